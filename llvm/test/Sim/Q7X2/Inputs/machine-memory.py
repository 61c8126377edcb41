# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Launches kernels of a few accesses and compares counters and cycles with what the
description of the machine gives. R[4:5] is the address of a buffer and R0 the number of
the thread. L1 has four sets and L2 sixteen, of two lines of 128 bytes; DRAM transfers one
byte a cycle.

Usage: machine-memory.py SCRATCH
"""
import json
import subprocess
import sys

MACHINE = """base: q7x2-small
l1_bytes: 1 KiB
l1_ways: 2
l2_bytes: 4 KiB
l2_ways: 2
l2_latency: 200
dram_latency: 420
dram_bandwidth: 1
"""

# Name, threads, code, values expected: a number, or the smallest and the largest one.
CASES = [
    # Three lines of one set of L1: the one used last but one is replaced.
    ("least_recently_used", 1,
     "LDG R8, [R[4:5].64] ; LDG R8, [R[4:5].64+0x200] ; LDG R8, [R[4:5].64] ;"
     "LDG R8, [R[4:5].64+0x400] ; LDG R8, [R[4:5].64] ;",
     {"l1_hits": 2, "l1_misses": 3}),
    # A fence removes from L1 what was not loaded as constant.
    ("fence", 1,
     "LDG.CONSTANT R8, [R[4:5].64] ; LDG R8, [R[4:5].64+0x80] ; MEMBAR.GPU ;"
     "LDG R8, [R[4:5].64] ; LDG R8, [R[4:5].64+0x80] ;",
     {"l1_hits": 1, "l1_misses": 3}),
    # An atomic operation removes the sector, which is then loaded as others are.
    ("atomic", 1,
     "LDG.CONSTANT R8, [R[4:5].64] ; ATOMG.ADD R8, [R[4:5].64], R0 ; LDG R8, [R[4:5].64] ;"
     "MEMBAR.GPU ; LDG R8, [R[4:5].64] ;",
     {"l1_hits": 0, "l1_misses": 3, "atomics": 1}),
    # Loads around L1.
    ("strong", 1,
     "LDG R8, [R[4:5].64] ; LDG.STRONG.SYS R8, [R[4:5].64] ; LDG.STRONG.GPU R8, [R[4:5].64] ;"
     "LDG.STRONG.CTA R8, [R[4:5].64] ;",
     {"l1_hits": 1, "l1_misses": 1, "l2_hits": 2}),
    # Three lines of one set of L2; two sectors of the first are written back.
    ("written_back", 1,
     "STG [R[4:5].64], R0 ; STG [R[4:5].64+0x20], R0 ; LDG R8, [R[4:5].64+0x800] ;"
     "LDG R8, [R[4:5].64+0x1000] ;",
     {"dram_written_bytes": 64, "dram_read_bytes": 128}),
    ("kept", 1,
     "STG [R[4:5].64], R0 ; STG [R[4:5].64+0x20], R0 ; LDG R8, [R[4:5].64+0x880] ;"
     "LDG R8, [R[4:5].64+0x1080] ;",
     {"dram_written_bytes": 0, "dram_read_bytes": 128}),
    # Half of a sector is stored: the rest is read. All of it is not.
    ("half_sector", 4, "STG [R[6:7].64], R0 ;", {"dram_read_bytes": 32}),
    ("whole_sector", 8, "STG [R[6:7].64], R0 ;", {"dram_read_bytes": 0}),
    # Words of thread-local memory are interleaved: two of 32 threads are eight sectors.
    ("local", 32, "STL.64 [RZ], R[4:5] ;", {"sectors": 8, "requests": 1}),
    ("line", 32, "LDG R8, [R[6:7].64] ;", {"sectors": 4, "global_transactions": 1}),
    # Words 0 and 32 are in one bank; lanes that load one word share it, atomics do not.
    ("bank", 2, "SHF.L.U32 R8, R0, 0x7, RZ ; LDS R9, [R8] ;", {"shared_passes": 2}),
    ("banks", 32, "SHF.L.U32 R8, R0, 0x2, RZ ; LDS R9, [R8] ;", {"shared_passes": 1}),
    ("broadcast", 32, "LDS R9, [RZ] ;", {"shared_passes": 1}),
    ("shared_atomic", 32, "ATOMS.ADD R9, [RZ], R0 ;", {"shared_passes": 32}),
    # A line of the constant bank is loaded, and is there for the next load.
    ("constant", 1, "LDC R8, c[0x0][RZ+0x160] ;", {"constant_hits": 0, "constant_misses": 1}),
    ("constant_again", 1, "LDC R8, c[0x0][RZ+0x160] ; LDC R8, c[0x0][RZ+0x164] ;",
     {"constant_hits": 1, "constant_misses": 1}),
    # A fence takes as long as an access to L2, or until what was written before it is
    # complete: an atomic operation waits for DRAM.
    ("fence_alone", 1, "MEMBAR.GPU ;", {"cycles": (200, 260)}),
    ("fence_waits", 1, "ATOMG.ADD R9, [R[4:5].64], R0 ?WAIT1 &wsb=0 ; MEMBAR.GPU ?WAIT1 ;"
     "LDG R8, [R[4:5].64+0x80] ?WAIT1 &wsb=1 ;", {"cycles": (2 * 420, 2 * 420 + 200)}),
]

KERNEL = """
.globl {0}
{0}:
.kernel {0}
.local 16
.param ptr.global
  S2R R0, SR_TID.X ;
  MOV R4, 0x10000 ;
  MOV R5, 0x10 ;
  MOV R6, 0x4 ;
  IMAD.WIDE.U32 R[6:7], R0, R6, R[4:5] ;
  {1}
  EXIT ;
.end_kernel
"""
SHARED = """
.section .shared,"aw",@nobits
.zero 1024
"""


def numbers(tree):
    """The numbers of a tree of statistics, by key."""
    for key, value in tree.items():
        if isinstance(value, dict):
            yield from numbers(value)
        else:
            yield key, value


def main():
    source, program, machine = (sys.argv[1] + suffix for suffix in (".s", ".o", ".yaml"))
    with open(machine, "w") as file:
        file.write(MACHINE)
    with open(source, "w") as file:
        file.writelines(KERNEL.format(name, code.replace(";", ";\n ")) for name, _, code, _ in CASES)
        file.write(SHARED)
    subprocess.run(["llvm-mc", "-triple=q7x2", "-filetype=obj", source, "-o", program], check=True)
    right, cycles = 0, {}
    for name, threads, _, expected in CASES:
        done = subprocess.run(["q7x2-run", program, "--kernel", name, "--block", str(threads),
                               "--machine", machine, "--stats=json", "--arg=buf:65536"],
                              capture_output=True, text=True, check=True)
        found = dict(numbers(json.loads(done.stdout)))
        cycles[name] = found["cycles"]
        wrong = [f"{name}: {key} is {found[key]}, not {value}" for key, value in expected.items()
                 if not (value[0] <= found[key] <= value[1] if isinstance(value, tuple)
                         else found[key] == value)]
        print("\n".join(wrong))
        right += not wrong
    # Writing 64 bytes back delays the load that replaces them by as many cycles.
    delay = cycles["written_back"] - cycles["kept"]
    if delay != 64:
        right -= 1
        print(f"writing back takes {delay} cycles, not 64")
    print(f"{right} of {len(CASES)} cases")


main()
