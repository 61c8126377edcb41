//===- Linker.cpp - Resolves the symbols of objects -----------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Linker.h"
#include "KernelNotes.h"
#include "Relocation.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/BinaryFormat/Magic.h"
#include "llvm/Demangle/Demangle.h"
#include "llvm/Object/Archive.h"

using namespace llvm;
using namespace q7x2::link;

bool q7x2::link::isArchive(StringRef Image) {
  return identify_magic(Image) == file_magic::archive;
}
bool q7x2::link::isBitcode(StringRef Image) {
  return identify_magic(Image) == file_magic::bitcode;
}

//===----------------------------------------------------------------------===//
// Inputs
//===----------------------------------------------------------------------===//

Expected<std::unique_ptr<Object>>
Linker::open(std::unique_ptr<MemoryBuffer> Image, StringRef Name) {
  if (!isBitcode(Image->getBuffer()))
    return Object::open(std::move(Image), Name);
  if (!ReadBitcode)
    return createStringError(Name + ": LLVM bitcode, which q7x2-clang links");
  auto Symbols = ReadBitcode(Image->getMemBufferRef());
  if (!Symbols)
    return createStringError(Name + ": " + toString(Symbols.takeError()));
  return Object::describeBitcode(std::move(Image), Name, *Symbols);
}

Error Linker::add(std::unique_ptr<MemoryBuffer> Image, StringRef Name,
                  bool Whole) {
  if (isArchive(Image->getBuffer()))
    return addArchive(std::move(Image), Name, Whole);
  auto O = open(std::move(Image), Name);
  if (!O)
    return O.takeError();
  Objects.push_back(std::move(*O));
  return Error::success();
}

/// The index of an archive is not used: it may be missing or damaged, and is
/// soon made of the members.
Error Linker::addArchive(std::unique_ptr<MemoryBuffer> Image, StringRef Name,
                         bool Whole) {
  auto Opened = object::Archive::create(Image->getMemBufferRef());
  if (!Opened)
    return createStringError(Name + ": " + toString(Opened.takeError()));
  Error Problem = Error::success();
  for (const object::Archive::Child &Child : (*Opened)->children(Problem)) {
    auto Ref = Child.getMemoryBufferRef();
    if (!Ref) {
      consumeError(std::move(Problem));
      return createStringError(Name + ": " + toString(Ref.takeError()));
    }
    // LLVM checks where the next member begins only after this one.
    if (!(*Opened)->isThin() && Ref->getBufferEnd() > Image->getBufferEnd()) {
      consumeError(std::move(Problem));
      return createStringError(Name + ": truncated in member " +
                               Ref->getBufferIdentifier());
    }
    const file_magic Magic = identify_magic(Ref->getBuffer());
    if (Magic != file_magic::elf_relocatable && Magic != file_magic::bitcode)
      continue; // as a linker for any machine: texts may be in an archive
    const StringRef File = Ref->getBufferIdentifier();
    auto O = open(MemoryBuffer::getMemBufferCopy(Ref->getBuffer(), File),
                  (Name + "(" + File + ")").str());
    if (!O) {
      consumeError(std::move(Problem));
      return O.takeError();
    }
    addMember(std::move(*O), Whole);
  }
  if (Problem)
    return createStringError(Name + ": " + toString(std::move(Problem)));
  return Error::success();
}

void Linker::addMember(std::unique_ptr<Object> Member, bool Whole) {
  if (Whole) {
    Objects.push_back(std::move(Member));
    return;
  }
  for (const Symbol &S : Member->Symbols)
    if (S.Kind != Symbol::Undefined && !S.isLocal())
      Lazy.try_emplace(S.Name, Members.size());
  Members.push_back(std::move(Member));
}

//===----------------------------------------------------------------------===//
// Resolution
//===----------------------------------------------------------------------===//

Error Linker::resolve() {
  Table.clear();
  Globals.clear();
  Comdats.clear();
  Duplicates.clear();
  Symbol Wanted;
  for (const std::string &Name : Required) {
    Wanted.Name = Name;
    auto &Slot = Table[Name];
    if (!Slot)
      Slot = &Globals.emplace_back(Wanted);
  }
  for (auto &O : Objects)
    addSymbols(*O);
  while (extractMembers())
    ;
  if (Duplicates.empty())
    return Error::success();
  return createStringError(join(Duplicates, "\n"));
}

