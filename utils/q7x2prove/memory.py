# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Memories: for each address space the writes of bytes, in their order. IR has a
second one with whether a byte is poison.

What was in memory before is a variable for each address that is read; that equal
addresses hold equal bytes is an assumption (`Reads.assumptions`). So formulas have
no arrays. After a barrier it is a function of the address and the barrier, but for what
no thread writes (`Reads.keep`).
"""
import z3

from . import effects
from . import floats as f
from . import terms as t
from .terms import bv

MOST_BYTES = 16  # of an access
SHARED = {"global", "shared"}  # spaces that other threads write


def split(address):
    """The address as a term and a constant offset."""
    address = z3.simplify(address)
    if z3.is_bv_value(address):
        return None, address.as_long()
    if z3.is_app_of(address, z3.Z3_OP_BADD) and z3.is_bv_value(address.arg(0)):
        rest = address.children()[1:]
        base = rest[0] if len(rest) == 1 else z3.simplify(sum(rest[1:], rest[0]))
        return _split_window(base, address.arg(0).as_long())
    return _split_window(address, 0)


def _split_window(base, offset):
    """Of an address of 32 bits in a memory of its own, in which an aligned access is: the
    sum of its constant and that of a byte's place in the access."""
    if (z3.is_app_of(base, z3.Z3_OP_CONCAT) and base.num_args() == 2
            and t.constant(base.arg(0)) == 0 and offset < MOST_BYTES):
        inner, more = split(base.arg(1))
        if inner is not None and more:
            width = inner.size()
            return z3.simplify(t.zext(inner, base.size())), (more + offset) % (1 << width)
    return base, offset


LOW_BITS = 4  # accesses of vectors begin at multiples of 16


def _low_difference(a, b):
    """The low bits of a - b, if they are constant: as of elements of one array."""
    key = [x.get_id() if x is not None else None for x in (a, b)]
    known = Reads.differences.get(tuple(key))
    if known is None:
        width = next(x.size() for x in (a, b) if x is not None)
        low = [t.trunc(x, LOW_BITS) if x is not None else t.bv(0, LOW_BITS)
               for x in (a, b) if width >= LOW_BITS]
        # The terms are kept, so that their numbers stay theirs.
        known = Reads.differences[tuple(key)] = t.constant(low[0] - low[1]), a, b
    return known[0]


class Place:
    """An address, made to be compared."""
    __slots__ = ("base", "offset", "term")

    def __init__(self, address):
        self.base, self.offset = split(address)
        self.term = address

    def key(self):
        return (self.base.get_id() if self.base is not None else None), self.offset

    def equals(self, other):
        """A condition."""
        mine, yours = self.key(), other.key()
        if mine[0] == yours[0]:
            return t.TRUE if mine == yours else t.FALSE
        apart = _low_difference(self.base, other.base)
        if apart is not None and (apart + mine[1] - yours[1]) % (1 << LOW_BITS):
            return t.FALSE
        return self.term == other.term


class Reads:
    """The variables of what memory holds before, by space."""
    spaces, differences = {}, {}
    kept = []  # (condition, address, bytes): what holds the same values all the time

    @classmethod
    def clear(cls):
        cls.spaces, cls.differences, cls.kept = {}, {}, []
        Stored.values = {}

    @classmethod
    def keep(cls, condition, address, count):
        cls.kept.append((condition, address, bv(count, 64)))

    @classmethod
    def after(cls, barrier, space, place):
        """A byte after a barrier: the effects up to it, none if there was none."""
        name = f"memory.{space}"
        before = cls.byte(space, place)
        held = f.apply(name, 8, effects.digest(name, 8), barrier, place.term)
        same = [t.both(condition, z3.ULT(place.term - address, count))
                for condition, address, count in cls.kept]
        return t.choose(z3.simplify(t.either(barrier == effects.NONE, *same)), before, held)

    @classmethod
    def byte(cls, space, place):
        known = cls.spaces.setdefault(space, {})
        key = place.key()
        if key not in known:
            known[key] = place, t.fresh(f"memory.{space}", 8)
        return known[key][1]

    @classmethod
    def assumptions(cls):
        found = []
        for known in cls.spaces.values():
            entries = list(known.values())
            for k, (place, byte) in enumerate(entries):
                for other, second in entries[:k]:
                    same = place.equals(other)
                    if not t.is_false(same):
                        found.append(z3.Implies(same, byte == second))
        return found


class Stored:
    """The values that were stored, by the numbers of their bytes: what is loaded as it was
    stored is the same term again, and not one of bytes, each with conditions of its own."""
    values = {}

    @staticmethod
    def _key(parts):
        return tuple(byte.get_id() for byte in parts)

    @classmethod
    def keep(cls, parts, value):
        cls.values.setdefault(cls._key(parts), (z3.simplify(value), parts))

    @classmethod
    def whole(cls, parts):
        known = cls.values.get(cls._key(parts))
        return known[0] if known else t.join(*reversed(parts))


