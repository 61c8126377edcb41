"""What is done with vectors as such: elements, shuffles, reductions, bits,
memory."""
import functools

import floating
import floats
import integers
from cases import Case, THREADS, Type, seeded, width
from floats import FORMATS
from integers import mask, signed

SHAPES = [("i1", 4), ("i1", 8), ("i1", 3), ("i8", 2), ("i8", 3), ("i8", 4),
          ("i8", 8), ("i8", 16), ("i16", 2), ("i16", 3), ("i16", 4),
          ("i16", 8), ("i24", 2), ("i32", 2), ("i32", 3), ("i32", 4),
          ("i32", 5), ("i32", 8), ("i32", 16), ("i33", 3), ("i64", 2),
          ("i64", 3), ("i64", 4), ("i128", 2), ("half", 2), ("half", 3),
          ("half", 4), ("half", 8), ("bfloat", 2), ("bfloat", 3),
          ("bfloat", 8), ("float", 2), ("float", 3), ("float", 4),
          ("float", 5), ("float", 8), ("double", 2), ("double", 3),
          ("double", 4)]


def pick(rng, element):
    if element in FORMATS:
        return floating.pick(rng, FORMATS[element])
    return integers.pick(rng, width(element))


def pick_vector(rng, element, lanes):
    return tuple(pick(rng, element) for _ in range(lanes))


def case(name, arguments, results, body, reference, make_inputs):
    """reference gives a tuple of results, None for what is not defined."""
    rng = seeded(f"{name} {' '.join(map(str, arguments))}")
    samples = []
    while len(samples) < THREADS:
        values = make_inputs(rng)
        right = reference(*values)
        if right is not None:
            samples.append((values, right))
    name = ".".join([name] + [ty.suffix for ty in arguments + results])
    return Case(name, arguments, results, body, [s[0] for s in samples],
                [s[1] for s in samples])


# ---- elements --------------------------------------------------------------


def replaced(vector, index, value):
    return vector[:index] + (value,) + vector[index + 1:]


