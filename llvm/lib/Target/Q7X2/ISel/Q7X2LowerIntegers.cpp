//===-- Q7X2LowerIntegers.cpp - Lowering of integers ----------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Splits operations on 64-bit integers into operations on their words, and
// lowers division of 32-bit integers to a sequence on floats. Guarantees that
// Q7X2Patterns.td or Q7X2Select*.cpp selects every remaining integer operation;
// on 64 bits these are addition, subtraction and comparison.
//
//   %r = shl i64 %x, 4      SHF.L.HI.WRAP.U32 R7, R4, 0x4, R5
//                           SHF.L.U32 R6, R4, 0x4, RZ
//
//===----------------------------------------------------------------------===//

#include "MCTargetDesc/Q7X2BaseInfo.h"
#include "Q7X2ISelLowering.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/KnownBits.h"

using namespace llvm;

#define DEBUG_TYPE "q7x2-lower"

// One for each rule of the combiner: utils/prove --rules looks for
// NumCombined*.
STATISTIC(NumCombinedSums, "Number of sums of which one word is known");
STATISTIC(NumCombinedElements, "Number of elements in constant banks folded");
STATISTIC(NumCombinedHalves, "Number of words of known pairs folded");
STATISTIC(NumCombinedTruncations,
          "Number of truncations of known pairs folded");
STATISTIC(NumCombinedZeroPairs, "Number of pairs with zero made extensions");
STATISTIC(NumCombinedConstantCasts,
          "Number of bitcasts of constant memory folded");
STATISTIC(NumCombinedWideCompares,
          "Number of comparisons of extensions narrowed");
STATISTIC(NumCombinedSelectCompares,
          "Number of comparisons of selected constants folded");

void Q7X2TargetLowering::setIntegerActions() {
  setOperationAction(
      {ISD::BR_CC, ISD::SELECT_CC},
      {MVT::i1, MVT::i32, MVT::i64, MVT::f16, MVT::bf16, MVT::f32, MVT::f64},
      Expand);
  setOperationAction(ISD::BR_JT, MVT::Other, Expand);
  setOperationPromotedToType(ISD::SETCC, MVT::i1, MVT::i32);
  setOperationAction({ISD::MULHS, ISD::MULHU}, MVT::i1, Expand);
  setOperationAction({ISD::ADD, ISD::SUB, ISD::MUL, ISD::SMIN, ISD::SMAX,
                      ISD::UMIN, ISD::UMAX},
                     MVT::i1, Promote);
  for (unsigned Op : {ISD::ADD, ISD::SUB, ISD::MUL, ISD::SMIN, ISD::SMAX,
                      ISD::UMIN, ISD::UMAX})
    AddPromotedToType(Op, MVT::i1, MVT::i32);

  for (MVT VT : {MVT::i32, MVT::i64}) {
    setOperationAction({ISD::SDIV, ISD::UDIV, ISD::SREM, ISD::UREM}, VT,
                       Expand);
    setOperationAction({ISD::SDIVREM, ISD::UDIVREM}, VT, Custom);
    setOperationAction({ISD::CTTZ, ISD::CTTZ_ZERO_UNDEF}, VT, Custom);
    setOperationAction(
        {ISD::UADDO, ISD::USUBO, ISD::UADDO_CARRY, ISD::USUBO_CARRY}, VT,
        Legal);
    setOperationAction({ISD::SMULO, ISD::UMULO, ISD::SADDO, ISD::SSUBO}, VT,
                       Expand);
  }
  setOperationAction({ISD::SMUL_LOHI, ISD::UMUL_LOHI, ISD::SHL_PARTS,
                      ISD::SRL_PARTS, ISD::SRA_PARTS},
                     MVT::i32, Expand);
  setOperationAction({ISD::SMIN, ISD::SMAX, ISD::UMIN, ISD::UMAX, ISD::ABS,
                      ISD::MULHS, ISD::MULHU, ISD::ROTL, ISD::ROTR, ISD::FSHL,
                      ISD::FSHR, ISD::CTPOP, ISD::CTLZ, ISD::CTLZ_ZERO_UNDEF,
                      ISD::BSWAP, ISD::BITREVERSE},
                     MVT::i32, Legal);
  // The action is looked up by the type that is extended; lowering checks the
  // result type.
  setOperationAction(ISD::SIGN_EXTEND_INREG,
                     {MVT::i1, MVT::i8, MVT::i16, MVT::i32}, Custom);
  // Comparisons of predicates become logic, which the combiner must not turn
  // back into a comparison for a branch.
  setCondCodeAction({ISD::SETEQ, ISD::SETNE}, MVT::i1, Expand);

  setOperationAction({ISD::AND, ISD::OR, ISD::XOR, ISD::SHL, ISD::SRL, ISD::SRA,
                      ISD::ROTL, ISD::ROTR, ISD::FSHL, ISD::FSHR, ISD::MUL,
                      ISD::CTPOP, ISD::PARITY, ISD::CTLZ, ISD::CTLZ_ZERO_UNDEF,
                      ISD::BSWAP, ISD::BITREVERSE, ISD::SELECT},
                     MVT::i64, Custom);
  setOperationAction({ISD::MULHS, ISD::MULHU, ISD::SMUL_LOHI, ISD::UMUL_LOHI,
                      ISD::SHL_PARTS, ISD::SRL_PARTS, ISD::SRA_PARTS},
                     MVT::i64, Custom);
  setOperationAction({ISD::SMIN, ISD::SMAX, ISD::UMIN, ISD::UMAX, ISD::ABS},
                     MVT::i64, Expand);
  setOperationAction({ISD::AVGCEILS, ISD::AVGCEILU}, MVT::i32, Custom);
  setOperationAction(ISD::TRUNCATE_SSAT_S, {MVT::i32, MVT::i64}, Custom);
  // It is legal, but the legalizer expands it unless it is custom.
  setOperationAction(ISD::EXTRACT_ELEMENT, MVT::i32, Custom);
  setOperationAction(ISD::BITCAST, MVT::i16, Custom);
}

// ---- pairs of words ---------------------------------------------------------

SDValue Q7X2::getCBank0(SelectionDAG &DAG, const SDLoc &DL, EVT VT,
                        unsigned Offset) {
  return DAG.getNode(Q7X2ISD::CBANK, DL, VT,
                     DAG.getTargetConstant(LaunchBank, DL, MVT::i32),
                     DAG.getTargetConstant(Offset, DL, MVT::i32));
}

