//===-- Assembler.cpp - Assembly to objects -------------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Assembler.h"
#include "q7x2/MCSetup.h"
#include "clang/Options/Options.h"
#include "llvm/Option/ArgList.h"
#include "llvm/Option/OptTable.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/ToolOutputFile.h"
#include "llvm/Support/VirtualFileSystem.h"
#include "llvm/Support/WithColor.h"
#include "llvm/Support/raw_ostream.h"

using namespace clang;
using namespace llvm;

namespace {

/// One input and the MC layer to assemble it with.
class Assembler {
  const opt::InputArgList &Args;
  SourceMgr Sources;
  std::unique_ptr<::q7x2::MCSetup> Setup;
  std::unique_ptr<::q7x2::AssemblyContext> Assembly;

public:
  explicit Assembler(const opt::InputArgList &Args) : Args(Args) {}
  bool setUp();
  bool run();

private:
  bool readInput();
  void setUpDebugInfo();
};

} // namespace

static bool reportError(const Twine &Message) {
  WithColor::error(errs()) << Message << '\n';
  return false;
}

bool Assembler::readInput() {
  StringRef Name = Args.getLastArgValue(clang::options::OPT_INPUT);
  ErrorOr<std::unique_ptr<MemoryBuffer>> Buffer =
      MemoryBuffer::getFileOrSTDIN(Name, /*IsText=*/true);
  if (!Buffer)
    return reportError("error reading '" + Name +
                       "': " + Buffer.getError().message());
  Sources.AddNewSourceBuffer(std::move(*Buffer), SMLoc());
  Sources.setIncludeDirs(Args.getAllArgValues(clang::options::OPT_I));
  Sources.setVirtualFileSystem(vfs::getRealFileSystem());
  return true;
}

/// For -g: line tables of the assembly itself.
void Assembler::setUpDebugInfo() {
  if (!Args.hasArg(clang::options::OPT_debug_info_kind_EQ))
    return;
  MCContext &Context = Assembly->context();
  Context.setGenDwarfForAssembly(true);
  unsigned Version = 5;
  StringRef VersionArg =
      Args.getLastArgValue(clang::options::OPT_dwarf_version_EQ);
  if (!VersionArg.getAsInteger(10, Version))
    Context.setDwarfVersion(Version);
  Context.setCompilationDir(
      Args.getLastArgValue(clang::options::OPT_fdebug_compilation_dir_EQ));
  Context.setGenDwarfRootFile(
      Args.getLastArgValue(clang::options::OPT_INPUT),
      Sources.getMemoryBuffer(Sources.getMainFileID())->getBuffer());
}

bool Assembler::setUp() {
  if (!readInput())
    return false;
  MCTargetOptions Options;
  Options.MCNoWarn = Args.hasArg(clang::options::OPT_massembler_no_warn);
  Options.MCFatalWarnings =
      Args.hasArg(clang::options::OPT_massembler_fatal_warnings);
  Expected<std::unique_ptr<::q7x2::MCSetup>> Created = ::q7x2::MCSetup::create(
      Args.getLastArgValue(clang::options::OPT_target_cpu), Options,
      Triple(Args.getLastArgValue(clang::options::OPT_triple)));
  if (!Created)
    return reportError(toString(Created.takeError()));
  Setup = std::move(*Created);
  if (!Setup->target().hasMCAsmParser())
    return reportError("there is no assembler for '" + Setup->triple().str() +
                       "'");
  Assembly = std::make_unique<::q7x2::AssemblyContext>(*Setup, Sources);
  setUpDebugInfo();
  return true;
}

bool Assembler::run() {
  StringRef Name = Args.getLastArgValue(clang::options::OPT_o, "-");
  std::error_code EC;
  ToolOutputFile Output(Name, EC, sys::fs::OF_None);
  if (EC)
    return reportError("unable to open output file '" + Name +
                       "': " + EC.message());
  // The object writer seeks back to fill in its tables, which a pipe cannot.
  buffer_ostream Buffer(Output.os());
  std::unique_ptr<MCStreamer> Streamer = Assembly->createObjectStreamer(Buffer);
  if (!Assembly->parse(*Streamer))
    return false;
  Output.keep();
  return true;
}

int clang::q7x2::runAssembleJob(ArrayRef<const char *> JobArgs) {
  unsigned MissingIndex, MissingCount;
  opt::InputArgList Args = getDriverOptTable().ParseArgs(
      JobArgs, MissingIndex, MissingCount,
      opt::Visibility(clang::options::CC1AsOption));
  if (MissingCount) {
    reportError(Twine("argument to '") + Args.getArgString(MissingIndex) +
                "' is missing");
    return 1;
  }
  Assembler TheAssembler(Args);
  return TheAssembler.setUp() && TheAssembler.run() ? 0 : 1;
}
