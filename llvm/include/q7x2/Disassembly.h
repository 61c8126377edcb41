//===- q7x2/Disassembly.h - Instructions of bits ----------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The target's disassembler and printer, and all that LLVM wants for them, for
// the project's own tools.
//
//===----------------------------------------------------------------------===//

#ifndef Q7X2_DISASSEMBLY_H
#define Q7X2_DISASSEMBLY_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/MC/MCAsmInfo.h"
#include "llvm/MC/MCContext.h"
#include "llvm/MC/MCDisassembler/MCDisassembler.h"
#include "llvm/MC/MCInst.h"
#include "llvm/MC/MCInstPrinter.h"
#include "llvm/MC/MCInstrInfo.h"
#include "llvm/MC/MCRegisterInfo.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/MCTargetOptions.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/TargetParser/Triple.h"
#include <memory>
#include <string>

extern "C" void LLVMInitializeQ7X2TargetInfo();
extern "C" void LLVMInitializeQ7X2TargetMC();
extern "C" void LLVMInitializeQ7X2Disassembler();

namespace q7x2 {

/// An instruction as assembly has it, without the semicolon.
inline std::string textOf(const llvm::MCInst &MI, llvm::MCInstPrinter &Printer,
                          const llvm::MCSubtargetInfo &STI) {
  std::string Text;
  llvm::raw_string_ostream OS(Text);
  Printer.printInst(&MI, 0, "", STI, OS);
  llvm::StringRef Trimmed = llvm::StringRef(Text).trim();
  Trimmed.consume_back(";");
  return Trimmed.rtrim().str();
}

class Disassembly {
  llvm::MCTargetOptions Options;
  std::unique_ptr<llvm::MCRegisterInfo> MRI;
  std::unique_ptr<llvm::MCAsmInfo> MAI;
  std::unique_ptr<llvm::MCInstrInfo> MII;
  std::unique_ptr<llvm::MCSubtargetInfo> STI;
  std::unique_ptr<llvm::MCContext> Context;
  std::unique_ptr<llvm::MCDisassembler> Disassembler;
  std::unique_ptr<llvm::MCInstPrinter> Printer;

  Disassembly(const llvm::Target &T, const llvm::Triple &TT)
      : MRI(T.createMCRegInfo(TT)), MAI(T.createMCAsmInfo(*MRI, TT, Options)),
        MII(T.createMCInstrInfo()), STI(T.createMCSubtargetInfo(TT, "", "")),
        Context(std::make_unique<llvm::MCContext>(TT, MAI.get(), MRI.get(),
                                                  STI.get())),
        Disassembler(T.createMCDisassembler(*STI, *Context)),
        Printer(T.createMCInstPrinter(TT, 0, *MAI, *MII, *MRI)) {}

  static void registerTarget() {
    // Once, whichever thread comes first; a second registration is an error.
    static const bool Registered = [] {
      LLVMInitializeQ7X2TargetInfo();
      LLVMInitializeQ7X2TargetMC();
      LLVMInitializeQ7X2Disassembler();
      return true;
    }();
    (void)Registered;
  }

public:
  static llvm::Expected<std::unique_ptr<Disassembly>> create() {
    registerTarget();
    llvm::Triple TT("q7x2-unknown-unknown");
    std::string Problem;
    const llvm::Target *T = llvm::TargetRegistry::lookupTarget(TT, Problem);
    if (!T)
      return llvm::createStringError(Problem);
    return std::unique_ptr<Disassembly>(new Disassembly(*T, TT));
  }

  const llvm::MCRegisterInfo &registers() const { return *MRI; }
  const llvm::MCInstrInfo &instructions() const { return *MII; }

  /// The instruction that the bytes begin with; false if there is none.
  bool read(llvm::ArrayRef<uint8_t> Bytes, llvm::MCInst &MI) const {
    uint64_t Size = 0;
    return Disassembler->getInstruction(MI, Size, Bytes, 0, llvm::nulls()) ==
           llvm::MCDisassembler::Success;
  }

  /// Its text.
  std::string print(llvm::ArrayRef<uint8_t> Bytes) const {
    llvm::MCInst MI;
    return read(Bytes, MI) ? textOf(MI, *Printer, *STI) : "<invalid>";
  }
};

} // namespace q7x2

#endif // Q7X2_DISASSEMBLY_H
