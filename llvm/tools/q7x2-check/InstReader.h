//===- InstReader.h - Reads the bits of instructions ------------*- C++ -*-===//
//
// With the target's disassembler and printer.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_TOOLS_Q7X2_CHECK_INSTREADER_H
#define LLVM_TOOLS_Q7X2_CHECK_INSTREADER_H

#include "Q7X2Check/OperandReader.h"
#include "llvm/MC/MCAsmInfo.h"
#include "llvm/MC/MCContext.h"
#include "llvm/MC/MCDisassembler/MCDisassembler.h"
#include "llvm/MC/MCInst.h"
#include "llvm/MC/MCInstPrinter.h"
#include "llvm/MC/MCInstrInfo.h"
#include "llvm/MC/MCRegisterInfo.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/MCTargetOptions.h"
#include "llvm/Support/Error.h"
#include <memory>
#include <optional>
#include <string>

namespace check {

class InstReader {
public:
  static llvm::Expected<std::unique_ptr<InstReader>> create();

  /// Reads the instruction whose bytes these are. The target of a branch is
  /// that of one at index \p Index.
  Inst read(llvm::ArrayRef<uint8_t> Bytes, uint32_t Index) const;
  /// Its text.
  std::string print(llvm::ArrayRef<uint8_t> Bytes) const;

private:
  llvm::MCTargetOptions Options;
  std::unique_ptr<llvm::MCRegisterInfo> MRI;
  std::unique_ptr<llvm::MCAsmInfo> MAI;
  std::unique_ptr<llvm::MCInstrInfo> MII;
  std::unique_ptr<llvm::MCSubtargetInfo> STI;
  std::unique_ptr<llvm::MCContext> Context;
  std::unique_ptr<llvm::MCDisassembler> Disassembler;
  std::unique_ptr<llvm::MCInstPrinter> Printer;
  std::optional<OperandReader> Operands;

  InstReader() = default;
  bool disassemble(llvm::ArrayRef<uint8_t> Bytes, llvm::MCInst &MI) const;
};

} // namespace check

#endif // LLVM_TOOLS_Q7X2_CHECK_INSTREADER_H
