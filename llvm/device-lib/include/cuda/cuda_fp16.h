/* cuda_fp16.h - halves without a toolkit */
/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */

#ifndef Q7X2_CUDA_FP16_H
#define Q7X2_CUDA_FP16_H

#include <cuda_runtime.h>

#define Q7X2_TYPE __half
#define Q7X2_PAIR __half2
#define Q7X2_RAW __half_raw
#define Q7X2_RAW_PAIR __half2_raw
#define Q7X2_NATIVE _Float16
#define Q7X2_PTX "f16"
#define Q7X2_NAME(a, b) a##half##b
#define Q7X2_NAME2(a, b, c) a##half##b##half##c
#include "crt/narrow_floats.hpp"

typedef __half half;
typedef __half2 half2;
typedef __half nv_half;
typedef __half2 nv_half2;
typedef __half __nv_half;
typedef __half2 __nv_half2;

#endif
