//===-- Q7X2LowerFloats.cpp - Lowering of floats --------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Lowers rounding, signs, conversions, and elementary functions, which are
// computed from those that MUFU approximates. Division is in Q7X2LowerFDiv.cpp;
// the division of doubles is in the target runtime. Guarantees that
// Q7X2PatternsFloat.td selects every remaining float operation.
//
//   call float @llvm.log.f32(float %x)     MUFU.LG2 R0, R4
//                                          FMUL R4, R0, 0.6931472
//
//===----------------------------------------------------------------------===//

#include "MCTargetDesc/Q7X2BaseInfo.h"
#include "Q7X2ISelLowering.h"
#include <cmath>
#include <optional>

using namespace llvm;

void Q7X2TargetLowering::setFloatActions() {
  for (MVT VT : {MVT::f32, MVT::f64, MVT::f16, MVT::bf16}) {
    setOperationAction({ISD::FADD, ISD::FMUL, ISD::FMA, ISD::FNEG, ISD::FABS,
                        ISD::FMINNUM_IEEE, ISD::FMAXNUM_IEEE, ISD::FMINIMUMNUM,
                        ISD::FMAXIMUMNUM, ISD::FFLOOR, ISD::FCEIL, ISD::FTRUNC,
                        ISD::FROUNDEVEN, ISD::FRINT, ISD::FNEARBYINT},
                       VT, Legal);
    setOperationAction({ISD::STRICT_FADD, ISD::STRICT_FMUL, ISD::STRICT_FMA,
                        ISD::STRICT_FFLOOR, ISD::STRICT_FCEIL,
                        ISD::STRICT_FTRUNC, ISD::STRICT_FRINT,
                        ISD::STRICT_FNEARBYINT, ISD::STRICT_FROUNDEVEN,
                        ISD::STRICT_FP_ROUND, ISD::STRICT_FP_EXTEND,
                        ISD::STRICT_FSETCC, ISD::STRICT_FSETCCS},
                       VT, Legal);
    // See Q7X2ExpandOperations.cpp for the reason.
    setOperationAction({ISD::FMINNUM, ISD::FMAXNUM}, VT, Expand);
    setOperationAction({ISD::FSUB, ISD::STRICT_FSUB, ISD::FREM, ISD::FPOWI,
                        ISD::FSINCOS, ISD::FMAD},
                       VT, Expand);
    setOperationAction({ISD::FMINIMUM, ISD::FMAXIMUM}, VT,
                       VT == MVT::f64 ? Expand : Legal);
    setOperationAction({ISD::FDIV, ISD::FROUND, ISD::FCOPYSIGN, ISD::LRINT,
                        ISD::LLRINT, ISD::LROUND, ISD::LLROUND,
                        ISD::FCANONICALIZE},
                       VT, Custom);
    setOperationAction({ISD::FSQRT, ISD::FSIN, ISD::FCOS, ISD::FEXP2,
                        ISD::FLOG2, ISD::FEXP, ISD::FEXP10, ISD::FLOG,
                        ISD::FLOG10, ISD::FPOW, ISD::FTAN, ISD::FTANH},
                       VT, Custom);
  }
  setOperationAction({ISD::FSQRT, ISD::FSIN, ISD::FCOS, ISD::FEXP2, ISD::FLOG2},
                     MVT::f32, Legal);
  setOperationAction(ISD::FP_EXTEND, MVT::f32, Custom);
  setOperationAction(ISD::FPTRUNC_ROUND, {MVT::f16, MVT::bf16}, Custom);
  setOperationAction(ISD::IS_FPCLASS, {MVT::f32, MVT::f64}, Custom);
  setOperationAction({ISD::FSIN, ISD::FCOS, ISD::FEXP2, ISD::FLOG2, ISD::FEXP,
                      ISD::FEXP10, ISD::FLOG, ISD::FLOG10, ISD::FPOW, ISD::FTAN,
                      ISD::FTANH},
                     MVT::f64, Expand);
  setOperationAction(ISD::SELECT, MVT::f64, Custom);
  // For 11 bits, 24 bits of precision (at least 2 * 11 + 2) suffice for a
  // quotient or root that is rounded twice to be rounded correctly.
  for (MVT VT : {MVT::f16, MVT::bf16})
    setOperationPromotedToType(
        {ISD::FROUND, ISD::FSQRT, ISD::FSIN, ISD::FCOS, ISD::FEXP2, ISD::FLOG2,
         ISD::FEXP, ISD::FEXP10, ISD::FLOG, ISD::FLOG10, ISD::FPOW, ISD::FTAN,
         ISD::FTANH, ISD::FCANONICALIZE, ISD::FLDEXP, ISD::FFREXP},
        VT, MVT::f32);
  setOperationPromotedToType(ISD::FDIV, MVT::bf16, MVT::f32);
  for (MVT VT : {MVT::v2f16, MVT::v2bf16}) {
    setOperationAction({ISD::FADD, ISD::FMUL, ISD::FMA, ISD::FNEG, ISD::FABS,
                        ISD::FMINNUM_IEEE, ISD::FMAXNUM_IEEE, ISD::FMINIMUMNUM,
                        ISD::FMAXIMUMNUM, ISD::FMINIMUM, ISD::FMAXIMUM},
                       VT, Legal);
    setOperationAction({ISD::FSUB, ISD::FMINNUM, ISD::FMAXNUM}, VT, Expand);
  }

  for (MVT VT : {MVT::i32, MVT::i64}) {
    setOperationAction({ISD::FP_TO_SINT, ISD::FP_TO_UINT, ISD::SINT_TO_FP,
                        ISD::UINT_TO_FP, ISD::STRICT_FP_TO_SINT,
                        ISD::STRICT_FP_TO_UINT, ISD::STRICT_SINT_TO_FP,
                        ISD::STRICT_UINT_TO_FP},
                       VT, Legal);
    // F2I saturates and converts NaN to 0.
    setOperationAction({ISD::FP_TO_SINT_SAT, ISD::FP_TO_UINT_SAT}, VT, Custom);
  }
  for (unsigned Op :
       {ISD::FP_TO_SINT, ISD::FP_TO_UINT, ISD::SINT_TO_FP, ISD::UINT_TO_FP})
    setOperationPromotedToType(Op, MVT::i1, MVT::i32);
}

