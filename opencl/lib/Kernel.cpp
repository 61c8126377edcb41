//===-- Kernel.cpp - Kernels ----------------------------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Kernel.h"
#include "Info.h"
#include "Platform.h"
#include "Svm.h"
#include "llvm/ADT/StringRef.h"

using namespace q7x2::opencl;

_cl_kernel::_cl_kernel(Ref<_cl_program> P, std::shared_ptr<class Image> I,
                       const KernelDescription &D,
                       std::vector<Argument> Arguments)
    : Object(ItsKind), Program(std::move(P)), Image(std::move(I)),
      Description(D), Arguments(std::move(Arguments)) {
  ++Program->Kernels;
}

void _cl_kernel::set(size_t Index, Argument A) {
  // The old value is destroyed without the lock.
  std::lock_guard<std::mutex> Guard(Lock);
  std::swap(Arguments[Index], A);
}

bool _cl_kernel::bind(std::vector<BoundArgument> &Bound) {
  for (const Argument &A : arguments()) {
    Ref<_cl_mem> Memory = A.Memory.lock();
    if (!A.IsSet || (A.Memory && !Memory) || (A.Sampler && !A.Sampler.lock()) ||
        (A.Shared && !isSvm(A.Shared, 0)))
      return false;
    Bound.push_back({std::move(Memory), A.Bytes, A.LocalBytes});
  }
  return true;
}

cl_ulong _cl_kernel::sharedBytes() {
  cl_ulong Bytes = Description.SharedBytes;
  for (const Argument &A : arguments())
    Bytes += A.LocalBytes;
  return Bytes;
}

//===----------------------------------------------------------------------===//
// Creating
//===----------------------------------------------------------------------===//

static Ref<_cl_kernel> makeKernel(const Ref<_cl_program> &P,
                                  const std::shared_ptr<Image> &I,
                                  const KernelDescription &D) {
  return create<_cl_kernel>(P, I, D,
                            std::vector<Argument>(D.Parameters.size()));
}

/// The image of a program that has been built; null otherwise.
static std::shared_ptr<Image> executable(_cl_program &P) {
  const Build B = P.build();
  return B.Status == CL_BUILD_SUCCESS ? B.Executable : nullptr;
}

static Result<_cl_kernel> createKernel(cl_program Program, const char *Name) {
  Ref<_cl_program> P = find(Program);
  if (!P)
    return CL_INVALID_PROGRAM;
  if (!Name)
    return CL_INVALID_VALUE;
  const std::shared_ptr<Image> I = executable(*P);
  if (!I)
    return CL_INVALID_PROGRAM_EXECUTABLE;
  for (const KernelDescription &D : I->kernels())
    if (D.Name == Name)
      return makeKernel(P, I, D);
  return CL_INVALID_KERNEL_NAME;
}

cl_kernel clCreateKernel(cl_program Program, const char *Name, cl_int *Error) {
  return giveOut(createKernel(Program, Name), Error);
}

cl_int clCreateKernelsInProgram(cl_program Program, cl_uint Entries,
                                cl_kernel *Kernels, cl_uint *Count) {
  Ref<_cl_program> P = find(Program);
  if (!P)
    return CL_INVALID_PROGRAM;
  const std::shared_ptr<Image> I = executable(*P);
  if (!I)
    return CL_INVALID_PROGRAM_EXECUTABLE;
  const std::vector<KernelDescription> &All = I->kernels();
  if (Kernels && Entries < All.size())
    return CL_INVALID_VALUE;
  for (size_t K = 0; Kernels && K != All.size(); ++K)
    Kernels[K] = makeKernel(P, I, All[K]).take();
  if (Count)
    *Count = cl_uint(All.size());
  return CL_SUCCESS;
}

cl_kernel clCloneKernel(cl_kernel Kernel, cl_int *Error) {
  Ref<_cl_kernel> K = find(Kernel);
  if (!K)
    return giveOut<_cl_kernel>(CL_INVALID_KERNEL, Error);
  return giveOut<_cl_kernel>(
      create<_cl_kernel>(K->Program, K->Image, K->Description, K->arguments()),
      Error);
}

cl_int clRetainKernel(cl_kernel Kernel) {
  return retain(Kernel, CL_INVALID_KERNEL);
}

cl_int clReleaseKernel(cl_kernel Kernel) {
  return release(Kernel, CL_INVALID_KERNEL);
}

