// A kernel with each kind of use of undefined values, and its twin
// without.
//
// RUN: q7x2-clang -cl-std=CL3.0 -O1 -g -c %s -o %t.o
// RUN: %python %S/Inputs/mistakes.py %s %t.o | FileCheck %s
// CHECK: 13 pairs
#pragma OPENCL EXTENSION cl_khr_subgroups : enable

// A branch.
//- branch init: --block 32 --arg buf:128
kernel void branch_wrong(global int *out) {
  local volatile int tile[32];
  int l = get_local_id(0);
  if (l < 30)
    tile[l] = l;
  if (tile[l] > 3) // first second
    out[l] = 1;    // first
}
kernel void branch_right(global int *out) {
  local volatile int tile[32];
  int l = get_local_id(0);
  tile[l] = l;
  if (tile[l] > 3)
    out[l] = 1;
}

// Stores to global memory. Copies before are not reported.
//- copy init: --block 32 --arg buf:128
kernel void copy_wrong(global int *out) {
  local int from[32];
  local int to[32];
  int l = get_local_id(0);
  if (l)
    from[l] = l;
  barrier(CLK_LOCAL_MEM_FENCE);
  to[l] = from[31 - l]; // second
  barrier(CLK_LOCAL_MEM_FENCE);
  out[l] = to[l]; // first second
}
kernel void copy_right(global int *out) {
  local int from[32];
  local int to[32];
  int l = get_local_id(0);
  if (l)
    from[l] = l;
  barrier(CLK_LOCAL_MEM_FENCE);
  to[l] = from[31 - l];
  barrier(CLK_LOCAL_MEM_FENCE);
  out[l] = l < 31 ? to[l] : 0;
}

// A sum that does not start at 0.
//- accumulator init: --block 32 --arg buf:128
kernel void accumulator_wrong(global int *out) {
  local volatile int sums[32];
  int l = get_local_id(0);
  for (int i = 0; i < 4; ++i)
    sums[l] += out[l] + i; // second
  out[l] = sums[l]; // first second
}
kernel void accumulator_right(global int *out) {
  local volatile int sums[32];
  int l = get_local_id(0);
  sums[l] = 0;
  for (int i = 0; i < 4; ++i)
    sums[l] += out[l] + i;
  out[l] = sums[l];
}

// An address.
//- address init: --block 32 --arg buf:128
kernel void address_wrong(global int *out) {
  local volatile int indices[32];
  int l = get_local_id(0);
  if (l)
    indices[l] = l;
  out[indices[l] & 31] = l; // first second
}
kernel void address_right(global int *out) {
  local volatile int indices[33];
  int l = get_local_id(0);
  indices[l] = l;
  out[indices[l] & 31] = l;
}

// An array of a thread.
//- private_array init: --block 32 --arg buf:128
kernel void private_array_wrong(global int *out) {
  volatile int values[8];
  int l = get_local_id(0);
  for (int i = 0; i < 7; ++i)
    values[i] = i;
  out[l] = values[l % 8]; // first second
}
kernel void private_array_right(global int *out) {
  volatile int values[8];
  int l = get_local_id(0);
  for (int i = 0; i < 8; ++i)
    values[i] = i;
  out[l] = values[l % 8];
}

// The number of iterations.
//- loop_bound init: --block 32 --arg buf:128
kernel void loop_bound_wrong(global int *out) {
  local volatile int bound;
  int sum = 0;
  for (int i = 0; i < (bound & 7); ++i) // first second
    sum += i;
  out[get_local_id(0)] = sum; // first
}
kernel void loop_bound_right(global int *out) {
  local volatile int bound;
  int sum = 0;
  if (get_local_id(0) == 0)
    bound = 5;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int i = 0; i < (bound & 7); ++i)
    sum += i;
  out[get_local_id(0)] = sum;
}

// Three bytes of a word; its fourth one does not matter to the twin.
//- bytes init: --block 32 --arg buf:128
kernel void bytes_wrong(global int *out) {
  local volatile uchar bytes[32][4];
  int l = get_local_id(0);
  for (int i = 0; i < 3; ++i)
    bytes[l][i] = l;
  uint word = *(local volatile uint *)bytes[l]; // second
  if (word > 0x1000000u) // first
    out[l] = 1;          // first
}
kernel void bytes_right(global int *out) {
  local volatile uchar bytes[32][4];
  int l = get_local_id(0);
  for (int i = 0; i < 3; ++i)
    bytes[l][i] = l;
  uint word = *(local volatile uint *)bytes[l];
  if ((word & 0xffffff) > 0x100 && (word >> 8 & 0xff) != 3)
    out[l] = word << 8 >> 12;
}

