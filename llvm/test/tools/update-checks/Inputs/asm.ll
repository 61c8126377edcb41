; RUN: llc -O2 -mattr=+interlocked %s -o - | FileCheck --allow-unused-prefixes --check-prefixes=BOTH,FAST %s
; RUN: llc -O0 %s -o - | FileCheck --allow-unused-prefixes --check-prefixes=BOTH,SLOW %s
target triple = "q7x2"
define i32 @sum(i32 %x) {
; FAST: STALE_LINE
  %s = add i32 %x, 3
  ret i32 %s
}
