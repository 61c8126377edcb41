//===-- Q7X2ISelLogic.cpp - Selection of trees ----------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Logic of up to three inputs becomes one LOP3 or PLOP3; a comparison takes
// the logic around it along; sums and comparisons of 64 bits become two.
//
//===----------------------------------------------------------------------===//

#include "Q7X2ISelDAGToDAG.h"

using namespace llvm;

// ---- trees of logic --------------------------------------------------------

namespace {

// A tree of logic over at most three values, and its truth table. Where an
// input appears the table has the constant of its place.
class LogicTree {
  SmallVector<SDValue, 3> Inputs;
  SmallPtrSet<SDNode *, 8> Inner;

  static bool isLogic(SDValue V) {
    switch (V.getOpcode()) {
    case ISD::AND:
    case ISD::OR:
    case ISD::XOR:
      return true;
    case ISD::SELECT: // of predicates
      return V.getValueType() == MVT::i1;
    default:
      return false;
    }
  }
  static bool isConstant(SDValue V) {
    return isNullConstant(V) || isAllOnesConstant(V);
  }
  void addInput(SDValue V, SmallVectorImpl<SDValue> &To) const {
    if (!isConstant(V) && !is_contained(To, V))
      To.push_back(V);
  }

  // The inputs if the I-th were replaced by its operands.
  SmallVector<SDValue, 5> withOpened(unsigned I) const {
    SmallVector<SDValue, 5> New;
    for (unsigned J = 0; J != Inputs.size(); ++J)
      if (J != I)
        addInput(Inputs[J], New);
    for (SDValue V : Inputs[I]->op_values())
      addInput(V, New);
    return New;
  }

public:
  explicit LogicTree(SDNode *Root) {
    Inner.insert(Root);
    for (SDValue V : Root->op_values())
      addInput(V, Inputs);
    for (unsigned I = 0; I < Inputs.size();) {
      SDValue V = Inputs[I];
      SmallVector<SDValue, 5> New;
      if (isLogic(V) && V.hasOneUse())
        New = withOpened(I);
      else if (isBitwiseNot(V)) // costs nothing here
        New = withOpened(I);
      if (New.empty() || New.size() > 3) {
        ++I;
        continue;
      }
      Inner.insert(V.getNode());
      Inputs.assign(New.begin(), New.end());
      I = 0;
    }
  }

  ArrayRef<SDValue> inputs() const { return Inputs; }

  // Places[i] is the constant of input i's place: 0xf0, 0xcc, 0xaa.
  unsigned table(SDValue V, ArrayRef<unsigned> Places) const {
    if (isNullConstant(V))
      return 0;
    if (isAllOnesConstant(V))
      return 0xff;
    if (!Inner.contains(V.getNode()))
      return Places[find(Inputs, V) - Inputs.begin()];
    auto Operand = [&](unsigned I) { return table(V.getOperand(I), Places); };
    switch (V.getOpcode()) {
    case ISD::AND:
      return Operand(0) & Operand(1);
    case ISD::OR:
      return Operand(0) | Operand(1);
    case ISD::XOR:
      return Operand(0) ^ Operand(1);
    default:
      return (Operand(0) & Operand(1)) | (~Operand(0) & Operand(2) & 0xff);
    }
  }
};

} // namespace

