/* texture_functions.hpp - fetches from textures, accesses to surfaces */
/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The machine has no texture units: fetches are loads and arithmetic, by the
   formulas of the CUDA C++ programming guide, "Texture Fetching". The weights
   of linear filtering have 8 bits of fraction, as there. */
/* Needs the types of texture_types.h, from here or from a toolkit. */

#if !defined(Q7X2_CUDA_TEXTURE_FUNCTIONS_HPP) && defined(__CUDA__)
#define Q7X2_CUDA_TEXTURE_FUNCTIONS_HPP

#include "texture_descriptor.hpp"

#define Q7X2_DEVICE static __device__ __forceinline__

Q7X2_DEVICE const q7x2_texture &q7x2_find(unsigned long long object) {
  return *(const q7x2_texture *)object;
}

/*===-- elements
 * -----------------------------------------------------------===*/

/* A channel of an element as a float or an integer. */
template <typename Channel>
Q7X2_DEVICE Channel q7x2_read_channel(const q7x2_texture &t, const char *p,
                                      int n) {
  const bool is_signed = t.kind == cudaChannelFormatKindSigned;
  long long value;
  if (t.bits == 32) {
    const unsigned int word = ((const unsigned int *)p)[n];
    if (t.kind == cudaChannelFormatKindFloat)
      return (Channel) __builtin_bit_cast(float, word);
    value = is_signed ? (long long)(int)word : (long long)word;
  } else if (t.bits == 16) {
    const unsigned short half = ((const unsigned short *)p)[n];
    if (t.kind == cudaChannelFormatKindFloat)
      return (Channel)(float)__builtin_bit_cast(_Float16, half);
    value = is_signed ? (long long)(short)half : (long long)half;
  } else {
    const unsigned char byte = ((const unsigned char *)p)[n];
    value = is_signed ? (long long)(signed char)byte : (long long)byte;
  }
  if (!t.reads_normalized)
    return (Channel)value;
  const float most = (float)((1 << (t.bits - is_signed)) - 1);
  const float scaled = (float)value / most;
  return (Channel)(scaled < -1 ? -1.0f : scaled);
}

/* The index of a coordinate by the mode for coordinates outside; -1 for the
   border. */
Q7X2_DEVICE int q7x2_index(int i, int size, unsigned char mode) {
  if (i >= 0 && i < size)
    return i;
  if (mode == cudaAddressModeBorder)
    return -1;
  if (mode == cudaAddressModeClamp)
    return i < 0 ? 0 : size - 1;
  const int period = mode == cudaAddressModeWrap ? size : 2 * size;
  i %= period;
  i += i < 0 ? period : 0;
  return i < size ? i : period - 1 - i;
}

template <typename T>
Q7X2_DEVICE T q7x2_read_element(const q7x2_texture &t, int x, int y, int z) {
  typedef typename q7x2_element<T>::channel Channel;
  T result = T();
  Channel *out = (Channel *)&result;
  x = q7x2_index(x, t.size[0], t.address[0]);
  y = q7x2_index(y, t.size[1], t.address[1]);
  z = q7x2_index(z, t.size[2], t.address[2]);
  const bool is_border = (x | y | z) < 0;
  const char *p = t.data + z * t.slice_bytes +
                  (unsigned long long)y * t.row_bytes +
                  x * (t.channels * t.bits / 8);
#pragma unroll
  for (int n = 0; n != q7x2_element<T>::channels; ++n)
    if (n < t.channels)
      out[n] = is_border ? (Channel)t.border[n]
                         : q7x2_read_channel<Channel>(t, p, n);
  return result;
}

/*===-- fetches
 * ------------------------------------------------------------===*/

/* The two indices of linear filtering and the weight of the second. */
struct q7x2_pair {
  int first;
  float weight;
};
Q7X2_DEVICE q7x2_pair q7x2_neighbors(float x) {
  const float moved = x - 0.5f, first = floorf(moved);
  return {(int)first, rintf((moved - first) * 256) * (1.0f / 256)};
}

Q7X2_DEVICE float q7x2_scale(const q7x2_texture &t, float x, int dimension) {
  return t.has_normalized_coordinates ? x * t.size[dimension] : x;
}

/* Fetches at coordinates, which is the center of an element at 0.5. Dimensions
   beyond the first ones have the index layer. */
template <typename T, int Dimensions>
Q7X2_DEVICE T q7x2_fetch(cudaTextureObject_t object, float x, float y, float z,
                         int layer) {
  typedef typename q7x2_element<T>::channel Channel;
  const q7x2_texture &t = q7x2_find(object);
  x = q7x2_scale(t, x, 0);
  y = Dimensions > 1 ? q7x2_scale(t, y, 1) : 0.5f;
  z = Dimensions > 2 ? q7x2_scale(t, z, 2) : 0.5f;
  if (!t.is_linear)
    return q7x2_read_element<T>(t, (int)floorf(x),
                                Dimensions > 1 ? (int)floorf(y) : 0,
                                Dimensions > 2 ? (int)floorf(z) : layer);
  const q7x2_pair px = q7x2_neighbors(x), py = q7x2_neighbors(y),
                  pz = q7x2_neighbors(z);
  float sums[4] = {0, 0, 0, 0};
#pragma unroll
  for (int k = 0; k != (Dimensions > 2 ? 2 : 1); ++k)
#pragma unroll
    for (int j = 0; j != (Dimensions > 1 ? 2 : 1); ++j)
#pragma unroll
      for (int i = 0; i != 2; ++i) {
        const T element = q7x2_read_element<T>(
            t, px.first + i, Dimensions > 1 ? py.first + j : 0,
            Dimensions > 2 ? pz.first + k : layer);
        float weight = i ? px.weight : 1 - px.weight;
        if (Dimensions > 1)
          weight *= j ? py.weight : 1 - py.weight;
        if (Dimensions > 2)
          weight *= k ? pz.weight : 1 - pz.weight;
#pragma unroll
        for (int n = 0; n != q7x2_element<T>::channels; ++n)
          sums[n] += weight * (float)((const Channel *)&element)[n];
      }
  T result = T();
#pragma unroll
  for (int n = 0; n != q7x2_element<T>::channels; ++n)
    ((Channel *)&result)[n] = (Channel)sums[n];
  return result;
}

