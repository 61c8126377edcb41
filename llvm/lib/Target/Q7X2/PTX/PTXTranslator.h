//===-- PTXTranslator.h - Translate inline PTX to IR ------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_PTX_PTXTRANSLATOR_H
#define LLVM_LIB_TARGET_Q7X2_PTX_PTXTRANSLATOR_H

#include "PTXParser.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/Instructions.h"
#include <map>

namespace llvm::Q7X2::ptx {

/// Translates one call of inline assembly. Its registers become values.
class Translator {
public:
  /// \p CarryOfFunction has the carry flag before and after the call; null if
  /// there is none before it.
  Translator(CallInst &Asm, AllocaInst *CarryOfFunction)
      : Asm(Asm), B(&Asm), CarryOfFunction(CarryOfFunction), At(&Asm) {}

  /// Replaces the call by instructions before it. On an error the call remains,
  /// and the inserted instructions have no users.
  Error run();

private:
  using Handler = bool (Translator::*)();
  struct Instruction {
    StringRef Modifiers; ///< The valid ones, besides types.
    StringRef Types;
    unsigned MinOperands, MaxOperands;
    Handler Translate;
  };
  static const Instruction *lookup(StringRef Mnemonic);

  CallInst &Asm;
  IRBuilder<> B;

  /// A register, an operand of the asm or the carry, and its current value.
  struct Variable {
    unsigned Bits;
    Value *Current;
    AllocaInst *Slot = nullptr; ///< Its value across blocks.
  };
  std::vector<Variable> Variables;
  SmallVector<StringMap<unsigned>, 4> Scopes;
  SmallVector<unsigned, 8> AsmOperands; ///< Variables, by number.
  unsigned NumOutputs = 0;
  unsigned Carry = 0;
  AllocaInst *CarryOfFunction;

  /// The insertion point: the asm, or the end of a block.
  llvm::Instruction *At;
  /// The blocks of labels, by scope number and name.
  std::map<std::pair<unsigned, std::string>, BasicBlock *> Labels;
  SmallVector<unsigned, 4> ScopeNumbers;
  SmallVector<BasicBlock *, 4> DeadBlocks; ///< Blocks after branches.

  // The instruction that is being translated.
  const Statement *S = nullptr;
  SmallVector<PTXType, 4> Types;

  // ---- PTXTranslator.cpp: registers and operands ----
  Error readConstraints();
  Error declare(const Statement &Declaration);
  Error translateAll(ArrayRef<Statement> Statements);
  Error translate(const Statement &Inst);
  Error translateGuarded(const Statement &Inst);
  Expected<bool> findLabels(ArrayRef<Statement> Statements);
  void storeVariables();
  void loadVariables();
  void openBlock(BasicBlock *BB);
  BasicBlock *getTarget(const Statement &Branch);
  Error branch(const Statement &Branch);
  void label(const Statement &Label);
  void closeBlocks(BasicBlock *Tail);
  bool translateUnguarded(const Statement &Inst);
  void finish();
  Value *getResult(unsigned Output, llvm::Type *Ty);
  Variable *find(const Operand &Op);

  llvm::Type *getType(PTXType T);
  llvm::Type *getBitsType(unsigned Bits) { return B.getIntNTy(Bits); }
  /// Converts any value to an integer of \p Bits bits, by zero extension or
  /// truncation.
  Value *toBits(Value *V, unsigned Bits);
  Value *toType(Value *V, llvm::Type *Ty);
  /// Returns an operand as a value of a type; null if it cannot be one.
  Value *read(const Operand &Op, PTXType T);
  Value *read(unsigned N, PTXType T) { return read(S->Operands[N], T); }
  Value *getReservedShared(StringRef Part);
  Value *readSpecial(StringRef Name);
  Value *readHigh(StringRef Register);
  Value *readPredicate(const Operand &Op);
  Value *readWord(unsigned N) { return read(N, {PTXType::Untyped, 32}); }
  Value *readPointer(const Operand &Op, unsigned AddressSpace);
  bool write(const Operand &Op, Value *V, bool IsSigned = false);
  /// Writes the first operand. Returns false for null, which means unsupported.
  bool result(Value *V, bool IsSigned = false) {
    return V && write(S->Operands[0], V, IsSigned);
  }
  /// Writes operands d|p, or d alone.
  bool results(Value *First, Value *Second);

