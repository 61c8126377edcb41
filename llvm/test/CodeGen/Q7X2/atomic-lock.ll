; The lock of atomic operations of more than 64 bits orders the accesses that it protects.
;
; RUN: llc %s -o - | FileCheck %s

; CHECK-LABEL: __atomic_exchange_16:
; CHECK: ATOM.EXCH
; CHECK: MEMBAR.SYS
; CHECK: ST.U8
; CHECK: MEMBAR.SYS
; CHECK: {{ST|STG}}.STRONG.SYS
; CHECK: RET
target triple = "q7x2"

define i128 @swap(ptr %p, i128 %v) {
  %old = atomicrmw xchg ptr %p, i128 %v seq_cst
  ret i128 %old
}
