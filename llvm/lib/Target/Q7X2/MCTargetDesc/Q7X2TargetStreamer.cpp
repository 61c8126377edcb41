//===-- Q7X2TargetStreamer.cpp - Kernel directives ------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MCTargetDesc/Q7X2TargetStreamer.h"
#include "MCTargetDesc/Q7X2BaseInfo.h"
#include "MCTargetDesc/Q7X2FixupKinds.h"
#include "MCTargetDesc/Q7X2RegisterUse.h"
#include "TargetInfo/Q7X2Tree.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/BinaryFormat/ELF.h"
#include "llvm/MC/MCAssembler.h"
#include "llvm/MC/MCContext.h"
#include "llvm/MC/MCELFStreamer.h"
#include "llvm/MC/MCInst.h"
#include "llvm/MC/MCInstrInfo.h"
#include "llvm/MC/MCSectionELF.h"
#include "llvm/MC/MCSymbolELF.h"
#include "llvm/Support/Casting.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

// ---- text ------------------------------------------------------------------

void Q7X2TargetAsmStreamer::emitKernelBegin(StringRef Name) {
  OS << "\t.kernel\t" << Name << '\n';
}
void Q7X2TargetAsmStreamer::emitParam(StringRef Type, unsigned Align) {
  OS << "\t.param\t" << Type;
  if (Align)
    OS << ", " << Align;
  OS << '\n';
}
/// Prints a string in the syntax of the assembler.
static void printQuoted(raw_ostream &OS, StringRef Text) {
  OS << '"';
  for (unsigned char C : Text)
    if (C == '"' || C == '\\')
      OS << '\\' << C;
    else if (isPrint(C))
      OS << C;
    else
      OS << '\\' << char('0' + (C >> 6)) << char('0' + (C >> 3 & 7))
         << char('0' + (C & 7));
  OS << '"';
}
void Q7X2TargetAsmStreamer::emitParamInfo(const Q7X2::ParamInfo &Info) {
  OS << "\t.param_info\t";
  printQuoted(OS, Info.Name);
  OS << ", ";
  printQuoted(OS, Info.TypeName);
  OS << ", " << Info.Address << ", " << Info.Access;
  SmallVector<StringRef, 4> Qualifiers;
  StringRef(Info.Qualifiers).split(Qualifiers, ' ', -1, /*KeepEmpty=*/false);
  for (StringRef Q : Qualifiers)
    OS << ", " << Q;
  OS << '\n';
}
void Q7X2TargetAsmStreamer::emitHints(StringRef Hints) {
  OS << "\t.hints\t";
  printQuoted(OS, Hints);
  OS << '\n';
}
static void printBlock(raw_ostream &OS, StringRef Directive,
                       const Q7X2::BlockSize &Size) {
  OS << '\t' << Directive << '\t' << Size[0] << ", " << Size[1] << ", "
     << Size[2] << '\n';
}
void Q7X2TargetAsmStreamer::emitRequiredBlock(const Q7X2::BlockSize &Size) {
  printBlock(OS, ".reqntid", Size);
}
void Q7X2TargetAsmStreamer::emitMaxBlock(const Q7X2::BlockSize &Size) {
  printBlock(OS, ".maxntid", Size);
}
void Q7X2TargetAsmStreamer::emitPartialBlocks() { OS << "\t.partial_blocks\n"; }
void Q7X2TargetAsmStreamer::emitShared(uint64_t Bytes) {
  OS << "\t.shared\t" << Bytes << '\n';
}
void Q7X2TargetAsmStreamer::emitLocal(uint64_t Bytes) {
  OS << "\t.local\t" << Bytes << '\n';
}
void Q7X2TargetAsmStreamer::emitKernelEnd() { OS << "\t.end_kernel\n"; }

// ---- ELF -------------------------------------------------------------------

void Q7X2TargetELFStreamer::emitKernelBegin(StringRef Name) {
  Kernels.emplace_back();
  Kernels.back().Name = Name.str();
  KernelRuns.emplace_back();
  InKernel = true;
}
void Q7X2TargetELFStreamer::emitParam(StringRef Type, unsigned Align) {
  Q7X2::KernelParam Param = *Q7X2::parseParamType(Type);
  if (Align)
    Param.Align = Align;
  Kernels.back().addParam(std::move(Param));
}
void Q7X2TargetELFStreamer::emitParamInfo(const Q7X2::ParamInfo &Info) {
  Kernels.back().Params->back().Info = Info;
}
void Q7X2TargetELFStreamer::emitHints(StringRef Hints) {
  Kernels.back().Hints = Hints.str();
}
void Q7X2TargetELFStreamer::emitRequiredBlock(const Q7X2::BlockSize &Size) {
  Kernels.back().RequiredBlock = Size;
}
void Q7X2TargetELFStreamer::emitMaxBlock(const Q7X2::BlockSize &Size) {
  Kernels.back().MaxBlock = Size;
}
void Q7X2TargetELFStreamer::emitPartialBlocks() {
  Kernels.back().PartialBlocks = true;
}
void Q7X2TargetELFStreamer::emitShared(uint64_t Bytes) {
  Kernels.back().Shared = Bytes;
}
void Q7X2TargetELFStreamer::emitLocal(uint64_t Bytes) {
  Kernels.back().Local = Bytes;
}
void Q7X2TargetELFStreamer::emitKernelEnd() { InKernel = false; }

