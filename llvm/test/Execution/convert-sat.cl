// Saturated conversions: NaN becomes 0, other values are rounded and clamped.
//
// RUN: q7x2-clang -O0 -c %s -o %t.o
// RUN: q7x2-run %t.o --block 4 --arg buf:32 --arg buf:64 --print 0:i64 \
// RUN:   --print 1:i32 --arg buf:f32:nan,-3e9,2.5,3e9 | FileCheck %s
// RUN: q7x2-clang -O2 -c %s -o %t.o
// RUN: q7x2-run %t.o --block 4 --arg buf:32 --arg buf:64 --print 0:i64 \
// RUN:   --print 1:i32 --arg buf:f32:nan,-3e9,2.5,3e9 | FileCheck %s

#pragma OPENCL EXTENSION cl_khr_fp16 : enable

kernel void convert(global ulong *wide, global int4 *narrow,
                    global const float *numbers) {
  int i = get_local_id(0);
  float x = numbers[i];
  wide[i] = convert_ulong_sat_rtp((double)x);
  narrow[i] = (int4)(convert_int_sat(x), convert_uchar_sat_rte(x),
                     convert_short2_sat_rtz((double2)(1.0, x)).y,
                     convert_char_sat_rtn((half)x));
}

// CHECK: {{^}}0{{$}}
// CHECK-NEXT: {{^}}0{{$}}
// CHECK-NEXT: {{^}}3{{$}}
// CHECK-NEXT: {{^}}3000000000{{$}}
//
// CHECK-NEXT: {{^}}0{{$}}
// CHECK-NEXT: {{^}}0{{$}}
// CHECK-NEXT: {{^}}0{{$}}
// CHECK-NEXT: {{^}}0{{$}}
//
// CHECK-NEXT: {{^}}-2147483648{{$}}
// CHECK-NEXT: {{^}}0{{$}}
// CHECK-NEXT: {{^}}-32768{{$}}
// CHECK-NEXT: {{^}}-128{{$}}
//
// CHECK-NEXT: {{^}}2{{$}}
// CHECK-NEXT: {{^}}2{{$}}
// CHECK-NEXT: {{^}}2{{$}}
// CHECK-NEXT: {{^}}2{{$}}
//
// CHECK-NEXT: {{^}}2147483647{{$}}
// CHECK-NEXT: {{^}}255{{$}}
// CHECK-NEXT: {{^}}32767{{$}}
// CHECK-NEXT: {{^}}127{{$}}
