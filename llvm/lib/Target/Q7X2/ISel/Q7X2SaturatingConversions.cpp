//===-- Q7X2SaturatingConversions.cpp - Saturating float to integer -------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// F2I rounds in the given direction, and then saturates at the smallest and
// largest number of its format, which may have 8, 16, 32 or 64 bits. NaN
// becomes 0. Programs clamp the float, because a conversion outside of the
// integer's range is undefined; OpenCL's convert_uchar_sat_rte() is
//
//   r = rint(x)
//   i = fptoui i8 (select (r <= 0), 0, r)     =>   i = F2I.U8.F32 x
//   i = select (r < 255 or NaN), i, 255
//
// The combines remove the two bounds one by one, each if the saturating
// conversion has the same result for all floats for which the other one is
// defined.
//
//===----------------------------------------------------------------------===//

#include "MCTargetDesc/Q7X2BaseInfo.h"
#include "Q7X2ISelLowering.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/Statistic.h"
#include <optional>

using namespace llvm;

#define DEBUG_TYPE "q7x2-lower"

STATISTIC(NumLowerBounds, "Number of lower bounds that conversions imply");
STATISTIC(NumUpperBounds, "Number of upper bounds that conversions imply");

//===----------------------------------------------------------------------===//
// Lowering
//===----------------------------------------------------------------------===//

// Returns the rounding mode of an operation with integral results, and its
// operand.
static std::pair<unsigned, SDValue> getRounded(SDValue V) {
  switch (V.getOpcode()) {
  case ISD::FRINT:
  case ISD::FNEARBYINT:
  case ISD::FROUNDEVEN:
    return {Q7X2::FPRound_RN, V.getOperand(0)};
  case ISD::FFLOOR:
    return {Q7X2::FPRound_RM, V.getOperand(0)};
  case ISD::FCEIL:
    return {Q7X2::FPRound_RP, V.getOperand(0)};
  case ISD::FTRUNC:
    return {Q7X2::FPRound_RZ, V.getOperand(0)};
  default:
    return {Q7X2::FPRound_RZ, V};
  }
}

// Lowers a conversion to a format of F2I that is narrower than its register.
static SDValue lowerToNarrow(SDValue Op, EVT SatVT, SelectionDAG &DAG) {
  SDLoc DL(Op);
  const bool IsSigned = Op.getOpcode() == ISD::FP_TO_SINT_SAT;
  const unsigned Format =
      SatVT == MVT::i8 ? (IsSigned ? Q7X2::IFmt32_S8 : Q7X2::IFmt32_U8)
                       : (IsSigned ? Q7X2::IFmt32_S16 : Q7X2::IFmt32_U16);
  const auto [Round, X] = getRounded(Op.getOperand(0));
  SDValue Result = DAG.getNode(Q7X2ISD::F2I_R, DL, MVT::i32, X,
                               DAG.getTargetConstant(Format, DL, MVT::i32),
                               DAG.getTargetConstant(Round, DL, MVT::i32));
  return DAG.getNode(IsSigned ? ISD::AssertSext : ISD::AssertZext, DL, MVT::i32,
                     Result, DAG.getValueType(SatVT));
}

