//===-- Q7X2Disassembler.cpp - Bits to instructions -----------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// TableGen generates the decoder. It calls the methods here for the 128-bit
// word, the registers of a class, enumerations with fewer values than their
// field, and sign extension (docs/architecture.md lists them).
//
//===----------------------------------------------------------------------===//

#include "MCTargetDesc/Q7X2BaseInfo.h"
#include "MCTargetDesc/Q7X2InstrVerifier.h"
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

#define DEBUG_TYPE "q7x2-disassembler"

using namespace llvm;
using namespace llvm::MCD;
using DecodeStatus = MCDisassembler::DecodeStatus;

namespace {

// The 128 bits of an instruction. The generated decoder also compares more than
// 64 constant bits at once, always with a value below 2^64: std::bitset would
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
    // If an upper bit is set, no expected value equals the result.
    return bits(Start + 64, Width - 64) ? ~uint64_t(0) : bits(Start, 64);
  }
};

class Q7X2Disassembler : public MCDisassembler {
  std::unique_ptr<const MCInstrInfo> MII;

public:
  Q7X2Disassembler(const MCSubtargetInfo &STI, MCContext &Ctx,
                   const MCInstrInfo *MII)
      : MCDisassembler(STI, Ctx), MII(MII) {}

  DecodeStatus getInstruction(MCInst &MI, uint64_t &Size,
                              ArrayRef<uint8_t> Bytes, uint64_t Address,
                              raw_ostream &CS) const override;
};

} // namespace

// ---- decoder methods -------------------------------------------------------

// A register of the class by its number; Zero is the number of RZ or PT.
static DecodeStatus decodeRegister(MCInst &MI, unsigned Number,
                                   const MCDisassembler *Decoder,
                                   unsigned ClassID) {
  const MCRegisterInfo *MRI = Decoder->getContext().getRegisterInfo();
  const MCRegisterClass &Class = MRI->getRegClass(ClassID);
  // A wide register has the number of its first one; the zero is the last.
  MCRegister Last = Class.getRegister(Class.getNumRegs() - 1);
  MCRegister Reg;
  if (MRI->getEncodingValue(Last) == Number) {
    Reg = Last;
  } else {
    unsigned Step = MRI->getEncodingValue(Class.getRegister(1)) -
                    MRI->getEncodingValue(Class.getRegister(0));
    if (Number % Step || Number / Step >= Class.getNumRegs())
      return MCDisassembler::Fail;
    Reg = Class.getRegister(Number / Step);
    if (MRI->getEncodingValue(Reg) != Number)
      return MCDisassembler::Fail;
  }
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
  if (!Q7X2::lookupModValue(Q7X2::lookupMod(Mod)->Kind, Value))
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

DecodeStatus Q7X2Disassembler::getInstruction(MCInst &MI, uint64_t &Size,
                                              ArrayRef<uint8_t> Bytes,
                                              uint64_t Address,
                                              raw_ostream &) const {
  // An invalid encoding has the size of an instruction as well.
  bool IsFermi = STI.hasFeature(Q7X2::FeatureFermi);
  unsigned Width = IsFermi ? 8 : 16;
  Size = std::min<uint64_t>(Bytes.size(), Width);
  if (Bytes.size() < Width)
    return Fail;
  uint64_t Lo = support::endian::read64le(Bytes.data());
  DecodeStatus Status =
      IsFermi
          ? decodeInstruction(DecoderTableFermi64, MI, Lo, Address, this, STI)
          : decodeInstruction(
                DecoderTableQ7X2128, MI,
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
