; An atomic load or store is a strong one of its synchronization scope; MEMBARs of
; that scope before and after an operation order it. In shared memory the scope is
; at most CTA, since only the block's threads see it. Thread-local memory and the
; scope of a thread or a warp need no MEMBAR. The load before a loop of
; compare-and-exchange is strong, too.
;
; RUN: llc -verify-machineinstrs %s -o - | FileCheck %s --implicit-check-not=MEMBAR \
; RUN:   --implicit-check-not=ATOM --implicit-check-not=STRONG
; RUN: llc -O0 -verify-machineinstrs %s -o - | FileCheck %s --implicit-check-not=MEMBAR \
; RUN:   --implicit-check-not=ATOM --implicit-check-not=STRONG
target triple = "q7x2"

; CHECK-LABEL: access_i8:
; CHECK: LD.U8.STRONG.SYS R{{[0-9]+}}, [R[{{[0-9:]+}}].64]
; CHECK: ST.U8.STRONG.SYS [R[{{[0-9:]+}}].64], R{{[0-9]+}}
; CHECK: LDG.U8.STRONG.SYS R{{[0-9]+}}, [R[{{[0-9:]+}}].64]
; CHECK: STG.U8.STRONG.SYS [R[{{[0-9:]+}}].64], R{{[0-9]+}}
; CHECK: LDS.U8.STRONG.CTA R{{[0-9]+}}, [R{{[0-9]+}}]
; CHECK: STS.U8.STRONG.CTA [R{{[0-9]+}}], R{{[0-9]+}}
; CHECK: LDL.U8 R{{[0-9]+}}, [R{{[0-9]+}}]
; CHECK: STL.U8 [R{{[0-9]+}}], R{{[0-9]+}}
define void @access_i8(ptr %p, ptr addrspace(1) %g, ptr addrspace(3) %s, ptr addrspace(5) %l, i8 %v, ptr %out) {
  %v0 = load atomic volatile i8, ptr %p monotonic, align 1
  store atomic volatile i8 %v, ptr %p unordered, align 1
  store volatile i8 %v0, ptr %out
  %v1 = load atomic volatile i8, ptr addrspace(1) %g monotonic, align 1
  store atomic volatile i8 %v, ptr addrspace(1) %g unordered, align 1
  store volatile i8 %v1, ptr %out
  %v2 = load atomic volatile i8, ptr addrspace(3) %s monotonic, align 1
  store atomic volatile i8 %v, ptr addrspace(3) %s unordered, align 1
  store volatile i8 %v2, ptr %out
  %v3 = load atomic volatile i8, ptr addrspace(5) %l monotonic, align 1
  store atomic volatile i8 %v, ptr addrspace(5) %l unordered, align 1
  store volatile i8 %v3, ptr %out
  ret void
}

; CHECK-LABEL: access_i16:
; CHECK: LD.U16.STRONG.SYS R{{[0-9]+}}, [R[{{[0-9:]+}}].64]
; CHECK: ST.U16.STRONG.SYS [R[{{[0-9:]+}}].64], R{{[0-9]+}}
; CHECK: LDG.U16.STRONG.SYS R{{[0-9]+}}, [R[{{[0-9:]+}}].64]
; CHECK: STG.U16.STRONG.SYS [R[{{[0-9:]+}}].64], R{{[0-9]+}}
; CHECK: LDS.U16.STRONG.CTA R{{[0-9]+}}, [R{{[0-9]+}}]
; CHECK: STS.U16.STRONG.CTA [R{{[0-9]+}}], R{{[0-9]+}}
; CHECK: LDL.U16 R{{[0-9]+}}, [R{{[0-9]+}}]
; CHECK: STL.U16 [R{{[0-9]+}}], R{{[0-9]+}}
define void @access_i16(ptr %p, ptr addrspace(1) %g, ptr addrspace(3) %s, ptr addrspace(5) %l, i16 %v, ptr %out) {
  %v0 = load atomic volatile i16, ptr %p monotonic, align 2
  store atomic volatile i16 %v, ptr %p unordered, align 2
  store volatile i16 %v0, ptr %out
  %v1 = load atomic volatile i16, ptr addrspace(1) %g monotonic, align 2
  store atomic volatile i16 %v, ptr addrspace(1) %g unordered, align 2
  store volatile i16 %v1, ptr %out
  %v2 = load atomic volatile i16, ptr addrspace(3) %s monotonic, align 2
  store atomic volatile i16 %v, ptr addrspace(3) %s unordered, align 2
  store volatile i16 %v2, ptr %out
  %v3 = load atomic volatile i16, ptr addrspace(5) %l monotonic, align 2
  store atomic volatile i16 %v, ptr addrspace(5) %l unordered, align 2
  store volatile i16 %v3, ptr %out
  ret void
}

