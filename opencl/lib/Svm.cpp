//===-- Svm.cpp - Shared virtual memory -----------------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Svm.h"
#include "Event.h"
#include "Kernel.h"
#include "Memory.h"
#include "Platform.h"
#include <algorithm>
#include <cstring>
#include <map>

using namespace q7x2::opencl;

namespace {
struct Block {
  size_t Size;
  cl_context Context; // to compare with only
};
struct Blocks {
  std::mutex Lock;
  std::map<uint64_t, Block> ByAddress;
};
using SvmFreeFn = void(CL_CALLBACK *)(cl_command_queue, cl_uint, void *[],
                                      void *);
} // namespace

static Blocks &blocks() {
  static Blocks *const All = new Blocks;
  return *All;
}

static uint64_t addressOf(const void *P) {
  return reinterpret_cast<uint64_t>(P);
}

bool q7x2::opencl::isSvm(const void *Pointer, size_t Bytes) {
  Blocks &B = blocks();
  std::lock_guard<std::mutex> Guard(B.Lock);
  auto It = B.ByAddress.upper_bound(addressOf(Pointer));
  if (It == B.ByAddress.begin())
    return false;
  --It;
  const uint64_t Offset = addressOf(Pointer) - It->first;
  return Offset < It->second.Size && Bytes <= It->second.Size - Offset;
}

bool q7x2::opencl::leavesSvm(const void *Pointer, size_t Bytes) {
  return isSvm(Pointer, 0) && !isSvm(Pointer, Bytes);
}

//===----------------------------------------------------------------------===//
// Allocation
//===----------------------------------------------------------------------===//

static bool areSvmFlags(cl_svm_mem_flags F) {
  const cl_svm_mem_flags Access =
      F & (CL_MEM_READ_WRITE | CL_MEM_READ_ONLY | CL_MEM_WRITE_ONLY);
  // Atomics between host and device are not supported.
  return (F & ~cl_svm_mem_flags(CL_MEM_SVM_FINE_GRAIN_BUFFER)) == Access &&
         (Access & (Access - 1)) == 0;
}

void *clSVMAlloc(cl_context Context, cl_svm_mem_flags Flags, size_t Bytes,
                 cl_uint Alignment) {
  if (!find(Context) || !areSvmFlags(Flags) || Bytes == 0 ||
      Bytes > theDevice()->MaxAllocation || (Alignment & (Alignment - 1)) ||
      Alignment > sizeof(cl_long16))
    return nullptr;
  uint64_t Address = 0;
  q7x2_device *Device = theMachine();
  if (!Device ||
      commandStatus(q7x2_allocate_shared(
                        Device, Bytes, "shared virtual memory",
                        (Flags & CL_MEM_SVM_FINE_GRAIN_BUFFER) != 0, &Address),
                    CL_OUT_OF_RESOURCES))
    return nullptr;
  Blocks &B = blocks();
  std::lock_guard<std::mutex> Guard(B.Lock);
  B.ByAddress.emplace(Address, Block{Bytes, Context});
  return reinterpret_cast<void *>(Address);
}

static void freeSvm(cl_context Context, void *Pointer) {
  Blocks &B = blocks();
  {
    std::lock_guard<std::mutex> Guard(B.Lock);
    auto It = B.ByAddress.find(addressOf(Pointer));
    if (It == B.ByAddress.end() || It->second.Context != Context)
      return;
    B.ByAddress.erase(It);
  }
  if (q7x2_device *Device = theMachine())
    q7x2_error_free(q7x2_free(Device, addressOf(Pointer)));
}

void clSVMFree(cl_context Context, void *Pointer) {
  if (Pointer && find(Context))
    freeSvm(Context, Pointer);
}

cl_int clEnqueueSVMFree(cl_command_queue Queue, cl_uint NumPointers,
                        void *Pointers[], SvmFreeFn Function, void *Data,
                        cl_uint Count, const cl_event *WaitList,
                        cl_event *Event) {
  Request R(Queue, CL_COMMAND_SVM_FREE, Count, WaitList, Event);
  if (!R.Queue)
    return R.Error;
  if ((NumPointers == 0) != (Pointers == nullptr))
    return CL_INVALID_VALUE;
  for (cl_uint I = 0; I != NumPointers; ++I)
    if (!Pointers[I])
      return CL_INVALID_VALUE;
  if (R.Error)
    return R.Error;
  std::vector<void *> List(Pointers, Pointers + NumPointers);
  return R.submit([=, Q = R.Queue](Execution &) mutable {
    if (Function)
      Function(Q.get(), cl_uint(List.size()), List.data(), Data);
    else
      for (void *P : List)
        freeSvm(Q->Context.get(), P);
    return CL_SUCCESS;
  });
}

//===----------------------------------------------------------------------===//
// Commands
//===----------------------------------------------------------------------===//

