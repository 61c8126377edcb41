//===-- Q7X2AliasCache.cpp - Remembers which accesses alias ---------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Q7X2AliasCache.h"
#include "Q7X2MachineFunctionInfo.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/TargetParser/Triple.h"

using namespace llvm;
using namespace Q7X2;

AliasResult CachedAlias::alias(const MemoryLocation &A, const MemoryLocation &B,
                               AAQueryInfo &, const Instruction *) {
  auto Known = Info.KnownAliases.find({A, B});
  if (Known != Info.KnownAliases.end())
    return Known->second;
  // The order of the code has changed.
  Known = Info.KnownAliases.find({B, A});
  if (Known != Info.KnownAliases.end()) {
    AliasResult Result = Known->second;
    Result.swap();
    return Result;
  }
  const AliasResult Result = Results.alias(A, B);
  Info.KnownAliases.try_emplace({A, B}, Result);
  return Result;
}

ModRefInfo CachedAlias::getModRefInfoMask(const MemoryLocation &Loc,
                                          AAQueryInfo &, bool IgnoreLocals) {
  return Results.getModRefInfoMask(Loc, IgnoreLocals);
}

/// An AAResults has to have one, for calls, of which the schedulers do not ask.
static const TargetLibraryInfo &getLibraryInfo(const Triple &TT) {
  static const TargetLibraryInfoImpl Functions(TT);
  static const TargetLibraryInfo Info(Functions);
  return Info;
}

AliasCache::AliasCache(AAResults &Uncached, Q7X2MachineFunctionInfo &Info,
                       const Triple &TT)
    : Cached(Uncached, Info), Results(getLibraryInfo(TT)) {
  Results.addAAResult(Cached);
}
