"""Compares q7x2-sched's control words with an exact model on random programs.

Usage: exact.py TIMING.json FIRST COUNT   (seeds)

TIMING.json is llvm-tblgen -dump-json of the tables of units and operations. The
other rules of docs/timing.md are implemented here a second time, as plainly as
possible: from each instruction the model follows what it has in flight along all
paths, cycle by cycle, until it is complete, and compares every instruction on
these paths with it.

1. No path through a program has a hazard.
2. The control words are minimal: a stall shorter by one is a hazard, or lets an
   instruction issue while its pipe is busy; without a wait or a raised scoreboard
   there is a hazard.
3. In straight-line code with fixed latencies each instruction issues in the first
   cycle that the rules allow.
4. Of the programs of 2. q7x2-check finds the same pairs of instructions.
"""
import json
import random
import re
import subprocess
import sys

# {d} {s} a register that is written, read; {D} {S} a pair; {Q} {R} four; {p} {q} a
# predicate; {u} {v} a uniform register.
FIXED = [
    "IADD {d}, {s}, {s}", "IADD {d}, {s}, 0x1", "IADD {d}, {s}, {v}",
    "IADD {d}, {s}, c[0x0][0x10]", "IADD.X {d}, {p}, {s}, {s}, {q}",
    "MOV {d}, RZ", "MOV.64 {D}, {S}", "SEL {d}, {s}, {s}, {q}",
    "ISETP.LT.AND {p}, {s}, {s}, {q}", "FADD {d}, {s}, {s}",
    "FFMA {d}, {s}, {s}, {s}", "IMAD.WIDE {D}, {s}, {s}, {S}",
    "HADD2 {d}, {s}, {s}", "HSETP2.LT.AND {p}, PT, {s}, {s}, PT",
    "UIADD {u}, {v}, {v}", "UMOV {u}, 0x1", "NOP",
]
VARIABLE = [
    "R2UR {u}, {s}", "MUFU.RCP {d}, {s}", "DADD {D}, {S}, {S}",
    "DSETP.LT.AND {p}, PT, {S}, {S}, PT", "SHFL.IDX {p}, {d}, {s}, 0x0, 0x1f",
    "S2R {d}, SR_LANEID", "ULDC {u}, c[0x0][0x0]", "LDC {d}, c[0x0][{s}]",
    "LDG {d}, [{S}.64]", "LDG.64 {D}, [{S}.64]", "LDG.128 {Q}, [{S}.64]",
    "LDS {d}, [{s}]", "LDS.64 {D}, [{s}]", "STG [{S}.64], {s}",
    "STG.128 [{S}.64], {R}", "STS.64 [{s}], {S}", "ATOMS.ADD {d}, [{s}], {s}",
]
WRITTEN = "dDQpu"


class Machine:
    """The tables of Q7X2Schedule.td and Q7X2Optypes.td."""

    def __init__(self, records):
        def number(value):
            """bits<n> is a list, the lowest first."""
            if isinstance(value, list) and all(bit in (0, 1) for bit in value):
                return sum(bit << n for n, bit in enumerate(value))
            return value

        def all_of(name):
            return [{key: number(value) for key, value in records[r].items()}
                    for r in records["!instanceof"][name]]

        self.units = {u["Name"]: u for u in all_of("FuncUnit")}
        self.bypass = {(b["From"]["def"], b["To"]["def"]): b["Latency"]
                       for b in all_of("UnitBypass")}
        self.unit_of = {o["Mnemonic"]: o["Unit"]["def"]
                        for o in all_of("Operation")}
        self.branch = self.units["CTRL"]["ResultLatency"]

    def unit(self, text):
        name = text.split()[0]
        while name not in self.unit_of:
            name = name[:name.rindex(".")]
        return self.units[self.unit_of[name]]

    def lands(self, unit, reg):
        """Cycles until a result is written."""
        return unit["PredLatency" if reg[0] == "P" else "ResultLatency"]

    def readable(self, unit, reader, reg):
        """Cycles until the reader may read it."""
        if reg[0] == "P":
            return unit["PredLatency"]
        return self.bypass.get((unit["Name"], reader["Name"]),
                               unit["ResultLatency"])


