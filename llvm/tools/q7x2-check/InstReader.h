//===- InstReader.h - Decodes instructions ----------------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The target's disassembler and printer for the checker.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_TOOLS_Q7X2_CHECK_INSTREADER_H
#define LLVM_TOOLS_Q7X2_CHECK_INSTREADER_H

#include "Q7X2Check/OperandReader.h"
#include "q7x2/Disassembly.h"
#include <memory>
#include <string>

namespace check {

class InstReader {
public:
  static llvm::Expected<std::unique_ptr<InstReader>> create();

  /// Decodes an instruction. \p Index is its position, which the target of a
  /// branch is relative to.
  Inst read(llvm::ArrayRef<uint8_t> Bytes, uint32_t Index) const;
  /// Its assembly.
  std::string print(llvm::ArrayRef<uint8_t> Bytes) const {
    return Bits->print(Bytes);
  }

private:
  std::unique_ptr<q7x2::Disassembly> Bits;
  OperandReader Operands;

  explicit InstReader(std::unique_ptr<q7x2::Disassembly> From)
      : Bits(std::move(From)),
        Operands(Bits->registers(), Bits->instructions()) {}
};

} // namespace check

#endif // LLVM_TOOLS_Q7X2_CHECK_INSTREADER_H
