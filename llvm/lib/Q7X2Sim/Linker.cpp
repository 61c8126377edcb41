//===- Linker.cpp - Links objects into a module ---------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Input: ELF objects, which may be malformed. Output: a Module, or an error
// that names the object. The steps, each for all objects: open and check;
// assign addresses to sections; copy their contents; define symbols; apply
// relocations; read kernel notes and the lists of initializers; decode the
// code.
//
//===----------------------------------------------------------------------===//

#include "MCTargetDesc/Q7X2FixupKinds.h"
#include "Module.h"
#include "SimError.h"
#include "Target.h"
#include "llvm/BinaryFormat/MsgPackReader.h"
#include "llvm/DebugInfo/DWARF/DWARFContext.h" // of LoadedObject
#include "llvm/Object/ELFObjectFile.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace llvm::object;

using ELFT = ELF64LE;
using Shdr = ELFT::Shdr;
using Sym = ELFT::Sym;
using Rela = ELFT::Rela;

// Offsets in a constant bank have 16 bits.
static const uint64_t MaxBankBytes = 0x10000;
static const uint64_t MaxAlign = 4096;
// Prevents overflow in sums of sizes.
static const uint64_t MaxSectionBytes = uint64_t(1) << 40;

namespace {
/// The address of a loaded section.
struct SectionPlace {
  enum KindTy { NotLoaded, InCode, InData, InShared, InBank } Kind = NotLoaded;
  uint64_t Address = 0; // the value of a symbol at its start
  uint64_t Offset = 0;  // in the code or the bank
  unsigned Bank = 0;
  uint8_t *Bytes = nullptr; // its contents, once all sections have an address
};

struct Input {
  std::string Name;
  const ELFFile<ELFT> *File;
  ArrayRef<Shdr> Sections;
  std::vector<SectionPlace> Places; // by section index
  ArrayRef<Sym> Symbols;
  StringRef SymbolNames;
  uint64_t ImageBytes = 0;
  uint64_t LoadedBytes = 0; // contents of the sections that have been placed
};

/// Functions, as the indices of their first instructions, by priority.
using CallList = std::map<unsigned, std::vector<uint32_t>>;

struct Definition {
  q7x2::SymbolPlace Place;
  std::string Object;
  bool Weak;
};
} // namespace

namespace q7x2 {

class Linker {
public:
  Linker(Module &M, DeviceMemory &Memory) : M(M), Memory(Memory) {}
  Error link(ArrayRef<NamedImage> Images);

private:
  Module &M;
  DeviceMemory &Memory;
  std::vector<Input> Inputs;
  StringMap<Definition> Globals;

  Error open(const NamedImage &Image);
  Error placeSections(unsigned Number);
  Error placeSection(unsigned Number, unsigned Index);
  Error placeCode(unsigned Number, unsigned Index, SectionPlace &P);
  Error placeBank(const Input &In, const Shdr &S, unsigned Bank,
                  SectionPlace &P);
  Error placeData(const Input &In, const Shdr &S, StringRef Name,
                  SectionPlace &P);
  void findBytes(Input &In);
  Error fill(Input &In);
  Error defineSymbols(Input &In);
  Error define(Input &In, StringRef Name, Definition D);
  void addData(const Input &In, const Sym &S, StringRef Name, uint64_t Address);
  Expected<SymbolPlace> placeOf(const Input &In, const Sym &S);
  Expected<uint64_t> valueOf(const Input &In, const Sym &S);
  Error relocate(Input &In);
  Error relocateSection(Input &In, const Shdr &S);
  Error applyRelocation(const Input &In, const Shdr &Target,
                        const SectionPlace &P, const Rela &R);
  Error readNotes(Input &In);
  Error readCallLists();
  Error addKernel(Input &In, StringRef Descriptor);
};

} // namespace q7x2

using namespace q7x2;

static Error inputError(const Input &In, const Twine &What) {
  return createStringError(In.Name + ": " + What);
}

static Error memoryError(const Input &In, const Twine &What) {
  return simError(Q7X2_ERROR_OUT_OF_MEMORY,
                  (In.Name + ": out of memory for " + What).str());
}

static Error inputError(const Input &In, Error E) {
  return inputError(In, toString(std::move(E)));
}

//===----------------------------------------------------------------------===//
// Opening
//===----------------------------------------------------------------------===//

