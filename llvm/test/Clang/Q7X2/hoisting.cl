// What both branches load is loaded once before them, wherever in a branch it is.

// RUN: q7x2-clang -O2 -S -emit-llvm %s -o - | FileCheck %s

// CHECK-LABEL: @loads(
// CHECK:     load float
// CHECK:     load float
// CHECK:     br i1
// CHECK:     load float
// CHECK-NOT: load float
kernel void loads(global const float *a, global const float *b,
                  global float *out) {
  size_t i = get_global_id(0);
  float x;
  if (a[i] > 1)
    x = a[i + 9] / b[i];
  else
    x = sqrt(b[i]);
  out[i] = x;
}

// A barrier orders the loads after it.
// CHECK-LABEL: @after_barrier(
// CHECK:     br i1
// CHECK-COUNT-3: load float
kernel void after_barrier(local float *a, global float *out, int n) {
  size_t i = get_local_id(0);
  float x;
  if (n > 3) {
    out[i + 9] = a[i];
    barrier(CLK_LOCAL_MEM_FENCE);
    x = a[i ^ 1] / 3;
  } else {
    barrier(CLK_LOCAL_MEM_FENCE);
    x = sqrt(a[i ^ 1]);
  }
  out[i] = x;
}
