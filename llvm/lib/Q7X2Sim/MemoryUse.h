//===- MemoryUse.h - The memory access of an instruction --------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Describes an instruction's memory access, derived from the operation and its
// modifiers, for the checks, profiles and the detection of spinning.
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
  /// Whether it is an atomic operation or a .STRONG load or store.
  bool IsStrong = false;
  /// Whether it is strong, but only among the threads of a block.
  bool IsBlockScope = false;
  /// Whether an 8- or 16-bit load extends the sign.
  bool SignExtends = false;
  bool IsCompareAndSwap = false;

  bool writes() const { return Kind != AccessKind::Load; }
};

MemoryUse memoryUseOf(const DecodedInst &I);

/// The space that an address belongs to, and its offset there.
struct Location {
  Space In = Space::Global; // Global, Shared or Local
  /// The offset in Shared and Local memory; otherwise the address.
  uint64_t Offset = 0;
};

/// Maps an address of an access to a space, a generic address to the space of
/// its window.
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
