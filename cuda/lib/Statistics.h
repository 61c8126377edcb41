//===-- Statistics.h - Statistics of launches -------------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef Q7X2_CUDA_STATISTICS_H
#define Q7X2_CUDA_STATISTICS_H

#include "q7x2/q7x2sim.h"

namespace q7x2::cuda {

/// Whether Q7X2_CUDA_STATS asks for a table of kernels at exit.
bool wantsStatistics();
void countLaunch(const char *Kernel, const q7x2_statistics &Statistics);

} // namespace q7x2::cuda

#endif // Q7X2_CUDA_STATISTICS_H
