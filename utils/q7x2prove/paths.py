# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Execution of all paths at once: states that reach the same place are merged.

Places are executed in an order in which loops come before what follows them, so
that an iteration is complete before the next; a place is executed at most `bound`
times more than once.
"""
import z3

from . import terms as t


class State:
    """What a path changes. merge(condition, other) is self if condition holds; path is
    the condition under which the function is where it is."""
    path = t.TRUE


class Execution:
    def __init__(self, bound):
        self.bound = bound
        self.outer = t.TRUE  # the condition under which the function is called
        self.pending = {}   # place -> (condition, state)
        self.visits = {}
        self.ends = []      # (condition, state)
        self.exceeded = []  # conditions of paths with more iterations than the bound

    def order(self, place):
        raise NotImplementedError

    def step(self, place, condition, state):
        """The successors: (condition, place, state). May change the state."""
        raise NotImplementedError

    def finish(self, condition, state):
        if not t.is_false(condition):
            self.ends.append((condition, state))

    def _arrive(self, place, condition, state):
        if place not in self.pending:
            self.pending[place] = condition, state
            return
        before, other = self.pending[place]
        self.pending[place] = (z3.simplify(t.either(before, condition)),
                               state.merge(condition, other))

    def run(self, place, state):
        self._arrive(place, t.TRUE, state)
        while self.pending:
            place = min(self.pending, key=self.order)
            condition, state = self.pending.pop(place)
            self.visits[place] = self.visits.get(place, 0) + 1
            if self.visits[place] > self.bound + 1:
                self.exceeded.append(condition)
                continue
            state.path = t.both(self.outer, condition)
            for taken, successor, after in self.step(place, condition, state):
                taken = z3.simplify(taken)
                both = condition if t.is_true(taken) else z3.simplify(
                    t.both(condition, taken))
                if not t.is_false(both):
                    self._arrive(successor, both, after)

    def result(self):
        """The condition that the function ends, and the merged final state."""
        if not self.ends:
            return t.FALSE, None
        condition, state = self.ends[0]
        for another, other in self.ends[1:]:
            state = other.merge(another, state)
            condition = t.either(condition, another)
        return condition, state
