//===- Layout.h - Where sections and symbols are ----------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Assigns the sections of inputs to those of the output.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2LINK_LAYOUT_H
#define LLVM_LIB_Q7X2LINK_LAYOUT_H

#include "Writer.h"
#include "llvm/ADT/SmallString.h"

namespace q7x2::link {

class Layout {
public:
  Layout(Linker &L, const OutputOptions &O) : L(L), O(O) {}
  llvm::Error assign(llvm::ArrayRef<Kernel> Kernels);

  /// In the order of the file.
  std::vector<std::unique_ptr<OutputSection>> Sections;

  /// Where a symbol is; null: its value is absolute, or it is undefined.
  OutputSection *sectionOf(const Symbol &S) const;
  /// Its value there.
  uint64_t valueOf(const Symbol &S) const;
  /// The address that a relocation refers to: with the symbol of a section, the
  /// addend selects one of the merged constants.
  uint64_t valueOf(const Symbol &S, int64_t Addend) const;

private:
  Linker &L;
  const OutputOptions &O;
  llvm::DenseMap<const Symbol *, uint64_t> CommonOffsets;
  OutputSection *Commons = nullptr;
  /// Objects use the same shared memory.
  bool OverlapShared = false;
  std::deque<llvm::SmallString<0>> Decompressed;

  bool isKept(const Section &S) const;
  bool canOverlapShared(llvm::ArrayRef<Kernel> Kernels) const;
  llvm::Error decompress(Section &S);
  OutputSection &findOutput(const Section &S);
  llvm::Error place(OutputSection &Out);
  static void fill(OutputSection &Out);
  void placeCommons();
  void assignAddresses();
  void addNotes(llvm::ArrayRef<Kernel> Kernels);
};

/// The number at the end of the name of a section of initializers. Sections
/// without one come last.
unsigned priorityOf(llvm::StringRef SectionName);

} // namespace q7x2::link

#endif // LLVM_LIB_Q7X2LINK_LAYOUT_H
