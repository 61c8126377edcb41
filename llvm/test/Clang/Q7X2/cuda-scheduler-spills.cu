// Steps that each use what they load have few values at a time. Orders that load ahead, or
// compute the steps' sums side by side, would spill: the scheduler keeps the source's.
//
// RUN: q7x2-clang -O3 -S %s -o %t.s -mllvm -q7x2-max-registers=32 -mllvm -stats \
// RUN:   2>&1 | FileCheck %s --check-prefix=STATS
// RUN: FileCheck %s --implicit-check-not=LDL <%t.s
// STATS: 1 q7x2-scheduler - Number of regions whose order is kept for registers

// CHECK: .kernel _Z5steps
// CHECK-COUNT-5: LDL
__global__ void steps(const float *__restrict__ d, const float *__restrict__ q,
                      float *__restrict__ o) {
  __shared__ float u[64], g[64];
  int i = threadIdx.x, j = threadIdx.y, t = j * 8 + i;
  float r[4], a[4];
  for (int k = 0; k < 4; k++) {
    r[k] = q[k * 64 + t];
    a[k] = 0;
  }
#pragma unroll
  for (int k = 0; k < 4; k++) {
    float x = 0, y = 0;
    u[t] = r[k];
    for (int m = 0; m < 4; m++)
      x += d[k * 8 + m] * r[m];
    __syncthreads();
    for (int m = 0; m < 4; m++)
      y += d[i * 8 + m] * u[j * 8 + m];
    g[t] = x * y;
    __syncthreads();
    for (int m = 0; m < 4; m++) {
      a[k] += d[m * 8 + i] * g[j * 8 + m];
      a[m] += d[k * 8 + m] * x;
    }
  }
  for (int k = 0; k < 4; k++)
    o[k * 64 + t] = a[k];
}
