//===-- Q7X2FloatText.h - Text of float immediates --------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Float immediates are printed as the shortest decimal that parses to the same
// bits; infinities and NaNs as a letter for the width and hex digits:
// 0f7F800000, 0d7FF0000000000000, 0h7C00.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_MCTARGETDESC_Q7X2FLOATTEXT_H
#define LLVM_LIB_TARGET_Q7X2_MCTARGETDESC_Q7X2FLOATTEXT_H

#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>

namespace llvm {
namespace Q7X2 {

/// Returns the text of the value with these bits in the format.
std::string formatFloat(uint64_t Bits, const fltSemantics &Format);

/// Returns the bits of a text: a decimal (rounded to nearest even), the hex
/// form of exactly this width, or INF or QNAN with an optional sign.
std::optional<uint64_t> parseFloat(StringRef Text, const fltSemantics &Format);

} // namespace Q7X2
} // namespace llvm

#endif
