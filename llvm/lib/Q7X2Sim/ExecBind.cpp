//===- ExecBind.cpp - Binds instructions to executors ---------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Exec.h"

using namespace q7x2;

ExecFn q7x2::Q7X2_ISA::bind(unsigned Op, const DecodedInst &I) {
  using BindFn = ExecFn (*)(unsigned, const DecodedInst &);
  static const BindFn Binders[] = {
      bindFloat,  bindDouble, bindHalf, bindInteger, bindLogic,  bindConvert,
      bindMemory, bindAtomic, bindWarp, bindControl, bindUniform};
  for (BindFn Bind : Binders)
    if (ExecFn Fn = Bind(Op, I))
      return Fn;
  return nullptr;
}
