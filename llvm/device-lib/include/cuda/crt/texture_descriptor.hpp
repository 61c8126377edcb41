/* texture_descriptor.hpp - what textures and surfaces are in memory */
/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */

#ifndef Q7X2_CUDA_TEXTURE_DESCRIPTOR_HPP
#define Q7X2_CUDA_TEXTURE_DESCRIPTOR_HPP

/* An object is the device address of its descriptor. */
struct q7x2_texture {
  char *data;
  unsigned long long slice_bytes; /* of a slice or layer */
  unsigned int size[3];           /* elements; of dimensions without, 1 */
  unsigned int row_bytes;
  unsigned char channels, bits;   /* of an element, of each channel */
  unsigned char kind;             /* cudaChannelFormatKind */
  unsigned char address[3];       /* cudaTextureAddressMode */
  unsigned char is_linear;        /* filters */
  unsigned char reads_normalized; /* integers as floats in [0, 1] or [-1, 1] */
  unsigned char has_normalized_coordinates;
  float border[4];
};

#ifdef __cplusplus

/* The channels of a type of elements. */
template <typename T> struct q7x2_element;
#define Q7X2_ELEMENT(type, channel_type, number)                               \
  template <> struct q7x2_element<type> {                                      \
    typedef channel_type channel;                                              \
    static constexpr int channels = number;                                    \
  };
#define Q7X2_ELEMENTS(name, channel_type)                                      \
  Q7X2_ELEMENT(channel_type, channel_type, 1)                                  \
  Q7X2_ELEMENT(name##1, channel_type, 1)                                       \
  Q7X2_ELEMENT(name##2, channel_type, 2)                                       \
  Q7X2_ELEMENT(name##4, channel_type, 4)
Q7X2_ELEMENT(char, char, 1)
Q7X2_ELEMENTS(char, signed char)
Q7X2_ELEMENTS(uchar, unsigned char)
Q7X2_ELEMENTS(short, short)
Q7X2_ELEMENTS(ushort, unsigned short)
Q7X2_ELEMENTS(int, int)
Q7X2_ELEMENTS(uint, unsigned int)
Q7X2_ELEMENTS(float, float)
#undef Q7X2_ELEMENTS
#undef Q7X2_ELEMENT

#endif

#endif