SDValue Q7X2TargetLowering::lowerFPToIntSat(SDValue Op,
                                            SelectionDAG &DAG) const {
  SDLoc DL(Op);
  EVT VT = Op.getValueType();
  const EVT SatVT = cast<VTSDNode>(Op.getOperand(1))->getVT(),
            From = Op.getOperand(0).getValueType();
  if (VT == MVT::i32 && (SatVT == MVT::i8 || SatVT == MVT::i16) &&
      (From == MVT::f32 || From == MVT::f64))
    return lowerToNarrow(Op, SatVT, DAG);
  unsigned Bits = VT.getScalarSizeInBits();
  unsigned SatBits = SatVT.getScalarSizeInBits();
  bool IsSigned = Op.getOpcode() == ISD::FP_TO_SINT_SAT;
  SDValue Result = DAG.getNode(IsSigned ? Q7X2ISD::F2I_S : Q7X2ISD::F2I_U, DL,
                               VT, Op.getOperand(0));
  if (SatBits == Bits)
    return Result;
  APInt Max = IsSigned ? APInt::getSignedMaxValue(SatBits).sext(Bits)
                       : APInt::getMaxValue(SatBits).zext(Bits);
  Result = DAG.getNode(IsSigned ? ISD::SMIN : ISD::UMIN, DL, VT, Result,
                       DAG.getConstant(Max, DL, VT));
  if (!IsSigned)
    return Result;
  APInt Min = APInt::getSignedMinValue(SatBits).sext(Bits);
  return DAG.getNode(ISD::SMAX, DL, VT, Result, DAG.getConstant(Min, DL, VT));
}

//===----------------------------------------------------------------------===//
// Bounds
//===----------------------------------------------------------------------===//

static bool isSignedConversion(unsigned Opcode) {
  return Opcode == ISD::FP_TO_SINT || Opcode == ISD::FP_TO_SINT_SAT;
}

static bool isFormat(EVT VT) {
  return VT == MVT::i8 || VT == MVT::i16 || VT == MVT::i32 || VT == MVT::i64;
}

static SDValue getSaturating(SelectionDAG &DAG, const SDLoc &DL, EVT VT,
                             SDValue X, bool IsSigned) {
  return DAG.getNode(IsSigned ? ISD::FP_TO_SINT_SAT : ISD::FP_TO_UINT_SAT, DL,
                     VT, X, DAG.getValueType(VT));
}

/// Returns whether a constant is the smallest number of an integer type.
static bool isMinValue(const APFloat &Value, EVT VT, bool IsSigned) {
  if (!IsSigned)
    return Value.isZero();
  APFloat Min(Value.getSemantics());
  return Min.convertFromAPInt(APInt::getSignedMinValue(VT.getSizeInBits()),
                              /*IsSigned=*/true,
                              APFloat::rmNearestTiesToEven) == APFloat::opOK &&
         Min == Value;
}

/// Returns the float that V bounds below by the minimum of an integer type;
/// null if V is something else. NaN may become the bound only if that is 0.
static SDValue getBoundedBelow(SDValue V, EVT VT, bool IsSigned) {
  switch (V.getOpcode()) {
  case ISD::FMAXNUM:
  case ISD::FMAXNUM_IEEE:
  case ISD::FMAXIMUMNUM:
  case ISD::FMAXIMUM: {
    auto *C = dyn_cast<ConstantFPSDNode>(V.getOperand(1));
    return C && !IsSigned && C->isZero() ? V.getOperand(0) : SDValue();
  }
  default: {
    const std::optional<Q7X2::FloatChoice> Lower = Q7X2::matchFloatChoice(V);
    if (!Lower || Lower->IfGreater != Lower->X ||
        !(Lower->IsGreaterIfNaN || !IsSigned) ||
        !isMinValue(Lower->Bound, VT, IsSigned))
      return SDValue();
    auto *C = dyn_cast<ConstantFPSDNode>(Lower->IfLess);
    return C && isMinValue(C->getValueAPF(), VT, IsSigned) ? Lower->X
                                                           : SDValue();
  }
  }
}

static bool isClamp(const SDNode *N) {
  return (N->getOpcode() == ISD::SMIN || N->getOpcode() == ISD::SMAX ||
          N->getOpcode() == ISD::UMIN || N->getOpcode() == ISD::UMAX) &&
         isa<ConstantSDNode>(N->getOperand(1));
}

/// Returns the operand of minima and maxima with constants.
static SDValue getClamped(SDValue V) {
  while (isClamp(V.getNode()))
    V = V.getOperand(0);
  return V;
}

