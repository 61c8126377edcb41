//===- Code.h - Code to be checked ------------------------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The instructions of one or more sections, and how messages refer to them. It
// comes from an object file or from assembly.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2CHECK_CODE_H
#define LLVM_LIB_Q7X2CHECK_CODE_H

#include "Inst.h"
#include <string>
#include <vector>

namespace check {

class Code {
public:
  virtual ~Code() = default;

  llvm::ArrayRef<Inst> insts() const { return Insts; }
  /// Whether instruction \p Index is the last of its section, so that it does
  /// not fall through to the next.
  virtual bool endsSection(uint32_t Index) const = 0;
  /// Its assembly.
  virtual std::string text(uint32_t Index) const = 0;
  /// Its location, as messages print it.
  virtual std::string where(uint32_t Index) const = 0;

protected:
  std::vector<Inst> Insts;
};

} // namespace check

#endif // LLVM_LIB_Q7X2CHECK_CODE_H
