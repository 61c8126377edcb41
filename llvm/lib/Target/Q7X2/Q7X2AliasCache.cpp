//===-- Q7X2AliasCache.cpp - Cache of alias queries -----------------------===//
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
  auto GetNumber = [&](const MemoryLocation &Place) {
    return Info.LocationNumbers.try_emplace(Place, Info.LocationNumbers.size())
        .first->second;
  };
  const unsigned First = GetNumber(A), Second = GetNumber(B);
  // The order of the instructions may have changed.
  const bool IsSwapped = First > Second;
  auto [Known, IsNew] = Info.KnownAliases.try_emplace(
      std::minmax(First, Second), AliasResult::MayAlias);
  if (IsNew) {
    Known->second = Results.alias(A, B);
    Known->second.swap(IsSwapped);
  }
  AliasResult Result = Known->second;
  Result.swap(IsSwapped);
  return Result;
}

ModRefInfo CachedAlias::getModRefInfoMask(const MemoryLocation &Loc,
                                          AAQueryInfo &, bool IgnoreLocals) {
  return Results.getModRefInfoMask(Loc, IgnoreLocals);
}

/// Returns library information, which an AAResults needs for calls; the
/// schedulers do not query those.
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
