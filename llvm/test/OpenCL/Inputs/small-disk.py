"""Runs a command whose cache is on a disk of one page, if there can be one.
Usage: small-disk.py FOLDER COMMAND..."""
import os
import subprocess
import sys

folder, *command = sys.argv[1:]
mount = ["unshare", "-rm", "sh", "-c",
         'mount -t tmpfs -o size=4k none "$0" && exec "$@"', folder]
if subprocess.run(mount + ["true"], stderr=subprocess.DEVNULL).returncode:
    print("no disk")
    sys.exit(0)
os.environ.update(Q7X2_CL_CACHE="on", XDG_CACHE_HOME=folder)
sys.exit(subprocess.run(mount + command).returncode)
