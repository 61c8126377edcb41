// CPUs and features: one list for the driver, clang's part, the assembler and
// the code generator.

// RUN: rm -rf %t && mkdir -p %t
// RUN: q7x2-clang -mcpu=help 2>&1 | FileCheck %s --check-prefix=HELP --match-full-lines
// RUN: llc -mtriple=q7x2 -mcpu=help 2>&1 </dev/null | FileCheck %s --check-prefix=HELP --match-full-lines
//      HELP:Available CPUs for this target:
// HELP-EMPTY:
// HELP-NEXT:  a100    - Select the a100 processor.
// HELP-NEXT:  fermi   - Select the fermi processor.
// HELP-NEXT:  generic - Select the generic processor.
// HELP-NEXT:  h200    - Select the h200 processor.
// HELP-EMPTY:
// HELP-NEXT:Available features for this target:
// HELP-EMPTY:
// HELP-NEXT:  fermi       - The Fermi encoding: assembler and disassembler only.
// HELP-NEXT:  interlocked - Every instruction is interlocked: all control words are 0.
// HELP-NEXT:  warps-64    - A multiprocessor holds 64 warps instead of 48.
// HELP-EMPTY:

// RUN: q7x2-clang -mcpu=generic -O1 -S -emit-llvm %s -o - | FileCheck %s --check-prefix=IR
// IR: "target-cpu"="generic"
// RUN: q7x2-clang -O1 -c %s -o %t/default.o
// RUN: q7x2-clang -mcpu=fermi -mcpu=generic -O1 -c %s -o %t/generic.o
// RUN: cmp %t/default.o %t/generic.o

// Tuning for a machine is compiling for its CPU: the instructions are the same.
// RUN: q7x2-clang -mtune=h200 -O1 -S -emit-llvm %s -o - | FileCheck %s --check-prefix=TUNED
// RUN: q7x2-clang -mcpu=generic -mtune=h200 -O1 -S -emit-llvm %s -o - | FileCheck %s --check-prefix=TUNED
// TUNED: "target-cpu"="h200"
// RUN: not q7x2-clang -mtune=z80 -c %s -o %t/o 2>&1 | FileCheck %s --check-prefix=UNKNOWN

// RUN: not q7x2-clang -mcpu=fermi -c %s -o %t/o 2>&1 | FileCheck %s --check-prefix=FERMI
// RUN: q7x2-clang -S -emit-llvm %s -o %t/ir.ll
// RUN: not llc -mcpu=fermi %t/ir.ll -o /dev/null 2>&1 | FileCheck %s --check-prefix=FERMI
// RUN: not llc -mattr=+fermi -filetype=obj %t/ir.ll -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=FERMI
// RUN: not q7x2-clang -Xclang -target-feature -Xclang +fermi -c %s -o %t/o 2>&1 \
// RUN:   | FileCheck %s --check-prefix=FERMI
// FERMI: error: CPU 'fermi' has an assembler and a disassembler only: code cannot be generated for it
// FERMI-NOT: error

// RUN: not q7x2-clang -mcpu=z80 -c %s -o %t/o 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: not q7x2-clang -Xclang -target-cpu -Xclang z80 -c %s -o %t/o 2>&1 \
// RUN:   | FileCheck %s --check-prefix=UNKNOWN
// UNKNOWN: error: unknown target CPU 'z80'
// UNKNOWN-NEXT: note: valid target CPU values are: a100, fermi, generic, h200

// The assembler accepts the CPU that no code is generated for.
// RUN: echo 'FADD R1, R2, R3;' >%t/a.s
// RUN: q7x2-clang -mcpu=fermi -c %t/a.s -o %t/fermi.o
// RUN: llvm-mc -triple=q7x2 -mcpu=fermi -filetype=obj %t/a.s -o %t/mc.o
// RUN: cmp %t/fermi.o %t/mc.o
// RUN: not q7x2-clang -mcpu=z80 -c %t/a.s -o %t/o 2>&1 | FileCheck %s --check-prefix=ASM
// ASM: error: unknown target CPU 'z80'; valid: a100, fermi, generic, h200

// RUN: q7x2-clang -Xclang -target-feature -Xclang +interlocked -O1 -S %s -o - \
// RUN:   | FileCheck %s --check-prefix=INTERLOCKED --implicit-check-not=WAIT
// INTERLOCKED: RET
// RUN: not q7x2-clang -Xclang -target-feature -Xclang +x87 -c %s -o %t/o 2>&1 \
// RUN:   | FileCheck %s --check-prefix=FEATURE
// FEATURE: error: unknown target feature 'x87'; valid: fermi, interlocked, warps-64

int f(int x) { return x + 1; }
