//===-- Q7X2SelectionDAGInfo.cpp - The target's DAG nodes -----------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Q7X2SelectionDAGInfo.h"

#define GET_SDNODE_DESC
#include "Q7X2GenSDNodeInfo.inc"

using namespace llvm;

Q7X2SelectionDAGInfo::Q7X2SelectionDAGInfo()
    : SelectionDAGGenTargetInfo(Q7X2GenSDNodeInfo) {}

Q7X2SelectionDAGInfo::~Q7X2SelectionDAGInfo() = default;
