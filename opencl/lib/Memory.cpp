//===-- Memory.cpp - Buffers ----------------------------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Memory.h"
#include "../../llvm/device-lib/opencl/image.h"
#include "Info.h"
#include "Platform.h"
#include "Svm.h"

using namespace q7x2::opencl;

HostMemory q7x2::opencl::allocateHost(size_t Bytes) {
  void *P = nullptr;
  constexpr size_t Page = 4096;
  return HostMemory(
      posix_memalign(&P, Page, Bytes) == 0 ? static_cast<char *>(P) : nullptr);
}

cl_int q7x2::opencl::commandStatus(q7x2_error *E, cl_int Status) {
  if (!E)
    return CL_SUCCESS;
  q7x2_error_free(E);
  return Status;
}

_cl_mem::_cl_mem(Ref<_cl_context> Context, Ref<_cl_mem> Parent, size_t Origin,
                 size_t Size, cl_mem_flags Flags, char *HostPtr,
                 std::vector<cl_mem_properties> Properties)
    : Object(ItsKind), Context(std::move(Context)), Parent(std::move(Parent)),
      Origin(Origin), Size(Size), Flags(Flags), HostPtr(HostPtr),
      Properties(std::move(Properties)) {}

_cl_mem::~_cl_mem() {
  for (auto It = Destructors.rbegin(); It != Destructors.rend(); ++It)
    It->first(this, It->second);
  q7x2_device *Device = theMachine();
  if (Device && Address && OwnsAddress)
    q7x2_error_free(q7x2_free(Device, Address));
  if (Device && Description)
    q7x2_error_free(q7x2_free(Device, Description));
}

//===----------------------------------------------------------------------===//
// On the device
//===----------------------------------------------------------------------===//

cl_int _cl_mem::place(q7x2_device *Device, uint64_t &Result) {
  if (Parent) {
    const cl_int Status = Parent->place(Device, Result);
    Result += Origin;
    return Status;
  }
  if (!Address) {
    if (cl_int Status = commandStatus(
            q7x2_allocate(Device, Size, Shape ? "an image" : "a buffer",
                          &Address),
            CL_MEM_OBJECT_ALLOCATION_FAILURE))
      return Status;
    if (const char *From = HostPtr ? HostPtr : Initial.get())
      q7x2_error_free(q7x2_write(Device, Address, From, Size));
    else if (requestedChecks() & Q7X2_CHECK_INIT)
      q7x2_error_free(q7x2_undefine(Device, Address, Size));
    Initial.reset();
  }
  Result = Address;
  return CL_SUCCESS;
}

cl_int _cl_mem::describe(q7x2_device *Device, uint64_t &Result) {
  uint64_t Data;
  if (cl_int Status = place(Device, Data))
    return Status;
  if (!Description) {
    q7x2_image_description D = {};
    D.data = Data;
    D.row_pitch = Shape->RowPitch;
    D.slice_pitch = Shape->SlicePitch;
    D.width = uint32_t(Shape->Width);
    D.height = uint32_t(Shape->Height);
    D.depth = uint32_t(Shape->Depth);
    D.element_bytes = uint32_t(Shape->ElementBytes);
    D.order = Shape->Format.image_channel_order;
    D.type = Shape->Format.image_channel_data_type;
    if (cl_int Status =
            commandStatus(q7x2_allocate(Device, sizeof(D),
                                        "an image's description", &Description),
                          CL_MEM_OBJECT_ALLOCATION_FAILURE))
      return Status;
    q7x2_error_free(q7x2_write(Device, Description, &D, sizeof(D)));
  }
  Result = Description;
  return CL_SUCCESS;
}

cl_int _cl_mem::read(Execution &X, size_t Offset, void *To, size_t Bytes) {
  uint64_t From;
  if (cl_int Status = place(X.Device, From))
    return Status;
  X.HostBytes += Bytes;
  return commandStatus(q7x2_read(X.Device, From + Offset, To, Bytes),
                       CL_OUT_OF_RESOURCES);
}

cl_int _cl_mem::write(Execution &X, size_t Offset, const void *From,
                      size_t Bytes) {
  uint64_t To;
  if (cl_int Status = place(X.Device, To))
    return Status;
  X.HostBytes += Bytes;
  return commandStatus(q7x2_write(X.Device, To + Offset, From, Bytes),
                       CL_OUT_OF_RESOURCES);
}

cl_int _cl_mem::copy(Execution &X, size_t Offset, _cl_mem &Target,
                     size_t TargetOffset, size_t Bytes) {
  uint64_t From, To;
  if (cl_int Status = place(X.Device, From))
    return Status;
  if (cl_int Status = Target.place(X.Device, To))
    return Status;
  X.DeviceBytes += 2 * Bytes;
  return commandStatus(
      q7x2_copy(X.Device, To + TargetOffset, From + Offset, Bytes),
      CL_OUT_OF_RESOURCES);
}