bool Q7X2DAGToDAGISel::selectLogic32(SDNode *N) {
  SDLoc DL(N);
  LogicTree Tree(N);
  ArrayRef<SDValue> Inputs = Tree.inputs();
  // What need not be in a register comes second, where it may stay out of one.
  SmallVector<Word, 3> Words;
  for (SDValue V : Inputs)
    Words.push_back(getWord(V));
  auto *Outside =
      find_if(Words, [](const Word &W) { return W.isImm() || W.isCMem(); });
  unsigned B = Outside == Words.end() ? std::min<unsigned>(1, Words.size() - 1)
                                      : Outside - Words.begin();
  if (Words.size() == 1 && Outside == Words.end())
    B = 3; // a single register is the first

  static const unsigned Order[] = {Q7X2::Lut::A, Q7X2::Lut::C};
  SDValue Zero = getReg(Q7X2::RZ, MVT::i32);
  SDValue A = Zero, C = Zero;
  SmallVector<unsigned, 3> Places(Words.size());
  unsigned Next = 0;
  for (unsigned I = 0; I != Words.size(); ++I) {
    if (I == B) {
      Places[I] = Q7X2::Lut::B;
      continue;
    }
    (Next == 0 ? A : C) = asReg(DL, Words[I]);
    Places[I] = Order[Next++];
  }
  Word Second;
  Second.Reg = Zero;
  if (B < Words.size())
    Second = Words[B];

  SmallVector<SDValue, 8> Operands = {A};
  unsigned Opcode = addFlexible(
      Operands, Second, {Q7X2::LOP3_RRR, Q7X2::LOP3_RIR, Q7X2::LOP3_RCR});
  unsigned Lut = Tree.table(SDValue(N, 0), Places);
  auto [PT, Not] = getPT(Q7X2::Pred::Inverted);
  Operands.append({C, getImm(Lut), PT, Not});
  const EVT Types[] = {MVT::i32, MVT::i1};
  SDNode *New = build(Opcode, DL, Types, Operands);
  ReplaceUses(SDValue(N, 0), SDValue(New, 0));
  CurDAG->RemoveDeadNode(N);
  return true;
}

// A comparison that only this logic wants does it itself, as its last step.
static bool isComparison(SDValue V) {
  return V.getOpcode() == ISD::SETCC && V.hasOneUse() &&
         !V.getOperand(0).getValueType().isVector() &&
         V.getOperand(0).getValueType() != MVT::i1;
}

bool Q7X2DAGToDAGISel::selectLogic1(SDNode *N) {
  SDLoc DL(N);
  if (N->getOpcode() != ISD::SELECT && !isBitwiseNot(SDValue(N, 0))) {
    unsigned BoolOp = N->getOpcode() == ISD::AND  ? Q7X2::BoolOp_AND
                      : N->getOpcode() == ISD::OR ? Q7X2::BoolOp_OR
                                                  : Q7X2::BoolOp_XOR;
    for (unsigned I : {0, 1})
      if (isComparison(N->getOperand(I))) {
        SDValue R = emitCompare(N->getOperand(I).getNode(),
                                N->getOperand(1 - I), BoolOp);
        ReplaceUses(SDValue(N, 0), R);
        CurDAG->RemoveDeadNode(N);
        return true;
      }
  }
  LogicTree Tree(N);
  static const unsigned Places[] = {Q7X2::Lut::A, Q7X2::Lut::B, Q7X2::Lut::C};
  SmallVector<SDValue, 7> Operands;
  for (unsigned I = 0; I != 3; ++I) {
    auto [Reg, Not] = getPT();
    if (I < Tree.inputs().size())
      Reg = Tree.inputs()[I];
    Operands.append({Reg, Not});
  }
  Operands.push_back(getImm(Tree.table(SDValue(N, 0), Places)));
  ReplaceNode(N, build(Q7X2::PLOP3_X, DL, ArrayRef<EVT>(MVT::i1), Operands));
  return true;
}

// ---- comparisons -----------------------------------------------------------

static unsigned getCompOp(ISD::CondCode CC) {
  switch (CC) {
  case ISD::SETEQ:
    return Q7X2::CompOp_EQ;
  case ISD::SETNE:
    return Q7X2::CompOp_NE;
  case ISD::SETLT:
  case ISD::SETULT:
    return Q7X2::CompOp_LT;
  case ISD::SETLE:
  case ISD::SETULE:
    return Q7X2::CompOp_LE;
  case ISD::SETGT:
  case ISD::SETUGT:
    return Q7X2::CompOp_GT;
  case ISD::SETGE:
  case ISD::SETUGE:
    return Q7X2::CompOp_GE;
  default:
    llvm_unreachable("not a comparison of integers");
  }
}

