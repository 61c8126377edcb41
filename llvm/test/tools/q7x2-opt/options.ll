; opt's usual options.

; RUN: opt -S -passes=instcombine %s | FileCheck %s --check-prefix=COMBINED
; RUN: opt -S -p instcombine %s -o %t.ll
; RUN: FileCheck %s --check-prefix=COMBINED <%t.ll
; RUN: opt -O2 %s -o %t.bc
; RUN: opt -S %t.bc | FileCheck %s --check-prefix=INLINED
; RUN: opt -S -passes='default<O2>' <%s | FileCheck %s --check-prefix=INLINED
; RUN: opt -disable-output -passes=instcombine -print-after=instcombine %s 2>&1 \
; RUN:   | FileCheck %s --check-prefix=PRINTED
; RUN: opt -disable-output -verify-each -debug-pass-manager -passes=gvn %s 2>&1 \
; RUN:   | FileCheck %s --check-prefix=VERIFIED
; RUN: opt -disable-output -O2 -time-passes %s 2>&1 | FileCheck %s --check-prefix=TIMED
; RUN: opt -print-passes | FileCheck %s --check-prefix=PASSES
; RUN: opt -print-pipeline-passes -passes='globaldce,function(gvn)' %s -o %t.none \
; RUN:   | FileCheck %s --check-prefix=PIPELINE
; RUN: not ls %t.none

; The target gives its data layout to modules that have none, and its costs to
; the passes.
; RUN: opt -S -mtriple=q7x2-unknown-unknown %s | FileCheck %s --check-prefix=LAYOUT

; CPUs and features are llc's, and become attributes as there.
; RUN: opt -S -mtriple=q7x2 -mcpu=generic -mattr=+interlocked %s \
; RUN:   | FileCheck %s --check-prefix=ATTRIBUTES
; RUN: opt -S -mtriple=q7x2 -mcpu=no-such-cpu -mattr=+no-such-feature %s 2>&1 \
; RUN:   | FileCheck %s --check-prefix=UNKNOWN
; RUN: llc -mtriple=q7x2 -mcpu=no-such-cpu -mattr=+no-such-feature %s -o /dev/null 2>&1 \
; RUN:   | FileCheck %s --check-prefix=UNKNOWN

; COMBINED-LABEL: define i32 @double(
; COMBINED-NEXT: shl i32 %x, 1
define i32 @double(i32 %x) {
  %y = mul i32 %x, 2
  ret i32 %y
}

; INLINED-LABEL: define {{.*}}i32 @quadruple(
; INLINED-NEXT: shl i32 %x, 2
define i32 @quadruple(i32 %x) {
  %y = call i32 @double(i32 %x)
  %z = call i32 @double(i32 %y)
  ret i32 %z
}

; PRINTED: *** IR Dump After InstCombinePass on double ***
; VERIFIED: Running pass: GVNPass on double
; VERIFIED: Verifying function double
; TIMED: Pass execution timing report
; PASSES: instcombine
; PIPELINE: {{^globaldce,function\(gvn.*\)$}}
; LAYOUT: target datalayout = "e-p3:32:32-p5:32:32-{{.*}}n16:32:64"
; LAYOUT: target triple = "q7x2-unknown-unknown"
; ATTRIBUTES: attributes #0 = { "target-cpu"="generic" "target-features"="+interlocked" }
; UNKNOWN-DAG: 'no-such-cpu' is not a recognized processor for this target (ignoring processor)
; UNKNOWN-DAG: '+no-such-feature' is not a recognized feature for this target (ignoring feature)
