//===- q7x2/ByElement.h - Scalar code for vectors ---------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef Q7X2_BYELEMENT_H
#define Q7X2_BYELEMENT_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/IR/IRBuilder.h"

namespace q7x2 {

/// A value of type \p Ty from what \p Emit makes of \p Args, or, for a vector,
/// of their elements; scalars among them go to every element.
inline llvm::Value *emitByElement(
    llvm::IRBuilder<> &B, llvm::Type *Ty, llvm::ArrayRef<llvm::Value *> Args,
    llvm::function_ref<llvm::Value *(llvm::ArrayRef<llvm::Value *>)> Emit) {
  auto *Vector = llvm::dyn_cast<llvm::FixedVectorType>(Ty);
  if (!Vector)
    return Emit(Args);
  llvm::Value *Result = llvm::PoisonValue::get(Vector);
  for (unsigned Lane = 0; Lane != Vector->getNumElements(); ++Lane) {
    llvm::SmallVector<llvm::Value *, 2> Elements;
    for (llvm::Value *V : Args)
      Elements.push_back(
          V->getType()->isVectorTy() ? B.CreateExtractElement(V, Lane) : V);
    Result = B.CreateInsertElement(Result, Emit(Elements), Lane);
  }
  return Result;
}

} // namespace q7x2

#endif
