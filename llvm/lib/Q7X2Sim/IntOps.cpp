//===- IntOps.cpp - Integer and logic operations --------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "IntOps.h"

using namespace q7x2;

/// For each selector, the bytes of {SrcB, Ra} that form Rd, lowest byte first.
using PermuteRows = uint8_t[4][4];

/// Returns the rows of a mode other than IDX.
static const PermuteRows &permuteRows(unsigned Mode) {
  static const PermuteRows F4E = {
      {0, 1, 2, 3}, {1, 2, 3, 4}, {2, 3, 4, 5}, {3, 4, 5, 6}};
  static const PermuteRows B4E = {
      {0, 7, 6, 5}, {1, 0, 7, 6}, {2, 1, 0, 7}, {3, 2, 1, 0}};
  static const PermuteRows RC8 = {
      {0, 0, 0, 0}, {1, 1, 1, 1}, {2, 2, 2, 2}, {3, 3, 3, 3}};
  static const PermuteRows ECL = {
      {0, 1, 2, 3}, {1, 1, 2, 3}, {2, 2, 2, 3}, {3, 3, 3, 3}};
  static const PermuteRows ECR = {
      {0, 0, 0, 0}, {0, 1, 1, 1}, {0, 1, 2, 2}, {0, 1, 2, 3}};
  static const PermuteRows RC16 = {
      {0, 1, 0, 1}, {2, 3, 2, 3}, {0, 1, 0, 1}, {2, 3, 2, 3}};
  switch (Mode) {
  case Q7X2::PRMTMode_F4E:
    return F4E;
  case Q7X2::PRMTMode_B4E:
    return B4E;
  case Q7X2::PRMTMode_RC8:
    return RC8;
  case Q7X2::PRMTMode_ECL:
    return ECL;
  case Q7X2::PRMTMode_ECR:
    return ECR;
  default: // PRMTMode_RC16
    return RC16;
  }
}

uint32_t q7x2::iop::permute(uint32_t A, uint32_t B, uint32_t C, unsigned Mode) {
  uint64_t T = uint64_t(B) << 32 | A;
  uint32_t R = 0;
  if (Mode != Q7X2::PRMTMode_IDX) {
    const uint8_t (&Indices)[4] = permuteRows(Mode)[C & 3];
    for (unsigned I = 0; I != 4; ++I)
      R |= uint32_t(T >> (8 * Indices[I]) & 0xff) << (8 * I);
    return R;
  }
  // Bit 3 of a selector replicates the sign bit of the byte.
  for (unsigned I = 0; I != 4; ++I) {
    unsigned Selector = C >> (4 * I) & 0xf;
    uint32_t Byte = T >> (8 * (Selector & 7)) & 0xff;
    if (Selector & 8)
      Byte = (Byte & 0x80) ? 0xff : 0;
    R |= Byte << (8 * I);
  }
  return R;
}

iop::ShuffleSource iop::shuffleSource(unsigned Mode, unsigned Lane, uint32_t B,
                                      uint32_t C) {
  unsigned Segment = C >> 8 & 31, First = Lane & Segment;
  int Bound = First | (C & 31 & ~Segment);
  int From = Lane;
  bool Ok = true;
  B &= 31;
  switch (Mode) {
  case Q7X2::ShflMode_UP:
    From = int(Lane) - int(B);
    Ok = From >= Bound;
    break;
  case Q7X2::ShflMode_DOWN:
    From = Lane + B;
    Ok = From <= Bound;
    break;
  case Q7X2::ShflMode_BFLY:
    From = Lane ^ B;
    Ok = From <= Bound;
    break;
  default: // IDX
    From = First | (B & ~Segment);
    Ok = From <= Bound;
    break;
  }
  return {Ok ? unsigned(From) : Lane, Ok};
}
