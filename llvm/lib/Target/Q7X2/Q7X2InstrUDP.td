//===-- Q7X2InstrUDP.td - Supplement: uniform datapath -----*- tablegen -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Executed once for a warp, on uniform registers and predicates, guarded by
// uniform predicates. Fields, modifiers and forms are those of the namesake
// in Q7X2InstrIALU.td, with uniform registers in the place of general ones:
// UU, UI and UC under the stype numbers of RR, RI and RC.
//
//===----------------------------------------------------------------------===//

def UISrc    : SrcSet<IUReg, IUReg, SImm32, ICMem, None>;
def UINegSrc : SrcSet<INegUReg, INegUReg, SImm32, INegCMem, Neg>;
def UIInvSrc : SrcSet<IInvUReg, IInvUReg, SImm32, IInvCMem, Inv>;

defvar USrcA    = [FmR, FmI, FmC];
defvar USrcB    = [FmRR, FmRI, FmRC];
defvar USrcBC   = [FmRRR, FmRRI, FmRIR, FmRRC, FmRCR];
defvar USrcBReg = [FmRRR, FmRIR, FmRCR];

class UForm<Form F> { string ret = !subst("R", "U", F.Name); }

// All but UISETP and UPLOP3 write a uniform register.
class UInst<Operation op, Form F, dag outs, dag srcs, list<M> mods, string operands>
    : FlexInst<op, F, outs, srcs, mods, operands, 1>;
class UDstInst<Operation op, Form F, dag preds, dag srcs, list<M> mods, string operands>
    : UInst<op, F, !con((outs UGPR:$rd), preds), srcs, mods, operands> {
  bits<6> rd;        let Inst{21-16} = rd;
}

// ---- UMOV, UPOPC, UFLO: one source -----------------------------------------
class UFLO<Form F>
    : UDstInst<OP_UFLO, F, (outs), Flex<F, UISrc>.ret,
               [M<MFloType, "itype">, M<MFloSh, "sh">], "$rd, $b"> {
  bits<1> itype;     let Inst{77}    = itype;
  bits<1> sh;        let Inst{80}    = sh;
}
foreach F = USrcA in {
  def UMOV_#UForm<F>.ret  : UDstInst<OP_UMOV, F, (outs), Flex<F, UISrc>.ret, [], "$rd, $b">;
  def UPOPC_#UForm<F>.ret : UDstInst<OP_UPOPC, F, (outs), Flex<F, UISrc>.ret, [], "$rd, $b">;
  def UFLO_#UForm<F>.ret  : UFLO<F>;
}
class UMOV64<Form F, dag source>
    : UInst<OP_UMOV64, F, (outs UWide64:$rd), source, [], "$rd, $b"> {
  bits<6> rd;        let Inst{21-16} = rd;
                     let Inst{80}    = 1;             // width = 64
}
def UMOV64_U : UMOV64<FmR, (ins (LUReg $flex):$b)>;
def UMOV64_C : UMOV64<FmC, (ins (LCMem $bank, $flex):$b)>;

// ---- ULDC, S2UR ------------------------------------------------------------
class ULDC<Operation op, DAGOperand rc, bit wide, list<M> sizeMod>
    : UInst<op, FmC, (outs rc:$rd), (ins (UCMemIdx $ra, $bank, $flex):$addr), sizeMod,
            "$rd, $addr"> {
  bits<6> rd;        let Inst{21-16} = rd;
  bits<6> ra;        let Inst{29-24} = ra;
  bits<3> size;      let Inst{75-73} = !if(wide, 0, size);
                     let Inst{76}    = wide;
  let mayLoad = true;
}
def ULDC_C   : ULDC<OP_ULDC, UGPR, 0, [M<MMemSize, "size">]>;
def ULDC64_C : ULDC<OP_ULDC64, UWide64, 1, []>;

def S2UR_X : Q7X2Inst<OP_S2UR, FmX, (outs UGPR:$rd), (ins SRegName:$sr), [], "$rd, $sr", 1> {
  bits<6> rd;        let Inst{21-16} = rd;
  bits<8> sr;        let Inst{79-72} = sr;
}

