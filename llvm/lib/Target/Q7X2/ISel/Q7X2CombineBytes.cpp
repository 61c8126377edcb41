//===-- Q7X2CombineBytes.cpp - Combines of byte selections ----------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// PRMT selects any four bytes of two registers. This combine follows each byte
// to the value that it originates from, through shifts, masks, extensions and
// other PRMTs, and selects it there if two registers suffice then:
//
//   prmt (prmt a, b, 0x0040), (srl a, 16), 0x5410   ->   prmt a, b, 0x3240
//
// A disjunction of shifted and masked words that moves whole bytes becomes one
// to three PRMTs, if these are fewer instructions:
//
//   or (and a, 0xff), (shl b, 8)   ->   prmt a, b, 0x6540
//
//===----------------------------------------------------------------------===//

#include "MCTargetDesc/Q7X2BaseInfo.h"
#include "Q7X2ISelLowering.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Support/KnownBits.h"

using namespace llvm;

#define DEBUG_TYPE "q7x2-lower"

STATISTIC(NumCombinedConstantBytes, "Number of PRMTs of known bytes folded");
STATISTIC(NumCombinedDemandedBytes,
          "Number of PRMTs with an operand simplified to the selected bytes");
STATISTIC(NumCombinedBytes, "Number of PRMTs replaced by one of other bytes");
STATISTIC(NumCombinedSigns, "Number of products replaced by copies of signs");
STATISTIC(NumPackedBytes, "Number of disjunctions replaced by PRMTs");

namespace {

// A byte of a word, or zero if there is no word.
struct Byte {
  SDValue Word;
  unsigned Index = 0;
};

// A PRMT by a constant that replicates no sign.
struct Selection {
  SDNode *N;
  unsigned Selector;

  unsigned getOperandNo(unsigned I) const {
    return Selector >> (4 * I + 2) & 1;
  }
  unsigned getIndex(unsigned I) const { return Selector >> (4 * I) & 3; }
  Byte operator[](unsigned I) const {
    return {N->getOperand(getOperandNo(I)), getIndex(I)};
  }
};

} // namespace

static std::optional<Selection> getSelection(SDNode *N) {
  if (N->getOpcode() != Q7X2ISD::PRMT)
    return std::nullopt;
  auto *C = dyn_cast<ConstantSDNode>(N->getOperand(2));
  if (!C || (C->getZExtValue() & 0x8888))
    return std::nullopt;
  return Selection{N, unsigned(C->getZExtValue() & 0xffff)};
}

// Returns the byte of an operand of From.Word that equals From, if there is
// one.
static std::optional<Byte> getOrigin(SelectionDAG &DAG, Byte From) {
  SDValue V = From.Word;
  unsigned Bit = 8 * From.Index;
  if (DAG.MaskedValueIsZero(V, APInt::getBitsSet(32, Bit, Bit + 8)))
    return Byte();
  if (auto S = getSelection(V.getNode()))
    return (*S)[From.Index];
  if (V.getNumOperands() < 2)
    return std::nullopt;
  SDValue Src = V.getOperand(0);
  if (V.getOpcode() == ISD::OR) {
    const APInt Bits = APInt::getBitsSet(32, Bit, Bit + 8);
    for (unsigned I : {0, 1})
      if (DAG.MaskedValueIsZero(V.getOperand(I), Bits))
        return Byte{V.getOperand(1 - I), From.Index};
    return std::nullopt;
  }
  if (V.getOpcode() == ISD::SIGN_EXTEND_INREG) {
    EVT Narrow = cast<VTSDNode>(V.getOperand(1))->getVT();
    if (Bit + 8 <= Narrow.getFixedSizeInBits())
      return Byte{Src, From.Index};
    return std::nullopt;
  }
  auto *C = dyn_cast<ConstantSDNode>(V.getOperand(1));
  if (!C)
    return std::nullopt;
  uint64_t Amount = C->getZExtValue();
  switch (V.getOpcode()) {
  case ISD::AND:
    if ((Amount >> Bit & 0xff) == 0xff)
      return Byte{Src, From.Index};
    return std::nullopt;
  case ISD::SHL: // the bytes shifted in are known to be zero
    if (Amount % 8 == 0 && Amount <= Bit)
      return Byte{Src, From.Index - unsigned(Amount / 8)};
    return std::nullopt;
  case ISD::SRL:
  case ISD::SRA:
    if (Amount % 8 == 0 && Amount + Bit < 32)
      return Byte{Src, From.Index + unsigned(Amount / 8)};
    return std::nullopt;
  default:
    return std::nullopt;
  }
}

