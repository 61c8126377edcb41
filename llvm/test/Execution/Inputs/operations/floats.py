"""Binary floating point in exact arithmetic: values are fractions, and each
result is rounded once, to nearest even. Values are passed as bit patterns.

A result that has several right values is a container of them.
"""
import collections
import functools
import math
from fractions import Fraction

Number = collections.namedtuple("Number", "kind negative value")


class Format:
    def __init__(self, name, exponent_bits, fraction_bits):
        self.name = name
        self.fraction_bits = fraction_bits
        self.bits = 1 + exponent_bits + fraction_bits
        self.max_exponent = (1 << exponent_bits - 1) - 1
        self.min_exponent = 1 - self.max_exponent
        self.sign = 1 << self.bits - 1
        self.one = self.max_exponent << fraction_bits
        self.infinity = (1 << exponent_bits) - 1 << fraction_bits
        self.quiet = 1 << fraction_bits - 1
        self.nan = NaNs(self, quiet_only=False)
        self.quiet_nan = NaNs(self, quiet_only=True)

    def is_nan(self, bits):
        return bits & ~self.sign > self.infinity

    def is_signaling(self, bits):
        return self.is_nan(bits) and not bits & self.quiet

    @functools.lru_cache(maxsize=None)
    def decode(self, bits):
        negative, rest = bool(bits & self.sign), bits & ~self.sign
        if rest >= self.infinity:
            return Number("inf" if rest == self.infinity else "nan", negative,
                          None)
        exponent, fraction = divmod(rest, 1 << self.fraction_bits)
        if exponent:
            fraction |= 1 << self.fraction_bits
        exponent = max(exponent, 1) - self.max_exponent - self.fraction_bits
        value = Fraction(fraction) * Fraction(2) ** exponent
        return Number("finite", negative, -value if negative else value)

    def encode(self, value, negative_zero=False):
        """The bits of a fraction; negative_zero: the sign if it is zero."""
        if value == 0:
            return self.sign if negative_zero else 0
        sign, value = (self.sign, -value) if value < 0 else (0, value)
        exponent = max(floor_log2(value), self.min_exponent)
        units = value / Fraction(2) ** (exponent - self.fraction_bits)
        # A carry out of the fraction increments the exponent.
        bits = round(units) + (exponent - self.min_exponent <<
                               self.fraction_bits)
        return sign | min(bits, self.infinity)

    def literal(self, bits):
        """The literal in LLVM IR."""
        if self.name == "half":
            return f"0xH{bits:04X}"
        if self.name == "bfloat":
            return f"0xR{bits:04X}"
        if self.name == "float":
            return f"0x{DOUBLE.encode_any(self, bits):016X}"
        return f"0x{bits:016X}"

    def encode_any(self, source, bits):
        """The bits of a value in a wider format, NaNs included."""
        number = source.decode(bits)
        sign = self.sign if number.negative else 0
        if number.kind == "finite":
            return self.encode(number.value, number.negative)
        rest = bits & (1 << source.fraction_bits) - 1
        return (sign | self.infinity |
                rest << self.fraction_bits - source.fraction_bits)


class NaNs:
    """All NaNs of a format."""

    def __init__(self, form, quiet_only):
        self.form = form
        self.quiet_only = quiet_only

    def __contains__(self, bits):
        return self.form.is_nan(bits) and not (
            self.quiet_only and self.form.is_signaling(bits))

    def __repr__(self):
        return "a quiet NaN" if self.quiet_only else "a NaN"


class Anything:
    def __contains__(self, bits):
        return True


class Either:
    def __init__(self, *choices):
        self.choices = choices

    def __contains__(self, bits):
        return any(bits == choice if isinstance(choice, int)
                   else bits in choice for choice in self.choices)

    def __repr__(self):
        return " or ".join(map(str, self.choices))


ANYTHING = Anything()
HALF = Format("half", 5, 10)
BFLOAT = Format("bfloat", 8, 7)
FLOAT = Format("float", 8, 23)
DOUBLE = Format("double", 11, 52)
FORMATS = {form.name: form for form in (HALF, BFLOAT, FLOAT, DOUBLE)}


def floor_log2(value):
    guess = value.numerator.bit_length() - value.denominator.bit_length()
    return guess if value >= Fraction(2) ** guess else guess - 1


# ---- arithmetic ------------------------------------------------------------


def add(form, a, b):
    x, y = form.decode(a), form.decode(b)
    if "nan" in (x.kind, y.kind):
        return form.nan
    if x.kind == "inf":
        return form.nan if y.kind == "inf" and x.negative != y.negative else a
    if y.kind == "inf":
        return b
    return form.encode(x.value + y.value, x.negative and y.negative)


def negate(form, a):
    return a ^ form.sign


