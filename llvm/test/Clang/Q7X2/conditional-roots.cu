// The square root of a double, which takes long and may call, is only computed by threads
// that need it; that of a float, a few instructions, by all.
//
// RUN: q7x2-clang -O2 -S -emit-llvm %s -o - | FileCheck %s

// CHECK-LABEL: @doubles(
// CHECK: br i1
// CHECK: call {{.*}}@llvm.sqrt.f64(
// CHECK: phi double
extern "C" __global__ void doubles(double *p, double a, double b) {
  a += p[threadIdx.x];
  if (a != b)
    a = sqrt(a * b);
  p[threadIdx.x] = a;
}

// CHECK-LABEL: @floats(
// CHECK-NOT: br i1
// CHECK: call {{.*}}@llvm.sqrt.f32(
// CHECK: select
extern "C" __global__ void floats(float *p, float a, float b) {
  a += p[threadIdx.x];
  if (a != b)
    a = sqrtf(a * b);
  p[threadIdx.x] = a;
}
