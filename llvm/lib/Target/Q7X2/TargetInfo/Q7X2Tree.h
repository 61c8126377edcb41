//===-- Q7X2Tree.h - In LLVM's tree or outside it ---------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What depends on whether the libraries that the target is built with know it:
// those of an LLVM tree that utils/overlay-llvm was applied to do, the
// distribution's do not (docs/in-tree.md).
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_TARGETINFO_Q7X2TREE_H
#define LLVM_LIB_TARGET_Q7X2_TARGETINFO_Q7X2TREE_H

#include "llvm/TargetParser/Triple.h"

namespace llvm {
namespace Q7X2 {

#if __has_include("llvm/BinaryFormat/ELFRelocs/Q7X2.def")
constexpr bool InTree = true;
constexpr Triple::ArchType Arch = Triple::q7x2;
#else
constexpr bool InTree = false;
/// What LLVM 22's Triple makes of "q7x2".
constexpr Triple::ArchType Arch = Triple::UnknownArch;
#endif

} // namespace Q7X2
} // namespace llvm

#endif
