; The output of -debug-only=q7x2-control-words: the words after each phase.
; RUN: llc -debug-only=q7x2-control-words %s -o /dev/null 2>&1 | FileCheck %s
target triple = "q7x2"

; CHECK:      *** Control words of increment ***
; CHECK-NEXT: *** Control words after stalls ***
; CHECK-NEXT: block 0:
; CHECK-NEXT:   0: R0, R1 =  stall=4
; CHECK-NEXT:   1: R2 = R0, R1 stall=1
; CHECK-NEXT:   2: R2 = R2 stall=4
; CHECK-NEXT:   3:  = R0, R1, R2 stall=1
; CHECK-NEXT:   4:  =  stall=1
; CHECK-NEXT: *** Control words after scoreboards ***
; CHECK:        1: R2 = R0, R1 stall=1 wsb=0
; CHECK-NEXT:   2: R2 = R2 stall=4{{$}}
; CHECK:      *** Control words after waits ***
; CHECK:        2: R2 = R2 stall=4 req={0}
; CHECK:      *** Control words after the second pass over the stalls ***
define ptx_kernel void @increment(ptr addrspace(1) %p) {
  %v = load i32, ptr addrspace(1) %p
  %w = add i32 %v, 1
  store i32 %w, ptr addrspace(1) %p
  ret void
}
