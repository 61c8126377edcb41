//===-- Mapping.cpp - Mapping of buffers ----------------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Memory.h"
#include <algorithm>

using namespace q7x2::opencl;

bool q7x2::opencl::areMapFlags(cl_map_flags Flags) {
  constexpr cl_map_flags ReadWrite = CL_MAP_READ | CL_MAP_WRITE;
  return Flags == CL_MAP_WRITE_INVALIDATE_REGION || !(Flags & ~ReadWrite);
}

cl_int q7x2::opencl::checkMapping(const Request &R, const _cl_mem &M,
                                  cl_map_flags Flags) {
  if (R.Error)
    return R.Error;
  const bool Writes = Flags & (CL_MAP_WRITE | CL_MAP_WRITE_INVALIDATE_REGION);
  return ((Flags & CL_MAP_READ) && (M.Flags & HostCannotRead)) ||
                 (Writes && (M.Flags & HostCannotWrite))
             ? CL_INVALID_OPERATION
             : CL_SUCCESS;
}

static cl_int checkMap(const Request &R, const Ref<_cl_mem> &M,
                       cl_map_flags Flags, size_t Offset, size_t Bytes) {
  if (!R.Queue)
    return R.Error;
  if (cl_int E = checkBuffer(M, R.context()))
    return E;
  if (Bytes == 0 || !M->holds(Offset, Bytes) || !areMapFlags(Flags))
    return CL_INVALID_VALUE;
  return checkMapping(R, *M, Flags);
}

/// The rows of a box in the mapped memory, from the pointer on.
static Box inHost(Box Where) {
  Where.Offset = 0;
  return Where;
}

char *q7x2::opencl::mapBox(Request &R, const Ref<_cl_mem> &M, cl_bool Blocking,
                           cl_map_flags Flags, const Box &Where,
                           cl_int &Problem) {
  char *Host = M->hostMemory();
  Problem = Host ? CL_SUCCESS : CL_MAP_FAILURE;
  if (Problem)
    return nullptr;
  char *Pointer = Host + Where.Offset;
  const bool Writes = Flags & (CL_MAP_WRITE | CL_MAP_WRITE_INVALIDATE_REGION);
  {
    std::lock_guard<std::mutex> Guard(M->Lock);
    M->Mappings.push_back({Pointer, Where, Writes});
  }
  // Bytes that the host program does not write keep their values.
  Work Fetch = [=](Execution &X) {
    return eachRow(Where, inHost(Where), [&](size_t D, size_t H) {
      return M->read(X, D, Pointer + H, Where.RowBytes);
    });
  };
  if (Flags & CL_MAP_WRITE_INVALIDATE_REGION)
    Fetch = nullptr;
  Problem = R.submit(std::move(Fetch), Blocking);
  return Problem ? nullptr : Pointer;
}

void *clEnqueueMapBuffer(cl_command_queue Queue, cl_mem Buffer,
                         cl_bool Blocking, cl_map_flags Flags, size_t Offset,
                         size_t Bytes, cl_uint Count, const cl_event *WaitList,
                         cl_event *Event, cl_int *Error) {
  Request R(Queue, CL_COMMAND_MAP_BUFFER, Count, WaitList, Event);
  Ref<_cl_mem> M = find(Buffer);
  cl_int Problem = checkMap(R, M, Flags, Offset, Bytes);
  void *Pointer = nullptr;
  if (!Problem)
    Pointer = mapBox(R, M, Blocking, Flags, {Offset, Bytes}, Problem);
  if (Error)
    *Error = Problem;
  return Pointer;
}

/// Takes the last mapping to the pointer off the buffer's list.
static bool takeMapping(_cl_mem &M, const void *Pointer,
                        _cl_mem::Mapping &Result) {
  std::lock_guard<std::mutex> Guard(M.Lock);
  auto It = std::find_if(
      M.Mappings.rbegin(), M.Mappings.rend(),
      [&](const _cl_mem::Mapping &A) { return A.Pointer == Pointer; });
  if (It == M.Mappings.rend())
    return false;
  Result = *It;
  M.Mappings.erase(std::next(It).base());
  return true;
}

cl_int clEnqueueUnmapMemObject(cl_command_queue Queue, cl_mem Buffer,
                               void *Pointer, cl_uint Count,
                               const cl_event *WaitList, cl_event *Event) {
  Request R(Queue, CL_COMMAND_UNMAP_MEM_OBJECT, Count, WaitList, Event);
  if (!R.Queue)
    return R.Error;
  Ref<_cl_mem> M = find(Buffer);
  if (cl_int E = checkMemory(M, R.context()))
    return E;
  if (R.Error)
    return R.Error;
  _cl_mem::Mapping Was;
  if (!takeMapping(*M, Pointer, Was))
    return CL_INVALID_VALUE;
  Work Store = [=](Execution &X) {
    return eachRow(Was.Where, inHost(Was.Where), [&](size_t D, size_t H) {
      return M->write(X, D, Was.Pointer + H, Was.Where.RowBytes);
    });
  };
  if (!Was.Writes)
    Store = nullptr;
  return R.submit(std::move(Store));
}
