//===-- Plugin.cpp - Registers the target when it is loaded ---------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The distribution's tools initialise the targets that they were built with.
// This one registers itself as soon as the library is there, whether through
// LD_PRELOAD, llc's -load or because a tool links it.
//
//===----------------------------------------------------------------------===//

extern "C" {
void LLVMInitializeQ7X2TargetInfo();
void LLVMInitializeQ7X2Target();
void LLVMInitializeQ7X2TargetMC();
void LLVMInitializeQ7X2AsmPrinter();
void LLVMInitializeQ7X2AsmParser();
void LLVMInitializeQ7X2Disassembler();
void LLVMInitializeQ7X2TargetMCA();
}

namespace {
struct RegisterQ7X2 {
  RegisterQ7X2() {
    LLVMInitializeQ7X2TargetInfo();
    LLVMInitializeQ7X2Target();
    LLVMInitializeQ7X2TargetMC();
    LLVMInitializeQ7X2AsmPrinter();
    LLVMInitializeQ7X2AsmParser();
    LLVMInitializeQ7X2Disassembler();
    LLVMInitializeQ7X2TargetMCA();
  }
} Register;
} // namespace
