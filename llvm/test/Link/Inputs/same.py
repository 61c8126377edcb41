"""same.py PROGRAM...: each prints the same and has the same status and kernel's results."""
import subprocess
import sys


def results(program):
    main = subprocess.run(["q7x2-run", program, "--entry", "main"], capture_output=True)
    kernel = subprocess.run(["q7x2-run", program, "--kernel", "kern", "--block", "4", "--arg",
                             "buf:i32:1,2,3,4", "--print", "0:i32"], capture_output=True)
    return [(run.returncode, run.stdout, run.stderr) for run in (main, kernel)]


expected = results(sys.argv[1])
if expected != [(68, b"sum 196, 8 calls, 2.500\n", b""), (0, b"2\n4\n6\n8\n", b"")]:
    sys.exit(f"{sys.argv[1]}: {expected}")
for program in sys.argv[2:]:
    if results(program) != expected:
        sys.exit(f"{program}: {results(program)}, not {expected}")
