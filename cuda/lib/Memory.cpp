//===-- Memory.cpp - Allocations, copies and fills ------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Runtime.h"
#include <algorithm>
#include <cstring>

using namespace q7x2::cuda;

/// The alignment of the rows of cudaMallocPitch, in bytes.
static constexpr size_t PitchAlignment = 512;
/// What copies cost on the device's clock, in bytes per nanosecond: as for
/// OpenCL's commands, about PCI Express 4.0 and the memory of the machine.
static constexpr double HostBytesPerNanosecond = 16,
                        DeviceBytesPerNanosecond = 1024;

//===----------------------------------------------------------------------===//
// Allocations
//===----------------------------------------------------------------------===//

static cudaError_t allocate(void **P, size_t Size, cudaMemoryType Type) {
  Runtime &R = Runtime::get();
  Lock Guard(R.Mutex);
  if (cudaError_t E = R.start())
    return result(E);
  if (!P)
    return result(cudaErrorInvalidValue);
  *P = nullptr;
  if (Size == 0)
    return cudaSuccess;
  uint64_t Address;
  q7x2_error *const E =
      Type == cudaMemoryTypeDevice
          ? q7x2_allocate(R.Device, Size, "device memory", &Address)
          : q7x2_allocate_shared(R.Device, Size, "managed memory",
                                 /*concurrent=*/0, &Address);
  if (E) {
    q7x2_error_free(E);
    return result(cudaErrorMemoryAllocation);
  }
  // Its contents are undefined, which the check for it reports.
  q7x2_error_free(q7x2_undefine(R.Device, Address, Size));
  R.Allocations[Address] = {Size, Type, /*IsVariable=*/false};
  *P = reinterpret_cast<void *>(Address);
  return cudaSuccess;
}

static cudaError_t release(void *P, bool IsHost) {
  Runtime &R = Runtime::get();
  Lock Guard(R.Mutex);
  if (cudaError_t E = R.start())
    return result(E);
  if (!P)
    return cudaSuccess;
  auto It = R.Allocations.find(addressOf(P));
  if (It == R.Allocations.end() || It->second.IsVariable ||
      (It->second.Type == cudaMemoryTypeHost) != IsHost)
    return result(cudaErrorInvalidValue);
  R.Allocations.erase(It);
  return result(R.report(q7x2_free(R.Device, addressOf(P))));
}

cudaError_t cudaMalloc(void **P, size_t Size) {
  return allocate(P, Size, cudaMemoryTypeDevice);
}
cudaError_t cudaMallocManaged(void **P, size_t Size, unsigned) {
  return allocate(P, Size, cudaMemoryTypeManaged);
}
cudaError_t cudaHostAlloc(void **P, size_t Size, unsigned) {
  return allocate(P, Size, cudaMemoryTypeHost);
}
cudaError_t cudaMallocHost(void **P, size_t Size) {
  return cudaHostAlloc(P, Size, cudaHostAllocDefault);
}
cudaError_t cudaMallocAsync(void **P, size_t Size, cudaStream_t) {
  return cudaMalloc(P, Size);
}
cudaError_t cudaMallocFromPoolAsync(void **P, size_t Size, cudaMemPool_t,
                                    cudaStream_t) {
  return cudaMalloc(P, Size);
}
cudaError_t cudaMallocPitch(void **P, size_t *Pitch, size_t Width,
                            size_t Height) {
  if (!Pitch)
    return result(cudaErrorInvalidValue);
  *Pitch = (Width + PitchAlignment - 1) / PitchAlignment * PitchAlignment;
  return cudaMalloc(P, *Pitch * Height);
}
cudaError_t cudaMalloc3D(cudaPitchedPtr *P, cudaExtent Extent) {
  if (!P)
    return result(cudaErrorInvalidValue);
  P->xsize = Extent.width;
  P->ysize = Extent.height;
  return cudaMallocPitch(&P->ptr, &P->pitch, Extent.width,
                         Extent.height * Extent.depth);
}
cudaError_t cudaFree(void *P) { return release(P, /*IsHost=*/false); }
cudaError_t cudaFreeAsync(void *P, cudaStream_t) { return cudaFree(P); }
cudaError_t cudaFreeHost(void *P) { return release(P, /*IsHost=*/true); }

