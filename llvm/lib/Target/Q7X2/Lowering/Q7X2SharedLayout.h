//===-- Q7X2SharedLayout.h - Where variables are in shared memory -*- C++ -*-=//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A variable in shared memory has one offset in all kernels of a module. A
// kernel reaches the variables that it and the functions that it may call use;
// variables that no kernel reaches together may overlap, and a kernel's blocks
// have the memory up to the end of the last variable that it reaches.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_LOWERING_Q7X2SHAREDLAYOUT_H
#define LLVM_LIB_TARGET_Q7X2_LOWERING_Q7X2SHAREDLAYOUT_H

#include "llvm/ADT/DenseMap.h"
#include "llvm/Support/Alignment.h"
#include <optional>

namespace llvm {

class Function;
class GlobalVariable;
class Module;

namespace Q7X2 {

class SharedLayout {
public:
  explicit SharedLayout(const Module &M);

  /// The offset of a variable that the module defines.
  uint64_t getOffset(const GlobalVariable &GV) const {
    return Offsets.lookup(&GV);
  }
  /// The bytes of a block of \p Kernel. None if it may call functions or use
  /// variables that the module does not define.
  std::optional<uint64_t> getBytes(const Function &Kernel) const {
    return Bytes.lookup(&Kernel);
  }
  /// The largest alignment of a variable.
  Align getAlign() const { return MaxAlign; }
  /// Whether variables overlap.
  bool hasOverlaps() const { return HasOverlaps; }

private:
  DenseMap<const GlobalVariable *, uint64_t> Offsets;
  DenseMap<const Function *, std::optional<uint64_t>> Bytes;
  Align MaxAlign;
  bool HasOverlaps = false;
};

} // namespace Q7X2
} // namespace llvm

#endif // LLVM_LIB_TARGET_Q7X2_LOWERING_Q7X2SHAREDLAYOUT_H