// Returns a number that X rounded to the nearest integer, ties away from zero,
// is when truncated: half more, away from zero. The sum rounds toward zero, so
// that it does not reach an integer that the exact one is below.
static SDValue addHalf(SelectionDAG &DAG, const SDLoc &DL, SDValue X) {
  const EVT VT = X.getValueType();
  SmallVector<SDValue, 5> Operands = {DAG.getNode(ISD::FABS, DL, VT, X),
                                      DAG.getConstantFP(0.5, DL, VT)};
  for (unsigned Mod : {Q7X2::FPFtz_None, Q7X2::FPSat_None, Q7X2::FPRound_RZ})
    Operands.push_back(DAG.getTargetConstant(Mod, DL, MVT::i32));
  return DAG.getNode(Q7X2ISD::ADD_R, DL, VT, Operands);
}

// Rounds to nearest, ties away from zero.
static SDValue lowerFRound(SDValue Op, SelectionDAG &DAG) {
  SDLoc DL(Op);
  const EVT VT = Op.getValueType();
  SDValue X = Op.getOperand(0);
  SDValue Whole = DAG.getNode(ISD::FTRUNC, DL, VT, addHalf(DAG, DL, X));
  return DAG.getNode(ISD::FCOPYSIGN, DL, VT, Whole, X);
}

