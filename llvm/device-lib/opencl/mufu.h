//===-- mufu.h - Functions of MUFU for float.cl and half.cl -----*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// MUFU's functions of floats, which are correctly rounded for every argument
// (1.0f / x is MUFU.RCP), and the constants that others are made with.
//
//===----------------------------------------------------------------------===//

#ifndef Q7X2_DEVICE_LIB_MUFU_H
#define Q7X2_DEVICE_LIB_MUFU_H

/// A sum, rounded toward zero.
#define ADD_DOWN __nvvm_add_rz_f
#define COS __nvvm_cos_approx_f
#define EXP2 __nvvm_ex2_approx_f
#define LOG2 __nvvm_lg2_approx_f
#define RSQRT __nvvm_rsqrt_approx_f
#define SIN __nvvm_sin_approx_f

// Constants in two parts.
#define LOG2E 0x1.715476p+0f
#define LOG2E_LOW 0x1.4ae0cp-26f
#define LN2 0x1.62e43p-1f
#define LN2_LOW -0x1.05c61p-29f
#define PI 0x1.921fb6p+1f
#define PI_LOW -0x1.777a5cp-24f
#define BY_PI 0x1.45f306p-2f
#define BY_PI_LOW 0x1.b9391p-27f

#endif // Q7X2_DEVICE_LIB_MUFU_H
