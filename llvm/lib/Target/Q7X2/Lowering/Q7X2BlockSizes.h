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

/// Returns the block size that a launch of the kernel must have: OpenCL's
/// reqd_work_group_size or PTX's .reqntid.
std::optional<BlockSize> getRequiredBlock(const Function &Kernel);
/// Returns the sizes whose product bounds the threads of a block: CUDA's
/// __launch_bounds__ or PTX's .maxntid.
std::optional<BlockSize> getMaxBlock(const Function &Kernel);

/// Returns OpenCL's work_group_size_hint, which a launch need not follow.
std::optional<BlockSize> getBlockHint(const Function &Kernel);

/// Returns whether a kernel may be launched with fewer threads in the last
/// block of a dimension: kernels of OpenCL C 2.0 and later without
/// -cl-uniform-work-group-size.
bool allowsPartialBlocks(const Function &Kernel);

/// Replaces a read of the last block's size by one of the size of all blocks
/// where the launch ensures that they are equal: in modules of OpenCL C 1.x,
/// and of later versions with -cl-uniform-work-group-size. The choice between
/// the two in the device library's work-item functions then folds to a load of
/// the block size. Implements TargetTransformInfo::instCombineIntrinsic.
std::optional<Instruction *> combineLastBlockSize(IntrinsicInst &II);

/// Folds a read of the block size to the required size of the kernel, and
/// attaches ranges to reads of the block size and of the thread's position in
/// the block. Implements TargetTransformInfo::instCombineIntrinsic.
std::optional<Instruction *> combineBlockSize(InstCombiner &IC,
                                              IntrinsicInst &II);

} // namespace Q7X2
} // namespace llvm

#endif // LLVM_LIB_TARGET_Q7X2_LOWERING_Q7X2BLOCKSIZES_H
