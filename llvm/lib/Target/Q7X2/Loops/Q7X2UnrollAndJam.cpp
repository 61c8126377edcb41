//===-- Q7X2UnrollAndJam.cpp - Unroll outer loops, jam inner ones ---------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Unrolls outer loops and jams the copies of their inner loops if these share
// loads: one load serves several iterations of the outer loop.
//
//   for (i = 0; i < m; ++i) {        for (i = 0; i + 3 < m; i += 4) {
//     s = 0;                           s0 = s1 = s2 = s3 = 0;
//     for (k = 0; k < n; ++k)          for (k = 0; k < n; ++k)
//       s += a[i][k] * x[k];     =>      x0 = x[k], s0 += a[i][k] * x0,
//     y[i] = s;                          s1 += a[i + 1][k] * x0, ...;
//   }                                  y[i] = s0, y[i + 1] = s1, ...;
//                                    }
//                                    for (; i < m; ++i)
//                                      ...
//
// LLVM's unroll-and-jam supports a single inner loop, but the optimizer's
// unroller has split it into two. This pass accepts any control flow inside
// that is the same for all iterations of the outer loop: each instruction that
// varies between iterations gets copies in its block, after those of the
// previous iteration.
//
// Requires inferred address spaces and loop nests versioned for disjoint
// buffers before it, and the unroller of innermost loops after it. Guarantees
// nothing: it is an optimization. The inner loops may only read memory, by
// loads that alias no store; all stores must be in one block.
//
//===----------------------------------------------------------------------===//

#include "Q7X2UnrollAndJam.h"
#include "Q7X2.h"
#include "Q7X2LoopNestPass.h"
#include "Q7X2LoopRemarks.h"
#include "Q7X2LoopSplit.h"
#include "Q7X2LoopUnroll.h"
#include "Q7X2LoopVersions.h"
#include "Scheduling/Q7X2Occupancy.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Debug.h"
#include "llvm/Transforms/Utils/Local.h"
#include "llvm/Transforms/Utils/LoopUtils.h"
#include "llvm/Transforms/Utils/UnrollLoop.h"

using namespace llvm;

#define DEBUG_TYPE "q7x2-unroll-and-jam"
#define PASS_NAME "Q7X2 unroll and jam"

STATISTIC(NumJammed, "Number of loops unrolled and jammed");

static cl::opt<unsigned>
    MaxCount("q7x2-jam-count", cl::Hidden, cl::init(4),
             cl::desc("Iterations of an outer loop that are made one where "
                      "its inner loops load the same; 1 leaves all loops as "
                      "they are"));
static cl::opt<unsigned> InstructionBudget(
    "q7x2-jam-instructions", cl::Hidden, cl::init(200),
    cl::desc("Instructions that a jammed inner loop may have"));

/// The maximum number of IR instructions of a loop nest that is jammed.
static constexpr unsigned NestBudget = 400;

namespace {

/// The instructions of a loop nest that vary between iterations.
class JamCandidate {
  const Loop &L;
  const LoopInfo &LI;
  const DominatorTree &DT;
  SmallPtrSet<const Instruction *, 32> Varying;
  const BasicBlock *StoreBlock = nullptr;
  bool Legal;

  bool hasSuitableForm() const;
  bool isSimple(const Instruction &I);
  bool hasSimpleInstructions();
  void findVarying();
  bool hasCommonControlFlow() const;
  bool isKnownInTime(const PHINode &Recurrence) const;

public:
  JamCandidate(const Loop &L, const LoopInfo &LI, const DominatorTree &DT);

  /// Returns whether iterations can be jammed, provided that no load reads
  /// memory that the loop stores to.
  bool isLegal() const { return Legal; }
  bool mayReadStored(AAResults &AA) const;
  bool isVarying(const Value *V) const;
  /// Returns the varying instructions of a block except its terminator.
  SmallVector<Instruction *, 16> getVarying(BasicBlock &BB) const;
};

/// The resources of the inner loops of one iteration, separate from those that
/// iterations have in common.
struct JamCost {
  unsigned CommonLoads = 0;
  unsigned Instructions = 0, CommonInstructions = 0;
  unsigned Registers = 0, CommonRegisters = 0;
};

/// Jams several iterations into one.
class Jam {
  Loop &L;
  const JamCandidate &Candidate;
  /// Maps values of the first iteration to those of each other iteration.
  SmallVector<DenseMap<const Value *, Value *>, 4> Copies;
  SmallVector<std::pair<Instruction *, unsigned>, 32> Clones;

