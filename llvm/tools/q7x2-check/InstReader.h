//===- InstReader.h - Reads the bits of instructions ------------*- C++ -*-===//
//
// The target's disassembler reads the bits; here its operands become the
// registers that an instruction reads and writes.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_TOOLS_Q7X2_CHECK_INSTREADER_H
#define LLVM_TOOLS_Q7X2_CHECK_INSTREADER_H

#include "Inst.h"
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
#include <string>
#include <vector>

namespace check {

constexpr unsigned InstBytes = 16;

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
  /// The number of each register unit; NoResource for RZ, barriers and such.
  std::vector<Resource> ResourceOf;

  InstReader() = default;
  void numberUnits();
  bool disassemble(llvm::ArrayRef<uint8_t> Bytes, llvm::MCInst &MI) const;
  void addRegister(llvm::SmallVectorImpl<Resource> &To,
                   llvm::MCRegister Reg) const;
  Condition condition(const llvm::MCInst &MI, unsigned Idx) const;
  void readGuard(const llvm::MCInst &MI, Inst &I) const;
  void readPredicateMove(const llvm::MCInst &MI, unsigned Op, Inst &I) const;
  void readIndexed(const llvm::MCInst &MI, unsigned Op, Inst &I) const;
  void readFlow(const llvm::MCInst &MI, unsigned Op, uint32_t Index,
                Inst &I) const;
};

} // namespace check

#endif // LLVM_TOOLS_Q7X2_CHECK_INSTREADER_H
