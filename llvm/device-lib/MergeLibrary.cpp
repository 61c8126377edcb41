//===-- MergeLibrary.cpp - Make the device library ------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// merge-library -o <output> --common <output> <libclc> <module>...
//
// A build step. Makes the device library of Q7X2 from the distribution's libclc
// for NVPTX and the project's own modules. The modules' functions are added to
// libclc's, or replace them, and may call a replaced function as libclc_NAME.
// Where libclc reads the block size, it gets that of a possibly partial block.
// Conversions of floats to integers saturate, as the machine's do.
// Attributes that would prevent inlining are removed: those that name an NVPTX
// processor, and "no-builtins" of mathematics. And the denormal mode is left to
// the user of the library. Variables that functions write to become those of
// the whole program: each object has copies of the functions that it uses, and
// the linker makes the variables one. An undefined function is an error here,
// not in the user's program.
//
// The second output is the part of the library that most modules get along
// with: OpenCL's scalar functions and their callees. Reading the names of the
// whole library takes longer than compiling a small kernel.
//
//===----------------------------------------------------------------------===//

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Bitcode/BitcodeWriter.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Intrinsics.h"
#include "llvm/IR/IntrinsicsNVPTX.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/IRReader/IRReader.h"
#include "llvm/Linker/Linker.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/ToolOutputFile.h"
#include "llvm/Support/WithColor.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/TargetParser/Q7X2TargetParser.h"

using namespace llvm;

static cl::OptionCategory Category("merge-library options");
static cl::opt<std::string> LibclcFile(cl::Positional, cl::Required,
                                       cl::desc("<libclc>"), cl::cat(Category));
static cl::list<std::string> ModuleFiles(cl::Positional, cl::OneOrMore,
                                         cl::desc("<module>..."),
                                         cl::cat(Category));
static cl::opt<std::string> OutputFile("o", cl::Required,
                                       cl::desc("Override output filename"),
                                       cl::value_desc("filename"),
                                       cl::cat(Category));

static cl::opt<std::string> CommonFile("common",
                                       cl::desc("Write the common part to a "
                                                "file"),
                                       cl::value_desc("filename"),
                                       cl::cat(Category));

/// Removes the metadata that describes the compilation of \p M rather than its
/// code: the user's module has its own.
static void stripModuleMetadata(Module &M) {
  for (NamedMDNode &MD : make_early_inc_range(M.named_metadata()))
    M.eraseNamedMetadata(&MD);
}

/// Whether \p F may be inlined into functions in which the optimizer knows C's
/// functions. Where the C library implements those, as memset, the optimizer
/// must not find them in its own loops; mathematics has nothing that it could
/// find.
static bool mayKnowBuiltins(const Function &F) {
  return F.getName().starts_with("__nv_") ||
         F.getReturnType()->isFloatingPointTy() ||
         any_of(F.args(), [](const Argument &A) {
           return A.getType()->isFloatingPointTy();
         });
}

static void adaptAttributes(Function &F) {
  if (mayKnowBuiltins(F))
    F.removeFnAttr("no-builtins");
  for (StringRef Name : {"target-cpu", "target-features", "frame-pointer",
                         "stack-protector-buffer-size"})
    F.removeFnAttr(Name);
  if (!F.isIntrinsic())
    F.addFnAttr("denormal-fp-math", "dynamic,dynamic");
}

/// clang makes every call in OpenCL convergent. A call of an intrinsic that is
/// not convergent, like reading a special register, may be moved.
static void relaxIntrinsicCalls(Function &F) {
  for (Instruction &I : instructions(F)) {
    auto *Call = dyn_cast<CallBase>(&I);
    const Function *Callee = Call ? Call->getCalledFunction() : nullptr;
    if (Callee && Callee->isIntrinsic() && !Callee->isConvergent())
      Call->removeFnAttr(Attribute::Convergent);
  }
}

/// The library accesses memory by other types than its callers, such as halves
/// by vectors of shorts: its accesses may alias all of theirs.
static void removeTypes(Function &F) {
  for (Instruction &I : instructions(F)) {
    I.setMetadata(LLVMContext::MD_tbaa, nullptr);
    I.setMetadata(LLVMContext::MD_tbaa_struct, nullptr);
  }
}

