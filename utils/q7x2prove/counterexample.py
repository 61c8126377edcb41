# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Shows a counterexample, and runs it on the simulator."""
import subprocess

from . import terms as t
from .memory import Reads
from .values import leaves

EXTENSIONS = {"zeroext", "signext"}
BUFFER = 4096  # bytes of memory that a pointer gets


class Counterexample:
    """Inputs for which the machine does not do what the IR says.

    arguments are values; results pairs of the IR's scalar and the machine's bits;
    memory maps a space to {address: byte} of what is read."""

    def __init__(self, function, arguments, violated, formulas, model):
        def number(term):
            return model.eval(term, model_completion=True).as_long()
        self.function, self.violated = function, violated
        self.outside = formulas.outside
        self.arguments = [[(number(leaf.bits), leaf.width(), t.is_true(leaf.poison))
                           for leaf in leaves(value)] for value in arguments]
        self.results = [(number(scalar.bits), number(held), held.size())
                        for scalar, held in formulas.results]
        self.memory = {space: {number(place.term): number(byte)
                               for place, byte in known.values()}
                       for space, known in Reads.spaces.items()}

    def show(self):
        print("  counterexample:")
        for argument, values in zip(self.function.arguments, self.arguments):
            shown = ", ".join("poison" if poison else f"{bits:#0{2 + (width + 3) // 4}x}"
                              for bits, width, poison in values)
            print(f"    {argument} = {shown}")
        for space, known in sorted(self.memory.items()):
            for address, byte in sorted(known.items()):
                print(f"    {space} [{address:#x}] = {byte:#04x}")
        print(f"  wrong: {', '.join(dict.fromkeys(self.violated))}")
        for k, (wanted, held, _) in enumerate(self.results):
            print(f"    result {k}: IR {wanted:#x}, machine {held:#x}")

    # ---- execution ----
    def _literal(self, type_, values):
        """The argument as a constant of IR; takes its scalars from values."""
        if type_.element or type_.fields:
            parts = [f"{part} {self._literal(part, values)}" for part in type_.parts()]
            left, right = {"vector": "<>", "array": "[]", "struct": "{}"}[type_.kind]
            return f"{left} {', '.join(parts)} {right}"
        bits, width, _ = values.pop(0)
        if type_.is_float:
            return f"bitcast (i{width} {bits} to {type_})"
        if type_.kind == "ptr":
            raise ValueError("a pointer argument of a function")
        return str(bits) if width > 1 else ("true" if bits else "false")

    def wrapper(self):
        """A kernel `run` that calls the function and stores its result."""
        function = self.function

        def attribute(k):
            return "".join(f"{name} " for name in function.attributes(k) & EXTENSIONS)
        types = [f"{a.type} {attribute(k + 1)}"
                 for k, a in enumerate(function.arguments)]
        arguments = [f"{text}{self._literal(a.type, list(v))}" for text, a, v in
                     zip(types, function.arguments, self.arguments)]
        result = f"{attribute(0)}{function.result}"
        return (f'target triple = "q7x2"\n'
                f"declare {result} @{function.name}({', '.join(types)})\n"
                f"define ptx_kernel void @run(ptr addrspace(1) %out) {{\n"
                f"  %r = call {result} @{function.name}({', '.join(arguments)})\n"
                f"  store {function.result} %r, ptr addrspace(1) %out\n"
                f"  ret void\n}}\n")

    def run(self, toolchain, target):
        """What the simulator computes: a line of text."""
        if self.outside:
            return "not run: it depends on other threads or the launch"
        try:
            if self.function.is_kernel:
                return self._run_kernel(toolchain, target)
            return self._run_function(toolchain, target)
        except (ValueError, subprocess.SubprocessError) as problem:
            return f"not run: {problem}"

    def _run_function(self, toolchain, target):
        if not self.results:
            raise ValueError("the function returns nothing")
        if any(poison for values in self.arguments for _, _, poison in values):
            raise ValueError("an argument is poison")
        source, out = toolchain.path("wrapper.ll"), toolchain.path("wrapper.o")
        with open(source, "w") as file:
            file.write(self.wrapper())
        toolchain.run("llc", "-mtriple=q7x2", "-O0", "-filetype=obj", source, "-o", out)
        size = self.function.layout.alloc_size(self.function.result)
        image = self._execute(toolchain, [target, out, "--kernel", "run"],
                              [f"buf:{size}"], 0)
        return self._compared(int.from_bytes(image, "little"))

    def _compared(self, held):
        """Whether the simulator's result is the IR's or that of the formulas."""
        if len(self.results) > 1:
            return f"q7x2-run: result {held:#x}"
        wanted, formula, width = self.results[0]
        held &= (1 << width) - 1
        verdict = ("confirmed" if held == formula != wanted
                   else "NOT confirmed: the model of the machine is wrong")
        return f"q7x2-run: result {held:#x}: {verdict}"

    def _run_kernel(self, toolchain, target):
        specs, last = [], None
        for k, (argument, values) in enumerate(zip(self.function.arguments,
                                                   self.arguments)):
            type_ = argument.type
            if self.function.byval(k + 1):
                raise ValueError("a structure by value")
            if type_.kind == "ptr":
                specs.append("buf@" + self._buffer(toolchain, k, values[0][0]))
                last = k
            elif type_.kind == "int" and type_.bits in (8, 16, 32, 64):
                specs.append(f"u{type_.bits}:{values[0][0]}")
            else:
                raise ValueError(f"a kernel's parameter of type {type_}")
        if last is None:
            raise ValueError("the kernel has no memory")
        image = self._execute(toolchain, [target, "--kernel", self.function.name], specs,
                              last)
        return f"q7x2-run: memory of argument {last}: {image[:64].hex(' ', 4)}"

    def _buffer(self, toolchain, k, base):
        """A file with the memory that begins at an argument."""
        image = bytearray(BUFFER)
        for address, byte in self.memory.get("global", {}).items():
            if 0 <= address - base < BUFFER:
                image[address - base] = byte
        path = toolchain.path(f"argument{k}")
        with open(path, "wb") as file:
            file.write(image)
        return path

    @staticmethod
    def _execute(toolchain, command, specs, out):
        path = toolchain.path("result")
        for spec in specs:
            command = [*command, "--arg", spec]
        done = subprocess.run([toolchain.tool("q7x2-run"), *command, "--out",
                               f"{out}={path}"], capture_output=True, text=True)
        if done.returncode:
            raise ValueError(f"q7x2-run: {done.stderr.strip()}")
        with open(path, "rb") as file:
            return file.read()
