//===-- Q7X2InstrWARP.td - Supplement: across a warp -------*- tablegen -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Special registers, shuffles, votes, matches and reductions.
//
//===----------------------------------------------------------------------===//

class S2RInst<Operation op, DAGOperand rc, Mod sr, Datapath P = VectorPath>
    : Q7X2Inst<op, FmX, (outs rc:$rd), (ins sr:$sr), [], "$rd, $sr", P>,
      Rd;
class S2R<Operation op, Datapath P = VectorPath> : S2RInst<op, P.Rd, SRegName, P> {
  bits<8> sr;        let Inst{79-72} = sr;
}
def S2R_X : S2R<OP_S2R>;
// The clock advances: two reads give two values.
def CS2R_X : S2RInst<OP_CS2R, Wide64, SReg64Name> {
  bits<1> sr = 0;
  let hasSideEffects = true;
}

// The result depends on the values of other threads: convergent.

let isConvergent = true, Uses = [GROUP] in {

// SHFL.mode {pu,} Rd, Ra, SrcB, SrcC: SrcB is the lane or distance, SrcC is the
// clamp and segment mask as in PTX. Each is a register or an immediate; if both
// are immediates, SrcB is in bits 32-36 and SrcC in bits 40-52.
class SHFL<Form F, dag bc>
    : Q7X2Inst<OP_SHFL, F, (outs GPR:$rd, PDstBefore:$pu), !con((ins (IReg $ra):$a), bc),
               [M<MShflMode, "mode">], "$pu$rd, $a, $b, $c">,
      Rd, Ra, Pu {
  bits<2> mode;      let Inst{83-82}   = mode;
}
def SHFL_RRR : SHFL<FmRRR, (ins (IReg $rb):$b, (IReg $rc):$c)>, Rc {
  bits<8> rb;        let Inst{39-32}   = rb;
}
def SHFL_RIR : SHFL<FmRIR, (ins UImm5:$b, (IReg $rc):$c)>, Rc {
  bits<5> b;         let Inst{36-32}   = b;
}
def SHFL_RRI : SHFL<FmRRI, (ins (IReg $rb):$b, UImm13:$c)> {
  bits<13> c;        let Inst{52-40}   = c;
  bits<8> rb;        let Inst{71-64}   = rb;
}
def SHFL_RI : SHFL<FmRI, (ins UImm5:$b, UImm13:$c)> {
  bits<5> b;         let Inst{36-32}   = b;
  bits<13> c;        let Inst{52-40}   = c;
}

def VOTE_X : Q7X2Inst<OP_VOTE, FmX, (outs GPR:$rd, VoteDst:$pu),
                    (ins (PSrc $pp, $pp_not):$p), [M<MVoteMode, "mode">], "$rd$pu, $p">,
      Rd, Pp, Pu {
  // Without pu the matcher would match pp as pu; an alias parses this case.
  bits<2> mode;      let Inst{83-82}   = mode;
}

class MATCH<Operation op, DAGOperand src, bit is64>
    : Q7X2Inst<op, FmR, (outs GPR:$rd, PDstBefore:$pu), (ins (src $rb):$b),
               [M<MMatchMode, "mode">], "$pu$rd, $b">,
      Rd, Pu {
  bits<8> rb;        let Inst{39-32}   = rb;
                     let Inst{80}      = is64;
  bits<1> mode;      let Inst{82}      = mode;
}
def MATCH_R   : MATCH<OP_MATCH, IReg, 0>;
def MATCH64_R : MATCH<OP_MATCH64, LReg, 1>;

def REDUX_R : Q7X2Inst<OP_REDUX, FmR, (outs UGPR:$urd), (ins (IReg $rb):$b),
                       [M<MReduxOp, "op">, M<MFloType, "itype">], "$urd, $b"> {
  bits<6> urd;       let Inst{21-16}   = urd;
  bits<8> rb;        let Inst{39-32}   = rb;
  bits<1> itype;     let Inst{77}      = itype;
  bits<3> op;        let Inst{84-82}   = op;
}
} // isConvergent

def : InstAlias<"VOTE$mode $rd, $p$guard$ctrl",
                (VOTE_X GPR:$rd, PT, PSrc:$p, MVoteMode:$mode, Guard:$guard, Ctrl:$ctrl), 0>;
