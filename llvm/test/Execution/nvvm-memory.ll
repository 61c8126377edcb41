; NVVM's intrinsics of memory, warps and special registers, by execution. One
; warp; each value that is stored was worked out by hand.
;
; RUN: llc %s -filetype=obj -o %t.o
; RUN: q7x2-run %t.o --block 32 --shared 96 --arg buf:u32:1,2,3,4,5,6,7,8 --arg buf:256 \
; RUN:   --print 1:u32:48 | FileCheck %s
; RUN: llc -O0 %s -filetype=obj -o %t.o
; RUN: q7x2-run %t.o --block 32 --shared 96 --arg buf:u32:1,2,3,4,5,6,7,8 --arg buf:256 \
; RUN:   --print 1:u32:48 | FileCheck %s
target triple = "q7x2"

@bar = internal addrspace(3) global i64 undef, align 8
@data = internal addrspace(3) global [64 x i8] undef, align 16
@dynamic = external addrspace(3) global [0 x i8], align 16

define void @put(ptr addrspace(1) %out, i32 %n, i32 %v) {
  %lane = call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %first = icmp eq i32 %lane, 0
  br i1 %first, label %store, label %done
store:
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %n
  store i32 %v, ptr addrspace(1) %p
  br label %done
done:
  ret void
}
define void @putb(ptr addrspace(1) %out, i32 %n, i1 %b) {
  %v = zext i1 %b to i32
  call void @put(ptr addrspace(1) %out, i32 %n, i32 %v)
  ret void
}

; A single thread uses the barrier.
define void @barrier(ptr addrspace(1) %in, ptr addrspace(1) %out) noinline {
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) @bar, i32 3)
  ; Before any arrival three are pending; no phase is complete.
  %s0 = call i64 @llvm.nvvm.mbarrier.arrive.shared(ptr addrspace(3) @bar)
  %n0 = call i32 @llvm.nvvm.mbarrier.pending.count(i64 %s0)
  call void @put(ptr addrspace(1) %out, i32 0, i32 %n0)
  %w0 = call i1 @llvm.nvvm.mbarrier.test.wait.shared(ptr addrspace(3) @bar, i64 %s0)
  call void @putb(ptr addrspace(1) %out, i32 1, i1 %w0)
  %p0 = call i1 @llvm.nvvm.mbarrier.test.wait.parity.scope.cta.space.cta(ptr addrspace(3) @bar, i32 0)
  call void @putb(ptr addrspace(1) %out, i32 2, i1 %p0)
  %p1 = call i1 @llvm.nvvm.mbarrier.try.wait.parity.scope.cta.space.cta(ptr addrspace(3) @bar, i32 1)
  call void @putb(ptr addrspace(1) %out, i32 3, i1 %p1)
  ; One drops out: next time two are expected. Sixteen bytes are, too.
  %s1 = call i64 @llvm.nvvm.mbarrier.arrive.drop.shared(ptr addrspace(3) @bar)
  %n1 = call i32 @llvm.nvvm.mbarrier.pending.count(i64 %s1)
  call void @put(ptr addrspace(1) %out, i32 4, i32 %n1)
  %s2 = call i64 @llvm.nvvm.mbarrier.arrive.expect.tx.scope.cta.space.cta(ptr addrspace(3) @bar, i32 32)
  %w2 = call i1 @llvm.nvvm.mbarrier.test.wait.scope.cta.space.cta(ptr addrspace(3) @bar, i64 %s2)
  call void @putb(ptr addrspace(1) %out, i32 5, i1 %w2)
  ; Half of them arrive as a copy, the others by themselves.
  call void @llvm.nvvm.cp.async.bulk.global.to.shared.cta(ptr addrspace(3) @data, ptr addrspace(3) @bar, ptr addrspace(1) %in, i32 16, i64 0, i1 false)
  %w3 = call i1 @llvm.nvvm.mbarrier.test.wait.relaxed.scope.cta.space.cta(ptr addrspace(3) @bar, i64 %s2)
  call void @putb(ptr addrspace(1) %out, i32 6, i1 %w3)
  call void @llvm.nvvm.mbarrier.complete.tx.scope.cta.space.cta(ptr addrspace(3) @bar, i32 16)
  %w4 = call i1 @llvm.nvvm.mbarrier.try.wait.tl.scope.cta.space.cta(ptr addrspace(3) @bar, i64 %s2, i32 100)
  call void @putb(ptr addrspace(1) %out, i32 7, i1 %w4)
  ; The second phase: two, one of them by address space 7 and one by a copy.
  %c = addrspacecast ptr addrspace(3) @bar to ptr addrspace(7)
  call void @llvm.nvvm.mbarrier.arrive.scope.cluster.space.cluster(ptr addrspace(7) %c, i32 1)
  %g = addrspacecast ptr addrspace(3) @bar to ptr
  call void @llvm.nvvm.cp.async.mbarrier.arrive(ptr %g)
  %p2 = call i1 @llvm.nvvm.mbarrier.test.wait.parity.scope.cta.space.cta(ptr addrspace(3) @bar, i32 1)
  call void @putb(ptr addrspace(1) %out, i32 8, i1 %p2)
  call void @llvm.nvvm.cp.async.mbarrier.arrive.noinc(ptr %g)
  %p3 = call i1 @llvm.nvvm.mbarrier.test.wait.parity.scope.cta.space.cta(ptr addrspace(3) @bar, i32 1)
  call void @putb(ptr addrspace(1) %out, i32 9, i1 %p3)
  call void @llvm.nvvm.mbarrier.inval.shared(ptr addrspace(3) @bar)
  %inval = load i64, ptr addrspace(3) @bar
  %isInval = icmp eq i64 %inval, 0
  call void @putb(ptr addrspace(1) %out, i32 10, i1 %isInval)
  ret void
}
; CHECK: {{^}}3
; CHECK-NEXT: {{^}}0
; CHECK-NEXT: {{^}}0
; CHECK-NEXT: {{^}}1
; CHECK-NEXT: {{^}}2
; CHECK-NEXT: {{^}}0
; CHECK-NEXT: {{^}}0
; CHECK-NEXT: {{^}}1
; CHECK-NEXT: {{^}}0
; CHECK-NEXT: {{^}}1
; CHECK-NEXT: {{^}}1

