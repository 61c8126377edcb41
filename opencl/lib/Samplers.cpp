//===-- Samplers.cpp - Samplers -------------------------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Images.h"
#include "Info.h"

using namespace q7x2::opencl;

uint64_t _cl_sampler::bits() const {
  // CLK_NORMALIZED_COORDS_TRUE, CLK_ADDRESS_* and CLK_FILTER_*.
  return (Normalized ? 1 : 0) | 2 * (Addressing - CL_ADDRESS_NONE) |
         (Filter == CL_FILTER_LINEAR ? 0x20 : 0x10);
}

static Result<_cl_sampler>
makeSampler(cl_context Context, cl_bool Normalized,
            cl_addressing_mode Addressing, cl_filter_mode Filter,
            std::vector<cl_sampler_properties> Properties) {
  Ref<_cl_context> C = find(Context);
  if (!C)
    return CL_INVALID_CONTEXT;
  const bool Repeats = Addressing == CL_ADDRESS_REPEAT ||
                       Addressing == CL_ADDRESS_MIRRORED_REPEAT;
  if (Addressing < CL_ADDRESS_NONE || Addressing > CL_ADDRESS_MIRRORED_REPEAT ||
      (Filter != CL_FILTER_NEAREST && Filter != CL_FILTER_LINEAR) ||
      (Normalized != CL_FALSE && Normalized != CL_TRUE) ||
      (Repeats && !Normalized))
    return CL_INVALID_VALUE;
  return create<_cl_sampler>(std::move(C), Normalized, Addressing, Filter,
                             std::move(Properties));
}

cl_sampler clCreateSampler(cl_context Context, cl_bool Normalized,
                           cl_addressing_mode Addressing, cl_filter_mode Filter,
                           cl_int *Error) {
  return giveOut(makeSampler(Context, Normalized, Addressing, Filter, {}),
                 Error);
}

static Result<_cl_sampler> makeSampler(cl_context Context,
                                       const cl_sampler_properties *List) {
  cl_sampler_properties Normalized = CL_TRUE, Addressing = CL_ADDRESS_CLAMP,
                        Filter = CL_FILTER_NEAREST;
  unsigned Seen = 0;
  for (const cl_sampler_properties *I = List; I && *I; I += 2) {
    const unsigned Bit = *I == CL_SAMPLER_NORMALIZED_COORDS ? 1
                         : *I == CL_SAMPLER_ADDRESSING_MODE ? 2
                         : *I == CL_SAMPLER_FILTER_MODE     ? 4
                                                            : 0;
    if (!Bit || (Seen & Bit))
      return find(Context) ? CL_INVALID_VALUE : CL_INVALID_CONTEXT;
    Seen |= Bit;
    (Bit == 1 ? Normalized : Bit == 2 ? Addressing : Filter) = I[1];
  }
  return makeSampler(Context, cl_bool(Normalized),
                     cl_addressing_mode(Addressing), cl_filter_mode(Filter),
                     copyProperties(List));
}

cl_sampler clCreateSamplerWithProperties(cl_context Context,
                                         const cl_sampler_properties *List,
                                         cl_int *Error) {
  return giveOut(makeSampler(Context, List), Error);
}

cl_int clRetainSampler(cl_sampler Sampler) {
  return retain(Sampler, CL_INVALID_SAMPLER);
}

cl_int clReleaseSampler(cl_sampler Sampler) {
  return release(Sampler, CL_INVALID_SAMPLER);
}

static cl_int samplerInfo(const _cl_sampler &S, cl_sampler_info Name,
                          const Answer &A) {
  switch (Name) {
  case CL_SAMPLER_REFERENCE_COUNT:
    return A.value<cl_uint>(S.Handles);
  case CL_SAMPLER_CONTEXT:
    return A.value(S.Context.get());
  case CL_SAMPLER_NORMALIZED_COORDS:
    return A.value(S.Normalized);
  case CL_SAMPLER_ADDRESSING_MODE:
    return A.value(S.Addressing);
  case CL_SAMPLER_FILTER_MODE:
    return A.value(S.Filter);
  case CL_SAMPLER_PROPERTIES:
    return A.list(S.Properties);
  default:
    return CL_INVALID_VALUE;
  }
}

cl_int clGetSamplerInfo(cl_sampler Sampler, cl_sampler_info Name, size_t Size,
                        void *Value, size_t *SizeRet) {
  Ref<_cl_sampler> S = find(Sampler);
  if (!S)
    return CL_INVALID_SAMPLER;
  return samplerInfo(*S, Name, Answer(Size, Value, SizeRet));
}
