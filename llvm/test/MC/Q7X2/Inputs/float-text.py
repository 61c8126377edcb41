"""Prints the float immediates of every exponent of the formats and reads them
back. A printed decimal has to round to the bits that it was made from, by exact
arithmetic, and to assemble to them."""
import re
import subprocess
from fractions import Fraction

# name: bits, bits of the fraction, letter of the hexadecimal form, and the
# instruction; a double immediate has only the upper word of the value.
FORMATS = {
    "f32": (32, 23, "f", "FADD R1, R2, {}"),
    "f64": (64, 52, "d", "DADD R[2:3], R[4:5], {}"),
    "f16": (16, 10, "h", "HADD2 R1, R2, {}, 0h0000"),
    "bf16": (16, 7, "h", "HADD2.BF16_V2 R1, R2, {}, 0h0000"),
}


def value(bits, width, fraction_bits):
    """The exact value of a finite number, and its distance to the next one."""
    bias = (1 << (width - fraction_bits - 2)) - 1
    fraction = bits & ((1 << fraction_bits) - 1)
    exponent = bits >> fraction_bits & (2 * bias + 1)
    unit = Fraction(2) ** (max(exponent, 1) - bias - fraction_bits)
    magnitude = (fraction + ((1 << fraction_bits) if exponent else 0)) * unit
    return (-magnitude if bits >> (width - 1) else magnitude), unit


def patterns(width, fraction_bits):
    """Bits with every exponent, and several fractions."""
    unknown = 32 if width == 64 else 0  # bits that an immediate does not have
    ones = (1 << fraction_bits) - (1 << unknown)
    for exponent in range((1 << (width - fraction_bits - 1)) - 1):
        for fraction in (0, 1 << unknown, ones // 3 >> unknown << unknown, ones):
            for sign in (0, 1):
                yield sign << (width - 1) | exponent << fraction_bits | fraction


def assemble(lines):
    """The instructions' text, as printed, and their encodings."""
    out = subprocess.run(["llvm-mc", "-show-encoding"], input="\n".join(lines), check=True,
                         capture_output=True, text=True).stdout
    return re.findall(r"^\s*(.*?) ;?\s*// encoding: (\[.*\])$", out, re.MULTILINE)


def main():
    for name, (width, fraction_bits, letter, form) in FORMATS.items():
        bits = list(patterns(width, fraction_bits))
        printed = assemble([form.format(f"0{letter}{b:0{width // 4}X}") for b in bits])
        again = assemble([text for text, _ in printed])
        assert len(bits) == len(printed) == len(again)
        for b, (text, encoding), (_, reread) in zip(bits, printed, again):
            assert encoding == reread, text
            decimal = text.split(", ")[2]
            exact, unit = value(b, width, fraction_bits)
            assert abs(Fraction(decimal) - exact) <= unit / 2, (text, hex(b))
            assert re.search(r"[.e]", decimal) or abs(int(decimal)) < 2**63, text
        print(f"{name}: {len(bits)} immediates")


main()
