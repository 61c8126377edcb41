//===-- Q7X2SelectionDAGInfo.h - The target's DAG nodes ---------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_ISEL_Q7X2SELECTIONDAGINFO_H
#define LLVM_LIB_TARGET_Q7X2_ISEL_Q7X2SELECTIONDAGINFO_H

#include "llvm/CodeGen/SDNodeInfo.h"
#include "llvm/CodeGen/SelectionDAGTargetInfo.h"

#define GET_SDNODE_ENUM
#include "Q7X2GenSDNodeInfo.inc"

namespace llvm {

class Q7X2SelectionDAGInfo : public SelectionDAGGenTargetInfo {
public:
  Q7X2SelectionDAGInfo();
  ~Q7X2SelectionDAGInfo() override;
};

} // namespace llvm

#endif
