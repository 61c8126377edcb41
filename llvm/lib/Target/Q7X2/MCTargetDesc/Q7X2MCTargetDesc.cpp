//===-- Q7X2MCTargetDesc.cpp - MC layer of the target ---------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MCTargetDesc/Q7X2MCTargetDesc.h"
#include "MCTargetDesc/Q7X2BaseInfo.h"
#include "MCTargetDesc/Q7X2InstPrinter.h"
#include "MCTargetDesc/Q7X2MCAsmInfo.h"
#include "MCTargetDesc/Q7X2TargetStreamer.h"
#include "TargetInfo/Q7X2TargetInfo.h"
#include "llvm/MC/MCAsmBackend.h"
#include "llvm/MC/MCCodeEmitter.h"
#include "llvm/MC/MCELFStreamer.h"
#include "llvm/MC/MCInstrAnalysis.h"
#include "llvm/MC/MCInstrInfo.h"
#include "llvm/MC/MCObjectFileInfo.h"
#include "llvm/MC/MCObjectWriter.h"
#include "llvm/MC/MCRegisterInfo.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/Compiler.h"

#define GET_INSTRINFO_MC_DESC
#define GET_INSTRINFO_NAMED_OPS
#include "Q7X2GenInstrInfo.inc"

#define GET_SUBTARGETINFO_MC_DESC
#include "Q7X2GenSubtargetInfo.inc"

#define GET_REGINFO_MC_DESC
#include "Q7X2GenRegisterInfo.inc"

using namespace llvm;

static MCInstrInfo *createQ7X2MCInstrInfo() {
  auto *MII = new MCInstrInfo();
  InitQ7X2MCInstrInfo(MII);
  return MII;
}

static MCRegisterInfo *createQ7X2MCRegisterInfo(const Triple &) {
  auto *MRI = new MCRegisterInfo();
  // A call names the pair for its return address, so there is no fixed
  // register.
  InitQ7X2MCRegisterInfo(MRI, /*RA=*/0);
  return MRI;
}

static MCSubtargetInfo *createQ7X2MCSubtargetInfo(const Triple &TT,
                                                  StringRef CPU, StringRef FS) {
  if (CPU.empty())
    CPU = "generic";
  return createQ7X2MCSubtargetInfoImpl(TT, CPU, /*TuneCPU=*/CPU, FS);
}

static MCInstPrinter *createQ7X2MCInstPrinter(const Triple &,
                                              unsigned SyntaxVariant,
                                              const MCAsmInfo &MAI,
                                              const MCInstrInfo &MII,
                                              const MCRegisterInfo &MRI) {
  return SyntaxVariant == 0 ? new Q7X2InstPrinter(MAI, MII, MRI) : nullptr;
}

// ---- streamers -------------------------------------------------------------

namespace {
class Q7X2ELFStreamer : public MCELFStreamer {
  std::unique_ptr<MCInstrInfo> MII;

public:
  Q7X2ELFStreamer(MCContext &Ctx, std::unique_ptr<MCAsmBackend> MAB,
                  std::unique_ptr<MCObjectWriter> OW,
                  std::unique_ptr<MCCodeEmitter> MCE)
      : MCELFStreamer(Ctx, std::move(MAB), std::move(OW), std::move(MCE)),
        MII(createQ7X2MCInstrInfo()) {
    new Q7X2TargetELFStreamer(*this, *MII); // owned by the streamer
  }

  void emitInstruction(const MCInst &MI, const MCSubtargetInfo &STI) override {
    MCELFStreamer::emitInstruction(MI, STI);
    static_cast<Q7X2TargetELFStreamer *>(getTargetStreamer())
        ->countInstruction(MI);
  }
};

class Q7X2MCObjectFileInfo : public MCObjectFileInfo {
public:
  unsigned getTextSectionAlignment() const override { return 16; }
};

class Q7X2MCInstrAnalysis : public MCInstrAnalysis {
public:
  explicit Q7X2MCInstrAnalysis(const MCInstrInfo *Info)
      : MCInstrAnalysis(Info) {}

