# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""IR for the patterns of memory that matrix_more.py leaves: extended loads that are
invariant or atomic, stores of computed floats, atomic operations on floats, structures
by value read at a variable place, halves in the constant bank, division of floats."""
import itertools
import re

from .matrix_more import FLOATS, IMMEDIATES, LOADED, SPACES, Builder

SHARED = {space: pointer for space, pointer in SPACES.items() if space != "constant"}
NARROW = ("i8", "i16")
ATOMIC_FLOATS = ("float", "double", "<2 x half>")


def extended(b):
    """Loads of narrow integers and what extends them."""
    for type_, how in itertools.product(NARROW, ("zext", "sext")):
        b.kernel(f"load {type_} {how} invariant", ["ptr addrspace(1) %p"],
                 [f"%l = load {type_}, ptr addrspace(1) %p, !invariant.load !{{}}",
                  f"%r = {how} {type_} %l to i32"], "i32")
        for space, pointer in SHARED.items():
            align = int(type_[1:]) // 8
            b.kernel(f"atomic load {type_} {how} {space}", [f"{pointer} %p"],
                     [f"%l = load atomic {type_}, {pointer} %p monotonic, align {align}",
                      f"%r = {how} {type_} %l to i32"], "i32")


def computed_stores(b):
    """Of floats that are in registers."""
    for type_, (space, pointer) in itertools.product(FLOATS, SHARED.items()):
        b.kernel(f"store a computed {type_} {space}", [f"{pointer} %p", f"{type_} %a"],
                 [f"%s = fadd {type_} %a, %a", f"store {type_} %s, {pointer} %p"])
    for type_ in ("float", "<2 x half>", "<2 x bfloat>"):
        lines = [f"%o = alloca [4 x {type_}], align 16", "%j = and i32 %i, 3",
                 f"%p1 = getelementptr [4 x {type_}], ptr %o, i32 0, i32 %j",
                 f"%p2 = getelementptr [4 x {type_}], ptr %o, i32 0, i32 1",
                 f"%s = fadd {type_} %a, %a", f"%t = fmul {type_} %a, %a",
                 f"store {type_} %s, ptr %p1", f"store {type_} %t, ptr %p2",
                 f"%r = load {type_}, ptr %p1"]
        b.kernel(f"stack computed {type_}", [f"{type_} %a", "i32 %i"], lines, type_)


def atomic_floats(b):
    for type_, op, (space, pointer) in itertools.product(
            ATOMIC_FLOATS, ("fadd", "fsub", "fmin", "fmax"), SHARED.items()):
        line = f"atomicrmw {op} {pointer} %p, {type_} %a monotonic"
        parameters = [f"{pointer} %p", f"{type_} %a"]
        b.kernel(f"{op} {type_} {space}", parameters, [f"%r = {line}"], type_)
        b.kernel(f"{op} {type_} {space} unused", parameters, [line])


def structures(b):
    """Elements of an array by value, at a variable place."""
    for type_ in LOADED:
        first = [f"%j = and i32 %i, 7", f"%p = getelementptr [8 x {type_}], ptr %s, "
                 "i32 0, i32 %j"]
        parameters = [f"ptr byval([8 x {type_}]) align 16 %s", "i32 %i"]
        b.kernel(f"by value {type_}", parameters, [*first, f"%r = load {type_}, ptr %p"], type_)
        for how in ("zext", "sext") if type_ in NARROW else ():
            b.kernel(f"by value {type_} {how}", parameters,
                     [*first, f"%l = load {type_}, ptr %p", f"%r = {how} {type_} %l to i32"],
                     "i32")


def number(type_, k):
    """A constant of a type, another one for each k."""
    match = re.fullmatch(r"<(\d) x (\w+)>", type_)
    if match:
        element = match.group(2)
        return "<" + ", ".join(f"{element} {number(element, k + n)}"
                               for n in range(int(match.group(1)))) + ">"
    return str(37 + k) if type_[0] == "i" else f"{k + 1}.0"


def tables(b):
    """Elements of constant arrays, at a variable place."""
    for n, type_ in enumerate(LOADED):
        elements = ", ".join(f"{type_} {number(type_, k)}" for k in range(4))
        b.declarations.add(f"@table{n} = internal addrspace(4) constant [4 x {type_}] "
                           f"[{elements}]")
        first = ["%j = and i32 %i, 3", f"%p = getelementptr [4 x {type_}], "
                 f"ptr addrspace(4) @table{n}, i32 0, i32 %j"]
        load = f"load {type_}, ptr addrspace(4) %p"
        b.function(f"table {type_}", ["i32 %i"], [*first, f"%r = {load}"], type_)
        for how in ("zext", "sext") if type_ in NARROW else ():
            b.function(f"table {type_} {how}", ["i32 %i"],
                       [*first, f"%l = {load}", f"%r = {how} {type_} %l to i32"], "i32")


def halves(b):
    """A half of a word in the constant bank with one that is loaded."""
    for type_, at in itertools.product(("half", "bfloat"), (0, 1)):
        first = [f"%l = load {type_}, ptr addrspace(1) %p",
                 f"%m = load {type_}, ptr addrspace(1) %q",
                 f"%h = extractelement <2 x {type_}> %a, i32 {at}"]
        operations = {"fadd": f"fadd {type_} %l, %h", "fmul": f"fmul {type_} %l, %h",
                      "fma": b.call("fma", type_, ["%l", "%h", "%m"]),
                      "fma sum": b.call("fma", type_, ["%l", "%m", "%h"])}
        for name in ("minnum", "maxnum", "minimumnum", "maximumnum", "minimum", "maximum"):
            operations[name] = b.call(name, type_, ["%l", "%h"])
        for how in ("olt", "ogt"):
            lines, result = smaller(type_, how, "%h")
            b.kernel(f"smaller {type_} {how} half {at} in bank",
                     ["ptr addrspace(1) %p", "ptr addrspace(1) %q", f"<2 x {type_}> %a"],
                     [*first, *[line.replace("%q", "%o") for line in lines]], result)
        for name, text in operations.items():
            b.kernel(f"{name} {type_} half {at} in bank",
                     ["ptr addrspace(1) %p", "ptr addrspace(1) %q", f"<2 x {type_}> %a"],
                     [*first, f"%r = {text}"], type_)


def smaller(type_, how, other):
    """Of two numbers that are no NaN, which instruction selection makes of a selection.
    What is compared does not depend on the sign of a zero, which it ignores."""
    flags = "<2 x i1>" if type_[0] == "<" else "i1"
    return [f"%q = fcmp nnan nsz {how} {type_} %l, {other}",
            f"%s = select nnan nsz {flags} %q, {type_} %l, {type_} {other}",
            f"%r = fcmp oge {type_} %s, {IMMEDIATES[type_]}"], flags


def minima(b):
    for type_, how in itertools.product(FLOATS, ("olt", "ogt")):
        lines, result = smaller(type_, how, "%a")
        b.kernel(f"smaller {type_} {how} bank", ["ptr addrspace(1) %p", f"{type_} %a"],
                 [f"%l = load {type_}, ptr addrspace(1) %p", *lines], result)


def divisions(b):
    for type_ in ("float", "half", "bfloat"):
        line = f"%r = fdiv {type_} %a, %b"
        b.function(f"fdiv {type_}", [f"{type_} %a", f"{type_} %b"], [line], type_)
        b.function(f"reciprocal {type_}", [f"{type_} %a"],
                   [f"%r = fdiv {type_} 1.0, %a"], type_)
    b.kernel("fdiv float bank", ["ptr addrspace(1) %p", "float %b"],
             ["%a = load float, ptr addrspace(1) %p", line.replace("bfloat", "float")], "float")
    for divisor in ("3.0", "7.5", "0x37D0000000000000"):
        b.function(f"fdiv float by {divisor}", ["float %a"],
                   [f"%r = fdiv float %a, {divisor}"], "float")


def functions(b):
    """MUFU of NVVM's intrinsics."""
    for name in ("rsqrt.approx.f", "rcp.rn.f"):
        b.declarations.add(f"declare float @llvm.nvvm.{name}(float)")
        for operand in ("%a", "3.5"):
            line = f"%r = call float @llvm.nvvm.{name}(float {operand})"
            b.function(f"{name} {operand}", ["float %a"], [line], "float")
            b.kernel(f"{name} {operand} bank", ["float %a"], [line], "float")
    for mode in ("rn", "rz"):
        b.declarations.add(f"declare half @llvm.nvvm.f2f16.{mode}(float)")
        b.function(f"f2f16.{mode}", ["float %a"],
                   [f"%r = call half @llvm.nvvm.f2f16.{mode}(float %a)"], "half")


def builders():
    b = Builder()
    for part in (extended, computed_stores, atomic_floats, structures, tables, halves,
                 minima, divisions, functions):
        part(b)
    return [b]
