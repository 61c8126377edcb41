# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Presses Ctrl-C once the kernel runs.

Usage: interrupt.py OBJECT
"""
import os
import select
import signal
import subprocess
import sys


def read(debugger, until, press=False):
    """What the debugger prints up to a text; Ctrl-C is pressed again if it is silent."""
    text = ""
    while until not in text:
        if not select.select([debugger.stdout], [], [], 0.3)[0] and press:
            debugger.send_signal(signal.SIGINT)
            continue
        data = os.read(debugger.stdout.fileno(), 4096)
        if not data:
            break
        text += data.decode()
    print(text, end="")


with subprocess.Popen(["q7x2-dbg", sys.argv[1], "--arg", "buf:8"], stdin=subprocess.PIPE,
                      stdout=subprocess.PIPE) as process:
    process.stdin.write(b"run\n")
    process.stdin.flush()
    read(process, "Starting kernel")
    read(process, "while (", press=True)
    process.stdin.write(b"print p[1]\nset var p[0] = 1\ncontinue\n")
    process.stdin.close()
    read(process, "has ended normally")
print("\nstatus", process.wait())
