//===-- TypeCheck.h - Reject OpenCL types that Q7X2 has not ---------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Images, samplers, pipes and queues are not there on Q7X2. clang says so in
// OpenCL C 3.0, where they are features; in earlier versions it takes them for
// granted and the program would fail much later, with no line to look at.
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
