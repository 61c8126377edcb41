//===-- SharedObjects.h - CUDA's objects in shared memory -------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// No constructor of a __shared__ variable is run. clang therefore rejects
// variables whose constructor or destructor does something; nvcc takes them,
// and the toolkit's cuda::barrier and cuda::pipeline_shared_state are such
// classes. A file with such variables is compiled once more, and clang's check
// is told that the constructors and destructors of their classes are trivial.
//
//===----------------------------------------------------------------------===//

#ifndef Q7X2_CLANG_SHAREDOBJECTS_H
#define Q7X2_CLANG_SHAREDOBJECTS_H

#include "llvm/ADT/StringSet.h"
#include <memory>
#include <vector>

namespace clang {
class ASTConsumer;
class CompilerInstance;

namespace q7x2 {

/// The names of classes, as clang prints canonical types.
using SharedClasses = llvm::StringSet<>;

/// A consumer that adds the classes of the __shared__ variables that clang has
/// rejected to \p Classes.
std::unique_ptr<ASTConsumer> createSharedClassFinder(SharedClasses &Classes);

/// Adds \p CodeGen to \p Consumers, between consumers that have the
/// constructors of \p Classes pass as trivial everywhere but in the code
/// generator. Classes of the program, not of system headers, get a warning at
/// their variables.
void addSharedClassConsumers(
    CompilerInstance &CI, const SharedClasses &Classes,
    std::unique_ptr<ASTConsumer> CodeGen,
    std::vector<std::unique_ptr<ASTConsumer>> &Consumers);

} // namespace q7x2
} // namespace clang

#endif // Q7X2_CLANG_SHAREDOBJECTS_H
