; NOTE: CHECK lines are written by utils/update-checks
; The pass q7x2-ptx: accesses to memory, atomic operations, fences.

; RUN: opt -passes=q7x2-ptx -S %s | FileCheck %s

target triple = "q7x2"

define i32 @ld_u32(ptr %a) {
; CHECK-LABEL: @ld_u32(
; CHECK-NEXT: [[TMP1:%.*]] = load i32, ptr %a, align 4
; CHECK-NEXT: ret i32 [[TMP1]]
  %v = call i32 asm sideeffect "ld.u32 $0, [$1];", "=r,l"(ptr %a)
  ret i32 %v
}

define i32 @ld_global_s8(ptr %a) {
; CHECK-LABEL: @ld_global_s8(
; CHECK-NEXT: [[TMP1:%.*]] = addrspacecast ptr %a to ptr addrspace(1)
; CHECK-NEXT: [[TMP2:%.*]] = getelementptr i8, ptr addrspace(1) [[TMP1]], i64 4
; CHECK-NEXT: [[TMP3:%.*]] = load i8, ptr addrspace(1) [[TMP2]], align 1
; CHECK-NEXT: [[TMP4:%.*]] = sext i8 [[TMP3]] to i32
; CHECK-NEXT: ret i32 [[TMP4]]
  %v = call i32 asm sideeffect "ld.global.s8 $0, [$1+4];", "=r,l"(ptr %a)
  ret i32 %v
}

define i32 @ld_u32_2(ptr %a, i64 %b) {
; CHECK-LABEL: @ld_u32_2(
; CHECK-NEXT: [[TMP1:%.*]] = getelementptr i8, ptr %a, i64 %b
; CHECK-NEXT: [[TMP2:%.*]] = load i32, ptr [[TMP1]], align 4
; CHECK-NEXT: ret i32 [[TMP2]]
  %v = call i32 asm sideeffect "ld.u32 $0, [$1+$2];", "=r,l,l"(ptr %a, i64 %b)
  ret i32 %v
}

define float @ld_shared_f32(i32 %a) {
; CHECK-LABEL: @ld_shared_f32(
; CHECK-NEXT: [[TMP1:%.*]] = zext i32 %a to i64
; CHECK-NEXT: [[TMP2:%.*]] = inttoptr i64 [[TMP1]] to ptr addrspace(3)
; CHECK-NEXT: [[TMP3:%.*]] = load float, ptr addrspace(3) [[TMP2]], align 4
; CHECK-NEXT: ret float [[TMP3]]
  %v = call float asm sideeffect "ld.shared.f32 $0, [$1];", "=f,r"(i32 %a)
  ret float %v
}

define float @ld_shared_f32_2(ptr %a) {
; CHECK-LABEL: @ld_shared_f32_2(
; CHECK-NEXT: [[TMP1:%.*]] = ptrtoint ptr %a to i64
; CHECK-NEXT: [[TMP2:%.*]] = inttoptr i64 [[TMP1]] to ptr addrspace(3)
; CHECK-NEXT: [[TMP3:%.*]] = load float, ptr addrspace(3) [[TMP2]], align 4
; CHECK-NEXT: ret float [[TMP3]]
  %v = call float asm sideeffect "ld.shared.f32 $0, [$1];", "=f,l"(ptr %a)
  ret float %v
}

define i64 @ld_local_u64(i64 %a) {
; CHECK-LABEL: @ld_local_u64(
; CHECK-NEXT: [[TMP1:%.*]] = inttoptr i64 %a to ptr addrspace(5)
; CHECK-NEXT: [[TMP2:%.*]] = getelementptr i8, ptr addrspace(5) [[TMP1]], i64 -8
; CHECK-NEXT: [[TMP3:%.*]] = load i64, ptr addrspace(5) [[TMP2]], align 8
; CHECK-NEXT: ret i64 [[TMP3]]
  %v = call i64 asm sideeffect "ld.local.u64 $0, [$1-8];", "=l,l"(i64 %a)
  ret i64 %v
}

define i16 @ld_const_b16() {
; CHECK-LABEL: @ld_const_b16(
; CHECK-NEXT: [[TMP1:%.*]] = load i16, ptr addrspace(4) inttoptr (i64 64 to ptr addrspace(4)), align 2
; CHECK-NEXT: ret i16 [[TMP1]]
  %v = call i16 asm sideeffect "ld.const.b16 $0, [64];", "=h"()
  ret i16 %v
}

define i32 @ld_volatile_global_u32(ptr %a) {
; CHECK-LABEL: @ld_volatile_global_u32(
; CHECK-NEXT: [[TMP1:%.*]] = addrspacecast ptr %a to ptr addrspace(1)
; CHECK-NEXT: [[TMP2:%.*]] = load volatile i32, ptr addrspace(1) [[TMP1]], align 4
; CHECK-NEXT: ret i32 [[TMP2]]
  %v = call i32 asm sideeffect "ld.volatile.global.u32 $0, [$1];", "=r,l"(ptr %a)
  ret i32 %v
}

define i32 @ld_global_cv_u32(ptr %a) {
; CHECK-LABEL: @ld_global_cv_u32(
; CHECK-NEXT: [[TMP1:%.*]] = addrspacecast ptr %a to ptr addrspace(1)
; CHECK-NEXT: [[TMP2:%.*]] = load volatile i32, ptr addrspace(1) [[TMP1]], align 4
; CHECK-NEXT: ret i32 [[TMP2]]
  %v = call i32 asm sideeffect "ld.global.cv.u32 $0, [$1];", "=r,l"(ptr %a)
  ret i32 %v
}

define i32 @ld_mmio_relaxed_sys_u32(ptr %a) {
; CHECK-LABEL: @ld_mmio_relaxed_sys_u32(
; CHECK-NEXT: [[TMP1:%.*]] = getelementptr i8, ptr %a, i64 0
; CHECK-NEXT: [[TMP2:%.*]] = load atomic volatile i32, ptr [[TMP1]] monotonic, align 4
; CHECK-NEXT: ret i32 [[TMP2]]
  %v = call i32 asm sideeffect "ld.mmio.relaxed.sys.u32 $0, [$1];", "=r,l"(ptr %a)
  ret i32 %v
}

define i32 @ld_relaxed_gpu_global_u32(ptr %a) {
; CHECK-LABEL: @ld_relaxed_gpu_global_u32(
; CHECK-NEXT: [[TMP1:%.*]] = addrspacecast ptr %a to ptr addrspace(1)
; CHECK-NEXT: [[TMP2:%.*]] = getelementptr i8, ptr addrspace(1) [[TMP1]], i64 0
; CHECK-NEXT: [[TMP3:%.*]] = load atomic i32, ptr addrspace(1) [[TMP2]] syncscope("device") monotonic, align 4
; CHECK-NEXT: ret i32 [[TMP3]]
  %v = call i32 asm sideeffect "ld.relaxed.gpu.global.u32 $0, [$1];", "=r,l"(ptr %a)
  ret i32 %v
}

define i32 @ld_acquire_cta_shared_cta_s16(i32 %a) {
; CHECK-LABEL: @ld_acquire_cta_shared_cta_s16(
; CHECK-NEXT: [[TMP1:%.*]] = zext i32 %a to i64
; CHECK-NEXT: [[TMP2:%.*]] = inttoptr i64 [[TMP1]] to ptr addrspace(3)
; CHECK-NEXT: [[TMP3:%.*]] = getelementptr i8, ptr addrspace(3) [[TMP2]], i64 0
; CHECK-NEXT: [[TMP4:%.*]] = load atomic i16, ptr addrspace(3) [[TMP3]] syncscope("block") acquire, align 2
; CHECK-NEXT: [[TMP5:%.*]] = sext i16 [[TMP4]] to i32
; CHECK-NEXT: ret i32 [[TMP5]]
  %v = call i32 asm sideeffect "ld.acquire.cta.shared::cta.s16 $0, [$1];", "=r,r"(i32 %a)
  ret i32 %v
}

define { float, float } @ld_acquire_cluster_v2_f32(ptr %a) {
; CHECK-LABEL: @ld_acquire_cluster_v2_f32(
; CHECK-NEXT: [[TMP1:%.*]] = getelementptr i8, ptr %a, i64 0
; CHECK-NEXT: [[TMP2:%.*]] = load atomic float, ptr [[TMP1]] syncscope("cluster") acquire, align 4
; CHECK-NEXT: [[TMP3:%.*]] = getelementptr i8, ptr %a, i64 4
; CHECK-NEXT: [[TMP4:%.*]] = load atomic float, ptr [[TMP3]] syncscope("cluster") acquire, align 4
; CHECK-NEXT: [[TMP5:%.*]] = insertvalue { float, float } poison, float [[TMP2]], 0
; CHECK-NEXT: [[TMP6:%.*]] = insertvalue { float, float } [[TMP5]], float [[TMP4]], 1
; CHECK-NEXT: ret { float, float } [[TMP6]]
  %v = call { float, float } asm sideeffect "ld.acquire.cluster.v2.f32 {$0, $1}, [$2];", "=f,=f,l"(ptr %a)
  ret { float, float } %v
}

define { float, float, float } @ld_global_nc_L1_no_allocate_v4_f32(ptr %a) {
; CHECK-LABEL: @ld_global_nc_L1_no_allocate_v4_f32(
; CHECK-NEXT: [[TMP1:%.*]] = addrspacecast ptr %a to ptr addrspace(1)
; CHECK-NEXT: [[TMP2:%.*]] = load <4 x float>, ptr addrspace(1) [[TMP1]], align 16
; CHECK-NEXT: [[TMP3:%.*]] = extractelement <4 x float> [[TMP2]], i64 0
; CHECK-NEXT: [[TMP4:%.*]] = extractelement <4 x float> [[TMP2]], i64 1
; CHECK-NEXT: [[TMP5:%.*]] = extractelement <4 x float> [[TMP2]], i64 2
; CHECK-NEXT: [[TMP6:%.*]] = extractelement <4 x float> [[TMP2]], i64 3
; CHECK-NEXT: [[TMP7:%.*]] = insertvalue { float, float, float } poison, float [[TMP3]], 0
; CHECK-NEXT: [[TMP8:%.*]] = insertvalue { float, float, float } [[TMP7]], float [[TMP4]], 1
; CHECK-NEXT: [[TMP9:%.*]] = insertvalue { float, float, float } [[TMP8]], float [[TMP6]], 2
; CHECK-NEXT: ret { float, float, float } [[TMP9]]
  %v = call { float, float, float } asm sideeffect "ld.global.nc.L1::no_allocate.v4.f32 {$0, $1, _, $2}, [$3];", "=f,=f,=f,l"(ptr %a)
  ret { float, float, float } %v
}

define { i32, i32 } @ldu_global_v2_u8(ptr %a) {
; CHECK-LABEL: @ldu_global_v2_u8(
; CHECK-NEXT: [[TMP1:%.*]] = addrspacecast ptr %a to ptr addrspace(1)
; CHECK-NEXT: [[TMP2:%.*]] = load <2 x i8>, ptr addrspace(1) [[TMP1]], align 2
; CHECK-NEXT: [[TMP3:%.*]] = extractelement <2 x i8> [[TMP2]], i64 0
; CHECK-NEXT: [[TMP4:%.*]] = zext i8 [[TMP3]] to i32
; CHECK-NEXT: [[TMP5:%.*]] = extractelement <2 x i8> [[TMP2]], i64 1
; CHECK-NEXT: [[TMP6:%.*]] = zext i8 [[TMP5]] to i32
; CHECK-NEXT: [[TMP7:%.*]] = insertvalue { i32, i32 } poison, i32 [[TMP4]], 0
; CHECK-NEXT: [[TMP8:%.*]] = insertvalue { i32, i32 } [[TMP7]], i32 [[TMP6]], 1
; CHECK-NEXT: ret { i32, i32 } [[TMP8]]
  %v = call { i32, i32 } asm sideeffect "ldu.global.v2.u8 {$0, $1}, [$2];", "=r,=r,l"(ptr %a)
  ret { i32, i32 } %v
}

define { i64, i64 } @ld_b128(ptr %a) {
; CHECK-LABEL: @ld_b128(
; CHECK-NEXT: [[TMP1:%.*]] = load i128, ptr %a, align 16
; CHECK-NEXT: [[TMP2:%.*]] = lshr i128 [[TMP1]], 0
; CHECK-NEXT: [[TMP3:%.*]] = trunc i128 [[TMP2]] to i64
; CHECK-NEXT: [[TMP4:%.*]] = lshr i128 [[TMP1]], 64
; CHECK-NEXT: [[TMP5:%.*]] = trunc i128 [[TMP4]] to i64
; CHECK-NEXT: [[TMP6:%.*]] = insertvalue { i64, i64 } poison, i64 [[TMP3]], 0
; CHECK-NEXT: [[TMP7:%.*]] = insertvalue { i64, i64 } [[TMP6]], i64 [[TMP5]], 1
; CHECK-NEXT: ret { i64, i64 } [[TMP7]]
  %v = call { i64, i64 } asm "{ .reg .b128 t; ld.b128 t, [$2]; mov.b128 {$0, $1}, t; };", "=l,=l,l"(ptr %a)
  ret { i64, i64 } %v
}

define void @st_u8(ptr %a, i32 %b) {
; CHECK-LABEL: @st_u8(
; CHECK-NEXT: [[TMP1:%.*]] = trunc i32 %b to i8
; CHECK-NEXT: store i8 [[TMP1]], ptr %a, align 1
; CHECK-NEXT: ret void
  call void asm sideeffect "st.u8 [$0], $1;", "l,r"(ptr %a, i32 %b)
  ret void
}

define void @st_global_wt_f64(ptr %a, double %b) {
; CHECK-LABEL: @st_global_wt_f64(
; CHECK-NEXT: [[TMP1:%.*]] = addrspacecast ptr %a to ptr addrspace(1)
; CHECK-NEXT: store volatile double %b, ptr addrspace(1) [[TMP1]], align 8
; CHECK-NEXT: ret void
  call void asm sideeffect "st.global.wt.f64 [$0], $1;", "l,d"(ptr %a, double %b)
  ret void
}

define void @st_shared_cluster_v2_b32(i32 %a, i32 %b) {
; CHECK-LABEL: @st_shared_cluster_v2_b32(
; CHECK-NEXT: [[TMP1:%.*]] = zext i32 %a to i64
; CHECK-NEXT: [[TMP2:%.*]] = inttoptr i64 [[TMP1]] to ptr addrspace(3)
; CHECK-NEXT: [[TMP3:%.*]] = insertelement <2 x i32> poison, i32 %b, i64 0
; CHECK-NEXT: [[TMP4:%.*]] = insertelement <2 x i32> [[TMP3]], i32 5, i64 1
; CHECK-NEXT: store <2 x i32> [[TMP4]], ptr addrspace(3) [[TMP2]], align 8
; CHECK-NEXT: ret void
  call void asm sideeffect "st.shared::cluster.v2.b32 [$0], {$1, 5};", "r,r"(i32 %a, i32 %b)
  ret void
}

define void @st_relaxed_sys_global_u32(ptr %a, i32 %b) {
; CHECK-LABEL: @st_relaxed_sys_global_u32(
; CHECK-NEXT: [[TMP1:%.*]] = addrspacecast ptr %a to ptr addrspace(1)
; CHECK-NEXT: [[TMP2:%.*]] = getelementptr i8, ptr addrspace(1) [[TMP1]], i64 0
; CHECK-NEXT: store atomic i32 %b, ptr addrspace(1) [[TMP2]] monotonic, align 4
; CHECK-NEXT: ret void
  call void asm sideeffect "st.relaxed.sys.global.u32 [$0], $1;", "l,r"(ptr %a, i32 %b)
  ret void
}

define void @st_release_cluster_v2_u16(ptr %a, i16 %b, i16 %c) {
; CHECK-LABEL: @st_release_cluster_v2_u16(
; CHECK-NEXT: [[TMP1:%.*]] = getelementptr i8, ptr %a, i64 0
; CHECK-NEXT: store atomic i16 %b, ptr [[TMP1]] syncscope("cluster") release, align 2
; CHECK-NEXT: [[TMP2:%.*]] = getelementptr i8, ptr %a, i64 2
; CHECK-NEXT: store atomic i16 %c, ptr [[TMP2]] syncscope("cluster") release, align 2
; CHECK-NEXT: ret void
  call void asm sideeffect "st.release.cluster.v2.u16 [$0], {$1, $2};", "l,h,h"(ptr %a, i16 %b, i16 %c)
  ret void
}

define i32 @atom_add_u32(ptr %a, i32 %b) {
; CHECK-LABEL: @atom_add_u32(
; CHECK-NEXT: [[TMP1:%.*]] = atomicrmw add ptr %a, i32 %b syncscope("device") monotonic, align 4
; CHECK-NEXT: ret i32 [[TMP1]]
  %v = call i32 asm sideeffect "atom.add.u32 $0, [$1], $2;", "=r,l,r"(ptr %a, i32 %b)
  ret i32 %v
}

define i32 @atom_global_add_noftz_f16x2(ptr %a, i32 %b) {
; CHECK-LABEL: @atom_global_add_noftz_f16x2(
; CHECK-NEXT: [[TMP1:%.*]] = addrspacecast ptr %a to ptr addrspace(1)
; CHECK-NEXT: [[TMP2:%.*]] = bitcast i32 %b to <2 x half>
; CHECK-NEXT: [[TMP3:%.*]] = atomicrmw fadd ptr addrspace(1) [[TMP1]], <2 x half> [[TMP2]] syncscope("device") monotonic, align 4
; CHECK-NEXT: [[TMP4:%.*]] = bitcast <2 x half> [[TMP3]] to i32
; CHECK-NEXT: ret i32 [[TMP4]]
  %v = call i32 asm sideeffect "atom.global.add.noftz.f16x2 $0, [$1], $2;", "=r,l,r"(ptr %a, i32 %b)
  ret i32 %v
}

define double @atom_global_add_f64(ptr %a, double %b) {
; CHECK-LABEL: @atom_global_add_f64(
; CHECK-NEXT: [[TMP1:%.*]] = addrspacecast ptr %a to ptr addrspace(1)
; CHECK-NEXT: [[TMP2:%.*]] = atomicrmw fadd ptr addrspace(1) [[TMP1]], double %b syncscope("device") monotonic, align 8
; CHECK-NEXT: ret double [[TMP2]]
  %v = call double asm sideeffect "atom.global.add.f64 $0, [$1], $2;", "=d,l,d"(ptr %a, double %b)
  ret double %v
}

define i64 @atom_shared_exch_b64(i32 %a, i64 %b) {
; CHECK-LABEL: @atom_shared_exch_b64(
; CHECK-NEXT: [[TMP1:%.*]] = zext i32 %a to i64
; CHECK-NEXT: [[TMP2:%.*]] = inttoptr i64 [[TMP1]] to ptr addrspace(3)
; CHECK-NEXT: [[TMP3:%.*]] = atomicrmw xchg ptr addrspace(3) [[TMP2]], i64 %b syncscope("device") monotonic, align 8
; CHECK-NEXT: ret i64 [[TMP3]]
  %v = call i64 asm sideeffect "atom.shared.exch.b64 $0, [$1], $2;", "=l,r,l"(i32 %a, i64 %b)
  ret i64 %v
}

define i32 @atom_and_b32(ptr %a, i32 %b) {
; CHECK-LABEL: @atom_and_b32(
; CHECK-NEXT: [[TMP1:%.*]] = atomicrmw and ptr %a, i32 %b syncscope("device") monotonic, align 4
; CHECK-NEXT: ret i32 [[TMP1]]
  %v = call i32 asm sideeffect "atom.and.b32 $0, [$1], $2;", "=r,l,r"(ptr %a, i32 %b)
  ret i32 %v
}

define i64 @atom_or_b64(ptr %a, i64 %b) {
; CHECK-LABEL: @atom_or_b64(
; CHECK-NEXT: [[TMP1:%.*]] = atomicrmw or ptr %a, i64 %b syncscope("device") monotonic, align 8
; CHECK-NEXT: ret i64 [[TMP1]]
  %v = call i64 asm sideeffect "atom.or.b64 $0, [$1], $2;", "=l,l,l"(ptr %a, i64 %b)
  ret i64 %v
}

define i32 @atom_xor_b32(ptr %a, i32 %b) {
; CHECK-LABEL: @atom_xor_b32(
; CHECK-NEXT: [[TMP1:%.*]] = atomicrmw xor ptr %a, i32 %b syncscope("device") monotonic, align 4
; CHECK-NEXT: ret i32 [[TMP1]]
  %v = call i32 asm sideeffect "atom.xor.b32 $0, [$1], $2;", "=r,l,r"(ptr %a, i32 %b)
  ret i32 %v
}

define i32 @atom_inc_u32(ptr %a, i32 %b) {
; CHECK-LABEL: @atom_inc_u32(
; CHECK-NEXT: [[TMP1:%.*]] = atomicrmw uinc_wrap ptr %a, i32 %b syncscope("device") monotonic, align 4
; CHECK-NEXT: ret i32 [[TMP1]]
  %v = call i32 asm sideeffect "atom.inc.u32 $0, [$1], $2;", "=r,l,r"(ptr %a, i32 %b)
  ret i32 %v
}

define i32 @atom_dec_u32(ptr %a, i32 %b) {
; CHECK-LABEL: @atom_dec_u32(
; CHECK-NEXT: [[TMP1:%.*]] = atomicrmw udec_wrap ptr %a, i32 %b syncscope("device") monotonic, align 4
; CHECK-NEXT: ret i32 [[TMP1]]
  %v = call i32 asm sideeffect "atom.dec.u32 $0, [$1], $2;", "=r,l,r"(ptr %a, i32 %b)
  ret i32 %v
}

define i32 @atom_min_s32(ptr %a, i32 %b) {
; CHECK-LABEL: @atom_min_s32(
; CHECK-NEXT: [[TMP1:%.*]] = atomicrmw min ptr %a, i32 %b syncscope("device") monotonic, align 4
; CHECK-NEXT: ret i32 [[TMP1]]
  %v = call i32 asm sideeffect "atom.min.s32 $0, [$1], $2;", "=r,l,r"(ptr %a, i32 %b)
  ret i32 %v
}

define i64 @atom_min_u64(ptr %a, i64 %b) {
; CHECK-LABEL: @atom_min_u64(
; CHECK-NEXT: [[TMP1:%.*]] = atomicrmw umin ptr %a, i64 %b syncscope("device") monotonic, align 8
; CHECK-NEXT: ret i64 [[TMP1]]
  %v = call i64 asm sideeffect "atom.min.u64 $0, [$1], $2;", "=l,l,l"(ptr %a, i64 %b)
  ret i64 %v
}

define i64 @atom_max_s64(ptr %a, i64 %b) {
; CHECK-LABEL: @atom_max_s64(
; CHECK-NEXT: [[TMP1:%.*]] = atomicrmw max ptr %a, i64 %b syncscope("device") monotonic, align 8
; CHECK-NEXT: ret i64 [[TMP1]]
  %v = call i64 asm sideeffect "atom.max.s64 $0, [$1], $2;", "=l,l,l"(ptr %a, i64 %b)
  ret i64 %v
}

define i32 @atom_max_u32(ptr %a, i32 %b) {
; CHECK-LABEL: @atom_max_u32(
; CHECK-NEXT: [[TMP1:%.*]] = atomicrmw umax ptr %a, i32 %b syncscope("device") monotonic, align 4
; CHECK-NEXT: ret i32 [[TMP1]]
  %v = call i32 asm sideeffect "atom.max.u32 $0, [$1], $2;", "=r,l,r"(ptr %a, i32 %b)
  ret i32 %v
}

define i16 @atom_min_f16(ptr %a, i16 %b) {
; CHECK-LABEL: @atom_min_f16(
; CHECK-NEXT: [[TMP1:%.*]] = bitcast i16 %b to half
; CHECK-NEXT: [[TMP2:%.*]] = atomicrmw fmin ptr %a, half [[TMP1]] syncscope("device") monotonic, align 2
; CHECK-NEXT: [[TMP3:%.*]] = bitcast half [[TMP2]] to i16
; CHECK-NEXT: ret i16 [[TMP3]]
  %v = call i16 asm sideeffect "atom.min.f16 $0, [$1], $2;", "=h,l,h"(ptr %a, i16 %b)
  ret i16 %v
}

define i16 @atom_max_bf16(ptr %a, i16 %b) {
; CHECK-LABEL: @atom_max_bf16(
; CHECK-NEXT: [[TMP1:%.*]] = bitcast i16 %b to bfloat
; CHECK-NEXT: [[TMP2:%.*]] = atomicrmw fmax ptr %a, bfloat [[TMP1]] syncscope("device") monotonic, align 2
; CHECK-NEXT: [[TMP3:%.*]] = bitcast bfloat [[TMP2]] to i16
; CHECK-NEXT: ret i16 [[TMP3]]
  %v = call i16 asm sideeffect "atom.max.bf16 $0, [$1], $2;", "=h,l,h"(ptr %a, i16 %b)
  ret i16 %v
}

define i32 @atom_cas_b32(ptr %a, i32 %b, i32 %c) {
; CHECK-LABEL: @atom_cas_b32(
; CHECK-NEXT: [[TMP1:%.*]] = cmpxchg ptr %a, i32 %b, i32 %c syncscope("device") monotonic monotonic, align 4
; CHECK-NEXT: [[TMP2:%.*]] = extractvalue { i32, i1 } [[TMP1]], 0
; CHECK-NEXT: ret i32 [[TMP2]]
  %v = call i32 asm sideeffect "atom.cas.b32 $0, [$1], $2, $3;", "=r,l,r,r"(ptr %a, i32 %b, i32 %c)
  ret i32 %v
}

define i64 @atom_acq_rel_cta_global_cas_b64(ptr %a, i64 %b, i64 %c) {
; CHECK-LABEL: @atom_acq_rel_cta_global_cas_b64(
; CHECK-NEXT: [[TMP1:%.*]] = addrspacecast ptr %a to ptr addrspace(1)
; CHECK-NEXT: [[TMP2:%.*]] = cmpxchg ptr addrspace(1) [[TMP1]], i64 %b, i64 %c syncscope("block") acq_rel acquire, align 8
; CHECK-NEXT: [[TMP3:%.*]] = extractvalue { i64, i1 } [[TMP2]], 0
; CHECK-NEXT: ret i64 [[TMP3]]
  %v = call i64 asm sideeffect "atom.acq_rel.cta.global.cas.b64 $0, [$1], $2, $3;", "=l,l,l,l"(ptr %a, i64 %b, i64 %c)
  ret i64 %v
}

define i32 @atom_acquire_sys_add_s32(ptr %a, i32 %b) {
; CHECK-LABEL: @atom_acquire_sys_add_s32(
; CHECK-NEXT: [[TMP1:%.*]] = atomicrmw add ptr %a, i32 %b acquire, align 4
; CHECK-NEXT: ret i32 [[TMP1]]
  %v = call i32 asm sideeffect "atom.acquire.sys.add.s32 $0, [$1], $2;", "=r,l,r"(ptr %a, i32 %b)
  ret i32 %v
}

define { float, float } @atom_global_v2_f32_add(ptr %a, float %b, float %c) {
; CHECK-LABEL: @atom_global_v2_f32_add(
; CHECK-NEXT: [[TMP1:%.*]] = addrspacecast ptr %a to ptr addrspace(1)
; CHECK-NEXT: [[TMP2:%.*]] = atomicrmw fadd ptr addrspace(1) [[TMP1]], float %b syncscope("device") monotonic, align 4
; CHECK-NEXT: [[TMP3:%.*]] = getelementptr i8, ptr addrspace(1) [[TMP1]], i64 4
; CHECK-NEXT: [[TMP4:%.*]] = atomicrmw fadd ptr addrspace(1) [[TMP3]], float %c syncscope("device") monotonic, align 4
; CHECK-NEXT: [[TMP5:%.*]] = insertvalue { float, float } poison, float [[TMP2]], 0
; CHECK-NEXT: [[TMP6:%.*]] = insertvalue { float, float } [[TMP5]], float [[TMP4]], 1
; CHECK-NEXT: ret { float, float } [[TMP6]]
  %v = call { float, float } asm sideeffect "atom.global.v2.f32.add {$0, $1}, [$2], {$3, $4};", "=f,=f,l,f,f"(ptr %a, float %b, float %c)
  ret { float, float } %v
}

define void @red_add_u32(ptr %a, i32 %b) {
; CHECK-LABEL: @red_add_u32(
; CHECK-NEXT: [[TMP1:%.*]] = atomicrmw add ptr %a, i32 %b syncscope("device") monotonic, align 4
; CHECK-NEXT: ret void
  call void asm sideeffect "red.add.u32 [$0], $1;", "l,r"(ptr %a, i32 %b)
  ret void
}

define void @red_release_gpu_global_max_u64(ptr %a, i64 %b) {
; CHECK-LABEL: @red_release_gpu_global_max_u64(
; CHECK-NEXT: [[TMP1:%.*]] = addrspacecast ptr %a to ptr addrspace(1)
; CHECK-NEXT: [[TMP2:%.*]] = atomicrmw umax ptr addrspace(1) [[TMP1]], i64 %b syncscope("device") release, align 8
; CHECK-NEXT: ret void
  call void asm sideeffect "red.release.gpu.global.max.u64 [$0], $1;", "l,l"(ptr %a, i64 %b)
  ret void
}

define void @red_relaxed_cluster_and_b32(ptr %a, i32 %b) {
; CHECK-LABEL: @red_relaxed_cluster_and_b32(
; CHECK-NEXT: [[TMP1:%.*]] = atomicrmw and ptr %a, i32 %b syncscope("cluster") monotonic, align 4
; CHECK-NEXT: ret void
  call void asm sideeffect "red.relaxed.cluster.and.b32 [$0], $1;", "l,r"(ptr %a, i32 %b)
  ret void
}

define void @membar_cta() {
; CHECK-LABEL: @membar_cta(
; CHECK-NEXT: call void @llvm.nvvm.membar.cta()
; CHECK-NEXT: ret void
  call void asm sideeffect "membar.cta;", ""()
  ret void
}

define void @membar_gl() {
; CHECK-LABEL: @membar_gl(
; CHECK-NEXT: call void @llvm.nvvm.membar.gl()
; CHECK-NEXT: ret void
  call void asm sideeffect "membar.gl;", ""()
  ret void
}

define void @membar_sys() {
; CHECK-LABEL: @membar_sys(
; CHECK-NEXT: call void @llvm.nvvm.membar.sys()
; CHECK-NEXT: ret void
  call void asm sideeffect "membar.sys;", ""()
  ret void
}

define void @fence_sc_sys() {
; CHECK-LABEL: @fence_sc_sys(
; CHECK-NEXT: fence seq_cst
; CHECK-NEXT: ret void
  call void asm sideeffect "fence.sc.sys;", ""()
  ret void
}

define void @fence_acq_rel_cta() {
; CHECK-LABEL: @fence_acq_rel_cta(
; CHECK-NEXT: fence syncscope("block") acq_rel
; CHECK-NEXT: ret void
  call void asm sideeffect "fence.acq_rel.cta;", ""()
  ret void
}

define void @fence_acquire_gpu() {
; CHECK-LABEL: @fence_acquire_gpu(
; CHECK-NEXT: fence syncscope("device") acquire
; CHECK-NEXT: ret void
  call void asm sideeffect "fence.acquire.gpu;", ""()
  ret void
}

define void @fence_release_cluster() {
; CHECK-LABEL: @fence_release_cluster(
; CHECK-NEXT: fence syncscope("cluster") release
; CHECK-NEXT: ret void
  call void asm sideeffect "fence.release.cluster;", ""()
  ret void
}

define void @fence_gpu() {
; CHECK-LABEL: @fence_gpu(
; CHECK-NEXT: fence syncscope("device") acq_rel
; CHECK-NEXT: ret void
  call void asm sideeffect "fence.gpu;", ""()
  ret void
}

define void @prefetch_global_L2(ptr %a) {
; CHECK-LABEL: @prefetch_global_L2(
; CHECK-NEXT: ret void
  call void asm sideeffect "prefetch.global.L2 [$0];", "l"(ptr %a)
  ret void
}

define void @prefetchu_L1(ptr %a) {
; CHECK-LABEL: @prefetchu_L1(
; CHECK-NEXT: ret void
  call void asm sideeffect "prefetchu.L1 [$0];", "l"(ptr %a)
  ret void
}

define void @discard_global_L2(ptr %a) {
; CHECK-LABEL: @discard_global_L2(
; CHECK-NEXT: ret void
  call void asm sideeffect "discard.global.L2 [$0], 128;", "l"(ptr %a)
  ret void
}

define void @applypriority_global_L2_evict_normal(ptr %a) {
; CHECK-LABEL: @applypriority_global_L2_evict_normal(
; CHECK-NEXT: ret void
  call void asm sideeffect "applypriority.global.L2::evict_normal [$0], 128;", "l"(ptr %a)
  ret void
}

define void @pmevent() {
; CHECK-LABEL: @pmevent(
; CHECK-NEXT: ret void
  call void asm sideeffect "pmevent 3;", ""()
  ret void
}

define void @griddepcontrol_wait() {
; CHECK-LABEL: @griddepcontrol_wait(
; CHECK-NEXT: ret void
  call void asm sideeffect "griddepcontrol.wait;", ""()
  ret void
}
