//===- SourceInfo.h - Debug information of code -----------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The debug information of a module's objects, by code address of the module
// (q7x2debug.h): functions and inlined calls, lines, variables and where they
// are. LLVM reads the DWARF; the symbols of its relocations are looked up here,
// as LLVM does not know the machine.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_TOOLS_Q7X2_DBG_SOURCEINFO_H
#define LLVM_TOOLS_Q7X2_DBG_SOURCEINFO_H

#include "q7x2/q7x2debug.h"
#include "llvm/DebugInfo/DWARF/DWARFContext.h"
#include "llvm/Object/ELFObjectFile.h"
#include "llvm/Support/Error.h"
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace dbg {

/// A line of the source.
struct SourceLine {
  std::string File; // absolute, or as the compiler was called
  uint32_t Line = 0;
  uint32_t Column = 0;

  bool operator==(const SourceLine &O) const {
    return Line == O.Line && File == O.File;
  }
};

/// A function that an address is in, or that has been inlined there.
struct Scope {
  llvm::DWARFDie Die;   // subprogram or inlined_subroutine; invalid: unknown
  std::string Function; // as messages name it
  SourceLine At;        // of the address, or of the call within this function
  bool IsInlined = false;
};

/// A variable or parameter.
struct Variable {
  llvm::DWARFDie Die;    // that has the location
  llvm::DWARFDie Origin; // that has the name and type; often the same
  std::string Name;
  bool IsParameter = false;
};

/// Where a static variable has been loaded.
struct StaticPlace {
  bool InBank = false; // of constants
  uint32_t Bank = 0;
  uint64_t Address = 0; // generic, or the offset in the bank
};

class SourceInfo {
public:
  /// The module has to outlive the result. Objects that are malformed, or have
  /// no debug information, have no source.
  explicit SourceInfo(const q7x2_module *Module);
  ~SourceInfo();

  /// The innermost function first; none: nothing is known.
  std::vector<Scope> scopes(uint64_t PC) const;
  /// The line of an address. \p Begins: whether a statement begins there.
  std::optional<SourceLine> line(uint64_t PC, bool *Begins = nullptr) const;

  /// Where to stop for a line: the code of that line, or of the next one with
  /// code, which \p Line becomes. An empty file is that of the default place.
  std::vector<uint64_t> findLine(llvm::StringRef File, uint32_t &Line) const;
  /// Where to stop for a function: after its prologue, also where it has been
  /// inlined.
  std::vector<uint64_t> findFunction(llvm::StringRef Name) const;
  /// Whether an address is in a function's prologue, before its parameters are
  /// where they are said to be.
  bool isPrologue(uint64_t PC) const;
  std::vector<std::string> functionNames() const;
  std::vector<std::string> fileNames() const;
  /// The file that a name given by the user means; empty if there is none.
  std::string findFile(llvm::StringRef Name) const;

  /// The variables that are visible in a scope, the innermost block first.
  std::vector<Variable> variables(const Scope &S, uint64_t PC) const;
  /// Those of the file, and of all others.
  std::vector<Variable> globals(const Scope &S) const;

  /// The type with a name, "S" or "struct S"; invalid: there is none.
  llvm::DWARFDie findType(llvm::StringRef Name) const;

  /// The DWARF expression for a variable at an address; empty: none.
  std::vector<uint8_t> location(const Variable &V, uint64_t PC) const;
  /// The frame base of the function around a scope.
  std::vector<uint8_t> frameBase(const Scope &S) const;

  /// The place of the variable that DW_OP_addr, or DW_OP_addrx, names.
  std::optional<StaticPlace> staticPlace(llvm::DWARFUnit &Unit,
                                         uint64_t Address) const;
  std::optional<StaticPlace> staticPlaceAt(llvm::DWARFUnit &Unit,
                                           uint64_t Index) const;
  /// The size of a pointer's data, and how DWARF has it.
  static constexpr unsigned AddressBytes = 8;

private:
  struct Object {
    size_t Number;
    std::string Image; // with relocated debug information
    std::unique_ptr<llvm::object::ObjectFile> File;
    std::unique_ptr<llvm::DWARFContext> Context;
    /// Of its code, in the module: begin and end.
    std::vector<std::pair<uint64_t, uint64_t>> Code;
    /// The address of code in the debug information less that in the module.
    uint64_t Bias = 0;
  };
  const q7x2_module *Module;
  std::vector<std::unique_ptr<Object>> Objects;

  bool read(Object &O);
  bool findCode(Object &O);
  void relocate(Object &O);
  /// The unit of the code at an address; null if there is no debug information.
  struct CodeUnit {
    uint64_t Address = 0; // as the debug information has it
    llvm::DWARFCompileUnit *Unit = nullptr;
    const llvm::DWARFDebugLine::LineTable *Table = nullptr; // or null
  };
  CodeUnit unitOf(uint64_t PC) const;
  const Object *objectOf(uint64_t PC) const;
  const Object *objectOf(const llvm::DWARFUnit &Unit) const;
  std::string pathOf(llvm::DWARFUnit &Unit,
                     const llvm::DWARFDebugLine::LineTable &Table,
                     uint64_t FileIndex) const;
  void collectVariables(const Object &O, llvm::DWARFDie Parent, uint64_t PC,
                        std::vector<Variable> &Result) const;
};

/// The last part of a path.
llvm::StringRef baseName(llvm::StringRef Path);

} // namespace dbg

#endif // LLVM_TOOLS_Q7X2_DBG_SOURCEINFO_H
