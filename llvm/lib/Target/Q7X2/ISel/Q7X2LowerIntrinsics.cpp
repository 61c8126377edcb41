//===-- Q7X2LowerIntrinsics.cpp - Lowering of llvm.nvvm.* -----------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Lowers intrinsics to nodes by the table in Q7X2Intrinsics.td. This file has a
// function for each shape of operands and results. Reports an intrinsic without
// a row as unsupported. Guarantees that no INTRINSIC_* node is left.
//
//   i32 @llvm.nvvm.read.ptx.sreg.tid.x()      S2R R0, SR_TID.X
//   i32 @llvm.nvvm.read.ptx.sreg.ntid.x()     MOV R0, c[0x0][0x0]
//   i32 @llvm.nvvm.vote.ballot.sync(m, p)     WARPSYNC m; VOTE.ANY R0, p
//
//===----------------------------------------------------------------------===//

#include "Lowering/Q7X2Intrinsics.h"
#include "MCTargetDesc/Q7X2BaseInfo.h"
#include "Q7X2.h"
#include "Q7X2ISelLowering.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/IR/IntrinsicsNVPTX.h"

using namespace llvm;

#define DEBUG_TYPE "q7x2-lower"

STATISTIC(NumIntrinsics, "Number of NVVM intrinsics lowered");

// ---- the table -------------------------------------------------------------

namespace llvm::Q7X2Intrinsic {
#define GET_NVVMIntrinsicTable_IMPL
#include "Q7X2GenSearchableTables.inc"
} // namespace llvm::Q7X2Intrinsic

using namespace Q7X2Intrinsic;

namespace {

/// Lowers one intrinsic. The operands of its node are the chain, if it has one,
/// its number, and then its arguments.
class IntrinsicLowering {
  SelectionDAG &DAG;
  const NVVMIntrinsicInfo &Info;
  SDValue Op;
  SDLoc DL;
  bool HasChain;
  SDValue Chain;
  unsigned Next; // index of the next argument

public:
  IntrinsicLowering(SelectionDAG &DAG, const NVVMIntrinsicInfo &Info,
                    SDValue Op)
      : DAG(DAG), Info(Info), Op(Op), DL(Op),
        HasChain(Op.getOpcode() != ISD::INTRINSIC_WO_CHAIN),
        Chain(HasChain ? Op.getOperand(0) : SDValue()), Next(HasChain + 1) {}

  SDValue run();

private:
  using Operands = SmallVector<SDValue, 6>;

  SDValue takeArgument() { return Op.getOperand(Next++); }
  ArrayRef<SDUse> takeArguments() {
    return Op->ops().drop_front(std::exchange(Next, Op.getNumOperands()));
  }
  SDValue getImm(unsigned V) { return DAG.getTargetConstant(V, DL, MVT::i32); }
  void appendMods(Operands &To) {
    const unsigned Mods[] = {Info.Mod0, Info.Mod1, Info.Mod2};
    for (unsigned Mod : ArrayRef(Mods).take_front(Info.NumMods))
      To.push_back(getImm(Mod));
  }
  Operands startOperands() { return HasChain ? Operands{Chain} : Operands(); }

  SDValue lowerNode();
  SDValue lowerClockLow();
  SDValue lowerBarrier(bool HasCount);
  void syncThreads();
  SDValue keepApart(SDValue N);
  SDValue getWarpNode(unsigned Opcode, ArrayRef<SDValue> Sources);
  SDValue getResult(SDValue N);
  SDValue lowerShuffle();
  SDValue lowerVote();
  SDValue lowerActiveMask();
  SDValue lowerMatch();
  SDValue lowerRedux();
  SDValue getMUFU(unsigned Function, SDValue V);
  SDValue lowerMufuHigh();
  SDValue lowerApproxDivide();
  SDValue isInWindow(unsigned Window);
  SDValue lowerDotProduct2A();
};

} // namespace

// ---- nodes -----------------------------------------------------------------

SDValue IntrinsicLowering::lowerNode() {
  Operands All = startOperands();
  append_range(All, takeArguments());
  appendMods(All);
  return DAG.getNode(Info.Opcode, DL, Op->getVTList(), All);
}

