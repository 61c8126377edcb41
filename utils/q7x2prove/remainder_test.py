# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Whether the loop that LLVM makes of `frem` computes remainders: the formulas of its IR,
of random numbers, are compared with exact ones. So are frexp and ldexp, which it uses."""
import random

from . import floats as f
from . import ir
from . import scaling
from . import terms as t
from .division_test import operand
from .values import Scalar

FORMATS = {"half": f.F16, "float": f.F32, "double": f.F64}
MOST_ITERATIONS = 100  # of doubles there are 81
TEXT = """define {0} @{0}({0} %a, {0} %b) {{
  %r = frem {0} %a, %b
  ret {0} %r
}}
"""


def remainder(fmt, x, y):
    """The bits of what C's fmod returns."""
    p, q = fmt.unpack(x), fmt.unpack(y)
    if isinstance(p, str) or q in ("nan", 0):
        return fmt.nan
    if isinstance(q, str):
        return x
    left = abs(p) % abs(q)
    return fmt.pack(-left if p < 0 else left, bool(x & fmt.sign_bit), "RN")


def same(fmt, held, wanted):
    """NaN is any."""
    nan = wanted & (fmt.sign_bit - 1) > fmt.infinity
    return held & (fmt.sign_bit - 1) > fmt.infinity if nan else held == wanted


def computed(function, fmt, x, y):
    arguments = [Scalar(t.bv(v, fmt.width)) for v in (x, y)]
    _, final = ir.run(function, arguments, MOST_ITERATIONS).result()
    return t.constant(final.result.bits)


def scaled(fmt, x, n):
    """Whether frexp takes a number apart exactly, and ldexp rounds it once."""
    fraction, exponent = [t.constant(v) for v in scaling.frexp(fmt, t.bv(x, fmt.width))]
    exponent -= (exponent >> 31) << 32
    number, part = fmt.unpack(x), fmt.unpack(fraction)
    apart = part == number or not isinstance(number, str) and (
        abs(part) >= f.Fraction(1, 2) and abs(part) < 1
        and part * f.Fraction(2) ** exponent == number)
    wanted = x if isinstance(number, str) else fmt.pack(
        number * f.Fraction(2) ** n, bool(x & fmt.sign_bit), "RN")
    held = t.constant(scaling.ldexp(fmt, t.bv(x, fmt.width), t.bv(n, scaling.EXPONENT)))
    return apart and same(fmt, held, wanted)


def test(toolchain, seed, count):
    """The number of operands for which a remainder or a scaled number is another one."""
    rng, wrong = random.Random(seed), 0
    path = toolchain.path("remainders.ll")
    with open(path, "w") as file:
        file.write('target triple = "q7x2"\n' + "".join(map(TEXT.format, FORMATS)))
    functions = toolchain.module(path).functions
    t.begin()
    for k in range(count):
        function = functions[k % len(functions)]
        fmt = FORMATS[function.name]
        x, y = operand(rng, fmt), operand(rng, fmt)
        held = computed(function, fmt, x, y)
        right = same(fmt, held, remainder(fmt, x, y))
        n = rng.randrange(-2 * fmt.bias, 2 * fmt.bias)
        if not right or fmt is not f.F16 and not scaled(fmt, x, n):
            wrong += 1
            print(f"{fmt.name}: {x:#x}, {y:#x}, {n}: {held:#x}")
    print(f"{count} remainders and scaled numbers, {wrong} wrong")
    return wrong
