# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""LLVM's intrinsics: a function of the operands' scalars for each."""
import re

import z3

from . import floats as f
from . import operations, scaling
from . import terms as t
from .terms import bv, choose
from .values import Scalar, elementwise


def pure(compute):
    """An intrinsic whose result is poison if an operand is."""
    def entry(i, *values):
        bits = compute(*[v.bits for v in values])
        return Scalar(bits, t.either(*[v.poison for v in values]))
    return entry


def funnel(left):
    def compute(a, b, n):
        width = a.size()
        n = z3.URem(n, bv(width, width))
        wide, amount = t.join(a, b), t.zext(n, 2 * width)
        if left:
            return t.bits(wide << amount, 2 * width - 1, width)
        return t.trunc(z3.LShR(wide, amount), width)
    return compute


def counting(count):
    """ctlz, cttz: poison for zero if the second operand says so."""
    def entry(i, x, zero_is_poison):
        poison = t.both(zero_is_poison.holds(), x.bits == bv(0, x.width()))
        return Scalar(count(x.bits), t.either(x.poison, poison))
    return entry


def bswap(x):
    return t.join(*[t.bits(x, k + 7, k) for k in range(0, x.size(), 8)])


def absolute(i, x, least_is_poison):
    n = x.width()
    value = choose(t.sign(x.bits), -x.bits, x.bits)
    least = t.both(least_is_poison.holds(), x.bits == bv(1 << (n - 1), n))
    return Scalar(value, t.either(x.poison, least))


def saturating(name, signed):
    def compute(a, b):
        n = a.size()
        wide_a, wide_b = t.extend(a, n + 1, signed), t.extend(b, n + 1, signed)
        wide = wide_a + wide_b if name == "add" else wide_a - wide_b
        if signed:
            return t.trunc(t.clamp(wide, -1 << (n - 1), (1 << (n - 1)) - 1), n)
        limit = bv((1 << n) - 1 if name == "add" else 0, n)
        return choose(t.sign(wide), limit, t.trunc(wide, n))
    return compute


def saturating_shift(signed):
    def entry(i, a, b):
        n = a.width()
        value = a.bits << b.bits
        if signed:
            lost = value >> b.bits != a.bits
            limit = choose(t.sign(a.bits), bv(1 << (n - 1), n), bv((1 << (n - 1)) - 1, n))
        else:
            lost, limit = z3.LShR(value, b.bits) != a.bits, bv((1 << n) - 1, n)
        return Scalar(choose(lost, limit, value),
                      t.either(a.poison, b.poison, z3.UGE(b.bits, bv(n, n))))
    return entry


def with_overflow(name, signed):
    """A structure of the result and whether it overflows."""
    def entry(i, a, b):
        def one(a, b):
            n = a.width()
            value = {"add": a.bits + b.bits, "sub": a.bits - b.bits}.get(name)
            if value is None:
                value = t.product(a.bits, b.bits, n)
            poison = t.either(a.poison, b.poison)
            over = operations._overflow(name, a.bits, b.bits, signed)
            return [Scalar(value, poison), Scalar(t.flag(over), poison)]
        if isinstance(a, Scalar):
            return one(a, b)
        pairs = [one(x, y) for x, y in zip(a, b)]
        return [[p[0] for p in pairs], [p[1] for p in pairs]]
    return entry


def three_way(signed):
    def entry(i, a, b):
        less = a.bits < b.bits if signed else z3.ULT(a.bits, b.bits)
        n = i.type.scalar.bits
        value = choose(less, bv((1 << n) - 1, n),
                       choose(a.bits == b.bits, bv(0, n), bv(1, n)))
        return Scalar(value, t.either(a.poison, b.poison))
    return entry


# ---- floats ----------------------------------------------------------------
def floating(compute, only_sign=False):
    """compute(format, *bits). only_sign: a NaN keeps its bits, but for the sign."""
    def entry(i, *values):
        fmt, zero = operations.float_format(i), operations.signless(i, *values)
        bits = compute(fmt, *[v.bits for v in values])
        poison = operations.fast_poison(i, fmt, bits)
        return Scalar(bits, t.either(poison, *[v.poison for v in values]),
                      nan=values[0].nan if only_sign else fmt.is_nan(bits), zero=zero)
    return entry


