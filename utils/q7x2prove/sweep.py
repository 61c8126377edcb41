# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Proofs of many generated functions, with a summary."""
import collections
import re

from . import generate, matrix
from .errors import InputError
from .known import Known, read

BATCH = 20  # random functions in a module


class Sweep:
    """Proves functions, and counts."""

    def __init__(self, toolchain, opts):
        self.toolchain, self.opts = toolchain, opts
        self.known = Known(opts.build, opts.results)
        self.summary = Summary()
        self.counts = self.summary.counts

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
            what = f"{names[function.name]} at -O{level}"
            outcome = self.known.prove(what, function, code, self.opts)
            self.add(function, what, outcome, target)
            if outcome.status == "proved":
                proved.add(function.name)
        return proved

    def add(self, function, what, outcome, target):
        self.summary.add({"what": what, "status": outcome.status, "reason": outcome.reason})
        if outcome.status != "proved" or not self.opts.quiet:
            reason = f" ({outcome.reason})" if outcome.reason else ""
            print(f"{what}: {outcome.status}{reason}, {outcome.seconds:.2f} s", flush=True)
        if outcome.counterexample:
            print(function.text())
            outcome.counterexample.show()
            print(f"  {outcome.counterexample.run(self.toolchain, target)}", flush=True)


    def show(self):
        self.summary.show()
        print(f"  {self.known.shared} known before")


class Summary:
    """Counts, by status and reason, and what was not decided."""

    def __init__(self):
        self.counts, self.undecided = collections.Counter(), {}

    def add(self, result):
        self.counts[result["status"]] += 1
        if result["status"] == "undecided":
            self.undecided.setdefault(result["reason"], []).append(result["what"])

    def show(self, names=False):
        """names: lists what is undecided, by operation and type."""
        total = sum(self.counts.values())
        print(f"{total} proofs: " + ", ".join(
            f"{self.counts[status]} {status}" for status in ("proved", "wrong", "undecided")))
        for reason, found in sorted(self.undecided.items(), key=lambda x: -len(x[1])):
            print(f"  {len(found)} undecided: {reason}")
            if names:
                kinds = collections.Counter(re.sub(r" (rr|rc|cr|bank|rb) at .*| at .*", "", w)
                                            for w in found)
                print("    " + ", ".join(f"{kind} ({n})" for kind, n in sorted(kinds.items())))


def join(paths):
    """The summary of files of results; of several results for the same the last."""
    results = {result["what"]: result for path in paths for result in read(path)}
    summary = Summary()
    for result in results.values():
        summary.add(result)
    summary.show(names=True)
    return summary.counts


def operations(toolchain, opts):
    """Every integer operation; opts.part is "K/N", a share of them."""
    match = re.fullmatch(r"(\d+)/([1-9]\d*)", opts.part or "1/1")
    if not match:
        raise InputError(f"--part: '{opts.part}' is not K/N")
    share = tuple(int(x) for x in match.groups())
    sweep = Sweep(toolchain, opts)
    for text, names in matrix.modules(wanted=opts.operations, share=share):
        sweep.module(text, names)
    sweep.show()
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
    sweep.show()
    return sweep.counts
