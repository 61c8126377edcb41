# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The launches of benchmarks/sim.json, for bench-sim and bench-checks."""
import array
import json
import os
import random
import re
import resource
import subprocess
import sys

TOP = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")
ROW_ENTRIES = 32  # of the sparse matrix, on average


class Time:
    """How long a command takes, in seconds of the processor."""

    def __init__(self, command):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        result = subprocess.run(command, capture_output=True, text=True)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        self.processor = (after.ru_utime - before.ru_utime) + (after.ru_stime - before.ru_stime)
        if result.returncode:
            sys.exit(f"{' '.join(command)}\n{result.stderr}")
        self.output, self.errors = result.stdout, result.stderr

        # What --time of q7x2-run prints, of the launch alone.
        times = re.search(r"^launch: ([0-9.]+) s, ([0-9.]+) s", self.errors, re.M)
        self.launch, self.launch_processor = map(float, times.groups()) if times else (None, None)


def generate(kind, count):
    """The contents of a buffer."""
    source = random.Random(1)
    if kind == "bytes":
        return source.randbytes(count)
    if kind == "floats":
        return array.array("f", (source.random() for _ in range(count))).tobytes()
    if kind == "columns":
        return array.array("i", (source.randrange(count)
                                 for _ in range(count * ROW_ENTRIES))).tobytes()
    ends = [0]  # of rows, which have different lengths
    for _ in range(count // 2):
        length = source.randrange(2 * ROW_ENTRIES)
        ends += [ends[-1] + length, ends[-1] + 2 * ROW_ENTRIES]
    return array.array("i", ends).tobytes()


def sim_cases():
    with open(os.path.join(TOP, "benchmarks", "sim.json")) as file:
        return json.load(file)


class Launches:
    """The launches: their objects and buffers are files in a folder. With realtime
    they run before all other programs of the host."""

    def __init__(self, build, scratch, realtime=False):
        self.bin = os.path.join(os.path.abspath(build), "bin")
        self.scratch = scratch
        self.prefix = ["chrt", "--fifo", "1"] if realtime else []
        self.objects, self.files = {}, {}

    def path(self, name):
        return os.path.join(self.scratch, name)

    def object(self, source):
        if source not in self.objects:
            output = self.path(os.path.basename(source) + ".o")
            Time([os.path.join(self.bin, "q7x2-clang"), "-O2", "-c",
                   os.path.join(TOP, source), "-o", output])
            self.objects[source] = output
        return self.objects[source]

    def file(self, spec):
        """The file with the contents of a buffer KIND:COUNT."""
        if spec not in self.files:
            kind, count = spec.split(":")
            with open(self.path(f"{kind}-{count}"), "wb") as file:
                file.write(generate(kind, int(count)))
                self.files[spec] = file.name
        return self.files[spec]

    def argument(self, spec):
        kind = spec.split(":")[0]
        return spec if kind in ("buf", "i32", "u32", "f32") else "buf@" + self.file(spec)

    def command(self, case, mode, threads=1):
        return ([*self.prefix, os.path.join(self.bin, "q7x2-run"), self.object(case["file"]),
                 "--kernel", case["kernel"], f"--timing={mode}", "--stats=json", "--time",
                 f"--host-threads={threads}", "--grid", ",".join(map(str, case["grid"])),
                 "--block", ",".join(map(str, case["block"]))]
                + ["--arg=" + self.argument(a) for a in case["args"]])
