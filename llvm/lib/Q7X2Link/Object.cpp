//===- Object.cpp - An object that is linked ------------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Object.h"
#include "MCTargetDesc/Q7X2FixupKinds.h"
#include "MCTargetDesc/Q7X2MCTargetDesc.h"
#include "Relocation.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;
using namespace llvm::object;
using namespace q7x2::link;

static const uint64_t MaxAlign = 4096;
// Prevents overflow in sums of sizes.
static const uint64_t MaxSectionBytes = uint64_t(1) << 40;

uint64_t Section::outputOffset(uint64_t At) const {
  if (Pieces.empty())
    return Offset + At;
  const Piece &In = *std::prev(
      partition_point(Pieces, [&](const Piece &P) { return P.Here <= At; }));
  return In.There + (At - In.Here);
}

bool Section::isOffsetSpace() const {
  return Name == ".shared" || Name.starts_with(".shared.") ||
         Name == ".constant2" || Name == ".constant3";
}

const ELFFile<ELFT> &Object::elf() const {
  return cast<ELFObjectFile<ELFT>>(File.get())->getELFFile();
}

Error Object::error(const Twine &What) const {
  return createStringError(Name + ": " + What);
}

Expected<std::unique_ptr<Object>>
Object::open(std::unique_ptr<MemoryBuffer> Image, StringRef Name) {
  auto O = std::make_unique<Object>();
  O->Name = Name.str();
  O->Image = std::move(Image);
  if (Error E = O->read())
    return O->error(toString(std::move(E)));
  return std::move(O);
}

std::unique_ptr<Object>
Object::describeBitcode(std::unique_ptr<MemoryBuffer> Image, StringRef Name,
                        ArrayRef<Symbol> Symbols) {
  auto O = std::make_unique<Object>();
  O->Name = Name.str();
  O->Image = std::move(Image);
  O->Symbols = Symbols.vec();
  for (Symbol &S : O->Symbols) {
    S.Name = O->Names.emplace_back(S.Name.str());
    S.Owner = O.get();
  }
  O->Resolved.resize(O->Symbols.size());
  return O;
}

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

Error Object::checkHeader() {
  if (!Image->getBuffer().starts_with(StringRef(ELF::ElfMagic, 4)))
    return createStringError("not an ELF object");
  auto Opened = ObjectFile::createELFObjectFile(Image->getMemBufferRef());
  if (!Opened)
    return Opened.takeError();
  if (!isa<ELFObjectFile<ELFT>>(Opened->get()))
    return createStringError("not an object for Q7X2");
  File = std::move(*Opened);
  const ELFT::Ehdr &Header = elf().getHeader();
  if (Header.e_machine != Q7X2::EMachine)
    return createStringError("not an object for Q7X2");
  IsProgram = Header.e_type == ELF::ET_DYN;
  if (Header.e_type != ELF::ET_REL && !IsProgram)
    return createStringError("neither a relocatable object nor a program");
  return Error::success();
}

Error Object::read() {
  if (Error E = checkHeader())
    return E;
  auto Headers = elf().sections();
  if (!Headers)
    return Headers.takeError();
  Sections.resize(Headers->size());
  // Programs have a second symbol table that survives stripping, which their
  // relocations refer to.
  unsigned Table = 0;
  const unsigned TableType = IsProgram ? ELF::SHT_DYNSYM : ELF::SHT_SYMTAB;
  for (auto [Index, Header] : enumerate(*Headers)) {
    if (Error E = readSection(Header, Index))
      return E;
    if (Header.sh_type == TableType) {
      if (Table)
        return createStringError("several symbol tables");
      Table = Index;
    }
  }
  if (Table)
    if (Error E = readSymbols((*Headers)[Table], Symbols))
      return E;
  Resolved.resize(Symbols.size());
  for (auto [Index, Header] : enumerate(*Headers)) {
    if (Header.sh_type == ELF::SHT_REL || Header.sh_type == ELF::SHT_CREL)
      return createStringError("relocations without addends");
    if (Header.sh_type == ELF::SHT_RELA)
      if (Error E = readRelocations(Header, Table))
        return E;
    if (Header.sh_type == ELF::SHT_SYMTAB && IsProgram)
      if (Error E = readSymbols(Header, Others))
        return E;
    if (Header.sh_type == ELF::SHT_GROUP)
      if (Error E = readGroup(Header, Index))
        return E;
  }
  return Error::success();
}

