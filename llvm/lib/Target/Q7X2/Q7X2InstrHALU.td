//===-- Q7X2InstrHALU.td - Packed 16-bit float (halu.txt) --*- tablegen -*-===//
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
// A source has four modifier bits: neg, abs and the two bits of .hsel2. The
// place of the sign bits depends on the slot in which the source is encoded,
// the place of .hsel2 on its role.
//
//===----------------------------------------------------------------------===//

// The fields that the whole group has: Ra, the flexible source, .FTZ, .hfmt_v2.
class HInst<Operation op, Form F, dag outs, dag srcs, list<M> mods, string operands>
    : FlexInst<op, F, outs, srcs, mods, operands>,
      Ra {
  bits<4> ra_mods;   let Inst{73-72} = ra_mods{1-0};
                     let Inst{81-80} = ra_mods{3-2};
  bits<1> ftz;       let Inst{76}    = ftz;
  bits<1> hfmt_v2;   let Inst{94}    = hfmt_v2;
  bits<4> flex_mods; let Inst{97-96} = !if(F.IsImm, 0, flex_mods{1-0});
}

// __DefGroup H_ARITH
class H_ARITH<Operation op, Form F, dag bc, list<M> mods, string operands>
    : HInst<op, F, (outs GPR:$rd), !con((ins (HReg $ra, $ra_mods):$a), bc), mods,
            operands>,
      Rd {
  bits<1> sat;       let Inst{77}    = sat;
}

class HADD2<Form F>
    : H_ARITH<OP_HADD2, F, Flex<F, H2Src>.ret,
              [M<MHFmt, "hfmt_v2">, M<MFtz, "ftz">, M<MSat, "sat">, M<MHF32, "f32">],
              "$rd, $a, $b"> {
  bits<1> f32;       let Inst{95}    = f32;           // docs/decisions.md
                     let Inst{83-82} = !if(F.IsImm, 0, flex_mods{3-2});
}
foreach F = SrcB in def HADD2_#F.Name : HADD2<F>;

class HMUL2<Form F>
    : H_ARITH<OP_HMUL2, F, Flex<F, H2Src>.ret,
              [M<MHFmt, "hfmt_v2">, M<MFtz, "ftz">, M<MSat, "sat">], "$rd, $a, $b"> {
                     let Inst{83-82} = !if(F.IsImm, 0, flex_mods{3-2});
}
foreach F = SrcB in def HMUL2_#F.Name : HMUL2<F>;

class HFMA2<Form F>
    : H_ARITH<OP_HFMA2, F, FlexAndReg<F, H2Src>.ret,
              [M<MHFmt, "hfmt_v2">, M<MFtz, "ftz">, M<MRelu, "relu">, M<MSat, "sat">],
              "$rd, $a, $b, $c">,
      Reg {
  bits<1> relu;      let Inst{92}    = relu;
  bits<4> reg_mods;  let Inst{75-74} = reg_mods{1-0};
  defvar flexIsB = !eq(F.Role, "b");
  let Inst{83-82} = !if(flexIsB, !if(F.IsImm, 0, flex_mods{3-2}), reg_mods{3-2});
  let Inst{85-84} = !if(flexIsB, reg_mods{3-2}, !if(F.IsImm, 0, flex_mods{3-2}));
}
foreach F = SrcBC in def HFMA2_#F.Name : HFMA2<F>;

class HMNMX2<Form F>
    : HInst<OP_HMNMX2, F, (outs GPR:$rd),
            !con((ins (HReg $ra, $ra_mods):$a), Flex<F, H2Src>.ret,
                 (ins (PSrc $pp, $pp_not):$p)),
            [M<MHFmt, "hfmt_v2">, M<MFtz, "ftz">, M<MNan, "nan">], "$rd, $a, $b, $p">,
      Rd, Pp {
  bits<1> nan;       let Inst{84}     = nan;
                     let Inst{83-82}  = !if(F.IsImm, 0, flex_mods{3-2});
}
foreach F = SrcB in def HMNMX2_#F.Name : HMNMX2<F>;

class HSETP2<Form F>
    : HInst<OP_HSETP2, F, (outs PPR:$pu, PPR:$pv),
            !con((ins (HReg $ra, $ra_mods):$a), Flex<F, H2Src>.ret,
                 (ins (PSrcOrPT $pp, $pp_not):$p)),
            [M<MHFmt, "hfmt_v2">, M<MFtz, "ftz">, M<MFCmp, "cmp">, M<MLOP, "lop">],
            "$pu, $pv, $a, $b$p">,
      Pp, Pu, Pv {
  bits<2> lop;       let Inst{85-84}   = lop;
  bits<4> cmp;       let Inst{89-86}   = cmp;
                     let Inst{83-82}   = !if(F.IsImm, 0, flex_mods{3-2});
}
foreach F = SrcB in def HSETP2_#F.Name : HSETP2<F>;

class HSET2<Form F>
    : HInst<OP_HSET2, F, (outs GPR:$rd),
            !con((ins (HReg $ra, $ra_mods):$a), Flex<F, H2Src>.ret,
                 (ins (PSrcOrPT $pp, $pp_not):$p)),
            [M<MHFmt, "hfmt_v2">, M<MFtz, "ftz">, M<MFCmp, "cmp">, M<MLOP, "lop">,
             M<MBVal, "bval">],
            "$rd, $a, $b$p">,
      Rd, Pp {
  bits<2> lop;       let Inst{85-84}  = lop;
  bits<4> cmp;       let Inst{89-86}  = cmp;
  bits<1> bval;      let Inst{90}     = bval;
                     let Inst{83-82}  = !if(F.IsImm, 0, flex_mods{3-2});
}
foreach F = SrcB in def HSET2_#F.Name : HSET2<F>;
