//===-- Q7X2AlignedLoops.cpp - Loops on aligned addresses -----------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An unrolled loop accesses neighboring elements, but its pointers are only
// known to be aligned to one element. This pass versions such loops for
// addresses that are multiples of 8 or 16 bytes on loop entry. In the aligned
// version, the load-store vectorizer combines the accesses:
//
//   for (; i < n; i += 4)         =>  if (((unsigned)&a[i] & 15) == 0)
//     s += a[i] + a[i + 1] +            for (; i < n; i += 4)
//          a[i + 2] + a[i + 3];           s += ... // a[i] is aligned to 16
//                                     else
//                                       for (; i < n; i += 4)
//                                         s += ... // as before
//
// Addresses that differ between threads are tested by a vote, so that the warp
// does not diverge. A loop is not versioned if its addresses are evidently not
// aligned for all threads, such as a + 4 * tid, or if the test would cost more
// than the wider accesses save.
//
// Versions only innermost loops of kernels without convergent operations.
// Requires the unroller before it and the load-store vectorizer after it.
// Guarantees nothing: it is an optimization.
//
//===----------------------------------------------------------------------===//

#include "Q7X2.h"
#include "Q7X2KernelConvention.h"
#include "Q7X2LoopNestPass.h"
#include "Q7X2LoopRemarks.h"
#include "Q7X2LoopVersions.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/InstSimplifyFolder.h"
#include "llvm/Analysis/ScalarEvolutionExpressions.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/IntrinsicsNVPTX.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Transforms/Utils/LoopUtils.h"
#include "llvm/Transforms/Utils/ScalarEvolutionExpander.h"

using namespace llvm;

#define DEBUG_TYPE "q7x2-aligned-loops"
#define PASS_NAME "Q7X2 aligned loops"

STATISTIC(NumVersioned, "Number of loops versioned");
STATISTIC(NumAligned, "Number of accesses aligned by the test of a loop");

static cl::opt<unsigned>
    LoopBudget("q7x2-align-loops", cl::Hidden, cl::init(400),
               cl::desc("Instructions that a loop may have for which a version "
                        "for aligned addresses is made; 0 makes none"));

// Bytes of the widest access.
static constexpr unsigned WidestAccess = 16;

// The trip count that is assumed for a loop whose trip count is unknown.
static constexpr unsigned UnknownTrips = 4;

// Instructions of a test, and of each address in it.
static constexpr unsigned CostOfTest = 3, CostOfAddress = 2;

namespace {

/// An access, and its distance in bytes from the address of its group.
struct Member {
  int64_t Offset;
  Instruction *Access;
  unsigned Position; ///< In its block.
};

/// The loads or the stores of one size in a basic block whose addresses differ
/// by constants.
struct Group {
  /// The lower 32 bits of the address on loop entry, without its constant part.
  /// The upper bits are unreliable if an index wraps.
  const SCEV *Start;
  bool IsStore;
  unsigned Size; ///< Bytes of an access.
  /// Bytes that the vectorizer combines anyway: the size of an access, or of
  /// parts of an aligned structure, such as char4, the structure's alignment.
  unsigned Unit = 0;
  /// The alignment in bytes to test for: the largest one that all iterations
  /// keep.
  unsigned Width;
  SmallVector<Member, 8> Members;
};

/// The properties that the members of a group share: block, start, step, size
/// and opcode.
using GroupKey = std::tuple<const BasicBlock *, const SCEV *, const SCEV *,
                            unsigned, unsigned>;

class Q7X2AlignedLoops : public Q7X2::LoopNestPass {
public:
  static char ID;
  Q7X2AlignedLoops() : LoopNestPass(ID) {}

  StringRef getPassName() const override { return PASS_NAME; }
  bool runOnFunction(Function &F) override;

private:
  bool mayBeAligned(const SCEV *S, unsigned Bits) const;
  bool isUniform(const SCEV *S) const;
  void addAccess(Instruction &I, unsigned Position, const Loop &L,
                 MapVector<GroupKey, Group> &Groups) const;
  unsigned countSaved(Group &G, BatchAAResults &AA) const;
  SmallVector<Group, 4> findGroups(Loop &L) const;
  Value *makeTest(const Loop &L, ArrayRef<Group> Groups) const;
  bool visit(Loop &L) const;
};

} // namespace

char Q7X2AlignedLoops::ID = 0;