def split(i, x):
    """frexp."""
    if not i.type.fields[0].is_float:
        raise operations.Unsupported("frexp of a vector")
    fmt = f.OF_TYPE[i.type.fields[0].kind]
    fraction, exponent = scaling.frexp(fmt, x.bits)
    if i.type.fields[1].kind != "int" or i.type.fields[1].bits != scaling.EXPONENT:
        raise operations.Unsupported("frexp with another exponent")
    return [Scalar(fraction, x.poison, nan=fmt.is_nan(fraction)), Scalar(exponent, x.poison)]


def scaled(i, x, n):
    """ldexp."""
    if n.width() != scaling.EXPONENT:
        raise operations.Unsupported(f"an exponent of i{n.width()}")
    return floating(scaling.ldexp)(i, x, n)


def rounding(mode):
    return floating(lambda fmt, x: f.round_integral(fmt, x, mode))


def square_root(fmt, x):
    return f.square_root(fmt, x) if fmt is f.F64 else mufu_of("SQRT", fmt, x)


def mufu_of(name, fmt, x):
    if fmt is not f.F32:
        operations.not_modeled("a function of " + fmt.name)(None)
    return f.mufu(name, x)


def mufu(name):
    return floating(lambda fmt, x: mufu_of(name, fmt, x))


def to_integer_saturated(signed):
    def entry(i, x):
        fmt, n = operations.float_format(i), i.type.scalar.bits
        if n > 64:
            operations.not_modeled("conversion to more than 64 bits")(None)
        return Scalar(f.to_integer(fmt, x.bits, n, signed, "RZ"), x.poison)
    return entry


# ---- NVVM: explicit rounding modes, dot products, bytes ----------------------
ROUNDED = re.compile(r"nvvm\.(add|mul|fma)\.(r[nzmp])(\.ftz)?(\.sat)?\.[fd]$")
CONVERTED = re.compile(r"nvvm\.(d|f|ui|ull|i|ll)2(d|f|f16|bf16|ui|ull|i|ll)\.(r[nzmp])(\.ftz)?$")
INTEGER_KINDS = {"i": (32, True), "ui": (32, False), "ll": (64, True), "ull": (64, False)}
FLOAT_KINDS = {"f": f.F32, "d": f.F64, "f16": f.F16, "bf16": f.BF16}


def saturated_to_one(fmt, x):
    below = t.both(t.sign(x), t.negation(fmt.is_zero(x)))
    one = bv(fmt.one, fmt.width)
    above = t.both(t.negation(t.sign(x)), z3.UGT(x, one))
    return choose(t.either(fmt.is_nan(x), below), bv(0, fmt.width), choose(above, one, x))


def rounded(operation, mode, ftz, sat):
    compute = {"add": f.add, "mul": f.mul, "fma": f.fma}[operation]

    def bits(fmt, *values):
        if ftz:
            values = [fmt.flush(x) for x in values]
        result = compute(fmt, *values, mode.upper())
        if sat:
            result = saturated_to_one(fmt, result)
        return fmt.flush(result) if ftz else result
    return floating(bits)


def converted(source, target, mode, ftz):
    mode = mode.upper()
    if target == "d" and source in INTEGER_KINDS and INTEGER_KINDS[source][0] == 32:
        mode = "RN"  # exact in every mode

    def entry(i, x):
        bits, nan = x.bits, t.FALSE
        if source in FLOAT_KINDS:
            fmt = FLOAT_KINDS[source]
            if ftz and target in INTEGER_KINDS:
                bits = fmt.flush(bits)
            if target in INTEGER_KINDS:
                bits = f.to_integer(fmt, bits, *INTEGER_KINDS[target], mode)
            else:
                bits = f.convert(bits, fmt, FLOAT_KINDS[target], mode)
                bits = FLOAT_KINDS[target].flush(bits) if ftz else bits
        else:
            bits = f.from_integer(FLOAT_KINDS[target], bits, INTEGER_KINDS[source][1], mode)
        if target in FLOAT_KINDS:
            nan = FLOAT_KINDS[target].is_nan(bits)
        return Scalar(bits, x.poison, nan=nan)
    return entry


