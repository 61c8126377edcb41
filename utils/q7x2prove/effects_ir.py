# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""NVVM's intrinsics that have effects or read special registers: each entry gets the
state and the operands' bits, and returns the result's parts."""
import re

from . import terms as t
from .effects import (ACQUIRE, RELEASE, bank_byte, bank_words, fence, happen,
                      special_register)
from .terms import bv

SPECIAL = {"laneid": "SR_LANEID", "warpid": "SR_WARPID", "smid": "SR_SMID",
           **{f"lanemask.{r}": f"SR_{r.upper()}MASK" for r in ("eq", "lt", "le", "gt", "ge")},
           **{f"{name}.{axis}": f"SR_{name.upper()}.{axis.upper()}"
              for name in ("tid", "ctaid") for axis in "xyz"}}
WARP_SIZE = 32
REDUX = {"add": "SUM.U32", "umin": "MIN.U32", "umax": "MAX.U32", "min": "MIN.S32",
         "max": "MAX.S32", "and": "AND.U32", "or": "OR.U32", "xor": "XOR.U32"}
FENCES = {"membar.cta": "workgroup", "membar.gl": "device", "membar.sys": ""}
VOTES = {"all": "ALL", "any": "ANY", "uni": "EQ", "ballot": "ANY"}


def _register(name):
    if name in SPECIAL:
        return special_register(SPECIAL[name])
    if name == "warpsize":
        return bv(WARP_SIZE, 32)
    first = bank_words().get(name)
    if first is None:
        return None
    return t.join(*[bank_byte(first + k) for k in (3, 2, 1, 0)])


def _barrier(state, name, operands):
    match = re.fullmatch(r"(sync|arrive|red\.\w+)(\.aligned)?\.(all|count)", name)
    what, _, count = match.groups()
    barrier, *rest = operands
    threads = bv(0, 32) if count == "all" else rest.pop(0)
    if what == "sync":
        return happen(state, t.TRUE, "BAR.SYNC", barrier, threads)
    if what == "arrive":
        return happen(state, t.TRUE, "BAR.ARV", barrier, threads)
    if what == "red.popc":
        return happen(state, t.TRUE, "BAR.RED.POPC", barrier, threads, *rest, results=[32])
    return happen(state, t.TRUE, f"BAR.RED.{what[4:].upper()}", barrier, threads, *rest,
                  results=[1])


def _sync(state, mask, order=0):
    happen(state, t.TRUE, "WARPSYNC", mask, order=order)


def _warp(state, name, operands):
    """Exchange in a warp: (word, predicate), or None."""
    match = re.fullmatch(r"shfl\.(sync\.)?(idx|up|down|bfly)\.(i32|f32)p?", name)
    if match:
        if match.group(1):
            _sync(state, operands.pop(0))
        return happen(state, t.TRUE, f"SHFL.{match.group(2).upper()}", *operands,
                      results=[32, 1])
    match = re.fullmatch(r"vote\.(\w+)(\.sync)?", name)
    if match:
        if match.group(2):
            _sync(state, operands.pop(0))
        return happen(state, t.TRUE, f"VOTE.{VOTES[match.group(1)]}", *operands,
                      results=[32, 1])
    if name == "activemask":
        return happen(state, t.TRUE, "VOTE.ANY", bv(1, 1), results=[32, 1])
    match = re.fullmatch(r"match\.(any|all)\.sync\.(i32|i64)p?", name)
    if match:
        _sync(state, operands.pop(0))
        return happen(state, t.TRUE, f"MATCH.{match.group(1).upper()}", *operands,
                      results=[32, 1])
    return None


def evaluate(name, operands, state):
    """The parts of the result of llvm.NAME: None if it is not such an intrinsic."""
    if name == "readcyclecounter":
        return happen(state, t.TRUE, "CLOCK", results=[64])
    if not name.startswith("nvvm."):
        return None
    name, operands = name[len("nvvm."):], list(operands)
    if name.startswith("read.ptx.sreg.clock"):
        clock, = happen(state, t.TRUE, "CLOCK", results=[64])
        return [clock if name.endswith("64") else t.trunc(clock, 32)]
    if name.startswith("read.ptx.sreg."):
        found = _register(name[len("read.ptx.sreg."):])
        return None if found is None else [found]
    if name.startswith("barrier.cta."):
        return _barrier(state, name[len("barrier.cta."):], operands)
    if name == "bar.warp.sync":
        _sync(state, *operands, order=RELEASE | ACQUIRE)
        return []
    if name in FENCES:
        fence(state, FENCES[name], RELEASE | ACQUIRE)
        return []
    if name == "nanosleep":
        if t.constant(operands[0]) != 0:
            happen(state, t.TRUE, "NANOSLEEP", *operands)
        return []
    if name.startswith("redux.sync."):
        value, mask = operands
        _sync(state, mask)
        return happen(state, t.TRUE, f"REDUX.{REDUX[name[len('redux.sync.'):]]}", value,
                      results=[32])
    return _warp(state, name, operands)


def results(name, parts, type_):
    """The parts that the type has: a vote's predicate or its ballot."""
    if type_.kind == "void":
        return []
    if type_.fields:
        return parts
    return [next(part for part in parts if part.size() == type_.bits)]
