// --list prints parameters and resources of the kernels, --version the version.
//
// RUN: llvm-mc -filetype=obj %s -o %t.o
// RUN: q7x2-run --list %t.o | FileCheck %s --match-full-lines --strict-whitespace
//      CHECK:first(ptr.global in, f32 factor, i32)
// CHECK-NEXT:    registers: 6, uniform 0; barriers: 1; bytes: shared 64, local 16; block: 8,4,1
// CHECK-NEXT:second(...)
// CHECK-NEXT:    registers: 1, uniform 0; barriers: 0; bytes: shared 0, local 0
//  CHECK-NOT:{{.}}
//
// RUN: not q7x2-run --list 2>&1 | FileCheck --check-prefix=NONE %s
// NONE: q7x2-run: error: no object given
// RUN: q7x2-run --version | FileCheck --check-prefix=VERSION %s
// VERSION: q7x2-run, LLVM 22

.kernel first
.param ptr.global
.param_info "in", "float*", global, none
.param f32
.param_info "factor", "float", private, none
.param i32
.shared 64
.local 16
.reqntid 8, 4, 1
first:
  MOV R5, 0x1 ;
  BAR.SYNC 0x0 ;
  EXIT ;
.end_kernel

.kernel second
second:
  MOV R0, 0x1 ;
  EXIT ;
.end_kernel
