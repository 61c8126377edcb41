//===-- Q7X2SelectSums.cpp - Selection of sums with carry -----------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Sums of 64 bits, and sums with carry in or out, become IADD.X of words. A
// difference is A + ~B + 1.
//
//   add i64 a, b     IADD.X R8, P0, R4, R6
//                    IADD.X R9, R5, R7, P0
//
//===----------------------------------------------------------------------===//

#include "Q7X2ISelDAGToDAG.h"
#include <optional>

using namespace llvm;

/// Returns whether a sum, possibly plus a constant, is an address, including
/// addresses of accesses that have been selected already.
static bool isAddress(SDNode *Sum) {
  return any_of(Sum->users(), [](SDNode *User) {
    if (const auto *Selected = dyn_cast<MachineSDNode>(User))
      return !Selected->memoperands_empty();
    return isa<MemSDNode>(User) || (User->getOpcode() == ISD::ADD &&
                                    isa<ConstantSDNode>(User->getOperand(1)));
  });
}

/// Returns whether LEAs fold a shifted word into all its users, which must be
/// sums. A sum whose other term is a shift or product does not count, since
/// that should be folded instead; nor does an address whose other term is
/// uniform, since the access adds it. The shift of a uniform value is free.
bool Q7X2DAGToDAGISel::isOnlyForSums(const SDNode *Shift) {
  constexpr unsigned MaxUses = 8;
  if (Shift->hasOneUse())
    return true;
  if (!Shift->isDivergent() ||
      Shift->getOperand(0).getOpcode() == Q7X2ISD::CBANK)
    return false;
  unsigned Uses = 0;
  return all_of(Shift->users(), [&](SDNode *User) {
    const bool IsAdd = User->getOpcode() == ISD::ADD;
    if (++Uses > MaxUses || (!IsAdd && User->getOpcode() != ISD::SUB))
      return false;
    const bool IsFirst = User->getOperand(0).getNode() == Shift;
    const SDValue Other = User->getOperand(IsFirst ? 1 : 0);
    return (IsAdd || !IsFirst) && Other.getNode() != Shift &&
           Other.getOpcode() != ISD::SHL && Other.getOpcode() != ISD::MUL &&
           (Other->isDivergent() || !isAddress(User));
  });
}

static bool needsNoRegister(SDValue V) {
  return isa<ConstantSDNode>(V) || V.getOpcode() == Q7X2ISD::CBANK;
}

std::pair<SDValue, SDValue> Q7X2DAGToDAGISel::emitSum(const SDLoc &DL, Term A,
                                                      Term B, SDValue Carry,
                                                      bool NotCarry) {
  // The first source is a register.
  if (needsNoRegister(A.V) && !needsNoRegister(B.V))
    std::swap(A, B);
  bool Is64 = A.V.getValueType() == MVT::i64;
  if (SDValue Bank, Off;
      Is64 && A.V.getOpcode() == Q7X2ISD::CBANK && matchCMem(A.V, Bank, Off))
    A.V = build(Q7X2::MOV64_C, DL, MVT::i64, {Bank, Off});
  SDValue Sums[2];
  auto [Pred, Not] = getPT(Q7X2::Pred::Inverted);
  if (Carry)
    matchPred(Carry, NotCarry, Pred, Not);
  for (unsigned Half = 0; Half != (Is64 ? 2 : 1); ++Half) {
    Word WA = Is64 ? getHalf(DL, A.V, Half) : getWord(A.V);
    Word WB = Is64 ? getHalf(DL, B.V, Half) : getWord(B.V);
    if (WB.isImm() && B.Invert) // Immediates have no SrcMods.
      if (auto *C = dyn_cast<ConstantSDNode>(WB.Imm))
        WB.Imm = getImm(int32_t(~uint32_t(C->getZExtValue())));
    // `~` is encoded as `-` (SrcMods::Inv).
    auto InvertMod = [](const Term &T) {
      return T.Invert ? Q7X2::SrcMods::Neg : Q7X2::SrcMods::None;
    };
    SmallVector<SDValue, 8> Operands = {asReg(DL, WA), getImm(InvertMod(A))};
    unsigned Opcode = addFlexible(Operands, WB, Q7X2::IADD_X_RR, InvertMod(B));
    Operands.append({Pred, Not});
    const EVT Types[] = {MVT::i32, MVT::i1};
    Sums[Half] = SDValue(build(Opcode, DL, Types, Operands), 0);
    Pred = Sums[Half].getValue(1);
    Not = getImm(Q7X2::Pred::Plain);
  }
  SDValue Sum = Is64 ? getSequence(DL, MVT::i64, {Sums[0], Sums[1]}) : Sums[0];
  return {Sum, Pred};
}

