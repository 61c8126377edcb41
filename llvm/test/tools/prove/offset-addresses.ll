; Offsets of 32 bits from an address in a uniform register, which the memory instruction
; extends: by its sign, and by zeros.
;
; RUN: %prove %s --timeout 20 | FileCheck %s
; CHECK-COUNT-4: : proved
; CHECK: 4 proved, 0 wrong, 0 undecided
;
; The wrong extension is found.
; RUN: sed 's/sext i32/zext i32/' %s > %t.ll
; RUN: llc -O2 -mtriple=q7x2 -filetype=obj %t.ll -o %t.o
; RUN: llvm-objdump -d %t.o | FileCheck %s --check-prefix=CODE
; CODE-COUNT-2: .U32+UR
; RUN: not %prove %s --object %t.o --timeout 20 | FileCheck %s --check-prefix=OTHER
; OTHER: signed at {{.*}}: wrong

target triple = "q7x2"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define ptx_kernel void @signed(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = mul i32 %t, %n
  %o = sext i32 %i to i64
  %p = getelementptr i8, ptr addrspace(1) %in, i64 %o
  %x = load i8, ptr addrspace(1) %p
  store i8 %x, ptr addrspace(1) %out
  ret void
}

define ptx_kernel void @unsigned(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = mul i32 %t, %n
  %o = zext i32 %i to i64
  %p = getelementptr i8, ptr addrspace(1) %in, i64 %o
  %x = load i8, ptr addrspace(1) %p
  store i8 %x, ptr addrspace(1) %out
  ret void
}
