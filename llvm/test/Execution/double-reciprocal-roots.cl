// Reciprocals of square roots of doubles that may be approximate are within 2 units of the last
// place for all exponents; those of zeros, infinities, negative numbers and NaN are exact.
// RUN: %check_kernel %s %t --block 128 --arg out:u64:128 --arg out:u64:8
// RUN: q7x2-clang -O3 -S %s -o - | FileCheck %s

// CHECK: MUFU.RSQ64H
// CHECK-NOT: MUFU.RCP64H

static double inverse_root(double x) {
#pragma clang fp reciprocal(on)
  return 1.0 / __builtin_sqrt(x);
}

kernel void roots(global ulong *wrong, global ulong *special) {
  uint t = get_global_id(0);
  ulong state = t * 0xda942042e4dd58b5UL + 12345, bad = 0;
  for (int i = 0; i < 64; i++) {
    state = state * 6364136223846793005UL + 1442695040888963407UL;
    ulong e = t * 16 + i / 4, f = state >> 12;
    const double x = as_double(e << 52 | f);
    if (!(x > 0.0 && x < INFINITY))
      continue;
    double y = inverse_root(x);
    // Scaled so that x is between 1 and 4, or subnormal numbers normal: 1 - x y^2.
    double scale = e < 64 ? 0x1p540 : e > 1900 ? 0x1p-480 : 1.0;
    double inverse = e < 64 ? 0x1p-540 : e > 1900 ? 0x1p480 : 1.0;
    double h = x * scale * scale * (y * inverse);
    double error = __builtin_fma(x * scale * scale, y * inverse, -h);
    error = __builtin_fma(h, y * inverse, -1.0) + error * (y * inverse);
    bad += !(__builtin_fabs(error) < 0x1p-51);
  }
  wrong[t] = bad;
  if (t < 8) {
    const ulong inputs[8] = {0, 1UL << 63, 0x7ff0000000000000UL, 0xfff0000000000000UL,
                             0x7ff0000000000001UL, 0x8000000000000001UL, 0xbff0000000000000UL, 1};
    double y = inverse_root(as_double(inputs[t]));
    special[t] = y != y ? 1 : as_ulong(y);
  }
}
