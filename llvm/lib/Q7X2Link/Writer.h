//===- Writer.h - Writes an object or a program -----------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A relocatable object (-r) keeps sections apart by their names, and has all
// relocations and groups. A program has all code in .text, all data in .data
// and so on. Relocations for distances and for offsets in shared memory and
// constant banks are applied; those for addresses are left to the loader, which
// places sections one by one, so a program is ELF's ET_DYN. The addresses in
// it, with .text at 0, tell sections apart and mean nothing else (docs/abi.md).
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2LINK_WRITER_H
#define LLVM_LIB_Q7X2LINK_WRITER_H

#include "KernelNotes.h"
#include "Linker.h"
#include "llvm/Support/raw_ostream.h"

namespace q7x2::link {

struct OutputOptions {
  bool Relocatable = false;
  bool StripDebug = false; ///< Leave out debug information.
  bool StripAll = false;   ///< And the symbols that the loader does not need.
  std::string Entry = "main"; ///< The symbol at which a program starts.
};

/// Sections of inputs that become one, or a section that the linker makes.
struct OutputSection {
  std::string Name;
  uint32_t Type = 0;
  uint64_t Flags = 0;
  uint64_t EntrySize = 0;
  uint64_t Align = 1;
  uint64_t Size = 0;
  uint64_t Address = 0; ///< In a program.
  uint32_t Link = 0, Info = 0;
  std::vector<Section *> Inputs;
  const Group *In = nullptr; ///< Of a relocatable object.
  const Object *GroupOwner = nullptr;
  std::vector<uint8_t> Bytes; ///< Empty without contents.
  std::vector<Rela> Relocations;
  unsigned Index = 0;       ///< In the file.
  unsigned SymbolIndex = 0; ///< Of its section symbol.

  bool isLoaded() const { return Flags & llvm::ELF::SHF_ALLOC; }
  bool isCode() const { return Flags & llvm::ELF::SHF_EXECINSTR; }
  bool isOffsetSpace() const;
};

/// Writes the output of \p L to \p OS and, if \p Map is not null, the map of
/// the output to it.
llvm::Error writeOutput(Linker &L, const OutputOptions &O,
                        llvm::raw_ostream &OS, llvm::raw_ostream *Map);

} // namespace q7x2::link

#endif // LLVM_LIB_Q7X2LINK_WRITER_H
