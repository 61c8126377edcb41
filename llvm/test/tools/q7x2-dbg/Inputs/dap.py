#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Sends requests to `q7x2-dbg --dap` and prints what it answers.

Usage: dap.py REQUESTS [OBJECT]

REQUESTS has a line for each: the command, and its arguments as JSON, in which %o is the
object and %d its folder. A line that begins with `raw` is sent as it is; `wait NAME` waits
for an event; `#` begins a comment. Answers are printed without the numbers of messages
and with %d for the folder; a response comes before the next request is sent.
"""
import json
import os
import signal
import sys

from dap_client import DapClient  # of utils

TIMEOUT = 60  # seconds, for an answer that does not come


class Adapter(DapClient):
    def __init__(self, folder):
        super().__init__("q7x2-dbg")
        self.folder = folder
        self.events = []

    def receive(self):
        """The next message, which is printed; None at the end."""
        signal.alarm(TIMEOUT)
        message = self.read()
        if message is None:
            return None
        del message["seq"]
        if message["type"] == "event":
            self.events.append(message["event"])
            text = "event: " + json.dumps({"name": message["event"], **message.get("body", {})})
        else:
            text = "response: " + json.dumps(message, sort_keys=True)
        print(text.replace(self.folder, "%d"))
        return message

    def request(self, command, arguments):
        self.post(command, arguments)
        print("request:", command)
        while True:
            message = self.receive()
            if message is None or message["type"] == "response":
                return

    def wait(self, name):
        while name not in self.events:
            if self.receive() is None:
                sys.exit(f"no event {name}")
        self.events.remove(name)


def main():
    target = os.path.abspath(sys.argv[2]) if len(sys.argv) > 2 else ""
    adapter = Adapter(os.path.dirname(target))
    with open(sys.argv[1]) as lines:
        for line in lines:
            line = line.strip()
            if not line or line.startswith(("#", "//")):
                continue
            command, _, rest = line.partition(" ")
            rest = rest.replace("%o", target).replace("%d", adapter.folder)
            if command == "raw":
                adapter.write(rest.encode().decode("unicode_escape").encode())
                adapter.receive()
            elif command == "wait":
                adapter.wait(rest)
            else:
                adapter.request(command, json.loads(rest or "{}"))
    adapter.process.stdin.close()
    while adapter.receive():
        pass
    print("status", adapter.process.wait())


main()