  Value *get(unsigned Iteration, Value *V) const;
  void copyRecurrences();
  void copyBlock(BasicBlock &BB, ArrayRef<Instruction *> Originals);
  void replaceOperands();
  void continueAfterLast();

public:
  Jam(Loop &L, const JamCandidate &Candidate, unsigned Count)
      : L(L), Candidate(Candidate), Copies(Count) {}
  void run();
};

class Q7X2UnrollAndJam : public Q7X2::LoopNestPass {
public:
  static char ID;
  Q7X2UnrollAndJam() : LoopNestPass(ID) {}

  StringRef getPassName() const override { return PASS_NAME; }
  bool runOnFunction(Function &F) override;

private:
  bool visit(Loop &L);
};

} // namespace

char Q7X2UnrollAndJam::ID = 0;

INITIALIZE_LOOP_NEST_PASS_BEGIN(Q7X2UnrollAndJam, DEBUG_TYPE, PASS_NAME)
INITIALIZE_PASS_END(Q7X2UnrollAndJam, DEBUG_TYPE, PASS_NAME, false, false)

FunctionPass *llvm::createQ7X2UnrollAndJamPass() {
  return new Q7X2UnrollAndJam();
}

//===----------------------------------------------------------------------===//
// Choice of loops
//===----------------------------------------------------------------------===//

/// Returns the instruction that computes the next value of a recurrence from
/// values available at the beginning of the iteration; null if there is none.
static Instruction *getStep(const PHINode &Recurrence, const Loop &L) {
  auto *Step = dyn_cast<Instruction>(
      Recurrence.getIncomingValueForBlock(L.getLoopLatch()));
  if (!Step || !L.contains(Step) ||
      !(isa<BinaryOperator>(Step) || isa<GetElementPtrInst>(Step)) ||
      !isSafeToSpeculativelyExecute(Step))
    return nullptr;
  const bool IsKnown = all_of(Step->operands(), [&](const Value *Op) {
    return Op == &Recurrence || L.isLoopInvariant(Op);
  });
  return IsKnown ? Step : nullptr;
}

/// Returns whether the loop has one exit, at its latch, and not too many
/// instructions.
bool JamCandidate::hasSuitableForm() const {
  return !L.isInnermost() && L.isLoopSimplifyForm() && L.getExitBlock() &&
         L.getExitingBlock() == L.getLoopLatch() &&
         Q7X2::countInstructions(L) <= NestBudget;
}

/// Returns whether an instruction can be copied, or is common to all
/// iterations: it has no side effects, except for stores, all of which are in
/// one block of the outer loop.
bool JamCandidate::isSimple(const Instruction &I) {
  if (const auto *Load = dyn_cast<LoadInst>(&I))
    return Load->isSimple();
  if (const auto *Store = dyn_cast<StoreInst>(&I)) {
    const BasicBlock *BB = I.getParent();
    if (!Store->isSimple() || LI.getLoopFor(BB) != &L ||
        (StoreBlock && StoreBlock != BB))
      return false;
    StoreBlock = BB;
    return true;
  }
  if (isa<AssumeInst>(I))
    return true;
  if (const auto *Call = dyn_cast<CallBase>(&I))
    if (!isa<IntrinsicInst>(Call) || Call->isConvergent() ||
        Call->cannotDuplicate())
      return false;
  if (I.isTerminator())
    return isa<BranchInst>(I) || isa<SwitchInst>(I);
  return !I.mayReadOrWriteMemory() && !I.mayHaveSideEffects() &&
         !isa<AllocaInst>(I) && !I.getType()->isTokenTy();
}

bool JamCandidate::hasSimpleInstructions() {
  return all_of(L.blocks(), [&](const BasicBlock *BB) {
    return all_of(*BB, [&](const Instruction &I) { return isSimple(I); });
  });
}

