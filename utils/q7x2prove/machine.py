# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Machine code as formulas: one thread of a function or kernel, from the bytes
that the disassembler shows."""
import re
import subprocess

import z3

from . import calls, cases, effects, meanings, meanings_effects, meanings_float, objects, paths
from . import terms as t
from .addresses import WINDOWS, Addresses
from .encodings import ABS, HSEL, INV, NEG, SIGN_EXTENDS
from .errors import InputError, Unsupported
from .memory import Memory, Place, Reads
from .table import TABLE
from .terms import bv, choose

ENTRIES = meanings, meanings_effects, meanings_float  # which register the entries of TABLE
STACK_POINTER = ("reg", 1)
ZERO_REGISTER, ZERO_UNIFORM, TRUE_PREDICATE = 255, 63, 7
# Words of constant bank 0 with these windows' addresses (docs/abi.md).
WINDOW_BASES = {0x30: 0, 0x34: 0x7100, 0x38: 0, 0x3c: 0x7200}
STACK_BYTES = 0x28  # the word of constant bank 0 where a kernel's stack begins
RELOCATIONS = ("R_Q7X2_CBANK", "R_Q7X2_REL32", "R_Q7X2_LO32", "R_Q7X2_HI32", "R_Q7X2_ABS32",
               "R_Q7X2_OFF24")
CONTROL = ("BRA", "CALL", "RET", "EXIT", "TRAP")



class State(paths.State):
    """Registers, predicates and memory of a thread."""

    def __init__(self):
        # (file, number) -> formula. The stack pointer is a multiple of 16.
        self.registers = {STACK_POINTER: t.join(z3.BitVec("stack.initial", 28), bv(0, 4))}
        self.memory = Memory()
        self.effects = effects.NONE

    def copy(self):
        other = State()
        other.registers = dict(self.registers)
        other.memory = self.memory.copy()
        other.effects = self.effects
        return other

    def get(self, file, number):
        """A register; a new one of the file "return" is the address of a RET."""
        key = file, number
        if key not in self.registers:
            name = f"{file}{number}.initial"
            self.registers[key] = (z3.Bool(name) if "pred" in file
                                   else z3.BitVec(name, 32))
        return self.registers[key]

    def pred(self, number, file="pred"):
        return t.TRUE if number == TRUE_PREDICATE else self.get(file, number)

    def register(self, number, width, file="reg"):
        zero = ZERO_REGISTER if file == "reg" else ZERO_UNIFORM
        if number == zero:
            return bv(0, width)
        return t.join(*[self.get(file, number + k)
                        for k in reversed(range(width // 32))])

    def merge(self, condition, other):
        merged = State()
        for file, number in {**self.registers, **other.registers}:
            merged.registers[file, number] = choose(
                condition, self.get(file, number), other.get(file, number))
        merged.memory = self.memory.merge(condition, other.memory)
        merged.effects = choose(condition, self.effects, other.effects)
        return merged


class Constants:
    """Constant bank 0: parameters, and what the launch puts there; bank 3: what the
    object has there."""

    def __init__(self, parameters=None, object_=None, structures=()):
        """structures: (offset, bytes, origin, address) of those by value."""
        self.object, self.structures = object_, structures
        self.bytes = dict(parameters or {})  # offset -> formula of 8 bits
        # A kernel's stack begins at a multiple of 16.
        self.bytes[STACK_BYTES] = t.join(z3.BitVec("c0.stack", 4), bv(0, 4))
        for offset, word in WINDOW_BASES.items():
            for k in range(4):
                self.bytes[offset + k] = bv(word >> 8 * k & 0xff, 8)

    def load(self, bank, offset, count, relocation=None):
        if bank == 3 and relocation and relocation.kind == "R_Q7X2_CBANK":
            return self._compiled(relocation, offset, count)
        if bank or relocation:
            raise Unsupported(f"constant bank {bank}")
        for k in range(count):
            if offset + k not in self.bytes:
                self.bytes[offset + k] = effects.bank_byte(offset + k)
        return t.join(*[self.bytes[offset + k] for k in reversed(range(count))])

    def load_at(self, address, count, relocation=None):
        """At a variable place of bank 0, in a structure by value, or of bank 3, at a
        distance from the place of a relocation."""
        if relocation:
            value = t.fresh("c3", 8 * count)
            for distance, number in self.object.bank_numbers(relocation, count):
                value = choose(address == bv(distance, 32), bv(number, 8 * count), value)
            return value
        if not self.structures:
            raise Unsupported("indexed access to a constant bank")
        value = t.fresh("c0", 8 * count)
        for offset, size, origin, base in self.structures:
            inside = t.both(z3.UGE(address, bv(offset, 32)),
                            z3.ULE(address, bv(offset + size - count, 32)))
            place = base + t.zext(address - bv(offset, 32), 64)
            held = t.join(*[Reads.byte(origin, Place(z3.simplify(place + k)))
                            for k in reversed(range(count))])
            value = choose(z3.simplify(inside), held, value)
        return value

    def _compiled(self, relocation, offset, count):
        """A value or an address that the compiler put into bank 3."""
        found, at = self.object.bank_bytes(relocation, offset, count)
        if isinstance(found, int):
            return bv(found, 8 * count)
        if found.kind != "R_Q7X2_ABS64":
            raise Unsupported("relocation " + found.kind)
        name, addend = self.object.variable(found)
        address = Addresses.of(name) + addend
        return t.bits(address, 8 * (at + count) - 1, 8 * at)


class Instance:
    """An instruction in a state: its operands as formulas."""

    def __init__(self, code, encoding, fields, state, constants):
        self.code, self.encoding, self.fields = code, encoding, fields
        self.relocation = None
        self.state, self.constants = state, constants
        self.op = self.base = encoding.base
        self.condition = t.TRUE  # under which a store takes place
        self.faults = []

    def raw(self, field):
        return self.fields[field]

    def register_numbers(self, name):
        """Of a result."""
        operand = self.encoding.outs[name]
        first = self.fields[operand.fields[0]]
        return range(first, first + operand.width // 32)

    def number(self, name):
        return self.fields[self.encoding.ins[name].fields[0]]

    def width(self, name):
        return self.encoding.outs[name].width

    def mod(self, name):
        operand = self.encoding.ins[name]
        # A field with one value is constant in the encoding.
        return self.code.kinds[operand.mods][self.fields.get(operand.fields[0], 0)]

    def has(self, name):
        return name in self.encoding.ins and bool(self.fields[name])

    def mods(self, name):
        """The value of the source's modifiers."""
        operand = self.encoding.ins[name]
        if not operand.mods or operand.kind == "mod":
            return 0
        return self.fields.get(operand.fields[-1], 0)

    def value(self, name):
        """The operand without its modifiers."""
        operand = self.encoding.ins[name]
        first = self.fields[operand.fields[0]]
        if operand.kind in ("pred", "upred"):
            held = self.state.pred(first, operand.kind)
            return t.negation(held) if self.fields[operand.fields[1]] else held
        if operand.kind in ("reg", "ureg"):
            return self._register(first, operand.width, operand.kind)
        if operand.kind == "cmem":
            return self.constants.load(first, self.fields[operand.fields[1]],
                                       operand.width // 8, self.relocation)
        if self.relocation and operand.width == 32:
            return self._address_of(self.relocation)
        return bv(first << 32 if operand.width == 64 else first, operand.width)

    def _register(self, number, width, file="reg"):
        """A source register, where the instruction is executed: what others with the same
        guard have written."""
        held = self.state.register(number, width, file)
        guard = self.condition
        return held if z3.is_true(guard) or z3.is_false(guard) else cases.given(guard, held)

    def _address_of(self, relocation):
        """The word of a variable's address that an immediate is."""
        name, addend = self.code.object.variable(relocation)
        if name not in Addresses.layout:
            raise Unsupported("address of code")
        address = Addresses.of(name) + addend
        return t.bits(address, 63, 32) if relocation.kind == "R_Q7X2_HI32" else (
            t.trunc(address, 32))

    def effect(self, name, *operands, results=()):
        return effects.happen(self.state, self.condition, name, *operands, results=results)

    def is_negative(self, name):
        operand = self.encoding.ins[name]
        kinds = operand.mods if operand.kind != "mod" else 0
        return z3.BoolVal(bool(kinds & (NEG | INV)) and bool(self.mods(name) & NEG))

    def negated(self, name):
        x = self.value(name)
        return choose(self.is_negative(name), -x, x)

    def _signs(self, name, x, fmt):
        mods = self.mods(name)
        if mods & ABS:
            x = fmt.magnitude(x)
        return fmt.negate(x) if mods & NEG else x

    def signed_float(self, name, fmt):
        x = self.value(name)
        return self._signs(name, t.trunc(x, fmt.width), fmt)

    def halves(self, name, fmt):
        """Lower and upper half, as the selector says, with their signs."""
        x = self.value(name)
        low, high = t.bits(x, 15, 0), t.bits(x, 31, 16)
        selector = (self.mods(name) & HSEL) >> 2
        low, high = {0: (low, high), 1: (low, low), 2: (high, high)}[selector]
        return [self._signs(name, half, fmt) for half in (low, high)]

    # ---- memory ----
    def address(self):
        operand = self.encoding.ins["addr"]
        ra, ub, off = [self.fields[field] for field in operand.fields]
        register = self._register(ra, 32 if operand.mods else operand.width)
        if operand.mods:
            register = t.extend(register, operand.width, operand.mods == SIGN_EXTENDS)
        base = register + self._register(ub, operand.width, "ureg")
        if self.relocation:
            return base + t.resize(self._address_of(self.relocation), operand.width)
        return base + bv(off - (1 << 24) if off >> 23 else off, operand.width)

    def _checked(self, count):
        """The address; misaligned it is a fault."""
        address = self.address()
        if count > 1:
            self.faults.append(address & bv(count - 1, address.size())
                               != bv(0, address.size()))
        return address

    def _windows(self, address):
        """The spaces of a generic address, each with its condition."""
        upper = z3.simplify(t.bits(address, 63, 32))
        inside = t.zext(t.trunc(address, 32), 64)
        spaces = [(upper == bv(number, 32), space, inside)
                  for number, space in WINDOWS.items()]
        none = t.negation(t.either(*[c for c, _, _ in spaces]))
        spaces.append((none, "global", address))
        return [(z3.simplify(c), space, at) for c, space, at in spaces]

    def load(self, space, count):
        address = self._checked(count)
        memory = self.state.memory
        if space != "generic":
            return memory.load(space, t.zext(address, 64), count)
        value = None
        for condition, where, at in reversed(self._windows(address)):
            if t.is_false(condition):
                continue
            loaded = memory.load(where, at, count)
            value = loaded if value is None else choose(condition, loaded, value)
        return value

    def store(self, space, value):
        address = self._checked(value.size() // 8)
        memory = self.state.memory
        if space != "generic":
            memory.store(space, t.zext(address, 64), value, self.condition)
            return
        for condition, where, at in self._windows(address):
            if not t.is_false(condition):
                memory.store(where, at, value, t.both(condition, self.condition))

    def load_constant(self, count):
        operand = self.encoding.ins["addr"]
        ra, bank, offset = [self.fields[field] for field in operand.fields]
        file = "ureg" if self.encoding.uniform else "reg"
        register = self._register(ra, 32, file)
        index = t.constant(register)
        if index is None:
            if (bank or self.relocation) and (bank != 3 or not self.relocation):
                raise Unsupported("indexed access to a constant bank")
            address = z3.simplify(register + bv(offset, 32))
            if count > 1:
                self.faults.append(address & bv(count - 1, 32) != bv(0, 32))
            return self.constants.load_at(address, count, self.relocation)
        return self.constants.load(bank, (offset + index) & 0xffff, count, self.relocation)


class Code:
    """The instructions of an object, by function."""

    def __init__(self, objdump, readelf, path, encodings):
        self.object = objects.Object(readelf, path)
        self.encodings, self.kinds = encodings, encodings.kinds
        self.functions = {}  # name -> [(address, word, text)]
        done = subprocess.run([objdump, "-d", path], capture_output=True, text=True)
        if done.returncode:
            raise InputError(done.stderr.strip())
        self._parse(done.stdout)

    def _parse(self, listing):
        current = None
        for line in listing.splitlines():
            label = re.match(r"[0-9a-f]{16} <(.*)>:$", line)
            if label:
                current = self.functions.setdefault(label.group(1), [])
                continue
            found = re.match(r"\s*([0-9a-f]+): ((?:[0-9a-f]{2} ){16})\s*(.*)", line)
            if found:
                word = int.from_bytes(bytes.fromhex(found.group(2)), "little")
                current.append((int(found.group(1), 16), word, found.group(3)))

    def name_at(self, address):
        """The function that begins at an address."""
        for name, listing in self.functions.items():
            if listing and listing[0][0] == address:
                return name
        raise Unsupported("call of no function's first instruction")

    def written(self, name, seen=None):
        """The registers that a function's instructions write, in those it calls too."""
        seen = seen if seen is not None else set()
        if name in seen:
            return set()
        seen.add(name)
        found = set()
        for address, word, _ in self.functions[name]:
            encoding, fields = self.encodings.decode(word)
            for operand in encoding.outs.values():
                number = fields[operand.fields[0]]
                found |= {(operand.kind, number + k)
                          for k in range(max(operand.width // 32, 1))}
            if encoding.base == "R2P":
                found |= {("pred", n) for n in range(7)}
            if encoding.op == "CALL":
                found |= self.written(self.callee(encoding, fields, address), seen)
        return {(file, number) for file, number in found
                if number != (ZERO_REGISTER if file == "reg" else ZERO_UNIFORM
                              if file == "ureg" else TRUE_PREDICATE)}

    def callee(self, encoding, fields, address):
        """The name of the function that a CALL calls."""
        if encoding.form != "I":
            raise Unsupported("call of a pointer")
        relocation = self.object.at(address)
        if relocation:
            if relocation.kind != "R_Q7X2_REL32" or relocation.addend:
                raise Unsupported("relocation " + relocation.kind)
            return relocation.symbol["Name"]["Name"]
        return self.name_at(branch_target(encoding, fields, address))

    def covers(self, name):
        """Names of the encodings of a function's instructions."""
        return {self.encodings.decode(word)[0].name
                for _, word, _ in self.functions[name]}


def branch_target(encoding, fields, place):
    distance = fields[encoding.ins["target"].fields[0]]
    return place + 16 + distance - ((distance >> 31) << 32)


def is_unguarded(encoding, fields):
    guard = encoding.ins["guard"].fields
    return fields[guard[0]] == TRUE_PREDICATE and not fields[guard[1]]


class Execution(paths.Execution):
    """The states in which a function ends."""

    def __init__(self, code, name, constants, bound):
        super().__init__(bound)
        self.code, self.constants, self.name = code, constants, name
        self.module, self.depth = None, 0
        self.instructions = {}
        self.next = {}
        listing = code.functions[name]
        for k, (address, word, text) in enumerate(listing):
            self.instructions[address] = (*code.encodings.decode(word), text)
            self.next[address] = address + 16
        self.start = listing[0][0]
        self.position = self._reverse_postorder()
        self.fault = []  # conditions of a fault
        self.trapped = []  # conditions of a TRAP

    def order(self, place):
        return self.position.get(place, place)

    def _reverse_postorder(self):
        """Positions by address: code at the end of the function that returns to its
        middle comes before what follows there. Of two successors the lower address is
        first, so that loops come before what follows them."""
        seen, order, stack = {self.start}, [], [(self.start, None)]
        while stack:
            place, left = stack.pop()
            left = sorted(self._successors(place)) if left is None else left
            while left and left[-1] in seen:
                left.pop()
            if left:
                seen.add(left[-1])
                stack += [(place, left), (left[-1], None)]
            else:
                order.append(place)
        return {place: k for k, place in enumerate(reversed(order))}

    def _successors(self, place):
        encoding, fields, _ = self.instructions[place]
        found = {place + 16}
        if encoding and encoding.op == "BRA":
            found.add(branch_target(encoding, fields, place))
        elif encoding and encoding.op in ("RET", "EXIT") and is_unguarded(encoding, fields):
            found = set()
        return {address for address in found if address in self.instructions}

    def step(self, place, condition, state):
        if place not in self.instructions:
            raise Unsupported("control leaves the function")
        encoding, fields, text = self.instructions[place]
        if encoding is None:
            raise Unsupported("invalid encoding")
        i = Instance(self.code, encoding, fields, state, self.constants)
        i.relocation = self.code.object.at(place)
        if i.relocation and i.relocation.kind not in RELOCATIONS:
            raise Unsupported("relocation " + i.relocation.kind)
        i.condition = i.value("guard")
        if encoding.op in CONTROL:
            return self._control(place, condition, i)
        entry = TABLE.get(i.base)
        if entry is None:
            raise Unsupported(f"instruction {encoding.op}")
        for name, value in entry(i).items():
            self._write(i, name, value)
        for fault in i.faults:
            self._may_fault(t.both(condition, i.condition, fault))
        return [(t.TRUE, place + 16, state)]

    def _may_fault(self, condition):
        condition = z3.simplify(condition)
        if not t.is_false(condition):
            self.fault.append(condition)

    def _write(self, i, name, value):
        state = i.state
        if isinstance(name, tuple):
            file, number = name
            state.registers[name] = choose(i.condition, value, state.get(file, number))
            return
        if name not in i.encoding.outs:
            return
        operand = i.encoding.outs[name]
        number = i.fields[operand.fields[0]]
        if "pred" in operand.kind:
            if number != TRUE_PREDICATE:
                state.registers[operand.kind, number] = choose(
                    i.condition, value, state.pred(number, operand.kind))
            return
        if number == (ZERO_REGISTER if operand.kind == "reg" else ZERO_UNIFORM):
            return
        for k in range(operand.width // 32):
            key = operand.kind, number + k
            word = z3.simplify(t.bits(value, 32 * k + 31, 32 * k))
            state.registers[key] = choose(i.condition, word, state.get(*key))

    def _control(self, place, condition, i):
        guard, op = i.condition, i.encoding.op
        if op == "CALL":
            return self._call(place, condition, i)
        following = [(t.negation(guard), place + 16, i.state)]
        if op == "BRA":
            taken = t.both(guard, i.value("p"))
            return [(taken, branch_target(i.encoding, i.fields, place), i.state.copy()),
                    (t.negation(taken), place + 16, i.state)]
        if op == "TRAP":
            self.trapped.append(z3.simplify(t.both(condition, guard)))
        else:
            if op == "RET":
                i.state.registers["return", 0] = i.value("a")
            self.finish(t.both(condition, guard), i.state.copy())
        return following


    def _call(self, place, condition, i):
        """The called function is executed here."""
        if not t.is_true(i.condition):
            raise Unsupported("call with a guard")
        name = self.code.callee(i.encoding, i.fields, place)
        state = i.state
        back = z3.BitVec(f"{self.name}+{place:#x}", 64)
        for k, number in enumerate(i.register_numbers("rd")):
            state.registers["reg", number] = t.bits(back, 32 * k + 31, 32 * k)
        if name in calls.RUNTIME:
            calls.runtime(name, state, self.code.written(name))
        elif name not in self.code.functions:
            calls.external(self.module.named[name], state)
        else:
            state = self._inner(name, condition, state, back)
        return [(t.TRUE, place + 16, state)]

    def _inner(self, name, condition, state, back):
        if self.depth == calls.MOST_DEPTH:
            raise Unsupported("calls in calls")
        inner = Execution(self.code, name, self.constants, self.bound)
        inner.module, inner.depth = self.module, self.depth + 1
        inner.outer = t.both(self.outer, condition)
        inner.run(inner.start, state)
        ends, final = inner.result()
        if final is None:
            raise Unsupported(f"{name} does not return")
        self.exceeded += [t.both(condition, c) for c in inner.exceeded]
        if inner.trapped:
            raise Unsupported("a TRAP in a called function")
        for fault in inner.fault:
            self._may_fault(t.both(condition, fault))
        returned = final.registers.pop(("return", 0))
        self._may_fault(t.both(condition, ends, returned != back))
        return final


def run(code, name, state, constants, bound, module=None):
    """The execution of a function; its final states are merged."""
    execution = Execution(code, name, constants, bound)
    execution.module = module
    execution.run(execution.start, state)
    return execution