DOT = re.compile(r"nvvm\.idp([24])a\.([us])\.([us])$")


def dot_product(parts, sign_a, sign_b):
    """Of two halves or four bytes with bytes; idp2a has an operand that says which."""
    def entry(i, a, b, *rest):
        *high, c = rest
        count, width = int(parts), 32 // int(parts)
        first = 2 if high and t.is_true(high[0].holds()) else 0
        value = t.zext(c.bits, 64)
        for k in range(count):
            x = t.bits(a.bits, width * k + width - 1, width * k)
            at = 8 * (k + first)
            y = t.bits(b.bits, at + 7, at)
            value = value + t.extend(x, 64, sign_a == "s") * t.extend(y, 64, sign_b == "s")
        return Scalar(t.trunc(value, 32), t.either(a.poison, b.poison, c.poison))
    return entry


def permute(i, a, b, selector):
    """A byte of both words for each digit of the selector, or eight times its sign."""
    wide, parts = t.join(b.bits, a.bits), []
    for k in range(4):
        digit = t.bits(selector.bits, 4 * k + 3, 4 * k)
        at = t.zext(t.bits(digit, 2, 0), 64) << 3
        byte = t.trunc(z3.LShR(wide, at), 8)
        filled = choose(t.sign(byte), bv(0xff, 8), bv(0, 8))
        parts.append(choose(t.sign(digit), filled, byte))
    return Scalar(t.join(*reversed(parts)), t.either(a.poison, b.poison, selector.poison))


APPROXIMATED = {"nvvm.rcp.rn.f": "RCP", "nvvm.rsqrt.approx.f": "RSQ"}


def of_nvvm(name):
    if name == "nvvm.prmt":
        return permute
    match = DOT.match(name)
    if match:
        return dot_product(*match.groups())
    if name in APPROXIMATED:
        return mufu(APPROXIMATED[name])
    match = ROUNDED.match(name)
    if match:
        return rounded(*match.groups())
    match = CONVERTED.match(name)
    return converted(*match.groups()) if match else None


# ---- constrained: with the default rounding, what the plain operation does ---
def plain(operation):
    return lambda i, *values: operation(i, *values, None)


def unsigned_to_float(i, a):
    return Scalar(f.from_integer(f.OF_TYPE[i.type.scalar.kind], a.bits, False), a.poison)


CONSTRAINED = {name: plain(operations.BINARY[name]) for name in
               ("fadd", "fsub", "fmul", "fdiv")}
CONSTRAINED.update({name: plain(operations.UNARY[name]) for name in
                    ("fptoui", "fptosi", "sitofp", "fptrunc", "fpext")},
                   uitofp=unsigned_to_float)


def copysign(fmt, x, y):
    return fmt.magnitude(x) | (y & bv(fmt.sign_bit, fmt.width))


def reduction(step):
    """Of a vector's elements, in any order."""
    def entry(i, vector):
        result = vector[0]
        for x in vector[1:]:
            result = Scalar(step(result.bits, x.bits), t.either(result.poison, x.poison))
        return result
    return entry


