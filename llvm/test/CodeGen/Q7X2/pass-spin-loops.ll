; RUN: llc -start-before=q7x2-spin-loops -stop-after=q7x2-spin-loops %s -o - | FileCheck %s
;
; A YIELD, nanosleep of 0, before the exit branches of loops that only another
; thread's write can end, and of no other loop.
target triple = "q7x2"

declare i32 @callee()

; The same exchange in each iteration.
; CHECK-LABEL: define void @lock(
; CHECK: atomicrmw xchg
; CHECK: call void @llvm.nvvm.nanosleep(i32 0)
; CHECK-NEXT: br i1
define void @lock(ptr addrspace(1) %l) {
entry:
  br label %try
try:
  %old = atomicrmw xchg ptr addrspace(1) %l, i32 1 acquire
  %taken = icmp ne i32 %old, 0
  br i1 %taken, label %try, label %end
end:
  ret void
}

; A volatile load; an atomic one whose condition is in an inner branch.
; CHECK-LABEL: define void @flag(
; CHECK: call void @llvm.nvvm.nanosleep(i32 0)
; CHECK-NEXT: br i1
define void @flag(ptr addrspace(1) %p) {
entry:
  br label %wait
wait:
  %x = load volatile i32, ptr addrspace(1) %p
  %c = icmp eq i32 %x, 0
  br i1 %c, label %wait, label %end
end:
  ret void
}

; CHECK-LABEL: define void @control_dependence(
; CHECK: latch:
; CHECK: call void @llvm.nvvm.nanosleep(i32 0)
; CHECK-NEXT: br i1 %done
define void @control_dependence(ptr addrspace(1) %p) {
entry:
  br label %wait
wait:
  %x = load atomic i32, ptr addrspace(1) %p acquire, align 4
  %c = icmp eq i32 %x, 7
  br i1 %c, label %is_seven, label %latch
is_seven:
  br label %latch
latch:
  %done = phi i1 [ true, %is_seven ], [ false, %wait ]
  br i1 %done, label %end, label %wait
end:
  ret void
}

; Only the exit that spins.
; CHECK-LABEL: define void @two_exits(
; CHECK: icmp eq i32 %x, 0
; CHECK-NEXT: call void @llvm.nvvm.nanosleep(i32 0)
; CHECK: icmp ult i32 %next, %n
; CHECK-NEXT: br i1
define void @two_exits(ptr addrspace(1) %p, i32 %n) {
entry:
  br label %wait
wait:
  %i = phi i32 [ 0, %entry ], [ %next, %count ]
  %x = load volatile i32, ptr addrspace(1) %p
  %c = icmp eq i32 %x, 0
  br i1 %c, label %count, label %end
count:
  %next = add i32 %i, 1
  %again = icmp ult i32 %next, %n
  br i1 %again, label %wait, label %end
end:
  ret void
}

; A compare-and-swap with constants spins.
; CHECK-LABEL: define void @swap_constants(
; CHECK: call void @llvm.nvvm.nanosleep(i32 0)
define void @swap_constants(ptr addrspace(1) %p) {
entry:
  br label %try
try:
  %pair = cmpxchg ptr addrspace(1) %p, i32 0, i32 1 acquire monotonic
  %ok = extractvalue { i32, i1 } %pair, 1
  br i1 %ok, label %end, label %try
end:
  ret void
}

; ---- no spin loops

; With the value that it read, it fails only if another thread has succeeded.
; CHECK-LABEL: define void @swap_read_value(
; CHECK-NOT: nanosleep
define void @swap_read_value(ptr addrspace(1) %p) {
entry:
  %first = load i32, ptr addrspace(1) %p
  br label %try
try:
  %old = phi i32 [ %first, %entry ], [ %seen, %try ]
  %new = mul i32 %old, 3
  %pair = cmpxchg ptr addrspace(1) %p, i32 %old, i32 %new monotonic monotonic
  %seen = extractvalue { i32, i1 } %pair, 0
  %ok = extractvalue { i32, i1 } %pair, 1
  br i1 %ok, label %end, label %try
end:
  ret void
}

; An ordinary load.
; CHECK-LABEL: define void @search(
; CHECK-NOT: nanosleep
define void @search(ptr addrspace(1) %p) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %at = getelementptr i32, ptr addrspace(1) %p, i64 %i
  %x = load i32, ptr addrspace(1) %at
  %next = add i64 %i, 1
  %c = icmp eq i32 %x, 0
  br i1 %c, label %end, label %loop
end:
  ret void
}

; The loop writes the memory that it reads.
; CHECK-LABEL: define void @own_write(
; CHECK-NOT: nanosleep
define void @own_write(ptr addrspace(1) %p) {
entry:
  br label %loop
loop:
  %x = load volatile i32, ptr addrspace(1) %p
  %next = add i32 %x, 1
  store volatile i32 %next, ptr addrspace(1) %p
  %c = icmp ult i32 %next, 100
  br i1 %c, label %loop, label %end
end:
  ret void
}

; The exit does not depend on the volatile load; a call without ordered reads.
; CHECK-LABEL: define void @independent(
; CHECK-NOT: nanosleep
; CHECK: ret void
define void @independent(ptr addrspace(1) %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %x = load volatile i32, ptr addrspace(1) %p
  %y = call i32 @callee()
  %next = add i32 %i, %y
  %c = icmp ult i32 %next, %n
  br i1 %c, label %loop, label %end
end:
  ret void
}

; At -O0 variables are in memory: the values that the loop stores to them are followed,
; with the conditions of the stores.
; CHECK-LABEL: define void @in_variables(
; CHECK: wait:
; CHECK: call void @llvm.nvvm.nanosleep(i32 0)
; CHECK-NEXT: br i1 %again, label %wait, label %end
define void @in_variables(ptr %p) {
entry:
  %address = alloca ptr
  %seen = alloca i32
  %other = alloca i32
  store ptr %p, ptr %address
  br label %wait
wait:
  %a = load ptr, ptr %address
  %x = load volatile i32, ptr %a
  store i32 %x, ptr %seen
  store i32 7, ptr %other
  %y = load i32, ptr %seen
  %again = icmp eq i32 %y, 0
  br i1 %again, label %wait, label %end
end:
  ret void
}

; A flag that a branch on the read value sets.
; CHECK-LABEL: define void @flag_in_variable(
; CHECK: latch:
; CHECK: call void @llvm.nvvm.nanosleep(i32 0)
; CHECK-NEXT: br i1 %go
define void @flag_in_variable(ptr addrspace(1) %p) {
entry:
  %done = alloca i32
  store i32 0, ptr %done
  br label %wait
wait:
  %x = load atomic i32, ptr addrspace(1) %p acquire, align 4
  %c = icmp eq i32 %x, 7
  br i1 %c, label %is_seven, label %latch
is_seven:
  store i32 1, ptr %done
  br label %latch
latch:
  %d = load i32, ptr %done
  %go = icmp eq i32 %d, 0
  br i1 %go, label %wait, label %end
end:
  ret void
}

; The read value goes to another variable than the condition's.
; CHECK-LABEL: define void @other_variable(
; CHECK-NOT: nanosleep
; CHECK: ret void
define void @other_variable(ptr %p, i32 %n) {
entry:
  %seen = alloca i32
  %count = alloca i32
  store i32 0, ptr %count
  br label %wait
wait:
  %x = load volatile i32, ptr %p
  store i32 %x, ptr %seen
  %k = load i32, ptr %count
  %k2 = add i32 %k, 1
  store i32 %k2, ptr %count
  %again = icmp ult i32 %k2, %n
  br i1 %again, label %wait, label %end
end:
  ret void
}

; A function that may execute an ordered read, itself or in one that it calls.
; CHECK-LABEL: define void @calls(
; CHECK: call void @llvm.nvvm.nanosleep(i32 0)
; CHECK-NEXT: br i1
define void @calls() {
entry:
  br label %wait
wait:
  %x = call i32 @outer()
  %c = icmp eq i32 %x, 0
  br i1 %c, label %wait, label %end
end:
  ret void
}
@word = addrspace(1) global i32 0
define i32 @outer() noinline {
  %x = call i32 @inner()
  ret i32 %x
}
define i32 @inner() noinline {
  %x = load volatile i32, ptr addrspace(1) @word
  ret i32 %x
}

; A walk along a list ends without another thread's write.
; CHECK-LABEL: define void @walk(
; CHECK-NOT: nanosleep
; CHECK: ret void
define void @walk(ptr addrspace(1) %p, i32 %start) {
entry:
  br label %next
next:
  %at = phi i32 [ %start, %entry ], [ %to, %next ]
  %a = getelementptr i32, ptr addrspace(1) %p, i32 %at
  %to = load volatile i32, ptr addrspace(1) %a
  %more = icmp ne i32 %to, %at
  br i1 %more, label %next, label %end
end:
  ret void
}