cl_int _cl_mem::fill(Execution &X, size_t Offset, const std::string &Pattern,
                     size_t Bytes) {
  uint64_t To;
  if (cl_int Status = place(X.Device, To))
    return Status;
  X.DeviceBytes += Bytes;
  return commandStatus(
      q7x2_fill(X.Device, To + Offset, Pattern.data(), Pattern.size(), Bytes),
      CL_OUT_OF_RESOURCES);
}

char *_cl_mem::hostMemory() {
  if (HostPtr)
    return HostPtr;
  if (Parent) {
    char *Whole = Parent->hostMemory();
    return Whole ? Whole + Origin : nullptr;
  }
  std::lock_guard<std::mutex> Guard(Lock);
  if (!Shadow)
    Shadow = allocateHost(Size);
  return Shadow.get();
}

cl_int q7x2::opencl::checkBuffer(const Ref<_cl_mem> &Memory,
                                 cl_context Context) {
  return Memory && Memory->Shape ? CL_INVALID_MEM_OBJECT
                                 : checkMemory(Memory, Context);
}

cl_int q7x2::opencl::checkMemory(const Ref<_cl_mem> &Memory,
                                 cl_context Context) {
  if (!Memory)
    return CL_INVALID_MEM_OBJECT;
  return Memory->Context.get() == Context ? CL_SUCCESS : CL_INVALID_CONTEXT;
}

//===----------------------------------------------------------------------===//
// Creating
//===----------------------------------------------------------------------===//

constexpr cl_mem_flags DeviceAccess =
    CL_MEM_READ_WRITE | CL_MEM_READ_ONLY | CL_MEM_WRITE_ONLY;
constexpr cl_mem_flags HostAccess =
    CL_MEM_HOST_READ_ONLY | CL_MEM_HOST_WRITE_ONLY | CL_MEM_HOST_NO_ACCESS;
constexpr cl_mem_flags HostPointer =
    CL_MEM_USE_HOST_PTR | CL_MEM_ALLOC_HOST_PTR | CL_MEM_COPY_HOST_PTR;

static bool atMostOne(cl_mem_flags Flags) { return (Flags & (Flags - 1)) == 0; }

bool q7x2::opencl::areMemoryFlags(cl_mem_flags F) {
  if (F & ~(DeviceAccess | HostAccess | HostPointer))
    return false;
  if ((F & CL_MEM_USE_HOST_PTR) &&
      (F & (CL_MEM_ALLOC_HOST_PTR | CL_MEM_COPY_HOST_PTR)))
    return false;
  return atMostOne(F & DeviceAccess) && atMostOne(F & HostAccess);
}

cl_mem_flags q7x2::opencl::withDeviceAccess(cl_mem_flags Flags) {
  return Flags & DeviceAccess ? Flags : Flags | CL_MEM_READ_WRITE;
}

static Result<_cl_mem> makeBuffer(cl_context Context,
                                  const cl_mem_properties *Properties,
                                  cl_mem_flags Flags, size_t Size, void *Host) {
  Ref<_cl_context> C = find(Context);
  if (!C)
    return CL_INVALID_CONTEXT;
  if (Properties && *Properties)
    return CL_INVALID_PROPERTY;
  if (!areMemoryFlags(Flags))
    return CL_INVALID_VALUE;
  if (Size == 0 || Size > theDevice()->MaxAllocation)
    return CL_INVALID_BUFFER_SIZE;
  const bool Wants = Flags & (CL_MEM_USE_HOST_PTR | CL_MEM_COPY_HOST_PTR);
  if (Wants != (Host != nullptr))
    return CL_INVALID_HOST_PTR;
  Flags = withDeviceAccess(Flags);
  const bool Uses = Flags & CL_MEM_USE_HOST_PTR;
  if (Uses && leavesSvm(Host, Size))
    return CL_INVALID_BUFFER_SIZE;
  auto M = create<_cl_mem>(C, Ref<_cl_mem>(), 0, Size, Flags,
                           Uses ? static_cast<char *>(Host) : nullptr,
                           copyProperties(Properties));
  if (M && Uses && isSvm(Host, Size)) {
    M->Address = reinterpret_cast<uint64_t>(Host);
    M->OwnsAddress = false;
  }
  if (M && (Flags & CL_MEM_COPY_HOST_PTR)) {
    M->Initial = allocateHost(Size);
    if (!M->Initial)
      return CL_OUT_OF_HOST_MEMORY;
    std::memcpy(M->Initial.get(), Host, Size);
  }
  return M;
}

cl_mem clCreateBuffer(cl_context Context, cl_mem_flags Flags, size_t Size,
                      void *Host, cl_int *Error) {
  return giveOut(makeBuffer(Context, nullptr, Flags, Size, Host), Error);
}

cl_mem clCreateBufferWithProperties(cl_context Context,
                                    const cl_mem_properties *Properties,
                                    cl_mem_flags Flags, size_t Size, void *Host,
                                    cl_int *Error) {
  return giveOut(makeBuffer(Context, Properties, Flags, Size, Host), Error);
}

