# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""IR of what a thread learns from its launch and from other threads, what it waits for,
and how it ends: special registers, clocks, exchange in a warp, barriers, traps; and of
addresses of variables, code and tables."""
import itertools

from .matrix_more import Builder

AXES = "xyz"
SPECIAL = [f"{name}.{axis}" for name in ("tid", "ctaid") for axis in AXES] + [
    "laneid", "warpid", "smid", *[f"lanemask.{r}" for r in ("eq", "lt", "le", "gt", "ge")]]
LAUNCH = [f"{name}.{axis}" for name in ("ntid", "nctaid") for axis in AXES] + ["warpsize"]


def special(b):
    for name in [*SPECIAL, *LAUNCH]:
        full = f"llvm.nvvm.read.ptx.sreg.{name}"
        b.declarations.add(f"declare i32 @{full}()")
        b.function(name, ["i32 %a"], [f"%s = call i32 @{full}()", "%r = add i32 %s, %a"], "i32")
        b.kernel(f"{name} kernel", ["i32 %a"],
                 [f"%s = call i32 @{full}()", "%r = xor i32 %s, %a"], "i32")
    for name, type_ in (("clock", "i32"), ("clock64", "i64")):
        full = f"llvm.nvvm.read.ptx.sreg.{name}"
        b.declarations.add(f"declare {type_} @{full}()")
        b.function(name, [], [f"%s = call {type_} @{full}()", f"%t = call {type_} @{full}()",
                              f"%r = sub {type_} %t, %s"], type_)
    b.declarations.add("declare i64 @llvm.readcyclecounter()")
    b.function("readcyclecounter", [], ["%r = call i64 @llvm.readcyclecounter()"], "i64")


def call(b, name, result, operands):
    """operands are texts with their types."""
    types = ", ".join(x.rsplit(" ", 1)[0] for x in operands)
    b.declarations.add(f"declare {result} @llvm.nvvm.{name}({types})")
    return f"call {result} @llvm.nvvm.{name}({', '.join(operands)})"


def warp(b):
    for op in ("add", "umin", "umax", "min", "max", "and", "or", "xor"):
        for mask in ("-1", "%m"):
            line = call(b, f"redux.sync.{op}", "i32", ["i32 %a", f"i32 {mask}"])
            b.function(f"redux {op} {mask}", ["i32 %a", "i32 %m"], [f"%r = {line}"], "i32")
    for mode, type_, lane, clamp in itertools.product(
            ("idx", "up", "down", "bfly"), ("i32", "float"), ("%b", "1"), ("31", "%c")):
        short = {"i32": "i32", "float": "f32"}[type_]
        parameters = [f"{type_} %a", "i32 %b", "i32 %c"]
        operands = ["i32 -1", f"{type_} %a", f"i32 {lane}", f"i32 {clamp}"]
        line = call(b, f"shfl.sync.{mode}.{short}", type_, operands)
        b.function(f"shfl {mode} {type_} {lane} {clamp}", parameters, [f"%r = {line}"], type_)
    pair = "{ i32, i1 }"
    line = call(b, "shfl.sync.idx.i32p", pair, ["i32 -1", "i32 %a", "i32 %b", "i32 31"])
    b.function("shfl with its predicate", ["i32 %a", "i32 %b"],
               [f"%p = {line}", f"%v = extractvalue {pair} %p, 0",
                f"%q = extractvalue {pair} %p, 1", "%r = select i1 %q, i32 %v, i32 %a"], "i32")
    for vote, result in (("all", "i1"), ("any", "i1"), ("uni", "i1"), ("ballot", "i32")):
        line = call(b, f"vote.{vote}.sync", result, ["i32 %m", "i1 %q"])
        b.function(f"vote {vote}", ["i32 %m", "i32 %a"],
                   ["%q = icmp slt i32 %a, 5", f"%r = {line}"], result)
    b.declarations.add("declare i32 @llvm.nvvm.activemask()")
    b.function("activemask", [], ["%r = call i32 @llvm.nvvm.activemask()"], "i32")
    for type_ in ("i32", "i64"):
        line = call(b, f"match.any.sync.{type_}", "i32", ["i32 %m", f"{type_} %a"])
        b.function(f"match any {type_}", ["i32 %m", f"{type_} %a"], [f"%r = {line}"], "i32")
        line = call(b, f"match.all.sync.{type_}p", pair, ["i32 %m", f"{type_} %a"])
        b.function(f"match all {type_}", ["i32 %m", f"{type_} %a"],
                   [f"%p = {line}", f"%v = extractvalue {pair} %p, 0",
                    f"%q = extractvalue {pair} %p, 1", "%r = select i1 %q, i32 %v, i32 7"],
                   "i32")
    for mask in ("-1", "%m"):
        line = call(b, "bar.warp.sync", "void", [f"i32 {mask}"])
        b.kernel(f"warp sync {mask}", ["i32 %m"], [line])
    for time in ("0", "100", "%t"):
        line = call(b, "nanosleep", "void", [f"i32 {time}"])
        b.kernel(f"nanosleep {time}", ["i32 %t"], [line])


def barriers(b):
    """With a store before and a load after, which stay where they are."""
    around = ["store i32 %a, ptr addrspace(3) %s"], ["%l = load i32, ptr addrspace(3) %s"]
    parameters = ["i32 %a", "i32 %i", "i32 %n", "ptr addrspace(3) %s"]
    for aligned, (barrier, count) in itertools.product(("", ".aligned"),
                                                       (("3", "64"), ("%i", "%n"))):
        both = [f"i32 {barrier}", f"i32 {count}"]
        for what in ("sync", "arrive"):
            line = call(b, f"barrier.cta.{what}{aligned}.count", "void", both)
            b.kernel(f"barrier {what}{aligned} {barrier}", parameters,
                     [*around[0], line, *around[1], "%r = add i32 %l, 1"], "i32")
        for what, result in (("popc", "i32"), ("and", "i1"), ("or", "i1")):
            line = call(b, f"barrier.cta.red.{what}{aligned}.count", result, [*both, "i1 %q"])
            b.kernel(f"barrier {what}{aligned} {barrier}", parameters,
                     [*around[0], "%q = icmp slt i32 %a, 5", f"%r = {line}"], result)
    line = call(b, "barrier.cta.sync.aligned.all", "void", ["i32 0"])
    b.kernel("barrier of all", parameters,
             [*around[0], line, *around[1], "%r = add i32 %l, 1"], "i32")


def ends(b):
    for name in ("trap", "debugtrap"):
        b.declarations.add(f"declare void @llvm.{name}()")
        b.function(f"{name} if negative", ["i32 %a"],
                   ["%q = icmp slt i32 %a, 0", "br i1 %q, label %bad, label %good", "bad:",
                    f"call void @llvm.{name}()",
                    "unreachable" if name == "trap" else "br label %good", "good:",
                    "%r = add i32 %a, 7"], "i32")
    b.declarations.add("declare void @llvm.nvvm.exit()")
    b.kernel("exit if negative", ["i32 %a", "ptr addrspace(1) %p"],
             ["%q = icmp slt i32 %a, 0", "br i1 %q, label %bad, label %good", "bad:",
              "call void @llvm.nvvm.exit()", "unreachable", "good:",
              "store i32 %a, ptr addrspace(1) %p"])


def addresses(b):
    """Of variables: their words, and those in shared memory."""
    b.declarations |= {"@g = addrspace(1) global [4 x i32] zeroinitializer",
                       "@s = addrspace(3) global [4 x i32] undef"}
    number = "%n = ptrtoint ptr addrspace({0}) @{1} to i64".format
    b.function("lower word of an address", [], [number(1, "g"), "%r = trunc i64 %n to i32"],
               "i32")
    b.function("upper word of an address", [], [number(1, "g"), "%h = lshr i64 %n, 32",
                                                "%r = trunc i64 %h to i32"], "i32")
    b.function("address in shared memory", [],
               [number(3, "s"), "%m = mul i64 %n, 3", "%r = trunc i64 %m to i32"], "i32")
    b.kernel("variable in shared memory", ["i32 %i", "i32 %a"],
             ["%j = and i32 %i, 3",
              "%p = getelementptr [4 x i32], ptr addrspace(3) @s, i32 0, i32 %j",
              "store i32 %a, ptr addrspace(3) %p", "%r = load i32, ptr addrspace(3) @s"],
             "i32")


def builders():
    b = Builder()
    for part in (special, warp, barriers, ends, addresses):
        part(b)
    return [b]
