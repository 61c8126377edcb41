// Debug information of discarded code is removed, the rest stays, also that of code
// at address 0.
// REQUIRES: q7x2-project

// RUN: q7x2-clang -g -O1 -fno-lto -ffunction-sections -c %s -o %t.o
// RUN: q7x2-ld --gc-sections %t.o -o %t.program
// RUN: llvm-dwarfdump --name=unused %t.program | FileCheck %s --check-prefix=BEFORE
// RUN: llvm-dwarfutil %t.program %t.small
// RUN: llvm-dwarfdump --verify %t.small
// RUN: llvm-dwarfdump %t.small | FileCheck %s --implicit-check-not=unused
// RUN: q7x2-run %t.small --kernel k --arg buf:u32:0 --arg u32:7 --print 0:u32 \
// RUN:   | FileCheck %s --check-prefix=RESULT

// With LLVM's default, code at address 0 is taken for discarded.
// RUN: llvm-dwarfutil --tombstone=universal %t.program %t.universal
// RUN: llvm-dwarfdump %t.universal | FileCheck %s --check-prefix=UNIVERSAL

// BEFORE: DW_AT_name ("unused")
// CHECK: DW_TAG_subprogram
// CHECK: DW_AT_name ("k")
// CHECK: DW_AT_name ("n")
// RESULT: 49
// UNIVERSAL-NOT: DW_AT_name ("k")

int unused(int a) { return a + 1; }
__attribute__((device_kernel)) void k(int *out, int n) { out[0] = n * n; }
