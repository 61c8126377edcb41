//===-- Q7X2PatternsFloat.td - Selection: floats -----------*- tablegen -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

def FRegP : RegPat<f32, NegAbs>;
def FImmP : ImmPat<f32, "selectF32Imm">;
def FCMemP : CMemPat<f32, NegAbs>;
def DRegP : RegPat<f64, NegAbs>;
def DImmP : ImmPat<f64, "selectF64Imm">;
def DCMemP : CMemPat<f64, NegAbs>;
def F32S : Srcs<f32, FRegP, FImmP, FCMemP>;
def F64S : Srcs<f64, DRegP, DImmP, DCMemP>;

// Scalars of 16 bits live in the lower half of a register and are computed in
// both; what the upper half holds does not matter.
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

multiclass FmaPats<SDPatternOperator op, string inst, Srcs S, dag mods = NoMods> {
  foreach bc = [["R", "R"], ["R", "I"], ["I", "R"], ["R", "C"], ["C", "R"]] in
    def : Pat<(S.VT (op Src<"R", S, "a">.pat, Src<bc[0], S, "b">.pat, Src<bc[1], S, "c">.pat)),
              Result<inst # "_R" # bc[0] # bc[1],
                     !con(Src<"R", S, "a">.res, Src<bc[0], S, "b">.res, Src<bc[1], S, "c">.res),
                     mods>.ret>;
}

// a - b has become a + -b before.
multiclass ArithPats<string group, string suffix, Srcs S, dag modifiers = NoMods> {
  defm : BinaryPats<any_fadd, S.VT, group # "ADD" # suffix, S, S, modifiers>;
  defm : BinaryPats<any_fmul, S.VT, group # "MUL" # suffix, S, S, modifiers>;
  defm : FmaPats<any_fma, group # "FMA" # suffix, S, modifiers>;
}
defvar Bf16Mods = (ins (i32 1));
defm : ArithPats<"F", "", F32S>;
defm : ArithPats<"D", "", F64S>;
defm : ArithPats<"H", "2", F16S>;
defm : ArithPats<"H", "2", BF16S, Bf16Mods>;
defm : ArithPats<"H", "2", V2F16S>;
defm : ArithPats<"H", "2", V2BF16S, Bf16Mods>;

// Minimum and maximum: pp says which. The NAN modifier makes them IEEE 754's
// minimum and maximum, without it they are minimumNumber and maximumNumber.
multiclass FMinMaxPats<string inst, Srcs S, int minPP, dag plain, dag nan> {
  foreach k = Kinds in {
    defvar ab = !con(Src<"R", S, "a">.res, Src<k, S, "b">.res);
    defvar asMin = (ins (i1 PT), (i1 minPP));
    defvar asMax = (ins (i1 PT), (i1 !sub(1, minPP)));
    foreach op = [any_fminnum, fminnum_ieee, fminimumnum] in
      def : Pat<(S.VT (op Src<"R", S, "a">.pat, Src<k, S, "b">.pat)),
                Result<inst # "_R" # k, !con(ab, asMin), plain>.ret>;
    foreach op = [any_fmaxnum, fmaxnum_ieee, fmaximumnum] in
      def : Pat<(S.VT (op Src<"R", S, "a">.pat, Src<k, S, "b">.pat)),
                Result<inst # "_R" # k, !con(ab, asMax), plain>.ret>;
    if !not(!empty(nan)) then {
      def : Pat<(S.VT (any_fminimum Src<"R", S, "a">.pat, Src<k, S, "b">.pat)),
                Result<inst # "_R" # k, !con(ab, asMin), nan>.ret>;
      def : Pat<(S.VT (any_fmaximum Src<"R", S, "a">.pat, Src<k, S, "b">.pat)),
                Result<inst # "_R" # k, !con(ab, asMax), nan>.ret>;
    }
  }
}
defm : FMinMaxPats<"FMNMX", F32S, 0, (ins), (ins (i32 0), (i32 1))>;
defm : FMinMaxPats<"DMNMX", F64S, 1, (ins), (ins)>;
foreach S = [F16S, V2F16S] in
  defm : FMinMaxPats<"HMNMX2", S, 0, (ins (i32 0)), (ins (i32 0), (i32 0), (i32 1))>;
