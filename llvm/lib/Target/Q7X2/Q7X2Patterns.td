//===-- Q7X2Patterns.td - Selection: sources and integers --*- tablegen -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The kinds of sources as patterns, the classes that the other Q7X2Patterns*.td
// use, and the integer instructions. Operations that cover a tree of nodes
// (three-input logic, comparisons with their predicates, 64-bit sums) are
// selected in C++ (Q7X2SelectLogic.cpp and others).
//
//===----------------------------------------------------------------------===//

// ---- sources ---------------------------------------------------------------
// One pattern for each kind of operand in Q7X2Operands.td. A register matches
// any value, so constant-bank words and immediates have a higher complexity.
class RegPat<ValueType vt, int mods, int operands = !if(mods, 2, 1)>
    : ComplexPattern<vt, operands, "selectReg<" # mods # ">", [], [], 1>;
class CMemPat<ValueType vt, int mods, int operands = !if(mods, 3, 2)>
    : ComplexPattern<vt, operands, "selectCMem<" # mods # ">", [], [], 12>;
class ImmPat<ValueType vt, string fn> : ComplexPattern<vt, 1, fn, [], [], 11>;

// A set of sources: the type of the values, and the declared type of the
// operand, which differs if a 16-bit scalar is a packed source.
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
// -c[bank][offset], for instructions that subtract.
def IMinusCMemP : ComplexPattern<i32, 3, "selectMinusCMem", [], [], 12>;
def LRegP : RegPat<i64, None>;
def LCMemP : CMemPat<i64, None>;
def LNegRegP : RegPat<i64, Neg>;
def LNegCMemP : CMemPat<i64, Neg>;

def I32S : Srcs<i32, IRegP, IImmP, ICMemP>;
def I32NegS : Srcs<i32, INegRegP, IImmP, INegCMemP>;

// A predicate: {!}pp.
def PSrcP : ComplexPattern<i1, 2, "selectPred<0>", [], [], 1>;
// An inverted predicate.
def PNotP : ComplexPattern<i1, 2, "selectPred<1>", [], [], 1>;

// The flag for a predicate without and with '!'.
defvar Plain = 0;
defvar Inverted = 1;
defvar AlwaysTrue = (ins (i1 PT), (i1 Plain));
defvar AlwaysFalse = (ins (i1 PT), (i1 Inverted));

class FlexPat<string kind, Srcs S> {
  ComplexPattern ret = !cond(!eq(kind, "R") : S.R, !eq(kind, "I") : S.I,
                             !eq(kind, "C") : S.C);
}

// A source with the name \p name: the pattern, and the operands that it
// matches.
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

// ---- results ---------------------------------------------------------------
// An instruction with its sources in order, and its modifiers by name:
//
//   Result<"F2I_R", (ins $a, (i32 None)),
//          (mods IFmt32_S32:$dst, FFmt32_F32:$src, timm:$rnd)>.ret
//
// A modifier is a value of its enumeration, or an operand that the pattern has
// matched under the modifier's name. An omitted modifier has the value that it
// has in assembly when omitted. TableGen reports a name that the instruction
// does not have, a value of another enumeration, and a missing modifier that
// assembly cannot omit either.
def mods;
defvar NoMods = (mods);

class ModIndex<dag given, string name> {
  list<int> ret = !filter(i, !range(!size(given)), !eq(!getdagname(given, i), name));
}
class ModOperand<string inst, Mod mod, string name, dag given> {
  list<int> At = ModIndex<given, name>.ret;
  dag Padded = !con(given, !dag(mods, [?]<dag>, [name]));
  list<ModValue> Value = !cond(
      !empty(At) : []<ModValue>,
      !isa<ModValue>(!getdagarg<SDPatternOperator>(Padded, name)) :
          [!getdagarg<ModValue>(Padded, name)],
      true : []<ModValue>);
  assert !or(!not(!empty(At)), !ne(!cast<int>(mod.Assumed), 255)),
         inst # " needs the modifier " # name;
  assert !empty(!filter(v, Value, !ne(v.Kind, mod.Kind))),
         inst # ": the modifier " # name # " is of kind " # mod.Kind.Name;
  dag ret = !cond(
      !empty(At) : !dag(ins, [(i32 !cast<int>(mod.Assumed))], [?]<string>),
      !not(!empty(Value)) : !dag(ins, Value, [?]<string>),
      true : !dag(ins, [?]<SDPatternOperator>, [name]));
}
class Result<string inst, dag operands, dag given = NoMods> {
  defvar declared = !cast<Q7X2Inst>(inst).ModOperands;
  list<int> Unknown = !filter(i, !range(!size(given)),
                              !empty(ModIndex<declared, !getdagname(given, i)>.ret));
  assert !empty(Unknown), inst # " does not have all modifiers of " # !repr(given);
  dag Mods = !foldl((ins), !range(!size(declared)), all, i,
      !con(all, ModOperand<inst, !getdagarg<Mod>(declared, i), !getdagname(declared, i),
                           given>.ret));
  dag ret = !setdagop(!con(operands, Mods), !cast<Instruction>(inst));
}

