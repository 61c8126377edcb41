# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Bit vectors as linear expressions over the integers: what is true of them is shown
by arithmetic, without bits.

A bit vector is the number that it is, a sum of variables with coefficients. What is
not linear becomes a variable: a quotient q = floor(x / n) has n q <= x < n q + n, so
that a carry, a word of a wide number, and a division by a constant are all
quotients. Quotients of the same expression are the same variable, after what n
divides is taken out of it. Two numbers below 2^w are equal if the coefficients of
their difference are multiples of 2^w; so a wide product, of words or as a whole, has
one form. Everything else is decided by Z3 with linear arithmetic: a division by a
constant is a multiplication by a magic number because the bounds of both quotients
leave no room between them, which is the theorem of Granlund and Montgomery.

What is lost: products of two variables and operations on bits are variables, the
same for the same operands; variables are real numbers for Z3, but for those of few
values, and but for comparisons, whose sides differ by 1 or not at all. So the answer
"no input" is right, and another one says nothing.
"""
import math

import z3

MONOMIALS = 80  # of a product
STEPS = 100000  # terms that quotients are made of, in all
WIDEST = 1024   # bits of a divisor that quotients of quotients are joined to
FEW = 4         # values of a variable that are tried one by one


class TooLarge(Exception):
    """Too much work, or a term that has no translation."""


class Linear:
    """A sum of variables with coefficients and a constant, and bounds of its value."""
    __slots__ = ("terms", "constant", "low", "high")

    def __init__(self, terms, constant, low, high):
        self.terms, self.constant, self.low, self.high = terms, constant, low, high

    def key(self):
        return tuple(sorted(self.terms.items())), self.constant

    def scaled(self, factor):
        if not factor:
            return number(0)
        ends = sorted((self.low * factor, self.high * factor))
        return Linear({v: c * factor for v, c in self.terms.items()},
                      self.constant * factor, *ends)

    def plus(self, other):
        terms = dict(self.terms)
        for v, c in other.terms.items():
            c += terms.get(v, 0)
            if c:
                terms[v] = c
            else:
                del terms[v]
        if not terms:
            return number(self.constant + other.constant)
        return Linear(terms, self.constant + other.constant, self.low + other.low,
                      self.high + other.high)

    def minus(self, other):
        return self.plus(other.scaled(-1))

    def within(self, low, high):
        """The same, with bounds that are known otherwise."""
        return Linear(self.terms, self.constant, max(low, self.low), min(high, self.high))


def number(value):
    return Linear({}, value, value, value)


class Arithmetic:
    """Variables, and what holds of them."""

    def __init__(self):
        self.bounds = []       # of each variable
        self.constraints = []  # on variables, for Z3
        self.known = {}        # what has been made a variable, or a condition's number
        self.factors = {}      # of a product: the variables
        self.defined = {}      # of a quotient: what is divided, and the divisor
        self.steps = 0
        self.kept = []         # conditions whose numbers are used

    # ---- variables ----
    def variable(self, key, low, high):
        """The variable for what the key describes."""
        if low == high:
            return number(low)
        if key not in self.known:
            self.known[key] = len(self.bounds)
            self.bounds.append((low, high))
        index = self.known[key]
        return Linear({index: 1}, 0, low, high)

    @staticmethod
    def symbol(index):
        return z3.Real(f"i{index}")

    def expression(self, linear):
        parts = [self.symbol(v) if c == 1 else c * self.symbol(v)
                 for v, c in sorted(linear.terms.items())]
        if linear.constant or not parts:
            parts.append(z3.RealVal(linear.constant))
        return z3.Sum(parts) if len(parts) > 1 else parts[0]

    def naive(self, terms, constant):
        """Bounds of a sum from those of its variables."""
        low = high = constant
        for v, c in terms.items():
            ends = sorted((self.bounds[v][0] * c, self.bounds[v][1] * c))
            low, high = low + ends[0], high + ends[1]
        return low, high

    def quotient(self, x, divisor):
        """floor(x / divisor)."""
        self.steps += len(x.terms) + 1
        if self.steps > STEPS:
            raise TooLarge()
        if divisor == 1:
            return x
        low, high = x.low // divisor, x.high // divisor
        if low == high:
            return number(low)
        common = math.gcd(divisor, *x.terms.values())
        if common > 1:
            x = Linear({v: c // common for v, c in x.terms.items()}, x.constant // common,
                       x.low // common, x.high // common)
            return self.quotient(x, divisor // common)
        whole, rest = {}, {}
        for v, c in x.terms.items():
            kept = (c + (divisor - 1) // 2) % divisor - (divisor - 1) // 2
            if c != kept:
                whole[v] = (c - kept) // divisor
            if kept:
                rest[v] = kept
        constant = x.constant % divisor
        outside = Linear(whole, x.constant // divisor, *self.naive(whole, x.constant // divisor))
        if not rest:
            return outside.within(low, high)
        bounds = self.naive(rest, constant) if whole or x.constant != constant else (
            x.low, x.high)
        return outside.plus(self.proper(Linear(rest, constant, *bounds), divisor)).within(
            low, high)

    def proper(self, x, divisor):
        """floor(x / divisor); the divisor divides no coefficient."""
        x = x.within(*self.naive(x.terms, x.constant))
        low, high = x.low // divisor, x.high // divisor
        if low == high:
            return number(low)
        sign = 1 << max(x.high, ~x.low).bit_length()
        if sign < divisor and x.low < 0:
            return self.quotient(x, sign)  # -1 or 0: only the sign counts
        v, c = next(iter(x.terms.items()))
        if len(x.terms) == 1 and self.bounds[v][1] - self.bounds[v][0] == 1:
            # Of a variable with two values: a line through both.
            first = self.bounds[v][0]
            at = [(x.constant + c * k) // divisor for k in (first, first + 1)]
            step = at[1] - at[0]
            return Linear({v: step}, at[0] - step * first, min(at), max(at)) if step \
                else number(at[0])
        quotients = [v for v, c in x.terms.items() if c in (1, -1) and v in self.defined]
        if quotients and divisor.bit_length() < WIDEST:
            return self.nested(x, divisor, max(quotients)).within(low, high)
        key = "quotient", x.key(), divisor
        fresh = key not in self.known
        q = self.variable(key, low, high)
        if fresh:
            self.defined[next(iter(q.terms))] = x, divisor
            left = self.expression(x.minus(q.scaled(divisor)))
            self.constraints += [left >= 0, left <= divisor - 1]
        return q

    def nested(self, x, divisor, v):
        """(a + floor(y / b)) / d = (a b + y) / (b d), rounded down; v is floor(y / b).
        And -floor(y / b) = floor((b - 1 - y) / b)."""
        inner, by = self.defined[v]
        if x.terms[v] < 0:
            inner = number(by - 1).minus(inner)
        terms = {w: c for w, c in x.terms.items() if w != v}
        others = Linear(terms, x.constant, *self.naive(terms, x.constant))
        return self.quotient(others.scaled(by).plus(inner), divisor * by)

    def remainder(self, x, divisor):
        if 0 <= x.low and x.high < divisor:
            return x
        return x.minus(self.quotient(x, divisor).scaled(divisor)).within(0, divisor - 1)

    def bits(self, x, high, low):
        return self.remainder(self.quotient(x, 1 << low), 1 << (high - low + 1))

    def signed(self, x, width):
        top = self.quotient(x, 1 << (width - 1))
        return x.minus(top.scaled(1 << width)).within(-1 << (width - 1), (1 << (width - 1)) - 1)

    def either(self, condition, yes, no):
        """yes if the condition holds, else no."""
        if condition in (True, False):
            return yes if condition else no
        if yes.key() == no.key():
            return yes
        low, high = min(yes.low, no.low), max(yes.high, no.high)
        step = self.times(self.as_number(condition), yes.minus(no))
        if step is not None:
            return no.plus(step).within(low, high)
        key = "if", condition.get_id(), yes.key(), no.key()
        fresh = key not in self.known
        result = self.variable(key, low, high)
        if fresh:
            self.kept.append(condition)
            held = self.expression(result)
            self.constraints += [z3.Implies(condition, held == self.expression(yes)),
                                 z3.Implies(z3.Not(condition), held == self.expression(no))]
        return result

    # ---- products ----
    def times(self, a, b):
        """The product as a sum of products of variables; None if it is too long."""
        if len(a.terms) * len(b.terms) > MONOMIALS:
            return None
        total = b.scaled(a.constant).plus(
            Linear(dict(a.terms), 0, *self.naive(a.terms, 0)).scaled(b.constant))
        for v, c in a.terms.items():
            for w, d in b.terms.items():
                total = total.plus(self.monomial(v, w).scaled(c * d))
        ends = [x * y for x in (a.low, a.high) for y in (b.low, b.high)]
        return total.within(min(ends), max(ends))

    def monomial(self, v, w):
        """The product of two variables, which may be products."""
        factors = sorted([*self.factors.get(v, [v]), *self.factors.get(w, [w])])
        # 0 and 1 are their own squares.
        factors = [f for k, f in enumerate(factors)
                   if k == 0 or f != factors[k - 1] or self.bounds[f] != (0, 1)]
        if len(factors) == 1:
            return Linear({factors[0]: 1}, 0, *self.bounds[factors[0]])
        ends = [x * y for x in self.bounds[v] for y in self.bounds[w]]
        key = "product", tuple(factors)
        fresh = key not in self.known
        result = self.variable(key, min(ends), max(ends))
        if not result.terms:
            return result
        index = next(iter(result.terms))
        self.factors[index] = factors
        if fresh:
            for flag, other in ((v, w), (w, v)):
                if self.bounds[flag] == (0, 1):
                    self.bound_product(index, flag, other)
        return result

    def bound_product(self, product, flag, other):
        """flag * other, exactly."""
        m, f, x = self.symbol(product), self.symbol(flag), self.symbol(other)
        low, high = self.bounds[other]
        self.constraints += [m <= high * f, m >= low * f, m <= x - low * (1 - f),
                             m >= x - high * (1 - f)]

    def as_number(self, condition):
        """1 if the condition holds, else 0."""
        found = self.known.get(("number", condition.get_id()))
        if found is not None:
            return found
        if z3.is_not(condition):
            return number(1).minus(self.as_number(condition.arg(0))).within(0, 1)
        key = "flag", condition.get_id()
        fresh = key not in self.known
        result = self.variable(key, 0, 1)
        if fresh:
            self.kept.append(condition)
            self.constraints.append(condition == (self.expression(result) == 1))
        return result

    # ---- conditions ----
    def is_zero(self, x, modulus):
        """x == 0, when x is the difference of two numbers below the modulus."""
        if x.low > 0 or x.high < 0:
            return False
        if not x.terms:
            return x.constant == 0
        if x.constant % modulus == 0 and not any(c % modulus for c in x.terms.values()):
            return True
        condition = self.compared("==", x)
        # A multiple of the modulus, without what is one anyway, is zero.
        rest = self.reduced(x, modulus)
        first, last = -(-rest.low // modulus), rest.high // modulus
        if last - first < FEW and ("modulo", rest.key()) not in self.known:
            self.known["modulo", rest.key()] = True
            for k in range(first, last + 1):
                zero = self.compared("==", rest.plus(number(-k * modulus)))
                if zero is not False:
                    self.constraints.append(z3.Implies(zero, condition))
        return condition

    def reduced(self, x, modulus):
        """A sum that is the same modulo the modulus, with small coefficients; of two
        as large the one that has a factor in common with the others."""
        def small(c):
            return (c + (modulus - 1) // 2) % modulus - (modulus - 1) // 2
        terms = {v: small(c) for v, c in x.terms.items() if c % modulus}
        common = math.gcd(*[c for c in terms.values() if 4 * abs(c) < modulus])
        for v, c in terms.items():
            other = c - modulus if c > 0 else c + modulus
            if common > 1 and c % common and not other % common:
                terms[v] = other
        constant = small(x.constant)
        return Linear(terms, constant, *self.naive(terms, constant))

    def not_positive(self, x):
        if x.high <= 0 or x.low > 0:
            return x.high <= 0
        return self.compared("<=", x)

    def compared(self, how, x):
        """x == 0 or x <= 0, without common factors: a variable, since x, being whole, is
        1 or more if it is
        above 0."""
        common = math.gcd(*x.terms.values())
        if how == "==":
            if x.constant % common:
                return False
            if min(x.terms.items())[1] < 0:
                common = -common
        x = Linear({v: c // common for v, c in x.terms.items()}, -(-x.constant // common),
                   *sorted((-(-x.low // common), -(-x.high // common))))
        key = how, x.key()
        if key not in self.known:
            condition = self.known[key] = z3.Bool(f"c{len(self.known)}")
            left = self.expression(x)
            if how == "==":
                self.constraints += [z3.Implies(condition, left == 0),
                                     z3.Or(condition, left >= 1, left <= -1)]
            else:
                self.constraints += [z3.Implies(condition, left <= 0),
                                     z3.Or(condition, left >= 1)]
            if (x.low, x.high) in ((0, 1), (-1, 0)):
                truth = x if x.low == 0 else x.scaled(-1)
                self.known["number", condition.get_id()] = number(1).minus(truth).within(0, 1)
        return self.known[key]

    @staticmethod
    def negation(condition):
        if condition in (True, False):
            return not condition
        return condition.arg(0) if z3.is_not(condition) else z3.Not(condition)
