# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Copies the JSON of --stats without what only a launch with timing has."""
import json
import sys

stats = json.load(sys.stdin)
stats.pop("cycles", None)
stats.pop("stalls", None)
print(json.dumps(stats, indent=1, sort_keys=True))
