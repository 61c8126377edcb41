# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Launches the kernels that a file like benchmarks/kernels.json lists with all
checks: none may have a finding. Objects are named after the source files.

Usage: no-findings.py LIST FILE=OBJECT...
"""
import json
import subprocess
import sys


def argument(spec):
    """As in utils/bench-code."""
    values = {"buf:rows": ("i32", [8 * row for row in range(257)]),
              "buf:cols": ("i32", [7 * i % 256 for i in range(2048)]),
              "buf:ones": ("f32", [1] * 1024)}
    if spec not in values:
        return spec
    kind, numbers = values[spec]
    return f"buf:{kind}:" + ",".join(map(str, numbers))


def main():
    objects = dict(pair.split("=") for pair in sys.argv[2:])
    with open(sys.argv[1]) as file:
        kernels = json.load(file)
    for kernel in kernels:
        program = objects[kernel.get("file", "benchmarks/kernels.cl")]
        done = subprocess.run(
            ["q7x2-run", program, "--check=all", "--kernel", kernel["kernel"], "--grid",
             kernel["grid"], "--block", kernel["block"],
             *("--arg=" + argument(spec) for spec in kernel["args"])],
            capture_output=True, text=True)
        if done.returncode:
            sys.exit(f"{kernel['kernel']}: {done.stderr}")
    print(f"{len(kernels)} kernels without findings")


main()
