//===-- Device.cpp - The device -------------------------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Image.h"
#include "Images.h"
#include "Info.h"
#include "Platform.h"
#include "Scheduler.h"
#include "llvm/TargetParser/Q7X2TargetParser.h"
#include <algorithm>
#include <pthread.h>
#include <unistd.h>

using namespace q7x2::opencl;

namespace {
constexpr cl_uint VendorId = llvm::Q7X2::EMachine;
constexpr cl_uint MaxArguments = 1024;
// Host programs allocate a share of the reported sizes, and some use all of it:
// numbers that suit a simulator. Only clCreateBuffer checks them.
constexpr cl_ulong MostMemory = cl_ulong(4) << 30;
constexpr cl_ulong SmallMemory = 64 << 10; // of constants, and of variables

const char *const CompilerExtensions[] = {
#define EXTENSION(name) name,
#define FEATURE(name)
#define COMPILER(hash)
#include "Compiler.inc"
#undef EXTENSION
#undef FEATURE
#undef COMPILER
};
const char *const CompilerFeatures[] = {
#define EXTENSION(name)
#define FEATURE(name) name,
#define COMPILER(hash)
#include "Compiler.inc"
#undef EXTENSION
#undef FEATURE
#undef COMPILER
};
/// Those that the compiler knows nothing of.
const char *const LibraryExtensions[] = {"cl_khr_create_command_queue",
                                         "cl_khr_icd",
                                         "cl_khr_suggested_local_work_size"};
} // namespace

const char *q7x2::opencl::compilerHash() {
#define EXTENSION(name)
#define FEATURE(name)
#define COMPILER(hash) return hash;
#include "Compiler.inc"
#undef EXTENSION
#undef FEATURE
#undef COMPILER
}

bool q7x2::opencl::compilerHas(const char *Name) {
  auto Same = [&](const char *Other) { return std::strcmp(Name, Other) == 0; };
  return std::any_of(std::begin(CompilerExtensions),
                     std::end(CompilerExtensions), Same) ||
         std::any_of(std::begin(CompilerFeatures), std::end(CompilerFeatures),
                     Same);
}

cl_name_version q7x2::opencl::named(const std::string &Name,
                                    cl_version Version) {
  cl_name_version N = {};
  N.version = Version;
  Name.copy(N.name, CL_NAME_VERSION_MAX_NAME_SIZE - 1);
  return N;
}

static std::vector<cl_name_version> *makeExtensions() {
  auto *All = new std::vector<cl_name_version>;
  for (const char *Name : CompilerExtensions) {
    // Four bytes, packed and not, saturated or not: version 2 of the extension.
    const bool Second = std::strcmp(Name, "cl_khr_integer_dot_product") == 0;
    All->push_back(named(Name, CL_MAKE_VERSION(Second ? 2u : 1u, 0, 0)));
  }
  for (const char *Name : LibraryExtensions)
    All->push_back(named(Name, CL_MAKE_VERSION(1, 0, 0)));
  return All;
}

const std::vector<cl_name_version> &q7x2::opencl::extensions() {
  static const std::vector<cl_name_version> *const All = makeExtensions();
  return *All;
}

std::string q7x2::opencl::extensionNames() {
  std::string Names;
  for (const cl_name_version &N : extensions())
    Names += (Names.empty() ? "" : " ") + std::string(N.name);
  return Names;
}

namespace {
struct Machine {
  q7x2_device *Device = nullptr;
  Machine() {
    q7x2_error_free(q7x2_device_create(&Device));
    choose();
    pthread_atfork(nullptr, nullptr, forget);
  }
  /// The machine that Q7X2_CL_MACHINE names, or else the default one.
  void choose() {
    const char *Name = std::getenv("Q7X2_CL_MACHINE");
    if (!Device || !Name)
      return;
    if (q7x2_error *E = q7x2_device_set_machine(Device, Name)) {
      std::fprintf(stderr, "q7x2-opencl: error: %s\n", q7x2_error_message(E));
      q7x2_error_free(E);
    }
  }
  static Machine &get() {
    static Machine *const TheMachine = new Machine;
    return *TheMachine;
  }
  static void forget() { get().Device = nullptr; }
};
} // namespace