defvar Kinds = ["R", "I", "C"];

// There is no immediate form, since the result for a constant is folded.
multiclass UnaryPats<SDPatternOperator op, ValueType vt, string inst, Srcs S,
                     dag given = NoMods> {
  foreach k = ["R", "C"] in
    def : Pat<(vt (op Src<k, S, "b">.pat)),
              Result<inst # "_" # k, Src<k, S, "b">.res, given>.ret>;
}
multiclass BinaryPats<SDPatternOperator op, ValueType vt, string inst, Srcs A, Srcs B,
                      dag given = NoMods> {
  foreach k = Kinds in
    def : Pat<(vt (op Src<"R", A, "a">.pat, Src<k, B, "b">.pat)),
              Result<inst # "_R" # k, !con(Src<"R", A, "a">.res, Src<k, B, "b">.res), given>.ret>;
}

// For an operation on a constant and a word of a bank, the word gets the
// register: it is more often an operand of several sums and products, and the
// same for all threads of the warp.
class ConstantAndWord<SDPatternOperator op, string inst, Srcs A>
    : Pat<(i32 (op Src<"R", A, "a">.pat, IImmP:$b)),
          Result<inst # "_RI", !con(Src<"R", A, "a">.res, (ins IImmP:$b))>.ret> {
  let AddedComplexity = 2;
}

// ---- sums ------------------------------------------------------------------
defm : BinaryPats<add, i32, "IADD", I32NegS, I32NegS>;
def : ConstantAndWord<add, "IADD", I32NegS>;

// a - b: the source that is b has the sign.
def : Pat<(sub IRegP:$a, IRegP:$b), (IADD_RR IRegP:$a, None, IRegP:$b, Neg)>;
def : Pat<(sub IRegP:$a, IMinusCMemP:$b), (IADD_RC IRegP:$a, None, IMinusCMemP:$b)>;
def : Pat<(sub IImmP:$a, IRegP:$b), (IADD_RI IRegP:$b, Neg, IImmP:$a)>;
def : Pat<(sub INegCMemP:$a, IRegP:$b), (IADD_RC IRegP:$b, Neg, INegCMemP:$a)>;

// (a << n) + b, in all sums that use a << n.
def Shift5 : ImmLeaf<i32, "return isUInt<5>(Imm);">;
def shl_added : PatFrag<(ops node:$a, node:$n), (shl node:$a, node:$n),
                        [{ return isOnlyForSums(N); }]>;
class OneUse<SDPatternOperator op>
    : PatFrag<(ops node:$a, node:$b), (op node:$a, node:$b), [{ return N->hasOneUse(); }]>;
def mul_one : OneUse<mul>;
foreach k = Kinds in
  def : Pat<(add (shl_added IRegP:$a, Shift5:$n), FlexPat<k, I32NegS>.ret:$b),
            Result<"LEA_R" # k # "R",
                   (ins IRegP:$a, (i32 None), FlexPat<k, I32NegS>.ret:$b, Shift5:$n)>.ret>;
def : Pat<(sub IRegP:$b, (shl_added IRegP:$a, Shift5:$n)),
          (LEA_RRR IRegP:$a, Neg, IRegP:$b, None, Shift5:$n)>;
