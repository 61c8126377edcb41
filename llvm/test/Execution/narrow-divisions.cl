// Divisions whose dividend has at most 24 bits: a quotient and a remainder are right if
// they give the dividend and the remainder is in its range, which needs no division. Of 8
// bits all operands; of 16 bits all divisors and, up to 512 of them, the multiples of
// each and their neighbors, on which rounding depends; of 22 and 24 bits, of any divisor,
// some multiples, the largest ones included.
//
// RUN: q7x2-clang -O2 -c %s -o %t.o
// RUN: q7x2-run %t.o --kernel bytes --grid 256 --block 256 --arg buf:i32:0 \
// RUN:   --print 0:i32 | FileCheck %s
// RUN: q7x2-run %t.o --kernel shorts --grid 256 --block 256 --arg buf:i32:0 \
// RUN:   --print 0:i32 | FileCheck %s
// RUN: q7x2-run %t.o --kernel bits --grid 64 --block 256 --arg buf:i32:0 \
// RUN:   --arg u32:2654435761 --print 0:i32 | FileCheck %s
// RUN: q7x2-clang -O2 -S %s -o - | FileCheck %s --check-prefix=CODE
//
// CHECK: {{^}}0{{$}}
//
// No correction, and one.
// CODE-LABEL: {{^}}shorts:
// CODE-NOT: I2F
// CODE-LABEL: {{^}}bits:
// CODE-DAG: FFMA.RZ
// CODE-DAG: F2I.U32

// Not inlined, since LLVM knows the value of q * y + r.
__attribute__((noinline))
void check_signed(global int *wrong, int x, int y, int q, int r) {
  if (q * y + r != x || abs(r) >= abs(y) || (r != 0 && (r < 0) != (x < 0)))
    atomic_inc(wrong);
}

__attribute__((noinline))
void check_unsigned(global int *wrong, uint x, uint y, uint q, uint r) {
  if (q * y + r != x || r >= y)
    atomic_inc(wrong);
}

kernel void bytes(global int *wrong) {
  uchar x = get_group_id(0), y = get_local_id(0);
  if (y == 0)
    return;
  check_unsigned(wrong, x, y, x / y, x % y);
  char i = x, j = y;
  check_signed(wrong, i, j, i / j, i % j);
}

kernel void shorts(global int *wrong) {
  ushort y = get_global_id(0);
  short j = y;
  if (y == 0)
    return;
  for (uint k = 0; k < 512 && k * y < 65536; ++k)
    for (int d = -1; d < 2; ++d) {
      ushort x = k * y + d;
      check_unsigned(wrong, x, y, x / y, x % y);
      short i = (int)k * j + d, m = -i;
      check_signed(wrong, i, j, i / j, i % j);
      check_signed(wrong, m, j, m / j, m % j);
    }
}

// Divisors of 1 to 32 bits.
kernel void bits(global int *wrong, uint factor) {
  uint id = get_global_id(0), y = (id * factor | 1u << 31) >> (id & 31);
  for (uint step = 0; step < 32; ++step) {
    uint k = 0xffffff / y * (step + 1) / 32;
    for (int d = -1; d < 2; ++d) {
      uint x = k * y + d & 0xffffff;
      check_unsigned(wrong, x, y, x / y, x % y);
      int i = (int)(x << 8) >> 8;
      check_signed(wrong, i, y, i / (int)y, i % (int)y);
      x >>= 2;
      check_unsigned(wrong, x, y, x / y, x % y);
      i = (int)(x << 11) >> 11;
      check_signed(wrong, i, y, i / (int)y, i % (int)y);
    }
  }
}
