//===- SourceLine.cpp - Source lines of code addresses --------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The names and numbers are those of the DWARF standard, section 6.2. Every
// iteration of a loop over a count that the object states reads at least one
// byte, so that time and memory are bounded by the object's size.
//
//===----------------------------------------------------------------------===//

#include "q7x2/SourceLine.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/BinaryFormat/Dwarf.h"
#include "llvm/BinaryFormat/ELF.h"
#include "llvm/Object/Decompressor.h"
#include "llvm/Support/DataExtractor.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Path.h"
#include <cstring>
#include <limits>

using namespace q7x2;
using namespace llvm;

//===----------------------------------------------------------------------===//
// Sections
//===----------------------------------------------------------------------===//

/// Whether a compressed section claims to be larger than its contents can
/// decompress to: that much would be allocated.
static bool claimsTooMuch(StringRef Contents) {
  // Deflate compresses by at most 1032:1, and so does zstd what occurs in debug
  // information.
  constexpr uint64_t MaxRatio = 1032;
  ELF::Elf64_Chdr Header;
  if (Contents.size() < sizeof(Header))
    return true;
  std::memcpy(&Header, Contents.data(), sizeof(Header));
  return Header.ch_size / MaxRatio > Contents.size();
}

/// The contents of a section, decompressed; empty if it is malformed.
static SmallString<0> readSection(const object::SectionRef &Section) {
  SmallString<0> Result;
  Expected<StringRef> Contents = Section.getContents();
  if (!Contents) {
    consumeError(Contents.takeError());
    return Result;
  }
  if (!Section.isCompressed()) {
    Result = *Contents;
    return Result;
  }
  if (claimsTooMuch(*Contents))
    return Result;
  auto D = object::Decompressor::create(".debug", *Contents,
                                        /*IsLE=*/true, /*Is64Bit=*/true);
  if (!D) {
    consumeError(D.takeError());
    return Result;
  }
  if (Error E = D->resizeAndDecompress(Result)) {
    consumeError(std::move(E));
    Result.clear();
  }
  return Result;
}

//===----------------------------------------------------------------------===//
// Units
//===----------------------------------------------------------------------===//

namespace q7x2 {

/// Reads .debug_line.
class LineReader {
public:
  LineReader(StringRef Lines, StringRef LineStrings, StringRef Strings,
             LineTables &To)
      : Data(Lines, /*IsLittleEndian=*/true, /*AddressSize=*/8),
        LineStrings(LineStrings), Strings(Strings), To(To) {}

  void read();

private:
  using Cursor = DataExtractor::Cursor;

  DataExtractor Data;
  StringRef LineStrings, Strings;
  LineTables &To;

  // The header of the current unit.
  unsigned Version = 0;
  dwarf::DwarfFormat Format = dwarf::DWARF32;
  uint64_t End = 0; // of the unit
  uint8_t MinInstLength = 1;
  int8_t LineBase = 0;
  uint8_t LineRange = 1;
  SmallVector<uint8_t> OpcodeLengths;
  uint32_t FirstFile = 0; // of the unit, in LineTables::Files

  // The registers of the state machine.
  struct State {
    uint64_t Address = 0, File = 1;
    int64_t Line = 1;
  };
  State S;
  LineTables::Sequence Rows;

  uint64_t readOffset(Cursor &C) const {
    return Format == dwarf::DWARF64 ? Data.getU64(C) : Data.getU32(C);
  }
  bool readHeader(Cursor &C);
  bool readFileNames(Cursor &C);
  bool readEntries(Cursor &C, bool AreFiles);
  bool readForm(Cursor &C, uint64_t Form, StringRef *Name) const;
  void readProgram(Cursor &C);
  void readExtended(Cursor &C);
  void readStandard(Cursor &C, uint8_t Opcode);
  void advance(uint64_t Operations) { S.Address += Operations * MinInstLength; }
  void addRow();
  void endSequence();
};

} // namespace q7x2

void LineReader::read() {
  for (uint64_t Begin = 0; Data.isValidOffset(Begin);) {
    Cursor C(Begin);
    uint64_t Length = Data.getU32(C);
    Format = dwarf::DWARF32;
    if (Length == dwarf::DW_LENGTH_DWARF64) {
      Format = dwarf::DWARF64;
      Length = Data.getU64(C);
    }
    const bool Fits = C && Length <= Data.size() - C.tell();
    End = C.tell() + (Fits ? Length : 0);
    if (Fits && readHeader(C))
      readProgram(C);
    consumeError(C.takeError());
    if (!Fits)
      return;
    Begin = End;
  }
}

