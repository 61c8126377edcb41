//===- Checker.cpp - The checks of a launch -------------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Checker.h"
#include "InitCheck.h"
#include "RaceCheck.h"
#include "SyncCheck.h"
#include "llvm/Support/FormatVariadic.h"

using namespace q7x2;
using llvm::formatv;

//===----------------------------------------------------------------------===//
// Names
//===----------------------------------------------------------------------===//

static Party makeParty(const uint32_t Block[3], const uint32_t Size[3],
                       uint32_t Thread, uint32_t PC) {
  Party P;
  P.PC = PC;
  std::copy_n(Block, 3, P.Block);
  P.Thread[0] = Thread % Size[0];
  P.Thread[1] = Thread / Size[0] % Size[1];
  P.Thread[2] = Thread / Size[0] / Size[1];
  return P;
}

Party CheckedLaunch::party(const BlockState &Block, unsigned Thread,
                           uint32_t PC) const {
  return makeParty(Block.Index, Block.Size, Thread, PC);
}

Party CheckedLaunch::party(uint64_t Block, unsigned Thread, uint32_t PC) const {
  const uint64_t Row = Block / Launch.Grid[0];
  const uint32_t Index[3] = {uint32_t(Block % Launch.Grid[0]),
                             uint32_t(Row % Launch.Grid[1]),
                             uint32_t(Row / Launch.Grid[1])};
  uint32_t Size[3];
  for (unsigned I = 0; I != 3; ++I)
    Size[I] =
        Index[I] + 1 == Launch.Grid[I] ? Launch.LastBlock[I] : Launch.Block[I];
  return makeParty(Index, Size, Thread, PC);
}

std::string CheckedLaunch::variableAt(Location L) const {
  uint64_t Address = L.Offset;
  std::string Name;
  if (L.In == Space::Local)
    return "";
  const bool IsDynamic =
      L.In == Space::Shared && L.Offset >= Launch.StaticShared;
  const DataSymbol *S = IsDynamic
                            ? nullptr
                            : M.findData(L.In == Space::Shared, L.Offset,
                                         M.placeOf(Launch.Entry).Function);
  if (S) {
    Name = S->Name;
    Address -= S->Address;
  } else if (L.In == Space::Shared) {
    return IsDynamic
               ? formatv("dynamic+{0:x}", L.Offset - Launch.StaticShared).str()
               : "";
  } else if (const Allocation *A = Launch.Memory->find(L.Offset, 1)) {
    Name = A->Name;
    Address -= A->Base;
  } else {
    return "";
  }
  return Address ? formatv("{0}+{1:x}", Name, Address).str() : Name;
}

std::string CheckedLaunch::placeText(Location L) const {
  const char *Memory = L.In == Space::Shared  ? "shared"
                       : L.In == Space::Local ? "thread-local"
                                              : "global";
  const std::string Variable = variableAt(L);
  return formatv("{0} memory at {1:x}{2}", Memory, L.Offset,
                 Variable.empty() ? "" : " (" + Variable + ")");
}

//===----------------------------------------------------------------------===//
// The checks
//===----------------------------------------------------------------------===//

Checker::Checker(uint32_t Checks, const LaunchState &Launch, const Module &M,
                 FindingList &Findings)
    : Common{Launch, M, Findings, {}} {
  Common.Uses.reserve(Launch.CodeSize);
  for (uint32_t I = 0; I != Launch.CodeSize; ++I)
    Common.Uses.push_back(memoryUseOf(Launch.Code[I]));
  if (Checks & Q7X2_CHECK_RACE)
    Race = std::make_unique<RaceCheck>(Common);
  if (Checks & Q7X2_CHECK_INIT)
    Init = std::make_unique<InitCheck>(Common);
  if (Checks & Q7X2_CHECK_SYNC)
    Sync = std::make_unique<SyncCheck>(Common);
}

Checker::~Checker() = default;

void Checker::blockStarts(const BlockState &Block) {
  const uint32_t *Grid = Common.Launch.Grid;
  const uint64_t Number =
      (uint64_t(Block.Index[2]) * Grid[1] + Block.Index[1]) * Grid[0] +
      Block.Index[0];
  if (Race)
    Race->blockStarts(Block, Number);
  if (Init)
    Init->blockStarts(Block);
  if (Sync)
    Sync->blockStarts(Block);
}

void Checker::execute(Context &X, const DecodedInst &I, uint32_t Active,
                      uint32_t Mask) {
  if (Race && Mask)
    Race->before(X, I, Mask);
  if (Sync && Mask)
    Sync->before(X, I, Mask);
  if (Init)
    Init->before(X, I, Active, Mask);
  if (Mask)
    I.Fn(X, I, Mask);
}

void Checker::barrierCompletes(Context &X, const BlockBarrier &B, unsigned Id) {
  if (Race)
    Race->barrierCompletes(X.Block, B, Id);
  if (Sync)
    Sync->barrierCompletes(X, B, Id);
}

const char *Checker::problem() const {
  return Race ? Race->problem() : nullptr;
}
