//===-- Q7X2InstrDALU.td - 64-bit float (dalu.txt) ---------*- tablegen -*-===//
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

// __DefGroup D_ARITH
class D_ARITH<Operation op, Form F, dag bc, string operands>
    : FlexInst<op, F, (outs Wide64:$rd), !con((ins (DReg $ra, $ra_mods):$a), bc),
               [M<MRound, "rnd">], operands>,
      Rd, Ra {
  bits<2> ra_mods;   let Inst{73-72} = ra_mods;      // abs, neg
  bits<2> rnd;       let Inst{79-78} = rnd;
  bits<2> flex_mods; let Inst{97-96} = !if(F.IsImm, 0, flex_mods);
}

class DADD<Form F> : D_ARITH<OP_DADD, F, Flex<F, F64Src>.ret, "$rd, $a, $b">;
foreach F = SrcB in def DADD_#F.Name : DADD<F>;

class DMUL<Form F> : D_ARITH<OP_DMUL, F, Flex<F, F64Src>.ret, "$rd, $a, $b">;
foreach F = SrcB in def DMUL_#F.Name : DMUL<F>;

class DFMA<Form F> : D_ARITH<OP_DFMA, F, FlexAndReg<F, F64Src>.ret, "$rd, $a, $b, $c">, Reg {
  bits<2> reg_mods;  let Inst{75-74} = reg_mods;
}
foreach F = SrcBC in def DFMA_#F.Name : DFMA<F>;

class DMNMX<Form F>
    : FlexInst<OP_DMNMX, F, (outs Wide64:$rd),
               !con((ins (DReg $ra, $ra_mods):$a), Flex<F, F64Src>.ret,
                    (ins (PSrc $pp, $pp_not):$p)), [], "$rd, $a, $b, $p">,
      Rd, Ra, Pp {
  bits<2> ra_mods;   let Inst{73-72}  = ra_mods;
  bits<2> flex_mods; let Inst{97-96}  = !if(F.IsImm, 0, flex_mods);
}
foreach F = SrcB in def DMNMX_#F.Name : DMNMX<F>;

class DSETP<Form F>
    : FlexInst<OP_DSETP, F, (outs PPR:$pu, PDstAfter:$pv),
               !con((ins (DReg $ra, $ra_mods):$a), Flex<F, F64Src>.ret,
                    (ins (PSrcOrPT $pp, $pp_not):$p)),
               [M<MFCmp, "cmp">, M<MLOPD, "lop">], "$pu$pv, $a, $b$p">,
      Ra, Pp, Pu, Pv {
  bits<2> ra_mods;   let Inst{73-72}   = ra_mods;
  bits<2> lop;       let Inst{85-84}   = lop;
  bits<4> cmp;       let Inst{89-86}   = cmp;
  bits<2> flex_mods; let Inst{97-96}   = !if(F.IsImm, 0, flex_mods);
}
foreach F = SrcB in def DSETP_#F.Name : DSETP<F>;
