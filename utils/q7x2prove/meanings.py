# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the instructions compute: one entry for each operation.

An entry gets the instruction with its operands as formulas (machine.Instance) and
returns its results by their names in TableGen. An operation of the uniform
datapath has the entry of its vector namesake. `prove --test-instructions` compares
each entry with the simulator.
"""
import z3

from . import floats as f
from . import terms as t
from .errors import Unsupported
from .terms import bv, choose

TABLE = {}


def meaning(*operations):
    def register(entry):
        for operation in operations:
            TABLE[operation] = entry
        return entry
    return register


# ---- integers --------------------------------------------------------------
def term(i, name, extended, width=32):
    """A term of a sum with carry: wider by two bits, so that sums are exact."""
    x, wide = i.value(name), width + 2
    inverted = t.zext(~x, wide) + (0 if extended else 1)
    return choose(i.is_negative(name), inverted, t.zext(x, wide))


def total(terms, width=32):
    value = sum(terms[1:], terms[0])
    return {"rd": t.trunc(value, width),
            "pu": t.bits(value, width + 1, width) != bv(0, 2)}


@meaning("IADD")
def iadd(i):
    return {"rd": i.negated("a") + i.negated("b")}


@meaning("IADD_X")
def iadd_x(i):
    return total([term(i, "a", True), term(i, "b", True), t.flag(i.value("p"), 34)])


def words(i, unsigned):
    multiply = t.product32 if unsigned else t.product32s
    return multiply(i.value("a"), i.value("b"))


def is_unsigned(i):
    return i.mod("itype") == "U32"


@meaning("IMAD")
def imad(i):
    low = t.trunc(words(i, True), 32)
    return total([t.zext(low, 34), term(i, "c", False)])


@meaning("IMAD_HI_X")
def imad_hi_x(i):
    high = t.bits(words(i, is_unsigned(i)), 63, 32)
    return total([t.zext(high, 34), term(i, "c", True), t.flag(i.value("p"), 34)])


@meaning("IMAD_WIDE")
def imad_wide(i):
    return total([t.zext(words(i, is_unsigned(i)), 66), term(i, "c", False, 64)], 64)


@meaning("IMAD_WIDE_X")
def imad_wide_x(i):
    return total([t.zext(words(i, is_unsigned(i)), 66), term(i, "c", True, 64),
                  t.flag(i.value("p"), 66)], 64)


@meaning("IMUL")
def imul(i):
    multiply = t.product32 if is_unsigned(i) else t.product32s
    full = multiply(i.value("a"), i.negated("b"))
    return {"rd": t.bits(full, 63, 32) if i.mod("lohi") == "HI" else t.trunc(full, 32)}


def dot(i, count, width_a, width_b, first_b):
    def element(x, index, width, unsigned):
        part = t.bits(x, width * index + width - 1, width * index)
        return t.extend(part, 64, not unsigned)
    a, b = i.value("a"), i.value("b")
    value = t.zext(i.value("c"), 64) + t.flag(i.value("p"), 64)
    for k in range(count):
        value = value + (element(a, k, width_a, i.mod("afmt")[0] == "U")
                         * element(b, k + first_b, width_b, i.mod("bfmt")[0] == "U"))
    return {"rd": t.trunc(value, 32), "pu": value >= bv(1 << 32, 64)}


@meaning("IDP2A")
def idp2a(i):
    return dot(i, 2, 16, 8, 2 if i.mod("lohi") == "HI" else 0)


@meaning("IDP4A")
def idp4a(i):
    return dot(i, 4, 8, 8, 0)


def shifted(i, upper, high):
    wide = t.join(upper, i.value("a")) << i.number("shiftamt")
    return t.bits(wide, 63, 32) if high else t.trunc(wide, 32)


def lea_sum(i, value, high):
    inverted = t.zext(~value, 34) + (0 if high else 1)
    first = choose(i.is_negative("a"), inverted, t.zext(value, 34))
    carry = [t.flag(i.value("p"), 34)] if high else []
    return total([first, term(i, "b", high), *carry])


@meaning("LEA")
def lea(i):
    return lea_sum(i, shifted(i, bv(0, 32), False), False)


@meaning("LEA_HI_X")
def lea_hi_x(i):
    return lea_sum(i, shifted(i, i.value("c"), True), True)


@meaning("LEA_HI_X_SX32")
def lea_hi_x_sx32(i):
    return lea_sum(i, shifted(i, i.value("a") >> 31, True), True)


@meaning("IABS")
def iabs(i):
    x = i.value("b")
    return {"rd": choose(t.sign(x), -x, x)}


@meaning("IMNMX")
def imnmx(i):
    a, b, signed = i.value("a"), i.value("b"), not is_unsigned(i)
    return {"rd": choose(i.value("p"), t.minimum(a, b, signed), t.maximum(a, b, signed))}


def combine(how, a, b):
    return {"AND": z3.And, "OR": z3.Or, "XOR": z3.Xor,
            "PAND": z3.And, "POR": z3.Or}[how](a, b)


def int_compare(i, extended):
    a, b = i.value("a"), i.value("b")
    less = z3.ULT(a, b) if is_unsigned(i) else a < b
    holds = {"EQ": a == b, "NE": a != b, "LT": less, "LE": z3.Or(less, a == b),
             "GT": z3.Not(z3.Or(less, a == b)), "GE": z3.Not(less)}[i.mod("compop")]
    return choose(a == b, i.value("q"), holds) if extended else holds


def two_predicates(holds, i, how):
    p = i.value("p")
    return {"pu": combine(how, holds, p), "pv": combine(how, z3.Not(holds), p)}


@meaning("ISETP", "ISETP_X")
def isetp(i):
    return two_predicates(int_compare(i, i.op == "ISETP_X"), i, i.mod("boolop"))


@meaning("ISET", "ISET_X")
def iset(i):
    holds = combine(i.mod("boolop"), int_compare(i, i.op == "ISET_X"), i.value("p"))
    true = bv(f.F32.one if i.mod("bmbf") == "BF" else 0xffffffff, 32)
    return {"rd": choose(holds, true, bv(0, 32))}


@meaning("SEL")
def sel(i):
    return {"rd": choose(i.value("p"), i.value("a"), i.value("b"))}


def truth_table(lut, a, b, c, invert):
    """The function of three whose value for inputs n is bit n of lut."""
    rows = []
    for n in range(8):
        if lut >> n & 1:
            picked = [x if n >> k & 1 else invert(x) for k, x in ((2, a), (1, b), (0, c))]
            rows.append(picked)
    return rows


@meaning("LOP3")
def lop3(i):
    a, b, c, lut = i.value("a"), i.value("b"), i.value("c"), i.number("lut")
    simple = {0xc0: a & b, 0xfc: a | b, 0x3c: a ^ b, 0x0f: ~a, 0x33: ~b, 0x55: ~c,
              0xf0: a, 0xcc: b, 0xaa: c, 0x80: a & b & c, 0xfe: a | b | c,
              0x96: a ^ b ^ c}
    value = simple.get(lut)
    if value is None:
        value = bv(0, 32)
        for x, y, z in truth_table(lut, a, b, c, lambda x: ~x):
            value = value | (x & y & z)
    return {"rd": value,
            "pu": combine(i.mod("exbool"), value != bv(0, 32), i.value("p"))}


@meaning("PLOP3")
def plop3(i):
    rows = truth_table(i.number("lut"), i.value("a"), i.value("b"), i.value("c"), z3.Not)
    return {"pu": t.either(*[z3.And(*row) for row in rows])}


@meaning("SHF")
def shf(i):
    wide = t.join(i.value("c"), i.value("a"))
    limit = 64 if i.mod("itype") in ("S64", "U64") else 32
    n, most = i.value("b"), bv(limit, 32)
    if i.mod("cwmod") == "WRAP":
        n = n & bv(limit - 1, 32)
    else:
        n = choose(z3.ULT(n, most), n, most)
    n = t.zext(n, 64)
    if i.mod("direction") == "L":
        value = wide << n
    elif i.mod("itype")[0] == "U":
        value = z3.LShR(wide, n)
    else:
        value = wide >> n
    return {"rd": t.bits(value, 63, 32) if i.mod("lohi") == "HI" else t.trunc(value, 32)}


@meaning("MOV", "UMOV", "MOV64", "UMOV64", "R2UR")
def mov(i):
    return {"urd" if i.op == "R2UR" else "rd": i.value("b")}


PERMUTE_ROWS = {
    "F4E": ["0123", "1234", "2345", "3456"], "B4E": ["0765", "1076", "2107", "3210"],
    "RC8": ["0000", "1111", "2222", "3333"], "ECL": ["0123", "1123", "2223", "3333"],
    "ECR": ["0000", "0111", "0122", "0123"], "RC16": ["0101", "2323", "0101", "2323"]}


def byte_of(x, index):
    return t.bits(x, 8 * index + 7, 8 * index)


@meaning("PRMT")
def prmt(i):
    wide, selector = t.join(i.value("b"), i.value("a")), i.value("c")
    result = []
    if i.mod("mode") == "IDX":
        for k in range(4):
            digit = z3.simplify(t.bits(selector, 4 * k + 3, 4 * k))
            byte = byte_of(wide, 7)
            for n in range(7):
                byte = choose(t.bits(digit, 2, 0) == n, byte_of(wide, n), byte)
            fill = choose(t.sign(byte), bv(0xff, 8), bv(0, 8))
            result.append(choose(t.bits(digit, 3, 3) == 1, fill, byte))
    else:
        rows = PERMUTE_ROWS[i.mod("mode")]
        for k in range(4):
            byte = byte_of(wide, int(rows[3][k]))
            for n in range(3):
                byte = choose(t.bits(selector, 1, 0) == n,
                              byte_of(wide, int(rows[n][k])), byte)
            result.append(byte)
    return {"rd": t.join(*reversed(result))}


def saturate(x, width, unsigned):
    low, high = (0, (1 << width) - 1) if unsigned else (
        -1 << (width - 1), (1 << (width - 1)) - 1)
    return t.clamp(x, low, high)


@meaning("I2I")
def i2i(i):
    kind = i.mod("dtype")
    return {"rd": saturate(i.value("b"), int(kind[1:]), kind[0] == "U")}


@meaning("I2IP")
def i2ip(i):
    kind = i.mod("dsttype")
    width, parts = int(kind[1:]), []
    for name in "ab":
        x = saturate(i.value(name), width, kind[0] == "U")
        if i.mod("satrelu") == "SATRELU":
            x = choose(x > bv(0, 32), x, bv(0, 32))
        parts.append(t.trunc(x, width))
    if width < 16:
        parts.insert(0, t.trunc(i.value("c"), 32 - 2 * width))
    return {"rd": t.join(*parts)}


@meaning("POPC")
def popc(i):
    return {"rd": t.popcount(i.value("b"))}


@meaning("FLO")
def flo(i):
    x = i.value("b")
    if i.mod("itype") == "S32":
        x = choose(t.sign(x), ~x, x)
    lead = t.leading_zeros(x)
    found = lead if i.mod("sh") == "SH" else bv(31, 32) - lead
    return {"rd": choose(x == bv(0, 32), bv(0xffffffff, 32), found)}


@meaning("BREV")
def brev(i):
    return {"rd": t.reverse(i.value("b"))}


# ---- predicates ------------------------------------------------------------
@meaning("P2R")
def p2r(i):
    shift = 8 * i.raw("bsel")
    packed = t.join(bv(1, 1), *[t.flag(i.state.pred(n)) for n in reversed(range(7))])
    chosen = t.zext(t.trunc(i.value("b"), 8), 32) << shift
    value = t.zext(packed, 32) << shift
    return {"rd": (i.value("a") & ~chosen) | (value & chosen)}


@meaning("R2P")
def r2p(i):
    shift = 8 * i.raw("bsel")
    a, b = i.value("a"), i.value("b")
    return {("pred", n): choose(t.bits(b, n, n) == 1, t.bits(a, shift + n, shift + n) == 1,
                                i.state.pred(n)) for n in range(7)}


# ---- floats of 32 and 64 bits ----------------------------------------------
def finish(i, fmt, x, relu=False):
    """.SAT or .RELU, then .FTZ."""
    below = z3.And(t.sign(x), z3.Not(fmt.is_zero(x)), z3.Not(fmt.is_nan(x)))
    zero, one = bv(0, fmt.width), bv(fmt.one, fmt.width)
    if i.has("sat"):
        above = z3.And(z3.Not(t.sign(x)), z3.UGT(x, one))
        x = choose(z3.Or(fmt.is_nan(x), below), zero, choose(above, one, x))
    elif relu:
        x = choose(below, zero, x)
    return fmt.flush(x) if i.has("ftz") else x


def sources(i, fmt, names="ab"):
    values = [i.signed_float(name, fmt) for name in names]
    return [fmt.flush(x) if i.has("ftz") else x for x in values]


def double_nan(result, *operands):
    """NaN among the operands is propagated quieted, in the order b, c, a."""
    quiet = bv(1 << 51, 64)
    nan = bv(0xfff8000000000000, 64)
    for x in reversed(operands):
        nan = choose(f.F64.is_nan(x), x | quiet, nan)
    return choose(f.F64.is_nan(result), nan, result)


@meaning("FADD")
def fadd(i):
    return {"rd": finish(i, f.F32, f.add(f.F32, *sources(i, f.F32), i.mod("rnd")))}


SCALES = {"": 0, "D2": -1, "D4": -2, "D8": -3, "M2": 1, "M4": 2, "M8": 3}


@meaning("FMUL")
def fmul(i):
    value = f.mul(f.F32, *sources(i, f.F32), i.mod("rnd"), SCALES[i.mod("scl")])
    return {"rd": finish(i, f.F32, value)}


@meaning("FFMA")
def ffma(i):
    return {"rd": finish(i, f.F32, f.fma(f.F32, *sources(i, f.F32, "abc"), i.mod("rnd")))}


@meaning("DADD")
def dadd(i):
    a, b = sources(i, f.F64)
    return {"rd": double_nan(f.add(f.F64, a, b, i.mod("rnd")), b, a)}


@meaning("DMUL")
def dmul(i):
    a, b = sources(i, f.F64)
    return {"rd": double_nan(f.mul(f.F64, a, b, i.mod("rnd")), b, a)}


@meaning("DFMA")
def dfma(i):
    a, b, c = sources(i, f.F64, "abc")
    return {"rd": double_nan(f.fma(f.F64, a, b, c, i.mod("rnd")), b, c, a)}


def min_max(i, fmt, a, b, want_max):
    """With a NaN the other operand is not flushed."""
    flushed = [fmt.flush(x) if i.has("ftz") else x for x in (a, b)]
    value = f.minmax(fmt, *flushed, want_max, i.has("nan"))
    if not i.has("nan"):
        nan_a, nan_b = fmt.is_nan(a), fmt.is_nan(b)
        value = choose(z3.And(nan_a, z3.Not(nan_b)), b, value)
        value = choose(z3.And(nan_b, z3.Not(nan_a)), a, value)
    return value


@meaning("FMNMX")
def fmnmx(i):
    a, b = i.signed_float("a", f.F32), i.signed_float("b", f.F32)
    return {"rd": min_max(i, f.F32, a, b, z3.Not(i.value("p")))}


@meaning("DMNMX")
def dmnmx(i):
    a, b = i.signed_float("a", f.F64), i.signed_float("b", f.F64)
    value = min_max(i, f.F64, a, b, i.value("p"))
    nan = z3.And(f.F64.is_nan(a), f.F64.is_nan(b))
    return {"rd": choose(nan, b | bv(1 << 51, 64), value)}


def float_compare(i, fmt):
    return f.compare(fmt, *sources(i, fmt), f.OUTCOMES[i.mod("cmp")])


@meaning("FSETP", "DSETP")
def fsetp(i):
    holds = float_compare(i, f.F32 if i.op == "FSETP" else f.F64)
    return two_predicates(holds, i, i.mod("lop"))


@meaning("FSET")
def fset(i):
    holds = combine(i.mod("lop"), float_compare(i, f.F32), i.value("p"))
    true = bv(f.F32.one if i.mod("bval") == "BF" else 0xffffffff, 32)
    return {"rd": choose(holds, true, bv(0, 32))}


@meaning("FSEL")
def fsel(i):
    a, b = sources(i, f.F32)
    return {"rd": choose(i.value("p"), a, b)}


@meaning("FCHK")
def fchk(i):
    """Whether a division a / b needs the slow path, by the exponents."""
    ea, eb = [t.zext(t.bits(i.signed_float(n, f.F32), 30, 23), 16) - 127 for n in "ab"]
    return {"pu": z3.Or(ea <= -103, ea >= 128, eb <= -126, eb >= 125,
                        ea - eb <= -125, ea - eb >= 127)}


# ---- packed floats of 16 bits ----------------------------------------------
def half_format(i):
    return f.BF16 if i.mod("hfmt_v2") == "BF16_V2" else f.F16


def each_half(i, names, compute):
    fmt = half_format(i)
    values = [i.halves(name, fmt) for name in names]
    return [compute(fmt, *[v[k] for v in values]) for k in (0, 1)]


def flushed(i, fmt, *values):
    return [fmt.flush(x) if i.has("ftz") else x for x in values]


@meaning("HADD2")
def hadd2(i):
    low, high = each_half(i, "ab", lambda fmt, a, b: finish(
        i, fmt, f.add(fmt, *flushed(i, fmt, a, b))))
    if i.has("f32"):
        return {"rd": f.convert(low, half_format(i), f.F32)}
    return {"rd": t.join(high, low)}


@meaning("HMUL2")
def hmul2(i):
    low, high = each_half(i, "ab", lambda fmt, a, b: finish(
        i, fmt, f.mul(fmt, *flushed(i, fmt, a, b))))
    return {"rd": t.join(high, low)}


@meaning("HFMA2")
def hfma2(i):
    low, high = each_half(i, "abc", lambda fmt, a, b, c: finish(
        i, fmt, f.fma(fmt, *flushed(i, fmt, a, b, c)), i.has("relu")))
    return {"rd": t.join(high, low)}


@meaning("HMNMX2")
def hmnmx2(i):
    low, high = each_half(i, "ab", lambda fmt, a, b: min_max(
        i, fmt, a, b, z3.Not(i.value("p"))))
    return {"rd": t.join(high, low)}


def half_compares(i):
    holds = each_half(i, "ab", lambda fmt, a, b: f.compare(
        fmt, *flushed(i, fmt, a, b), f.OUTCOMES[i.mod("cmp")]))
    return [combine(i.mod("lop"), h, i.value("p")) for h in holds]


@meaning("HSETP2")
def hsetp2(i):
    return dict(zip(("pu", "pv"), half_compares(i)))


@meaning("HSET2")
def hset2(i):
    true = bv(half_format(i).one if i.mod("bval") == "BF" else 0xffff, 16)
    low, high = [choose(h, true, bv(0, 16)) for h in half_compares(i)]
    return {"rd": t.join(high, low)}


# ---- functions and conversions ---------------------------------------------
FORMATS = {"F16": f.F16, "BF16": f.BF16, "F32": f.F32, "F64": f.F64}


@meaning("MUFU")
def mufu(i):
    name, x = i.mod("op"), i.signed_float("b", f.F32)
    if name.endswith("64H"):
        return {"rd": f.apply(f"mufu.{name}", 32, None, x)}
    if i.has("ftz"):
        x = f.F32.flush(x)
    value = f.apply(f"mufu.{name}", 32, None, x)
    nan = f.F32.is_nan(x)
    return {"rd": finish(i, f.F32, choose(nan, bv(f.F32.nan, 32), value))}


@meaning("F2F", "F2F_TO64", "F2F_FROM64")
def f2f(i):
    source, target = FORMATS[i.mod("src")], FORMATS[i.mod("dst")]
    original = i.signed_float("b", source)
    x = source.flush(original) if i.has("ftz") else original
    value = f.convert(x, source, target, i.mod("rnd"))
    if target is f.F64:
        value = wide_nan(value, original, source)
    return {"rd": resized(i, finish(i, target, value))}


def wide_nan(value, x, source):
    """A NaN of 64 bits keeps sign and payload, quieted."""
    fraction = source.fraction
    payload = t.join(bv(1, 1), t.bits(x, fraction - 2, 0), bv(0, 52 - fraction))
    nan = t.join(t.bits(x, source.width - 1, source.width - 1), bv(0x7ff, 11), payload)
    return choose(source.is_nan(x), nan, value)


def resized(i, x):
    return t.resize(x, i.width("rd"))


@meaning("F2I", "F2I_TO64", "F2I_FROM64", "F2I_64")
def f2i(i):
    fmt, kind = FORMATS[i.mod("src")], i.mod("dst")
    signed = kind[0] == "S"
    value = f.to_integer(fmt, i.signed_float("b", fmt), int(kind[1:]), signed, i.mod("rnd"))
    return {"rd": t.extend(value, i.width("rd"), signed)}


@meaning("I2F", "I2F_TO64", "I2F_FROM64", "I2F_64")
def i2f(i):
    fmt, kind = FORMATS[i.mod("dst")], i.mod("src")
    x = t.trunc(i.value("b"), int(kind[1:]))
    return {"rd": resized(i, f.from_integer(fmt, x, kind[0] == "S", i.mod("rnd")))}


@meaning("FRND", "FRND64")
def frnd(i):
    fmt = FORMATS[i.mod("fmt")]
    original = i.signed_float("b", fmt)
    x = fmt.flush(original) if i.has("ftz") else original
    value = f.round_integral(fmt, x, i.mod("rnd"))
    if fmt is f.F64:
        value = choose(fmt.is_nan(x), original | bv(1 << 51, 64), value)
    return {"rd": resized(i, finish(i, fmt, value))}


# ---- memory ----------------------------------------------------------------
SIZES = {"U8": (1, False), "S8": (1, True), "U16": (2, False), "S16": (2, True),
         "32": (4, False)}


def access(i):
    """The bytes of an access, and whether its value is sign-extended."""
    for suffix, count in (("128", 16), ("64", 8)):
        if i.base.endswith(suffix):
            return count, False
    return SIZES[i.mod("size")]


SPACES = {"LD": "generic", "LDG": "global", "LDS": "shared", "LDL": "local",
          "ST": "generic", "STG": "global", "STS": "shared", "STL": "local"}
WIDTHS = ("", "64", "128")


@meaning(*[name + width for name in ("LD", "LDG", "LDS", "LDL") for width in WIDTHS])
def load(i):
    count, signed = access(i)
    value = i.load(SPACES[i.base.rstrip("0123456789")], count)
    return {"rd": t.extend(value, i.width("rd"), signed)}


@meaning(*[name + width for name in ("ST", "STG", "STS", "STL") for width in WIDTHS])
def store(i):
    count, _ = access(i)
    i.store(SPACES[i.base.rstrip("0123456789")], t.trunc(i.value("b"), 8 * count))
    return {}


@meaning("LDC", "LDC64", "LDC128")
def ldc(i):
    count, signed = access(i)
    return {"rd": t.extend(i.load_constant(count), i.width("rd"), signed)}


# What atomics compute of the old value and the operand.
ATOMIC = {
    "ADD": lambda a, b, s: a + b, "AND": lambda a, b, s: a & b,
    "OR": lambda a, b, s: a | b, "XOR": lambda a, b, s: a ^ b,
    "EXCH": lambda a, b, s: b, "MIN": t.minimum, "MAX": t.maximum,
    "INC": lambda a, b, s: choose(z3.UGE(a, b), bv(0, a.size()), a + 1),
    "DEC": lambda a, b, s: choose(z3.Or(a == 0, z3.UGT(a, b)), b, a - 1)}
ATOMIC_SPACES = {"ATOM": "generic", "ATOMG": "global", "ATOMS": "shared",
                 "RED": "generic"}


@meaning(*[name + width for name in ATOMIC_SPACES for width in ("", "64")])
def atomic(i):
    kind, space = i.mod("atype"), ATOMIC_SPACES[i.base.rstrip("64")]
    if kind[0] == "F":
        raise Unsupported(f"atomic operation on {kind}")
    b = i.value("b")
    old = i.load(space, b.size() // 8)
    i.store(space, ATOMIC[i.mod("aop")](old, b, kind[0] == "S"))
    return {"rd": old}


@meaning(*[name + "CAS" + width for name in ("ATOM", "ATOMG", "ATOMS")
           for width in ("", "64")])
def compare_and_swap(i):
    b, space = i.value("b"), ATOMIC_SPACES[i.base.split("CAS")[0]]
    old = i.load(space, b.size() // 8)
    i.store(space, choose(old == b, i.value("c"), old))
    return {"rd": old}


# ---- without effect on what one thread computes ------------------------------
@meaning("NOP", "BSSY", "BSYNC", "BREAK", "YIELD", "NANOSLEEP", "MEMBAR", "WARPSYNC")
def nothing(i):
    return {}
