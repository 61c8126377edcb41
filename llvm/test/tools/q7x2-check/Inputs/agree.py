"""Compares the checker with the simulator on random programs.

Usage: agree.py FIRST COUNT   (seeds)

The checker must list every pair of instructions that the simulator faults at.
Conversely, if the checker finds a hazard in straight-line code, the simulator
must fault, unless busy pipes or waits take more cycles than the control words
say. Random are the registers, few enough to collide, guards, forward branches,
loops, and control words that are mostly correct.

With control words by q7x2-sched instead neither must find anything.
"""
import random
import re
import subprocess
import sys


class Program:
    """A kernel; straight: without branches and guards; timed: only fixed
    latencies as well."""

    def __init__(self, seed):
        self.rng = random.Random(seed)
        self.straight = seed % 3 != 0
        self.timed = seed % 3 == 2
        self.labels = 0
        # UR8 is 0; P5 is false and P6 true in half of the threads.
        self.lines = ["S2R R30, SR_TID.X ;", "UMOV UR8, 0x0 ;",
                      "ISETP.LT.AND P5, R30, RZ, PT ;",
                      "ISETP.LT.AND P6, R30, 0x2, PT ;",
                      "MOV R31, 0x3 ;"]
        self.lines += [f"MOV R{r}, RZ ;" for r in range(12)]
        self.lines += [f"UMOV UR{r}, 0x0 ;" for r in range(4)]
        self.lines += [f"ISETP.LT.AND P{p}, R30, 0x{p}, PT ;" for p in range(4)]
        self.fragment(3 if self.straight else 5, 0)
        self.lines.append("EXIT ;")

    def bare(self):
        """The assembly without control words."""
        return re.sub(r" (\?WAIT|&)\S*", "", self.text())

    def text(self):
        body = "\n  ".join(self.lines)
        return (".kernel k\n.shared 1024\n.globl k\nk:\n  " + body
                + "\n.end_kernel\n")

    def reg(self):
        return f"R{self.rng.randrange(12)}"

    def pair(self):
        return 2 * self.rng.randrange(6)

    def control(self, wsb=False, rsb=False):
        rng = self.rng
        # With stalls of 2 or more the pipes are never busy.
        low = 2 if self.straight else 1
        stall = rng.choice([0, low, low, 2, 3, 4, 4, 5, 6, 6, 8])
        text = f" ?WAIT{stall}" if stall else ""
        if self.timed:
            return text + " ;"
        req = [b for b in range(6) if rng.random() < 0.4]
        if req:
            text += " &req={" + ",".join(map(str, req)) + "}"
        if wsb and rng.random() < 0.8:
            text += f" &wsb={rng.randrange(4)}"
        if rsb and rng.random() < 0.5:
            # Seldom in the other role.
            text += f" &rsb={rng.randrange(3 if rng.random() < .1 else 4, 6)}"
        return text + " ;"

    def guard(self):
        if self.straight or self.rng.random() < 0.6:
            return ""
        return self.rng.choice(["@", "@!"]) + f"P{self.rng.randrange(4)} "

    def instruction(self):
        rng, reg, pair = self.rng, self.reg, self.pair
        p, q = rng.randrange(4), rng.randrange(4)
        u, v = rng.randrange(4), rng.randrange(4)
        d, a = pair(), pair()
        index = "URZ" if self.straight else "UR8"
        fixed = [
            f"IADD {reg()}, {reg()}, {reg()}",
            f"FADD {reg()}, {reg()}, {reg()}",
            f"HADD2 {reg()}, {reg()}, {reg()}",
            f"IMAD.WIDE R[{d}:{d + 1}], {reg()}, {reg()}, R[{a}:{a + 1}]",
            f"IADD.X {reg()}, P{p}, {reg()}, {reg()}, P{q}",
            f"ISETP.LT.AND P{p}, {reg()}, {reg()}, P{q}",
            f"HSETP2.LT.AND P{p}, P{p ^ 1}, {reg()}, {reg()}, PT",
            f"SEL {reg()}, {reg()}, {reg()}, P{p}",
            f"P2R {reg()}, PR, {reg()}, 0x{rng.randrange(16):x}",
            f"R2P PR, {reg()}, 0x{rng.randrange(16):x}",
            f"R2P PR, {reg()}, c[0x0][0x0]",
            f"MOV {reg()}, UR{u}",
            f"GETGPR {reg()}, R[{index}+0x{rng.randrange(12):x}]",
            f"SETGPR R[{index}+0x{rng.randrange(12):x}], {reg()}",
        ]
        variable = [
            f"MUFU.EX2 {reg()}, {reg()}",
            f"DADD R[{d}:{d + 1}], R[{d}:{d + 1}], R[{a}:{a + 1}]",
            f"DSETP.LT.AND P{p}, PT, R[{d}:{d + 1}], R[{a}:{a + 1}], PT",
            f"SHFL.IDX P{p}, {reg()}, {reg()}, 0x0, 0x1f",
            f"S2R {reg()}, SR_LANEID",
        ]
        memory = [
            f"LDS {reg()}, [RZ+0x{4 * rng.randrange(8):x}]",
            f"LDS.64 R[{d}:{d + 1}], [RZ+0x8]",
            f"ATOMS.ADD {reg()}, [RZ], {reg()}",
            f"LDC {reg()}, c[0x0][RZ]",
            f"STS [RZ+0x10], {reg()}",
            f"STS.64 [RZ+0x10], R[{d}:{d + 1}]",
        ]
        uniform = [f"UIADD UR{u}, UR{v}, UR{u}",
                   f"UIMAD UR{u}, UR{v}, UR{u}, URZ"]
        loads = [f"R2UR UR{u}, {reg()}"]
        kind = rng.randrange(10)
        # Diverged threads share uniform registers, which the checker ignores.
        if kind == 0 and self.straight:
            if self.timed or rng.random() < 0.5:
                return rng.choice(uniform) + self.control()
            return rng.choice(loads) + self.control(True)
        if kind < 6 or self.timed:
            return self.guard() + rng.choice(fixed) + self.control()
        if kind < 8:
            return self.guard() + rng.choice(variable) + self.control(True)
        return self.guard() + rng.choice(memory) + self.control(True, True)

    def fragment(self, length, depth):
        for _ in range(length):
            for _ in range(self.rng.randrange(1, 5)):
                self.lines.append(self.instruction())
            if self.straight or depth == 2:
                continue
            kind = self.rng.randrange(5)
            if kind < 2:
                self.skip(depth)
            elif kind == 2 and depth == 0:
                self.loop(depth)

    def skip(self, depth):
        self.labels += 1
        end = f".L{self.labels}"
        p = self.rng.choice(["@P0", "@!P1", "@P5", "@P6", "@!P6"])
        branch = self.rng.choice([f"{p} BRA {end}", f"BRA {p[1:]}, {end}"])
        self.lines.append(f"BSSY B{depth}, {end} ;")
        self.lines.append(branch + self.control())
        self.fragment(self.rng.randrange(1, 3), depth + 1)
        self.lines.append(f"{end}:")
        self.lines.append(f"BSYNC B{depth}" + self.control())

    def loop(self, depth):
        self.labels += 1
        head = f".L{self.labels}"
        self.lines += ["MOV R31, 0x3 ;", f"{head}:"]
        self.fragment(self.rng.randrange(1, 3), depth + 1)
        # Only the branch's own control word is random.
        self.lines += ["IADD R31, R31, -0x1 ;" if self.rng.random() < 0.2
                       else "IADD R31, R31, -0x1 ?WAIT4 ;",
                       "ISETP.NE.AND P4, R31, RZ, PT ?WAIT6 ;",
                       f"@P4 BRA {head}" + self.control()]


