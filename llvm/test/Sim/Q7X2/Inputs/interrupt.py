"""Runs a command, sends it SIGINT, and prints its errors and status."""
import signal
import subprocess
import sys
import time

process = subprocess.Popen(sys.argv[1:], stderr=subprocess.PIPE, text=True)
# The launch has begun by then.
time.sleep(2)
process.send_signal(signal.SIGINT)
print(process.communicate(timeout=60)[1].strip())
print("status", process.returncode)
