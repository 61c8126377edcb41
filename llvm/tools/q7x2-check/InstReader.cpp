//===- InstReader.cpp - Reads the bits of instructions --------------------===//

#include "InstReader.h"
#include "Q7X2Check/Message.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/TargetParser/Triple.h"

using namespace llvm;
using namespace check;

extern "C" void LLVMInitializeQ7X2TargetInfo();
extern "C" void LLVMInitializeQ7X2TargetMC();
extern "C" void LLVMInitializeQ7X2Disassembler();

Expected<std::unique_ptr<InstReader>> InstReader::create() {
  LLVMInitializeQ7X2TargetInfo();
  LLVMInitializeQ7X2TargetMC();
  LLVMInitializeQ7X2Disassembler();
  Triple TT("q7x2-unknown-unknown");
  std::string Problem;
  const Target *T = TargetRegistry::lookupTarget(TT, Problem);
  if (!T)
    return createStringError(Problem);
  std::unique_ptr<InstReader> R(new InstReader());
  R->MRI.reset(T->createMCRegInfo(TT));
  R->MAI.reset(T->createMCAsmInfo(*R->MRI, TT, R->Options));
  R->MII.reset(T->createMCInstrInfo());
  R->STI.reset(T->createMCSubtargetInfo(TT, "", ""));
  R->Context =
      std::make_unique<MCContext>(TT, R->MAI.get(), R->MRI.get(), R->STI.get());
  R->Disassembler.reset(T->createMCDisassembler(*R->STI, *R->Context));
  R->Printer.reset(T->createMCInstPrinter(TT, 0, *R->MAI, *R->MII, *R->MRI));
  R->Operands.emplace(*R->MRI, *R->MII);
  return std::move(R);
}

bool InstReader::disassemble(ArrayRef<uint8_t> Bytes, MCInst &MI) const {
  uint64_t Size = 0;
  return Disassembler->getInstruction(MI, Size, Bytes, 0, nulls()) ==
         MCDisassembler::Success;
}

std::string InstReader::print(ArrayRef<uint8_t> Bytes) const {
  MCInst MI;
  if (!disassemble(Bytes, MI))
    return "<invalid>";
  return textOf(MI, *Printer, *STI);
}

Inst InstReader::read(ArrayRef<uint8_t> Bytes, uint32_t Index) const {
  MCInst MI;
  return disassemble(Bytes, MI) ? Operands->read(MI, Index) : Inst();
}