/// Between memory of the device and the host's, either way or within one.
static cl_int copyAny(Execution &X, void *To, const void *From, size_t Bytes) {
  const bool FromDevice = isSvm(From, Bytes), ToDevice = isSvm(To, Bytes);
  if (!FromDevice && !ToDevice) {
    std::memcpy(To, From, Bytes);
    return CL_SUCCESS;
  }
  if (FromDevice && ToDevice)
    X.DeviceBytes += 2 * Bytes;
  else
    X.HostBytes += Bytes;
  return commandStatus(
      !ToDevice ? q7x2_read(X.Device, addressOf(From), To, Bytes)
      : !FromDevice
          ? q7x2_write(X.Device, addressOf(To), From, Bytes)
          : q7x2_copy(X.Device, addressOf(To), addressOf(From), Bytes),
      CL_OUT_OF_RESOURCES);
}

static bool overlap(const void *A, const void *B, size_t Bytes) {
  const uint64_t X = addressOf(A), Y = addressOf(B);
  return std::max(X, Y) - std::min(X, Y) < Bytes;
}

cl_int clEnqueueSVMMemcpy(cl_command_queue Queue, cl_bool Blocking, void *To,
                          const void *From, size_t Bytes, cl_uint Count,
                          const cl_event *WaitList, cl_event *Event) {
  Request R(Queue, CL_COMMAND_SVM_MEMCPY, Count, WaitList, Event);
  if (R.Error)
    return R.Error;
  if ((Bytes && (!To || !From)) || leavesSvm(To, Bytes) ||
      leavesSvm(From, Bytes))
    return CL_INVALID_VALUE;
  if (overlap(To, From, Bytes))
    return CL_MEM_COPY_OVERLAP;
  return R.submit([=](Execution &X) { return copyAny(X, To, From, Bytes); },
                  Blocking);
}

static bool isPattern(const void *Pattern, size_t Bytes) {
  return Pattern && Bytes != 0 && Bytes <= sizeof(cl_long16) &&
         (Bytes & (Bytes - 1)) == 0;
}

cl_int clEnqueueSVMMemFill(cl_command_queue Queue, void *To,
                           const void *Pattern, size_t PatternBytes,
                           size_t Bytes, cl_uint Count,
                           const cl_event *WaitList, cl_event *Event) {
  Request R(Queue, CL_COMMAND_SVM_MEMFILL, Count, WaitList, Event);
  if (R.Error)
    return R.Error;
  if (!To || !isPattern(Pattern, PatternBytes) ||
      addressOf(To) % PatternBytes || Bytes % PatternBytes ||
      leavesSvm(To, Bytes))
    return CL_INVALID_VALUE;
  const std::string P(static_cast<const char *>(Pattern), PatternBytes);
  return R.submit([=](Execution &X) {
    if (isSvm(To, Bytes)) {
      X.DeviceBytes += Bytes;
      return commandStatus(
          q7x2_fill(X.Device, addressOf(To), P.data(), P.size(), Bytes),
          CL_OUT_OF_RESOURCES);
    }
    for (size_t Done = 0; Done != Bytes; Done += PatternBytes)
      std::memcpy(static_cast<char *>(To) + Done, P.data(), PatternBytes);
    return CL_SUCCESS;
  });
}

cl_int clEnqueueSVMMap(cl_command_queue Queue, cl_bool Blocking,
                       cl_map_flags Flags, void *Pointer, size_t Bytes,
                       cl_uint Count, const cl_event *WaitList,
                       cl_event *Event) {
  Request R(Queue, CL_COMMAND_SVM_MAP, Count, WaitList, Event);
  if (R.Error)
    return R.Error;
  constexpr cl_map_flags Known =
      CL_MAP_READ | CL_MAP_WRITE | CL_MAP_WRITE_INVALIDATE_REGION;
  if (!Pointer || Bytes == 0 || (Flags & ~Known) || !isSvm(Pointer, Bytes))
    return CL_INVALID_VALUE;
  return R.submit(nullptr, Blocking);
}

cl_int clEnqueueSVMUnmap(cl_command_queue Queue, void *Pointer, cl_uint Count,
                         const cl_event *WaitList, cl_event *Event) {
  Request R(Queue, CL_COMMAND_SVM_UNMAP, Count, WaitList, Event);
  if (R.Error)
    return R.Error;
  if (!Pointer)
    return CL_INVALID_VALUE;
  return R.submit(nullptr);
}

cl_int clEnqueueSVMMigrateMem(cl_command_queue Queue, cl_uint NumPointers,
                              const void **Pointers, const size_t *Sizes,
                              cl_mem_migration_flags Flags, cl_uint Count,
                              const cl_event *WaitList, cl_event *Event) {
  Request R(Queue, CL_COMMAND_SVM_MIGRATE_MEM, Count, WaitList, Event);
  if (R.Error)
    return R.Error;
  constexpr cl_mem_migration_flags Known =
      CL_MIGRATE_MEM_OBJECT_HOST | CL_MIGRATE_MEM_OBJECT_CONTENT_UNDEFINED;
  if (NumPointers == 0 || !Pointers || (Flags & ~Known))
    return CL_INVALID_VALUE;
  for (cl_uint I = 0; I != NumPointers; ++I)
    if (!isSvm(Pointers[I], Sizes ? Sizes[I] : 0))
      return CL_INVALID_VALUE;
  return R.submit(nullptr);
}
