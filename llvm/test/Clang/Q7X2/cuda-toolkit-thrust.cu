// Thrust's sequential algorithms and libcu++'s types of a toolkit in device code.
//
// REQUIRES: cuda-toolkit
// RUN: q7x2-clang -O2 --cuda-path=%cuda -c %s -o %t.o
// RUN: q7x2-run %t.o --kernel sequential --arg buf:64 --arg buf:64 --print 0:i32:9 \
// RUN:     --print 1:f32:3 | FileCheck %s
// RUN: q7x2-run %t.o --kernel types --arg buf:256 --arg buf:64 --print 0:i32:14 \
// RUN:     --print 1:f32:5 | FileCheck %s --check-prefix=TYPES

#include <cuda/cmath>
#include <cuda/std/array>
#include <cuda/std/bit>
#include <cuda/std/cmath>
#include <cuda/std/complex>
#include <cuda/std/limits>
#include <cuda/std/mdspan>
#include <cuda/std/optional>
#include <cuda/std/span>
#include <cuda/std/tuple>
#include <cuda/std/variant>
#include <thrust/binary_search.h>
#include <thrust/complex.h>
#include <thrust/execution_policy.h>
#include <thrust/find.h>
#include <thrust/iterator/counting_iterator.h>
#include <thrust/random.h>
#include <thrust/reduce.h>
#include <thrust/scan.h>
#include <thrust/sort.h>
#include <thrust/transform.h>
#include <thrust/unique.h>

// The permutation of 0 to 15 sorted, its sum and the last prefix sum: 15 * 16 / 2; the
// first prefix sum of at least 50: 1 + ... + 10; 15, the sixth, times 6.
// CHECK: {{^}}3{{$}}
// CHECK-NEXT: {{^}}120{{$}}
// CHECK-NEXT: {{^}}120{{$}}
// CHECK-NEXT: {{^}}55{{$}}
// CHECK-NEXT: {{^}}90{{$}}
// The first number of the generator from 7: 7 * 48271; the largest product: 120 * 16;
// the number of different elements; the place of the first above 1.
// CHECK-NEXT: {{^}}337897{{$}}
// CHECK-NEXT: {{^}}1920{{$}}
// CHECK-NEXT: {{^}}3{{$}}
// CHECK-NEXT: {{^}}1{{$}}
// (1 + 2i)^2 + i, and the root of 5.
// CHECK-NEXT: {{^}}-3{{$}}
// CHECK-NEXT: {{^}}5{{$}}
// CHECK-NEXT: {{^}}2.23606{{[0-9]*$}}
extern "C" __global__ void sequential(int *out, float *f) {
  int v[16];
  for (int i = 0; i < 16; ++i)
    v[i] = (i * 7 + 3) % 16;
  thrust::sort(thrust::seq, v, v + 16);
  out[0] = v[3];
  out[1] = thrust::reduce(thrust::seq, v, v + 16, 0, thrust::plus<int>());
  thrust::inclusive_scan(thrust::seq, v, v + 16, v);
  out[2] = v[15];
  out[3] = *thrust::lower_bound(thrust::seq, v, v + 16, 50);
  thrust::transform(thrust::seq, v, v + 16, thrust::make_counting_iterator(1), v,
                    thrust::multiplies<int>());
  out[4] = v[5];
  thrust::minstd_rand generator(7);
  out[5] = generator();
  thrust::stable_sort_by_key(thrust::seq, v, v + 16, v, thrust::greater<int>());
  out[6] = v[0];
  int w[6] = {1, 1, 2, 2, 2, 3};
  out[7] = thrust::unique(thrust::seq, w, w + 6) - w;
  out[8] = thrust::find_if(thrust::seq, w, w + 3, [](int x) { return x > 1; }) - w;
  thrust::complex<float> c(1, 2), d = c * c + thrust::complex<float>(0, 1);
  f[0] = d.real(), f[1] = d.imag(), f[2] = thrust::abs(c);
}

__device__ cuda::std::optional<int> halve(int x) {
  if (x & 1)
    return {};
  return x / 2;
}

// TYPES: {{^}}4{{$}}
// TYPES-NEXT: {{^}}-1{{$}}
// TYPES-NEXT: {{^}}3{{$}}
// TYPES-NEXT: {{^}}8{{$}}
// TYPES-NEXT: {{^}}31{{$}}
// TYPES-NEXT: {{^}}2147483647{{$}}
// TYPES-NEXT: {{^}}4{{$}}
// TYPES-NEXT: {{^}}9{{$}}
// TYPES-NEXT: {{^}}0{{$}}
// TYPES-NEXT: {{^}}1{{$}}
// TYPES-NEXT: {{^}}2{{$}}
// TYPES-NEXT: {{^}}10{{$}}
// TYPES-NEXT: {{^}}11{{$}}
// TYPES-NEXT: {{^}}12{{$}}
// 2.5 * 2, |3 + 4i|, exp(0.3) * sin(0.4), the root of 2, which is a number.
// TYPES-NEXT: {{^}}5{{$}}
// TYPES-NEXT: {{^}}5{{$}}
// TYPES-NEXT: {{^}}0.525659{{[0-9]*$}}
// TYPES-NEXT: {{^}}1.414213{{[0-9]*$}}
// TYPES-NEXT: {{^}}0{{$}}
extern "C" __global__ void types(int *out, float *f) {
  cuda::std::span<int> s(out, 64);
  s[0] = halve(8).value_or(-1);
  s[1] = halve(7).value_or(-1);
  s[2] = cuda::std::get<2>(cuda::std::make_tuple(1, 2.5f, 3));
  s[3] = cuda::std::popcount(0xf0fu);
  s[4] = cuda::std::countl_zero(1u);
  s[5] = cuda::std::numeric_limits<int>::max();
  s[6] = cuda::ceil_div(10, 3);
  s[7] = cuda::std::array<int, 2>{4, 5}[0] + 5;
  cuda::std::mdspan<int, cuda::std::extents<int, 2, 3>> m(out + 8);
  for (int i = 0; i < 2; ++i)
    for (int j = 0; j < 3; ++j)
      m(i, j) = i * 10 + j;
  cuda::std::variant<int, float> v = 2.5f;
  f[0] = cuda::std::visit([](auto x) { return (float)x * 2; }, v);
  cuda::std::complex<float> c(3, 4);
  f[1] = cuda::std::abs(c);
  f[2] = cuda::std::exp(c * 0.1f).imag();
  f[3] = cuda::std::sqrt(2.f);
  f[4] = cuda::std::isnan(f[3]);
}
