"""Checks the contrast of a style's colors by WCAG 2: of text at least 4.5 to 1, of
bars 3 to 1. Prints the pairs that fail, and their number.

Usage: check-contrast.py page.css UTILS
"""
import re
import sys

sys.path.insert(0, sys.argv[2])
from stall_causes import CAUSES

TEXT = ("text", "dim", "accent", "bad", "good", "control")
GROUNDS = ("bg", "card", "link-bg", "accent-bg", "track")
BARS = ("accent", "issue", "other", *(cause for cause in CAUSES if cause != "sleep"))


def luminance(color):
    parts = [int(color[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    r, g, b = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(a, b):
    high, low = sorted((luminance(a), luminance(b)), reverse=True)
    return (high + 0.05) / (low + 0.05)


with open(sys.argv[1]) as file:
    light, dark = file.read().split("prefers-color-scheme: dark")
schemes = {"light": dict(re.findall(r"--([\w-]+): #([0-9a-f]{6})", light))}
schemes["dark"] = {**schemes["light"], **dict(re.findall(r"--([\w-]+): #([0-9a-f]{6})", dark))}
failures = 0
for name, colors in schemes.items():
    pairs = [(t, g, 4.5) for t in TEXT for g in GROUNDS] + [(b, "card", 3) for b in BARS]
    for a, b, least in pairs:
        ratio = contrast(colors[a], colors[b])
        if ratio < least:
            failures += 1
            print(f"{name}: {a} on {b}: {ratio:.2f}, at least {least}")
print(failures, "fail")
