# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Formulas of bit vectors translated to linear arithmetic, and decided by it."""
import re

import z3

from . import terms as t
from .linear import FEW, Arithmetic, TooLarge, number

LIMIT = 20000  # nodes of a formula
WORD = 32
MOST_VARIABLES = 400  # of a linear program


class Translation(Arithmetic):
    """Of the terms of one formula."""

    def __init__(self):
        super().__init__()
        self.values, self.conditions = {}, {}

    def translate(self, root):
        """The condition that a formula is: True, False, or one of Z3 over integers."""
        stack, count = [root], 0
        while stack:
            node = stack[-1]
            done = self.conditions if z3.is_bool(node) else self.values
            if node.get_id() in done:
                stack.pop()
                continue
            waiting = [c for c in node.children() if c.get_id() not in
                       (self.conditions if z3.is_bool(c) else self.values)]
            if waiting:
                stack.extend(waiting)
                continue
            stack.pop()
            count += 1
            if count > LIMIT:
                raise TooLarge()
            self.kept.append(node)
            if z3.is_bool(node):
                done[node.get_id()] = self.condition(node)
            else:
                done[node.get_id()] = self.value(node)
        return self.conditions[root.get_id()]

    def of(self, node):
        return self.values[node.get_id()]

    def condition(self, node):
        kind = node.decl().kind()
        if kind in (z3.Z3_OP_TRUE, z3.Z3_OP_FALSE):
            return kind == z3.Z3_OP_TRUE
        if kind in COMPARISONS:
            return self.comparison(node, *COMPARISONS[kind])
        if kind in (z3.Z3_OP_EQ, z3.Z3_OP_DISTINCT) and z3.is_bv(node.arg(0)):
            same = self.equal(node.arg(0), node.arg(1))
            return same if kind == z3.Z3_OP_EQ else self.negation(same)
        parts = [self.conditions[c.get_id()] for c in node.children()]
        return self.logic(node, kind, parts)

    def logic(self, node, kind, parts):
        if kind in (z3.Z3_OP_AND, z3.Z3_OP_OR):
            stop = kind == z3.Z3_OP_OR
            if any(p is stop for p in parts):
                return stop
            left = [p for p in parts if p is not (not stop)]
            if not left:
                return not stop
            if len(left) == 1:
                return left[0]
            return z3.Or(*left) if stop else z3.And(*left)
        if kind == z3.Z3_OP_NOT:
            return self.negation(parts[0])
        if kind == z3.Z3_OP_IMPLIES:
            return self.logic(node, z3.Z3_OP_OR, [self.negation(parts[0]), parts[1]])
        if kind in (z3.Z3_OP_EQ, z3.Z3_OP_IFF, z3.Z3_OP_XOR, z3.Z3_OP_DISTINCT):
            flip = kind in (z3.Z3_OP_XOR, z3.Z3_OP_DISTINCT)
            a, b = parts
            if isinstance(a, bool):
                a, b = b, a
            if isinstance(b, bool):
                return a if b != flip else self.negation(a)
            same = True if a.eq(b) else a == b
            return self.negation(same) if flip else same
        if kind == z3.Z3_OP_ITE:
            c, yes, no = parts
            if isinstance(c, bool):
                return yes if c else no
            if yes is no:
                return yes
            return z3.If(c, *[z3.BoolVal(p) if isinstance(p, bool) else p for p in (yes, no)])
        if not parts and kind == z3.Z3_OP_UNINTERPRETED:
            return z3.Bool(f"b.{node.decl().name()}")
        raise TooLarge(str(node.decl()))

    def equal(self, a, b):
        if z3.is_bv_value(b):
            a, b = b, a
        if z3.is_bv_value(a) and a.as_long() == 0 and b.decl().kind() == z3.Z3_OP_BOR:
            zero = [self.is_zero(self.of(c), 1 << a.size()) for c in b.children()]
            return self.logic(None, z3.Z3_OP_AND, zero)
        return self.is_zero(self.of(a).minus(self.of(b)), 1 << a.size())

    def comparison(self, node, is_signed, swapped, strict):
        a, b = node.children()
        if swapped:
            a, b = b, a
        width = a.size()
        a, b = self.of(a), self.of(b)
        if is_signed:
            a, b = self.signed(a, width), self.signed(b, width)
        difference = a.minus(b)
        return self.not_positive(difference.plus(number(1)) if strict else difference)

    def value(self, node):
        width = node.size()
        if z3.is_bv_value(node):
            return number(node.as_long())
        method = VALUES.get(node.decl().kind())
        found = None
        if method:
            found = method(self, node, width, node.children())
        elif node.decl().name() == "P" and node.num_args() == 2:
            found = self.product(node, node.children())
        if found is not None:
            return found
        if not node.num_args():
            return self.words(node.decl().name(), width)
        parts = []
        for c in node.children():
            if z3.is_bool(c):
                held = self.conditions[c.get_id()]
                parts.append(held if isinstance(held, bool) else held.get_id())
            else:
                parts.append(self.of(c).key())
        if node.decl().kind() in COMMUTATIVE or node.decl().name() == "P":
            parts.sort()
        high = (1 << width) - 1
        return self.variable((node.decl().kind(), node.decl().name(), tuple(node.params()),
                              tuple(parts)), 0, high)

    def words(self, name, width):
        """A variable is a sum of words, and a word of its sign and the other bits: most
        quotients are some of them, and the bounds of signed sums are exact."""
        total = number(0)
        for at in range(0, width, WORD):
            below = min(WORD, width - at) - 1
            for first, most in ((at, (1 << below) - 1), (at + below, 1)):
                part = self.variable(("part", name, first, most), 0, most)
                total = total.plus(part.scaled(1 << first))
        return total

    # ---- operations ----
    def add(self, node, width, args):
        total = number(0)
        for a in args:
            total = total.plus(self.of(a))
        return self.remainder(total, 1 << width)

    def subtract(self, node, width, args):
        return self.remainder(self.of(args[0]).minus(self.of(args[1])), 1 << width)

    def negate(self, node, width, args):
        return self.remainder(self.of(args[0]).scaled(-1), 1 << width)

    def invert(self, node, width, args):
        return number((1 << width) - 1).minus(self.of(args[0])).within(0, (1 << width) - 1)

    def multiply(self, node, width, args):
        factor, rest = 1, []
        for a in args:
            linear = self.of(a)
            if linear.terms:
                rest.append(linear)
            else:
                factor = factor * linear.constant
        factor %= 1 << width
        if factor >> (width - 1) and factor != 1 << (width - 1):
            factor -= 1 << width
        if not rest:
            return number(factor % (1 << width))
        total = rest[0]
        for linear in rest[1:]:
            total = self.times(total, linear)
            if total is None:
                return None
        return self.remainder(total.scaled(factor), 1 << width)

    def product(self, node, args):
        """P: the product of two unsigned words."""
        return self.times(self.of(args[0]), self.of(args[1]))

    def concatenate(self, node, width, args):
        total, at = number(0), 0
        for a in reversed(args):
            total = total.plus(self.of(a).scaled(1 << at))
            at += a.size()
        return total.within(0, (1 << width) - 1)

    def extract(self, node, width, args):
        return self.bits(self.of(args[0]), *node.params())

    def zero_extend(self, node, width, args):
        return self.of(args[0])

    def sign_extend(self, node, width, args):
        return self.remainder(self.signed(self.of(args[0]), args[0].size()), 1 << width)

    def choose(self, node, width, args):
        return self.either(self.conditions[args[0].get_id()], self.of(args[1]), self.of(args[2]))

    def mask(self, x, mask, width):
        """x & mask, by runs of ones."""
        total, at = number(0), 0
        while at < width:
            if not mask >> at & 1:
                at += 1
                continue
            end = at
            while end < width and mask >> end & 1:
                end += 1
            total = total.plus(self.bits(x, end - 1, at).scaled(1 << at))
            at = end
        return total

    def logical_and(self, node, width, args):
        mask, rest = (1 << width) - 1, []
        for a in args:
            linear = self.of(a)
            if linear.terms:
                rest.append(linear)
            else:
                mask &= linear.constant
        if not rest:
            return number(mask)
        if len(rest) == 1 and bin(mask).count("01") + 1 <= 8:
            return self.mask(rest[0], mask, width)
        return None

    def logical_or(self, node, width, args):
        """With a constant, or of numbers without common bits."""
        set_bits, rest = 0, []
        for a in args:
            linear = self.of(a)
            if linear.terms:
                rest.append((a, linear))
            else:
                set_bits |= linear.constant
        if not rest:
            return number(set_bits)
        if len(rest) == 1 and bin(set_bits).count("01") + 1 <= 8:
            return self.mask(rest[0][1], ~set_bits % (1 << width), width).plus(number(set_bits))
        used, total = set_bits, number(set_bits)
        for _, linear in rest:
            possible = self.possible_bits(linear, width)
            if used & possible:
                return None
            used |= possible
            total = total.plus(linear)
        return total

    @staticmethod
    def possible_bits(x, width):
        """The bits that may be set: below the highest, above the common factor's."""
        if x.low < 0:
            return (1 << width) - 1
        factors = 0
        for c in [*x.terms.values(), x.constant]:
            factors |= c
        lowest = factors & -factors
        return ((1 << x.high.bit_length()) - 1) & -lowest

    def logical_xor(self, node, width, args):
        flipped, rest = 0, []
        for a in args:
            linear = self.of(a)
            if linear.terms:
                rest.append(linear)
            else:
                flipped ^= linear.constant
        if not rest:
            return number(flipped)
        if len(rest) > 1 or bin(flipped).count("01") > 8:
            return None
        same = self.mask(rest[0], ~flipped % (1 << width), width)
        other = self.mask(rest[0], flipped, width)
        return same.plus(number(flipped)).minus(other).within(0, (1 << width) - 1)

    def shift(self, node, width, args):
        amount = self.of(args[1])
        if amount.terms:
            return None
        n, kind, x = min(amount.constant, width), node.decl().kind(), self.of(args[0])
        if kind == z3.Z3_OP_BSHL:
            return self.remainder(x.scaled(1 << n), 1 << width) if n < width else number(0)
        if kind == z3.Z3_OP_BASHR:
            x = self.signed(x, width)
        return self.remainder(self.quotient(x, 1 << n), 1 << width)

    def divide(self, node, width, args):
        """Unsigned, by a constant."""
        divisor = self.of(args[1])
        if divisor.terms or not divisor.constant:
            return None
        if node.decl().kind() in QUOTIENTS:
            return self.quotient(self.of(args[0]), divisor.constant)
        return self.remainder(self.of(args[0]), divisor.constant)

    def divide_signed(self, node, width, args):
        """By a constant, rounded to zero: the quotient of the magnitude, with a sign."""
        divisor = self.of(args[1])
        if divisor.terms or not divisor.constant:
            return None
        by = divisor.constant - (divisor.constant >> (width - 1) << width)
        x = self.signed(self.of(args[0]), width)
        negative = self.negation(self.not_positive(x.scaled(-1)))
        up = self.quotient(x, abs(by))
        # floor(-x / n) = -ceil(x / n), and ceil(x / n) = floor((x + n - 1) / n).
        down = self.quotient(x.plus(number(abs(by) - 1)), abs(by))
        q = self.either(negative, down, up).scaled(1 if by > 0 else -1)
        if node.decl().kind() in QUOTIENTS:
            return self.remainder(q, 1 << width)
        left = x.minus(q.scaled(by)).within(1 - abs(by), abs(by) - 1)
        return self.remainder(left, 1 << width)


