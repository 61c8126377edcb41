/* cuda_runtime.h - CUDA without a toolkit */
/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What kernels need of CUDA's headers: those that come with clang, and the
   types and atomic functions that these expect of a toolkit. Of the host's side
   there are declarations, so that files with code for both can be compiled. */

#ifndef Q7X2_CUDA_RUNTIME_H
#define Q7X2_CUDA_RUNTIME_H

#ifndef __CUDA__
#error "cuda_runtime.h is for sources in CUDA: *.cu, or -x cuda"
#endif

#ifndef CUDA_VERSION
#define CUDA_VERSION 12000
#endif
#define CUDART_VERSION CUDA_VERSION
#define __CUDACC__

#define __host__ __attribute__((host))
#define __device__ __attribute__((device))
#define __global__ __attribute__((global))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
#define __managed__ __attribute__((device))
#define __grid_constant__ __attribute__((grid_constant))
#define __launch_bounds__(...) __attribute__((launch_bounds(__VA_ARGS__)))
#define __maxnreg__(registers) __attribute__((maxnreg(registers)))
#define __cluster_dims__(...) __attribute__((cluster_dims(__VA_ARGS__)))
#define __forceinline__ __inline__ __attribute__((always_inline))
#define __noinline__ __attribute__((noinline))
#define __inline_hint__
#define __no_return__ __attribute__((noreturn))
#define __nv_pure__ __attribute__((pure))
#define __align__(bytes) __attribute__((aligned(bytes)))
#define __builtin_align__(bytes) __align__(bytes)
#define CUDARTAPI
#define CUDART_CB

#include <__clang_cuda_math_forward_declares.h>
#include <climits>
#include <cmath>
#include <cstdlib>
#include <stdlib.h>
#include <string.h>

/*===-- types
 * --------------------------------------------------------------===*/

#define Q7X2_VECTOR_TYPE(name, type, align2, align4)                           \
  struct name##1 { type x; };                                                  \
  struct __align__(align2) name##2 { type x, y; };                             \
  struct name##3 { type x, y, z; };                                            \
  struct __align__(align4) name##4 { type x, y, z, w; };                       \
  static __inline__ __host__ __device__ name##1 make_##name##1(type x) {       \
    return {x};                                                                \
  }                                                                            \
  static __inline__ __host__ __device__ name##2 make_##name##2(type x,         \
                                                               type y) {       \
    return {x, y};                                                             \
  }                                                                            \
  static __inline__ __host__ __device__ name##3 make_##name##3(type x, type y, \
                                                               type z) {       \
    return {x, y, z};                                                          \
  }                                                                            \
  static __inline__ __host__ __device__ name##4 make_##name##4(                \
      type x, type y, type z, type w) {                                        \
    return {x, y, z, w};                                                       \
  }
Q7X2_VECTOR_TYPE(char, signed char, 2, 4)
Q7X2_VECTOR_TYPE(uchar, unsigned char, 2, 4)
Q7X2_VECTOR_TYPE(short, short, 4, 8)
Q7X2_VECTOR_TYPE(ushort, unsigned short, 4, 8)
Q7X2_VECTOR_TYPE(int, int, 8, 16)
Q7X2_VECTOR_TYPE(uint, unsigned int, 8, 16)
Q7X2_VECTOR_TYPE(long, long, 16, 16)
Q7X2_VECTOR_TYPE(ulong, unsigned long, 16, 16)
Q7X2_VECTOR_TYPE(longlong, long long, 16, 16)
Q7X2_VECTOR_TYPE(ulonglong, unsigned long long, 16, 16)
Q7X2_VECTOR_TYPE(float, float, 8, 16)
Q7X2_VECTOR_TYPE(double, double, 16, 16)
#undef Q7X2_VECTOR_TYPE

/* CUDA 13's names, with the alignment; that of double4 has always been 16. */
#define Q7X2_ALIGNED(name, type)                                               \
  typedef name##4 name##4_16a;                                                 \
  struct __align__(32) name##4_32a { type x, y, z, w; };                       \
  static __inline__ __host__ __device__ name##4_16a make_##name##4_16a(        \
      type x, type y, type z, type w) {                                        \
    return {x, y, z, w};                                                       \
  }                                                                            \
  static __inline__ __host__ __device__ name##4_32a make_##name##4_32a(        \
      type x, type y, type z, type w) {                                        \
    return {x, y, z, w};                                                       \
  }
Q7X2_ALIGNED(long, long)
Q7X2_ALIGNED(ulong, unsigned long)
Q7X2_ALIGNED(longlong, long long)
Q7X2_ALIGNED(ulonglong, unsigned long long)
Q7X2_ALIGNED(double, double)
#undef Q7X2_ALIGNED

