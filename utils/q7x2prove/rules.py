# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which of the target's own rules of the DAG combiner have been applied to code that is
proved: each counts its applications in one of LLVM's statistics, NumCombined*."""
import glob
import os
import re

from .encodings import TARGET

STATISTIC = re.compile(r'STATISTIC\((NumCombined\w+),\s*"([^"]*)"\);')
COUNT = re.compile(r"^\s*\d+ [\w-]+\s+- (.*)$", re.M)


def all_rules():
    """Names by what -stats prints."""
    found = {}
    for path in glob.glob(os.path.join(TARGET, "**", "*.cpp"), recursive=True):
        with open(path) as file:
            found.update((text, name) for name, text in STATISTIC.findall(file.read()))
    return found


def applied(statistics):
    """The names in the output of llc -stats."""
    rules = all_rules()
    return {rules[text] for text in COUNT.findall(statistics) if text in rules}


def show(used):
    """Prints the rules that are not used; their number."""
    rules = set(all_rules().values())
    print(f"{len(rules & used)} of {len(rules)} rules of the combiner applied to proved code"
          + "".join(f"\n  not {name}" for name in sorted(rules - used)))
    return len(rules - used)
