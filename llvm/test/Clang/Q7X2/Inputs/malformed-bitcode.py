"""Damages the metadata of library.bc byte by byte and counts what the compiler does."""

import subprocess

with open("library.bc", "rb") as file:
    good = file.read()
# The metadata follow their strings.
begin = good.index(b"omnipotent char") + len("omnipotent char")
OPTIONS = {"-c": ["-c", "bad.bc"],
           "-Wl,--whole-archive": ["-Wl,--whole-archive", "bad.a", "main.o"]}
malformed = dict.fromkeys(OPTIONS, 0)
crashes = dict.fromkeys(OPTIONS, 0)
for at in range(begin, begin + 60):
    bad = bytearray(good)
    bad[at] ^= 0x77
    with open("bad.bc", "wb") as file:
        file.write(bad)
    subprocess.run(["llvm-ar", "rcS", "bad.a", "bad.bc"], check=True)
    for name, options in OPTIONS.items():
        ran = subprocess.run(["q7x2-clang", *options, "-o", "bad.o"], text=True,
                             stderr=subprocess.PIPE)
        malformed[name] += ran.returncode == 1 and "malformed bitcode" in ran.stderr
        crashes[name] += ran.returncode not in (0, 1)
for name in OPTIONS:
    print(f"q7x2-clang {name}: {malformed[name]} malformed, {crashes[name]} crashes")
