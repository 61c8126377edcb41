// Ctrl-C ends the launch with an error that says where the threads are.
//
// RUN: llvm-mc -filetype=obj %s -o %t.o
// RUN: %python %S/Inputs/interrupt.py q7x2-run --timing=warp %t.o --block 64 | FileCheck %s
// RUN: %python %S/Inputs/interrupt.py q7x2-run --timing=machine %t.o --block 64 | FileCheck %s
// CHECK: q7x2-run: error: kernel endless has been cancelled; kernel endless, block (0,0,0): threads 0-31 at a loop (endless+0x0), threads 32-63 at a loop (endless+0x0)
// CHECK-NEXT: status 130

.kernel endless
endless:
  BRA endless ;
.end_kernel
