; NOTE: CHECK lines are written by utils/update-checks
; Atomic operations of all kinds on words in global and shared memory: with the result
; ATOM, without RED; those that the machine lacks are a loop around CAS.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

define i32 @add(ptr addrspace(1) %p, i32 %v) {
; CHECK-LABEL: {{^}}add:
; CHECK: ATOMG.ADD R4, [R[4:5].64], R6 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = atomicrmw add ptr addrspace(1) %p, i32 %v syncscope("agent") monotonic
  ret i32 %r
}

define void @add_unused(ptr addrspace(1) %p, i32 %v) {
; CHECK-LABEL: {{^}}add_unused:
; CHECK: RED.ADD [R[4:5].64], R6 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = atomicrmw add ptr addrspace(1) %p, i32 %v syncscope("agent") monotonic
  ret void
}

define i32 @add_shared(ptr addrspace(3) %p, i32 %v) {
; CHECK-LABEL: {{^}}add_shared:
; CHECK: ATOMS.ADD R4, [R4], R5 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = atomicrmw add ptr addrspace(3) %p, i32 %v syncscope("agent") monotonic
  ret i32 %r
}

define i32 @sub(ptr addrspace(1) %p, i32 %v) {
; CHECK-LABEL: {{^}}sub:
; CHECK: IADD R0, -R6, 0x0 ?
; CHECK-NEXT: ATOMG.ADD R4, [R[4:5].64], R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = atomicrmw sub ptr addrspace(1) %p, i32 %v syncscope("agent") monotonic
  ret i32 %r
}

define void @sub_unused(ptr addrspace(1) %p, i32 %v) {
; CHECK-LABEL: {{^}}sub_unused:
; CHECK: IADD R0, -R6, 0x0 ?
; CHECK-NEXT: RED.ADD [R[4:5].64], R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = atomicrmw sub ptr addrspace(1) %p, i32 %v syncscope("agent") monotonic
  ret void
}

define i32 @sub_shared(ptr addrspace(3) %p, i32 %v) {
; CHECK-LABEL: {{^}}sub_shared:
; CHECK: IADD R0, -R5, 0x0 ?
; CHECK-NEXT: ATOMS.ADD R4, [R4], R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = atomicrmw sub ptr addrspace(3) %p, i32 %v syncscope("agent") monotonic
  ret i32 %r
}

define i32 @xchg(ptr addrspace(1) %p, i32 %v) {
; CHECK-LABEL: {{^}}xchg:
; CHECK: ATOMG.EXCH R4, [R[4:5].64], R6 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = atomicrmw xchg ptr addrspace(1) %p, i32 %v syncscope("agent") monotonic
  ret i32 %r
}

define void @xchg_unused(ptr addrspace(1) %p, i32 %v) {
; CHECK-LABEL: {{^}}xchg_unused:
; CHECK: RED.EXCH [R[4:5].64], R6 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = atomicrmw xchg ptr addrspace(1) %p, i32 %v syncscope("agent") monotonic
  ret void
}

define i32 @xchg_shared(ptr addrspace(3) %p, i32 %v) {
; CHECK-LABEL: {{^}}xchg_shared:
; CHECK: ATOMS.EXCH R4, [R4], R5 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = atomicrmw xchg ptr addrspace(3) %p, i32 %v syncscope("agent") monotonic
  ret i32 %r
}

define i32 @and(ptr addrspace(1) %p, i32 %v) {
; CHECK-LABEL: {{^}}and:
; CHECK: ATOMG.AND R4, [R[4:5].64], R6 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = atomicrmw and ptr addrspace(1) %p, i32 %v syncscope("agent") monotonic
  ret i32 %r
}

define void @and_unused(ptr addrspace(1) %p, i32 %v) {
; CHECK-LABEL: {{^}}and_unused:
; CHECK: RED.AND [R[4:5].64], R6 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = atomicrmw and ptr addrspace(1) %p, i32 %v syncscope("agent") monotonic
  ret void
}

define i32 @and_shared(ptr addrspace(3) %p, i32 %v) {
; CHECK-LABEL: {{^}}and_shared:
; CHECK: ATOMS.AND R4, [R4], R5 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = atomicrmw and ptr addrspace(3) %p, i32 %v syncscope("agent") monotonic
  ret i32 %r
}

define i32 @or(ptr addrspace(1) %p, i32 %v) {
; CHECK-LABEL: {{^}}or:
; CHECK: ATOMG.OR R4, [R[4:5].64], R6 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = atomicrmw or ptr addrspace(1) %p, i32 %v syncscope("agent") monotonic
  ret i32 %r
}

