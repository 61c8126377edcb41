; atomicrmw of floats. ATOM adds f32, f64 and v2f16; its MIN and MAX prefer a
; number to NaN, as fmin and fmax do. Others are a compare-and-exchange loop:
; fminimum and fmaximum, scalar f16, where the other half of the word need not be
; a float, and all of bf16.
;
; DEFINE: %{check} = llc -verify-machineinstrs | FileCheck %s \
; DEFINE:   --implicit-check-not=ATOM --implicit-check-not=RED --implicit-check-not=MEMBAR
;
; RUN: sed s/OP/fadd/ %s | %{check} -DOP=ADD --check-prefixes=LOOP,ATOM
; RUN: sed s/OP/fsub/ %s | %{check} -DOP=ADD --check-prefixes=LOOP,ATOM
; RUN: sed s/OP/fmin/ %s | %{check} -DOP=MIN --check-prefixes=LOOP,ATOM
; RUN: sed s/OP/fmax/ %s | %{check} -DOP=MAX --check-prefixes=LOOP,ATOM
; RUN: sed s/OP/fmaximum/ %s | %{check} --check-prefixes=LOOP,ATOMLOOP
; RUN: sed s/OP/fminimum/ %s | %{check} --check-prefixes=LOOP,ATOMLOOP
target triple = "q7x2"

; LOOP-LABEL: half:
; LOOP: ATOM.CAS R{{[0-9]+}}, [R[{{[0-9:]+}}].64], R{{[0-9]+}}, R{{[0-9]+}}
; LOOP: ATOMG.CAS R{{[0-9]+}}, [R[{{[0-9:]+}}].64], R{{[0-9]+}}, R{{[0-9]+}}
; LOOP: ATOMS.CAS R{{[0-9]+}}, [R{{[0-9]+}}], R{{[0-9]+}}, R{{[0-9]+}}
; LOOP: STL.U16{{ }}
define void @half(ptr %p, ptr addrspace(1) %g, ptr addrspace(3) %s, half %v, ptr %out) {
  %l = alloca half, addrspace(5)
  store volatile half %v, ptr addrspace(5) %l
  %a = atomicrmw OP ptr %p, half %v monotonic
  store volatile half %a, ptr %out
  %b = atomicrmw OP ptr addrspace(1) %g, half %v monotonic
  store volatile half %b, ptr %out
  %c = atomicrmw OP ptr addrspace(3) %s, half %v monotonic
  store volatile half %c, ptr %out
  %d = atomicrmw volatile OP ptr addrspace(5) %l, half %v seq_cst
  store volatile half %d, ptr %out
  ret void
}

; LOOP-LABEL: bfloat:
; LOOP: ATOM.CAS R{{[0-9]+}}, [R[{{[0-9:]+}}].64], R{{[0-9]+}}, R{{[0-9]+}}
; LOOP: ATOMG.CAS R{{[0-9]+}}, [R[{{[0-9:]+}}].64], R{{[0-9]+}}, R{{[0-9]+}}
; LOOP: ATOMS.CAS R{{[0-9]+}}, [R{{[0-9]+}}], R{{[0-9]+}}, R{{[0-9]+}}
; LOOP: STL.U16{{ }}
define void @bfloat(ptr %p, ptr addrspace(1) %g, ptr addrspace(3) %s, bfloat %v, ptr %out) {
  %l = alloca bfloat, addrspace(5)
  store volatile bfloat %v, ptr addrspace(5) %l
  %a = atomicrmw OP ptr %p, bfloat %v monotonic
  store volatile bfloat %a, ptr %out
  %b = atomicrmw OP ptr addrspace(1) %g, bfloat %v monotonic
  store volatile bfloat %b, ptr %out
  %c = atomicrmw OP ptr addrspace(3) %s, bfloat %v monotonic
  store volatile bfloat %c, ptr %out
  %d = atomicrmw volatile OP ptr addrspace(5) %l, bfloat %v seq_cst
  store volatile bfloat %d, ptr %out
  ret void
}

