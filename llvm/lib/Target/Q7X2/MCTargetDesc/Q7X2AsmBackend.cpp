//===-- Q7X2AsmBackend.cpp - Fixups, padding ------------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MCTargetDesc/Q7X2BaseInfo.h"
#include "MCTargetDesc/Q7X2FixupKinds.h"
#include "TargetInfo/Q7X2Tree.h"
#include "llvm/BinaryFormat/ELF.h"
#include "llvm/MC/MCAsmBackend.h"
#include "llvm/MC/MCAssembler.h"
#include "llvm/MC/MCCodeEmitter.h"
#include "llvm/MC/MCContext.h"
#include "llvm/MC/MCELFObjectWriter.h"
#include "llvm/MC/MCInstBuilder.h"
#include "llvm/MC/MCInstrInfo.h"
#include "llvm/MC/MCSectionELF.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/MCSymbolELF.h"
#include "llvm/MC/MCValue.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace {

class Q7X2AsmBackend : public MCAsmBackend {
  const Target &T;
  const MCSubtargetInfo &STI;
  mutable SmallString<16> Nop; // encoded at first use

public:
  Q7X2AsmBackend(const Target &T, const MCSubtargetInfo &STI)
      : MCAsmBackend(endianness::little), T(T), STI(STI) {}

  std::unique_ptr<MCObjectTargetWriter>
  createObjectTargetWriter() const override {
    return createQ7X2ELFObjectWriter();
  }

  std::optional<MCFixupKind> getFixupKind(StringRef Name) const override;
  MCFixupKindInfo getFixupKindInfo(MCFixupKind Kind) const override;
  std::optional<bool> evaluateFixup(const MCFragment &F, MCFixup &Fixup,
                                    MCValue &Target, uint64_t &Value) override;
  void applyFixup(const MCFragment &F, const MCFixup &Fixup,
                  const MCValue &Target, uint8_t *Data, uint64_t Value,
                  bool IsResolved) override;

  // Not the size of an instruction: after data in .text, no number of NOPs
  // fills the gap, and layout would not terminate.
  unsigned getMinimumNopSize() const override { return 1; }
  bool writeNopData(raw_ostream &OS, uint64_t Count,
                    const MCSubtargetInfo *STI) const override;
  bool finishLayout() const override;

private:
  void recordDebugRelocation(const MCFragment &F, const MCFixup &Fixup,
                             const MCValue &Target);
  uint64_t adjustFixupValue(const MCFixup &Fixup, uint64_t Value) const;
};

} // namespace

// Of the directive .reloc.
std::optional<MCFixupKind> Q7X2AsmBackend::getFixupKind(StringRef Name) const {
  static const Q7X2::RelocType Types[] = {
#define Q7X2_RELOCATION(NAME, NUMBER, FIELD, VALUE) Q7X2::NAME,
#include "llvm/TargetParser/Q7X2Relocations.def"
  };
  for (Q7X2::RelocType Type : Types)
    if (Name == Q7X2::getRelocationName(Type))
      return MCFixupKind(FirstLiteralRelocationKind + Type);
  return MCAsmBackend::getFixupKind(Name);
}

MCFixupKindInfo Q7X2AsmBackend::getFixupKindInfo(MCFixupKind Kind) const {
  static const MCFixupKindInfo Infos[Q7X2::NumTargetFixupKinds] = {
      // name, first bit, bits, flags
      {"fixup_abs32", 0, 32, 0}, {"fixup_lo32", 0, 32, 0},
      {"fixup_hi32", 0, 32, 0},  {"fixup_rel32", 0, 32, 0},
      {"fixup_off24", 0, 24, 0}, {"fixup_cbank", 0, 16, 0},
  };
  if (mc::isRelocation(Kind))
    return {};
  if (Kind < FirstTargetFixupKind)
    return MCAsmBackend::getFixupKindInfo(Kind);
  return Infos[Kind - FirstTargetFixupKind];
}

//===----------------------------------------------------------------------===//
// Debug information
//===----------------------------------------------------------------------===//

// Outside of LLVM's tree, DWARF must be readable without its relocations, since
// the readers in libLLVM.so do not know those of this machine. So the fields
// contain offsets in sections, which are the final values in an object with all
// its code in one .text. The linker needs the relocations nevertheless: those
// of .debug_X are written for an empty section named .q7x2.debug_X, which other
// readers ignore (the target streamer creates it).

void Q7X2AsmBackend::recordDebugRelocation(const MCFragment &F,
                                           const MCFixup &Fixup,
                                           const MCValue &Target) {
  const MCSymbol *Symbol = Target.getAddSym();
  // A difference of symbols in one section is constant.
  if (Q7X2::InTree || !Symbol || Target.getSubSym() || !Symbol->isInSection() ||
      !Q7X2::hasDebugRelocations(F.getParent()->getName()))
    return;
  MCSectionELF *Section = getContext().getELFSection(
      Q7X2::DebugRelocationsPrefix + F.getParent()->getName(),
      ELF::SHT_PROGBITS, 0);
  auto &In = static_cast<const MCSectionELF &>(Symbol->getSection());
  auto *Begin = static_cast<const MCSymbolELF *>(In.getBeginSymbol());
  Begin->setUsedInReloc();
  static_cast<ELFObjectWriter &>(Asm->getWriter())
      .Relocations[Section]
      .emplace_back(Asm->getFragmentOffset(F) + Fixup.getOffset(), Begin,
                    Fixup.getKind() == FK_Data_8 ? Q7X2::R_Q7X2_ABS64
                                                 : Q7X2::R_Q7X2_ABS32,
                    Asm->getSymbolOffset(*Symbol) + Target.getConstant());
}

