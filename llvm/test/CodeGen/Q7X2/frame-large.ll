; Offsets of accesses have 24 bits: beyond, an address is computed in a register. If
; none is free, the scavenger stores one in its slot, which is within reach.
;
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s
; RUN: llc -mtriple=q7x2 -O0 -verify-machineinstrs %s -o /dev/null

; CHECK-LABEL: no_register_free:
; CHECK:      STL [R2-[[SLOT:0x[0-9a-f]+]]], [[R:R[0-9]+]] {{.*}} // 4-byte Folded Spill
; CHECK:      IADD [[R]], R2, -0x{{[0-9a-f]+}}
; CHECK:      STL {{.*}}[[R]]]
; CHECK:      LDL [[R]], [R2-[[SLOT]]] {{.*}} // 4-byte Folded Reload
define <256 x i1> @no_register_free(ptr addrspace(1) %p) {
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
