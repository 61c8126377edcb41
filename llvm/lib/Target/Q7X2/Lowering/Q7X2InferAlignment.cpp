//===-- Q7X2InferAlignment.cpp - Alignment of accesses --------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Variables in shared and constant memory and stack objects are aligned for
// 128-bit accesses, but accesses that were emitted earlier have the alignment
// of their types. This pass raises the alignment of accesses to that of their
// addresses, for the pass that combines accesses. Alignments in global
// memory are known to the optimizer already. Runs before addresses are
// rewritten, because more is known of base + 512 i than of the rewritten sum
// (base + 4 i) + 508 i.
//
// Structures of four elements of which three are loaded, such as the
// coordinates in a float4, are loaded whole, while the types of the addresses
// tell that the fourth one exists. One access is cheaper than the two for three
// elements. Only memory that the kernel does not change qualifies: other
// threads may write the fourth element elsewhere, which is no race. If the
// others are loaded on one side of a branch, as the mass of a near particle in
// a float4, they are loaded before the branch. That memory is not changed
// either, or not by the loop around the accesses: such loops run between
// barriers.
//
//   %x = load %p                         %x = load %p
//   %y = load %p + 4                     %y = load %p + 4
//   br %c, label %then, label %next  =>  br %c, label %then, label %next
//                                        ; and before the branch:
// then:                                  %z = load %p + 8
//   %z = load %p + 8                     %w = load %p + 12
//   %w = load %p + 12
//
//===----------------------------------------------------------------------===//

#include "Q7X2.h"
#include "Q7X2ConstantTables.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/Analysis/VectorUtils.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/InitializePasses.h"
#include "llvm/Support/Debug.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;

#define DEBUG_TYPE "q7x2-infer-alignment"
#define PASS_NAME "Q7X2 alignment of accesses"

STATISTIC(NumRaised, "Number of accesses with a higher alignment");
STATISTIC(NumWhole, "Number of structures loaded whole");
STATISTIC(NumHoisted, "Number of elements loaded ahead of branches");

namespace {

class Q7X2InferAlignment : public FunctionPass {
public:
  static char ID;
  Q7X2InferAlignment() : FunctionPass(ID) {}

  StringRef getPassName() const override { return PASS_NAME; }
  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.setPreservesCFG();
    AU.addRequired<LoopInfoWrapperPass>();
  }
  bool runOnFunction(Function &F) override;
};

} // namespace

char Q7X2InferAlignment::ID = 0;

INITIALIZE_PASS_BEGIN(Q7X2InferAlignment, DEBUG_TYPE, PASS_NAME, false, false)
INITIALIZE_PASS_DEPENDENCY(LoopInfoWrapperPass)
INITIALIZE_PASS_END(Q7X2InferAlignment, DEBUG_TYPE, PASS_NAME, false, false)

FunctionPass *llvm::createQ7X2InferAlignmentPass() {
  return new Q7X2InferAlignment();
}

static bool hasAlignedObjects(unsigned AS) {
  return AS == Q7X2::AS_Shared || AS == Q7X2::AS_Constant ||
         AS == Q7X2::AS_Local || AS == Q7X2::AS_Table;
}

/// Returns the alignment of an address. LLVM's analysis does not look through
/// the cast of a stack object to thread-local memory.
static Align getAlignment(Value &Address, const DataLayout &Layout,
                          const Instruction &I) {
  APInt Offset(Layout.getIndexTypeSizeInBits(Address.getType()), 0);
  const Value *Base = Address.stripAndAccumulateConstantOffsets(
      Layout, Offset, /*AllowNonInbounds=*/true);
  if (const auto *A = dyn_cast<AllocaInst>(Base))
    return commonAlignment(A->getAlign(), Offset.getZExtValue());
  return getKnownAlignment(&Address, Layout, &I);
}

