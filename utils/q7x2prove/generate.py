# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random functions of LLVM IR.

A function has operands of all types, operations on them, branches that join and,
if wanted, loops, accesses to memory and floating-point operations. A `defined` one
has no poison and no undefined behavior, whatever its inputs are: it has one result,
which the host computes as well.
"""
import random

INTEGERS = ["i1", "i8", "i16", "i32", "i64"]
UNUSUAL = ["i7", "i24", "i33", "i48", "i128"]
VECTORS = ["<2 x i8>", "<4 x i8>", "<2 x i16>", "<4 x i16>", "<2 x i32>", "<4 x i32>",
           "<2 x i64>", "<3 x i32>", "<8 x i8>"]
FLOATS = ["float", "double", "half", "<2 x float>", "<2 x half>", "<4 x float>"]
FLOAT_BITS = {"half": 16, "float": 32, "double": 64}
COMPARISONS = ["eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle"]
FLOAT_COMPARISONS = ["oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt",
                     "uge", "ult", "ule", "une", "uno"]
SLOTS = 8  # of 16 bytes, in the memory that a function reads and writes


def element(type_):
    return type_[1:-1].split(" x ")[1] if type_[0] == "<" else type_


def count(type_):
    return int(type_[1:].split(" x ")[0]) if type_[0] == "<" else 1


def width(type_):
    """Of an element, in bits."""
    return FLOAT_BITS.get(element(type_)) or int(element(type_)[1:])


def is_float(type_):
    return element(type_) in FLOAT_BITS


def same_shape(type_, of):
    """A type with as many elements as type_."""
    return f"<{count(type_)} x {of}>" if count(type_) > 1 else of


def suffix(type_):
    short = {"half": "f16", "float": "f32", "double": "f64"}.get(element(type_),
                                                                  element(type_))
    return f"v{count(type_)}{short}" if count(type_) > 1 else short


def store_bytes(type_):
    return (count(type_) * width(type_) + 7) // 8


class Maker:
    """Makes one function."""

    def __init__(self, rng, name, defined, floats=True, loops=True, memory=True):
        self.rng, self.name, self.defined = rng, name, defined
        self.loops, self.memory = loops, memory
        self.types = INTEGERS * 2 + UNUSUAL + VECTORS + (FLOATS if floats else [])
        self.lines, self.values = [], []   # (name, type), those that dominate
        self.numbers = 0
        self.block = "entry"
        self.declarations = set()
        self.products = 0

    def chance(self, probability):
        return self.rng.random() < probability

    def fresh(self, prefix="v"):
        self.numbers += 1
        return f"%{prefix}{self.numbers}"

    def emit(self, text, type_):
        name = self.fresh()
        self.lines.append(f"  {name} = {text}")
        self.values.append((name, type_))
        return name

    # ---- operands ----
    def scalar_constant(self, type_):
        if type_ in FLOAT_BITS:
            number = self.rng.choice([0.0, -0.0, 1.0, -1.5, 0.5, 3.0, 1024.0, -7.25])
            return repr(number)
        bits = int(type_[1:])
        if bits == 1:
            return self.rng.choice(["true", "false"])
        value = self.rng.choice([0, 1, 2, 3, 7, 8, 31, 255, 256, -1, -2, -128, 1 << (bits - 1),
                                 (1 << (bits - 1)) - 1, self.rng.getrandbits(bits)])
        value %= 1 << bits
        return str(value - (1 << bits) if value >> (bits - 1) else value)

    def constant(self, type_):
        if count(type_) == 1:
            return self.scalar_constant(type_)
        one = element(type_)
        parts = [f"{one} {self.scalar_constant(one)}" for _ in range(count(type_))]
        return f"<{', '.join(parts)}>"

    def value(self, type_, constant=0.15):
        """An operand of a type: a value, one converted to it, or a constant."""
        have = [n for n, of in self.values if of == type_]
        if have and not self.chance(constant):
            return self.rng.choice(have[-6:])
        if self.chance(constant) or not self.values:
            return self.constant(type_)
        return self.converted(type_)

    def converted(self, type_):
        """Some value, made one of a type."""
        name, of = self.rng.choice(self.values[-8:])
        if of == type_:
            return name
        if count(of) > 1:
            index = self.rng.randrange(count(of))
            name = self.emit(f"extractelement {of} {name}, i32 {index}", element(of))
            of = element(of)
        if is_float(type_) or is_float(of):
            if of in FLOAT_BITS:
                name = self.without_nan(name, of)
                bits = f"i{FLOAT_BITS[of]}"
                name, of = self.emit(f"bitcast {of} {name} to {bits}", bits), bits
            target = f"i{width(type_)}" if is_float(type_) else element(type_)
            name = self.resized(name, of, target)
            if is_float(type_):
                name = self.emit(f"bitcast {target} {name} to {element(type_)}",
                                 element(type_))
        else:
            name = self.resized(name, of, element(type_))
        return self.splat(name, type_) if count(type_) > 1 else name

    def resized(self, name, of, target):
        if of == target:
            return name
        how = "trunc" if width(of) > width(target) else self.rng.choice(["zext", "sext"])
        return self.emit(f"{how} {of} {name} to {target}", target)

    def splat(self, name, type_):
        """A vector of constants with the value in one element."""
        index = self.rng.randrange(count(type_))
        return self.emit(f"insertelement {type_} {self.constant(type_)}, "
                         f"{element(type_)} {name}, i32 {index}", type_)

    def call(self, name, result, arguments):
        """arguments are (type, operand)."""
        types = ", ".join(type_ for type_, _ in arguments)
        self.declarations.add(f"declare {result} @{name}({types})")
        given = ", ".join(f"{type_} {operand}" for type_, operand in arguments)
        return f"call {result} @{name}({given})"

    # ---- operations ----
    def operation(self):
        type_ = self.rng.choice(self.types)
        kinds = ([self.float_arithmetic, self.float_unary, self.float_compare, self.select,
                  self.float_minmax, self.float_convert]
                 if is_float(type_) else
                 [self.arithmetic, self.arithmetic, self.logic, self.logic, self.shift,
                  self.compare, self.select, self.minmax, self.funnel, self.count_bits,
                  self.saturating, self.overflow, self.divide, self.cast, self.reverse])
        if count(type_) > 1:
            kinds = kinds + [self.element_access, self.shuffle, self.bitcast]
        if self.memory and self.chance(0.15):
            return self.access(type_)
        return self.rng.choice(kinds)(type_)

    def flags(self, *names):
        return "" if self.defined or self.chance(0.6) else self.rng.choice(names) + " "

    def binary(self, op, type_, b=None):
        a = self.value(type_)
        return self.emit(f"{op} {type_} {a}, {b or self.value(type_)}", type_)

    def arithmetic(self, type_):
        op = self.rng.choice(["add", "sub", "add", "sub", "mul"])
        if op == "mul":
            self.products += count(type_)
            if not self.defined and (self.products > 4 or width(type_) > 64):
                op = "add"
        return self.binary(f"{op} {self.flags('nsw', 'nuw', 'nuw nsw')}".strip(), type_)

    def logic(self, type_):
        return self.binary(self.rng.choice(["and", "or", "xor"]), type_)

    def amount(self, type_):
        """A shift amount in range: a constant, or masked."""
        bits = width(type_)
        if bits == 1:
            return "zeroinitializer" if count(type_) > 1 else "false"
        if self.chance(0.5) or bits & (bits - 1):
            parts = [f"{element(type_)} {self.rng.randrange(bits)}"
                     for _ in range(count(type_))]
            return f"<{', '.join(parts)}>" if count(type_) > 1 else parts[0].split()[1]
        if not self.defined:
            return self.value(type_)
        one = element(type_)
        mask = (f"<{', '.join([f'{one} {bits - 1}'] * count(type_))}>"
                if count(type_) > 1 else str(bits - 1))
        return self.emit(f"and {type_} {self.value(type_)}, {mask}", type_)

    def shift(self, type_):
        op = self.rng.choice(["shl", "lshr", "ashr"])
        flags = self.flags("nsw", "nuw") if op == "shl" else self.flags("exact")
        return self.binary(f"{op} {flags}".strip(), type_, self.amount(type_))

    def compare(self, type_):
        how = self.rng.choice(COMPARISONS)
        return self.emit(f"icmp {how} {type_} {self.value(type_)}, {self.value(type_)}",
                         same_shape(type_, "i1"))

    def select(self, type_):
        which = same_shape(type_, "i1") if self.chance(0.5) else "i1"
        condition = self.value(which, constant=0.02)
        return self.emit(f"select {which} {condition}, {type_} {self.value(type_)}, "
                         f"{type_} {self.value(type_)}", type_)

    def intrinsic(self, name, type_, operands, extra=()):
        arguments = [(type_, self.value(type_)) for _ in range(operands)] + list(extra)
        return self.emit(self.call(f"llvm.{name}.{suffix(type_)}", type_, arguments), type_)

    def minmax(self, type_):
        return self.intrinsic(self.rng.choice(["smin", "smax", "umin", "umax"]), type_, 2)

    def funnel(self, type_):
        name = self.rng.choice(["fshl", "fshr"])
        if self.chance(0.4):
            x = self.value(type_)
            arguments = [(type_, x), (type_, x), (type_, self.value(type_, 0.5))]
            return self.emit(self.call(f"llvm.{name}.{suffix(type_)}", type_, arguments),
                             type_)
        return self.intrinsic(name, type_, 3)

    def count_bits(self, type_):
        name = self.rng.choice(["ctpop", "ctlz", "cttz", "abs"])
        extra = [] if name == "ctpop" else [("i1", "false")]
        return self.intrinsic(name, type_, 1, extra)

    def reverse(self, type_):
        name = "bswap" if width(type_) % 16 == 0 and self.chance(0.5) else "bitreverse"
        return self.intrinsic(name, type_, 1)

    def saturating(self, type_):
        return self.intrinsic(
            self.rng.choice(["sadd.sat", "uadd.sat", "ssub.sat", "usub.sat"]), type_, 2)

    def overflow(self, type_):
        name = self.rng.choice(["sadd", "uadd", "ssub", "usub", "umul", "smul"])
        if "mul" in name:
            self.products += 1
            if not self.defined and (self.products > 2 or width(type_) > 32):
                name = "sadd"
        flags = same_shape(type_, "i1")
        pair = f"{{ {type_}, {flags} }}"
        arguments = [(type_, self.value(type_)) for _ in range(2)]
        call = self.call(f"llvm.{name}.with.overflow.{suffix(type_)}", pair, arguments)
        result = self.fresh("p")
        self.lines.append(f"  {result} = {call}")
        self.emit(f"extractvalue {pair} {result}, 1", flags)
        return self.emit(f"extractvalue {pair} {result}, 0", type_)

    def divide(self, type_):
        bits = width(type_)
        if bits < 3 or not self.defined and bits * count(type_) > 16:
            return self.logic(type_)
        op = self.rng.choice(["udiv", "sdiv", "urem", "srem"])
        if not self.defined or self.chance(0.5):
            one = element(type_)
            parts = [str(self.rng.choice([2, 3]) if bits < 4 else
                         self.rng.choice([2, 3, 4, 5, 6, 7][:6 if bits > 4 else 3]))
                     for _ in range(count(type_))]
            b = (f"<{', '.join(f'{one} {p}' for p in parts)}>" if count(type_) > 1
                 else parts[0])
            return self.binary(op, type_, b)
        return self.guarded_division(op, type_)

    def guarded_division(self, op, type_):
        """By a divisor from 1 to half of the type's range: neither 0 nor -1."""
        one = element(type_)

        def each(text):
            return (f"<{', '.join([f'{one} {text}'] * count(type_))}>" if count(type_) > 1
                    else text)
        half = str((1 << (width(type_) - 1)) - 1)
        masked = self.emit(f"and {type_} {self.value(type_)}, {each(half)}", type_)
        divisor = self.emit(f"or {type_} {masked}, {each('1')}", type_)
        return self.binary(op, type_, divisor)

    def cast(self, type_):
        target = self.rng.choice([f"i{w}" for w in (1, 8, 16, 24, 32, 64)
                                  if w != width(type_)])
        result = same_shape(type_, target)
        how = ("trunc" if width(target) < width(type_)
               else self.rng.choice(["zext", "sext"]))
        return self.emit(f"{how} {type_} {self.value(type_)} to {result}", result)

    # ---- vectors ----
    def element_access(self, type_):
        vector, one = self.value(type_), element(type_)
        if self.chance(0.3) and (count(type_) & (count(type_) - 1)) == 0:
            index = self.emit(f"and i32 {self.value('i32')}, {count(type_) - 1}", "i32")
        else:
            index = self.rng.randrange(count(type_))
        if self.chance(0.5):
            return self.emit(f"extractelement {type_} {vector}, i32 {index}", one)
        return self.emit(f"insertelement {type_} {vector}, {one} {self.value(one)}, "
                         f"i32 {index}", type_)

    def shuffle(self, type_):
        picks = [self.rng.randrange(2 * count(type_)) for _ in range(count(type_))]
        mask = ", ".join(f"i32 {p}" for p in picks)
        return self.emit(f"shufflevector {type_} {self.value(type_)}, {type_} "
                         f"{self.value(type_)}, <{count(type_)} x i32> <{mask}>", type_)

    def bitcast(self, type_):
        bits = width(type_) * count(type_)
        others = [t for t in self.types if t != type_ and width(t) * count(t) == bits]
        if not others or is_float(type_):
            return self.shuffle(type_)
        target = self.rng.choice(others)
        return self.emit(f"bitcast {type_} {self.value(type_)} to {target}", target)

    # ---- floats ----
    def float_arithmetic(self, type_):
        op = self.rng.choice(["fadd", "fsub", "fmul", "fma"])
        # x86 has no fused product of halves: LLVM rounds it twice.
        if op == "fma" and element(type_) != "half":
            return self.intrinsic("fma", type_, 3)
        return self.binary(op if op != "fma" else "fmul", type_)

    def float_unary(self, type_):
        if self.chance(0.4):
            return self.emit(f"fneg {type_} {self.value(type_)}", type_)
        return self.intrinsic(self.rng.choice(["fabs", "floor", "ceil", "trunc", "rint"]),
                              type_, 1)

    def float_minmax(self, type_):
        name = self.rng.choice(["minimum", "maximum", "minimumnum", "maximumnum", "copysign"])
        if name != "copysign":
            return self.intrinsic(name, type_, 2)
        arguments = [(type_, self.value(type_)),
                     (type_, self.without_nan(self.value(type_), type_))]
        return self.emit(self.call(f"llvm.copysign.{suffix(type_)}", type_, arguments),
                         type_)

    def float_compare(self, type_):
        how = self.rng.choice(FLOAT_COMPARISONS)
        return self.emit(f"fcmp {how} {type_} {self.value(type_)}, {self.value(type_)}",
                         same_shape(type_, "i1"))

    def float_convert(self, type_):
        kind = self.rng.random()
        if kind < 0.4:
            # To half from wide integers x86 rounds twice.
            of = same_shape(type_, self.rng.choice(
                ["i8", "i16"] if element(type_) == "half" else ["i8", "i16", "i32", "i64"]))
            how = self.rng.choice(["sitofp", "uitofp"])
            return self.emit(f"{how} {of} {self.value(of)} to {type_}", type_)
        if kind < 0.7:
            target = same_shape(type_, self.rng.choice(["i8", "i16", "i32", "i64"]))
            name = self.rng.choice(["fptosi.sat", "fptoui.sat"])
            full = f"llvm.{name}.{suffix(target)}.{suffix(type_)}"
            return self.emit(self.call(full, target, [(type_, self.value(type_))]), target)
        other = self.rng.choice([f for f in FLOAT_BITS if f != element(type_)])
        target = same_shape(type_, other)
        how = "fpext" if FLOAT_BITS[other] > width(type_) else "fptrunc"
        return self.emit(f"{how} {type_} {self.value(type_)} to {target}", target)

    # ---- memory ----
    def access(self, type_):
        """A load or store at a constant or computed slot."""
        if self.chance(0.5):
            slot = str(self.rng.randrange(SLOTS))
        else:
            small = self.emit(f"and i32 {self.value('i32')}, {SLOTS - 1}", "i32")
            slot = self.emit(f"zext i32 {small} to i64", "i64")
        address = self.fresh("a")
        self.lines.append(f"  {address} = getelementptr i128, ptr addrspace(1) %mem, "
                          f"i64 {slot}")
        if width(type_) * count(type_) % 8:
            type_ = "i32"
        if self.chance(0.5):
            return self.emit(f"load {type_}, ptr addrspace(1) {address}, align 16", type_)
        self.lines.append(f"  store {type_} {self.canonical(self.value(type_), type_)}, "
                          f"ptr addrspace(1) {address}, align 16")
        return None

    def canonical(self, value, type_):
        """For memory, whose floats the prover compares as such."""
        if not is_float(type_) or not self.defined:
            return value
        return self.without_nan(value, type_)

    def without_nan(self, value, type_):
        """The value with each NaN replaced, whose bits machines choose."""
        nan = self.emit(f"fcmp uno {type_} {value}, {value}", same_shape(type_, "i1"))
        zero = "zeroinitializer" if count(type_) > 1 else "0.0"
        return self.emit(f"select {same_shape(type_, 'i1')} {nan}, {type_} {zero}, "
                         f"{type_} {value}", type_)

    # ---- control flow ----
    def label(self, name):
        self.lines.append(f"{name}:")
        self.block = name

    def arm(self, size, depth, merge):
        before = list(self.values)
        self.body(size, depth - 1)
        results = [(type_, self.value(type_, 0.1)) for type_ in merge]
        end = self.block
        self.values = before
        return results, end

    def branch(self, size, depth):
        k = self.numbers = self.numbers + 1
        condition = self.value("i1", 0)
        merge = [self.rng.choice(self.types) for _ in range(self.rng.randint(1, 2))]
        self.lines.append(f"  br i1 {condition}, label %yes{k}, label %no{k}")
        ends = []
        for name in (f"yes{k}", f"no{k}"):
            self.label(name)
            ends.append(self.arm(size, depth, merge))
            self.lines.append(f"  br label %join{k}")
        self.label(f"join{k}")
        for (type_, a), (_, b) in zip(ends[0][0], ends[1][0]):
            self.emit(f"phi {type_} [ {a}, %{ends[0][1]} ], [ {b}, %{ends[1][1]} ]", type_)

    def loop(self, size, depth):
        """A loop of at most eight iterations, with a value that it carries."""
        k = self.numbers = self.numbers + 1
        type_ = self.rng.choice(self.types)
        bound = self.emit(f"and i32 {self.value('i32')}, 7", "i32")
        first, before = self.value(type_), self.block
        self.lines.append(f"  br label %loop{k}")
        self.label(f"loop{k}")
        at = len(self.lines)
        counter, carried = f"%i{k}", f"%c{k}"
        outside = list(self.values)
        self.values += [(counter, "i32"), (carried, type_)]
        self.body(size, depth - 1)
        result, end = self.value(type_, 0.05), self.block
        self.lines[at:at] = [f"  {counter} = phi i32 [ 0, %{before} ], [ %n{k}, %{end} ]",
                             f"  {carried} = phi {type_} [ {first}, %{before} ], "
                             f"[ {result}, %{end} ]"]
        self.lines += [f"  %n{k} = add i32 {counter}, 1",
                       f"  %more{k} = icmp ult i32 %n{k}, {bound}",
                       f"  br i1 %more{k}, label %loop{k}, label %after{k}"]
        self.label(f"after{k}")
        self.values = outside
        if result.startswith("%"):
            self.values.append((result, type_))

    def body(self, size, depth):
        while size > 0:
            if depth and size > 3 and self.chance(0.12):
                inner = self.rng.randint(1, size // 2)
                if self.loops and self.chance(0.4):
                    self.loop(inner, depth)
                else:
                    self.branch(inner, depth)
                size -= 2 * inner
            else:
                self.operation()
                size -= 1


ARGUMENTS = ["i1", "i8", "i16", "i32", "i32", "i64", "i64", "<2 x i32>", "<4 x i8>"]
RETURNED = [*INTEGERS[1:], "<2 x i32>", "<4 x i32>", "<2 x i16>", "<2 x i8>"]


def provable(seed, name):
    """A function or kernel whose proof is within the model. (text, declarations)"""
    rng = random.Random(seed)
    memory = rng.random() < 0.4
    maker = Maker(rng, name, defined=False, floats=rng.random() < 0.3, loops=False,
                  memory=memory)
    maker.values = [(f"%arg{k}", rng.choice(ARGUMENTS)) for k in range(rng.randint(2, 4))]
    if memory:
        maker.values = maker.values[:3]
    parameters = [f"{type_} {n}" for n, type_ in maker.values]
    maker.body(rng.randint(5, 30), 2)
    if memory:
        parameters.append("ptr addrspace(1) %mem")
        maker.lines.append(f"  store i32 {maker.value('i32', 0)}, ptr addrspace(1) %mem, "
                           "align 16")
        head, end = "define ptx_kernel void", "  ret void"
    else:
        type_ = rng.choice(RETURNED)
        end = f"  ret {type_} {maker.value(type_, 0)}"
        head = f"define {type_}"
    lines = [f"{head} @{name}({', '.join(parameters)}) {{", "entry:", *maker.lines, end, "}"]
    return "\n".join(lines) + "\n", maker.declarations


INPUTS = ["i8", "i16", "i32", "i32", "i64", "i64", "<2 x i32>", "<4 x i8>", "float",
          "double", "half", "<2 x half>", "i128"]
INPUT_BYTES = 16 * len(INPUTS)
OUTPUTS, OUTPUT_BYTES = 4, 16 * (4 + SLOTS)


def runnable(seed, name):
    """A defined function of (in, out): it reads its values from in, and leaves its
    results and its memory in out. (text, declarations)"""
    rng = random.Random(seed)
    maker = Maker(rng, name, defined=True)
    for k, type_ in enumerate(INPUTS):
        address = maker.fresh("a")
        maker.lines.append(f"  {address} = getelementptr i128, ptr addrspace(1) %in, i64 {k}")
        maker.emit(f"load {type_}, ptr addrspace(1) {address}, align 16", type_)
    maker.lines.append("  %mem = getelementptr i128, ptr addrspace(1) %out, "
                       f"i64 {OUTPUTS}")
    rng.shuffle(maker.values)
    maker.body(rng.randint(10, 60), 3)
    for k in range(OUTPUTS):
        type_ = rng.choice([t for t in maker.types if width(t) * count(t) % 8 == 0
                            and store_bytes(t) <= 16])
        value = maker.canonical(maker.value(type_, 0), type_)
        address = maker.fresh("a")
        maker.lines += [f"  {address} = getelementptr i128, ptr addrspace(1) %out, i64 {k}",
                        f"  store {type_} {value}, ptr addrspace(1) {address}, align 16"]
    head = f"define void @{name}(ptr addrspace(1) %in, ptr addrspace(1) %out)"
    lines = [f"{head} {{", "entry:", *maker.lines, "  ret void", "}"]
    return "\n".join(lines) + "\n", maker.declarations