class Inst:
    def __init__(self, machine, text, reads=(), writes=(), guard=None):
        self.text, self.unit = text, machine.unit(text)
        self.reads, self.writes = set(reads), set(writes)
        self.guard = guard
        if guard:
            self.reads.add(guard)
        self.target = None   # of a branch, the label
        self.goes_on = True  # to the next instruction, in some thread
        self.leaves = False  # a call, a return
        self.stall, self.req, self.wsb = 1, frozenset(), None

    def bare(self):
        return (f"@{self.guard} " if self.guard else "") + self.text

    def full(self):
        text = f"{self.bare()} ?WAIT{self.stall}"
        if self.req:
            text += " &req={" + ",".join(map(str, sorted(self.req))) + "}"
        return text + (f" &wsb={self.wsb}" if self.wsb is not None else "")

    def mutants(self):
        """The variants with less in the control word, each with a description."""
        def copy(**fields):
            other = object.__new__(Inst)
            other.__dict__ = {**self.__dict__, **fields}
            return other

        if self.stall > 1:
            yield "stall", copy(stall=self.stall - 1)
        for scoreboard in self.req:
            yield "wait", copy(req=self.req - {scoreboard})
        if self.wsb is not None:
            yield "scoreboard", copy(wsb=None)


class Program:
    """insts, and by label the index of an instruction."""

    def __init__(self, insts, labels):
        self.insts, self.labels = insts, labels

    def text(self, name, line):
        lines = [f".globl {name}", f"{name}:"]
        for index, inst in enumerate(self.insts):
            lines += [f".L{name}_{label}:" for label in self.labels
                      if self.labels[label] == index]
            lines.append(re.sub(r"%(\w+)", rf".L{name}_\1", line(inst)) + " ;")
        return "\n".join(lines) + "\n"

    def replaced(self, index, inst):
        insts = list(self.insts)
        insts[index] = inst
        return Program(insts, self.labels)