/// Reads up to the program. False if the header is malformed.
bool LineReader::readHeader(Cursor &C) {
  Version = Data.getU16(C);
  if (Version < 2 || Version > 5)
    return false;
  if (Version == 5)
    Data.skip(C, 2); // the sizes of addresses and segments
  const uint64_t HeaderLength = readOffset(C);
  if (!C || HeaderLength > End - C.tell())
    return false;
  const uint64_t Program = C.tell() + HeaderLength;
  MinInstLength = Data.getU8(C);
  if (Version >= 4 && Data.getU8(C) != 1)
    return false;  // operations of a VLIW instruction
  Data.skip(C, 1); // default_is_stmt
  LineBase = int8_t(Data.getU8(C));
  LineRange = Data.getU8(C);
  const uint8_t OpcodeBase = Data.getU8(C);
  if (!C || !LineRange || !OpcodeBase)
    return false;
  OpcodeLengths.assign(OpcodeBase, 0);
  for (unsigned I = 1; I != OpcodeBase; ++I)
    OpcodeLengths[I] = Data.getU8(C);
  FirstFile = To.Files.size();
  if (!readFileNames(C) || !C)
    return false;
  C.seek(Program);
  return true;
}

bool LineReader::readFileNames(Cursor &C) {
  if (Version == 5)
    return readEntries(C, /*AreFiles=*/false) &&
           readEntries(C, /*AreFiles=*/true);
  while (C && C.tell() < End && !Data.getCStrRef(C).empty())
    ;                      // directories
  To.Files.emplace_back(); // numbers begin at 1
  while (C && C.tell() < End) {
    StringRef Name = Data.getCStrRef(C);
    if (Name.empty())
      break;
    To.Files.push_back(Name.str());
    for (unsigned I = 0; I != 3; ++I)
      Data.getULEB128(C); // directory, time and size
  }
  return true;
}

/// A table of directories or files of DWARF 5.
bool LineReader::readEntries(Cursor &C, bool AreFiles) {
  SmallVector<std::pair<uint64_t, uint64_t>> Fields; // content type and form
  for (unsigned I = Data.getU8(C); C && I; --I) {
    uint64_t Type = Data.getULEB128(C);
    Fields.push_back({Type, Data.getULEB128(C)});
  }
  uint64_t Count = Data.getULEB128(C);
  if (!C || (Count && Fields.empty()))
    return false;
  for (; C && Count; --Count) {
    StringRef Name;
    for (auto [Type, Form] : Fields)
      if (!readForm(C, Form, Type == dwarf::DW_LNCT_path ? &Name : nullptr))
        return false;
    if (AreFiles)
      To.Files.push_back(Name.str());
  }
  return true;
}

/// The string at an offset of a section; empty if there is none.
static StringRef stringAt(StringRef Section, uint64_t Offset) {
  return Offset < Section.size() ? Section.substr(Offset).split('\0').first
                                 : StringRef();
}

/// Reads a value, a string to \p Name unless that is null. False for a form
/// that is none of a line table's, or takes no bytes.
bool LineReader::readForm(Cursor &C, uint64_t Form, StringRef *Name) const {
  StringRef Text;
  switch (Form) {
  case dwarf::DW_FORM_string:
    Text = Data.getCStrRef(C);
    break;
  case dwarf::DW_FORM_line_strp:
    Text = stringAt(LineStrings, readOffset(C));
    break;
  case dwarf::DW_FORM_strp:
    Text = stringAt(Strings, readOffset(C));
    break;
  case dwarf::DW_FORM_udata:
    Data.getULEB128(C);
    break;
  case dwarf::DW_FORM_data1:
  case dwarf::DW_FORM_data2:
  case dwarf::DW_FORM_data4:
  case dwarf::DW_FORM_data8:
  case dwarf::DW_FORM_data16:
    Data.skip(C, *dwarf::getFixedFormByteSize(dwarf::Form(Form),
                                              {uint16_t(Version), 8, Format}));
    break;
  case dwarf::DW_FORM_block:
    Data.skip(C, Data.getULEB128(C));
    break;
  default:
    return false;
  }
  if (Name)
    *Name = Text;
  return bool(C);
}

