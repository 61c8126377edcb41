//===-- Q7X2NarrowAddresses.cpp - Addresses of 32 bits --------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Pointers have 64 bits in IR, but addresses in shared and thread-local memory
// have 32. Selection computes addresses within a basic block in 32 bits; this
// pass narrows those that are used in other blocks. If only the lower half of a
// register pair is read, its def becomes a 32-bit operation.
//
// It then folds the addresses of variables in shared memory into the offsets of
// accesses, so that no register holds them and the addresses of several
// variables with the same index become equal:
//
//   %2 = REG_SEQUENCE (MOV @s), sub0, (MOV 0), sub1
//   %3:gpr64 = IMAD_WIDE %1, 4, %2                     %3:gpr = SHF.L %1, 2
//   ...                                             => ...
//   LDS [%3.sub0+8]                                    LDS [%3+@s+8]
//
// Requires SSA form. Runs directly after selection, so that LLVM's common
// subexpression and dead code elimination see the result.
//
//===----------------------------------------------------------------------===//

#include "MCTargetDesc/Q7X2BaseInfo.h"
#include "Q7X2.h"
#include "Q7X2InstrInfo.h"
#include "Q7X2Subtarget.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/InitializePasses.h"
#include "llvm/Support/MathExtras.h"
#include <optional>

using namespace llvm;

#define DEBUG_TYPE "q7x2-narrow-addresses"
#define PASS_NAME "Q7X2 narrow addresses"

STATISTIC(NumNarrowed, "Number of register pairs whose lower half is enough");
STATISTIC(NumRebased, "Number of addresses without the variable's own");

namespace {

/// The address of a variable in shared memory.
struct Variable {
  const GlobalValue *Global = nullptr;
  int64_t Offset = 0;

  explicit operator bool() const { return Global; }
};

class Q7X2NarrowAddresses : public MachineFunctionPass {
public:
  static char ID;
  Q7X2NarrowAddresses() : MachineFunctionPass(ID) {}

  StringRef getPassName() const override { return PASS_NAME; }
  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.setPreservesCFG();
    MachineFunctionPass::getAnalysisUsage(AU);
  }
  bool runOnMachineFunction(MachineFunction &MF) override;

private:
  const Q7X2InstrInfo *TII;
  MachineRegisterInfo *MRI;
  DenseSet<Register> Whole;            // Pairs whose upper half is read.
  DenseMap<Register, Register> Narrow; // The replacements of pairs.
  // Addresses from which the variable's is removed and added to their users.
  MapVector<Register, Variable> Rebased;

  bool isPair(Register Reg) const;
  bool isNarrowable(const MachineInstr &MI) const;
  void findWhole(MachineFunction &MF);
  void setSource(MachineOperand &MO) const;
  void narrowSum(MachineInstr &MI, Register New);
  void narrow(MachineInstr &MI);
  void setUse(MachineOperand &MO, Register New);
  bool narrowPairs(MachineFunction &MF);

  Variable findVariable(const MachineInstr &MI) const;
  bool areUsesRebased(Register Reg) const;
  void rebase(Register Reg, Variable V);
  bool rebaseAddresses(MachineFunction &MF);
};

} // namespace

char Q7X2NarrowAddresses::ID = 0;

INITIALIZE_PASS(Q7X2NarrowAddresses, DEBUG_TYPE, PASS_NAME, false, false)

FunctionPass *llvm::createQ7X2NarrowAddressesPass() {
  return new Q7X2NarrowAddresses();
}

//===----------------------------------------------------------------------===//
// Pairs of which only the lower half is read
//===----------------------------------------------------------------------===//

/// Returns the 32-bit opcode that computes the lower half; -1 if there is none.
static int getNarrowOpcode(unsigned Opcode) {
  if (Opcode == TargetOpcode::PHI || Opcode == TargetOpcode::COPY)
    return Opcode;
  if (Opcode == TargetOpcode::REG_SEQUENCE)
    return TargetOpcode::COPY;
  return Q7X2::getLowerHalfOpcode(Opcode);
}

bool Q7X2NarrowAddresses::isPair(Register Reg) const {
  return Reg.isVirtual() &&
         Q7X2::GPR64ZRegClass.hasSubClassEq(MRI->getRegClass(Reg));
}

