// Loops whose number of iterations the compiler does not know, unrolled: of every
// short length, with bounds at the ends of the range, in steps and by divergent
// threads.
// RUN: %check_kernel %s %t --block 64 --arg in:u32:256:0:1000 --arg out:u32:64 --arg out:u32:64 \
// RUN:   --arg out:u32:64 --arg out:u32:64 --arg out:u32:64 --arg i32:64

kernel void loops(global const uint *in, global uint *ule, global uint *steps, global uint *slt,
                  global uint *ends, global uint *nested, int n) {
  uint t = get_global_id(0), sum = 0;
  // To an inclusive bound, at first below the beginning.
  for (uint i = 10; i <= t; ++i)
    sum = sum * 3 + in[i];
  ule[t] = sum;
  sum = 0;
  for (int i = t; i < n; i += 7)
    sum = sum * 5 + in[i];
  steps[t] = sum;
  sum = 0;
  for (int i = -(int)t; i < 13 - (int)t / 2; i += 3)
    sum = sum * 7 + in[i + 64];
  slt[t] = sum;
  sum = 0;
  // Near the end of the range.
  for (uint i = 0xfffffff0u; i <= 0xfffffff0u + t % 15; ++i)
    sum = sum * 11 + in[i - 0xfffffff0u];
  ends[t] = sum;
  sum = 0;
  for (uint i = t % 5; i <= t / 8; ++i)
    for (uint j = i; j <= t % 11; j += 2)
      sum = sum * 13 + in[i * 11 + j];
  nested[t] = sum;
}
