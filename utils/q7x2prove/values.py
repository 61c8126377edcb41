# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Values of LLVM IR: bits and whether they are poison; vectors and aggregates are
lists of them."""
import z3

from . import terms as t
from .errors import Unsupported
from .terms import bv, choose


class Scalar:
    """A scalar. origin is the stack object that a pointer points into, if any; nan
    is the condition that it is a NaN whose bits the machine chooses, zero that it
    chooses the sign if it is a zero."""
    __slots__ = ("bits", "poison", "origin", "nan", "zero")

    def __init__(self, bits, poison=t.FALSE, origin=None, nan=t.FALSE, zero=t.FALSE):
        self.bits, self.poison, self.origin = bits, poison, origin
        self.nan, self.zero = nan, zero

    def width(self):
        return self.bits.size()

    def with_poison(self, *conditions):
        return Scalar(self.bits, t.either(self.poison, *conditions), self.origin,
                      self.nan, self.zero)

    def holds(self):
        """An i1 as a condition."""
        return z3.simplify(self.bits == bv(1, 1))


def poison_of(type_):
    """A poison value of a type."""
    if type_.element or type_.fields:
        return [poison_of(part) for part in type_.parts()]
    return Scalar(bv(0, type_.bits), t.TRUE)


def zero_of(type_):
    if type_.element or type_.fields:
        return [zero_of(part) for part in type_.parts()]
    return Scalar(bv(0, type_.bits))


def arbitrary(type_, unknown):
    """Any value, as undef and a frozen poison are: a variable that `unknown`
    collects, since the value is not the machine's to choose."""
    if type_.element or type_.fields:
        return [arbitrary(part, unknown) for part in type_.parts()]
    variable = t.fresh("any", type_.bits)
    unknown.append(variable)
    return Scalar(variable)


def leaves(value):
    """The scalars of a value."""
    if isinstance(value, Scalar):
        return [value]
    return [leaf for part in value for leaf in leaves(part)]


def merge(condition, a, b):
    """a if condition holds, else b."""
    if a is b:
        return a
    if not isinstance(a, Scalar):
        return [merge(condition, x, y) for x, y in zip(a, b)]
    if a.origin != b.origin:
        raise Unsupported("a pointer to one of several stack objects")
    return Scalar(choose(condition, a.bits, b.bits),
                  choose(condition, a.poison, b.poison), a.origin,
                  choose(condition, a.nan, b.nan), choose(condition, a.zero, b.zero))


def elementwise(function, *values):
    """Applies function to scalars or to the elements of vectors."""
    if all(isinstance(v, Scalar) for v in values):
        return function(*values)
    return [function(*parts) for parts in zip(*values)]


def to_bytes(value, type_, layout):
    """The bytes in memory, lowest first, each with its poison. None is padding."""
    size = layout.store_size(type_)
    if type_.kind == "struct" or type_.kind == "array":
        image = [None] * layout.alloc_size(type_)
        for k, (part, of) in enumerate(zip(value, type_.parts())):
            at = (layout.offset(type_, k) if type_.kind == "struct"
                  else k * layout.alloc_size(of))
            image[at:at + layout.store_size(of)] = to_bytes(part, of, layout)
        return image
    bits, poison = packed(value)
    bits = t.zext(bits, 8 * size)
    per_byte = [t.FALSE] * size
    at = 0
    for width, flag in poison:
        for k in range(at // 8, (at + width + 7) // 8):
            per_byte[k] = t.either(per_byte[k], flag)
        at += width
    return [(t.bits(bits, 8 * k + 7, 8 * k), per_byte[k]) for k in range(size)]


def packed(value):
    """The bits of a scalar or vector, first element lowest; (width, poison)."""
    parts = leaves(value)
    return (t.join(*[p.bits for p in reversed(parts)]),
            [(p.width(), p.poison) for p in parts])


def unpacked(bits, poison, type_):
    """A value of the type out of bits; poison is a function of a range of bits."""
    if type_.kind != "vector":
        return Scalar(t.trunc(bits, type_.bits), poison(0, type_.bits))
    width = type_.element.bits
    return [Scalar(t.bits(bits, width * k + width - 1, width * k),
                   poison(width * k, width)) for k in range(type_.count)]


def from_bytes(image, type_, layout):
    """The inverse of to_bytes."""
    if type_.kind == "struct" or type_.kind == "array":
        parts = []
        for k, of in enumerate(type_.parts()):
            at = (layout.offset(type_, k) if type_.kind == "struct"
                  else k * layout.alloc_size(of))
            parts.append(from_bytes(image[at:at + layout.store_size(of)], of, layout))
        return parts
    bits = t.join(*[byte for byte, _ in reversed(image)])
    # Bits beyond a type that is no multiple of a byte are 0 if it was stored.
    width = type_.bits if type_.kind != "vector" else type_.count * type_.element.bits
    padded = t.FALSE
    if width < bits.size():
        padded = z3.simplify(t.bits(bits, bits.size() - 1, width) != 0)

    def poison(at, width):
        return t.either(padded, *[flag for _, flag in image[at // 8:(at + width + 7) // 8]])
    return unpacked(bits, poison, type_)