typedef unsigned int cuuint32_t;
typedef unsigned long long cuuint64_t;

struct dim3 {
  unsigned int x, y, z;
  __host__ __device__ constexpr dim3(unsigned int x = 1, unsigned int y = 1,
                                     unsigned int z = 1)
      : x(x), y(y), z(z) {}
  __host__ __device__ constexpr dim3(uint3 v) : x(v.x), y(v.y), z(v.z) {}
  __host__ __device__ constexpr operator uint3() const { return {x, y, z}; }
};

/*===-- clang's headers
 * ----------------------------------------------------===*/

#include <__clang_cuda_builtin_vars.h>
#include <__clang_cuda_libdevice_declares.h>

#include <__clang_cuda_device_functions.h>
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

#undef Q7X2_DEVICE

/*===-- the host's side, of which only declarations are compiled
 * -----------===*/

typedef enum cudaError {
  cudaSuccess = 0,
  cudaErrorInvalidValue = 1,
  cudaErrorMemoryAllocation = 2,
  cudaErrorInitializationError = 3,
  cudaErrorInvalidConfiguration = 9,
  cudaErrorInvalidDevice = 101,
  cudaErrorNoDevice = 100,
  cudaErrorNotReady = 600,
  cudaErrorIllegalAddress = 700,
  cudaErrorLaunchFailure = 719,
  cudaErrorNotSupported = 801,
  cudaErrorUnknown = 999
} cudaError_t;
enum cudaMemcpyKind {
  cudaMemcpyHostToHost,
  cudaMemcpyHostToDevice,
  cudaMemcpyDeviceToHost,
  cudaMemcpyDeviceToDevice,
  cudaMemcpyDefault
};
enum cudaFuncAttribute {
  cudaFuncAttributeMaxDynamicSharedMemorySize = 8,
  cudaFuncAttributePreferredSharedMemoryCarveout = 9
};
enum cudaFuncCache {
  cudaFuncCachePreferNone,
  cudaFuncCachePreferShared,
  cudaFuncCachePreferL1,
  cudaFuncCachePreferEqual
};
enum cudaDeviceAttr {
  cudaDevAttrMaxThreadsPerBlock = 1,
  cudaDevAttrMaxSharedMemoryPerBlock = 8,
  cudaDevAttrWarpSize = 10,
  cudaDevAttrClockRate = 13,
  cudaDevAttrMultiProcessorCount = 16,
  cudaDevAttrMaxThreadsPerMultiProcessor = 39,
  cudaDevAttrComputeCapabilityMajor = 75,
  cudaDevAttrComputeCapabilityMinor = 76,
  cudaDevAttrCooperativeLaunch = 95,
  cudaDevAttrMaxSharedMemoryPerBlockOptin = 97
};
enum cudaMemoryAdvise {
  cudaMemAdviseSetReadMostly = 1,
  cudaMemAdviseUnsetReadMostly,
  cudaMemAdviseSetPreferredLocation,
  cudaMemAdviseUnsetPreferredLocation,
  cudaMemAdviseSetAccessedBy,
  cudaMemAdviseUnsetAccessedBy
};
#define cudaStreamDefault 0x00
#define cudaStreamNonBlocking 0x01
#define cudaEventDefault 0x00
#define cudaEventBlockingSync 0x01
#define cudaEventDisableTiming 0x02
#define cudaHostAllocDefault 0x00
#define cudaHostAllocPortable 0x01
#define cudaHostAllocMapped 0x02
#define cudaMemAttachGlobal 0x01
#define cudaCpuDeviceId ((int)-1)

typedef struct CUstream_st *cudaStream_t;
typedef struct CUevent_st *cudaEvent_t;
typedef struct CUgraph_st *cudaGraph_t;
typedef struct CUgraphExec_st *cudaGraphExec_t;

struct cudaDeviceProp {
  char name[256];
  size_t totalGlobalMem, sharedMemPerBlock;
  int regsPerBlock, warpSize;
  size_t memPitch;
  int maxThreadsPerBlock, maxThreadsDim[3], maxGridSize[3], clockRate;
  size_t totalConstMem;
  int major, minor, multiProcessorCount, integrated, canMapHostMemory;
  int concurrentKernels, ECCEnabled, pciBusID, pciDeviceID, unifiedAddressing;
  int memoryClockRate, memoryBusWidth, l2CacheSize;
  int maxThreadsPerMultiProcessor, managedMemory;
  size_t sharedMemPerMultiprocessor;
  int regsPerMultiprocessor, cooperativeLaunch, maxBlocksPerMultiProcessor;
  size_t sharedMemPerBlockOptin, reservedSharedMemPerBlock;
  int concurrentManagedAccess, pageableMemoryAccess;
};
struct cudaFuncAttributes {
  size_t sharedSizeBytes, constSizeBytes, localSizeBytes;
  int maxThreadsPerBlock, numRegs, ptxVersion, binaryVersion;
  int maxDynamicSharedSizeBytes;
};

