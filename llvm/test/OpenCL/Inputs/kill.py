"""Runs a program with each of some signals, which it gets when it says that it is
running; prints how it ends. Usage: kill.py PROGRAM MODE SIGNAL..."""
import signal
import subprocess
import sys
import time

program, mode, *names = sys.argv[1:]
for name in names:
    # This program may have been started with the signal ignored.
    process = subprocess.Popen(
        [program, mode], stdout=subprocess.PIPE, text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL))
    assert process.stdout.readline() == "running\n"
    time.sleep(0.05)
    process.send_signal(getattr(signal, "SIG" + name))
    print(f"{name}: {process.wait(timeout=20)}")