/// Loads in the block of the stores vary, since they may read stored values.
void JamCandidate::findVarying() {
  SmallVector<const Instruction *, 32> Work;
  auto Add = [&](const Instruction &I) {
    if (L.contains(&I) && Varying.insert(&I).second)
      Work.push_back(&I);
  };
  for (const PHINode &Phi : L.getHeader()->phis())
    Add(Phi);
  if (StoreBlock)
    for (const Instruction &I : *StoreBlock)
      if (isa<StoreInst>(I) || isa<LoadInst>(I))
        Add(I);
  while (!Work.empty())
    for (const User *U : Work.pop_back_val()->users())
      Add(*cast<Instruction>(U));
}

bool JamCandidate::hasCommonControlFlow() const {
  return all_of(L.blocks(), [&](const BasicBlock *BB) {
    return BB == L.getLoopLatch() || !Varying.contains(BB->getTerminator());
  });
}

/// Returns whether the next value of a recurrence is available before its first
/// use in the next iteration: its def is in a block that dominates all uses, or
/// in the same block, where the def's copy comes first.
bool JamCandidate::isKnownInTime(const PHINode &Recurrence) const {
  if (getStep(Recurrence, L))
    return true;
  const auto *Next = dyn_cast<Instruction>(
      Recurrence.getIncomingValueForBlock(L.getLoopLatch()));
  if (!Next || !L.contains(Next))
    return true;
  if (LI.getLoopFor(Next->getParent()) != &L ||
      (isa<PHINode>(Next) && Next->getParent() == L.getHeader()))
    return false;
  return all_of(Recurrence.uses(), [&](const Use &U) {
    const auto *User = cast<Instruction>(U.getUser());
    if (!L.contains(User))
      return true;
    const auto *Phi = dyn_cast<PHINode>(User);
    return DT.dominates(Next->getParent(),
                        Phi ? Phi->getIncomingBlock(U) : User->getParent());
  });
}

JamCandidate::JamCandidate(const Loop &L, const LoopInfo &LI,
                           const DominatorTree &DT)
    : L(L), LI(LI), DT(DT),
      Legal(hasSuitableForm() && hasSimpleInstructions()) {
  if (!Legal)
    return;
  findVarying();
  Legal = hasCommonControlFlow() &&
          all_of(L.getHeader()->phis(),
                 [&](const PHINode &Phi) { return isKnownInTime(Phi); });
}

bool JamCandidate::mayReadStored(AAResults &AA) const {
  if (!StoreBlock)
    return false;
  BatchAAResults BatchAA(AA);
  BatchAA.enableCrossIterationMode();
  SmallVector<MemoryLocation, 4> Stored;
  auto GetPlace = [](const Instruction &I) {
    return MemoryLocation::getBeforeOrAfter(getLoadStorePointerOperand(&I),
                                            I.getAAMetadata());
  };
  for (const Instruction &I : *StoreBlock)
    if (isa<StoreInst>(I))
      Stored.push_back(GetPlace(I));
  for (const BasicBlock *BB : L.blocks())
    for (const Instruction &I : *BB)
      if (BB != StoreBlock && isa<LoadInst>(I) &&
          any_of(Stored, [&](const MemoryLocation &Place) {
            return !BatchAA.isNoAlias(Place, GetPlace(I));
          }))
        return true;
  return false;
}

bool JamCandidate::isVarying(const Value *V) const {
  const auto *I = dyn_cast<Instruction>(V);
  return I && Varying.contains(I);
}

SmallVector<Instruction *, 16> JamCandidate::getVarying(BasicBlock &BB) const {
  SmallVector<Instruction *, 16> Found;
  for (Instruction &I : BB)
    if (Varying.contains(&I) && !I.isTerminator() && !isa<AssumeInst>(I))
      Found.push_back(&I);
  return Found;
}

//===----------------------------------------------------------------------===//
// Choice of the jam count
//===----------------------------------------------------------------------===//

