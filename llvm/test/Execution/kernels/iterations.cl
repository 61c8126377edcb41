// Loops in which threads diverge, leave in different iterations, or wait at a
// barrier: the data of an iteration must not be mixed with another's.
//
// RUN: %check_kernel %s %t --kernel guarded_barrier --grid 2 --block 64 --arg in:i32:128:0:99 --arg out:i32:128 --arg i32:13
// RUN: %check_kernel %s %t --kernel guarded_end --grid 1 --block 64 --arg in:i32:64:0:99 --arg out:i32:64 --arg i32:10
// RUN: %check_kernel %s %t --kernel own_work --grid 1 --block 64 --arg in:i32:64:1:40 --arg out:i32:64 --arg i32:31
// RUN: %check_kernel %s %t --kernel called --grid 1 --block 64 --arg in:i32:64:0:99 --arg out:i32:64 --arg i32:17
// RUN: %check_kernel %s %t --kernel two_entries --grid 1 --block 64 --arg in:i32:64:0:99 --arg out:i32:64 --arg i32:9
// RUN: %check_kernel %s %t --kernel phases --grid 1 --block 64 --arg in:i32:64:0:9 --arg out:i32:64 --arg i32:6

// All leave in the same iteration, but through a guarded branch; the others wait at
// the barrier for all.
kernel void guarded_barrier(global const int *p, global int *o, int n) {
  local int next[64];
  int t = get_local_id(0), sum = p[get_global_id(0)];
  for (int i = 0;; ++i) {
    if ((t & 1) == (i & 1) || i >= n) {
      sum = sum * 3 + i;
      o[get_global_id(0)] = sum;
      if (i >= n)
        break;
    }
    next[t] = sum;
    barrier(CLK_LOCAL_MEM_FENCE);
    sum += next[(t + i) & 63];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
}

kernel void guarded_end(global const int *p, global int *o, int n) {
  int t = get_global_id(0), sum = p[t], i = 0;
  for (;; ++i) {
    if ((t * 7 + i) % 5 == 0) {
      for (int k = 0; k < p[t] % 9; ++k)
        sum = sum * 5 + k;
      o[t] = sum;
      if (i >= n)
        break;
      sum ^= i;
    }
    for (int k = 0; k < i; ++k)
      sum += k ^ sum;
  }
  o[t] += i;
}

// Code after a loop that threads leave in different iterations.
kernel void own_work(global const int *p, global int *o, int n) {
  int t = get_global_id(0), sum = 0;
  for (int i = 0; i < n; ++i) {
    sum += p[(t + i) & 63];
    if (i == (t & 31)) {
#pragma nounroll
      for (int k = 0; k < 50; ++k) {
        sum = sum * 3 + k;
        o[t] ^= sum;
      }
      break;
    }
    for (int k = 0; k < p[(t * 3 + i) & 63]; ++k)
      sum ^= sum << 1 ^ k;
  }
  o[t] += sum;
}

__attribute__((noinline)) int fold(int x, int n) {
#pragma nounroll
  for (int k = 0; k < 37; ++k)
    x = x * 3 + (x >> n);
  return x;
}

kernel void called(global const int *p, global int *o, int n) {
  int t = get_global_id(0), x = p[t];
  for (int i = 0; i < n; ++i) {
    if ((x + i) % 3 == 0)
      x = fold(x, 3) + p[x & 63];
    else if ((x ^ i) % 5 < 2)
      x = p[i & 63] - fold(x + i, 4);
    else
      for (int k = 0; k < (t & 7); ++k)
        x += p[(x + k) & 63];
  }
  o[t] = x;
}

// A loop made of gotos.
kernel void two_entries(global const int *p, global int *o, int n) {
  local int next[64];
  int t = get_local_id(0), sum = p[t], i = 0;
  next[t] = sum;
  if (n & 1)
    goto second;
first:
  barrier(CLK_LOCAL_MEM_FENCE);
  sum += next[(t + i) & 63];
  if ((sum ^ t) % 3 == 0)
    o[t] ^= sum;
second:
  if ((sum + t) % 5 < 2)
    sum = sum * 3 + i;
  barrier(CLK_LOCAL_MEM_FENCE);
  next[t] = sum;
  if (++i < n) {
    if (i % 3 == 0)
      goto second;
    goto first;
  }
  o[t] += sum;
}

// Two loops with the same header: threads leave the inner one in different
// iterations, and reconverge in the outer one.
kernel void phases(global const int *p, global int *o, int n) {
  local int next[64];
  int t = get_local_id(0), sum = t;
  for (int i = 0; i < n; ++i) {
    int k = 0;
    do {
      sum = sum * 5 + k;
      o[t] ^= sum;
    } while (++k <= p[(t + sum) & 63]);
    next[t] = sum;
    barrier(CLK_LOCAL_MEM_FENCE);
    sum += next[(t * 5 + i) & 63];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  o[t] += sum;
}
