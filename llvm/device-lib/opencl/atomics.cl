//===-- atomics.cl - The atomics that libclc lacks ------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// libclc has OpenCL 1's 32-bit atomics, and of OpenCL C 2's only the 32-bit
// ones with explicit order and scope, of which NVPTX ignores the scope. This
// file has these and all others. Objects are volatile in the declarations only:
// the compiler does not infer the address space of a volatile access.
//
//===----------------------------------------------------------------------===//

#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable

#include "macros.h"

//===----------------------------------------------------------------------===//
// OpenCL 1: cl_khr_int64_base_atomics, cl_khr_int64_extended_atomics
//===----------------------------------------------------------------------===//

#define CL1_FETCH(AS, T, NAME, OP)                                             \
  OVERLOAD T atom_##NAME(volatile AS T *p, T value) {                          \
    return __atomic_fetch_##OP((AS T *)p, value, __ATOMIC_RELAXED);            \
  }

#define CL1_ATOMICS(AS, T)                                                     \
  CL1_FETCH(AS, T, add, add)                                                   \
  CL1_FETCH(AS, T, sub, sub)                                                   \
  CL1_FETCH(AS, T, min, min)                                                   \
  CL1_FETCH(AS, T, max, max)                                                   \
  CL1_FETCH(AS, T, and, and)                                                   \
  CL1_FETCH(AS, T, or, or)                                                     \
  CL1_FETCH(AS, T, xor, xor)                                                   \
  OVERLOAD T atom_inc(volatile AS T *p) { return atom_add(p, (T)1); }          \
  OVERLOAD T atom_dec(volatile AS T *p) { return atom_sub(p, (T)1); }          \
  OVERLOAD T atom_xchg(volatile AS T *p, T value) {                            \
    return __atomic_exchange_n((AS T *)p, value, __ATOMIC_RELAXED);            \
  }                                                                            \
  OVERLOAD T atom_cmpxchg(volatile AS T *p, T expected, T value) {             \
    __atomic_compare_exchange_n((AS T *)p, &expected, value, /*weak=*/false,   \
                                __ATOMIC_RELAXED, __ATOMIC_RELAXED);           \
    return expected;                                                           \
  }

// libclc's increment on 32 bits is NVPTX's, which wraps around at a limit.
#define CL1_STEPS(AS, T)                                                       \
  OVERLOAD T atomic_inc(volatile AS T *p) { return atomic_add(p, (T)1); }      \
  OVERLOAD T atomic_dec(volatile AS T *p) { return atomic_sub(p, (T)1); }      \
  OVERLOAD T atom_inc(volatile AS T *p) { return atomic_add(p, (T)1); }        \
  OVERLOAD T atom_dec(volatile AS T *p) { return atomic_sub(p, (T)1); }

CL1_STEPS(global, int)
CL1_STEPS(global, uint)
CL1_STEPS(local, int)
CL1_STEPS(local, uint)
CL1_ATOMICS(global, long)
CL1_ATOMICS(global, ulong)
CL1_ATOMICS(local, long)
CL1_ATOMICS(local, ulong)

//===----------------------------------------------------------------------===//
// OpenCL C 2 and 3, cl_ext_float_atomics
//
// Each function has three forms: order and scope, order only (device scope),
// and neither (sequentially consistent, device scope).
//===----------------------------------------------------------------------===//

// atomic_NAME(p, VALUE...): \p T is the result, \p A the object.
#define FETCH(AS, T, A, V, NAME)                                               \
  OVERLOAD T atomic_##NAME##_explicit(                                         \
      volatile AS A *p, V value, memory_order order, memory_scope scope) {     \
    return __opencl_atomic_##NAME((AS A *)p, value, order, scope);             \
  }                                                                            \
  OVERLOAD T atomic_##NAME##_explicit(volatile AS A *p, V value,               \
                                      memory_order order) {                    \
    return __opencl_atomic_##NAME((AS A *)p, value, order,                     \
                                  memory_scope_device);                        \
  }                                                                            \
  OVERLOAD T atomic_##NAME(volatile AS A *p, V value) {                        \
    return __opencl_atomic_##NAME((AS A *)p, value, memory_order_seq_cst,      \
                                  memory_scope_device);                        \
  }

