//===- Decode.h - From bits to decoded instructions -------------*- C++ -*-===//
//
// The target's own disassembler reads the bits; what it gives is put into the
// form that executes fast. So no encoding is known to the simulator.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2SIM_DECODE_H
#define LLVM_LIB_Q7X2SIM_DECODE_H

#include "Inst.h"
#include "MCTargetDesc/Q7X2KernelInfo.h"
#include "Timing.h"
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
#include "llvm/Support/Error.h"
#include <memory>
#include <string>
#include <vector>

namespace q7x2 {

/// For each instruction what it computes and what its issue means.
struct DecodedCode {
  std::vector<DecodedInst> Insts;
  std::vector<InstTiming> Timings;
};

class Decoder {
public:
  static llvm::Expected<std::unique_ptr<Decoder>> create();

  /// Decodes code that starts at instruction 0. Bits that are no instruction
  /// become one that faults when it is executed. Counts the registers that the
  /// code names into \p Used.
  DecodedCode decodeAll(llvm::ArrayRef<uint8_t> Code,
                        llvm::Q7X2::KernelInfo &Used);
  /// The text of the instruction at a byte offset of the code.
  std::string print(llvm::ArrayRef<uint8_t> Code, uint64_t Offset);

private:
  llvm::MCTargetOptions Options;
  std::unique_ptr<llvm::MCRegisterInfo> MRI;
  std::unique_ptr<llvm::MCAsmInfo> MAI;
  std::unique_ptr<llvm::MCInstrInfo> MII;
  std::unique_ptr<llvm::MCSubtargetInfo> STI;
  std::unique_ptr<llvm::MCContext> Ctx;
  std::unique_ptr<llvm::MCDisassembler> Disassembler;
  std::unique_ptr<llvm::MCInstPrinter> Printer;

  Decoder() = default;
  bool read(llvm::ArrayRef<uint8_t> Code, uint64_t Offset,
            llvm::MCInst &Inst) const;
  DecodedInst decode(const llvm::MCInst &MI, uint32_t Index) const;
};

} // namespace q7x2

#endif // LLVM_LIB_Q7X2SIM_DECODE_H