  // ---- helpers for the instructions ----
  bool has(StringRef Modifier) const { return S->has(Modifier); }
  bool hasOneOf(ArrayRef<StringRef> Modifiers) const;
  StringRef firstOf(ArrayRef<StringRef> Modifiers) const;
  PTXType type() const { return Types.front(); }
  unsigned operands() const { return S->Operands.size(); }
  /// Calls the intrinsic llvm.nvvm.NAME; null if there is none for these types.
  Value *nvvm(const Twine &Name, ArrayRef<Value *> Args);
  Value *constant(uint64_t V, llvm::Type *Ty) {
    return ConstantInt::get(Ty, V);
  }
  Value *binary(Intrinsic::ID ID, Value *X, Value *Y) {
    return B.CreateBinaryIntrinsic(ID, X, Y);
  }
  Value *unary(Intrinsic::ID ID, Value *X) {
    return B.CreateUnaryIntrinsic(ID, X);
  }

  // ---- PTXIntegers.cpp ----
  bool integerSum();
  bool integerProduct();
  bool wideProduct();
  bool integerDivision();
  bool integerMinMax();
  bool absoluteDifference();
  bool bitCount();
  bool findBit();
  bool extractField();
  bool insertField();
  bool permute();
  bool logic();
  bool lookupLogic();
  bool shift();
  bool funnelShift();
  bool dotProduct();
  bool extendField();
  bool makeMask();
  bool findNthSet();
  Value *addWithCarry(Value *X, Value *Y, bool IsDifference);
  Value *product(PTXType T);

  // ---- PTXFloats.cpp ----
  bool sum();
  bool multiply();
  bool multiplyAdd();
  bool divide();
  bool negate();
  bool absolute();
  bool minMax();
  bool approximate();
  bool copySign();
  bool testProperty();
  std::string suffix() const;
  Value *fusedMultiplyAdd(Value *X, Value *Y, Value *Z);
  bool isExplicit() const;
  std::string roundingName() const;
  Value *flush(Value *X);

  // ---- PTXCompares.cpp ----
  bool compareToPredicates();
  bool compareToValue();
  bool selectByPredicate();
  bool selectBySign();
  Value *compare(PTXType T);
  Value *combine(Value *Compared);

  // ---- PTXConversions.cpp ----
  bool move();
  bool convert();
  bool convertAddress();
  bool testAddress();
  Value *clamp(Value *V, PTXType To);
  Value *convertIntegers(PTXType To, PTXType From, Value *V);
  Value *convertToFloat(PTXType To, PTXType From, Value *V);
  Value *convertToInteger(PTXType To, PTXType From, Value *V);
  Value *convertFloats(PTXType To, PTXType From, Value *V);
  Value *narrowFloat(PTXType To, PTXType From, Value *V);
  bool convertPair(PTXType To, PTXType From);
  bool pack();
  Value *saturate(Value *V, PTXType To, PTXType From);

  // ---- PTXMemory.cpp ----
  bool load();
  bool store();
  bool atomic();
  bool fence();
  bool hint();
  std::optional<unsigned> getAddressSpace() const;
  SyncScope::ID getScope() const;
  AtomicOrdering getOrdering(AtomicOrdering Default) const;
  ArrayRef<Operand> getElements(const Operand &Op) const;
  Value *atomicElement(PTXType T, Value *Pointer, const Operand &Data,
                       const Operand *Second);

  // ---- PTXBarriers.cpp ----
  bool memoryBarrier();
  bool asyncCopy();
  bool arriveAtBarrier();
  bool testBarrier();
  bool bulkCopy();
  Value *readBarrierAddress(const Operand &Op);
  Value *barrierOperation(const Twine &Name, Value *Pointer, Value *Argument);

  // ---- PTXWarp.cpp ----
  bool barrier();
  bool shuffle();
  bool vote();
  bool match();
  bool reduce();
  bool activeMask();
  bool elect();
  bool sleep();
  bool trap();

  // ---- PTXMatrices.cpp ----
  bool multiplyMatrices();
  bool moveMatrix();
  bool callWithVectors(const Twine &Name, ArrayRef<Value *> First,
                       const Operand *To, ArrayRef<unsigned> Sources);

  // ---- PTXVideo.cpp ----
  bool video();
  bool scalarVideo();
  Value *readPart(unsigned N, PTXType T);
  bool mergeResult(Value *V);
};

} // namespace llvm::Q7X2::ptx

#endif
