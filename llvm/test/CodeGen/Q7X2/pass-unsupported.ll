; An unsupported construct is an error with function and line, once for a
; function; other functions are compiled.
;
; RUN: split-file %s %t
; RUN: not llc -O0 %t/errors.ll -o %t.s 2>%t.txt
; RUN: FileCheck --check-prefix=ERROR %s <%t.txt
; RUN: not llc -O2 -verify-machineinstrs %t/errors.ll -o %t.s 2>%t.txt
; RUN: FileCheck --check-prefix=ERROR %s <%t.txt

; The functions are declarations afterwards, and aliases of them are replaced.
; RUN: not llc -start-before=q7x2-unsupported -stop-after=q7x2-unsupported \
; RUN:   %t/errors.ll -o - 2>/dev/null \
; RUN:   | FileCheck --check-prefix=IR %s '--implicit-check-not=define fp128 @quad'

; Strategies of garbage collection without a stack map are compiled.
; RUN: llc -O2 %t/supported.ll -o - 2>&1 | FileCheck --check-prefix=SUPPORTED %s
; RUN: llc -O0 -filetype=obj %t/supported.ll -o %t.o 2>/dev/null

; RUN: not llc %t/flag.ll -o /dev/null 2>&1 | FileCheck --check-prefix=FLAG %s
; FLAG: error: module flag 'cfguard' is not supported on q7x2
; FLAG: error: comdat 'c' has a selection that q7x2 does not support

;--- errors.ll
target triple = "q7x2"

; Kernels of other machines.
; ERROR-DAG: error: {{.*}} in function amd_kernel void (): calling convention amdgpu_kernel is not supported
define amdgpu_kernel void @amd_kernel() {
  ret void
}

; A structure by value is on the stack or, a kernel's, among the parameters.
; ERROR-DAG: error: {{.*}} in function byval_constant void (ptr addrspace(4)): a structure by value in address space 4 is not supported
define ptx_kernel void @byval_constant(ptr addrspace(4) byval(i64) %a) {
  ret void
}
; ERROR-DAG: error: {{.*}} in function byval_parameter void (ptr addrspace(101)): a structure by value in address space 101 is not supported
define void @byval_parameter(ptr addrspace(101) byval(i64) %a) {
  ret void
}

; ERROR-DAG: error: a.c:3: variable 'with_value' in shared memory cannot have an initial value
@with_value = addrspace(3) global i32 5, !dbg !10
@without = addrspace(3) global i32 undef
@zero = addrspace(3) global i32 0
; ERROR-DAG: error: variable 'nowhere' is in an address space that q7x2 does not have
@nowhere = addrspace(9) global i32 0
; ERROR-DAG: error: variable 'signed' contains signed pointers, which q7x2 does not have
@signed = constant [2 x ptr] [ptr null, ptr ptrauth (ptr @zero_global, i32 0)]
@zero_global = global i32 0

; ERROR-DAG: error: a.c:13:0: in function quad fp128 (fp128, fp128): type fp128 is not supported on q7x2
; IR: declare fp128 @quad(fp128, fp128)
define fp128 @quad(fp128 %a, fp128 %b) !dbg !4 {
  %r = fadd fp128 %a, %b, !dbg !7
  ret fp128 %r
}
@alias = alias fp128 (fp128, fp128), ptr @quad

; IR: define ptr @fine()
; IR: ret ptr @quad
define ptr @fine() {
  ret ptr @alias
}

; ERROR-DAG: error: {{.*}} in function extended i32 (): type x86_fp80 is not supported
define i32 @extended() {
  %c = fcmp oeq x86_fp80 0xK3FFF8000000000000000, undef
  %r = zext i1 %c to i32
  ret i32 %r
}

; ERROR-DAG: error: {{.*}} in function scalable void (): type <vscale x 4 x i32> is not supported
define void @scalable() {
  %a = alloca <vscale x 4 x i32>
  ret void
}

