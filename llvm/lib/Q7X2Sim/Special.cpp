//===- Special.cpp - Special registers ------------------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Special.h"
#include "Block.h"

using namespace q7x2;
using namespace llvm::Q7X2;

uint32_t q7x2::uniformSpecial(const Context &X, unsigned SReg) {
  switch (SReg) {
  case SReg_SR_CTAID_X:
  case SReg_SR_CTAID_Y:
  case SReg_SR_CTAID_Z:
    return X.Block.Index[SReg - SReg_SR_CTAID_X];
  case SReg_SR_WARPID:
    return X.W->Index;
  case SReg_SR_SMID:
    return X.Multiprocessor;
  case SReg_SR_CLOCKLO:
    return uint32_t(X.Cycle);
  case SReg_SR_CLOCKHI:
    return uint32_t(X.Cycle >> 32);
  default:
    return 0;
  }
}

bool q7x2::isUniformSpecial(unsigned SReg) {
  switch (SReg) {
  case SReg_SR_CTAID_X:
  case SReg_SR_CTAID_Y:
  case SReg_SR_CTAID_Z:
  case SReg_SR_WARPID:
  case SReg_SR_SMID:
  case SReg_SR_CLOCKLO:
  case SReg_SR_CLOCKHI:
    return true;
  default:
    return false;
  }
}
