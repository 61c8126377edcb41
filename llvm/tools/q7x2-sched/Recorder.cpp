//===- Recorder.cpp - The instructions of an assembly file ----------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Recorder.h"
#include "ControlWords/Q7X2ControlWordWriter.h"
#include "MCTargetDesc/Q7X2MCTargetDesc.h"
#include "Q7X2Check/Message.h"
#include "q7x2/Disassembly.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/MC/MCExpr.h"
#include "llvm/Support/Casting.h"
#include "llvm/Support/SourceMgr.h"
#include <set>

using namespace llvm;

void Recorder::emitInstruction(const MCInst &Inst, const MCSubtargetInfo &) {
  Section &S = Sections[getCurrentSectionOnly()];
  S.Insts.push_back(Inst);
  S.Order.push_back(Count++);
}

void Recorder::emitLabel(MCSymbol *Symbol, SMLoc Loc) {
  MCStreamer::emitLabel(Symbol, Loc);
  Section &S = Sections[getCurrentSectionOnly()];
  S.Labels[Symbol] = S.Insts.size();
}

bool Recorder::emitSymbolAttribute(MCSymbol *Symbol, MCSymbolAttr Attr) {
  if (Attr == MCSA_Weak)
    Weak.insert(Symbol);
  return true;
}

static bool isBranch(const MCInst &MI, const MCInstrInfo &MII) {
  const MCInstrDesc &Desc = MII.get(MI.getOpcode());
  return Desc.isBranch() && !Desc.isIndirectBranch();
}

/// The target of a branch; -1 if it is not in this section or, being weak, may
/// be that of another object.
int Recorder::findTarget(const Section &S, unsigned Index) const {
  const MCInst &MI = S.Insts[Index];
  const MCOperand &Target = MI.getOperand(
      Q7X2::getNamedOperandIdx(MI.getOpcode(), Q7X2::OpName::target));
  int64_t Found = -1;
  if (Target.isImm())
    Found =
        int64_t(Index) + 1 + int32_t(Target.getImm()) / int(check::InstBytes);
  else if (auto *Ref = dyn_cast<MCSymbolRefExpr>(Target.getExpr()))
    if (auto It = S.Labels.find(&Ref->getSymbol());
        It != S.Labels.end() && !Weak.contains(It->first))
      Found = It->second;
  return Found >= 0 && Found < int64_t(S.Insts.size()) ? int(Found) : -1;
}

/// The first instructions of blocks.
std::vector<unsigned> Recorder::findStarts(const Section &S,
                                           const MCInstrInfo &MII) const {
  std::set<unsigned> Starts = {0};
  for (const auto &Label : S.Labels)
    Starts.insert(Label.second);
  for (unsigned I = 0; I != S.Insts.size(); ++I) {
    const MCInstrDesc &Desc = MII.get(S.Insts[I].getOpcode());
    if (Desc.isTerminator() || Desc.isReturn())
      Starts.insert(I + 1);
    if (isBranch(S.Insts[I], MII))
      if (int Target = findTarget(S, I); Target >= 0)
        Starts.insert(Target);
  }
  Starts.erase(S.Insts.size());
  return std::vector<unsigned>(Starts.begin(), Starts.end());
}

void Recorder::connect(const Section &S, ArrayRef<unsigned> Starts,
                       MutableArrayRef<Q7X2::TimedBlock> Blocks,
                       const MCInstrInfo &MII,
                       const MCRegisterInfo &MRI) const {
  auto IsAlways = [&](const MCInst &MI, Q7X2::OpName Name) {
    return Q7X2::readPredicate(MI, Name, MRI).isAlways();
  };
  for (unsigned B = 0; B != Blocks.size(); ++B) {
    unsigned Last = Starts[B] + Blocks[B].Insts.size() - 1;
    const MCInst &MI = S.Insts[Last];
    const MCInstrDesc &Desc = MII.get(MI.getOpcode());
    Blocks[B].FallsThrough = !(isBranch(MI, MII) || Desc.isBarrier()) ||
                             !IsAlways(MI, Q7X2::OpName::guard) ||
                             !IsAlways(MI, Q7X2::OpName::p);
    if (Blocks[B].FallsThrough && B + 1 != Blocks.size())
      Blocks[B].Successors.push_back(B + 1);
    if (!isBranch(MI, MII))
      continue;
    if (int Target = findTarget(S, Last); Target >= 0)
      Blocks[B].Successors.push_back(lower_bound(Starts, unsigned(Target)) -
                                     Starts.begin());
    else // to unknown code
      Blocks[B].Insts.back().IsBoundary = true;
  }
}

std::vector<unsigned> Recorder::findWords(const MCInstrInfo &MII,
                                          const MCRegisterInfo &MRI) {
  std::vector<unsigned> Words(Count);
  for (const auto &[Name, S] : Sections) {
    std::vector<unsigned> Starts = findStarts(S, MII);
    if (S.Insts.empty())
      continue;
    std::vector<Q7X2::TimedBlock> Blocks(Starts.size());
    for (unsigned B = 0; B != Blocks.size(); ++B) {
      unsigned End = B + 1 == Blocks.size() ? S.Insts.size() : Starts[B + 1];
      for (unsigned I = Starts[B]; I != End; ++I)
        Blocks[B].Insts.push_back(Q7X2::readTimedInst(S.Insts[I], MII, MRI));
    }
    connect(S, Starts, Blocks, MII, MRI);
    Q7X2::writeControlWords(Blocks);
    unsigned Index = 0;
    for (const Q7X2::TimedBlock &B : Blocks)
      for (const Q7X2::TimedInst &I : B.Insts)
        Words[S.Order[Index++]] = I.Word.encode();
  }
  return Words;
}

void RecordedCode::add(const MCInst &MI, const check::OperandReader &Reader,
                       uint32_t Target) {
  Texts.push_back(MI);
  Insts.push_back(Reader.read(MI, Insts.size()));
  if (Insts.back().Flow == check::FlowKind::Branch)
    Insts.back().Target = Target;
}

bool RecordedCode::endsSection(uint32_t Index) const {
  return binary_search(Ends, Index + 1);
}

std::string RecordedCode::text(uint32_t Index) const {
  return q7x2::textOf(Texts[Index], Printer, *Ctx.getSubtargetInfo());
}

std::string RecordedCode::where(uint32_t Index) const {
  return "line " +
         std::to_string(Ctx.getSourceManager()->FindLineNumber(loc(Index)));
}

void Recorder::check(ArrayRef<unsigned> Words, const MCInstrInfo &MII,
                     const MCRegisterInfo &MRI, MCInstPrinter &Printer) {
  check::OperandReader Reader(MRI, MII);
  RecordedCode Code(getContext(), Printer);
  for (const auto &[Name, S] : Sections) {
    const uint32_t Begin = Code.insts().size();
    for (unsigned I = 0; I != S.Insts.size(); ++I) {
      MCInst MI = S.Insts[I];
      const int Idx =
          Q7X2::getNamedOperandIdx(MI.getOpcode(), Q7X2::OpName::ctrl);
      MI.getOperand(Idx).setImm(Words[S.Order[I]]);
      const int Target = isBranch(MI, MII) ? findTarget(S, I) : -1;
      Code.add(MI, Reader, Target < 0 ? check::NoTarget : Begin + Target);
    }
    Code.endSection();
  }
  for (const check::Finding &F : check::findControlWordHazards(Code))
    getContext().reportError(Code.loc(F.User), Q7X2::getHazardName(F.Kind) +
                                                   ": " +
                                                   check::message(Code, F));
}
