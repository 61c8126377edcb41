//===-- Q7X2LoopUnroll.cpp - Loop unrolling by the target's cost model ----===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Unrolls innermost loops until the loads of one iteration cover the latency of
// memory, or until the register budget or the instruction budget is spent. A
// loop whose trip count is only known at run time keeps a remainder loop.
//
//   for (i = 0; i < n; ++i)       for (i = 0; i + 3 < n; i += 4)
//     s += a[i];              =>    s += a[i], s += a[i + 1], ...;
//                                 for (; i < n; ++i)
//                                   s += a[i];
//
// If the step is unknown, such as the size of a block, the trip count is not
// computed, which would take a division: the unrolled loop runs while the last
// of its iterations is within the bound (Q7X2LoopSplit.cpp). This only pays if
// loads of several iterations can be in flight, as they can unless the loop
// writes to memory that they may read. If a loop only updates in place, as in
// a[i] = f(a[i]), the loads of the merged iterations move ahead of their
// stores.
//
// The optimizer's unroller, which knows nothing of the target's registers,
// marks the loops that it has unrolled in the same way as the user marks loops
// that must not be unrolled. Of the marked loops, the pass unrolls only those
// that LLVM's unroller evidently produced (isUnrolledLoop); q7x2-clang adds
// `llvm.loop.unroll.count` 1 to the user's (Q7X2SourceLoops.cpp).
//
// LLVM computes the trip count of an unrolled loop from its steps as (n - 4 >>
// 2) + 1, which is n >> 2, since n is at least a step.
//
// Requires inferred address spaces, which determine the latencies of loads, and
// later passes that simplify address arithmetic. Guarantees nothing: it is an
// optimization. Threads that execute a convergent operation together must not
// be separated by a remainder loop: loops with barriers, or with exchanges
// within a warp, such as shuffles, are unrolled if their trip count is known or
// the same for all threads of a warp; those with barriers only if they have
// loads that may cross barriers, since other loads do not overlap, or if they
// are so short that counting and branching is a large part of them.
//
//===----------------------------------------------------------------------===//

#include "Q7X2LoopUnroll.h"
#include "MCTargetDesc/Q7X2BaseInfo.h"
#include "Q7X2.h"
#include "Q7X2LoopNestPass.h"
#include "Q7X2LoopSink.h"
#include "Q7X2LoopSplit.h"
#include "Q7X2LoopTests.h"
#include "Scheduling/Q7X2Occupancy.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/LazyValueInfo.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/Analysis/ScalarEvolutionExpressions.h"
#include "llvm/Analysis/UniformityAnalysis.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Debug.h"
#include "llvm/Transforms/Utils/Local.h"
#include "llvm/Transforms/Utils/LoopUtils.h"
#include "llvm/Transforms/Utils/UnrollLoop.h"
#include <optional>
#include <set>

using namespace llvm;
using namespace llvm::PatternMatch;

#define DEBUG_TYPE "q7x2-loop-unroll"
#define PASS_NAME "Q7X2 loop unrolling"

STATISTIC(NumUnrolled, "Number of loops unrolled");
STATISTIC(NumLeft, "Number of loops that the budgets kept from unrolling");

static cl::opt<unsigned>
    InstructionBudget("q7x2-unroll-instructions", cl::Hidden, cl::init(400),
                      cl::desc("Instructions that an unrolled loop may have"));
static cl::opt<unsigned> CompleteBudget(
    "q7x2-unroll-completely", cl::Hidden, cl::init(Q7X2::CompleteUnrollBudget),
    cl::desc("Instructions that all iterations of a loop of known trip count "
             "may have together, so that no loop remains"));
static cl::opt<unsigned>
    MaxCount("q7x2-unroll-count", cl::Hidden, cl::init(4),
             cl::desc("Iterations that an unrolled loop may consist of; 1 "
                      "leaves all loops as they are"));

namespace {

/// The resources of one iteration of a loop.
struct IterationCost {
  unsigned Instructions = 0;
  /// Registers that loads in flight define.
  unsigned LoadRegisters = 0;
  /// Registers of values that are live into the loop or carried from the
  /// previous iteration.
  unsigned LiveRegisters = 0;
};

/// The properties of a loop's bound before the loop.
struct LoopBound {
  Value *Bound;
  APInt MinValue;
  /// The value that the bound rounds down to a multiple of 2^Log; the bound
  /// itself if it rounds nothing.
  Value *Exact;
  unsigned Log = 0;
};

class Q7X2LoopUnroll : public Q7X2::LoopNestPass {
public:
  static char ID;
  Q7X2LoopUnroll() : LoopNestPass(ID) {}

