; atomicrmw of integers: one instruction if ATOM has the operation, RED if the
; result is unused; otherwise a compare-and-exchange loop. Operations of 8 and 16
; bits are a loop, except and, or and xor, which are widened to a word. In
; thread-local memory, which no other thread sees, they are not atomic.
;
; DEFINE: %{check} = llc -verify-machineinstrs | FileCheck %s \
; DEFINE:   --implicit-check-not=ATOM --implicit-check-not=RED --implicit-check-not=MEMBAR
;
; RUN: sed s/OP/xchg/ %s | %{check} -DOP=EXCH -DOP64=EXCH.U64 --check-prefixes=LOOP,WORD
; RUN: sed s/OP/add/ %s | %{check} -DOP=ADD -DOP64=ADD.U64 --check-prefixes=LOOP,WORD
; RUN: sed s/OP/sub/ %s | %{check} -DOP=ADD -DOP64=ADD.U64 --check-prefixes=LOOP,WORD
; RUN: sed s/OP/and/ %s | %{check} -DOP=AND -DOP64=AND.U64 --check-prefixes=WIDENED,WORD
; RUN: sed s/OP/or/ %s | %{check} -DOP=OR -DOP64=OR.U64 --check-prefixes=WIDENED,WORD
; RUN: sed s/OP/xor/ %s | %{check} -DOP=XOR -DOP64=XOR.U64 --check-prefixes=WIDENED,WORD
; RUN: sed s/OP/min/ %s | %{check} -DOP=MIN.S32 -DOP64=MIN.S64 --check-prefixes=LOOP,WORD
; RUN: sed s/OP/max/ %s | %{check} -DOP=MAX.S32 -DOP64=MAX.S64 --check-prefixes=LOOP,WORD
; RUN: sed s/OP/umin/ %s | %{check} -DOP=MIN -DOP64=MIN.U64 --check-prefixes=LOOP,WORD
; RUN: sed s/OP/umax/ %s | %{check} -DOP=MAX -DOP64=MAX.U64 --check-prefixes=LOOP,WORD
; RUN: sed s/OP/uinc_wrap/ %s | %{check} -DOP=INC -DOP64=INC.U64 --check-prefixes=LOOP,WORD
; RUN: sed s/OP/udec_wrap/ %s | %{check} -DOP=DEC -DOP64=DEC.U64 --check-prefixes=LOOP,WORD
; RUN: sed s/OP/nand/ %s | %{check} --check-prefixes=LOOP,WORDLOOP
; RUN: sed s/OP/usub_cond/ %s | %{check} --check-prefixes=LOOP,WORDLOOP
; RUN: sed s/OP/usub_sat/ %s | %{check} --check-prefixes=LOOP,WORDLOOP
target triple = "q7x2"

; WIDENED-LABEL: i8:
; WIDENED: ATOM.[[OP]] R{{[0-9]+}}, [R[{{[0-9:]+}}].64], R{{[0-9]+}}
; WIDENED: ATOMG.[[OP]] R{{[0-9]+}}, [R[{{[0-9:]+}}].64], R{{[0-9]+}}
; WIDENED: ATOMS.[[OP]] R{{[0-9]+}}, [R{{[0-9]+}}], R{{[0-9]+}}
; WIDENED: STL.U8{{ }}
; LOOP-LABEL: i8:
; LOOP: ATOM.CAS R{{[0-9]+}}, [R[{{[0-9:]+}}].64], R{{[0-9]+}}, R{{[0-9]+}}
; LOOP: ATOMG.CAS R{{[0-9]+}}, [R[{{[0-9:]+}}].64], R{{[0-9]+}}, R{{[0-9]+}}
; LOOP: ATOMS.CAS R{{[0-9]+}}, [R{{[0-9]+}}], R{{[0-9]+}}, R{{[0-9]+}}
; LOOP: STL.U8{{ }}
define void @i8(ptr %p, ptr addrspace(1) %g, ptr addrspace(3) %s, i8 %v, ptr %out) {
  %l = alloca i8, addrspace(5)
  store volatile i8 %v, ptr addrspace(5) %l
  %a = atomicrmw OP ptr %p, i8 %v monotonic
  store volatile i8 %a, ptr %out
  %b = atomicrmw OP ptr addrspace(1) %g, i8 %v monotonic
  store volatile i8 %b, ptr %out
  %c = atomicrmw OP ptr addrspace(3) %s, i8 %v monotonic
  store volatile i8 %c, ptr %out
  %d = atomicrmw volatile OP ptr addrspace(5) %l, i8 %v seq_cst
  store volatile i8 %d, ptr %out
  ret void
}

