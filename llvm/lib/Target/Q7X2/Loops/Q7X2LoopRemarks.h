//===-- Q7X2LoopRemarks.h - Remarks on changes of loops ---------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_LOOPS_Q7X2LOOPREMARKS_H
#define LLVM_LIB_TARGET_Q7X2_LOOPS_Q7X2LOOPREMARKS_H

#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"

namespace llvm {
namespace Q7X2 {

/// Emits a remark about a change of \p L, for -pass-remarks=PASS. \p Name is
/// the kind of the remark in remark files; \p Describe appends the text to the
/// remark.
template <typename Function>
void emitLoopRemark(const char *Pass, StringRef Name, const Loop &L,
                    Function Describe) {
  OptimizationRemarkEmitter ORE(L.getHeader()->getParent());
  ORE.emit([&]() {
    OptimizationRemark Remark(Pass, Name, L.getStartLoc(), L.getHeader());
    Describe(Remark);
    return Remark;
  });
}

} // namespace Q7X2
} // namespace llvm

#endif
