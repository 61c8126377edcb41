//===-- Q7X2Tree.h - In LLVM's tree or outside it ---------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Definitions that depend on whether the LLVM libraries know the target. The
// libraries of a tree to which utils/overlay-llvm was applied do; a
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
/// LLVM 22's Triple parses "q7x2" as this.
constexpr Triple::ArchType Arch = Triple::UnknownArch;
#endif

} // namespace Q7X2
} // namespace llvm

#endif
