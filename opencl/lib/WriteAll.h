//===-- WriteAll.h - Writing to a file --------------------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef Q7X2_OPENCL_WRITEALL_H
#define Q7X2_OPENCL_WRITEALL_H

#include <string>

namespace q7x2::opencl {

/// False if there is no space, or the process may not write as much: the signal
/// that a process gets for that is none of the host program's.
bool writeAll(int Descriptor, const std::string &Content);

} // namespace q7x2::opencl

#endif // Q7X2_OPENCL_WRITEALL_H
