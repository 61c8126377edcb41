// A load before a branch stays there, with its neighbor, although only one side of the
// branch needs it.
//
// RUN: q7x2-clang -O2 -S %s -o - | FileCheck %s

// CHECK-LABEL: {{^}}before_branch:
// CHECK: LDG.64
// CHECK-NOT: LDG
// CHECK: {{ATOM|RED}}
// CHECK: EXIT
kernel void before_branch(global const float2 *p, global float *q, global int *count, float limit) {
  float2 v = p[get_local_id(0)];
  float quotient = v.x / v.y;
  if (v.y > limit) {
    atomic_inc(count);
    q[get_local_id(0)] = quotient;
  }
}
