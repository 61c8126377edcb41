//===- Loader.cpp - Loads linked objects into a module --------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Creates a Module from objects, archives or a program, all of which may be
// malformed, or fails with an error that names the object. The linker
// (Q7X2Link) checks the inputs and resolves their symbols. The following steps
// each process all objects: assign addresses to sections; copy their contents;
// record symbols; apply relocations; decode the code; read kernel notes and the
// lists of initializers.
//
//===----------------------------------------------------------------------===//

#include "MCTargetDesc/Q7X2FixupKinds.h"
#include "Module.h"
#include "Q7X2Link/KernelNotes.h"
#include "Q7X2Link/Layout.h"
#include "Q7X2Link/Linker.h"
#include "Q7X2Link/Relocation.h"
#include "SimError.h"
#include "Target.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace q7x2;

// Offsets in a constant bank have 16 bits.
static const uint64_t MaxBankBytes = 0x10000;

namespace {
/// The address of a loaded section.
struct SectionPlace : LoadedSection {
  uint64_t Offset = 0;      // in the code or the bank
  uint8_t *Bytes = nullptr; // contents, once all sections are placed
};

/// Functions, as the indices of their first instructions, by priority.
using CallList = std::map<unsigned, std::vector<uint32_t>>;
} // namespace

namespace q7x2 {

class Loader {
public:
  Loader(Module &M, DeviceMemory &Memory)
      : M(M), Memory(Memory), Objects(*M.Linked) {}
  Error load(ArrayRef<NamedImage> Images);

private:
  Module &M;
  DeviceMemory &Memory;
  link::Linker &Objects;
  DenseMap<const link::Section *, SectionPlace> Places;
  DenseMap<const link::Symbol *, uint64_t> Commons;

  Error link(ArrayRef<NamedImage> Images);
  Error placeSections();
  Error placeSection(unsigned Number, const link::Section &S);
  void placeCode(unsigned Number, const link::Section &S, SectionPlace &P);
  Error placeBank(const link::Section &S, SectionPlace &P);
  Error placeData(const link::Section &S, SectionPlace &P);
  Error placeCommons();
  void fill();
  SymbolPlace placeOf(const link::Symbol &S) const;
  void recordSymbols();
  void addData(const link::Symbol &S, uint64_t Address);
  Error relocate();
  Error applyRelocation(const link::Section &S, const SectionPlace &P,
                        const link::Rela &R);
  Error addCopy(const link::Section &S, const SectionPlace &P,
                const link::Rela &R);
  Error readKernels();
  Expected<std::vector<uint32_t>> joinLists(unsigned SectionType) const;
  Error addCalls(const link::Section &S, const uint8_t *Bytes,
                 CallList &List) const;
  Error readCallLists();
};

} // namespace q7x2

static Error memoryError(const link::Object &O, const Twine &What) {
  return simError(Q7X2_ERROR_OUT_OF_MEMORY,
                  (O.name() + ": out of memory for " + What).str());
}

//===----------------------------------------------------------------------===//
// Linking
//===----------------------------------------------------------------------===//

Error Loader::link(ArrayRef<NamedImage> Images) {
  for (const NamedImage &Image : Images)
    if (Error E = Objects.add(
            MemoryBuffer::getMemBufferCopy(Image.Data, Image.Name), Image.Name,
            // A single archive is a program.
            /*Whole=*/Images.size() == 1))
      return E;
  for (auto &O : Objects.objects())
    if (O->isProgram() && Objects.objects().size() > 1)
      return O->error("a program cannot be linked with other objects");
  if (Error E = Objects.resolve())
    return E;
  Objects.defineSectionBounds(/*AreJoined=*/false);
  return Objects.checkUndefined();
}

//===----------------------------------------------------------------------===//
// Sections
//===----------------------------------------------------------------------===//