// IMAD.WIDE folds the addition (Q7X2Patterns.td): one instruction instead of
// two, even if the product has other uses.
static bool isWideProduct(SDValue V) {
  return V.getOpcode() == Q7X2ISD::MULWIDE_S ||
         V.getOpcode() == Q7X2ISD::MULWIDE_U;
}

// Selects the sum of an extended word and a register as IMAD.WIDE Rd, Word, 1,
// Register; or with -1 for a difference. The upper half of a zero-extended word
// is free, so its sum with a constant takes two instructions either way.
bool Q7X2DAGToDAGISel::selectExtendedAdd(SDNode *N, SDValue Extended,
                                         SDValue Other) {
  const bool IsSub = N->getOpcode() == ISD::SUB;
  const bool IsSigned = Extended.getOpcode() == ISD::SIGN_EXTEND;
  if ((!IsSigned && (IsSub || Extended.getOpcode() != ISD::ZERO_EXTEND)) ||
      Extended.getOperand(0).getValueType() != MVT::i32 ||
      isa<ConstantSDNode>(Other) ||
      (Other.getOpcode() == Q7X2ISD::CBANK && !IsSigned))
    return false;
  SDLoc DL(N);
  const EVT Types[] = {MVT::i64, MVT::i1};
  const unsigned Type = IsSigned ? Q7X2::IType_S32 : Q7X2::IType_U32;
  SDValue One = CurDAG->getSignedTargetConstant(IsSub ? -1 : 1, DL, MVT::i32);
  ReplaceNode(N, build(Q7X2::IMAD_WIDE_RIR, DL, ArrayRef<EVT>(Types),
                       {Extended.getOperand(0), One, Other,
                        getImm(Q7X2::SrcMods::None)},
                       {{Q7X2::OpName::itype, Type}}));
  return true;
}

// Selects the sum of two registers and 1 with a carry in, and x + ~y with an
// inverted source. The sum of a word of constant memory and 1 or -1 is a sum of
// that word and zero, or its inverse.
bool Q7X2DAGToDAGISel::selectCarryingAdd(SDNode *N) {
  if (N->getOpcode() != ISD::ADD)
    return false;
  SDLoc DL(N);
  SDValue A = N->getOperand(0), B = N->getOperand(1);
  auto Replace = [&](Term X, Term Y, bool HasCarry) {
    SDValue Carry = HasCarry ? getReg(Q7X2::PT, MVT::i1) : SDValue();
    ReplaceNode(N,
                emitSum(DL, X, Y, Carry, /*NotCarry=*/false).first.getNode());
    return true;
  };
  if (A.getOpcode() == Q7X2ISD::CBANK &&
      (isOneConstant(B) || isAllOnesConstant(B))) {
    SDValue Zero = CurDAG->getConstant(0, DL, MVT::i32);
    return Replace({Zero, isAllOnesConstant(B)}, {A}, isOneConstant(B));
  }
  if (isBitwiseNot(A))
    std::swap(A, B);
  if (isBitwiseNot(B) && B.hasOneUse())
    return Replace({A}, {B.getOperand(0), true}, false);
  auto IsOther = [](SDValue V) { // no other instruction adds it
    return !isa<ConstantSDNode>(V) && V.getOpcode() != ISD::MUL &&
           V.getOpcode() != ISD::SHL && V.getOpcode() != Q7X2ISD::CBANK;
  };
  if (isOneConstant(B) && A.getOpcode() == ISD::ADD && A.hasOneUse() &&
      IsOther(A.getOperand(0)) && IsOther(A.getOperand(1)))
    return Replace({A.getOperand(0)}, {A.getOperand(1)}, true);
  return false;
}

