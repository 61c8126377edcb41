//===-- Builds.cpp - Building, compiling and linking of programs ----------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BuildOptions.h"
#include "Cache.h"
#include "Compiler.h"
#include "Platform.h"
#include "Program.h"
#include "TaskThread.h"

using namespace q7x2::opencl;

//===----------------------------------------------------------------------===//
// Builds
//===----------------------------------------------------------------------===//

/// An object has to link: undefined symbols are errors of the build.
static void makeExecutable(Build &B, std::string Object) {
  auto I = std::make_shared<Image>(std::move(Object));
  std::string Problem;
  if (!I->inspect(Problem)) {
    B.Status = CL_BUILD_ERROR;
    B.Log += "error: " + Problem + "\n";
    return;
  }
  B.Type = CL_PROGRAM_BINARY_TYPE_EXECUTABLE;
  B.Executable = std::move(I);
}

static void linkInto(Build &B, const std::vector<std::string> &Modules) {
  CompilerResult R = linkCached(Modules);
  B.Log += R.Log;
  B.Status = R.Good ? CL_BUILD_SUCCESS : CL_BUILD_ERROR;
  if (R.Good)
    makeExecutable(B, std::move(R.Output));
}

static Build compile(const std::string &Source,
                     const std::vector<Header> &Headers,
                     const std::string &Options,
                     const std::vector<std::string> &Arguments,
                     bool ToBitcode) {
  Build B;
  B.Options = Options;
  CompilerResult R =
      compileCached(Source, Headers, compileArguments(Arguments, ToBitcode));
  B.Log = std::move(R.Log);
  B.Status = R.Good ? CL_BUILD_SUCCESS : CL_BUILD_ERROR;
  if (!R.Good)
    return B;
  if (ToBitcode) {
    B.Type = CL_PROGRAM_BINARY_TYPE_COMPILED_OBJECT;
    B.Modules.push_back(std::move(R.Output));
  } else {
    makeExecutable(B, std::move(R.Output));
  }
  return B;
}

/// A program that was made from a binary: there is at most linking to do.
static Build adopt(const Build &Given, const std::string &Options) {
  Build B;
  B.Options = Options;
  B.Status = CL_BUILD_SUCCESS;
  if (Given.Executable)
    makeExecutable(B, Given.Executable->Object);
  else
    linkInto(B, Given.Modules);
  return B;
}

/// Does it at once, or in the background if the host program wants to be told.
/// \p Perform makes the build; \p Failure is the error of one that fails.
template <typename PerformFn>
static cl_int run(const Ref<_cl_program> &P, PerformFn Perform,
                  ProgramNotifyFn Notify, void *Data, cl_int Failure) {
  if (Notify) {
    buildThread().post([=] {
      P->finish(Perform());
      Notify(P.get(), Data);
    });
    return CL_SUCCESS;
  }
  Build B = Perform();
  const bool Good = B.Status == CL_BUILD_SUCCESS;
  P->finish(std::move(B));
  return Good ? CL_SUCCESS : Failure;
}

static cl_int checkCall(const Ref<_cl_program> &P, cl_uint Count,
                        const cl_device_id *Devices, ProgramNotifyFn Notify,
                        void *Data) {
  if (!P)
    return CL_INVALID_PROGRAM;
  if (!Notify && Data)
    return CL_INVALID_VALUE;
  return checkDeviceList(Count, Devices);
}

//===----------------------------------------------------------------------===//
// clBuildProgram, clCompileProgram
//===----------------------------------------------------------------------===//

cl_int clBuildProgram(cl_program Program, cl_uint Count,
                      const cl_device_id *Devices, const char *Options,
                      ProgramNotifyFn Notify, void *Data) {
  Ref<_cl_program> P = find(Program);
  if (cl_int E = checkCall(P, Count, Devices, Notify, Data))
    return E;
  const std::string Text = Options ? Options : "";
  std::vector<std::string> Arguments;
  if (!readCompileOptions(Text, Arguments))
    return CL_INVALID_BUILD_OPTIONS;
  if (P->From == _cl_program::Origin::Link)
    return CL_INVALID_OPERATION;
  const Build Given = P->build();
  if (!P->hasSource() && Given.Type == CL_PROGRAM_BINARY_TYPE_NONE)
    return CL_INVALID_BINARY;
  if (cl_int E = P->begin(Text))
    return E;
  return run(
      P,
      [=] {
        return P->hasSource() ? compile(P->Source, {}, Text, Arguments, false)
                              : adopt(Given, Text);
      },
      Notify, Data, CL_BUILD_PROGRAM_FAILURE);
}