; LOOP-LABEL: v2bfloat:
; LOOP: ATOM.CAS R{{[0-9]+}}, [R[{{[0-9:]+}}].64], R{{[0-9]+}}, R{{[0-9]+}}
; LOOP: ATOMG.CAS R{{[0-9]+}}, [R[{{[0-9:]+}}].64], R{{[0-9]+}}, R{{[0-9]+}}
; LOOP: ATOMS.CAS R{{[0-9]+}}, [R{{[0-9]+}}], R{{[0-9]+}}, R{{[0-9]+}}
; LOOP: STL{{ }}
define void @v2bfloat(ptr %p, ptr addrspace(1) %g, ptr addrspace(3) %s, <2 x bfloat> %v, ptr %out) {
  %l = alloca <2 x bfloat>, addrspace(5)
  store volatile <2 x bfloat> %v, ptr addrspace(5) %l
  %a = atomicrmw OP ptr %p, <2 x bfloat> %v monotonic
  store volatile <2 x bfloat> %a, ptr %out
  %b = atomicrmw OP ptr addrspace(1) %g, <2 x bfloat> %v monotonic
  store volatile <2 x bfloat> %b, ptr %out
  %c = atomicrmw OP ptr addrspace(3) %s, <2 x bfloat> %v monotonic
  store volatile <2 x bfloat> %c, ptr %out
  %d = atomicrmw volatile OP ptr addrspace(5) %l, <2 x bfloat> %v seq_cst
  store volatile <2 x bfloat> %d, ptr %out
  ret void
}

; ATOM-LABEL: float:
; ATOM: ATOM.[[OP]].F32 R{{[0-9]+}}, [R[{{[0-9:]+}}].64], R{{[0-9]+}}
; ATOM: ATOMG.[[OP]].F32 R{{[0-9]+}}, [R[{{[0-9:]+}}].64], R{{[0-9]+}}
; ATOM: ATOMS.[[OP]].F32 R{{[0-9]+}}, [R{{[0-9]+}}], R{{[0-9]+}}
; ATOM: STL{{ }}
; ATOMLOOP-LABEL: float:
; ATOMLOOP: ATOM.CAS R{{[0-9]+}}, [R[{{[0-9:]+}}].64], R{{[0-9]+}}, R{{[0-9]+}}
; ATOMLOOP: ATOMG.CAS R{{[0-9]+}}, [R[{{[0-9:]+}}].64], R{{[0-9]+}}, R{{[0-9]+}}
; ATOMLOOP: ATOMS.CAS R{{[0-9]+}}, [R{{[0-9]+}}], R{{[0-9]+}}, R{{[0-9]+}}
; ATOMLOOP: STL{{ }}
define void @float(ptr %p, ptr addrspace(1) %g, ptr addrspace(3) %s, float %v, ptr %out) {
  %l = alloca float, addrspace(5)
  store volatile float %v, ptr addrspace(5) %l
  %a = atomicrmw OP ptr %p, float %v monotonic
  store volatile float %a, ptr %out
  %b = atomicrmw OP ptr addrspace(1) %g, float %v monotonic
  store volatile float %b, ptr %out
  %c = atomicrmw OP ptr addrspace(3) %s, float %v monotonic
  store volatile float %c, ptr %out
  %d = atomicrmw volatile OP ptr addrspace(5) %l, float %v seq_cst
  store volatile float %d, ptr %out
  ret void
}

