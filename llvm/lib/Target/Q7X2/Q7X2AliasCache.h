//===-- Q7X2AliasCache.h - Cache of alias queries ---------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Caches the results of alias queries. The schedulers before and after register
// allocation compare the same memory accesses, but LLVM's alias analysis starts
// anew each time. The IR that it reads does not change in between.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_Q7X2ALIASCACHE_H
#define LLVM_LIB_TARGET_Q7X2_Q7X2ALIASCACHE_H

#include "llvm/Analysis/AliasAnalysis.h"

namespace llvm {

class Triple;
struct Q7X2MachineFunctionInfo;

namespace Q7X2 {

/// An alias analysis that caches the results of another one.
class CachedAlias : public AAResultBase {
  AAResults &Results;
  Q7X2MachineFunctionInfo &Info;

public:
  CachedAlias(AAResults &Results, Q7X2MachineFunctionInfo &Info)
      : Results(Results), Info(Info) {}
  AliasResult alias(const MemoryLocation &A, const MemoryLocation &B,
                    AAQueryInfo &, const Instruction *);
  ModRefInfo getModRefInfoMask(const MemoryLocation &Loc, AAQueryInfo &,
                               bool IgnoreLocals);
};

/// Owns the objects that an AAResults refers to.
class AliasCache {
  CachedAlias Cached;
  AAResults Results;

public:
  AliasCache(AAResults &Uncached, Q7X2MachineFunctionInfo &Info,
             const Triple &TT);
  AAResults &getResults() { return Results; }
};

} // namespace Q7X2
} // namespace llvm

#endif // LLVM_LIB_TARGET_Q7X2_Q7X2ALIASCACHE_H
