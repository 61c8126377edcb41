//===-- Q7X2Subtarget.cpp - CPUs and features -----------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Q7X2Subtarget.h"
#include "MCTargetDesc/Q7X2BaseInfo.h"
#include "llvm/CodeGen/ScheduleDAG.h"

using namespace llvm;

#define DEBUG_TYPE "q7x2-subtarget"

#define GET_SUBTARGETINFO_TARGET_DESC
#define GET_SUBTARGETINFO_CTOR
#include "Q7X2GenSubtargetInfo.inc"

/// Returns the name of the CPU, which is generic if none is given: LLVM finds
/// the scheduling model by name.
static StringRef getCPUName(StringRef CPU) {
  return CPU.empty() ? "generic" : CPU;
}

Q7X2Subtarget::Q7X2Subtarget(const Triple &TT, StringRef CPU, StringRef FS,
                             const TargetMachine &TM)
    : Q7X2GenSubtargetInfo(TT, getCPUName(CPU), /*TuneCPU=*/getCPUName(CPU),
                           FS),
      InstrInfo(*this), TLInfo(TM, *this) {
  ParseSubtargetFeatures(getCPUName(CPU), getCPUName(CPU), FS);
}

static bool isPredicate(MCRegister Reg) {
  return Q7X2::PPRRegClass.contains(Reg) || Q7X2::UPPRRegClass.contains(Reg);
}

/// Sets the latencies of anti and output dependences, since LLVM's model only
/// has latencies of results.
void Q7X2Subtarget::adjustSchedDependency(SUnit *From, int, SUnit *To, int,
                                          SDep &Dep,
                                          const TargetSchedModel *) const {
  if (Dep.getKind() != SDep::Anti && Dep.getKind() != SDep::Output)
    return;
  if (!From->isInstr() || !To->isInstr() || !Dep.getReg().isPhysical())
    return;
  const Q7X2::UnitInfo *A = Q7X2::lookupUnitOf(From->getInstr()->getOpcode());
  const Q7X2::UnitInfo *B = Q7X2::lookupUnitOf(To->getInstr()->getOpcode());
  if (!A || !B)
    return;
  const bool IsPred = isPredicate(Dep.getReg().asMCReg());
  Dep.setLatency(Dep.getKind() == SDep::Anti
                     ? Q7X2::cyclesToOverwrite(*A, *B, IsPred)
                     : Q7X2::cyclesToRewrite(*A, *B, IsPred));
}
