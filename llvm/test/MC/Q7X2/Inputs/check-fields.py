#!/usr/bin/env python3
"""Compares the fields of the TableGen records with independent tables.

Usage: check-fields.py TABLE... RECORDS.json

The tables are fields.txt and supplement-fields.txt; RECORDS.json is llvm-tblgen
-dump-json of Q7X2.td. For each encoding of the tables, all records of its optype
and stype together (the modes of one encoding are records of their own) must have
each field at its bits, and nothing at others. Prints each difference; status 1
if any.
"""
import json
import re
import sys

SIGNS = {"neg": 0, "abs": 1, "hsel2": 2}
CONTROL = range(112, 128)
# Fields that select the mode: in each record they are constant.
MODE_FIELDS = {"ext", "lohi", "sx32"}
# Fields that may be constant in all records.
CONSTANT_FIELDS = {"width", "pp", "pu", "pq", "pp.not", "pq.not"}


def read_table(path):
    encodings = []
    with open(path) as file:
        for line in file:
            line = line.split("#")[0].split()
            if not line:
                continue
            if "=" in line[1]:
                optype, stype = (int(word.split("=")[1], 0) for word in line[1:3])
                encodings.append((line[0], optype, stype, []))
            else:
                encodings[-1][3].append((int(line[0]), int(line[1]), line[2], line[3]))
    return encodings


def constant(bits, low, width):
    value = bits[low:low + width]
    return None if None in value or any(isinstance(b, dict) for b in value) \
        else sum(b << i for i, b in enumerate(value))


def records_by_encoding(records):
    found = {}
    for name in records["!instanceof"]["Q7X2Inst"]:
        bits = records[name]["Inst"]
        key = constant(bits, 0, 8), constant(bits, 8, 4)
        found.setdefault(key, []).append((name, bits))
    return found


def record_bit(field, index, is_flex):
    """The record's field and index of bit `index` of a field of the tables."""
    name, _, part = field.partition(".")
    name = {"upc": "pc"}.get(name, name)
    place = "flex" if is_flex else "reg"
    source = name if name in ("ra", "rd", "urd") else place
    if part in SIGNS:
        return f"{source}_mods", SIGNS[part] + index
    if part == "not":
        return f"{name}_not", index
    if part == "bsel":
        return "bsel", index
    if re.fullmatch(r"u?r[bc]|v[bc]", name):
        if name[0] == "v" and index >= 16:
            return {("flex", index), ("bank", index - 16)}
        return {(place, index), (name, index)}
    return name, index


def describe(bit):
    if isinstance(bit, dict):
        if bit["kind"] == "varbit":
            return bit["var"], bit["index"]
        return bit["printable"], 0
    return bit


def check(encoding, records):
    name, _, _, fields = encoding
    flex_roots = {f.partition(".")[0] for low, _, _, f in fields if low == 32}
    owner = {}
    for low, width, kind, field in fields:
        root = field.partition(".")[0]
        for i in range(width):
            owner[low + i] = record_bit(field, i, root in flex_roots)
    problems = []
    held = set()
    for record, bits in records:
        for i, bit in enumerate(bits):
            if i < 12 or i in CONTROL:
                continue
            what = describe(bit)
            if i not in owner:
                if what != 0:
                    problems.append(f"{record}: bit {i} is {what}, not in the table")
                continue
            if isinstance(what, tuple):
                held.add(i)
                want = owner[i] if isinstance(owner[i], set) else {owner[i]}
                if what not in want:
                    problems.append(f"{record}: bit {i} is {what}, not one of {want}")
    # A field that no mode has as an operand selects the mode: each of its values
    # must occur.
    for low, width, kind, field in fields:
        if any(i in held for i in range(low, low + width)):
            missing = [i for i in range(low, low + width) if i not in held]
            if missing:
                problems.append(f"{name}: bits {missing} of {field} are in no record")
            continue
        values = {constant(bits, low, width) for _, bits in records}
        if kind == "Flag" or field in MODE_FIELDS:
            if values != set(range(1 << width)):
                problems.append(f"{name}: {field} selects the mode but is always {values}")
        elif field not in CONSTANT_FIELDS:
            problems.append(f"{name}: {field} is in no record")
    return problems


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    table = [encoding for path in sys.argv[1:-1] for encoding in read_table(path)]
    with open(sys.argv[-1]) as file:
        found = records_by_encoding(json.load(file))
    problems = []
    for encoding in table:
        records = found.get(encoding[1:3])
        if records is None:
            problems.append(f"{encoding[0]}: no record")
        else:
            problems += check(encoding, records)
    described = {encoding[1:3] for encoding in table}
    problems += [f"{found[key][0][0]}: in no table" for key in found if key not in described]
    for problem in problems:
        print(problem)
    print(f"{len(table)} encodings, {len(problems)} differences")
    sys.exit(bool(problems))


if __name__ == "__main__":
    main()