SDValue Q7X2::getCBankOffset(SelectionDAG &DAG, const SDLoc &DL, SDValue CBank,
                             unsigned Word) {
  SDValue Offset = CBank.getOperand(1);
  if (auto *G = dyn_cast<GlobalAddressSDNode>(Offset))
    return DAG.getTargetGlobalAddress(G->getGlobal(), DL, MVT::i32,
                                      G->getOffset() + 4 * Word);
  return DAG.getTargetConstant(Offset->getAsZExtVal() + 4 * Word, DL, MVT::i32);
}

SDValue Q7X2::getCBankWord(SelectionDAG &DAG, const SDLoc &DL, EVT VT,
                           SDValue CBank, unsigned Word) {
  return DAG.getNode(Q7X2ISD::CBANK, DL, VT, CBank.getOperand(0),
                     getCBankOffset(DAG, DL, CBank, Word));
}

static SDValue getHalf(SelectionDAG &DAG, const SDLoc &DL, SDValue Value,
                       unsigned Half) {
  return DAG.getNode(ISD::EXTRACT_ELEMENT, DL, MVT::i32, Value,
                     DAG.getConstant(Half, DL, MVT::i32));
}

std::pair<SDValue, SDValue> Q7X2::splitPair(SelectionDAG &DAG, const SDLoc &DL,
                                            SDValue Value) {
  Value = DAG.getBitcast(MVT::i64, Value);
  return {getHalf(DAG, DL, Value, 0), getHalf(DAG, DL, Value, 1)};
}

SDValue Q7X2::getPair(SelectionDAG &DAG, const SDLoc &DL, SDValue Lo,
                      SDValue Hi, EVT VT) {
  SDValue Pair = DAG.getNode(ISD::BUILD_PAIR, DL, MVT::i64, Lo, Hi);
  return DAG.getBitcast(VT, Pair);
}

// ---- 64-bit operations ------------------------------------------------------

// Returns the lower word if the upper one is its sign extension, otherwise the
// limit with the upper word's sign.
SDValue Q7X2TargetLowering::lowerSaturatedTruncate(SDValue Op,
                                                   SelectionDAG &DAG) const {
  SDLoc DL(Op);
  auto [Lo, Hi] = Q7X2::splitPair(DAG, DL, Op.getOperand(0));
  auto Sign = [&](SDValue Word) {
    return DAG.getNode(ISD::SRA, DL, MVT::i32, Word,
                       DAG.getConstant(31, DL, MVT::i32));
  };
  SDValue Limit =
      DAG.getNode(ISD::XOR, DL, MVT::i32, Sign(Hi),
                  DAG.getConstant(APInt::getSignedMaxValue(32), DL, MVT::i32));
  return DAG.getSelectCC(DL, Hi, Sign(Lo), Lo, Limit, ISD::SETEQ);
}

SDValue Q7X2TargetLowering::lowerLogic64(SDValue Op, SelectionDAG &DAG) const {
  SDLoc DL(Op);
  auto [ALo, AHi] = Q7X2::splitPair(DAG, DL, Op.getOperand(0));
  auto [BLo, BHi] = Q7X2::splitPair(DAG, DL, Op.getOperand(1));
  return Q7X2::getPair(DAG, DL,
                       DAG.getNode(Op.getOpcode(), DL, MVT::i32, ALo, BLo),
                       DAG.getNode(Op.getOpcode(), DL, MVT::i32, AHi, BHi));
}

/// Returns a half of the words \p Hi and \p Lo shifted by an amount that SHF
/// clamps to the width of \p Type.
static SDValue getShiftedHalf(SelectionDAG &DAG, const SDLoc &DL, SDValue Lo,
                              SDValue Amount, SDValue Hi, unsigned Direction,
                              unsigned Half, unsigned Type) {
  auto Imm = [&](unsigned V) { return DAG.getTargetConstant(V, DL, MVT::i32); };
  return DAG.getNode(Q7X2ISD::SHF, DL, MVT::i32,
                     {Lo, Amount, Hi, Imm(Direction), Imm(Half), Imm(Type)});
}

SDValue Q7X2::getClampedShift(SelectionDAG &DAG, const SDLoc &DL,
                              unsigned Opcode, SDValue Value, SDValue Amount) {
  auto [Lo, Hi] = splitPair(DAG, DL, Value);
  auto Word = [&, Lo = Lo, Hi = Hi](unsigned Half) {
    return getShiftedHalf(DAG, DL, Lo, Amount, Hi,
                          Opcode == ISD::SHL ? SHFDir_L : SHFDir_R, Half,
                          Opcode == ISD::SRA ? SHFDType_S64 : SHFDType_U64);
  };
  return getPair(DAG, DL, Word(LOHI_LO), Word(LOHI_HI));
}

// Returns whether a select takes its first value if \p Amount is at least \p
// Width, or the second one; neither if it tests something else.
static std::optional<bool> isFirstIfAll(SDValue Test, SDValue Amount,
                                        unsigned Width) {
  auto *Bound = Test.getOpcode() == ISD::SETCC && Test.getOperand(0) == Amount
                    ? dyn_cast<ConstantSDNode>(Test.getOperand(1))
                    : nullptr;
  if (!Bound)
    return std::nullopt;
  const APInt &N = Bound->getAPIntValue();
  switch (cast<CondCodeSDNode>(Test.getOperand(2))->get()) {
  case ISD::SETUGT:
    return N == Width - 1 ? std::optional(true) : std::nullopt;
  case ISD::SETUGE:
    return N == Width ? std::optional(true) : std::nullopt;
  case ISD::SETULT:
    return N == Width ? std::optional(false) : std::nullopt;
  case ISD::SETULE:
    return N == Width - 1 ? std::optional(false) : std::nullopt;
  default:
    return std::nullopt;
  }
}

// A choice of what remains if everything is shifted out is the clamp of SHF:
// n < 32 ? x << n : 0.
SDValue Q7X2TargetLowering::combineGuardedShift(SDNode *N,
                                                SelectionDAG &DAG) const {
  const EVT VT = N->getValueType(0);
  if (VT != MVT::i32 && VT != MVT::i64)
    return SDValue();
  for (unsigned Part : {1, 2}) {
    const SDValue Shift = N->getOperand(Part), All = N->getOperand(3 - Part);
    const unsigned Opcode = Shift.getOpcode();
    const bool IsFunnel = Opcode == ISD::FSHL || Opcode == ISD::FSHR;
    if ((!IsFunnel && Opcode != ISD::SHL && Opcode != ISD::SRL) ||
        (IsFunnel && VT == MVT::i64) || !Shift.hasOneUse())
      continue;
    const SDValue Amount = Shift.getOperand(IsFunnel ? 2 : 1);
    if (isFirstIfAll(N->getOperand(0), Amount, VT.getSizeInBits()) !=
            std::optional(Part == 2) ||
        !(IsFunnel ? All == Shift.getOperand(Opcode == ISD::FSHL)
                   : isNullConstant(All)))
      continue;
    const SDLoc DL(N);
    if (VT == MVT::i64)
      return Q7X2::getClampedShift(DAG, DL, Opcode, Shift.getOperand(0),
                                   DAG.getZExtOrTrunc(Amount, DL, MVT::i32));
    const SDValue Hi = Opcode == ISD::SHL ? All : Shift.getOperand(0);
    const SDValue Lo = IsFunnel             ? Shift.getOperand(1)
                       : Opcode == ISD::SHL ? Shift.getOperand(0)
                                            : All;
    const bool IsLeft = Opcode == ISD::SHL || Opcode == ISD::FSHL;
    return getShiftedHalf(
        DAG, DL, Lo, Amount, Hi, IsLeft ? Q7X2::SHFDir_L : Q7X2::SHFDir_R,
        Opcode == ISD::FSHL || Opcode == ISD::SRL ? Q7X2::LOHI_HI
                                                  : Q7X2::LOHI_LO,
        Q7X2::SHFDType_U32);
  }
  return SDValue();
}

