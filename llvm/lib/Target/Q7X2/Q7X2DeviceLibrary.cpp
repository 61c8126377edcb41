//===-- Q7X2DeviceLibrary.cpp - Link modules with the device library ------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The device library is bitcode. The functions that a module calls are linked
// into it with internal linkage. q7x2-clang does that before and after the
// optimizer; for llc this pass does it, with the library that
// -q7x2-device-library names.
//
// Needs nothing. Guarantees: what the library defines is not undefined.
//
//   %r = call double @llvm.acos.f64(double %x)
//   =>  %r = call double @acos(double %x), with acos and all that it calls
//
//===----------------------------------------------------------------------===//

#include "Q7X2DeviceLibrary.h"
#include "Q7X2.h"
#include "Q7X2LibraryJumps.h"
#include "Q7X2LibraryMath.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/DiagnosticPrinter.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/IRReader/IRReader.h"
#include "llvm/Linker/Linker.h"
#include "llvm/Pass.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Transforms/IPO/Internalize.h"

using namespace llvm;

#define DEBUG_TYPE "q7x2-link-device-library"
#define PASS_NAME "Q7X2 device library"

static cl::list<std::string> LibraryFiles(
    "q7x2-device-library", cl::Hidden, cl::CommaSeparated,
    cl::value_desc("file"),
    cl::desc("Link the functions of these bitcode files that a module calls"));

namespace {

class Q7X2DeviceLibrary : public ModulePass {
public:
  static char ID;
  Q7X2DeviceLibrary() : ModulePass(ID) {}

  StringRef getPassName() const override { return PASS_NAME; }
  bool runOnModule(Module &M) override;
};

} // namespace

char Q7X2DeviceLibrary::ID = 0;

INITIALIZE_PASS(Q7X2DeviceLibrary, DEBUG_TYPE, PASS_NAME, false, false)

ModulePass *llvm::createQ7X2DeviceLibraryPass() {
  return new Q7X2DeviceLibrary();
}

/// Whether \p M has undefined symbols that a library could define.
static bool hasUndefinedSymbols(const Module &M) {
  return any_of(M.global_values(), [](const GlobalValue &GV) {
    return GV.isDeclaration() && !GV.use_empty() &&
           !GV.getName().starts_with("llvm.");
  });
}

/// The first value that \p M gives to the function attribute \p Name.
static Attribute findFnAttribute(const Module &M, StringRef Name) {
  for (const Function &F : M)
    if (!F.isDeclaration() && F.hasFnAttribute(Name))
      return F.getFnAttribute(Name);
  return {};
}

/// The library is compiled for any denormal mode. It gets the mode of the
/// module, which otherwise could not inline it.
static void setDenormalMode(Module &Library, const Module &User) {
  for (StringRef Name : {"denormal-fp-math", "denormal-fp-math-f32"}) {
    Attribute Mode = findFnAttribute(User, Name);
    for (Function &F : Library) {
      F.removeFnAttr(Name);
      if (Mode.isValid() && !F.isIntrinsic())
        F.addFnAttr(Mode);
    }
  }
}

/// Gives internal linkage to the symbols that have been linked from the
/// library, except for its state, which all objects of a program share.
static void internalizeLibrary(Module &M, const StringSet<> &Linked) {
  internalizeModule(M, [&Linked](const GlobalValue &GV) {
    const bool IsState = isa<GlobalVariable>(GV) && GV.hasLinkOnceLinkage();
    return !GV.hasName() || !Linked.contains(GV.getName()) || IsState;
  });
}

namespace {

/// Collects the linker's diagnostics. clang's handler cannot take them: it
/// expects the linker to run only on clang's own modules.
class MessageCollector : public DiagnosticHandler {
  std::string &Messages;

public:
  explicit MessageCollector(std::string &Messages) : Messages(Messages) {}
  bool handleDiagnostics(const DiagnosticInfo &DI) override {
    raw_string_ostream Stream(Messages);
    DiagnosticPrinterRawOStream Printer(Stream);
    DI.print(Printer);
    return true;
  }
};

} // namespace

/// Links \p M with the library \p File.
static void linkLibrary(Module &M, const std::string &File) {
  LLVMContext &Context = M.getContext();
  SMDiagnostic Error;
  std::unique_ptr<Module> Library = getLazyIRFileModule(File, Error, Context);
  if (!Library) {
    Context.emitError("cannot read the device library '" + File +
                      "': " + Error.getMessage());
    return;
  }
  setDenormalMode(*Library, M);

  std::string Messages;
  std::unique_ptr<DiagnosticHandler> Handler = Context.getDiagnosticHandler();
  Context.setDiagnosticHandler(std::make_unique<MessageCollector>(Messages));
  Linker::linkModules(M, std::move(Library), Linker::LinkOnlyNeeded,
                      internalizeLibrary);
  Context.setDiagnosticHandler(std::move(Handler));
  if (!Messages.empty())
    Context.emitError("in the device library: " + Messages);
}

bool Q7X2::linkDeviceLibraries(Module &M, ArrayRef<std::string> Files,
                               bool IsExact) {
  bool Changed = false;
  if (!Files.empty()) {
    Changed |= callLibraryMath(M, IsExact);
    Changed |= callLibraryJumps(M);
  }
  for (const std::string &File : Files) {
    if (!hasUndefinedSymbols(M))
      break;
    linkLibrary(M, File);
    Changed = true;
  }
  return Changed;
}

bool Q7X2DeviceLibrary::runOnModule(Module &M) {
  SmallVector<std::string> Files;
  for (const std::string &File : LibraryFiles)
    if (!File.empty()) // llc's script names one unless the user does
      Files.push_back(File);
  // The module may have been linked with the library and optimized already.
  return Q7X2::linkDeviceLibraries(M, Files, /*IsExact=*/false);
}
