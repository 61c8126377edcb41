//===-- Q7X2Variables.h - Steps of q7x2-variables ---------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The steps of the pass that decides where a module's variables and the objects
// on the stack are. Each returns whether it changed the module.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_LOWERING_Q7X2VARIABLES_H
#define LLVM_LIB_TARGET_Q7X2_LOWERING_Q7X2VARIABLES_H

namespace llvm {

class Function;
class Module;

namespace Q7X2 {

/// Replaces empty arrays in shared memory by the address of the dynamic part.
bool lowerDynamicShared(Module &M);

/// Makes the copies of templates' and inline functions' shared variables local
/// to the object where no other object's code can run in the same launch as
/// code that uses them, so that those of different kernels overlap.
bool makeSharedCopiesLocal(Module &M);

/// Aligns variables in shared and constant memory, and the arguments of kernels
/// that point to shared memory, for 128-bit accesses.
bool alignSharedMemory(Module &M);

/// Copies small tables that are read with an index, and variables in constant
/// memory, to the constant bank.
bool copyTables(Module &M);

/// Moves stack objects whose contents are constants to constant memory.
bool makeConstants(Function &F);

/// Casts the address of each stack object to the thread-local address space and
/// back.
bool castStackObjects(Function &F);

} // namespace Q7X2
} // namespace llvm

#endif
