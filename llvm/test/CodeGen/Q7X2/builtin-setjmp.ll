; __builtin_setjmp and __builtin_longjmp by those of the device library: the second
; word of the buffer points to the state, on the stack of the function that sets it.
; REQUIRES: q7x2-project
; RUN: llc -mtriple=q7x2 -stop-after=q7x2-link-device-library %s -o - | FileCheck %s
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s --check-prefix=ASM
; RUN: not llc -mtriple=q7x2 -q7x2-device-library= %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=NONE
; NONE: error: {{.*}}in function set i32 (ptr): intrinsic llvm.eh.sjlj.setjmp is not supported
; NONE: error: {{.*}}in function jump void (ptr): intrinsic llvm.eh.sjlj.longjmp is not supported

; CHECK-LABEL: define i32 @set(
; CHECK: [[STATE:%.*]] = alloca [14 x i64]
; CHECK: [[SLOT:%.*]] = getelementptr inbounds ptr, ptr %buffer, i32 1
; CHECK-NEXT: store ptr [[STATE]], ptr [[SLOT]]
; CHECK-NEXT: call i32 @setjmp(ptr [[STATE]]) [[TWICE:#[0-9]+]]
; ASM-LABEL: {{^}}set:
; ASM: CALL R[20:21], setjmp
define i32 @set(ptr %buffer) {
  %r = call i32 @llvm.eh.sjlj.setjmp(ptr %buffer)
  ret i32 %r
}

; CHECK-LABEL: define void @jump(
; CHECK: [[SLOT:%.*]] = getelementptr inbounds ptr, ptr %buffer, i32 1
; CHECK-NEXT: [[STATE:%.*]] = load ptr, ptr [[SLOT]]
; CHECK-NEXT: call void @longjmp(ptr [[STATE]], i32 1)
define void @jump(ptr %buffer) {
  call void @llvm.eh.sjlj.longjmp(ptr %buffer)
  unreachable
}

; CHECK: attributes [[TWICE]] = { {{.*}}returns_twice
