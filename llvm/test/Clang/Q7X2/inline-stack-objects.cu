// Functions that get the address of a small object on the stack are inlined even if they
// are large, since registers can then hold the object. Into kernels, such functions are
// inlined anyway (CodeGen/Q7X2/inline-threshold.ll).
//
// RUN: q7x2-clang -O3 -S %s -o - | FileCheck %s

#define N 7

__device__ void product(const float *a, const float *b, float *c) {
  for (int i = 0; i < N; ++i)
    for (int j = 0; j < N; ++j) {
      float sum = 0;
      for (int k = 0; k < N; ++k)
        sum += a[i * N + k] * b[k * N + j];
      c[i * N + j] = sum;
    }
}

// CHECK-LABEL: {{^}}on_stack:
// CHECK-NOT: {{CALL|LDL|STL}}
// CHECK: {{^}}.Lfunc_end
extern "C" __device__ __noinline__ void on_stack(const float *in, float *out) {
  float x[N * N], y[N * N], z[N * N];
  for (int i = 0; i < N * N; ++i) {
    x[i] = in[threadIdx.x * N * N + i];
    y[i] = in[threadIdx.x + i];
  }
  product(x, y, z);
  product(z, x, y);
  product(y, z, x);
  for (int i = 0; i < N * N; ++i)
    out[threadIdx.x * N * N + i] = x[i];
}

// CHECK-LABEL: {{^}}in_memory:
// CHECK: CALL
// CHECK: {{^}}.Lfunc_end
extern "C" __device__ __noinline__ void in_memory(const float *x, float *y, float *z) {
  product(x, y, z);
  product(z, x, y);
  product(y, z, z + 1);
}

extern "C" __global__ void kernel(const float *x, float *y, float *z) {
  on_stack(x, y);
  in_memory(x, y, z);
}
