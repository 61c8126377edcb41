; Thread-local variables of C: there is no storage for them before a kernel runs.
; RUN: not llc -mtriple=q7x2 %s -o /dev/null 2>&1 | FileCheck %s

; CHECK: error: {{.*}}thread
@counter = thread_local global i32 7

define i32 @read() {
  %p = call ptr @llvm.threadlocal.address.p0(ptr @counter)
  %r = load i32, ptr %p
  ret i32 %r
}
