//===-- CheckedCalls.h - Reports of failing calls ---------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef Q7X2_OPENCL_CHECKEDCALLS_H
#define Q7X2_OPENCL_CHECKEDCALLS_H

#include "OpenCL.h"

namespace q7x2::opencl {

/// Whether the user wants to be told of calls that fail.
bool wantsCheckedCalls();
/// A table of functions that call those of the library and report failures on
/// standard error.
const cl_icd_dispatch &checkedTable();

} // namespace q7x2::opencl

#endif // Q7X2_OPENCL_CHECKEDCALLS_H