// Returns the 32-bit value that is extended to V, if there is one.
static SDValue getExtended(SelectionDAG &DAG, const SDLoc &DL, SDValue V,
                           bool IsSigned) {
  if (IsSigned ? DAG.ComputeNumSignBits(V) > 32
               : DAG.computeKnownBits(V).countMinLeadingZeros() >= 32)
    return getHalf(DAG, DL, V, 0);
  return SDValue();
}

// Returns the word whose product with 2^32 is V, if there is one.
static SDValue getShiftedWord(SelectionDAG &DAG, const SDLoc &DL, SDValue V) {
  if (V.getOpcode() == ISD::SHL && isa<ConstantSDNode>(V.getOperand(1)) &&
      V.getConstantOperandVal(1) == 32)
    return getHalf(DAG, DL, V.getOperand(0), 0);
  if (V.getOpcode() == ISD::BUILD_PAIR && isNullConstant(V.getOperand(0)))
    return V.getOperand(1);
  return SDValue();
}

/// Returns an extended word times 2^Log as a product of words, to which
/// IMAD.WIDE can add; null if the value is not an extended word.
static SDValue getProduct(SelectionDAG &DAG, const SDLoc &DL, SDValue V,
                          unsigned Log) {
  for (bool IsSigned : {false, true})
    if (SDValue Word = Log < 31 ? getExtended(DAG, DL, V, IsSigned) : SDValue())
      return DAG.getNode(IsSigned ? Q7X2ISD::MULWIDE_S : Q7X2ISD::MULWIDE_U, DL,
                         MVT::i64, Word,
                         DAG.getConstant(1u << Log, DL, MVT::i32));
  return SDValue();
}

// For a constant amount the words are 32-bit shifts, which other instructions
// can fold; otherwise each is an SHF of both words.
SDValue Q7X2TargetLowering::lowerShift64(SDValue Op, SelectionDAG &DAG) const {
  SDLoc DL(Op);
  bool IsLeft = Op.getOpcode() == ISD::SHL;
  bool IsSigned = Op.getOpcode() == ISD::SRA;
  auto [Lo, Hi] = Q7X2::splitPair(DAG, DL, Op.getOperand(0));
  SDValue Amount = DAG.getZExtOrTrunc(Op.getOperand(1), DL, MVT::i32);

  auto *Const = dyn_cast<ConstantSDNode>(Amount);
  if (!Const)
    return Q7X2::getClampedShift(DAG, DL, Op.getOpcode(), Op.getOperand(0),
                                 Amount);
  uint64_t N = Const->getZExtValue();
  if (N >= 64)
    return DAG.getUNDEF(MVT::i64);
  auto Shift = [&](unsigned Opcode, SDValue V, unsigned By) {
    return DAG.getNode(Opcode, DL, MVT::i32, V,
                       DAG.getConstant(By, DL, MVT::i32));
  };
  SDValue Fill =
      IsSigned ? Shift(ISD::SRA, Hi, 31) : DAG.getConstant(0, DL, MVT::i32);
  if (N >= 32)
    return IsLeft ? Q7X2::getPair(DAG, DL, Fill, Shift(ISD::SHL, Lo, N - 32))
                  : Q7X2::getPair(DAG, DL, Shift(Op.getOpcode(), Hi, N - 32),
                                  Fill);
  if (IsLeft)
    if (SDValue Product = getProduct(DAG, DL, Op.getOperand(0), N))
      return Product;
  // A shift that has been combined with an extension is a product, too.
  if (IsSigned && N > 1)
    if (SDValue Word = getShiftedWord(DAG, DL, Op.getOperand(0)))
      return DAG.getNode(Q7X2ISD::MULWIDE_S, DL, MVT::i64, Word,
                         DAG.getConstant(1u << (32 - N), DL, MVT::i32));
  SDValue By = DAG.getConstant(N, DL, MVT::i32);
  if (IsLeft)
    return Q7X2::getPair(DAG, DL, Shift(ISD::SHL, Lo, N),
                         DAG.getNode(ISD::FSHL, DL, MVT::i32, Hi, Lo, By));
  return Q7X2::getPair(DAG, DL,
                       DAG.getNode(ISD::FSHR, DL, MVT::i32, Hi, Lo, By),
                       Shift(Op.getOpcode(), Hi, N));
}

SDValue Q7X2TargetLowering::lowerRotate64(SDValue Op, SelectionDAG &DAG) const {
  SDLoc DL(Op);
  bool IsFunnel = Op.getOpcode() == ISD::FSHL || Op.getOpcode() == ISD::FSHR;
  SDValue High = Op.getOperand(0);
  SDValue Low = IsFunnel ? Op.getOperand(1) : High;
  SDValue Amount = Op.getOperand(IsFunnel ? 2 : 1);
  bool IsLeft = Op.getOpcode() == ISD::FSHL || Op.getOpcode() == ISD::ROTL;

  auto *Const = dyn_cast<ConstantSDNode>(Amount);
  auto [W0, W1] = Q7X2::splitPair(DAG, DL, Low);
  auto [W2, W3] = Q7X2::splitPair(DAG, DL, High);
  SDValue Words[] = {W0, W1, W2, W3};
  if (!Const) {
    // Three neighboring words have the result. Their shifts take the amount
    // modulo 32.
    Amount = DAG.getZExtOrTrunc(Amount, DL, MVT::i32);
    SDValue Bit = DAG.getNode(ISD::AND, DL, MVT::i32, Amount,
                              DAG.getConstant(32, DL, MVT::i32));
    SDValue IsFar = DAG.getSetCC(DL, MVT::i1, Bit,
                                 DAG.getConstant(0, DL, MVT::i32), ISD::SETNE);
    SDValue Chosen[3];
    for (unsigned I = 0; I != 3; ++I)
      Chosen[I] = DAG.getSelect(DL, MVT::i32, IsFar, Words[I + !IsLeft],
                                Words[I + IsLeft]);
    auto Shift = [&](SDValue Upper, SDValue Lower) {
      return DAG.getNode(IsLeft ? ISD::FSHL : ISD::FSHR, DL, MVT::i32, Upper,
                         Lower, Amount);
    };
    return Q7X2::getPair(DAG, DL, Shift(Chosen[1], Chosen[0]),
                         Shift(Chosen[2], Chosen[1]));
  }
  // The result begins at bit N of the words {High, Low}.
  unsigned N = Const->getAPIntValue().urem(64);
  if (IsLeft)
    N = 64 - N;
  unsigned First = N / 32;
  if (N % 32 == 0)
    return Q7X2::getPair(DAG, DL, Words[First], Words[First + 1]);
  SDValue By = DAG.getConstant(N % 32, DL, MVT::i32);
  auto Funnel = [&](unsigned I) {
    return DAG.getNode(ISD::FSHR, DL, MVT::i32, Words[I + 1], Words[I], By);
  };
  return Q7X2::getPair(DAG, DL, Funnel(First), Funnel(First + 1));
}

