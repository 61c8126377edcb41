//===-- Q7X2TargetParser.h - Facts about the target -------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Facts on which clang's part and the target have to agree, where neither can
// include the other.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_TARGETPARSER_Q7X2TARGETPARSER_H
#define LLVM_TARGETPARSER_Q7X2TARGETPARSER_H

#include <cstdint>

namespace llvm {
namespace Q7X2 {

/// That of nvptx64, but with 32-bit pointers to memory that has such addresses.
inline constexpr char DataLayoutString[] =
    "e-p3:32:32-p5:32:32-p6:32:32-p7:32:32-p101:32:32-p103:32:32-i64:64-i128:"
    "128-i256:256-v16:16-v32:32-n16:32:64";

/// e_machine of an object: "7Q", unassigned in the ELF registry.
inline constexpr uint16_t EMachine = 0x5137;

/// The stack's alignment in bytes, and so the largest of an argument in memory.
inline constexpr unsigned StackAlignment = 16;

enum AddressSpace : unsigned {
#define Q7X2_ADDRESS_SPACE(NAME, NUMBER, OPENCL, MEANING) AS_##NAME = NUMBER,
#include "llvm/TargetParser/Q7X2AddressSpaces.def"
};

} // namespace Q7X2
} // namespace llvm

#endif // LLVM_TARGETPARSER_Q7X2TARGETPARSER_H
