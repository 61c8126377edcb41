// C's functions of floats with -ffast-math: MUFU's and a factor. Doubles remain.
//
// RUN: q7x2-clang -O2 -ffast-math -S %s -o - | FileCheck %s
#include <math.h>

// CHECK-LABEL: {{^}}exponential:
// CHECK: FMUL {{.*}}, 1.442695
// CHECK-NEXT: MUFU.EX2
// CHECK-NEXT: RET
float exponential(float x) { return expf(x); }

// CHECK-LABEL: {{^}}logarithm:
// CHECK: MUFU.LG2
// CHECK-NEXT: FMUL {{.*}}, 0.6931472
// CHECK-NEXT: RET
float logarithm(float x) { return logf(x); }

// CHECK-LABEL: {{^}}power:
// CHECK: MUFU.LG2
// CHECK: MUFU.EX2
// CHECK-NOT: MUFU
// CHECK: RET
float power(float x, float y) { return powf(x, y); }

// CHECK-LABEL: {{^}}wide:
// CHECK-NOT: MUFU
// CHECK: DFMA
// CHECK: RET
double wide(double x) { return exp(x); }
