# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Where arguments and results are: registers of a function, constant bank 0 of a
kernel (docs/abi.md)."""
import z3

from . import terms as t
from .errors import Unsupported
from .memory import Place, Reads
from .values import Scalar, to_bytes

FIRST_ARGUMENT, AFTER_ARGUMENTS = 4, 20
RETURN_ADDRESS = 20
PRESERVED = [1, 2, *range(24, 48)]
PARAMETERS = 0x160


def inputs(function):
    """The arguments as values; their poison is a variable, too, unless noundef."""
    found = []
    for k, argument in enumerate(function.arguments):
        defined = "noundef" in function.attributes(k + 1)
        found.append(_input(f"arg{k}", argument.type, defined))
        if function.is_kernel and function.byval(k + 1):
            found[-1] = Scalar(found[-1].bits, origin=f"byval{k}")
    return found


def _input(name, type_, defined):
    if type_.element or type_.fields:
        return [_input(f"{name}.{k}", part, defined)
                for k, part in enumerate(type_.parts())]
    poison = t.FALSE if defined else z3.Bool(f"{name}.poison")
    return Scalar(z3.BitVec(name, type_.bits), poison)


class Registers:
    """Assigns arguments or results to registers."""

    def __init__(self):
        self.used = set()

    def take(self, words):
        for first in range(FIRST_ARGUMENT, AFTER_ARGUMENTS, words):
            wanted = set(range(first, first + words))
            if not wanted & self.used:
                self.used |= wanted
                return list(wanted)
        raise Unsupported("arguments or results on the stack")


def pieces(value, type_):
    """The parts that have registers of their own: (scalars, words)."""
    if type_.kind in ("struct", "array"):
        for part, of in zip(value, type_.parts()):
            yield from pieces(part, of)
    elif type_.kind == "vector":
        yield from vector_pieces(value, type_)
    else:
        width = value.width()
        if width <= 32:
            yield [value], 1
        elif width <= 64:
            yield [value], 2
        elif width <= 128:
            yield [Scalar(t.bits(value.bits, 63, 0), value.poison)], 2
            yield [Scalar(t.bits(value.bits, width - 1, 64), value.poison)], 2
        else:
            raise Unsupported(f"argument or result of type {type_}")


def vector_pieces(value, type_):
    width, count = type_.element.bits, type_.count
    if not type_.element.is_float and width < 32:
        for element in value:
            yield [element], 1
    elif not type_.element.is_float and width & (width - 1):
        for element in value:  # of no register's width
            yield from pieces(element, type_.element)
    elif width * count in (32, 64, 128) and type_.element.kind != "ptr" and count > 1:
        yield value, width * count // 32
    else:
        raise Unsupported(f"argument or result of type {type_}")


def words_of(scalars, words, extension):
    """The words of a piece. Bits beyond a narrow scalar are arbitrary unless the
    attribute extends it."""
    bits = t.join(*[s.bits for s in reversed(scalars)])
    width = 32 * words
    if bits.size() < width:
        if extension:
            bits = t.extend(bits, width, extension == "signext")
        else:
            bits = t.join(t.fresh("upper", width - bits.size()), bits)
    return [t.bits(bits, 32 * k + 31, 32 * k) for k in range(words)]


def extension_of(attributes):
    return next((name for name in ("zeroext", "signext") if name in attributes), None)


def place_arguments(function, arguments, state):
    """Puts the arguments into registers, the return address and stack pointer too."""
    registers = Registers()
    for k, (argument, value) in enumerate(zip(function.arguments, arguments)):
        attributes = function.attributes(k + 1)
        if "byval" in attributes:
            raise Unsupported("byval argument")
        for scalars, words in pieces(value, argument.type):
            numbers = registers.take(words)
            for number, word in zip(sorted(numbers),
                                    words_of(scalars, words, extension_of(attributes))):
                state.registers["reg", number] = z3.simplify(word)


def parameters(function, arguments):
    """The bytes of constant bank 0 that hold a kernel's parameters."""
    layout, offset, found = function.layout, PARAMETERS, {}
    for k, (argument, value) in enumerate(zip(function.arguments, arguments)):
        type_, align = function.byval(k + 1) or (argument.type,
                                                 layout.alignment(argument.type))
        offset = (offset + align - 1) // align * align
        if value_is_object(value):
            for n in range(layout.alloc_size(type_)):
                found[offset + n] = Reads.byte(value.origin, Place(value.bits + n))
            offset += layout.alloc_size(type_)
            continue
        for k, byte in enumerate(to_bytes(value, argument.type, layout)):
            if byte is not None:
                found[offset + k] = z3.simplify(byte[0])
        offset += layout.alloc_size(argument.type)
    return found


def structures(function, arguments):
    """Of a kernel's structures by value: offset, bytes, origin and address."""
    layout, offset = function.layout, PARAMETERS
    for k, (argument, value) in enumerate(zip(function.arguments, arguments)):
        type_, align = function.byval(k + 1) or (argument.type,
                                                 layout.alignment(argument.type))
        offset = (offset + align - 1) // align * align
        if value_is_object(value):
            yield offset, layout.alloc_size(type_), value.origin, value.bits
        offset += layout.alloc_size(type_)


def value_is_object(value):
    """Whether an argument is a structure by value, which is a memory of its own."""
    return isinstance(value, Scalar) and value.origin is not None


def results(function, value, state):
    """Pairs of a scalar that the IR returns, and the machine's bits for it."""
    registers, found = Registers(), []
    extension = extension_of(function.attributes(0))
    for scalars, words in pieces(value, function.result):
        numbers = sorted(registers.take(words))
        bits = t.join(*[state.get("reg", n) for n in reversed(numbers)])
        at = 0
        for scalar in scalars:
            width = scalar.width()
            held = t.bits(bits, at + width - 1, at)
            found.append((scalar, held))
            at += width
        if extension and at < bits.size() and len(scalars) == 1:
            wanted = t.extend(scalars[0].bits, bits.size(), extension == "signext")
            found.append((Scalar(wanted, scalars[0].poison), bits))
    return found


def preserved(initial, final):
    """Conditions that a function must establish: registers that it must not change."""
    pairs = [(final.get("reg", n), initial.get("reg", n)) for n in PRESERVED]
    pairs.append((final.registers["return", 0], initial.register(RETURN_ADDRESS, 64)))
    return [held == before for held, before in pairs if not held.eq(before)]