cl_mem_flags q7x2::opencl::inheritFlags(cl_mem_flags Parent,
                                        cl_mem_flags Given) {
  if (!areMemoryFlags(Given) || (Given & HostPointer))
    return 0;
  if (!(Given & DeviceAccess))
    Given |= Parent & DeviceAccess;
  if (!(Given & HostAccess))
    Given |= Parent & HostAccess;
  const cl_mem_flags Device = Parent & DeviceAccess;
  if (Device != CL_MEM_READ_WRITE && (Given & DeviceAccess) != Device)
    return 0;
  const cl_mem_flags Host = Parent & HostAccess;
  if (Host && (Given & HostAccess) != Host && !(Given & CL_MEM_HOST_NO_ACCESS))
    return 0;
  return Given | (Parent & HostPointer);
}

static Result<_cl_mem> makeSubBuffer(cl_mem Buffer, cl_mem_flags Flags,
                                     cl_buffer_create_type Type,
                                     const void *Info) {
  Ref<_cl_mem> Parent = find(Buffer);
  if (!Parent || Parent->Parent || Parent->Shape)
    return CL_INVALID_MEM_OBJECT;
  Flags = inheritFlags(Parent->Flags, Flags);
  if (!Flags || Type != CL_BUFFER_CREATE_TYPE_REGION || !Info)
    return CL_INVALID_VALUE;
  const auto &Region = *static_cast<const cl_buffer_region *>(Info);
  if (Region.size == 0)
    return CL_INVALID_BUFFER_SIZE;
  if (!Parent->holds(Region.origin, Region.size))
    return CL_INVALID_VALUE;
  if (Region.origin % sizeof(cl_long16))
    return CL_MISALIGNED_SUB_BUFFER_OFFSET;
  char *Host = Parent->HostPtr ? Parent->HostPtr + Region.origin : nullptr;
  return create<_cl_mem>(Parent->Context, Parent, Region.origin, Region.size,
                         Flags, Host, std::vector<cl_mem_properties>());
}

cl_mem clCreateSubBuffer(cl_mem Buffer, cl_mem_flags Flags,
                         cl_buffer_create_type Type, const void *Info,
                         cl_int *Error) {
  return giveOut(makeSubBuffer(Buffer, Flags, Type, Info), Error);
}

cl_int clRetainMemObject(cl_mem Memory) {
  return retain(Memory, CL_INVALID_MEM_OBJECT);
}

cl_int clReleaseMemObject(cl_mem Memory) {
  return release(Memory, CL_INVALID_MEM_OBJECT);
}

cl_int clSetMemObjectDestructorCallback(cl_mem Memory,
                                        MemoryDestructorFn Function,
                                        void *Data) {
  Ref<_cl_mem> M = find(Memory);
  if (!M)
    return CL_INVALID_MEM_OBJECT;
  if (!Function)
    return CL_INVALID_VALUE;
  std::lock_guard<std::mutex> Guard(M->Lock);
  M->Destructors.emplace_back(Function, Data);
  return CL_SUCCESS;
}

static cl_int memoryInfo(_cl_mem &M, cl_mem_info Name, const Answer &A) {
  switch (Name) {
  case CL_MEM_TYPE:
    return A.value<cl_mem_object_type>(M.Shape ? M.Shape->Type
                                               : CL_MEM_OBJECT_BUFFER);
  case CL_MEM_FLAGS:
    return A.value(M.Flags);
  case CL_MEM_SIZE:
    return A.value(M.Size);
  case CL_MEM_HOST_PTR:
    return A.value<void *>(M.HostPtr);
  case CL_MEM_MAP_COUNT: {
    std::lock_guard<std::mutex> Guard(M.Lock);
    return A.value<cl_uint>(M.Mappings.size());
  }
  case CL_MEM_REFERENCE_COUNT:
    return A.value<cl_uint>(M.Handles);
  case CL_MEM_CONTEXT:
    return A.value(M.Context.get());
  case CL_MEM_ASSOCIATED_MEMOBJECT:
    return A.value(M.Parent.get());
  case CL_MEM_OFFSET:
    return A.value(M.Origin);
  case CL_MEM_USES_SVM_POINTER:
    return A.value<cl_bool>(M.HostPtr && isSvm(M.HostPtr, M.Size));
  case CL_MEM_PROPERTIES:
    return A.list(M.Properties);
  default:
    return CL_INVALID_VALUE;
  }
}

cl_int clGetMemObjectInfo(cl_mem Memory, cl_mem_info Name, size_t Size,
                          void *Value, size_t *SizeRet) {
  Ref<_cl_mem> M = find(Memory);
  if (!M)
    return CL_INVALID_MEM_OBJECT;
  return memoryInfo(*M, Name, Answer(Size, Value, SizeRet));
}