; CHECK-LABEL: access_half:
; CHECK: LD.U16.STRONG.SYS R{{[0-9]+}}, [R[{{[0-9:]+}}].64]
; CHECK: ST.U16.STRONG.SYS [R[{{[0-9:]+}}].64], R{{[0-9]+}}
; CHECK: LDG.U16.STRONG.SYS R{{[0-9]+}}, [R[{{[0-9:]+}}].64]
; CHECK: STG.U16.STRONG.SYS [R[{{[0-9:]+}}].64], R{{[0-9]+}}
; CHECK: LDS.U16.STRONG.CTA R{{[0-9]+}}, [R{{[0-9]+}}]
; CHECK: STS.U16.STRONG.CTA [R{{[0-9]+}}], R{{[0-9]+}}
; CHECK: LDL.U16 R{{[0-9]+}}, [R{{[0-9]+}}]
; CHECK: STL.U16 [R{{[0-9]+}}], R{{[0-9]+}}
define void @access_half(ptr %p, ptr addrspace(1) %g, ptr addrspace(3) %s, ptr addrspace(5) %l, half %v, ptr %out) {
  %v0 = load atomic volatile half, ptr %p monotonic, align 2
  store atomic volatile half %v, ptr %p unordered, align 2
  store volatile half %v0, ptr %out
  %v1 = load atomic volatile half, ptr addrspace(1) %g monotonic, align 2
  store atomic volatile half %v, ptr addrspace(1) %g unordered, align 2
  store volatile half %v1, ptr %out
  %v2 = load atomic volatile half, ptr addrspace(3) %s monotonic, align 2
  store atomic volatile half %v, ptr addrspace(3) %s unordered, align 2
  store volatile half %v2, ptr %out
  %v3 = load atomic volatile half, ptr addrspace(5) %l monotonic, align 2
  store atomic volatile half %v, ptr addrspace(5) %l unordered, align 2
  store volatile half %v3, ptr %out
  ret void
}

; CHECK-LABEL: access_i32:
; CHECK: LD.STRONG.SYS R{{[0-9]+}}, [R[{{[0-9:]+}}].64]
; CHECK: ST.STRONG.SYS [R[{{[0-9:]+}}].64], R{{[0-9]+}}
; CHECK: LDG.STRONG.SYS R{{[0-9]+}}, [R[{{[0-9:]+}}].64]
; CHECK: STG.STRONG.SYS [R[{{[0-9:]+}}].64], R{{[0-9]+}}
; CHECK: LDS.STRONG.CTA R{{[0-9]+}}, [R{{[0-9]+}}]
; CHECK: STS.STRONG.CTA [R{{[0-9]+}}], R{{[0-9]+}}
; CHECK: LDL R{{[0-9]+}}, [R{{[0-9]+}}]
; CHECK: STL [R{{[0-9]+}}], R{{[0-9]+}}
define void @access_i32(ptr %p, ptr addrspace(1) %g, ptr addrspace(3) %s, ptr addrspace(5) %l, i32 %v, ptr %out) {
  %v0 = load atomic volatile i32, ptr %p monotonic, align 4
  store atomic volatile i32 %v, ptr %p unordered, align 4
  store volatile i32 %v0, ptr %out
  %v1 = load atomic volatile i32, ptr addrspace(1) %g monotonic, align 4
  store atomic volatile i32 %v, ptr addrspace(1) %g unordered, align 4
  store volatile i32 %v1, ptr %out
  %v2 = load atomic volatile i32, ptr addrspace(3) %s monotonic, align 4
  store atomic volatile i32 %v, ptr addrspace(3) %s unordered, align 4
  store volatile i32 %v2, ptr %out
  %v3 = load atomic volatile i32, ptr addrspace(5) %l monotonic, align 4
  store atomic volatile i32 %v, ptr addrspace(5) %l unordered, align 4
  store volatile i32 %v3, ptr %out
  ret void
}