q7x2_device *q7x2::opencl::theMachine() { return Machine::get().Device; }

_cl_device_id::_cl_device_id() : Object(ItsKind) {
  if (const q7x2_device *Machine = theMachine())
    q7x2_device_get_limits(Machine, &Limits);
  else
    q7x2_get_limits(&Limits);
  // The machine's memory is the host's, of which the host program needs some.
  const cl_ulong Host =
      cl_ulong(sysconf(_SC_PHYS_PAGES)) * cl_ulong(sysconf(_SC_PAGESIZE));
  MemoryBytes = std::min({Host / 2, MostMemory, cl_ulong(Limits.global_bytes)});
  MaxAllocation = MemoryBytes / 4;
}

cl_device_id q7x2::opencl::theDevice() {
  static const cl_device_id Device = create<_cl_device_id>().take();
  return Device;
}

cl_int q7x2::opencl::checkDeviceList(cl_uint Count,
                                     const cl_device_id *Devices) {
  if ((Count == 0) != (Devices == nullptr))
    return CL_INVALID_VALUE;
  for (cl_uint I = 0; I != Count; ++I)
    if (!find(Devices[I]))
      return CL_INVALID_DEVICE;
  return CL_SUCCESS;
}

//===----------------------------------------------------------------------===//
// Answers
//===----------------------------------------------------------------------===//

static cl_device_atomic_capabilities atomicCapabilities(bool Fences) {
  cl_device_atomic_capabilities C =
      CL_DEVICE_ATOMIC_ORDER_RELAXED | CL_DEVICE_ATOMIC_SCOPE_WORK_GROUP;
  if (compilerHas("__opencl_c_atomic_order_acq_rel"))
    C |= CL_DEVICE_ATOMIC_ORDER_ACQ_REL;
  if (compilerHas("__opencl_c_atomic_order_seq_cst"))
    C |= CL_DEVICE_ATOMIC_ORDER_SEQ_CST;
  if (compilerHas("__opencl_c_atomic_scope_device"))
    C |= CL_DEVICE_ATOMIC_SCOPE_DEVICE;
  if (compilerHas("__opencl_c_atomic_scope_all_devices"))
    C |= CL_DEVICE_ATOMIC_SCOPE_ALL_DEVICES;
  if (Fences)
    C |= CL_DEVICE_ATOMIC_SCOPE_WORK_ITEM;
  return C;
}

static std::vector<cl_name_version> languageVersions() {
  std::vector<cl_name_version> All;
  for (cl_version V : {CL_MAKE_VERSION(1, 0, 0), CL_MAKE_VERSION(1, 1, 0),
                       CL_MAKE_VERSION(1, 2, 0), CL_MAKE_VERSION(2, 0, 0),
                       CL_MAKE_VERSION(3, 0, 0)})
    All.push_back(named("OpenCL C", V));
  return All;
}

static std::vector<cl_name_version> features() {
  std::vector<cl_name_version> All;
  for (const char *Name : CompilerFeatures)
    All.push_back(named(Name, CL_MAKE_VERSION(3, 0, 0)));
  return All;
}

