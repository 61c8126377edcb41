// pow with -cl-fast-relaxed-math: signs and zeros as of powers, some 20 bits.
//
// RUN: q7x2-clang -O2 -cl-fast-relaxed-math -c %s -o %t.o
// RUN: q7x2-run %t.o --arg buf:f32:3,-2,-2,0,5,2 --arg buf:f32:4,3,2,2,0,-0.5 --block 6 --arg buf:24 --print 2:f32 | FileCheck %s
//
// CHECK: {{^}}{{81$|80.9999|81.0000}}
// CHECK-NEXT: {{^}}-{{8$|7.99999|8.00000}}
// CHECK-NEXT: {{^}}{{4$|3.99999|4.00000}}
// CHECK-NEXT: {{^}}0{{$}}
// CHECK-NEXT: {{^}}1{{$}}
// CHECK-NEXT: {{^}}0.7071
kernel void test(global const float *x, global const float *y, global float *z) {
  int i = get_global_id(0);
  z[i] = pow(x[i], y[i]);
}
