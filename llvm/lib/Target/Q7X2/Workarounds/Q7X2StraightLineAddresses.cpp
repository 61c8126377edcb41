//===-- Q7X2StraightLineAddresses.cpp - Bounded strength reduction --------===//
//------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs LLVM's passes on straight-line addresses without their defects:
//
// - separate-const-offset-from-gep splits constant offsets from addresses,
//   after flags that would mislead it have been removed
//   (Q7X2WrappingIndices.h). An index without an offset is split as well if
//   another one has been split into the same terms.
// - slsr computes an address from a dominating one with the same base. It
//   compares sums, products and addresses with all dominating ones: 500
//   addresses take a tenth of a second, and the time grows quadratically. So
//   functions with more than MaxAddresses are skipped, and arithmetic with few
//   addresses, such as ciphers, in which strength reduction finds nothing.
// - nary-reassociate reuses dominating sums.
//
// Requires nothing, and guarantees nothing: it is an optimization. The legacy
// passes have no such limit, and each compute ScalarEvolution's expressions
// anew.
//
// LLVM 22's straight-line strength reduction treats sext(x + y) in the index of
// an address as sext(x) + sext(y), even if x + y may wrap. So operations that
// may wrap are hidden from it.
//
//   %p1 = gep i8, %b, %stride           %p1 = gep i8, %b, %stride
//   %s2 = mul i64 %stride, 2        =>  %p2 = gep i8, %p1, %stride
//   %p2 = gep i8, %b, %s2
//
//===----------------------------------------------------------------------===//

#include "Q7X2.h"
#include "Q7X2WrappingIndices.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/AssumptionCache.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/Analysis/TargetTransformInfo.h"
#include "llvm/CodeGen/TargetPassConfig.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/PassInstrumentation.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/InitializePasses.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Debug.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/Transforms/Scalar/NaryReassociate.h"
#include "llvm/Transforms/Scalar/SeparateConstOffsetFromGEP.h"
#include "llvm/Transforms/Scalar/StraightLineStrengthReduce.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;
using namespace llvm::PatternMatch;

#define DEBUG_TYPE "q7x2-straight-line-addresses"
#define PASS_NAME "Q7X2 straight-line addresses"

STATISTIC(NumReduced, "Number of functions with reduced addresses");
STATISTIC(NumReassociated, "Number of functions with reassociated sums");
STATISTIC(NumSkipped, "Number of functions with too many candidates");

static cl::opt<bool>
    EnableSeparation("q7x2-separate-offsets", cl::Hidden, cl::init(true),
                     cl::desc("Splits constant offsets from addresses"));
static cl::opt<bool>
    EnableReduction("q7x2-strength-reduction", cl::Hidden, cl::init(true),
                    cl::desc("Computes addresses from dominating ones"));

namespace {

class Q7X2StraightLineAddresses : public FunctionPass {
public:
  static char ID;
  Q7X2StraightLineAddresses() : FunctionPass(ID) {}

  StringRef getPassName() const override { return PASS_NAME; }
  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.addRequired<TargetPassConfig>();
    AU.setPreservesCFG();
  }
  bool runOnFunction(Function &F) override;
};

} // namespace

char Q7X2StraightLineAddresses::ID = 0;

INITIALIZE_PASS_BEGIN(Q7X2StraightLineAddresses, DEBUG_TYPE, PASS_NAME, false,
                      false)
INITIALIZE_PASS_DEPENDENCY(TargetPassConfig)
INITIALIZE_PASS_END(Q7X2StraightLineAddresses, DEBUG_TYPE, PASS_NAME, false,
                    false)

FunctionPass *llvm::createQ7X2StraightLineAddressesPass() {
  return new Q7X2StraightLineAddresses();
}

static constexpr unsigned MaxAddresses = 250;
// Sums and products per address, and the number that is always acceptable.
static constexpr unsigned MaxPerAddress = 2, FewSums = 64;

/// Returns whether a function has too many candidates for the expected gain.
static bool isTooExpensive(const Function &F) {
  unsigned Addresses = 0, Sums = 0;
  for (const Instruction &I : instructions(F)) {
    Addresses += isa<GetElementPtrInst>(I);
    Sums +=
        I.getOpcode() == Instruction::Add || I.getOpcode() == Instruction::Mul;
  }
  return Addresses > MaxAddresses ||
         Sums > std::max(FewSums, MaxPerAddress * Addresses);
}

/// Finds the operations that may wrap among those that an extended index
/// depends on in ScalarEvolution's view.
static void findWrapping(Value *Index, SmallPtrSetImpl<Value *> &Visited,
                         SmallSetVector<Instruction *, 8> &Wrapping) {
  SmallVector<Value *, 8> Work = {Index};
  while (!Work.empty()) {
    auto *I = dyn_cast<Instruction>(Work.pop_back_val());
    if (!I || !Visited.insert(I).second)
      continue;
    switch (I->getOpcode()) {
    case Instruction::Trunc:
    case Instruction::Add:
    case Instruction::Sub:
    case Instruction::Mul:
    case Instruction::Shl:
      if (!I->hasNoSignedWrap()) {
        Wrapping.insert(I);
        break;
      }
      [[fallthrough]];
    case Instruction::Or:
    case Instruction::PHI:
    case Instruction::SExt:
      append_range(Work, I->operands());
      break;
    default:
      break;
    }
  }
}

