//===- MathOps.h - The functions of MUFU ------------------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each result is the exact value of the function, rounded once, to nearest
// even.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2SIM_MATHOPS_H
#define LLVM_LIB_Q7X2SIM_MATHOPS_H

#include "Target.h"
#include <cstdint>

namespace q7x2 {
namespace fp {

/// The functions; the values are those of MUFU's modifier.
enum class MathOp : uint8_t {
  COS = Q7X2::MUFUOp_COS,
  SIN = Q7X2::MUFUOp_SIN,
  EX2 = Q7X2::MUFUOp_EX2,
  LG2 = Q7X2::MUFUOp_LG2,
  RCP = Q7X2::MUFUOp_RCP,
  RSQ = Q7X2::MUFUOp_RSQ,
  RCP64H = Q7X2::MUFUOp_RCP64H,
  RSQ64H = Q7X2::MUFUOp_RSQ64H,
  SQRT = Q7X2::MUFUOp_SQRT,
  TANH = Q7X2::MUFUOp_TANH
};

/// The relative error of a function evaluated in double: several times the
/// largest error that libm documents.
constexpr double MathBound = 0x1p-49;

/// MUFU on a 32-bit pattern: an f32, or for the 64H operations the upper word
/// of an f64 whose lower word is 0.
uint32_t mathFunction(MathOp Op, uint32_t X, bool Ftz, bool Sat);

} // namespace fp
} // namespace q7x2

#endif // LLVM_LIB_Q7X2SIM_MATHOPS_H
