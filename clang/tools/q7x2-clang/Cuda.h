//===-- Cuda.h - Sources in CUDA --------------------------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// clang compiles CUDA for NVPTX, whose address spaces, data layout and
// intrinsics Q7X2 has. So a source in CUDA is compiled by clang's driver for
// NVPTX's device code, with clang's CUDA headers, to unoptimized LLVM IR, and
// that for Q7X2.
//
//===----------------------------------------------------------------------===//

#ifndef Q7X2_CLANG_CUDA_H
#define Q7X2_CLANG_CUDA_H

#include "clang/Driver/Driver.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Option/ArgList.h"
#include "llvm/Support/StringSaver.h"

namespace clang {
class CompilerInstance;

namespace q7x2 {

/// The sources in CUDA among the arguments of a command line.
class CudaSources {
  llvm::ArrayRef<const char *> Args;
  const llvm::opt::InputArgList &Parsed;
  llvm::BumpPtrAllocator Allocator;
  llvm::StringSaver Strings{Allocator};
  llvm::SmallString<128> Folder; ///< Of the LLVM IR.
  /// The indices of the arguments that are sources, and their LLVM IR.
  llvm::SmallVector<std::pair<unsigned, const char *>> Sources;

  llvm::SmallVector<const char *>
  getDeviceArgs(unsigned Source, const char *Output, llvm::StringRef Headers);
  void addToolkit(llvm::StringRef Path, llvm::StringRef Headers,
                  llvm::SmallVectorImpl<const char *> &Result);
  bool stopsEarly() const;

public:
  /// \p Parsed are the arguments after the first of \p Args.
  CudaSources(llvm::ArrayRef<const char *> Args,
              const llvm::opt::InputArgList &Parsed);
  ~CudaSources();
  bool empty() const { return Sources.empty(); }

  /// Runs a command line of clang's driver for the host's CUDA.
  using DriverRunner =
      llvm::function_ref<int(llvm::ArrayRef<const char *> Args)>;

  /// Compiles the sources to LLVM IR; \p Headers are the device library's.
  /// Returns the exit status, and in \p NewArgs the command line with the IR in
  /// place of the sources; empty if nothing is left to be done.
  int compile(llvm::StringRef Headers, DriverRunner Run,
              llvm::SmallVectorImpl<const char *> &NewArgs);
};

/// Whether \p CI compiles CUDA's device code.
bool isCudaJob(const CompilerInstance &CI);

/// Runs such a job; returns the exit status.
int runCudaJob(CompilerInstance &CI);

} // namespace q7x2
} // namespace clang

#endif // Q7X2_CLANG_CUDA_H
