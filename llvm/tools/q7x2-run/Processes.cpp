//===- Processes.cpp - Processes that share a launch ----------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Processes.h"
#include "q7x2/q7x2mpi.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/DynamicLibrary.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include <cstdlib>
#include <fcntl.h>
#include <unistd.h>

using namespace llvm;

/// Variables that the launchers of MPI set: Open MPI, and those of PMI.
static bool isStartedByMpi() {
  for (const char *Name : {"OMPI_COMM_WORLD_SIZE", "PMI_SIZE", "PMIX_RANK"})
    if (std::getenv(Name))
      return true;
  return false;
}

static void discardOutput() {
  const int Null = open("/dev/null", O_WRONLY);
  dup2(Null, STDOUT_FILENO);
  dup2(Null, STDERR_FILENO);
  close(Null);
}

/// The library is in the folder lib next to that of the program.
static std::string libraryPath(const char *Program) {
  static int Here; // in the program
  SmallString<128> Path(sys::fs::getMainExecutable(Program, &Here));
  sys::path::remove_filename(Path);
  sys::path::append(Path, "..", "lib", "libq7x2mpi.so");
  return std::string(Path);
}

Error Processes::join(const char *Program) {
  if (!isStartedByMpi())
    return Error::success();
  std::string Message;
  sys::DynamicLibrary Library = sys::DynamicLibrary::getPermanentLibrary(
      libraryPath(Program).c_str(), &Message);
  if (!Library.isValid())
    return createStringError("no library for MPI: " + Message);
  using JoinFn = decltype(&q7x2_mpi_join);
  using LeaveFn = decltype(&q7x2_mpi_leave);
  const JoinFn Join =
      reinterpret_cast<JoinFn>(Library.getAddressOfSymbol("q7x2_mpi_join"));
  if (int Code = Join(&Ranks))
    return createStringError("MPI error " + Twine(Code));
  Leave =
      reinterpret_cast<LeaveFn>(Library.getAddressOfSymbol("q7x2_mpi_leave"));
  if (!isFirst())
    discardOutput();
  return Error::success();
}

Processes::~Processes() {
  if (Leave)
    Leave();
}

Error Processes::agree(Error E) const {
  if (!Leave)
    return E;
  const bool Failed(E);
  const std::string Own = toString(std::move(E));
  const void *const *Parts;
  const uint64_t *Sizes;
  Ranks.exchange(Ranks.context, Own.data(), Own.size(), &Parts, &Sizes);
  if (Failed)
    return createStringError(Own);
  for (uint32_t R = 0; R != Ranks.count; ++R)
    if (Sizes[R])
      return createStringError(
          "process " + Twine(R) + ": " +
          StringRef(static_cast<const char *>(Parts[R]), Sizes[R]));
  return Error::success();
}
