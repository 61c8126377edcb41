//===-- Q7X2LoopVersioning.cpp - Loops on disjoint buffers ----------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The pointers of most kernels do not alias, but the kernels do not say so. A
// store in a loop then keeps later loads from moving up, and sums in memory are
// stored in every iteration. The launch knows whether the pointers are to
// different buffers, and sets a word of constant bank 0 accordingly. This pass
// versions such loops for launches with distinct buffers:
//
//   for (k = 0; k < n; ++k)      =>   if (envreg14) {
//     *y += a[k];                       s = *y;
//                                       for (k = 0; k < n; ++k)
//                                         s += a[k];
//                                       *y = s;
//                                     } else
//                                       for (k = 0; k < n; ++k)
//                                         *y += a[k];
//
// A loop nest is versioned as a whole, unless it is too large. The accesses of
// the first version get the arguments that they are based on as alias scopes,
// so that LLVM's loop-invariant code motion moves accesses with loop-invariant
// addresses out of the loop. Outer loops are jammed later
// (Q7X2UnrollAndJam.cpp).
//
// The launch only knows the arguments of kernels. Requires inferred address
// spaces, and the unroller after it, which does not touch the other version.
//
//===----------------------------------------------------------------------===//

#include "Q7X2.h"
#include "Q7X2KernelConvention.h"
#include "Q7X2LoopNestPass.h"
#include "Q7X2LoopRemarks.h"
#include "Q7X2LoopVersions.h"
#include "Q7X2UnrollAndJam.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/ScopedNoAliasAA.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/IntrinsicsNVPTX.h"
#include "llvm/IR/MDBuilder.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Transforms/Utils/LoopUtils.h"

using namespace llvm;

#define DEBUG_TYPE "q7x2-loop-versioning"
#define PASS_NAME "Q7X2 loop versioning"

STATISTIC(NumVersioned, "Number of loop nests versioned");

static cl::opt<unsigned>
    NestBudget("q7x2-version-loops", cl::Hidden, cl::init(300),
               cl::desc("Instructions that a loop nest may have for which a "
                        "version for buffers that do not overlap is made; 0 "
                        "makes none"));

namespace {

using ArgumentSet = SmallSetVector<const Argument *, 2>;

/// Alias scopes for accesses that are based on different arguments.
class ArgumentScopes {
  MDBuilder Builder;
  MapVector<const Argument *, MDNode *> Scopes;

public:
  explicit ArgumentScopes(Function &F);

  unsigned size() const { return Scopes.size(); }
  /// Returns the arguments that an address is based on; none if it may be based
  /// on anything else.
  ArgumentSet findBases(const Value *Address) const;
  void annotate(Instruction &Access) const;
};

class Q7X2LoopVersioning : public Q7X2::LoopNestPass {
public:
  static char ID;
  Q7X2LoopVersioning() : LoopNestPass(ID) {}

  StringRef getPassName() const override { return PASS_NAME; }
  void getAnalysisUsage(AnalysisUsage &AU) const override {
    LoopNestPass::getAnalysisUsage(AU);
    AU.addRequired<ScopedNoAliasAAWrapperPass>();
  }
  bool runOnFunction(Function &F) override;

private:
  bool isWanted(Loop &L, const ArgumentScopes &Scopes) const;
  bool visit(Loop &L, const ArgumentScopes &Scopes);
  void version(Loop &L);
};

} // namespace

char Q7X2LoopVersioning::ID = 0;

INITIALIZE_LOOP_NEST_PASS_BEGIN(Q7X2LoopVersioning, DEBUG_TYPE, PASS_NAME)
INITIALIZE_PASS_DEPENDENCY(ScopedNoAliasAAWrapperPass)
INITIALIZE_PASS_END(Q7X2LoopVersioning, DEBUG_TYPE, PASS_NAME, false, false)

FunctionPass *llvm::createQ7X2LoopVersioningPass() {
  return new Q7X2LoopVersioning();
}

//===----------------------------------------------------------------------===//
// Accesses and arguments
//===----------------------------------------------------------------------===//

/// Returns whether the launch (the simulator's Launch.cpp) compares an
/// argument's buffer with the other buffers.
static bool isBuffer(const Argument &A) {
  if (!A.getType()->isPointerTy() || A.hasPassPointeeByValueCopyAttr())
    return false;
  const unsigned AS = A.getType()->getPointerAddressSpace();
  return AS == Q7X2::AS_Generic || AS == Q7X2::AS_Global ||
         AS == Q7X2::AS_Constant;
}

ArgumentScopes::ArgumentScopes(Function &F) : Builder(F.getContext()) {
  MDNode *Domain = nullptr;
  for (const Argument &A : F.args())
    if (isBuffer(A)) {
      if (!Domain)
        Domain = Builder.createAnonymousAliasScopeDomain(F.getName());
      Scopes[&A] = Builder.createAnonymousAliasScope(Domain, A.getName());
    }
}

ArgumentSet ArgumentScopes::findBases(const Value *Address) const {
  SmallVector<const Value *, 4> Objects;
  getUnderlyingObjects(Address, Objects);
  ArgumentSet Bases;
  for (const Value *Object : Objects) {
    const auto *A = dyn_cast<Argument>(Object);
    if (!A || !Scopes.contains(A))
      return {};
    Bases.insert(A);
  }
  return Bases;
}

