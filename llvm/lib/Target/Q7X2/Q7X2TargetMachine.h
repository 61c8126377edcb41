//===-- Q7X2TargetMachine.h - The target ------------------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_Q7X2TARGETMACHINE_H
#define LLVM_LIB_TARGET_Q7X2_Q7X2TARGETMACHINE_H

#include "Q7X2Subtarget.h"
#include "llvm/CodeGen/CodeGenTargetMachineImpl.h"
#include <optional>

namespace llvm {

class Q7X2TargetMachine : public CodeGenTargetMachineImpl {
  std::unique_ptr<TargetLoweringObjectFile> TLOF;
  Q7X2Subtarget Subtarget;

public:
  Q7X2TargetMachine(const Target &T, const Triple &TT, StringRef CPU,
                    StringRef FS, const TargetOptions &Options,
                    std::optional<Reloc::Model> RM,
                    std::optional<CodeModel::Model> CM, CodeGenOptLevel OL,
                    bool JIT);
  ~Q7X2TargetMachine() override;

  /// Returns the only subtarget. Code is generated for one CPU, although
  /// attributes of functions may name the target for which their bitcode was
  /// compiled.
  const Q7X2Subtarget *getSubtargetImpl(const Function &) const override {
    return &Subtarget;
  }
  const Q7X2Subtarget *getSubtargetImpl() const { return &Subtarget; }

  TargetLoweringObjectFile *getObjFileLowering() const override {
    return TLOF.get();
  }
  TargetTransformInfo getTargetTransformInfo(const Function &F) const override;
  TargetPassConfig *createPassConfig(PassManagerBase &PM) override;
  Error buildCodeGenPipeline(ModulePassManager &, raw_pwrite_stream &,
                             raw_pwrite_stream *, CodeGenFileType,
                             const CGPassBuilderOption &,
                             PassInstrumentationCallbacks *) override {
    return createStringError(
        "q7x2 has no code generator for the new pass manager: omit "
        "-enable-new-pm");
  }
  MachineFunctionInfo *
  createMachineFunctionInfo(BumpPtrAllocator &Allocator, const Function &F,
                            const TargetSubtargetInfo *STI) const override;

  ScheduleDAGInstrs *
  createMachineScheduler(MachineSchedContext *C) const override;
  ScheduleDAGInstrs *
  createPostMachineScheduler(MachineSchedContext *C) const override;
  /// Calls clobber the registers that their callee is known to use. In a module
  /// that defines the callee, internal functions then save no registers.
  bool useIPRA() const override { return true; }
  /// Scheduled in addPreEmitPass: LLVM's place for it is before block
  /// placement.
  bool targetSchedulesPostRAScheduling() const override { return true; }

  void registerEarlyDefaultAliasAnalyses(AAManager &AAM) override;
  void registerPassBuilderCallbacks(PassBuilder &PB) override;

  /// Generic and global addresses of the same memory are equal.
  bool isNoopAddrSpaceCast(unsigned SrcAS, unsigned DestAS) const override;
  unsigned getAssumedAddrSpace(const Value *V) const override;
  /// The stack is thread-local.
  unsigned getAddressSpaceForPseudoSourceKind(unsigned Kind) const override;
};

} // namespace llvm

#endif