static cl_int readHeaders(cl_uint Count, const cl_program *Programs,
                          const char **Names, std::vector<Header> &Headers) {
  if ((Count == 0) != (Programs == nullptr) ||
      (Count == 0) != (Names == nullptr))
    return CL_INVALID_VALUE;
  for (cl_uint I = 0; I != Count; ++I) {
    Ref<_cl_program> H = find(Programs[I]);
    if (!H)
      return CL_INVALID_PROGRAM;
    if (!H->hasSource())
      return CL_INVALID_OPERATION;
    if (!Names[I])
      return CL_INVALID_VALUE;
    Headers.emplace_back(Names[I], H->Source);
  }
  return CL_SUCCESS;
}

cl_int clCompileProgram(cl_program Program, cl_uint Count,
                        const cl_device_id *Devices, const char *Options,
                        cl_uint NumHeaders, const cl_program *Programs,
                        const char **Names, ProgramNotifyFn Notify,
                        void *Data) {
  Ref<_cl_program> P = find(Program);
  if (cl_int E = checkCall(P, Count, Devices, Notify, Data))
    return E;
  std::vector<Header> Headers;
  if (cl_int E = readHeaders(NumHeaders, Programs, Names, Headers))
    return E;
  const std::string Text = Options ? Options : "";
  std::vector<std::string> Arguments;
  if (!readCompileOptions(Text, Arguments))
    return CL_INVALID_COMPILER_OPTIONS;
  if (!P->hasSource())
    return CL_INVALID_OPERATION;
  if (cl_int E = P->begin(Text))
    return E;
  return run(
      P, [=] { return compile(P->Source, Headers, Text, Arguments, true); },
      Notify, Data, CL_COMPILE_PROGRAM_FAILURE);
}

//===----------------------------------------------------------------------===//
// clLinkProgram
//===----------------------------------------------------------------------===//

static cl_int readInputs(const _cl_context *Context, cl_uint Count,
                         const cl_program *Programs,
                         std::vector<std::string> &Modules) {
  if (Count == 0 || !Programs)
    return CL_INVALID_VALUE;
  for (cl_uint I = 0; I != Count; ++I) {
    Ref<_cl_program> P = find(Programs[I]);
    if (!P || P->Context.get() != Context)
      return CL_INVALID_PROGRAM;
    const Build B = P->build();
    if (B.Modules.empty() || B.Status == CL_BUILD_IN_PROGRESS)
      return CL_INVALID_OPERATION;
    Modules.insert(Modules.end(), B.Modules.begin(), B.Modules.end());
  }
  return CL_SUCCESS;
}

static Build link(const std::vector<std::string> &Modules,
                  const std::string &Options, bool CreateLibrary) {
  Build B;
  B.Options = Options;
  B.Status = CL_BUILD_SUCCESS;
  if (CreateLibrary) {
    B.Type = CL_PROGRAM_BINARY_TYPE_LIBRARY;
    B.Modules = Modules;
  } else {
    linkInto(B, Modules);
  }
  return B;
}

/// The linked program exists whether or not linking succeeds.
static Result<_cl_program> linkProgram(cl_context Context, cl_uint Count,
                                       const cl_device_id *Devices,
                                       const char *Options, cl_uint NumInputs,
                                       const cl_program *Inputs,
                                       ProgramNotifyFn Notify, void *Data) {
  Ref<_cl_context> C = find(Context);
  if (!C)
    return CL_INVALID_CONTEXT;
  if (!Notify && Data)
    return CL_INVALID_VALUE;
  if (cl_int E = checkDeviceList(Count, Devices))
    return E;
  std::vector<std::string> Modules;
  if (cl_int E = readInputs(C.get(), NumInputs, Inputs, Modules))
    return E;
  const std::string Text = Options ? Options : "";
  bool CreateLibrary;
  if (!readLinkOptions(Text, CreateLibrary))
    return CL_INVALID_LINKER_OPTIONS;
  auto P = create<_cl_program>(std::move(C), std::string(),
                               _cl_program::Origin::Link, Build());
  if (!P)
    return CL_OUT_OF_HOST_MEMORY;
  P->begin(Text);
  Result<_cl_program> R = P;
  R.Error = run(
      P, [=] { return link(Modules, Text, CreateLibrary); }, Notify, Data,
      CL_LINK_PROGRAM_FAILURE);
  return R;
}

cl_program clLinkProgram(cl_context Context, cl_uint Count,
                         const cl_device_id *Devices, const char *Options,
                         cl_uint NumInputs, const cl_program *Inputs,
                         ProgramNotifyFn Notify, void *Data, cl_int *Error) {
  return giveOut(linkProgram(Context, Count, Devices, Options, NumInputs,
                             Inputs, Notify, Data),
                 Error);
}
