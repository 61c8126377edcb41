# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares the table of meanings with the simulator, on random instructions and
random inputs.

Each instruction is executed by a warp. Its sources and its old results come from
records in memory, uniform registers from immediates, constants from parameters;
what it leaves in registers and predicates goes back to memory. An access is to a
cell of global memory that each thread has.
"""
import collections
import random
import re
import struct
import subprocess

import z3

from . import terms as t
from .errors import InputError
from .encodings import SIGN_EXTENDS, ZERO_EXTENDS
from .machine import CONTROL, ZERO_UNIFORM, Constants, Instance, State
from .meanings import FLOAT_ATOMIC
from .table import TABLE

SOURCES = {"ra": 8, "flex": 12, "reg": 16, "rc": 16, "rb": 12}  # first of four
RESULT, PREDICATES, AFTER = 24, 28, 29
UNIFORM = 8         # the first of a pair
ADDRESS, ONE = 30, 32  # registers: the cell's address, the number
OFFSET, ORIGIN = 33, 10  # a register and a pair of uniform ones: their sum is the cell's
# What the offset of lane 0 is: the two ways to extend it differ.
FIRST_OFFSET = {ZERO_EXTENDS: 0x80000000, SIGN_EXTENDS: -0x10000}
PARAMETERS, BANK = 8, 0x160
RECORD, OUTPUT, LANES = 80, 64, 32
CELL, WORDS = 32, 12  # in the output: the cell, all words
BASE = 1 << 40  # of the cell in the table's memory
# Control flow, other threads and special registers; constants by register.
NOT_HERE = {"BSSY", "BSYNC", "BREAK", "YIELD", "NANOSLEEP", "MEMBAR", "WARPSYNC", "NOP",
            "LDC", "LDC64", "LDC128", "S2R", "CS2R", "SHFL", "VOTE", "MATCH", "MATCH64",
            "REDUX", "BAR_SYNC", "BAR_ARV", "BAR_RED", "BAR_RED_POPC", "R2UR", *CONTROL}
SPECIAL = [0, 1, 2, 31, 32, 33, 63, 64, 0x7f, 0x80, 0xff, 0x7fff, 0x8000, 0x7fffffff,
           0x80000000, 0xffffffff, 0x3f800000, 0x7f800000, 0xff800000, 0x7fc00000,
           0x7f800001, 0x00000001, 0x007fffff, 0x3c003c00, 0x7c00fc00, 0x7fff7e01,
           0x00018001, 0x3ff00000, 0x7ff00000, 0xfff80000]


def word(rng):
    kind = rng.random()
    if kind < 0.3:
        return rng.choice(SPECIAL)
    if kind < 0.5:  # a float of moderate size
        return struct.unpack("<I", struct.pack("<f", rng.uniform(-300, 300)))[0]
    return rng.getrandbits(32) >> rng.choice([0, 0, 0, 8, 16, 24])


def tested(encoding):
    """Accesses are those by addresses of 64 bits: the other spaces have the same entries."""
    place = encoding.ins.get("addr")
    return (not encoding.uniform and encoding.op not in NOT_HERE
            and encoding.base in TABLE and (place is None or place.width == 64))


def random_fields(encoding, kinds, rng):
    """Values for the fields of an encoding; they may contradict each other."""
    fields = {}
    for operand in {**encoding.ins, **encoding.outs}.values():
        first = operand.fields[0]
        if operand.kind == "reg":
            fields[first] = SOURCES.get(first, RESULT)
        elif operand.kind == "ureg":
            fields[first] = UNIFORM
        elif operand.kind == "mem":
            fields.update(zip(operand.fields, (OFFSET, ORIGIN, 0) if operand.mods
                              else (ADDRESS, ZERO_UNIFORM, 0)))
            continue
        elif operand.kind == "cmem":
            fields[first] = 0
            fields[operand.fields[1]] = BANK + 8 * rng.randrange(PARAMETERS)
        elif operand.kind == "mod":
            fields[first] = rng.randrange(len(kinds[operand.mods]))
        elif operand.kind == "imm":
            width = len(encoding.fields[first])
            fields[first] = word(rng) & ((1 << width) - 1)
        else:
            fields[first] = rng.randrange(8)
        for extra in operand.fields[1:] if operand.kind != "cmem" else operand.fields[2:]:
            fields[extra] = rng.getrandbits(len(encoding.fields.get(extra, [0])))
    if is_float_atomic(encoding, fields, kinds):
        fields["aop"] = kinds["AtomOp"].index(rng.choice(list(FLOAT_ATOMIC)))
    if rng.random() < 0.7:
        fields["pg"], fields["pg_not"] = 7, 0
    return fields


def is_float_atomic(encoding, fields, kinds):
    """Whether it is an atomic operation on floats, which has fewer operations."""
    atype = encoding.ins.get("atype")
    return (atype is not None and "aop" in encoding.ins
            and kinds[atype.mods][fields[atype.fields[0]]][0] == "F")


class Sample:
    def __init__(self, encoding, fields, text, rng):
        self.encoding, self.fields, self.text = encoding, fields, text
        place = encoding.ins.get("addr")
        self.first_offset = FIRST_OFFSET.get(place.mods if place else 0)
        self.uniform, self.flags = [word(rng), word(rng)], rng.getrandbits(7)
        self.records = [[word(rng) for _ in range(RECORD // 4)] for _ in range(LANES)]


def valid_samples(toolchain, rng, per_encoding):
    """Samples that the disassembler accepts."""
    encodings = [e for e in toolchain.encodings.all.values() if tested(e)]
    wanted = collections.Counter({e.name: per_encoding for e in encodings})
    samples = []
    for _ in range(40):
        tries = [(e, random_fields(e, toolchain.encodings.kinds, rng))
                 for e in encodings for _ in range(2 * wanted[e.name])]
        for (encoding, fields), text in zip(tries, texts(toolchain, tries)):
            if text and wanted[encoding.name]:
                wanted[encoding.name] -= 1
                samples.append(Sample(encoding, fields, text, rng))
        encodings = [e for e in encodings if wanted[e.name]]
        if not encodings:
            return samples
    raise InputError("no valid instruction of " + ", ".join(e.name for e in encodings))


def texts(toolchain, tries):
    """What the disassembler says to each; None if it is invalid."""
    source, out = toolchain.path("words.s"), toolchain.path("words.o")
    with open(source, "w") as file:
        file.write(".text\nall:\n")
        for encoding, fields in tries:
            bits = encoding.encode(fields).to_bytes(16, "little")
            file.write(".byte " + ",".join(str(b) for b in bits) + "\n")
    toolchain.run("llvm-mc", "-triple=q7x2", "-filetype=obj", source, "-o", out)
    listing = toolchain.run("llvm-objdump", "-d", "-z", out)
    found = {}
    for line in listing.splitlines():
        match = re.match(r"\s*([0-9a-f]+): (?:[0-9a-f]{2} )+\s*(.*)", line)
        if match and not match.group(2).startswith("<unknown>"):
            found[int(match.group(1), 16)] = match.group(2)
    return [found.get(16 * k) for k in range(len(tries))]


def kernel(samples):
    bank = BANK + 8 * PARAMETERS
    # The buffers' addresses come last, so that the words are at BANK.
    lines = [".kernel test", "test:"] + [".param i64"] * PARAMETERS + [".param ptr.global"] * 2
    lines += ["S2R R0, SR_TID.X ;", f"MOV R1, {RECORD} ;", f"MOV R3, {OUTPUT} ;",
              f"IMAD.WIDE.U32 R[4:5], R0, R1, c[0][{bank}] ;",
              f"IMAD.WIDE.U32 R[6:7], R0, R3, c[0][{bank + 8}] ;", f"MOV R{ONE}, 1 ;"]
    for k, sample in enumerate(samples):
        at, to = k * LANES * RECORD, k * LANES * OUTPUT
        for n, register in enumerate((8, 12, 16, RESULT)):
            lines.append(f"LDG.128 R[{register}:{register + 3}], "
                         f"[R[4:5].64+{at + 16 * n}] ;")
        lines.append(f"LDG R{PREDICATES}, [R[4:5].64+{at + 64}] ;")
        for n, value in enumerate(sample.uniform):
            lines.append(f"UMOV UR{UNIFORM + n}, {value:#x} ;")
        if any(o.kind == "upred" for o in sample.encoding.ins.values()):
            lines += [f"UISETP.NE.AND.U32 UP{n}, URZ, {sample.flags >> n & 1}, UPT ;"
                      for n in range(7)]
        lines += [f"IMAD.WIDE.U32 R[{ADDRESS}:{ADDRESS + 1}], R{ONE}, {to + CELL}, R[6:7] ;",
                  f"STG.128 [R[{ADDRESS}:{ADDRESS + 1}].64], R[8:11] ;"]
        if sample.first_offset is not None:
            low, high = divmod(to + CELL - sample.first_offset, 1 << 32)[::-1]
            lines += [f"IMAD R{OFFSET}, R0, R3, {sample.first_offset & 0xffffffff:#x} ;",
                      f"UMOV.64 UR[{ORIGIN}:{ORIGIN + 1}], c[0][{bank + 8}] ;",
                      f"UIADD.X UR{ORIGIN}, UP0, UR{ORIGIN}, {low:#x} ;",
                      f"UIADD.X UR{ORIGIN + 1}, UR{ORIGIN + 1}, {high & 0xffffffff:#x}, UP0 ;"]
        lines += [f"R2P PR, R{PREDICATES}, 0x7f ;", sample.text,
                  f"P2R R{AFTER}, PR, RZ, 0x7f ;",
                  f"STG.128 [R[6:7].64+{to}], R[{RESULT}:{RESULT + 3}] ;",
                  f"STG [R[6:7].64+{to + 16}], R{AFTER} ;"]
    return "\n".join([*lines, "EXIT ;", ".end_kernel", ""])


def execute(toolchain, samples, constants):
    """The results: for each sample and lane four words, predicates, the cell's words."""
    source, out = toolchain.path("test.s"), toolchain.path("test.o")
    with open(source, "w") as file:
        file.write(kernel(samples))
    toolchain.run("llvm-mc", "-triple=q7x2", "-filetype=obj", source, "-o", out)
    records, results = toolchain.path("records"), toolchain.path("results")
    with open(records, "wb") as file:
        for sample in samples:
            for record in sample.records:
                file.write(struct.pack(f"<{RECORD // 4}I", *record))
    command = [toolchain.tool("q7x2-run"), out, "--block", str(LANES)]
    for value in constants:
        command += ["--arg", f"u64:{value}"]
    command += ["--arg", f"buf@{records}", "--arg", f"buf:{len(samples) * LANES * OUTPUT}",
                "--out", f"{PARAMETERS + 1}={results}"]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise InputError(done.stderr.strip())
    with open(results, "rb") as file:
        image = file.read()
    for at in range(0, len(image), LANES * OUTPUT):
        found = [struct.unpack_from(f"<{WORDS}I", image, at + lane * OUTPUT)
                 for lane in range(LANES)]
        yield [(*words[:5], *words[CELL // 4:]) for words in found]


def initial_state(sample, lane):
    state, record = State(), sample.records[lane]
    for n, first in enumerate((8, 12, 16, RESULT)):
        for k in range(4):
            state.registers["reg", first + k] = t.bv(record[4 * n + k], 32)
    for n, value in enumerate(sample.uniform):
        state.registers["ureg", UNIFORM + n] = t.bv(value, 32)
    for n in range(7):
        state.registers["pred", n] = z3.BoolVal(bool(record[16] >> n & 1))
        state.registers["upred", n] = z3.BoolVal(bool(sample.flags >> n & 1))
    for k in (0, 1):
        state.registers["reg", ADDRESS + k] = t.bv(BASE >> 32 * k & 0xffffffff, 32)
    if sample.first_offset is not None:
        offset = sample.first_offset + lane * OUTPUT
        state.registers["reg", OFFSET] = t.bv(offset & 0xffffffff, 32)
        for k in (0, 1):
            word_of_origin = (BASE - offset) >> 32 * k & 0xffffffff
            state.registers["ureg", ORIGIN + k] = t.bv(word_of_origin, 32)
    cell = t.join(*[t.bv(record[k], 32) for k in (3, 2, 1, 0)])
    state.memory.store("global", t.bv(BASE, 64), cell)
    return state


def expected(toolchain, sample, lane, constants):
    """The same by the table; None if a word is uninterpreted."""
    state = initial_state(sample, lane)
    i = Instance(toolchain.encodings, sample.encoding, sample.fields, state, constants)
    guard = i.condition = i.value("guard")
    after = {key: state.registers[key] for key in state.registers}
    for name, value in TABLE[sample.encoding.base](i).items():
        if isinstance(name, tuple):
            after[name] = t.choose(guard, value, after[name])
        elif name in sample.encoding.outs:
            operand = sample.encoding.outs[name]
            number = sample.fields[operand.fields[0]]
            if operand.kind == "pred":
                after["pred", number] = t.choose(guard, value, state.pred(number))
                continue
            for k in range(operand.width // 32):
                key = "reg", number + k
                after[key] = t.choose(guard, t.bits(value, 32 * k + 31, 32 * k), after[key])
    words = [z3.simplify(after["reg", RESULT + k]) for k in range(4)]
    cell = z3.simplify(state.memory.load("global", t.bv(BASE, 64), 16))
    if not z3.is_bv_value(cell):
        return None
    flags = [z3.simplify(after["pred", n]) for n in range(7)]
    if not all(z3.is_bv_value(x) for x in words):
        return None
    return (*[x.as_long() for x in words],
            sum(z3.is_true(x) << n for n, x in enumerate(flags)),
            *[cell.as_long() >> 32 * k & 0xffffffff for k in range(4)])


def bank(values):
    found = {}
    for k, value in enumerate(values):
        for n in range(8):
            found[BANK + 8 * k + n] = t.bv(value >> 8 * n & 0xff, 8)
    return Constants(found)


def test_instructions(toolchain, opts):
    """Compares; returns the number of differences."""
    rng = random.Random(opts.seed)
    constants = [word(rng) << 32 | word(rng) for _ in range(PARAMETERS)]
    samples = valid_samples(toolchain, rng, opts.count)
    checked, differences, uninterpreted = 0, 0, collections.Counter()
    t.Options.exact = True
    for sample, results in zip(samples, execute(toolchain, samples, constants)):
        for lane in range(opts.lanes):
            wanted = expected(toolchain, sample, lane, bank(constants))
            if wanted is None:
                uninterpreted[sample.encoding.base] += 1
                continue
            checked += 1
            if wanted != results[lane]:
                differences += 1
                show(sample, lane, wanted, results[lane])
    names = {sample.encoding.base for sample in samples}
    print(f"{len(names)} operations, {len(samples)} instructions, {checked} results, "
          f"{differences} differ; uninterpreted: {', '.join(sorted(uninterpreted)) or 'none'}")
    return differences


def show(sample, lane, wanted, result):
    def text(values):
        return " ".join(f"{x:#010x}" for x in values)
    print(f"{sample.encoding.name}: {sample.text}\n  record {text(sample.records[lane])}\n"
          f"  UR {text(sample.uniform)}\n  table   {text(wanted)}\n  machine {text(result)}")
