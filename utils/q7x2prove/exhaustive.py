# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Decides a formula of few input bits by trying all of them: it becomes a C program
over _BitInt, which finds an input that makes it true, or none.

Divisions by constants are decided this way: a multiplication by a magic number and
a division have nothing in common that a SAT solver could use.
"""
import itertools
import os
import resource
import subprocess
import tempfile

import z3

MOST_BITS = 32
MOST_CONDITIONS = 3

INFIX = {z3.Z3_OP_BADD: "+", z3.Z3_OP_BSUB: "-", z3.Z3_OP_BMUL: "*", z3.Z3_OP_BAND: "&",
         z3.Z3_OP_BOR: "|", z3.Z3_OP_BXOR: "^", z3.Z3_OP_AND: "&", z3.Z3_OP_OR: "|",
         z3.Z3_OP_XOR: "^"}
COMPARE = {z3.Z3_OP_ULEQ: ("", "<="), z3.Z3_OP_ULT: ("", "<"), z3.Z3_OP_UGEQ: ("", ">="),
           z3.Z3_OP_UGT: ("", ">"), z3.Z3_OP_SLEQ: ("s", "<="), z3.Z3_OP_SLT: ("s", "<"),
           z3.Z3_OP_SGEQ: ("s", ">="), z3.Z3_OP_SGT: ("s", ">")}
DIVISIONS = {z3.Z3_OP_BUDIV: ("udiv", ""), z3.Z3_OP_BUDIV_I: ("udiv", ""),
             z3.Z3_OP_BUREM: ("urem", ""), z3.Z3_OP_BUREM_I: ("urem", ""),
             z3.Z3_OP_BSDIV: ("sdiv", "s"), z3.Z3_OP_BSDIV_I: ("sdiv", "s"),
             z3.Z3_OP_BSREM: ("srem", "s"), z3.Z3_OP_BSREM_I: ("srem", "s")}


class NotExhaustible(Exception):
    pass


def bits_type(width, signed=False):
    # _BitInt needs two bits if signed.
    return f"signed _BitInt({max(width, 2)})" if signed else f"unsigned _BitInt({width})"


class Writer:
    """Writes each term once, as a local variable."""

    def __init__(self):
        self.lines, self.names, self.inputs = [], {}, {}

    def type_of(self, node):
        return "_Bool" if z3.is_bool(node) else bits_type(node.size())

    def name(self, root):
        stack = [root]
        while stack:
            node = stack[-1]
            if node.get_id() in self.names:
                stack.pop()
                continue
            waiting = [c for c in node.children() if c.get_id() not in self.names]
            if waiting:
                stack.extend(waiting)
                continue
            stack.pop()
            text = self.text(node, [self.names[c.get_id()] for c in node.children()])
            if node.get_id() not in self.names:
                local = f"t{len(self.names)}"
                self.lines.append(f"{self.type_of(node)} {local} = {text};")
                self.names[node.get_id()] = local
        return self.names[root.get_id()]

    def text(self, node, args):
        kind = node.decl().kind()
        if z3.is_bv_value(node):
            return self.number(node.as_long(), node.size())
        if kind in (z3.Z3_OP_TRUE, z3.Z3_OP_FALSE):
            return str(int(kind == z3.Z3_OP_TRUE))
        if z3.is_bv(node) and kind == z3.Z3_OP_UNINTERPRETED and not args:
            self.inputs[node.decl().name()] = node
            self.names[node.get_id()] = "in_" + str(len(self.inputs) - 1)
            return None
        if kind in INFIX:
            return f"({self.type_of(node)})({f' {INFIX[kind]} '.join(args)})"
        return self.other(node, kind, args)

    def number(self, value, width):
        parts = [f"(({bits_type(max(width, 64))}){value >> at & (1 << 64) - 1}ull << {at})"
                 for at in range(0, width, 64)]
        return f"({bits_type(width)})({' | '.join(parts)})"

    def signed(self, node, name):
        width = node.size()
        if width == 1:  # -1 or 0
            return f"(signed _BitInt(2))({name} ? -1 : 0)"
        return f"({bits_type(width, True)}){name}"

    def other(self, node, kind, args):
        to, children = self.type_of(node), node.children()
        if kind in COMPARE:
            sign, sym = COMPARE[kind]
            if sign:
                args = [self.signed(c, a) for c, a in zip(children, args)]
            return f"{args[0]} {sym} {args[1]}"
        if kind in DIVISIONS:
            return self.division(node, *DIVISIONS[kind], args)
        if kind in (z3.Z3_OP_EQ, z3.Z3_OP_DISTINCT):
            return f"{args[0]} {'==' if kind == z3.Z3_OP_EQ else '!='} {args[1]}"
        if kind == z3.Z3_OP_ITE:
            return f"{args[0]} ? {args[1]} : {args[2]}"
        if kind in (z3.Z3_OP_NOT, z3.Z3_OP_BNOT):
            return f"!{args[0]}" if kind == z3.Z3_OP_NOT else f"({to})~{args[0]}"
        if kind == z3.Z3_OP_BNEG:
            return f"({to})(0 - {args[0]})"
        if kind == z3.Z3_OP_EXTRACT:
            return f"({to})({args[0]} >> {node.params()[1]})"
        if kind == z3.Z3_OP_ZERO_EXT:
            return f"({to}){args[0]}"
        if kind == z3.Z3_OP_SIGN_EXT:
            return f"({to})({self.signed(children[0], args[0])})"
        if kind == z3.Z3_OP_CONCAT:
            return self.concatenation(to, children, args)
        if kind in (z3.Z3_OP_BSHL, z3.Z3_OP_BLSHR, z3.Z3_OP_BASHR):
            return self.shift(node, kind, args)
        raise NotExhaustible(str(node.decl()))

    @staticmethod
    def concatenation(to, children, args):
        text, at = [], 0
        for child, arg in zip(reversed(children), reversed(args)):
            text.append(f"(({to}){arg} << {at})")
            at += child.size()
        return f"({to})({' | '.join(text)})"

    def shift(self, node, kind, args):
        to, n = self.type_of(node), node.size()
        big = f"{args[1]} >= {self.number(n, n)}" if n < 1 << n else "0"
        if kind == z3.Z3_OP_BSHL:
            return f"{big} ? ({to})0 : ({to})({args[0]} << {args[1]})"
        if kind == z3.Z3_OP_BLSHR:
            return f"{big} ? ({to})0 : ({to})({args[0]} >> {args[1]})"
        value = self.signed(node, args[0])
        return f"({to})({value} >> ({big} ? ({to}){n - 1} : {args[1]}))"

    def division(self, node, name, sign, args):
        """By zero as Z3 defines it; the least number by -1 without a trap."""
        to = self.type_of(node)
        if sign:
            wide = f"signed _BitInt({node.size() + 2})"
            a, b = [f"({wide})({self.signed(node, x)})" for x in args]
            zero = f"({args[0]} >> {node.size() - 1} ? ({to})1 : ({to})-1)"
        else:
            a, b, zero = args[0], args[1], f"({to})-1"
        divisor = f"({args[1]} == 0 ? 1 : {b})"
        if name.endswith("div"):
            return f"{args[1]} == 0 ? {zero} : ({to})({a} / {divisor})"
        return f"{args[1]} == 0 ? {args[0]} : ({to})({a} % {divisor})"


def program(formula):
    """C that prints an input that makes the formula true; its inputs."""
    writer = Writer()
    result = writer.name(formula)
    inputs = list(writer.inputs.values())
    total = sum(v.size() for v in inputs)
    if total > MOST_BITS:
        raise NotExhaustible(f"{total} bits of input")
    lines, at = [], 0
    for k, v in enumerate(inputs):
        lines.append(f"{bits_type(v.size())} in_{k} = ({bits_type(v.size())})(n >> {at});")
        at += v.size()
    body = "\n  ".join(lines + writer.lines + [f"return {result};"])
    return f"""#include <stdio.h>
