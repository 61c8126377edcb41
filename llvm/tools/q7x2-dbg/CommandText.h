//===- CommandText.h - Parts of commands ------------------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_TOOLS_Q7X2_DBG_COMMANDTEXT_H
#define LLVM_TOOLS_Q7X2_DBG_COMMANDTEXT_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <cstdint>

namespace dbg {

constexpr unsigned WarpThreads = 32;
constexpr unsigned InstBytes = 16;

/// Takes the letters, digits and dashes at the start, after spaces.
llvm::StringRef takeWord(llvm::StringRef &Rest);
/// A number of times; without one: once.
llvm::Expected<uint64_t> parseCount(llvm::StringRef A);
/// "/x" at the start of the arguments; 0: none.
llvm::Expected<char> takeFormat(llvm::StringRef &A);
/// The index of a thread in a block of a size: x, y, z.
void coordinates(const uint32_t Size[3], uint32_t Thread, uint32_t To[3]);

} // namespace dbg

#endif // LLVM_TOOLS_Q7X2_DBG_COMMANDTEXT_H
