//===-- Q7X2AliasAnalysis.cpp - Address spaces do not overlap -------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Q7X2AliasAnalysis.h"
#include "Q7X2.h"
#include "Q7X2ConstantTables.h"

using namespace llvm;

#define DEBUG_TYPE "q7x2-aa"
#define PASS_NAME "Q7X2 alias analysis by address space"

AnalysisKey Q7X2AA::Key;
char Q7X2AAWrapper::ID = 0;

INITIALIZE_PASS(Q7X2AAWrapper, DEBUG_TYPE, PASS_NAME, false, true)

ImmutablePass *llvm::createQ7X2AAWrapperPass() { return new Q7X2AAWrapper(); }

/// Those that the target does not have are treated as generic.
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

static unsigned getAddressSpace(const MemoryLocation &Loc) {
  return Loc.Ptr->getType()->getPointerAddressSpace();
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