; ATOM-LABEL: float_unused:
; ATOM: RED.[[OP]].F32 [R[{{[0-9:]+}}].64], R{{[0-9]+}}
; ATOM: RED.[[OP]].F32 [R[{{[0-9:]+}}].64], R{{[0-9]+}}
; ATOM: ATOMS.[[OP]].F32 RZ, [R{{[0-9]+}}], R{{[0-9]+}}
; ATOMLOOP-LABEL: float_unused:
; ATOMLOOP: ATOM.CAS R{{[0-9]+}}, [R[{{[0-9:]+}}].64], R{{[0-9]+}}, R{{[0-9]+}}
; ATOMLOOP: ATOMG.CAS R{{[0-9]+}}, [R[{{[0-9:]+}}].64], R{{[0-9]+}}, R{{[0-9]+}}
; ATOMLOOP: ATOMS.CAS R{{[0-9]+}}, [R{{[0-9]+}}], R{{[0-9]+}}, R{{[0-9]+}}
define void @float_unused(ptr %p, ptr addrspace(1) %g, ptr addrspace(3) %s, float %v) {
  %a = atomicrmw OP ptr %p, float %v monotonic
  %b = atomicrmw OP ptr addrspace(1) %g, float %v monotonic
  %c = atomicrmw OP ptr addrspace(3) %s, float %v monotonic
  ret void
}

; ATOM-LABEL: double:
; ATOM: ATOM.[[OP]].F64 R[{{[0-9:]+}}], [R[{{[0-9:]+}}].64], R[{{[0-9:]+}}]
; ATOM: ATOMG.[[OP]].F64 R[{{[0-9:]+}}], [R[{{[0-9:]+}}].64], R[{{[0-9:]+}}]
; ATOM: ATOMS.[[OP]].F64 R[{{[0-9:]+}}], [R{{[0-9]+}}], R[{{[0-9:]+}}]
; ATOM: STL.64{{ }}
; ATOMLOOP-LABEL: double:
; ATOMLOOP: ATOM.CAS.U64 R[{{[0-9:]+}}], [R[{{[0-9:]+}}].64], R[{{[0-9:]+}}], R[{{[0-9:]+}}]
; ATOMLOOP: ATOMG.CAS.U64 R[{{[0-9:]+}}], [R[{{[0-9:]+}}].64], R[{{[0-9:]+}}], R[{{[0-9:]+}}]
; ATOMLOOP: ATOMS.CAS.U64 R[{{[0-9:]+}}], [R{{[0-9]+}}], R[{{[0-9:]+}}], R[{{[0-9:]+}}]
; ATOMLOOP: STL.64{{ }}
define void @double(ptr %p, ptr addrspace(1) %g, ptr addrspace(3) %s, double %v, ptr %out) {
  %l = alloca double, addrspace(5)
  store volatile double %v, ptr addrspace(5) %l
  %a = atomicrmw OP ptr %p, double %v monotonic
  store volatile double %a, ptr %out
  %b = atomicrmw OP ptr addrspace(1) %g, double %v monotonic
  store volatile double %b, ptr %out
  %c = atomicrmw OP ptr addrspace(3) %s, double %v monotonic
  store volatile double %c, ptr %out
  %d = atomicrmw volatile OP ptr addrspace(5) %l, double %v seq_cst
  store volatile double %d, ptr %out
  ret void
}

; ATOM-LABEL: double_unused:
; ATOM: RED.[[OP]].F64 [R[{{[0-9:]+}}].64], R[{{[0-9:]+}}]
; ATOM: RED.[[OP]].F64 [R[{{[0-9:]+}}].64], R[{{[0-9:]+}}]
; ATOM: ATOMS.[[OP]].F64 RZ, [R{{[0-9]+}}], R[{{[0-9:]+}}]
; ATOMLOOP-LABEL: double_unused:
; ATOMLOOP: ATOM.CAS.U64 R[{{[0-9:]+}}], [R[{{[0-9:]+}}].64], R[{{[0-9:]+}}], R[{{[0-9:]+}}]
; ATOMLOOP: ATOMG.CAS.U64 R[{{[0-9:]+}}], [R[{{[0-9:]+}}].64], R[{{[0-9:]+}}], R[{{[0-9:]+}}]
; ATOMLOOP: ATOMS.CAS.U64 R[{{[0-9:]+}}], [R{{[0-9]+}}], R[{{[0-9:]+}}], R[{{[0-9:]+}}]
define void @double_unused(ptr %p, ptr addrspace(1) %g, ptr addrspace(3) %s, double %v) {
  %a = atomicrmw OP ptr %p, double %v monotonic
  %b = atomicrmw OP ptr addrspace(1) %g, double %v monotonic
  %c = atomicrmw OP ptr addrspace(3) %s, double %v monotonic
  ret void
}

