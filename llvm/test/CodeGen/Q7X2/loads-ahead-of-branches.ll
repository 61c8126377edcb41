; The elements of a structure of which a block loads the others are loaded there, not after
; its branches, and by one access: where the structure is known to be in an object and
; aligned, and nothing is written in between or, in memory that may change, in the loop.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs < %s | FileCheck %s

%particle = type { float, float, float, float }

@tile = internal addrspace(3) global [128 x %particle] undef, align 16
@odd = internal addrspace(3) global [127 x float] undef, align 16

; CHECK-LABEL: shared:
; CHECK:       LDS.128
; CHECK-NOT:   LDS
; CHECK:       .end_kernel
define ptx_kernel void @shared(i32 %n, ptr addrspace(1) %out) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i.next, %end ]
  %sum = phi float [ 0.0, %entry ], [ %sum.next, %end ]
  %p = getelementptr inbounds [128 x %particle], ptr addrspace(3) @tile, i32 0, i32 %i
  %x = load float, ptr addrspace(3) %p
  %py = getelementptr inbounds i8, ptr addrspace(3) %p, i32 4
  %y = load float, ptr addrspace(3) %py
  %near = fcmp olt float %x, %y
  br i1 %near, label %then, label %end
then:
  %pz = getelementptr inbounds i8, ptr addrspace(3) %p, i32 8
  %z = load float, ptr addrspace(3) %pz
  %nearer = fcmp olt float %z, %y
  br i1 %nearer, label %last, label %end
last:
  %pw = getelementptr inbounds i8, ptr addrspace(3) %p, i32 12
  %w = load float, ptr addrspace(3) %pw
  %zw = fadd float %z, %w
  br label %end
end:
  %sum.next = phi float [ %sum, %loop ], [ %z, %then ], [ %zw, %last ]
  %i.next = add i32 %i, 1
  %more = icmp slt i32 %i.next, %n
  br i1 %more, label %loop, label %exit, !llvm.loop !0
exit:
  store float %sum.next, ptr addrspace(1) %out
  ret void
}

; Another thread may write the other element where this one is not in the branch.
; CHECK-LABEL: no_loop:
; CHECK-NOT:   LDS.64
; CHECK:       .end_kernel
define ptx_kernel void @no_loop(i32 %i, ptr addrspace(1) %out) {
  %p = getelementptr inbounds [128 x %particle], ptr addrspace(3) @tile, i32 0, i32 %i
  %x = load float, ptr addrspace(3) %p
  %c = fcmp olt float %x, 1.0
  br i1 %c, label %then, label %end
then:
  %py = getelementptr inbounds i8, ptr addrspace(3) %p, i32 4
  %y = load float, ptr addrspace(3) %py
  store float %y, ptr addrspace(1) %out
  br label %end
end:
  ret void
}

; By the type of the address.
; CHECK-LABEL: global:
; CHECK:       LDG.64
; CHECK-NOT:   LDG
; CHECK:       .end_kernel
define ptx_kernel void @global(ptr addrspace(1) align 8 %in, i32 %i, ptr addrspace(1) %out) {
  %p = getelementptr inbounds { float, float }, ptr addrspace(1) %in, i32 %i
  %x = load float, ptr addrspace(1) %p, align 8, !invariant.load !1
  %c = fcmp olt float %x, 1.0
  br i1 %c, label %then, label %end
then:
  %py = getelementptr inbounds i8, ptr addrspace(1) %p, i32 4
  %y = load float, ptr addrspace(1) %py, !invariant.load !1
  store float %y, ptr addrspace(1) %out
  br label %end
end:
  ret void
}

; The last part of @odd is not whole.
; CHECK-LABEL: not_whole:
; CHECK-NOT:   LDS.64
; CHECK:       .end_kernel
define ptx_kernel void @not_whole(i32 %i, ptr addrspace(1) %out) {
  %two = shl i32 %i, 1
  %p = getelementptr inbounds [127 x float], ptr addrspace(3) @odd, i32 0, i32 %two
  %x = load float, ptr addrspace(3) %p, align 8, !invariant.load !1
  %c = icmp slt i32 %two, 126
  br i1 %c, label %then, label %end
then:
  %py = getelementptr inbounds i8, ptr addrspace(3) %p, i32 4
  %y = load float, ptr addrspace(3) %py, !invariant.load !1
  store float %y, ptr addrspace(1) %out
  br label %end
end:
  store float %x, ptr addrspace(1) %out
  ret void
}

; CHECK-LABEL: write_between:
; CHECK-NOT:   LDS.64
; CHECK:       .end_kernel
define ptx_kernel void @write_between(i32 %i, ptr addrspace(1) %out) {
  %p = getelementptr inbounds [128 x %particle], ptr addrspace(3) @tile, i32 0, i32 %i
  %x = load float, ptr addrspace(3) %p, !invariant.load !1
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %c = fcmp olt float %x, 1.0
  br i1 %c, label %then, label %end
then:
  %py = getelementptr inbounds i8, ptr addrspace(3) %p, i32 4
  %y = load float, ptr addrspace(3) %py, !invariant.load !1
  store float %y, ptr addrspace(1) %out
  br label %end
end:
  ret void
}

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)

!0 = distinct !{!0, !2}
!1 = !{}
!2 = !{!"llvm.loop.unroll.disable"}
