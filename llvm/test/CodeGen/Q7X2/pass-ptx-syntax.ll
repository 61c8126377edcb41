; NOTE: CHECK lines are written by utils/update-checks
; The pass q7x2-ptx: comments, names, scopes and guards.

; RUN: opt -passes=q7x2-ptx -S %s | FileCheck %s

target triple = "q7x2"

define i32 @comments(i32 %a) {
; CHECK-LABEL: @comments(
; CHECK-NEXT: [[TMP1:%.*]] = add i32 %a, 1
; CHECK-NEXT: ret i32 [[TMP1]]
  %v = call i32 asm "// a line\0A /* more { ; */ add.s32 $0, $1, // an operand\0A /* another */ 1;", "=r,r"(i32 %a)
  ret i32 %v
}

; ${:uid} makes names differ; $$ is a dollar sign.
define i32 @names(i32 %a) {
; CHECK-LABEL: @names(
; CHECK-NEXT: [[TMP1:%.*]] = add i32 %a, 1
; CHECK-NEXT: ret i32 [[TMP1]]
  %v = call i32 asm "{ .reg .u32 t${:uid}, _u$$v; mov.u32 t${:uid}, $1; add.u32 _u$$v, t${:uid}, 1; mov.u32 $0, _u$$v; }", "=r,r"(i32 %a)
  ret i32 %v
}

; The inner register hides the outer one.
define i32 @scopes(i32 %a) {
; CHECK-LABEL: @scopes(
; CHECK-NEXT: [[TMP1:%.*]] = add i32 %a, 1
; CHECK-NEXT: ret i32 [[TMP1]]
  %v = call i32 asm ".reg .u32 t; mov.u32 t, $1; { .reg .u32 t<2>, t; mov.u32 t, 7; mov.u32 t1, t; } add.u32 $0, t, 1", "=r,r"(i32 %a)
  ret i32 %v
}

; A modifier of an operand, numbers of each kind.
define float @numbers(float %a) {
; CHECK-LABEL: @numbers(
; CHECK-NEXT: [[TMP1:%.*]] = fadd float %a, 5.000000e-01
; CHECK-NEXT: [[TMP2:%.*]] = fadd float [[TMP1]], -1.000000e+00
; CHECK-NEXT: ret float [[TMP2]]
  %v = call float asm "{ .reg .f32 t; add.f32 t, ${1:x}, .5; add.f32 $0, t, -0F3F800000; }", "=f,f"(float %a)
  ret float %v
}

define i32 @integers(i32 %a) {
; CHECK-LABEL: @integers(
; CHECK-NEXT: [[TMP1:%.*]] = add i32 %a, 16
; CHECK-NEXT: [[TMP2:%.*]] = add i32 [[TMP1]], 8
; CHECK-NEXT: [[TMP3:%.*]] = add i32 [[TMP2]], -3
; CHECK-NEXT: ret i32 [[TMP3]]
  %v = call i32 asm "{ .reg .u32 t; add.u32 t, $1, 0x10U; add.u32 t, t, 010; add.u32 $0, t, -0b11; }", "=r,r"(i32 %a)
  ret i32 %v
}

; The registers that a guarded instruction writes become PHIs, those that had no value
; before it poison; a pointer becomes an integer where the other value is one.
define { i32, i64 } @guards(i32 %a, ptr %p, i64 %q, i1 %c) {
; CHECK-LABEL: @guards(
; CHECK-NEXT: [[TMP1:%.*]] = xor i1 %c, true
; CHECK-NEXT: [[TMP2:%.*]] = ptrtoint ptr %p to i64
; CHECK-NEXT: br i1 [[TMP1]], label [[TMP3:%.*]], label [[TMP4:%.*]]
; CHECK: 3:
; CHECK-NEXT: br label [[TMP4]]
; CHECK: 4:
; CHECK-NEXT: [[TMP5:%.*]] = phi i64 [ %q, [[TMP3]] ], [ [[TMP2]], [[TMP0:%.*]] ]
; CHECK-NEXT: br i1 %c, label [[TMP6:%.*]], label [[TMP7:%.*]]
; CHECK: 6:
; CHECK-NEXT: br label [[TMP7]]
; CHECK: 7:
; CHECK-NEXT: [[TMP8:%.*]] = phi i32 [ %a, [[TMP6]] ], [ poison, [[TMP4]] ]
; CHECK-NEXT: [[TMP9:%.*]] = insertvalue { i32, i64 } poison, i32 [[TMP8]], 0
; CHECK-NEXT: [[TMP10:%.*]] = insertvalue { i32, i64 } [[TMP9]], i64 [[TMP5]], 1
; CHECK-NEXT: ret { i32, i64 } [[TMP10]]
  %v = call { i32, i64 } asm "{ .reg .u64 t; mov.u64 t, $3; @!$5 mov.u64 t, $4; @$5 mov.u32 $0, $2; mov.u64 $1, t; }", "=r,=l,r,l,l,b"(i32 %a, ptr %p, i64 %q, i1 %c)
  ret { i32, i64 } %v
}

define i64 @guarded_pointer(ptr %p, i64 %q, i1 %c) {
; CHECK-LABEL: @guarded_pointer(
; CHECK-NEXT: br i1 %c, label [[TMP1:%.*]], label [[TMP3:%.*]]
; CHECK: 1:
; CHECK-NEXT: [[TMP2:%.*]] = ptrtoint ptr %p to i64
; CHECK-NEXT: br label [[TMP3]]
; CHECK: 3:
; CHECK-NEXT: [[TMP4:%.*]] = phi i64 [ [[TMP2]], [[TMP1]] ], [ %q, [[TMP0:%.*]] ]
; CHECK-NEXT: ret i64 [[TMP4]]
  %v = call i64 asm "{ .reg .u64 t; mov.u64 t, $2; @$3 mov.u64 t, $1; mov.u64 $0, t; }", "=l,l,l,b"(ptr %p, i64 %q, i1 %c)
  ret i64 %v
}

; Tied to an output, and a predicate that is.
define i32 @tied(i32 %a) {
; CHECK-LABEL: @tied(
; CHECK-NEXT: [[TMP1:%.*]] = add i32 %a, 1
; CHECK-NEXT: ret i32 [[TMP1]]
  %v = call i32 asm "add.s32 $0, $0, 1;", "=r,0"(i32 %a)
  ret i32 %v
}

define i1 @tied_predicate(i1 %a) {
; CHECK-LABEL: @tied_predicate(
; CHECK-NEXT: [[TMP1:%.*]] = xor i1 %a, true
; CHECK-NEXT: ret i1 [[TMP1]]
  %v = call i1 asm "not.pred $0, $0;", "=b,0"(i1 %a)
  ret i1 %v
}

; A predicate in a word, one that is not used, and an output that is not written.
define i32 @predicate_in_word(i32 %a) {
; CHECK-LABEL: @predicate_in_word(
; CHECK-NEXT: [[TMP1:%.*]] = trunc i32 %a to i1
; CHECK-NEXT: [[TMP2:%.*]] = select i1 [[TMP1]], i32 1, i32 2
; CHECK-NEXT: ret i32 [[TMP2]]
  %v = call i32 asm "selp.u32 $0, 1, 2, $1;", "=r,b"(i32 %a)
  ret i32 %v
}

define { i32, i32 } @not_written(i32 %a) {
; CHECK-LABEL: @not_written(
; CHECK-NEXT: [[TMP1:%.*]] = insertvalue { i32, i32 } poison, i32 %a, 1
; CHECK-NEXT: ret { i32, i32 } [[TMP1]]
  %v = call { i32, i32 } asm "mov.u32 $1, $2;", "=r,=r,r,~{memory}"(i32 %a)
  ret { i32, i32 } %v
}
