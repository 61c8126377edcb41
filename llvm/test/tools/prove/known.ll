; Results in a file are not proved again: of the same IR and code, and of IR that has
; more flags. A proof of IR with flags says nothing of IR without.
;
; RUN: rm -rf %t && mkdir %t
; RUN: sed 's/lshr exact/lshr/' %s > %t/plain.ll
; RUN: llc -O2 -mtriple=q7x2 -filetype=obj %s -o %t/exact.o
; RUN: llc -O2 -mtriple=q7x2 -filetype=obj %t/plain.ll -o %t/plain.o
; RUN: %prove %s --object %t/exact.o --results %t/results | FileCheck %s --check-prefix=NEW
; NEW: 1 proved, 0 wrong, 0 undecided
; NEW-SAME: ; 0 known before
; RUN: %prove %s --object %t/exact.o --results %t/results | FileCheck %s --check-prefix=KNOWN
; KNOWN: 1 proved, 0 wrong, 0 undecided; 1 known before
; RUN: not %prove %t/plain.ll --object %t/exact.o --results %t/results | FileCheck %s --check-prefix=LESS
; LESS: f at {{.*}}: wrong
; LESS: 0 proved, 1 wrong, 0 undecided; 0 known before
; RUN: %prove %t/plain.ll --object %t/plain.o --results %t/results | FileCheck %s --check-prefix=NEW
; RUN: %prove %s --object %t/plain.o --results %t/results | FileCheck %s --check-prefix=KNOWN

; Undecided functions are proved as soon as the proof follows.
; RUN: %prove %t/plain.ll --object %t/plain.o --results %t/two | FileCheck %s --check-prefix=NEW
; RUN: %prove %s --object %t/plain.o --results %t/two | FileCheck %s --check-prefix=KNOWN
; RUN: sed -i '$s/proved/undecided/' %t/two
; RUN: %prove --join %t/two | FileCheck %s --check-prefix=OPEN
; OPEN: 2 proofs: 1 proved, 0 wrong, 1 undecided
; RUN: %prove %s --object %t/plain.o --results %t/two | FileCheck %s --check-prefix=KNOWN
; RUN: %prove --join %t/two | FileCheck %s --check-prefix=JOINED
; JOINED: 2 proofs: 2 proved, 0 wrong, 0 undecided

; Other IR is proved anew, and a file that holds something else is refused.
; RUN: sed 's/, %%b$/, %%a/' %s > %t/other.ll
; RUN: %prove %t/other.ll --levels 2 --results %t/results | FileCheck %s --check-prefix=NEW
; RUN: not %prove %s --results %s 2>&1 | FileCheck %s --check-prefix=BAD
; BAD: prove: error: {{.*}}known.ll: {{.*}}

target triple = "q7x2"

define i32 @f(i32 %a, i32 %b) {
  %r = lshr exact i32 %a, 3
  %s = shl i32 %r, 3
  %t = xor i32 %s, %b
  ret i32 %t
}