QUOTIENTS = {z3.Z3_OP_BUDIV, z3.Z3_OP_BUDIV_I, z3.Z3_OP_BSDIV, z3.Z3_OP_BSDIV_I}
COMMUTATIVE = {z3.Z3_OP_BMUL, z3.Z3_OP_BAND, z3.Z3_OP_BOR, z3.Z3_OP_BXOR}
# kind: (signed, operands swapped, strict), as "less or equal".
COMPARISONS = {
    z3.Z3_OP_ULEQ: (False, False, False), z3.Z3_OP_ULT: (False, False, True),
    z3.Z3_OP_UGEQ: (False, True, False), z3.Z3_OP_UGT: (False, True, True),
    z3.Z3_OP_SLEQ: (True, False, False), z3.Z3_OP_SLT: (True, False, True),
    z3.Z3_OP_SGEQ: (True, True, False), z3.Z3_OP_SGT: (True, True, True)}
VALUES = {
    z3.Z3_OP_BADD: Translation.add, z3.Z3_OP_BSUB: Translation.subtract,
    z3.Z3_OP_BNEG: Translation.negate, z3.Z3_OP_BNOT: Translation.invert,
    z3.Z3_OP_BMUL: Translation.multiply, z3.Z3_OP_CONCAT: Translation.concatenate,
    z3.Z3_OP_EXTRACT: Translation.extract, z3.Z3_OP_ZERO_EXT: Translation.zero_extend,
    z3.Z3_OP_SIGN_EXT: Translation.sign_extend, z3.Z3_OP_ITE: Translation.choose,
    z3.Z3_OP_BAND: Translation.logical_and, z3.Z3_OP_BOR: Translation.logical_or,
    z3.Z3_OP_BXOR: Translation.logical_xor, z3.Z3_OP_BSHL: Translation.shift,
    z3.Z3_OP_BLSHR: Translation.shift, z3.Z3_OP_BASHR: Translation.shift}
