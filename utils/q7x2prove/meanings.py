# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the instructions compute: integers, predicates, memory."""
import z3

from . import floats as f
from . import terms as t
from .division import double_nan
from .errors import Unsupported
from .table import combine, meaning, two_predicates
from .terms import bv, choose

# ---- integers --------------------------------------------------------------
def signed_term(negative, x, extended):
    """A term of a sum with carry, which may be inverted or negated: of the sum's width,
    and wider by two bits, so that sums are exact."""
    wide = x.size() + 2
    inverted = t.zext(~x, wide) + (0 if extended else 1)
    return (choose(negative, -x - 1 if extended else -x, x),
            choose(negative, inverted, t.zext(x, wide)))


def term(i, name, extended):
    return signed_term(i.is_negative(name), i.value(name), extended)


def unsigned_term(x, width=32):
    return t.resize(x, width), t.resize(x, width + 2)


def carry_in(i, width=32):
    return unsigned_term(t.flag(i.value("p")), width)


def total(terms):
    """The sum, as one of its width, of which Z3 has one form, and its carry."""
    value = sum((narrow for narrow, _ in terms[1:]), terms[0][0])
    exact = sum((wide for _, wide in terms[1:]), terms[0][1])
    return {"rd": value,
            "pu": t.bits(exact, value.size() + 1, value.size()) != bv(0, 2)}


@meaning("IADD")
def iadd(i):
    return {"rd": i.negated("a") + i.negated("b")}


@meaning("IADD_X")
def iadd_x(i):
    return total([term(i, "a", True), term(i, "b", True), carry_in(i)])


def words(i, unsigned):
    multiply = t.product32 if unsigned else t.product32s
    return multiply(i.value("a"), i.value("b"))


def is_unsigned(i):
    return i.mod("itype") == "U32"


@meaning("IMAD")
def imad(i):
    low = t.trunc(words(i, True), 32)
    return total([unsigned_term(low), term(i, "c", False)])


@meaning("IMAD_HI_X")
def imad_hi_x(i):
    high = t.bits(words(i, is_unsigned(i)), 63, 32)
    return total([unsigned_term(high), term(i, "c", True), carry_in(i)])


@meaning("IMAD_WIDE")
def imad_wide(i):
    return total([unsigned_term(words(i, is_unsigned(i)), 64), term(i, "c", False)])


@meaning("IMAD_WIDE_X")
def imad_wide_x(i):
    return total([unsigned_term(words(i, is_unsigned(i)), 64), term(i, "c", True),
                  carry_in(i, 64)])


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
    first = signed_term(i.is_negative("a"), value, high)
    return total([first, term(i, "b", high), *([carry_in(i)] if high else [])])


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


def int_compare(i, extended):
    a, b = i.value("a"), i.value("b")
    less, most = (z3.ULT(a, b), z3.ULE(a, b)) if is_unsigned(i) else (a < b, a <= b)
    holds = {"EQ": a == b, "NE": a != b, "LT": less, "LE": most, "GT": z3.Not(most),
             "GE": z3.Not(less)}[i.mod("compop")]
    return choose(a == b, i.value("q"), holds) if extended else holds


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


def masked(lut, operands):
    """The function of one operand where the others are constants, or None: each bit is
    one of its, inverted or not, or a constant. If all are, as when the table is tested,
    it is that of the first."""
    numbers = [t.constant(x) for x in operands]
    if numbers.count(None) > 1:
        return None
    at = numbers.index(None) if None in numbers else 0

    def value(number):
        inputs = [number if k == at else n for k, n in enumerate(numbers)]
        result = 0
        for n in range(8):
            if lut >> n & 1:
                result |= (1 << 32) - 1 & (
                    (inputs[0] if n & 4 else ~inputs[0]) & (inputs[1] if n & 2 else ~inputs[1])
                    & (inputs[2] if n & 1 else ~inputs[2]))
        return result
    clear, set_ = value(0), value((1 << 32) - 1)
    kept = operands[at] & bv(clear ^ set_, 32)
    return kept ^ bv(clear, 32) if clear & ~set_ else kept | bv(clear, 32)


@meaning("LOP3")
def lop3(i):
    a, b, c, lut = i.value("a"), i.value("b"), i.value("c"), i.number("lut")
    simple = {0xc0: a & b, 0xfc: a | b, 0x3c: a ^ b, 0x0f: ~a, 0x33: ~b, 0x55: ~c,
              0xf0: a, 0xcc: b, 0xaa: c, 0x80: a & b & c, 0xfe: a | b | c,
              0x96: a ^ b ^ c}
    value = simple.get(lut)
    if value is None:
        value = masked(lut, (a, b, c))
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
            number = t.constant(digit)
            if number is not None and number < 8:
                result.append(byte_of(wide, number))
                continue
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


def less(a, b, signed):
    return a < b if signed else z3.ULT(a, b)


# What atomics compute of the old value and the operand.
ATOMIC = {
    "ADD": lambda a, b, s: a + b, "AND": lambda a, b, s: a & b,
    "OR": lambda a, b, s: a | b, "XOR": lambda a, b, s: a ^ b,
    "EXCH": lambda a, b, s: b, "MIN": t.minimum, "MAX": t.maximum,
    "INC": lambda a, b, s: choose(t.negation(less(a, b, s)), bv(0, a.size()), a + 1),
    "DEC": lambda a, b, s: choose(z3.Or(a == 0, less(b, a, s)), b, a - 1)}
FLOAT_ATOMIC = {
    "ADD": lambda fmt, a, b: (double_nan(f.add(fmt, a, b), b, a) if fmt is f.F64
                              else f.add(fmt, a, b)),
    "EXCH": lambda fmt, a, b: b,
    "MIN": lambda fmt, a, b: f.minmax(fmt, a, b, t.FALSE, False),
    "MAX": lambda fmt, a, b: f.minmax(fmt, a, b, t.TRUE, False)}
ATOMIC_SPACES = {"ATOM": "generic", "ATOMG": "global", "ATOMS": "shared",
                 "RED": "generic"}


@meaning(*[name + width for name in ATOMIC_SPACES for width in ("", "64")])
def atomic(i):
    kind, space = i.mod("atype"), ATOMIC_SPACES[i.base.rstrip("64")]
    b = i.value("b")
    old = i.load(space, b.size() // 8)
    if kind[0] == "F":
        if i.mod("aop") not in FLOAT_ATOMIC:
            raise Unsupported(f"{i.mod('aop')} of floats")
        fmt = f.F16 if kind == "F16x2" else f.F32 if kind == "F32" else f.F64
        new = t.join(*[FLOAT_ATOMIC[i.mod("aop")](
            fmt, *[t.bits(x, at + fmt.width - 1, at) for x in (old, b)])
            for at in reversed(range(0, b.size(), fmt.width))])
    else:
        new = ATOMIC[i.mod("aop")](old, b, kind[0] == "S")
    i.store(space, new)
    return {"rd": old}


@meaning(*[name + "CAS" + width for name in ("ATOM", "ATOMG", "ATOMS")
           for width in ("", "64")])
def compare_and_swap(i):
    b, space = i.value("b"), ATOMIC_SPACES[i.base.split("CAS")[0]]
    old = i.load(space, b.size() // 8)
    i.store(space, choose(old == b, i.value("c"), old))
    return {"rd": old}


# ---- without effect on what one thread computes ------------------------------
@meaning("NOP", "BSSY", "BSYNC", "BREAK", "YIELD")
def nothing(i):
    return {}
