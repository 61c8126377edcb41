# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Usage: directed-rounding.py inputs FILE | check FLOATS DOUBLES

Writes the arguments of directed-rounding.cu, and compares its results with exact ones.
"""
import math
import random
import struct
import sys
from fractions import Fraction

INT_MAX, INT_MIN = 2**31 - 1, -2**31
FLOAT, DOUBLE = (24, -126, "f", "I"), (53, -1022, "d", "Q")


def bits(x, kind):
    return struct.unpack(kind[3], struct.pack(kind[2], x))[0]


def number(b, kind):
    return struct.unpack(kind[2], struct.pack(kind[3], b))[0]


def arguments(kind):
    digits, least = kind[:2]
    width = 8 * struct.calcsize(kind[3])
    inf = bits(math.inf, kind)
    one, smallest = bits(1.0, kind), bits(2.0**least, kind)
    special = [0, 1, 2, 3, smallest - 1, smallest, smallest + 1, inf - 1, inf, inf + 1,
               inf + inf // 2, one - 1, one, one + 1, bits(0.5, kind) - 1, bits(0.5, kind),
               bits(2.5, kind), bits(1.5, kind), bits(2.0**(digits - 1) - 0.5, kind),
               bits(2.0**(digits - 1) + 1, kind), bits(2.0**-(least + 2), kind), bits(9.0, kind)]
    special += [b | 1 << (width - 1) for b in special]
    generator = random.Random(3)
    while len(special) < 2048:
        b = generator.getrandbits(width)
        if len(special) % 4 == 0:
            b = bits(generator.uniform(-99, 99), kind)
        elif len(special) % 4 == 1:
            b %= 1 << (digits + 2) # small
        special.append(b)
    return special


def floor_root(x, kind):
    """The greatest number whose square is not above x > 0."""
    low, high = 0, bits(math.inf, kind) - 1
    while low < high:
        middle = (low + high + 1) // 2
        if Fraction(number(middle, kind))**2 <= x:
            low = middle
        else:
            high = middle - 1
    return low


def root(x, up, kind):
    if math.isnan(x) or x < 0:
        return math.nan
    if x == 0 or x == math.inf:
        return x
    b = floor_root(Fraction(x), kind)
    return number(b + (up and Fraction(number(b, kind))**2 != Fraction(x)), kind)


def reciprocal(x, mode, kind):
    if math.isnan(x):
        return x
    if x == 0 or math.isinf(x):
        return math.copysign(math.inf if x == 0 else 0.0, x)
    wanted, inf = 1 / abs(Fraction(x)), bits(math.inf, kind)
    low, high = 0, inf - 1
    while low < high: # the greatest number not above it
        middle = (low + high + 1) // 2
        low, high = (middle, high) if Fraction(number(middle, kind)) <= wanted else (low, middle - 1)
    away = mode == "ru" and x > 0 or mode == "rd" and x < 0
    b = low + (away and Fraction(number(low, kind)) != wanted)
    return math.copysign(number(b, kind), x)


def rounded(x):
    if math.isnan(x) or math.isinf(x):
        return x
    return math.copysign(float(math.floor(abs(Fraction(x)) + Fraction(1, 2))), x)


def scaled(x, n):
    try:
        return math.ldexp(x, n)
    except OverflowError:
        return math.copysign(math.inf, x)


def exponent(x):
    """logb, ilogb"""
    if math.isnan(x):
        return x, INT_MIN
    if math.isinf(x):
        return math.inf, INT_MAX
    return (-math.inf, INT_MIN) if x == 0 else (float(math.frexp(x)[1] - 1), math.frexp(x)[1] - 1)


def wanted_results(i, x, d):
    floats = [reciprocal(x, mode, FLOAT) for mode in ("rz", "ru", "rd")]
    floats += [root(x, up, FLOAT) for up in (False, True, False)]
    floats += [rounded(x), exponent(x)[0]]
    mantissa, power = math.frexp(d)
    whole = d if math.isnan(d) or math.isinf(d) else float(math.trunc(d))
    fraction = math.copysign(0.0 if d == whole else d - whole, d)
    difference = d if math.isnan(d) else d - 1.5 if d > 1.5 else 0.0
    doubles = [root(d, False, DOUBLE), root(d, True, DOUBLE), rounded(d), scaled(d, i - 1024),
               mantissa, power, exponent(d)[1], exponent(d)[0], fraction,
               math.copysign(whole, d), difference, exponent(x)[1]]
    return floats, doubles


def same(a, b):
    return (a != a and b != b) or (a == b and math.copysign(1, a) == math.copysign(1, b))


def main():
    floats, doubles = arguments(FLOAT), arguments(DOUBLE)
    if sys.argv[1] == "inputs":
        with open(sys.argv[2], "wb") as f:
            f.write(struct.pack("2048Q", *doubles) + struct.pack("2048d", *map(float, floats)))
        return
    with open(sys.argv[2], "rb") as f:
        got = struct.unpack("16384f", f.read())
    with open(sys.argv[3], "rb") as f:
        wide = struct.unpack("24576d", f.read())
    count = wrong = 0
    for i, (b, c) in enumerate(zip(floats, doubles)):
        x, d = number(b, FLOAT), number(c, DOUBLE)
        results = list(got[8 * i:8 * i + 8]), list(wide[12 * i:12 * i + 12])
        for n, (a, w) in enumerate(zip(sum(results, []), sum(wanted_results(i, x, d), []))):
            count += 1
            if not same(a, w):
                wrong += 1
                if wrong < 20:
                    print(f"result {n} of {x.hex()}, {d.hex()}, {i}: {a}, not {w}")
    print(f"{count} results, {wrong} wrong")


if __name__ == "__main__":
    main()