define void @or_unused(ptr addrspace(1) %p, i32 %v) {
; CHECK-LABEL: {{^}}or_unused:
; CHECK: RED.OR [R[4:5].64], R6 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = atomicrmw or ptr addrspace(1) %p, i32 %v syncscope("agent") monotonic
  ret void
}

define i32 @or_shared(ptr addrspace(3) %p, i32 %v) {
; CHECK-LABEL: {{^}}or_shared:
; CHECK: ATOMS.OR R4, [R4], R5 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = atomicrmw or ptr addrspace(3) %p, i32 %v syncscope("agent") monotonic
  ret i32 %r
}

define i32 @xor(ptr addrspace(1) %p, i32 %v) {
; CHECK-LABEL: {{^}}xor:
; CHECK: ATOMG.XOR R4, [R[4:5].64], R6 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = atomicrmw xor ptr addrspace(1) %p, i32 %v syncscope("agent") monotonic
  ret i32 %r
}

define void @xor_unused(ptr addrspace(1) %p, i32 %v) {
; CHECK-LABEL: {{^}}xor_unused:
; CHECK: RED.XOR [R[4:5].64], R6 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = atomicrmw xor ptr addrspace(1) %p, i32 %v syncscope("agent") monotonic
  ret void
}

define i32 @xor_shared(ptr addrspace(3) %p, i32 %v) {
; CHECK-LABEL: {{^}}xor_shared:
; CHECK: ATOMS.XOR R4, [R4], R5 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = atomicrmw xor ptr addrspace(3) %p, i32 %v syncscope("agent") monotonic
  ret i32 %r
}

define i32 @min(ptr addrspace(1) %p, i32 %v) {
; CHECK-LABEL: {{^}}min:
; CHECK: ATOMG.MIN.S32 R4, [R[4:5].64], R6 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = atomicrmw min ptr addrspace(1) %p, i32 %v syncscope("agent") monotonic
  ret i32 %r
}

define void @min_unused(ptr addrspace(1) %p, i32 %v) {
; CHECK-LABEL: {{^}}min_unused:
; CHECK: RED.MIN.S32 [R[4:5].64], R6 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = atomicrmw min ptr addrspace(1) %p, i32 %v syncscope("agent") monotonic
  ret void
}

define i32 @min_shared(ptr addrspace(3) %p, i32 %v) {
; CHECK-LABEL: {{^}}min_shared:
; CHECK: ATOMS.MIN.S32 R4, [R4], R5 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = atomicrmw min ptr addrspace(3) %p, i32 %v syncscope("agent") monotonic
  ret i32 %r
}

define i32 @max(ptr addrspace(1) %p, i32 %v) {
; CHECK-LABEL: {{^}}max:
; CHECK: ATOMG.MAX.S32 R4, [R[4:5].64], R6 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = atomicrmw max ptr addrspace(1) %p, i32 %v syncscope("agent") monotonic
  ret i32 %r
}

define void @max_unused(ptr addrspace(1) %p, i32 %v) {
; CHECK-LABEL: {{^}}max_unused:
; CHECK: RED.MAX.S32 [R[4:5].64], R6 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = atomicrmw max ptr addrspace(1) %p, i32 %v syncscope("agent") monotonic
  ret void
}

define i32 @max_shared(ptr addrspace(3) %p, i32 %v) {
; CHECK-LABEL: {{^}}max_shared:
; CHECK: ATOMS.MAX.S32 R4, [R4], R5 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = atomicrmw max ptr addrspace(3) %p, i32 %v syncscope("agent") monotonic
  ret i32 %r
}

define i32 @umin(ptr addrspace(1) %p, i32 %v) {
; CHECK-LABEL: {{^}}umin:
; CHECK: ATOMG.MIN R4, [R[4:5].64], R6 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = atomicrmw umin ptr addrspace(1) %p, i32 %v syncscope("agent") monotonic
  ret i32 %r
}

define void @umin_unused(ptr addrspace(1) %p, i32 %v) {
; CHECK-LABEL: {{^}}umin_unused:
; CHECK: RED.MIN [R[4:5].64], R6 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = atomicrmw umin ptr addrspace(1) %p, i32 %v syncscope("agent") monotonic
  ret void
}

define i32 @umin_shared(ptr addrspace(3) %p, i32 %v) {
; CHECK-LABEL: {{^}}umin_shared:
; CHECK: ATOMS.MIN R4, [R4], R5 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = atomicrmw umin ptr addrspace(3) %p, i32 %v syncscope("agent") monotonic
  ret i32 %r
}

