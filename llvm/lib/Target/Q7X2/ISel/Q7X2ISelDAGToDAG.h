//===-- Q7X2ISelDAGToDAG.h - Instruction selection --------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Q7X2ISelDAGToDAG.cpp     dispatch; constants, subregisters
// Q7X2SelectSources.cpp    the complex patterns: sources and addresses
// Q7X2SelectLogic.cpp      trees of logic
// Q7X2SelectCompares.cpp   comparisons
// Q7X2SelectSums.cpp       sums with carry
// Q7X2Patterns*.td         everything else
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_ISEL_Q7X2ISELDAGTODAG_H
#define LLVM_LIB_TARGET_Q7X2_ISEL_Q7X2ISELDAGTODAG_H

#include "Lowering/Q7X2ConstantTables.h"
#include "MCTargetDesc/Q7X2BaseInfo.h"
#include "Q7X2InstrInfo.h"
#include "Q7X2Subtarget.h"
#include "Q7X2TargetMachine.h"
#include "llvm/CodeGen/SelectionDAGISel.h"

namespace llvm {

class Q7X2DAGToDAGISel : public SelectionDAGISel {
public:
  Q7X2DAGToDAGISel(Q7X2TargetMachine &TM, CodeGenOptLevel OL)
      : SelectionDAGISel(TM, OL) {}

  bool runOnMachineFunction(MachineFunction &MF) override;
  void PreprocessISelDAG() override;
  void Select(SDNode *N) override;
  bool SelectInlineAsmMemoryOperand(const SDValue &Op,
                                    InlineAsm::ConstraintCode Constraint,
                                    std::vector<SDValue> &OutOps) override;

private:
  unsigned NumBankConstants = 0; // in the module's bank
  bool HasBankVariable[2] = {};  // with numbers, with addresses

  // Q7X2SelectSources.cpp: complex patterns of the .td files.
  template <unsigned Allowed> bool selectReg(SDValue N, SDValue &Reg) {
    static_assert(Allowed == 0);
    Reg = getSourceReg(N);
    return true;
  }
  template <unsigned Allowed>
  bool selectReg(SDValue N, SDValue &Reg, SDValue &Mods) {
    unsigned M = stripMods(N, Allowed);
    Reg = getSourceReg(N);
    Mods = getImm(M);
    return true;
  }
  template <unsigned Allowed>
  bool selectCMem(SDValue N, SDValue &Bank, SDValue &Off) {
    static_assert(Allowed == 0);
    return matchCMem(N, Bank, Off);
  }
  template <unsigned Allowed>
  bool selectCMem(SDValue N, SDValue &Bank, SDValue &Off, SDValue &Mods) {
    const unsigned M = stripMods(N, Allowed);
    if (!matchCMem(N, Bank, Off))
      return false;
    Mods = getImm(M);
    return true;
  }
  bool selectMinusCMem(SDValue N, SDValue &Bank, SDValue &Off, SDValue &Mods) {
    if (!matchCMem(N, Bank, Off))
      return false;
    Mods = getImm(Q7X2::SrcMods::Neg);
    return true;
  }
  bool selectImm32(SDValue N, SDValue &Imm);
  bool selectF32Imm(SDValue N, SDValue &Imm);
  bool selectF64Imm(SDValue N, SDValue &Imm);
  bool selectH2Imm(SDValue N, SDValue &Imm);
  template <unsigned Inverted>
  bool selectPred(SDValue N, SDValue &Reg, SDValue &Not) {
    return matchPred(N, Inverted, Reg, Not);
  }
  bool selectMem64(SDValue N, SDValue &Ra, SDValue &Ub, SDValue &Off);
  bool selectMem32(SDValue N, SDValue &Ra, SDValue &Ub, SDValue &Off);
  template <unsigned BankNumber>
  bool selectMemBank(SDValue N, SDValue &Ra, SDValue &Bank, SDValue &Off) {
    if (!selectOffsetInBank(N, Ra, Off))
      return false;
    Bank = getImm(BankNumber);
    return true;
  }
  bool selectOffsetInBank(SDValue N, SDValue &Ra, SDValue &Off);
  /// Matches the address of an atomic load or store, and its MemSem.
  bool selectStrongMem64(SDNode *Root, SDValue N, SDValue &Ra, SDValue &Ub,
                         SDValue &Off, SDValue &Sem);
  bool selectStrongMem32(SDNode *Root, SDValue N, SDValue &Ra, SDValue &Ub,
                         SDValue &Off, SDValue &Sem);