/// A conversion of a float that the integer type does not have is poison, which
/// folds to anything, where the machine's instruction saturates.
static void saturateConversions(Function &F) {
  for (Instruction &I : make_early_inc_range(instructions(F))) {
    if (!isa<FPToSIInst, FPToUIInst>(I))
      continue;
    Value *Source = I.getOperand(0);
    IRBuilder<> B(&I);
    Value *Saturating = B.CreateIntrinsic(
        isa<FPToSIInst>(I) ? Intrinsic::fptosi_sat : Intrinsic::fptoui_sat,
        {I.getType(), Source->getType()}, {Source});
    I.replaceAllUsesWith(Saturating);
    I.eraseFromParent();
  }
}

/// Loads \p File and makes it a module for the target of \p Model, if any.
static std::unique_ptr<Module> load(StringRef File, LLVMContext &Context,
                                    const Module *Model) {
  SMDiagnostic Error;
  std::unique_ptr<Module> M = parseIRFile(File, Error, Context);
  if (!M) {
    Error.print("merge-library", errs());
    return nullptr;
  }
  stripModuleMetadata(*M);
  if (Model) {
    M->setTargetTriple(Model->getTargetTriple());
    M->setDataLayout(Model->getDataLayout());
  }
  return M;
}

/// Whether the code generator links \p Name from the target runtime.
static bool isOutputFunction(StringRef Name) {
#define OUTPUT_Arithmetic(NAME)
#define OUTPUT_Atomic(NAME)
#define OUTPUT_Memory(NAME)
#define OUTPUT_Output(NAME) #NAME,
#define Q7X2_RUNTIME_FUNCTION(KIND, PREFIX, NAME, MEANING) OUTPUT_##KIND(NAME)
  static const StringSet<> Names = {
#include "llvm/TargetParser/Q7X2RuntimeFunctions.def"
  };
  return Names.contains(Name);
}

/// Reports the undefined functions of \p M.
static bool isComplete(const Module &M) {
  bool Complete = true;
  for (const Function &F : M) {
    if (!F.isDeclaration() || F.isIntrinsic() || F.use_empty() ||
        isOutputFunction(F.getName()))
      continue;
    WithColor::error() << "no definition of " << F.getName() << '\n';
    Complete = false;
  }
  return Complete;
}

/// The mangled name of libclc_NAME for that of NAME: _Z, a length, NAME, types.
static std::string getReplacedName(StringRef Mangled) {
  static constexpr StringLiteral Prefix = "libclc_";
  unsigned Length;
  if (!Mangled.consume_front("_Z") || Mangled.consumeInteger(10, Length))
    return "";
  return ("_Z" + Twine(Length + Prefix.size()) + Prefix + Mangled).str();
}

/// Renames the functions that \p Addition both replaces and calls. Other
/// functions of libclc call the replacement.
static void keepReplaced(Module &Library, const Module &Addition) {
  for (const Function &F : Addition) {
    Function *Old = Library.getFunction(F.getName());
    std::string NewName = getReplacedName(F.getName());
    if (F.isDeclaration() || !Old || !Addition.getFunction(NewName))
      continue;
    Old->setName(NewName);
    Old->replaceAllUsesWith(Function::Create(
        Old->getFunctionType(), Old->getLinkage(), F.getName(), Library));
  }
}

/// libclc reads the size of a block where it means that of a work-group, of
/// which the last one may be smaller (workitem.cl).
static void useLocalSize(Module &Libclc) {
  static constexpr std::pair<Intrinsic::ID, StringLiteral> Sizes[] = {
      {Intrinsic::nvvm_read_ptx_sreg_ntid_x, "__q7x2_local_size_x"},
      {Intrinsic::nvvm_read_ptx_sreg_ntid_y, "__q7x2_local_size_y"},
      {Intrinsic::nvvm_read_ptx_sreg_ntid_z, "__q7x2_local_size_z"}};
  for (auto [ID, Name] : Sizes)
    if (Function *Read = Intrinsic::getDeclarationIfExists(&Libclc, ID))
      for (User *U : make_early_inc_range(Read->users()))
        cast<CallBase>(U)->setCalledFunction(
            Libclc.getOrInsertFunction(Name, Read->getFunctionType()));
}

/// Functions of C++ are linked one by one, more than once into a module, in
/// which they are internal: groups of them would not fit together.
static void removeComdats(Module &Library) {
  for (GlobalObject &GO : Library.global_objects())
    GO.setComdat(nullptr);
  Library.getComdatSymbolTable().clear();
}

/// The state of the library: errno, the memory of malloc, and so on.
static void shareState(Module &Library) {
  for (GlobalVariable &GV : Library.globals()) {
    const bool IsShared = GV.getAddressSpace() == Q7X2::AS_Shared;
    if (GV.isConstant() || GV.isDeclaration() || IsShared)
      continue;
    if (GV.hasLocalLinkage())
      GV.setName("__q7x2_state." + GV.getName());
    GV.setLinkage(GlobalValue::LinkOnceODRLinkage);
    GV.setVisibility(GlobalValue::HiddenVisibility);
    GV.setComdat(Library.getOrInsertComdat(GV.getName()));
  }
}

