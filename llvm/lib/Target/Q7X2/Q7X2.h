//===-- Q7X2.h - Passes of the code generator -------------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_Q7X2_H
#define LLVM_LIB_TARGET_Q7X2_Q7X2_H

#include "MCTargetDesc/Q7X2MCTargetDesc.h"
#include "llvm/IR/CallingConv.h"
#include "llvm/Pass.h"
#include "llvm/Target/TargetMachine.h"

namespace llvm {
class Q7X2TargetMachine;

FunctionPass *createQ7X2ISelDag(Q7X2TargetMachine &TM, CodeGenOptLevel OL);
FunctionPass *createQ7X2DeadDefsPass();
ImmutablePass *createQ7X2AAWrapperPass();
FunctionPass *createQ7X2ControlCodesPass();
FunctionPass *createQ7X2ConvergencePass();
ModulePass *createQ7X2GlobalVariablesPass();
FunctionPass *createQ7X2LocalAllocaPass();
FunctionPass *createQ7X2NVVMPass();
FunctionPass *createQ7X2NarrowIntegersPass();
FunctionPass *createQ7X2StrengthReductionPass();
FunctionPass *createQ7X2ExpandOperationsPass();
FunctionPass *createQ7X2RegisterRemarksPass();
ModulePass *createQ7X2RuntimeCallsPass();
FunctionPass *createQ7X2SpinLoopsPass();
FunctionPass *createQ7X2UnifyReturnsPass();
ModulePass *createQ7X2VarArgsPass();

void initializeQ7X2AAWrapperPassPass(PassRegistry &);
void initializeQ7X2AsmPrinterPass(PassRegistry &);
void initializeQ7X2ControlCodesPass(PassRegistry &);
void initializeQ7X2ConvergencePass(PassRegistry &);
void initializeQ7X2DAGToDAGISelLegacyPass(PassRegistry &);
void initializeQ7X2DeadDefsPass(PassRegistry &);
void initializeQ7X2DivergencePrinterPass(PassRegistry &);
void initializeQ7X2IterationPrinterPass(PassRegistry &);
void initializeQ7X2RegionPrinterPass(PassRegistry &);
void initializeQ7X2GlobalVariablesPass(PassRegistry &);
void initializeQ7X2LocalAllocaPass(PassRegistry &);
void initializeQ7X2NVVMPass(PassRegistry &);
void initializeQ7X2NarrowIntegersPass(PassRegistry &);
void initializeQ7X2StrengthReductionPass(PassRegistry &);
void initializeQ7X2ExpandOperationsPass(PassRegistry &);
void initializeQ7X2RegisterRemarksPass(PassRegistry &);
void initializeQ7X2RuntimeCallsPass(PassRegistry &);
void initializeQ7X2SpinLoopsPass(PassRegistry &);
void initializeQ7X2UnifyReturnsPass(PassRegistry &);
void initializeQ7X2VarArgsPass(PassRegistry &);

namespace Q7X2 {

/// The IR's address spaces, those of NVVM.
enum AddressSpace : unsigned {
  AS_Generic = 0,
  AS_Global = 1,
  AS_Shared = 3,
  AS_Constant = 4,
  AS_Local = 5,
};

/// Whether functions of this convention are launched from outside and read
/// their parameters from constant bank 0.
constexpr bool isKernel(CallingConv::ID CC) {
  return CC == CallingConv::PTX_Kernel || CC == CallingConv::SPIR_KERNEL;
}

} // namespace Q7X2
} // namespace llvm

#endif
