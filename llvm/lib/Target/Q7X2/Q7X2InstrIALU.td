//===-- Q7X2InstrIALU.td - Integer, logic, move (ialu.txt) -*- tablegen -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The classes follow the description's __DefOptype, a line per field, or its
// name (Rd, Ra, Pp) for one of Q7X2InstrFormats.td; the __DefOpcodes come from
// the foreach over forms. Modes of one optype, such as with and without carry,
// are separate classes; a field that a mode does not use has the default that
// __Encoding gives. The classes of operations that also exist on the uniform
// datapath take the datapath as an argument; Q7X2InstrUDP.td defines their
// uniform opcodes.
//
//===----------------------------------------------------------------------===//

// ---- IADD ------------------------------------------------------------------
class IADDBase<string op, Form F, Datapath P, dag preds, SrcSet S, dag pp, bit ext,
               string operands>
    : FlexInst<OpOn<P, op>.ret, F, !con((outs P.Rd:$rd), preds),
               !con((ins (S.R $ra, $ra_mods):$a), Flex<F, S>.ret, pp), [], operands, P>,
      Rd, Ra {
  bits<1> ra_mods;   let Inst{72}    = ra_mods;
                     let Inst{76}    = ext;
  bits<1> flex_mods; let Inst{97}    = !if(F.IsImm, 0, flex_mods);
}
class IADD<Form F, Datapath P = VectorPath>
    : IADDBase<"IADD", F, P, (outs), P.NegSrc, (ins), 0, "$rd, $a, $b"> {
  let Inst{101-98}  = 0b1111;                         // pp = !PT
  let Inst{108-106} = 7;                              // pu = PT
}
class IADD_X<Form F, Datapath P = VectorPath>
    : IADDBase<"IADD_X", F, P, (outs P.PuAfter:$pu), P.InvSrc,
               (ins (P.PpOrNotPT $pp, $pp_not):$p), 1, "$rd$pu, $a, $b$p">,
      Pp, Pu;
foreach F = SrcB in {
  def IADD_#F.Name   : IADD<F>;
  def IADD_X_#F.Name : IADD_X<F>;
}

// ---- IMAD, IMAD.WIDE -------------------------------------------------------
class IMADBase<string op, Form F, Datapath P, DAGOperand rc, SrcSet C, dag pp,
               string operands>
    : FlexInst<OpOn<P, op>.ret, F, (outs rc:$rd, P.PuAfter:$pu),
               !con((ins (P.Src.R $ra):$a), FlexAndReg<F, P.Src, C>.ret, pp),
               [M<MIType, "itype">], operands, P>,
      Rd, Ra, Reg, Pu {
  bits<1> itype;     let Inst{77}    = itype;
  // Only SrcC has a sign: bit 97 in the flexible slot, bit 74 otherwise.
  bits<1> reg_mods;
  bits<1> flex_mods;
  let Inst{74} = !if(!eq(F.Role, "b"), reg_mods, 0);
  let Inst{97} = !if(!and(!eq(F.Role, "c"), !not(F.IsImm)), flex_mods, 0);
}
class IMADNoCarry<string op, Form F, Datapath P, DAGOperand rc, SrcSet C>
    : IMADBase<op, F, P, rc, C, (ins), "$rd$pu, $a, $b, $c"> {
  let Inst{101-98} = 0b1111;                          // pp = !PT
}
class IMADCarry<string op, Form F, Datapath P, DAGOperand rc, SrcSet C>
    : IMADBase<op, F, P, rc, C, (ins (P.PpOrNotPT $pp, $pp_not):$p), "$rd$pu, $a, $b, $c$p">,
      Pp {
                     let Inst{76}    = 1;             // ext = X
}
class IMAD<Form F, Datapath P = VectorPath> : IMADNoCarry<"IMAD", F, P, P.Rd, P.NegSrc>;
class IMAD_HI_X<Form F, Datapath P = VectorPath>
    : IMADCarry<"IMAD_HI_X", F, P, P.Rd, P.InvSrc> {
                     let Inst{75}    = 1;             // lohi = HI
}
foreach F = SrcBC in {
  def IMAD_#F.Name      : IMAD<F>;
  def IMAD_HI_X_#F.Name : IMAD_HI_X<F>;
}

