//===- Expression.h - Evaluates C expressions -------------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Expressions of C over the variables of a frame, with vectors as in OpenCL C,
// gdb's `value@count`, `$R4` for registers and `$1` for earlier values, and the
// work-item functions and variables of OpenCL C and CUDA.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_TOOLS_Q7X2_DBG_EXPRESSION_H
#define LLVM_TOOLS_Q7X2_DBG_EXPRESSION_H

#include "Values.h"

namespace dbg {

/// The frame of a thread that expressions are evaluated in.
struct Frame {
  ThreadView View;
  Scope In;            // without a DIE: nothing is known of the source
  uint64_t PC = 0;     // of the next instruction, or that a call returns to
  uint64_t LookUp = 0; // the address that In is the scope of
};

/// The program that expressions refer to.
struct Program {
  const SourceInfo &Source;
  TypeTable &Types;
  const LocationReader &Locations;
  q7x2_launch_options Launch = {}; // the sizes
  std::vector<Value> History;      // $1, $2, ...
};

/// The value of a variable in a frame.
llvm::Expected<Value> readVariable(const Variable &V, const Frame &F,
                                   Program &P);

/// Evaluates an expression; an assignment takes effect.
llvm::Expected<Value> evaluate(llvm::StringRef Text, const Frame &F,
                               Program &P);
/// The same for a condition.
llvm::Expected<bool> evaluateCondition(llvm::StringRef Text, const Frame &F,
                                       Program &P);
/// Whether the text is an expression, as far as this is known without a frame.
llvm::Error checkSyntax(llvm::StringRef Text);
/// The type with a name, as of a cast; null if there is none.
const Type *findType(llvm::StringRef Text, Program &P);

/// The value as text, with the string that a pointer to letters points to.
std::string describeValue(const Value &V, const Frame &F, char Format = 0,
                          bool IsOutermost = true);

/// The address that a pointer's value means in the generic address space.
uint64_t genericAddress(const Value &Pointer);

} // namespace dbg

#endif // LLVM_TOOLS_Q7X2_DBG_EXPRESSION_H