Error Loader::placeSections() {
  for (auto [Number, O] : enumerate(Objects.objects())) {
    M.Objects.emplace_back();
    M.Objects.back().File = &O->file();
    M.Objects.back().Name = O->name().str();
    std::vector<LoadedSection> &Loaded = M.Objects.back().Sections;
    for (const link::Section &S : O->Sections) {
      if (S.isLoaded() && !S.Discarded)
        if (Error E = placeSection(Number, S))
          return E;
      Loaded.push_back(Places.lookup(&S));
      Loaded.back().Size = S.Size;
    }
  }
  return placeCommons();
}

Error Loader::placeSection(unsigned Number, const link::Section &S) {
  switch (S.Type) {
  case ELF::SHT_PROGBITS:
  case ELF::SHT_NOBITS:
  case ELF::SHT_INIT_ARRAY:
  case ELF::SHT_FINI_ARRAY:
    break;
  default: // notes and sections only the linker reads
    return Error::success();
  }
  SectionPlace &P = Places[&S];
  if (S.isCode()) {
    placeCode(Number, S, P);
    return Error::success();
  }
  if (!S.isOffsetSpace())
    return placeData(S, P);
  if (!S.Name.starts_with(".shared"))
    return placeBank(S, P);
  M.SharedBytes = alignTo(M.SharedBytes, S.Align);
  P.Kind = SectionPlace::InShared;
  P.Address = M.SharedBytes;
  M.SharedBytes += S.Size;
  return Error::success();
}

void Loader::placeCode(unsigned Number, const link::Section &S,
                       SectionPlace &P) {
  P.Kind = SectionPlace::InCode;
  P.Offset = M.Code.size();
  P.Address = CodeWindow + P.Offset;
  M.Code.resize(P.Offset + S.Size);
  M.CodeSections.push_back({P.Offset, P.Offset + S.Size, Number});
}

Error Loader::placeBank(const link::Section &S, SectionPlace &P) {
  P.Kind = SectionPlace::InBank;
  P.Bank = S.Name.back() - '0';
  std::vector<uint8_t> &Data = M.Banks[P.Bank - 2];
  P.Offset = alignTo(Data.size(), S.Align);
  P.Address = P.Offset;
  if (S.Size > MaxBankBytes || P.Offset + S.Size > MaxBankBytes)
    return S.Owner->error("constant bank " + Twine(P.Bank) + " is full");
  Data.resize(P.Offset + S.Size);
  return Error::success();
}

Error Loader::placeData(const link::Section &S, SectionPlace &P) {
  P.Kind = SectionPlace::InData;
  bool ReadOnly = !(S.Flags & ELF::SHF_WRITE);
  // Allocate whole words, since atomic operations on bytes access the word
  // around them.
  P.Address = Memory.allocate(
      alignTo(S.Size, 4), formatv("{0} of {1}", S.Name, S.Owner->name()).str(),
      ReadOnly);
  if (!P.Address)
    return memoryError(*S.Owner, "section " + S.Name);
  M.DataAllocations.push_back(P.Address);
  return Error::success();
}

Error Loader::placeCommons() {
  for (const link::Symbol &S : Objects.symbols()) {
    if (S.Kind != link::Symbol::Common)
      continue;
    uint64_t Address =
        Memory.allocate(S.Size, formatv("{0} of {1}", S.Name, S.Owner->name()));
    if (!Address)
      return memoryError(*S.Owner, "'" + S.Name + "'");
    M.DataAllocations.push_back(Address);
    Commons[&S] = Address;
  }
  return Error::success();
}

void Loader::fill() {
  for (auto &[S, P] : Places) {
    if (P.Kind == SectionPlace::InCode)
      P.Bytes = M.Code.data() + P.Offset;
    else if (P.Kind == SectionPlace::InBank)
      P.Bytes = M.Banks[P.Bank - 2].data() + P.Offset;
    else if (P.Kind == SectionPlace::InData)
      P.Bytes = Memory.access(P.Address, S->Size).get();
    if (P.Bytes && S->hasContents())
      llvm::copy(S->Contents, P.Bytes);
  }
}

//===----------------------------------------------------------------------===//
// Symbols
//===----------------------------------------------------------------------===//