static inline _Bool holds(unsigned long n) {{
  {body}
}}
int main(void) {{
  for (unsigned long block = 0; block < 1ul << {total}; block += {1 << min(total, 12)}) {{
    _Bool any = 0;
    for (unsigned long k = 0; k < {1 << min(total, 12)}; ++k)
      any |= holds(block + k);
    for (unsigned long k = 0; any; ++k)
      if (holds(block + k)) {{
        printf("%lu\\n", block + k);
        return 0;
      }}
  }}
  return 0;
}}
""", inputs


def _search(formula, timeout):
    """An assignment [(variable, value)], or None."""
    source, inputs = program(formula)
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "search")
        subprocess.run(["clang-22", "-O2", "-march=native", "-w", "-x", "c", "-", "-o", path],
                       input=source, text=True, check=True)
        done = subprocess.run([path], capture_output=True, text=True, check=False,
                              preexec_fn=lambda: resource.setrlimit(
                                  resource.RLIMIT_CPU, (timeout, timeout)))
        if done.returncode:
            raise NotExhaustible("too slow")
        found = done.stdout
    if not found:
        return None
    number, result = int(found), []
    for v in inputs:
        result.append((v, z3.BitVecVal(number % (1 << v.size()), v.size())))
        number >>= v.size()
    return result


def variables(formula):
    seen, found, stack = set(), [], [formula]
    while stack:
        node = stack.pop()
        if node.get_id() in seen:
            continue
        seen.add(node.get_id())
        if z3.is_quantifier(node) or z3.is_array(node):
            raise NotExhaustible("array or quantifier")
        if z3.is_const(node) and node.decl().kind() == z3.Z3_OP_UNINTERPRETED:
            found.append(node)
        stack.extend(node.children())
    return found


def decide(formula, most_bits=MOST_BITS, timeout=120):
    """A model as an assignment, or None if there is none. Raises NotExhaustible, also
    after the timeout, in seconds of processor time."""
    inputs = variables(formula)
    conditions = [v for v in inputs if z3.is_bool(v)]
    if len(conditions) > MOST_CONDITIONS or sum(
            v.size() for v in inputs if z3.is_bv(v)) > most_bits:
        raise NotExhaustible("too many inputs")
    for values in itertools.product((False, True), repeat=len(conditions)):
        pairs = [(v, z3.BoolVal(x)) for v, x in zip(conditions, values)]
        restricted = z3.simplify(z3.substitute(formula, *pairs)) if pairs else formula
        if z3.is_false(restricted):
            continue
        if z3.is_true(restricted):
            return pairs
        found = _search(restricted, timeout)
        if found is not None:
            return pairs + found
    return None
