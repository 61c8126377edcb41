//===-- Images.cpp - Images -----------------------------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Images.h"
#include "Info.h"
#include "Memory.h"
#include "Platform.h"
#include <algorithm>
#include <cmath>

using namespace q7x2::opencl;

size_t ImageShape::size(unsigned Dimension) const {
  if (Type == CL_MEM_OBJECT_IMAGE1D_ARRAY)
    return Dimension == 0 ? Width : Dimension == 1 ? Depth : 1;
  return Dimension == 0 ? Width : Dimension == 1 ? Height : Depth;
}

//===----------------------------------------------------------------------===//
// Formats
//===----------------------------------------------------------------------===//

static size_t channels(cl_channel_order Order) {
  switch (Order) {
  case CL_R:
  case CL_DEPTH:
    return 1;
  case CL_RG:
    return 2;
  case CL_RGBA:
  case CL_BGRA:
    return 4;
  default:
    return 0;
  }
}

static size_t channelBytes(cl_channel_type Type) {
  switch (Type) {
  case CL_SNORM_INT8:
  case CL_UNORM_INT8:
  case CL_SIGNED_INT8:
  case CL_UNSIGNED_INT8:
    return 1;
  case CL_SNORM_INT16:
  case CL_UNORM_INT16:
  case CL_SIGNED_INT16:
  case CL_UNSIGNED_INT16:
  case CL_HALF_FLOAT:
    return 2;
  case CL_SIGNED_INT32:
  case CL_UNSIGNED_INT32:
  case CL_FLOAT:
    return 4;
  default:
    return 0;
  }
}

size_t q7x2::opencl::elementBytes(const cl_image_format &F) {
  const cl_channel_type Type = F.image_channel_data_type;
  if (F.image_channel_order == CL_BGRA && Type != CL_UNORM_INT8)
    return 0;
  if (F.image_channel_order == CL_DEPTH && Type != CL_UNORM_INT16 &&
      Type != CL_FLOAT)
    return 0;
  return channels(F.image_channel_order) * channelBytes(Type);
}

/// Only 2D images and their arrays have depths.
static bool canHave(cl_mem_object_type Type, cl_channel_order Order) {
  return Order != CL_DEPTH || Type == CL_MEM_OBJECT_IMAGE2D ||
         Type == CL_MEM_OBJECT_IMAGE2D_ARRAY;
}

/// All that OpenCL 3.0 demands of a device with images, and those of depth.
static std::vector<cl_image_format> formats(cl_mem_object_type Image) {
  std::vector<cl_image_format> All;
  for (cl_channel_order Order : {CL_R, CL_RG, CL_RGBA, CL_BGRA, CL_DEPTH})
    for (cl_channel_type Type :
         {CL_UNORM_INT8, CL_UNORM_INT16, CL_SNORM_INT8, CL_SNORM_INT16,
          CL_SIGNED_INT8, CL_SIGNED_INT16, CL_SIGNED_INT32, CL_UNSIGNED_INT8,
          CL_UNSIGNED_INT16, CL_UNSIGNED_INT32, CL_HALF_FLOAT, CL_FLOAT})
      if (const cl_image_format F = {Order, Type};
          elementBytes(F) && canHave(Image, Order))
        All.push_back(F);
  return All;
}

/// Whether an order of channels can have a type, by OpenCL 3.0's table of
/// orders.
static bool areCompatible(cl_channel_order Order, cl_channel_type Type) {
  const bool HasOneByte = channelBytes(Type) == 1;
  const bool IsNormalized = Type <= CL_UNORM_INT16 && channelBytes(Type);
  switch (Order) {
  case CL_RGB:
  case CL_RGBx:
    return Type >= CL_UNORM_SHORT_565 && Type <= CL_UNORM_INT_101010;
  case CL_INTENSITY:
  case CL_LUMINANCE:
    return IsNormalized || Type == CL_HALF_FLOAT || Type == CL_FLOAT;
  case CL_ARGB:
  case CL_BGRA:
  case CL_ABGR:
    return HasOneByte;
  case CL_sRGB:
  case CL_sRGBx:
  case CL_sRGBA:
  case CL_sBGRA:
    return Type == CL_UNORM_INT8;
  case CL_DEPTH:
    return Type == CL_UNORM_INT16 || Type == CL_FLOAT;
  case CL_RGBA:
    return channelBytes(Type) || Type == CL_UNORM_INT_101010_2;
  default:
    return channelBytes(Type);
  }
}

/// Whether a format is OpenCL's, whatever the device supports.
static bool isFormat(const cl_image_format &F) {
  return F.image_channel_order >= CL_R && F.image_channel_order <= CL_ABGR &&
         areCompatible(F.image_channel_order, F.image_channel_data_type);
}

