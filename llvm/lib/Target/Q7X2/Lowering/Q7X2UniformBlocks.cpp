//===-- Q7X2UniformBlocks.cpp - Launches without partial blocks -----------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Replaces the size of the last block by the size of all blocks where the
// launch ensures that they are equal: in modules of OpenCL C 1.x, and of later
// versions with -cl-uniform-work-group-size. The choice between the two in the
// device library's work-item functions then folds to a load of the block size.
//
// Requires that the device library is linked. Guarantees that no read of the
// last block's size is left in a module whose kernels do not allow partial
// blocks. One scan over the uses of three intrinsics.
//
//   %s = call i32 @llvm.nvvm.read.ptx.sreg.envreg6()
//   =>
//   %s = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
//
//===----------------------------------------------------------------------===//

#include "Q7X2UniformBlocks.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/IR/Analysis.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/IntrinsicsNVPTX.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Debug.h"

using namespace llvm;

#define DEBUG_TYPE "q7x2-uniform-blocks"

STATISTIC(NumReplaced, "Number of reads of the last block's size replaced");

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

PreservedAnalyses Q7X2UniformBlocksPass::run(Module &M,
                                             ModuleAnalysisManager &) {
  static constexpr Intrinsic::ID IDs[][2] = {
      {Intrinsic::nvvm_read_ptx_sreg_envreg6,
       Intrinsic::nvvm_read_ptx_sreg_ntid_x},
      {Intrinsic::nvvm_read_ptx_sreg_envreg7,
       Intrinsic::nvvm_read_ptx_sreg_ntid_y},
      {Intrinsic::nvvm_read_ptx_sreg_envreg8,
       Intrinsic::nvvm_read_ptx_sreg_ntid_z}};
  if (hasPartialBlocks(M))
    return PreservedAnalyses::all();
  bool Changed = false;
  for (auto [Last, All] : IDs) {
    Function *Read = Intrinsic::getDeclarationIfExists(&M, Last);
    if (!Read)
      continue;
    for (User *U : make_early_inc_range(Read->users())) {
      cast<CallBase>(U)->setCalledFunction(
          Intrinsic::getOrInsertDeclaration(&M, All));
      LLVM_DEBUG(dbgs() << "Reads the size of all blocks: " << *U << '\n');
      ++NumReplaced;
      Changed = true;
    }
  }
  if (!Changed)
    return PreservedAnalyses::all();
  PreservedAnalyses Kept;
  Kept.preserveSet<CFGAnalyses>();
  return Kept;
}
