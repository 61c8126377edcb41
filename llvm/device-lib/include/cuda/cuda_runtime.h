/* cuda_runtime.h - CUDA without a toolkit */
/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What kernels need of CUDA's headers: those that come with clang, and the
   types and atomic functions that these expect of a toolkit; and the runtime's
   interface for the host, to which templates for any type are added. A host
   compiler of C++ sees only the latter. */

#ifndef Q7X2_CUDA_RUNTIME_H
#define Q7X2_CUDA_RUNTIME_H
/* What programs test. */
#define __CUDA_RUNTIME_H__

#include <cuda_runtime_api.h>

#ifdef __CUDA__
#define __CUDACC__

#include <__clang_cuda_math_forward_declares.h>
#include <climits>
#include <cmath>
#include <cstdlib>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <utility>

/*===-- clang's headers
 * ----------------------------------------------------===*/

#include <__clang_cuda_builtin_vars.h>
#include <__clang_cuda_libdevice_declares.h>

/* clang avoids an error of ptxas with a longer function. */
#define __vmaxs2 q7x2_long_vmaxs2
#include <__clang_cuda_device_functions.h>
#undef __vmaxs2
static __device__ __forceinline__ unsigned int __vmaxs2(unsigned int a,
                                                        unsigned int b) {
  unsigned int r;
  __asm__("vmax2.s32.s32.s32 %0, %1, %2, %3;"
          : "=r"(r)
          : "r"(a), "r"(b), "r"(0));
  return r;
}
#include <__clang_cuda_math.h>

extern "C" {
__device__ int vprintf(const char *, const char *);
__device__ void free(void *) __attribute__((nothrow));
__device__ void *malloc(size_t) __attribute__((nothrow, malloc));
__device__ void __assertfail(const char *message, const char *file,
                             unsigned line, const char *function,
                             size_t char_size);
__device__ static inline void __assert_fail(const char *message,
                                            const char *file, unsigned line,
                                            const char *function) {
  __assertfail(message, file, line, function, 1);
}
__device__ int printf(const char *, ...);
}

namespace std {
__device__ static inline void free(void *p) { ::free(p); }
__device__ static inline void *malloc(size_t size) { return ::malloc(size); }
} // namespace std

#define Q7X2_AS_DIM3(name)                                                     \
  __device__ inline __cuda_builtin_##name##_t::operator dim3() const {         \
    return dim3(x, y, z);                                                      \
  }                                                                            \
  __device__ inline __cuda_builtin_##name##_t::operator uint3() const {        \
    return {x, y, z};                                                          \
  }
Q7X2_AS_DIM3(threadIdx)
Q7X2_AS_DIM3(blockIdx)
Q7X2_AS_DIM3(blockDim)
Q7X2_AS_DIM3(gridDim)
#undef Q7X2_AS_DIM3

#define Q7X2_DEVICE static __device__ __forceinline__

Q7X2_DEVICE unsigned int __isGlobal(const void *p) {
  return __nvvm_isspacep_global(p);
}
Q7X2_DEVICE unsigned int __isShared(const void *p) {
  return __nvvm_isspacep_shared(p);
}
Q7X2_DEVICE unsigned int __isConstant(const void *p) {
  return __nvvm_isspacep_const(p);
}
Q7X2_DEVICE unsigned int __isLocal(const void *p) {
  return __nvvm_isspacep_local(p);
}

#define Q7X2_SPACE(name, number)                                               \
  Q7X2_DEVICE size_t __cvta_generic_to_##name(const void *p) {                 \
    return (size_t)(const __attribute__((address_space(number))) void *)p;     \
  }                                                                            \
  Q7X2_DEVICE void *__cvta_##name##_to_generic(size_t p) {                     \
    return (void *)(__attribute__((address_space(number))) void *)p;           \
  }
Q7X2_SPACE(global, 1)
Q7X2_SPACE(shared, 3)
Q7X2_SPACE(constant, 4)
Q7X2_SPACE(local, 5)
#undef Q7X2_SPACE

