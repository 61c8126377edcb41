; NOTE: CHECK lines are written by utils/update-checks
; Tail calls whose arguments do not fit into registers replace those of the caller.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

declare i32 @callee(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)

define i32 @reversed(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4, i32 %a5, i32 %a6, i32 %a7, i32 %a8, i32 %a9, i32 %a10, i32 %a11, i32 %a12, i32 %a13, i32 %a14, i32 %a15, i32 %a16, i32 %a17, i32 %a18, i32 %a19, i32 %a20, i32 %a21, i32 %a22, i32 %a23, i32 %a24, i32 %a25, i32 %a26, i32 %a27, i32 %a28, i32 %a29, i32 %a30, i32 %a31, i32 %a32, i32 %a33, i32 %a34, i32 %a35, i32 %a36, i32 %a37, i32 %a38, i32 %a39) {
; CHECK-LABEL: {{^}}reversed:
; CHECK: LDL R22, [R1] ?
; CHECK-NEXT: LDL R23, [R1+0x4] ?
; CHECK-NEXT: LDL R0, [R1+0x20] ?
; CHECK-NEXT: LDL R3, [R1+0x24] ?
; CHECK-NEXT: LDL R48, [R1+0x28] ?
; CHECK-NEXT: LDL R49, [R1+0x2c] ?
; CHECK-NEXT: LDL R50, [R1+0x30] ?
; CHECK-NEXT: LDL R51, [R1+0x34] ?
; CHECK-NEXT: LDL R52, [R1+0x38] ?
; CHECK-NEXT: LDL R53, [R1+0x3c] ?
; CHECK-NEXT: LDL R54, [R1+0x40] ?
; CHECK-NEXT: LDL R55, [R1+0x44] ?
; CHECK-NEXT: LDL R56, [R1+0x48] ?
; CHECK-NEXT: LDL R57, [R1+0x4c] ?
; CHECK-NEXT: LDL R58, [R1+0x50] ?
; CHECK-NEXT: LDL R59, [R1+0x54] ?
; CHECK-NEXT: LDL R60, [R1+0x58] ?
; CHECK-NEXT: LDL R61, [R1+0x5c] ?
; CHECK-NEXT: LDL R62, [R1+0x8] ?
; CHECK-NEXT: LDL R63, [R1+0xc] ?
; CHECK-NEXT: LDL R64, [R1+0x10] ?
; CHECK-NEXT: LDL R65, [R1+0x14] ?
; CHECK-NEXT: LDL R66, [R1+0x18] ?
; CHECK-NEXT: LDL R67, [R1+0x1c] ?
; CHECK-NEXT: STL [R1+0x5c], R4 ?
; CHECK-NEXT: STL [R1+0x58], R5 ?
; CHECK-NEXT: STL [R1+0x54], R6 ?
; CHECK-NEXT: STL [R1+0x50], R7 ?
; CHECK-NEXT: STL [R1+0x4c], R8 ?
; CHECK-NEXT: STL [R1+0x48], R9 ?
; CHECK-NEXT: STL [R1+0x44], R10 ?
; CHECK-NEXT: STL [R1+0x40], R11 ?
; CHECK-NEXT: STL [R1+0x3c], R12 ?
; CHECK-NEXT: STL [R1+0x38], R13 ?
; CHECK-NEXT: STL [R1+0x34], R14 ?
; CHECK-NEXT: STL [R1+0x30], R15 ?
; CHECK-NEXT: STL [R1+0x2c], R16 ?
; CHECK-NEXT: STL [R1+0x28], R17 ?
; CHECK-NEXT: STL [R1+0x24], R18 ?
; CHECK-NEXT: STL [R1+0x20], R19 ?
; CHECK-NEXT: STL [R1+0x1c], R22 ?
; CHECK-NEXT: MOV R22, %lo(callee) ?
; CHECK-NEXT: STL [R1+0x18], R23 ?
; CHECK-NEXT: MOV R23, %hi(callee) ?
; CHECK-NEXT: IMAD R19, RZ, RZ, R0 ?
; CHECK-NEXT: MOV R18, R3 ?
; CHECK-NEXT: IMAD R17, RZ, RZ, R48 ?
; CHECK-NEXT: MOV R16, R49 ?
; CHECK-NEXT: IMAD R15, RZ, RZ, R50 ?
; CHECK-NEXT: MOV R14, R51 ?
; CHECK-NEXT: IMAD R13, RZ, RZ, R52 ?
; CHECK-NEXT: MOV R12, R53 ?
; CHECK-NEXT: IMAD R11, RZ, RZ, R54 ?
; CHECK-NEXT: MOV R10, R55 ?
; CHECK-NEXT: IMAD R9, RZ, RZ, R56 ?
; CHECK-NEXT: MOV R8, R57 ?
; CHECK-NEXT: IMAD R7, RZ, RZ, R58 ?
; CHECK-NEXT: MOV R6, R59 ?
; CHECK-NEXT: IMAD R5, RZ, RZ, R60 ?
; CHECK-NEXT: IMAD R4, RZ, RZ, R61 ?
; CHECK-NEXT: STL [R1+0x14], R62 ?
; CHECK-NEXT: STL [R1+0x10], R63 ?
; CHECK-NEXT: STL [R1+0xc], R64 ?
; CHECK-NEXT: STL [R1+0x8], R65 ?
; CHECK-NEXT: STL [R1+0x4], R66 ?
; CHECK-NEXT: STL [R1], R67 ?
; CHECK-NEXT: RET R[22:23] ?
  %r = musttail call i32 @callee(i32 %a39, i32 %a38, i32 %a37, i32 %a36, i32 %a35, i32 %a34, i32 %a33, i32 %a32, i32 %a31, i32 %a30, i32 %a29, i32 %a28, i32 %a27, i32 %a26, i32 %a25, i32 %a24, i32 %a23, i32 %a22, i32 %a21, i32 %a20, i32 %a19, i32 %a18, i32 %a17, i32 %a16, i32 %a15, i32 %a14, i32 %a13, i32 %a12, i32 %a11, i32 %a10, i32 %a9, i32 %a8, i32 %a7, i32 %a6, i32 %a5, i32 %a4, i32 %a3, i32 %a2, i32 %a1, i32 %a0)
  ret i32 %r
}
