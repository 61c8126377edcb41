//===-- Q7X2PredicateSpills.cpp - Predicates in general registers ---------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Spills predicates to general registers instead of thread-local memory. There
// are seven predicate registers. Predicates are allocated first; then each of
// their stack slots becomes a virtual register:
//
//   SPILL_P %0, %stack.0        %1 = SEL RZ, 0x1, !%0
//   %2 = RELOAD_P %stack.0  =>  %2 = ISETP.NE %1, 0x0
//
// Accesses to a slot in the same block share a register where one is free
// between them: the allocator has spilled the whole live range, although few of
// its parts interfere with more values than there are registers.
//
// A predicate with a single def, a comparison or a test of bits, is recomputed
// instead if that takes no more registers: at most one of its sources is not
// live at the reloads.
//
//   %0 = LOP3 %3, 0x4
//   SPILL_P %0, %stack.0
//   %2 = RELOAD_P %stack.0  =>  %2 = LOP3 %3, 0x4
//
// LLVM's rematerialization covers instructions whose first result is the
// predicate; the first result of a test of bits is RZ.
//
// Runs between the allocations of predicates and of general registers.
// Guarantees that no predicate has a stack slot.
//
//===----------------------------------------------------------------------===//

#include "Q7X2.h"
#include "Q7X2InstrInfo.h"
#include "Q7X2Subtarget.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/CodeGen/LiveIntervals.h"
#include "llvm/CodeGen/LiveRegMatrix.h"
#include "llvm/CodeGen/MachineFrameInfo.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/CodeGen/VirtRegMap.h"
#include "llvm/InitializePasses.h"
#include "llvm/Support/Debug.h"

using namespace llvm;

#define DEBUG_TYPE "q7x2-predicate-spills"
#define PASS_NAME "Q7X2 predicate spills"

STATISTIC(NumSlots, "Number of predicates in general registers");
STATISTIC(NumRecomputed, "Number of predicates that are computed anew");
STATISTIC(NumShared, "Number of reloads that another access serves");

namespace {

class Q7X2PredicateSpills : public MachineFunctionPass {
public:
  static char ID;
  Q7X2PredicateSpills() : MachineFunctionPass(ID) {}

  StringRef getPassName() const override { return PASS_NAME; }
  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.addRequired<LiveIntervalsWrapperPass>();
    AU.addRequired<VirtRegMapWrapperLegacy>();
    AU.addRequired<LiveRegMatrixWrapperLegacy>();
    AU.setPreservesAll();
    MachineFunctionPass::getAnalysisUsage(AU);
  }
  bool runOnMachineFunction(MachineFunction &MF) override;

private:
  /// The accesses to a stack slot, in program order.
  using SlotAccesses = SmallVector<MachineInstr *, 4>;

  const Q7X2InstrInfo *TII;
  MachineRegisterInfo *MRI;
  LiveIntervals *LIS;
  LiveRegMatrix *Matrix;
  VirtRegMap *VRM;

  static MapVector<int, SlotAccesses> findSlots(MachineFunction &MF);
  bool isLocal(Register P) const;
  MCRegister findFree(SlotIndex Begin, SlotIndex End) const;
  bool extend(Register Kept, MachineInstr &Reload);
  void shareReloads(SlotAccesses &Accesses);
  void removeUnread(MachineInstr &Spill);
  static bool reachesUnspilled(const SlotAccesses &Accesses);
  MachineInstr *findOnlyDef(const SlotAccesses &Accesses) const;
  bool areSourcesAvailable(const MachineInstr &Def,
                           const SlotAccesses &Accesses) const;
  void removeSpill(MachineInstr &Spill, MachineInstr &Def);
  bool recompute(const SlotAccesses &Accesses);
  void moveToRegister(const SlotAccesses &Accesses);
};

} // namespace

char Q7X2PredicateSpills::ID = 0;

INITIALIZE_PASS_BEGIN(Q7X2PredicateSpills, DEBUG_TYPE, PASS_NAME, false, false)
INITIALIZE_PASS_DEPENDENCY(LiveIntervalsWrapperPass)
INITIALIZE_PASS_DEPENDENCY(VirtRegMapWrapperLegacy)
INITIALIZE_PASS_DEPENDENCY(LiveRegMatrixWrapperLegacy)
INITIALIZE_PASS_END(Q7X2PredicateSpills, DEBUG_TYPE, PASS_NAME, false, false)