/// Raises the alignment of accesses to the known alignment of their addresses.
static bool raiseAlignment(Function &F) {
  // No access is wider.
  constexpr Align Widest = Align::Constant<16>();
  const DataLayout &Layout = F.getDataLayout();
  bool Changed = false;
  for (Instruction &I : instructions(F)) {
    Value *Address = getLoadStorePointerOperand(&I);
    if (!Address || getLoadStoreAlignment(&I) >= Widest ||
        !hasAlignedObjects(Address->getType()->getPointerAddressSpace()))
      continue;
    const Align Known = getAlignment(*Address, Layout, I);
    if (Known <= getLoadStoreAlignment(&I))
      continue;
    if (auto *Load = dyn_cast<LoadInst>(&I))
      Load->setAlignment(std::min(Known, Widest));
    else
      cast<StoreInst>(I).setAlignment(std::min(Known, Widest));
    LLVM_DEBUG(dbgs() << "Aligned: " << I << '\n');
    ++NumRaised;
    Changed = true;
  }
  return Changed;
}

// ---- structures of four elements -------------------------------------------

namespace {

/// The place of an element: an address but for constant offsets, and the
/// latter.
struct Element {
  Value *Base = nullptr;
  uint64_t Offset = 0;
  uint64_t Bytes = 0; ///< Of the element.
};

/// Four adjacent elements that one load can cover.
struct Quad {
  Value *Base;        ///< The address, but for constant offsets.
  uint64_t Offset;    ///< Of the first element.
  uint64_t Bytes;     ///< Of an element.
  LoadInst *Parts[4]; ///< The loads of the elements, if any.
  LoadInst *First;    ///< The one that comes first.
};

} // namespace

/// Returns how many bytes from an address on belong to the same object, as far
/// as types tell.
static uint64_t getExtent(const Value &Base, const DataLayout &Layout) {
  if (const auto *GEP = dyn_cast<GEPOperator>(&Base))
    return GEP->isInBounds()
               ? Layout.getTypeAllocSize(GEP->getResultElementType())
               : 0;
  if (const auto *Variable = dyn_cast<GlobalVariable>(&Base))
    return Layout.getTypeAllocSize(Variable->getValueType());
  return 0;
}

/// Returns whether an aligned part of a structure's size is inside of an
/// object, if a byte of the part is: by the type of the address, or since the
/// object is a variable of whole parts.
static bool isPartOfObject(const Value &Base, uint64_t Offset, uint64_t Size,
                           const DataLayout &Layout) {
  if (Offset + Size <= getExtent(Base, Layout))
    return true;
  const auto *Variable = dyn_cast<GlobalVariable>(getUnderlyingObject(&Base));
  return Variable && Variable->isStrongDefinitionForLinker() &&
         Layout.getTypeAllocSize(Variable->getValueType()) % Size == 0 &&
         Variable->getPointerAlignment(Layout).value() >= Size;
}

/// Returns the place of what an instruction loads, with no base if it is not a
/// simple load of up to 32 bits.
static Element getElement(const Instruction &I, const DataLayout &Layout) {
  const auto *Load = dyn_cast<LoadInst>(&I);
  if (!Load || !Load->isSimple())
    return {};
  Type *Ty = Load->getType();
  const uint64_t Bytes = Layout.getTypeStoreSize(Ty).getKnownMinValue();
  if (!(Ty->isIntegerTy() || Ty->isFloatingPointTy()) || Bytes > 4 ||
      !isPowerOf2_64(Bytes) || Ty->getPrimitiveSizeInBits() != 8 * Bytes)
    return {};
  APInt Offset(Layout.getIndexTypeSizeInBits(Load->getPointerOperandType()), 0);
  const Value *Base =
      Load->getPointerOperand()->stripAndAccumulateConstantOffsets(
          Layout, Offset, /*AllowNonInbounds=*/false);
  if (Offset.isNegative() || Offset.getZExtValue() % Bytes)
    return {};
  return {const_cast<Value *>(Base), Offset.getZExtValue(), Bytes};
}

/// Returns whether a structure is aligned to its size, as far as is known where
/// \p Where loads an element and by the load of the first one, if any.
static bool isAlignedToSize(Value &Base, uint64_t Offset, uint64_t Size,
                            const LoadInst &Where, const LoadInst *First) {
  const Align Known = commonAlignment(
      getKnownAlignment(&Base, Where.getDataLayout(), &Where), Offset);
  return Known.value() >= Size || (First && First->getAlign().value() >= Size);
}

/// Returns whether three elements of an aligned quad are loaded that is known
/// to be part of an object.
static bool isWorthwhile(const Quad &Q, const DataLayout &Layout) {
  const uint64_t Size = 4 * Q.Bytes;
  if (count(Q.Parts, nullptr) != 1 ||
      !isPartOfObject(*Q.Base, Q.Offset, Size, Layout))
    return false;
  return isAlignedToSize(*Q.Base, Q.Offset, Size, *Q.First, Q.Parts[0]);
}

