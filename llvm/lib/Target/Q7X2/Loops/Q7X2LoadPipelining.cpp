//===-- Q7X2LoadPipelining.cpp - Loads ahead of a loop's barriers ---------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A loop over tiles copies each tile from global to shared memory between two
// barriers, and all threads of the block wait for the copy. This pass loads the
// next tile while the threads compute with the current one:
//
//                                       v = *p
//   do {                                do {
//     s[tid] = *p                         s[tid] = v
//     barrier                             barrier
//     compute                    =>       if (i + 1 < n) v = *(p + step)
//     barrier                             compute
//     p += step                           barrier
//   } while (++i < n)                     p += step
//                                       } while (++i < n)
//
// A load may cross the barriers if its memory does not change: if nothing
// writes it during the launch (Q7X2KernelArguments.cpp), or if the kernel
// writes no global memory before the end of the loop. A write by another block
// in the meantime would be a race.
//
// Requires unrolled loops and inferred address spaces. Guarantees nothing: it
// is an optimization. Pipelines loads in a loop's first block, before its first
// barrier. Their addresses, and the condition of the loop, must be computable
// from recurrences without memory accesses.
//
// The pass also moves loads above branches (Q7X2LoadHoisting.cpp).
//
//===----------------------------------------------------------------------===//

#include "Q7X2.h"
#include "Q7X2KernelConvention.h"
#include "Q7X2LoadHoisting.h"
#include "Q7X2LoopRemarks.h"
#include "Scheduling/Q7X2Occupancy.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/CFG.h"
#include "llvm/Analysis/DomTreeUpdater.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/IntrinsicsNVPTX.h"
#include "llvm/InitializePasses.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"
#include <functional>
#include <optional>

using namespace llvm;

#define DEBUG_TYPE "q7x2-load-pipelining"
#define PASS_NAME "Q7X2 loads ahead of barriers"

STATISTIC(NumPipelined, "Number of loads of the next iteration");

static cl::opt<unsigned> MaxRegisters(
    "q7x2-pipelined-registers", cl::Hidden, cl::init(4),
    cl::desc("Registers for what a loop loads ahead of its barriers; 0 keeps "
             "loads in their iterations"));

static cl::opt<unsigned> MaxHoisted(
    "q7x2-hoisted-registers", cl::Hidden, cl::init(16),
    cl::desc("Registers for what is loaded ahead of a branch; 0 keeps "
             "loads after it"));

/// The maximum number of instructions that compute the addresses and the loop
/// condition of the next iteration.
static constexpr unsigned MaxCloned = 24;

namespace {

/// Recomputes the values of an iteration of a loop at another place.
class Iteration {
public:
  /// Returns the value of a recurrence in the iteration.
  using Recurrence = std::function<Value *(const PHINode &)>;

  /// Without \p Values, computes values of the current iteration, and reuses
  /// those whose def dominates the insertion point.
  Iteration(const Loop &L, const DominatorTree &DT, Instruction *At,
            Recurrence Values = nullptr)
      : L(L), DT(DT), B(At), Start(std::move(Values)) {}

  void moveTo(Instruction *At) { B.SetInsertPoint(At); }
  Value *compute(Value *V);

private:
  const Loop &L;
  const DominatorTree &DT;
  IRBuilder<> B;
  Recurrence Start;
  DenseMap<const Value *, Value *> Computed;
};

class Q7X2LoadPipelining : public FunctionPass {
public:
  static char ID;
  Q7X2LoadPipelining() : FunctionPass(ID) {}

  StringRef getPassName() const override { return PASS_NAME; }
  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.addRequired<DominatorTreeWrapperPass>();
    AU.addRequired<LoopInfoWrapperPass>();
    AU.addPreserved<DominatorTreeWrapperPass>();
    AU.addPreserved<LoopInfoWrapperPass>();
  }
  bool runOnFunction(Function &F) override;

private:
  DominatorTree *DT;
  LoopInfo *LI;

  bool changesBefore(const Loop &L) const;
  SmallVector<LoadInst *, 4> findLoads(const Loop &L,
                                       const Instruction &Barrier) const;
  bool pipeline(Loop &L);
  void transform(Loop &L, Instruction &Barrier, ArrayRef<LoadInst *> Loads);
};

} // namespace

char Q7X2LoadPipelining::ID = 0;

INITIALIZE_PASS_BEGIN(Q7X2LoadPipelining, DEBUG_TYPE, PASS_NAME, false, false)
INITIALIZE_PASS_DEPENDENCY(DominatorTreeWrapperPass)
INITIALIZE_PASS_DEPENDENCY(LoopInfoWrapperPass)
INITIALIZE_PASS_END(Q7X2LoadPipelining, DEBUG_TYPE, PASS_NAME, false, false)

