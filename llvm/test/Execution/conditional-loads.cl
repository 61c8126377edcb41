// Loads under conditions that differ between threads: beyond the edges of an array,
// within other conditions, of one of two arrays, of each size, with stores and with
// conditions that depend on loaded values.
// RUN: %check_kernel %s %t --block 64 --arg in:f32:64:0:100 --arg in:f64:64:0:100 \
// RUN:   --arg in:u8:64:0:255 --arg out:f32:64 --arg out:f64:64 --arg out:i32:64 --arg out:i32:64 \
// RUN:   --arg out:f32:64 --arg i32:64

kernel void loads(global const float *f, global const double *d, global const uchar *b, global float *edges,
                  global double *doubles, global int *first, global int *stored, global float *choice, int n) {
  int t = get_global_id(0);
  float sum = 0;
  for (int i = -2; i <= 2; i++)
    for (int j = -1; j <= 1; j++) {
      int k = t + i * 9 + j;
      if (i + (t & 3) >= 0)
        if (k >= 0 && k < n)
          sum += f[k] * (i + 3);
    }
  edges[t] = sum;
  double total = 1;
  for (int i = 0; i < n; i++)
    if (i != t)
      total = total * 0.5 + d[i];
    else
      total = -total;
  doubles[t] = total;
  int found = -1, value = 1000;
  for (int i = 0; i < 8; i++) {
    int k = t * 3 + i * 7 - 60;
    if (k >= 0 && k < n) {
      int v = b[k];
      if (v < value) {
        value = v;
        found = i;
      }
    }
  }
  first[t] = found * 1000 + value;
  int last = 0;
  if (t & 1) {
    last = b[t - 1];
    stored[t] = last + 1;
  }
  if (t & 2)
    last += b[t - 2];
  if (!(t & 1))
    stored[t] = last;
  float a = f[t], c;
  if (a > 50)
    c = f[(t + 5) & 63] - a;
  else
    c = b[(t + 9) & 63] + a;
  if (c > 20 && b[t] > 100)
    c += f[63 - t];
  choice[t] = c;
}
