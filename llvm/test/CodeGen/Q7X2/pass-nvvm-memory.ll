; NOTE: CHECK lines are written by utils/update-checks
; The pass q7x2-nvvm: copies, barriers in shared memory, and hints.

; RUN: llc -start-before=q7x2-nvvm -stop-after=q7x2-nvvm %s -o - | FileCheck %s

target triple = "q7x2"

declare void @llvm.nvvm.cp.async.ca.shared.global.4(ptr addrspace(3), ptr addrspace(1))
define void @cp_async_ca_shared_global_4(ptr addrspace(3) %a, ptr addrspace(1) %b) {
; CHECK-LABEL: @cp_async_ca_shared_global_4(
; CHECK-NEXT: [[TMP1:%.*]] = load <1 x i32>, ptr addrspace(1) %b, align 4
; CHECK-NEXT: store <1 x i32> [[TMP1]], ptr addrspace(3) %a, align 4
; CHECK-NEXT: ret void
  call void @llvm.nvvm.cp.async.ca.shared.global.4(ptr addrspace(3) %a, ptr addrspace(1) %b)
  ret void
}

declare void @llvm.nvvm.cp.async.cg.shared.global.16(ptr addrspace(3), ptr addrspace(1))
define void @cp_async_cg_shared_global_16(ptr addrspace(3) %a, ptr addrspace(1) %b) {
; CHECK-LABEL: @cp_async_cg_shared_global_16(
; CHECK-NEXT: [[TMP1:%.*]] = load <4 x i32>, ptr addrspace(1) %b, align 16
; CHECK-NEXT: store <4 x i32> [[TMP1]], ptr addrspace(3) %a, align 16
; CHECK-NEXT: ret void
  call void @llvm.nvvm.cp.async.cg.shared.global.16(ptr addrspace(3) %a, ptr addrspace(1) %b)
  ret void
}

; Fewer bytes than the size are filled up with zeros.
declare void @llvm.nvvm.cp.async.ca.shared.global.8.s(ptr addrspace(3), ptr addrspace(1), i32)
define void @cp_async_ca_shared_global_8_s(ptr addrspace(3) %a, ptr addrspace(1) %b, i32 %c) {
; CHECK-LABEL: @cp_async_ca_shared_global_8_s(
; CHECK-NEXT: [[TMP1:%.*]] = addrspacecast ptr addrspace(3) %a to ptr
; CHECK-NEXT: [[TMP2:%.*]] = addrspacecast ptr addrspace(1) %b to ptr
; CHECK-NEXT: call void @__q7x2_copy_fill(ptr [[TMP1]], ptr [[TMP2]], i32 8, i32 %c) #1
; CHECK-NEXT: ret void
  call void @llvm.nvvm.cp.async.ca.shared.global.8.s(ptr addrspace(3) %a, ptr addrspace(1) %b, i32 %c)
  ret void
}

define void @cp_async_ca_shared_global_8_s_2(ptr addrspace(3) %a, ptr addrspace(1) %b) {
; CHECK-LABEL: @cp_async_ca_shared_global_8_s_2(
; CHECK-NEXT: [[TMP1:%.*]] = load <2 x i32>, ptr addrspace(1) %b, align 8
; CHECK-NEXT: store <2 x i32> [[TMP1]], ptr addrspace(3) %a, align 8
; CHECK-NEXT: ret void
  call void @llvm.nvvm.cp.async.ca.shared.global.8.s(ptr addrspace(3) %a, ptr addrspace(1) %b, i32 8)
  ret void
}

define void @cp_async_ca_shared_global_8_s_3(ptr addrspace(3) %a, ptr addrspace(1) %b) {
; CHECK-LABEL: @cp_async_ca_shared_global_8_s_3(
; CHECK-NEXT: [[TMP1:%.*]] = addrspacecast ptr addrspace(3) %a to ptr
; CHECK-NEXT: [[TMP2:%.*]] = addrspacecast ptr addrspace(1) %b to ptr
; CHECK-NEXT: call void @__q7x2_copy_fill(ptr [[TMP1]], ptr [[TMP2]], i32 8, i32 4) #1
; CHECK-NEXT: ret void
  call void @llvm.nvvm.cp.async.ca.shared.global.8.s(ptr addrspace(3) %a, ptr addrspace(1) %b, i32 4)
  ret void
}

declare void @llvm.nvvm.cp.async.commit.group()
define void @cp_async_commit_group() {
; CHECK-LABEL: @cp_async_commit_group(
; CHECK-NEXT: ret void
  call void @llvm.nvvm.cp.async.commit.group()
  ret void
}

declare void @llvm.nvvm.cp.async.wait.all()
define void @cp_async_wait_all() {
; CHECK-LABEL: @cp_async_wait_all(
; CHECK-NEXT: ret void
  call void @llvm.nvvm.cp.async.wait.all()
  ret void
}

declare void @llvm.nvvm.cp.async.bulk.commit.group()
define void @cp_async_bulk_commit_group() {
; CHECK-LABEL: @cp_async_bulk_commit_group(
; CHECK-NEXT: ret void
  call void @llvm.nvvm.cp.async.bulk.commit.group()
  ret void
}

declare void @llvm.nvvm.cp.async.mbarrier.arrive(ptr)
define void @cp_async_mbarrier_arrive(ptr %a) {
; CHECK-LABEL: @cp_async_mbarrier_arrive(
; CHECK-NEXT: ret void
  call void @llvm.nvvm.cp.async.mbarrier.arrive(ptr %a)
  ret void
}

declare void @llvm.nvvm.cp.async.mbarrier.arrive.noinc.shared(ptr addrspace(3))
define void @cp_async_mbarrier_arrive_noinc_shared(ptr addrspace(3) %a) {
; CHECK-LABEL: @cp_async_mbarrier_arrive_noinc_shared(
; CHECK-NEXT: fence syncscope("block") release
; CHECK-NEXT: [[TMP1:%.*]] = addrspacecast ptr addrspace(3) %a to ptr
; CHECK-NEXT: [[TMP2:%.*]] = call i64 @__q7x2_mbarrier_update(ptr [[TMP1]], i32 1, i32 0, i32 0) #1
; CHECK-NEXT: ret void
  call void @llvm.nvvm.cp.async.mbarrier.arrive.noinc.shared(ptr addrspace(3) %a)
  ret void
}

declare void @llvm.nvvm.cp.async.bulk.global.to.shared.cluster(ptr addrspace(7), ptr addrspace(3), ptr addrspace(1), i32, i16, i64, i1, i1)
define void @cp_async_bulk_global_to_shared_cluster(ptr addrspace(7) %a, ptr addrspace(3) %b, ptr addrspace(1) %c, i32 %d) {
; CHECK-LABEL: @cp_async_bulk_global_to_shared_cluster(
; CHECK-NEXT: [[TMP1:%.*]] = addrspacecast ptr addrspace(7) %a to ptr addrspace(3)
; CHECK-NEXT: call void @llvm.memcpy.p3.p1.i32(ptr addrspace(3) align 16 [[TMP1]], ptr addrspace(1) align 16 %c, i32 %d, i1 false)
; CHECK-NEXT: fence syncscope("block") release
; CHECK-NEXT: [[TMP2:%.*]] = sub i32 0, %d
; CHECK-NEXT: [[TMP3:%.*]] = addrspacecast ptr addrspace(3) %b to ptr
; CHECK-NEXT: [[TMP4:%.*]] = call i64 @__q7x2_mbarrier_update(ptr [[TMP3]], i32 0, i32 0, i32 [[TMP2]]) #1
; CHECK-NEXT: ret void
  call void @llvm.nvvm.cp.async.bulk.global.to.shared.cluster(ptr addrspace(7) %a, ptr addrspace(3) %b, ptr addrspace(1) %c, i32 %d, i16 0, i64 0, i1 0, i1 0)
  ret void
}

declare void @llvm.nvvm.cp.async.bulk.shared.cta.to.cluster(ptr addrspace(7), ptr addrspace(3), ptr addrspace(3), i32)
define void @cp_async_bulk_shared_cta_to_cluster(ptr addrspace(7) %a, ptr addrspace(3) %b, ptr addrspace(3) %c, i32 %d) {
; CHECK-LABEL: @cp_async_bulk_shared_cta_to_cluster(
; CHECK-NEXT: [[TMP1:%.*]] = addrspacecast ptr addrspace(7) %a to ptr addrspace(3)
; CHECK-NEXT: call void @llvm.memcpy.p3.p3.i32(ptr addrspace(3) align 16 [[TMP1]], ptr addrspace(3) align 16 %c, i32 %d, i1 false)
; CHECK-NEXT: fence syncscope("block") release
; CHECK-NEXT: [[TMP2:%.*]] = sub i32 0, %d
; CHECK-NEXT: [[TMP3:%.*]] = addrspacecast ptr addrspace(3) %b to ptr
; CHECK-NEXT: [[TMP4:%.*]] = call i64 @__q7x2_mbarrier_update(ptr [[TMP3]], i32 0, i32 0, i32 [[TMP2]]) #1
; CHECK-NEXT: ret void
  call void @llvm.nvvm.cp.async.bulk.shared.cta.to.cluster(ptr addrspace(7) %a, ptr addrspace(3) %b, ptr addrspace(3) %c, i32 %d)
  ret void
}

declare void @llvm.nvvm.cp.async.bulk.shared.cta.to.global(ptr addrspace(1), ptr addrspace(3), i32, i64, i1)
define void @cp_async_bulk_shared_cta_to_global(ptr addrspace(1) %a, ptr addrspace(3) %b, i32 %c) {
; CHECK-LABEL: @cp_async_bulk_shared_cta_to_global(
; CHECK-NEXT: call void @llvm.memcpy.p1.p3.i32(ptr addrspace(1) align 16 %a, ptr addrspace(3) align 16 %b, i32 %c, i1 false)
; CHECK-NEXT: ret void
  call void @llvm.nvvm.cp.async.bulk.shared.cta.to.global(ptr addrspace(1) %a, ptr addrspace(3) %b, i32 %c, i64 0, i1 0)
  ret void
}

declare void @llvm.nvvm.cp.async.bulk.prefetch.L2(ptr addrspace(1), i32, i64, i1)
define void @cp_async_bulk_prefetch_L2(ptr addrspace(1) %a, i32 %b) {
; CHECK-LABEL: @cp_async_bulk_prefetch_L2(
; CHECK-NEXT: ret void
  call void @llvm.nvvm.cp.async.bulk.prefetch.L2(ptr addrspace(1) %a, i32 %b, i64 0, i1 0)
  ret void
}

declare void @llvm.nvvm.st.bulk(ptr, i64, i64)
define void @st_bulk(ptr %a, i64 %b) {
; CHECK-LABEL: @st_bulk(
; CHECK-NEXT: call void @llvm.memset.p0.i64(ptr align 8 %a, i8 0, i64 %b, i1 false)
; CHECK-NEXT: ret void
  call void @llvm.nvvm.st.bulk(ptr %a, i64 %b, i64 0)
  ret void
}

declare void @llvm.nvvm.mbarrier.init(ptr, i32)
define void @mbarrier_init(ptr %a, i32 %b) {
; CHECK-LABEL: @mbarrier_init(
; CHECK-NEXT: [[TMP1:%.*]] = zext i32 %b to i64
; CHECK-NEXT: [[TMP2:%.*]] = shl i64 [[TMP1]], 0
; CHECK-NEXT: [[TMP3:%.*]] = shl i64 [[TMP1]], 20
; CHECK-NEXT: [[TMP4:%.*]] = or i64 [[TMP2]], [[TMP3]]
; CHECK-NEXT: store volatile i64 [[TMP4]], ptr %a, align 8
; CHECK-NEXT: ret void
  call void @llvm.nvvm.mbarrier.init(ptr %a, i32 %b)
  ret void
}

declare void @llvm.nvvm.mbarrier.inval.shared(ptr addrspace(3))
define void @mbarrier_inval_shared(ptr addrspace(3) %a) {
; CHECK-LABEL: @mbarrier_inval_shared(
; CHECK-NEXT: store volatile i64 0, ptr addrspace(3) %a, align 8
; CHECK-NEXT: ret void
  call void @llvm.nvvm.mbarrier.inval.shared(ptr addrspace(3) %a)
  ret void
}

declare i64 @llvm.nvvm.mbarrier.arrive(ptr)
define i64 @mbarrier_arrive(ptr %a) {
; CHECK-LABEL: @mbarrier_arrive(
; CHECK-NEXT: fence syncscope("block") release
; CHECK-NEXT: [[TMP1:%.*]] = call i64 @__q7x2_mbarrier_update(ptr %a, i32 1, i32 0, i32 0) #1
; CHECK-NEXT: ret i64 [[TMP1]]
  %r = call i64 @llvm.nvvm.mbarrier.arrive(ptr %a)
  ret i64 %r
}

declare i64 @llvm.nvvm.mbarrier.arrive.noComplete.shared(ptr addrspace(3), i32)
define i64 @mbarrier_arrive_noComplete_shared(ptr addrspace(3) %a, i32 %b) {
; CHECK-LABEL: @mbarrier_arrive_noComplete_shared(
; CHECK-NEXT: fence syncscope("block") release
; CHECK-NEXT: [[TMP1:%.*]] = addrspacecast ptr addrspace(3) %a to ptr
; CHECK-NEXT: [[TMP2:%.*]] = call i64 @__q7x2_mbarrier_update(ptr [[TMP1]], i32 %b, i32 0, i32 0) #1
; CHECK-NEXT: ret i64 [[TMP2]]
  %r = call i64 @llvm.nvvm.mbarrier.arrive.noComplete.shared(ptr addrspace(3) %a, i32 %b)
  ret i64 %r
}

declare i64 @llvm.nvvm.mbarrier.arrive.drop(ptr)
define i64 @mbarrier_arrive_drop(ptr %a) {
; CHECK-LABEL: @mbarrier_arrive_drop(
; CHECK-NEXT: fence syncscope("block") release
; CHECK-NEXT: [[TMP1:%.*]] = call i64 @__q7x2_mbarrier_update(ptr %a, i32 1, i32 1, i32 0) #1
; CHECK-NEXT: ret i64 [[TMP1]]
  %r = call i64 @llvm.nvvm.mbarrier.arrive.drop(ptr %a)
  ret i64 %r
}

declare i64 @llvm.nvvm.mbarrier.arrive.scope.cta.space.cta(ptr addrspace(3), i32)
define i64 @mbarrier_arrive_scope_cta_space_cta(ptr addrspace(3) %a, i32 %b) {
; CHECK-LABEL: @mbarrier_arrive_scope_cta_space_cta(
; CHECK-NEXT: fence syncscope("block") release
; CHECK-NEXT: [[TMP1:%.*]] = addrspacecast ptr addrspace(3) %a to ptr
; CHECK-NEXT: [[TMP2:%.*]] = call i64 @__q7x2_mbarrier_update(ptr [[TMP1]], i32 %b, i32 0, i32 0) #1
; CHECK-NEXT: ret i64 [[TMP2]]
  %r = call i64 @llvm.nvvm.mbarrier.arrive.scope.cta.space.cta(ptr addrspace(3) %a, i32 %b)
  ret i64 %r
}

declare i64 @llvm.nvvm.mbarrier.arrive.drop.scope.cta.space.cta(ptr addrspace(3), i32)
define i64 @mbarrier_arrive_drop_scope_cta_space_cta(ptr addrspace(3) %a, i32 %b) {
; CHECK-LABEL: @mbarrier_arrive_drop_scope_cta_space_cta(
; CHECK-NEXT: fence syncscope("block") release
; CHECK-NEXT: [[TMP1:%.*]] = addrspacecast ptr addrspace(3) %a to ptr
; CHECK-NEXT: [[TMP2:%.*]] = call i64 @__q7x2_mbarrier_update(ptr [[TMP1]], i32 %b, i32 %b, i32 0) #1
; CHECK-NEXT: ret i64 [[TMP2]]
  %r = call i64 @llvm.nvvm.mbarrier.arrive.drop.scope.cta.space.cta(ptr addrspace(3) %a, i32 %b)
  ret i64 %r
}

declare i64 @llvm.nvvm.mbarrier.arrive.expect.tx.scope.cta.space.cta(ptr addrspace(3), i32)
define i64 @mbarrier_arrive_expect_tx_scope_cta_space_cta(ptr addrspace(3) %a, i32 %b) {
; CHECK-LABEL: @mbarrier_arrive_expect_tx_scope_cta_space_cta(
; CHECK-NEXT: fence syncscope("block") release
; CHECK-NEXT: [[TMP1:%.*]] = addrspacecast ptr addrspace(3) %a to ptr
; CHECK-NEXT: [[TMP2:%.*]] = call i64 @__q7x2_mbarrier_update(ptr [[TMP1]], i32 1, i32 0, i32 %b) #1
; CHECK-NEXT: ret i64 [[TMP2]]
  %r = call i64 @llvm.nvvm.mbarrier.arrive.expect.tx.scope.cta.space.cta(ptr addrspace(3) %a, i32 %b)
  ret i64 %r
}

declare i64 @llvm.nvvm.mbarrier.arrive.relaxed.scope.cta.space.cta(ptr addrspace(3), i32)
define i64 @mbarrier_arrive_relaxed_scope_cta_space_cta(ptr addrspace(3) %a, i32 %b) {
; CHECK-LABEL: @mbarrier_arrive_relaxed_scope_cta_space_cta(
; CHECK-NEXT: [[TMP1:%.*]] = addrspacecast ptr addrspace(3) %a to ptr
; CHECK-NEXT: [[TMP2:%.*]] = call i64 @__q7x2_mbarrier_update(ptr [[TMP1]], i32 %b, i32 0, i32 0) #1
; CHECK-NEXT: ret i64 [[TMP2]]
  %r = call i64 @llvm.nvvm.mbarrier.arrive.relaxed.scope.cta.space.cta(ptr addrspace(3) %a, i32 %b)
  ret i64 %r
}

declare void @llvm.nvvm.mbarrier.arrive.scope.cluster.space.cluster(ptr addrspace(7), i32)
define void @mbarrier_arrive_scope_cluster_space_cluster(ptr addrspace(7) %a, i32 %b) {
; CHECK-LABEL: @mbarrier_arrive_scope_cluster_space_cluster(
; CHECK-NEXT: fence syncscope("block") release
; CHECK-NEXT: [[TMP1:%.*]] = addrspacecast ptr addrspace(7) %a to ptr addrspace(3)
; CHECK-NEXT: [[TMP2:%.*]] = addrspacecast ptr addrspace(3) [[TMP1]] to ptr
; CHECK-NEXT: [[TMP3:%.*]] = call i64 @__q7x2_mbarrier_update(ptr [[TMP2]], i32 %b, i32 0, i32 0) #1
; CHECK-NEXT: ret void
  call void @llvm.nvvm.mbarrier.arrive.scope.cluster.space.cluster(ptr addrspace(7) %a, i32 %b)
  ret void
}

declare void @llvm.nvvm.mbarrier.expect.tx.scope.cta.space.cta(ptr addrspace(3), i32)
define void @mbarrier_expect_tx_scope_cta_space_cta(ptr addrspace(3) %a, i32 %b) {
; CHECK-LABEL: @mbarrier_expect_tx_scope_cta_space_cta(
; CHECK-NEXT: [[TMP1:%.*]] = addrspacecast ptr addrspace(3) %a to ptr
; CHECK-NEXT: [[TMP2:%.*]] = call i64 @__q7x2_mbarrier_update(ptr [[TMP1]], i32 0, i32 0, i32 %b) #1
; CHECK-NEXT: ret void
  call void @llvm.nvvm.mbarrier.expect.tx.scope.cta.space.cta(ptr addrspace(3) %a, i32 %b)
  ret void
}

declare void @llvm.nvvm.mbarrier.complete.tx.scope.cta.space.cta(ptr addrspace(3), i32)
define void @mbarrier_complete_tx_scope_cta_space_cta(ptr addrspace(3) %a, i32 %b) {
; CHECK-LABEL: @mbarrier_complete_tx_scope_cta_space_cta(
; CHECK-NEXT: [[TMP1:%.*]] = sub i32 0, %b
; CHECK-NEXT: [[TMP2:%.*]] = addrspacecast ptr addrspace(3) %a to ptr
; CHECK-NEXT: [[TMP3:%.*]] = call i64 @__q7x2_mbarrier_update(ptr [[TMP2]], i32 0, i32 0, i32 [[TMP1]]) #1
; CHECK-NEXT: ret void
  call void @llvm.nvvm.mbarrier.complete.tx.scope.cta.space.cta(ptr addrspace(3) %a, i32 %b)
  ret void
}

declare i1 @llvm.nvvm.mbarrier.test.wait(ptr, i64)
define i1 @mbarrier_test_wait(ptr %a, i64 %b) {
; CHECK-LABEL: @mbarrier_test_wait(
; CHECK-NEXT: [[TMP1:%.*]] = load atomic i64, ptr %a syncscope("block") monotonic, align 8
; CHECK-NEXT: [[TMP2:%.*]] = shl i64 [[TMP1]], 44
; CHECK-NEXT: [[TMP3:%.*]] = ashr i64 [[TMP2]], 44
; CHECK-NEXT: [[TMP4:%.*]] = sub i64 [[TMP1]], [[TMP3]]
; CHECK-NEXT: [[TMP5:%.*]] = lshr i64 [[TMP4]], 40
; CHECK-NEXT: [[TMP6:%.*]] = and i64 [[TMP5]], 3
; CHECK-NEXT: [[TMP7:%.*]] = shl i64 %b, 44
; CHECK-NEXT: [[TMP8:%.*]] = ashr i64 [[TMP7]], 44
; CHECK-NEXT: [[TMP9:%.*]] = sub i64 %b, [[TMP8]]
; CHECK-NEXT: [[TMP10:%.*]] = lshr i64 [[TMP9]], 40
; CHECK-NEXT: [[TMP11:%.*]] = and i64 [[TMP10]], 3
; CHECK-NEXT: [[TMP12:%.*]] = icmp ne i64 [[TMP6]], [[TMP11]]
; CHECK-NEXT: fence syncscope("block") acquire
; CHECK-NEXT: ret i1 [[TMP12]]
  %r = call i1 @llvm.nvvm.mbarrier.test.wait(ptr %a, i64 %b)
  ret i1 %r
}

declare i1 @llvm.nvvm.mbarrier.test.wait.parity.scope.cta.space.cta(ptr addrspace(3), i32)
define i1 @mbarrier_test_wait_parity_scope_cta_space_cta(ptr addrspace(3) %a, i32 %b) {
; CHECK-LABEL: @mbarrier_test_wait_parity_scope_cta_space_cta(
; CHECK-NEXT: [[TMP1:%.*]] = load atomic i64, ptr addrspace(3) %a syncscope("block") monotonic, align 8
; CHECK-NEXT: [[TMP2:%.*]] = shl i64 [[TMP1]], 44
; CHECK-NEXT: [[TMP3:%.*]] = ashr i64 [[TMP2]], 44
; CHECK-NEXT: [[TMP4:%.*]] = sub i64 [[TMP1]], [[TMP3]]
; CHECK-NEXT: [[TMP5:%.*]] = lshr i64 [[TMP4]], 40
; CHECK-NEXT: [[TMP6:%.*]] = and i64 [[TMP5]], 3
; CHECK-NEXT: [[TMP7:%.*]] = trunc i64 [[TMP6]] to i1
; CHECK-NEXT: [[TMP8:%.*]] = trunc i32 %b to i1
; CHECK-NEXT: [[TMP9:%.*]] = icmp ne i1 [[TMP7]], [[TMP8]]
; CHECK-NEXT: fence syncscope("block") acquire
; CHECK-NEXT: ret i1 [[TMP9]]
  %r = call i1 @llvm.nvvm.mbarrier.test.wait.parity.scope.cta.space.cta(ptr addrspace(3) %a, i32 %b)
  ret i1 %r
}

declare i1 @llvm.nvvm.mbarrier.try.wait.relaxed.scope.cta.space.cta(ptr addrspace(3), i64)
define i1 @mbarrier_try_wait_relaxed_scope_cta_space_cta(ptr addrspace(3) %a, i64 %b) {
; CHECK-LABEL: @mbarrier_try_wait_relaxed_scope_cta_space_cta(
; CHECK-NEXT: [[TMP1:%.*]] = load atomic i64, ptr addrspace(3) %a syncscope("block") monotonic, align 8
; CHECK-NEXT: [[TMP2:%.*]] = shl i64 [[TMP1]], 44
; CHECK-NEXT: [[TMP3:%.*]] = ashr i64 [[TMP2]], 44
; CHECK-NEXT: [[TMP4:%.*]] = sub i64 [[TMP1]], [[TMP3]]
; CHECK-NEXT: [[TMP5:%.*]] = lshr i64 [[TMP4]], 40
; CHECK-NEXT: [[TMP6:%.*]] = and i64 [[TMP5]], 3
; CHECK-NEXT: [[TMP7:%.*]] = shl i64 %b, 44
; CHECK-NEXT: [[TMP8:%.*]] = ashr i64 [[TMP7]], 44
; CHECK-NEXT: [[TMP9:%.*]] = sub i64 %b, [[TMP8]]
; CHECK-NEXT: [[TMP10:%.*]] = lshr i64 [[TMP9]], 40
; CHECK-NEXT: [[TMP11:%.*]] = and i64 [[TMP10]], 3
; CHECK-NEXT: [[TMP12:%.*]] = icmp ne i64 [[TMP6]], [[TMP11]]
; CHECK-NEXT: ret i1 [[TMP12]]
  %r = call i1 @llvm.nvvm.mbarrier.try.wait.relaxed.scope.cta.space.cta(ptr addrspace(3) %a, i64 %b)
  ret i1 %r
}

declare i32 @llvm.nvvm.mbarrier.pending.count(i64)
define i32 @mbarrier_pending_count(i64 %a) {
; CHECK-LABEL: @mbarrier_pending_count(
; CHECK-NEXT: [[TMP1:%.*]] = lshr i64 %a, 0
; CHECK-NEXT: [[TMP2:%.*]] = trunc i64 [[TMP1]] to i32
; CHECK-NEXT: [[TMP3:%.*]] = and i32 [[TMP2]], 1048575
; CHECK-NEXT: ret i32 [[TMP3]]
  %r = call i32 @llvm.nvvm.mbarrier.pending.count(i64 %a)
  ret i32 %r
}

declare float @llvm.nvvm.ldu.global.f.f32.p1(ptr addrspace(1), i32)
define float @ldu_global_f_f32_p1(ptr addrspace(1) %a) {
; CHECK-LABEL: @ldu_global_f_f32_p1(
; CHECK-NEXT: [[TMP1:%.*]] = load float, ptr addrspace(1) %a, align 8
; CHECK-NEXT: ret float [[TMP1]]
  %r = call float @llvm.nvvm.ldu.global.f.f32.p1(ptr addrspace(1) %a, i32 8)
  ret float %r
}

declare i1 @llvm.nvvm.isspacep.shared.cluster(ptr)
define i1 @isspacep_shared_cluster(ptr %a) {
; CHECK-LABEL: @isspacep_shared_cluster(
; CHECK-NEXT: [[TMP1:%.*]] = call i1 @llvm.nvvm.isspacep.shared(ptr %a)
; CHECK-NEXT: ret i1 [[TMP1]]
  %r = call i1 @llvm.nvvm.isspacep.shared.cluster(ptr %a)
  ret i1 %r
}

declare i1 @llvm.nvvm.isspacep.const(ptr)
define i1 @isspacep_const(ptr %a) {
; CHECK-LABEL: @isspacep_const(
; CHECK-NEXT: ret i1 false
  %r = call i1 @llvm.nvvm.isspacep.const(ptr %a)
  ret i1 %r
}

declare void @llvm.nvvm.fence.proxy.alias()
define void @fence_proxy_alias() {
; CHECK-LABEL: @fence_proxy_alias(
; CHECK-NEXT: fence seq_cst
; CHECK-NEXT: ret void
  call void @llvm.nvvm.fence.proxy.alias()
  ret void
}

declare void @llvm.nvvm.prefetchu.L1(ptr)
define void @prefetchu_L1(ptr %a) {
; CHECK-LABEL: @prefetchu_L1(
; CHECK-NEXT: ret void
  call void @llvm.nvvm.prefetchu.L1(ptr %a)
  ret void
}

declare void @llvm.nvvm.griddepcontrol.wait()
define void @griddepcontrol_wait() {
; CHECK-LABEL: @griddepcontrol_wait(
; CHECK-NEXT: ret void
  call void @llvm.nvvm.griddepcontrol.wait()
  ret void
}

declare void @llvm.nvvm.pm.event.mask(i16)
define void @pm_event_mask() {
; CHECK-LABEL: @pm_event_mask(
; CHECK-NEXT: ret void
  call void @llvm.nvvm.pm.event.mask(i16 3)
  ret void
}

declare float @llvm.nvvm.atomic.add.gen.f.cta.f32.p0(ptr, float)
define float @atomic_add_gen_f_cta_f32_p0(ptr %a, float %b) {
; CHECK-LABEL: @atomic_add_gen_f_cta_f32_p0(
; CHECK-NEXT: [[TMP1:%.*]] = atomicrmw fadd ptr %a, float %b syncscope("block") monotonic, align 4
; CHECK-NEXT: ret float [[TMP1]]
  %r = call float @llvm.nvvm.atomic.add.gen.f.cta.f32.p0(ptr %a, float %b)
  ret float %r
}

declare i32 @llvm.nvvm.atomic.and.gen.i.sys.i32.p0(ptr, i32)
define i32 @atomic_and_gen_i_sys_i32_p0(ptr %a, i32 %b) {
; CHECK-LABEL: @atomic_and_gen_i_sys_i32_p0(
; CHECK-NEXT: [[TMP1:%.*]] = atomicrmw and ptr %a, i32 %b monotonic, align 4
; CHECK-NEXT: ret i32 [[TMP1]]
  %r = call i32 @llvm.nvvm.atomic.and.gen.i.sys.i32.p0(ptr %a, i32 %b)
  ret i32 %r
}

declare i32 @llvm.nvvm.atomic.or.gen.i.sys.i32.p0(ptr, i32)
define i32 @atomic_or_gen_i_sys_i32_p0(ptr %a, i32 %b) {
; CHECK-LABEL: @atomic_or_gen_i_sys_i32_p0(
; CHECK-NEXT: [[TMP1:%.*]] = atomicrmw or ptr %a, i32 %b monotonic, align 4
; CHECK-NEXT: ret i32 [[TMP1]]
  %r = call i32 @llvm.nvvm.atomic.or.gen.i.sys.i32.p0(ptr %a, i32 %b)
  ret i32 %r
}

declare i64 @llvm.nvvm.atomic.xor.gen.i.cta.i64.p0(ptr, i64)
define i64 @atomic_xor_gen_i_cta_i64_p0(ptr %a, i64 %b) {
; CHECK-LABEL: @atomic_xor_gen_i_cta_i64_p0(
; CHECK-NEXT: [[TMP1:%.*]] = atomicrmw xor ptr %a, i64 %b syncscope("block") monotonic, align 8
; CHECK-NEXT: ret i64 [[TMP1]]
  %r = call i64 @llvm.nvvm.atomic.xor.gen.i.cta.i64.p0(ptr %a, i64 %b)
  ret i64 %r
}

declare i32 @llvm.nvvm.atomic.exch.gen.i.sys.i32.p0(ptr, i32)
define i32 @atomic_exch_gen_i_sys_i32_p0(ptr %a, i32 %b) {
; CHECK-LABEL: @atomic_exch_gen_i_sys_i32_p0(
; CHECK-NEXT: [[TMP1:%.*]] = atomicrmw xchg ptr %a, i32 %b monotonic, align 4
; CHECK-NEXT: ret i32 [[TMP1]]
  %r = call i32 @llvm.nvvm.atomic.exch.gen.i.sys.i32.p0(ptr %a, i32 %b)
  ret i32 %r
}

declare i32 @llvm.nvvm.atomic.max.gen.i.sys.i32.p0(ptr, i32)
define i32 @atomic_max_gen_i_sys_i32_p0(ptr %a, i32 %b) {
; CHECK-LABEL: @atomic_max_gen_i_sys_i32_p0(
; CHECK-NEXT: [[TMP1:%.*]] = atomicrmw max ptr %a, i32 %b monotonic, align 4
; CHECK-NEXT: ret i32 [[TMP1]]
  %r = call i32 @llvm.nvvm.atomic.max.gen.i.sys.i32.p0(ptr %a, i32 %b)
  ret i32 %r
}

declare i32 @llvm.nvvm.atomic.min.gen.i.sys.i32.p0(ptr, i32)
define i32 @atomic_min_gen_i_sys_i32_p0(ptr %a, i32 %b) {
; CHECK-LABEL: @atomic_min_gen_i_sys_i32_p0(
; CHECK-NEXT: [[TMP1:%.*]] = atomicrmw min ptr %a, i32 %b monotonic, align 4
; CHECK-NEXT: ret i32 [[TMP1]]
  %r = call i32 @llvm.nvvm.atomic.min.gen.i.sys.i32.p0(ptr %a, i32 %b)
  ret i32 %r
}

declare i32 @llvm.nvvm.atomic.inc.gen.i.sys.i32.p0(ptr, i32)
define i32 @atomic_inc_gen_i_sys_i32_p0(ptr %a, i32 %b) {
; CHECK-LABEL: @atomic_inc_gen_i_sys_i32_p0(
; CHECK-NEXT: [[TMP1:%.*]] = atomicrmw uinc_wrap ptr %a, i32 %b monotonic, align 4
; CHECK-NEXT: ret i32 [[TMP1]]
  %r = call i32 @llvm.nvvm.atomic.inc.gen.i.sys.i32.p0(ptr %a, i32 %b)
  ret i32 %r
}

declare i32 @llvm.nvvm.atomic.dec.gen.i.sys.i32.p0(ptr, i32)
define i32 @atomic_dec_gen_i_sys_i32_p0(ptr %a, i32 %b) {
; CHECK-LABEL: @atomic_dec_gen_i_sys_i32_p0(
; CHECK-NEXT: [[TMP1:%.*]] = atomicrmw udec_wrap ptr %a, i32 %b monotonic, align 4
; CHECK-NEXT: ret i32 [[TMP1]]
  %r = call i32 @llvm.nvvm.atomic.dec.gen.i.sys.i32.p0(ptr %a, i32 %b)
  ret i32 %r
}

declare i32 @llvm.nvvm.atomic.cas.gen.i.cta.i32.p0(ptr, i32, i32)
define i32 @atomic_cas_gen_i_cta_i32_p0(ptr %a, i32 %b, i32 %c) {
; CHECK-LABEL: @atomic_cas_gen_i_cta_i32_p0(
; CHECK-NEXT: [[TMP1:%.*]] = cmpxchg ptr %a, i32 %b, i32 %c syncscope("block") monotonic monotonic, align 4
; CHECK-NEXT: [[TMP2:%.*]] = extractvalue { i32, i1 } [[TMP1]], 0
; CHECK-NEXT: ret i32 [[TMP2]]
  %r = call i32 @llvm.nvvm.atomic.cas.gen.i.cta.i32.p0(ptr %a, i32 %b, i32 %c)
  ret i32 %r
}

; Casts between the memory of a cluster and others go through that of the block.
define ptr @cluster_to_generic(ptr addrspace(7) %p) {
; CHECK-LABEL: @cluster_to_generic(
; CHECK-NEXT: [[TMP1:%.*]] = addrspacecast ptr addrspace(7) %p to ptr addrspace(3)
; CHECK-NEXT: [[Q:%.*]] = addrspacecast ptr addrspace(3) [[TMP1]] to ptr
; CHECK-NEXT: ret ptr [[Q]]
  %q = addrspacecast ptr addrspace(7) %p to ptr
  ret ptr %q
}

define ptr addrspace(7) @generic_to_cluster(ptr %p) {
; CHECK-LABEL: @generic_to_cluster(
; CHECK-NEXT: [[TMP1:%.*]] = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT: [[Q:%.*]] = addrspacecast ptr addrspace(3) [[TMP1]] to ptr addrspace(7)
; CHECK-NEXT: ret ptr addrspace(7) [[Q]]
  %q = addrspacecast ptr %p to ptr addrspace(7)
  ret ptr addrspace(7) %q
}

define ptr addrspace(7) @block_to_cluster(ptr addrspace(3) %p) {
; CHECK-LABEL: @block_to_cluster(
; CHECK-NEXT: [[Q:%.*]] = addrspacecast ptr addrspace(3) %p to ptr addrspace(7)
; CHECK-NEXT: ret ptr addrspace(7) [[Q]]
  %q = addrspacecast ptr addrspace(3) %p to ptr addrspace(7)
  ret ptr addrspace(7) %q
}

define ptr addrspace(3) @cluster_to_block(ptr addrspace(7) %p) {
; CHECK-LABEL: @cluster_to_block(
; CHECK-NEXT: [[Q:%.*]] = addrspacecast ptr addrspace(7) %p to ptr addrspace(3)
; CHECK-NEXT: ret ptr addrspace(3) [[Q]]
  %q = addrspacecast ptr addrspace(7) %p to ptr addrspace(3)
  ret ptr addrspace(3) %q
}

; Accesses are those of the block.
define i32 @accesses(ptr addrspace(7) %p, ptr addrspace(1) %q, i32 %v) {
; CHECK-LABEL: @accesses(
; CHECK-NEXT: [[TMP1:%.*]] = addrspacecast ptr addrspace(7) %p to ptr addrspace(3)
; CHECK-NEXT: [[A:%.*]] = load i32, ptr addrspace(3) [[TMP1]], align 4
; CHECK-NEXT: [[TMP2:%.*]] = addrspacecast ptr addrspace(7) %p to ptr addrspace(3)
; CHECK-NEXT: store i32 %v, ptr addrspace(3) [[TMP2]], align 4
; CHECK-NEXT: [[TMP3:%.*]] = addrspacecast ptr addrspace(7) %p to ptr addrspace(3)
; CHECK-NEXT: [[B:%.*]] = atomicrmw add ptr addrspace(3) [[TMP3]], i32 %v monotonic, align 4
; CHECK-NEXT: [[TMP4:%.*]] = addrspacecast ptr addrspace(7) %p to ptr addrspace(3)
; CHECK-NEXT: [[C:%.*]] = cmpxchg ptr addrspace(3) [[TMP4]], i32 [[A]], i32 [[B]] monotonic monotonic, align 4
; CHECK-NEXT: [[TMP5:%.*]] = addrspacecast ptr addrspace(7) %p to ptr addrspace(3)
; CHECK-NEXT: call void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) [[TMP5]], ptr addrspace(1) %q, i64 8, i1 false)
; CHECK-NEXT: [[TMP6:%.*]] = addrspacecast ptr addrspace(7) %p to ptr addrspace(3)
; CHECK-NEXT: call void @llvm.memset.p3.i64(ptr addrspace(3) [[TMP6]], i8 0, i64 8, i1 false)
; CHECK-NEXT: ret i32 [[B]]
  %a = load i32, ptr addrspace(7) %p
  store i32 %v, ptr addrspace(7) %p
  %b = atomicrmw add ptr addrspace(7) %p, i32 %v monotonic
  %c = cmpxchg ptr addrspace(7) %p, i32 %a, i32 %b monotonic monotonic
  call void @llvm.memcpy.p7.p1.i64(ptr addrspace(7) %p, ptr addrspace(1) %q, i64 8, i1 false)
  call void @llvm.memset.p7.i64(ptr addrspace(7) %p, i8 0, i64 8, i1 false)
  ret i32 %b
}
