//===-- Textures.cpp - Arrays, textures, surfaces -------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An array is a box of rows in global memory. A texture or surface object is
// the address of its description (texture_types.h), which the device's
// functions read (texture_fetch_functions.h).
//
//===----------------------------------------------------------------------===//

#include "Runtime.h"
#include <algorithm>
#include <cstring>

using namespace q7x2::cuda;

struct cudaArray {
  cudaChannelFormatDesc Format;
  cudaExtent Extent; ///< In elements, as given: 0 for dimensions without.
  unsigned Flags;
  cudaPitchedPtr Memory;
};

static std::map<cudaTextureObject_t, cudaResourceDesc> &resources() {
  static auto *const All = new std::map<cudaTextureObject_t, cudaResourceDesc>;
  return *All;
}

static unsigned bytesOf(const cudaChannelFormatDesc &F) {
  return unsigned(F.x + F.y + F.z + F.w) / 8;
}

/// Channels have the same number of bits, 8, 16 or 32; the first ones exist.
static bool isFormat(const cudaChannelFormatDesc &F) {
  const int Bits[] = {F.x, F.y, F.z, F.w};
  const unsigned Count =
      unsigned(std::find(std::begin(Bits), std::end(Bits), 0) - Bits);
  return (F.x == 8 || F.x == 16 || F.x == 32) && Count != 3 &&
         std::all_of(Bits, Bits + Count, [&](int B) { return B == F.x; }) &&
         std::all_of(Bits + Count, std::end(Bits), [](int B) { return !B; }) &&
         F.f != cudaChannelFormatKindNone &&
         (F.f != cudaChannelFormatKindFloat || F.x != 8);
}

//===----------------------------------------------------------------------===//
// Arrays
//===----------------------------------------------------------------------===//

cudaError_t cudaMalloc3DArray(cudaArray_t *Array,
                              const cudaChannelFormatDesc *Format,
                              cudaExtent Extent, unsigned Flags) {
  if (!Array || !Format || !isFormat(*Format) || !Extent.width ||
      (Flags & cudaArrayCubemap))
    return result(cudaErrorInvalidValue);
  auto New = std::make_unique<cudaArray>(cudaArray{*Format, Extent, Flags, {}});
  const cudaExtent Bytes = {Extent.width * bytesOf(*Format),
                            std::max<size_t>(Extent.height, 1),
                            std::max<size_t>(Extent.depth, 1)};
  if (cudaError_t E = cudaMalloc3D(&New->Memory, Bytes))
    return E;
  *Array = New.release();
  return cudaSuccess;
}
cudaError_t cudaMallocArray(cudaArray_t *Array,
                            const cudaChannelFormatDesc *Format, size_t Width,
                            size_t Height, unsigned Flags) {
  return cudaMalloc3DArray(Array, Format, {Width, Height, 0}, Flags);
}
cudaError_t cudaFreeArray(cudaArray_t Array) {
  if (!Array)
    return cudaSuccess;
  const cudaError_t E = cudaFree(Array->Memory.ptr);
  delete Array;
  return E;
}
cudaError_t cudaArrayGetInfo(cudaChannelFormatDesc *Format, cudaExtent *Extent,
                             unsigned *Flags, cudaArray_t Array) {
  if (!Array)
    return result(cudaErrorInvalidResourceHandle);
  if (Format)
    *Format = Array->Format;
  if (Extent)
    *Extent = Array->Extent;
  if (Flags)
    *Flags = Array->Flags;
  return cudaSuccess;
}
cudaChannelFormatDesc cudaCreateChannelDesc(int X, int Y, int Z, int W,
                                            cudaChannelFormatKind Kind) {
  return {X, Y, Z, W, Kind};
}

cudaError_t cudaGetChannelDesc(cudaChannelFormatDesc *Format,
                               cudaArray_const_t Array) {
  return cudaArrayGetInfo(Format, nullptr, nullptr,
                          const_cast<cudaArray_t>(Array));
}

//===----------------------------------------------------------------------===//
// Copies
//===----------------------------------------------------------------------===//

// Positions and extents are in elements if an array is involved.
bool q7x2::cuda::resolveArrays(cudaMemcpy3DParms &Copy) {
  const cudaArray *const Any = Copy.dstArray ? Copy.dstArray : Copy.srcArray;
  if (!Any)
    return true;
  const unsigned Bytes = bytesOf(Any->Format);
  if (Copy.dstArray && Copy.srcArray && bytesOf(Copy.srcArray->Format) != Bytes)
    return false;
  Copy.extent.width *= Bytes;
  Copy.extent.height = std::max<size_t>(Copy.extent.height, 1);
  Copy.extent.depth = std::max<size_t>(Copy.extent.depth, 1);
  if (Copy.dstArray) {
    Copy.dstPtr = Copy.dstArray->Memory;
    Copy.dstPos.x *= Bytes;
  }
  if (Copy.srcArray) {
    Copy.srcPtr = Copy.srcArray->Memory;
    Copy.srcPos.x *= Bytes;
  }
  Copy.dstArray = Copy.srcArray = nullptr;
  return true;
}

