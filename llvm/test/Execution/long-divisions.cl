// Divisions of 64 bits: of a multiple of the divisor, and of the numbers before the next
// one, for which a quotient that is off by one shows. Divisors and quotients have 1 to 64
// bits, with zeros or ones at their ends, where conversions to floats round most.
//
// RUN: q7x2-clang -O2 -c %s -o %t.o
// RUN: q7x2-run %t.o --grid 64 --block 256 --arg buf:i32:0 --print 0:i32 | FileCheck %s
//
// CHECK: {{^}}0{{$}}

// Not inlined, since LLVM knows the remainder of a multiple.
__attribute__((noinline))
void check(global int *wrong, ulong a, ulong b, ulong q, ulong r) {
  if (a / b != q || a % b != r)
    atomic_inc(wrong);
}

__attribute__((noinline))
void check_signed(global int *wrong, long a, long b, long q, long r) {
  if (a / b != q || a % b != r)
    atomic_inc(wrong);
}

// Of so many bits: random ones, with the lower half cleared or set, or the upper one set.
ulong number(ulong *state, uint bits) {
  ulong x = *state = *state * 6364136223846793005UL + 1442695040888963407UL;
  x ^= x >> 29;
  uint kind = x >> 60;
  x |= 1UL << 63;
  if (kind < 4)
    x &= 0xffffffff00000000UL;
  else if (kind < 8)
    x |= 0xffffffffUL;
  else if (kind < 10)
    x |= 0xffffffff00000000UL;
  return x >> (64 - bits);
}

kernel void divisions(global int *wrong) {
  uint id = get_global_id(0);
  ulong state = id;
  uint bits = id % 64 + 1;
  ulong b = number(&state, bits);
  for (uint more = 0; more <= 64 - bits; ++more) {
    ulong q = more ? number(&state, more) : 0;
    if (mul_hi(q, b))
      q >>= 1;
    ulong a = q * b, rest = min(b - 1, ~a);
    check(wrong, a, b, q, 0);
    check(wrong, a + rest, b, q, rest);
    check(wrong, a + rest / 2, b, q, rest / 2);
    long d = b & LONG_MAX, n = q >> 1;
    if (d == 0 || mul_hi(n, d) || n * d < 0)
      continue;
    rest = min(d - 1, LONG_MAX - n * d);
    check_signed(wrong, n * d + rest, -d, -n, rest);
    check_signed(wrong, -(n * d + rest), d, -n, -rest);
    check_signed(wrong, -(n * d), -d, n, 0);
  }
}