SDValue Q7X2TargetLowering::lowerMul64(SDValue Op, SelectionDAG &DAG) const {
  SDLoc DL(Op);
  SDValue A = Op.getOperand(0), B = Op.getOperand(1);
  for (bool IsSigned : {false, true}) {
    SDValue A32 = getExtended(DAG, DL, A, IsSigned);
    SDValue B32 = A32 ? getExtended(DAG, DL, B, IsSigned) : SDValue();
    if (B32)
      return DAG.getNode(IsSigned ? Q7X2ISD::MULWIDE_S : Q7X2ISD::MULWIDE_U, DL,
                         MVT::i64, A32, B32);
  }
  auto [ALo, AHi] = Q7X2::splitPair(DAG, DL, A);
  auto [BLo, BHi] = Q7X2::splitPair(DAG, DL, B);
  SDValue Wide = DAG.getNode(Q7X2ISD::MULWIDE_U, DL, MVT::i64, ALo, BLo);
  auto [Lo, Hi] = Q7X2::splitPair(DAG, DL, Wide);
  auto MulAdd = [&](SDValue X, SDValue Y, SDValue Sum) {
    return DAG.getNode(ISD::ADD, DL, MVT::i32,
                       DAG.getNode(ISD::MUL, DL, MVT::i32, X, Y), Sum);
  };
  Hi = MulAdd(AHi, BLo, MulAdd(ALo, BHi, Hi));
  return Q7X2::getPair(DAG, DL, Lo, Hi);
}

SDValue Q7X2TargetLowering::lowerBitCount(SDValue Op, SelectionDAG &DAG) const {
  SDLoc DL(Op);
  SDValue V = Op.getOperand(0);
  unsigned Opcode = Op.getOpcode();
  if (Opcode == ISD::CTTZ || Opcode == ISD::CTTZ_ZERO_UNDEF) {
    bool OfZero = Opcode == ISD::CTTZ;
    SDValue Reversed = DAG.getNode(ISD::BITREVERSE, DL, V.getValueType(), V);
    return DAG.getNode(OfZero ? ISD::CTLZ : ISD::CTLZ_ZERO_UNDEF, DL,
                       V.getValueType(), Reversed);
  }
  auto [Lo, Hi] = Q7X2::splitPair(DAG, DL, V);
  auto Count = [&](unsigned Op, SDValue Word) {
    return DAG.getNode(Op, DL, MVT::i32, Word);
  };
  SDValue Result;
  if (Opcode == ISD::CTPOP) {
    Result = DAG.getNode(ISD::ADD, DL, MVT::i32, Count(ISD::CTPOP, Lo),
                         Count(ISD::CTPOP, Hi));
  } else if (Opcode == ISD::PARITY) {
    Result = Count(ISD::PARITY, DAG.getNode(ISD::XOR, DL, MVT::i32, Lo, Hi));
  } else {
    SDValue InLo = DAG.getNode(ISD::ADD, DL, MVT::i32, Count(Opcode, Lo),
                               DAG.getConstant(32, DL, MVT::i32));
    SDValue IsLow = DAG.getSetCC(DL, MVT::i1, Hi,
                                 DAG.getConstant(0, DL, MVT::i32), ISD::SETEQ);
    Result = DAG.getSelect(DL, MVT::i32, IsLow, InLo,
                           Count(ISD::CTLZ_ZERO_UNDEF, Hi));
  }
  return DAG.getNode(ISD::ZERO_EXTEND, DL, MVT::i64, Result);
}

// Returns a | b less half of the bits in which they differ, which takes fewer
// instructions than a sum of 33 bits. The common expansion adds numbers of 31
// bits; they have that bit twice.
SDValue Q7X2TargetLowering::lowerAverage(SDValue Op, SelectionDAG &DAG) const {
  SDLoc DL(Op);
  const bool IsSigned = Op.getOpcode() == ISD::AVGCEILS;
  SDValue A = Op.getOperand(0), B = Op.getOperand(1);
  auto IsShort = [&](SDValue V) {
    return IsSigned ? DAG.ComputeNumSignBits(V) > 1
                    : DAG.computeKnownBits(V).isNonNegative();
  };
  if (IsShort(A) && IsShort(B))
    return SDValue();
  SDValue Half = DAG.getNode(IsSigned ? ISD::SRA : ISD::SRL, DL, MVT::i32,
                             DAG.getNode(ISD::XOR, DL, MVT::i32, A, B),
                             DAG.getConstant(1, DL, MVT::i32));
  return DAG.getNode(ISD::SUB, DL, MVT::i32,
                     DAG.getNode(ISD::OR, DL, MVT::i32, A, B), Half);
}

// Reverses each word and swaps the words.
SDValue Q7X2TargetLowering::lowerByHalves(SDValue Op, SelectionDAG &DAG) const {
  SDLoc DL(Op);
  auto [Lo, Hi] = Q7X2::splitPair(DAG, DL, Op.getOperand(0));
  return Q7X2::getPair(DAG, DL, DAG.getNode(Op.getOpcode(), DL, MVT::i32, Hi),
                       DAG.getNode(Op.getOpcode(), DL, MVT::i32, Lo));
}

