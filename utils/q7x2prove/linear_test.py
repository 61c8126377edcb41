# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Whether linear arithmetic refutes only what is impossible.

Random formulas are made true by random inputs: what terms are equal to for these
inputs, and what they are not. None may be refuted. Wrong results of a division or of
a product of words must be refuted, or there would be nothing to test.
"""
import random

import z3

from . import linear_terms
from . import terms as t

WIDTHS = (1, 8, 13, 16, 31, 32, 47, 64, 96)


class Maker:
    """Random terms over a few variables."""

    def __init__(self, rng):
        self.rng = rng
        self.variables = [z3.BitVec(f"x{k}", rng.choice(WIDTHS)) for k in range(3)]
        self.inputs = [(x, t.bv(self.number(x.size()), x.size())) for x in self.variables]
        self.terms = list(self.variables)

    def number(self, width):
        kind = self.rng.random()
        if kind < 0.4:
            return self.rng.choice((0, 1, 2, 3, 7, (1 << width) - 1, 1 << (width - 1),
                                    (1 << (width - 1)) - 1)) % (1 << width)
        return self.rng.getrandbits(width)

    def constant(self, width, least=0):
        return t.bv(max(self.number(width), least) % (1 << width), width)

    def term(self, width=None):
        x = self.rng.choice(self.terms)
        if width is None or width == x.size():
            return x
        if width > x.size():
            return t.extend(x, width, self.rng.random() < 0.5)
        low = self.rng.randrange(x.size() - width + 1)
        return t.bits(x, low + width - 1, low)

    def condition(self):
        a = self.term()
        b = self.term(a.size()) if self.rng.random() < 0.6 else self.constant(a.size())
        return self.rng.choice((lambda: a == b, lambda: z3.ULT(a, b), lambda: a <= b,
                                lambda: z3.UGE(a, b)))()

    def grow(self):
        a = self.term()
        n = a.size()
        b, c = self.term(n), self.constant(n)
        by = t.bv(self.rng.randrange(1, min(1 << n, 100)), n)
        shift = t.bv(self.rng.randrange(n) % (1 << n), n)
        self.terms.append(self.rng.choice((
            lambda: a + b, lambda: a - b, lambda: a * c, lambda: -a, lambda: ~a,
            lambda: a & c, lambda: a | c, lambda: a ^ c, lambda: a & b, lambda: a * b,
            lambda: a << shift, lambda: z3.LShR(a, shift), lambda: a >> shift,
            lambda: z3.UDiv(a, by), lambda: z3.URem(a, by), lambda: a / c, lambda: z3.SRem(a, c),
            lambda: z3.If(self.condition(), a, b), lambda: t.join(a, self.term()),
            lambda: self.term(self.rng.choice(WIDTHS)), lambda: t.zext(a, n + 2) + t.zext(b, n + 2),
        ))())
        if self.terms[-1].size() > 200:
            self.terms.pop()

    def value(self, term):
        return z3.simplify(z3.substitute(term, *self.inputs))

    def formula(self):
        """True for the inputs."""
        parts = []
        for _ in range(self.rng.randint(1, 3)):
            if self.rng.random() < 0.4:
                condition = self.condition()
                held = z3.is_true(self.value(condition))
                parts.append(condition if held else t.negation(condition))
                continue
            a = self.term()
            held = self.value(a)
            other = self.constant(a.size())
            parts.append(a != other if not held.eq(other) else a == held)
        return z3.simplify(z3.And(*parts))


def identities():
    """What is never true, that SAT solvers do not see."""
    x, y = z3.BitVecs("x y", 64)
    for divisor in (3, 7, 10, 641, 1000003):
        magic = -(-(1 << 127) // divisor)
        high = t.bits(t.zext(x, 192) * t.bv(magic, 192), 127 + 63, 127)
        yield high != z3.UDiv(x, t.bv(divisor, 64))
        yield x != z3.UDiv(x, t.bv(divisor, 64)) * divisor + z3.URem(x, t.bv(divisor, 64))
        yield x != (x / t.bv(divisor, 64)) * divisor + z3.SRem(x, t.bv(divisor, 64))
    p, q = [t.product(a, b, 64) for a, b in ((x, y), (y, x))]
    yield p != q
    low = t.product32(t.trunc(x, 32), t.trunc(y, 32))
    yield t.trunc(p, 32) != t.trunc(low, 32)


def test(seed, rounds):
    """Returns the number of wrong answers."""
    rng, refuted, wrong, missed = random.Random(seed), 0, 0, 0
    for _ in range(rounds):
        maker = Maker(rng)
        for _ in range(rng.randint(3, 14)):
            maker.grow()
        formula = maker.formula()
        if linear_terms.impossible(formula, 1):
            wrong += 1
            print(f"refuted: {formula}\n  for {maker.inputs}")
    for formula in identities():
        if linear_terms.impossible(z3.simplify(formula), 20):
            refuted += 1
        else:
            missed += 1
            print(f"not refuted: {formula}")
    print(f"{rounds} formulas that hold, {wrong} refuted; {refuted + missed} that do not, "
          f"{missed} not refuted")
    return wrong + missed
