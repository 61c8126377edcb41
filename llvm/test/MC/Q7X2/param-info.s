// The declarations of a kernel's parameters, and its attributes without effect:
// the directives, and the note made of them.

// RUN: llvm-mc %s | FileCheck %s
// RUN: llvm-mc -filetype=obj %s -o %t.o
// RUN: llvm-mc %s -o %t.s
// RUN: llvm-mc -filetype=obj %t.s -o %t2.o
// RUN: cmp %t.o %t2.o
// RUN: llvm-readelf -x .note.q7x2 %t.o | FileCheck %s --check-prefix=NOTE
// RUN: llvm-mc -filetype=null %s
// RUN: not llvm-mc --defsym=BAD=1 %s 2>&1 | FileCheck %s --check-prefix=BAD

// NOTE-DAG: type_name
// NOTE-DAG: hints

// CHECK: .kernel kernel
	.kernel kernel
// CHECK-NEXT: .param ptr.global
	.param ptr.global
// CHECK-NEXT: .param_info "in", "float4*", global, none, restrict, const{{$}}
	.param_info "in", "float4*", global, none, restrict, const
// CHECK-NEXT: .param i32
	.param i32
// CHECK-NEXT: .param ptr
	.param ptr
// CHECK-NEXT: .param_info "\303\274\"\\\012", "", private, read_only, volatile, pipe{{$}}
	.param_info "\303\274\"\\\n", "", private, read_only , volatile,pipe
// CHECK-NEXT: .param image2d_array.wo
	.param image2d_array.wo
// CHECK-NEXT: .param image1d_buffer.ro
	.param image1d_buffer.ro
// CHECK-NEXT: .param image2d_depth.rw
	.param image2d_depth.rw
// CHECK-NEXT: .param sampler
	.param sampler
// CHECK-NEXT: .hints "work_group_size_hint(8,4,1) vec_type_hint(float4)"
	.hints "work_group_size_hint(8,4,1) vec_type_hint(float4)"
kernel:
	EXIT
	.end_kernel

.ifdef BAD
// BAD: :[[#@LINE+1]]:1: error: .hints outside of .kernel and .end_kernel
.hints ""
// BAD: :[[#@LINE+1]]:1: error: .param_info without .param before it
.param_info "a", "int", private, none
.kernel bad
// BAD: :[[#@LINE+1]]:1: error: .param_info without .param before it
.param_info "a", "int", private, none
// BAD: :[[#@LINE+1]]:8: error: expected a parameter type: {{.*}} sampler, images as image2d.ro, bytesN
.param image2d.r
// BAD: :[[#@LINE+1]]:8: error: expected a parameter type
.param image4d.ro
// BAD: :[[#@LINE+1]]:8: error: expected a parameter type
.param sampler.ro
// BAD: :[[#@LINE+1]]:8: error: expected a parameter type
.param v2sampler
.param i32
// BAD: :[[#@LINE+1]]:26: error: expected an address space: global, constant, local, private
.param_info "a", "int*", shared, none
// BAD: :[[#@LINE+1]]:34: error: expected an access: none, read_only, write_only, read_write
.param_info "a", "int*", global, const
// BAD: :[[#@LINE+1]]:40: error: expected a qualifier: const, restrict, volatile, pipe
.param_info "a", "int*", global, none, static
// BAD: :[[#@LINE+1]]:13: error: expected string
.param_info a, "int*", global, none
// BAD: :[[#@LINE+1]]:17: error: expected comma
.param_info "a" "int*", global, none
// BAD: :[[#@LINE+1]]:39: error: expected newline
.param_info "a", "int*", global, none const
.param_info "a", "int*", global, none
// BAD: :[[#@LINE+1]]:1: error: .param_info without .param before it
.param_info "a", "int*", global, none
// BAD: :[[#@LINE+1]]:8: error: expected string
.hints vec_type_hint
.end_kernel
.endif
