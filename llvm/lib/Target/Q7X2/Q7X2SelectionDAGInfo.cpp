//===-- Q7X2SelectionDAGInfo.cpp - The target's DAG nodes -----------------===//

#include "Q7X2SelectionDAGInfo.h"

#define GET_SDNODE_DESC
#include "Q7X2GenSDNodeInfo.inc"

using namespace llvm;

Q7X2SelectionDAGInfo::Q7X2SelectionDAGInfo()
    : SelectionDAGGenTargetInfo(Q7X2GenSDNodeInfo) {}

Q7X2SelectionDAGInfo::~Q7X2SelectionDAGInfo() = default;
