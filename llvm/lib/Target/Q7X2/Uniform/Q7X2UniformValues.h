//===-- Q7X2UniformValues.h - What uniform registers can hold ---*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The instructions of a function in SSA form that the uniform datapath can
// execute, and which of them it should.
//
// Possible are those that have an opcode there, are in converged blocks
// (Q7X2ConvergedBlocks.h) and have only immediates, constants and results of
// other such instructions as sources. So their results are uniform by
// construction. This is a greatest fixed point: PHIs of loops are assumed to be
// possible until an operand is not.
//
// An instruction should be executed there if all users of its results are
// executed there as well or can read uniform registers, and if that saves
// something: it is in a loop or used in a deeper one, where a register becomes
// free, or it is a part of an address that has not to be computed any more.
// A result that is needed in a general register outside of its loop is copied;
// comparisons for branches are executed where their sources are.
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

/// A sum of a divergent and a uniform value that is only used as an address:
/// the memory instructions can add it.
struct AddressSum {
  MachineInstr *Sum; ///< Defines what the addresses use now.
  Register Divergent, Uniform;
  SmallVector<MachineOperand *, 4> Users;
  bool IsActive = true;
  /// Whether Uniform is from outside of the loop, a multiple of a stride.
  bool IsStride = false;

  /// Whether it is the sum of an iteration, the pointer of a loop.
  bool isPointer() const { return Sum->isPHI(); }
};

class UniformValues {
public:
  UniformValues(MachineFunction &MF, const MachineDominatorTree &Domination,
                const MachineCycleInfo &Cycles, const ConvergedBlocks &Blocks);

  /// Finds what is possible.
  void findPossible();
  /// Whether that, or what has been chosen of it, includes a value.
  bool isUniform(Register Reg) const {
    const MachineInstr *Def = Reg.isVirtual() ? MRI.getVRegDef(Reg) : nullptr;
    return Def && Uniform.contains(Def);
  }
  /// Whether PHIs of a block can be in uniform registers.
  bool canHavePhi(const MachineBasicBlock &MBB) const;
  /// Chooses among what is possible, with these sums.
  void choose(std::vector<AddressSum> &Sums);

  /// What has been chosen, in the order of the blocks.
  std::vector<MachineInstr *> getChosen() const;
  bool isChosen(const MachineInstr &MI) const { return Uniform.contains(&MI); }
  /// The constants among it by their values: equal ones share a register, that
  /// of the first.
  using ConstantGroups =
      DenseMap<MachineInstr *, SmallVector<MachineInstr *, 2>,
               MachineInstrExpressionTrait>;
  ConstantGroups groupConstants() const;
  /// How the user of a chosen value reads it, if it is to be changed.
  const UniformForm *getForm(const MachineOperand &Use) const;

  /// Whether the use is the condition of a branch that should read a uniform
  /// predicate.
  bool canBranchOn(const MachineOperand &Use) const;

  unsigned getDepth(const MachineBasicBlock &MBB) const {
    return Cycles.getCycleDepth(&MBB);
  }
  /// The block that a result of the instruction can be defined in; null if
  /// there is none. That of a constant is the first one; that of an instruction
  /// where threads have diverged is the last one before that.
  MachineBasicBlock *getHome(MachineInstr &MI) const;
  /// The last block before all loops around User in which a result can be
  /// defined of what a uniform register contains; null if there is none.
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
  /// For each block the last converged one that dominates it, or itself; null
  /// if there is none.
  std::vector<MachineBasicBlock *> LastConverged;

  std::vector<MachineInstr *> Order; // of all that are possible
  DenseSet<const MachineInstr *> Uniform;
  std::vector<AddressSum> *Sums = nullptr;
  DenseMap<Register, SmallVector<AddressSum *, 2>> SumsOf;
  DenseSet<const MachineOperand *> SumUsers;
  DenseSet<Register> SumParts;
  /// The depth of the deepest loop that a result has an effect in.
  DenseMap<const MachineInstr *, unsigned> Reach;
  DenseSet<const MachineInstr *> DeadPointers;
  DenseMap<const MachineInstr *, std::pair<const MachineOperand *, UniformForm>>
      Forms; // of the users in general registers
  mutable DenseMap<const MachineCycle *, bool> Tight;
  mutable DenseMap<std::pair<const MachineInstr *, unsigned>, bool>
      Dead; // by instruction and level, with the sums as they are

  /// What the users of an instruction's results need.
  struct Needs {
    bool HasUse = false; // that can read a uniform register
    bool NeedsCopy = false;
    unsigned DeepestUse = 0; // of those that can
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

/// A constant, which is as cheap to make as to copy.
bool isConstantLeaf(const MachineInstr &MI);
/// IMAD.WIDE: two instructions on the uniform datapath.
bool isWideProduct(const MachineInstr &MI);
/// The opcode on the uniform datapath; none if there is none. For products that
/// have none it is that of UIMAD.
std::optional<unsigned> findUniformOpcode(const MachineInstr &MI);
/// The class of uniform registers for values of a class; null if none.
const TargetRegisterClass *getUniformClass(const TargetRegisterClass *RC);
/// The block in which a use of a value has it: for a PHI the one it comes from.
MachineBasicBlock *getUseBlock(const MachineOperand &Use);

/// Finds sums in addresses, and prepares the code for taking them apart:
/// inserts what makes their parts registers of their own.
std::vector<AddressSum> findAddressSums(MachineFunction &MF,
                                        const MachineCycleInfo &Cycles,
                                        const UniformValues &Values);
/// Adds the sums of pointers and multiples of uniform strides in loops.
void findStrides(MachineFunction &MF, const UniformValues &Values,
                 std::vector<AddressSum> &Sums);

} // namespace llvm::Q7X2

#endif
