# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""IR of every integer operation, for every type and shape of operands:

  rr     both operands in registers (a function)
  rc, cr one of them a constant
  bank   both in the constant bank (a kernel that stores the result)
  rb     one loaded from memory, one in the constant bank
"""

WIDTHS = [1, 8, 13, 16, 32, 47, 64, 96, 128]
VECTORS = ["<2 x i8>", "<4 x i8>", "<2 x i16>", "<4 x i16>", "<2 x i32>", "<4 x i32>",
           "<2 x i64>"]
BINARY = [
    "add", "add nsw", "add nuw", "add nuw nsw", "sub", "sub nsw", "sub nuw", "mul",
    "mul nsw", "mul nuw", "shl", "shl nsw", "shl nuw", "lshr", "lshr exact", "ashr",
    "ashr exact", "and", "or", "or disjoint", "xor"]
DIVISIONS = ["udiv", "udiv exact", "sdiv", "sdiv exact", "urem", "srem"]
COMPARISONS = ["eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle"]
TWO = ["smin", "smax", "umin", "umax", "sadd.sat", "uadd.sat", "ssub.sat", "usub.sat",
       "sshl.sat", "ushl.sat"]
OVERFLOW = ["sadd", "uadd", "ssub", "usub", "smul", "umul"]
FLAGGED = ["ctlz", "cttz", "abs"]
CASTS = ["zext", "zext nneg", "sext", "trunc", "trunc nuw", "trunc nsw"]


def width_of(type_):
    return int(type_.rstrip(">").split("i")[-1])


def count_of(type_):
    return int(type_[1:].split()[0]) if type_[0] == "<" else 1


def with_width(type_, width):
    """The type with elements of another width."""
    count = count_of(type_)
    return f"<{count} x i{width}>" if count > 1 else f"i{width}"


def constant(type_, value):
    """The same constant in each element, but for one more in later ones."""
    width, count = width_of(type_), count_of(type_)

    def one(v):
        v %= 1 << width
        return str(v if width > 1 else ("true" if v else "false"))
    if count == 1:
        return one(value)
    return "<" + ", ".join(f"i{width} {one(value + k)}" for k in range(count)) + ">"


def suffix(type_):
    count = count_of(type_)
    return f"v{count}i{width_of(type_)}" if count > 1 else type_


class Operation:
    """text has {a} and {b}, the operands with types where needed; result a type."""

    def __init__(self, name, text, type_, result=None, operands=2, constants=(5, -3),
                 shapes=("rr", "rc", "cr", "bank", "rb"), declare=None, after=()):
        self.name, self.text, self.type = name, text, type_
        self.result = result or type_
        self.operands, self.constants, self.shapes = operands, constants, shapes
        self.declare, self.after = declare, after


def operations():
    for type_ in [f"i{w}" for w in WIDTHS] + VECTORS:
        yield from of_type(type_)


def of_type(type_):
    width = width_of(type_)
    shift = (max(width // 3, 1), max(width // 2, 1))
    for op in BINARY:
        constants = (shift[0] % width, 9) if "sh" in op else (5, -3)
        yield Operation(op, f"{op} {type_} {{a}}, {{b}}", type_, constants=constants)
    for op in DIVISIONS:
        if width > 1:
            yield Operation(op, f"{op} {type_} {{a}}, {{b}}", type_, shapes=("rc",),
                            constants=(7 if width > 3 else 3, 1))
    for how in COMPARISONS:
        for flag in ("", "samesign ") if how[0] in "su" else ("",):
            yield Operation(f"icmp {flag}{how}", f"icmp {flag}{how} {type_} {{a}}, {{b}}",
                            type_, with_width(type_, 1))
    yield from calls(type_, shift)
    yield from casts(type_)


def calls(type_, shift):
    s = suffix(type_)
    for name in TWO:
        constants = (shift[0] % width_of(type_), 3) if "shl" in name else (5, -3)
        call = f"call {type_} @llvm.{name}.{s}({type_} {{a}}, {type_} {{b}})"
        yield Operation(name, call, type_, constants=constants,
                        declare=f"declare {type_} @llvm.{name}.{s}({type_}, {type_})")
    flags = with_width(type_, 1)
    for name in OVERFLOW:
        full = f"llvm.{name}.with.overflow.{s}"
        pair = f"{{ {type_}, {flags} }}"
        call = f"call {pair} @{full}({type_} {{a}}, {type_} {{b}})"
        call = call.replace(pair, "{" + pair + "}")
        for index, result in ((0, type_), (1, flags)):
            yield Operation(f"{name}.{index}", call, type_, result,
                            declare=f"declare {pair} @{full}({type_}, {type_})",
                            after=(f"extractvalue {pair} %p, {index}",))
    for name in FLAGGED:
        for flag in ("false", "true"):
            call = f"call {type_} @llvm.{name}.{s}({type_} {{a}}, i1 {flag})"
            yield Operation(f"{name} {flag}", call, type_, operands=1,
                            declare=f"declare {type_} @llvm.{name}.{s}({type_}, i1)")
    for name in ("ctpop", "bitreverse", "bswap"):
        if name != "bswap" or width_of(type_) % 16 == 0:
            yield Operation(name, f"call {type_} @llvm.{name}.{s}({type_} {{a}})", type_,
                            operands=1, declare=f"declare {type_} @llvm.{name}.{s}({type_})")
    for name in ("fshl", "fshr"):
        declare = f"declare {type_} @llvm.{name}.{s}({type_}, {type_}, {type_})"
        for what, c in (("", "{b}"), (" rot", None), (" const", constant(type_, 3))):
            c, b = ("{b}", "{a}") if c is None else (c, "{b}")
            call = f"call {type_} @llvm.{name}.{s}({type_} {{a}}, {type_} {b}, {type_} {c})"
            yield Operation(name + what, call, type_, declare=declare,
                            constants=(shift[1], 3))
    yield Operation("select", f"select i1 %c, {type_} {{a}}, {type_} {{b}}", type_)


def casts(type_):
    for other in WIDTHS:
        if other == width_of(type_) or other * count_of(type_) > 128:
            continue
        for cast in CASTS:
            if (other > width_of(type_)) == ("ext" in cast):
                target = with_width(type_, other)
                yield Operation(f"{cast} {other}", f"{cast} {type_} {{a}} to {target}",
                                type_, target, operands=1, shapes=("rr", "bank"))


def function(operation, shape, name):
    """The definition of a function or kernel that does the operation."""
    type_, lines = operation.type, []
    a, b = "%a", "%b"
    if shape == "rc":
        b = constant(type_, operation.constants[0])
    if shape == "cr":
        a = constant(type_, operation.constants[1])
    if shape == "rb":
        a = "%l"
        lines.append(f"%l = load {type_}, ptr addrspace(1) %in")
    text = operation.text.format(a=a, b=b)
    names = ["%p", "%r"] if operation.after else ["%r"]
    for target, line in zip(names, [text, *operation.after]):
        lines.append(f"{target} = {line}")
    parameters = [f"{type_} %a", f"{type_} %b"][:operation.operands]
    if "%c" in operation.text:
        parameters.append("i1 %c")
    if shape in ("bank", "rb"):
        parameters += ["ptr addrspace(1) %in", "ptr addrspace(1) %out"]
        lines += [f"store {operation.result} %r, ptr addrspace(1) %out", "ret void"]
        head = "define ptx_kernel void"
    else:
        lines.append(f"ret {operation.result} %r")
        head = f"define {operation.result}"
    body = "\n  ".join(lines)
    return f"{head} @{name}({', '.join(parameters)}) {{\n  {body}\n}}\n"


def modules(size=200, wanted=None, share=(1, 1)):
    """IR files, each with at most `size` functions: (text, {name: description}). Of
    every share[1] functions only one, the share[0]-th."""
    parts, names, declarations, count = [], {}, set(), 0
    for operation in operations():
        if wanted and wanted not in f"{operation.name} {operation.type}":
            continue
        for shape in operation.shapes:
            if operation.operands == 1 and shape in ("rc", "cr"):
                continue
            count += 1
            if count % share[1] != share[0] % share[1]:
                continue
            name = f"f{len(names)}"
            names[name] = f"{operation.name} {operation.type} {shape}"
            parts.append(function(operation, shape, name))
            if operation.declare:
                declarations.add(operation.declare)
        if len(parts) >= size:
            yield text_of(parts, declarations), names
            parts, names, declarations = [], {}, set()
    if parts:
        yield text_of(parts, declarations), names


def text_of(parts, declarations):
    return 'target triple = "q7x2"\n\n' + "\n".join([*parts, *sorted(declarations)]) + "\n"
