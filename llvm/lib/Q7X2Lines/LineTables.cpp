//===- LineTables.cpp - The line tables of an object ----------------------===//
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

#include "LineTables.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/BinaryFormat/Dwarf.h"
#include "llvm/Support/DataExtractor.h"
#include "llvm/Support/Path.h"
#include <limits>
#include <tuple>

using namespace q7x2;
using namespace llvm;

//===----------------------------------------------------------------------===//
// Headers
//===----------------------------------------------------------------------===//

namespace q7x2 {

/// Reads .debug_line.
class LineReader {
public:
  LineReader(const DebugSections &Sections, LineTables &To)
      : Data(Sections.Line, /*IsLittleEndian=*/true, /*AddressSize=*/8),
        Sections(Sections), To(To) {}

  void read();

private:
  using Cursor = DataExtractor::Cursor;

  DataExtractor Data;
  const DebugSections &Sections;
  LineTables &To;

  // The header of the current table.
  LineTables::Table Header;
  dwarf::DwarfFormat Format = dwarf::DWARF32;
  uint64_t End = 0; // of the table
  uint8_t MinInstLength = 1;
  int8_t LineBase = 0;
  uint8_t LineRange = 1;
  SmallVector<uint8_t> OpcodeLengths;

  // The registers of the state machine.
  struct State {
    uint64_t Address = 0, File = 1, Line = 1, Column = 0; // modulo 2^64
  };
  State S;
  LineTables::Sequence Rows;

