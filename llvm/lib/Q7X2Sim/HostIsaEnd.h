//===- HostIsaEnd.h - Vector instructions of the host -----------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Ends the region that HostIsaBegin.h begins.
//
//===----------------------------------------------------------------------===//

#if Q7X2_HOST_ISA != 1
#pragma clang attribute pop
#endif
