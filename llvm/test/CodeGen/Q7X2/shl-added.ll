; NOTE: CHECK lines are written by utils/update-checks
; RUN: llc -mattr=+interlocked -verify-machineinstrs %s -o - | FileCheck %s
;
; LEA adds a shifted word. A shift that only sums use is performed by each of them.
target triple = "q7x2"

define i32 @sums(i32 %x, i32 %a, i32 %b, ptr addrspace(1) %p) {
; CHECK-LABEL: {{^}}sums:
; CHECK: LEA R0, R4, R5, 0x6 ;
; CHECK-NEXT: LEA R4, -R4, R6, 0x6 ;
; CHECK-NEXT: STG [R[8:9].64], R0 ;
; CHECK-NEXT: RET R[20:21] ;
  %s = shl i32 %x, 6
  %v = add i32 %s, %a
  %w = sub i32 %b, %s
  store i32 %v, ptr addrspace(1) %p
  ret i32 %w
}

; Not if something else uses the shifted word,
define i32 @other_use(i32 %x, i32 %a, i32 %b, ptr addrspace(1) %p) {
; CHECK-LABEL: {{^}}other_use:
; CHECK: SHF.L.U32 R0, R4, 0x6, RZ ;
; CHECK-NEXT: IADD R3, R0, R5 ;
; CHECK-NEXT: LOP3 R4, R6, R0, RZ, 0xc0, !PT ;
; CHECK-NEXT: STG [R[8:9].64], R3 ;
; CHECK-NEXT: RET R[20:21] ;
  %s = shl i32 %x, 6
  %v = add i32 %s, %a
  %w = and i32 %b, %s
  store i32 %v, ptr addrspace(1) %p
  ret i32 %w
}

; if it is what is subtracted from,
define i32 @minuend(i32 %x, i32 %a, i32 %b, ptr addrspace(1) %p) {
; CHECK-LABEL: {{^}}minuend:
; CHECK: SHF.L.U32 R0, R4, 0x6, RZ ;
; CHECK-NEXT: IADD R3, R0, R5 ;
; CHECK-NEXT: IADD R4, R0, -R6 ;
; CHECK-NEXT: STG [R[8:9].64], R3 ;
; CHECK-NEXT: RET R[20:21] ;
  %s = shl i32 %x, 6
  %v = add i32 %s, %a
  %w = sub i32 %s, %b
  store i32 %v, ptr addrspace(1) %p
  ret i32 %w
}

; if IMAD adds it to a product,
define i32 @product(i32 %x, i32 %a, i32 %b, i32 %c, ptr addrspace(1) %p) {
; CHECK-LABEL: {{^}}product:
; CHECK: SHF.L.U32 R0, R4, 0x6, RZ ;
; CHECK-NEXT: IADD R3, R0, R5 ;
; CHECK-NEXT: IMAD R4, R6, R7, R0 ;
; CHECK-NEXT: STG [R[8:9].64], R3 ;
; CHECK-NEXT: RET R[20:21] ;
  %s = shl i32 %x, 6
  %m = mul i32 %b, %c
  %v = add i32 %s, %a
  %w = add i32 %m, %s
  store i32 %v, ptr addrspace(1) %p
  ret i32 %w
}

; or if accesses add constants to it.
define i32 @addresses(i32 %x, ptr addrspace(3) %q) {
; CHECK-LABEL: {{^}}addresses:
; CHECK: SHF.L.U32 R0, R4, 0x6, RZ ;
; CHECK-NEXT: LDS R3, [R0+0x1000] ;
; CHECK-NEXT: LDS R0, [R0+0x2000] ;
; CHECK-NEXT: IADD R4, R3, R0 ;
; CHECK-NEXT: RET R[20:21] ;
  %s = shl i32 %x, 6
  %v = add i32 %s, 4096
  %w = add i32 %s, 8192
  %pv = inttoptr i32 %v to ptr addrspace(3)
  %pw = inttoptr i32 %w to ptr addrspace(3)
  %a = load i32, ptr addrspace(3) %pv
  %b = load i32, ptr addrspace(3) %pw
  %r = add i32 %a, %b
  ret i32 %r
}
