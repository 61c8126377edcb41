// The heat equation on a rod, a whole program: explicit steps in shared memory,
// a graph of many steps, and the total heat, which does not change.
//
//   q7x2-nvcc -O2 examples/cuda/heat.cu -o heat && ./heat

#include <cmath>
#include <cstdio>
#include <utility>

constexpr int Points = 4096, Block = 256, Steps = 100;

#define CHECK(call)                                                            \
  if (cudaError_t error = (call)) {                                            \
    std::fprintf(stderr, "%s: %s\n", #call, cudaGetErrorString(error));        \
    return 1;                                                                  \
  }

__global__ void step(const float *from, float *to, float rate) {
  __shared__ float s[Block + 2];
  const int i = blockIdx.x * Block + threadIdx.x, local = threadIdx.x + 1;
  s[local] = from[i];
  if (threadIdx.x == 0)
    s[0] = from[i == 0 ? 0 : i - 1];
  if (threadIdx.x == Block - 1)
    s[Block + 1] = from[i == Points - 1 ? i : i + 1];
  __syncthreads();
  to[i] = s[local] + rate * (s[local - 1] - 2 * s[local] + s[local + 1]);
}

__global__ void total(const float *from, double *sum) {
  double part = 0;
  for (int i = threadIdx.x; i < Points; i += 32)
    part += from[i];
  for (int offset = 16; offset; offset /= 2)
    part += __shfl_xor_sync(~0u, part, offset);
  if (threadIdx.x == 0)
    *sum = part;
}

int main() {
  float *now, *next;
  double *sum;
  CHECK(cudaMallocManaged(&now, Points * sizeof(float)));
  CHECK(cudaMallocManaged(&next, Points * sizeof(float)));
  CHECK(cudaMallocManaged(&sum, sizeof(double)));
  for (int i = 0; i != Points; ++i)
    now[i] = i < Points / 2 ? 1 : 0;

  cudaStream_t stream;
  cudaGraph_t graph;
  cudaGraphExec_t executable;
  cudaEvent_t begin, end;
  CHECK(cudaStreamCreate(&stream));
  CHECK(cudaEventCreate(&begin));
  CHECK(cudaEventCreate(&end));
  CHECK(cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal));
  for (int i = 0; i != Steps; ++i) {
    step<<<Points / Block, Block, 0, stream>>>(now, next, 0.25f);
    std::swap(now, next);
  }
  total<<<1, 32, 0, stream>>>(now, sum);
  CHECK(cudaStreamEndCapture(stream, &graph));
  CHECK(cudaGraphInstantiate(&executable, graph, nullptr, nullptr, 0));
  CHECK(cudaEventRecord(begin, stream));
  CHECK(cudaGraphLaunch(executable, stream));
  CHECK(cudaEventRecord(end, stream));
  CHECK(cudaEventSynchronize(end));
  float milliseconds;
  CHECK(cudaEventElapsedTime(&milliseconds, begin, end));

  const double warmth = now[Points / 2 + 5],
               expected = 0.5 * std::erfc(5.5 / std::sqrt(4 * 0.25 * Steps));
  std::printf("%d steps in %.3f ms, total heat %.3f\n", Steps, milliseconds,
              *sum);
  std::printf(
      "5 points from the edge: %.4f, by the solution for a long rod: %.4f\n",
      warmth, expected);
  return std::fabs(warmth - expected) > 1e-3;
}
