//===-- Q7X2UniformValues.h - Choice of uniform values ----------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Determines which instructions of a function in SSA form the uniform datapath
// can execute, and which of them it should.
//
// Candidates have a uniform opcode, are in converged blocks
// (Q7X2ConvergedBlocks.h) and have only immediates, constants and results of
// other candidates as sources. So their results are uniform by construction.
// The set is a greatest fixed point: phis of loops are candidates until an
// operand is not.
//
// A candidate is chosen if all users of its results are chosen as well or can
// read uniform registers, and if it saves something: it is in a loop, or used
// in a deeper one, where a register becomes free, or it is a part of an address
// that need not be computed any more. A result that a general register needs
// outside of its loop is copied; comparisons for branches are executed where
// their sources are.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_UNIFORM_Q7X2UNIFORMVALUES_H
#define LLVM_LIB_TARGET_Q7X2_UNIFORM_Q7X2UNIFORMVALUES_H

#include "Convergence/Q7X2ConvergedBlocks.h"
#include "Q7X2UniformSources.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/CodeGen/MachineDominators.h"
#include "llvm/CodeGen/MachineInstr.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"

namespace llvm::Q7X2 {

/// A sum of a divergent and a uniform value that is only used by addresses, so
/// that the memory instructions can add it.
struct AddressSum {
  MachineInstr *Sum; ///< Defines the current operand of the addresses.
  Register Divergent, Uniform;
  SmallVector<MachineOperand *, 4> Users;
  bool IsActive = true;
  /// Whether Uniform is a multiple of a stride, defined outside of the loop.
  bool IsStride = false;
};

class UniformValues {
public:
  UniformValues(MachineFunction &MF, const MachineDominatorTree &Domination,
                const MachineCycleInfo &Cycles, const ConvergedBlocks &Blocks);

  /// Finds the candidates.
  void findPossible();
  /// Returns whether a value is a candidate or, after choose(), chosen.
  bool isUniform(Register Reg) const {
    const MachineInstr *Def = Reg.isVirtual() ? MRI.getVRegDef(Reg) : nullptr;
    return Def && Uniform.contains(Def);
  }
  /// Returns whether phis of a block can be in uniform registers.
  bool canHavePhi(const MachineBasicBlock &MBB) const;
  /// Chooses among the candidates, given these sums.
  void choose(std::vector<AddressSum> &Sums);

  /// Returns the chosen instructions, in block order.
  std::vector<MachineInstr *> getChosen() const;
  bool isChosen(const MachineInstr &MI) const { return Uniform.contains(&MI); }
  /// Groups the chosen constants by value. Equal ones share the register of the
  /// first one.
  using ConstantGroups =
      DenseMap<MachineInstr *, SmallVector<MachineInstr *, 2>,
               MachineInstrExpressionTrait>;
  ConstantGroups groupConstants() const;
  /// Returns the form by which a user of a chosen value reads it, if the user
  /// changes.
  const UniformForm *getForm(const MachineOperand &Use) const;

  /// Returns whether the use is the condition of a branch that should read a
  /// uniform predicate.
  bool canBranchOn(const MachineOperand &Use) const;

  unsigned getDepth(const MachineBasicBlock &MBB) const {
    return Cycles.getCycleDepth(&MBB);
  }
  /// Returns the block in which the results of the instruction can be defined;
  /// null if there is none. For a constant that is the entry block; for an
  /// instruction where threads have diverged, the last block before they
  /// diverged.
  MachineBasicBlock *getDefBlock(MachineInstr &MI) const;
  /// Returns the last block before all loops around \p User that can define a
  /// result computed from \p Source, or from a constant if that is no register;
  /// null if there is none.
  MachineBasicBlock *getPlaceBeforeLoops(const MachineBasicBlock &User,
                                         Register Source) const;
  bool dominates(const MachineBasicBlock &A, const MachineBasicBlock &B) const {
    return Domination.dominates(&A, &B);
  }

private:
  MachineFunction &MF;
  const MachineRegisterInfo &MRI;
  const MachineDominatorTree &Domination;
  const MachineCycleInfo &Cycles;
  const ConvergedBlocks &Blocks;
  /// The nearest converged dominator of each block, possibly itself; null if
  /// there is none.
  std::vector<MachineBasicBlock *> LastConverged;