Error Linker::replaceBitcode(std::unique_ptr<MemoryBuffer> Image,
                             StringRef Name) {
  auto O = Object::open(std::move(Image), Name);
  if (!O)
    return O.takeError();
  auto First = find_if(Objects, [](auto &Input) { return Input->isBitcode(); });
  *First = std::move(*O);
  llvm::erase_if(Objects, [](auto &Input) { return Input->isBitcode(); });
  for (auto &Input : Objects)
    for (Section &S : Input->Sections)
      S.Discarded = false;
  return resolve();
}

void Linker::addSymbols(Object &O) {
  discardGroups(O);
  for (auto [S, Resolved] : zip(O.Symbols, O.Resolved)) {
    Resolved = &S;
    if (S.isLocal())
      continue;
    Symbol New = S;
    if (New.isDiscarded()) {
      New.Kind = Symbol::Undefined;
      New.In = nullptr;
    }
    Symbol *&Slot = Table[New.Name];
    if (!Slot) {
      Slot = &Globals.emplace_back(New);
    } else {
      merge(*Slot, New);
    }
    Resolved = Slot;
  }
}

void Linker::discardGroups(Object &O) {
  for (const Group &G : O.Groups) {
    if (G.Signature.empty() || Comdats.try_emplace(G.Signature, &O).second)
      continue;
    for (unsigned Member : G.Members)
      O.Sections[Member].Discarded = true;
    O.Sections[G.Index].Discarded = true;
  }
}

/// The more constraining of two visibilities.
static uint8_t mergeVisibility(uint8_t A, uint8_t B) {
  if (A == ELF::STV_DEFAULT || B == ELF::STV_DEFAULT)
    return std::max(A, B);
  return std::min(A, B);
}

void Linker::merge(Symbol &Old, const Symbol &New) {
  const uint8_t Visibility = mergeVisibility(Old.Visibility, New.Visibility);
  if (New.Kind == Symbol::Undefined)
    refer(Old, New);
  else
    define(Old, New);
  Old.Visibility = Visibility;
}

void Linker::refer(Symbol &Old, const Symbol &New) {
  if (Old.Kind != Symbol::Undefined || New.isWeak())
    return;
  if (Old.isWeak())
    Old.Owner = New.Owner;
  Old.Binding = ELF::STB_GLOBAL;
}

/// Where a definition is, for messages.
static std::string placeOf(const Symbol &S) {
  return S.In ? S.Owner->describe(*S.In, S.Value) : "an absolute value";
}

void Linker::define(Symbol &Old, const Symbol &New) {
  const bool Replaces = New.Kind == Symbol::Defined && !New.isWeak();
  switch (Old.Kind) {
  case Symbol::Undefined:
    Old = New;
    break;
  case Symbol::Common:
    if (New.Kind == Symbol::Common) {
      Old.Value = std::max(Old.Value, New.Value);
      if (New.Size > Old.Size) {
        Old.Size = New.Size;
        Old.Owner = New.Owner;
      }
    } else if (Replaces) {
      Old = New;
    }
    break;
  case Symbol::Defined:
    if (Old.isWeak() && (Replaces || New.Kind == Symbol::Common))
      Old = New;
    else if (!Old.isWeak() && Replaces)
      Duplicates.push_back((New.Owner->name() + ": symbol '" + New.Name +
                            "' is already defined in " + Old.Owner->name() +
                            ": " + placeOf(New) + " and " + placeOf(Old))
                               .str());
    break;
  }
}

/// Links the members of archives that define undefined symbols. False if there
/// are none.
bool Linker::extractMembers() {
  const size_t Linked = Objects.size();
  // Members refer to other symbols, which the loop comes to as well.
  for (size_t I = 0; I != Globals.size(); ++I) {
    const Symbol &S = Globals[I];
    auto It = Lazy.find(S.Name);
    if (S.Kind != Symbol::Undefined || S.isWeak() || It == Lazy.end() ||
        !Members[It->second])
      continue;
    Objects.push_back(std::move(Members[It->second]));
    Extractions.push_back({Objects.back()->name().str(),
                           S.Owner ? S.Owner->name().str() : "", S.Name.str()});
    addSymbols(*Objects.back());
  }
  return Objects.size() != Linked;
}

//===----------------------------------------------------------------------===//
// The ends of sections
//===----------------------------------------------------------------------===//

/// The sections of all objects that a program's section \p Name has, in order.
static std::vector<Section *>
findSections(ArrayRef<std::unique_ptr<Object>> All, StringRef Name) {
  std::vector<Section *> Found;
  for (auto &O : All)
    for (Section &S : O->Sections)
      if (S.Name == Name && S.isLoaded() && !S.Discarded)
        Found.push_back(&S);
  return Found;
}