; CHECK-LABEL: access_float:
; CHECK: LD.STRONG.SYS R{{[0-9]+}}, [R[{{[0-9:]+}}].64]
; CHECK: ST.STRONG.SYS [R[{{[0-9:]+}}].64], R{{[0-9]+}}
; CHECK: LDG.STRONG.SYS R{{[0-9]+}}, [R[{{[0-9:]+}}].64]
; CHECK: STG.STRONG.SYS [R[{{[0-9:]+}}].64], R{{[0-9]+}}
; CHECK: LDS.STRONG.CTA R{{[0-9]+}}, [R{{[0-9]+}}]
; CHECK: STS.STRONG.CTA [R{{[0-9]+}}], R{{[0-9]+}}
; CHECK: LDL R{{[0-9]+}}, [R{{[0-9]+}}]
; CHECK: STL [R{{[0-9]+}}], R{{[0-9]+}}
define void @access_float(ptr %p, ptr addrspace(1) %g, ptr addrspace(3) %s, ptr addrspace(5) %l, float %v, ptr %out) {
  %v0 = load atomic volatile float, ptr %p monotonic, align 4
  store atomic volatile float %v, ptr %p unordered, align 4
  store volatile float %v0, ptr %out
  %v1 = load atomic volatile float, ptr addrspace(1) %g monotonic, align 4
  store atomic volatile float %v, ptr addrspace(1) %g unordered, align 4
  store volatile float %v1, ptr %out
  %v2 = load atomic volatile float, ptr addrspace(3) %s monotonic, align 4
  store atomic volatile float %v, ptr addrspace(3) %s unordered, align 4
  store volatile float %v2, ptr %out
  %v3 = load atomic volatile float, ptr addrspace(5) %l monotonic, align 4
  store atomic volatile float %v, ptr addrspace(5) %l unordered, align 4
  store volatile float %v3, ptr %out
  ret void
}

; CHECK-LABEL: access_i64:
; CHECK: LD.64.STRONG.SYS R[{{[0-9:]+}}], [R[{{[0-9:]+}}].64]
; CHECK: ST.64.STRONG.SYS [R[{{[0-9:]+}}].64], R[{{[0-9:]+}}]
; CHECK: LDG.64.STRONG.SYS R[{{[0-9:]+}}], [R[{{[0-9:]+}}].64]
; CHECK: STG.64.STRONG.SYS [R[{{[0-9:]+}}].64], R[{{[0-9:]+}}]
; CHECK: LDS.64.STRONG.CTA R[{{[0-9:]+}}], [R{{[0-9]+}}]
; CHECK: STS.64.STRONG.CTA [R{{[0-9]+}}], R[{{[0-9:]+}}]
; CHECK: LDL.64 R[{{[0-9:]+}}], [R{{[0-9]+}}]
; CHECK: STL.64 [R{{[0-9]+}}], R[{{[0-9:]+}}]
define void @access_i64(ptr %p, ptr addrspace(1) %g, ptr addrspace(3) %s, ptr addrspace(5) %l, i64 %v, ptr %out) {
  %v0 = load atomic volatile i64, ptr %p monotonic, align 8
  store atomic volatile i64 %v, ptr %p unordered, align 8
  store volatile i64 %v0, ptr %out
  %v1 = load atomic volatile i64, ptr addrspace(1) %g monotonic, align 8
  store atomic volatile i64 %v, ptr addrspace(1) %g unordered, align 8
  store volatile i64 %v1, ptr %out
  %v2 = load atomic volatile i64, ptr addrspace(3) %s monotonic, align 8
  store atomic volatile i64 %v, ptr addrspace(3) %s unordered, align 8
  store volatile i64 %v2, ptr %out
  %v3 = load atomic volatile i64, ptr addrspace(5) %l monotonic, align 8
  store atomic volatile i64 %v, ptr addrspace(5) %l unordered, align 8
  store volatile i64 %v3, ptr %out
  ret void
}

