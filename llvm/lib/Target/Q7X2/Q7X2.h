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
#include "q7x2/KernelConvention.h"
#include "llvm/Pass.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/TargetParser/Q7X2TargetParser.h"

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
FunctionPass *createQ7X2UnifyReturnsPass();
ModulePass *createQ7X2VarArgsPass();
FunctionPass *createQ7X2WaitingLoopsPass();

void initializeQ7X2AAWrapperPassPass(PassRegistry &);
void initializeQ7X2AsmPrinterPass(PassRegistry &);
void initializeQ7X2ControlCodesPass(PassRegistry &);
void initializeQ7X2ConvergencePass(PassRegistry &);
void initializeQ7X2DAGToDAGISelLegacyPass(PassRegistry &);
void initializeQ7X2DeadDefsPass(PassRegistry &);
void initializeQ7X2GlobalVariablesPass(PassRegistry &);
void initializeQ7X2LocalAllocaPass(PassRegistry &);
void initializeQ7X2NVVMPass(PassRegistry &);
void initializeQ7X2NarrowIntegersPass(PassRegistry &);
void initializeQ7X2StrengthReductionPass(PassRegistry &);
void initializeQ7X2ExpandOperationsPass(PassRegistry &);
void initializeQ7X2RegisterRemarksPass(PassRegistry &);
void initializeQ7X2RuntimeCallsPass(PassRegistry &);
void initializeQ7X2UnifyReturnsPass(PassRegistry &);
void initializeQ7X2VarArgsPass(PassRegistry &);
void initializeQ7X2WaitingLoopsPass(PassRegistry &);
} // namespace llvm

#endif
