# .reloc takes the names of all relocations.
# RUN: llvm-mc -triple=q7x2 -filetype=obj %s -o %t.o
# RUN: llvm-readelf -r %t.o | FileCheck %s
# RUN: llvm-mc -triple=q7x2 %s | FileCheck %s --check-prefix=TEXT
# RUN: not llvm-mc -triple=q7x2 -filetype=obj --defsym BAD=1 %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=ERROR

.section .constant3,"a",@progbits
.p2align 6
copy:
  .long 12, 0, 0
# TEXT: .reloc copy, R_Q7X2_COPY, variable+4
# CHECK: Relocation section '.rela.constant3'
# CHECK: 0000000000000000 {{[0-9a-f]+}}00000009 {{.*}} variable + 4
.reloc copy, R_Q7X2_COPY, variable+4

.data
  .quad 0, 0, 0
# CHECK: Relocation section '.rela.data'
# CHECK: 0000000000000000 {{[0-9a-f]+}}00000001 {{.*}} variable + 0
# CHECK: 0000000000000008 {{[0-9a-f]+}}00000002 {{.*}} variable + 0
# CHECK: 0000000000000010 {{[0-9a-f]+}}00000008 {{.*}} variable + 0
# CHECK: 0000000000000014 {{[0-9a-f]+}}00000000
.reloc 0, R_Q7X2_ABS64, variable
.reloc 8, R_Q7X2_ABS32, variable
.reloc 16, R_Q7X2_PC32, variable
.reloc 20, R_Q7X2_NONE, variable

.ifdef BAD
# ERROR: [[@LINE+1]]:{{[0-9]+}}: error: unknown relocation name
.reloc 0, R_Q7X2_MISSING, variable
.endif
