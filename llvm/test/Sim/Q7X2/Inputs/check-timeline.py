"""Checks a file of --timeline: each warp's slices follow each other without gap
or overlap. Prints the number of processes, and how many have slices at a time at
most, then for each block and warp what its cycles went to.

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
spans = [[event for (process, _), events in slices.items() if process == number
          for event in events] for number in names]
begins = [min(event["ts"] for event in span) for span in spans]
ends = [max(event["ts"] + event["dur"] for event in span) for span in spans]
together = max(sum(b <= begin < e for b, e in zip(begins, ends)) for begin in begins)
print(f"{len(names)} processes, {together} side by side")
for row, events in sorted(slices.items()):
    cycles = collections.Counter()
    time = None
    for event in sorted(events, key=lambda event: event["ts"]):
        if time is not None and event["ts"] != time:
            sys.exit(f"{row}: {event['name']} begins at {event['ts']}, not at {time}")
        time = event["ts"] + event["dur"]
        cycles["issue" if event["cat"] == "issue" else event["name"]] += event["dur"]
    print(names[row[0]], "warp", row[1], dict(sorted(cycles.items())))
