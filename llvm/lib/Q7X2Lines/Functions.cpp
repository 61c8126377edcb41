//===- Functions.cpp - The functions of .debug_info -----------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Functions.h"
#include "InfoReader.h"
#include "llvm/ADT/STLExtras.h"
#include <queue>
#include <tuple>

using namespace q7x2;
using namespace llvm;

Functions::Functions(const DebugSections &Sections, LineTables &Lines) {
  setSegments(InfoReader(Sections, Lines, *this).read());
}

/// Of the scopes whose ranges contain an address, the last one is the
/// innermost.
void Functions::setSegments(std::vector<Range> Ranges) {
  llvm::sort(Ranges, [](const Range &A, const Range &B) {
    return std::tie(A.Begin, A.Scope) < std::tie(B.Begin, B.Scope);
  });
  std::priority_queue<std::pair<uint32_t, uint64_t>> Open; // scopes and ends
  auto Set = [&](uint64_t Begin, uint32_t Scope) {
    if (!Segments.empty() && Segments.back().Begin == Begin)
      Segments.back().Scope = Scope;
    else if (Segments.empty() || Segments.back().Scope != Scope)
      Segments.push_back({Begin, Scope});
  };
  // Scopes that end up to an address give way to those around them.
  auto Close = [&](uint64_t Address) {
    while (!Open.empty() && Open.top().second <= Address) {
      const uint64_t End = Open.top().second;
      while (!Open.empty() && Open.top().second <= End)
        Open.pop();
      Set(End, Open.empty() ? None : Open.top().first);
    }
  };
  for (const Range &R : Ranges) {
    Close(R.Begin);
    Open.push({R.Scope, R.End});
    Set(R.Begin, Open.top().first);
  }
  Close(UINT64_MAX);
}

uint32_t Functions::find(uint64_t Address) const {
  auto Next = upper_bound(Segments, Address, [](uint64_t A, const Segment &S) {
    return A < S.Begin;
  });
  return Next == Segments.begin() ? None : std::prev(Next)->Scope;
}

const Functions::Function *Functions::functionAt(uint64_t Offset) const {
  auto It = lower_bound(
      List, Offset, [](const Function &F, uint64_t O) { return F.Offset < O; });
  return It != List.end() && It->Offset == Offset ? &*It : nullptr;
}

// An inlined call refers to the abstract instance, and that may to the
// declaration in a class.
static constexpr unsigned MaxOrigins = 4;

StringRef Functions::name(const Scope &S) const {
  const Function *F = functionAt(S.Origin);
  for (unsigned I = 0; F && F->Name.empty() && I != MaxOrigins; ++I)
    F = functionAt(F->Origin);
  return F ? F->Name : StringRef();
}

bool Functions::isKernel(const Scope &S) const {
  const Function *F = functionAt(S.Origin);
  for (unsigned I = 0; F && !F->IsKernel && I != MaxOrigins; ++I)
    F = functionAt(F->Origin);
  return F && F->IsKernel;
}
