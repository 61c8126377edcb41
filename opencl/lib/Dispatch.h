//===-- Dispatch.h - The table of entry points ------------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef Q7X2_OPENCL_DISPATCH_H
#define Q7X2_OPENCL_DISPATCH_H

#include "OpenCL.h"

/// An entry point that a loader looks up by name; it gets all others from
/// those.
#define Q7X2_OPENCL_EXPORT __attribute__((visibility("default")))

namespace q7x2::opencl {

/// The table of the functions that an ICD loader calls.
const cl_icd_dispatch &dispatchTable();

/// The address of an entry point, or null.
void *findFunction(const char *Name);

} // namespace q7x2::opencl

#endif // Q7X2_OPENCL_DISPATCH_H
