//===- OperandReader.h - Instructions as the checker sees them --*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reduces an instruction to registers, guard, flow of control and control word.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2CHECK_OPERANDREADER_H
#define LLVM_LIB_Q7X2CHECK_OPERANDREADER_H

#include "Inst.h"
#include "MCTargetDesc/Q7X2BaseInfo.h"
#include "llvm/MC/MCInst.h"
#include "llvm/MC/MCInstrInfo.h"
#include "llvm/MC/MCRegisterInfo.h"
#include <vector>

namespace check {

using llvm::Q7X2::InstBytes;

class OperandReader {
public:
  OperandReader(const llvm::MCRegisterInfo &MRI, const llvm::MCInstrInfo &MII)
      : MRI(MRI), MII(MII) {}

  /// \p Index is the position of the instruction, which the target of a branch
  /// is relative to. A branch to a symbol has no target.
  Inst read(const llvm::MCInst &MI, uint32_t Index) const;

private:
  const llvm::MCRegisterInfo &MRI;
  const llvm::MCInstrInfo &MII;

  void readBarrier(const llvm::MCInst &MI, unsigned Op, Inst &I) const;
  void readFlow(const llvm::MCInst &MI, unsigned Op, uint32_t Index,
                Inst &I) const;
};

} // namespace check

#endif // LLVM_LIB_Q7X2CHECK_OPERANDREADER_H
