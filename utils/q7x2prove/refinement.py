# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Whether machine code refines a function of LLVM IR, for all inputs.

A violation is an input for which the IR is defined and the machine does something
that the IR does not allow. If there is none, the function is proved.
"""
import functools
import time

import z3

from . import abi, effects, ir, machine, solving
from . import floats as f
from . import terms as t
from .addresses import Addresses
from .counterexample import Counterexample
from .errors import Unsupported
from .memory import Reads

COMPARED_SPACES = ("global", "shared")


class Formulas:
    """assumptions hold of an input that counts; violations are (what, condition)."""

    def __init__(self):
        self.assumptions, self.violations, self.unknown = [], [], []
        self.results = []   # pairs (scalar of the IR, bits of the machine)
        self.outside = False  # whether the thread learns something from others
        self.bounded = False  # whether some loop may have more iterations

    def query(self):
        violated = t.either(*[condition for _, condition in self.violations])
        if not self.unknown:
            return t.both(*self.assumptions, violated)
        # What the IR leaves open it may choose: a violation is one for each choice.
        defined = t.both(*self.assumptions)
        return t.both(z3.ForAll(self.unknown, z3.And(defined, violated)))


def _same(scalar, held, type_):
    """Whether the machine's bits are what the IR allows."""
    same = scalar.bits == held
    if type_.is_float:
        fmt = f.OF_TYPE[type_.kind]
        if held.size() == fmt.width:
            same = t.either(same, t.both(fmt.is_nan(scalar.bits), fmt.is_nan(held)),
                            t.both(scalar.zero, fmt.is_zero(scalar.bits), fmt.is_zero(held)))
    return t.either(scalar.poison, same)


def _leaf_types(type_):
    if type_.element or type_.fields:
        return [leaf for part in type_.parts() for leaf in _leaf_types(part)]
    return [type_]


def formulate(function, code, arguments, bound):
    """The formulas of a function and its machine code."""
    formulas = Formulas()
    t.begin()
    effects.Learned.anything = False
    effects.Meeting.begin(None)
    Reads.clear()
    initial = function.module.initializers
    Addresses.clear(function.module.variables,
                    {name: functools.partial(ir.initial_bytes, value)
                     for name, value in initial.items()})
    source = ir.run(function, arguments, bound)
    meetings = effects.Meeting.found
    effects.Meeting.begin(meetings)
    start = machine.State()
    constants = machine.Constants(object_=code.object)
    if function.is_kernel:
        constants = machine.Constants(abi.parameters(function, arguments), code.object,
                                      list(abi.structures(function, arguments)))
    else:
        abi.place_arguments(function, arguments, start)
    before = start.copy()
    target = machine.run(code, function.name, start, constants, bound, function.module)
    returns, final = source.result()
    ends, machine_final = target.result()
    formulas.violations = [("a fault", c) for c in target.fault]
    formulas.outside = effects.Learned.anything
    _compare_meetings(formulas, meetings, effects.Meeting.found)
    _compare_traps(formulas, t.either(*source.trapped), t.either(*target.trapped))
    if machine_final is None:
        formulas.violations.append(("the machine does not return", returns))
    elif final is not None:
        formulas.violations.append(
            ("the machine does not return", t.both(returns, t.negation(ends))))
        _compare_results(formulas, function, final, machine_final, before)
        _compare_memory(formulas, final.memory, machine_final.memory)
        if not final.effects.eq(machine_final.effects):
            formulas.violations.append(("effects on other threads",
                                        final.effects != machine_final.effects))
    # Comparing reads memory, too.
    formulas.unknown = source.unknown
    facts = {fact.get_id(): fact for fact in t.Options.facts}
    formulas.assumptions = [*facts.values(), *Reads.assumptions()]
    formulas.assumptions += [t.negation(c) for c in source.undefined]
    exceeded = source.exceeded + target.exceeded
    formulas.assumptions += [t.negation(c) for c in exceeded]
    formulas.bounded = bool(exceeded)
    return formulas


def _compare_traps(formulas, wanted, held):
    if not (t.is_false(wanted) and t.is_false(held)):
        formulas.violations += [("a trap", t.both(held, t.negation(wanted))),
                                ("no trap", t.both(wanted, t.negation(held)))]


