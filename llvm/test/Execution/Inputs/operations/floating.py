"""Operations on floating-point numbers, against exact arithmetic."""
from fractions import Fraction
from functools import lru_cache, partial

import floats
from cases import (Case, Operation, THREADS, Type, call, call_for_two,
                   make_case, seeded, select_operation, simple)
from floats import FORMATS
from integers import edges as integer_edges, mask, pick as pick_integer, signed


@lru_cache(maxsize=None)
def edges(form):
    """Edge cases, of both signs."""
    one, nan = form.one, form.infinity | form.quiet
    values = {0, 1, 2, form.infinity, form.infinity - 1, nan, nan | 5,
              form.infinity | 1,  # signaling
              1 << form.fraction_bits, (1 << form.fraction_bits) - 1,
              one, one + 1, one - 1, form.encode(2), form.encode(3)}
    for numerator in (1, 3, 5, 7):
        half = form.encode(Fraction(numerator, 2))
        values |= {half, half + 1, half - 1}
    for power in (-25, -24, -14, -8, 7, 8, 11, 23, 24, 31, 32, 52, 63):
        value = form.encode(Fraction(2) ** power)
        values |= {value, value - 1 if value else 1}
    return sorted(values | {value | form.sign for value in values})


def pick(rng, form):
    choice = rng.random()
    if choice < 0.35:
        return rng.choice(edges(form))
    if choice < 0.55:
        return rng.getrandbits(form.bits)
    # Near 1, so that sums cancel.
    fraction = rng.getrandbits(form.fraction_bits)
    if choice < 0.65:
        fraction &= -1 << form.fraction_bits // 2
    exponent = form.max_exponent + rng.randint(-4, 5)
    return (rng.getrandbits(1) * form.sign | exponent << form.fraction_bits |
            fraction)


def pick_some(form, count):
    """Operands of which the last may be close to the first."""
    def inputs(rng):
        values = [pick(rng, form) for _ in range(count)]
        if count > 1 and rng.random() < 0.2:
            near = values[0] + rng.choice((-1, 0, 0, 1))
            near ^= rng.getrandbits(1) * form.sign
            values[-1] = near & mask(form.bits)
        return tuple(values)
    return inputs


def always(form, operands):
    return [(bits,) * operands for bits in edges(form)]


def strict_call(name, operands, rounding="round.tonearest"):
    names = "".join("{T} {" + letter + "}, " for letter in "abc"[:operands])
    rounds = f'metadata !"{rounding}", ' if rounding else ""
    return ("%r0 = call {T} @llvm.experimental.constrained." + name + ".{t}(" +
            names + rounds + 'metadata !"fpexcept.strict")')


ROUNDINGS = ("floor", "ceil", "trunc", "rint", "nearbyint", "round",
             "roundeven")
EXTREMES = ("minnum", "maxnum", "minimum", "maximum", "minimumnum",
            "maximumnum")