def : Pat<(sub IImmP:$b, (shl_added IRegP:$a, Shift5:$n)),
          (LEA_RIR IRegP:$a, Neg, IImmP:$b, Shift5:$n)>;
def : Pat<(sub INegCMemP:$b, (shl_added IRegP:$a, Shift5:$n)),
          (LEA_RCR IRegP:$a, Neg, INegCMemP:$b, Shift5:$n)>;

// ---- products --------------------------------------------------------------
defm : BinaryPats<mul, i32, "IMUL", I32S, I32NegS>;
def : ConstantAndWord<mul, "IMUL", I32S>;
defm : BinaryPats<mulhs, i32, "IMUL", I32S, I32NegS, (mods LOHI_HI:$lohi, IType_S32:$itype)>;
defm : BinaryPats<mulhu, i32, "IMUL", I32S, I32NegS, (mods LOHI_HI:$lohi, IType_U32:$itype)>;

def : Pat<(add (mul_one IRegP:$a, IRegP:$b), IRegP:$c),
          (IMAD_RRR IRegP:$a, IRegP:$b, IRegP:$c, None)>;
let AddedComplexity = 2 in
def : Pat<(add (mul_one IRegP:$a, IImmP:$b), IRegP:$c),
          (IMAD_RIR IRegP:$a, IImmP:$b, IRegP:$c, None)>;
def : Pat<(add (mul_one IRegP:$a, ICMemP:$b), IRegP:$c),
          (IMAD_RCR IRegP:$a, ICMemP:$b, IRegP:$c, None)>;
def : Pat<(add (mul_one IRegP:$a, IRegP:$b), IImmP:$c),
          (IMAD_RRI IRegP:$a, IRegP:$b, IImmP:$c)>;
def : Pat<(add (mul_one IRegP:$a, IRegP:$b), INegCMemP:$c),
          (IMAD_RRC IRegP:$a, IRegP:$b, INegCMemP:$c)>;
def : Pat<(sub (mul_one IRegP:$a, IRegP:$b), IRegP:$c),
          (IMAD_RRR IRegP:$a, IRegP:$b, IRegP:$c, Neg)>;
def : Pat<(sub (mul_one IRegP:$a, IImmP:$b), IRegP:$c),
          (IMAD_RIR IRegP:$a, IImmP:$b, IRegP:$c, Neg)>;
// Only the third source has a sign.
def Minus : SDNodeXForm<imm, [{
  return CurDAG->getSignedTargetConstant(int32_t(-uint32_t(N->getZExtValue())), SDLoc(N), MVT::i32);
}]>;
def : Pat<(sub IRegP:$a, (mul_one IRegP:$b, (i32 imm:$c))),
          (IMAD_RIR IRegP:$b, (Minus imm:$c), IRegP:$a, None)>;

// (a + 1) * b = a * b + b in one instruction; (a - 1) * b likewise. A word of a
// bank would need a register first.
def add_one_use : OneUse<add>;
def mul_of_regs : PatFrag<(ops node:$a, node:$b), (mul node:$a, node:$b), [{
  return none_of(N->op_values(), [](SDValue V) { return V.getOpcode() == Q7X2ISD::CBANK; });
}]>;
foreach k = ["R", "C"] in {
  defvar A = FlexPat<k, I32S>.ret;
  foreach step = [[1, None], [-1, Neg]] in
    def : Pat<(mul_of_regs (add_one_use A:$a, (i32 step[0])), IRegP:$b),
              Result<"IMAD_R" # k # "R", (ins IRegP:$b, A:$a, IRegP:$b, (i32 step[1]))>.ret>;
}

// The upper half of a product, and its sum with a word.
def mulhs_one : OneUse<mulhs>;
def mulhu_one : OneUse<mulhu>;
foreach b = ["R", "I", "C"] in {
  defvar B = FlexPat<b, I32S>.ret;
  foreach half = [[mulhs_one], [mulhu_one]] in
    def : Pat<(add (half[0] IRegP:$a, B:$b), IRegP:$c),
              Result<"IMAD_HI_X_R" # b # "R",
                     !con((ins IRegP:$a, B:$b, IRegP:$c, (i32 None)), AlwaysFalse),
                     !if(!eq(half[0], mulhs_one), (mods IType_S32:$itype),
                         (mods IType_U32:$itype))>.ret>;
}