//===----------------------------------------------------------------------===//
// Programs
//===----------------------------------------------------------------------===//

void LineReader::readProgram(Cursor &C) {
  S = State();
  Rows.clear();
  while (C && C.tell() < End) {
    const uint8_t Opcode = Data.getU8(C);
    if (Opcode == 0) {
      readExtended(C);
    } else if (Opcode < OpcodeLengths.size()) {
      readStandard(C, Opcode);
    } else {
      const uint8_t Adjusted = Opcode - OpcodeLengths.size();
      advance(Adjusted / LineRange);
      S.Line += LineBase + Adjusted % LineRange;
      addRow();
    }
  }
}

void LineReader::readExtended(Cursor &C) {
  const uint64_t Length = Data.getULEB128(C);
  if (!C || !Length || Length > End - std::min(End, C.tell()))
    return C.seek(End);
  const uint64_t Next = C.tell() + Length;
  switch (Data.getU8(C)) {
  case dwarf::DW_LNE_end_sequence:
    endSequence();
    break;
  case dwarf::DW_LNE_set_address:
    if (Length == 1 + 8)
      S.Address = Data.getU64(C);
    break;
  default:
    break;
  }
  if (C)
    C.seek(Next);
}

void LineReader::readStandard(Cursor &C, uint8_t Opcode) {
  switch (Opcode) {
  case dwarf::DW_LNS_copy:
    return addRow();
  case dwarf::DW_LNS_advance_pc:
    return advance(Data.getULEB128(C));
  case dwarf::DW_LNS_advance_line:
    S.Line += Data.getSLEB128(C);
    return;
  case dwarf::DW_LNS_set_file:
    S.File = Data.getULEB128(C);
    return;
  case dwarf::DW_LNS_const_add_pc:
    return advance((255 - OpcodeLengths.size()) / LineRange);
  case dwarf::DW_LNS_fixed_advance_pc:
    S.Address += Data.getU16(C);
    return;
  default: // without effect here
    for (unsigned I = OpcodeLengths[Opcode]; C && I; --I)
      Data.getULEB128(C);
  }
}

void LineReader::addRow() {
  const uint64_t NumFiles = To.Files.size() - FirstFile;
  const bool Valid = S.File < NumFiles && S.Line > 0 &&
                     S.Line <= std::numeric_limits<uint32_t>::max();
  Rows.push_back({S.Address, Valid ? uint32_t(FirstFile + S.File) : 0,
                  Valid ? uint32_t(S.Line) : 0});
}

void LineReader::endSequence() {
  addRow();
  auto ByAddress = [](const LineTables::Row &A, const LineTables::Row &B) {
    return A.Address < B.Address;
  };
  if (is_sorted(Rows, ByAddress))
    To.Sequences.push_back(std::move(Rows));
  Rows.clear();
  S = State();
}

//===----------------------------------------------------------------------===//
// The interface
//===----------------------------------------------------------------------===//

std::unique_ptr<LineTables> LineTables::read(const object::ObjectFile &File) {
  SmallString<0> Lines, LineStrings, Strings;
  for (const object::SectionRef &Section : File.sections()) {
    Expected<StringRef> Name = Section.getName();
    if (!Name) {
      consumeError(Name.takeError());
      continue;
    }
    if (*Name == ".debug_line")
      Lines = readSection(Section);
    else if (*Name == ".debug_line_str")
      LineStrings = readSection(Section);
    else if (*Name == ".debug_str")
      Strings = readSection(Section);
  }
  auto Tables = std::make_unique<LineTables>();
  LineReader(Lines, LineStrings, Strings, *Tables).read();
  return Tables;
}

std::string LineTables::find(uint64_t Address) const {
  for (const Sequence &Rows : Sequences) {
    if (Address < Rows.front().Address || Address >= Rows.back().Address)
      continue;
    auto After = upper_bound(
        Rows, Address, [](uint64_t A, const Row &R) { return A < R.Address; });
    const Row &R = *std::prev(After);
    if (R.Line && !Files[R.File].empty())
      return formatv("{0}:{1}", sys::path::filename(Files[R.File]), R.Line);
  }
  return "";
}