//===----------------------------------------------------------------------===//
// Arguments
//===----------------------------------------------------------------------===//

/// An address as an argument.
static std::string addressBytes(const void *Address) {
  return std::string(reinterpret_cast<const char *>(&Address), sizeof(Address));
}

static cl_int readBuffer(const _cl_kernel &K, size_t Size, const void *Value,
                         Argument &A) {
  if (Size != sizeof(cl_mem))
    return CL_INVALID_ARG_SIZE;
  const cl_mem Handle = Value ? *static_cast<const cl_mem *>(Value) : nullptr;
  A.Bytes = addressBytes(nullptr);
  if (!Handle)
    return CL_SUCCESS;
  const Ref<_cl_mem> M = find(Handle);
  if (checkBuffer(M, K.context()))
    return CL_INVALID_MEM_OBJECT;
  A.Memory = WeakRef<_cl_mem>(M);
  return CL_SUCCESS;
}

/// OpenCL's type of images that a parameter takes, other than of depth.
static cl_mem_object_type imageType(llvm::StringRef Shape) {
  return Shape == "image1d"          ? CL_MEM_OBJECT_IMAGE1D
         : Shape == "image1d_array"  ? CL_MEM_OBJECT_IMAGE1D_ARRAY
         : Shape == "image1d_buffer" ? CL_MEM_OBJECT_IMAGE1D_BUFFER
         : Shape == "image2d"        ? CL_MEM_OBJECT_IMAGE2D
         : Shape == "image2d_array"  ? CL_MEM_OBJECT_IMAGE2D_ARRAY
                                     : CL_MEM_OBJECT_IMAGE3D;
}

static cl_int readImage(const _cl_kernel &K, const Parameter &P, size_t Size,
                        const void *Value, Argument &A) {
  if (Size != sizeof(cl_mem))
    return CL_INVALID_ARG_SIZE;
  const Ref<_cl_mem> M =
      Value ? find(*static_cast<const cl_mem *>(Value)) : Ref<_cl_mem>();
  if (checkMemory(M, K.context()) || !M->Shape)
    return CL_INVALID_MEM_OBJECT;
  A.Memory = WeakRef<_cl_mem>(M);
  auto [Shape, Access] = llvm::StringRef(P.Type).split('.');
  const cl_mem_flags Forbidden = (Access != "wo" ? CL_MEM_WRITE_ONLY : 0) |
                                 (Access != "ro" ? CL_MEM_READ_ONLY : 0);
  const bool IsDepth = Shape.consume_back("_depth");
  return M->Shape->Type != imageType(Shape) || (M->Flags & Forbidden) ||
                 IsDepth != (M->Shape->Format.image_channel_order == CL_DEPTH)
             ? CL_INVALID_ARG_VALUE
             : CL_SUCCESS;
}

static cl_int readSampler(const _cl_kernel &K, size_t Size, const void *Value,
                          Argument &A) {
  if (Size != sizeof(cl_sampler))
    return CL_INVALID_ARG_SIZE;
  const Ref<_cl_sampler> S = Value
                                 ? find(*static_cast<const cl_sampler *>(Value))
                                 : Ref<_cl_sampler>();
  if (!S || S->Context.get() != K.context())
    return CL_INVALID_SAMPLER;
  A.Sampler = WeakRef<_cl_sampler>(S);
  const uint64_t Bits = S->bits();
  A.Bytes.assign(reinterpret_cast<const char *>(&Bits), sizeof(Bits));
  return CL_SUCCESS;
}

static cl_int readArgument(const _cl_kernel &K, const Parameter &P, size_t Size,
                           const void *Value, Argument &A) {
  if (P.isBuffer())
    return readBuffer(K, Size, Value, A);
  if (P.isImage())
    return readImage(K, P, Size, Value, A);
  if (P.isSampler())
    return readSampler(K, Size, Value, A);
  if (P.isLocal()) {
    A.LocalBytes = Size;
    return Value       ? CL_INVALID_ARG_VALUE
           : Size == 0 ? CL_INVALID_ARG_SIZE
                       : CL_SUCCESS;
  }
  if (!Value)
    return CL_INVALID_ARG_VALUE;
  if (Size != P.Bytes)
    return CL_INVALID_ARG_SIZE;
  A.Bytes.assign(static_cast<const char *>(Value), Size);
  return CL_SUCCESS;
}

