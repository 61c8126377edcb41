# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Execution of a function of LLVM IR as formulas."""
import z3

from . import calls, effects, effects_ir, intrinsics, operations, paths, values
from . import terms as t
from .addresses import WINDOWS, Addresses, max_object_bytes
from .errors import Unsupported
from .memory import Memory, Reads
from .terms import bv
from .values import Scalar

# Address spaces and their memories.
SPACES = {0: "global", 1: "global", 3: "shared", 4: "global"}
INBOUNDS, NUSW, NUW = 1, 2, 4
EXIT = "llvm.nvvm.exit"
ENDS = ("llvm.trap", "llvm.debugtrap", "llvm.ubsantrap", EXIT)
# What the orderings of atomic accesses and fences say of memory.
ORDERS = {"acquire": effects.ACQUIRE, "release": effects.RELEASE,
          "acq_rel": effects.RELEASE | effects.ACQUIRE,
          "seq_cst": effects.RELEASE | effects.ACQUIRE}
OTHER_ROUNDING = tuple(f'metadata !"round.{mode}' for mode in (
    "dynamic", "downward", "upward", "towardzero", "tonearestaway"))


class State(paths.State):
    def __init__(self, env=None, memory=None, result=None, done=effects.NONE):
        self.env = dict(env or {})
        self.memory = memory or Memory()
        self.result = result
        self.effects = done

    def copy(self):
        return State(self.env, self.memory.copy(), self.result, self.effects)

    def merge(self, condition, other):
        env = {}
        for key in self.env.keys() & other.env.keys():
            env[key] = values.merge(condition, self.env[key], other.env[key])
        result = self.result
        if result is not None:
            result = values.merge(condition, result, other.result)
        return State(env, self.memory.merge(condition, other.memory), result,
                     t.choose(condition, self.effects, other.effects))


def constant(value, unknown):
    """The value of a constant; unknown collects what undef may be."""
    type_ = value.type
    if value.isa("PoisonValue"):
        return values.poison_of(type_)
    if value.isa("UndefValue"):
        return values.arbitrary(type_, unknown)
    if value.isa("ConstantInt") and type_.kind == "int" or (
            value.isa("ConstantFP") and type_.is_float):
        return Scalar(bv(value.constant_bits(), type_.bits))
    if value.isa("ConstantAggregateZero") or value.isa("ConstantPointerNull"):
        return values.zero_of(type_)
    if value.isa("GlobalVariable") and type_.space in (1, 3, 4):
        return Scalar(Addresses.of(value.name))
    if type_.element or type_.fields:
        return [constant(part, unknown) for part in value.elements()]
    raise Unsupported(f"constant {value}")


def initial_bytes(initializer):
    """The bytes of a constant variable, None where they are not known."""
    try:
        image = values.to_bytes(constant(initializer, []), initializer.type, initializer.layout)
    except Unsupported:
        return []
    return [byte[0] if byte and t.is_false(byte[1]) else None for byte in image]


