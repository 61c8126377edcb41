# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the scripts of dispatch.test and endless.test have in common."""


def report(cases):
    """Prints those of the cases (name, found, expected) that differ, and how many do not."""
    right = count = 0
    for name, found, expected in cases:
        count += 1
        right += found == expected
        if found != expected:
            print(f"{name}: {found}, not {expected}")
    print(f"{right} of {count} cases")
