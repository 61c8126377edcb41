//===- Special.h - Special registers ----------------------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2SIM_SPECIAL_H
#define LLVM_LIB_Q7X2SIM_SPECIAL_H

#include "Exec.h"

namespace q7x2 {

/// Whether a special register, a value of the enumeration SReg, is uniform.
bool isUniformSpecial(unsigned SReg);
/// The value of a uniform special register.
uint32_t uniformSpecial(const Context &X, unsigned SReg);

/// The lane that SHFL reads from, if it is in the thread's segment; otherwise
/// the thread's own.
struct ShuffleSource {
  unsigned Lane;
  bool InSegment;
};
/// C has the bound of the lane number in bits 0-4 and, in bits 8-12, a mask of
/// the bits of the lane number that select the segment.
ShuffleSource shuffleSource(unsigned Mode, unsigned Lane, uint32_t B,
                            uint32_t C);

} // namespace q7x2

#endif // LLVM_LIB_Q7X2SIM_SPECIAL_H
