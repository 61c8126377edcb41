; A switch of more than 32 cases that are dense is a jump table: an address is loaded and
; branched to. Its entries are the blocks' addresses, in the order of the cases.

; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s
; RUN: llc -mtriple=q7x2 -O0 -verify-machineinstrs %s -o - | FileCheck %s
; RUN: llc -mtriple=q7x2 -filetype=obj %s -o - | llvm-readelf -r - | FileCheck --check-prefix=OBJ %s

declare void @f(i32)

; CHECK-LABEL: {{^}}dense:
; CHECK: ISETP.{{GT|GE|LT|LE}}.AND.U32 {{P[0-9]}}, R{{[0-9]+}}, 0x2{{[01]}}
; CHECK-DAG: MOV R{{[0-9]+}}, %lo([[TABLE:JTI[0-9]+_0]])
; CHECK-DAG: MOV R{{[0-9]+}}, %hi([[TABLE]])
; CHECK: LDG.64{{.*}} [[ADDRESS:R\[[0-9]+:[0-9]+\]]], [R
; CHECK: BRX [[ADDRESS]]
; CHECK: [[FIRST:.LBB0_[0-9]+]]:{{ *}}// %b0
; CHECK: [[LAST:.LBB0_[0-9]+]]:{{ *}}// %b32
; CHECK: .section .rodata
; CHECK: [[TABLE]]:
; CHECK-NEXT: .quad [[FIRST]]
; CHECK-COUNT-31: .quad .LBB0_
; CHECK-NEXT: .quad [[LAST]]
; CHECK-NOT: .quad
; OBJ: '.rela.rodata' at offset {{.*}} contains 33 entries
define void @dense(i32 %x) {
  switch i32 %x, label %default [
    i32 0, label %b0
    i32 1, label %b1
    i32 2, label %b2
    i32 3, label %b3
    i32 4, label %b4
    i32 5, label %b5
    i32 6, label %b6
    i32 7, label %b7
    i32 8, label %b8
    i32 9, label %b9
    i32 10, label %b10
    i32 11, label %b11
    i32 12, label %b12
    i32 13, label %b13
    i32 14, label %b14
    i32 15, label %b15
    i32 16, label %b16
    i32 17, label %b17
    i32 18, label %b18
    i32 19, label %b19
    i32 20, label %b20
    i32 21, label %b21
    i32 22, label %b22
    i32 23, label %b23
    i32 24, label %b24
    i32 25, label %b25
    i32 26, label %b26
    i32 27, label %b27
    i32 28, label %b28
    i32 29, label %b29
    i32 30, label %b30
    i32 31, label %b31
    i32 32, label %b32
  ]
b0:
  call void @f(i32 0)
  ret void
b1:
  call void @f(i32 1)
  ret void
b2:
  call void @f(i32 4)
  ret void
b3:
  call void @f(i32 9)
  ret void
b4:
  call void @f(i32 16)
  ret void
b5:
  call void @f(i32 25)
  ret void
b6:
  call void @f(i32 36)
  ret void
b7:
  call void @f(i32 49)
  ret void
b8:
  call void @f(i32 64)
  ret void
b9:
  call void @f(i32 81)
  ret void
b10:
  call void @f(i32 100)
  ret void
b11:
  call void @f(i32 121)
  ret void
b12:
  call void @f(i32 144)
  ret void
b13:
  call void @f(i32 169)
  ret void
b14:
  call void @f(i32 196)
  ret void
b15:
  call void @f(i32 225)
  ret void
b16:
  call void @f(i32 256)
  ret void
b17:
  call void @f(i32 289)
  ret void
b18:
  call void @f(i32 324)
  ret void
b19:
  call void @f(i32 361)
  ret void
b20:
  call void @f(i32 400)
  ret void
b21:
  call void @f(i32 441)
  ret void
b22:
  call void @f(i32 484)
  ret void
b23:
  call void @f(i32 529)
  ret void
b24:
  call void @f(i32 576)
  ret void
b25:
  call void @f(i32 625)
  ret void
b26:
  call void @f(i32 676)
  ret void
b27:
  call void @f(i32 729)
  ret void
b28:
  call void @f(i32 784)
  ret void
b29:
  call void @f(i32 841)
  ret void
b30:
  call void @f(i32 900)
  ret void
b31:
  call void @f(i32 961)
  ret void
b32:
  call void @f(i32 1024)
  ret void
default:
  ret void
}

; One case less: comparisons.
; CHECK-LABEL: {{^}}fewer:
; CHECK-NOT: BRX
; CHECK: .size fewer
define void @fewer(i32 %x) {
  switch i32 %x, label %default [
    i32 0, label %b0
    i32 1, label %b1
    i32 2, label %b2
    i32 3, label %b3
    i32 4, label %b4
    i32 5, label %b5
    i32 6, label %b6
    i32 7, label %b7
    i32 8, label %b8
    i32 9, label %b9
    i32 10, label %b10
    i32 11, label %b11
    i32 12, label %b12
    i32 13, label %b13
    i32 14, label %b14
    i32 15, label %b15
    i32 16, label %b16
    i32 17, label %b17
    i32 18, label %b18
    i32 19, label %b19
    i32 20, label %b20
    i32 21, label %b21
    i32 22, label %b22
    i32 23, label %b23
    i32 24, label %b24
    i32 25, label %b25
    i32 26, label %b26
    i32 27, label %b27
    i32 28, label %b28
    i32 29, label %b29
    i32 30, label %b30
  ]
b0:
  call void @f(i32 0)
  ret void
b1:
  call void @f(i32 1)
  ret void
b2:
  call void @f(i32 4)
  ret void
b3:
  call void @f(i32 9)
  ret void
b4:
  call void @f(i32 16)
  ret void
b5:
  call void @f(i32 25)
  ret void
b6:
  call void @f(i32 36)
  ret void
b7:
  call void @f(i32 49)
  ret void
b8:
  call void @f(i32 64)
  ret void
b9:
  call void @f(i32 81)
  ret void
b10:
  call void @f(i32 100)
  ret void
b11:
  call void @f(i32 121)
  ret void
b12:
  call void @f(i32 144)
  ret void
b13:
  call void @f(i32 169)
  ret void
b14:
  call void @f(i32 196)
  ret void
b15:
  call void @f(i32 225)
  ret void
b16:
  call void @f(i32 256)
  ret void
b17:
  call void @f(i32 289)
  ret void
b18:
  call void @f(i32 324)
  ret void
b19:
  call void @f(i32 361)
  ret void
b20:
  call void @f(i32 400)
  ret void
b21:
  call void @f(i32 441)
  ret void
b22:
  call void @f(i32 484)
  ret void
b23:
  call void @f(i32 529)
  ret void
b24:
  call void @f(i32 576)
  ret void
b25:
  call void @f(i32 625)
  ret void
b26:
  call void @f(i32 676)
  ret void
b27:
  call void @f(i32 729)
  ret void
b28:
  call void @f(i32 784)
  ret void
b29:
  call void @f(i32 841)
  ret void
b30:
  call void @f(i32 900)
  ret void
default:
  ret void
}
