//===-- Q7X2AliasAnalysis.cpp - Alias analysis by address space -----------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Q7X2AliasAnalysis.h"
#include "Lowering/Q7X2ConstantTables.h"
#include "Q7X2.h"
#include "Q7X2KernelConvention.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Support/CommandLine.h"

using namespace llvm;

#define DEBUG_TYPE "q7x2-aa"
#define PASS_NAME "Q7X2 alias analysis by address space"

AnalysisKey Q7X2AA::Key;
char Q7X2AAWrapper::ID = 0;

INITIALIZE_PASS(Q7X2AAWrapper, DEBUG_TYPE, PASS_NAME, false, true)

ImmutablePass *llvm::createQ7X2AAWrapperPass() { return new Q7X2AAWrapper(); }

static cl::opt<bool> GlobalKernelPointers(
    "q7x2-global-kernel-pointers", cl::init(true), cl::Hidden,
    cl::desc("Kernels get no pointers to shared or thread-local memory in "
             "parameters of the generic address space"));

//===----------------------------------------------------------------------===//
// Pointers from the host
//===----------------------------------------------------------------------===//

/// Returns \p V if it is an argument of a kernel, which is a pointer that a
/// launch passes or a structure by value; otherwise null.
static const Argument *getKernelArgument(const Value *V) {
  const auto *A = dyn_cast<Argument>(V);
  return A && Q7X2::isKernel(A->getParent()->getCallingConv()) ? A : nullptr;
}

/// Returns whether only the host can have written the memory that \p Load
/// reads: constant memory, a structure that a kernel receives by value, or
/// memory that does not change during the launch. A pointer to shared or
/// thread-local memory of an earlier launch is dangling.
static bool readsFromHost(const LoadInst &Load) {
  const Value *Object = getUnderlyingObject(Load.getPointerOperand());
  const unsigned AS = Object->getType()->getPointerAddressSpace();
  if (AS == Q7X2::AS_Constant || AS == Q7X2::AS_Param)
    return true;
  const Argument *A = getKernelArgument(Object);
  return A && (Q7X2::isUnchanging(*A) ||
               (A->hasByValAttr() && A->onlyReadsMemory()));
}

bool Q7X2::isUnchanging(const Argument &A) {
  return A.hasNoAliasAttr() && A.onlyReadsMemory();
}

std::optional<unsigned> Q7X2::getAssumedAddressSpace(const Value *V) {
  const auto *T = dyn_cast<PointerType>(V->getType());
  if (!GlobalKernelPointers || !T || T->getAddressSpace() != AS_Generic)
    return std::nullopt;
  const Argument *A = getKernelArgument(V);
  if (A && !A->hasByValAttr())
    return AS_Global;
  const auto *Load = dyn_cast<LoadInst>(V);
  if (Load && readsFromHost(*Load))
    return AS_Global;
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Alias analysis
//===----------------------------------------------------------------------===//

/// Maps address spaces that the target does not have to the generic one.
static unsigned getKnownAddressSpace(unsigned AS) {
  switch (AS) {
  case Q7X2::AS_Global:
  case Q7X2::AS_Shared:
  case Q7X2::AS_Constant:
  case Q7X2::AS_Local:
  case Q7X2::AS_Param:
  case Q7X2::AS_Table:
    return AS;
  default:
    return Q7X2::AS_Generic;
  }
}

bool Q7X2::mayOverlap(unsigned A, unsigned B) {
  A = getKnownAddressSpace(A);
  B = getKnownAddressSpace(B);
  return A == B || A == AS_Generic || B == AS_Generic;
}

/// Returns the address space of the location's type or, if that is generic, of
/// its object.
static unsigned getAddressSpace(const MemoryLocation &Loc) {
  const unsigned AS = Loc.Ptr->getType()->getPointerAddressSpace();
  if (AS != Q7X2::AS_Generic)
    return AS;
  const Value *Object = getUnderlyingObject(Loc.Ptr);
  if (isa<AllocaInst>(Object))
    return Q7X2::AS_Local;
  return Q7X2::getAssumedAddressSpace(Object).value_or(
      Object->getType()->getPointerAddressSpace());
}

AliasResult Q7X2AAResult::alias(const MemoryLocation &A,
                                const MemoryLocation &B, AAQueryInfo &,
                                const Instruction *) {
  return Q7X2::mayOverlap(getAddressSpace(A), getAddressSpace(B))
             ? AliasResult::MayAlias
             : AliasResult::NoAlias;
}

ModRefInfo Q7X2AAResult::getModRefInfoMask(const MemoryLocation &Loc,
                                           AAQueryInfo &, bool) {
  unsigned AS = getAddressSpace(Loc);
  return AS == Q7X2::AS_Constant || AS == Q7X2::AS_Param || AS == Q7X2::AS_Table
             ? ModRefInfo::NoModRef
             : ModRefInfo::ModRef;
}
