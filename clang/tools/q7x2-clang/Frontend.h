//===-- Frontend.h - clang's compiler proper, with Q7X2 as its target -----===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The distribution's libclang-cpp knows a fixed list of targets, and
// CompilerInstance makes its TargetInfo itself. What is here does the part of
// CompilerInstance::ExecuteAction that lies around that, with the TargetInfo of
// Q7X2, and adds to LLVM's pipelines what belongs to compiling for it.
//
//===----------------------------------------------------------------------===//

#ifndef Q7X2_CLANG_FRONTEND_H
#define Q7X2_CLANG_FRONTEND_H

#include "clang/Basic/LLVM.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/TargetParser/Triple.h"
#include <memory>

namespace clang {
class CompilerInstance;
class FrontendAction;
class FrontendOptions;

namespace q7x2 {

/// The only triple there is.
constexpr llvm::StringLiteral TargetTriple = "q7x2-unknown-unknown";

/// Whether \p Triple means Q7X2; vendor and system may be left out.
bool isTargetTriple(const llvm::Triple &Triple);

/// Makes a compiler from the arguments of one -cc1 job, "-cc1" itself left out.
/// Returns null when they are wrong, which has then been reported.
std::unique_ptr<CompilerInstance>
createCompiler(llvm::ArrayRef<const char *> Args, const char *Argv0);

/// Hands the options of -mllvm to LLVM. To be called once.
void parseBackendOptions(const FrontendOptions &Opts);

/// LLVM's last resort, turned into an ordinary error of the compiler: to be
/// installed with the DiagnosticsEngine as \p UserData.
void handleFatalError(void *UserData, const char *Message, bool GenCrashDiag);

/// Gives \p CI the Q7X2 target. Returns false when its options do not fit the
/// target, which has then been reported.
bool createTarget(CompilerInstance &CI);

/// Runs \p Action over the inputs of \p CI and returns whether all went well.
bool runAction(CompilerInstance &CI, FrontendAction &Action);

/// The whole of one -cc1 job; returns the exit status.
int runCompileJob(llvm::ArrayRef<const char *> Args, const char *Argv0);

} // namespace q7x2
} // namespace clang

#endif // Q7X2_CLANG_FRONTEND_H