// X and Width are in bytes.
cudaError_t cudaMemcpy2DToArrayAsync(cudaArray_t To, size_t X, size_t Y,
                                     const void *From, size_t Pitch,
                                     size_t Width, size_t Height,
                                     cudaMemcpyKind Kind, cudaStream_t Stream) {
  if (!To || X + Width > To->Memory.xsize || Y + Height > To->Memory.ysize)
    return result(cudaErrorInvalidValue);
  char *const P =
      static_cast<char *>(To->Memory.ptr) + Y * To->Memory.pitch + X;
  return cudaMemcpy2DAsync(P, To->Memory.pitch, From, Pitch, Width, Height,
                           Kind, Stream);
}
cudaError_t cudaMemcpy2DToArray(cudaArray_t To, size_t X, size_t Y,
                                const void *From, size_t Pitch, size_t Width,
                                size_t Height, cudaMemcpyKind Kind) {
  return cudaMemcpy2DToArrayAsync(To, X, Y, From, Pitch, Width, Height, Kind,
                                  nullptr);
}
cudaError_t cudaMemcpy2DFromArrayAsync(void *To, size_t Pitch,
                                       cudaArray_const_t From, size_t X,
                                       size_t Y, size_t Width, size_t Height,
                                       cudaMemcpyKind Kind,
                                       cudaStream_t Stream) {
  if (!From || X + Width > From->Memory.xsize ||
      Y + Height > From->Memory.ysize)
    return result(cudaErrorInvalidValue);
  const char *const P =
      static_cast<const char *>(From->Memory.ptr) + Y * From->Memory.pitch + X;
  return cudaMemcpy2DAsync(To, Pitch, P, From->Memory.pitch, Width, Height,
                           Kind, Stream);
}
cudaError_t cudaMemcpy2DFromArray(void *To, size_t Pitch,
                                  cudaArray_const_t From, size_t X, size_t Y,
                                  size_t Width, size_t Height,
                                  cudaMemcpyKind Kind) {
  return cudaMemcpy2DFromArrayAsync(To, Pitch, From, X, Y, Width, Height, Kind,
                                    nullptr);
}

/// Calls Copy(x, y, bytes done, bytes) for the parts of rows of consecutive
/// bytes of an array.
template <typename CopyFn>
static cudaError_t eachRow(cudaArray_const_t Array, size_t X, size_t Y,
                           size_t Size, CopyFn Copy) {
  if (!Array)
    return result(cudaErrorInvalidValue);
  for (size_t Done = 0; Done != Size;) {
    const size_t Part = std::min(Size - Done, Array->Memory.xsize - X);
    if (cudaError_t E = Copy(X, Y, Done, Part))
      return E;
    Done += Part;
    X = 0;
    ++Y;
  }
  return cudaSuccess;
}
cudaError_t cudaMemcpyToArray(cudaArray_t To, size_t X, size_t Y,
                              const void *From, size_t Size,
                              cudaMemcpyKind Kind) {
  return eachRow(
      To, X, Y, Size, [&](size_t X, size_t Y, size_t Done, size_t Part) {
        return cudaMemcpy2DToArray(To, X, Y,
                                   static_cast<const char *>(From) + Done, Part,
                                   Part, 1, Kind);
      });
}
cudaError_t cudaMemcpyFromArray(void *To, cudaArray_const_t From, size_t X,
                                size_t Y, size_t Size, cudaMemcpyKind Kind) {
  return eachRow(
      From, X, Y, Size, [&](size_t X, size_t Y, size_t Done, size_t Part) {
        return cudaMemcpy2DFromArray(static_cast<char *>(To) + Done, Part, From,
                                     X, Y, Part, 1, Kind);
      });
}

//===----------------------------------------------------------------------===//
// Objects
//===----------------------------------------------------------------------===//

