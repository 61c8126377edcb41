//===-- Q7X2SelectCompares.cpp - Selection of comparisons -----------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A comparison writes a predicate, combined with another one by a boolean
// operation. A comparison of 64-bit integers compares the lower words, and then
// the upper ones with that result.
//
//   setult i64 a, b     ISETP.LT.AND.U32 P0, R4, R6, PT
//                       ISETP.LT.AND.U32.X P0, R5, R7, PT, P0
//
// The second result of LOP3 is whether the logic is not zero. A 64-bit
// comparison with zero is such a test of the disjunction of both words.
//
//   setne (and a, b), 0     LOP3 P0, RZ, R4, R5, RZ, 0xc0, !PT
//
// If the result is to be a word of equal bits, or 1.0 or 0.0, the comparison
// writes that word.
//
//   sext (setlt a, b)             ISET.LT.AND R0, R4, R6, PT
//   select (setolt x, y), 1, 0    FSET.LT.AND.BF R0, R4, R5
//   add n, (zext (setlt a, b))    ISET.LT.AND R0, R4, R6, PT; IADD R1, -R0, R1
//
//===----------------------------------------------------------------------===//

#include "Q7X2ISelDAGToDAG.h"

using namespace llvm;

namespace {

/// The comparisons that compute a condition code of the DAG.
struct CondCodeInfo {
  ISD::CondCode Code;
  uint8_t Integer; ///< CompOp
  uint8_t Float;   ///< FCMPOp
};

} // namespace

#define GET_CondCodeTable_IMPL
#include "Q7X2GenSearchableTables.inc"

static const CondCodeInfo &getComparison(ISD::CondCode CC) {
  const auto *Info = find_if(
      CondCodeTable, [&](const CondCodeInfo &C) { return C.Code == CC; });
  assert(Info != std::end(CondCodeTable) && "not a comparison");
  return *Info;
}

// Returns the modifiers of ISETP and ISET.
SmallVector<Q7X2::NamedMod, 4>
Q7X2DAGToDAGISel::getCompareMods(ISD::CondCode CC, CompareResult R) {
  unsigned Type =
      ISD::isUnsignedIntSetCC(CC) ? Q7X2::IType_U32 : Q7X2::IType_S32;
  SmallVector<Q7X2::NamedMod, 4> Mods = {
      {Q7X2::OpName::compop, getComparison(CC).Integer},
      {Q7X2::OpName::boolop, R.BoolOp},
      {Q7X2::OpName::itype, Type}};
  if (R.isWord())
    Mods.push_back(
        {Q7X2::OpName::bmbf, R.isFloat() ? Q7X2::BMBF_BF : Q7X2::BMBF_BM});
  return Mods;
}

SDValue Q7X2DAGToDAGISel::buildCompare(unsigned Opcode, const SDLoc &DL,
                                       ArrayRef<SDValue> Operands,
                                       ArrayRef<Q7X2::NamedMod> Mods,
                                       CompareResult R) {
  if (R.isWord())
    return build(Opcode, DL, R.Word, Operands, Mods);
  const EVT Types[] = {MVT::i1, MVT::i1};
  return SDValue(build(Opcode, DL, Types, Operands, Mods), 0);
}

/// Rewrites x < 1 to x <= 0, and so on.
static void compareWithZero(SDValue &B, ISD::CondCode &CC, SelectionDAG &DAG) {
  const bool IsOne = isOneConstant(B);
  if (IsOne && (CC == ISD::SETLT || CC == ISD::SETGE))
    CC = CC == ISD::SETLT ? ISD::SETLE : ISD::SETGT;
  else if (IsOne && (CC == ISD::SETULT || CC == ISD::SETUGE))
    CC = CC == ISD::SETULT ? ISD::SETEQ : ISD::SETNE;
  else if (isAllOnesConstant(B) && (CC == ISD::SETGT || CC == ISD::SETLE))
    CC = CC == ISD::SETGT ? ISD::SETGE : ISD::SETLT;
  else
    return;
  B = DAG.getConstant(0, SDLoc(B), MVT::i32);
}

static bool isLogic32(SDValue V) {
  return V.getValueType() == MVT::i32 && V.hasOneUse() &&
         (V.getOpcode() == ISD::AND || V.getOpcode() == ISD::OR ||
          V.getOpcode() == ISD::XOR) &&
         !isBitwiseNot(V);
}

