//===- CodeObject.cpp - The code of an object -----------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CodeObject.h"
#include "MCTargetDesc/Q7X2FixupKinds.h"
#include "MCTargetDesc/Q7X2KernelInfo.h"
#include "llvm/BinaryFormat/MsgPackReader.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Path.h"

using namespace llvm;
using namespace llvm::object;
using namespace check;

// Branches reach 2 GB, and an index must stay below NoTarget.
static const uint64_t MaxCodeBytes = uint64_t(1) << 31;

const ELFFile<CodeObject::ELFT> &CodeObject::elf() const {
  return cast<ELFObjectFile<ELFT>>(File.get())->getELFFile();
}

Expected<std::unique_ptr<CodeObject>>
CodeObject::open(StringRef Path, const InstReader &Reader) {
  auto Buffer = MemoryBuffer::getFile(Path, /*IsText=*/false,
                                      /*RequiresNullTerminator=*/false);
  if (std::error_code EC = Buffer.getError())
    return createStringError(Path + ": " + EC.message());
  return open(std::move(*Buffer), Reader);
}

Expected<std::unique_ptr<CodeObject>>
CodeObject::open(std::unique_ptr<MemoryBuffer> Image,
                 const InstReader &Reader) {
  std::unique_ptr<CodeObject> O(new CodeObject(std::move(Image), Reader));
  if (Error E = O->load())
    return createStringError(O->Path + ": " + toString(std::move(E)));
  return std::move(O);
}

//===----------------------------------------------------------------------===//
// Loading
//===----------------------------------------------------------------------===//

Error CodeObject::openFile() {
  if (!Image->getBuffer().starts_with(StringRef(ELF::ElfMagic, 4)))
    return createStringError("not an ELF object");
  auto Opened = ObjectFile::createELFObjectFile(Image->getMemBufferRef());
  if (!Opened)
    return Opened.takeError();
  File = std::move(*Opened);
  if (!isa<ELFObjectFile<ELFT>>(File.get()) ||
      elf().getHeader().e_machine != Q7X2::EMachine)
    return createStringError("not an object for Q7X2");
  const unsigned Type = elf().getHeader().e_type;
  if (Type != ELF::ET_REL && Type != ELF::ET_DYN)
    return createStringError("neither a relocatable object nor a program");
  return Error::success();
}

Error CodeObject::load() {
  if (Error E = openFile())
    return E;
  auto Sections = elf().sections();
  if (!Sections)
    return Sections.takeError();
  if (Error E = readCode(*Sections))
    return E;
  auto Kernels = readKernelNames(*Sections);
  if (!Kernels)
    return Kernels.takeError();
  for (const ELFT::Shdr &S : *Sections) {
    if (S.sh_type == ELF::SHT_SYMTAB)
      if (Error E = readSymbols(S, *Kernels))
        return E;
    if (S.sh_type == ELF::SHT_RELA)
      if (Error E = readBranchTargets(S, *Sections))
        return E;
  }
  return Error::success();
}

Error CodeObject::readCode(ArrayRef<ELFT::Shdr> Sections) {
  for (const auto &[Number, S] : enumerate(Sections)) {
    if (!(S.sh_flags & ELF::SHF_EXECINSTR))
      continue;
    auto Name = elf().getSectionName(S);
    if (!Name)
      return Name.takeError();
    if (S.sh_type == ELF::SHT_NOBITS)
      return createStringError("section " + *Name + " has no contents");
    auto Bytes = elf().getSectionContents(S);
    if (!Bytes)
      return Bytes.takeError();
    uint64_t Begin = Insts.size();
    if (Bytes->size() % InstBytes ||
        Begin * InstBytes + Bytes->size() > MaxCodeBytes)
      return createStringError("the size of " + *Name +
                               " is not a multiple of 16 bytes, or too large");
    if (Begin * InstBytes + Bytes->size() > Image->getBufferSize())
      return createStringError("sections overlap");
    uint64_t End = Begin + Bytes->size() / InstBytes;
    Insts.reserve(End);
    for (uint64_t I = Begin; I != End; ++I)
      Insts.push_back(Reader.read(
          Bytes->slice((I - Begin) * InstBytes, InstBytes), uint32_t(I)));
    CodeSections.push_back({uint32_t(Begin),
                            uint32_t(End),
                            unsigned(Number),
                            S.sh_addr,
                            *Name,
                            *Bytes,
                            {}});
  }
  // The target of a branch out of its section is unknown.
  for (const CodeSection &P : CodeSections)
    for (uint32_t I = P.Begin; I != P.End; ++I)
      if (Insts[I].Target < P.Begin || Insts[I].Target >= P.End)
        Insts[I].Target = NoTarget;
  return Error::success();
}

CodeObject::CodeSection *CodeObject::findSection(unsigned Section) {
  for (CodeSection &P : CodeSections)
    if (P.Section == Section)
      return &P;
  return nullptr;
}

/// The name in a kernel's note. The rest of the note need not be well formed.
static StringRef kernelName(StringRef Descriptor) {
  msgpack::Reader Reader(Descriptor);
  msgpack::Object Token;
  bool IsNext = false;
  while (true) {
    Expected<bool> More = Reader.read(Token);
    if (!More)
      consumeError(More.takeError());
    if (!More || !*More)
      return "";
    bool IsText = Token.Kind == msgpack::Type::String;
    if (IsText && IsNext)
      return Token.Raw;
    IsNext = IsText && Token.Raw == "name";
  }
}