class Generator:
    def __init__(self, machine, seed):
        self.machine = machine
        self.rng = random.Random(seed)
        # Fixed latencies only; more results of variable latency than there are
        # scoreboards; with branches.
        self.kind = ("fixed", "many", "branches")[seed % 3]
        self.registers = 32 if self.kind == "many" else 8
        self.guards = ["P4", "P5", "P6"]

    def guard(self):
        """Each is used once and by no branch, so that the checker, which knows
        which guards exclude each other, makes no use of that."""
        return self.guards.pop() if self.guards else None

    def operand(self, letter):
        rng = self.rng
        if letter in "ds":
            r = rng.randrange(self.registers)
            return f"R{r}", [f"R{r}"]
        if letter in "DS":
            r = 2 * rng.randrange(self.registers // 2)
            return f"R[{r}:{r + 1}]", [f"R{r}", f"R{r + 1}"]
        if letter in "QR":
            r = 4 * rng.randrange(self.registers // 4)
            return f"R[{r}:{r + 3}]", [f"R{r + n}" for n in range(4)]
        name = f"UR{rng.randrange(3)}" if letter in "uv" else f"P{rng.randrange(3)}"
        return name, [name]

    def fill(self, form):
        reads, writes = [], []

        def one(match):
            text, regs = self.operand(match[1])
            (writes if match[1] in WRITTEN else reads).extend(regs)
            return text

        text = re.sub(r"\{(\w)\}", one, form)
        uniform = self.machine.unit(text)["IssuePipe"]["def"] == "PipeUDP"
        guard = None
        if self.kind == "branches" and not uniform and self.rng.random() < 0.2:
            guard = self.guard()
        return Inst(self.machine, text, reads, writes, guard)

    def plain(self):
        forms = FIXED
        rate = {"fixed": 0, "many": 0.7, "branches": 0.45}[self.kind]
        if self.rng.random() < rate:
            forms = VARIABLE
        if self.kind == "branches" and self.rng.random() < 0.1:
            forms = ["BSSY B0, %1", "BSYNC B0", "BAR.SYNC 0x0",
                     "BAR.RED.POPC {d}, 0x0, {q}"]
        elif self.kind == "branches" and self.rng.random() < 0.1:
            inst = self.fill("ISETP.LT.AND P5, {s}, {s}, PT")
            inst.writes = {"P5"}
            return inst
        return self.fill(self.rng.choice(forms))

    def flow(self):
        rng = self.rng
        kind = rng.randrange(8)
        if kind < 5:
            target = f"%{rng.randrange(4)}"
            p = f"P{rng.randrange(3)}"
            guard = rng.choice([None, p, p, p])
            text, reads = f"BRA {target}", []
            if rng.random() < 0.3:
                p = f"P{rng.randrange(3)}"
                text, reads = f"BRA {p}, {target}", [p]
            inst = Inst(self.machine, text, reads, (), guard)
            inst.target = target[1:]
            inst.goes_on = guard is not None or bool(reads)
            return inst
        guard = rng.choice([None, self.guard()])
        if kind == 5:
            inst = Inst(self.machine, "EXIT", guard=guard)
        elif kind == 6:
            inst = Inst(self.machine, "CALL R[20:21], elsewhere", (),
                        ["R20", "R21"], guard)
            inst.leaves = True
        else:
            inst = Inst(self.machine, "RET R[20:21]", ["R20", "R21"], (), guard)
            inst.leaves = True
        inst.goes_on = guard is not None
        return inst

    def program(self):
        rng = self.rng
        branching = self.kind == "branches"
        insts = [self.flow() if branching and rng.random() < 0.25
                 else self.plain()
                 for _ in range(rng.randrange(6, 32 if self.kind == "many" else 14))]
        end = Inst(self.machine, "EXIT")
        end.goes_on = False
        insts.append(end)
        labels = {str(n): rng.randrange(len(insts)) for n in range(4)}
        return Program(insts, labels)


class Model:
    """The hazards of a program: pairs of indices, the later one first."""

    def __init__(self, machine, program):
        self.machine, self.program = machine, program

    def successors(self, index):
        """The successors of an instruction and the cycles to each."""
        inst = self.program.insts[index]
        if inst.goes_on:
            yield index + 1, inst.stall
        if inst.target is not None:
            yield (self.program.labels[inst.target],
                   max(inst.stall, self.machine.branch))

    def follow(self, index, what, over_at, step):
        """Calls step(instruction, age, registers) for the instructions after one
        as long as it has registers in flight. step returns those that still are
        in flight after its instruction."""
        seen = set()
        todo = [(at, cycles, frozenset(what)) for at, cycles in self.successors(index)]
        while todo:
            at, age, regs = state = todo.pop()
            if state in seen or not regs or (over_at and age >= over_at):
                continue
            seen.add(state)
            regs = step(at, age, regs)
            for to, cycles in self.successors(at):
                # Without a latency the cycles do not matter.
                todo.append((to, age + cycles if over_at else 0, regs))

    def hazards(self):
        found = set()
        for index, inst in enumerate(self.program.insts):
            if inst.leaves or inst.target is not None:
                continue  # longer than anything; a call writes nothing else
            if inst.unit["HasWsb"]:
                self.variable(index, inst, found)
            else:
                self.fixed(index, inst, found)
            if inst.unit["HasRsb"]:
                self.sources(index, inst, found)
        return found

    @staticmethod
    def left(regs, later):
        """The registers that the later instruction does not overwrite."""
        return regs if later.guard else regs - later.writes

    def variable(self, index, inst, found):
        def step(at, _, regs):
            later = self.program.insts[at]
            if inst.wsb is not None and inst.wsb in later.req:
                return frozenset()
            if later.leaves or regs & (later.reads | later.writes):
                found.add((at, index))
            return self.left(regs, later)

        # The scoreboard stays raised when another result overwrites this one.
        raised = set() if inst.wsb is None else {"raised"}
        self.follow(index, inst.writes | raised, 0, step)

    def fixed(self, index, inst, found):
        lands, readable = self.machine.lands, self.machine.readable

        def step(at, age, regs):
            later = self.program.insts[at]
            if any(age < readable(inst.unit, later.unit, r)
                   for r in regs & later.reads):
                found.add((at, index))
            if any(age + lands(later.unit, r) <= lands(inst.unit, r)
                   for r in regs & later.writes):
                found.add((at, index))
            return self.left(regs, later)

        longest = max(u["ResultLatency"] for u in self.machine.units.values()
                      if not u["HasWsb"])
        self.follow(index, inst.writes, longest + 1, step)

    def sources(self, index, inst, found):
        read = inst.unit["SourceRead"]

        def step(at, age, regs):
            later = self.program.insts[at]
            if inst.wsb is not None and inst.wsb in later.req:
                return frozenset()
            if any(age + self.machine.lands(later.unit, r) < read
                   for r in regs & later.writes):
                found.add((at, index))
            return regs

        self.follow(index, inst.reads - {inst.guard}, read, step)

    def busy(self, within):
        """Whether an instruction issues before its pipe is free, on the
        straight-line path over instruction `within`."""
        insts = self.program.insts
        for index in range(within + 1):
            age, pipe = 0, insts[index].unit["IssuePipe"]
            for at in range(index, len(insts) - 1):
                age += insts[at].stall
                if not insts[at].goes_on:
                    break
                if insts[at + 1].unit["IssuePipe"] == pipe:
                    if at >= within and age < insts[index].unit["Interval"]:
                        return True
                    break
        return False

    def earliest(self):
        """The earliest issue of each instruction of straight-line code."""
        times, free = [], {}
        for at, later in enumerate(self.program.insts):
            pipe = later.unit["IssuePipe"]["def"]
            time = max(times[-1] + 1 if times else 0, free.get(pipe, 0))
            alive = later.reads | later.writes
            for index in reversed(range(at)):
                inst = self.program.insts[index]
                lands = self.machine.lands
                for r in alive & inst.writes:
                    wait = lands(inst.unit, r) - lands(later.unit, r) + 1 \
                        if r in later.writes else 0
                    if r in later.reads:
                        wait = max(wait, self.machine.readable(
                            inst.unit, later.unit, r))
                    time = max(time, times[index] + wait)
                alive = alive - inst.writes
            times.append(time)
            free[pipe] = time + later.unit["Interval"]
        return times


def run(*command):
    done = subprocess.run(command, timeout=100, capture_output=True, text=True)
    if done.returncode not in (0, 1) or done.stderr:
        sys.exit(f"{command}: status {done.returncode}\n{done.stderr}")
    return done.stdout


def write(name, programs, line):
    with open(name, "w") as file:
        for number, program in enumerate(programs):
            file.write(program.text(f"k{number}", line))


def read_back(name, programs):
    """Copies the control words in a file to the instructions, which are in the
    same order."""
    with open(name) as file:
        lines = [line for line in file if line.rstrip().endswith(";")]
    insts = [inst for program in programs for inst in program.insts]
    assert len(lines) == len(insts)
    for line, inst in zip(lines, insts):
        inst.stall = int(re.search(r"\?WAIT(\d+)", line)[1])
        req = re.search(r"&req=\{([\d,]+)\}", line)
        inst.req = frozenset(map(int, req[1].split(","))) if req else frozenset()
        wsb = re.search(r"&wsb=(\d)", line)
        inst.wsb = int(wsb[1]) if wsb else None
        assert "&rsb" not in line


def checked(programs):
    """The pairs that q7x2-check finds, by program. Uniform registers that
    diverged threads write are not for control words."""
    write("mutants.s", programs, Inst.full)
    run("llvm-mc", "-triple=q7x2", "-filetype=obj", "mutants.s", "-o", "k.o")
    found = [set() for _ in programs]
    for line in run("q7x2-check", "k.o").splitlines()[:-1]:
        if " divergence: " in line:
            continue
        places = re.findall(r" k(\d+)\+0x([0-9a-f]+)", line)
        (number, later), (_, earlier) = places
        found[int(number)].add((int(later, 16) // 16, int(earlier, 16) // 16))
    return found


def fail(what, program, line=Inst.full):
    sys.exit(f"{what}\n{program.text('k', line)}")


def reduced(machine, program):
    """Variants of a program with less in one control word, each of which must
    have a hazard."""
    for index, inst in enumerate(program.insts):
        for what, mutant in inst.mutants():
            less = program.replaced(index, mutant)
            model = Model(machine, less)
            hazards = model.hazards()
            if not hazards and not (what == "stall" and model.busy(index)):
                fail(f"the {what} at '{inst.full()}' is not needed", program)
            yield less, hazards


def main():
    first, count = map(int, sys.argv[2:])
    with open(sys.argv[1]) as file:
        machine = Machine(json.load(file))
    generators = [Generator(machine, seed) for seed in range(first, first + count)]
    programs = [g.program() for g in generators]
    write("bare.s", programs, Inst.bare)
    run("q7x2-sched", "bare.s", "-o", "full.s")
    read_back("full.s", programs)
    mutants = []
    for generator, program in zip(generators, programs):
        model = Model(machine, program)
        if hazards := model.hazards():
            fail(f"hazards {hazards}", program)
        mutants += reduced(machine, program)
        times = [sum(i.stall for i in program.insts[:n])
                 for n in range(len(program.insts))]
        if generator.kind == "fixed" and times != model.earliest():
            fail(f"issues at {times}, could at {model.earliest()}", program)
    found = checked([mutant for mutant, _ in mutants])
    for (mutant, hazards), pairs in zip(mutants, found):
        if hazards != pairs:
            fail(f"model {hazards}, checker {pairs}", mutant)
    wrong = sum(bool(hazards) for _, hazards in mutants)
    print(f"{count} programs, {len(mutants)} mutants, {wrong} with hazards")
    if wrong < count or wrong == len(mutants):
        sys.exit("these programs test nothing")


main()