// Returns whether an instruction can write the result of a comparison to a
// word, and no other instruction needs it.
static bool isWordCompare(SDValue N, EVT Word) {
  if (N.getOpcode() != ISD::SETCC || !N.hasOneUse() ||
      N.getValueType() != MVT::i1)
    return false;
  const EVT Type = N.getOperand(0).getValueType();
  if (Type == MVT::f16 || Type == MVT::bf16)
    return Word == MVT::i32 || Word == Type;
  return (Type == MVT::f32 || Type == MVT::i32 || Type == MVT::i64) &&
         (Word == MVT::i32 || Word == MVT::f32);
}

// Returns whether a comparison may become a word by itself: it is
// sign-extended, or counted.
static bool mayBeWord(const SDNode *N) {
  if (!N->hasOneUse())
    return false;
  const SDNode *User = *N->user_begin();
  if (User->getOpcode() == ISD::ZERO_EXTEND && User->hasOneUse())
    return User->user_begin()->getOpcode() == ISD::ADD ||
           User->user_begin()->getOpcode() == ISD::SUB;
  return User->getOpcode() == ISD::SIGN_EXTEND;
}

// Returns a comparison that is cheaper than N: of the upper words if the lower
// ones do not matter, or one with zero that LOP3 can do. "Equal" becomes the
// inverse of "not equal", which users of predicates read.
static SDValue simplifyCompare(SDNode *N, SelectionDAG &DAG) {
  SDLoc DL(N);
  SDValue A = N->getOperand(0), B = N->getOperand(1);
  auto CC = cast<CondCodeSDNode>(N->getOperand(2))->get();
  auto Half = [&](unsigned I) {
    return DAG.getNode(ISD::EXTRACT_ELEMENT, DL, MVT::i32, A,
                       DAG.getConstant(I, DL, MVT::i32));
  };
  bool IsWide = A.getValueType() == MVT::i64;
  auto *C = dyn_cast<ConstantSDNode>(B);
  // x < C if the lower word of C is 0; x > C if it is all ones.
  bool IsLess = CC == ISD::SETLT || CC == ISD::SETGE || CC == ISD::SETULT ||
                CC == ISD::SETUGE;
  if (IsWide && C && !ISD::isIntEqualitySetCC(CC) &&
      Lo_32(C->getZExtValue()) == (IsLess ? 0 : UINT32_MAX))
    return DAG.getSetCC(DL, MVT::i1, Half(1),
                        DAG.getConstant(Hi_32(C->getZExtValue()), DL, MVT::i32),
                        CC);
  if (!ISD::isIntEqualitySetCC(CC) || !isNullConstant(B) ||
      A.getOpcode() == Q7X2ISD::CBANK || !(IsWide || isLogic32(A)))
    return SDValue();
  bool Invert = CC == ISD::SETEQ && !mayBeWord(N);
  if (!IsWide && !Invert)
    return SDValue();
  if (IsWide)
    A = DAG.getNode(ISD::OR, DL, MVT::i32, Half(0), Half(1));
  SDValue New = DAG.getSetCC(DL, MVT::i1, A, DAG.getConstant(0, DL, MVT::i32),
                             Invert ? ISD::SETNE : CC);
  return Invert ? DAG.getNOT(DL, New, MVT::i1) : New;
}

/// Returns whether A should be the second source of a comparison, where it
/// takes no instruction. The first one must be a register, which zero can be,
/// too.
static bool belongsOnRight(SDValue A, SDValue B) {
  if (A.getOpcode() == Q7X2ISD::CBANK)
    return B.getOpcode() != Q7X2ISD::CBANK &&
           (!isa<ConstantSDNode>(B) || isNullConstant(B));
  return isa<ConstantSDNode>(A);
}