class Memory:
    """writes: space -> [(place, byte, condition)]; poison: the same with flags.
    choices are the floats written of whose bits the machine may choose some, those of a
    NaN or the sign of a zero: space -> [(address, format, which, condition)]. All are since the last barrier."""

    def __init__(self, writes=None, poison=None, choices=None, barrier=effects.NONE):
        self.writes = writes or {}
        self.poison = poison or {}
        self.choices = choices or {}
        self.barrier = barrier  # the effects up to it

    def copy(self):
        return Memory({space: list(w) for space, w in self.writes.items()},
                      {space: list(w) for space, w in self.poison.items()},
                      {space: list(w) for space, w in self.choices.items()}, self.barrier)

    def exchange(self, condition, barrier):
        """What memory holds after a barrier under a condition: there it is defined."""
        otherwise = t.negation(condition)
        for kind in (self.writes, self.poison, self.choices):
            for space in SHARED & kind.keys():
                kind[space] = [(*entry, t.both(under, otherwise))
                               for *entry, under in kind[space]
                               if not t.is_false(t.both(under, otherwise))]
        self.barrier = t.choose(condition, barrier, self.barrier)

    def add_choice(self, space, address, fmt, which, condition):
        if not t.is_false(condition):
            self.choices.setdefault(space, []).append((address, fmt, which, condition))

    def _chosen(self, space, machine, place):
        """Whether the address is in a NaN or zero that both have, with bits of any
        choice."""
        conditions = []
        for address, fmt, which, condition in self.choices.get(space, []):
            count = fmt.width // 8
            inside = t.either(*[Place(address + k).equals(place) for k in range(count)])
            if not t.is_false(inside):
                conditions.append(t.both(
                    inside, condition, which(self.load(space, address, count)),
                    which(machine.load(space, address, count))))
        return t.either(*conditions)

    @staticmethod
    def _read(writes, place, before):
        value = before
        for written, content, condition in writes:
            same = written.equals(place)
            if same is t.FALSE:  # most are
                continue
            here = t.both(same, condition)
            if not t.is_false(here):
                value = t.choose(here, content, value)
        return value

    def byte(self, space, place):
        writes = self.writes.get(space, [])
        for written, content, condition in reversed(writes):
            same = written.equals(place)
            if t.is_true(same) and t.is_true(condition):
                return content
            if not t.is_false(same):
                break
        if space in SHARED and not self.barrier.eq(effects.NONE):
            return self._read(writes, place, Reads.after(self.barrier, space, place))
        return self._read(writes, place, Reads.byte(space, place))

    def load(self, space, address, count):
        found = [self.byte(space, Place(address + k)) for k in range(count)]
        return Stored.whole(found)

    def store(self, space, address, value, condition=t.TRUE):
        parts = [z3.simplify(t.bits(value, 8 * k + 7, 8 * k))
                 for k in range(value.size() // 8)]
        Stored.keep(parts, value)
        for k, byte in enumerate(parts):
            self.writes.setdefault(space, []).append((Place(address + k), byte, condition))

    def is_poison(self, space, place):
        # Stack objects begin as poison.
        before = z3.BoolVal(space.startswith("stack"))
        return self._read(self.poison.get(space, []), place, before)

    def poison_flags(self, space, address, count):
        return [self.is_poison(space, Place(address + k)) for k in range(count)]

    def set_poison(self, space, address, flag):
        if space in self.poison or space.startswith("stack") or not t.is_false(flag):
            self.poison.setdefault(space, []).append((Place(address), flag, t.TRUE))

    def merge(self, condition, other):
        """This one if condition holds, else the other."""
        return Memory(_merged(condition, self.writes, other.writes),
                      _merged(condition, self.poison, other.poison),
                      _merged(condition, self.choices, other.choices),
                      t.choose(condition, self.barrier, other.barrier))

    def differences(self, space, machine):
        """The conditions that the machine's memory differs where this is defined:
        at an address that one of both has written."""
        places = {}
        for memory in (self, machine):
            for place, _, _ in memory.writes.get(space, []):
                places[place.key()] = place
        run = []
        for place in sorted(places.values(), key=lambda p: (str(p.key()[0]), p.offset)):
            a, b = self.byte(space, place), machine.byte(space, place)
            if a.eq(b):
                continue
            allowed = t.either(self.is_poison(space, place),
                               self._chosen(space, machine, place))
            if run and not run[-1].continued(place, allowed):
                yield _different(run)
                run = []
            run.append(_Byte(place, a, b, allowed))
        if run:
            yield _different(run)


class _Byte:
    """A byte of both memories, and when they may differ."""

    def __init__(self, place, ours, theirs, allowed):
        self.place, self.ours, self.theirs, self.allowed = place, ours, theirs, allowed

    def continued(self, place, allowed):
        """Whether the next byte of the same value is there."""
        mine, other = self.place.key(), place.key()
        return (mine[0] == other[0] and other[1] == mine[1] + 1 and other[1] % 16
                and self.allowed.eq(allowed))


def _different(run):
    """The condition that some of the bytes differs: as one number."""
    ours = z3.simplify(t.join(*[byte.ours for byte in reversed(run)]))
    theirs = z3.simplify(t.join(*[byte.theirs for byte in reversed(run)]))
    return t.both(ours != theirs, t.negation(run[0].allowed))


def _merged(condition, first, second):
    """Writes of both after what they have in common, each under its condition."""
    merged = {}
    for space in {**first, **second}:
        a, b = first.get(space, []), second.get(space, [])
        common = 0
        while common < min(len(a), len(b)) and a[common] is b[common]:
            common += 1
        merged[space] = list(a[:common])
        for writes, under in ((a, condition), (b, t.negation(condition))):
            merged[space] += [(*entry, t.both(under, c)) for *entry, c in writes[common:]]
    return merged
