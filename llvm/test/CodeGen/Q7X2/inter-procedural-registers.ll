; RUN: llc -O2 -verify-machineinstrs %s -o - | FileCheck %s
;
; Calls clobber only the registers that a known callee uses (LLVM's
; inter-procedural register allocation). Kernels here have 40 values live across a
; call, more than the 24 callee-saved registers.

target triple = "q7x2-unknown-unknown"

declare i32 @elsewhere(i32)

; A function that may be called from elsewhere saves registers.
; CHECK-LABEL: external:
; CHECK: STL {{.*}}R24
; CHECK: RET R[20:21]
define i32 @external(i32 %x) noinline norecurse {
  call void asm sideeffect "", "~{R24},~{R60}"()
  ret i32 %x
}

; So does one whose address is taken: indirect calls expect it.
; CHECK-LABEL: taken:
; CHECK: STL {{.*}}R24
; CHECK: RET R[20:21]
define internal i32 @taken(i32 %x) noinline norecurse {
  call void asm sideeffect "", "~{R24},~{R60}"()
  ret i32 %x
}

define i32 @tail_calls(i32 %x) noinline norecurse {
  %y = tail call i32 @elsewhere(i32 %x)
  ret i32 %y
}

define weak i32 @replaceable(i32 %x) noinline norecurse {
  ret i32 %x
}

; Others do not.
; CHECK-LABEL: small:
; CHECK-NOT: STL
; CHECK: RET R[20:21]
define internal i32 @small(i32 %x) noinline norecurse {
  call void asm sideeffect "", "~{R24},~{R60}"()
  %y = mul i32 %x, %x
  ret i32 %y
}

; CHECK-LABEL: calls_small:
; CHECK-NOT: {{STL|^EXIT}}
; CHECK: CALL
; CHECK-NOT: STL
; CHECK: EXIT
define spir_kernel void @calls_small(ptr addrspace(1) %p) {
  %v0 = load volatile <4 x i32>, ptr addrspace(1) %p
  %v1 = load volatile <4 x i32>, ptr addrspace(1) %p
  %v2 = load volatile <4 x i32>, ptr addrspace(1) %p
  %v3 = load volatile <4 x i32>, ptr addrspace(1) %p
  %v4 = load volatile <4 x i32>, ptr addrspace(1) %p
  %v5 = load volatile <4 x i32>, ptr addrspace(1) %p
  %v6 = load volatile <4 x i32>, ptr addrspace(1) %p
  %v7 = load volatile <4 x i32>, ptr addrspace(1) %p
  %v8 = load volatile <4 x i32>, ptr addrspace(1) %p
  %v9 = load volatile <4 x i32>, ptr addrspace(1) %p
  %x = load volatile i32, ptr addrspace(1) %p
  %r = call i32 @small(i32 %x)
  store volatile i32 %r, ptr addrspace(1) %p
  store volatile <4 x i32> %v0, ptr addrspace(1) %p
  store volatile <4 x i32> %v1, ptr addrspace(1) %p
  store volatile <4 x i32> %v2, ptr addrspace(1) %p
  store volatile <4 x i32> %v3, ptr addrspace(1) %p
  store volatile <4 x i32> %v4, ptr addrspace(1) %p
  store volatile <4 x i32> %v5, ptr addrspace(1) %p
  store volatile <4 x i32> %v6, ptr addrspace(1) %p
  store volatile <4 x i32> %v7, ptr addrspace(1) %p
  store volatile <4 x i32> %v8, ptr addrspace(1) %p
  store volatile <4 x i32> %v9, ptr addrspace(1) %p
  ret void
}

