//===-- Q7X2LowerFDiv.cpp - Lowering of float and half division -----------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An inexact quotient is a product with the reciprocal. A correctly rounded one
// is corrected by its remainder. FCHK reports operands for which intermediate
// results would leave the range of floats; their quotient is computed by the
// pseudo FDIV_HARD, which Q7X2SlowDivisions.cpp expands:
//
//   fdiv float %a, %b      FCHK P0, Ra, Rb; MUFU.RCP Rr, Rb; FMUL Rn, Ra, Rr
//                          FFMA Re, -Rb, Rn, Ra; FFMA Rq, Re, Rr, Rn
//                          FDIV_HARD Rq, P0, Ra, Rb
//
//===----------------------------------------------------------------------===//

#include "MCTargetDesc/Q7X2BaseInfo.h"
#include "Q7X2ISelLowering.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/APSInt.h"
#include <cstdlib>

using namespace llvm;

static SDValue getMUFU(SelectionDAG &DAG, const SDLoc &DL, unsigned Function,
                       SDValue V) {
  return DAG.getNode(Q7X2ISD::MUFU, DL, MVT::f32, V,
                     DAG.getTargetConstant(Function, DL, MVT::i32));
}

// Selects the corrected quotient unless the remainder is NaN, because the
// quotient is not finite or the divisor is infinite, or 0, because the first
// quotient is exact. The first quotient is right in these cases, including the
// sign of 0.
static SDValue selectQuotient(SDValue Remainder, SDValue Better, SDValue Near,
                              const SDLoc &DL, SelectionDAG &DAG) {
  SDValue Use = DAG.getSetCC(DL, MVT::i1, Remainder,
                             DAG.getConstantFP(0.0, DL, MVT::f32), ISD::SETONE);
  return DAG.getSelect(DL, MVT::f32, Use, Better, Near);
}

// Returns whether no dividend is hard. With an odd integer as the divisor, all
// remainders are exact, since they are multiples of the smallest float. And no
// quotient is the midpoint of two floats, including the smallest ones, since
// then the dividend, which is the midpoint times the divisor, would be a
// midpoint as well; with a divisor of 16 bits the error is much smaller than
// the distance to a midpoint.
static bool isEasyDivisor(SDValue Y) {
  const auto *C = dyn_cast<ConstantFPSDNode>(Y);
  APSInt Integer(/*BitWidth=*/17, /*isUnsigned=*/false);
  bool IsExact = false;
  return C &&
         C->getValueAPF().convertToInteger(Integer, APFloat::rmTowardZero,
                                           &IsExact) == APFloat::opOK &&
         IsExact && Integer[0];
}

// Folds the reciprocal of a constant, unless FCHK reports the constant for all
// dividends. The reciprocal is normal then.
static SDValue getReciprocal(SDValue Y, const SDLoc &DL, SelectionDAG &DAG) {
  const auto *C = dyn_cast<ConstantFPSDNode>(Y);
  if (!C || !C->getValueAPF().isFiniteNonZero() ||
      std::abs(ilogb(C->getValueAPF())) > 124)
    return getMUFU(DAG, DL, Q7X2::MUFUOp_RCP, Y);
  APFloat Reciprocal(1.0f);
  Reciprocal.divide(C->getValueAPF(), APFloat::rmNearestTiesToEven);
  return DAG.getConstantFP(Reciprocal, DL, MVT::f32);
}

