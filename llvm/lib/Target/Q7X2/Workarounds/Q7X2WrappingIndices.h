//===-- Q7X2WrappingIndices.h - Indices that wrap ---------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A part of the pass q7x2-straight-line-addresses.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_WORKAROUNDS_Q7X2WRAPPINGINDICES_H
#define LLVM_LIB_TARGET_Q7X2_WORKAROUNDS_Q7X2WRAPPINGINDICES_H

namespace llvm {
class Function;

namespace Q7X2 {

/// Keeps LLVM 22's separate-const-offset-from-gep from extracting constants
/// from indices where that changes the address (docs/known-debts.md):
///
/// - It assumes that an index of an inbounds GEP is non-negative, although the
///   GEP's pointer may be to the middle of an object: it turns a[(short)(i +
///   1)] into a[(short)i + 1]. Such GEPs lose inbounds, but not nusw, unless an
///   index that wraps is outside of any object, which has at most 4 GiB
///   (docs/abi.md).
/// - It applies the flags of a sum that is truncated and extended to a sum of
///   fewer bits. Such sums lose their flags.
///
/// Returns whether it removed flags.
bool exposeWrappingIndices(Function &F);

} // namespace Q7X2
} // namespace llvm

#endif