INITIALIZE_LOOP_NEST_PASS_BEGIN(Q7X2AlignedLoops, DEBUG_TYPE, PASS_NAME)
INITIALIZE_PASS_END(Q7X2AlignedLoops, DEBUG_TYPE, PASS_NAME, false, false)

FunctionPass *llvm::createQ7X2AlignedLoopsPass() {
  return new Q7X2AlignedLoops();
}

//===----------------------------------------------------------------------===//
// Addresses
//===----------------------------------------------------------------------===//

/// Returns whether a value may be aligned to 2^Bits for all threads and in all
/// iterations of outer loops. Buffers and block sizes probably are, and so are
/// arguments, such as the lengths of rows; thread indices are not.
bool Q7X2AlignedLoops::mayBeAligned(const SCEV *S, unsigned Bits) const {
  if (SE->getMinTrailingZeros(S) >= Bits)
    return true;
  auto Both = [&](const SCEV *Op) { return mayBeAligned(Op, Bits); };
  if (isa<SCEVAddExpr>(S))
    return all_of(S->operands(), Both);
  if (const auto *Rec = dyn_cast<SCEVAddRecExpr>(S))
    return Rec->isAffine() && all_of(S->operands(), Both);
  if (isa<SCEVZeroExtendExpr, SCEVSignExtendExpr, SCEVTruncateExpr,
          SCEVPtrToIntExpr>(S))
    return Both(S->operands().front());
  if (isa<SCEVMulExpr>(S)) {
    const unsigned Known = isa<SCEVConstant>(S->operands().front())
                               ? SE->getMinTrailingZeros(S->operands().front())
                               : 0;
    return any_of(S->operands(), [&](const SCEV *Op) {
      return !isa<SCEVConstant>(Op) && mayBeAligned(Op, Bits - Known);
    });
  }
  const auto *Unknown = dyn_cast<SCEVUnknown>(S);
  if (!Unknown)
    return false;
  const Value *V = Unknown->getValue();
  if (V->getType()->isPointerTy() || isa<Argument>(V))
    return true;
  const auto *II = dyn_cast<IntrinsicInst>(V);
  return II && (II->getIntrinsicID() == Intrinsic::nvvm_read_ptx_sreg_ntid_x ||
                II->getIntrinsicID() == Intrinsic::nvvm_read_ptx_sreg_ntid_y ||
                II->getIntrinsicID() == Intrinsic::nvvm_read_ptx_sreg_ntid_z);
}

/// Returns whether a value is evidently the same for all threads of a warp.
bool Q7X2AlignedLoops::isUniform(const SCEV *S) const {
  return !SCEVExprContains(S, [&](const SCEV *Part) {
    const auto *Unknown = dyn_cast<SCEVUnknown>(Part);
    if (!Unknown)
      return isa<SCEVAddRecExpr>(Part); // Threads may leave that loop.
    const auto *I = dyn_cast<Instruction>(Unknown->getValue());
    return I && (!isa<CallBase>(I) || cast<CallBase>(I)->arg_size() ||
                 TTI->getInstructionUniformity(I) ==
                     InstructionUniformity::NeverUniform);
  });
}

//===----------------------------------------------------------------------===//
// Choice of loops
//===----------------------------------------------------------------------===//

/// Removes the constant term from a sum, or from the start of a recurrence, and
/// returns it.
static int64_t removeConstant(const SCEV *&S, ScalarEvolution &SE) {
  const SCEV *First = S;
  while (const auto *Rec = dyn_cast<SCEVAddRecExpr>(First))
    First = Rec->getStart();
  if (const auto *Sum = dyn_cast<SCEVAddExpr>(First))
    First = Sum->getOperand(0);
  const auto *Constant = dyn_cast<SCEVConstant>(First);
  if (!Constant)
    return 0;
  S = SE.getMinusSCEV(S, Constant);
  return Constant->getAPInt().getSExtValue();
}

