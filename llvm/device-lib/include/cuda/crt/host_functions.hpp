/* crt/host_functions.hpp - less common parts of the host's interface */
/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* As host code is not compiled, the functions are declared for any arguments;
   their types and constants are those of CUDA. */

#define cudaDeviceScheduleAuto 0x00
#define cudaDeviceScheduleSpin 0x01
#define cudaDeviceScheduleYield 0x02
#define cudaDeviceScheduleBlockingSync 0x04
#define cudaDeviceMapHost 0x08
#define cudaDeviceLmemResizeToMax 0x10
#define cudaEventInterprocess 0x04
#define cudaHostAllocWriteCombined 0x04
#define cudaHostRegisterDefault 0x00
#define cudaHostRegisterPortable 0x01
#define cudaHostRegisterMapped 0x02
#define cudaHostRegisterIoMemory 0x04
#define cudaHostRegisterReadOnly 0x08
#define cudaMemAttachHost 0x02
#define cudaMemAttachSingle 0x04
#define cudaOccupancyDefault 0x00
#define cudaIpcMemLazyEnablePeerAccess 0x01
#define cudaInvalidDeviceId ((int)-2)

enum cudaLimit {
  cudaLimitStackSize,
  cudaLimitPrintfFifoSize,
  cudaLimitMallocHeapSize,
  cudaLimitDevRuntimeSyncDepth,
  cudaLimitDevRuntimePendingLaunchCount,
  cudaLimitMaxL2FetchGranularity,
  cudaLimitPersistingL2CacheSize
};
enum cudaSharedMemConfig {
  cudaSharedMemBankSizeDefault,
  cudaSharedMemBankSizeFourByte,
  cudaSharedMemBankSizeEightByte
};
enum cudaMemoryType {
  cudaMemoryTypeUnregistered,
  cudaMemoryTypeHost,
  cudaMemoryTypeDevice,
  cudaMemoryTypeManaged
};
enum cudaStreamCaptureMode {
  cudaStreamCaptureModeGlobal,
  cudaStreamCaptureModeThreadLocal,
  cudaStreamCaptureModeRelaxed
};
enum cudaStreamCaptureStatus {
  cudaStreamCaptureStatusNone,
  cudaStreamCaptureStatusActive,
  cudaStreamCaptureStatusInvalidated
};
enum cudaMemPoolAttr {
  cudaMemPoolReuseFollowEventDependencies = 1,
  cudaMemPoolReuseAllowOpportunistic,
  cudaMemPoolReuseAllowInternalDependencies,
  cudaMemPoolAttrReleaseThreshold
};
enum cudaLaunchAttributeID {
  cudaLaunchAttributeIgnore,
  cudaLaunchAttributeAccessPolicyWindow,
  cudaLaunchAttributeCooperative,
  cudaLaunchAttributeSynchronizationPolicy,
  cudaLaunchAttributeClusterDimension,
  cudaLaunchAttributeClusterSchedulingPolicyPreference,
  cudaLaunchAttributeProgrammaticStreamSerialization,
  cudaLaunchAttributeProgrammaticEvent,
  cudaLaunchAttributePriority
};

typedef struct cudaArray *cudaArray_t;
typedef struct CUgraphNode_st *cudaGraphNode_t;
typedef struct CUmemPoolHandle_st *cudaMemPool_t;
typedef void (*cudaHostFn_t)(void *);
typedef void (*cudaStreamCallback_t)(cudaStream_t, cudaError_t, void *);

struct cudaExtent {
  size_t width, height, depth;
};
struct cudaPos {
  size_t x, y, z;
};
struct cudaPitchedPtr {
  void *ptr;
  size_t pitch, xsize, ysize;
};
static inline cudaExtent make_cudaExtent(size_t width, size_t height,
                                         size_t depth) {
  return {width, height, depth};
}
static inline cudaPos make_cudaPos(size_t x, size_t y, size_t z) {
  return {x, y, z};
}
static inline cudaPitchedPtr make_cudaPitchedPtr(void *p, size_t pitch,
                                                 size_t width, size_t height) {
  return {p, pitch, width, height};
}
struct cudaMemcpy3DParms {
  cudaArray_t srcArray;
  cudaPos srcPos;
  cudaPitchedPtr srcPtr;
  cudaArray_t dstArray;
  cudaPos dstPos;
  cudaPitchedPtr dstPtr;
  cudaExtent extent;
  cudaMemcpyKind kind;
};
struct cudaPointerAttributes {
  cudaMemoryType type;
  int device;
  void *devicePointer, *hostPointer;
};
struct cudaKernelNodeParams {
  void *func;
  dim3 gridDim, blockDim;
  unsigned int sharedMemBytes;
  void **kernelParams, **extra;
};
struct cudaMemsetParams {
  void *dst;
  size_t pitch;
  unsigned int value, elementSize;
  size_t width, height;
};
struct cudaHostNodeParams {
  cudaHostFn_t fn;
  void *userData;
};
union cudaLaunchAttributeValue {
  int cooperative, priority, programmaticStreamSerializationAllowed;
  struct {
    unsigned int x, y, z;
  } clusterDim;
};
struct cudaLaunchAttribute {
  cudaLaunchAttributeID id;
  cudaLaunchAttributeValue val;
};
struct cudaLaunchConfig_t {
  dim3 gridDim, blockDim;
  size_t dynamicSmemBytes;
  cudaStream_t stream;
  cudaLaunchAttribute *attrs;
  unsigned int numAttrs;
};
struct cudaIpcMemHandle_t {
  char reserved[64];
};
struct cudaIpcEventHandle_t {
  char reserved[64];
};

