//===-- Platform.cpp - The platform ---------------------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Platform.h"
#include "Dispatch.h"
#include "Info.h"
#include <cstdlib>

using namespace q7x2::opencl;

uint32_t q7x2::opencl::requestedChecks() {
  const char *List = std::getenv("Q7X2_CL_CHECK");
  return List ? q7x2_parse_checks(List) : 0;
}

cl_platform_id q7x2::opencl::thePlatform() {
  static const cl_platform_id Platform = create<_cl_platform_id>().take();
  return Platform;
}

static cl_int givePlatforms(cl_uint Entries, cl_platform_id *Platforms,
                            cl_uint *Count) {
  if ((Platforms && Entries == 0) || (!Platforms && !Count))
    return CL_INVALID_VALUE;
  if (Platforms)
    Platforms[0] = thePlatform();
  if (Count)
    *Count = 1;
  return CL_SUCCESS;
}

cl_int clGetPlatformIDs(cl_uint Entries, cl_platform_id *Platforms,
                        cl_uint *Count) {
  return givePlatforms(Entries, Platforms, Count);
}

Q7X2_OPENCL_EXPORT cl_int clIcdGetPlatformIDsKHR(cl_uint Entries,
                                                 cl_platform_id *Platforms,
                                                 cl_uint *Count) {
  return givePlatforms(Entries, Platforms, Count);
}

static cl_int platformInfo(cl_platform_info Name, const Answer &A) {
  switch (Name) {
  case CL_PLATFORM_PROFILE:
    return A.text("FULL_PROFILE");
  case CL_PLATFORM_VERSION:
    return A.text("OpenCL 3.0 Q7X2");
  case CL_PLATFORM_NUMERIC_VERSION:
    return A.value<cl_version>(CL_MAKE_VERSION(3, 0, 0));
  case CL_PLATFORM_NAME:
  case CL_PLATFORM_VENDOR:
  case CL_PLATFORM_ICD_SUFFIX_KHR:
    return A.text("Q7X2");
  case CL_PLATFORM_EXTENSIONS:
    return A.text(extensionNames());
  case CL_PLATFORM_EXTENSIONS_WITH_VERSION:
    return A.list(extensions());
  case CL_PLATFORM_HOST_TIMER_RESOLUTION:
    return A.value<cl_ulong>(1);
  default:
    return CL_INVALID_VALUE;
  }
}

Q7X2_OPENCL_EXPORT cl_int clGetPlatformInfo(cl_platform_id Platform,
                                            cl_platform_info Name, size_t Size,
                                            void *Value, size_t *SizeRet) {
  // A null platform may be the default one.
  if (Platform && !find(Platform))
    return CL_INVALID_PLATFORM;
  return platformInfo(Name, Answer(Size, Value, SizeRet));
}

cl_int clUnloadCompiler() { return CL_SUCCESS; }

cl_int clUnloadPlatformCompiler(cl_platform_id Platform) {
  return find(Platform) ? CL_SUCCESS : CL_INVALID_PLATFORM;
}
