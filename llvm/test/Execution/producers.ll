; LLVM IR as compilers for other languages make it for NVPTX: conventions, names,
; attributes, annotations, panics and inline PTX are theirs.
;
; RUN: split-file %s %t
; RUN: llc -mtriple=q7x2 -O0 -filetype=obj %t/rust.ll -o %t/rust.o
; RUN: q7x2-run %t/rust.o --block 4 --arg buf:f32:1,2,3,4 --arg u64:4 --arg buf:16 --arg "bytes:i64:5;i32:7,0" --print 2:f32 | FileCheck %s --check-prefix=RUST
; RUN: llc -mtriple=q7x2 -O2 -filetype=obj %t/rust.ll -o %t/rust.o
; RUN: q7x2-run %t/rust.o --block 4 --arg buf:f32:1,2,3,4 --arg u64:4 --arg buf:16 --arg "bytes:i64:5;i32:7,0" --print 2:f32 | FileCheck %s --check-prefix=RUST
; RUN: not q7x2-run %t/rust.o --block 4 --arg buf:f32:1,2,3,4 --arg u64:3 --arg buf:16 --arg "bytes:i64:5;i32:7,0" 2>&1 | FileCheck %s --check-prefix=PANIC
;
; RUN: llc -mtriple=q7x2 -O0 -filetype=obj %t/numba.ll -o %t/numba.o
; RUN: q7x2-run %t/numba.o --block 4 --arg buf:f64:1,2,3,4 --arg u64:3 --arg f64:2 --print 0:f64 | FileCheck %s --check-prefix=NUMBA
; RUN: q7x2-clang -x ir -O2 -Wno-override-module %t/numba.ll -o %t/numba
; RUN: q7x2-run %t/numba --block 4 --arg buf:f64:1,2,3,4 --arg u64:3 --arg f64:2 --print 0:f64 | FileCheck %s --check-prefix=NUMBA
;
; RUN: llc -mtriple=q7x2 -O0 -filetype=obj %t/triton.ll -o %t/triton.o
; RUN: q7x2-run %t/triton.o --block 32 --shared 512 --arg buf:f32:1,2,3,4,5,6,7,8 --arg buf:8 --arg buf:32 --arg i32:8 --arg buf:8 --print 2:f32 | FileCheck %s --check-prefix=TRITON
; RUN: llc -mtriple=q7x2 -O2 -filetype=obj %t/triton.ll -o %t/triton.o
; RUN: q7x2-run %t/triton.o --block 32 --shared 512 --arg buf:f32:1,2,3,4,5,6,7,8 --arg buf:8 --arg buf:32 --arg i32:8 --arg buf:8 --print 2:f32 | FileCheck %s --check-prefix=TRITON

; a[i] + 5 i + 7 + (5 i)^2 / 3
; RUST:      {{^}}8{{$}}
; RUST-NEXT: {{^}}22{{$}}
; RUST-NEXT: {{^}}53{{$}}
; RUST-NEXT: {{^}}101{{$}}
; PANIC: error: trap; kernel add_kernel, {{.*}}panic_bounds_check

; 2 a[i]^2 + 1, of three elements
; NUMBA:      {{^}}3{{$}}
; NUMBA-NEXT: {{^}}9{{$}}
; NUMBA-NEXT: {{^}}19{{$}}
; NUMBA-NEXT: {{^}}4{{$}}

; 2^a[0], the neighbor's a[1], a[2], a[3]
; TRITON:      {{^}}2{{$}}
; TRITON-NEXT: {{^}}6{{$}}
; TRITON-NEXT: {{^}}3{{$}}
; TRITON-NEXT: {{^}}4{{$}}
; TRITON-NEXT: {{^}}32{{$}}
; TRITON-NEXT: {{^}}2{{$}}
; TRITON-NEXT: {{^}}7{{$}}
; TRITON-NEXT: {{^}}8{{$}}

;--- rust.ll
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@alloc_3 = private unnamed_addr constant [11 x i8] c"src/lib.rs\00", align 1
@alloc_4 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_3, [16 x i8] c"\0A\00\00\00\00\00\00\00\12\00\00\00\05\00\00\00" }>, align 8

; core::panicking::panic_bounds_check
; Function Attrs: cold noinline noreturn nounwind
define internal void @_ZN4core9panicking18panic_bounds_check17h0123456789abcdefE(i64 noundef %index, i64 noundef %len, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) unnamed_addr #1 {
start:
  call void asm sideeffect "trap;", "~{memory}"()
  br label %bb1
bb1:
  br label %bb1
}

; Function Attrs: nounwind
define dso_local ptx_kernel void @add_kernel(ptr noundef nonnull readonly align 4 captures(none) %a.0, i64 noundef range(i64 0, 2305843009213693952) %a.1, ptr noundef %out, { i64, i32 } %pair) unnamed_addr #0 {
start:
  %tid = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3
  %ntid = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3
  %bid = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %m = mul i32 %bid, %ntid
  %i32v = add i32 %m, %tid
  %i = zext i32 %i32v to i64
  %ok = icmp ult i64 %i, %a.1
  br i1 %ok, label %bb2, label %panic, !prof !4
bb2:
  %p = getelementptr inbounds nuw float, ptr %a.0, i64 %i
  %v = load float, ptr %p, align 4, !noundef !3
  %x = extractvalue { i64, i32 } %pair, 0
  %w = extractvalue { i64, i32 } %pair, 1
  %mul = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %x, i64 %i)
  %mv = extractvalue { i64, i1 } %mul, 0
  %fo = uitofp i64 %mv to float
  %fw = sitofp i32 %w to float
  %s0 = fadd float %v, %fo
  %s1 = fadd float %s0, %fw
  %big = zext i64 %mv to i128
  %sq = mul nuw i128 %big, %big
  %q = udiv i128 %sq, 3
  %t = trunc i128 %q to i32
  %tf = uitofp i32 %t to float
  %s2 = fadd float %s1, %tf
  %o = getelementptr inbounds nuw float, ptr %out, i64 %i
  store float %s2, ptr %o, align 4
  ret void
