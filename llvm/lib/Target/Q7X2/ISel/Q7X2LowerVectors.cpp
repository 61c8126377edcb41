//===-- Q7X2LowerVectors.cpp - Lowering of vectors ------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Vectors of 64 and 128 bits are loaded, stored, and built from registers;
// other operations on them are by element. The elements of vectors of 8 or 16
// bits are in separate registers, but several share a word in memory or when
// they are reinterpreted as another type. Words are unpacked by shifts, which
// other instructions can fold, and packed by PRMT, which selects any four bytes
// of two registers.
//
//   store <4 x i8> %v, ptr addrspace(1) %p      PRMT R0, R6, R7, 0x40
//                                               PRMT R3, R4, R5, 0x40
//                                               PRMT R0, R3, R0, 0x5410
//                                               STG [R[8:9].64], R0
//
//===----------------------------------------------------------------------===//

#include "Q7X2ISelLowering.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/CodeGen/SelectionDAG.h"

using namespace llvm;

#define DEBUG_TYPE "q7x2-lower"

STATISTIC(NumCombinedVectorExtensions,
          "Number of extensions of the first elements of a vector");

static const MVT WideVectors[] = {MVT::v2i32, MVT::v2f32, MVT::v4i32,
                                  MVT::v4f32, MVT::v2i64, MVT::v2f64};

// Vectors of two halves are legal.
static bool isHalfVector(EVT VT) {
  return VT.isFixedLengthVector() && VT.isFloatingPoint() &&
         VT.getScalarSizeInBits() == 16 && VT.getVectorNumElements() > 2;
}

static bool isNarrowVector(EVT VT) {
  return VT.isFixedLengthVector() &&
         (VT.getVectorElementType() == MVT::i8 ||
          VT.getVectorElementType() == MVT::i16 || isHalfVector(VT));
}

// Returns whether a value of \p Bits bits is whole words, or half a word.
static bool fillsWords(unsigned Bits) { return Bits == 16 || Bits % 32 == 0; }

void Q7X2TargetLowering::setVectorActions() {
  // Vectors of 64 and 128 bits are loaded, stored, built and extracted from;
  // all other operations are by element.
  for (MVT VT : WideVectors) {
    for (unsigned Op = 0; Op < ISD::BUILTIN_OP_END; ++Op)
      setOperationAction(Op, VT, Expand);
    setOperationAction(
        {ISD::BUILD_VECTOR, ISD::BITCAST, ISD::UNDEF, ISD::POISON, ISD::FREEZE},
        VT, Legal);
    setOperationAction({ISD::LOAD, ISD::STORE}, VT, Custom);
    // LLVM would expand these to vector comparisons, which are not legal.
    setOperationAction({ISD::FMINIMUM, ISD::FMAXIMUM, ISD::SMIN, ISD::SMAX,
                        ISD::UMIN, ISD::UMAX},
                       VT, Custom);
  }
  for (MVT VT : {MVT::v4i32, MVT::v4f32})
    setOperationAction(ISD::CONCAT_VECTORS, VT, Legal);
  for (MVT VT : {MVT::v2i32, MVT::v2f32})
    setOperationAction(ISD::EXTRACT_SUBVECTOR, VT, Legal);
  for (MVT VT : {MVT::v2i32, MVT::v2f32, MVT::v4i32, MVT::v4f32, MVT::v2i64,
                 MVT::v2f64, MVT::v2f16, MVT::v2bf16}) {
    setOperationAction({ISD::EXTRACT_VECTOR_ELT, ISD::INSERT_VECTOR_ELT}, VT,
                       Custom);
    setOperationAction({ISD::VECTOR_SHUFFLE, ISD::SCALAR_TO_VECTOR,
                        ISD::INSERT_SUBVECTOR, ISD::SETCC, ISD::SELECT_CC},
                       VT, Expand);
    setOperationAction({ISD::VSELECT, ISD::SELECT}, VT, Custom);
  }
  for (MVT VT : {MVT::v2f16, MVT::v2bf16}) {
    setOperationAction(ISD::SELECT, VT, Legal);
    setOperationAction(ISD::BUILD_VECTOR, VT, Legal);
    setOperationAction(ISD::FCOPYSIGN, VT, Custom);
    setOperationAction({ISD::FDIV,       ISD::FREM,       ISD::FSQRT,
                        ISD::FFLOOR,     ISD::FCEIL,      ISD::FTRUNC,
                        ISD::FROUND,     ISD::FROUNDEVEN, ISD::FRINT,
                        ISD::FNEARBYINT, ISD::FSIN,       ISD::FCOS,
                        ISD::FEXP,       ISD::FEXP2,      ISD::FLOG,
                        ISD::FLOG2,      ISD::FPOW,       ISD::FCANONICALIZE,
                        ISD::FP_ROUND,   ISD::FP_EXTEND,  ISD::FTANH},
                       VT, Expand);
  }
}

