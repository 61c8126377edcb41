; Each thread adds 1 to both halves of a number, four times, in this object or in
; the other one.
target triple = "q7x2"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @add_b(ptr)

define void @add_a(ptr %p) noinline {
  %r = atomicrmw add ptr %p, i128 18446744073709551617 seq_cst
  ret void
}

define ptx_kernel void @k(ptr addrspace(1) %global) {
  %p = addrspacecast ptr addrspace(1) %global to ptr
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %warp = and i32 %tid, 32
  %other = icmp ne i32 %warp, 0
  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %next, %end ]
  br i1 %other, label %b, label %a
a:
  call void @add_a(ptr %p)
  br label %end
b:
  call void @add_b(ptr %p)
  br label %end
end:
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, 4
  br i1 %more, label %loop, label %exit
exit:
  ret void
}
