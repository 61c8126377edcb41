; NOTE: CHECK lines are written by utils/update-checks
; Accesses to the stack at an address that is constant for each predecessor are
; moved to the edges from these.
;
; RUN: llc -O2 -start-before=q7x2-unroll-arrays -stop-after=q7x2-unroll-arrays %s -o - | FileCheck %s
; RUN: llc -O2 -start-before=q7x2-unroll-arrays -stop-after=sroa %s -o - | FileCheck %s --check-prefix=SROA
target triple = "q7x2"

; A store to one of two objects, and one to elements of an array with an index
; that is a PHI. Nothing remains in memory.
define float @two_objects(i1 %c, float %v) {
; CHECK-LABEL: @two_objects(
; CHECK-NEXT: entry:
; CHECK-NEXT: [[A:%.*]] = alloca float, align 4
; CHECK-NEXT: [[B:%.*]] = alloca float, align 4
; CHECK-NEXT: store float 1.000000e+00, ptr [[A]], align 4
; CHECK-NEXT: store float 2.000000e+00, ptr [[B]], align 4
; CHECK-NEXT: br i1 %c, label [[OTHER:%.*]], label [[ENTRY_JOIN_CRIT_EDGE:%.*]]
; CHECK: entry.join_crit_edge:
; CHECK-NEXT: store float %v, ptr [[A]], align 4
; CHECK-NEXT: br label [[JOIN:%.*]]
; CHECK: other:
; CHECK-NEXT: store float %v, ptr [[B]], align 4
; CHECK-NEXT: br label [[JOIN]]
; CHECK: join:
; CHECK-NEXT: [[X:%.*]] = load float, ptr [[A]], align 4
; CHECK-NEXT: [[Y:%.*]] = load float, ptr [[B]], align 4
; CHECK-NEXT: [[R:%.*]] = fsub float [[X]], [[Y]]
; CHECK-NEXT: ret float [[R]]
; SROA-LABEL: @two_objects(
; SROA-NEXT: entry:
; SROA-NEXT: br i1 %c, label [[OTHER:%.*]], label [[ENTRY_JOIN_CRIT_EDGE:%.*]]
; SROA: entry.join_crit_edge:
; SROA-NEXT: br label [[JOIN:%.*]]
; SROA: other:
; SROA-NEXT: br label [[JOIN]]
; SROA: join:
; SROA-NEXT: [[A_0:%.*]] = phi float [ 1.000000e+00, [[OTHER]] ], [ %v, [[ENTRY_JOIN_CRIT_EDGE]] ]
; SROA-NEXT: [[B_0:%.*]] = phi float [ %v, [[OTHER]] ], [ 2.000000e+00, [[ENTRY_JOIN_CRIT_EDGE]] ]
; SROA-NEXT: [[R:%.*]] = fsub float [[A_0]], [[B_0]]
; SROA-NEXT: ret float [[R]]
entry:
  %a = alloca float
  %b = alloca float
  store float 1.0, ptr %a
  store float 2.0, ptr %b
  br i1 %c, label %other, label %join
other:
  br label %join
join:
  %p = phi ptr [ %a, %entry ], [ %b, %other ]
  store float %v, ptr %p
  %x = load float, ptr %a
  %y = load float, ptr %b
  %r = fsub float %x, %y
  ret float %r
}

define i32 @element(i1 %c, i32 %v) {
; CHECK-LABEL: @element(
; CHECK-NEXT: entry:
; CHECK-NEXT: [[A:%.*]] = alloca [4 x i32], align 4
; CHECK-NEXT: store i32 0, ptr [[A]], align 4
; CHECK-NEXT: [[A1:%.*]] = getelementptr i32, ptr [[A]], i64 1
; CHECK-NEXT: store i32 1, ptr [[A1]], align 4
; CHECK-NEXT: br i1 %c, label [[OTHER:%.*]], label [[ENTRY_JOIN_CRIT_EDGE:%.*]]
; CHECK: entry.join_crit_edge:
; CHECK-NEXT: store i32 %v, ptr [[A]], align 4
; CHECK-NEXT: br label [[JOIN:%.*]]
; CHECK: other:
; CHECK-NEXT: [[TMP0:%.*]] = getelementptr [4 x i32], ptr [[A]], i64 0, i64 1
; CHECK-NEXT: store i32 %v, ptr [[TMP0]], align 4
; CHECK-NEXT: br label [[JOIN]]
; CHECK: join:
; CHECK-NEXT: [[X:%.*]] = load i32, ptr [[A]], align 4
; CHECK-NEXT: [[Y:%.*]] = load i32, ptr [[A1]], align 4
; CHECK-NEXT: [[R:%.*]] = sub i32 [[X]], [[Y]]
; CHECK-NEXT: ret i32 [[R]]
; SROA-LABEL: @element(
; SROA-NEXT: entry:
; SROA-NEXT: br i1 %c, label [[OTHER:%.*]], label [[ENTRY_JOIN_CRIT_EDGE:%.*]]
; SROA: entry.join_crit_edge:
; SROA-NEXT: br label [[JOIN:%.*]]
; SROA: other:
; SROA-NEXT: br label [[JOIN]]
; SROA: join:
; SROA-NEXT: [[A_SROA_3_0:%.*]] = phi i32 [ %v, [[OTHER]] ], [ 1, [[ENTRY_JOIN_CRIT_EDGE]] ]
; SROA-NEXT: [[A_SROA_0_0:%.*]] = phi i32 [ 0, [[OTHER]] ], [ %v, [[ENTRY_JOIN_CRIT_EDGE]] ]
; SROA-NEXT: [[R:%.*]] = sub i32 [[A_SROA_0_0]], [[A_SROA_3_0]]
; SROA-NEXT: ret i32 [[R]]
entry:
  %a = alloca [4 x i32]
  store i32 0, ptr %a
  %a1 = getelementptr i32, ptr %a, i64 1
  store i32 1, ptr %a1
  br i1 %c, label %other, label %join
other:
  br label %join
join:
  %k = phi i32 [ 0, %entry ], [ 1, %other ]
  %index = zext i32 %k to i64
  %p = getelementptr [4 x i32], ptr %a, i64 0, i64 %index
  store i32 %v, ptr %p
  %x = load i32, ptr %a
  %y = load i32, ptr %a1
  %r = sub i32 %x, %y
  ret i32 %r
}

; An exchange: the value of the second store is the moved load's. The block is a
; loop's header, whose latch is an edge as well.
define i32 @exchange(i32 %n) {
; CHECK-LABEL: @exchange(
; CHECK-NEXT: entry:
; CHECK-NEXT: [[A:%.*]] = alloca i32, align 4
; CHECK-NEXT: [[B:%.*]] = alloca i32, align 4
; CHECK-NEXT: store i32 3, ptr [[A]], align 4
; CHECK-NEXT: store i32 4, ptr [[B]], align 4
; CHECK-NEXT: [[TMP0:%.*]] = load i32, ptr [[A]], align 4
; CHECK-NEXT: [[TMP1:%.*]] = load i32, ptr [[B]], align 4
; CHECK-NEXT: store i32 [[TMP1]], ptr [[A]], align 4
; CHECK-NEXT: store i32 [[TMP0]], ptr [[B]], align 4
; CHECK-NEXT: br label [[LOOP:%.*]]
; CHECK: loop:
; CHECK-NEXT: [[Y:%.*]] = phi i32 [ [[TMP3:%.*]], [[LOOP_LOOP_CRIT_EDGE:%.*]] ], [ [[TMP1]], [[ENTRY:%.*]] ]
; CHECK-NEXT: [[X:%.*]] = phi i32 [ [[TMP2:%.*]], [[LOOP_LOOP_CRIT_EDGE]] ], [ [[TMP0]], [[ENTRY]] ]
; CHECK-NEXT: [[I:%.*]] = phi i32 [ 0, [[ENTRY]] ], [ [[NEXT:%.*]], [[LOOP_LOOP_CRIT_EDGE]] ]
; CHECK-NEXT: [[NEXT]] = add i32 [[I]], 1
; CHECK-NEXT: [[C:%.*]] = icmp slt i32 [[NEXT]], %n
; CHECK-NEXT: br i1 [[C]], label [[LOOP_LOOP_CRIT_EDGE]], label [[EXIT:%.*]]
; CHECK: loop.loop_crit_edge:
; CHECK-NEXT: [[TMP2]] = load i32, ptr [[B]], align 4
; CHECK-NEXT: [[TMP3]] = load i32, ptr [[A]], align 4
; CHECK-NEXT: store i32 [[TMP3]], ptr [[B]], align 4
; CHECK-NEXT: store i32 [[TMP2]], ptr [[A]], align 4
; CHECK-NEXT: br label [[LOOP]]
; CHECK: exit:
; CHECK-NEXT: [[R:%.*]] = load i32, ptr [[A]], align 4
; CHECK-NEXT: ret i32 [[R]]
; SROA-LABEL: @exchange(
; SROA-NEXT: entry:
; SROA-NEXT: br label [[LOOP:%.*]]
; SROA: loop:
; SROA-NEXT: [[A_0:%.*]] = phi i32 [ 4, [[ENTRY:%.*]] ], [ [[B_0:%.*]], [[LOOP_LOOP_CRIT_EDGE:%.*]] ]
; SROA-NEXT: [[B_0]] = phi i32 [ 3, [[ENTRY]] ], [ [[A_0]], [[LOOP_LOOP_CRIT_EDGE]] ]
; SROA-NEXT: [[Y:%.*]] = phi i32 [ [[A_0]], [[LOOP_LOOP_CRIT_EDGE]] ], [ 4, [[ENTRY]] ]
; SROA-NEXT: [[X:%.*]] = phi i32 [ [[B_0]], [[LOOP_LOOP_CRIT_EDGE]] ], [ 3, [[ENTRY]] ]
; SROA-NEXT: [[I:%.*]] = phi i32 [ 0, [[ENTRY]] ], [ [[NEXT:%.*]], [[LOOP_LOOP_CRIT_EDGE]] ]
; SROA-NEXT: [[NEXT]] = add i32 [[I]], 1
; SROA-NEXT: [[C:%.*]] = icmp slt i32 [[NEXT]], %n
; SROA-NEXT: br i1 [[C]], label [[LOOP_LOOP_CRIT_EDGE]], label [[EXIT:%.*]]
; SROA: loop.loop_crit_edge:
; SROA-NEXT: br label [[LOOP]]
; SROA: exit:
; SROA-NEXT: ret i32 [[A_0]]
entry:
  %a = alloca i32
  %b = alloca i32
  store i32 3, ptr %a
  store i32 4, ptr %b
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %p = phi ptr [ %a, %entry ], [ %b, %loop ]
  %q = phi ptr [ %b, %entry ], [ %a, %loop ]
  %x = load i32, ptr %p
  %y = load i32, ptr %q
  store i32 %y, ptr %p
  store i32 %x, ptr %q
  %next = add i32 %i, 1
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  %r = load i32, ptr %a
  ret i32 %r
}

; Not moved: the value is computed in the block; another access comes before; a
; call that may not return comes before; volatile; the address is not constant
; for one predecessor; it is the same for all.
define void @computed(i1 %c, i32 %v) {
; CHECK-LABEL: @computed(
; CHECK-NEXT: entry:
; CHECK-NEXT: [[A:%.*]] = alloca i32, align 4
; CHECK-NEXT: [[B:%.*]] = alloca i32, align 4
; CHECK-NEXT: br i1 %c, label [[OTHER:%.*]], label [[JOIN:%.*]]
; CHECK: other:
; CHECK-NEXT: br label [[JOIN]]
; CHECK: join:
; CHECK-NEXT: [[P:%.*]] = phi ptr [ [[A]], [[ENTRY:%.*]] ], [ [[B]], [[OTHER]] ]
; CHECK-NEXT: [[W:%.*]] = add i32 %v, 1
; CHECK-NEXT: store i32 [[W]], ptr [[P]], align 4
; CHECK-NEXT: call void @use(ptr [[A]], ptr [[B]])
; CHECK-NEXT: ret void
; SROA-LABEL: @computed(
; SROA-NEXT: entry:
; SROA-NEXT: [[A:%.*]] = alloca i32, align 4
; SROA-NEXT: [[B:%.*]] = alloca i32, align 4
; SROA-NEXT: br i1 %c, label [[OTHER:%.*]], label [[JOIN:%.*]]
; SROA: other:
; SROA-NEXT: br label [[JOIN]]
; SROA: join:
; SROA-NEXT: [[P:%.*]] = phi ptr [ [[A]], [[ENTRY:%.*]] ], [ [[B]], [[OTHER]] ]
; SROA-NEXT: [[W:%.*]] = add i32 %v, 1
; SROA-NEXT: store i32 [[W]], ptr [[P]], align 4
; SROA-NEXT: call void @use(ptr [[A]], ptr [[B]])
; SROA-NEXT: ret void
entry:
  %a = alloca i32
  %b = alloca i32
  br i1 %c, label %other, label %join
other:
  br label %join
join:
  %p = phi ptr [ %a, %entry ], [ %b, %other ]
  %w = add i32 %v, 1
  store i32 %w, ptr %p
  call void @use(ptr %a, ptr %b)
  ret void
}

define void @after_access(i1 %c, i32 %v, ptr %other.pointer) {
; CHECK-LABEL: @after_access(
; CHECK-NEXT: entry:
; CHECK-NEXT: [[A:%.*]] = alloca i32, align 4
; CHECK-NEXT: [[B:%.*]] = alloca i32, align 4
; CHECK-NEXT: br i1 %c, label [[OTHER:%.*]], label [[JOIN:%.*]]
; CHECK: other:
; CHECK-NEXT: br label [[JOIN]]
; CHECK: join:
; CHECK-NEXT: [[P:%.*]] = phi ptr [ [[A]], [[ENTRY:%.*]] ], [ [[B]], [[OTHER]] ]
; CHECK-NEXT: store i32 1, ptr %other.pointer, align 4
; CHECK-NEXT: store i32 %v, ptr [[P]], align 4
; CHECK-NEXT: call void @use(ptr [[A]], ptr [[B]])
; CHECK-NEXT: ret void
; SROA-LABEL: @after_access(
; SROA-NEXT: entry:
; SROA-NEXT: [[A:%.*]] = alloca i32, align 4
; SROA-NEXT: [[B:%.*]] = alloca i32, align 4
; SROA-NEXT: br i1 %c, label [[OTHER:%.*]], label [[JOIN:%.*]]
; SROA: other:
; SROA-NEXT: br label [[JOIN]]
; SROA: join:
; SROA-NEXT: [[P:%.*]] = phi ptr [ [[A]], [[ENTRY:%.*]] ], [ [[B]], [[OTHER]] ]
; SROA-NEXT: store i32 1, ptr %other.pointer, align 4
; SROA-NEXT: store i32 %v, ptr [[P]], align 4
; SROA-NEXT: call void @use(ptr [[A]], ptr [[B]])
; SROA-NEXT: ret void
entry:
  %a = alloca i32
  %b = alloca i32
  br i1 %c, label %other, label %join
other:
  br label %join
join:
  %p = phi ptr [ %a, %entry ], [ %b, %other ]
  store i32 1, ptr %other.pointer
  store i32 %v, ptr %p
  call void @use(ptr %a, ptr %b)
  ret void
}

define void @after_call(i1 %c, i32 %v) {
; CHECK-LABEL: @after_call(
; CHECK-NEXT: entry:
; CHECK-NEXT: [[A:%.*]] = alloca i32, align 4
; CHECK-NEXT: [[B:%.*]] = alloca i32, align 4
; CHECK-NEXT: br i1 %c, label [[OTHER:%.*]], label [[JOIN:%.*]]
; CHECK: other:
; CHECK-NEXT: br label [[JOIN]]
; CHECK: join:
; CHECK-NEXT: [[P:%.*]] = phi ptr [ [[A]], [[ENTRY:%.*]] ], [ [[B]], [[OTHER]] ]
; CHECK-NEXT: call void @may_not_return()
; CHECK-NEXT: store i32 %v, ptr [[P]], align 4
; CHECK-NEXT: call void @use(ptr [[A]], ptr [[B]])
; CHECK-NEXT: ret void
; SROA-LABEL: @after_call(
; SROA-NEXT: entry:
; SROA-NEXT: [[A:%.*]] = alloca i32, align 4
; SROA-NEXT: [[B:%.*]] = alloca i32, align 4
; SROA-NEXT: br i1 %c, label [[OTHER:%.*]], label [[JOIN:%.*]]
; SROA: other:
; SROA-NEXT: br label [[JOIN]]
; SROA: join:
; SROA-NEXT: [[P:%.*]] = phi ptr [ [[A]], [[ENTRY:%.*]] ], [ [[B]], [[OTHER]] ]
; SROA-NEXT: call void @may_not_return()
; SROA-NEXT: store i32 %v, ptr [[P]], align 4
; SROA-NEXT: call void @use(ptr [[A]], ptr [[B]])
; SROA-NEXT: ret void
entry:
  %a = alloca i32
  %b = alloca i32
  br i1 %c, label %other, label %join
other:
  br label %join
join:
  %p = phi ptr [ %a, %entry ], [ %b, %other ]
  call void @may_not_return()
  store i32 %v, ptr %p
  call void @use(ptr %a, ptr %b)
  ret void
}

define void @volatile(i1 %c, i32 %v) {
; CHECK-LABEL: @volatile(
; CHECK-NEXT: entry:
; CHECK-NEXT: [[A:%.*]] = alloca i32, align 4
; CHECK-NEXT: [[B:%.*]] = alloca i32, align 4
; CHECK-NEXT: br i1 %c, label [[OTHER:%.*]], label [[JOIN:%.*]]
; CHECK: other:
; CHECK-NEXT: br label [[JOIN]]
; CHECK: join:
; CHECK-NEXT: [[P:%.*]] = phi ptr [ [[A]], [[ENTRY:%.*]] ], [ [[B]], [[OTHER]] ]
; CHECK-NEXT: store volatile i32 %v, ptr [[P]], align 4
; CHECK-NEXT: call void @use(ptr [[A]], ptr [[B]])
; CHECK-NEXT: ret void
; SROA-LABEL: @volatile(
; SROA-NEXT: entry:
; SROA-NEXT: [[A:%.*]] = alloca i32, align 4
; SROA-NEXT: [[B:%.*]] = alloca i32, align 4
; SROA-NEXT: br i1 %c, label [[OTHER:%.*]], label [[JOIN:%.*]]
; SROA: other:
; SROA-NEXT: br label [[JOIN]]
; SROA: join:
; SROA-NEXT: [[P:%.*]] = phi ptr [ [[A]], [[ENTRY:%.*]] ], [ [[B]], [[OTHER]] ]
; SROA-NEXT: store volatile i32 %v, ptr [[P]], align 4
; SROA-NEXT: call void @use(ptr [[A]], ptr [[B]])
; SROA-NEXT: ret void
entry:
  %a = alloca i32
  %b = alloca i32
  br i1 %c, label %other, label %join
other:
  br label %join
join:
  %p = phi ptr [ %a, %entry ], [ %b, %other ]
  store volatile i32 %v, ptr %p
  call void @use(ptr %a, ptr %b)
  ret void
}

define void @not_constant(i1 %c, i32 %v, i64 %i) {
; CHECK-LABEL: @not_constant(
; CHECK-NEXT: entry:
; CHECK-NEXT: [[A:%.*]] = alloca [4 x i32], align 4
; CHECK-NEXT: [[E:%.*]] = getelementptr i32, ptr [[A]], i64 %i
; CHECK-NEXT: br i1 %c, label [[OTHER:%.*]], label [[JOIN:%.*]]
; CHECK: other:
; CHECK-NEXT: br label [[JOIN]]
; CHECK: join:
; CHECK-NEXT: [[P:%.*]] = phi ptr [ [[A]], [[ENTRY:%.*]] ], [ [[E]], [[OTHER]] ]
; CHECK-NEXT: store i32 %v, ptr [[P]], align 4
; CHECK-NEXT: call void @use(ptr [[A]], ptr [[E]])
; CHECK-NEXT: ret void
; SROA-LABEL: @not_constant(
; SROA-NEXT: entry:
; SROA-NEXT: [[A:%.*]] = alloca [4 x i32], align 4
; SROA-NEXT: [[E:%.*]] = getelementptr i32, ptr [[A]], i64 %i
; SROA-NEXT: br i1 %c, label [[OTHER:%.*]], label [[JOIN:%.*]]
; SROA: other:
; SROA-NEXT: br label [[JOIN]]
; SROA: join:
; SROA-NEXT: [[P:%.*]] = phi ptr [ [[A]], [[ENTRY:%.*]] ], [ [[E]], [[OTHER]] ]
; SROA-NEXT: store i32 %v, ptr [[P]], align 4
; SROA-NEXT: call void @use(ptr [[A]], ptr [[E]])
; SROA-NEXT: ret void
entry:
  %a = alloca [4 x i32]
  %e = getelementptr i32, ptr %a, i64 %i
  br i1 %c, label %other, label %join
other:
  br label %join
join:
  %p = phi ptr [ %a, %entry ], [ %e, %other ]
  store i32 %v, ptr %p
  call void @use(ptr %a, ptr %e)
  ret void
}

define void @same(i1 %c, i32 %v) {
; CHECK-LABEL: @same(
; CHECK-NEXT: entry:
; CHECK-NEXT: [[A:%.*]] = alloca i32, align 4
; CHECK-NEXT: br i1 %c, label [[OTHER:%.*]], label [[JOIN:%.*]]
; CHECK: other:
; CHECK-NEXT: br label [[JOIN]]
; CHECK: join:
; CHECK-NEXT: [[K:%.*]] = phi i32 [ %v, [[ENTRY:%.*]] ], [ 1, [[OTHER]] ]
; CHECK-NEXT: store i32 [[K]], ptr [[A]], align 4
; CHECK-NEXT: call void @use(ptr [[A]], ptr [[A]])
; CHECK-NEXT: ret void
; SROA-LABEL: @same(
; SROA-NEXT: entry:
; SROA-NEXT: [[A:%.*]] = alloca i32, align 4
; SROA-NEXT: br i1 %c, label [[OTHER:%.*]], label [[JOIN:%.*]]
; SROA: other:
; SROA-NEXT: br label [[JOIN]]
; SROA: join:
; SROA-NEXT: [[K:%.*]] = phi i32 [ %v, [[ENTRY:%.*]] ], [ 1, [[OTHER]] ]
; SROA-NEXT: store i32 [[K]], ptr [[A]], align 4
; SROA-NEXT: call void @use(ptr [[A]], ptr [[A]])
; SROA-NEXT: ret void
entry:
  %a = alloca i32
  br i1 %c, label %other, label %join
other:
  br label %join
join:
  %k = phi i32 [ %v, %entry ], [ 1, %other ]
  store i32 %k, ptr %a
  call void @use(ptr %a, ptr %a)
  ret void
}

; Nor where an edge cannot be split by itself: two from one switch.
define void @switch(i32 %c, i32 %v) {
; CHECK-LABEL: @switch(
; CHECK-NEXT: entry:
; CHECK-NEXT: [[A:%.*]] = alloca i32, align 4
; CHECK-NEXT: [[B:%.*]] = alloca i32, align 4
; CHECK-NEXT: switch i32 %c, label [[OTHER:%.*]] [
; CHECK-NEXT: i32 1, label [[JOIN:%.*]]
; CHECK-NEXT: i32 2, label [[JOIN]]
; CHECK-NEXT: ]
; CHECK: other:
; CHECK-NEXT: br label [[JOIN]]
; CHECK: join:
; CHECK-NEXT: [[P:%.*]] = phi ptr [ [[A]], [[ENTRY:%.*]] ], [ [[A]], [[ENTRY]] ], [ [[B]], [[OTHER]] ]
; CHECK-NEXT: store i32 %v, ptr [[P]], align 4
; CHECK-NEXT: call void @use(ptr [[A]], ptr [[B]])
; CHECK-NEXT: ret void
; SROA-LABEL: @switch(
; SROA-NEXT: entry:
; SROA-NEXT: [[A:%.*]] = alloca i32, align 4
; SROA-NEXT: [[B:%.*]] = alloca i32, align 4
; SROA-NEXT: switch i32 %c, label [[OTHER:%.*]] [
; SROA-NEXT: i32 1, label [[JOIN:%.*]]
; SROA-NEXT: i32 2, label [[JOIN]]
; SROA-NEXT: ]
; SROA: other:
; SROA-NEXT: br label [[JOIN]]
; SROA: join:
; SROA-NEXT: [[P:%.*]] = phi ptr [ [[A]], [[ENTRY:%.*]] ], [ [[A]], [[ENTRY]] ], [ [[B]], [[OTHER]] ]
; SROA-NEXT: store i32 %v, ptr [[P]], align 4
; SROA-NEXT: call void @use(ptr [[A]], ptr [[B]])
; SROA-NEXT: ret void
entry:
  %a = alloca i32
  %b = alloca i32
  switch i32 %c, label %other [ i32 1, label %join
                                i32 2, label %join ]
other:
  br label %join
join:
  %p = phi ptr [ %a, %entry ], [ %a, %entry ], [ %b, %other ]
  store i32 %v, ptr %p
  call void @use(ptr %a, ptr %b)
  ret void
}

; A pointer that advances in a loop of one block is constant only at first.
define i32 @advances(i32 %n) {
; CHECK-LABEL: @advances(
; CHECK-NEXT: entry:
; CHECK-NEXT: [[A:%.*]] = alloca [8 x i32], align 4
; CHECK-NEXT: br label [[LOOP:%.*]]
; CHECK: loop:
; CHECK-NEXT: [[P:%.*]] = phi ptr [ [[A]], [[ENTRY:%.*]] ], [ [[Q:%.*]], [[LOOP]] ]
; CHECK-NEXT: [[I:%.*]] = phi i32 [ 0, [[ENTRY]] ], [ [[NEXT:%.*]], [[LOOP]] ]
; CHECK-NEXT: store i32 [[I]], ptr [[P]], align 4
; CHECK-NEXT: [[Q]] = getelementptr i32, ptr [[P]], i64 1
; CHECK-NEXT: [[NEXT]] = add i32 [[I]], 1
; CHECK-NEXT: [[C:%.*]] = icmp slt i32 [[NEXT]], %n
; CHECK-NEXT: br i1 [[C]], label [[LOOP]], label [[EXIT:%.*]]
; CHECK: exit:
; CHECK-NEXT: [[E:%.*]] = getelementptr i32, ptr [[A]], i64 3
; CHECK-NEXT: call void @use(ptr [[A]], ptr [[E]])
; CHECK-NEXT: [[R:%.*]] = load i32, ptr [[E]], align 4
; CHECK-NEXT: ret i32 [[R]]
; SROA-LABEL: @advances(
; SROA-NEXT: entry:
; SROA-NEXT: [[A:%.*]] = alloca [8 x i32], align 4
; SROA-NEXT: br label [[LOOP:%.*]]
; SROA: loop:
; SROA-NEXT: [[P:%.*]] = phi ptr [ [[A]], [[ENTRY:%.*]] ], [ [[Q:%.*]], [[LOOP]] ]
; SROA-NEXT: [[I:%.*]] = phi i32 [ 0, [[ENTRY]] ], [ [[NEXT:%.*]], [[LOOP]] ]
; SROA-NEXT: store i32 [[I]], ptr [[P]], align 4
; SROA-NEXT: [[Q]] = getelementptr i32, ptr [[P]], i64 1
; SROA-NEXT: [[NEXT]] = add i32 [[I]], 1
; SROA-NEXT: [[C:%.*]] = icmp slt i32 [[NEXT]], %n
; SROA-NEXT: br i1 [[C]], label [[LOOP]], label [[EXIT:%.*]]
; SROA: exit:
; SROA-NEXT: [[E:%.*]] = getelementptr i32, ptr [[A]], i64 3
; SROA-NEXT: call void @use(ptr [[A]], ptr [[E]])
; SROA-NEXT: [[R:%.*]] = load i32, ptr [[E]], align 4
; SROA-NEXT: ret i32 [[R]]
entry:
  %a = alloca [8 x i32]
  br label %loop
loop:
  %p = phi ptr [ %a, %entry ], [ %q, %loop ]
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  store i32 %i, ptr %p
  %q = getelementptr i32, ptr %p, i64 1
  %next = add i32 %i, 1
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  %e = getelementptr i32, ptr %a, i64 3
  call void @use(ptr %a, ptr %e)
  %r = load i32, ptr %e
  ret i32 %r
}

declare void @use(ptr, ptr)
declare void @may_not_return() memory(none)
