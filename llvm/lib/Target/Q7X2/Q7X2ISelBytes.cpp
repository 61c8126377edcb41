//===-- Q7X2ISelBytes.cpp - Vectors of narrow integers --------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The elements of vectors of 8 or 16 bits are in registers of their own. Where
// such a vector is in memory, or is taken for a value of another type, several
// of them share a word. Words are taken apart by shifts, which others can fold,
// and put together by PRMT, which takes any four bytes of two registers.
//
//===----------------------------------------------------------------------===//

#include "Q7X2ISelLowering.h"
#include "llvm/CodeGen/SelectionDAG.h"
#include "llvm/Support/KnownBits.h"

using namespace llvm;

static bool isNarrowVector(EVT VT) {
  return VT.isFixedLengthVector() && (VT.getVectorElementType() == MVT::i8 ||
                                      VT.getVectorElementType() == MVT::i16);
}

// Bits of a value that is in whole words, or in the lower half of one.
static bool fillsWords(unsigned Bits) { return Bits == 16 || Bits % 32 == 0; }

void Q7X2TargetLowering::setNarrowVectorActions() {
  for (MVT VT : MVT::integer_fixedlen_vector_valuetypes())
    if (isNarrowVector(VT) && fillsWords(VT.getSizeInBits()))
      setOperationAction({ISD::BITCAST, ISD::LOAD, ISD::STORE}, VT, Custom);
}

// ---- words -----------------------------------------------------------------

static SDValue getPRMT(SelectionDAG &DAG, const SDLoc &DL, SDValue A, SDValue B,
                       unsigned Selector) {
  return DAG.getNode(Q7X2ISD::PRMT, DL, MVT::i32, A, B,
                     DAG.getConstant(Selector, DL, MVT::i32));
}

static EVT getWordsVT(SelectionDAG &DAG, unsigned Count) {
  return EVT::getVectorVT(*DAG.getContext(), MVT::i32, Count);
}

static SDValue getElement(SelectionDAG &DAG, const SDLoc &DL, SDValue Vector,
                          unsigned I) {
  return DAG.getNode(ISD::EXTRACT_VECTOR_ELT, DL, MVT::i32, Vector,
                     DAG.getVectorIdxConstant(I, DL));
}

// The word that begins with the given element. Bytes are put together by two,
// and the pairs, as elements of 16 bits are.
static SDValue packWord(SelectionDAG &DAG, const SDLoc &DL, SDValue Vector,
                        unsigned First) {
  bool IsBytes = Vector.getScalarValueSizeInBits() == 8;
  unsigned Count = Vector.getValueType().getVectorNumElements();
  auto Half = [&](unsigned I) {
    SDValue E = getElement(DAG, DL, Vector, I);
    return IsBytes
               ? getPRMT(DAG, DL, E, getElement(DAG, DL, Vector, I + 1), 0x0040)
               : E;
  };
  unsigned Second = First + (IsBytes ? 2 : 1);
  SDValue Lower = Half(First);
  return Second < Count ? getPRMT(DAG, DL, Lower, Half(Second), 0x5410) : Lower;
}

static SmallVector<SDValue, 4> getWords(SelectionDAG &DAG, const SDLoc &DL,
                                        SDValue V) {
  SmallVector<SDValue, 4> Words;
  EVT VT = V.getValueType();
  unsigned Bits = VT.getFixedSizeInBits();
  unsigned Count = divideCeil(Bits, 32);
  if (isNarrowVector(VT)) {
    for (unsigned I = 0; I != Count; ++I)
      Words.push_back(packWord(DAG, DL, V, I * 32 / VT.getScalarSizeInBits()));
  } else if (Bits == 16) {
    Words.push_back(DAG.getNode(ISD::ANY_EXTEND, DL, MVT::i32,
                                DAG.getBitcast(MVT::i16, V)));
  } else if (Bits == 32) {
    Words.push_back(DAG.getBitcast(MVT::i32, V));
  } else if (Bits == 64 && !VT.isVector()) {
    auto [Lo, Hi] = Q7X2::splitPair(DAG, DL, V);
    Words = {Lo, Hi};
  } else {
    SDValue Vector = DAG.getBitcast(getWordsVT(DAG, Count), V);
    for (unsigned I = 0; I != Count; ++I)
      Words.push_back(getElement(DAG, DL, Vector, I));
  }
  return Words;
}