; CHECK-LABEL: access_ptr:
; CHECK: LD.64.STRONG.SYS R[{{[0-9:]+}}], [R[{{[0-9:]+}}].64]
; CHECK: ST.64.STRONG.SYS [R[{{[0-9:]+}}].64], R[{{[0-9:]+}}]
; CHECK: LDG.64.STRONG.SYS R[{{[0-9:]+}}], [R[{{[0-9:]+}}].64]
; CHECK: STG.64.STRONG.SYS [R[{{[0-9:]+}}].64], R[{{[0-9:]+}}]
; CHECK: LDS.64.STRONG.CTA R[{{[0-9:]+}}], [R{{[0-9]+}}]
; CHECK: STS.64.STRONG.CTA [R{{[0-9]+}}], R[{{[0-9:]+}}]
; CHECK: LDL.64 R[{{[0-9:]+}}], [R{{[0-9]+}}]
; CHECK: STL.64 [R{{[0-9]+}}], R[{{[0-9:]+}}]
define void @access_ptr(ptr %p, ptr addrspace(1) %g, ptr addrspace(3) %s, ptr addrspace(5) %l, ptr %v, ptr %out) {
  %v0 = load atomic volatile ptr, ptr %p monotonic, align 8
  store atomic volatile ptr %v, ptr %p unordered, align 8
  store volatile ptr %v0, ptr %out
  %v1 = load atomic volatile ptr, ptr addrspace(1) %g monotonic, align 8
  store atomic volatile ptr %v, ptr addrspace(1) %g unordered, align 8
  store volatile ptr %v1, ptr %out
  %v2 = load atomic volatile ptr, ptr addrspace(3) %s monotonic, align 8
  store atomic volatile ptr %v, ptr addrspace(3) %s unordered, align 8
  store volatile ptr %v2, ptr %out
  %v3 = load atomic volatile ptr, ptr addrspace(5) %l monotonic, align 8
  store atomic volatile ptr %v, ptr addrspace(5) %l unordered, align 8
  store volatile ptr %v3, ptr %out
  ret void
}

; CHECK-LABEL: cmpxchg_i8:
; CHECK: LD.STRONG.SYS
; CHECK: ATOM.CAS R{{[0-9]+}}, [R[{{[0-9:]+}}].64], R{{[0-9]+}}, R{{[0-9]+}}
; CHECK: LDG.STRONG.SYS
; CHECK: ATOMG.CAS R{{[0-9]+}}, [R[{{[0-9:]+}}].64], R{{[0-9]+}}, R{{[0-9]+}}
; CHECK: LDS.STRONG.CTA
; CHECK: ATOMS.CAS R{{[0-9]+}}, [R{{[0-9]+}}], R{{[0-9]+}}, R{{[0-9]+}}
; CHECK: STL.U8 [R{{[0-9]+}}], R{{[0-9]+}}
define void @cmpxchg_i8(ptr %p, ptr addrspace(1) %g, ptr addrspace(3) %s, ptr addrspace(5) %l, i8 %old, i8 %new, ptr %out) {
  %v0 = cmpxchg ptr %p, i8 %old, i8 %new monotonic monotonic
  store volatile { i8, i1 } %v0, ptr %out
  %v1 = cmpxchg weak ptr addrspace(1) %g, i8 %old, i8 %new monotonic monotonic
  store volatile { i8, i1 } %v1, ptr %out
  %v2 = cmpxchg ptr addrspace(3) %s, i8 %old, i8 %new monotonic monotonic
  store volatile { i8, i1 } %v2, ptr %out
  %v3 = cmpxchg weak ptr addrspace(5) %l, i8 %old, i8 %new monotonic monotonic
  store volatile { i8, i1 } %v3, ptr %out
  ret void
}

