; RUN: llc -mtriple=q7x2 -mattr=+interlocked -verify-machineinstrs %s -o - | FileCheck %s
;
; The uniform datapath in kernels with calls: before a call threads are together, and the values
; stay in uniform registers, as functions of the module do not write those; a callee may leave
; threads diverged, which then write none. What a function of another module writes is unknown.

define internal float @known(float %x) noinline {
  %y = fmul float %x, %x
  ret float %y
}
declare float @unknown(float)

; CHECK-LABEL: rare_call:
; CHECK: UMOV.64 [[IN:UR\[.*\]]], c[0x0][0x160]
; CHECK: IMAD.WIDE.U32 [[OFFSET:R\[.*\]]], R{{[0-9]+}}, 0x4, RZ
; CHECK: LDG R{{[0-9]+}}, {{\[}}[[OFFSET]].64+[[IN]]]
; CHECK: UMOV.64 [[OUT:UR\[.*\]]], c[0x0][0x168]
; CHECK: STG {{\[}}[[OFFSET]].64+[[OUT]]]
; CHECK: CALL R[20:21], known
; CHECK-NEXT: STG {{\[}}[[OFFSET]].64+[[OUT]]]
define ptx_kernel void @rare_call(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr float, ptr addrspace(1) %in, i32 %i
  %x = load float, ptr addrspace(1) %p
  %rare = fcmp ogt float %x, 1.0
  br i1 %rare, label %call, label %end, !prof !0
call:
  %y = call float @known(float %x)
  br label %end
end:
  %z = phi float [ %x, %0 ], [ %y, %call ]
  %q = getelementptr float, ptr addrspace(1) %out, i32 %i
  store float %z, ptr addrspace(1) %q
  ret void
}

; The counter of the loop after the call is in a general register.
; CHECK-LABEL: loop_after_call:
; CHECK: CALL R[20:21], known
; CHECK-NOT: UIADD
; CHECK: EXIT
define ptx_kernel void @loop_after_call(ptr addrspace(1) %in, float %f, i32 %n) {
  %y = call float @known(float %f)
  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %next, %loop ]
  %sum = phi float [ %y, %0 ], [ %more, %loop ]
  %p = getelementptr float, ptr addrspace(1) %in, i32 %i
  %x = load volatile float, ptr addrspace(1) %p
  %more = fadd float %sum, %x
  %next = add i32 %i, 1
  %done = icmp eq i32 %next, %n
  br i1 %done, label %end, label %loop
end:
  store float %more, ptr addrspace(1) %in
  ret void
}

; CHECK-LABEL: unknown_call:
; CHECK-NOT: UR[
; CHECK: EXIT
define ptx_kernel void @unknown_call(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr float, ptr addrspace(1) %in, i32 %i
  %x = load float, ptr addrspace(1) %p
  %rare = fcmp ogt float %x, 1.0
  br i1 %rare, label %call, label %end, !prof !0
call:
  %y = call float @unknown(float %x)
  br label %end
end:
  %z = phi float [ %x, %0 ], [ %y, %call ]
  %q = getelementptr float, ptr addrspace(1) %out, i32 %i
  store float %z, ptr addrspace(1) %q
  ret void
}

!0 = !{!"branch_weights", i32 1, i32 2000}