class Execution(paths.Execution):
    """undefined are the conditions of undefined behavior; unknown the variables of
    what the IR leaves open (undef, freeze)."""

    def __init__(self, function, arguments, bound):
        super().__init__(bound)
        self.function, self.layout = function, function.layout
        self.undefined, self.unknown = [], []
        self.trapped = []  # conditions of a trap
        self.bases = {}    # of an address from a GEP: what it was computed from
        self.accessed = {} # (condition, address) of the accesses by a base
        self.position = {block: k for k, block in enumerate(self._reverse_postorder())}
        self.initial = State({a.ref: v for a, v in zip(function.arguments, arguments)})
        self.stack_objects = self.depth = 0
        self.condition = t.TRUE

    def _terminator(self, block):
        return list(self.function.instructions(block))[-1]

    def _reverse_postorder(self):
        order, seen = [], set()

        def visit(block):
            seen.add(block)
            for successor in self._terminator(block).successors():
                if successor not in seen:
                    visit(successor)
            order.append(block)
        visit(self.function.blocks[0])
        return order[::-1]

    def order(self, place):
        return self.position[place]

    def ub(self, condition):
        condition = z3.simplify(t.both(self.condition, condition))
        if not t.is_false(condition):
            self.undefined.append(condition)

    # ---- values ----
    def get(self, state, value):
        if value.ref in state.env:
            return state.env[value.ref]
        if value.is_constant:
            return self.constant(value)
        raise Unsupported(f"value {value}")

    def constant(self, value):
        return constant(value, self.unknown)

    # ---- blocks ----
    def step(self, place, condition, state):
        self.condition = condition
        for i in self.function.instructions(place):
            if i.opcode == "phi":
                continue  # evaluated where the edge begins
            if i.opcode in ("ret", "br", "switch", "unreachable"):
                return self._terminate(place, i, condition, state)
            if i.opcode == "call" and i.callee in ENDS:
                self._end(i.callee, condition, state)
                return []
            result = self._execute(i, state)
            if result is not None:
                state.env[i.ref] = self._simplified(result)
        raise Unsupported("block without a terminator")

    def _end(self, name, condition, state):
        """The thread ends, by a trap or not."""
        if name != EXIT:
            self.trapped.append(condition)
        elif self.function.is_kernel:
            self.finish(condition, state)
        else:
            raise Unsupported("exit in a function")

    def _simplified(self, value):
        if isinstance(value, Scalar):
            return Scalar(z3.simplify(value.bits), z3.simplify(value.poison), value.origin,
                          z3.simplify(value.nan), z3.simplify(value.zero))
        return [self._simplified(part) for part in value]

    def _terminate(self, block, i, condition, state):
        if i.opcode == "ret":
            if i.operands:
                state.result = self.get(state, i.operands[0])
            self.finish(condition, state)
            return []
        if i.opcode == "unreachable":
            self.ub(t.TRUE)
            return []
        if len(i.operands) == 1 and i.opcode == "br":
            return [self._edge(block, i.successors()[0], t.TRUE, state)]
        selector = self.get(state, i.operands[0])
        self.ub(selector.poison)
        if i.opcode == "br":
            yes, no = i.successors()
            taken = selector.holds()
            if yes == no:
                return [self._edge(block, yes, t.TRUE, state)]
            return [self._edge(block, yes, taken, state),
                    self._edge(block, no, t.negation(taken), state)]
        return self._switch(block, i, selector, state)

    def _switch(self, block, i, selector, state):
        edges, left = [], t.TRUE
        for value, successor in zip(i.switch_values(), i.successors()[1:]):
            matches = selector.bits == bv(value.constant_bits(), selector.width())
            edges.append((successor, matches))
            left = t.both(left, t.negation(matches))
        edges.append((i.successors()[0], left))
        targets = {}
        for target, taken in edges:
            targets[target] = t.either(targets.get(target, t.FALSE), taken)
        return [self._edge(block, target, taken, state)
                for target, taken in targets.items()]

    def _edge(self, block, successor, taken, state):
        after = state.copy()
        for i in self.function.instructions(successor):
            if i.opcode != "phi":
                break
            value = next(v for b, v in i.incoming() if b == block)
            after.env[i.ref] = self.get(state, value)
        return taken, successor, after

    # ---- instructions ----
    def _execute(self, i, state):
        special = getattr(self, "_" + i.opcode, None)
        if special:
            return special(i, state)
        operands = [self.get(state, v) for v in i.operands]
        if i.opcode in operations.BINARY:
            return values.elementwise(
                lambda a, b: operations.BINARY[i.opcode](i, a, b, self.ub), *operands)
        if i.opcode in operations.UNARY:
            return values.elementwise(
                lambda a: operations.UNARY[i.opcode](i, a, self.ub), *operands)
        raise Unsupported(f"instruction {i.opcode}")

    def _bitcast(self, i, state):
        value = self.get(state, i.operands[0])
        bits, flags = values.packed(value)
        edges, at = [], 0
        for width, flag in flags:
            edges.append((at, at + width, flag))
            at += width

        def poison(low, width):
            return t.either(*[flag for first, end, flag in edges
                              if first < low + width and low < end])
        return values.unpacked(bits, poison, i.type)

    def _select(self, i, state):
        condition, yes, no = [self.get(state, v) for v in i.operands]

        def one(condition, yes, no):
            chosen = values.merge(condition.holds(), yes, no)
            if isinstance(chosen, Scalar):
                chosen = operations.with_fast_math(i, chosen)
                return chosen.with_poison(condition.poison)
            return [part.with_poison(condition.poison) for part in chosen]
        if isinstance(condition, list):
            return values.elementwise(one, condition, yes, no)
        return one(condition, yes, no)

    def _freeze(self, i, state):
        def one(value, type_):
            if isinstance(value, list):
                return [one(v, part) for v, part in zip(value, type_.parts())]
            if t.is_false(value.poison):
                return value
            if t.Options.witness:
                return Scalar(value.bits, origin=value.origin)
            return values.merge(value.poison, values.arbitrary(type_, self.unknown),
                                Scalar(value.bits))
        return one(self.get(state, i.operands[0]), i.type)

    def _extractelement(self, i, state):
        vector, index = [self.get(state, v) for v in i.operands]
        at = t.constant(index.bits)
        if at is not None:
            if at >= len(vector):
                return values.poison_of(i.type)
            return vector[at].with_poison(index.poison)
        result = values.poison_of(i.type)
        for k, element in enumerate(vector):
            result = values.merge(index.bits == bv(k, index.width()), element, result)
        return result.with_poison(index.poison)

    def _insertelement(self, i, state):
        vector, element, index = [self.get(state, v) for v in i.operands]
        outside = z3.UGE(index.bits, bv(min(len(vector), (1 << index.width()) - 1),
                                        index.width())) if (
            len(vector) < 1 << index.width()) else t.FALSE
        invalid = t.either(index.poison, z3.simplify(outside))
        result = []
        for k, old in enumerate(vector):
            here = z3.simplify(index.bits == bv(k, index.width()))
            result.append(values.merge(here, element, old).with_poison(invalid))
        return result

    def _shufflevector(self, i, state):
        a, b = [self.get(state, v) for v in i.operands[:2]]
        elements = a + b
        return [values.poison_of(i.type.element) if k < 0 else elements[k]
                for k in i.mask]

    def _extractvalue(self, i, state):
        value = self.get(state, i.operands[0])
        for index in i.indices:
            value = value[index]
        return value

    def _insertvalue(self, i, state):
        def put(value, indices):
            if not indices:
                return self.get(state, i.operands[1])
            parts = list(value)
            parts[indices[0]] = put(parts[indices[0]], indices[1:])
            return parts
        return put(self.get(state, i.operands[0]), i.indices)

    def _call(self, i, state):
        name = i.callee
        operands = [v for v in i.operands[:-1] if v.type.kind != "metadata"]
        if any(mode.text.startswith(OTHER_ROUNDING) for mode in i.operands[:-1]
               if mode.type.kind == "metadata"):
            raise Unsupported("another rounding mode")
        if name is None:
            raise Unsupported("call of a pointer")
        if not name.startswith("llvm."):
            return self._call_function(self.function.module.named[name],
                                       [self.get(state, v) for v in operands], state)
        if name.startswith("llvm.assume"):
            assumed = self.get(state, operands[0])
            self.ub(t.either(assumed.poison, t.negation(assumed.holds())))
            return None
        if name.startswith(intrinsics.IGNORED):
            return None
        given = [self.get(state, v) for v in operands]
        parts = None
        if all(isinstance(v, Scalar) for v in given):
            parts = effects_ir.evaluate(name[len("llvm."):], [v.bits for v in given], state)
        if parts is not None:
            self.ub(t.either(*[v.poison for v in given]))
            found = [Scalar(x) for x in effects_ir.results(name, parts, i.type)]
            return found if i.type.fields else found[0] if found else None
        result = intrinsics.evaluate(i, name, given)
        if result is None:
            raise Unsupported(f"intrinsic {name}")
        return result

    def _call_function(self, callee, arguments, state):
        if not callee.blocks:
            return calls.external_in_ir(callee, arguments)
        if self.depth == calls.MOST_DEPTH:
            raise Unsupported("calls in calls")
        inner = Execution(callee, arguments, self.bound)
        inner.depth, inner.stack_objects = self.depth + 1, self.stack_objects
        inner.outer = t.both(self.outer, self.condition)
        inner.initial.memory = state.memory.copy()
        inner.initial.effects = state.effects
        inner.run(callee.blocks[0], inner.initial)
        returns, final = inner.result()
        for condition in inner.undefined:
            self.ub(condition)
        exceeded = [t.both(self.condition, c) for c in inner.exceeded]
        self.exceeded += exceeded
        # Paths without an end are undefined, or have too many iterations.
        self.unknown += inner.unknown
        self.stack_objects = inner.stack_objects
        if final is None or inner.trapped:
            raise Unsupported(f"{callee.name} does not return")
        state.memory, state.effects = final.memory, final.effects
        return final.result

    # ---- memory ----
    def _alloca(self, i, state):
        self.stack_objects += 1
        space = f"stack{self.stack_objects}"
        width = i.type.bits
        base = t.fresh("stack", width)
        self.ub(base & bv(i.alignment - 1, width) != bv(0, width))
        return Scalar(base, origin=space)

    def _addrspacecast(self, i, state):
        pointer = self.get(state, i.operands[0])
        if pointer.origin and pointer.width() == i.type.bits:
            return pointer
        raise Unsupported("addrspacecast")

    def _getelementptr(self, i, state):
        pointer, *indices = [self.get(state, v) for v in i.operands]
        if isinstance(pointer, list) or any(isinstance(x, list) for x in indices):
            raise Unsupported("vector of pointers")
        width = pointer.width()
        type_, offset, poison = i.source_element, bv(0, width), [pointer.poison]
        flags = i.gep_flags
        for k, index in enumerate(indices):
            poison.append(index.poison)
            if k and type_.kind == "struct":
                at = t.constant(index.bits)
                step = bv(self.layout.offset(type_, at), width)
                type_ = type_.fields[at]
            else:
                if k:
                    type_ = type_.element
                step = self._scaled(index, self.layout.alloc_size(type_), flags, poison,
                                    width)
            if flags & NUSW:
                poison.append(operations._overflow("add", offset, step, True))
            offset = offset + step
        address = pointer.bits + offset
        if flags & NUSW:
            # The signed offset keeps the unsigned address in its range.
            wide = t.zext(pointer.bits, width + 2) + t.sext(offset, width + 2)
            poison.append(t.bits(wide, width + 1, width) != bv(0, 2))
        if flags & NUW:
            poison.append(z3.ULT(address, pointer.bits))
        self.bases[i.ref] = self._base(i.operands[0], pointer)
        return Scalar(address, z3.simplify(t.either(*poison)), pointer.origin)

    def _base(self, operand, pointer):
        """The address that an address was computed from by GEPs, which is in the same
        object."""
        return self.bases.get(operand.ref, pointer.bits)

    def _within_object(self, base, address):
        """An object has at most 4 GiB (docs/abi.md): accesses by one base are less than
        that from each other."""
        base = z3.simplify(base)  # kept, for its number to remain its own
        before = self.accessed.setdefault(base.get_id(), (base, []))[1]
        for condition, other in before:
            distance = t.sext(address, 65) - t.sext(other, 65)
            size = max_object_bytes()
            low, high = bv(-size, 65), bv(size, 65)
            self.ub(t.both(condition, t.either(distance <= low, distance >= high)))
        before.append((self.condition, address))

    def _scaled(self, index, size, flags, poison, width):
        """The distance of an index, with the width of an address."""
        resize = t.sext if index.width() <= width else t.trunc
        wide = resize(index.bits, width)
        if flags & NUSW and index.width() > width:
            poison.append(t.sext(wide, index.width()) != index.bits)
        if flags & NUSW and size > 1:
            exact = t.sext(wide, 2 * width) * bv(size, 2 * width)
            poison.append(t.sext(t.trunc(exact, width), 2 * width) != exact)
        return wide * bv(size, width)

    def _place(self, operand, pointer, alignment):
        """The memory and address of an access; what is undefined about it."""
        type_ = operand.type
        self.ub(pointer.poison)
        address = t.zext(pointer.bits, 64)
        self._within_object(t.zext(self._base(operand, pointer), 64), address)
        if alignment > 1:
            self.ub(address & bv(alignment - 1, 64) != bv(0, 64))
        if pointer.origin:
            return pointer.origin, address
        space = type_.space
        if space not in SPACES:
            raise Unsupported(f"access to address space {space}")
        if pointer.width() == 64:
            # A generic pointer here is one to global memory, whose addresses are in no
            # window.
            upper = t.bits(address, 63, 32)
            self.ub(t.either(*[upper == bv(window, 32) for window in WINDOWS]))
        return SPACES[space], address

    def _load(self, i, state):
        pointer = self.get(state, i.operands[0])
        return self._ordered(i, pointer, state, lambda: self._loaded(i, pointer, state))

    def _loaded(self, i, pointer, state):
        space, address = self._place(i.operands[0], pointer, i.alignment)
        count = self.layout.store_size(i.type)
        if i.is_invariant:
            Reads.keep(state.path, address, count)
        bits = state.memory.load(space, address, count)
        flags = state.memory.poison_flags(space, address, count)
        image = [(t.bits(bits, 8 * k + 7, 8 * k), flags[k]) for k in range(count)]
        return values.from_bytes(image, i.type, self.layout)

    def _store(self, i, state):
        value, pointer = [self.get(state, v) for v in i.operands]
        self._ordered(i, pointer, state, lambda: self._put(i, value, pointer, state))

    def _put(self, i, value, pointer, state):
        type_ = i.operands[0].type
        space, address = self._place(i.operands[1], pointer, i.alignment)
        image = values.to_bytes(value, type_, self.layout)
        for k, byte in enumerate(image):
            if byte is None:
                continue
            state.memory.store(space, address + k, byte[0])
            state.memory.set_poison(space, address + k, byte[1])
        if type_.scalar.is_float:
            fmt = operations.f.OF_TYPE[type_.scalar.kind]
            for k, part in enumerate(values.leaves(value)):
                place = address + k * (fmt.width // 8)
                state.memory.add_choice(space, place, fmt, fmt.is_nan, part.nan)
                state.memory.add_choice(space, place, fmt, fmt.is_zero, part.zero)

    def _atomicrmw(self, i, state):
        pointer, operand = [self.get(state, v) for v in i.operands]
        change = self._atomic_floats if i.type.scalar.is_float else self._atomic_integer
        return self._ordered(i, pointer, state, lambda: change(i, pointer, operand, state))

    def _atomic_integer(self, i, pointer, operand, state):
        count = i.type.bits // 8
        space, address = self._place(i.operands[0], pointer, count)
        old = state.memory.load(space, address, count)
        a, b = old, operand.bits
        new = {"xchg": lambda: b, "add": lambda: a + b, "sub": lambda: a - b,
               "and": lambda: a & b, "nand": lambda: ~(a & b), "or": lambda: a | b,
               "xor": lambda: a ^ b, "max": lambda: t.maximum(a, b, True),
               "min": lambda: t.minimum(a, b, True),
               "umax": lambda: t.maximum(a, b, False),
               "umin": lambda: t.minimum(a, b, False),
               "uinc_wrap": lambda: t.choose(z3.UGE(a, b), bv(0, a.size()), a + 1),
               "udec_wrap": lambda: t.choose(
                   t.either(a == bv(0, a.size()), z3.UGT(a, b)), b, a - 1),
               "usub_cond": lambda: t.choose(z3.UGE(a, b), a - b, a),
               "usub_sat": lambda: t.choose(z3.UGE(a, b), a - b, bv(0, a.size()))
               }.get(i.operation)
        if new is None:
            raise Unsupported("atomicrmw " + i.operation)
        state.memory.store(space, address, new())
        for k in range(count):
            state.memory.set_poison(space, address + k, operand.poison)
        return Scalar(old)

    def _atomic_floats(self, i, pointer, operand, state):
        fmt = operations.f.OF_TYPE[i.type.scalar.kind]
        space, address = self._place(i.operands[0], pointer,
                                     self.layout.store_size(i.type))
        compute = operations.ATOMIC_FLOATS.get(i.operation)
        if compute is None:
            raise Unsupported(f"atomicrmw {i.operation} of floats")
        found, size = [], fmt.width // 8
        for k, part in enumerate(values.leaves(operand)):
            place = address + k * size
            old = state.memory.load(space, place, size)
            poison = state.memory.poison_flags(space, place, size)
            new = compute(fmt, old, part.bits)
            state.memory.store(space, place, new)
            for n in range(size):
                state.memory.set_poison(space, place + n, t.either(part.poison, *poison))
            state.memory.add_choice(space, place, fmt, fmt.is_nan, fmt.is_nan(new))
            found.append(Scalar(old, t.either(*poison)))
        return found if i.type.kind == "vector" else found[0]

    def _cmpxchg(self, i, state):
        pointer, expected, new = [self.get(state, v) for v in i.operands]
        return self._ordered(i, pointer, state,
                             lambda: self._exchange(i, pointer, expected, new, state))

    def _exchange(self, i, pointer, expected, new, state):
        count = expected.width() // 8
        space, address = self._place(i.operands[0], pointer, count)
        self.ub(t.either(expected.poison, new.poison))
        old = state.memory.load(space, address, count)
        same = old == expected.bits
        state.memory.store(space, address, t.choose(same, new.bits, old))
        return [Scalar(old), Scalar(t.flag(same))]

    # ---- the order of memory ----
    def _fence(self, i, state):
        effects.fence(state, i.sync_scope, _order(i))

    def _ordered(self, i, pointer, state, access):
        """An access. If it is atomic, others are ordered with it by a fence before it if
        it releases and one after it if it acquires, as LLVM does it for machines whose
        accesses have no order themselves: what is sequentially consistent has both, but
        a load only the second, and what comes after a store is not ordered with it."""
        order = _order(i)
        if order and pointer.origin:
            raise Unsupported("an order by an access to a stack object")
        if order & effects.RELEASE and i.opcode != "load":
            effects.fence(state, i.sync_scope, effects.RELEASE)
        result = access()
        if order & effects.ACQUIRE:
            effects.fence(state, i.sync_scope, 0 if i.opcode == "store" else effects.ACQUIRE)
        return result


def _order(i):
    order = 0
    for ordering in i.orderings:
        order |= ORDERS.get(ordering, 0)
    return order


def run(function, arguments, bound):
    execution = Execution(function, arguments, bound)
    execution.run(function.blocks[0], execution.initial)
    return execution
