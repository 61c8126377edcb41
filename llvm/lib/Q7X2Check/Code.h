//===- Code.h - Code to be checked ------------------------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The instructions of some sections, one section after another, and what to
// call them in messages. An object is one such, assembly text another.
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
  /// Whether control cannot go on from instruction \p Index to the next one
  /// because a section ends here.
  virtual bool endsSection(uint32_t Index) const = 0;
  virtual std::string text(uint32_t Index) const = 0;
  /// Where it stands, in the words of a message.
  virtual std::string where(uint32_t Index) const = 0;

protected:
  std::vector<Inst> Insts;
};

} // namespace check

#endif // LLVM_LIB_Q7X2CHECK_CODE_H