void ArgumentScopes::annotate(Instruction &Access) const {
  const Value *Address = getLoadStorePointerOperand(&Access);
  if (!Address)
    return;
  const ArgumentSet Bases = findBases(Address);
  if (Bases.empty())
    return;
  SmallVector<Metadata *, 8> Own, Others;
  for (auto [A, Scope] : Scopes)
    (Bases.contains(A) ? Own : Others).push_back(Scope);
  LLVMContext &Context = Access.getContext();
  auto Add = [&](unsigned Kind, ArrayRef<Metadata *> List) {
    if (List.empty())
      return;
    Access.setMetadata(Kind, MDNode::concatenate(Access.getMetadata(Kind),
                                                 MDNode::get(Context, List)));
  };
  Add(LLVMContext::MD_alias_scope, Own);
  Add(LLVMContext::MD_noalias, Others);
}

//===----------------------------------------------------------------------===//
// Choice of loops
//===----------------------------------------------------------------------===//

/// Returns whether a loop accesses memory only by simple loads and stores, and
/// a store blocks an access that is based on other arguments. The loop must be
/// innermost, or one that can be unrolled and jammed.
bool Q7X2LoopVersioning::isWanted(Loop &L, const ArgumentScopes &Scopes) const {
  if (Q7X2::countInstructions(L) > NestBudget ||
      (!L.isInnermost() && Q7X2::chooseJamCount(L, *DT, *LI, *SE, *TTI) == 1))
    return false;
  SmallVector<std::pair<MemoryLocation, ArgumentSet>, 16> Accesses, Stores;
  for (const BasicBlock *BB : L.blocks())
    for (const Instruction &I : *BB) {
      const auto *Call = dyn_cast<CallBase>(&I);
      if (Call && Call->isConvergent())
        return false;
      if (!I.mayReadOrWriteMemory() || isa<AssumeInst>(I))
        continue;
      const auto *Load = dyn_cast<LoadInst>(&I);
      const auto *Store = dyn_cast<StoreInst>(&I);
      if (!(Load && Load->isSimple()) && !(Store && Store->isSimple()))
        return false;
      const Value *Address = getLoadStorePointerOperand(&I);
      const ArgumentSet Bases = Scopes.findBases(Address);
      if (Bases.empty())
        continue;
      Accesses.emplace_back(
          MemoryLocation::getBeforeOrAfter(Address, I.getAAMetadata()), Bases);
      if (Store)
        Stores.push_back(Accesses.back());
    }
  auto Conflicts = [&](const auto &Store, const auto &Other) {
    return none_of(
               Other.second,
               [&](const Argument *A) { return Store.second.contains(A); }) &&
           !AA->isNoAlias(Store.first, Other.first);
  };
  return any_of(Stores, [&](const auto &Store) {
    return any_of(Accesses,
                  [&](const auto &Other) { return Conflicts(Store, Other); });
  });
}

/// Versions the outermost loops within the budget.
bool Q7X2LoopVersioning::visit(Loop &L, const ArgumentScopes &Scopes) {
  if (none_of(L.getLoopsInPreorder(),
              [&](Loop *Inner) { return isWanted(*Inner, Scopes); }))
    return false;
  if (L.isLoopSimplifyForm() && L.isSafeToClone() &&
      Q7X2::countInstructions(L) <= NestBudget) {
    version(L);
    for (BasicBlock *BB : L.blocks())
      for (Instruction &I : *BB)
        Scopes.annotate(I);
    return true;
  }
  bool Changed = false;
  for (Loop *Inner : SmallVector<Loop *, 4>(L.begin(), L.end()))
    Changed |= visit(*Inner, Scopes);
  return Changed;
}

//===----------------------------------------------------------------------===//
// Versions
//===----------------------------------------------------------------------===//

/// Adds a copy of a loop nest for buffers that may overlap.
void Q7X2LoopVersioning::version(Loop &L) {
  IRBuilder<> B(L.getLoopPreheader()->getTerminator());
  Value *Distinct = B.CreateIsNotNull(
      B.CreateIntrinsic(Intrinsic::nvvm_read_ptx_sreg_envreg14, {}));
  Loop &Plain = Q7X2::addLoopVersion(L, *Distinct, ".overlap", *DT, *LI, *SE);
  for (Loop *Each : Plain.getLoopsInPreorder()) {
    addStringMetadataToLoop(Each, "llvm.loop.unroll.disable");
    addStringMetadataToLoop(Each, "llvm.loop.unroll.count", 1);
  }
  ++NumVersioned;
  Q7X2::emitLoopRemark(DEBUG_TYPE, "Versioned", L, [](OptimizationRemark &R) {
    R << "versioned loop nest for buffers that do not overlap";
  });
}

bool Q7X2LoopVersioning::runOnFunction(Function &F) {
  if (skipFunction(F) || F.hasOptSize() || !NestBudget ||
      !Q7X2::isKernel(F.getCallingConv()))
    return false;
  setAnalyses(F);
  const ArgumentScopes Scopes(F);
  if (LI->empty() || Scopes.size() < 2)
    return false;
  bool Changed = simplifyLoops();
  for (Loop *L : SmallVector<Loop *, 8>(LI->begin(), LI->end()))
    Changed |= visit(*L, Scopes);
  return Changed;
}
