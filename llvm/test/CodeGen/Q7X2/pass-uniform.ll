; REQUIRES: q7x2-project
; RUN: llc -O2 -lsr-drop-solution=0 -q7x2-unroll-count=1 -verify-machineinstrs -stop-after=q7x2-uniform %s -o - | FileCheck %s
; RUN: llc -O2 -q7x2-unroll-count=1 -verify-machineinstrs -stop-after=q7x2-uniform %s -o - \
; RUN:   -q7x2-uniform-datapath=0 | FileCheck %s --check-prefix=OFF
; RUN: llc -O0 -verify-machineinstrs %s -o - | FileCheck %s --check-prefix=OFF
; RUN: llc -O2 -verify-machineinstrs -filetype=obj %s -o %t.o
; RUN: q7x2-check %t.o
;
; The blocks that may write uniform registers, and the values that are worth it.

target triple = "q7x2"

; OFF-NOT: {{UMOV|UIADD|UISETP|S2UR|BRA.U UP}}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare i32 @unknown(i32)

; The counter of a uniform loop, its comparison and branch. The values of the
; loop that other threads have as well stay in general registers.
; CHECK-LABEL: name: loop
; CHECK: [[I:%[0-9]+]]:ugpr = PHI
; CHECK: [[NEXT:%[0-9]+]]:ugpr = UIADD_UI [[I]], 0, {{-?}}1, $upt
; CHECK: [[P:%[0-9]+]]:uppr, %{{[0-9]+}}:uppr = UISETP_U{{.}} [[NEXT]],
; CHECK: BRA_U [[P]], 0, %bb.{{[0-9]+}}, 1, $pt
define ptx_kernel void @loop(ptr addrspace(1) %p, i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %q = getelementptr i32, ptr addrspace(1) %p, i32 %tid
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %v = load volatile i32, ptr addrspace(1) %q
  %w = add i32 %v, %i
  store volatile i32 %w, ptr addrspace(1) %q
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %body, label %end
end:
  ret void
}

; The same loop, short and without waiting: a branch would wait for its counter.
; CHECK-LABEL: name: tight
; CHECK-NOT: UIADD
; CHECK: EXIT_X
define ptx_kernel void @tight(ptr addrspace(1) %p, i32 %n, i32 %a) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %x = phi i32 [ %tid, %entry ], [ %y, %body ]
  %z = mul i32 %x, %a
  %y = xor i32 %z, %i
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %body, label %end
end:
  %q = getelementptr i32, ptr addrspace(1) %p, i32 %tid
  store i32 %y, ptr addrspace(1) %q
  ret void
}

; Threads have diverged: while some execute the loop, others do something else.
; CHECK-LABEL: name: divergent
; CHECK-NOT: {{UIADD|UISETP|BRA_U|U?PHI_U}}
; CHECK: EXIT_X
define ptx_kernel void @divergent(ptr addrspace(1) %p, i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %q = getelementptr i32, ptr addrspace(1) %p, i32 %tid
  %odd = trunc i32 %tid to i1
  br i1 %odd, label %body, label %join
body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %v = load volatile i32, ptr addrspace(1) %q
  %w = add i32 %v, %i
  store volatile i32 %w, ptr addrspace(1) %q
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %body, label %join
join:
  store volatile i32 0, ptr addrspace(1) %q
  ret void
}

; After they have reconverged they may. Constants that the divergent code reads
; are written before it.
; CHECK-LABEL: name: reconverged
; CHECK: bb.0
; CHECK: BRA_I
; CHECK: [[I:%[0-9]+]]:ugpr = PHI
; CHECK: BRA_U
define ptx_kernel void @reconverged(ptr addrspace(1) %p, i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %q = getelementptr i32, ptr addrspace(1) %p, i32 %tid
  %odd = trunc i32 %tid to i1
  br i1 %odd, label %then, label %join
then:
  call void asm sideeffect "// then", ""()
  store volatile i32 1, ptr addrspace(1) %q
  br label %join
join:
  br label %body
body:
  %i = phi i32 [ 0, %join ], [ %next, %body ]
  %v = load volatile i32, ptr addrspace(1) %q
  %w = add i32 %v, %i
  store volatile i32 %w, ptr addrspace(1) %q
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %body, label %end
end:
  ret void
}

; Threads that exit early do not read the registers that the others write.
; CHECK-LABEL: name: early_exit
; CHECK: BRA_I
; CHECK: PHI
; CHECK: BRA_U
define ptx_kernel void @early_exit(ptr addrspace(1) %p, i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %q = getelementptr i32, ptr addrspace(1) %p, i32 %tid
  %out = icmp uge i32 %tid, 20
  br i1 %out, label %end, label %body
body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %v = load volatile i32, ptr addrspace(1) %q
  %w = add i32 %v, %i
  store volatile i32 %w, ptr addrspace(1) %q
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %body, label %end
end:
  ret void
}