static Byte findOrigin(SelectionDAG &DAG, Byte From) {
  constexpr unsigned MaxSteps = 8;
  for (unsigned Step = 0; From.Word && Step != MaxSteps; ++Step) {
    auto Next = getOrigin(DAG, From);
    if (!Next)
      break;
    From = *Next;
  }
  return From;
}

// Returns the word of four bytes, if one PRMT can form it.
static SDValue getWordOf(SelectionDAG &DAG, const SDLoc &DL,
                         ArrayRef<Byte> Bytes) {
  SmallVector<SDValue, 4> Sources;
  SDValue Zero = DAG.getConstant(0, DL, MVT::i32);
  unsigned Selector = 0;
  for (auto [I, From] : enumerate(Bytes)) {
    SDValue Word = From.Word ? From.Word : Zero;
    auto *It = find(Sources, Word);
    unsigned Digit = 4 * (It - Sources.begin()) + From.Index;
    if (It == Sources.end())
      Sources.push_back(Word);
    Selector |= Digit << (4 * I);
  }
  if (Sources.size() > 2)
    return SDValue();
  if (Sources.size() == 1 && (Selector == 0x3210 || Sources[0] == Zero))
    return Sources[0];
  if (Sources.size() == 1)
    Sources.push_back(Zero);
  return Q7X2::getPRMT(DAG, DL, Sources[0], Sources[1], Selector);
}

// Counts the operations that only move bytes of other words to this one.
static unsigned countMoves(SDValue V, unsigned Depth = 0) {
  constexpr unsigned MaxDepth = 8;
  if (Depth == MaxDepth || V.getNumOperands() != 2 || (Depth && !V.hasOneUse()))
    return 0;
  if (V.getOpcode() == ISD::OR)
    return 1 + countMoves(V.getOperand(0), Depth + 1) +
           countMoves(V.getOperand(1), Depth + 1);
  const auto *C = dyn_cast<ConstantSDNode>(V.getOperand(1));
  if (!C)
    return 0;
  const bool IsShift = V.getOpcode() == ISD::SHL || V.getOpcode() == ISD::SRL;
  const uint32_t Mask = C->getZExtValue();
  const bool KeepsBytes =
      V.getOpcode() == ISD::AND && (Mask & 0x01010101) * 0xff == Mask;
  return KeepsBytes || (IsShift && C->getZExtValue() % 8 == 0)
             ? 1 + countMoves(V.getOperand(0), Depth + 1)
             : 0;
}

// Replaces a disjunction by PRMTs. Two of its operations may be a single
// instruction.
SDValue Q7X2TargetLowering::combineBytes(SDNode *N,
                                         DAGCombinerInfo &DCI) const {
  SelectionDAG &DAG = DCI.DAG;
  if (N->getValueType(0) != MVT::i32 || !DCI.isAfterLegalizeDAG() ||
      (N->hasOneUse() && N->user_begin()->getOpcode() == ISD::OR))
    return SDValue();
  const unsigned Cost = divideCeil(countMoves(SDValue(N, 0)), 2);
  if (Cost < 2)
    return SDValue();
  Byte Bytes[4];
  for (unsigned I = 0; I != 4; ++I) {
    Bytes[I] = findOrigin(DAG, {SDValue(N, 0), I});
    if (Bytes[I].Word.getNode() == N)
      return SDValue();
  }
  SDLoc DL(N);
  SDValue Whole = getWordOf(DAG, DL, Bytes);
  // Two bytes of one word are not packed.
  const bool IsPacked[] = {Bytes[0].Word == Bytes[1].Word,
                           Bytes[2].Word == Bytes[3].Word};
  if (!Whole && 3u - IsPacked[0] - IsPacked[1] >= Cost)
    return SDValue();
  if (!Whole) {
    SDValue Halves[2];
    unsigned Selector = 0;
    for (unsigned I : {0, 1}) {
      const Byte &Low = Bytes[2 * I], &High = Bytes[2 * I + 1];
      Halves[I] =
          IsPacked[I] ? Low.Word : getWordOf(DAG, DL, {Low, High, Low, High});
      const unsigned Digits = IsPacked[I] ? High.Index << 4 | Low.Index : 0x10;
      Selector |= (Digits | 0x44 * I) << (8 * I);
    }
    SDValue Zero = DAG.getConstant(0, DL, MVT::i32);
    Whole = Q7X2::getPRMT(DAG, DL, Halves[0] ? Halves[0] : Zero,
                          Halves[1] ? Halves[1] : Zero, Selector);
  }
  ++NumPackedBytes;
  return Whole;
}