// If a quotient is off by less than 1.5 units in the last place, its remainder
// is exact whenever the quotient is near the midpoint of two floats. So adding
// the remainder times a correctly rounded reciprocal rounds correctly. Such a
// reciprocal is within half a unit, |r - 1/b| < 2^-25 for b in [1, 2), and |a *
// r - a / b| < |a| * 2^-25, a unit at most. The rounding of the product adds
// another half.
static SDValue emitQuotient(SDValue X, SDValue Y, SDValue Reciprocal,
                            bool MayBeHard, const SDLoc &DL,
                            SelectionDAG &DAG) {
  auto Float = [&](unsigned Opcode, ArrayRef<SDValue> Operands) {
    return DAG.getNode(Opcode, DL, MVT::f32, Operands);
  };
  SDValue Near = Float(ISD::FMUL, {X, Reciprocal});
  SDValue Remainder = Float(ISD::FMA, {Float(ISD::FNEG, {Y}), Near, X});
  SDValue Better = Float(ISD::FMA, {Remainder, Reciprocal, Near});
  if (!MayBeHard)
    return selectQuotient(Remainder, Better, Near, DL, DAG);
  SDValue IsHard = DAG.getNode(Q7X2ISD::FCHK, DL, MVT::i1, X, Y);
  return Float(Q7X2ISD::FDIV_HARD, {Better, IsHard, X, Y});
}

static bool isApproximate(SDValue Quotient) {
  const SDNodeFlags Flags = Quotient->getFlags();
  return Flags.hasApproximateFuncs() || Flags.hasAllowReciprocal();
}

SDValue Q7X2TargetLowering::lowerFDiv(SDValue Op, SelectionDAG &DAG) const {
  SDLoc DL(Op);
  if (Op.getValueType() != MVT::f32)
    return Q7X2::reportUnsupported(DAG, DL, Op, "division of doubles");
  SDValue X = Op.getOperand(0), Y = Op.getOperand(1);
  // MUFU.RCP and MUFU.RSQ are correctly rounded. RSQ is closer to the
  // reciprocal of a rounded square root than an approximation of that needs to
  // be.
  const bool IsApproximate = isApproximate(Op);
  auto *C = dyn_cast<ConstantFPSDNode>(X);
  if (C && C->isExactlyValue(-1.0)) {
    X = DAG.getConstantFP(1.0, DL, MVT::f32);
    Y = DAG.getNode(ISD::FNEG, DL, MVT::f32, Y);
    return DAG.getNode(ISD::FDIV, DL, MVT::f32, X, Y, Op->getFlags());
  }
  const bool IsReciprocal = C && C->isExactlyValue(1.0);
  if (IsApproximate && Y.getOpcode() == ISD::FSQRT &&
      (IsReciprocal || Y.hasOneUse())) {
    SDValue Root = getMUFU(DAG, DL, Q7X2::MUFUOp_RSQ, Y.getOperand(0));
    return IsReciprocal ? Root : DAG.getNode(ISD::FMUL, DL, MVT::f32, X, Root);
  }
  if (IsReciprocal)
    return getMUFU(DAG, DL, Q7X2::MUFUOp_RCP, Y);
  if (IsApproximate)
    return DAG.getNode(ISD::FMUL, DL, MVT::f32, X,
                       getMUFU(DAG, DL, Q7X2::MUFUOp_RCP, Y));
  return emitQuotient(X, Y, getReciprocal(Y, DL, DAG), !isEasyDivisor(Y), DL,
                      DAG);
}

// Divides halves as floats: no intermediate result leaves the range of floats,
// and after one step of Newton-Raphson the error is smaller than the distance
// between a quotient of 11-bit numbers and any 12-bit number that it does not
// equal.
SDValue Q7X2TargetLowering::lowerFDiv16(SDValue Op, SelectionDAG &DAG) const {
  SDLoc DL(Op);
  SDValue X = DAG.getNode(ISD::FP_EXTEND, DL, MVT::f32, Op.getOperand(0));
  SDValue Y = DAG.getNode(ISD::FP_EXTEND, DL, MVT::f32, Op.getOperand(1));
  SDValue Quotient =
      isApproximate(Op)
          ? DAG.getNode(ISD::FDIV, DL, MVT::f32, X, Y, Op->getFlags())
          : emitQuotient(X, Y, getMUFU(DAG, DL, Q7X2::MUFUOp_RCP, Y),
                         /*MayBeHard=*/false, DL, DAG);
  return DAG.getNode(ISD::FP_ROUND, DL, MVT::f16, Quotient,
                     DAG.getTargetConstant(/*IsExact=*/0, DL, MVT::i32));
}