/// Returns the resources of the largest inner loop.
static JamCost getCost(const Loop &L, const JamCandidate &Candidate,
                       const TargetTransformInfo &TTI) {
  const DataLayout &DL = L.getHeader()->getDataLayout();
  JamCost MaxCost;
  for (const Loop *Inner : L.getLoopsInPreorder()) {
    if (!Inner->isInnermost())
      continue;
    JamCost Cost;
    for (const BasicBlock *BB : Inner->blocks())
      for (const Instruction &I : *BB) {
        const bool IsCommon = !Candidate.isVarying(&I);
        const InstructionCost Size =
            TTI.getInstructionCost(&I, TargetTransformInfo::TCK_CodeSize);
        if (Size.isValid())
          (IsCommon ? Cost.CommonInstructions : Cost.Instructions) +=
              Size.getValue();
        const bool IsRecurrence = isa<PHINode>(I) && BB == Inner->getHeader();
        const bool IsLoad =
            isa<LoadInst>(I) &&
            !Inner->isLoopInvariant(getLoadStorePointerOperand(&I));
        if (IsRecurrence || IsLoad)
          (IsCommon ? Cost.CommonRegisters : Cost.Registers) +=
              Q7X2::registersOf(I.getType(), DL);
        Cost.CommonLoads += IsLoad && IsCommon;
      }
    if (Cost.Instructions + Cost.CommonInstructions >
        MaxCost.Instructions + MaxCost.CommonInstructions)
      MaxCost = Cost;
  }
  return MaxCost;
}

static bool allowsJamming(const Loop &L, ScalarEvolution &SE) {
  MDNode *ID = L.getLoopID();
  return !ID || (Q7X2::allowsUnrolling(L, SE) &&
                 !GetUnrollMetadata(ID, "llvm.loop.unroll.count") &&
                 !GetUnrollMetadata(ID, "llvm.loop.unroll_and_jam.disable"));
}

static unsigned chooseCount(Loop &L, const JamCandidate &Candidate,
                            ScalarEvolution &SE,
                            const TargetTransformInfo &TTI) {
  if (!Candidate.isLegal() || !allowsJamming(L, SE))
    return 1;
  const unsigned Known = SE.getSmallConstantTripCount(&L);
  if (!Known && !Q7X2::hasCheapTripCount(L, SE, TTI) &&
      !Q7X2::getUpperBound(L, SE))
    return 1;
  const JamCost Cost = getCost(L, Candidate, TTI);
  if (!Cost.CommonLoads)
    return 1;
  const unsigned Registers =
      Q7X2::getRegisterBudget(*L.getHeader()->getParent());
  const unsigned AtMost = SE.getSmallConstantMaxTripCount(&L);
  unsigned Count = bit_floor(std::max<unsigned>(MaxCount, 1));
  while (Count > 1 &&
         (Cost.CommonInstructions + Count * Cost.Instructions >
              InstructionBudget ||
          Cost.CommonRegisters + Count * Cost.Registers > Registers ||
          (Known ? Known % Count != 0 : AtMost && AtMost < 2 * Count)))
    Count /= 2;
  LLVM_DEBUG(dbgs() << L.getHeader()->getName() << ": " << Cost.CommonLoads
                    << " common loads, " << Cost.CommonInstructions
                    << " common instructions of "
                    << Cost.Instructions + Cost.CommonInstructions << ", count "
                    << Count << '\n');
  return Count;
}

unsigned Q7X2::chooseJamCount(Loop &L, const DominatorTree &DT,
                              const LoopInfo &LI, ScalarEvolution &SE,
                              const TargetTransformInfo &TTI) {
  return chooseCount(L, JamCandidate(L, LI, DT), SE, TTI);
}

//===----------------------------------------------------------------------===//
// Jamming
//===----------------------------------------------------------------------===//

/// Returns the value of \p V, of the first iteration, in another iteration.
Value *Jam::get(unsigned Iteration, Value *V) const {
  Value *Copy = Copies[Iteration].lookup(V);
  return Copy ? Copy : V;
}

