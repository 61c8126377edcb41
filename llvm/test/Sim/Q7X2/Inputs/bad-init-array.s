.text
.globl main
main:
  RET R[20:21] ;
.section .init_array,"aw",@init_array
  .quad 5
