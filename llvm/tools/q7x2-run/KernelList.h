//===- KernelList.h - The kernels of a program ------------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_TOOLS_Q7X2_RUN_KERNELLIST_H
#define LLVM_TOOLS_Q7X2_RUN_KERNELLIST_H

#include "q7x2/q7x2sim.h"
#include "llvm/Support/raw_ostream.h"

/// Prints each kernel with the types of its parameters and its resources: two
/// lines for a kernel, in the order of the objects.
void printKernels(llvm::raw_ostream &OS, const q7x2_module *Module);

#endif // LLVM_TOOLS_Q7X2_RUN_KERNELLIST_H