static unsigned getFCMPOp(ISD::CondCode CC) {
  switch (CC) {
  case ISD::SETEQ:
  case ISD::SETOEQ:
    return Q7X2::FCMPOp_EQ;
  case ISD::SETONE:
    return Q7X2::FCMPOp_NE;
  case ISD::SETLT:
  case ISD::SETOLT:
    return Q7X2::FCMPOp_LT;
  case ISD::SETLE:
  case ISD::SETOLE:
    return Q7X2::FCMPOp_LE;
  case ISD::SETGT:
  case ISD::SETOGT:
    return Q7X2::FCMPOp_GT;
  case ISD::SETGE:
  case ISD::SETOGE:
    return Q7X2::FCMPOp_GE;
  case ISD::SETUEQ:
    return Q7X2::FCMPOp_EQU;
  case ISD::SETNE:
  case ISD::SETUNE:
    return Q7X2::FCMPOp_NEU;
  case ISD::SETULT:
    return Q7X2::FCMPOp_LTU;
  case ISD::SETULE:
    return Q7X2::FCMPOp_LEU;
  case ISD::SETUGT:
    return Q7X2::FCMPOp_GTU;
  case ISD::SETUGE:
    return Q7X2::FCMPOp_GEU;
  case ISD::SETUO:
    return Q7X2::FCMPOp_NAN;
  case ISD::SETO:
    return Q7X2::FCMPOp_NUM;
  default:
    llvm_unreachable("not a comparison of floats");
  }
}

// The modifiers of ISETP.
static std::array<Q7X2::NamedMod, 3> getCompareMods(ISD::CondCode CC,
                                                    unsigned BoolOp) {
  unsigned Type =
      ISD::isUnsignedIntSetCC(CC) ? Q7X2::IType_U32 : Q7X2::IType_S32;
  return {{{Q7X2::OpName::compop, getCompOp(CC)},
           {Q7X2::OpName::boolop, BoolOp},
           {Q7X2::OpName::itype, Type}}};
}

SDValue Q7X2DAGToDAGISel::emitCompare32(SDValue A, SDValue B, ISD::CondCode CC,
                                        SDValue P, unsigned BoolOp,
                                        const SDLoc &DL) {
  // The first source has to be a register.
  if (A.getOpcode() == Q7X2ISD::CBANK && B.getOpcode() != Q7X2ISD::CBANK &&
      !isa<ConstantSDNode>(B)) {
    std::swap(A, B);
    CC = ISD::getSetCCSwappedOperands(CC);
  }
  SDValue Reg, Not;
  matchPred(P, /*Invert=*/false, Reg, Not);
  SmallVector<SDValue, 9> Operands = {asReg(DL, getWord(A))};
  unsigned Opcode = addFlexible(
      Operands, getWord(B), {Q7X2::ISETP_RR, Q7X2::ISETP_RI, Q7X2::ISETP_RC});
  Operands.append({Reg, Not});
  const EVT Types[] = {MVT::i1, MVT::i1};
  return SDValue(build(Opcode, DL, Types, Operands, getCompareMods(CC, BoolOp)),
                 0);
}

// The lower halves decide where the upper ones are equal.
SDValue Q7X2DAGToDAGISel::emitCompare64(SDValue A, SDValue B, ISD::CondCode CC,
                                        SDValue P, unsigned BoolOp,
                                        const SDLoc &DL) {
  if (isa<ConstantSDNode>(A)) {
    std::swap(A, B);
    CC = ISD::getSetCCSwappedOperands(CC);
  }
  const EVT Types[] = {MVT::i1, MVT::i1};
  auto [PT, Plain] = getPT();
  SmallVector<SDValue, 9> Lower = {asReg(DL, getHalf(DL, A, 0))};
  unsigned Opcode =
      addFlexible(Lower, getHalf(DL, B, 0),
                  {Q7X2::ISETP_RR, Q7X2::ISETP_RI, Q7X2::ISETP_RC});
  Lower.append({PT, Plain});
  SDValue Below(build(Opcode, DL, Types, Lower,
                      {{Q7X2::OpName::compop, getCompOp(CC)},
                       {Q7X2::OpName::boolop, Q7X2::BoolOp_AND},
                       {Q7X2::OpName::itype, Q7X2::IType_U32}}),
                0);

  SDValue Reg, Not;
  matchPred(P, /*Invert=*/false, Reg, Not);
  SmallVector<SDValue, 11> Upper = {asReg(DL, getHalf(DL, A, 1))};
  Opcode = addFlexible(Upper, getHalf(DL, B, 1),
                       {Q7X2::ISETP_X_RR, Q7X2::ISETP_X_RI, Q7X2::ISETP_X_RC});
  Upper.append({Reg, Not, Below, Plain});
  return SDValue(build(Opcode, DL, Types, Upper, getCompareMods(CC, BoolOp)),
                 0);
}

