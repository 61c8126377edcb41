; RUN: llc -mattr=+interlocked -verify-machineinstrs %s -o - | FileCheck %s
target triple = "q7x2"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

; 64-bit operations of which only the lower word is demanded: a sign-extended
; counter through a loop, and its initial value. No carries.
;
; CHECK-LABEL: counter:
; CHECK-NOT: IADD.X
; CHECK: LDG
; CHECK-NOT: IADD.X
; CHECK: EXIT ;
define ptx_kernel void @counter(ptr addrspace(1) %p, i64 %step, i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %wide = zext i32 %tid to i64
  %start = add i64 %wide, %step
  br label %loop
loop:
  %i = phi i64 [ %start, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %more, %loop ]
  %shl = shl i64 %i, 32
  %signed = ashr exact i64 %shl, 32
  %at = getelementptr i32, ptr addrspace(1) %p, i64 %signed
  %x = load i32, ptr addrspace(1) %at
  %more = add i32 %sum, %x
  %next = add nsw i64 %signed, %step
  %low = trunc i64 %next to i32
  %c = icmp slt i32 %low, %n
  br i1 %c, label %loop, label %end
end:
  store i32 %more, ptr addrspace(1) %p
  ret void
}

; The upper word is stored: it is computed.
;
; CHECK-LABEL: whole:
; CHECK: IADD.X
; CHECK: IADD.X
define ptx_kernel void @whole(ptr addrspace(1) %p, i64 %a, i64 %b) {
  %x = add i64 %a, %b
  store i64 %x, ptr addrspace(1) %p
  ret void
}

; A width between the two, of which only the lower word is demanded.
;
; CHECK-LABEL: between:
; CHECK: IADD R4, R4, 0x7
; CHECK-NOT: IADD
; CHECK: RET
define i32 @between(i64 %a) {
  %sum = add i64 %a, 7
  %odd = trunc i64 %sum to i33
  %low = trunc i33 %odd to i32
  ret i32 %low
}
