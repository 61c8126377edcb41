// Functions of floats that are a few instructions, without a branch.

// RUN: q7x2-clang -O2 -S %s -o - | FileCheck %s

#define KERNEL(NAME)                                                           \
  kernel void k_##NAME(global float *p) { p[1] = NAME(p[0]); }

// CHECK-LABEL: {{^}}k_exp2:
// CHECK: LDG
// CHECK-NEXT: MUFU.EX2
// CHECK-NEXT: STG
KERNEL(exp2)

// CHECK-LABEL: {{^}}k_log2:
// CHECK: LDG
// CHECK-NEXT: MUFU.LG2
// CHECK-NEXT: STG
KERNEL(log2)

// CHECK-LABEL: {{^}}k_sin:
// CHECK: LDG
// CHECK-NEXT: MUFU.SIN
// CHECK-NEXT: STG
KERNEL(sin)

// CHECK-LABEL: {{^}}k_cos:
// CHECK: LDG
// CHECK-NEXT: MUFU.COS
// CHECK-NEXT: STG
KERNEL(cos)

// CHECK-LABEL: {{^}}k_tanh:
// CHECK: LDG
// CHECK-NEXT: MUFU.TANH
// CHECK-NEXT: STG
KERNEL(tanh)

// CHECK-LABEL: {{^}}k_rsqrt:
// CHECK: LDG
// CHECK-NEXT: MUFU.RSQ
// CHECK-NEXT: STG
KERNEL(rsqrt)

// 2^(x log2(e)), multiplied by the error of the exponent if it is neither 0 nor
// infinite.
// CHECK-LABEL: {{^}}k_exp:
// CHECK: LDG
// CHECK-COUNT-7: {{^[[:space:]]+(@P0 )?(FMUL|FFMA|FSETP|MUFU.EX2)}}
// CHECK-NEXT: STG
KERNEL(exp)

// CHECK-LABEL: {{^}}k_exp10:
// CHECK: LDG
// CHECK-COUNT-8: {{^[[:space:]]+(@P0 )?(FMUL|FFMA|FSETP|MUFU.EX2)}}
// CHECK-NEXT: STG
KERNEL(exp10)

// CHECK-LABEL: {{^}}k_cosh:
// CHECK: LDG
// CHECK-NOT: BRA
// CHECK: MUFU.RCP
// CHECK-NOT: {{BRA|MUFU}}
// CHECK: STG
KERNEL(cosh)

// A polynomial; a function reduces large arguments in integers.
// CHECK-LABEL: {{^}}k_tan:
// CHECK: LDG
// CHECK-NOT: {{IMAD|MUFU|BSSY}}
// CHECK: MUFU.RCP
// CHECK-NOT: {{IMAD|MUFU|BSSY}}
// CHECK: BRA
// CHECK-NOT: {{IMAD|MUFU|BSSY}}
// CHECK: EXIT
KERNEL(tan)

// CHECK-LABEL: {{^}}k_native_tan:
// CHECK: LDG
// CHECK-NEXT: MUFU.COS
// CHECK-NEXT: MUFU.SIN
// CHECK-NEXT: MUFU.RCP
// CHECK-NEXT: FMUL
// CHECK-NEXT: STG
KERNEL(native_tan)

// The logarithm of the machine for numbers that are not positive and normal, a
// polynomial for the others.
// CHECK-LABEL: {{^}}k_log:
// CHECK-NOT: BRA
// CHECK: I2F.F32.S32
// CHECK-NOT: FSEL
// CHECK: STG
KERNEL(log)