define void @copies(ptr addrspace(1) %in, ptr addrspace(1) %out) noinline {
  %d1 = getelementptr i8, ptr addrspace(3) @data, i32 16
  %d2 = getelementptr i8, ptr addrspace(3) @data, i32 32
  %size = load volatile i32, ptr addrspace(1) %in ; 1
  ; CHECK-NEXT: {{^}}4
  %v0 = getelementptr i8, ptr addrspace(3) @data, i32 12
  %l0 = load i32, ptr addrspace(3) %v0
  call void @put(ptr addrspace(1) %out, i32 11, i32 %l0)
  ; Sixteen bytes; then one of eight and zeros.
  ; CHECK-NEXT: {{^}}3
  call void @llvm.nvvm.cp.async.cg.shared.global.16(ptr addrspace(3) %d1, ptr addrspace(1) %in)
  call void @llvm.nvvm.cp.async.commit.group()
  call void @llvm.nvvm.cp.async.wait.group(i32 0)
  %v1 = getelementptr i8, ptr addrspace(3) %d1, i32 8
  %l1 = load i32, ptr addrspace(3) %v1
  call void @put(ptr addrspace(1) %out, i32 12, i32 %l1)
  ; CHECK-NEXT: {{^}}2
  ; CHECK-NEXT: {{^}}0
  %in1 = getelementptr i32, ptr addrspace(1) %in, i32 1
  call void @llvm.nvvm.cp.async.ca.shared.global.8.s(ptr addrspace(3) %d1, ptr addrspace(1) %in1, i32 %size)
  call void @llvm.nvvm.cp.async.wait.all()
  %l2 = load i32, ptr addrspace(3) %d1
  call void @put(ptr addrspace(1) %out, i32 13, i32 %l2)
  %v3 = getelementptr i8, ptr addrspace(3) %d1, i32 4
  %l3 = load i32, ptr addrspace(3) %v3
  call void @put(ptr addrspace(1) %out, i32 14, i32 %l3)
  ; Back from shared memory: 1 and 2 of the bulk copy.
  ; CHECK-NEXT: {{^}}1
  ; CHECK-NEXT: {{^}}2
  %o = getelementptr i32, ptr addrspace(1) %out, i32 48
  call void @llvm.nvvm.cp.async.bulk.shared.cta.to.global(ptr addrspace(1) %o, ptr addrspace(3) @data, i32 16, i64 0, i1 false)
  call void @llvm.nvvm.cp.async.bulk.commit.group()
  call void @llvm.nvvm.cp.async.bulk.wait.group.read(i32 0)
  %l4 = load volatile i32, ptr addrspace(1) %o
  call void @put(ptr addrspace(1) %out, i32 15, i32 %l4)
  %o1 = getelementptr i32, ptr addrspace(1) %o, i32 1
  %l5 = load volatile i32, ptr addrspace(1) %o1
  call void @put(ptr addrspace(1) %out, i32 16, i32 %l5)
  ; CHECK-NEXT: {{^}}0
  call void @llvm.nvvm.st.bulk.shared.cta(ptr addrspace(3) @data, i64 16, i64 0)
  %l6 = load i32, ptr addrspace(3) @data
  call void @put(ptr addrspace(1) %out, i32 17, i32 %l6)
  ret void
}

