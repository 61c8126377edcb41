//===-- Frontend.h - clang's compiler proper, with Q7X2 as its target -----===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The distribution's libclang-cpp has a fixed list of targets, of which
// CompilerInstance::ExecuteAction creates the TargetInfo. The functions here
// replace it: they create the TargetInfo of Q7X2, run the action, and add the
// target's passes to LLVM's pipelines.
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

/// The only target triple.
constexpr llvm::StringLiteral TargetTriple = "q7x2-unknown-unknown";

/// Whether \p Triple means Q7X2; vendor and system may be left out.
bool isTargetTriple(const llvm::Triple &Triple);

/// Creates a compiler from the arguments of one -cc1 job, without "-cc1"
/// itself. Returns null if they are invalid, which has then been reported.
std::unique_ptr<CompilerInstance>
createCompiler(llvm::ArrayRef<const char *> Args, const char *Argv0);

/// Sets LLVM's options: this program's defaults, then those of -mllvm. Must be
/// called only once.
void parseBackendOptions(const FrontendOptions &Opts);

/// Reports a fatal error of LLVM as an ordinary error of the compiler. To be
/// installed with the DiagnosticsEngine as \p UserData.
void handleFatalError(void *UserData, const char *Message, bool GenCrashDiag);

/// Sets the target of \p CI to Q7X2. Returns false if its options are invalid
/// for the target, which has then been reported.
bool createTarget(CompilerInstance &CI);

/// Runs \p Action on the inputs of \p CI. Returns whether there were no errors.
bool runAction(CompilerInstance &CI, FrontendAction &Action);

/// Runs one -cc1 job; returns the exit status.
int runCompileJob(llvm::ArrayRef<const char *> Args, const char *Argv0);

} // namespace q7x2
} // namespace clang

#endif // Q7X2_CLANG_FRONTEND_H
