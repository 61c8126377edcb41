//===-- Driver.cpp - CUDA's driver interface ------------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Modules of objects that q7x2-nvcc -cubin or q7x2-clang has compiled, and
// their kernels; everything else is the runtime interface under other names,
// whose errors have the same numbers. There is one context.
//
//===----------------------------------------------------------------------===//

#include "Runtime.h"
#include "cuda.h"
#include <algorithm>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <iterator>
#include <set>

using namespace q7x2::cuda;

struct CUfunc_st {
  Kernel K;
};

struct CUmod_st {
  q7x2_module *Module = nullptr;
  std::map<std::string, std::unique_ptr<CUfunc_st>> Functions;
  std::vector<uint64_t> Variables; ///< Addresses among the allocations.
};

static std::set<CUmodule> &modules() {
  static std::set<CUmodule> *const All = new std::set<CUmodule>;
  return *All;
}

static CUcontext theContext() {
  static char Context;
  return reinterpret_cast<CUcontext>(&Context);
}

/// The numbers are the same, but the driver has fewer.
static CUresult toDriver(cudaError_t E) {
  return E == cudaErrorInvalidConfiguration || E == cudaErrorInvalidPitchValue
             ? CUDA_ERROR_INVALID_VALUE
             : CUresult(E);
}
static void *toPointer(CUdeviceptr P) { return reinterpret_cast<void *>(P); }

CUresult cuInit(unsigned) {
  Lock Guard(Runtime::get().Mutex);
  return toDriver(Runtime::get().start());
}
CUresult cuDriverGetVersion(int *V) {
  return toDriver(cudaDriverGetVersion(V));
}
static const char *nameOf(CUresult Error) {
  switch (Error) {
#define Q7X2_CUDA_ERROR(name, value)                                           \
  case name:                                                                   \
    return #name;
#include "crt/driver_errors.def"
  }
  return nullptr;
}
CUresult cuGetErrorName(CUresult Error, const char **Text) {
  *Text = nameOf(Error);
  return *Text ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}