// Dot products without a carry in. An addition to the result is folded.
class OneDot<SDPatternOperator dot, dag modifiers>
    : PatFrag<!con((ops node:$a, node:$b, node:$c), modifiers),
              !setdagop(!con((ops node:$a, node:$b, node:$c), modifiers), dot),
              [{ return N->hasOneUse(); }]>;
def idp2a_one : OneDot<q7x2_idp2a, (ops node:$lohi, node:$afmt, node:$bfmt)>;
def idp4a_one : OneDot<q7x2_idp4a, (ops node:$afmt, node:$bfmt)>;
multiclass DotPats<SDPatternOperator dot, SDPatternOperator one, string inst, dag matched> {
  foreach k = [["R", "R"], ["I", "R"], ["C", "R"], ["R", "I"], ["R", "C"]] in {
    defvar B = FlexPat<k[0], I32S>.ret;
    defvar C = FlexPat<k[1], I32S>.ret;
    defvar result = Result<inst # "_R" # k[0] # k[1],
                           !con((ins IRegP:$a, B:$b, C:$c), AlwaysFalse), matched>.ret;
    def : Pat<!con((dot IRegP:$a, B:$b, C:$c), !setdagop(matched, dot)), result>;
    def : Pat<(add !con((one IRegP:$a, B:$b, (i32 0)), !setdagop(matched, one)), C:$c),
              result>;
  }
}
defm : DotPats<q7x2_idp2a, idp2a_one, "IDP2A", (mods timm:$lohi, timm:$afmt, timm:$bfmt)>;
defm : DotPats<q7x2_idp4a, idp4a_one, "IDP4A", (mods timm:$afmt, timm:$bfmt)>;

// The 64-bit product of two words, and its sum with a 64-bit value.
multiclass WidePats<SDPatternOperator op, ModValue itype> {
  foreach b = ["R", "I", "C"] in {
    defvar B = FlexPat<b, I32S>.ret;
    let AddedComplexity = !if(!eq(b, "I"), 1, 0) in {
    def : Pat<(i64 (op IRegP:$a, B:$b)),
              Result<"IMAD_WIDE_R" # b # "R", (ins IRegP:$a, B:$b, (i64 RZ64), (i32 None)),
                     (mods itype:$itype)>.ret>;
    def : Pat<(i64 (add (op IRegP:$a, B:$b), LNegRegP:$c)),
              Result<"IMAD_WIDE_R" # b # "R", (ins IRegP:$a, B:$b, LNegRegP:$c),
                     (mods itype:$itype)>.ret>;
    }
  }
  def : Pat<(i64 (add (op IRegP:$a, IRegP:$b), LNegCMemP:$c)),
            Result<"IMAD_WIDE_RRC", (ins IRegP:$a, IRegP:$b, LNegCMemP:$c),
                   (mods itype:$itype)>.ret>;
}
defm wide_s : WidePats<q7x2_mulwide_s, IType_S32>;
defm wide_u : WidePats<q7x2_mulwide_u, IType_U32>;

// ---- minimum, maximum, absolute value --------------------------------------
// The predicate selects: true the minimum, false the maximum.
multiclass MinMaxPats<SDPatternOperator op, dag predicate, ModValue itype> {
  foreach k = Kinds in
    def : Pat<(i32 (op IRegP:$a, FlexPat<k, I32S>.ret:$b)),
              Result<"IMNMX_R" # k,
                     !con((ins IRegP:$a, FlexPat<k, I32S>.ret:$b), predicate),
                     (mods itype:$itype)>.ret>;
}
defm : MinMaxPats<smin, AlwaysTrue, IType_S32>;
defm : MinMaxPats<smax, AlwaysFalse, IType_S32>;
defm : MinMaxPats<umin, AlwaysTrue, IType_U32>;
defm : MinMaxPats<umax, AlwaysFalse, IType_U32>;
defm : UnaryPats<abs, i32, "IABS", I32S>;

// Clamps on both sides: saturating conversions of one or two words to narrower
// types. The results are in the lower part of a word.
class Saturated<int least, int most>
    : PatFrags<(ops node:$a), [(smin (smax node:$a, (i32 least)), (i32 most)),
                               (smax (smin node:$a, (i32 most)), (i32 least))]>;