FunctionPass *llvm::createQ7X2LoadPipeliningPass() {
  return new Q7X2LoadPipelining();
}

Value *Iteration::compute(Value *V) {
  auto *I = dyn_cast<Instruction>(V);
  if (!I || !L.contains(I))
    return V;
  if (Value *Known = Computed.lookup(V))
    return Known;
  if (!Start && DT.dominates(I, &*B.GetInsertPoint()))
    return V;
  if (const auto *Phi = dyn_cast<PHINode>(I))
    return Computed[V] = Start(*Phi);
  Instruction *Copy = I->clone();
  for (Use &Op : Copy->operands())
    Op.set(compute(Op.get()));
  Copy->dropUnknownNonDebugMetadata();
  B.Insert(Copy, I->getName());
  return Computed[V] = Copy;
}

static bool isBarrier(const Instruction &I) {
  const auto *II = dyn_cast<IntrinsicInst>(&I);
  return II && (II->getIntrinsicID() ==
                    Intrinsic::nvvm_barrier_cta_sync_aligned_all ||
                II->getIntrinsicID() == Intrinsic::nvvm_barrier_cta_sync_all);
}

/// Returns whether a value can be computed for another iteration, from
/// recurrences and without memory accesses. Adds the instructions that have to
/// be cloned to \p Cloned, up to MaxCloned.
static bool canCompute(const Value *V, const Loop &L,
                       SmallPtrSetImpl<const Value *> &Cloned) {
  const auto *I = dyn_cast<Instruction>(V);
  if (!I || !L.contains(I) || Cloned.contains(I))
    return true;
  if (isa<PHINode>(I))
    return I->getParent() == L.getHeader();
  if (I->mayReadOrWriteMemory() || !isSafeToSpeculativelyExecute(I) ||
      Cloned.size() == MaxCloned)
    return false;
  Cloned.insert(I);
  return all_of(I->operands(),
                [&](const Value *Op) { return canCompute(Op, L, Cloned); });
}

/// Returns whether an instruction may write memory that a load of global memory
/// reads.
static bool mayWriteGlobal(const Instruction &I) {
  if (!I.mayWriteToMemory() || isBarrier(I) || I.isLifetimeStartOrEnd())
    return false;
  const auto *Store = dyn_cast<StoreInst>(&I);
  return !Store || !Store->isUnordered() ||
         Store->getPointerAddressSpace() == Q7X2::AS_Generic ||
         Store->getPointerAddressSpace() == Q7X2::AS_Global;
}

/// Returns whether the kernel may write global memory before the end of a loop.
bool Q7X2LoadPipelining::changesBefore(const Loop &L) const {
  const BasicBlock *Header = L.getHeader();
  for (const BasicBlock &BB : *Header->getParent())
    if (any_of(BB, mayWriteGlobal) &&
        (L.contains(&BB) ||
         isPotentiallyReachable(&BB, Header,
                                /*ExclusionSet=*/nullptr, DT, LI)))
      return true;
  return false;
}

/// Returns the loads before a barrier that can be executed for the next
/// iteration.
SmallVector<LoadInst *, 4>
Q7X2LoadPipelining::findLoads(const Loop &L, const Instruction &Barrier) const {
  SmallVector<LoadInst *, 4> Loads;
  unsigned Registers = 0;
  std::optional<bool> IsChanging;
  for (Instruction &I : *L.getHeader()) {
    if (&I == &Barrier)
      break;
    auto *Load = dyn_cast<LoadInst>(&I);
    if (!Load || !Load->isSimple() ||
        Load->getPointerAddressSpace() != Q7X2::AS_Global ||
        L.isLoopInvariant(Load->getPointerOperand()))
      continue;
    if (!Load->hasMetadata(LLVMContext::MD_invariant_load)) {
      if (!IsChanging)
        IsChanging = changesBefore(L);
      if (*IsChanging)
        continue;
    }
    SmallPtrSet<const Value *, 32> Cloned;
    if (!canCompute(Load->getPointerOperand(), L, Cloned))
      continue;
    Registers += Q7X2::registersOf(Load->getType(), Load->getDataLayout());
    Loads.push_back(Load);
  }
  if (Registers > MaxRegisters)
    Loads.clear();
  return Loads;
}

