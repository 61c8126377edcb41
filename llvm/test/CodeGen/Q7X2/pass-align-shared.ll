; RUN: llc -start-before=q7x2-variables -stop-after=q7x2-variables %s -o - \
; RUN:   | FileCheck %s
; RUN: llc -stop-after=q7x2-variables -stats -debug-only=q7x2-variables %s \
; RUN:   -o /dev/null 2>&1 | FileCheck --check-prefix=DEBUG %s
;
; Variables in shared and constant memory that are at least as large as the
; widest access are aligned to it, and so is memory of a kernel's argument.
target triple = "q7x2"

; CHECK-DAG: @tile = internal addrspace(3) global [64 x float] undef, align 16
@tile = internal addrspace(3) global [64 x float] undef, align 4
; CHECK-DAG: @table = internal addrspace(4) constant [4 x i32] zeroinitializer, align 16
@table = internal addrspace(4) constant [4 x i32] zeroinitializer, align 4

; Smaller, or aligned already.
; CHECK-DAG: @small = internal addrspace(3) global [3 x float] undef, align 4
@small = internal addrspace(3) global [3 x float] undef, align 4
; CHECK-DAG: @aligned = internal addrspace(3) global [64 x float] undef, align 64
@aligned = internal addrspace(3) global [64 x float] undef, align 64

; Other memory is not this pass's.
; CHECK-DAG: @global = addrspace(1) global [64 x float] zeroinitializer, align 4
@global = addrspace(1) global [64 x float] zeroinitializer, align 4

; Defined elsewhere, possibly replaced by another module's, or in a section with a
; layout of its own.
; CHECK-DAG: @external = external addrspace(3) global [64 x float], align 4
@external = external addrspace(3) global [64 x float], align 4
; CHECK-DAG: @exported = addrspace(3) global [64 x float] undef, align 4
@exported = addrspace(3) global [64 x float] undef, align 4
; CHECK-DAG: @placed = internal addrspace(4) constant [4 x i32] zeroinitializer, section "tables", align 4
@placed = internal addrspace(4) constant [4 x i32] zeroinitializer, section "tables", align 4

; CHECK: define ptx_kernel void @kernel(ptr addrspace(3) align 16 %a, ptr addrspace(3) align 16 %b, ptr addrspace(3) align 32 %c, ptr addrspace(1) align 4 %d, i32 %e)
define ptx_kernel void @kernel(ptr addrspace(3) %a, ptr addrspace(3) align 4 %b, ptr addrspace(3) align 32 %c, ptr addrspace(1) align 4 %d, i32 %e) {
  ret void
}

; A function may be called with any address.
; CHECK: define void @function(ptr addrspace(3) align 4 %a)
define void @function(ptr addrspace(3) align 4 %a) {
  ret void
}

; DEBUG: Aligning @tile
; DEBUG: Aligning @table
; DEBUG-NOT: Aligning
; DEBUG: 2 q7x2-variables - Number of variables aligned to 128-bit accesses
; DEBUG: 2 q7x2-variables - Number of arguments known to be aligned by the launch
