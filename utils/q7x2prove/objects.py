# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What an object has besides code: constant bank 3, relocations, symbols, as
llvm-readelf prints them."""
import json
import os
import re
import subprocess

from .encodings import ROOT
from .errors import InputError, Unsupported

BANK = ".constant3"
MOST_TABLE_BYTES = 1024  # of the bank that indices select from
RELOCATIONS = os.path.join(ROOT, "llvm", "include", "llvm", "TargetParser",
                           "Q7X2Relocations.def")


def relocation_numbers():
    with open(RELOCATIONS) as file:
        found = re.findall(r"^Q7X2_RELOCATION\((\w+), (\d+),", file.read(), re.M)
    return {int(number): name for name, number in found}


class Relocation:
    def __init__(self, kind, symbol, addend):
        self.kind, self.symbol, self.addend = kind, symbol, addend


class Object:
    """relocations: section index -> {offset: Relocation}."""

    def __init__(self, readelf, path):
        done = subprocess.run(
            [readelf, "--elf-output-style=JSON", "--expand-relocs", "--relocations",
             "--symbols", "--sections", "--section-data", path], capture_output=True,
            text=True)
        if done.returncode:
            raise InputError(done.stderr.strip())
        data = json.loads(done.stdout)[0]
        self.sections = [s["Section"] for s in data["Sections"]]
        self.symbols = [s["Symbol"] for s in data["Symbols"]]
        names = relocation_numbers()
        self.relocations = {}
        for group in data["Relocations"]:
            target = self.sections[group["SectionIndex"]]["Info"]
            found = self.relocations.setdefault(target, {})
            for entry in group["Relocs"]:
                entry = entry["Relocation"]
                found[entry["Offset"]] = Relocation(
                    names.get(entry["Type"]["Value"], "?"),
                    self.symbols[entry["Symbol"]["Value"]], entry["Addend"])
        self.text = self._index(".text")

    def _index(self, name):
        return next((s["Index"] for s in self.sections if s["Name"]["Name"] == name), None)

    def at(self, address):
        """The relocation of the instruction at an address, or None."""
        found = self.relocations.get(self.text, {})
        return next((found[address + k] for k in range(16) if address + k in found), None)

    def place(self, relocation):
        """Section and offset that a relocation refers to; None for one elsewhere."""
        symbol = relocation.symbol
        section = symbol["Section"]["Value"]
        if not 0 < section < len(self.sections):
            return None, None
        return section, symbol["Value"] + relocation.addend

    def variable(self, relocation):
        """Name and offset of the variable that a relocation refers to."""
        kind = relocation.symbol["Type"]["Name"]
        if kind != "Section":
            return relocation.symbol["Name"]["Name"], relocation.addend
        section, offset = self.place(relocation)
        for symbol in self.symbols:
            inside = offset - symbol["Value"]
            if (symbol["Section"]["Value"] == section and symbol["Type"]["Name"] == "Object"
                    and 0 <= inside < max(symbol["Size"], 1)):
                return symbol["Name"]["Name"], inside
        raise Unsupported("address of a section")

    def bank_place(self, relocation):
        """The section of constant bank 3 and the place there."""
        section, first = self.place(relocation)
        if section is None or self.sections[section]["Name"]["Name"] != BANK:
            raise Unsupported("relocation " + relocation.kind)
        return section, first

    def bank_numbers(self, relocation, count):
        """The numbers of so many bytes in constant bank 3, by their distance from the
        place of the relocation."""
        section, first = self.bank_place(relocation)
        data = bytes(self.sections[section]["SectionData"]["Bytes"])
        if len(data) > MOST_TABLE_BYTES:
            raise Unsupported("indexed access to a large constant bank")
        moved = self.relocations.get(section, {})
        for k in range(0, len(data) - count + 1, count):
            if not any(at in moved for at in range(k - 7, k + count)):
                yield k - first, int.from_bytes(data[k:k + count], "little")

    def bank_bytes(self, relocation, offset, count):
        """Bytes of constant bank 3: a number, or the relocation of an address there."""
        section, first = self.bank_place(relocation)
        first += offset
        moved = self.relocations.get(section, {})
        within = [k for k in range(first - 7, first + count) if k in moved]
        if within:
            return moved[within[0]], first - within[0]
        data = self.sections[section]["SectionData"]["Bytes"][first:first + count]
        if len(data) < count:
            raise Unsupported("access beyond constant bank 3")
        return int.from_bytes(bytes(data), "little"), 0
