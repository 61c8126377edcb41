//===-- Q7X2SharedLayout.h - Where variables are in shared memory -*- C++ -*-=//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Assigns each variable in shared memory one offset for all kernels of a
// module. A kernel reaches the variables used by itself and by the functions
// that it may call. Variables that no kernel reaches together may overlap. The
// blocks of a kernel have the memory up to the end of the last variable that it
// reaches.
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

  /// Returns the offset of a variable that the module defines.
  uint64_t getOffset(const GlobalVariable &GV) const {
    return Offsets.lookup(&GV);
  }
  /// Returns the bytes of shared memory of a block of \p Kernel; none if it may
  /// call functions or use variables that the module does not define.
  std::optional<uint64_t> getBytes(const Function &Kernel) const {
    return Bytes.lookup(&Kernel);
  }
  /// Returns the largest alignment of a variable.
  Align getAlign() const { return MaxAlign; }
  /// Returns whether variables overlap.
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
