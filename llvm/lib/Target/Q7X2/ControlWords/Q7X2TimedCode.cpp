//===-- Q7X2TimedCode.cpp - Code as seen by control words -----------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ControlWords/Q7X2TimedCode.h"
#include "MCTargetDesc/Q7X2MCTargetDesc.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/MC/MCInst.h"
#include "llvm/MC/MCInstrInfo.h"
#include "llvm/MC/MCRegisterInfo.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace llvm::Q7X2;

/// Adds registers to a list. A register that is chosen at run time may be any.
static void addRegisters(ArrayRef<RegSpan> Spans,
                         SmallVectorImpl<RegNum> &Regs) {
  for (RegSpan S : Spans) {
    if (S.First == RegFile::AnyGPR)
      S = {RegFile::GPR, RegFile::AnyGPR - RegFile::GPR};
    for (RegNum R = S.First; R != S.end(); ++R)
      Regs.push_back(R);
  }
}

TimedInst Q7X2::readTimedInst(const MCInst &MI, const MCInstrInfo &MII,
                              const MCRegisterInfo &MRI) {
  TimedInst I;
  const RegisterUse Use = readRegisterUse(MI, MII, MRI);
  I.Unit = Use.Unit;
  if (!I.Unit)
    return I;
  const MCInstrDesc &Desc = MII.get(MI.getOpcode());
  addRegisters(Use.Reads, I.Reads);
  addRegisters(Use.Guard.Reg, I.Reads);
  addRegisters(Use.Writes, I.Writes);
  const bool IsGuarded = !Use.Guard.isAlways();
  I.IsBoundary = Desc.isCall() || Desc.isIndirectBranch() ||
                 lookupInstr(MI.getOpcode())->Op == Q7X2Op::RET;
  I.IsPartialWrite = IsGuarded || Use.IsPartialWrite;
  I.IsCall = Desc.isCall() && !IsGuarded;
  I.Word = readControlWord(MI);
  I.IsFixed = I.Word.encode() != 0;
  return I;
}

void TimedInst::print(raw_ostream &OS) const {
  if (!Unit) {
    OS << "inline assembly";
    return;
  }
  auto PrintRegs = [&](ArrayRef<RegNum> Regs) {
    ListSeparator LS;
    for (RegNum R : Regs)
      OS << LS << getRegisterName(R);
  };
  PrintRegs(Writes);
  OS << " = ";
  PrintRegs(Reads);
  OS << " stall=" << Word.Stall;
  if (Word.Req) {
    OS << " req={";
    ListSeparator LS(",");
    for (unsigned Sb = 0; Sb != ControlWord::NumScoreboards; ++Sb)
      if (Word.Req >> Sb & 1)
        OS << LS << Sb;
    OS << "}";
  }
  if (Word.Wsb >= 0)
    OS << " wsb=" << Word.Wsb;
  if (Word.Rsb >= 0)
    OS << " rsb=" << Word.Rsb;
}

TimedCode::TimedCode(MutableArrayRef<TimedBlock> Blocks) : Blocks(Blocks) {
  for (unsigned B = 0; B != Blocks.size(); ++B) {
    First.push_back(Insts.size());
    for (TimedInst &I : Blocks[B].Insts) {
      Insts.push_back(&I);
      BlockOf.push_back(B);
    }
  }
}

unsigned BlockClock::issue(const TimedInst &I, unsigned NotBefore) {
  unsigned &Free = PipeFree[I.Unit->IssuePipe];
  Issue = std::max({Ready, Free, NotBefore});
  Free = Issue + I.Unit->Interval;
  Ready = Issue + I.Word.Stall;
  if (I.IsCall)
    Ready = std::max<unsigned>(Ready, Issue + I.Unit->ResultLatency);
  unsigned Done = Issue;
  for (RegNum Reg : I.Writes)
    Done = std::max(Done, Issue + latencyOf(*I.Unit, isPredicate(Reg)));
  return Done;
}
