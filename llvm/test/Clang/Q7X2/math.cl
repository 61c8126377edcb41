// Fast mathematical functions are intrinsics, exact ones code of the library, and
// libclc's calls of libdevice have been resolved.

// RUN: q7x2-clang -O2 -S -emit-llvm %s -o %t.ll 2>%t.err
// RUN: count 0 <%t.err
// RUN: FileCheck %s --implicit-check-not=__nv_ <%t.ll

// CHECK-LABEL: define {{.*}}@native(
// CHECK-DAG: call afn {{.*}}float @llvm.exp.f32
// CHECK-DAG: call afn {{.*}}float @llvm.log2.f32
// CHECK-DAG: call afn {{.*}}float @llvm.sin.f32
// CHECK: ret void
kernel void native(global float *p) {
  p[0] = native_exp(p[0]);
  p[1] = native_log2(p[1]);
  p[2] = native_sin(p[2]);
}

// CHECK-LABEL: define {{.*}}@nv_float(
// CHECK-DAG: call {{.*}}float @llvm.sqrt.f32
// CHECK-DAG: call {{.*}}float @llvm.nvvm.rsqrt.approx.f
// CHECK: ret void
kernel void nv_float(global float *p, global int *q) {
  p[0] = sqrt(p[0]);
  p[1] = rsqrt(p[1]);
  p[2] = log(p[2]);
  p[3] = sinpi(p[3]);
  q[0] = isinf(p[4]);
}

// CHECK-LABEL: define {{.*}}@nv_double(
// CHECK-DAG: call {{.*}}double @llvm.sqrt.f64
// CHECK: ret void
kernel void nv_double(global double *p, global int *q) {
  p[0] = sqrt(p[0]);
  p[1] = rsqrt(p[1]);
  p[2] = log(p[2]);
  p[3] = sinpi(p[3]);
  q[0] = isinf(p[4]);
}

// CHECK-LABEL: define {{.*}}@fused(
// CHECK: call {{.*}}float @llvm.fma.f32
// CHECK: call float @llvm.fmuladd.f32
kernel void fused(global float *p) {
  p[0] = fma(p[0], p[1], p[2]);
  p[3] = p[0] * p[1] + p[2];
}
