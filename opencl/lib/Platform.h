//===-- Platform.h - The platform and its device ----------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef Q7X2_OPENCL_PLATFORM_H
#define Q7X2_OPENCL_PLATFORM_H

#include "Object.h"
#include "q7x2/q7x2sim.h"
#include <string>
#include <vector>

/// There is one, and it is never destroyed.
struct _cl_platform_id : q7x2::opencl::Object {
  static constexpr q7x2::opencl::Kind ItsKind = q7x2::opencl::Kind::Platform;
  _cl_platform_id() : Object(ItsKind) {}
};

/// The same holds for the device. Retaining and releasing it has no effect, as
/// for every device that is no sub-device.
struct _cl_device_id : q7x2::opencl::Object {
  static constexpr q7x2::opencl::Kind ItsKind = q7x2::opencl::Kind::Device;
  q7x2_limits Limits;
  cl_ulong MemoryBytes;   // of global memory
  cl_ulong MaxAllocation; // bytes of a buffer
  _cl_device_id();
};

namespace q7x2::opencl {

/// The bytes that the device's memory moves in a cycle, which is a nanosecond.
constexpr cl_uint CacheLineBytes = 128;

cl_platform_id thePlatform();
cl_device_id theDevice();
/// The device as the simulator has it. Null in a process that has been forked
/// off after its first use: another thread may have held its locks.
q7x2_device *theMachine();

/// The checks of q7x2-cl --check; none if the list is wrong, which that
/// reports.
uint32_t requestedChecks();

/// A version as OpenCL 3.0 writes it, with the name that it belongs to.
cl_name_version named(const std::string &Name, cl_version Version);
/// All extensions, those of the compiler and those of this library.
const std::vector<cl_name_version> &extensions();
std::string extensionNames();
/// Whether the compiler defines the name, an extension or a feature.
bool compilerHas(const char *Name);
/// A hash of the compiler.
const char *compilerHash();

/// Whether \p Devices are a list of \p Count devices that may be null and
/// empty.
cl_int checkDeviceList(cl_uint Count, const cl_device_id *Devices);

} // namespace q7x2::opencl

#endif // Q7X2_OPENCL_PLATFORM_H