// The first bits of bytes or halves, each times all bits of one, are copies of
// the signs: comparisons of packed numbers end so.
SDValue Q7X2TargetLowering::combineSpreadSigns(SDNode *N,
                                               DAGCombinerInfo &DCI) const {
  const auto *Factor = dyn_cast<ConstantSDNode>(N->getOperand(1));
  SDValue Ones = N->getOperand(0);
  if (!DCI.isAfterLegalizeDAG() || !Factor || Ones.getOpcode() != ISD::AND ||
      Ones.getOperand(0).getOpcode() != ISD::SRL)
    return SDValue();
  const auto *Mask = dyn_cast<ConstantSDNode>(Ones.getOperand(1)),
             *Amount =
                 dyn_cast<ConstantSDNode>(Ones.getOperand(0).getOperand(1));
  if (!Mask || !Amount)
    return SDValue();
  SDValue Signs = Ones.getOperand(0).getOperand(0);
  const uint64_t Parts[] = {Factor->getZExtValue(), Mask->getZExtValue(),
                            Amount->getZExtValue()};
  unsigned Selector = 0;
  if (equal(Parts, ArrayRef<uint64_t>{0xff, 0x01010101, 7}))
    Selector = 0xba98;
  else if (equal(Parts, ArrayRef<uint64_t>{0xffff, 0x00010001, 15}))
    Selector = 0xbb99;
  else
    return SDValue();
  SelectionDAG &DAG = DCI.DAG;
  SDLoc DL(N);
  ++NumCombinedSigns;
  return Q7X2::getPRMT(DAG, DL, Signs, DAG.getConstant(0, DL, MVT::i32),
                       Selector);
}

// Replaces the bytes of both operands by their origins if these are in at most
// two registers, otherwise those of one operand.
SDValue Q7X2TargetLowering::combinePRMT(SDNode *N, DAGCombinerInfo &DCI) const {
  SelectionDAG &DAG = DCI.DAG;
  auto S = getSelection(N);
  if (!S)
    return SDValue();
  KnownBits Known = DAG.computeKnownBits(SDValue(N, 0));
  if (Known.isConstant()) {
    ++NumCombinedConstantBytes;
    return DAG.getConstant(Known.getConstant(), SDLoc(N), MVT::i32);
  }
  APInt Demanded[] = {APInt(32, 0), APInt(32, 0)};
  for (unsigned I = 0; I != 4; ++I) {
    unsigned Bit = 8 * S->getIndex(I);
    Demanded[S->getOperandNo(I)].setBits(Bit, Bit + 8);
  }
  for (unsigned I : {0, 1})
    if (SimplifyDemandedBits(N->getOperand(I), Demanded[I], DCI)) {
      ++NumCombinedDemandedBytes;
      return SDValue(N, 0);
    }
  for (unsigned Operands : {3, 1, 2}) {
    SmallVector<Byte, 4> Bytes;
    for (unsigned I = 0; I != 4; ++I) {
      bool IsFollowed = Operands >> S->getOperandNo(I) & 1;
      Bytes.push_back(IsFollowed ? findOrigin(DAG, (*S)[I]) : (*S)[I]);
    }
    SDValue V = getWordOf(DAG, SDLoc(N), Bytes);
    if (V && V.getNode() != N) {
      ++NumCombinedBytes;
      return V;
    }
    if (V && Operands == 3) // N is optimal already
      return SDValue();
  }
  return SDValue();
}

void Q7X2TargetLowering::computeKnownBitsForTargetNode(
    const SDValue Op, KnownBits &Known, const APInt &DemandedElts,
    const SelectionDAG &DAG, unsigned Depth) const {
  Known.resetAll();
  if (Op.getOpcode() == Q7X2ISD::CBANK_SUB) {
    unsigned Size = Op.getConstantOperandVal(2);
    if (Size == Q7X2::MemSize_U8 || Size == Q7X2::MemSize_U16)
      Known.Zero.setBitsFrom(Size == Q7X2::MemSize_U8 ? 8 : 16);
    return;
  }
  auto S = getSelection(Op.getNode());
  if (!S)
    return;
  const KnownBits Words[] = {DAG.computeKnownBits(Op.getOperand(0), Depth + 1),
                             DAG.computeKnownBits(Op.getOperand(1), Depth + 1)};
  for (unsigned I = 0; I != 4; ++I) {
    const KnownBits &Word = Words[S->getOperandNo(I)];
    Known.insertBits(Word.extractBits(8, 8 * S->getIndex(I)), 8 * I);
  }
}
