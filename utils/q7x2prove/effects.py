# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a thread does with others, and what it learns from them: barriers, exchange in a
warp, waiting, clocks; and what it knows from its launch.

The effects of a thread are a number, which each effect changes by an uninterpreted
function of its name and operands: IR and machine agree if the numbers do, that is, if
the effects are the same ones in the same order. A result of an effect is an
uninterpreted function of that number, so that it is the same on both sides.
Special registers are variables.

At a barrier of the block other threads read what this one has written, and write
themselves. So the memories of IR and machine are compared there, too, and what they hold
after it is an uninterpreted function of that number. At a barrier of the warp it is the
same; at a fence that releases memories are compared, at one that acquires they change.

An instruction of the machine does not say which of these the IR has: WARPSYNC is part of
each exchange in a warp, and MEMBAR does not know the order of its fence. So it is what the
IR's effect is at the same number.
"""
import functools
import hashlib
import os
import re

import z3

from . import floats as f
from . import terms as t
from .encodings import ROOT
from .errors import Unsupported
from .terms import bv

WIDTH = 64  # of the number
NONE = bv(0, WIDTH)
PARSER = os.path.join(ROOT, "llvm", "include", "llvm", "TargetParser")
BANK = os.path.join(PARSER, "Q7X2ConstantBank0.def")
SCOPES = os.path.join(PARSER, "Q7X2MemoryScopes.def")


COUNT = 16  # bits of the number that say how many effects there were
BARRIER = "BAR."  # how the names of those begin at which memory is exchanged
MEETINGS = (BARRIER, "WARPSYNC", "MEMBAR.")  # and of those at which it may be
RELEASE, ACQUIRE = 1, 2  # what an order says of memory


class Learned:
    """Whether a function of the proof learns something from its launch or others."""
    anything = False


class Meeting:
    """A barrier or fence at which a thread arrives under a condition: the effects before
    it, what memory holds then, and its order."""
    found = []
    wanted = None  # those of the IR, when the machine is executed

    def __init__(self, name, condition, state, order):
        self.name, self.condition, self.order = name, condition, order
        self.effects, self.memory = state.effects, state.memory.copy()

    @classmethod
    def begin(cls, wanted):
        """Of an execution: of the machine if those of the IR are given."""
        cls.found, cls.wanted = [], wanted

    @classmethod
    def acquires(cls, name, effects, order):
        """The condition under which memory changes at an effect."""
        if cls.wanted is None or name.startswith(BARRIER):
            return z3.BoolVal(bool(order & ACQUIRE))
        same = [(other, z3.simplify(other.effects == effects)) for other in cls.wanted
                if other.name == name]
        same = [(other, here) for other, here in same if not t.is_false(here)]
        # Where none is the same, the effects differ in any case.
        if all(other.order & ACQUIRE for other, _ in same):
            return t.TRUE
        return z3.simplify(t.either(*[t.both(other.condition, here) for other, here in same
                                      if other.order & ACQUIRE]))


def digest(name, width):
    """For the search of a counterexample the functions are made up."""
    def compute(*values):
        text = " ".join([name, *map(str, values)])
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:16], "little") % (
            1 << width)
    return compute


def _function(name, width, *args):
    return f.apply(name, width, digest(name, width), *args)


def _bits(operand):
    return t.flag(operand) if z3.is_bool(operand) else operand


def happen(state, condition, name, *operands, results=(), order=0):
    """An effect of a state under a condition: its results of these widths. The order is
    what IR says of memory."""
    Learned.anything = True
    operands = [state.effects, *[_bits(x) for x in operands]]
    found = [_function(f"result.{name}.{k}", width, *operands)
             for k, width in enumerate(results)]
    count = t.bits(state.effects, WIDTH - 1, WIDTH - COUNT) + 1
    after = z3.simplify(t.join(count, _function(f"effect.{name}", WIDTH - COUNT, *operands)))
    if name.startswith(BARRIER):
        order = RELEASE | ACQUIRE
    if name.startswith(MEETINGS):
        here = z3.simplify(t.both(state.path, condition))
        Meeting.found.append(Meeting(name, here, state, order))
        changes = z3.simplify(t.both(condition, Meeting.acquires(name, state.effects, order)))
        if not t.is_false(changes):
            state.memory.exchange(changes, after)
    state.effects = t.choose(condition, after, state.effects)
    return found


# ---- the order of memory -----------------------------------------------------
@functools.lru_cache(maxsize=None)
def fence_scopes():
    """The scope of the MEMBAR for a synchronization scope of IR; "Warp" has none."""
    with open(SCOPES) as file:
        return dict(re.findall(r'^Q7X2_MEMORY_SCOPE\("(\w*)", (\w+),', file.read(), re.M))


def fence(state, scope, order):
    """A fence of IR for other threads."""
    if scope == "singlethread":
        return
    machine = fence_scopes().get(scope, "SYS")
    if machine == "Warp":
        # Code for it has nothing that the order of accesses could be compared at.
        raise Unsupported("a fence for the threads of a warp")
    happen(state, t.TRUE, f"MEMBAR.{machine}", order=order)


# ---- what is known from the launch -------------------------------------------
def special_register(name):
    """SR_TID.X and the like."""
    Learned.anything = True
    return z3.BitVec(f"special.{name}", 32)


@functools.lru_cache(maxsize=None)
def bank_words():
    """Offsets in constant bank 0 of NVVM's registers: "ntid.x", "envreg3"."""
    with open(BANK) as file:
        text = file.read()
    fields = {name: int(offset, 16) for name, offset in
              re.findall(r"^Q7X2_CBANK0_FIELD\((\w+), (0x[0-9a-f]+),", text, re.M)}
    found = {f"{name}.{axis}": fields[field] + 4 * int(word) for name, axis, field, word in
             re.findall(r"^Q7X2_CBANK0_SREG\((\w+), (\w+), (\w+), (\d+)\)", text, re.M)}
    found.update({f"envreg{number}": fields[field] + 4 * int(word) for number, field, word in
                  re.findall(r"^Q7X2_CBANK0_ENVREG\((\d+), (\w+), (\d+)\)", text, re.M)})
    return found


# The word that says whether buffers are different allocations (docs/abi.md): the proof is
# of the code for all buffers.
DISTINCT_BUFFERS = "envreg14"


def bank_byte(offset):
    """Of constant bank 0, where nothing is known of it."""
    if 0 <= offset - bank_words()[DISTINCT_BUFFERS] < 4:
        return z3.BitVecVal(0, 8)
    return z3.BitVec(f"c0.{offset:x}", 8)
