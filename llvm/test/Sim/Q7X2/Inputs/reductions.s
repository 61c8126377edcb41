// Each of the 40 threads of a block changes the same words by atomics whose
// result is not used: a sum, the largest and smallest numbers, bits, and 64-bit
// ones; and a word of its own of the histogram of the last byte.
.globl reductions
reductions:
.kernel reductions
.param ptr.global
.param ptr.global
.param ptr.global
  S2R R0, SR_CTAID.X ;
  S2R R1, SR_TID.X ;
  IMAD R0, R0, c[0x0][0x0], R1 ;
  MOV.64 R[2:3], c[0x0][0x160] ;
  MOV R6, 0x3 ;
  RED.ADD [R[2:3].64], R6 ;
  RED.MAX.S32 [R[2:3].64+0x4], R0 ;
  ATOMG.MIN RZ, [R[2:3].64+0x8], R0 ;
  ATOM.XOR RZ, [R[2:3].64+0xc], R0 ;
  LOP3 R5, R0, 0xff, RZ, 0xc0, !PT ;
  MOV R4, 0x4 ;
  IMAD.WIDE.U32 R[8:9], R5, R4, c[0x0][0x168] ;
  RED.ADD [R[8:9].64], R6 ;
  MOV.64 R[10:11], c[0x0][0x170] ;
  MOV R12, R0 ;
  MOV R13, 0x7 ;
  RED.ADD.U64 [R[10:11].64], R[12:13] ;
  RED.MAX.S64 [R[10:11].64+0x8], R[12:13] ;
  RED.XOR.U64 [R[10:11].64+0x10], R[12:13] ;
  EXIT ;
.end_kernel

// Each block counts itself and stores the count that it then reads.
.globl counted
counted:
.kernel counted
.param ptr.global
.param ptr.global
  S2R R0, SR_CTAID.X ;
  MOV.64 R[2:3], c[0x0][0x160] ;
  MOV R5, 0x1 ;
  RED.ADD [R[2:3].64], R5 ;
  LDG R4, [R[2:3].64] ;
  MOV R5, 0x4 ;
  IMAD.WIDE.U32 R[6:7], R0, R5, c[0x0][0x168] ;
  STG [R[6:7].64], R4 ;
  EXIT ;
.end_kernel

// Each block writes the word and adds to it.
.globl mixed
mixed:
.kernel mixed
.param ptr.global
  S2R R0, SR_CTAID.X ;
  MOV.64 R[2:3], c[0x0][0x160] ;
  STG [R[2:3].64], R0 ;
  MOV R5, 0x1 ;
  RED.ADD [R[2:3].64], R5 ;
  EXIT ;
.end_kernel

// Each thread adds its index to a word of its own: blocks read the buffer before
// another one writes to it.
.globl inplace
inplace:
.kernel inplace
.param ptr.global
  S2R R0, SR_CTAID.X ;
  S2R R1, SR_TID.X ;
  IMAD R0, R0, c[0x0][0x0], R1 ;
  MOV R4, 0x4 ;
  IMAD.WIDE.U32 R[2:3], R0, R4, c[0x0][0x160] ;
  LDG R5, [R[2:3].64] ;
  IADD R5, R5, R0 ;
  STG [R[2:3].64], R5 ;
  EXIT ;
.end_kernel

// The same, but it reads the word of the thread before it.
.globl chain
chain:
.kernel chain
.param ptr.global
  S2R R0, SR_CTAID.X ;
  MOV R4, 0x4 ;
  IMAD.WIDE.U32 R[2:3], R0, R4, c[0x0][0x160] ;
  LDG R5, [R[2:3].64] ;
  IADD R5, R5, R0 ;
  STG [R[2:3].64+0x4], R5 ;
  EXIT ;
.end_kernel
