// Loops on neighboring elements, in rows that are aligned for all threads, for some,
// and for none; the same with an offset, and from rows to other rows.
// RUN: %check_kernel %s %t.16 --block 64 --arg in:f32:1200:0:100 --arg in:i32:1200:-9:9 \
// RUN:   --arg out:f32:64 --arg out:i32:1200 --arg i32:16
// RUN: %check_kernel %s %t.17 --block 64 --arg in:f32:1200:0:100 --arg in:i32:1200:-9:9 \
// RUN:   --arg out:f32:64 --arg out:i32:1200 --arg i32:17
// RUN: %check_kernel %s %t.18 --block 64 --arg in:f32:1200:0:100 --arg in:i32:1200:-9:9 \
// RUN:   --arg out:f32:64 --arg out:i32:1200 --arg i32:18
// RUN: %check_kernel %s %t.9 --block 64 --arg in:f32:1200:0:100 --arg in:i32:1200:-9:9 \
// RUN:   --arg out:f32:64 --arg out:i32:1200 --arg i32:9

// Each of the loops has two versions.
// RUN: q7x2-clang -O2 %s -S -mllvm -stats -o - 2>%t.stats
// RUN: FileCheck --input-file %t.stats %s
// CHECK: {{^ *[3-9]}} q7x2-aligned-loops{{ *}}- Number of loops versioned

kernel void rows(global const float *f, global const int *v, global float *sums, global int *copies, int n) {
  int t = get_global_id(0);
  float sum = 0;
  for (int i = 0; i < n; i++)
    sum = sum * 0.5f + f[t * n + i];
  for (unsigned i = 0; i < n; i++)
    sum += f[n + i] * f[i];
  sums[t] = sum;
  for (int i = 0; i < n; i++)
    copies[t * n + i] = v[t * n + i] * t;
}
