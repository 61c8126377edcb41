//===-- Q7X2Convergence.cpp - Insert convergence barriers -----------------===//
//
// Every thread has its own program counter: after a branch on which a warp
// disagrees the two sides run one after the other, to the end of the kernel if
// nothing brings them together. This pass does, at the branch's immediate
// post-dominator:
//
//       BSSY B0, join          // all threads here will meet at join
//   @P0 BRA side
//       ...
//   side:
//       ...
//   join:
//       BSYNC B0               // wait for those that are still on their way
//
// BSSY stands at the branch, or, where threads leave a cycle one by one, before
// the cycle: it marks those that are to wait for each other, so it must be
// executed by all of them at once. Branches that share a region share its
// barrier. Threads that execute EXIT in between drop out by themselves.
//
// It runs when the blocks stand in their final order, so that no later pass
// can take the pairs apart.
//
//===----------------------------------------------------------------------===//

#include "MCTargetDesc/Q7X2BaseInfo.h"
#include "Q7X2.h"
#include "Q7X2InstrInfo.h"
#include "Q7X2Subtarget.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/CodeGen/MachineCycleAnalysis.h"
#include "llvm/CodeGen/MachineDominators.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/MachineInstrBuilder.h"
#include "llvm/CodeGen/MachinePostDominators.h"
#include "llvm/InitializePasses.h"

#define DEBUG_TYPE "q7x2-convergence"

using namespace llvm;

namespace {

// From Head's end threads may go different ways until they are at Join, and
// they all come there or exit.
struct Region {
  MachineBasicBlock *Head;
  MachineBasicBlock *Join;
  BitVector Inside; // the blocks on the ways, by number
  int Barrier = -1;

  bool contains(const MachineBasicBlock *MBB) const {
    return Inside.test(MBB->getNumber());
  }
};

class Q7X2Convergence : public MachineFunctionPass {
  MachineFunction *MF;
  const Q7X2InstrInfo *TII;
  MachineDominatorTree *DT;
  MachinePostDominatorTree *PDT;
  MachineCycleInfo *CI;
  std::vector<Region> Regions;

public:
  static char ID;
  Q7X2Convergence() : MachineFunctionPass(ID) {}

  StringRef getPassName() const override {
    return "Q7X2 convergence barriers";
  }
  bool runOnMachineFunction(MachineFunction &Fn) override;
  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.addRequired<MachineDominatorTreeWrapperPass>();
    AU.addRequired<MachinePostDominatorTreeWrapperPass>();
    AU.addRequired<MachineCycleInfoWrapperPass>();
    MachineFunctionPass::getAnalysisUsage(AU);
  }

private:
  bool diverges(const MachineBasicBlock &MBB) const;
  std::optional<Region> findRegion(MachineBasicBlock &Branch) const;
  MachineBasicBlock *leaveCycles(MachineBasicBlock *Head,
                                 MachineBasicBlock *Join) const;
  BitVector blocksBetween(MachineBasicBlock *Head,
                          MachineBasicBlock *Join) const;
  bool hasCall(const BitVector &Blocks) const;
  void assignBarriers();
  void insertBarrier(Region &R);
  MachineBasicBlock *makeLanding(Region &R);
};

} // namespace

char Q7X2Convergence::ID = 0;

INITIALIZE_PASS_BEGIN(Q7X2Convergence, DEBUG_TYPE, "Q7X2 convergence barriers",
                      false, false)
INITIALIZE_PASS_DEPENDENCY(MachineDominatorTreeWrapperPass)
INITIALIZE_PASS_DEPENDENCY(MachinePostDominatorTreeWrapperPass)
INITIALIZE_PASS_DEPENDENCY(MachineCycleInfoWrapperPass)
INITIALIZE_PASS_END(Q7X2Convergence, DEBUG_TYPE, "Q7X2 convergence barriers",
                    false, false)

FunctionPass *llvm::createQ7X2ConvergencePass() {
  return new Q7X2Convergence();
}

//===----------------------------------------------------------------------===//
// Finding regions
//===----------------------------------------------------------------------===//