/// Answers queries of the device's identity.
static bool answerIdentity(const _cl_device_id &D, cl_device_info Name,
                           const Answer &A, cl_int &Status) {
  switch (Name) {
  case CL_DEVICE_TYPE:
    Status =
        A.value<cl_device_type>(CL_DEVICE_TYPE_GPU | CL_DEVICE_TYPE_DEFAULT);
    return true;
  case CL_DEVICE_VENDOR_ID:
    Status = A.value(VendorId);
    return true;
  case CL_DEVICE_NAME:
  case CL_DEVICE_VENDOR:
    Status = A.text("Q7X2");
    return true;
  case CL_DRIVER_VERSION:
    Status = A.text(std::string("3.0 ") + compilerHash());
    return true;
  case CL_DEVICE_PROFILE:
    Status = A.text("FULL_PROFILE");
    return true;
  case CL_DEVICE_VERSION:
    Status = A.text("OpenCL 3.0 Q7X2");
    return true;
  case CL_DEVICE_NUMERIC_VERSION:
    Status = A.value<cl_version>(CL_MAKE_VERSION(3, 0, 0));
    return true;
  case CL_DEVICE_OPENCL_C_VERSION:
    Status = A.text("OpenCL C 1.2 Q7X2");
    return true;
  case CL_DEVICE_OPENCL_C_ALL_VERSIONS:
    Status = A.list(languageVersions());
    return true;
  case CL_DEVICE_OPENCL_C_FEATURES:
    Status = A.list(features());
    return true;
  case CL_DEVICE_EXTENSIONS:
    Status = A.text(extensionNames());
    return true;
  case CL_DEVICE_EXTENSIONS_WITH_VERSION:
    Status = A.list(extensions());
    return true;
  case CL_DEVICE_LATEST_CONFORMANCE_VERSION_PASSED:
    Status = A.text("v0000-01-01-00");
    return true;
  case CL_DEVICE_PLATFORM:
    Status = A.value(thePlatform());
    return true;
  case CL_DEVICE_REFERENCE_COUNT:
    Status = A.value<cl_uint>(1);
    return true;
  case CL_DEVICE_PARENT_DEVICE:
    Status = A.value<cl_device_id>(nullptr);
    return true;
  case CL_DEVICE_AVAILABLE:
  case CL_DEVICE_COMPILER_AVAILABLE:
  case CL_DEVICE_LINKER_AVAILABLE:
  case CL_DEVICE_ENDIAN_LITTLE:
    Status = A.value<cl_bool>(CL_TRUE);
    return true;
  default:
    return false;
  }
}

/// Answers queries of the limits of launches.
static bool answerExecution(const _cl_device_id &D, cl_device_info Name,
                            const Answer &A, cl_int &Status) {
  const q7x2_limits &L = D.Limits;
  switch (Name) {
  case CL_DEVICE_MAX_COMPUTE_UNITS:
    Status = A.value(L.multiprocessors);
    return true;
  case CL_DEVICE_MAX_CLOCK_FREQUENCY:
    Status = A.value(L.clock_mhz);
    return true;
  case CL_DEVICE_MAX_WORK_ITEM_DIMENSIONS:
    Status = A.value<cl_uint>(3);
    return true;
  case CL_DEVICE_MAX_WORK_ITEM_SIZES:
    Status = A.list(std::vector<size_t>(3, L.block_threads));
    return true;
  case CL_DEVICE_MAX_WORK_GROUP_SIZE:
    Status = A.value<size_t>(L.block_threads);
    return true;
  case CL_DEVICE_PREFERRED_WORK_GROUP_SIZE_MULTIPLE:
    Status = A.value<size_t>(L.warp_threads);
    return true;
  case CL_DEVICE_MAX_NUM_SUB_GROUPS:
    Status = A.value<cl_uint>(L.block_threads / L.warp_threads);
    return true;
  case CL_DEVICE_NON_UNIFORM_WORK_GROUP_SUPPORT:
  case CL_DEVICE_SUB_GROUP_INDEPENDENT_FORWARD_PROGRESS:
    Status = A.value<cl_bool>(CL_TRUE);
    return true;
  case CL_DEVICE_MAX_PARAMETER_SIZE:
    Status = A.value<size_t>(L.parameter_bytes);
    return true;
  case CL_DEVICE_EXECUTION_CAPABILITIES:
    Status = A.value<cl_device_exec_capabilities>(CL_EXEC_KERNEL);
    return true;
  case CL_DEVICE_QUEUE_ON_HOST_PROPERTIES:
    Status = A.value<cl_command_queue_properties>(
        CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE | CL_QUEUE_PROFILING_ENABLE);
    return true;
  case CL_DEVICE_PROFILING_TIMER_RESOLUTION:
    Status = A.value<size_t>(1000 / L.clock_mhz);
    return true;
  case CL_DEVICE_WORK_GROUP_COLLECTIVE_FUNCTIONS_SUPPORT:
    Status = A.value<cl_bool>(
        compilerHas("__opencl_c_work_group_collective_functions"));
    return true;
  case CL_DEVICE_GENERIC_ADDRESS_SPACE_SUPPORT:
    Status = A.value<cl_bool>(compilerHas("__opencl_c_generic_address_space"));
    return true;
  case CL_DEVICE_PARTITION_AFFINITY_DOMAIN:
    Status = A.value<cl_device_affinity_domain>(0);
    return true;
  case CL_DEVICE_PARTITION_PROPERTIES:
  case CL_DEVICE_PARTITION_TYPE:
    Status = A.value<cl_device_partition_property>(0);
    return true;
  case CL_DEVICE_BUILT_IN_KERNELS:
    Status = A.text("");
    return true;
  case CL_DEVICE_IL_VERSION:
    Status = A.text("");
    return true;
  case CL_DEVICE_ILS_WITH_VERSION:
  case CL_DEVICE_BUILT_IN_KERNELS_WITH_VERSION:
    Status = A.bytes(nullptr, 0);
    return true;
  case CL_DEVICE_PRINTF_BUFFER_SIZE:
    // There is none that could overflow; the least that OpenCL asks for.
    Status = A.value<size_t>(size_t(1) << 20);
    return true;
  case CL_DEVICE_PREFERRED_INTEROP_USER_SYNC:
    Status = A.value<cl_bool>(CL_TRUE);
    return true;
  default:
    return false;
  }
}

