//===-- Q7X2BlockSizes.h - Block sizes that a kernel names ------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_LOWERING_Q7X2BLOCKSIZES_H
#define LLVM_LIB_TARGET_Q7X2_LOWERING_Q7X2BLOCKSIZES_H

#include "MCTargetDesc/Q7X2KernelInfo.h"
#include <optional>

namespace llvm {

class Function;
class InstCombiner;
class Instruction;
class IntrinsicInst;

namespace Q7X2 {

/// The block size that a kernel has to be launched with: that of OpenCL's
/// reqd_work_group_size or PTX's .reqntid.
std::optional<BlockSize> getRequiredBlock(const Function &Kernel);
/// The sizes whose product a block may have at most: those of CUDA's
/// __launch_bounds__ or PTX's .maxntid.
std::optional<BlockSize> getMaxBlock(const Function &Kernel);

/// The size of OpenCL's work_group_size_hint, which is only likely.
std::optional<BlockSize> getBlockHint(const Function &Kernel);

/// Replaces a read of the block size by what the kernel requires, and bounds
/// the results of reads of it and of the thread's place in the block. As
/// TargetTransformInfo::instCombineIntrinsic.
std::optional<Instruction *> combineBlockSize(InstCombiner &IC,
                                              IntrinsicInst &II);

} // namespace Q7X2
} // namespace llvm

#endif // LLVM_LIB_TARGET_Q7X2_LOWERING_Q7X2BLOCKSIZES_H