// An atomic counter in local memory.
//- counter init: --block 32 --arg buf:4
kernel void counter_wrong(global int *out) {
  local int count;
  atomic_inc(&count); // second
  barrier(CLK_LOCAL_MEM_FENCE);
  if (get_local_id(0) == 0)
    *out = count; // first second
}
kernel void counter_right(global int *out) {
  local int count;
  if (get_local_id(0) == 0)
    count = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  atomic_inc(&count);
  barrier(CLK_LOCAL_MEM_FENCE);
  if (get_local_id(0) == 0)
    *out = count;
}

// The value of a lane that does not take part.
//- inactive_lane init: --block 32 --arg buf:128
kernel void inactive_lane_wrong(global int *out) {
  int l = get_local_id(0);
  if (l < 16)
    out[l] = sub_group_shuffle(l, l + 16); // first second
}
kernel void inactive_lane_right(global int *out) {
  int l = get_local_id(0);
  if (l < 16)
    out[l] = sub_group_shuffle(l, 15 - l);
}

// Halves of a register are independent.
//- halves init: --block 32 --arg buf:128
kernel void halves_wrong(global int *out) {
  local volatile ushort pairs[32][2];
  int l = get_local_id(0);
  pairs[l][0] = l;
  if (pairs[l][1] == 3) // first second
    out[l] = 1;         // first
}
kernel void halves_right(global int *out) {
  local volatile ushort pairs[32][2];
  int l = get_local_id(0);
  pairs[l][0] = l;
  if ((*(local volatile uint *)pairs[l] & 0xffff) == 3)
    out[l] = 1;
}

// Padding and unused elements are copied but decide nothing; the elements that they
// replace in the other kernel do.
struct padded {
  char c;
  int i;
  short s;
};
//- padding init: --block 32 --arg buf:1024 --arg buf:1024
kernel void padding_wrong(global struct padded *out, global float3 *vectors) {
  local volatile struct padded tile[32];
  int l = get_local_id(0);
  tile[l].c = l;
  out[l].i = tile[l].i; // first second
  vectors[l] = (float3)(1, 2, 3);
}
kernel void padding_right(global struct padded *out, global float3 *vectors) {
  local struct padded tile[32];
  int l = get_local_id(0);
  tile[l].c = l;
  tile[l].i = l;
  tile[l].s = l;
  barrier(CLK_LOCAL_MEM_FENCE);
  out[l] = tile[31 - l];
  vectors[l] = (float3)(1, 2, l);
}

// A comparison whose other half decides.
//- short_circuit init: --block 32 --arg buf:128
kernel void short_circuit_wrong(global int *out) {
  local volatile int tile[32];
  int l = get_local_id(0);
  if (l < 16)
    tile[l] = l;
  if ((l < 17) & (tile[l] < 99)) // first second
    out[l] = 1;                  // first
}
kernel void short_circuit_right(global int *out) {
  local volatile int tile[32];
  int l = get_local_id(0);
  if (l < 16)
    tile[l] = l;
  if ((l < 16) & (tile[l] < 99))
    out[l] = 1;
}

// A copy by the work-group that some of its work-items do not reach: nothing writes
// their part.
//- group_copy init: --block 64 --arg buf:256 --arg buf:256
kernel void group_copy_wrong(global int *out, global const int *in) {
  local int tile[64];
  event_t e = 0;
  if (get_local_id(0) < 32)
    e = async_work_group_copy(tile, in, 64, 0);
  wait_group_events(1, &e);
  out[get_local_id(0)] = tile[get_local_id(0)]; // first second
}
kernel void group_copy_right(global int *out, global const int *in) {
  local int tile[64];
  event_t e = async_work_group_copy(tile, in, 64, 0);
  wait_group_events(1, &e);
  out[get_local_id(0)] = tile[get_local_id(0)];
}
