//===-- Q7X2PatternsFloat.td - Selection: floats -----------*- tablegen -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Arithmetic, minimum and maximum, functions, rounding and conversions of
// floats. Sources take FNEG and FABS as modifiers:
//
//   fadd a, (fneg (fabs b))   ->   FADD Rd, Ra, -|Rb|
//
//===----------------------------------------------------------------------===//

def FRegP : RegPat<f32, NegAbs>;
def FImmP : ImmPat<f32, "selectF32Imm">;
def FCMemP : CMemPat<f32, NegAbs>;
def DRegP : RegPat<f64, NegAbs>;
def DImmP : ImmPat<f64, "selectF64Imm">;
def DCMemP : CMemPat<f64, NegAbs>;
def F32S : Srcs<f32, FRegP, FImmP, FCMemP>;
def PlainF32S : Srcs<f32, RegPat<f32, None>, FImmP, CMemPat<f32, None>>;
def F64S : Srcs<f64, DRegP, DImmP, DCMemP>;

// A 16-bit scalar is in the lower half of a register. Operations compute both
// halves; the upper one is undefined.
def F16RegP : RegPat<f16, NegAbsHSel>;
def F16ImmP : ImmPat<f16, "selectH2Imm">;
def F16CMemP : CMemPat<f16, NegAbsHSel>;
def F16S : Srcs<f16, F16RegP, F16ImmP, F16CMemP, v2f16>;
def BF16RegP : RegPat<bf16, NegAbsHSel>;
def BF16ImmP : ImmPat<bf16, "selectH2Imm">;
def BF16CMemP : CMemPat<bf16, NegAbsHSel>;
def BF16S : Srcs<bf16, BF16RegP, BF16ImmP, BF16CMemP, v2f16>;
def V2F16RegP : RegPat<v2f16, NegAbsHSel>;
def V2F16ImmP : ImmPat<v2f16, "selectH2Imm">;
def V2F16CMemP : CMemPat<v2f16, NegAbsHSel>;
def V2F16S : Srcs<v2f16, V2F16RegP, V2F16ImmP, V2F16CMemP>;
def V2BF16RegP : RegPat<v2bf16, NegAbsHSel>;
def V2BF16ImmP : ImmPat<v2bf16, "selectH2Imm">;
def V2BF16CMemP : CMemPat<v2bf16, NegAbsHSel>;
def V2BF16S : Srcs<v2bf16, V2BF16RegP, V2BF16ImmP, V2BF16CMemP, v2f16>;

multiclass FmaPats<SDPatternOperator op, string inst, Srcs S, dag given = NoMods> {
  foreach bc = [["R", "R"], ["R", "I"], ["I", "R"], ["R", "C"], ["C", "R"]] in
    def : Pat<(S.VT (op Src<"R", S, "a">.pat, Src<bc[0], S, "b">.pat, Src<bc[1], S, "c">.pat)),
              Result<inst # "_R" # bc[0] # bc[1],
                     !con(Src<"R", S, "a">.res, Src<bc[0], S, "b">.res, Src<bc[1], S, "c">.res),
                     given>.ret>;
}

// One of the last two sources can be an immediate or a word of a bank. Zero is
// RZ, which leaves that slot to the other source.
def PosZero : PatLeaf<(fpimm), [{ return N->getValueAPF().isPosZero(); }]>;
multiclass FmaZeroPats<SDPatternOperator op, string inst, Srcs S, Register zero> {
  foreach b = ["I", "C"] in
    def : Pat<(S.VT (op Src<"R", S, "a">.pat, Src<b, S, "b">.pat, (S.VT PosZero))),
              Result<inst # "_R" # b # "R",
                     !con(Src<"R", S, "a">.res, Src<b, S, "b">.res,
                          (ins (S.VT zero), (i32 None)))>.ret>;
}
defm : FmaZeroPats<any_fma, "FFMA", F32S, RZ>;
defm : FmaZeroPats<any_fma, "DFMA", F64S, RZ64>;