static bool answerMemory(const _cl_device_id &D, cl_device_info Name,
                         const Answer &A, cl_int &Status) {
  switch (Name) {
  case CL_DEVICE_ADDRESS_BITS:
    Status = A.value<cl_uint>(64);
    return true;
  case CL_DEVICE_GLOBAL_MEM_SIZE:
    Status = A.value(D.MemoryBytes);
    return true;
  case CL_DEVICE_MAX_MEM_ALLOC_SIZE:
    Status = A.value(D.MaxAllocation);
    return true;
  case CL_DEVICE_MAX_CONSTANT_BUFFER_SIZE:
    Status = A.value(SmallMemory);
    return true;
  case CL_DEVICE_MAX_CONSTANT_ARGS:
    Status = A.value(MaxArguments);
    return true;
  case CL_DEVICE_MAX_GLOBAL_VARIABLE_SIZE:
  case CL_DEVICE_GLOBAL_VARIABLE_PREFERRED_TOTAL_SIZE:
    Status = A.value<size_t>(
        compilerHas("__opencl_c_program_scope_global_variables") ? SmallMemory
                                                                 : 0);
    return true;
  case CL_DEVICE_LOCAL_MEM_TYPE:
    Status = A.value<cl_device_local_mem_type>(CL_LOCAL);
    return true;
  case CL_DEVICE_LOCAL_MEM_SIZE:
    Status = A.value<cl_ulong>(D.Limits.shared_bytes);
    return true;
  case CL_DEVICE_MEM_BASE_ADDR_ALIGN: // in bits
    Status = A.value<cl_uint>(8 * sizeof(cl_long16));
    return true;
  case CL_DEVICE_MIN_DATA_TYPE_ALIGN_SIZE:
    Status = A.value<cl_uint>(sizeof(cl_long16));
    return true;
  case CL_DEVICE_GLOBAL_MEM_CACHE_TYPE:
    Status = A.value<cl_device_mem_cache_type>(CL_NONE);
    return true;
  case CL_DEVICE_GLOBAL_MEM_CACHELINE_SIZE:
    Status = A.value(CacheLineBytes);
    return true;
  case CL_DEVICE_GLOBAL_MEM_CACHE_SIZE:
    Status = A.value<cl_ulong>(0);
    return true;
  case CL_DEVICE_ERROR_CORRECTION_SUPPORT:
  case CL_DEVICE_HOST_UNIFIED_MEMORY:
    Status = A.value<cl_bool>(CL_FALSE);
    return true;
  case CL_DEVICE_SVM_CAPABILITIES:
    Status = A.value<cl_device_svm_capabilities>(
        CL_DEVICE_SVM_COARSE_GRAIN_BUFFER | CL_DEVICE_SVM_FINE_GRAIN_BUFFER);
    return true;
  case CL_DEVICE_ATOMIC_MEMORY_CAPABILITIES:
    Status = A.value(atomicCapabilities(false));
    return true;
  case CL_DEVICE_ATOMIC_FENCE_CAPABILITIES:
    Status = A.value(atomicCapabilities(true));
    return true;
  case CL_DEVICE_PREFERRED_PLATFORM_ATOMIC_ALIGNMENT:
  case CL_DEVICE_PREFERRED_GLOBAL_ATOMIC_ALIGNMENT:
  case CL_DEVICE_PREFERRED_LOCAL_ATOMIC_ALIGNMENT:
    Status = A.value<cl_uint>(0); // that of the type
    return true;
  default:
    return false;
  }
}