static bool isIdentifier(StringRef Name) {
  return !Name.empty() && !isDigit(Name[0]) &&
         all_of(Name, [](char C) { return isAlnum(C) || C == '_'; });
}

void Linker::defineSectionBounds(bool AreJoined) {
  for (Symbol &S : Globals) {
    StringRef Name = S.Name;
    const bool IsStart = Name.consume_front("__start_");
    if (S.Kind != Symbol::Undefined ||
        (!IsStart && !Name.consume_front("__stop_")) || !isIdentifier(Name))
      continue;
    const std::vector<Section *> Found = findSections(Objects, Name);
    if (Found.empty() || (Found.size() > 1 && !AreJoined))
      continue;
    Bounded.insert(Name);
    S.Kind = Symbol::Defined;
    S.In = IsStart ? Found.front() : Found.back();
    S.Value = IsStart ? 0 : S.In->Size;
    S.Owner = S.In->Owner;
    S.Visibility = ELF::STV_HIDDEN;
  }
}

//===----------------------------------------------------------------------===//
// Garbage collection, and undefined symbols
//===----------------------------------------------------------------------===//

void Linker::collectGarbage(ArrayRef<std::string> Roots) {
  DenseSet<const Section *> Live;
  std::vector<Section *> Work;
  auto Mark = [&](Section *S) {
    if (S && !S->Discarded && Live.insert(S).second)
      Work.push_back(S);
  };
  auto MarkName = [&](StringRef Name) {
    if (Symbol *S = find(Name))
      Mark(S->In);
  };
  for (StringRef Name : concat<const std::string>(Roots, Required))
    MarkName(Name);
  for (auto &O : Objects) {
    for (const std::string &Name : kernelNames(*O))
      for (const Symbol &S : O->Symbols)
        if (S.Name == Name)
          Mark(S.In);
    for (Section &S : O->Sections)
      if (S.Type == ELF::SHT_INIT_ARRAY || S.Type == ELF::SHT_FINI_ARRAY ||
          S.Type == ELF::SHT_NOTE || S.Flags & ELF::SHF_GNU_RETAIN)
        Mark(&S);
  }
  while (!Work.empty()) {
    Section *S = Work.back();
    Work.pop_back();
    for (const Rela &R : S->Relocations)
      Mark(S->Owner->Resolved[R.getSymbol(false)]->In);
    if (Bounded.contains(S->Name))
      for (Section *Other : findSections(Objects, S->Name))
        Mark(Other);
    for (const Group &G : S->Owner->Groups)
      if (S->Group == G.Index)
        for (unsigned Member : G.Members)
          Mark(&S->Owner->Sections[Member]);
  }
  for (auto &O : Objects)
    for (Section &S : O->Sections) {
      const Section *Of =
          S.Flags & ELF::SHF_LINK_ORDER && S.Link < O->Sections.size()
              ? &O->Sections[S.Link]
              : &S;
      if ((S.isLoaded() || Of != &S) && !Live.contains(Of))
        S.Discarded = true;
    }
}

/// A symbol's name, and its demangled form.
static std::string describeName(StringRef Name) {
  std::string Readable = demangle(Name);
  std::string Result = ("'" + Name + "'").str();
  return Readable == Name ? Result : Result + " (" + Readable + ")";
}

/// The first place that uses a symbol; empty if none does.
std::string Linker::findReference(const Symbol &Wanted) const {
  for (auto &O : Objects)
    for (const Section &S : O->Sections) {
      if (S.Discarded || !S.isLoaded())
        continue;
      for (const Rela &R : S.Relocations)
        if (O->Resolved[R.getSymbol(false)] == &Wanted)
          return (O->name() + ": undefined symbol " +
                  describeName(Wanted.Name) + ", used in " + S.Name + ", " +
                  O->describe(S, R.r_offset))
              .str();
    }
  return "";
}

Error Linker::checkUndefined() const {
  std::vector<std::string> Missing;
  for (const Symbol &S : Globals) {
    if (S.Kind != Symbol::Undefined || S.isWeak())
      continue;
    std::string Place = findReference(S);
    if (Place.empty() && !S.Owner)
      Place = "undefined symbol " + describeName(S.Name) +
              ", required on the command line";
    if (!Place.empty())
      Missing.push_back(std::move(Place));
  }
  if (Missing.empty())
    return Error::success();
  return createStringError(join(Missing, "\n"));
}
