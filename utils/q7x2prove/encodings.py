# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Instructions as TableGen describes them: their bits, operands and modifiers.

The records of llvm-tblgen are reduced to what is needed here, and that is kept in
the build folder until a .td file changes.
"""
import glob
import json
import os
import re
import subprocess

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
TARGET = os.path.join(ROOT, "llvm", "lib", "Target", "Q7X2")
CONTROL_WORD = 112  # its first bit

NEG, ABS, HSEL, INV = 1, 2, 12, 16  # the modifiers of a source (Q7X2Operands.td)


class Encoding:
    """An instruction in one form."""

    def __init__(self, data):
        self.__dict__.update(data)

    def decode(self, word):
        """The values of the fields; None if the word is another instruction."""
        if word & self.mask != self.value:
            return None
        fields = dict.fromkeys(self.fields, 0)
        for name, places in self.fields.items():
            for at, index in places:
                fields[name] |= (word >> at & 1) << index
        return fields

    def encode(self, fields):
        word = self.value
        for name, places in self.fields.items():
            for at, index in places:
                word |= (fields.get(name, 0) >> index & 1) << at
        return word


class Operand:
    """An operand: its kind, its width in bits, and the fields that hold it."""

    def __init__(self, kind, width, mods, fields, record):
        self.kind, self.width, self.mods = kind, width, mods
        self.fields, self.record = fields, record


def _places(bits):
    """Mask and value of the constant bits, and where the fields are."""
    mask = value = 0
    fields = {}
    for at, bit in enumerate(bits[:CONTROL_WORD]):
        if isinstance(bit, int):
            mask |= 1 << at
            value |= bit << at
        else:
            fields.setdefault(bit["var"], []).append((at, bit.get("index") or 0))
    return mask, value, fields


REGISTERS = {"GPR": ("reg", 32), "GPR64Z": ("reg", 64), "GPR128Z": ("reg", 128),
             "UGPR": ("ureg", 32), "UGPR64Z": ("ureg", 64), "PPR": ("pred", 1),
             "UPPR": ("upred", 1)}


# Of an address whose register is narrower: in place of modifiers.
ZERO_EXTENDS, SIGN_EXTENDS = 1, 2


def _kind(records, name):
    """The kind, width and modifiers of an operand's record."""
    if name in REGISTERS:
        return (*REGISTERS[name], 0)
    if name in ("BSelReg", "IRegOrRZ"):  # with a parser of their own
        return "reg", 32, 0
    record = records[name]
    parents = record["!superclasses"]
    if "RegisterClass" in parents or "RegisterOperand" in parents:
        rc = record.get("RegClass", {"def": name})["def"]
        return (*REGISTERS.get(rc, ("other", 0)), 0)
    shown = re.search(r"<(\d+)>", record.get("PrintMethod") or "")
    mods = int(shown.group(1)) if shown else 0
    if "RegSrc" in parents:
        kind, width = REGISTERS[record["MIOperandInfo"]["args"][0][0]["def"]]
        return kind, width, mods
    if "CMemSrc" in parents:
        return "cmem", int(record["OperandType"][len("OPERAND_CMEM"):]), mods
    if "PredSrc" in parents or "OptPredSrc" in parents or "GuardOperand" in parents:
        rc = record["MIOperandInfo"]["args"][0][0]["def"]
        return REGISTERS[rc][0], 1, 0
    if "MemOperand" in parents:
        base, uniform = [record["MIOperandInfo"]["args"][i][0]["def"] for i in (0, 1)]
        width = REGISTERS[uniform][1]
        return "mem", width, (0 if REGISTERS[base][1] == width
                              else SIGN_EXTENDS if name == "MemS32" else ZERO_EXTENDS)
    if "CMemIdxOperand" in parents:
        return "cmemidx", 32, 0
    if "Mod" in parents:
        return "mod", 0, record["Kind"]["def"]
    return "imm", 64 if name == "F64Imm" else 32, 0


def _operands(records, dag):
    operands = {}
    for value, name in dag["args"]:
        if "operator" in value:
            record = value["operator"]["def"]
            fields = [field for _, field in value["args"]]
        else:
            record, fields = value["def"], [name]
        if record != "Ctrl":
            operands[name] = [*_kind(records, record), fields, record]
    return operands


def _reduce(records):
    kinds = {name: records[name]["Texts"] for name in records["!instanceof"]["ModKind"]}
    encodings = {}
    for name in records["!instanceof"]["Q7X2Inst"]:
        record = records[name]
        if record["isCodeGenOnly"] or record["isPseudo"]:
            continue
        mask, value, fields = _places(record["Inst"])
        encodings[name] = {
            "name": name, "op": record["Op"]["def"][len("OP_"):],
            "form": record["FormName"], "mask": mask, "value": value,
            "fields": fields, "uniform": record["OnUniformPath"],
            "base": record["BaseOp"],
            "ins": _operands(records, record["InOperandList"]),
            "outs": _operands(records, record["OutOperandList"])}
    return {"kinds": kinds, "encodings": encodings}


def _reduced(build):
    """The reduced records, from the build folder or made anew."""
    path = os.path.join(build, "prove-encodings.json")
    sources = glob.glob(os.path.join(TARGET, "*.td")) + [os.path.abspath(__file__)]
    newest = max(os.path.getmtime(source) for source in sources)
    if os.path.exists(path) and os.path.getmtime(path) > newest:
        with open(path) as file:
            return json.load(file)
    include = subprocess.run(["llvm-config-22", "--includedir"], capture_output=True,
                             text=True, check=True).stdout.strip()
    dumped = subprocess.run(["llvm-tblgen-22", "-dump-json", "-I", include, "-I", TARGET,
                             os.path.join(TARGET, "Q7X2.td")],
                            capture_output=True, check=True).stdout
    reduced = _reduce(json.loads(dumped))
    with open(f"{path}.{os.getpid()}", "w") as file:
        json.dump(reduced, file)
    os.rename(file.name, path)
    return json.loads(json.dumps(reduced))


class Encodings:
    def __init__(self, build):
        reduced = _reduced(build)
        self.kinds = reduced["kinds"]
        self.all = {}
        self.by_start = {}
        for name, data in reduced["encodings"].items():
            encoding = Encoding(data)
            encoding.ins = {k: Operand(*v) for k, v in data["ins"].items()}
            encoding.outs = {k: Operand(*v) for k, v in data["outs"].items()}
            self.all[name] = encoding
            self.by_start.setdefault(encoding.value & 0xfff, []).append(encoding)

    def decode(self, word):
        """The encoding of an instruction and the values of its fields."""
        for encoding in self.by_start.get(word & 0xfff, []):
            fields = encoding.decode(word)
            if fields is not None:
                return encoding, fields
        return None, None