; The shared memory of a cluster is that of the block.
define void @cluster(ptr addrspace(1) %in, ptr addrspace(1) %out) noinline {
  %c = call ptr addrspace(7) @llvm.nvvm.mapa.shared.cluster(ptr addrspace(3) @data, i32 0)
  store i32 40, ptr addrspace(7) %c
  ; CHECK-NEXT: {{^}}40
  %old = atomicrmw add ptr addrspace(7) %c, i32 2 seq_cst
  call void @put(ptr addrspace(1) %out, i32 18, i32 %old)
  ; CHECK-NEXT: {{^}}42
  %g = addrspacecast ptr addrspace(7) %c to ptr
  %l = load volatile i32, ptr %g
  call void @put(ptr addrspace(1) %out, i32 19, i32 %l)
  ; CHECK-NEXT: {{^}}1
  %is = call i1 @llvm.nvvm.isspacep.shared.cluster(ptr %g)
  call void @putb(ptr addrspace(1) %out, i32 20, i1 %is)
  ; CHECK-NEXT: {{^}}6
  %to = getelementptr i8, ptr addrspace(7) %c, i32 16
  %in1 = getelementptr i32, ptr addrspace(1) %in, i32 5
  call void @llvm.memcpy.p7.p1.i64(ptr addrspace(7) align 4 %to, ptr addrspace(1) align 4 %in1, i64 8, i1 false)
  %b = load i32, ptr addrspace(7) %to
  call void @put(ptr addrspace(1) %out, i32 21, i32 %b)
  ret void
}

; Lane 5 has -7.5, lane 6 a NaN, others their number and a half.
define void @reduce(ptr addrspace(1) %out) noinline {
  %lane = call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %f = uitofp i32 %lane to float
  %h = fadd float %f, 0.5
  %is5 = icmp eq i32 %lane, 5
  %x5 = select i1 %is5, float -7.5, float %h
  %is6 = icmp eq i32 %lane, 6
  %x = select i1 %is6, float 0x7FF8000000000000, float %x5
  ; CHECK-NEXT: {{^}}3236954112
  %r0 = call float @llvm.nvvm.redux.sync.fmin(float %x, i32 -1)
  %b0 = bitcast float %r0 to i32
  call void @put(ptr addrspace(1) %out, i32 22, i32 %b0)
  ; 0.5
  ; CHECK-NEXT: {{^}}1056964608
  %r1 = call float @llvm.nvvm.redux.sync.fmin.abs(float %x, i32 -1)
  %b1 = bitcast float %r1 to i32
  call void @put(ptr addrspace(1) %out, i32 23, i32 %b1)
  ; 31.5
  ; CHECK-NEXT: {{^}}1107034112
  %r2 = call float @llvm.nvvm.redux.sync.fmax(float %x, i32 -1)
  %b2 = bitcast float %r2 to i32
  call void @put(ptr addrspace(1) %out, i32 24, i32 %b2)
  ; CHECK-NEXT: {{^}}2147483647
  %r3 = call float @llvm.nvvm.redux.sync.fmax.NaN(float %x, i32 -1)
  %b3 = bitcast float %r3 to i32
  call void @put(ptr addrspace(1) %out, i32 25, i32 %b3)
  ; CHECK-NEXT: {{^}}2147483647
  %r4 = call float @llvm.nvvm.redux.sync.fmin.abs.NaN(float %x, i32 -1)
  %b4 = bitcast float %r4 to i32
  call void @put(ptr addrspace(1) %out, i32 26, i32 %b4)
  ; CHECK-NEXT: {{^}}2147483647
  %r5 = call float @llvm.nvvm.redux.sync.fmax(float 0x7FF8000000000000, i32 -1)
  %b5 = bitcast float %r5 to i32
  call void @put(ptr addrspace(1) %out, i32 27, i32 %b5)
  ret void
}

