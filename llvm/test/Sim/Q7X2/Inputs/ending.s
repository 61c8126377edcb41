// A function at the program's end that exits with status 3; after `faults` it reads
// address 0 before.
.text
.globl exits
exits:
  MOV R4, 0x2 ;
  RET R[20:21] ;

.globl faults
faults:
  MOV R6, %lo(flag) ;
  MOV R7, %hi(flag) ;
  MOV R4, 0x1 ;
  ST [R[6:7].64], R4 ;
  RET R[20:21] ;

ends:
  MOV R6, %lo(flag) ;
  MOV R7, %hi(flag) ;
  LD R4, [R[6:7].64] ;
  ISETP.NE.AND P0, R4, RZ, PT ;
  @P0 LD R4, [RZ] ;
  MOV R4, 0x3 ;
  MOV R20, 0x10 ;
  MOV R21, 0x7400 ;
  RET R[20:21] ;

.data
flag:
  .long 0

.section .fini_array,"aw",@fini_array
  .quad ends
