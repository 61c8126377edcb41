/* mma.h - products of matrices by a warp, without a toolkit */
/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* nvcuda::wmma of halves, bfloat16 and bytes: 16 x 16 x 16, 32 x 8 x 16 and
   8 x 32 x 16 elements. Which elements of a matrix a thread's fragment has is
   not specified. */

#ifndef Q7X2_CUDA_MMA_H
#define Q7X2_CUDA_MMA_H

#include <cuda_bf16.h>
#include <cuda_fp16.h>

#define Q7X2_WMMA static __device__ __forceinline__

namespace nvcuda {
namespace wmma {

struct row_major;
struct col_major;
struct matrix_a;
struct matrix_b;
struct accumulator;
enum layout_t { mem_row_major, mem_col_major };

/* Elements of a fragment: halves have each one twice. */
template <typename Use, int Rows, typename T> struct __q7x2_length;
template <int Rows> struct __q7x2_length<accumulator, Rows, float> {
  static constexpr int value = 8;
};
template <int Rows> struct __q7x2_length<accumulator, Rows, int> {
  static constexpr int value = 8;
};
template <int Rows> struct __q7x2_length<accumulator, Rows, __half> {
  static constexpr int value = 8;
};
template <typename Use, int Rows> struct __q7x2_length<Use, Rows, __half> {
  static constexpr int value = 16;
};
template <typename Use, int Rows>
struct __q7x2_length<Use, Rows, __nv_bfloat16> {
  static constexpr int value = Rows / 2;
};
template <typename Use, int Rows> struct __q7x2_length<Use, Rows, signed char> {
  static constexpr int value = Rows / 2;
};
template <typename Use, int Rows>
struct __q7x2_length<Use, Rows, unsigned char> {
  static constexpr int value = Rows / 2;
};

template <typename Use, int M, int N, int K, typename T, typename Layout = void>
class fragment {
  /* Rows of A, columns of B. */
  template <typename U, typename V> struct Select {
    static constexpr int value = N;
  };
  template <typename V> struct Select<matrix_a, V> {
    static constexpr int value = M;
  };

public:
  typedef T element_type;
  static constexpr int num_elements =
      __q7x2_length<Use, Select<Use, void>::value, T>::value;
  static constexpr int num_storage_elements = num_elements;
  alignas(8) T x[num_elements];
};

template <typename Use, int M, int N, int K, typename T, typename Layout,
          typename Value>
Q7X2_WMMA void fill_fragment(fragment<Use, M, N, K, T, Layout> &f,
                             Value value) {
  for (int i = 0; i < f.num_elements; ++i)
    f.x[i] = T(value);
}

template <typename Layout> struct __q7x2_order;
template <> struct __q7x2_order<row_major> {
  static constexpr int value = 0;
};
template <> struct __q7x2_order<col_major> {
  static constexpr int value = 1;
};

/* A or B, the product, and sums of one type. */
#define Q7X2_LOAD(use, letter, rows, columns, type, family, suffix)            \
  template <typename Layout>                                                   \
  Q7X2_WMMA void load_matrix_sync(                                             \
      fragment<matrix_##use, rows, columns, 16, type, Layout> &f,              \
      const type *p, unsigned int stride) {                                    \
    family##rows##n##columns##k16_ld_##letter##suffix(                         \
        (int *)f.x, (const int *)p, stride, __q7x2_order<Layout>::value);      \
  }
#define Q7X2_PRODUCT(rows, columns, type, from, to, operation, in, out)        \
  template <typename A, typename B>                                            \
  Q7X2_WMMA void mma_sync(                                                     \
      fragment<accumulator, rows, columns, 16, to> &d,                         \
      const fragment<matrix_a, rows, columns, 16, type, A> &a,                 \
      const fragment<matrix_b, rows, columns, 16, type, B> &b,                 \
      const fragment<accumulator, rows, columns, 16, from> &c, bool = false) { \
    constexpr int order = 2 * __q7x2_order<A>::value + __q7x2_order<B>::value; \
    operation((out *)d.x, (const int *)a.x, (const int *)b.x, (const in *)c.x, \
              order, 0);                                                       \
  }
#define Q7X2_SUMS(rows, columns, type, word, load, store)                      \
  Q7X2_WMMA void load_matrix_sync(                                             \
      fragment<accumulator, rows, columns, 16, type> &f, const type *p,        \
      unsigned int stride, layout_t layout) {                                  \
    if (layout == mem_row_major)                                               \
      load((word *)f.x, (const word *)p, stride, 0);                           \
    else                                                                       \
      load((word *)f.x, (const word *)p, stride, 1);                           \
  }                                                                            \
  Q7X2_WMMA void store_matrix_sync(                                            \
      type *p, const fragment<accumulator, rows, columns, 16, type> &f,        \
      unsigned int stride, layout_t layout) {                                  \
    if (layout == mem_row_major)                                               \
      store((word *)p, (const word *)f.x, stride, 0);                          \
    else                                                                       \
      store((word *)p, (const word *)f.x, stride, 1);                          \
  }
#define Q7X2_SHAPE(rows, columns)                                              \
  Q7X2_LOAD(a, a, rows, columns, __half, __hmma_m, )                           \
  Q7X2_LOAD(b, b, rows, columns, __half, __hmma_m, )                           \
  Q7X2_LOAD(a, a, rows, columns, __nv_bfloat16, __mma_bf16_m, )                \
  Q7X2_LOAD(b, b, rows, columns, __nv_bfloat16, __mma_bf16_m, )                \
  Q7X2_LOAD(a, a, rows, columns, signed char, __imma_m, _s8)                   \
  Q7X2_LOAD(b, b, rows, columns, signed char, __imma_m, _s8)                   \
  Q7X2_LOAD(a, a, rows, columns, unsigned char, __imma_m, _u8)                 \
  Q7X2_LOAD(b, b, rows, columns, unsigned char, __imma_m, _u8)                 \
  Q7X2_SUMS(rows, columns, float, float,                                       \
            __hmma_m##rows##n##columns##k16_ld_c_f32,                          \
            __hmma_m##rows##n##columns##k16_st_c_f32)                          \
  Q7X2_SUMS(rows, columns, __half, int,                                        \
            __hmma_m##rows##n##columns##k16_ld_c_f16,                          \
            __hmma_m##rows##n##columns##k16_st_c_f16)                          \
  Q7X2_SUMS(rows, columns, int, int, __imma_m##rows##n##columns##k16_ld_c,     \
            __imma_m##rows##n##columns##k16_st_c_i32)                          \
  Q7X2_PRODUCT(rows, columns, __half, float, float,                            \
               __hmma_m##rows##n##columns##k16_mma_f32f32, float, float)       \
  Q7X2_PRODUCT(rows, columns, __half, __half, __half,                          \
               __hmma_m##rows##n##columns##k16_mma_f16f16, int, int)           \
  Q7X2_PRODUCT(rows, columns, __half, __half, float,                           \
               __hmma_m##rows##n##columns##k16_mma_f32f16, int, float)         \
  Q7X2_PRODUCT(rows, columns, __half, float, __half,                           \
               __hmma_m##rows##n##columns##k16_mma_f16f32, float, int)         \
  Q7X2_PRODUCT(rows, columns, __nv_bfloat16, float, float,                     \
               __mma_bf16_m##rows##n##columns##k16_mma_f32, float, float)      \
  Q7X2_PRODUCT(rows, columns, signed char, int, int,                           \
               __imma_m##rows##n##columns##k16_mma_s8, int, int)               \
  Q7X2_PRODUCT(rows, columns, unsigned char, int, int,                         \
               __imma_m##rows##n##columns##k16_mma_u8, int, int)
Q7X2_SHAPE(16, 16)
Q7X2_SHAPE(32, 8)
Q7X2_SHAPE(8, 32)
#undef Q7X2_SHAPE
#undef Q7X2_SUMS
#undef Q7X2_PRODUCT
#undef Q7X2_LOAD

} // namespace wmma
} // namespace nvcuda

#undef Q7X2_WMMA

#endif