SDValue Q7X2TargetLowering::lowerSignExtendInReg64(SDValue Op,
                                                   SelectionDAG &DAG) const {
  SDLoc DL(Op);
  EVT From = cast<VTSDNode>(Op.getOperand(1))->getVT();
  unsigned Bits = From.getScalarSizeInBits();
  SDValue Lo = getHalf(DAG, DL, Op.getOperand(0), 0);
  if (Bits > 32) {
    SDValue Hi = getHalf(DAG, DL, Op.getOperand(0), 1);
    EVT HighVT = EVT::getIntegerVT(*DAG.getContext(), Bits - 32);
    Hi = DAG.getNode(ISD::SIGN_EXTEND_INREG, DL, MVT::i32, Hi,
                     DAG.getValueType(HighVT));
    return Q7X2::getPair(DAG, DL, Lo, Hi);
  }
  if (Bits < 32)
    Lo =
        DAG.getNode(ISD::SIGN_EXTEND_INREG, DL, MVT::i32, Lo, Op.getOperand(1));
  return DAG.getNode(ISD::SIGN_EXTEND, DL, MVT::i64, Lo);
}

SDValue Q7X2TargetLowering::lowerSelect64(SDValue Op, SelectionDAG &DAG) const {
  SDLoc DL(Op);
  SDValue P = Op.getOperand(0);
  auto [ALo, AHi] = Q7X2::splitPair(DAG, DL, Op.getOperand(1));
  auto [BLo, BHi] = Q7X2::splitPair(DAG, DL, Op.getOperand(2));
  return Q7X2::getPair(DAG, DL, DAG.getSelect(DL, MVT::i32, P, ALo, BLo),
                       DAG.getSelect(DL, MVT::i32, P, AHi, BHi),
                       Op.getValueType());
}

// ---- predicates -------------------------------------------------------------

// ---- division ---------------------------------------------------------------

namespace {

/// Emits quotient and remainder of 32-bit integers, by a float reciprocal.
/// There are three ways, depending on the number of bits of the dividend's
/// magnitude.
class DivRem {
  SelectionDAG &DAG;
  const SDLoc &DL;
  SDValue X, Y;
  bool IsSigned;

  SDValue constant(uint32_t C) const {
    return DAG.getConstant(C, DL, MVT::i32);
  }
  SDValue build(unsigned Opcode, SDValue A, SDValue B) const {
    return DAG.getNode(Opcode, DL, MVT::i32, A, B);
  }
  // A predicated negation takes fewer instructions than the arithmetic of
  // signs.
  SDValue withSignOf(SDValue Sign, SDValue Magnitude) const {
    SDValue IsNegative =
        DAG.getSetCC(DL, MVT::i1, Sign, constant(0), ISD::SETLT);
    return DAG.getSelect(DL, MVT::i32, IsNegative,
                         DAG.getNegative(Magnitude, DL, MVT::i32), Magnitude);
  }
  SDValue reciprocal(SDValue F) const {
    return DAG.getNode(Q7X2ISD::MUFU, DL, MVT::f32, F,
                       DAG.getTargetConstant(Q7X2::MUFUOp_RCP, DL, MVT::i32));
  }
  unsigned countBits(SDValue V) const {
    // A frozen value is a copy: DivRemPairs freezes the operands of quotients
    // from which it computes remainders.
    if (V.getOpcode() == ISD::FREEZE)
      V = V.getOperand(0);
    return IsSigned ? DAG.ComputeMaxSignificantBits(V)
                    : DAG.computeKnownBits(V).countMaxActiveBits();
  }

  SDValue getOffsetFloat(SDValue V, bool MayBeNegative, double Sum) const;
  SDValue getDivisorFloat() const;

public:
  DivRem(SDValue Op, SelectionDAG &DAG, const SDLoc &DL)
      : DAG(DAG), DL(DL), X(Op.getOperand(0)), Y(Op.getOperand(1)),
        IsSigned(Op.getOpcode() == ISD::SDIVREM) {}

  std::pair<SDValue, SDValue> lower() const;
  std::pair<SDValue, SDValue> lowerNarrow() const;
  std::pair<SDValue, SDValue> lowerUnsigned(SDValue Dividend, SDValue Divisor,
                                            unsigned Bits) const;
};

} // namespace

// Returns the float V + Sum. A float of 2^23 or more has no fraction, so V can
// be added to its bits, which is faster than a conversion.
SDValue DivRem::getOffsetFloat(SDValue V, bool MayBeNegative,
                               double Sum) const {
  float Offset = MayBeNegative ? 0x1.8p23f : 0x1p23f;
  SDValue Bits = build(ISD::ADD, V, constant(llvm::bit_cast<uint32_t>(Offset)));
  return DAG.getNode(ISD::FADD, DL, MVT::f32, DAG.getBitcast(MVT::f32, Bits),
                     DAG.getConstantFP(Sum - Offset, DL, MVT::f32));
}

SDValue DivRem::getDivisorFloat() const {
  if (countBits(Y) <= 23)
    return getOffsetFloat(Y, IsSigned, 0);
  return DAG.getNode(IsSigned ? ISD::SINT_TO_FP : ISD::UINT_TO_FP, DL, MVT::f32,
                     Y);
}

// For |x| < 2^22. (|x| + 0.5) / |y| has the same integer part as |x| / |y|, and
// is at least 0.5 / |y| away from any integer. The conversion of y and its
// reciprocal, each correctly rounded, are off by a factor of less than 1 +
// 2^-23 + 2^-46. The quotient has no other error, so it is off by less than 0.5
// / |y|. Adding 2^23 leaves no bits for the fraction.
std::pair<SDValue, SDValue> DivRem::lowerNarrow() const {
  auto Float = [&](unsigned Opcode, SDValue V) {
    return DAG.getNode(Opcode, DL, MVT::f32, V);
  };
  auto Imm = [&](unsigned V) { return DAG.getTargetConstant(V, DL, MVT::i32); };
  SDValue Magnitude = IsSigned ? DAG.getNode(ISD::ABS, DL, MVT::i32, X) : X;
  SDValue Middle = getOffsetFloat(Magnitude, /*MayBeNegative=*/false, 0.5);
  SDValue Divisor = getDivisorFloat();
  if (IsSigned)
    Divisor = Float(ISD::FABS, Divisor);
  SDValue Sum = DAG.getNode(
      Q7X2ISD::FMA_R, DL, MVT::f32,
      {Middle, reciprocal(Divisor), DAG.getConstantFP(0x1p23, DL, MVT::f32),
       Imm(Q7X2::FPFtz_None), Imm(Q7X2::FPSat_None), Imm(Q7X2::FPRound_RZ)});
  SDValue Q = build(ISD::AND, DAG.getBitcast(MVT::i32, Sum),
                    constant(maskTrailingOnes<uint32_t>(countBits(X))));
  if (IsSigned)
    Q = withSignOf(build(ISD::XOR, X, Y), Q);
  SDValue NegY = DAG.getNegative(Y, DL, MVT::i32);
  return {Q, build(ISD::ADD, X, build(ISD::MUL, Q, NegY))};
}

