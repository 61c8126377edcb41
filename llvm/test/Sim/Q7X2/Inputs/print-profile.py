"""Prints the counters of a profile, an instruction a line: issues, threads that
issued and executed it, what else has been counted, and the stalls.

Usage: print-profile.py PROFILE
"""
import json
import sys

with open(sys.argv[1]) as file:
    profile = json.load(file)
for inst in profile["instructions"]:
    words = [inst["text"].split(" ?")[0], "|", inst["issues"], inst["active"], inst["executing"]]
    for kind, moved in (("global", "sectors"), ("local", "sectors"), ("shared", "passes")):
        if kind in inst:
            c = inst[kind]
            words.append(f"{kind}={c['requests']}/{c[moved]}/{c['ideal']}")
    if "branches" in inst:
        words.append(f"branch={inst['branches']['executed']}/{inst['branches']['divergent']}")
    if "operations" in inst:
        words.append(f"{inst['operations']['type']}={inst['operations']['count']}")
    words += [f"{cause}:{cycles}" for cause, cycles in sorted(inst["stalls"].items())]
    print(*words)