namespace {
/// Of cl_ext_float_atomics, which Debian's headers lack: the queries, and the
/// bits for global memory. Those for local memory are 16 places higher.
enum FloatAtomics : cl_bitfield {
  SingleAtomics = 0x4231,
  DoubleAtomics = 0x4232,
  HalfAtomics = 0x4233,
  LoadAndStore = 1,
  Add = 2,
  MinAndMax = 4
};
} // namespace

/// The capabilities for a type, "fp16" and so on. Every float is loaded and
/// stored by the atomics of OpenCL C 2 but halves.
static cl_bitfield floatAtomics(const std::string &Type) {
  cl_bitfield C = 0;
  unsigned Shift = 0;
  for (const char *Memory : {"_global_atomic_", "_local_atomic_"}) {
    auto Has = [&](const char *Operation) {
      return compilerHas(
          ("__opencl_c_ext_" + Type + Memory + Operation).c_str());
    };
    if (Type != "fp16" || Has("load_store"))
      C |= LoadAndStore << Shift;
    if (Has("add"))
      C |= Add << Shift;
    if (Has("min_max"))
      C |= MinAndMax << Shift;
    Shift += 16;
  }
  return C;
}

static bool answerNumbers(const _cl_device_id &D, cl_device_info Name,
                          const Answer &A, cl_int &Status) {
  constexpr cl_device_fp_config Basic =
      CL_FP_DENORM | CL_FP_INF_NAN | CL_FP_ROUND_TO_NEAREST | CL_FP_FMA;
  constexpr cl_device_fp_config All =
      Basic | CL_FP_ROUND_TO_ZERO | CL_FP_ROUND_TO_INF;
  switch (Name) {
  // A thread computes one element at a time, but for halves, two to a register.
  case CL_DEVICE_PREFERRED_VECTOR_WIDTH_CHAR:
  case CL_DEVICE_PREFERRED_VECTOR_WIDTH_SHORT:
  case CL_DEVICE_PREFERRED_VECTOR_WIDTH_INT:
  case CL_DEVICE_PREFERRED_VECTOR_WIDTH_LONG:
  case CL_DEVICE_PREFERRED_VECTOR_WIDTH_FLOAT:
  case CL_DEVICE_NATIVE_VECTOR_WIDTH_CHAR:
  case CL_DEVICE_NATIVE_VECTOR_WIDTH_SHORT:
  case CL_DEVICE_NATIVE_VECTOR_WIDTH_INT:
  case CL_DEVICE_NATIVE_VECTOR_WIDTH_LONG:
  case CL_DEVICE_NATIVE_VECTOR_WIDTH_FLOAT:
    Status = A.value<cl_uint>(1);
    return true;
  case CL_DEVICE_PREFERRED_VECTOR_WIDTH_DOUBLE:
  case CL_DEVICE_NATIVE_VECTOR_WIDTH_DOUBLE:
    Status = A.value<cl_uint>(compilerHas("cl_khr_fp64") ? 1 : 0);
    return true;
  case CL_DEVICE_PREFERRED_VECTOR_WIDTH_HALF:
  case CL_DEVICE_NATIVE_VECTOR_WIDTH_HALF:
    Status = A.value<cl_uint>(compilerHas("cl_khr_fp16") ? 2 : 0);
    return true;
  case CL_DEVICE_SINGLE_FP_CONFIG:
    Status = A.value(Basic);
    return true;
  case CL_DEVICE_DOUBLE_FP_CONFIG:
    Status = A.value<cl_device_fp_config>(compilerHas("cl_khr_fp64") ? All : 0);
    return true;
  case CL_DEVICE_HALF_FP_CONFIG:
    Status =
        A.value<cl_device_fp_config>(compilerHas("cl_khr_fp16") ? Basic : 0);
    return true;
  case CL_DEVICE_INTEGER_DOT_PRODUCT_CAPABILITIES_KHR:
    Status = A.value<cl_device_integer_dot_product_capabilities_khr>(
        CL_DEVICE_INTEGER_DOT_PRODUCT_INPUT_4x8BIT_PACKED_KHR |
        CL_DEVICE_INTEGER_DOT_PRODUCT_INPUT_4x8BIT_KHR);
    return true;
  case CL_DEVICE_INTEGER_DOT_PRODUCT_ACCELERATION_PROPERTIES_8BIT_KHR:
  case CL_DEVICE_INTEGER_DOT_PRODUCT_ACCELERATION_PROPERTIES_4x8BIT_PACKED_KHR: {
    // IDP.4A, without saturation and with one sign for both operands.
    cl_device_integer_dot_product_acceleration_properties_khr P = {};
    P.signed_accelerated = P.unsigned_accelerated = CL_TRUE;
    Status = A.value(P);
    return true;
  }
  case SingleAtomics:
    Status = A.value(floatAtomics("fp32"));
    return true;
  case DoubleAtomics:
    Status = A.value(floatAtomics("fp64"));
    return true;
  case HalfAtomics:
    Status = A.value(floatAtomics("fp16"));
    return true;
  default:
    return false;
  }
}

