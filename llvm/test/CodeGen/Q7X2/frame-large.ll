; Offsets of accesses have 24 bits: beyond, an address is computed in a register.
; frame-large-scavenger.mir: where none is free.
;
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s
; RUN: llc -mtriple=q7x2 -O0 -verify-machineinstrs %s -o /dev/null

; CHECK-LABEL: many_registers:
; CHECK: IADD [[R:R[0-9]+]], R1, 0x7{{[0-9a-f]+}}
; CHECK: STL {{.*}}[[R]]], {{.*}} // 4-byte Folded Spill
define <256 x i1> @many_registers(ptr addrspace(1) %p) {
  %mask = alloca <256 x i1>, align 32
  %large = alloca [268435428 x i64], align 8
  %v = load volatile <256 x i1>, ptr %mask, align 32
  br label %loop
loop:
  %i = phi i64 [ 0, %0 ], [ %next, %loop ]
  %at = getelementptr inbounds i64, ptr %large, i64 %i
  %x = load volatile i64, ptr %at
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 268435428
  br i1 %done, label %end, label %loop
end:
  ret <256 x i1> %v
}