  std::vector<MachineInstr *> Order; // Of all candidates.
  DenseSet<const MachineInstr *> Uniform;
  std::vector<AddressSum> *Sums = nullptr;
  DenseMap<Register, SmallVector<AddressSum *, 2>> SumsOf;
  DenseSet<const MachineOperand *> SumUsers;
  DenseSet<Register> SumParts;
  /// The depth of the deepest loop in which a result has an effect.
  DenseMap<const MachineInstr *, unsigned> Reach;
  DenseMap<const MachineInstr *, std::pair<const MachineOperand *, UniformForm>>
      Forms; // Of the users in general registers.
  mutable DenseMap<const MachineCycle *, bool> Tight;
  mutable DenseMap<std::pair<const MachineInstr *, unsigned>, bool>
      Dead; // By instruction and level, for the current sums.

  /// The requirements of an instruction's users.
  struct Needs {
    bool HasUse = false; // A use that can read a uniform register.
    bool NeedsCopy = false;
    unsigned DeepestUse = 0; // Of such uses.
    unsigned DeepestCopy = 0;
  };

  bool isTight(const MachineBasicBlock &MBB) const;
  bool isSupported(MachineInstr &MI) const;
  bool hasUniformSources(const MachineInstr &MI) const;
  bool isDead(const MachineInstr &MI, unsigned Level = 0) const;
  bool hasOnlyDeadUsers(const MachineInstr &MI, unsigned Level) const;
  void noteUse(MachineOperand &Use, Needs &N);
  Needs findNeeds(MachineInstr &MI);
  bool hasStrides(const MachineInstr &Product) const;
  bool isWorthwhile(MachineInstr &MI, const Needs &N) const;
  bool savesCopies(MachineInstr &MI, function_ref<bool(Register)> IsThere);
  void updateSums();
  bool removeUnfit();
  bool removeUseless();
  void addUseBlocks(Register Reg,
                    SmallVectorImpl<MachineBasicBlock *> &Users) const;
  bool removeExcess();
};

/// Returns whether the instruction defines a constant, which is as cheap to
/// rematerialize as to copy.
bool isConstantLeaf(const MachineInstr &MI);
/// Returns whether the instruction is an IMAD.WIDE, which takes two
/// instructions on the uniform datapath.
bool isWideProduct(const MachineInstr &MI);
/// Returns the uniform opcode, if there is one. For products without one it is
/// UIMAD's.
std::optional<unsigned> findUniformOpcode(const MachineInstr &MI);
/// Returns the uniform register class for values of a class; null if there is
/// none.
const TargetRegisterClass *getUniformClass(const TargetRegisterClass *RC);
/// Returns the block in which a use reads its value: for a phi the incoming
/// block.
MachineBasicBlock *getUseBlock(const MachineOperand &Use);

/// The sum of 64 bits of a divergent value and a uniform one.
struct UniformSum {
  Register Divergent;
  /// The operands of the uniform value: a register; an immediate; or the bank
  /// and the offset of a constant.
  SmallVector<MachineOperand, 2> Addend;

  /// Returns the register of the uniform value, if it is in one.
  Register getUniform() const {
    return Addend.front().isReg() ? Addend.front().getReg() : Register();
  }
  bool isImmediate() const {
    return Addend.size() == 1 && Addend.front().isImm();
  }
  bool hasSameAddend(const UniformSum &Other) const;
};
/// Reads an ADD64 without a guard as such a sum, of whole registers.
std::optional<UniformSum> readUniformSum(const MachineInstr &MI,
                                         const UniformValues &Values);

/// Finds sums in addresses, and prepares the code for splitting them: inserts
/// instructions that give their parts registers of their own.
std::vector<AddressSum> findAddressSums(MachineFunction &MF,
                                        const MachineCycleInfo &Cycles,
                                        const UniformValues &Values);
/// Rewrites chains of sums with the same uniform stride of 64 bits in loops, so
/// that each adds a multiple of the stride to the same pointer. Returns whether
/// it inserted any instruction.
bool splitChains(MachineFunction &MF, const UniformValues &Values);

/// Lets memory instructions extend 32-bit offsets themselves. Returns whether
/// the function changed.
bool foldExtensions(MachineFunction &MF);
/// Adds the sums of pointers and multiples of uniform strides in loops.
void findStrides(MachineFunction &MF, const UniformValues &Values,
                 std::vector<AddressSum> &Sums);

} // namespace llvm::Q7X2

#endif