// Memory that the host has allocated itself has no address on the device. It
// may be registered, for faster copies, but kernels cannot access it.
cudaError_t cudaHostRegister(void *P, size_t Size, unsigned) {
  return result(P && Size ? cudaSuccess : cudaErrorInvalidValue);
}
cudaError_t cudaHostUnregister(void *P) {
  return result(P ? cudaSuccess : cudaErrorInvalidValue);
}
cudaError_t cudaHostGetDevicePointer(void **Device, void *Host, unsigned) {
  Runtime &R = Runtime::get();
  Lock Guard(R.Mutex);
  const auto *A = R.find(Host);
  if (!Device || !A || A->second.Type == cudaMemoryTypeDevice)
    return result(cudaErrorInvalidValue);
  *Device = Host;
  return cudaSuccess;
}
cudaError_t cudaHostGetFlags(unsigned *Flags, void *Host) {
  Runtime &R = Runtime::get();
  Lock Guard(R.Mutex);
  const auto *A = R.find(Host);
  if (!Flags || !A || A->second.Type != cudaMemoryTypeHost)
    return result(cudaErrorInvalidValue);
  *Flags = cudaHostAllocMapped;
  return cudaSuccess;
}

cudaError_t cudaPointerGetAttributes(cudaPointerAttributes *Attributes,
                                     const void *P) {
  Runtime &R = Runtime::get();
  Lock Guard(R.Mutex);
  if (cudaError_t E = R.loadModules())
    return result(E);
  if (!Attributes)
    return result(cudaErrorInvalidValue);
  const auto *A = R.find(P);
  void *const Same = const_cast<void *>(P);
  const bool IsDevice = A && A->second.Type == cudaMemoryTypeDevice;
  *Attributes = {A ? A->second.Type : cudaMemoryTypeUnregistered,
                 A ? 0 : cudaInvalidDeviceId, A ? Same : nullptr,
                 IsDevice ? nullptr : Same};
  return cudaSuccess;
}

cudaError_t cudaMemGetInfo(size_t *Free, size_t *Total) {
  Runtime &R = Runtime::get();
  Lock Guard(R.Mutex);
  if (cudaError_t E = R.start())
    return result(E);
  if (!Free || !Total)
    return result(cudaErrorInvalidValue);
  uint64_t Used = 0;
  for (const auto &[Address, A] : R.Allocations)
    Used += A.Size;
  *Total = R.Limits.global_bytes;
  *Free = *Total - std::min<uint64_t>(Used, *Total);
  return cudaSuccess;
}

static cudaError_t checkManaged(const void *P) {
  Runtime &R = Runtime::get();
  Lock Guard(R.Mutex);
  const auto *A = R.find(P);
  return result(A && A->second.Type == cudaMemoryTypeManaged
                    ? cudaSuccess
                    : cudaErrorInvalidValue);
}
cudaError_t cudaMemPrefetchAsync(const void *P, size_t, int, cudaStream_t) {
  return checkManaged(P);
}
cudaError_t cudaMemAdvise(const void *P, size_t, cudaMemoryAdvise, int) {
  return checkManaged(P);
}
cudaError_t cudaStreamAttachMemAsync(cudaStream_t, void *P, size_t, unsigned) {
  return checkManaged(P);
}

cudaError_t cudaMemRangeGetAttribute(void *Data, size_t Size,
                                     cudaMemRangeAttribute, const void *P,
                                     size_t) {
  if (!Data)
    return result(cudaErrorInvalidValue);
  std::memset(Data, 0, Size); // the device's number, or false
  return checkManaged(P);
}

cudaError_t cudaIpcGetMemHandle(cudaIpcMemHandle_t *, void *) {
  return result(cudaErrorNotSupported);
}
cudaError_t cudaIpcOpenMemHandle(void **, cudaIpcMemHandle_t, unsigned) {
  return result(cudaErrorNotSupported);
}
cudaError_t cudaIpcCloseMemHandle(void *) {
  return result(cudaErrorNotSupported);
}
cudaError_t cudaIpcGetEventHandle(cudaIpcEventHandle_t *, cudaEvent_t) {
  return result(cudaErrorNotSupported);
}
cudaError_t cudaIpcOpenEventHandle(cudaEvent_t *, cudaIpcEventHandle_t) {
  return result(cudaErrorNotSupported);
}

