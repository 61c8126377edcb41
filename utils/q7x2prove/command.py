# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The command line of utils/prove."""
import argparse
import os
import sys
import tempfile

from . import division_test, linear_test, patterns, remainder_test, rules, sweep, table_test
from .encodings import ROOT
from .errors import InputError
from .known import Known
from .toolchain import Toolchain


def options():
    parser = argparse.ArgumentParser(
        prog="prove", description="Proves that the machine code of each function in a "
        "file of LLVM IR refines the IR, for all inputs (docs/proofs.md).")
    parser.add_argument("file", nargs="?", help="LLVM IR, as text or bitcode")
    parser.add_argument("--build", default=os.path.join(ROOT, "build"),
                        help="build folder (default: build)")
    parser.add_argument("--levels", default="0,2", metavar="LIST",
                        help="optimization levels of llc (default: 0,2)")
    parser.add_argument("--function", metavar="NAME", help="only this one")
    parser.add_argument("--object", metavar="FILE.o",
                        help="machine code to compare with, instead of llc's")
    parser.add_argument("--unroll", type=int, default=0, metavar="N",
                        help="iterations of loops after the first (default: 0)")
    parser.add_argument("--timeout", type=float, default=20, metavar="SECONDS",
                        help="of a query to Z3 (default: 20)")
    parser.add_argument("--operations", nargs="?", const="", metavar="NAME",
                        help="instead of a file, every integer operation for every type "
                        "and shape of operands, or those whose name contains NAME")
    parser.add_argument("--random", type=int, metavar="N",
                        help="instead of a file, N random functions")
    parser.add_argument("--patterns", metavar="FOLDER",
                        help="prove generated functions, and list the patterns of "
                        "TableGen that selected none of the proved code; FOLDER is a "
                        "build with Q7X2_COVER_PATTERNS")
    parser.add_argument("--reasons", metavar="FOLDER",
                        help="whether the patterns exist for which docs/proofs.md has "
                        "reasons why they are not proved")
    parser.add_argument("--rules", action="store_true",
                        help="fails unless the file is proved and each of the target's own "
                        "rules of the DAG combiner is applied to it")
    parser.add_argument("--part", metavar="K/N",
                        help="of every N functions of --operations only the K-th")
    parser.add_argument("--results", metavar="FILE",
                        help="append the result of each proof to a file; what has been "
                        "proved according to it is not proved again")
    parser.add_argument("--join", nargs="+", metavar="FILE",
                        help="instead of proving, sum up such files")
    parser.add_argument("--test-instructions", action="store_true",
                        help="compare the table of instructions with the simulator")
    parser.add_argument("--test-arithmetic", type=int, metavar="N",
                        help="let linear arithmetic refute N formulas that hold for some "
                        "input, and a few that do not; check facts about N quotients, and "
                        "N/5 remainders")
    parser.add_argument("--seed", type=int, default=1, help="of random numbers (default: 1)")
    parser.add_argument("--count", type=int, default=4, metavar="N",
                        help="instructions for each encoding (default: 4)")
    parser.add_argument("--lanes", type=int, default=8, metavar="N",
                        help="inputs for each instruction, up to 32 (default: 8)")
    parser.add_argument("--quiet", action="store_true", help="only what is not proved")
    return parser


def check_file(toolchain, opts):
    """Proves the functions of a file; the number of those that are wrong."""
    module = toolchain.module(opts.file)
    functions = [f for f in module.functions if opts.function in (None, f.name)]
    if not functions:
        raise InputError(f"{opts.file}: no function {opts.function or ''}".rstrip())
    known, applied = Known(opts.build, opts.results), set()
    counts = {"proved": 0, "wrong": 0, "undecided": 0}
    for level in ["?"] if opts.object else opts.levels.split(","):
        code, target = (toolchain.read(opts.object) if opts.object
                        else toolchain.compile(opts.file, level))
        for function in functions:
            if function.name not in code.functions:
                # All its calls have been inlined: it is proved with its callers.
                print(f"{function.name} at {opts.object or f'-O{level}'}: no code")
                continue
            what = f"{opts.file} {function.name} at {opts.object or level}"
            outcome = known.prove(what, function, code, opts)
            counts[outcome.status] += 1
            report(toolchain, opts, target, function, level, outcome)
        if opts.rules:
            applied |= rules.applied(toolchain.statistics(opts.file, level))
    print(", ".join(f"{count} {status}" for status, count in counts.items())
          + f"; {known.shared} known before")
    if opts.rules and (rules.show(applied) or counts["undecided"]):
        raise InputError("a rule of the combiner that is not proved")
    return counts


def report(toolchain, opts, target, function, level, outcome):
    if outcome.status == "proved" and opts.quiet:
        return
    where = opts.object or f"-O{level}"
    line = f"{function.name} at {where}: {outcome.status}"
    if outcome.reason:
        line += f" ({outcome.reason})"
    print(f"{line}, {outcome.seconds:.2f} s", flush=True)
    if outcome.status == "wrong":
        outcome.counterexample.show()
        print(f"  {outcome.counterexample.run(toolchain, target)}", flush=True)


def test_arithmetic(toolchain, seed, count):
    """How much of what proofs assume of arithmetic does not hold."""
    return (linear_test.test(seed, count) + division_test.test(seed, count)
            + remainder_test.test(toolchain, seed, count // 5))


def main():
    opts = options().parse_args()
    try:
        if opts.join:
            return 1 if sweep.join(opts.join)["wrong"] else 0
        if opts.reasons:
            return 1 if patterns.check_reasons(opts.reasons) else 0
        with tempfile.TemporaryDirectory() as scratch:
            toolchain = Toolchain(opts.build, scratch)
            if opts.test_arithmetic:
                return 1 if test_arithmetic(toolchain, opts.seed, opts.test_arithmetic) else 0
            if opts.test_instructions:
                return 1 if table_test.test_instructions(toolchain, opts) else 0
            if opts.operations is not None:
                counts = sweep.operations(toolchain, opts)
            elif opts.patterns:
                counts = patterns.coverage(toolchain, opts)
            elif opts.random:
                counts = sweep.random_functions(toolchain, opts)
            elif opts.file:
                counts = check_file(toolchain, opts)
            else:
                raise InputError("no file")
    except InputError as problem:
        print(f"prove: error: {problem}", file=sys.stderr)
        return 1
    return 1 if counts["wrong"] else 0
