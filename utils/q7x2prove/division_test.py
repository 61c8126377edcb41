# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Whether the facts about quotients hold: both sides are computed for random operands."""
import random

import z3

from . import division
from . import floats as f
from . import terms as t

FORMATS = (f.F32, f.F16, f.BF16)
DIVISORS = (1.0, 3.0, 7.0, 7.5, 65535.0, -9.0)


def operand(rng, fmt):
    kind = rng.random()
    if kind < 0.15:  # zero, one, infinity, NaN, the smallest and greatest numbers
        return rng.choice((0, fmt.one, fmt.infinity, fmt.infinity + 1, 1, fmt.infinity - 1,
                           1 << fmt.fraction)) | rng.choice((0, fmt.sign_bit))
    if kind < 0.25 and fmt is f.F32:
        return fmt.pack(f.Fraction(rng.choice(DIVISORS)), False, "RN")
    if kind < 0.5:  # of moderate size
        return (fmt.bias + rng.randrange(-8, 8) << fmt.fraction) | rng.getrandbits(fmt.fraction)
    return rng.getrandbits(fmt.width)


def test(seed, count):
    """The number of operands for which a fact does not hold."""
    rng, wrong, checked = random.Random(seed), 0, 0
    t.begin()
    for k in range(count):
        fmt = FORMATS[k % len(FORMATS)]
        a, b = operand(rng, fmt), operand(rng, fmt)
        for fact in division.facts(fmt, t.bv(a, fmt.width), t.bv(b, fmt.width)):
            checked += 1
            if not z3.is_true(z3.simplify(fact)):
                wrong += 1
                print(f"{fmt.name}: {a:#x} / {b:#x}: {z3.simplify(fact)}")
    print(f"{checked} facts about {count} quotients, {wrong} do not hold")
    return wrong
