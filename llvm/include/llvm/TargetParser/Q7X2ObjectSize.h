//===-- Q7X2ObjectSize.h - The largest object -------------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The size that allocations cannot exceed, on which compiled code relies
// (docs/abi.md). utils/prove reads this as well.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_TARGETPARSER_Q7X2OBJECTSIZE_H
#define LLVM_TARGETPARSER_Q7X2OBJECTSIZE_H

namespace llvm {
namespace Q7X2 {

/// An object has at most 2 to the power of this bytes.
constexpr unsigned MaxObjectLog = 32;

} // namespace Q7X2
} // namespace llvm

#endif // LLVM_TARGETPARSER_Q7X2OBJECTSIZE_H
