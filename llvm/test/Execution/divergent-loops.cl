// Loops that threads leave in different iterations, with branches inside, and code
// after them that all threads execute together again.
//
// RUN: q7x2-clang -O2 -c %s -o %t.o
// RUN: q7x2-run %t.o --kernel collatz --block 16 --arg buf:64 --print 0:i32 \
// RUN:   | FileCheck %s
// RUN: q7x2-run %t.o --kernel gcds --block 8 --arg buf:32 \
// RUN:   --arg buf:i32:12,18,7,100,81,0,17,1071 \
// RUN:   --arg buf:i32:18,12,13,75,27,5,17,462 --print 0:i32 \
// RUN:   | FileCheck --check-prefix=GCD %s
// RUN: q7x2-clang -O0 -c %s -o %t.o
// RUN: q7x2-run %t.o --kernel collatz --block 16 --arg buf:64 --print 0:i32 \
// RUN:   | FileCheck %s

// Steps of the Collatz sequence from 1 to 16: OEIS A006577.
// CHECK: {{^}}0{{$}}
// CHECK-NEXT: {{^}}1{{$}}
// CHECK-NEXT: {{^}}7{{$}}
// CHECK-NEXT: {{^}}2{{$}}
// CHECK-NEXT: {{^}}5{{$}}
// CHECK-NEXT: {{^}}8{{$}}
// CHECK-NEXT: {{^}}16{{$}}
// CHECK-NEXT: {{^}}3{{$}}
// CHECK-NEXT: {{^}}19{{$}}
// CHECK-NEXT: {{^}}6{{$}}
// CHECK-NEXT: {{^}}14{{$}}
// CHECK-NEXT: {{^}}9{{$}}
// CHECK-NEXT: {{^}}9{{$}}
// CHECK-NEXT: {{^}}17{{$}}
// CHECK-NEXT: {{^}}17{{$}}
// CHECK-NEXT: {{^}}4{{$}}
kernel void collatz(global int *steps) {
  int i = get_global_id(0);
  unsigned n = i + 1;
  int count = 0;
  while (n != 1) {
    if (n & 1)
      n = 3 * n + 1;
    else
      n /= 2;
    ++count;
  }
  steps[i] = count;
}

// GCD: {{^}}6{{$}}
// GCD-NEXT: {{^}}6{{$}}
// GCD-NEXT: {{^}}1{{$}}
// GCD-NEXT: {{^}}25{{$}}
// GCD-NEXT: {{^}}27{{$}}
// GCD-NEXT: {{^}}5{{$}}
// GCD-NEXT: {{^}}17{{$}}
// GCD-NEXT: {{^}}21{{$}}
kernel void gcds(global int *r, global const int *x, global const int *y) {
  int i = get_global_id(0);
  int a = x[i], b = y[i];
  while (a && b) {
    if (a > b)
      a -= b;
    else
      b -= a;
  }
  r[i] = a | b;
}