; ATOM-LABEL: v2half:
; ATOM: ATOM.[[OP]].F16x2 R{{[0-9]+}}, [R[{{[0-9:]+}}].64], R{{[0-9]+}}
; ATOM: ATOMG.[[OP]].F16x2 R{{[0-9]+}}, [R[{{[0-9:]+}}].64], R{{[0-9]+}}
; ATOM: ATOMS.[[OP]].F16x2 R{{[0-9]+}}, [R{{[0-9]+}}], R{{[0-9]+}}
; ATOM: STL{{ }}
; ATOMLOOP-LABEL: v2half:
; ATOMLOOP: ATOM.CAS R{{[0-9]+}}, [R[{{[0-9:]+}}].64], R{{[0-9]+}}, R{{[0-9]+}}
; ATOMLOOP: ATOMG.CAS R{{[0-9]+}}, [R[{{[0-9:]+}}].64], R{{[0-9]+}}, R{{[0-9]+}}
; ATOMLOOP: ATOMS.CAS R{{[0-9]+}}, [R{{[0-9]+}}], R{{[0-9]+}}, R{{[0-9]+}}
; ATOMLOOP: STL{{ }}
define void @v2half(ptr %p, ptr addrspace(1) %g, ptr addrspace(3) %s, <2 x half> %v, ptr %out) {
  %l = alloca <2 x half>, addrspace(5)
  store volatile <2 x half> %v, ptr addrspace(5) %l
  %a = atomicrmw OP ptr %p, <2 x half> %v monotonic
  store volatile <2 x half> %a, ptr %out
  %b = atomicrmw OP ptr addrspace(1) %g, <2 x half> %v monotonic
  store volatile <2 x half> %b, ptr %out
  %c = atomicrmw OP ptr addrspace(3) %s, <2 x half> %v monotonic
  store volatile <2 x half> %c, ptr %out
  %d = atomicrmw volatile OP ptr addrspace(5) %l, <2 x half> %v seq_cst
  store volatile <2 x half> %d, ptr %out
  ret void
}

; ATOM-LABEL: v2half_unused:
; ATOM: RED.[[OP]].F16x2 [R[{{[0-9:]+}}].64], R{{[0-9]+}}
; ATOM: RED.[[OP]].F16x2 [R[{{[0-9:]+}}].64], R{{[0-9]+}}
; ATOM: ATOMS.[[OP]].F16x2 RZ, [R{{[0-9]+}}], R{{[0-9]+}}
; ATOMLOOP-LABEL: v2half_unused:
; ATOMLOOP: ATOM.CAS R{{[0-9]+}}, [R[{{[0-9:]+}}].64], R{{[0-9]+}}, R{{[0-9]+}}
; ATOMLOOP: ATOMG.CAS R{{[0-9]+}}, [R[{{[0-9:]+}}].64], R{{[0-9]+}}, R{{[0-9]+}}
; ATOMLOOP: ATOMS.CAS R{{[0-9]+}}, [R{{[0-9]+}}], R{{[0-9]+}}, R{{[0-9]+}}
define void @v2half_unused(ptr %p, ptr addrspace(1) %g, ptr addrspace(3) %s, <2 x half> %v) {
  %a = atomicrmw OP ptr %p, <2 x half> %v monotonic
  %b = atomicrmw OP ptr addrspace(1) %g, <2 x half> %v monotonic
  %c = atomicrmw OP ptr addrspace(3) %s, <2 x half> %v monotonic
  ret void
}