bool Q7X2NarrowAddresses::isNarrowable(const MachineInstr &MI) const {
  if (getNarrowOpcode(MI.getOpcode()) < 0 || !MI.getOperand(0).isReg() ||
      !isPair(MI.getOperand(0).getReg()) || MI.getOperand(0).getSubReg())
    return false;
  switch (MI.getOpcode()) {
  case TargetOpcode::COPY: // of a pair
    return isPair(MI.getOperand(1).getReg()) && !MI.getOperand(1).getSubReg();
  case TargetOpcode::PHI:
    return all_of(MI.uses(), [](const MachineOperand &MO) {
      return !MO.isReg() || !MO.getSubReg();
    });
  case TargetOpcode::REG_SEQUENCE: // of two halves
    return MI.getNumOperands() == 5 && MI.getOperand(2).getImm() == Q7X2::sub0;
  default:
    return true;
  }
}

/// Finds the pairs whose upper half is read, directly or through another pair.
void Q7X2NarrowAddresses::findWhole(MachineFunction &MF) {
  SmallVector<Register, 32> List;
  auto Add = [&](Register Reg) {
    if (isPair(Reg) && Whole.insert(Reg).second)
      List.push_back(Reg);
  };
  auto AddSources = [&](const MachineInstr &MI) {
    for (const MachineOperand &MO : MI.all_uses())
      if (MO.getSubReg() != Q7X2::sub0)
        Add(MO.getReg());
  };
  for (const MachineBasicBlock &MBB : MF)
    for (const MachineInstr &MI : MBB)
      if (!MI.isDebugInstr() && !isNarrowable(MI))
        AddSources(MI);
  while (!List.empty())
    if (const MachineInstr *MI = MRI->getVRegDef(List.pop_back_val()))
      if (isNarrowable(*MI))
        AddSources(*MI);
}

/// Replaces the register of a use by \p New, which may have later uses.
static void setRegister(MachineOperand &MO, Register New) {
  MO.setReg(New);
  MO.setIsKill(false);
}

/// Replaces a source that is a pair by its lower half.
void Q7X2NarrowAddresses::setSource(MachineOperand &MO) const {
  if (MO.getReg() == Q7X2::RZ64) {
    MO.setReg(Q7X2::RZ);
  } else if (isPair(MO.getReg()) && !MO.getSubReg()) {
    const Register New = Narrow.lookup(MO.getReg());
    New ? setRegister(MO, New) : MO.setSubReg(Q7X2::sub0);
  }
}

/// Replaces a sum of 64 bits by that of the lower halves.
void Q7X2NarrowAddresses::narrowSum(MachineInstr &MI, Register New) {
  MachineOperand &A = MI.getOperand(Q7X2::indexOf(MI, Q7X2::OpName::a)),
                 &B = MI.getOperand(Q7X2::indexOf(MI, Q7X2::OpName::b));
  setSource(A);
  Q7X2InstrBuilder Sum =
      TII->build(*MI.getParent(), MI, MI.getDebugLoc(),
                 Q7X2::getLowerHalfOpcode(MI.getOpcode()), New);
  Sum.add(A).addImm(Q7X2::SrcMods::None);
  if (B.isReg()) {
    setSource(B);
    Sum.add(B).addImm(Q7X2::SrcMods::None);
  } else if (MI.getOpcode() == Q7X2::ADD64_RC) {
    Sum.add(B)
        .add(Q7X2::named(MI, Q7X2::OpName::b, /*Part=*/1))
        .addImm(Q7X2::SrcMods::None);
  } else {
    Sum.addImm(int32_t(B.getImm()));
  }
  MI.eraseFromParent();
}

/// Replaces the def of a pair by a def of its lower half.
void Q7X2NarrowAddresses::narrow(MachineInstr &MI) {
  const Register New = Narrow.lookup(MI.getOperand(0).getReg());
  const unsigned Opcode = MI.getOpcode();
  MachineBasicBlock &MBB = *MI.getParent();
  auto IsPowerOf2 = [&] {
    return MI.getOperand(3).isImm() &&
           isPowerOf2_64(uint32_t(MI.getOperand(3).getImm()));
  };
  if (Opcode == TargetOpcode::REG_SEQUENCE) {
    if (New == MI.getOperand(1).getReg())
      MRI->clearKillFlags(New);
    else
      BuildMI(MBB, MI, MI.getDebugLoc(), TII->get(TargetOpcode::COPY), New)
          .add(MI.getOperand(1));
    MI.eraseFromParent();
    return;
  }
  if (Q7X2::isSum64(MI)) {
    narrowSum(MI, New);
    return;
  }
  if (Opcode == Q7X2::IMAD_WIDE_RIR && IsPowerOf2() &&
      MI.getOperand(4).getReg() != Q7X2::RZ64) {
    // The form that selection emits, so that common subexpressions are found.
    const unsigned Shift = Log2_64(uint32_t(MI.getOperand(3).getImm()));
    setSource(MI.getOperand(4));
    TII->build(MBB, MI, MI.getDebugLoc(), Q7X2::LEA_RRR, New)
        .add(MI.getOperand(1))
        .add(MI.getOperand(2))
        .addImm(/*ra_mods=*/0)
        .add(MI.getOperand(4))
        .addImm(/*rb_mods=*/0)
        .addImm(Shift);
    MI.eraseFromParent();
    return;
  }
  MI.setDesc(TII->get(getNarrowOpcode(Opcode)));
  MI.getOperand(0).setReg(New);
  for (MachineOperand &MO : MI.all_uses())
    setSource(MO);
}

