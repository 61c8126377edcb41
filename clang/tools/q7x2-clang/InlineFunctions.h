//===-- InlineFunctions.h - OpenCL C's inline functions -------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// OpenCL C has C99's inline: the definition is for inlining only, and a call
// that is not inlined refers to an external definition, which an OpenCL program
// does not have. Other OpenCL compilers emit a local definition, and so does
// this.
//
//===----------------------------------------------------------------------===//

#ifndef Q7X2_CLANG_INLINEFUNCTIONS_H
#define Q7X2_CLANG_INLINEFUNCTIONS_H

#include "clang/AST/ASTConsumer.h"
#include <memory>

namespace clang {
namespace q7x2 {

/// Gives inline functions internal linkage, unless the file also has their
/// external definition.
std::unique_ptr<ASTConsumer> createInlineLocalizer();

} // namespace q7x2
} // namespace clang

#endif // Q7X2_CLANG_INLINEFUNCTIONS_H
