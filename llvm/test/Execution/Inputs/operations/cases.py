"""Cases, the module that contains them, and the comparison of its results.

A case is a function of LLVM IR with its arguments and the correct results.
Values are bit patterns; a correct result is a
bit pattern or a container of several. Thread i of the kernel calls each case's
function with the i-th values.
"""
import random
import re

THREADS = 128
SLOT = 16  # bytes that an element takes in the buffers

WIDTHS = {"half": 16, "bfloat": 16, "float": 32, "double": 64}


def width(element):
    return WIDTHS.get(element) or int(element[1:])


class Type:
    """An IR type: an element, or a vector of them for lanes > 0."""

    def __init__(self, element, lanes=0):
        self.element, self.lanes = element, lanes

    def __str__(self):
        return (f"<{self.lanes} x {self.element}>" if self.lanes
                else self.element)

    @property
    def suffix(self):
        """The type in the name of an intrinsic."""
        scalar = {"half": "f16", "bfloat": "bf16", "float": "f32",
                  "double": "f64"}.get(self.element, self.element)
        return f"v{self.lanes}{scalar}" if self.lanes else scalar

    @property
    def elements(self):
        return self.lanes or 1


class Case:
    """arguments, results: types. body defines %r0, %r1 ... of %a, %b ...
    inputs: a tuple of values for each thread, expected: results likewise.
    A value of a vector is a tuple itself."""

    def __init__(self, name, arguments, results, body, inputs, expected):
        self.name = re.sub(r"[^\w.]", "_", name)
        self.arguments, self.results = arguments, results
        self.body, self.inputs, self.expected = body, inputs, expected


def seeded(name):
    return random.Random("operations " + name)


# ---- operations over elements ----------------------------------------------


class Operation:
    """A body whose types are placeholders: {T}, the type of the operands, {t}
    its spelling in names of intrinsics, {L} and {l} the last operand's, {R} and
    {r} the result's, {N} and {n} one of i32 with as many lanes, {B} one of i1.
    Operands are {a}, {b}, {c}.

    reference takes and gives elements; it returns None for what has no
    defined result. inputs(rng) makes one tuple of arguments; those of always
    come first where one argument is not a constant."""

    known = {}

    def __init__(self, name, arguments, results, body, reference, inputs,
                 constants=(), always=()):
        self.name, self.body = name, body
        self.arguments, self.results = arguments, results
        self.reference, self.inputs = reference, inputs
        self.constants, self.always = constants, always

    def samples(self, fixed=None):
        """Inputs with defined results; fixed: the last argument's value. The
        same for vectors of any length."""
        key = f"{self.name} {self.arguments} {self.results} {fixed}"
        if key not in Operation.known:
            Operation.known[key] = self.make_samples(seeded(key), fixed)
        return Operation.known[key]

    def make_samples(self, rng, fixed):
        free = len(self.arguments) - (fixed is not None)
        always = self.always if free == 1 else ()
        found = []
        for number in range(THREADS * 20):
            values = (always[number] if number < len(always)
                      else self.inputs(rng))
            if fixed is not None:
                values = values[:-1] + (fixed,)
            results = self.reference(*values)
            if results is not None:
                found.append((values, results))
            if len(found) == THREADS:
                break
        if not found:
            return []
        return [found[i % len(found)] for i in range(THREADS)]


# ---- bodies ----------------------------------------------------------------


def simple(op):
    return "%r0 = " + op + " {T} {a}, {b}"


def call(name, operands=2):
    names = ", ".join("{T} {" + letter + "}" for letter in "abc"[:operands])
    return "%r0 = call {T} @llvm." + name + ".{t}(" + names + ")"


def call_for_two(name, second, operands):
    """A call whose results are a {T} and a value of type second."""
    both = "{{ {T}, " + second + " }}"
    return (f"%x = call {both} @llvm.{name}({operands})\n"
            f"%r0 = extractvalue {both} %x, 0\n"
            f"%r1 = extractvalue {both} %x, 1")