static SDValue unpackWords(SelectionDAG &DAG, const SDLoc &DL,
                           ArrayRef<SDValue> Words, EVT VT) {
  unsigned EltBits = VT.getScalarSizeInBits();
  SmallVector<SDValue, 16> Elements;
  for (unsigned I = 0, E = VT.getVectorNumElements(); I != E; ++I) {
    unsigned Bit = I * EltBits;
    SDValue Shifted = DAG.getNode(ISD::SRL, DL, MVT::i32, Words[Bit / 32],
                                  DAG.getConstant(Bit % 32, DL, MVT::i32));
    Elements.push_back(
        DAG.getNode(ISD::TRUNCATE, DL, VT.getVectorElementType(), Shifted));
  }
  return DAG.getBuildVector(VT, DL, Elements);
}

static SDValue fromWords(SelectionDAG &DAG, const SDLoc &DL,
                         ArrayRef<SDValue> Words, EVT VT) {
  unsigned Bits = VT.getFixedSizeInBits();
  if (isNarrowVector(VT))
    return unpackWords(DAG, DL, Words, VT);
  if (Bits == 16)
    return DAG.getBitcast(VT,
                          DAG.getNode(ISD::TRUNCATE, DL, MVT::i16, Words[0]));
  if (Bits == 32)
    return DAG.getBitcast(VT, Words[0]);
  if (Bits == 64 && !VT.isVector())
    return Q7X2::getPair(DAG, DL, Words[0], Words[1], VT);
  return DAG.getBitcast(
      VT, DAG.getBuildVector(getWordsVT(DAG, Words.size()), DL, Words));
}

SDValue Q7X2TargetLowering::lowerBitcast(SDValue Op, SelectionDAG &DAG) const {
  SDLoc DL(Op);
  SDValue Src = Op.getOperand(0);
  EVT VT = Op.getValueType();
  if (!isNarrowVector(VT) && !isNarrowVector(Src.getValueType()))
    return lowerBitcast16(Op, DAG);
  if (!fillsWords(VT.getFixedSizeInBits()))
    return SDValue();
  return fromWords(DAG, DL, getWords(DAG, DL, Src), VT);
}

// ---- loads and stores ------------------------------------------------------

// What a vector of narrow integers is in memory, if it can be accessed by
// words, or the half of one.
static EVT getTypeInMemory(SelectionDAG &DAG, const LSBaseSDNode *Mem, EVT VT) {
  unsigned Bytes = VT.getStoreSize();
  if (!isNarrowVector(VT) || Mem->getMemoryVT() != VT || Mem->isIndexed() ||
      Mem->getAlign() < std::min(Bytes, 4u))
    return EVT();
  switch (Bytes) {
  case 2:
    return MVT::i16;
  case 4:
    return MVT::i32;
  case 8:
  case 16:
    return getWordsVT(DAG, Bytes / 4);
  default:
    return EVT(); // in two parts
  }
}

SDValue Q7X2TargetLowering::lowerNarrowLoad(SDNode *N,
                                            SelectionDAG &DAG) const {
  SDLoc DL(N);
  auto *Load = cast<LoadSDNode>(N);
  EVT VT = N->getValueType(0);
  EVT MemVT = getTypeInMemory(DAG, Load, VT);
  if (MemVT == EVT())
    return SDValue();
  SDValue Words = DAG.getLoad(MemVT, DL, Load->getChain(), Load->getBasePtr(),
                              Load->getMemOperand());
  return DAG.getMergeValues({DAG.getBitcast(VT, Words), Words.getValue(1)}, DL);
}

