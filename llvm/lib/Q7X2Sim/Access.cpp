//===- Access.cpp - Addresses of memory instructions ----------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Access.h"
#include "Sharing.h"
#include "llvm/Support/FormatVariadic.h"

using namespace q7x2;
using llvm::formatv;

Addresses q7x2::computeAddresses(Context &X, const DecodedInst &I, Space S) {
  Addresses A;
  const Warp &W = *X.W;
  const uint32_t *Lo = W.R[I.A.Row], *Hi = W.R[I.A.Row + 1];
  if (S == Space::Shared || S == Space::Local) {
    uint32_t Add = W.UR[I.UBase] + uint32_t(I.Offset);
    eachLane([&](unsigned L) { A.V[L] = uint32_t(Lo[L] + Add); });
    return A;
  }
  uint64_t Add = (uint64_t(W.UR[I.UBase + 1]) << 32 | W.UR[I.UBase]) +
                 uint64_t(int64_t(I.Offset));
  eachLane([&](unsigned L) { A.V[L] = (uint64_t(Hi[L]) << 32 | Lo[L]) + Add; });
  return A;
}

static const char *kindName(AccessKind K) {
  switch (K) {
  case AccessKind::Load:
    return "load";
  case AccessKind::Store:
    return "store";
  case AccessKind::Atomic:
    return "atomic";
  }
  return "";
}

static std::string accessText(unsigned Bytes, AccessKind K, uint64_t Address) {
  return formatv("{0}-byte {1} at {2:x}", Bytes, kindName(K), Address);
}

/// Describes an address that is in no allocation.
static std::string whereText(Context &X, uint64_t Address) {
  if (Address - SharedWindow < WindowBytes)
    return " is in the window of shared memory";
  if (Address - LocalWindow < WindowBytes)
    return " is in the window of thread-local memory";
  if (Address - CodeWindow < WindowBytes)
    return " is in the code";
  return " is outside of every allocation: " +
         X.Launch.Memory->describe(Address);
}

static uint8_t *resolveGlobal(Context &X, unsigned Lane, uint64_t Address,
                              unsigned Bytes, AccessKind Kind) {
  const Allocation *A = X.Launch.Memory->find(Address, Bytes);
  if (!A) {
    X.fault(Lane, accessText(Bytes, Kind, Address) + whereText(X, Address));
    return nullptr;
  }
  if (A->ReadOnly && Kind != AccessKind::Load) {
    X.fault(Lane, accessText(Bytes, Kind, Address) + " writes to constant " +
                      A->Name);
    return nullptr;
  }
  X.LastHit = A;
  if (X.Launch.Watch)
    X.Launch.Watch->note(*A, Address - A->Base, Bytes, Kind != AccessKind::Load,
                         X.Launch.BlockNumber);
  return A->Data.get() + (Address - A->Base);
}

static uint8_t *resolveWindow(Context &X, Space S, unsigned Lane,
                              uint64_t Offset, unsigned Bytes,
                              AccessKind Kind) {
  bool Shared = S == Space::Shared;
  uint32_t Size = Shared ? X.Launch.SharedBytes : X.Launch.LocalBytes;
  if (Offset + Bytes > Size) {
    X.fault(Lane, formatv("{0} is outside of {1} memory, which has {2} bytes",
                          accessText(Bytes, Kind, Offset),
                          Shared ? "shared" : "thread-local", Size));
    return nullptr;
  }
  uint8_t *Base =
      Shared ? X.Block.shared() : X.Block.local(X.W->FirstThread + Lane);
  return Base + Offset;
}

uint8_t *q7x2::resolve(Context &X, Space S, unsigned Lane, uint64_t Address,
                       unsigned Bytes, AccessKind Kind) {
  if (Address & (Bytes - 1)) {
    X.fault(Lane, accessText(Bytes, Kind, Address) + " is misaligned");
    return nullptr;
  }
  if (S == Space::Generic) {
    if (Address - SharedWindow < WindowBytes)
      return resolveWindow(X, Space::Shared, Lane, Address - SharedWindow,
                           Bytes, Kind);
    if (Address - LocalWindow < WindowBytes)
      return resolveWindow(X, Space::Local, Lane, Address - LocalWindow, Bytes,
                           Kind);
  } else if (S != Space::Global) {
    return resolveWindow(X, S, Lane, Address, Bytes, Kind);
  }
  return resolveGlobal(X, Lane, Address, Bytes, Kind);
}

static bool holdsAll(const Allocation &A, const Addresses &Addr, uint32_t Mask,
                     unsigned Bytes) {
  if (A.Size < Bytes)
    return false;
  const uint64_t Last = A.Size - Bytes;
  uint32_t Bad = 0;
  eachLane([&](unsigned L) {
    uint64_t Offset = Addr.V[L] - A.Base;
    bool Off = (Offset > Last) | ((Addr.V[L] & (Bytes - 1)) != 0);
    Bad |= uint32_t(Off) << L;
  });
  return (Bad & Mask) == 0;
}

const Allocation *q7x2::commonAllocation(Context &X, const Addresses &A,
                                         uint32_t Mask, unsigned Bytes,
                                         AccessKind Kind) {
  const Allocation *Hit = X.LastHit;
  uint64_t First = A.V[firstLane(Mask)];
  if (!Hit || !Hit->contains(First, Bytes))
    Hit = X.Launch.Memory->find(First, Bytes);
  if (!Hit || (Hit->ReadOnly && Kind != AccessKind::Load) ||
      !holdsAll(*Hit, A, Mask, Bytes))
    return nullptr;
  X.LastHit = Hit;
  if (X.Launch.Watch)
    eachActive(Mask, [&](unsigned L) {
      X.Launch.Watch->note(*Hit, A.V[L] - Hit->Base, Bytes,
                           Kind != AccessKind::Load, X.Launch.BlockNumber);
    });
  return Hit;
}
