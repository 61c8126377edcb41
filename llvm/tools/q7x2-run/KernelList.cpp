//===- KernelList.cpp - The kernels of a program --------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelList.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

/// NAME(TYPE NAME, TYPE NAME): without names if the object does not have them,
/// and "..." if it does not have the parameters.
static void printSignature(raw_ostream &OS, const q7x2_kernel *K,
                           const q7x2_kernel_info &Info) {
  OS << Info.name << '(';
  if (!Info.has_parameters)
    OS << "...";
  ListSeparator Comma;
  for (size_t I = 0; I != Info.parameter_count; ++I) {
    q7x2_parameter P;
    q7x2_parameter_info Source;
    // Cannot fail: the index is less than the count.
    (void)q7x2_kernel_get_parameter(K, I, &P);
    (void)q7x2_kernel_get_parameter_info(K, I, &Source);
    OS << Comma << P.type;
    if (Source.name)
      OS << ' ' << Source.name;
  }
  OS << ")\n";
}

static void printUse(raw_ostream &OS, const q7x2_kernel_info &Info) {
  OS << "    registers: " << Info.registers << ", uniform "
     << Info.uniform_registers << "; barriers: " << Info.barriers
     << "; bytes: shared " << Info.shared_bytes << ", local "
     << Info.local_bytes;
  if (const uint32_t *Block = Info.required_block; Block[0])
    OS << "; block: " << Block[0] << ',' << Block[1] << ',' << Block[2];
  OS << '\n';
}

void printKernels(raw_ostream &OS, const q7x2_module *Module) {
  for (size_t I = 0, E = q7x2_module_kernel_count(Module); I != E; ++I) {
    const q7x2_kernel *K = q7x2_module_kernel_at(Module, I);
    q7x2_kernel_info Info;
    q7x2_kernel_get_info(K, &Info);
    printSignature(OS, K, Info);
    printUse(OS, Info);
  }
}
