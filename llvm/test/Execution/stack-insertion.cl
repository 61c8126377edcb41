// Insertion into a short sorted array of the stack, which is in registers: stores
// at a place that depends on where a search ends. An array with an index that is
// computed stays in memory.
//
// RUN: %check_kernel %s %t --kernel nearest --grid 2 --block 32 \
// RUN:   --arg in:f32:64:0:1 --arg in:f32:96:0:1 --arg out:f32:256 --arg i32:96
// RUN: %check_kernel %s %t --kernel exchange --grid 2 --block 32 \
// RUN:   --arg in:i32:64:0:1000 --arg out:i32:192 --arg i32:7
//
// RUN: q7x2-clang -O2 -c %s -o %t.o -Rpass-missed=q7x2-registers 2>&1 \
// RUN:   | FileCheck %s --implicit-check-not=nearest
// CHECK: exchange: an object of the stack, 12 bytes, is in thread-local memory

kernel void nearest(global const float *from, global const float *to,
                    global float *out, int n) {
  int id = get_global_id(0);
  float best[4];
  for (int k = 0; k < 4; ++k)
    best[k] = 1e30f;
  float x = from[id];
  for (int j = 0; j < n; ++j) {
    float d = fabs(to[j] - x);
    if (d < best[3]) {
      int k = 3;
      while (k > 0 && best[k - 1] > d) {
        best[k] = best[k - 1];
        k--;
      }
      best[k] = d;
    }
  }
  for (int k = 0; k < 4; ++k)
    out[4 * id + k] = best[k];
}

kernel void exchange(global const int *in, global int *out, int n) {
  int id = get_global_id(0);
  int v[3] = {in[id], id, -id};
  for (int i = 0; i < n; ++i) {
    int from = in[(id + i) & 63] & 1 ? 0 : 1, to = in[(id ^ i) & 63] & 2 ? 2 : 1;
    int a = v[from], b = v[to];
    v[from] = b;
    v[to] = a;
    v[1] += i;
  }
  for (int k = 0; k < 3; ++k)
    out[3 * id + k] = v[k];
}