void Q7X2TargetLowering::setNarrowVectorActions() {
  for (MVT VT : MVT::fixedlen_vector_valuetypes())
    if (isNarrowVector(VT) && fillsWords(VT.getSizeInBits()))
      setOperationAction({ISD::BITCAST, ISD::LOAD, ISD::STORE}, VT, Custom);
}

// ---- words ------------------------------------------------------------------

SDValue Q7X2::getPRMT(SelectionDAG &DAG, const SDLoc &DL, SDValue A, SDValue B,
                      unsigned Selector) {
  return DAG.getNode(Q7X2ISD::PRMT, DL, MVT::i32, A, B,
                     DAG.getConstant(Selector, DL, MVT::i32));
}

static EVT getWordsVT(SelectionDAG &DAG, unsigned Count) {
  return EVT::getVectorVT(*DAG.getContext(), MVT::i32, Count);
}

static SDValue getElementAsWord(SelectionDAG &DAG, const SDLoc &DL,
                                SDValue Vector, unsigned I) {
  return DAG.getNode(ISD::EXTRACT_VECTOR_ELT, DL, MVT::i32, Vector,
                     DAG.getVectorIdxConstant(I, DL));
}

// Returns the word that begins with element First. Packs bytes to halves, and
// halves to words.
static SDValue packWord(SelectionDAG &DAG, const SDLoc &DL, SDValue Vector,
                        unsigned First) {
  bool IsBytes = Vector.getScalarValueSizeInBits() == 8;
  unsigned Count = Vector.getValueType().getVectorNumElements();
  auto Half = [&](unsigned I) {
    SDValue E = getElementAsWord(DAG, DL, Vector, I);
    return IsBytes
               ? Q7X2::getPRMT(DAG, DL, E,
                               getElementAsWord(DAG, DL, Vector, I + 1), 0x0040)
               : E;
  };
  unsigned Second = First + (IsBytes ? 2 : 1);
  SDValue Lower = Half(First);
  return Second < Count ? Q7X2::getPRMT(DAG, DL, Lower, Half(Second), 0x5410)
                        : Lower;
}

static SmallVector<SDValue, 4> getWords(SelectionDAG &DAG, const SDLoc &DL,
                                        SDValue V) {
  SmallVector<SDValue, 4> Words;
  EVT VT = V.getValueType();
  unsigned Bits = VT.getFixedSizeInBits();
  unsigned Count = divideCeil(Bits, 32);
  if (isHalfVector(VT)) {
    EVT PairVT = EVT::getVectorVT(*DAG.getContext(), VT.getScalarType(), 2);
    for (unsigned I = 0; I != Count; ++I)
      Words.push_back(DAG.getBitcast(
          MVT::i32, DAG.getExtractSubvector(DL, PairVT, V, 2 * I)));
  } else if (isNarrowVector(VT)) {
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
      Words.push_back(getElementAsWord(DAG, DL, Vector, I));
  }
  return Words;
}

