//===-- Q7X2LowerParts.cpp - Lowering of parts of 128-bit integers --------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Products and shifts of 128-bit integers, which type legalization leaves as
// operations on their 64-bit halves: products from those of words, shifts from
// SHF, whose amounts are clamped.
//
//   {Lo, Hi} << n      Lo << n,  Hi << n | Lo >> (64 - n) | Lo << (n - 64)
//
//===----------------------------------------------------------------------===//

#include "Q7X2ISelLowering.h"
#include "llvm/Support/KnownBits.h"

using namespace llvm;

// The 128-bit product, from four products of words.
static std::pair<SDValue, SDValue>
getProduct(SelectionDAG &DAG, const SDLoc &DL, SDValue A, SDValue B) {
  auto [ALo, AHi] = Q7X2::splitPair(DAG, DL, A);
  auto [BLo, BHi] = Q7X2::splitPair(DAG, DL, B);
  auto Wide = [&](SDValue X, SDValue Y) {
    if (DAG.computeKnownBits(X).isZero() || DAG.computeKnownBits(Y).isZero())
      return DAG.getConstant(0, DL, MVT::i64);
    return DAG.getNode(Q7X2ISD::MULWIDE_U, DL, MVT::i64, X, Y);
  };
  auto Add = [&](SDValue X, SDValue Y) {
    return DAG.getNode(ISD::ADD, DL, MVT::i64, X, Y);
  };
  auto Extend = [&](SDValue Word) {
    return DAG.getNode(ISD::ZERO_EXTEND, DL, MVT::i64, Word);
  };
  // None of these sums can exceed 64 bits.
  auto [W0, Carry0] = Q7X2::splitPair(DAG, DL, Wide(ALo, BLo));
  auto [Mid, Carry1] =
      Q7X2::splitPair(DAG, DL, Add(Wide(AHi, BLo), Extend(Carry0)));
  auto [W1, Carry2] =
      Q7X2::splitPair(DAG, DL, Add(Wide(ALo, BHi), Extend(Mid)));
  return {Q7X2::getPair(DAG, DL, W0, W1),
          Add(Add(Wide(AHi, BHi), Extend(Carry1)), Extend(Carry2))};
}

// Read as a signed number, a factor with its sign set is 2^64 less.
static SDValue getSignedHigh(SelectionDAG &DAG, const SDLoc &DL, SDValue A,
                             SDValue B, SDValue High) {
  auto IfNegative = [&](SDValue Sign, SDValue V) {
    Sign = DAG.getNode(ISD::SRA, DL, MVT::i64, Sign,
                       DAG.getConstant(63, DL, MVT::i32));
    return DAG.getNode(ISD::AND, DL, MVT::i64, Sign, V);
  };
  High = DAG.getNode(ISD::SUB, DL, MVT::i64, High, IfNegative(A, B));
  return DAG.getNode(ISD::SUB, DL, MVT::i64, High, IfNegative(B, A));
}

SDValue Q7X2TargetLowering::lowerMulLoHi64(SDValue Op,
                                           SelectionDAG &DAG) const {
  SDLoc DL(Op);
  SDValue A = Op.getOperand(0), B = Op.getOperand(1);
  auto [Lo, Hi] = getProduct(DAG, DL, A, B);
  if (Op.getOpcode() == ISD::SMUL_LOHI)
    Hi = getSignedHigh(DAG, DL, A, B, Hi);
  return DAG.getMergeValues({Lo, Hi}, DL);
}

SDValue Q7X2TargetLowering::lowerMulHigh64(SDValue Op,
                                           SelectionDAG &DAG) const {
  SDLoc DL(Op);
  SDValue A = Op.getOperand(0), B = Op.getOperand(1);
  SDValue High = getProduct(DAG, DL, A, B).second;
  return Op.getOpcode() == ISD::MULHS ? getSignedHigh(DAG, DL, A, B, High)
                                      : High;
}

// An amount of 64 or more, or less than 0, shifts everything out. So of the two
// shifts that move bits from one half to the other, one has no effect.
SDValue Q7X2TargetLowering::lowerShiftParts(SDValue Op,
                                            SelectionDAG &DAG) const {
  SDLoc DL(Op);
  bool IsLeft = Op.getOpcode() == ISD::SHL_PARTS;
  bool IsSigned = Op.getOpcode() == ISD::SRA_PARTS;
  unsigned Opcode = IsLeft ? ISD::SHL : IsSigned ? ISD::SRA : ISD::SRL;
  // The half that bits leave, and the one that they enter.
  SDValue From = Op.getOperand(IsLeft ? 0 : 1);
  SDValue To = Op.getOperand(IsLeft ? 1 : 0);
  SDValue Amount = DAG.getZExtOrTrunc(Op.getOperand(2), DL, MVT::i32);
  SDValue Width = DAG.getConstant(64, DL, MVT::i32);
  SDValue Rest = DAG.getNode(ISD::SUB, DL, MVT::i32, Width, Amount);
  SDValue Excess = DAG.getNode(ISD::SUB, DL, MVT::i32, Amount, Width);
  auto Shift = [&](unsigned Opcode, SDValue V, SDValue By) {
    return Q7X2::getClampedShift(DAG, DL, Opcode, V, By);
  };
  auto Or = [&](SDValue X, SDValue Y) {
    return DAG.getNode(ISD::OR, DL, MVT::i64, X, Y);
  };
  SDValue Shifted = Or(Shift(IsLeft ? ISD::SHL : ISD::SRL, To, Amount),
                       Shift(IsLeft ? ISD::SRL : ISD::SHL, From, Rest));
  SDValue Far = Shift(Opcode, From, Excess);
  if (IsSigned) // by a clamped amount, a shift of signs is not 0
    To = DAG.getSelect(DL, MVT::i64,
                       DAG.getSetCC(DL, MVT::i1, Amount, Width, ISD::SETULT),
                       Shifted, Far);
  else
    To = Or(Shifted, Far);
  From = Shift(Opcode, From, Amount);
  return DAG.getMergeValues({IsLeft ? From : To, IsLeft ? To : From}, DL);
}