/// Returns the product of two words, if it exists. The lower half of a pair may
/// be an element or a truncation.
static SDNode *findProduct(SDValue A, SDValue B, SelectionDAG &DAG) {
  auto GetTwins = [&](SDValue Word) {
    SmallVector<SDValue, 2> Twins = {Word};
    if (Word.getOpcode() == ISD::EXTRACT_ELEMENT &&
        Word.getConstantOperandVal(1) == 0)
      if (SDNode *Low = DAG.getNodeIfExists(
              ISD::TRUNCATE, DAG.getVTList(MVT::i32), Word.getOperand(0)))
        Twins.push_back(SDValue(Low, 0));
    return Twins;
  };
  for (SDValue X : GetTwins(A))
    for (SDValue Y : GetTwins(B))
      for (const auto &Factors : {std::array{X, Y}, std::array{Y, X}})
        if (SDNode *Product =
                DAG.getNodeIfExists(ISD::MUL, DAG.getVTList(MVT::i32), Factors))
          if (!Product->use_empty())
            return Product;
  return nullptr;
}

// Merges both halves of a product into one wide product, unless each half is a
// term of a sum, in which case two IMADs add for free. N is the upper half or
// the whole product, of which the lower half is computed again.
static void mergeProducts(SDNode *N, SelectionDAG &DAG) {
  SDNode *Low = findProduct(N->getOperand(0), N->getOperand(1), DAG);
  const bool IsWhole = N->getValueType(0) == MVT::i64;
  auto IsPartOfSum = [](const SDNode *Product) {
    return Product->hasOneUse() &&
           Product->user_begin()->getOpcode() == ISD::ADD;
  };
  if (!Low || (IsPartOfSum(Low) && (IsWhole || IsPartOfSum(N))))
    return;
  SDLoc DL(N);
  SDValue Whole =
      IsWhole ? SDValue(N, 0)
              : DAG.getNode(N->getOpcode() == ISD::MULHU ? Q7X2ISD::MULWIDE_U
                                                         : Q7X2ISD::MULWIDE_S,
                            DL, MVT::i64, N->getOperand(0), N->getOperand(1));
  auto Replace = [&](SDNode *Word, unsigned Half) {
    DAG.ReplaceAllUsesOfValueWith(
        SDValue(Word, 0), DAG.getNode(ISD::EXTRACT_ELEMENT, DL, MVT::i32, Whole,
                                      DAG.getConstant(Half, DL, MVT::i32)));
  };
  Replace(Low, 0);
  if (!IsWhole)
    Replace(N, 1);
}

/// Returns whether a node is the upper half of a product of words, or all of
/// it.
static bool isUpperOrWholeProduct(const SDNode *N) {
  switch (N->getOpcode()) {
  case ISD::MULHU:
  case ISD::MULHS:
    return N->getValueType(0) == MVT::i32;
  case Q7X2ISD::MULWIDE_U:
  case Q7X2ISD::MULWIDE_S:
    return true;
  default:
    return false;
  }
}

// Masks a word before it is shifted rather than after that, which the combiner
// would undo, so that the mask is part of the word's LOP3, and LEA.HI.X shifts
// for a sum:
//   ((a ^ b) >> 1 & 0x7f7f7f7f) + c  =>  (((a ^ b) & 0xfefefefe) >> 1) + c
static SDValue maskBeforeShift(SDNode *N, SelectionDAG &DAG) {
  SDValue Shift = N->getOperand(0);
  const auto *Mask = dyn_cast<ConstantSDNode>(N->getOperand(1));
  if (!Mask || Shift.getOpcode() != ISD::SRL || !Shift.hasOneUse() ||
      !N->hasOneUse() || Shift.getValueType() != MVT::i32)
    return SDValue();
  const auto *Amount = dyn_cast<ConstantSDNode>(Shift.getOperand(1));
  const uint64_t Bits = Mask->getZExtValue(),
                 By = Amount ? Amount->getZExtValue() : 0;
  const SDNode *User = *N->user_begin();
  SDValue Word = Shift.getOperand(0);
  const bool IsPart = ISD::isBitwiseLogicOp(Word.getOpcode()) &&
                      Word.hasOneUse() &&
                      !ISD::isBitwiseLogicOp(User->getOpcode());
  const bool IsByte = By % 8 == 0 && (Bits == 0xff || Bits == 0xffff); // PRMT's
  if (By == 0 || By > 31 || Bits >> (32 - By) || IsByte ||
      (!IsPart && User->getOpcode() != ISD::ADD))
    return SDValue();
  SDLoc DL(N);
  SDValue Masked = DAG.getNode(ISD::AND, DL, MVT::i32, Word,
                               DAG.getConstant(Bits << By, DL, MVT::i32));
  return DAG.getNode(ISD::SRL, DL, MVT::i32, Masked, Shift.getOperand(1));
}

