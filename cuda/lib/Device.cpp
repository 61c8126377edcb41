//===-- Device.cpp - Properties of the device -----------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Runtime.h"
#include <algorithm>
#include <cstddef>
#include <cstdio>
#include <cstring>

using namespace q7x2::cuda;

static constexpr int Version = CUDART_VERSION;
static constexpr char BusId[] = "0000:00:00.0";

/// Starts the runtime for a function of the device, and checks its number.
static cudaError_t startDevice(int Device) {
  Runtime &R = Runtime::get();
  if (cudaError_t E = R.start())
    return E;
  return Device == 0 ? cudaSuccess : cudaErrorInvalidDevice;
}

//===----------------------------------------------------------------------===//
// The number of devices is 1
//===----------------------------------------------------------------------===//

static cudaError_t store(int *To, int Value) {
  if (!To)
    return result(cudaErrorInvalidValue);
  *To = Value;
  return cudaSuccess;
}

cudaError_t cudaGetDeviceCount(int *Count) { return store(Count, 1); }
cudaError_t cudaGetDevice(int *Device) { return store(Device, 0); }
cudaError_t cudaSetDevice(int Device) {
  Lock Guard(Runtime::get().Mutex);
  return result(startDevice(Device));
}
cudaError_t cudaSetValidDevices(int *Devices, int Count) {
  const bool IsValid = Count == 0 || (Devices && Devices[0] == 0);
  return result(IsValid ? cudaSuccess : cudaErrorInvalidDevice);
}
cudaError_t cudaChooseDevice(int *Device, const cudaDeviceProp *) {
  return store(Device, 0);
}
cudaError_t cudaDeviceGetByPCIBusId(int *Device, const char *) {
  return store(Device, 0);
}
cudaError_t cudaDeviceGetPCIBusId(char *Id, int Size, int Device) {
  if (!Id || Size < int(sizeof(BusId)) || Device)
    return result(cudaErrorInvalidValue);
  std::memcpy(Id, BusId, sizeof(BusId));
  return cudaSuccess;
}
cudaError_t cudaDeviceCanAccessPeer(int *Can, int, int) {
  return store(Can, 0);
}
cudaError_t cudaDeviceGetP2PAttribute(int *Value, cudaDeviceP2PAttr, int, int) {
  return store(Value, 0);
}
cudaError_t cudaDeviceEnablePeerAccess(int, unsigned) {
  return result(cudaErrorPeerAccessUnsupported);
}
cudaError_t cudaDeviceDisablePeerAccess(int) {
  return result(cudaErrorPeerAccessNotEnabled);
}
cudaError_t cudaDriverGetVersion(int *V) { return store(V, Version); }
cudaError_t cudaRuntimeGetVersion(int *V) { return store(V, Version); }
cudaError_t cudaProfilerStart() { return cudaSuccess; }
cudaError_t cudaProfilerStop() { return cudaSuccess; }

//===----------------------------------------------------------------------===//
// Settings
//===----------------------------------------------------------------------===//

cudaError_t cudaDeviceReset() {
  Runtime &R = Runtime::get();
  Lock Guard(R.Mutex);
  if (cudaError_t E = R.start())
    return result(E);
  for (auto It = R.Allocations.begin(); It != R.Allocations.end();) {
    if (It->second.IsVariable) {
      ++It;
      continue;
    }
    q7x2_error_free(q7x2_free(R.Device, It->first));
    It = R.Allocations.erase(It);
  }
  return cudaSuccess;
}
cudaError_t cudaThreadExit() { return cudaDeviceReset(); }