/// Copies the varying instructions of a block for each iteration, in order.
void Jam::copyBlock(BasicBlock &BB, ArrayRef<Instruction *> Originals) {
  for (unsigned I = 1; I != Copies.size(); ++I)
    for (Instruction *Original : Originals) {
      if (isa<PHINode>(Original) && &BB == L.getHeader())
        continue;
      Instruction *Copy = Original->clone();
      Copy->insertBefore(isa<PHINode>(Original)
                             ? BB.getFirstNonPHIIt()
                             : BB.getTerminator()->getIterator());
      Copies[I][Original] = Copy;
      Clones.emplace_back(Copy, I);
    }
}

/// Starts each iteration with the final values of the previous one. Steps of
/// recurrences are computed in the header, since their own place may be too
/// late.
void Jam::copyRecurrences() {
  BasicBlock &Header = *L.getHeader();
  const BasicBlock::iterator At = Header.getFirstInsertionPt();
  for (unsigned I = 1; I != Copies.size(); ++I)
    for (PHINode &Phi : Header.phis()) {
      const Instruction *Step = getStep(Phi, L);
      if (!Step) {
        Copies[I][&Phi] =
            get(I - 1, Phi.getIncomingValueForBlock(L.getLoopLatch()));
        continue;
      }
      Instruction *Copy = Step->clone();
      Copy->insertBefore(At);
      Copy->replaceUsesOfWith(&Phi, get(I - 1, &Phi));
      Copies[I][&Phi] = Copy;
    }
}

void Jam::replaceOperands() {
  for (auto [Clone, Iteration] : Clones)
    for (Use &Operand : Clone->operands())
      Operand.set(get(Iteration, Operand));
}

/// Makes the loop continue, or exit, with the values of the last iteration.
void Jam::continueAfterLast() {
  BasicBlock *Latch = L.getLoopLatch();
  for (BasicBlock *BB : {L.getHeader(), L.getExitBlock()})
    for (PHINode &Phi : BB->phis())
      Phi.setIncomingValueForBlock(
          Latch, get(Copies.size() - 1, Phi.getIncomingValueForBlock(Latch)));
  auto *Branch = cast<BranchInst>(Latch->getTerminator());
  Branch->setCondition(get(Copies.size() - 1, Branch->getCondition()));
}

void Jam::run() {
  SmallVector<WeakTrackingVH, 32> MaybeDead;
  for (BasicBlock *BB : L.blocks()) {
    const SmallVector<Instruction *, 16> Originals = Candidate.getVarying(*BB);
    copyBlock(*BB, Originals);
    append_range(MaybeDead, Originals);
  }
  copyRecurrences();
  replaceOperands();
  continueAfterLast();
  append_range(MaybeDead, make_first_range(Clones));
  RecursivelyDeleteTriviallyDeadInstructionsPermissive(MaybeDead);
}

bool Q7X2UnrollAndJam::visit(Loop &L) {
  const JamCandidate Candidate(L, *LI, *DT);
  const unsigned Count = chooseCount(L, Candidate, *SE, *TTI);
  if (Count == 1 || Candidate.mayReadStored(*AA)) {
    bool Changed = false;
    for (Loop *Inner : SmallVector<Loop *, 4>(L.begin(), L.end()))
      Changed |= visit(*Inner);
    return Changed;
  }
  formLCSSARecursively(L, *DT, LI, SE);
  Loop &Jammed = SE->getSmallConstantTripCount(&L)
                     ? L
                     : Q7X2::splitLoop(L, Count, *DT, *LI, *SE);
  Jam(Jammed, JamCandidate(Jammed, *LI, *DT), Count).run();
  SE->forgetTopmostLoop(&Jammed);
  ++NumJammed;
  Q7X2::emitLoopRemark(DEBUG_TYPE, "Jammed", L, [&](OptimizationRemark &R) {
    R << "unrolled and jammed loop by a factor of " << ore::NV("Count", Count);
  });
  return true;
}

bool Q7X2UnrollAndJam::runOnFunction(Function &F) {
  if (skipFunction(F) || F.hasOptSize() || MaxCount < 2)
    return false;
  setAnalyses(F);
  bool Changed = simplifyLoops();
  for (Loop *L : SmallVector<Loop *, 8>(LI->begin(), LI->end()))
    if (!L->isInnermost())
      Changed |= visit(*L);
  return Changed;
}
