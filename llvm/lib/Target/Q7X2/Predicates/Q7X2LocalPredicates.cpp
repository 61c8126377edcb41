//===-- Q7X2LocalPredicates.cpp - Allocate block-local predicates ---------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Allocates the predicates of blocks in which all predicates are local, such as
// the carries of long sums. In program order, this takes as many registers as
// there are predicates live at a time. The following allocator assigns the
// shortest live ranges first, and may find no register for others although
// seven suffice:
//
//     %0 = ...                 P0                P0
//     %1 = ...                 P1                P1
//     use %0                   P0                P0
//     %2 = ...                 P1: spill   =>    P0
//     use %1
//     use %2
//
// Prefers the register that has been free for longest, so that the scheduler
// after register allocation can move its users. The pass leaves a block to the
// allocator if too many predicates are live at a time, if it has few
// predicates, or if predicates of other blocks are live in it, since those are
// allocated first.
//
// Requires live intervals, before the allocation of predicates. Guarantees
// nothing. One walk over the live intervals of predicates and the blocks in
// which they are live.
//
//===----------------------------------------------------------------------===//

#include "Q7X2.h"
#include "Q7X2RegisterInfo.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/CodeGen/LiveIntervals.h"
#include "llvm/CodeGen/LiveRegMatrix.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/CodeGen/VirtRegMap.h"
#include "llvm/InitializePasses.h"
#include "llvm/Support/Debug.h"

using namespace llvm;

#define DEBUG_TYPE "q7x2-local-predicates"
#define PASS_NAME "Q7X2 local predicates"

STATISTIC(NumAssigned,
          "Number of predicates assigned in the order of the code");

namespace {

class Q7X2LocalPredicates : public MachineFunctionPass {
public:
  static char ID;
  Q7X2LocalPredicates() : MachineFunctionPass(ID) {}

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
  /// The predicates of a block.
  struct Block {
    SmallVector<const LiveInterval *, 0> Locals;
    bool HasOthers = false;
  };
  using Assignment = std::pair<const LiveInterval *, MCRegister>;

  LiveIntervals *LIS;
  LiveRegMatrix *Matrix;

  std::vector<Block> findPredicates(const MachineFunction &MF) const;
  SmallVector<Assignment, 0> color(ArrayRef<const LiveInterval *> Locals);
};

} // namespace

char Q7X2LocalPredicates::ID = 0;

INITIALIZE_PASS_BEGIN(Q7X2LocalPredicates, DEBUG_TYPE, PASS_NAME, false, false)
INITIALIZE_PASS_DEPENDENCY(LiveIntervalsWrapperPass)
INITIALIZE_PASS_DEPENDENCY(VirtRegMapWrapperLegacy)
INITIALIZE_PASS_DEPENDENCY(LiveRegMatrixWrapperLegacy)
INITIALIZE_PASS_END(Q7X2LocalPredicates, DEBUG_TYPE, PASS_NAME, false, false)

FunctionPass *llvm::createQ7X2LocalPredicatesPass() {
  return new Q7X2LocalPredicates();
}

/// Returns the predicates of all blocks, by block number.
std::vector<Q7X2LocalPredicates::Block>
Q7X2LocalPredicates::findPredicates(const MachineFunction &MF) const {
  const MachineRegisterInfo &MRI = MF.getRegInfo();
  std::vector<Block> Blocks(MF.getNumBlockIDs());
  for (unsigned I = 0, E = MRI.getNumVirtRegs(); I != E; ++I) {
    const Register Reg = Register::index2VirtReg(I);
    if (MRI.getRegClass(Reg) != &Q7X2::PPRRegClass || MRI.reg_nodbg_empty(Reg))
      continue;
    const LiveInterval &LI = LIS->getInterval(Reg);
    if (LI.empty())
      continue;
    if (const MachineBasicBlock *MBB = LIS->intervalIsInOneMBB(LI)) {
      Blocks[MBB->getNumber()].Locals.push_back(&LI);
      continue;
    }
    for (const LiveRange::Segment &S : LI)
      for (const MachineBasicBlock *MBB = LIS->getMBBFromIndex(S.start);
           MBB && LIS->getMBBStartIdx(MBB) < S.end; MBB = MBB->getNextNode())
        Blocks[MBB->getNumber()].HasOthers = true;
  }
  return Blocks;
}

/// Returns no assignments if there are not enough registers, or if so few are
/// needed that the allocator finds them, too.
SmallVector<Q7X2LocalPredicates::Assignment, 0>
Q7X2LocalPredicates::color(ArrayRef<const LiveInterval *> Locals) {
  constexpr unsigned FewAtATime = 5;
  SmallVector<Assignment, 0> Result;
  unsigned Most = 0; // Live at a time.
  struct State {
    MCRegister Reg;
    SlotIndex Free; // Free from here on.
  };
  SmallVector<State, 8> Registers;
  for (const MCPhysReg Reg : Q7X2::PPRRegClass)
    if (Reg != Q7X2::PT)
      Registers.push_back({Reg, LIS->getSlotIndexes()->getZeroIndex()});
  for (const LiveInterval *LI : Locals) {
    State *Best = nullptr;
    Most =
        std::max<unsigned>(Most, 1 + count_if(Registers, [&](const State &S) {
                                   return S.Free > LI->beginIndex();
                                 }));
    for (State &S : Registers)
      if (S.Free <= LI->beginIndex() && (!Best || S.Free < Best->Free) &&
          Matrix->checkInterference(*LI, S.Reg) == LiveRegMatrix::IK_Free)
        Best = &S;
    if (!Best)
      return {};
    Best->Free = LI->endIndex();
    Result.push_back({LI, Best->Reg});
  }
  if (Most <= FewAtATime)
    return {};
  return Result;
}

bool Q7X2LocalPredicates::runOnMachineFunction(MachineFunction &MF) {
  if (skipFunction(MF.getFunction()))
    return false;
  LIS = &getAnalysis<LiveIntervalsWrapperPass>().getLIS();
  Matrix = &getAnalysis<LiveRegMatrixWrapperLegacy>().getLRM();
  bool Changed = false;
  for (Block &B : findPredicates(MF)) {
    // The allocator finds registers for as many predicates as there are
    // registers.
    if (B.HasOthers || B.Locals.size() < Q7X2::PPRRegClass.getNumRegs())
      continue;
    llvm::sort(B.Locals, [](const LiveInterval *A, const LiveInterval *B) {
      return A->beginIndex() < B->beginIndex();
    });
    for (const auto &[LI, Reg] : color(B.Locals)) {
      Matrix->assign(*LI, Reg);
      LLVM_DEBUG(dbgs() << printReg(Reg, MF.getSubtarget().getRegisterInfo())
                        << ": " << *LI << '\n');
      ++NumAssigned;
      Changed = true;
    }
  }
  return Changed;
}