extern "C" {
cudaError_t cudaMalloc(void **p, size_t size);
cudaError_t cudaMallocManaged(void **p, size_t size, unsigned int flags = 1);
cudaError_t cudaMallocHost(void **p, size_t size);
cudaError_t cudaMallocAsync(void **p, size_t size, cudaStream_t stream);
cudaError_t cudaMallocPitch(void **p, size_t *pitch, size_t width,
                            size_t height);
cudaError_t cudaHostAlloc(void **p, size_t size, unsigned int flags);
cudaError_t cudaHostRegister(void *p, size_t size, unsigned int flags);
cudaError_t cudaHostUnregister(void *p);
cudaError_t cudaHostGetDevicePointer(void **device, void *host,
                                     unsigned int flags);
cudaError_t cudaFree(void *p);
cudaError_t cudaFreeAsync(void *p, cudaStream_t stream);
cudaError_t cudaFreeHost(void *p);
cudaError_t cudaMemcpy(void *to, const void *from, size_t size,
                       cudaMemcpyKind kind);
cudaError_t cudaMemcpyAsync(void *to, const void *from, size_t size,
                            cudaMemcpyKind kind, cudaStream_t stream = 0);
cudaError_t cudaMemcpy2D(void *to, size_t to_pitch, const void *from,
                         size_t from_pitch, size_t width, size_t height,
                         cudaMemcpyKind kind);
cudaError_t cudaMemcpyToSymbol(const void *symbol, const void *from,
                               size_t size, size_t offset = 0,
                               cudaMemcpyKind kind = cudaMemcpyHostToDevice);
cudaError_t cudaMemcpyFromSymbol(void *to, const void *symbol, size_t size,
                                 size_t offset = 0,
                                 cudaMemcpyKind kind = cudaMemcpyDeviceToHost);
cudaError_t cudaGetSymbolAddress(void **p, const void *symbol);
cudaError_t cudaMemset(void *to, int value, size_t size);
cudaError_t cudaMemsetAsync(void *to, int value, size_t size,
                            cudaStream_t stream = 0);
cudaError_t cudaMemGetInfo(size_t *free, size_t *total);
cudaError_t cudaMemPrefetchAsync(const void *p, size_t size, int device,
                                 cudaStream_t stream = 0);
cudaError_t cudaMemAdvise(const void *p, size_t size, cudaMemoryAdvise advice,
                          int device);
cudaError_t cudaDeviceSynchronize(void);
cudaError_t cudaDeviceReset(void);
cudaError_t cudaDeviceGetAttribute(int *value, cudaDeviceAttr attribute,
                                   int device);
cudaError_t cudaDeviceSetCacheConfig(cudaFuncCache config);
cudaError_t cudaThreadSynchronize(void);
cudaError_t cudaStreamCreate(cudaStream_t *stream);
cudaError_t cudaStreamCreateWithFlags(cudaStream_t *stream, unsigned int flags);
cudaError_t cudaStreamDestroy(cudaStream_t stream);
cudaError_t cudaStreamSynchronize(cudaStream_t stream);
cudaError_t cudaStreamQuery(cudaStream_t stream);
cudaError_t cudaStreamWaitEvent(cudaStream_t stream, cudaEvent_t event,
                                unsigned int flags = 0);
cudaError_t cudaEventCreate(cudaEvent_t *event);
cudaError_t cudaEventCreateWithFlags(cudaEvent_t *event, unsigned int flags);
cudaError_t cudaEventDestroy(cudaEvent_t event);
cudaError_t cudaEventRecord(cudaEvent_t event, cudaStream_t stream = 0);
cudaError_t cudaEventSynchronize(cudaEvent_t event);
cudaError_t cudaEventQuery(cudaEvent_t event);
cudaError_t cudaEventElapsedTime(float *ms, cudaEvent_t begin, cudaEvent_t end);
cudaError_t cudaGetLastError(void);
cudaError_t cudaPeekAtLastError(void);
cudaError_t cudaSetDevice(int device);
cudaError_t cudaGetDevice(int *device);
cudaError_t cudaGetDeviceCount(int *count);
cudaError_t cudaGetDeviceProperties(cudaDeviceProp *properties, int device);
cudaError_t cudaDriverGetVersion(int *version);
cudaError_t cudaRuntimeGetVersion(int *version);
const char *cudaGetErrorString(cudaError_t error);
const char *cudaGetErrorName(cudaError_t error);
cudaError_t cudaLaunchKernel(const void *kernel, dim3 grid, dim3 block,
                             void **args, size_t shared, cudaStream_t stream);
cudaError_t cudaLaunchCooperativeKernel(const void *kernel, dim3 grid,
                                        dim3 block, void **args,
                                        size_t shared = 0,
                                        cudaStream_t stream = 0);
cudaError_t cudaFuncSetAttribute(const void *kernel,
                                 cudaFuncAttribute attribute, int value);
cudaError_t cudaFuncSetCacheConfig(const void *kernel, cudaFuncCache config);
cudaError_t cudaFuncGetAttributes(cudaFuncAttributes *attributes,
                                  const void *kernel);
cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessor(int *blocks,
                                                          const void *kernel,
                                                          int threads,
                                                          size_t shared);
cudaError_t cudaProfilerStart(void);
cudaError_t cudaProfilerStop(void);
/* A launch calls one of these, depending on the version. */
cudaError_t cudaConfigureCall(dim3 grid, dim3 block, size_t shared = 0,
                              cudaStream_t stream = 0);
unsigned __cudaPushCallConfiguration(dim3 grid, dim3 block, size_t shared = 0,
                                     void *stream = 0);
}