class IMAD_WIDE<Form F> : IMADNoCarry<"IMAD_WIDE", F, VectorPath, Wide64, LNegSrc>;
class IMAD_WIDE_X<Form F> : IMADCarry<"IMAD_WIDE_X", F, VectorPath, Wide64, LInvSrc>;
foreach F = SrcBCNoRRI in {
  def IMAD_WIDE_#F.Name   : IMAD_WIDE<F>;
  def IMAD_WIDE_X_#F.Name : IMAD_WIDE_X<F>;
}

// ---- IDP.2A, IDP.4A --------------------------------------------------------
class IDP<Operation op, Form F, list<M> mods>
    : FlexInst<op, F, (outs GPR:$rd, PDstAfter:$pu),
               !con((ins (IReg $ra):$a), FlexAndReg<F, ISrc>.ret,
                    (ins (PSrcOrNotPT $pp, $pp_not):$p)),
               mods, "$rd$pu, $a, $b, $c$p">,
      Rd, Ra, Reg, Pp, Pu {
  bits<1> afmt;      let Inst{77}      = afmt;
  bits<1> bfmt;      let Inst{78}      = bfmt;
}
class IDP2A<Form F>
    : IDP<OP_IDP2A, F, [M<MLOHI, "lohi">, M<MI16Type, "afmt">, M<MI8Type, "bfmt">]> {
  bits<1> lohi;      let Inst{75}      = lohi;
}
class IDP4A<Form F> : IDP<OP_IDP4A, F, [M<MI8Type, "afmt">, M<MI8Type, "bfmt">]>;
foreach F = SrcBC in {
  def IDP2A_#F.Name : IDP2A<F>;
  def IDP4A_#F.Name : IDP4A<F>;
}

// ---- IMUL ------------------------------------------------------------------
class IMUL<Form F>
    : FlexInst<OP_IMUL, F, (outs GPR:$rd), !con((ins (IReg $ra):$a), Flex<F, INegSrc>.ret),
               [M<MLOHI, "lohi">, M<MIType, "itype">], "$rd, $a, $b">,
      Rd, Ra {
  bits<1> lohi;      let Inst{75}    = lohi;
  bits<1> itype;     let Inst{77}    = itype;
  // rb.neg is bit 74 in the register form, bit 97 in the others.
  bits<1> flex_mods; let Inst{74}    = !if(F.IsReg, flex_mods, 0);
                     let Inst{97}    = !if(!or(F.IsReg, F.IsImm), 0, flex_mods);
}
foreach F = SrcB in def IMUL_#F.Name : IMUL<F>;

// ---- LEA -------------------------------------------------------------------
class LEABase<string op, Form F, Datapath P, SrcSet S, dag rest, string operands>
    : FlexInst<OpOn<P, op>.ret, F, (outs P.Rd:$rd, P.PuAfter:$pu),
               !con((ins (S.R $ra, $ra_mods):$a), Flex<F, S>.ret, rest), [], operands, P>,
      Rd, Ra, Pu {
  bits<1> ra_mods;   let Inst{72}      = ra_mods;
  bits<5> shiftamt;  let Inst{86-82}   = shiftamt;
  bits<1> flex_mods; let Inst{97}      = !if(F.IsImm, 0, flex_mods);
}
class LEA<Form F, Datapath P = VectorPath>
    : LEABase<"LEA", F, P, P.NegSrc, (ins UImm5:$shiftamt), "$rd$pu, $a, $b, $shiftamt"> {
  let RcSlot         = 255;                           // rc = RZ
  let Inst{101-98}   = 0b1111;                        // pp = !PT
}
class LEA_HI_X<Form F, Datapath P = VectorPath>
    : LEABase<"LEA_HI_X", F, P, P.InvSrc,
              (ins (P.Src.R $rc):$c, UImm5:$shiftamt, (P.PpOrNotPT $pp, $pp_not):$p),
              "$rd$pu, $a, $b, $c, $shiftamt$p">,
      Rc, Pp {
  let Inst{75}       = 1;                             // lohi = HI
  let Inst{76}       = 1;                             // ext = X
}
class LEA_HI_X_SX32<Form F, Datapath P = VectorPath>
    : LEABase<"LEA_HI_X_SX32", F, P, P.InvSrc,
              (ins UImm5:$shiftamt, (P.PpOrNotPT $pp, $pp_not):$p),
              "$rd$pu, $a, $b, $shiftamt$p">,
      Pp {
  let RcSlot         = 255;                           // rc = RZ
  let Inst{75}       = 1;                             // lohi = HI
  let Inst{76}       = 1;                             // ext = X
  let Inst{80}       = 1;                             // sx32 = SX32
}
foreach F = SrcBReg in {
  def LEA_#F.Name           : LEA<F>;
  def LEA_HI_X_#F.Name      : LEA_HI_X<F>;
  def LEA_HI_X_SX32_#F.Name : LEA_HI_X_SX32<F>;
}

