// A program with code for both sides: memory, copies of both directions, launches of
// templates and lambdas, variables of the device, and the host's C++ library.
//
// RUN: q7x2-nvcc -O2 -std=c++17 --extended-lambda %s -o %t && %t | FileCheck %s --match-full-lines

#include <cstdio>
#include <vector>

static_assert(__CUDACC_VER_MAJOR__ * 1000 + __CUDACC_VER_MINOR__ * 10 == CUDART_VERSION, "");

__constant__ float scale[2];
__device__ int counter = 5;
__managed__ int total = 7;
__constant__ int unused[2];
static __device__ double internal = 1.5;

template <typename T> struct Array {
  T *p = nullptr;
  int n;
  explicit Array(int n) : n(n) { cudaMalloc(&p, n * sizeof(T)); }
  ~Array() { cudaFree(p); }
  void put(const std::vector<T> &v) {
    cudaMemcpy(p, v.data(), n * sizeof(T), cudaMemcpyHostToDevice);
  }
  std::vector<T> get() const {
    std::vector<T> v(n);
    cudaMemcpy(v.data(), p, n * sizeof(T), cudaMemcpyDeviceToHost);
    return v;
  }
};

template <typename T> __global__ void axpy(int n, T a, const T *x, T *y) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  y[i] += a * x[i] * T(scale[1]);
  atomicAdd(&counter, 1);
  atomicAdd(&total, i);
}
template <typename F> __global__ void each(int n, F f) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    f(i);
}
struct Mixed {
  char c;
  double d;
  int a[5];
  short s;
};
__global__ void byValue(Mixed m, char before, double *out) {
  *out = m.c + m.d + m.a[4] + m.s + before + internal;
}
__global__ void reverse(int *out) {
  extern __shared__ int s[];
  s[threadIdx.x] = threadIdx.x;
  __syncthreads();
  out[threadIdx.x] = s[blockDim.x - 1 - threadIdx.x];
}
__host__ __device__ float both(float x) { return rsqrtf(x + 1) + max(x, 2.0f); }

int main() {
  // CHECK: before: 7
  std::printf("before: %d\n", total);
  float s[2] = {1, 2};
  cudaMemcpyToSymbol(scale, s, sizeof(s));
  Array<float> x(1000), y(1000);
  x.put(std::vector<float>(1000, 1.5f));
  y.put(std::vector<float>(1000, 2));
  axpy<<<4, 256>>>(1000, 2.0f, x.p, y.p);
  int c;
  cudaMemcpyFromSymbol(&c, counter, sizeof(c));
  // CHECK-NEXT: axpy: 8 1005 499507
  std::printf("axpy: %g %d %d\n", y.get()[999], c, total);
  total = -499500;
  axpy<<<4, 256>>>(1000, 2.0f, x.p, y.p);
  cudaDeviceSynchronize();
  // CHECK-NEXT: again: 0
  std::printf("again: %d\n", total);

  float *p = y.p;
  each<<<8, 128>>>(1000, [=] __device__(int i) { p[i] = both(i); });
  bool same = true;
  int i = 0;
  for (float v : y.get())
    same &= fabsf(v - both(i++)) < 1e-5f;
  // CHECK-NEXT: lambda: 1
  std::printf("lambda: %d\n", same);

  double *sum;
  cudaMallocManaged(&sum, sizeof(double));
  byValue<<<1, 1>>>({1, 2.25, {0, 0, 0, 0, 5}, -3}, 10, sum);
  cudaDeviceSynchronize();
  // CHECK-NEXT: by value: 16.75
  std::printf("by value: %g\n", *sum);
  cudaFree(sum);

  Array<int> r(128);
  reverse<<<1, 128, 128 * sizeof(int)>>>(r.p);
  // CHECK-NEXT: dynamic: 127 0
  std::printf("dynamic: %d %d\n", r.get()[0], r.get()[127]);

  size_t size;
  void *address;
  // CHECK-NEXT: symbols: 0 0 0 8
  std::printf("symbols: %d", cudaGetSymbolSize(&size, unused));
  std::printf(" %d", cudaGetSymbolAddress(&address, unused));
  std::printf(" %d %zu\n", cudaMemcpy(address, s, 8, cudaMemcpyDefault), size);
  // CHECK-NEXT: no error
  std::puts(cudaGetErrorString(cudaGetLastError()));
}