Error Linker::open(const NamedImage &Image) {
  Input In;
  In.Name = Image.Name;
  In.ImageBytes = Image.Data.size();
  Module::LoadedObject Obj;
  Obj.Image = MemoryBuffer::getMemBufferCopy(Image.Data, Image.Name);
  if (!Image.Data.starts_with(StringRef(ELF::ElfMagic, 4)))
    return inputError(In, "not an ELF object");
  auto File = ObjectFile::createELFObjectFile(Obj.Image->getMemBufferRef());
  if (!File)
    return inputError(In, File.takeError());
  auto *Elf = dyn_cast<ELFObjectFile<ELFT>>(File->get());
  if (!Elf || Elf->getELFFile().getHeader().e_machine != Q7X2::EMachine)
    return inputError(In, "not an object for Q7X2");
  In.File = &Elf->getELFFile();
  if (In.File->getHeader().e_type != ELF::ET_REL)
    return inputError(In, "not a relocatable object");
  auto Sections = In.File->sections();
  if (!Sections)
    return inputError(In, Sections.takeError());
  In.Sections = *Sections;
  for (const Shdr &S : In.Sections) {
    if (S.sh_addralign > MaxAlign || (S.sh_addralign & (S.sh_addralign - 1)))
      return inputError(In, "a section has an alignment of " +
                                Twine(uint64_t(S.sh_addralign)));
    if (S.sh_type != ELF::SHT_SYMTAB)
      continue;
    auto Symbols = In.File->symbols(&S);
    if (!Symbols)
      return inputError(In, Symbols.takeError());
    auto Names = In.File->getStringTableForSymtab(S);
    if (!Names)
      return inputError(In, Names.takeError());
    In.Symbols = *Symbols;
    In.SymbolNames = *Names;
  }
  Obj.File = std::move(*File);
  M.Objects.push_back(std::move(Obj));
  Inputs.push_back(std::move(In));
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Sections
//===----------------------------------------------------------------------===//

Error Linker::placeSections(unsigned Number) {
  Input &In = Inputs[Number];
  In.Places.resize(In.Sections.size());
  for (unsigned I = 0; I != In.Sections.size(); ++I)
    if (Error E = placeSection(Number, I))
      return E;
  return Error::success();
}

/// Checks that a section is within its object, or its size in a sane range.
/// Sections do not overlap, so that what is loaded is not larger than the
/// object.
static Error checkSize(Input &In, const Shdr &S, StringRef Name) {
  if (S.sh_type == ELF::SHT_NOBITS) {
    bool NeedsContents = S.sh_flags & ELF::SHF_EXECINSTR;
    if (NeedsContents || S.sh_size > MaxSectionBytes)
      return inputError(In, "section " + Name +
                                " has no contents or is too "
                                "large");
    return Error::success();
  }
  auto Contents = In.File->getSectionContents(S);
  if (!Contents)
    return inputError(In, Contents.takeError());
  In.LoadedBytes += Contents->size();
  if (In.LoadedBytes > In.ImageBytes)
    return inputError(In, "sections overlap");
  return Error::success();
}

Error Linker::placeSection(unsigned Number, unsigned Index) {
  Input &In = Inputs[Number];
  const Shdr &S = In.Sections[Index];
  SectionPlace &P = In.Places[Index];
  if (!(S.sh_flags & ELF::SHF_ALLOC) || S.sh_type == ELF::SHT_NOTE)
    return Error::success();
  auto Name = In.File->getSectionName(S);
  if (!Name)
    return inputError(In, Name.takeError());
  if (Error E = checkSize(In, S, *Name))
    return E;
  if (S.sh_flags & ELF::SHF_EXECINSTR)
    return placeCode(Number, Index, P);
  if (*Name == ".constant2" || *Name == ".constant3")
    return placeBank(In, S, Name->back() - '0', P);
  if (*Name != ".shared")
    return placeData(In, S, *Name, P);
  M.SharedBytes = alignTo(M.SharedBytes, std::max<uint64_t>(S.sh_addralign, 1));
  P.Kind = SectionPlace::InShared;
  P.Address = M.SharedBytes;
  M.SharedBytes += S.sh_size;
  return Error::success();
}

Error Linker::placeCode(unsigned Number, unsigned Index, SectionPlace &P) {
  const Shdr &S = Inputs[Number].Sections[Index];
  if (S.sh_size % InstBytes)
    return inputError(Inputs[Number], "the size of the code is not a multiple "
                                      "of 16 bytes");
  P.Kind = SectionPlace::InCode;
  P.Offset = M.Code.size();
  P.Address = CodeWindow + P.Offset;
  M.Code.resize(P.Offset + S.sh_size);
  M.CodeSections.push_back({P.Offset, P.Offset + S.sh_size, Number, Index});
  return Error::success();
}

Error Linker::placeBank(const Input &In, const Shdr &S, unsigned Bank,
                        SectionPlace &P) {
  std::vector<uint8_t> &Data = M.Banks[Bank - 2];
  P.Kind = SectionPlace::InBank;
  P.Bank = Bank;
  P.Offset = alignTo(Data.size(), std::max<uint64_t>(S.sh_addralign, 1));
  P.Address = P.Offset;
  if (P.Offset + S.sh_size > MaxBankBytes)
    return inputError(In, "constant bank " + Twine(Bank) + " is full");
  Data.resize(P.Offset + S.sh_size);
  return Error::success();
}

Error Linker::placeData(const Input &In, const Shdr &S, StringRef Name,
                        SectionPlace &P) {
  P.Kind = SectionPlace::InData;
  bool ReadOnly = !(S.sh_flags & ELF::SHF_WRITE);
  // Whole words: atomic operations on bytes access the word around them.
  P.Address =
      Memory.allocate(alignTo(S.sh_size, 4),
                      formatv("{0} of {1}", Name, In.Name).str(), ReadOnly);
  if (!P.Address)
    return memoryError(In, "section " + Name);
  M.DataAllocations.push_back(P.Address);
  return Error::success();
}

void Linker::findBytes(Input &In) {
  for (unsigned I = 0; I != In.Sections.size(); ++I) {
    SectionPlace &P = In.Places[I];
    if (P.Kind == SectionPlace::InCode)
      P.Bytes = M.Code.data() + P.Offset;
    else if (P.Kind == SectionPlace::InBank)
      P.Bytes = M.Banks[P.Bank - 2].data() + P.Offset;
    else if (P.Kind == SectionPlace::InData)
      P.Bytes = Memory.access(P.Address, In.Sections[I].sh_size).get();
  }
}

Error Linker::fill(Input &In) {
  findBytes(In);
  for (unsigned I = 0; I != In.Sections.size(); ++I) {
    const Shdr &S = In.Sections[I];
    if (!In.Places[I].Bytes || S.sh_type == ELF::SHT_NOBITS)
      continue;
    auto Contents = In.File->getSectionContents(S);
    if (!Contents)
      return inputError(In, Contents.takeError());
    std::copy(Contents->begin(), Contents->end(), In.Places[I].Bytes);
  }
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Symbols
//===----------------------------------------------------------------------===//

/// The address of a symbol that is defined in its object.
Expected<SymbolPlace> Linker::placeOf(const Input &In, const Sym &S) {
  SymbolPlace Place;
  Place.Size = S.st_size;
  if (S.st_shndx == ELF::SHN_ABS) {
    Place.Address = S.st_value;
    return Place;
  }
  if (S.st_shndx >= In.Places.size())
    return inputError(In, "symbol in a section that does not exist");
  const SectionPlace &P = In.Places[S.st_shndx];
  Place.Address = P.Address + S.st_value;
  Place.IsCode = P.Kind == SectionPlace::InCode;
  return Place;
}

Error Linker::define(Input &In, StringRef Name, Definition D) {
  auto [It, New] = Globals.try_emplace(Name, D);
  if (New)
    return Error::success();
  Definition &Old = It->second;
  if (!Old.Weak && !D.Weak)
    return inputError(In, "symbol '" + Name + "' is already defined in " +
                              Old.Object);
  if (Old.Weak && !D.Weak)
    Old = D;
  return Error::success();
}

/// Records a variable of data or shared memory for messages.
void Linker::addData(const Input &In, const Sym &S, StringRef Name,
                     uint64_t Address) {
  if (S.getType() != ELF::STT_OBJECT || S.st_shndx >= In.Places.size())
    return;
  const SectionPlace::KindTy Kind = In.Places[S.st_shndx].Kind;
  if (Kind == SectionPlace::InData || Kind == SectionPlace::InShared)
    M.Data[Kind == SectionPlace::InShared].push_back(
        {Address, S.st_size, Name.str()});
}

Error Linker::defineSymbols(Input &In) {
  for (const Sym &S : In.Symbols) {
    if (S.st_shndx == ELF::SHN_UNDEF)
      continue;
    auto Name = S.getName(In.SymbolNames);
    if (!Name)
      return inputError(In, Name.takeError());
    Definition D;
    D.Object = In.Name;
    D.Weak = S.getBinding() == ELF::STB_WEAK;
    if (S.st_shndx == ELF::SHN_COMMON) {
      D.Place.Size = S.st_size;
      D.Place.Address =
          Memory.allocate(S.st_size, formatv("{0} of {1}", *Name, In.Name));
      if (!D.Place.Address)
        return memoryError(In, "'" + *Name + "'");
      M.DataAllocations.push_back(D.Place.Address);
    } else {
      Expected<SymbolPlace> Place = placeOf(In, S);
      if (!Place)
        return Place.takeError();
      D.Place = *Place;
    }
    bool Local = S.getBinding() == ELF::STB_LOCAL;
    bool Named = S.getType() == ELF::STT_FUNC ||
                 (S.getType() == ELF::STT_NOTYPE && !Local);
    if (D.Place.IsCode && Named && !Name->empty())
      M.Functions.try_emplace(D.Place.Address - CodeWindow, Name->str());
    addData(In, S, *Name, D.Place.Address);
    if (!Local)
      if (Error E = define(In, *Name, D))
        return E;
  }
  return Error::success();
}

Expected<uint64_t> Linker::valueOf(const Input &In, const Sym &S) {
  if (S.getBinding() == ELF::STB_LOCAL) {
    if (S.st_shndx == ELF::SHN_UNDEF)
      return 0;
    Expected<SymbolPlace> Place = placeOf(In, S);
    if (!Place)
      return Place.takeError();
    return Place->Address;
  }
  auto Name = S.getName(In.SymbolNames);
  if (!Name)
    return inputError(In, Name.takeError());
  auto It = Globals.find(*Name);
  if (It != Globals.end())
    return It->second.Place.Address;
  if (S.getBinding() == ELF::STB_WEAK)
    return 0;
  return inputError(In, "undefined symbol '" + *Name + "'");
}

//===----------------------------------------------------------------------===//
// Relocations
//===----------------------------------------------------------------------===//

namespace {
/// The bytes that a relocation writes.
struct Patch {
  uint64_t Value = 0;
  unsigned Bytes = 0; // 0: unknown type
  bool Fits = true;
};
} // namespace

static Patch computePatch(unsigned Type, uint64_t Value, uint64_t P) {
  uint64_t Distance = Value - P;
  uint64_t FromEnd = Distance - Q7X2::BranchFieldToEnd;
  switch (Type) {
  case Q7X2::R_Q7X2_ABS64:
    return {Value, 8, true};
  case Q7X2::R_Q7X2_ABS32:
    return {Value, 4, isUInt<32>(Value) || isInt<32>(int64_t(Value))};
  case Q7X2::R_Q7X2_LO32:
    return {Value, 4, true};
  case Q7X2::R_Q7X2_HI32:
    return {Value >> 32, 4, true};
  case Q7X2::R_Q7X2_REL32:
    return {FromEnd, 4, isInt<32>(int64_t(FromEnd))};
  case Q7X2::R_Q7X2_OFF24:
    return {Value, 3, isInt<24>(int64_t(Value))};
  case Q7X2::R_Q7X2_CBANK:
    return {Value, 2, isUInt<16>(Value)};
  case Q7X2::R_Q7X2_PC32:
    return {Distance, 4, isInt<32>(int64_t(Distance))};
  default:
    return {};
  }
}

Error Linker::applyRelocation(const Input &In, const Shdr &Target,
                              const SectionPlace &P, const Rela &R) {
  unsigned Type = R.getType(false);
  if (Type == Q7X2::R_Q7X2_NONE)
    return Error::success();
  uint32_t Index = R.getSymbol(false);
  if (Index >= In.Symbols.size())
    return inputError(In, "relocation with a symbol that does not exist");
  Expected<uint64_t> S = valueOf(In, In.Symbols[Index]);
  if (!S)
    return S.takeError();
  uint64_t Place = P.Address + R.r_offset;
  // A call of an undefined weak function, which should be unreachable, targets
  // the instruction after the call.
  if (*S == 0 && Type == Q7X2::R_Q7X2_REL32)
    *S = Place + Q7X2::BranchFieldToEnd;
  Patch What = computePatch(Type, *S + R.r_addend, Place);
  if (!What.Bytes)
    return inputError(In, "unknown relocation type " + Twine(Type));
  if (!What.Fits)
    return inputError(In, formatv("relocation of type {0} at {1:x}: {2:x} does "
                                  "not fit into the field",
                                  Type, uint64_t(R.r_offset), What.Value));
  if (R.r_offset > Target.sh_size || What.Bytes > Target.sh_size - R.r_offset)
    return inputError(In, "relocation outside of its section");
  for (unsigned I = 0; I != What.Bytes; ++I)
    P.Bytes[R.r_offset + I] = uint8_t(What.Value >> (8 * I));
  return Error::success();
}

Error Linker::relocateSection(Input &In, const Shdr &S) {
  if (S.sh_info >= In.Sections.size())
    return inputError(In, "relocations for a section that does not exist");
  const SectionPlace &P = In.Places[S.sh_info];
  auto Relocations = In.File->relas(S);
  if (!Relocations)
    return inputError(In, Relocations.takeError());
  // Those of debug information have been applied by the assembler.
  if (!P.Bytes)
    return Error::success();
  for (const Rela &R : *Relocations)
    if (Error E = applyRelocation(In, In.Sections[S.sh_info], P, R))
      return E;
  return Error::success();
}

Error Linker::relocate(Input &In) {
  for (const Shdr &S : In.Sections) {
    if (S.sh_type == ELF::SHT_REL)
      return inputError(In, "relocations without addends");
    if (S.sh_type == ELF::SHT_RELA)
      if (Error E = relocateSection(In, S))
        return E;
  }
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

/// Whether the blob is MessagePack whose maps have string keys only:
/// msgpack::Document asserts on others.
static bool hasStringKeys(StringRef Blob) {
  struct Open {
    bool IsMap;
    uint64_t Remaining; // objects
  };
  SmallVector<Open, 8> Stack;
  msgpack::Reader Reader(Blob);
  msgpack::Object Obj;
  do {
    Expected<bool> More = Reader.read(Obj);
    if (!More) {
      consumeError(More.takeError());
      return false;
    }
    if (!*More)
      return false;
    if (!Stack.empty()) {
      Open &In = Stack.back();
      bool IsKey = In.IsMap && In.Remaining % 2 == 0;
      if (IsKey && Obj.Kind != msgpack::Type::String)
        return false;
      --In.Remaining;
    }
    bool IsMap = Obj.Kind == msgpack::Type::Map;
    if (IsMap || Obj.Kind == msgpack::Type::Array)
      Stack.push_back({IsMap, uint64_t(Obj.Length) * (IsMap ? 2 : 1)});
    while (!Stack.empty() && Stack.back().Remaining == 0)
      Stack.pop_back();
  } while (!Stack.empty());
  return true;
}

/// Whether the values of a note are possible.
static bool isValid(const Q7X2::KernelInfo &Info) {
  if (Info.Registers > NumGPRs || Info.UniformRegisters > NumUGPRs)
    return false;
  if (!Info.Params)
    return true;
  for (const Q7X2::KernelParam &P : *Info.Params) {
    std::optional<Q7X2::KernelParam> Type = Q7X2::parseParamType(P.Type);
    if (!Type || P.Size != Type->Size || P.Offset < Q7X2::CBank0::Params ||
        P.Offset > MaxBankBytes)
      return false;
  }
  return true;
}

Error Linker::addKernel(Input &In, StringRef Descriptor) {
  if (!hasStringKeys(Descriptor))
    return inputError(In, "malformed kernel note");
  Expected<Q7X2::KernelInfo> Info = Q7X2::decodeKernelNote(Descriptor);
  if (!Info)
    return inputError(In, Info.takeError());
  if (!isValid(*Info))
    return inputError(In,
                      "the note of kernel '" + Info->Name + "' is malformed");
  if (M.findKernel(Info->Name))
    return inputError(In, "kernel '" + Info->Name + "' is defined twice");
  for (const Sym &S : In.Symbols) {
    auto Name = S.getName(In.SymbolNames);
    if (!Name)
      return inputError(In, Name.takeError());
    if (*Name != Info->Name || S.st_shndx == ELF::SHN_UNDEF)
      continue;
    Expected<SymbolPlace> Place = placeOf(In, S);
    if (!Place)
      return Place.takeError();
    if (!Place->IsCode || (Place->Address - CodeWindow) % InstBytes)
      return inputError(In, "kernel '" + Info->Name + "' is not code");
    Kernel K;
    K.Info = std::move(*Info);
    K.Entry = (Place->Address - CodeWindow) / InstBytes;
    M.Functions.insert_or_assign(Place->Address - CodeWindow, K.Info.Name);
    M.Kernels.push_back(std::move(K));
    return Error::success();
  }
  return inputError(In, "no symbol for kernel '" + Info->Name + "'");
}

Error Linker::readNotes(Input &In) {
  for (const Shdr &S : In.Sections) {
    if (S.sh_type != ELF::SHT_NOTE)
      continue;
    const size_t Align = std::max<uint64_t>(S.sh_addralign, 4);
    Error Problem = Error::success();
    for (const auto &Note : In.File->notes(S, Problem)) {
      if (Note.getName() != Q7X2::NoteOwner || Note.getType() != Q7X2::NoteType)
        continue;
      if (Error E = addKernel(In, Note.getDescAsStringRef(Align))) {
        consumeError(std::move(Problem));
        return E;
      }
    }
    if (Problem)
      return inputError(In, std::move(Problem));
  }
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Initializers and finalizers
//===----------------------------------------------------------------------===//

/// The number at the end of a section's name. Sections without one come last.
static unsigned priorityOf(StringRef SectionName) {
  unsigned Priority;
  if (SectionName.rsplit('.').second.getAsInteger(10, Priority))
    return 65535;
  return Priority;
}

/// Adds the functions of an .init_array or .fini_array section.
static Error addCalls(const Input &In, const Shdr &S, const uint8_t *Bytes,
                      uint64_t CodeBytes, CallList &List) {
  auto Name = In.File->getSectionName(S);
  if (!Name)
    return inputError(In, Name.takeError());
  if (S.sh_size % sizeof(uint64_t))
    return inputError(In, "the size of " + *Name + " is not a multiple of 8");
  for (uint64_t At = 0; At != S.sh_size; At += sizeof(uint64_t)) {
    uint64_t Address = support::endian::read64le(Bytes + At);
    uint64_t Offset = Address - CodeWindow;
    if (Offset % InstBytes || Offset >= CodeBytes)
      return inputError(In,
                        formatv("{0} has {1:x}, which is not the address of "
                                "an instruction",
                                *Name, Address));
    List[priorityOf(*Name)].push_back(Offset / InstBytes);
  }
  return Error::success();
}

/// The functions in all sections of a type, in the order of their priorities.
static Expected<std::vector<uint32_t>>
joinLists(ArrayRef<Input> Inputs, unsigned SectionType, uint64_t CodeBytes) {
  CallList List;
  for (const Input &In : Inputs)
    for (auto [S, Place] : zip(In.Sections, In.Places))
      if (S.sh_type == SectionType && Place.Bytes)
        if (Error E = addCalls(In, S, Place.Bytes, CodeBytes, List))
          return std::move(E);
  std::vector<uint32_t> Entries;
  for (const auto &[Priority, Functions] : List)
    append_range(Entries, Functions);
  return Entries;
}

Error Linker::readCallLists() {
  auto Before = joinLists(Inputs, ELF::SHT_INIT_ARRAY, M.Code.size());
  if (!Before)
    return Before.takeError();
  M.Initializers = std::move(*Before);
  auto After = joinLists(Inputs, ELF::SHT_FINI_ARRAY, M.Code.size());
  if (!After)
    return After.takeError();
  M.Finalizers.assign(After->rbegin(), After->rend());
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Linking
//===----------------------------------------------------------------------===//

Error Linker::link(ArrayRef<NamedImage> Images) {
  for (const NamedImage &Image : Images)
    if (Error E = open(Image))
      return E;
  for (unsigned I = 0; I != Inputs.size(); ++I)
    if (Error E = placeSections(I))
      return E;
  for (Input &In : Inputs) {
    if (Error E = fill(In))
      return E;
    if (Error E = defineSymbols(In))
      return E;
  }
  for (Input &In : Inputs) {
    if (Error E = relocate(In))
      return E;
    if (Error E = readNotes(In))
      return E;
  }
  if (Error E = readCallLists())
    return E;
  for (const auto &G : Globals)
    M.Symbols[G.first()] = G.second.Place;
  Q7X2::KernelInfo Used;
  M.Decoded = M.TheDecoder->decodeAll(M.Code, Used);
  M.Registers = Used.Registers;
  return Error::success();
}

Expected<std::unique_ptr<Module>> Module::load(ArrayRef<NamedImage> Images,
                                               DeviceMemory &Memory) {
  Expected<std::unique_ptr<Decoder>> D = Decoder::create();
  if (!D)
    return D.takeError();
  std::unique_ptr<Module> M(new Module(Memory));
  M->TheDecoder = std::move(*D);
  if (Error E = Linker(*M, Memory).link(Images))
    return std::move(E);
  return std::move(M);
}
