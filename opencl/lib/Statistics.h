//===-- Statistics.h - Costs of a process's launches ------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef Q7X2_OPENCL_STATISTICS_H
#define Q7X2_OPENCL_STATISTICS_H

#include "q7x2/q7x2sim.h"
#include <string>

namespace q7x2::opencl {

/// Counts a launch for the table that is printed when the process ends, if the
/// user wants one.
void countLaunch(const std::string &Kernel, const q7x2_statistics &Statistics);

/// Whether the user wants statistics: then builds are counted as well.
bool wantsStatistics();
/// Counts a program that has been compiled in some time; \p Trace is the
/// compiler's -ftime-trace.
void countCompilation(double Milliseconds, const std::string &Trace);
/// Counts a program that was in the cache.
void countCachedBuild();

} // namespace q7x2::opencl

#endif // Q7X2_OPENCL_STATISTICS_H
