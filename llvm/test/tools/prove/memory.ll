; Atomic operations on floats, structures by value that are read at a variable place,
; and addresses of variables.
;
; RUN: %prove %s --timeout 20 | FileCheck %s --check-prefix=PROVED
; PROVED-COUNT-10: : proved
; PROVED: 10 proved, 0 wrong, 0 undecided

; Another operation, another element, another word, another variable.
; RUN: sed 's/atomicrmw fmax/atomicrmw fmin/; s/and i32 %%i, 7/and i32 %%i, 3/; s/lshr i64 %%n, 32/lshr i64 %%n, 0/; s/ptr addrspace(3) @s to/ptr addrspace(3) @t to/' %s > %t.ll
; RUN: llc -O2 -mtriple=q7x2 -filetype=obj %t.ll -o %t.o
; RUN: not %prove %s --object %t.o --timeout 20 | FileCheck %s --check-prefix=OTHER
; OTHER: greatest at {{.*}}: wrong
; OTHER: element at {{.*}}: wrong
; OTHER: upper_word at {{.*}}: wrong
; OTHER: shared at {{.*}}: wrong
; OTHER: 1 proved, 4 wrong, 0 undecided

target triple = "q7x2"

@g = addrspace(1) global [4 x i32] zeroinitializer
@s = addrspace(3) global [4 x i32] undef
@t = addrspace(3) global [4 x i32] undef

define float @greatest(ptr addrspace(1) %p, float %a) {
  %r = atomicrmw fmax ptr addrspace(1) %p, float %a monotonic
  ret float %r
}

define <2 x half> @sum(ptr addrspace(3) %p, <2 x half> %a) {
  %r = atomicrmw fadd ptr addrspace(3) %p, <2 x half> %a monotonic
  ret <2 x half> %r
}

define ptx_kernel void @element(ptr byval([8 x i64]) align 16 %s, i32 %i,
                                ptr addrspace(1) %out) {
  %k = and i32 %i, 7
  %p = getelementptr [8 x i64], ptr %s, i32 0, i32 %k
  %v = load i64, ptr %p
  store i64 %v, ptr addrspace(1) %out
  ret void
}

define i32 @upper_word() {
  %n = ptrtoint ptr addrspace(1) @g to i64
  %h = lshr i64 %n, 32
  %r = trunc i64 %h to i32
  ret i32 %r
}

define i32 @shared(i32 %a) {
  %n = ptrtoint ptr addrspace(3) @s to i64
  %h = trunc i64 %n to i32
  %r = mul i32 %h, %a
  ret i32 %r
}