foreach S = [BF16S, V2BF16S] in
  defm : FMinMaxPats<"HMNMX2", S, 0, (ins (i32 1)), (ins (i32 1), (i32 0), (i32 1))>;

// ---- selections ------------------------------------------------------------
foreach k = Kinds in
  def : Pat<(f32 (select PSrcP:$p, FRegP:$a, FlexPat<k, F32S>.ret:$b)),
            Result<"FSEL_R" # k, (ins FRegP:$a, FlexPat<k, F32S>.ret:$b, PSrcP:$p), NoMods>.ret>;

// ---- functions -------------------------------------------------------------
foreach k = Kinds in
  def : Pat<(f32 (q7x2_mufu timm:$op, FlexPat<k, F32S>.ret:$b)),
            Result<"MUFU_" # k, (ins FlexPat<k, F32S>.ret:$b), (ins timm:$op)>.ret>;
def : Pat<(q7x2_fdiv32 f32:$a, f32:$b), (FDIV32 $a, $b)>;

// MUFU's numbers: COS 0, SIN 1, EX2 2, LG2 3, RCP 4, RSQ 5, SQRT 8, TANH 9.
foreach k = Kinds in {
  defvar F = FlexPat<k, F32S>.ret;
  def : Pat<(f32 (any_fcos F:$b)), Result<"MUFU_" # k, (ins F:$b), (ins (i32 0))>.ret>;
  def : Pat<(f32 (any_fsin F:$b)), Result<"MUFU_" # k, (ins F:$b), (ins (i32 1))>.ret>;
  def : Pat<(f32 (any_fexp2 F:$b)), Result<"MUFU_" # k, (ins F:$b), (ins (i32 2))>.ret>;
  def : Pat<(f32 (any_flog2 F:$b)), Result<"MUFU_" # k, (ins F:$b), (ins (i32 3))>.ret>;
  def : Pat<(f32 (any_fsqrt F:$b)), Result<"MUFU_" # k, (ins F:$b), (ins (i32 8))>.ret>;
}

