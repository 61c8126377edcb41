//===- q7x2/SourceLine.h - Source lines of code addresses -------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// For the messages of the project's own tools. If an object's debug information
// is malformed, there is no source line in the message.
//
//===----------------------------------------------------------------------===//

#ifndef Q7X2_SOURCELINE_H
#define Q7X2_SOURCELINE_H

#include "llvm/DebugInfo/DWARF/DWARFContext.h"
#include "llvm/Object/ObjectFile.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Path.h"

namespace q7x2 {

inline std::unique_ptr<llvm::DWARFContext>
openLines(const llvm::object::ObjectFile &File) {
  auto Ignore = [](llvm::Error E) { llvm::consumeError(std::move(E)); };
  return llvm::DWARFContext::create(
      File, llvm::DWARFContext::ProcessDebugRelocations::Ignore, nullptr, "",
      Ignore, Ignore);
}

/// "file.cl:12", or empty if the line tables have no entry for the address.
/// Reads only these: other debug information may be malformed.
inline std::string findSourceLine(llvm::DWARFContext &Dwarf,
                                  llvm::object::SectionedAddress Address) {
  auto Ignore = [](llvm::Error E) { llvm::consumeError(std::move(E)); };
  for (const std::unique_ptr<llvm::DWARFUnit> &Unit : Dwarf.compile_units()) {
    auto Table = Dwarf.getLineTableForUnit(Unit.get(), Ignore);
    llvm::DILineInfo Line;
    if (!Table)
      llvm::consumeError(Table.takeError());
    else if (*Table &&
             (*Table)->getFileLineInfoForAddress(
                 Address, /*Approximate=*/false, "",
                 llvm::DILineInfoSpecifier::FileLineInfoKind::RawValue, Line) &&
             Line.FileName != llvm::DILineInfo::BadString && Line.Line != 0)
      return llvm::formatv("{0}:{1}", llvm::sys::path::filename(Line.FileName),
                           Line.Line);
  }
  return "";
}

} // namespace q7x2

#endif // Q7X2_SOURCELINE_H
