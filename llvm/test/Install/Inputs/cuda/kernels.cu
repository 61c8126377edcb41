__global__ void twice(int *p) { p[threadIdx.x] *= 2; }
__device__ int added = 5;
void launchTwice(int *p) { twice<<<1, 4>>>(p); }