; CHECK-LABEL: calls_external:
; CHECK-NOT: {{STL|^EXIT}}
; CHECK: CALL
; CHECK-NOT: STL
; CHECK: EXIT
define spir_kernel void @calls_external(ptr addrspace(1) %p) {
  %v0 = load volatile <4 x i32>, ptr addrspace(1) %p
  %v1 = load volatile <4 x i32>, ptr addrspace(1) %p
  %v2 = load volatile <4 x i32>, ptr addrspace(1) %p
  %v3 = load volatile <4 x i32>, ptr addrspace(1) %p
  %v4 = load volatile <4 x i32>, ptr addrspace(1) %p
  %v5 = load volatile <4 x i32>, ptr addrspace(1) %p
  %v6 = load volatile <4 x i32>, ptr addrspace(1) %p
  %v7 = load volatile <4 x i32>, ptr addrspace(1) %p
  %v8 = load volatile <4 x i32>, ptr addrspace(1) %p
  %v9 = load volatile <4 x i32>, ptr addrspace(1) %p
  %x = load volatile i32, ptr addrspace(1) %p
  %r = call i32 @external(i32 %x)
  store volatile i32 %r, ptr addrspace(1) %p
  store volatile <4 x i32> %v0, ptr addrspace(1) %p
  store volatile <4 x i32> %v1, ptr addrspace(1) %p
  store volatile <4 x i32> %v2, ptr addrspace(1) %p
  store volatile <4 x i32> %v3, ptr addrspace(1) %p
  store volatile <4 x i32> %v4, ptr addrspace(1) %p
  store volatile <4 x i32> %v5, ptr addrspace(1) %p
  store volatile <4 x i32> %v6, ptr addrspace(1) %p
  store volatile <4 x i32> %v7, ptr addrspace(1) %p
  store volatile <4 x i32> %v8, ptr addrspace(1) %p
  store volatile <4 x i32> %v9, ptr addrspace(1) %p
  ret void
}

; Unknown callees clobber all caller-saved registers.
; CHECK-LABEL: calls_elsewhere:
; CHECK: STL
; CHECK: CALL
define spir_kernel void @calls_elsewhere(ptr addrspace(1) %p) {
  %v0 = load volatile <4 x i32>, ptr addrspace(1) %p
  %v1 = load volatile <4 x i32>, ptr addrspace(1) %p
  %v2 = load volatile <4 x i32>, ptr addrspace(1) %p
  %v3 = load volatile <4 x i32>, ptr addrspace(1) %p
  %v4 = load volatile <4 x i32>, ptr addrspace(1) %p
  %v5 = load volatile <4 x i32>, ptr addrspace(1) %p
  %v6 = load volatile <4 x i32>, ptr addrspace(1) %p
  %v7 = load volatile <4 x i32>, ptr addrspace(1) %p
  %v8 = load volatile <4 x i32>, ptr addrspace(1) %p
  %v9 = load volatile <4 x i32>, ptr addrspace(1) %p
  %x = load volatile i32, ptr addrspace(1) %p
  %r = call i32 @elsewhere(i32 %x)
  store volatile i32 %r, ptr addrspace(1) %p
  store volatile <4 x i32> %v0, ptr addrspace(1) %p
  store volatile <4 x i32> %v1, ptr addrspace(1) %p
  store volatile <4 x i32> %v2, ptr addrspace(1) %p
  store volatile <4 x i32> %v3, ptr addrspace(1) %p
  store volatile <4 x i32> %v4, ptr addrspace(1) %p
  store volatile <4 x i32> %v5, ptr addrspace(1) %p
  store volatile <4 x i32> %v6, ptr addrspace(1) %p
  store volatile <4 x i32> %v7, ptr addrspace(1) %p
  store volatile <4 x i32> %v8, ptr addrspace(1) %p
  store volatile <4 x i32> %v9, ptr addrspace(1) %p
  ret void
}

