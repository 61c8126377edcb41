//===- Decode.h - Decodes instructions --------------------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Decodes the bytes of a module's code into a DecodedInst and an InstTiming for
// each instruction.
//
// The target's disassembler decodes the bits into an MCInst, so the simulator
// contains no encodings. Its operands are then converted to the form in which
// they execute fast; modifiers are stored by their TableGen identifiers. Last,
// the instruction is bound to the function that executes it (Exec.h).
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

/// For each instruction, its computation and the data that the schedulers need.
struct DecodedCode {
  std::vector<DecodedInst> Insts;
  std::vector<InstTiming> Timings;
};

/// The message of the fault that an invalid encoding causes.
constexpr char InvalidEncodingText[] = "invalid instruction encoding";

/// The pipe that an instruction issues to, named without the prefix Pipe, and
/// the number of cycles for which the instruction occupies it.
struct PipeUse {
  llvm::StringRef Name; // empty: none
  unsigned Cycles = 0;
};

class Decoder {
public:
  static llvm::Expected<std::unique_ptr<Decoder>> create();

  /// Decodes code that starts at instruction 0. An invalid encoding becomes an
  /// instruction that faults when it executes. Adds the registers that occur in
  /// the code to \p Used.
  DecodedCode decodeAll(llvm::ArrayRef<uint8_t> Code,
                        llvm::Q7X2::Resources &Used);
  /// Decodes the instruction at \p Index of the code.
  DecodedInst decode(const llvm::MCInst &MI, uint32_t Index) const;
  /// Returns the text of the instruction at a byte offset of the code.
  std::string print(llvm::ArrayRef<uint8_t> Code, uint64_t Offset) const {
    return MC->print(Code.slice(Offset));
  }

  /// Returns the pipe of an opcode according to the target's scheduling model.
  PipeUse pipeOf(unsigned Opcode) const;

private:
  std::unique_ptr<Disassembly> MC;

  explicit Decoder(std::unique_ptr<Disassembly> MC) : MC(std::move(MC)) {}
};

} // namespace q7x2

#endif // LLVM_LIB_Q7X2SIM_DECODE_H
