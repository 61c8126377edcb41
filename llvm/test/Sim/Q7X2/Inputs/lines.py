"""Puts the lines of standard input into one, runs of 4 and more as value*n."""
import itertools
import sys

words = []
for value, run in itertools.groupby(line.strip() for line in sys.stdin):
    count = len(list(run))
    words += [f"{value}*{count}"] if count >= 4 else [value] * count
print(" ".join(words))
