//===--- Q7X2.cpp - Q7X2 tool chain ---------------------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Q7X2.h"
#include "clang/Driver/CommonArgs.h"
#include "clang/Driver/Compilation.h"
#include "clang/Driver/Driver.h"
#include "clang/Options/Options.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/VirtualFileSystem.h"

using namespace clang;
using namespace clang::driver;
using namespace llvm::opt;

toolchains::Q7X2ToolChain::Q7X2ToolChain(const Driver &D,
                                         const llvm::Triple &Triple,
                                         const ArgList &Args)
    : ToolChain(D, Triple, Args) {
  getProgramPaths().push_back(D.Dir);
}

std::string toolchains::Q7X2ToolChain::getLibraryPath(StringRef Name) const {
  SmallString<128> Path = llvm::sys::path::parent_path(getDriver().Dir);
  llvm::sys::path::append(Path, "lib", "q7x2", Name);
  return std::string(Path);
}

void toolchains::Q7X2ToolChain::AddClangSystemIncludeArgs(
    const ArgList &DriverArgs, ArgStringList &CC1Args) const {
  if (DriverArgs.hasArg(options::OPT_nostdinc))
    return;
  if (!DriverArgs.hasArg(options::OPT_nobuiltininc)) {
    SmallString<128> Own(getDriver().ResourceDir);
    llvm::sys::path::append(Own, "include");
    addSystemInclude(DriverArgs, CC1Args, Own);
  }
  if (!DriverArgs.hasArg(options::OPT_nostdlibinc))
    addSystemInclude(DriverArgs, CC1Args, getLibraryPath("include"));
}

void toolchains::Q7X2ToolChain::addClangTargetOptions(
    const ArgList &DriverArgs, ArgStringList &CC1Args,
    Action::OffloadKind) const {
  std::string Bitcode = getLibraryPath("device.bc");
  if (!DriverArgs.hasArg(options::OPT_nostdlib, options::OPT_nodefaultlibs) &&
      getVFS().exists(Bitcode)) {
    CC1Args.push_back("-mlink-builtin-bitcode");
    CC1Args.push_back(DriverArgs.MakeArgString(Bitcode));
  }
  if (DriverArgs.hasArg(options::OPT_cl_denorms_are_zero))
    CC1Args.push_back("-fdenormal-fp-math-f32=preserve-sign");
}

Tool *toolchains::Q7X2ToolChain::buildLinker() const {
  return new tools::Q7X2::Linker(*this);
}

void tools::Q7X2::Linker::ConstructJob(Compilation &C, const JobAction &JA,
                                       const InputInfo &Output,
                                       const InputInfoList &Inputs,
                                       const ArgList &Args,
                                       const char *) const {
  ArgStringList CmdArgs = {"-o", Output.getFilename()};
  // Programs are loaded, and laid out, by the machine's loader.
  if (!Args.hasArg(options::OPT_r))
    CmdArgs.push_back("-r");
  Args.addAllArgs(CmdArgs, {options::OPT_L, options::OPT_T_Group,
                            options::OPT_s, options::OPT_t, options::OPT_r});
  AddLinkerInputs(getToolChain(), Inputs, Args, CmdArgs, JA);
  C.addCommand(std::make_unique<Command>(
      JA, *this, ResponseFileSupport::AtFileCurCP(),
      Args.MakeArgString(getToolChain().GetLinkerPath()), CmdArgs, Inputs,
      Output));
}
