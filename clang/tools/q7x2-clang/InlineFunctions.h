//===-- InlineFunctions.h - OpenCL C's inline functions -------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// OpenCL C has C99's inline: such a function's code is for inlining only, and a
// call that is not inlined looks for it in another file. There is none; what
// programs mean, and get from others, is a function of their own.
//
//===----------------------------------------------------------------------===//

#ifndef Q7X2_CLANG_INLINEFUNCTIONS_H
#define Q7X2_CLANG_INLINEFUNCTIONS_H

#include "clang/AST/ASTConsumer.h"
#include <memory>

namespace clang {
namespace q7x2 {

/// Makes inline functions internal, unless the file has them for others too.
std::unique_ptr<ASTConsumer> createInlineLocalizer();

} // namespace q7x2
} // namespace clang

#endif // Q7X2_CLANG_INLINEFUNCTIONS_H
