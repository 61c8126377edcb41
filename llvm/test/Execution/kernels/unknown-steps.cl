// Loops with a step that is unknown to the compiler, which merges iterations of them: with
// few and many iterations, steps that are negative as signed numbers, and values close to
// where they wrap.
//
// RUN: %check_kernel %s %t --kernel with_sign --block 64 --arg in:u32:64:0:999 --arg out:u32:128 --arg i32:3 --arg u32:7 --arg i32:1000
// RUN: %check_kernel %s %t --kernel with_sign --block 64 --arg in:u32:64:0:999 --arg out:u32:128 --arg i32:0 --arg u32:64 --arg i32:255
// RUN: %check_kernel %s %t --kernel with_sign --block 64 --arg in:u32:64:0:999 --arg out:u32:128 --arg i32:0 --arg u32:64 --arg i32:256
// RUN: %check_kernel %s %t --kernel with_sign --block 64 --arg in:u32:64:0:999 --arg out:u32:128 --arg i32:0 --arg u32:64 --arg i32:257
// RUN: %check_kernel %s %t --kernel with_sign --block 64 --arg in:u32:64:0:999 --arg out:u32:128 --arg i32:-5 --arg u32:1000 --arg i32:60
// RUN: %check_kernel %s %t --kernel with_sign --block 1 --arg in:u32:64:0:999 --arg out:u32:128 --arg i32:0 --arg u32:2147483649 --arg i32:100
// RUN: %check_kernel %s %t --kernel with_sign --block 1 --arg in:u32:64:0:999 --arg out:u32:128 --arg i32:0 --arg u32:1610612736 --arg i32:100
// RUN: %check_kernel %s %t --kernel with_sign --block 1 --arg in:u32:64:0:999 --arg out:u32:128 --arg i32:-2147483640 --arg u32:13 --arg i32:-2147483000
// RUN: %check_kernel %s %t --kernel with_sign --block 1 --arg in:u32:64:0:999 --arg out:u32:128 --arg i32:-2147483643 --arg u32:200691447 --arg i32:-1049104109
// RUN: %check_kernel %s %t --kernel with_sign --block 1 --arg in:u32:64:0:999 --arg out:u32:128 --arg i32:-2147483643 --arg u32:715827884 --arg i32:464083540
// RUN: %check_kernel %s %t --kernel with_sign --block 1 --arg in:u32:64:0:999 --arg out:u32:128 --arg i32:-2147483648 --arg u32:635362688 --arg i32:1463469466
// RUN: %check_kernel %s %t --kernel without_sign --block 64 --arg in:u32:64:0:999 --arg out:u32:128 --arg u32:3 --arg u32:11 --arg u32:500
// RUN: %check_kernel %s %t --kernel without_sign --block 1 --arg in:u32:64:0:999 --arg out:u32:128 --arg u32:5 --arg u32:4294967295 --arg u32:100
// RUN: %check_kernel %s %t --kernel without_sign --block 1 --arg in:u32:64:0:999 --arg out:u32:128 --arg u32:0 --arg u32:1342177281 --arg u32:3758096384
// RUN: %check_kernel %s %t --kernel without_sign --block 1 --arg in:u32:64:0:999 --arg out:u32:128 --arg u32:0 --arg u32:1279766340 --arg u32:4157515118
// RUN: %check_kernel %s %t --kernel without_sign --block 1 --arg in:u32:64:0:999 --arg out:u32:128 --arg u32:0 --arg u32:715827883 --arg u32:2287347751
// RUN: %check_kernel %s %t --kernel without_sign --block 1 --arg in:u32:64:0:999 --arg out:u32:128 --arg u32:0 --arg u32:2147483647 --arg u32:4294967280
// RUN: %check_kernel %s %t --kernel fill --grid 2 --block 48 --arg in:u32:512:0:999 --arg out:u32:96
// RUN: %check_kernel %s %t --kernel over_grid --grid 2 --block 32 --arg in:u32:1000:0:999 --arg out:u32:64 --arg i32:1000

kernel void with_sign(global const uint *p, global uint *o, int start, uint step, int n) {
  uint hash = 0, count = 0;
  for (int i = start + (int)get_local_id(0); i < n; i = as_int(as_uint(i) + step)) {
    hash = hash * 3 + p[i & 63];
    ++count;
  }
  o[2 * get_local_id(0)] = hash;
  o[2 * get_local_id(0) + 1] = count;
}

kernel void without_sign(global const uint *p, global uint *o, uint start, uint step, uint n) {
  uint hash = 0, count = 0;
  for (uint i = start + (uint)get_local_id(0); i < n; i += step) {
    hash = hash * 3 + p[i & 63];
    ++count;
  }
  o[2 * get_local_id(0)] = hash;
  o[2 * get_local_id(0) + 1] = count;
}

// The threads of a block fill its shared memory.
kernel void fill(global const uint *p, global uint *o) {
  local uint table[256];
  for (int i = get_local_id(0); i < 256; i += get_local_size(0))
    table[i] = p[256 * get_group_id(0) + i] * 3;
  barrier(CLK_LOCAL_MEM_FENCE);
  uint hash = 0;
  for (int i = 0; i < 256; ++i)
    hash = hash * 31 + table[(i + get_local_id(0)) & 255];
  o[get_global_id(0)] = hash;
}

kernel void over_grid(global const uint *p, global uint *o, int n) {
  uint hash = 0;
  for (int i = get_global_id(0); i < n; i += get_global_size(0))
    hash = hash * 31 + p[i];
  o[get_global_id(0)] = hash;
}