// Whether the threads of a warp may leave the block for different successors.
bool Q7X2Convergence::diverges(const MachineBasicBlock &MBB) const {
  if (MBB.succ_size() < 2)
    return false;
  return any_of(MBB.terminators(), [&](const MachineInstr &MI) {
    if (!MI.isBranch() || MI.getOpcode() != Q7X2::BRA_I)
      return MI.isBranch();
    int Uniform = Q7X2::getNamedOperandIdx(Q7X2::BRA_I, Q7X2::OpName::uniform);
    return TII->isPredicated(MI) && !MI.getOperand(Uniform).getImm();
  });
}

// The nearest block above Head that is in no cycle without Join. Threads leave
// such a cycle in different rounds, and must all be marked before it.
MachineBasicBlock *
Q7X2Convergence::leaveCycles(MachineBasicBlock *Head,
                             MachineBasicBlock *Join) const {
  for (const MachineCycle *C = CI->getCycle(Head); C && !C->contains(Join);
       C = CI->getCycle(Head)) {
    MachineBasicBlock *Entry = C->getHeader();
    for (MachineBasicBlock *Other : C->getEntries())
      Entry = DT->findNearestCommonDominator(Entry, Other);
    // Dominating all entries it may be outside already.
    if (C->contains(Entry))
      Entry = DT->getNode(Entry)->getIDom()->getBlock();
    Head = Entry;
  }
  return Head;
}

BitVector Q7X2Convergence::blocksBetween(MachineBasicBlock *Head,
                                         MachineBasicBlock *Join) const {
  BitVector Inside(MF->getNumBlockIDs());
  SmallVector<MachineBasicBlock *> Work(Head->successors());
  while (!Work.empty()) {
    MachineBasicBlock *MBB = Work.pop_back_val();
    if (MBB == Join || Inside.test(MBB->getNumber()))
      continue;
    Inside.set(MBB->getNumber());
    append_range(Work, MBB->successors());
  }
  return Inside;
}

// A callee has barriers of its own in the same registers, which nothing saves.
bool Q7X2Convergence::hasCall(const BitVector &Blocks) const {
  return any_of(Blocks.set_bits(), [&](unsigned Number) {
    return any_of(*MF->getBlockNumbered(Number),
                  [](const MachineInstr &MI) { return MI.isCall(); });
  });
}