// Converts to the nearest integer, ties away from zero.
static SDValue lowerLRound(SDValue Op, SelectionDAG &DAG) {
  SDLoc DL(Op);
  SDValue X = Op.getOperand(0);
  const EVT VT = X.getValueType();
  if (VT == MVT::f16 || VT == MVT::bf16)
    X = DAG.getNode(ISD::FP_EXTEND, DL, MVT::f32, X);
  SDValue More =
      DAG.getNode(ISD::FCOPYSIGN, DL, X.getValueType(), addHalf(DAG, DL, X), X);
  return DAG.getNode(Q7X2ISD::F2I_S, DL, Op.getValueType(), More);
}

// A bfloat is the upper half of a float.
static SDValue lowerFPExtend(SDValue Op, SelectionDAG &DAG) {
  SDLoc DL(Op);
  SDValue V = Op.getOperand(0);
  if (V.getValueType() != MVT::bf16)
    return Op;
  SDValue Bits = DAG.getNode(Q7X2ISD::HALF_BITS, DL, MVT::i32, V);
  return DAG.getBitcast(MVT::f32,
                        DAG.getNode(ISD::SHL, DL, MVT::i32, Bits,
                                    DAG.getConstant(16, DL, MVT::i32)));
}

// Multiplication by 1 quiets a signaling NaN; the combiner would remove an
// FMUL.
static SDValue lowerFCanonicalize(SDValue Op, SelectionDAG &DAG) {
  SDLoc DL(Op);
  EVT VT = Op.getValueType();
  SmallVector<SDValue, 5> Operands = {Op.getOperand(0),
                                      DAG.getConstantFP(1.0, DL, VT)};
  for (unsigned Mod : {Q7X2::FPFtz_None, Q7X2::FPSat_None, Q7X2::FPRound_RN})
    Operands.push_back(DAG.getTargetConstant(Mod, DL, MVT::i32));
  return DAG.getNode(Q7X2ISD::MUL_R, DL, VT, Operands);
}

// Returns the word of V with its sign bit, as an integer, and the bit's number.
static std::pair<SDValue, unsigned> getSignWord(SelectionDAG &DAG,
                                                const SDLoc &DL, SDValue V) {
  switch (V.getSimpleValueType().SimpleTy) {
  case MVT::f64:
    return {Q7X2::splitPair(DAG, DL, V).second, 31};
  case MVT::f32:
    return {DAG.getBitcast(MVT::i32, V), 31};
  default:
    return {DAG.getNode(Q7X2ISD::HALF_BITS, DL, MVT::i32, V), 15};
  }
}

// ((Mag ^ Sign) & ~bit) ^ Sign: one LOP3.
SDValue Q7X2TargetLowering::lowerFCopySign(SDValue Op,
                                           SelectionDAG &DAG) const {
  SDLoc DL(Op);
  EVT VT = Op.getValueType();
  SDValue Mag = Op.getOperand(0);
  auto Int = [&](unsigned Opcode, SDValue A, SDValue B) {
    return DAG.getNode(Opcode, DL, MVT::i32, A, B);
  };
  auto Const = [&](uint32_t V) { return DAG.getConstant(V, DL, MVT::i32); };
  // The bits of Word, with SignBits from Sign.
  auto Merge = [&](SDValue Word, SDValue Sign, uint32_t SignBits) {
    SDValue Rest = Int(ISD::AND, Int(ISD::XOR, Word, Sign), Const(~SignBits));
    return Int(ISD::XOR, Rest, Sign);
  };
  if (VT.isVector()) { // of halves
    if (Op.getOperand(1).getValueType() != VT)
      return DAG.UnrollVectorOp(Op.getNode());
    return DAG.getBitcast(VT, Merge(DAG.getBitcast(MVT::i32, Mag),
                                    DAG.getBitcast(MVT::i32, Op.getOperand(1)),
                                    0x80008000));
  }
  auto [Word, Bit] = getSignWord(DAG, DL, Mag);
  auto [Sign, SignBit] = getSignWord(DAG, DL, Op.getOperand(1));
  if (Bit > SignBit)
    Sign = Int(ISD::SHL, Sign, Const(Bit - SignBit));
  if (Bit < SignBit)
    Sign = Int(ISD::SRL, Sign, Const(SignBit - Bit));
  SDValue Result = Merge(Word, Sign, 1u << Bit);
  if (VT == MVT::f64)
    return Q7X2::getPair(DAG, DL, Q7X2::splitPair(DAG, DL, Mag).first, Result,
                         VT);
  if (VT == MVT::f32)
    return DAG.getBitcast(VT, Result);
  return DAG.getNode(Q7X2ISD::BITS_HALF, DL, VT, Result);
}

