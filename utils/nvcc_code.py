# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""nvcc's own code for CUDA kernels, for the simulator: its machine code for sm_86,
translated instruction by instruction by a module sass2q7.py, which is not part of
this project."""
import os
import re
import subprocess
import sys


class NvccCode:
    """Of one source file. build: the build folder, sass: that of sass2q7.py,
    scratch: one for files."""

    def __init__(self, build, sass, file, scratch):
        sys.path.insert(0, sass)
        import sass2q7
        self.translate = sass2q7.ptx_kernel
        self.build, self.scratch = build, scratch
        cubin = os.path.join(scratch, "nvcc.cubin")
        done = subprocess.run(["nvcc", "-O3", "-w", "-arch=sm_86", "-Xptxas", "-v", "-cubin", file,
                               "-o", cubin], capture_output=True, text=True)
        if done.returncode:
            sys.exit(f"nvcc: {done.stderr}")
        self.usage = done.stderr
        with open(cubin, "rb") as f:
            self.code = f.read()

    def memory(self, kernel):
        """The directives for the kernel's thread-local and shared memory."""
        usage = re.search(rf"entry function '{kernel}'.*?(?=entry function|\Z)", self.usage, re.S)[0]
        for name, words in (".local", "bytes stack frame"), (".shared", "bytes smem"):
            found = re.search(rf"(\d+) {words}", usage)
            if found and int(found[1]):
                yield f"\t{name} {(int(found[1]) + 15) // 16 * 16}"

    def object(self, kernel, parameters):
        """The path of an object of a kernel with these .param directives; None if the
        code cannot be translated."""
        base = os.path.join(self.scratch, "nvcc-" + kernel)
        try:
            assembly, _ = self.translate(self.code, kernel, [*parameters, *self.memory(kernel)])
        except Exception:
            return None
        with open(base + ".s", "w") as f:
            f.write(assembly)
        for command in (["q7x2-sched", base + ".s", "-o", base + ".c.s"],
                        ["llvm-mc", "-triple=q7x2", "-filetype=obj", base + ".c.s", "-o", base + ".o"]):
            command[0] = os.path.join(self.build, "bin", command[0])
            if subprocess.run(command, capture_output=True).returncode:
                return None
        return base + ".o"
