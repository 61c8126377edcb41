; Errors for nodes without instructions, and for constructs that LLVM itself rejects.

; RUN: not llc -O0 %s -o /dev/null 2>&1 | FileCheck %s
; RUN: not llc -O2 %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: error: {{.*}}in function marker {{.*}}cannot compile: ch = PCMarker
; CHECK-NOT: LLVM ERROR

; RUN: not llc -start-before=no-such-pass %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=PASS
; PASS: LLVM ERROR: "no-such-pass" pass is not registered.

target triple = "q7x2"

define void @marker() {
  call void @llvm.pcmarker(i32 1)
  ret void
}
