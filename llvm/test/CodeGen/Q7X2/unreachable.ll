; Code that is unreachable would run on into the next function: at -O0 it ends in a
; trap, at other levels with -trap-unreachable.
;
; RUN: llc -O0 -verify-machineinstrs %s -o - | FileCheck --check-prefix=TRAP %s
; RUN: llc -O2 -verify-machineinstrs -trap-unreachable %s -o - | FileCheck --check-prefix=TRAP %s
; RUN: llc -O0 -trap-unreachable=0 %s -o - | FileCheck --check-prefix=NONE %s
; RUN: llc -O2 %s -o - | FileCheck --check-prefix=NONE %s
target triple = "q7x2"

; TRAP-LABEL: {{^}}nothing:
; TRAP: TRAP
; NONE-LABEL: {{^}}nothing:
; NONE-NOT: TRAP
define void @nothing() {
  unreachable
}

; Also where the callee should not return.
; TRAP-LABEL: {{^}}no_return:
; TRAP: CALL
; TRAP: TRAP
; NONE-LABEL: {{^}}no_return:
; NONE: CALL
; NONE-NOT: TRAP
declare void @leave() noreturn
define void @no_return() {
  call void @leave() noreturn
  unreachable
}

; But nothing follows an exit.
; TRAP-LABEL: {{^}}exits:
; TRAP: EXIT
; TRAP-NOT: TRAP
; TRAP: .size	exits
declare void @llvm.nvvm.exit()
define void @exits() {
  call void @llvm.nvvm.exit()
  unreachable
}
