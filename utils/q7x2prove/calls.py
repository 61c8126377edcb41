# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Calls, in IR and in machine code.

A function of the target runtime is what its name says; a function that the file
defines is executed, in both; any other that has no effect on memory is an
uninterpreted function of its arguments, for each part of its result.
"""
import z3

from . import abi, values
from . import floats as f
from . import terms as t
from .errors import Unsupported
from .values import Scalar, leaves

MOST_DEPTH = 4  # of calls in calls


class Part:
    """A scalar type of the runtime's functions."""
    element = fields = None

    def __init__(self, bits):
        self.bits, self.kind, self.is_float = bits, "int", False


def _division(signed):
    def compute(a, b):
        # By zero the behavior is undefined in IR: any result will do.
        return [a / b, z3.SRem(a, b)] if signed else [z3.UDiv(a, b), z3.URem(a, b)]
    return compute


def _reciprocal(a):
    return [f.divide(f.F64, z3.BitVecVal(0x3ff << 52, 64), a)]


# name: (bits of the arguments and of the results, what it computes)
RUNTIME = {
    "__q7x2_udivmod64": (64, 2, 2, _division(False)),
    "__q7x2_divmod64": (64, 2, 2, _division(True)),
    "__q7x2_udivmod128": (128, 2, 2, _division(False)),
    "__q7x2_divmod128": (128, 2, 2, _division(True)),
    "__q7x2_fdiv64": (64, 2, 1, lambda a, b: [f.divide(f.F64, a, b)]),
    "__q7x2_rcp64": (64, 1, 1, _reciprocal),
    "__q7x2_sqrt64": (64, 1, 1, lambda a: [f.square_root(f.F64, a)]),
}


def _take(registers, type_, state):
    """The bits of an argument of a type, from its registers."""
    parts, sample = [], values.zero_of(type_)
    for scalars, words in abi.pieces(sample, type_):
        numbers = sorted(registers.take(words))
        held = t.join(*[state.get("reg", n) for n in reversed(numbers)])
        at = 0
        for scalar in scalars:
            parts.append(t.bits(held, at + scalar.width() - 1, at))
            at += scalar.width()
    return t.join(*reversed(parts))


def _put(registers, bits, type_, state):
    value = values.unpacked(bits, lambda low, width: t.FALSE, type_)
    for scalars, words in abi.pieces(value, type_):
        for number, word in zip(sorted(registers.take(words)),
                                abi.words_of(scalars, words, None)):
            state.registers["reg", number] = z3.simplify(word)


def _clobber(state, written):
    """The registers that a called function may change have any contents."""
    for file, number in written:
        state.registers[file, number] = (
            z3.FreshConst(z3.BoolSort(), "called") if "pred" in file
            else t.fresh("called", 32))


def by_convention():
    """The registers that a function may change."""
    return ([("reg", n) for n in range(255) if n not in abi.PRESERVED]
            + [("ureg", n) for n in range(63)]
            + [(file, n) for file in ("pred", "upred") for n in range(7)])


def runtime(name, state, written):
    """A call of a function of the runtime, in machine code. written are the registers
    that its code writes: the compiler keeps values in others."""
    bits, operands, results, compute = RUNTIME[name]
    registers, part = abi.Registers(), Part(bits)
    arguments = [_take(registers, part, state) for _ in range(operands)]
    returned = [z3.simplify(r) for r in compute(*arguments)]
    _clobber(state, written - {("reg", n) for n in abi.PRESERVED})
    registers = abi.Registers()
    for value in returned[:results]:
        _put(registers, value, part, state)


# ---- functions without code --------------------------------------------------
def check_external(function):
    if not function.has_no_effect():
        raise Unsupported(f"call of {function.name}, which may change memory")


def _uninterpreted(function, arguments):
    """The bits of the results, by their types, of the bits of the arguments."""
    arguments = [z3.simplify(a) for a in arguments]
    found = []
    for k, type_ in enumerate(_leaf_types(function.result)):
        symbol = z3.Function(f"call.{function.name}.{k}", *[a.sort() for a in arguments],
                             z3.BitVecSort(type_.bits))
        found.append(symbol(*arguments) if arguments
                     else z3.BitVec(f"call.{function.name}.{k}", type_.bits))
    return found


def _leaf_types(type_):
    if type_.kind == "void":
        return []
    if type_.element or type_.fields:
        return [leaf for part in type_.parts() for leaf in _leaf_types(part)]
    return [type_]


def external_in_ir(function, arguments):
    """The result of a call; it is poison if an argument is."""
    check_external(function)
    parts = [leaf for a in arguments for leaf in leaves(a)]
    results = _uninterpreted(function, [p.bits for p in parts])
    if not results:
        return None
    poison = t.either(*[p.poison for p in parts])
    scalars = iter([Scalar(r, poison) for r in results])

    def shaped(type_):
        if type_.element or type_.fields:
            return [shaped(part) for part in type_.parts()]
        return next(scalars)
    return shaped(function.result)


def external(function, state):
    """The same in machine code: arguments and result are in registers."""
    check_external(function)
    registers, arguments = abi.Registers(), []
    for argument in function.arguments:
        held = _take(registers, argument.type, state)
        at = 0
        for type_ in _leaf_types(argument.type):
            arguments.append(t.bits(held, at + type_.bits - 1, at))
            at += type_.bits
    results = _uninterpreted(function, arguments)
    _clobber(state, by_convention())
    if results:
        _put(abi.Registers(), t.join(*reversed(results)), function.result, state)
