//===-- Q7X2InstrInfo.h - Machine instructions ------------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_Q7X2INSTRINFO_H
#define LLVM_LIB_TARGET_Q7X2_Q7X2INSTRINFO_H

#include "MCTargetDesc/Q7X2MCTargetDesc.h"
#include "Q7X2RegisterInfo.h"
#include "llvm/CodeGen/MachineInstrBuilder.h"
#include "llvm/CodeGen/TargetInstrInfo.h"

#define GET_INSTRINFO_HEADER
#include "Q7X2GenInstrInfo.inc"

namespace llvm {
class Q7X2Subtarget;

namespace Q7X2 {

/// A modifier of an instruction: the name of its operand and its value.
struct NamedMod {
  OpName Name;
  unsigned Value;
};

/// The second part of a predicate operand, which inverts it: `!P0`.
namespace Pred {
enum : unsigned { Plain = 0, Inverted = 1 };
} // namespace Pred

/// The parts of a memory operand.
namespace Mem {
enum : unsigned { Base, UniformBase, Offset };
} // namespace Mem

/// The truth tables of the sources of LOP3 and PLOP3. The table of a function
/// is the function applied to these constants.
namespace Lut {
enum : unsigned { A = 0xf0, B = 0xcc, C = 0xaa, True = 0xff, False = 0 };
} // namespace Lut

/// Returns the index of an operand, which the instruction must have.
inline unsigned indexOf(const MachineInstr &MI, OpName Name) {
  const int Index = getNamedOperandIdx(MI.getOpcode(), Name);
  assert(Index >= 0 && "the instruction does not have this operand");
  return Index;
}

/// Returns an operand, which the instruction must have, or a later part of it.
inline const MachineOperand &named(const MachineInstr &MI, OpName Name,
                                   unsigned Part = 0) {
  return MI.getOperand(indexOf(MI, Name) + Part);
}

} // namespace Q7X2

/// Builds an instruction from its first operands, and from modifiers by name.
/// The destructor appends the missing operands (modifiers, guard, control word)
/// with the values that they have in assembly when omitted.
class Q7X2InstrBuilder {
  MachineInstrBuilder Builder;
  SmallVector<Q7X2::NamedMod, 4> Mods;

public:
  explicit Q7X2InstrBuilder(MachineInstrBuilder Builder) : Builder(Builder) {}
  Q7X2InstrBuilder(const Q7X2InstrBuilder &) = delete;
  ~Q7X2InstrBuilder();

  Q7X2InstrBuilder &addReg(Register Reg, unsigned Flags = 0,
                           unsigned SubReg = 0) {
    Builder.addReg(Reg, Flags, SubReg);
    return *this;
  }
  Q7X2InstrBuilder &addImm(int64_t Value) {
    Builder.addImm(Value);
    return *this;
  }
  /// Adds a register source with its SrcMods.
  Q7X2InstrBuilder &addSrc(Register Reg, unsigned SrcMods) {
    return addReg(Reg).addImm(SrcMods);
  }
  Q7X2InstrBuilder &addPred(Register Reg, unsigned Not = Q7X2::Pred::Plain,
                            unsigned Flags = 0) {
    return addReg(Reg, Flags).addImm(Not);
  }
  Q7X2InstrBuilder &addMod(Q7X2::OpName Name, unsigned Value) {
    Mods.push_back({Name, Value});
    return *this;
  }
  Q7X2InstrBuilder &addFrameIndex(int Index) {
    Builder.addFrameIndex(Index);
    return *this;
  }
  Q7X2InstrBuilder &addMBB(MachineBasicBlock *MBB) {
    Builder.addMBB(MBB);
    return *this;
  }
  Q7X2InstrBuilder &add(const MachineOperand &MO) {
    Builder.add(MO);
    return *this;
  }
  Q7X2InstrBuilder &addMemOperand(MachineMemOperand *MMO) {
    Builder.addMemOperand(MMO);
    return *this;
  }
  Q7X2InstrBuilder &setMIFlag(MachineInstr::MIFlag Flag) {
    Builder.setMIFlag(Flag);
    return *this;
  }
};

class Q7X2InstrInfo : public Q7X2GenInstrInfo {
  const Q7X2RegisterInfo RegInfo;

public:
  explicit Q7X2InstrInfo(const Q7X2Subtarget &STI);

