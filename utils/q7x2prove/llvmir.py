# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""LLVM IR as LLVM itself reads it: its C API, through ctypes.

Every kind of value is the class Value; what differs is asked of LLVM.
"""
import ctypes
import functools
import re
import subprocess
from ctypes import POINTER, byref, c_char_p, c_int, c_uint, c_ulonglong, c_void_p

from .errors import InputError

OPCODES = {
    1: "ret", 2: "br", 3: "switch", 7: "unreachable", 8: "add", 9: "fadd",
    10: "sub", 11: "fsub", 12: "mul", 13: "fmul", 14: "udiv", 15: "sdiv",
    16: "fdiv", 17: "urem", 18: "srem", 19: "frem", 20: "shl", 21: "lshr",
    22: "ashr", 23: "and", 24: "or", 25: "xor", 26: "alloca", 27: "load",
    28: "store", 29: "getelementptr", 30: "trunc", 31: "zext", 32: "sext",
    33: "fptoui", 34: "fptosi", 35: "uitofp", 36: "sitofp", 37: "fptrunc",
    38: "fpext", 39: "ptrtoint", 40: "inttoptr", 41: "bitcast", 42: "icmp",
    43: "fcmp", 44: "phi", 45: "call", 46: "select", 50: "extractelement",
    51: "insertelement", 52: "shufflevector", 53: "extractvalue",
    54: "insertvalue", 55: "fence", 56: "cmpxchg", 57: "atomicrmw",
    60: "addrspacecast", 66: "fneg", 68: "freeze", 69: "ptrtoaddr",
}
INT_PREDICATES = {32: "eq", 33: "ne", 34: "ugt", 35: "uge", 36: "ult", 37: "ule",
                  38: "sgt", 39: "sge", 40: "slt", 41: "sle"}
FLOAT_PREDICATES = ["false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "uno",
                    "ueq", "ugt", "uge", "ult", "ule", "une", "true"]
RMW_OPERATIONS = ["xchg", "add", "sub", "and", "nand", "or", "xor", "max", "min",
                  "umax", "umin", "fadd", "fsub", "fmax", "fmin", "uinc_wrap",
                  "udec_wrap", "usub_cond", "usub_sat", "fmaximum", "fminimum"]
ORDERINGS = {0: "", 1: "unordered", 2: "monotonic", 4: "acquire", 5: "release",
             6: "acq_rel", 7: "seq_cst"}
FLOAT_BITS = {"half": 16, "bfloat": 16, "float": 32, "double": 64}
DEFINITE_LINKAGES = (0, 8, 9)  # external, internal, private
KINDS = {0: "void", 1: "half", 2: "float", 3: "double", 8: "int", 10: "struct",
         11: "array", 12: "ptr", 13: "vector", 14: "metadata",
         18: "bfloat"}


@functools.lru_cache(maxsize=1)
def library():
    folder = subprocess.run(["llvm-config-22", "--libdir"], capture_output=True,
                            text=True, check=True).stdout.strip()
    return ctypes.CDLL(f"{folder}/libLLVM.so.22.1")


@functools.lru_cache(maxsize=None)
def function(name, result):
    entry = getattr(library(), "LLVM" + name)
    entry.restype = result
    return entry


def call(name, *args, result=c_void_p):
    return function(name, result)(*[c_void_p(a.ref) if hasattr(a, "ref") else a
                                    for a in args])


def integer(name, *args):
    return call(name, *args, result=c_uint)


def text_of(name, *args):
    pointer = call(name, *args)
    try:
        return ctypes.string_at(pointer).decode()
    finally:
        call("DisposeMessage", c_void_p(pointer))


class Type:
    """A type. fields are those of a struct, element that of an array or vector."""
    data_layout = None  # the target's, which all modules have

    def __init__(self, ref):
        self.ref = ref
        self.kind = KINDS.get(integer("GetTypeKind", self), "?")
        self.text = text_of("PrintTypeToString", self)
        self.element = self.fields = self.count = None
        if self.kind == "int":
            self.bits = integer("GetIntTypeWidth", self)
        elif self.kind in FLOAT_BITS:
            self.bits = FLOAT_BITS[self.kind]
        elif self.kind == "ptr":
            self.space = integer("GetPointerAddressSpace", self)
            self.bits = 8 * call("PointerSizeForAS", c_void_p(Type.data_layout),
                                 c_uint(self.space), result=c_uint)
        elif self.kind == "vector":
            self.element = Type(call("GetElementType", self))
            self.count = integer("GetVectorSize", self)
        elif self.kind == "array":
            self.element = Type(call("GetElementType", self))
            self.count = call("GetArrayLength2", self, result=c_ulonglong)
        elif self.kind == "struct":
            self.fields = [Type(call("StructGetTypeAtIndex", self, c_uint(i)))
                           for i in range(integer("CountStructElementTypes", self))]

    @property
    def is_float(self):
        return self.kind in FLOAT_BITS

    @property
    def is_aggregate(self):
        return self.kind in ("struct", "array")

    @property
    def scalar(self):
        return self.element if self.kind == "vector" else self

    def parts(self):
        """The types of an aggregate's or vector's elements."""
        return self.fields if self.kind == "struct" else [self.element] * self.count

    def __str__(self):
        return self.text


class Value:
    """A value: an instruction, argument or constant."""

    def __init__(self, ref, layout):
        self.ref = ref
        self.layout = layout

    def __eq__(self, other):
        return self.ref == other.ref

    def __hash__(self):
        return hash(self.ref)

    @functools.cached_property
    def type(self):
        return self.layout.type(call("TypeOf", self))

    @functools.cached_property
    def opcode(self):
        return OPCODES.get(integer("GetInstructionOpcode", self), "?")

    @functools.cached_property
    def operands(self):
        return [Value(call("GetOperand", self, c_uint(i)), self.layout)
                for i in range(integer("GetNumOperands", self))]

    @functools.cached_property
    def text(self):
        return text_of("PrintValueToString", self).strip()

    def __str__(self):
        return self.text

    @property
    def name(self):
        return name_of(self)

    def isa(self, kind):
        return bool(call("IsA" + kind, self))

    def flag(self, name):
        return bool(integer(name, self))

    # ---- constants ----
    @property
    def is_constant(self):
        return self.isa("Constant")

    def constant_bits(self):
        """The bits of an integer or floating-point constant."""
        value = self
        if self.type.is_float:
            to = call("IntType", c_uint(self.type.bits))
            value = Value(call("ConstBitCast", self, c_void_p(to)), self.layout)
        word = value.text.split()[-1]
        number = {"true": 1, "false": 0}.get(word)
        return (int(word) if number is None else number) % (1 << self.type.bits)

    def elements(self):
        """The elements of a constant aggregate or vector."""
        count = (len(self.type.fields) if self.type.kind == "struct"
                 else self.type.count)
        return [Value(call("GetAggregateElement", self, c_uint(i)), self.layout)
                for i in range(count)]

    # ---- instructions ----
    @property
    def predicate(self):
        if self.opcode == "icmp":
            return INT_PREDICATES[integer("GetICmpPredicate", self)]
        return FLOAT_PREDICATES[integer("GetFCmpPredicate", self)]

    @property
    def indices(self):
        count = integer("GetNumIndices", self)
        return call("GetIndices", self, result=POINTER(c_uint))[:count]

    @property
    def mask(self):
        return [call("GetMaskValue", self, c_uint(i), result=c_int)
                for i in range(integer("GetNumMaskElements", self))]

    @property
    def alignment(self):
        return integer("GetAlignment", self)

    @property
    def callee(self):
        """The name of a called function, or None."""
        called = Value(call("GetCalledValue", self), self.layout)
        if not called.isa("Function"):
            return None
        return name_of(called)

    @property
    def is_invariant(self):
        """Whether a load is of memory that is not written."""
        return "!invariant.load" in self.text

    @property
    def fast_math(self):
        if not integer("CanValueUseFastMathFlags", self):
            return set()
        bits = integer("GetFastMathFlags", self)
        names = ["reassoc", "nnan", "ninf", "nsz", "arcp", "contract", "afn"]
        return {name for i, name in enumerate(names) if bits >> i & 1}

    @property
    def source_element(self):
        return self.layout.type(call("GetGEPSourceElementType", self))

    @property
    def gep_flags(self):
        return integer("GEPGetNoWrapFlags", self)

    @property
    def orderings(self):
        """Of an atomic access or a fence, those on success and on failure."""
        if self.opcode == "cmpxchg":
            return {ORDERINGS[integer(f"GetCmpXchg{when}Ordering", self)]
                    for when in ("Success", "Failure")}
        return {ORDERINGS[integer("GetOrdering", self)]}

    @property
    def sync_scope(self):
        match = re.search(r'syncscope\("(\w+)"\)', self.text)
        return match.group(1) if match else ""

    @property
    def operation(self):
        return RMW_OPERATIONS[integer("GetAtomicRMWBinOp", self)]

    def incoming(self):
        """The blocks and values of a PHI."""
        return [(call("GetIncomingBlock", self, c_uint(i)),
                 Value(call("GetIncomingValue", self, c_uint(i)), self.layout))
                for i in range(integer("CountIncoming", self))]

    def switch_values(self):
        """The constants of a switch; their successors come after the default's."""
        return [Value(call("GetSwitchCaseValue", self, c_uint(i)), self.layout)
                for i in range(1, integer("GetNumSuccessors", self))]

    def successors(self):
        return [call("GetSuccessor", self, c_uint(i))
                for i in range(integer("GetNumSuccessors", self))]


