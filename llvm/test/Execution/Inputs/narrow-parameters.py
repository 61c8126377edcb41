# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Launches kernels whose last parameters have one, two or three bytes, and checks the
sums of the parameters that they print or store.

Usage: narrow-parameters.py SCRATCH LEVEL...
"""
import subprocess
import sys

# C's parameters, those of q7x2-run, and their sum in C.
PARAMETERS = [
    ("char a", ["i8:-5"], "a"),
    ("uchar a", ["u8:250"], "a"),
    ("short a", ["i16:-5"], "a"),
    ("half a", ["f16:2"], "(int)a"),
    ("uchar a, uchar b", ["u8:1", "u8:2"], "a + b"),
    ("int a, char b", ["i32:1000", "i8:-1"], "a + b"),
    ("long a, short b", ["i64:70000", "i16:-1"], "(int)a + b"),
    ("char3 a", ["i8:1,2,3"], "a.x + a.y + a.z"),
    ("struct pair a", ["bytes:0a14"], "a.x + a.y"),
    ("int a, struct triple b", ["i32:1", "bytes:010203"], "a + b.x + b.y + b.z"),
]
SUMS = [-5, 250, -5, 2, 3, 999, 69999, 6, 30, 7]


def main():
    scratch, *levels = sys.argv[1:]
    source = ["#pragma OPENCL EXTENSION cl_khr_fp16 : enable",
              "struct pair { char x, y; };", "struct triple { char x, y, z; };"]
    for n, (names, _, total) in enumerate(PARAMETERS):
        source.append(f'kernel void prints{n}({names}) {{ printf("%d\\n", {total}); }}')
        source.append(f"global int sum{n};\nkernel void stores{n}({names}) {{ sum{n} = {total}; }}")
    with open(f"{scratch}.cl", "w") as f:
        f.write("\n".join(source) + "\n")
    launches = wrong = 0
    for level in levels:
        made = f"{scratch}.{level}.o"
        subprocess.run(["q7x2-clang", "-cl-std=CL3.0", f"-O{level}", "-c", f"{scratch}.cl",
                        "-o", made], check=True)
        for n, (_, values, _) in enumerate(PARAMETERS):
            arguments = [word for value in values for word in ("--arg", value)]
            for kernel, output in ((f"prints{n}", []), (f"stores{n}", ["--grid", "3"])):
                done = subprocess.run(["q7x2-run", made, "--kernel", kernel, *arguments, *output],
                                      capture_output=True, text=True)
                launches += 1
                wanted = f"{SUMS[n]}\n" if not output else ""
                if done.returncode or done.stdout != wanted:
                    wrong += 1
                    print(f"-O{level} {kernel}: {done.stdout}{done.stderr}")
    print(f"{len(levels)} levels, {launches} launches, {wrong} wrong")


if __name__ == "__main__":
    main()