; ERROR-DAG: error: {{.*}} in function unknown_space i32 (ptr addrspace(200)): address space 200 is not supported
define i32 @unknown_space(ptr addrspace(200) %p) {
  %v = load i32, ptr addrspace(200) %p
  ret i32 %v
}

; ERROR-DAG: error: {{.*}} in function unknown_cast ptr (ptr addrspace(9)): address space 9 is not supported
define ptr @unknown_cast(ptr addrspace(9) %p) {
  %q = addrspacecast ptr addrspace(9) %p to ptr
  ret ptr %q
}

; ERROR-DAG: error: {{.*}} in function to_constant {{.*}}a store to constant memory is not supported
define void @to_constant(ptr addrspace(4) %p) {
  store i32 1, ptr addrspace(4) %p
  ret void
}

declare ptr @llvm.stackaddress.p0()
; ERROR-DAG: error: {{.*}} in function stack_address {{.*}}intrinsic llvm.stackaddress is not supported
define ptr @stack_address() {
  %r = call ptr @llvm.stackaddress.p0()
  ret ptr %r
}

declare ptr @llvm.sponentry.p0()
; ERROR-DAG: error: {{.*}} in function entry {{.*}}intrinsic llvm.sponentry is not supported
define ptr @entry() {
  %r = call ptr @llvm.sponentry.p0()
  ret ptr %r
}

declare i32 @llvm.amdgcn.workitem.id.x()
; ERROR-DAG: error: {{.*}} in function other_target {{.*}}intrinsic llvm.amdgcn.workitem.id.x is not supported
define i32 @other_target() {
  %r = call i32 @llvm.amdgcn.workitem.id.x()
  ret i32 %r
}

declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
; ERROR-DAG: error: {{.*}} in function safepoint {{.*}}garbage collection strategy 'statepoint-example' is not supported
define void @safepoint() gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @callee, i32 0, i32 0, i32 0, i32 0)
  ret void
}
declare void @callee()

; ERROR-DAG: error: {{.*}} in function no_strategy {{.*}}garbage collection strategy 'nosuch' is not supported
define void @no_strategy() gc "nosuch" {
  ret void
}

; ERROR-DAG: error: {{.*}} in function swift_error {{.*}}a swifterror argument is not supported
define void @swift_error(ptr swifterror %e) {
  store ptr null, ptr %e
  ret void
}

; ERROR-DAG: error: {{.*}} in function patchable {{.*}}attribute fentry-call is not supported
define void @patchable() "fentry-call"="true" {
  ret void
}

; ERROR-DAG: error: {{.*}} in function any_register {{.*}}calling convention anyreg is not supported
define i64 @any_register() {
  %r = call anyregcc i64 @any()
  ret i64 %r
}
declare i64 @any()

declare i32 @__CxxFrameHandler3(...)
; ERROR-DAG: error: {{.*}} in function funclet {{.*}}exception handling by funclets is not supported
define void @funclet() personality ptr @__CxxFrameHandler3 {
  invoke void @callee() to label %done unwind label %cleanup
done:
  ret void
cleanup:
  %pad = cleanuppad within none []
  cleanupret from %pad unwind to caller
}

; ERROR-DAG: error: {{.*}} in function deoptimizable {{.*}}operand bundle 'deopt' is not supported
define void @deoptimizable(<1024 x i64> %x) {
  call void @callee() [ "deopt"(<1024 x i64> %x) ]
  ret void
}

; A register of another size than its operand
; ERROR-DAG: error: {{.*}}'{R4}'
define void @wrong_register(double %x) {
  call void asm sideeffect "", "{R4}"(double %x)
  ret void
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, isOptimized: false, emissionKind: NoDebug)
!1 = !DIFile(filename: "a.c", directory: "/d")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "quad", scope: !1, file: !1, line: 13, scopeLine: 13, type: !5, unit: !0)
!5 = !DISubroutineType(types: !6)
!6 = !{}
!7 = !DILocation(line: 13, column: 9, scope: !4)
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(name: "with_value", scope: !0, file: !1, line: 3, type: !12)
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)

