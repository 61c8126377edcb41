# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""IR for the patterns that neither integer operations nor those on floats select:
sums of products, forms of sources that the combiner prefers otherwise, constrained
floating point, explicit rounding, stack objects. Lines use %a to %d, which are
registers in a function and the constant bank in a kernel; %l and %m are loaded."""
import itertools

from .matrix_more import (
    FLOATS, LOADED, MINMAX, ROUNDINGS, SCALAR_FLOATS, Builder, float_conversions)

EXCEPT = 'metadata !"fpexcept.strict"'
NEAREST = 'metadata !"round.tonearest"'


def both(b, what, type_, lines, result=None, operands="abcd"):
    """As a function, and as a kernel of the constant bank and loaded values."""
    used = [x for x in operands if any(f"%{x}" in line for line in lines)]
    parameters = [f"{type_} %{x}" for x in used]
    result = result or type_
    b.function(what, parameters, lines, result)
    b.kernel(f"{what} bank", parameters, lines, result)
    for x in used:  # this one in a register, the others in the bank
        loads = [f"%l = load {type_}, ptr addrspace(1) %p"]
        b.kernel(f"{what} loaded {x}", [*[p for p in parameters if p[-1] != x],
                                        "ptr addrspace(1) %p"],
                 loads + [line.replace(f"%{x}", "%l") for line in lines], result)
    for x in used if len(used) > 2 else ():  # this one in the bank, the others not
        loads = [f"%l{y} = load {type_}, ptr addrspace(1) %p{y}" for y in used if y != x]
        text = "\n".join(lines)
        for y in used:
            text = text.replace(f"%{y}", f"%l{y}") if y != x else text
        b.kernel(f"{what} bank {x}", [f"{type_} %{x}"] + [
            f"ptr addrspace(1) %p{y}" for y in used if y != x], loads + text.split("\n"),
                 result)


def sums_of_products(b):
    for factor, op, term in itertools.product(("%b", "77"), ("add", "sub"), ("%c", "1234567")):
        both(b, f"mul {factor} {op} {term}", "i32",
             [f"%m1 = mul i32 %a, {factor}", f"%r = {op} i32 %m1, {term}"])
    for factor in ("%b", "1234567"):
        both(b, f"mul {factor}", "i32", [f"%r = mul i32 %a, {factor}"])
    for one in ("1", "-1"):
        both(b, f"add {one} mul", "i32", [f"%s = add i32 %a, {one}", "%r = mul i32 %s, %b"])
    for n, term in itertools.product((3, 5), ("%b", "100000")):
        both(b, f"shl {n} add {term}", "i32", [f"%s = shl i32 %a, {n}",
                                               f"%r = add i32 %s, {term}"])
    both(b, "sub", "i32", ["%r = sub i32 %a, %b"])
    both(b, "sub shl", "i32", ["%s = shl i32 %b, 5", "%r = sub i32 %a, %s"])
    for ext, factor, term in itertools.product(("sext", "zext"), ("%b", "1234567"), (0, 1)):
        lines = [f"%x = {ext} i32 %a to i64"]
        if factor == "%b":
            lines.append(f"%y = {ext} i32 %b to i64")
        lines += [f"%w = mul i64 %x, {'%y' if factor == '%b' else factor}",
                  "%h = lshr i64 %w, 32", f"%{'t' if term else 'r'} = trunc i64 %h to i32"]
        lines += ["%r = add i32 %t, %c"] * term
        both(b, f"high {ext} {factor} {term}", "i32", lines)
        wide_sums(b, ext, factor, term)


def wide_sums(b, ext, factor, term):
    """Of 64 bits, the term in a register, the bank, or loaded."""
    lines = [f"%x = {ext} i32 %a to i64"]
    if factor == "%b":
        lines.append(f"%y = {ext} i32 %b to i64")
    other = "%y" if factor == "%b" else factor
    lines += [f"%w = mul i64 %x, {other}", "%r = add i64 %w, %s" if term else
              "%r = sub i64 %w, %s"]
    parameters = ["i32 %a", "i32 %b"][:1 + (factor == "%b")]
    b.function(f"wide {ext} {factor} {term}", [*parameters, "i64 %s"], lines, "i64")
    b.kernel(f"wide {ext} {factor} {term} bank", [*parameters, "i64 %s"], lines, "i64")
    loads = [f"%{p[-1]}l = load i32, ptr addrspace(1) %p{p[-1]}" for p in parameters]
    text = "\n".join(lines).replace("%a ", "%al ").replace("%b ", "%bl ")
    b.kernel(f"wide {ext} {factor} {term} loaded",
             [f"ptr addrspace(1) %p{p[-1]}" for p in parameters] + ["i64 %s"],
             loads + text.split("\n"), "i64")
    if factor == "%b":
        text = "\n".join(lines).replace("%a ", "%al ")
        b.kernel(f"wide {ext} {term} one loaded", ["ptr addrspace(1) %pa", "i32 %b", "i64 %s"],
                 loads[:1] + text.split("\n"), "i64")


SATURATED = {"s8": (-128, 127), "u8": (0, 255), "s16": (-32768, 32767), "u16": (0, 65535)}


def integers(b):
    for name in ("smin", "smax", "umin", "umax"):
        b.declarations.add(f"declare i32 @llvm.{name}.i32(i32, i32)")
        both(b, name, "i32", [f"%r = call i32 @llvm.{name}.i32(i32 %a, i32 %b)"])
    for kind, (least, most) in SATURATED.items():
        for order in (0, 1):
            both(b, f"saturate {kind} {order}", "i32",
                 saturation("%a", "%r", least, most, order))
        width, count = int(kind[1:]), 32 // int(kind[1:])
        lines, vector = [], "poison"
        for k, x in enumerate("abcd"[:count]):
            lines += [*saturation(f"%{x}", f"%s{k}", least, most, 0),
                      f"%t{k} = trunc i32 %s{k} to i{width}",
                      f"%v{k} = insertelement <{count} x i{width}> {vector}, "
                      f"i{width} %t{k}, i32 {k}"]
            vector = f"%v{k}"
        lines.append(f"%r = bitcast <{count} x i{width}> {vector} to i32")
        both(b, f"saturate vector {kind}", "i32", lines)
    for name in ("abs", "ctpop", "bitreverse", "bswap", "ctlz", "cttz"):
        flag = name in ("abs", "ctlz", "cttz")
        b.declarations.add(f"declare i32 @llvm.{name}.i32(i32{', i1' * flag})")
        both(b, name, "i32", [f"%r = call i32 @llvm.{name}.i32(i32 %a{', i1 true' * flag})"])
    for op, mask in itertools.product(("shl", "lshr", "ashr"), (0, 1)):
        both(b, f"{op} masked {mask}", "i32",
             ["%n = and i32 %b, 31"] * mask + [f"%r = {op} i32 %a, {'%n' if mask else '%b'}"])
        both(b, f"{op} i64 by 7", "i64", [f"%r = {op} i64 %a, 7"])
        both(b, f"{op} i64", "i64", [f"%r = {op} i64 %a, %b"])
        both(b, f"{op} i64 of a constant", "i64", [f"%r = {op} i64 81985529216486895, %a"])
    for name, high, amount in itertools.product(("fshl", "fshr"), ("%a", "77777"),
                                                ("%c", "9")):
        b.declarations.add(f"declare i32 @llvm.{name}.i32(i32, i32, i32)")
        for low in ("%b", high):
            both(b, f"{name} {high} {low} {amount}", "i32",
                 [f"%r = call i32 @llvm.{name}.i32(i32 {high}, i32 {low}, i32 {amount})"])
    for yes, no in itertools.permutations(("%a", "%b", "0", "99999"), 2):
        both(b, f"select {yes} {no}", "i32",
             ["%p1 = icmp slt i32 %c, %d", f"%r = select i1 %p1, i32 {yes}, i32 {no}"])
    for width, shift in ((8, 0), (16, 0), (8, 8), (8, 16)):
        both(b, f"sext_inreg {width} {shift}", "i32",
             [f"%s = lshr i32 %a, {shift}", f"%t = trunc i32 %s to i{width}",
              f"%r = sext i{width} %t to i32"])
    for type_ in LOADED:
        b.kernel(f"copy of a parameter {type_}", [f"{type_} %r"], [], type_)
    words = [t for t in ("i32", "float", "<2 x half>", "<2 x bfloat>", "<2 x i16>")]
    for one, other in itertools.permutations(words, 2):
        both(b, f"bitcast {one} {other}", one, [f"%r = bitcast {one} %a to {other}"], other)
    selections(b)


def saturation(source, result, least, most, order):
    first, second = (("smax", least), ("smin", most))[::1 - 2 * order]
    middle = result + ".first"
    return [f"{middle} = call i32 @llvm.{first[0]}.i32(i32 {source}, i32 {first[1]})",
            f"{result} = call i32 @llvm.{second[0]}.i32(i32 {middle}, i32 {second[1]})"]


def selections(b):
    for type_ in FLOATS:
        constants = "<" in type_ and "zeroinitializer" or "2.5"
        for yes, no in (("%a", "%b"), ("%a", constants), (constants, "%a")):
            lines = ["%l = load i32, ptr addrspace(1) %p", "%q = icmp eq i32 %l, 0",
                     f"%la = load {type_}, ptr addrspace(1) %pa",
                     f"%r = select i1 %q, {type_} {yes}, {type_} {no}"]
            for swap in (0, 1):
                text = "\n".join(lines).replace("%a,", "%la,").replace(
                    "%a\n", "%la\n") if swap else "\n".join(lines)
                b.kernel(f"select {type_} {yes} {no} {swap}",
                         [f"{type_} %a", f"{type_} %b", "ptr addrspace(1) %p",
                          "ptr addrspace(1) %pa"], text.split("\n"), type_)


class Strict(Builder):
    """Functions of constrained floating point."""

    def kernel(self, what, parameters, lines, result=None):
        super().kernel("strict " + what, parameters, lines, result)
        self.parts[-1] = self.parts[-1].replace(") {", ") strictfp {", 1)

    def function(self, what, parameters, lines, result):
        super().function("strict " + what, parameters, lines, result)
        self.parts[-1] = self.parts[-1].replace(") {", ") strictfp {", 1)

    def constrained(self, name, type_, operands, result=None, rounds=True):
        result = result or type_
        suffix = ".".join(dict.fromkeys(FLOATS.get(t, t) for t in (
            (result, type_) if result != type_ else (type_,))))
        full = f"llvm.experimental.constrained.{name}.{suffix}"
        more = [NEAREST] * rounds + [EXCEPT]
        types = ", ".join([type_] * len(operands) + ["metadata"] * len(more))
        self.declarations.add(f"declare {result} @{full}({types})")
        arguments = ", ".join([f"{type_} {x}" for x in operands] + more)
        return f"call {result} @{full}({arguments}) strictfp"


def plus_zero(b):
    """Products of which a fused sum with zero keeps all but the sign of zero."""
    for type_, factor in itertools.product(("float", "double"), ("%b", "1.5")):
        operands = ["%a", factor, "0.0"]
        call = (b.constrained("fma", type_, operands) if isinstance(b, Strict) else
                b.call("fma", type_, operands))
        both(b, f"fma {factor} zero {type_}", type_, [f"%r = {call}"])


def strict_extensions(b):
    """Conversions of bytes and halves in words."""
    for target, sign, bits in itertools.product(SCALAR_FLOATS, "su", (8, 16)):
        line = f"%r = {b.constrained(f'{sign}itofp', 'i32', ['%x'], target)}"
        masked = f"%x = and i32 %a, {2 ** bits - 1}"
        b.function(f"{sign}itofp masked {bits} {target}", ["i32 %a"], [masked, line], target)
        if sign == "s":
            lines = [f"%n = trunc i32 %a to i{bits}", f"%x = sext i{bits} %n to i32", line]
            b.function(f"sitofp extended {bits} {target}", ["i32 %a"], lines, target)


UNROUNDED = ("minnum", "maxnum", "minimum", "maximum", "floor", "ceil", "trunc", "roundeven")


def strict(b):
    for type_ in FLOATS:
        names = [("fadd", 2), ("fmul", 2), ("fma", 3), *[(n, 2) for n in MINMAX[:2]],
                 ("minimum", 2), ("maximum", 2)]
        if type_[0] != "<":
            names += [(name, 1) for name in ROUNDINGS]
        if type_ == "float":
            names += [(name, 1) for name in ("sqrt", "sin", "cos", "exp2", "log2")]
        for name, operands in names:
            b.operation(name, type_, lambda x, n=name, t=type_: b.constrained(
                n, t, x, rounds=n not in UNROUNDED), operands)
    for how, source, target in float_conversions():
        b.operation(f"{how} {target}", source, lambda x, h=how, s=source, t=target:
                    b.constrained(h, s, x, t, h == "fptrunc"), 1, target)
    for source, bits, sign in itertools.product(SCALAR_FLOATS, (32, 64), "su"):
        target = f"i{bits}"
        b.operation(f"fpto{sign}i {target}", source, lambda x, s=source, t=target, g=sign:
                    b.constrained(f"fpto{g}i", s, x, t, False), 1, target)
        for how, x in (("", "%a"), (" immediate", "12345")):
            line = f"%r = {b.constrained(f'{sign}itofp', target, [x], source)}"
            b.function(f"{sign}itofp {target} {source}{how}", [f"{target} %a"], [line], source)
            b.kernel(f"{sign}itofp {target} {source}{how} bank", [f"{target} %a"], [line],
                     source)


INTEGER_LETTERS = {"i": "i32", "ui": "i32", "ll": "i64", "ull": "i64"}


def rounded(b):
    for op, mode, ftz, sat in itertools.product(
            ("add", "mul", "fma"), ("rn", "rz", "rm", "rp"), ("", ".ftz"), ("", ".sat")):
        for type_, letter in (("float", "f"), ("double", "d")):
            exists = letter == "f" and (not sat or op != "mul") or not ftz and not sat
            if not exists or (op != "fma" and sat and mode != "rn"):
                continue
            operands = ["%a", "%b", "%c"][:2 + (op == "fma")]
            name = f"{op}.{mode}{ftz}{sat}.{letter}"
            nvvm(b, name, type_, operands, type_)
            for k in range(1, len(operands)):
                nvvm(b, name, type_, [*operands[:k], "1.5", *operands[k + 1:]], type_)
    for mode, (letter, integer) in itertools.product(("rn", "rz", "rm", "rp"),
                                                     INTEGER_LETTERS.items()):
        for source, short in (("float", "f"), ("double", "d")):
            nvvm(b, f"{short}2{letter}.{mode}", source, ["%a"], integer)
        nvvm(b, f"{letter}2f.{mode}", integer, ["%a"], "float")
        nvvm(b, f"{letter}2d.{mode}", integer, ["%a"], "double")
    for mode, ftz in itertools.product(("rn", "rz", "rm", "rp"), ("", ".ftz")):
        nvvm(b, f"d2f.{mode}{ftz}", "double", ["%a"], "float")
    for mode, type_ in itertools.product(("rn", "rz"), ("half", "bfloat")):
        if type_ == "bfloat":
            nvvm(b, f"f2bf16.{mode}", "float", ["%a"], type_)


def bytes_of_words(b):
    for a, c in itertools.product("su", "su"):
        for name, more, types in ((f"idp4a.{a}.{c}", "", "i32, i32, i32"),
                                  (f"idp2a.{a}.{c}", "i1 true, ", "i32, i32, i1, i32")):
            b.declarations.add(f"declare i32 @llvm.nvvm.{name}({types})")
            for second, third in itertools.product(("%b", "16909060"), ("%c", "77", "0")):
                call = (f"call i32 @llvm.nvvm.{name}(i32 %a, i32 {second}, {more}"
                        f"i32 {third})")
                if third != "0":
                    both(b, f"{name} {second} {third}", "i32", [f"%r = {call}"])
                    continue
                for term in ("%d", "88"):
                    both(b, f"{name} {second} plus {term}", "i32",
                         [f"%x = {call}", f"%r = add i32 %x, {term}"])
    b.declarations.add("declare i32 @llvm.nvvm.prmt(i32, i32, i32)")
    for second, selector in itertools.product(("%b", "16909060"), ("%c", "30292")):
        both(b, f"prmt {second} {selector}", "i32",
             [f"%r = call i32 @llvm.nvvm.prmt(i32 %a, i32 {second}, i32 {selector})"])


def nvvm(b, name, type_, operands, result):
    types = ", ".join([type_] * len(operands))
    b.declarations.add(f"declare {result} @llvm.nvvm.{name}({types})")
    constants = [f" {x}" for x in operands if not x.startswith("%")]
    both(b, name + "".join(constants), type_, [f"%r = call {result} @llvm.nvvm.{name}("
                          + ", ".join(f"{type_} {x}" for x in operands) + ")"], result)


def rounding_conversions(b):
    for name, type_, bits, sign, sat in itertools.product(
            ROUNDINGS, ("float", "double"), (32, 64), "su", (0, 1)):
        target = f"i{bits}"
        lines = [f"%f = {b.call(name, type_, ['%a'])}"]
        if sat:
            lines.append("%r = " + b.call(f"fpto{sign}i.sat", type_, ["%f"], target,
                                          f"{target}.{FLOATS[type_]}"))
        else:
            lines.append(f"%r = fpto{sign}i {type_} %f to {target}")
        both(b, f"fpto{sign}i{' sat' * sat} {target} {name} {type_}", type_, lines, target)


def stack(b):
    for type_ in LOADED:
        lines = [f"%o = alloca [4 x {type_}], align 16", "%i1 = and i32 %i, 3",
                 "%j1 = and i32 %j, 3",
                 f"%p1 = getelementptr [4 x {type_}], ptr %o, i32 0, i32 %i1",
                 f"%p2 = getelementptr [4 x {type_}], ptr %o, i32 0, i32 %j1",
                 f"store {type_} %a, ptr %p1", f"store {type_} %b, ptr %p2"]
        parameters = [f"{type_} %a", f"{type_} %b", "i32 %i", "i32 %j"]
        b.kernel(f"stack {type_}", parameters, [*lines, f"%r = load {type_}, ptr %p1"], type_)
        if type_ in ("i8", "i16"):
            for how in ("zext", "sext"):
                b.kernel(f"stack {type_} {how}", parameters,
                         [*lines, f"%n = load {type_}, ptr %p1",
                          f"%r = {how} {type_} %n to i32"], "i32")


def builders():
    plain, constrained = Builder(), Strict()
    for part in (sums_of_products, integers, rounded, rounding_conversions, stack,
                 bytes_of_words, plus_zero):
        part(plain)
    for part in (strict, strict_extensions, plus_zero):
        part(constrained)
    return plain, constrained
