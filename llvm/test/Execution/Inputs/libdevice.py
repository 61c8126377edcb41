# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks every function of libdevice, __nv_NAME, against the host.

libdevice.py source [LIBDEVICE.ll]  prints a kernel in OpenCL C that calls each
    function in each of its 32 threads. With the disassembled libdevice of a
    toolkit, checks that the list has all of its functions.
libdevice.py inputs FILE  writes what the kernel reads.
libdevice.py check FILE  compares what it has written.

The references are Python's and glibc's functions, exact rational arithmetic
for directed rounding, and inversion by bisection.
"""
import ctypes
import ctypes.util
import math
import random
import re
import struct
import sys
from fractions import Fraction

LIBM = ctypes.CDLL(ctypes.util.find_library("m") or "libm.so.6")
C_TYPES = {"f": "float", "d": "double", "i": "int", "u": "uint", "l": "long", "L": "ulong",
           "h": "ushort"}
FORMATS = {"f": "f", "d": "d", "i": "i", "u": "I", "l": "q", "L": "Q", "h": "H"}
INF, NAN = math.inf, math.nan


def libm(name, *types):
    function = getattr(LIBM, name)
    function.restype = ctypes.c_double
    function.argtypes = [ctypes.c_int if t == "i" else ctypes.c_double for t in types]
    return function


def to_float(x):
    try:
        return struct.unpack("f", struct.pack("f", x))[0]
    except OverflowError:
        return math.copysign(INF, x)


def ordinal(x, kind):
    bits = struct.unpack("q" if kind == "d" else "i", struct.pack(kind, x))[0]
    return bits if bits >= 0 else -(bits & (2**63 - 1 if kind == "d" else 2**31 - 1))


def from_ordinal(n, kind):
    bits = n if n >= 0 else -n | (1 << (63 if kind == "d" else 31))
    return struct.unpack(kind, struct.pack("Q" if kind == "d" else "I", bits))[0]


def rounded(exact, mode, kind):
    """A Fraction in a floating-point type; a zero's sign is left open."""
    try:
        near = float(exact)
    except OverflowError:
        near = INF if exact > 0 else -INF
    near = to_float(near) if kind == "f" else near
    # By steps from a neighbor: float() of a fraction is to nearest, but that of
    # a double to float would be the second rounding.
    low = near if not math.isinf(near) else math.copysign(from_ordinal(
        0x7f7fffff if kind == "f" else 0x7fefffffffffffff, kind), near)
    while Fraction(low) > exact:
        low = from_ordinal(ordinal(low, kind) - 1, kind)
        if math.isinf(low):
            return -INF if mode in ("rd", "rn") else from_ordinal(ordinal(low, kind) + 1, kind)
    high = low
    if Fraction(low) < exact:
        high = from_ordinal(ordinal(low, kind) + 1, kind)
    while not math.isinf(high) and Fraction(high) < exact:
        low, high = high, from_ordinal(ordinal(high, kind) + 1, kind)
    if low == high:
        return low
    if mode == "rd" or (mode == "rz" and exact > 0):
        return low
    if mode == "ru" or mode == "rz":
        return high
    top = Fraction(high) if not math.isinf(high) else Fraction(low) * 2 - Fraction(
        from_ordinal(ordinal(low, kind) - 1, kind))
    down, up = exact - Fraction(low), top - exact
    if down != up:
        return low if down < up else high
    return low if ordinal(low, kind) % 2 == 0 else high


