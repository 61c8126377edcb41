# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""IR of operations on floats and of memory accesses, for every pattern that selects
them: sources in registers, as immediates and in the constant bank, with signs."""
import itertools

from .matrix import text_of

FLOATS = {"float": "f32", "double": "f64", "half": "f16", "bfloat": "bf16",
          "<2 x half>": "v2f16", "<2 x bfloat>": "v2bf16"}
IMMEDIATES = {"float": "1.5", "double": "1.5", "half": "1.5", "bfloat": "1.5",
              "<2 x half>": "<half 1.5, half 2.0>",
              "<2 x bfloat>": "<bfloat 1.5, bfloat 2.0>"}
MINMAX = ["minnum", "maxnum", "minimumnum", "maximumnum", "minimum", "maximum"]
ROUNDINGS = ["floor", "ceil", "trunc", "roundeven", "rint", "nearbyint"]
FUNCTIONS = ["sqrt", "sin", "cos", "exp2", "log2"]
COMPARISONS = ["oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult",
               "ule", "une", "uno"]
LOADED = ["i8", "i16", "i32", "i64", "i128", *FLOATS, "<2 x i32>", "<4 x i32>",
          "<2 x i64>", "<2 x float>", "<4 x float>", "<2 x double>", "<4 x i8>"]
CAST = [["i32", "float", "<2 x half>", "<2 x bfloat>"],
        ["i64", "double", "<2 x i32>", "<2 x float>"],
        ["<4 x i32>", "<4 x float>", "<2 x i64>", "<2 x double>"],
        ["i16", "half", "bfloat"]]
RMW = ["add", "umin", "umax", "min", "max", "uinc_wrap", "udec_wrap", "and", "or", "xor",
       "xchg", "sub"]


class Builder:
    """Collects functions; lines use %a, %b, %c, %p."""

    def __init__(self):
        self.parts, self.declarations, self.names = [], set(), {}

    def kernel(self, what, parameters, lines, result=None):
        """A kernel that stores %r, of the type result, if there is one."""
        name = f"f{len(self.parts)}"
        if result:
            parameters = [*parameters, "ptr addrspace(1) %out"]
            lines = [*lines, f"store {result} %r, ptr addrspace(1) %out"]
        body = "\n  ".join([*lines, "ret void"])
        self.parts.append(f"define ptx_kernel void @{name}({', '.join(parameters)}) "
                          f"{{\n  {body}\n}}\n")
        self.names[name] = what

    def function(self, what, parameters, lines, result):
        name = f"f{len(self.parts)}"
        body = "\n  ".join([*lines, f"ret {result} %r"])
        self.parts.append(f"define {result} @{name}({', '.join(parameters)}) "
                          f"{{\n  {body}\n}}\n")
        self.names[name] = what

    def call(self, name, type_, operands, result=None, mangled=None):
        full = f"llvm.{name}.{mangled or FLOATS[type_]}"
        types = ", ".join([type_] * len(operands))
        self.declarations.add(f"declare {result or type_} @{full}({types})")
        return (f"call {result or type_} @{full}("
                + ", ".join(f"{type_} {x}" for x in operands) + ")")

    def signed(self, type_, operand, how):
        """Lines that apply a sign to an operand; its new name."""
        if not how or operand[0] != "%":
            return [], operand
        lines, name = [], operand
        if "abs" in how:
            lines.append(f"{operand}.abs = " + self.call("fabs", type_, [name]))
            name = operand + ".abs"
        if "neg" in how:
            lines.append(f"{operand}.neg = fneg {type_} {name}")
            name = operand + ".neg"
        return lines, name

    def operation(self, what, type_, text, operands, result=None):
        """text makes the right side of a list of operands. In registers, with an
        immediate last or second, and from the constant bank."""
        result = result or type_
        letters = ["%a", "%b", "%c"][:operands]
        parameters = [f"{type_} {x}" for x in letters]
        for how in ("", "neg", "abs", "neg abs"):
            lines, names = [], []
            for x in letters:
                more, name = self.signed(type_, x, how)
                lines += more
                names.append(name)
            self.function(f"{what} {type_} {how}", parameters,
                          [*lines, f"%r = {text(names)}"], result)
            self.kernel(f"{what} {type_} {how} bank", parameters,
                        [*lines, f"%r = {text(names)}"], result)
        for at in range(operands):
            names = list(letters)
            names[at] = IMMEDIATES[type_]
            self.function(f"{what} {type_} immediate {at}", parameters,
                          [f"%r = {text(names)}"], result)
            loads = [f"%l{k} = load {type_}, ptr addrspace(1) %p" for k in range(operands)
                     if k != at]
            names = [f"%l{k}" if k != at else letters[at] for k in range(operands)]
            self.kernel(f"{what} {type_} bank {at}", [*parameters, "ptr addrspace(1) %p"],
                        [*loads, f"%r = {text(names)}"], result)


def floats(b):
    for type_ in FLOATS:
        for op in ("fadd", "fmul"):
            b.operation(op, type_, lambda x, op=op, t=type_: f"{op} {t} {x[0]}, {x[1]}", 2)
        b.operation("fma", type_, lambda x, t=type_: b.call("fma", t, x), 3)
        for op in MINMAX:
            b.operation(op, type_, lambda x, op=op, t=type_: b.call(op, t, x), 2)
        b.operation("select", type_, lambda x, t=type_:
                    f"select i1 true, {t} {x[0]}, {t} {x[1]}", 2)
        flag = "<2 x i1>" if type_[0] == "<" else "i1"
        for how in COMPARISONS:
            b.operation(f"fcmp {how}", type_, lambda x, how=how, t=type_:
                        f"fcmp {how} {t} {x[0]}, {x[1]}", 2, flag)
        b.function(f"select {type_}", [f"{type_} %a", f"{type_} %b", "i1 %c"],
                   [f"%r = select i1 %c, {type_} %a, {type_} %b"], type_)
        b.kernel(f"select {type_} bank", [f"{type_} %a", f"{type_} %b", "i1 %c",
                                          "ptr addrspace(1) %p"],
                 [f"%l = load {type_}, ptr addrspace(1) %p",
                  f"%r = select i1 %c, {type_} %l, {type_} %b"], type_)
        if type_[0] != "<":
            for op in ROUNDINGS:
                b.operation(op, type_, lambda x, op=op, t=type_: b.call(op, t, x), 1)
    for op in FUNCTIONS:
        b.operation(op, "float", lambda x, op=op: b.call(op, "float", x), 1)
    conversions(b)


SCALAR_FLOATS = [t for t in FLOATS if t[0] != "<"]


def float_conversions():
    """The operation, source and target of each conversion between floats."""
    width = {"float": 32, "double": 64, "half": 16, "bfloat": 16}
    for source, target in itertools.permutations(SCALAR_FLOATS, 2):
        if width[source] != width[target]:
            yield "fpext" if width[source] < width[target] else "fptrunc", source, target


def conversions(b):
    for how, source, target in float_conversions():
        b.operation(f"{how} {target}", source, lambda x, h=how, s=source, t=target:
                    f"{h} {s} {x[0]} to {t}", 1, target)
    for source in SCALAR_FLOATS:
        for bits, sign in itertools.product((8, 16, 32, 64), "su"):
            target = f"i{bits}"
            how = f"fpto{sign}i"
            b.operation(f"{how} {target}", source, lambda x, h=how, s=source, t=target:
                        f"{h} {s} {x[0]} to {t}", 1, target)
            b.operation(f"{how}.sat {target}", source, lambda x, h=how, s=source, t=target:
                        b.call(f"{h}.sat", s, x, t, f"{t}.{FLOATS[s]}"), 1, target)
            how = f"{sign}itofp"
            line = f"%r = {how} {target} %a to {source}"
            b.function(f"{how} {target} {source}", [f"{target} %a"], [line], source)
            b.kernel(f"{how} {target} {source} bank", [f"{target} %a"], [line], source)
    for target, sign, mask in itertools.product(SCALAR_FLOATS, "su", (0xff, 0xffff)):
        b.function(f"{sign}itofp and {mask:#x} {target}", ["i32 %a"],
                   [f"%m = and i32 %a, {mask}", f"%r = {sign}itofp i32 %m to {target}"], target)
    for types in CAST:
        for source, target in itertools.permutations(types, 2):
            b.function(f"bitcast {source} {target}", [f"{source} %a"],
                       [f"%r = bitcast {source} %a to {target}"], target)


SPACES = {"generic": "ptr", "global": "ptr addrspace(1)", "shared": "ptr addrspace(3)",
          "constant": "ptr addrspace(4)"}


def memory(b):
    for (space, pointer), type_ in itertools.product(SPACES.items(), LOADED):
        b.kernel(f"load {type_} {space}", [f"{pointer} %p"],
                 [f"%r = load {type_}, {pointer} %p"], type_)
        if type_ in ("i8", "i16"):
            for how in ("zext", "sext"):
                b.kernel(f"load {type_} {how} {space}", [f"{pointer} %p"],
                         [f"%l = load {type_}, {pointer} %p",
                          f"%r = {how} {type_} %l to i32"], "i32")
        if space == "global":
            b.kernel(f"load {type_} invariant", [f"{pointer} %p"],
                     [f"%r = load {type_}, {pointer} %p, !invariant.load !{{}}"], type_)
        if space != "constant":
            b.kernel(f"store {type_} {space}", [f"{pointer} %p", f"{type_} %a"],
                     [f"store {type_} %a, {pointer} %p"])
    for space, pointer in SPACES.items():
        if space != "constant":
            atomics(b, space, pointer)


def atomics(b, space, pointer):
    for type_, op in itertools.product(("i32", "i64"), RMW):
        line = f"atomicrmw {op} {pointer} %p, {type_} %a monotonic"
        b.kernel(f"{op} {type_} {space}", [f"{pointer} %p", f"{type_} %a"],
                 [f"%r = {line}"], type_)
        b.kernel(f"{op} {type_} {space} unused", [f"{pointer} %p", f"{type_} %a"], [line])
    for type_ in ("i8", "i16", "i32", "i64"):
        align = int(type_[1:]) // 8
        b.kernel(f"atomic load {type_} {space}", [f"{pointer} %p"],
                 [f"%r = load atomic {type_}, {pointer} %p monotonic, align {align}"], type_)
        b.kernel(f"atomic store {type_} {space}", [f"{pointer} %p", f"{type_} %a"],
                 [f"store atomic {type_} %a, {pointer} %p release, align {align}"])
    for type_ in ("i32", "i64"):
        b.kernel(f"cmpxchg {type_} {space}", [f"{pointer} %p", f"{type_} %a", f"{type_} %b"],
                 [f"%s = cmpxchg {pointer} %p, {type_} %a, {type_} %b monotonic monotonic",
                  f"%r = extractvalue {{ {type_}, i1 }} %s, 0"], type_)


def modules(size=150):
    """IR files of all of these: (text, {name: description})."""
    b = Builder()
    floats(b)
    memory(b)
    yield from of(b, size)


def of(b, size=150):
    """IR files of what a builder has."""
    names = list(b.names)
    for first in range(0, len(names), size):
        kept = names[first:first + size]
        yield (text_of(b.parts[first:first + size], b.declarations),
               {name: b.names[name] for name in kept})
