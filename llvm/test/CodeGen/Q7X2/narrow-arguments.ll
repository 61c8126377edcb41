; RUN: llc -O0 %s -o - | FileCheck %s
; RUN: llc %s -o - | FileCheck %s
;
; Each byte of a vector passed on the stack occupies four bytes there: the slots
; cannot serve as a variable that holds the vector.
target triple = "q7x2"

; CHECK-LABEL: third:
; CHECK-DAG: LDL{{.*}}, [R1+0x10]
; CHECK-DAG: LDL{{.*}}, [R1+0x14]
; CHECK-DAG: LDL{{.*}}, [R1+0x18]
; CHECK-DAG: LDL{{.*}}, [R1+0x1c]
; CHECK: STL [R1+0xc]
; CHECK: RET
define i8 @third(<16 x i32> %filler, <4 x i8> %v, i32 %i) {
  %a = alloca <4 x i8>
  store <4 x i8> %v, ptr %a
  %p = getelementptr i8, ptr %a, i32 %i
  %x = load i8, ptr %p
  ret i8 %x
}
