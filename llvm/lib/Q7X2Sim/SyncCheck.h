//===- SyncCheck.h - Finds misuse of block barriers -------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds block barriers for all threads that threads reach at different
// instructions, or that some threads have exited without reaching. The machine
// lets the others continue; OpenCL C and CUDA leave both undefined.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2SIM_SYNCCHECK_H
#define LLVM_LIB_Q7X2SIM_SYNCCHECK_H

#include "Checker.h"

namespace q7x2 {

class SyncCheck {
public:
  explicit SyncCheck(const CheckedLaunch &Common) : Common(Common) {}

  void blockStarts(const BlockState &Block);
  void before(const Context &X, const DecodedInst &I, uint32_t Mask);
  void barrierCompletes(const Context &X, const BlockBarrier &B, unsigned Id);

private:
  const CheckedLaunch &Common;
  std::vector<uint32_t> Exits; // by thread: the PC of its exit

  void checkSameBarrier(const BlockState &Block, unsigned Id);
  void checkExited(const BlockState &Block, unsigned Id);
};

} // namespace q7x2

#endif // LLVM_LIB_Q7X2SIM_SYNCCHECK_H