def SaturatedS8 : Saturated<-128, 0x7f>;
def SaturatedU8 : Saturated<0, 0xff>;
def SaturatedS16 : Saturated<-32768, 0x7fff>;
def SaturatedU16 : Saturated<0, 0xffff>;
let AddedComplexity = 20 in
foreach k = ["R", "C"] in {
  defvar S = FlexPat<k, I32S>.ret;
  foreach s = ["S8", "U8", "S16", "U16"] in {
    defvar sat = !cast<PatFrags>("Saturated" # s);
    def : Pat<(i32 (sat S:$b)),
              Result<"I2I_" # k, (ins S:$b), (mods !cast<ModValue>("I2IDType_" # s):$dtype)>.ret>;
  }
  // Pairs of halves, and four bytes.
  foreach s = ["S16", "U16"] in {
    defvar sat = !cast<PatFrags>("Saturated" # s);
    def : Pat<(q7x2_prmt (sat S:$b), (sat IRegP:$a), (i32 0x5410)),
              Result<"I2IP_R" # k # "R", (ins IRegP:$a, S:$b, (i32 RZ)),
                     (mods !cast<ModValue>("I2IPDType_" # s):$dsttype)>.ret>;
  }
  foreach s = ["S8", "U8"] in {
    defvar sat = !cast<PatFrags>("Saturated" # s);
    defvar type = (mods !cast<ModValue>("I2IPDType_" # s):$dsttype);
    def : Pat<(q7x2_prmt (q7x2_prmt (sat S:$b), (sat IRegP:$a), (i32 0x0040)),
                         (q7x2_prmt (sat IRegP:$d), (sat IRegP:$c), (i32 0x0040)),
                         (i32 0x5410)),
              Result<"I2IP_R" # k # "R",
                     (ins IRegP:$a, S:$b,
                          Result<"I2IP_RRR", (ins IRegP:$c, IRegP:$d, (i32 RZ)), type>.ret),
                     type>.ret>;
  }
}

// ---- shifts ----------------------------------------------------------------
// SHF shifts the words {c, a} by an amount and returns a half of the result.
class ShfMods<ModValue direction, ModValue lohi, ModValue itype> {
  dag Clamp = (mods direction:$direction, lohi:$lohi, CWMode_CLAMP:$cwmod, itype:$itype);
  dag Wrap = (mods direction:$direction, lohi:$lohi, CWMode_WRAP:$cwmod, itype:$itype);
}
class ShiftKind<ModValue direction, ModValue lohi, ModValue itype>
    : ShfMods<direction, lohi, itype> {
  bit High = !eq(lohi, LOHI_HI); // the value is the upper word
}
def ShfShl : ShiftKind<SHFDir_L, LOHI_LO, SHFDType_U32>;
def ShfSrl : ShiftKind<SHFDir_R, LOHI_HI, SHFDType_U32>;
def ShfSra : ShiftKind<SHFDir_R, LOHI_HI, SHFDType_S32>;
def ShfFunnelLeft  : ShfMods<SHFDir_L, LOHI_HI, SHFDType_U32>;
def ShfFunnelRight : ShfMods<SHFDir_R, LOHI_LO, SHFDType_U32>;

// .WRAP takes the amount modulo 32.
def MaskedAmount : PatFrag<(ops node:$n), (and node:$n, 31)>;

multiclass ShiftPats<SDPatternOperator op, ShiftKind K> {
  foreach k = Kinds in {
    defvar N = FlexPat<k, I32S>.ret;
    def : Pat<(i32 (op IRegP:$a, N:$n)),
              Result<"SHF_R" # k # "R",
                     !if(K.High, (ins (i32 RZ), N:$n, IRegP:$a),
                                 (ins IRegP:$a, N:$n, (i32 RZ))),
                     K.Clamp>.ret>;
  }
  foreach k = ["R", "C"] in {
    defvar N = FlexPat<k, I32S>.ret;
    def : Pat<(i32 (op IRegP:$a, (MaskedAmount N:$n))),
              Result<"SHF_R" # k # "R",
                     !if(K.High, (ins (i32 RZ), N:$n, IRegP:$a),
                                 (ins IRegP:$a, N:$n, (i32 RZ))),
                     K.Wrap>.ret>;
  }
}
defm : ShiftPats<shl, ShfShl>;
defm : ShiftPats<srl, ShfSrl>;
defm : ShiftPats<sra, ShfSra>;

// Every larger amount leaves only the sign.
foreach k = ["R", "C"] in {
  defvar N = FlexPat<k, I32S>.ret;
  def : Pat<(i32 (sra IRegP:$a, (umin N:$n, 31))),
            Result<"SHF_R" # k # "R", (ins (i32 RZ), N:$n, IRegP:$a), ShfSra.Clamp>.ret>;
}

// fshl(hi, lo, n), fshr(hi, lo, n): n modulo 32.
foreach k = Kinds in {
  defvar N = FlexPat<k, I32S>.ret;
  def : Pat<(i32 (fshl IRegP:$hi, IRegP:$lo, N:$n)),
            Result<"SHF_R" # k # "R", (ins IRegP:$lo, N:$n, IRegP:$hi),
                   ShfFunnelLeft.Wrap>.ret>;
  def : Pat<(i32 (fshr IRegP:$hi, IRegP:$lo, N:$n)),
            Result<"SHF_R" # k # "R", (ins IRegP:$lo, N:$n, IRegP:$hi),
                   ShfFunnelRight.Wrap>.ret>;
  def : Pat<(i32 (rotl IRegP:$a, N:$n)),
            Result<"SHF_R" # k # "R", (ins IRegP:$a, N:$n, IRegP:$a),
                   ShfFunnelLeft.Wrap>.ret>;
  def : Pat<(i32 (rotr IRegP:$a, N:$n)),
            Result<"SHF_R" # k # "R", (ins IRegP:$a, N:$n, IRegP:$a),
                   ShfFunnelRight.Wrap>.ret>;
}
// Words of a 64-bit shift by a variable amount.
foreach k = ["R", "C"] in {
  defvar N = FlexPat<k, I32S>.ret;
  def : Pat<(q7x2_shf IRegP:$lo, N:$n, IRegP:$hi, timm:$direction, timm:$lohi, timm:$itype),
            Result<"SHF_R" # k # "R", (ins IRegP:$lo, N:$n, IRegP:$hi),
                   (mods timm:$direction, timm:$lohi, CWMode_CLAMP:$cwmod, timm:$itype)>.ret>;
}

// Shifts of a constant upper word by a variable amount.
foreach k = ["I", "C"] in {
  defvar H = FlexPat<k, I32S>.ret;
  def : Pat<(i32 (fshl H:$hi, IRegP:$lo, IRegP:$n)),
            Result<"SHF_RR" # k, (ins IRegP:$lo, IRegP:$n, H:$hi), ShfFunnelLeft.Wrap>.ret>;
  def : Pat<(i32 (fshr H:$hi, IRegP:$lo, IRegP:$n)),
            Result<"SHF_RR" # k, (ins IRegP:$lo, IRegP:$n, H:$hi), ShfFunnelRight.Wrap>.ret>;
  def : Pat<(q7x2_shf IRegP:$lo, IRegP:$n, H:$hi, timm:$direction, timm:$lohi, timm:$itype),
            Result<"SHF_RR" # k, (ins IRegP:$lo, IRegP:$n, H:$hi),
                   (mods timm:$direction, timm:$lohi, CWMode_CLAMP:$cwmod, timm:$itype)>.ret>;
}

// ---- bytes and bits --------------------------------------------------------
// A constant selector takes the flexible slot.
let AddedComplexity = -8 in
foreach k = ["I", "C"] in {
  defvar B = FlexPat<k, I32S>.ret;
  def : Pat<(q7x2_prmt IRegP:$a, B:$b, IRegP:$sel),
            Result<"PRMT_R" # k # "R", (ins IRegP:$a, B:$b, IRegP:$sel),
                   (mods PRMTMode_IDX:$mode)>.ret>;
}
foreach k = Kinds in {
  defvar S = FlexPat<k, I32S>.ret;
  def : Pat<(q7x2_prmt IRegP:$a, IRegP:$b, S:$sel),
            Result<"PRMT_RR" # k, (ins IRegP:$a, IRegP:$b, S:$sel),
                   (mods PRMTMode_IDX:$mode)>.ret>;
}
// Each digit of the selector is a byte of the result: 0 to 3 select bytes of a,
// 4 to 7 bytes of b; with bit 3 set, the sign of that byte.
class ByteSelect<int selector> {
  dag ret = Result<"PRMT_RRI", (ins IRegP:$a, (i32 RZ), (i32 selector)),
                   (mods PRMTMode_IDX:$mode)>.ret;
}
def : Pat<(i32 (bswap IRegP:$a)), ByteSelect<0x0123>.ret>;
def : Pat<(i32 (sext_inreg IRegP:$a, i8)), ByteSelect<0x8880>.ret>;
def : Pat<(i32 (sext_inreg IRegP:$a, i16)), ByteSelect<0x9910>.ret>;
let AddedComplexity = 12 in // before shifts by an immediate
def : Pat<(i32 (sra (shl IRegP:$a, (i32 8)), (i32 8))), ByteSelect<0xa210>.ret>;
def : Pat<(i32 (sext_inreg (srl IRegP:$a, (i32 8)), i8)), ByteSelect<0x9991>.ret>;
def : Pat<(i32 (sext_inreg (srl IRegP:$a, (i32 16)), i8)), ByteSelect<0xaaa2>.ret>;

defm : UnaryPats<ctpop, i32, "POPC", I32S>;
defm : UnaryPats<bitreverse, i32, "BREV", I32S>;
// FLO of 0 is -1, so 31 - FLO is the number of leading zeros, also for 0.
def : Pat<(i32 (ctlz IRegP:$a)),
          (IADD_RI Result<"FLO_R", (ins IRegP:$a), (mods FloType_U32:$itype)>.ret, Neg, 31)>;
defm : UnaryPats<ctlz_zero_undef, i32, "FLO", I32S, (mods FloType_U32:$itype, FloSh_SH:$sh)>;
// Plus a constant, as for the leading zeros of 16 bits.
def Plus31 : SDNodeXForm<imm, [{
  return CurDAG->getTargetConstant(uint32_t(N->getZExtValue() + 31), SDLoc(N), MVT::i32);
}]>;
def Minus31 : SDNodeXForm<imm, [{
  return CurDAG->getTargetConstant(uint32_t(N->getZExtValue() - 31), SDLoc(N), MVT::i32);
}]>;
let AddedComplexity = 12 in {
def : Pat<(i32 (add (ctlz IRegP:$a), (i32 imm:$c))),
          (IADD_RI Result<"FLO_R", (ins IRegP:$a), (mods FloType_U32:$itype)>.ret, Neg,
                   (Plus31 imm:$c))>;
// Subtracted from 31, it is the position of the highest set bit.
def : Pat<(i32 (sub (i32 imm:$c), (ctlz IRegP:$a))),
          (IADD_RI Result<"FLO_R", (ins IRegP:$a), (mods FloType_U32:$itype)>.ret, None,
                   (Minus31 imm:$c))>;
def : Pat<(i32 (sub (i32 31), (ctlz IRegP:$a))),
          Result<"FLO_R", (ins IRegP:$a), (mods FloType_U32:$itype)>.ret>;
}
// The position of the lowest set bit, counted from 1, or 0 if there is none;
// counted from 0, or -1: FLO of 0 is -1.
let AddedComplexity = 20 in {
defvar Lowest = Result<"FLO_R", (ins Result<"BREV_R", (ins IRegP:$a)>.ret),
                       (mods FloType_U32:$itype, FloSh_SH:$sh)>.ret;
def : Pat<(i32 (select (i1 (seteq IRegP:$a, (i32 0))), (i32 0),
                       (add (ctlz_zero_undef (bitreverse IRegP:$a)), (i32 1)))),
          (IADD_RI Lowest, 0, 1)>;
def : Pat<(i32 (select (i1 (seteq IRegP:$a, (i32 0))), (i32 -1),
                       (ctlz_zero_undef (bitreverse IRegP:$a)))), Lowest>;
}

// ---- selections ------------------------------------------------------------
foreach vt = [f16, bf16, v2f16, v2bf16] in
  def : Pat<(vt (select PSrcP:$p, vt:$a, vt:$b)),
            (vt (SEL_RR (i32 (COPY_TO_REGCLASS $a, GPR)), (i32 (COPY_TO_REGCLASS $b, GPR)),
                        PSrcP:$p))>;
foreach k = Kinds in
  def : Pat<(i32 (select PSrcP:$p, IRegP:$a, FlexPat<k, I32S>.ret:$b)),
            Result<"SEL_R" # k, (ins IRegP:$a, FlexPat<k, I32S>.ret:$b, PSrcP:$p)>.ret>;
// The first source cannot be an immediate or constant: the inverted predicate
// selects the other one.
let AddedComplexity = 10 in
foreach k = ["I", "C"] in
  def : Pat<(i32 (select PNotP:$p, FlexPat<k, I32S>.ret:$b, IRegP:$a)),
            Result<"SEL_R" # k, (ins IRegP:$a, FlexPat<k, I32S>.ret:$b, PNotP:$p)>.ret>;
let AddedComplexity = 20 in {
  def : Pat<(i32 (select PSrcP:$p, (i32 0), IImmP:$b)), (SEL_RI (i32 RZ), IImmP:$b, PSrcP:$p)>;
  def : Pat<(i32 (select PNotP:$p, IImmP:$b, (i32 0))), (SEL_RI (i32 RZ), IImmP:$b, PNotP:$p)>;
}

// ---- moves -----------------------------------------------------------------
// A number in the launch's bank, a symbol in the module's.
foreach offset = [timm, tglobaladdr] in {
  foreach vt = [i32, f32, v2f16, v2bf16] in
    def : Pat<(vt (q7x2_cbank timm:$bank, offset:$off)), (vt (MOV_C timm:$bank, offset:$off))>;
  foreach vt = GPR64.RegTypes in
    def : Pat<(vt (q7x2_cbank timm:$bank, offset:$off)), (vt (MOV64_C timm:$bank, offset:$off))>;
  def : Pat<(i32 (q7x2_cbank_sub timm:$bank, offset:$off, timm:$size)),
            Result<"LDC_C", (ins (i32 RZ), timm:$bank, offset:$off), (mods timm:$size)>.ret>;
}

defvar HalfTypes = [f16, bf16];
defvar WordTypes = [i32, f32, v2f16, v2bf16];
foreach types = [HalfTypes, WordTypes] in
  foreach from = types in
    foreach to = types in
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

// ---- predicates to integers ------------------------------------------------
def : Pat<(i32 (zext PNotP:$p)), (SEL_RI (i32 RZ), 1, PNotP:$p)>;
def : Pat<(i32 (anyext PNotP:$p)), (SEL_RI (i32 RZ), 1, PNotP:$p)>;
def : Pat<(i32 (sext PNotP:$p)), (SEL_RI (i32 RZ), -1, PNotP:$p)>;

// ---- comparisons -----------------------------------------------------------
// The condition codes of ISD, and the comparisons of integers and floats, which
// Q7X2SelectCompares.cpp selects. SETO* are false for NaN, and SETU* are true;
// of integers, SETU* are unsigned. For the others, NaN does not matter, except
// that C's != is true for it.
class SetCC<string suffix, string integer, string float = integer> {
  string Code = "ISD::SET" # suffix;
  bits<8> Integer = !if(!empty(integer), 0, !cast<ModValue>("CompOp_" # integer).Value);
  bits<8> Float = !cast<ModValue>("FCMPOp_" # float).Value;
}
foreach c = ["EQ", "NE", "LT", "LE", "GT", "GE"] in {
  def : SetCC<c, c, !if(!eq(c, "NE"), "NEU", c)>;
  def : SetCC<"O" # c, "", c>;
  def : SetCC<"U" # c, c, c # "U">;
}
def : SetCC<"O", "", "NUM">;
def : SetCC<"UO", "", "NAN">;
def CondCodeTable : GenericTable {
  let FilterClass = "SetCC";
  let CppTypeName = "CondCodeInfo";
  let Fields = ["Code", "Integer", "Float"];
  string TypeOf_Code = "code";
}