panic:
  tail call void @_ZN4core9panicking18panic_bounds_check17h0123456789abcdefE(i64 noundef %i, i64 noundef %a.1, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_4) #4
  unreachable
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64)
attributes #0 = { nounwind "target-cpu"="sm_70" "probe-stack"="inline-asm" }
attributes #1 = { cold noinline noreturn nounwind "target-cpu"="sm_70" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind }
attributes #4 = { noreturn nounwind }
!llvm.module.flags = !{!0}
!llvm.ident = !{!1}
!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{!"rustc version 1.90.0-nightly"}
!3 = !{}
!4 = !{!"branch_weights", i32 2000, i32 1}

;--- numba.ll
; ModuleID = "<string>"
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"

@"_ZN08NumbaEnv8__main__8add_241E5ArrayIfLi1E1C7mutable7alignedE" = common global ptr null
@".const.IndexError: index out of range" = internal constant [32 x i8] c"IndexError: index out of range\00\00"
@"__errcode__" = global i32 0
@"__tidx__" = global i32 0

define linkonce_odr i32 @"_ZN8__main__8add_241B2v1"(ptr noalias %".ret", ptr addrspace(1) %a, i64 %n, double %x) {
entry:
  %tid = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = sext i32 %tid to i64
  %neg = icmp slt i64 %i, 0
  %sum = add i64 %i, %n
  %idx = select i1 %neg, i64 %sum, i64 %i
  %bad = icmp sge i64 %idx, %n
  br i1 %bad, label %err, label %ok, !prof !1
err:
  ret i32 1
ok:
  %p = getelementptr double, ptr addrspace(1) %a, i64 %idx
  %v = load double, ptr addrspace(1) %p
  %pow = call double @__nv_pow(double %v, double %x)
  %f = call double @llvm.fma.f64(double %pow, double 2.0, double 1.0)
  store double %f, ptr addrspace(1) %p
  ret i32 0
}
declare double @__nv_pow(double, double)
declare double @llvm.fma.f64(double, double, double)
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @___numba_atomic_i32_cas_hack(ptr, i32, i32)

define void @"_ZN6cudapy8__main__8add$241E5ArrayIdLi1E1C7mutable7alignedEd"(ptr addrspace(1) %arg.a.data, i64 %arg.a.n, double %x) {
.3:
  %.4 = alloca ptr, align 8
  store ptr null, ptr %.4
  %rc = call i32 @"_ZN8__main__8add_241B2v1"(ptr %.4, ptr addrspace(1) %arg.a.data, i64 %arg.a.n, double %x)
  %ok = icmp eq i32 %rc, 0
  br i1 %ok, label %done, label %fail
fail:
  %old = cmpxchg ptr @"__errcode__", i32 0, i32 %rc monotonic monotonic
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %tid, ptr @"__tidx__"
  ret void
done:
  ret void
}
!nvvm.annotations = !{!0}
!nvvmir.version = !{!2}
!0 = !{ptr @"_ZN6cudapy8__main__8add$241E5ArrayIdLi1E1C7mutable7alignedEd", !"kernel", i32 1}
!1 = !{!"branch_weights", i32 1, i32 99}
!2 = !{i32 2, i32 0, i32 3, i32 1}

;--- triton.ll
target triple = "nvptx64-nvidia-cuda"
@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16
define ptx_kernel void @add_kernel(ptr addrspace(1) %a, ptr addrspace(1) %b, ptr addrspace(1) %c, i32 %n, ptr addrspace(1) %scratch) local_unnamed_addr !dbg !5 {
  %bid = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %s = shl i32 %bid, 7
  %t = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %l = shl nuw nsw i32 %t, 2
  %m = and i32 %l, 124
  %i = or disjoint i32 %s, %m
  %ok = icmp slt i32 %i, %n
  %pa = getelementptr float, ptr addrspace(1) %a, i32 %i
  %va = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09@$5 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l,b"(ptr addrspace(1) %pa, i1 %ok)
  %x0 = extractvalue { i32, i32, i32, i32 } %va, 0
  %x1 = extractvalue { i32, i32, i32, i32 } %va, 1
  %x2 = extractvalue { i32, i32, i32, i32 } %va, 2
  %x3 = extractvalue { i32, i32, i32, i32 } %va, 3
  %f0 = bitcast i32 %x0 to float
  %sh = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %x1, i32 1, i32 31)
  %r = tail call float asm "ex2.approx.ftz.f32 $0, $1;", "=f,f"(float %f0)
  %sa = getelementptr inbounds i8, ptr addrspace(3) @global_smem, i32 %l
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %sa, i32 %sh, i1 true)
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %q = load i32, ptr addrspace(3) %sa
  %ri = bitcast float %r to i32
  %pc = getelementptr float, ptr addrspace(1) %c, i32 %i
  tail call void asm sideeffect "@$5 st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l,b"(i32 %ri, i32 %q, i32 %x2, i32 %x3, ptr addrspace(1) %pc, i1 %ok)
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32)
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!nvvm.annotations = !{!4}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "add.py", directory: "/t")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
!4 = !{ptr @add_kernel, !"reqntidx", i32 32}
!5 = distinct !DISubprogram(name: "add_kernel", linkageName: "add_kernel", scope: !1, file: !1, line: 1, type: !6, scopeLine: 1, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!6 = !DISubroutineType(cc: DW_CC_normal, types: !7)
!7 = !{}
