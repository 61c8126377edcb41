/* crt/device_functions.hpp - a toolkit's, which clang includes before max and
 * min */
/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* It has functions of unsigned integers that call max and min. In nvcc's order
   these have all overloads by then; in clang's only int's. */

#define Q7X2_MIN_MAX(result, a, b, choice) choice(result, a, b)
#define Q7X2_FOR_FLOATS(result, a, b)
#define Q7X2_FOR_INTEGERS(result, a, b)                                        \
  static __device__ __inline__ __attribute__((always_inline)) result           \
  __q7x2_min(a x, b y) {                                                       \
    return (result)x < (result)y ? (result)x : (result)y;                      \
  }                                                                            \
  static __device__ __inline__ __attribute__((always_inline)) result           \
  __q7x2_max(a x, b y) {                                                       \
    return (result)x > (result)y ? (result)x : (result)y;                      \
  }
Q7X2_FOR_INTEGERS(int, int, int)
#include "../../cuda/crt/min_max_types.hpp"

#pragma push_macro("max")
#pragma push_macro("min")
#undef max
#undef min
#define max(a, b) __q7x2_max(a, b)
#define min(a, b) __q7x2_min(a, b)
#include_next "crt/device_functions.hpp"
#pragma pop_macro("min")
#pragma pop_macro("max")