SDValue Q7X2DAGToDAGISel::emitCompareFloat(SDValue A, SDValue B,
                                           ISD::CondCode CC, SDValue P,
                                           unsigned BoolOp, const SDLoc &DL) {
  MVT VT = A.getSimpleValueType();
  bool IsHalf = VT == MVT::f16 || VT == MVT::bf16;
  unsigned Allowed = Q7X2::SrcMods::Neg | Q7X2::SrcMods::Abs;
  if (IsHalf)
    Allowed |= Q7X2::SrcMods::HSel;
  Forms F = IsHalf ? Forms{Q7X2::HSETP2_RR, Q7X2::HSETP2_RI, Q7X2::HSETP2_RC}
            : VT == MVT::f64
                ? Forms{Q7X2::DSETP_RR, Q7X2::DSETP_RI, Q7X2::DSETP_RC}
                : Forms{Q7X2::FSETP_RR, Q7X2::FSETP_RI, Q7X2::FSETP_RC};

  SDValue Bare = A;
  stripMods(Bare, Allowed);
  if (Bare.getOpcode() == Q7X2ISD::CBANK || isa<ConstantFPSDNode>(Bare)) {
    std::swap(A, B);
    CC = ISD::getSetCCSwappedOperands(CC);
  }
  unsigned ModsA = stripMods(A, Allowed);
  SmallVector<SDValue, 11> Operands = {getSourceReg(A), getImm(ModsA)};
  Word W;
  bool IsImm = IsHalf           ? selectH2Imm(B, W.Imm)
               : VT == MVT::f64 ? selectF64Imm(B, W.Imm)
                                : selectF32Imm(B, W.Imm);
  unsigned ModsB = Q7X2::SrcMods::None;
  if (!IsImm) {
    ModsB = stripMods(B, Allowed);
    if (!matchCMem(B, W.Bank, W.Off))
      W.Reg = getSourceReg(B);
  }
  unsigned Opcode = addFlexible(Operands, W, F, ModsB);
  SDValue Reg, Not;
  matchPred(P, /*Invert=*/false, Reg, Not);
  Operands.append({Reg, Not});
  SmallVector<Q7X2::NamedMod, 3> Mods = {{Q7X2::OpName::cmp, getFCMPOp(CC)},
                                         {Q7X2::OpName::lop, BoolOp}};
  if (VT == MVT::bf16)
    Mods.push_back({Q7X2::OpName::hfmt_v2, Q7X2::HFmtV2_BF16_V2});
  const EVT Types[] = {MVT::i1, MVT::i1};
  return SDValue(build(Opcode, DL, Types, Operands, Mods), 0);
}

SDValue Q7X2DAGToDAGISel::emitCompare(SDNode *N, SDValue P, unsigned BoolOp) {
  SDLoc DL(N);
  unsigned First = N->isStrictFPOpcode() ? 1 : 0;
  SDValue A = N->getOperand(First), B = N->getOperand(First + 1);
  auto CC = cast<CondCodeSDNode>(N->getOperand(First + 2))->get();
  if (A.getValueType().isFloatingPoint())
    return emitCompareFloat(A, B, CC, P, BoolOp, DL);
  if (A.getValueType() == MVT::i64)
    return emitCompare64(A, B, CC, P, BoolOp, DL);
  return emitCompare32(A, B, CC, P, BoolOp, DL);
}

