; The pass q7x2-ptx: the carry flag of a function, and functions that wrap one
; instruction.

; RUN: split-file %s %t
; RUN: opt -passes='q7x2-ptx,function(sroa)' -S %t/good.ll -o - | FileCheck %s
; RUN: not llc -mtriple=q7x2 %t/bad.ll -o /dev/null 2>&1 | FileCheck %s --check-prefix=BAD

;--- good.ll
target triple = "q7x2"

; The caller's carry; nothing is left of a function that all callers inline.
; CHECK-NOT: define {{.*}}@addc
define internal i32 @addc(i32 %a, i32 %b) {
  %r = call i32 asm sideeffect "addc.u32 $0, $1, $2;", "=r,r,r"(i32 %a, i32 %b)
  ret i32 %r
}

define internal i32 @add_cc(i32 %a, i32 %b) {
  %r = call i32 asm sideeffect "add.cc.u32 $0, $1, $2;", "=r,r,r"(i32 %a, i32 %b)
  ret i32 %r
}

; CHECK-LABEL: define i32 @wrapped(
; CHECK: [[SUM:%.*]] = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %a, i32 %b)
; CHECK: [[CARRY:%.*]] = extractvalue { i32, i1 } [[SUM]], 1
; CHECK: zext i1 [[CARRY]] to i32
define i32 @wrapped(i32 %a, i32 %b) {
  %low = call i32 @add_cc(i32 %a, i32 %b)
  %high = call i32 @addc(i32 %low, i32 0)
  ret i32 %high
}

; The flag of the iteration before, or of the first asm.
; CHECK-LABEL: define i32 @loop(
; CHECK: loop:
; CHECK: [[CARRY:%.*]] = phi i1
; CHECK: zext i1 [[CARRY]] to i32
define i32 @loop(i32 %a, i32 %n) {
entry:
  %first = call i32 asm sideeffect "add.cc.u32 $0, $1, $1;", "=r,r"(i32 %a)
  br label %loop
loop:
  %i = phi i32 [ %first, %entry ], [ %next, %loop ]
  %next = call i32 asm sideeffect "addc.cc.u32 $0, $1, $2;", "=r,r,r"(i32 %i, i32 %a)
  %c = icmp ult i32 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  ret i32 %next
}

; A function that writes the flag is not inlined where nothing reads it.
; CHECK-LABEL: define i32 @no_reader(
; CHECK: call i32 @add_cc(
define i32 @no_reader(i32 %a, i32 %b) {
  %low = call i32 @add_cc(i32 %a, i32 %b)
  ret i32 %low
}

;--- bad.ll
target triple = "q7x2"

; No asm has written the flag on one of the paths, or only one of a function that
; is not inlined.
; BAD: in function one_path {{.*}}: PTX 'addc.u32 $0, $1, $1' is not translated
define i32 @one_path(i32 %a, i1 %c) {
entry:
  br i1 %c, label %then, label %exit
then:
  %first = call i32 asm sideeffect "add.cc.u32 $0, $1, $1;", "=r,r"(i32 %a)
  br label %exit
exit:
  %r = call i32 asm sideeffect "addc.u32 $0, $1, $1;", "=r,r"(i32 %a)
  ret i32 %r
}

define i32 @set_noinline(i32 %a) noinline {
  %r = call i32 asm sideeffect "add.cc.u32 $0, $1, $1;", "=r,r"(i32 %a)
  ret i32 %r
}

; BAD: in function get_after_call {{.*}}: PTX 'addc.u32 $0, $1, $1' is not translated
define i32 @get_after_call(i32 %a) {
  %first = call i32 @set_noinline(i32 %a)
  %r = call i32 asm sideeffect "addc.u32 $0, $1, $1;", "=r,r"(i32 %first)
  ret i32 %r
}
