# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Inputs and expected results of small-floats.test: the formats' values are
listed from their definition, and the nearest one is searched.

Usage: small-floats.py inputs FILE | check FILE RESULTS
"""
import bisect
import random
import struct
import sys
from fractions import Fraction

# Exponent bits, mantissa bits, bias, the largest code, the code of a NaN.
FORMATS = [(4, 3, 7, 0x7e, 0x7f), (5, 2, 15, 0x7b, 0x7f), (2, 3, 1, 0x1f, 0x1f),
           (3, 2, 3, 0x1f, 0x1f), (2, 1, 1, 0x7, 0x7)]
COUNT = 16384


def value(code, mantissa, bias):
    exponent, fraction = code >> mantissa, code & ((1 << mantissa) - 1)
    if exponent == 0:
        return Fraction(fraction, 1 << mantissa) * Fraction(2) ** (1 - bias)
    return (1 + Fraction(fraction, 1 << mantissa)) * Fraction(2) ** (exponent - bias)


def nearest(values, x):
    """The code of the nearest value, the even one of two."""
    at = bisect.bisect_left(values, x)
    if at == 0 or at == len(values):
        return min(at, len(values) - 1)
    below, above = x - values[at - 1], values[at] - x
    return at if above < below or (above == below and at % 2 == 0) else at - 1


def narrow(values, bits, nan, word):
    x = struct.unpack("<f", struct.pack("<I", word))[0]
    if x != x:
        return nan
    sign = word >> 31 << (bits - 1)
    magnitude = abs(x)
    return sign | (len(values) - 1 if magnitude == float("inf")
                   else nearest(values, Fraction(magnitude)))


def half(code, exponents, mantissa, bias, largest):
    """The bits of a code as a half."""
    bits = 1 + exponents + mantissa
    sign, magnitude = code >> (bits - 1), code & ((1 << (bits - 1)) - 1)
    if magnitude > largest:
        return None if (exponents, magnitude) != (5, 0x7c) else sign << 15 | 0x7c00
    x = float(value(magnitude, mantissa, bias))
    return struct.unpack("<H", struct.pack("<e", -x if sign else x))[0]


def inputs():
    rng = random.Random(1)
    words = [0, 1 << 31, 0x7f800000, 0xff800000, 0x7fc00000, 0xffffffff, 1, 0x007fffff]
    for exponents, mantissa, bias, largest, _ in FORMATS:  # what lies between two values
        values = [value(code, mantissa, bias) for code in range(largest + 1)]
        for low, high in zip(values, values[1:]):
            word = struct.unpack("<I", struct.pack("<f", float((low + high) / 2)))[0]
            words += [word - 1, word, word + 1, word | 1 << 31]
    while len(words) < COUNT:
        exponent = rng.choice([rng.randrange(256), rng.randrange(100, 150)])
        words.append(rng.getrandbits(1) << 31 | exponent << 23 | rng.getrandbits(23))
    return words


def check(words, results):
    wrong = checked = 0
    at = 0

    def expect(want, got, what):
        nonlocal wrong, checked
        checked += 1
        if want != got:
            wrong += 1
            if wrong < 10:
                print(f"{what}: {got:#x}, not {want:#x}")

    for index, (exponents, mantissa, bias, largest, nan) in enumerate(FORMATS):
        bits = 1 + exponents + mantissa
        values = [value(code, mantissa, bias) for code in range(largest + 1)]
        for word in words:
            want = narrow(values, bits, nan, word)
            shift = 4 if bits == 4 else 8
            other = narrow(values, bits, nan, word ^ 1 << 31)
            expect(other << shift | want, results[at], f"format {index} of {word:#x}")
            at += 1
    for index, (exponents, mantissa, bias, largest, nan) in enumerate(FORMATS):
        for code in range(256):
            want = half(code & ((1 << (1 + exponents + mantissa)) - 1), exponents, mantissa, bias,
                        largest)
            got = results[at]
            at += 1
            if want is None:
                expect(True, got & 0x7fff > 0x7c00, f"format {index}, NaN {code:#x}")
            else:
                expect(want, got, f"format {index}, code {code:#x}")
    for name, extra in (("rn", None), ("rna", 0x1000), ("rz", 0)):
        for word in words:
            if word & 0x7fffffff > 0x7f800000:
                want = 0x7fffe000
            else:
                add = 0xfff + (word >> 13 & 1) if extra is None else extra
                want = word + add & 0xffffe000
            expect(want, results[at], f"tf32.{name} of {word:#x}")
            at += 1
    print(f"{checked} results, {wrong} wrong")


def main():
    words = inputs()
    if sys.argv[1] == "inputs":
        with open(sys.argv[2], "wb") as file:
            file.write(struct.pack(f"<{COUNT}I", *words))
        return
    with open(sys.argv[2], "rb") as file:
        data = file.read()
    check(words, struct.unpack(f"<{len(data) // 4}I", data))


main()