; Those that do something before they exit may read them.
; CHECK-LABEL: name: late_exit
; CHECK-NOT: {{UIADD|UISETP|BRA_U}}
; CHECK: EXIT_X
define ptx_kernel void @late_exit(ptr addrspace(1) %p, i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %q = getelementptr i32, ptr addrspace(1) %p, i32 %tid
  %out = icmp uge i32 %tid, 20
  br i1 %out, label %other, label %body
other:
  call void asm sideeffect "// other", ""()
  store volatile i32 %n, ptr addrspace(1) %q
  ret void
body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %v = load volatile i32, ptr addrspace(1) %q
  %w = add i32 %v, %i
  store volatile i32 %w, ptr addrspace(1) %q
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %body, label %end
end:
  store volatile i32 0, ptr addrspace(1) %q
  ret void
}

; A callee may leave threads diverged.
; CHECK-LABEL: name: call
; CHECK-NOT: {{UIADD|UISETP|BRA_U}}
; CHECK: EXIT_X
define ptx_kernel void @call(ptr addrspace(1) %p, i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %q = getelementptr i32, ptr addrspace(1) %p, i32 %tid
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %v = load volatile i32, ptr addrspace(1) %q
  %w = call i32 @unknown(i32 %v)
  store volatile i32 %w, ptr addrspace(1) %q
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %body, label %end
end:
  ret void
}

; Diverged threads may call a function.
; CHECK-LABEL: name: function
; CHECK-NOT: {{UIADD|UISETP|BRA_U|UMOV}}
; CHECK: RET_R
define void @function(ptr addrspace(1) %q, i32 %n) {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %v = load volatile i32, ptr addrspace(1) %q
  %w = add i32 %v, %i
  store volatile i32 %w, ptr addrspace(1) %q
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, 100
  br i1 %more, label %body, label %end
end:
  ret void
}

; Addresses with a common offset: one product, two bases.
; CHECK-LABEL: name: bases
; CHECK-DAG: [[OFFSET:%[0-9]+]]:gpr64, {{.*}} = {{.*}}IMAD_WIDE_RIR %{{[0-9]+}}, 4, $rz64
; CHECK-DAG: [[X:%[0-9]+]]:ugpr64 = UMOV64_C 0, 352
; CHECK-DAG: [[Y:%[0-9]+]]:ugpr64 = UMOV64_C 0, 360
; CHECK: LDG_R [[OFFSET]], [[X]], 0
; CHECK: STG_R [[OFFSET]], [[Y]], 0
define ptx_kernel void @bases(ptr addrspace(1) %x, ptr addrspace(1) %y) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr i32, ptr addrspace(1) %x, i32 %tid
  %q = getelementptr i32, ptr addrspace(1) %y, i32 %tid
  %v = load i32, ptr addrspace(1) %p
  store i32 %v, ptr addrspace(1) %q
  ret void
}

; The counter after the loop is copied to a general register.
; CHECK-LABEL: name: copied
; CHECK: [[NEXT:%[0-9]+]]:ugpr = UIADD_UI
; CHECK: BRA_U
; CHECK: [[COPY:%[0-9]+]]:gpr = COPY [[NEXT]]
; CHECK: STG_R {{.*}}, [[COPY]]
define ptx_kernel void @copied(ptr addrspace(1) %p, i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %q = getelementptr i32, ptr addrspace(1) %p, i32 %tid
  br label %body
body:
  %i = phi i32 [ %n, %entry ], [ %next, %body ]
  %v = load volatile i32, ptr addrspace(1) %q
  %w = add i32 %v, %i
  store volatile i32 %w, ptr addrspace(1) %q
  %next = lshr i32 %i, 1
  %odd = add i32 %next, 5
  %more = icmp ugt i32 %odd, 17
  br i1 %more, label %body, label %end
end:
  store volatile i32 %odd, ptr addrspace(1) %q
  ret void
}

; Blocks that read the same constant share a register.
; CHECK-LABEL: name: shared
; CHECK: UMOV64_C 0, 352
; CHECK-NOT: UMOV64_C 0, 352
; CHECK: ...
define ptx_kernel void @shared(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %first
first:
  %i = phi i32 [ 0, %entry ], [ %i2, %first ]
  %x = phi i32 [ %tid, %entry ], [ %v, %first ]
  %a = getelementptr i32, ptr addrspace(1) %p, i32 %x
  %b = getelementptr i32, ptr addrspace(1) %q, i32 %x
  %v = load volatile i32, ptr addrspace(1) %a
  store volatile i32 %v, ptr addrspace(1) %b
  %i2 = add i32 %i, 1
  %m = icmp slt i32 %i2, %n
  br i1 %m, label %first, label %second
second:
  %j = phi i32 [ 0, %first ], [ %j2, %second ]
  %y = phi i32 [ %v, %first ], [ %w, %second ]
  %c = getelementptr i32, ptr addrspace(1) %p, i32 %y
  %d = getelementptr i32, ptr addrspace(1) %q, i32 %y
  %w = load volatile i32, ptr addrspace(1) %c
  store volatile i32 %w, ptr addrspace(1) %d
  %j2 = add i32 %j, 1
  %o = icmp slt i32 %j2, %n
  br i1 %o, label %second, label %end
end:
  ret void
}
