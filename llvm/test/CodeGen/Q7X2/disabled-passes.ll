; -q7x2-disable leaves out optional passes, of llc and of opt.
;
; RUN: llc < %s -debug-pass=Structure -o /dev/null 2>&1 | FileCheck %s --check-prefix=ALL
; RUN: llc < %s -q7x2-disable=q7x2-loop-unroll,q7x2-uniform -debug-pass=Structure \
; RUN:   -o /dev/null 2>&1 | FileCheck %s \
; RUN:   --implicit-check-not='Q7X2 loop unrolling' --implicit-check-not='Q7X2 uniform datapath'
; ALL: Q7X2 loop unrolling
; ALL: Q7X2 uniform datapath
; CHECK: Q7X2 control words
;
; Passes on which others rely are not optional.
; RUN: not llc < %s -q7x2-disable=q7x2-isel -o /dev/null 2>&1 | FileCheck %s --check-prefix=ISEL
; ISEL: for the --q7x2-disable option: Cannot find option named 'q7x2-isel'!
; RUN: not llc < %s -q7x2-disable=q7x2-exit-values -o /dev/null 2>&1 | FileCheck %s --check-prefix=EXIT
; EXIT: for the --q7x2-disable option: Cannot find option named 'q7x2-exit-values'!
target triple = "q7x2"

define void @f() {
  ret void
}