static bool isShiftOnce(SDValue V) {
  const auto *Amount = V.getOpcode() == ISD::SHL && V.hasOneUse()
                           ? dyn_cast<ConstantSDNode>(V.getOperand(1))
                           : nullptr;
  return Amount && Amount->getZExtValue() < 32;
}

// Inserts a new node before N, so that selection still visits it.
static void insertBefore(SelectionDAG &DAG, SDNode *N, SDNode *New) {
  if (New->getNodeId() != -1 && SelectionDAGISel::getUninvalidatedNodeId(New) <=
                                    SelectionDAGISel::getUninvalidatedNodeId(N))
    return;
  DAG.RepositionNode(N->getIterator(), New);
  New->setNodeId(N->getNodeId());
  SelectionDAGISel::InvalidateNodeId(New);
}

// Splits an OR without common bits into V and Shift, which has no other use.
// The shift may be an operand of the OR or, where a word is assembled from
// halves or four bytes, an operand of an operand:
//
//   or A, (or C, (shl D, 24))  ->  V = or A, C; Shift = shl D, 24
//
// Only selection can do this, since the DAG combiner's reassociation would undo
// it.
bool Q7X2DAGToDAGISel::splitShiftedOr(SDNode *N, SDValue &V, SDValue &Shift) {
  if (!CurDAG->isADDLike(SDValue(N, 0)))
    return false;
  for (unsigned I : {0, 1}) {
    V = N->getOperand(1 - I);
    Shift = N->getOperand(I);
    if (isShiftOnce(Shift))
      return true;
  }
  for (unsigned I : {0, 1}) {
    const SDValue Inner = N->getOperand(I);
    if (Inner.getOpcode() != ISD::OR || !Inner.hasOneUse() ||
        !CurDAG->isADDLike(Inner))
      continue;
    for (unsigned J : {0, 1}) {
      Shift = Inner.getOperand(J);
      if (!isShiftOnce(Shift))
        continue;
      V = CurDAG->getNode(ISD::OR, SDLoc(Inner), MVT::i32, N->getOperand(1 - I),
                          Inner.getOperand(1 - J), SDNodeFlags::Disjoint);
      insertBefore(*CurDAG, N, V.getNode());
      return true;
    }
  }
  return false;
}

// Selects an OR of words without common bits as their sum, which LEA computes
// together with a shift. LOP3 merges more operations, but not the shift.
bool Q7X2DAGToDAGISel::selectShiftedOr(SDNode *N) {
  SDValue Other, Shift;
  if (!splitShiftedOr(N, Other, Shift))
    return false;
  SDLoc DL(N);
  SmallVector<SDValue, 8> Operands = {asReg(DL, getWord(Shift.getOperand(0))),
                                      getImm(Q7X2::SrcMods::None)};
  const unsigned Opcode =
      addFlexible(Operands, getWord(Other), Q7X2::LEA_RRR, Q7X2::SrcMods::None);
  Operands.push_back(getImm(Shift.getConstantOperandVal(1)));
  const EVT Types[] = {MVT::i32, MVT::i1};
  SDNode *Sum = build(Opcode, DL, Types, Operands);
  ReplaceUses(SDValue(N, 0), SDValue(Sum, 0));
  CurDAG->RemoveDeadNode(N);
  return true;
}

// A word as the upper half of two words shifted left.
namespace {
struct UpperHalf {
  SDValue Low, High; // without High: the sign of Low or, unless IsSigned, 0
  bool IsSigned;
  unsigned Amount;
};
} // namespace

