# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""check-timeline.py FILE: compares a timeline with the events on standard input
(lines "event row queued submitted started ended name") and prints what it has."""
import json
import sys


def ns(microseconds):
    return round(microseconds * 1000)


with open(sys.argv[1]) as file:
    trace = json.load(file)["traceEvents"]
for name in sorted((e["tid"], e["args"]["name"]) for e in trace if e["ph"] == "M"):
    print("row %d: %s" % name)

slices = [e for e in trace if e["ph"] == "X"]
last = {}
for e in slices:  # in each row one after another
    assert ns(e["ts"]) >= last.get(e["tid"], 0) and ns(e["dur"]) > 0, e
    last[e["tid"]] = ns(e["ts"]) + ns(e["dur"])
    assert e["args"]["status"] == 0, e

wanted = [line.split(None, 6)[1:] for line in sys.stdin if line.startswith("event ")]
assert wanted
for row, *times, name in wanted:
    name = name.strip()
    queued, submitted, started, ended = map(int, times)
    found = [e for e in slices if e["tid"] == int(row) and ns(e["ts"]) == started]
    assert len(found) == 1, (name, found)
    e, a = found[0], found[0]["args"]
    assert e["name"] == name and ns(e["dur"]) == ended - started, (name, e)
    assert (a["queued"], a["submitted"]) == (queued, submitted), (name, e)
    text = f"{name} on {row}"
    if "bytes_to_or_from_host" in a:
        text += f": {a['bytes_to_or_from_host']} bytes of the host"
    if "bytes_within_device" in a:
        text += f": {a['bytes_within_device']} bytes of the device"
    if "grid" in a:
        text += f": grid {a['grid']}, block {a['block']}"
        if a["cycles"] == ended - started and sum(a["stalls"].values()) > 0:
            text += ", cycles and stalls"
    print(text)
for e in slices:
    if e["tid"] == 0:
        print(e["name"], "on 0")


def slice_at(e):
    for s in slices:
        if s["tid"] == e["tid"] and \
                ns(s["ts"]) <= ns(e["ts"]) < ns(s["ts"]) + ns(s["dur"]):
            return s["name"] if s["tid"] else "0"
    raise AssertionError(e)


starts = {e["id"]: slice_at(e) for e in trace if e["ph"] == "s"}
ends = {e["id"]: slice_at(e) for e in trace if e["ph"] == "f"}
assert starts.keys() == ends.keys()
print("arrows:", ", ".join(sorted(f"{starts[i]} to {ends[i]}" for i in starts)))