#include "crt/integer_functions.hpp"
#include "crt/math_functions.hpp"

#include "crt/clang_additions.hpp"
#include <__clang_cuda_cmath.h>
#include <__clang_cuda_complex_builtins.h>
#include <__clang_cuda_intrinsics.h>
#ifndef __CUDA_ARCH__
#include "crt/host_math.hpp"
#endif

/*===-- atomic functions
 * ---------------------------------------------------===*/

/* Relaxed, for the device; with _block and _system for those. */
#define Q7X2_SCOPES(macro, ...)                                                \
  macro(, __MEMORY_SCOPE_DEVICE, __VA_ARGS__)                                  \
      macro(_block, __MEMORY_SCOPE_WRKGRP, __VA_ARGS__)                        \
          macro(_system, __MEMORY_SCOPE_SYSTEM, __VA_ARGS__)
#define Q7X2_FETCH(suffix, scope, name, operation, type)                       \
  Q7X2_DEVICE type name##suffix(type *p, type v) {                             \
    return __scoped_atomic_##operation(p, v, __ATOMIC_RELAXED, scope);         \
  }
#define Q7X2_SUBTRACT(suffix, scope, type)                                     \
  Q7X2_DEVICE type atomicSub##suffix(type *p, type v) {                        \
    return __scoped_atomic_fetch_add(p, (type)(0u - v), __ATOMIC_RELAXED,      \
                                     scope);                                   \
  }
#define Q7X2_CAS(suffix, scope, type)                                          \
  Q7X2_DEVICE type atomicCAS##suffix(type *p, type expected, type v) {         \
    __scoped_atomic_compare_exchange_n(p, &expected, v, 0, __ATOMIC_RELAXED,   \
                                       __ATOMIC_RELAXED, scope);               \
    return expected;                                                           \
  }
#define Q7X2_INTEGER_ATOMICS(type)                                             \
  Q7X2_SCOPES(Q7X2_FETCH, atomicAdd, fetch_add, type)                          \
  Q7X2_SCOPES(Q7X2_FETCH, atomicMin, fetch_min, type)                          \
  Q7X2_SCOPES(Q7X2_FETCH, atomicMax, fetch_max, type)                          \
  Q7X2_SCOPES(Q7X2_FETCH, atomicAnd, fetch_and, type)                          \
  Q7X2_SCOPES(Q7X2_FETCH, atomicOr, fetch_or, type)                            \
  Q7X2_SCOPES(Q7X2_FETCH, atomicXor, fetch_xor, type)                          \
  Q7X2_SCOPES(Q7X2_FETCH, atomicExch, exchange_n, type)                        \
  Q7X2_SCOPES(Q7X2_CAS, type)
Q7X2_INTEGER_ATOMICS(int)
Q7X2_INTEGER_ATOMICS(unsigned int)
Q7X2_INTEGER_ATOMICS(long long)
Q7X2_INTEGER_ATOMICS(unsigned long long)
Q7X2_SCOPES(Q7X2_SUBTRACT, int)
Q7X2_SCOPES(Q7X2_SUBTRACT, unsigned int)
Q7X2_SCOPES(Q7X2_CAS, unsigned short)
Q7X2_SCOPES(Q7X2_FETCH, atomicAdd, fetch_add, float)
Q7X2_SCOPES(Q7X2_FETCH, atomicAdd, fetch_add, double)
#define Q7X2_EXCHANGE_FLOAT(suffix, scope, ignored)                            \
  Q7X2_DEVICE float atomicExch##suffix(float *p, float v) {                    \
    return __nv_int_as_float(__scoped_atomic_exchange_n(                       \
        (int *)p, __nv_float_as_int(v), __ATOMIC_RELAXED, scope));             \
  }
Q7X2_SCOPES(Q7X2_EXCHANGE_FLOAT, )
#define Q7X2_WRAP(suffix, scope, name, operation)                              \
  Q7X2_DEVICE unsigned int name##suffix(unsigned int *p, unsigned int v) {     \
    return __nvvm_atom_##operation##_gen_ui(p, v);                             \
  }