; CHECK-LABEL: calls_tail_calls:
; CHECK: STL
; CHECK: CALL
define spir_kernel void @calls_tail_calls(ptr addrspace(1) %p) {
  %v0 = load volatile <4 x i32>, ptr addrspace(1) %p
  %v1 = load volatile <4 x i32>, ptr addrspace(1) %p
  %v2 = load volatile <4 x i32>, ptr addrspace(1) %p
  %v3 = load volatile <4 x i32>, ptr addrspace(1) %p
  %v4 = load volatile <4 x i32>, ptr addrspace(1) %p
  %v5 = load volatile <4 x i32>, ptr addrspace(1) %p
  %v6 = load volatile <4 x i32>, ptr addrspace(1) %p
  %v7 = load volatile <4 x i32>, ptr addrspace(1) %p
  %v8 = load volatile <4 x i32>, ptr addrspace(1) %p
  %v9 = load volatile <4 x i32>, ptr addrspace(1) %p
  %x = load volatile i32, ptr addrspace(1) %p
  %r = call i32 @tail_calls(i32 %x)
  store volatile i32 %r, ptr addrspace(1) %p
  store volatile <4 x i32> %v0, ptr addrspace(1) %p
  store volatile <4 x i32> %v1, ptr addrspace(1) %p
  store volatile <4 x i32> %v2, ptr addrspace(1) %p
  store volatile <4 x i32> %v3, ptr addrspace(1) %p
  store volatile <4 x i32> %v4, ptr addrspace(1) %p
  store volatile <4 x i32> %v5, ptr addrspace(1) %p
  store volatile <4 x i32> %v6, ptr addrspace(1) %p
  store volatile <4 x i32> %v7, ptr addrspace(1) %p
  store volatile <4 x i32> %v8, ptr addrspace(1) %p
  store volatile <4 x i32> %v9, ptr addrspace(1) %p
  ret void
}

define internal i32 @bare(i32 %x) noinline naked {
  call void asm sideeffect "RET R[20:21]", ""()
  unreachable
}

; CHECK-LABEL: calls_bare:
; CHECK: STL
; CHECK: CALL
define spir_kernel void @calls_bare(ptr addrspace(1) %p) {
  %v0 = load volatile <4 x i32>, ptr addrspace(1) %p
  %v1 = load volatile <4 x i32>, ptr addrspace(1) %p
  %v2 = load volatile <4 x i32>, ptr addrspace(1) %p
  %v3 = load volatile <4 x i32>, ptr addrspace(1) %p
  %v4 = load volatile <4 x i32>, ptr addrspace(1) %p
  %v5 = load volatile <4 x i32>, ptr addrspace(1) %p
  %v6 = load volatile <4 x i32>, ptr addrspace(1) %p
  %v7 = load volatile <4 x i32>, ptr addrspace(1) %p
  %v8 = load volatile <4 x i32>, ptr addrspace(1) %p
  %v9 = load volatile <4 x i32>, ptr addrspace(1) %p
  %x = load volatile i32, ptr addrspace(1) %p
  %r = call i32 @bare(i32 %x)
  store volatile i32 %r, ptr addrspace(1) %p
  store volatile <4 x i32> %v0, ptr addrspace(1) %p
  store volatile <4 x i32> %v1, ptr addrspace(1) %p
  store volatile <4 x i32> %v2, ptr addrspace(1) %p
  store volatile <4 x i32> %v3, ptr addrspace(1) %p
  store volatile <4 x i32> %v4, ptr addrspace(1) %p
  store volatile <4 x i32> %v5, ptr addrspace(1) %p
  store volatile <4 x i32> %v6, ptr addrspace(1) %p
  store volatile <4 x i32> %v7, ptr addrspace(1) %p
  store volatile <4 x i32> %v8, ptr addrspace(1) %p
  store volatile <4 x i32> %v9, ptr addrspace(1) %p
  ret void
}

define internal i32 @twice(i32 %x) noinline norecurse returns_twice {
  ret i32 %x
}