static bool answerImages(cl_device_info Name, const Answer &A, cl_int &Status) {
  switch (Name) {
  case CL_DEVICE_IMAGE_SUPPORT:
    Status = A.value<cl_bool>(CL_TRUE);
    return true;
  case CL_DEVICE_IMAGE2D_MAX_WIDTH:
  case CL_DEVICE_IMAGE2D_MAX_HEIGHT:
    Status = A.value(MaxImageWidth);
    return true;
  case CL_DEVICE_IMAGE3D_MAX_WIDTH:
  case CL_DEVICE_IMAGE3D_MAX_HEIGHT:
  case CL_DEVICE_IMAGE3D_MAX_DEPTH:
    Status = A.value(MaxImage3D);
    return true;
  case CL_DEVICE_IMAGE_MAX_BUFFER_SIZE:
    Status = A.value(MaxImageBuffer);
    return true;
  case CL_DEVICE_IMAGE_MAX_ARRAY_SIZE:
    Status = A.value(MaxImageLayers);
    return true;
  case CL_DEVICE_IMAGE_PITCH_ALIGNMENT:
    Status = A.value(ImagePitchAlignment);
    return true;
  case CL_DEVICE_IMAGE_BASE_ADDRESS_ALIGNMENT:
    Status = A.value(ImageBaseAlignment);
    return true;
  case CL_DEVICE_MAX_READ_IMAGE_ARGS:
  case CL_DEVICE_MAX_WRITE_IMAGE_ARGS:
    Status = A.value(MaxImageArguments);
    return true;
  case CL_DEVICE_MAX_READ_WRITE_IMAGE_ARGS:
    Status = A.value<cl_uint>(
        compilerHas("__opencl_c_read_write_images") ? MaxImageArguments : 0);
    return true;
  case CL_DEVICE_MAX_SAMPLERS:
    Status = A.value(MaxSamplers);
    return true;
  default:
    return false;
  }
}

