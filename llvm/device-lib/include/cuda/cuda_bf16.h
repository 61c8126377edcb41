/* cuda_bf16.h - bfloat16 numbers without a toolkit */
/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */

#ifndef Q7X2_CUDA_BF16_H
#define Q7X2_CUDA_BF16_H

#include <cuda_runtime.h>

#define Q7X2_TYPE __nv_bfloat16
#define Q7X2_PAIR __nv_bfloat162
#define Q7X2_RAW __nv_bfloat16_raw
#define Q7X2_RAW_PAIR __nv_bfloat162_raw
#define Q7X2_NATIVE __bf16
#define Q7X2_PTX "bf16"
#define Q7X2_NAME(a, b) a##bfloat16##b
#define Q7X2_NAME2(a, b, c) a##bfloat16##b##bfloat16##c
#include "crt/narrow_floats.hpp"

typedef __nv_bfloat16 nv_bfloat16;
typedef __nv_bfloat162 nv_bfloat162;

#endif