// ---- UIADD -----------------------------------------------------------------
class UIADDBase<Operation op, Form F, dag preds, dag srcs, bit ext, string operands>
    : UDstInst<op, F, preds, srcs, [], operands> {
  bits<6> ra;        let Inst{29-24} = ra;
  bits<1> ra_mods;   let Inst{72}    = ra_mods;
                     let Inst{76}    = ext;
  bits<1> flex_mods; let Inst{97}    = !if(F.IsImm, 0, flex_mods);
}
class UIADD<Form F>
    : UIADDBase<OP_UIADD, F, (outs),
                !con((ins (INegUReg $ra, $ra_mods):$a), Flex<F, UINegSrc>.ret), 0,
                "$rd, $a, $b"> {
  let Inst{101-98}  = 0b1111;                         // pp = !UPT
  let Inst{108-106} = 7;                              // pu = UPT
}
class UIADD_X<Form F>
    : UIADDBase<OP_UIADD_X, F, (outs UPDstAfter:$pu),
                !con((ins (IInvUReg $ra, $ra_mods):$a), Flex<F, UIInvSrc>.ret,
                     (ins (UPSrcOrNotPT $pp, $pp_not):$p)), 1, "$rd$pu, $a, $b$p"> {
  bits<3> pp;        let Inst{100-98}  = pp;
  bits<1> pp_not;    let Inst{101}     = pp_not;
  bits<3> pu;        let Inst{108-106} = pu;
}
foreach F = USrcB in {
  def UIADD_#UForm<F>.ret   : UIADD<F>;
  def UIADD_X_#UForm<F>.ret : UIADD_X<F>;
}

// ---- UIMAD -----------------------------------------------------------------
class UIMADBase<Operation op, Form F, SrcSet C, dag pp, string operands>
    : UDstInst<op, F, (outs UPDstAfter:$pu),
               !con((ins (IUReg $ra):$a), FlexAndReg<F, UISrc, C>.ret, pp),
               [M<MIType, "itype">], operands> {
  bits<6> ra;        let Inst{29-24}   = ra;
  bits<6> reg;       let Inst{69-64}   = reg;
  bits<1> itype;     let Inst{77}      = itype;
  bits<3> pu;        let Inst{108-106} = pu;
  bits<1> reg_mods;  let Inst{74}      = !if(!eq(F.Role, "b"), reg_mods, 0);
  bits<1> flex_mods; let Inst{97}      = !if(!and(!eq(F.Role, "c"), !not(F.IsImm)), flex_mods, 0);
}
class UIMAD<Form F> : UIMADBase<OP_UIMAD, F, UINegSrc, (ins), "$rd$pu, $a, $b, $c"> {
  let Inst{101-98} = 0b1111;                          // pp = !UPT
}
class UIMAD_HI_X<Form F>
    : UIMADBase<OP_UIMAD_HI_X, F, UIInvSrc, (ins (UPSrcOrNotPT $pp, $pp_not):$p),
                "$rd$pu, $a, $b, $c$p"> {
                     let Inst{75}      = 1;           // lohi = HI
                     let Inst{76}      = 1;           // ext = X
  bits<3> pp;        let Inst{100-98}  = pp;
  bits<1> pp_not;    let Inst{101}     = pp_not;
}
foreach F = USrcBC in {
  def UIMAD_#UForm<F>.ret      : UIMAD<F>;
  def UIMAD_HI_X_#UForm<F>.ret : UIMAD_HI_X<F>;
}

