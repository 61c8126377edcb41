// Streams, events that measure launches, captured and built graphs.
//
// RUN: q7x2-nvcc -O2 %s -o %t && %t | FileCheck %s --match-full-lines

#include <cstdio>

#define SHOW(call) std::printf("%s\n", cudaGetErrorName(call))

__global__ void add(int *p, int v) { p[threadIdx.x] += v; }
__global__ void spin(int *p, int n) {
  for (int i = 0; i != n; ++i)
    p[threadIdx.x] = p[threadIdx.x] * 3 + 1;
}

static float measure(int *p, int n) {
  cudaEvent_t begin, end;
  cudaEventCreate(&begin);
  cudaEventCreate(&end);
  cudaEventRecord(begin);
  spin<<<1, 32>>>(p, n);
  cudaEventRecord(end);
  cudaEventSynchronize(end);
  float ms;
  cudaEventElapsedTime(&ms, begin, end);
  cudaEventDestroy(begin);
  cudaEventDestroy(end);
  return ms;
}

int main() {
  int *p;
  cudaMallocManaged(&p, 32 * sizeof(int));
  const float once = measure(p, 100000), twice = measure(p, 200000);
  // CHECK: 1 1
  std::printf("%d %d\n", once > 0, twice > 1.5f * once && twice < 2 * once);

  cudaMemset(p, 0, 32 * sizeof(int));
  cudaStream_t one, two;
  cudaEvent_t fork, join;
  cudaStreamCreateWithFlags(&one, cudaStreamNonBlocking);
  cudaStreamCreate(&two);
  cudaEventCreateWithFlags(&fork, cudaEventDisableTiming);
  cudaEventCreateWithFlags(&join, cudaEventDisableTiming);
  int calls = 0;
  cudaGraph_t graph;
  cudaStreamBeginCapture(one, cudaStreamCaptureModeGlobal);
  add<<<1, 32, 0, one>>>(p, 1);
  cudaEventRecord(fork, one);
  cudaStreamWaitEvent(two, fork);
  add<<<1, 32, 0, two>>>(p, 10);
  cudaEventRecord(join, two);
  cudaStreamWaitEvent(one, join);
  cudaLaunchHostFunc(one, [](void *n) { ++*(int *)n; }, &calls);
  // CHECK-NEXT: cudaErrorStreamCaptureUnsupported
  SHOW(cudaStreamSynchronize(one));
  cudaStreamEndCapture(one, &graph);
  // CHECK-NEXT: captured: 0 0
  std::printf("captured: %d %d\n", p[31], calls);
  cudaGraphExec_t executable;
  cudaGraphInstantiate(&executable, graph, nullptr, nullptr, 0);
  for (int i = 0; i != 3; ++i)
    cudaGraphLaunch(executable, two);
  cudaStreamSynchronize(two);
  // CHECK-NEXT: launched: 33 3
  std::printf("launched: %d %d\n", p[31], calls);

  int value = 100, *address = p;
  void *args[] = {&address, &value};
  cudaKernelNodeParams kernel = {(void *)add, dim3(1), dim3(32), 0, args, nullptr};
  cudaMemsetParams fill = {p, 0, 0, 4, 32, 1};
  cudaGraphNode_t nodes[2];
  cudaGraph_t built;
  cudaGraphCreate(&built, 0);
  cudaGraphAddKernelNode(&nodes[0], built, nullptr, 0, &kernel);
  cudaGraphAddMemsetNode(&nodes[1], built, nullptr, 0, &fill);
  cudaGraphAddDependencies(built, &nodes[1], &nodes[0], 1);
  cudaGraphExec_t again;
  cudaGraphInstantiate(&again, built);
  cudaGraphLaunch(again, nullptr);
  // CHECK-NEXT: built: 100
  std::printf("built: %d\n", p[0]);
  value = 7;
  cudaGraphExecKernelNodeSetParams(again, nodes[0], &kernel);
  cudaGraphLaunch(again, nullptr);
  // CHECK-NEXT: updated: 7
  std::printf("updated: %d\n", p[0]);

  cudaGraphExecUpdateResult how;
  cudaGraphNode_t failing;
  cudaGraph_t copy;
  cudaGraphClone(&copy, built);
  cudaGraphNodeType types[2];
  size_t count = 2;
  cudaGraphGetNodes(copy, nodes, &count);
  for (int i = 0; i != 2; ++i)
    cudaGraphNodeGetType(nodes[i], &types[i]);
  // CHECK-NEXT: 2 nodes, 1 1
  std::printf("%zu nodes, %d %d\n", count, types[0] == cudaGraphNodeTypeMemset,
              types[1] == cudaGraphNodeTypeKernel);
  // CHECK-NEXT: cudaSuccess
  SHOW(cudaGraphExecUpdate(again, copy, &failing, &how));
  cudaGraphLaunch(again, nullptr);
  // CHECK-NEXT: again: 100
  std::printf("again: %d\n", p[0]);
  // CHECK-NEXT: cudaErrorGraphExecUpdateFailure
  SHOW(cudaGraphExecUpdate(again, graph, &failing, &how));

  float ms;
  // CHECK-NEXT: cudaErrorInvalidResourceHandle
  SHOW(cudaEventElapsedTime(&ms, fork, join));
  cudaStreamDestroy(two);
  // CHECK-NEXT: cudaErrorInvalidResourceHandle
  SHOW(cudaStreamSynchronize(two));
  add<<<1, 32, 0, two>>>(p, 1);
  // CHECK-NEXT: cudaErrorInvalidResourceHandle
  SHOW(cudaGetLastError());
}
