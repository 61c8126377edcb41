// The driver's interface: modules from files and memory, kernels and variables by name,
// both ways to pass arguments, and its errors.
//
// RUN: q7x2-nvcc -DKERNELS -cubin %s -o %t.cubin
// RUN: q7x2-nvcc %s -o %t -lcuda
// RUN: %t %t.cubin 2>&1 | FileCheck %s

#ifdef KERNELS
__constant__ int factor = 2;
struct Pair {
  char a;
  double b;
};
extern "C" __global__ void scale(int *p, char offset, Pair pair) {
  p[threadIdx.x] = p[threadIdx.x] * factor + offset + pair.a + int(pair.b);
}
extern "C" __global__ void fault(int *p) { p[-1] = 0; }
#else

#include <cstdio>
#include <cstring>
#include <cuda.h>
#include <fstream>
#include <iterator>
#include <string>

static void show(CUresult error) {
  const char *name;
  cuGetErrorName(error, &name);
  std::printf("%s\n", name);
  std::fflush(stdout);
}

int main(int, char **argv) {
  CUdevice device;
  CUcontext context;
  CUmodule module, other;
  CUfunction scale, fault;
  cuInit(0);
  cuDeviceGet(&device, 0);
  cuCtxCreate(&context, 0, device);
  // CHECK: CUDA_SUCCESS
  show(cuModuleLoad(&module, argv[1]));
  // CHECK-NEXT: CUDA_ERROR_FILE_NOT_FOUND
  show(cuModuleLoad(&other, "/nosuch"));
  // CHECK-NEXT: q7x2-cuda: {{.*}}driver.cu is no object for this machine
  // CHECK-NEXT: CUDA_ERROR_INVALID_IMAGE
  show(cuModuleLoad(&other, __FILE__));
  // CHECK-NEXT: q7x2-cuda: the module is no object for this machine
  // CHECK-NEXT: CUDA_ERROR_INVALID_IMAGE
  show(cuModuleLoadData(&other, ".version 8.0"));
  std::ifstream file(argv[1], std::ios::binary);
  std::string data((std::istreambuf_iterator<char>(file)), {});
  // CHECK-NEXT: CUDA_SUCCESS
  show(cuModuleLoadDataEx(&other, data.data(), 0, nullptr, nullptr));
  // CHECK-NEXT: CUDA_ERROR_NOT_FOUND
  show(cuModuleGetFunction(&scale, module, "nosuch"));
  cuModuleGetFunction(&scale, module, "scale");
  cuModuleGetFunction(&fault, other, "fault");

  CUdeviceptr p, factor;
  size_t size;
  // CHECK-NEXT: CUDA_ERROR_NOT_FOUND
  show(cuModuleGetGlobal(&factor, &size, module, "nosuch"));
  cuModuleGetGlobal(&factor, &size, module, "factor");
  int three = 3, values[4];
  cuMemcpyHtoD(factor, &three, size);
  cuMemAlloc(&p, sizeof(values));
  cuMemsetD32(p, 100, 4);
  char offset = 5;
  struct {
    char a;
    double b;
  } pair = {10, 1000.5};
  void *args[] = {&p, &offset, &pair};
  cuLaunchKernel(scale, 1, 1, 1, 4, 1, 1, 0, nullptr, args, nullptr);
  cuMemcpyDtoH(values, p, sizeof(values));
  // CHECK-NEXT: 4: 1315
  std::printf("%zu: %d\n", size, values[3]);
  struct {
    CUdeviceptr p;
    char offset;
    alignas(8) char pair[16];
  } packed = {p, 1, {}};
  std::memcpy(packed.pair, &pair, sizeof(pair));
  size_t bytes = sizeof(packed);
  void *extra[] = {CU_LAUNCH_PARAM_BUFFER_POINTER, &packed, CU_LAUNCH_PARAM_BUFFER_SIZE, &bytes,
                   CU_LAUNCH_PARAM_END};
  cuLaunchKernel(scale, 1, 1, 1, 2, 1, 1, 0, nullptr, nullptr, extra);
  cuMemcpyDtoH(values, p, sizeof(values));
  // CHECK-NEXT: 4956 1315
  std::printf("%d %d\n", values[1], values[2]);

  int value;
  cuFuncGetAttribute(&value, CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK, scale);
  // CHECK-NEXT: 1024
  std::printf("%d\n", value);
  // CHECK-NEXT: CUDA_ERROR_INVALID_VALUE
  show(cuLaunchKernel(scale, 1, 1, 1, 0, 1, 1, 0, nullptr, args, nullptr));
  // CHECK-NEXT: CUDA_ERROR_INVALID_VALUE
  show(cuLaunchKernel(scale, 1, 1, 1, 1, 1, 1, 0, nullptr, nullptr, nullptr));
  // CHECK-NEXT: CUDA_SUCCESS
  show(cuModuleUnload(module));
  // CHECK-NEXT: CUDA_ERROR_INVALID_HANDLE
  show(cuModuleUnload(module));
  // CHECK-NEXT: q7x2-cuda: 4-byte store at {{.*}}kernel fault
  cuLaunchKernel(fault, 1, 1, 1, 1, 1, 1, 0, nullptr, args, nullptr);
  // CHECK-NEXT: CUDA_ERROR_ILLEGAL_ADDRESS
  show(cuCtxSynchronize());
}
#endif
