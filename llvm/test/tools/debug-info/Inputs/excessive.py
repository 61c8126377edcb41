# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes objects whose debug information takes a reader that trusts it hours, or more
memory than there is, and one in the 64-bit format, which the compiler does not write.
Prints the last place that q7x2-linestest finds in each, or that it takes too long.

Usage: excessive.py OBJECT LINESTEST SCRATCH   (OBJECT: without debug information)
"""
import os
import resource
import subprocess
import sys

SECONDS = 30
MEMORY = 2 << 30  # bytes
CODE = 1024  # bytes, of OBJECT
UNIT, SUBPROGRAM, INLINED = 0x11, 0x2E, 0x1D  # DW_TAG_*
AT_NAME, AT_STMT_LIST, AT_LOW_PC, AT_HIGH_PC, AT_RANGES = 0x03, 0x10, 0x11, 0x12, 0x55
AT_ORIGIN, AT_CALL_FILE, AT_CALL_LINE, AT_OTHER = 0x31, 0x58, 0x59, 0x3A
ADDR, DATA1, DATA4, STRING, STRP, REF4, SEC_OFFSET, IMPLICIT = 1, 0x0B, 6, 8, 0x0E, 0x13, 0x17, 0x21


def number(value, size):
    return value.to_bytes(size, "little")


def abbreviation(code, tag, children, *attributes):
    return bytes([code, tag, children, *attributes, 0, 0])


def with_length(body, offset_bytes):
    return (b"\xff" * 4 if offset_bytes == 8 else b"") + number(len(body), offset_bytes) + body


def unit(entries, table=0, offset_bytes=4):
    """A unit of version 5, with its length."""
    return with_length(number(5, 2) + bytes([1, 8]) + number(table, offset_bytes) + entries,
                       offset_bytes)


def line_table(offset_bytes=4):
    """All of the code is line 7 of k.cl."""
    header = bytes([1, 1, 1, 0, 1, 10, 0, 1, 1, 1, 1, 0, 0, 0, 1])
    header += b"\0k.cl\0\0\0\0\0"
    program = bytes([0, 9, 2]) + number(0, 8) + bytes([3, 6, 1])
    program += bytes([2, CODE & 127 | 128, CODE >> 7, 0, 1, 1])
    return with_length(number(4, 2) + number(len(header), offset_bytes) + header + program,
                       offset_bytes)


CODE_RANGE = number(0, 8) + number(CODE, 4)
ROOT = abbreviation(1, UNIT, 1, AT_STMT_LIST, SEC_OFFSET)
FUNCTION = abbreviation(2, SUBPROGRAM, 1, AT_NAME, STRING, AT_LOW_PC, ADDR, AT_HIGH_PC, DATA4)
BEGIN = bytes([1]) + number(0, 4) + bytes([2]) + b"k\0" + CODE_RANGE


def nested():
    """Inlined calls in one another, to any depth."""
    call = abbreviation(3, INLINED, 1, AT_LOW_PC, ADDR, AT_HIGH_PC, DATA4, AT_CALL_FILE, DATA1,
                        AT_CALL_LINE, DATA1)
    one = bytes([3]) + CODE_RANGE + bytes([1, 9])
    return {"abbrev": ROOT + FUNCTION + call + b"\0", "info": unit(BEGIN + one * 300000)}


def ranges():
    """Each call has the same ranges: a list as long as there are calls."""
    call = abbreviation(3, INLINED, 0, AT_RANGES, SEC_OFFSET)
    one = bytes([3]) + number(0, 4)
    entry = bytes([7]) + number(0, 8) + bytes([16])  # DW_RLE_start_length
    return {"abbrev": ROOT + FUNCTION + call + b"\0", "info": unit(BEGIN + one * 100000),
            "rnglists": entry * 100000 + b"\0"}


def abbreviations():
    """Each unit has a table of its own, which begins in that of the one before."""
    table = ROOT + FUNCTION + b"\0"
    begin = len(table)
    table += b"\1" * 1000000 + b"\0\0\0"
    units = unit(BEGIN + b"\0\0") + b"".join(
        unit(b"\1", begin + 10 * index) for index in range(50000))
    return {"abbrev": table, "info": units}


def implicit():
    """An entry of a byte has attributes without end."""
    entry = bytes([3, SUBPROGRAM, 0]) + bytes([AT_OTHER, IMPLICIT, 1]) * 300000 + b"\0\0"
    return {"abbrev": ROOT + FUNCTION + entry + b"\0",
            "info": unit(BEGIN + b"\0" + b"\3" * 300000 + b"\0")}


def names():
    """All functions share the end of a name."""
    function = abbreviation(3, SUBPROGRAM, 0, AT_NAME, STRP, AT_LOW_PC, ADDR, AT_HIGH_PC, DATA4)
    entries = b"".join(bytes([3]) + number(index, 4) + CODE_RANGE for index in range(50000))
    return {"abbrev": ROOT + FUNCTION + function + b"\0",
            "info": unit(BEGIN + b"\0" + entries + b"\0"), "str": b"n" * 4000000 + b"\0"}


def origins():
    """A call of a function whose name is that of a function whose name is its own."""
    call = abbreviation(3, INLINED, 0, AT_ORIGIN, REF4, AT_LOW_PC, ADDR, AT_HIGH_PC, DATA4,
                        AT_CALL_FILE, DATA1, AT_CALL_LINE, DATA1)
    function = abbreviation(4, SUBPROGRAM, 0, AT_ORIGIN, REF4)
    first = 12 + len(BEGIN) + 1 + 4 + len(CODE_RANGE) + 2 + 1
    entries = BEGIN + bytes([3]) + number(first, 4) + CODE_RANGE + bytes([1, 9]) + b"\0"
    entries += bytes([4]) + number(first + 5, 4) + bytes([4]) + number(first, 4) + b"\0"
    return {"abbrev": ROOT + FUNCTION + call + function + b"\0", "info": unit(entries)}


def dwarf64():
    """Offsets of 64 bits."""
    call = abbreviation(3, INLINED, 0, AT_NAME, STRP, AT_LOW_PC, ADDR, AT_HIGH_PC, DATA4,
                        AT_CALL_FILE, DATA1, AT_CALL_LINE, DATA1)
    begin = bytes([1]) + number(0, 8) + bytes([2]) + b"k\0" + CODE_RANGE
    entries = begin + bytes([3]) + number(0, 8) + CODE_RANGE + bytes([1, 9]) + b"\0\0"
    return {"abbrev": ROOT + FUNCTION + call + b"\0", "line": line_table(8),
            "info": unit(entries, 0, 8), "str": b"f\0"}


def limit():
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def main():
    source, linestest, scratch = sys.argv[1:]
    for case in [nested, ranges, abbreviations, implicit, names, origins, dwarf64]:
        target = os.path.join(scratch, case.__name__ + ".o")
        command = ["llvm-objcopy", source, target]
        for name, contents in {"line": line_table(), **case()}.items():
            path = f"{target}.{name}"
            with open(path, "wb") as file:
                file.write(contents)
            command.append(f"--add-section=.debug_{name}={path}")
        subprocess.run(command, check=True)
        try:
            run = subprocess.run([linestest, "--print", target], timeout=SECONDS, check=False,
                                 capture_output=True, text=True, preexec_fn=limit)
        except subprocess.TimeoutExpired:
            print(f"{case.__name__}: too long")
            continue
        text = run.stdout.strip().split("\n")[-1]
        print(f"{case.__name__}: status {run.returncode}, {text.count('inlined')} calls,",
              text[:60])


if __name__ == "__main__":
    main()