SDValue IntrinsicLowering::lowerClockLow() {
  SDValue Clock = DAG.getNode(Q7X2ISD::CS2R_NOW, DL,
                              DAG.getVTList(MVT::i64, MVT::Other), Chain);
  SDValue Low = DAG.getNode(ISD::TRUNCATE, DL, MVT::i32, Clock);
  return DAG.getMergeValues({Low, Clock.getValue(1)}, DL);
}

// A count of 0 means all threads of the block.
SDValue IntrinsicLowering::lowerBarrier(bool HasCount) {
  Operands All = startOperands();
  appendMods(All);
  All.push_back(takeArgument());
  All.push_back(HasCount ? takeArgument() : DAG.getConstant(0, DL, MVT::i32));
  append_range(All, takeArguments());
  return DAG.getNode(Info.Opcode, DL, Op->getVTList(), All);
}

// ---- exchange within a warp ------------------------------------------------

// All active threads take part in the operation, so it must not be merged with
// the same operation in another branch.
SDValue IntrinsicLowering::keepApart(SDValue N) {
  DAG.addNoMergeSiteInfo(N.getNode(), true);
  return N;
}

// Reconverges the threads of the mask before a .sync operation, as a part of
// it. Q7X2Convergence.cpp removes this where the threads are together anyway.
void IntrinsicLowering::syncThreads() {
  Chain = keepApart(
      DAG.getNode(Q7X2ISD::WARPSYNC, DL, MVT::Other, Chain, takeArgument()));
}

// Builds a node whose results are a word, a predicate and a chain.
SDValue IntrinsicLowering::getWarpNode(unsigned Opcode,
                                       ArrayRef<SDValue> Sources) {
  Operands All = {Chain};
  appendMods(All);
  append_range(All, Sources);
  return keepApart(DAG.getNode(
      Opcode, DL, DAG.getVTList(MVT::i32, MVT::i1, MVT::Other), All));
}

// Returns the results of a warp node that the intrinsic has.
SDValue IntrinsicLowering::getResult(SDValue N) {
  switch (Info.Result) {
  case Word:
    return DAG.getMergeValues({N.getValue(0), N.getValue(2)}, DL);
  case Pred:
    return DAG.getMergeValues({N.getValue(1), N.getValue(2)}, DL);
  case Both:
    return N;
  }
  llvm_unreachable("not a result");
}

SDValue IntrinsicLowering::lowerShuffle() {
  if (Info.IsSync)
    syncThreads();
  SDValue V = takeArgument(), Lane = takeArgument(), Clamp = takeArgument();
  SDValue N =
      getWarpNode(Q7X2ISD::SHFL, {DAG.getBitcast(MVT::i32, V), Lane, Clamp});
  SDValue Result = DAG.getBitcast(V.getValueType(), N.getValue(0));
  if (Info.Result == Both)
    return DAG.getMergeValues({Result, N.getValue(1), N.getValue(2)}, DL);
  return DAG.getMergeValues({Result, N.getValue(2)}, DL);
}

SDValue IntrinsicLowering::lowerVote() {
  if (Info.IsSync)
    syncThreads();
  return getResult(getWarpNode(Q7X2ISD::VOTE, takeArgument()));
}

SDValue IntrinsicLowering::lowerActiveMask() {
  return getResult(getWarpNode(Q7X2ISD::VOTE, DAG.getConstant(1, DL, MVT::i1)));
}

SDValue IntrinsicLowering::lowerMatch() {
  syncThreads();
  return getResult(getWarpNode(Q7X2ISD::MATCH, takeArgument()));
}

SDValue IntrinsicLowering::lowerRedux() {
  SDValue V = takeArgument();
  syncThreads();
  Operands All = {Chain};
  appendMods(All);
  All.push_back(V);
  return keepApart(DAG.getNode(Q7X2ISD::REDUX, DL,
                               DAG.getVTList(MVT::i32, MVT::Other), All));
}

// ---- floats ----------------------------------------------------------------

SDValue IntrinsicLowering::getMUFU(unsigned Function, SDValue V) {
  return DAG.getNode(Q7X2ISD::MUFU, DL, MVT::f32, V, getImm(Function));
}

// RCP64H and RSQ64H produce the upper word of a double's result.
SDValue IntrinsicLowering::lowerMufuHigh() {
  SDValue High = Q7X2::splitPair(DAG, DL, takeArgument()).second;
  SDValue Result = getMUFU(Info.Mod0, DAG.getBitcast(MVT::f32, High));
  return Q7X2::getPair(DAG, DL, DAG.getConstant(0, DL, MVT::i32),
                       DAG.getBitcast(MVT::i32, Result), MVT::f64);
}

