"""What two shared libraries export and want."""
import os
import subprocess
import sys


def lines(*command):
    return subprocess.run(command, check=True, capture_output=True,
                          text=True).stdout.splitlines()


for path in sys.argv[1:]:
    name = os.path.basename(path)
    exports = sorted(line.split()[-1] for line in
                     lines("nm", "-D", "--defined-only", path))
    alike = all(symbol.startswith("q7x2_") for symbol in exports)
    print(f"{name}:", "exports only q7x2_" if alike else " ".join(exports))
    wanted = lines("nm", "-D", "--undefined-only", path)
    wanted += lines("objdump", "-p", path)
    llvm = [line for line in wanted if "llvm" in line.lower()
            and "RUNPATH" not in line]
    print(f"{name}:", "\n".join(llvm) or "nothing of LLVM")