  StringRef getPassName() const override { return PASS_NAME; }
  void getAnalysisUsage(AnalysisUsage &AU) const override {
    LoopNestPass::getAnalysisUsage(AU);
    AU.addRequired<LazyValueInfoWrapperPass>();
    AU.addRequired<UniformityInfoWrapperPass>();
  }
  bool runOnFunction(Function &F) override;

private:
  DenseMap<const BasicBlock *, LoopBound> Bounds; // by loop header
  /// The headers of loops that all threads of a warp execute equally often.
  SmallPtrSet<const BasicBlock *, 8> UniformLoops;

  bool isShort(const Loop &L) const;
  bool allowsConvergence(const Loop &L) const;
  void findBound(const Loop &L, LazyValueInfo &LVI);
  void findRoundedBound(const Loop &L);
  void simplifyTripCount(BasicBlock &Before, const BasicBlock &Header) const;
  bool isWanted(const Loop &L) const;
  bool mayOverlapLoads(const Loop &L) const;
  unsigned chooseCount(Loop &L) const;
  unsigned chooseFirstStep(const Loop &L, unsigned Count) const;
  bool unroll(Loop &L);
  bool unrollBy(Loop &L, unsigned Count, bool HasRemainder,
                Loop **Remainder = nullptr);
};

} // namespace

char Q7X2LoopUnroll::ID = 0;

INITIALIZE_LOOP_NEST_PASS_BEGIN(Q7X2LoopUnroll, DEBUG_TYPE, PASS_NAME)
INITIALIZE_PASS_DEPENDENCY(LazyValueInfoWrapperPass)
INITIALIZE_PASS_DEPENDENCY(UniformityInfoWrapperPass)
INITIALIZE_PASS_END(Q7X2LoopUnroll, DEBUG_TYPE, PASS_NAME, false, false)

FunctionPass *llvm::createQ7X2LoopUnrollPass() { return new Q7X2LoopUnroll(); }

//===----------------------------------------------------------------------===//
// Choice of loops
//===----------------------------------------------------------------------===//

/// Returns whether a loop computes a recurrence with step \p Step and also a
/// value between two steps.
static bool hasIntermediateValues(const Loop &L, const APInt &Step) {
  const int64_t Next = Step.getSExtValue();
  for (const PHINode &Phi : L.getHeader()->phis())
    for (const User *U : Phi.users()) {
      const auto *I = cast<Instruction>(U);
      if (!L.contains(I) || (I->getOpcode() != Instruction::Add &&
                             I->getOpcode() != Instruction::Or))
        continue;
      const auto *C = dyn_cast<ConstantInt>(I->getOperand(1));
      const int64_t Offset = C ? C->getValue().trySExtValue().value_or(0) : 0;
      if (Next > 0 ? Offset > 0 && Offset < Next : Offset < 0 && Offset > Next)
        return true;
    }
  return false;
}

/// Returns whether LLVM's unroller produced this loop: it counts iterations in
/// steps, up to a bound that is a multiple of the step.
static bool isUnrolledLoop(const Loop &L, ScalarEvolution &SE) {
  std::optional<Q7X2::ExitTest> Test = Q7X2::getExitTest(L, SE);
  if (!Test || Test->Step.getSignificantBits() > 32)
    return false;
  const APInt Step = Test->Step.abs();
  if (Step.ult(2))
    return false;
  if (isa<ConstantInt>(Test->Bound))
    return hasIntermediateValues(L, Test->Step);
  return Step.isPowerOf2() &&
         SE.getMinTrailingZeros(SE.getSCEV(Test->Bound)) >= Step.logBase2();
}

namespace {
/// Marks of a loop that must not be unrolled. The user's has a count.
enum class UnrollMark { None, Unroller, User };
} // namespace

static UnrollMark getUnrollMark(const Loop &L) {
  MDNode *ID = L.getLoopID();
  if (!ID || !GetUnrollMetadata(ID, "llvm.loop.unroll.disable"))
    return UnrollMark::None;
  return GetUnrollMetadata(ID, "llvm.loop.unroll.count") ? UnrollMark::User
                                                         : UnrollMark::Unroller;
}

bool Q7X2::allowsUnrolling(const Loop &L, ScalarEvolution &SE) {
  const UnrollMark Mark = getUnrollMark(L);
  return Mark == UnrollMark::None ||
         (Mark == UnrollMark::Unroller && isUnrolledLoop(L, SE));
}

/// Returns whether an iteration of a loop consists of several of the source's,
/// by its form.
static bool isMerged(const Loop &L, ScalarEvolution &SE) {
  std::optional<Q7X2::ExitTest> Test = Q7X2::getExitTest(L, SE);
  return isUnrolledLoop(L, SE) ||
         (Test && Test->Step.getSignificantBits() <= 32 &&
          hasIntermediateValues(L, Test->Step));
}

