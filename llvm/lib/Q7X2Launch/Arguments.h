//===- Arguments.h - Kernel arguments on the command line -------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2LAUNCH_ARGUMENTS_H
#define LLVM_LIB_Q7X2LAUNCH_ARGUMENTS_H

#include "q7x2/q7x2sim.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

/// A scalar type of --arg and --print.
struct ValueType {
  q7x2_arg_kind Kind;
  unsigned Bytes;
  bool Signed;
};
std::optional<ValueType> valueType(llvm::StringRef Name);

/// A kernel argument.
struct Argument {
  enum KindTy { Value, Buffer, Shared } Kind = Value;
  ValueType Type = {};
  /// The values, or the initial contents of the buffer; empty: those of the
  /// file, or zeros.
  std::vector<uint8_t> Data;
  std::unique_ptr<llvm::MemoryBuffer> File;
  uint64_t BufferBytes = 0;
  uint64_t SharedBytes = 0;
  uint64_t Address = 0; // of a buffer, once it is allocated
};

llvm::Expected<Argument> parseArgument(llvm::StringRef Spec);

/// A --print option.
struct PrintRequest {
  size_t Index;
  ValueType Type;
  std::optional<uint64_t> Count; // absent: all values
};
llvm::Expected<PrintRequest> parsePrint(llvm::StringRef Spec);

/// Prints a value and a newline. A float has as few digits as read back to the
/// same bits.
void printValue(llvm::raw_ostream &OS, ValueType Type, const uint8_t *Bytes);

#endif // LLVM_LIB_Q7X2LAUNCH_ARGUMENTS_H
