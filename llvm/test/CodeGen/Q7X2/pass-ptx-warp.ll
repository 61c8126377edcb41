; NOTE: CHECK lines are written by utils/update-checks
; The pass q7x2-ptx: between the threads of a warp and of a block.

; RUN: opt -passes=q7x2-ptx -S %s | FileCheck %s

target triple = "q7x2"

define void @bar_sync() {
; CHECK-LABEL: @bar_sync(
; CHECK-NEXT: call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT: ret void
  call void asm sideeffect "bar.sync 0;", ""()
  ret void
}

define void @bar_sync_2(i32 %a) {
; CHECK-LABEL: @bar_sync_2(
; CHECK-NEXT: call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 %a, i32 64)
; CHECK-NEXT: ret void
  call void asm sideeffect "bar.sync $0, 64;", "r"(i32 %a)
  ret void
}

define void @bar_arrive(i32 %a) {
; CHECK-LABEL: @bar_arrive(
; CHECK-NEXT: call void @llvm.nvvm.barrier.cta.arrive.aligned.count(i32 1, i32 %a)
; CHECK-NEXT: ret void
  call void asm sideeffect "bar.arrive 1, $0;", "r"(i32 %a)
  ret void
}

define i32 @bar_cta_red_popc_u32(i1 %a) {
; CHECK-LABEL: @bar_cta_red_popc_u32(
; CHECK-NEXT: [[TMP1:%.*]] = call i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32 0, i1 %a)
; CHECK-NEXT: ret i32 [[TMP1]]
  %v = call i32 asm sideeffect "bar.cta.red.popc.u32 $0, 0, $1;", "=r,b"(i1 %a)
  ret i32 %v
}

define i1 @bar_red_and_pred(i1 %a) {
; CHECK-LABEL: @bar_red_and_pred(
; CHECK-NEXT: [[TMP1:%.*]] = xor i1 %a, true
; CHECK-NEXT: [[TMP2:%.*]] = call i1 @llvm.nvvm.barrier.cta.red.and.aligned.count(i32 1, i32 64, i1 [[TMP1]])
; CHECK-NEXT: ret i1 [[TMP2]]
  %v = call i1 asm sideeffect "bar.red.and.pred $0, 1, 64, !$1;", "=b,b"(i1 %a)
  ret i1 %v
}

define void @barrier_sync_aligned() {
; CHECK-LABEL: @barrier_sync_aligned(
; CHECK-NEXT: call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 2)
; CHECK-NEXT: ret void
  call void asm sideeffect "barrier.sync.aligned 2;", ""()
  ret void
}

define void @barrier_cta_sync() {
; CHECK-LABEL: @barrier_cta_sync(
; CHECK-NEXT: call void @llvm.nvvm.barrier.cta.sync.count(i32 2, i32 32)
; CHECK-NEXT: ret void
  call void asm sideeffect "barrier.cta.sync 2, 32;", ""()
  ret void
}

define i1 @barrier_red_or_pred(i1 %a) {
; CHECK-LABEL: @barrier_red_or_pred(
; CHECK-NEXT: [[TMP1:%.*]] = call i1 @llvm.nvvm.barrier.cta.red.or.all(i32 0, i1 %a)
; CHECK-NEXT: ret i1 [[TMP1]]
  %v = call i1 asm sideeffect "barrier.red.or.pred $0, 0, $1;", "=b,b"(i1 %a)
  ret i1 %v
}

define void @bar_warp_sync() {
; CHECK-LABEL: @bar_warp_sync(
; CHECK-NEXT: call void @llvm.nvvm.bar.warp.sync(i32 -1)
; CHECK-NEXT: ret void
  call void asm sideeffect "bar.warp.sync 0xffffffff;", ""()
  ret void
}

define { i32, i1 } @shfl_up_b32(i32 %a, i32 %b, i32 %c) {
; CHECK-LABEL: @shfl_up_b32(
; CHECK-NEXT: [[TMP1:%.*]] = call { i32, i1 } @llvm.nvvm.shfl.up.i32p(i32 %a, i32 %b, i32 %c)
; CHECK-NEXT: [[TMP2:%.*]] = extractvalue { i32, i1 } [[TMP1]], 0
; CHECK-NEXT: [[TMP3:%.*]] = extractvalue { i32, i1 } [[TMP1]], 1
; CHECK-NEXT: [[TMP4:%.*]] = insertvalue { i32, i1 } poison, i32 [[TMP2]], 0
; CHECK-NEXT: [[TMP5:%.*]] = insertvalue { i32, i1 } [[TMP4]], i1 [[TMP3]], 1
; CHECK-NEXT: ret { i32, i1 } [[TMP5]]
  %v = call { i32, i1 } asm "shfl.up.b32 $0|$1, $2, $3, $4;", "=r,=b,r,r,r"(i32 %a, i32 %b, i32 %c)
  ret { i32, i1 } %v
}

define i32 @shfl_sync_down_b32(i32 %a, i32 %b, i32 %c, i32 %d) {
; CHECK-LABEL: @shfl_sync_down_b32(
; CHECK-NEXT: [[TMP1:%.*]] = call { i32, i1 } @llvm.nvvm.shfl.sync.down.i32p(i32 %d, i32 %a, i32 %b, i32 %c)
; CHECK-NEXT: [[TMP2:%.*]] = extractvalue { i32, i1 } [[TMP1]], 0
; CHECK-NEXT: [[TMP3:%.*]] = extractvalue { i32, i1 } [[TMP1]], 1
; CHECK-NEXT: ret i32 [[TMP2]]
  %v = call i32 asm "shfl.sync.down.b32 $0, $1, $2, $3, $4;", "=r,r,r,r,r"(i32 %a, i32 %b, i32 %c, i32 %d)
  ret i32 %v
}

define { i32, i1 } @shfl_sync_bfly_b32(i32 %a, i32 %b) {
; CHECK-LABEL: @shfl_sync_bfly_b32(
; CHECK-NEXT: [[TMP1:%.*]] = call { i32, i1 } @llvm.nvvm.shfl.sync.bfly.i32p(i32 %b, i32 %a, i32 1, i32 31)
; CHECK-NEXT: [[TMP2:%.*]] = extractvalue { i32, i1 } [[TMP1]], 0
; CHECK-NEXT: [[TMP3:%.*]] = extractvalue { i32, i1 } [[TMP1]], 1
; CHECK-NEXT: [[TMP4:%.*]] = insertvalue { i32, i1 } poison, i32 [[TMP2]], 0
; CHECK-NEXT: [[TMP5:%.*]] = insertvalue { i32, i1 } [[TMP4]], i1 [[TMP3]], 1
; CHECK-NEXT: ret { i32, i1 } [[TMP5]]
  %v = call { i32, i1 } asm "shfl.sync.bfly.b32 $0|$1, $2, 1, 31, $3;", "=r,=b,r,r"(i32 %a, i32 %b)
  ret { i32, i1 } %v
}

define i32 @shfl_idx_b32(i32 %a) {
; CHECK-LABEL: @shfl_idx_b32(
; CHECK-NEXT: [[TMP1:%.*]] = call { i32, i1 } @llvm.nvvm.shfl.idx.i32p(i32 %a, i32 0, i32 31)
; CHECK-NEXT: [[TMP2:%.*]] = extractvalue { i32, i1 } [[TMP1]], 0
; CHECK-NEXT: [[TMP3:%.*]] = extractvalue { i32, i1 } [[TMP1]], 1
; CHECK-NEXT: ret i32 [[TMP2]]
  %v = call i32 asm "shfl.idx.b32 $0, $1, 0, 31;", "=r,r"(i32 %a)
  ret i32 %v
}

define i1 @vote_sync_all_pred(i1 %a, i32 %b) {
; CHECK-LABEL: @vote_sync_all_pred(
; CHECK-NEXT: [[TMP1:%.*]] = call i1 @llvm.nvvm.vote.all.sync(i32 %b, i1 %a)
; CHECK-NEXT: ret i1 [[TMP1]]
  %v = call i1 asm "vote.sync.all.pred $0, $1, $2;", "=b,b,r"(i1 %a, i32 %b)
  ret i1 %v
}

define i1 @vote_any_pred(i1 %a) {
; CHECK-LABEL: @vote_any_pred(
; CHECK-NEXT: [[TMP1:%.*]] = xor i1 %a, true
; CHECK-NEXT: [[TMP2:%.*]] = call i1 @llvm.nvvm.vote.any(i1 [[TMP1]])
; CHECK-NEXT: ret i1 [[TMP2]]
  %v = call i1 asm "vote.any.pred $0, !$1;", "=b,b"(i1 %a)
  ret i1 %v
}

define i1 @vote_sync_uni_pred(i1 %a, i32 %b) {
; CHECK-LABEL: @vote_sync_uni_pred(
; CHECK-NEXT: [[TMP1:%.*]] = call i1 @llvm.nvvm.vote.uni.sync(i32 %b, i1 %a)
; CHECK-NEXT: ret i1 [[TMP1]]
  %v = call i1 asm "vote.sync.uni.pred $0, $1, $2;", "=b,b,r"(i1 %a, i32 %b)
  ret i1 %v
}

define i32 @vote_sync_ballot_b32(i1 %a, i32 %b) {
; CHECK-LABEL: @vote_sync_ballot_b32(
; CHECK-NEXT: [[TMP1:%.*]] = call i32 @llvm.nvvm.vote.ballot.sync(i32 %b, i1 %a)
; CHECK-NEXT: ret i32 [[TMP1]]
  %v = call i32 asm "vote.sync.ballot.b32 $0, $1, $2;", "=r,b,r"(i1 %a, i32 %b)
  ret i32 %v
}

define i32 @match_any_sync_b32(i32 %a, i32 %b) {
; CHECK-LABEL: @match_any_sync_b32(
; CHECK-NEXT: [[TMP1:%.*]] = call i32 @llvm.nvvm.match.any.sync.i32(i32 %b, i32 %a)
; CHECK-NEXT: ret i32 [[TMP1]]
  %v = call i32 asm "match.any.sync.b32 $0, $1, $2;", "=r,r,r"(i32 %a, i32 %b)
  ret i32 %v
}

define { i32, i1 } @match_all_sync_b64(i64 %a, i32 %b) {
; CHECK-LABEL: @match_all_sync_b64(
; CHECK-NEXT: [[TMP1:%.*]] = call { i32, i1 } @llvm.nvvm.match.all.sync.i64p(i32 %b, i64 %a)
; CHECK-NEXT: [[TMP2:%.*]] = extractvalue { i32, i1 } [[TMP1]], 0
; CHECK-NEXT: [[TMP3:%.*]] = extractvalue { i32, i1 } [[TMP1]], 1
; CHECK-NEXT: [[TMP4:%.*]] = insertvalue { i32, i1 } poison, i32 [[TMP2]], 0
; CHECK-NEXT: [[TMP5:%.*]] = insertvalue { i32, i1 } [[TMP4]], i1 [[TMP3]], 1
; CHECK-NEXT: ret { i32, i1 } [[TMP5]]
  %v = call { i32, i1 } asm "match.all.sync.b64 $0|$1, $2, $3;", "=r,=b,l,r"(i64 %a, i32 %b)
  ret { i32, i1 } %v
}

define i32 @redux_sync_add_s32(i32 %a, i32 %b) {
; CHECK-LABEL: @redux_sync_add_s32(
; CHECK-NEXT: [[TMP1:%.*]] = call i32 @llvm.nvvm.redux.sync.add(i32 %a, i32 %b)
; CHECK-NEXT: ret i32 [[TMP1]]
  %v = call i32 asm "redux.sync.add.s32 $0, $1, $2;", "=r,r,r"(i32 %a, i32 %b)
  ret i32 %v
}

define i32 @redux_sync_min_u32(i32 %a, i32 %b) {
; CHECK-LABEL: @redux_sync_min_u32(
; CHECK-NEXT: [[TMP1:%.*]] = call i32 @llvm.nvvm.redux.sync.umin(i32 %a, i32 %b)
; CHECK-NEXT: ret i32 [[TMP1]]
  %v = call i32 asm "redux.sync.min.u32 $0, $1, $2;", "=r,r,r"(i32 %a, i32 %b)
  ret i32 %v
}

define i32 @redux_sync_max_s32(i32 %a, i32 %b) {
; CHECK-LABEL: @redux_sync_max_s32(
; CHECK-NEXT: [[TMP1:%.*]] = call i32 @llvm.nvvm.redux.sync.max(i32 %a, i32 %b)
; CHECK-NEXT: ret i32 [[TMP1]]
  %v = call i32 asm "redux.sync.max.s32 $0, $1, $2;", "=r,r,r"(i32 %a, i32 %b)
  ret i32 %v
}

define i32 @redux_sync_max_u32(i32 %a, i32 %b) {
; CHECK-LABEL: @redux_sync_max_u32(
; CHECK-NEXT: [[TMP1:%.*]] = call i32 @llvm.nvvm.redux.sync.umax(i32 %a, i32 %b)
; CHECK-NEXT: ret i32 [[TMP1]]
  %v = call i32 asm "redux.sync.max.u32 $0, $1, $2;", "=r,r,r"(i32 %a, i32 %b)
  ret i32 %v
}

define i32 @redux_sync_and_b32(i32 %a, i32 %b) {
; CHECK-LABEL: @redux_sync_and_b32(
; CHECK-NEXT: [[TMP1:%.*]] = call i32 @llvm.nvvm.redux.sync.and(i32 %a, i32 %b)
; CHECK-NEXT: ret i32 [[TMP1]]
  %v = call i32 asm "redux.sync.and.b32 $0, $1, $2;", "=r,r,r"(i32 %a, i32 %b)
  ret i32 %v
}

define i32 @redux_sync_or_b32(i32 %a, i32 %b) {
; CHECK-LABEL: @redux_sync_or_b32(
; CHECK-NEXT: [[TMP1:%.*]] = call i32 @llvm.nvvm.redux.sync.or(i32 %a, i32 %b)
; CHECK-NEXT: ret i32 [[TMP1]]
  %v = call i32 asm "redux.sync.or.b32 $0, $1, $2;", "=r,r,r"(i32 %a, i32 %b)
  ret i32 %v
}

define i32 @redux_sync_xor_b32(i32 %a, i32 %b) {
; CHECK-LABEL: @redux_sync_xor_b32(
; CHECK-NEXT: [[TMP1:%.*]] = call i32 @llvm.nvvm.redux.sync.xor(i32 %a, i32 %b)
; CHECK-NEXT: ret i32 [[TMP1]]
  %v = call i32 asm "redux.sync.xor.b32 $0, $1, $2;", "=r,r,r"(i32 %a, i32 %b)
  ret i32 %v
}

define i32 @activemask_b32() {
; CHECK-LABEL: @activemask_b32(
; CHECK-NEXT: [[TMP1:%.*]] = call i32 @llvm.nvvm.activemask()
; CHECK-NEXT: ret i32 [[TMP1]]
  %v = call i32 asm "activemask.b32 $0;", "=r"()
  ret i32 %v
}

define { i32, i1 } @elect_sync(i32 %a) {
; CHECK-LABEL: @elect_sync(
; CHECK-NEXT: [[TMP1:%.*]] = call { i32, i1 } @llvm.nvvm.elect.sync(i32 %a)
; CHECK-NEXT: [[TMP2:%.*]] = extractvalue { i32, i1 } [[TMP1]], 0
; CHECK-NEXT: [[TMP3:%.*]] = extractvalue { i32, i1 } [[TMP1]], 1
; CHECK-NEXT: [[TMP4:%.*]] = insertvalue { i32, i1 } poison, i32 [[TMP2]], 0
; CHECK-NEXT: [[TMP5:%.*]] = insertvalue { i32, i1 } [[TMP4]], i1 [[TMP3]], 1
; CHECK-NEXT: ret { i32, i1 } [[TMP5]]
  %v = call { i32, i1 } asm "elect.sync $0|$1, $2;", "=r,=b,r"(i32 %a)
  ret { i32, i1 } %v
}

define void @nanosleep_u32(i32 %a) {
; CHECK-LABEL: @nanosleep_u32(
; CHECK-NEXT: call void @llvm.nvvm.nanosleep(i32 %a)
; CHECK-NEXT: ret void
  call void asm sideeffect "nanosleep.u32 $0;", "r"(i32 %a)
  ret void
}

define void @trap() {
; CHECK-LABEL: @trap(
; CHECK-NEXT: call void @llvm.trap()
; CHECK-NEXT: ret void
  call void asm sideeffect "trap;", ""()
  ret void
}

define void @brkpt() {
; CHECK-LABEL: @brkpt(
; CHECK-NEXT: call void @llvm.debugtrap()
; CHECK-NEXT: ret void
  call void asm sideeffect "brkpt;", ""()
  ret void
}

define void @exit() {
; CHECK-LABEL: @exit(
; CHECK-NEXT: call void @llvm.nvvm.exit()
; CHECK-NEXT: ret void
  call void asm sideeffect "exit;", ""()
  ret void
}
