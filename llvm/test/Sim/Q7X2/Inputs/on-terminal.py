# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""on-terminal.py COLUMNS COMMAND...: runs it on a terminal. When it has printed a
"!" it is stopped for longer than a second. Prints what has arrived, with a line
for each carriage return and <erase> for the erasing sequence."""
import fcntl
import os
import pty
import signal
import struct
import sys
import termios
import time

child, terminal = pty.fork()
if child == 0:
    fcntl.ioctl(2, termios.TIOCSWINSZ, struct.pack("HHHH", 24, int(sys.argv[1]), 0, 0))
    os.execvp(sys.argv[2], sys.argv[2:])
seen = b""
stopped = False
while True:
    try:
        text = os.read(terminal, 4096)
    except OSError:  # the other end has been closed
        break
    if not text:
        break
    seen += text
    if b"!" in seen and not stopped:
        stopped = True
        os.kill(child, signal.SIGSTOP)
        time.sleep(1.2)
        os.kill(child, signal.SIGCONT)
status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
text = seen.decode().replace("\r\n", "\n").replace("\n\r", "\n").replace("\r", "\n")
for line in text.split("\n"):
    print(line.replace("\x1b[K", "<erase>"))
sys.exit(status)
