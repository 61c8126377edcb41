//===-- Q7X2TargetInfo.h - The target's registration ------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_TARGETINFO_Q7X2TARGETINFO_H
#define LLVM_LIB_TARGET_Q7X2_TARGETINFO_Q7X2TARGETINFO_H

namespace llvm {
class Target;
Target &getTheQ7X2Target();
} // namespace llvm

#endif
