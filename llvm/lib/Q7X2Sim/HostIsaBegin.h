//===- HostIsaBegin.h - Vector instructions of the host ---------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The executors (Exec*.cpp) are compiled once for each level of the host's
// vector instructions, Q7X2_HOST_ISA: 1 for the compiler's default, 3 and 4 for
// x86-64-v3 and -v4. The best level that the host supports is chosen at startup
// (Exec.cpp). The functions of an executor are enclosed by this file, included
// after all other headers, and HostIsaEnd.h. So the inline functions of other
// headers, of which the linker keeps one copy for all levels, use no level's
// instructions unless they are inlined. The enclosed functions have internal
// linkage or are in the namespace of their level.
//
//===----------------------------------------------------------------------===//

// No include guard: it belongs to HostIsaEnd.h.

#if Q7X2_HOST_ISA != 1
#define Q7X2_HOST_HAS_FMA 1
#endif

#if Q7X2_HOST_ISA == 3
#pragma clang attribute push(                                                  \
    __attribute__((target("avx2,bmi,bmi2,f16c,fma,lzcnt,movbe,popcnt"))),      \
    apply_to = function)
#elif Q7X2_HOST_ISA == 4
#pragma clang attribute push(                                                  \
    __attribute__((target("avx2,bmi,bmi2,f16c,fma,lzcnt,movbe,popcnt,avx512f," \
                          "avx512bw,avx512cd,avx512dq,avx512vl"))),            \
    apply_to = function)
#endif