cl_int clSetKernelArg(cl_kernel Kernel, cl_uint Index, size_t Size,
                      const void *Value) {
  Ref<_cl_kernel> K = find(Kernel);
  if (!K)
    return CL_INVALID_KERNEL;
  if (Index >= K->Description.Parameters.size())
    return CL_INVALID_ARG_INDEX;
  Argument A;
  A.IsSet = true;
  if (cl_int E =
          readArgument(*K, K->Description.Parameters[Index], Size, Value, A))
    return E;
  K->set(Index, std::move(A));
  return CL_SUCCESS;
}

cl_int clSetKernelArgSVMPointer(cl_kernel Kernel, cl_uint Index,
                                const void *Value) {
  Ref<_cl_kernel> K = find(Kernel);
  if (!K)
    return CL_INVALID_KERNEL;
  if (Index >= K->Description.Parameters.size())
    return CL_INVALID_ARG_INDEX;
  if (!K->Description.Parameters[Index].isBuffer())
    return CL_INVALID_ARG_VALUE;
  Argument A;
  A.IsSet = true;
  A.Bytes = addressBytes(Value);
  if (isSvm(Value, 0))
    A.Shared = Value;
  K->set(Index, std::move(A));
  return CL_SUCCESS;
}

cl_int clSetKernelExecInfo(cl_kernel Kernel, cl_kernel_exec_info Name,
                           size_t Size, const void *Value) {
  if (!find(Kernel))
    return CL_INVALID_KERNEL;
  switch (Name) {
  case CL_KERNEL_EXEC_INFO_SVM_PTRS:
    // A kernel may use all shared virtual memory that there is, whatever the
    // set; the empty one is legal.
    return (Size && !Value) || Size % sizeof(void *) ? CL_INVALID_VALUE
                                                     : CL_SUCCESS;
  case CL_KERNEL_EXEC_INFO_SVM_FINE_GRAIN_SYSTEM:
    if (!Value || Size != sizeof(cl_bool))
      return CL_INVALID_VALUE;
    return *static_cast<const cl_bool *>(Value) ? CL_INVALID_OPERATION
                                                : CL_SUCCESS;
  default:
    return CL_INVALID_VALUE;
  }
}

//===----------------------------------------------------------------------===//
// Answers
//===----------------------------------------------------------------------===//

static std::string attributes(const KernelDescription &D) {
  if (!D.RequiredBlock[0])
    return D.Hints;
  std::string Text = "reqd_work_group_size(";
  for (unsigned I = 0; I != 3; ++I)
    Text += (I ? "," : "") + std::to_string(D.RequiredBlock[I]);
  return Text + (D.Hints.empty() ? ")" : ") " + D.Hints);
}

static cl_int kernelInfo(const _cl_kernel &K, cl_kernel_info Name,
                         const Answer &A) {
  switch (Name) {
  case CL_KERNEL_FUNCTION_NAME:
    return A.text(K.Description.Name);
  case CL_KERNEL_NUM_ARGS:
    return A.value<cl_uint>(K.Description.Parameters.size());
  case CL_KERNEL_REFERENCE_COUNT:
    return A.value<cl_uint>(K.Handles);
  case CL_KERNEL_CONTEXT:
    return A.value(K.context());
  case CL_KERNEL_PROGRAM:
    return A.value(K.Program.get());
  case CL_KERNEL_ATTRIBUTES:
    return A.text(attributes(K.Description));
  default:
    return CL_INVALID_VALUE;
  }
}

cl_int clGetKernelInfo(cl_kernel Kernel, cl_kernel_info Name, size_t Size,
                       void *Value, size_t *SizeRet) {
  Ref<_cl_kernel> K = find(Kernel);
  if (!K)
    return CL_INVALID_KERNEL;
  return kernelInfo(*K, Name, Answer(Size, Value, SizeRet));
}

static cl_kernel_arg_address_qualifier address(const std::string &Word) {
  return Word == "global"     ? CL_KERNEL_ARG_ADDRESS_GLOBAL
         : Word == "constant" ? CL_KERNEL_ARG_ADDRESS_CONSTANT
         : Word == "local"    ? CL_KERNEL_ARG_ADDRESS_LOCAL
                              : CL_KERNEL_ARG_ADDRESS_PRIVATE;
}