std::optional<bool> Q7X2AsmBackend::evaluateFixup(const MCFragment &F,
                                                  MCFixup &, MCValue &Target,
                                                  uint64_t &Value) {
  // A remaining difference is of symbols in two sections, which is an error.
  if (Q7X2::InTree || !F.getParent()->getName().starts_with(".debug") ||
      Target.getSubSym())
    return std::nullopt;
  Value = Target.getConstant();
  if (const MCSymbol *Add = Target.getAddSym())
    Value += Add->isDefined() ? Asm->getSymbolOffset(*Add) : 0;
  return true;
}

uint64_t Q7X2AsmBackend::adjustFixupValue(const MCFixup &Fixup,
                                          uint64_t Value) const {
  auto CheckRange = [&](bool Fits, const char *Range) {
    if (!Fits)
      getContext().reportError(Fixup.getLoc(),
                               Twine("value out of range ") + Range);
  };
  switch (unsigned(Fixup.getKind())) {
  case Q7X2::fixup_abs32:
    CheckRange(isInt<32>(Value) || isUInt<32>(Value),
               "[-2147483648, 4294967295]");
    return Value;
  case Q7X2::fixup_hi32:
    return Value >> 32;
  case Q7X2::fixup_rel32:
    Value -= Q7X2::BranchFieldToEnd;
    CheckRange(isInt<32>(Value), "[-2147483648, 2147483647]");
    if (Value % 16)
      getContext().reportError(
          Fixup.getLoc(),
          "distance to the branch target is not a multiple of 16");
    return Value;
  case Q7X2::fixup_off24:
    CheckRange(isInt<24>(Value), "[-8388608, 8388607]");
    return Value;
  case Q7X2::fixup_cbank:
    CheckRange(isUInt<16>(Value), "[0, 65535]");
    return Value;
  default:
    return Value;
  }
}

void Q7X2AsmBackend::applyFixup(const MCFragment &F, const MCFixup &Fixup,
                                const MCValue &Target, uint8_t *Data,
                                uint64_t Value, bool IsResolved) {
  recordDebugRelocation(F, Fixup, Target);
  maybeAddReloc(F, Fixup, Target, Value, IsResolved);
  // With RELA the addend is in the relocation, and the field is 0.
  if (!IsResolved || mc::isRelocation(Fixup.getKind()))
    return;
  Value = adjustFixupValue(Fixup, Value);
  unsigned NumBytes = getFixupKindInfo(Fixup.getKind()).TargetSize / 8;
  for (unsigned I = 0; I != NumBytes; ++I)
    Data[I] |= uint8_t(Value >> (I * 8));
}

bool Q7X2AsmBackend::writeNopData(raw_ostream &OS, uint64_t Count,
                                  const MCSubtargetInfo *) const {
  if (STI.hasFeature(Q7X2::FeatureFermi)) {
    OS.write_zeros(Count); // the Fermi encoding has no NOP
    return true;
  }
  if (Nop.empty()) {
    std::unique_ptr<MCInstrInfo> MCII(T.createMCInstrInfo());
    std::unique_ptr<MCCodeEmitter> MCE(
        T.createMCCodeEmitter(*MCII, getContext()));
    SmallVector<MCFixup, 0> Fixups;
    MCE->encodeInstruction(
        MCInstBuilder(Q7X2::NOP_X).addReg(Q7X2::PT).addImm(0).addImm(0), Nop,
        Fixups, STI);
  }
  // Padding of less than an instruction can only precede data.
  OS.write_zeros(Count % Nop.size());
  for (uint64_t I = 0; I != Count / Nop.size(); ++I)
    OS << Nop;
  return true;
}

/// Diagnoses sizes of symbols that are no numbers, on which LLVM's writer of
/// objects aborts.
bool Q7X2AsmBackend::finishLayout() const {
  for (const MCSymbol *S : Asm->getSymbols()) {
    const MCExpr *Size = static_cast<const MCSymbolELF *>(S)->getSize();
    int64_t Value;
    if (!Size || Size->evaluateKnownAbsolute(Value, *Asm))
      continue;
    MCContext &C = Asm->getContext();
    C.reportError(Size->getLoc(),
                  "the size of '" + S->getName() + "' is not a number");
    static_cast<MCSymbolELF *>(const_cast<MCSymbol *>(S))
        ->setSize(MCConstantExpr::create(0, C));
  }
  return false;
}

MCAsmBackend *llvm::createQ7X2AsmBackend(const Target &T,
                                         const MCSubtargetInfo &STI,
                                         const MCRegisterInfo &,
                                         const MCTargetOptions &) {
  return new Q7X2AsmBackend(T, STI);
}