// The reciprocal of a subnormal divisor may overflow even if the quotient does
// not, so both operands are scaled.
SDValue IntrinsicLowering::lowerApproxDivide() {
  SDValue A = takeArgument(), B = takeArgument();
  auto Const = [&](double V) { return DAG.getConstantFP(V, DL, MVT::f32); };
  auto Multiply = [&](SDValue X, SDValue Y) {
    return DAG.getNode(ISD::FMUL, DL, MVT::f32, X, Y);
  };
  SDValue IsSubnormal =
      DAG.getSetCC(DL, MVT::i1, DAG.getNode(ISD::FABS, DL, MVT::f32, B),
                   Const(0x1p-126), ISD::SETOLT);
  auto Scale = [&](SDValue X) {
    return DAG.getSelect(DL, MVT::f32, IsSubnormal, Multiply(X, Const(0x1p24)),
                         X);
  };
  return Multiply(Scale(A), getMUFU(Q7X2::MUFUOp_RCP, Scale(B)));
}

// ---- addresses -------------------------------------------------------------

// Returns whether a generic address is in a window. Windows begin at multiples
// of 4 GiB and are no larger, so comparing the upper words suffices.
SDValue IntrinsicLowering::isInWindow(unsigned Window) {
  SDValue High = Q7X2::splitPair(DAG, DL, Op.getOperand(Next)).second;
  SDValue Base = Q7X2::getCBank0(DAG, DL, MVT::i32, Window + 4);
  return DAG.getSetCC(DL, MVT::i1, High, Base, ISD::SETEQ);
}

// ---- dot products ----------------------------------------------------------

// Multiplies two halves of a by the lower or upper two bytes of b.
SDValue IntrinsicLowering::lowerDotProduct2A() {
  SDValue A = takeArgument(), B = takeArgument(), IsHigh = takeArgument();
  Operands All = {A, B, takeArgument()};
  All.push_back(getImm(cast<ConstantSDNode>(IsHigh)->isZero() ? Q7X2::LOHI_LO
                                                              : Q7X2::LOHI_HI));
  appendMods(All);
  return DAG.getNode(Q7X2ISD::IDP2A, DL, MVT::i32, All);
}

// ---- dispatch --------------------------------------------------------------

SDValue IntrinsicLowering::run() {
  switch (Info.Shape) {
  case Node:
    return lowerNode();
  case Constant32:
    return DAG.getConstant(Info.Value, DL, Op.getValueType());
  case CBankWord:
    return Q7X2::getCBank0(DAG, DL, MVT::i32, Info.Value);
  case ClockLow:
    return lowerClockLow();
  case Barrier:
    return lowerBarrier(/*HasCount=*/true);
  case BarrierAll:
    return lowerBarrier(/*HasCount=*/false);
  case Shuffle:
    return lowerShuffle();
  case Vote:
    return lowerVote();
  case ActiveMask:
    return lowerActiveMask();
  case Match:
    return lowerMatch();
  case Redux:
    return lowerRedux();
  case MufuHigh:
    return lowerMufuHigh();
  case ApproxDivide:
    return lowerApproxDivide();
  case InWindow:
    return isInWindow(Info.Value);
  case DotProduct2A:
    return lowerDotProduct2A();
  }
  llvm_unreachable("not a shape");
}

SDValue Q7X2TargetLowering::lowerIntrinsic(SDValue Op,
                                           SelectionDAG &DAG) const {
  bool HasChain = Op.getOpcode() != ISD::INTRINSIC_WO_CHAIN;
  auto ID = static_cast<Intrinsic::ID>(Op.getConstantOperandVal(HasChain));
  const NVVMIntrinsicInfo *Info = lookupNVVMIntrinsic(ID);
  if (!Info)
    return Q7X2::reportUnsupported(DAG, SDLoc(Op), Op,
                                   "intrinsic " + Intrinsic::getBaseName(ID));
  ++NumIntrinsics;
  return IntrinsicLowering(DAG, *Info, Op).run();
}

SDValue Q7X2TargetLowering::lowerClock(SDValue Op, SelectionDAG &DAG) const {
  return DAG.getNode(Q7X2ISD::CS2R_NOW, SDLoc(Op), Op->getVTList(),
                     Op.getOperand(0));
}