define void @registers(ptr addrspace(1) %out) noinline {
  ; One warp; SM 0 of at most 1024; nothing is counted.
  ; CHECK-NEXT: {{^}}1
  %nwarp = call i32 @llvm.nvvm.read.ptx.sreg.nwarpid()
  call void @put(ptr addrspace(1) %out, i32 28, i32 %nwarp)
  ; CHECK-NEXT: {{^}}0
  %warp = call i32 @llvm.nvvm.read.ptx.sreg.warpid()
  call void @put(ptr addrspace(1) %out, i32 29, i32 %warp)
  ; CHECK-NEXT: {{^}}1024
  %nsm = call i32 @llvm.nvvm.read.ptx.sreg.nsmid()
  call void @put(ptr addrspace(1) %out, i32 30, i32 %nsm)
  ; CHECK-NEXT: {{^}}0
  %pm = call i32 @llvm.nvvm.read.ptx.sreg.pm2()
  %env = call i32 @llvm.nvvm.read.ptx.sreg.envreg17()
  %grid = call i32 @llvm.nvvm.read.ptx.sreg.gridid()
  %none0 = or i32 %pm, %env
  %none = or i32 %none0, %grid
  call void @put(ptr addrspace(1) %out, i32 31, i32 %none)
  ; CHECK-NEXT: {{^}}96
  %dynamic = call i32 @llvm.nvvm.read.ptx.sreg.dynamic_smem_size()
  call void @put(ptr addrspace(1) %out, i32 32, i32 %dynamic)
  ; The dynamic part is the last.
  ; CHECK-NEXT: {{^}}1
  %total = call i32 @llvm.nvvm.read.ptx.sreg.total_smem_size()
  %start = ptrtoint ptr addrspace(3) @dynamic to i32
  %end = add i32 %start, 96
  %isTotal = icmp eq i32 %end, %total
  call void @putb(ptr addrspace(1) %out, i32 33, i1 %isTotal)
  ; Time goes on.
  ; CHECK-NEXT: {{^}}1
  %t0 = call i64 @llvm.nvvm.read.ptx.sreg.globaltimer()
  call void @llvm.nvvm.nanosleep(i32 100)
  %t1 = call i64 @llvm.nvvm.read.ptx.sreg.globaltimer()
  %later = icmp ugt i64 %t1, %t0
  call void @putb(ptr addrspace(1) %out, i32 34, i1 %later)
  ; Lane 0's masks: equal, less, less or equal, greater, greater or equal.
  ; CHECK-NEXT: {{^}}1
  ; CHECK-NEXT: {{^}}0
  ; CHECK-NEXT: {{^}}1
  ; CHECK-NEXT: {{^}}4294967294
  ; CHECK-NEXT: {{^}}4294967295
  %eq = call i32 @llvm.nvvm.read.ptx.sreg.lanemask.eq()
  call void @put(ptr addrspace(1) %out, i32 35, i32 %eq)
  %lt = call i32 @llvm.nvvm.read.ptx.sreg.lanemask.lt()
  call void @put(ptr addrspace(1) %out, i32 36, i32 %lt)
  %le = call i32 @llvm.nvvm.read.ptx.sreg.lanemask.le()
  call void @put(ptr addrspace(1) %out, i32 37, i32 %le)
  %gt = call i32 @llvm.nvvm.read.ptx.sreg.lanemask.gt()
  call void @put(ptr addrspace(1) %out, i32 38, i32 %gt)
  %ge = call i32 @llvm.nvvm.read.ptx.sreg.lanemask.ge()
  call void @put(ptr addrspace(1) %out, i32 39, i32 %ge)
  ret void
}

