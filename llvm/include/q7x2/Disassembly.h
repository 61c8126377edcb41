//===- q7x2/Disassembly.h - Decodes and prints instructions -----*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The target's disassembler and instruction printer, for the project's own
// tools. Registers the components of the target that it needs, which the tool
// has to link: Desc, Info, Disassembler.
//
//===----------------------------------------------------------------------===//

#ifndef Q7X2_DISASSEMBLY_H
#define Q7X2_DISASSEMBLY_H

#include "q7x2/MCSetup.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/MC/MCInst.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/raw_ostream.h"

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
  std::unique_ptr<MCSetup> Setup;
  std::unique_ptr<llvm::MCContext> Context;
  std::unique_ptr<llvm::MCDisassembler> Disassembler;
  std::unique_ptr<llvm::MCInstPrinter> Printer;

  explicit Disassembly(std::unique_ptr<MCSetup> S)
      : Setup(std::move(S)), Context(Setup->createContext()),
        Disassembler(Setup->createDisassembler(*Context)),
        Printer(Setup->createPrinter()) {}

  static void registerTarget() {
    // Once, even if several threads call this: registration is not thread-safe.
    // A process that an LLVM tool starts, such as the test of llvm-reduce, has
    // inherited its preloaded plugin, which has registered the target.
    static const bool Registered = [] {
      for (const llvm::Target &T : llvm::TargetRegistry::targets())
        if (llvm::StringRef(T.getName()) == "q7x2")
          return true;
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
    llvm::Expected<std::unique_ptr<MCSetup>> Setup = MCSetup::create();
    if (!Setup)
      return Setup.takeError();
    return std::unique_ptr<Disassembly>(new Disassembly(std::move(*Setup)));
  }

  const llvm::MCRegisterInfo &registers() const { return Setup->registers(); }
  const llvm::MCInstrInfo &instructions() const {
    return Setup->instructions();
  }
  const llvm::MCSubtargetInfo &subtarget() const { return Setup->subtarget(); }

  /// Decodes the instruction at the beginning of the bytes; false if they are
  /// not a valid encoding.
  bool read(llvm::ArrayRef<uint8_t> Bytes, llvm::MCInst &MI) const {
    uint64_t Size = 0;
    return Disassembler->getInstruction(MI, Size, Bytes, 0, llvm::nulls()) ==
           llvm::MCDisassembler::Success;
  }

  /// The text of the instruction at the beginning of the bytes.
  std::string print(llvm::ArrayRef<uint8_t> Bytes) const {
    llvm::MCInst MI;
    return read(Bytes, MI) ? textOf(MI, *Printer, Setup->subtarget())
                           : "<invalid>";
  }
};

} // namespace q7x2

#endif // Q7X2_DISASSEMBLY_H