/// Returns the address of a symbol; 0 if it is undefined.
SymbolPlace Loader::placeOf(const link::Symbol &S) const {
  SymbolPlace Place;
  Place.Size = S.Size;
  if (S.Kind == link::Symbol::Common) {
    Place.Address = Commons.lookup(&S);
  } else if (S.Kind == link::Symbol::Defined) {
    Place.Address = S.Value;
    if (S.In) {
      const SectionPlace P = Places.lookup(S.In);
      Place.Address += P.Address;
      Place.IsCode = P.Kind == SectionPlace::InCode;
    }
  }
  return Place;
}

/// Records a variable of data or shared memory, for use in messages.
void Loader::addData(const link::Symbol &S, uint64_t Address) {
  if (S.Type != ELF::STT_OBJECT || !S.In)
    return;
  const SectionPlace::KindTy Kind = Places.lookup(S.In).Kind;
  if (Kind == SectionPlace::InData || Kind == SectionPlace::InShared)
    M.Data[Kind == SectionPlace::InShared].push_back(
        {Address, S.Size, S.Name.str()});
}

void Loader::recordSymbols() {
  auto Record = [&](const link::Symbol &S) {
    if (S.Kind == link::Symbol::Undefined || S.isDiscarded())
      return;
    const SymbolPlace Place = placeOf(S);
    const bool Named =
        S.Type == ELF::STT_FUNC || (S.Type == ELF::STT_NOTYPE && !S.isLocal());
    if (Place.IsCode && Named && !S.Name.empty())
      M.Functions.try_emplace(Place.Address - CodeWindow, S.Name.str());
    addData(S, Place.Address);
  };
  for (auto &O : Objects.objects()) {
    for (const link::Symbol &S : O->Symbols)
      Record(S);
    for (const link::Symbol &S : O->Others)
      Record(S);
  }
  for (const link::Symbol &S : Objects.symbols())
    if (S.Kind != link::Symbol::Undefined)
      M.Symbols[S.Name] = placeOf(S);
}

//===----------------------------------------------------------------------===//
// Relocations
//===----------------------------------------------------------------------===//

/// Records a copy; the number of its bytes is in the first word of its place.
Error Loader::addCopy(const link::Section &S, const SectionPlace &P,
                      const link::Rela &R) {
  const link::Symbol &To = *S.Owner->Resolved[R.getSymbol(false)];
  auto Fail = [&](const Twine &Problem) {
    return S.Owner->error(S.Owner->describe(S, R.r_offset) + Problem);
  };
  if (P.Kind != SectionPlace::InBank)
    return Fail(" copies '" + To.Name + "', but is not in a constant bank");
  uint8_t *Bytes = P.Bytes + R.r_offset;
  BankCopy Copy;
  Copy.Bank = P.Bank;
  Copy.Offset = P.Offset + R.r_offset;
  Copy.Address = placeOf(To).Address + R.r_addend;
  Copy.Size = support::endian::read32le(Bytes);
  if (Copy.Size > S.Size - R.r_offset)
    return Fail(" copies '" + To.Name + "' beyond the end of the section");
  if (To.Kind == link::Symbol::Undefined) { // weak
    std::fill_n(Bytes, Copy.Size, 0);
    return Error::success();
  }
  if (!Memory.access(Copy.Address, Copy.Size))
    return Fail(formatv(" copies {0} bytes of '{1}', which are not in global "
                        "memory",
                        Copy.Size, To.Name));
  M.Copies.push_back(Copy);
  return Error::success();
}

