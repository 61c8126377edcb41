# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Launches kernels with the timing of machines on one, two and three threads of the host:
memory, statistics, output and messages are the same.

Usage: machine-threads.py OBJECT TICKETS SCRATCH
"""
import os
import random
import subprocess
import sys

from cases import report

OBJECT, TICKETS, SCRATCH = sys.argv[1:]
os.makedirs(SCRATCH, exist_ok=True)

# What is rare on the built-in machines: L2's port and the requests in flight delay accesses,
# caches are small, and constants come through L2.
NARROW = os.path.join(SCRATCH, "narrow.yaml")
with open(NARROW, "w") as file:
    file.write("multiprocessors: 5\nl2_bytes: 64 KiB\nl1_bytes: 4 KiB\nl1_in_flight: 8\n"
               "l1_writes_back: 1\nl2_port_bandwidth: 32\nl2_bandwidth: 32\ndram_bandwidth: 16\n"
               "constant_bytes: 2 KiB\nconstant_line_bytes: 32\nl2_latency: 80\n"
               "blocks: 3\nstore_window: 90\nline_window: 9\ndram_sectors: 2\n"
               "join_window: 25\njoin_group: 2\naddress_interval: 3\n"
               "atomic_sector_rate: 300\natomic_bandwidth: 3\nword_latency: 2\nl2_spread: 50\n")
# Blocks start one after another.
SLOW_START = os.path.join(SCRATCH, "slow-start.yaml")
with open(SLOW_START, "w") as file:
    file.write("multiprocessors: 11\ndispatch_rate: 9\nblock_latency: 30\nblocks: 2\n"
               "block_interval: 50\nwarp_interval: 7\nblock_end_interval: 90\n"
               "block_end_latency: 20\n")
MACHINES = ["q7x2", "h200", NARROW, SLOW_START]


def data(kind, count):
    path = os.path.join(SCRATCH, f"{kind}-{count}")
    source = random.Random(1)
    with open(path, "wb") as file:
        file.write(source.randbytes(count))
    return f"buf@{path}"


# Kernel, grid, block, arguments, further options.
LAUNCHES = [
    ("compute", "300", "64", ["buf:76800", "u32:200"], []),
    ("compute", "40", "192", ["buf:30720", "u32:20"], ["--threads=7611"]),
    ("saxpy", "700", "64", ["buf:179200", "buf:179200", "f32:2"], []),
    ("product", "12,12", "8,8", ["buf:36864", data("a", 36864), data("b", 36864), "i32:96"], []),
    ("divergent", "200", "96", ["buf:76800"], []),
    ("scattered", "100", "128", ["buf:51200", data("words", 65536), "u32:16384"], []),
    ("histogram", "150", "64", ["buf:64", data("bytes", 40000), "u32:40000"], []),
    ("tickets", "150", "32", ["buf:600", "buf:4"], []),
    ("shared_data", "150", "64", ["buf:38400", "u32:9600"], []),
    ("fences", "100", "64", ["buf:25600", "u32:5"], []),
    ("fault", "300", "64", ["buf:25600", "u32:30"], []),
    ("stuck", "40", "64", ["buf:10240", "u32:100000"], ["--max-cycles=5000"]),
    ("stuck", "150", "64", ["buf:38400", "u32:3000"], ["--max-cycles=90000"]),
    ("compute", "60", "64", ["buf:15360", "u32:3000"], ["--max-cycles=4321"]),
    ("text", "150", "64", ["buf:38400"], []),
    ("calls", "150", "64", ["buf:38400", data("near", 256)], []),
]


def launch(number, machine, threads):
    kernel, grid, block, arguments, options = LAUNCHES[number]
    memory = os.path.join(SCRATCH, "memory")
    if os.path.exists(memory):
        os.remove(memory)
    size = [] if any(o.startswith("--threads") for o in options) else ["--grid", grid]
    run = subprocess.run(
        ["q7x2-run", TICKETS if kernel == "tickets" else OBJECT, "--kernel", kernel, *size, "--block", block, "--timing=machine",
         "--machine", machine, "--stats=json", f"--host-threads={threads}", "--out",
         f"0={memory}", *options, *(f"--arg={a}" for a in arguments)],
        capture_output=True, text=True, timeout=100)
    contents = None
    if os.path.exists(memory):
        with open(memory, "rb") as file:
            contents = file.read()
    return run.returncode, run.stdout, run.stderr, contents


def differs(number, machine):
    one, *others = [launch(number, machine, threads) for threads in (1, 2, 3)]
    names = "exit status", "output", "messages", "memory"
    return [f"{name} with {threads} threads" for threads, other in zip((2, 3), others)
            for name, a, b in zip(names, one, other) if a != b]


report((f"{LAUNCHES[number][0]} on {os.path.basename(machine)}", differs(number, machine), [])
       for number in range(len(LAUNCHES)) for machine in MACHINES)
