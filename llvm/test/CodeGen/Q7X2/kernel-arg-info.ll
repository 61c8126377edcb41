; RUN: llc -mattr=+interlocked -verify-machineinstrs %s -o - | FileCheck %s
; RUN: llc -filetype=obj %s -o %t.o
; RUN: llc %s -o - | llvm-mc -filetype=obj -o %t2.o
; RUN: cmp %t.o %t2.o
target triple = "q7x2"

; OpenCL's metadata of the parameters goes into the kernel's note, if it has
; names: clang writes them with -cl-kernel-arg-info.
;
; CHECK-LABEL: .kernel named
; CHECK-NEXT: .param ptr.global
; CHECK-NEXT: .param_info "in", "float4*", global, none, restrict, const{{$}}
; CHECK-NEXT: .param ptr.constant
; CHECK-NEXT: .param_info "table", "uint*", constant, none, const{{$}}
; CHECK-NEXT: .param ptr.shared
; CHECK-NEXT: .param_info "scratch", "int*", local, none, volatile{{$}}
; CHECK-NEXT: .param i32
; CHECK-NEXT: .param_info "n", "uint", private, none{{$}}
; CHECK-NEXT: .reqntid 8, 4, 1
; CHECK-NEXT: .hints "vec_type_hint(uchar16)"
; CHECK-NEXT: named:
define spir_kernel void @named(ptr addrspace(1) %a, ptr addrspace(4) %b, ptr addrspace(3) %c, i32 %d) !kernel_arg_addr_space !0 !kernel_arg_access_qual !1 !kernel_arg_type !2 !kernel_arg_base_type !2 !kernel_arg_type_qual !3 !kernel_arg_name !4 !reqd_work_group_size !5 !vec_type_hint !6 {
  ret void
}

; Images and samplers are types of their own, with or without names.
;
; CHECK-LABEL: .kernel images
; CHECK-NEXT: .param image2d.ro
; CHECK-NEXT: .param image3d.wo
; CHECK-NEXT: .param image2d_array_depth.rw
; CHECK-NEXT: .param sampler
; CHECK-NEXT: .param ptr.global
; CHECK-NEXT: images:
define spir_kernel void @images(ptr addrspace(1) %a, ptr addrspace(1) %b, ptr addrspace(1) %e, ptr addrspace(4) %c, ptr addrspace(1) %d) !kernel_arg_addr_space !30 !kernel_arg_access_qual !31 !kernel_arg_type !32 !kernel_arg_base_type !32 !kernel_arg_type_qual !33 {
  ret void
}
!30 = !{i32 1, i32 1, i32 1, i32 0, i32 1}
!31 = !{!"read_only", !"write_only", !"read_write", !"none", !"none"}
!32 = !{!"image2d_t", !"image3d_t", !"image2d_array_depth_t", !"sampler_t", !"image2d_t*"}
!33 = !{!"", !"", !"", !"", !""}

; CHECK-LABEL: .kernel unnamed
; CHECK-NEXT: .param ptr.global
; CHECK-NEXT: .param ptr.constant
; CHECK-NEXT: .param ptr.shared
; CHECK-NEXT: .param i32
; CHECK-NEXT: .hints "work_group_size_hint(8,4,1) vec_type_hint(double2)"
; CHECK-NEXT: unnamed:
define spir_kernel void @unnamed(ptr addrspace(1) %a, ptr addrspace(4) %b, ptr addrspace(3) %c, i32 %d) !kernel_arg_addr_space !0 !kernel_arg_access_qual !1 !kernel_arg_type !2 !kernel_arg_base_type !2 !kernel_arg_type_qual !3 !work_group_size_hint !5 !vec_type_hint !7 {
  ret void
}

; Metadata that does not fit says nothing.
;
; CHECK-LABEL: .kernel fewer
; CHECK-NEXT: .param i32
; CHECK-NEXT: fewer:
define spir_kernel void @fewer(i32 %a) !kernel_arg_name !4 !vec_type_hint !8 {
  ret void
}

; CHECK-LABEL: .kernel no_access
; CHECK-NEXT: .param i32
; CHECK-NEXT: .hints "vec_type_hint(int)"
; CHECK-NEXT: no_access:
define spir_kernel void @no_access(i32 %a) !kernel_arg_name !9 !vec_type_hint !10 {
  ret void
}

!0 = !{i32 1, i32 2, i32 3, i32 0}
!1 = !{!"none", !"none", !"none", !"none"}
!2 = !{!"float4*", !"uint*", !"int*", !"uint"}
!3 = !{!"restrict const", !"const", !"volatile", !""}
!4 = !{!"in", !"table", !"scratch", !"n"}
!5 = !{i32 8, i32 4, i32 1}
!6 = !{<16 x i8> poison, i32 0}
!7 = !{<2 x double> poison, i32 0}
!8 = !{ptr poison, i32 0}
!9 = !{!"x"}
!10 = !{i32 poison, i32 1}