// ---- ULEA ------------------------------------------------------------------
class ULEABase<Operation op, Form F, SrcSet B, DAGOperand A, dag rest, string operands>
    : UDstInst<op, F, (outs UPDstAfter:$pu),
               !con((ins (A $ra, $ra_mods):$a), Flex<F, B>.ret, rest), [], operands> {
  bits<6> ra;        let Inst{29-24}   = ra;
  bits<1> ra_mods;   let Inst{72}      = ra_mods;
  bits<5> shiftamt;  let Inst{86-82}   = shiftamt;
  bits<3> pu;        let Inst{108-106} = pu;
  bits<1> flex_mods; let Inst{97}      = !if(F.IsImm, 0, flex_mods);
}
class ULEA<Form F>
    : ULEABase<OP_ULEA, F, UINegSrc, INegUReg, (ins UImm5:$shiftamt),
               "$rd$pu, $a, $b, $shiftamt"> {
                     let Inst{69-64}   = 63;          // rc = URZ
                     let Inst{101-98}  = 0b1111;      // pp = !UPT
}
class ULEA_HI_X<Form F>
    : ULEABase<OP_ULEA_HI_X, F, UIInvSrc, IInvUReg,
               (ins (IUReg $rc):$c, UImm5:$shiftamt, (UPSrcOrNotPT $pp, $pp_not):$p),
               "$rd$pu, $a, $b, $c, $shiftamt$p"> {
  bits<6> rc;        let Inst{69-64}   = rc;
                     let Inst{75}      = 1;           // lohi = HI
                     let Inst{76}      = 1;           // ext = X
  bits<3> pp;        let Inst{100-98}  = pp;
  bits<1> pp_not;    let Inst{101}     = pp_not;
}
class ULEA_HI_X_SX32<Form F>
    : ULEABase<OP_ULEA_HI_X_SX32, F, UIInvSrc, IInvUReg,
               (ins UImm5:$shiftamt, (UPSrcOrNotPT $pp, $pp_not):$p),
               "$rd$pu, $a, $b, $shiftamt$p"> {
                     let Inst{69-64}   = 63;          // rc = URZ
                     let Inst{75}      = 1;           // lohi = HI
                     let Inst{76}      = 1;           // ext = X
                     let Inst{80}      = 1;           // sx32 = SX32
  bits<3> pp;        let Inst{100-98}  = pp;
  bits<1> pp_not;    let Inst{101}     = pp_not;
}
foreach F = USrcBReg in {
  def ULEA_#UForm<F>.ret           : ULEA<F>;
  def ULEA_HI_X_#UForm<F>.ret      : ULEA_HI_X<F>;
  def ULEA_HI_X_SX32_#UForm<F>.ret : ULEA_HI_X_SX32<F>;
}

// ---- UIMNMX, USEL ----------------------------------------------------------
class UChoice<Operation op, Form F, list<M> mods>
    : UDstInst<op, F, (outs),
               !con((ins (IUReg $ra):$a), Flex<F, UISrc>.ret, (ins (UPSrc $pp, $pp_not):$p)),
               mods, "$rd, $a, $b, $p"> {
  bits<6> ra;        let Inst{29-24}  = ra;
  bits<3> pp;        let Inst{100-98} = pp;
  bits<1> pp_not;    let Inst{101}    = pp_not;
}
class UIMNMX<Form F> : UChoice<OP_UIMNMX, F, [M<MIType, "itype">]> {
  bits<1> itype;     let Inst{77}     = itype;
}
foreach F = USrcB in {
  def UIMNMX_#UForm<F>.ret : UIMNMX<F>;
  def USEL_#UForm<F>.ret   : UChoice<OP_USEL, F, []>;
}

// ---- ULOP3, UPLOP3 ---------------------------------------------------------
class ULOP3<Form F>
    : UInst<OP_ULOP3, F, (outs UPDstBefore:$pu, UGPR:$rd),
            !con((ins (IUReg $ra):$a), Flex<F, UISrc>.ret,
                 (ins (IUReg $rc):$c, UImm8:$lut, (UPSrc $pp, $pp_not):$p)),
            [M<MEXBool, "exbool">], "$pu$rd, $a, $b, $c, $lut, $p"> {
  bits<6> rd;        let Inst{21-16}   = rd;
  bits<6> ra;        let Inst{29-24}   = ra;
  bits<6> rc;        let Inst{69-64}   = rc;
  bits<2> exbool;    let Inst{80-79}   = exbool;
  bits<8> lut;       let Inst{89-82}   = lut;
  bits<3> pp;        let Inst{100-98}  = pp;
  bits<1> pp_not;    let Inst{101}     = pp_not;
  bits<3> pu;        let Inst{108-106} = pu;
}
foreach F = USrcBReg in def ULOP3_#UForm<F>.ret : ULOP3<F>;

