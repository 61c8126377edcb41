# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which patterns of TableGen selected the code of proved functions.

A build with Q7X2_COVER_PATTERNS prints the number of each pattern that selects. The
functions of a module that are proved are compiled with it once more, by themselves.
"""
import itertools
import os
import re
import subprocess

from . import (
    generate, matrix, matrix_memory, matrix_more, matrix_patterns, matrix_threads, rules)
from .encodings import ROOT
from .errors import InputError
from .sweep import Sweep

RANDOM = 200  # random functions, in modules of 20
SHARE = 8     # of so many functions of the integer operations one
REASONS = os.path.join(ROOT, "docs", "proofs.md")
BEGIN, END = "<!-- patterns:begin -->", "<!-- patterns:end -->"


class Patterns:
    """The patterns by number: where they are defined, and what they match."""

    def __init__(self, build):
        self.plugin = os.path.join(build, "lib", "LLVMQ7X2.so")
        path = os.path.join(build, "llvm", "lib", "Target", "Q7X2",
                            "Q7X2GenDAGISelCoverage.inc")
        if not os.path.exists(path):
            raise InputError(f"{build} is no build with Q7X2_COVER_PATTERNS")
        with open(path) as file:
            text = file.read()
        self.texts = self._table(text, "PATTERN_MATCH_TABLE")
        self.places = [os.path.basename(p) for p in self._table(text, "INCLUDE_PATH_TABLE")]
        self.llc = os.path.join(subprocess.run(
            ["llvm-config-22", "--bindir"], capture_output=True, text=True,
            check=True).stdout.strip(), "llc")

    @staticmethod
    def _table(text, name):
        body = text.split(f"{name}[] = {{")[1].split("};")[0]
        return re.findall(r'^"(.*)",$', body, re.M)

    def fired(self, path, level):
        """The patterns that select in a file, and the rules of the combiner."""
        environment = {**os.environ, "LD_PRELOAD": self.plugin}
        done = subprocess.run([self.llc, "-mtriple=q7x2", f"-O{level}", "-filetype=obj", path,
                               "-stats", "-o", os.devnull], env=environment,
                              capture_output=True, text=True)
        return ({int(n) for n in re.findall(r"^COVERED: (\d+)$", done.stderr, re.M)},
                rules.applied(done.stderr))

    def name(self, number):
        """What the pattern matches, with types as in `i32:$a`."""
        source = self.texts[number].split(" -> ")[0]
        return re.sub(r":\{ \*:\[(\w+)\] \}", r":\1", source)

    def distinct(self):
        """Lists of numbers: TableGen makes a variant of a pattern for each order of
        operands that can be exchanged."""
        found = {}
        for number, text in enumerate(self.texts):
            words = " ".join(sorted(re.split(r"[(),\s]+", text)))
            found.setdefault((self.places[number], words), []).append(number)
        return list(found.values())


def random_modules():
    for first in range(0, RANDOM, 20):
        parts, declarations, names = [], set(), {}
        for seed in range(first, first + 20):
            name = f"f{seed}"
            text, declared = generate.provable(seed, name)
            parts.append(text)
            declarations |= declared
            names[name] = f"random function {seed}"
        yield matrix.text_of(parts, declarations), names


def only(text, names):
    """The module without the functions that are not among the names."""
    def keep(match):
        return match.group(0) if match.group(1) in names else ""
    return re.sub(r"^define [^\n]*@(\w+)\(.*?^}\n", keep, text, flags=re.M | re.S)


def coverage(toolchain, opts):
    """Proves, counts, and lists the patterns that no proved function used."""
    patterns = Patterns(opts.patterns)
    sweep, used, applied = Sweep(toolchain, opts), set(), set()
    integer = matrix.modules(share=(1, SHARE))
    builders = [*matrix_patterns.builders(), *matrix_memory.builders(),
                *matrix_threads.builders()]
    others = (matrix_more.of(builder) for builder in builders)
    for text, names in itertools.chain(*others, matrix_more.modules(), integer,
                                       random_modules()):
        for level in opts.levels.split(","):
            proved = sweep.at_level(text, names, level)
            path = toolchain.path("proved.ll")
            with open(path, "w") as file:
                file.write(only(text, proved))
            fired, combined = patterns.fired(path, level)
            used |= fired
            applied |= combined
    sweep.show()
    unexplained = show(patterns, used)
    rules.show(applied)
    sweep.counts["wrong"] += unexplained
    return sweep.counts


def reasons():
    """The table in the documentation: why a pattern selects no proved code."""
    with open(REASONS) as file:
        body = file.read().split(BEGIN)[1].split(END)[0]
    return dict(re.findall(r"^\| `([^`]+)` \| ([^|]+) \|$", body, re.M))


def show(patterns, used):
    """The patterns that selected no proved code; how many of them have no reason, or a
    reason although they did."""
    distinct, known = patterns.distinct(), reasons()
    unused = [numbers for numbers in distinct if not used & set(numbers)]
    print(f"{len(distinct) - len(unused)} of {len(distinct)} patterns selected code of proved "
          "functions")
    names = {name for numbers in unused for name in map(patterns.name, numbers)}
    missing = sorted((patterns.places[numbers[0]], patterns.name(numbers[0]))
                     for numbers in unused
                     if not known.keys() & set(map(patterns.name, numbers)))
    for place, name in missing:
        print(f"  without a reason: {place}: {name}")
    superfluous = sorted(known.keys() - names)
    for name in superfluous:
        print(f"  with a reason, but used or none: {name}")
    return len(missing) + len(superfluous)


def check_reasons(folder):
    """Whether each pattern with a reason exists; the number of those that do not."""
    patterns = Patterns(folder)
    names = {patterns.name(number) for number in range(len(patterns.texts))}
    gone = sorted(reasons().keys() - names)
    for name in gone:
        print(f"no pattern: {name}")
    print(f"{len(reasons())} patterns with a reason, {len(gone)} of them do not exist")
    return len(gone)
