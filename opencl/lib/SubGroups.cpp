//===-- SubGroups.cpp - Sub-groups of kernels -----------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Info.h"
#include "Kernel.h"
#include "Platform.h"

using namespace q7x2::opencl;

namespace {
/// The sizes that the host program passes: up to three numbers.
struct Question {
  size_t Numbers[3] = {1, 1, 1};
  size_t Count = 0;
  bool read(size_t Size, const void *Value);
  size_t product() const { return Numbers[0] * Numbers[1] * Numbers[2]; }
};
} // namespace

bool Question::read(size_t Size, const void *Value) {
  Count = Size / sizeof(size_t);
  if (!Value || Count == 0 || Count > 3 || Size % sizeof(size_t))
    return false;
  std::memcpy(Numbers, Value, Size);
  return true;
}

/// A work-group of \p SubGroups sub-groups, in as many dimensions as there is
/// space for.
static cl_int answerLocalSize(size_t SubGroups, size_t Size, void *Value,
                              size_t *SizeRet) {
  const q7x2_limits &L = theDevice()->Limits;
  const size_t Threads = SubGroups * L.warp_threads;
  std::vector<size_t> Sizes(Size / sizeof(size_t), 1);
  if (Value && (Sizes.empty() || Sizes.size() > 3))
    return CL_INVALID_VALUE;
  if (!Sizes.empty())
    Sizes[0] = Threads;
  // There is no such work-group: all zeros.
  if (SubGroups > L.block_threads / L.warp_threads)
    Sizes.assign(Sizes.size(), 0);
  return Answer(Size, Value, SizeRet).list(Sizes);
}

static cl_int subGroupInfo(const _cl_kernel &K, cl_kernel_sub_group_info Name,
                           size_t InputSize, const void *Input, size_t Size,
                           void *Value, size_t *SizeRet) {
  const q7x2_limits &L = theDevice()->Limits;
  const Answer A(Size, Value, SizeRet);
  Question Q;
  switch (Name) {
  case CL_KERNEL_MAX_SUB_GROUP_SIZE_FOR_NDRANGE:
    // As get_max_sub_group_size, also where no sub-group has as many.
    return Q.read(InputSize, Input) ? A.value<size_t>(L.warp_threads)
                                    : CL_INVALID_VALUE;
  case CL_KERNEL_SUB_GROUP_COUNT_FOR_NDRANGE:
    return Q.read(InputSize, Input)
               ? A.value((Q.product() + L.warp_threads - 1) / L.warp_threads)
               : CL_INVALID_VALUE;
  case CL_KERNEL_LOCAL_SIZE_FOR_SUB_GROUP_COUNT:
    return Q.read(InputSize, Input) && Q.Count == 1
               ? answerLocalSize(Q.Numbers[0], Size, Value, SizeRet)
               : CL_INVALID_VALUE;
  case CL_KERNEL_MAX_NUM_SUB_GROUPS:
    return A.value<size_t>(L.block_threads / L.warp_threads);
  case CL_KERNEL_COMPILE_NUM_SUB_GROUPS:
    return A.value<size_t>(0);
  default:
    return CL_INVALID_VALUE;
  }
}

cl_int clGetKernelSubGroupInfo(cl_kernel Kernel, cl_device_id Device,
                               cl_kernel_sub_group_info Name, size_t InputSize,
                               const void *Input, size_t Size, void *Value,
                               size_t *SizeRet) {
  Ref<_cl_kernel> K = find(Kernel);
  if (!K)
    return CL_INVALID_KERNEL;
  if (Device && !find(Device))
    return CL_INVALID_DEVICE;
  return subGroupInfo(*K, Name, InputSize, Input, Size, Value, SizeRet);
}

cl_int clGetKernelSubGroupInfoKHR(cl_kernel Kernel, cl_device_id Device,
                                  cl_kernel_sub_group_info Name,
                                  size_t InputSize, const void *Input,
                                  size_t Size, void *Value, size_t *SizeRet) {
  return clGetKernelSubGroupInfo(Kernel, Device, Name, InputSize, Input, Size,
                                 Value, SizeRet);
}
