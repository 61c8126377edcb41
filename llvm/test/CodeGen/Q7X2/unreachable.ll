; Code that is unreachable ends in a trap: it would run on into the code after it.
;
; RUN: llc -O0 -verify-machineinstrs %s -o - | FileCheck %s
; RUN: llc -O2 -verify-machineinstrs %s -o - | FileCheck %s
target triple = "q7x2"

; CHECK-LABEL: {{^}}nothing:
; CHECK: TRAP
define void @nothing() {
  unreachable
}

; Also where the callee should not return.
; CHECK-LABEL: {{^}}no_return:
; CHECK: CALL
; CHECK: TRAP
declare void @leave() noreturn
define void @no_return() {
  call void @leave() noreturn
  unreachable
}

; And the code before it, in the middle of a function.
; CHECK-LABEL: {{^}}stores_before:
; CHECK-COUNT-6: STG
; CHECK-NEXT: TRAP
define void @stores_before(i1 %c, ptr addrspace(1) %p) {
  br i1 %c, label %stores, label %call
stores:
  call void @leave()
  store volatile i64 1, ptr addrspace(1) %p
  store volatile i64 2, ptr addrspace(1) %p
  store volatile i64 3, ptr addrspace(1) %p
  store volatile i64 4, ptr addrspace(1) %p
  store volatile i64 5, ptr addrspace(1) %p
  store volatile i64 6, ptr addrspace(1) %p
  unreachable
call:
  call void @leave()
  ret void
}

; But nothing follows an exit.
; CHECK-LABEL: {{^}}exits:
; CHECK: EXIT
; CHECK-NOT: TRAP
; CHECK: .size	exits
declare void @llvm.nvvm.exit()
define void @exits() {
  call void @llvm.nvvm.exit()
  unreachable
}