; WIDENED-LABEL: i16:
; WIDENED: ATOM.[[OP]] R{{[0-9]+}}, [R[{{[0-9:]+}}].64], R{{[0-9]+}}
; WIDENED: ATOMG.[[OP]] R{{[0-9]+}}, [R[{{[0-9:]+}}].64], R{{[0-9]+}}
; WIDENED: ATOMS.[[OP]] R{{[0-9]+}}, [R{{[0-9]+}}], R{{[0-9]+}}
; WIDENED: STL.U16{{ }}
; LOOP-LABEL: i16:
; LOOP: ATOM.CAS R{{[0-9]+}}, [R[{{[0-9:]+}}].64], R{{[0-9]+}}, R{{[0-9]+}}
; LOOP: ATOMG.CAS R{{[0-9]+}}, [R[{{[0-9:]+}}].64], R{{[0-9]+}}, R{{[0-9]+}}
; LOOP: ATOMS.CAS R{{[0-9]+}}, [R{{[0-9]+}}], R{{[0-9]+}}, R{{[0-9]+}}
; LOOP: STL.U16{{ }}
define void @i16(ptr %p, ptr addrspace(1) %g, ptr addrspace(3) %s, i16 %v, ptr %out) {
  %l = alloca i16, addrspace(5)
  store volatile i16 %v, ptr addrspace(5) %l
  %a = atomicrmw OP ptr %p, i16 %v monotonic
  store volatile i16 %a, ptr %out
  %b = atomicrmw OP ptr addrspace(1) %g, i16 %v monotonic
  store volatile i16 %b, ptr %out
  %c = atomicrmw OP ptr addrspace(3) %s, i16 %v monotonic
  store volatile i16 %c, ptr %out
  %d = atomicrmw volatile OP ptr addrspace(5) %l, i16 %v seq_cst
  store volatile i16 %d, ptr %out
  ret void
}

; WORD-LABEL: i32:
; WORD: ATOM.[[OP]] R{{[0-9]+}}, [R[{{[0-9:]+}}].64], R{{[0-9]+}}
; WORD: ATOMG.[[OP]] R{{[0-9]+}}, [R[{{[0-9:]+}}].64], R{{[0-9]+}}
; WORD: ATOMS.[[OP]] R{{[0-9]+}}, [R{{[0-9]+}}], R{{[0-9]+}}
; WORD: STL{{ }}
; WORDLOOP-LABEL: i32:
; WORDLOOP: ATOM.CAS R{{[0-9]+}}, [R[{{[0-9:]+}}].64], R{{[0-9]+}}, R{{[0-9]+}}
; WORDLOOP: ATOMG.CAS R{{[0-9]+}}, [R[{{[0-9:]+}}].64], R{{[0-9]+}}, R{{[0-9]+}}
; WORDLOOP: ATOMS.CAS R{{[0-9]+}}, [R{{[0-9]+}}], R{{[0-9]+}}, R{{[0-9]+}}
; WORDLOOP: STL{{ }}
define void @i32(ptr %p, ptr addrspace(1) %g, ptr addrspace(3) %s, i32 %v, ptr %out) {
  %l = alloca i32, addrspace(5)
  store volatile i32 %v, ptr addrspace(5) %l
  %a = atomicrmw OP ptr %p, i32 %v monotonic
  store volatile i32 %a, ptr %out
  %b = atomicrmw OP ptr addrspace(1) %g, i32 %v monotonic
  store volatile i32 %b, ptr %out
  %c = atomicrmw OP ptr addrspace(3) %s, i32 %v monotonic
  store volatile i32 %c, ptr %out
  %d = atomicrmw volatile OP ptr addrspace(5) %l, i32 %v seq_cst
  store volatile i32 %d, ptr %out
  ret void
}

