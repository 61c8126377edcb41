; The code generator is one of the legacy pass manager.
;
; RUN: not llc -enable-new-pm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: q7x2 has no code generator for the new pass manager: omit -enable-new-pm
; CHECK-NOT: {{.}}
target triple = "q7x2"