// There is one pool, the device's, with no memory of its own.
static cudaError_t getPool(cudaMemPool_t *Pool) {
  static char ThePool;
  if (!Pool)
    return result(cudaErrorInvalidValue);
  *Pool = reinterpret_cast<cudaMemPool_t>(&ThePool);
  return cudaSuccess;
}
cudaError_t cudaDeviceGetDefaultMemPool(cudaMemPool_t *Pool, int) {
  return getPool(Pool);
}
cudaError_t cudaDeviceGetMemPool(cudaMemPool_t *Pool, int) {
  return getPool(Pool);
}
cudaError_t cudaDeviceSetMemPool(int, cudaMemPool_t) { return cudaSuccess; }
cudaError_t cudaMemPoolCreate(cudaMemPool_t *Pool, const cudaMemPoolProps *) {
  return getPool(Pool);
}
cudaError_t cudaMemPoolDestroy(cudaMemPool_t) { return cudaSuccess; }
cudaError_t cudaMemPoolSetAttribute(cudaMemPool_t, cudaMemPoolAttr, void *) {
  return cudaSuccess;
}
cudaError_t cudaMemPoolGetAttribute(cudaMemPool_t, cudaMemPoolAttr Attribute,
                                    void *Value) {
  if (!Value)
    return result(cudaErrorInvalidValue);
  if (Attribute == cudaMemPoolAttrReleaseThreshold)
    *static_cast<uint64_t *>(Value) = 0;
  else
    *static_cast<int *>(Value) = 1;
  return cudaSuccess;
}
cudaError_t cudaMemPoolTrimTo(cudaMemPool_t, size_t) { return cudaSuccess; }

//===----------------------------------------------------------------------===//
// Copies
//===----------------------------------------------------------------------===//

static bool fits(cudaMemcpyKind Kind, bool ToDevice, bool FromDevice) {
  switch (Kind) {
  case cudaMemcpyHostToHost:
  case cudaMemcpyDefault:
    return true;
  case cudaMemcpyHostToDevice:
    return ToDevice;
  case cudaMemcpyDeviceToHost:
    return FromDevice;
  case cudaMemcpyDeviceToDevice:
    return ToDevice && FromDevice;
  }
  return false;
}

cudaError_t q7x2::cuda::copyBytes(void *To, const void *From, size_t Size,
                                  cudaMemcpyKind Kind) {
  Runtime &R = Runtime::get();
  if (Size == 0)
    return cudaSuccess;
  if (!To || !From)
    return cudaErrorInvalidValue;
  const auto *Target = R.find(To), *Source = R.find(From);
  if (unsigned(Kind) > cudaMemcpyDefault)
    return cudaErrorInvalidMemcpyDirection;
  if (!fits(Kind, Target, Source))
    return cudaErrorInvalidValue;
  for (auto [A, P] : {std::pair(Target, static_cast<const void *>(To)),
                      std::pair(Source, From)})
    if (A && Size > A->second.Size - (addressOf(P) - A->first))
      return cudaErrorInvalidValue;
  R.Now += double(Size) / (Target && Source ? DeviceBytesPerNanosecond / 2
                                            : HostBytesPerNanosecond);
  if (!Target && !Source) {
    std::memmove(To, From, Size);
    return cudaSuccess;
  }
  return R.report(
      !Target   ? q7x2_read(R.Device, addressOf(From), To, Size)
      : !Source ? q7x2_write(R.Device, addressOf(To), From, Size)
                : q7x2_copy(R.Device, addressOf(To), addressOf(From), Size));
}

cudaError_t cudaMemcpyAsync(void *To, const void *From, size_t Size,
                            cudaMemcpyKind Kind, cudaStream_t Stream) {
  return submit(Stream, [=] { return copyBytes(To, From, Size, Kind); });
}
cudaError_t cudaMemcpy(void *To, const void *From, size_t Size,
                       cudaMemcpyKind Kind) {
  return cudaMemcpyAsync(To, From, Size, Kind, nullptr);
}
cudaError_t cudaMemcpyPeer(void *To, int, const void *From, int, size_t Size) {
  return cudaMemcpy(To, From, Size, cudaMemcpyDeviceToDevice);
}
cudaError_t cudaMemcpyPeerAsync(void *To, int, const void *From, int,
                                size_t Size, cudaStream_t Stream) {
  return cudaMemcpyAsync(To, From, Size, cudaMemcpyDeviceToDevice, Stream);
}