  bool evaluateBranch(const MCInst &MI, uint64_t Addr, uint64_t Size,
                      uint64_t &Target) const override {
    int Idx = Q7X2::getNamedOperandIdx(MI.getOpcode(), Q7X2::OpName::target);
    if (Idx < 0 || !MI.getOperand(Idx).isImm())
      return false;
    Target = Addr + Size + int32_t(MI.getOperand(Idx).getImm());
    return true;
  }
};
} // namespace

static MCStreamer *createQ7X2ELFStreamer(const Triple &, MCContext &Ctx,
                                         std::unique_ptr<MCAsmBackend> &&MAB,
                                         std::unique_ptr<MCObjectWriter> &&OW,
                                         std::unique_ptr<MCCodeEmitter> &&MCE) {
  return new Q7X2ELFStreamer(Ctx, std::move(MAB), std::move(OW),
                             std::move(MCE));
}

static MCTargetStreamer *createQ7X2AsmTargetStreamer(MCStreamer &S,
                                                     formatted_raw_ostream &OS,
                                                     MCInstPrinter *) {
  return new Q7X2TargetAsmStreamer(S, OS);
}

namespace {
// For llvm-mc -filetype=null.
class Q7X2TargetNullStreamer : public Q7X2TargetStreamer {
public:
  using Q7X2TargetStreamer::Q7X2TargetStreamer;
  void emitKernelBegin(StringRef) override {}
  void emitParam(StringRef, unsigned) override {}
  void emitParamInfo(const Q7X2::ParamInfo &) override {}
  void emitHints(StringRef) override {}
  void emitRequiredBlock(const Q7X2::BlockSize &) override {}
  void emitMaxBlock(const Q7X2::BlockSize &) override {}
  void emitPartialBlocks() override {}
  void emitShared(uint64_t) override {}
  void emitLocal(uint64_t) override {}
  void emitKernelEnd() override {}
};
} // namespace

static MCTargetStreamer *createQ7X2NullTargetStreamer(MCStreamer &S) {
  return new Q7X2TargetNullStreamer(S);
}

static MCObjectFileInfo *createQ7X2MCObjectFileInfo(MCContext &Ctx, bool PIC,
                                                    bool LargeCodeModel) {
  auto *MOFI = new Q7X2MCObjectFileInfo();
  MOFI->initMCObjectFileInfo(Ctx, PIC, LargeCodeModel);
  return MOFI;
}

static MCInstrAnalysis *createQ7X2MCInstrAnalysis(const MCInstrInfo *Info) {
  return new Q7X2MCInstrAnalysis(Info);
}

extern "C" LLVM_ABI LLVM_EXTERNAL_VISIBILITY void LLVMInitializeQ7X2TargetMC() {
  Target &T = getTheQ7X2Target();
  RegisterMCAsmInfo<Q7X2MCAsmInfo> X(T);
  TargetRegistry::RegisterMCObjectFileInfo(T, createQ7X2MCObjectFileInfo);
  TargetRegistry::RegisterMCInstrInfo(T, createQ7X2MCInstrInfo);
  TargetRegistry::RegisterMCRegInfo(T, createQ7X2MCRegisterInfo);
  TargetRegistry::RegisterMCSubtargetInfo(T, createQ7X2MCSubtargetInfo);
  TargetRegistry::RegisterMCInstrAnalysis(T, createQ7X2MCInstrAnalysis);
  TargetRegistry::RegisterMCInstPrinter(T, createQ7X2MCInstPrinter);
  TargetRegistry::RegisterMCCodeEmitter(T, createQ7X2MCCodeEmitter);
  TargetRegistry::RegisterMCAsmBackend(T, createQ7X2AsmBackend);
  TargetRegistry::RegisterELFStreamer(T, createQ7X2ELFStreamer);
  TargetRegistry::RegisterAsmTargetStreamer(T, createQ7X2AsmTargetStreamer);
  TargetRegistry::RegisterNullTargetStreamer(T, createQ7X2NullTargetStreamer);
}
