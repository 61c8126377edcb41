//===-- Q7X2InstrFALU.td - 32-bit float (falu.txt) ---------*- tablegen -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The classes follow the description's __DefGroup and __DefOptype, a line per
// field, or its name (Rd, Ra, Pp) for one of Q7X2InstrFormats.td; the
// __DefOpcodes come from the foreach over forms.
//
//===----------------------------------------------------------------------===//

// __DefGroup F_ARITH
class F_ARITH<Operation op, Form F, dag bc, list<M> extra, string operands>
    : FlexInst<op, F, (outs GPR:$rd), !con((ins (FReg $ra, $ra_mods):$a), bc),
               !listconcat([M<MFtz, "ftz">, M<MSat, "sat">, M<MRound, "rnd">], extra),
               operands>,
      Rd, Ra {
  bits<2> ra_mods;   let Inst{73-72} = ra_mods;      // abs, neg
  bits<1> ftz;       let Inst{76}    = ftz;
  bits<1> sat;       let Inst{77}    = sat;
  bits<2> rnd;       let Inst{79-78} = rnd;
  bits<2> flex_mods; let Inst{97-96} = !if(F.IsImm, 0, flex_mods);
}

class FADD<Form F> : F_ARITH<OP_FADD, F, Flex<F, F32Src>.ret, [], "$rd, $a, $b">;
foreach F = SrcB in def FADD_#F.Name : FADD<F>;

class FMUL<Form F> : F_ARITH<OP_FMUL, F, Flex<F, F32Src>.ret, [M<MScale, "scl">],
                             "$rd, $a, $b"> {
  bits<3> scl;       let Inst{82-80} = scl;
}
foreach F = SrcB in def FMUL_#F.Name : FMUL<F>;

class FFMA<Form F> : F_ARITH<OP_FFMA, F, FlexAndReg<F, F32Src>.ret, [],
                             "$rd, $a, $b, $c">,
      Reg {
  bits<2> reg_mods;  let Inst{75-74} = reg_mods;
}
foreach F = SrcBC in def FFMA_#F.Name : FFMA<F>;

class FMNMX<Form F>
    : FlexInst<OP_FMNMX, F, (outs GPR:$rd),
               !con((ins (FReg $ra, $ra_mods):$a), Flex<F, F32Src>.ret,
                    (ins (PSrc $pp, $pp_not):$p)),
               [M<MFtz, "ftz">, M<MNan, "nan">], "$rd, $a, $b, $p">,
      Rd, Ra, Pp {
  bits<2> ra_mods;   let Inst{73-72}  = ra_mods;
  bits<1> ftz;       let Inst{76}     = ftz;
  bits<1> nan;       let Inst{83}     = nan;
  bits<2> flex_mods; let Inst{97-96}  = !if(F.IsImm, 0, flex_mods);
}
foreach F = SrcB in def FMNMX_#F.Name : FMNMX<F>;

class FSETP<Form F>
    : FlexInst<OP_FSETP, F, (outs PPR:$pu, PDstAfter:$pv),
               !con((ins (FReg $ra, $ra_mods):$a), Flex<F, F32Src>.ret,
                    (ins (PSrcOrPT $pp, $pp_not):$p)),
               [M<MFtz, "ftz">, M<MFCmp, "cmp">, M<MLOP, "lop">],
               "$pu$pv, $a, $b$p">,
      Ra, Pp, Pu, Pv {
  bits<1> ftz;       let Inst{76}      = ftz;
  bits<2> ra_mods;   let Inst{73-72}   = ra_mods;
  bits<2> lop;       let Inst{85-84}   = lop;
  bits<4> cmp;       let Inst{89-86}   = cmp;
  bits<2> flex_mods; let Inst{97-96}   = !if(F.IsImm, 0, flex_mods);
}
foreach F = SrcB in def FSETP_#F.Name : FSETP<F>;

class FSET<Form F>
    : FlexInst<OP_FSET, F, (outs GPR:$rd),
               !con((ins (FReg $ra, $ra_mods):$a), Flex<F, F32Src>.ret,
                    (ins (PSrcOrPT $pp, $pp_not):$p)),
               [M<MFtz, "ftz">, M<MFCmp, "cmp">, M<MLOP, "lop">, M<MBVal, "bval">],
               "$rd, $a, $b$p">,
      Rd, Ra, Pp {
  bits<1> ftz;       let Inst{76}     = ftz;
  bits<2> ra_mods;   let Inst{73-72}  = ra_mods;
  bits<2> lop;       let Inst{85-84}  = lop;
  bits<4> cmp;       let Inst{89-86}  = cmp;
  bits<1> bval;      let Inst{90}     = bval;
  bits<2> flex_mods; let Inst{97-96}  = !if(F.IsImm, 0, flex_mods);
}
foreach F = SrcB in def FSET_#F.Name : FSET<F>;

class FSEL<Form F>
    : FlexInst<OP_FSEL, F, (outs GPR:$rd),
               !con((ins (FReg $ra, $ra_mods):$a), Flex<F, F32Src>.ret,
                    (ins (PSrcOrPT $pp, $pp_not):$p)),
               [M<MFtz, "ftz">], "$rd, $a, $b$p">,
      Rd, Ra, Pp {
  bits<2> ra_mods;   let Inst{73-72}  = ra_mods;
  bits<1> ftz;       let Inst{76}     = ftz;
  bits<2> flex_mods; let Inst{97-96}  = !if(F.IsImm, 0, flex_mods);
}
let isSelect = true in
foreach F = SrcB in def FSEL_#F.Name : FSEL<F>;

class FCHK<Form F>
    : FlexInst<OP_FCHK, F, (outs PPR:$pu),
               !con((ins (FReg $ra, $ra_mods):$a), Flex<F, F32Src>.ret), [],
               "$pu, $a, $b">,
      Ra, Pu {
  bits<2> ra_mods;   let Inst{73-72}   = ra_mods;
  bits<2> flex_mods; let Inst{97-96}   = !if(F.IsImm, 0, flex_mods);
}
foreach F = SrcB in def FCHK_#F.Name : FCHK<F>;
