; The pass q7x2-link-device-library: links the used parts of the libraries that the option
; names, and makes their functions internal. Mathematical intrinsics that have no
; instructions become calls of the library's functions.
; RUN: split-file %s %t
; RUN: opt %t/first.ll -o %t/first.bc && opt %t/second.ll -o %t/second.bc
; RUN: llc -mtriple=q7x2 -q7x2-device-library=%t/first.bc,%t/second.bc -start-before=q7x2-link-device-library \
; RUN:   -stop-after=q7x2-link-device-library %t/main.ll -o - | FileCheck %s
; RUN: not llc -mtriple=q7x2 -q7x2-device-library=%t/none.bc %t/main.ll -o /dev/null 2>&1 \
; RUN:   | FileCheck --check-prefix=MISSING %s
; RUN: not llc -mtriple=q7x2 -q7x2-device-library=%t/other.ll %t/main.ll -o /dev/null 2>&1 \
; RUN:   | FileCheck --check-prefix=LAYOUT %s
; Without a library, and without functions that one could define, nothing is read.
; RUN: llc -mtriple=q7x2 -q7x2-device-library= -start-before=q7x2-link-device-library \
; RUN:   -stop-after=q7x2-link-device-library %t/main.ll -o - | FileCheck --check-prefix=NONE %s
; RUN: llc -mtriple=q7x2 -q7x2-device-library=%t/none.bc %t/complete.ll -o /dev/null

;--- first.ll
target triple = "q7x2"
@state = linkonce_odr addrspace(1) global i32 0
define double @sin(double %x) #0 {
  store i32 1, ptr addrspace(1) @state
  ret double %x
}
define double @cos(double %x) {
  ret double %x
}
define float @sinf(float %x) {
  ret float %x
}
define float @cosf(float %x) {
  ret float %x
}
define double @unused() {
  ret double 0.0
}
attributes #0 = { "denormal-fp-math"="dynamic,dynamic" }

;--- second.ll
target triple = "q7x2"
define double @pow(double %x, double %y) {
  ret double %x
}

;--- other.ll
target triple = "q7x2"
target datalayout = "E"
define i32 @needed(i32 %x) {
  ret i32 %x
}

;--- complete.ll
target triple = "q7x2"
define void @complete(ptr %p) {
  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 4, i1 false)
  ret void
}

;--- main.ll
target triple = "q7x2"
declare i32 @needed(i32)
declare i32 @called_nowhere(i32)

; CHECK-DAG: @state = linkonce_odr addrspace(1) global i32 0
; CHECK-NOT: @unused

; CHECK-LABEL: define double @doubles(
; CHECK-NEXT: [[S:%.*]] = call double @sin(double %x)
; CHECK-NEXT: [[C:%.*]] = call double @cos(double %x)
; CHECK-NEXT: [[P:%.*]] = insertvalue { double, double } poison, double [[S]], 0
; CHECK-NEXT: [[Q:%.*]] = insertvalue { double, double } [[P]], double [[C]], 1
; CHECK: [[F:%.*]] = sitofp i32 %n to double
; CHECK-NEXT: [[W:%.*]] = call double @pow(double %{{.*}}, double [[F]])
; CHECK-NEXT: ret double [[W]]
; NONE-LABEL: define double @doubles(
; NONE: call { double, double } @llvm.sincos.f64(double %x)
define double @doubles(double %x, i32 %n) #0 {
  %both = call { double, double } @llvm.sincos.f64(double %x)
  %s = extractvalue { double, double } %both, 0
  %c = extractvalue { double, double } %both, 1
  %sum = fadd double %s, %c
  %r = call double @llvm.powi.f64.i32(double %sum, i32 %n)
  ret double %r
}

; The machine has sine and cosine of floats.
; CHECK-LABEL: define float @floats(
; CHECK: call float @llvm.sin.f32(float %x)
; CHECK-NEXT: [[S:%.*]] = call float @llvm.sin.f32(float %x)
; CHECK-NEXT: [[C:%.*]] = call float @llvm.cos.f32(float %x)
; CHECK-NEXT: [[P:%.*]] = insertvalue { float, float } poison, float [[S]], 0
; CHECK-NEXT: insertvalue { float, float } [[P]], float [[C]], 1
define float @floats(float %x) {
  %a = call float @llvm.sin.f32(float %x)
  %both = call { float, float } @llvm.sincos.f32(float %x)
  %s = extractvalue { float, float } %both, 0
  %c = extractvalue { float, float } %both, 1
  %sum = fadd float %s, %c
  %r = fadd float %sum, %a
  ret float %r
}

; Narrower types by the library's functions on floats.
; CHECK-LABEL: define half @halves(
; CHECK: [[X:%.*]] = fpext half %x to float
; CHECK-NEXT: [[R:%.*]] = call float @acosf(float [[X]])
; CHECK-NEXT: fptrunc float [[R]] to half
; CHECK: call half @llvm.tanh.f16(
define half @halves(half %x) {
  %a = call half @llvm.acos.f16(half %x)
  %t = call half @llvm.tanh.f16(half %a)
  ret half %t
}

; CHECK-LABEL: define <2 x bfloat> @vectors(
; CHECK: [[X:%.*]] = fpext bfloat {{%.*}} to float
; CHECK-NEXT: [[Y:%.*]] = fpext bfloat {{%.*}} to float
; CHECK-NEXT: [[R:%.*]] = call float @atan2f(float [[X]], float [[Y]])
; CHECK-NEXT: fptrunc float [[R]] to bfloat
define <2 x bfloat> @vectors(<2 x bfloat> %x, <2 x bfloat> %y) {
  %r = call <2 x bfloat> @llvm.atan2.v2bf16(<2 x bfloat> %x, <2 x bfloat> %y)
  ret <2 x bfloat> %r
}

; CHECK-LABEL: define half @pi(
; CHECK: [[X:%.*]] = fpext half %x to float
; CHECK-NEXT: call float @__nv_sinpif(float [[X]])
; CHECK: [[Y:%.*]] = fpext half %x to float
; CHECK-NEXT: [[C:%.*]] = call float @__nv_cospif(float [[Y]])
; CHECK-NEXT: fptrunc float [[C]] to half
define half @pi(half %x) {
  %both = call { half, half } @llvm.sincospi.f16(half %x)
  %s = extractvalue { half, half } %both, 0
  %c = extractvalue { half, half } %both, 1
  %r = fsub half %s, %c
  ret half %r
}

define i32 @needs(i32 %x) {
  %r = call i32 @needed(i32 %x)
  ret i32 %r
}

; The library's functions are internal, and have the module's denormal mode.
; CHECK: define internal double @sin(double %x) #[[#MODE:]] {
; CHECK: attributes #[[#MODE]] = { "denormal-fp-math"="preserve-sign,preserve-sign" }
attributes #0 = { "denormal-fp-math"="preserve-sign,preserve-sign" }

; MISSING: error: cannot read the device library '{{.*}}none.bc': {{.*}}o such file
; LAYOUT: error: in the device library: Linking two modules of different data layouts