  const Q7X2RegisterInfo &getRegisterInfo() const { return RegInfo; }

  Q7X2InstrBuilder build(MachineBasicBlock &MBB, MachineBasicBlock::iterator I,
                         const DebugLoc &DL, unsigned Opcode) const {
    return Q7X2InstrBuilder(BuildMI(MBB, I, DL, get(Opcode)));
  }
  Q7X2InstrBuilder build(MachineBasicBlock &MBB, MachineBasicBlock::iterator I,
                         const DebugLoc &DL, unsigned Opcode,
                         Register Dst) const {
    return Q7X2InstrBuilder(BuildMI(MBB, I, DL, get(Opcode), Dst));
  }

  /// Expands SPILL_P or RELOAD_P, whose address is known, to a memory access
  /// through a general register.
  void expandPredicateSpill(MachineInstr &MI) const;

  /// Builds, before SPILL_P or RELOAD_P, an equivalent instruction that uses
  /// the general register \p Word as the slot.
  MachineInstr &buildPredicateMove(MachineInstr &MI, Register Word) const;

  void copyPhysReg(MachineBasicBlock &MBB, MachineBasicBlock::iterator I,
                   const DebugLoc &DL, Register Dst, Register Src, bool KillSrc,
                   bool RenamableDest, bool RenamableSrc) const override;
  void storeRegToStackSlot(MachineBasicBlock &MBB,
                           MachineBasicBlock::iterator I, Register Src,
                           bool IsKill, int FrameIndex,
                           const TargetRegisterClass *RC, Register VReg,
                           MachineInstr::MIFlag Flags) const override;
  void loadRegFromStackSlot(MachineBasicBlock &MBB,
                            MachineBasicBlock::iterator I, Register Dst,
                            int FrameIndex, const TargetRegisterClass *RC,
                            Register VReg, unsigned SubReg,
                            MachineInstr::MIFlag Flags) const override;
  Register isLoadFromStackSlot(const MachineInstr &MI,
                               int &FrameIndex) const override;
  Register isStoreToStackSlot(const MachineInstr &MI,
                              int &FrameIndex) const override;

  std::pair<unsigned, unsigned>
  decomposeMachineOperandsTargetFlags(unsigned Flags) const override;
  ArrayRef<std::pair<unsigned, const char *>>
  getSerializableDirectMachineOperandTargetFlags() const override;

