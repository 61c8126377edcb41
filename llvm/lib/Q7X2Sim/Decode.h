//===- Decode.h - From bits to decoded instructions -------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
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
#include "q7x2/Disassembly.h"
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
  std::string print(llvm::ArrayRef<uint8_t> Code, uint64_t Offset) const {
    return Bits->print(Code.slice(Offset));
  }

private:
  std::unique_ptr<Disassembly> Bits;

  explicit Decoder(std::unique_ptr<Disassembly> Bits) : Bits(std::move(Bits)) {}
  DecodedInst decode(const llvm::MCInst &MI, uint32_t Index) const;
};

} // namespace q7x2

#endif // LLVM_LIB_Q7X2SIM_DECODE_H
