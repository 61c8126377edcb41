//===-- Q7X2Intrinsics.h - Table of NVVM's intrinsics --------- -*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The table that TableGen generates from Q7X2Intrinsics.td.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_LOWERING_Q7X2INTRINSICS_H
#define LLVM_LIB_TARGET_Q7X2_LOWERING_Q7X2INTRINSICS_H

#include <cstdint>

namespace llvm::Q7X2Intrinsic {

#define GET_IntrinsicShapeID_DECL
#define GET_IntrinsicResultID_DECL
#define GET_IntrinsicUniformityID_DECL
#include "Q7X2GenSearchableTables.inc"

/// How an intrinsic is lowered.
struct NVVMIntrinsicInfo {
  unsigned Intr;
  IntrinsicShapeID Shape;
  unsigned Opcode; ///< Of the node, if the shape does not imply it.
  unsigned Value;  ///< A constant, or an offset in constant bank 0.
  bool IsSync;     ///< Reconverges the threads of a mask first.
  IntrinsicResultID Result;
  IntrinsicUniformityID Uniformity; ///< Of its results, within a warp.
  uint8_t NumMods;
  uint8_t Mod0, Mod1, Mod2;
};

#define GET_NVVMIntrinsicTable_DECL
#include "Q7X2GenSearchableTables.inc"

} // namespace llvm::Q7X2Intrinsic

#endif
