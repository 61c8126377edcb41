// The lowest and highest bits of integers, of 0 as well.
// RUN: %check_kernel %s %t --block 64 --arg in:u32:64:0:4294967295 --arg out:i32:512

static int first_set(uint x) { return __builtin_ffs(x); }

kernel void bits(global const uint *in, global int *out) {
  int t = get_global_id(0);
  uint x = t == 0 ? 0 : t < 33 ? in[t] << (t - 1) : in[t] >> (t & 31);
  global int *o = out + t * 8;
  o[0] = first_set(x);
  o[1] = x ? __builtin_ctz(x) + 1 : 0;
  o[2] = x ? __builtin_ctz(x) + 1 : 7;
  o[3] = x ? __builtin_clz(x) + 5 : 37;
  o[4] = (ushort)x ? __builtin_clzs((ushort)x) : 16;
  o[5] = x & 255 ? __builtin_clz(x & 255) - 24 : 8;
  o[6] = first_set(x & -x);
  o[7] = x ? 31 - __builtin_clz(x) : -1;
}