def UPLOP3_X : Q7X2Inst<OP_UPLOP3, FmX, (outs UPPR:$pu),
                        (ins (UPSrc $pa, $pa_not):$a, (UPSrc $pb, $pb_not):$b,
                             (UPSrc $pc, $pc_not):$c, UImm8:$lut),
                        [], "$pu, $a, $b, $c, $lut", 1> {
  bits<3> pa;        let Inst{26-24}   = pa;
  bits<1> pa_not;    let Inst{27}      = pa_not;
  bits<3> pb;        let Inst{34-32}   = pb;
  bits<1> pb_not;    let Inst{35}      = pb_not;
  bits<3> pc;        let Inst{66-64}   = pc;
  bits<1> pc_not;    let Inst{67}      = pc_not;
  bits<8> lut;       let Inst{89-82}   = lut;
  bits<3> pu;        let Inst{108-106} = pu;
}

// ---- USHF, UPRMT -----------------------------------------------------------
class UThree<Operation op, Form F, list<M> mods>
    : UDstInst<op, F, (outs), !con((ins (IUReg $ra):$a), FlexAndReg<F, UISrc>.ret), mods,
               "$rd, $a, $b, $c"> {
  bits<6> ra;        let Inst{29-24} = ra;
  bits<6> reg;       let Inst{69-64} = reg;
}
class USHF<Form F>
    : UThree<OP_USHF, F, [M<MSHFDir, "direction">, M<MLOHI, "lohi">, M<MCWMode, "cwmod">,
                          M<MSHFDType, "itype">]> {
  bits<1> lohi;      let Inst{75}    = lohi;
  bits<2> itype;     let Inst{78-77} = itype;
  bits<1> cwmod;     let Inst{80}    = cwmod;
  bits<1> direction; let Inst{81}    = direction;
}
class UPRMT<Form F> : UThree<OP_UPRMT, F, [M<MPRMTMode, "mode">]> {
  bits<3> mode;      let Inst{78-76} = mode;
}
foreach F = USrcBC in {
  def USHF_#UForm<F>.ret  : USHF<F>;
  def UPRMT_#UForm<F>.ret : UPRMT<F>;
}

// ---- UISETP ----------------------------------------------------------------
class UISETPBase<Operation op, Form F, dag pq, bit ext, string operands>
    : UInst<op, F, (outs UPPR:$pu, UPDstAfter:$pv),
            !con((ins (IUReg $ra):$a), Flex<F, UISrc>.ret, (ins (UPSrc $pp, $pp_not):$p), pq),
            [M<MCompOp, "compop">, M<MBoolOp, "boolop">, M<MIType, "itype">], operands> {
  bits<6> ra;        let Inst{29-24}   = ra;
                     let Inst{76}      = ext;
  bits<1> itype;     let Inst{77}      = itype;
  bits<3> compop;    let Inst{81-79}   = compop;
  bits<2> boolop;    let Inst{83-82}   = boolop;
  bits<3> pp;        let Inst{100-98}  = pp;
  bits<1> pp_not;    let Inst{101}     = pp_not;
  bits<3> pu;        let Inst{108-106} = pu;
  bits<3> pv;        let Inst{111-109} = pv;
}
class UISETP<Form F> : UISETPBase<OP_UISETP, F, (ins), 0, "$pu$pv, $a, $b, $p"> {
                     let Inst{105-102} = 0b0111;      // pq = UPT
}
class UISETP_X<Form F>
    : UISETPBase<OP_UISETP_X, F, (ins (UPSrcOrPT $pq, $pq_not):$q), 1, "$pu$pv, $a, $b, $p$q"> {
  bits<3> pq;        let Inst{104-102} = pq;
  bits<1> pq_not;    let Inst{105}     = pq_not;
}
foreach F = USrcB in {
  def UISETP_#UForm<F>.ret   : UISETP<F>;
  def UISETP_X_#UForm<F>.ret : UISETP_X<F>;
}