;--- flag.ll
target triple = "q7x2"
$c = comdat largest
define void @f() comdat($c) {
  ret void
}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"cfguard", i32 2}

;--- supported.ll
target triple = "q7x2"

; SUPPORTED: warning: {{.*}} in function protected void (): stack protectors are not supported on q7x2 and left out
; SUPPORTED-NOT: warning:
; SUPPORTED: protected:
; SUPPORTED-NEXT: // %bb.0:
; SUPPORTED-NEXT: RET R[20:21]
define void @protected() sspreq {
  %a = alloca [64 x i8]
  ret void
}
define void @also_protected() ssp {
  ret void
}

; Labels in a function that nothing calls, for which there is no code
@labels = constant [2 x ptr] [ptr blockaddress(@unused, %a), ptr blockaddress(@unused, %b)]
define internal void @unused(i32 %i) {
  %p = getelementptr ptr, ptr @labels, i32 %i
  %label = load ptr, ptr %p
  indirectbr ptr %label, [label %a, label %b]
a:
  ret void
b:
  br label %a
}

; An alias of a definition in another module
@variable = available_externally global i32 4
@name = available_externally alias i32, ptr @variable
; SUPPORTED-LABEL: through_alias:
; SUPPORTED: %lo(name)
define i32 @through_alias() {
  %v = load i32, ptr @name
  ret i32 %v
}

; Interleaving of more than two vectors; three words of the first vector.
declare <6 x i32> @llvm.vector.interleave3.v6i32(<2 x i32>, <2 x i32>, <2 x i32>)
; SUPPORTED-LABEL: interleave:
; SUPPORTED-DAG: STG.128
; SUPPORTED-DAG: STG.64
define void @interleave(ptr addrspace(1) %p, <2 x i32> %a, <2 x i32> %b, <2 x i32> %c) {
  %r = call <6 x i32> @llvm.vector.interleave3.v6i32(<2 x i32> %a, <2 x i32> %b, <2 x i32> %c)
  store <6 x i32> %r, ptr addrspace(1) %p
  ret void
}

; Convergence tokens that are live in other blocks
declare token @llvm.experimental.convergence.entry()
; SUPPORTED-LABEL: tokens:
; SUPPORTED: CALL
define void @tokens(i1 %c) convergent {
  %t = call token @llvm.experimental.convergence.entry()
  br i1 %c, label %then, label %end
then:
  call void @convergent_callee() convergent [ "convergencectrl"(token %t) ]
  br label %end
end:
  ret void
}
declare void @convergent_callee() convergent

; A strict comparison of a long vector, which LLVM's DAG combiner fails on
declare <32 x i1> @llvm.experimental.constrained.fcmp.v32f16(<32 x half>, <32 x half>, metadata, metadata)
; SUPPORTED-LABEL: strict:
; SUPPORTED: HSETP2.EQ
define <32 x i16> @strict(<32 x half> %x, <32 x half> %y, <32 x i16> %a, <32 x i16> %b) strictfp {
  %c = call <32 x i1> @llvm.experimental.constrained.fcmp.v32f16(<32 x half> %x, <32 x half> %y, metadata !"oeq", metadata !"fpexcept.strict")
  %r = select <32 x i1> %c, <32 x i16> %a, <32 x i16> %b
  ret <32 x i16> %r
}

; A naked function returns without a frame.
; SUPPORTED-LABEL: naked:
; SUPPORTED-NEXT: // %bb.0:
; SUPPORTED-NEXT: RET R[20:21]
define void @naked() naked {
  ret void
}

; Code after an exit is removed, so that EXIT ends its block.
declare void @llvm.nvvm.exit()
; SUPPORTED-LABEL: exits:
; SUPPORTED: STG
; SUPPORTED: EXIT
; SUPPORTED-NOT: STG
define ptx_kernel void @exits(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(1) %p
  call void @llvm.nvvm.exit()
  store i32 2, ptr addrspace(1) %p
  ret void
}