  bool isReMaterializableImpl(const MachineInstr &MI) const override;
  bool isSchedulingBoundary(const MachineInstr &MI,
                            const MachineBasicBlock *MBB,
                            const MachineFunction &MF) const override;
  bool isGlobalMemoryObject(const MachineInstr *MI) const override;
  bool areMemAccessesTriviallyDisjoint(const MachineInstr &A,
                                       const MachineInstr &B) const override;
  bool analyzeSelect(const MachineInstr &MI,
                     SmallVectorImpl<MachineOperand> &Cond, unsigned &TrueOp,
                     unsigned &FalseOp, bool &Optimizable) const override;
  MachineInstr *optimizeSelect(MachineInstr &MI,
                               SmallPtrSetImpl<MachineInstr *> &NewMIs,
                               bool PreferFalse) const override;
  bool shouldSink(const MachineInstr &MI) const override;
  bool isPredicated(const MachineInstr &MI) const override;
  bool isPredicable(const MachineInstr &MI) const override;
  bool PredicateInstruction(MachineInstr &MI,
                            ArrayRef<MachineOperand> Pred) const override;
  bool SubsumesPredicate(ArrayRef<MachineOperand> Pred1,
                         ArrayRef<MachineOperand> Pred2) const override;
  bool ClobbersPredicate(MachineInstr &MI, std::vector<MachineOperand> &Pred,
                         bool SkipDead) const override;
  /// Threads that share a tail reconverge before it, by BSSY and BSYNC, and
  /// others leave their barrier, by BREAK. Shorter tails are not worth these.
  unsigned getTailMergeSize(const MachineFunction &) const override {
    return 6;
  }
  bool isProfitableToIfCvt(MachineBasicBlock &MBB, unsigned NumCycles,
                           unsigned ExtraPredCycles,
                           BranchProbability Probability) const override;
  bool isProfitableToIfCvt(MachineBasicBlock &TMBB, unsigned NumTCycles,
                           unsigned ExtraTCycles, MachineBasicBlock &FMBB,
                           unsigned NumFCycles, unsigned ExtraFCycles,
                           BranchProbability Probability) const override;
  bool analyzeBranch(MachineBasicBlock &MBB, MachineBasicBlock *&TBB,
                     MachineBasicBlock *&FBB,
                     SmallVectorImpl<MachineOperand> &Cond,
                     bool AllowModify) const override;
  unsigned insertBranch(MachineBasicBlock &MBB, MachineBasicBlock *TBB,
                        MachineBasicBlock *FBB, ArrayRef<MachineOperand> Cond,
                        const DebugLoc &DL, int *BytesAdded) const override;
  unsigned removeBranch(MachineBasicBlock &MBB,
                        int *BytesRemoved) const override;
  bool
  reverseBranchCondition(SmallVectorImpl<MachineOperand> &Cond) const override;

private:
  /// Returns the register that one of \p Opcodes, without a guard, moves from
  /// or to a whole stack slot, its operand \p Value; none if \p MI is no such
  /// access.
  Register getSpilled(const MachineInstr &MI, ArrayRef<unsigned> Opcodes,
                      Q7X2::OpName Value, int &FrameIndex) const;
};

namespace Q7X2 {

// Generated from the opcode maps of Q7X2InstrFormats.td; -1 if there is none.
int getUniformOpcode(uint16_t Opcode);
int getUniformSlotOpcode(uint16_t Opcode);
int getImmSlotOpcode(uint16_t Opcode);
int getConstantSlotOpcode(uint16_t Opcode);
int getUniformThirdOpcode(uint16_t Opcode);
int getOpcode_U32(uint16_t Opcode);
int getOpcode_S32(uint16_t Opcode);
int getLowerHalfOpcode(uint16_t Opcode);
int getHalfSumOpcode(uint16_t Opcode);
int getUpperProductOpcode(uint16_t Opcode);
int getMultiplyAddOpcode(uint16_t Opcode);

/// Returns whether an instruction is a whole sum of 64 bits, ADD64 or UADD64.
inline bool isSum64(const MachineInstr &MI) {
  return getHalfSumOpcode(MI.getOpcode()) >= 0;
}

/// Returns the function that \p Call names; null if the call is indirect.
const Function *getCallee(const MachineInstr &Call);

/// Returns the constant value of a source operand in SSA form, if it is an
/// immediate or a whole register that MOV_I defines.
std::optional<int64_t> getConstant(const MachineOperand &MO,
                                   const MachineRegisterInfo &MRI);

/// Returns whether an instruction is a WARPSYNC.
bool isWarpSync(const MachineInstr &MI);
/// Returns whether it is a part of an exchange between threads, such as
/// shfl.sync, rather than one of the source.
bool isSyncOfExchange(const MachineInstr &MI);

/// Clears the kill flags of the registers that an instruction reads, as others
/// may read them later.
void clearKillFlags(const MachineInstr &MI, MachineRegisterInfo &MRI);

/// Lets a guarded instruction in SSA form overwrite \p Other, the value of its
/// result where the guard is false.
void tieResult(MachineInstr &MI, Register Other, MachineRegisterInfo &MRI);

/// Erases an instruction in SSA form if its results have no use, and then its
/// sources in the same way.
void eraseDead(MachineInstr &MI, MachineRegisterInfo &MRI);

/// Returns whether an instruction loads memory that does not change while a
/// kernel runs, so that it may cross barriers and stores.
bool isInvariantLoad(const MachineInstr &MI);

/// Returns the condition, for insertBranch, of a branch that is taken by the
/// threads in which \p Guard, or its inverse, is true.
SmallVector<MachineOperand, 3> getBranchCond(Register Guard, unsigned Not,
                                             unsigned Uniform);

/// Visits the operands of \p Desc from \p Index on, with the values that they
/// have in assembly when omitted: the predicates PT and UPT, a modifier's value
/// in \p Mods or its default, and 0 for other operands.
void forEachDefaultOperand(const MCInstrDesc &Desc, unsigned Index,
                           ArrayRef<NamedMod> Mods,
                           function_ref<void(MCRegister)> AddReg,
                           function_ref<void(int64_t)> AddImm);

} // namespace Q7X2
} // namespace llvm

#endif
