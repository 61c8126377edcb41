// Buffers of gigabytes take only the memory that is used; larger sizes are errors.
//
// RUN: llvm-mc -filetype=obj %s -o %t.o
// RUN: q7x2-run %t.o --arg buf:0x100000000 --print 0:u32:2 | FileCheck %s
// CHECK: {{^}}7{{$}}
// CHECK-NEXT: {{^}}0{{$}}
// CHECK-NOT: {{.}}
// RUN: not q7x2-run %t.o --arg buf:0x100000001 2>&1 | FileCheck --check-prefix=OBJECT %s
// OBJECT: q7x2-run: error: {{.*}}4294967297 bytes are more than an allocation can have, 4 GiB
// RUN: not q7x2-run %t.o --arg buf:0x10000000000 2>&1 | FileCheck --check-prefix=LARGE %s
// LARGE: q7x2-run: error: --arg buf:0x10000000000: '0x10000000000' is more than 68719476736 bytes
// RUN: not q7x2-run %t.o --arg buf:0x10000000000000000 2>&1 | FileCheck --check-prefix=NUMBER %s
// NUMBER: '0x10000000000000000' is not a number of bytes

.kernel k
.param ptr
k:
  MOV.64 R[2:3], c[0x0][0x160] ;
  MOV R0, 0x7 ;
  STG [R[2:3].64], R0 ;
  EXIT ;
.end_kernel