// ---- rounded as told -------------------------------------------------------
foreach op = ["ADD", "MUL", "FMA"] in {
  defvar node = !cast<SDNode>("q7x2_" # !tolower(op) # "_r");
  defvar form = "_RR" # !if(!eq(op, "FMA"), "R", "");
  defvar fs = !if(!eq(op, "FMA"), (ins FRegP:$a, FRegP:$b, FRegP:$c), (ins FRegP:$a, FRegP:$b));
  defvar ds = !if(!eq(op, "FMA"), (ins DRegP:$a, DRegP:$b, DRegP:$c), (ins DRegP:$a, DRegP:$b));
  defvar mods = (ins timm:$ftz, timm:$sat, timm:$rnd);
  def : Pat<(f32 !con(!setdagop(fs, node), !setdagop(mods, node))),
            Result<"F" # op # form, fs, mods>.ret>;
  def : Pat<(f64 !con(!setdagop(ds, node), (node timm, timm, timm:$rnd))),
            Result<"D" # op # form, ds, (ins timm:$rnd)>.ret>;
}
def : Pat<(f32 (q7x2_f2f_r f64:$a, timm:$ftz, timm:$rnd)),
          (F2F_FROM64_R $a, (i32 0), (i32 2), (i32 0), timm:$ftz, (i32 0), timm:$rnd)>;
foreach h = [0, 1] in {
  defvar vt = !if(h, bf16, f16);
  def : Pat<(vt (q7x2_f2f_r f32:$a, timm:$ftz, timm:$rnd)),
            (F2F_R $a, (i32 0), (i32 h), (i32 2), timm:$ftz, (i32 0), timm:$rnd)>;
}
def : Pat<(i32 (q7x2_f2i_r f32:$a, timm:$to, timm:$rnd)),
          (F2I_R $a, (i32 0), timm:$to, (i32 2), timm:$rnd)>;
def : Pat<(i64 (q7x2_f2i_r f32:$a, timm:$to, timm:$rnd)),
          (F2I_TO64_R $a, (i32 0), timm:$to, (i32 2), timm:$rnd)>;
def : Pat<(i32 (q7x2_f2i_r f64:$a, timm:$to, timm:$rnd)),
          (F2I_FROM64_R $a, (i32 0), timm:$to, (i32 0), timm:$rnd)>;
def : Pat<(i64 (q7x2_f2i_r f64:$a, timm:$to, timm:$rnd)),
          (F2I_64_R $a, (i32 0), timm:$to, (i32 0), timm:$rnd)>;
def : Pat<(f32 (q7x2_i2f_r i32:$a, timm:$from, timm:$rnd)),
          (I2F_R $a, (i32 2), timm:$from, timm:$rnd)>;
def : Pat<(f32 (q7x2_i2f_r i64:$a, timm:$from, timm:$rnd)),
          (I2F_FROM64_R $a, (i32 2), timm:$from, timm:$rnd)>;
def : Pat<(f64 (q7x2_i2f_r i64:$a, timm:$from, timm:$rnd)),
          (I2F_64_R $a, (i32 0), timm:$from, timm:$rnd)>;

// ---- conversions -----------------------------------------------------------
class ToInt<SDPatternOperator poisoned, SDPatternOperator saturated>
    : PatFrags<(ops node:$a), [(poisoned node:$a), (saturated node:$a)]>;
def to_sint : ToInt<any_fp_to_sint, q7x2_f2i_s>;
def to_uint : ToInt<any_fp_to_uint, q7x2_f2i_u>;

// F2F dst.src: F16 0, BF16 1, F32 2.
foreach k = Kinds in {
  defvar F = FlexPat<k, F32S>.ret;
  defvar D = FlexPat<k, F64S>.ret;
  defvar I = FlexPat<k, I32S>.ret;
  def : Pat<(f16 (any_fpround F:$b)),
            Result<"F2F_" # k, (ins F:$b), (ins (i32 0), (i32 2))>.ret>;
  def : Pat<(bf16 (any_fpround F:$b)),
            Result<"F2F_" # k, (ins F:$b), (ins (i32 1), (i32 2))>.ret>;
  def : Pat<(f64 (any_fpextend F:$b)),
            Result<"F2F_TO64_" # k, (ins F:$b), (ins (i32 0), (i32 2))>.ret>;
  def : Pat<(f32 (any_fpround D:$b)),
            Result<"F2F_FROM64_" # k, (ins D:$b), (ins (i32 2), (i32 0))>.ret>;
  def : Pat<(f16 (any_fpround D:$b)),
            Result<"F2F_FROM64_" # k, (ins D:$b), (ins (i32 0), (i32 0))>.ret>;
  def : Pat<(bf16 (any_fpround D:$b)),
            Result<"F2F_FROM64_" # k, (ins D:$b), (ins (i32 1), (i32 0))>.ret>;

  // Integers: U32 4, S32 5; U64 0, S64 1. Toward zero is RZ, 3.
  foreach s = [0, 1] in {
    defvar toFloat = !if(s, any_sint_to_fp, any_uint_to_fp);
    defvar toInt = !if(s, to_sint, to_uint);
    def : Pat<(f32 (toFloat I:$b)),
              Result<"I2F_" # k, (ins I:$b), (ins (i32 2), (i32 !add(4, s)))>.ret>;
    def : Pat<(f16 (toFloat I:$b)),
              Result<"I2F_" # k, (ins I:$b), (ins (i32 0), (i32 !add(4, s)))>.ret>;
    def : Pat<(bf16 (toFloat I:$b)),
              Result<"I2F_" # k, (ins I:$b), (ins (i32 1), (i32 !add(4, s)))>.ret>;
    def : Pat<(f64 (toFloat I:$b)),
              Result<"I2F_TO64_" # k, (ins I:$b), (ins (i32 0), (i32 !add(4, s)))>.ret>;
    def : Pat<(i32 (toInt F:$b)),
              Result<"F2I_" # k, (ins F:$b), (ins (i32 !add(4, s)), (i32 2), (i32 3))>.ret>;
    def : Pat<(i64 (toInt F:$b)),
              Result<"F2I_TO64_" # k, (ins F:$b), (ins (i32 s), (i32 2), (i32 3))>.ret>;
    def : Pat<(i32 (toInt D:$b)),
              Result<"F2I_FROM64_" # k, (ins D:$b), (ins (i32 !add(4, s)), (i32 0), (i32 3))>.ret>;
    def : Pat<(i64 (toInt D:$b)),
              Result<"F2I_64_" # k, (ins D:$b), (ins (i32 s), (i32 0), (i32 3))>.ret>;
  }
}
// A 16-bit float as a source has no signs here: F2F's are those of 32 bits.
foreach h = [0, 1] in {
  defvar vt = !if(h, bf16, f16);
  def : Pat<(f32 (any_fpextend vt:$b)), (F2F_R $b, (i32 0), (i32 2), (i32 h))>;
  def : Pat<(f64 (any_fpextend vt:$b)), (F2F_TO64_R $b, (i32 0), (i32 0), (i32 h))>;
  foreach s = [0, 1] in {
    defvar toInt = !if(s, to_sint, to_uint);
    def : Pat<(i32 (toInt vt:$b)),
              (F2I_R $b, (i32 0), (i32 !add(4, s)), (i32 h), (i32 3))>;
    def : Pat<(i64 (toInt vt:$b)), (F2I_TO64_R $b, (i32 0), (i32 s), (i32 h), (i32 3))>;
  }
}
foreach s = [0, 1] in {
  defvar toFloat = !if(s, any_sint_to_fp, any_uint_to_fp);
  foreach k = ["R", "C"] in {
    defvar L = !if(!eq(k, "R"), LRegP, LCMemP);
    def : Pat<(f32 (toFloat L:$b)),
              Result<"I2F_FROM64_" # k, (ins L:$b), (ins (i32 2), (i32 s))>.ret>;
    def : Pat<(f16 (toFloat L:$b)),
              Result<"I2F_FROM64_" # k, (ins L:$b), (ins (i32 0), (i32 s))>.ret>;
    def : Pat<(bf16 (toFloat L:$b)),
              Result<"I2F_FROM64_" # k, (ins L:$b), (ins (i32 1), (i32 s))>.ret>;
    def : Pat<(f64 (toFloat L:$b)),
              Result<"I2F_64_" # k, (ins L:$b), (ins (i32 0), (i32 s))>.ret>;
  }
}

// Rounding to an integer: RN 0, RP 1, RM 2, RZ 3.
class Rounding<SDPatternOperator op, int rnd> {
  SDPatternOperator Op = op;
  int Rnd = rnd;
}
def RoundFloor : Rounding<any_ffloor, 2>;
def RoundCeil  : Rounding<any_fceil, 1>;
def RoundTrunc : Rounding<any_ftrunc, 3>;
def RoundEven  : Rounding<any_froundeven, 0>;
def RoundRint  : Rounding<any_frint, 0>;
def RoundNear  : Rounding<any_fnearbyint, 0>;
foreach r = [RoundFloor, RoundCeil, RoundTrunc, RoundEven, RoundRint, RoundNear] in {
  foreach k = Kinds in {
    defvar F = FlexPat<k, F32S>.ret;
    defvar D = FlexPat<k, F64S>.ret;
    def : Pat<(f32 (r.Op F:$b)),
              Result<"FRND_" # k, (ins F:$b), (ins (i32 2), (i32 0), (i32 0), (i32 r.Rnd))>.ret>;
    def : Pat<(f64 (r.Op D:$b)),
              Result<"FRND64_" # k, (ins D:$b), (ins (i32 0), (i32 0), (i32 0), (i32 r.Rnd))>.ret>;
  }
  def : Pat<(f16 (r.Op f16:$b)),
            (FRND_R $b, (i32 0), (i32 0), (i32 0), (i32 0), (i32 r.Rnd))>;
  def : Pat<(bf16 (r.Op bf16:$b)),
            (FRND_R $b, (i32 0), (i32 1), (i32 0), (i32 0), (i32 r.Rnd))>;
}
