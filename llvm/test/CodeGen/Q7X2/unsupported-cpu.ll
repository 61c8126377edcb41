; RUN: not llc -mcpu=fermi %s -o %t.s 2>&1 | FileCheck %s
; RUN: not llc -mcpu=fermi -filetype=obj %s -o %t.o 2>&1 | FileCheck %s
;
; The Fermi encoding has an assembler and a disassembler, but no code generator.
target triple = "q7x2"

; CHECK: error: {{.*}}code generation for the CPU 'fermi' is not supported: it has an assembler only
define void @f() {
  ret void
}