/// Replaces the use of a pair's lower half by the pair's replacement; a copy of
/// it becomes redundant.
void Q7X2NarrowAddresses::setUse(MachineOperand &MO, Register New) {
  MachineInstr &MI = *MO.getParent();
  MO.setSubReg(0);
  setRegister(MO, New);
  if (!MI.isCopy() || !MI.getOperand(0).getReg().isVirtual() ||
      MI.getOperand(0).getSubReg() ||
      MRI->getRegClass(MI.getOperand(0).getReg()) != MRI->getRegClass(New))
    return;
  MRI->replaceRegWith(MI.getOperand(0).getReg(), New);
  MRI->clearKillFlags(New);
  MI.eraseFromParent();
}

bool Q7X2NarrowAddresses::narrowPairs(MachineFunction &MF) {
  findWhole(MF);
  SmallVector<MachineInstr *, 16> List;
  for (MachineBasicBlock &MBB : MF)
    for (MachineInstr &MI : MBB)
      if (isNarrowable(MI) && !Whole.contains(MI.getOperand(0).getReg()))
        List.push_back(&MI);
  for (const MachineInstr *MI : List) {
    const MachineOperand &Lower = MI->getOperand(1);
    const bool IsRegister =
        MI->isRegSequence() && Lower.getReg().isVirtual() && !Lower.getSubReg();
    Narrow[MI->getOperand(0).getReg()] =
        IsRegister ? Lower.getReg()
                   : MRI->createVirtualRegister(&Q7X2::GPRRegClass);
  }
  for (MachineInstr *MI : List) {
    LLVM_DEBUG(dbgs() << "Narrowing " << *MI);
    narrow(*MI);
    ++NumNarrowed;
  }
  // Rewrite the uses of lower halves.
  for (const auto &[Pair, New] : Narrow)
    for (MachineOperand &MO : make_early_inc_range(MRI->use_operands(Pair)))
      setUse(MO, New);
  return !List.empty();
}

//===----------------------------------------------------------------------===//
// Addresses relative to a variable
//===----------------------------------------------------------------------===//

/// Returns the index of the base operand of an access to shared memory; -1 if
/// the instruction is not such an access, or has a variable as its offset.
static int findBase(const MachineInstr &MI) {
  const Q7X2::UnitInfo *Unit = Q7X2::lookupUnitOf(MI.getOpcode());
  const int Addr = Q7X2::getNamedOperandIdx(MI.getOpcode(), Q7X2::OpName::addr);
  return Unit && Unit->Self == Q7X2Unit::LSUShared && Addr >= 0 &&
                 MI.getOperand(Addr + Q7X2::Mem::Offset).isImm()
             ? Addr
             : -1;
}

static Variable getVariable(const MachineOperand &MO) {
  if (!MO.isGlobal() || MO.getTargetFlags() != 0 ||
      MO.getGlobal()->getAddressSpace() != Q7X2::AS_Shared)
    return {};
  return {MO.getGlobal(), MO.getOffset()};
}

/// Returns the index of the addend of a sum, which may contain a variable's
/// address; -1 if the instruction is no such sum.
static int findAddend(const MachineInstr &MI) {
  switch (MI.getOpcode()) {
  case Q7X2::LEA_RRR: // rd, pv, ra, its modifiers, rb, its modifiers, shift
    return MI.getOperand(3).getImm() == 0 && MI.getOperand(5).getImm() == 0
               ? 4
               : -1;
  case Q7X2::IMAD_RRR: // rd, pv, ra, rb, rc
  case Q7X2::IMAD_RIR:
    return 4;
  default:
    return -1;
  }
}