def absolute(form, a):
    return a & ~form.sign


def copysign(form, a, b):
    return a & ~form.sign | b & form.sign


def subtract(form, a, b):
    return add(form, a, negate(form, b))


def exact_product(x, y):
    """A product of numbers that are not NaN, as a Number."""
    negative = x.negative != y.negative
    if "inf" in (x.kind, y.kind):
        invalid = 0 in (x.value, y.value)
        return Number("nan" if invalid else "inf", negative, None)
    return Number("finite", negative, x.value * y.value)


def multiply(form, a, b):
    return fma(form, a, b, None)


def fma(form, a, b, c):
    """a * b + c, or a * b without c."""
    x, y = form.decode(a), form.decode(b)
    z = form.decode(c) if c is not None else None
    if "nan" in (x.kind, y.kind) or z and z.kind == "nan":
        return form.nan
    product = exact_product(x, y)
    if product.kind == "nan":
        return form.nan
    if product.kind == "inf":
        if z and z.kind == "inf" and z.negative != product.negative:
            return form.nan
        return form.infinity | (form.sign if product.negative else 0)
    if not z:
        return form.encode(product.value, product.negative)
    if z.kind == "inf":
        return c
    return form.encode(product.value + z.value,
                       product.negative and z.negative)


def fmuladd(form, a, b, c):
    """Rounded once or twice."""
    product = multiply(form, a, b)
    twice = add(form, product, c) if isinstance(product, int) else form.nan
    return Either(fma(form, a, b, c), twice)


def divide(form, a, b):
    x, y = form.decode(a), form.decode(b)
    sign = (a ^ b) & form.sign
    if "nan" in (x.kind, y.kind) or (x.kind == y.kind == "inf"):
        return form.nan
    if x.kind == "inf":
        return sign | form.infinity
    if y.kind == "inf":
        return sign
    if y.value == 0:
        return form.nan if x.value == 0 else sign | form.infinity
    return form.encode(x.value / y.value, bool(sign))


def remainder(form, a, b):
    x, y = form.decode(a), form.decode(b)
    if ("nan" in (x.kind, y.kind) or x.kind == "inf" or y.value == 0):
        return form.nan
    if y.kind == "inf":
        return a
    rest = abs(x.value) % abs(y.value)
    return form.encode(-rest if x.negative else rest, x.negative)


