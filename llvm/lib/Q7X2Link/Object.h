//===- Object.h - An object that is linked ----------------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An ELF object of the target, checked and split into sections and symbols.
// All references are in range: sections lie in the file and do not overlap,
// relocations lie in their sections and name symbols that exist. Damaged
// objects are errors.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2LINK_OBJECT_H
#define LLVM_LIB_Q7X2LINK_OBJECT_H

#include "q7x2/DebugInfo.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Object/ELFObjectFile.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBuffer.h"
#include <deque>
#include <memory>
#include <string>
#include <vector>

namespace q7x2::link {

using ELFT = llvm::object::ELF64LE;
using Rela = ELFT::Rela;

class Object;
struct OutputSection;

/// A section of an input.
struct Section {
  Object *Owner = nullptr;
  unsigned Index = 0;
  llvm::StringRef Name;
  uint32_t Type = 0;
  uint64_t Flags = 0;
  uint64_t Address = 0; ///< In a program; symbols in objects have offsets.
  uint64_t Size = 0;
  uint64_t Align = 1; ///< A power of two.
  uint64_t EntrySize = 0;
  unsigned Link = 0;
  llvm::ArrayRef<uint8_t> Contents; ///< Empty without contents in the file.
  llvm::ArrayRef<Rela> Relocations; ///< Those of the section.
  unsigned Group = 0;     ///< The index of its group's section; 0: none.
  bool Discarded = false; ///< Of a group that another object has, or unused.
  // Set by the layout.
  OutputSection *Output = nullptr;
  uint64_t Offset = 0;
  /// Where constants that are merged begin, here and in the output.
  struct Piece {
    uint64_t Here, There;
  };
  std::vector<Piece> Pieces;
  uint64_t Added = 0; ///< Bytes of the output that are only this section's.

  /// The place in the output of an offset here.
  uint64_t outputOffset(uint64_t At) const;

  bool isLoaded() const { return Flags & llvm::ELF::SHF_ALLOC; }
  bool isCode() const { return Flags & llvm::ELF::SHF_EXECINSTR; }
  bool hasContents() const { return Type != llvm::ELF::SHT_NOBITS; }
  /// Debug information, which is not loaded.
  bool isDebug() const { return !isLoaded() && Name.starts_with(".debug_"); }
  /// A constant bank or shared memory: the value of a symbol is an offset in
  /// it, not an address.
  bool isOffsetSpace() const;
};

/// A symbol of an object, or of all objects that are linked.
struct Symbol {
  enum KindTy { Undefined, Defined, Common } Kind = Undefined;
  llvm::StringRef Name;
  /// That has the definition; if there is none, the first that refers to it.
  Object *Owner = nullptr;
  Section *In = nullptr; ///< Of a definition; null: its value is absolute.
  uint64_t Value = 0;    ///< In the section; of a common symbol, its alignment.
  uint64_t Size = 0;
  uint8_t Binding = llvm::ELF::STB_GLOBAL;
  uint8_t Type = llvm::ELF::STT_NOTYPE;
  uint8_t Visibility = llvm::ELF::STV_DEFAULT;
  unsigned OutputIndex = 0; ///< In the symbol table that is written.

  bool isLocal() const { return Binding == llvm::ELF::STB_LOCAL; }
  bool isWeak() const { return Binding == llvm::ELF::STB_WEAK; }
  /// Whether the object that defines it has lost the definition.
  bool isDiscarded() const { return In && In->Discarded; }
};

/// A comdat group.
struct Group {
  unsigned Index = 0; ///< Of its section.
  llvm::StringRef Signature;
  std::vector<unsigned> Members; ///< Indices of sections.
};

class Object {
public:
  /// Opens an image, which is kept.
  static llvm::Expected<std::unique_ptr<Object>>
  open(std::unique_ptr<llvm::MemoryBuffer> Image, llvm::StringRef Name);
  /// An input in LLVM's bitcode, of which only the symbols are known: their
  /// names are copied.
  static std::unique_ptr<Object>
  describeBitcode(std::unique_ptr<llvm::MemoryBuffer> Image,
                  llvm::StringRef Name, llvm::ArrayRef<Symbol> Symbols);

  llvm::StringRef name() const { return Name; }
  bool isBitcode() const { return !File; }
  /// A finished program.
  bool isProgram() const { return IsProgram; }
  const llvm::MemoryBuffer &image() const { return *Image; }
  const llvm::object::ELFFile<ELFT> &elf() const;
  const llvm::object::ObjectFile &file() const { return *File; }

  /// By their indices in the file.
  std::vector<Section> Sections;
  /// By the indices that relocations have; those that are not local.
  std::vector<Symbol> Symbols;
  /// The symbol that each of these has been resolved to; itself if it is local.
  std::vector<Symbol *> Resolved;
  std::vector<Group> Groups;
  /// Other symbols of a program, for messages: those that may be stripped.
  std::vector<Symbol> Others;

  /// "main+0x20" for an offset in a section of code, ".data+0x8" elsewhere.
  std::string placeName(const Section &In, uint64_t Offset) const;
  /// The same with the place in the source, if that is known, for messages:
  /// "main+0x20 (file.c:12)".
  std::string describe(const Section &In, uint64_t Offset) const;

  /// An error that begins with the object's name.
  llvm::Error error(const llvm::Twine &What) const;

private:
  std::string Name;
  std::unique_ptr<llvm::MemoryBuffer> Image;
  std::unique_ptr<llvm::object::ObjectFile> File;
  bool IsProgram = false;
  uint64_t LoadedBytes = 0;
  std::deque<std::string> Names;            // of bitcode
  mutable std::unique_ptr<DebugInfo> Debug; // created on demand

  llvm::Error read();
  llvm::Error checkHeader();
  llvm::Error readSection(const ELFT::Shdr &Header, unsigned Index);
  llvm::Error readSymbols(const ELFT::Shdr &Header,
                          std::vector<Symbol> &Symbols);
  llvm::Expected<Symbol> readSymbol(const ELFT::Sym &From,
                                    llvm::StringRef Names);
  llvm::Error readRelocations(const ELFT::Shdr &Header, unsigned Table);
  Section *findRelocated(Section &Target);
  llvm::Error readGroup(const ELFT::Shdr &Header, unsigned Index);
};

} // namespace q7x2::link

#endif // LLVM_LIB_Q7X2LINK_OBJECT_H
