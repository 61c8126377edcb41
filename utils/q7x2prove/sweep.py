# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Proofs of many generated functions, with a summary."""
import collections
import re

from . import generate, matrix, refinement
from .errors import InputError

BATCH = 20  # random functions in a module


class Sweep:
    """Counts, by status and reason, and what was not proved."""

    def __init__(self, toolchain, opts):
        self.toolchain, self.opts = toolchain, opts
        self.counts = collections.Counter()
        self.undecided = collections.Counter()

    def module(self, text, names):
        """Proves the functions of an IR file; names maps them to descriptions."""
        for level in self.opts.levels.split(","):
            self.at_level(text, names, level)

    def at_level(self, text, names, level):
        """The same at one level; the names of those that are proved."""
        path, proved = self.toolchain.path("sweep.ll"), set()
        with open(path, "w") as file:
            file.write(text)
        module = self.toolchain.module(path)
        code, target = self.toolchain.compile(path, level)
        for function in module.functions:
            outcome = refinement.prove(function, code, self.opts.unroll, self.opts.timeout)
            self.add(function, f"{names[function.name]} at -O{level}", outcome, target)
            if outcome.status == "proved":
                proved.add(function.name)
        return proved

    def add(self, function, what, outcome, target):
        self.counts[outcome.status] += 1
        if outcome.status == "undecided":
            self.undecided[outcome.reason] += 1
        if outcome.status != "proved" or not self.opts.quiet:
            reason = f" ({outcome.reason})" if outcome.reason else ""
            print(f"{what}: {outcome.status}{reason}, {outcome.seconds:.2f} s", flush=True)
        if outcome.status == "wrong":
            print(function.text())
            outcome.counterexample.show()
            print(f"  {outcome.counterexample.run(self.toolchain, target)}", flush=True)

    def summary(self):
        total = sum(self.counts.values())
        print(f"{total} proofs: " + ", ".join(
            f"{self.counts[status]} {status}" for status in ("proved", "wrong", "undecided")))
        for reason, count in self.undecided.most_common():
            print(f"  {count} undecided: {reason}")


def operations(toolchain, opts):
    """Every integer operation; opts.part is "K/N", a share of them."""
    match = re.fullmatch(r"(\d+)/([1-9]\d*)", opts.part or "1/1")
    if not match:
        raise InputError(f"--part: '{opts.part}' is not K/N")
    share = tuple(int(x) for x in match.groups())
    sweep = Sweep(toolchain, opts)
    for text, names in matrix.modules(wanted=opts.operations, share=share):
        sweep.module(text, names)
    sweep.summary()
    return sweep.counts


def random_functions(toolchain, opts):
    """opts.random functions, from the seed on."""
    sweep = Sweep(toolchain, opts)
    for first in range(opts.seed, opts.seed + opts.random, BATCH):
        last = min(first + BATCH, opts.seed + opts.random)
        parts, declarations, names = [], set(), {}
        for seed in range(first, last):
            name = f"f{seed}"
            text, declared = generate.provable(seed, name)
            parts.append(text)
            declarations |= declared
            names[name] = f"random function {seed}"
        sweep.module(matrix.text_of(parts, declarations), names)
    sweep.summary()
    return sweep.counts