/// Returns whether a loop of the source has a constant step of a warp or more,
/// as if the threads of a block share an array.
static bool isStrided(const Loop &L, ScalarEvolution &SE) {
  std::optional<Q7X2::ExitTest> Test = Q7X2::getExitTest(L, SE);
  return Test && Test->Step.abs().uge(Q7X2::WarpSize) && !isMerged(L, SE);
}

/// Returns whether all threads of a warp execute a loop equally often.
static bool isUniform(const Loop &L, const UniformityInfo &Uniformity) {
  const BasicBlock *Latch = L.getLoopLatch();
  const auto *Branch =
      Latch ? dyn_cast<BranchInst>(Latch->getTerminator()) : nullptr;
  return Branch && Branch->isConditional() && L.getExitingBlock() == Latch &&
         Uniformity.isUniform(Branch->getCondition());
}

//===----------------------------------------------------------------------===//
// Choice of the unroll count
//===----------------------------------------------------------------------===//

/// Returns the registers of values that are defined outside of a loop and used
/// in it or in an enclosing loop. Arguments and constants are operands in the
/// constant bank.
static unsigned countLiveIn(const Loop &L, const DataLayout &DL) {
  SmallPtrSet<const Value *, 16> Live;
  for (const Loop *Around = &L; Around; Around = Around->getParentLoop()) {
    for (const BasicBlock *BB : Around->blocks())
      for (const Instruction &I : *BB)
        for (const Value *Op : I.operands())
          if (const auto *Def = dyn_cast<Instruction>(Op);
              Def && !Around->contains(Def))
            Live.insert(Def);
    for (const PHINode &Phi : Around->getHeader()->phis())
      Live.insert(&Phi);
  }
  unsigned Registers = 0;
  for (const Value *V : Live)
    Registers += Q7X2::registersOf(V->getType(), DL);
  return Registers;
}

/// Appends the terms of an address, without constants.
static void addTerms(const Value *V, SmallVectorImpl<const Value *> &Terms) {
  const auto *I = dyn_cast<Instruction>(V);
  if (isa<Constant>(V) && !isa<GlobalValue>(V))
    return;
  if (I && (isa<GetElementPtrInst, SExtInst, ZExtInst>(I) ||
            I->getOpcode() == Instruction::Add ||
            (I->getOpcode() == Instruction::Or &&
             cast<PossiblyDisjointInst>(I)->isDisjoint())))
    for (const Value *Operand : I->operands())
      addTerms(Operand, Terms);
  else
    Terms.push_back(V);
}

/// Returns the instructions of a loop that only compute addresses at a constant
/// distance from another access's; later passes turn them into offsets.
static SmallPtrSet<const Instruction *, 16> findSharedAddresses(const Loop &L) {
  std::set<SmallVector<const Value *, 4>> Seen;
  SmallPtrSet<const Instruction *, 16> Shared, Accesses;
  SmallVector<const Instruction *, 16> Worklist;
  auto Add = [&](const Value *V) {
    const auto *I = dyn_cast<Instruction>(V);
    if (I && L.contains(I) && !isa<PHINode>(I) && !I->mayReadOrWriteMemory())
      Worklist.push_back(I);
  };
  for (const BasicBlock *BB : L.blocks())
    for (const Instruction &I : *BB) {
      const Value *Pointer = getLoadStorePointerOperand(&I);
      if (!Pointer || L.isLoopInvariant(Pointer))
        continue;
      SmallVector<const Value *, 4> Terms;
      addTerms(Pointer, Terms);
      llvm::sort(Terms);
      if (!Seen.insert(std::move(Terms)).second) {
        Accesses.insert(&I);
        Add(Pointer);
      }
    }
  while (!Worklist.empty()) {
    const Instruction *I = Worklist.pop_back_val();
    if (Shared.contains(I) || !all_of(I->users(), [&](const User *U) {
          const auto *UI = cast<Instruction>(U);
          return Shared.contains(UI) ||
                 (Accesses.contains(UI) && getLoadStorePointerOperand(UI) == I);
        }))
      continue;
    Shared.insert(I);
    for (const Value *Operand : I->operands())
      Add(Operand);
  }
  return Shared;
}

