; RUN: opt -passes=q7x2-ptx -S %s | FileCheck %s
;
; The shared memory that PTX reserves: there is some where its address is read.
target triple = "q7x2"

; CHECK: @__q7x2_reserved_shared = internal addrspace(3) global [1024 x i8] poison, align 16

; CHECK-LABEL: define i32 @start(
; CHECK: ret i32 ptrtoint (ptr addrspace(3) @__q7x2_reserved_shared to i32)
define i32 @start() {
  %x = call i32 asm "mov.u32 $0, %reserved_smem_offset_1;", "=r"()
  ret i32 %x
}

; CHECK-LABEL: define i32 @end(
; CHECK: ret i32 add (i32 ptrtoint (ptr addrspace(3) @__q7x2_reserved_shared to i32), i32 1024)
define i32 @end() {
  %x = call i32 asm "mov.u32 $0, %reserved_smem_offset_end;", "=r"()
  ret i32 %x
}

; CHECK-LABEL: define i32 @size(
; CHECK: ret i32 1024
define i32 @size() {
  %x = call i32 asm "mov.u32 $0, %reserved_smem_offset_cap;", "=r"()
  ret i32 %x
}