def arithmetic(form):
    """Name, body, number of operands, reference."""
    def of(function, **more):
        return partial(function, form, **more)

    fma, add = of(floats.fma), of(floats.add)
    multiply, negate = of(floats.multiply), of(floats.negate)
    absolute = of(floats.absolute)
    yield "fadd", simple("fadd"), 2, add
    yield "fsub", simple("fsub"), 2, of(floats.subtract)
    yield "fmul", simple("fmul"), 2, multiply
    yield "fdiv", simple("fdiv"), 2, of(floats.divide)
    yield "frem", simple("frem"), 2, of(floats.remainder)
    yield "fneg", "%r0 = fneg {T} {a}", 1, negate
    yield "fabs", call("fabs", 1), 1, absolute
    yield "copysign", call("copysign", 2), 2, of(floats.copysign)
    yield "sqrt", call("sqrt", 1), 1, of(floats.square_root)
    yield "fma", call("fma", 3), 3, fma
    yield "fmuladd", call("fmuladd", 3), 3, of(floats.fmuladd)
    yield "canonicalize", call("canonicalize", 1), 1, of(floats.canonicalize)
    for name in ROUNDINGS:
        yield name, call(name, 1), 1, of(floats.round_to_integral, how=name)
    for name in EXTREMES:
        yield name, call(name, 2), 2, partial(floats.extreme, form, name)
    # Operations that are folded into signs of operands, or into one instruction.
    yield ("fneg.fabs", call("fabs", 1).replace("%r0", "%x") +
           "\n%r0 = fneg {T} %x", 1, lambda a: negate(absolute(a)))
    yield ("fadd.fabs", "%x = call {T} @llvm.fabs.{t}({T} {b})\n"
           "%r0 = fadd {T} {a}, %x", 2, lambda a, b: add(a, absolute(b)))
    yield ("fmul.fneg", "%x = fneg {T} {a}\n%r0 = fmul {T} %x, {b}", 2,
           lambda a, b: multiply(negate(a), b))
    yield ("fneg.fma", "%x = fneg {T} {a}\n%y = fneg {T} {c}\n"
           "%r0 = call {T} @llvm.fma.{t}({T} %x, {T} {b}, {T} %y)", 3,
           lambda a, b, c: fma(negate(a), b, negate(c)))
    yield ("fsub.zero", "%r0 = fsub {T} zeroinitializer, {a}", 1,
           lambda a: floats.subtract(form, 0, a))
    yield ("contract", "%x = fmul contract {T} {a}, {b}\n"
           "%r0 = fadd contract {T} %x, {c}", 3, of(floats.fmuladd))


def strict_arithmetic(form):
    for name, body, operands, reference in arithmetic(form):
        if name in ("fadd", "fsub", "fmul", "fdiv", "frem", "sqrt", "fma",
                    "rint", "nearbyint", "fmuladd"):
            yield name, strict_call(name, operands), operands, reference
            yield (f"{name}.dynamic",
                   strict_call(name, operands, "round.dynamic"), operands,
                   reference)
        elif name in ROUNDINGS + EXTREMES and not name.endswith("imumnum"):
            yield name, strict_call(name, operands, None), operands, reference


def constants(form, name):
    """Special constants: powers of two, zeros and ones."""
    if name not in ("fadd", "fsub", "fmul", "fdiv", "minnum", "maximum",
                    "copysign", "fma"):
        return ()
    values = (0, form.sign, form.infinity, form.encode(1), form.encode(-1),
              form.encode(2), form.encode(4), form.encode(8),
              form.encode(Fraction(-1, 2)),
              form.encode(Fraction(1, 8)),
              form.encode(Fraction(1, 3)), form.encode(10))
    return values


def elementary(form):
    for name, body, operands, reference in arithmetic(form):
        yield Operation(name, [form.name] * operands, [form.name], body,
                        reference, pick_some(form, operands),
                        constants(form, name), always(form, operands))


def strict(form):
    for name, body, operands, reference in strict_arithmetic(form):
        yield Operation(f"constrained.{name}", [form.name] * operands,
                        [form.name], body, reference,
                        pick_some(form, operands),
                        always=always(form, operands))


def comparisons(form):
    for name in floats.PREDICATES:
        test = partial(floats.compare, form, name)
        yield Operation(f"fcmp.{name}", [form.name] * 2, ["i1"],
                        f"%r0 = fcmp {name} {{T}} {{a}}, {{b}}", test,
                        pick_some(form, 2), (0, form.one), always(form, 2))
        yield Operation(f"select.{name}", [form.name] * 2, [form.name],
                        f"%x = fcmp {name} {{T}} {{a}}, {{b}}\n"
                        "%r0 = select {B} %x, {T} {a}, {T} {b}",
                        lambda a, b, test=test: a if test(a, b) else b,
                        pick_some(form, 2), (0, form.one), always(form, 2))
        if name in ("false", "true"):
            continue
        for kind in ("fcmp", "fcmps"):
            yield Operation(
                f"constrained.{kind}.{name}", [form.name] * 2, ["i1"],
                f"%r0 = call {{B}} @llvm.experimental.constrained.{kind}.{{t}}"
                f'({{T}} {{a}}, {{T}} {{b}}, metadata !"{name}", '
                'metadata !"fpexcept.strict")', test, pick_some(form, 2))


