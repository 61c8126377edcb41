"""status.py STATUS COMMAND...: whether the command exits with that status."""
import subprocess
import sys

status = subprocess.run(sys.argv[2:]).returncode
if status != int(sys.argv[1]):
    sys.exit(f"exit status {status}, not {sys.argv[1]}")