/// Returns the variable whose address is a term of a sum, if there is one.
Variable Q7X2NarrowAddresses::findVariable(const MachineInstr &MI) const {
  if (TII->isPredicated(MI))
    return {};
  // rd, ra, its modifiers, immediate
  if (MI.getOpcode() == Q7X2::IADD_RI && MI.getOperand(2).getImm() == 0)
    return getVariable(MI.getOperand(3));
  const int Addend = findAddend(MI);
  if (Addend < 0 || !MI.getOperand(Addend).getReg().isVirtual() ||
      MI.getOperand(Addend).getSubReg())
    return {};
  const Register Reg = MI.getOperand(Addend).getReg();
  auto Known = Rebased.find(Reg);
  if (Known != Rebased.end())
    return Known->second;
  const MachineInstr *Def = MRI->getVRegDef(Reg);
  return Def && Def->getOpcode() == Q7X2::MOV_I
             ? getVariable(Def->getOperand(1))
             : Variable();
}

/// Returns whether all users can do without the variable's address in the
/// register.
bool Q7X2NarrowAddresses::areUsesRebased(Register Reg) const {
  return all_of(MRI->use_nodbg_operands(Reg), [&](const MachineOperand &MO) {
    const MachineInstr &MI = *MO.getParent();
    const int Index = MO.getOperandNo();
    if (MO.getSubReg())
      return false;
    if (Index == findBase(MI))
      return true;
    return MI.getOperand(0).isReg() && MI.getOperand(0).isDef() &&
           Rebased.contains(MI.getOperand(0).getReg()) &&
           (Index == findAddend(MI));
  });
}

/// Removes a variable's address from a sum and adds it to the offsets of the
/// accesses.
void Q7X2NarrowAddresses::rebase(Register Reg, Variable V) {
  for (MachineOperand &MO : MRI->use_nodbg_operands(Reg)) {
    MachineInstr &MI = *MO.getParent();
    const int Base = findBase(MI);
    if (int(MO.getOperandNo()) != Base)
      continue;
    MachineOperand &Offset = MI.getOperand(Base + Q7X2::Mem::Offset);
    Offset.ChangeToGA(V.Global, V.Offset + Offset.getImm());
  }
  MachineInstr &MI = *MRI->getVRegDef(Reg);
  MachineBasicBlock &MBB = *MI.getParent();
  if (MI.getOpcode() == Q7X2::IADD_RI) {
    BuildMI(MBB, MI, MI.getDebugLoc(), TII->get(TargetOpcode::COPY), Reg)
        .add(MI.getOperand(1));
    MI.eraseFromParent();
    return;
  }
  MachineOperand &Addend = MI.getOperand(findAddend(MI));
  if (Rebased.contains(Addend.getReg()))
    return;
  if (MI.getOpcode() == Q7X2::LEA_RRR) {
    TII->build(MBB, MI, MI.getDebugLoc(), Q7X2::SHF_RIR, Reg)
        .add(MI.getOperand(2))
        .addImm(MI.getOperand(6).getImm())
        .addReg(Q7X2::RZ)
        .addMod(Q7X2::OpName::direction, Q7X2::SHFDir_L)
        .addMod(Q7X2::OpName::itype, Q7X2::SHFDType_U32);
    MI.eraseFromParent();
    return;
  }
  Addend.setReg(Q7X2::RZ);
  Addend.setIsKill(false);
}

bool Q7X2NarrowAddresses::rebaseAddresses(MachineFunction &MF) {
  // Defs precede uses, except those of phis, which are not sums.
  for (MachineBasicBlock &MBB : MF)
    for (MachineInstr &MI : MBB)
      if (const Variable V = findVariable(MI))
        Rebased[MI.getOperand(0).getReg()] = V;
  // Rejecting a sum may disqualify others: iterate to a fixed point.
  for (size_t Size = 0; Size != Rebased.size();) {
    Size = Rebased.size();
    DenseSet<Register> Rejected;
    for (const auto &[Reg, V] : Rebased)
      if (!areUsesRebased(Reg) || !findVariable(*MRI->getVRegDef(Reg)))
        Rejected.insert(Reg);
    Rebased.remove_if(
        [&](const auto &Entry) { return Rejected.contains(Entry.first); });
  }
  for (const auto &[Reg, V] : Rebased) {
    rebase(Reg, V);
    ++NumRebased;
  }
  return !Rebased.empty();
}

bool Q7X2NarrowAddresses::runOnMachineFunction(MachineFunction &MF) {
  if (skipFunction(MF.getFunction()))
    return false;
  TII = MF.getSubtarget<Q7X2Subtarget>().getInstrInfo();
  MRI = &MF.getRegInfo();
  bool Changed = narrowPairs(MF);
  Changed |= rebaseAddresses(MF);
  Whole.clear();
  Narrow.clear();
  Rebased.clear();
  return Changed;
}
