// With -cl-fast-relaxed-math or -cl-unsafe-math-optimizations functions of floats are
// MUFU's and a factor; without, they are exact.
//
// RUN: q7x2-clang -O2 -cl-fast-relaxed-math -S %s -o - | FileCheck %s
// RUN: q7x2-clang -O2 -cl-unsafe-math-optimizations -S %s -o - | FileCheck %s
// RUN: q7x2-clang -O2 -S %s -o - | FileCheck %s --check-prefix EXACT

// CHECK-LABEL: {{^}}exponential:
// CHECK: FMUL R[[X:[0-9]+]], {{.*}}, 1.442695
// CHECK-NOT: {{FFMA|FMUL}}
// CHECK: MUFU.EX2 {{.*}}, R[[X]]
// CHECK-NOT: {{FFMA|FMUL}}
// CHECK: EXIT
// EXACT-LABEL: {{^}}exponential:
// EXACT: FFMA
// EXACT: EXIT
kernel void exponential(global float *x) { x[get_global_id(0)] = exp(x[get_global_id(0)]); }

// CHECK-LABEL: {{^}}logarithm:
// CHECK: MUFU.LG2
// CHECK-NOT: FFMA
// CHECK: FMUL {{.*}}, 0.693147
// CHECK-NOT: {{FFMA|FMUL}}
// CHECK: EXIT
// EXACT-LABEL: {{^}}logarithm:
// EXACT: FFMA
// EXACT: EXIT
kernel void logarithm(global float *x) { x[get_global_id(0)] = log(x[get_global_id(0)]); }

// CHECK-LABEL: {{^}}power:
// CHECK: MUFU.LG2
// CHECK: MUFU.EX2
// CHECK-NOT: MUFU
// CHECK: EXIT
kernel void power(global float *x, float y) { x[get_global_id(0)] = pow(x[get_global_id(0)], y); }

// CHECK-LABEL: {{^}}vector:
// CHECK-NOT: FFMA
// CHECK-COUNT-4: MUFU.EX2
// CHECK-NOT: FFMA
// CHECK: EXIT
kernel void vector(global float4 *x) { x[get_global_id(0)] = exp10(x[get_global_id(0)]); }

// Doubles and halves remain.
// CHECK-LABEL: {{^}}double_exponential:
// CHECK: DFMA
// CHECK: EXIT
kernel void double_exponential(global double *x) { x[get_global_id(0)] = exp(x[get_global_id(0)]); }