// Base^X = 2^(X * log2(Base)). Unless approximation is allowed, the product has
// twice the precision; 2^N for its integer part N is computed as two factors,
// neither of which overflows, and 2^fraction is near 1.
SDValue Q7X2TargetLowering::lowerExp(SDValue Op, SelectionDAG &DAG) const {
  SDLoc DL(Op);
  bool IsTen = Op.getOpcode() == ISD::FEXP10;
  double Log2 = IsTen ? 3.32192809488736234787 : 1.44269504088896340736;
  auto Const = [&](double V) { return DAG.getConstantFP(V, DL, MVT::f32); };
  auto F = [&](unsigned Opcode, SDValue A, SDValue B) {
    return DAG.getNode(Opcode, DL, MVT::f32, A, B);
  };
  auto Exp2 = [&](SDValue V) {
    return DAG.getNode(ISD::FEXP2, DL, MVT::f32, V);
  };
  auto Fma = [&](SDValue A, SDValue B, SDValue C) {
    return DAG.getNode(ISD::FMA, DL, MVT::f32, A, B, C);
  };
  SDValue X = Op.getOperand(0);
  float High = Log2;
  if (Op->getFlags().hasApproximateFuncs())
    return Exp2(F(ISD::FMUL, X, Const(High)));

  double Limit = 160 / Log2; // beyond it the result is infinity or 0
  X = F(ISD::FMAXIMUM, F(ISD::FMINIMUM, X, Const(Limit)), Const(-Limit));
  SDValue Product = F(ISD::FMUL, X, Const(High));
  SDValue Error =
      Fma(X, Const(High), DAG.getNode(ISD::FNEG, DL, MVT::f32, Product));
  Error = Fma(X, Const(float(Log2 - High)), Error);
  SDValue N = DAG.getNode(ISD::FROUNDEVEN, DL, MVT::f32, Product);
  SDValue Rest = F(ISD::FADD, F(ISD::FSUB, Product, N), Error);
  SDValue Half =
      DAG.getNode(ISD::FTRUNC, DL, MVT::f32, F(ISD::FMUL, N, Const(0.5)));
  SDValue Result = F(ISD::FMUL, Exp2(Rest), Exp2(Half));
  return F(ISD::FMUL, Result, Exp2(F(ISD::FSUB, N, Half)));
}

// Computes |X|^Y, negated if X < 0 and Y is odd; NaN if X < 0 and Y is not an
// integer; 1 if Y is 0.
SDValue Q7X2TargetLowering::lowerPow(SDValue Op, SelectionDAG &DAG) const {
  SDLoc DL(Op);
  SDValue X = Op.getOperand(0), Y = Op.getOperand(1);
  auto Const = [&](double V) { return DAG.getConstantFP(V, DL, MVT::f32); };
  auto Compare = [&](SDValue A, double B, ISD::CondCode CC) {
    return DAG.getSetCC(DL, MVT::i1, A, Const(B), CC);
  };
  auto Select = [&](SDValue P, SDValue A, SDValue B) {
    return DAG.getSelect(DL, MVT::f32, P, A, B);
  };
  auto Unary = [&](unsigned Opcode, SDValue V) {
    return DAG.getNode(Opcode, DL, MVT::f32, V);
  };
  auto IsInteger = [&](SDValue V) {
    return DAG.getSetCC(DL, MVT::i1, Unary(ISD::FTRUNC, V), V, ISD::SETOEQ);
  };
  SDValue Log = Unary(ISD::FLOG2, Unary(ISD::FABS, X));
  SDValue Power =
      Unary(ISD::FEXP2, DAG.getNode(ISD::FMUL, DL, MVT::f32, Y, Log));
  SDValue HalfY = DAG.getNode(ISD::FMUL, DL, MVT::f32, Y, Const(0.5));
  SDValue IsOdd = DAG.getNode(ISD::AND, DL, MVT::i1, IsInteger(Y),
                              DAG.getNOT(DL, IsInteger(HalfY), MVT::i1));
  SDValue Signed = DAG.getNode(ISD::FCOPYSIGN, DL, MVT::f32, Power, X);
  SDValue Result = Select(IsOdd, Signed, Power);
  SDValue IsBad =
      DAG.getNode(ISD::AND, DL, MVT::i1, Compare(X, 0.0, ISD::SETOLT),
                  DAG.getNOT(DL, IsInteger(Y), MVT::i1));
  Result = Select(IsBad, Const(std::nan("")), Result);
  return Select(Compare(Y, 0.0, ISD::SETOEQ), Const(1.0), Result);
}

