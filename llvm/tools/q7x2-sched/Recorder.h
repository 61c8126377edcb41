//===- Recorder.h - The instructions of an assembly file --------*- C++ -*-===//
//
// A streamer that keeps instructions and labels instead of emitting them, and
// makes basic blocks of them.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_TOOLS_Q7X2_SCHED_RECORDER_H
#define LLVM_TOOLS_Q7X2_SCHED_RECORDER_H

#include "MCTargetDesc/Q7X2ControlText.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/MC/MCContext.h"
#include "llvm/MC/MCStreamer.h"
#include <vector>

namespace llvm {

class Recorder : public MCStreamer {
public:
  explicit Recorder(MCContext &Ctx) : MCStreamer(Ctx) {}

  void emitInstruction(const MCInst &Inst, const MCSubtargetInfo &) override;
  void emitLabel(MCSymbol *Symbol, SMLoc Loc) override;
  bool emitSymbolAttribute(MCSymbol *, MCSymbolAttr) override { return true; }
  void emitCommonSymbol(MCSymbol *, uint64_t, Align) override {}

  /// Plans the control text of all sections. The control words, in the order in
  /// which the instructions stand in the file.
  std::vector<unsigned> plan(const MCInstrInfo &MII, const MCRegisterInfo &MRI);

private:
  struct Section {
    std::vector<MCInst> Insts;
    std::vector<unsigned> Order;                 // their numbers in the file
    DenseMap<const MCSymbol *, unsigned> Labels; // the instruction behind it
  };
  MapVector<const MCSection *, Section> Sections;
  unsigned Count = 0;

  std::vector<unsigned> findStarts(const Section &S,
                                   const MCInstrInfo &MII) const;
  int findTarget(const Section &S, unsigned Index) const;
  void connect(const Section &S, ArrayRef<unsigned> Starts,
               MutableArrayRef<Q7X2::TimedBlock> Blocks,
               const MCInstrInfo &MII) const;
};

} // namespace llvm

#endif // LLVM_TOOLS_Q7X2_SCHED_RECORDER_H