def _compare_results(formulas, function, final, machine_final, before):
    if function.is_kernel:
        return
    if final.result is not None:
        formulas.results = abi.results(function, final.result, machine_final)
        types = _leaf_types(function.result)
        for k, (scalar, held) in enumerate(formulas.results):
            type_ = types[min(k, len(types) - 1)]
            formulas.violations.append(
                (f"result {k}", t.negation(_same(scalar, held, type_))))
    for condition in abi.preserved(before, machine_final):
        condition = z3.simplify(condition)
        if not t.is_true(condition):
            formulas.violations.append(("a register that must be preserved",
                                        t.negation(condition)))


def _compare_memory(formulas, wanted, held, where="", here=t.TRUE):
    for space in COMPARED_SPACES:
        for condition in wanted.differences(space, held):
            formulas.violations.append((f"{space} memory{where}", t.both(here, condition)))


def _compare_meetings(formulas, wanted, held):
    """Memory at the barriers and fences that both reach after the same effects, and where
    other threads may read."""
    for ours in wanted:
        for theirs in held:
            if not ours.order & effects.RELEASE or ours.name != theirs.name:
                continue
            here = z3.simplify(t.both(ours.condition, theirs.condition,
                                      ours.effects == theirs.effects))
            if t.is_false(here):
                continue
            is_barrier = ours.name.startswith(effects.BARRIER)
            where = " at a barrier" if is_barrier else f" at {ours.name}"
            _compare_memory(formulas, ours.memory, theirs.memory, where, here)


class Outcome:
    """status: "proved", "wrong", "undecided"."""

    def __init__(self, status, reason="", counterexample=None):
        self.status, self.reason, self.counterexample = status, reason, counterexample
        self.seconds = 0.0


def _concrete(function, model):
    """The arguments that a model gives."""
    def value(v):
        if isinstance(v, list):
            return [value(part) for part in v]
        bits = model.eval(v.bits, model_completion=True)
        poison = model.eval(v.poison, model_completion=True)
        return ir.Scalar(bits, poison, v.origin)
    return [value(v) for v in abi.inputs(function)]


def _uninterpreted(formula):
    """Whether a formula has an uninterpreted function of something."""
    seen, stack = set(), [formula]
    while stack:
        node = stack.pop()
        if node.get_id() in seen:
            continue
        seen.add(node.get_id())
        if z3.is_quantifier(node):
            stack.append(node.body())
            continue
        if not z3.is_app(node):
            continue
        if node.num_args() and node.decl().kind() == z3.Z3_OP_UNINTERPRETED:
            return True
        stack.extend(node.children())
    return False


def _confirm(function, code, model, bound, timeout):
    """With the model's inputs and exact products and floats: is it a violation?
    The Counterexample, or None."""
    arguments = _concrete(function, model)
    t.Options.exact, t.Options.witness = True, False
    try:
        formulas = formulate(function, code, arguments, bound)
    finally:
        t.Options.exact, t.Options.witness = False, True
    query = z3.simplify(formulas.query())
    if _uninterpreted(query):
        return None
    answer, again = solving.decide(formulas, query, timeout)
    if answer != z3.sat:
        return None
    violated = [what for what, c in formulas.violations
                if formulas.unknown or t.is_true(again.eval(c, model_completion=True))]
    return Counterexample(function, arguments, violated, formulas, again)


def prove(function, code, bound=1, timeout=20.0):
    """An Outcome: first with products as uninterpreted functions, then exact."""
    begin = time.process_time()

    def outcome(*args, **named):
        result = Outcome(*args, **named)
        result.seconds = time.process_time() - begin
        return result
    reason, before = "Z3 does not decide it in its time", None
    try:
        for exact, witness in ((False, True), (True, False)):
            t.Options.exact, t.Options.witness = exact, witness
            formulas = formulate(function, code, abi.inputs(function), bound)
            query = z3.simplify(formulas.query())
            if before is not None and query.eq(before):
                break
            answer, model = solving.decide(formulas, query, timeout)
            if answer == z3.unsat:
                limit = f"for loops of at most {bound + 1} iterations"
                return outcome("proved", limit if formulas.bounded else "")
            before = query
            if answer != z3.sat:
                continue
            found = _confirm(function, code, model, bound, timeout)
            if found:
                return outcome("wrong", counterexample=found)
            reason = "the counterexample depends on an uninterpreted operation"
        return outcome("undecided", reason)
    except Unsupported as problem:
        return outcome("undecided", f"not modeled: {problem}")
    finally:
        t.Options.exact, t.Options.witness = False, True