/* Those that take a pointer to anything. */
template <typename T> cudaError_t cudaMalloc(T **p, size_t size) {
  return cudaMalloc((void **)(void *)p, size);
}
template <typename T>
cudaError_t cudaMallocManaged(T **p, size_t size, unsigned int flags = 1) {
  return cudaMallocManaged((void **)(void *)p, size, flags);
}
template <typename T> cudaError_t cudaMallocHost(T **p, size_t size) {
  return cudaMallocHost((void **)(void *)p, size);
}
template <typename T>
cudaError_t cudaMallocAsync(T **p, size_t size, cudaStream_t stream) {
  return cudaMallocAsync((void **)(void *)p, size, stream);
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
  return cudaMemcpyToSymbol((const void *)&symbol, from, size, offset, kind);
}
template <typename T>
cudaError_t cudaMemcpyFromSymbol(void *to, const T &symbol, size_t size,
                                 size_t offset = 0,
                                 cudaMemcpyKind kind = cudaMemcpyDeviceToHost) {
  return cudaMemcpyFromSymbol(to, (const void *)&symbol, size, offset, kind);
}
template <typename P, typename T>
cudaError_t cudaGetSymbolAddress(P **p, const T &symbol) {
  return cudaGetSymbolAddress((void **)(void *)p, (const void *)&symbol);
}
template <typename Kernel>
cudaError_t cudaLaunchKernel(Kernel *kernel, dim3 grid, dim3 block, void **args,
                             size_t shared = 0, cudaStream_t stream = 0) {
  return cudaLaunchKernel((const void *)kernel, grid, block, args, shared,
                          stream);
}
template <typename Kernel>
cudaError_t cudaLaunchCooperativeKernel(Kernel *kernel, dim3 grid, dim3 block,
                                        void **args, size_t shared = 0,
                                        cudaStream_t stream = 0) {
  return cudaLaunchCooperativeKernel((const void *)kernel, grid, block, args,
                                     shared, stream);
}
template <typename Kernel>
cudaError_t cudaFuncSetAttribute(Kernel *kernel, cudaFuncAttribute attribute,
                                 int value) {
  return cudaFuncSetAttribute((const void *)kernel, attribute, value);
}
template <typename Kernel>
cudaError_t cudaFuncSetCacheConfig(Kernel *kernel, cudaFuncCache config) {
  return cudaFuncSetCacheConfig((const void *)kernel, config);
}
template <typename Kernel>
cudaError_t cudaFuncGetAttributes(cudaFuncAttributes *attributes,
                                  Kernel *kernel) {
  return cudaFuncGetAttributes(attributes, (const void *)kernel);
}
template <typename Kernel>
cudaError_t
cudaOccupancyMaxActiveBlocksPerMultiprocessor(int *blocks, Kernel kernel,
                                              int threads, size_t shared) {
  return cudaOccupancyMaxActiveBlocksPerMultiprocessor(
      blocks, (const void *)kernel, threads, shared);
}
template <typename Kernel>
cudaError_t cudaOccupancyMaxPotentialBlockSize(int *grid, int *block,
                                               Kernel kernel, size_t shared = 0,
                                               int limit = 0);

#include <crt/host_functions.hpp>

#endif
