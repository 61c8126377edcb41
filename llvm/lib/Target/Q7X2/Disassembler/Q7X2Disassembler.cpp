//===-- Q7X2Disassembler.cpp - Bits to instructions -----------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// TableGen generates the decoder. It calls methods of this file for the 128-bit
// word, the registers of a class, enumerations with fewer values than their
// field, and sign extension (listed in docs/architecture.md).
//
//===----------------------------------------------------------------------===//

#include "MCTargetDesc/Q7X2BaseInfo.h"
#include "MCTargetDesc/Q7X2InstrVerifier.h"
#include "MCTargetDesc/Q7X2ModValues.h"
#include "TargetInfo/Q7X2TargetInfo.h"
#include "llvm/MC/MCContext.h"
#include "llvm/MC/MCDecoder.h"
#include "llvm/MC/MCDecoderOps.h"
#include "llvm/MC/MCDisassembler/MCDisassembler.h"
#include "llvm/MC/MCInst.h"
#include "llvm/MC/MCInstrInfo.h"
#include "llvm/MC/MCRegisterInfo.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/Compiler.h"
#include "llvm/Support/Endian.h"
#include <array>

#define DEBUG_TYPE "q7x2-disassembler"

using namespace llvm;
using namespace llvm::MCD;
using DecodeStatus = MCDisassembler::DecodeStatus;

namespace {

// The 128 bits of an instruction. The generated decoder compares more than 64
// constant bits at once, always with a value below 2^64; std::bitset would
// assert or drop the upper bits.
struct InsnWord {
  uint64_t Lo, Hi;

  uint64_t bits(unsigned Start, unsigned Width) const {
    if (Start >= 64)
      return Hi >> (Start - 64) & maskTrailingOnes<uint64_t>(Width);
    uint64_t Low = Lo >> Start;
    if (Start)
      Low |= Hi << (64 - Start);
    return Low & maskTrailingOnes<uint64_t>(Width);
  }

  uint64_t extractBitsAsZExtValue(unsigned Width, unsigned Start) const {
    if (Width <= 64)
      return bits(Start, Width);
    // If an upper bit is set, no expected value may equal the result.
    return bits(Start + 64, Width - 64) ? ~uint64_t(0) : bits(Start, 64);
  }
};

/// An index of the switch over the opcode, optype and stype at the start of the
/// decoder table, which the generated decoder searches linearly.
class OpcodeIndex {
  static constexpr unsigned Bits = 12;
  std::array<uint16_t, 1 << Bits> Offsets{}; // 0, the switch, if there is none

public:
  explicit OpcodeIndex(const uint8_t *Table);
  unsigned offset(uint64_t Word) const {
    return Offsets[Word & maskTrailingOnes<uint64_t>(Bits)];
  }
};

class Q7X2Disassembler : public MCDisassembler {
  using RegisterNumbers = std::array<MCPhysReg, 256>;

  std::unique_ptr<const MCInstrInfo> MII;
  SmallVector<RegisterNumbers, 0> Registers; // by class and number

public:
  Q7X2Disassembler(const MCSubtargetInfo &STI, MCContext &Ctx,
                   const MCInstrInfo *MII);

  DecodeStatus getInstruction(MCInst &MI, uint64_t &Size,
                              ArrayRef<uint8_t> Bytes, uint64_t Address,
                              raw_ostream &CS) const override;

  /// Returns the register of a class; 0 if none has the number.
  MCRegister getRegister(unsigned ClassID, uint64_t Number) const {
    return Registers[ClassID][Number];
  }
};

} // namespace

Q7X2Disassembler::Q7X2Disassembler(const MCSubtargetInfo &STI, MCContext &Ctx,
                                   const MCInstrInfo *MII)
    : MCDisassembler(STI, Ctx), MII(MII) {
  const MCRegisterInfo &MRI = *Ctx.getRegisterInfo();
  Registers.resize(MRI.getNumRegClasses(), RegisterNumbers{});
  for (unsigned ID = 0; ID != MRI.getNumRegClasses(); ++ID)
    for (MCPhysReg Reg : MRI.getRegClass(ID))
      Registers[ID][MRI.getEncodingValue(Reg)] = Reg;
}

// ---- decoder methods -------------------------------------------------------