// The smallest region around a branch that has one way in and one way out.
// None where threads do not meet again, as all of them exit, or where code in
// between calls.
std::optional<Region>
Q7X2Convergence::findRegion(MachineBasicBlock &Branch) const {
  MachineBasicBlock *Head = &Branch;
  auto *Node = PDT->getNode(Head);
  MachineBasicBlock *Join =
      Node && Node->getIDom() ? Node->getIDom()->getBlock() : nullptr;
  while (Join) {
    Head = leaveCycles(Head, Join);
    if (!PDT->dominates(Join, Head)) {
      Join = PDT->findNearestCommonDominator(Join, Head);
      continue;
    }
    BitVector Inside = blocksBetween(Head, Join);
    if (hasCall(Inside))
      return std::nullopt;
    MachineBasicBlock *Above = Head;
    for (unsigned Number : Inside.set_bits())
      Above = DT->findNearestCommonDominator(Above,
                                             MF->getBlockNumbered(Number));
    if (Above == Head)
      return Region{Head, Join, std::move(Inside)};
    Head = Above;
  }
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Barrier registers
//===----------------------------------------------------------------------===//

// Regions that share a block are live at once and take different registers.
// Larger regions come first; where the 16 do not suffice the innermost go
// without, which costs time only.
void Q7X2Convergence::assignBarriers() {
  unsigned NumBarriers = Q7X2::BPRRegClass.getNumRegs();
  stable_sort(Regions, [](const Region &A, const Region &B) {
    return A.Inside.count() > B.Inside.count();
  });
  for (size_t I = 0; I != Regions.size(); ++I) {
    BitVector Taken(NumBarriers);
    for (size_t J = 0; J != I; ++J) {
      const Region &Other = Regions[J];
      bool Overlap = Other.Inside.anyCommon(Regions[I].Inside) ||
                     Other.contains(Regions[I].Head) ||
                     Regions[I].contains(Other.Head) ||
                     Other.Head == Regions[I].Head;
      if (Other.Barrier >= 0 && Overlap)
        Taken.set(Other.Barrier);
    }
    Regions[I].Barrier = Taken.find_first_unset();
  }
  erase_if(Regions, [](const Region &R) { return R.Barrier < 0; });
}

//===----------------------------------------------------------------------===//
// Insertion
//===----------------------------------------------------------------------===//

// Where threads come to Join that were not in the region as well, those of the
// region wait in a block of their own before it.
MachineBasicBlock *Q7X2Convergence::makeLanding(Region &R) {
  SmallVector<MachineBasicBlock *> From;
  for (MachineBasicBlock *Pred : R.Join->predecessors())
    if (Pred == R.Head || R.contains(Pred))
      From.push_back(Pred);
  if (From.size() == R.Join->pred_size())
    return R.Join;

  MachineBasicBlock *Landing =
      MF->CreateMachineBasicBlock(R.Join->getBasicBlock());
  MachineFunction::iterator Where = R.Join->getIterator();
  MachineBasicBlock *Before =
      R.Join == &MF->front() ? nullptr : &*std::prev(Where);
  bool FallsIn = Before && Before->getFallThrough(false) == R.Join;
  bool AtEnd = FallsIn && !is_contained(From, Before);
  MF->insert(AtEnd ? MF->end() : Where, Landing);
  for (MachineBasicBlock *Pred : From)
    Pred->ReplaceUsesOfBlockWith(R.Join, Landing);
  Landing->addSuccessor(R.Join);
  if (AtEnd)
    TII->insertBranch(*Landing, R.Join, nullptr, {}, DebugLoc(), nullptr);
  for (const MachineBasicBlock::RegisterMaskPair &LiveIn : R.Join->liveins())
    Landing->addLiveIn(LiveIn);

  // Regions around this one contain the new block as well.
  for (Region &Other : Regions) {
    Other.Inside.resize(MF->getNumBlockIDs());
    if (&Other != &R && Other.Join != Landing &&
        all_of(From, [&](MachineBasicBlock *Pred) {
          return Pred == Other.Head || Other.contains(Pred);
        }))
      Other.Inside.set(Landing->getNumber());
  }
  return Landing;
}

void Q7X2Convergence::insertBarrier(Region &R) {
  MCRegister Barrier = Q7X2::BPRRegClass.getRegister(R.Barrier);
  MachineBasicBlock *Landing = makeLanding(R);
  Landing->setLabelMustBeEmitted();

  MachineBasicBlock::iterator Branch = R.Head->getFirstTerminator();
  DebugLoc DL = R.Head->findDebugLoc(Branch);
  TII->build(*R.Head, Branch, DL, Q7X2::BSSY_I)
      .addReg(Barrier)
      .addMBB(Landing);
  // Behind the BSYNCs of the regions inside this one.
  MachineBasicBlock::iterator Sync = Landing->begin();
  while (Sync != Landing->end() && Sync->getOpcode() == Q7X2::BSYNC_X)
    ++Sync;
  TII->build(*Landing, Sync, DebugLoc(), Q7X2::BSYNC_X).addReg(Barrier);
}

bool Q7X2Convergence::runOnMachineFunction(MachineFunction &Fn) {
  MF = &Fn;
  TII = Fn.getSubtarget<Q7X2Subtarget>().getInstrInfo();
  DT = &getAnalysis<MachineDominatorTreeWrapperPass>().getDomTree();
  PDT = &getAnalysis<MachinePostDominatorTreeWrapperPass>().getPostDomTree();
  CI = &getAnalysis<MachineCycleInfoWrapperPass>().getCycleInfo();
  Regions.clear();

  for (MachineBasicBlock &MBB : Fn) {
    if (!DT->isReachableFromEntry(&MBB) || !diverges(MBB))
      continue;
    std::optional<Region> R = findRegion(MBB);
    if (R && none_of(Regions, [&](const Region &Other) {
          return Other.Head == R->Head && Other.Join == R->Join;
        }))
      Regions.push_back(std::move(*R));
  }
  if (Regions.empty())
    return false;

  assignBarriers();
  // From the inside out, so that a join ends the inner regions first. At a
  // head the BSSY of the outer region may come second: they do not depend on
  // each other.
  for (Region &R : reverse(Regions))
    insertBarrier(R);
  return true;
}