template <typename T> static void append(std::string &To, T Value) {
  To.append(reinterpret_cast<const char *>(&Value), sizeof(Value));
}

template <typename T, typename From> static T saturate(From Value) {
  return T(std::clamp<From>(Value, std::numeric_limits<T>::min(),
                            std::numeric_limits<T>::max()));
}

template <typename T> static void appendNormalized(std::string &To, float F) {
  const float Most = float(std::numeric_limits<T>::max());
  append(To, std::isnan(F) ? T(0) : saturate<T>(std::nearbyint(F * Most)));
}

static void appendChannel(std::string &To, cl_channel_type Type,
                          const void *Color, unsigned Channel) {
  const float F = static_cast<const float *>(Color)[Channel];
  const cl_int I = static_cast<const cl_int *>(Color)[Channel];
  const cl_uint U = static_cast<const cl_uint *>(Color)[Channel];
  switch (Type) {
  case CL_UNORM_INT8:
    return appendNormalized<uint8_t>(To, F);
  case CL_UNORM_INT16:
    return appendNormalized<uint16_t>(To, F);
  case CL_SNORM_INT8:
    return appendNormalized<int8_t>(To, F);
  case CL_SNORM_INT16:
    return appendNormalized<int16_t>(To, F);
  case CL_SIGNED_INT8:
    return append(To, saturate<int8_t>(I));
  case CL_SIGNED_INT16:
    return append(To, saturate<int16_t>(I));
  case CL_UNSIGNED_INT8:
    return append(To, saturate<uint8_t>(U));
  case CL_UNSIGNED_INT16:
    return append(To, saturate<uint16_t>(U));
  case CL_HALF_FLOAT:
    return append(To, _Float16(F));
  default: // of 32 bits
    return append(To, U);
  }
}

std::string q7x2::opencl::packColor(const cl_image_format &F,
                                    const void *Color) {
  std::string Element;
  const size_t Count = channels(F.image_channel_order);
  for (unsigned I = 0; I != Count; ++I) {
    const bool Swaps = F.image_channel_order == CL_BGRA && I != 3;
    appendChannel(Element, F.image_channel_data_type, Color, Swaps ? 2 - I : I);
  }
  return Element;
}

cl_int clGetSupportedImageFormats(cl_context Context, cl_mem_flags Flags,
                                  cl_mem_object_type Type, cl_uint Entries,
                                  cl_image_format *Formats, cl_uint *Count) {
  if (!find(Context))
    return CL_INVALID_CONTEXT;
  if (Type < CL_MEM_OBJECT_IMAGE2D || Type > CL_MEM_OBJECT_IMAGE1D_BUFFER ||
      (Formats && Entries == 0) ||
      !areMemoryFlags(Flags & ~cl_mem_flags(CL_MEM_KERNEL_READ_AND_WRITE)))
    return CL_INVALID_VALUE;
  const std::vector<cl_image_format> All = formats(Type);
  if (Formats)
    std::copy_n(All.begin(), std::min<size_t>(All.size(), Entries), Formats);
  if (Count)
    *Count = cl_uint(All.size());
  return CL_SUCCESS;
}

//===----------------------------------------------------------------------===//
// Creating
//===----------------------------------------------------------------------===//

/// Sizes from a description; CL_SUCCESS, or the error for it.
static cl_int readSizes(const cl_image_desc &D, ImageShape &S) {
  S.Type = D.image_type;
  if (S.Type < CL_MEM_OBJECT_IMAGE2D || S.Type > CL_MEM_OBJECT_IMAGE1D_BUFFER)
    return CL_INVALID_IMAGE_DESCRIPTOR;
  const bool Is3D = S.Type == CL_MEM_OBJECT_IMAGE3D;
  S.Width = D.image_width;
  S.Height = S.hasRows() ? D.image_height : 1;
  S.Depth = S.isArray() ? D.image_array_size : Is3D ? D.image_depth : 1;
  const size_t MostWidth = S.Type == CL_MEM_OBJECT_IMAGE1D_BUFFER
                               ? MaxImageBuffer
                           : Is3D ? MaxImage3D
                                  : MaxImageWidth;
  if (!S.Width || !S.Height || !S.Depth || S.Width > MostWidth ||
      S.Height > (Is3D ? MaxImage3D : MaxImageWidth) ||
      S.Depth > (S.isArray() ? MaxImageLayers : MaxImage3D))
    return CL_INVALID_IMAGE_SIZE;
  if (D.num_mip_levels || D.num_samples)
    return CL_INVALID_IMAGE_DESCRIPTOR;
  // An image of the elements of a buffer has one, a 2D image may have one.
  if (S.Type == CL_MEM_OBJECT_IMAGE2D)
    return CL_SUCCESS;
  const bool NeedsBuffer = S.Type == CL_MEM_OBJECT_IMAGE1D_BUFFER;
  return NeedsBuffer == (D.mem_object != nullptr) ? CL_SUCCESS
                                                  : CL_INVALID_IMAGE_DESCRIPTOR;
}

