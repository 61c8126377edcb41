; Where all code is for Q7X2, llc loads only the parts of LLVM that it needs.
; REQUIRES: libllvm-q7x2
target triple = "q7x2"

; RUN: env LD_DEBUG=libs llc %s -o %t.s 2>&1 | FileCheck %s --check-prefix=OWN
; RUN: FileCheck %s --check-prefix=Q7X2 < %t.s
; RUN: env LD_DEBUG=libs llc -mtriple q7x2 -o %t.s < %s 2>&1 | FileCheck %s --check-prefix=OWN
; RUN: FileCheck %s --check-prefix=Q7X2 < %t.s
; RUN: env LD_DEBUG=libs llc --mtriple=q7x2 -o %t.s < %s 2>&1 | FileCheck %s --check-prefix=OWN
; RUN: FileCheck %s --check-prefix=Q7X2 < %t.s
; RUN: opt %s -o %t.bc
; RUN: env LD_DEBUG=libs llc %t.bc -o %t.s 2>&1 | FileCheck %s --check-prefix=OWN
; RUN: FileCheck %s --check-prefix=Q7X2 < %t.s
; OWN-NOT: calling init: {{.*}}/libLLVM.so
; OWN: calling init: {{.*}}/libLLVM-q7x2.so
; OWN-NOT: calling init: {{.*}}/libLLVM.so
; Q7X2: RET

; Otherwise all of it.

; RUN: env LD_DEBUG=libs llc -o %t.s < %s 2>&1 | FileCheck %s --check-prefix=ALL
; RUN: FileCheck %s --check-prefix=Q7X2 < %t.s
; RUN: sed 's/^target triple.*/target triple = "x86_64"/' %s > %t.ll
; RUN: env LD_DEBUG=libs llc %t.ll -o %t.s 2>&1 | FileCheck %s --check-prefix=ALL
; RUN: FileCheck %s --check-prefix=X86 < %t.s
; RUN: env LD_DEBUG=libs llc -mtriple=x86_64 %s -o %t.s 2>&1 | FileCheck %s --check-prefix=ALL
; RUN: FileCheck %s --check-prefix=X86 < %t.s
; RUN: env LD_DEBUG=libs llc -march=x86-64 %t.ll -o %t.s 2>&1 | FileCheck %s --check-prefix=ALL
; RUN: FileCheck %s --check-prefix=X86 < %t.s
; RUN: sed 's/@f()/@q7x2()/' %t.ll > %t.other.ll
; RUN: opt %t.other.ll -o %t.other.bc
; RUN: env LD_DEBUG=libs llc %t.other.bc -o %t.s 2>&1 | FileCheck %s --check-prefix=ALL
; RUN: FileCheck %s --check-prefix=X86 < %t.s
; RUN: env LD_DEBUG=libs llc -load=no-such-library.so %s -o %t.s 2>&1 | FileCheck %s --check-prefix=ALL
; ALL-NOT: calling init: {{.*}}/libLLVM-q7x2.so
; ALL: calling init: {{.*}}/libLLVM.so
; ALL-NOT: calling init: {{.*}}/libLLVM-q7x2.so
; X86: retq

define void @f() {
  ret void
}
