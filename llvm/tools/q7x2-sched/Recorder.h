//===- Recorder.h - The instructions of an assembly file --------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A streamer that records instructions and labels instead of emitting them, and
// builds basic blocks from them.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_TOOLS_Q7X2_SCHED_RECORDER_H
#define LLVM_TOOLS_Q7X2_SCHED_RECORDER_H

#include "ControlWords/Q7X2TimedCode.h"
#include "Q7X2Check/Code.h"
#include "Q7X2Check/OperandReader.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/MC/MCContext.h"
#include "llvm/MC/MCInstPrinter.h"
#include "llvm/MC/MCStreamer.h"
#include <vector>

namespace llvm {

/// The instructions of all sections, for the checker.
class RecordedCode : public check::Code {
public:
  RecordedCode(const MCContext &Ctx, MCInstPrinter &Printer)
      : Ctx(Ctx), Printer(Printer) {}
  /// \p Target: of a branch, as the index of an added instruction.
  void add(const MCInst &MI, const check::OperandReader &Reader,
           uint32_t Target);
  void endSection() { Ends.push_back(Insts.size()); }
  SMLoc loc(uint32_t Index) const { return Texts[Index].getLoc(); }

  bool endsSection(uint32_t Index) const override;
  std::string text(uint32_t Index) const override;
  std::string where(uint32_t Index) const override;

private:
  const MCContext &Ctx;
  MCInstPrinter &Printer;
  std::vector<MCInst> Texts;
  std::vector<uint32_t> Ends;
};

class Recorder : public MCStreamer {
public:
  explicit Recorder(MCContext &Ctx) : MCStreamer(Ctx) {}

  void emitInstruction(const MCInst &Inst, const MCSubtargetInfo &) override;
  void emitLabel(MCSymbol *Symbol, SMLoc Loc) override;
  bool emitSymbolAttribute(MCSymbol *Symbol, MCSymbolAttr Attr) override;
  void emitCommonSymbol(MCSymbol *, uint64_t, Align) override {}

  /// Returns the control words of all sections, in the order of the
  /// instructions in the file.
  std::vector<unsigned> findWords(const MCInstrInfo &MII,
                                  const MCRegisterInfo &MRI);
  /// Reports each hazard that those control words leave, as an error at the
  /// later instruction.
  void check(ArrayRef<unsigned> Words, const MCInstrInfo &MII,
             const MCRegisterInfo &MRI, MCInstPrinter &Printer);

private:
  struct Section {
    std::vector<MCInst> Insts;
    std::vector<unsigned> Order; // their indices in the file
    DenseMap<const MCSymbol *, unsigned>
        Labels; // index of the next instruction
  };
  MapVector<const MCSection *, Section> Sections;
  DenseSet<const MCSymbol *> Weak;
  unsigned Count = 0;

  std::vector<unsigned> findStarts(const Section &S,
                                   const MCInstrInfo &MII) const;
  int findTarget(const Section &S, unsigned Index) const;
  void connect(const Section &S, ArrayRef<unsigned> Starts,
               MutableArrayRef<Q7X2::TimedBlock> Blocks, const MCInstrInfo &MII,
               const MCRegisterInfo &MRI) const;
};

} // namespace llvm

#endif // LLVM_TOOLS_Q7X2_SCHED_RECORDER_H
