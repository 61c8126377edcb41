//===-- Q7X2TargetStreamer.h - Kernel directives ----------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The kernel directives: .kernel NAME, .param TYPE[, ALIGN], .param_info for
// the previous parameter, .hints "ATTRIBUTES", .reqntid X[, Y[, Z]], .maxntid
// likewise, .partial_blocks, .shared BYTES, .local BYTES and .end_kernel. The
// text streamer prints them; the ELF streamer determines the resources of the
// instructions between them and emits the note of each kernel.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_MCTARGETDESC_Q7X2TARGETSTREAMER_H
#define LLVM_LIB_TARGET_Q7X2_MCTARGETDESC_Q7X2TARGETSTREAMER_H

#include "MCTargetDesc/Q7X2KernelInfo.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/MC/MCStreamer.h"
#include <optional>
#include <vector>

namespace llvm {
class MCSubtargetInfo;

class Q7X2TargetStreamer : public MCTargetStreamer {
public:
  explicit Q7X2TargetStreamer(MCStreamer &S) : MCTargetStreamer(S) {}

  virtual void emitKernelBegin(StringRef Name) = 0;
  /// \p Type must satisfy Q7X2::parseParamType; an \p Align of 0 means its own.
  virtual void emitParam(StringRef Type, unsigned Align) = 0;
  /// Describes the last parameter.
  virtual void emitParamInfo(const Q7X2::ParamInfo &Info) = 0;
  virtual void emitHints(StringRef Hints) = 0;
  virtual void emitRequiredBlock(const Q7X2::BlockSize &Size) = 0;
  virtual void emitMaxBlock(const Q7X2::BlockSize &Size) = 0;
  virtual void emitPartialBlocks() = 0;
  virtual void emitShared(uint64_t Bytes) = 0;
  virtual void emitLocal(uint64_t Bytes) = 0;
  virtual void emitKernelEnd() = 0;
};

class Q7X2TargetAsmStreamer : public Q7X2TargetStreamer {
  raw_ostream &OS;

public:
  Q7X2TargetAsmStreamer(MCStreamer &S, raw_ostream &OS)
      : Q7X2TargetStreamer(S), OS(OS) {}

  void emitKernelBegin(StringRef Name) override;
  void emitParam(StringRef Type, unsigned Align) override;
  void emitParamInfo(const Q7X2::ParamInfo &Info) override;
  void emitHints(StringRef Hints) override;
  void emitRequiredBlock(const Q7X2::BlockSize &Size) override;
  void emitMaxBlock(const Q7X2::BlockSize &Size) override;
  void emitPartialBlocks() override;
  void emitShared(uint64_t Bytes) override;
  void emitLocal(uint64_t Bytes) override;
  void emitKernelEnd() override;
};

class Q7X2TargetELFStreamer : public Q7X2TargetStreamer {
  /// The code of a section from one symbol to the next; local labels do not
  /// count.
  struct Run {
    Q7X2::Resources Used;
    SmallVector<const MCSymbol *, 2> Targets; ///< Of branches and calls.
    std::optional<size_t> Next;               ///< The run that follows.
    bool FallsThrough = true;                 ///< To that one.
    bool CallsUnknown = false;                ///< An address in a register.
  };

  const MCInstrInfo &MII;
  std::vector<Q7X2::KernelInfo> Kernels;
  std::vector<SmallVector<size_t, 1>> KernelRuns; // numbers, per kernel
  std::vector<Run> Runs;
  DenseMap<const MCSymbol *, size_t> RunOf;
  DenseMap<const MCSection *, size_t> LastRun;
  bool InKernel = false;

public:
  Q7X2TargetELFStreamer(MCStreamer &S, const MCInstrInfo &MII)
      : Q7X2TargetStreamer(S), MII(MII) {}

  void emitKernelBegin(StringRef Name) override;
  void emitParam(StringRef Type, unsigned Align) override;
  void emitParamInfo(const Q7X2::ParamInfo &Info) override;
  void emitHints(StringRef Hints) override;
  void emitRequiredBlock(const Q7X2::BlockSize &Size) override;
  void emitMaxBlock(const Q7X2::BlockSize &Size) override;
  void emitPartialBlocks() override;
  void emitShared(uint64_t Bytes) override;
  void emitLocal(uint64_t Bytes) override;
  void emitKernelEnd() override;
  void finish() override;

  void emitLabel(MCSymbol *Symbol) override;

  /// Called for each instruction that the ELF streamer emits.
  void countInstruction(const MCInst &MI);

private:
  size_t getRun(bool IsNew = false);
  Q7X2::Resources getResources(ArrayRef<size_t> Own) const;
  void makeDebugRelocations();
  void writeNotes();
};

} // namespace llvm

#endif