/// Distances of rows and slices in the host's memory or in a buffer; false if
/// they do not suit the shape.
static bool readPitches(const cl_image_desc &D, bool HasHost, ImageShape &S) {
  const size_t Row = S.Width * S.ElementBytes;
  if (!HasHost && (D.image_row_pitch || D.image_slice_pitch) && !D.mem_object)
    return false;
  S.RowPitch = D.image_row_pitch ? D.image_row_pitch : Row;
  if (S.RowPitch < Row || S.RowPitch % S.ElementBytes)
    return false;
  if (__builtin_mul_overflow(S.RowPitch, S.Height, &S.SlicePitch))
    return false;
  if (S.hasSlices() && D.image_slice_pitch) {
    if (D.image_slice_pitch < S.SlicePitch || D.image_slice_pitch % S.RowPitch)
      return false;
    S.SlicePitch = D.image_slice_pitch;
  }
  size_t Bytes;
  return !__builtin_mul_overflow(S.SlicePitch, S.Depth, &Bytes);
}

/// Copies the host program's elements to a compact image.
static bool copyHost(_cl_mem &M, const ImageShape &Host, const char *From) {
  const ImageShape &S = *M.Shape;
  M.Initial = allocateHost(M.Size);
  if (!M.Initial)
    return false;
  for (size_t Z = 0; Z != S.Depth; ++Z)
    for (size_t Y = 0; Y != S.Height; ++Y)
      std::memcpy(M.Initial.get() + Z * S.SlicePitch + Y * S.RowPitch,
                  From + Z * Host.SlicePitch + Y * Host.RowPitch, S.RowPitch);
  return true;
}

static Result<_cl_mem> makeBufferImage(const Ref<_cl_context> &C,
                                       const cl_mem_properties *Properties,
                                       cl_mem_flags Flags, const ImageShape &S,
                                       cl_mem Buffer) {
  Ref<_cl_mem> Parent = find(Buffer);
  if (cl_int E = checkBuffer(Parent, C.get()))
    return E == CL_INVALID_CONTEXT ? E : CL_INVALID_IMAGE_DESCRIPTOR;
  Flags = inheritFlags(Parent->Flags, Flags);
  if (!Flags)
    return CL_INVALID_VALUE;
  if (S.bytes() > Parent->Size)
    return CL_INVALID_IMAGE_SIZE;
  // Sub-buffers begin at multiples of more than an element, like the machine's
  // own memory; a host program's need not.
  if (reinterpret_cast<uintptr_t>(Parent->HostPtr) %
      (ImageBaseAlignment * S.ElementBytes))
    return CL_INVALID_IMAGE_FORMAT_DESCRIPTOR;
  auto M = create<_cl_mem>(C, Parent, 0, S.bytes(), Flags, Parent->HostPtr,
                           copyProperties(Properties));
  if (M)
    M->Shape = S;
  return M;
}

static Result<_cl_mem> makeImage(cl_context Context,
                                 const cl_mem_properties *Properties,
                                 cl_mem_flags Flags,
                                 const cl_image_format *Format,
                                 const cl_image_desc *Description, void *Host) {
  Ref<_cl_context> C = find(Context);
  if (!C)
    return CL_INVALID_CONTEXT;
  if (Properties && *Properties)
    return CL_INVALID_PROPERTY;
  // It has a meaning for clGetSupportedImageFormats only.
  Flags &= ~cl_mem_flags(CL_MEM_KERNEL_READ_AND_WRITE);
  if (!areMemoryFlags(Flags))
    return CL_INVALID_VALUE;
  if (!Format || !isFormat(*Format))
    return CL_INVALID_IMAGE_FORMAT_DESCRIPTOR;
  if (!Description)
    return CL_INVALID_IMAGE_DESCRIPTOR;
  ImageShape S = {};
  S.Format = *Format;
  if (cl_int E = readSizes(*Description, S))
    return E;
  S.ElementBytes = elementBytes(*Format);
  if (!S.ElementBytes || !canHave(S.Type, Format->image_channel_order))
    return CL_IMAGE_FORMAT_NOT_SUPPORTED;
  const bool IsOfBuffer =
      S.Type == CL_MEM_OBJECT_IMAGE2D && Description->mem_object;
  if (IsOfBuffer &&
      Description->image_row_pitch % (ImagePitchAlignment * S.ElementBytes))
    return CL_INVALID_IMAGE_FORMAT_DESCRIPTOR;
  if (!readPitches(*Description, Host != nullptr, S))
    return CL_INVALID_IMAGE_DESCRIPTOR;
  const bool Uses = Flags & CL_MEM_USE_HOST_PTR;
  const bool Copies = Flags & CL_MEM_COPY_HOST_PTR;
  if ((Uses || Copies) != (Host != nullptr))
    return CL_INVALID_HOST_PTR;
  if (Description->mem_object)
    return makeBufferImage(C, Properties, Flags, S, Description->mem_object);
  const ImageShape Given = S;
  if (!Uses) {
    S.RowPitch = S.Width * S.ElementBytes;
    S.SlicePitch = S.RowPitch * S.Height;
  }
  if (S.bytes() > theDevice()->MaxAllocation)
    return CL_MEM_OBJECT_ALLOCATION_FAILURE;
  auto M = create<_cl_mem>(
      C, Ref<_cl_mem>(), 0, S.bytes(), withDeviceAccess(Flags),
      Uses ? static_cast<char *>(Host) : nullptr, copyProperties(Properties));
  if (!M)
    return CL_OUT_OF_HOST_MEMORY;
  M->Shape = S;
  if (Copies && !copyHost(*M, Given, static_cast<const char *>(Host)))
    return CL_OUT_OF_HOST_MEMORY;
  return M;
}