def select_operation(element, pick_element):
    return Operation("select", [element, element, "i1"], [element],
                     "%r0 = select {L} {c}, {T} {a}, {T} {b}",
                     lambda a, b, c: a if c else b,
                     lambda rng: (pick_element(rng), pick_element(rng),
                                  rng.getrandbits(1)))


# ---- cases of operations ---------------------------------------------------


def wrap(results):
    return results if isinstance(results, tuple) else (results,)


def make_case(operation, lanes=0, fixed=None, literal=None):
    """fixed: the last argument is this constant, with that literal."""
    samples = operation.samples(fixed)
    if not samples:
        return None
    arguments = [Type(e, lanes) for e in operation.arguments]
    results = [Type(e, lanes) for e in operation.results]
    operands = ["%a", "%b", "%c"][:len(arguments)]
    name = f"{operation.name}.{arguments[0].suffix}.{results[0].suffix}"
    if fixed is not None:
        operands[-1] = (f"splat ({operation.arguments[-1]} {literal})" if lanes
                        else literal)
        name += f".c{fixed:x}"
        arguments = arguments[:-1]
        samples = [(values[:-1], right) for values, right in samples]
    types = {"T": Type(operation.arguments[0], lanes),
             "L": Type(operation.arguments[-1], lanes), "R": results[0],
             "N": Type("i32", lanes), "B": Type("i1", lanes)}
    body = operation.body.format(
        **types, **{letter.lower(): ty.suffix for letter, ty in types.items()
                    if letter != "B"}, **dict(zip("abc", operands)))
    samples = [(values, wrap(right)) for values, right in samples]
    if lanes:
        samples = [bundle(samples, i, lanes) for i in range(THREADS)]
    return Case(name, arguments, results, body, [s[0] for s in samples],
                [s[1] for s in samples])


def bundle(samples, first, lanes):
    """The samples of a vector's lanes."""
    chosen = [samples[(first + 5 * lane) % len(samples)]
              for lane in range(lanes)]
    return (tuple(zip(*(values for values, _ in chosen))),
            tuple(zip(*(right for _, right in chosen))))


# ---- the module ------------------------------------------------------------


def slots(types):
    return sum(t.elements for t in types)


def write_element_accesses(kind, types, lines):
    """Loads of arguments or stores of results, element by element."""
    slot = 0
    for number, ty in enumerate(types):
        value = f"%{kind}{number}"
        vector = "poison"
        for lane in range(ty.elements):
            place = f"%{kind}p{slot}"
            lines.append(f"  {place} = getelementptr i8, ptr addrspace(1) "
                         f"%{kind}, i64 {slot * SLOT}")
            element = value if not ty.lanes else f"{value}.{lane}"
            if kind == "in":
                lines.append(f"  {element} = load {ty.element}, "
                             f"ptr addrspace(1) {place}")
                if ty.lanes:
                    made = (value if lane == ty.lanes - 1
                            else f"{value}.to{lane}")
                    lines.append(f"  {made} = insertelement {ty} {vector}, "
                                 f"{ty.element} {element}, i32 {lane}")
                    vector = made
            else:
                if ty.lanes:
                    lines.append(f"  {element} = extractelement {ty} {value}, "
                                 f"i32 {lane}")
                lines.append(f"  store {ty.element} {element}, "
                             f"ptr addrspace(1) {place}")
            slot += 1


def result_type(case):
    if len(case.results) == 1:
        return str(case.results[0])
    return "{ " + ", ".join(map(str, case.results)) + " }"


def write_function(case, lines):
    strict = " strictfp" if "constrained" in case.body else ""
    parameters = ", ".join(f"{ty} %{letter}"
                           for ty, letter in zip(case.arguments, "abcdef"))
    lines.append(f"define internal {result_type(case)} @{case.name}("
                 f"{parameters}) noinline{strict} {{")
    body = case.body
    if strict:
        body = re.sub(r"(= call .*\))$", r"\1 strictfp", body, flags=re.M)
    lines.extend("  " + line.strip() if not line.strip().endswith(":")
                 else line.strip() for line in body.splitlines())
    returned = "%r0"
    if len(case.results) > 1:
        returned = "poison"
        for number, ty in enumerate(case.results):
            lines.append(f"  %s{number} = insertvalue {result_type(case)} "
                         f"{returned}, {ty} %r{number}, {number}")
            returned = f"%s{number}"
    lines.append(f"  ret {result_type(case)} {returned}")
    lines.append("}")


