//===-- Program.cpp - Programs --------------------------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Program.h"
#include "Cache.h"
#include "Info.h"
#include "Platform.h"
#include "Serial.h"
#include "llvm/TargetParser/Q7X2TargetParser.h"
#include <elf.h>

using namespace q7x2::opencl;

cl_int _cl_program::begin(const std::string &Options) {
  std::lock_guard<std::mutex> Guard(Lock);
  if (Current.Status == CL_BUILD_IN_PROGRESS || Kernels != 0)
    return CL_INVALID_OPERATION;
  Current.Status = CL_BUILD_IN_PROGRESS;
  Current.Options = Options;
  return CL_SUCCESS;
}

void _cl_program::finish(Build B) {
  // The old build is destroyed without the lock.
  std::lock_guard<std::mutex> Guard(Lock);
  std::swap(Current, B);
}

//===----------------------------------------------------------------------===//
// Binaries
//===----------------------------------------------------------------------===//

static constexpr const char *Magic = "Q7X2 OpenCL 1";

std::string q7x2::opencl::writeBinary(const Build &B) {
  std::string Binary;
  if (B.Type == CL_PROGRAM_BINARY_TYPE_NONE)
    return Binary;
  writeText(Binary, Magic);
  writeText(Binary, compilerHash());
  writeNumber(Binary, B.Type);
  writeText(Binary, B.Options);
  writeText(Binary, B.Executable ? B.Executable->Object : std::string());
  writeNumber(Binary, B.Modules.size());
  for (const std::string &M : B.Modules)
    writeText(Binary, M);
  writeNumber(Binary, hashBytes(Binary));
  return Binary;
}

/// One of another version of the compiler, or without code, is refused as
/// damaged ones are.
static bool readOwn(const std::string &Binary, Build &B) {
  Reader R(Binary);
  std::string Start, Hash, Object;
  uint64_t Type, Count, Sum;
  if (!R.text(Start) || Start != Magic || !R.text(Hash) ||
      Hash != compilerHash() || !R.number(Type) || !R.text(B.Options) ||
      !R.text(Object) || !R.number(Count))
    return false;
  for (uint64_t I = 0; I != Count; ++I) {
    std::string Module;
    if (!R.text(Module))
      return false;
    B.Modules.push_back(std::move(Module));
  }
  B.Type = cl_program_binary_type(Type);
  if (!Object.empty())
    B.Executable = std::make_shared<Image>(std::move(Object));
  const bool HasCode = B.Executable || !B.Modules.empty();
  return HasCode && R.number(Sum) && R.atEnd() &&
         Sum == hashBytes(Binary.substr(0, Binary.size() - sizeof(Sum)));
}

static bool isObject(const std::string &Binary) {
  Elf64_Ehdr File;
  if (Binary.size() < sizeof(File))
    return false;
  std::memcpy(&File, Binary.data(), sizeof(File));
  return std::memcmp(File.e_ident, ELFMAG, SELFMAG) == 0 &&
         File.e_machine == llvm::Q7X2::EMachine;
}

bool q7x2::opencl::readBinary(const std::string &Binary, Build &B) {
  if (isObject(Binary)) {
    B.Type = CL_PROGRAM_BINARY_TYPE_EXECUTABLE;
    B.Executable = std::make_shared<Image>(Binary);
    return true;
  }
  if (Binary.compare(0, 4, "BC\xc0\xde") == 0) {
    B.Type = CL_PROGRAM_BINARY_TYPE_COMPILED_OBJECT;
    B.Modules.push_back(Binary);
    return true;
  }
  return readOwn(Binary, B);
}

//===----------------------------------------------------------------------===//
// Creating
//===----------------------------------------------------------------------===//

/// A string of a program's source without what many hosts leave around it: the
/// mark of UTF-8 that their file begins with, and a null that they count.
static std::string sourceText(const char *String, size_t Length) {
  std::string Text(String, Length ? Length : std::strlen(String));
  if (Text.compare(0, 3, "\xef\xbb\xbf") == 0)
    Text.erase(0, 3);
  Text.erase(Text.find_last_not_of('\0') + 1);
  return Text;
}

static Result<_cl_program> fromSource(cl_context Context, cl_uint Count,
                                      const char **Strings,
                                      const size_t *Lengths) {
  Ref<_cl_context> C = find(Context);
  if (!C)
    return CL_INVALID_CONTEXT;
  if (Count == 0 || !Strings)
    return CL_INVALID_VALUE;
  std::string Source;
  for (cl_uint I = 0; I != Count; ++I) {
    if (!Strings[I])
      return CL_INVALID_VALUE;
    Source += sourceText(Strings[I], Lengths ? Lengths[I] : 0);
  }
  return create<_cl_program>(std::move(C), std::move(Source),
                             _cl_program::Origin::Source, Build());
}

cl_program clCreateProgramWithSource(cl_context Context, cl_uint Count,
                                     const char **Strings,
                                     const size_t *Lengths, cl_int *Error) {
  return giveOut(fromSource(Context, Count, Strings, Lengths), Error);
}

