//===-- Q7X2BlockSizes.cpp - Block sizes that a kernel names --------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Q7X2BlockSizes.h"
#include "MCTargetDesc/Q7X2BaseInfo.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/IntrinsicsNVPTX.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/InstCombine/InstCombiner.h"

using namespace llvm;

/// Parses the value "X[,Y[,Z]]" of an NVVM function attribute.
static std::optional<Q7X2::BlockSize> readAttribute(const Function &F,
                                                    StringRef Name) {
  if (!F.hasFnAttribute(Name))
    return std::nullopt;
  Q7X2::BlockSize Size = {1, 1, 1};
  SmallVector<StringRef, 3> Dimensions;
  F.getFnAttribute(Name).getValueAsString().split(Dimensions, ',');
  for (auto [Dimension, Threads] : zip(Dimensions, Size))
    if (Dimension.trim().getAsInteger(10, Threads))
      return std::nullopt;
  return Size;
}

/// Parses the three operands of an OpenCL metadata node.
static std::optional<Q7X2::BlockSize> readMetadata(const Function &F,
                                                   StringRef Name) {
  const MDNode *Node = F.getMetadata(Name);
  if (!Node || Node->getNumOperands() != 3)
    return std::nullopt;
  Q7X2::BlockSize Size;
  for (auto [Operand, Threads] : zip(Node->operands(), Size))
    Threads = mdconst::extract<ConstantInt>(Operand)->getZExtValue();
  return Size;
}

std::optional<Q7X2::BlockSize> Q7X2::getRequiredBlock(const Function &Kernel) {
  if (auto Size = readMetadata(Kernel, "reqd_work_group_size"))
    return Size;
  return readAttribute(Kernel, "nvvm.reqntid");
}

std::optional<Q7X2::BlockSize> Q7X2::getBlockHint(const Function &Kernel) {
  return readMetadata(Kernel, "work_group_size_hint");
}

std::optional<Q7X2::BlockSize> Q7X2::getMaxBlock(const Function &Kernel) {
  return readAttribute(Kernel, "nvvm.maxntid");
}

namespace {
/// The special register that an intrinsic reads: the block size or the thread's
/// position in the block, in one dimension.
struct BlockRead {
  bool IsSize;
  unsigned Dimension;
};
} // namespace

static std::optional<BlockRead> getBlockRead(const IntrinsicInst &II) {
  switch (II.getIntrinsicID()) {
  case Intrinsic::nvvm_read_ptx_sreg_ntid_x:
    return BlockRead{true, 0};
  case Intrinsic::nvvm_read_ptx_sreg_ntid_y:
    return BlockRead{true, 1};
  case Intrinsic::nvvm_read_ptx_sreg_ntid_z:
    return BlockRead{true, 2};
  case Intrinsic::nvvm_read_ptx_sreg_tid_x:
    return BlockRead{false, 0};
  case Intrinsic::nvvm_read_ptx_sreg_tid_y:
    return BlockRead{false, 1};
  case Intrinsic::nvvm_read_ptx_sreg_tid_z:
    return BlockRead{false, 2};
  default:
    return std::nullopt;
  }
}

/// Returns an upper bound of the block size in each dimension.
static std::optional<Q7X2::BlockSize> getLargestSizes(const Function &Kernel) {
  if (auto Required = Q7X2::getRequiredBlock(Kernel))
    return Required;
  auto Max = Q7X2::getMaxBlock(Kernel);
  if (!Max)
    return std::nullopt;
  const uint64_t Threads = uint64_t((*Max)[0]) * (*Max)[1] * (*Max)[2];
  const unsigned Largest =
      std::min<uint64_t>(Threads, Q7X2::MaxThreadsPerBlock);
  return Q7X2::BlockSize{Largest, Largest, Largest};
}

// ---- partial blocks --------------------------------------------------------

/// Clang's attribute for OpenCL kernels.
static constexpr StringLiteral UniformAttribute = "uniform-work-group-size";

bool Q7X2::allowsPartialBlocks(const Function &Kernel) {
  return Kernel.getFnAttribute(UniformAttribute).getValueAsString() == "false";
}

/// Returns whether the module was compiled as OpenCL C 2.0 or later.
static bool isOpenCL2(const Module &M) {
  const NamedMDNode *Versions = M.getNamedMetadata("opencl.ocl.version");
  return Versions && any_of(Versions->operands(), [](const MDNode *Version) {
           auto *Major =
               mdconst::dyn_extract<ConstantInt>(Version->getOperand(0));
           return Major && Major->getZExtValue() >= 2;
         });
}

/// Functions of a module without kernels may be called by kernels of another
/// one.
static bool hasPartialBlocks(const Module &M) {
  if (any_of(M, Q7X2::allowsPartialBlocks))
    return true;
  return isOpenCL2(M) && none_of(M, [](const Function &F) {
           return F.hasFnAttribute(UniformAttribute);
         });
}

/// Returns the read of the block size that an intrinsic, a read of the last
/// block's size, is equivalent to if all blocks have the same size.
static std::optional<Intrinsic::ID> getReadOfAll(Intrinsic::ID LastSize) {
  switch (LastSize) {
  case Intrinsic::nvvm_read_ptx_sreg_envreg6:
    return Intrinsic::nvvm_read_ptx_sreg_ntid_x;
  case Intrinsic::nvvm_read_ptx_sreg_envreg7:
    return Intrinsic::nvvm_read_ptx_sreg_ntid_y;
  case Intrinsic::nvvm_read_ptx_sreg_envreg8:
    return Intrinsic::nvvm_read_ptx_sreg_ntid_z;
  default:
    return std::nullopt;
  }
}

std::optional<Instruction *> Q7X2::combineLastBlockSize(IntrinsicInst &II) {
  const std::optional<Intrinsic::ID> All = getReadOfAll(II.getIntrinsicID());
  Module &M = *II.getModule();
  if (!All || hasPartialBlocks(M))
    return std::nullopt;
  II.setCalledFunction(Intrinsic::getOrInsertDeclaration(&M, *All));
  return &II;
}

// ---- known sizes -----------------------------------------------------------

std::optional<Instruction *> Q7X2::combineBlockSize(InstCombiner &IC,
                                                    IntrinsicInst &II) {
  const std::optional<BlockRead> Read = getBlockRead(II);
  if (!Read)
    return std::nullopt;
  const Function &Kernel = *II.getFunction();
  const std::optional<BlockSize> Largest = getLargestSizes(Kernel);
  if (!Largest || (*Largest)[Read->Dimension] == 0)
    return std::nullopt;
  const unsigned Size = (*Largest)[Read->Dimension];
  if (Read->IsSize && getRequiredBlock(Kernel))
    return IC.replaceInstUsesWith(II, ConstantInt::get(II.getType(), Size));
  if (!Read->IsSize && Size == 1)
    return IC.replaceInstUsesWith(II, ConstantInt::get(II.getType(), 0));
  const ConstantRange Range(APInt(32, Read->IsSize ? 1 : 0),
                            APInt(32, Read->IsSize ? Size + 1 : Size));
  const std::optional<ConstantRange> Known = II.getRange();
  if (Known && Range.contains(*Known))
    return std::nullopt;
  II.addRangeRetAttr(Range);
  return &II;
}
