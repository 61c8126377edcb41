//===-- Q7X2ELFObjectWriter.cpp - Relocations of an object ----------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MCTargetDesc/Q7X2FixupKinds.h"
#include "MCTargetDesc/Q7X2MCTargetDesc.h"
#include "llvm/BinaryFormat/ELF.h"
#include "llvm/MC/MCContext.h"
#include "llvm/MC/MCELFObjectWriter.h"
#include "llvm/MC/MCFixup.h"

using namespace llvm;

namespace {
class Q7X2ELFObjectWriter : public MCELFObjectTargetWriter {
public:
  Q7X2ELFObjectWriter()
      : MCELFObjectTargetWriter(/*Is64Bit=*/true, ELF::ELFOSABI_NONE,
                                Q7X2::EMachine, /*HasRelocationAddend=*/true) {}

  unsigned getRelocType(const MCFixup &Fixup, const MCValue &Target,
                        bool IsPCRel) const override;
};
} // namespace

unsigned Q7X2ELFObjectWriter::getRelocType(const MCFixup &Fixup,
                                           const MCValue &,
                                           bool IsPCRel) const {
  switch (unsigned(Fixup.getKind())) {
  case FK_Data_8:
    if (!IsPCRel)
      return Q7X2::R_Q7X2_ABS64;
    break;
  case FK_Data_4:
    return IsPCRel ? Q7X2::R_Q7X2_PC32 : Q7X2::R_Q7X2_ABS32;
  case Q7X2::fixup_abs32:
    return Q7X2::R_Q7X2_ABS32;
  case Q7X2::fixup_lo32:
    return Q7X2::R_Q7X2_LO32;
  case Q7X2::fixup_hi32:
    return Q7X2::R_Q7X2_HI32;
  case Q7X2::fixup_rel32:
    return Q7X2::R_Q7X2_REL32;
  case Q7X2::fixup_off24:
    return Q7X2::R_Q7X2_OFF24;
  case Q7X2::fixup_cbank:
    return Q7X2::R_Q7X2_CBANK;
  default:
    break;
  }
  reportError(Fixup.getLoc(), "no relocation for this expression: an address "
                              "takes 4 or 8 bytes, a PC-relative distance 4");
  return Q7X2::R_Q7X2_NONE;
}

std::unique_ptr<MCObjectTargetWriter> llvm::createQ7X2ELFObjectWriter() {
  return std::make_unique<Q7X2ELFObjectWriter>();
}
