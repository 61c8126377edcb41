//===-- image.h - The description of an image -------------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The description of an image: OpenCL's host library writes one to global
// memory for each image and passes its address (docs/abi.md).
//
//===----------------------------------------------------------------------===//

#ifndef Q7X2_DEVICE_LIB_IMAGE_H
#define Q7X2_DEVICE_LIB_IMAGE_H

#ifdef __OPENCL_VERSION__
typedef ulong q7x2_u64;
typedef uint q7x2_u32;
#else
#include <stdint.h>
typedef uint64_t q7x2_u64;
typedef uint32_t q7x2_u32;
#endif

struct q7x2_image_description {
  q7x2_u64 data;        /* the address of the first element */
  q7x2_u64 row_pitch;   /* bytes between rows */
  q7x2_u64 slice_pitch; /* bytes between slices or layers */
  q7x2_u32 width;       /* elements */
  q7x2_u32 height;      /* rows; 1 if there are none */
  q7x2_u32 depth;       /* slices or layers; 1 if there are none */
  q7x2_u32 element_bytes;
  q7x2_u32 order, type; /* CL_R, CL_UNORM_INT8, ...; OpenCL C has the same */
};

#endif /* Q7X2_DEVICE_LIB_IMAGE_H */