/// Returns the registers that a loop's loads define. Bytes and halfwords of one
/// word are one access later.
static unsigned countLoadRegisters(const Loop &L, ScalarEvolution &SE) {
  constexpr int64_t WordBytes = 4;
  constexpr size_t MaxBases = 16; // that others are compared with
  const DataLayout &DL = L.getHeader()->getDataLayout();
  SmallVector<const SCEV *, 8> Bases; // of narrow loads
  std::set<std::pair<const SCEV *, int64_t>> Words;
  unsigned Registers = 0;
  for (const BasicBlock *BB : L.blocks())
    for (const Instruction &I : *BB) {
      // Loads of shared memory return so soon that few are in flight.
      const auto *Load = dyn_cast<LoadInst>(&I);
      if (!Load || L.isLoopInvariant(Load->getPointerOperand()) ||
          Load->getPointerAddressSpace() == Q7X2::AS_Shared)
        continue;
      if (DL.getTypeStoreSize(Load->getType()) >= WordBytes) {
        Registers += Q7X2::registersOf(Load->getType(), DL);
        continue;
      }
      const SCEV *At =
          SE.getSCEV(const_cast<Value *>(Load->getPointerOperand()));
      std::optional<APInt> Distance;
      const auto *Base = find_if(Bases, [&](const SCEV *Other) {
        return bool(Distance = SE.computeConstantDifference(At, Other));
      });
      if (Base == Bases.end()) {
        if (Bases.size() < MaxBases)
          Bases.push_back(At);
        Words.insert({At, 0});
      } else {
        Words.insert(
            {*Base, divideFloorSigned(Distance->getSExtValue(), WordBytes)});
      }
    }
  return Registers + Words.size();
}

static IterationCost getCost(const Loop &L, const TargetTransformInfo &TTI,
                             ScalarEvolution &SE) {
  const DataLayout &DL = L.getHeader()->getDataLayout();
  IterationCost Cost;
  Cost.LoadRegisters = countLoadRegisters(L, SE);
  Cost.LiveRegisters = countLiveIn(L, DL);
  const SmallPtrSet<const Instruction *, 16> Shared = findSharedAddresses(L);
  for (const BasicBlock *BB : L.blocks())
    for (const Instruction &I : *BB) {
      if (Shared.contains(&I))
        continue;
      InstructionCost Size =
          TTI.getInstructionCost(&I, TargetTransformInfo::TCK_CodeSize);
      if (Size.isValid())
        Cost.Instructions += Size.getValue();
    }
  return Cost;
}

/// Returns whether a loop of unknown trip count has few instructions.
bool Q7X2LoopUnroll::isShort(const Loop &L) const {
  constexpr unsigned MaxInstructions = 40;
  return !SE->getSmallConstantTripCount(&L) &&
         getCost(L, *TTI, *SE).Instructions <= MaxInstructions;
}

/// Returns whether unrolling keeps the threads of a loop's convergent
/// operations together and, if these are barriers, lets loads overlap or saves
/// a large part of the loop.
bool Q7X2LoopUnroll::allowsConvergence(const Loop &L) const {
  bool HasExchange = false, HasBarrier = false, HasInvariantLoad = false;
  for (const BasicBlock *BB : L.blocks())
    for (const Instruction &I : *BB) {
      HasInvariantLoad |= I.hasMetadata(LLVMContext::MD_invariant_load);
      const auto *Call = dyn_cast<CallBase>(&I);
      if (Call && Call->isConvergent())
        (Call->onlyAccessesInaccessibleMemory() ? HasExchange : HasBarrier) =
            true;
    }
  const bool IsTogether =
      SE->getSmallConstantTripCount(&L) || UniformLoops.contains(L.getHeader());
  if (HasBarrier)
    return IsTogether && (HasInvariantLoad || isShort(L));
  return !HasExchange || IsTogether;
}

bool Q7X2LoopUnroll::isWanted(const Loop &L) const {
  if (!L.isLoopSimplifyForm() || L.getExitingBlock() != L.getLoopLatch())
    return false;
  for (const BasicBlock *BB : L.blocks())
    if (any_of(*BB, [](const Instruction &I) {
          return isa<CallBase>(I) && !isa<IntrinsicInst>(I);
        }))
      return false;
  return allowsConvergence(L) && Q7X2::allowsUnrolling(L, *SE);
}

/// How many times as often a loop is unrolled that LLVM's unroller left, as
/// that merges four iterations, and the budgets allow twice as many.
static constexpr unsigned UnrollerFactor = 2;

/// How many iterations of a loop with an unknown step are merged: it often has
/// few, as if the step is the size of a block.
static constexpr unsigned MaxCountOfUnknownStep = 4;

/// Returns the largest power of two that is at most \p N; at least 1.
static unsigned powerOfTwoUpTo(unsigned N) {
  return bit_floor(std::max(N, 1u));
}

/// Returns whether a value depends on a load in a loop by integer operations.
static bool dependsOnLoad(const Value *V, const Loop &L, unsigned Depth = 0) {
  constexpr unsigned MaxDepth = 6;
  const auto *I = dyn_cast<Instruction>(V);
  if (!I || !L.contains(I) || isa<PHINode>(I) || Depth == MaxDepth)
    return false;
  return isa<LoadInst>(I) || any_of(I->operands(), [&](const Value *Operand) {
           return dependsOnLoad(Operand, L, Depth + 1);
         });
}