def square_root(form, a):
    x = form.decode(a)
    if x.kind == "finite" and x.value == 0 or (
            x.kind == "inf" and not x.negative):
        return a
    if x.kind == "nan" or x.negative:
        return form.nan
    # Far more bits than the format has, and a sticky bit.
    shift = 2 * (form.fraction_bits + 4) + max(0, -floor_log2(x.value))
    shift += shift & 1
    scaled = x.value * 2 ** shift
    root = math.isqrt(scaled.numerator // scaled.denominator)
    inexact = Fraction(0) if root * root == scaled else Fraction(1, 2)
    return form.encode((root + inexact) / Fraction(2) ** (shift // 2))


def ldexp(form, a, exponent):
    x = form.decode(a)
    if x.kind == "nan":
        return form.nan
    if x.kind == "inf" or x.value == 0:
        return a
    # More would not change the rounded result.
    bound = 4 * form.max_exponent + 4 * form.fraction_bits
    exponent = max(-bound, min(bound, exponent))
    return form.encode(x.value * Fraction(2) ** exponent, x.negative)


def frexp(form, a):
    x = form.decode(a)
    if x.kind == "nan":
        return form.nan, ANYTHING
    if x.kind == "inf":
        return a, ANYTHING
    if x.value == 0:
        return a, 0
    exponent = floor_log2(abs(x.value)) + 1
    return (form.encode(x.value / Fraction(2) ** exponent),
            exponent & 0xffffffff)


def modf(form, a):
    """Fraction and integral part."""
    x = form.decode(a)
    if x.kind == "nan":
        return form.nan, form.nan
    if x.kind == "inf":
        return a & form.sign, a
    whole = math.trunc(x.value)
    return (form.encode(x.value - whole, x.negative),
            form.encode(Fraction(whole), x.negative))


class Near:
    """All results within a relative error of an exact value."""

    def __init__(self, form, value, relative):
        self.form, self.value = form, value
        self.slack = abs(value) * relative

    def __contains__(self, bits):
        got = self.form.decode(bits)
        if got.kind == "finite":
            step = Fraction(2) ** (self.form.min_exponent -
                                   self.form.fraction_bits)
            return abs(got.value - self.value) <= self.slack + step
        return got.kind == "inf" and bits in (
            self.form.encode(self.value - self.slack),
            self.form.encode(self.value + self.slack))

    def __repr__(self):
        return f"about {float(self.value)}"


def powi(form, a, exponent):
    """Roundings in an unspecified order: at most one for each factor."""
    x = form.decode(a)
    if exponent == 0:
        return form.one
    if x.kind == "nan":
        return form.nan
    negative = x.negative and exponent % 2 == 1
    if x.kind == "inf" or x.value == 0:
        large = (x.kind == "inf") == (exponent > 0)
        return (form.infinity if large else 0) | (form.sign if negative else 0)
    # A negative power may be the reciprocal of one that is out of range.
    if exponent < 0 and abs(floor_log2(abs(x.value)) * exponent) >= (
            form.max_exponent - abs(exponent)):
        return None
    relative = Fraction(abs(exponent) + 2) / 2 ** form.fraction_bits
    return Near(form, x.value ** exponent, relative)


# ---- to integral values ----------------------------------------------------


def half_away(value):
    whole = math.floor(abs(value) + Fraction(1, 2))
    return -whole if value < 0 else whole


ROUNDINGS = {"floor": math.floor, "ceil": math.ceil, "trunc": math.trunc,
             "rint": round, "nearbyint": round, "roundeven": round,
             "round": half_away}


def round_to_integral(form, a, how):
    x = form.decode(a)
    if x.kind != "finite":
        return form.nan if x.kind == "nan" else a
    return form.encode(Fraction(ROUNDINGS[how](x.value)), x.negative)


def to_integer(form, a, how, low, high):
    """The integer, None if it is not from low to high."""
    x = form.decode(a)
    if x.kind != "finite":
        return None
    whole = ROUNDINGS[how](x.value)
    return whole if low <= whole <= high else None


def to_integer_saturating(form, a, low, high):
    x = form.decode(a)
    if x.kind == "nan":
        return 0
    if x.kind == "inf":
        return low if x.negative else high
    return max(low, min(high, math.trunc(x.value)))


def from_integer(form, value):
    return form.encode(Fraction(value))


def convert(target, source, a):
    x = source.decode(a)
    sign = target.sign if x.negative else 0
    if x.kind == "nan":
        return target.nan
    if x.kind == "inf":
        return sign | target.infinity
    return target.encode(x.value, x.negative)


# ---- comparison ------------------------------------------------------------


def order(form, a, b):
    """-1, 0, 1; None for unordered."""
    x, y = form.decode(a), form.decode(b)
    if "nan" in (x.kind, y.kind):
        return None

    def key(number):
        if number.kind == "inf":
            return (-1, 0) if number.negative else (1, 0)
        return 0, number.value

    return (key(x) > key(y)) - (key(x) < key(y))


# The relations for which each predicate is true.
PREDICATES = {"false": (), "oeq": (0,), "ogt": (1,), "oge": (0, 1),
              "olt": (-1,), "ole": (-1, 0), "one": (-1, 1),
              "ord": (-1, 0, 1), "uno": (None,), "ueq": (0, None),
              "ugt": (1, None), "uge": (0, 1, None), "ult": (-1, None),
              "ule": (-1, 0, None), "une": (-1, 1, None),
              "true": (-1, 0, 1, None)}


def compare(form, predicate, a, b):
    return int(order(form, a, b) in PREDICATES[predicate])


def lesser(form, a, b, zeros_ordered):
    """The smaller of two that are not NaN."""
    relation = order(form, a, b)
    if relation:
        return a if relation < 0 else b
    return a | b if zeros_ordered or a == b else {a, b}


def greater(form, a, b, zeros_ordered):
    relation = order(form, a, b)
    if relation:
        return a if relation > 0 else b
    return a & b if zeros_ordered or a == b else {a, b}


def extreme(form, name, a, b):
    """minnum, maxnum, minimum, maximum, minimumnum, maximumnum."""
    pick = lesser if name.startswith("min") else greater
    nans = [v for v in (a, b) if form.is_nan(v)]
    if not nans:
        return pick(form, a, b,
                    zeros_ordered=name not in ("minnum", "maxnum"))
    if len(nans) == 2 or name in ("minimum", "maximum"):
        return form.nan
    other = a if form.is_nan(b) else b
    if name in ("minnum", "maxnum") and form.is_signaling(nans[0]):
        return Either(other, form.nan)
    return other


def classify(form, a):
    """The class as a bit of llvm.is.fpclass."""
    x = form.decode(a)
    if x.kind == "nan":
        return 1 if form.is_signaling(a) else 2
    if x.kind == "inf":
        return 1 << (2 if x.negative else 9)
    if x.value == 0:
        return 1 << (5 if x.negative else 6)
    if abs(x.value) < Fraction(2) ** form.min_exponent:
        return 1 << (4 if x.negative else 7)
    return 1 << (3 if x.negative else 8)


def canonicalize(form, a):
    return form.quiet_nan if form.is_nan(a) else a
