# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Formulas: short names for what Z3's interface spells out, and functions of
bit vectors that both IR and machine code are made of.

A product of two words is the uninterpreted function P of both unless one of them
is a constant: both sides build wide products out of P, so that a proof needs no
multiplier. What holds for every P holds for the product. `exact` makes P the
product, for the search of a counterexample.
"""
import z3

FALSE = z3.BoolVal(False)
TRUE = z3.BoolVal(True)


# What Z3's counter of its work reaches in a second of a processor of 2023: limits do
# not depend on what else the machine does.
WORK = 4_500_000


def limit(solver, seconds):
    """Sets the time of a query."""
    solver.set("rlimit", max(1, int(WORK * seconds)))


class Options:
    exact = False  # products are products
    witness = True  # freeze gives the bits that a poison value has in the formulas
    fresh = 0      # a counter for the names of fresh variables
    factors = []   # of products, which keeps them alive
    widened = {}   # number of a float that is another one exactly: (it, that, its format)
    signless = False  # whether some operation leaves the sign of a zero open
    facts = []     # what holds of uninterpreted functions, as that P is at most
                   # (2^32 - 1)^2


def begin():
    """Before the formulas of a proof: the same ones get the same names."""
    Options.fresh, Options.facts, Options.factors = 0, [], []
    Options.signless, Options.widened = False, {}


def bv(value, width):
    return z3.BitVecVal(value, width)


def fresh(name, width):
    Options.fresh += 1
    return z3.BitVec(f"{name}!{Options.fresh}", width)


def is_true(c):
    return z3.is_true(c)


def is_false(c):
    return z3.is_false(c)


def both(*conditions):
    kept = [c for c in conditions if not z3.is_true(c)]
    if any(z3.is_false(c) for c in kept):
        return FALSE
    return TRUE if not kept else kept[0] if len(kept) == 1 else z3.And(*kept)


def either(*conditions):
    kept = [c for c in conditions if not z3.is_false(c)]
    if any(z3.is_true(c) for c in kept):
        return TRUE
    return FALSE if not kept else kept[0] if len(kept) == 1 else z3.Or(*kept)


def negation(condition):
    if z3.is_true(condition):
        return FALSE
    if z3.is_false(condition):
        return TRUE
    return condition.arg(0) if z3.is_not(condition) else z3.Not(condition)


def choose(condition, yes, no):
    if z3.is_true(condition) or yes is no or yes.eq(no):
        return yes
    return no if z3.is_false(condition) else z3.If(condition, yes, no)


def constant(term):
    """The number that a term is, or None."""
    if not z3.is_bv_value(term):
        term = z3.simplify(term)
    return term.as_long() if z3.is_bv_value(term) else None


def nodes(root):
    """The different terms of a formula."""
    seen, stack = set(), [root]
    while stack:
        node = stack.pop()
        if node.get_id() in seen:
            continue
        seen.add(node.get_id())
        yield node
        if z3.is_quantifier(node):
            stack.append(node.body())
        else:
            stack.extend(node.children())


def zext(x, width):
    return x if x.size() == width else z3.ZeroExt(width - x.size(), x)


def sext(x, width):
    return x if x.size() == width else z3.SignExt(width - x.size(), x)


def extend(x, width, signed):
    return sext(x, width) if signed else zext(x, width)


def trunc(x, width):
    return x if x.size() == width else z3.Extract(width - 1, 0, x)


def resize(x, width):
    """Zero-extended or truncated."""
    return zext(x, width) if x.size() <= width else trunc(x, width)


def bits(x, high, low):
    return z3.Extract(high, low, x)


def sign(x):
    return bits(x, x.size() - 1, x.size() - 1) == 1


def join(*parts):
    """The parts, highest first."""
    return parts[0] if len(parts) == 1 else z3.Concat(*parts)


def flag(condition, width=1):
    return choose(condition, bv(1, width), bv(0, width))


def minimum(a, b, signed):
    return choose(a < b if signed else z3.ULT(a, b), a, b)


def maximum(a, b, signed):
    return choose(a < b if signed else z3.ULT(a, b), b, a)


def clamp(x, low, high):
    """x between signed numbers."""
    n = x.size()
    return choose(x < bv(low, n), bv(low, n), choose(x > bv(high, n), bv(high, n), x))


def popcount(x):
    """By halving: the sums that Z3 sees are small."""
    width = 1
    while width < x.size():
        width *= 2
    parts = [bits(zext(x, width), i, i) for i in range(width)]
    while len(parts) > 1:
        size = parts[0].size() + 1
        parts = [zext(a, size) + zext(b, size)
                 for a, b in zip(parts[::2], parts[1::2])]
    return resize(parts[0], x.size())


def leading_zeros(x):
    result = bv(x.size(), x.size())
    for i in range(x.size()):
        result = choose(bits(x, i, i) == 1, bv(x.size() - 1 - i, x.size()), result)
    return result


def reverse(x):
    return join(*[bits(x, i, i) for i in range(x.size())]) if x.size() > 1 else x


# ---- products --------------------------------------------------------------
_P = z3.Function("P", z3.BitVecSort(32), z3.BitVecSort(32), z3.BitVecSort(64))


def product32(a, b):
    """The product of two unsigned words: 64 bits."""
    a, b = z3.simplify(a), z3.simplify(b)
    if Options.exact or z3.is_bv_value(a) or z3.is_bv_value(b):
        return zext(a, 64) * zext(b, 64)
    # Equal products have equal terms: the factors are in the order of their
    # numbers in Z3, which are unique while the terms live.
    Options.factors.extend((a, b))
    if a.get_id() > b.get_id():
        a, b = b, a
    result = _P(a, b)
    zero = bv(0, 32)
    Options.facts += [z3.ULE(result, bv(0xfffffffe00000001, 64)),
                      (result == bv(0, 64)) == either(a == zero, b == zero),
                      either(b == zero, z3.UGE(result, zext(a, 64))),
                      either(a == zero, z3.UGE(result, zext(b, 64)))]
    return result


def product32s(a, b):
    """The product of two signed words."""
    zero = bv(0, 64)
    return (product32(a, b) - choose(sign(a), join(b, bv(0, 32)), zero)
            - choose(sign(b), join(a, bv(0, 32)), zero))


def product(a, b, width):
    """The product modulo 2^width, by words."""
    if width <= 32:
        return trunc(product32(zext(a, 32), zext(b, 32)), width)
    if constant(a) is not None or constant(b) is not None or Options.exact:
        return resize(a, width) * resize(b, width)
    words = (width + 31) // 32
    full = 32 * words
    a, b = resize(a, full), resize(b, full)
    total = bv(0, full)
    for i in range(words):
        for j in range(words - i):
            part = product32(bits(a, 32 * i + 31, 32 * i), bits(b, 32 * j + 31, 32 * j))
            total = total + (resize(part, full) << (32 * (i + j)))
    return trunc(total, width)
