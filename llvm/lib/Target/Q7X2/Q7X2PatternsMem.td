//===-- Q7X2PatternsMem.td - Selection: memory -------------*- tablegen -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Loads, stores and atomics of the IR's address spaces. The address space
// selects the instruction; constant offsets and symbols in shared memory are
// folded:
//
//   load i32, ptr addrspace(3) (@s + 4*i + 8)   ->   LDS Rd, [Ra+s+8]
//
//===----------------------------------------------------------------------===//

// Ra, URb, simm24.
def Mem64P : ComplexPattern<i64, 3, "selectMem64">;
def Mem32P : ComplexPattern<i32, 3, "selectMem32">;

// sem is the ordering of loads in the space: CONSTANT if nothing writes it, so
// that they need no order. name is the suffix of the enumerator of
// Q7X2::AddressSpace.
class Space<string suffix, string name, ComplexPattern mem, ModValue sem = MemSem_None,
            string more = ""> {
  string Suffix = suffix;
  defvar word = !if(!eq(mem, Mem64P), i64, i32);
  dag Mem = !dag(mem, [word, word, i32], ["ra", "ub", "off"]);
  dag Addr = !dag(ins, [word, word, i32], ["ra", "ub", "off"]);
  ModValue Sem = sem;
  string Test = "cast<MemSDNode>(N)->getAddressSpace() == Q7X2::AS_" # name # more;
}
def Generic   : Space<"", "Generic", Mem64P>;
def Global    : Space<"G", "Global", Mem64P>;
def Invariant : Space<"G", "Global", Mem64P, MemSem_CONSTANT,
                      " && cast<MemSDNode>(N)->isInvariant()">;
def Constant  : Space<"G", "Constant", Mem64P, MemSem_CONSTANT>; // is global
def Shared    : Space<"S", "Shared", Mem32P>;
def Local     : Space<"L", "Local", Mem32P>;

// Constant banks: Ra, bank, offset.
def MemParamP : ComplexPattern<i32, 3, "selectMemBank<Q7X2::LaunchBank>">;
def MemTableP : ComplexPattern<i32, 3, "selectMemBank<Q7X2::ConstantBank>">;
def Param     : Space<"C", "Param", Mem32P>;
def Table     : Space<"C", "Table", Mem32P>;

class LoadIn<SDPatternOperator op, Space S>
    : PatFrag<(ops node:$p), (op node:$p), "return " # S.Test # ";">;
class StoreIn<SDPatternOperator op, Space S>
    : PatFrag<(ops node:$v, node:$p), (op node:$v, node:$p), "return " # S.Test # ";">;

// Loads into 32 bits.
class Narrow<ValueType vt, SDPatternOperator op, ModValue size> {
  ValueType VT = vt;
  SDPatternOperator Op = op;
  ModValue Size = size;
}
foreach op = [zextloadi8, extloadi8] in
  def : Narrow<i32, op, MemSize_U8>;
def : Narrow<i32, sextloadi8, MemSize_S8>;
foreach op = [zextloadi16, extloadi16] in
  def : Narrow<i32, op, MemSize_U16>;
def : Narrow<i32, sextloadi16, MemSize_S16>;
foreach vt = HalfTypes in
  def : Narrow<vt, load, MemSize_U16>;
foreach vt = WordTypes in
  def : Narrow<vt, load, MemSize_32>;

foreach S = [Generic, Global, Invariant, Constant, Shared, Local] in {
  defvar LD = "LD" # S.Suffix;
  defvar AddedComplexity = !if(!eq(S, Invariant), 1, 0);
  let AddedComplexity = AddedComplexity in {
  foreach t = !instances<Narrow>() in
    def : Pat<(t.VT (LoadIn<t.Op, S> S.Mem)),
              Result<LD # "_R", S.Addr, (mods t.Size:$size, S.Sem:$sem)>.ret>;
  foreach vt = GPR64.RegTypes in
    def : Pat<(vt (LoadIn<load, S> S.Mem)),
              Result<LD # "64_R", S.Addr, (mods S.Sem:$sem)>.ret>;
  foreach vt = GPR128.RegTypes in
    def : Pat<(vt (LoadIn<load, S> S.Mem)),
              Result<LD # "128_R", S.Addr, (mods S.Sem:$sem)>.ret>;
  }
}

defvar BankAddr = (ins i32:$ra, i32:$bank, i32:$off);
foreach S = [Param, Table] in {
  defvar mem = !setdagop(BankAddr, !if(!eq(S, Param), MemParamP, MemTableP));
  foreach t = !instances<Narrow>() in
    def : Pat<(t.VT (LoadIn<t.Op, S> mem)),
              Result<"LDC_C", BankAddr, (mods t.Size:$size)>.ret>;
  foreach vt = GPR64.RegTypes in
    def : Pat<(vt (LoadIn<load, S> mem)), Result<"LDC64_C", BankAddr>.ret>;
  foreach vt = GPR128.RegTypes in
    def : Pat<(vt (LoadIn<load, S> mem)), Result<"LDC128_C", BankAddr>.ret>;
}

