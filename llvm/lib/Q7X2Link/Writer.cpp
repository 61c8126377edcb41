//===- Writer.cpp - Writes an object or a program -------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Writer.h"
#include "Layout.h"
#include "MCTargetDesc/Q7X2FixupKinds.h"
#include "MCTargetDesc/Q7X2MCTargetDesc.h"
#include "MapFile.h"
#include "Relocation.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/MC/StringTableBuilder.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MathExtras.h"
#include <cstring>

using namespace llvm;
using namespace q7x2::link;

namespace {

/// A symbol table and its strings.
struct SymbolTable {
  std::vector<ELFT::Sym> Symbols = {ELFT::Sym{}};
  StringTableBuilder Names{StringTableBuilder::ELF};
  std::vector<StringRef> NameOf = {""};
  unsigned Locals = 1;

  unsigned add(StringRef Name, const ELFT::Sym &S) {
    Names.add(Name);
    NameOf.push_back(Name);
    Symbols.push_back(S);
    return Symbols.size() - 1;
  }
};

class Writer {
  Linker &L;
  const OutputOptions &O;
  Layout Where;
  std::vector<Kernel> Kernels;
  /// All symbols; and those of a program that its loader needs, which survive
  /// stripping.
  SymbolTable All, Dynamic;

public:
  Writer(Linker &L, const OutputOptions &O) : L(L), O(O), Where(L, O) {}
  Error run(raw_ostream &OS, raw_ostream *Map);

private:
  ELFT::Sym makeSymbol(const Symbol &S, uint8_t Binding) const;
  void addSectionSymbols(SymbolTable &Table, bool LoadedOnly);
  void addLocals();
  void addGlobals();
  void addDynamic();
  bool isHidden(const Symbol &S) const;
  Error relocate();
  Error relocateSection(const Section &S);
  Error relocateOne(const Section &S, const Rela &R);
  Error relocateDebug(const Section &S, const Rela &R);
  void keep(const Section &S, const Rela &R, const Symbol &To);
  Error overflow(const Section &S, const Rela &R, uint64_t Value) const;
  OutputSection &addSection(StringRef Name, unsigned Type);
  void addRelocationSections(OutputSection &Symbols);
  void addGroups(OutputSection &Symbols);
  OutputSection &addTable(SymbolTable &Table, StringRef Name, unsigned Type,
                          StringRef NamesOf, uint64_t Flags);
  void setNames(SymbolTable &Table, OutputSection &To, OutputSection &Strings);
  void number();
  void writeFile(raw_ostream &OS);
};

} // namespace

//===----------------------------------------------------------------------===//
// Symbols
//===----------------------------------------------------------------------===//

/// Sections have their numbers already.
ELFT::Sym Writer::makeSymbol(const Symbol &S, uint8_t Binding) const {
  ELFT::Sym Out{};
  const OutputSection *In = Where.sectionOf(S);
  Out.setBindingAndType(Binding, S.Type);
  Out.st_other = Binding == ELF::STB_LOCAL ? 0 : S.Visibility;
  Out.st_size = S.Size;
  Out.st_value = Where.valueOf(S) + (In ? In->Address : 0);
  Out.st_shndx = In                            ? In->Index
                 : S.Kind == Symbol::Undefined ? unsigned(ELF::SHN_UNDEF)
                 : S.Kind == Symbol::Common    ? unsigned(ELF::SHN_COMMON)
                                               : unsigned(ELF::SHN_ABS);
  return Out;
}

void Writer::addSectionSymbols(SymbolTable &Table, bool LoadedOnly) {
  for (auto &Out : Where.Sections) {
    if (Out->Type == ELF::SHT_NOTE || (LoadedOnly && !Out->isLoaded()))
      continue;
    ELFT::Sym S{};
    S.setBindingAndType(ELF::STB_LOCAL, ELF::STT_SECTION);
    S.st_shndx = Out->Index;
    S.st_value = Out->Address;
    Out->SymbolIndex = Table.add("", S);
  }
  Table.Locals = Table.Symbols.size();
}

void Writer::addLocals() {
  for (auto &Input : L.objects())
    for (Symbol &S : Input->Symbols) {
      if (!S.isLocal() || S.Type == ELF::STT_SECTION || S.Name.empty() ||
          S.Kind != Symbol::Defined || (S.In && !S.In->Output))
        continue;
      S.OutputIndex = All.add(S.Name, makeSymbol(S, ELF::STB_LOCAL));
    }
}

/// In a program nothing else can refer to hidden symbols.
bool Writer::isHidden(const Symbol &S) const {
  return !O.Relocatable &&
         (S.Visibility == ELF::STV_HIDDEN || S.Visibility == ELF::STV_INTERNAL);
}

