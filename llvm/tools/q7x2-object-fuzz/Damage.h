//===- Damage.h - Damages objects -------------------------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_TOOLS_Q7X2_OBJECT_FUZZ_DAMAGE_H
#define LLVM_TOOLS_Q7X2_OBJECT_FUZZ_DAMAGE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/BinaryFormat/ELF.h"
#include <random>
#include <string>
#include <vector>

/// Changes a well-formed 64-bit ELF object at random: a field of the file
/// header, of a section header, symbol, relocation, or bytes of a section that
/// has a structure of its own (notes, line tables, string tables).
class Damage {
public:
  Damage(uint64_t Seed) : Random(Seed) {}
  /// A damaged copy of an object.
  std::string apply(llvm::StringRef Object);

private:
  std::mt19937_64 Random;
  std::string Bytes;
  std::vector<llvm::ELF::Elf64_Shdr> Sections;

  uint64_t below(uint64_t N) { return N ? Random() % N : 0; }
  uint64_t strangeNumber();
  void readSections();
  void setField(uint64_t Offset, unsigned Width);
  void damageHeader();
  void damageSectionHeader();
  void damageEntry(uint32_t Type, uint64_t EntryBytes,
                   llvm::ArrayRef<unsigned> Widths);
  void damageContents();
  void damageAnything();
  void damageOnce();
};

#endif // LLVM_TOOLS_Q7X2_OBJECT_FUZZ_DAMAGE_H
