//===-- image.cl - Images and samplers --------------------------*- OpenCL -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The machine has no texture unit: an image is the address of its description in
// global memory, a sampler the number that clang has for it. Addressing and
// filtering are those of OpenCL C 3.0, section 8, without contraction, so that
// they can be compared exactly.
//
//===----------------------------------------------------------------------===//

#include "image.h"
#include "macros.h"

#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL FP_CONTRACT OFF

typedef global const struct q7x2_image_description *Image;

#define IMAGE(x) __builtin_astype(x, Image)
#define SAMPLER(x) ((uint)__builtin_astype(x, ulong))

/// Too large to be in a kernel for each call.
#define OUT_OF_LINE __attribute__((noinline))

/// The function that clang calls for a sampler that a program declares. (OpenCL
/// C does not allow a function to return a sampler, which has this type in
/// LLVM's IR.)
constant void *__translate_sampler_initializer(int value) {
  return (constant void *)(ulong)value;
}

//===----------------------------------------------------------------------===//
// Elements
//===----------------------------------------------------------------------===//

static uint channelCount(Image i) {
  switch (i->order) {
  case CLK_R:
  case CLK_DEPTH:
    return 1;
  case CLK_RG:
    return 2;
  default:
    return 4;
  }
}

/// Of coordinates in the image, which are not negative.
static global uchar *elementAt(Image i, int4 at) {
  return (global uchar *)i->data + (uint)at.z * i->slice_pitch +
         (uint)at.y * i->row_pitch + (ulong)(uint)at.x * i->element_bytes;
}

/// The components of an element in memory as those of a color: missing ones are
/// 0, and the last is 1.
#define TO_COLOR(NAME, T, ONE)                                                 \
  static T NAME(Image i, T raw) {                                              \
    switch (i->order) {                                                        \
    case CLK_R:                                                                \
      return (T)(raw.x, 0, 0, ONE);                                            \
    case CLK_RG:                                                               \
      return (T)(raw.xy, 0, ONE);                                              \
    case CLK_BGRA:                                                             \
      return raw.zyxw;                                                         \
    default:                                                                   \
      return raw;                                                              \
    }                                                                          \
  }
TO_COLOR(toColorF, float4, 1)
TO_COLOR(toColorI, int4, 1)
TO_COLOR(toColorU, uint4, 1)

/// The first of a vector's components that the format has, from memory, where
/// an element is aligned to its size.
#define LOAD(NAME, T, FROM)                                                    \
  static T##4 NAME(Image i, global const FROM *p) {                            \
    T##4 raw = 0;                                                              \
    switch (channelCount(i)) {                                                 \
    case 1:                                                                    \
      raw.x = p[0];                                                            \
      break;                                                                   \
    case 2:                                                                    \
      raw.xy = convert_##T##2(*(global const FROM##2 *)p);                     \
      break;                                                                   \
    default:                                                                   \
      raw = convert_##T##4(*(global const FROM##4 *)p);                        \
    }                                                                          \
    return raw;                                                                \
  }
LOAD(loadI8, int, char)
LOAD(loadI16, int, short)
LOAD(loadI32, int, int)
LOAD(loadU8, uint, uchar)
LOAD(loadU16, uint, ushort)
LOAD(loadU32, uint, uint)
LOAD(loadF32, float, float)
LOAD(loadF16, float, half)

OUT_OF_LINE static float4 elementF(Image i, int4 at) {
  global uchar *p = elementAt(i, at);
  float4 raw = 0;
  switch (i->type) {
  case CLK_UNORM_INT8:
    raw = convert_float4(loadU8(i, p)) / 255.0f;
    break;
  case CLK_UNORM_INT16:
    raw = convert_float4(loadU16(i, (global ushort *)p)) / 65535.0f;
    break;
  case CLK_SNORM_INT8:
    raw = max(convert_float4(loadI8(i, (global char *)p)) / 127.0f, -1.0f);
    break;
  case CLK_SNORM_INT16:
    raw = max(convert_float4(loadI16(i, (global short *)p)) / 32767.0f, -1.0f);
    break;
  case CLK_HALF_FLOAT:
    raw = loadF16(i, (global half *)p);
    break;
  case CLK_FLOAT:
    raw = loadF32(i, (global float *)p);
    break;
  }
  return toColorF(i, raw);
}

OUT_OF_LINE static int4 elementI(Image i, int4 at) {
  global uchar *p = elementAt(i, at);
  int4 raw = 0;
  switch (i->type) {
  case CLK_SIGNED_INT8:
    raw = loadI8(i, (global char *)p);
    break;
  case CLK_SIGNED_INT16:
    raw = loadI16(i, (global short *)p);
    break;
  case CLK_SIGNED_INT32:
    raw = loadI32(i, (global int *)p);
    break;
  }
  return toColorI(i, raw);
}