  uint64_t readOffset(Cursor &C) const {
    return Format == dwarf::DWARF64 ? Data.getU64(C) : Data.getU32(C);
  }
  bool readHeader(Cursor &C);
  bool readFileNames(Cursor &C);
  bool readEntries(Cursor &C, bool AreFiles);
  bool readForm(Cursor &C, uint64_t Form, StringRef &Text,
                uint64_t &Number) const;
  void addFile(StringRef Name, uint64_t Directory);
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
    Header = {};
    Header.Offset = Begin;
    Header.FirstFile = To.Files.size();
    Header.FirstDirectory = To.Directories.size();
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
  const unsigned Version = Header.Version = Data.getU16(C);
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
  if (!readFileNames(C) || !C)
    return false;
  To.Tables.push_back(Header);
  C.seek(Program);
  return true;
}

void LineReader::addFile(StringRef Name, uint64_t Directory) {
  To.Files.push_back(
      {uint32_t(To.Tables.size()), Name.take_front(MaxNameBytes), Directory});
  ++Header.NumFiles;
}

bool LineReader::readFileNames(Cursor &C) {
  if (Header.Version == 5)
    return readEntries(C, /*AreFiles=*/false) &&
           readEntries(C, /*AreFiles=*/true);
  // Numbers begin at 1: directory 0 is that of the compilation.
  for (StringRef Path; Path = Data.getCStrRef(C), C && !Path.empty();) {
    To.Directories.push_back(Path.take_front(MaxNameBytes));
    ++Header.NumDirectories;
  }
  addFile("", 0);
  for (StringRef Name; Name = Data.getCStrRef(C), C && !Name.empty();) {
    const uint64_t Directory = Data.getULEB128(C);
    for (unsigned I = 0; I != 2; ++I)
      Data.getULEB128(C); // time and size
    addFile(Name, Directory);
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
    uint64_t Directory = 0;
    for (auto [Type, Form] : Fields) {
      StringRef Text;
      uint64_t Number = 0;
      if (!readForm(C, Form, Text, Number))
        return false;
      if (Type == dwarf::DW_LNCT_path)
        Name = Text;
      else if (Type == dwarf::DW_LNCT_directory_index)
        Directory = Number;
    }
    if (AreFiles) {
      addFile(Name, Directory);
    } else {
      To.Directories.push_back(Name.take_front(MaxNameBytes));
      ++Header.NumDirectories;
    }
  }
  return true;
}

/// Reads a string or a number. False for a form that is none of a line table's,
/// or takes no bytes.
bool LineReader::readForm(Cursor &C, uint64_t Form, StringRef &Text,
                          uint64_t &Number) const {
  switch (Form) {
  case dwarf::DW_FORM_string:
    Text = Data.getCStrRef(C);
    break;
  case dwarf::DW_FORM_line_strp:
    Text = stringAt(Sections.LineStr, readOffset(C));
    break;
  case dwarf::DW_FORM_strp:
    Text = stringAt(Sections.Str, readOffset(C));
    break;
  case dwarf::DW_FORM_udata:
    Number = Data.getULEB128(C);
    break;
  case dwarf::DW_FORM_data1:
    Number = Data.getU8(C);
    break;
  case dwarf::DW_FORM_data2:
    Number = Data.getU16(C);
    break;
  case dwarf::DW_FORM_data4:
    Number = Data.getU32(C);
    break;
  case dwarf::DW_FORM_data8:
    Number = Data.getU64(C);
    break;
  case dwarf::DW_FORM_data16:
    Data.skip(C, 16);
    break;
  case dwarf::DW_FORM_block:
    Data.skip(C, Data.getULEB128(C));
    break;
  default:
    return false;
  }
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
  case dwarf::DW_LNS_set_column:
    S.Column = Data.getULEB128(C);
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

static uint32_t orZero(uint64_t Number) {
  return Number <= std::numeric_limits<uint32_t>::max() ? Number : 0;
}

void LineReader::addRow() {
  const bool Valid = S.File < Header.NumFiles;
  Rows.push_back({S.Address, Valid ? uint32_t(Header.FirstFile + S.File) : 0,
                  Valid ? orZero(S.Line) : 0, orZero(S.Column)});
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

LineTables::LineTables(const DebugSections &Sections) {
  Files.emplace_back(); // number 0: none
  LineReader(Sections, *this).read();
  sortSequences();
}

/// Sequences that overlap are malformed; the first of them stays.
void LineTables::sortSequences() {
  // Numbers of files are in the order of the tables.
  auto Key = [](const Sequence &S) {
    return std::tuple(S.front().Address, S.front().File, S.back().Address);
  };
  llvm::sort(Sequences, [&](const Sequence &A, const Sequence &B) {
    return Key(A) < Key(B);
  });
  uint64_t End = 0;
  erase_if(Sequences, [&](const Sequence &Rows) {
    if (Rows.front().Address < End)
      return true;
    End = Rows.back().Address;
    return false;
  });
}

const LineTables::Row *LineTables::find(uint64_t Address) const {
  auto Next =
      upper_bound(Sequences, Address, [](uint64_t A, const Sequence &S) {
        return A < S.front().Address;
      });
  if (Next == Sequences.begin() || Address >= std::prev(Next)->back().Address)
    return nullptr;
  const Sequence &Rows = *std::prev(Next);
  auto After = upper_bound(
      Rows, Address, [](uint64_t A, const Row &R) { return A < R.Address; });
  return &*std::prev(After);
}

const LineTables::Table *LineTables::tableAt(uint64_t Offset) const {
  auto It = lower_bound(
      Tables, Offset, [](const Table &T, uint64_t O) { return T.Offset < O; });
  return It != Tables.end() && It->Offset == Offset ? &*It : nullptr;
}

uint32_t LineTables::file(uint64_t TableOffset, uint64_t Number) const {
  const Table *T = tableAt(TableOffset);
  return T && Number < T->NumFiles ? T->FirstFile + Number : 0;
}

void LineTables::setCompilationDirectory(uint64_t TableOffset, StringRef Path) {
  if (const Table *T = tableAt(TableOffset))
    Tables[T - Tables.data()].CompilationDirectory = Path;
}

std::string LineTables::path(uint32_t Number) const {
  const File &F = Files[Number];
  if (F.Name.empty() || sys::path::is_absolute(F.Name))
    return F.Name.str();
  const Table &T = Tables[F.Table];
  // Directory 0 is that of the compilation, which the tables of DWARF 5 have.
  const uint64_t First = T.Version == 5 ? 0 : 1;
  StringRef Directory;
  if (F.Directory >= First && F.Directory - First < T.NumDirectories)
    Directory = Directories[T.FirstDirectory + F.Directory - First];
  SmallString<128> Path;
  if (!sys::path::is_absolute(Directory) &&
      (T.Version < 5 || F.Directory != 0 || Directory.empty()))
    Path = T.CompilationDirectory;
  sys::path::append(Path, Directory, F.Name);
  return Path.str().str();
}