FunctionPass *llvm::createQ7X2PredicateSpillsPass() {
  return new Q7X2PredicateSpills();
}

static bool isSpill(const MachineInstr &MI) {
  return MI.getOpcode() == Q7X2::SPILL_P;
}

MapVector<int, Q7X2PredicateSpills::SlotAccesses>
Q7X2PredicateSpills::findSlots(MachineFunction &MF) {
  MapVector<int, SlotAccesses> Slots;
  for (MachineBasicBlock &MBB : MF)
    for (MachineInstr &MI : MBB)
      if (isSpill(MI) || MI.getOpcode() == Q7X2::RELOAD_P)
        Slots[MI.getOperand(1).getIndex()].push_back(&MI);
  return Slots;
}

/// Returns whether a predicate has a register and one def, in whose block all
/// of its uses are.
bool Q7X2PredicateSpills::isLocal(Register P) const {
  return P.isVirtual() && VRM->hasPhys(P) && MRI->hasOneDef(P) &&
         LIS->intervalIsInOneMBB(LIS->getInterval(P));
}

/// Returns a register that no other value needs from \p Begin to \p End.
MCRegister Q7X2PredicateSpills::findFree(SlotIndex Begin, SlotIndex End) const {
  LiveInterval Range(Register::index2VirtReg(MRI->getNumVirtRegs()), 0);
  VNInfo *Value = Range.getNextValue(Begin, LIS->getVNInfoAllocator());
  Range.addSegment(LiveRange::Segment(Begin, End, Value));
  for (const MCPhysReg Reg : Q7X2::PPRRegClass) {
    Matrix->invalidateVirtRegs();
    if (!MRI->isReserved(Reg) &&
        Matrix->checkInterference(Range, Reg) == LiveRegMatrix::IK_Free)
      return Reg;
  }
  return MCRegister();
}

/// Makes \p Kept, which has the value of a reload, live until that reload's
/// last use, if a register is free as long, and removes the reload.
bool Q7X2PredicateSpills::extend(Register Kept, MachineInstr &Reload) {
  const Register P = Q7X2::named(Reload, Q7X2::OpName::p).getReg();
  if (!isLocal(P))
    return false;
  const LiveInterval &From = LIS->getInterval(Kept), &To = LIS->getInterval(P);
  const MCRegister FromReg = VRM->getPhys(Kept), ToReg = VRM->getPhys(P);
  Matrix->unassign(From);
  Matrix->unassign(To);
  const MCRegister Free = findFree(From.beginIndex(), To.endIndex());
  if (!Free) {
    Matrix->assign(From, FromReg);
    Matrix->assign(To, ToReg);
    return false;
  }
  LIS->RemoveMachineInstrFromMaps(Reload);
  Reload.eraseFromParent();
  LIS->removeInterval(P);
  LIS->removeInterval(Kept);
  MRI->replaceRegWith(P, Kept);
  MRI->clearKillFlags(Kept);
  Matrix->assign(LIS->createAndComputeVirtRegInterval(Kept), Free);
  ++NumShared;
  return true;
}

/// Removes reloads of a value that a spill or a reload before them in their
/// block still has.
void Q7X2PredicateSpills::shareReloads(SlotAccesses &Accesses) {
  MachineInstr *Last = nullptr;
  erase_if(Accesses, [&](MachineInstr *MI) {
    const bool IsShared =
        Last && !isSpill(*MI) && Last->getParent() == MI->getParent() &&
        isLocal(Q7X2::named(*Last, Q7X2::OpName::p).getReg()) &&
        extend(Q7X2::named(*Last, Q7X2::OpName::p).getReg(), *MI);
    if (!IsShared)
      Last = MI;
    return IsShared;
  });
}

/// Removes a spill whose slot is not read.
void Q7X2PredicateSpills::removeUnread(MachineInstr &Spill) {
  const Register P = Q7X2::named(Spill, Q7X2::OpName::p).getReg();
  LIS->RemoveMachineInstrFromMaps(Spill);
  Spill.eraseFromParent();
  if (!VRM->hasPhys(P))
    return;
  const MCRegister Reg = VRM->getPhys(P);
  Matrix->unassign(LIS->getInterval(P));
  LIS->removeInterval(P);
  Matrix->assign(LIS->createAndComputeVirtRegInterval(P), Reg);
}