static std::optional<UpperHalf> getUpperHalf(SDValue V) {
  const unsigned Opcode = V.getOpcode();
  const bool IsFunnel = Opcode == ISD::FSHL || Opcode == ISD::FSHR,
             IsRotation = Opcode == ISD::ROTL || Opcode == ISD::ROTR;
  if (!IsFunnel && !IsRotation && Opcode != ISD::SRL && Opcode != ISD::SRA)
    return std::nullopt;
  const auto *By = dyn_cast<ConstantSDNode>(V.getOperand(IsFunnel ? 2 : 1));
  const unsigned Amount = By ? By->getZExtValue() : 0;
  if (Amount == 0 || Amount > 31)
    return std::nullopt;
  const bool IsLeft = Opcode == ISD::FSHL || Opcode == ISD::ROTL;
  UpperHalf Half{V.getOperand(IsFunnel ? 1 : 0), SDValue(), Opcode == ISD::SRA,
                 IsLeft ? Amount : 32 - Amount};
  if (IsFunnel || IsRotation)
    Half.High = V.getOperand(0);
  return Half;
}

// Selects the sum of a word and a word that is shifted right or rotated as
// LEA.HI.X, which adds the upper half of words shifted left. Divisions by
// constants end in such sums, and so do rounds of hash functions.
bool Q7X2DAGToDAGISel::selectUpperAdd(SDNode *N) {
  if (N->getOpcode() != ISD::ADD)
    return false;
  for (unsigned I : {0, 1}) {
    SDValue Shift = N->getOperand(I);
    const std::optional<UpperHalf> Half =
        Shift.hasOneUse() ? getUpperHalf(Shift) : std::nullopt;
    if (!Half)
      continue;
    SDLoc DL(N);
    SmallVector<SDValue, 8> Operands = {asReg(DL, getWord(Half->Low)),
                                        getImm(Q7X2::SrcMods::None)};
    const unsigned WithRegister =
        Half->IsSigned ? Q7X2::LEA_HI_X_SX32_RRR : Q7X2::LEA_HI_X_RRR;
    const unsigned Opcode = addFlexible(Operands, getWord(N->getOperand(1 - I)),
                                        WithRegister, Q7X2::SrcMods::None);
    if (!Half->IsSigned)
      Operands.push_back(Half->High ? asReg(DL, getWord(Half->High))
                                    : getReg(Q7X2::RZ, MVT::i32));
    auto [None, Not] = getPT(Q7X2::Pred::Inverted);
    Operands.append({getImm(Half->Amount), None, Not});
    const EVT Types[] = {MVT::i32, MVT::i1};
    ReplaceNode(N, build(Opcode, DL, Types, Operands));
    return true;
  }
  return false;
}

// Nothing is added to the lower half, or only the sum of two words.
bool Q7X2DAGToDAGISel::selectHighAdd(SDNode *N, SDValue High, SDValue Other) {
  if (High.getOpcode() != ISD::BUILD_PAIR ||
      !isNullConstant(High.getOperand(0)))
    return false;
  SDLoc DL(N);
  auto IsWord = [](SDValue V) {
    return V.getOpcode() == ISD::ZERO_EXTEND &&
           V.getOperand(0).getValueType() == MVT::i32;
  };
  if (Other.getOpcode() == ISD::ADD && Other.hasOneUse() &&
      IsWord(Other.getOperand(0)) && IsWord(Other.getOperand(1))) {
    SDValue A = Other.getOperand(0), B = Other.getOperand(1);
    if (A.getOperand(0).getOpcode() == Q7X2ISD::CBANK)
      std::swap(A, B);
    SDValue Pair = CurDAG->getNode(ISD::BUILD_PAIR, DL, MVT::i64,
                                   B.getOperand(0), High.getOperand(1));
    ReplaceNode(N, emitSum(DL, {A}, {Pair}, SDValue(), false).first.getNode());
    return true;
  }
  SmallVector<SDValue, 8> Operands = {asReg(DL, getHalf(DL, Other, 1)),
                                      getImm(Q7X2::SrcMods::None)};
  const unsigned Opcode = addFlexible(Operands, getWord(High.getOperand(1)),
                                      Q7X2::IADD_RR, Q7X2::SrcMods::None);
  SDValue Sum = build(Opcode, DL, MVT::i32, Operands);
  ReplaceNode(N,
              getSequence(DL, MVT::i64, {asReg(DL, getHalf(DL, Other, 0)), Sum})
                  .getNode());
  return true;
}