template <typename T>
Q7X2_DEVICE T tex1Dfetch(cudaTextureObject_t object, int x) {
  const q7x2_texture &t = q7x2_find(object);
  return x < 0 || x >= t.size[0] ? T() : q7x2_read_element<T>(t, x, 0, 0);
}

/* Each function also stores through a pointer, as inline PTX would; levels of
   detail are those of textures without mipmaps. */
#define Q7X2_FETCH(name, dimensions, parameters, arguments, x, y, z, layer)    \
  template <typename T>                                                        \
  Q7X2_DEVICE T name(cudaTextureObject_t object, Q7X2_LIST parameters) {       \
    return q7x2_fetch<T, dimensions>(object, x, y, z, layer);                  \
  }                                                                            \
  template <typename T>                                                        \
  Q7X2_DEVICE void name(T *result, cudaTextureObject_t object,                 \
                        Q7X2_LIST parameters) {                                \
    *result = name<T>(object, Q7X2_LIST arguments);                            \
  }                                                                            \
  template <typename T>                                                        \
  Q7X2_DEVICE T name##Lod(cudaTextureObject_t object, Q7X2_LIST parameters,    \
                          float) {                                             \
    return name<T>(object, Q7X2_LIST arguments);                               \
  }
#define Q7X2_LIST(...) __VA_ARGS__
Q7X2_FETCH(tex1D, 1, (float x), (x), x, 0, 0, 0)
Q7X2_FETCH(tex2D, 2, (float x, float y), (x, y), x, y, 0, 0)
Q7X2_FETCH(tex3D, 3, (float x, float y, float z), (x, y, z), x, y, z, 0)
Q7X2_FETCH(tex1DLayered, 1, (float x, int layer), (x, layer), x, 0, 0, layer)
Q7X2_FETCH(tex2DLayered, 2, (float x, float y, int layer), (x, y, layer), x, y,
           0, layer)
#undef Q7X2_FETCH

/*===-- surfaces
 * -----------------------------------------------------------===*/

/* The address of bytes of a surface; null for what is to be left out. */
Q7X2_DEVICE char *q7x2_place(cudaSurfaceObject_t object, int x, int y, int z,
                             int bytes, cudaSurfaceBoundaryMode mode) {
  const q7x2_texture &t = q7x2_find(object);
  const int last = t.size[0] * (t.channels * t.bits / 8) - bytes;
  const bool is_inside = x >= 0 && x <= last && y >= 0 && y < (int)t.size[1] &&
                         z >= 0 && z < (int)t.size[2];
  if (!is_inside && mode == cudaBoundaryModeTrap)
    __builtin_trap();
  if (!is_inside && mode == cudaBoundaryModeZero)
    return 0;
  x = x < 0 ? 0 : x > last ? last : x;
  y = y < 0 ? 0 : y >= (int)t.size[1] ? (int)t.size[1] - 1 : y;
  z = z < 0 ? 0 : z >= (int)t.size[2] ? (int)t.size[2] - 1 : z;
  return t.data + z * t.slice_bytes + (unsigned long long)y * t.row_bytes + x;
}

/* x is in bytes. */
#define Q7X2_SURFACE(dimensions, parameters, x, y, z)                          \
  template <typename T>                                                        \
  Q7X2_DEVICE T surf##dimensions##read(                                        \
      cudaSurfaceObject_t object, Q7X2_LIST parameters,                        \
      cudaSurfaceBoundaryMode mode = cudaBoundaryModeTrap) {                   \
    const char *p = q7x2_place(object, x, y, z, sizeof(T), mode);              \
    return p ? *(const T *)p : T();                                            \
  }                                                                            \
  template <typename T>                                                        \
  Q7X2_DEVICE void surf##dimensions##read(                                     \
      T *result, cudaSurfaceObject_t object, Q7X2_LIST parameters,             \
      cudaSurfaceBoundaryMode mode = cudaBoundaryModeTrap) {                   \
    const char *p = q7x2_place(object, x, y, z, sizeof(T), mode);              \
    *result = p ? *(const T *)p : T();                                         \
  }                                                                            \
  template <typename T>                                                        \
  Q7X2_DEVICE void surf##dimensions##write(                                    \
      T value, cudaSurfaceObject_t object, Q7X2_LIST parameters,               \
      cudaSurfaceBoundaryMode mode = cudaBoundaryModeTrap) {                   \
    if (char *p = q7x2_place(object, x, y, z, sizeof(T), mode))                \
      *(T *)p = value;                                                         \
  }
Q7X2_SURFACE(1D, (int x), x, 0, 0)
Q7X2_SURFACE(2D, (int x, int y), x, y, 0)
Q7X2_SURFACE(3D, (int x, int y, int z), x, y, z)
Q7X2_SURFACE(1DLayered, (int x, int layer), x, 0, layer)
Q7X2_SURFACE(2DLayered, (int x, int y, int layer), x, y, layer)
#undef Q7X2_SURFACE
#undef Q7X2_LIST
#undef Q7X2_DEVICE

#endif