def name_of(value):
    length = ctypes.c_size_t()
    pointer = call("GetValueName2", value, byref(length))
    return ctypes.string_at(pointer, length.value).decode()


class Layout:
    """Types, and their sizes in memory."""

    def __init__(self, module):
        self.data = Type.data_layout = call("GetModuleDataLayout", c_void_p(module))
        self.types = {}

    def type(self, ref):
        if ref not in self.types:
            self.types[ref] = Type(ref)
        return self.types[ref]

    def _ask(self, name, type_):
        return call(name, c_void_p(self.data), type_, result=c_ulonglong)

    def store_size(self, type_):
        return self._ask("StoreSizeOfType", type_)

    def alloc_size(self, type_):
        return self._ask("ABISizeOfType", type_)

    def alignment(self, type_):
        return self._ask("ABIAlignmentOfType", type_) & 0xffffffff

    def offset(self, type_, index):
        return call("OffsetOfElement", c_void_p(self.data), type_, c_uint(index),
                    result=c_ulonglong)


class Function:
    def __init__(self, ref, layout):
        self.ref = ref
        self.layout = layout
        self.module = None
        self.name = name_of(self)
        self.convention = integer("GetFunctionCallConv", self)
        self.blocks = []
        block = call("GetFirstBasicBlock", self)
        while block:
            self.blocks.append(block)
            block = call("GetNextBasicBlock", c_void_p(block))
        self.arguments = [Value(call("GetParam", self, c_uint(i)), layout)
                          for i in range(integer("CountParams", self))]
        kind = layout.type(call("GlobalGetValueType", self)).ref
        self.result = layout.type(call("GetReturnType", c_void_p(kind)))

    @property
    def is_kernel(self):
        return self.convention in (71, 76)  # ptx_kernel, spir_kernel

    def has_no_effect(self):
        """Whether it neither reads nor writes memory."""
        kind = call("GetEnumAttributeKindForName", c_char_p(b"memory"), ctypes.c_size_t(6),
                    result=c_uint)
        found = call("GetEnumAttributeAtIndex", self, c_uint(0xffffffff), c_uint(kind))
        return bool(found) and call("GetEnumAttributeValue", c_void_p(found),
                                    result=c_ulonglong) == 0

    def attributes(self, index):
        """Names of attributes of the result (0) or of an argument (from 1)."""
        found = set()
        for name in ("zeroext", "signext", "noundef", "byval"):
            kind = call("GetEnumAttributeKindForName", c_char_p(name.encode()),
                        ctypes.c_size_t(len(name)), result=c_uint)
            if call("GetEnumAttributeAtIndex", self, c_uint(index), c_uint(kind)):
                found.add(name)
        return found

    def byval(self, index):
        """The type and alignment of a byval argument (from 1), or None."""
        kind = call("GetEnumAttributeKindForName", c_char_p(b"byval"), ctypes.c_size_t(5),
                    result=c_uint)
        found = call("GetEnumAttributeAtIndex", self, c_uint(index), c_uint(kind))
        if not found:
            return None
        type_ = self.layout.type(call("GetTypeAttributeValue", c_void_p(found)))
        kind = call("GetEnumAttributeKindForName", c_char_p(b"align"), ctypes.c_size_t(5),
                    result=c_uint)
        found = call("GetEnumAttributeAtIndex", self, c_uint(index), c_uint(kind))
        align = call("GetEnumAttributeValue", c_void_p(found), result=c_ulonglong) if found else 0
        return type_, align or self.layout.alignment(type_)

    @staticmethod
    def name_of_block(block):
        return ctypes.string_at(call("GetBasicBlockName", c_void_p(block))).decode()

    def instructions(self, block):
        instruction = call("GetFirstInstruction", c_void_p(block))
        while instruction:
            yield Value(instruction, self.layout)
            instruction = call("GetNextInstruction", c_void_p(instruction))

    def text(self):
        return text_of("PrintValueToString", self)