// FSUB has been expanded: a - b is a + -b. Strict operations on vectors have
// been unrolled.
multiclass ArithPats<string group, string suffix, Srcs S, dag given = NoMods> {
  defvar any = !if(S.VT.isVector, "", "any_");
  defm : BinaryPats<!cast<SDPatternOperator>(any # "fadd"), S.VT, group # "ADD" # suffix, S, S,
                    given>;
  defm : BinaryPats<!cast<SDPatternOperator>(any # "fmul"), S.VT, group # "MUL" # suffix, S, S,
                    given>;
  defm : FmaPats<!cast<SDPatternOperator>(any # "fma"), group # "FMA" # suffix, S, given>;
}
defvar Bf16Mods = (mods HFmtV2_BF16_V2:$hfmt_v2);
defm : ArithPats<"F", "", F32S>;
defm : ArithPats<"D", "", F64S>;
defm : ArithPats<"H", "2", F16S>;
defm : ArithPats<"H", "2", BF16S, Bf16Mods>;
defm : ArithPats<"H", "2", V2F16S>;
defm : ArithPats<"H", "2", V2BF16S, Bf16Mods>;

// Minimum and maximum: the predicate selects. The modifier NAN makes them IEEE
// 754's minimum and maximum; without it they are minimumNumber and
// maximumNumber. DMNMX does not have it. minnum has been refined to these, and
// strict operations have been relaxed, as have functions
// (Q7X2ExpandOperations.cpp).
multiclass FMinMaxPats<string inst, Srcs S, dag asMin, dag asMax, bit hasNan,
                       dag given = NoMods> {
  foreach k = Kinds in {
    defvar ab = !con(Src<"R", S, "a">.res, Src<k, S, "b">.res);
    foreach op = [fminnum_ieee, fminimumnum] in
      def : Pat<(S.VT (op Src<"R", S, "a">.pat, Src<k, S, "b">.pat)),
                Result<inst # "_R" # k, !con(ab, asMin), given>.ret>;
    foreach op = [fmaxnum_ieee, fmaximumnum] in
      def : Pat<(S.VT (op Src<"R", S, "a">.pat, Src<k, S, "b">.pat)),
                Result<inst # "_R" # k, !con(ab, asMax), given>.ret>;
    if hasNan then {
      defvar nan = !con(given, (mods FPNan_NAN:$nan));
      def : Pat<(S.VT (fminimum Src<"R", S, "a">.pat, Src<k, S, "b">.pat)),
                Result<inst # "_R" # k, !con(ab, asMin), nan>.ret>;
      def : Pat<(S.VT (fmaximum Src<"R", S, "a">.pat, Src<k, S, "b">.pat)),
                Result<inst # "_R" # k, !con(ab, asMax), nan>.ret>;
    }
  }
}
defm : FMinMaxPats<"FMNMX", F32S, AlwaysTrue, AlwaysFalse, /*hasNan=*/1>;
defm : FMinMaxPats<"DMNMX", F64S, AlwaysFalse, AlwaysTrue, /*hasNan=*/0>;
foreach S = [F16S, V2F16S] in
  defm : FMinMaxPats<"HMNMX2", S, AlwaysTrue, AlwaysFalse, /*hasNan=*/1>;
foreach S = [BF16S, V2BF16S] in
  defm : FMinMaxPats<"HMNMX2", S, AlwaysTrue, AlwaysFalse, /*hasNan=*/1, Bf16Mods>;

// ---- selections ------------------------------------------------------------
foreach k = Kinds in
  def : Pat<(f32 (select PSrcP:$p, FRegP:$a, FlexPat<k, F32S>.ret:$b)),
            Result<"FSEL_R" # k, (ins FRegP:$a, FlexPat<k, F32S>.ret:$b, PSrcP:$p)>.ret>;
let AddedComplexity = 10 in
foreach k = ["I", "C"] in
  def : Pat<(f32 (select PNotP:$p, FlexPat<k, F32S>.ret:$b, FRegP:$a)),
            Result<"FSEL_R" # k, (ins FRegP:$a, FlexPat<k, F32S>.ret:$b, PNotP:$p)>.ret>;

// ---- functions -------------------------------------------------------------
foreach k = Kinds in {
  defvar F = FlexPat<k, F32S>.ret;
  def : Pat<(f32 (q7x2_mufu F:$b, timm:$op)),
            Result<"MUFU_" # k, (ins F:$b), (mods timm:$op)>.ret>;
  def : Pat<(f32 (q7x2_mufu_ftz F:$b, timm:$op)),
            Result<"MUFU_" # k, (ins F:$b), (mods timm:$op, FPFtz_FTZ:$ftz)>.ret>;
}
foreach k = Kinds in
  def : Pat<(i1 (q7x2_fchk FRegP:$a, FlexPat<k, F32S>.ret:$b)),
            Result<"FCHK_R" # k, (ins FRegP:$a, FlexPat<k, F32S>.ret:$b)>.ret>;
foreach k = Kinds in
  def : Pat<(q7x2_fdiv_hard f32:$q, i1:$p, f32:$a, Src<k, PlainF32S, "b">.pat),
            !con((!cast<Instruction>("FDIV_HARD_" # k) $q, $p, $a),
                 !setdagop(Src<k, PlainF32S, "b">.res, !cast<Instruction>("FDIV_HARD_" # k)))>;

foreach k = Kinds in {
  defvar F = FlexPat<k, F32S>.ret;
  def : Pat<(f32 (fcos F:$b)), Result<"MUFU_" # k, (ins F:$b), (mods MUFUOp_COS:$op)>.ret>;
  def : Pat<(f32 (fsin F:$b)), Result<"MUFU_" # k, (ins F:$b), (mods MUFUOp_SIN:$op)>.ret>;
  def : Pat<(f32 (fexp2 F:$b)), Result<"MUFU_" # k, (ins F:$b), (mods MUFUOp_EX2:$op)>.ret>;
  def : Pat<(f32 (flog2 F:$b)), Result<"MUFU_" # k, (ins F:$b), (mods MUFUOp_LG2:$op)>.ret>;
  def : Pat<(f32 (fsqrt F:$b)), Result<"MUFU_" # k, (ins F:$b), (mods MUFUOp_SQRT:$op)>.ret>;
}

// ---- explicit rounding modes -----------------------------------------------
multiclass RoundedPats<string op, string form, dag fs, dag ds> {
  defvar node = !cast<SDNode>("q7x2_" # !tolower(op) # "_r");
  defvar matched = (mods timm:$ftz, timm:$sat, timm:$rnd);
  def : Pat<(f32 !con(!setdagop(fs, node), !setdagop(matched, node))),
            Result<"F" # op # form, fs, matched>.ret>;
  def : Pat<(f64 !con(!setdagop(ds, node), (node timm, timm, timm:$rnd))),
            Result<"D" # op # form, ds, (mods timm:$rnd)>.ret>;
}
foreach k = Kinds in {
  defvar F = FlexPat<k, F32S>.ret;
  defvar D = FlexPat<k, F64S>.ret;
  foreach op = ["ADD", "MUL"] in
    defm : RoundedPats<op, "_R" # k, (ins FRegP:$a, F:$b), (ins DRegP:$a, D:$b)>;
  defm : RoundedPats<"FMA", "_RR" # k, (ins FRegP:$a, FRegP:$b, F:$c),
                     (ins DRegP:$a, DRegP:$b, D:$c)>;
  if !ne(k, "R") then
    defm : RoundedPats<"FMA", "_R" # k # "R", (ins FRegP:$a, F:$b, FRegP:$c),
                       (ins DRegP:$a, D:$b, DRegP:$c)>;
}

// The value of FFmt32 or FFmt64 for a type.
class Fmt<ValueType vt> {
  ModValue ret = !cond(!eq(vt, f16) : FFmt32_F16, !eq(vt, bf16) : FFmt32_BF16,
                       !eq(vt, f32) : FFmt32_F32, !eq(vt, f64) : FFmt64_F64);
}

def : Pat<(f32 (q7x2_f2f_r f64:$a, timm:$ftz, timm:$rnd)),
          Result<"F2F_FROM64_R", (ins $a, (i32 None)),
                 (mods FFmt32_F32:$dst, FFmt64_F64:$src, timm:$ftz, timm:$rnd)>.ret>;
foreach vt = [f16, bf16] in
  def : Pat<(vt (q7x2_f2f_r f32:$a, timm:$ftz, timm:$rnd)),
            Result<"F2F_R", (ins $a, (i32 None)),
                   (mods Fmt<vt>.ret:$dst, FFmt32_F32:$src, timm:$ftz, timm:$rnd)>.ret>;
def : Pat<(i32 (q7x2_f2i_r FlexPat<"R", F32S>.ret:$a, timm:$dst, timm:$rnd)),
          Result<"F2I_R", (ins FlexPat<"R", F32S>.ret:$a),
                 (mods timm:$dst, FFmt32_F32:$src, timm:$rnd)>.ret>;
def : Pat<(i64 (q7x2_f2i_r f32:$a, timm:$dst, timm:$rnd)),
          Result<"F2I_TO64_R", (ins $a, (i32 None)),
                 (mods timm:$dst, FFmt32_F32:$src, timm:$rnd)>.ret>;
def : Pat<(i32 (q7x2_f2i_r FlexPat<"R", F64S>.ret:$a, timm:$dst, timm:$rnd)),
          Result<"F2I_FROM64_R", (ins FlexPat<"R", F64S>.ret:$a),
                 (mods timm:$dst, FFmt64_F64:$src, timm:$rnd)>.ret>;
def : Pat<(i64 (q7x2_f2i_r f64:$a, timm:$dst, timm:$rnd)),
          Result<"F2I_64_R", (ins $a, (i32 None)),
                 (mods timm:$dst, FFmt64_F64:$src, timm:$rnd)>.ret>;
def : Pat<(f32 (q7x2_i2f_r i32:$a, timm:$src, timm:$rnd)),
          Result<"I2F_R", (ins $a), (mods FFmt32_F32:$dst, timm:$src, timm:$rnd)>.ret>;
def : Pat<(f32 (q7x2_i2f_r i64:$a, timm:$src, timm:$rnd)),
          Result<"I2F_FROM64_R", (ins $a), (mods FFmt32_F32:$dst, timm:$src, timm:$rnd)>.ret>;
def : Pat<(f64 (q7x2_i2f_r i64:$a, timm:$src, timm:$rnd)),
          Result<"I2F_64_R", (ins $a), (mods FFmt64_F64:$dst, timm:$src, timm:$rnd)>.ret>;

// ---- conversions -----------------------------------------------------------
class ToInt<SDPatternOperator poisoned, SDPatternOperator saturated>
    : PatFrags<(ops node:$a), [(poisoned node:$a), (saturated node:$a)]>;
def to_sint : ToInt<any_fp_to_sint, q7x2_f2i_s>;
def to_uint : ToInt<any_fp_to_uint, q7x2_f2i_u>;
// Conversions of constants are only left if they are strict or saturating.
class OfKind<string kind, string op> {
  SDPatternOperator ret = !cast<SDPatternOperator>(
      !if(!eq(kind, "I"), "strict_", "any_") # op);
}
def strict_to_sint : ToInt<strict_fp_to_sint, q7x2_f2i_s>;
def strict_to_uint : ToInt<strict_fp_to_uint, q7x2_f2i_u>;
def plain_to_sint : ToInt<fp_to_sint, q7x2_f2i_s>; // not strict
def plain_to_uint : ToInt<fp_to_uint, q7x2_f2i_u>;

foreach k = Kinds in {
  defvar F = FlexPat<k, F32S>.ret;
  defvar D = FlexPat<k, F64S>.ret;
  defvar I = FlexPat<k, I32S>.ret;
  foreach vt = [f16, bf16] in
    def : Pat<(vt (OfKind<k, "fpround">.ret F:$b)),
              Result<"F2F_" # k, (ins F:$b), (mods Fmt<vt>.ret:$dst, FFmt32_F32:$src)>.ret>;
  def : Pat<(f64 (OfKind<k, "fpextend">.ret F:$b)),
            Result<"F2F_TO64_" # k, (ins F:$b), (mods FFmt64_F64:$dst, FFmt32_F32:$src)>.ret>;
  foreach vt = [f32, f16, bf16] in
    def : Pat<(vt (OfKind<k, "fpround">.ret D:$b)),
              Result<"F2F_FROM64_" # k, (ins D:$b),
                     (mods Fmt<vt>.ret:$dst, FFmt64_F64:$src)>.ret>;

  // C's conversions to integers round toward zero.
  foreach s = [0, 1] in {
    defvar toFloat = OfKind<k, !if(s, "s", "u") # "int_to_fp">.ret;
    defvar toInt = !if(!eq(k, "I"), !if(s, strict_to_sint, strict_to_uint),
                       !if(s, to_sint, to_uint));
    defvar I32Fmt = !if(s, IFmt32_S32, IFmt32_U32);
    defvar I64Fmt = !if(s, IFmt64_S64, IFmt64_U64);
    foreach vt = [f32, f16, bf16] in
      def : Pat<(vt (toFloat I:$b)),
                Result<"I2F_" # k, (ins I:$b), (mods Fmt<vt>.ret:$dst, I32Fmt:$src)>.ret>;
    def : Pat<(f64 (toFloat I:$b)),
              Result<"I2F_TO64_" # k, (ins I:$b), (mods FFmt64_F64:$dst, I32Fmt:$src)>.ret>;
    def : Pat<(i32 (toInt F:$b)),
              Result<"F2I_" # k, (ins F:$b),
                     (mods I32Fmt:$dst, FFmt32_F32:$src, FPRound_RZ:$rnd)>.ret>;
    def : Pat<(i64 (toInt F:$b)),
              Result<"F2I_TO64_" # k, (ins F:$b),
                     (mods I64Fmt:$dst, FFmt32_F32:$src, FPRound_RZ:$rnd)>.ret>;
    def : Pat<(i32 (toInt D:$b)),
              Result<"F2I_FROM64_" # k, (ins D:$b),
                     (mods I32Fmt:$dst, FFmt64_F64:$src, FPRound_RZ:$rnd)>.ret>;
    def : Pat<(i64 (toInt D:$b)),
              Result<"F2I_64_" # k, (ins D:$b),
                     (mods I64Fmt:$dst, FFmt64_F64:$src, FPRound_RZ:$rnd)>.ret>;
  }
}
// Conversions extend bytes and halves themselves.
let AddedComplexity = 20 in {
foreach op = [any_sint_to_fp, any_uint_to_fp] in {
  foreach vt = [f32, f16, bf16] in {
    def : Pat<(vt (op (and i32:$a, 0xff))),
              Result<"I2F_R", (ins $a), (mods Fmt<vt>.ret:$dst, IFmt32_U8:$src)>.ret>;
    def : Pat<(vt (op (and i32:$a, 0xffff))),
              Result<"I2F_R", (ins $a), (mods Fmt<vt>.ret:$dst, IFmt32_U16:$src)>.ret>;
  }
  def : Pat<(f64 (op (and i32:$a, 0xff))),
            Result<"I2F_TO64_R", (ins $a), (mods FFmt64_F64:$dst, IFmt32_U8:$src)>.ret>;
  def : Pat<(f64 (op (and i32:$a, 0xffff))),
            Result<"I2F_TO64_R", (ins $a), (mods FFmt64_F64:$dst, IFmt32_U16:$src)>.ret>;
}
foreach narrow = [i8, i16] in {
  defvar fmt = !if(!eq(narrow, i8), IFmt32_S8, IFmt32_S16);
  foreach vt = [f32, f16, bf16] in
    def : Pat<(vt (any_sint_to_fp (sext_inreg i32:$a, narrow))),
              Result<"I2F_R", (ins $a), (mods Fmt<vt>.ret:$dst, fmt:$src)>.ret>;
  def : Pat<(f64 (any_sint_to_fp (sext_inreg i32:$a, narrow))),
            Result<"I2F_TO64_R", (ins $a), (mods FFmt64_F64:$dst, fmt:$src)>.ret>;
}
}
// A 16-bit float source has no sign modifiers here, since F2F's apply to 32
// bits. BF16 is extended to f32 by a shift, unless the extension is strict.
foreach vt = [f16, bf16] in {
  defvar fmt = Fmt<vt>.ret;
  defvar extend = !if(!eq(vt, bf16), strict_fpextend, any_fpextend);
  def : Pat<(f32 (extend vt:$b)),
            Result<"F2F_R", (ins $b, (i32 None)), (mods FFmt32_F32:$dst, fmt:$src)>.ret>;
  def : Pat<(f64 (any_fpextend vt:$b)),
            Result<"F2F_TO64_R", (ins $b, (i32 None)), (mods FFmt64_F64:$dst, fmt:$src)>.ret>;
  foreach s = [0, 1] in {
    defvar toInt = !if(s, to_sint, to_uint);
    defvar I32Fmt = !if(s, IFmt32_S32, IFmt32_U32);
    defvar I64Fmt = !if(s, IFmt64_S64, IFmt64_U64);
    def : Pat<(i32 (toInt vt:$b)),
              Result<"F2I_R", (ins $b, (i32 None)),
                     (mods I32Fmt:$dst, fmt:$src, FPRound_RZ:$rnd)>.ret>;
    def : Pat<(i64 (toInt vt:$b)),
              Result<"F2I_TO64_R", (ins $b, (i32 None)),
                     (mods I64Fmt:$dst, fmt:$src, FPRound_RZ:$rnd)>.ret>;
  }
}
foreach s = [0, 1] in {
  defvar toFloat = !if(s, any_sint_to_fp, any_uint_to_fp);
  defvar I64Fmt = !if(s, IFmt64_S64, IFmt64_U64);
  foreach k = ["R", "C"] in {
    defvar L = !if(!eq(k, "R"), LRegP, LCMemP);
    foreach vt = [f32, f16, bf16] in
      def : Pat<(vt (toFloat L:$b)),
                Result<"I2F_FROM64_" # k, (ins L:$b), (mods Fmt<vt>.ret:$dst, I64Fmt:$src)>.ret>;
    def : Pat<(f64 (toFloat L:$b)),
              Result<"I2F_64_" # k, (ins L:$b), (mods FFmt64_F64:$dst, I64Fmt:$src)>.ret>;
  }
}

// Rounding to an integer.
class Rounding<SDPatternOperator op, SDPatternOperator plain, ModValue rnd,
               SDPatternOperator ofConstant = op> {
  SDPatternOperator Op = op;
  SDPatternOperator Plain = plain; // not strict
  SDPatternOperator OfConstant = ofConstant; // left by the combiner
  ModValue Rnd = rnd;
}
def RoundFloor : Rounding<any_ffloor, ffloor, FPRound_RM, strict_ffloor>;
def RoundCeil  : Rounding<any_fceil, fceil, FPRound_RP, strict_fceil>;
def RoundTrunc : Rounding<any_ftrunc, ftrunc, FPRound_RZ, strict_ftrunc>;
def RoundEven  : Rounding<any_froundeven, froundeven, FPRound_RN>;
def RoundRint  : Rounding<any_frint, frint, FPRound_RN>;
def RoundNear  : Rounding<any_fnearbyint, fnearbyint, FPRound_RN>;
foreach r = [RoundFloor, RoundCeil, RoundTrunc, RoundEven, RoundRint, RoundNear] in {
  foreach k = Kinds in {
    defvar F = FlexPat<k, F32S>.ret;
    defvar D = FlexPat<k, F64S>.ret;
    defvar op = !if(!eq(k, "I"), r.OfConstant, r.Op);
    def : Pat<(f32 (op F:$b)),
              Result<"FRND_" # k, (ins F:$b), (mods FFmt32_F32:$fmt, r.Rnd:$rnd)>.ret>;
    def : Pat<(f64 (op D:$b)),
              Result<"FRND64_" # k, (ins D:$b), (mods FFmt64_F64:$fmt, r.Rnd:$rnd)>.ret>;
  }
  // A conversion to an integer rounds by itself.
  foreach k = ["R", "C"] in {
    defvar F = FlexPat<k, F32S>.ret;
    defvar D = FlexPat<k, F64S>.ret;
    foreach s = [0, 1] in {
      defvar toInt = !if(s, plain_to_sint, plain_to_uint);
      defvar I32Fmt = !if(s, IFmt32_S32, IFmt32_U32);
      defvar I64Fmt = !if(s, IFmt64_S64, IFmt64_U64);
      def : Pat<(i32 (toInt (f32 (r.Plain F:$b)))),
                Result<"F2I_" # k, (ins F:$b),
                       (mods I32Fmt:$dst, FFmt32_F32:$src, r.Rnd:$rnd)>.ret>;
      def : Pat<(i64 (toInt (f32 (r.Plain F:$b)))),
                Result<"F2I_TO64_" # k, (ins F:$b),
                       (mods I64Fmt:$dst, FFmt32_F32:$src, r.Rnd:$rnd)>.ret>;
      def : Pat<(i32 (toInt (f64 (r.Plain D:$b)))),
                Result<"F2I_FROM64_" # k, (ins D:$b),
                       (mods I32Fmt:$dst, FFmt64_F64:$src, r.Rnd:$rnd)>.ret>;
      def : Pat<(i64 (toInt (f64 (r.Plain D:$b)))),
                Result<"F2I_64_" # k, (ins D:$b),
                       (mods I64Fmt:$dst, FFmt64_F64:$src, r.Rnd:$rnd)>.ret>;
    }
  }
  foreach vt = [f16, bf16] in
    def : Pat<(vt (r.Op vt:$b)),
              Result<"FRND_R", (ins $b, (i32 None)), (mods Fmt<vt>.ret:$fmt, r.Rnd:$rnd)>.ret>;
}
