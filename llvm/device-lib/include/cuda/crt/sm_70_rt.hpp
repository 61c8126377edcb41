/* crt/sm_70_rt.hpp - what clang's headers include for __match_*_sync */
/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */

#define Q7X2_MATCH(bits, unsigned_type, type)                                  \
  static __device__ __forceinline__ unsigned int __match_any_sync(             \
      unsigned int mask, type value) {                                         \
    unsigned_type word;                                                        \
    __builtin_memcpy(&word, &value, sizeof(word));                             \
    return __match##bits##_any_sync(mask, word);                               \
  }                                                                            \
  static __device__ __forceinline__ unsigned int __match_all_sync(             \
      unsigned int mask, type value, int *pred) {                              \
    unsigned_type word;                                                        \
    __builtin_memcpy(&word, &value, sizeof(word));                             \
    return __match##bits##_all_sync(mask, word, pred);                         \
  }
Q7X2_MATCH(32, unsigned int, int)
Q7X2_MATCH(32, unsigned int, unsigned int)
Q7X2_MATCH(32, unsigned int, float)
Q7X2_MATCH(64, unsigned long long, long)
Q7X2_MATCH(64, unsigned long long, unsigned long)
Q7X2_MATCH(64, unsigned long long, long long)
Q7X2_MATCH(64, unsigned long long, unsigned long long)
Q7X2_MATCH(64, unsigned long long, double)
#undef Q7X2_MATCH

static __device__ __forceinline__ void __nanosleep(unsigned int ns) {
  __asm__ volatile("nanosleep.u32 %0;" ::"r"(ns));
}
