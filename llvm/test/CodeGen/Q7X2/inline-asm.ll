; Register constraints of inline assembly.

; RUN: split-file %s %t
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %t/good.ll -o - | FileCheck %s
; RUN: not llc -mtriple=q7x2 %t/bad.ll -o /dev/null 2>&1 | FileCheck %s --check-prefix=BAD

;--- good.ll
; Predicates are 'b', as NVPTX has it.
; CHECK-LABEL: predicate:
; CHECK: ISETP.EQ.AND [[IN:P[0-6]]], R4, 0x3, PT
; CHECK: PLOP3 [[OUT:P[0-6]]], [[IN]], PT, PT, 0xf ;
; CHECK: SEL R4, RZ, 0x1, ![[OUT]]
define i1 @predicate(i32 %x) {
  %c = icmp eq i32 %x, 3
  %not = call i1 asm "PLOP3 $0, $1, PT, PT, 0xf ;", "=b,b"(i1 %c)
  ret i1 %not
}

; An integer's lowest bit in, 0 or 1 out.
; CHECK-LABEL: integers:
; CHECK: LOP3 [[IN:P[0-6]]], RZ, R4, 0x1, RZ, 0xc0, !PT
; CHECK: PLOP3 [[OUT:P[0-6]]], [[IN]], PT, PT, 0xf ;
; CHECK: SEL R4, RZ, 0x1, ![[OUT]]
define i32 @integers(i32 %x) {
  %not = call i32 asm "PLOP3 $0, $1, PT, PT, 0xf ;", "=b,b"(i32 %x)
  ret i32 %not
}

; CHECK-LABEL: tied:
; CHECK: LOP3 [[P:P[0-6]]], RZ, R4, 0x1, RZ, 0xc0, !PT
; CHECK: PLOP3 [[P]], [[P]], PT, PT, 0xf ;
define i8 @tied(i8 %x) {
  %not = call i8 asm "PLOP3 $0, $0, PT, PT, 0xf ;", "=b,0"(i8 %x)
  ret i8 %not
}

; Registers by the width of the operand.
; CHECK-LABEL: widths:
; CHECK: // h R4 r R6 l R[8:9] r R[8:9] q [[Q:R\[[0-9]+:[0-9]+\]]] r [[Q]] f R14 d R[16:17]
define void @widths(i16 %h, i32 %pad, i32 %r, i32 %pad2, i64 %l, i128 %q, float %f, double %d) {
  call void asm sideeffect "// h $0 r $1 l $2 r $3 q $4 r $5 f $6 d $7", "h,r,l,r,q,r,f,d"(i16 %h, i32 %r, i64 %l, i64 %l, i128 %q, i128 %q, float %f, double %d)
  ret void
}

; Memory and addresses.
; CHECK-LABEL: memory:
; CHECK: LD R0, {{\[}}R[4:5].64+0x8] ;
; CHECK: ST {{\[}}R[4:5].64-0x8], R0 ;
; CHECK: // address {{\[}}R[4:5].64]
define void @memory(ptr %p) {
  %from = getelementptr i8, ptr %p, i64 8
  %to = getelementptr i8, ptr %p, i64 -8
  %v = call i32 asm sideeffect "LD $0, $1 ;", "=r,*m"(ptr elementtype(i32) %from)
  call void asm sideeffect "ST $0, $1 ;", "=*m,r"(ptr elementtype(i32) %to, i32 %v)
  call void asm sideeffect "// address $0", "p"(ptr %p)
  ret void
}

; A constant that is a memory operand is placed in memory.
; CHECK: [[POOL:CPI[0-9]+_0]]:
; CHECK-NEXT: .long 0x40a00000
; CHECK-LABEL: constant_memory:
; CHECK-DAG: MOV R[[#HI:]], %hi([[POOL]])
; CHECK-DAG: MOV R[[#HI-1]], %lo([[POOL]])
; CHECK: LD R4, [R[{{[0-9]+}}:[[#HI]]].64] ;
define float @constant_memory() {
  %v = call float asm "LD $0, $1 ;", "=r,m"(float 5.0)
  ret float %v
}

; CHECK-LABEL: numbers:
; CHECK: MOV R0, 0x5 ;
; CHECK: MOV R0, 0x6 ;
; CHECK: MOV R0, -0x7 ;
define void @numbers() {
  call void asm sideeffect "MOV R0, $0", "i"(i32 5)
  call void asm sideeffect "MOV R0, ${0:c}", "i"(i32 6)
  call void asm sideeffect "MOV R0, ${0:n}", "i"(i32 7)
  ret void
}

;--- bad.ll
; BAD: error: couldn't allocate output register for constraint 'x'
define i32 @letter() {
  %v = call i32 asm "MOV $0, 0x1 ;", "=x"()
  ret i32 %v
}

; BAD: error: couldn't allocate input reg for constraint 'f'
define void @wide(double %d) {
  call void asm sideeffect "// $0", "f"(double %d)
  ret void
}

; BAD: error: couldn't allocate input reg for constraint 'b'
define void @pair(i64 %l) {
  call void asm sideeffect "// $0", "b"(i64 %l)
  ret void
}

; BAD: error: invalid operand in inline asm: '// ${0:z}'
define void @modifier(i32 %x) {
  call void asm sideeffect "// ${0:z}", "r"(i32 %x)
  ret void
}

; BAD: error: invalid operand in inline asm: '// [${0:z}]'
define void @memory_modifier(ptr %x) {
  call void asm sideeffect "// [${0:z}]", "*m"(ptr elementtype(i32) %x)
  ret void
}