/// Returns a node of fewer instructions for N, or null.
static SDValue simplifyLogic(SDNode *N, SelectionDAG &DAG) {
  if (N->getOpcode() == ISD::AND)
    return maskBeforeShift(N, DAG);
  // FLO is 31 less the number of leading zeros.
  SDValue Zeros = N->getOperand(0);
  const auto *C = dyn_cast<ConstantSDNode>(N->getOperand(1));
  if (N->getOpcode() != ISD::XOR || !C || C->getZExtValue() != 31 ||
      Zeros.getOpcode() != ISD::CTLZ_ZERO_UNDEF)
    return SDValue();
  SDLoc DL(N);
  return DAG.getNode(ISD::SUB, DL, MVT::i32, N->getOperand(1),
                     DAG.getNode(ISD::CTLZ, DL, MVT::i32, Zeros.getOperand(0)));
}

void Q7X2DAGToDAGISel::PreprocessISelDAG() {
  for (auto I = CurDAG->allnodes_begin(); I != CurDAG->allnodes_end(); ++I) {
    SDNode *N = &*I; // N stays, unlike its users
    if (isUpperOrWholeProduct(N) && !N->use_empty())
      mergeProducts(N, *CurDAG);
    if (ISD::isBitwiseLogicOp(N->getOpcode()) && !N->use_empty() &&
        N->getValueType(0) == MVT::i32)
      if (SDValue New = simplifyLogic(N, *CurDAG))
        CurDAG->ReplaceAllUsesOfValueWith(SDValue(N, 0), New);
    if (N->getOpcode() != ISD::SETCC || N->use_empty() ||
        N->getValueType(0) != MVT::i1 ||
        !N->getOperand(0).getValueType().isScalarInteger())
      continue;
    if (SDValue New = simplifyCompare(N, *CurDAG))
      CurDAG->ReplaceAllUsesOfValueWith(SDValue(N, 0), New);
  }
  CurDAG->RemoveDeadNodes();
}

SDValue Q7X2DAGToDAGISel::emitCompare32(SDValue A, SDValue B, ISD::CondCode CC,
                                        SDValue P, CompareResult R,
                                        const SDLoc &DL) {
  if (CC == ISD::SETNE && isNullConstant(B) && isLogic32(A) && !R.isWord() &&
      R.BoolOp != Q7X2::BoolOp_XOR) {
    SDValue Reg, Not;
    matchPred(P, /*Invert=*/false, Reg, Not);
    bool IsAnd = R.BoolOp == Q7X2::BoolOp_AND;
    if (IsAnd && Reg == getReg(Q7X2::PT, MVT::i1) &&
        Not->getAsZExtVal() == Q7X2::Pred::Plain) { // nothing is combined
      IsAnd = false;
      Not = getImm(Q7X2::Pred::Inverted);
    }
    return SDValue(buildLogic32(A.getNode(), Reg, Not,
                                IsAnd ? Q7X2::EXBool_PAND : Q7X2::EXBool_POR),
                   1);
  }
  if (A.getOpcode() == Q7X2ISD::CBANK)
    compareWithZero(B, CC, *CurDAG);
  if (belongsOnRight(A, B)) {
    std::swap(A, B);
    CC = ISD::getSetCCSwappedOperands(CC);
  }
  SDValue Reg, Not;
  matchPred(P, /*Invert=*/false, Reg, Not);
  SmallVector<SDValue, 9> Operands = {asReg(DL, getWord(A))};
  unsigned Opcode = addFlexible(Operands, getWord(B),
                                R.isWord() ? Q7X2::ISET_RR : Q7X2::ISETP_RR);
  Operands.append({Reg, Not});
  return buildCompare(Opcode, DL, Operands, getCompareMods(CC, R), R);
}

