// A kernel's body is inlined into its entry. Only a kernel that another one calls
// also has a function, for that call.

// RUN: q7x2-clang -O0 -S -emit-llvm %s -o - | FileCheck %s --check-prefixes=CHECK,O0
// RUN: q7x2-clang -O2 -S -emit-llvm %s -o - \
// RUN:   | FileCheck %s --implicit-check-not=__clang_ocl_kern_imp
// RUN: q7x2-clang -O0 -g -S -emit-llvm %s -o - | FileCheck %s --check-prefixes=CHECK,O0

// CHECK-LABEL: define {{.*}}spir_kernel void @simple({{.*}} noundef
// CHECK-NOT: call {{.*}}__clang_ocl_kern_imp
// CHECK: store i32 7, ptr addrspace(1)
// CHECK: ret void
kernel void simple(global int *p) { *p = 7; }

// CHECK-LABEL: define {{.*}}spir_kernel void @called(
// CHECK-NOT: call {{.*}}__clang_ocl_kern_imp
// CHECK: store i32 8, ptr addrspace(1)
// CHECK: ret void
kernel void called(global int *p) { *p = 8; }

// O0-LABEL: define internal {{.*}}@__clang_ocl_kern_imp_called(
// O0: store i32 8, ptr addrspace(1)

// CHECK-LABEL: define {{.*}}spir_kernel void @caller(
// O0: call {{.*}}void @__clang_ocl_kern_imp_called(
// CHECK: ret void
kernel void caller(global int *p) { called(p); }
