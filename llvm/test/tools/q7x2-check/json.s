// The violations as JSON: the fields of the text output.
//
// RUN: rm -rf %t && mkdir %t && cd %t
// RUN: llvm-mc -triple=q7x2 -filetype=obj -g %s -o k.o
// RUN: not q7x2-check --json k.o >k.json
// RUN: FileCheck %s --input-file=k.json --match-full-lines
// RUN: %python -c 'import json; print(len(json.load(open("k.json"))))' | FileCheck %s --check-prefix=COUNT
// COUNT: {{^}}3{{$}}
//
// CHECK:      [
// CHECK-NEXT:   {
// CHECK-NEXT:     "consumer": {
// CHECK-NEXT:       "function": "k",
// CHECK-NEXT:       "line": "json.s:[[#@LINE+43]]",
// CHECK-NEXT:       "offset": 16,
// CHECK-NEXT:       "text": "IADD R5, R4, R0 ?WAIT1"
// CHECK-NEXT:     },
// CHECK-NEXT:     "cycles": 2,
// CHECK-NEXT:     "kind": "RAW",
// CHECK-NEXT:     "message": "R4 is not available yet: 'IADD R5, R4, R0 ?WAIT1' needs the result of 'IADD R4, R0, R1 ?WAIT2' at k+0x0 (json.s:[[#@LINE+36]]): after 2 of 4 cycles",
// CHECK-NEXT:     "needed": 4,
// CHECK-NEXT:     "object": "k.o",
// CHECK-NEXT:     "producer": {
// CHECK-NEXT:       "function": "k",
// CHECK-NEXT:       "line": "json.s:[[#@LINE+31]]",
// CHECK-NEXT:       "offset": 0,
// CHECK-NEXT:       "text": "IADD R4, R0, R1 ?WAIT2"
// CHECK-NEXT:     },
// CHECK-NEXT:     "registers": [
// CHECK-NEXT:       "R4"
// CHECK-NEXT:     ]
// CHECK-NEXT:   },
// CHECK-NEXT:   {
// CHECK:          "kind": "boundary",
// CHECK:          "registers": [
// CHECK-NEXT:       "R8",
// CHECK-NEXT:       "P1"
// CHECK-NEXT:     ],
// CHECK-NEXT:     "scoreboards": [
// CHECK-NEXT:       "SB1"
// CHECK-NEXT:     ]
// CHECK-NEXT:   },
// CHECK-NEXT:   {
// CHECK-NEXT:     "consumer": {
// CHECK:            "offset": 64,
// CHECK-NEXT:       "text": "<invalid>"
// CHECK-NEXT:     },
// CHECK-NEXT:     "kind": "invalid",
// CHECK-NEXT:     "message": "invalid instruction encoding",
// CHECK-NEXT:     "object": "k.o"
// CHECK-NEXT:   }
// CHECK-NEXT: ]

.globl k
k:
  IADD R4, R0, R1 ?WAIT2 ;
  IADD R5, R4, R0 ?WAIT1 ;
  SHFL.IDX P1, R8, R0, 0x0, 0x1f ?WAIT1 &wsb=1 ;
  RET R[20:21] ?WAIT1 ;
  .quad -1, -1
