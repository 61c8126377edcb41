//===- MemoryUse.cpp - The memory access of an instruction ----------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MemoryUse.h"
#include "Target.h"

using namespace q7x2;
using namespace llvm::Q7X2;

/// Returns the number of bytes of an access of up to 32 bits.
static uint8_t smallBytes(unsigned Size) {
  switch (Size) {
  case MemSize_U8:
  case MemSize_S8:
    return 1;
  case MemSize_U16:
  case MemSize_S16:
    return 2;
  default: // MemSize_32
    return 4;
  }
}

static MemoryUse loadOrStore(const DecodedInst &I, Space In, AccessKind Kind,
                             unsigned Bytes) {
  MemoryUse U;
  U.In = In;
  U.Kind = Kind;
  const unsigned Size = I.mod(mod::MMemSize), Sem = I.mod(mod::MMemSem);
  U.Bytes = Bytes ? Bytes : smallBytes(Size);
  U.SignExtends = !Bytes && (Size == MemSize_S8 || Size == MemSize_S16);
  U.IsStrong = Sem == MemSem_STRONG_CTA || Sem == MemSem_STRONG_GPU ||
               Sem == MemSem_STRONG_SYS;
  U.IsBlockScope = Sem == MemSem_STRONG_CTA;
  return U;
}

static MemoryUse atomic(Space In, unsigned Bytes, bool IsCompareAndSwap) {
  MemoryUse U;
  U.In = In;
  U.Kind = AccessKind::Atomic;
  U.Bytes = Bytes;
  U.IsStrong = true;
  U.IsCompareAndSwap = IsCompareAndSwap;
  return U;
}

MemoryUse q7x2::memoryUseOf(const DecodedInst &I) {
  // The operations of up to 32, of 64 and of 128 bits in one space.
#define LOADS_AND_STORES(SUFFIX, SPACE)                                        \
  case op::LD##SUFFIX:                                                         \
    return loadOrStore(I, SPACE, AccessKind::Load, 0);                         \
  case op::LD##SUFFIX##64:                                                     \
    return loadOrStore(I, SPACE, AccessKind::Load, 8);                         \
  case op::LD##SUFFIX##128:                                                    \
    return loadOrStore(I, SPACE, AccessKind::Load, 16);                        \
  case op::ST##SUFFIX:                                                         \
    return loadOrStore(I, SPACE, AccessKind::Store, 0);                        \
  case op::ST##SUFFIX##64:                                                     \
    return loadOrStore(I, SPACE, AccessKind::Store, 8);                        \
  case op::ST##SUFFIX##128:                                                    \
    return loadOrStore(I, SPACE, AccessKind::Store, 16)
#define ATOMICS(SUFFIX, SPACE)                                                 \
  case op::ATOM##SUFFIX:                                                       \
    return atomic(SPACE, 4, false);                                            \
  case op::ATOM##SUFFIX##64:                                                   \
    return atomic(SPACE, 8, false);                                            \
  case op::ATOM##SUFFIX##CAS:                                                  \
    return atomic(SPACE, 4, true);                                             \
  case op::ATOM##SUFFIX##CAS64:                                                \
    return atomic(SPACE, 8, true)
  switch (I.Op) {
    LOADS_AND_STORES(, Space::Generic);
    LOADS_AND_STORES(G, Space::Global);
    LOADS_AND_STORES(S, Space::Shared);
    LOADS_AND_STORES(L, Space::Local);
    ATOMICS(, Space::Generic);
    ATOMICS(G, Space::Global);
    ATOMICS(S, Space::Shared);
  case op::RED:
    return atomic(Space::Generic, 4, false);
  case op::RED64:
    return atomic(Space::Generic, 8, false);
  default:
    return {};
  }
#undef LOADS_AND_STORES
#undef ATOMICS
}
