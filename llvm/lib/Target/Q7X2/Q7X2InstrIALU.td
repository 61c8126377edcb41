//===-- Q7X2InstrIALU.td - Integer, logic, move (ialu.txt) -*- tablegen -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The classes follow the description's __DefOptype, a line per field; its
// __DefOpcodes come out of the foreach over forms. Modes of one optype (with
// carry or without) are classes of their own; the fields that a mode does not
// use stand at the default that __Encoding gives.
//
//===----------------------------------------------------------------------===//

// ---- IADD ------------------------------------------------------------------
class IADDBase<Operation op, Form F, dag outs, dag srcs, bit ext, string operands>
    : FlexInst<op, F, outs, srcs, [], operands> {
  bits<8> rd;        let Inst{23-16} = rd;
  bits<8> ra;        let Inst{31-24} = ra;
  bits<1> ra_mods;   let Inst{72}    = ra_mods;
                     let Inst{76}    = ext;
  bits<1> flex_mods; let Inst{97}    = !if(F.IsImm, 0, flex_mods);
}
class IADD<Form F>
    : IADDBase<OP_IADD, F, (outs GPR:$rd),
               !con((ins (INegReg $ra, $ra_mods):$a), Flex<F, INegSrc>.ret), 0,
               "$rd, $a, $b"> {
  let Inst{101-98}  = 0b1111;                         // pp = !PT
  let Inst{108-106} = 7;                              // pu = PT
}
class IADD_X<Form F>
    : IADDBase<OP_IADD_X, F, (outs GPR:$rd, PDstAfter:$pu),
               !con((ins (IInvReg $ra, $ra_mods):$a), Flex<F, IInvSrc>.ret,
                    (ins (PSrcOrNotPT $pp, $pp_not):$p)), 1,
               "$rd$pu, $a, $b$p"> {
  bits<3> pp;        let Inst{100-98}  = pp;
  bits<1> pp_not;    let Inst{101}     = pp_not;
  bits<3> pu;        let Inst{108-106} = pu;
}
foreach F = SrcB in {
  def IADD_#F.Name   : IADD<F>;
  def IADD_X_#F.Name : IADD_X<F>;
}

// ---- IMAD, IMAD.WIDE -------------------------------------------------------
class IMADBase<Operation op, Form F, dag outs, dag bc, dag pp, string operands>
    : FlexInst<op, F, outs, !con((ins (IReg $ra):$a), bc, pp), [M<MIType, "itype">],
               operands> {
  bits<8> rd;        let Inst{23-16}   = rd;
  bits<8> ra;        let Inst{31-24}   = ra;
  bits<8> reg;       let Inst{71-64}   = reg;
  bits<1> itype;     let Inst{77}      = itype;
  bits<3> pu;        let Inst{108-106} = pu;
  // Only SrcC has a sign: bit 74 beside the flexible slot, bit 97 in it.
  bits<1> reg_mods;
  bits<1> flex_mods;
  let Inst{74} = !if(!eq(F.Role, "b"), reg_mods, 0);
  let Inst{97} = !if(!and(!eq(F.Role, "c"), !not(F.IsImm)), flex_mods, 0);
}
class IMADNoCarry<Operation op, Form F, DAGOperand rc, SrcSet C>
    : IMADBase<op, F, (outs rc:$rd, PDstAfter:$pu), FlexAndReg<F, ISrc, C>.ret, (ins),
               "$rd$pu, $a, $b, $c"> {
  let Inst{101-98} = 0b1111;                          // pp = !PT
}
class IMADCarry<Operation op, Form F, DAGOperand rc, SrcSet C>
    : IMADBase<op, F, (outs rc:$rd, PDstAfter:$pu), FlexAndReg<F, ISrc, C>.ret,
               (ins (PSrcOrNotPT $pp, $pp_not):$p), "$rd$pu, $a, $b, $c$p"> {
  bits<3> pp;        let Inst{100-98} = pp;
  bits<1> pp_not;    let Inst{101}    = pp_not;
                     let Inst{76}     = 1;            // ext = X
}
class IMAD<Form F> : IMADNoCarry<OP_IMAD, F, GPR, INegSrc>;
class IMAD_HI_X<Form F> : IMADCarry<OP_IMAD_HI_X, F, GPR, IInvSrc> {
                     let Inst{75} = 1;                // lohi = HI
}
foreach F = SrcBC in {
  def IMAD_#F.Name      : IMAD<F>;
  def IMAD_HI_X_#F.Name : IMAD_HI_X<F>;
}