define i32 @umax(ptr addrspace(1) %p, i32 %v) {
; CHECK-LABEL: {{^}}umax:
; CHECK: ATOMG.MAX R4, [R[4:5].64], R6 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = atomicrmw umax ptr addrspace(1) %p, i32 %v syncscope("agent") monotonic
  ret i32 %r
}

define void @umax_unused(ptr addrspace(1) %p, i32 %v) {
; CHECK-LABEL: {{^}}umax_unused:
; CHECK: RED.MAX [R[4:5].64], R6 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = atomicrmw umax ptr addrspace(1) %p, i32 %v syncscope("agent") monotonic
  ret void
}

define i32 @umax_shared(ptr addrspace(3) %p, i32 %v) {
; CHECK-LABEL: {{^}}umax_shared:
; CHECK: ATOMS.MAX R4, [R4], R5 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = atomicrmw umax ptr addrspace(3) %p, i32 %v syncscope("agent") monotonic
  ret i32 %r
}

define i32 @uinc_wrap(ptr addrspace(1) %p, i32 %v) {
; CHECK-LABEL: {{^}}uinc_wrap:
; CHECK: ATOMG.INC R4, [R[4:5].64], R6 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = atomicrmw uinc_wrap ptr addrspace(1) %p, i32 %v syncscope("agent") monotonic
  ret i32 %r
}

define void @uinc_wrap_unused(ptr addrspace(1) %p, i32 %v) {
; CHECK-LABEL: {{^}}uinc_wrap_unused:
; CHECK: RED.INC [R[4:5].64], R6 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = atomicrmw uinc_wrap ptr addrspace(1) %p, i32 %v syncscope("agent") monotonic
  ret void
}

define i32 @uinc_wrap_shared(ptr addrspace(3) %p, i32 %v) {
; CHECK-LABEL: {{^}}uinc_wrap_shared:
; CHECK: ATOMS.INC R4, [R4], R5 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = atomicrmw uinc_wrap ptr addrspace(3) %p, i32 %v syncscope("agent") monotonic
  ret i32 %r
}

define i32 @udec_wrap(ptr addrspace(1) %p, i32 %v) {
; CHECK-LABEL: {{^}}udec_wrap:
; CHECK: ATOMG.DEC R4, [R[4:5].64], R6 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = atomicrmw udec_wrap ptr addrspace(1) %p, i32 %v syncscope("agent") monotonic
  ret i32 %r
}

define void @udec_wrap_unused(ptr addrspace(1) %p, i32 %v) {
; CHECK-LABEL: {{^}}udec_wrap_unused:
; CHECK: RED.DEC [R[4:5].64], R6 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = atomicrmw udec_wrap ptr addrspace(1) %p, i32 %v syncscope("agent") monotonic
  ret void
}

define i32 @udec_wrap_shared(ptr addrspace(3) %p, i32 %v) {
; CHECK-LABEL: {{^}}udec_wrap_shared:
; CHECK: ATOMS.DEC R4, [R4], R5 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = atomicrmw udec_wrap ptr addrspace(3) %p, i32 %v syncscope("agent") monotonic
  ret i32 %r
}

define i32 @nand(ptr addrspace(1) %p, i32 %v) {
; CHECK-LABEL: {{^}}nand:
; CHECK: LDG.STRONG.GPU R0, [R[4:5].64] ?
; CHECK-NEXT: BSSY B0, .LBB36_2 ?
; CHECK-NEXT: .LBB36_1:
; CHECK: MOV R3, R0 ?
; CHECK-NEXT: LOP3 R0, R3, R6, RZ, 0x3f, !PT ?
; CHECK-NEXT: ATOMG.CAS R0, [R[4:5].64], R3, R0 ?
; CHECK-NEXT: ISETP.NE.AND P0, R0, R3, PT ?
; CHECK-NEXT: @P0 BRA .LBB36_1 ?
; CHECK-NEXT: .LBB36_2:
; CHECK: BSYNC B0 ?
; CHECK-NEXT: MOV R4, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = atomicrmw nand ptr addrspace(1) %p, i32 %v syncscope("agent") monotonic
  ret i32 %r
}

define void @nand_unused(ptr addrspace(1) %p, i32 %v) {
; CHECK-LABEL: {{^}}nand_unused:
; CHECK: LDG.STRONG.GPU R0, [R[4:5].64] ?
; CHECK-NEXT: BSSY B0, .LBB37_2 ?
; CHECK-NEXT: .LBB37_1:
; CHECK: LOP3 R3, R0, R6, RZ, 0x3f, !PT ?
; CHECK-NEXT: ATOMG.CAS R3, [R[4:5].64], R0, R3 ?
; CHECK-NEXT: ISETP.NE.AND P0, R3, R0, PT ?
; CHECK-NEXT: IMAD R0, RZ, RZ, R3 ?
; CHECK-NEXT: @P0 BRA .LBB37_1 ?
; CHECK-NEXT: .LBB37_2:
; CHECK: BSYNC B0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = atomicrmw nand ptr addrspace(1) %p, i32 %v syncscope("agent") monotonic
  ret void
}