; CHECK-LABEL: cmpxchg_i16:
; CHECK: LD.STRONG.SYS
; CHECK: ATOM.CAS R{{[0-9]+}}, [R[{{[0-9:]+}}].64], R{{[0-9]+}}, R{{[0-9]+}}
; CHECK: LDG.STRONG.SYS
; CHECK: ATOMG.CAS R{{[0-9]+}}, [R[{{[0-9:]+}}].64], R{{[0-9]+}}, R{{[0-9]+}}
; CHECK: LDS.STRONG.CTA
; CHECK: ATOMS.CAS R{{[0-9]+}}, [R{{[0-9]+}}], R{{[0-9]+}}, R{{[0-9]+}}
; CHECK: STL.U16 [R{{[0-9]+}}], R{{[0-9]+}}
define void @cmpxchg_i16(ptr %p, ptr addrspace(1) %g, ptr addrspace(3) %s, ptr addrspace(5) %l, i16 %old, i16 %new, ptr %out) {
  %v0 = cmpxchg ptr %p, i16 %old, i16 %new monotonic monotonic
  store volatile { i16, i1 } %v0, ptr %out
  %v1 = cmpxchg weak ptr addrspace(1) %g, i16 %old, i16 %new monotonic monotonic
  store volatile { i16, i1 } %v1, ptr %out
  %v2 = cmpxchg ptr addrspace(3) %s, i16 %old, i16 %new monotonic monotonic
  store volatile { i16, i1 } %v2, ptr %out
  %v3 = cmpxchg weak ptr addrspace(5) %l, i16 %old, i16 %new monotonic monotonic
  store volatile { i16, i1 } %v3, ptr %out
  ret void
}

; CHECK-LABEL: cmpxchg_i32:
; CHECK: ATOM.CAS R{{[0-9]+}}, [R[{{[0-9:]+}}].64], R{{[0-9]+}}, R{{[0-9]+}}
; CHECK: ATOMG.CAS R{{[0-9]+}}, [R[{{[0-9:]+}}].64], R{{[0-9]+}}, R{{[0-9]+}}
; CHECK: ATOMS.CAS R{{[0-9]+}}, [R{{[0-9]+}}], R{{[0-9]+}}, R{{[0-9]+}}
; CHECK: STL [R{{[0-9]+}}], R{{[0-9]+}}
define void @cmpxchg_i32(ptr %p, ptr addrspace(1) %g, ptr addrspace(3) %s, ptr addrspace(5) %l, i32 %old, i32 %new, ptr %out) {
  %v0 = cmpxchg ptr %p, i32 %old, i32 %new monotonic monotonic
  store volatile { i32, i1 } %v0, ptr %out
  %v1 = cmpxchg weak ptr addrspace(1) %g, i32 %old, i32 %new monotonic monotonic
  store volatile { i32, i1 } %v1, ptr %out
  %v2 = cmpxchg ptr addrspace(3) %s, i32 %old, i32 %new monotonic monotonic
  store volatile { i32, i1 } %v2, ptr %out
  %v3 = cmpxchg weak ptr addrspace(5) %l, i32 %old, i32 %new monotonic monotonic
  store volatile { i32, i1 } %v3, ptr %out
  ret void
}

