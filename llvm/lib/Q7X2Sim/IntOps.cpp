//===- IntOps.cpp - Integer and logic operations --------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "IntOps.h"

using namespace q7x2;

/// The byte of {SrcB, Ra} that goes to each byte of Rd, by mode (from F4E on)
/// and selector, lowest byte of the result first.
static const uint8_t PermuteTable[6][4][4] = {
    {{0, 1, 2, 3}, {1, 2, 3, 4}, {2, 3, 4, 5}, {3, 4, 5, 6}}, // F4E
    {{0, 7, 6, 5}, {1, 0, 7, 6}, {2, 1, 0, 7}, {3, 2, 1, 0}}, // B4E
    {{0, 0, 0, 0}, {1, 1, 1, 1}, {2, 2, 2, 2}, {3, 3, 3, 3}}, // RC8
    {{0, 1, 2, 3}, {1, 1, 2, 3}, {2, 2, 2, 3}, {3, 3, 3, 3}}, // ECL
    {{0, 0, 0, 0}, {0, 1, 1, 1}, {0, 1, 2, 2}, {0, 1, 2, 3}}, // ECR
    {{0, 1, 0, 1}, {2, 3, 2, 3}, {0, 1, 0, 1}, {2, 3, 2, 3}}, // RC16
};

uint32_t q7x2::iop::permute(uint32_t A, uint32_t B, uint32_t C, unsigned Mode) {
  uint64_t T = uint64_t(B) << 32 | A;
  uint32_t R = 0;
  for (unsigned I = 0; I != 4; ++I) {
    unsigned Control = C >> (4 * I) & 0xf;
    unsigned Index = Mode ? PermuteTable[Mode - 1][C & 3][I] : Control & 7;
    uint32_t Byte = T >> (8 * Index) & 0xff;
    if (Mode == 0 && (Control & 8))
      Byte = (Byte & 0x80) ? 0xff : 0;
    R |= Byte << (8 * I);
  }
  return R;
}