/// Returns whether a loop loads from addresses that it has loaded, so that its
/// remainder takes two latencies for each of its iterations.
static bool hasGather(const Loop &L) {
  return any_of(L.blocks(), [&](const BasicBlock *BB) {
    return any_of(*BB, [&](const Instruction &I) {
      const auto *Load = dyn_cast<LoadInst>(&I);
      return Load && dependsOnLoad(Load->getPointerOperand(), L);
    });
  });
}

/// Returns whether an instruction is an atomic update that orders nothing else.
static bool isRelaxedUpdate(const Instruction &I) {
  const auto *Update = dyn_cast<AtomicRMWInst>(&I);
  return Update && !isStrongerThanMonotonic(Update->getOrdering());
}

/// Returns whether an address contains an index with step \p Step, multiplied
/// by at least \p Size; all other terms are the same in each iteration. Offsets
/// in bounds of an object do not wrap.
static bool isIndexed(const Value *Pointer, const Loop &L, const SCEV *Step,
                      uint64_t Size, ScalarEvolution &SE) {
  const DataLayout &DL = L.getHeader()->getDataLayout();
  while (const auto *GEP = dyn_cast<GEPOperator>(Pointer)) {
    Pointer = GEP->getPointerOperand();
    if (all_of(GEP->indices(),
               [&](const Value *Index) { return L.isLoopInvariant(Index); }))
      continue;
    Value *Index = *GEP->idx_begin();
    match(Index, m_SExtOrSelf(m_Value(Index)));
    match(Index, m_ZExtOrSelf(m_Value(Index)));
    const auto *Rec = dyn_cast<SCEVAddRecExpr>(SE.getSCEV(Index));
    return GEP->isInBounds() && GEP->getNumIndices() == 1 &&
           L.isLoopInvariant(Pointer) && Rec && Rec->getLoop() == &L &&
           Rec->isAffine() && Rec->getStepRecurrence(SE) == Step &&
           DL.getTypeAllocSize(GEP->getSourceElementType()) >= Size;
  }
  return false;
}

/// Returns the step of a loop whose loads may precede the stores of earlier
/// iterations to the same addresses, if its counter does not wrap; null if the
/// loop has several blocks, or may run forever, as with a step of 0.
static const SCEV *getStepInPlace(const Loop &L, ScalarEvolution &SE) {
  std::optional<Q7X2::LatchTest> Test = Q7X2::getTestOfUnknownStep(L, SE);
  return Test && L.getNumBlocks() == 1 && SE.loopIsFiniteByAssumption(&L)
             ? Test->Tested->getStepRecurrence(SE)
             : nullptr;
}

/// Returns whether a store is to the address of a load that precedes it, which
/// advances by \p Step in each iteration.
static bool isUpdateInPlace(const Loop &L, const Instruction &Load,
                            const Instruction &Write, const SCEV *Step,
                            ScalarEvolution &SE) {
  if (!isa<LoadInst>(Load) || !isa<StoreInst>(Write) ||
      !Load.comesBefore(&Write))
    return false;
  auto *From = const_cast<Value *>(getLoadStorePointerOperand(&Load)),
       *To = const_cast<Value *>(getLoadStorePointerOperand(&Write));
  const DataLayout &DL = L.getHeader()->getDataLayout();
  const uint64_t Size =
      std::max(DL.getTypeStoreSize(getLoadStoreType(&Load)).getFixedValue(),
               DL.getTypeStoreSize(getLoadStoreType(&Write)).getFixedValue());
  return SE.getSCEV(From) == SE.getSCEV(To) && isIndexed(To, L, Step, Size, SE);
}

/// Returns whether loads of several iterations can be in flight: no write of
/// the loop may be to the memory that they read in other iterations.
bool Q7X2LoopUnroll::mayOverlapLoads(const Loop &L) const {
  SmallVector<const Instruction *, 8> Loads, Writes;
  for (const BasicBlock *BB : L.blocks())
    for (const Instruction &I : *BB)
      if (I.isVolatile() || (I.isAtomic() && !isRelaxedUpdate(I)))
        return false;
      else if (I.mayWriteToMemory())
        Writes.push_back(&I);
      else if (I.mayReadFromMemory())
        Loads.push_back(&I);
  BatchAAResults BatchAA(*AA);
  const SCEV *Step = getStepInPlace(L, *SE);
  auto GetRange = [](const Instruction &I) {
    std::optional<MemoryLocation> At = MemoryLocation::getOrNone(&I);
    return At ? At->getWithNewSize(LocationSize::beforeOrAfterPointer()) : At;
  };
  return all_of(Writes, [&](const Instruction *Write) {
    const std::optional<MemoryLocation> To = GetRange(*Write);
    return To && all_of(Loads, [&](const Instruction *Load) {
             const std::optional<MemoryLocation> From = GetRange(*Load);
             return From &&
                    (BatchAA.isNoAlias(*From, *To) ||
                     (Step && isUpdateInPlace(L, *Load, *Write, Step, *SE)));
           });
  });
}

