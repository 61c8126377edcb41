; The pass q7x2-ptx by itself: registers become values, guards branches, and
; unsupported instructions errors.

; RUN: split-file %s %t
; RUN: opt -passes=q7x2-ptx -S %t/good.ll -o - | FileCheck %s
; RUN: not llc -mtriple=q7x2 %t/bad.ll -o /dev/null 2>&1 | FileCheck %s --check-prefix=BAD

;--- good.ll
target triple = "q7x2"

; CHECK-LABEL: @shift(
; CHECK: call i32 @llvm.fshl.i32(i32 %b, i32 %a, i32 %c)
define i32 @shift(i32 %a, i32 %b, i32 %c) {
  %r = call i32 asm "shf.l.wrap.b32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %a, i32 %b, i32 %c)
  ret i32 %r
}

; A pointer remains a pointer.
; CHECK-LABEL: @pointer(
; CHECK: [[G:%.*]] = addrspacecast ptr %p to ptr addrspace(1)
; CHECK: [[A:%.*]] = getelementptr i8, ptr addrspace(1) [[G]], i64 16
; CHECK: load volatile i8, ptr addrspace(1) [[A]], align 1
; CHECK: sext i8 {{.*}} to i32
define i32 @pointer(ptr %p) {
  %r = call i32 asm "ld.global.cv.s8 $0, [$1+16];", "=r,l"(ptr %p)
  ret i32 %r
}

; A guard, with a value that was there before.
; CHECK-LABEL: @guard(
; CHECK: br i1 {{.*}}, label %[[THEN:.*]], label %[[END:.*]]
; CHECK: [[THEN]]:
; CHECK: [[SUM:%.*]] = add i32 %x, 1
; CHECK: [[END]]:
; CHECK: phi i32 [ [[SUM]], %[[THEN]] ], [ %x, %{{.*}} ]
define i32 @guard(i32 %x) {
  %r = call i32 asm "{ .reg .pred p; setp.gt.s32 p, $0, 4; @p add.s32 $0, $0, 1; }", "=r,0"(i32 %x)
  ret i32 %r
}

; Copies and memory barriers become NVVM's intrinsics, their addresses those in
; shared memory.
; CHECK-LABEL: @barrier(
; CHECK: [[B:%.*]] = addrspacecast ptr %b to ptr addrspace(3)
; CHECK: call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) [[B]], i32 4)
; CHECK: call void @llvm.nvvm.cp.async.cg.shared.global.16(ptr addrspace(3) %to, ptr addrspace(1) {{%.*}})
; CHECK: call void @llvm.nvvm.cp.async.ca.shared.global.4.s(ptr addrspace(3) %to, ptr addrspace(1) {{%.*}}, i32 2)
; CHECK: call void @llvm.nvvm.cp.async.mbarrier.arrive.noinc.shared(
; CHECK: call void @llvm.nvvm.cp.async.bulk.global.to.shared.cta(
; CHECK: call void @llvm.nvvm.cp.async.bulk.shared.cta.to.global(
; CHECK: call i64 @llvm.nvvm.mbarrier.arrive.scope.cta.space.cta(ptr addrspace(3) {{%.*}}, i32 1)
; CHECK: call i64 @llvm.nvvm.mbarrier.arrive.drop.scope.cta.space.cta(ptr addrspace(3) {{%.*}}, i32 2)
; CHECK: call i64 @llvm.nvvm.mbarrier.arrive.expect.tx.relaxed.scope.cta.space.cta(ptr addrspace(3) {{%.*}}, i32 64)
; CHECK: call void @llvm.nvvm.mbarrier.expect.tx.scope.cta.space.cta(
; CHECK: call void @llvm.nvvm.mbarrier.complete.tx.scope.cta.space.cta(
; CHECK: call i1 @llvm.nvvm.mbarrier.test.wait.scope.cta.space.cta(ptr addrspace(3) {{%.*}}, i64 %state)
; CHECK: call i1 @llvm.nvvm.mbarrier.test.wait.parity.scope.cta.space.cta(ptr addrspace(3) {{%.*}}, i32 1)
; CHECK: call i32 @llvm.nvvm.mbarrier.pending.count(i64 %state)
; CHECK: call void @llvm.nvvm.mbarrier.inval.shared(
; CHECK: fence seq_cst
define i32 @barrier(ptr %b, ptr addrspace(3) %to, ptr %from, i64 %state) {
  call void asm sideeffect "mbarrier.init.b64 [$0], 4;", "l"(ptr %b)
  call void asm sideeffect "cp.async.cg.shared.global.L2::128B [$0], [$1], $2;", "r,l,n"(ptr addrspace(3) %to, ptr %from, i32 16)
  call void asm sideeffect "cp.async.ca.shared.global [$0], [$1], 4, 2;", "r,l"(ptr addrspace(3) %to, ptr %from)
  call void asm sideeffect "cp.async.commit_group; cp.async.wait_group 0; cp.async.wait_all;", ""()
  call void asm sideeffect "cp.async.mbarrier.arrive.noinc.shared::cta.b64 [$0];", "r"(ptr addrspace(3) %to)
  call void asm sideeffect "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [$0], [$1], 64, [$2];", "r,l,r"(ptr addrspace(3) %to, ptr %from, ptr addrspace(3) %to)
  call void asm sideeffect "cp.async.bulk.global.shared::cta.bulk_group [$0], [$1], 64;", "l,r"(ptr %from, ptr addrspace(3) %to)
  %s = call i64 asm sideeffect "mbarrier.arrive.release.cta.shared::cta.b64 $0, [$1];", "=l,r"(ptr addrspace(3) %to)
  call void asm sideeffect "mbarrier.arrive_drop.shared.b64 _, [$0], 2;", "r"(ptr addrspace(3) %to)
  call void asm sideeffect "mbarrier.arrive.expect_tx.relaxed.cta.shared::cta.b64 _, [$0], 64;", "r"(ptr addrspace(3) %to)
  call void asm sideeffect "mbarrier.expect_tx.relaxed.cta.shared::cta.b64 [$0], 64;", "r"(ptr addrspace(3) %to)
  call void asm sideeffect "mbarrier.complete_tx.relaxed.cta.shared::cta.b64 [$0], 64;", "r"(ptr addrspace(3) %to)
  %w = call i32 asm sideeffect "{ .reg .pred p; mbarrier.test_wait.shared.b64 p, [$1], $2; selp.b32 $0, 1, 0, p; }", "=r,r,l"(ptr addrspace(3) %to, i64 %state)
  %v = call i32 asm sideeffect "{ .reg .pred p; mbarrier.try_wait.parity.shared::cta.b64 p, [$1], 1, 1000; selp.b32 $0, 1, 0, p; }", "=r,r"(ptr addrspace(3) %to)
  %n = call i32 asm "mbarrier.pending_count.b64 $0, $1;", "=r,l"(i64 %state)
  call void asm sideeffect "mbarrier.inval.shared.b64 [$0];", "r"(ptr addrspace(3) %to)
  call void asm sideeffect "fence.proxy.async.shared::cta;", ""()
  %r = add i32 %w, %n
  ret i32 %r
}

; The machine's own assembly remains: in upper case, or without instructions.
; CHECK-LABEL: @own(
; CHECK-COUNT-3: call void asm
define void @own() {
  call void asm sideeffect "here: NOP ;", ""()
  call void asm sideeffect "", "~{memory}"()
  call void asm sideeffect "// lower case", ""()
  ret void
}

;--- bad.ll
target triple = "q7x2"

; BAD: error: bad.c:7:3: in function unknown void (ptr): PTX 'multimem.st.global.u32 [$0], 4' is not translated
define void @unknown(ptr %p) !dbg !3 {
  call void asm sideeffect "multimem.st.global.u32 [$0], 4;", "l"(ptr %p), !dbg !6
  ret void
}

; A modifier that the instruction does not have.
; BAD: PTX 'add.approx.f32 $0, $1, $2' is not translated
define float @modifier(float %a, float %b) {
  %r = call float asm "add.approx.f32 $0, $1, $2;", "=f,f,f"(float %a, float %b)
  ret float %r
}

; BAD: PTX 'mov.u32 $0, missing' is not translated
define i32 @undeclared() {
  %r = call i32 asm "mov.u32 $0, missing;", "=r"()
  ret i32 %r
}

; An input is not written, a wide value not stored in a narrow register.
; BAD: PTX 'mov.u32 $1, 0' is not translated
define i32 @input(i32 %a) {
  %r = call i32 asm "mov.u32 $1, 0;", "=r,r"(i32 %a)
  ret i32 %r
}
; BAD: PTX 'mov.u64 $0, 0' is not translated
define i32 @narrow() {
  %r = call i32 asm "mov.u64 $0, 0;", "=r"()
  ret i32 %r
}

; BAD: PTX 'addc.u32 $0, $1, 0' is not translated
define i32 @nocarry(i32 %a) {
  %r = call i32 asm "addc.u32 $0, $1, 0;", "=r,r"(i32 %a)
  ret i32 %r
}

; Copies of other sizes, arrivals without the bytes that are expected, a state for
; a parity, a mix of fences.
; BAD: PTX 'cp.async.ca.shared.global [$0], [$1], 5' is not translated
; BAD: PTX 'cp.async.ca.shared.global [$0], [$1], $2' is not translated
; BAD: PTX 'mbarrier.arrive.expect_tx.shared.b64 _, [$0]' is not translated
; BAD: PTX 'mbarrier.test_wait.shared.b64 $0, [$1], 0' is not translated
; BAD: PTX 'mbarrier.shared.b64 [$0]' is not translated
; BAD: PTX 'fence.async.cta' is not translated
define void @barrier(ptr %p, i32 %n) {
  call void asm sideeffect "cp.async.ca.shared.global [$0], [$1], 5;", "l,l"(ptr %p, ptr %p)
  call void asm sideeffect "cp.async.ca.shared.global [$0], [$1], $2;", "l,l,r"(ptr %p, ptr %p, i32 %n)
  call void asm sideeffect "mbarrier.arrive.expect_tx.shared.b64 _, [$0];", "l"(ptr %p)
  %r = call i32 asm sideeffect "mbarrier.test_wait.shared.b64 $0, [$1], 0;", "=r,l"(ptr %p)
  call void asm sideeffect "mbarrier.shared.b64 [$0];", "l"(ptr %p)
  call void asm sideeffect "fence.async.cta;", ""()
  ret void
}

; BAD: PTX: expected ';', found '1'
; BAD: PTX 'bra again' is not translated
; BAD: PTX: unexpected '}'
define void @syntax() {
  call void asm sideeffect "bar.sync 0 1;", ""()
  call void asm sideeffect "bra again;", ""()
  call void asm sideeffect "exit; }", ""()
  ret void
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!5}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "bad.c", directory: "/")
!2 = !DISubroutineType(types: !4)
!3 = distinct !DISubprogram(name: "unknown", file: !1, line: 6, type: !2, unit: !0, spFlags: DISPFlagDefinition)
!4 = !{}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !DILocation(line: 7, column: 3, scope: !3)