// ---- IABS, IMNMX -----------------------------------------------------------
// Rd, SrcB.
class OneSource<string op, Form F, Datapath P = VectorPath>
    : FlexInst<OpOn<P, op>.ret, F, (outs P.Rd:$rd), Flex<F, P.Src>.ret, [], "$rd, $b", P>,
      Rd;
foreach F = SrcA in def IABS_#F.Name : OneSource<"IABS", F>;

// Rd, Ra, SrcB, {!}pp: one of the two.
class Choice<string op, Form F, Datapath P, list<M> mods = []>
    : FlexInst<OpOn<P, op>.ret, F, (outs P.Rd:$rd),
               !con((ins (P.Src.R $ra):$a), Flex<F, P.Src>.ret, (ins (P.Pp $pp, $pp_not):$p)),
               mods, "$rd, $a, $b, $p", P>,
      Rd, Ra, Pp;
class IMNMX<Form F, Datapath P = VectorPath> : Choice<"IMNMX", F, P, [M<MIType, "itype">]> {
  bits<1> itype;     let Inst{77}    = itype;
}
foreach F = SrcB in def IMNMX_#F.Name : IMNMX<F>;

// ---- P2R, R2P --------------------------------------------------------------
// PR means all predicates: a literal of the syntax, not an operand.
class P2R<Form F>
    : FlexInst<OP_P2R, F, (outs GPR:$rd), !con((ins (IReg $ra):$a), Flex<F, ISrc>.ret),
               [M<MBSel, "bsel">], "$rd, PR, $a, $b">,
      Rd, Ra {
  bits<2> bsel;      let Inst{80-79} = bsel;
  let Uses = [P0, P1, P2, P3, P4, P5, P6];
}
foreach F = SrcB in def P2R_#F.Name : P2R<F>;

class R2P<Form F>
    : FlexInst<OP_R2P, F, (outs), !con((ins (BSelReg $ra, $bsel):$a), Flex<F, ISrc>.ret),
               [], "PR, $a, $b">,
      Ra {
  bits<2> bsel;      let Inst{80-79} = bsel;
  let Defs = [P0, P1, P2, P3, P4, P5, P6];
  let Uses = [P0, P1, P2, P3, P4, P5, P6];            // the others keep their values
}
foreach F = SrcB in def R2P_#F.Name : R2P<F>;

// ---- ISETP, ISET -----------------------------------------------------------
class ISETPBase<string op, Form F, Datapath P, dag pq, bit ext, string operands>
    : FlexInst<OpOn<P, op>.ret, F, (outs P.Pu:$pu, P.PuAfter:$pv),
               !con((ins (P.Src.R $ra):$a), Flex<F, P.Src>.ret,
                    (ins (P.Pp $pp, $pp_not):$p), pq),
               [M<MCompOp, "compop">, M<MBoolOp, "boolop">, M<MIType, "itype">],
               operands, P>,
      Ra, Pp, Pu, Pv {
                     let Inst{76}      = ext;
  bits<1> itype;     let Inst{77}      = itype;
  bits<3> compop;    let Inst{81-79}   = compop;
  bits<2> boolop;    let Inst{83-82}   = boolop;
}
class ISETP<Form F, Datapath P = VectorPath>
    : ISETPBase<"ISETP", F, P, (ins), 0, "$pu$pv, $a, $b, $p"> {
  let Inst{105-102}  = 0b0111;                        // pq = PT
}
class ISETP_X<Form F, Datapath P = VectorPath>
    : ISETPBase<"ISETP_X", F, P, (ins (P.PpOrPT $pq, $pq_not):$q), 1,
                "$pu$pv, $a, $b, $p$q">,
      Pq;
