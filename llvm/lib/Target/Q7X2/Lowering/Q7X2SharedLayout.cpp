//===-- Q7X2SharedLayout.cpp - Layout of shared memory --------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The IR tells which functions may be called together: a function reaches each
// function and variable that its instructions refer to, directly or through
// constants and initializers. An indirect call without !callees may call
// functions of other objects.
//
//===----------------------------------------------------------------------===//

#include "Q7X2SharedLayout.h"
#include "MCTargetDesc/Q7X2BaseInfo.h"
#include "Q7X2FrameLowering.h"
#include "Q7X2KernelConvention.h"
#include "Q7X2Variables.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/Metadata.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Debug.h"

using namespace llvm;

#define DEBUG_TYPE "q7x2-variables"

STATISTIC(NumLocal, "Number of copies of shared variables made local");

// Atomic operations on narrower variables access the whole word.
static constexpr uint64_t WordBytes = 4;

namespace {

/// The constants that a function reaches.
struct Reach {
  SetVector<const Constant *> Constants;
  /// Whether it calls or uses symbols that the module does not define.
  bool IsOpen = false;

  void addCallees(const CallBase &Call) {
    if (!Call.isIndirectCall())
      return;
    const MDNode *Callees = Call.getMetadata(LLVMContext::MD_callees);
    IsOpen |= !Callees;
    for (const MDOperand &Operand :
         Callees ? Callees->operands() : ArrayRef<MDOperand>())
      if (const auto *F = mdconst::dyn_extract_or_null<Function>(Operand))
        Constants.insert(F);
  }

  void addFunction(const Function &F) {
    for (const Instruction &I : instructions(F)) {
      if (const auto *Call = dyn_cast<CallBase>(&I))
        addCallees(*Call);
      for (const Value *Operand : I.operands())
        if (const auto *C = dyn_cast<Constant>(Operand))
          Constants.insert(C);
    }
  }

  /// Follows references transitively.
  void close() {
    for (size_t I = 0; I != Constants.size(); ++I) {
      const Constant *C = Constants[I];
      if (const auto *F = dyn_cast<Function>(C)) {
        IsOpen |=
            F->isInterposable() || (F->isDeclaration() && !F->isIntrinsic());
        addFunction(*F);
      } else if (const auto *GV = dyn_cast<GlobalVariable>(C)) {
        IsOpen |=
            GV->isDeclaration() && GV->getAddressSpace() == Q7X2::AS_Shared;
      }
      for (const Value *Operand : C->operands())
        if (const auto *Inner = dyn_cast<Constant>(Operand))
          Constants.insert(Inner);
    }
  }
};

} // namespace

static bool isShared(const GlobalVariable &GV) {
  return GV.getAddressSpace() == Q7X2::AS_Shared && !GV.isDeclaration();
}

/// Returns whether \p GV is a template's or an inline function's variable, of
/// which each object that uses it has a copy.
static bool isSharedCopy(const GlobalVariable &GV) {
  return isShared(GV) && GV.isWeakForLinker() && !GV.isInterposable();
}

static Reach reachFrom(const Function &F) {
  Reach R;
  R.addFunction(F);
  R.close();
  return R;
}

/// Returns the constants that other objects may reach, including through
/// pointers: by functions and by the variables for which \p IsVisible.
static Reach
reachFromOutside(const Module &M,
                 function_ref<bool(const GlobalVariable &)> IsVisible) {
  Reach R;
  for (const Function &F : M)
    if (!Q7X2::isKernel(F.getCallingConv()) &&
        (!F.hasLocalLinkage() || F.hasAddressTaken()))
      R.Constants.insert(&F);
  for (const GlobalVariable &GV : M.globals())
    if (IsVisible(GV))
      R.Constants.insert(&GV);
  R.close();
  return R;
}

bool Q7X2::makeSharedCopiesLocal(Module &M) {
  auto Copies = make_filter_range(M.globals(), isSharedCopy);
  if (Copies.empty())
    return false;

  SmallVector<Reach> Visible = {reachFromOutside(
      M, [](const GlobalVariable &GV) { return !isShared(GV); })};
  for (const Function &F : M) {
    if (Reach R = reachFrom(F); R.IsOpen)
      Visible.push_back(std::move(R));
  }

  bool Changed = false;
  for (GlobalVariable &GV : Copies) {
    if (any_of(Visible,
               [&](const Reach &R) { return R.Constants.contains(&GV); }))
      continue;
    LLVM_DEBUG(dbgs() << "Making local: " << GV << '\n');
    GV.setComdat(nullptr);
    GV.setLinkage(GlobalValue::InternalLinkage);
    ++NumLocal;
    Changed = true;
  }
  return Changed;
}

Q7X2::SharedLayout::SharedLayout(const Module &M) {
  SmallVector<const GlobalVariable *> Variables;
  for (const GlobalVariable &GV : M.globals())
    if (isShared(GV))
      Variables.push_back(&GV);

  const Reach Outside = reachFromOutside(M, [](const GlobalVariable &GV) {
    return !isShared(GV) || !GV.hasLocalLinkage();
  });

  // The users of shared memory: the kernels, and last the other objects.
  SmallVector<const Function *> Kernels;
  SmallVector<BitVector> Users;
  BitVector Reached(Variables.size());
  auto AddUser = [&](auto Uses) {
    BitVector &User = Users.emplace_back(Variables.size());
    for (auto [Index, GV] : enumerate(Variables))
      if (Uses(Index, GV))
        User.set(Index);
    Reached |= User;
  };
  for (const Function &F : M) {
    if (F.isDeclaration() || !Q7X2::isKernel(F.getCallingConv()))
      continue;
    Reach R = reachFrom(F);
    // The linker may take another object's copy, at another offset.
    R.IsOpen |= any_of(Variables, [&](const GlobalVariable *GV) {
      return GV->isWeakForLinker() && R.Constants.contains(GV);
    });
    AddUser([&](unsigned, const GlobalVariable *GV) {
      return R.Constants.contains(GV) ||
             (R.IsOpen && Outside.Constants.contains(GV));
    });
    Kernels.push_back(&F);
    Bytes[&F] = R.IsOpen ? std::nullopt : std::optional<uint64_t>(0);
  }
  AddUser([&](unsigned Index, const GlobalVariable *GV) {
    return !Reached[Index] || Outside.Constants.contains(GV);
  });

  // Place each variable after the previous variables of all its users.
  const DataLayout &Layout = M.getDataLayout();
  SmallVector<uint64_t> Ends(Users.size(), Q7X2::NullBytes);
  uint64_t End = Q7X2::NullBytes;
  for (auto [Index, GV] : enumerate(Variables)) {
    const Align Alignment = Layout.getPreferredAlign(GV);
    uint64_t Offset = Q7X2::NullBytes;
    for (auto [User, UserEnd] : zip(Users, Ends))
      if (User[Index])
        Offset = std::max(Offset, UserEnd);
    Offset = alignTo(Offset, Alignment);
    HasOverlaps |= Offset < End;
    Offsets[GV] = Offset;
    MaxAlign = std::max(MaxAlign, Alignment);
    const uint64_t Past =
        Offset + Layout.getTypeAllocSize(GV->getValueType()).getFixedValue();
    End = std::max(End, Past);
    for (auto [Number, User] : enumerate(Users))
      if (User[Index]) {
        Ends[Number] = Past;
        if (Number < Kernels.size())
          if (std::optional<uint64_t> &Size = Bytes[Kernels[Number]])
            Size = alignTo(Past, WordBytes);
      }
  }
}
