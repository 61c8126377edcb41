// OpenCL's options for faster mathematics.

// RUN: q7x2-clang -O2 -S -emit-llvm %s -o - | FileCheck %s --check-prefixes=CHECK,PLAIN
// RUN: q7x2-clang -cl-fast-relaxed-math -O2 -S -emit-llvm %s -o - | FileCheck %s --check-prefixes=CHECK,RELAXED
// RUN: q7x2-clang -cl-denorms-are-zero -O2 -S -emit-llvm %s -o - 2>&1 \
// RUN:   | FileCheck %s --check-prefixes=CHECK,DENORMS --implicit-check-not=warning

// CHECK-LABEL: define {{.*}}@divide(
// PLAIN: fdiv float {{.*}}, !fpmath
// RELAXED: fdiv reassoc nnan ninf nsz arcp afn float

// The library gets the denormal mode of the program, and is inlined.
// CHECK: call {{.*}}float @llvm.exp.f32
// CHECK: ret void
// DENORMS: "denormal-fp-math-f32"="preserve-sign,preserve-sign"
kernel void divide(global float *p) {
  p[0] = p[1] / p[2];
  p[3] = native_exp(p[3]);
}
