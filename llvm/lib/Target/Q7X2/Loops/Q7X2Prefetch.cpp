//===-- Q7X2Prefetch.cpp - Prefetch loads after stores in loops -----------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A loop that accumulates in memory has stores between its loads. If a store
// may alias a load, the load must stay after it, and each load waits for memory
// in turn, although the addresses in the unrolled loop are known early. This
// pass requests the sectors at the beginning of the block, by loads without a
// result, so that the loads themselves hit L1:
//
//   %a0 = load %p0                          load volatile %p1
//   store %s0, %y                  =>       %a0 = load %p0
//   %a1 = load %p1                          store %s0, %y
//   store %s1, %y                           %a1 = load %p1
//
// Emits one request for each sector that a load after a store may be the first
// to access. The loads are in the same block, so no access is added that would
// not happen anyway. The requests are volatile so that they are not removed.
//
// Runs directly before selection, which eliminates common subexpressions of the
// addresses. One scan.
//
//===----------------------------------------------------------------------===//

#include "Q7X2.h"
#include "Q7X2LoopRemarks.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/AliasAnalysis.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/InitializePasses.h"
#include "llvm/Support/CommandLine.h"

using namespace llvm;

#define DEBUG_TYPE "q7x2-prefetch-loads"
#define PASS_NAME "Q7X2 prefetch"

STATISTIC(NumRequests, "Number of loads requested ahead");

static cl::opt<unsigned>
    MaxRequests("q7x2-prefetch", cl::Hidden, cl::init(8),
                cl::desc("How many loads after stores a block of a loop "
                         "requests at its beginning, at most"));

// Bytes that a load brings into L1, `sector_bytes` in docs/simulator.md.
static constexpr int64_t SectorBytes = 32;

namespace {

/// An address as a base and a constant distance from it.
struct Place {
  const Value *Base;
  int64_t Offset;

  /// Returns whether the addresses are less than \p Bytes apart.
  bool isWithin(int64_t Bytes, const Place &Other) const {
    return Base == Other.Base && std::abs(Offset - Other.Offset) < Bytes;
  }
};

/// An accessed place, the range of the accesses less than a sector from it, and
/// the farthest of those loads that waits for a store.
struct Sector {
  Place First, Farthest;
  LoadInst *Load;
  int64_t Begin, End;

  int64_t getDistance() const {
    return std::abs(Farthest.Offset - First.Offset);
  }
};

class Q7X2Prefetch : public FunctionPass {
public:
  static char ID;
  Q7X2Prefetch() : FunctionPass(ID) {}

  StringRef getPassName() const override { return PASS_NAME; }
  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.addRequired<AAResultsWrapperPass>();
    AU.addRequired<LoopInfoWrapperPass>();
    AU.setPreservesCFG();
  }
  bool runOnFunction(Function &F) override;

private:
  bool runOnBlock(BasicBlock &BB, const Loop &L, BatchAAResults &AA);
};

} // namespace

char Q7X2Prefetch::ID = 0;

INITIALIZE_PASS_BEGIN(Q7X2Prefetch, DEBUG_TYPE, PASS_NAME, false, false)
INITIALIZE_PASS_DEPENDENCY(AAResultsWrapperPass)
INITIALIZE_PASS_DEPENDENCY(LoopInfoWrapperPass)
INITIALIZE_PASS_END(Q7X2Prefetch, DEBUG_TYPE, PASS_NAME, false, false)

FunctionPass *llvm::createQ7X2PrefetchPass() { return new Q7X2Prefetch(); }

/// Hoists an address computation above \p To, if it is arithmetic.
static bool hoist(Value *Address, Instruction *To) {
  constexpr unsigned MaxInstructions = 8;
  SmallVector<Instruction *, 8> List;
  SmallVector<Value *, 8> Open = {Address};
  SmallPtrSet<Value *, 8> Seen;
  while (!Open.empty()) {
    auto *I = dyn_cast<Instruction>(Open.pop_back_val());
    if (!I || I->getParent() != To->getParent() || isa<PHINode>(I) ||
        I->comesBefore(To) || !Seen.insert(I).second)
      continue;
    if (I == To || I->mayReadOrWriteMemory() ||
        !isSafeToSpeculativelyExecute(I) || List.size() == MaxInstructions)
      return false;
    List.push_back(I);
    append_range(Open, I->operand_values());
  }
  sort(List, [](const Instruction *A, const Instruction *B) {
    return A->comesBefore(B);
  });
  for (Instruction *I : List)
    I->moveBefore(To->getIterator());
  return true;
}