// The estimate Z <= 2^32/Y is a reciprocal that has been lowered by a unit in
// the last place to compensate for rounding. Up to 24 bits its quotient is too
// small by at most 1: 2^32 - Z*Y < 768 + Y, so X*Z / 2^32 is too small by less
// than 1 for Y > 3, and also for 1, 2 and 3, where 2^32 - Z*Y = 256. If Y has
// more bits, the estimate may be too large, but its quotient is 0.
//
// With more bits, the reciprocal is lowered by four units. A step of
// Newton-Raphson brings the integer Z within 2 of 2^32/Y; its quotient is too
// small by at most 2.
std::pair<SDValue, SDValue>
DivRem::lowerUnsigned(SDValue Dividend, SDValue Divisor, unsigned Bits) const {
  bool IsWide = Bits > 24;
  SDValue F = reciprocal(DAG.getNode(ISD::UINT_TO_FP, DL, MVT::f32, Divisor));
  SDValue Scaled = build(ISD::ADD, DAG.getBitcast(MVT::i32, F),
                         constant((32 << 23) - (IsWide ? 4 : 1)));
  SDValue Z = DAG.getNode(ISD::FP_TO_UINT, DL, MVT::i32,
                          DAG.getBitcast(MVT::f32, Scaled));
  SDValue NegY = DAG.getNegative(Divisor, DL, MVT::i32);
  if (IsWide)
    Z = build(ISD::ADD, Z, build(ISD::MULHU, Z, build(ISD::MUL, NegY, Z)));
  SDValue Q = build(ISD::MULHU, Dividend, Z);
  SDValue R = build(ISD::ADD, Dividend, build(ISD::MUL, Q, NegY));
  for (int Step = 0; Step < (IsWide ? 2 : 1); ++Step) {
    SDValue Fits = DAG.getSetCC(DL, MVT::i1, R, Divisor, ISD::SETUGE);
    Q = DAG.getSelect(DL, MVT::i32, Fits, build(ISD::ADD, Q, constant(1)), Q);
    R = DAG.getSelect(DL, MVT::i32, Fits, build(ISD::SUB, R, Divisor), R);
  }
  return {Q, R};
}

std::pair<SDValue, SDValue> DivRem::lower() const {
  unsigned Bits = countBits(X);
  if (Bits <= 22)
    return lowerNarrow();
  if (!IsSigned)
    return lowerUnsigned(X, Y, Bits);
  // Divide the magnitudes. The quotient has the product of the signs, the
  // remainder the sign of X.
  auto [Q, R] = lowerUnsigned(DAG.getNode(ISD::ABS, DL, MVT::i32, X),
                              DAG.getNode(ISD::ABS, DL, MVT::i32, Y), Bits);
  return {withSignOf(build(ISD::XOR, X, Y), Q), withSignOf(X, R)};
}

SDValue Q7X2TargetLowering::lowerDivRem32(SDValue Op, SelectionDAG &DAG) const {
  SDLoc DL(Op);
  if (Op.getValueType() != MVT::i32)
    return Q7X2::reportUnsupported(DAG, DL, Op, "64-bit division");
  auto [Q, R] = DivRem(Op, DAG, DL).lower();
  return DAG.getMergeValues({Q, R}, DL);
}

// ---- combines ---------------------------------------------------------------

// x - y * 4 is x + y * -4, which is one IMAD.WIDE.
static SDValue combineSubtractedProduct(SDNode *N, SelectionDAG &DAG) {
  SDLoc DL(N);
  SDValue Product = N->getOperand(1);
  const auto *Factor =
      N->getOpcode() == ISD::SUB && Product.getOpcode() == Q7X2ISD::MULWIDE_S
          ? dyn_cast<ConstantSDNode>(Product.getOperand(1))
          : nullptr;
  if (!Factor || Factor->getAPIntValue().isMinSignedValue())
    return SDValue();
  SDValue Negated =
      DAG.getNode(Q7X2ISD::MULWIDE_S, DL, MVT::i64, Product.getOperand(0),
                  DAG.getConstant(-Factor->getAPIntValue(), DL, MVT::i32));
  ++NumCombinedSums;
  return DAG.getNode(ISD::ADD, DL, MVT::i64, N->getOperand(0), Negated);
}

/// Returns whether two terms of a sum are the parts of a funnel shift.
static bool isFunnelShift(SDValue Left, SDValue Right) {
  auto GetAmount = [](SDValue V) {
    auto *C = dyn_cast<ConstantSDNode>(V.getOperand(1));
    return C ? C->getLimitedValue(32) : 32;
  };
  return Left.getOpcode() == ISD::SHL && Right.getOpcode() == ISD::SRL &&
         Left.hasOneUse() && Right.hasOneUse() &&
         GetAmount(Left) + GetAmount(Right) == 32;
}

/// Returns the funnel shift of two terms in either order, or null.
static SDValue getFunnelShift(SelectionDAG &DAG, SDValue A, SDValue B) {
  if (B.getOpcode() == ISD::SHL)
    std::swap(A, B);
  if (!isFunnelShift(A, B))
    return SDValue();
  SDValue High = A.getOperand(0), Low = B.getOperand(0);
  SDLoc DL(A);
  return High == Low
             ? DAG.getNode(ISD::ROTL, DL, MVT::i32, High, A.getOperand(1))
             : DAG.getNode(ISD::FSHL, DL, MVT::i32, High, Low, A.getOperand(1));
}

/// Returns the sum of a shifted word and \p Sum, of which another term is the
/// other part of a funnel shift; null if there is none.
static SDValue addFunnelShift(SelectionDAG &DAG, SDValue Shift, SDValue Sum,
                              unsigned Depth = 0) {
  if (Sum.getOpcode() != ISD::ADD || !Sum.hasOneUse() ||
      Depth == SelectionDAG::MaxRecursionDepth)
    return SDValue();
  for (unsigned I : {0, 1}) {
    SDValue Term = Sum.getOperand(I), Rest = Sum.getOperand(1 - I);
    SDValue Added = getFunnelShift(DAG, Shift, Term);
    if (!Added)
      Added = addFunnelShift(DAG, Shift, Term, Depth + 1);
    if (Added)
      return DAG.getNode(ISD::ADD, SDLoc(Sum), MVT::i32, Added, Rest);
  }
  return SDValue();
}