namespace {
/// A comparison of a float or of its absolute value, and the classes of numbers
/// for which it is true; if it is unordered, those of NaN as well.
struct ClassTest {
  enum Number { Zero, Least, Infinity, MinusInfinity };
  ISD::CondCode Condition; // an ordered one
  bool OfSize;
  Number Bound;
  unsigned Classes;
};
} // namespace

static constexpr ClassTest ClassTests[] = {
    {ISD::SETOEQ, false, ClassTest::Zero, fcZero},
    {ISD::SETOLT, false, ClassTest::Zero, fcNegative & ~fcNegZero},
    {ISD::SETOGT, false, ClassTest::Zero, fcPositive & ~fcPosZero},
    {ISD::SETOLE, false, ClassTest::Zero, (fcNegative & ~fcNegZero) | fcZero},
    {ISD::SETOGE, false, ClassTest::Zero, (fcPositive & ~fcPosZero) | fcZero},
    {ISD::SETONE, false, ClassTest::Zero, fcInf | fcNormal | fcSubnormal},
    {ISD::SETOLT, true, ClassTest::Infinity, fcFinite},
    {ISD::SETOEQ, true, ClassTest::Infinity, fcInf},
    {ISD::SETOLE, true, ClassTest::Infinity, fcInf | fcFinite},
    {ISD::SETOLT, true, ClassTest::Least, fcZero | fcSubnormal},
    {ISD::SETOGE, true, ClassTest::Least, fcInf | fcNormal},
    {ISD::SETOEQ, false, ClassTest::Infinity, fcPosInf},
    {ISD::SETOLT, false, ClassTest::Infinity, fcFinite | fcNegInf},
    {ISD::SETOEQ, false, ClassTest::MinusInfinity, fcNegInf},
    {ISD::SETOGT, false, ClassTest::MinusInfinity, fcFinite | fcPosInf},
};

static SDValue emitClassTest(SDValue X, EVT VT, const ClassTest &Test,
                             bool OrNaN, const SDLoc &DL, SelectionDAG &DAG) {
  const EVT FloatVT = X.getValueType();
  const fltSemantics &S = FloatVT.getFltSemantics();
  const APFloat Bounds[] = {
      APFloat::getZero(S), APFloat::getSmallestNormalized(S),
      APFloat::getInf(S), APFloat::getInf(S, /*Negative=*/true)};
  if (Test.OfSize)
    X = DAG.getNode(ISD::FABS, DL, FloatVT, X);
  // The unordered condition of the same numbers.
  const auto Condition =
      OrNaN ? ISD::CondCode(Test.Condition | 8) : Test.Condition;
  return DAG.getSetCC(
      DL, VT, X, DAG.getConstantFP(Bounds[Test.Bound], DL, FloatVT), Condition);
}