unsigned Q7X2LoopUnroll::chooseCount(Loop &L) const {
  const unsigned Known = SE->getSmallConstantTripCount(&L);
  const unsigned AtMost = SE->getSmallConstantMaxTripCount(&L);
  const bool IsCounted = Known || Q7X2::hasCheapTripCount(L, *SE, *TTI) ||
                         Q7X2::getUpperBound(L, *SE);
  if (!IsCounted && !Q7X2::getTestOfUnknownStep(L, *SE))
    return 1;
  const IterationCost Cost = getCost(L, *TTI, *SE);
  if (!IsCounted && (!Cost.LoadRegisters || !mayOverlapLoads(L)))
    return 1;
  // Loads of one iteration that fill many registers overlap without more.
  constexpr unsigned ManyRegisters = 16;
  const unsigned Budget =
      Cost.LoadRegisters < ManyRegisters ? CompleteBudget : InstructionBudget;
  if (Known && MaxCount > 1 &&
      uint64_t(Known) * std::max(Cost.Instructions, 1u) <= Budget)
    return Known;
  const unsigned Registers =
      Q7X2::getRegisterBudget(*L.getHeader()->getParent());
  const unsigned Free = Registers - std::min(Registers, Cost.LiveRegisters);
  const unsigned DoubleCount = MaxCount > 1 ? UnrollerFactor * MaxCount : 1;
  const bool IsLong = isUnrolledLoop(L, *SE) ||
                      (Cost.LoadRegisters &&
                       !(AtMost && AtMost < DoubleCount) && isStrided(L, *SE));
  const unsigned AtMostCount = IsLong ? DoubleCount : MaxCount;
  unsigned Count = std::min<unsigned>(
      AtMostCount, InstructionBudget / std::max(Cost.Instructions, 1u));
  if (Cost.LoadRegisters)
    Count = std::min(Count, Free / Cost.LoadRegisters);
  Count = powerOfTwoUpTo(Count);
  // The registers of values in flight are reused as the loop consumes them.
  if (Count == 1 && MaxCount > 1 && isMerged(L, *SE) &&
      2 * Cost.LoadRegisters <= Registers &&
      2 * Cost.Instructions <= InstructionBudget)
    Count = 2;
  LLVM_DEBUG(dbgs() << L.getHeader()->getName() << ": " << Cost.Instructions
                    << " instructions, " << Cost.LoadRegisters
                    << " registers for loads, " << Cost.LiveRegisters
                    << " live, count " << Count << '\n');
  if (!IsCounted)
    Count = std::min(Count, MaxCountOfUnknownStep);
  // If the remainder loop runs every iteration, unrolling loses.
  if (AtMost && AtMost < Count && !Known)
    return 1;
  if (Known)
    while (Known % Count)
      Count /= 2;
  NumLeft += Count == 1;
  return Count;
}

/// Returns whether an iteration takes less than the latency of its loads.
static bool isLatencyBound(const Loop &L, const TargetTransformInfo &TTI,
                           ScalarEvolution &SE) {
  constexpr unsigned MaxInstructions = 40;
  const IterationCost Cost = getCost(L, TTI, SE);
  return Cost.LoadRegisters && Cost.Instructions <= MaxInstructions;
}

/// Returns by how many iterations a loop is unrolled first, if it is unrolled
/// in two steps. The iterations that the second step leaves are no loop, so
/// that their loads overlap.
unsigned Q7X2LoopUnroll::chooseFirstStep(const Loop &L, unsigned Count) const {
  if (Count < 4 || !isMerged(L, *SE))
    return Count;
  if (hasGather(L))
    return 2;
  return Count > 4 && isLatencyBound(L, *TTI, *SE) ? Count / 2 : Count;
}

//===----------------------------------------------------------------------===//
// Unrolling
//===----------------------------------------------------------------------===//

void Q7X2LoopUnroll::findBound(const Loop &L, LazyValueInfo &LVI) {
  Value *Bound = Q7X2::getEqualityBound(L, *SE);
  if (!Bound || isa<Constant>(Bound))
    return;
  Instruction *At = L.getLoopPreheader()->getTerminator();
  auto GetRange = [&](Value *V) { return Q7X2::getUnsignedRange(V, At, LVI); };
  LoopBound B = {Bound, GetRange(Bound).getUnsignedMin(), Bound};
  Value *X;
  const APInt *Mask;
  if (match(Bound, m_And(m_Value(X), m_APInt(Mask))) && !Mask->isZero()) {
    const unsigned Log = Mask->countr_zero();
    const APInt Low = APInt::getLowBitsSet(Mask->getBitWidth(), Log),
                Rounded = *Mask | Low;
    B.MinValue = (B.MinValue + Low) & ~Low; // The bound is a multiple.
    if (Rounded.isMask() && GetRange(X).getUnsignedMax().ule(Rounded)) {
      B.Exact = X;
      B.Log = Log;
    }
  }
  Bounds.insert({L.getHeader(), B});
}

