//===-- Q7X2AlignShared.cpp - Align variables for wide accesses -----------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Aligns variables of 16 bytes or more that this module defines in shared and
// constant memory to 16 bytes, so that the load-store vectorizer can combine
// accesses to neighboring elements to up to 128 bits. The arguments of kernels
// that point to shared memory get the alignment that the launch ensures
// (docs/abi.md).
//
// A step of q7x2-variables. Afterwards such a variable is aligned to 16
// bytes or more if this module chooses its alignment
// (GlobalObject::canIncreaseAlignment). One scan over the module's variables,
// and one over the arguments of its functions.
//
//   @tile = internal addrspace(3) global [64 x float] undef, align 4
//   define ptx_kernel void @k(ptr addrspace(3) %a)
//   =>
//   @tile = internal addrspace(3) global [64 x float] undef, align 16
//   define ptx_kernel void @k(ptr addrspace(3) align 16 %a)
//
//===----------------------------------------------------------------------===//

#include "MCTargetDesc/Q7X2BaseInfo.h"
#include "Q7X2.h"
#include "Q7X2KernelConvention.h"
#include "Q7X2Variables.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Debug.h"

using namespace llvm;

#define DEBUG_TYPE "q7x2-variables"

STATISTIC(NumAligned, "Number of variables aligned to 128-bit accesses");
STATISTIC(NumArguments,
          "Number of arguments known to be aligned by the launch");

static const Align WidestAccess = Align(16);

/// Returns whether this module chooses the address of a variable.
static bool isLaidOutHere(const GlobalVariable &GV) {
  unsigned AS = GV.getAddressSpace();
  return (AS == Q7X2::AS_Shared || AS == Q7X2::AS_Constant) &&
         GV.canIncreaseAlignment();
}

static bool alignArgument(Argument &A) {
  constexpr Align Known = Align::Constant<Q7X2::SharedArgumentAlign>();
  const auto *Type = dyn_cast<PointerType>(A.getType());
  if (!Type || Type->getAddressSpace() != Q7X2::AS_Shared ||
      A.getParamAlign().valueOrOne() >= Known)
    return false;
  A.removeAttr(Attribute::Alignment);
  A.addAttr(Attribute::getWithAlignment(A.getContext(), Known));
  ++NumArguments;
  return true;
}

bool Q7X2::alignSharedMemory(Module &M) {
  const DataLayout &Layout = M.getDataLayout();
  bool Changed = false;
  for (GlobalVariable &GV : M.globals()) {
    if (!isLaidOutHere(GV) ||
        Layout.getTypeAllocSize(GV.getValueType()) < WidestAccess.value() ||
        GV.getPointerAlignment(Layout) >= WidestAccess)
      continue;
    LLVM_DEBUG(dbgs() << "Aligning " << GV << '\n');
    GV.setAlignment(WidestAccess);
    ++NumAligned;
    Changed = true;
  }
  for (Function &F : M)
    if (Q7X2::isKernel(F.getCallingConv()))
      for (Argument &A : F.args())
        Changed |= alignArgument(A);
  return Changed;
}