Q7X2_SCOPES(Q7X2_WRAP, atomicInc, inc)
Q7X2_SCOPES(Q7X2_WRAP, atomicDec, dec)
#undef Q7X2_WRAP
#undef Q7X2_EXCHANGE_FLOAT
#undef Q7X2_INTEGER_ATOMICS
#undef Q7X2_CAS
#undef Q7X2_SUBTRACT
#undef Q7X2_FETCH
#undef Q7X2_SCOPES

/*===-- launches by kernels, which are not supported
 * -----------------------===*/

Q7X2_DEVICE void *cudaGetParameterBuffer(size_t, size_t) { return 0; }
Q7X2_DEVICE void *cudaGetParameterBufferV2(void *, dim3, dim3, unsigned int) {
  return 0;
}
Q7X2_DEVICE cudaError_t cudaLaunchDevice(void *, void *, dim3, dim3,
                                         unsigned int, cudaStream_t) {
  return cudaErrorNotSupported;
}
Q7X2_DEVICE cudaError_t cudaLaunchDeviceV2(void *, cudaStream_t) {
  return cudaErrorNotSupported;
}

#undef Q7X2_DEVICE

#endif /* __CUDA__ */

#include <texture_fetch_functions.h>

/*===-- the host's functions for any type
 * ----------------------------------===*/

#define Q7X2_POINTER(type) ((const void *)(type))

template <typename T> cudaError_t cudaMalloc(T **p, size_t size) {
  return cudaMalloc((void **)(void *)p, size);
}
template <typename T>
cudaError_t cudaMallocManaged(T **p, size_t size,
                              unsigned int flags = cudaMemAttachGlobal) {
  return cudaMallocManaged((void **)(void *)p, size, flags);
}
template <typename T>
cudaError_t cudaMallocHost(T **p, size_t size,
                           unsigned int flags = cudaHostAllocDefault) {
  return cudaHostAlloc((void **)(void *)p, size, flags);
}
template <typename T>
cudaError_t cudaMallocAsync(T **p, size_t size, cudaStream_t stream) {
  return cudaMallocAsync((void **)(void *)p, size, stream);
}
template <typename T>
cudaError_t cudaMallocAsync(T **p, size_t size, cudaMemPool_t pool,
                            cudaStream_t stream) {
  return cudaMallocFromPoolAsync((void **)(void *)p, size, pool, stream);
}
template <typename T>
cudaError_t cudaMallocFromPoolAsync(T **p, size_t size, cudaMemPool_t pool,
                                    cudaStream_t stream) {
  return cudaMallocFromPoolAsync((void **)(void *)p, size, pool, stream);
}
template <typename T>
cudaError_t cudaMallocPitch(T **p, size_t *pitch, size_t width, size_t height) {
  return cudaMallocPitch((void **)(void *)p, pitch, width, height);
}
template <typename T>
cudaError_t cudaHostAlloc(T **p, size_t size, unsigned int flags) {
  return cudaHostAlloc((void **)(void *)p, size, flags);
}
template <typename T>
cudaError_t cudaHostGetDevicePointer(T **device, void *host,
                                     unsigned int flags) {
  return cudaHostGetDevicePointer((void **)(void *)device, host, flags);
}
template <typename T>
cudaError_t cudaMemcpyToSymbol(const T &symbol, const void *from, size_t size,
                               size_t offset = 0,
                               cudaMemcpyKind kind = cudaMemcpyHostToDevice) {
  return cudaMemcpyToSymbol(Q7X2_POINTER(&symbol), from, size, offset, kind);
}
template <typename T>
cudaError_t cudaMemcpyToSymbolAsync(
    const T &symbol, const void *from, size_t size, size_t offset = 0,
    cudaMemcpyKind kind = cudaMemcpyHostToDevice, cudaStream_t stream = 0) {
  return cudaMemcpyToSymbolAsync(Q7X2_POINTER(&symbol), from, size, offset,
                                 kind, stream);
}
template <typename T>
cudaError_t cudaMemcpyFromSymbol(void *to, const T &symbol, size_t size,
                                 size_t offset = 0,
                                 cudaMemcpyKind kind = cudaMemcpyDeviceToHost) {
  return cudaMemcpyFromSymbol(to, Q7X2_POINTER(&symbol), size, offset, kind);
}
template <typename T>
cudaError_t cudaMemcpyFromSymbolAsync(
    void *to, const T &symbol, size_t size, size_t offset = 0,
    cudaMemcpyKind kind = cudaMemcpyDeviceToHost, cudaStream_t stream = 0) {
  return cudaMemcpyFromSymbolAsync(to, Q7X2_POINTER(&symbol), size, offset,
                                   kind, stream);
}
template <typename P, typename T>
cudaError_t cudaGetSymbolAddress(P **p, const T &symbol) {
  return cudaGetSymbolAddress((void **)(void *)p, Q7X2_POINTER(&symbol));
}
template <typename T>
cudaError_t cudaGetSymbolSize(size_t *size, const T &symbol) {
  return cudaGetSymbolSize(size, Q7X2_POINTER(&symbol));
}

