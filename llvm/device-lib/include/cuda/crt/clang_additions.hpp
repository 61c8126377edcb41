/* crt/clang_additions.hpp - what clang's CUDA headers lack */
/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Included after them, with a toolkit and without: functions for the host that
   they, and a toolkit's headers when clang includes them, have for the device
   only, and functions for the device that are new in CUDA 13. */

#ifndef Q7X2_CUDA_CLANG_ADDITIONS_HPP
#define Q7X2_CUDA_CLANG_ADDITIONS_HPP

/* Those of namespace std in the global one as well. */
#include <math.h>

__host__ int min(int, int);
__host__ int max(int, int);
#define Q7X2_MIN_MAX(result, a, b, choice)                                     \
  __host__ result min(a, b);                                                   \
  __host__ result max(a, b);
#define Q7X2_FOR_INTEGERS
#define Q7X2_FOR_FLOATS
#include "min_max_types.hpp"

static __device__ __inline__
    __attribute__((always_inline)) float __tanhf(float x) {
  return tanhf(x);
}

/* Declared by clang, and not defined. */
static __device__ __inline__ double nan(const char *tag) {
  return __nv_nan((const signed char *)tag);
}
static __device__ __inline__ float nanf(const char *tag) {
  return __nv_nanf((const signed char *)tag);
}

#include "cache_operators.hpp"

#endif
