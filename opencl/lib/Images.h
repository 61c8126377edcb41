//===-- Images.h - Images and samplers --------------------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An image is a memory object with a shape: elements in rows, rows in slices or
// layers. A kernel gets the address of a description of it.
//
//===----------------------------------------------------------------------===//

#ifndef Q7X2_OPENCL_IMAGES_H
#define Q7X2_OPENCL_IMAGES_H

#include "Context.h"
#include "OpenCL.h"

namespace q7x2::opencl {

struct ImageShape {
  cl_mem_object_type Type;
  cl_image_format Format;
  size_t ElementBytes;
  size_t Width, Height,
      Depth; // elements, rows, and slices or layers: 1 or more
  size_t RowPitch, SlicePitch; // bytes

  bool isArray() const {
    return Type == CL_MEM_OBJECT_IMAGE1D_ARRAY ||
           Type == CL_MEM_OBJECT_IMAGE2D_ARRAY;
  }
  bool hasRows() const {
    return Type == CL_MEM_OBJECT_IMAGE2D || Type == CL_MEM_OBJECT_IMAGE3D ||
           Type == CL_MEM_OBJECT_IMAGE2D_ARRAY;
  }
  bool hasSlices() const { return isArray() || Type == CL_MEM_OBJECT_IMAGE3D; }
  /// Sizes in the order in which commands have them: a 1D array's layers are
  /// its second dimension.
  size_t size(unsigned Dimension) const;
  size_t bytes() const { return SlicePitch * Depth; }
};

/// The device's limits.
constexpr size_t MaxImageWidth = 16384; // and height
constexpr size_t MaxImage3D = 2048;     // in each dimension
constexpr size_t MaxImageLayers = 2048;
constexpr size_t MaxImageBuffer = size_t(1) << 27; // elements
// Of 2D images of buffers, in elements.
constexpr cl_uint ImagePitchAlignment = 1;
constexpr cl_uint ImageBaseAlignment = 1;
constexpr cl_uint MaxImageArguments = 128;
constexpr cl_uint MaxSamplers = 16;

/// The bytes of an element of a format; 0 if it is not supported.
size_t elementBytes(const cl_image_format &F);
/// An element of a format from a color of four floats or integers.
std::string packColor(const cl_image_format &F, const void *Color);

} // namespace q7x2::opencl

struct _cl_sampler : q7x2::opencl::Object {
  static constexpr q7x2::opencl::Kind ItsKind = q7x2::opencl::Kind::Sampler;

  const q7x2::opencl::Ref<_cl_context> Context;
  const cl_bool Normalized;
  const cl_addressing_mode Addressing;
  const cl_filter_mode Filter;
  const std::vector<cl_sampler_properties> Properties;

  _cl_sampler(q7x2::opencl::Ref<_cl_context> Context, cl_bool Normalized,
              cl_addressing_mode Addressing, cl_filter_mode Filter,
              std::vector<cl_sampler_properties> Properties)
      : Object(ItsKind), Context(std::move(Context)), Normalized(Normalized),
        Addressing(Addressing), Filter(Filter),
        Properties(std::move(Properties)) {}
  /// The sampler as a kernel gets it: the number that OpenCL C has for it.
  uint64_t bits() const;
};

#endif // Q7X2_OPENCL_IMAGES_H
