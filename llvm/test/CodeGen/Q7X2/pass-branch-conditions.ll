; RUN: llc -O2 -start-before=q7x2-branch-conditions -stop-after=q7x2-branch-conditions %s -o - \
; RUN:   | FileCheck %s
; RUN: llc -O2 -verify-machineinstrs %s -o - | FileCheck %s --check-prefix=ASM

; Conditions of branches to the same block are computed together.

target triple = "q7x2"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

; if (x < k || (x == k && i < t)) ++count;
;
; CHECK-LABEL: @rank(
; CHECK: br i1 {{.*}}, label %loop, label %end
; CHECK-NOT: second:
; ASM-LABEL: rank:
; ASM-NOT: BSSY
; ASM: .end_kernel
define ptx_kernel void @rank(ptr addrspace(3) %a, ptr addrspace(1) %out, float %k, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %next ]
  %count = phi i32 [ 0, %entry ], [ %c1, %next ]
  %p = getelementptr float, ptr addrspace(3) %a, i32 %i
  %x = load float, ptr addrspace(3) %p
  %less = fcmp olt float %x, %k
  br i1 %less, label %add, label %second
second:
  %same = fcmp oeq float %x, %k
  %j = xor i32 %i, 5
  %before = icmp ult i32 %j, %t
  %both = select i1 %same, i1 %before, i1 false
  br i1 %both, label %add, label %next
add:
  %more = add i32 %count, 1
  br label %next
next:
  %c1 = phi i32 [ %more, %add ], [ %count, %second ]
  %i1 = add i32 %i, 1
  %go = icmp ne i32 %i1, %n
  br i1 %go, label %loop, label %end
end:
  store i32 %c1, ptr addrspace(1) %out
  ret void
}

; Eight instructions in vain are accepted, nine are not.
;
; CHECK-LABEL: @eight(
; CHECK-NOT: second:
; CHECK: }
define ptx_kernel void @eight(ptr addrspace(1) %out, i32 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp ult i32 %t, %n
  br i1 %c, label %second, label %end
second:
  %1 = mul i32 %t, %n
  %2 = xor i32 %1, %t
  %3 = mul i32 %2, %n
  %4 = xor i32 %3, %t
  %5 = mul i32 %4, %n
  %6 = xor i32 %5, %t
  %7 = mul i32 %6, %n
  %8 = xor i32 %7, %t
  %d = icmp ult i32 %8, %n
  br i1 %d, label %then, label %end
then:
  store i32 1, ptr addrspace(1) %out
  br label %end
end:
  store volatile i32 2, ptr addrspace(1) %out
  ret void
}

; CHECK-LABEL: @nine(
; CHECK: second:
define ptx_kernel void @nine(ptr addrspace(1) %out, i32 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp ult i32 %t, %n
  br i1 %c, label %second, label %end
second:
  %1 = mul i32 %t, %n
  %2 = xor i32 %1, %t
  %3 = mul i32 %2, %n
  %4 = xor i32 %3, %t
  %5 = mul i32 %4, %n
  %6 = xor i32 %5, %t
  %7 = mul i32 %6, %n
  %8 = xor i32 %7, %t
  %9 = mul i32 %8, %n
  %d = icmp ult i32 %9, %n
  br i1 %d, label %then, label %end
then:
  store i32 1, ptr addrspace(1) %out
  br label %end
end:
  store volatile i32 2, ptr addrspace(1) %out
  ret void
}

; What the first condition protects stays where it is: a load that may fault.
;
; CHECK-LABEL: @load(
; CHECK: second:
; CHECK: load
define ptx_kernel void @load(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp ult i32 %t, %n
  br i1 %c, label %second, label %end
second:
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %x = load i32, ptr addrspace(1) %p
  %d = icmp ult i32 %x, %n
  br i1 %d, label %then, label %end
then:
  store i32 1, ptr addrspace(1) %out
  br label %end
end:
  store volatile i32 2, ptr addrspace(1) %out
  ret void
}

; Where threads only exit, a branch is one instruction.
;
; CHECK-LABEL: @exit(
; CHECK: second:
define ptx_kernel void @exit(ptr addrspace(1) %out, i32 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp ult i32 %t, %n
  br i1 %c, label %second, label %end
second:
  %s = xor i32 %t, %n
  %d = icmp ult i32 %s, 5
  br i1 %d, label %then, label %end
then:
  store i32 1, ptr addrspace(1) %out
  br label %end
end:
  ret void
}

; Not for size.
;
; CHECK-LABEL: @size(
; CHECK: second:
define ptx_kernel void @size(ptr addrspace(1) %out, i32 %n) optsize {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp ult i32 %t, %n
  br i1 %c, label %second, label %end
second:
  %1 = mul i32 %t, %n
  %d = icmp ult i32 %1, %n
  br i1 %d, label %then, label %end
then:
  store i32 1, ptr addrspace(1) %out
  br label %end
end:
  store volatile i32 2, ptr addrspace(1) %out
  ret void
}