void Writer::addGlobals() {
  auto Add = [&](bool Local) {
    for (const Symbol &S : L.symbols()) {
      const bool IsMissing = S.Kind == Symbol::Undefined && !S.Owner;
      if (isHidden(S) != Local || IsMissing || (S.In && !S.In->Output))
        continue;
      const_cast<Symbol &>(S).OutputIndex =
          All.add(S.Name, makeSymbol(S, Local ? ELF::STB_LOCAL : S.Binding));
    }
  };
  Add(/*Local=*/true);
  All.Locals = All.Symbols.size();
  Add(/*Local=*/false);
}

/// Kernels without global symbols, too: they are launched by their names.
void Writer::addDynamic() {
  addSectionSymbols(Dynamic, /*LoadedOnly=*/true);
  DenseSet<const Symbol *> Added;
  for (const Symbol &S : L.symbols())
    if (S.Kind != Symbol::Undefined && !isHidden(S) &&
        (!S.In || S.In->Output)) {
      Dynamic.add(S.Name, makeSymbol(S, S.Binding));
      Added.insert(&S);
    }
  for (const Kernel &K : Kernels)
    if (!Added.contains(K.Entry))
      Dynamic.add(K.Info.Name, makeSymbol(*K.Entry, ELF::STB_GLOBAL));
}

//===----------------------------------------------------------------------===//
// Relocations
//===----------------------------------------------------------------------===//

Error Writer::overflow(const Section &S, const Rela &R, uint64_t Value) const {
  return S.Owner->error(
      formatv("relocation of type {0} at {1}: {2:x} does not fit into the "
              "field",
              R.getType(false), S.Owner->describe(S, R.r_offset), Value));
}

/// Writes a relocation to the output, for the loader or another link.
void Writer::keep(const Section &S, const Rela &R, const Symbol &To) {
  Rela Out = R;
  Out.r_offset = S.Offset + R.r_offset;
  const OutputSection *In = Where.sectionOf(To);
  // Sections of a program are placed as a whole.
  const bool BySection = In && (!O.Relocatable || To.Type == ELF::STT_SECTION);
  if (BySection)
    Out.r_addend = Where.valueOf(To, R.r_addend);
  Out.setSymbolAndType(BySection ? In->SymbolIndex : To.OutputIndex,
                       R.getType(false), false);
  S.Output->Relocations.push_back(Out);
}

/// Whether a relocation's value is known although sections have no addresses.
static bool isConstant(const Symbol &To, const OutputSection *In, unsigned Type,
                       const OutputSection &Place) {
  if (Type == Q7X2::R_Q7X2_COPY) // of an undefined weak symbol: no bytes
    return To.Kind == Symbol::Undefined;
  if (isPCRelative(Type))
    return In == &Place || To.Kind == Symbol::Undefined;
  return !In || In->isOffsetSpace();
}

Error Writer::relocateOne(const Section &S, const Rela &R) {
  const unsigned Type = R.getType(false);
  if (Type == Q7X2::R_Q7X2_NONE)
    return Error::success();
  const Symbol &To = *S.Owner->Resolved[R.getSymbol(false)];
  const OutputSection *In = Where.sectionOf(To);
  if (To.isDiscarded() || (To.In && !In))
    return S.Owner->error(S.Owner->describe(S, R.r_offset) + " refers to '" +
                          To.Name + "' in a section that is not linked");
  if (O.Relocatable || !isConstant(To, In, Type, *S.Output)) {
    keep(S, R, To);
    return Error::success();
  }
  const uint64_t Place = S.Offset + R.r_offset;
  uint64_t Value = Where.valueOf(To, R.r_addend);
  if (To.Kind == Symbol::Undefined)
    Value =
        (Type == Q7X2::R_Q7X2_REL32 ? nextInstruction(Place) : 0) + R.r_addend;
  if (!writeRelocation(Type, Value, Place, &S.Output->Bytes[Place]))
    return overflow(S, R, Value);
  return Error::success();
}

/// Fields of debug information contain values also where they have relocations.
Error Writer::relocateDebug(const Section &S, const Rela &R) {
  const unsigned Type = R.getType(false);
  const unsigned Bytes = relocatedBytes(Type).value_or(0);
  if (R.r_offset > S.Size || Bytes > S.Size - R.r_offset)
    return S.Owner->error("relocation outside of its section");
  const Symbol &To = *S.Owner->Resolved[R.getSymbol(false)];
  const OutputSection *In = Where.sectionOf(To);
  const uint64_t Place = S.Offset + R.r_offset;
  // Readers take this value for the address of discarded code.
  uint64_t Value = UINT64_MAX;
  if (In)
    Value = In->Address + Where.valueOf(To, R.r_addend);
  else if (Bytes == 4)
    Value = UINT32_MAX;
  if (In && O.Relocatable)
    keep(S, R, To);
  if (!writeRelocation(Type, Value, Place, S.Output->Bytes.data() + Place))
    return overflow(S, R, Value);
  return Error::success();
}