class IMAD_WIDE<Form F> : IMADNoCarry<OP_IMAD_WIDE, F, Wide64, LNegSrc>;
class IMAD_WIDE_X<Form F> : IMADCarry<OP_IMAD_WIDE_X, F, Wide64, LInvSrc>;
foreach F = SrcBCNoRRI in {
  def IMAD_WIDE_#F.Name   : IMAD_WIDE<F>;
  def IMAD_WIDE_X_#F.Name : IMAD_WIDE_X<F>;
}

// ---- IDP.2A, IDP.4A --------------------------------------------------------
class IDP<Operation op, Form F, list<M> mods>
    : FlexInst<op, F, (outs GPR:$rd, PDstAfter:$pu),
               !con((ins (IReg $ra):$a), FlexAndReg<F, ISrc>.ret,
                    (ins (PSrcOrNotPT $pp, $pp_not):$p)),
               mods, "$rd$pu, $a, $b, $c$p"> {
  bits<8> rd;        let Inst{23-16}   = rd;
  bits<8> ra;        let Inst{31-24}   = ra;
  bits<8> reg;       let Inst{71-64}   = reg;
  bits<1> afmt;      let Inst{77}      = afmt;
  bits<1> bfmt;      let Inst{78}      = bfmt;
  bits<3> pp;        let Inst{100-98}  = pp;
  bits<1> pp_not;    let Inst{101}     = pp_not;
  bits<3> pu;        let Inst{108-106} = pu;
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
               [M<MLOHI, "lohi">, M<MIType, "itype">], "$rd, $a, $b"> {
  bits<8> rd;        let Inst{23-16} = rd;
  bits<8> ra;        let Inst{31-24} = ra;
  bits<1> lohi;      let Inst{75}    = lohi;
  bits<1> itype;     let Inst{77}    = itype;
  // rb.neg is bit 74 in the register form, bit 97 in the others.
  bits<1> flex_mods; let Inst{74}    = !if(F.IsReg, flex_mods, 0);
                     let Inst{97}    = !if(!or(F.IsReg, F.IsImm), 0, flex_mods);
}
foreach F = SrcB in def IMUL_#F.Name : IMUL<F>;

// ---- LEA -------------------------------------------------------------------
class LEABase<Operation op, Form F, SrcSet B, DAGOperand A, dag rest, string operands>
    : FlexInst<op, F, (outs GPR:$rd, PDstAfter:$pu),
               !con((ins (A $ra, $ra_mods):$a), Flex<F, B>.ret, rest), [], operands> {
  bits<8> rd;        let Inst{23-16}   = rd;
  bits<8> ra;        let Inst{31-24}   = ra;
  bits<1> ra_mods;   let Inst{72}      = ra_mods;
  bits<5> shiftamt;  let Inst{86-82}   = shiftamt;
  bits<3> pu;        let Inst{108-106} = pu;
  bits<1> flex_mods; let Inst{97}      = !if(F.IsImm, 0, flex_mods);
}
class LEA<Form F>
    : LEABase<OP_LEA, F, INegSrc, INegReg, (ins UImm5:$shiftamt), "$rd$pu, $a, $b, $shiftamt"> {
                     let Inst{71-64}   = 255;         // rc = RZ
                     let Inst{101-98}  = 0b1111;      // pp = !PT
}
class LEA_HI_X<Form F>
    : LEABase<OP_LEA_HI_X, F, IInvSrc, IInvReg,
              (ins (IReg $rc):$c, UImm5:$shiftamt, (PSrcOrNotPT $pp, $pp_not):$p),
              "$rd$pu, $a, $b, $c, $shiftamt$p"> {
  bits<8> rc;        let Inst{71-64}   = rc;
                     let Inst{75}      = 1;           // lohi = HI
                     let Inst{76}      = 1;           // ext = X
  bits<3> pp;        let Inst{100-98}  = pp;
  bits<1> pp_not;    let Inst{101}     = pp_not;
}
class LEA_HI_X_SX32<Form F>
    : LEABase<OP_LEA_HI_X_SX32, F, IInvSrc, IInvReg,
              (ins UImm5:$shiftamt, (PSrcOrNotPT $pp, $pp_not):$p),
              "$rd$pu, $a, $b, $shiftamt$p"> {
                     let Inst{71-64}   = 255;         // rc = RZ
                     let Inst{75}      = 1;           // lohi = HI
                     let Inst{76}      = 1;           // ext = X
                     let Inst{80}      = 1;           // sx32 = SX32
  bits<3> pp;        let Inst{100-98}  = pp;
  bits<1> pp_not;    let Inst{101}     = pp_not;
}
foreach F = SrcBReg in {
  def LEA_#F.Name           : LEA<F>;
  def LEA_HI_X_#F.Name      : LEA_HI_X<F>;
  def LEA_HI_X_SX32_#F.Name : LEA_HI_X_SX32<F>;
}

// ---- IABS, IMNMX -----------------------------------------------------------
class IABS<Form F>
    : FlexInst<OP_IABS, F, (outs GPR:$rd), Flex<F, ISrc>.ret, [], "$rd, $b"> {
  bits<8> rd;        let Inst{23-16} = rd;
}
foreach F = SrcA in def IABS_#F.Name : IABS<F>;

class IMNMX<Form F>
    : FlexInst<OP_IMNMX, F, (outs GPR:$rd),
               !con((ins (IReg $ra):$a), Flex<F, ISrc>.ret, (ins (PSrc $pp, $pp_not):$p)),
               [M<MIType, "itype">], "$rd, $a, $b, $p"> {
  bits<8> rd;        let Inst{23-16}  = rd;
  bits<8> ra;        let Inst{31-24}  = ra;
  bits<1> itype;     let Inst{77}     = itype;
  bits<3> pp;        let Inst{100-98} = pp;
  bits<1> pp_not;    let Inst{101}    = pp_not;
}
foreach F = SrcB in def IMNMX_#F.Name : IMNMX<F>;

// ---- P2R, R2P --------------------------------------------------------------
// PR stands for all predicates: a word of the syntax, not an operand.
class P2R<Form F>
    : FlexInst<OP_P2R, F, (outs GPR:$rd), !con((ins (IReg $ra):$a), Flex<F, ISrc>.ret),
               [M<MBSel, "bsel">], "$rd, PR, $a, $b"> {
  bits<8> rd;        let Inst{23-16} = rd;
  bits<8> ra;        let Inst{31-24} = ra;
  bits<2> bsel;      let Inst{80-79} = bsel;
  let Uses = [P0, P1, P2, P3, P4, P5, P6];
}
foreach F = SrcB in def P2R_#F.Name : P2R<F>;

class R2P<Form F>
    : FlexInst<OP_R2P, F, (outs), !con((ins (BSelReg $ra, $bsel):$a), Flex<F, ISrc>.ret),
               [], "PR, $a, $b"> {
  bits<8> ra;        let Inst{31-24} = ra;
  bits<2> bsel;      let Inst{80-79} = bsel;
  let Defs = [P0, P1, P2, P3, P4, P5, P6];
  let Uses = [P0, P1, P2, P3, P4, P5, P6];            // those not selected stay
}
foreach F = SrcB in def R2P_#F.Name : R2P<F>;

// ---- ISETP, ISET -----------------------------------------------------------
class ISETPBase<Operation op, Form F, dag pq, bit ext, string operands>
    : FlexInst<op, F, (outs PPR:$pu, PDstAfter:$pv),
               !con((ins (IReg $ra):$a), Flex<F, ISrc>.ret, (ins (PSrc $pp, $pp_not):$p), pq),
               [M<MCompOp, "compop">, M<MBoolOp, "boolop">, M<MIType, "itype">],
               operands> {
  bits<8> ra;        let Inst{31-24}   = ra;
                     let Inst{76}      = ext;
  bits<1> itype;     let Inst{77}      = itype;
  bits<3> compop;    let Inst{81-79}   = compop;
  bits<2> boolop;    let Inst{83-82}   = boolop;
  bits<3> pp;        let Inst{100-98}  = pp;
  bits<1> pp_not;    let Inst{101}     = pp_not;
  bits<3> pu;        let Inst{108-106} = pu;
  bits<3> pv;        let Inst{111-109} = pv;
}
class ISETP<Form F> : ISETPBase<OP_ISETP, F, (ins), 0, "$pu$pv, $a, $b, $p"> {
                     let Inst{105-102} = 0b0111;      // pq = PT
}
class ISETP_X<Form F>
    : ISETPBase<OP_ISETP_X, F, (ins (PSrcOrPT $pq, $pq_not):$q), 1,
                "$pu$pv, $a, $b, $p$q"> {
  bits<3> pq;        let Inst{104-102} = pq;
  bits<1> pq_not;    let Inst{105}     = pq_not;
}
foreach F = SrcB in {
  def ISETP_#F.Name   : ISETP<F>;
  def ISETP_X_#F.Name : ISETP_X<F>;
}

class ISETBase<Operation op, Form F, dag preds, bit ext, string operands>
    : FlexInst<op, F, (outs GPR:$rd), !con((ins (IReg $ra):$a), Flex<F, ISrc>.ret, preds),
               [M<MCompOp, "compop">, M<MBoolOpD, "boolop">, M<MIType, "itype">,
                M<MBMBF, "bmbf">], operands> {
  bits<8> rd;        let Inst{23-16}   = rd;
  bits<8> ra;        let Inst{31-24}   = ra;
                     let Inst{76}      = ext;
  bits<1> itype;     let Inst{77}      = itype;
  bits<3> compop;    let Inst{81-79}   = compop;
  bits<2> boolop;    let Inst{83-82}   = boolop;
  bits<1> bmbf;      let Inst{84}      = bmbf;
  bits<3> pp;        let Inst{100-98}  = pp;
  bits<1> pp_not;    let Inst{101}     = pp_not;
}
class ISET<Form F>
    : ISETBase<OP_ISET, F, (ins (PSrcOrNotPT $pp, $pp_not):$p), 0, "$rd, $a, $b$p"> {
                     let Inst{105-102} = 0b1111;      // pq = !PT
}
class ISET_X<Form F>
    : ISETBase<OP_ISET_X, F,
               (ins (PSrcBeforePq $pp, $pp_not):$p, (PSrcOrNotPT $pq, $pq_not):$q), 1,
               "$rd, $a, $b$p$q"> {
  bits<3> pq;        let Inst{104-102} = pq;
  bits<1> pq_not;    let Inst{105}     = pq_not;
}
foreach F = SrcB in {
  def ISET_#F.Name   : ISET<F>;
  def ISET_X_#F.Name : ISET_X<F>;
}

// ---- SEL -------------------------------------------------------------------
class SEL<Form F>
    : FlexInst<OP_SEL, F, (outs GPR:$rd),
               !con((ins (IReg $ra):$a), Flex<F, ISrc>.ret, (ins (PSrc $pp, $pp_not):$p)), [],
               "$rd, $a, $b, $p"> {
  bits<8> rd;        let Inst{23-16}  = rd;
  bits<8> ra;        let Inst{31-24}  = ra;
  bits<3> pp;        let Inst{100-98} = pp;
  bits<1> pp_not;    let Inst{101}    = pp_not;
}
foreach F = SrcB in def SEL_#F.Name : SEL<F>;

// ---- LOP3, PLOP3 -----------------------------------------------------------
class LOP3<Form F>
    : FlexInst<OP_LOP3, F, (outs GPR:$rd, PDstBefore:$pu),
               !con((ins (IReg $ra):$a), Flex<F, ISrc>.ret,
                    (ins (IReg $rc):$c, UImm8:$lut, (PSrc $pp, $pp_not):$p)),
               [M<MEXBool, "exbool">], "$pu$rd, $a, $b, $c, $lut, $p"> {
  bits<8> rd;        let Inst{23-16}   = rd;
  bits<8> ra;        let Inst{31-24}   = ra;
  bits<8> rc;        let Inst{71-64}   = rc;
  bits<2> exbool;    let Inst{80-79}   = exbool;
  bits<8> lut;       let Inst{89-82}   = lut;
  bits<3> pp;        let Inst{100-98}  = pp;
  bits<1> pp_not;    let Inst{101}     = pp_not;
  bits<3> pu;        let Inst{108-106} = pu;
}
foreach F = SrcBReg in def LOP3_#F.Name : LOP3<F>;

class PLOP3<Form F, PredSrc C>
    : Q7X2Inst<OP_PLOP3, F, (outs PPR:$pu),
               (ins (PSrc $pa, $pa_not):$a, (PSrc $pb, $pb_not):$b, (C $pc, $pc_not):$c,
                    UImm8:$lut), [], "$pu, $a, $b, $c, $lut"> {
  bits<3> pa;        let Inst{26-24}   = pa;
  bits<1> pa_not;    let Inst{27}      = pa_not;
  bits<3> pb;        let Inst{34-32}   = pb;
  bits<1> pb_not;    let Inst{35}      = pb_not;
  bits<3> pc;        let Inst{66-64}   = pc;
  bits<1> pc_not;    let Inst{67}      = pc_not;
  bits<8> lut;       let Inst{89-82}   = lut;
  bits<3> pu;        let Inst{108-106} = pu;
}
def PLOP3_X : PLOP3<FmX, PSrc>;
def PLOP3_U : PLOP3<FmU, UPSrc>;

// ---- SHF -------------------------------------------------------------------
class SHF<Form F>
    : FlexInst<OP_SHF, F, (outs GPR:$rd),
               !con((ins (IReg $ra):$a), FlexAndReg<F, ISrc>.ret),
               [M<MSHFDir, "direction">, M<MLOHI, "lohi">, M<MCWMode, "cwmod">,
                M<MSHFDType, "itype">], "$rd, $a, $b, $c"> {
  bits<8> rd;        let Inst{23-16} = rd;
  bits<8> ra;        let Inst{31-24} = ra;
  bits<8> reg;       let Inst{71-64} = reg;
  bits<1> lohi;      let Inst{75}    = lohi;
  bits<2> itype;     let Inst{78-77} = itype;
  bits<1> cwmod;     let Inst{80}    = cwmod;
  bits<1> direction; let Inst{81}    = direction;
}
foreach F = SrcBC in def SHF_#F.Name : SHF<F>;

// ---- MOV -------------------------------------------------------------------
class MOV<Form F>
    : FlexInst<OP_MOV, F, (outs GPR:$rd), Flex<F, ISrc>.ret, [], "$rd, $b"> {
  bits<8> rd;        let Inst{23-16} = rd;
  let isMoveReg = F.IsReg;
  let isMoveImm = F.IsImm;
  let isReMaterializable = F.IsImm;
  let isAsCheapAsAMove = F.IsImm;
}
foreach F = SrcA in def MOV_#F.Name : MOV<F>;

class MOV64<Form F>
    : FlexInst<OP_MOV64, F, (outs Wide64:$rd), Flex<F, LSrc>.ret, [], "$rd, $b"> {
  bits<8> rd;        let Inst{23-16} = rd;
                     let Inst{80}    = 1;             // width = 64
  let isMoveReg = F.IsReg;
}
foreach F = [FmR, FmU, FmC] in def MOV64_#F.Name : MOV64<F>;

// ---- PRMT ------------------------------------------------------------------
class PRMT<Form F>
    : FlexInst<OP_PRMT, F, (outs GPR:$rd),
               !con((ins (IReg $ra):$a), FlexAndReg<F, ISrc>.ret),
               [M<MPRMTMode, "mode">], "$rd, $a, $b, $c"> {
  bits<8> rd;        let Inst{23-16} = rd;
  bits<8> ra;        let Inst{31-24} = ra;
  bits<8> reg;       let Inst{71-64} = reg;
  bits<3> mode;      let Inst{78-76} = mode;
}
foreach F = SrcBC in def PRMT_#F.Name : PRMT<F>;

// ---- I2I, I2IP -------------------------------------------------------------
class I2I<Form F>
    : FlexInst<OP_I2I, F, (outs GPR:$rd), Flex<F, ISrc>.ret, [M<MI2IDType, "dtype">],
               "$rd, $b"> {
  bits<8> rd;        let Inst{23-16} = rd;
  bits<2> dtype;     let Inst{77-76} = dtype;
}
foreach F = SrcA in def I2I_#F.Name : I2I<F>;

class I2IP<Form F>
    : FlexInst<OP_I2IP, F, (outs GPR:$rd),
               !con((ins (IReg $ra):$a), Flex<F, ISrc>.ret, (ins (IReg $rc):$c)),
               [M<MI2IPDType, "dsttype">, M<MSATRelu, "satrelu">], "$rd, $a, $b, $c"> {
  bits<8> rd;        let Inst{23-16} = rd;
  bits<8> ra;        let Inst{31-24} = ra;
  bits<8> rc;        let Inst{71-64} = rc;
  bits<1> satrelu;   let Inst{75}    = satrelu;
  bits<3> dsttype;   let Inst{78-76} = dsttype;
}
foreach F = SrcBReg in def I2IP_#F.Name : I2IP<F>;

// ---- R2UR, SETGPR, GETGPR --------------------------------------------------
class R2UR<Form F>
    : FlexInst<OP_R2UR, F, (outs UGPR:$urd), Flex<F, ISrc>.ret, [], "$urd, $b"> {
  bits<6> urd;       let Inst{21-16} = urd;
  let isConvergent = true;                            // picks among active threads
}
def R2UR_R : R2UR<FmR>;

// Which register they touch is known at run time only: nothing may be kept in
// a register across them that the function does not keep out of their reach.
let hasSideEffects = true in {
  def SETGPR_U : Q7X2Inst<OP_SETGPR, FmU, (outs),
                          (ins (IndexedGPR $urb, $ridx):$idx, (IReg $ra):$a), [], "$idx, $a"> {
    bits<8> ra;      let Inst{31-24} = ra;
    bits<6> urb;     let Inst{69-64} = urb;
    bits<9> ridx;    let Inst{40-32} = ridx;
  }
  def GETGPR_U : Q7X2Inst<OP_GETGPR, FmU, (outs GPR:$rd),
                          (ins (IndexedGPR $urb, $ridx):$idx), [], "$rd, $idx"> {
    bits<8> rd;      let Inst{23-16} = rd;
    bits<6> urb;     let Inst{69-64} = urb;
    bits<9> ridx;    let Inst{40-32} = ridx;
  }
}
