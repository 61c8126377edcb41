// Outer loops of which several iterations are made one: of trip counts that leave 0 to 3
// iterations, with stores and sums after the inner loops, and with buffers that overlap.
// RUN: %check_kernel %s %t.12 --kernel rows --block 16 --arg in:i32:400:-9:9 \
// RUN:   --arg in:i32:400:-9:9 --arg out:i32:400 --arg i32:12
// RUN: %check_kernel %s %t.13 --kernel rows --block 16 --arg in:i32:400:-9:9 \
// RUN:   --arg in:i32:400:-9:9 --arg out:i32:400 --arg i32:13
// RUN: %check_kernel %s %t.14 --kernel rows --block 16 --arg in:i32:400:-9:9 \
// RUN:   --arg in:i32:400:-9:9 --arg out:i32:400 --arg i32:14
// RUN: %check_kernel %s %t.3 --kernel rows --block 16 --arg in:i32:400:-9:9 \
// RUN:   --arg in:i32:400:-9:9 --arg out:i32:400 --arg i32:3
// RUN: %check_kernel %s %t.15 --kernel nearest --block 32 --arg in:f32:2048:0:100 \
// RUN:   --arg in:f32:512:0:100 --arg out:i32:32 --arg i32:15 --arg i32:7
// RUN: %check_kernel %s %t.1 --kernel nearest --block 32 --arg in:f32:2048:0:100 \
// RUN:   --arg in:f32:512:0:100 --arg out:i32:32 --arg i32:1 --arg i32:11
// RUN: %check_kernel %s %t.0 --kernel nearest --block 32 --arg in:f32:2048:0:100 \
// RUN:   --arg in:f32:512:0:100 --arg out:i32:32 --arg i32:9 --arg i32:0
// RUN: %check_kernel %s %t.place --kernel in_place --block 1 --arg inout:i32:256:-9:9 \
// RUN:   --arg i32:11

// RUN: q7x2-clang -O2 %s -S -mllvm -stats -o - 2>%t.stats
// RUN: FileCheck --input-file %t.stats %s
// CHECK: {{^ *}}2 q7x2-unroll-and-jam{{ *}}- Number of loops unrolled and jammed

kernel void rows(global const int *a, global const int *b, global int *c, int n) {
  int i = get_global_id(0);
  for (int j = 0; j < n; j++) {
    int sum = 0;
    for (int k = 0; k < n; k++)
      sum += a[i * n + k] * b[k * n + j];
    c[i * n + j] = sum;
  }
}

kernel void nearest(global const float *points, global const float *centers, global int *nearest,
                    int count, int dimensions) {
  int t = get_global_id(0);
  float least = INFINITY;
  int found = -1;
  for (int i = 0; i < count; i++) {
    float distance = 0;
    for (int k = 0; k < dimensions; k++) {
      float d = points[k * 64 + t] - centers[i * dimensions + k];
      distance += d * d;
    }
    if (distance < least) {
      least = distance;
      found = i;
    }
  }
  nearest[t] = found;
}

// Each iteration reads the values that earlier ones have stored.
kernel void in_place(global int *a, int n) {
  for (int j = 0; j < n; j++) {
    int sum = 0;
    for (int k = 0; k < n; k++)
      sum += a[k] * (j + 1);
    a[j] = sum & 255;
  }
}