/// Returns whether a path from the function's entry reaches a reload without a
/// spill: it reads an undefined value.
bool Q7X2PredicateSpills::reachesUnspilled(const SlotAccesses &Accesses) {
  SmallPtrSet<const MachineBasicBlock *, 16> Spilling, Seen;
  SmallVector<const MachineBasicBlock *, 16> List;
  for (const MachineInstr *MI : Accesses)
    if (isSpill(*MI))
      Spilling.insert(MI->getParent());
    else if (!Spilling.contains(MI->getParent()) &&
             Seen.insert(MI->getParent()).second)
      List.push_back(MI->getParent());
  while (!List.empty()) {
    const MachineBasicBlock *MBB = List.pop_back_val();
    if (MBB->pred_empty())
      return true;
    for (const MachineBasicBlock *Pred : MBB->predecessors())
      if (!Spilling.contains(Pred) && Seen.insert(Pred).second)
        List.push_back(Pred);
  }
  return false;
}

/// Returns whether an instruction is a comparison, or a test of bits whose only
/// result is the predicate.
static bool isComparison(const MachineInstr &MI) {
  switch (MI.getOpcode()) {
  case Q7X2::ISETP_RR:
  case Q7X2::ISETP_RI:
  case Q7X2::ISETP_RC:
  case Q7X2::FSETP_RR:
  case Q7X2::FSETP_RI:
  case Q7X2::FSETP_RC:
    return true;
  case Q7X2::LOP3_RRR:
  case Q7X2::LOP3_RIR:
  case Q7X2::LOP3_RCR:
    return MI.getOperand(0).getReg() == Q7X2::RZ;
  default:
    return false;
  }
}

/// Returns the only def of a spilled predicate, if it can be recomputed.
MachineInstr *
Q7X2PredicateSpills::findOnlyDef(const SlotAccesses &Accesses) const {
  const MachineInstr &Spill = *Accesses.front();
  if (Accesses.size() == 1 || !isSpill(Spill) ||
      count_if(Accesses, [](const MachineInstr *MI) { return isSpill(*MI); }) !=
          1)
    return nullptr;
  const Register P = Q7X2::named(Spill, Q7X2::OpName::p).getReg();
  MachineInstr *Def = P.isVirtual() ? MRI->getUniqueVRegDef(P) : nullptr;
  if (!Def || Def->getParent() != Spill.getParent() || !isComparison(*Def) ||
      TII->isPredicated(*Def))
    return nullptr;
  for (const MachineOperand &MO : Def->all_defs())
    if (MO.getReg() != P && MO.getReg().isVirtual())
      return nullptr;
  for (const MachineOperand &MO : Def->all_uses())
    if (MO.getReg().isVirtual()
            ? MO.getSubReg() ||
                  MRI->getRegClass(MO.getReg()) != &Q7X2::GPRRegClass
            : !MRI->isConstantPhysReg(MO.getReg()))
      return nullptr;
  return Def;
}

/// Returns whether the sources of a def have the same values at the reloads, or
/// at most one live range must be extended, in place of the predicate's.
bool Q7X2PredicateSpills::areSourcesAvailable(
    const MachineInstr &Def, const SlotAccesses &Accesses) const {
  const SlotIndex At = LIS->getInstructionIndex(Def);
  Register Extended;
  for (const MachineOperand &MO : Def.all_uses()) {
    if (!MO.getReg().isVirtual())
      continue;
    const LiveInterval &LI = LIS->getInterval(MO.getReg());
    const VNInfo *Value = LI.Query(At).valueIn();
    for (const MachineInstr *Reload : drop_begin(Accesses)) {
      const VNInfo *There =
          LI.Query(LIS->getInstructionIndex(*Reload)).valueIn();
      if (There == Value)
        continue;
      if (There || LI.getNumValNums() != 1 ||
          (Extended && Extended != MO.getReg()))
        return false;
      Extended = MO.getReg();
    }
  }
  return true;
}

