// half has the functions of float.

// RUN: q7x2-clang -cl-std=CL3.0 -O2 -S -emit-llvm %s -o - | FileCheck %s

#pragma OPENCL EXTENSION cl_khr_fp16 : enable

// CHECK-LABEL: define {{.*}}@convert(
// CHECK: fptrunc <4 x float> {{.*}} to <4 x half>
// CHECK: uitofp i32 {{.*}} to half
// CHECK: fptosi half {{.*}} to i32
// CHECK-NOT: call {{.*}}convert_
// CHECK: ret void
kernel void convert(global half *p, global float4 *f, global int *i) {
  vstore4(convert_half4(*f), 0, p);
  p[8] = convert_half((uint)i[0]);
  i[1] = (int)p[9];
}

// CHECK-LABEL: define {{.*}}@arithmetic(
// CHECK-DAG: call {{.*}}half @llvm.fma.f16
// CHECK-DAG: call {{.*}}half @llvm.fabs.f16
// CHECK: ret void
kernel void arithmetic(global half *p) {
  p[0] = fma(p[0], p[1], p[2]);
  p[3] = fabs(p[3]);
  p[4] = clamp(p[4], p[5], p[6]);
}

// CHECK-LABEL: define {{.*}}@directed(
// CHECK: call half @llvm.fptrunc.round.f16.f32(float {{.*}}, metadata !"round.towardzero")
// CHECK: ret void
kernel void directed(global half *p, float x) { *p = convert_half_rtz(x); }
