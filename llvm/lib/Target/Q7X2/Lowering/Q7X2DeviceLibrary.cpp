//===-- Q7X2DeviceLibrary.cpp - Link modules with the device library ------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Links the functions of the device library, which is bitcode, that a module
// calls into it with internal linkage. q7x2-clang does so before and after the
// optimizer; for llc this pass does, with the library that -q7x2-device-library
// names.
//
// Requires nothing. Guarantees that no symbol that the library defines is
// undefined.
//
//   %r = call double @llvm.acos.f64(double %x)
//   =>  %r = call double @acos(double %x), with acos and all its callees
//
//===----------------------------------------------------------------------===//

#include "Q7X2DeviceLibrary.h"
#include "Q7X2.h"
#include "Q7X2LibraryJumps.h"
#include "Q7X2LibraryMath.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/DiagnosticPrinter.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/IRReader/IRReader.h"
#include "llvm/Linker/Linker.h"
#include "llvm/Pass.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Debug.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
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

/// Returns whether \p GV is an undefined symbol that a library could define.
static bool isUndefined(const GlobalValue &GV) {
  return GV.isDeclaration() && !GV.use_empty() &&
         !GV.getName().starts_with("llvm.");
}

/// Returns whether \p Library defines all undefined symbols of \p M.
static bool definesAll(const Module &Library, const Module &M) {
  return all_of(M.global_values(), [&](const GlobalValue &GV) {
    if (!isUndefined(GV))
      return true;
    const GlobalValue *Definition = Library.getNamedValue(GV.getName());
    return Definition && !Definition->isDeclaration();
  });
}

/// Loads the library \p File; or its common part, if that exists next to it and
/// defines all undefined symbols of \p M. Its functions are the same, but
/// reading it takes a tenth of the time.
static std::unique_ptr<Module> loadLibrary(const Module &M, StringRef File,
                                           SMDiagnostic &Error) {
  SmallString<128> CommonFile(File);
  sys::path::replace_extension(CommonFile, "common.bc");
  if (sys::fs::exists(CommonFile)) {
    std::unique_ptr<Module> Common =
        getLazyIRFileModule(CommonFile, Error, M.getContext());
    if (Common && definesAll(*Common, M))
      return Common;
  }
  return getLazyIRFileModule(File, Error, M.getContext());
}

static constexpr StringLiteral DenormalModes[] = {"denormal-fp-math",
                                                  "denormal-fp-math-f32"};

/// Returns the value that the first function of \p M with the attribute \p Name
/// gives it.
static Attribute findFnAttribute(const Module &M, StringRef Name) {
  for (const Function &F : M)
    if (!F.isDeclaration() && F.hasFnAttribute(Name))
      return F.getFnAttribute(Name);
  return {};
}

using FunctionSet = SmallPtrSet<const Function *, 32>;

/// Returns the functions that \p M defines.
static FunctionSet definedFunctions(const Module &M) {
  FunctionSet Defined;
  for (const Function &F : M)
    if (!F.isDeclaration())
      Defined.insert(&F);
  return Defined;
}

/// Gives the functions linked from the library, which is compiled for any
/// denormal mode, the mode of the module's \p Own functions, which otherwise
/// could not inline them. The rest of the library, about a thousand functions,
/// is unchanged.
static void setDenormalMode(Module &M, const FunctionSet &Own,
                            ArrayRef<Attribute> Modes) {
  for (Function &F : M) {
    if (F.isDeclaration() || Own.contains(&F))
      continue;
    for (StringRef Name : DenormalModes)
      F.removeFnAttr(Name);
    for (Attribute Mode : Modes)
      F.addFnAttr(Mode);
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
  std::unique_ptr<Module> Library = loadLibrary(M, File, Error);
  if (!Library) {
    Context.emitError("cannot read the device library '" + File +
                      "': " + Error.getMessage());
    return;
  }
  const FunctionSet Own = definedFunctions(M);
  SmallVector<Attribute, 2> Modes;
  for (StringRef Name : DenormalModes)
    if (Attribute Mode = findFnAttribute(M, Name); Mode.isValid())
      Modes.push_back(Mode);

  std::string Messages;
  std::unique_ptr<DiagnosticHandler> Handler = Context.getDiagnosticHandler();
  Context.setDiagnosticHandler(std::make_unique<MessageCollector>(Messages));
  LLVM_DEBUG(dbgs() << "Linking " << Library->getModuleIdentifier() << '\n');
  Linker::linkModules(M, std::move(Library), Linker::LinkOnlyNeeded,
                      internalizeLibrary);
  Context.setDiagnosticHandler(std::move(Handler));
  setDenormalMode(M, Own, Modes);
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
    if (none_of(M.global_values(), isUndefined))
      break;
    linkLibrary(M, File);
    Changed = true;
  }
  return Changed;
}

bool Q7X2DeviceLibrary::runOnModule(Module &M) {
  SmallVector<std::string> Files;
  for (const std::string &File : LibraryFiles)
    if (!File.empty()) // llc's script names one by default.
      Files.push_back(File);
  // The module may have been linked with the library and optimized already.
  return Q7X2::linkDeviceLibraries(M, Files, /*IsExact=*/false);
}