def select_operations(form):
    yield select_operation(form.name, lambda rng: pick(rng, form))


def exponent(rng):
    choice = rng.random()
    if choice < 0.2:
        return rng.choice(integer_edges(32))
    reach = 40 if choice < 0.6 else 2200
    return rng.randint(-reach, reach) & mask(32)


def exponents(form):
    """Operations with an additional integer operand."""
    def ldexp(a, b):
        return floats.ldexp(form, a, signed(32, b))

    yield Operation("ldexp", [form.name, "i32"], [form.name],
                    "%r0 = call {T} @llvm.ldexp.{t}.{l}({T} {a}, {L} {b})",
                    ldexp, lambda rng: (pick(rng, form), exponent(rng)))
    yield Operation("frexp", [form.name], [form.name, "i32"],
                    call_for_two("frexp.{t}.{n}", "{N}", "{T} {a}"),
                    partial(floats.frexp, form), pick_some(form, 1),
                    always=always(form, 1))


def scalar_only(form):
    def powi(a, b):
        return floats.powi(form, a, signed(32, b))

    yield Operation("powi", [form.name, "i32"], [form.name],
                    "%r0 = call {T} @llvm.powi.{t}.{l}({T} {a}, {L} {b})",
                    powi, lambda rng: (pick(rng, form),
                                       rng.randint(-9, 9) & mask(32)))
    yield Operation("modf", [form.name], [form.name] * 2,
                    call_for_two("modf.{t}", "{T}", "{T} {a}"),
                    partial(floats.modf, form), pick_some(form, 1),
                    always=always(form, 1))


INTEGRAL = {"lround": "round", "llround": "round", "lrint": "rint",
            "llrint": "rint"}


def to_integers(form):
    def inputs(rng):
        """Often of the magnitude of an integer."""
        if rng.random() < 0.3:
            return (pick(rng, form),)
        value = Fraction(signed(70, rng.getrandbits(70)))
        return (form.encode(value / 2 ** rng.randint(0, 72)),)

    for name, how in INTEGRAL.items():
        for w in (32, 64):
            def reference(a, how=how, w=w):
                value = floats.to_integer(form, a, how, -(1 << w - 1),
                                          mask(w - 1))
                return None if value is None else value & mask(w)
            yield Operation(name, [form.name], [f"i{w}"],
                            f"%r0 = call {{R}} @llvm.{name}.{{r}}.{{t}}"
                            "({T} {a})", reference, inputs)
    for w in (1, 8, 16, 24, 32, 33, 64, 65, 128):
        for sign, low, high in (("u", 0, mask(w)),
                                ("s", -(1 << w - 1), mask(w - 1))):
            yield from fp_to_integer(form, w, sign, low, high, inputs)


def fp_to_integer(form, w, sign, low, high, inputs):
    name = f"fpto{sign}i"

    def in_range(a):
        value = floats.to_integer(form, a, "trunc", low, high)
        return None if value is None else value & mask(w)

    def saturating(a):
        return floats.to_integer_saturating(form, a, low, high) & mask(w)

    yield Operation(name, [form.name], [f"i{w}"],
                    f"%r0 = {name} {{T}} {{a}} to {{R}}", in_range, inputs)
    yield Operation(f"{name}.sat", [form.name], [f"i{w}"],
                    f"%r0 = call {{R}} @llvm.{name}.sat.{{r}}.{{t}}"
                    "({T} {a})",
                    saturating, inputs)
    yield Operation(f"constrained.{name}", [form.name], [f"i{w}"],
                    f"%r0 = call {{R}} @llvm.experimental.constrained.{name}."
                    '{r}.{t}({T} {a}, metadata !"fpexcept.strict")', in_range,
                    inputs)


