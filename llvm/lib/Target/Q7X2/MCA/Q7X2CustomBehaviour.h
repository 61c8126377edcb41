//===-- Q7X2CustomBehaviour.h - Control text in llvm-mca --------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// llvm-mca knows latencies and pipes from the scheduling model. Here it learns
// what control text adds: the stall behind an instruction, the scoreboards that
// one waits for, and that an interlocked one waits for everything.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_MCA_Q7X2CUSTOMBEHAVIOUR_H
#define LLVM_LIB_TARGET_Q7X2_MCA_Q7X2CUSTOMBEHAVIOUR_H

#include "MCTargetDesc/Q7X2BaseInfo.h"
#include "llvm/MCA/CustomBehaviour.h"
#include <optional>

namespace llvm {
namespace mca {

/// Keeps the control word, which llvm-mca's own instructions lack.
class Q7X2InstrPostProcess : public InstrPostProcess {
public:
  using InstrPostProcess::InstrPostProcess;
  void postProcessInstruction(Instruction &Inst, const MCInst &MCI) override;
};

class Q7X2CustomBehaviour : public CustomBehaviour {
  unsigned Checked = ~0u; // the instruction asked about last

public:
  using CustomBehaviour::CustomBehaviour;
  unsigned checkCustomHazard(ArrayRef<InstRef> IssuedInst,
                             const InstRef &IR) override;

private:
  unsigned stallLeft(ArrayRef<InstRef> IssuedInst, const InstRef &IR) const;
};

} // namespace mca
} // namespace llvm

#endif
