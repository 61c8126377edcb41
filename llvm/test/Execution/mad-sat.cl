// mad_sat of 64 bits: the sum saturates, not the product, and a negative number
// times 0 is 0.
//
// RUN: q7x2-clang -O2 -c %s -o %t.o
// RUN: q7x2-run %t.o --block 6 --arg buf:96 --print 0:i64 | FileCheck %s

constant long a[] = {LONG_MIN, -3, LONG_MAX, LONG_MIN, -1, LONG_MAX};
constant long b[] = {0, 0, 2, 1, LONG_MIN, LONG_MIN};
constant long c[] = {5, -7, LONG_MIN, -1, -1, LONG_MAX};

kernel void saturate(global long *o) {
  int i = get_local_id(0), j = 5 - i;
  o[i] = mad_sat(a[i], b[i], c[i]);
  long3 v = mad_sat((long3)(a[i], a[j], 1), (long3)(b[i], b[j], 1),
                    (long3)(c[i], c[j], 1));
  o[i + 6] = v.y + (v.x - o[i]) + (v.z - 2);
}

// 2^64 - 2 - 2^63 is in range again; 2^63 - 1 is the largest number.
// CHECK: {{^}}5{{$}}
// CHECK-NEXT: {{^}}-7{{$}}
// CHECK-NEXT: {{^}}9223372036854775806{{$}}
// CHECK-NEXT: {{^}}-9223372036854775808{{$}}
// CHECK-NEXT: {{^}}9223372036854775807{{$}}
// CHECK-NEXT: {{^}}-9223372036854775808{{$}}
//
// CHECK-NEXT: {{^}}-9223372036854775808{{$}}
// CHECK-NEXT: {{^}}9223372036854775807{{$}}
// CHECK-NEXT: {{^}}-9223372036854775808{{$}}
// CHECK-NEXT: {{^}}9223372036854775806{{$}}
// CHECK-NEXT: {{^}}-7{{$}}
// CHECK-NEXT: {{^}}5{{$}}