#define COMPARE_EXCHANGE(AS, T, A, NAME, E)                                    \
  OVERLOAD bool atomic_##NAME##_explicit(                                      \
      volatile AS A *p, E T *expected, T value, memory_order success,          \
      memory_order failure, memory_scope scope) {                              \
    return __opencl_atomic_##NAME((AS A *)p, expected, value, success,         \
                                  failure, scope);                             \
  }                                                                            \
  OVERLOAD bool atomic_##NAME##_explicit(volatile AS A *p, E T *expected,      \
                                         T value, memory_order success,        \
                                         memory_order failure) {               \
    return __opencl_atomic_##NAME((AS A *)p, expected, value, success,         \
                                  failure, memory_scope_device);               \
  }                                                                            \
  OVERLOAD bool atomic_##NAME(volatile AS A *p, E T *expected, T value) {      \
    return __opencl_atomic_##NAME((AS A *)p, expected, value,                  \
                                  memory_order_seq_cst, memory_order_seq_cst,  \
                                  memory_scope_device);                        \
  }

// E is the address space of the expected value.
#define COMPARE_EXCHANGES(AS, T, A, NAME)                                      \
  SPACES(COMPARE_EXCHANGE, AS, T, A, NAME)

#define INIT_LOAD(AS, T, A)                                                    \
  OVERLOAD void atomic_init(volatile AS A *p, T value) {                       \
    __opencl_atomic_init(p, value);                                            \
  }                                                                            \
  OVERLOAD T atomic_load_explicit(volatile AS A *p, memory_order order,        \
                                  memory_scope scope) {                        \
    return __opencl_atomic_load((AS A *)p, order, scope);                      \
  }                                                                            \
  OVERLOAD T atomic_load_explicit(volatile AS A *p, memory_order order) {      \
    return __opencl_atomic_load((AS A *)p, order, memory_scope_device);        \
  }                                                                            \
  OVERLOAD T atomic_load(volatile AS A *p) {                                   \
    return __opencl_atomic_load((AS A *)p, memory_order_seq_cst,               \
                                memory_scope_device);                          \
  }

#define STORE(AS, V, A)                                                        \
  OVERLOAD void atomic_store_explicit(                                         \
      volatile AS A *p, V value, memory_order order, memory_scope scope) {     \
    __opencl_atomic_store((AS A *)p, value, order, scope);                     \
  }                                                                            \
  OVERLOAD void atomic_store_explicit(volatile AS A *p, V value,               \
                                      memory_order order) {                    \
    __opencl_atomic_store((AS A *)p, value, order, memory_scope_device);       \
  }                                                                            \
  OVERLOAD void atomic_store(volatile AS A *p, V value) {                      \
    __opencl_atomic_store((AS A *)p, value, memory_order_seq_cst,              \
                          memory_scope_device);                                \
  }