; CHECK-LABEL: calls_twice:
; CHECK: STL
; CHECK: CALL
define spir_kernel void @calls_twice(ptr addrspace(1) %p) {
  %v0 = load volatile <4 x i32>, ptr addrspace(1) %p
  %v1 = load volatile <4 x i32>, ptr addrspace(1) %p
  %v2 = load volatile <4 x i32>, ptr addrspace(1) %p
  %v3 = load volatile <4 x i32>, ptr addrspace(1) %p
  %v4 = load volatile <4 x i32>, ptr addrspace(1) %p
  %v5 = load volatile <4 x i32>, ptr addrspace(1) %p
  %v6 = load volatile <4 x i32>, ptr addrspace(1) %p
  %v7 = load volatile <4 x i32>, ptr addrspace(1) %p
  %v8 = load volatile <4 x i32>, ptr addrspace(1) %p
  %v9 = load volatile <4 x i32>, ptr addrspace(1) %p
  %x = load volatile i32, ptr addrspace(1) %p
  %r = call i32 @twice(i32 %x)
  store volatile i32 %r, ptr addrspace(1) %p
  store volatile <4 x i32> %v0, ptr addrspace(1) %p
  store volatile <4 x i32> %v1, ptr addrspace(1) %p
  store volatile <4 x i32> %v2, ptr addrspace(1) %p
  store volatile <4 x i32> %v3, ptr addrspace(1) %p
  store volatile <4 x i32> %v4, ptr addrspace(1) %p
  store volatile <4 x i32> %v5, ptr addrspace(1) %p
  store volatile <4 x i32> %v6, ptr addrspace(1) %p
  store volatile <4 x i32> %v7, ptr addrspace(1) %p
  store volatile <4 x i32> %v8, ptr addrspace(1) %p
  store volatile <4 x i32> %v9, ptr addrspace(1) %p
  ret void
}

; CHECK-LABEL: calls_replaceable:
; CHECK: STL
; CHECK: CALL
define spir_kernel void @calls_replaceable(ptr addrspace(1) %p) {
  %v0 = load volatile <4 x i32>, ptr addrspace(1) %p
  %v1 = load volatile <4 x i32>, ptr addrspace(1) %p
  %v2 = load volatile <4 x i32>, ptr addrspace(1) %p
  %v3 = load volatile <4 x i32>, ptr addrspace(1) %p
  %v4 = load volatile <4 x i32>, ptr addrspace(1) %p
  %v5 = load volatile <4 x i32>, ptr addrspace(1) %p
  %v6 = load volatile <4 x i32>, ptr addrspace(1) %p
  %v7 = load volatile <4 x i32>, ptr addrspace(1) %p
  %v8 = load volatile <4 x i32>, ptr addrspace(1) %p
  %v9 = load volatile <4 x i32>, ptr addrspace(1) %p
  %x = load volatile i32, ptr addrspace(1) %p
  %r = call i32 @replaceable(i32 %x)
  store volatile i32 %r, ptr addrspace(1) %p
  store volatile <4 x i32> %v0, ptr addrspace(1) %p
  store volatile <4 x i32> %v1, ptr addrspace(1) %p
  store volatile <4 x i32> %v2, ptr addrspace(1) %p
  store volatile <4 x i32> %v3, ptr addrspace(1) %p
  store volatile <4 x i32> %v4, ptr addrspace(1) %p
  store volatile <4 x i32> %v5, ptr addrspace(1) %p
  store volatile <4 x i32> %v6, ptr addrspace(1) %p
  store volatile <4 x i32> %v7, ptr addrspace(1) %p
  store volatile <4 x i32> %v8, ptr addrspace(1) %p
  store volatile <4 x i32> %v9, ptr addrspace(1) %p
  ret void
}

define internal i32 @recursive(i32 %x) noinline {
  %c = icmp eq i32 %x, 0
  br i1 %c, label %end, label %again
again:
  %y = sub i32 %x, 1
  %z = call i32 @recursive(i32 %y)
  %w = mul i32 %z, %x
  ret i32 %w
end:
  ret i32 1
}