static Result<_cl_program> fromBinary(cl_context Context, cl_uint Count,
                                      const cl_device_id *Devices,
                                      const size_t *Lengths,
                                      const unsigned char **Binaries,
                                      cl_int *Status) {
  Ref<_cl_context> C = find(Context);
  if (!C)
    return CL_INVALID_CONTEXT;
  if (Count == 0 || !Devices || !Lengths || !Binaries)
    return CL_INVALID_VALUE;
  if (cl_int E = checkDeviceList(Count, Devices))
    return E;
  // There is one device, so that a longer list names it again.
  if (Count != 1)
    return CL_INVALID_DEVICE;
  Build B;
  cl_int Problem = CL_SUCCESS;
  if (!Binaries[0] || Lengths[0] == 0)
    Problem = CL_INVALID_VALUE;
  else if (!readBinary(std::string(reinterpret_cast<const char *>(Binaries[0]),
                                   Lengths[0]),
                       B))
    Problem = CL_INVALID_BINARY;
  if (Status)
    *Status = Problem;
  if (Problem)
    return Problem;
  return create<_cl_program>(std::move(C), std::string(),
                             _cl_program::Origin::Binary, std::move(B));
}

cl_program clCreateProgramWithBinary(cl_context Context, cl_uint Count,
                                     const cl_device_id *Devices,
                                     const size_t *Lengths,
                                     const unsigned char **Binaries,
                                     cl_int *Status, cl_int *Error) {
  return giveOut(fromBinary(Context, Count, Devices, Lengths, Binaries, Status),
                 Error);
}

cl_int clRetainProgram(cl_program Program) {
  return retain(Program, CL_INVALID_PROGRAM);
}

cl_int clReleaseProgram(cl_program Program) {
  return release(Program, CL_INVALID_PROGRAM);
}

//===----------------------------------------------------------------------===//
// Answers
//===----------------------------------------------------------------------===//

static std::string kernelNames(const Image &I) {
  std::string Names;
  for (const KernelDescription &K : I.kernels())
    Names += (Names.empty() ? "" : ";") + K.Name;
  return Names;
}

/// The binary goes to where the first pointer in the value points.
static cl_int giveBinary(const std::string &Binary, size_t Size, void *Value,
                         size_t *SizeRet) {
  if (Value && Size < sizeof(unsigned char *))
    return CL_INVALID_VALUE;
  if (Value)
    if (unsigned char *To = *static_cast<unsigned char **>(Value))
      std::memcpy(To, Binary.data(), Binary.size());
  if (SizeRet)
    *SizeRet = sizeof(unsigned char *);
  return CL_SUCCESS;
}

static cl_int executableInfo(const Build &B, cl_program_info Name,
                             const Answer &A) {
  if (!B.Executable || B.Status != CL_BUILD_SUCCESS)
    return CL_INVALID_PROGRAM_EXECUTABLE;
  return Name == CL_PROGRAM_NUM_KERNELS
             ? A.value<size_t>(B.Executable->kernels().size())
             : A.text(kernelNames(*B.Executable));
}

static cl_int programInfo(_cl_program &P, cl_program_info Name,
                          const Answer &A) {
  switch (Name) {
  case CL_PROGRAM_REFERENCE_COUNT:
    return A.value<cl_uint>(P.Handles);
  case CL_PROGRAM_CONTEXT:
    return A.value(P.Context.get());
  case CL_PROGRAM_NUM_DEVICES:
    return A.value<cl_uint>(1);
  case CL_PROGRAM_DEVICES:
    return A.value(theDevice());
  case CL_PROGRAM_SOURCE:
    return A.text(P.Source);
  case CL_PROGRAM_IL:
    return A.bytes(nullptr, 0);
  case CL_PROGRAM_BINARY_SIZES:
    return A.value<size_t>(writeBinary(P.build()).size());
  case CL_PROGRAM_NUM_KERNELS:
  case CL_PROGRAM_KERNEL_NAMES:
    return executableInfo(P.build(), Name, A);
  case CL_PROGRAM_SCOPE_GLOBAL_CTORS_PRESENT:
  case CL_PROGRAM_SCOPE_GLOBAL_DTORS_PRESENT:
    return A.value<cl_bool>(CL_FALSE);
  default:
    return CL_INVALID_VALUE;
  }
}

cl_int clGetProgramInfo(cl_program Program, cl_program_info Name, size_t Size,
                        void *Value, size_t *SizeRet) {
  Ref<_cl_program> P = find(Program);
  if (!P)
    return CL_INVALID_PROGRAM;
  if (Name == CL_PROGRAM_BINARIES)
    return giveBinary(writeBinary(P->build()), Size, Value, SizeRet);
  return programInfo(*P, Name, Answer(Size, Value, SizeRet));
}

static cl_int buildInfo(const Build &B, cl_program_build_info Name,
                        const Answer &A) {
  switch (Name) {
  case CL_PROGRAM_BUILD_STATUS:
    return A.value(B.Status);
  case CL_PROGRAM_BUILD_OPTIONS:
    return A.text(B.Options);
  case CL_PROGRAM_BUILD_LOG:
    return A.text(B.Log);
  case CL_PROGRAM_BINARY_TYPE:
    return A.value(B.Type);
  case CL_PROGRAM_BUILD_GLOBAL_VARIABLE_TOTAL_SIZE:
    return A.value(B.Executable ? globalBytes(B.Executable->Object) : 0);
  default:
    return CL_INVALID_VALUE;
  }
}

cl_int clGetProgramBuildInfo(cl_program Program, cl_device_id Device,
                             cl_program_build_info Name, size_t Size,
                             void *Value, size_t *SizeRet) {
  Ref<_cl_program> P = find(Program);
  if (!P)
    return CL_INVALID_PROGRAM;
  if (!find(Device))
    return CL_INVALID_DEVICE;
  return buildInfo(P->build(), Name, Answer(Size, Value, SizeRet));
}