; CHECK-LABEL: cmpxchg_i64:
; CHECK: ATOM.CAS.U64 R[{{[0-9:]+}}], [R[{{[0-9:]+}}].64], R[{{[0-9:]+}}], R[{{[0-9:]+}}]
; CHECK: ATOMG.CAS.U64 R[{{[0-9:]+}}], [R[{{[0-9:]+}}].64], R[{{[0-9:]+}}], R[{{[0-9:]+}}]
; CHECK: ATOMS.CAS.U64 R[{{[0-9:]+}}], [R{{[0-9]+}}], R[{{[0-9:]+}}], R[{{[0-9:]+}}]
; CHECK: STL.64 [R{{[0-9]+}}], R[{{[0-9:]+}}]
define void @cmpxchg_i64(ptr %p, ptr addrspace(1) %g, ptr addrspace(3) %s, ptr addrspace(5) %l, i64 %old, i64 %new, ptr %out) {
  %v0 = cmpxchg ptr %p, i64 %old, i64 %new monotonic monotonic
  store volatile { i64, i1 } %v0, ptr %out
  %v1 = cmpxchg weak ptr addrspace(1) %g, i64 %old, i64 %new monotonic monotonic
  store volatile { i64, i1 } %v1, ptr %out
  %v2 = cmpxchg ptr addrspace(3) %s, i64 %old, i64 %new monotonic monotonic
  store volatile { i64, i1 } %v2, ptr %out
  %v3 = cmpxchg weak ptr addrspace(5) %l, i64 %old, i64 %new monotonic monotonic
  store volatile { i64, i1 } %v3, ptr %out
  ret void
}

; CHECK-LABEL: cmpxchg_ptr:
; CHECK: ATOM.CAS.U64 R[{{[0-9:]+}}], [R[{{[0-9:]+}}].64], R[{{[0-9:]+}}], R[{{[0-9:]+}}]
; CHECK: ATOMG.CAS.U64 R[{{[0-9:]+}}], [R[{{[0-9:]+}}].64], R[{{[0-9:]+}}], R[{{[0-9:]+}}]
; CHECK: ATOMS.CAS.U64 R[{{[0-9:]+}}], [R{{[0-9]+}}], R[{{[0-9:]+}}], R[{{[0-9:]+}}]
; CHECK: STL.64 [R{{[0-9]+}}], R[{{[0-9:]+}}]
define void @cmpxchg_ptr(ptr %p, ptr addrspace(1) %g, ptr addrspace(3) %s, ptr addrspace(5) %l, ptr %old, ptr %new, ptr %out) {
  %v0 = cmpxchg ptr %p, ptr %old, ptr %new monotonic monotonic
  store volatile { ptr, i1 } %v0, ptr %out
  %v1 = cmpxchg weak ptr addrspace(1) %g, ptr %old, ptr %new monotonic monotonic
  store volatile { ptr, i1 } %v1, ptr %out
  %v2 = cmpxchg ptr addrspace(3) %s, ptr %old, ptr %new monotonic monotonic
  store volatile { ptr, i1 } %v2, ptr %out
  %v3 = cmpxchg weak ptr addrspace(5) %l, ptr %old, ptr %new monotonic monotonic
  store volatile { ptr, i1 } %v3, ptr %out
  ret void
}

; Orderings: on each side of the operation, and none inside a loop.

; CHECK-LABEL: loads:
; CHECK: LDG.STRONG.SYS
; CHECK: MEMBAR.SYS
; CHECK: LDG.STRONG.SYS
; CHECK: MEMBAR.SYS
define void @loads(ptr addrspace(1) %p, i32 %v, i16 %h, ptr addrspace(5) %l) {
  %a = load atomic volatile i32, ptr addrspace(1) %p acquire, align 4
  %b = load atomic volatile i32, ptr addrspace(1) %p seq_cst, align 4
  ret void
}

; CHECK-LABEL: stores:
; CHECK: MEMBAR.SYS
; CHECK: STG.STRONG.SYS
; CHECK: MEMBAR.SYS
; CHECK: STG.STRONG.SYS
; CHECK: MEMBAR.SYS
define void @stores(ptr addrspace(1) %p, i32 %v, i16 %h, ptr addrspace(5) %l) {
  store atomic i32 %v, ptr addrspace(1) %p release, align 4
  store atomic i32 1, ptr addrspace(1) %p seq_cst, align 4
  ret void
}

