; A conversion to an integer does the rounding before it.
;
; RUN: llc -O2 -mattr=+interlocked %s -o - | FileCheck %s
target triple = "q7x2"
declare float @llvm.floor.f32(float)
; CHECK-LABEL: {{^}}floor_f32_s32:
; CHECK-NOT: FRND
; CHECK: F2I.S32.F32.RM R4, R4 ;
; CHECK-NEXT: RET
define i32 @floor_f32_s32(float %x) {
  %r = call float @llvm.floor.f32(float %x)
  %i = fptosi float %r to i32
  ret i32 %i
}
; CHECK-LABEL: {{^}}floor_f32_u32:
; CHECK-NOT: FRND
; CHECK: F2I.U32.F32.RM R4, R4 ;
; CHECK-NEXT: RET
define i32 @floor_f32_u32(float %x) {
  %r = call float @llvm.floor.f32(float %x)
  %i = fptoui float %r to i32
  ret i32 %i
}
; CHECK-LABEL: {{^}}floor_f32_s64:
; CHECK-NOT: FRND
; CHECK: F2I.S64.F32.RM R[4:5], R4 ;
; CHECK-NEXT: RET
define i64 @floor_f32_s64(float %x) {
  %r = call float @llvm.floor.f32(float %x)
  %i = fptosi float %r to i64
  ret i64 %i
}
; CHECK-LABEL: {{^}}floor_f32_u64:
; CHECK-NOT: FRND
; CHECK: F2I.U64.F32.RM R[4:5], R4 ;
; CHECK-NEXT: RET
define i64 @floor_f32_u64(float %x) {
  %r = call float @llvm.floor.f32(float %x)
  %i = fptoui float %r to i64
  ret i64 %i
}
declare double @llvm.floor.f64(double)
; CHECK-LABEL: {{^}}floor_f64_s32:
; CHECK-NOT: FRND
; CHECK: F2I.S32.F64.RM R4, R[4:5] ;
; CHECK-NEXT: RET
define i32 @floor_f64_s32(double %x) {
  %r = call double @llvm.floor.f64(double %x)
  %i = fptosi double %r to i32
  ret i32 %i
}
; CHECK-LABEL: {{^}}floor_f64_u32:
; CHECK-NOT: FRND
; CHECK: F2I.U32.F64.RM R4, R[4:5] ;
; CHECK-NEXT: RET
define i32 @floor_f64_u32(double %x) {
  %r = call double @llvm.floor.f64(double %x)
  %i = fptoui double %r to i32
  ret i32 %i
}
; CHECK-LABEL: {{^}}floor_f64_s64:
; CHECK-NOT: FRND
; CHECK: F2I.S64.F64.RM R[4:5], R[4:5] ;
; CHECK-NEXT: RET
define i64 @floor_f64_s64(double %x) {
  %r = call double @llvm.floor.f64(double %x)
  %i = fptosi double %r to i64
  ret i64 %i
}
; CHECK-LABEL: {{^}}floor_f64_u64:
; CHECK-NOT: FRND
; CHECK: F2I.U64.F64.RM R[4:5], R[4:5] ;
; CHECK-NEXT: RET
define i64 @floor_f64_u64(double %x) {
  %r = call double @llvm.floor.f64(double %x)
  %i = fptoui double %r to i64
  ret i64 %i
}
declare float @llvm.ceil.f32(float)
; CHECK-LABEL: {{^}}ceil_f32_s32:
; CHECK-NOT: FRND
; CHECK: F2I.S32.F32.RP R4, R4 ;
; CHECK-NEXT: RET
define i32 @ceil_f32_s32(float %x) {
  %r = call float @llvm.ceil.f32(float %x)
  %i = fptosi float %r to i32
  ret i32 %i
}
; CHECK-LABEL: {{^}}ceil_f32_u32:
; CHECK-NOT: FRND
; CHECK: F2I.U32.F32.RP R4, R4 ;
; CHECK-NEXT: RET
define i32 @ceil_f32_u32(float %x) {
  %r = call float @llvm.ceil.f32(float %x)
  %i = fptoui float %r to i32
  ret i32 %i
}
; CHECK-LABEL: {{^}}ceil_f32_s64:
; CHECK-NOT: FRND
; CHECK: F2I.S64.F32.RP R[4:5], R4 ;
; CHECK-NEXT: RET
define i64 @ceil_f32_s64(float %x) {
  %r = call float @llvm.ceil.f32(float %x)
  %i = fptosi float %r to i64
  ret i64 %i
}
; CHECK-LABEL: {{^}}ceil_f32_u64:
; CHECK-NOT: FRND
; CHECK: F2I.U64.F32.RP R[4:5], R4 ;
; CHECK-NEXT: RET
define i64 @ceil_f32_u64(float %x) {
  %r = call float @llvm.ceil.f32(float %x)
  %i = fptoui float %r to i64
  ret i64 %i
}
declare double @llvm.ceil.f64(double)
; CHECK-LABEL: {{^}}ceil_f64_s32:
; CHECK-NOT: FRND
; CHECK: F2I.S32.F64.RP R4, R[4:5] ;
; CHECK-NEXT: RET
define i32 @ceil_f64_s32(double %x) {
  %r = call double @llvm.ceil.f64(double %x)
  %i = fptosi double %r to i32
  ret i32 %i
}
; CHECK-LABEL: {{^}}ceil_f64_u32:
; CHECK-NOT: FRND
; CHECK: F2I.U32.F64.RP R4, R[4:5] ;
; CHECK-NEXT: RET
define i32 @ceil_f64_u32(double %x) {
  %r = call double @llvm.ceil.f64(double %x)
  %i = fptoui double %r to i32
  ret i32 %i
}
; CHECK-LABEL: {{^}}ceil_f64_s64:
; CHECK-NOT: FRND
; CHECK: F2I.S64.F64.RP R[4:5], R[4:5] ;
; CHECK-NEXT: RET
define i64 @ceil_f64_s64(double %x) {
  %r = call double @llvm.ceil.f64(double %x)
  %i = fptosi double %r to i64
  ret i64 %i
}
; CHECK-LABEL: {{^}}ceil_f64_u64:
; CHECK-NOT: FRND
; CHECK: F2I.U64.F64.RP R[4:5], R[4:5] ;
; CHECK-NEXT: RET
define i64 @ceil_f64_u64(double %x) {
  %r = call double @llvm.ceil.f64(double %x)
  %i = fptoui double %r to i64
  ret i64 %i
}
declare float @llvm.trunc.f32(float)
; CHECK-LABEL: {{^}}trunc_f32_s32:
; CHECK-NOT: FRND
; CHECK: F2I.S32.F32.RZ R4, R4 ;
; CHECK-NEXT: RET
define i32 @trunc_f32_s32(float %x) {
  %r = call float @llvm.trunc.f32(float %x)
  %i = fptosi float %r to i32
  ret i32 %i
}
; CHECK-LABEL: {{^}}trunc_f32_u32:
; CHECK-NOT: FRND
; CHECK: F2I.U32.F32.RZ R4, R4 ;
; CHECK-NEXT: RET
define i32 @trunc_f32_u32(float %x) {
  %r = call float @llvm.trunc.f32(float %x)
  %i = fptoui float %r to i32
  ret i32 %i
}
; CHECK-LABEL: {{^}}trunc_f32_s64:
; CHECK-NOT: FRND
; CHECK: F2I.S64.F32.RZ R[4:5], R4 ;
; CHECK-NEXT: RET
define i64 @trunc_f32_s64(float %x) {
  %r = call float @llvm.trunc.f32(float %x)
  %i = fptosi float %r to i64
  ret i64 %i
}
; CHECK-LABEL: {{^}}trunc_f32_u64:
; CHECK-NOT: FRND
; CHECK: F2I.U64.F32.RZ R[4:5], R4 ;
; CHECK-NEXT: RET
define i64 @trunc_f32_u64(float %x) {
  %r = call float @llvm.trunc.f32(float %x)
  %i = fptoui float %r to i64
  ret i64 %i
}
declare double @llvm.trunc.f64(double)
; CHECK-LABEL: {{^}}trunc_f64_s32:
; CHECK-NOT: FRND
; CHECK: F2I.S32.F64.RZ R4, R[4:5] ;
; CHECK-NEXT: RET
define i32 @trunc_f64_s32(double %x) {
  %r = call double @llvm.trunc.f64(double %x)
  %i = fptosi double %r to i32
  ret i32 %i
}
; CHECK-LABEL: {{^}}trunc_f64_u32:
; CHECK-NOT: FRND
; CHECK: F2I.U32.F64.RZ R4, R[4:5] ;
; CHECK-NEXT: RET
define i32 @trunc_f64_u32(double %x) {
  %r = call double @llvm.trunc.f64(double %x)
  %i = fptoui double %r to i32
  ret i32 %i
}
; CHECK-LABEL: {{^}}trunc_f64_s64:
; CHECK-NOT: FRND
; CHECK: F2I.S64.F64.RZ R[4:5], R[4:5] ;
; CHECK-NEXT: RET
define i64 @trunc_f64_s64(double %x) {
  %r = call double @llvm.trunc.f64(double %x)
  %i = fptosi double %r to i64
  ret i64 %i
}
; CHECK-LABEL: {{^}}trunc_f64_u64:
; CHECK-NOT: FRND
; CHECK: F2I.U64.F64.RZ R[4:5], R[4:5] ;
; CHECK-NEXT: RET
define i64 @trunc_f64_u64(double %x) {
  %r = call double @llvm.trunc.f64(double %x)
  %i = fptoui double %r to i64
  ret i64 %i
}
declare float @llvm.roundeven.f32(float)
; CHECK-LABEL: {{^}}roundeven_f32_s32:
; CHECK-NOT: FRND
; CHECK: F2I.S32.F32 R4, R4 ;
; CHECK-NEXT: RET
define i32 @roundeven_f32_s32(float %x) {
  %r = call float @llvm.roundeven.f32(float %x)
  %i = fptosi float %r to i32
  ret i32 %i
}
; CHECK-LABEL: {{^}}roundeven_f32_s64:
; CHECK-NOT: FRND
; CHECK: F2I.S64.F32 R[4:5], R4 ;
; CHECK-NEXT: RET
define i64 @roundeven_f32_s64(float %x) {
  %r = call float @llvm.roundeven.f32(float %x)
  %i = fptosi float %r to i64
  ret i64 %i
}
declare double @llvm.roundeven.f64(double)
; CHECK-LABEL: {{^}}roundeven_f64_s32:
; CHECK-NOT: FRND
; CHECK: F2I.S32.F64 R4, R[4:5] ;
; CHECK-NEXT: RET
define i32 @roundeven_f64_s32(double %x) {
  %r = call double @llvm.roundeven.f64(double %x)
  %i = fptosi double %r to i32
  ret i32 %i
}
; CHECK-LABEL: {{^}}roundeven_f64_s64:
; CHECK-NOT: FRND
; CHECK: F2I.S64.F64 R[4:5], R[4:5] ;
; CHECK-NEXT: RET
define i64 @roundeven_f64_s64(double %x) {
  %r = call double @llvm.roundeven.f64(double %x)
  %i = fptosi double %r to i64
  ret i64 %i
}
declare float @llvm.rint.f32(float)
; CHECK-LABEL: {{^}}rint_f32_s32:
; CHECK-NOT: FRND
; CHECK: F2I.S32.F32 R4, R4 ;
; CHECK-NEXT: RET
define i32 @rint_f32_s32(float %x) {
  %r = call float @llvm.rint.f32(float %x)
  %i = fptosi float %r to i32
  ret i32 %i
}
; CHECK-LABEL: {{^}}rint_f32_u32:
; CHECK-NOT: FRND
; CHECK: F2I.U32.F32 R4, R4 ;
; CHECK-NEXT: RET
define i32 @rint_f32_u32(float %x) {
  %r = call float @llvm.rint.f32(float %x)
  %i = fptoui float %r to i32
  ret i32 %i
}
; CHECK-LABEL: {{^}}rint_f32_s64:
; CHECK-NOT: FRND
; CHECK: F2I.S64.F32 R[4:5], R4 ;
; CHECK-NEXT: RET
define i64 @rint_f32_s64(float %x) {
  %r = call float @llvm.rint.f32(float %x)
  %i = fptosi float %r to i64
  ret i64 %i
}
; CHECK-LABEL: {{^}}rint_f32_u64:
; CHECK-NOT: FRND
; CHECK: F2I.U64.F32 R[4:5], R4 ;
; CHECK-NEXT: RET
define i64 @rint_f32_u64(float %x) {
  %r = call float @llvm.rint.f32(float %x)
  %i = fptoui float %r to i64
  ret i64 %i
}
declare double @llvm.rint.f64(double)
; CHECK-LABEL: {{^}}rint_f64_s32:
; CHECK-NOT: FRND
; CHECK: F2I.S32.F64 R4, R[4:5] ;
; CHECK-NEXT: RET
define i32 @rint_f64_s32(double %x) {
  %r = call double @llvm.rint.f64(double %x)
  %i = fptosi double %r to i32
  ret i32 %i
}
; CHECK-LABEL: {{^}}rint_f64_u32:
; CHECK-NOT: FRND
; CHECK: F2I.U32.F64 R4, R[4:5] ;
; CHECK-NEXT: RET
define i32 @rint_f64_u32(double %x) {
  %r = call double @llvm.rint.f64(double %x)
  %i = fptoui double %r to i32
  ret i32 %i
}
; CHECK-LABEL: {{^}}rint_f64_s64:
; CHECK-NOT: FRND
; CHECK: F2I.S64.F64 R[4:5], R[4:5] ;
; CHECK-NEXT: RET
define i64 @rint_f64_s64(double %x) {
  %r = call double @llvm.rint.f64(double %x)
  %i = fptosi double %r to i64
  ret i64 %i
}
; CHECK-LABEL: {{^}}rint_f64_u64:
; CHECK-NOT: FRND
; CHECK: F2I.U64.F64 R[4:5], R[4:5] ;
; CHECK-NEXT: RET
define i64 @rint_f64_u64(double %x) {
  %r = call double @llvm.rint.f64(double %x)
  %i = fptoui double %r to i64
  ret i64 %i
}
declare float @llvm.nearbyint.f32(float)
; CHECK-LABEL: {{^}}nearbyint_f32_s32:
; CHECK-NOT: FRND
; CHECK: F2I.S32.F32 R4, R4 ;
; CHECK-NEXT: RET
define i32 @nearbyint_f32_s32(float %x) {
  %r = call float @llvm.nearbyint.f32(float %x)
  %i = fptosi float %r to i32
  ret i32 %i
}
; CHECK-LABEL: {{^}}nearbyint_f32_s64:
; CHECK-NOT: FRND
; CHECK: F2I.S64.F32 R[4:5], R4 ;
; CHECK-NEXT: RET
define i64 @nearbyint_f32_s64(float %x) {
  %r = call float @llvm.nearbyint.f32(float %x)
  %i = fptosi float %r to i64
  ret i64 %i
}
declare double @llvm.nearbyint.f64(double)
; CHECK-LABEL: {{^}}nearbyint_f64_s32:
; CHECK-NOT: FRND
; CHECK: F2I.S32.F64 R4, R[4:5] ;
; CHECK-NEXT: RET
define i32 @nearbyint_f64_s32(double %x) {
  %r = call double @llvm.nearbyint.f64(double %x)
  %i = fptosi double %r to i32
  ret i32 %i
}
; CHECK-LABEL: {{^}}nearbyint_f64_s64:
; CHECK-NOT: FRND
; CHECK: F2I.S64.F64 R[4:5], R[4:5] ;
; CHECK-NEXT: RET
define i64 @nearbyint_f64_s64(double %x) {
  %r = call double @llvm.nearbyint.f64(double %x)
  %i = fptosi double %r to i64
  ret i64 %i
}
