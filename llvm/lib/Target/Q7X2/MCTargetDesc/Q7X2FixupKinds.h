//===-- Q7X2FixupKinds.h - Fixups and relocations ---------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The offset of a fixup is that of the first patched byte, which for most is 4
// bytes into the instruction (see the table in docs/abi.md).
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_MCTARGETDESC_Q7X2FIXUPKINDS_H
#define LLVM_LIB_TARGET_Q7X2_MCTARGETDESC_Q7X2FIXUPKINDS_H

#include "llvm/ADT/StringRef.h"
#include "llvm/MC/MCFixup.h"

namespace llvm {
namespace Q7X2 {

enum Fixups {
  fixup_abs32 = FirstTargetFixupKind, ///< bits 32-63: a 32-bit value
  fixup_lo32,                         ///< bits 32-63: lower half of an address
  fixup_hi32,                         ///< bits 32-63: upper half of an address
  fixup_rel32, ///< bits 32-63: distance from the end of the instruction
  fixup_off24, ///< bits 40-63: signed offset of an address
  fixup_cbank, ///< bits 32-47: offset in a constant bank
  fixup_end,
  NumTargetFixupKinds = fixup_end - FirstTargetFixupKind
};

/// ELF relocation types.
enum RelocType : unsigned {
#define Q7X2_RELOCATION(NAME, NUMBER, FIELD, VALUE) NAME = NUMBER,
#include "llvm/TargetParser/Q7X2Relocations.def"
};

constexpr StringRef getRelocationName(RelocType Type) {
  switch (Type) {
#define Q7X2_RELOCATION(NAME, NUMBER, FIELD, VALUE)                            \
  case NAME:                                                                   \
    return #NAME;
#include "llvm/TargetParser/Q7X2Relocations.def"
  }
  return "";
}

/// The empty section .q7x2.debug_info has the relocations of .debug_info, and
/// so on for all sections of debug information, whose fields contain the
/// relocated values for an unlinked object.
constexpr char DebugRelocationsPrefix[] = ".q7x2";

/// Returns whether a section has relocations for the linker. Strings and
/// abbreviations refer to nothing, and the linker does not see .dwo sections.
inline bool hasDebugRelocations(StringRef Section) {
  return Section.starts_with(".debug_") && !Section.ends_with(".dwo") &&
         !Section.starts_with(".debug_abbrev") && Section != ".debug_str" &&
         Section != ".debug_line_str";
}

/// The distance from the patched bytes of a branch to the end of its
/// instruction.
constexpr int BranchFieldToEnd = 12;

} // namespace Q7X2
} // namespace llvm

#endif
