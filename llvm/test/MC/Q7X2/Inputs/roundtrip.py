#!/usr/bin/env python3
"""Checks every encoding with every value of every narrow field, both ways.

Usage: roundtrip.py RECORDS.json [fermi]

RECORDS.json is llvm-tblgen -dump-json of Q7X2.td, which has the fields of each
instruction. Each is set to all its values (registers and immediates to some of
them) while the others have their defaults. What llvm-mc disassembles must
assemble to the same bits; a modifier's value must decode if and only if it has a
text, and a bit outside of all fields must not be set. `fermi` selects the Fermi
encoding.
"""
import json
import re
import subprocess
import sys

WIDE = 6
SAMPLES = [0, 1, 2, 3, 4, 8, 0x10, 0x55, 0xaa, 0xfe, 0xff]
# Fields whose default is not 0: the guard is PT.
DEFAULT = {"pg": 7}
# Modifiers with one legal value, by instruction.
REQUIRED = {"BRA_U": {"uniform": 1}}


class Instruction:
    def __init__(self, name, record, records):
        self.name = name
        self.constant = 0
        self.fields = {}
        for i, bit in enumerate(record["Inst"]):
            if bit == 1:
                self.constant |= 1 << i
            elif isinstance(bit, dict):
                place = (bit["var"], bit["index"]) if bit["kind"] == "varbit" \
                    else (bit["printable"], 0)
                self.fields.setdefault(place[0], {})[place[1]] = i
        self.free = [i for i, bit in enumerate(record["Inst"]) if bit == 0]
        self.kinds = self.modifier_kinds(record, records)

    def modifier_kinds(self, record, records):
        """Field name -> the texts of its enumeration."""
        kinds = {}
        for arg, name in record["InOperandList"]["args"]:
            operand = records[arg["def"]] if "def" in arg else {}
            if "Mod" in operand.get("!superclasses", []):
                kinds[name] = records[operand["Kind"]["def"]]["Texts"]
        return kinds

    def encode(self, values):
        word = self.constant
        for field, bits in self.fields.items():
            value = values.get(field, DEFAULT.get(field, 0))
            for index, position in bits.items():
                word |= (value >> index & 1) << position
        return word

    def values(self, field):
        width = max(self.fields[field]) + 1
        if width <= WIDE:
            return range(1 << width)
        return [v for v in SAMPLES if v < 1 << width] + \
            [(1 << width) - 1, 1 << (width - 1)]


def words(instructions):
    """(word, must decode, name); the second is None where both are right."""
    for inst in instructions:
        defaults = {field: 1 for field, texts in inst.kinds.items() if texts[0] == "?"}
        required = REQUIRED.get(inst.name, {})
        defaults.update(required)
        yield inst.encode(defaults), True, inst.name
        for field in inst.fields:
            if field == "ctrl":
                continue
            for value in inst.values(field):
                texts = inst.kinds.get(field)
                must = value < len(texts) and texts[value] != "?" if texts else None
                must = must and value == required.get(field, value)
                yield (inst.encode({**defaults, field: value}), must,
                       f"{inst.name} {field}={value}")
        for bit in inst.free:
            yield inst.encode(defaults) | 1 << bit, None, f"{inst.name} bit {bit}"


def hex_bytes(word, width):
    return " ".join(f"0x{b:02x}" for b in word.to_bytes(width, "little"))


LINE = re.compile(r"^\t?(.*;)\s*// encoding: \[([0-9a-fx,]*)\]")


def run_mc(text, *options):
    done = subprocess.run(["llvm-mc", "-triple=q7x2", "--show-encoding", *options],
                          input=text, stdout=subprocess.PIPE,
                          stderr=subprocess.PIPE, text=True)
    pairs = []
    for line in done.stdout.splitlines():
        match = LINE.match(line)
        if match:
            data = bytes(int(b, 16) for b in match[2].split(","))
            pairs.append((match[1], int.from_bytes(data, "little")))
    return pairs, done.stderr


def main():
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    with open(sys.argv[1]) as file:
        records = json.load(file)
    fermi = sys.argv[2:] == ["fermi"]
    cpu = "-mcpu=fermi" if fermi else "-mcpu=generic"
    instructions = [Instruction(n, records[n], records) for n in
                    records["!instanceof"]["FermiInst" if fermi else "Q7X2Inst"]]
    cases = list(words(instructions))
    decoded, _ = run_mc("\n".join(hex_bytes(word, 8 if fermi else 16)
                                  for word, _, _ in cases), cpu, "--disassemble")
    texts = {word: text for text, word in decoded}

    problems = [f"{what}: {'does not decode' if must else 'decodes to ' + texts[word]}"
                for word, must, what in cases
                if must is not None and must != (word in texts)]
    again, errors = run_mc("\n".join(text for text, _ in decoded) + "\n", cpu)
    problems += [line for line in errors.splitlines() if " error: " in line]
    for (text, word), (_, other) in zip(decoded, again):
        if word != other:
            problems.append(f"{text}: {word:032x} assembles to {other:032x}")
    if len(decoded) != len(again):
        problems.append(f"{len(decoded)} texts gave {len(again)} instructions")
    if len({text for text, _ in decoded}) != len(texts):
        problems.append("two words have the same text")
    for problem in problems[:50]:
        print(problem)
    print(f"{len(instructions)} instructions, {len(texts)} words decoded, "
          f"{len(problems)} problems")
    sys.exit(bool(problems))


if __name__ == "__main__":
    main()
