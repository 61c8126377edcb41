//===- Linker.h - Resolves the symbols of objects ---------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Inputs are objects, archives, of which those members are linked that define
// an undefined symbol, and bitcode, which a client compiles. Symbols are
// resolved as ELF has it: a strong definition replaces a weak or common one, of
// comdat groups with one signature the first is linked, and undefined weak
// symbols are 0. The order of archives does not matter.
//
// The result is either written as an object or a program (Writer.h) or loaded
// (the simulator).
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2LINK_LINKER_H
#define LLVM_LIB_Q7X2LINK_LINKER_H

#include "Object.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include <functional>

namespace q7x2::link {

class Linker {
public:
  /// Reads the symbols of bitcode: names, kinds, bindings.
  using BitcodeReader =
      std::function<llvm::Expected<std::vector<Symbol>>(llvm::MemoryBufferRef)>;

  /// Without a reader of bitcode, bitcode is an error.
  explicit Linker(BitcodeReader Reader = nullptr)
      : ReadBitcode(std::move(Reader)) {}

  /// Adds an object, an archive or bitcode. \p Whole: all members of an
  /// archive.
  llvm::Error add(std::unique_ptr<llvm::MemoryBuffer> Image,
                  llvm::StringRef Name, bool Whole = false);
  /// Makes a symbol undefined, so that archives are searched for it.
  void require(llvm::StringRef Name) { Required.push_back(Name.str()); }
  /// Resolves the symbols of all inputs. Fails if symbols are defined twice.
  llvm::Error resolve();
  /// Replaces the inputs that are bitcode by the object that they have been
  /// compiled to, and resolves the symbols again.
  llvm::Error replaceBitcode(std::unique_ptr<llvm::MemoryBuffer> Image,
                             llvm::StringRef Name);
  /// Defines the symbols __start_NAME and __stop_NAME that are undefined, for
  /// the sections NAME, a name as in C. \p AreJoined: those of one name become
  /// one section; otherwise only the symbols of a single section are defined.
  void defineSectionBounds(bool AreJoined);
  /// Discards the sections that no kernel and none of \p Roots refers to.
  void collectGarbage(llvm::ArrayRef<std::string> Roots);
  /// Fails if an undefined symbol is used.
  llvm::Error checkUndefined() const;

  llvm::ArrayRef<std::unique_ptr<Object>> objects() const { return Objects; }
  /// The symbols that are not local, in the order of their first occurrence.
  const std::deque<Symbol> &symbols() const { return Globals; }
  Symbol *find(llvm::StringRef Name) const { return Table.lookup(Name); }
  /// For the map: the archive members that are linked, and why.
  struct Extracted {
    std::string Member, From, Symbol;
  };
  llvm::ArrayRef<Extracted> extracted() const { return Extractions; }

private:
  BitcodeReader ReadBitcode;
  std::vector<std::unique_ptr<llvm::MemoryBuffer>> Archives;
  std::vector<std::unique_ptr<Object>> Objects;
  /// Members of archives that have not been linked.
  std::vector<std::unique_ptr<Object>> Members;
  llvm::StringMap<unsigned> Lazy; ///< The member that defines a symbol.
  std::vector<std::string> Required;
  std::vector<Extracted> Extractions;
  llvm::StringSet<> Bounded; ///< Sections with symbols for their ends.

  std::deque<Symbol> Globals;
  llvm::StringMap<Symbol *> Table;
  llvm::StringMap<const Object *> Comdats;
  std::vector<std::string> Duplicates;

  llvm::Expected<std::unique_ptr<Object>>
  open(std::unique_ptr<llvm::MemoryBuffer> Image, llvm::StringRef Name);
  llvm::Error addArchive(std::unique_ptr<llvm::MemoryBuffer> Image,
                         llvm::StringRef Name, bool Whole);
  void addMember(std::unique_ptr<Object> Member, bool Whole);
  void addSymbols(Object &O);
  void discardGroups(Object &O);
  void merge(Symbol &Old, const Symbol &New);
  void refer(Symbol &Old, const Symbol &New);
  void define(Symbol &Old, const Symbol &New);
  bool extractMembers();
  std::string findReference(const Symbol &S) const;
};

/// Whether an image is an archive, LLVM's bitcode.
bool isArchive(llvm::StringRef Image);
bool isBitcode(llvm::StringRef Image);

} // namespace q7x2::link

#endif // LLVM_LIB_Q7X2LINK_LINKER_H
