#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes FunctionTable.inc: arguments and exact results of MUFU.

Needs mpmath. Each value is computed with 400 bits and rounded once, to nearest
even; a value that is too close to a tie to be distinguished from it is an
error here. The table is checked in, so that the tests need no mpmath.
"""
import random
import struct

import mpmath

mpmath.mp.prec = 400

OPS = {
    "COS": mpmath.cos,
    "SIN": mpmath.sin,
    "EX2": lambda x: mpmath.power(2, x),
    "LG2": lambda x: mpmath.log(x, 2),
    "TANH": mpmath.tanh,
    "RCP64H": lambda x: 1 / x,
    "RSQ64H": lambda x: 1 / mpmath.sqrt(x),
}
NAN = {False: 0x7FFFFFFF, True: 0xFFF80000}


def value(bits, upper):
    if upper:
        return struct.unpack("<d", struct.pack("<Q", bits << 32))[0]
    return struct.unpack("<f", struct.pack("<I", bits))[0]


def rounded(y, upper):
    """The pattern of y in f32, or in the upper word of an f64."""
    precision, bias, top = (21, 1023, 2047) if upper else (24, 127, 255)
    sign = 0x80000000 if y < 0 else 0
    y = abs(y)
    if y == 0:
        return sign
    exponent = int(mpmath.floor(mpmath.log(y, 2)))
    while mpmath.power(2, exponent) > y:
        exponent -= 1
    while mpmath.power(2, exponent + 1) <= y:
        exponent += 1
    exponent = max(exponent, 1 - bias)
    scaled = y / mpmath.power(2, exponent - (precision - 1))
    whole = int(mpmath.floor(scaled))
    rest = scaled - whole
    half = mpmath.mpf(1) / 2
    assert rest == half or abs(rest - half) > mpmath.mpf(2) ** -300
    if rest > half or (rest == half and whole & 1):
        whole += 1
    pattern = ((exponent + bias - 1) << (precision - 1)) + whole
    return sign | min(pattern, top << (precision - 1))


def special(op, x, upper):
    """Results at infinities, zeros and outside of the domain."""
    inf = 0x7FF00000 if upper else 0x7F800000
    sign = 0x80000000 if struct.pack("<d", x)[7] & 0x80 else 0
    if x != x:
        return None if upper else NAN[False]
    infinite = x in (float("inf"), float("-inf"))
    if op in ("SIN", "COS"):
        return NAN[upper] if infinite else sign if op == "SIN" and x == 0 else None
    if op == "EX2":
        if infinite:
            return 0 if sign else inf
        # Far beyond the range: the exact value is of no use.
        return inf if x > 200 else 0 if x < -200 else None
    if op == "TANH":
        if infinite or abs(x) > 100:
            return sign | 0x3F800000
        return sign if x == 0 else None
    if op == "RCP64H":
        return sign if infinite else sign | inf if x == 0 else None
    if x == 0:  # LG2, RSQ64H
        return 0xFF800000 if op == "LG2" else sign | inf
    if sign:
        return NAN[upper]
    return {"LG2": inf, "RSQ64H": 0}[op] if infinite else None


def arguments(op, upper):
    one, inf = (0x3FF00000, 0x7FF00000) if upper else (0x3F800000, 0x7F800000)
    rng = random.Random(op)
    fixed = [0, one, 1, one + 1, one - 1, inf - 1, inf]
    fixed += [x | 0x80000000 for x in fixed]
    if not upper:
        fixed += [0x7FC00000, 0xFF800001, 0x40490FDB, 0x3FC90FDB, 0xC0490FDA,
                  0x4F000000, 0x7F000001, 0x40000000, 0x41000000, 0xC3150000,
                  0xC3160000, 0xC316B717, 0x42FFFFFF, 0x43000000, 0x00800000,
                  0x3F317218, 0x3727C5AC, 0x41100000, 0x80800000]
    result = fixed + [rng.getrandbits(32) for _ in range(24)]
    near = 0x07FFFFFF if upper else 0x03FFFFFF
    base = 0x3C000000
    return result + [base | (rng.getrandbits(32) & (near | 0x80000000)) for _ in range(40)]


def main():
    print("// Made by make-function-table.py: operation, argument, result.")
    for op, function in OPS.items():
        upper = op.endswith("64H")
        for bits in arguments(op, upper):
            x = value(bits, upper)
            result = special(op, x, upper)
            if result is None and x == x:
                result = rounded(function(mpmath.mpf(x)), upper)
            if result is not None:
                print(f'{{"{op}", 0x{bits:08x}, 0x{result:08x}}},')


main()
