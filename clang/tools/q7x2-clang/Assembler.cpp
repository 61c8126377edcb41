//===-- Assembler.cpp - Assembly to objects -------------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Assembler.h"
#include "clang/Options/Options.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/MC/MCAsmBackend.h"
#include "llvm/MC/MCAsmInfo.h"
#include "llvm/MC/MCCodeEmitter.h"
#include "llvm/MC/MCContext.h"
#include "llvm/MC/MCInstrInfo.h"
#include "llvm/MC/MCObjectFileInfo.h"
#include "llvm/MC/MCObjectWriter.h"
#include "llvm/MC/MCParser/MCAsmParser.h"
#include "llvm/MC/MCParser/MCTargetAsmParser.h"
#include "llvm/MC/MCRegisterInfo.h"
#include "llvm/MC/MCStreamer.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/MCTargetOptions.h"
#include "llvm/MC/TargetRegistry.h"
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

/// One input, and the objects that LLVM needs to assemble it.
class Assembler {
  const opt::InputArgList &Args;
  Triple TheTriple;
  const Target *TheTarget = nullptr;
  SourceMgr Sources;
  MCTargetOptions Options;
  std::unique_ptr<MCRegisterInfo> Registers;
  std::unique_ptr<MCAsmInfo> AsmInfo;
  std::unique_ptr<MCInstrInfo> Instructions;
  std::unique_ptr<MCSubtargetInfo> Subtarget;
  std::unique_ptr<MCContext> Context;
  std::unique_ptr<MCObjectFileInfo> Sections;

public:
  explicit Assembler(const opt::InputArgList &Args)
      : Args(Args),
        TheTriple(Args.getLastArgValue(clang::options::OPT_triple)) {}
  bool setUp();
  bool run();

private:
  bool readInput();
  void setUpContext();
  std::unique_ptr<MCStreamer> createStreamer(raw_pwrite_stream &Output);
};

} // namespace

static bool reportError(const Twine &Message) {
  WithColor::error(errs()) << Message << '\n';
  return false;
}

static bool reportUnknownCPU(StringRef CPU, const MCSubtargetInfo &Subtarget) {
  auto Valid = map_range(Subtarget.getAllProcessorDescriptions(),
                         [](const SubtargetSubTypeKV &Processor) {
                           return StringRef(Processor.Key);
                         });
  return reportError("unknown target CPU '" + CPU +
                     "'; valid: " + join(Valid, ", "));
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

void Assembler::setUpContext() {
  Context =
      std::make_unique<MCContext>(TheTriple, AsmInfo.get(), Registers.get(),
                                  Subtarget.get(), &Sources, &Options);
  Sections.reset(TheTarget->createMCObjectFileInfo(*Context, /*PIC=*/false));
  Context->setObjectFileInfo(Sections.get());
  if (!Args.hasArg(clang::options::OPT_debug_info_kind_EQ))
    return;
  Context->setGenDwarfForAssembly(true);
  unsigned Version = 5;
  StringRef VersionArg =
      Args.getLastArgValue(clang::options::OPT_dwarf_version_EQ);
  if (!VersionArg.getAsInteger(10, Version))
    Context->setDwarfVersion(Version);
  Context->setCompilationDir(
      Args.getLastArgValue(clang::options::OPT_fdebug_compilation_dir_EQ));
  Context->setGenDwarfRootFile(
      Args.getLastArgValue(clang::options::OPT_INPUT),
      Sources.getMemoryBuffer(Sources.getMainFileID())->getBuffer());
}

bool Assembler::setUp() {
  std::string Error;
  TheTarget = TargetRegistry::lookupTarget(TheTriple, Error);
  if (!TheTarget)
    return reportError(Error);
  if (!TheTarget->hasMCAsmParser())
    return reportError("there is no assembler for '" + TheTriple.str() + "'");
  if (!readInput())
    return false;
  Options.MCNoWarn = Args.hasArg(clang::options::OPT_massembler_no_warn);
  Options.MCFatalWarnings =
      Args.hasArg(clang::options::OPT_massembler_fatal_warnings);
  Registers.reset(TheTarget->createMCRegInfo(TheTriple));
  AsmInfo.reset(TheTarget->createMCAsmInfo(*Registers, TheTriple, Options));
  Instructions.reset(TheTarget->createMCInstrInfo());
  Subtarget.reset(TheTarget->createMCSubtargetInfo(TheTriple, "", ""));
  StringRef CPU = Args.getLastArgValue(clang::options::OPT_target_cpu);
  if (!CPU.empty() && !Subtarget->isCPUStringValid(CPU))
    return reportUnknownCPU(CPU, *Subtarget);
  Subtarget.reset(TheTarget->createMCSubtargetInfo(TheTriple, CPU, ""));
  setUpContext();
  return true;
}

std::unique_ptr<MCStreamer>
Assembler::createStreamer(raw_pwrite_stream &Output) {
  std::unique_ptr<MCCodeEmitter> Emitter(
      TheTarget->createMCCodeEmitter(*Instructions, *Context));
  std::unique_ptr<MCAsmBackend> Backend(
      TheTarget->createMCAsmBackend(*Subtarget, *Registers, Options));
  std::unique_ptr<MCObjectWriter> Writer = Backend->createObjectWriter(Output);
  return std::unique_ptr<MCStreamer>(TheTarget->createMCObjectStreamer(
      TheTriple, *Context, std::move(Backend), std::move(Writer),
      std::move(Emitter), *Subtarget));
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
  std::unique_ptr<MCStreamer> Streamer = createStreamer(Buffer);
  std::unique_ptr<MCAsmParser> Parser(
      createMCAsmParser(Sources, *Context, *Streamer, *AsmInfo));
  std::unique_ptr<MCTargetAsmParser> TargetParser(TheTarget->createMCAsmParser(
      *Subtarget, *Parser, *Instructions, Options));
  Parser->setTargetParser(*TargetParser);
  if (Parser->Run(/*NoInitialTextSection=*/false))
    return false;
  Output.keep();
  return true;
}

int q7x2::runAssembleJob(ArrayRef<const char *> JobArgs) {
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
