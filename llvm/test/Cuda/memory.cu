// Kinds of memory, what pointers are, and copies of rectangles and boxes.
//
// RUN: q7x2-nvcc %s -o %t && %t | FileCheck %s --match-full-lines

#include <cstdio>
#include <initializer_list>

#define SHOW(call) std::printf("%s\n", cudaGetErrorName(call))

__global__ void twice(int *p) { p[threadIdx.x] *= 2; }

static void kinds() {
  int *device, *managed, *pinned, local[4] = {1, 2, 3, 4};
  cudaMalloc(&device, 16);
  cudaMallocManaged(&managed, 16);
  cudaMallocHost(&pinned, 16);
  for (void *p : {(void *)device, (void *)(managed + 1), (void *)pinned, (void *)local}) {
    cudaPointerAttributes a;
    cudaPointerGetAttributes(&a, p);
    std::printf("%d %d %d\n", a.type, a.devicePointer == p, a.hostPointer == p);
  }
  // CHECK:      2 1 0
  // CHECK-NEXT: 3 1 1
  // CHECK-NEXT: 1 1 1
  // CHECK-NEXT: 0 0 1

  // A kernel and the host use managed and pinned memory at one address.
  for (int i = 0; i != 4; ++i)
    managed[i] = pinned[i] = i + 1;
  twice<<<1, 4>>>(managed);
  int *mapped;
  cudaHostGetDevicePointer(&mapped, pinned, 0);
  twice<<<1, 4>>>(mapped);
  cudaDeviceSynchronize();
  // CHECK-NEXT: 8 8
  std::printf("%d %d\n", managed[3], pinned[3]);

  // CHECK-NEXT: cudaErrorInvalidValue
  SHOW(cudaMemcpy(local, local, 16, cudaMemcpyHostToDevice));
  // CHECK-NEXT: cudaErrorInvalidValue
  SHOW(cudaMemcpy(device, local, 16, cudaMemcpyDeviceToHost));
  // CHECK-NEXT: cudaErrorInvalidValue
  SHOW(cudaMemcpy(device + 1, local, 16, cudaMemcpyDefault));
  // CHECK-NEXT: cudaErrorInvalidValue
  SHOW(cudaMemset(device, 0, 17));
  // CHECK-NEXT: cudaErrorInvalidValue
  SHOW(cudaFree(local));
  // CHECK-NEXT: cudaErrorInvalidValue
  SHOW(cudaFree(pinned));
  // CHECK-NEXT: cudaSuccess
  SHOW(cudaFreeHost(pinned));
  // CHECK-NEXT: cudaSuccess
  SHOW(cudaFree(nullptr));
  // CHECK-NEXT: cudaErrorMemoryAllocation
  SHOW(cudaMalloc(&device, size_t(1) << 45));
}

static void rectangles() {
  float *rows, from[10][25], to[10][25] = {};
  for (auto &row : from)
    for (float &v : row)
      v = float(&v - from[0]);
  size_t pitch;
  cudaMallocPitch(&rows, &pitch, 100, 10);
  cudaMemset2D(rows, pitch, 0, 100, 10);
  cudaMemcpy2D(rows, pitch, from, 100, 100, 9, cudaMemcpyHostToDevice);
  cudaMemcpy2D(to, 100, rows, pitch, 100, 10, cudaMemcpyDeviceToHost);
  // CHECK-NEXT: 224 0 0
  std::printf("%g %g %zu\n", to[8][24], to[9][24], pitch % 256);
  // CHECK-NEXT: cudaErrorInvalidPitchValue
  SHOW(cudaMemcpy2D(to, 50, rows, pitch, 100, 10, cudaMemcpyDeviceToHost));

  cudaPitchedPtr box;
  cudaMalloc3D(&box, make_cudaExtent(20, 5, 4));
  cudaMemset3D(box, 1, make_cudaExtent(20, 5, 4));
  char inner[3][2][8], back[4][5][20];
  for (auto &plane : inner)
    for (auto &row : plane)
      for (char &v : row)
        v = 2;
  cudaMemcpy3DParms copy = {};
  copy.srcPtr = make_cudaPitchedPtr(inner, 8, 8, 2);
  copy.dstPtr = box;
  copy.dstPos = make_cudaPos(12, 3, 1);
  copy.extent = make_cudaExtent(8, 2, 3);
  copy.kind = cudaMemcpyHostToDevice;
  // CHECK-NEXT: cudaSuccess
  SHOW(cudaMemcpy3D(&copy));
  copy = {};
  copy.srcPtr = box;
  copy.dstPtr = make_cudaPitchedPtr(back, 20, 20, 5);
  copy.extent = make_cudaExtent(20, 5, 4);
  copy.kind = cudaMemcpyDeviceToHost;
  cudaMemcpy3D(&copy);
  int ones = 0, twos = 0;
  for (auto &plane : back)
    for (auto &row : plane)
      for (char v : row)
        (v == 1 ? ones : twos) += 1;
  // CHECK-NEXT: 352 48 1 2
  std::printf("%d %d %d %d\n", ones, twos, back[1][3][11], back[1][3][12]);
}

int main() {
  kinds();
  rectangles();
}
