# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the instructions compute: floats, functions and conversions."""
import z3

from . import floats as f
from . import terms as t
from .division import double_nan, wide_nan
from .table import combine, meaning, two_predicates
from .terms import bv, choose


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
    return {"pu": f.needs_slow_path(*[i.signed_float(n, f.F32) for n in "ab"])}


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
    fmt = f.F64H if name.endswith("64H") else f.F32
    if i.has("ftz"):
        x = fmt.flush(x)
    return {"rd": finish(i, fmt, f.mufu(name, x))}


@meaning("F2F", "F2F_TO64", "F2F_FROM64")
def f2f(i):
    source, target = FORMATS[i.mod("src")], FORMATS[i.mod("dst")]
    original = i.signed_float("b", source)
    x = source.flush(original) if i.has("ftz") else original
    value = f.convert(x, source, target, i.mod("rnd"))
    if target is f.F64:
        value = wide_nan(value, original, source)
    return {"rd": resized(i, finish(i, target, value))}


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
