// Reciprocals, quotients and square roots of doubles, to the bit: of all exponents, with
// the smallest, the largest and random fractions, and near squares of the middles
// between two doubles.
// RUN: %check_kernel %s %t --block 128 --arg out:u64:512 --arg i32:256

static ulong fraction(ulong random, int kind) {
  ulong all = 0xfffffffffffffUL;
  switch (kind & 7) {
  case 0: return all - (random & 3);
  case 1: return random & 3;
  case 2: return random & 0xfffff00000000UL;
  case 3: return all << (random & 31) & all;
  case 4: return all >> (random & 31);
  default: return random & all;
  }
}

static ulong mix(ulong sum, double x) {
  return sum * 0x9e3779b97f4a7c15UL + (x != x ? 1 : as_ulong(x));
}

kernel void values(global ulong *out, int rounds) {
  uint t = get_global_id(0);
  ulong state = t * 0xda942042e4dd58b5UL + 12345;
  ulong inverses = 0, quotients = 0, roots = 0, middles = 0;
  for (int i = 0; i < rounds; i++) {
    state = state * 6364136223846793005UL + 1442695040888963407UL;
    ulong f = fraction(state >> 8, i), e = (t * 16 + i / 16) & 2047;
    double x = as_double(state >> 63 << 63 | e << 52 | f);
    double y = as_double(((state >> 20) & 2047) << 52 | fraction(state >> 4, i >> 3));
    inverses = mix(inverses, 1.0 / x);
    quotients = mix(quotients, y / x);
    roots = mix(roots, __builtin_sqrt(__builtin_fabs(x)));
    // M * M / 2^54 for odd M of 54 bits, in two halves of 27.
    ulong a = 1u << 26 | (state >> 12 & 0x3ffffff), b = (state >> 38) | 1;
    ulong square = a * a + (2 * a * b + (b * b >> 27) >> 27);
    middles = mix(middles, __builtin_sqrt((double)(square >> (square >> 53))));
  }
  out[t * 4] = inverses;
  out[t * 4 + 1] = quotients;
  out[t * 4 + 2] = roots;
  out[t * 4 + 3] = middles;
}
