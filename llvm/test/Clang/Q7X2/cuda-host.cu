// Host code is not compiled, but what it names is declared, without a toolkit as in
// one; a managed variable is one of the device.
//
// RUN: q7x2-clang -O2 -c %s -o %t.o
// RUN: q7x2-run %t.o --block 2 --arg buf:8 --print 0:i32 | FileCheck %s
// RUN: %if cuda-toolkit %{ q7x2-clang -O2 --cuda-path=%cuda -DTOOLKIT -c %s -o %t.o %}
// CHECK:      {{^}}7
// CHECK-NEXT: {{^}}5

#include <cuda_profiler_api.h>
#include <nvtx3/nvToolsExt.h>
#include <cuda_runtime.h>

#ifdef TOOLKIT
__device__ int sum = 4;
#else
__managed__ int sum = 4;
#endif
__constant__ int table[2] = {3, 1};

__global__ void add(int *out) { out[threadIdx.x] = sum + table[threadIdx.x]; }

static void copies(float *device, float *host, cudaStream_t stream) {
  size_t pitch, size;
  cudaMallocPitch(&device, &pitch, 100, 4);
  cudaMemcpy2DAsync(device, pitch, host, 100, 100, 4, cudaMemcpyDefault, stream);
  cudaMemset2D(device, pitch, 0, 100, 4);
  cudaPitchedPtr volume;
  cudaExtent extent = make_cudaExtent(64, 4, 4);
  cudaMalloc3D(&volume, extent);
  cudaMemcpy3DParms copy = {};
  copy.srcPtr = make_cudaPitchedPtr(host, 64, 64, 4);
  copy.dstPtr = volume;
  copy.dstPos = make_cudaPos(0, 0, 0);
  copy.extent = extent;
  copy.kind = cudaMemcpyHostToDevice;
  cudaMemcpy3D(&copy);
  cudaMemcpyToSymbolAsync(table, host, sizeof(table), 0, cudaMemcpyHostToDevice,
                          stream);
  cudaGetSymbolSize(&size, table);
  cudaPointerAttributes attributes;
  if (!cudaPointerGetAttributes(&attributes, device) &&
      attributes.type == cudaMemoryTypeDevice)
    cudaFree(device);
}

static void CUDART_CB notify(cudaStream_t, cudaError_t, void *) {}

static void streams(int *out) {
  int low, high, peer;
  cudaStream_t stream;
  cudaSetDeviceFlags(cudaDeviceMapHost);
  cudaDeviceSetLimit(cudaLimitMallocHeapSize, 1 << 20);
  cudaDeviceGetStreamPriorityRange(&low, &high);
  cudaStreamCreateWithPriority(&stream, cudaStreamNonBlocking, high);
  cudaLaunchHostFunc(stream, [](void *) {}, nullptr);
  cudaStreamAddCallback(stream, notify, nullptr, 0);
  cudaDeviceCanAccessPeer(&peer, 0, 1);
  cudaGraph_t graph;
  cudaGraphExec_t executable;
  cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal);
  add<<<1, 2, 0, stream>>>(out);
  cudaStreamEndCapture(stream, &graph);
  cudaGraphInstantiateWithFlags(&executable, graph, 0);
  cudaGraphLaunch(executable, stream);
  cudaGraphNode_t node;
  cudaKernelNodeParams node_params = {};
  cudaGraphAddKernelNode(&node, graph, nullptr, 0, &node_params);
  cudaLaunchConfig_t config = {};
  cudaLaunchAttribute cluster = {};
  cluster.id = cudaLaunchAttributeClusterDimension;
  cluster.val.clusterDim.x = 2;
  config.attrs = &cluster;
  config.numAttrs = 1;
  cudaLaunchKernelEx(&config, add, out);
  nvtxRangePush("range");
  nvtxRangePop();
  cudaProfilerStop();
}