static cl_kernel_arg_access_qualifier access(const std::string &Word) {
  return Word == "read_only"    ? CL_KERNEL_ARG_ACCESS_READ_ONLY
         : Word == "write_only" ? CL_KERNEL_ARG_ACCESS_WRITE_ONLY
         : Word == "read_write" ? CL_KERNEL_ARG_ACCESS_READ_WRITE
                                : CL_KERNEL_ARG_ACCESS_NONE;
}

static cl_kernel_arg_type_qualifier typeQualifiers(const std::string &Words) {
  auto Has = [&](const char *Word) {
    return (" " + Words + " ").find(" " + std::string(Word) + " ") !=
           std::string::npos;
  };
  return (Has("const") ? CL_KERNEL_ARG_TYPE_CONST : 0) |
         (Has("restrict") ? CL_KERNEL_ARG_TYPE_RESTRICT : 0) |
         (Has("volatile") ? CL_KERNEL_ARG_TYPE_VOLATILE : 0) |
         (Has("pipe") ? CL_KERNEL_ARG_TYPE_PIPE : 0);
}

static cl_int argumentInfo(const ArgumentInfo &I, cl_kernel_arg_info Name,
                           const Answer &A) {
  switch (Name) {
  case CL_KERNEL_ARG_ADDRESS_QUALIFIER:
    return A.value(address(I.Address));
  case CL_KERNEL_ARG_ACCESS_QUALIFIER:
    return A.value(access(I.Access));
  case CL_KERNEL_ARG_TYPE_NAME:
    return A.text(I.Type);
  case CL_KERNEL_ARG_TYPE_QUALIFIER:
    return A.value(typeQualifiers(I.Qualifiers));
  default:
    return A.text(I.Name);
  }
}

cl_int clGetKernelArgInfo(cl_kernel Kernel, cl_uint Index,
                          cl_kernel_arg_info Name, size_t Size, void *Value,
                          size_t *SizeRet) {
  Ref<_cl_kernel> K = find(Kernel);
  if (!K)
    return CL_INVALID_KERNEL;
  if (Index >= K->Description.Parameters.size())
    return CL_INVALID_ARG_INDEX;
  if (Name < CL_KERNEL_ARG_ADDRESS_QUALIFIER || Name > CL_KERNEL_ARG_NAME)
    return CL_INVALID_VALUE;
  const std::optional<ArgumentInfo> &I = K->Description.Parameters[Index].Info;
  return I ? argumentInfo(*I, Name, Answer(Size, Value, SizeRet))
           : CL_KERNEL_ARG_INFO_NOT_AVAILABLE;
}

static cl_int workGroupInfo(_cl_kernel &K, cl_kernel_work_group_info Name,
                            const Answer &A) {
  const q7x2_limits &L = theDevice()->Limits;
  const KernelDescription &D = K.Description;
  switch (Name) {
  case CL_KERNEL_WORK_GROUP_SIZE: {
    size_t Most = L.block_threads;
    if (D.LocalBytes)
      Most = std::min<size_t>(Most, L.local_bytes / D.LocalBytes);
    return A.value(Most);
  }
  case CL_KERNEL_COMPILE_WORK_GROUP_SIZE:
    return A.bytes(D.RequiredBlock, sizeof(D.RequiredBlock));
  case CL_KERNEL_LOCAL_MEM_SIZE:
    return A.value(K.sharedBytes());
  case CL_KERNEL_PREFERRED_WORK_GROUP_SIZE_MULTIPLE:
    return A.value<size_t>(L.warp_threads);
  case CL_KERNEL_PRIVATE_MEM_SIZE:
    return A.value(D.LocalBytes);
  default: // CL_KERNEL_GLOBAL_WORK_SIZE is for built-in kernels
    return CL_INVALID_VALUE;
  }
}

cl_int clGetKernelWorkGroupInfo(cl_kernel Kernel, cl_device_id Device,
                                cl_kernel_work_group_info Name, size_t Size,
                                void *Value, size_t *SizeRet) {
  Ref<_cl_kernel> K = find(Kernel);
  if (!K)
    return CL_INVALID_KERNEL;
  // There is one device, which need not be named.
  if (Device && !find(Device))
    return CL_INVALID_DEVICE;
  return workGroupInfo(*K, Name, Answer(Size, Value, SizeRet));
}