foreach F = SrcB in {
  let isReMaterializable = true in
  def ISETP_#F.Name   : ISETP<F>;
  def ISETP_X_#F.Name : ISETP_X<F>;
}

class ISETBase<Operation op, Form F, dag preds, bit ext, string operands>
    : FlexInst<op, F, (outs GPR:$rd), !con((ins (IReg $ra):$a), Flex<F, ISrc>.ret, preds),
               [M<MCompOp, "compop">, M<MBoolOpD, "boolop">, M<MIType, "itype">,
                M<MBMBF, "bmbf">], operands>,
      Rd, Ra, Pp {
                     let Inst{76}      = ext;
  bits<1> itype;     let Inst{77}      = itype;
  bits<3> compop;    let Inst{81-79}   = compop;
  bits<2> boolop;    let Inst{83-82}   = boolop;
  bits<1> bmbf;      let Inst{84}      = bmbf;
}
class ISET<Form F>
    : ISETBase<OP_ISET, F, (ins (PSrcOrNotPT $pp, $pp_not):$p), 0, "$rd, $a, $b$p"> {
  let Inst{105-102}  = 0b1111;                        // pq = !PT
}
class ISET_X<Form F>
    : ISETBase<OP_ISET_X, F,
               (ins (PSrcBeforePq $pp, $pp_not):$p, (PSrcOrNotPT $pq, $pq_not):$q), 1,
               "$rd, $a, $b$p$q">,
      Pq;
foreach F = SrcB in {
  def ISET_#F.Name   : ISET<F>;
  def ISET_X_#F.Name : ISET_X<F>;
}

// ---- SEL -------------------------------------------------------------------
let isSelect = true in
foreach F = SrcB in def SEL_#F.Name : Choice<"SEL", F, VectorPath>;

// ---- LOP3, PLOP3 -----------------------------------------------------------
class LOP3<Form F, Datapath P = VectorPath>
    : FlexInst<OpOn<P, "LOP3">.ret, F, (outs P.Rd:$rd, P.PuBefore:$pu),
               !con((ins (P.Src.R $ra):$a), Flex<F, P.Src>.ret,
                    (ins (P.Src.R $rc):$c, UImm8:$lut, (P.Pp $pp, $pp_not):$p)),
               [M<MEXBool, "exbool">], "$pu$rd, $a, $b, $c, $lut, $p", P>,
      Rd, Ra, Rc, Pp, Pu {
  bits<2> exbool;    let Inst{80-79}   = exbool;
  bits<8> lut;       let Inst{89-82}   = lut;
}
foreach F = SrcBReg in def LOP3_#F.Name : LOP3<F>;

class PLOP3<Form F, DAGOperand C, Datapath P = VectorPath>
    : Q7X2Inst<OpOn<P, "PLOP3">.ret, F, (outs P.Pu:$pu),
               (ins (P.Pp $pa, $pa_not):$a, (P.Pp $pb, $pb_not):$b, (C $pc, $pc_not):$c,
                    UImm8:$lut), [], "$pu, $a, $b, $c, $lut", P>,
      Pu {
  bits<3> pa;        let Inst{26-24}   = pa;
  bits<1> pa_not;    let Inst{27}      = pa_not;
  bits<3> pb;        let Inst{34-32}   = pb;
  bits<1> pb_not;    let Inst{35}      = pb_not;
  bits<3> pc;        let Inst{66-64}   = pc;
  bits<1> pc_not;    let Inst{67}      = pc_not;
  bits<8> lut;       let Inst{89-82}   = lut;
}
def PLOP3_X : PLOP3<FmX, PSrc>;
def PLOP3_U : PLOP3<FmU, UPSrc>;

// ---- SHF -------------------------------------------------------------------
// Rd, Ra, SrcB, SrcC.
class ThreeSources<string op, Form F, Datapath P, list<M> mods>
    : FlexInst<OpOn<P, op>.ret, F, (outs P.Rd:$rd),
               !con((ins (P.Src.R $ra):$a), FlexAndReg<F, P.Src>.ret), mods,
               "$rd, $a, $b, $c", P>,
      Rd, Ra, Reg;
