# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What code that was translated from a chip's machine code has of the chip's: the stalls
of control words, and numbers of instructions. The translation leaves each instruction of
the chip in a comment: its address and its two words, the upper one first."""
import os
import re
import subprocess

ORIGINAL = re.compile(r"// (?P<address>[0-9a-f]{4,}) (?P<upper>[0-9a-f]{16}) [0-9a-f]{16}$")
BYTES = 16
STALL = re.compile(r"\?WAIT(\d+)")
# The stall in the upper word.
FIRST_BIT, MASK = 41, 15


class Instruction:
    """One of Q7X2, in a line. original: the chip's stall; None if it stands for part of
    the chip's instruction only, like the lines before it."""

    def __init__(self, number, line):
        self.number = number
        self.stall = int(STALL.search(line)[1])
        original = ORIGINAL.search(line)
        self.original = int(original["upper"], 16) >> FIRST_BIT & MASK if original else None


def chip_stalls(lines):
    """The stall of each line that ends an instruction of the chip."""
    sequences = []
    for number, line in enumerate(lines):
        if STALL.search(line):
            instruction = Instruction(number, line)
            if instruction.original is not None:
                sequences.append([])
            if sequences:
                sequences[-1].append(instruction)
    stalls = {}
    for first, *others in sequences:
        *before, last = first, *others
        stall = max(1, first.original - sum(x.stall for x in before))
        # The results of a sequence may need more time than that of the one instruction.
        stalls[last.number] = max(stall, last.stall) if others else stall
    return stalls


def hazards(errors):
    """The lines from the instructions whose results are needed to those that need them."""
    lines = set()
    for use, producer in re.findall(r":(\d+):\d+: error: .* at line (\d+)", errors):
        first, last = sorted((int(use), int(producer)))
        lines |= set(range(first - 1, last))
    return lines


def executed(assembly, issues):
    """The number of instructions that the chip executes where the translated ones issue so
    often. One that the translation leaves out counts as the next one."""
    lines = [line for line in assembly.splitlines() if "//" in line]
    counts = {int(original["address"], 16) // BYTES: count for line, count in zip(lines, issues)
              if (original := ORIGINAL.search(line))}
    total = count = 0
    for number in range(max(counts), -1, -1):
        count = counts.get(number, count)
        total += count
    return total


def set_stalls(build, base):
    """Changes the code of base.c.s, which q7x2-sched has written, and makes base.o of it.
    A stall that is shorter than q7x2-sched's stays only where no hazard follows."""
    def tool(name, *arguments):
        return subprocess.run([os.path.join(build, "bin", name), *arguments],
                              capture_output=True, text=True)
    with open(base + ".c.s") as file:
        lines = file.read().split("\n")
    stalls = chip_stalls(lines)
    own = {number: Instruction(number, lines[number]).stall for number in stalls}
    while True:
        changed = list(lines)
        for number, stall in stalls.items():
            changed[number] = STALL.sub(f"?WAIT{stall}", lines[number], count=1)
        with open(base + ".k.s", "w") as file:
            file.write("\n".join(changed))
        checked = tool("q7x2-sched", base + ".k.s", "-o", base + ".l.s")
        if checked.returncode == 0:
            break
        shorter = {number for number in stalls if stalls[number] < own[number]}
        early = shorter & hazards(checked.stderr) or shorter
        if not early:
            raise RuntimeError(f"q7x2-sched: {checked.stderr.strip()[-300:]}")
        stalls.update({number: own[number] for number in early})
    made = tool("llvm-mc", "-triple=q7x2", "-filetype=obj", base + ".l.s", "-o", base + ".o")
    if made.returncode:
        raise RuntimeError(f"llvm-mc: {made.stderr.strip()[-300:]}")
