//===- Layout.cpp - Where sections and symbols are ------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Layout.h"
#include "MCTargetDesc/Q7X2FixupKinds.h"
#include "Merge.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Object/Decompressor.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/MathExtras.h"
#include <cstring>

using namespace llvm;
using namespace q7x2::link;

// Offsets in a constant bank have 16 bits.
static const uint64_t MaxBankBytes = 0x10000;

bool OutputSection::isOffsetSpace() const {
  return Name == ".shared" || Name == ".constant2" || Name == ".constant3";
}

unsigned q7x2::link::priorityOf(StringRef SectionName) {
  unsigned Priority;
  if (SectionName.rsplit('.').second.getAsInteger(10, Priority))
    return 65535;
  return Priority;
}

//===----------------------------------------------------------------------===//
// Which sections
//===----------------------------------------------------------------------===//

/// Debug information without relocations, or the sections that the assembler
/// makes for them outside LLVM's tree, cannot be linked: it may have been
/// written by another one.
static bool hasDebugRelocations(const Object &O) {
  return any_of(O.Sections, [](const Section &S) {
    return S.Name.starts_with(
               (Twine(Q7X2::DebugRelocationsPrefix) + ".debug_").str()) ||
           (S.isDebug() && !S.Relocations.empty());
  });
}

bool Layout::isKept(const Section &S) const {
  if (S.Discarded || S.Name == ".note.GNU-stack" ||
      S.Name.starts_with(Q7X2::DebugRelocationsPrefix))
    return false;
  switch (S.Type) {
  case ELF::SHT_PROGBITS:
  case ELF::SHT_NOBITS:
  case ELF::SHT_INIT_ARRAY:
  case ELF::SHT_FINI_ARRAY:
    break;
  default: // tables, notes, and sections for compilers
    return false;
  }
  if (S.isDebug())
    return !O.StripDebug && !O.StripAll && hasDebugRelocations(*S.Owner);
  return true;
}

/// The section of a program that has those of a name: .data.x is in .data.
static StringRef programName(const Section &S) {
  if (S.isCode() && S.Name.starts_with(".text"))
    return ".text";
  for (StringRef Base :
       {".rodata", ".data", ".bss", ".shared", ".init_array", ".fini_array"})
    if (S.Name == Base || S.Name.starts_with((Base + ".").str()))
      return Base;
  return S.Name;
}

OutputSection &Layout::findOutput(const Section &S) {
  const StringRef Name = O.Relocatable ? S.Name : programName(S);
  const uint64_t Mask = ELF::SHF_ALLOC | ELF::SHF_WRITE | ELF::SHF_EXECINSTR;
  const uint64_t Strings = ELF::SHF_MERGE | ELF::SHF_STRINGS;
  // Sections that the next link can merge are kept apart, except for debug
  // information: its readers take the first section of a name.
  const bool IsDebug = !S.isLoaded();
  const uint64_t Merged =
      (O.Relocatable || IsDebug) && isMergeable(S) ? S.Flags & Strings : 0;
  const Group *In = nullptr;
  if (O.Relocatable)
    for (const Group &G : S.Owner->Groups)
      if (G.Index == S.Group)
        In = &G;
  for (auto &Out : Sections) {
    if (Out->Name != Name || Out->Type != S.Type || Out->In != In ||
        (Out->Flags & Mask) != (S.Flags & Mask))
      continue;
    const bool IsSame = (Out->Flags & Strings) == Merged &&
                        (!Merged || Out->EntrySize == S.EntrySize);
    if (!IsSame && IsDebug)
      Out->Flags &= Mask;
    if (IsSame || IsDebug)
      return *Out;
  }
  Sections.push_back(std::make_unique<OutputSection>());
  OutputSection &Out = *Sections.back();
  Out.Name = Name.str();
  Out.Type = S.Type;
  Out.Flags = (S.Flags & Mask) | Merged;
  Out.EntrySize = S.EntrySize;
  Out.In = In;
  Out.GroupOwner = S.Owner;
  return Out;
}

/// The order of sections in the file.
static unsigned rankOf(const OutputSection &Out) {
  if (!Out.isLoaded())
    return StringRef(Out.Name).starts_with(".debug_") ? 7 : 8;
  if (Out.isCode())
    return 0;
  if (Out.isOffsetSpace())
    return 5;
  if (Out.Type == ELF::SHT_NOTE)
    return 6;
  if (Out.Type == ELF::SHT_NOBITS)
    return 4;
  if (Out.Type != ELF::SHT_PROGBITS)
    return 3;
  return Out.Flags & ELF::SHF_WRITE ? 2 : 1;
}