/// Replaces the loads of a quad's elements, and adds them to Replaced.
static void loadWhole(const Quad &Q, SmallVectorImpl<Value *> &Replaced) {
  IRBuilder<> B(Q.First);
  const DataLayout &Layout = Q.First->getDataLayout();
  Value *Address = Q.Base;
  if (Q.Offset)
    Address = B.CreateInBoundsPtrAdd(
        Address,
        ConstantInt::get(Layout.getIndexType(Address->getType()), Q.Offset));
  LoadInst *Whole = B.CreateAlignedLoad(
      FixedVectorType::get(Q.First->getType(), 4), Address, Align(4 * Q.Bytes));
  const size_t Before = Replaced.size();
  for (auto [Index, Part] : enumerate(Q.Parts)) {
    if (!Part)
      continue;
    Value *Element = B.CreateExtractElement(Whole, Index);
    Part->replaceAllUsesWith(B.CreateBitCast(Element, Part->getType()));
    Replaced.push_back(Part);
  }
  propagateMetadata(Whole, ArrayRef(Replaced).drop_front(Before));
  LLVM_DEBUG(dbgs() << "Loaded whole: " << *Whole << '\n');
  ++NumWhole;
}

/// Loads the structures whole of which a block loads three elements, of memory
/// that the kernel does not change, with no write in between.
static bool loadWhole(BasicBlock &BB, const DataLayout &Layout) {
  MapVector<std::tuple<Value *, uint64_t, uint64_t>, Quad> Quads;
  SmallVector<Value *> Replaced;
  auto Finish = [&] {
    for (auto &[Key, Q] : Quads)
      if (isWorthwhile(Q, Layout))
        loadWhole(Q, Replaced);
    Quads.clear();
  };
  for (Instruction &I : BB) {
    if (I.mayWriteToMemory())
      Finish();
    const Element E = getElement(I, Layout);
    if (!E.Base || !I.hasMetadata(LLVMContext::MD_invariant_load))
      continue;
    auto *Load = cast<LoadInst>(&I);
    const uint64_t Start = alignDown(E.Offset, 4 * E.Bytes);
    Quad &Q = Quads
                  .try_emplace({E.Base, Start, E.Bytes},
                               Quad{E.Base, Start, E.Bytes, {}, Load})
                  .first->second;
    Q.Parts[(E.Offset - Start) / E.Bytes] = Load;
  }
  Finish();
  for (Value *Load : Replaced)
    cast<Instruction>(Load)->eraseFromParent();
  return !Replaced.empty();
}

// ---- structures of which a branch loads the rest ---------------------------

using LoadsByOffset = SmallDenseMap<uint64_t, LoadInst *, 4>;

/// Returns the last load of a structure's elements in a block, after which the
/// block does not write, if it loads all elements but those in \p Later, and
/// the structure is aligned to its size. Else adds its loads to \p Later.
static LoadInst *findOtherLoads(BasicBlock &BB, const Element &First,
                                uint64_t Size, LoadsByOffset &Later) {
  const DataLayout &Layout = BB.getDataLayout();
  LoadsByOffset Loads;
  LoadInst *Last = nullptr;
  for (Instruction &I : reverse(BB)) {
    if (I.mayWriteToMemory())
      break;
    const Element E = getElement(I, Layout);
    if (E.Base != First.Base || E.Bytes != First.Bytes ||
        alignDown(E.Offset, Size) != First.Offset)
      continue;
    auto *Load = cast<LoadInst>(&I);
    Loads[E.Offset] = Load;
    if (!Last)
      Last = Load;
  }
  if (!Last)
    return nullptr;
  for (uint64_t At = First.Offset; At != First.Offset + Size; At += First.Bytes)
    if (!Loads.contains(At) && !Later.contains(At)) {
      Later.insert(Loads.begin(), Loads.end());
      return nullptr;
    }
  return isAlignedToSize(*First.Base, First.Offset, Size,
                         *Loads.begin()->second, Loads.lookup(First.Offset))
             ? Last
             : nullptr;
}

