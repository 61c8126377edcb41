; NOTE: CHECK lines are written by utils/update-checks
; Atomic operations on bytes and half words: and, or and exclusive or are those of the
; word around; others are a loop.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

define i8 @or_i8(ptr addrspace(1) %p, i8 %v) {
; CHECK-LABEL: {{^}}or_i8:
; CHECK: MOV R0, R4 ?
; CHECK-NEXT: LOP3 R6, R6, 0xff, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R3, R0, 0x3, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R4, R0, -0x4, RZ, 0xc0, !PT ?
; CHECK-NEXT: SHF.L.U32 R3, R3, 0x3, RZ ?
; CHECK-NEXT: SHF.L.U32 R0, R6, R3, RZ ?
; CHECK-NEXT: ATOMG.OR R0, [R[4:5].64], R0 ?
; CHECK-NEXT: SHF.R.HI.U32 R4, RZ, R3, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = atomicrmw or ptr addrspace(1) %p, i8 %v syncscope("agent") monotonic
  ret i8 %r
}

define i16 @and_i16(ptr addrspace(3) %p, i16 %v) {
; CHECK-LABEL: {{^}}and_i16:
; CHECK: IMAD R3, RZ, RZ, 0xffff ?
; CHECK-NEXT: SHF.L.U32 R0, R4, 0x3, RZ ?
; CHECK-NEXT: LOP3 R5, R5, 0xffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: SHF.L.WRAP.U32 R3, R3, R0, RZ ?
; CHECK-NEXT: SHF.L.WRAP.U32 R5, R5, R0, RZ ?
; CHECK-NEXT: LOP3 R4, R4, -0x4, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R3, R5, R3, RZ, 0xf3, !PT ?
; CHECK-NEXT: ATOMS.AND R3, [R4], R3 ?
; CHECK-NEXT: SHF.R.HI.WRAP.U32 R4, RZ, R0, R3 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = atomicrmw and ptr addrspace(3) %p, i16 %v syncscope("agent") monotonic
  ret i16 %r
}

define i16 @add_i16(ptr addrspace(1) %p, i16 %v) {
; CHECK-LABEL: {{^}}add_i16:
; CHECK: MOV R0, R4 ?
; CHECK-NEXT: MOV R7, 0xffff ?
; CHECK-NEXT: LOP3 R4, R0, -0x4, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R0, R0, 0x3, RZ, 0xc0, !PT ?
; CHECK-NEXT: LDG.STRONG.GPU R3, [R[4:5].64] ?
; CHECK-NEXT: LOP3 R8, R6, 0xffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: SHF.L.U32 R0, R0, 0x3, RZ ?
; CHECK-NEXT: SHF.L.U32 R7, R7, R0, RZ ?
; CHECK-NEXT: SHF.L.U32 R8, R8, R0, RZ ?
; CHECK-NEXT: LOP3 R6, R7, RZ, RZ, 0xf, !PT ?
; CHECK-NEXT: BSSY B0, .LBB2_2 ?
; CHECK-NEXT: .LBB2_1:
; CHECK: MOV R9, R3 ?
; CHECK-NEXT: IADD R3, R9, R8 ?
; CHECK-NEXT: LOP3 R3, R3, R7, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R3, R3, R9, R6, 0xf8, !PT ?
; CHECK-NEXT: ATOMG.CAS R3, [R[4:5].64], R9, R3 ?
; CHECK-NEXT: ISETP.NE.AND P0, R3, R9, PT ?
; CHECK-NEXT: @P0 BRA .LBB2_1 ?
; CHECK-NEXT: .LBB2_2:
; CHECK: BSYNC B0 ?
; CHECK-NEXT: SHF.R.HI.U32 R4, RZ, R0, R3 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = atomicrmw add ptr addrspace(1) %p, i16 %v syncscope("agent") monotonic
  ret i16 %r
}

define i8 @xchg_i8(ptr addrspace(3) %p, i8 %v) {
; CHECK-LABEL: {{^}}xchg_i8:
; CHECK: LOP3 R0, R4, -0x4, RZ, 0xc0, !PT ?
; CHECK-NEXT: IMAD R6, R4, 0x8, RZ ?
; CHECK-NEXT: MOV R7, 0xff ?
; CHECK-NEXT: LDS.STRONG.CTA R3, [R0] ?
; CHECK-NEXT: LOP3 R8, R5, 0xff, RZ, 0xc0, !PT ?
; CHECK-NEXT: SHF.L.WRAP.U32 R7, R7, R6, RZ ?
; CHECK-NEXT: LOP3 R4, R6, 0x18, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R5, R7, RZ, RZ, 0xf, !PT ?
; CHECK-NEXT: SHF.L.WRAP.U32 R6, R8, R6, RZ ?
; CHECK-NEXT: BSSY B0, .LBB3_2 ?
; CHECK-NEXT: .LBB3_1:
; CHECK: MOV R7, R3 ?
; CHECK-NEXT: LOP3 R3, R6, R7, R5, 0xf8, !PT ?
; CHECK-NEXT: ATOMS.CAS R3, [R0], R7, R3 ?
; CHECK-NEXT: ISETP.NE.AND P0, R3, R7, PT ?
; CHECK-NEXT: @P0 BRA .LBB3_1 ?
; CHECK-NEXT: .LBB3_2:
; CHECK: BSYNC B0 ?
; CHECK-NEXT: SHF.R.HI.U32 R4, RZ, R4, R3 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = atomicrmw xchg ptr addrspace(3) %p, i8 %v syncscope("agent") monotonic
  ret i8 %r
}