/// Reads a section's header. Sections do not overlap, so that the loaded data
/// are not larger than the object.
Error Object::readSection(const ELFT::Shdr &Header, unsigned Index) {
  Section &S = Sections[Index];
  S.Owner = this;
  S.Index = Index;
  S.Type = Header.sh_type;
  S.Flags = Header.sh_flags;
  S.Size = Header.sh_size;
  S.EntrySize = Header.sh_entsize;
  S.Link = Header.sh_link;
  S.Address = IsProgram ? uint64_t(Header.sh_addr) : 0;
  if (S.Type == ELF::SHT_NULL) {
    S.Size = S.Flags = 0;
    return Error::success();
  }
  auto SectionName = elf().getSectionName(Header);
  if (!SectionName)
    return SectionName.takeError();
  S.Name = *SectionName;
  S.Align = std::max<uint64_t>(Header.sh_addralign, 1);
  if (S.Align > MaxAlign || !isPowerOf2_64(S.Align))
    return createStringError("a section has an alignment of " + Twine(S.Align));
  if (!S.hasContents()) {
    if (S.isCode() || S.Size > MaxSectionBytes)
      return createStringError("section " + S.Name +
                               " has no contents or is too large");
    return Error::success();
  }
  auto Contents = elf().getSectionContents(Header);
  if (!Contents)
    return Contents.takeError();
  S.Contents = *Contents;
  LoadedBytes += Contents->size();
  if (LoadedBytes > Image->getBufferSize())
    return createStringError("sections overlap");
  if (S.isCode() && S.isLoaded() && S.Size % InstBytes)
    return createStringError("the size of the code is not a multiple of 16 "
                             "bytes");
  return Error::success();
}

Error Object::readSymbols(const ELFT::Shdr &Header,
                          std::vector<Symbol> &Symbols) {
  auto List = elf().symbols(&Header);
  if (!List)
    return List.takeError();
  auto Strings = elf().getStringTableForSymtab(Header);
  if (!Strings)
    return Strings.takeError();
  Symbols.reserve(List->size());
  for (const ELFT::Sym &From : *List) {
    Expected<Symbol> S = readSymbol(From, *Strings);
    if (!S)
      return S.takeError();
    Symbols.push_back(*S);
  }
  return Error::success();
}

Expected<Symbol> Object::readSymbol(const ELFT::Sym &From, StringRef Strings) {
  Symbol S;
  auto SymbolName = From.getName(Strings);
  if (!SymbolName)
    return SymbolName.takeError();
  S.Name = *SymbolName;
  S.Owner = this;
  S.Value = From.st_value;
  S.Size = From.st_size;
  S.Binding = From.getBinding();
  S.Type = From.getType();
  S.Visibility = From.getVisibility();
  switch (From.st_shndx) {
  case ELF::SHN_UNDEF:
    break;
  case ELF::SHN_COMMON:
    S.Kind = Symbol::Common;
    if (S.Size > MaxSectionBytes || S.Value > MaxAlign ||
        !isPowerOf2_64(std::max<uint64_t>(S.Value, 1)))
      return createStringError("size or alignment of '" + S.Name +
                               "' is too large");
    break;
  case ELF::SHN_ABS:
    S.Kind = Symbol::Defined;
    break;
  default:
    if (From.st_shndx >= Sections.size())
      return createStringError("symbol in a section that does not exist");
    S.Kind = Symbol::Defined;
    S.In = &Sections[From.st_shndx];
    S.Value -= S.In->Address;
    if (S.Type == ELF::STT_SECTION && S.Name.empty())
      S.Name = S.In->Name;
  }
  return S;
}

