//===-- Q7X2SelectLogic.cpp - Selection of logic --------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A tree of logic over at most three values becomes one LOP3 or PLOP3. An
// operation on two predicates, one of which is a comparison, is folded into the
// comparison.
//
//   and (xor a, b), c        LOP3 R4, R6, R4, R5, 0x60, !PT
//   and (setlt a, b), p      ISETP.LT.AND P0, R4, R5, P1
//
//===----------------------------------------------------------------------===//

#include "Q7X2ISelDAGToDAG.h"
#include "llvm/ADT/Statistic.h"
#include <algorithm>

using namespace llvm;

#define DEBUG_TYPE "q7x2-isel"

STATISTIC(NumFoldedLogic, "Number of logic operations folded into another");
STATISTIC(NumFoldedCompares,
          "Number of logic operations folded into a comparison");

// ---- trees of logic --------------------------------------------------------

namespace {

// A tree of logic over at most three values. Its truth table is the value of
// the tree for the constants of Q7X2::Lut as inputs.
class LogicTree {
  SmallVector<SDValue, 5> Inputs;
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
  static void addInput(SDValue V, SmallVectorImpl<SDValue> &To) {
    if (!isConstant(V) && !is_contained(To, V))
      To.push_back(V);
  }

  // A NOT is free even with other uses.
  static bool canOpen(SDValue V) {
    return (isLogic(V) && V.hasOneUse()) || isBitwiseNot(V);
  }

  using InputList = SmallVector<SDValue, 5>;

  // Returns the inputs with the I-th one replaced by its operands.
  static InputList withOpened(ArrayRef<SDValue> Inputs, unsigned I) {
    InputList New;
    for (unsigned J = 0; J != Inputs.size(); ++J)
      if (J != I)
        addInput(Inputs[J], New);
    for (SDValue V : Inputs[I]->op_values())
      addInput(V, New);
    return New;
  }

  // Returns the inputs that can be opened. Those with a constant, which needs
  // no register, come first: each term of x | y & 1 | z & 2 takes one LOP3.
  static SmallVector<unsigned, 5> getOpenable(ArrayRef<SDValue> Inputs) {
    SmallVector<unsigned, 5> Openable;
    for (unsigned I = 0; I != Inputs.size(); ++I)
      if (canOpen(Inputs[I]))
        Openable.push_back(I);
    std::stable_partition(Openable.begin(), Openable.end(), [&](unsigned I) {
      return any_of(Inputs[I]->op_values(),
                    [](SDValue V) { return isa<ConstantSDNode>(V); });
    });
    return Openable;
  }

  // Opens inputs until at most three remain, which takes several steps if the
  // operands overlap. Returns false if that is not possible.
  bool open(ArrayRef<SDValue> From, unsigned Steps) {
    for (unsigned I : getOpenable(From)) {
      const InputList New = withOpened(From, I);
      if (New.size() <= 3)
        Inputs = New;
      else if (Steps == 1 || !open(New, Steps - 1))
        continue;
      ++NumFoldedLogic;
      Inner.insert(From[I].getNode());
      return true;
    }
    return false;
  }

  // Returns whether only other logic uses V: if each of its users computes V
  // itself, V is dead.
  static bool isOnlyForLogic(SDValue V) {
    return isLogic(V) && all_of(V->users(), [&](SDNode *User) {
             return User->getValueType(0) == V.getValueType() &&
                    isLogic(SDValue(User, 0));
           });
  }
  void openShared() {
    for (unsigned I = 0; I != Inputs.size(); ++I) {
      if (!isOnlyForLogic(Inputs[I]))
        continue;
      const InputList New = withOpened(Inputs, I);
      if (New.size() > 3)
        continue;
      ++NumFoldedLogic;
      Inner.insert(Inputs[I].getNode());
      Inputs = New;
      return;
    }
  }

public:
  explicit LogicTree(SDNode *Root) {
    constexpr unsigned MaxSteps = 3;
    Inner.insert(Root);
    for (SDValue V : Root->op_values())
      addInput(V, Inputs);
    while (open(InputList(Inputs), MaxSteps))
      ;
    openShared();
  }

  ArrayRef<SDValue> inputs() const { return Inputs; }