static SDValue unpackWords(SelectionDAG &DAG, const SDLoc &DL,
                           ArrayRef<SDValue> Words, EVT VT) {
  unsigned EltBits = VT.getScalarSizeInBits();
  SmallVector<SDValue, 16> Elements;
  if (isHalfVector(VT)) {
    EVT PairVT = EVT::getVectorVT(*DAG.getContext(), VT.getScalarType(), 2);
    for (SDValue Word : Words)
      Elements.push_back(DAG.getBitcast(PairVT, Word));
    return DAG.getNode(ISD::CONCAT_VECTORS, DL, VT, Elements);
  }
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

// A 16-bit integer is the lower half of a word.
SDValue Q7X2TargetLowering::lowerBitcast16(SDValue Op,
                                           SelectionDAG &DAG) const {
  SDLoc DL(Op);
  EVT To = Op.getValueType();
  SDValue Src = Op.getOperand(0);
  EVT From = Src.getValueType();
  if (To == MVT::i16 && (From == MVT::f16 || From == MVT::bf16))
    return DAG.getNode(ISD::TRUNCATE, DL, To,
                       DAG.getNode(Q7X2ISD::HALF_BITS, DL, MVT::i32, Src));
  if (From == MVT::i16 && (To == MVT::f16 || To == MVT::bf16))
    return DAG.getNode(Q7X2ISD::BITS_HALF, DL, To,
                       DAG.getNode(ISD::ANY_EXTEND, DL, MVT::i32, Src));
  return SDValue();
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

// ---- loads and stores -------------------------------------------------------

// Returns the type as which a vector of narrow numbers is loaded and stored:
// words, or half a word. Invalid if that is not possible.
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
    return EVT(); // LLVM splits it.
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

// ---- elements ---------------------------------------------------------------

static SDValue getElement(SelectionDAG &DAG, const SDLoc &DL, SDValue Vec,
                          unsigned I) {
  EVT EltVT = Vec.getValueType().getVectorElementType();
  return DAG.getNode(ISD::EXTRACT_VECTOR_ELT, DL, EltVT, Vec,
                     DAG.getVectorIdxConstant(I, DL));
}

static SDValue isIndex(SelectionDAG &DAG, const SDLoc &DL, SDValue Index,
                       unsigned I) {
  EVT VT = Index.getValueType();
  return DAG.getSetCC(DL, MVT::i1, Index, DAG.getConstant(I, DL, VT),
                      ISD::SETEQ);
}

SDValue Q7X2TargetLowering::lowerExtractElement(SDValue Op,
                                                SelectionDAG &DAG) const {
  SDLoc DL(Op);
  SDValue Vec = Op.getOperand(0);
  SDValue Index = Op.getOperand(1);
  if (isa<ConstantSDNode>(Index))
    return Op;
  Index = DAG.getZExtOrTrunc(Index, DL, MVT::i32);
  EVT VT = Vec.getValueType();
  SDValue Result = getElement(DAG, DL, Vec, 0);
  for (unsigned I = 1, E = VT.getVectorNumElements(); I != E; ++I)
    Result =
        DAG.getSelect(DL, VT.getVectorElementType(), isIndex(DAG, DL, Index, I),
                      getElement(DAG, DL, Vec, I), Result);
  return Result;
}

SDValue Q7X2TargetLowering::lowerInsertElement(SDValue Op,
                                               SelectionDAG &DAG) const {
  SDLoc DL(Op);
  SDValue Vec = Op.getOperand(0), Value = Op.getOperand(1);
  SDValue Index = DAG.getZExtOrTrunc(Op.getOperand(2), DL, MVT::i32);
  EVT VT = Vec.getValueType();
  SmallVector<SDValue, 4> Elements;
  for (unsigned I = 0, E = VT.getVectorNumElements(); I != E; ++I) {
    SDValue Old = getElement(DAG, DL, Vec, I);
    if (auto *C = dyn_cast<ConstantSDNode>(Index))
      Elements.push_back(C->getZExtValue() == I ? Value : Old);
    else
      Elements.push_back(DAG.getSelect(DL, VT.getVectorElementType(),
                                       isIndex(DAG, DL, Index, I), Value, Old));
  }
  return DAG.getBuildVector(VT, DL, Elements);
}

// Selects by element, with the elements of the mask or one predicate for all.
SDValue Q7X2TargetLowering::lowerVectorSelect(SDValue Op,
                                              SelectionDAG &DAG) const {
  SDLoc DL(Op);
  SDValue Mask = Op.getOperand(0);
  EVT VT = Op.getValueType();
  SmallVector<SDValue, 4> Elements;
  for (unsigned I = 0, E = VT.getVectorNumElements(); I != E; ++I) {
    SDValue P = Mask;
    if (Mask.getValueType().isVector()) {
      SDValue Word = getElement(DAG, DL, Mask, I);
      P = DAG.getSetCC(DL, MVT::i1, Word,
                       DAG.getConstant(0, DL, Word.getValueType()), ISD::SETNE);
    }
    Elements.push_back(DAG.getSelect(DL, VT.getVectorElementType(), P,
                                     getElement(DAG, DL, Op.getOperand(1), I),
                                     getElement(DAG, DL, Op.getOperand(2), I)));
  }
  return DAG.getBuildVector(VT, DL, Elements);
}

// Extends the first elements of a vector. LLVM can legalize the extension of a
// separate vector of these, but not *_EXTEND_VECTOR_INREG of narrow elements.
SDValue Q7X2TargetLowering::combineExtendInReg(SDNode *N,
                                               SelectionDAG &DAG) const {
  ++NumCombinedVectorExtensions;
  SDLoc DL(N);
  SDValue Vector = N->getOperand(0);
  EVT VT = N->getValueType(0);
  EVT LowVT = VT.changeVectorElementType(
      *DAG.getContext(), Vector.getValueType().getVectorElementType());
  return DAG.getNode(SelectionDAG::getOpcode_EXTEND(N->getOpcode()), DL, VT,
                     DAG.getExtractSubvector(DL, LowVT, Vector, 0));
}
