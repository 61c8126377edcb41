// Each block stores its number to word 0 and adds 1 to word 1.
.globl same
same:
.kernel same
.param ptr.global
  S2R R0, SR_CTAID.X ;
  MOV.64 R[2:3], c[0x0][0x160] ;
  STG [R[2:3].64], R0 ;
  LDG R1, [R[2:3].64+0x4] ;
  IADD R1, R1, 0x1 ;
  STG [R[2:3].64+0x4], R1 ;
  EXIT ;
.end_kernel