// The lower words decide if the upper ones are equal.
SDValue Q7X2DAGToDAGISel::emitCompare64(SDValue A, SDValue B, ISD::CondCode CC,
                                        SDValue P, CompareResult R,
                                        const SDLoc &DL) {
  if (belongsOnRight(A, B)) {
    std::swap(A, B);
    CC = ISD::getSetCCSwappedOperands(CC);
  }
  const EVT Types[] = {MVT::i1, MVT::i1};
  auto [PT, Plain] = getPT();
  SmallVector<SDValue, 9> Lower = {asReg(DL, getHalf(DL, A, 0))};
  unsigned Opcode = addFlexible(Lower, getHalf(DL, B, 0), Q7X2::ISETP_RR);
  Lower.append({PT, Plain});
  SDValue Below(build(Opcode, DL, Types, Lower,
                      {{Q7X2::OpName::compop, getComparison(CC).Integer},
                       {Q7X2::OpName::boolop, Q7X2::BoolOp_AND},
                       {Q7X2::OpName::itype, Q7X2::IType_U32}}),
                0);

  SDValue Reg, Not;
  matchPred(P, /*Invert=*/false, Reg, Not);
  SmallVector<SDValue, 11> Upper = {asReg(DL, getHalf(DL, A, 1))};
  Opcode = addFlexible(Upper, getHalf(DL, B, 1),
                       R.isWord() ? Q7X2::ISET_X_RR : Q7X2::ISETP_X_RR);
  Upper.append({Reg, Not, Below, Plain});
  return buildCompare(Opcode, DL, Upper, getCompareMods(CC, R), R);
}

// Lets the comparison of the lower half decide for both halves of a word.
static unsigned selectLowerHalf(unsigned Mods) {
  constexpr unsigned HSel = Q7X2::SrcMods::HSel;
  constexpr unsigned Shift = Q7X2::SrcMods::HSelShift;
  return (Mods & HSel) >> Shift == Q7X2::HSel2_H1_H0
             ? (Mods & ~HSel) | Q7X2::HSel2_H0_H0 << Shift
             : Mods;
}

SDValue Q7X2DAGToDAGISel::emitCompareFloat(SDValue A, SDValue B,
                                           ISD::CondCode CC, SDValue P,
                                           CompareResult R, const SDLoc &DL) {
  MVT VT = A.getSimpleValueType();
  bool IsHalf = VT == MVT::f16 || VT == MVT::bf16;
  unsigned Allowed = Q7X2::SrcMods::Neg | Q7X2::SrcMods::Abs;
  if (IsHalf)
    Allowed |= Q7X2::SrcMods::HSel;
  unsigned WithRegister = IsHalf           ? Q7X2::HSETP2_RR
                          : VT == MVT::f64 ? Q7X2::DSETP_RR
                                           : Q7X2::FSETP_RR;
  if (R.isWord())
    WithRegister = IsHalf ? Q7X2::HSET2_RR : Q7X2::FSET_RR;
  const bool IsWordOfHalf = R.isWord() && IsHalf;

  SDValue Bare = A;
  stripMods(Bare, Allowed);
  if (Bare.getOpcode() == Q7X2ISD::CBANK || isa<ConstantFPSDNode>(Bare)) {
    std::swap(A, B);
    CC = ISD::getSetCCSwappedOperands(CC);
  }
  unsigned ModsA = stripMods(A, Allowed);
  ModsA = IsWordOfHalf ? selectLowerHalf(ModsA) : ModsA;
  SmallVector<SDValue, 11> Operands = {getSourceReg(A), getImm(ModsA)};
  Word W;
  bool IsImm = IsHalf           ? selectH2Imm(B, W.Imm)
               : VT == MVT::f64 ? selectF64Imm(B, W.Imm)
                                : selectF32Imm(B, W.Imm);
  unsigned ModsB = Q7X2::SrcMods::None;
  if (!IsImm) {
    ModsB = stripMods(B, Allowed);
    ModsB = IsWordOfHalf ? selectLowerHalf(ModsB) : ModsB;
    if (!matchCMem(B, W.Bank, W.Off))
      W.Reg = getSourceReg(B);
  }
  unsigned Opcode = addFlexible(Operands, W, WithRegister, ModsB);
  SDValue Reg, Not;
  matchPred(P, /*Invert=*/false, Reg, Not);
  Operands.append({Reg, Not});
  SmallVector<Q7X2::NamedMod, 4> Mods = {
      {Q7X2::OpName::cmp, getComparison(CC).Float},
      {Q7X2::OpName::lop, R.BoolOp}};
  if (VT == MVT::bf16)
    Mods.push_back({Q7X2::OpName::hfmt_v2, Q7X2::HFmtV2_BF16_V2});
  if (R.isWord())
    Mods.push_back(
        {Q7X2::OpName::bval, R.isFloat() ? Q7X2::BVal_BF : Q7X2::BVal_BM});
  return buildCompare(Opcode, DL, Operands, Mods, R);
}

