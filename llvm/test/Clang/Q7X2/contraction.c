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

// CHECK-LABEL: define {{.*}}@sine(
// CHECK-NOT: llvm.sin
// FAST-LABEL: define {{.*}}@sine(
// FAST: call {{.*}}@llvm.sin.f32(
// FAST: ret
// CHECK: ret
float sinf(float);
float sine(float x) { return sinf(x); }