// Removes the lower bound. A float below it becomes the smallest integer in
// either case; a float above the largest integer, or a NaN that the bound does
// not replace, has no defined result.
SDValue Q7X2TargetLowering::combineFPToInt(SDNode *N,
                                           DAGCombinerInfo &DCI) const {
  const EVT VT = N->getValueType(0);
  const bool IsSigned = isSignedConversion(N->getOpcode());
  if (!DCI.isBeforeLegalizeOps() || !isFormat(VT) ||
      (!DCI.isBeforeLegalize() && !isTypeLegal(VT)))
    return SDValue();
  SDValue X = getBoundedBelow(N->getOperand(0), VT, IsSigned);
  if (!X)
    return SDValue();
  ++NumLowerBounds;
  // Revisit the choice by the upper bound.
  SDNode *User = N;
  while (User->hasOneUse() && isClamp(*User->user_begin()))
    User = *User->user_begin();
  if (User->hasOneUse())
    DCI.AddToWorklist(*User->user_begin());
  return getSaturating(DCI.DAG, SDLoc(N), VT, X, IsSigned);
}

/// Returns whether a constant is at least the largest number of an integer
/// type.
static bool isMost(const APFloat &Value, EVT VT, bool IsSigned) {
  const unsigned Bits = VT.getSizeInBits();
  APFloat Max(Value.getSemantics());
  Max.convertFromAPInt(IsSigned ? APInt::getSignedMaxValue(Bits)
                                : APInt::getMaxValue(Bits),
                       IsSigned, APFloat::rmTowardPositive);
  return Value >= Max;
}

/// Applies the minima and maxima to a number.
static APInt clamp(SDValue V, const APInt &Number) {
  if (!isClamp(V.getNode()))
    return Number;
  const APInt A = clamp(V.getOperand(0), Number),
              &B = V.getConstantOperandAPInt(1);
  switch (V.getOpcode()) {
  case ISD::SMIN:
    return APIntOps::smin(A, B);
  case ISD::SMAX:
    return APIntOps::smax(A, B);
  case ISD::UMIN:
    return APIntOps::umin(A, B);
  default:
    return APIntOps::umax(A, B);
  }
}

// Removes the upper bound. A float that reaches it is converted to the largest
// integer. The integer may be clamped further before the choice.
SDValue Q7X2TargetLowering::combineSaturation(SDNode *N,
                                              DAGCombinerInfo &DCI) const {
  const EVT VT = N->getValueType(0);
  if (!DCI.isBeforeLegalizeOps() || !isFormat(VT) ||
      (!DCI.isBeforeLegalize() && !isTypeLegal(VT)))
    return SDValue();
  const std::optional<Q7X2::FloatChoice> Upper =
      Q7X2::matchFloatChoice(SDValue(N, 0));
  if (!Upper || !Upper->IsLessIfNaN)
    return SDValue();
  auto *Max = dyn_cast<ConstantSDNode>(Upper->IfGreater);
  SDValue I = getClamped(Upper->IfLess);
  const unsigned Opcode = I.getOpcode();
  const bool IsSigned = isSignedConversion(Opcode);
  const bool IsSaturating =
      Opcode == ISD::FP_TO_SINT_SAT || Opcode == ISD::FP_TO_UINT_SAT;
  if (!Max ||
      !(IsSaturating
            ? cast<VTSDNode>(I.getOperand(1))->getVT() == VT
            : (Opcode == ISD::FP_TO_SINT || Opcode == ISD::FP_TO_UINT) &&
                  I == Upper->IfLess && I.hasOneUse()) ||
      I.getOperand(0) != Upper->X || !isMost(Upper->Bound, VT, IsSigned))
    return SDValue();
  const unsigned Bits = VT.getSizeInBits();
  if (clamp(Upper->IfLess, IsSigned ? APInt::getSignedMaxValue(Bits)
                                    : APInt::getMaxValue(Bits)) !=
      Max->getAPIntValue())
    return SDValue();
  ++NumUpperBounds;
  return IsSaturating
             ? Upper->IfLess
             : getSaturating(DCI.DAG, SDLoc(N), VT, Upper->X, IsSigned);
}
