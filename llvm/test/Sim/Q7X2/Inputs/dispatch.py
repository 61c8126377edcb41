# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Launches kernels on machines of a few multiprocessors and compares what happens with
docs/simulator.md.

Usage: dispatch.py SCRATCH
"""
import json
import re
import subprocess
import sys

from cases import report

SCRATCH = sys.argv[1]
ADDRESS = "MOV R4, 0x10000 ; MOV R5, 0x10 ;"  # of the buffer
# A loop of R8 iterations.
LOOP = "{0}: IADD R8, R8, -0x1 ; ISETP.NE.AND P0, R8, RZ, PT ; @P0 BRA {0} ;"
# What a block does: its multiprocessor and the cycle, and R8 iterations of a loop; lane 0 then
# stores multiprocessor, block, and the cycles of begin and end.
BLOCK = ("CS2R R[12:13], SR_CLOCK ; S2R R0, SR_SMID ; S2R R1, SR_CTAID.X ;" + ADDRESS +
         "{0} MOV R6, 0x10 ; IMAD.WIDE.U32 R[4:5], R1, R6, R[4:5] ;" + LOOP.format("{1}") +
         "CS2R R[14:15], SR_CLOCK ; MOV R2, R12 ; MOV R3, R14 ; S2R R9, SR_TID.X ;"
         "ISETP.EQ.AND P1, R9, RZ, PT ; @P1 STG.128 [R[4:5].64], R[0:3] ;")


def delays(iterations):
    """Sets R8 to the number of iterations of the block."""
    return "MOV R8, 0x10 ;" + "".join(
        f"ISETP.EQ.AND P0, R1, {block:#x}, PT ; @P0 MOV R8, {count:#x} ;"
        for block, count in enumerate(iterations))


# The kernels' code. The names of labels are the kernels'.
KERNELS = {
    "empty": "",
    "registers40": "MOV R39, RZ ;",
    "registers41": "MOV R40, RZ ;",
    "registers48": "MOV R47, RZ ;",
    "registers49": "MOV R48, RZ ;",
    "registers255": "MOV R254, RZ ;",
    "shared131": ".shared 16768\n",
    "shared132": ".shared 16769\n",
    "barriers15": "BAR.SYNC 0xe ;",
    "barriers16": "BAR.SYNC 0xf ;",
    "equal": BLOCK.format(delays([]), ".Lequal"),
    # Block 4 ends first, then block 2; blocks 6 and 7 take their places.
    "places": BLOCK.format(delays([300, 300, 100, 300, 50, 300, 300]), ".Lplaces"),
    # Blocks 0 and 3 are multiprocessor 0's, and the first to end.
    "empty_first": BLOCK.format(delays([50, 500, 500, 60, 500, 500, 900]), ".Lempty_first"),
    "turns": "NOP ?WAIT1 ; NOP ?WAIT1 ; NOP ?WAIT1 ;",
    # Each takes the port of memory for 16 cycles.
    "port": "S2R R0, SR_LANEID ; SHF.L.U32 R8, R0, 0x6, RZ ; LDS R9, [R8] ?WAIT1 &wsb=0 ;"
            "LDS R10, [R8] ?WAIT1 &wsb=0 ; LDS R11, [R8] ?WAIT1 &wsb=0 ;",
}

# Of a machine with the multiprocessors of q7x2: name, the fields that differ, kernel, threads of
# a block, and the blocks that are resident and what limits them.
OCCUPANCY = [
    ("blocks", "", "empty", 32, 16, "blocks"),
    ("fewer_blocks", "blocks: 3", "empty", 32, 3, "blocks"),
    ("warps", "", "empty", 1024, 1, "warps"),
    ("part_of_a_warp", "", "empty", 129, 48 // 5, "warps"),
    ("fewer_warps", "warps: 16", "empty", 128, 4, "warps"),
    ("a_warp_less", "warps: 15\nschedulers: 1", "empty", 128, 3, "warps"),
    # 16384 registers for each of four schedulers, in steps of 8 for each thread.
    ("registers_as_warps", "", "registers40", 128, 12, "warps"),
    ("a_step_more", "", "registers41", 128, 16384 // (48 * 32), "registers"),
    ("the_same_step", "", "registers48", 128, 16384 // (48 * 32), "registers"),
    ("the_next_step", "", "registers49", 128, 16384 // (56 * 32), "registers"),
    ("larger_steps", "register_granule: 64", "registers41", 128, 8, "registers"),
    ("whole_schedulers", "registers: 12288", "registers40", 32, 8, "registers"),
    ("too_many_registers", "", "registers255", 1024, 1, "registers"),
    # 167936 bytes, in steps of 128.
    ("shared_memory", "", "shared131", 64, 10, "shared_memory"),
    ("shared_step", "", "shared132", 64, 9, "shared_memory"),
    ("shared_steps", "shared_granule: 65536", "shared131", 64, 2, "shared_memory"),
    ("barriers", "", "barriers16", 32, 4, "barriers"),
    ("barriers_less", "barriers: 30", "barriers15", 32, 2, "barriers"),
    ("barriers_no_more", "barriers: 29", "barriers15", 32, 1, "barriers"),
]


def write_kernels():
    with open(SCRATCH + ".s", "w") as file:
        for name, code in KERNELS.items():
            code = code.replace(";", ";\n ").replace(": ", ":\n  ")
            file.write(f".globl {name}\n{name}:\n.kernel {name}\n.param ptr.global\n"
                       f"{code}\nEXIT ;\n.end_kernel\n")
        file.write('.section .shared,"aw",@nobits\n.zero 4096\n')
    subprocess.run(["llvm-mc", "-triple=q7x2", "-filetype=obj", SCRATCH + ".s", "-o",
                    SCRATCH + ".o"], check=True)


def launch(kernel, fields, *options):
    with open(SCRATCH + ".yaml", "w") as file:
        file.write("base: q7x2\n" + fields + "\n")
    return subprocess.run(["q7x2-run", SCRATCH + ".o", "--kernel", kernel, "--machine",
                           SCRATCH + ".yaml", "--arg=buf:4096", *options],
                          capture_output=True, text=True)


def occupancy(_, fields, kernel, threads, *expected):
    done = launch(kernel, fields, "--block", str(threads), "--stats=json")
    found = json.loads(done.stdout)["occupancy"]
    return (found["resident_blocks"], found["limit"]), expected


def blocks(kernel, grid, options=()):
    """Of each block its multiprocessor, and the cycles of begin and end."""
    done = launch(kernel, "multiprocessors: 3\nblocks: 2", "--grid", str(grid), "--block=32",
                  "--print=0:u32", *options)
    words = [int(word) for word in done.stdout.split()[:4 * grid]]
    return [(words[i], *words[i + 2:i + 4]) for i in range(0, len(words), 4)]


def issues(kernel, pattern, machine, *options):
    """Cycle, block and warp of each instruction that the pattern matches."""
    done = launch(kernel, machine, "--trace", *options)
    lines = re.findall(r"^ *(\d+) block \((\d+),.*?warp (\d+) .*?" + pattern, done.stderr, re.M)
    return [tuple(map(int, line)) for line in lines]


def cases():
    for case in OCCUPANCY:
        yield case[0], *occupancy(*case)
    # Each to the one that has the fewest; the first of these.
    yield "in_turn", [b[0] for b in blocks("equal", 6)], [0, 1, 2, 0, 1, 2]
    found = blocks("places", 8)
    yield "freed", [b[0] for b in found[6:]], [1, 2]
    # In the cycle after the exit of another one, also where every block's events are not asked for.
    places = ["multiprocessors: 3\nblocks: 2", "--grid=8", "--block=32"]
    exits = {block: cycle for cycle, block, _ in issues("places", "EXIT", *places)}
    starts = {block: cycle for cycle, block, _ in issues("places", "CS2R R.12", *places)}
    after = [exits[4] + 1, exits[2] + 1]
    yield "at_once", [starts[6], starts[7]], after
    yield "ahead", [found[6][1], found[7][1]], after
    yield "both_places", [b[0] for b in blocks("empty_first", 8)[6:]], [0, 0]
    # Two schedulers: warps 0 and 2 are the first's.
    two = "multiprocessors: 1\nschedulers: 2\n"
    found = issues("turns", "NOP", two, "--block=96")
    yield "turns", sorted(found), sorted(
        [(cycle, 0, 0) for cycle in (0, 2, 4)] + [(cycle, 0, 2) for cycle in (1, 3, 5)] +
        [(cycle, 0, 1) for cycle in (0, 1, 2)])
    # The second block's warp goes to the scheduler that has one.
    found = issues("turns", "NOP", two + "blocks: 2", "--block=32", "--grid=2")
    yield "fewest_warps", [cycle for cycle, block, _ in found if block == 1], [0, 1, 2]
    # The schedulers take turns at the port.
    found = issues("port", "LDS", two, "--block=64")
    yield "port", [warp for _, _, warp in sorted(found)], [0, 1, 0, 1, 0, 1]
    first = min(found)[0]
    yield "port_cycles", [cycle - first for cycle, _, _ in sorted(found)], [0, 16, 32, 48, 64, 80]


write_kernels()
report(cases())
