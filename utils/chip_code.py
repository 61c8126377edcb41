# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What code that was translated from a chip's machine code has of the chip's: control
words, and numbers of instructions. The translation leaves each instruction of the chip
in a comment, its address and its two words, the upper one first; lines that follow
without one stand for the same instruction."""
import os
import re
import subprocess

ORIGINAL = re.compile(r"// (?P<address>[0-9a-f]{4,}) (?P<upper>[0-9a-f]{16}) [0-9a-f]{16}$")
BYTES = 16
STALL = re.compile(r"\?WAIT(\d+)")
# Fields of the upper word: the first bit and the mask.
STALL_FIELD, WSB_FIELD, RSB_FIELD, REQ_FIELD = (41, 15), (46, 7), (49, 7), (52, 63)
NO_SCOREBOARD = 7
SCOREBOARDS = set(range(6))
GUARD = r"\s*(?:@!?U?P\w+ )?"
ENDS_BLOCK = re.compile(GUARD + r"(BRA|BRX|CALL|RET|EXIT|BSYNC|WARPSYNC)\b")
IS_MEMORY = re.compile(GUARD + r"(LD|ST|ATOM|RED)[A-Z]*\b")


def field(upper, place):
    first, mask = place
    return int(upper, 16) >> first & mask


class Instruction:
    """One of Q7X2, in a line. original: the chip's stall; None if it stands for part of
    the chip's instruction only, like the lines before it."""

    def __init__(self, number, line):
        self.number = number
        self.stall = int(STALL.search(line)[1])
        original = ORIGINAL.search(line)
        self.original = field(original["upper"], STALL_FIELD) if original else None


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


def registers(text):
    """The registers and predicates that are named."""
    found = set(re.findall(r"\bU?[RP]\d+\b", text))
    for kind, first, last in re.findall(r"\b(U?R)\[(\d+):(\d+)", text):
        found |= {kind + str(n) for n in range(int(first), int(last) + 1)}
    return found


class Line:
    """An instruction of q7x2-sched and its scoreboards."""

    def __init__(self, text):
        self.text, self.comment = text.split(";", 1)
        original = ORIGINAL.search(self.comment)
        self.upper = original and original["upper"]
        self.waits = "&wsb=" in self.text  # someone waits for the result
        self.text = re.sub(r" &(req=\{[\d,]+\}|[wr]sb=\d)", "", self.text).rstrip()
        self.req, self.wsb, self.rsb = set(), None, None
        self.is_memory = IS_MEMORY.match(self.text)
        self.end = ENDS_BLOCK.match(self.text)
        self.names = registers(self.text)
        operands = re.sub("^" + GUARD + r"\S+ ", "", self.text.split("?")[0]).split(", ")
        self.results = registers(operands[0])
        if len(operands) > 1 and re.fullmatch(r"U?P\d", operands[1]):
            self.results.add(operands[1])

    def assembly(self):
        req = " &req={" + ",".join(map(str, sorted(self.req))) + "}" if self.req else ""
        raised = "".join(f" &{role}={sb}" for role, sb in (("wsb", self.wsb), ("rsb", self.rsb))
                         if sb is not None)
        return f"{self.text}{req}{raised} ;{self.comment}"


def first_user(lines, number):
    """The number of the instruction after this one that names its results, or else of the
    last before a label."""
    last = number
    for user in range(number + 1, len(lines)):
        if isinstance(lines[user], Line):
            last = user
            if lines[user].end or lines[user].names & lines[number].results:
                break
        elif last != number and lines[user].rstrip().endswith(":"):
            break
    return last


class Scoreboards:
    """Gives lines the chip's scoreboards. A result whose latency only Q7X2 does not fix gets
    one that the chip does not use, or that is not in use, and its first user waits for it."""

    def __init__(self, lines):
        self.lines = lines
        self.unused = SCOREBOARDS - {field(x.upper, place) for x in lines
                                     if isinstance(x, Line) and x.upper
                                     for place in (WSB_FIELD, RSB_FIELD)}
        self.raisers = dict.fromkeys(SCOREBOARDS, -1)  # the last line that raises it
        self.pending = set()
        self.waits = {}    # by line
        self.chip = None   # the upper word
        for number, line in enumerate(lines):
            if isinstance(line, Line):
                self.assign(number, line)

    def raised(self, place):
        sb = field(self.chip, place)
        return None if sb == NO_SCOREBOARD else sb

    def assign(self, number, x):
        if x.upper:
            self.chip = x.upper
            x.req = {sb for sb in SCOREBOARDS if field(x.upper, REQ_FIELD) >> sb & 1}
        if x.end and x.end[1] in ("BRX", "CALL", "RET"):  # nothing may be in flight
            x.req = set(SCOREBOARDS)
        x.req |= self.waits.pop(number, set())
        self.pending -= x.req
        own = self.raised(WSB_FIELD)
        if x.waits:
            x.wsb = self.free() if own is None else own
        elif x.is_memory:
            x.wsb, x.rsb = own, self.raised(RSB_FIELD) if own is None else None
        user = first_user(self.lines, number)
        # Lines of one instruction wait for each other.
        if x.waits and (own is None or not self.lines[user].upper):
            self.waits.setdefault(user, set()).add(x.wsb)
        for sb in {x.wsb, x.rsb} - {None}:
            self.raisers[sb] = number
            self.pending.add(sb)

    def free(self):
        return min(SCOREBOARDS, key=lambda sb: (sb not in self.unused, sb in self.pending,
                                                self.raisers[sb]))


def with_chip_scoreboards(text):
    lines = [Line(line) if STALL.search(line) else line for line in text]
    Scoreboards(lines)
    return [line.assembly() if isinstance(line, Line) else line for line in lines]


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


def changed_stalls(tool, base, lines):
    """The lines with the chip's stalls; None if other hazards remain. A stall that is
    shorter than q7x2-sched's stays only where no hazard follows."""
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
            return changed
        shorter = {number for number in stalls if stalls[number] < own[number]}
        early = shorter & hazards(checked.stderr) or shorter
        if not early:
            return None
        stalls.update({number: own[number] for number in early})


def set_control_words(build, base):
    """Changes the code of base.c.s, which q7x2-sched has written, and makes base.o of it.
    Where the chip's scoreboards leave hazards, q7x2-sched's remain."""
    def tool(name, *arguments):
        return subprocess.run([os.path.join(build, "bin", name), *arguments],
                              capture_output=True, text=True)
    with open(base + ".c.s") as file:
        lines = file.read().split("\n")
    if not (changed_stalls(tool, base, with_chip_scoreboards(lines)) or
            changed_stalls(tool, base, lines)):
        raise RuntimeError(f"q7x2-sched: {base}.k.s has hazards")
    made = tool("llvm-mc", "-triple=q7x2", "-filetype=obj", base + ".l.s", "-o", base + ".o")
    if made.returncode:
        raise RuntimeError(f"llvm-mc: {made.stderr.strip()[-300:]}")
