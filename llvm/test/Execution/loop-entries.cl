// Threads enter a loop from branches in which they have diverged, and leave it in
// different iterations: they are together again in the next iteration of the loop around
// it, whose other branches are uniform.
//
// RUN: %src/utils/check-kernel %s %t --check --grid 1 --block 64 --arg in:u32:64:0:4095 \
// RUN:     --arg out:u32:128 --arg u32:5 --arg out:u32:1024 --kernel k

struct pair { uint a; ushort h; uchar b[4]; long w; };
static struct pair mixed(struct pair s, uint x) {
  s.w -= (long)s.a * 3;
  return s;
}
static void touched(uint *to, uint by) { *to = *to * 3 + by; }
kernel void k(global const uint *p, global uint *q, uint n, global uint *m) {
  uint t = get_local_id(0) +
           get_local_size(0) * (get_local_id(1) + get_local_size(1) * get_local_id(2));
  uint i = t + 64 * (get_group_id(0) + get_num_groups(0) * get_group_id(1));
  uint x = p[t], y = i * 7;
  global uint *o = m + 16 * i;
  struct pair s = {x, (ushort)y, {1, 2, 3, (uchar)t}, -(long)x};
  uint i17 = 0;
  for (; i17 < 40; ++i17) {
      if ((y) % 6 == 3) {
        switch ((i17 ^ 3) & 3) {
        case 0:
        case 1:
            x += p[(t + n) & 63] ^ o[(t + n) & 15];
        case 2:
          y ^= (n) * 5;
        }
      }
      for (uint i20 = 0; i20 < (x & 3) + 1; ++i20) {
        x -= (y * 3) * 1;
        for (uint i21 = 0; i21 < 5; ++i21) {
          struct pair i22[3] = {s, mixed(s, x), s};
          touched(&i22[(p[x & 63]) % 3].a, y);
          s = i22[(x ^ y) % 3];
          { struct pair other = s; other.w >>= 3; s = mixed(other, x); }
          y ^= s.b[x & 3];
        }
      }
  }
  q[i] = x;
  q[i + 64] = y;
}