// A value to store: RZ if it is zero.
class StoreSrc<ValueType vt> : ComplexPattern<vt, 1, "selectReg<0>", [], [], 1>;
foreach vt = !listconcat(GPR.RegTypes, GPR64.RegTypes, GPR128.RegTypes) in
  def Store_#vt : StoreSrc<vt>;

foreach S = [Generic, Global, Shared, Local] in {
  defvar ST = "ST" # S.Suffix;
  def : Pat<(StoreIn<truncstorei8, S> Store_i32:$v, S.Mem),
            Result<ST # "_R", !con(S.Addr, (ins Store_i32:$v)), (mods MemSize_U8:$size)>.ret>;
  def : Pat<(StoreIn<truncstorei16, S> Store_i32:$v, S.Mem),
            Result<ST # "_R", !con(S.Addr, (ins Store_i32:$v)), (mods MemSize_U16:$size)>.ret>;
  foreach vt = HalfTypes in {
    defvar V = !cast<ComplexPattern>("Store_" # vt);
    def : Pat<(StoreIn<store, S> V:$v, S.Mem),
              Result<ST # "_R", !con(S.Addr, (ins V:$v)), (mods MemSize_U16:$size)>.ret>;
  }
  foreach vt = WordTypes in {
    defvar V = !cast<ComplexPattern>("Store_" # vt);
    def : Pat<(StoreIn<store, S> V:$v, S.Mem),
              Result<ST # "_R", !con(S.Addr, (ins V:$v)), (mods MemSize_32:$size)>.ret>;
  }
  foreach vt = GPR64.RegTypes in {
    defvar V = !cast<ComplexPattern>("Store_" # vt);
    def : Pat<(StoreIn<store, S> V:$v, S.Mem),
              Result<ST # "64_R", !con(S.Addr, (ins V:$v))>.ret>;
  }
  foreach vt = GPR128.RegTypes in {
    defvar V = !cast<ComplexPattern>("Store_" # vt);
    def : Pat<(StoreIn<store, S> V:$v, S.Mem),
              Result<ST # "128_R", !con(S.Addr, (ins V:$v))>.ret>;
  }
}

// ---- atomics ---------------------------------------------------------------
// An atomic load or store is a strong access of its synchronization scope; the
// fences around it order it.
let WantsRoot = true in {
def StrongMem64P : ComplexPattern<i64, 4, "selectStrongMem64">;
def StrongMem32P : ComplexPattern<i32, 4, "selectStrongMem32">;
}

foreach S = [Generic, Global, Shared] in {
  defvar P = !if(!eq(S, Shared), StrongMem32P, StrongMem64P);
  defvar word = !if(!eq(S, Shared), i32, i64);
  defvar Mem = !dag(P, [word, word, i32, i32], ["ra", "ub", "off", "sem"]);
  defvar LD = "LD" # S.Suffix;
  defvar ST = "ST" # S.Suffix;
  foreach width = [8, 16] in {
    // Promotion makes narrow ones zero-extending.
    defvar ld = !cast<PatFrag>("atomic_load_zext_" # width);
    defvar st = !cast<PatFrags>("atomic_store_" # width);
    defvar unsigned = !cast<ModValue>("MemSize_U" # width);
    def : Pat<(i32 (LoadIn<ld, S> Mem)),
              Result<LD # "_R", S.Addr, (mods unsigned:$size, timm:$sem)>.ret>;
    def : Pat<(StoreIn<st, S> Store_i32:$v, Mem),
              Result<ST # "_R", !con(S.Addr, (ins Store_i32:$v)),
                     (mods unsigned:$size, timm:$sem)>.ret>;
  }
  def : Pat<(i32 (LoadIn<atomic_load_nonext_32, S> Mem)),
            Result<LD # "_R", S.Addr, (mods MemSize_32:$size, timm:$sem)>.ret>;
  def : Pat<(i64 (LoadIn<atomic_load_nonext_64, S> Mem)),
            Result<LD # "64_R", S.Addr, (mods timm:$sem)>.ret>;
  def : Pat<(StoreIn<atomic_store_32, S> Store_i32:$v, Mem),
            Result<ST # "_R", !con(S.Addr, (ins Store_i32:$v)),
                   (mods MemSize_32:$size, timm:$sem)>.ret>;
  def : Pat<(StoreIn<atomic_store_64, S> Store_i64:$v, Mem),
            Result<ST # "64_R", !con(S.Addr, (ins Store_i64:$v)), (mods timm:$sem)>.ret>;
}

class AtomicOp<SDPatternOperator node, ModValue aop, ModValue type, ValueType vt> {
  SDPatternOperator Node = node;
  ValueType VT = vt;
  string Suffix = !if(!eq(vt.Size, 64), "64", "");
  dag Mods = (mods aop:$aop, type:$atype);
}
foreach vt = [i32, i64] in {
  defvar U = !if(!eq(vt, i32), AtomType32_U32, AtomType64_U64);
  defvar S = !if(!eq(vt, i32), AtomType32_S32, AtomType64_S64);
  def : AtomicOp<atomic_load_add, AtomOp_ADD, U, vt>;
  def : AtomicOp<atomic_load_umin, AtomOp_MIN, U, vt>;
  def : AtomicOp<atomic_load_umax, AtomOp_MAX, U, vt>;
  def : AtomicOp<atomic_load_min, AtomOp_MIN, S, vt>;
  def : AtomicOp<atomic_load_max, AtomOp_MAX, S, vt>;
  def : AtomicOp<atomic_load_uinc_wrap, AtomOp_INC, U, vt>;
  def : AtomicOp<atomic_load_udec_wrap, AtomOp_DEC, U, vt>;
  def : AtomicOp<atomic_load_and, AtomOp_AND, U, vt>;
  def : AtomicOp<atomic_load_or, AtomOp_OR, U, vt>;
  def : AtomicOp<atomic_load_xor, AtomOp_XOR, U, vt>;
  def : AtomicOp<atomic_swap, AtomOp_EXCH, U, vt>;
}
foreach vt = [f32, f64, v2f16] in {
  defvar type = !cond(!eq(vt, f32) : AtomType32_F32, !eq(vt, f64) : AtomType64_F64,
                      !eq(vt, v2f16) : AtomType32_F16x2);
  def : AtomicOp<atomic_load_fadd, AtomOp_ADD, type, vt>;
  def : AtomicOp<atomic_load_fmin, AtomOp_MIN, type, vt>;
  def : AtomicOp<atomic_load_fmax, AtomOp_MAX, type, vt>;
}

class AtomicIn<SDPatternOperator op, Space S>
    : PatFrag<(ops node:$p, node:$v), (op node:$p, node:$v), "return " # S.Test # ";">;
class CasIn<SDPatternOperator op, Space S>
    : PatFrag<(ops node:$p, node:$old, node:$new), (op node:$p, node:$old, node:$new),
              "return " # S.Test # ";">;
foreach S = [Generic, Global, Shared] in {
  defvar ATOM = "ATOM" # S.Suffix;
  foreach op = !instances<AtomicOp>() in {
    defvar V = !cast<ComplexPattern>("Store_" # op.VT);
    defvar operands = !con(S.Addr, (ins V:$v));
    def : Pat<(op.VT (AtomicIn<op.Node, S> S.Mem, V:$v)),
              Result<ATOM # op.Suffix # "_R", operands, op.Mods>.ret>;
    if !ne(S, Shared) then {
      let HasNoUse = true in
      def NoUse_#S#op : AtomicIn<op.Node, S>;
      let AddedComplexity = 1 in
      def : Pat<(op.VT (!cast<PatFrag>("NoUse_" # S # op) S.Mem, V:$v)),
                Result<"RED" # op.Suffix # "_R", operands, op.Mods>.ret>;
    }
  }
  def : Pat<(i32 (CasIn<atomic_cmp_swap, S> S.Mem, Store_i32:$old, Store_i32:$new)),
            Result<ATOM # "CAS_R", !con(S.Addr, (ins Store_i32:$old, Store_i32:$new)),
                   (mods CasType32_U32:$atype)>.ret>;
  def : Pat<(i64 (CasIn<atomic_cmp_swap, S> S.Mem, Store_i64:$old, Store_i64:$new)),
            Result<ATOM # "CAS64_R", !con(S.Addr, (ins Store_i64:$old, Store_i64:$new)),
                   (mods CasType64_U64:$atype)>.ret>;
}

def : Pat<(q7x2_membar timm:$scope), Result<"MEMBAR_X", (ins), (mods timm:$scope)>.ret>;

// ---- addresses -------------------------------------------------------------
foreach half = [q7x2_addr_lo, q7x2_addr_hi] in
  foreach sym = [tglobaladdr, tblockaddress, tconstpool, tjumptable] in
    def : Pat<(half sym:$s), (MOV_I sym:$s)>;
def : Pat<(q7x2_addr32 tglobaladdr:$s), (MOV_I tglobaladdr:$s)>;
