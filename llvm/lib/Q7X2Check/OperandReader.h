//===- OperandReader.h - What an instruction reads and writes ---*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Makes of the operands of an instruction the registers that it reads and
// writes and the ways on from it.
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
  OperandReader(const llvm::MCRegisterInfo &MRI, const llvm::MCInstrInfo &MII);

  /// The target of a branch is that of one at index \p Index; none if it is a
  /// symbol.
  Inst read(const llvm::MCInst &MI, uint32_t Index) const;

private:
  const llvm::MCRegisterInfo &MRI;
  const llvm::MCInstrInfo &MII;
  /// The number of each register unit; NoResource for RZ, barriers and such.
  std::vector<Resource> ResourceOf;

  void addRegister(llvm::SmallVectorImpl<Resource> &To,
                   llvm::MCRegister Reg) const;
  Condition condition(const llvm::MCInst &MI, unsigned Idx) const;
  void readGuard(const llvm::MCInst &MI, Inst &I) const;
  void readPredicateMove(const llvm::MCInst &MI, unsigned Op, Inst &I) const;
  void readIndexed(const llvm::MCInst &MI, unsigned Op, Inst &I) const;
  void readFlow(const llvm::MCInst &MI, unsigned Op, uint32_t Index,
                Inst &I) const;
};

} // namespace check

#endif // LLVM_LIB_Q7X2CHECK_OPERANDREADER_H
