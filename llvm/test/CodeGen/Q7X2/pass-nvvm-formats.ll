; NOTE: CHECK lines are written by utils/update-checks
; The pass q7x2-nvvm: formats that no register has, and fns.

; RUN: llc -start-before=q7x2-nvvm -stop-after=q7x2-nvvm %s -o - | FileCheck %s

target triple = "q7x2"

declare i32 @llvm.nvvm.f2tf32.rna(float)
define i32 @f2tf32_rna(float %a) {
; CHECK-LABEL: @f2tf32_rna(
; CHECK-NEXT: [[TMP1:%.*]] = bitcast float %a to i32
; CHECK-NEXT: [[TMP2:%.*]] = add i32 [[TMP1]], 4096
; CHECK-NEXT: [[TMP3:%.*]] = and i32 [[TMP2]], -8192
; CHECK-NEXT: [[TMP4:%.*]] = and i32 [[TMP1]], -2147483648
; CHECK-NEXT: [[TMP5:%.*]] = fcmp uno float %a, %a
; CHECK-NEXT: [[TMP6:%.*]] = select i1 [[TMP5]], i32 2147475456, i32 [[TMP3]]
; CHECK-NEXT: ret i32 [[TMP6]]
  %r = call i32 @llvm.nvvm.f2tf32.rna(float %a)
  ret i32 %r
}

declare i32 @llvm.nvvm.f2tf32.rn.relu(float)
define i32 @f2tf32_rn_relu(float %a) {
; CHECK-LABEL: @f2tf32_rn_relu(
; CHECK-NEXT: [[TMP1:%.*]] = bitcast float %a to i32
; CHECK-NEXT: [[TMP2:%.*]] = add i32 [[TMP1]], 4095
; CHECK-NEXT: [[TMP3:%.*]] = lshr i32 [[TMP1]], 13
; CHECK-NEXT: [[TMP4:%.*]] = and i32 [[TMP3]], 1
; CHECK-NEXT: [[TMP5:%.*]] = add i32 [[TMP2]], [[TMP4]]
; CHECK-NEXT: [[TMP6:%.*]] = and i32 [[TMP5]], -8192
; CHECK-NEXT: [[TMP7:%.*]] = and i32 [[TMP1]], -2147483648
; CHECK-NEXT: [[TMP8:%.*]] = icmp ne i32 [[TMP7]], 0
; CHECK-NEXT: [[TMP9:%.*]] = select i1 [[TMP8]], i32 0, i32 [[TMP6]]
; CHECK-NEXT: [[TMP10:%.*]] = fcmp uno float %a, %a
; CHECK-NEXT: [[TMP11:%.*]] = select i1 [[TMP10]], i32 2147475456, i32 [[TMP9]]
; CHECK-NEXT: ret i32 [[TMP11]]
  %r = call i32 @llvm.nvvm.f2tf32.rn.relu(float %a)
  ret i32 %r
}

declare i32 @llvm.nvvm.f2tf32.rz(float)
define i32 @f2tf32_rz(float %a) {
; CHECK-LABEL: @f2tf32_rz(
; CHECK-NEXT: [[TMP1:%.*]] = bitcast float %a to i32
; CHECK-NEXT: [[TMP2:%.*]] = and i32 [[TMP1]], -8192
; CHECK-NEXT: [[TMP3:%.*]] = and i32 [[TMP1]], -2147483648
; CHECK-NEXT: [[TMP4:%.*]] = fcmp uno float %a, %a
; CHECK-NEXT: [[TMP5:%.*]] = select i1 [[TMP4]], i32 2147475456, i32 [[TMP2]]
; CHECK-NEXT: ret i32 [[TMP5]]
  %r = call i32 @llvm.nvvm.f2tf32.rz(float %a)
  ret i32 %r
}

declare i32 @llvm.nvvm.f2tf32.rna.satfinite(float)
define i32 @f2tf32_rna_satfinite(float %a) {
; CHECK-LABEL: @f2tf32_rna_satfinite(
; CHECK-NEXT: [[TMP1:%.*]] = bitcast float %a to i32
; CHECK-NEXT: [[TMP2:%.*]] = add i32 [[TMP1]], 4096
; CHECK-NEXT: [[TMP3:%.*]] = and i32 [[TMP2]], -8192
; CHECK-NEXT: [[TMP4:%.*]] = and i32 [[TMP1]], -2147483648
; CHECK-NEXT: [[TMP5:%.*]] = and i32 [[TMP3]], 2147483647
; CHECK-NEXT: [[TMP6:%.*]] = call i32 @llvm.umin.i32(i32 [[TMP5]], i32 2139086848)
; CHECK-NEXT: [[TMP7:%.*]] = or i32 [[TMP6]], [[TMP4]]
; CHECK-NEXT: [[TMP8:%.*]] = fcmp uno float %a, %a
; CHECK-NEXT: [[TMP9:%.*]] = select i1 [[TMP8]], i32 2147475456, i32 [[TMP7]]
; CHECK-NEXT: ret i32 [[TMP9]]
  %r = call i32 @llvm.nvvm.f2tf32.rna.satfinite(float %a)
  ret i32 %r
}

declare i16 @llvm.nvvm.ff.to.e4m3x2.rn(float, float)
define i16 @ff_to_e4m3x2_rn(float %a, float %b) {
; CHECK-LABEL: @ff_to_e4m3x2_rn(
; CHECK-NEXT: [[TMP1:%.*]] = bitcast float %a to i32
; CHECK-NEXT: [[TMP2:%.*]] = lshr i32 [[TMP1]], 31
; CHECK-NEXT: [[TMP3:%.*]] = shl i32 [[TMP2]], 7
; CHECK-NEXT: [[TMP4:%.*]] = and i32 [[TMP1]], 2147483647
; CHECK-NEXT: [[TMP5:%.*]] = lshr i32 [[TMP4]], 20
; CHECK-NEXT: [[TMP6:%.*]] = and i32 [[TMP5]], 1
; CHECK-NEXT: [[TMP7:%.*]] = add i32 [[TMP4]], 524287
; CHECK-NEXT: [[TMP8:%.*]] = add i32 [[TMP7]], [[TMP6]]
; CHECK-NEXT: [[TMP9:%.*]] = lshr i32 [[TMP8]], 20
; CHECK-NEXT: [[TMP10:%.*]] = sub i32 [[TMP9]], 960
; CHECK-NEXT: [[TMP11:%.*]] = bitcast i32 [[TMP4]] to float
; CHECK-NEXT: [[TMP12:%.*]] = fmul float [[TMP11]], 5.120000e+02
; CHECK-NEXT: [[TMP13:%.*]] = icmp ult i32 [[TMP4]], 1015021568
; CHECK-NEXT: [[TMP14:%.*]] = select i1 [[TMP13]], float [[TMP12]], float 0.000000e+00
; CHECK-NEXT: [[TMP15:%.*]] = call float @llvm.roundeven.f32(float [[TMP14]])
; CHECK-NEXT: [[TMP16:%.*]] = fptoui float [[TMP15]] to i32
; CHECK-NEXT: [[TMP17:%.*]] = select i1 [[TMP13]], i32 [[TMP16]], i32 [[TMP10]]
; CHECK-NEXT: [[TMP18:%.*]] = call i32 @llvm.umin.i32(i32 [[TMP17]], i32 126)
; CHECK-NEXT: [[TMP19:%.*]] = or i32 [[TMP18]], [[TMP3]]
; CHECK-NEXT: [[TMP20:%.*]] = fcmp uno float %a, %a
; CHECK-NEXT: [[TMP21:%.*]] = select i1 [[TMP20]], i32 127, i32 [[TMP19]]
; CHECK-NEXT: [[TMP22:%.*]] = shl i32 [[TMP21]], 8
; CHECK-NEXT: [[TMP23:%.*]] = bitcast float %b to i32
; CHECK-NEXT: [[TMP24:%.*]] = lshr i32 [[TMP23]], 31
; CHECK-NEXT: [[TMP25:%.*]] = shl i32 [[TMP24]], 7
; CHECK-NEXT: [[TMP26:%.*]] = and i32 [[TMP23]], 2147483647
; CHECK-NEXT: [[TMP27:%.*]] = lshr i32 [[TMP26]], 20
; CHECK-NEXT: [[TMP28:%.*]] = and i32 [[TMP27]], 1
; CHECK-NEXT: [[TMP29:%.*]] = add i32 [[TMP26]], 524287
; CHECK-NEXT: [[TMP30:%.*]] = add i32 [[TMP29]], [[TMP28]]
; CHECK-NEXT: [[TMP31:%.*]] = lshr i32 [[TMP30]], 20
; CHECK-NEXT: [[TMP32:%.*]] = sub i32 [[TMP31]], 960
; CHECK-NEXT: [[TMP33:%.*]] = bitcast i32 [[TMP26]] to float
; CHECK-NEXT: [[TMP34:%.*]] = fmul float [[TMP33]], 5.120000e+02
; CHECK-NEXT: [[TMP35:%.*]] = icmp ult i32 [[TMP26]], 1015021568
; CHECK-NEXT: [[TMP36:%.*]] = select i1 [[TMP35]], float [[TMP34]], float 0.000000e+00
; CHECK-NEXT: [[TMP37:%.*]] = call float @llvm.roundeven.f32(float [[TMP36]])
; CHECK-NEXT: [[TMP38:%.*]] = fptoui float [[TMP37]] to i32
; CHECK-NEXT: [[TMP39:%.*]] = select i1 [[TMP35]], i32 [[TMP38]], i32 [[TMP32]]
; CHECK-NEXT: [[TMP40:%.*]] = call i32 @llvm.umin.i32(i32 [[TMP39]], i32 126)
; CHECK-NEXT: [[TMP41:%.*]] = or i32 [[TMP40]], [[TMP25]]
; CHECK-NEXT: [[TMP42:%.*]] = fcmp uno float %b, %b
; CHECK-NEXT: [[TMP43:%.*]] = select i1 [[TMP42]], i32 127, i32 [[TMP41]]
; CHECK-NEXT: [[TMP44:%.*]] = or i32 [[TMP22]], [[TMP43]]
; CHECK-NEXT: [[TMP45:%.*]] = trunc i32 [[TMP44]] to i16
; CHECK-NEXT: ret i16 [[TMP45]]
  %r = call i16 @llvm.nvvm.ff.to.e4m3x2.rn(float %a, float %b)
  ret i16 %r
}

declare i16 @llvm.nvvm.ff.to.e5m2x2.rn.relu(float, float)
define i16 @ff_to_e5m2x2_rn_relu(float %a, float %b) {
; CHECK-LABEL: @ff_to_e5m2x2_rn_relu(
; CHECK-NEXT: [[TMP1:%.*]] = bitcast float %a to i32
; CHECK-NEXT: [[TMP2:%.*]] = lshr i32 [[TMP1]], 31
; CHECK-NEXT: [[TMP3:%.*]] = shl i32 [[TMP2]], 7
; CHECK-NEXT: [[TMP4:%.*]] = and i32 [[TMP1]], 2147483647
; CHECK-NEXT: [[TMP5:%.*]] = lshr i32 [[TMP4]], 21
; CHECK-NEXT: [[TMP6:%.*]] = and i32 [[TMP5]], 1
; CHECK-NEXT: [[TMP7:%.*]] = add i32 [[TMP4]], 1048575
; CHECK-NEXT: [[TMP8:%.*]] = add i32 [[TMP7]], [[TMP6]]
; CHECK-NEXT: [[TMP9:%.*]] = lshr i32 [[TMP8]], 21
; CHECK-NEXT: [[TMP10:%.*]] = sub i32 [[TMP9]], 448
; CHECK-NEXT: [[TMP11:%.*]] = bitcast i32 [[TMP4]] to float
; CHECK-NEXT: [[TMP12:%.*]] = fmul float [[TMP11]], 6.553600e+04
; CHECK-NEXT: [[TMP13:%.*]] = icmp ult i32 [[TMP4]], 947912704
; CHECK-NEXT: [[TMP14:%.*]] = select i1 [[TMP13]], float [[TMP12]], float 0.000000e+00
; CHECK-NEXT: [[TMP15:%.*]] = call float @llvm.roundeven.f32(float [[TMP14]])
; CHECK-NEXT: [[TMP16:%.*]] = fptoui float [[TMP15]] to i32
; CHECK-NEXT: [[TMP17:%.*]] = select i1 [[TMP13]], i32 [[TMP16]], i32 [[TMP10]]
; CHECK-NEXT: [[TMP18:%.*]] = call i32 @llvm.umin.i32(i32 [[TMP17]], i32 123)
; CHECK-NEXT: [[TMP19:%.*]] = or i32 [[TMP18]], [[TMP3]]
; CHECK-NEXT: [[TMP20:%.*]] = icmp ne i32 [[TMP3]], 0
; CHECK-NEXT: [[TMP21:%.*]] = select i1 [[TMP20]], i32 0, i32 [[TMP19]]
; CHECK-NEXT: [[TMP22:%.*]] = fcmp uno float %a, %a
; CHECK-NEXT: [[TMP23:%.*]] = select i1 [[TMP22]], i32 127, i32 [[TMP21]]
; CHECK-NEXT: [[TMP24:%.*]] = shl i32 [[TMP23]], 8
; CHECK-NEXT: [[TMP25:%.*]] = bitcast float %b to i32
; CHECK-NEXT: [[TMP26:%.*]] = lshr i32 [[TMP25]], 31
; CHECK-NEXT: [[TMP27:%.*]] = shl i32 [[TMP26]], 7
; CHECK-NEXT: [[TMP28:%.*]] = and i32 [[TMP25]], 2147483647
; CHECK-NEXT: [[TMP29:%.*]] = lshr i32 [[TMP28]], 21
; CHECK-NEXT: [[TMP30:%.*]] = and i32 [[TMP29]], 1
; CHECK-NEXT: [[TMP31:%.*]] = add i32 [[TMP28]], 1048575
; CHECK-NEXT: [[TMP32:%.*]] = add i32 [[TMP31]], [[TMP30]]
; CHECK-NEXT: [[TMP33:%.*]] = lshr i32 [[TMP32]], 21
; CHECK-NEXT: [[TMP34:%.*]] = sub i32 [[TMP33]], 448
; CHECK-NEXT: [[TMP35:%.*]] = bitcast i32 [[TMP28]] to float
; CHECK-NEXT: [[TMP36:%.*]] = fmul float [[TMP35]], 6.553600e+04
; CHECK-NEXT: [[TMP37:%.*]] = icmp ult i32 [[TMP28]], 947912704
; CHECK-NEXT: [[TMP38:%.*]] = select i1 [[TMP37]], float [[TMP36]], float 0.000000e+00
; CHECK-NEXT: [[TMP39:%.*]] = call float @llvm.roundeven.f32(float [[TMP38]])
; CHECK-NEXT: [[TMP40:%.*]] = fptoui float [[TMP39]] to i32
; CHECK-NEXT: [[TMP41:%.*]] = select i1 [[TMP37]], i32 [[TMP40]], i32 [[TMP34]]
; CHECK-NEXT: [[TMP42:%.*]] = call i32 @llvm.umin.i32(i32 [[TMP41]], i32 123)
; CHECK-NEXT: [[TMP43:%.*]] = or i32 [[TMP42]], [[TMP27]]
; CHECK-NEXT: [[TMP44:%.*]] = icmp ne i32 [[TMP27]], 0
; CHECK-NEXT: [[TMP45:%.*]] = select i1 [[TMP44]], i32 0, i32 [[TMP43]]
; CHECK-NEXT: [[TMP46:%.*]] = fcmp uno float %b, %b
; CHECK-NEXT: [[TMP47:%.*]] = select i1 [[TMP46]], i32 127, i32 [[TMP45]]
; CHECK-NEXT: [[TMP48:%.*]] = or i32 [[TMP24]], [[TMP47]]
; CHECK-NEXT: [[TMP49:%.*]] = trunc i32 [[TMP48]] to i16
; CHECK-NEXT: ret i16 [[TMP49]]
  %r = call i16 @llvm.nvvm.ff.to.e5m2x2.rn.relu(float %a, float %b)
  ret i16 %r
}

declare i16 @llvm.nvvm.ff.to.e2m3x2.rn.satfinite(float, float)
define i16 @ff_to_e2m3x2_rn_satfinite(float %a, float %b) {
; CHECK-LABEL: @ff_to_e2m3x2_rn_satfinite(
; CHECK-NEXT: [[TMP1:%.*]] = bitcast float %a to i32
; CHECK-NEXT: [[TMP2:%.*]] = lshr i32 [[TMP1]], 31
; CHECK-NEXT: [[TMP3:%.*]] = shl i32 [[TMP2]], 5
; CHECK-NEXT: [[TMP4:%.*]] = and i32 [[TMP1]], 2147483647
; CHECK-NEXT: [[TMP5:%.*]] = lshr i32 [[TMP4]], 20
; CHECK-NEXT: [[TMP6:%.*]] = and i32 [[TMP5]], 1
; CHECK-NEXT: [[TMP7:%.*]] = add i32 [[TMP4]], 524287
; CHECK-NEXT: [[TMP8:%.*]] = add i32 [[TMP7]], [[TMP6]]
; CHECK-NEXT: [[TMP9:%.*]] = lshr i32 [[TMP8]], 20
; CHECK-NEXT: [[TMP10:%.*]] = sub i32 [[TMP9]], 1008
; CHECK-NEXT: [[TMP11:%.*]] = bitcast i32 [[TMP4]] to float
; CHECK-NEXT: [[TMP12:%.*]] = fmul float [[TMP11]], 8.000000e+00
; CHECK-NEXT: [[TMP13:%.*]] = icmp ult i32 [[TMP4]], 1065353216
; CHECK-NEXT: [[TMP14:%.*]] = select i1 [[TMP13]], float [[TMP12]], float 0.000000e+00
; CHECK-NEXT: [[TMP15:%.*]] = call float @llvm.roundeven.f32(float [[TMP14]])
; CHECK-NEXT: [[TMP16:%.*]] = fptoui float [[TMP15]] to i32
; CHECK-NEXT: [[TMP17:%.*]] = select i1 [[TMP13]], i32 [[TMP16]], i32 [[TMP10]]
; CHECK-NEXT: [[TMP18:%.*]] = call i32 @llvm.umin.i32(i32 [[TMP17]], i32 31)
; CHECK-NEXT: [[TMP19:%.*]] = or i32 [[TMP18]], [[TMP3]]
; CHECK-NEXT: [[TMP20:%.*]] = fcmp uno float %a, %a
; CHECK-NEXT: [[TMP21:%.*]] = select i1 [[TMP20]], i32 31, i32 [[TMP19]]
; CHECK-NEXT: [[TMP22:%.*]] = shl i32 [[TMP21]], 8
; CHECK-NEXT: [[TMP23:%.*]] = bitcast float %b to i32
; CHECK-NEXT: [[TMP24:%.*]] = lshr i32 [[TMP23]], 31
; CHECK-NEXT: [[TMP25:%.*]] = shl i32 [[TMP24]], 5
; CHECK-NEXT: [[TMP26:%.*]] = and i32 [[TMP23]], 2147483647
; CHECK-NEXT: [[TMP27:%.*]] = lshr i32 [[TMP26]], 20
; CHECK-NEXT: [[TMP28:%.*]] = and i32 [[TMP27]], 1
; CHECK-NEXT: [[TMP29:%.*]] = add i32 [[TMP26]], 524287
; CHECK-NEXT: [[TMP30:%.*]] = add i32 [[TMP29]], [[TMP28]]
; CHECK-NEXT: [[TMP31:%.*]] = lshr i32 [[TMP30]], 20
; CHECK-NEXT: [[TMP32:%.*]] = sub i32 [[TMP31]], 1008
; CHECK-NEXT: [[TMP33:%.*]] = bitcast i32 [[TMP26]] to float
; CHECK-NEXT: [[TMP34:%.*]] = fmul float [[TMP33]], 8.000000e+00
; CHECK-NEXT: [[TMP35:%.*]] = icmp ult i32 [[TMP26]], 1065353216
; CHECK-NEXT: [[TMP36:%.*]] = select i1 [[TMP35]], float [[TMP34]], float 0.000000e+00
; CHECK-NEXT: [[TMP37:%.*]] = call float @llvm.roundeven.f32(float [[TMP36]])
; CHECK-NEXT: [[TMP38:%.*]] = fptoui float [[TMP37]] to i32
; CHECK-NEXT: [[TMP39:%.*]] = select i1 [[TMP35]], i32 [[TMP38]], i32 [[TMP32]]
; CHECK-NEXT: [[TMP40:%.*]] = call i32 @llvm.umin.i32(i32 [[TMP39]], i32 31)
; CHECK-NEXT: [[TMP41:%.*]] = or i32 [[TMP40]], [[TMP25]]
; CHECK-NEXT: [[TMP42:%.*]] = fcmp uno float %b, %b
; CHECK-NEXT: [[TMP43:%.*]] = select i1 [[TMP42]], i32 31, i32 [[TMP41]]
; CHECK-NEXT: [[TMP44:%.*]] = or i32 [[TMP22]], [[TMP43]]
; CHECK-NEXT: [[TMP45:%.*]] = trunc i32 [[TMP44]] to i16
; CHECK-NEXT: ret i16 [[TMP45]]
  %r = call i16 @llvm.nvvm.ff.to.e2m3x2.rn.satfinite(float %a, float %b)
  ret i16 %r
}

declare i16 @llvm.nvvm.ff.to.e2m1x2.rn.satfinite(float, float)
define i16 @ff_to_e2m1x2_rn_satfinite(float %a, float %b) {
; CHECK-LABEL: @ff_to_e2m1x2_rn_satfinite(
; CHECK-NEXT: [[TMP1:%.*]] = bitcast float %a to i32
; CHECK-NEXT: [[TMP2:%.*]] = lshr i32 [[TMP1]], 31
; CHECK-NEXT: [[TMP3:%.*]] = shl i32 [[TMP2]], 3
; CHECK-NEXT: [[TMP4:%.*]] = and i32 [[TMP1]], 2147483647
; CHECK-NEXT: [[TMP5:%.*]] = lshr i32 [[TMP4]], 22
; CHECK-NEXT: [[TMP6:%.*]] = and i32 [[TMP5]], 1
; CHECK-NEXT: [[TMP7:%.*]] = add i32 [[TMP4]], 2097151
; CHECK-NEXT: [[TMP8:%.*]] = add i32 [[TMP7]], [[TMP6]]
; CHECK-NEXT: [[TMP9:%.*]] = lshr i32 [[TMP8]], 22
; CHECK-NEXT: [[TMP10:%.*]] = sub i32 [[TMP9]], 252
; CHECK-NEXT: [[TMP11:%.*]] = bitcast i32 [[TMP4]] to float
; CHECK-NEXT: [[TMP12:%.*]] = fmul float [[TMP11]], 2.000000e+00
; CHECK-NEXT: [[TMP13:%.*]] = icmp ult i32 [[TMP4]], 1065353216
; CHECK-NEXT: [[TMP14:%.*]] = select i1 [[TMP13]], float [[TMP12]], float 0.000000e+00
; CHECK-NEXT: [[TMP15:%.*]] = call float @llvm.roundeven.f32(float [[TMP14]])
; CHECK-NEXT: [[TMP16:%.*]] = fptoui float [[TMP15]] to i32
; CHECK-NEXT: [[TMP17:%.*]] = select i1 [[TMP13]], i32 [[TMP16]], i32 [[TMP10]]
; CHECK-NEXT: [[TMP18:%.*]] = call i32 @llvm.umin.i32(i32 [[TMP17]], i32 7)
; CHECK-NEXT: [[TMP19:%.*]] = or i32 [[TMP18]], [[TMP3]]
; CHECK-NEXT: [[TMP20:%.*]] = fcmp uno float %a, %a
; CHECK-NEXT: [[TMP21:%.*]] = select i1 [[TMP20]], i32 7, i32 [[TMP19]]
; CHECK-NEXT: [[TMP22:%.*]] = shl i32 [[TMP21]], 4
; CHECK-NEXT: [[TMP23:%.*]] = bitcast float %b to i32
; CHECK-NEXT: [[TMP24:%.*]] = lshr i32 [[TMP23]], 31
; CHECK-NEXT: [[TMP25:%.*]] = shl i32 [[TMP24]], 3
; CHECK-NEXT: [[TMP26:%.*]] = and i32 [[TMP23]], 2147483647
; CHECK-NEXT: [[TMP27:%.*]] = lshr i32 [[TMP26]], 22
; CHECK-NEXT: [[TMP28:%.*]] = and i32 [[TMP27]], 1
; CHECK-NEXT: [[TMP29:%.*]] = add i32 [[TMP26]], 2097151
; CHECK-NEXT: [[TMP30:%.*]] = add i32 [[TMP29]], [[TMP28]]
; CHECK-NEXT: [[TMP31:%.*]] = lshr i32 [[TMP30]], 22
; CHECK-NEXT: [[TMP32:%.*]] = sub i32 [[TMP31]], 252
; CHECK-NEXT: [[TMP33:%.*]] = bitcast i32 [[TMP26]] to float
; CHECK-NEXT: [[TMP34:%.*]] = fmul float [[TMP33]], 2.000000e+00
; CHECK-NEXT: [[TMP35:%.*]] = icmp ult i32 [[TMP26]], 1065353216
; CHECK-NEXT: [[TMP36:%.*]] = select i1 [[TMP35]], float [[TMP34]], float 0.000000e+00
; CHECK-NEXT: [[TMP37:%.*]] = call float @llvm.roundeven.f32(float [[TMP36]])
; CHECK-NEXT: [[TMP38:%.*]] = fptoui float [[TMP37]] to i32
; CHECK-NEXT: [[TMP39:%.*]] = select i1 [[TMP35]], i32 [[TMP38]], i32 [[TMP32]]
; CHECK-NEXT: [[TMP40:%.*]] = call i32 @llvm.umin.i32(i32 [[TMP39]], i32 7)
; CHECK-NEXT: [[TMP41:%.*]] = or i32 [[TMP40]], [[TMP25]]
; CHECK-NEXT: [[TMP42:%.*]] = fcmp uno float %b, %b
; CHECK-NEXT: [[TMP43:%.*]] = select i1 [[TMP42]], i32 7, i32 [[TMP41]]
; CHECK-NEXT: [[TMP44:%.*]] = or i32 [[TMP22]], [[TMP43]]
; CHECK-NEXT: [[TMP45:%.*]] = trunc i32 [[TMP44]] to i16
; CHECK-NEXT: ret i16 [[TMP45]]
  %r = call i16 @llvm.nvvm.ff.to.e2m1x2.rn.satfinite(float %a, float %b)
  ret i16 %r
}

declare i16 @llvm.nvvm.f16x2.to.e4m3x2.rn(<2 x half>)
define i16 @f16x2_to_e4m3x2_rn(<2 x half> %a) {
; CHECK-LABEL: @f16x2_to_e4m3x2_rn(
; CHECK-NEXT: [[TMP1:%.*]] = extractelement <2 x half> %a, i64 1
; CHECK-NEXT: [[TMP2:%.*]] = fpext half [[TMP1]] to float
; CHECK-NEXT: [[TMP3:%.*]] = extractelement <2 x half> %a, i64 0
; CHECK-NEXT: [[TMP4:%.*]] = fpext half [[TMP3]] to float
; CHECK-NEXT: [[TMP5:%.*]] = bitcast float [[TMP2]] to i32
; CHECK-NEXT: [[TMP6:%.*]] = lshr i32 [[TMP5]], 31
; CHECK-NEXT: [[TMP7:%.*]] = shl i32 [[TMP6]], 7
; CHECK-NEXT: [[TMP8:%.*]] = and i32 [[TMP5]], 2147483647
; CHECK-NEXT: [[TMP9:%.*]] = lshr i32 [[TMP8]], 20
; CHECK-NEXT: [[TMP10:%.*]] = and i32 [[TMP9]], 1
; CHECK-NEXT: [[TMP11:%.*]] = add i32 [[TMP8]], 524287
; CHECK-NEXT: [[TMP12:%.*]] = add i32 [[TMP11]], [[TMP10]]
; CHECK-NEXT: [[TMP13:%.*]] = lshr i32 [[TMP12]], 20
; CHECK-NEXT: [[TMP14:%.*]] = sub i32 [[TMP13]], 960
; CHECK-NEXT: [[TMP15:%.*]] = bitcast i32 [[TMP8]] to float
; CHECK-NEXT: [[TMP16:%.*]] = fmul float [[TMP15]], 5.120000e+02
; CHECK-NEXT: [[TMP17:%.*]] = icmp ult i32 [[TMP8]], 1015021568
; CHECK-NEXT: [[TMP18:%.*]] = select i1 [[TMP17]], float [[TMP16]], float 0.000000e+00
; CHECK-NEXT: [[TMP19:%.*]] = call float @llvm.roundeven.f32(float [[TMP18]])
; CHECK-NEXT: [[TMP20:%.*]] = fptoui float [[TMP19]] to i32
; CHECK-NEXT: [[TMP21:%.*]] = select i1 [[TMP17]], i32 [[TMP20]], i32 [[TMP14]]
; CHECK-NEXT: [[TMP22:%.*]] = call i32 @llvm.umin.i32(i32 [[TMP21]], i32 126)
; CHECK-NEXT: [[TMP23:%.*]] = or i32 [[TMP22]], [[TMP7]]
; CHECK-NEXT: [[TMP24:%.*]] = fcmp uno float [[TMP2]], [[TMP2]]
; CHECK-NEXT: [[TMP25:%.*]] = select i1 [[TMP24]], i32 127, i32 [[TMP23]]
; CHECK-NEXT: [[TMP26:%.*]] = shl i32 [[TMP25]], 8
; CHECK-NEXT: [[TMP27:%.*]] = bitcast float [[TMP4]] to i32
; CHECK-NEXT: [[TMP28:%.*]] = lshr i32 [[TMP27]], 31
; CHECK-NEXT: [[TMP29:%.*]] = shl i32 [[TMP28]], 7
; CHECK-NEXT: [[TMP30:%.*]] = and i32 [[TMP27]], 2147483647
; CHECK-NEXT: [[TMP31:%.*]] = lshr i32 [[TMP30]], 20
; CHECK-NEXT: [[TMP32:%.*]] = and i32 [[TMP31]], 1
; CHECK-NEXT: [[TMP33:%.*]] = add i32 [[TMP30]], 524287
; CHECK-NEXT: [[TMP34:%.*]] = add i32 [[TMP33]], [[TMP32]]
; CHECK-NEXT: [[TMP35:%.*]] = lshr i32 [[TMP34]], 20
; CHECK-NEXT: [[TMP36:%.*]] = sub i32 [[TMP35]], 960
; CHECK-NEXT: [[TMP37:%.*]] = bitcast i32 [[TMP30]] to float
; CHECK-NEXT: [[TMP38:%.*]] = fmul float [[TMP37]], 5.120000e+02
; CHECK-NEXT: [[TMP39:%.*]] = icmp ult i32 [[TMP30]], 1015021568
; CHECK-NEXT: [[TMP40:%.*]] = select i1 [[TMP39]], float [[TMP38]], float 0.000000e+00
; CHECK-NEXT: [[TMP41:%.*]] = call float @llvm.roundeven.f32(float [[TMP40]])
; CHECK-NEXT: [[TMP42:%.*]] = fptoui float [[TMP41]] to i32
; CHECK-NEXT: [[TMP43:%.*]] = select i1 [[TMP39]], i32 [[TMP42]], i32 [[TMP36]]
; CHECK-NEXT: [[TMP44:%.*]] = call i32 @llvm.umin.i32(i32 [[TMP43]], i32 126)
; CHECK-NEXT: [[TMP45:%.*]] = or i32 [[TMP44]], [[TMP29]]
; CHECK-NEXT: [[TMP46:%.*]] = fcmp uno float [[TMP4]], [[TMP4]]
; CHECK-NEXT: [[TMP47:%.*]] = select i1 [[TMP46]], i32 127, i32 [[TMP45]]
; CHECK-NEXT: [[TMP48:%.*]] = or i32 [[TMP26]], [[TMP47]]
; CHECK-NEXT: [[TMP49:%.*]] = trunc i32 [[TMP48]] to i16
; CHECK-NEXT: ret i16 [[TMP49]]
  %r = call i16 @llvm.nvvm.f16x2.to.e4m3x2.rn(<2 x half> %a)
  ret i16 %r
}

declare <2 x half> @llvm.nvvm.e4m3x2.to.f16x2.rn(i16)
define <2 x half> @e4m3x2_to_f16x2_rn(i16 %a) {
; CHECK-LABEL: @e4m3x2_to_f16x2_rn(
; CHECK-NEXT: [[TMP1:%.*]] = lshr i16 %a, 0
; CHECK-NEXT: [[TMP2:%.*]] = and i16 [[TMP1]], 128
; CHECK-NEXT: [[TMP3:%.*]] = shl i16 [[TMP2]], 8
; CHECK-NEXT: [[TMP4:%.*]] = and i16 [[TMP1]], 127
; CHECK-NEXT: [[TMP5:%.*]] = shl i16 [[TMP4]], 7
; CHECK-NEXT: [[TMP6:%.*]] = bitcast i16 [[TMP5]] to half
; CHECK-NEXT: [[TMP7:%.*]] = fmul half [[TMP6]], 0xH5C00
; CHECK-NEXT: [[TMP8:%.*]] = bitcast half [[TMP7]] to i16
; CHECK-NEXT: [[TMP9:%.*]] = or i16 [[TMP8]], [[TMP3]]
; CHECK-NEXT: [[TMP10:%.*]] = bitcast i16 [[TMP9]] to half
; CHECK-NEXT: [[TMP11:%.*]] = icmp eq i16 [[TMP4]], 127
; CHECK-NEXT: [[TMP12:%.*]] = select i1 [[TMP11]], half 0xH7FFF, half [[TMP10]]
; CHECK-NEXT: [[TMP13:%.*]] = insertelement <2 x half> poison, half [[TMP12]], i64 0
; CHECK-NEXT: [[TMP14:%.*]] = lshr i16 %a, 8
; CHECK-NEXT: [[TMP15:%.*]] = and i16 [[TMP14]], 128
; CHECK-NEXT: [[TMP16:%.*]] = shl i16 [[TMP15]], 8
; CHECK-NEXT: [[TMP17:%.*]] = and i16 [[TMP14]], 127
; CHECK-NEXT: [[TMP18:%.*]] = shl i16 [[TMP17]], 7
; CHECK-NEXT: [[TMP19:%.*]] = bitcast i16 [[TMP18]] to half
; CHECK-NEXT: [[TMP20:%.*]] = fmul half [[TMP19]], 0xH5C00
; CHECK-NEXT: [[TMP21:%.*]] = bitcast half [[TMP20]] to i16
; CHECK-NEXT: [[TMP22:%.*]] = or i16 [[TMP21]], [[TMP16]]
; CHECK-NEXT: [[TMP23:%.*]] = bitcast i16 [[TMP22]] to half
; CHECK-NEXT: [[TMP24:%.*]] = icmp eq i16 [[TMP17]], 127
; CHECK-NEXT: [[TMP25:%.*]] = select i1 [[TMP24]], half 0xH7FFF, half [[TMP23]]
; CHECK-NEXT: [[TMP26:%.*]] = insertelement <2 x half> [[TMP13]], half [[TMP25]], i64 1
; CHECK-NEXT: ret <2 x half> [[TMP26]]
  %r = call <2 x half> @llvm.nvvm.e4m3x2.to.f16x2.rn(i16 %a)
  ret <2 x half> %r
}

declare <2 x half> @llvm.nvvm.e5m2x2.to.f16x2.rn.relu(i16)
define <2 x half> @e5m2x2_to_f16x2_rn_relu(i16 %a) {
; CHECK-LABEL: @e5m2x2_to_f16x2_rn_relu(
; CHECK-NEXT: [[TMP1:%.*]] = lshr i16 %a, 0
; CHECK-NEXT: [[TMP2:%.*]] = and i16 [[TMP1]], 128
; CHECK-NEXT: [[TMP3:%.*]] = shl i16 [[TMP2]], 8
; CHECK-NEXT: [[TMP4:%.*]] = and i16 [[TMP1]], 127
; CHECK-NEXT: [[TMP5:%.*]] = shl i16 [[TMP4]], 8
; CHECK-NEXT: [[TMP6:%.*]] = bitcast i16 [[TMP5]] to half
; CHECK-NEXT: [[TMP7:%.*]] = bitcast half [[TMP6]] to i16
; CHECK-NEXT: [[TMP8:%.*]] = or i16 [[TMP7]], [[TMP3]]
; CHECK-NEXT: [[TMP9:%.*]] = bitcast i16 [[TMP8]] to half
; CHECK-NEXT: [[TMP10:%.*]] = fcmp uno half [[TMP9]], [[TMP9]]
; CHECK-NEXT: [[TMP11:%.*]] = select i1 [[TMP10]], half 0xH7FFF, half [[TMP9]]
; CHECK-NEXT: [[TMP12:%.*]] = call half @llvm.maximum.f16(half [[TMP11]], half 0xH0000)
; CHECK-NEXT: [[TMP13:%.*]] = insertelement <2 x half> poison, half [[TMP12]], i64 0
; CHECK-NEXT: [[TMP14:%.*]] = lshr i16 %a, 8
; CHECK-NEXT: [[TMP15:%.*]] = and i16 [[TMP14]], 128
; CHECK-NEXT: [[TMP16:%.*]] = shl i16 [[TMP15]], 8
; CHECK-NEXT: [[TMP17:%.*]] = and i16 [[TMP14]], 127
; CHECK-NEXT: [[TMP18:%.*]] = shl i16 [[TMP17]], 8
; CHECK-NEXT: [[TMP19:%.*]] = bitcast i16 [[TMP18]] to half
; CHECK-NEXT: [[TMP20:%.*]] = bitcast half [[TMP19]] to i16
; CHECK-NEXT: [[TMP21:%.*]] = or i16 [[TMP20]], [[TMP16]]
; CHECK-NEXT: [[TMP22:%.*]] = bitcast i16 [[TMP21]] to half
; CHECK-NEXT: [[TMP23:%.*]] = fcmp uno half [[TMP22]], [[TMP22]]
; CHECK-NEXT: [[TMP24:%.*]] = select i1 [[TMP23]], half 0xH7FFF, half [[TMP22]]
; CHECK-NEXT: [[TMP25:%.*]] = call half @llvm.maximum.f16(half [[TMP24]], half 0xH0000)
; CHECK-NEXT: [[TMP26:%.*]] = insertelement <2 x half> [[TMP13]], half [[TMP25]], i64 1
; CHECK-NEXT: ret <2 x half> [[TMP26]]
  %r = call <2 x half> @llvm.nvvm.e5m2x2.to.f16x2.rn.relu(i16 %a)
  ret <2 x half> %r
}

declare <2 x half> @llvm.nvvm.e3m2x2.to.f16x2.rn(i16)
define <2 x half> @e3m2x2_to_f16x2_rn(i16 %a) {
; CHECK-LABEL: @e3m2x2_to_f16x2_rn(
; CHECK-NEXT: [[TMP1:%.*]] = lshr i16 %a, 0
; CHECK-NEXT: [[TMP2:%.*]] = and i16 [[TMP1]], 32
; CHECK-NEXT: [[TMP3:%.*]] = shl i16 [[TMP2]], 10
; CHECK-NEXT: [[TMP4:%.*]] = and i16 [[TMP1]], 31
; CHECK-NEXT: [[TMP5:%.*]] = shl i16 [[TMP4]], 8
; CHECK-NEXT: [[TMP6:%.*]] = bitcast i16 [[TMP5]] to half
; CHECK-NEXT: [[TMP7:%.*]] = fmul half [[TMP6]], 0xH6C00
; CHECK-NEXT: [[TMP8:%.*]] = bitcast half [[TMP7]] to i16
; CHECK-NEXT: [[TMP9:%.*]] = or i16 [[TMP8]], [[TMP3]]
; CHECK-NEXT: [[TMP10:%.*]] = bitcast i16 [[TMP9]] to half
; CHECK-NEXT: [[TMP11:%.*]] = insertelement <2 x half> poison, half [[TMP10]], i64 0
; CHECK-NEXT: [[TMP12:%.*]] = lshr i16 %a, 8
; CHECK-NEXT: [[TMP13:%.*]] = and i16 [[TMP12]], 32
; CHECK-NEXT: [[TMP14:%.*]] = shl i16 [[TMP13]], 10
; CHECK-NEXT: [[TMP15:%.*]] = and i16 [[TMP12]], 31
; CHECK-NEXT: [[TMP16:%.*]] = shl i16 [[TMP15]], 8
; CHECK-NEXT: [[TMP17:%.*]] = bitcast i16 [[TMP16]] to half
; CHECK-NEXT: [[TMP18:%.*]] = fmul half [[TMP17]], 0xH6C00
; CHECK-NEXT: [[TMP19:%.*]] = bitcast half [[TMP18]] to i16
; CHECK-NEXT: [[TMP20:%.*]] = or i16 [[TMP19]], [[TMP14]]
; CHECK-NEXT: [[TMP21:%.*]] = bitcast i16 [[TMP20]] to half
; CHECK-NEXT: [[TMP22:%.*]] = insertelement <2 x half> [[TMP11]], half [[TMP21]], i64 1
; CHECK-NEXT: ret <2 x half> [[TMP22]]
  %r = call <2 x half> @llvm.nvvm.e3m2x2.to.f16x2.rn(i16 %a)
  ret <2 x half> %r
}

declare <2 x half> @llvm.nvvm.e2m1x2.to.f16x2.rn(i16)
define <2 x half> @e2m1x2_to_f16x2_rn(i16 %a) {
; CHECK-LABEL: @e2m1x2_to_f16x2_rn(
; CHECK-NEXT: [[TMP1:%.*]] = lshr i16 %a, 0
; CHECK-NEXT: [[TMP2:%.*]] = and i16 [[TMP1]], 8
; CHECK-NEXT: [[TMP3:%.*]] = shl i16 [[TMP2]], 12
; CHECK-NEXT: [[TMP4:%.*]] = and i16 [[TMP1]], 7
; CHECK-NEXT: [[TMP5:%.*]] = shl i16 [[TMP4]], 9
; CHECK-NEXT: [[TMP6:%.*]] = bitcast i16 [[TMP5]] to half
; CHECK-NEXT: [[TMP7:%.*]] = fmul half [[TMP6]], 0xH7400
; CHECK-NEXT: [[TMP8:%.*]] = bitcast half [[TMP7]] to i16
; CHECK-NEXT: [[TMP9:%.*]] = or i16 [[TMP8]], [[TMP3]]
; CHECK-NEXT: [[TMP10:%.*]] = bitcast i16 [[TMP9]] to half
; CHECK-NEXT: [[TMP11:%.*]] = insertelement <2 x half> poison, half [[TMP10]], i64 0
; CHECK-NEXT: [[TMP12:%.*]] = lshr i16 %a, 4
; CHECK-NEXT: [[TMP13:%.*]] = and i16 [[TMP12]], 8
; CHECK-NEXT: [[TMP14:%.*]] = shl i16 [[TMP13]], 12
; CHECK-NEXT: [[TMP15:%.*]] = and i16 [[TMP12]], 7
; CHECK-NEXT: [[TMP16:%.*]] = shl i16 [[TMP15]], 9
; CHECK-NEXT: [[TMP17:%.*]] = bitcast i16 [[TMP16]] to half
; CHECK-NEXT: [[TMP18:%.*]] = fmul half [[TMP17]], 0xH7400
; CHECK-NEXT: [[TMP19:%.*]] = bitcast half [[TMP18]] to i16
; CHECK-NEXT: [[TMP20:%.*]] = or i16 [[TMP19]], [[TMP14]]
; CHECK-NEXT: [[TMP21:%.*]] = bitcast i16 [[TMP20]] to half
; CHECK-NEXT: [[TMP22:%.*]] = insertelement <2 x half> [[TMP11]], half [[TMP21]], i64 1
; CHECK-NEXT: ret <2 x half> [[TMP22]]
  %r = call <2 x half> @llvm.nvvm.e2m1x2.to.f16x2.rn(i16 %a)
  ret <2 x half> %r
}

declare i32 @llvm.nvvm.fns(i32, i32, i32)
define i32 @fns(i32 %a, i32 %b, i32 %c) {
; CHECK-LABEL: @fns(
; CHECK-NEXT: [[TMP1:%.*]] = icmp slt i32 %c, 0
; CHECK-NEXT: [[TMP2:%.*]] = icmp eq i32 %c, 0
; CHECK-NEXT: [[TMP3:%.*]] = call i32 @llvm.bitreverse.i32(i32 %a)
; CHECK-NEXT: [[TMP4:%.*]] = select i1 [[TMP1]], i32 [[TMP3]], i32 %a
; CHECK-NEXT: [[TMP5:%.*]] = xor i32 %b, -1
; CHECK-NEXT: [[TMP6:%.*]] = select i1 [[TMP1]], i32 [[TMP5]], i32 %b
; CHECK-NEXT: [[TMP7:%.*]] = and i32 [[TMP6]], 31
; CHECK-NEXT: [[TMP8:%.*]] = shl i32 -1, [[TMP7]]
; CHECK-NEXT: [[TMP9:%.*]] = and i32 [[TMP4]], [[TMP8]]
; CHECK-NEXT: [[TMP10:%.*]] = shl i32 1, [[TMP7]]
; CHECK-NEXT: [[TMP11:%.*]] = and i32 [[TMP9]], [[TMP10]]
; CHECK-NEXT: [[TMP12:%.*]] = select i1 [[TMP2]], i32 [[TMP11]], i32 [[TMP9]]
; CHECK-NEXT: [[TMP13:%.*]] = call i32 @llvm.abs.i32(i32 %c, i1 false)
; CHECK-NEXT: [[TMP14:%.*]] = call i32 @llvm.umax.i32(i32 [[TMP13]], i32 1)
; CHECK-NEXT: [[TMP15:%.*]] = sub i32 [[TMP14]], 1
; CHECK-NEXT: [[TMP16:%.*]] = call i32 @llvm.ctpop.i32(i32 [[TMP12]])
; CHECK-NEXT: [[TMP17:%.*]] = icmp uge i32 [[TMP15]], [[TMP16]]
; CHECK-NEXT: [[TMP18:%.*]] = lshr i32 [[TMP12]], 0
; CHECK-NEXT: [[TMP19:%.*]] = and i32 [[TMP18]], 65535
; CHECK-NEXT: [[TMP20:%.*]] = call i32 @llvm.ctpop.i32(i32 [[TMP19]])
; CHECK-NEXT: [[TMP21:%.*]] = icmp uge i32 [[TMP15]], [[TMP20]]
; CHECK-NEXT: [[TMP22:%.*]] = sub i32 [[TMP15]], [[TMP20]]
; CHECK-NEXT: [[TMP23:%.*]] = select i1 [[TMP21]], i32 [[TMP22]], i32 [[TMP15]]
; CHECK-NEXT: [[TMP24:%.*]] = select i1 [[TMP21]], i32 16, i32 0
; CHECK-NEXT: [[TMP25:%.*]] = lshr i32 [[TMP12]], [[TMP24]]
; CHECK-NEXT: [[TMP26:%.*]] = and i32 [[TMP25]], 255
; CHECK-NEXT: [[TMP27:%.*]] = call i32 @llvm.ctpop.i32(i32 [[TMP26]])
; CHECK-NEXT: [[TMP28:%.*]] = icmp uge i32 [[TMP23]], [[TMP27]]
; CHECK-NEXT: [[TMP29:%.*]] = sub i32 [[TMP23]], [[TMP27]]
; CHECK-NEXT: [[TMP30:%.*]] = select i1 [[TMP28]], i32 [[TMP29]], i32 [[TMP23]]
; CHECK-NEXT: [[TMP31:%.*]] = add i32 [[TMP24]], 8
; CHECK-NEXT: [[TMP32:%.*]] = select i1 [[TMP28]], i32 [[TMP31]], i32 [[TMP24]]
; CHECK-NEXT: [[TMP33:%.*]] = lshr i32 [[TMP12]], [[TMP32]]
; CHECK-NEXT: [[TMP34:%.*]] = and i32 [[TMP33]], 15
; CHECK-NEXT: [[TMP35:%.*]] = call i32 @llvm.ctpop.i32(i32 [[TMP34]])
; CHECK-NEXT: [[TMP36:%.*]] = icmp uge i32 [[TMP30]], [[TMP35]]
; CHECK-NEXT: [[TMP37:%.*]] = sub i32 [[TMP30]], [[TMP35]]
; CHECK-NEXT: [[TMP38:%.*]] = select i1 [[TMP36]], i32 [[TMP37]], i32 [[TMP30]]
; CHECK-NEXT: [[TMP39:%.*]] = add i32 [[TMP32]], 4
; CHECK-NEXT: [[TMP40:%.*]] = select i1 [[TMP36]], i32 [[TMP39]], i32 [[TMP32]]
; CHECK-NEXT: [[TMP41:%.*]] = lshr i32 [[TMP12]], [[TMP40]]
; CHECK-NEXT: [[TMP42:%.*]] = and i32 [[TMP41]], 3
; CHECK-NEXT: [[TMP43:%.*]] = call i32 @llvm.ctpop.i32(i32 [[TMP42]])
; CHECK-NEXT: [[TMP44:%.*]] = icmp uge i32 [[TMP38]], [[TMP43]]
; CHECK-NEXT: [[TMP45:%.*]] = sub i32 [[TMP38]], [[TMP43]]
; CHECK-NEXT: [[TMP46:%.*]] = select i1 [[TMP44]], i32 [[TMP45]], i32 [[TMP38]]
; CHECK-NEXT: [[TMP47:%.*]] = add i32 [[TMP40]], 2
; CHECK-NEXT: [[TMP48:%.*]] = select i1 [[TMP44]], i32 [[TMP47]], i32 [[TMP40]]
; CHECK-NEXT: [[TMP49:%.*]] = lshr i32 [[TMP12]], [[TMP48]]
; CHECK-NEXT: [[TMP50:%.*]] = and i32 [[TMP49]], 1
; CHECK-NEXT: [[TMP51:%.*]] = call i32 @llvm.ctpop.i32(i32 [[TMP50]])
; CHECK-NEXT: [[TMP52:%.*]] = icmp uge i32 [[TMP46]], [[TMP51]]
; CHECK-NEXT: [[TMP53:%.*]] = sub i32 [[TMP46]], [[TMP51]]
; CHECK-NEXT: [[TMP54:%.*]] = select i1 [[TMP52]], i32 [[TMP53]], i32 [[TMP46]]
; CHECK-NEXT: [[TMP55:%.*]] = add i32 [[TMP48]], 1
; CHECK-NEXT: [[TMP56:%.*]] = select i1 [[TMP52]], i32 [[TMP55]], i32 [[TMP48]]
; CHECK-NEXT: [[TMP57:%.*]] = sub i32 31, [[TMP56]]
; CHECK-NEXT: [[TMP58:%.*]] = select i1 [[TMP1]], i32 [[TMP57]], i32 [[TMP56]]
; CHECK-NEXT: [[TMP59:%.*]] = select i1 [[TMP17]], i32 -1, i32 [[TMP58]]
; CHECK-NEXT: ret i32 [[TMP59]]
  %r = call i32 @llvm.nvvm.fns(i32 %a, i32 %b, i32 %c)
  ret i32 %r
}

declare bfloat @llvm.nvvm.f2bf16.rn.satfinite(float)
define bfloat @f2bf16_rn_satfinite(float %a) {
; CHECK-LABEL: @f2bf16_rn_satfinite(
; CHECK-NEXT: [[TMP1:%.*]] = call bfloat @llvm.nvvm.f2bf16.rn(float %a)
; CHECK-NEXT: [[TMP2:%.*]] = call bfloat @llvm.maximum.bf16(bfloat [[TMP1]], bfloat 0xRFF7F)
; CHECK-NEXT: [[TMP3:%.*]] = call bfloat @llvm.minimum.bf16(bfloat [[TMP2]], bfloat 0xR7F7F)
; CHECK-NEXT: ret bfloat [[TMP3]]
  %r = call bfloat @llvm.nvvm.f2bf16.rn.satfinite(float %a)
  ret bfloat %r
}

declare bfloat @llvm.nvvm.neg.bf16(bfloat)
define bfloat @neg_bf16(bfloat %a) {
; CHECK-LABEL: @neg_bf16(
; CHECK-NEXT: [[TMP1:%.*]] = fneg bfloat %a
; CHECK-NEXT: ret bfloat [[TMP1]]
  %r = call bfloat @llvm.nvvm.neg.bf16(bfloat %a)
  ret bfloat %r
}

; Clusters have no fourth dimension.
declare i32 @llvm.nvvm.read.ptx.sreg.cluster.ctaid.w()
define i32 @cluster_ctaid_w() {
; CHECK-LABEL: @cluster_ctaid_w(
; CHECK-NEXT: ret i32 0
  %r = call i32 @llvm.nvvm.read.ptx.sreg.cluster.ctaid.w()
  ret i32 %r
}

declare i32 @llvm.nvvm.read.ptx.sreg.cluster.nctaid.w()
define i32 @cluster_nctaid_w() {
; CHECK-LABEL: @cluster_nctaid_w(
; CHECK-NEXT: ret i32 1
  %r = call i32 @llvm.nvvm.read.ptx.sreg.cluster.nctaid.w()
  ret i32 %r
}

; The first set bit.
define i32 @fns_first(i32 %a) {
; CHECK-LABEL: @fns_first(
; CHECK-NOT: ctpop
; CHECK: call i32 @llvm.cttz.i32(
; CHECK-NOT: ctpop
; CHECK: ret i32
  %r = call i32 @llvm.nvvm.fns(i32 %a, i32 0, i32 1)
  ret i32 %r
}