/// Finds the bound of a loop that has been unrolled, which it turns into a form
/// with a cheap trip count: N - (N & 3) => N & -4.
void Q7X2LoopUnroll::findRoundedBound(const Loop &L) {
  Value *Bound = Q7X2::getEqualityBound(L, *SE);
  Value *N;
  const APInt *Low;
  Bounds.erase(L.getHeader());
  if (!Bound ||
      !match(Bound, m_Sub(m_Value(N), m_And(m_Deferred(N), m_LowBitMask(Low)))))
    return;
  auto *Old = cast<Instruction>(Bound);
  Value *Rounded = IRBuilder<>(Old).CreateAnd(
      N, ConstantInt::get(N->getType(), ~*Low), Old->getName());
  SE->forgetLoop(&L);
  Old->replaceAllUsesWith(Rounded);
  RecursivelyDeleteTriviallyDeadInstructions(Old);
  Bounds.insert({L.getHeader(), {Rounded, *Low + 1, N, Low->countr_one()}});
}

/// Simplifies the values that LLVM's unroller computes before a loop: the
/// back-edge count, N - Step >> log2(Step), its comparison with the smallest
/// unrolled trip count, and the trip count, which is one more. N is at least a
/// step.
///
///   %s = add i32 %n, -4
///   %b = lshr i32 %s, 2
///   %t = add i32 %b, 1          =>    %t = lshr i32 %n, 2
///   icmp ult i32 %b, 3                icmp ult i32 %n, 16
void Q7X2LoopUnroll::simplifyTripCount(BasicBlock &Before,
                                       const BasicBlock &Header) const {
  auto *Branch = dyn_cast<BranchInst>(Before.getTerminator());
  auto Found = Bounds.find(&Header);
  Value *Repeats, *Distance;
  const APInt *Limit, *Minus, *Shift;
  if (Found == Bounds.end() || !Branch || !Branch->isConditional())
    return;
  const LoopBound &Known = Found->second;
  Value *Test = Branch->getCondition();
  if (!match(Test, m_SpecificICmp(ICmpInst::ICMP_ULT, m_Value(Repeats),
                                  m_APInt(Limit))))
    return;
  unsigned Log = 0;
  if (match(Repeats, m_LShr(m_Value(Distance), m_APInt(Shift))))
    Log = Shift->getLimitedValue(Shift->getBitWidth());
  else
    Distance = Repeats;
  if (!match(Distance, m_Add(m_Specific(Known.Bound), m_APInt(Minus))))
    return;
  const APInt Step = -*Minus;
  if (!Step.isPowerOf2() || Step.logBase2() != Log ||
      Known.MinValue.ult(Step) || (*Limit + 1).countl_zero() <= Log)
    return;

  Value *N = Known.Log <= Log ? Known.Exact : Known.Bound;
  // The expander may have hoisted the count out of outer loops, where N may be
  // smaller.
  auto *Def = dyn_cast<Instruction>(N);
  const bool IsHere = Def && Def->getParent() == &Before;
  IRBuilder<> B(&Before, IsHere && !isa<PHINode>(Def)
                             ? std::next(Def->getIterator())
                             : Before.getFirstInsertionPt());
  Value *Count = Log ? B.CreateLShr(N, Log) : N;
  SmallVector<WeakTrackingVH, 4> MaybeDead = {Test};
  for (User *U : Repeats->users()) {
    if (!match(U, m_Add(m_Specific(Repeats), m_One())))
      continue;
    U->replaceUsesWithIf(Count, [&](const Use &Use) {
      const auto *I = cast<Instruction>(Use.getUser());
      const auto *Phi = dyn_cast<PHINode>(I);
      return DT->dominates(&Before,
                           Phi ? Phi->getIncomingBlock(Use) : I->getParent());
    });
    MaybeDead.push_back(U);
  }
  B.SetInsertPoint(Branch);
  Branch->setCondition(B.CreateICmpULT(
      N, ConstantInt::get(N->getType(), (*Limit + 1).shl(Log))));
  RecursivelyDeleteTriviallyDeadInstructionsPermissive(MaybeDead);
}

/// Moves an instruction and the instructions that compute its operands before
/// \p Before in their block; returns false if that is impossible.
static bool moveBefore(Instruction &I, Instruction &Before) {
  if (I.getParent() != Before.getParent() || I.comesBefore(&Before))
    return true;
  if (isa<PHINode>(I) || (!isa<LoadInst>(I) &&
                          (I.mayReadOrWriteMemory() || I.mayHaveSideEffects())))
    return false;
  for (Value *Operand : I.operands())
    if (auto *Def = dyn_cast<Instruction>(Operand);
        Def && !moveBefore(*Def, Before))
      return false;
  I.moveBefore(Before.getIterator());
  return true;
}

