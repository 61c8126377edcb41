//===- Relocation.cpp - Application of relocations ------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Relocation.h"
#include "MCTargetDesc/Q7X2FixupKinds.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace q7x2::link;

std::optional<unsigned> q7x2::link::relocatedBytes(unsigned Type) {
  switch (Type) {
  case Q7X2::R_Q7X2_NONE:
    return 0;
  case Q7X2::R_Q7X2_ABS64:
    return 8;
  case Q7X2::R_Q7X2_ABS32:
  case Q7X2::R_Q7X2_LO32:
  case Q7X2::R_Q7X2_HI32:
  case Q7X2::R_Q7X2_REL32:
  case Q7X2::R_Q7X2_PC32:
  case Q7X2::R_Q7X2_COPY:
    return 4;
  case Q7X2::R_Q7X2_OFF24:
    return 3;
  case Q7X2::R_Q7X2_CBANK:
    return 2;
  default:
    return std::nullopt;
  }
}

bool q7x2::link::isPCRelative(unsigned Type) {
  return Type == Q7X2::R_Q7X2_REL32 || Type == Q7X2::R_Q7X2_PC32;
}

uint64_t q7x2::link::nextInstruction(uint64_t Place) {
  return Place + Q7X2::BranchFieldToEnd;
}

namespace {
struct Field {
  uint64_t Value;
  bool Fits = true;
};
} // namespace

static Field computeField(unsigned Type, uint64_t Value, uint64_t Place) {
  const uint64_t Distance = Value - Place;
  const uint64_t FromEnd = Distance - Q7X2::BranchFieldToEnd;
  switch (Type) {
  case Q7X2::R_Q7X2_ABS32:
    return {Value, isUInt<32>(Value) || isInt<32>(int64_t(Value))};
  case Q7X2::R_Q7X2_HI32:
    return {Value >> 32};
  case Q7X2::R_Q7X2_REL32:
    return {FromEnd, isInt<32>(int64_t(FromEnd))};
  case Q7X2::R_Q7X2_OFF24:
    return {Value, isInt<24>(int64_t(Value))};
  case Q7X2::R_Q7X2_CBANK:
    return {Value, isUInt<16>(Value)};
  case Q7X2::R_Q7X2_PC32:
    return {Distance, isInt<32>(int64_t(Distance))};
  default:
    return {Value};
  }
}

bool q7x2::link::writeRelocation(unsigned Type, uint64_t Value, uint64_t Place,
                                 uint8_t *Bytes) {
  const Field F = computeField(Type, Value, Place);
  if (!F.Fits)
    return false;
  const unsigned Count = relocatedBytes(Type).value_or(0);
  for (unsigned I = 0; I != Count; ++I)
    Bytes[I] = uint8_t(F.Value >> (8 * I));
  return true;
}