CUresult cuGetErrorString(CUresult Error, const char **Text) {
  *Text = nameOf(Error) ? cudaGetErrorString(cudaError_t(Error)) : nullptr;
  return *Text ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

//===----------------------------------------------------------------------===//
// Device and context
//===----------------------------------------------------------------------===//

CUresult cuDeviceGet(CUdevice *Device, int Number) {
  if (!Device || Number)
    return Device ? CUDA_ERROR_INVALID_DEVICE : CUDA_ERROR_INVALID_VALUE;
  *Device = 0;
  return CUDA_SUCCESS;
}
CUresult cuDeviceGetCount(int *Count) {
  return toDriver(cudaGetDeviceCount(Count));
}
CUresult cuDeviceGetName(char *Name, int Size, CUdevice Device) {
  cudaDeviceProp P;
  if (cudaError_t E = cudaGetDeviceProperties(&P, Device))
    return toDriver(E);
  std::snprintf(Name, size_t(Size), "%s", P.name);
  return CUDA_SUCCESS;
}
CUresult cuDeviceGetAttribute(int *Value, CUdevice_attribute Attribute,
                              CUdevice Device) {
  return toDriver(
      cudaDeviceGetAttribute(Value, cudaDeviceAttr(Attribute), Device));
}
CUresult cuDeviceComputeCapability(int *Major, int *Minor, CUdevice Device) {
  cudaDeviceProp P;
  if (cudaError_t E = cudaGetDeviceProperties(&P, Device))
    return toDriver(E);
  *Major = P.major;
  *Minor = P.minor;
  return CUDA_SUCCESS;
}
CUresult cuDeviceTotalMem(size_t *Size, CUdevice) {
  size_t Free;
  return cuMemGetInfo(&Free, Size);
}

static CUresult giveContext(CUcontext *Context) {
  if (!Context)
    return CUDA_ERROR_INVALID_VALUE;
  *Context = theContext();
  return cuInit(0);
}
static CUresult checkContext(CUcontext Context) {
  return !Context || Context == theContext() ? CUDA_SUCCESS
                                             : CUDA_ERROR_INVALID_CONTEXT;
}
CUresult cuCtxCreate(CUcontext *Context, unsigned, CUdevice Device) {
  return Device ? CUDA_ERROR_INVALID_DEVICE : giveContext(Context);
}
CUresult cuCtxDestroy(CUcontext Context) { return checkContext(Context); }
CUresult cuCtxGetCurrent(CUcontext *Context) { return giveContext(Context); }
CUresult cuCtxSetCurrent(CUcontext Context) { return checkContext(Context); }
CUresult cuCtxPushCurrent(CUcontext Context) { return checkContext(Context); }
CUresult cuCtxPopCurrent(CUcontext *Context) {
  return Context ? giveContext(Context) : CUDA_SUCCESS;
}
CUresult cuCtxGetDevice(CUdevice *Device) { return cuDeviceGet(Device, 0); }
CUresult cuCtxSynchronize() { return toDriver(cudaDeviceSynchronize()); }
CUresult cuDevicePrimaryCtxRetain(CUcontext *Context, CUdevice Device) {
  return cuCtxCreate(Context, 0, Device);
}
CUresult cuDevicePrimaryCtxRelease(CUdevice) { return CUDA_SUCCESS; }

//===----------------------------------------------------------------------===//
// Modules
//===----------------------------------------------------------------------===//

static CUresult load(CUmodule *Module, const q7x2_image &Image) {
  Runtime &R = Runtime::get();
  Lock Guard(R.Mutex);
  if (cudaError_t E = R.start())
    return toDriver(E);
  if (Image.size == 0) {
    std::fprintf(stderr,
                 "q7x2-cuda: %s is no object for this machine, which "
                 "q7x2-nvcc -cubin compiles\n",
                 Image.name);
    return CUDA_ERROR_INVALID_IMAGE;
  }
  auto New = std::make_unique<CUmod_st>();
  if (cudaError_t E =
          R.report(q7x2_module_create(R.Device, &Image, 1, &New->Module)))
    return toDriver(E);
  *Module = New.release();
  modules().insert(*Module);
  return CUDA_SUCCESS;
}

CUresult cuModuleLoadData(CUmodule *Module, const void *Image) {
  if (!Module || !Image)
    return CUDA_ERROR_INVALID_VALUE;
  return load(Module, {"the module", Image, sizeOfObject(Image)});
}
CUresult cuModuleLoadDataEx(CUmodule *Module, const void *Image, unsigned,
                            CUjit_option *, void **) {
  return cuModuleLoadData(Module, Image);
}
CUresult cuModuleLoadFatBinary(CUmodule *Module, const void *Image) {
  return cuModuleLoadData(Module, Image);
}
CUresult cuModuleLoad(CUmodule *Module, const char *Path) {
  if (!Module || !Path)
    return CUDA_ERROR_INVALID_VALUE;
  std::ifstream File(Path, std::ios::binary);
  if (!File)
    return CUDA_ERROR_FILE_NOT_FOUND;
  std::string Data((std::istreambuf_iterator<char>(File)), {});
  const bool IsObject = Data.compare(0, 4, "\177ELF") == 0;
  return load(Module, {Path, Data.data(), IsObject ? Data.size() : 0});
}
CUresult cuModuleUnload(CUmodule Module) {
  Runtime &R = Runtime::get();
  Lock Guard(R.Mutex);
  if (!modules().erase(Module))
    return CUDA_ERROR_INVALID_HANDLE;
  for (uint64_t Address : Module->Variables)
    R.Allocations.erase(Address);
  q7x2_module_destroy(Module->Module);
  delete Module;
  return CUDA_SUCCESS;
}

CUresult cuModuleGetFunction(CUfunction *Function, CUmodule Module,
                             const char *Name) {
  Lock Guard(Runtime::get().Mutex);
  if (!Function || !Name)
    return CUDA_ERROR_INVALID_VALUE;
  if (!modules().count(Module))
    return CUDA_ERROR_INVALID_HANDLE;
  std::unique_ptr<CUfunc_st> &Found = Module->Functions[Name];
  if (!Found) {
    Kernel K;
    if (Runtime::findKernel(Module->Module, Name, K))
      return CUDA_ERROR_NOT_FOUND;
    Found = std::make_unique<CUfunc_st>(CUfunc_st{K});
  }
  *Function = Found.get();
  return CUDA_SUCCESS;
}

CUresult cuModuleGetGlobal(CUdeviceptr *P, size_t *Size, CUmodule Module,
                           const char *Name) {
  Runtime &R = Runtime::get();
  Lock Guard(R.Mutex);
  if (!modules().count(Module))
    return CUDA_ERROR_INVALID_HANDLE;
  uint64_t Address, Bytes;
  if (q7x2_error *E =
          q7x2_module_symbol(Module->Module, Name, &Address, &Bytes)) {
    q7x2_error_free(E);
    return CUDA_ERROR_NOT_FOUND;
  }
  R.Allocations[Address] = {Bytes, cudaMemoryTypeDevice, /*IsVariable=*/true};
  Module->Variables.push_back(Address);
  if (P)
    *P = Address;
  if (Size)
    *Size = Bytes;
  return CUDA_SUCCESS;
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

CUresult cuMemGetInfo(size_t *Free, size_t *Total) {
  return toDriver(cudaMemGetInfo(Free, Total));
}
CUresult cuMemAlloc(CUdeviceptr *P, size_t Size) {
  return Size ? toDriver(cudaMalloc(reinterpret_cast<void **>(P), Size))
              : CUDA_ERROR_INVALID_VALUE;
}
CUresult cuMemAllocManaged(CUdeviceptr *P, size_t Size, unsigned Flags) {
  return toDriver(cudaMallocManaged(reinterpret_cast<void **>(P), Size, Flags));
}
CUresult cuMemAllocHost(void **P, size_t Size) {
  return toDriver(cudaHostAlloc(P, Size, cudaHostAllocDefault));
}
CUresult cuMemHostAlloc(void **P, size_t Size, unsigned Flags) {
  return toDriver(cudaHostAlloc(P, Size, Flags));
}
CUresult cuMemFree(CUdeviceptr P) { return toDriver(cudaFree(toPointer(P))); }
CUresult cuMemFreeHost(void *P) { return toDriver(cudaFreeHost(P)); }
CUresult cuMemcpyAsync(CUdeviceptr To, CUdeviceptr From, size_t Size,
                       CUstream Stream) {
  return toDriver(cudaMemcpyAsync(toPointer(To), toPointer(From), Size,
                                  cudaMemcpyDefault, Stream));
}
CUresult cuMemcpy(CUdeviceptr To, CUdeviceptr From, size_t Size) {
  return cuMemcpyAsync(To, From, Size, nullptr);
}
CUresult cuMemcpyHtoDAsync(CUdeviceptr To, const void *From, size_t Size,
                           CUstream Stream) {
  return toDriver(cudaMemcpyAsync(toPointer(To), From, Size,
                                  cudaMemcpyHostToDevice, Stream));
}
CUresult cuMemcpyDtoHAsync(void *To, CUdeviceptr From, size_t Size,
                           CUstream Stream) {
  return toDriver(cudaMemcpyAsync(To, toPointer(From), Size,
                                  cudaMemcpyDeviceToHost, Stream));
}
CUresult cuMemcpyDtoDAsync(CUdeviceptr To, CUdeviceptr From, size_t Size,
                           CUstream Stream) {
  return toDriver(cudaMemcpyAsync(toPointer(To), toPointer(From), Size,
                                  cudaMemcpyDeviceToDevice, Stream));
}
CUresult cuMemcpyHtoD(CUdeviceptr To, const void *From, size_t Size) {
  return cuMemcpyHtoDAsync(To, From, Size, nullptr);
}
CUresult cuMemcpyDtoH(void *To, CUdeviceptr From, size_t Size) {
  return cuMemcpyDtoHAsync(To, From, Size, nullptr);
}
CUresult cuMemcpyDtoD(CUdeviceptr To, CUdeviceptr From, size_t Size) {
  return cuMemcpyDtoDAsync(To, From, Size, nullptr);
}

static CUresult fill(CUdeviceptr To, unsigned Value, unsigned ElementSize,
                     size_t Count) {
  return toDriver(submit(
      nullptr, makeFill({toPointer(To), 0, Value, ElementSize, Count, 1})));
}
CUresult cuMemsetD8(CUdeviceptr To, unsigned char Value, size_t Count) {
  return fill(To, Value, 1, Count);
}
CUresult cuMemsetD16(CUdeviceptr To, unsigned short Value, size_t Count) {
  return fill(To, Value, 2, Count);
}
CUresult cuMemsetD32(CUdeviceptr To, unsigned Value, size_t Count) {
  return fill(To, Value, 4, Count);
}

//===----------------------------------------------------------------------===//
// Streams and events
//===----------------------------------------------------------------------===//

CUresult cuStreamCreate(CUstream *Stream, unsigned Flags) {
  return toDriver(cudaStreamCreateWithFlags(Stream, Flags));
}
CUresult cuStreamDestroy(CUstream Stream) {
  return toDriver(cudaStreamDestroy(Stream));
}
CUresult cuStreamQuery(CUstream Stream) {
  return toDriver(cudaStreamQuery(Stream));
}
CUresult cuStreamSynchronize(CUstream Stream) {
  return toDriver(cudaStreamSynchronize(Stream));
}
CUresult cuStreamWaitEvent(CUstream Stream, CUevent Event, unsigned Flags) {
  return toDriver(cudaStreamWaitEvent(Stream, Event, Flags));
}
CUresult cuEventCreate(CUevent *Event, unsigned Flags) {
  return toDriver(cudaEventCreateWithFlags(Event, Flags));
}
CUresult cuEventDestroy(CUevent Event) {
  return toDriver(cudaEventDestroy(Event));
}
CUresult cuEventRecord(CUevent Event, CUstream Stream) {
  return toDriver(cudaEventRecord(Event, Stream));
}
CUresult cuEventQuery(CUevent Event) { return toDriver(cudaEventQuery(Event)); }
CUresult cuEventSynchronize(CUevent Event) {
  return toDriver(cudaEventSynchronize(Event));
}
CUresult cuEventElapsedTime(float *Milliseconds, CUevent Begin, CUevent End) {
  return toDriver(cudaEventElapsedTime(Milliseconds, Begin, End));
}

//===----------------------------------------------------------------------===//
// Launches
//===----------------------------------------------------------------------===//

CUresult cuFuncGetAttribute(int *Value, CUfunction_attribute Attribute,
                            CUfunction Function) {
  cudaFuncAttributes A;
  if (!Value || !Function)
    return CUDA_ERROR_INVALID_VALUE;
  if (cudaError_t E = describe(Function->K, A))
    return toDriver(E);
  switch (Attribute) {
  case CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK:
    *Value = A.maxThreadsPerBlock;
    break;
  case CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES:
    *Value = int(A.sharedSizeBytes);
    break;
  case CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES:
    *Value = int(A.constSizeBytes);
    break;
  case CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES:
    *Value = int(A.localSizeBytes);
    break;
  case CU_FUNC_ATTRIBUTE_NUM_REGS:
    *Value = A.numRegs;
    break;
  case CU_FUNC_ATTRIBUTE_PTX_VERSION:
  case CU_FUNC_ATTRIBUTE_BINARY_VERSION:
    *Value = A.binaryVersion;
    break;
  case CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES:
    *Value = A.maxDynamicSharedSizeBytes;
    break;
  default:
    *Value = 0;
  }
  return CUDA_SUCCESS;
}
CUresult cuFuncSetAttribute(CUfunction Function, CUfunction_attribute,
                            int Value) {
  return Function && Value >= 0 ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}
CUresult cuFuncSetCacheConfig(CUfunction Function, CUfunc_cache) {
  return Function ? CUDA_SUCCESS : CUDA_ERROR_INVALID_HANDLE;
}
CUresult cuOccupancyMaxActiveBlocksPerMultiprocessor(int *Blocks,
                                                     CUfunction Function,
                                                     int Threads,
                                                     size_t Shared) {
  if (!Blocks || !Function || Threads <= 0)
    return CUDA_ERROR_INVALID_VALUE;
  *Blocks = int(q7x2_kernel_resident_blocks(
      Runtime::get().Device, Function->K.Handle, uint32_t(Threads), Shared));
  return CUDA_SUCCESS;
}

/// Returns the buffer of arguments that \p Extra names; null if there is none.
static const char *findBuffer(void **Extra) {
  for (; Extra && *Extra != CU_LAUNCH_PARAM_END; Extra += 2)
    if (*Extra == CU_LAUNCH_PARAM_BUFFER_POINTER)
      return static_cast<const char *>(Extra[1]);
  return nullptr;
}

static CUresult launch(CUfunction Function, const LaunchRequest &Request,
                       CUstream Stream, void **Parameters, void **Extra) {
  Lock Guard(Runtime::get().Mutex);
  if (!Function)
    return CUDA_ERROR_INVALID_HANDLE;
  Command C;
  if (cudaError_t E = makeLaunch(Function->K, Request, Parameters, C,
                                 Parameters ? nullptr : findBuffer(Extra)))
    return toDriver(E);
  return toDriver(submit(Stream, std::move(C), cudaGraphNodeTypeKernel));
}

CUresult cuLaunchKernel(CUfunction Function, unsigned GridX, unsigned GridY,
                        unsigned GridZ, unsigned BlockX, unsigned BlockY,
                        unsigned BlockZ, unsigned Shared, CUstream Stream,
                        void **Parameters, void **Extra) {
  return launch(
      Function,
      {dim3(GridX, GridY, GridZ), dim3(BlockX, BlockY, BlockZ), Shared}, Stream,
      Parameters, Extra);
}
CUresult cuLaunchCooperativeKernel(CUfunction Function, unsigned GridX,
                                   unsigned GridY, unsigned GridZ,
                                   unsigned BlockX, unsigned BlockY,
                                   unsigned BlockZ, unsigned Shared,
                                   CUstream Stream, void **Parameters) {
  return launch(Function,
                {dim3(GridX, GridY, GridZ), dim3(BlockX, BlockY, BlockZ),
                 Shared, /*IsCooperative=*/true},
                Stream, Parameters, nullptr);
}
