// Barriers that not all threads of a block reach together.
//
// RUN: q7x2-clang -cl-std=CL3.0 -O1 -g -c %s -o %t.o
// RUN: %python %S/Inputs/mistakes.py %s %t.o | FileCheck %s
// CHECK: 4 pairs

// Two barriers, each for a part of the threads.
//- two_barriers sync: --block 64 --arg buf:256
kernel void two_barriers_wrong(global int *out) {
  local volatile int tile[64];
  int l = get_local_id(0);
  if (l < 32) {
    tile[l] = 1;
    barrier(CLK_LOCAL_MEM_FENCE); // second
    out[l] = tile[63 - l];
  } else {
    tile[l] = 2;
    barrier(CLK_LOCAL_MEM_FENCE); // first
    out[l] = tile[l - 32] / 3;
  }
}
kernel void two_barriers_right(global int *out) {
  local volatile int tile[64];
  int l = get_local_id(0);
  tile[l] = l < 32 ? 1 : 2;
  barrier(CLK_LOCAL_MEM_FENCE);
  out[l] = tile[63 - l];
}

// Threads return before a barrier.
//- early_return sync: --block 64 --arg buf:256
kernel void early_return_wrong(global int *out) {
  local volatile int tile[64];
  int l = get_local_id(0);
  if (l >= 50) // second
    return; // second
  tile[l] = l;
  barrier(CLK_LOCAL_MEM_FENCE); // first
  out[l] = tile[49 - l];
} // second
kernel void early_return_right(global int *out) {
  local volatile int tile[64];
  int l = get_local_id(0);
  if (l < 50)
    tile[l] = l;
  barrier(CLK_LOCAL_MEM_FENCE);
  if (l < 50)
    out[l] = tile[49 - l];
}

// One barrier that has been duplicated, as compilers do, is on one line.
//- duplicated sync: --block 64 --arg buf:256
#define STORE(value, result)                                                   \
  tile[l] = value;                                                             \
  barrier(CLK_LOCAL_MEM_FENCE);                                                \
  out[l] = result
kernel void duplicated_wrong(global int *out) {
  local volatile int tile[64];
  int l = get_local_id(0);
  if (l < 32) {
    STORE(1, tile[63 - l]); // second
  } else {
    STORE(2, tile[l - 32] / 3); // first
  }
}
kernel void duplicated_right(global int *out) {
  local volatile int tile[64];
  int l = get_local_id(0);
  if (l < 32) { STORE(1, tile[63 - l]); } else { STORE(2, tile[l - 32] / 3); }
}

// A function's barrier is another one where the function is called again.
//- inlined sync: --block 64 --arg buf:256
static inline void store(local volatile int *tile, int value) {
  tile[get_local_id(0)] = value;
  barrier(CLK_LOCAL_MEM_FENCE); // first // second
}
kernel void inlined_wrong(global int *out) {
  local volatile int tile[64];
  int l = get_local_id(0);
  if (l < 32) {
    store(tile, 1);
    out[l] = tile[63 - l];
  } else {
    store(tile, 2);
    out[l] = tile[l - 32] / 3;
  }
}
kernel void inlined_right(global int *out) {
  local volatile int tile[64];
  int l = get_local_id(0);
  store(tile, l < 32 ? 1 : 2);
  out[l] = tile[63 - l];
}