#define Q7X2_HOST(name)                                                        \
  template <typename... T> cudaError_t name(T &&...) { return cudaSuccess; }
/* Devices. */
Q7X2_HOST(cudaChooseDevice)
Q7X2_HOST(cudaDeviceCanAccessPeer)
Q7X2_HOST(cudaDeviceDisablePeerAccess)
Q7X2_HOST(cudaDeviceEnablePeerAccess)
Q7X2_HOST(cudaDeviceGetByPCIBusId)
Q7X2_HOST(cudaDeviceGetDefaultMemPool)
Q7X2_HOST(cudaDeviceGetLimit)
Q7X2_HOST(cudaDeviceGetMemPool)
Q7X2_HOST(cudaDeviceGetP2PAttribute)
Q7X2_HOST(cudaDeviceGetPCIBusId)
Q7X2_HOST(cudaDeviceGetSharedMemConfig)
Q7X2_HOST(cudaDeviceGetStreamPriorityRange)
Q7X2_HOST(cudaDeviceSetLimit)
Q7X2_HOST(cudaDeviceSetMemPool)
Q7X2_HOST(cudaDeviceSetSharedMemConfig)
Q7X2_HOST(cudaGetDeviceFlags)
Q7X2_HOST(cudaSetDeviceFlags)
Q7X2_HOST(cudaSetValidDevices)
/* Streams and events. */
Q7X2_HOST(cudaEventRecordWithFlags)
Q7X2_HOST(cudaLaunchHostFunc)
Q7X2_HOST(cudaStreamAddCallback)
Q7X2_HOST(cudaStreamAttachMemAsync)
Q7X2_HOST(cudaStreamBeginCapture)
Q7X2_HOST(cudaStreamCreateWithPriority)
Q7X2_HOST(cudaStreamEndCapture)
Q7X2_HOST(cudaStreamGetCaptureInfo)
Q7X2_HOST(cudaStreamGetFlags)
Q7X2_HOST(cudaStreamGetPriority)
Q7X2_HOST(cudaStreamIsCapturing)
/* Memory. */
Q7X2_HOST(cudaGetSymbolSize)
Q7X2_HOST(cudaHostGetFlags)
Q7X2_HOST(cudaIpcCloseMemHandle)
Q7X2_HOST(cudaIpcGetEventHandle)
Q7X2_HOST(cudaIpcGetMemHandle)
Q7X2_HOST(cudaIpcOpenEventHandle)
Q7X2_HOST(cudaIpcOpenMemHandle)
Q7X2_HOST(cudaMalloc3D)
Q7X2_HOST(cudaMallocFromPoolAsync)
Q7X2_HOST(cudaMallocPitch)
Q7X2_HOST(cudaMemPoolCreate)
Q7X2_HOST(cudaMemPoolDestroy)
Q7X2_HOST(cudaMemPoolGetAttribute)
Q7X2_HOST(cudaMemPoolSetAttribute)
Q7X2_HOST(cudaMemPoolTrimTo)
Q7X2_HOST(cudaMemRangeGetAttribute)
Q7X2_HOST(cudaMemcpy2DAsync)
Q7X2_HOST(cudaMemcpy3D)
Q7X2_HOST(cudaMemcpy3DAsync)
Q7X2_HOST(cudaMemcpyFromSymbolAsync)
Q7X2_HOST(cudaMemcpyPeer)
Q7X2_HOST(cudaMemcpyPeerAsync)
Q7X2_HOST(cudaMemcpyToSymbolAsync)
Q7X2_HOST(cudaMemset2D)
Q7X2_HOST(cudaMemset2DAsync)
Q7X2_HOST(cudaMemset3D)
Q7X2_HOST(cudaMemset3DAsync)
Q7X2_HOST(cudaPointerGetAttributes)
/* Graphs. */
Q7X2_HOST(cudaGraphAddChildGraphNode)
Q7X2_HOST(cudaGraphAddDependencies)
Q7X2_HOST(cudaGraphAddEmptyNode)
Q7X2_HOST(cudaGraphAddHostNode)
Q7X2_HOST(cudaGraphAddKernelNode)
Q7X2_HOST(cudaGraphAddMemcpyNode)
Q7X2_HOST(cudaGraphAddMemcpyNode1D)
Q7X2_HOST(cudaGraphAddMemsetNode)
Q7X2_HOST(cudaGraphClone)
Q7X2_HOST(cudaGraphCreate)
Q7X2_HOST(cudaGraphDestroy)
Q7X2_HOST(cudaGraphExecDestroy)
Q7X2_HOST(cudaGraphExecKernelNodeSetParams)
Q7X2_HOST(cudaGraphExecUpdate)
Q7X2_HOST(cudaGraphGetNodes)
Q7X2_HOST(cudaGraphInstantiate)
Q7X2_HOST(cudaGraphInstantiateWithFlags)
Q7X2_HOST(cudaGraphKernelNodeSetParams)
Q7X2_HOST(cudaGraphLaunch)
Q7X2_HOST(cudaGraphUpload)
/* Launches. */
Q7X2_HOST(cudaFuncSetSharedMemConfig)
Q7X2_HOST(cudaLaunchKernelEx)
Q7X2_HOST(cudaLaunchKernelExC)
Q7X2_HOST(cudaOccupancyAvailableDynamicSMemPerBlock)
Q7X2_HOST(cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags)
Q7X2_HOST(cudaOccupancyMaxPotentialBlockSizeVariableSMem)
Q7X2_HOST(cudaOccupancyMaxPotentialBlockSizeWithFlags)
#undef Q7X2_HOST
