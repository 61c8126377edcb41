// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Kernels that differ in their registers alone; each waits for 32 loads from L2,
// one after another (the instructions are interlocked). With dynamic shared
// memory, occupancy8 is limited by that.

.macro occupancy count, last
.globl occupancy\count
occupancy\count:
.kernel occupancy\count
.param ptr.global
.param ptr.shared
  MOV.64 R[2:3], c[0x0][0x160] ;
  MOV \last, 0x0 ;
.rept 32
  LDG.32.STRONG.GPU R4, [R[2:3].64] ;
.endr
  EXIT ;
.end_kernel
.endm

occupancy 8, R7
occupancy 40, R39
occupancy 48, R47
occupancy 56, R55
occupancy 64, R63
occupancy 72, R71
occupancy 80, R79
occupancy 96, R95
occupancy 128, R127
occupancy 168, R167
occupancy 255, R254