void Q7X2LoadPipelining::transform(Loop &L, Instruction &Barrier,
                                   ArrayRef<LoadInst *> Loads) {
  BasicBlock &Header = *L.getHeader(), &Before = *L.getLoopPreheader();
  auto &Branch = cast<BranchInst>(*L.getLoopLatch()->getTerminator());
  Instruction *At = Barrier.getNextNode();
  Iteration Current(L, *DT, At);
  Value *Continues = Current.compute(Branch.getCondition());
  if (Branch.getSuccessor(0) != &Header)
    Continues = IRBuilder<>(At).CreateNot(Continues);
  DomTreeUpdater DTU(*DT, DomTreeUpdater::UpdateStrategy::Eager);
  Instruction *Then = SplitBlockAndInsertIfThen(
      Continues, At->getIterator(), /*Unreachable=*/false,
      /*BranchWeights=*/nullptr, &DTU, LI);

  Current.moveTo(Header.getTerminator());
  Iteration First(L, *DT, Before.getTerminator(), [&](const PHINode &Phi) {
    return Phi.getIncomingValueForBlock(&Before);
  });
  Iteration Second(L, *DT, Then, [&](const PHINode &Phi) {
    return Current.compute(Phi.getIncomingValueForBlock(L.getLoopLatch()));
  });
  for (LoadInst *Load : Loads) {
    auto Repeat = [&](Iteration &I, Instruction *Before) {
      Value *Address = I.compute(Load->getPointerOperand());
      auto *Copy = cast<LoadInst>(Load->clone());
      Copy->setOperand(0, Address);
      Copy->insertBefore(Before->getIterator());
      return Copy;
    };
    Type *T = Load->getType();
    auto *This = IRBuilder<>(&Header, Header.begin()).CreatePHI(T, 2);
    auto *Following =
        IRBuilder<>(At->getParent(), At->getParent()->begin()).CreatePHI(T, 2);
    Following->addIncoming(Repeat(Second, Then), Then->getParent());
    Following->addIncoming(PoisonValue::get(T), &Header);
    This->addIncoming(Repeat(First, Before.getTerminator()), &Before);
    This->addIncoming(Following, L.getLoopLatch());
    This->takeName(Load);
    Load->replaceAllUsesWith(This);
    Load->eraseFromParent();
    ++NumPipelined;
  }
}

/// Returns whether the next iteration's values of the recurrences that a loop's
/// loads depend on can be computed.
static bool haveNext(ArrayRef<LoadInst *> Loads, const Loop &L) {
  SmallPtrSet<const Value *, 32> Cloned;
  for (const LoadInst *Load : Loads)
    if (!canCompute(Load->getPointerOperand(), L, Cloned))
      return false;
  SmallVector<const Value *, 32> Used(Cloned.begin(), Cloned.end());
  for (const LoadInst *Load : Loads)
    Used.push_back(Load);
  for (const Value *V : Used)
    for (const Value *Op : cast<Instruction>(V)->operands()) {
      const auto *Phi = dyn_cast<PHINode>(Op);
      if (Phi && Phi->getParent() == L.getHeader() &&
          !canCompute(Phi->getIncomingValueForBlock(L.getLoopLatch()), L,
                      Cloned))
        return false;
    }
  return true;
}

bool Q7X2LoadPipelining::pipeline(Loop &L) {
  if (!L.isLoopSimplifyForm() || L.getExitingBlock() != L.getLoopLatch())
    return false;
  const auto *Branch = dyn_cast<BranchInst>(L.getLoopLatch()->getTerminator());
  Instruction *Barrier = nullptr;
  for (Instruction &I : *L.getHeader())
    if (isBarrier(I)) {
      Barrier = &I;
      break;
    }
  SmallPtrSet<const Value *, 32> Cloned;
  if (!Barrier || !Branch || !Branch->isConditional() ||
      !canCompute(Branch->getCondition(), L, Cloned))
    return false;
  const SmallVector<LoadInst *, 4> Loads = findLoads(L, *Barrier);
  if (Loads.empty() || !haveNext(Loads, L))
    return false;
  Q7X2::emitLoopRemark(DEBUG_TYPE, "Pipelined", L, [&](OptimizationRemark &R) {
    R << "moved loads of the next iteration before the barrier: "
      << ore::NV("Loads", Loads.size());
  });
  transform(L, *Barrier, Loads);
  return true;
}

bool Q7X2LoadPipelining::runOnFunction(Function &F) {
  if (skipFunction(F) || F.hasOptSize())
    return false;
  DT = &getAnalysis<DominatorTreeWrapperPass>().getDomTree();
  LI = &getAnalysis<LoopInfoWrapperPass>().getLoopInfo();
  bool Changed = MaxHoisted && Q7X2::hoistLoads(F, *DT, *LI, MaxHoisted);
  if (MaxRegisters && Q7X2::isKernel(F.getCallingConv()))
    for (Loop *L : LI->getLoopsInPreorder())
      Changed |= pipeline(*L);
  return Changed;
}