/// Optional parts of OpenCL 3.0 that the device does not have.
static bool answerAbsent(cl_device_info Name, const Answer &A, cl_int &Status) {
  switch (Name) {
  case CL_DEVICE_PIPE_SUPPORT:
    Status = A.value<cl_bool>(CL_FALSE);
    return true;
  case CL_DEVICE_DEVICE_ENQUEUE_CAPABILITIES:
    Status = A.value<cl_device_device_enqueue_capabilities>(0);
    return true;
  case CL_DEVICE_QUEUE_ON_DEVICE_PROPERTIES:
    Status = A.value<cl_command_queue_properties>(0);
    return true;
  case CL_DEVICE_MAX_PIPE_ARGS:
  case CL_DEVICE_PIPE_MAX_ACTIVE_RESERVATIONS:
  case CL_DEVICE_PIPE_MAX_PACKET_SIZE:
  case CL_DEVICE_QUEUE_ON_DEVICE_PREFERRED_SIZE:
  case CL_DEVICE_QUEUE_ON_DEVICE_MAX_SIZE:
  case CL_DEVICE_MAX_ON_DEVICE_QUEUES:
  case CL_DEVICE_MAX_ON_DEVICE_EVENTS:
  case CL_DEVICE_PARTITION_MAX_SUB_DEVICES:
    Status = A.value<cl_uint>(0);
    return true;
  default:
    return false;
  }
}

cl_int clGetDeviceInfo(cl_device_id Device, cl_device_info Name, size_t Size,
                       void *Value, size_t *SizeRet) {
  Ref<_cl_device_id> D = find(Device);
  if (!D)
    return CL_INVALID_DEVICE;
  const Answer A(Size, Value, SizeRet);
  cl_int Status = CL_INVALID_VALUE;
  answerIdentity(*D, Name, A, Status) || answerExecution(*D, Name, A, Status) ||
      answerMemory(*D, Name, A, Status) || answerNumbers(*D, Name, A, Status) ||
      answerImages(Name, A, Status) || answerAbsent(Name, A, Status);
  return Status;
}

//===----------------------------------------------------------------------===//
// Other functions of devices
//===----------------------------------------------------------------------===//

cl_int clGetDeviceIDs(cl_platform_id Platform, cl_device_type Type,
                      cl_uint Entries, cl_device_id *Devices, cl_uint *Count) {
  if (Platform && !find(Platform))
    return CL_INVALID_PLATFORM;
  constexpr cl_device_type Known =
      CL_DEVICE_TYPE_DEFAULT | CL_DEVICE_TYPE_CPU | CL_DEVICE_TYPE_GPU |
      CL_DEVICE_TYPE_ACCELERATOR | CL_DEVICE_TYPE_CUSTOM;
  if (Type != CL_DEVICE_TYPE_ALL && (Type == 0 || (Type & ~Known)))
    return CL_INVALID_DEVICE_TYPE;
  if ((Devices && Entries == 0) || (!Devices && !Count))
    return CL_INVALID_VALUE;
  if (!(Type & (CL_DEVICE_TYPE_GPU | CL_DEVICE_TYPE_DEFAULT)))
    return CL_DEVICE_NOT_FOUND;
  if (Devices)
    Devices[0] = theDevice();
  if (Count)
    *Count = 1;
  return CL_SUCCESS;
}

cl_int clRetainDevice(cl_device_id Device) {
  return find(Device) ? CL_SUCCESS : CL_INVALID_DEVICE;
}

cl_int clReleaseDevice(cl_device_id Device) {
  return find(Device) ? CL_SUCCESS : CL_INVALID_DEVICE;
}

cl_int clCreateSubDevices(cl_device_id Device,
                          const cl_device_partition_property *Properties,
                          cl_uint Entries, cl_device_id *Devices,
                          cl_uint *Count) {
  if (!find(Device))
    return CL_INVALID_DEVICE;
  // The device cannot be partitioned in any way.
  return CL_INVALID_VALUE;
}

cl_int clGetDeviceAndHostTimer(cl_device_id Device, cl_ulong *DeviceTime,
                               cl_ulong *HostTime) {
  if (!find(Device))
    return CL_INVALID_DEVICE;
  if (!DeviceTime || !HostTime)
    return CL_INVALID_VALUE;
  // One clock for both, so that they stay together.
  *DeviceTime = *HostTime = Scheduler::get().now();
  return CL_SUCCESS;
}

cl_int clGetHostTimer(cl_device_id Device, cl_ulong *HostTime) {
  if (!find(Device))
    return CL_INVALID_DEVICE;
  if (!HostTime)
    return CL_INVALID_VALUE;
  *HostTime = Scheduler::get().now();
  return CL_SUCCESS;
}