  // Helpers.
  SDValue getImm(int64_t Value) {
    return CurDAG->getSignedTargetConstant(Value, SDLoc(), MVT::i32);
  }
  SDValue getReg(MCRegister Reg, MVT VT) {
    return CurDAG->getRegister(Reg, VT);
  }
  /// Returns the operands of the predicate PT, or of !PT.
  std::array<SDValue, 2> getPT(unsigned Not = Q7X2::Pred::Plain) {
    return {getReg(Q7X2::PT, MVT::i1), getImm(Not)};
  }
  SDValue getSourceReg(SDValue N);
  static unsigned stripMods(SDValue &N, unsigned Allowed);
  static unsigned stripHalfSelect(SDValue &N);
  /// Returns whether N is a half of a 32-bit register, and which one.
  static bool isHalfOf(SDValue N, SDValue &Vec, unsigned &Index);
  SDValue getStrongSem(SDNode *N);
  SDValue getBankVariable(const Twine &Name, Constant *Value);
  SDValue getBankConstant(uint64_t Bits);
  SDValue getBankAddress(SDValue N);
  bool matchCMem(SDValue N, SDValue &Bank, SDValue &Off);
  bool matchPred(SDValue N, bool Invert, SDValue &Reg, SDValue &Not);

  // Building of nodes.
  /// A 32-bit source of an instruction: a word of constant memory, an
  /// immediate, or a register.
  struct Word {
    SDValue Reg, Bank, Off, Imm;
    bool isCMem() const { return bool(Bank); }
    bool isImm() const { return bool(Imm); }
  };
  Word getWord(SDValue N);
  /// Returns a word of a 64-bit value.
  Word getHalf(const SDLoc &DL, SDValue N, unsigned Half);
  SDValue asReg(const SDLoc &DL, const Word &W);
  /// Appends W to Operands as the flexible source and returns the opcode of
  /// its form. Opcode is that of the form with a register. Mods follow a
  /// register or a word of constant memory, unless -1.
  unsigned addFlexible(SmallVectorImpl<SDValue> &Operands, const Word &W,
                       unsigned Opcode, int Mods = -1);

  /// Builds a machine node. Missing trailing operands get the values of Mods or
  /// their defaults. Chain and glue come last.
  SDNode *build(unsigned Opcode, const SDLoc &DL, ArrayRef<EVT> Types,
                ArrayRef<SDValue> Operands, ArrayRef<Q7X2::NamedMod> Mods = {});
  SDValue build(unsigned Opcode, const SDLoc &DL, EVT Type,
                ArrayRef<SDValue> Operands,
                ArrayRef<Q7X2::NamedMod> Mods = {}) {
    return SDValue(build(Opcode, DL, ArrayRef<EVT>(Type), Operands, Mods), 0);
  }
  SDValue getMovI(const SDLoc &DL, EVT VT, uint32_t Bits);
  SDValue getConstant64(const SDLoc &DL, EVT VT, uint64_t Bits);
  /// Builds a REG_SEQUENCE of 2 words, 4 words or 2 pairs.
  SDValue getSequence(const SDLoc &DL, EVT VT, ArrayRef<SDValue> Elements);
  /// Builds a LOP3 of A and an immediate with the truth table Lut.
  SDValue getLop(const SDLoc &DL, EVT VT, SDValue A, uint32_t Imm,
                 unsigned Lut);

