//===-- Q7X2Patterns.td - Selection: sources and integers --*- tablegen -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// First the kinds of sources as patterns, then the integer instructions. What
// takes a tree apart (three-input logic, comparisons with their predicates,
// 64-bit sums) is C++, in Q7X2ISelDAGToDAG.cpp and its neighbours.
//
//===----------------------------------------------------------------------===//

// ---- sources ---------------------------------------------------------------
// One for each kind of operand of Q7X2Operands.td. A register takes anything,
// so a constant-bank word and an immediate come before it.
class RegPat<ValueType vt, int mods, int parts = !if(mods, 2, 1)>
    : ComplexPattern<vt, parts, "selectReg<" # mods # ">", [], [], 1>;
class CMemPat<ValueType vt, int mods, int parts = !if(mods, 3, 2)>
    : ComplexPattern<vt, parts, "selectCMem<" # mods # ">", [], [], 12>;
class ImmPat<ValueType vt, string fn> : ComplexPattern<vt, 1, fn, [], [], 11>;

// A set of sources: the type of the values, and the type that the operand is
// declared with, which differs where 16-bit scalars go through packed sources.
class Srcs<ValueType vt, ComplexPattern r, ComplexPattern i, ComplexPattern c,
           ValueType declared = vt> {
  ValueType VT = vt;
  ValueType Declared = declared;
  ComplexPattern R = r;
  ComplexPattern I = i;
  ComplexPattern C = c;
}

def IRegP : RegPat<i32, None>;
def ICMemP : CMemPat<i32, None>;
def IImmP : ImmPat<i32, "selectImm32">;
def INegRegP : RegPat<i32, Neg>;
def INegCMemP : CMemPat<i32, Neg>;
// -c[bank][offset], where the minus is the instruction's.
def IMinusCMemP : ComplexPattern<i32, 3, "selectMinusCMem", [], [], 12>;
def LRegP : RegPat<i64, None>;
def LCMemP : CMemPat<i64, None>;
def LNegRegP : RegPat<i64, Neg>;
def LNegCMemP : CMemPat<i64, Neg>;

def I32S : Srcs<i32, IRegP, IImmP, ICMemP>;
def I32NegS : Srcs<i32, INegRegP, IImmP, INegCMemP>;

// A predicate: {!}pp.
def PSrcP : ComplexPattern<i1, 2, "selectPred<0>", [], [], 1>;
// The opposite of a predicate.
def PNotP : ComplexPattern<i1, 2, "selectPred<1>", [], [], 1>;

class FlexPat<string kind, Srcs S> {
  ComplexPattern ret = !cond(!eq(kind, "R") : S.R, !eq(kind, "I") : S.I,
                             !eq(kind, "C") : S.C);
}

