# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Numbers by powers of two: llvm.frexp and llvm.ldexp.

Products are uninterpreted, those with powers of two as well. So both are what LLVM's
sequences of products compute (expandFrexp and expandLdexp in LegalizeDAG.cpp), whose
values `--test-arithmetic` compares with the exact ones. They are parts of the loop that
LLVM makes of `frem`.
"""
import z3

from . import floats as f
from . import terms as t
from .errors import Unsupported
from .terms import bv, choose

EXPONENT = 32  # bits of an exponent


def _power(fmt, exponent):
    """2^exponent."""
    return bv((exponent + fmt.bias) << fmt.fraction, fmt.width)


def _checked(fmt):
    """Numbers of 16 bits are computed with floats."""
    if fmt not in (f.F32, f.F64):
        raise Unsupported(f"scaling of {fmt.name}")
    return fmt


def frexp(fmt, x):
    """The fraction of at least a half and the exponent. What has none is itself, with 0."""
    _checked(fmt)
    magnitude = fmt.magnitude(x)
    scaled = f.mul(fmt, x, _power(fmt, fmt.precision + 1))
    small = z3.ULT(magnitude, bv(1 << fmt.fraction, fmt.width))
    usual = t.both(z3.ULE(magnitude, bv(fmt.infinity - 1, fmt.width)),
                   z3.ULE(bv(1, fmt.width), magnitude))
    digits = choose(small, scaled, x) & bv(fmt.sign_bit | ((1 << fmt.fraction) - 1), fmt.width)
    fraction = digits | _power(fmt, -1)
    field = choose(small, scaled & bv(fmt.infinity, fmt.width), magnitude)
    exponent = t.resize(z3.LShR(field, fmt.fraction), EXPONENT) + bv(1 - fmt.bias, EXPONENT)
    exponent = exponent + choose(small, bv(-fmt.precision - 1, EXPONENT), bv(0, EXPONENT))
    return choose(usual, fraction, x), choose(usual, exponent, bv(0, EXPONENT))


def ldexp(fmt, x, n):
    """x * 2^n: by up to three products, each with a normal power of two."""
    _checked(fmt)
    most, least, digits = fmt.bias, 1 - fmt.bias, fmt.precision

    def number(value):
        return bv(value, EXPONENT)

    def step(power, twice, exponents):
        """A product, or two, and the exponent that is left."""
        once = f.mul(fmt, x, _power(fmt, power))
        return (choose(twice, f.mul(fmt, once, _power(fmt, power)), once),
                choose(twice, exponents[1], exponents[0]))
    n = z3.simplify(n)
    great, small = z3.simplify(n > number(most)), z3.simplify(n < number(least))
    up, after_up = step(most, z3.simplify(z3.UGT(n, number(2 * most))), (
        n - most, t.minimum(n, number(3 * most), True) - 2 * most))
    down, after_down = step(least + digits, z3.simplify(z3.ULT(n, number(2 * least + digits))), (
        n - (least + digits),
        t.maximum(n, number(3 * least + 2 * digits), True) - 2 * (least + digits)))
    value = choose(great, up, choose(small, down, x))
    left = choose(great, after_up, choose(small, after_down, n))
    factor = (t.sext(left, fmt.width) << fmt.fraction) + bv(fmt.one, fmt.width)
    return f.mul(fmt, value, z3.simplify(factor))
