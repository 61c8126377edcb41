//===- SpinDetector.cpp - Detects threads that spin forever ---------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SpinDetector.h"
#include "Block.h"
#include "MemoryUse.h"
#include "Target.h"
#include <algorithm>

using namespace q7x2;

/// Returns true if the instruction affects other warps other than by writing
/// memory, or depends on the time.
static bool isNoticeable(const DecodedInst &I) {
  switch (I.Op) {
  case op::BAR_SYNC:
  case op::BAR_ARV:
  case op::BAR_RED:
  case op::BAR_RED_POPC:
  case op::CS2R:
    return true;
  case op::S2R:
  case op::S2UR:
    return I.Amount == Q7X2::SReg_SR_CLOCKLO ||
           I.Amount == Q7X2::SReg_SR_CLOCKHI;
  default:
    return false;
  }
}

/// Returns the host memory of a lane's access; null if there is none.
static const uint8_t *targetOf(Context &X, Space S, unsigned Lane,
                               uint64_t Address, unsigned Bytes) {
  if (S == Space::Generic) {
    if (Address - SharedWindow < WindowBytes)
      return targetOf(X, Space::Shared, Lane, Address - SharedWindow, Bytes);
    if (Address - LocalWindow < WindowBytes)
      return targetOf(X, Space::Local, Lane, Address - LocalWindow, Bytes);
    S = Space::Global;
  }
  if (S == Space::Global)
    return X.Launch.Memory->access(Address, Bytes);
  const bool Shared = S == Space::Shared;
  const uint64_t Size = Shared ? X.Launch.SharedBytes : X.Launch.LocalBytes;
  if (Address + Bytes > Size)
    return nullptr;
  return Address +
         (Shared ? X.Block.shared() : X.Block.local(X.W->FirstThread + Lane));
}

void SpinDetector::noteTargets(Context &X, const DecodedInst &I,
                               uint32_t Mask) {
  const MemoryUse Use = memoryUseOf(I);
  if (!Use.Bytes)
    return;
  Addresses A;
  computeAddresses(X, I, Use.In, Mask, A);
  eachActive(Mask, [&](unsigned L) {
    Bytes B = {targetOf(X, Use.In, L, A.V[L], Use.Bytes), {}, Use.Bytes};
    // The access is to the output port or a fault.
    Changed |= !B.Where;
    if (!B.Where)
      return;
    std::memcpy(B.Before, B.Where, B.Count);
    Targets.push_back(B);
  });
}

void SpinDetector::beforeIssue(Context &X, const DecodedInst &I,
                               uint32_t Mask) {
  if (Changed)
    return;
  Seen &S = Warps[X.W];
  if (!S.First)
    S.First = std::make_unique<Warp>(*X.W);
  else if (!S.Again)
    S.Again = X.W->isInStateOf(*S.First);
  Exited = X.W->Exited;
  Targets.clear();
  if (!Mask)
    return;
  Changed = isNoticeable(I);
  noteTargets(X, I, Mask);
}

void SpinDetector::afterIssue(Context &X) {
  Changed |= X.W->Exited != Exited || X.Released;
  for (const Bytes &B : Targets)
    Changed |= std::memcmp(B.Before, B.Where, B.Count) != 0;
  Targets.clear();
}

bool SpinDetector::repeats(const Warp &W) const {
  auto It = Warps.find(&W);
  return It != Warps.end() && It->second.Again;
}