def write_caller(case, lines):
    """Copies between memory and the function's arguments and results."""
    lines.append(f"define internal void @run.{case.name}(ptr addrspace(1) %in, "
                 "ptr addrspace(1) %out) alwaysinline {")
    write_element_accesses("in", case.arguments, lines)
    values = ", ".join(f"{ty} %in{i}" for i, ty in enumerate(case.arguments))
    result = "%out0" if len(case.results) == 1 else "%all"
    lines.append(f"  {result} = call {result_type(case)} "
                 f"@{case.name}({values})")
    if len(case.results) > 1:
        for number in range(len(case.results)):
            lines.append(f"  %out{number} = extractvalue {result_type(case)} "
                         f"%all, {number}")
    write_element_accesses("out", case.results, lines)
    lines += ["  ret void", "}"]


def write_kernel(cases, lines):
    lines += ["declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()",
              "define ptx_kernel void @k(ptr addrspace(1) %in, "
              "ptr addrspace(1) %out) {",
              "  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()",
              "  %thread = zext i32 %tid to i64"]
    places = {"in": 0, "out": 0}
    for number, case in enumerate(cases):
        for kind, types in ("in", case.arguments), ("out", case.results):
            size = slots(types) * SLOT
            base = places[kind]
            places[kind] += size * THREADS
            name = f"%{kind}.{number}"
            lines += [f"  {name}.o = mul i64 %thread, {size}",
                      f"  {name}.b = add i64 {name}.o, {base}",
                      f"  {name} = getelementptr i8, ptr addrspace(1) %{kind}, "
                      f"i64 {name}.b"]
        lines.append(f"  call void @run.{case.name}(ptr addrspace(1) "
                     f"%in.{number}, ptr addrspace(1) %out.{number})")
    lines += ["  ret void", "}"]


def write_module(cases):
    lines = ['target triple = "q7x2"']
    for case in cases:
        write_function(case, lines)
        write_caller(case, lines)
    write_kernel(cases, lines)
    return "\n".join(lines) + "\n"


# ---- data ------------------------------------------------------------------


def elements_of(types, values):
    for ty, value in zip(types, values):
        yield from value if ty.lanes else (value,)


def input_bytes(cases):
    data = bytearray()
    for case in cases:
        for values in case.inputs:
            for bits in elements_of(case.arguments, values):
                data += bits.to_bytes(SLOT, "little")
    return bytes(data)


def output_size(cases):
    return sum(slots(case.results) for case in cases) * SLOT * THREADS


def is_right(got, right):
    return got == right if isinstance(right, int) else got in right


def show(value):
    if isinstance(value, tuple):
        return "<" + ", ".join(map(show, value)) + ">"
    return f"{value:#x}" if isinstance(value, int) else str(value)


def results_of(case, data, place):
    """Thread, element, result and correct result, of all results of a case."""
    types = [ty.element for ty in case.results for _ in range(ty.elements)]
    for thread, right in enumerate(case.expected):
        wanted = elements_of(case.results, right)
        for number, (ty, want) in enumerate(zip(types, wanted)):
            got = int.from_bytes(data[place:place + SLOT], "little")
            yield thread, number, got & (1 << width(ty)) - 1, want
            place += SLOT


def compare(cases, data):
    """A line for each case with wrong results."""
    place = 0
    wrong = []
    for case in cases:
        failures = [found for found in results_of(case, data, place)
                    if not is_right(*found[2:])]
        place += output_size([case])
        if failures:
            thread, number, got, want = failures[0]
            wrong.append(f"{case.name}: {len(failures)} wrong; "
                         f"{', '.join(map(show, case.inputs[thread]))} gives, "
                         f"as element {number}, {show(got)} for {show(want)}")
    return wrong