def from_integers(form):
    for w in (1, 8, 16, 24, 32, 33, 64, 65, 128):
        def inputs(rng, w=w):
            return (pick_integer(rng, w),)
        for sign in "us":
            def reference(a, w=w, sign=sign):
                return floats.from_integer(form, signed(w, a) if sign == "s"
                                           else a)
            name = f"{sign}itofp"
            yield Operation(name, [f"i{w}"], [form.name],
                            f"%r0 = {name} {{T}} {{a}} to {{R}}", reference,
                            inputs)
            yield Operation(
                f"constrained.{name}", [f"i{w}"], [form.name],
                f"%r0 = call {{R}} @llvm.experimental.constrained.{name}."
                '{r}.{t}({T} {a}, metadata !"round.tonearest", '
                'metadata !"fpexcept.strict")', reference, inputs)


def between(source):
    def inputs(rng):
        """Often next to a tie or the limits of the narrower formats."""
        if rng.random() < 0.5:
            return (pick(rng, source),)
        target = FORMATS[rng.choice(("half", "bfloat", "float"))]
        number = target.decode(rng.getrandbits(target.bits))
        if number.kind != "finite":
            return (pick(rng, source),)
        ulp = Fraction(2) ** (floats.floor_log2(abs(number.value)) -
                                     target.fraction_bits - 1
                                     if number.value else -30)
        bits = source.encode(number.value + ulp)
        return (bits + rng.choice((-1, 0, 0, 1)) & mask(source.bits),)

    for target in FORMATS.values():
        if target is source or target.bits == source.bits:
            continue
        name = "fptrunc" if target.bits < source.bits else "fpext"
        rounding = ('metadata !"round.tonearest", ' if name == "fptrunc"
                    else "")
        reference = partial(floats.convert, target, source)
        yield Operation(name, [source.name], [target.name],
                        f"%r0 = {name} {{T}} {{a}} to {{R}}", reference, inputs)
        yield Operation(
            f"constrained.{name}", [source.name], [target.name],
            f"%r0 = call {{R}} @llvm.experimental.constrained.{name}.{{r}}."
            f'{{t}}({{T}} {{a}}, {rounding}metadata !"fpexcept.strict")',
            reference, inputs)


# ---- cases -----------------------------------------------------------------


def with_constants(operation, lanes=0):
    form = FORMATS[operation.arguments[0]]
    for value in operation.constants:
        yield make_case(operation, lanes, value, form.literal(value))


def scalar_cases(names, groups):
    for name in names:
        for group in groups:
            for operation in group(FORMATS[name]):
                yield make_case(operation)
                yield from with_constants(operation)


def conversion_cases(name, lanes):
    for group in (to_integers, from_integers, between):
        for operation in group(FORMATS[name]):
            yield make_case(operation, lanes)


def vector_cases(shapes):
    for lanes, name in shapes:
        form = FORMATS[name]
        for group in (elementary, strict, comparisons, select_operations,
                      exponents):
            for operation in group(form):
                yield make_case(operation, lanes)
        for operation in elementary(form):
            if operation.name in ("fmul", "fadd"):
                yield from with_constants(operation, lanes)


def class_cases(names):
    """Every mask; the results of 32 of them are the bits of an integer."""
    for name in names:
        form = FORMATS[name]
        rng = seeded(f"is.fpclass {name}")
        inputs = always(form, 1)
        inputs += [(pick(rng, form),) for _ in range(THREADS - len(inputs))]
        for first in range(0, 1024, 32):
            masks = range(first, first + 32)
            yield Case(f"is.fpclass.{name}.{first}", [Type(name)],
                       [Type("i32")], class_body(name, masks), inputs,
                       [(sum(bool(floats.classify(form, bits) & m) << i
                             for i, m in enumerate(masks)),)
                        for bits, in inputs])


def class_body(name, masks):
    lines = []
    suffix = Type(name).suffix
    total = "0"
    for i, m in enumerate(masks):
        lines += [f"%c{i} = call i1 @llvm.is.fpclass.{suffix}({name} %a, "
                  f"i32 {m})", f"%z{i} = zext i1 %c{i} to i32",
                  f"%s{i} = shl i32 %z{i}, {i}",
                  f"%{'r0' if i == len(masks) - 1 else f't{i}'} = or i32 "
                  f"{total}, %s{i}"]
        total = f"%t{i}"
    return "\n".join(lines)