def root(x, mode, kind):
    """The square root of a positive number, by its square."""
    scale = 2**200
    square = Fraction(x) * scale * scale
    whole = math.isqrt(square.numerator // square.denominator)
    exact = Fraction(whole) if whole * whole == square else Fraction(2 * whole + 1, 2)
    return rounded(exact / scale, mode, kind)


def to_integer(x, mode, kind):
    low, high = {"i": (-2**31, 2**31 - 1), "u": (0, 2**32 - 1), "l": (-2**63, 2**63 - 1), "L": (0, 2**64 - 1)}[kind]
    whole = {"rn": round, "rz": math.trunc, "rd": math.floor, "ru": math.ceil}[mode](x)
    return max(low, min(high, whole))


def inverse(function, low, high):
    """Inverts a falling function."""
    def result(y):
        a, b = low, high
        for _ in range(200):
            middle = (a + b) / 2
            if function(middle) > y:
                a = middle
            else:
                b = middle
        return (a + b) / 2
    return result


def erfinv(x):
    if abs(x) > 0.5:
        return math.copysign(erfcinv(1 - abs(x)), x)
    return inverse(lambda y: -math.erf(y), -1.0, 1.0)(-x)


def erfcinv(q):
    if 0.5 < q <= 1:
        return erfinv(1 - q)
    return inverse(math.erfc, 0.0, 30.0)(q) if q <= 1 else -inverse(math.erfc, 0.0, 30.0)(2 - q)


def erfcx(x):
    if x < 5:
        return math.exp(x * x) * math.erfc(x)
    f = x
    for n in range(200, 0, -1):
        f = x + n / 2 / f
    return 1 / math.sqrt(math.pi) / f


def bessel_i(order, x):
    term, total = Fraction(1) if order == 0 else Fraction(x) / 2, Fraction(0)
    for k in range(1, 200):
        total += term
        term *= Fraction(x) ** 2 / 4 / (k * (k + order))
        if abs(term) < abs(total) / 2**60:
            break
        term = Fraction(float(term)) if abs(term) < 2**900 else term
    return float(total)


def sinpi(x):
    x = math.fmod(x, 2.0)
    n = round(2 * x)
    y = math.pi * (x - n / 2)
    return [math.sin(y), math.cos(y), -math.sin(y), -math.cos(y)][n % 4]


def cospi(x):
    x = math.fmod(x, 2.0)
    n = round(2 * x)
    y = math.pi * (x - n / 2)
    return [math.cos(y), -math.sin(y), -math.cos(y), math.sin(y)][n % 4]


def norm(*x):
    return math.sqrt(sum(Fraction(v) ** 2 for v in x)) if x else 0.0


def safe(function, *args):
    try:
        return function(*args)
    except (ValueError, ZeroDivisionError):
        return NAN
    except OverflowError:
        return INF


TESTS = []  # name, result, argument types, reference, ulps or relative error, ranges


def add(name, result, args, reference, error=0, ranges=None):
    TESTS.append((name, result, args, reference, error, ranges or [None] * len(args)))


def both(name, args, reference, ulps, ranges):
    add(name, "d", args, reference, ulps, ranges)
    add(name + "f", "f", args.replace("d", "f"), reference, max(1, ulps) if isinstance(ulps, int) else ulps, ranges)


ANY = (-1e3, 1e3)
for name, low, high, ulps in [
        ("acos", -1, 1, 4), ("acosh", 1, 1e5, 4), ("asin", -1, 1, 4), ("asinh", -1e5, 1e5, 4), ("atan", -50, 50, 5),
        ("atanh", -0.999, 0.999, 5), ("cbrt", -1e9, 1e9, 2), ("cos", -1e3, 1e3, 4), ("cosh", -80, 80, 4),
        ("erf", -4, 4, 16), ("erfc", -4, 9, 16), ("exp", -80, 80, 3), ("exp10", -30, 30, 3), ("exp2", -120, 120, 3),
        ("expm1", -5, 50, 3), ("lgamma", 2.5, 100, 8), ("log", 1e-9, 1e9, 3), ("log10", 1e-9, 1e9, 3),
        ("log1p", -0.9, 1e5, 3), ("log2", 1e-9, 1e9, 3), ("sin", -1e3, 1e3, 4), ("sinh", -80, 80, 4),
        ("tan", -1e3, 1e3, 5), ("tanh", -5, 5, 5), ("tgamma", 0.5, 30, 16)]:
    both(name, "d", libm(name, "d"), ulps, [(low, high)])
for name in ["ceil", "fabs", "floor", "logb", "nearbyint", "rint", "round", "trunc", "sqrt"]:
    both(name, "d", libm(name, "d"), 0 if name != "sqrt" else 1, [(1e-9, 1e3) if name in ("sqrt", "logb") else ANY])
for name, ulps in [("atan2", 6), ("copysign", 0), ("fdim", 0), ("fmax", 0), ("fmin", 0), ("fmod", 0), ("hypot", 4),
                   ("remainder", 0)]:
    both(name, "dd", libm(name, "d", "d"), ulps, [ANY, (0.5, 99)])
both("pow", "dd", math.pow, 16, [(0.01, 99), (-9, 9)])
both("powi", "di", math.pow, 16, [(0.01, 99), (-9, 9)])
add("nextafter", "d", "dd", math.nextafter, 0, [ANY, ANY])
add("nextafterf", "f", "ff", lambda x, y: x if x == y else from_ordinal(ordinal(x, "f") + (1 if y > x else -1), "f"))
both("fma", "ddd", lambda x, y, z: float(Fraction(x) * Fraction(y) + Fraction(z)), 1, [ANY, ANY, ANY])
both("ldexp", "di", math.ldexp, 0, [ANY, (-20, 20)])
both("scalbn", "di", math.ldexp, 0, [ANY, (-20, 20)])
for part in (0, 1):
    f = lambda x, part=part: math.frexp(x)[part]
    add("frexp" + ("", "/i")[part], "di"[part], "d", f, 0, [ANY])
    add("frexpf" + ("", "/i")[part], "fi"[part], "f", f, 0, [ANY])
    f = lambda x, part=part: math.modf(x)[part]
    add("modf" + ("", "/d")[part], "d", "d", f, 0, [ANY])
    add("modff" + ("", "/f")[part], "f", "f", f, 0, [ANY])
    pair = [math.sin, math.cos][part]
    add("sincos" + "/0/1"[2 * part:2 * part + 2], "d", "d", pair, 4, [ANY])
    add("sincosf" + "/0/1"[2 * part:2 * part + 2], "f", "f", pair, 4, [ANY])
    pair = [sinpi, cospi][part]
    add("sincospi" + "/0/1"[2 * part:2 * part + 2], "d", "d", pair, 6, [ANY])
    add("sincospif" + "/0/1"[2 * part:2 * part + 2], "f", "f", pair, 4, [ANY])
    fast = [math.sin, math.cos][part]
    add("fast_sincosf" + "/0/1"[2 * part:2 * part + 2], "f", "f", fast, 2e-6, [(-3, 3)])
    quotient = lambda x, y: (lambda q: int(math.copysign(abs(q) % 8, q)))(round(Fraction(x) / Fraction(y)))
    low = lambda x, y: quotient(x, y) % 8
    for suffix, kind in (("", "d"), ("f", "f")):
        if part:
            add("remquo" + suffix + "/i", "i", kind * 2, low, "low3", [ANY, (3, 99)])
        else:
            add("remquo" + suffix, kind, kind * 2, libm("remainder", "d", "d"), 0, [ANY, (3, 99)])
add("nan", "d", "", lambda: NAN)
add("nanf", "f", "", lambda: NAN)
for suffix, kind in (("", "d"), ("f", "f")):
    add("ilogb" + suffix, "i", kind, lambda x: math.frexp(x)[1] - 1, 0, [ANY])
    add("llrint" + suffix, "l", kind, round, 0, [ANY])
    add("llround" + suffix, "l", kind, lambda x: int(math.copysign(math.floor(abs(x) + 0.5), x)), 0, [ANY])
for name, function in (("isnan", math.isnan), ("isinf", math.isinf), ("isfinite", math.isfinite),
                       ("signbit", lambda x: math.copysign(1, x) < 0)):
    add(name + "d", "i", "d", function, "bool")
    add("finitef" if name == "isfinite" else name + "f", "i", "f", function, "bool")
add("saturatef", "f", "f", lambda x: max(0.0, min(1.0, x)), 0, [(-1, 2)])

both("cospi", "d", cospi, 4, [(-99, 99)])
both("sinpi", "d", sinpi, 4, [(-99, 99)])
both("rcbrt", "d", lambda x: 1 / libm("cbrt", "d")(x), 4, [(-1e9, 1e9)])
both("rsqrt", "d", lambda x: 1 / math.sqrt(x), 3, [(1e-9, 1e9)])
both("rhypot", "dd", lambda x, y: 1 / math.hypot(x, y), 5, [ANY, ANY])
for count in (3, 4):
    for inverted in (0, 1):
        f = (lambda *x: 1 / norm(*x)) if inverted else norm
        name = f"{'r' * inverted}norm{count}d"
        both(name, "d" * count, f, 4, [ANY] * count)
for inverted in (0, 1):
    f = (lambda *x: 1 / norm(*x)) if inverted else norm
    for suffix, kind in (("", "d"), ("f", "f")):
        add("r" * inverted + "norm" + suffix + "/n", kind, kind * 3, f, 4, [ANY] * 3)
both("erfcx", "d", erfcx, 64, [(-4, 40)])
both("erfinv", "d", erfinv, 16, [(-0.9999, 0.9999)])
both("erfcinv", "d", erfcinv, 16, [(1e-9, 1.99)])
both("normcdf", "d", lambda x: 0.5 * math.erfc(-x / math.sqrt(2)), 1e-14, [(-6, 6)])
both("normcdfinv", "d", lambda p: -math.sqrt(2) * erfcinv(2 * p), 1e-14, [(1e-9, 0.4)])
both("cyl_bessel_i0", "d", lambda x: bessel_i(0, x), 16, [(-50, 50)])
both("cyl_bessel_i1", "d", lambda x: bessel_i(1, x), 16, [(-50, 50)])
# Near the zeros of these functions errors are absolute, in the toolkit's too
# (CUDA C++ Programming Guide, mathematical functions).
for name in ("j0", "j1", "y0", "y1"):
    both(name, "d", libm(name, "d"), ("absolute", 5e-12), [(0.01, 100)])
both("jn", "id", libm("jn", "i", "d"), ("absolute", 5e-12), [(0, 20), (0.1, 60)])
both("yn", "id", libm("yn", "i", "d"), ("absolute", 5e-12), [(0, 5), (2, 60)])

for kind, prefix, suffix in (("f", "f", "f"), ("d", "d", "")):
    for mode in ("rn", "rz", "rd", "ru"):
        def op(function, mode=mode, kind=kind):
            return lambda *x: rounded(function(*map(Fraction, x)), mode, kind)
        add(f"{prefix}add_{mode}", kind, kind * 2, op(lambda x, y: x + y))
        add(f"{prefix}sub_{mode}", kind, kind * 2, op(lambda x, y: x - y))
        add(f"{prefix}mul_{mode}", kind, kind * 2, op(lambda x, y: x * y))
        add(f"{prefix}div_{mode}", kind, kind * 2, op(lambda x, y: x / y))
        add(f"{prefix}rcp_{mode}", kind, kind, op(lambda x: 1 / x))
        add(f"{prefix}sqrt_{mode}", kind, kind, lambda x, mode=mode, kind=kind: root(x, mode, kind), 0, [(1e-6, 1e9)])
        add(f"fma{suffix}_{mode}", kind, kind * 3, op(lambda x, y, z: x * y + z))
        if kind == "f":
            add(f"fmaf_ieee_{mode}", "f", "fff", op(lambda x, y, z: x * y + z))
            add(f"double2float_{mode}", "f", "d", op(lambda x: x))
        source = "float" if kind == "f" else "double"
        for target, name in (("i", "int"), ("u", "uint"), ("l", "ll"), ("L", "ull")):
            add(f"{source}2{name}_{mode}", target, kind, lambda x, mode=mode, target=target: to_integer(x, mode, target),
                0, [(-1e10, 1e10)])
            if kind == "f" or target in "lL" or mode == "rn":
                add(f"{name}2{source}_{mode}", kind, target, op(lambda x: x))
add("frsqrt_rn", "f", "f", lambda x: 1 / math.sqrt(x), 2, [(1e-9, 1e9)])
add("rcp64h", "d", "d", lambda x: 1 / x, 1e-5)
for name, function, low, high in (("sinf", math.sin, -3, 3), ("cosf", math.cos, -3, 3), ("expf", math.exp, -9, 9),
                                  ("exp10f", lambda x: 10**x, -5, 5), ("tanf", math.tan, -1, 1)):
    add("fast_" + name, "f", "f", function, 1e-5, [(low, high)])
for name, function in (("log2f", math.log2), ("logf", math.log), ("log10f", math.log10)):
    add("fast_" + name, "f", "f", function, 1e-5, [(2, 1e9)])
add("fast_tanhf", "f", "f", math.tanh, 1e-3, [(-3, 3)])
add("fast_powf", "f", "ff", math.pow, 1e-4, [(0.1, 9), (-9, 9)])
add("fast_fdividef", "f", "ff", lambda x, y: x / y, 1e-6, [ANY, (1, 99)])


def wrap(kind):
    bits = 64 if kind in "lL" else 32
    def result(x):
        x &= 2**bits - 1
        return x - 2**bits if kind in "il" and x >> (bits - 1) else x
    return result


def unsigned(x, bits=32):
    return x & (2**bits - 1)


def integers(name, result, args, function):
    add(name, result, args, lambda *x: wrap(result)(function(*x)))


def reverse(x, bits):
    return int(f"{unsigned(x, bits):0{bits}b}"[::-1], 2)


def byte_perm(x, y, selector):
    data = [b for v in (x, y) for b in struct.pack("I", v)]
    result = 0
    for i in range(4):
        result |= data[selector >> 4 * i & 7] << 8 * i
    return result


def low24(x):
    return (x & 0xffffff) - (0x1000000 if x & 0x800000 else 0)


for name, kind, bits in (("", "i", 32), ("ll", "l", 64)):
    integers(name + "abs", kind, kind, abs)
    integers("brev" + name, kind, kind, lambda x, bits=bits: reverse(x, bits))
    integers("clz" + name, "i", kind, lambda x, bits=bits: bits - unsigned(x, bits).bit_length())
    integers("ffs" + name, "i", kind, lambda x: (x & -x).bit_length())
    integers("popc" + name, "i", kind, lambda x, bits=bits: bin(unsigned(x, bits)).count("1"))
for prefix, kind in (("", "i"), ("u", "u"), ("ll", "l"), ("ull", "L")):
    integers(prefix + "min", kind, kind * 2, min)
    integers(prefix + "max", kind, kind * 2, max)
for prefix, kind, wide in (("", "i", "l"), ("u", "u", "L")):
    integers(prefix + "mulhi", kind, kind * 2, lambda x, y: x * y >> 32)
    integers(prefix + "mul64hi", wide, wide * 2, lambda x, y: x * y >> 64)
    integers(prefix + "hadd", kind, kind * 2, lambda x, y: (x + y) >> 1)
    integers({"": "rhadd", "u": "urhadd"}[prefix], kind, kind * 2, lambda x, y: (x + y + 1) >> 1)
    integers(prefix + "sad", "u", kind * 2 + "u", lambda x, y, z: abs(x - y) + z)
integers("mul24", "i", "ii", lambda x, y: low24(x) * low24(y))
integers("umul24", "u", "uu", lambda x, y: (x & 0xffffff) * (y & 0xffffff))
integers("byte_perm", "u", "uuu", byte_perm)


def bits(source, target):
    return lambda x: struct.unpack(FORMATS[target], struct.pack(FORMATS[source], x))[0]


add("float_as_int", "i", "f", bits("f", "i"))
add("float_as_uint", "u", "f", bits("f", "u"))
add("int_as_float", "f", "i", bits("i", "f"), 0, [(0, 2**30)])
add("uint_as_float", "f", "u", bits("u", "f"), 0, [(0, 2**30)])
add("double_as_longlong", "l", "d", bits("d", "l"))
add("longlong_as_double", "d", "l", bits("l", "d"), 0, [(0, 2**62)])
add("double2hiint", "i", "d", lambda x: bits("d", "l")(x) >> 32)
add("double2loint", "i", "d", lambda x: wrap("i")(bits("d", "l")(x)))
add("hiloint2double", "d", "ii", lambda x, y: bits("L", "d")(x << 32 | unsigned(y)), 0, [(0, 2**30), (-2**31, 2**31 - 1)])
add("float2half_rn", "h", "f", lambda x: struct.unpack("H", struct.pack("e", x))[0], 0, [(-6e4, 6e4)])
add("half2float", "f", "h", lambda x: struct.unpack("e", struct.pack("H", x))[0], 0, [(0, 0x7bff)])

# ---- the kernel -------------------------------------------------------------

COUNT = 32  # threads, each with its inputs


def call(name, args):
    base, _, variant = name.partition("/")
    if base in ("nan", "nanf"):
        return f"({{ const char text[1] = {{0}}; __nv_{base}(text); }})"
    if variant == "n":
        return f"({{ {C_TYPES[args[0]]} all[3] = {{a, b, c}}; __nv_{base}(3, all); }})"
    values = ", ".join("abcd"[:len(args)])
    if base in ("frexp", "frexpf", "modf", "modff", "remquo", "remquof"):
        kind = "int" if base[0] in "fr" else C_TYPES[args[0]]
        result = "second" if variant else "first"
        return (f"({{ {kind} second; {C_TYPES[args[0]]} first = __nv_{base}({values}, &second); "
                f"(void)first; {result}; }})")
    if variant in ("0", "1"):
        return f"({{ {C_TYPES[args[0]]} r[2]; __nv_{base}({values}, &r[0], &r[1]); r[{variant}]; }})"
    return f"__nv_{base}({values})"


def prototype(name, result, args):
    base, _, variant = name.partition("/")
    kind = C_TYPES[args[0]] if args else ""
    types = [C_TYPES[a] for a in args]
    if base in ("nan", "nanf"):
        types = ["const char *"]
    elif variant == "n":
        types = ["int", f"const {kind} *"]
    elif base in ("frexp", "frexpf", "modf", "modff", "remquo", "remquof"):
        types.append("int *" if base[0] in "fr" else kind + " *")
        result = args[0]
    elif variant in ("0", "1"):
        types += [kind + " *"] * 2
        return f"void __nv_{base}({', '.join(types)});"
    return f"{C_TYPES[result]} __nv_{base}({', '.join(types)});"


def get_sizes(kinds):
    return [COUNT * struct.calcsize(FORMATS[k]) for k in kinds]


def print_source(libdevice=None):
    if libdevice:
        with open(libdevice) as text:
            names = set(re.findall(r"^define .*?@__nv_(\w+)\(", text.read(), re.M))
        missing = names - {t[0].partition("/")[0] for t in TESTS}
        if missing:
            sys.exit("no test of " + " ".join(sorted(missing)))
    for line in sorted({prototype(*test[:3]) for test in TESTS}):
        print(line)
    print("kernel void all(global char *in, global char *out) {\n  uint n = get_local_id(0);")
    at = to = 0
    for name, result, args, *_ in TESTS:
        values = ""
        for kind, size, letter in zip(args, get_sizes(args), "abcd"):
            values += f"{C_TYPES[kind]} {letter} = ((global {C_TYPES[kind]} *)(in + {at}))[n]; "
            at += size
        print(f"  {{ {values}((global {C_TYPES[result]} *)(out + {to}))[n] = {call(name, args)}; }}")
        to += get_sizes(result)[0]
    print("}")


# ---- inputs and results -----------------------------------------------------


def sample(rng, kind, limits, count):
    if kind in "fd":
        low, high = limits or (-1e3, 1e3)
        values = [rng.uniform(low, high) for _ in range(count)]
        return [to_float(v) if kind == "f" else v for v in values]
    low, high = limits or {"i": (-2**31, 2**31 - 1), "u": (0, 2**32 - 1), "l": (-2**63, 2**63 - 1),
                           "L": (0, 2**64 - 1), "h": (0, 0xffff)}[kind]
    return [rng.randint(int(low), int(high)) for _ in range(count)]


def differs(got, expected, kind, error):
    if error == "bool":
        return bool(got) != bool(expected)
    if error == "low3":
        return (got - expected) % 8 != 0
    if kind not in "fd":
        return got != expected
    if math.isnan(expected) or math.isnan(got):
        return math.isnan(expected) != math.isnan(got)
    expected = to_float(expected) if kind == "f" else float(expected)
    if got == expected:
        return False
    if math.isinf(got) or math.isinf(expected):
        return True
    if isinstance(error, tuple): # absolute, for a function whose values are about 1
        limit = error[1] if kind == "d" else 4e-7
        return abs(got - expected) > limit * max(1, abs(expected))
    if isinstance(error, float):
        limit = error if kind == "d" else max(error, 4e-7)
        return abs(got - expected) > limit * max(abs(expected), 1e-3 if error > 1e-7 else 0)
    return abs(ordinal(got, kind) - ordinal(expected, kind)) > error


def inputs():
    rng = random.Random(1)
    for name, result, args, reference, error, ranges in TESTS:
        yield [sample(rng, kind, limits, COUNT) for kind, limits in zip(args, ranges)]


def write_inputs(name):
    with open(name, "wb") as file:
        for test, columns in zip(TESTS, inputs()):
            for kind, column in zip(test[2], columns):
                file.write(struct.pack(f"{COUNT}{FORMATS[kind]}", *column))


def check(name):
    with open(name, "rb") as file:
        data = file.read()
    at = bad = 0
    for (name, result, args, reference, error, _), columns in zip(TESTS, inputs()):
        size = get_sizes(result)[0]
        got = struct.unpack(f"{COUNT}{FORMATS[result]}", data[at:at + size])
        at += size
        for n in range(COUNT):
            values = [column[n] for column in columns]
            expected = safe(reference, *values)
            if differs(got[n], expected, result, error):
                print(f"__nv_{name}{tuple(values)} = {got[n]!r}, not {expected!r}")
                bad += 1
                break
    print(f"{len({t[0].partition('/')[0] for t in TESTS})} functions, {bad} wrong")
    return bad != 0


if __name__ == "__main__":
    COMMANDS = {"source": print_source, "inputs": write_inputs, "check": check}
    sys.exit(COMMANDS[sys.argv[1]](*sys.argv[2:]))