/// Returns the 64-bit value that a word is a half of, and which half; or the
/// word itself. Pairs of words are read as well: combining operands comes after
/// combining their users, so that a half of a pair may not be folded yet.
static std::pair<SDValue, unsigned> getHalfOf(SDValue Word) {
  SDValue V;
  unsigned Half = 0;
  if (Word.getOpcode() == ISD::EXTRACT_ELEMENT) {
    V = Word.getOperand(0);
    Half = Word.getConstantOperandVal(1);
  } else if (Word.getOpcode() == ISD::TRUNCATE &&
             Word.getOperand(0).getValueType() == MVT::i64) {
    V = Word.getOperand(0);
    const auto *Amount = V.getOpcode() == ISD::SRL
                             ? dyn_cast<ConstantSDNode>(V.getOperand(1))
                             : nullptr;
    if (Amount && Amount->getZExtValue() == 32) {
      V = V.getOperand(0);
      Half = 1;
    }
  } else {
    return {Word, 0};
  }
  return V.getOpcode() == ISD::BUILD_PAIR ? getHalfOf(V.getOperand(Half))
                                          : std::pair(V, Half);
}

/// Returns the product of words, unsigned, whose halves are two values, if any.
static SDValue getProductOfHalves(SelectionDAG &DAG, SDValue Lower,
                                  SDValue Upper) {
  const auto [Product, Half] = getHalfOf(Upper);
  const bool IsProduct = Half == 1 && Product.getOpcode() == Q7X2ISD::MULWIDE_U;
  if (!IsProduct && Upper.getOpcode() != ISD::MULHU)
    return SDValue();
  if (IsProduct && getHalfOf(Lower) == std::pair(Product, 0u))
    return Product;
  if (Lower.getOpcode() != ISD::MUL)
    return SDValue();
  const SDNode *Factors = IsProduct ? Product.getNode() : Upper.getNode();
  const auto A = getHalfOf(Factors->getOperand(0)),
             B = getHalfOf(Factors->getOperand(1)),
             C = getHalfOf(Lower.getOperand(0)),
             D = getHalfOf(Lower.getOperand(1));
  if (!(A == C && B == D) && !(A == D && B == C))
    return SDValue();
  return IsProduct ? Product
                   : DAG.getNode(Q7X2ISD::MULWIDE_U, SDLoc(Upper), MVT::i64,
                                 Upper.getOperand(0), Upper.getOperand(1));
}

// The two halves of a product, added to two words with a carry between them,
// are one sum of 64 bits, which IMAD.WIDE computes with its carry.
SDValue Q7X2TargetLowering::combineCarry(SDNode *N,
                                         DAGCombinerInfo &DCI) const {
  SDValue Carry = N->getOperand(2);
  SDNode *Low = Carry.getNode();
  if (N->getValueType(0) != MVT::i32 || Low->getOpcode() != ISD::UADDO ||
      Carry.getResNo() != 1 || !Carry.hasOneUse())
    return SDValue();
  SelectionDAG &DAG = DCI.DAG;
  SDValue Product, Upper, Lower;
  for (unsigned I : {0, 1})
    for (unsigned J : {0, 1})
      if (!Product) {
        Product = getProductOfHalves(DAG, Low->getOperand(J), N->getOperand(I));
        Lower = Low->getOperand(1 - J);
        Upper = N->getOperand(1 - I);
      }
  if (!Product)
    return SDValue();
  // The upper word must not depend on the lower sum.
  constexpr unsigned MaxSteps = 1024;
  SmallPtrSet<const SDNode *, 32> Visited;
  SmallVector<const SDNode *, 8> Work = {Upper.getNode(), Product.getNode()};
  if (SDNode::hasPredecessorHelper(Low, Visited, Work, MaxSteps,
                                   /*TopologicalPrune=*/false))
    return SDValue();
  SDLoc DL(N);
  SDValue Sum = DAG.getNode(ISD::UADDO, DL, DAG.getVTList(MVT::i64, MVT::i1),
                            Product, Q7X2::getPair(DAG, DL, Lower, Upper));
  auto [Lo, Hi] = Q7X2::splitPair(DAG, DL, Sum);
  DCI.CombineTo(Low, Lo, /*its only use is N*/ Carry);
  return DCI.CombineTo(N, Hi, Sum.getValue(1));
}

/// Adds the terms of an index one by one to an address, each by an IMAD.WIDE:
///   (sext(a) + sext(b) << n) + c  =>  b * 2^n + (a * 2^n + c)
static SDValue combineSumOfIndices(SDNode *N, SelectionDAG &DAG) {
  SDLoc DL(N);
  for (unsigned I : {0, 1}) {
    SDValue Scaled = N->getOperand(I), Sum = N->getOperand(1 - I);
    const auto *Log = Scaled.getOpcode() == ISD::SHL
                          ? dyn_cast<ConstantSDNode>(Scaled.getOperand(1))
                          : nullptr;
    if (!Log || !Scaled.hasOneUse())
      continue;
    SDValue Index = Scaled.getOperand(0);
    if (Index.getOpcode() != ISD::ADD || !Index.hasOneUse() ||
        !all_of(Index->op_values(), [](SDValue Term) {
          return ISD::isExtOpcode(Term.getOpcode());
        }))
      continue;
    for (SDValue Term : Index->op_values()) {
      SDValue Product = getProduct(DAG, DL, Term, Log->getZExtValue());
      Sum = Product && Sum ? DAG.getNode(ISD::ADD, DL, MVT::i64, Product, Sum)
                           : SDValue();
    }
    if (Sum)
      return Sum;
  }
  return SDValue();
}

// A sum whose second term has a zero lower word keeps the first term's lower
// word. LLVM's optimizer reassociates sums with the parts of a rotation, which
// LEA.HI.X adds at once.
SDValue Q7X2TargetLowering::combineAdd(SDNode *N, DAGCombinerInfo &DCI) const {
  SelectionDAG &DAG = DCI.DAG;
  SDLoc DL(N);
  SDValue A = N->getOperand(0), B = N->getOperand(1);
  if (N->getOpcode() == ISD::ADD && N->getValueType(0) == MVT::i32)
    for (auto [Shift, Sum] : {std::pair(A, B), std::pair(B, A)})
      if (Shift.getOpcode() == ISD::SHL || Shift.getOpcode() == ISD::SRL)
        if (SDValue Added = addFunnelShift(DAG, Shift, Sum))
          return Added;
  if (N->getOpcode() == ISD::ADD && N->getValueType(0) == MVT::i64)
    if (SDValue Sum = combineSumOfIndices(N, DAG))
      return Sum;
  if (DCI.isBeforeLegalizeOps() || N->getValueType(0) != MVT::i64)
    return SDValue();
  if (SDValue Sum = combineSubtractedProduct(N, DAG))
    return Sum;
  if (DAG.computeKnownBits(B).countMinTrailingZeros() < 32)
    return SDValue();
  SDValue Hi = DAG.getNode(N->getOpcode(), DL, MVT::i32, getHalf(DAG, DL, A, 1),
                           getHalf(DAG, DL, B, 1));
  ++NumCombinedSums;
  return Q7X2::getPair(DAG, DL, getHalf(DAG, DL, A, 0), Hi);
}