//===----------------------------------------------------------------------===//
// Places
//===----------------------------------------------------------------------===//

Error Layout::decompress(Section &S) {
  // Deflate compresses by at most 1032:1: more would only be allocated.
  constexpr uint64_t MaxRatio = 1032;
  ELF::Elf64_Chdr Header;
  if (S.Contents.size() < sizeof(Header))
    return S.Owner->error("malformed section " + S.Name);
  std::memcpy(&Header, S.Contents.data(), sizeof(Header));
  if (Header.ch_size / MaxRatio > S.Contents.size())
    return S.Owner->error("malformed section " + S.Name);
  auto D = object::Decompressor::create(S.Name, toStringRef(S.Contents),
                                        /*IsLE=*/true, /*Is64Bit=*/true);
  if (!D)
    return S.Owner->error(toString(D.takeError()));
  if (Error E = D->resizeAndDecompress(Decompressed.emplace_back()))
    return S.Owner->error(toString(std::move(E)));
  S.Contents = arrayRefFromStringRef(Decompressed.back());
  S.Size = S.Contents.size();
  S.Flags &= ~uint64_t(ELF::SHF_COMPRESSED);
  return Error::success();
}

Error Layout::place(OutputSection &Out) {
  if (Out.Type == ELF::SHT_INIT_ARRAY || Out.Type == ELF::SHT_FINI_ARRAY)
    llvm::stable_sort(Out.Inputs, [](const Section *A, const Section *B) {
      return priorityOf(A->Name) < priorityOf(B->Name);
    });
  std::deque<ConstantPool> Pools;
  for (Section *S : Out.Inputs) {
    Out.Align = std::max(Out.Align, S->Align);
    if (isMergeable(*S)) {
      auto Pool = find_if(Pools, [&](auto &P) { return P.accepts(*S); });
      (Pool == Pools.end() ? Pools.emplace_back(*S) : *Pool).place(*S, Out);
    } else {
      S->Offset = OverlapShared && Out.Name == ".shared"
                      ? 0
                      : alignTo(Out.Size, S->Align);
      S->Added = S->Size;
      Out.Size = std::max(Out.Size, S->Offset + S->Size);
    }
    if (Out.isOffsetSpace() && Out.Name != ".shared" && Out.Size > MaxBankBytes)
      return S->Owner->error("constant bank " + Twine(Out.Name.back()) +
                             " is full");
  }
  if (Out.Type != ELF::SHT_NOBITS)
    fill(Out);
  return Error::success();
}

void Layout::fill(OutputSection &Out) {
  Out.Bytes.resize(Out.Size);
  for (const Section *S : Out.Inputs) {
    if (S->Pieces.empty())
      llvm::copy(S->Contents, Out.Bytes.begin() + S->Offset);
    for (auto [I, P] : enumerate(S->Pieces)) {
      const uint64_t End =
          I + 1 == S->Pieces.size() ? S->Size : S->Pieces[I + 1].Here;
      llvm::copy(S->Contents.slice(P.Here, End - P.Here),
                 Out.Bytes.begin() + P.There);
    }
  }
}

void Layout::placeCommons() {
  for (const Symbol &S : L.symbols()) {
    if (S.Kind != Symbol::Common || O.Relocatable)
      continue;
    if (!Commons) {
      auto It = find_if(Sections, [](auto &Out) {
        return Out->Type == ELF::SHT_NOBITS && Out->Name == ".bss";
      });
      if (It == Sections.end()) {
        Sections.push_back(std::make_unique<OutputSection>());
        It = std::prev(Sections.end());
        (*It)->Name = ".bss";
        (*It)->Type = ELF::SHT_NOBITS;
        (*It)->Flags = ELF::SHF_ALLOC | ELF::SHF_WRITE;
      }
      Commons = It->get();
    }
    const uint64_t Align = std::max<uint64_t>(S.Value, 1);
    Commons->Align = std::max(Commons->Align, Align);
    CommonOffsets[&S] = alignTo(Commons->Size, Align);
    Commons->Size = CommonOffsets[&S] + S.Size;
  }
}

/// Whether other objects reach code or shared memory through \p S.
static bool leadsToShared(const Symbol &S) {
  return S.In && (S.In->isCode() || programName(*S.In) == ".shared" ||
                  !S.In->Relocations.empty());
}