Command q7x2::cuda::makeCopy3D(const cudaMemcpy3DParms &Given) {
  cudaMemcpy3DParms Copy = Given;
  if (!resolveArrays(Copy))
    return [] { return cudaErrorInvalidValue; };
  return [=]() -> cudaError_t {
    const cudaPitchedPtr &To = Copy.dstPtr, &From = Copy.srcPtr;
    const cudaExtent &E = Copy.extent;
    if (Copy.dstPos.x + E.width > To.pitch ||
        Copy.srcPos.x + E.width > From.pitch)
      return cudaErrorInvalidPitchValue;
    auto RowOf = [](const cudaPitchedPtr &P, const cudaPos &At, size_t Y,
                    size_t Z) {
      return static_cast<char *>(P.ptr) +
             ((At.z + Z) * P.ysize + At.y + Y) * P.pitch + At.x;
    };
    for (size_t Z = 0; Z != E.depth; ++Z)
      for (size_t Y = 0; Y != E.height; ++Y)
        if (cudaError_t Error =
                copyBytes(RowOf(To, Copy.dstPos, Y, Z),
                          RowOf(From, Copy.srcPos, Y, Z), E.width, Copy.kind))
          return Error;
    return cudaSuccess;
  };
}

cudaError_t cudaMemcpy3DAsync(const cudaMemcpy3DParms *Copy,
                              cudaStream_t Stream) {
  return Copy ? submit(Stream, makeCopy3D(*Copy))
              : result(cudaErrorInvalidValue);
}
cudaError_t cudaMemcpy3D(const cudaMemcpy3DParms *Copy) {
  return cudaMemcpy3DAsync(Copy, nullptr);
}

cudaError_t cudaMemcpy2DAsync(void *To, size_t ToPitch, const void *From,
                              size_t FromPitch, size_t Width, size_t Height,
                              cudaMemcpyKind Kind, cudaStream_t Stream) {
  cudaMemcpy3DParms Copy = {};
  Copy.dstPtr = {To, ToPitch, Width, Height};
  Copy.srcPtr = {const_cast<void *>(From), FromPitch, Width, Height};
  Copy.extent = {Width, Height, 1};
  Copy.kind = Kind;
  return cudaMemcpy3DAsync(&Copy, Stream);
}
cudaError_t cudaMemcpy2D(void *To, size_t ToPitch, const void *From,
                         size_t FromPitch, size_t Width, size_t Height,
                         cudaMemcpyKind Kind) {
  return cudaMemcpy2DAsync(To, ToPitch, From, FromPitch, Width, Height, Kind,
                           nullptr);
}

//===----------------------------------------------------------------------===//
// Variables
//===----------------------------------------------------------------------===//

/// Returns the address of bytes of a variable.
static cudaError_t placeInSymbol(const void *Symbol, size_t Size, size_t Offset,
                                 void *&P) {
  Runtime::Symbol S;
  if (cudaError_t E = Runtime::get().findSymbol(Symbol, S))
    return E;
  if (Offset > S.Size || Size > S.Size - Offset)
    return cudaErrorInvalidValue;
  P = reinterpret_cast<void *>(S.Address + Offset);
  return cudaSuccess;
}