// Returns a word of a value that is a pair, an extension, or in constant
// memory.
static SDValue getKnownHalf(SelectionDAG &DAG, const SDLoc &DL, SDValue V,
                            unsigned Half) {
  switch (V.getOpcode()) {
  case ISD::BUILD_PAIR:
    return V.getOperand(Half);
  case ISD::ZERO_EXTEND:
  case ISD::SIGN_EXTEND:
  case ISD::ANY_EXTEND: {
    SDValue Src = V.getOperand(0);
    // Elements of vectors are extended separately, and an i33 may occur before
    // type legalization.
    if (V.getValueType().isVector() || Src.getValueSizeInBits() > 32)
      return SDValue();
    if (Src.getValueType() != MVT::i32)
      return Half == 0 ? DAG.getNode(V.getOpcode(), DL, MVT::i32, Src)
                       : SDValue();
    if (Half == 0)
      return Src;
    if (V.getOpcode() == ISD::SIGN_EXTEND)
      return DAG.getNode(ISD::SRA, DL, MVT::i32, Src,
                         DAG.getConstant(31, DL, MVT::i32));
    return DAG.getConstant(0, DL, MVT::i32);
  }
  case ISD::BITCAST:
    return getKnownHalf(DAG, DL, V.getOperand(0), Half);
  case Q7X2ISD::CBANK:
    return Q7X2::getCBankWord(DAG, DL, MVT::i32, V, Half);
  default:
    return SDValue();
  }
}

SDValue Q7X2TargetLowering::combineHalf(SDNode *N, SelectionDAG &DAG) const {
  SDValue V = N->getOperand(0);
  bool IsElement = N->getOpcode() == ISD::EXTRACT_ELEMENT;
  if (V.getScalarValueSizeInBits() != 64 ||
      (!IsElement &&
       (N->getValueType(0) != MVT::i32 || V.getValueType() != MVT::i64)))
    return SDValue();
  unsigned Half = IsElement ? N->getConstantOperandVal(1) : 0;
  SDValue Known = getKnownHalf(DAG, SDLoc(N), V, Half);
  if (Known && IsElement)
    ++NumCombinedHalves;
  else if (Known)
    ++NumCombinedTruncations;
  return Known;
}

// Folds an element of a vector in a constant bank into an operand.
SDValue Q7X2TargetLowering::combineElement(SDNode *N, SelectionDAG &DAG) const {
  SDValue V = N->getOperand(0);
  const auto *Index = dyn_cast<ConstantSDNode>(N->getOperand(1));
  if (V.getOpcode() != Q7X2ISD::CBANK || !Index ||
      N->getValueType(0).getSizeInBits() != 32 ||
      V.getScalarValueSizeInBits() != 32)
    return SDValue();
  ++NumCombinedElements;
  return Q7X2::getCBankWord(DAG, SDLoc(N), N->getValueType(0), V,
                            Index->getZExtValue());
}

SDValue Q7X2TargetLowering::combinePair(SDNode *N, DAGCombinerInfo &DCI) const {
  // The combiner widens operations on an extension to 64 bits, which are
  // lowered to pairs again: after operation legalization this would not
  // terminate.
  if (N->getValueType(0) != MVT::i64 || !isNullConstant(N->getOperand(1)) ||
      !DCI.isBeforeLegalizeOps())
    return SDValue();
  ++NumCombinedZeroPairs;
  return DCI.DAG.getNode(ISD::ZERO_EXTEND, SDLoc(N), MVT::i64,
                         N->getOperand(0));
}

// Reads constant memory as the type of its use.
SDValue Q7X2TargetLowering::combineBitcast(SDNode *N, SelectionDAG &DAG) const {
  SDValue Src = N->getOperand(0);
  if (Src.getOpcode() != Q7X2ISD::CBANK || !isTypeLegal(N->getValueType(0)))
    return SDValue();
  ++NumCombinedConstantCasts;
  return DAG.getNode(Q7X2ISD::CBANK, SDLoc(N), N->getValueType(0),
                     Src.getOperand(0), Src.getOperand(1));
}

static ISD::CondCode getUnsigned(ISD::CondCode CC) {
  switch (CC) {
  case ISD::SETLT:
    return ISD::SETULT;
  case ISD::SETLE:
    return ISD::SETULE;
  case ISD::SETGT:
    return ISD::SETUGT;
  case ISD::SETGE:
    return ISD::SETUGE;
  default:
    return CC;
  }
}

// Narrows a comparison of 64-bit integers whose upper words are 0 to their
// lower words. Folds a comparison of a select of constants with a constant to
// the predicate, its inverse, or a constant.
SDValue Q7X2TargetLowering::combineSetCC(SDNode *N, SelectionDAG &DAG) const {
  SDLoc DL(N);
  if (N->getOperand(0).getValueType() == MVT::i64) {
    SDValue A = getExtended(DAG, DL, N->getOperand(0), /*IsSigned=*/false);
    SDValue B = A ? getExtended(DAG, DL, N->getOperand(1), false) : SDValue();
    if (B) {
      ++NumCombinedWideCompares;
      return DAG.getSetCC(
          DL, N->getValueType(0), A, B,
          getUnsigned(cast<CondCodeSDNode>(N->getOperand(2))->get()));
    }
  }
  SDValue Select = N->getOperand(0);
  auto *B = dyn_cast<ConstantSDNode>(N->getOperand(1));
  auto CC = cast<CondCodeSDNode>(N->getOperand(2))->get();
  if (!B || Select.getOpcode() != ISD::SELECT ||
      N->getValueType(0) != MVT::i1 || !ISD::isIntEqualitySetCC(CC))
    return SDValue();
  auto *True = dyn_cast<ConstantSDNode>(Select.getOperand(1));
  auto *False = dyn_cast<ConstantSDNode>(Select.getOperand(2));
  if (!True || !False)
    return SDValue();
  bool IfTrue =
      (True->getAPIntValue() == B->getAPIntValue()) == (CC == ISD::SETEQ);
  bool IfFalse =
      (False->getAPIntValue() == B->getAPIntValue()) == (CC == ISD::SETEQ);
  ++NumCombinedSelectCompares;
  if (IfTrue == IfFalse)
    return DAG.getConstant(IfTrue, DL, MVT::i1);
  SDValue P = Select.getOperand(0);
  return IfTrue ? P : DAG.getNOT(DL, P, MVT::i1);
}
