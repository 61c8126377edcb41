; NOTE: CHECK lines are written by utils/update-checks
; Votes, matches and reductions of a warp.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

define i1 @all(i32 %v) {
; CHECK-LABEL: {{^}}all:
; CHECK: ISETP.EQ.AND P0, R4, 0x7, PT ?
; CHECK-NEXT: WARPSYNC -0x1 ?
; CHECK-NEXT: VOTE.ALL RZ, P0, P0 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %c = icmp eq i32 %v, 7
  %r = call i1 @llvm.nvvm.vote.all.sync(i32 -1, i1 %c)
  ret i1 %r
}

define i1 @any(i32 %v) {
; CHECK-LABEL: {{^}}any:
; CHECK: ISETP.EQ.AND P0, R4, 0x7, PT ?
; CHECK-NEXT: WARPSYNC -0x1 ?
; CHECK-NEXT: VOTE.ANY RZ, P0, P0 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %c = icmp eq i32 %v, 7
  %r = call i1 @llvm.nvvm.vote.any.sync(i32 -1, i1 %c)
  ret i1 %r
}

define i1 @uniform(i32 %v) {
; CHECK-LABEL: {{^}}uniform:
; CHECK: ISETP.EQ.AND P0, R4, 0x7, PT ?
; CHECK-NEXT: WARPSYNC -0x1 ?
; CHECK-NEXT: VOTE.EQ RZ, P0, P0 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %c = icmp eq i32 %v, 7
  %r = call i1 @llvm.nvvm.vote.uni.sync(i32 -1, i1 %c)
  ret i1 %r
}

define i32 @ballot(i32 %v) {
; CHECK-LABEL: {{^}}ballot:
; CHECK: ISETP.EQ.AND P0, R4, 0x7, PT ?
; CHECK-NEXT: WARPSYNC -0x1 ?
; CHECK-NEXT: VOTE.ANY R4, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %c = icmp eq i32 %v, 7
  %r = call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %c)
  ret i32 %r
}

define i32 @active() {
; CHECK-LABEL: {{^}}active:
; CHECK: VOTE.ANY R4, PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.nvvm.activemask()
  ret i32 %r
}

define i32 @match_any(i32 %v) {
; CHECK-LABEL: {{^}}match_any:
; CHECK: WARPSYNC -0x1 ?
; CHECK-NEXT: MATCH.ANY R4, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.nvvm.match.any.sync.i32(i32 -1, i32 %v)
  ret i32 %r
}

define i32 @match_any_i64(i64 %v) {
; CHECK-LABEL: {{^}}match_any_i64:
; CHECK: WARPSYNC -0x1 ?
; CHECK-NEXT: MATCH.ANY.U64 R4, R[4:5] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.nvvm.match.any.sync.i64(i32 -1, i64 %v)
  ret i32 %r
}

define { i32, i1 } @match_all(i32 %v) {
; CHECK-LABEL: {{^}}match_all:
; CHECK: WARPSYNC -0x1 ?
; CHECK-NEXT: MATCH.ALL P0, R4, R4 ?
; CHECK-NEXT: SEL R5, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call { i32, i1 } @llvm.nvvm.match.all.sync.i32p(i32 -1, i32 %v)
  ret { i32, i1 } %r
}

define i32 @sum(i32 %v) {
; CHECK-LABEL: {{^}}sum:
; CHECK: WARPSYNC -0x1 ?
; CHECK-NEXT: REDUX.SUM.U32 UR0, R4 ?
; CHECK-NEXT: MOV R4, UR0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.nvvm.redux.sync.add(i32 %v, i32 -1)
  ret i32 %r
}

define i32 @minimum(i32 %v) {
; CHECK-LABEL: {{^}}minimum:
; CHECK: WARPSYNC -0x1 ?
; CHECK-NEXT: REDUX.MIN.S32 UR0, R4 ?
; CHECK-NEXT: MOV R4, UR0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.nvvm.redux.sync.min(i32 %v, i32 -1)
  ret i32 %r
}

define i32 @or(i32 %v) {
; CHECK-LABEL: {{^}}or:
; CHECK: WARPSYNC -0x1 ?
; CHECK-NEXT: REDUX.OR.U32 UR0, R4 ?
; CHECK-NEXT: MOV R4, UR0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.nvvm.redux.sync.or(i32 %v, i32 -1)
  ret i32 %r
}

define i1 @elect() {
; CHECK-LABEL: {{^}}elect:
; CHECK: S2R R0, SR_LANEID ?
; CHECK-NEXT: ISETP.EQ.AND P0, R0, 0x0, PT ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: WARPSYNC -0x1 ?
; CHECK-NEXT: RET R[20:21] ?
  %e = call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %r = extractvalue { i32, i1 } %e, 1
  ret i1 %r
}
