# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Launches the kernels that a file like benchmarks/kernels.json lists with all
checks, those of the given source files: none may have a finding.

Usage: no-findings.py UTILS LIST SCRATCH FILE=OBJECT...

UTILS has benchmark_inputs.py; SCRATCH is the beginning of the names of input files.
"""
import json
import subprocess
import sys

sys.path.insert(0, sys.argv[1])
from benchmark_inputs import argument  # noqa: E402  (after the path)


def main():
    objects = dict(pair.split("=") for pair in sys.argv[4:])
    with open(sys.argv[2]) as file:
        kernels = [kernel for kernel in json.load(file) if kernel["file"] in objects]
    for kernel in kernels:
        program = objects[kernel["file"]]
        done = subprocess.run(
            ["q7x2-run", program, "--check=all", "--kernel", kernel["kernel"], "--grid",
             kernel["grid"], "--block", kernel["block"],
             *("--arg=" + argument(spec, f"{sys.argv[3]}.{i}")
               for i, spec in enumerate(kernel["args"]))],
            capture_output=True, text=True)
        if done.returncode:
            sys.exit(f"{kernel['kernel']}: {done.stderr}")
    print(f"{len(kernels)} kernels without findings")


main()