/// Moves the loads of a structure's elements after another one of its loads.
static void moveLoads(const Element &First, uint64_t Size, LoadInst &Other,
                      const LoadsByOffset &Loads) {
  IRBuilder<> B(Other.getNextNode());
  for (uint64_t At = First.Offset; At != First.Offset + Size;
       At += First.Bytes) {
    LoadInst *const Load = Loads.lookup(At);
    if (!Load)
      continue;
    LLVM_DEBUG(dbgs() << "Loaded ahead of a branch: " << *Load << '\n');
    Value *Address = First.Base;
    if (At)
      Address = B.CreateInBoundsPtrAdd(
          Address,
          ConstantInt::get(
              Other.getDataLayout().getIndexType(Address->getType()), At));
    Load->moveBefore(B.GetInsertPoint());
    Load->setOperand(LoadInst::getPointerOperandIndex(), Address);
    // What held under the branch's condition only.
    Load->setAlignment(commonAlignment(Align(Size), At - First.Offset));
    Load->dropUBImplyingAttrsAndMetadata();
    if (MDNode *Invariant = Other.getMetadata(LLVMContext::MD_invariant_load))
      Load->setMetadata(LLVMContext::MD_invariant_load, Invariant);
    ++NumHoisted;
  }
}

static bool writesMemory(const BasicBlock &BB) {
  return any_of(BB, [](const Instruction &I) { return I.mayWriteToMemory(); });
}

/// Loads the elements of structures whose others are loaded before the branches
/// that lead to a block ahead of these branches, with no write in between: of
/// memory that the kernel does not change, or, if \p InReadingLoop, any.
static bool loadAhead(BasicBlock &BB, bool InReadingLoop) {
  constexpr unsigned MaxBranches = 4;
  const DataLayout &Layout = BB.getDataLayout();
  MapVector<std::pair<Value *, uint64_t>, LoadsByOffset> Elements;
  for (Instruction &I : BB) {
    if (I.mayWriteToMemory())
      break;
    const Element E = getElement(I, Layout);
    if (E.Base &&
        (InReadingLoop || I.hasMetadata(LLVMContext::MD_invariant_load)))
      Elements[{E.Base, E.Bytes}].try_emplace(E.Offset, cast<LoadInst>(&I));
  }

  bool Changed = false;
  auto MoveStructure = [&](const Element &First, uint64_t Size,
                           const LoadsByOffset &Loads) {
    LoadsByOffset Later = Loads;
    BasicBlock *Before = &BB;
    for (unsigned I = 0; I != MaxBranches; ++I) {
      Before = Before->getSinglePredecessor();
      if (!Before || Before == &BB)
        return false;
      if (LoadInst *Other = findOtherLoads(*Before, First, Size, Later)) {
        moveLoads(First, Size, *Other, Later);
        return true;
      }
      if (writesMemory(*Before))
        return false;
    }
    return false;
  };
  for (auto &[Key, Loads] : Elements) {
    const auto [Base, Bytes] = Key;
    SmallVector<uint64_t, 4> Offsets(make_first_range(Loads));
    sort(Offsets);
    for (uint64_t Offset : Offsets)
      for (uint64_t Size = 16; Size > Bytes && Loads.contains(Offset);
           Size /= 2) {
        const Element First = {Base, alignDown(Offset, Size), Bytes};
        if (!isPartOfObject(*Base, First.Offset, Size, Layout) ||
            !MoveStructure(First, Size, Loads))
          continue;
        Changed = true;
        for (uint64_t I = 0; I != Size; I += Bytes)
          Loads.erase(First.Offset + I);
      }
  }
  return Changed;
}

bool Q7X2InferAlignment::runOnFunction(Function &F) {
  if (skipFunction(F))
    return false;
  bool Changed = raiseAlignment(F);
  const auto &LI = getAnalysis<LoopInfoWrapperPass>().getLoopInfo();
  SmallPtrSet<const Loop *, 8> ReadingLoops;
  for (const Loop *L : LI.getLoopsInPreorder())
    if (none_of(L->blocks(), [](auto *BB) { return writesMemory(*BB); }))
      ReadingLoops.insert(L);
  for (BasicBlock &BB : F)
    Changed |= loadAhead(BB, ReadingLoops.contains(LI.getLoopFor(&BB)));
  for (BasicBlock &BB : F)
    Changed |= loadWhole(BB, F.getDataLayout());
  return Changed;
}