define i32 @nand_shared(ptr addrspace(3) %p, i32 %v) {
; CHECK-LABEL: {{^}}nand_shared:
; CHECK: LDS.STRONG.CTA R0, [R4] ?
; CHECK-NEXT: BSSY B0, .LBB38_2 ?
; CHECK-NEXT: .LBB38_1:
; CHECK: MOV R3, R0 ?
; CHECK-NEXT: LOP3 R0, R3, R5, RZ, 0x3f, !PT ?
; CHECK-NEXT: ATOMS.CAS R0, [R4], R3, R0 ?
; CHECK-NEXT: ISETP.NE.AND P0, R0, R3, PT ?
; CHECK-NEXT: @P0 BRA .LBB38_1 ?
; CHECK-NEXT: .LBB38_2:
; CHECK: BSYNC B0 ?
; CHECK-NEXT: MOV R4, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = atomicrmw nand ptr addrspace(3) %p, i32 %v syncscope("agent") monotonic
  ret i32 %r
}

define i32 @usub_cond(ptr addrspace(1) %p, i32 %v) {
; CHECK-LABEL: {{^}}usub_cond:
; CHECK: LDG.STRONG.GPU R0, [R[4:5].64] ?
; CHECK-NEXT: BSSY B0, .LBB39_2 ?
; CHECK-NEXT: .LBB39_1:
; CHECK: MOV R3, R0 ?
; CHECK-NEXT: ISETP.GE.AND.U32 P0, R3, R6, PT ?
; CHECK-NEXT: IADD R0, R3, -R6 ?
; CHECK-NEXT: SEL R0, R0, R3, P0 ?
; CHECK-NEXT: ATOMG.CAS R0, [R[4:5].64], R3, R0 ?
; CHECK-NEXT: ISETP.NE.AND P0, R0, R3, PT ?
; CHECK-NEXT: @P0 BRA .LBB39_1 ?
; CHECK-NEXT: .LBB39_2:
; CHECK: BSYNC B0 ?
; CHECK-NEXT: MOV R4, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = atomicrmw usub_cond ptr addrspace(1) %p, i32 %v syncscope("agent") monotonic
  ret i32 %r
}

define void @usub_cond_unused(ptr addrspace(1) %p, i32 %v) {
; CHECK-LABEL: {{^}}usub_cond_unused:
; CHECK: LDG.STRONG.GPU R0, [R[4:5].64] ?
; CHECK-NEXT: BSSY B0, .LBB40_2 ?
; CHECK-NEXT: .LBB40_1:
; CHECK: ISETP.GE.AND.U32 P0, R0, R6, PT ?
; CHECK-NEXT: IADD R3, R0, -R6 ?
; CHECK-NEXT: SEL R3, R3, R0, P0 ?
; CHECK-NEXT: ATOMG.CAS R3, [R[4:5].64], R0, R3 ?
; CHECK-NEXT: ISETP.NE.AND P0, R3, R0, PT ?
; CHECK-NEXT: IMAD R0, RZ, RZ, R3 ?
; CHECK-NEXT: @P0 BRA .LBB40_1 ?
; CHECK-NEXT: .LBB40_2:
; CHECK: BSYNC B0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = atomicrmw usub_cond ptr addrspace(1) %p, i32 %v syncscope("agent") monotonic
  ret void
}

define i32 @usub_cond_shared(ptr addrspace(3) %p, i32 %v) {
; CHECK-LABEL: {{^}}usub_cond_shared:
; CHECK: LDS.STRONG.CTA R0, [R4] ?
; CHECK-NEXT: BSSY B0, .LBB41_2 ?
; CHECK-NEXT: .LBB41_1:
; CHECK: MOV R3, R0 ?
; CHECK-NEXT: ISETP.GE.AND.U32 P0, R3, R5, PT ?
; CHECK-NEXT: IADD R0, R3, -R5 ?
; CHECK-NEXT: SEL R0, R0, R3, P0 ?
; CHECK-NEXT: ATOMS.CAS R0, [R4], R3, R0 ?
; CHECK-NEXT: ISETP.NE.AND P0, R0, R3, PT ?
; CHECK-NEXT: @P0 BRA .LBB41_1 ?
; CHECK-NEXT: .LBB41_2:
; CHECK: BSYNC B0 ?
; CHECK-NEXT: MOV R4, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = atomicrmw usub_cond ptr addrspace(3) %p, i32 %v syncscope("agent") monotonic
  ret i32 %r
}

