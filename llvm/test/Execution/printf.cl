// OpenCL's printf: vectors, narrow elements, text of threads that is not mixed,
// and of any length.
//
// RUN: q7x2-clang -O0 -c %s -o %t.o
// RUN: q7x2-run %t.o --kernel values --arg i32:-42 --arg f32:1,2.5,-3,1e10 \
// RUN:   --arg u8:1,2,200,255 | FileCheck %s
// RUN: q7x2-run %t.o --kernel threads --grid 2 --block 64 | sort > %t.0
// RUN: q7x2-clang -O2 -c %s -o %t.o
// RUN: q7x2-run %t.o --kernel values --arg i32:-42 --arg f32:1,2.5,-3,1e10 \
// RUN:   --arg u8:1,2,200,255 | FileCheck %s
// RUN: q7x2-run %t.o --kernel threads --grid 2 --block 64 > %t.2
// RUN: FileCheck --check-prefix=ORDER %s < %t.2
// RUN: sort %t.2 | diff - %t.0

#pragma OPENCL EXTENSION cl_khr_fp16 : enable

kernel void values(int n, float4 f, uchar4 c) {
  // CHECK: f = 1.0,2.5,-3.0,10000000000.0; c = 0x1,0x2,0xc8,0xff
  int result = printf("f = %.1v4hlf; c = %#v4hhx\n", f, c);
  // CHECK-NEXT: 0 -42
  printf("%d %d\n", result, n);
  // CHECK-NEXT: 1,-2,3 |  2,  2|
  printf("%v3hd |%3v2hlu|\n", convert_short3(f.xyz) * (short3)(1, -1, -1),
         (uint2)(2));
  // CHECK-NEXT: 0.5000,65504.0000 {{-?}}nan,inf
  printf("%.4v2hf %v2lg\n", (half2)(0.5h, 65504.0h),
         (double2)(-(double)NAN, (double)INFINITY));
  // CHECK-NEXT: -1,-2,-3,-4,-5,-6,-7,-8,9,10,11,12,13,14,15,16 7
  printf("%v16ld %d\n",
         (long16)(-1, -2, -3, -4, -5, -6, -7, -8, 9, 10, 11, 12, 13, 14, 15, 16),
         7);
  // CHECK-NEXT: text x % 1.5 2.5
  printf("%s %c %% %g %g\n", "text", 'x', 1.5h, 2.5f);
  // CHECK-NEXT: 100 -1 18446744073709551615
  printf("%hhd %hd %lu\n", 356, 65535, -1L);
  // A call of puts at -O2.
  // CHECK-NEXT: {{^}}(null){{$}}
  printf("%s\n", (constant char *)0);
}

// The text of threads that call together is in the order of the threads.
// ORDER: {{^}}all 0 0 {{0*}}
// ORDER-NEXT: {{^}}all 0 1 {{0*}}
// ORDER-NEXT: {{^}}all 0 2 {{0*}}
kernel void threads() {
  int block = get_group_id(0), thread = get_local_id(0);
  printf("all %d %d %0100d\n", block, thread, 0);
  if (thread % 3 == 0)
    printf("third %d %d %s\n", block, thread, thread % 2 ? "odd" : "even");
  for (int i = 0; i < thread % 4; ++i)
    printf("iteration %d of %d %d\n", i, block, thread);
}
