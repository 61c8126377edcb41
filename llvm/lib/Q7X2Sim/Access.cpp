//===- Access.cpp - Addresses of memory instructions ----------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Access.h"
#include "Sharing.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MathExtras.h"

using namespace q7x2;
using llvm::formatv;

const char *q7x2::accessName(AccessKind K) {
  switch (K) {
  case AccessKind::Load:
    return "load";
  case AccessKind::Store:
    return "store";
  case AccessKind::Atomic:
    return "atomic";
  }
  llvm_unreachable("unknown kind of access");
}

static std::string accessText(unsigned Bytes, AccessKind K, uint64_t Address) {
  return formatv("{0}-byte {1} at {2:x}", Bytes, accessName(K), Address);
}

/// Describes an address that belongs to no allocation.
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
                              unsigned Bytes, AccessKind Kind, WordUse Use) {
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
    X.Launch.Watch->note(*A, Address - A->Base, Bytes,
                         Kind == AccessKind::Load ? UseRead : Use);
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
                       unsigned Bytes, AccessKind Kind, WordUse Use) {
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
  return resolveGlobal(X, Lane, Address, Bytes, Kind, Use);
}

//===----------------------------------------------------------------------===//
// All lanes at once
//===----------------------------------------------------------------------===//

/// Records an access for the detection of data shared by parallel blocks.
static void noteAccess(Context &X, const Allocation &In, const Addresses &A,
                       const AddressPattern &Pattern, uint32_t Mask,
                       unsigned Bytes, WordUse Use) {
  BlockWatch &Watch = *X.Launch.Watch;
  if (!Watch.needsNote(In, Use))
    return;
  if (Pattern.isUniform() || Pattern.isContiguous(Bytes)) {
    Watch.note(In, Pattern.Min - In.Base, Pattern.Max - Pattern.Min + Bytes,
               Use);
    return;
  }
  // Adjacent lanes mostly share a line. No access crosses a line boundary.
  uint64_t Line = ~uint64_t(0);
  uint32_t Words = 0;
  eachActive(Mask, [&](unsigned L) {
    const uint64_t Offset = A.V[L] - In.Base;
    if (Offset / SharingWatch::LineBytes != Line) {
      if (Words)
        Watch.noteLine(In, Line, Words, Use);
      Line = Offset / SharingWatch::LineBytes;
      Words = 0;
    }
    const uint32_t Count = llvm::divideCeil(Bytes, SharingWatch::WordBytes);
    Words |= ((1u << Count) - 1)
             << (Offset / SharingWatch::WordBytes % SharingWatch::LineWords);
  });
  Watch.noteLine(In, Line, Words, Use);
}

static HostMemory findAllocation(Context &X, const Addresses &A,
                                 const AddressPattern &Pattern, uint32_t Mask,
                                 unsigned Bytes, AccessKind Kind, WordUse Use) {
  const uint64_t Size = Pattern.Max - Pattern.Min + Bytes;
  const Allocation *Hit = X.LastHit;
  if (!Hit || !Hit->contains(Pattern.Min, Size)) {
    Hit = X.Launch.Memory->find(Pattern.Min, Size);
    if (!Hit)
      return {};
    X.LastHit = Hit;
  }
  if (Hit->ReadOnly && Kind != AccessKind::Load)
    return {};
  if (X.Launch.Watch)
    noteAccess(X, *Hit, A, Pattern, Mask, Bytes,
               Kind == AccessKind::Load ? UseRead : Use);
  return {Hit->Data.get(), Hit->Base, 0};
}

/// Returns the host memory of an access to the window of shared or thread-local
/// memory, whose offset 0 has the address Base.
static HostMemory findWindow(Context &X, Space S, uint64_t Base,
                             const AddressPattern &Pattern, unsigned Bytes) {
  const bool Shared = S == Space::Shared;
  const uint32_t Size = Shared ? X.Launch.SharedBytes : X.Launch.LocalBytes;
  if (Pattern.Max - Base + Bytes > Size)
    return {};
  if (Shared)
    return {X.Block.shared(), Base, 0};
  return {X.Block.local(X.W->FirstThread), Base, Size};
}

HostMemory q7x2::findMemory(Context &X, Space S, const Addresses &A,
                            const AddressPattern &Pattern, uint32_t Mask,
                            unsigned Bytes, AccessKind Kind, WordUse Use) {
  if (!Pattern.isAligned(Bytes))
    return {};
  if (S == Space::Shared || S == Space::Local)
    return findWindow(X, S, 0, Pattern, Bytes);
  if (S == Space::Generic && Pattern.Min >= SharedWindow) {
    if (Pattern.Max < SharedWindow + WindowBytes)
      return findWindow(X, Space::Shared, SharedWindow, Pattern, Bytes);
    if (Pattern.Min >= LocalWindow && Pattern.Max < LocalWindow + WindowBytes)
      return findWindow(X, Space::Local, LocalWindow, Pattern, Bytes);
    return {};
  }
  return findAllocation(X, A, Pattern, Mask, Bytes, Kind, Use);
}