/// Adds an access to its group if its alignment is not known to be higher.
void Q7X2AlignedLoops::addAccess(Instruction &I, unsigned Position,
                                 const Loop &L,
                                 MapVector<GroupKey, Group> &Groups) const {
  const DataLayout &Layout = I.getDataLayout();
  Value *Pointer = getLoadStorePointerOperand(&I);
  const unsigned Size = Layout.getTypeStoreSize(getLoadStoreType(&I));
  const uint64_t Alignment = getLoadStoreAlignment(&I).value();
  if (Size > 8 || !isPowerOf2_32(Size) || (Size >= 4 && Alignment > Size))
    return;
  const SCEV *Start = SE->getPtrToIntExpr(
      SE->getSCEV(Pointer), Layout.getIntPtrType(Pointer->getType()));
  int64_t Offset = removeConstant(Start, *SE);
  Type *Int32 = Type::getInt32Ty(I.getContext());
  Start = SE->getTruncateOrNoop(Start, Int32);
  Offset += removeConstant(Start, *SE);
  const SCEV *Step = SE->getZero(Int32);
  const auto *Rec = dyn_cast<SCEVAddRecExpr>(Start);
  if (Rec && Rec->getLoop() == &L && Rec->isAffine()) {
    Start = Rec->getStart();
    Step = Rec->getStepRecurrence(*SE);
  }
  if (!SE->isLoopInvariant(Start, &L) || !SE->isLoopInvariant(Step, &L))
    return;
  Group &G = Groups[{I.getParent(), Start, Step, Size, I.getOpcode()}];
  G.Start = Start;
  G.IsStore = isa<StoreInst>(I);
  G.Size = Size;
  G.Unit = std::max<unsigned>({G.Unit, Size, unsigned(Alignment)});
  G.Width = 1u << std::min<uint32_t>(SE->getMinTrailingZeros(Step),
                                     Log2_32(WidestAccess));
  G.Members.push_back({Offset, &I, Position});
}

/// Returns whether no other instruction between the first and the last of some
/// loads or stores keeps them from being combined.
static bool canCombine(ArrayRef<Member> Members, bool AreStores,
                       BatchAAResults &AA) {
  auto [First, Last] = std::minmax_element(
      Members.begin(), Members.end(),
      [](const Member &A, const Member &B) { return A.Position < B.Position; });
  auto IsMember = [&](const Instruction &I) {
    return any_of(Members, [&](const Member &M) { return M.Access == &I; });
  };
  auto Conflicts = [&](const Instruction &I) {
    return any_of(Members, [&](const Member &M) {
      const ModRefInfo Info =
          AA.getModRefInfo(&I, MemoryLocation::get(M.Access));
      return AreStores ? isModOrRefSet(Info) : isModSet(Info);
    });
  };
  return none_of(
      make_range(First->Access->getIterator(), Last->Access->getIterator()),
      [&](const Instruction &I) {
        return I.mayReadOrWriteMemory() && !IsMember(I) &&
               (AreStores || I.mayWriteToMemory()) && Conflicts(I);
      });
}

/// Returns how many accesses are saved by wider ones in the \p Width bytes from
/// \p From. \p Members are sorted by offset.
static unsigned countSavedIn(ArrayRef<Member> Members, int64_t From,
                             unsigned Width, const Group &G,
                             BatchAAResults &AA) {
  Members = Members.drop_while([&](const Member &M) { return M.Offset < From; })
                .take_while([&](const Member &M) {
                  return M.Offset < From + int64_t(Width);
                });
  if (Width <= G.Unit || Members.empty())
    return 0;
  if (Members.size() == Width / G.Size && canCombine(Members, G.IsStore, AA))
    return Width / G.Unit - 1;
  const unsigned Half = Width / 2;
  return countSavedIn(Members, From, Half, G, AA) +
         countSavedIn(Members, From + Half, Half, G, AA);
}

/// Returns how many accesses an iteration saves if the group is aligned.
unsigned Q7X2AlignedLoops::countSaved(Group &G, BatchAAResults &AA) const {
  llvm::sort(G.Members, [](const Member &A, const Member &B) {
    return std::pair(A.Offset, A.Position) < std::pair(B.Offset, B.Position);
  });
  ArrayRef<Member> Rest = G.Members;
  unsigned Saved = 0;
  while (!Rest.empty()) {
    const int64_t From = Rest.front().Offset & -int64_t(G.Width);
    Saved += countSavedIn(Rest, From, G.Width, G, AA);
    Rest = Rest.drop_while(
        [&](const Member &M) { return M.Offset < From + int64_t(G.Width); });
  }
  return Saved;
}

