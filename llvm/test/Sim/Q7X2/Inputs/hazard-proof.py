"""Compares the simulator with and without its proofs of control words.

Usage: hazard-proof.py AGREE KERNEL PROGRAMS DAMAGED

AGREE is the folder of agree.py, whose random programs are run, as many as PROGRAMS
says. Then the control words of an OpenCL kernel, the function `work` of KERNEL, are
changed at random, DAMAGED times. All output, the statistics, and which hazard is found
first must be the same where each instruction is checked as it issues.
"""
import os
import random
import re
import subprocess
import sys

sys.path.insert(0, sys.argv[1])
import agree  # noqa: E402

RUNS = {"k": ["--block", "64"],
        "work": ["--kernel", "work", "--grid", "2", "--block", "64", "--arg", "buf:512",
                 "--arg", "buf:f32:" + ",".join(str(i % 7) for i in range(64)),
                 "--arg", "i32:21", "--print", "0:u32"]}


def run(kernel, timing, proof):
    command = ["q7x2-run", "k.o", "--stats=json", f"--timing={timing}", "--max-cycles=200000",
               *RUNS[kernel]]
    result = subprocess.run(command, timeout=60, capture_output=True, text=True,
                            env={**os.environ, "Q7X2_SIM_PROOF": proof})
    if result.returncode not in (0, 1):
        sys.exit(f"{command}: status {result.returncode}\n{result.stderr}")
    return result.stdout, result.stderr


def compare(kernel, timing, what):
    """Whether there is a hazard."""
    proved, checked = run(kernel, timing, "1"), run(kernel, timing, "0")
    if proved != checked:
        sys.exit(f"{what}, {timing}: with proofs\n{proved}\nwithout\n{checked}")
    return "the earlier instruction" in checked[1]


def damage(data, text, rng):
    """Changes a field of a random instruction's control word, the upper 16 bits."""
    offset, size = text
    begin = offset + 16 * rng.randrange(size // 16) + 14
    word = int.from_bytes(data[begin:begin + 2], "little")
    word ^= rng.choice([1, 2, 4, 8, 15]) << rng.choice([0, 4, 8, 12])
    data[begin:begin + 2] = word.to_bytes(2, "little")


def main():
    kernel, programs, damaged = sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
    hazards = 0
    for seed in range(programs):
        agree.write("k.s", agree.Program(seed).text())
        agree.assemble()
        hazards += compare("k", ("warp", "machine")[seed % 2], f"program {seed}")
    agree.output_of(["q7x2-clang", "-O2", "-c", kernel, "-o", "work.o"])
    sections, _ = agree.output_of(["llvm-readelf", "-SW", "work.o"])
    text = [int(number, 16) for number in re.search(
        r"\.text +PROGBITS +\w+ (\w+) (\w+)", sections).groups()]
    with open("work.o", "rb") as file:
        whole = file.read()
    rng = random.Random(1)
    for number in range(damaged):
        data = bytearray(whole)
        for _ in range(number and rng.randrange(1, 4)):
            damage(data, text, rng)
        with open("k.o", "wb") as file:
            file.write(data)
        found = compare("work", ("warp", "machine")[number % 2], f"damage {number}")
        hazards += found
        if found and not number:
            sys.exit("the compiler's control words have a hazard")
    print(f"{programs + damaged} programs, {hazards} with hazards")
    if not 0 < hazards < programs + damaged:
        sys.exit("these programs test nothing")


main()
