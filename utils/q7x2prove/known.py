# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Proofs that need not be made again: the same code has been proved to refine the same
IR, by this prover, or IR that is defined for no fewer inputs.

The code is that of the instructions without their control words, which the model does
not read. So results are shared between levels, between files of results, and between
functions that differ in flags such as nsw: what refines the operation without flags
refines it with them, because a flag only makes results poison.
"""
import glob
import hashlib
import json
import os
import re

from . import refinement
from .errors import InputError

# Files that make functions, test the prover, or show what it finds.
NO_MODEL = ("generate", "matrix", "patterns", "rules", "sweep", "table_test", "linear_test",
            "division_test", "command")
WORD_BITS = 112  # of an instruction, before its control word
FLAGS = r" (nsw|nuw|exact|disjoint|samesign|nneg)\b"
# llvm.ctlz, cttz, abs: the argument that says whether an input gives poison.
POISON_ARGUMENT = r"(@llvm\.(?:ctlz|cttz|abs)\.\w+\([^)]*, i1) true\)"
# What a function's text refers to: its key would be that of the whole module.
OUTSIDE = r"[#!]|@(?!llvm\.)"


def version(build):
    """Of the prover and its model; what is proved is known by its IR."""
    digest = hashlib.sha256()
    here = os.path.dirname(os.path.abspath(__file__))
    model = [path for path in sorted(glob.glob(os.path.join(here, "*.py")))
             if not os.path.basename(path).startswith(NO_MODEL)]
    for path in [*model,
                 os.path.join(build, "prove-encodings.json")]:
        with open(path, "rb") as file:
            digest.update(file.read())
    return digest.hexdigest()


def without_flags(text):
    """IR that is defined wherever the text is, and does the same there."""
    return re.sub(POISON_ARGUMENT, r"\1 false)", re.sub(FLAGS, "", text))


def text_of(function):
    """IR without the function's name; None if it refers to other things."""
    text = function.text().replace(f"@{function.name}(", "(", 1)
    return None if re.search(OUTSIDE, text) else text


def code_of(function, code):
    """The instructions; None if they refer to something outside the function."""
    words = []
    for address, word, _ in code.functions[function.name]:
        encoding, _ = code.encodings.decode(word)
        if encoding is None or encoding.op == "CALL" or code.object.at(address):
            return None
        words.append(f"{word & (1 << WORD_BITS) - 1:x}")
    return " ".join(words)


class Known:
    """The results in a file, and those that are added to it."""

    def __init__(self, build, path=None):
        self.version, self.path = version(build), path
        self.proved, self.finished = set(), {}
        self.shared = 0  # proofs that were not made again
        if path and os.path.exists(path):
            for result in read(path):
                self._remember(result)

    def _remember(self, result):
        if result.get("key") and result["status"] == "proved" and not result["reason"]:
            self.proved.add(result["key"])
        self.finished[result["what"]] = result

    def keys(self, function, code, bound):
        """Of the proof, and of one that this one follows from."""
        text, words = text_of(function), code_of(function, code)
        if text is None or words is None:
            return []
        parts = [self.version, str(bound), words]
        return [hashlib.sha256("\n".join([*parts, ir]).encode()).hexdigest()
                for ir in (text, without_flags(text))]

    def prove(self, what, function, code, opts):
        """The outcome of a proof, which is made unless it is known."""
        keys = self.keys(function, code, opts.unroll)
        if any(key in self.proved for key in keys):
            self.shared += 1
            outcome = refinement.Outcome("proved")
            before = self.finished.get(what, {})
            if (before.get("status"), before.get("key")) != ("proved", keys[0]):
                self._add(what, outcome, keys)
            return outcome
        outcome = refinement.prove(function, code, opts.unroll, opts.timeout)
        self._add(what, outcome, keys)
        return outcome

    def _add(self, what, outcome, keys):
        result = {"what": what, "status": outcome.status, "reason": outcome.reason,
                  "seconds": round(outcome.seconds, 2)}
        if keys:
            result["key"] = keys[0]
        self._remember(result)
        if self.path:
            with open(self.path, "a") as file:
                file.write(json.dumps(result) + "\n")


def read(path):
    """The results in a file."""
    try:
        with open(path) as file:
            found = [json.loads(line) for line in file]
        if any(not {"what", "status", "reason"} <= result.keys() for result in found):
            raise ValueError("no results of proofs")
        return found
    except (OSError, ValueError, AttributeError) as problem:
        raise InputError(f"{path}: {problem}") from problem