Expected<StringSet<>>
CodeObject::readKernelNames(ArrayRef<ELFT::Shdr> Sections) const {
  StringSet<> Names;
  for (const ELFT::Shdr &S : Sections) {
    if (S.sh_type != ELF::SHT_NOTE)
      continue;
    const size_t Align = std::max<uint64_t>(S.sh_addralign, 4);
    Error Problem = Error::success();
    for (const auto &Note : elf().notes(S, Problem))
      if (Note.getName() == Q7X2::NoteOwner && Note.getType() == Q7X2::NoteType)
        Names.insert(kernelName(Note.getDescAsStringRef(Align)));
    if (Problem)
      return std::move(Problem);
  }
  return std::move(Names);
}

/// Functions are named by function symbols and, in hand-written code, by the
/// labels of kernels and by global labels.
Error CodeObject::readSymbols(const ELFT::Shdr &Table,
                              const StringSet<> &Kernels) {
  auto Symbols = elf().symbols(&Table);
  if (!Symbols)
    return Symbols.takeError();
  auto Names = elf().getStringTableForSymtab(Table);
  if (!Names)
    return Names.takeError();
  for (const ELFT::Sym &S : *Symbols) {
    CodeSection *P = findSection(S.st_shndx);
    if (!P || (S.getType() != ELF::STT_FUNC && S.getType() != ELF::STT_NOTYPE))
      continue;
    auto Name = S.getName(*Names);
    if (!Name)
      return Name.takeError();
    if (S.getType() == ELF::STT_FUNC || Kernels.contains(*Name))
      P->Functions[S.st_value - P->Address] = Name->str();
    else if (S.getBinding() != ELF::STB_LOCAL)
      P->Functions.try_emplace(S.st_value - P->Address, Name->str());
  }
  return Error::success();
}

uint32_t CodeObject::targetOf(const ELFT::Sym &Symbol, int64_t Addend) {
  const CodeSection *P = findSection(Symbol.st_shndx);
  uint64_t Offset = Symbol.st_value + uint64_t(Addend) - (P ? P->Address : 0);
  // The definition of another object may replace a weak one.
  if (!P || Symbol.getBinding() == ELF::STB_WEAK || Offset % InstBytes ||
      Offset / InstBytes >= P->End - P->Begin)
    return NoTarget;
  return P->Begin + Offset / InstBytes;
}

/// Targets of branches with relocations.
Error CodeObject::readBranchTargets(const ELFT::Shdr &Relocations,
                                    ArrayRef<ELFT::Shdr> Sections) {
  const CodeSection *P = findSection(Relocations.sh_info);
  if (!P)
    return Error::success();
  auto List = elf().relas(Relocations);
  if (!List)
    return List.takeError();
  if (Relocations.sh_link >= Sections.size())
    return createStringError("relocations without symbols");
  auto Symbols = elf().symbols(&Sections[Relocations.sh_link]);
  if (!Symbols)
    return Symbols.takeError();
  for (const ELFT::Rela &R : *List) {
    if (R.getType(false) != Q7X2::R_Q7X2_REL32)
      continue;
    uint64_t Index = P->Begin + R.r_offset / InstBytes;
    if (Index >= P->End || R.getSymbol(false) >= Symbols->size())
      return createStringError("a relocation outside of the code, or with a "
                               "symbol that does not exist");
    if (Insts[Index].Flow == FlowKind::Branch)
      Insts[Index].Target =
          targetOf((*Symbols)[R.getSymbol(false)], R.r_addend);
  }
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Locations
//===----------------------------------------------------------------------===//

const CodeObject::CodeSection &CodeObject::sectionOf(uint32_t Index) const {
  return *find_if(CodeSections,
                  [&](const CodeSection &P) { return Index < P.End; });
}

bool CodeObject::endsSection(uint32_t Index) const {
  return sectionOf(Index).End == Index + 1;
}

ArrayRef<uint8_t> CodeObject::bytes(uint32_t Index) const {
  const CodeSection &P = sectionOf(Index);
  return P.Bytes.slice(uint64_t(Index - P.Begin) * InstBytes, InstBytes);
}

std::string CodeObject::text(uint32_t Index) const {
  return Reader.print(bytes(Index));
}

std::string CodeObject::Place::str() const {
  return formatv("{0}+{1:x}", Function, Offset);
}

CodeObject::Place CodeObject::place(uint32_t Index) const {
  const CodeSection &P = sectionOf(Index);
  uint64_t Offset = uint64_t(Index - P.Begin) * InstBytes;
  auto It = P.Functions.upper_bound(Offset);
  if (It == P.Functions.begin())
    return {P.Name.str(), Offset};
  --It;
  return {It->second, Offset - It->first};
}

const q7x2::DebugInfo &CodeObject::debugInfo() const {
  if (!Debug)
    Debug = q7x2::DebugInfo::read(*File);
  return *Debug;
}

uint64_t CodeObject::addressOf(uint32_t Index) const {
  return uint64_t(Index - sectionOf(Index).Begin) * InstBytes;
}

std::string CodeObject::sourceLine(uint32_t Index) const {
  return debugInfo().line(addressOf(Index));
}

std::string CodeObject::where(uint32_t Index) const {
  std::string Text = place(Index).str();
  std::string Source = debugInfo().place(addressOf(Index));
  if (!Source.empty())
    Text += " (" + Source + ")";
  return Text;
}