; CHECK-LABEL: calls_recursive:
; CHECK: STL
; CHECK: CALL
define spir_kernel void @calls_recursive(ptr addrspace(1) %p) {
  %v0 = load volatile <4 x i32>, ptr addrspace(1) %p
  %v1 = load volatile <4 x i32>, ptr addrspace(1) %p
  %v2 = load volatile <4 x i32>, ptr addrspace(1) %p
  %v3 = load volatile <4 x i32>, ptr addrspace(1) %p
  %v4 = load volatile <4 x i32>, ptr addrspace(1) %p
  %v5 = load volatile <4 x i32>, ptr addrspace(1) %p
  %v6 = load volatile <4 x i32>, ptr addrspace(1) %p
  %v7 = load volatile <4 x i32>, ptr addrspace(1) %p
  %v8 = load volatile <4 x i32>, ptr addrspace(1) %p
  %v9 = load volatile <4 x i32>, ptr addrspace(1) %p
  %x = load volatile i32, ptr addrspace(1) %p
  %r = call i32 @recursive(i32 %x)
  store volatile i32 %r, ptr addrspace(1) %p
  store volatile <4 x i32> %v0, ptr addrspace(1) %p
  store volatile <4 x i32> %v1, ptr addrspace(1) %p
  store volatile <4 x i32> %v2, ptr addrspace(1) %p
  store volatile <4 x i32> %v3, ptr addrspace(1) %p
  store volatile <4 x i32> %v4, ptr addrspace(1) %p
  store volatile <4 x i32> %v5, ptr addrspace(1) %p
  store volatile <4 x i32> %v6, ptr addrspace(1) %p
  store volatile <4 x i32> %v7, ptr addrspace(1) %p
  store volatile <4 x i32> %v8, ptr addrspace(1) %p
  store volatile <4 x i32> %v9, ptr addrspace(1) %p
  ret void
}

; CHECK-LABEL: calls_unknown:
; CHECK: STL
; CHECK: CALL
define spir_kernel void @calls_unknown(ptr addrspace(1) %p, ptr %f) {
  %v0 = load volatile <4 x i32>, ptr addrspace(1) %p
  %v1 = load volatile <4 x i32>, ptr addrspace(1) %p
  %v2 = load volatile <4 x i32>, ptr addrspace(1) %p
  %v3 = load volatile <4 x i32>, ptr addrspace(1) %p
  %v4 = load volatile <4 x i32>, ptr addrspace(1) %p
  %v5 = load volatile <4 x i32>, ptr addrspace(1) %p
  %v6 = load volatile <4 x i32>, ptr addrspace(1) %p
  %v7 = load volatile <4 x i32>, ptr addrspace(1) %p
  %v8 = load volatile <4 x i32>, ptr addrspace(1) %p
  %v9 = load volatile <4 x i32>, ptr addrspace(1) %p
  %x = load volatile i32, ptr addrspace(1) %p
  %r = call i32 %f(i32 %x)
  store volatile i32 %r, ptr addrspace(1) %p
  store volatile <4 x i32> %v0, ptr addrspace(1) %p
  store volatile <4 x i32> %v1, ptr addrspace(1) %p
  store volatile <4 x i32> %v2, ptr addrspace(1) %p
  store volatile <4 x i32> %v3, ptr addrspace(1) %p
  store volatile <4 x i32> %v4, ptr addrspace(1) %p
  store volatile <4 x i32> %v5, ptr addrspace(1) %p
  store volatile <4 x i32> %v6, ptr addrspace(1) %p
  store volatile <4 x i32> %v7, ptr addrspace(1) %p
  store volatile <4 x i32> %v8, ptr addrspace(1) %p
  store volatile <4 x i32> %v9, ptr addrspace(1) %p
  ret void
}

@table = addrspace(1) global ptr @taken
