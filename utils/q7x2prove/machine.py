# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Machine code as formulas: one thread of a function or kernel, from the bytes
that the disassembler shows."""
import re
import subprocess

import z3

from . import meanings, meanings_float, paths
from . import terms as t
from .encodings import ABS, HSEL, INV, NEG
from .errors import InputError, Unsupported
from .memory import Memory
from .table import TABLE
from .terms import bv, choose

ENTRIES = meanings, meanings_float  # which register the entries of TABLE
STACK_POINTER = ("reg", 1)
ZERO_REGISTER, ZERO_UNIFORM, TRUE_PREDICATE = 255, 63, 7
# The windows of the generic address space, by the upper word (docs/simulator.md).
WINDOWS = {0x7100: "shared", 0x7200: "local"}
# Words of constant bank 0 with these windows' addresses (docs/abi.md).
WINDOW_BASES = {0x30: 0, 0x34: 0x7100, 0x38: 0, 0x3c: 0x7200}
STACK_BYTES = 0x28  # the word of constant bank 0 where a kernel's stack begins
CONTROL = ("BRA", "RET", "EXIT", "TRAP")


class State(paths.State):
    """Registers, predicates and memory of a thread."""

    def __init__(self):
        # (file, number) -> formula. The stack pointer is a multiple of 16.
        self.registers = {STACK_POINTER: t.join(z3.BitVec("stack.initial", 28), bv(0, 4))}
        self.memory = Memory()

    def copy(self):
        other = State()
        other.registers = dict(self.registers)
        other.memory = self.memory.copy()
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
        return merged


class Constants:
    """Constant bank 0: parameters, and what the launch puts there."""

    def __init__(self, parameters=None):
        self.bytes = dict(parameters or {})  # offset -> formula of 8 bits
        # A kernel's stack begins at a multiple of 16.
        self.bytes[STACK_BYTES] = t.join(z3.BitVec("c0.stack", 4), bv(0, 4))
        for offset, word in WINDOW_BASES.items():
            for k in range(4):
                self.bytes[offset + k] = bv(word >> 8 * k & 0xff, 8)

    def load(self, bank, offset, count):
        if bank:
            raise Unsupported(f"constant bank {bank}")
        for k in range(count):
            if offset + k not in self.bytes:
                self.bytes[offset + k] = z3.BitVec(f"c0.{offset + k:x}", 8)
        return t.join(*[self.bytes[offset + k] for k in reversed(range(count))])


class Instance:
    """An instruction in a state: its operands as formulas."""

    def __init__(self, code, encoding, fields, state, constants):
        self.code, self.encoding, self.fields = code, encoding, fields
        self.state, self.constants = state, constants
        self.op = self.base = encoding.base
        self.condition = t.TRUE  # under which a store takes place
        self.faults = []

    def raw(self, field):
        return self.fields[field]

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
            return self.state.register(first, operand.width, operand.kind)
        if operand.kind == "cmem":
            return self.constants.load(first, self.fields[operand.fields[1]],
                                       operand.width // 8)
        return bv(first << 32 if operand.width == 64 else first, operand.width)

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
        base = (self.state.register(ra, operand.width)
                + self.state.register(ub, operand.width, "ureg"))
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
        index = t.constant(self.state.register(ra, 32, file))
        if index is None:
            raise Unsupported("indexed access to a constant bank")
        return self.constants.load(bank, (offset + index) & 0xffff, count)


class Code:
    """The instructions of an object, by function."""

    def __init__(self, objdump, path, encodings):
        self.encodings, self.kinds = encodings, encodings.kinds
        self.functions = {}  # name -> [(address, word, text)]
        self.relocated = set()
        done = subprocess.run([objdump, "-d", "-r", path], capture_output=True, text=True)
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
            elif "R_Q7X2" in line:
                self.relocated.add(int(line.split(":")[0], 16))

    def covers(self, name):
        """Names of the encodings of a function's instructions."""
        return {self.encodings.decode(word)[0].name
                for _, word, _ in self.functions[name]}


class Execution(paths.Execution):
    """The states in which a function ends."""

    def __init__(self, code, name, constants, bound):
        super().__init__(bound)
        self.code, self.constants = code, constants
        self.instructions = {}
        self.next = {}
        listing = code.functions[name]
        for k, (address, word, text) in enumerate(listing):
            if address in code.relocated:
                raise Unsupported("relocation: " + text)
            self.instructions[address] = (*code.encodings.decode(word), text)
            self.next[address] = address + 16
        self.start = listing[0][0]
        self.fault = []  # conditions of a fault

    def order(self, place):
        return place

    def step(self, place, condition, state):
        if place not in self.instructions:
            raise Unsupported("control leaves the function")
        encoding, fields, text = self.instructions[place]
        if encoding is None:
            raise Unsupported("invalid encoding")
        i = Instance(self.code, encoding, fields, state, self.constants)
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
        following = [(t.negation(guard), place + 16, i.state)]
        if op == "BRA":
            distance = i.number("target")
            distance -= (distance >> 31) << 32
            taken = t.both(guard, i.value("p"))
            return [(taken, place + 16 + distance, i.state.copy()),
                    (t.negation(taken), place + 16, i.state)]
        if op == "TRAP":
            self._may_fault(t.both(condition, guard))
        else:
            if op == "RET":
                i.state.registers["return", 0] = i.value("a")
            self.finish(t.both(condition, guard), i.state.copy())
        return following


def run(code, name, state, constants, bound):
    """The execution of a function; its final states are merged."""
    execution = Execution(code, name, constants, bound)
    execution.run(execution.start, state)
    return execution