/// Whether the shared memory of each object can be at offset 0: every kernel
/// uses the variables of its own object only, and no other object refers to the
/// code of an object that has such variables.
bool Layout::canOverlapShared(ArrayRef<Kernel> Kernels) const {
  if (O.Relocatable ||
      any_of(Kernels, [](const Kernel &K) { return !K.Info.Shared; }))
    return false;
  SmallPtrSet<const Object *, 4> Users;
  for (auto &Input : L.objects())
    if (any_of(Input->Sections, [this](const Section &S) {
          return isKept(S) && programName(S) == ".shared";
        }))
      Users.insert(Input.get());
  for (auto &Input : L.objects())
    for (const Symbol *S : Input->Resolved)
      if (S && S->Owner != Input.get() && Users.contains(S->Owner) &&
          leadsToShared(*S))
        return false;
  return Users.size() > 1;
}

/// Where the shared memory of the object of \p K is; 0 if it has none.
static uint64_t getSharedStart(const Kernel &K) {
  for (const Section &S : K.Entry->Owner->Sections)
    if (S.Output && programName(S) == ".shared")
      return S.Offset;
  return 0;
}

/// Writes the notes of all kernels. Those of a program know all of its shared
/// memory.
void Layout::addNotes(ArrayRef<Kernel> Kernels) {
  if (Kernels.empty())
    return;
  Sections.push_back(std::make_unique<OutputSection>());
  OutputSection &Out = *Sections.back();
  Out.Name = Q7X2::NoteSection;
  Out.Type = ELF::SHT_NOTE;
  Out.Flags = ELF::SHF_ALLOC;
  Out.Align = 4;
  uint64_t Shared = 0;
  for (auto &S : Sections)
    if (S->Name == ".shared")
      Shared = S->Size;
  auto Word = [&](uint32_t Value) {
    uint8_t Bytes[4];
    support::endian::write32le(Bytes, Value);
    Out.Bytes.insert(Out.Bytes.end(), Bytes, Bytes + 4);
  };
  auto Text = [&](StringRef Bytes) {
    Out.Bytes.insert(Out.Bytes.end(), Bytes.begin(), Bytes.end());
    Out.Bytes.resize(alignTo(Out.Bytes.size(), 4));
  };
  for (const Kernel &K : Kernels) {
    Q7X2::KernelInfo Info = K.Info;
    if (Info.Shared && *Info.Shared)
      *Info.Shared += getSharedStart(K);
    else if (!Info.Shared && !O.Relocatable)
      Info.Shared = Shared;
    const std::string Descriptor = Q7X2::encodeKernelNote(Info);
    const StringRef Owner(Q7X2::NoteOwner, sizeof(Q7X2::NoteOwner));
    Word(Owner.size());
    Word(Descriptor.size());
    Word(Q7X2::NoteType);
    Text(Owner);
    Text(Descriptor);
  }
  Out.Size = Out.Bytes.size();
}

Error Layout::assign(ArrayRef<Kernel> Kernels) {
  for (auto &Input : L.objects())
    for (Section &S : Input->Sections)
      if (isKept(S)) {
        if (S.Flags & ELF::SHF_COMPRESSED)
          if (Error E = decompress(S))
            return E;
        OutputSection &Out = findOutput(S);
        Out.Inputs.push_back(&S);
        S.Output = &Out;
      }
  OverlapShared = canOverlapShared(Kernels);
  for (auto &Out : Sections)
    if (Error E = place(*Out))
      return E;
  placeCommons();
  addNotes(Kernels);
  llvm::stable_sort(Sections,
                    [](auto &A, auto &B) { return rankOf(*A) < rankOf(*B); });
  if (!O.Relocatable)
    assignAddresses();
  return Error::success();
}

/// Tools find the section of an address, so that sections must not overlap.
void Layout::assignAddresses() {
  uint64_t Address = 0;
  for (auto &Out : Sections)
    if (Out->isLoaded() && Out->Type != ELF::SHT_NOTE) {
      Out->Address = alignTo(Address, std::max<uint64_t>(Out->Align, 16));
      Address = Out->Address + std::max<uint64_t>(Out->Size, 1);
    }
}

OutputSection *Layout::sectionOf(const Symbol &S) const {
  if (S.Kind == Symbol::Common)
    return Commons;
  return S.In ? S.In->Output : nullptr;
}

uint64_t Layout::valueOf(const Symbol &S) const {
  if (S.Kind == Symbol::Common)
    return Commons ? CommonOffsets.lookup(&S) : S.Value;
  return S.In ? S.In->outputOffset(S.Value) : S.Value;
}

uint64_t Layout::valueOf(const Symbol &S, int64_t Addend) const {
  if (S.In && S.Type == ELF::STT_SECTION && !S.In->Pieces.empty())
    return S.In->outputOffset(S.Value + Addend);
  return valueOf(S) + Addend;
}
