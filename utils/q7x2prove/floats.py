# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Floating-point numbers as bit vectors.

Signs, order, NaN, infinity, flushing and conversions between formats are exact.
A sum, a product, a fused sum and rounding to an integer are uninterpreted
functions of their operands, except of constants, which are computed exactly with
Python's fractions.
"""
import math
from fractions import Fraction

import z3

from . import terms as t
from .terms import bv, choose, either, both

ROUNDINGS = ("RN", "RP", "RM", "RZ")


class Format:
    def __init__(self, name, width, precision):
        self.name, self.width, self.precision = name, width, precision
        self.fraction = precision - 1
        self.exponent = width - precision
        self.bias = (1 << (self.exponent - 1)) - 1
        self.sign_bit = 1 << (width - 1)
        self.infinity = ((1 << self.exponent) - 1) << self.fraction
        self.one = self.bias << self.fraction

    @property
    def nan(self):
        """What instructions of 16 and 32 bits produce."""
        return self.sign_bit - 1

    # ---- formulas ----
    def magnitude(self, x):
        return x & bv(self.sign_bit - 1, self.width)

    def is_nan(self, x):
        return z3.UGT(self.magnitude(x), bv(self.infinity, self.width))

    def is_infinite(self, x):
        return self.magnitude(x) == bv(self.infinity, self.width)

    def is_zero(self, x):
        return self.magnitude(x) == bv(0, self.width)

    def flush(self, x):
        """The zero of the sign instead of a subnormal."""
        small = x & bv(self.infinity, self.width) == bv(0, self.width)
        return choose(small, x & bv(self.sign_bit, self.width), x)

    def negate(self, x):
        return x ^ bv(self.sign_bit, self.width)

    def less(self, a, b, zeros_equal=True):
        """a < b, neither being NaN."""
        keys = []
        for x in (a, b):
            m = self.magnitude(x)
            zero = self.is_zero(x) if zeros_equal else t.FALSE
            keys.append(choose(both(t.sign(x), t.negation(zero)), ~m, m))
        return keys[0] < keys[1]

    def equal(self, a, b):
        return either(a == b, both(self.is_zero(a), self.is_zero(b)))

    def canonical(self, x):
        return choose(self.is_nan(x), bv(self.nan, self.width), x)

    # ---- numbers ----
    def unpack(self, value):
        """The number: a Fraction, or "nan", "inf", "-inf"."""
        negative, magnitude = value & self.sign_bit, value & (self.sign_bit - 1)
        if magnitude > self.infinity:
            return "nan"
        if magnitude == self.infinity:
            return "-inf" if negative else "inf"
        field = magnitude >> self.fraction
        digits = magnitude & ((1 << self.fraction) - 1)
        if field:
            digits |= 1 << self.fraction
        scale = max(field, 1) - self.bias - self.fraction
        number = Fraction(digits) * Fraction(2) ** scale
        return -number if negative else number

    def overflow(self, negative, rounding):
        to_infinity = (rounding == "RN" or rounding == "RP" and not negative
                       or rounding == "RM" and negative)
        return self.infinity - (not to_infinity)

    def pack(self, number, negative_zero, rounding):
        """The bits of a Fraction, rounded."""
        if number == 0:
            return self.sign_bit if negative_zero else 0
        negative, number = number < 0, abs(number)
        scale = number.numerator.bit_length() - number.denominator.bit_length()
        if Fraction(2) ** scale > number:
            scale -= 1
        scale = max(scale, 1 - self.bias)
        digits = number / Fraction(2) ** (scale - self.fraction)
        kept, rest = int(digits), digits - int(digits)
        if round_up(rounding, negative, kept & 1, rest):
            kept += 1
        magnitude = ((scale + self.bias - 1) << self.fraction) + kept
        if magnitude >= self.infinity:
            magnitude = self.overflow(negative, rounding)
        return magnitude | (self.sign_bit if negative else 0)


def round_up(rounding, negative, odd, rest):
    half = Fraction(1, 2)
    if rounding == "RN":
        return rest > half or rest == half and odd
    return rest != 0 and (rounding == "RP" and not negative
                          or rounding == "RM" and negative)


F16 = Format("f16", 16, 11)
BF16 = Format("bf16", 16, 8)
F32 = Format("f32", 32, 24)
F64 = Format("f64", 64, 53)
F64H = Format("f64h", 32, 21)  # the upper word of F64
OF_TYPE = {"half": F16, "bfloat": BF16, "float": F32, "double": F64}


def _stable(term):
    """Simplified until nothing changes: what is done with the result does not change it
    again, so that equal terms are the same ones."""
    while True:
        simpler = z3.simplify(term)
        if simpler.eq(term):
            return term
        term = simpler


def apply(name, width, compute, *args):
    """An uninterpreted function; of constants, what compute returns."""
    args = [_stable(a) for a in args]
    if compute and all(z3.is_bv_value(a) for a in args):
        return bv(compute(*[a.as_long() for a in args]), width)
    symbol = z3.Function(name, *[a.sort() for a in args], z3.BitVecSort(width))
    return symbol(*args)


def ordered(a, b):
    """Both, the same for (b, a): for operations that are commutative."""
    swap = z3.ULT(b, a)
    return choose(swap, b, a), choose(swap, a, b)


# ---- arithmetic ------------------------------------------------------------
def _sum(fmt, rounding, *numbers):
    """The exact sum of numbers or infinities; the NaN cases are excluded before."""
    infinite = [n for n in numbers if isinstance(n, str)]
    if infinite:
        return fmt.infinity | (fmt.sign_bit if infinite[0] == "-inf" else 0)
    return None


def add(fmt, a, b, rounding="RN"):
    def compute(x, y):
        p, q = fmt.unpack(x), fmt.unpack(y)
        if "nan" in (p, q):
            return fmt.nan
        special = _sum(fmt, rounding, p, q)
        if special is not None:
            return special
        signs = bool(x & fmt.sign_bit), bool(y & fmt.sign_bit)
        zero = signs[0] if signs[0] == signs[1] else rounding == "RM"
        return fmt.pack(p + q, zero, rounding)
    opposite = both(fmt.is_infinite(a), fmt.is_infinite(b), a != b)
    invalid = either(fmt.is_nan(a), fmt.is_nan(b), opposite)
    no_sum = bv(fmt.sign_bit if rounding == "RM" else 0, fmt.width)
    if _stable(fmt.negate(b)).eq(_stable(a)):
        return choose(invalid, bv(fmt.nan, fmt.width), no_sum)
    for zero, other in ((a, b), (b, a)):
        if t.constant(zero) in (0, fmt.sign_bit):
            opposite = both(fmt.is_zero(other), zero != other)
            return choose(invalid, bv(fmt.nan, fmt.width), choose(opposite, no_sum, other))

    def rounded(mode, x, y):
        return apply(f"add.{fmt.name}.{mode}", fmt.width, compute, *ordered(x, y))
    value = rounded(rounding, a, b)
    if t.Options.signless:
        t.Options.facts += _without_signs(fmt, a, b, value, rounded(
            MIRRORED.get(rounding, rounding), fmt.negate(a), fmt.negate(b)))
    return choose(invalid, bv(fmt.nan, fmt.width), value)


# Directed rounding of a negative number is the other one of its magnitude.
MIRRORED = {"RP": "RM", "RM": "RP"}


def _without_signs(fmt, a, b, value, mirrored):
    """What combinations use that do not mind the signs of zeros: of a sum, and of that
    with the opposite signs."""
    zero_a, zero_b = fmt.is_zero(a), fmt.is_zero(b)
    cancelled = a == fmt.negate(b)
    return [either(zero_a, t.negation(zero_b), value == a),
            either(zero_b, t.negation(zero_a), value == b),
            either(t.negation(both(zero_a, zero_b)), fmt.is_zero(value)),
            either(t.negation(cancelled), fmt.is_nan(a), fmt.is_infinite(a), fmt.is_zero(value)),
            either(cancelled, both(zero_a, zero_b), value == fmt.negate(mirrored))]


def _product(fmt, x, y):
    """The exact product of two magnitudes; the sign of a zero is not in it."""
    p, q = fmt.unpack(x), fmt.unpack(y)
    if "nan" in (p, q) or (isinstance(p, str) or isinstance(q, str)) and 0 in (p, q):
        return "nan"
    return "inf" if isinstance(p, str) or isinstance(q, str) else p * q


def mul(fmt, a, b, rounding="RN", scale=0):
    """a * b * 2^scale. The sign is exact; the magnitude is uninterpreted."""
    def compute(mode):
        def magnitude(x, y):
            p = _product(fmt, x, y)
            if isinstance(p, str):
                return fmt.nan if p == "nan" else fmt.infinity
            return fmt.pack(p * Fraction(2) ** scale, False, mode)
        return magnitude
    invalid = either(fmt.is_nan(a), fmt.is_nan(b),
                     both(fmt.is_infinite(a), fmt.is_zero(b)),
                     both(fmt.is_zero(a), fmt.is_infinite(b)))
    negative = t.sign(a ^ b)
    for one, other in ((a, b), (b, a)):
        if not scale and t.constant(one) in (fmt.one, fmt.one | fmt.sign_bit):
            if t.constant(one) == fmt.one and _stable(other).get_id() in t.Options.widened:
                return other  # a NaN is the canonical one already
            exact = other ^ (one & bv(fmt.sign_bit, fmt.width))
            return choose(invalid, bv(fmt.nan, fmt.width), exact)
        if not scale and t.constant(one) == fmt.one + (1 << fmt.fraction):
            return add(fmt, other, other, rounding)  # twice: what the combiner makes of it
    factors = ordered(fmt.magnitude(a), fmt.magnitude(b))

    def rounded(mode):
        return fmt.magnitude(apply(f"mul.{fmt.name}.{mode}.{scale}", fmt.width,
                                   compute(mode), *factors))
    mirrored = MIRRORED.get(rounding, rounding)
    value = rounded(rounding)
    if t.Options.signless:
        t.Options.facts.append(either(
            t.negation(either(fmt.is_zero(a), fmt.is_zero(b))), fmt.is_zero(value)))
    if mirrored != rounding:
        value = choose(negative, rounded(mirrored), value)
    signed = value | choose(negative, bv(fmt.sign_bit, fmt.width), bv(0, fmt.width))
    return choose(invalid, bv(fmt.nan, fmt.width), signed)


def fma(fmt, a, b, c, rounding="RN"):
    """a * b + c: a function of both magnitudes, the product's sign, and c."""
    def compute(x, y, negative, z):
        p, r = _product(fmt, x, y), fmt.unpack(z)
        if "nan" in (p, r):
            return fmt.nan
        if negative:
            p = "-inf" if p == "inf" else -p
        special = _sum(fmt, rounding, p, r)
        if special is not None:
            return special
        signs = bool(negative), bool(z & fmt.sign_bit)
        zero = signs[0] if signs[0] == signs[1] else rounding == "RM"
        return fmt.pack(p + r, zero, rounding)
    negative = t.sign(a ^ b)
    infinite = either(fmt.is_infinite(a), fmt.is_infinite(b))
    invalid = either(fmt.is_nan(a), fmt.is_nan(b), fmt.is_nan(c),
                     both(fmt.is_infinite(a), fmt.is_zero(b)),
                     both(fmt.is_zero(a), fmt.is_infinite(b)),
                     both(infinite, fmt.is_infinite(c), negative != t.sign(c)))
    x, y = ordered(fmt.magnitude(a), fmt.magnitude(b))
    value = apply(f"fma.{fmt.name}.{rounding}", fmt.width, compute, x, y,
                  t.flag(negative), c)
    return choose(invalid, bv(fmt.nan, fmt.width), value)