// Tests for classes of floats by a comparison or two; otherwise returns null,
// and the test is one of integers.
static SDValue lowerIsFPClass(SDValue Op, SelectionDAG &DAG) {
  SDLoc DL(Op);
  const EVT VT = Op.getValueType();
  SDValue X = Op.getOperand(0);
  const unsigned Wanted = Op.getConstantOperandVal(1) & fcAllFlags;
  const unsigned NaN = Wanted & fcNan, Ordered = Wanted & ~fcNan;
  if (NaN != 0 && NaN != fcNan)
    return SDValue();
  if (Wanted == fcNan || Wanted == (fcAllFlags & ~fcNan))
    return DAG.getSetCC(DL, VT, X, X, NaN ? ISD::SETUO : ISD::SETO);
  for (const ClassTest &A : ClassTests)
    if (A.Classes == Ordered)
      return emitClassTest(X, VT, A, NaN, DL, DAG);
  for (const ClassTest &A : ClassTests)
    for (const ClassTest &B : ClassTests)
      for (unsigned Opcode : {ISD::AND, ISD::OR}) {
        const bool IsAnd = Opcode == ISD::AND;
        if ((IsAnd ? A.Classes & B.Classes : A.Classes | B.Classes) != Ordered)
          continue;
        return DAG.getNode(Opcode, DL, VT,
                           emitClassTest(X, VT, A, NaN, DL, DAG),
                           emitClassTest(X, VT, B, NaN, DL, DAG));
      }
  return SDValue();
}

// Narrows a float, rounding up or down.
static SDValue lowerRoundedTruncation(SDValue Op, SelectionDAG &DAG) {
  SDLoc DL(Op);
  const auto Mode = RoundingMode(Op.getConstantOperandVal(1));
  assert((Mode == RoundingMode::TowardPositive ||
          Mode == RoundingMode::TowardNegative) &&
         Op.getOperand(0).getValueType() == MVT::f32);
  const unsigned Round = Mode == RoundingMode::TowardPositive
                             ? Q7X2::FPRound_RP
                             : Q7X2::FPRound_RM;
  return DAG.getNode(Q7X2ISD::F2F_R, DL, Op.getValueType(), Op.getOperand(0),
                     DAG.getTargetConstant(Q7X2::FPFtz_None, DL, MVT::i32),
                     DAG.getTargetConstant(Round, DL, MVT::i32));
}

SDValue Q7X2TargetLowering::lowerFloat(SDValue Op, SelectionDAG &DAG) const {
  SDLoc DL(Op);
  EVT VT = Op.getValueType();
  auto TimesConstant = [&](SDValue V, double C) {
    return DAG.getNode(ISD::FMUL, DL, VT, V, DAG.getConstantFP(C, DL, VT),
                       Op->getFlags());
  };
  auto Log2 = [&] {
    return DAG.getNode(ISD::FLOG2, DL, VT, Op.getOperand(0), Op->getFlags());
  };
  switch (Op.getOpcode()) {
  case ISD::FROUND:
    return lowerFRound(Op, DAG);
  case ISD::FCOPYSIGN:
    return lowerFCopySign(Op, DAG);
  case ISD::FPTRUNC_ROUND:
    return lowerRoundedTruncation(Op, DAG);
  case ISD::IS_FPCLASS:
    return lowerIsFPClass(Op, DAG);
  case ISD::LROUND:
  case ISD::LLROUND:
    return lowerLRound(Op, DAG);
  case ISD::LRINT:
  case ISD::LLRINT: {
    SDValue X = Op.getOperand(0);
    return DAG.getNode(Q7X2ISD::F2I_S, DL, VT,
                       DAG.getNode(ISD::FRINT, DL, X.getValueType(), X));
  }
  case ISD::FP_TO_SINT_SAT:
  case ISD::FP_TO_UINT_SAT:
    return lowerFPToIntSat(Op, DAG);
  case ISD::FP_EXTEND:
    return lowerFPExtend(Op, DAG);
  case ISD::FCANONICALIZE:
    return lowerFCanonicalize(Op, DAG);
  case ISD::FDIV:
    return VT == MVT::f16 ? lowerFDiv16(Op, DAG) : lowerFDiv(Op, DAG);
  case ISD::FSQRT:
    return Q7X2::reportUnsupported(DAG, DL, Op, "square root of a double");
  case ISD::FEXP:
  case ISD::FEXP10:
    return lowerExp(Op, DAG);
  case ISD::FLOG:
    return TimesConstant(Log2(), 0.693147180559945309417);
  case ISD::FLOG10:
    return TimesConstant(Log2(), 0.301029995663981195214);
  case ISD::FTAN:
    return DAG.getNode(ISD::FDIV, DL, VT,
                       DAG.getNode(ISD::FSIN, DL, VT, Op.getOperand(0)),
                       DAG.getNode(ISD::FCOS, DL, VT, Op.getOperand(0)));
  case ISD::FPOW:
    return lowerPow(Op, DAG);
  case ISD::FTANH:
    return DAG.getNode(Q7X2ISD::MUFU, DL, VT, Op.getOperand(0),
                       DAG.getTargetConstant(Q7X2::MUFUOp_TANH, DL, MVT::i32));
  default:
    return SDValue();
  }
}

