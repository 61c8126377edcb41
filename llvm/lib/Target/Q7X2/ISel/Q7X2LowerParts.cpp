//===-- Q7X2LowerParts.cpp - Lowering of parts of 128-bit integers --------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Lowers products and shifts of 128-bit integers, which type legalization
// leaves as operations on their 64-bit halves: products from products of words,
// shifts from SHF, whose amounts are clamped.
//
//   {Lo, Hi} << n      Lo << n,  Hi << n | Lo >> (64 - n) | Lo << (n - 64)
//
//===----------------------------------------------------------------------===//

#include "Q7X2ISelLowering.h"
#include "llvm/Support/KnownBits.h"

using namespace llvm;

// Returns the 128-bit product, from four products of words. The high words of
// signed factors are signed.
static std::pair<SDValue, SDValue> getProduct(SelectionDAG &DAG,
                                              const SDLoc &DL, SDValue A,
                                              SDValue B, bool IsSigned) {
  auto [ALo, AHi] = Q7X2::splitPair(DAG, DL, A);
  auto [BLo, BHi] = Q7X2::splitPair(DAG, DL, B);
  auto Wide = [&](SDValue X, SDValue Y, bool IsSigned = false) {
    if (DAG.computeKnownBits(X).isZero() || DAG.computeKnownBits(Y).isZero())
      return DAG.getConstant(0, DL, MVT::i64);
    return DAG.getNode(IsSigned ? Q7X2ISD::MULWIDE_S : Q7X2ISD::MULWIDE_U, DL,
                       MVT::i64, X, Y);
  };
  auto Add = [&](SDValue X, SDValue Y) {
    return DAG.getNode(ISD::ADD, DL, X.getValueType(), X, Y);
  };
  auto Extend = [&](SDValue Word) {
    return DAG.getNode(ISD::ZERO_EXTEND, DL, MVT::i64, Word);
  };
  // Returns the carry of a product of a high word and a low one. A negative
  // signed factor is 2^32 less than the unsigned one.
  auto Carry = [&](SDValue Upper, SDValue High, SDValue Low) {
    if (!IsSigned)
      return Extend(Upper);
    SDValue Sign = DAG.getNode(ISD::SRA, DL, MVT::i32, High,
                               DAG.getConstant(31, DL, MVT::i32));
    Upper = Add(Upper, DAG.getNode(ISD::MUL, DL, MVT::i32, Sign, Low));
    return DAG.getNode(ISD::SIGN_EXTEND, DL, MVT::i64, Upper);
  };
  auto [W0, Carry0] = Q7X2::splitPair(DAG, DL, Wide(ALo, BLo));
  if (!IsSigned && none_of(ArrayRef{ALo, AHi, BLo, BHi}, [&](SDValue Word) {
        return DAG.computeKnownBits(Word).isZero();
      })) {
    // IMAD.WIDE has a carry, so that the sum of both products of a high word
    // and a low one needs no words with zeros.
    const SDVTList Types = DAG.getVTList(MVT::i64, MVT::i1);
    SDValue Sum =
        DAG.getNode(ISD::UADDO, DL, Types, Wide(ALo, BHi), Wide(AHi, BLo));
    auto [Mid, Upper] = Q7X2::splitPair(DAG, DL, Sum);
    SDValue W1 = DAG.getNode(ISD::UADDO, DL, DAG.getVTList(MVT::i32, MVT::i1),
                             Carry0, Mid);
    SDValue Carry1 =
        DAG.getNode(ISD::ZERO_EXTEND, DL, MVT::i32, Sum.getValue(1));
    SDValue High =
        DAG.getNode(ISD::UADDO_CARRY, DL, Types, Wide(AHi, BHi),
                    Q7X2::getPair(DAG, DL, Upper, Carry1), W1.getValue(1));
    return {Q7X2::getPair(DAG, DL, W0, W1), High};
  }
  // None of these sums can exceed 64 bits.
  auto [Mid, Upper1] =
      Q7X2::splitPair(DAG, DL, Add(Wide(AHi, BLo), Extend(Carry0)));
  auto [W1, Upper2] =
      Q7X2::splitPair(DAG, DL, Add(Wide(ALo, BHi), Extend(Mid)));
  SDValue High =
      Add(Wide(AHi, BHi, IsSigned), Carry(Upper1, /*High=*/AHi, /*Low=*/BLo));
  return {Q7X2::getPair(DAG, DL, W0, W1),
          Add(High, Carry(Upper2, /*High=*/BHi, /*Low=*/ALo))};
}

SDValue Q7X2TargetLowering::lowerMulLoHi64(SDValue Op,
                                           SelectionDAG &DAG) const {
  SDLoc DL(Op);
  auto [Lo, Hi] = getProduct(DAG, DL, Op.getOperand(0), Op.getOperand(1),
                             Op.getOpcode() == ISD::SMUL_LOHI);
  return DAG.getMergeValues({Lo, Hi}, DL);
}

SDValue Q7X2TargetLowering::lowerMulHigh64(SDValue Op,
                                           SelectionDAG &DAG) const {
  return getProduct(DAG, SDLoc(Op), Op.getOperand(0), Op.getOperand(1),
                    Op.getOpcode() == ISD::MULHS)
      .second;
}

// An amount of at least 64, or below 0, shifts everything out. So of the two
// shifts that move bits from one half to the other, one has no effect.
SDValue Q7X2TargetLowering::lowerShiftParts(SDValue Op,
                                            SelectionDAG &DAG) const {
  SDLoc DL(Op);
  bool IsLeft = Op.getOpcode() == ISD::SHL_PARTS;
  bool IsSigned = Op.getOpcode() == ISD::SRA_PARTS;
  unsigned Opcode = IsLeft ? ISD::SHL : IsSigned ? ISD::SRA : ISD::SRL;
  // The half that bits leave, and the half that they enter.
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
  if (IsSigned) // A clamped shift of signs is not 0.
    To = DAG.getSelect(DL, MVT::i64,
                       DAG.getSetCC(DL, MVT::i1, Amount, Width, ISD::SETULT),
                       Shifted, Far);
  else
    To = Or(Shifted, Far);
  From = Shift(Opcode, From, Amount);
  return DAG.getMergeValues({IsLeft ? From : To, IsLeft ? To : From}, DL);
}