template <typename Kernel>
cudaError_t cudaLaunchKernel(Kernel *kernel, dim3 grid, dim3 block, void **args,
                             size_t shared = 0, cudaStream_t stream = 0) {
  return cudaLaunchKernel(Q7X2_POINTER(kernel), grid, block, args, shared,
                          stream);
}
template <typename Kernel>
cudaError_t cudaLaunchCooperativeKernel(Kernel *kernel, dim3 grid, dim3 block,
                                        void **args, size_t shared = 0,
                                        cudaStream_t stream = 0) {
  return cudaLaunchCooperativeKernel(Q7X2_POINTER(kernel), grid, block, args,
                                     shared, stream);
}
template <typename... Parameters, typename... Arguments>
cudaError_t cudaLaunchKernelEx(const cudaLaunchConfig_t *config,
                               void (*kernel)(Parameters...),
                               Arguments &&...arguments) {
  return [&](Parameters... converted) {
    void *pointers[] = {(void *)&converted..., 0};
    return cudaLaunchKernelExC(config, Q7X2_POINTER(kernel), pointers);
  }(static_cast<Arguments &&>(arguments)...);
}
template <typename Kernel>
cudaError_t cudaFuncSetAttribute(Kernel *kernel, cudaFuncAttribute attribute,
                                 int value) {
  return cudaFuncSetAttribute(Q7X2_POINTER(kernel), attribute, value);
}
template <typename Kernel>
cudaError_t cudaFuncSetCacheConfig(Kernel *kernel, cudaFuncCache config) {
  return cudaFuncSetCacheConfig(Q7X2_POINTER(kernel), config);
}
template <typename Kernel>
cudaError_t cudaFuncSetSharedMemConfig(Kernel *kernel,
                                       cudaSharedMemConfig config) {
  return cudaFuncSetSharedMemConfig(Q7X2_POINTER(kernel), config);
}
template <typename Kernel>
cudaError_t cudaFuncGetAttributes(cudaFuncAttributes *attributes,
                                  Kernel *kernel) {
  return cudaFuncGetAttributes(attributes, Q7X2_POINTER(kernel));
}

template <typename Kernel>
cudaError_t
cudaOccupancyMaxActiveBlocksPerMultiprocessor(int *blocks, Kernel kernel,
                                              int threads, size_t shared) {
  return cudaOccupancyMaxActiveBlocksPerMultiprocessor(
      blocks, Q7X2_POINTER(kernel), threads, shared);
}
template <typename Kernel>
cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
    int *blocks, Kernel kernel, int threads, size_t shared,
    unsigned int flags) {
  return cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
      blocks, Q7X2_POINTER(kernel), threads, shared, flags);
}
template <typename Kernel>
cudaError_t cudaOccupancyAvailableDynamicSMemPerBlock(size_t *size,
                                                      Kernel kernel, int blocks,
                                                      int threads) {
  return cudaOccupancyAvailableDynamicSMemPerBlock(size, Q7X2_POINTER(kernel),
                                                   blocks, threads);
}
/* The largest blocks of those with which the most threads are resident, and the
   blocks with which the device is full. SharedOf(threads) is the dynamic shared
   memory of a block. */
