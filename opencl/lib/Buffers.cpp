//===-- Buffers.cpp - Commands on whole runs of a buffer's bytes ----------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Memory.h"
#include <algorithm>

using namespace q7x2::opencl;

static cl_int checkTransfer(const Request &R, const Ref<_cl_mem> &M,
                            size_t Offset, size_t Bytes, const void *Host,
                            cl_mem_flags Forbidden) {
  if (!R.Queue)
    return R.Error;
  if (cl_int E = checkBuffer(M, R.context()))
    return E;
  if (!Host || Bytes == 0 || !M->holds(Offset, Bytes))
    return CL_INVALID_VALUE;
  if (R.Error)
    return R.Error;
  return M->Flags & Forbidden ? CL_INVALID_OPERATION : CL_SUCCESS;
}

cl_int clEnqueueReadBuffer(cl_command_queue Queue, cl_mem Buffer,
                           cl_bool Blocking, size_t Offset, size_t Bytes,
                           void *To, cl_uint Count, const cl_event *WaitList,
                           cl_event *Event) {
  Request R(Queue, CL_COMMAND_READ_BUFFER, Count, WaitList, Event);
  Ref<_cl_mem> M = find(Buffer);
  if (cl_int E = checkTransfer(R, M, Offset, Bytes, To, HostCannotRead))
    return E;
  return R.submit([=](Execution &X) { return M->read(X, Offset, To, Bytes); },
                  Blocking);
}

cl_int clEnqueueWriteBuffer(cl_command_queue Queue, cl_mem Buffer,
                            cl_bool Blocking, size_t Offset, size_t Bytes,
                            const void *From, cl_uint Count,
                            const cl_event *WaitList, cl_event *Event) {
  Request R(Queue, CL_COMMAND_WRITE_BUFFER, Count, WaitList, Event);
  Ref<_cl_mem> M = find(Buffer);
  if (cl_int E = checkTransfer(R, M, Offset, Bytes, From, HostCannotWrite))
    return E;
  return R.submit(
      [=](Execution &X) { return M->write(X, Offset, From, Bytes); }, Blocking);
}

//===----------------------------------------------------------------------===//
// Copy
//===----------------------------------------------------------------------===//

static bool overlap(_cl_mem &A, size_t AtA, _cl_mem &B, size_t AtB,
                    size_t Bytes) {
  if (&A.root() != &B.root())
    return false;
  const size_t X = A.Origin + AtA, Y = B.Origin + AtB;
  return std::max(X, Y) - std::min(X, Y) < Bytes;
}

static cl_int checkCopy(const Request &R, const Ref<_cl_mem> &From, size_t At,
                        const Ref<_cl_mem> &To, size_t ToAt, size_t Bytes) {
  if (!R.Queue)
    return R.Error;
  for (const Ref<_cl_mem> *M : {&From, &To})
    if (cl_int E = checkBuffer(*M, R.context()))
      return E;
  if (Bytes == 0 || !From->holds(At, Bytes) || !To->holds(ToAt, Bytes))
    return CL_INVALID_VALUE;
  if (R.Error)
    return R.Error;
  return overlap(*From, At, *To, ToAt, Bytes) ? CL_MEM_COPY_OVERLAP
                                              : CL_SUCCESS;
}

cl_int clEnqueueCopyBuffer(cl_command_queue Queue, cl_mem Source,
                           cl_mem Destination, size_t At, size_t ToAt,
                           size_t Bytes, cl_uint Count,
                           const cl_event *WaitList, cl_event *Event) {
  Request R(Queue, CL_COMMAND_COPY_BUFFER, Count, WaitList, Event);
  Ref<_cl_mem> From = find(Source), To = find(Destination);
  if (cl_int E = checkCopy(R, From, At, To, ToAt, Bytes))
    return E;
  return R.submit(
      [=](Execution &X) { return From->copy(X, At, *To, ToAt, Bytes); });
}

//===----------------------------------------------------------------------===//
// Fill
//===----------------------------------------------------------------------===//

static bool isPatternSize(size_t Bytes) {
  return Bytes != 0 && Bytes <= sizeof(cl_long16) && (Bytes & (Bytes - 1)) == 0;
}

static cl_int checkFill(const Request &R, const Ref<_cl_mem> &M,
                        const void *Pattern, size_t PatternBytes, size_t Offset,
                        size_t Bytes) {
  if (!R.Queue)
    return R.Error;
  if (cl_int E = checkBuffer(M, R.context()))
    return E;
  // OpenCL says nothing of nothing to fill: as for a kernel without work-items.
  if (!M->holds(Offset, Bytes) || !Pattern || !isPatternSize(PatternBytes) ||
      Offset % PatternBytes || Bytes % PatternBytes)
    return CL_INVALID_VALUE;
  return R.Error;
}

cl_int clEnqueueFillBuffer(cl_command_queue Queue, cl_mem Buffer,
                           const void *Pattern, size_t PatternBytes,
                           size_t Offset, size_t Bytes, cl_uint Count,
                           const cl_event *WaitList, cl_event *Event) {
  Request R(Queue, CL_COMMAND_FILL_BUFFER, Count, WaitList, Event);
  Ref<_cl_mem> M = find(Buffer);
  if (cl_int E = checkFill(R, M, Pattern, PatternBytes, Offset, Bytes))
    return E;
  const std::string P(static_cast<const char *>(Pattern), PatternBytes);
  return R.submit([=](Execution &X) { return M->fill(X, Offset, P, Bytes); });
}

//===----------------------------------------------------------------------===//
// Migrate
//===----------------------------------------------------------------------===//

cl_int clEnqueueMigrateMemObjects(cl_command_queue Queue, cl_uint NumBuffers,
                                  const cl_mem *Buffers,
                                  cl_mem_migration_flags Flags, cl_uint Count,
                                  const cl_event *WaitList, cl_event *Event) {
  Request R(Queue, CL_COMMAND_MIGRATE_MEM_OBJECTS, Count, WaitList, Event);
  if (!R.Queue)
    return R.Error;
  if (NumBuffers == 0 || !Buffers)
    return CL_INVALID_VALUE;
  constexpr cl_mem_migration_flags Known =
      CL_MIGRATE_MEM_OBJECT_HOST | CL_MIGRATE_MEM_OBJECT_CONTENT_UNDEFINED;
  for (cl_uint I = 0; I != NumBuffers; ++I)
    if (cl_int E = checkMemory(find(Buffers[I]), R.context()))
      return E;
  if (Flags & ~Known)
    return CL_INVALID_VALUE;
  // There is one device, which holds everything as it is.
  return R.Error ? R.Error : R.submit(nullptr);
}
