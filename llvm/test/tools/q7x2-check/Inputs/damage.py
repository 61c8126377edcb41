"""Checks damaged copies of an object: the status must be 0 or 1.

Usage: damage.py CHECKER SOURCE
"""
import random
import subprocess
import sys


def main():
    checker, source = sys.argv[1:]
    subprocess.run(["llvm-mc", "-triple=q7x2", "-filetype=obj", "-g", source,
                    "-o", "whole.o"], check=True)
    with open("whole.o", "rb") as file:
        whole = file.read()
    rng = random.Random(1)
    names = []
    for number in range(200):
        data = bytearray(whole)
        if number % 4 == 0:
            del data[rng.randrange(len(data)):]
        for _ in range(rng.randrange(1, 6)):
            # Mostly in the headers, which locate everything else.
            limit = len(data) if rng.random() < 0.5 else 64
            begin = max(0, len(data) - 1500) if rng.random() < 0.5 else 0
            if begin < len(data):
                at = begin + rng.randrange(min(limit, len(data) - begin))
                data[at] = rng.choice([0, 1, 255, rng.randrange(256)])
        names.append(f"damaged{number}.o")
        with open(names[-1], "wb") as file:
            file.write(data)
    for options in ([], ["--json"]):
        for name in names:
            run = subprocess.run([checker, *options, name], timeout=60,
                                 capture_output=True)
            if run.returncode not in (0, 1):
                sys.exit(f"{name} {options}: status {run.returncode}\n"
                         f"{run.stderr.decode(errors='replace')}")


main()