  // Evaluates V. Tables[i] is the constant of Q7X2::Lut for input i.
  unsigned truthTable(SDValue V, ArrayRef<unsigned> Tables) const {
    if (isNullConstant(V))
      return Q7X2::Lut::False;
    if (isAllOnesConstant(V))
      return Q7X2::Lut::True;
    if (!Inner.contains(V.getNode()))
      return Tables[find(Inputs, V) - Inputs.begin()];
    auto Operand = [&](unsigned I) {
      return truthTable(V.getOperand(I), Tables);
    };
    switch (V.getOpcode()) {
    case ISD::AND:
      return Operand(0) & Operand(1);
    case ISD::OR:
      return Operand(0) | Operand(1);
    case ISD::XOR:
      return Operand(0) ^ Operand(1);
    default:
      return (Operand(0) & Operand(1)) |
             (~Operand(0) & Operand(2) & Q7X2::Lut::True);
    }
  }
};

} // namespace

SDNode *Q7X2DAGToDAGISel::buildLogic32(SDNode *N, SDValue P, SDValue Not,
                                       unsigned Combine) {
  SDLoc DL(N);
  LogicTree Tree(N);
  ArrayRef<SDValue> Inputs = Tree.inputs();
  // The second source is the flexible one, which need not be a register. If
  // there are an immediate and a word of a constant bank, the latter is more
  // likely to be in a register for other users, too.
  SmallVector<Word, 3> Words;
  for (SDValue V : Inputs)
    Words.push_back(getWord(V));
  auto *Flexible = find_if(Words, [](const Word &W) { return W.isImm(); });
  if (Flexible == Words.end())
    Flexible = find_if(Words, [](const Word &W) { return W.isCMem(); });
  unsigned B = Flexible == Words.end() ? std::min<unsigned>(1, Words.size() - 1)
                                       : Flexible - Words.begin();
  if (Words.size() == 1 && Flexible == Words.end())
    B = 3; // A single register is the first source.

  static const unsigned Order[] = {Q7X2::Lut::A, Q7X2::Lut::C};
  SDValue Zero = getReg(Q7X2::RZ, MVT::i32);
  SDValue A = Zero, C = Zero;
  SmallVector<unsigned, 3> Tables(Words.size());
  unsigned Next = 0;
  for (unsigned I = 0; I != Words.size(); ++I) {
    if (I == B) {
      Tables[I] = Q7X2::Lut::B;
      continue;
    }
    (Next == 0 ? A : C) = asReg(DL, Words[I]);
    Tables[I] = Order[Next++];
  }
  Word Second;
  Second.Reg = Zero;
  if (B < Words.size())
    Second = Words[B];

  SmallVector<SDValue, 8> Operands = {A};
  unsigned Opcode = addFlexible(Operands, Second, Q7X2::LOP3_RRR);
  unsigned Lut = Tree.truthTable(SDValue(N, 0), Tables);
  Operands.append({C, getImm(Lut), P, Not});
  const EVT Types[] = {MVT::i32, MVT::i1};
  return build(Opcode, DL, Types, Operands, {{Q7X2::OpName::exbool, Combine}});
}

bool Q7X2DAGToDAGISel::selectLogic32(SDNode *N) {
  auto [PT, Not] = getPT(Q7X2::Pred::Inverted);
  SDNode *New = buildLogic32(N, PT, Not, Q7X2::EXBool_POR);
  ReplaceUses(SDValue(N, 0), SDValue(New, 0));
  CurDAG->RemoveDeadNode(N);
  return true;
}

// Returns whether V is a comparison that can perform its only use, a logic
// operation.
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
        ++NumFoldedCompares;
        SDValue R = emitCompare(N->getOperand(I).getNode(),
                                N->getOperand(1 - I), {BoolOp});
        ReplaceUses(SDValue(N, 0), R);
        CurDAG->RemoveDeadNode(N);
        return true;
      }
  }
  LogicTree Tree(N);
  static const unsigned Tables[] = {Q7X2::Lut::A, Q7X2::Lut::B, Q7X2::Lut::C};
  SmallVector<SDValue, 7> Operands;
  for (unsigned I = 0; I != 3; ++I) {
    auto [Reg, Not] = getPT();
    if (I < Tree.inputs().size())
      Reg = Tree.inputs()[I];
    Operands.append({Reg, Not});
  }
  Operands.push_back(getImm(Tree.truthTable(SDValue(N, 0), Tables)));
  ReplaceNode(N, build(Q7X2::PLOP3_X, DL, ArrayRef<EVT>(MVT::i1), Operands));
  return true;
}
