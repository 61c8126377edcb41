// Loops that threads leave early, in different iterations, to execute code of
// their own, while the others share the trip counts of inner loops.
//
// RUN: %check_kernel %s %t --kernel two_ways --grid 1 --block 64 --arg in:i32:512:0:50 --arg out:i32:64 --arg out:i32:576
// RUN: %check_kernel %s %t --kernel search --grid 2 --block 48 --arg in:i32:256:0:99 --arg out:i32:96 --arg i32:256

kernel void two_ways(global const int *p, global int *o,
                     global volatile int *log) {
  int t = get_local_id(0), sum = 0;
  for (int i = 0;; ++i) {
    if ((i * 7 + t * t) % 5 == 0) {
      sum += p[(i + t) & 511] + 1;
      log[t * 8 + (i & 7)] += sum;
      if (sum > 300 + t) {
        o[t] = sum * 1000 + i;
        return;
      }
    }
    for (int k = 0; k < (i & 3); ++k) {
      sum += k;
      log[t * 8 + k] ^= sum;
      log[t * 8 + k + 1] += 1;
      log[t * 8 + k + 2] += 2;
      log[t * 8 + k + 3] -= i;
    }
    if (i > 40 + t)
      return;
  }
}

kernel void search(global const int *p, global int *o, int n) {
  int t = get_global_id(0);
  for (int i = 0; i < n; ++i) {
    int v = p[(i * 5 + t) % n];
    if (v % 7 == t % 7) {
      if (v > 60) {
        o[t] = i;
        return;
      }
      v += p[(v + i) % n];
    }
    for (int k = 0; k < (i & 7); ++k)
      o[t] += v >> k;
  }
  o[t] = -1;
}
