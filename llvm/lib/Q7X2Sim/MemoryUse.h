//===- MemoryUse.h - The memory access of an instruction ------ -*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What checks, profiles and the detection of spinning need to know about an
// instruction's access to memory: it is derived from the operation and its
// modifiers.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2SIM_MEMORYUSE_H
#define LLVM_LIB_Q7X2SIM_MEMORYUSE_H

#include "Access.h"

namespace q7x2 {

struct MemoryUse {
  uint8_t Bytes = 0; // 0: the instruction accesses no memory
  Space In = Space::Generic;
  AccessKind Kind = AccessKind::Load;
  /// An atomic operation, or a .STRONG load or store.
  bool IsStrong = false;
  /// Strong, but for the threads of a block only.
  bool IsBlockScope = false;
  /// A load of 8 or 16 bits that extends the sign.
  bool SignExtends = false;
  bool IsCompareAndSwap = false;

  bool writes() const { return Kind != AccessKind::Load; }
};

MemoryUse memoryUseOf(const DecodedInst &I);

/// The memory that an address is in.
struct Location {
  Space In = Space::Global; // Global, Shared or Local
  /// In Shared and Local memory; otherwise the address.
  uint64_t Offset = 0;
};

/// Maps an address of an access to a space; a generic address to the window
/// that it is in.
inline Location locate(Space In, uint64_t Address) {
  if (In != Space::Generic)
    return {In, Address};
  if (Address - SharedWindow < WindowBytes)
    return {Space::Shared, Address - SharedWindow};
  if (Address - LocalWindow < WindowBytes)
    return {Space::Local, Address - LocalWindow};
  return {Space::Global, Address};
}

} // namespace q7x2

#endif // LLVM_LIB_Q7X2SIM_MEMORYUSE_H
