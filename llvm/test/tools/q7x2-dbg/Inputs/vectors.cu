enum Kind { Even, Odd };
struct Flags { unsigned low : 3; int high : 5; Kind kind; };

struct Vec {
  float x, y;
  __device__ float dot(const Vec &o) const {
    return x * o.x + y * o.y;
  }
};
template <typename T> __device__ T twice(T v) {
  T r = v + v;
  return r;
}

__device__ int counter;

__global__ void k(float *out, const float *in, int n) {
  __shared__ Vec tile[32];
  int i = threadIdx.x;
  Flags f = {5, -2, Odd};
  Vec v{in[i % n], 2.0f};
  tile[i] = v;
  __syncthreads();
  float d = tile[31 - i].dot(v);
  out[i] = twice(d) + f.low;
  atomicAdd(&counter, 1);
}
