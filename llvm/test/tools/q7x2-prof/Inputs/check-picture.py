"""Checks a screenshot of the page of a profile: the colors of its regions in a
light or dark scheme, and that nothing reaches over its edges.

Usage: check-picture.py PICTURE.png page.css light|dark

Prints a line for each region: whether its colors are there.
"""
import re
import struct
import sys
import zlib


def read_png(path):
    """Width, height and rows of (r, g, b) of a PNG with 8 bits a channel."""
    with open(path, "rb") as file:
        data = file.read()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    at, packed = 8, b""
    while at < len(data):
        length, kind = struct.unpack(">I4s", data[at:at + 8])
        body = data[at + 8:at + 8 + length]
        if kind == b"IHDR":
            width, height, depth, color, _, _, interlaced = struct.unpack(">IIBBBBB", body)
            assert depth == 8 and color in (2, 6) and not interlaced
            size = 3 if color == 2 else 4
        elif kind == b"IDAT":
            packed += body
        at += 12 + length
    raw, stride = zlib.decompress(packed), width * size
    before, rows = bytearray(stride), []
    for y in range(height):
        kind = raw[y * (stride + 1)]
        line = bytearray(raw[y * (stride + 1) + 1:(y + 1) * (stride + 1)])
        for x in range(stride if kind else 0):
            a = line[x - size] if x >= size else 0
            b, c = before[x], before[x - size] if x >= size else 0
            if kind == 1:
                add = a
            elif kind == 2:
                add = b
            elif kind == 3:
                add = (a + b) // 2
            else:
                p = a + b - c
                add = min((abs(p - a), 0, a), (abs(p - b), 1, b), (abs(p - c), 2, c))[2]
            line[x] = (line[x] + add) & 255
        before = line
        rows.append([tuple(line[i:i + 3]) for i in range(0, stride, size)])
    return width, height, rows


def colors(css, scheme):
    with open(css) as file:
        text = file.read()
    light, dark = text.split("prefers-color-scheme: dark")
    found = dict(re.findall(r"--([\w-]+): #([0-9a-f]{6})", light))
    if scheme == "dark":
        found.update(re.findall(r"--([\w-]+): #([0-9a-f]{6})", dark))
    return {name: tuple(bytes.fromhex(value)) for name, value in found.items()}


def main():
    picture, css, scheme = sys.argv[1:]
    width, height, rows = read_png(picture)
    color = colors(css, scheme)

    def share(name, left, right, top, bottom):
        part = [p for row in rows[int(top * height):int(bottom * height)]
                for p in row[int(left * width):int(right * width)]]
        return part.count(color[name]) / len(part)

    edges = [row[x] for row in rows for x in (0, 1, width - 2, width - 1)]
    print("edges:", "background" if set(edges) == {color["bg"]} else "something else")
    print("cards:", "yes" if share("card", 0, 1, 0, 1) > 0.3 else "no")
    # The edges of letters are blended.
    dark = sum(max(abs(a - b) for a, b in zip(p, color["text"])) < 130
               for row in rows[height // 2:] for p in row)
    print("text:", "yes" if dark > 0.004 * width * height else "no")
    print("bars of use:", "yes" if share("accent", 0, 1, 0.1, 0.6) > 0.001 else "no")
    for cause in ("memory", "dependency", "shared_throttle"):
        print(f"stalls, {cause}:", "yes" if share(cause, 0, 1, 0.1, 0.7) > 0.0003 else "no")
    mixed = tuple(round(0.2 * h + 0.8 * c) for h, c in zip(color["heat"], color["card"]))
    hot = sum(max(abs(a - b) for a, b in zip(p, mixed)) <= 2
              for row in rows[height // 2:] for p in row[:width // 2])
    print("hot lines:", "yes" if hot > 200 else "no")


main()