Error Writer::relocateSection(const Section &S) {
  for (const Rela &R : S.Relocations)
    if (Error E = S.isDebug() ? relocateDebug(S, R) : relocateOne(S, R))
      return E;
  return Error::success();
}

Error Writer::relocate() {
  for (auto &Out : Where.Sections)
    for (const Section *S : Out->Inputs)
      if (Error E = relocateSection(*S))
        return E;
  return Error::success();
}

//===----------------------------------------------------------------------===//
// The file
//===----------------------------------------------------------------------===//

template <typename T>
static std::vector<uint8_t> bytesOf(const std::vector<T> &Values) {
  std::vector<uint8_t> Bytes(Values.size() * sizeof(T));
  if (!Values.empty())
    std::memcpy(Bytes.data(), Values.data(), Bytes.size());
  return Bytes;
}

OutputSection &Writer::addSection(StringRef Name, unsigned Type) {
  OutputSection &Out =
      *Where.Sections.emplace_back(std::make_unique<OutputSection>());
  Out.Name = Name.str();
  Out.Type = Type;
  Out.Index = Where.Sections.size();
  return Out;
}

OutputSection &Writer::addTable(SymbolTable &Table, StringRef Name,
                                unsigned Type, StringRef NamesOf,
                                uint64_t Flags) {
  Table.Names.finalize();
  for (auto [S, Text] : zip(Table.Symbols, Table.NameOf))
    S.st_name = Table.Names.getOffset(Text);
  OutputSection &Out = addSection(Name, Type);
  Out.Bytes = bytesOf(Table.Symbols);
  Out.Size = Out.Bytes.size();
  Out.EntrySize = sizeof(ELFT::Sym);
  Out.Align = 8;
  Out.Flags = Flags;
  Out.Info = Table.Locals;
  OutputSection &Strings = addSection(NamesOf, ELF::SHT_STRTAB);
  Strings.Flags = Flags;
  Strings.Bytes.resize(Table.Names.getSize());
  Table.Names.write(Strings.Bytes.data());
  Strings.Size = Strings.Bytes.size();
  Out.Link = Strings.Index;
  return Out;
}

void Writer::addRelocationSections(OutputSection &Symbols) {
  for (size_t I = 0, End = Where.Sections.size(); I != End; ++I) {
    OutputSection *Of = Where.Sections[I].get();
    if (Of->Relocations.empty())
      continue;
    // See Q7X2AsmBackend.cpp for those of debug information.
    if (StringRef(Of->Name).starts_with(".debug_")) {
      OutputSection &Shadow =
          addSection((Twine(Q7X2::DebugRelocationsPrefix) + Of->Name).str(),
                     ELF::SHT_PROGBITS);
      Shadow.Relocations = std::move(Of->Relocations);
      Of = &Shadow;
    }
    OutputSection &Out = addSection(".rela" + Of->Name, ELF::SHT_RELA);
    Out.Bytes = bytesOf(Of->Relocations);
    Out.Size = Out.Bytes.size();
    Out.EntrySize = sizeof(Rela);
    Out.Align = 8;
    Out.Link = Symbols.Index;
    Out.Info = Of->Index;
    Out.In = Of->In;
    Out.Flags = ELF::SHF_INFO_LINK;
    if (!O.Relocatable)
      Out.Flags |= ELF::SHF_ALLOC; // tools must not strip them
  }
}

/// The groups of a relocatable object.
void Writer::addGroups(OutputSection &Symbols) {
  std::vector<std::pair<const Group *, std::vector<ELFT::Word>>> Groups;
  for (auto &Out : Where.Sections) {
    if (!Out->In)
      continue;
    auto It = find_if(Groups, [&](auto &G) { return G.first == Out->In; });
    if (It == Groups.end()) {
      Groups.push_back({Out->In, {}});
      It = std::prev(Groups.end());
      ELFT::Word Flags;
      Flags = Out->In->Signature.empty() ? 0u : unsigned(ELF::GRP_COMDAT);
      It->second.push_back(Flags);
    }
    ELFT::Word Member;
    Member = Out->Index;
    It->second.push_back(Member);
    Out->Flags |= ELF::SHF_GROUP;
  }
  for (auto &[G, Members] : Groups) {
    OutputSection &Out = addSection(".group", ELF::SHT_GROUP);
    const Symbol *Signature = L.find(G->Signature);
    Out.Bytes = bytesOf(Members);
    Out.Size = Out.Bytes.size();
    Out.EntrySize = Out.Align = 4;
    Out.Link = Symbols.Index;
    Out.Info = Signature ? Signature->OutputIndex : 0;
  }
}

