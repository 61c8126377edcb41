// Each block stores the number of blocks before it.
.globl ticket
ticket:
.kernel ticket
.param ptr.global
.param ptr.global
  S2R R0, SR_CTAID.X ;
  MOV.64 R[2:3], c[0x0][0x160] ;
  MOV R5, 0x1 ;
  ATOMG.ADD R4, [R[2:3].64], R5 ;
  MOV R5, 0x4 ;
  MOV.64 R[6:7], c[0x0][0x168] ;
  IMAD.WIDE.U32 R[6:7], R0, R5, R[6:7] ;
  STG [R[6:7].64], R4 ;
  EXIT ;
.end_kernel
