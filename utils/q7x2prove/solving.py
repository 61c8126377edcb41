# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Whether the violations of a proof are possible: Z3 with bits, linear arithmetic,
cases, and trying all inputs, the cheap ones first."""
import time

import z3

from . import cases, exhaustive, linear_terms
from . import terms as t

# Parts of the limit of a query, if not said otherwise.
AT_ONCE = 0.02   # for what needs no search, of the limit or of a second
QUICK = 1        # seconds for what usually decides or never
TOTAL = 10       # for all of a proof: what is not decided then is not decided
SEARCH = 6       # for trying all inputs
SMALL = 18       # input bits that are tried one by one before Z3 has all its time
MOST_CHOICES = 5  # of a formula, that are made one after the other
CHOICES = 2      # parts of the limit of a query for them
MOST_KEPT = 5000  # formulas


class Answers:
    """Formulas that were found to be impossible, and those that were not decided. Z3 has
    each formula once while it is kept, so that equal ones have the same number."""
    kept, given_up = {}, {}

    @classmethod
    def refuted(cls, formula):
        return t.is_false(formula) or formula.get_id() in cls.kept

    @classmethod
    def refute(cls, formula):
        if len(cls.kept) >= MOST_KEPT:
            cls.kept.clear()
        cls.kept[formula.get_id()] = formula

    @classmethod
    def give_up(cls, formula, timeout):
        if len(cls.given_up) >= MOST_KEPT:
            cls.given_up.clear()
        cls.given_up[formula.get_id()] = formula, timeout

    @classmethod
    def is_given_up(cls, formula, timeout):
        """Whether it has not been decided in this time."""
        return cls.given_up.get(formula.get_id(), (None, 0))[1] >= timeout


class Assignment:
    """A model that an exhaustive search found."""

    def __init__(self, pairs):
        self.pairs = pairs

    def eval(self, term, model_completion=True):
        value = z3.simplify(z3.substitute(term, *self.pairs)) if self.pairs else term
        solver = z3.Solver()  # completes what the formula does not depend on
        solver.check()
        return solver.model().eval(value, model_completion=True)


def solver_for(quantified):
    if quantified:
        return z3.SolverFor("UFBV")
    return z3.Then("simplify", "propagate-values", "solve-eqs", "ackermannize_bv",
                   "simplify", "bit-blast", "sat").solver()


def _bits(query, quantified, seconds):
    """(answer, model) of Z3, with bits."""
    solver = solver_for(quantified)
    solver.add(query)
    t.limit(solver, seconds)
    answer = solver.check()
    return answer, solver.model() if answer == z3.sat else None


def _exhaust(query, most_bits, seconds):
    """(answer, model), or (unknown, None) if the inputs are too many."""
    try:
        found = exhaustive.decide(query, most_bits, max(1, int(seconds)))
    except exhaustive.NotExhaustible:
        return z3.unknown, None
    return (z3.unsat, None) if found is None else (z3.sat, Assignment(found))


class Search:
    """For an input that violates formulas."""

    def __init__(self, formulas, timeout):
        self.formulas, self.timeout = formulas, timeout
        self.quantified = bool(formulas.unknown)
        self.quick = min(QUICK, timeout)
        self.end = time.process_time() + TOTAL * timeout

    def late(self):
        return time.process_time() > self.end

    def decide(self, query):
        """(z3's answer, model)."""
        for attempt in (self._at_once, self._linear, self._small, self._parts, self._all):
            if Answers.refuted(query):
                return z3.unsat, None
            answer, model, query = attempt(query)
            if answer != z3.unknown:
                return answer, model
        return z3.unknown, None

    # Each attempt gives an answer, a model, and the query that is left.
    def _at_once(self, query):
        return (*_bits(query, self.quantified, AT_ONCE * max(self.timeout, 1)), query)

    def _linear(self, query):
        if not self.quantified and linear_terms.is_arithmetic(query):
            query = self._without(
                lambda violation, _: linear_terms.impossible(violation, self.quick))
        return z3.unknown, None, query

    def _small(self, query):
        answer, model = _bits(query, self.quantified, max(self.quick, self.timeout / 10))
        if answer == z3.unknown:
            answer, model = _exhaust(query, SMALL, SEARCH * self.timeout)
        return answer, model, query

    def _parts(self, query):
        return z3.unknown, None, query if self.quantified else self._without(self._impossible)

    def _all(self, query):
        if self.late():
            return z3.unknown, None, query
        answer, model = _bits(query, self.quantified, self.timeout)
        if answer == z3.unknown:
            answer, model = _exhaust(query, exhaustive.MOST_BITS, SEARCH * self.timeout)
        return answer, model, query

    def _without(self, impossible):
        """The query without the violations that are shown to be impossible."""
        left = []
        for _, violation in self.formulas.violations:
            violation = z3.simplify(violation)
            query = z3.simplify(t.both(*self.formulas.assumptions, violation))
            if Answers.refuted(query):
                continue
            if not self.late() and impossible(violation, query):
                Answers.refute(query)
            else:
                left.append(violation)
        return z3.simplify(t.both(*self.formulas.assumptions, t.either(*left)))

    def _impossible(self, violation, query):
        """Whether a violation is shown to be impossible, by itself or with what is
        assumed (query)."""
        return (self._refuted(violation) or linear_terms.impossible(query, self.quick)
                or any(self._each_case(formula) for formula in (violation, query))
                or self._each_choice(query, MOST_CHOICES,
                                     time.process_time() + CHOICES * self.timeout))

    def _refuted(self, formula):
        return (Answers.refuted(formula)
                or _bits(formula, False, AT_ONCE * max(self.timeout, 1))[0] == z3.unsat
                or linear_terms.impossible(formula, self.quick)
                or _bits(formula, False, self.quick)[0] == z3.unsat)

    def _follows(self, condition, equation):
        """Whether an equation holds under a condition, if that is quickly seen."""
        return self._at_sight(z3.simplify(t.both(condition, t.negation(equation))))

    def _at_sight(self, formula):
        return (Answers.refuted(formula) or linear_terms.impossible(formula, self.quick)
                or _bits(formula, False, AT_ONCE * max(self.timeout, 1))[0] == z3.unsat)

    def _each_case(self, formula):
        """Whether each case of the formula is impossible."""
        split = cases.split(formula, self._follows)
        return split is not None and all(not self.late() and self._refuted(case)
                                         for case in split)

    def _each_choice(self, formula, most, end):
        """Whether the formula is impossible, whichever way up to so many choices of it
        are."""
        if self._at_sight(formula) or not most and self._refuted(formula):
            return True
        split = cases.by_condition(formula) if most and time.process_time() < end else None
        return split is not None and all(self._each_choice(case, most - 1, end)
                                         for case in split)


def decide(formulas, query, timeout):
    """(z3's answer, model) for the formulas' query."""
    if Answers.is_given_up(query, timeout):
        return z3.unknown, None
    answer, model = Search(formulas, timeout).decide(query)
    if answer == z3.unsat:
        Answers.refute(query)
    elif answer == z3.unknown:
        Answers.give_up(query, timeout)
    return answer, model
