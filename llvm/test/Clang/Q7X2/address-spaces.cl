// RUN: q7x2-clang -cl-std=CL3.0 -O0 -S -emit-llvm %s -o - | FileCheck %s

// CHECK: target datalayout = "e-p3:32:32-p5:32:32-{{.*}}n16:32:64"
// CHECK: target triple = "q7x2-unknown-unknown"

// CHECK-DAG: @in_global = {{.*}}addrspace(1) global i32 0
global int in_global;

// CHECK-DAG: @in_constant = {{.*}}addrspace(4) constant i32 3
constant int in_constant = 3;

// CHECK-DAG: @spaces.in_local = internal addrspace(3) global i32 {{undef|poison}}

// CHECK: define {{.*}}spir_kernel void @spaces(ptr addrspace(1) {{.*}}, ptr addrspace(3) {{.*}}, ptr addrspace(4)
kernel void spaces(global int *g, local int *l, constant int *c) {
  local int in_local;
  // CHECK: alloca i32
  int in_private = *c;
  in_local = in_private;
  *g = *l + in_local + in_global + in_constant;
}

// CHECK-LABEL: define {{.*}}i32 @from_generic(ptr
int from_generic(int *p) { return *p; }

// CHECK-LABEL: define {{.*}}i32 @cast(ptr addrspace(1)
// CHECK: addrspacecast ptr addrspace(1) {{.*}} to ptr
int cast(global int *p) { return from_generic(p); }
