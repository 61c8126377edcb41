# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""NVIDIA's machine code on the simulator: nvcc's own code for CUDA kernels for sm_86,
translated instruction by instruction by a module sass2q7.py, which is not part of
this project; and what code for other processors needs of that."""
import os
import re
import subprocess
import sys


def parameter_directives(assembly, kernel):
    """The directives of our code for a kernel that another's needs as well: parameters and
    block sizes. None if there is no such kernel."""
    found = re.search(rf"^\t\.kernel\t{re.escape(kernel)}\n((?:\t\..*\n)*)", assembly, re.M)
    return found and [line for line in found[1].splitlines()
                      if line.split()[0] in (".param", ".reqntid", ".maxntid")]


def usage_of(report, kernel):
    """The part of ptxas's report on a kernel; empty if there is no such kernel."""
    found = re.search(rf"entry function '{re.escape(kernel)}'.*?(?=entry function|\Z)", report,
                      re.S)
    return found[0] if found else ""


def memory_directives(report, kernel, reserved=0):
    """The directives for a kernel's thread-local and shared memory, of ptxas's report.
    reserved: bytes of shared memory that each block has in addition."""
    usage = usage_of(report, kernel)
    for name, words, more in (".local", "bytes stack frame", 0), (".shared", "bytes smem", reserved):
        found = re.search(rf"(\d+) {words}", usage)
        size = (int(found[1]) + 15) // 16 * 16 if found else 0
        if size + more:
            yield f"\t{name} {size + more}"


def assemble(build, assembly, base):
    """Gives translated code control words, and returns the path of its object, base.o.
    Raises subprocess.CalledProcessError."""
    with open(base + ".s", "w") as f:
        f.write(assembly)
    for command in (["q7x2-sched", base + ".s", "-o", base + ".c.s"],
                    ["llvm-mc", "-triple=q7x2", "-filetype=obj", base + ".c.s", "-o", base + ".o"]):
        command[0] = os.path.join(build, "bin", command[0])
        subprocess.run(command, capture_output=True, check=True)
    return base + ".o"


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

    def registers(self, kernel):
        """How many registers ptxas allocated to a kernel; the translation may take more.
        None if there is no such kernel."""
        found = re.search(r"Used (\d+) registers", usage_of(self.usage, kernel))
        return int(found[1]) if found else None

    def object(self, kernel, parameters):
        """The path of an object of a kernel with these .param directives; None if the
        code cannot be translated."""
        directives = [*parameters, *memory_directives(self.usage, kernel)]
        try:
            assembly, _ = self.translate(self.code, kernel, directives)
        except Exception:
            return None
        try:
            return assemble(self.build, assembly, os.path.join(self.scratch, "nvcc-" + kernel))
        except subprocess.CalledProcessError:
            return None