; WORD-LABEL: i32_unused:
; WORD: RED.[[OP]] [R[{{[0-9:]+}}].64], R{{[0-9]+}}
; WORD: RED.[[OP]] [R[{{[0-9:]+}}].64], R{{[0-9]+}}
; WORD: ATOMS.[[OP]] RZ, [R{{[0-9]+}}], R{{[0-9]+}}
; The load before a loop does not race with the loops of other threads.
; WORDLOOP-LABEL: i32_unused:
; WORDLOOP: LD.STRONG.SYS
; WORDLOOP: ATOM.CAS R{{[0-9]+}}, [R[{{[0-9:]+}}].64], R{{[0-9]+}}, R{{[0-9]+}}
; WORDLOOP: LDG.STRONG.SYS
; WORDLOOP: ATOMG.CAS R{{[0-9]+}}, [R[{{[0-9:]+}}].64], R{{[0-9]+}}, R{{[0-9]+}}
; WORDLOOP: LDS.STRONG.CTA
; WORDLOOP: ATOMS.CAS R{{[0-9]+}}, [R{{[0-9]+}}], R{{[0-9]+}}, R{{[0-9]+}}
define void @i32_unused(ptr %p, ptr addrspace(1) %g, ptr addrspace(3) %s, i32 %v) {
  %a = atomicrmw OP ptr %p, i32 %v monotonic
  %b = atomicrmw OP ptr addrspace(1) %g, i32 %v monotonic
  %c = atomicrmw OP ptr addrspace(3) %s, i32 %v monotonic
  ret void
}

; WORD-LABEL: i64:
; WORD: ATOM.[[OP64]] R[{{[0-9:]+}}], [R[{{[0-9:]+}}].64], R[{{[0-9:]+}}]
; WORD: ATOMG.[[OP64]] R[{{[0-9:]+}}], [R[{{[0-9:]+}}].64], R[{{[0-9:]+}}]
; WORD: ATOMS.[[OP64]] R[{{[0-9:]+}}], [R{{[0-9]+}}], R[{{[0-9:]+}}]
; WORD: STL.64{{ }}
; WORDLOOP-LABEL: i64:
; WORDLOOP: ATOM.CAS.U64 R[{{[0-9:]+}}], [R[{{[0-9:]+}}].64], R[{{[0-9:]+}}], R[{{[0-9:]+}}]
; WORDLOOP: ATOMG.CAS.U64 R[{{[0-9:]+}}], [R[{{[0-9:]+}}].64], R[{{[0-9:]+}}], R[{{[0-9:]+}}]
; WORDLOOP: ATOMS.CAS.U64 R[{{[0-9:]+}}], [R{{[0-9]+}}], R[{{[0-9:]+}}], R[{{[0-9:]+}}]
; WORDLOOP: STL.64{{ }}
define void @i64(ptr %p, ptr addrspace(1) %g, ptr addrspace(3) %s, i64 %v, ptr %out) {
  %l = alloca i64, addrspace(5)
  store volatile i64 %v, ptr addrspace(5) %l
  %a = atomicrmw OP ptr %p, i64 %v monotonic
  store volatile i64 %a, ptr %out
  %b = atomicrmw OP ptr addrspace(1) %g, i64 %v monotonic
  store volatile i64 %b, ptr %out
  %c = atomicrmw OP ptr addrspace(3) %s, i64 %v monotonic
  store volatile i64 %c, ptr %out
  %d = atomicrmw volatile OP ptr addrspace(5) %l, i64 %v seq_cst
  store volatile i64 %d, ptr %out
  ret void
}

; WORD-LABEL: i64_unused:
; WORD: RED.[[OP64]] [R[{{[0-9:]+}}].64], R[{{[0-9:]+}}]
; WORD: RED.[[OP64]] [R[{{[0-9:]+}}].64], R[{{[0-9:]+}}]
; WORD: ATOMS.[[OP64]] RZ, [R{{[0-9]+}}], R[{{[0-9:]+}}]
; WORDLOOP-LABEL: i64_unused:
; WORDLOOP: ATOM.CAS.U64 R[{{[0-9:]+}}], [R[{{[0-9:]+}}].64], R[{{[0-9:]+}}], R[{{[0-9:]+}}]
; WORDLOOP: ATOMG.CAS.U64 R[{{[0-9:]+}}], [R[{{[0-9:]+}}].64], R[{{[0-9:]+}}], R[{{[0-9:]+}}]
; WORDLOOP: ATOMS.CAS.U64 R[{{[0-9:]+}}], [R{{[0-9]+}}], R[{{[0-9:]+}}], R[{{[0-9:]+}}]
define void @i64_unused(ptr %p, ptr addrspace(1) %g, ptr addrspace(3) %s, i64 %v) {
  %a = atomicrmw OP ptr %p, i64 %v monotonic
  %b = atomicrmw OP ptr addrspace(1) %g, i64 %v monotonic
  %c = atomicrmw OP ptr addrspace(3) %s, i64 %v monotonic
  ret void
}