define void @halves(ptr addrspace(1) %in, ptr addrspace(1) %out) noinline {
  %i = load volatile i32, ptr addrspace(1) %in ; 1
  %f = uitofp i32 %i to float
  %h = fptrunc float %f to half
  ; 2^1
  ; CHECK-NEXT: {{^}}16384
  %e = call half @llvm.nvvm.ex2.approx.f16(half %h)
  %eb = bitcast half %e to i16
  %ez = zext i16 %eb to i32
  call void @put(ptr addrspace(1) %out, i32 40, i32 %ez)
  ; 2^1 and 2^-3
  ; CHECK-NEXT: {{^}}805322752
  %v0 = insertelement <2 x half> <half 0.0, half -3.0>, half %h, i32 0
  %e2 = call <2 x half> @llvm.nvvm.ex2.approx.v2f16(<2 x half> %v0)
  %e2b = bitcast <2 x half> %e2 to i32
  call void @put(ptr addrspace(1) %out, i32 41, i32 %e2b)
  ; CHECK-NEXT: {{^}}16384
  %bf = fptrunc float %f to bfloat
  %be = call bfloat @llvm.nvvm.ex2.approx.ftz.bf16(bfloat %bf)
  %beb = bitcast bfloat %be to i16
  %bez = zext i16 %beb to i32
  call void @put(ptr addrspace(1) %out, i32 42, i32 %bez)
  ; 0.76171875, the nearest half to tanh(1)
  ; CHECK-NEXT: {{^}}14872
  %t = call afn half @llvm.tanh.f16(half %h)
  %tb = bitcast half %t to i16
  %tz = zext i16 %tb to i32
  call void @put(ptr addrspace(1) %out, i32 43, i32 %tz)
  ; The 3rd bit from bit 1 up in 0xb6 is bit 4.
  ; CHECK-NEXT: {{^}}4
  %m = mul i32 %i, 182
  %n = call i32 @llvm.nvvm.fns(i32 %m, i32 %i, i32 3)
  call void @put(ptr addrspace(1) %out, i32 44, i32 %n)
  ; acos(1)
  ; CHECK-NEXT: {{^}}0
  %ac = call float @llvm.acos.f32(float %f)
  %acb = bitcast float %ac to i32
  call void @put(ptr addrspace(1) %out, i32 45, i32 %acb)
  ret void
}

define ptx_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %lane = call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %first = icmp eq i32 %lane, 0
  br i1 %first, label %single, label %all
single:
  call void @barrier(ptr addrspace(1) %in, ptr addrspace(1) %out)
  call void @copies(ptr addrspace(1) %in, ptr addrspace(1) %out)
  call void @cluster(ptr addrspace(1) %in, ptr addrspace(1) %out)
  br label %all
all:
  call void @reduce(ptr addrspace(1) %out)
  call void @registers(ptr addrspace(1) %out)
  call void @halves(ptr addrspace(1) %in, ptr addrspace(1) %out)
  ; Hints and fences.
  call void @llvm.nvvm.fence.mbarrier_init.release.cluster()
  call void @llvm.nvvm.fence.proxy.tensormap_generic.release.cta()
  call void @llvm.nvvm.setmaxnreg.inc.sync.aligned.u32(i32 24)
  call void @llvm.nvvm.pm.event.mask(i16 1)
  call void @llvm.nvvm.prefetch.global.L2(ptr addrspace(1) %in)
  call void @llvm.nvvm.cp.async.bulk.prefetch.L2(ptr addrspace(1) %in, i32 16, i64 0, i1 false)
  ret void
}
