# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the compiler's sequences for quotients of floats compute (Q7X2LowerFDiv.cpp,
Q7X2SlowDivisions.cpp): facts about the uninterpreted quotient.

Why they hold is said there; `prove --test-arithmetic` checks them on random operands.
So a proof shows that code is such a sequence, with its operands, its slow path and the
condition for it.
"""
import z3

from . import floats as f
from . import terms as t
from .terms import bv, choose

F32, F64 = f.F32, f.F64
EASY_BITS = 17  # of an odd divisor whose remainders are all exact
MOST_EXPONENT = 124  # of a divisor whose reciprocal is computed at compile time


def same(fmt, a, b):
    return t.either(a == b, t.both(fmt.is_nan(a), fmt.is_nan(b)))


def _steps(x, y, reciprocal):
    """The product with the reciprocal, its remainder, and the corrected quotient."""
    reciprocal = _held(reciprocal)
    near = _held(f.mul(F32, x, reciprocal))
    remainder = _held(f.fma(F32, F32.negate(y), near, x))
    return near, remainder, _held(f.fma(F32, remainder, reciprocal, near))


def _selected(x, y):
    """The corrected quotient unless the remainder is 0 or NaN."""
    near, remainder, better = _steps(x, y, f.mufu("RCP", y))
    if t.constant(x) == F32.one:  # the product is the reciprocal
        near = _held(f.mufu("RCP", y))
        remainder = _held(f.fma(F32, F32.negate(y), near, x))
        better = _held(f.fma(F32, remainder, near, near))
    use = t.negation(t.either(F32.is_zero(remainder), F32.is_nan(remainder)))
    return choose(use, better, near)


def double_nan(result, *operands):
    """NaN among the operands is propagated quieted, in the order b, c, a."""
    nan = bv(0xfff8000000000000, 64)
    for x in reversed(operands):
        nan = choose(F64.is_nan(x), x | bv(1 << 51, 64), nan)
    return choose(F64.is_nan(result), nan, result)


def wide_nan(value, x, source):
    """A NaN of 64 bits keeps sign and payload, quieted."""
    fraction = source.fraction
    payload = t.join(bv(1, 1), t.bits(x, fraction - 2, 0), bv(0, 52 - fraction))
    nan = t.join(t.bits(x, source.width - 1, source.width - 1), bv(0x7ff, 11), payload)
    return choose(source.is_nan(x), nan, value)


def _held(x):
    """As registers hold it, so that the machine's terms are the same ones."""
    return t.join(*[z3.simplify(t.bits(x, k + 31, k))
                    for k in reversed(range(0, x.size(), 32))])


def _slow(a, b):
    """With doubles; if an operand is zero, infinite or NaN, A * (1 / B)."""
    def fma(x, y, z):
        return _held(double_nan(f.fma(F64, x, y, z), y, z, x))
    a_magnitude, b_magnitude = F32.magnitude(a), F32.magnitude(b)
    x, y = [_held(wide_nan(f.convert(v, F32, F64), v, F32))
            for v in (a_magnitude, b_magnitude)]
    recip = t.join(_held(f.mufu("RCP64H", t.bits(y, 63, 32))), bv(0, 32))
    minus = F64.negate(y)
    recip = fma(recip, fma(minus, recip, bv(F64.one, 64)), recip)
    near = _held(double_nan(f.mul(F64, x, recip), recip, x))
    near = fma(fma(minus, near, x), recip, near)
    infinity = bv(F32.infinity, 32)
    ordinary = t.both(f.compare(F32, a_magnitude, infinity, f.OUTCOMES["LT"]),
                      f.compare(F32, b_magnitude, infinity, f.OUTCOMES["LT"]),
                      f.compare(F32, b_magnitude, bv(0, 32), f.OUTCOMES["GT"]))
    special = _held(f.mul(F32, a_magnitude, _held(f.mufu("RCP", b_magnitude))))
    magnitude = choose(ordinary, _held(f.convert(near, F64, F32)), special)
    return magnitude | (a ^ b) & bv(F32.sign_bit, 32)


def _constant_reciprocal(number):
    """1 / number, where the compiler computes it; else None."""
    if isinstance(number, str) or number == 0:
        return None
    exponent = number.numerator.bit_length() - number.denominator.bit_length()
    if f.Fraction(2) ** exponent > abs(number):
        exponent -= 1
    if abs(exponent) > MOST_EXPONENT:
        return None
    return bv(F32.pack(1 / number, False, "RN"), 32)


def _by_constant(a, b, quotient, hard, divisor):
    number = F32.unpack(divisor)
    reciprocal = _constant_reciprocal(number)
    if reciprocal is None:
        return
    near, remainder, better = _steps(a, b, reciprocal)
    yield t.either(hard, same(F32, better, quotient))
    if number.denominator == 1 and number % 2 and abs(number) < 1 << EASY_BITS - 1:
        use = t.negation(t.either(F32.is_zero(remainder), F32.is_nan(remainder)))
        yield same(F32, choose(use, better, near), quotient)


def _facts32(a, b):
    quotient = f.divide(F32, a, b)
    hard = f.needs_slow_path(a, b)
    reciprocal = f.mufu("RCP", b)
    yield t.either(hard, same(F32, _steps(a, b, reciprocal)[2], quotient))
    yield t.either(t.negation(hard), same(F32, _slow(a, b), quotient))
    yield t.either(a != bv(F32.one, 32), same(F32, reciprocal, quotient))
    divisor = t.constant(b)
    if divisor is not None:
        yield from _by_constant(a, b, quotient, hard, divisor)


def facts(fmt, a, b):
    """Of a / b."""
    if fmt is F32:
        yield from _facts32(a, b)
    elif fmt is not F64:
        quotient = f.divide(fmt, a, b)
        x, y = [f.convert(v, fmt, F32) for v in (a, b)]
        if fmt is f.F16:
            yield same(fmt, f.convert(_selected(x, y), F32, fmt), quotient)
            return
        # BF16 is divided as F32, and rounded again.
        x, y = [t.join(v, bv(0, 16)) for v in (a, b)]
        yield from _facts32(x, y)
        yield same(fmt, f.convert(f.divide(F32, x, y), F32, fmt), quotient)


def divide(fmt, a, b):
    """The quotient, with what is known of it. A reciprocal is that of MUFU."""
    if fmt is F32 and t.constant(a) == F32.one:
        return f.mufu("RCP", b)
    t.Options.facts += facts(fmt, a, b)
    return f.divide(fmt, a, b)