; CHECK-LABEL: rmws:
; CHECK: RED.EXCH
; CHECK: MEMBAR.SYS
; CHECK: MEMBAR.SYS
; CHECK: RED.EXCH
; CHECK: MEMBAR.SYS
; CHECK: RED.EXCH
; CHECK: MEMBAR.SYS
; CHECK: MEMBAR.SYS
; CHECK: RED.EXCH
; CHECK: MEMBAR.SYS
define void @rmws(ptr addrspace(1) %p, i32 %v, i16 %h, ptr addrspace(5) %l) {
  %a = atomicrmw xchg ptr addrspace(1) %p, i32 %v acquire
  %b = atomicrmw xchg ptr addrspace(1) %p, i32 %v release
  %c = atomicrmw xchg ptr addrspace(1) %p, i32 %v acq_rel
  %d = atomicrmw xchg ptr addrspace(1) %p, i32 %v seq_cst
  ret void
}

; CHECK-LABEL: loop:
; CHECK: MEMBAR.SYS
; CHECK: LDG.STRONG.SYS
; CHECK: ATOMG.CAS
; CHECK: MEMBAR.SYS
; CHECK: MEMBAR.SYS
; CHECK: LDG.STRONG.SYS
; CHECK: ATOMG.CAS
; CHECK: MEMBAR.SYS
define void @loop(ptr addrspace(1) %p, i32 %v, i16 %h, ptr addrspace(5) %l) {
  %a = atomicrmw nand ptr addrspace(1) %p, i32 %v acq_rel
  %b = atomicrmw add ptr addrspace(1) %p, i16 %h acq_rel
  ret void
}

; CHECK-LABEL: cmpxchg:
; CHECK: ATOMG.CAS
; CHECK: MEMBAR.SYS
; CHECK: MEMBAR.SYS
; CHECK: ATOMG.CAS
; CHECK: ATOMG.CAS
; CHECK: MEMBAR.SYS
; CHECK: MEMBAR.SYS
; CHECK: LDG.STRONG.SYS
; CHECK: ATOMG.CAS
; CHECK: MEMBAR.SYS
define void @cmpxchg(ptr addrspace(1) %p, i32 %v, i16 %h, ptr addrspace(5) %l) {
  %a = cmpxchg ptr addrspace(1) %p, i32 %v, i32 0 acquire monotonic
  %b = cmpxchg ptr addrspace(1) %p, i32 %v, i32 0 release monotonic
  %c = cmpxchg weak ptr addrspace(1) %p, i32 %v, i32 0 monotonic acquire
  %d = cmpxchg ptr addrspace(1) %p, i16 %h, i16 0 seq_cst seq_cst
  ret void
}

; CHECK-LABEL: local:
; CHECK: LDL
; CHECK: STL
define void @local(ptr addrspace(1) %p, i32 %v, i16 %h, ptr addrspace(5) %l) {
  %a = atomicrmw add ptr addrspace(5) %l, i32 %v seq_cst
  %b = cmpxchg ptr addrspace(5) %l, i32 %v, i32 0 seq_cst seq_cst
  %c = load atomic volatile i32, ptr addrspace(5) %l seq_cst, align 4
  store atomic i32 %v, ptr addrspace(5) %l seq_cst, align 4
  ret void
}

; CHECK-LABEL: fences:
; CHECK: MEMBAR.SYS
; CHECK: MEMBAR.SYS
; CHECK: MEMBAR.SYS
; CHECK: MEMBAR.SYS
; CHECK: MEMBAR.GPU
; CHECK: MEMBAR.GPU
; CHECK: MEMBAR.GPU
; CHECK: MEMBAR.CTA
; CHECK: MEMBAR.CTA
define void @fences(ptr addrspace(1) %p, i32 %v, i16 %h, ptr addrspace(5) %l) {
  fence acquire
  fence release
  fence acq_rel
  fence seq_cst
  fence syncscope("agent") acquire
  fence syncscope("device") release
  fence syncscope("cluster") release
  fence syncscope("workgroup") acq_rel
  fence syncscope("block") acq_rel
  fence syncscope("wavefront") seq_cst
  fence syncscope("singlethread") seq_cst
  ret void
}