/// Returns the groups of a loop that are worth a test.
SmallVector<Group, 4> Q7X2AlignedLoops::findGroups(Loop &L) const {
  MapVector<GroupKey, Group> Groups;
  for (BasicBlock *BB : L.blocks()) {
    unsigned Position = 0;
    for (Instruction &I : *BB) {
      ++Position;
      const auto *Call = dyn_cast<CallBase>(&I);
      if (Call && Call->isConvergent())
        return {};
      const auto *Load = dyn_cast<LoadInst>(&I);
      const auto *Store = dyn_cast<StoreInst>(&I);
      if ((Load && Load->isSimple()) || (Store && Store->isSimple()))
        addAccess(I, Position, L, Groups);
    }
  }
  BatchAAResults BatchAA(*AA);
  SCEVExpander Expander(*SE, DEBUG_TYPE);
  SmallVector<Group, 4> Found;
  unsigned Saved = 0;
  for (auto &[Key, G] : Groups) {
    if (G.Unit < 4 || G.Width <= G.Unit ||
        !mayBeAligned(G.Start, Log2_32(G.Width)) ||
        !Expander.isSafeToExpandAt(G.Start,
                                   L.getLoopPreheader()->getTerminator()))
      continue;
    const unsigned Here = countSaved(G, BatchAA);
    if (!Here)
      continue;
    Saved += Here;
    Found.push_back(std::move(G));
  }
  unsigned Trips = SE->getSmallConstantMaxTripCount(&L);
  if (!Trips || Trips > UnknownTrips)
    Trips = std::max(SE->getSmallConstantTripCount(&L), UnknownTrips);
  if (uint64_t(Saved) * Trips <=
      2 * (CostOfTest + CostOfAddress * Found.size()))
    return {};
  return Found;
}

//===----------------------------------------------------------------------===//
// Versions
//===----------------------------------------------------------------------===//

/// Emits a condition before the loop that is true if all groups are aligned.
Value *Q7X2AlignedLoops::makeTest(const Loop &L, ArrayRef<Group> Groups) const {
  Instruction *Before = L.getLoopPreheader()->getTerminator();
  IRBuilder<InstSimplifyFolder> B(Before->getContext(),
                                  InstSimplifyFolder(Before->getDataLayout()));
  B.SetInsertPoint(Before);
  SCEVExpander Expander(*SE, DEBUG_TYPE);
  Value *Bits = B.getInt32(0);
  SmallPtrSet<const SCEV *, 4> Seen;
  for (const Group &G : Groups) {
    if (!Seen.insert(G.Start).second)
      continue;
    Value *Address = Expander.expandCodeFor(G.Start, B.getInt32Ty(), Before);
    Bits = B.CreateOr(Bits, B.CreateAnd(Address, G.Width - 1));
  }
  // The loop may not execute the accesses, so that their addresses may be
  // poison.
  Value *Test = B.CreateIsNull(B.CreateFreeze(Bits));
  if (all_of(Groups, [&](const Group &G) { return isUniform(G.Start); }))
    return Test;
  return B.CreateIntrinsic(Intrinsic::nvvm_vote_all, {Test});
}

/// Raises the alignment of an access. Returns whether it was lower.
static bool align(const Member &M, Align Width) {
  const Align New = commonAlignment(Width, M.Offset);
  if (New <= getLoadStoreAlignment(M.Access))
    return false;
  if (auto *Load = dyn_cast<LoadInst>(M.Access))
    Load->setAlignment(New);
  else
    cast<StoreInst>(M.Access)->setAlignment(New);
  return true;
}

bool Q7X2AlignedLoops::visit(Loop &L) const {
  if (!L.isLoopSimplifyForm() || !L.isSafeToClone() ||
      Q7X2::countInstructions(L) > LoopBudget)
    return false;
  const SmallVector<Group, 4> Groups = findGroups(L);
  if (Groups.empty())
    return false;
  Q7X2::addLoopVersion(L, *makeTest(L, Groups), ".unaligned", *DT, *LI, *SE);
  ++NumVersioned;
  unsigned Aligned = 0;
  for (const Group &G : Groups)
    for (const Member &M : G.Members)
      Aligned += align(M, Align(G.Width));
  NumAligned += Aligned;
  Q7X2::emitLoopRemark(DEBUG_TYPE, "Aligned", L, [&](OptimizationRemark &R) {
    R << "versioned loop for aligned addresses; accesses: "
      << ore::NV("Accesses", Aligned);
  });
  return true;
}

bool Q7X2AlignedLoops::runOnFunction(Function &F) {
  if (skipFunction(F) || F.hasOptSize() || !LoopBudget ||
      !Q7X2::isKernel(F.getCallingConv()))
    return false;
  setAnalyses(F);
  if (LI->empty())
    return false;
  bool Changed = false;
  for (Loop *L : LI->getLoopsInPreorder())
    if (L->isInnermost())
      Changed |= visit(*L);
  return Changed;
}
