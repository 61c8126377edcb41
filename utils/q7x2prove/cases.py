# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Splits a formula into cases: one for each amount of its shifts.

A SAT solver does not see that two barrel shifters are the same; with a constant
amount they are wires.
"""
import z3

from . import terms as t

SHIFTS = (z3.Z3_OP_BSHL, z3.Z3_OP_BLSHR, z3.Z3_OP_BASHR)
MOST_BITS = 8  # of an amount


def is_variable(node):
    return z3.is_const(node) and node.decl().kind() == z3.Z3_OP_UNINTERPRETED


def amounts(formula):
    """The amounts of shifts that are not constant, and the widest shift."""
    found, width = [], 0
    for node in t.nodes(formula):
        if (node.decl().kind() in SHIFTS if z3.is_app(node) else False) \
                and not z3.is_bv_value(node.arg(1)):
            found.append(node.arg(1))
            width = max(width, node.size())
    return found, width


def variable_of(terms):
    """The only bit vector that the terms depend on, or None."""
    found = {}
    for term in terms:
        for node in t.nodes(term):
            if is_variable(node) and z3.is_bv(node):
                found[node.get_id()] = node
    return next(iter(found.values())) if len(found) == 1 else None


def split(formula):
    """The cases, simplified; None if there is nothing to split."""
    shifted, width = amounts(formula)
    variable = variable_of(shifted)
    if variable is None:
        return None
    bits = min((width - 1).bit_length(), MOST_BITS, variable.size())
    return _cases(formula, variable, bits)


def _cases(formula, variable, bits):
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
