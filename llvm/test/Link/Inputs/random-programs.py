#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Links random programs in random ways.

Usage: random-programs.py FIRST COUNT

A program of C is compiled as one file, and split into files that become objects,
archives and relocatable objects, which are linked in random order and stages and with
random options. All must print the same; so must the simulator with the unlinked
inputs. FIRST is the first seed. Prints the number of programs, or the seed and the
commands of one that differs, with status 1.
"""
import os
import random
import subprocess
import sys

PROLOGUE = "int printf(const char *, ...);\nint strcmp(const char *, const char *);\n"


class Item:
    """A definition, in a file of its own or with others."""

    def __init__(self, text, prototype, call=None, is_needed=False, rival=None):
        self.text = text
        self.prototype = prototype
        self.call = call            # an expression of x
        self.is_needed = is_needed  # not in an archive: nothing refers to it
        self.rival = rival          # a definition that loses, for another file


def function(random, number, others):
    """Local names are @NAME@: equal in all files."""
    calls = [item.call for item in random.sample(others, min(len(others), 3)) if item.call]
    body = f"x = x * {random.randrange(3, 99, 2)} + {random.getrandbits(40)}ul;\n"
    body += "".join(f"  x ^= {call} + {random.randrange(100)};\n" for call in calls)
    kind = random.randrange(4)
    name = f"f{number}"
    local = ""
    if kind == 0:
        local = (f"static unsigned long @count@ = {random.randrange(50)};\n"
                 "static __attribute__((noinline)) unsigned long @step@(unsigned long y) {\n"
                 f"  @count@ += y % {random.randrange(2, 9)};\n  return @count@;\n}}\n")
        body += "  x += @step@(x);\n"
    elif kind == 1:
        text = f"text {random.randrange(3)}"
        local = f'static const char *const @texts@[] = {{"{text}", "other {number}"}};\n'
        body += (f'  x += strcmp(@texts@[x % 2], "{text}") == 0 ? 5 : @texts@[x % 2][6];\n')
    prototype = f"unsigned long {name}(unsigned long x);\n"
    definition = f"unsigned long {name}(unsigned long x) {{\n  {body}  return x;\n}}\n"
    rival = None
    if kind == 2:
        rival = f"__attribute__((weak)) unsigned long {name}(unsigned long x) {{ return 1; }}\n"
    return Item(local + definition, prototype, f"{name}(x)", rival is not None, rival)


def variable(random, number):
    name = f"v{number}"
    prototype = f"extern unsigned long {name};\n"
    call = f"({name} += x % 7)"
    kind = random.randrange(4)
    if kind == 0:  # common in several files
        return Item(f"unsigned long {name};\n", prototype, call, False,
                    f"unsigned long {name};\n")
    if kind == 1:
        return Item(f"unsigned long {name}_target = {number};\n"
                    f"unsigned long *{name}_pointer = &{name}_target;\n",
                    f"extern unsigned long *{name}_pointer;\n", f"*{name}_pointer")
    if kind == 2:
        prototype = f"extern __attribute__((weak)) unsigned long {name};\n"
        return Item("", prototype, f"(&{name} ? 3 : 4)")
    return Item(f"unsigned long {name} = {random.getrandbits(60)}ul;\n", prototype, call)


def constructor(random, number, priority):
    name = f"v_order{number}"
    return Item(f"unsigned long {name};\nextern unsigned long v_sequence;\n"
                f"static __attribute__((constructor({priority}))) void @init@(void) {{\n"
                f"  v_sequence = v_sequence * 10 + {number};\n  {name} = v_sequence;\n}}\n",
                f"extern unsigned long {name};\n", name, True)


def program(random):
    items = [Item("unsigned long v_sequence;\n", "extern unsigned long v_sequence;\n",
                  "v_sequence")]
    priorities = random.sample(range(101, 1000), 3)
    items += [constructor(random, n, priority) for n, priority in enumerate(priorities)]
    items += [variable(random, n) for n in range(random.randrange(2, 6))]
    for number in range(random.randrange(4, 9)):
        items.append(function(random, number, items))
    body = "".join(f'  x += {item.call};\n  printf("%lx ", x);\n'
                   for item in items if item.call)
    items.append(Item(f"int main(void) {{\n  unsigned long x = 1;\n{body}"
                      '  printf("\\n");\n}\n', "", None, True))
    return items


def with_local_names(text, suffix):
    parts = text.split("@")
    return "".join(part + suffix if i % 2 else part for i, part in enumerate(parts))


def write(path, items, bodies):
    with open(path, "w") as file:
        file.write(PROLOGUE + "".join(item.prototype for item in items) + "".join(bodies))


class Case:
    def __init__(self, seed):
        self.random = random.Random(seed)
        self.folder = f"program{seed}"
        self.commands = []
        os.makedirs(self.folder, exist_ok=True)

    def path(self, name):
        return os.path.join(self.folder, name)

    def run(self, *command):
        self.commands.append(" ".join(command))
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode:
            sys.exit("\n".join([*self.commands, done.stdout, done.stderr]))
        return done.stdout

    def compile(self, name):
        options = [option for option in
                   ("-g", "-ffunction-sections", "-fdata-sections") if self.random.random() < .5]
        made = self.path(name + ".o")
        self.run("q7x2-clang", f"-O{self.random.randrange(3)}", "-fno-lto", "-fcommon", "-w",
                 *options, "-c", self.path(name + ".c"), "-o", made)
        return made

    def output(self, *inputs):
        return self.run("q7x2-run", *inputs, "--entry", "main")

    def as_one(self, items):
        write(self.path("one.c"), items,
              [with_local_names(item.text, str(i)) for i, item in enumerate(items)])
        return self.output(self.compile("one"))

    def split(self, items):
        """Files, and whether they may be in an archive."""
        files = [[[], True] for _ in range(self.random.randrange(2, 6))]
        for item in items:
            own, *others = self.random.sample(files, 2)
            own[0].append(with_local_names(item.text, str(len(own[0]))))
            own[1] &= not item.is_needed
            if item.rival:
                others[0][0].append(item.rival)
                own[1] = others[0][1] = False
        made = []
        for number, (bodies, is_optional) in enumerate(files):
            write(self.path(f"part{number}.c"), items, bodies)
            made.append((self.compile(f"part{number}"), is_optional))
        return made

    def combine(self, files):
        """Some of the objects become archives or relocatable objects."""
        optional = [path for path, is_optional in files if is_optional]
        inputs = [path for path, is_optional in files if not is_optional]
        while optional and self.random.random() < .8:
            members = [optional.pop() for _ in range(self.random.randint(1, len(optional)))]
            archive = self.path(f"lib{len(inputs)}.a")
            self.run("llvm-ar", "rcs", archive, *members)
            inputs.append(archive)
        inputs += optional
        self.random.shuffle(inputs)
        objects = [path for path in inputs if path.endswith(".o")]
        if len(objects) > 1 and self.random.random() < .6:
            chosen = self.random.sample(objects, self.random.randint(1, len(objects)))
            made = self.path("stage.o")
            self.run("q7x2-ld", "-r", *chosen, "-o", made)
            inputs = [path for path in inputs if path not in chosen] + [made]
            self.random.shuffle(inputs)
        return inputs

    def check(self):
        items = program(self.random)
        expected = self.as_one(items)
        inputs = self.combine(self.split(items))
        linked = self.path("linked")
        options = ["-Wl,--gc-sections"] if self.random.random() < .5 else []
        self.run("q7x2-clang", *options, *inputs, "-o", linked)
        for got in (self.output(linked), self.output(*inputs)):
            if got != expected:
                sys.exit("\n".join([*self.commands, f"one file:\n{expected}", f"this:\n{got}"]))


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    first, count = map(int, sys.argv[1:])
    for seed in range(first, first + count):
        Case(seed).check()
    print(f"{count} programs")


if __name__ == "__main__":
    main()