/// Removes a spill, and the def of the spilled predicate if that has no other
/// use.
void Q7X2PredicateSpills::removeSpill(MachineInstr &Spill, MachineInstr &Def) {
  const Register P = Q7X2::named(Spill, Q7X2::OpName::p).getReg();
  if (!MRI->hasOneNonDBGUse(P))
    return removeUnread(Spill);
  LIS->RemoveMachineInstrFromMaps(Spill);
  Spill.eraseFromParent();
  if (VRM->hasPhys(P))
    Matrix->unassign(LIS->getInterval(P));
  LIS->removeInterval(P);
  MRI->markUsesInDebugValueAsUndef(P);
  LIS->RemoveMachineInstrFromMaps(Def);
  Def.eraseFromParent();
}

/// Replaces the reloads of a slot by copies of the predicate's def.
bool Q7X2PredicateSpills::recompute(const SlotAccesses &Accesses) {
  MachineInstr *Def = findOnlyDef(Accesses);
  if (!Def || !areSourcesAvailable(*Def, Accesses) ||
      reachesUnspilled(Accesses))
    return false;
  const Register P = Q7X2::named(*Accesses.front(), Q7X2::OpName::p).getReg();
  const int Result = Def->findRegisterDefOperandIdx(P, /*TRI=*/nullptr);
  SmallSetVector<Register, 2> Sources;
  for (const MachineOperand &MO : Def->all_uses())
    if (MO.getReg().isVirtual())
      Sources.insert(MO.getReg());
  for (const Register Source : Sources)
    MRI->clearKillFlags(Source);
  SmallVector<SlotIndex, 4> Uses;
  for (MachineInstr *Reload : drop_begin(Accesses)) {
    MachineInstr &New = TII->duplicate(*Reload->getParent(), *Reload, *Def);
    New.getOperand(Result).setReg(
        Q7X2::named(*Reload, Q7X2::OpName::p).getReg());
    Uses.push_back(LIS->ReplaceMachineInstrInMaps(*Reload, New).getRegSlot());
    Reload->eraseFromParent();
  }
  LLVM_DEBUG(dbgs() << "Recomputed: " << *Def);
  removeSpill(*Accesses.front(), *Def);
  for (const Register Source : Sources) {
    LIS->extendToIndices(LIS->getInterval(Source), Uses);
    LIS->shrinkToUses(&LIS->getInterval(Source));
  }
  ++NumRecomputed;
  return true;
}

/// Replaces a slot by a register.
void Q7X2PredicateSpills::moveToRegister(const SlotAccesses &Accesses) {
  const Register Word = MRI->createVirtualRegister(&Q7X2::GPRRegClass);
  if (reachesUnspilled(Accesses)) {
    MachineBasicBlock &Entry = Accesses.front()->getMF()->front();
    LIS->InsertMachineInstrInMaps(
        *BuildMI(Entry, Entry.getFirstNonPHI(), DebugLoc(),
                 TII->get(TargetOpcode::IMPLICIT_DEF), Word));
  }
  for (MachineInstr *MI : Accesses) {
    LIS->ReplaceMachineInstrInMaps(*MI, TII->buildPredicateMove(*MI, Word));
    MI->eraseFromParent();
  }
  LLVM_DEBUG(dbgs() << "A stack slot of predicates became " << printReg(Word)
                    << '\n');
  LIS->createAndComputeVirtRegInterval(Word);
  ++NumSlots;
}

bool Q7X2PredicateSpills::runOnMachineFunction(MachineFunction &MF) {
  MapVector<int, SlotAccesses> Slots = findSlots(MF);
  if (Slots.empty())
    return false;
  TII = MF.getSubtarget<Q7X2Subtarget>().getInstrInfo();
  MRI = &MF.getRegInfo();
  LIS = &getAnalysis<LiveIntervalsWrapperPass>().getLIS();
  Matrix = &getAnalysis<LiveRegMatrixWrapperLegacy>().getLRM();
  VRM = &getAnalysis<VirtRegMapWrapperLegacy>().getVRM();
  for (auto &[Slot, Accesses] : Slots) {
    shareReloads(Accesses);
    if (all_of(Accesses, [](MachineInstr *MI) { return isSpill(*MI); }))
      for (MachineInstr *Spill : Accesses)
        removeUnread(*Spill);
    else if (!recompute(Accesses))
      moveToRegister(Accesses);
    MF.getFrameInfo().RemoveStackObject(Slot);
  }
  VRM->grow();
  return true;
}