template <typename SharedOf, typename Kernel>
cudaError_t cudaOccupancyMaxPotentialBlockSizeVariableSMemWithFlags(
    int *grid, int *block, Kernel kernel, SharedOf shared, int limit = 0,
    unsigned int flags = 0) {
  (void)flags;
  cudaFuncAttributes attributes;
  int multiprocessors;
  cudaError_t error = cudaFuncGetAttributes(&attributes, Q7X2_POINTER(kernel));
  if (!error)
    error = cudaDeviceGetAttribute(&multiprocessors,
                                   cudaDevAttrMultiProcessorCount, 0);
  int most = attributes.maxThreadsPerBlock, best = 0;
  if (limit > 0 && limit < most)
    most = limit;
  for (int threads = most; !error && threads > 0;
       threads = (threads - 1) / 32 * 32) {
    int blocks;
    error = cudaOccupancyMaxActiveBlocksPerMultiprocessor(
        &blocks, Q7X2_POINTER(kernel), threads, shared(threads));
    if (error || blocks * threads <= best)
      continue;
    best = blocks * threads;
    *block = threads;
    *grid = blocks * multiprocessors;
  }
  return error;
}
template <typename SharedOf, typename Kernel>
cudaError_t cudaOccupancyMaxPotentialBlockSizeVariableSMem(
    int *grid, int *block, Kernel kernel, SharedOf shared, int limit = 0) {
  return cudaOccupancyMaxPotentialBlockSizeVariableSMemWithFlags(
      grid, block, kernel, shared, limit);
}
template <typename Kernel>
cudaError_t cudaOccupancyMaxPotentialBlockSizeWithFlags(
    int *grid, int *block, Kernel kernel, size_t shared = 0, int limit = 0,
    unsigned int flags = 0) {
  return cudaOccupancyMaxPotentialBlockSizeVariableSMemWithFlags(
      grid, block, kernel, [=](int) { return shared; }, limit, flags);
}
template <typename Kernel>
cudaError_t cudaOccupancyMaxPotentialBlockSize(int *grid, int *block,
                                               Kernel kernel, size_t shared = 0,
                                               int limit = 0) {
  return cudaOccupancyMaxPotentialBlockSizeWithFlags(grid, block, kernel,
                                                     shared, limit);
}
#undef Q7X2_POINTER

static inline cudaError_t cudaEventCreate(cudaEvent_t *event,
                                          unsigned int flags) {
  return cudaEventCreateWithFlags(event, flags);
}
static inline cudaError_t cudaGraphInstantiate(cudaGraphExec_t *executable,
                                               cudaGraph_t graph,
                                               unsigned long long flags = 0) {
  return cudaGraphInstantiateWithFlags(executable, graph, flags);
}
static inline cudaError_t cudaGraphInstantiate(cudaGraphExec_t *executable,
                                               cudaGraph_t graph,
                                               cudaGraphNode_t *, char *,
                                               size_t) {
  return cudaGraphInstantiateWithFlags(executable, graph);
}

#if defined(__CUDA__) && !defined(__CUDA_ARCH__)
/* The linker defines these where there are managed variables. */
extern "C" char __start_q7x2_managed[]
    __attribute__((weak, visibility("hidden")));
extern "C" char __stop_q7x2_managed[]
    __attribute__((weak, visibility("hidden")));
namespace {
__attribute__((constructor(101))) void q7x2_register_managed() {
  __q7x2RegisterManaged(__start_q7x2_managed, __stop_q7x2_managed);
}
} // namespace
#endif

#endif
