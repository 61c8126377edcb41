//===-- workitem.cl - Work-item functions that libclc lacks or gets wrong -===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The launch stores the global offset, the number of dimensions and the size of
// the last block to constant bank 0. In IR they are NVVM's environment
// registers, where OpenCL on NVVM has its global offset.
//
// The last block of a dimension may have fewer work-items than the others. Its
// work-items are numbered as if all blocks had its size, so that sub-groups
// have no gaps. Where a kernel does not allow that, Q7X2BlockSizes.cpp lets
// LastBlockSize be the block size. In libclc's functions merge-library replaces
// the block size by __q7x2_local_size.
//
//===----------------------------------------------------------------------===//

#include "macros.h"

// FIELD_WORD() reads a word of the bank.
#define READ_WORD(FIELD, WORD, REGISTER)                                       \
  CONST uint FIELD##_##WORD(void) __asm__("llvm.nvvm.read.ptx.sreg." REGISTER);
#define Q7X2_CBANK0_SREG(NAME, DIMENSION, FIELD, WORD)                         \
  READ_WORD(FIELD, WORD, #NAME "." #DIMENSION)
#define Q7X2_CBANK0_ENVREG(NUMBER, FIELD, WORD)                                \
  READ_WORD(FIELD, WORD, "envreg" #NUMBER)
#include "llvm/TargetParser/Q7X2ConstantBank0.def"

OVERLOAD CONST uint get_work_dim(void) { return WorkDim_0(); }

#define OFFSET(WORD)                                                           \
  ((size_t)GlobalOffsetHigh_##WORD() << 32 | GlobalOffset_##WORD())

OVERLOAD CONST size_t get_global_offset(uint dim) {
  switch (dim) {
  case 0:
    return OFFSET(0);
  case 1:
    return OFFSET(1);
  case 2:
    return OFFSET(2);
  default:
    return 0;
  }
}

#define LOCAL_SIZE(DIMENSION, WORD)                                            \
  READ_WORD(BlockIndex, WORD, "ctaid." #DIMENSION)                             \
  CONST uint __q7x2_local_size_##DIMENSION(void) {                             \
    return BlockIndex_##WORD() == GridSize_##WORD() - 1                        \
               ? LastBlockSize_##WORD()                                        \
               : BlockSize_##WORD();                                           \
  }

LOCAL_SIZE(x, 0)
LOCAL_SIZE(y, 1)
LOCAL_SIZE(z, 2)

OVERLOAD CONST size_t get_enqueued_local_size(uint dim) {
  switch (dim) {
  case 0:
    return BlockSize_0();
  case 1:
    return BlockSize_1();
  case 2:
    return BlockSize_2();
  default:
    return 1;
  }
}

/// The work-items that the last block of a dimension lacks.
CONST static uint missing_size(uint dim) {
  switch (dim) {
  case 0:
    return BlockSize_0() - LastBlockSize_0();
  case 1:
    return BlockSize_1() - LastBlockSize_1();
  case 2:
    return BlockSize_2() - LastBlockSize_2();
  default:
    return 0;
  }
}

OVERLOAD CONST size_t get_global_size(uint dim) {
  return get_num_groups(dim) * get_enqueued_local_size(dim) - missing_size(dim);
}

// libclc's does not add the offset.
OVERLOAD CONST size_t get_global_id(uint dim) {
  return get_group_id(dim) * get_enqueued_local_size(dim) + get_local_id(dim) +
         get_global_offset(dim);
}

OVERLOAD CONST size_t get_global_linear_id(void) {
  size_t x = get_global_id(0) - get_global_offset(0);
  size_t y = get_global_id(1) - get_global_offset(1);
  size_t z = get_global_id(2) - get_global_offset(2);
  return (z * get_global_size(1) + y) * get_global_size(0) + x;
}

OVERLOAD CONST uint get_enqueued_num_sub_groups(void) {
  uint items = BlockSize_0() * BlockSize_1() * BlockSize_2();
  return (items + get_max_sub_group_size() - 1) / get_max_sub_group_size();
}
