//===-- Q7X2InstrXU.td - Supplement: MUFU, conversions -----*- tablegen -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// MUFU, conversions, bit counts. One source, in any of the forms R, U, I, C.
//
//===----------------------------------------------------------------------===//

class XUInst<Operation op, Form F, DAGOperand rc, SrcSet S, list<M> mods>
    : FlexInst<op, F, (outs rc:$rd), Flex<F, S>.ret, mods, "$rd, $b">,
      Rd {
  bits<2> flex_mods; let Inst{97-96} = !if(!and(S.HasMods, !not(F.IsImm)), flex_mods, 0);
}

class MUFU<Form F>
    : XUInst<OP_MUFU, F, GPR, F32Src, [M<MMUFUOp, "op">, M<MFtz, "ftz">, M<MSat, "sat">]> {
  bits<4> op;        let Inst{85-82} = op;
  bits<1> ftz;       let Inst{76}    = ftz;
  bits<1> sat;       let Inst{77}    = sat;
}
foreach F = SrcA in def MUFU_#F.Name : MUFU<F>;

// Conversions. Bit 88 selects a 64-bit format of the result, bit 89 one of the
// source; dst is bits 82-84, src bits 85-87.
class Convert<Operation op, Form F, DAGOperand rc, SrcSet S, Mod dst, Mod src,
              list<M> rest, bit dst64, bit src64>
    : XUInst<op, F, rc, S, !listconcat([M<dst, "dst">, M<src, "src">], rest)> {
  bits<2> rnd;       let Inst{79-78} = rnd;
                     let Inst{88}    = dst64;
                     let Inst{89}    = src64;
}
class F2F<Operation op, Form F, DAGOperand rc, SrcSet S, Mod dst, Mod src, bit dst64, bit src64>
    : Convert<op, F, rc, S, dst, src, [M<MFtz, "ftz">, M<MSat, "sat">, M<MRound, "rnd">],
              dst64, src64> {
  bits<1> ftz;       let Inst{76} = ftz;
  bits<1> sat;       let Inst{77} = sat;
}
foreach F = SrcA in {
  def F2F_#F.Name : F2F<OP_F2F, F, GPR, F32Src, MFFmt32, MFFmt32, 0, 0> {
    bits<2> dst;     let Inst{83-82} = dst;
    bits<2> src;     let Inst{86-85} = src;
  }
  def F2F_TO64_#F.Name : F2F<OP_F2F_TO64, F, Wide64, F32Src, MFFmt64, MFFmt32, 1, 0> {
    bits<1> dst = 0;
    bits<2> src;     let Inst{86-85} = src;
  }
  def F2F_FROM64_#F.Name : F2F<OP_F2F_FROM64, F, GPR, F64Src, MFFmt32, MFFmt64, 0, 1> {
    bits<2> dst;     let Inst{83-82} = dst;
    bits<1> src = 0;
  }

  def F2I_#F.Name : Convert<OP_F2I, F, GPR, F32Src, MIFmt32, MFFmt32, [M<MRound, "rnd">], 0, 0> {
    bits<3> dst;     let Inst{84-82} = dst;
    bits<2> src;     let Inst{86-85} = src;
  }
  def F2I_TO64_#F.Name
      : Convert<OP_F2I_TO64, F, Wide64, F32Src, MIFmt64, MFFmt32, [M<MRound, "rnd">], 1, 0> {
    bits<1> dst;     let Inst{82}    = dst;
    bits<2> src;     let Inst{86-85} = src;
  }
  def F2I_FROM64_#F.Name
      : Convert<OP_F2I_FROM64, F, GPR, F64Src, MIFmt32, MFFmt64, [M<MRound, "rnd">], 0, 1> {
    bits<3> dst;     let Inst{84-82} = dst;
    bits<1> src = 0;
  }
  def F2I_64_#F.Name
      : Convert<OP_F2I_64, F, Wide64, F64Src, MIFmt64, MFFmt64, [M<MRound, "rnd">], 1, 1> {
    bits<1> dst;     let Inst{82}    = dst;
    bits<1> src = 0;
  }

  def I2F_#F.Name : Convert<OP_I2F, F, GPR, ISrc, MFFmt32, MIFmt32, [M<MRound, "rnd">], 0, 0> {
    bits<2> dst;     let Inst{83-82} = dst;
    bits<3> src;     let Inst{87-85} = src;
  }
  def I2F_TO64_#F.Name
      : Convert<OP_I2F_TO64, F, Wide64, ISrc, MFFmt64, MIFmt32, [M<MRound, "rnd">], 1, 0> {
    bits<1> dst = 0;
    bits<3> src;     let Inst{87-85} = src;
  }
}
// An integer of 64 bits has no immediate form.
foreach F = [FmR, FmU, FmC] in {
  def I2F_FROM64_#F.Name
      : Convert<OP_I2F_FROM64, F, GPR, LSrc, MFFmt32, MIFmt64, [M<MRound, "rnd">], 0, 1> {
    bits<2> dst;     let Inst{83-82} = dst;
    bits<1> src;     let Inst{85}    = src;
  }
  def I2F_64_#F.Name
      : Convert<OP_I2F_64, F, Wide64, LSrc, MFFmt64, MIFmt64, [M<MRound, "rnd">], 1, 1> {
    bits<1> dst = 0;
    bits<1> src;     let Inst{85}    = src;
  }
}

class FRND<Operation op, Form F, DAGOperand rc, SrcSet S, Mod fmt, bit is64>
    : XUInst<op, F, rc, S,
             [M<fmt, "fmt">, M<MFtz, "ftz">, M<MSat, "sat">, M<MRound, "rnd">]> {
  bits<1> ftz;       let Inst{76}    = ftz;
  bits<1> sat;       let Inst{77}    = sat;
  bits<2> rnd;       let Inst{79-78} = rnd;
                     let Inst{88}    = is64;
}
foreach F = SrcA in {
  def FRND_#F.Name : FRND<OP_FRND, F, GPR, F32Src, MFFmt32, 0> {
    bits<2> fmt;     let Inst{83-82} = fmt;
  }
  def FRND64_#F.Name : FRND<OP_FRND64, F, Wide64, F64Src, MFFmt64, 1> {
    bits<1> fmt = 0;
  }
}

class FLO<Form F, Datapath P = VectorPath>
    : FlexInst<OpOn<P, "FLO">.ret, F, (outs P.Rd:$rd), Flex<F, P.Src>.ret,
               [M<MFloType, "itype">, M<MFloSh, "sh">], "$rd, $b", P>,
      Rd {
  bits<1> itype;     let Inst{77}    = itype;
  bits<1> sh;        let Inst{80}    = sh;
}
foreach F = SrcA in {
  def POPC_#F.Name : OneSource<"POPC", F>;
  def FLO_#F.Name  : FLO<F>;
  def BREV_#F.Name : OneSource<"BREV", F>;
}
