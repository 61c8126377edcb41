//===-- Q7X2ByElement.h - Scalarize operations on vectors -------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_LOWERING_Q7X2BYELEMENT_H
#define LLVM_LIB_TARGET_Q7X2_LOWERING_Q7X2BYELEMENT_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/IR/IRBuilder.h"

namespace q7x2 {

/// Emits an operation with the result type \p Ty. For a vector, \p Emit is
/// called for each element with the elements of \p Args; scalar arguments are
/// passed for every element.
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
