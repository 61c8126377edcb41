//===-- Q7X2CustomBehaviour.h - Control words in llvm-mca -------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// llvm-mca takes latencies and pipes from the scheduling model. This adds the
// effects of control words: the stall after an instruction, the scoreboards
// that it waits for, and interlocked instructions, which wait for everything.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_MCA_Q7X2CUSTOMBEHAVIOUR_H
#define LLVM_LIB_TARGET_Q7X2_MCA_Q7X2CUSTOMBEHAVIOUR_H

#include "MCTargetDesc/Q7X2BaseInfo.h"
#include "llvm/MCA/CustomBehaviour.h"
#include <optional>

namespace llvm {
namespace mca {

/// Attaches the control word to llvm-mca's instruction.
class Q7X2InstrPostProcess : public InstrPostProcess {
public:
  using InstrPostProcess::InstrPostProcess;
  void postProcessInstruction(Instruction &Inst, const MCInst &MCI) override;
};

class Q7X2CustomBehaviour : public CustomBehaviour {
  unsigned LastChecked = ~0u; // index of an instruction

public:
  using CustomBehaviour::CustomBehaviour;
  unsigned checkCustomHazard(ArrayRef<InstRef> IssuedInst,
                             const InstRef &IR) override;

private:
  unsigned remainingStall(ArrayRef<InstRef> IssuedInst,
                          const InstRef &IR) const;
};

} // namespace mca
} // namespace llvm

#endif
