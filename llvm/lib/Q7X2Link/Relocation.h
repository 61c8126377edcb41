//===- Relocation.h - Application of relocations ----------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The types and their values are those of Q7X2Relocations.def (docs/abi.md).
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2LINK_RELOCATION_H
#define LLVM_LIB_Q7X2LINK_RELOCATION_H

#include <cstdint>
#include <optional>

namespace q7x2::link {

/// Bytes of an instruction.
constexpr unsigned InstBytes = 16;

/// The bytes that a relocation of a type writes; none if there is no such type.
std::optional<unsigned> relocatedBytes(unsigned Type);

/// Whether the value depends on the distance between symbol and place only.
bool isPCRelative(unsigned Type);

/// Writes a relocation's value to its place. \p Value is that of the symbol and
/// the addend, \p Place the address of the first byte. Returns false, without
/// writing, if the value does not fit into the field.
bool writeRelocation(unsigned Type, uint64_t Value, uint64_t Place,
                     uint8_t *Bytes);

/// The value for which a branch to an undefined weak symbol, which should be
/// unreachable, continues with the next instruction.
uint64_t nextInstruction(uint64_t Place);

} // namespace q7x2::link

#endif // LLVM_LIB_Q7X2LINK_RELOCATION_H
