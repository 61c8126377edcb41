; Local memory for work-group functions: a value for each of a block's 32
; sub-groups. OpenCL C allows local variables only in kernels.

@scratch = internal addrspace(3) global [32 x i64] poison, align 8

define ptr addrspace(3) @__q7x2_group_scratch() alwaysinline nounwind willreturn memory(none) {
  ret ptr addrspace(3) @scratch
}