def element_cases(element, lanes):
    whole, one, index = Type(element, lanes), Type(element), Type("i32")

    def with_index(rng):
        return pick_vector(rng, element, lanes), rng.randrange(lanes)

    yield case("extract", [whole, index], [one],
               f"%r0 = extractelement {whole} %a, i32 %b",
               lambda v, i: (v[i],), with_index)
    yield case("insert", [whole, index, one], [whole],
               f"%r0 = insertelement {whole} %a, {one} %c, i32 %b",
               lambda v, i, x: (replaced(v, i, x),),
               lambda rng: with_index(rng) + (pick(rng, element),))
    for fixed in {0, lanes // 2, lanes - 1}:
        yield case(f"extract.{fixed}", [whole], [one],
                   f"%r0 = extractelement {whole} %a, i32 {fixed}",
                   lambda v, i=fixed: (v[i],),
                   lambda rng: (pick_vector(rng, element, lanes),))
        yield case(f"insert.{fixed}", [whole, one], [whole],
                   f"%r0 = insertelement {whole} %a, {one} %b, i32 {fixed}",
                   lambda v, x, i=fixed: (replaced(v, i, x),),
                   lambda rng: (pick_vector(rng, element, lanes),
                                pick(rng, element)))
    # Two variable indices into a vector that is used again.
    yield case("swap", [whole, index, index], [whole],
               f"%x = extractelement {whole} %a, i32 %b\n"
               f"%y = extractelement {whole} %a, i32 %c\n"
               f"%v = insertelement {whole} %a, {one} %y, i32 %b\n"
               f"%r0 = insertelement {whole} %v, {one} %x, i32 %c",
               lambda v, i, j: (replaced(replaced(v, i, v[j]), j, v[i]),),
               lambda rng: with_index(rng) + (rng.randrange(lanes),))
    yield case("select", [whole, whole, Type("i1")], [whole],
               f"%r0 = select i1 %c, {whole} %a, {whole} %b",
               lambda a, b, c: (a if c else b,),
               lambda rng: (pick_vector(rng, element, lanes),
                            pick_vector(rng, element, lanes),
                            rng.getrandbits(1)))


# ---- shuffles --------------------------------------------------------------


def masks(rng, lanes):
    """Reversal, halves, interleaving, a splat, then anything."""
    yield [lanes - 1 - i for i in range(lanes)]
    yield [1 % lanes] * lanes
    yield [i // 2 + lanes * (i & 1) for i in range(lanes)]
    yield [2 * i % (2 * lanes) for i in range(lanes)]
    yield [(i + 1) % (2 * lanes) for i in range(lanes)]
    yield list(range(2 * lanes))
    yield list(range(lanes // 2, lanes))
    for length in (lanes, lanes, lanes + 1, 2, 3):
        yield [rng.randrange(2 * lanes) for _ in range(length)]


def shuffle_cases(element, lanes):
    whole = Type(element, lanes)
    rng = seeded(f"shuffles {whole}")
    for number, chosen in enumerate(masks(rng, lanes)):
        listed = ", ".join(f"i32 {i}" for i in chosen)
        yield case(f"shuffle{number}", [whole, whole],
                   [Type(element, len(chosen))],
                   f"%r0 = shufflevector {whole} %a, {whole} %b, "
                   f"<{len(chosen)} x i32> <{listed}>",
                   lambda a, b, chosen=chosen: (
                       tuple((a + b)[i] for i in chosen),),
                   lambda rng: (pick_vector(rng, element, lanes),
                                pick_vector(rng, element, lanes)))


# ---- reductions ------------------------------------------------------------


def integer_reductions(w):
    def of(function):
        return lambda a, b: function(signed(w, a), signed(w, b)) & mask(w)

    return {"add": lambda a, b: a + b & mask(w),
            "mul": lambda a, b: a * b & mask(w), "and": lambda a, b: a & b,
            "or": lambda a, b: a | b, "xor": lambda a, b: a ^ b,
            "umin": min, "umax": max, "smin": of(min), "smax": of(max)}


def integer_reduction_cases(element, lanes):
    whole, one = Type(element, lanes), Type(element)
    for name, function in integer_reductions(width(element)).items():
        yield case(f"reduce.{name}", [whole], [one],
                   f"%r0 = call {one} @llvm.vector.reduce.{name}."
                   f"{whole.suffix}({whole} %a)",
                   lambda v, function=function: (
                       functools.reduce(function, v),),
                   lambda rng: (pick_vector(rng, element, lanes),))


def in_order(form, function):
    def reference(start, vector):
        for value in vector:
            start = function(form, start, value)
            if not isinstance(start, int):
                return (form.nan,)
        return (start,)
    return reference


def extreme_of(form, name):
    """None where zeros of both signs or signaling NaNs leave it open."""
    def reference(vector):
        numbers = [v for v in vector if not form.is_nan(v)]
        if name.endswith("mum") and len(numbers) < len(vector) or not numbers:
            return (form.nan,)
        if any(map(form.is_signaling, vector)):
            return None
        value = functools.reduce(
            lambda a, b: (floats.extreme(form, name, a, b)
                          if isinstance(a, int) else None), numbers)
        return (value,) if isinstance(value, int) else None
    return reference


def number_of(form, vector):
    return tuple(v if not form.is_nan(v) else form.one for v in vector)


def float_reduction_cases(element, lanes):
    form, whole, one = FORMATS[element], Type(element, lanes), Type(element)
    for name, function in ("fadd", floats.add), ("fmul", floats.multiply):
        yield case(f"reduce.{name}", [one, whole], [one],
                   f"%r0 = call {one} @llvm.vector.reduce.{name}."
                   f"{whole.suffix}({one} %a, {whole} %b)",
                   in_order(form, function),
                   lambda rng: (pick(rng, element),
                                pick_vector(rng, element, lanes)))
    for name, intrinsic in (("minnum", "fmin"), ("maxnum", "fmax"),
                            ("minimum", "fminimum"), ("maximum", "fmaximum")):
        yield case(f"reduce.{intrinsic}", [whole], [one],
                   f"%r0 = call {one} @llvm.vector.reduce.{intrinsic}."
                   f"{whole.suffix}({whole} %a)", extreme_of(form, name),
                   lambda rng: (number_of(form, pick_vector(
                       rng, element, lanes)) if rng.random() < 0.8 else
                       pick_vector(rng, element, lanes),))


def reduction_cases(element, lanes):
    if element in FORMATS:
        return float_reduction_cases(element, lanes)
    return integer_reduction_cases(element, lanes)


# ---- bits and memory -------------------------------------------------------


def join(ty, value):
    """All bits of a value; element 0 is lowest."""
    if not ty.lanes:
        return value
    size = width(ty.element)
    return sum(v << i * size for i, v in enumerate(value))


def split(ty, bits):
    if not ty.lanes:
        return bits
    size = width(ty.element)
    return tuple(bits >> i * size & mask(size) for i in range(ty.lanes))


def pick_value(rng, ty):
    return (pick_vector(rng, ty.element, ty.lanes) if ty.lanes
            else pick(rng, ty.element))


def total_bits(ty):
    return width(ty.element) * ty.elements


def bitcast_cases():
    types = [Type(element, lanes) for element, lanes in SHAPES]
    types += [Type(name) for name in ("i3", "i4", "i8", "i16", "i24", "i32",
                                      "i48", "i64", "i128", "half", "bfloat",
                                      "float", "double")]
    for source in types:
        for target in types:
            if (str(source) == str(target) or
                    total_bits(source) != total_bits(target)):
                continue
            yield case("bitcast", [source], [target],
                       f"%r0 = bitcast {source} %a to {target}",
                       lambda v, s=source, t=target: (split(t, join(s, v)),),
                       lambda rng, s=source: (pick_value(rng, s),))


def memory_cases(element, lanes):
    """Through memory: as a whole and back, aligned as can be and not at all,
    and its bytes."""
    whole = Type(element, lanes)
    if element == "i1":
        return
    bits = total_bits(whole)
    bytes_of = f"[{(bits + 7) // 8} x i8]"
    plain = Type("i8", bits // 8) if bits % 8 == 0 else Type(f"i{bits}")
    for align in (1, 2, 4, 16):
        yield case(f"memory.{align}", [whole], [plain],
                   f"%p = alloca {bytes_of}, align 16\n"
                   f"store {whole} %a, ptr %p, align {align}\n"
                   f"%r0 = load {plain}, ptr %p, align {align}",
                   lambda v: (split(plain, join(whole, v)),),
                   lambda rng: (pick_vector(rng, element, lanes),))
        yield case(f"memory.back.{align}", [plain], [whole],
                   f"%p = alloca {bytes_of}, align 16\n"
                   f"store {plain} %a, ptr %p, align {align}\n"
                   f"%r0 = load {whole}, ptr %p, align {align}",
                   lambda v: (split(whole, join(plain, v)),),
                   lambda rng: (split(plain, join(whole, pick_vector(
                       rng, element, lanes))),))


def all_cases(kinds):
    for element, lanes in SHAPES:
        for kind in kinds:
            yield from kind(element, lanes)