/// Whether the common part has \p F: a function of OpenCL C, by its mangled
/// name, without vectors, and none of those that come in hundreds.
static bool isCommon(const Function &F) {
  StringRef Name = F.getName();
  unsigned Length;
  if (F.isDeclaration() || !Name.consume_front("_Z") ||
      Name.consumeInteger(10, Length) || Name.contains("Dv"))
    return false;
  return none_of(ArrayRef<StringRef>{"convert_", "sub_group_", "work_group_r",
                                     "work_group_s", "get_image_", "read_image",
                                     "write_image", "vload", "vstore"},
                 [&](StringRef Prefix) { return Name.starts_with(Prefix); });
}

/// The common functions of \p Library and all that they need.
static SmallPtrSet<const Value *, 32> findCommon(const Module &Library) {
  SmallPtrSet<const Value *, 32> Found;
  SmallVector<const User *> Worklist;
  const auto Add = [&](const Value *V) {
    if (isa<Constant>(V) && Found.insert(V).second)
      Worklist.push_back(cast<User>(V));
  };
  for (const Function &F : Library)
    if (isCommon(F))
      Add(&F);
  // Linkers take these from every library.
  for (const GlobalVariable &GV : Library.globals())
    if (GV.hasAppendingLinkage())
      Add(&GV);
  while (!Worklist.empty()) {
    const User *U = Worklist.pop_back_val();
    for (const Value *Operand : U->operand_values())
      Add(Operand);
    if (const auto *F = dyn_cast<Function>(U))
      for (const Instruction &I : instructions(F))
        for (const Value *Operand : I.operand_values())
          Add(Operand);
  }
  return Found;
}

/// Removes all functions and variables outside of the common part.
static void reduceToCommon(Module &Library) {
  const SmallPtrSet<const Value *, 32> Common = findCommon(Library);
  SmallVector<GlobalValue *> Rest;
  for (GlobalValue &GV : Library.global_values())
    if (!Common.contains(&GV))
      Rest.push_back(&GV);
  for (GlobalValue *GV : Rest)
    if (auto *F = dyn_cast<Function>(GV))
      F->deleteBody();
    else if (auto *V = dyn_cast<GlobalVariable>(GV))
      V->setInitializer(nullptr);
  for (GlobalValue *GV : Rest) {
    GV->replaceAllUsesWith(PoisonValue::get(GV->getType()));
    GV->eraseFromParent();
  }
}

/// Writes \p Library to \p File; false after an error.
static bool write(const Module &Library, StringRef File) {
  std::error_code EC;
  ToolOutputFile Output(File, EC, sys::fs::OF_None);
  if (EC) {
    WithColor::error() << File << ": " << EC.message() << '\n';
    return false;
  }
  WriteBitcodeToFile(Library, Output.os());
  Output.keep();
  return true;
}

int main(int Argc, char **Argv) {
  InitLLVM Init(Argc, Argv);
  cl::HideUnrelatedOptions(Category);
  cl::ParseCommandLineOptions(Argc, Argv, "device library generator\n");
  LLVMContext Context;

  // The target is that of the first of the project's modules, as q7x2-clang
  // compiled it.
  SmallVector<std::unique_ptr<Module>> Additions;
  for (StringRef File : ModuleFiles) {
    const Module *Model = Additions.empty() ? nullptr : Additions[0].get();
    Additions.push_back(load(File, Context, Model));
    if (!Additions.back())
      return 1;
  }
  std::unique_ptr<Module> Library =
      load(LibclcFile, Context, Additions[0].get());
  if (!Library)
    return 1;
  useLocalSize(*Library);
  Linker TheLinker(*Library);
  for (std::unique_ptr<Module> &M : Additions) {
    keepReplaced(*Library, *M);
    if (TheLinker.linkInModule(std::move(M), Linker::OverrideFromSrc))
      return 1;
  }
  for (Function &F : *Library) {
    adaptAttributes(F);
    relaxIntrinsicCalls(F);
    saturateConversions(F);
    removeTypes(F);
  }
  removeComdats(*Library);
  shareState(*Library);
  if (!isComplete(*Library))
    return 1;

  if (!write(*Library, OutputFile))
    return 1;
  if (CommonFile.empty())
    return 0;
  reduceToCommon(*Library);
  return write(*Library, CommonFile) ? 0 : 1;
}