/// Moves the loads of a block of merged iterations ahead of the stores of
/// earlier ones, to which mayOverlapLoads has found no obstacle.
static void overlapLoads(BasicBlock &BB) {
  auto First =
      find_if(BB, [](const Instruction &I) { return I.mayWriteToMemory(); });
  if (First == BB.end())
    return;
  for (Instruction &I : make_early_inc_range(make_range(First, BB.end())))
    if (isa<LoadInst>(I))
      moveBefore(I, *First);
}

bool Q7X2LoopUnroll::unroll(Loop &L) {
  if (!isWanted(L))
    return false;
  const unsigned Count = chooseCount(L);
  if (Count < 2)
    return false;
  const unsigned First = chooseFirstStep(L, Count);
  formLCSSARecursively(L, *DT, LI, SE);
  if (!SE->getSmallConstantTripCount(&L) &&
      !Q7X2::hasCheapTripCount(L, *SE, *TTI)) {
    const bool IsBounded = Q7X2::getUpperBound(L, *SE).has_value();
    Loop &Main = IsBounded ? Q7X2::splitLoop(L, Count, *DT, *LI, *SE)
                           : Q7X2::splitLoopByDistance(L, Count, *DT, *LI, *SE);
    BasicBlock &Header = *Main.getHeader();
    unrollBy(Main, Count, /*HasRemainder=*/false);
    if (L.getNumBlocks() == 1 && !IsBounded)
      overlapLoads(Header);
    return true;
  }
  const bool HasRemainder = !SE->getSmallConstantTripCount(&L);
  if (!HasRemainder || First == Count) {
    // A thread often has few elements of an array that a block shares. Half of
    // the unrolled loop is for those of the remainder, so that their loads
    // overlap.
    const bool HasFew = HasRemainder && Count > 4 && isStrided(L, *SE) &&
                        isLatencyBound(L, *TTI, *SE);
    Loop *Remainder = nullptr;
    if (!unrollBy(L, Count, HasRemainder, &Remainder))
      return false;
    if (HasFew && Remainder &&
        unrollBy(*Remainder, Count / 2, /*HasRemainder=*/true))
      breakLoopBackedge(Remainder, *DT, *SE, *LI, /*MSSA=*/nullptr);
    return true;
  }
  if (!unrollBy(L, First, /*HasRemainder=*/true))
    return false;
  findRoundedBound(L);
  unrollBy(L, Count / First, /*HasRemainder=*/true);
  return true;
}

bool Q7X2LoopUnroll::unrollBy(Loop &L, unsigned Count, bool HasRemainder,
                              Loop **Remainder) {
  // The unroller respects llvm.loop metadata.
  L.setLoopID(nullptr);
  UnrollLoopOptions Options = {};
  Options.Count = Count;
  Options.Runtime = HasRemainder;
  Options.SCEVExpansionBudget = Q7X2::TripCountBudget;
  OptimizationRemarkEmitter ORE(L.getHeader()->getParent());
  BasicBlock &Before = *L.getLoopPreheader(), &Header = *L.getHeader();
  LoopUnrollResult Result = UnrollLoop(&L, Options, LI, SE, DT, AC, TTI, &ORE,
                                       /*PreserveLCSSA=*/true, Remainder);
  if (Result == LoopUnrollResult::Unmodified)
    return false;
  if (HasRemainder)
    simplifyTripCount(Before, Header);
  ++NumUnrolled;
  return true;
}

bool Q7X2LoopUnroll::runOnFunction(Function &F) {
  if (skipFunction(F) || F.hasOptSize())
    return false;
  LazyValueInfo &LVI = getAnalysis<LazyValueInfoWrapperPass>().getLVI();
  setAnalyses(F);
  const UniformityInfo &Uniformity =
      getAnalysis<UniformityInfoWrapperPass>().getUniformityInfo();
  bool Changed = simplifyLoops();
  SmallVector<Loop *, 8> Innermost;
  for (Loop *L : LI->getLoopsInPreorder())
    if (L->isInnermost())
      Innermost.push_back(L);
  // Before values are inserted, of which the analysis knows nothing.
  UniformLoops.clear();
  for (const Loop *L : Innermost)
    if (isUniform(*L, Uniformity))
      UniformLoops.insert(L->getHeader());
  // Before the first loop is unrolled, since LazyValueInfo is not updated.
  Bounds.clear();
  for (const Loop *L : Innermost)
    if (isWanted(*L))
      findBound(*L, LVI);
  for (Loop *L : Innermost)
    Changed |= unroll(*L);
  for (Loop *L : LI->getLoopsInPreorder())
    Changed |=
        Q7X2::sinkLoads(*L, countLiveIn(*L, F.getDataLayout()), *AA, *DT);
  return Changed;
}