// A source called name: as it is matched, and as it is handed on, by parts.
class Src<string kind, Srcs S, string name> {
  ComplexPattern P = FlexPat<kind, S>.ret;
  list<ValueType> types = !cond(
      !and(!eq(kind, "R"), !eq(P.NumOperands, 2)) : [S.Declared, i32],
      !eq(kind, "C") : !foreach(i, !range(P.NumOperands), i32),
      true : [S.Declared]);
  list<string> names = !foreach(i, !range(P.NumOperands), name # i);
  dag pat = !dag(P, types, names);
  dag res = !dag(ins, types, names);
}

// (inst operands..., mods...)
class Result<string inst, dag operands, dag mods> {
  dag ret = !setdagop(!con(operands, mods), !cast<Instruction>(inst));
}

defvar Kinds = ["R", "I", "C"];
defvar NoMods = (ins);

multiclass UnaryPats<SDPatternOperator op, ValueType vt, string inst, Srcs S,
                     dag mods = NoMods> {
  foreach k = Kinds in
    def : Pat<(vt (op Src<k, S, "b">.pat)),
              Result<inst # "_" # k, Src<k, S, "b">.res, mods>.ret>;
}
multiclass BinaryPats<SDPatternOperator op, ValueType vt, string inst, Srcs A, Srcs B,
                      dag mods = NoMods> {
  foreach k = Kinds in
    def : Pat<(vt (op Src<"R", A, "a">.pat, Src<k, B, "b">.pat)),
              Result<inst # "_R" # k, !con(Src<"R", A, "a">.res, Src<k, B, "b">.res), mods>.ret>;
}

// ---- sums ------------------------------------------------------------------
defm : BinaryPats<add, i32, "IADD", I32NegS, I32NegS>;

// a - b: the minus goes to whichever source b is.
def : Pat<(sub IRegP:$a, IRegP:$b), (IADD_RR IRegP:$a, 0, IRegP:$b, 1)>;
def : Pat<(sub IRegP:$a, IMinusCMemP:$b), (IADD_RC IRegP:$a, 0, IMinusCMemP:$b)>;
def : Pat<(sub IImmP:$a, IRegP:$b), (IADD_RI IRegP:$b, 1, IImmP:$a)>;
def : Pat<(sub INegCMemP:$a, IRegP:$b), (IADD_RC IRegP:$b, 1, INegCMemP:$a)>;

// (a << n) + b
def Shift5 : ImmLeaf<i32, "return isUInt<5>(Imm);">;
class OneUse<SDPatternOperator op>
    : PatFrag<(ops node:$a, node:$b), (op node:$a, node:$b), [{ return N->hasOneUse(); }]>;
def shl_one : OneUse<shl>;
def mul_one : OneUse<mul>;
foreach k = Kinds in
  def : Pat<(add (shl_one IRegP:$a, Shift5:$n), FlexPat<k, I32NegS>.ret:$b),
            Result<"LEA_R" # k # "R",
                   (ins IRegP:$a, (i32 0), FlexPat<k, I32NegS>.ret:$b, Shift5:$n),
                   NoMods>.ret>;

// ---- products --------------------------------------------------------------
defm : BinaryPats<mul, i32, "IMUL", I32S, I32NegS>;
defm : BinaryPats<mulhs, i32, "IMUL", I32S, I32NegS, (ins (i32 1), (i32 0))>;
defm : BinaryPats<mulhu, i32, "IMUL", I32S, I32NegS, (ins (i32 1), (i32 1))>;

def : Pat<(add (mul_one IRegP:$a, IRegP:$b), IRegP:$c),
          (IMAD_RRR IRegP:$a, IRegP:$b, IRegP:$c, 0)>;
def : Pat<(add (mul_one IRegP:$a, IImmP:$b), IRegP:$c),
          (IMAD_RIR IRegP:$a, IImmP:$b, IRegP:$c, 0)>;
def : Pat<(add (mul_one IRegP:$a, ICMemP:$b), IRegP:$c),
          (IMAD_RCR IRegP:$a, ICMemP:$b, IRegP:$c, 0)>;
def : Pat<(add (mul_one IRegP:$a, IRegP:$b), IImmP:$c),
          (IMAD_RRI IRegP:$a, IRegP:$b, IImmP:$c)>;
def : Pat<(add (mul_one IRegP:$a, IRegP:$b), INegCMemP:$c),
          (IMAD_RRC IRegP:$a, IRegP:$b, INegCMemP:$c)>;
def : Pat<(sub (mul_one IRegP:$a, IRegP:$b), IRegP:$c),
          (IMAD_RRR IRegP:$a, IRegP:$b, IRegP:$c, 1)>;
def : Pat<(sub (mul_one IRegP:$a, IImmP:$b), IRegP:$c),
          (IMAD_RIR IRegP:$a, IImmP:$b, IRegP:$c, 1)>;

// Dot products. No carry comes in; a sum that the result goes to comes along.
class OneDot<SDPatternOperator dot, dag mods>
    : PatFrag<!con((ops node:$a, node:$b, node:$c), mods),
              !setdagop(!con((ops node:$a, node:$b, node:$c), mods), dot),
              [{ return N->hasOneUse(); }]>;
def idp2a_one : OneDot<q7x2_idp2a, (ops node:$h, node:$x, node:$y)>;
def idp4a_one : OneDot<q7x2_idp4a, (ops node:$x, node:$y)>;
multiclass DotPats<SDPatternOperator dot, SDPatternOperator one, string inst, dag mods> {
  foreach k = [["R", "R"], ["I", "R"], ["C", "R"], ["R", "I"], ["R", "C"]] in {
    defvar B = FlexPat<k[0], I32S>.ret;
    defvar C = FlexPat<k[1], I32S>.ret;
    defvar result = Result<inst # "_R" # k[0] # k[1],
                           (ins IRegP:$a, B:$b, C:$c, (i1 PT), (i1 1)), mods>.ret;
    def : Pat<!con((dot IRegP:$a, B:$b, C:$c), !setdagop(mods, dot)), result>;
    def : Pat<(add !con((one IRegP:$a, B:$b, (i32 0)), !setdagop(mods, one)), C:$c),
              result>;
  }
}
defm : DotPats<q7x2_idp2a, idp2a_one, "IDP2A", (ins timm:$h, timm:$x, timm:$y)>;
defm : DotPats<q7x2_idp4a, idp4a_one, "IDP4A", (ins timm:$x, timm:$y)>;

// 32 x 32 = 64 bits, and with a 64-bit sum.
multiclass WidePats<SDPatternOperator op, int itype> {
  foreach b = ["R", "I", "C"] in {
    defvar B = FlexPat<b, I32S>.ret;
    def : Pat<(i64 (op IRegP:$a, B:$b)),
              Result<"IMAD_WIDE_R" # b # "R", (ins IRegP:$a, B:$b, (i64 RZ64), (i32 0)),
                     (ins (i32 itype))>.ret>;
    def : Pat<(i64 (add (op IRegP:$a, B:$b), LNegRegP:$c)),
              Result<"IMAD_WIDE_R" # b # "R", (ins IRegP:$a, B:$b, LNegRegP:$c),
                     (ins (i32 itype))>.ret>;
  }
  def : Pat<(i64 (add (op IRegP:$a, IRegP:$b), LNegCMemP:$c)),
            (IMAD_WIDE_RRC IRegP:$a, IRegP:$b, LNegCMemP:$c, (i32 itype))>;
}
defm wide_s : WidePats<q7x2_mulwide_s, 0>;
defm wide_u : WidePats<q7x2_mulwide_u, 1>;

// ---- minimum, maximum, absolute value --------------------------------------
multiclass MinMaxPats<SDPatternOperator op, int isMin, int itype> {
  foreach k = Kinds in
    def : Pat<(i32 (op IRegP:$a, FlexPat<k, I32S>.ret:$b)),
              Result<"IMNMX_R" # k,
                     (ins IRegP:$a, FlexPat<k, I32S>.ret:$b, (i1 PT),
                          (i1 !if(isMin, 0, 1))), (ins (i32 itype))>.ret>;
}
defm : MinMaxPats<smin, 1, 0>;
defm : MinMaxPats<smax, 0, 0>;
defm : MinMaxPats<umin, 1, 1>;
defm : MinMaxPats<umax, 0, 1>;
defm : UnaryPats<abs, i32, "IABS", I32S>;

// ---- shifts ----------------------------------------------------------------
// SHF takes a, amount, c; then direction, half, CLAMP or WRAP, type.
class ShfMods<int direction, int lohi, int cwmod, int type> {
  dag ret = (ins (i32 direction), (i32 lohi), (i32 cwmod), (i32 type));
}
class ShiftKind<int direction, int lohi, int type, bit high> {
  int Direction = direction;
  int LoHi = lohi;
  int Type = type;
  bit High = high; // the value stands in the upper word
}
def ShfShl : ShiftKind<0, 0, 3, 0>;
def ShfSrl : ShiftKind<1, 1, 3, 1>;
def ShfSra : ShiftKind<1, 1, 2, 1>;

// amount & 31 is what .WRAP does.
def MaskedAmount : PatFrag<(ops node:$n), (and node:$n, 31)>;

multiclass ShiftPats<SDPatternOperator op, ShiftKind K> {
  foreach k = Kinds in {
    defvar N = FlexPat<k, I32S>.ret;
    def : Pat<(i32 (op IRegP:$a, N:$n)),
              Result<"SHF_R" # k # "R",
                     !if(K.High, (ins (i32 RZ), N:$n, IRegP:$a),
                                 (ins IRegP:$a, N:$n, (i32 RZ))),
                     ShfMods<K.Direction, K.LoHi, 0, K.Type>.ret>.ret>;
  }
  foreach k = ["R", "C"] in {
    defvar N = FlexPat<k, I32S>.ret;
    def : Pat<(i32 (op IRegP:$a, (MaskedAmount N:$n))),
              Result<"SHF_R" # k # "R",
                     !if(K.High, (ins (i32 RZ), N:$n, IRegP:$a),
                                 (ins IRegP:$a, N:$n, (i32 RZ))),
                     ShfMods<K.Direction, K.LoHi, 1, K.Type>.ret>.ret>;
  }
}
defm : ShiftPats<shl, ShfShl>;
defm : ShiftPats<srl, ShfSrl>;
defm : ShiftPats<sra, ShfSra>;

// fshl(hi, lo, n), fshr(hi, lo, n): n modulo 32, as .WRAP.
foreach k = Kinds in {
  defvar N = FlexPat<k, I32S>.ret;
  def : Pat<(i32 (fshl IRegP:$hi, IRegP:$lo, N:$n)),
            Result<"SHF_R" # k # "R", (ins IRegP:$lo, N:$n, IRegP:$hi),
                   ShfMods<0, 1, 1, 3>.ret>.ret>;
  def : Pat<(i32 (fshr IRegP:$hi, IRegP:$lo, N:$n)),
            Result<"SHF_R" # k # "R", (ins IRegP:$lo, N:$n, IRegP:$hi),
                   ShfMods<1, 0, 1, 3>.ret>.ret>;
  def : Pat<(i32 (rotl IRegP:$a, N:$n)),
            Result<"SHF_R" # k # "R", (ins IRegP:$a, N:$n, IRegP:$a),
                   ShfMods<0, 1, 1, 3>.ret>.ret>;
  def : Pat<(i32 (rotr IRegP:$a, N:$n)),
            Result<"SHF_R" # k # "R", (ins IRegP:$a, N:$n, IRegP:$a),
                   ShfMods<1, 0, 1, 3>.ret>.ret>;
  // Halves of a 64-bit shift.
  def : Pat<(q7x2_shf IRegP:$lo, N:$n, IRegP:$hi, timm:$dir, timm:$half, timm:$type),
            Result<"SHF_R" # k # "R", (ins IRegP:$lo, N:$n, IRegP:$hi),
                   (ins timm:$dir, timm:$half, (i32 0), timm:$type)>.ret>;
}

// ---- bytes and bits --------------------------------------------------------
foreach k = Kinds in {
  defvar S = FlexPat<k, I32S>.ret;
  def : Pat<(q7x2_prmt IRegP:$a, IRegP:$b, S:$sel),
            Result<"PRMT_RR" # k, (ins IRegP:$a, IRegP:$b, S:$sel), (ins (i32 0))>.ret>;
}
def : Pat<(i32 (bswap IRegP:$a)), (PRMT_RRI IRegP:$a, (i32 RZ), 0x0123, (i32 0))>;
def : Pat<(i32 (sext_inreg IRegP:$a, i8)), (PRMT_RRI IRegP:$a, (i32 RZ), 0x8880, (i32 0))>;
def : Pat<(i32 (sext_inreg IRegP:$a, i16)), (PRMT_RRI IRegP:$a, (i32 RZ), 0x9910, (i32 0))>;
def : Pat<(i32 (sext_inreg (srl IRegP:$a, (i32 8)), i8)),
          (PRMT_RRI IRegP:$a, (i32 RZ), 0x9991, (i32 0))>;
def : Pat<(i32 (sext_inreg (srl IRegP:$a, (i32 16)), i8)),
          (PRMT_RRI IRegP:$a, (i32 RZ), 0xaaa2, (i32 0))>;

defm : UnaryPats<ctpop, i32, "POPC", I32S>;
defm : UnaryPats<bitreverse, i32, "BREV", I32S>;
// FLO gives -1 for 0, so that 31 - FLO counts leading zeros of anything.
def : Pat<(i32 (ctlz IRegP:$a)), (IADD_RI (FLO_R IRegP:$a, (i32 0), (i32 0)), 1, 31)>;
defm : UnaryPats<ctlz_zero_undef, i32, "FLO", I32S, (ins (i32 0), (i32 1))>;

// ---- selections ------------------------------------------------------------
foreach vt = [f16, bf16, v2f16, v2bf16] in
  def : Pat<(vt (select PSrcP:$p, vt:$a, vt:$b)),
            (vt (SEL_RR (i32 (COPY_TO_REGCLASS $a, GPR)), (i32 (COPY_TO_REGCLASS $b, GPR)),
                        PSrcP:$p))>;
foreach k = Kinds in
  def : Pat<(i32 (select PSrcP:$p, IRegP:$a, FlexPat<k, I32S>.ret:$b)),
            Result<"SEL_R" # k, (ins IRegP:$a, FlexPat<k, I32S>.ret:$b, PSrcP:$p), NoMods>.ret>;

// ---- moves -----------------------------------------------------------------
foreach vt = [i32, f32, f16, bf16, v2f16, v2bf16] in
  def : Pat<(vt (q7x2_cbank timm:$bank, timm:$off)),
            (vt (MOV_C timm:$bank, timm:$off))>;
foreach vt = GPR64.RegTypes in
  def : Pat<(vt (q7x2_cbank timm:$bank, timm:$off)),
            (vt (MOV64_C timm:$bank, timm:$off))>;
foreach vt = GPR128.RegTypes in
  def : Pat<(vt (q7x2_cbank timm:$bank, timm:$off)),
            (vt (LDC128_C (i32 RZ), timm:$bank, timm:$off))>;
def : Pat<(i32 (q7x2_cbank_sub timm:$bank, timm:$off, timm:$size)),
          (LDC_C (i32 RZ), timm:$bank, timm:$off, timm:$size)>;

foreach from = GPR.RegTypes in
  foreach to = GPR.RegTypes in
    if !ne(from, to) then
      def : Pat<(to (bitconvert from:$a)), (to (COPY_TO_REGCLASS $a, GPR))>;
foreach from = GPR64.RegTypes in
  foreach to = GPR64.RegTypes in
    if !ne(from, to) then
      def : Pat<(to (bitconvert from:$a)), (to (COPY_TO_REGCLASS $a, GPR64))>;
foreach from = GPR128.RegTypes in
  foreach to = GPR128.RegTypes in
    if !ne(from, to) then
      def : Pat<(to (bitconvert from:$a)), (to (COPY_TO_REGCLASS $a, GPR128))>;

foreach vt = [f16, bf16] in {
  def : Pat<(i32 (q7x2_half_bits vt:$a)), (i32 (COPY_TO_REGCLASS $a, GPR))>;
  def : Pat<(vt (q7x2_bits_half i32:$a)), (vt (COPY_TO_REGCLASS $a, GPR))>;
}

// ---- predicates to numbers -------------------------------------------------
def : Pat<(i32 (zext PNotP:$p)), (SEL_RI (i32 RZ), 1, PNotP:$p)>;
def : Pat<(i32 (anyext PNotP:$p)), (SEL_RI (i32 RZ), 1, PNotP:$p)>;
def : Pat<(i32 (sext PNotP:$p)), (SEL_RI (i32 RZ), -1, PNotP:$p)>;