ELEMENTWISE = {
    "fshl": pure(funnel(True)), "fshr": pure(funnel(False)),
    "ctpop": pure(t.popcount), "bswap": pure(bswap), "bitreverse": pure(t.reverse),
    "ctlz": counting(t.leading_zeros),
    "cttz": counting(lambda x: t.leading_zeros(t.reverse(x))),
    "abs": absolute,
    "smin": pure(lambda a, b: t.minimum(a, b, True)),
    "smax": pure(lambda a, b: t.maximum(a, b, True)),
    "umin": pure(lambda a, b: t.minimum(a, b, False)),
    "umax": pure(lambda a, b: t.maximum(a, b, False)),
    "sadd.sat": pure(saturating("add", True)), "uadd.sat": pure(saturating("add", False)),
    "ssub.sat": pure(saturating("sub", True)), "usub.sat": pure(saturating("sub", False)),
    "sshl.sat": saturating_shift(True), "ushl.sat": saturating_shift(False),
    "scmp": three_way(True), "ucmp": three_way(False),
    "fabs": floating(lambda fmt, x: fmt.magnitude(x), True),
    "copysign": floating(copysign, True),
    "fma": floating(f.fma),
    "fmuladd": operations.not_modeled("fmuladd, which may be fused or not"),
    "minnum": floating(lambda fmt, a, b: f.minmax(fmt, a, b, t.FALSE, False)),
    "maxnum": floating(lambda fmt, a, b: f.minmax(fmt, a, b, t.TRUE, False)),
    "minimumnum": floating(lambda fmt, a, b: f.minmax(fmt, a, b, t.FALSE, False)),
    "maximumnum": floating(lambda fmt, a, b: f.minmax(fmt, a, b, t.TRUE, False)),
    "minimum": floating(lambda fmt, a, b: f.minmax(fmt, a, b, t.FALSE, True)),
    "maximum": floating(lambda fmt, a, b: f.minmax(fmt, a, b, t.TRUE, True)),
    "ldexp": scaled,
    "floor": rounding("RM"), "ceil": rounding("RP"), "trunc": rounding("RZ"),
    "roundeven": rounding("RN"), "rint": rounding("RN"), "nearbyint": rounding("RN"),
    "sqrt": floating(square_root), "sin": mufu("SIN"), "cos": mufu("COS"), "exp2": mufu("EX2"),
    "log2": mufu("LG2"),
    "fptosi.sat": to_integer_saturated(True), "fptoui.sat": to_integer_saturated(False),
}
WHOLE = {f"{sign}{name}.with.overflow": with_overflow(name, sign == "s")
         for sign in "su" for name in ("add", "sub", "mul")}
WHOLE.update({"vector.reduce." + name: reduction(step) for name, step in (
    ("add", lambda a, b: a + b), ("mul", lambda a, b: t.product(a, b, a.size())),
    ("and", lambda a, b: a & b), ("or", lambda a, b: a | b), ("xor", lambda a, b: a ^ b),
    ("smin", lambda a, b: t.minimum(a, b, True)),
    ("smax", lambda a, b: t.maximum(a, b, True)),
    ("umin", lambda a, b: t.minimum(a, b, False)),
    ("umax", lambda a, b: t.maximum(a, b, False)))})
WHOLE["frexp"] = split
IGNORED = ("llvm.dbg.", "llvm.lifetime.", "llvm.assume", "llvm.experimental.noalias")


def lookup(name):
    """The entry of llvm.NAME.TYPE, with whether it is applied to each element."""
    name = name[len("llvm."):]
    special = of_nvvm(name)
    if special:
        return special, True
    if name.startswith("experimental.constrained."):
        name = name[len("experimental.constrained."):]
        special = CONSTRAINED.get(name.split(".")[0])
        if special:
            return special, True
    parts = name.split(".")
    for count in range(len(parts), 0, -1):
        prefix = ".".join(parts[:count])
        if prefix in ELEMENTWISE:
            return ELEMENTWISE[prefix], True
        if prefix in WHOLE:
            return WHOLE[prefix], False
    return None, False


def evaluate(i, name, values):
    """The result of a call of an intrinsic; None if it is not known."""
    entry, each = lookup(name)
    if entry is None:
        return None
    if not each:
        return entry(i, *values)
    # A scalar operand of a vector operation is that of each element.
    count = next((len(v) for v in values if isinstance(v, list)), None)
    if count is not None:
        values = [v if isinstance(v, list) else [v] * count for v in values]
    return elementwise(lambda *parts: entry(i, *parts), *values)