/// Returns the number of the last run of code in the current section, or of a
/// new one.
size_t Q7X2TargetELFStreamer::getRun(bool IsNew) {
  auto [Last, IsFirst] =
      LastRun.try_emplace(Streamer.getCurrentSectionOnly(), Runs.size());
  if (IsFirst) {
    Runs.emplace_back();
  } else if (IsNew) {
    if (Runs[Last->second].FallsThrough)
      Runs[Last->second].Next = Runs.size();
    Last->second = Runs.size();
    Runs.emplace_back();
  }
  return Last->second;
}

void Q7X2TargetELFStreamer::emitLabel(MCSymbol *Symbol) {
  if (Streamer.getCurrentSectionOnly()->isText())
    RunOf[Symbol] = getRun(/*IsNew=*/!Symbol->isTemporary());
}

void Q7X2TargetELFStreamer::countInstruction(const MCInst &MI) {
  const MCRegisterInfo &MRI = *Streamer.getContext().getRegisterInfo();
  const MCInstrDesc &Desc = MII.get(MI.getOpcode());
  const size_t Number = getRun();
  if (InKernel && !is_contained(KernelRuns.back(), Number))
    KernelRuns.back().push_back(Number);
  Run &R = Runs[Number];
  Q7X2::countResources(MI, MII, MRI, R.Used);
  // In assembly, an unconditional branch is one whose guard is PT.
  R.FallsThrough = !(Desc.isBarrier() || MI.getOpcode() == Q7X2::BRA_I) ||
                   !Q7X2::readRegisterUse(MI, MII, MRI).Guard.isAlways();
  if (!Desc.isBranch() && !Desc.isCall())
    return;
  const auto Target =
      find_if(MI, [](const MCOperand &MO) { return MO.isExpr(); });
  const auto *Symbol = Target == MI.end()
                           ? nullptr
                           : dyn_cast<MCSymbolRefExpr>(Target->getExpr());
  if (Symbol)
    R.Targets.push_back(&Symbol->getSymbol());
  else
    R.CallsUnknown |= Desc.isCall();
}

/// Returns the resources of code and of all that it may call; of the whole
/// object if that is not known.
Q7X2::Resources
Q7X2TargetELFStreamer::getResources(ArrayRef<size_t> Own) const {
  Q7X2::Resources Used;
  SmallSetVector<size_t, 8> Reached(Own.begin(), Own.end());
  bool IsKnown = true;
  for (size_t I = 0; I != Reached.size(); ++I) {
    const Run &R = Runs[Reached[I]];
    Used.raise(R.Used);
    IsKnown &= !R.CallsUnknown;
    if (R.Next)
      Reached.insert(*R.Next);
    for (const MCSymbol *Target : R.Targets) {
      // A linker may replace a weak function by one that calls others here.
      const auto Known = RunOf.find(Target);
      IsKnown &= Known != RunOf.end() &&
                 static_cast<const MCSymbolELF *>(Target)->getBinding() !=
                     ELF::STB_WEAK;
      if (Known != RunOf.end())
        Reached.insert(Known->second);
    }
  }
  if (!IsKnown)
    for (const Run &R : Runs)
      Used.raise(R.Used);
  return Used;
}

/// Creates the sections for relocations of debug information. The contents for
/// line tables and assembly (-g) are only written later.
void Q7X2TargetELFStreamer::makeDebugRelocations() {
  MCContext &Ctx = Streamer.getContext();
  SmallVector<std::string> Names;
  for (const MCSection &Section :
       static_cast<MCELFStreamer &>(Streamer).getAssembler())
    if (Q7X2::hasDebugRelocations(Section.getName()))
      Names.push_back(Section.getName().str());
  if (!Ctx.getMCDwarfLineTables().empty())
    Names.push_back(".debug_line");
  if (Ctx.getGenDwarfForAssembly())
    Names.insert(Names.end(), {".debug_line", ".debug_info", ".debug_aranges",
                               ".debug_ranges", ".debug_rnglists"});
  Streamer.pushSection();
  for (StringRef Name : Names)
    Streamer.switchSection(Ctx.getELFSection(
        Q7X2::DebugRelocationsPrefix + Name, ELF::SHT_PROGBITS, 0));
  Streamer.popSection();
}

void Q7X2TargetELFStreamer::finish() {
  if (!Q7X2::InTree)
    makeDebugRelocations();
  writeNotes();
}

void Q7X2TargetELFStreamer::writeNotes() {
  if (Kernels.empty())
    return;
  MCContext &Ctx = Streamer.getContext();
  Streamer.pushSection();
  Streamer.switchSection(
      Ctx.getELFSection(Q7X2::NoteSection, ELF::SHT_NOTE, ELF::SHF_ALLOC));
  for (size_t I = 0; I != Kernels.size(); ++I) {
    Q7X2::KernelInfo &Info = Kernels[I];
    Info.raise(getResources(KernelRuns[I]));
    std::string Desc = Q7X2::encodeKernelNote(Info);
    StringRef Owner(Q7X2::NoteOwner, sizeof(Q7X2::NoteOwner)); // with its NUL
    Streamer.emitValueToAlignment(Align(4));
    Streamer.emitInt32(Owner.size());
    Streamer.emitInt32(Desc.size());
    Streamer.emitInt32(Q7X2::NoteType);
    Streamer.emitBytes(Owner);
    Streamer.emitValueToAlignment(Align(4));
    Streamer.emitBytes(Desc);
    Streamer.emitValueToAlignment(Align(4));
  }
  Streamer.popSection();
}