define i32 @usub_sat(ptr addrspace(1) %p, i32 %v) {
; CHECK-LABEL: {{^}}usub_sat:
; CHECK: LDG.STRONG.GPU R0, [R[4:5].64] ?
; CHECK-NEXT: BSSY B0, .LBB42_2 ?
; CHECK-NEXT: .LBB42_1:
; CHECK: MOV R3, R0 ?
; CHECK-NEXT: IMNMX.U32 R0, R3, R6, !PT ?
; CHECK-NEXT: IADD R0, R0, -R6 ?
; CHECK-NEXT: ATOMG.CAS R0, [R[4:5].64], R3, R0 ?
; CHECK-NEXT: ISETP.NE.AND P0, R0, R3, PT ?
; CHECK-NEXT: @P0 BRA .LBB42_1 ?
; CHECK-NEXT: .LBB42_2:
; CHECK: BSYNC B0 ?
; CHECK-NEXT: MOV R4, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = atomicrmw usub_sat ptr addrspace(1) %p, i32 %v syncscope("agent") monotonic
  ret i32 %r
}

define void @usub_sat_unused(ptr addrspace(1) %p, i32 %v) {
; CHECK-LABEL: {{^}}usub_sat_unused:
; CHECK: LDG.STRONG.GPU R0, [R[4:5].64] ?
; CHECK-NEXT: BSSY B0, .LBB43_2 ?
; CHECK-NEXT: .LBB43_1:
; CHECK: IMNMX.U32 R3, R0, R6, !PT ?
; CHECK-NEXT: IADD R3, R3, -R6 ?
; CHECK-NEXT: ATOMG.CAS R3, [R[4:5].64], R0, R3 ?
; CHECK-NEXT: ISETP.NE.AND P0, R3, R0, PT ?
; CHECK-NEXT: MOV R0, R3 ?
; CHECK-NEXT: @P0 BRA .LBB43_1 ?
; CHECK-NEXT: .LBB43_2:
; CHECK: BSYNC B0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = atomicrmw usub_sat ptr addrspace(1) %p, i32 %v syncscope("agent") monotonic
  ret void
}

define i32 @usub_sat_shared(ptr addrspace(3) %p, i32 %v) {
; CHECK-LABEL: {{^}}usub_sat_shared:
; CHECK: LDS.STRONG.CTA R0, [R4] ?
; CHECK-NEXT: BSSY B0, .LBB44_2 ?
; CHECK-NEXT: .LBB44_1:
; CHECK: MOV R3, R0 ?
; CHECK-NEXT: IMNMX.U32 R0, R3, R5, !PT ?
; CHECK-NEXT: IADD R0, R0, -R5 ?
; CHECK-NEXT: ATOMS.CAS R0, [R4], R3, R0 ?
; CHECK-NEXT: ISETP.NE.AND P0, R0, R3, PT ?
; CHECK-NEXT: @P0 BRA .LBB44_1 ?
; CHECK-NEXT: .LBB44_2:
; CHECK: BSYNC B0 ?
; CHECK-NEXT: MOV R4, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = atomicrmw usub_sat ptr addrspace(3) %p, i32 %v syncscope("agent") monotonic
  ret i32 %r
}

define i64 @add_i64(ptr addrspace(1) %p, i64 %v) {
; CHECK-LABEL: {{^}}add_i64:
; CHECK: ATOMG.ADD.U64 R[4:5], [R[4:5].64], R[6:7] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = atomicrmw add ptr addrspace(1) %p, i64 %v syncscope("agent") monotonic
  ret i64 %r
}

define i32 @constant(ptr addrspace(1) %p) {
; CHECK-LABEL: {{^}}constant:
; CHECK: MOV R0, 0x1 ?
; CHECK-NEXT: ATOMG.ADD R4, [R[4:5].64], R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = atomicrmw add ptr addrspace(1) %p, i32 1 syncscope("agent") monotonic
  ret i32 %r
}

define i32 @offset(ptr addrspace(1) %p, i32 %v) {
; CHECK-LABEL: {{^}}offset:
; CHECK: ATOMG.ADD R4, [R[4:5].64+0x28], R6 ?
; CHECK-NEXT: RET R[20:21] ?
  %q = getelementptr i32, ptr addrspace(1) %p, i32 10
  %r = atomicrmw add ptr addrspace(1) %q, i32 %v syncscope("agent") monotonic
  ret i32 %r
}
