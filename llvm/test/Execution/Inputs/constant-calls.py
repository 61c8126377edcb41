#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares calls of OpenCL's built-in functions that the optimizer folds with the
same calls at run time.

Usage: constant-calls.py TYPE SCRATCH

TYPE is float, double or half. Every function is called with edge values, as
constants and as values from a buffer; results that differ, other than two NaNs,
are printed.
"""
import subprocess
import struct
import sys

UNARY = """acos acosh acospi asin asinh asinpi atan atanh atanpi cbrt ceil cos cosh cospi
erf erfc exp exp2 exp10 expm1 fabs floor lgamma log log2 log10 log1p logb rint round rsqrt
sin sinh sinpi sqrt tan tanh tanpi tgamma trunc""".split()
BINARY = """atan2 atan2pi copysign fdim fmax fmin fmod hypot maxmag minmag nextafter pow powr
remainder""".split()
WITH_INT = "ldexp pown rootn".split()
TO_INT = ["ilogb"]
CONVERSIONS = ["char", "uchar", "short", "ushort", "int", "uint", "long", "ulong"]

# name of the integer type, struct's code of the type and of the integers, and the
# bits of the smallest subnormal, smallest normal and largest number
FORMATS = {"half": ("ushort", "e", "H", [1, 0x400, 0x7BFF]),
           "float": ("uint", "f", "I", [1, 0x800000, 0x7F7FFFFF]),
           "double": ("ulong", "d", "Q", [1, 1 << 52, 0x7FEFFFFFFFFFFFFF])}
VALUES = [0.0, 1.0, 0.5, 2.5, 3.0, 100.0, 127.5, 1000.0, 65000.0, 2.0**31, 3e9, 2.0**63, 1e10]
INTS = [0, 1, -1, 2, -2, 3, 31, -149, 1000, 2147483583, 2147483584, 2147483647, -2147483648]


def bits_of(values, code, bits):
    result = []
    for value in values:
        try:
            result.append(struct.unpack(bits, struct.pack(code, value))[0])
        except OverflowError:
            pass
    return result


def make_calls(kind):
    """(name, expression with X, Y and I) and its number of arguments of each kind"""
    integer = FORMATS[kind][0]
    to_bits = f"as_{integer}"
    for name in UNARY:
        yield name, f"{to_bits}({name}(X))", "X"
    for name in BINARY:
        yield name, f"{to_bits}({name}(X, Y))", "XY"
    for name in WITH_INT:
        yield name, f"{to_bits}({name}(X, I))", "XI"
    for name in TO_INT:
        yield name, f"({integer}){name}(X)", "X"
    for name in CONVERSIONS:
        for suffix in ("_sat", "_sat_rte"):
            yield f"convert_{name}{suffix}", f"({integer})convert_{name}{suffix}(X)", "X"


def main():
    if len(sys.argv) != 3 or sys.argv[1] not in FORMATS:
        sys.exit(__doc__)
    kind, scratch = sys.argv[1:]
    integer, code, bits, edges = FORMATS[kind]
    numbers = bits_of(VALUES, code, bits) + edges
    sign = bits_of([-0.0], code, bits)[0]
    numbers += bits_of([float("inf"), float("nan")], code, bits)
    numbers += [n | sign for n in numbers]
    few = bits_of([1.0, -0.5, 3.0, float("-inf"), -0.0, 1e4], code, bits)
    tuples = {"X": [(x,) for x in numbers], "XY": [(x, y) for x in few for y in few],
              "XI": [(x, i) for x in few for i in INTS]}

    calls = list(make_calls(kind))
    source = ["#pragma OPENCL EXTENSION cl_khr_fp16 : enable"]
    begin, starts, inputs = 0, [], []
    for number, (name, expression, form) in enumerate(calls):
        def call(arguments):
            text = expression
            for letter, value in zip(form, arguments):
                text = text.replace(f"({letter}", f"({value}").replace(f" {letter})", f" {value})")
            return text
        source.append(f"__attribute__((noinline)) void fold{number}(global {integer} *out) {{")
        for n, values in enumerate(tuples[form]):
            constants = [f"({v})" if letter == "I" else f"as_{kind}(({integer}){v})"
                         for letter, v in zip(form, values)]
            constants = ["INT_MIN" if c == "(-2147483648)" else c for c in constants]
            source.append(f"  out[{begin + n}] = {call(constants)};")
            inputs.append([v & 0xFFFFFFFFFFFFFFFF for v in values] + [0] * (2 - len(values)))
        source.append("}")
        variables = [f"(int)in[2 * i + {n}]" if letter == "I" else
                     f"as_{kind}(({integer})in[2 * i + {n}])" for n, letter in enumerate(form)]
        source.append(f"__attribute__((noinline)) void run{number}(global const ulong *in, "
                      f"global {integer} *out) {{\n"
                      f"  for (int i = {begin}; i < {begin + len(tuples[form])}; ++i)\n"
                      f"    out[i] = {call(variables)};\n}}")
        starts.append((begin, name))
        begin += len(tuples[form])
    everything = range(len(calls))
    source.append(f"kernel void fold(global {integer} *out) {{" +
                  "".join(f"fold{n}(out); " for n in everything) + "}")
    source.append(f"kernel void run(global const ulong *in, global {integer} *out) {{" +
                  "".join(f"run{n}(in, out); " for n in everything) + "}")
    with open(f"{scratch}.cl", "w") as f:
        f.write("\n".join(source) + "\n")
    with open(f"{scratch}.in", "wb") as f:
        for pair in inputs:
            f.write(struct.pack("QQ", *pair))

    size = struct.calcsize(bits)
    subprocess.run(["q7x2-clang", "-cl-std=CL3.0", "-O2", "-c", f"{scratch}.cl", "-o",
                    f"{scratch}.o"], check=True)
    results = []
    for kernel, arguments in (("fold", []), ("run", ["--arg", f"buf@{scratch}.in"])):
        out = f"{scratch}.{kernel}"
        subprocess.run(["q7x2-run", f"{scratch}.o", "--timing=none", "--kernel", kernel,
                        *arguments, "--arg", f"buf:{begin * size}", "--out",
                        f"{len(arguments) // 2}={out}"], check=True)
        with open(out, "rb") as f:
            results.append(struct.unpack(f"{begin}{bits}", f.read()))

    def is_nan(value):
        return struct.unpack(code, struct.pack(bits, value))[0] != struct.unpack(
            code, struct.pack(bits, value))[0]
    wrong, starts = 0, starts + [(begin, "")]
    for (first, name), (end, _) in zip(starts, starts[1:]):
        is_float = not name.startswith(("ilogb", "convert"))
        for n in range(first, end):
            folded, computed = results[0][n], results[1][n]
            if folded != computed and not (is_float and is_nan(folded) and is_nan(computed)):
                wrong += 1
                print(f"{name} of {inputs[n][0]:#x}, {inputs[n][1]:#x}: folded {folded:#x}, "
                      f"computed {computed:#x}")
    print(f"{begin} calls, {wrong} differ")


if __name__ == "__main__":
    main()