cudaError_t cudaDeviceGetLimit(size_t *Value, cudaLimit Limit) {
  Runtime &R = Runtime::get();
  Lock Guard(R.Mutex);
  if (!Value)
    return result(cudaErrorInvalidValue);
  const auto It = R.LimitValues.find(Limit);
  *Value = It != R.LimitValues.end()          ? It->second
           : Limit == cudaLimitStackSize      ? 1024
           : Limit == cudaLimitPrintfFifoSize ? 1 << 20
           : Limit == cudaLimitMallocHeapSize ? 8 << 20
                                              : 0;
  return cudaSuccess;
}
cudaError_t cudaDeviceSetLimit(cudaLimit Limit, size_t Value) {
  Runtime &R = Runtime::get();
  Lock Guard(R.Mutex);
  // Stacks, output and heap grow as they need.
  R.LimitValues[Limit] = Value;
  return cudaSuccess;
}
cudaError_t cudaDeviceGetCacheConfig(cudaFuncCache *Config) {
  *Config = cudaFuncCachePreferNone;
  return cudaSuccess;
}
cudaError_t cudaDeviceSetCacheConfig(cudaFuncCache) { return cudaSuccess; }
cudaError_t cudaDeviceGetSharedMemConfig(cudaSharedMemConfig *Config) {
  *Config = cudaSharedMemBankSizeFourByte;
  return cudaSuccess;
}
cudaError_t cudaDeviceSetSharedMemConfig(cudaSharedMemConfig) {
  return cudaSuccess;
}
cudaError_t cudaDeviceGetStreamPriorityRange(int *Least, int *Greatest) {
  if (Least)
    *Least = 0;
  if (Greatest)
    *Greatest = -5;
  return cudaSuccess;
}
cudaError_t cudaGetDeviceFlags(unsigned *Flags) {
  *Flags = cudaDeviceMapHost;
  return cudaSuccess;
}
cudaError_t cudaSetDeviceFlags(unsigned) { return cudaSuccess; }

//===----------------------------------------------------------------------===//
// Properties
//===----------------------------------------------------------------------===//

cudaError_t cudaGetDeviceProperties(cudaDeviceProp *P, int Device) {
  Runtime &R = Runtime::get();
  Lock Guard(R.Mutex);
  if (cudaError_t E = startDevice(Device))
    return result(E);
  if (!P)
    return result(cudaErrorInvalidValue);
  const int MostThreads = int(R.Limits.block_threads);
  *P = {};
  std::snprintf(P->name, sizeof(P->name), "Q7X2");
  std::memcpy(P->uuid.bytes, "Q7X2 simulator", 14);
  P->totalGlobalMem = R.Limits.global_bytes;
  P->sharedMemPerBlock = P->sharedMemPerBlockOptin = R.Limits.shared_bytes;
  P->regsPerBlock = P->regsPerMultiprocessor = int(R.Machine.registers);
  P->warpSize = int(R.Limits.warp_threads);
  P->memPitch = P->texturePitchAlignment = 0x7fffffff;
  P->maxThreadsPerBlock = MostThreads;
  P->maxThreadsDim[0] = P->maxThreadsDim[1] = MostThreads;
  P->maxThreadsDim[2] = 64;
  P->maxGridSize[0] = 0x7fffffff;
  P->maxGridSize[1] = P->maxGridSize[2] = 0xffff;
  P->clockRate = P->memoryClockRate = int(R.Limits.clock_mhz) * 1000;
  P->totalConstMem = 64 << 10;
  P->major = 8;
  P->textureAlignment = 512;
  P->multiProcessorCount = int(R.Limits.multiprocessors);
  P->canMapHostMemory = P->unifiedAddressing = P->managedMemory = 1;
  P->concurrentKernels = P->cooperativeLaunch = P->memoryPoolsSupported = 1;
  P->streamPrioritiesSupported = P->globalL1CacheSupported = 1;
  P->localL1CacheSupported = 1;
  P->asyncEngineCount = P->deviceOverlap = 1;
  P->memoryBusWidth = 512;
  P->l2CacheSize = int(std::min<uint64_t>(R.Machine.l2_bytes, 0x7fffffff));
  P->maxThreadsPerMultiProcessor = int(R.Machine.warps * R.Limits.warp_threads);
  P->sharedMemPerMultiprocessor = R.Machine.shared_bytes;
  P->singleToDoublePrecisionPerfRatio = 2;
  P->maxBlocksPerMultiProcessor = int(R.Machine.blocks);
  return cudaSuccess;
}

#undef cudaGetDeviceProperties
/// For the structure of a toolkit, CUDA 13's, which ends with the reserved
/// part.
extern "C" cudaError_t cudaGetDeviceProperties(void *P, int Device) {
  cudaDeviceProp All;
  const cudaError_t E = cudaGetDeviceProperties_q7x2(&All, Device);
  if (!E)
    std::memcpy(P, &All, offsetof(cudaDeviceProp, clockRate));
  return E;
}

cudaError_t cudaDeviceGetAttribute(int *Value, cudaDeviceAttr Attribute,
                                   int Device) {
  cudaDeviceProp P;
  if (cudaError_t E = cudaGetDeviceProperties_q7x2(&P, Device))
    return E;
  switch (Attribute) {
#define Q7X2_ATTRIBUTE(NAME, FIELD)                                            \
  case cudaDevAttr##NAME:                                                      \
    return store(Value, int(P.FIELD));
#include "Attributes.def"
  }
  return result(cudaErrorInvalidValue);
}
