# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The table of what the instructions compute: one entry for each operation, which
meanings.py and meanings_float.py register.

An entry gets the instruction with its operands as formulas (machine.Instance) and
returns its results by their names in TableGen. An operation of the uniform
datapath has the entry of its vector namesake. `prove --test-instructions` compares
each entry with the simulator.
"""
import z3

TABLE = {}


def meaning(*operations):
    def register(entry):
        for operation in operations:
            TABLE[operation] = entry
        return entry
    return register


def combine(how, a, b):
    return {"AND": z3.And, "OR": z3.Or, "XOR": z3.Xor,
            "PAND": z3.And, "POR": z3.Or}[how](a, b)


def two_predicates(holds, i, how):
    p = i.value("p")
    return {"pu": combine(how, holds, p), "pv": combine(how, z3.Not(holds), p)}
