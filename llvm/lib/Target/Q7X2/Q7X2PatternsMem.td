//===-- Q7X2PatternsMem.td - Selection: memory -------------*- tablegen -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Loads, stores and atomics of the IR's address spaces: 0 generic, 1 global,
// 3 shared, 4 constant (in global memory), 5 thread-local.
//
//===----------------------------------------------------------------------===//

// Ra, URb, simm24.
def Mem64P : ComplexPattern<i64, 3, "selectMem64">;
def Mem32P : ComplexPattern<i64, 3, "selectMem32">;

// sem is the quality that loads there have: MemSem's CONSTANT where nothing
// writes, so that they need not be ordered.
class Space<string suffix, string name, ComplexPattern mem, int sem = 0, string more = ""> {
  string Suffix = suffix;
  defvar word = !if(!eq(mem, Mem64P), i64, i32);
  dag Mem = !dag(mem, [word, word, i32], ["ra", "ub", "off"]);
  dag Addr = !dag(ins, [word, word, i32], ["ra", "ub", "off"]);
  int Sem = sem;
  string Test = "cast<MemSDNode>(N)->getAddressSpace() == Q7X2::AS_" # name # more;
}
def Generic   : Space<"", "Generic", Mem64P>;
def Global    : Space<"G", "Global", Mem64P>;
def Invariant : Space<"G", "Global", Mem64P, 1, " && cast<MemSDNode>(N)->isInvariant()">;
def Constant  : Space<"G", "Constant", Mem64P, 1>;
def Shared    : Space<"S", "Shared", Mem32P>;
def Local     : Space<"L", "Local", Mem32P>;

class LoadIn<SDPatternOperator op, Space S>
    : PatFrag<(ops node:$p), (op node:$p), "return " # S.Test # ";">;
class StoreIn<SDPatternOperator op, Space S>
    : PatFrag<(ops node:$v, node:$p), (op node:$v, node:$p), "return " # S.Test # ";">;

// What is loaded into 32 bits; the size is U8 0, S8 1, U16 2, S16 3, 32 4.
class Narrow<ValueType vt, SDPatternOperator op, int size> {
  ValueType VT = vt;
  SDPatternOperator Op = op;
  int Size = size;
}
defvar NarrowTypes = [f16, bf16];
defvar WordTypes = [i32, f32, v2f16, v2bf16];
foreach op = [zextloadi8, extloadi8] in
  def : Narrow<i32, op, 0>;
def : Narrow<i32, sextloadi8, 1>;
foreach op = [zextloadi16, extloadi16] in
  def : Narrow<i32, op, 2>;
def : Narrow<i32, sextloadi16, 3>;
foreach vt = NarrowTypes in
  def : Narrow<vt, load, 2>;
foreach vt = WordTypes in
  def : Narrow<vt, load, 4>;

foreach S = [Generic, Global, Invariant, Constant, Shared, Local] in {
  defvar LD = "LD" # S.Suffix;
  defvar AddedComplexity = !if(!eq(S, Invariant), 1, 0);
  let AddedComplexity = AddedComplexity in {
  foreach t = !instances<Narrow>() in
    def : Pat<(t.VT (LoadIn<t.Op, S> S.Mem)),
              Result<LD # "_R", S.Addr, (ins (i32 t.Size), (i32 S.Sem))>.ret>;
  foreach vt = GPR64.RegTypes in
    def : Pat<(vt (LoadIn<load, S> S.Mem)),
              Result<LD # "64_R", S.Addr, (ins (i32 S.Sem))>.ret>;
  foreach vt = GPR128.RegTypes in
    def : Pat<(vt (LoadIn<load, S> S.Mem)),
              Result<LD # "128_R", S.Addr, (ins (i32 S.Sem))>.ret>;
  }
}

// A value to be stored: RZ where it is zero.
class StoreSrc<ValueType vt> : ComplexPattern<vt, 1, "selectReg<0>", [], [], 1>;
foreach vt = !listconcat(GPR.RegTypes, GPR64.RegTypes, GPR128.RegTypes) in
  def Store_#vt : StoreSrc<vt>;

