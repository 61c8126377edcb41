; RUN: llc -mattr=+interlocked -verify-machineinstrs %s -o - | FileCheck %s
target triple = "q7x2"

@g = global [4 x i32] zeroinitializer

; A variable without an address space: global memory.
;
; CHECK-LABEL: variable:
; CHECK: LDG R{{[0-9]+}}, [
; CHECK: STG [
define void @variable() {
  %x = load i32, ptr getelementptr (i8, ptr @g, i64 12)
  %y = add i32 %x, 1
  store i32 %y, ptr @g
  ret void
}

; A pointer to it or to the stack: a generic access.
;
; CHECK-LABEL: either:
; CHECK: {{	}}ST [
define void @either(i32 %n) {
  %a = alloca i32
  store i32 %n, ptr %a
  %c = icmp eq i32 %n, 3
  br i1 %c, label %then, label %end
then:
  call void asm sideeffect "NOP", ""()
  br label %end
end:
  %p = phi ptr [ getelementptr (i8, ptr @g, i64 12), %0 ], [ %a, %then ]
  store volatile i32 1, ptr %p
  ret void
}