class Module:
    """A file of IR, with the functions that it defines."""

    def __init__(self, path):
        self.path = path
        context = call("ContextCreate")
        buffer, module, message = c_void_p(), c_void_p(), c_char_p()
        if integer("CreateMemoryBufferWithContentsOfFile", c_char_p(path.encode()),
                   byref(buffer), byref(message)):
            raise InputError(f"{path}: {message.value.decode()}")
        if integer("ParseIRInContext", c_void_p(context), buffer, byref(module),
                   byref(message)):
            raise InputError(re.sub(r"^[^:]*:", f"{path}:", message.value.decode()))
        self.layout = Layout(module.value)
        self.functions, self.named = [], {}
        self.variables = dict(self._variables(module))  # name -> (bytes, alignment, address space)
        self.initializers = dict(self._initializers(module))  # of constants, by name
        function_ref = call("GetFirstFunction", module)
        while function_ref:
            defined = Function(function_ref, self.layout)
            defined.module = self
            self.named[defined.name] = defined
            if defined.blocks:
                self.functions.append(defined)
            function_ref = call("GetNextFunction", c_void_p(function_ref))

    def _globals(self, module):
        ref = call("GetFirstGlobal", module)
        while ref:
            variable = Value(ref, self.layout)
            yield variable
            ref = call("GetNextGlobal", variable)

    def _initializers(self, module):
        for variable in self._globals(module):
            initializer = call("GetInitializer", variable)
            if (initializer and integer("IsGlobalConstant", variable)
                    and integer("GetLinkage", variable) in DEFINITE_LINKAGES):
                yield name_of(variable), Value(initializer, self.layout)

    def _variables(self, module):
        for variable in self._globals(module):
            type_ = self.layout.type(call("GlobalGetValueType", variable))
            yield name_of(variable), (self.layout.alloc_size(type_), variable.alignment or
                                      self.layout.alignment(type_), variable.type.space)