def output_of(command):
    run = subprocess.run(command, timeout=60, capture_output=True, text=True)
    if run.returncode not in (0, 1):
        sys.exit(f"{command}: status {run.returncode}\n{run.stderr}")
    return run.stdout, run.stderr


def write(name, text):
    with open(name, "w") as file:
        file.write(text)


def assemble():
    output_of(["llvm-mc", "-triple=q7x2", "-filetype=obj", "k.s", "-o", "k.o"])


def offset(text, pattern):
    return int(re.search(pattern, text)[1], 16)


def machine_finds():
    """The two offsets and the message of the simulator's fault, if any."""
    _, error = output_of(["q7x2-run", "k.o", "--block", "4"])
    if not error:
        return None
    if "the earlier instruction" not in error:
        sys.exit("the machine stops for another reason: " + error)
    return (offset(error, r"thread \([0-9,]+\), k\+0x([0-9a-f]+)"),
            offset(error, r"earlier instruction is at k\+0x([0-9a-f]+)"), error)


def checker_finds():
    """The messages, by pairs of offsets."""
    text, _ = output_of(["q7x2-check", "k.o"])
    return {(offset(line, r"k\.o: k\+0x([0-9a-f]+)"),
             offset(line, r"' at k\+0x([0-9a-f]+)")): line
            for line in text.splitlines()[:-1]}


def main():
    first, count = map(int, sys.argv[1:])
    faults = clean = 0
    for seed in range(first, first + count):
        program = Program(seed)
        write("bare.s", program.bare())
        output_of(["q7x2-sched", "bare.s", "-o", "k.s"])
        assemble()
        if machine_finds() or checker_finds():
            sys.exit(f"seed {seed}: q7x2-sched's control words: "
                     f"{machine_finds()} {checker_finds()}")
        write("k.s", program.text())
        assemble()
        fault = machine_finds()
        found = checker_finds()
        faults += fault is not None
        clean += not found
        if fault and fault[:2] not in found:
            sys.exit(f"seed {seed}: the checker misses {fault[2]}")
        surely = [line for line in found.values()
                  if program.timed or "cycles" not in line]
        if program.straight and surely and not fault:
            sys.exit(f"seed {seed}: only the checker finds {surely}")
    print(f"{count} programs, {faults} faults, {clean} clean")
    if not faults or not clean:
        sys.exit("these programs test nothing")


if __name__ == "__main__":
    main()
