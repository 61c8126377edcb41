// A function with a branch of which both sides are short is computed without
// one, before the loops around it are unrolled: the weights of the rows and of
// the columns are computed once each, four of them.

// RUN: q7x2-clang -O2 -S %s -o - | FileCheck %s --implicit-check-not=BSSY

float weight(float x) {
  x = fabs(x);
  return x <= 1   ? 1.5f * x * x * x - 2.5f * x * x + 1
         : x < 2 ? -0.5f * x * x * x + 2.5f * x * x - 4 * x + 2
                 : 0;
}

// CHECK-LABEL: {{^}}bicubic:
// CHECK-COUNT-16: FSETP
// CHECK-NOT: FSETP
// CHECK: EXIT
kernel void bicubic(global float *p, global float *q, float s) {
  float x = get_global_id(0) * s, y = get_global_id(1) * s, sum = 0;
  for (int j = -1; j <= 2; ++j)
    for (int i = -1; i <= 2; ++i)
      sum += weight(x - i) * weight(y - j) * p[4 * j + i + 5];
  q[get_global_id(0)] = sum;
}