class SHF<Form F, Datapath P = VectorPath>
    : ThreeSources<"SHF", F, P, [M<MSHFDir, "direction">, M<MLOHI, "lohi">,
                                 M<MCWMode, "cwmod">, M<MSHFDType, "itype">]> {
  bits<1> lohi;      let Inst{75}    = lohi;
  bits<2> itype;     let Inst{78-77} = itype;
  bits<1> cwmod;     let Inst{80}    = cwmod;
  bits<1> direction; let Inst{81}    = direction;
}
foreach F = SrcBC in def SHF_#F.Name : SHF<F>;

// ---- MOV -------------------------------------------------------------------
class MOV<Form F> : OneSource<"MOV", F> {
  let isMoveReg = F.IsReg;
  let isMoveImm = F.IsImm;
  let isReMaterializable = !or(F.IsImm, F.IsCMem);
  let isAsCheapAsAMove = !or(F.IsImm, F.IsCMem);
}
foreach F = SrcA in def MOV_#F.Name : MOV<F>;

class MOV64Base<Form F, Datapath P>
    : FlexInst<OpOn<P, "MOV64">.ret, F, (outs P.Rd64:$rd), Flex<F, P.Src64>.ret, [],
               "$rd, $b", P>,
      Rd {
                     let Inst{80}    = 1;             // width = 64
}
class MOV64<Form F> : MOV64Base<F, VectorPath> {
  let isMoveReg = F.IsReg;
  let isReMaterializable = F.IsCMem;
  let isAsCheapAsAMove = F.IsCMem;
}
foreach F = [FmR, FmU, FmC] in def MOV64_#F.Name : MOV64<F>;

// ---- PRMT ------------------------------------------------------------------
class PRMT<Form F, Datapath P = VectorPath>
    : ThreeSources<"PRMT", F, P, [M<MPRMTMode, "mode">]> {
  bits<3> mode;      let Inst{78-76} = mode;
}
foreach F = SrcBC in def PRMT_#F.Name : PRMT<F>;

// ---- I2I, I2IP -------------------------------------------------------------
class I2I<Form F>
    : FlexInst<OP_I2I, F, (outs GPR:$rd), Flex<F, ISrc>.ret, [M<MI2IDType, "dtype">],
               "$rd, $b">,
      Rd {
  bits<2> dtype;     let Inst{77-76} = dtype;
}
foreach F = SrcA in def I2I_#F.Name : I2I<F>;

class I2IP<Form F>
    : FlexInst<OP_I2IP, F, (outs GPR:$rd),
               !con((ins (IReg $ra):$a), Flex<F, ISrc>.ret, (ins (IReg $rc):$c)),
               [M<MI2IPDType, "dsttype">, M<MSATRelu, "satrelu">], "$rd, $a, $b, $c">,
      Rd, Ra, Rc {
  bits<1> satrelu;   let Inst{75}    = satrelu;
  bits<3> dsttype;   let Inst{78-76} = dsttype;
}
foreach F = SrcBReg in def I2IP_#F.Name : I2IP<F>;

// ---- R2UR, SETGPR, GETGPR --------------------------------------------------
class R2UR<Form F>
    : FlexInst<OP_R2UR, F, (outs UGPR:$urd), Flex<F, ISrc>.ret, [], "$urd, $b"> {
  bits<6> urd;       let Inst{21-16} = urd;
  let isConvergent = true;                            // selects an active thread
}
def R2UR_R : R2UR<FmR>;

// The register that they access is known at run time only: across them no
// value may be live in a register that they can reach.
let hasSideEffects = true in {
  def SETGPR_U : Q7X2Inst<OP_SETGPR, FmU, (outs),
                          (ins (IndexedGPR $urb, $ridx):$idx, (IReg $ra):$a), [], "$idx, $a">,
      Ra {
    bits<6> urb;     let Inst{69-64} = urb;
    bits<9> ridx;    let Inst{40-32} = ridx;
  }
  def GETGPR_U : Q7X2Inst<OP_GETGPR, FmU, (outs GPR:$rd),
                          (ins (IndexedGPR $urb, $ridx):$idx), [], "$rd, $idx">,
      Rd {
    bits<6> urb;     let Inst{69-64} = urb;
    bits<9> ridx;    let Inst{40-32} = ridx;
  }
}