bool Q7X2DAGToDAGISel::selectSetCC(SDNode *N) {
  if (N->getValueType(0) != MVT::i1)
    return false;
  SDValue R = emitCompare(N, getReg(Q7X2::PT, MVT::i1), Q7X2::BoolOp_AND);
  ReplaceUses(SDValue(N, 0), R);
  if (N->isStrictFPOpcode())
    ReplaceUses(SDValue(N, 1), N->getOperand(0));
  CurDAG->RemoveDeadNode(N);
  return true;
}

// ---- sums ------------------------------------------------------------------

std::pair<SDValue, SDValue> Q7X2DAGToDAGISel::emitSum(const SDLoc &DL, Term A,
                                                      Term B, SDValue Carry,
                                                      bool NotCarry) {
  // The first source is a register.
  auto NeedsNone = [&](SDValue V) {
    return isa<ConstantSDNode>(V) || V.getOpcode() == Q7X2ISD::CBANK;
  };
  if (NeedsNone(A.V) && !NeedsNone(B.V))
    std::swap(A, B);
  bool Is64 = A.V.getValueType() == MVT::i64;
  SDValue Sums[2];
  auto [Pred, Not] = getPT(Q7X2::Pred::Inverted);
  if (Carry)
    matchPred(Carry, NotCarry, Pred, Not);
  for (unsigned Half = 0; Half != (Is64 ? 2 : 1); ++Half) {
    Word WA = Is64 ? getHalf(DL, A.V, Half) : getWord(A.V);
    Word WB = Is64 ? getHalf(DL, B.V, Half) : getWord(B.V);
    if (WB.isImm() && B.Invert) // an immediate has no modifier
      if (auto *C = dyn_cast<ConstantSDNode>(WB.Imm))
        WB.Imm = getImm(int32_t(~uint32_t(C->getZExtValue())));
    // `~` is encoded as `-` is (SrcMods::Inv).
    auto InvertMod = [](const Term &T) {
      return T.Invert ? Q7X2::SrcMods::Neg : Q7X2::SrcMods::None;
    };
    SmallVector<SDValue, 8> Operands = {asReg(DL, WA), getImm(InvertMod(A))};
    unsigned Opcode = addFlexible(
        Operands, WB, {Q7X2::IADD_X_RR, Q7X2::IADD_X_RI, Q7X2::IADD_X_RC},
        InvertMod(B));
    Operands.append({Pred, Not});
    const EVT Types[] = {MVT::i32, MVT::i1};
    Sums[Half] = SDValue(build(Opcode, DL, Types, Operands), 0);
    Pred = Sums[Half].getValue(1);
    Not = getImm(Q7X2::Pred::Plain);
  }
  SDValue Sum = Is64 ? getSequence(DL, MVT::i64, {Sums[0], Sums[1]}) : Sums[0];
  return {Sum, Pred};
}

// IMAD.WIDE adds as well (Q7X2Patterns.td), one instruction for the two of a
// sum, so also where the product has other uses.
static bool isWideProduct(SDValue V) {
  return V.getOpcode() == Q7X2ISD::MULWIDE_S ||
         V.getOpcode() == Q7X2ISD::MULWIDE_U;
}

bool Q7X2DAGToDAGISel::selectAdd64(SDNode *N) {
  SDLoc DL(N);
  SDValue A = N->getOperand(0), B = N->getOperand(1);
  bool IsSub = N->getOpcode() == ISD::SUB;
  if (!IsSub && (isWideProduct(A) || isWideProduct(B)))
    return false;
  SDValue Carry = IsSub ? getReg(Q7X2::PT, MVT::i1) : SDValue();
  ReplaceNode(N, emitSum(DL, {A}, {B, IsSub}, Carry, false).first.getNode());
  return true;
}

// A difference is A + ~B + 1; what it borrows is what the sum does not carry.
bool Q7X2DAGToDAGISel::selectCarry(SDNode *N) {
  SDLoc DL(N);
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
