//===- InfoReader.cpp - Reads .debug_info ---------------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Section 7.5 of the DWARF standard. Each entry takes a byte at least, and its
// record has a bounded size; nothing is read twice except names, which are cut,
// and ranges and abbreviations, which have budgets of their own. A unit is read
// up to the first malformed entry.
//
//===----------------------------------------------------------------------===//

#include "InfoReader.h"
#include "llvm/ADT/SmallVector.h"

using namespace q7x2;
using namespace llvm;

static DataExtractor extractor(StringRef Section) {
  return DataExtractor(Section, /*IsLittleEndian=*/true, /*AddressSize=*/8);
}

InfoReader::InfoReader(const DebugSections &Sections, LineTables &Lines,
                       Functions &To)
    : Sections(Sections), Data(extractor(Sections.Info)),
      Abbreviations(Sections.Abbrev), Lists(Sections), Lines(Lines), To(To) {}

//===----------------------------------------------------------------------===//
// Units
//===----------------------------------------------------------------------===//

uint64_t InfoReader::readOffset(Cursor &C) const {
  return Params.Format == dwarf::DWARF64 ? Data.getU64(C) : Data.getU32(C);
}

std::vector<Functions::Range> InfoReader::read() {
  for (Begin = 0; Data.isValidOffset(Begin); Begin = End) {
    Cursor C(Begin);
    uint64_t Length = Data.getU32(C);
    Params = {0, 8, dwarf::DWARF32};
    if (Length == dwarf::DW_LENGTH_DWARF64) {
      Params.Format = dwarf::DWARF64;
      Length = Data.getU64(C);
    }
    const bool Fits = C && Length <= Data.size() - C.tell();
    End = Fits ? C.tell() + Length : Data.size();
    if (Fits && readHeader(C))
      readEntries(C);
    consumeError(C.takeError());
  }
  return std::move(Ranges);
}

/// False for a unit that is malformed, or has no code.
bool InfoReader::readHeader(Cursor &C) {
  Params.Version = Data.getU16(C);
  if (Params.Version < 2 || Params.Version > 5)
    return false;
  uint64_t Offset = 0;
  if (Params.Version == 5) {
    const uint8_t Type = Data.getU8(C);
    if (Type != dwarf::DW_UT_compile && Type != dwarf::DW_UT_partial)
      return false;
    Params.AddrSize = Data.getU8(C);
    Offset = readOffset(C);
  } else {
    Offset = readOffset(C);
    Params.AddrSize = Data.getU8(C);
  }
  if (!C || Params.AddrSize != 8)
    return false;
  Table = Abbreviations.tableAt(Offset);
  LineTable.reset();
  Address = StrOffsetsBase = AddrBase = RngListsBase = 0;
  return Table;
}

/// Attributes of the unit's own entry, which others need.
void InfoReader::openUnit() {
  StrOffsetsBase = value(DieAttribute::str_offsets_base).Number;
  AddrBase = value(DieAttribute::addr_base).Number;
  RngListsBase = value(DieAttribute::rnglists_base).Number;
  Address = address(value(DieAttribute::low_pc)).value_or(0);
  if (value(DieAttribute::stmt_list).Form) {
    LineTable = value(DieAttribute::stmt_list).Number;
    Lines.setCompilationDirectory(*LineTable, text(DieAttribute::comp_dir));
  }
}

//===----------------------------------------------------------------------===//
// Entries
//===----------------------------------------------------------------------===//

void InfoReader::readEntries(Cursor &C) {
  SmallVector<uint32_t> Parents; // the scopes of the entries around this one
  bool IsFirst = true;
  while (C && C.tell() < End) {
    const uint64_t Offset = C.tell();
    const uint64_t Code = Data.getULEB128(C);
    if (!C)
      return;
    if (!Code) {
      if (!Parents.empty())
        Parents.pop_back();
      if (Parents.empty())
        return;
      continue;
    }
    const Abbreviation *A = Table->find(Code);
    if (!A || !readAttributes(C, *A) || C.tell() > End)
      return;
    uint32_t Scope = Parents.empty() ? Functions::None : Parents.back();
    if (IsFirst) {
      openUnit();
    } else if (A->Tag == dwarf::DW_TAG_subprogram) {
      addFunction(Offset);
      Scope = addScope(Offset, Functions::None);
    } else if (A->Tag == dwarf::DW_TAG_inlined_subroutine) {
      Scope = addScope(reference(DieAttribute::abstract_origin), Scope);
    }
    IsFirst = false;
    if (A->HasChildren)
      Parents.push_back(Scope);
    else if (Parents.empty())
      return;
  }
}

