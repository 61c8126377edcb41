.text
.globl twice
.type twice,@function
twice:
  IADD R4, R4, R4 ;
  RET R[20:21] ;

// A second definition of `shared_word`, which is weak here.
.data
.weak shared_word
shared_word:
  .long 1000