SDValue Q7X2TargetLowering::lowerNarrowStore(SDNode *N,
                                             SelectionDAG &DAG) const {
  auto *Store = cast<StoreSDNode>(N);
  SDValue V = Store->getValue();
  EVT MemVT = getTypeInMemory(DAG, Store, V.getValueType());
  if (MemVT == EVT())
    return SDValue();
  return DAG.getStore(Store->getChain(), SDLoc(N), DAG.getBitcast(MemVT, V),
                      Store->getBasePtr(), Store->getMemOperand());
}

// ---- where bytes come from -------------------------------------------------

namespace {

// A byte of a word; of none if it is zero.
struct Byte {
  SDValue Word;
  unsigned Index = 0;
};

// A PRMT of selected bytes, none of them filled with a sign.
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

// One step towards where a byte comes from.
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
  case ISD::SHL: // what it fills with is known to be zero
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

// The word of four bytes, if one PRMT can make it.
static SDValue getWordOf(SelectionDAG &DAG, const SDLoc &DL,
                         ArrayRef<Byte> Bytes) {
  SmallVector<SDValue, 4> Sources;
  SDValue Zero = DAG.getConstant(0, DL, MVT::i32);
  unsigned Selector = 0;
  for (auto [I, From] : enumerate(Bytes)) {
    SDValue Word = From.Word ? From.Word : Zero;
    auto *It = find(Sources, Word);
    unsigned Place = 4 * (It - Sources.begin()) + From.Index;
    if (It == Sources.end())
      Sources.push_back(Word);
    Selector |= Place << (4 * I);
  }
  if (Sources.size() > 2)
    return SDValue();
  if (Sources.size() == 1 && (Selector == 0x3210 || Sources[0] == Zero))
    return Sources[0];
  if (Sources.size() == 1)
    Sources.push_back(Zero);
  return getPRMT(DAG, DL, Sources[0], Sources[1], Selector);
}

// Bytes that come from elsewhere are taken from there: those of both operands
// if that needs no more than two registers, or else of one.
SDValue Q7X2TargetLowering::combinePRMT(SDNode *N, DAGCombinerInfo &DCI) const {
  SelectionDAG &DAG = DCI.DAG;
  auto S = getSelection(N);
  if (!S)
    return SDValue();
  KnownBits Known = DAG.computeKnownBits(SDValue(N, 0));
  if (Known.isConstant())
    return DAG.getConstant(Known.getConstant(), SDLoc(N), MVT::i32);
  APInt Demanded[] = {APInt(32, 0), APInt(32, 0)};
  for (unsigned I = 0; I != 4; ++I) {
    unsigned Bit = 8 * S->getIndex(I);
    Demanded[S->getOperandNo(I)].setBits(Bit, Bit + 8);
  }
  for (unsigned I : {0, 1})
    if (SimplifyDemandedBits(N->getOperand(I), Demanded[I], DCI))
      return SDValue(N, 0);
  for (unsigned Operands : {3, 1, 2}) {
    SmallVector<Byte, 4> Bytes;
    for (unsigned I = 0; I != 4; ++I) {
      bool IsFollowed = Operands >> S->getOperandNo(I) & 1;
      Bytes.push_back(IsFollowed ? findOrigin(DAG, (*S)[I]) : (*S)[I]);
    }
    SDValue V = getWordOf(DAG, SDLoc(N), Bytes);
    if (V && V.getNode() != N)
      return V;
    if (V && Operands == 3) // there is nothing better
      return SDValue();
  }
  return SDValue();
}

void Q7X2TargetLowering::computeKnownBitsForTargetNode(
    const SDValue Op, KnownBits &Known, const APInt &DemandedElts,
    const SelectionDAG &DAG, unsigned Depth) const {
  Known.resetAll();
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
