//===- HazardProof.h - Which instructions need no check ---------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Proves before a launch that control words exclude every hazard of an
// instruction, on all paths to it, so that the simulator need not look for one
// each time that it issues. What cannot be proved is checked at every issue
// (InFlight::findHazard), with the same result.
//
// A thread executes the instructions of a path, and issues are at least as far
// apart as their stalls say, whatever the other threads of the warp do. So it
// suffices to follow the branches, with what can be in flight: for fixed
// latencies the fewest cycles since the write, for variable ones the
// scoreboards that have not been waited for. Two things are not on a thread's
// path, and the proof does not hold for them (InFlight::isProved):
//
// - where it comes from after CALL, RET and BRX, if anything is in flight then;
// - uniform registers that other threads of its warp use while they have
//   diverged.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2SIM_HAZARDPROOF_H
#define LLVM_LIB_Q7X2SIM_HAZARDPROOF_H

#include "Inst.h"
#include "Timing.h"
#include "llvm/ADT/ArrayRef.h"

namespace q7x2 {

/// Sets InstTiming::IsProved of each instruction. With the environment variable
/// Q7X2_SIM_PROOF=0 none is, for tests.
void proveControlWords(llvm::ArrayRef<DecodedInst> Code,
                       llvm::MutableArrayRef<InstTiming> Timings);

} // namespace q7x2

#endif // LLVM_LIB_Q7X2SIM_HAZARDPROOF_H