OUT_OF_LINE static uint4 elementU(Image i, int4 at) {
  global uchar *p = elementAt(i, at);
  uint4 raw = 0;
  switch (i->type) {
  case CLK_UNSIGNED_INT8:
    raw = loadU8(i, p);
    break;
  case CLK_UNSIGNED_INT16:
    raw = loadU16(i, (global ushort *)p);
    break;
  case CLK_UNSIGNED_INT32:
    raw = loadU32(i, (global uint *)p);
    break;
  }
  return toColorU(i, raw);
}

/// Writes the components that the format has.
#define STORE(NAME, T)                                                         \
  static void NAME(Image i, global T *p, T##4 color) {                         \
    if (i->order == CLK_BGRA)                                                  \
      color = color.zyxw;                                                      \
    switch (channelCount(i)) {                                                 \
    case 1:                                                                    \
      p[0] = color.x;                                                          \
      break;                                                                   \
    case 2:                                                                    \
      *(global T##2 *)p = color.xy;                                            \
      break;                                                                   \
    default:                                                                   \
      *(global T##4 *)p = color;                                               \
    }                                                                          \
  }
STORE(storeI8, char)
STORE(storeI16, short)
STORE(storeI32, int)
STORE(storeU8, uchar)
STORE(storeU16, ushort)
STORE(storeU32, uint)
STORE(storeF32, float)
STORE(storeF16, half)

OUT_OF_LINE static void writeF(Image i, int4 at, float4 color) {
  global uchar *p = elementAt(i, at);
  switch (i->type) {
  case CLK_UNORM_INT8:
    return storeU8(i, p, convert_uchar4_sat_rte(color * 255.0f));
  case CLK_UNORM_INT16:
    return storeU16(i, (global ushort *)p,
                    convert_ushort4_sat_rte(color * 65535.0f));
  case CLK_SNORM_INT8:
    return storeI8(i, (global char *)p, convert_char4_sat_rte(color * 127.0f));
  case CLK_SNORM_INT16:
    return storeI16(i, (global short *)p,
                    convert_short4_sat_rte(color * 32767.0f));
  case CLK_HALF_FLOAT:
    return storeF16(i, (global half *)p, convert_half4_rte(color));
  case CLK_FLOAT:
    return storeF32(i, (global float *)p, color);
  }
}

OUT_OF_LINE static void writeI(Image i, int4 at, int4 color) {
  global uchar *p = elementAt(i, at);
  switch (i->type) {
  case CLK_SIGNED_INT8:
    return storeI8(i, (global char *)p, convert_char4_sat(color));
  case CLK_SIGNED_INT16:
    return storeI16(i, (global short *)p, convert_short4_sat(color));
  case CLK_SIGNED_INT32:
    return storeI32(i, (global int *)p, color);
  }
}

OUT_OF_LINE static void writeU(Image i, int4 at, uint4 color) {
  global uchar *p = elementAt(i, at);
  switch (i->type) {
  case CLK_UNSIGNED_INT8:
    return storeU8(i, p, convert_uchar4_sat(color));
  case CLK_UNSIGNED_INT16:
    return storeU16(i, (global ushort *)p, convert_ushort4_sat(color));
  case CLK_UNSIGNED_INT32:
    return storeU32(i, (global uint *)p, color);
  }
}

//===----------------------------------------------------------------------===//
// Addressing
//===----------------------------------------------------------------------===//

/// The addressing mode of a sampler, CLK_ADDRESS_*.
#define MODE(s) ((s) & 0xe)

/// Elements along a dimension, and whether they are in the image.
typedef struct {
  int first, second; // the second for linear filtering
  float weight;      // of the second
} Place;

/// CLK_ADDRESS_CLAMP leaves places outside as they are.
static int clampPlace(uint s, int at, int size) {
  return MODE(s) == CLK_ADDRESS_CLAMP_TO_EDGE ? clamp(at, 0, size - 1) : at;
}

static float fraction(float x) { return x - floor(x); }

/// A coordinate without normalization, and a size that is at least 1.
static float denormalize(uint s, float x, int size) {
  if (!(s & CLK_NORMALIZED_COORDS_TRUE))
    return x;
  if (MODE(s) == CLK_ADDRESS_REPEAT)
    return (x - floor(x)) * size;
  if (MODE(s) == CLK_ADDRESS_MIRRORED_REPEAT)
    return fabs(x - 2.0f * rint(0.5f * x)) * size;
  return x * size;
}

static int nearest(uint s, float x, int size) {
  const int at = convert_int_sat(floor(denormalize(s, x, size)));
  switch (MODE(s)) {
  case CLK_ADDRESS_REPEAT:
    return at > size - 1 ? at - size : at;
  case CLK_ADDRESS_MIRRORED_REPEAT:
    return min(at, size - 1);
  default:
    return clampPlace(s, at, size);
  }
}

static Place linear(uint s, float x, int size) {
  const float u = denormalize(s, x, size) - 0.5f;
  const int at = convert_int_sat(floor(u));
  Place p = {at, at == INT_MAX ? at : at + 1, fraction(u)};
  switch (MODE(s)) {
  case CLK_ADDRESS_REPEAT:
    if (p.first < 0)
      p.first += size;
    if (p.second > size - 1)
      p.second -= size;
    return p;
  case CLK_ADDRESS_MIRRORED_REPEAT:
    p.first = max(p.first, 0);
    p.second = min(p.second, size - 1);
    return p;
  default:
    p.first = clampPlace(s, p.first, size);
    p.second = clampPlace(s, p.second, size);
    return p;
  }
}

static int layer(float x, int count) {
  return clamp(convert_int_sat(rint(x)), 0, count - 1);
}

static int isInside(Image i, int4 at) {
  return at.x >= 0 && at.x < (int)i->width && at.y >= 0 &&
         at.y < (int)i->height && at.z >= 0 && at.z < (int)i->depth;
}

/// The element at a place, or the border's color.
#define BORDERED(NAME, T, ELEMENT)                                             \
  static T NAME(Image i, uint s, int4 at) {                                    \
    if (isInside(i, at))                                                       \
      return ELEMENT(i, at);                                                   \
    return (T)(0, 0, 0, channelCount(i) == 4 ? 0 : 1);                         \
  }
BORDERED(borderedF, float4, elementF)
BORDERED(borderedI, int4, elementI)
BORDERED(borderedU, uint4, elementU)

/// The dimensions that are filtered; those of layers come after them.
#define DIM_1D 1
#define DIM_2D 2
#define DIM_3D 3

static int4 nearestPlace(Image i, uint s, float4 x, int dims, int isArray) {
  int4 at = 0;
  at.x = nearest(s, x.x, i->width);
  if (dims >= 2)
    at.y = nearest(s, x.y, i->height);
  if (dims == 3)
    at.z = nearest(s, x.z, i->depth);
  if (isArray)
    at.z = layer(x.z, i->depth);
  return at;
}

static int4 exactPlace(Image i, uint s, int4 x, int dims, int isArray) {
  int4 at = 0;
  at.x = clampPlace(s, x.x, i->width);
  if (dims >= 2)
    at.y = clampPlace(s, x.y, i->height);
  if (dims == 3)
    at.z = clampPlace(s, x.z, i->depth);
  if (isArray)
    at.z = clamp(x.z, 0, (int)i->depth - 1);
  return at;
}


/// The sum over 2, 4 or 8 elements, in the order in which OpenCL has it.
OUT_OF_LINE static float4 sampleLinear(Image i, uint s, float4 x, int dims, int isArray) {
  const Place none = {0, 0, 0.0f};
  const Place px = linear(s, x.x, i->width);
  const Place py = dims >= 2 ? linear(s, x.y, i->height) : none;
  Place pz = dims == 3 ? linear(s, x.z, i->depth) : none;
  if (isArray)
    pz.first = layer(x.z, i->depth);
  float4 sum = 0;
  for (int k = 0; k != (dims == 3 ? 2 : 1); ++k)
    for (int j = 0; j != (dims >= 2 ? 2 : 1); ++j)
      for (int h = 0; h != 2; ++h) {
        float weight = h ? px.weight : 1.0f - px.weight;
        if (dims >= 2)
          weight *= j ? py.weight : 1.0f - py.weight;
        if (dims == 3)
          weight *= k ? pz.weight : 1.0f - pz.weight;
        const int4 at = (int4)(h ? px.second : px.first,
                               j ? py.second : py.first,
                               k ? pz.second : pz.first, 0);
        sum += weight * borderedF(i, s, at);
      }
  return sum;
}

static float4 sampleF(Image i, uint s, float4 x, int dims, int isArray) {
  if (s & CLK_FILTER_LINEAR)
    return sampleLinear(i, s, x, dims, isArray);
  return borderedF(i, s, nearestPlace(i, s, x, dims, isArray));
}

//===----------------------------------------------------------------------===//
// Built-in functions
//===----------------------------------------------------------------------===//

/// Coordinates as x, y and z, where z is the layer of an array.
#define X1(c, T) ((T)(c, 0, 0, 0))
#define X2(c, T) ((T)((c).x, (c).y, 0, 0))
#define XA(c, T) ((T)((c).x, 0, (c).y, 0))
#define X3(c, T) ((T)((c).x, (c).y, (c).z, 0))

#define SAMPLED(IMG, X, IC, FC, DIMS, ARRAY)                                   \
  OVERLOAD float4 read_imagef(read_only IMG i, sampler_t s, FC c) {            \
    return sampleF(IMAGE(i), SAMPLER(s), X(c, float4), DIMS, ARRAY);           \
  }                                                                            \
  OVERLOAD float4 read_imagef(read_only IMG i, sampler_t s, IC c) {            \
    return borderedF(IMAGE(i), SAMPLER(s),                                     \
                     exactPlace(IMAGE(i), SAMPLER(s), X(c, int4), DIMS,        \
                                ARRAY));                                       \
  }                                                                            \
  OVERLOAD half4 read_imageh(read_only IMG i, sampler_t s, FC c) {             \
    return convert_half4(read_imagef(i, s, c));                                \
  }                                                                            \
  OVERLOAD half4 read_imageh(read_only IMG i, sampler_t s, IC c) {             \
    return convert_half4(read_imagef(i, s, c));                                \
  }                                                                            \
  SAMPLED_INTEGER(read_imagei, int4, borderedI, IMG, X, IC, FC, DIMS, ARRAY)   \
  SAMPLED_INTEGER(read_imageui, uint4, borderedU, IMG, X, IC, FC, DIMS, ARRAY)

#define SAMPLED_INTEGER(NAME, T, BORDERED, IMG, X, IC, FC, DIMS, ARRAY)        \
  OVERLOAD T NAME(read_only IMG i, sampler_t s, FC c) {                        \
    return BORDERED(IMAGE(i), SAMPLER(s),                                      \
                    nearestPlace(IMAGE(i), SAMPLER(s), X(c, float4), DIMS,     \
                                 ARRAY));                                      \
  }                                                                            \
  OVERLOAD T NAME(read_only IMG i, sampler_t s, IC c) {                        \
    return BORDERED(IMAGE(i), SAMPLER(s),                                      \
                    exactPlace(IMAGE(i), SAMPLER(s), X(c, int4), DIMS,         \
                               ARRAY));                                        \
  }

#define DIRECT(IMG, X, IC)                                                     \
  DIRECT_READ(read_only, IMG, X, IC)                                           \
  DIRECT_READ(read_write, IMG, X, IC)                                          \
  WRITE(write_only, IMG, X, IC)                                                \
  WRITE(read_write, IMG, X, IC)

#define DIRECT_READ(ACCESS, IMG, X, IC)                                        \
  OVERLOAD float4 read_imagef(ACCESS IMG i, IC c) {                            \
    return elementF(IMAGE(i), X(c, int4));                                     \
  }                                                                            \
  OVERLOAD half4 read_imageh(ACCESS IMG i, IC c) {                             \
    return convert_half4(elementF(IMAGE(i), X(c, int4)));                      \
  }                                                                            \
  OVERLOAD int4 read_imagei(ACCESS IMG i, IC c) {                              \
    return elementI(IMAGE(i), X(c, int4));                                     \
  }                                                                            \
  OVERLOAD uint4 read_imageui(ACCESS IMG i, IC c) {                            \
    return elementU(IMAGE(i), X(c, int4));                                     \
  }

#define WRITE(ACCESS, IMG, X, IC)                                              \
  OVERLOAD void write_imagef(ACCESS IMG i, IC c, float4 color) {               \
    writeF(IMAGE(i), X(c, int4), color);                                       \
  }                                                                            \
  OVERLOAD void write_imageh(ACCESS IMG i, IC c, half4 color) {                \
    writeF(IMAGE(i), X(c, int4), convert_float4(color));                       \
  }                                                                            \
  OVERLOAD void write_imagei(ACCESS IMG i, IC c, int4 color) {                 \
    writeI(IMAGE(i), X(c, int4), color);                                       \
  }                                                                            \
  OVERLOAD void write_imageui(ACCESS IMG i, IC c, uint4 color) {               \
    writeU(IMAGE(i), X(c, int4), color);                                       \
  }

/// Depth images have one component.
#define DEPTH(IMG, X, IC, FC, ARRAY)                                           \
  OVERLOAD float read_imagef(read_only IMG i, sampler_t s, FC c) {             \
    return sampleF(IMAGE(i), SAMPLER(s), X(c, float4), DIM_2D, ARRAY).x;       \
  }                                                                            \
  OVERLOAD float read_imagef(read_only IMG i, sampler_t s, IC c) {             \
    return borderedF(                                                          \
               IMAGE(i), SAMPLER(s),                                           \
               exactPlace(IMAGE(i), SAMPLER(s), X(c, int4), DIM_2D, ARRAY))    \
        .x;                                                                    \
  }                                                                            \
  DEPTH_READ(read_only, IMG, X, IC)                                            \
  DEPTH_READ(read_write, IMG, X, IC)                                           \
  DEPTH_WRITE(write_only, IMG, X, IC)                                          \
  DEPTH_WRITE(read_write, IMG, X, IC)

#define DEPTH_READ(ACCESS, IMG, X, IC)                                         \
  OVERLOAD float read_imagef(ACCESS IMG i, IC c) {                             \
    return elementF(IMAGE(i), X(c, int4)).x;                                   \
  }
#define DEPTH_WRITE(ACCESS, IMG, X, IC)                                        \
  OVERLOAD void write_imagef(ACCESS IMG i, IC c, float depth) {                \
    writeF(IMAGE(i), X(c, int4), (float4)(depth, 0, 0, 0));                    \
  }

#define QUERIES(ACCESS, IMG)                                                   \
  OVERLOAD int get_image_width(ACCESS IMG i) { return IMAGE(i)->width; }       \
  OVERLOAD int get_image_channel_data_type(ACCESS IMG i) {                     \
    return IMAGE(i)->type;                                                     \
  }                                                                            \
  OVERLOAD int get_image_channel_order(ACCESS IMG i) {                         \
    return IMAGE(i)->order;                                                    \
  }
#define QUERIES_2D(ACCESS, IMG)                                                \
  OVERLOAD int get_image_height(ACCESS IMG i) { return IMAGE(i)->height; }     \
  OVERLOAD int2 get_image_dim(ACCESS IMG i) {                                  \
    return (int2)(IMAGE(i)->width, IMAGE(i)->height);                          \
  }
#define QUERIES_3D(ACCESS, IMG)                                                \
  OVERLOAD int get_image_height(ACCESS IMG i) { return IMAGE(i)->height; }     \
  OVERLOAD int get_image_depth(ACCESS IMG i) { return IMAGE(i)->depth; }       \
  OVERLOAD int4 get_image_dim(ACCESS IMG i) {                                  \
    return (int4)(IMAGE(i)->width, IMAGE(i)->height, IMAGE(i)->depth, 0);      \
  }
#define QUERIES_ARRAY(ACCESS, IMG)                                             \
  OVERLOAD size_t get_image_array_size(ACCESS IMG i) {                         \
    return IMAGE(i)->depth;                                                    \
  }
#define ALL(M, IMG) M(read_only, IMG) M(write_only, IMG) M(read_write, IMG)

SAMPLED(image1d_t, X1, int, float, DIM_1D, 0)
SAMPLED(image1d_array_t, XA, int2, float2, DIM_1D, 1)
SAMPLED(image2d_t, X2, int2, float2, DIM_2D, 0)
SAMPLED(image2d_array_t, X3, int4, float4, DIM_2D, 1)
SAMPLED(image3d_t, X3, int4, float4, DIM_3D, 0)

DIRECT(image1d_t, X1, int)
DIRECT(image1d_buffer_t, X1, int)
DIRECT(image1d_array_t, XA, int2)
DIRECT(image2d_t, X2, int2)
DIRECT(image2d_array_t, X3, int4)
DIRECT(image3d_t, X3, int4)

DEPTH(image2d_depth_t, X2, int2, float2, 0)
DEPTH(image2d_array_depth_t, X3, int4, float4, 1)

ALL(QUERIES, image1d_t)
ALL(QUERIES, image1d_buffer_t)
ALL(QUERIES, image1d_array_t)
ALL(QUERIES, image2d_t)
ALL(QUERIES, image2d_array_t)
ALL(QUERIES, image2d_depth_t)
ALL(QUERIES, image2d_array_depth_t)
ALL(QUERIES, image3d_t)
ALL(QUERIES_2D, image2d_t)
ALL(QUERIES_2D, image2d_array_t)
ALL(QUERIES_2D, image2d_depth_t)
ALL(QUERIES_2D, image2d_array_depth_t)
ALL(QUERIES_3D, image3d_t)
ALL(QUERIES_ARRAY, image1d_array_t)
ALL(QUERIES_ARRAY, image2d_array_t)
ALL(QUERIES_ARRAY, image2d_array_depth_t)
