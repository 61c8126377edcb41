# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the instructions do that read special registers, exchange values with other
threads or wait for them (effects.py)."""
from . import effects
from .table import meaning


@meaning("S2R", "OP_S2UR")
def s2r(i):
    return {"rd": effects.special_register(i.mod("sr"))}


@meaning("CS2R")
def cs2r(i):
    clock, = i.effect("CLOCK", results=[64])
    return {"rd": clock}


@meaning("REDUX")
def redux(i):
    value, = i.effect(f"REDUX.{i.mod('op')}.{i.mod('itype')}", i.value("b"), results=[32])
    return {"urd": value}


def word_and_predicate(i, name, *operands):
    word, predicate = i.effect(name, *operands, results=[32, 1])
    return {"rd": word, "pu": predicate == 1}


@meaning("SHFL")
def shfl(i):
    return word_and_predicate(i, f"SHFL.{i.mod('mode')}", *[i.value(x) for x in "abc"])


@meaning("VOTE")
def vote(i):
    return word_and_predicate(i, f"VOTE.{i.mod('mode')}", i.value("p"))


@meaning("MATCH", "MATCH64")
def match(i):
    return word_and_predicate(i, f"MATCH.{i.mod('mode')}", i.value("b"))


@meaning("BAR_SYNC")
def bar_sync(i):
    i.effect("BAR.SYNC", i.value("id"), i.value("n"))
    return {}


@meaning("BAR_ARV")
def bar_arv(i):
    i.effect("BAR.ARV", i.value("id"), i.value("n"))
    return {}


@meaning("BAR_RED_POPC")
def bar_red_popc(i):
    count, = i.effect("BAR.RED.POPC", i.value("id"), i.value("n"), i.value("p"), results=[32])
    return {"rd": count}


@meaning("BAR_RED")
def bar_red(i):
    holds, = i.effect(f"BAR.RED.{i.mod('op')}", i.value("id"), i.value("n"), i.value("p"),
                      results=[1])
    return {"pu": holds == 1}


@meaning("WARPSYNC")
def warpsync(i):
    i.effect("WARPSYNC", i.value("b"))
    return {}


@meaning("MEMBAR")
def membar(i):
    i.effect(f"MEMBAR.{i.mod('scope')}")
    return {}


@meaning("NANOSLEEP")
def nanosleep(i):
    i.effect("NANOSLEEP", i.value("b"))
    return {}
