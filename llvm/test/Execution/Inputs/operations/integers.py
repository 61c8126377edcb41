"""Operations on integers, against Python's."""
import functools

from cases import (Operation, call, call_for_two, make_case, select_operation,
                   simple)

SCALARS = [1, 8, 16, 24, 32, 33, 64, 65, 128]


def mask(bits):
    return (1 << bits) - 1


def signed(bits, value):
    return value - (1 << bits) if value >> bits - 1 & 1 else value


@functools.lru_cache(maxsize=None)
def edges(bits):
    """Values at which something changes."""
    top = 1 << bits - 1
    values = {0, 1, 2, 3, 5, 7, 10, top, top - 1, top + 1, top - 2, mask(bits),
              mask(bits) - 1, mask(bits) - 2, top >> 1, mask(bits) // 3,
              mask(bits) // 5}
    for power in (8, 16, 31, 32, 63, 64):
        values |= {1 << power, (1 << power) - 1, (1 << power) + 1,
                   -(1 << power)}
    return sorted({value & mask(bits) for value in values})


def pick(rng, bits):
    if rng.random() < 0.4:
        return rng.choice(edges(bits))
    value = rng.getrandbits(rng.randint(1, bits))
    return value if rng.random() < 0.6 else -value & mask(bits)


def truncated_quotient(a, b):
    quotient = abs(a) // abs(b)
    return -quotient if (a < 0) != (b < 0) else quotient


def clamp_signed(bits, value):
    return max(-(1 << bits - 1), min(mask(bits - 1), value))


def in_signed(bits, value):
    return clamp_signed(bits, value) == value


def in_unsigned(bits, value):
    return 0 <= value <= mask(bits)


def reverse(value, bits, unit):
    """The units of a value, last first."""
    result = 0
    for _ in range(bits // unit):
        result = result << unit | value & mask(unit)
        value >>= unit
    return result


def leading_zeros(value, bits):
    return bits - value.bit_length()


def trailing_zeros(value, bits):
    return (value & -value).bit_length() - 1 if value else bits


PREDICATES = {"eq": lambda a, b: a == b, "ne": lambda a, b: a != b,
              "lt": lambda a, b: a < b, "le": lambda a, b: a <= b,
              "gt": lambda a, b: a > b, "ge": lambda a, b: a >= b}


# Each group is a function of the width: name, body, function of operands as
# unsigned numbers whose result is taken modulo 2^width. None: not defined.


def arithmetic(w):
    def s(v):
        return signed(w, v)

    def quotient(a, b):
        fits = s(b) and in_signed(w, truncated_quotient(s(a), s(b)))
        return truncated_quotient(s(a), s(b)) if fits else None

    def rest(a, b):
        whole = quotient(a, b)
        return None if whole is None else s(a) - whole * s(b)

    def if_within(test, value):
        return value if test(w, value) else None

    return [
        ("add", simple("add"), lambda a, b: a + b),
        ("sub", simple("sub"), lambda a, b: a - b),
        ("mul", simple("mul"), lambda a, b: a * b),
        ("udiv", simple("udiv"), lambda a, b: a // b if b else None),
        ("urem", simple("urem"), lambda a, b: a % b if b else None),
        ("sdiv", simple("sdiv"), quotient),
        ("srem", simple("srem"), rest),
        ("and", simple("and"), lambda a, b: a & b),
        ("or", simple("or"), lambda a, b: a | b),
        ("xor", simple("xor"), lambda a, b: a ^ b),
        ("add.nsw", simple("add nsw"),
         lambda a, b: if_within(in_signed, s(a) + s(b))),
        ("add.nuw", simple("add nuw"),
         lambda a, b: if_within(in_unsigned, a + b)),
        ("sub.nsw", simple("sub nsw"),
         lambda a, b: if_within(in_signed, s(a) - s(b))),
        ("sub.nuw", simple("sub nuw"),
         lambda a, b: if_within(in_unsigned, a - b)),
        ("mul.nsw", simple("mul nsw"),
         lambda a, b: if_within(in_signed, s(a) * s(b))),
        ("mul.nuw", simple("mul nuw"),
         lambda a, b: if_within(in_unsigned, a * b)),
        ("neg", "%r0 = sub {T} zeroinitializer, {a}", lambda a: -a),
        ("isolate", "%x = sub {T} zeroinitializer, {a}\n"
                    "%r0 = and {T} {a}, %x", lambda a: a & -a),
    ]


def shifts(w):
    def within(function):
        return lambda a, b: function(a, b) if b < w else None

    def exact(a, b):
        return a >> b if a & mask(b) == 0 else None

    def no_loss(a, b):
        value = signed(w, a) << b
        return value if in_signed(w, value) else None

    def funnel_left(a, b, c):
        return ((a << w | b) << c % w) >> w

    def funnel_right(a, b, c):
        return (a << w | b) >> c % w

    return [
        ("shl", simple("shl"), within(lambda a, b: a << b)),
        ("lshr", simple("lshr"), within(lambda a, b: a >> b)),
        ("ashr", simple("ashr"), within(lambda a, b: signed(w, a) >> b)),
        ("lshr.exact", simple("lshr exact"), within(exact)),
        ("shl.nsw", simple("shl nsw"), within(no_loss)),
        ("ushl.sat", call("ushl.sat"),
         within(lambda a, b: min(a << b, mask(w)))),
        ("sshl.sat", call("sshl.sat"),
         within(lambda a, b: clamp_signed(w, signed(w, a) << b))),
        ("fshl", call("fshl", 3), funnel_left),
        ("fshr", call("fshr", 3), funnel_right),
        ("rotl", "%r0 = call {T} @llvm.fshl.{t}({T} {a}, {T} {a}, {T} {b})",
         lambda a, b: funnel_left(a, a, b)),
        ("rotr", "%r0 = call {T} @llvm.fshr.{t}({T} {a}, {T} {a}, {T} {b})",
         lambda a, b: funnel_right(a, a, b)),
    ]


def saturating(w):
    def s(v):
        return signed(w, v)

    return [
        ("uadd.sat", call("uadd.sat"), lambda a, b: min(a + b, mask(w))),
        ("usub.sat", call("usub.sat"), lambda a, b: max(a - b, 0)),
        ("sadd.sat", call("sadd.sat"),
         lambda a, b: clamp_signed(w, s(a) + s(b))),
        ("ssub.sat", call("ssub.sat"),
         lambda a, b: clamp_signed(w, s(a) - s(b))),
        ("umin", call("umin"), min),
        ("umax", call("umax"), max),
        ("smin", call("smin"), lambda a, b: min(s(a), s(b))),
        ("smax", call("smax"), lambda a, b: max(s(a), s(b))),
    ]


def bit_counts(w):
    def one(name, flag=None):
        extra = f", i1 {flag}" if flag else ""
        return f"%r0 = call {{T}} @llvm.{name}.{{t}}({{T}} {{a}}{extra})"

    found = [
        ("abs", one("abs", "false"), lambda a: abs(signed(w, a))),
        ("ctpop", one("ctpop"), lambda a: a.bit_count()),
        ("ctlz", one("ctlz", "false"), lambda a: leading_zeros(a, w)),
        ("cttz", one("cttz", "false"), lambda a: trailing_zeros(a, w)),
        ("ctlz.nz", one("ctlz", "true"),
         lambda a: leading_zeros(a, w) if a else None),
        ("cttz.nz", one("cttz", "true"),
         lambda a: trailing_zeros(a, w) if a else None),
        ("bitreverse", one("bitreverse"), lambda a: reverse(a, w, 1)),
    ]
    if w % 16 == 0:
        found.append(("bswap", one("bswap"), lambda a: reverse(a, w, 8)))
    return found


def overflows(w):
    """Result and whether it is exact."""
    def judge(is_signed, function):
        def reference(a, b):
            if is_signed:
                a, b = signed(w, a), signed(w, b)
            value = function(a, b)
            fits = (in_signed if is_signed else in_unsigned)(w, value)
            return value & mask(w), int(not fits)
        return reference

    operations = {"add": lambda a, b: a + b, "sub": lambda a, b: a - b,
                  "mul": lambda a, b: a * b}
    for sign in "us":
        for name, function in operations.items():
            full = f"{sign}{name}.with.overflow"
            body = call_for_two(full + ".{t}", "{B}", "{T} {a}, {T} {b}")
            yield full, body, judge(sign == "s", function)


def comparisons(w):
    """Name, predicate, whether a and b fulfil it."""
    for name, test in PREDICATES.items():
        if name in ("eq", "ne"):
            yield name, test
            continue
        yield "u" + name, test
        yield "s" + name, (lambda a, b, test=test:
                           test(signed(w, a), signed(w, b)))


def pair(w):
    return lambda rng: (pick(rng, w), pick(rng, w))


def near_pair(w):
    """Often equal, or nearly."""
    def inputs(rng):
        a = pick(rng, w)
        if rng.random() < 0.5:
            return a, pick(rng, w)
        return a, a + rng.choice((-1, 0, 1)) & mask(w)
    return inputs


def shift_inputs(w, operands):
    def inputs(rng):
        values = tuple(pick(rng, w) for _ in range(operands - 1))
        amount = rng.randrange(w) if rng.random() < 0.9 else pick(rng, w)
        return *values, amount & mask(w)
    return inputs


def wrapping(w, function):
    def reference(*values):
        result = function(*values)
        return None if result is None else result & mask(w)
    return reference


def constants_of(w, name):
    """Operands that an instruction may hold, or that decide its expansion."""
    if name in ("shl", "lshr", "ashr", "fshl", "fshr", "rotl", "sshl.sat"):
        return sorted({1, 7, 8, 31, 32, 33, w // 2, w - 1} & set(range(1, w)))
    if name.endswith((".nsw", ".nuw", ".exact")):
        return []
    values = {1, 3, 7, 10, 16, 255, -1, -2, -7, 1 << w - 1, (1 << w - 1) - 1,
              641, 1 << w // 2, 0x12345678, 0x123456789abcdef}
    return sorted({v & mask(w) for v in values} - {0})


def simple_operations(w):
    element = f"i{w}"
    for group in (arithmetic, shifts, saturating, bit_counts):
        for name, body, function in group(w):
            operands = function.__code__.co_argcount if hasattr(
                function, "__code__") else 2
            inputs = (shift_inputs(w, operands) if group is shifts else
                      lambda rng, n=operands: tuple(
                          pick(rng, w) for _ in range(n)))
            yield Operation(
                name, [element] * operands, [element], body,
                wrapping(w, function), inputs,
                constants_of(w, name) if operands > 1 else ())


def overflow_operations(w):
    element = f"i{w}"
    for name, body, reference in overflows(w):
        yield Operation(name, [element] * 2, [element, "i1"], body, reference,
                        pair(w), constants_of(w, name)[::4])


def compare_operations(w):
    element = f"i{w}"
    for name, test in comparisons(w):
        yield Operation(f"icmp.{name}", [element] * 2, ["i1"],
                        f"%r0 = icmp {name} {{T}} {{a}}, {{b}}",
                        lambda a, b, test=test: int(test(a, b)), near_pair(w),
                        constants_of(w, "icmp")[::3] + [0])
        yield Operation(f"select.{name}", [element] * 2, [element],
                        f"%x = icmp {name} {{T}} {{a}}, {{b}}\n"
                        "%r0 = select {B} %x, {T} {a}, {T} {b}",
                        lambda a, b, test=test: a if test(a, b) else b,
                        near_pair(w))
        yield Operation(f"zext.{name}", [element] * 2, ["i32"],
                        f"%x = icmp {name} {{T}} {{a}}, {{b}}\n"
                        "%r0 = zext {B} %x to {R}",
                        lambda a, b, test=test: int(test(a, b)), near_pair(w))
    for sign in "us":
        convert = signed if sign == "s" else lambda bits, value: value
        yield Operation(f"{sign}cmp", [element] * 2, ["i8"],
                        f"%r0 = call {{R}} @llvm.{sign}cmp.{{r}}.{{t}}"
                        "({T} {a}, {T} {b})",
                        lambda a, b, convert=convert: (
                            (convert(w, a) > convert(w, b)) -
                            (convert(w, a) < convert(w, b))) & 0xff,
                        near_pair(w))


def high_products(w):
    """The upper half of a product, through a type twice as wide."""
    wide = f"i{2 * w}"
    for extension, convert in (("zext", lambda v: v),
                               ("sext", lambda v: signed(w, v))):
        body = (f"%x = {extension} {{T}} {{a}} to {wide}\n"
                f"%y = {extension} {{T}} {{b}} to {wide}\n"
                f"%p = mul {wide} %x, %y\n%h = lshr {wide} %p, {w}\n"
                f"%r0 = trunc {wide} %h to {{T}}")
        yield Operation(f"mulhi.{extension}", [f"i{w}"] * 2, [f"i{w}"], body,
                        lambda a, b, convert=convert:
                        convert(a) * convert(b) >> w & mask(w), pair(w))


def scalar_only(w):
    yield from high_products(w)
    element = f"i{w}"
    yield Operation("branch", [element] * 2, [element],
                    "%x = icmp slt {T} {a}, {b}\n"
                    "br i1 %x, label %less, label %other\nless:\n"
                    "%y = sub {T} {b}, {a}\nbr label %end\nother:\n"
                    "%z = xor {T} {a}, {b}\nbr label %end\nend:\n"
                    "%r0 = phi {T} [ %y, %less ], [ %z, %other ]",
                    lambda a, b: (b - a) & mask(w)
                    if signed(w, a) < signed(w, b) else a ^ b, near_pair(w))


def conversions(widths):
    for source in widths:
        for target in widths:
            def inputs(rng, w=source):
                return (pick(rng, w),)
            if target < source:
                yield Operation("trunc", [f"i{source}"], [f"i{target}"],
                                "%r0 = trunc {T} {a} to {R}",
                                lambda a, t=target: a & mask(t), inputs)
            if target > source:
                yield Operation("zext", [f"i{source}"], [f"i{target}"],
                                "%r0 = zext {T} {a} to {R}", lambda a: a,
                                inputs)
                yield Operation("sext", [f"i{source}"], [f"i{target}"],
                                "%r0 = sext {T} {a} to {R}",
                                lambda a, s=source, t=target:
                                signed(s, a) & mask(t), inputs)


def select_operations(w):
    yield select_operation(f"i{w}", lambda rng: pick(rng, w))


GROUPS = (simple_operations, overflow_operations, compare_operations,
          select_operations)


def with_constants(operation, w):
    for value in operation.constants:
        yield make_case(operation, 0, value, str(signed(w, value))
                        if w > 1 else ("true" if value else "false"))


def scalar_cases(widths):
    for w in widths:
        for group in GROUPS + (scalar_only,):
            for operation in group(w):
                yield make_case(operation)
                yield from with_constants(operation, w)


def conversion_cases():
    for operation in conversions(SCALARS):
        yield make_case(operation)
    for operation in conversions([1, 8, 16, 32, 64]):
        for lanes in (2, 3, 4, 5):
            yield make_case(operation, lanes)


def vector_cases(shapes):
    """shapes: pairs of lanes and width."""
    for lanes, w in shapes:
        for group in GROUPS:
            for operation in group(w):
                yield make_case(operation, lanes)
                if operation.constants and operation.name in (
                        "mul", "udiv", "sdiv", "shl", "ashr", "icmp.ult"):
                    value = operation.constants[-2 % len(operation.constants)]
                    yield make_case(operation, lanes, value,
                                    str(signed(w, value)) if w > 1 else "true")
