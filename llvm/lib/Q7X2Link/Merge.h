//===- Merge.h - Equal constants of all objects -----------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The contents of a section with SHF_MERGE are constants of one size, with
// SHF_STRINGS strings that end with a zero of that size, and nothing depends on
// two of them being apart. Equal ones of an output section become one.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2LINK_MERGE_H
#define LLVM_LIB_Q7X2LINK_MERGE_H

#include "Writer.h"
#include "llvm/ADT/CachedHashString.h"
#include "llvm/ADT/DenseMap.h"

namespace q7x2::link {

/// Whether a section's constants can be merged: not those that relocations
/// change.
bool isMergeable(const Section &S);

/// Those of sections with the same size and alignment of constants.
class ConstantPool {
  uint64_t EntrySize, Align;
  bool IsStrings;
  llvm::DenseMap<llvm::CachedHashStringRef, uint64_t> Known;

public:
  explicit ConstantPool(const Section &First);

  bool accepts(const Section &S) const;
  /// Adds the constants of \p S that are new to \p Out, and maps all of its own
  /// to their places.
  void place(Section &S, OutputSection &Out);

private:
  size_t pieceSize(llvm::StringRef Contents) const;
};

} // namespace q7x2::link

#endif // LLVM_LIB_Q7X2LINK_MERGE_H
