# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A client of `q7x2-dbg --dap`: messages with their headers."""
import json
import subprocess


class DapClient:
    def __init__(self, debugger):
        self.process = subprocess.Popen([debugger, "--dap"], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE)
        self.number = 0

    def write(self, data):
        self.process.stdin.write(data)
        self.process.stdin.flush()

    def post(self, command, arguments):
        """Sends a request."""
        self.number += 1
        text = json.dumps({"seq": self.number, "type": "request", "command": command,
                           "arguments": arguments}).encode()
        self.write(b"Content-Length: %d\r\n\r\n" % len(text) + text)

    def read(self):
        """The next message; None at the end."""
        header = self.process.stdout.readline()
        if not header:
            return None
        name, length = header.split(b":")
        assert name == b"Content-Length", header
        assert self.process.stdout.readline() == b"\r\n"
        return json.loads(self.process.stdout.read(int(length)))