foreach S = [Generic, Global, Shared, Local] in {
  defvar ST = "ST" # S.Suffix;
  def : Pat<(StoreIn<truncstorei8, S> Store_i32:$v, S.Mem),
            Result<ST # "_R", !con(S.Addr, (ins Store_i32:$v)), (ins (i32 0))>.ret>;
  def : Pat<(StoreIn<truncstorei16, S> Store_i32:$v, S.Mem),
            Result<ST # "_R", !con(S.Addr, (ins Store_i32:$v)), (ins (i32 2))>.ret>;
  foreach vt = NarrowTypes in {
    defvar V = !cast<ComplexPattern>("Store_" # vt);
    def : Pat<(StoreIn<store, S> V:$v, S.Mem),
              Result<ST # "_R", !con(S.Addr, (ins V:$v)), (ins (i32 2))>.ret>;
  }
  foreach vt = WordTypes in {
    defvar V = !cast<ComplexPattern>("Store_" # vt);
    def : Pat<(StoreIn<store, S> V:$v, S.Mem),
              Result<ST # "_R", !con(S.Addr, (ins V:$v)), (ins (i32 4))>.ret>;
  }
  foreach vt = GPR64.RegTypes in {
    defvar V = !cast<ComplexPattern>("Store_" # vt);
    def : Pat<(StoreIn<store, S> V:$v, S.Mem),
              Result<ST # "64_R", !con(S.Addr, (ins V:$v)), NoMods>.ret>;
  }
  foreach vt = GPR128.RegTypes in {
    defvar V = !cast<ComplexPattern>("Store_" # vt);
    def : Pat<(StoreIn<store, S> V:$v, S.Mem),
              Result<ST # "128_R", !con(S.Addr, (ins V:$v)), NoMods>.ret>;
  }
}

// ---- atomics ---------------------------------------------------------------
// Atomic loads and stores are plain ones of strong quality, for the threads of
// their scope; what order they want comes from the fences around them.
let WantsRoot = true in {
def StrongMem64P : ComplexPattern<i64, 4, "selectStrongMem64">;
def StrongMem32P : ComplexPattern<i64, 4, "selectStrongMem32">;
}

foreach S = [Generic, Global, Shared] in {
  defvar P = !if(!eq(S, Shared), StrongMem32P, StrongMem64P);
  defvar word = !if(!eq(S, Shared), i32, i64);
  defvar Mem = !dag(P, [word, word, i32, i32], ["ra", "ub", "off", "sem"]);
  defvar LD = "LD" # S.Suffix;
  defvar ST = "ST" # S.Suffix;
  foreach t = [[0, 8], [2, 16]] in {
    defvar ld = !cast<PatFrags>("atomic_load_azext_" # t[1]);
    defvar lds = !cast<PatFrags>("atomic_load_asext_" # t[1]);
    defvar st = !cast<PatFrags>("atomic_store_" # t[1]);
    def : Pat<(i32 (LoadIn<ld, S> Mem)),
              Result<LD # "_R", S.Addr, (ins (i32 t[0]), i32:$sem)>.ret>;
    def : Pat<(i32 (LoadIn<lds, S> Mem)),
              Result<LD # "_R", S.Addr, (ins (i32 !add(t[0], 1)), i32:$sem)>.ret>;
    def : Pat<(StoreIn<st, S> Store_i32:$v, Mem),
              Result<ST # "_R", !con(S.Addr, (ins Store_i32:$v)),
                     (ins (i32 t[0]), i32:$sem)>.ret>;
  }
  def : Pat<(i32 (LoadIn<atomic_load_nonext_32, S> Mem)),
            Result<LD # "_R", S.Addr, (ins (i32 4), i32:$sem)>.ret>;
  def : Pat<(i64 (LoadIn<atomic_load_nonext_64, S> Mem)),
            Result<LD # "64_R", S.Addr, (ins i32:$sem)>.ret>;
  def : Pat<(StoreIn<atomic_store_32, S> Store_i32:$v, Mem),
            Result<ST # "_R", !con(S.Addr, (ins Store_i32:$v)), (ins (i32 4), i32:$sem)>.ret>;
  def : Pat<(StoreIn<atomic_store_64, S> Store_i64:$v, Mem),
            Result<ST # "64_R", !con(S.Addr, (ins Store_i64:$v)), (ins i32:$sem)>.ret>;
}

// Numbers of AtomOp and of AtomType32 or AtomType64.
class AtomicOp<SDPatternOperator node, int aop, int type, ValueType vt> {
  SDPatternOperator Node = node;
  ValueType VT = vt;
  string Suffix = !if(!eq(vt.Size, 64), "64", "");
  dag Mods = (ins (i32 aop), (i32 type));
}
foreach vt = [i32, i64] in {
  def : AtomicOp<atomic_load_add, 0, 0, vt>;
  def : AtomicOp<atomic_load_umin, 1, 0, vt>;
  def : AtomicOp<atomic_load_umax, 2, 0, vt>;
  def : AtomicOp<atomic_load_min, 1, 1, vt>;
  def : AtomicOp<atomic_load_max, 2, 1, vt>;
  def : AtomicOp<atomic_load_uinc_wrap, 3, 0, vt>;
  def : AtomicOp<atomic_load_udec_wrap, 4, 0, vt>;
  def : AtomicOp<atomic_load_and, 5, 0, vt>;
  def : AtomicOp<atomic_load_or, 6, 0, vt>;
  def : AtomicOp<atomic_load_xor, 7, 0, vt>;
  def : AtomicOp<atomic_swap, 8, 0, vt>;
}
foreach vt = [f32, f64, v2f16] in {
  defvar type = !if(!eq(vt, v2f16), 3, 2);
  def : AtomicOp<atomic_load_fadd, 0, type, vt>;
  def : AtomicOp<atomic_load_fmin, 1, type, vt>;
  def : AtomicOp<atomic_load_fmax, 2, type, vt>;
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
            Result<ATOM # "CAS_R", !con(S.Addr, (ins Store_i32:$old, Store_i32:$new)), NoMods>.ret>;
  def : Pat<(i64 (CasIn<atomic_cmp_swap, S> S.Mem, Store_i64:$old, Store_i64:$new)),
            Result<ATOM # "CAS64_R", !con(S.Addr, (ins Store_i64:$old, Store_i64:$new)),
                   NoMods>.ret>;
}

def : Pat<(q7x2_membar timm:$scope), (MEMBAR_X timm:$scope)>;

// ---- addresses -------------------------------------------------------------
foreach sym = [tglobaladdr, texternalsym, tblockaddress, tconstpool, tjumptable] in
  foreach half = [q7x2_addr_lo, q7x2_addr_hi, q7x2_addr32] in
    def : Pat<(half sym:$s), (MOV_I sym:$s)>;