static Place getPlace(const Value *Address, const DataLayout &Layout) {
  APInt Offset(Layout.getIndexTypeSizeInBits(Address->getType()), 0);
  const Value *Base = Address->stripAndAccumulateConstantOffsets(
      Layout, Offset, /*AllowNonInbounds=*/true);
  return {Base, Offset.getSExtValue()};
}

/// Adds the farthest load of each group that does not fit into one sector.
static void addFarthest(ArrayRef<Sector> Sectors,
                        SmallVectorImpl<LoadInst *> &Loads) {
  for (const Sector &S : Sectors)
    if (S.Load && S.End - S.Begin > SectorBytes && Loads.size() < MaxRequests &&
        none_of(Sectors, [&](const Sector &Other) {
          return Other.First.isWithin(SectorBytes / 2, S.Farthest);
        }))
      Loads.push_back(S.Load);
}

/// Returns the loads to request, one for each sector.
static SmallVector<LoadInst *, 8> findLoads(BasicBlock &BB,
                                            BatchAAResults &AA) {
  const DataLayout &Layout = BB.getModule()->getDataLayout();
  SmallVector<const StoreInst *, 4> Stores;
  SmallVector<LoadInst *, 8> Loads;
  SmallVector<Sector, 8> Sectors;
  auto Waits = [&](LoadInst *Load) {
    return any_of(Stores, [&](const StoreInst *Store) {
      return isModSet(AA.getModRefInfo(Store, MemoryLocation::get(Load)));
    });
  };
  for (Instruction &I : BB) {
    if (const auto *Store = dyn_cast<StoreInst>(&I)) {
      if (Store->getPointerAddressSpace() == Q7X2::AS_Global)
        Stores.push_back(Store);
      continue;
    }
    auto *Load = dyn_cast<LoadInst>(&I);
    if (!Load) {
      if (I.mayWriteToMemory())
        break; // a barrier or an atomic operation
      continue;
    }
    if (!Load->isSimple())
      break; // may order later accesses
    if (Load->getPointerAddressSpace() != Q7X2::AS_Global)
      continue;
    const Place P = getPlace(Load->getPointerOperand(), Layout);
    const int64_t End =
        P.Offset + Layout.getTypeStoreSize(Load->getType()).getFixedValue();
    auto *Near = find_if(Sectors, [&](const Sector &S) {
      return S.First.isWithin(SectorBytes, P);
    });
    if (Near == Sectors.end()) {
      Sectors.push_back({P, P, nullptr, P.Offset, End});
      if (Waits(Load))
        Loads.push_back(Load);
      if (Loads.size() == MaxRequests)
        break;
      continue;
    }
    Near->Begin = std::min(Near->Begin, P.Offset);
    Near->End = std::max(Near->End, End);
    if (std::abs(P.Offset - Near->First.Offset) > Near->getDistance() &&
        Waits(Load)) {
      Near->Farthest = P;
      Near->Load = Load;
    }
  }
  // A single sector has no other load to wait for.
  if (Sectors.size() == 1)
    Loads.clear();
  addFarthest(Sectors, Loads);
  return Loads;
}

bool Q7X2Prefetch::runOnBlock(BasicBlock &BB, const Loop &L,
                              BatchAAResults &AA) {
  const SmallVector<LoadInst *, 8> Loads = findLoads(BB, AA);
  if (Loads.empty())
    return false;
  // Insert before the first memory access; address computations may precede it.
  Instruction *Top = &*find_if(
      BB, [](const Instruction &I) { return I.mayReadOrWriteMemory(); });
  unsigned Requests = 0;
  for (LoadInst *Load : Loads)
    if (hoist(Load->getPointerOperand(), Top)) {
      IRBuilder<> B(Top);
      // A fault is reported at the request first.
      B.SetCurrentDebugLocation(Load->getDebugLoc());
      B.CreateAlignedLoad(B.getInt8Ty(), Load->getPointerOperand(), Align(1),
                          /*isVolatile=*/true);
      ++Requests;
    }
  if (!Requests)
    return false;
  NumRequests += Requests;
  Q7X2::emitLoopRemark(DEBUG_TYPE, "Requested", L, [&](OptimizationRemark &R) {
    R << "requested loads before the stores of an iteration: "
      << ore::NV("Loads", Requests);
  });
  return true;
}

bool Q7X2Prefetch::runOnFunction(Function &F) {
  if (skipFunction(F) || MaxRequests == 0)
    return false;
  const LoopInfo &LI = getAnalysis<LoopInfoWrapperPass>().getLoopInfo();
  BatchAAResults AA(getAnalysis<AAResultsWrapperPass>().getAAResults());
  bool Changed = false;
  for (BasicBlock &BB : F)
    if (const Loop *L = LI.getLoopFor(&BB))
      Changed |= runOnBlock(BB, *L, AA);
  return Changed;
}