bool InfoReader::readAttributes(Cursor &C, const Abbreviation &A) {
  Values.fill({});
  for (const AttributeSpec &Spec : Table->attributes(A)) {
    Value V;
    if (Spec.Form == dwarf::DW_FORM_implicit_const)
      V = {Spec.Form, uint64_t(Spec.Value), {}};
    else if (!readValue(C, Spec.Form, V))
      return false;
    if (Spec.Attribute != DieAttribute::None)
      Values[unsigned(Spec.Attribute)] = V;
  }
  return bool(C);
}

/// False for an unknown form.
bool InfoReader::readValue(Cursor &C, uint64_t Form, Value &V) const {
  if (Form == dwarf::DW_FORM_indirect) {
    Form = Data.getULEB128(C);
    if (Form == dwarf::DW_FORM_indirect ||
        Form == dwarf::DW_FORM_implicit_const)
      return false;
  }
  V.Form = Form;
  switch (Form) {
  case dwarf::DW_FORM_string:
    V.Text = Data.getCStrRef(C);
    break;
  case dwarf::DW_FORM_sdata:
    V.Number = Data.getSLEB128(C);
    break;
  case dwarf::DW_FORM_udata:
  case dwarf::DW_FORM_ref_udata:
  case dwarf::DW_FORM_strx:
  case dwarf::DW_FORM_addrx:
  case dwarf::DW_FORM_rnglistx:
  case dwarf::DW_FORM_loclistx:
    V.Number = Data.getULEB128(C);
    break;
  case dwarf::DW_FORM_strx3:
  case dwarf::DW_FORM_addrx3:
    V.Number = Data.getU24(C);
    break;
  case dwarf::DW_FORM_block:
  case dwarf::DW_FORM_exprloc:
    Data.skip(C, Data.getULEB128(C));
    break;
  case dwarf::DW_FORM_block1:
    Data.skip(C, Data.getU8(C));
    break;
  case dwarf::DW_FORM_block2:
    Data.skip(C, Data.getU16(C));
    break;
  case dwarf::DW_FORM_block4:
    Data.skip(C, Data.getU32(C));
    break;
  default: {
    const auto Bytes = dwarf::getFixedFormByteSize(dwarf::Form(Form), Params);
    if (!Bytes)
      return false;
    if (*Bytes <= 8)
      V.Number = *Bytes ? Data.getUnsigned(C, *Bytes) : 1;
    else
      Data.skip(C, *Bytes);
  }
  }
  return bool(C);
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

/// 0 if it is missing or takes more than 32 bits.
uint32_t InfoReader::number(DieAttribute A) const {
  const uint64_t Number = value(A).Number;
  return Number <= UINT32_MAX ? Number : 0;
}

/// Entry number \p Index of a table of numbers in a section.
std::optional<uint64_t> InfoReader::entryOf(StringRef Section, uint64_t Base,
                                            uint64_t Index,
                                            unsigned Bytes) const {
  if (Base > Section.size() || Index >= (Section.size() - Base) / Bytes)
    return std::nullopt;
  uint64_t Offset = Base + Index * Bytes;
  return extractor(Section).getUnsigned(&Offset, Bytes);
}

StringRef InfoReader::text(DieAttribute A) const {
  const Value &V = value(A);
  switch (V.Form) {
  case dwarf::DW_FORM_string:
    return V.Text.take_front(MaxNameBytes);
  case dwarf::DW_FORM_strp:
    return stringAt(Sections.Str, V.Number);
  case dwarf::DW_FORM_line_strp:
    return stringAt(Sections.LineStr, V.Number);
  case dwarf::DW_FORM_strx:
  case dwarf::DW_FORM_strx1:
  case dwarf::DW_FORM_strx2:
  case dwarf::DW_FORM_strx3:
  case dwarf::DW_FORM_strx4: {
    const auto Offset = entryOf(Sections.StrOffsets, StrOffsetsBase, V.Number,
                                Params.getDwarfOffsetByteSize());
    return Offset ? stringAt(Sections.Str, *Offset) : StringRef();
  }
  default:
    return "";
  }
}

/// The offset of another entry in .debug_info; that of none if it is missing.
uint64_t InfoReader::reference(DieAttribute A) const {
  const Value &V = value(A);
  switch (V.Form) {
  case dwarf::DW_FORM_ref1:
  case dwarf::DW_FORM_ref2:
  case dwarf::DW_FORM_ref4:
  case dwarf::DW_FORM_ref8:
  case dwarf::DW_FORM_ref_udata:
    return Begin + V.Number;
  case dwarf::DW_FORM_ref_addr:
    return V.Number;
  default:
    return UINT64_MAX;
  }
}

std::optional<uint64_t> InfoReader::addressAt(uint64_t Index) const {
  return entryOf(Sections.Addr, AddrBase, Index, 8);
}

std::optional<uint64_t> InfoReader::address(const Value &V) const {
  switch (V.Form) {
  case dwarf::DW_FORM_addr:
    return V.Number;
  case dwarf::DW_FORM_addrx:
  case dwarf::DW_FORM_addrx1:
  case dwarf::DW_FORM_addrx2:
  case dwarf::DW_FORM_addrx3:
  case dwarf::DW_FORM_addrx4:
    return addressAt(V.Number);
  default:
    return std::nullopt;
  }
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

void InfoReader::addFunction(uint64_t Offset) {
  Functions::Function F;
  F.Offset = Offset;
  F.Name = text(DieAttribute::name);
  F.IsKernel = value(DieAttribute::calling_convention).Number ==
               dwarf::DW_CC_LLVM_DeviceKernel;
  F.Origin = reference(DieAttribute::abstract_origin);
  if (F.Origin == UINT64_MAX)
    F.Origin = reference(DieAttribute::specification);
  To.List.push_back(F);
}

uint32_t InfoReader::addScope(uint64_t Origin, uint32_t Parent) {
  Functions::Scope S;
  S.Origin = Origin;
  S.Parent = Parent;
  if (LineTable && value(DieAttribute::call_file).Form)
    S.CallFile = Lines.file(*LineTable, value(DieAttribute::call_file).Number);
  S.CallLine = number(DieAttribute::call_line);
  S.CallColumn = number(DieAttribute::call_column);
  To.Scopes.push_back(S);
  const uint32_t Scope = To.Scopes.size() - 1;
  addRanges(Scope);
  return Scope;
}

void InfoReader::addRanges(uint32_t Scope) {
  auto Add = [&](uint64_t Begin, uint64_t End) {
    if (Begin < End)
      Ranges.push_back({Begin, End, Scope});
  };
  const Value &List = value(DieAttribute::ranges);
  if (List.Form && Params.Version < 5)
    return Lists.readRanges(List.Number, Address, Add);
  if (List.Form) {
    // An index is one of the offsets after the header, which are relative to
    // these.
    std::optional<uint64_t> Offset = List.Number;
    if (List.Form == dwarf::DW_FORM_rnglistx) {
      Offset = entryOf(Sections.RngLists, RngListsBase, List.Number,
                       Params.getDwarfOffsetByteSize());
      if (Offset)
        *Offset += RngListsBase;
    }
    auto Indexed = [&](uint64_t Index) { return addressAt(Index); };
    if (Offset)
      Lists.readRngList(*Offset, Address, Indexed, Add);
    return;
  }
  const std::optional<uint64_t> Low = address(value(DieAttribute::low_pc));
  const Value &High = value(DieAttribute::high_pc);
  if (!Low || !High.Form)
    return;
  Add(*Low, address(High).value_or(*Low + High.Number));
}
