//===-- TypeCheck.h - Reject unsupported OpenCL types ---------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Q7X2 has no pipes and no queues on the device. clang reports them in OpenCL
// C 3.0, where they are optional features; in earlier versions it assumes that
// they are supported, and the program would fail in the code generator, without
// a source line.
//
//===----------------------------------------------------------------------===//

#ifndef Q7X2_CLANG_TYPECHECK_H
#define Q7X2_CLANG_TYPECHECK_H

#include "clang/AST/ASTConsumer.h"
#include <memory>

namespace clang {
class CompilerInstance;

namespace q7x2 {

std::unique_ptr<ASTConsumer> createTypeChecker(CompilerInstance &CI);

} // namespace q7x2
} // namespace clang

#endif // Q7X2_CLANG_TYPECHECK_H
