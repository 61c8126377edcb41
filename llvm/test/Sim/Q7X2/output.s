# The output port, whose address is in bank 0: bytes are collected for each
# thread, and a word at offset 4 writes them. Other stores to it are faults.

# RUN: llvm-mc -filetype=obj %s -o %t.o
# RUN: q7x2-run %t.o --kernel letters --block 3 | FileCheck %s
# RUN: not q7x2-run %t.o --kernel wrong 2>&1 | FileCheck %s --check-prefix=WRONG

# CHECK: {{^}}0!1!2!{{$}}
# WRONG: error: 4-byte store to offset 0 of the output port; kernel wrong

        .kernel letters
letters:
        MOV R2, c[0x0][0x40]
        MOV R3, c[0x0][0x44]
        S2R R4, SR_TID.X
        IADD R4, R4, 48
        ST.U8 [R[2:3].64], R4
        MOV R4, 33
        ST.U8 [R[2:3].64], R4
        ST [R[2:3].64+0x4], RZ
        ST [R[2:3].64+0x4], RZ // nothing to write
        EXIT
        .end_kernel

        .kernel wrong
wrong:
        MOV R2, c[0x0][0x40]
        MOV R3, c[0x0][0x44]
        ST [R[2:3].64], RZ
        EXIT
        .end_kernel
