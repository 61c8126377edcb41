// Tables of constants in the constant bank: of bytes, halves, words and doubles, with
// indices that are the same or not for the threads, at offsets that are no word's, and
// in loops.
//
// RUN: q7x2-clang -O2 -c %s -o %t.o
// RUN: q7x2-run %t.o --grid 2 --block 64 --arg buf:i32:0 --arg u32:5 --print 0:i32 | FileCheck %s
// RUN: q7x2-clang -O0 -c %s -o %t.o
// RUN: q7x2-run %t.o --grid 2 --block 64 --arg buf:i32:0 --arg u32:5 --print 0:i32 | FileCheck %s
// RUN: q7x2-clang -O2 -S %s -o - | FileCheck %s --check-prefix=CODE
//
// CHECK: {{^}}0{{$}}
// CODE-DAG: LDC.U8
// CODE-DAG: LDC.S16
// CODE-DAG: LDC.64

constant uchar squares[17] = {0,  1,  4,   9,   16,  25,  36,  49, 64,
                              81, 100, 121, 144, 169, 196, 225, 255};
constant short cubes[8] = {0, 1, 8, 27, 64, 125, 216, 343};
constant uint words[16] = {0, 3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33, 36, 39, 42, 45};
constant double halves[9] = {0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4};

kernel void tables(global int *wrong, uint n) {
  uint i = get_local_id(0);
  uint a = i & 15, b = i & 7;
  bool bad = squares[a] != a * a || cubes[b] != (int)(b * b * b) || words[a] != 3 * a ||
             halves[b] != b / 2.0;
  // Odd offsets, before and after an index.
  bad |= squares[a + 1] != min((a + 1) * (a + 1), 255u);
  if (b > 0)
    bad |= cubes[b - 1] != (int)((b - 1) * (b - 1) * (b - 1)) ||
           words[b - 1] != 3 * (b - 1) || squares[b - 1] != (b - 1) * (b - 1);
  // The same for all threads, and a loop over pointers.
  bad |= words[n] != 3 * n || halves[n + 3] != (n + 3) / 2.0;
  uint s = 0;
  for (constant uint *p = words + n; p != words + 16 - b; ++p)
    s += *p;
  bad |= s != 3 * ((15 - b) * (16 - b) / 2 - n * (n - 1) / 2);
  if (bad)
    atomic_inc(wrong);
}
