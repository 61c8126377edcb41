//===- q7x2/MCSetup.h - The MC layer for the target -------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The objects of LLVM's MC layer that the project's own tools need to assemble,
// disassemble and print: MCSetup has those that depend on the CPU only,
// AssemblyContext those of one source file.
//
// The target must be registered: link the plugin, or call the
// LLVMInitializeQ7X2... functions of the components that the tool uses.
//
//===----------------------------------------------------------------------===//

#ifndef Q7X2_MCSETUP_H
#define Q7X2_MCSETUP_H

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/MC/MCAsmBackend.h"
#include "llvm/MC/MCAsmInfo.h"
#include "llvm/MC/MCCodeEmitter.h"
#include "llvm/MC/MCContext.h"
#include "llvm/MC/MCDisassembler/MCDisassembler.h"
#include "llvm/MC/MCInstPrinter.h"
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
#include "llvm/Support/Error.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/TargetParser/Triple.h"
#include <memory>
#include <string>

namespace q7x2 {

/// The objects of the MC layer that do not depend on a file. Contexts refer to
/// them and must not outlive them.
class MCSetup {
  llvm::Triple TT;
  const llvm::Target *T;
  llvm::MCTargetOptions Options;
  std::unique_ptr<llvm::MCRegisterInfo> MRI;
  std::unique_ptr<llvm::MCAsmInfo> MAI;
  std::unique_ptr<llvm::MCInstrInfo> MII;
  std::unique_ptr<llvm::MCSubtargetInfo> STI;

  MCSetup(const llvm::Target &T, llvm::StringRef CPU,
          const llvm::MCTargetOptions &Opts, const llvm::Triple &TT)
      : TT(TT), T(&T), Options(Opts), MRI(T.createMCRegInfo(TT)),
        MAI(T.createMCAsmInfo(*MRI, TT, Options)), MII(T.createMCInstrInfo()),
        STI(T.createMCSubtargetInfo(TT, CPU, "")) {}

  static llvm::Error unknownCPU(llvm::StringRef CPU,
                                const llvm::MCSubtargetInfo &STI) {
    auto Valid = llvm::map_range(STI.getAllProcessorDescriptions(),
                                 [](const llvm::SubtargetSubTypeKV &Processor) {
                                   return llvm::StringRef(Processor.Key);
                                 });
    return llvm::createStringError("unknown target CPU '" + CPU +
                                   "'; valid: " + llvm::join(Valid, ", "));
  }

public:
  MCSetup(const MCSetup &) = delete;
  MCSetup &operator=(const MCSetup &) = delete;

  /// Fails if the target is not registered or does not know the CPU.
  static llvm::Expected<std::unique_ptr<MCSetup>>
  create(llvm::StringRef CPU = "",
         const llvm::MCTargetOptions &Options = llvm::MCTargetOptions(),
         const llvm::Triple &TT = llvm::Triple("q7x2-unknown-unknown")) {
    std::string Problem;
    const llvm::Target *T = llvm::TargetRegistry::lookupTarget(TT, Problem);
    if (!T)
      return llvm::createStringError(Problem);
    std::unique_ptr<llvm::MCSubtargetInfo> Generic(
        T->createMCSubtargetInfo(TT, "", ""));
    if (!CPU.empty() && !Generic->isCPUStringValid(CPU))
      return unknownCPU(CPU, *Generic);
    return std::unique_ptr<MCSetup>(new MCSetup(*T, CPU, Options, TT));
  }

  const llvm::Triple &triple() const { return TT; }
  const llvm::Target &target() const { return *T; }
  const llvm::MCTargetOptions &options() const { return Options; }
  const llvm::MCRegisterInfo &registers() const { return *MRI; }
  const llvm::MCAsmInfo &asmInfo() const { return *MAI; }
  const llvm::MCInstrInfo &instructions() const { return *MII; }
  const llvm::MCSubtargetInfo &subtarget() const { return *STI; }

  /// For disassembly, where there is no source file.
  std::unique_ptr<llvm::MCContext> createContext() const {
    return std::make_unique<llvm::MCContext>(TT, MAI.get(), MRI.get(),
                                             STI.get());
  }
  std::unique_ptr<llvm::MCInstPrinter> createPrinter() const {
    return std::unique_ptr<llvm::MCInstPrinter>(
        T->createMCInstPrinter(TT, /*SyntaxVariant=*/0, *MAI, *MII, *MRI));
  }
  std::unique_ptr<llvm::MCDisassembler>
  createDisassembler(llvm::MCContext &Ctx) const {
    return std::unique_ptr<llvm::MCDisassembler>(
        T->createMCDisassembler(*STI, Ctx));
  }
};

/// The objects of the MC layer for one source file.
class AssemblyContext {
  const MCSetup &Setup;
  llvm::SourceMgr &Sources;
  llvm::MCContext Ctx;
  std::unique_ptr<llvm::MCObjectFileInfo> Sections;

public:
  AssemblyContext(const MCSetup &Setup, llvm::SourceMgr &Sources)
      : Setup(Setup), Sources(Sources),
        Ctx(Setup.triple(), &Setup.asmInfo(), &Setup.registers(),
            &Setup.subtarget(), &Sources, &Setup.options()),
        Sections(Setup.target().createMCObjectFileInfo(Ctx, /*PIC=*/false)) {
    Ctx.setObjectFileInfo(Sections.get());
  }
  AssemblyContext(const AssemblyContext &) = delete;
  AssemblyContext &operator=(const AssemblyContext &) = delete;

  llvm::MCContext &context() { return Ctx; }

  /// A streamer that writes an object to \p OS.
  std::unique_ptr<llvm::MCStreamer>
  createObjectStreamer(llvm::raw_pwrite_stream &OS) {
    const llvm::Target &T = Setup.target();
    std::unique_ptr<llvm::MCCodeEmitter> Emitter(
        T.createMCCodeEmitter(Setup.instructions(), Ctx));
    std::unique_ptr<llvm::MCAsmBackend> Backend(T.createMCAsmBackend(
        Setup.subtarget(), Setup.registers(), Setup.options()));
    std::unique_ptr<llvm::MCObjectWriter> Writer =
        Backend->createObjectWriter(OS);
    return std::unique_ptr<llvm::MCStreamer>(T.createMCObjectStreamer(
        Setup.triple(), Ctx, std::move(Backend), std::move(Writer),
        std::move(Emitter), Setup.subtarget()));
  }

  /// Parses the main file of the source manager into a streamer. False after
  /// an error, which the context has reported.
  bool parse(llvm::MCStreamer &Streamer) {
    std::unique_ptr<llvm::MCAsmParser> Parser(
        llvm::createMCAsmParser(Sources, Ctx, Streamer, Setup.asmInfo()));
    std::unique_ptr<llvm::MCTargetAsmParser> TargetParser(
        Setup.target().createMCAsmParser(
            Setup.subtarget(), *Parser, Setup.instructions(), Setup.options()));
    Parser->setTargetParser(*TargetParser);
    return !Parser->Run(/*NoInitialTextSection=*/false);
  }
};

} // namespace q7x2

#endif // Q7X2_MCSETUP_H