// Selects the sum of a shifted number and another one as LEA and LEA.HI.X: as
// many instructions as for the sum alone.
bool Q7X2DAGToDAGISel::selectShiftedAdd(SDNode *N, SDValue Shifted,
                                        SDValue Other) {
  if (Shifted.getOpcode() != ISD::BUILD_PAIR || !Shifted.hasOneUse())
    return false;
  // The uniform datapath shifts, and an address may add the result.
  if (!Shifted->isDivergent() && Other->isDivergent())
    return false;
  SDValue Lo = Shifted.getOperand(0), Hi = Shifted.getOperand(1);
  if (Lo.getOpcode() != ISD::SHL || Hi.getOpcode() != ISD::FSHL ||
      !Hi.hasOneUse() || // another user sum has been selected
      Lo.getOperand(0) != Hi.getOperand(1) ||
      !isa<ConstantSDNode>(Lo.getOperand(1)) ||
      Lo.getOperand(1) != Hi.getOperand(2))
    return false;
  SDLoc DL(N);
  const EVT Types[] = {MVT::i32, MVT::i1};
  SDValue Amount = getImm(Lo.getConstantOperandVal(1)),
          Word = asReg(DL, getWord(Lo.getOperand(0)));
  SmallVector<SDValue, 8> Operands = {Word, getImm(Q7X2::SrcMods::None)};
  unsigned Opcode = addFlexible(Operands, getHalf(DL, Other, 0), Q7X2::LEA_RRR,
                                Q7X2::SrcMods::None);
  Operands.push_back(Amount);
  SDValue Low(build(Opcode, DL, Types, Operands), 0);
  Operands = {Word, getImm(Q7X2::SrcMods::None)};
  Opcode = addFlexible(Operands, getHalf(DL, Other, 1), Q7X2::LEA_HI_X_RRR,
                       Q7X2::SrcMods::None);
  Operands.append({asReg(DL, getWord(Hi.getOperand(0))), Amount,
                   Low.getValue(1), getImm(Q7X2::Pred::Plain)});
  SDValue High(build(Opcode, DL, Types, Operands), 0);
  ReplaceNode(N, getSequence(DL, MVT::i64, {Low, High}).getNode());
  return true;
}

bool Q7X2DAGToDAGISel::selectAdd64(SDNode *N) {
  SDLoc DL(N);
  SDValue A = N->getOperand(0), B = N->getOperand(1);
  bool IsSub = N->getOpcode() == ISD::SUB;
  if (!IsSub && (isWideProduct(A) || isWideProduct(B)))
    return false;
  if ((!IsSub && selectExtendedAdd(N, A, B)) || selectExtendedAdd(N, B, A))
    return true;
  if (!IsSub && (selectShiftedAdd(N, A, B) || selectShiftedAdd(N, B, A) ||
                 selectHighAdd(N, A, B) || selectHighAdd(N, B, A)))
    return true;
  if (IsSub) {
    SDValue Carry = getReg(Q7X2::PT, MVT::i1);
    ReplaceNode(N, emitSum(DL, {A}, {B, true}, Carry, false).first.getNode());
    return true;
  }
  // Whole until addresses have been made of it (Q7X2PreRAExpand.cpp).
  if (needsNoRegister(A) && !needsNoRegister(B))
    std::swap(A, B);
  SmallVector<SDValue, 4> Operands = {A};
  unsigned Opcode = Q7X2::ADD64_RR;
  SDValue Bank, Off;
  if (auto *C = dyn_cast<ConstantSDNode>(B)) {
    Opcode = Q7X2::ADD64_RI;
    Operands.push_back(
        CurDAG->getSignedTargetConstant(C->getSExtValue(), DL, MVT::i64));
  } else if (B.getOpcode() == Q7X2ISD::CBANK && matchCMem(B, Bank, Off)) {
    Opcode = Q7X2::ADD64_RC;
    Operands.append({Bank, Off});
  } else {
    Operands.push_back(B);
  }
  ReplaceNode(N, build(Opcode, DL, MVT::i64, Operands).getNode());
  return true;
}

