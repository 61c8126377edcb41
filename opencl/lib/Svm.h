//===-- Svm.h - Shared virtual memory ---------------------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Buffers that the machine and the host have at the same addresses.
// Fine-grained ones are those that the host may access during launches; no
// other difference.
//
//===----------------------------------------------------------------------===//

#ifndef Q7X2_OPENCL_SVM_H
#define Q7X2_OPENCL_SVM_H

#include "OpenCL.h"

namespace q7x2::opencl {

/// Whether a living allocation holds these bytes.
bool isSvm(const void *Pointer, size_t Bytes);
/// Whether these bytes begin within an allocation and end outside.
bool leavesSvm(const void *Pointer, size_t Bytes);

} // namespace q7x2::opencl

#endif // Q7X2_OPENCL_SVM_H