cudaError_t cudaMemcpyToSymbolAsync(const void *Symbol, const void *From,
                                    size_t Size, size_t Offset,
                                    cudaMemcpyKind Kind, cudaStream_t Stream) {
  return submit(Stream, [=] {
    void *P;
    const cudaError_t E = placeInSymbol(Symbol, Size, Offset, P);
    return E ? E : copyBytes(P, From, Size, Kind);
  });
}
cudaError_t cudaMemcpyToSymbol(const void *Symbol, const void *From,
                               size_t Size, size_t Offset,
                               cudaMemcpyKind Kind) {
  return cudaMemcpyToSymbolAsync(Symbol, From, Size, Offset, Kind, nullptr);
}
cudaError_t cudaMemcpyFromSymbolAsync(void *To, const void *Symbol, size_t Size,
                                      size_t Offset, cudaMemcpyKind Kind,
                                      cudaStream_t Stream) {
  return submit(Stream, [=] {
    void *P;
    const cudaError_t E = placeInSymbol(Symbol, Size, Offset, P);
    return E ? E : copyBytes(To, P, Size, Kind);
  });
}
cudaError_t cudaMemcpyFromSymbol(void *To, const void *Symbol, size_t Size,
                                 size_t Offset, cudaMemcpyKind Kind) {
  return cudaMemcpyFromSymbolAsync(To, Symbol, Size, Offset, Kind, nullptr);
}
cudaError_t cudaGetSymbolAddress(void **P, const void *Symbol) {
  Runtime &R = Runtime::get();
  Lock Guard(R.Mutex);
  return result(P ? placeInSymbol(Symbol, 0, 0, *P) : cudaErrorInvalidValue);
}
cudaError_t cudaGetSymbolSize(size_t *Size, const void *Symbol) {
  Runtime &R = Runtime::get();
  Lock Guard(R.Mutex);
  Runtime::Symbol S;
  if (cudaError_t E = R.findSymbol(Symbol, S))
    return result(E);
  *Size = S.Size;
  return cudaSuccess;
}

//===----------------------------------------------------------------------===//
// Fills
//===----------------------------------------------------------------------===//

static cudaError_t fillRow(char *To, const cudaMemsetParams &Fill) {
  Runtime &R = Runtime::get();
  const size_t Size = Fill.width * Fill.elementSize;
  const auto *A = R.find(To);
  if (Size == 0)
    return cudaSuccess;
  if (!A || Size > A->second.Size - (addressOf(To) - A->first))
    return cudaErrorInvalidValue;
  R.Now += double(Size) / DeviceBytesPerNanosecond;
  return R.report(
      q7x2_fill(R.Device, addressOf(To), &Fill.value, Fill.elementSize, Size));
}

Command q7x2::cuda::makeFill(const cudaMemsetParams &Fill) {
  return [=]() -> cudaError_t {
    if (Fill.elementSize != 1 && Fill.elementSize != 2 && Fill.elementSize != 4)
      return cudaErrorInvalidValue;
    for (size_t Y = 0; Y != Fill.height; ++Y)
      if (cudaError_t E =
              fillRow(static_cast<char *>(Fill.dst) + Y * Fill.pitch, Fill))
        return E;
    return cudaSuccess;
  };
}

cudaError_t cudaMemset2DAsync(void *To, size_t Pitch, int Value, size_t Width,
                              size_t Height, cudaStream_t Stream) {
  return submit(Stream,
                makeFill({To, Pitch, unsigned(Value & 0xff), 1, Width, Height}),
                cudaGraphNodeTypeMemset);
}
cudaError_t cudaMemset2D(void *To, size_t Pitch, int Value, size_t Width,
                         size_t Height) {
  return cudaMemset2DAsync(To, Pitch, Value, Width, Height, nullptr);
}
cudaError_t cudaMemsetAsync(void *To, int Value, size_t Size,
                            cudaStream_t Stream) {
  return cudaMemset2DAsync(To, Size, Value, Size, 1, Stream);
}
cudaError_t cudaMemset(void *To, int Value, size_t Size) {
  return cudaMemsetAsync(To, Value, Size, nullptr);
}
cudaError_t cudaMemset3DAsync(cudaPitchedPtr To, int Value, cudaExtent Extent,
                              cudaStream_t Stream) {
  for (size_t Z = 0; Z != Extent.depth; ++Z)
    if (cudaError_t E = cudaMemset2DAsync(
            static_cast<char *>(To.ptr) + Z * To.ysize * To.pitch, To.pitch,
            Value, Extent.width, Extent.height, Stream))
      return E;
  return cudaSuccess;
}
cudaError_t cudaMemset3D(cudaPitchedPtr To, int Value, cudaExtent Extent) {
  return cudaMemset3DAsync(To, Value, Extent, nullptr);
}
