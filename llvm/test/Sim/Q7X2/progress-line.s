// How far a launch of more than a second has come: a line on a terminal, erased
// at the end, and nothing elsewhere.
//
// RUN: llvm-mc -filetype=obj %s -o %t.o
// RUN: %python %S/Inputs/on-terminal.py 80 \
// RUN:   q7x2-run --grid 16 --host-threads 1 %t.o | FileCheck %s
// RUN: q7x2-run --grid 16 --host-threads 1 %t.o > %t.out 2>&1
// RUN: FileCheck %s --check-prefix=FILE < %t.out

// CHECK:      {{^!$}}
// CHECK-NEXT: {{^}}work: {{[1-9][0-9]?}} of 16 blocks, {{[0-9.]+ [kM]}} instructions/s, {{[0-9.]+ (s|min)}} left<erase>{{$}}
// CHECK:      {{^}}<erase>{{$}}
// CHECK-NOT:  {{.}}

// FILE:       {{^!$}}
// FILE-NOT:   {{.}}

.kernel work
work:
  S2R R1, SR_CTAID.X ;
  ISETP.NE.AND P0, PT, R1, RZ, PT ;
  @P0 BRA .Lwork ;
  MOV R2, c[0x0][0x40] ;
  MOV R3, c[0x0][0x44] ;
  MOV R4, 33 ;
  ST.U8 [R[2:3].64], R4 ;
  MOV R4, 10 ;
  ST.U8 [R[2:3].64], R4 ;
  ST [R[2:3].64+0x4], RZ ;
  EXIT ;
.Lwork:
  MOV R5, 300000 ;
.Lagain:
  IADD R5, R5, -1 ;
  ISETP.NE.AND P0, PT, R5, RZ, PT ;
  @P0 BRA .Lagain ;
  EXIT ;
.end_kernel
