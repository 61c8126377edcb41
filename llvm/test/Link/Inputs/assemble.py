"""assemble.py FILE...: assembles each file, a.s to a.o."""
import subprocess
import sys

for name in sys.argv[1:]:
    subprocess.run(["llvm-mc", "-triple=q7x2", "-filetype=obj", name, "-o", name[:-2] + ".o"],
                   check=True)