  // Selection without patterns.
  bool trySelect(SDNode *N);
  bool selectConstant(SDNode *N);
  bool selectConstantFP(SDNode *N);
  bool selectSign(SDNode *N);
  bool selectExtension(SDNode *N);
  bool selectTruncate(SDNode *N);
  bool selectBuildVector(SDNode *N);
  bool selectExtractElement(SDNode *N);
  bool selectFrameAddress(SDNode *N);
  bool selectByte(SDNode *N);
  bool selectHalfVector(SDNode *N);

  // Q7X2SelectLogic.cpp
  bool selectLogic32(SDNode *N);
  /// Builds a LOP3 that computes \p N, a word of logic. Its second result is
  /// whether the word is not zero, combined with the predicate \p P by \p
  /// Combine.
  SDNode *buildLogic32(SDNode *N, SDValue P, SDValue Not, unsigned Combine);
  bool selectLogic1(SDNode *N);

  // Q7X2SelectCompares.cpp
  bool selectSetCC(SDNode *N);
  SDValue emitSet(SDValue Compare, EVT Word, bool Invert = false);
  bool selectSet(SDNode *N);
  bool selectCount(SDNode *N);
  /// The result of a comparison: a predicate, combined with another one by
  /// BoolOp; or a word whose bits all equal the result; or 1.0 or 0.0.
  struct CompareResult {
    unsigned BoolOp;
    EVT Word = MVT::i1;
    bool isWord() const { return Word != MVT::i1; }
    bool isFloat() const { return Word.isFloatingPoint(); }
  };
  static SmallVector<Q7X2::NamedMod, 4> getCompareMods(ISD::CondCode CC,
                                                       CompareResult R);
  SDValue buildCompare(unsigned Opcode, const SDLoc &DL,
                       ArrayRef<SDValue> Operands,
                       ArrayRef<Q7X2::NamedMod> Mods, CompareResult R);
  SDValue emitCompare(SDNode *N, SDValue P, CompareResult R,
                      bool Invert = false);
  SDValue emitCompare32(SDValue A, SDValue B, ISD::CondCode CC, SDValue P,
                        CompareResult R, const SDLoc &DL);
  SDValue emitCompare64(SDValue A, SDValue B, ISD::CondCode CC, SDValue P,
                        CompareResult R, const SDLoc &DL);
  SDValue emitCompareFloat(SDValue A, SDValue B, ISD::CondCode CC, SDValue P,
                           CompareResult R, const SDLoc &DL);

  // Q7X2SelectSums.cpp
  static bool isOnlyForSums(const SDNode *Shift);
  bool selectAdd64(SDNode *N);
  bool selectCarryingAdd(SDNode *N);
  bool selectUpperAdd(SDNode *N);
  bool splitShiftedOr(SDNode *N, SDValue &V, SDValue &Shift);
  bool selectShiftedOr(SDNode *N);
  bool selectHighAdd(SDNode *N, SDValue High, SDValue Other);
  bool selectShiftedAdd(SDNode *N, SDValue Shifted, SDValue Other);
  bool selectExtendedAdd(SDNode *N, SDValue Extended, SDValue Other);
  bool selectCarryOfProduct(SDNode *N);
  bool selectCarry(SDNode *N);
  /// A term of a sum with carry, possibly inverted.
  struct Term {
    SDValue V;
    bool Invert = false;
  };
  /// Returns A + B + Carry: the sum and the carry out. A missing Carry counts
  /// as 0.
  void useCarry(SDValue Borrow, SDValue Carry);
  std::pair<SDValue, SDValue> emitSum(const SDLoc &DL, Term A, Term B,
                                      SDValue Carry, bool NotCarry);

#define GET_DAGISEL_DECL
#include "Q7X2GenDAGISel.inc"
};

class Q7X2DAGToDAGISelLegacy : public SelectionDAGISelLegacy {
public:
  static char ID;
  Q7X2DAGToDAGISelLegacy(Q7X2TargetMachine &TM, CodeGenOptLevel OL);

  void getAnalysisUsage(AnalysisUsage &AU) const override;
  StringRef getPassName() const override {
    return "Q7X2 instruction selection";
  }
};

} // namespace llvm

#endif
