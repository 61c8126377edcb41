/* texture_fetch_functions.h - reads and writes of textures and surfaces */
/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */

#ifndef Q7X2_CUDA_TEXTURE_FETCH_FUNCTIONS_H
#define Q7X2_CUDA_TEXTURE_FETCH_FUNCTIONS_H

#include <texture_types.h>

template <typename T> struct q7x2_kind {
  static constexpr cudaChannelFormatKind value =
      T(-1) < T(0) ? cudaChannelFormatKindSigned
                   : cudaChannelFormatKindUnsigned;
};
template <> struct q7x2_kind<float> {
  static constexpr cudaChannelFormatKind value = cudaChannelFormatKindFloat;
};

template <typename T>
static inline __host__ cudaChannelFormatDesc cudaCreateChannelDesc() {
  typedef typename q7x2_element<T>::channel Channel;
  constexpr int bits = 8 * sizeof(Channel), n = q7x2_element<T>::channels;
  return {bits, n > 1 ? bits : 0, n > 2 ? bits : 0, n > 3 ? bits : 0,
          q7x2_kind<Channel>::value};
}
static inline __host__ cudaChannelFormatDesc cudaCreateChannelDescHalf() {
  return {16, 0, 0, 0, cudaChannelFormatKindFloat};
}

#include "crt/texture_functions.hpp"

#endif
