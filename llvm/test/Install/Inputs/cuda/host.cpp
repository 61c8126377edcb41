#include <cuda_runtime.h>
int countDevices() {
  int count = 0;
  return cudaGetDeviceCount(&count) == cudaSuccess ? count : -1;
}
