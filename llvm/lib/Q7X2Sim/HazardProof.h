//===- HazardProof.h - Which instructions need no check ---------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Proves before a launch that control words exclude every hazard of an
// instruction, on all paths to it, so that the simulator does not have to check
// the instruction each time it issues. Instructions without a proof are checked
// at every issue (InFlight::findHazard), with the same result.
//
// A thread executes the instructions of a path, and issues are at least as far
// apart as their stalls say, whatever the other threads of the warp do. So it
// suffices to follow the branches and track the instructions that may be in
// flight: for fixed latencies, the minimum number of cycles since the write;
// for variable ones, the scoreboards not waited for. Two things are not on a
// thread's path, and the proof does not cover them (InFlight::isProved):
//
// - the instructions before a CALL, RET or BRX that leads here, if any is still
//   in flight;
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

/// Sets InstTiming::IsProved of each instruction, or of none, for tests, if the
/// environment variable Q7X2_SIM_PROOF is 0.
void proveControlWords(llvm::ArrayRef<DecodedInst> Code,
                       llvm::MutableArrayRef<InstTiming> Timings);

} // namespace q7x2

#endif // LLVM_LIB_Q7X2SIM_HAZARDPROOF_H
