# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Splits a formula into cases: one for each amount of its shifts.

A SAT solver does not see that two barrel shifters are the same; with a constant
amount they are wires. What is split is a variable that all amounts depend on: by its
low bits, or by its remainder, if the IR has one, as rotations of i47 do.

And into two: where a condition of the formula's choices holds, and where not. Addresses
and values that paths or guards have chosen are simple terms then.
"""
import collections

import z3

from . import terms as t

SHIFTS = (z3.Z3_OP_BSHL, z3.Z3_OP_BLSHR, z3.Z3_OP_BASHR)
REMAINDERS = (z3.Z3_OP_BUREM, z3.Z3_OP_BUREM_I)
MOST_BITS = 8  # of an amount
MOST_CASES = 256


def is_variable(node):
    return z3.is_const(node) and node.decl().kind() == z3.Z3_OP_UNINTERPRETED


def amounts(formula):
    """The amounts of shifts that are not constant, and the widest shift."""
    found, width = [], 0
    for node in t.nodes(formula):
        if z3.is_app(node) and node.decl().kind() in SHIFTS and not z3.is_bv_value(node.arg(1)):
            found.append(node.arg(1))
            width = max(width, node.size())
    return found, width


def variables(term):
    return {node.get_id(): node for node in t.nodes(term) if is_variable(node)}


def split(formula, proved):
    """The cases, simplified; None if there is nothing to split. proved decides quickly
    whether an equation holds under a condition."""
    shifted, width = amounts(formula)
    found = {}
    for term in shifted:
        found.update(variables(term))
    if len(found) != 1 or not z3.is_bv(next(iter(found.values()))):
        return None
    variable = next(iter(found.values()))
    for node in t.nodes(formula):
        if (z3.is_app(node) and node.decl().kind() in REMAINDERS
                and z3.is_bv_value(node.arg(1)) and variables(node).keys() == found.keys()
                and 0 < node.arg(1).as_long() <= MOST_CASES):
            return _by_remainder(formula, variable, node, proved)
    return _by_bits(formula, variable, min((width - 1).bit_length(), MOST_BITS,
                                           variable.size()))


def _by_bits(formula, variable, bits):
    rest = variable.size() - bits
    for value in range(1 << bits):
        low = t.bv(value, bits)
        if not rest:
            yield z3.simplify(z3.substitute(formula, (variable, low)))
            continue
        high = z3.BitVec(f"{variable.decl().name()}.high", rest)
        yield z3.simplify(z3.substitute(formula, (variable, t.join(t.bv(0, rest), low))))
        wide = z3.substitute(formula, (variable, t.join(high, low)))
        yield z3.simplify(t.both(high != t.bv(0, rest), wide))


def _by_remainder(formula, variable, remainder, proved):
    """What depends on the variable alone, amounts and conditions, is a constant where
    the remainder is; that is proved of each that has the same value for a few numbers
    with this remainder."""
    chosen = {}
    for node in t.nodes(formula):
        if not z3.is_app(node):
            continue
        kind = node.decl().kind()
        term = (node.arg(1) if kind in SHIFTS else node.arg(0) if kind == z3.Z3_OP_ITE
                else None)
        if term is not None and len(variables(term)) == 1 and (
                variable.get_id() in variables(term)):
            chosen[term.get_id()] = term
    chosen[remainder.get_id()] = remainder
    divisor = remainder.arg(1).as_long()
    for value in range(divisor):
        here = remainder == t.bv(value, remainder.size())
        pairs = []
        for term in chosen.values():
            held = [z3.simplify(z3.substitute(term, (variable, sample)))
                    for sample in _samples(value, divisor, variable.size())]
            if all(other.eq(held[0]) for other in held) and proved(here, term == held[0]):
                pairs.append((term, held[0]))
        yield z3.simplify(t.both(here, z3.substitute(formula, *pairs)))


def _samples(value, divisor, width):
    """Numbers with a remainder: the smallest, the greatest, some between."""
    most = ((1 << width) - 1 - value) // divisor
    return [t.bv(value + divisor * k, width)
            for k in sorted({0, 1, most // 5, most // 2 + 1, most}) if k <= most]


def conditions(formula):
    """What the formula's choices depend on, without "and", "or" and "not": the most
    frequent first."""
    found, kept = collections.Counter(), {}
    for node in t.nodes(formula):
        if not z3.is_app_of(node, z3.Z3_OP_ITE):
            continue
        stack = [node.arg(0)]
        while stack:
            condition = stack.pop()
            if z3.is_and(condition) or z3.is_or(condition) or z3.is_not(condition):
                stack += condition.children()
            else:
                kept[condition.get_id()] = condition
                found[condition.get_id()] += 1
    return [kept[number] for number, _ in found.most_common()]


def by_condition(formula):
    """The two cases, simplified; None if nothing is chosen."""
    found = conditions(formula)
    if not found:
        return None
    return [_where(formula, found[0], holds) for holds in (True, False)]


def _where(formula, condition, holds):
    """A formula where a condition holds, or where it does not."""
    literal = condition if holds else t.negation(condition)
    return z3.simplify(t.both(literal, given(literal, formula)))


def given(literal, term):
    """A term where a condition or the negation of one holds, simplified. Where a bit or a
    number is a constant, other conditions may be of it."""
    holds = not z3.is_not(literal)
    condition = literal if holds else literal.arg(0)
    pairs = [(condition, z3.BoolVal(holds))]
    if z3.is_eq(condition):
        a, b = condition.children()
        if z3.is_bv_value(a):
            a, b = b, a
        if z3.is_bv_value(b) and (holds or b.size() == 1):
            pairs.append((a, b if holds else t.bv(1 - b.as_long(), 1)))
    return z3.simplify(z3.substitute(term, *pairs))
