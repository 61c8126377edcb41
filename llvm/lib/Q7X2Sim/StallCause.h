//===- StallCause.h - Why a warp does not issue -----------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2SIM_STALLCAUSE_H
#define LLVM_LIB_Q7X2SIM_STALLCAUSE_H

#include <cstdint>

namespace q7x2 {

/// The reason why a warp with threads left did not issue in a cycle.
enum class StallCause : uint8_t {
#define STALL_CAUSE(Enumerator, Name, Reason, What, Advice) Enumerator,
#include "StallCauses.def"
  Count
};
constexpr unsigned NumStallCauses = unsigned(StallCause::Count);

} // namespace q7x2

#endif // LLVM_LIB_Q7X2SIM_STALLCAUSE_H
