//===- Output.h - The output port -------------------------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A window of eight bytes in the generic address space for the text output of
// threads. A byte stored to offset 0 is appended to the thread's text; a word
// stored to offset 4 prints the text, so that lines of different threads do not
// mix.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2SIM_OUTPUT_H
#define LLVM_LIB_Q7X2SIM_OUTPUT_H

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <utility>

namespace q7x2 {

constexpr uint64_t OutputPortAddress = 0x0000750000000000;

inline bool isOutputPort(uint64_t Address) {
  return Address - OutputPortAddress < 8;
}

class OutputPort {
public:
  using WriteFn = std::function<void(const std::string &)>;
  explicit OutputPort(WriteFn Write) : Write(std::move(Write)) {}

  /// Executes a store by a thread of a block. Returns false if the port does
  /// not accept it.
  bool store(const void *Block, unsigned Thread, uint64_t Address,
             unsigned Bytes, uint32_t Value);

private:
  WriteFn Write;
  /// The text not printed yet, by block and thread.
  std::map<std::pair<const void *, unsigned>, std::string> Texts;
};

} // namespace q7x2

#endif // LLVM_LIB_Q7X2SIM_OUTPUT_H
