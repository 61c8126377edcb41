; The multiples of a uniform stride that addresses of a loop add to a pointer are
; computed before the loop. From seven on half of them are, and the others are
; relative to one in the loop.
; REQUIRES: q7x2-project
; RUN: llc -O2 -q7x2-unroll-count=4 -verify-machineinstrs -stop-after=q7x2-uniform %s -o - | FileCheck %s
; RUN: llc -O2 -q7x2-unroll-count=8 -verify-machineinstrs -stop-after=q7x2-uniform %s -o - \
; RUN:   | FileCheck %s --check-prefix=SPLIT
; RUN: llc -O2 -verify-machineinstrs -filetype=obj %s -o %t.o
; RUN: q7x2-check %t.o

target triple = "q7x2"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

; CHECK-LABEL: name: column
; CHECK: UIMAD_UIU
; CHECK: UIMAD_HI_X_UIU
; CHECK: UIMAD_UIU
; CHECK: UIMAD_UIU
; CHECK: LDG_R [[P:%[0-9]+]], $urz64, 0
; CHECK: LDG_R [[P]], {{%[0-9]+}}, 0
; CHECK: LDG_R [[P]], {{%[0-9]+}}, 0
; CHECK: LDG_R [[P]], {{%[0-9]+}}, 0
; SPLIT-COUNT-3: UIMAD_HI_X_UIU
; SPLIT-NOT: UIMAD_HI
; SPLIT: LDG_R [[P:%[0-9]+]], $urz64, 0
; SPLIT: [[Q:%[0-9]+]]:gpr64, %{{[0-9]+}}:ppr = IMAD_WIDE_RIR %{{[0-9]+}}, 16, [[P]], 0
; SPLIT: LDG_R [[P]], [[ONE:%[0-9]+]], 0
; SPLIT: LDG_R [[Q]], $urz64, 0
; SPLIT: LDG_R [[Q]], [[ONE]], 0
define ptx_kernel void @column(ptr addrspace(1) %a, ptr addrspace(1) %s, i32 %n, i32 %m) {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %wide = sext i32 %x to i64
  %stride = sext i32 %m to i64
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %loop, label %exit
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
  %sum = phi float [ 0.0, %entry ], [ %sum2, %loop ]
  %j = zext nneg i32 %i to i64
  %k = mul nsw i64 %j, %stride
  %l = add nsw i64 %k, %wide
  %p = getelementptr float, ptr addrspace(1) %a, i64 %l
  %v = load float, ptr addrspace(1) %p
  %sum2 = fadd float %sum, %v
  %i2 = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %i2, %n
  br i1 %more, label %loop, label %exit
exit:
  %r = phi float [ 0.0, %entry ], [ %sum2, %loop ]
  %q = getelementptr float, ptr addrspace(1) %s, i64 %wide
  store float %r, ptr addrspace(1) %q
  ret void
}
