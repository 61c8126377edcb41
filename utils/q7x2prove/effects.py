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
after it is an uninterpreted function of that number.
"""
import functools
import hashlib
import os
import re

import z3

from . import floats as f
from . import terms as t
from .encodings import ROOT
from .terms import bv

WIDTH = 64  # of the number
NONE = bv(0, WIDTH)
BANK = os.path.join(ROOT, "llvm", "include", "llvm", "TargetParser", "Q7X2ConstantBank0.def")


COUNT = 16  # bits of the number that say how many effects there were
BARRIER = "BAR."  # how the names of those begin at which memory is exchanged


class Learned:
    """Whether a function of the proof learns something from its launch or others."""
    anything = False


class Meeting:
    """A barrier at which a thread arrives under a condition: the effects before it, and
    what memory holds then."""
    found = []

    def __init__(self, condition, effects, memory):
        self.condition, self.effects, self.memory = condition, effects, memory

    @classmethod
    def take(cls):
        """Those since the last call."""
        found, cls.found = cls.found, []
        return found


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


def happen(state, condition, name, *operands, results=()):
    """An effect of a state under a condition: its results of these widths."""
    Learned.anything = True
    operands = [state.effects, *[_bits(x) for x in operands]]
    found = [_function(f"result.{name}.{k}", width, *operands)
             for k, width in enumerate(results)]
    count = t.bits(state.effects, WIDTH - 1, WIDTH - COUNT) + 1
    after = z3.simplify(t.join(count, _function(f"effect.{name}", WIDTH - COUNT, *operands)))
    if name.startswith(BARRIER):
        here = z3.simplify(t.both(state.path, condition))
        Meeting.found.append(Meeting(here, state.effects, state.memory.copy()))
        state.memory.exchange(condition, after)
    state.effects = t.choose(condition, after, state.effects)
    return found


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


def bank_byte(offset):
    """Of constant bank 0, where nothing is known of it."""
    return z3.BitVec(f"c0.{offset:x}", 8)
