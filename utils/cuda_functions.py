#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints a CUDA source with one use of each function in a list, of which
docs/cuda-functions.md is made.

Usage: cuda_functions.py LIST

A line of LIST is [CATEGORY], NAME(TYPE, ...), or NAME: EXPRESSION with the values
arg<TYPE>() and argp<TYPE>(), a pointer. Each use is a device function of its own, so
that a function that does not compile is reported in its line.
"""
import re
import sys

HEADER = """\
#include <cooperative_groups.h>
#include <cooperative_groups/memcpy_async.h>
#include <cooperative_groups/reduce.h>
#include <cooperative_groups/scan.h>
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cuda_fp8.h>
namespace cg = cooperative_groups;
typedef cg::thread_block_tile<32> Tile;
template <typename T> __device__ T &arg();
template <typename T> __device__ T *argp();
"""


def parse(text):
    """The categories, each with its functions as pairs of name and use."""
    categories = {}
    for line in text.splitlines():
        if heading := re.fullmatch(r"\[(.*)\]", line):
            functions = categories.setdefault(heading[1], [])
        elif use := re.fullmatch(r"(.*?[^:]): (.*)", line):
            functions.append((use[1], use[2]))
        elif call := re.fullmatch(r"(\w+)\((.*)\)", line):
            arguments = [f"argp<{a[:-1].strip()}>()" if a.endswith("*") else f"arg<{a}>()"
                         for a in call[2].split(", ") if a]
            functions.append((call[1], f"{call[1]}({', '.join(arguments)})"))
    return categories


def names(functions):
    """The names, each once; those that differ in the direction of rounding as one."""
    directions = {}
    for name, _ in functions:
        stem = re.sub(r"_r[dnuz]$", "", name)
        directions.setdefault(stem, []).append(name[len(stem):])
    result = []
    for stem, suffixes in sorted(directions.items()):
        if "_rd" in suffixes and "_ru" in suffixes:
            if "" in suffixes:
                result.append(stem)
            result.append(f"{stem}_r[{''.join(sorted({s[2] for s in suffixes if s}))}]")
        else:
            result += sorted({stem + suffix for suffix in suffixes})
    return result


def main():
    if len(sys.argv) != 2 or sys.argv[1].startswith("-"):
        sys.exit(__doc__)
    with open(sys.argv[1]) as file:
        categories = parse(file.read())
    print(HEADER, end="")
    uses = [use for functions in categories.values() for _, use in functions]
    for number, use in enumerate(uses):
        print(f"__device__ void use{number}() {{ (void)({use}); }}")


if __name__ == "__main__":
    main()
