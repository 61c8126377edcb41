#include <cstdio>
void launchTwice(int *p);
int countDevices();
extern __device__ int added;
__global__ void add(int *p) { p[threadIdx.x] += added; }
int main() {
  int *p;
  cudaMallocManaged(&p, 4 * sizeof(int));
  p[3] = 4;
  launchTwice(p);
  add<<<1, 4>>>(p);
  cudaDeviceSynchronize();
  std::printf("%d, %d device\n", p[3], countDevices());
  return p[3] != 13;
}
