/* host_defines.h - the qualifiers of CUDA */
/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */

#ifndef Q7X2_CUDA_HOST_DEFINES_H
#define Q7X2_CUDA_HOST_DEFINES_H
/* What programs test. */
#define __HOST_DEFINES_H__

#define CUDARTAPI
#define CUDART_CB
#define __align__(bytes) __attribute__((aligned(bytes)))
#define __builtin_align__(bytes) __align__(bytes)

#ifndef __CUDA__ /* a host compiler */

#define __host__
#define __device__
#define __forceinline__ __inline__ __attribute__((always_inline))

#else

#define __host__ __attribute__((host))
#define __device__ __attribute__((device))
#define __global__ __attribute__((global))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
#ifdef __CUDA_ARCH__
#define __managed__ __attribute__((device))
#else /* The runtime keeps the host's variables in this section up to date. */
#define __managed__ __attribute__((device, section("q7x2_managed")))
#endif
#define __grid_constant__ __attribute__((grid_constant))
#define __launch_bounds__(...) __attribute__((launch_bounds(__VA_ARGS__)))
#define __maxnreg__(registers) __attribute__((maxnreg(registers)))
#define __cluster_dims__(...) __attribute__((cluster_dims(__VA_ARGS__)))
#define __forceinline__ __inline__ __attribute__((always_inline))
#define __noinline__ __attribute__((noinline))
#define __inline_hint__
#define __no_return__ __attribute__((noreturn))
#define __nv_pure__ __attribute__((pure))

#endif

#endif
