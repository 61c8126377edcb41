; NOTE: CHECK lines are written by utils/update-checks
; The pass q7x2-ptx: labels and branches become blocks, registers values.

; RUN: opt -passes=q7x2-ptx,simplifycfg -S %s | FileCheck %s

target triple = "q7x2"

define i32 @loop(i32 %a, i32 %b) {
; CHECK-LABEL: @loop(
; CHECK-NEXT: br label [[PTX_AGAIN:%.*]]
; CHECK: ptx.AGAIN:
; CHECK-NEXT: [[_03:%.*]] = phi i1 [ undef, [[TMP0:%.*]] ], [ [[TMP2:%.*]], [[PTX_AGAIN]] ]
; CHECK-NEXT: [[_0:%.*]] = phi i32 [ 0, [[TMP0]] ], [ [[TMP1:%.*]], [[PTX_AGAIN]] ]
; CHECK-NEXT: [[TMP1]] = add i32 [[_0]], %a
; CHECK-NEXT: [[TMP2]] = icmp ult i32 [[TMP1]], %b
; CHECK-NEXT: [[TMP3:%.*]] = xor i1 [[TMP2]], true
; CHECK-NEXT: br i1 [[TMP2]], label [[PTX_AGAIN]], label [[PTX_NEXT:%.*]]
; CHECK: ptx.next:
; CHECK-NEXT: ret i32 [[TMP1]]
  %v = call i32 asm "{ .reg .pred p; mov.u32 $0, 0; AGAIN: add.u32 $0, $0, $1; setp.lt.u32 p, $0, $2; @p bra.uni AGAIN; }", "=&r,r,r"(i32 %a, i32 %b)
  ret i32 %v
}

define float @forward(float %a, i1 %c) {
; CHECK-LABEL: @forward(
; CHECK-NEXT: ptx.END:
; CHECK-NEXT: [[TMP0:%.*]] = xor i1 %c, true
; CHECK-NEXT: [[TMP1:%.*]] = bitcast float %a to i32
; CHECK-NEXT: [[TMP2:%.*]] = bitcast float %a to i32
; CHECK-NEXT: [[TMP3:%.*]] = fneg float %a
; CHECK-NEXT: [[TMP4:%.*]] = bitcast float [[TMP3]] to i32
; CHECK-NEXT: [[TMP5:%.*]] = bitcast float %a to i32
; CHECK-NEXT: [[_01:%.*]] = select i1 [[TMP0]], i32 [[TMP2]], i32 [[TMP5]]
; CHECK-NEXT: [[_0:%.*]] = select i1 [[TMP0]], i32 [[TMP1]], i32 [[TMP4]]
; CHECK-NEXT: [[TMP6:%.*]] = bitcast i32 [[_0]] to float
; CHECK-NEXT: ret float [[TMP6]]
  %v = call float asm "mov.f32 $0, $1; @!$2 bra END; neg.f32 $0, $1; END:", "=f,f,b"(float %a, i1 %c)
  ret float %v
}

define i32 @never(i32 %a) {
; CHECK-LABEL: @never(
; CHECK-NEXT: ptx.END:
; CHECK-NEXT: [[TMP0:%.*]] = mul i32 %a, 3
; CHECK-NEXT: ret i32 [[TMP0]]
  %v = call i32 asm "mov.u32 $0, $1; bra END; add.u32 $0, $0, 1; END: mul.lo.u32 $0, $0, 3;", "=r,r"(i32 %a)
  ret i32 %v
}
