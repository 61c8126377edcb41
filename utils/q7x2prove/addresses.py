# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The addresses of a module's variables: aligned, in global memory, disjoint; what
constants hold."""
import functools
import os
import re

import z3

from . import terms as t
from .effects import PARSER
from .memory import Place, Reads
from .terms import bv

# The windows of the generic address space, by the upper word (docs/simulator.md).
WINDOWS = {0x7100: "shared", 0x7200: "local"}


SHARED = 3  # the address space
MOST_BYTES = 256  # of a constant whose contents are known


@functools.lru_cache(maxsize=None)
def max_object_bytes():
    with open(os.path.join(PARSER, "Q7X2ObjectSize.h")) as file:
        return 1 << int(re.search(r"MaxObjectLog = (\d+);", file.read()).group(1))


class Addresses:
    """Of the variables that formulas have; sizes and alignments are those in IR."""
    layout, known, initial = {}, {}, {}

    @classmethod
    def clear(cls, layout, initial):
        """layout: name -> (bytes, alignment, address space); initial: name -> function that
        returns the bytes of a constant."""
        cls.layout, cls.known, cls.initial = layout, {}, initial

    @classmethod
    def of(cls, name):
        if name in cls.known:
            return cls.known[name]
        size, alignment, space = cls.layout.get(name, (1, 1, 1))
        if space == SHARED:
            address = t.zext(z3.BitVec(f"address.{name}", 32), 64)
        else:
            address = z3.BitVec(f"address.{name}", 64)
        last = address + bv(max(size, 1) - 1, 64)
        facts = [address & bv(alignment - 1, 64) == bv(0, 64), z3.ULE(address, last)]
        facts += [t.bits(address, 63, 32) != bv(window, 32) for window in WINDOWS]
        for other, place in cls.known.items():
            other_size, _, other_space = cls.layout.get(other, (1, 1, 1))
            if (space == SHARED) == (other_space == SHARED):
                facts += [z3.UGE(place - address, bv(max(size, 1), 64)),
                          z3.UGE(address - place, bv(max(other_size, 1), 64))]
        t.Options.facts += facts
        cls.known[name] = address
        if name in cls.initial:
            Reads.keep(t.TRUE, address, size)
        if name in cls.initial and size <= MOST_BYTES:
            t.Options.facts += [Reads.byte("global", Place(address + k)) == byte
                                for k, byte in enumerate(cls.initial[name]()) if byte is not None]
        return address
