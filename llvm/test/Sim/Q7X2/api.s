// The C interface, by a client in C: llvm/unittests/Q7X2Sim/ApiTest.c.
//
// RUN: llvm-mc -triple=q7x2 -filetype=obj %s -o %t.o
// RUN: %build/llvm/unittests/Q7X2Sim/q7x2-apitest %t.o

.kernel scale
.hints "vec_type_hint(float4)"
.shared 64
.local 16
.param ptr.global
.param_info "p", "int*", global, none, const, volatile
.param v2i32
scale:
  S2R R0, SR_TID.X ;
  BAR.SYNC 0x0 ;
  MOV R2, 0x4 ;
  IMAD.WIDE R[4:5], R0, R2, c[0x0][0x160] ;
  MOV R7, c[0x0][0x16c] ;
  IMAD R6, R0, c[0x0][0x168], R7 ;
  STG [R[4:5].64], R6 ;
  EXIT ;
.end_kernel

.kernel spin
spin:
  BRA spin ;
.end_kernel

// Until the word that its argument points to is not 0.
.kernel wait
.param ptr.global
wait:
  MOV R2, c[0x0][0x160] ;
  MOV R3, c[0x0][0x164] ;
.Lagain:
  LDG R4, [R[2:3].64] ;
  ISETP.EQ.AND P0, PT, R4, RZ, PT ;
  @P0 BRA .Lagain ;
  EXIT ;
.end_kernel

// Writes a word of which the low byte is undefined.
.kernel blend
.param ptr.global
blend:
  MOV R2, c[0x0][0x160] ;
  MOV R3, c[0x0][0x164] ;
  LOP3 PT, R4, R9, 0xff, RZ, 0xc0, !PT ;
  STG [R[2:3].64], R4 ;
  EXIT ;
.end_kernel

// Branches by the word.
.kernel decide
.param ptr.global
decide:
  MOV R2, c[0x0][0x160] ;
  MOV R3, c[0x0][0x164] ;
  LDG R4, [R[2:3].64] ;
  ISETP.EQ.AND P0, PT, R4, RZ, PT ;
  @P0 BRA .Lend ;
.Lend:
  EXIT ;
.end_kernel

.globl get_answer
.type get_answer,@function
get_answer:
  MOV R4, %lo(answer) ;
  MOV R5, %hi(answer) ;
  LDG R4, [R[4:5].64] ;
  RET R[20:21] ;

.globl get_copied_answer
.type get_copied_answer,@function
get_copied_answer:
  MOV R4, c[0x3][copied_answer] ;
  RET R[20:21] ;

.section .constant3,"a",@progbits
copied_answer:
  .long 4
.reloc copied_answer, R_Q7X2_COPY, answer

.data
.globl answer
.type answer,@object
.size answer, 4
answer:
  .long 42