//===----------------------------------------------------------------------===//
// Selections
//===----------------------------------------------------------------------===//

std::optional<Q7X2::FloatChoice> Q7X2::matchFloatChoice(SDValue Select) {
  if (Select.getOpcode() != ISD::SELECT && Select.getOpcode() != ISD::VSELECT)
    return std::nullopt;
  const SDValue Compare = Select.getOperand(0);
  if (Compare.getOpcode() != ISD::SETCC)
    return std::nullopt;
  const SDValue X = Compare.getOperand(0), C = Compare.getOperand(1);
  const ConstantFPSDNode *Bound = isConstOrConstSplatFP(C);
  if (!Bound || Bound->getValueAPF().isNaN())
    return std::nullopt;
  const APFloat &Value = Bound->getValueAPF();
  const SDValue True = Select.getOperand(1), False = Select.getOperand(2);
  switch (cast<CondCodeSDNode>(Compare.getOperand(2))->get()) {
  case ISD::SETLT:
  case ISD::SETLE: // X is not NaN
    return FloatChoice{X, C, Value, True, False, true, true};
  case ISD::SETULT:
  case ISD::SETULE:
    return FloatChoice{X, C, Value, True, False, true, false};
  case ISD::SETOLT:
  case ISD::SETOLE:
    return FloatChoice{X, C, Value, True, False, false, true};
  case ISD::SETGT:
  case ISD::SETGE:
    return FloatChoice{X, C, Value, False, True, true, true};
  case ISD::SETUGT:
  case ISD::SETUGE:
    return FloatChoice{X, C, Value, False, True, false, true};
  case ISD::SETOGT:
  case ISD::SETOGE:
    return FloatChoice{X, C, Value, False, True, true, false};
  default:
    return std::nullopt;
  }
}

/// Combines a choice between x and C that is C if x is NaN to a maximum or
/// minimum number. If both are equal, they have the same bits unless C is zero;
/// C must not be subnormal, since subnormals may count as zero.
SDValue Q7X2TargetLowering::combineMinMax(SDNode *N, SelectionDAG &DAG) const {
  const EVT VT = N->getValueType(0);
  const std::optional<Q7X2::FloatChoice> Choice =
      Q7X2::matchFloatChoice(SDValue(N, 0));
  if (!Choice || !(Choice->Bound.isNormal() || Choice->Bound.isInfinity()) ||
      !isOperationLegal(ISD::FMAXIMUMNUM, VT))
    return SDValue();
  const SDValue X = Choice->X, C = Choice->Constant;
  if (Choice->IfGreater == X && Choice->IfLess == C && Choice->IsLessIfNaN)
    return DAG.getNode(ISD::FMAXIMUMNUM, SDLoc(N), VT, X, C);
  if (Choice->IfLess == X && Choice->IfGreater == C && Choice->IsGreaterIfNaN)
    return DAG.getNode(ISD::FMINIMUMNUM, SDLoc(N), VT, X, C);
  return SDValue();
}
