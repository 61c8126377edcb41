# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Launches kernels whose first block loops for long, or for ever, and compares how the launch
ends with docs/simulator.md.

Usage: endless.py SCRATCH
"""
import re
import subprocess
import sys

from cases import report

SCRATCH = sys.argv[1]

# The loop of the first of two blocks, of which one is resident. All its registers are the same
# in each iteration. {0} is what it adds in memory, 1 or 0; at 0x3000 it ends.
COUNT = "IADD R9, R9, {0:#x} ; "
LOOPS = {
    "global": "LDG R9, [R[4:5].64] ; " + COUNT + "STG [R[4:5].64], R9 ;",
    "global_atomic": "MOV R9, {0:#x} ; ATOMG.ADD R9, [R[4:5].64], R9 ;",
    "shared": "LDS R9, [RZ] ; " + COUNT + "STS [RZ], R9 ;",
    "shared_atomic": "MOV R9, {0:#x} ; ATOMS.ADD R9, [RZ], R9 ;",
    "local": "LDL R9, [RZ] ; " + COUNT + "STL [RZ], R9 ;",
    "generic_shared": "LD R9, [R[10:11].64] ; " + COUNT + "ST [R[10:11].64], R9 ;",
    "generic_local": "LD R9, [R[12:13].64] ; " + COUNT + "ST [R[12:13].64], R9 ;",
    "generic_global": "LD R9, [R[4:5].64] ; " + COUNT + "ST [R[4:5].64], R9 ;",
    "local_last_lane": "LDL R9, [RZ] ; " + COUNT +
                       "STL [RZ], R9 ; @!P1 MOV R9, 0x3000 ;",
    "special_register": "S2R R14, SR_LANEID ; LDG R9, [R[4:5].64] ; " + COUNT +
                        "STG [R[4:5].64], R9 ;",
    "last_lane": "LDG R9, [R[4:5].64] ; " + COUNT + "@P1 STG [R[4:5].64], R9 ;",
}
# Loops that end after a time, by what they read.
TIMED = {
    "clock_low": "S2R R9, SR_CLOCKLO ; SHF.R.U32 R9, R9, 0x5, RZ ;",
    "clock_low_uniform": "S2UR UR4, SR_CLOCKLO ; MOV R9, UR4 ; SHF.R.U32 R9, R9, 0x5, RZ ;",
    "clock": "CS2R R[16:17], SR_CLOCK ; SHF.R.U32 R9, R16, 0x5, RZ ; MOV R16, RZ ; MOV R17, RZ ;",
}
# Registers alone are different in each iteration.
COUNTED = {"register": "IADD R8, R8, 0x1 ; MOV R9, R8 ;",
           "uniform_register": "UIADD UR5, UR5, 0x1 ; MOV R9, UR5 ;"}
# A block ends if its loop does. Most instructions of the loop see the registers as they are at
# its begin.
SPIN = """S2R R8, SR_CTAID.X ; ISETP.NE.AND P0, R8, RZ, PT ; @P0 EXIT ; MOV R8, RZ ;
S2R R9, SR_LANEID ; ISETP.EQ.AND P1, R9, 0x1f, PT ;
STS [RZ], RZ ; STL [RZ], RZ ; UMOV UR5, URZ ; MOV R4, 0x10000 ; MOV R5, 0x10 ; MOV R10, RZ ; MOV R11, 0x7100 ; MOV R12, RZ ;
MOV R13, 0x7200 ; MOV R16, RZ ; MOV R17, RZ ; UMOV UR4, URZ ;
.L{0}: {1} ISETP.GE.AND P0, R9, 0x3000, PT ; MOV R9, RZ ; UMOV UR4, URZ ; {2} @!P0 BRA .L{0} ;"""

# Block 0, or warp 0, loops {1} times, at 19 cycles, before its fault; the others have one at once.
FAULT = """S2R R8, SR_{2} ; ISETP.NE.AND P0, R8, RZ, PT ; MOV R8, {1:#x} ; @P0 MOV R8, 0x1 ;
.L{0}: IADD R8, R8, -0x1 ; ISETP.NE.AND P0, R8, RZ, PT ; @P0 BRA .L{0} ;
{3} ;"""
GLOBAL = "ST [RZ.64], R8"
# 2^20 cycles are 55188 iterations.
FAULTS = [("in_time", 50000, 0), ("late", 60000, 1)]
# While it is looked whether the block changes anything, after 2^16 cycles and an eighth more.
SEARCHED = {"shared": "STS [RZ+0x1000], R8", "local": "STL [RZ+0x1000], R8", "null": GLOBAL}


def kernels():
    for name, code in LOOPS.items():
        for step in 0, 1:
            yield f"{name}{step}", SPIN.format(f"{name}{step}", code.format(step), 16 * "NOP ; ")
    for name, code in {**TIMED, **COUNTED}.items():
        yield name, SPIN.format(name, code, 16 * "NOP ; ")
    for name, count, _ in FAULTS:
        yield "block_" + name, FAULT.format("block_" + name, count, "CTAID.X", GLOBAL)
        yield "warp_" + name, FAULT.format("warp_" + name, count, "WARPID", GLOBAL)
    for name, code in SEARCHED.items():
        yield "searched_" + name, FAULT.format("searched_" + name, 3600, "CTAID.X", code)


def write():
    with open(SCRATCH + ".s", "w") as file:
        for name, code in kernels():
            code = code.replace(";", ";\n").replace(": ", ":\n")
            file.write(f".globl {name}\n{name}:\n.kernel {name}\n.local 16\n.param ptr.global\n"
                       f"{code}\nEXIT ;\n.end_kernel\n")
        file.write('.section .shared,"aw",@nobits\n.zero 16\n')
    with open(SCRATCH + ".yaml", "w") as file:
        file.write("base: q7x2-small\nblocks: 1\n")
    subprocess.run(["llvm-mc", "-triple=q7x2", "-filetype=obj", SCRATCH + ".s", "-o",
                    SCRATCH + ".o"], check=True)


def launch(kernel, *options):
    return subprocess.run(["q7x2-run", SCRATCH + ".o", "--kernel", kernel, "--arg=buf:64",
                           "--max-cycles=10000000", *options], capture_output=True, text=True)


def ending(kernel):
    """How a launch of two blocks ends."""
    done = launch(kernel, "--grid=2", "--block=32", "--machine=" + SCRATCH + ".yaml")
    found = re.search("error: (deadlock|.*)", done.stderr)
    return found[1] if found else "complete"


def failing(kernel, pattern, *options):
    """The number of the block, or warp, whose fault is reported."""
    done = launch(kernel, *options)
    found = re.search(pattern, done.stderr)
    return int(found[1]) if found else done.stderr


def cases():
    for name in LOOPS:
        yield name + "0", ending(name + "0"), "deadlock"
        yield name + "1", ending(name + "1"), "complete"
    for name in {**TIMED, **COUNTED}:
        yield name, ending(name), "complete"
    for name in SEARCHED:
        yield "searched_" + name, failing("searched_" + name, r"block \((\d)", "--grid=2",
                                          "--machine=" + SCRATCH + ".yaml"), 0
    for name, _, expected in FAULTS:
        yield "block_" + name, failing("block_" + name, r"block \((\d)", "--grid=2"), expected
        for timing in "machine", "warp":
            warp = failing("warp_" + name, r"thread \((\d+)", "--block=64", "--timing=" + timing)
            yield f"warp_{name}, {timing}", warp, 32 * expected


write()
report(cases())
