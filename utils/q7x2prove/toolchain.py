# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The tools in the build folder that the prover runs."""
import os
import re
import subprocess

from .encodings import Encodings
from .errors import InputError
from .llvmir import Module
from .machine import Code


# What `frem` is: the loop that LLVM makes of it, by the pass that llc runs, which is to
# expand nothing else here.
REMAINDER = r"(?m)^ +%\S+ = frem "
EXPANSION = ("-passes=require<libcall-lowering-info>,function(expand-ir-insts<O2>)",
             "-expand-div-rem-bits=128", "-expand-fp-convert-bits=128")


class Toolchain:
    def __init__(self, build, scratch):
        self.bin = os.path.join(build, "bin")
        self.scratch = scratch
        self.encodings = Encodings(build)

    def tool(self, name):
        return os.path.join(self.bin, name)

    def statistics(self, path, level):
        """What llc -stats prints for a file."""
        done = subprocess.run([self.tool("llc"), "-mtriple=q7x2", f"-O{level}", "-stats",
                               "-filetype=obj", path, "-o", os.devnull],
                              capture_output=True, text=True)
        return done.stderr

    def run(self, name, *args):
        done = subprocess.run([self.tool(name), *args], capture_output=True, text=True)
        if done.returncode:
            raise InputError(done.stderr.strip() or f"{name}: status {done.returncode}")
        return done.stdout

    def path(self, name):
        return os.path.join(self.scratch, name)

    def module(self, path):
        """The module of a file, verified and with the target's data layout."""
        normal = self.path("normal.ll")
        self.run("opt", "-mtriple=q7x2", "-passes=verify", "-S", path, "-o", normal)
        with open(normal) as file:
            if not re.search(REMAINDER, file.read()):
                return Module(normal)
        expanded = self.path("expanded.ll")
        self.run("opt", "-mtriple=q7x2", *EXPANSION, "-S", normal, "-o", expanded)
        return Module(expanded)

    def compile(self, path, level, options=()):
        """The code of the object that llc makes of a file."""
        target = self.path(f"O{level}.o")
        self.run("llc", "-mtriple=q7x2", f"-O{level}", "-filetype=obj", *options, path,
                 "-o", target)
        return self.read(target)

    def read(self, target):
        """The code of an object, and its path."""
        return Code(self.tool("llvm-objdump"), self.tool("llvm-readelf"), target,
                    self.encodings), target