static cudaError_t describe(const cudaResourceDesc &R, q7x2_texture &T) {
  cudaChannelFormatDesc F;
  switch (R.resType) {
  case cudaResourceTypeArray: {
    const cudaArray *const A = R.res.array.array;
    if (!A)
      return cudaErrorInvalidValue;
    F = A->Format;
    T.data = static_cast<char *>(A->Memory.ptr);
    T.size[0] = unsigned(A->Extent.width);
    T.size[1] = unsigned(std::max<size_t>(A->Extent.height, 1));
    T.size[2] = unsigned(std::max<size_t>(A->Extent.depth, 1));
    T.row_bytes = unsigned(A->Memory.pitch);
    T.slice_bytes = A->Memory.pitch * A->Memory.ysize;
    break;
  }
  case cudaResourceTypeLinear:
    F = R.res.linear.desc;
    if (!R.res.linear.devPtr || !isFormat(F))
      return cudaErrorInvalidValue;
    T.data = static_cast<char *>(R.res.linear.devPtr);
    T.size[0] = unsigned(R.res.linear.sizeInBytes / bytesOf(F));
    T.size[1] = T.size[2] = 1;
    break;
  case cudaResourceTypePitch2D:
    F = R.res.pitch2D.desc;
    if (!R.res.pitch2D.devPtr || !isFormat(F))
      return cudaErrorInvalidValue;
    T.data = static_cast<char *>(R.res.pitch2D.devPtr);
    T.size[0] = unsigned(R.res.pitch2D.width);
    T.size[1] = unsigned(R.res.pitch2D.height);
    T.size[2] = 1;
    T.row_bytes = unsigned(R.res.pitch2D.pitchInBytes);
    break;
  default:
    return cudaErrorNotSupported;
  }
  T.bits = static_cast<unsigned char>(F.x);
  T.channels = static_cast<unsigned char>(8 * bytesOf(F) / unsigned(F.x));
  T.kind = static_cast<unsigned char>(F.f);
  return cudaSuccess;
}

static cudaError_t create(unsigned long long *Object,
                          const cudaResourceDesc &Resource,
                          const q7x2_texture &T) {
  void *P;
  if (cudaError_t E = cudaMalloc(&P, sizeof(T)))
    return E;
  Lock Guard(Runtime::get().Mutex);
  *Object = addressOf(P);
  resources()[*Object] = Resource;
  return cudaMemcpy(P, &T, sizeof(T), cudaMemcpyHostToDevice);
}

static cudaError_t destroy(unsigned long long Object) {
  Lock Guard(Runtime::get().Mutex);
  if (!resources().erase(Object))
    return result(cudaErrorInvalidValue);
  return cudaFree(reinterpret_cast<void *>(Object));
}

cudaError_t cudaCreateTextureObject(cudaTextureObject_t *Object,
                                    const cudaResourceDesc *Resource,
                                    const cudaTextureDesc *Texture,
                                    const void *View) {
  if (!Object || !Resource || !Texture)
    return result(cudaErrorInvalidValue);
  if (View || Texture->sRGB)
    return result(cudaErrorNotSupported);
  q7x2_texture T = {};
  if (cudaError_t E = describe(*Resource, T))
    return result(E);
  const bool IsInteger = T.kind != cudaChannelFormatKindFloat;
  T.reads_normalized =
      IsInteger && Texture->readMode == cudaReadModeNormalizedFloat;
  if ((T.reads_normalized && T.bits == 32) ||
      (IsInteger && !T.reads_normalized &&
       Texture->filterMode == cudaFilterModeLinear))
    return result(cudaErrorInvalidValue);
  for (unsigned I = 0; I != 3; ++I) {
    cudaTextureAddressMode Mode = Texture->addressMode[I];
    // The others want normalized coordinates.
    if (!Texture->normalizedCoords && Mode != cudaAddressModeBorder)
      Mode = cudaAddressModeClamp;
    T.address[I] = static_cast<unsigned char>(Mode);
  }
  if (Resource->resType == cudaResourceTypeArray &&
      (Resource->res.array.array->Flags & cudaArrayLayered))
    T.address[2] = cudaAddressModeClamp;
  T.is_linear = Texture->filterMode == cudaFilterModeLinear;
  T.has_normalized_coordinates = Texture->normalizedCoords != 0;
  std::copy_n(Texture->borderColor, 4, T.border);
  return result(create(Object, *Resource, T));
}
cudaError_t cudaDestroyTextureObject(cudaTextureObject_t Object) {
  return destroy(Object);
}
cudaError_t cudaGetTextureObjectResourceDesc(cudaResourceDesc *Resource,
                                             cudaTextureObject_t Object) {
  Lock Guard(Runtime::get().Mutex);
  const auto It = resources().find(Object);
  if (!Resource || It == resources().end())
    return result(cudaErrorInvalidValue);
  *Resource = It->second;
  return cudaSuccess;
}

cudaError_t cudaCreateSurfaceObject(cudaSurfaceObject_t *Object,
                                    const cudaResourceDesc *Resource) {
  if (!Object || !Resource || Resource->resType != cudaResourceTypeArray)
    return result(cudaErrorInvalidValue);
  q7x2_texture T = {};
  if (cudaError_t E = describe(*Resource, T))
    return result(E);
  return result(create(Object, *Resource, T));
}
cudaError_t cudaDestroySurfaceObject(cudaSurfaceObject_t Object) {
  return destroy(Object);
}
