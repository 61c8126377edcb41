// REQUIRES: plain-runs
// Results, text and faults do not depend on the timing, the machine, and the threads
// of the host, and the cycles not on the latter.
//
// RUN: %S/Inputs/check-timings %s %t | FileCheck %s
// CHECK: same

int printf(constant const char *, ...) __attribute__((format(printf, 1, 2)));

// Several blocks fail; the first of them is reported, although it takes longest.
kernel void outside(global int *data) {
  int block = get_group_id(0);
  int sum = 0;
  for (int i = 0; i < (40 - block) * 100; ++i)
    sum = sum * 5 + data[i % 64];
  if (block % 7 == 6 && get_local_id(0) == 40)
    data[1000000 + block] = sum;
}

kernel void trap(global int *data) {
  for (int i = get_group_id(0); i < 40; ++i)
    data[get_global_id(0)] += i;
  if (get_global_id(0) == 1000)
    __builtin_trap();
}

kernel void shared(global int *data) {
  local int words[64];
  words[get_local_id(0)] = data[get_local_id(0)];
  barrier(CLK_LOCAL_MEM_FENCE);
  if (get_group_id(0) >= 30)
    data[get_global_id(0)] = words[get_local_id(0) * 100000];
}

// Half a block never arrives.
kernel void unmatched(global int *data) {
  if (get_group_id(0) >= 21) {
    if (get_local_id(0) < 32)
      barrier(CLK_LOCAL_MEM_FENCE);
    else
      for (int i = 0; i < 40 - (int)get_group_id(0); ++i)
        data[get_global_id(0)] += i;
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  data[get_global_id(0)] += 1;
}

kernel void text(global int *data) {
  int sum = 0;
  for (int i = 0; i < (40 - (int)get_group_id(0)) * 10; ++i)
    sum += data[(sum + i) & 63];
  if (get_local_id(0) == 3)
    printf("block %d: %d\n", (int)get_group_id(0), sum);
}
