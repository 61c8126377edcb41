// REQUIRES: timing
// Counters of the memory hierarchy: four sectors are loaded, loaded again and stored;
// the argument's line of the constant bank has two.
//
// RUN: llvm-mc -triple=q7x2 -filetype=obj %s -o %t.o
// RUN: q7x2-run %t.o --kernel again --block 32 --arg buf:128 --stats=json | FileCheck %s
// CHECK:      "hierarchy": {
// CHECK-NEXT:   "atomic_sectors": 0,
// CHECK-NEXT:   "atomics": 0,
// CHECK-NEXT:   "constant_hits": 1,
// CHECK-NEXT:   "constant_misses": 1,
// CHECK-NEXT:   "dram_read_bytes": 192,
// CHECK-NEXT:   "dram_written_bytes": 0,
// CHECK-NEXT:   "l1_hits": 4,
// CHECK-NEXT:   "l1_misses": 4,
// CHECK-NEXT:   "l2_bytes": 320,
// CHECK-NEXT:   "l2_hits": 4,
// CHECK-NEXT:   "l2_joined": 0,
// CHECK-NEXT:   "l2_misses": 6,
// CHECK-NEXT:   "l2_store_misses": 0,
// CHECK-NEXT:   "requests": 3,
// CHECK-NEXT:   "sectors": 12,
// CHECK-NEXT:   "shared_passes": 0
// CHECK:      "occupancy": {
// CHECK:        "limit": "blocks",
// CHECK-NEXT:   "machine_warps": 48,
// CHECK-NEXT:   "resident_blocks": 16,
// CHECK-NEXT:   "resident_warps": 16,
//
// Stores of every other word do not fill sectors: L2 reads the rest.
// RUN: q7x2-run %t.o --kernel stores --block 32 --arg buf:256 --stats=json | FileCheck %s --check-prefix=PART
// PART: "dram_read_bytes": 320,
//
// RUN: q7x2-run %t.o --kernel again --block 32 --arg buf:128 --stats | FileCheck %s --check-prefix=TEXT
// TEXT: memory: l1 hits {{ *}}4
// TEXT: warps of a multiprocessor {{ *}}1.0
// TEXT: at most {{ *}}16
// TEXT: limited by {{ *}}blocks
//
// Without the machine there is nothing of that.
// RUN: q7x2-run %t.o --kernel again --timing=warp --block 32 --arg buf:128 --stats=json | FileCheck %s --check-prefix=WARP
// WARP-NOT: hierarchy
// WARP-NOT: occupancy

.globl again
again:
.kernel again
.param ptr.global
  MOV.64 R[2:3], c[0x0][0x160] ;
  S2R R0, SR_TID.X ;
  MOV R4, 0x4 ;
  IMAD.WIDE.U32 R[2:3], R0, R4, R[2:3] ;
  LDG.32 R5, [R[2:3].64] ;
  LDG.32 R6, [R[2:3].64] ;
  STG.32 [R[2:3].64], R5 ;
  EXIT ;
.end_kernel

.globl stores
stores:
.kernel stores
.param ptr.global
  MOV.64 R[2:3], c[0x0][0x160] ;
  S2R R0, SR_TID.X ;
  MOV R4, 0x8 ;
  IMAD.WIDE.U32 R[2:3], R0, R4, R[2:3] ;
  STG.32 [R[2:3].64], R0 ;
  EXIT ;
.end_kernel
