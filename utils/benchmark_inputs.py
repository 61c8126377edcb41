# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The arguments of the launches in benchmarks/kernels.json."""
import array
import random

# Types of buffers: array's code.
TYPES = {"u8": "B", "i32": "i", "u32": "I", "f32": "f", "f64": "d"}


def contents(kind, code, count, low="0", high="0"):
    """A buffer: in has random values, out zeros, ramp multiples of a step."""
    if kind == "ramp":
        return array.array(code, (int(low) * i for i in range(count)))
    if code in "fd":
        return array.array(code, (random.uniform(float(low), float(high)) for _ in range(count)))
    return array.array(code, (random.randint(int(low), int(high)) for _ in range(count)))


def argument(spec, path):
    """q7x2-run's form of an argument: in:TYPE:COUNT:LOW:HIGH, out:TYPE:COUNT and
    ramp:TYPE:COUNT:STEP are buffers; others are as they are."""
    kind, *rest = spec.split(":")
    if kind not in ("in", "out", "ramp"):
        return spec
    with open(path, "wb") as file:
        contents(kind, TYPES[rest[0]], int(rest[1]), *rest[2:]).tofile(file)
    return "buf@" + path
