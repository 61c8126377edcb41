//===-- Q7X2InstrCTRL.td - Supplement: control flow --------*- tablegen -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Bits 32-63 of a branch are the byte distance from the next instruction. A
// code address in a register pair is absolute.
//
//===----------------------------------------------------------------------===//

class CtrlInst<Operation op, Form F, dag outs, dag srcs, list<M> mods, string operands>
    : Q7X2Inst<op, F, outs, srcs, mods, operands> {
  let hasSideEffects = true;
}

def NOP_X : CtrlInst<OP_NOP, FmX, (outs), (ins), [], ""> {
  let hasSideEffects = false;
}

// ---- branches --------------------------------------------------------------
// The guard determines which threads execute the branch, and pp which of these
// take it. A uniform predicate is the same for all threads: such a branch is
// always .U.
class Branch<Form F = FmI, dag pp = (ins (PSrcBefore $pp, $pp_not):$p), string operands = "$p$target">
    : CtrlInst<OP_BRA, F, (outs), !con(pp, (ins BrTarget:$target)), [M<MUniform, "uniform">],
               operands>,
      Pp {
  bits<32> target;   let Inst{63-32}  = target;
  bits<1> uniform;   let Inst{82}     = uniform;
  let isBranch = true;
  let isTerminator = true;
  let hasSideEffects = false;
}
def BRA_I : Branch;
def BRA_U : Branch<FmU, (ins (UPSrc $pp, $pp_not):$p), "$p, $target">;
// For the code generator: a branch that is always taken.
let isBarrier = true, isCodeGenOnly = true in
def BRA_ALWAYS : Branch;
def BRX_R : CtrlInst<OP_BRX, FmR, (outs), (ins (LReg $ra):$a), [], "$a">, Ra {
  let isBranch = true;
  let isIndirectBranch = true;
  let isBarrier = true;
  let isTerminator = true;
}
let isCall = true in {
def CALL_I : CtrlInst<OP_CALL, FmI, (outs Wide64:$rd), (ins BrTarget:$target), [], "$rd, $target">, Rd {
  bits<32> target;   let Inst{63-32}  = target;
}
def CALL_R : CtrlInst<OP_CALL, FmR, (outs Wide64:$rd), (ins (LReg $ra):$a), [], "$rd, $a">, Rd, Ra;
}
let isReturn = true, isBarrier = true, isTerminator = true in {
// A function has one return, at which its threads reconverge: it must not be
// duplicated or predicated.
let isNotDuplicable = true, isConvergent = true in
def RET_R : CtrlInst<OP_RET, FmR, (outs), (ins (LReg $ra):$a), [], "$a">, Ra;
def EXIT_X : CtrlInst<OP_EXIT, FmX, (outs), (ins), [], "">;
}

// ---- convergence -----------------------------------------------------------
let isConvergent = true in {
def BSSY_I : CtrlInst<OP_BSSY, FmI, (outs), (ins BPR:$bar, BrTarget:$target), [], "$bar, $target"> {
  bits<4> bar;       let Inst{19-16}  = bar;
  bits<32> target;   let Inst{63-32}  = target;
}
class BarrierReg<Operation op> : CtrlInst<op, FmX, (outs), (ins BPR:$bar), [], "$bar"> {
  bits<4> bar;       let Inst{19-16}  = bar;
}
def BSYNC_X : BarrierReg<OP_BSYNC>;
def BREAK_X : BarrierReg<OP_BREAK>;
let Defs = [GROUP], hasPostISelHook = true in {
def WARPSYNC_R : FlexInst<OP_WARPSYNC, FmR, (outs), Flex<FmR, ISrc>.ret, [], "$b"> {
  let hasSideEffects = true;
}
def WARPSYNC_I : FlexInst<OP_WARPSYNC, FmI, (outs), Flex<FmI, ISrc>.ret, [], "$b"> {
  let hasSideEffects = true;
}
} // Defs, hasPostISelHook

// ---- block barriers --------------------------------------------------------
// id and the number of threads n are registers (form RR) or immediates (RI). An
// n of 0 or RZ means all threads of the block.
class BarInst<Operation op, bits<2> mode, Form F, dag outs, dag srcs, list<M> mods,
              string operands>
    : CtrlInst<op, F, outs, srcs, mods, operands> {
                     let Inst{83-82}   = mode;
}
class BarId<Operation op, bits<2> mode, Form F, dag outs, dag pred, list<M> mods, string before,
            string after>
    : BarInst<op, mode, F, outs,
              !con(!if(F.IsReg, (ins (IReg $rid):$id), (ins UImm4:$id)), pred,
                   !if(F.IsReg, (ins (IRegOrRZ $rn):$n), (ins UImm13OrZero:$n))),
              mods, before # "$id" # after # "$n"> {
  bits<8> rid;       bits<4> id;
  bits<8> rn;        bits<13> n;
  let Inst{35-32} = !if(F.IsReg, rid{3-0}, id);
  let Inst{39-36} = !if(F.IsReg, rid{7-4}, 0);
  let Inst{47-40} = !if(F.IsReg, 0, n{7-0});
  let Inst{52-48} = !if(F.IsReg, 0, n{12-8});
  let Inst{71-64} = !if(F.IsReg, rn, 0);
}
class BarRed<Operation op, bits<2> mode, Form F, dag outs, list<M> mods, string before>
    : BarId<op, mode, F, outs, (ins (PSrc $pp, $pp_not):$p), mods, before, ", $p">,
      Pp;
foreach F = [FmRR, FmRI] in {
  def BAR_SYNC_#F.Name : BarId<OP_BAR_SYNC, 0, F, (outs), (ins), [], "", "">;
  def BAR_ARV_#F.Name  : BarId<OP_BAR_ARV, 1, F, (outs), (ins), [], "", "">;
  def BAR_RED_POPC_#F.Name : BarRed<OP_BAR_RED_POPC, 2, F, (outs GPR:$rd), [], "$rd, ">, Rd;
  def BAR_RED_#F.Name : BarRed<OP_BAR_RED, 3, F, (outs PPR:$pu), [M<MBarRedOp, "op">], "$pu, ">, Pu {
    bits<1> op;      let Inst{84}      = op;
  }
}
} // isConvergent

// ---- others ----------------------------------------------------------------
def YIELD_X : CtrlInst<OP_YIELD, FmX, (outs), (ins), [], "">;
def NANOSLEEP_R : FlexInst<OP_NANOSLEEP, FmR, (outs), Flex<FmR, ISrc>.ret, [], "$b"> {
  let hasSideEffects = true;
}
def NANOSLEEP_I : FlexInst<OP_NANOSLEEP, FmI, (outs), Flex<FmI, ISrc>.ret, [], "$b"> {
  let hasSideEffects = true;
}
def TRAP_X : CtrlInst<OP_TRAP, FmX, (outs), (ins), [], "">;