// Replaces the borrow of a difference by the inverse of its carry. Users that
// have been selected already read the carry, with their inversion toggled. The
// operand after a predicate says whether it is inverted.
void Q7X2DAGToDAGISel::useCarry(SDValue Borrow, SDValue Carry) {
  SmallVector<SDNode *, 4> Users;
  for (SDNode *User : Borrow->users())
    if (User->isMachineOpcode() && !is_contained(Users, User))
      Users.push_back(User);
  for (SDNode *User : Users) {
    SmallVector<SDValue, 8> Operands(User->ops());
    for (unsigned I = 0; I + 1 < Operands.size(); ++I)
      if (Operands[I] == Borrow) {
        Operands[I] = Carry;
        Operands[I + 1] = getImm(!Operands[I + 1]->getAsZExtVal());
      }
    SDNode *Updated = CurDAG->UpdateNodeOperands(User, Operands);
    if (Updated != User)
      ReplaceUses(User, Updated);
  }
}

// Selects the sum of a product and a register with its carry as IMAD.WIDE, or
// with a carry in as well as IMAD.WIDE.X.
bool Q7X2DAGToDAGISel::selectCarryOfProduct(SDNode *N) {
  SDLoc DL(N);
  for (unsigned I : {0, 1}) {
    SDValue Product = N->getOperand(I), Other = N->getOperand(1 - I);
    if (!isWideProduct(Product) || needsNoRegister(Other))
      continue;
    const bool IsSigned = Product.getOpcode() == Q7X2ISD::MULWIDE_S;
    SmallVector<SDValue, 8> Operands = {
        asReg(DL, getWord(Product.getOperand(0)))};
    const bool HasCarry = N->getOpcode() == ISD::UADDO_CARRY;
    const unsigned Opcode =
        addFlexible(Operands, getWord(Product.getOperand(1)),
                    HasCarry ? Q7X2::IMAD_WIDE_X_RRR : Q7X2::IMAD_WIDE_RRR);
    Operands.append({Other, getImm(Q7X2::SrcMods::None)});
    if (HasCarry) {
      SDValue Carry, Not;
      matchPred(N->getOperand(2), /*Invert=*/false, Carry, Not);
      Operands.append({Carry, Not});
    }
    const EVT Types[] = {MVT::i64, MVT::i1};
    ReplaceNode(N, build(Opcode, DL, ArrayRef<EVT>(Types), Operands,
                         {{Q7X2::OpName::itype,
                           IsSigned ? Q7X2::IType_S32 : Q7X2::IType_U32}}));
    return true;
  }
  return false;
}

// A difference is A + ~B + 1.
bool Q7X2DAGToDAGISel::selectCarry(SDNode *N) {
  SDLoc DL(N);
  if ((N->getOpcode() == ISD::UADDO || N->getOpcode() == ISD::UADDO_CARRY) &&
      selectCarryOfProduct(N))
    return true;
  bool IsSub =
      N->getOpcode() == ISD::USUBO || N->getOpcode() == ISD::USUBO_CARRY;
  SDValue Carry;
  if (N->getNumOperands() == 3)
    Carry = N->getOperand(2);
  else if (IsSub)
    Carry = CurDAG->getRegister(Q7X2::PT, MVT::i1);
  bool NotCarry = IsSub && N->getNumOperands() == 3;
  auto [Sum, Out] = emitSum(DL, {N->getOperand(0)}, {N->getOperand(1), IsSub},
                            Carry, NotCarry);
  if (IsSub)
    useCarry(SDValue(N, 1), Out);
  if (IsSub && N->hasAnyUseOfValue(1)) {
    auto [PT, Plain] = getPT();
    Out = build(Q7X2::PLOP3_X, DL, MVT::i1,
                {Out, getImm(Q7X2::Pred::Inverted), PT, Plain, PT, Plain,
                 getImm(Q7X2::Lut::A)});
  }
  ReplaceUses(SDValue(N, 0), Sum);
  ReplaceUses(SDValue(N, 1), Out);
  CurDAG->RemoveDeadNode(N);
  return true;
}