// Decodes a register of the class. A wide register has the number of its first
// part.
static DecodeStatus decodeRegister(MCInst &MI, uint64_t Number,
                                   const MCDisassembler *Decoder,
                                   unsigned ClassID) {
  auto *D = static_cast<const Q7X2Disassembler *>(Decoder);
  MCRegister Reg = D->getRegister(ClassID, Number);
  if (!Reg)
    return MCDisassembler::Fail;
  MI.addOperand(MCOperand::createReg(Reg));
  return MCDisassembler::Success;
}

#define DECODE_REGISTER_CLASS(RC)                                              \
  static DecodeStatus Decode##RC##RegisterClass(                               \
      MCInst &MI, uint64_t Number, uint64_t, const MCDisassembler *Decoder) {  \
    return decodeRegister(MI, Number, Decoder, Q7X2::RC##RegClassID);          \
  }
DECODE_REGISTER_CLASS(GPR)
DECODE_REGISTER_CLASS(GPR64Z)
DECODE_REGISTER_CLASS(GPR128Z)
DECODE_REGISTER_CLASS(UGPR)
DECODE_REGISTER_CLASS(UGPR64Z)
DECODE_REGISTER_CLASS(PPR)
DECODE_REGISTER_CLASS(UPPR)
DECODE_REGISTER_CLASS(BPR)
DECODE_REGISTER_CLASS(FGPR)
#undef DECODE_REGISTER_CLASS

template <Q7X2Mod::ModID Mod>
static DecodeStatus decodeMod(MCInst &MI, uint64_t Value, uint64_t,
                              const MCDisassembler *) {
  if (!Q7X2::findModValue(Mod, Value))
    return MCDisassembler::Fail;
  MI.addOperand(MCOperand::createImm(Value));
  return MCDisassembler::Success;
}

template <unsigned Width>
static DecodeStatus decodeSInt(MCInst &MI, uint64_t Value, uint64_t,
                               const MCDisassembler *) {
  MI.addOperand(MCOperand::createImm(SignExtend64<Width>(Value)));
  return MCDisassembler::Success;
}

#include "Q7X2GenDisassemblerTables.inc"

namespace {
template <> [[maybe_unused]] constexpr uint32_t InsnBitWidth<InsnWord> = 128;
template <> [[maybe_unused]] constexpr uint32_t InsnBitWidth<uint64_t> = 64;
} // namespace

OpcodeIndex::OpcodeIndex(const uint8_t *Table) {
  const uint8_t *At = Table;
  [[maybe_unused]] bool IsOpcodeSwitch =
      *At++ == OPC_SwitchField && *At++ == 0 && *At++ == Bits;
  assert(IsOpcodeSwitch && "the table does not begin with the opcode");
  for (unsigned Size = 1; Size; At += Size) {
    unsigned Opcode = decodeULEB128AndIncUnsafe(At);
    Size = decodeULEB128AndIncUnsafe(At); // 0 in the last case
    Offsets[Opcode] = At - Table;
  }
}

DecodeStatus Q7X2Disassembler::getInstruction(MCInst &MI, uint64_t &Size,
                                              ArrayRef<uint8_t> Bytes,
                                              uint64_t Address,
                                              raw_ostream &) const {
  // An invalid encoding has the size of an instruction, too.
  bool IsFermi = STI.hasFeature(Q7X2::FeatureFermi);
  unsigned Width = IsFermi ? 8 : 16;
  Size = std::min<uint64_t>(Bytes.size(), Width);
  if (Bytes.size() < Width)
    return Fail;
  uint64_t Lo = support::endian::read64le(Bytes.data());
  static const OpcodeIndex Index(DecoderTableQ7X2128);
  DecodeStatus Status =
      IsFermi
          ? decodeInstruction(DecoderTableFermi64, MI, Lo, Address, this, STI)
          : decodeInstruction(
                DecoderTableQ7X2128 + Index.offset(Lo), MI,
                InsnWord{Lo, support::endian::read64le(Bytes.data() + 8)},
                Address, this, STI);
  if (Status == Success && Q7X2::checkInstruction(MI, *MII))
    return Fail;
  return Status;
}

static MCDisassembler *createQ7X2Disassembler(const Target &T,
                                              const MCSubtargetInfo &STI,
                                              MCContext &Ctx) {
  return new Q7X2Disassembler(STI, Ctx, T.createMCInstrInfo());
}

extern "C" LLVM_ABI LLVM_EXTERNAL_VISIBILITY void
LLVMInitializeQ7X2Disassembler() {
  TargetRegistry::RegisterMCDisassembler(getTheQ7X2Target(),
                                         createQ7X2Disassembler);
}
