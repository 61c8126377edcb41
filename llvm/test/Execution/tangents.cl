// tan of floats next to poles and zeros, of large arguments and at the ends.
//
// RUN: q7x2-clang -O2 -c %s -o %t.o
// RUN: q7x2-run %t.o --arg buf:f32:1e-40,1.57079637050628662,-4.71238899230957,22,1e5,-3.2e5,77291789194529020000000000000,3.4028234663852886e38,-0.0,0.0,inf,-inf,nan \
// RUN:   --arg buf:52 --print 1:f32 | FileCheck %s

kernel void tangents(global const float *in, global float *out) {
  // CHECK: {{^}}9.9999461E-41
  // CHECK-NEXT: {{^}}-22877332
  // CHECK-NEXT: {{^}}83858280
  // CHECK-NEXT: {{^}}0.00885165576
  // CHECK-NEXT: {{^}}-0.0357716642
  // CHECK-NEXT: {{^}}-0.564487517
  // CHECK-NEXT: {{^}}-619283{{264|328|392}}
  // CHECK-NEXT: {{^}}-0.611797929
  // CHECK-NEXT: {{^}}-0
  // CHECK-NEXT: {{^}}0
  // CHECK-NEXT: {{^}}nan
  // CHECK-NEXT: {{^}}nan
  // CHECK-NEXT: {{^}}nan
  for (int i = 0; i < 13; ++i)
    out[i] = tan(in[i]);
}