#define EXCHANGED(AS, T)                                                       \
  INIT_LOAD(AS, T, atomic_##T)                                                 \
  STORE(AS, T, atomic_##T)                                                     \
  FETCH(AS, T, atomic_##T, T, exchange)

#define ANY_TYPE(AS, T)                                                        \
  EXCHANGED(AS, T)                                                             \
  COMPARE_EXCHANGES(AS, T, atomic_##T, compare_exchange_strong)                \
  COMPARE_EXCHANGES(AS, T, atomic_##T, compare_exchange_weak)

#define ARITHMETIC(AS, T)                                                      \
  FETCH(AS, T, atomic_##T, T, fetch_add)                                       \
  FETCH(AS, T, atomic_##T, T, fetch_sub)                                       \
  FETCH(AS, T, atomic_##T, T, fetch_min)                                       \
  FETCH(AS, T, atomic_##T, T, fetch_max)

#define INTEGER(AS, T)                                                         \
  ANY_TYPE(AS, T)                                                              \
  ARITHMETIC(AS, T)                                                            \
  FETCH(AS, T, atomic_##T, T, fetch_and)                                       \
  FETCH(AS, T, atomic_##T, T, fetch_or)                                        \
  FETCH(AS, T, atomic_##T, T, fetch_xor)

// Addresses as numbers, changed by numbers of the other sign.
#define MIXED(AS, T, V)                                                        \
  FETCH(AS, T, atomic_##T, V, fetch_add)                                       \
  FETCH(AS, T, atomic_##T, V, fetch_sub)                                       \
  FETCH(AS, T, atomic_##T, V, fetch_min)                                       \
  FETCH(AS, T, atomic_##T, V, fetch_max)                                       \
  FETCH(AS, T, atomic_##T, V, fetch_and)                                       \
  FETCH(AS, T, atomic_##T, V, fetch_or)                                        \
  FETCH(AS, T, atomic_##T, V, fetch_xor)

#define FLAG(AS)                                                               \
  OVERLOAD bool atomic_flag_test_and_set_explicit(                             \
      volatile AS atomic_flag *p, memory_order order, memory_scope scope) {    \
    return __opencl_atomic_exchange((AS atomic_int *)p, 1, order, scope);      \
  }                                                                            \
  OVERLOAD bool atomic_flag_test_and_set_explicit(volatile AS atomic_flag *p,  \
                                                  memory_order order) {        \
    return atomic_flag_test_and_set_explicit(p, order, memory_scope_device);   \
  }                                                                            \
  OVERLOAD bool atomic_flag_test_and_set(volatile AS atomic_flag *p) {         \
    return atomic_flag_test_and_set_explicit(p, memory_order_seq_cst);         \
  }                                                                            \
  OVERLOAD void atomic_flag_clear_explicit(                                    \
      volatile AS atomic_flag *p, memory_order order, memory_scope scope) {    \
    __opencl_atomic_store((AS atomic_int *)p, 0, order, scope);                \
  }                                                                            \
  OVERLOAD void atomic_flag_clear_explicit(volatile AS atomic_flag *p,         \
                                           memory_order order) {               \
    atomic_flag_clear_explicit(p, order, memory_scope_device);                 \
  }                                                                            \
  OVERLOAD void atomic_flag_clear(volatile AS atomic_flag *p) {                \
    atomic_flag_clear_explicit(p, memory_order_seq_cst);                       \
  }

// clang 22 declares atomic_store of halves with a value that is atomic itself.
#define HALF(AS)                                                               \
  EXCHANGED(AS, half)                                                          \
  STORE(AS, atomic_half, atomic_half)                                          \
  ARITHMETIC(AS, half)

#define ADDRESS_SPACE(AS)                                                      \
  INTEGER(AS, int)                                                             \
  INTEGER(AS, uint)                                                            \
  INTEGER(AS, long)                                                            \
  INTEGER(AS, ulong)                                                           \
  ANY_TYPE(AS, float)                                                          \
  ARITHMETIC(AS, float)                                                        \
  ANY_TYPE(AS, double)                                                         \
  ARITHMETIC(AS, double)                                                       \
  HALF(AS)                                                                     \
  MIXED(AS, uintptr_t, intptr_t)                                               \
  MIXED(AS, intptr_t, uintptr_t)                                               \
  FLAG(AS)

ADDRESS_SPACE(global)
ADDRESS_SPACE(local)
ADDRESS_SPACE(generic)

//===----------------------------------------------------------------------===//
// Fences and address spaces
//===----------------------------------------------------------------------===//

OVERLOAD void atomic_work_item_fence(cl_mem_fence_flags flags,
                                     memory_order order, memory_scope scope) {
  switch (scope) {
  case memory_scope_work_item:
    return __scoped_atomic_thread_fence(order, __MEMORY_SCOPE_SINGLE);
  case memory_scope_sub_group:
    return __scoped_atomic_thread_fence(order, __MEMORY_SCOPE_WVFRNT);
  case memory_scope_work_group:
    return __scoped_atomic_thread_fence(order, __MEMORY_SCOPE_WRKGRP);
  case memory_scope_device:
    return __scoped_atomic_thread_fence(order, __MEMORY_SCOPE_DEVICE);
  default:
    return __scoped_atomic_thread_fence(order, __MEMORY_SCOPE_SYSTEM);
  }
}

CONST bool
is_shared(const generic void *p) __asm__("llvm.nvvm.isspacep.shared");
CONST bool
is_global(const generic void *p) __asm__("llvm.nvvm.isspacep.global");
CONST bool
is_private(const generic void *p) __asm__("llvm.nvvm.isspacep.local");

OVERLOAD CONST cl_mem_fence_flags get_fence(const generic void *p) {
  return is_shared(p) ? CLK_LOCAL_MEM_FENCE : CLK_GLOBAL_MEM_FENCE;
}

OVERLOAD CONST cl_mem_fence_flags get_fence(generic void *p) {
  return get_fence((const generic void *)p);
}

// The functions that clang calls for to_global and the like.
CONST global void *__to_global(generic void *p) {
  return is_global(p) ? (global void *)p : 0;
}

CONST local void *__to_local(generic void *p) {
  return is_shared(p) ? (local void *)p : 0;
}

CONST private void *__to_private(generic void *p) {
  return is_private(p) ? (private void *)p : 0;
}
