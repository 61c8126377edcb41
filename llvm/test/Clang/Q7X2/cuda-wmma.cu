// nvcuda::wmma without a toolkit, and with one: 2 a b + 3 of matrices whose elements
// follow from their places, against sums of products.
//
// RUN: q7x2-clang -O2 -c %s -o %t.o
// RUN: q7x2-run %t.o --block 32 --arg buf:4 --print 0:i32 | FileCheck %s
// RUN: %if cuda-toolkit %{ q7x2-clang -O2 --cuda-path=%cuda -c %s -o %t.o %}
// RUN: %if cuda-toolkit %{ q7x2-run %t.o --block 32 --arg buf:4 --print 0:i32 | FileCheck %s %}
//
// CHECK: {{^}}0{{$}}

#include <mma.h>
using namespace nvcuda;

__device__ int a(int r, int k) { return (r * 3 + k) % 5; }
__device__ int b(int k, int n) { return (k + n * 2) % 7; }

template <int M, int N, typename T, typename Sum, typename A, typename B>
__device__ int test(bool a_columns, bool b_columns) {
  __shared__ T x[M * 16], y[16 * N];
  __shared__ Sum z[M * N];
  for (int i = threadIdx.x; i < M * 16; i += 32)
    x[a_columns ? i % 16 * M + i / 16 : i] = T((float)a(i / 16, i % 16));
  for (int i = threadIdx.x; i < 16 * N; i += 32)
    y[b_columns ? i % N * 16 + i / N : i] = T((float)b(i / N, i % N));
  __syncthreads();
  wmma::fragment<wmma::matrix_a, M, N, 16, T, A> p;
  wmma::fragment<wmma::matrix_b, M, N, 16, T, B> q;
  wmma::fragment<wmma::accumulator, M, N, 16, Sum> s, again;
  wmma::fill_fragment(s, Sum(0));
  wmma::load_matrix_sync(p, x, a_columns ? M : 16);
  wmma::load_matrix_sync(q, y, b_columns ? 16 : N);
  wmma::mma_sync(s, p, q, s);
  wmma::mma_sync(s, p, q, s);
  for (int i = 0; i < s.num_elements; ++i)
    s.x[i] = s.x[i] + Sum(3);
  wmma::store_matrix_sync(z, s, M, wmma::mem_col_major);
  __syncthreads();
  wmma::load_matrix_sync(again, z, M, wmma::mem_col_major);
  __syncthreads();
  wmma::store_matrix_sync(z, again, N, wmma::mem_row_major);
  __syncthreads();
  int wrong = 0;
  for (int i = threadIdx.x; i < M * N; i += 32) {
    int sum = 0;
    for (int k = 0; k < 16; ++k)
      sum += a(i / N, k) * b(k, i % N);
    wrong += (int)(float)z[i] != 2 * sum + 3;
  }
  __syncthreads();
  return wrong;
}

template <int M, int N> __device__ int shape() {
  using wmma::col_major;
  using wmma::row_major;
  return test<M, N, half, float, row_major, row_major>(false, false) +
         test<M, N, half, float, row_major, col_major>(false, true) +
         test<M, N, half, float, col_major, row_major>(true, false) +
         test<M, N, half, half, col_major, col_major>(true, true) +
         test<M, N, __nv_bfloat16, float, row_major, col_major>(false, true) +
         test<M, N, signed char, int, row_major, col_major>(false, true) +
         test<M, N, unsigned char, int, col_major, col_major>(true, true);
}

extern "C" __global__ void test(int *result) {
  atomicAdd(result, shape<16, 16>() + shape<32, 8>() + shape<8, 32>());
}
