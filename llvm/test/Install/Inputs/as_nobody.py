"""as_nobody.py FOLDER COMMAND...: runs a command as the user nobody, if this is root and nobody
may enter the folder; otherwise as this user."""
import os
import pwd
import subprocess
import sys

folder, *command = sys.argv[1:]
user = pwd.getpwnam("nobody").pw_uid
if os.getuid() == 0 and subprocess.run(["ls", folder], user=user, capture_output=True).returncode == 0:
    sys.exit(subprocess.run(command, user=user, group=pwd.getpwnam("nobody").pw_gid).returncode)
sys.exit(subprocess.run(command).returncode)
