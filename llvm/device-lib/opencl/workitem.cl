//===-- workitem.cl - Work-item functions that libclc lacks or gets wrong -===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The launch stores the global offset and the number of dimensions to constant
// bank 0. In IR they are NVVM's environment registers, where OpenCL on NVVM has
// its global offset.
//
//===----------------------------------------------------------------------===//

#include "macros.h"

// FIELD_WORD() reads a word of the bank.
#define Q7X2_CBANK0_ENVREG(NUMBER, FIELD, WORD)                                \
  CONST uint FIELD##_##WORD(void) __asm__(                                     \
      "llvm.nvvm.read.ptx.sreg.envreg" #NUMBER);
#include "llvm/TargetParser/Q7X2ConstantBank0.def"

OVERLOAD CONST uint get_work_dim(void) { return WorkDim_0(); }

OVERLOAD CONST size_t get_global_offset(uint dim) {
  switch (dim) {
  case 0:
    return GlobalOffset_0();
  case 1:
    return GlobalOffset_1();
  case 2:
    return GlobalOffset_2();
  default:
    return 0;
  }
}

// libclc's does not add the offset.
OVERLOAD CONST size_t get_global_id(uint dim) {
  return get_group_id(dim) * get_local_size(dim) + get_local_id(dim) +
         get_global_offset(dim);
}

OVERLOAD CONST size_t get_global_linear_id(void) {
  size_t x = get_global_id(0) - get_global_offset(0);
  size_t y = get_global_id(1) - get_global_offset(1);
  size_t z = get_global_id(2) - get_global_offset(2);
  return (z * get_global_size(1) + y) * get_global_size(0) + x;
}

// The launch ensures that all groups have the same size.
OVERLOAD CONST size_t get_enqueued_local_size(uint dim) {
  return get_local_size(dim);
}

OVERLOAD CONST uint get_enqueued_num_sub_groups(void) {
  return get_num_sub_groups();
}
