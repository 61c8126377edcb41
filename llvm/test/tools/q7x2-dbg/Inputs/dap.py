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
import subprocess
import signal
import sys

TIMEOUT = 60  # seconds, for an answer that does not come


class Adapter:
    def __init__(self, folder):
        self.folder = folder
        self.process = subprocess.Popen(["q7x2-dbg", "--dap"], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE)
        self.number = 0
        self.events = []

    def send(self, data):
        self.process.stdin.write(data)
        self.process.stdin.flush()

    def receive(self):
        """The next message; None at the end."""
        signal.alarm(TIMEOUT)
        length = 0
        while True:
            line = self.process.stdout.readline()
            if not line:
                return None
            if line == b"\r\n":
                break
            name, value = line.split(b":")
            assert name == b"Content-Length", line
            length = int(value)
        message = json.loads(self.process.stdout.read(length))
        del message["seq"]
        text = json.dumps(message, sort_keys=True).replace(self.folder, "%d")
        if message["type"] == "event":
            self.events.append(message["event"])
            print("event:", json.dumps({"name": message["event"],
                                        **message.get("body", {})}).replace(self.folder, "%d"))
        else:
            print("response:", text)
        return message

    def request(self, command, arguments):
        self.number += 1
        body = json.dumps({"seq": self.number, "type": "request", "command": command,
                           "arguments": arguments}).encode()
        print("request:", command)
        self.send(b"Content-Length: %d\r\n\r\n" % len(body) + body)
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
                adapter.send(rest.encode().decode("unicode_escape").encode())
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
