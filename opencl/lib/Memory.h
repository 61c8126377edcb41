//===-- Memory.h - Buffers --------------------------------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef Q7X2_OPENCL_MEMORY_H
#define Q7X2_OPENCL_MEMORY_H

#include "Event.h"
#include "Images.h"
#include <cstdlib>
#include <memory>

namespace q7x2::opencl {

struct FreeMemory {
  void operator()(void *P) const { std::free(P); }
};
using HostMemory = std::unique_ptr<char, FreeMemory>;
/// Null if the host has none.
HostMemory allocateHost(size_t Bytes);

using MemoryDestructorFn = void(CL_CALLBACK *)(cl_mem, void *);

/// The flags that bar commands of the host program from a buffer.
constexpr cl_mem_flags HostCannotRead =
    CL_MEM_HOST_WRITE_ONLY | CL_MEM_HOST_NO_ACCESS;
constexpr cl_mem_flags HostCannotWrite =
    CL_MEM_HOST_READ_ONLY | CL_MEM_HOST_NO_ACCESS;

/// Rows of bytes in memory: all of a buffer's range, or a region of an image.
struct Box {
  size_t Offset = 0; // of the first row
  size_t RowBytes = 0, Rows = 1, Slices = 1;
  size_t RowPitch = 0, SlicePitch = 0;
};

/// Calls Do(offset in A, offset in B) for the rows of two boxes of one size,
/// until it returns an error.
template <typename DoFn> cl_int eachRow(const Box &A, const Box &B, DoFn Do) {
  for (size_t Z = 0; Z != A.Slices; ++Z)
    for (size_t Y = 0; Y != A.Rows; ++Y)
      if (cl_int E = Do(A.Offset + Z * A.SlicePitch + Y * A.RowPitch,
                        B.Offset + Z * B.SlicePitch + Y * B.RowPitch))
        return E;
  return CL_SUCCESS;
}

} // namespace q7x2::opencl

/// A buffer or sub-buffer, or an image, which has a shape. Global memory is
/// allocated by the first command that needs it: until then a host program may
/// change the memory of CL_MEM_USE_HOST_PTR.
struct _cl_mem : q7x2::opencl::Object {
  static constexpr q7x2::opencl::Kind ItsKind = q7x2::opencl::Kind::Memory;

  const q7x2::opencl::Ref<_cl_context> Context;
  const q7x2::opencl::Ref<_cl_mem> Parent; // of a sub-buffer
  const size_t Origin;                     // in the parent
  const size_t Size;
  const cl_mem_flags Flags;
  char *const HostPtr; // of CL_MEM_USE_HOST_PTR, else null
  const std::vector<cl_mem_properties> Properties;
  std::optional<q7x2::opencl::ImageShape> Shape; // set before it is given out

  // Of the worker, and only in a buffer that is no sub-buffer.
  uint64_t Address = 0;
  uint64_t Description = 0;         // of an image: the address for kernels
  bool OwnsAddress = true;          // false if it is shared virtual memory's
  q7x2::opencl::HostMemory Initial; // not yet on the device

  // Under the lock.
  std::mutex Lock;
  struct Mapping {
    char *Pointer;
    q7x2::opencl::Box Where;
    bool Writes;
  };
  std::vector<Mapping> Mappings;
  q7x2::opencl::HostMemory Shadow; // the memory of mapped pointers
  std::vector<std::pair<q7x2::opencl::MemoryDestructorFn, void *>> Destructors;

  _cl_mem(q7x2::opencl::Ref<_cl_context> Context,
          q7x2::opencl::Ref<_cl_mem> Parent, size_t Origin, size_t Size,
          cl_mem_flags Flags, char *HostPtr,
          std::vector<cl_mem_properties> Properties);
  ~_cl_mem();

  _cl_mem &root() { return Parent ? *Parent : *this; }
  bool holds(size_t Offset, size_t Bytes) const {
    return Offset <= Size && Bytes <= Size - Offset;
  }
  /// Host memory for the whole buffer, to which it is mapped. Null if there is
  /// none.
  char *hostMemory();

  // By the worker. Results are CL_SUCCESS or a command's status.
  cl_int place(q7x2_device *Device, uint64_t &Address);
  /// The address of an image's description.
  cl_int describe(q7x2_device *Device, uint64_t &Address);
  cl_int read(q7x2::opencl::Execution &X, size_t Offset, void *To,
              size_t Bytes);
  cl_int write(q7x2::opencl::Execution &X, size_t Offset, const void *From,
               size_t Bytes);
  /// Copies bytes to another buffer, or to others of the same.
  cl_int copy(q7x2::opencl::Execution &X, size_t Offset, _cl_mem &Target,
              size_t TargetOffset, size_t Bytes);
  /// Fills with repetitions of a pattern.
  cl_int fill(q7x2::opencl::Execution &X, size_t Offset,
              const std::string &Pattern, size_t Bytes);
};

namespace q7x2::opencl {

/// Checks a buffer argument of a command in a context; or one that may be an
/// image as well.
cl_int checkBuffer(const Ref<_cl_mem> &Memory, cl_context Context);
cl_int checkMemory(const Ref<_cl_mem> &Memory, cl_context Context);
/// Whether flags for a new memory object go together.
bool areMemoryFlags(cl_mem_flags Flags);
/// Without flags for kernels, they may read and write.
cl_mem_flags withDeviceAccess(cl_mem_flags Flags);
/// The flags of a part of a buffer; missing ones are inherited. 0 if they want
/// more than the buffer allows.
cl_mem_flags inheritFlags(cl_mem_flags Parent, cl_mem_flags Given);

bool areMapFlags(cl_map_flags Flags);
/// Whether the wait list is valid, and the host program may map for that.
cl_int checkMapping(const Request &R, const _cl_mem &M, cl_map_flags Flags);
/// Enqueues the mapping of a box; null and a problem, or the pointer to it.
char *mapBox(Request &R, const Ref<_cl_mem> &M, cl_bool Blocking,
             cl_map_flags Flags, const Box &Where, cl_int &Problem);
/// Reports an error of the simulator on a command and frees it; CL_SUCCESS if
/// there is none.
cl_int commandStatus(q7x2_error *E, cl_int Status);

} // namespace q7x2::opencl

#endif // Q7X2_OPENCL_MEMORY_H