; CHECK-LABEL: device:
; CHECK: LDG.STRONG.GPU
; CHECK: MEMBAR.GPU
; CHECK: MEMBAR.GPU
; CHECK: STG.STRONG.GPU
; CHECK: MEMBAR.GPU
; CHECK: RED.ADD
; CHECK: MEMBAR.GPU
; CHECK: MEMBAR.GPU
; CHECK: LDG.STRONG.GPU
; CHECK: ATOMG.CAS
; CHECK: MEMBAR.GPU
; CHECK: MEMBAR.GPU
; CHECK: ATOMG.CAS
; CHECK: MEMBAR.GPU
define void @device(ptr addrspace(1) %p, i32 %v, i16 %h, ptr addrspace(5) %l) {
  %a = load atomic volatile i32, ptr addrspace(1) %p syncscope("device") acquire, align 4
  store atomic i32 %v, ptr addrspace(1) %p syncscope("device") release, align 4
  %b = atomicrmw add ptr addrspace(1) %p, i32 %v syncscope("device") acq_rel
  %c = atomicrmw nand ptr addrspace(1) %p, i32 %v syncscope("device") acq_rel
  %d = cmpxchg ptr addrspace(1) %p, i32 %v, i32 0 syncscope("device") seq_cst seq_cst
  ret void
}

; CHECK-LABEL: workgroup:
; CHECK: LDG.STRONG.CTA
; CHECK: MEMBAR.CTA
; CHECK: MEMBAR.CTA
; CHECK: STG.STRONG.CTA
; CHECK: MEMBAR.CTA
; CHECK: RED.ADD
; CHECK: MEMBAR.CTA
; CHECK: MEMBAR.CTA
; CHECK: LDG.STRONG.CTA
; CHECK: ATOMG.CAS
; CHECK: MEMBAR.CTA
; CHECK: MEMBAR.CTA
; CHECK: ATOMG.CAS
; CHECK: MEMBAR.CTA
define void @workgroup(ptr addrspace(1) %p, i32 %v, i16 %h, ptr addrspace(5) %l) {
  %a = load atomic volatile i32, ptr addrspace(1) %p syncscope("workgroup") acquire, align 4
  store atomic i32 %v, ptr addrspace(1) %p syncscope("workgroup") release, align 4
  %b = atomicrmw add ptr addrspace(1) %p, i32 %v syncscope("workgroup") acq_rel
  %c = atomicrmw nand ptr addrspace(1) %p, i32 %v syncscope("workgroup") acq_rel
  %d = cmpxchg ptr addrspace(1) %p, i32 %v, i32 0 syncscope("workgroup") seq_cst seq_cst
  ret void
}

; CHECK-LABEL: wavefront:
; CHECK: LDG.STRONG.CTA
; CHECK: STG.STRONG.CTA
; CHECK: RED.ADD
; CHECK: LDG.STRONG.CTA
; CHECK: ATOMG.CAS
; CHECK: ATOMG.CAS
define void @wavefront(ptr addrspace(1) %p, i32 %v, i16 %h, ptr addrspace(5) %l) {
  %a = load atomic volatile i32, ptr addrspace(1) %p syncscope("wavefront") acquire, align 4
  store atomic i32 %v, ptr addrspace(1) %p syncscope("wavefront") release, align 4
  %b = atomicrmw add ptr addrspace(1) %p, i32 %v syncscope("wavefront") acq_rel
  %c = atomicrmw nand ptr addrspace(1) %p, i32 %v syncscope("wavefront") acq_rel
  %d = cmpxchg ptr addrspace(1) %p, i32 %v, i32 0 syncscope("wavefront") seq_cst seq_cst
  ret void
}
