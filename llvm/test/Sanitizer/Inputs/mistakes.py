# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Launches pairs of kernels, one with a mistake and one without.

Usage: mistakes.py FILE OBJECT

FILE, the source of OBJECT, has a comment before each pair:

  //- NAME CHECK: OPTIONS

Kernel NAME_wrong must have findings of that check, and NAME_right none of any
check. OPTIONS are those of q7x2-run. In NAME_wrong, the lines of a finding
are marked "first" and, if it has a second instruction, "second".
"""
import json
import re
import shlex
import subprocess
import sys


def launch(program, kernel, check, options):
    command = ["q7x2-run", program, "--kernel", kernel, f"--check={check}", "--stats=json",
               *shlex.split(options)]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode not in (0, 1) or not done.stdout:
        sys.exit(f"{shlex.join(command)}: status {done.returncode}\n{done.stderr}")
    findings = json.loads(done.stdout[done.stdout.index("{"):])["findings"]
    if done.returncode != bool(findings):
        sys.exit(f"{kernel}: status {done.returncode}\n{done.stderr}")
    return findings


def marked(lines, begin, end, mark):
    return [number + 1 for number in range(begin, end)
            if re.search(rf"// .*\b{mark}\b", lines[number])]


def line_of(party):
    return int(party["line"].rpartition(":")[2] or 0)


def check_wrong(findings, name, place):
    if not findings:
        return f"{name}_wrong has no finding"
    for finding in findings:
        if all((party not in finding and not place[party]) or
               (party in finding and line_of(finding[party]) in place[party])
               for party in ("first", "second")):
            return None
    return f"{name}_wrong: not at the marked lines: " + "\n".join(f["message"] for f in findings)


def main():
    source, program = sys.argv[1:]
    with open(source) as file:
        lines = file.read().split("\n")
    pairs = [(number, *match.groups()) for number, text in enumerate(lines)
             if (match := re.fullmatch(r"//- (\w+) (\w+): (.*)", text))]
    problems = []
    for index, (begin, name, check, options) in enumerate(pairs):
        end = pairs[index + 1][0] if index + 1 < len(pairs) else len(lines)
        place = {mark: marked(lines, begin, end, mark) for mark in ("first", "second")}
        findings = launch(program, name + "_wrong", check, options)
        if problem := check_wrong(findings, name, place):
            problems.append(problem)
        for finding in launch(program, name + "_right", "all", options):
            problems.append(f"{name}_right: {finding['message']}")
    print("\n".join(problems))
    print(f"{len(pairs)} pairs")
    sys.exit(bool(problems))


main()
