//===- Damage.cpp - Damages objects ---------------------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Damage.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include <cstring>

using namespace llvm;

// The widths of the fields, in their order.
static const unsigned HeaderFields[] = {2, 2, 4, 8, 8, 8, 4, 2, 2, 2, 2, 2, 2};
static const unsigned SectionFields[] = {4, 4, 8, 8, 8, 8, 4, 4, 8, 8};
static const unsigned SymbolFields[] = {4, 1, 1, 2, 8, 8};
static const unsigned RelocationFields[] = {8, 8, 8};

/// Numbers at which sizes and offsets overflow, and any others.
uint64_t Damage::strangeNumber() {
  switch (below(8)) {
  case 0:
    return 0;
  case 1:
    return ~uint64_t(0) - below(64);
  case 2:
    return uint64_t(1) << below(64);
  case 3:
    return (uint64_t(1) << below(64)) - 1;
  case 4:
    return below(Bytes.size() + 64);
  case 5:
    return below(64);
  default:
    return Random() >> below(64);
  }
}

void Damage::readSections() {
  ELF::Elf64_Ehdr Header;
  Sections.clear();
  if (Bytes.size() < sizeof(Header))
    return;
  std::memcpy(&Header, Bytes.data(), sizeof(Header));
  for (unsigned I = 0; I != Header.e_shnum; ++I) {
    uint64_t At = Header.e_shoff + I * sizeof(ELF::Elf64_Shdr);
    if (At > Bytes.size() || Bytes.size() - At < sizeof(ELF::Elf64_Shdr))
      return;
    Sections.emplace_back();
    std::memcpy(&Sections.back(), Bytes.data() + At, sizeof(ELF::Elf64_Shdr));
  }
}

void Damage::setField(uint64_t Offset, unsigned Width) {
  uint64_t Value = strangeNumber();
  for (unsigned I = 0; I != Width && Offset + I < Bytes.size(); ++I)
    Bytes[Offset + I] = char(Value >> (8 * I));
}

/// The offset of a field, and its width.
static std::pair<uint64_t, unsigned> fieldAt(ArrayRef<unsigned> Widths,
                                             uint64_t Index) {
  uint64_t Offset = 0;
  for (uint64_t I = 0; I != Index; ++I)
    Offset += Widths[I];
  return {Offset, Widths[Index]};
}

void Damage::damageHeader() {
  auto [Offset, Width] = fieldAt(HeaderFields, below(std::size(HeaderFields)));
  setField(ELF::EI_NIDENT + Offset, Width);
}

void Damage::damageSectionHeader() {
  ELF::Elf64_Ehdr Header;
  std::memcpy(&Header, Bytes.data(), sizeof(Header));
  uint64_t At =
      Header.e_shoff + below(Sections.size()) * sizeof(ELF::Elf64_Shdr);
  // Often several fields of one header.
  for (uint64_t I = below(3) + 1; I; --I) {
    auto [Offset, Width] =
        fieldAt(SectionFields, below(std::size(SectionFields)));
    setField(At + Offset, Width);
  }
}

void Damage::damageEntry(uint32_t Type, uint64_t EntryBytes,
                         ArrayRef<unsigned> Widths) {
  SmallVector<const ELF::Elf64_Shdr *> Tables;
  for (const ELF::Elf64_Shdr &S : Sections)
    if (S.sh_type == Type && S.sh_size >= EntryBytes)
      Tables.push_back(&S);
  if (Tables.empty())
    return;
  const ELF::Elf64_Shdr &S = *Tables[below(Tables.size())];
  auto [Offset, Width] = fieldAt(Widths, below(Widths.size()));
  setField(S.sh_offset + below(S.sh_size / EntryBytes) * EntryBytes + Offset,
           Width);
}

/// Some bytes of a section.
void Damage::damageContents() {
  const ELF::Elf64_Shdr &S = Sections[below(Sections.size())];
  if (S.sh_type == ELF::SHT_NOBITS || !S.sh_size)
    return;
  for (uint64_t I = below(4) + 1; I; --I) {
    // The beginning of a section is often the header of its format.
    uint64_t Range = below(2) ? S.sh_size : std::min<uint64_t>(S.sh_size, 64);
    setField(S.sh_offset + below(Range), 1u << below(4));
  }
}

void Damage::damageAnything() {
  if (below(4) == 0) {
    Bytes.resize(below(Bytes.size()));
    return;
  }
  for (uint64_t I = below(16) + 1; I; --I)
    Bytes[below(Bytes.size())] = char(Random());
}

void Damage::damageOnce() {
  readSections();
  if (Bytes.size() < sizeof(ELF::Elf64_Ehdr))
    return;
  if (!StringRef(Bytes).starts_with(ELF::ElfMagic)) // an archive
    return damageAnything();
  if (Sections.empty())
    return damageHeader();
  switch (below(8)) {
  case 0:
    return damageHeader();
  case 1:
  case 2:
    return damageSectionHeader();
  case 3:
    return damageEntry(ELF::SHT_SYMTAB, sizeof(ELF::Elf64_Sym), SymbolFields);
  case 4:
    return damageEntry(ELF::SHT_RELA, sizeof(ELF::Elf64_Rela),
                       RelocationFields);
  case 5:
  case 6:
    return damageContents();
  default:
    return damageAnything();
  }
}

std::string Damage::apply(StringRef Object) {
  Bytes = Object.str();
  for (uint64_t I = below(3) + 1; I; --I)
    damageOnce();
  return std::move(Bytes);
}