void Writer::number() {
  for (auto [I, Out] : enumerate(Where.Sections))
    Out->Index = I + 1;
}

static ELFT::Shdr makeHeader(const OutputSection &Out, uint64_t Offset,
                             uint64_t Name) {
  ELFT::Shdr H{};
  H.sh_name = Name;
  H.sh_type = Out.Type;
  H.sh_flags = Out.Flags;
  H.sh_addr = Out.Address;
  H.sh_offset = Offset;
  H.sh_size = Out.Size;
  H.sh_link = Out.Link;
  H.sh_info = Out.Info;
  H.sh_addralign = Out.Align;
  H.sh_entsize = Out.EntrySize;
  return H;
}

void Writer::writeFile(raw_ostream &OS) {
  OutputSection &Names = addSection(".shstrtab", ELF::SHT_STRTAB);
  StringTableBuilder Strings(StringTableBuilder::ELF);
  for (auto &Out : Where.Sections)
    Strings.add(Out->Name);
  Strings.finalize();
  Names.Bytes.resize(Strings.getSize());
  Strings.write(Names.Bytes.data());
  Names.Size = Names.Bytes.size();

  ELFT::Ehdr Header{};
  uint64_t Offset = sizeof(Header);
  std::vector<ELFT::Shdr> Headers = {ELFT::Shdr{}};
  for (auto &Out : Where.Sections) {
    Offset = alignTo(Offset, Out->Align);
    Headers.push_back(makeHeader(*Out, Offset, Strings.getOffset(Out->Name)));
    Offset += Out->Bytes.size();
  }
  std::memcpy(Header.e_ident, ELF::ElfMagic, 4);
  Header.e_ident[ELF::EI_CLASS] = ELF::ELFCLASS64;
  Header.e_ident[ELF::EI_DATA] = ELF::ELFDATA2LSB;
  Header.e_ident[ELF::EI_VERSION] = ELF::EV_CURRENT;
  Header.e_type = O.Relocatable ? ELF::ET_REL : ELF::ET_DYN;
  Header.e_machine = Q7X2::EMachine;
  Header.e_version = ELF::EV_CURRENT;
  const Symbol *Entry = O.Relocatable ? nullptr : L.find(O.Entry);
  if (Entry && Entry->In && Entry->In->Output)
    Header.e_entry = Entry->In->Output->Address + Where.valueOf(*Entry);
  Header.e_shoff = alignTo(Offset, 8);
  Header.e_ehsize = sizeof(Header);
  Header.e_shentsize = sizeof(ELFT::Shdr);
  Header.e_shnum = Headers.size();
  Header.e_shstrndx = Names.Index;

  OS.write(reinterpret_cast<const char *>(&Header), sizeof(Header));
  uint64_t At = sizeof(Header);
  auto Pad = [&](uint64_t To) {
    OS.write_zeros(To - At);
    At = To;
  };
  for (auto [H, Out] : zip(drop_begin(Headers), Where.Sections)) {
    Pad(H.sh_offset);
    OS << toStringRef(Out->Bytes);
    At += Out->Bytes.size();
  }
  Pad(Header.e_shoff);
  OS << toStringRef(bytesOf(Headers));
}

Error Writer::run(raw_ostream &OS, raw_ostream *Map) {
  auto Read = readKernels(L);
  if (!Read)
    return Read.takeError();
  Kernels = std::move(*Read);
  if (Error E = Where.assign(Kernels))
    return E;
  if (Where.Sections.size() >= ELF::SHN_LORESERVE / 4)
    return createStringError("too many sections: " +
                             Twine(Where.Sections.size()));
  number();
  if (Map)
    writeMap(L, Where, *Map);
  if (!O.Relocatable)
    addDynamic();
  else
    addSectionSymbols(All, /*LoadedOnly=*/false);
  addLocals();
  addGlobals();
  if (Error E = relocate())
    return E;
  OutputSection *Dynamics = nullptr;
  if (!O.Relocatable)
    Dynamics = &addTable(Dynamic, ".dynsym", ELF::SHT_DYNSYM, ".dynstr",
                         ELF::SHF_ALLOC);
  if (Dynamics)
    addRelocationSections(*Dynamics);
  if (O.Relocatable || !O.StripAll) {
    OutputSection &Table =
        addTable(All, ".symtab", ELF::SHT_SYMTAB, ".strtab", 0);
    if (O.Relocatable) {
      addRelocationSections(Table);
      addGroups(Table);
    }
  }
  writeFile(OS);
  return Error::success();
}

Error q7x2::link::writeOutput(Linker &L, const OutputOptions &O,
                              raw_ostream &OS, raw_ostream *Map) {
  return Writer(L, O).run(OS, Map);
}
