; Variables in assembly: sections, alignment, linkage, comdat groups, and the elements of
; their initial values.
; RUN: llc -mtriple=q7x2 %s -o - | FileCheck %s
; RUN: llc -mtriple=q7x2 -filetype=obj %s -o - | llvm-readelf -S -s - | FileCheck %s --check-prefix=OBJ

; CHECK: .type zeros,@object
; CHECK: .bss
; CHECK: .p2align 4
; CHECK-LABEL: {{^}}zeros:
; CHECK-NEXT: .zero 64
@zeros = addrspace(1) global [64 x i8] zeroinitializer, align 16

; CHECK: .data
; CHECK-LABEL: {{^}}mixed:
; CHECK-NEXT: .byte 1
; CHECK-NEXT: .zero 1
; CHECK-NEXT: .short 2
; CHECK-NEXT: .long 3
; CHECK-NEXT: .quad 4
; CHECK-NEXT: .long 0x3fc00000
; CHECK-NEXT: .zero 4
; CHECK-NEXT: .quad 0x3ff8000000000000
; CHECK-NEXT: .short 0x3e00
@mixed = addrspace(1) global { i8, i16, i32, i64, float, double, half } { i8 1, i16 2, i32 3, i64 4, float 1.5, double 1.5, half 1.5 }

; CHECK-LABEL: {{^}}addresses:
; CHECK-NEXT: .quad zeros+8
; CHECK-NEXT: .quad function
; CHECK-NEXT: .quad 0
@addresses = addrspace(1) global [3 x ptr] [ptr addrspacecast (ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @zeros, i64 8) to ptr), ptr @function, ptr null]

; CHECK: .rodata
; CHECK-LABEL: {{^}}text:
; CHECK-NEXT: .asciz "text"
@text = addrspace(4) constant [5 x i8] c"text\00"

; CHECK: .section mine,"aw",@progbits
; CHECK-LABEL: {{^}}placed:
@placed = addrspace(1) global i32 1, section "mine"

; CHECK: .weak weak
@weak = weak addrspace(1) global i32 1
; CHECK: .hidden hidden
@hidden = hidden addrspace(1) global i32 1
; CHECK: .section {{.*}},"awG",@progbits,group,comdat
$group = comdat any
@group = linkonce_odr addrspace(1) global i32 1, comdat

; CHECK: {{^}}alias = mixed
@alias = alias i32, ptr addrspace(1) @mixed

; OBJ: .group {{ *}}GROUP
; OBJ-DAG: OBJECT {{ *}}GLOBAL DEFAULT {{.*}} zeros
; OBJ-DAG: OBJECT {{ *}}WEAK {{ *}}DEFAULT {{.*}} weak
; OBJ-DAG: OBJECT {{ *}}GLOBAL HIDDEN {{.*}} hidden
; OBJ-DAG: OBJECT {{ *}}GLOBAL DEFAULT {{.*}} alias
define void @function() {
  ret void
}
