//===-- Q7X2MCTargetDesc.h - MC layer of the target -------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_MCTARGETDESC_Q7X2MCTARGETDESC_H
#define LLVM_LIB_TARGET_Q7X2_MCTARGETDESC_Q7X2MCTARGETDESC_H

#include "llvm/Support/Compiler.h"
#include "llvm/TargetParser/Q7X2TargetParser.h"
#include <memory>

namespace llvm {
class MCAsmBackend;
class MCCodeEmitter;
class MCContext;
class MCInstrInfo;
class MCObjectTargetWriter;
class MCRegisterInfo;
class MCSubtargetInfo;
class MCTargetOptions;
class Target;

MCCodeEmitter *createQ7X2MCCodeEmitter(const MCInstrInfo &MCII, MCContext &Ctx);
MCAsmBackend *createQ7X2AsmBackend(const Target &T, const MCSubtargetInfo &STI,
                                   const MCRegisterInfo &MRI,
                                   const MCTargetOptions &Options);
std::unique_ptr<MCObjectTargetWriter> createQ7X2ELFObjectWriter();

} // namespace llvm

#define GET_REGINFO_ENUM
#include "Q7X2GenRegisterInfo.inc"

#define GET_INSTRINFO_ENUM
#define GET_INSTRINFO_MC_HELPER_DECLS
#define GET_INSTRINFO_OPERAND_ENUM
#include "Q7X2GenInstrInfo.inc"

#define GET_SUBTARGETINFO_ENUM
#include "Q7X2GenSubtargetInfo.inc"

#endif
