// RUN: llvm-mc -triple=q7x2 -filetype=obj %s -o %t.o
// RUN: q7x2-run %t.o --kernel saxpy --grid 2 --block 4 --arg i32:7 --arg f32:2 \
// RUN:   --arg buf:f32:1,2,3,4,5,6,7,8 --arg buf:f32:10,20,30,40,50,60,70,80 \
// RUN:   --print 3:f32 --out 3=%t.bin --timing=warp --stats | FileCheck %s
// RUN: q7x2-run %t.o --arg i32:1 --arg f32:0 --arg buf:f32:5 --arg buf@%t.bin --print 3:f32:2 \
// RUN:   | FileCheck %s --check-prefix=AGAIN
// RUN: q7x2-run %t.o --grid 2 --block 4 --arg i32:7 --arg f32:2 --arg buf:32 --arg buf:32 \
// RUN:   --timing=warp --stats=json | %python -m json.tool | FileCheck %s --check-prefix=JSON
// RUN: q7x2-run %t.o --block 1 --arg i32:7 --arg f32:2 --arg buf:32 --arg buf:32 --trace 2>&1 \
// RUN:   | FileCheck %s --check-prefix=TRACE

// Seven of eight threads add; the last one is out of range.
// CHECK:      {{^}}12{{$}}
// CHECK-NEXT: 24
// CHECK-NEXT: 36
// CHECK-NEXT: 48
// CHECK-NEXT: 60
// CHECK-NEXT: 72
// CHECK-NEXT: 84
// CHECK-NEXT: 80
// CHECK:      cycles
// CHECK:      warp instructions {{ *}}26
// CHECK:      thread instructions {{ *}}96

// A buffer from a file holds the data that --out wrote.
// AGAIN:      12
// AGAIN-NEXT: 24
// AGAIN-NOT:  {{.}}

// JSON-DAG: "cycles": {{[1-9][0-9]*}}
// JSON-DAG: "warp_instructions": 26
// JSON-DAG: "thread_instructions": 96
// JSON-DAG: "groups"
// JSON-DAG: "LSU"
// JSON-DAG: "stalls"
// JSON-DAG: "barrier": 0

// TRACE: 0 block (0,0,0) warp 0 00000001 00000001 saxpy+0x0 S2R R0, SR_CTAID.X
// TRACE: block (0,0,0) warp 0 00000001 00000000 saxpy+0x40 @P0 EXIT
// TRACE: saxpy+0xc0 EXIT

.kernel saxpy
.param i32
.param f32
.param ptr.global
.param ptr.global
saxpy:
  S2R R0, SR_CTAID.X ;
  S2R R3, SR_TID.X ;
  IMAD R0, R0, c[0x0][0x0], R3 ;
  ISETP.GE.AND P0, R0, c[0x0][0x160], PT ;
  @P0 EXIT ;
  MOV R5, 0x4 ;
  IMAD.WIDE R[6:7], R0, R5, c[0x0][0x168] ;
  IMAD.WIDE R[8:9], R0, R5, c[0x0][0x170] ;
  LDG R10, [R[6:7].64] ;
  LDG R11, [R[8:9].64] ;
  FFMA R11, R10, c[0x0][0x164], R11 ;
  STG [R[8:9].64], R11 ;
  EXIT ;
.end_kernel
