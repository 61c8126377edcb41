#!/usr/bin/env python3
"""Compares the fields of the TableGen records with the description's.

Usage: check-fields.py FIELDS RECORDS.json

FIELDS is fields.txt; RECORDS.json is llvm-tblgen -dump-json of Q7X2.td. For
each encoding of the description, all records of its optype and stype together
(the modes of one encoding are records of their own) must hold each field at
its bits, and nothing at others. Prints each difference; status 1 if any.
"""
import json
import re
import sys

SIGNS = {"neg": 0, "abs": 1, "hsel2": 2}
CONTROL = range(112, 128)


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
                encodings[-1][3].append((int(line[0]), int(line[1]), line[3]))
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
    """Where the records keep bit `index` of a field of the description."""
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
    flex_roots = {f.partition(".")[0] for low, _, f in fields if low == 32}
    owner = {}
    for low, width, field in fields:
        root = field.partition(".")[0]
        for i in range(width):
            owner[low + i] = record_bit(field, i, root in flex_roots)
    problems = []
    held = {}
    for record, bits in records:
        for i, bit in enumerate(bits):
            if i < 12 or i in CONTROL:
                continue
            what = describe(bit)
            if i not in owner:
                if what != 0:
                    problems.append(f"{record}: bit {i} is {what}, not in the description")
                continue
            if isinstance(what, tuple):
                held[i] = True
                want = owner[i] if isinstance(owner[i], set) else {owner[i]}
                if what not in want:
                    problems.append(f"{record}: bit {i} is {what}, not one of {want}")
    # A field that no mode holds as an operand selects the mode: both its
    # values must be there.
    for low, width, field in fields:
        if any(i in held for i in range(low, low + width)):
            missing = [i for i in range(low, low + width) if i not in held]
            if missing:
                problems.append(f"{name}: bits {missing} of {field} are held by no record")
            continue
        values = {constant(bits, low, width) for _, bits in records}
        if field not in ("ext", "lohi", "sx32", "width", "pp", "pu", "pq", "pp.not",
                         "pq.not"):
            problems.append(f"{name}: {field} is held by no record")
        elif field in ("ext", "lohi", "sx32") and values != {0, 1}:
            problems.append(f"{name}: {field} selects the mode but is always {values}")
    return problems


def main():
    table = read_table(sys.argv[1])
    with open(sys.argv[2]) as file:
        found = records_by_encoding(json.load(file))
    problems = []
    for encoding in table:
        records = found.get(encoding[1:3])
        if records is None:
            problems.append(f"{encoding[0]}: no record")
        else:
            problems += check(encoding, records)
    described = {encoding[1:3] for encoding in table}
    for key in found:
        if key not in described and key[0] < 0x60:
            problems.append(f"{found[key][0][0]}: not in the description")
    for problem in problems:
        print(problem)
    print(f"{len(table)} encodings, {len(problems)} differences")
    sys.exit(bool(problems))


if __name__ == "__main__":
    main()
