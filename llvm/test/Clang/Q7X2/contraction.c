// In C nothing is contracted without an option, and the library is called where
// the machine's functions are approximate.

// RUN: q7x2-clang -O2 -S -emit-llvm %s -o - | FileCheck %s --check-prefixes=CHECK,OFF
// RUN: q7x2-clang -O2 -ffp-contract=on -S -emit-llvm %s -o - | FileCheck %s --check-prefixes=CHECK,ON
// RUN: q7x2-clang -O2 -ffast-math -S -emit-llvm %s -o - | FileCheck %s --check-prefix=FAST

// CHECK-LABEL: define {{.*}}@multiply_add(
// OFF: fmul float
// OFF: fadd float
// ON: call float @llvm.fmuladd.f32(
float multiply_add(float a, float b, float c) { return a * b + c; }

// CHECK-LABEL: define {{.*}}@power(
// CHECK-NOT: llvm.pow
// FAST-LABEL: define {{.*}}@power(
// FAST: call {{.*}}@llvm.pow.f32(
// FAST: ret
// CHECK: ret
float powf(float, float);
float power(float x, float y) { return powf(x, y); }

// The machine's sine is correctly rounded.
// CHECK-LABEL: define {{.*}}@sine(
// CHECK: call float @llvm.sin.f32(
// CHECK: ret
float sinf(float);
float sine(float x) { return sinf(x); }
