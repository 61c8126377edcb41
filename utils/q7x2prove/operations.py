# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""LLVM's instructions without memory and control flow, on scalars: the result and
when it is poison, or the behavior undefined."""
import z3

from . import division as quotients
from . import floats as f
from . import terms as t
from .errors import Unsupported
from .terms import bv, choose
from .values import Scalar


def wide_product(a, b):
    """The product of unsigned numbers, twice as wide."""
    n = a.size()
    if n <= 32:
        return t.trunc(t.product32(t.zext(a, 32), t.zext(b, 32)), 2 * n)
    return t.product(t.zext(a, 2 * n), t.zext(b, 2 * n), 2 * n)


def _overflow(name, a, b, signed):
    """Whether the exact result is not in the range of the type."""
    n = a.size()
    if name == "mul":
        wide = wide_product(a, b)
        if not signed:
            return t.bits(wide, 2 * n - 1, n) != bv(0, n)
        # The signed product, from the unsigned one.
        zero = bv(0, 2 * n)
        wide = (wide - choose(t.sign(a), t.join(b, bv(0, n)), zero)
                - choose(t.sign(b), t.join(a, bv(0, n)), zero))
        return t.sext(t.trunc(wide, n), 2 * n) != wide
    a, b = t.extend(a, n + 1, signed), t.extend(b, n + 1, signed)
    wide = a + b if name == "add" else a - b
    return t.extend(t.trunc(wide, n), n + 1, signed) != wide


def arithmetic(name):
    def compute(i, a, b, ub):
        n = a.width()
        value = {"add": lambda: a.bits + b.bits, "sub": lambda: a.bits - b.bits,
                 "mul": lambda: t.product(a.bits, b.bits, n)}[name]()
        poison = [a.poison, b.poison]
        if i.flag("GetNSW"):
            poison.append(_overflow(name, a.bits, b.bits, True))
        if i.flag("GetNUW"):
            poison.append(_overflow(name, a.bits, b.bits, False))
        return Scalar(value, t.either(*poison))
    return compute


def division(name):
    signed = name[0] == "s"

    def compute(i, a, b, ub):
        n = a.width()
        zero = bv(0, n)
        ub(t.either(b.poison, b.bits == zero))
        poison = [a.poison]
        if signed:
            least, minus = bv(1 << (n - 1), n), bv((1 << n) - 1, n)
            ub(t.both(b.bits == minus, t.either(a.bits == least, a.poison)))
            quotient, rest = a.bits / b.bits, z3.SRem(a.bits, b.bits)
        else:
            quotient, rest = z3.UDiv(a.bits, b.bits), z3.URem(a.bits, b.bits)
        if name.endswith("div") and i.flag("GetExact"):
            poison.append(rest != zero)
        return Scalar(quotient if name.endswith("div") else rest, t.either(*poison))
    return compute


def shift(name):
    def compute(i, a, b, ub):
        n = a.width()
        value = {"shl": lambda: a.bits << b.bits, "lshr": lambda: z3.LShR(a.bits, b.bits),
                 "ashr": lambda: a.bits >> b.bits}[name]()
        poison = [a.poison, b.poison, z3.UGE(b.bits, bv(n, n))]
        if name == "shl":
            if i.flag("GetNSW"):
                poison.append(value >> b.bits != a.bits)
            if i.flag("GetNUW"):
                poison.append(z3.LShR(value, b.bits) != a.bits)
        elif i.flag("GetExact"):
            poison.append((value << b.bits) != a.bits)
        return Scalar(value, t.either(*poison))
    return compute


def logic(name):
    def compute(i, a, b, ub):
        value = {"and": a.bits & b.bits, "or": a.bits | b.bits,
                 "xor": a.bits ^ b.bits}[name]
        poison = [a.poison, b.poison]
        if name == "or" and i.flag("GetIsDisjoint"):
            poison.append(a.bits & b.bits != bv(0, a.width()))
        return Scalar(value, t.either(*poison))
    return compute


COMPARISONS = {
    "eq": lambda a, b: a == b, "ne": lambda a, b: a != b, "ugt": z3.UGT, "uge": z3.UGE,
    "ult": z3.ULT, "ule": z3.ULE, "sgt": lambda a, b: a > b, "sge": lambda a, b: a >= b,
    "slt": lambda a, b: a < b, "sle": lambda a, b: a <= b}


def icmp(i, a, b, ub):
    poison = [a.poison, b.poison]
    if i.flag("GetICmpSameSign"):
        poison.append(t.sign(a.bits) != t.sign(b.bits))
    return Scalar(t.flag(COMPARISONS[i.predicate](a.bits, b.bits)), t.either(*poison))


# ---- floats ----------------------------------------------------------------
OUTCOMES = {"false": "", "oeq": "e", "ogt": "g", "oge": "ge", "olt": "l", "ole": "le",
            "one": "lg", "ord": "leg", "uno": "u", "ueq": "ue", "ugt": "ug", "uge": "uge",
            "ult": "ul", "ule": "ule", "une": "ulg", "true": "uleg"}


def fast_poison(i, fmt, *values):
    """Poison by nnan and ninf. The flags but these and nsz only allow more results."""
    flags = i.fast_math
    poison = []
    for x in values:
        if "nnan" in flags:
            poison.append(fmt.is_nan(x))
        if "ninf" in flags:
            poison.append(fmt.is_infinite(x))
    return t.either(*poison)


def signless(i, *values):
    """The condition that the sign of a result is open if that is a zero: by nsz, and as
    it is of a zero that the operation is done with."""
    if "nsz" in i.fast_math:
        t.Options.signless = True
        return t.TRUE
    return t.either(*[v.zero for v in values])


def float_format(i):
    return f.OF_TYPE[i.operands[0].type.scalar.kind]


def fcmp(i, a, b, ub):
    fmt = float_format(i)
    holds = f.compare(fmt, a.bits, b.bits, OUTCOMES[i.predicate])
    return Scalar(t.flag(holds),
                  t.either(a.poison, b.poison, fast_poison(i, fmt, a.bits, b.bits)))


def float_operation(compute_bits, only_sign=False):
    """only_sign: a NaN keeps its bits, but for the sign."""
    def compute(i, *args):
        *values, ub = args
        fmt, zero = float_format(i), signless(i, *values)
        result = compute_bits(fmt, *[v.bits for v in values])
        poison = fast_poison(i, fmt, *[v.bits for v in values], result)
        return Scalar(result, t.either(poison, *[v.poison for v in values]),
                      nan=values[0].nan if only_sign else fmt.is_nan(result), zero=zero)
    return compute


def not_modeled(what):
    def compute(i, *args):
        raise Unsupported(what)
    return compute


def with_fast_math(i, x):
    """A value that an instruction with such flags has chosen."""
    if not i.fast_math:
        return x
    fmt = f.OF_TYPE[i.type.scalar.kind]
    return Scalar(x.bits, t.either(x.poison, fast_poison(i, fmt, x.bits)), nan=x.nan,
                  zero=signless(i, x))


# ---- casts -----------------------------------------------------------------
def trunc(i, a, ub):
    n = i.type.scalar.bits
    value = t.trunc(a.bits, n)
    poison = [a.poison]
    if i.flag("GetNSW"):
        poison.append(t.sext(value, a.width()) != a.bits)
    if i.flag("GetNUW"):
        poison.append(t.zext(value, a.width()) != a.bits)
    return Scalar(value, t.either(*poison))


def extension(signed):
    def compute(i, a, ub):
        poison = [a.poison]
        if not signed and i.flag("GetNNeg"):
            poison.append(t.sign(a.bits))
        return Scalar(t.extend(a.bits, i.type.scalar.bits, signed), t.either(*poison))
    return compute


def float_to_integer(signed):
    def compute(i, a, ub):
        fmt, n = float_format(i), i.type.scalar.bits
        if n > 64:
            raise Unsupported("conversion to more than 64 bits")
        value = f.to_integer(fmt, a.bits, n, signed, "RZ")
        outside = out_of_range(fmt, a.bits, n, signed)
        # What the uninterpreted conversion does not tell: in range, it is in range.
        wide = f.to_integer(fmt, a.bits, 64, signed or n <= 32, "RZ")
        fits = t.extend(t.trunc(wide, n), 64, signed) == wide
        t.Options.facts.append(t.either(outside, fits))
        return Scalar(value, t.either(a.poison, outside))
    return compute


def out_of_range(fmt, x, n, signed):
    """Whether the truncated number does not fit, or is none."""
    low, high = (-(1 << (n - 1)), (1 << (n - 1))) if signed else (0, 1 << n)
    outside = [fmt.is_nan(x)]
    if high <= fmt_maximum(fmt):
        limit = bv(fmt.pack(f.Fraction(high), False, "RP"), fmt.width)
        outside.append(t.both(t.negation(t.sign(x)), z3.UGE(x, limit)))
    else:
        outside.append(t.both(t.negation(t.sign(x)), fmt.is_infinite(x)))
    # Numbers above low - 1 are truncated to low.
    magnitude = f.Fraction(1 - low)
    if magnitude <= fmt_maximum(fmt):
        limit = bv(fmt.pack(magnitude, False, "RP"), fmt.width)
        outside.append(t.both(t.sign(x), z3.UGE(fmt.magnitude(x), limit)))
    else:
        outside.append(t.both(t.sign(x), fmt.is_infinite(x)))
    return t.either(*outside)


def fmt_maximum(fmt):
    return fmt.unpack(fmt.infinity - 1)


def integer_to_float(signed):
    def compute(i, a, ub):
        fmt = f.OF_TYPE[i.type.scalar.kind]
        if a.width() > 64:
            raise Unsupported("conversion from more than 64 bits")
        poison = [a.poison]
        if not signed and i.flag("GetNNeg"):
            poison.append(t.sign(a.bits))
        return Scalar(f.from_integer(fmt, a.bits, signed), t.either(*poison))
    return compute


def float_to_float(i, a, ub):
    source, target = float_format(i), f.OF_TYPE[i.type.scalar.kind]
    result = f.convert(a.bits, source, target)
    return Scalar(result, a.poison, nan=target.is_nan(result))


def pointer_cast(i, a, ub):
    return Scalar(t.resize(a.bits, i.type.scalar.bits), a.poison)


ATOMIC_FLOATS = {
    "fadd": f.add, "fsub": lambda fmt, a, b: f.add(fmt, a, fmt.negate(b)),
    "xchg": lambda fmt, a, b: b,
    "fmin": lambda fmt, a, b: f.minmax(fmt, a, b, t.FALSE, False),
    "fmax": lambda fmt, a, b: f.minmax(fmt, a, b, t.TRUE, False)}
BINARY = {name: make(name) for make, names in (
    (arithmetic, ("add", "sub", "mul")), (division, ("udiv", "sdiv", "urem", "srem")),
    (shift, ("shl", "lshr", "ashr")), (logic, ("and", "or", "xor"))) for name in names}
BINARY.update(
    icmp=icmp, fcmp=fcmp, fadd=float_operation(f.add), fmul=float_operation(f.mul),
    fsub=float_operation(lambda fmt, a, b: f.add(fmt, a, fmt.negate(b))),
    fdiv=float_operation(quotients.divide), frem=not_modeled("frem"))
UNARY = {"fneg": float_operation(lambda fmt, a: fmt.negate(a), True), "trunc": trunc,
         "zext": extension(False), "sext": extension(True),
         "fptoui": float_to_integer(False), "fptosi": float_to_integer(True),
         "uitofp": integer_to_float(False), "sitofp": integer_to_float(True),
         "fptrunc": float_to_float, "fpext": float_to_float,
         "ptrtoint": pointer_cast, "inttoptr": pointer_cast, "ptrtoaddr": pointer_cast}