/// Freezes operations that may wrap, which makes them opaque to
/// ScalarEvolution.
static SmallVector<FreezeInst *> hideWrapping(Function &F) {
  SmallPtrSet<Value *, 16> Visited;
  SmallSetVector<Instruction *, 8> Wrapping;
  for (Instruction &I : instructions(F))
    if (auto *Address = dyn_cast<GetElementPtrInst>(&I))
      for (Value *Index : Address->indices())
        if (isa<SExtInst>(Index))
          findWrapping(Index, Visited, Wrapping);
  SmallVector<FreezeInst *> Frozen;
  for (Instruction *I : Wrapping) {
    auto *Freeze = new FreezeInst(I, "", *I->getInsertionPointAfterDef());
    I->replaceUsesWithIf(Freeze,
                         [&](const Use &U) { return U.getUser() != Freeze; });
    Frozen.push_back(Freeze);
  }
  return Frozen;
}

/// Runs strength reduction and n-ary reassociation, which share
/// ScalarEvolution's expressions.
static bool reduce(Function &F, FunctionAnalysisManager &FAM) {
  if (isTooExpensive(F)) {
    LLVM_DEBUG(dbgs() << "Too many candidates in " << F.getName() << '\n');
    ++NumSkipped;
    return false;
  }
  const SmallVector<FreezeInst *> Frozen = hideWrapping(F);
  const PreservedAnalyses Reduced =
      StraightLineStrengthReducePass().run(F, FAM);
  auto &SE = FAM.getResult<ScalarEvolutionAnalysis>(F);
  for (FreezeInst *Freeze : Frozen) {
    SE.forgetValue(Freeze);
    Freeze->replaceAllUsesWith(Freeze->getOperand(0));
    Freeze->eraseFromParent();
  }
  FAM.invalidate(F, Reduced);
  const PreservedAnalyses Reassociated = NaryReassociatePass().run(F, FAM);
  NumReduced += !Reduced.areAllPreserved();
  NumReassociated += !Reassociated.areAllPreserved();
  return !Reduced.areAllPreserved() || !Reassociated.areAllPreserved();
}

/// Splits indices as those of other addresses are that had a constant offset:
/// only equal indices have equal addresses. LLVM's pass does the reverse, but
/// only if the sum dominates the others.
///
///   sext(x + y), sext(x) + sext(y)  =>  sext(x) + sext(y), twice
static bool unifyIndices(Function &F) {
  DenseSet<std::pair<Value *, Value *>> Split;
  SmallVector<SExtInst *> Whole;
  Value *X, *Y;
  for (Instruction &I : instructions(F))
    if (match(&I, m_Add(m_SExt(m_Value(X)), m_SExt(m_Value(Y)))))
      Split.insert({X, Y});
    else if (match(&I, m_SExt(m_NSWAdd(m_Value(), m_Value()))) &&
             all_of(I.users(), IsaPred<GetElementPtrInst>))
      Whole.push_back(cast<SExtInst>(&I));
  bool Changed = false;
  for (SExtInst *Index : Whole) {
    auto *Sum = cast<BinaryOperator>(Index->getOperand(0));
    X = Sum->getOperand(0);
    Y = Sum->getOperand(1);
    if (!Split.contains({X, Y})) {
      if (!Split.contains({Y, X}))
        continue;
      std::swap(X, Y);
    }
    IRBuilder<> B(Index);
    Type *Ty = Index->getType();
    Index->replaceAllUsesWith(
        B.CreateNSWAdd(B.CreateSExt(X, Ty), B.CreateSExt(Y, Ty)));
    RecursivelyDeleteTriviallyDeadInstructions(Index);
    Changed = true;
  }
  return Changed;
}

bool Q7X2StraightLineAddresses::runOnFunction(Function &F) {
  if (skipFunction(F))
    return false;
  auto &TM = getAnalysis<TargetPassConfig>().getTM<TargetMachine>();
  FunctionAnalysisManager FAM;
  FAM.registerPass([] { return PassInstrumentationAnalysis(); });
  FAM.registerPass([] { return AssumptionAnalysis(); });
  FAM.registerPass([] { return DominatorTreeAnalysis(); });
  FAM.registerPass([] { return LoopAnalysis(); });
  FAM.registerPass([] { return ScalarEvolutionAnalysis(); });
  FAM.registerPass([] { return TargetLibraryAnalysis(); });
  FAM.registerPass([&] { return TM.getTargetIRAnalysis(); });
  bool Changed = Q7X2::exposeWrappingIndices(F);
  if (EnableSeparation) {
    const PreservedAnalyses Separated =
        SeparateConstOffsetFromGEPPass().run(F, FAM);
    FAM.invalidate(F, Separated);
    Changed |= !Separated.areAllPreserved() | unifyIndices(F);
  }
  return (EnableReduction && reduce(F, FAM)) || Changed;
}