SDValue Q7X2DAGToDAGISel::emitCompare(SDNode *N, SDValue P, CompareResult R,
                                      bool Invert) {
  SDLoc DL(N);
  unsigned First = N->isStrictFPOpcode() ? 1 : 0;
  SDValue A = N->getOperand(First), B = N->getOperand(First + 1);
  auto CC = cast<CondCodeSDNode>(N->getOperand(First + 2))->get();
  if (Invert)
    CC = ISD::getSetCCInverse(CC, A.getValueType());
  if (A.getValueType().isFloatingPoint())
    return emitCompareFloat(A, B, CC, P, R, DL);
  if (A.getValueType() == MVT::i64)
    return emitCompare64(A, B, CC, P, R, DL);
  return emitCompare32(A, B, CC, P, R, DL);
}

bool Q7X2DAGToDAGISel::selectSetCC(SDNode *N) {
  if (N->getValueType(0) != MVT::i1)
    return false;
  SDValue R = emitCompare(N, getReg(Q7X2::PT, MVT::i1), {Q7X2::BoolOp_AND});
  ReplaceUses(SDValue(N, 0), R);
  if (N->isStrictFPOpcode())
    ReplaceUses(SDValue(N, 1), N->getOperand(0));
  CurDAG->RemoveDeadNode(N);
  return true;
}

SDValue Q7X2DAGToDAGISel::emitSet(SDValue Compare, EVT Word, bool Invert) {
  return emitCompare(Compare.getNode(), getReg(Q7X2::PT, MVT::i1),
                     {Q7X2::BoolOp_AND, Word}, Invert);
}

// Selects a comparison that is extended, or that selects between 1.0 and 0.0.
bool Q7X2DAGToDAGISel::selectSet(SDNode *N) {
  const EVT VT = N->getValueType(0);
  if (!isWordCompare(N->getOperand(0), VT))
    return false;
  bool Invert = false;
  if (N->getOpcode() == ISD::SELECT) {
    auto *T = dyn_cast<ConstantFPSDNode>(N->getOperand(1));
    auto *F = dyn_cast<ConstantFPSDNode>(N->getOperand(2));
    if (!T || !F)
      return false;
    Invert = T->isExactlyValue(0.0);
    if (!(Invert ? F : T)->isExactlyValue(1.0) ||
        !(Invert ? T : F)->isExactlyValue(0.0))
      return false;
  } else if (VT != MVT::i32) {
    return false;
  }
  ReplaceNode(N, emitSet(N->getOperand(0), VT, Invert).getNode());
  return true;
}

// Selects the addition or subtraction of 1 if a comparison is true: subtracts
// or adds its word, which is -1.
bool Q7X2DAGToDAGISel::selectCount(SDNode *N) {
  const bool IsSub = N->getOpcode() == ISD::SUB;
  for (unsigned I : {1, 0}) {
    SDValue Extended = N->getOperand(I);
    if ((IsSub && I == 0) || Extended.getOpcode() != ISD::ZERO_EXTEND ||
        !Extended.hasOneUse() ||
        !isWordCompare(Extended.getOperand(0), MVT::i32))
      continue;
    SDLoc DL(N);
    SmallVector<SDValue, 5> Operands = {
        emitSet(Extended.getOperand(0), MVT::i32),
        getImm(IsSub ? Q7X2::SrcMods::None : Q7X2::SrcMods::Neg)};
    const unsigned Opcode = addFlexible(Operands, getWord(N->getOperand(1 - I)),
                                        Q7X2::IADD_RR, Q7X2::SrcMods::None);
    ReplaceNode(N, build(Opcode, DL, MVT::i32, Operands).getNode());
    return true;
  }
  return false;
}