/// The section that relocations for \p Target are applied to: those of debug
/// information are the ones of another section. Null if it is missing.
Section *Object::findRelocated(Section &Target) {
  StringRef Of = Target.Name;
  if (!Of.consume_front(Q7X2::DebugRelocationsPrefix) ||
      !Q7X2::hasDebugRelocations(Of))
    return &Target;
  auto It = find_if(Sections, [&](const Section &S) { return S.Name == Of; });
  return It == Sections.end() ? nullptr : &*It;
}

Error Object::readRelocations(const ELFT::Shdr &Header, unsigned Table) {
  if (Header.sh_info >= Sections.size())
    return createStringError("relocations for a section that does not exist");
  auto List = elf().relas(Header);
  if (!List)
    return List.takeError();
  if (List->empty())
    return Error::success();
  if (Header.sh_link != Table || !Table)
    return createStringError("relocations without symbols");
  Section *Target = findRelocated(Sections[Header.sh_info]);
  if (!Target)
    return Error::success();
  if (!Target->Relocations.empty() || !Target->hasContents())
    return createStringError("several lists of relocations for " +
                             Target->Name + ", or no contents");
  for (const Rela &R : *List) {
    const unsigned Type = R.getType(false);
    const std::optional<unsigned> Bytes = relocatedBytes(Type);
    if (!Bytes)
      return createStringError("unknown relocation type " + Twine(Type));
    if (R.getSymbol(false) >= Symbols.size())
      return createStringError("relocation with a symbol that does not exist");
    // Debug information may be compressed; whoever relocates it checks this.
    if (!Target->isDebug() &&
        (R.r_offset > Target->Size || *Bytes > Target->Size - R.r_offset))
      return createStringError("relocation outside of its section");
  }
  Target->Relocations = *List;
  return Error::success();
}

Error Object::readGroup(const ELFT::Shdr &Header, unsigned Index) {
  auto Words = elf().getSectionContentsAsArray<ELFT::Word>(Header);
  if (!Words)
    return Words.takeError();
  if (Words->empty() || Header.sh_info >= Symbols.size())
    return createStringError("malformed section group");
  Group G;
  G.Index = Index;
  if (Words->front() & ELF::GRP_COMDAT)
    G.Signature = Symbols[Header.sh_info].Name;
  for (ELFT::Word Member : Words->drop_front()) {
    if (Member >= Sections.size() || Sections[Member].Group)
      return createStringError("malformed section group");
    Sections[Member].Group = Index;
    G.Members.push_back(Member);
  }
  Groups.push_back(std::move(G));
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Places
//===----------------------------------------------------------------------===//

std::string Object::placeName(const Section &In, uint64_t Offset) const {
  const Symbol *Best = nullptr;
  for (const Symbol &S : Others.empty() ? Symbols : Others) {
    const bool Names = S.In == &In && !S.Name.empty() &&
                       S.Type != ELF::STT_SECTION && S.Value <= Offset &&
                       !(S.isLocal() && S.Name.starts_with(".L"));
    if (Names && (!Best || S.Value > Best->Value))
      Best = &S;
  }
  const StringRef Base = Best ? Best->Name : In.Name;
  return formatv("{0}+{1:x}", Base, Offset - (Best ? Best->Value : 0)).str();
}

std::string Object::describe(const Section &In, uint64_t Offset) const {
  std::string Text = placeName(In, Offset);
  if (!In.isCode() || isBitcode())
    return Text;
  if (!Debug)
    Debug = DebugInfo::read(*File);
  const std::string Source = Debug->place(Offset);
  if (!Source.empty())
    Text += " (" + Source + ")";
  return Text;
}