def _fraction_sqrt(number, digits):
    """The square root, exactly if it is rational, else with that many digits more."""
    shift = max(0, 2 * digits - number.numerator.bit_length()
                + number.denominator.bit_length())
    shift += shift & 1
    scaled = (number.numerator << shift) // number.denominator
    root = math.isqrt(scaled)
    exact = root * root * number.denominator == number.numerator << shift
    # A digit below the last one tells roots that are not exact from those that are.
    return Fraction(2 * root + (not exact), 2) / 2 ** (shift // 2)


def divide(fmt, a, b, rounding="RN"):
    """a / b: the sign is exact, the magnitude uninterpreted."""
    def compute(x, y):
        p, q = fmt.unpack(x), fmt.unpack(y)
        if "nan" in (p, q):
            return fmt.nan
        if p == "inf" or q == 0:
            return fmt.infinity
        return 0 if q == "inf" else fmt.pack(p / q, False, rounding)
    invalid = either(fmt.is_nan(a), fmt.is_nan(b),
                     both(fmt.is_infinite(a), fmt.is_infinite(b)),
                     both(fmt.is_zero(a), fmt.is_zero(b)))
    if rounding in ("RP", "RM"):
        raise NotImplementedError
    value = fmt.magnitude(apply(f"div.{fmt.name}.{rounding}", fmt.width, compute,
                                fmt.magnitude(a), fmt.magnitude(b)))
    signed = value | (a ^ b) & bv(fmt.sign_bit, fmt.width)
    return choose(invalid, bv(fmt.nan, fmt.width), signed)


def square_root(fmt, x):
    """Uninterpreted, but for negative numbers and zeros."""
    def compute(v):
        number = fmt.unpack(v)
        if isinstance(number, str):
            return fmt.infinity
        return fmt.pack(_fraction_sqrt(number, fmt.precision + 4), False, "RN")
    value = fmt.magnitude(apply(f"sqrt.{fmt.name}", fmt.width, compute, fmt.magnitude(x)))
    invalid = either(fmt.is_nan(x), both(t.sign(x), t.negation(fmt.is_zero(x))))
    return choose(invalid, bv(fmt.nan, fmt.width), choose(fmt.is_zero(x), x, value))


# ---- MUFU ------------------------------------------------------------------
def _function(fmt, name):
    """What computes a function of the bits of a number that is valid; None of those
    that are not algebraic."""
    def inverse(v, root):
        negative, number = v & fmt.sign_bit, fmt.unpack(v)
        if isinstance(number, str):
            return negative
        if number == 0:
            return negative | fmt.infinity
        if root:  # of a negative number the result is replaced
            number = _fraction_sqrt(1 / abs(number), fmt.precision + 4)
        else:
            number = 1 / number
        return fmt.pack(number, False, "RN")

    def root(v):
        number = fmt.unpack(v)
        if isinstance(number, str) or number == 0:
            return v
        return fmt.pack(_fraction_sqrt(abs(number), fmt.precision + 4), False, "RN")
    return {"RCP": lambda v: inverse(v, False), "RSQ": lambda v: inverse(v, True),
            "SQRT": root}.get(name)


def mufu(name, x):
    """A function of MUFU: correctly rounded. NAME64H is that of the upper word of a
    double, which keeps the bits of a NaN."""
    high = name.endswith("64H")
    fmt, name = (F64H, name[:-3]) if high else (F32, name)
    value = apply(f"mufu.{fmt.name}.{name}", 32, _function(fmt, name), x)
    if name in ("RSQ", "SQRT"):
        negative = both(t.sign(x), t.negation(fmt.is_zero(x)))
        value = choose(negative, bv(0xfff80000 if high else fmt.nan, 32), value)
    nan = x | bv(1 << 19, 32) if high else bv(fmt.nan, 32)
    return choose(fmt.is_nan(x), nan, value)


def needs_slow_path(a, b):
    """FCHK: whether intermediate results of a division a / b leave the range of floats."""
    ea, eb = [t.zext(t.bits(x, 30, 23), 16) - 127 for x in (a, b)]
    return either(ea <= -103, ea >= 128, eb <= -126, eb >= 125, ea - eb <= -125,
                  ea - eb >= 127)


def minmax(fmt, a, b, want_max, propagate_nan):
    """Minimum or maximum, -0 below +0. NaN is the canonical one."""
    smaller = fmt.less(a, b, zeros_equal=False)
    value = choose(smaller == want_max, b, a)
    nan_a, nan_b = fmt.is_nan(a), fmt.is_nan(b)
    nan = bv(fmt.nan, fmt.width)
    if propagate_nan:
        return choose(either(nan_a, nan_b), nan, value)
    return choose(nan_a, choose(nan_b, nan, b), choose(nan_b, a, value))


# Which outcomes (less, equal, greater, unordered) make a comparison true.
OUTCOMES = {"EQ": "e", "NE": "lg", "LT": "l", "LE": "le", "GT": "g", "GE": "eg",
            "EQU": "eu", "NEU": "lgu", "LTU": "lu", "LEU": "leu", "GTU": "gu",
            "GEU": "egu", "NAN": "u", "NUM": "leg"}


def compare(fmt, a, b, outcomes):
    unordered = either(fmt.is_nan(a), fmt.is_nan(b))
    equal, less = fmt.equal(a, b), fmt.less(a, b)
    known = choose(equal, z3.BoolVal("e" in outcomes),
                   choose(less, z3.BoolVal("l" in outcomes),
                          z3.BoolVal("g" in outcomes)))
    return choose(unordered, z3.BoolVal("u" in outcomes), known)


def round_integral(fmt, x, rounding):
    def compute(v):
        number = fmt.unpack(v)
        if isinstance(number, str):
            return v
        whole = number.numerator // number.denominator
        rest = number - whole
        if number < 0:  # of the magnitude
            whole, rest = -(-number).__floor__(), (-number) - (-number).__floor__()
            up = round_up(rounding, True, whole & 1, rest)
            whole -= up
        else:
            whole += round_up(rounding, False, whole & 1, rest)
        return fmt.pack(Fraction(whole), bool(v & fmt.sign_bit), "RN")
    value = apply(f"integral.{fmt.name}.{rounding}", fmt.width, compute, x)
    value = choose(fmt.is_nan(x), bv(fmt.nan, fmt.width), value)
    # A conversion to an integer that rounds gives the same as one of the rounded number.
    t.Options.facts += [whole_number(fmt, value, signed, "RZ")
                        == whole_number(fmt, x, signed, rounding) for signed in (True, False)]
    return value


# ---- conversions -----------------------------------------------------------
def convert(x, source, target, rounding="RN"):
    """Between formats, exactly; NaN becomes the canonical NaN."""
    if source is target:
        return source.canonical(x)
    x = _stable(x)
    _, narrow, fmt = t.Options.widened.get(x.get_id(), (None, None, None))
    if fmt is target:
        return target.canonical(narrow)
    if z3.is_app_of(x, z3.Z3_OP_ITE) and any(z3.is_bv_value(y) for y in x.children()[1:]):
        condition, yes, no = x.children()
        return choose(condition, *[convert(y, source, target, rounding) for y in (yes, no)])
    rest = source.width - target.width
    if source.exponent == target.exponent and rest > 0 and t.constant(t.trunc(x, rest)) == 0:
        return target.canonical(t.bits(x, source.width - 1, rest))
    value = _converted(x, source, target, rounding)
    if target.precision > source.precision and target.exponent >= source.exponent:
        value = _stable(value)
        t.Options.widened[value.get_id()] = value, x, source
    return value


def _converted(x, source, target, rounding):
    nan = bv(target.nan, target.width)
    wide = max(source.width, target.width) + 64
    negative = t.sign(x)
    magnitude = source.magnitude(x)
    field = t.zext(z3.LShR(magnitude, bv(source.fraction, source.width)), wide)
    digits = t.zext(magnitude & bv((1 << source.fraction) - 1, source.width), wide)
    normal = field != bv(0, wide)
    digits = choose(normal, digits | bv(1 << source.fraction, wide), digits)
    # The leading bit of a subnormal is shifted to its place, in powers of two.
    scale = choose(normal, field, bv(1, wide)) - bv(source.bias, wide)
    step = 1 << (source.fraction.bit_length() - 1)
    while step:
        low = z3.ULT(digits, bv(1 << (source.fraction + 1 - step), wide))
        low = both(low, digits != bv(0, wide))
        digits = choose(low, digits << step, digits)
        scale = choose(low, scale - step, scale)
        step //= 2
    rest = _round(digits, scale, source, target, negative, rounding, wide)
    infinity = bv(target.infinity, target.width)
    value = choose(source.is_infinite(x), infinity,
                   choose(source.is_zero(x), bv(0, target.width), rest))
    value = value | choose(negative, bv(target.sign_bit, target.width),
                           bv(0, target.width))
    return choose(source.is_nan(x), nan, value)


def _round(digits, scale, source, target, negative, rounding, wide):
    """The magnitude of digits * 2^(scale - source.fraction), normalized digits."""
    lowest = bv(1 - target.bias, wide)
    # Digits with 2 + target.fraction places to spare on the right.
    room = target.fraction + 2
    digits = digits << room
    drop = choose(scale < lowest, lowest - scale, bv(0, wide))
    drop = drop + bv(source.fraction + room - target.fraction, wide)
    drop = choose(z3.UGT(drop, bv(wide - 1, wide)), bv(wide - 1, wide), drop)
    kept = z3.LShR(digits, drop)
    cut = digits - (kept << drop)
    half = bv(1, wide) << (drop - 1)
    inexact = cut != bv(0, wide)
    if rounding == "RN":
        up = either(z3.UGT(cut, half), both(cut == half, t.bits(kept, 0, 0) == 1))
    elif rounding == "RZ":
        up = t.FALSE
    else:
        up = both(inexact, negative if rounding == "RM" else t.negation(negative))
    exponent = choose(scale < lowest, bv(0, wide), scale - lowest)
    result = (exponent << target.fraction) + kept + t.flag(up, wide)
    over = z3.UGE(result, bv(target.infinity, wide))
    infinity = bv(target.infinity, wide)
    if rounding == "RZ":
        limit = infinity - 1
    elif rounding == "RN":
        limit = infinity
    else:
        away = negative if rounding == "RM" else t.negation(negative)
        limit = choose(away, infinity, infinity - 1)
    return t.trunc(choose(over, limit, result), target.width)


def whole_number(fmt, x, signed, rounding):
    """The nearest integer of 64 bits; NaN gives 0."""
    def compute(v):
        number = fmt.unpack(v)
        low, high = (-1 << 63, (1 << 63) - 1) if signed else (0, (1 << 64) - 1)
        if number == "nan":
            return 0
        if isinstance(number, str):
            return (high if number == "inf" else low) % (1 << 64)
        magnitude = abs(number)
        whole = magnitude.__floor__()
        whole += round_up(rounding, number < 0, whole & 1, magnitude - whole)
        return min(max(-whole if number < 0 else whole, low), high) % (1 << 64)
    return apply(f"integer.{fmt.name}.{'s' if signed else 'u'}.{rounding}", 64, compute, x)


def to_integer(fmt, x, width, signed, rounding):
    """Saturated; NaN gives 0. Narrow results are those of 64 bits, clamped."""
    value = whole_number(fmt, x, signed or width <= 32, rounding)
    if width == 64:
        return value
    if signed:
        return t.trunc(t.clamp(value, -1 << (width - 1), (1 << (width - 1)) - 1), width)
    if width > 32:
        limit = bv((1 << width) - 1, 64)
        return t.trunc(choose(z3.UGT(value, limit), limit, value), width)
    return t.trunc(t.clamp(value, 0, (1 << width) - 1), width)


def from_integer(fmt, x, signed, rounding="RN"):
    """The number that x is, rounded; any width up to 64 bits."""
    wide = t.extend(x, 65, signed)

    def compute(v):
        return fmt.pack(Fraction(v - (1 << 65) if v >> 64 else v), False, rounding)
    value = apply(f"float.{fmt.name}.{rounding}", fmt.width, compute, wide)
    if x.size() < fmt.fraction:  # the digits after those of the integer
        t.Options.facts.append(t.trunc(value, fmt.fraction - x.size())
                               == bv(0, fmt.fraction - x.size()))
    return value
