; Variables without a size in shared memory are the dynamic part, whose beginning the
; launch says.
; RUN: split-file %s %t
; RUN: llc -mtriple=q7x2 -stop-after=q7x2-variables %t/good.ll -o - \
; RUN:   | FileCheck %s --implicit-check-not=@array --implicit-check-not=@empty
; RUN: llc -mtriple=q7x2 -O0 -stop-after=q7x2-variables %t/good.ll -o - \
; RUN:   | FileCheck %s --implicit-check-not=@array --implicit-check-not=@empty
; RUN: not llc -mtriple=q7x2 %t/bad.ll -o /dev/null 2>&1 | FileCheck %s --check-prefix=BAD

;--- good.ll
; CHECK: @sized = internal addrspace(3) global
; CHECK: @elsewhere = addrspace(1) global [0 x i32]
@array = external addrspace(3) global [0 x float]
@empty = internal addrspace(3) global {} undef
@sized = internal addrspace(3) global [4 x float] undef
@elsewhere = addrspace(1) global [0 x i32] zeroinitializer
@unused = external addrspace(3) global [0 x i32]

; All are the same memory; within a function its beginning is read once for each.
; CHECK-LABEL: define float @uses
; CHECK: [[START:%.*]] = call i32 @llvm.nvvm.read.ptx.sreg.envreg12()
; CHECK-NEXT: [[P:%.*]] = inttoptr i32 [[START]] to ptr addrspace(3)
; CHECK: getelementptr float, ptr addrspace(3) [[P]], i64 3
; CHECK: load float, ptr addrspace(3) [[P]]
; CHECK: load float, ptr addrspace(3) @sized
define float @uses(i1 %c) {
entry:
  br i1 %c, label %x, label %y
x:
  store float 1.0, ptr addrspace(3) getelementptr (float, ptr addrspace(3) @array, i64 3)
  br label %y
y:
  %v = load float, ptr addrspace(3) @array
  %w = load float, ptr addrspace(3) @sized
  %r = fadd float %v, %w
  ret float %r
}

; CHECK-LABEL: define ptr addrspace(3) @of_structure
; CHECK: [[S:%.*]] = call i32 @llvm.nvvm.read.ptx.sreg.envreg12()
; CHECK: [[Q:%.*]] = inttoptr i32 [[S]] to ptr addrspace(3)
; CHECK: ret ptr addrspace(3) [[Q]]
define ptr addrspace(3) @of_structure() {
  ret ptr addrspace(3) @empty
}

;--- bad.ll
; BAD: error: the address of 'array', in dynamic shared memory, is not a constant
@array = external addrspace(3) global [0 x float]
@pointer = addrspace(1) global ptr addrspace(3) @array

define ptr addrspace(3) @f() {
  %r = load ptr addrspace(3), ptr addrspace(1) @pointer
  ret ptr addrspace(3) %r
}