for _kind in (z3.Z3_OP_BUDIV, z3.Z3_OP_BUDIV_I, z3.Z3_OP_BUREM, z3.Z3_OP_BUREM_I):
    VALUES[_kind] = Translation.divide
for _kind in (z3.Z3_OP_BSDIV, z3.Z3_OP_BSDIV_I, z3.Z3_OP_BSREM, z3.Z3_OP_BSREM_I):
    VALUES[_kind] = Translation.divide_signed


ARITHMETIC = re.compile(r"\((P|bvmul|bv[us](div|rem)(_i|0)?) ")


def is_arithmetic(formula):
    """Whether there are products or divisions in the formula."""
    return bool(ARITHMETIC.search(formula.sexpr()))


def impossible(formula, timeout):
    """Whether no input makes the formula true, as far as this can tell."""
    translation = Translation()
    try:
        condition = translation.translate(formula)
    except TooLarge:
        return False
    if isinstance(condition, bool):
        return not condition
    if len(translation.bounds) > MOST_VARIABLES:
        return False
    solver = z3.SolverFor("QF_LRA")
    # What it decides it decides in a few hundredths of a second; its steps are long.
    t.limit(solver, timeout / 50)
    solver.set("timeout", int(10000 * timeout))
    solver.add(condition, *translation.constraints)
    for index, (low, high) in enumerate(translation.bounds):
        symbol = translation.symbol(index)
        if high - low < FEW:
            solver.add(z3.Or(*[symbol == value for value in range(low, high + 1)]))
        else:
            solver.add(symbol >= low, symbol <= high)
    return solver.check() == z3.unsat