Error Loader::applyRelocation(const link::Section &S, const SectionPlace &P,
                              const link::Rela &R) {
  const unsigned Type = R.getType(false);
  if (Type == Q7X2::R_Q7X2_NONE)
    return Error::success();
  const link::Symbol &To = *S.Owner->Resolved[R.getSymbol(false)];
  if (To.isDiscarded())
    return S.Owner->error(S.Owner->describe(S, R.r_offset) + " refers to '" +
                          To.Name + "' in a section that is not linked");
  if (Type == Q7X2::R_Q7X2_COPY)
    return addCopy(S, P, R);
  uint64_t Value = placeOf(To).Address;
  const uint64_t Place = P.Address + R.r_offset;
  if (Value == 0 && Type == Q7X2::R_Q7X2_REL32)
    Value = link::nextInstruction(Place);
  Value += R.r_addend;
  if (!link::writeRelocation(Type, Value, Place, P.Bytes + R.r_offset))
    return S.Owner->error(
        formatv("relocation of type {0} at {1:x}: {2:x} does not fit into the "
                "field",
                Type, uint64_t(R.r_offset), Value));
  return Error::success();
}

Error Loader::relocate() {
  for (auto &O : Objects.objects())
    for (const link::Section &S : O->Sections) {
      const SectionPlace P = Places.lookup(&S);
      if (!P.Bytes)
        continue;
      for (const link::Rela &R : S.Relocations)
        if (Error E = applyRelocation(S, P, R))
          return E;
    }
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Kernels, initializers and finalizers
//===----------------------------------------------------------------------===//

Error Loader::readKernels() {
  auto Kernels = link::readKernels(Objects);
  if (!Kernels)
    return Kernels.takeError();
  for (link::Kernel &From : *Kernels) {
    Kernel K;
    K.Info = std::move(From.Info);
    const uint64_t Offset = placeOf(*From.Entry).Address - CodeWindow;
    K.Entry = Offset / InstBytes;
    M.Functions.insert_or_assign(Offset, K.Info.Name);
    M.Kernels.push_back(std::move(K));
  }
  return Error::success();
}

/// Adds the functions of an .init_array or .fini_array section.
Error Loader::addCalls(const link::Section &S, const uint8_t *Bytes,
                       CallList &List) const {
  if (S.Size % sizeof(uint64_t))
    return S.Owner->error("the size of " + S.Name + " is not a multiple of 8");
  for (uint64_t At = 0; At != S.Size; At += sizeof(uint64_t)) {
    uint64_t Address = support::endian::read64le(Bytes + At);
    uint64_t Offset = Address - CodeWindow;
    if (Offset % InstBytes || Offset >= M.Code.size())
      return S.Owner->error(formatv("{0} has {1:x}, which is not the address "
                                    "of an instruction",
                                    S.Name, Address));
    List[link::priorityOf(S.Name)].push_back(Offset / InstBytes);
  }
  return Error::success();
}

/// Returns the functions of all sections of a type, by priority.
Expected<std::vector<uint32_t>> Loader::joinLists(unsigned SectionType) const {
  CallList List;
  for (auto &O : Objects.objects())
    for (const link::Section &S : O->Sections)
      if (const uint8_t *Bytes = Places.lookup(&S).Bytes;
          Bytes && S.Type == SectionType)
        if (Error E = addCalls(S, Bytes, List))
          return std::move(E);
  std::vector<uint32_t> Entries;
  for (const auto &[Priority, Functions] : List)
    append_range(Entries, Functions);
  return Entries;
}

Error Loader::readCallLists() {
  auto Before = joinLists(ELF::SHT_INIT_ARRAY);
  if (!Before)
    return Before.takeError();
  M.Initializers = std::move(*Before);
  auto After = joinLists(ELF::SHT_FINI_ARRAY);
  if (!After)
    return After.takeError();
  M.Finalizers.assign(After->rbegin(), After->rend());
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Loading
//===----------------------------------------------------------------------===//

Error Loader::load(ArrayRef<NamedImage> Images) {
  if (Error E = link(Images))
    return E;
  if (Error E = placeSections())
    return E;
  fill();
  recordSymbols();
  if (Error E = relocate())
    return E;
  if (Error E = readKernels())
    return E;
  if (Error E = readCallLists())
    return E;
  Q7X2::Resources Used;
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
  if (Error E = Loader(*M, Memory).load(Images))
    return std::move(E);
  return std::move(M);
}
