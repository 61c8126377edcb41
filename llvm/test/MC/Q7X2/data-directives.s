// Data of the sizes that other assemblers call so.
// RUN: llvm-mc %s | FileCheck %s
// RUN: llvm-mc -filetype=obj %s -o %t.o && llvm-objdump -s -j .data %t.o | FileCheck --check-prefix=OBJECT %s
        .data
// CHECK: .long 305419896
        .word 0x12345678
// CHECK: .short 4660
        .half 0x1234
// CHECK: .short 22136
        .hword 0x5678
// OBJECT: 78563412 34127856