cl_mem clCreateImage(cl_context Context, cl_mem_flags Flags,
                     const cl_image_format *Format,
                     const cl_image_desc *Description, void *Host,
                     cl_int *Error) {
  return giveOut(makeImage(Context, nullptr, Flags, Format, Description, Host),
                 Error);
}

cl_mem clCreateImageWithProperties(cl_context Context,
                                   const cl_mem_properties *Properties,
                                   cl_mem_flags Flags,
                                   const cl_image_format *Format,
                                   const cl_image_desc *Description, void *Host,
                                   cl_int *Error) {
  return giveOut(
      makeImage(Context, Properties, Flags, Format, Description, Host), Error);
}

cl_mem clCreateImage2D(cl_context Context, cl_mem_flags Flags,
                       const cl_image_format *Format, size_t Width,
                       size_t Height, size_t RowPitch, void *Host,
                       cl_int *Error) {
  cl_image_desc D = {};
  D.image_type = CL_MEM_OBJECT_IMAGE2D;
  D.image_width = Width;
  D.image_height = Height;
  D.image_row_pitch = RowPitch;
  return clCreateImage(Context, Flags, Format, &D, Host, Error);
}

cl_mem clCreateImage3D(cl_context Context, cl_mem_flags Flags,
                       const cl_image_format *Format, size_t Width,
                       size_t Height, size_t Depth, size_t RowPitch,
                       size_t SlicePitch, void *Host, cl_int *Error) {
  cl_image_desc D = {};
  D.image_type = CL_MEM_OBJECT_IMAGE3D;
  D.image_width = Width;
  D.image_height = Height;
  D.image_depth = Depth;
  D.image_row_pitch = RowPitch;
  D.image_slice_pitch = SlicePitch;
  return clCreateImage(Context, Flags, Format, &D, Host, Error);
}

//===----------------------------------------------------------------------===//
// Information
//===----------------------------------------------------------------------===//

static cl_int imageInfo(const _cl_mem &M, cl_image_info Name, const Answer &A) {
  const ImageShape &S = *M.Shape;
  switch (Name) {
  case CL_IMAGE_FORMAT:
    return A.value(S.Format);
  case CL_IMAGE_ELEMENT_SIZE:
    return A.value(S.ElementBytes);
  case CL_IMAGE_ROW_PITCH:
    return A.value(S.RowPitch);
  case CL_IMAGE_SLICE_PITCH:
    return A.value(S.hasSlices() ? S.SlicePitch : size_t(0));
  case CL_IMAGE_WIDTH:
    return A.value(S.Width);
  case CL_IMAGE_HEIGHT:
    return A.value(S.hasRows() ? S.Height : size_t(0));
  case CL_IMAGE_DEPTH:
    return A.value(S.Type == CL_MEM_OBJECT_IMAGE3D ? S.Depth : size_t(0));
  case CL_IMAGE_ARRAY_SIZE:
    return A.value(S.isArray() ? S.Depth : size_t(0));
  case CL_IMAGE_BUFFER:
    return A.value(M.Parent.get());
  case CL_IMAGE_NUM_MIP_LEVELS:
  case CL_IMAGE_NUM_SAMPLES:
    return A.value<cl_uint>(0);
  default:
    return CL_INVALID_VALUE;
  }
}

cl_int clGetImageInfo(cl_mem Image, cl_image_info Name, size_t Size,
                      void *Value, size_t *SizeRet) {
  Ref<_cl_mem> M = find(Image);
  if (!M || !M->Shape)
    return CL_INVALID_MEM_OBJECT;
  return imageInfo(*M, Name, Answer(Size, Value, SizeRet));
}
