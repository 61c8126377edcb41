// __maxnreg__ limits a kernel's registers, also by a template's argument.
//
// RUN: rm -rf %t && split-file %s %t
// RUN: q7x2-clang -O2 -S -emit-llvm %t/kernels.cu -o - | FileCheck %t/kernels.cu
// RUN: q7x2-clang -O0 -S -emit-llvm %t/kernels.cu -o - | FileCheck %t/kernels.cu
// RUN: q7x2-clang -O2 -S %t/kernels.cu -o - | FileCheck %t/kernels.cu --check-prefix=SPILLS
// RUN: not q7x2-clang -c %t/errors.cu -o %t.o 2>&1 | FileCheck %t/errors.cu

//--- kernels.cu
// CHECK: define {{.*}}@limited({{.*}} [[LIMITED:#[0-9]+]]
// CHECK: define {{.*}}@annotated({{.*}} [[ANNOTATED:#[0-9]+]]
// CHECK: define {{.*}}instance{{.*}} [[INSTANCE:#[0-9]+]]
// SPILLS-LABEL: .kernel limited
// SPILLS: LDL
// CHECK: attributes [[LIMITED]] = {{.*}} "nvvm.maxnreg"="32"
// CHECK: attributes [[ANNOTATED]] = {
// CHECK-NOT: nvvm.maxnreg
// CHECK: attributes [[INSTANCE]] = {{.*}} "nvvm.maxnreg"="40"
extern "C" __global__ void __maxnreg__(32) limited(const float *from, float *to) {
  float sums[64];
  for (int i = 0; i < 64; i++)
    sums[i] = from[threadIdx.x + i * 64];
  for (int i = 0; i < 64; i++)
    for (int j = 0; j < 64; j++)
      sums[i] += sums[j] * 3;
  for (int i = 0; i < 64; i++)
    to[threadIdx.x + i * 64] = sums[i];
}
extern "C" __global__ void __attribute__((annotate("other"))) annotated(int *p) { *p = 1; }
// Annotations of that name that the attribute does not make are left alone.
__global__ void __attribute__((annotate("q7x2.maxnreg"))) no_number(int *p) { *p = 1; }
__global__ void __attribute__((annotate("q7x2.maxnreg", "x"))) text(int *p) { *p = 1; }
template <int N> __global__ void __maxnreg__(N) instance(int *p) { *p = N; }
template __global__ void instance<40>(int *);

//--- errors.cu
int variable;
// CHECK: errors.cu:[[#@LINE+1]]:29: error: 'maxnreg' attribute needs a positive integer constant
__global__ void __maxnreg__(0) zero() {}
// CHECK: errors.cu:[[#@LINE+1]]:29: error: 'maxnreg' attribute needs a positive integer constant
__global__ void __maxnreg__(variable) not_constant() {}
// CHECK: errors.cu:[[#@LINE+1]]:29: error: use of undeclared identifier 'unknown'
__global__ void __maxnreg__(unknown) undeclared() {}
// CHECK: errors.cu:[[#@LINE+1]]:1: error: 'maxnreg' attribute only applies to functions
__maxnreg__(32) int other;
