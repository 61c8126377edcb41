"""Checks a file of --timeline: each warp's slices follow each other without gap
or overlap. Prints for each block and warp what its cycles went to.

Usage: check-timeline.py FILE
"""
import collections
import json
import sys

slices = collections.defaultdict(list)
names = {}
with open(sys.argv[1]) as file:
    for event in json.load(file)["traceEvents"]:
        row = event["pid"], event["tid"]
        if event["ph"] == "X":
            slices[row].append(event)
        elif event["name"] == "process_name":
            names[event["pid"]] = event["args"]["name"]
for row, events in sorted(slices.items()):
    cycles = collections.Counter()
    time = None
    for event in sorted(events, key=lambda event: event["ts"]):
        if time is not None and event["ts"] != time:
            sys.exit(f"{row}: {event['name']} begins at {event['ts']}, not at {time}")
        time = event["ts"] + event["dur"]
        cycles["issue" if event["cat"] == "issue" else event["name"]] += event["dur"]
    print(names[row[0]], "warp", row[1], dict(sorted(cycles.items())))
