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

/// Returns UnitTable with the intervals between two issues that the CPU's
/// scheduling model has for instructions of each unit.
static std::vector<Q7X2::UnitInfo> tuneUnits(const MCSubtargetInfo &STI,
                                             const MCInstrInfo &MII) {
  std::vector<Q7X2::UnitInfo> Units(Q7X2::getUnitTable());
  const MCSchedModel &Model = STI.getSchedModel();
  if (!Model.hasInstrSchedModel())
    return Units;
  for (const Q7X2::InstrInfoRow &Row : Q7X2::getInstrTable()) {
    const Q7X2::UnitInfo *Unit = Q7X2::lookupUnitOf(Row.Self);
    const MCSchedClassDesc &Class =
        *Model.getSchedClassDesc(MII.get(Row.Self).getSchedClass());
    if (!Unit || !Class.isValid() || Class.isVariant())
      continue;
    assert(&Units[Unit->Self] - Units.data() ==
           Unit - Q7X2::getUnitTable().data());
    for (const MCWriteProcResEntry *E = STI.getWriteProcResBegin(&Class),
                                   *End = STI.getWriteProcResEnd(&Class);
         E != End; ++E)
      Units[Unit->Self].Interval = E->ReleaseAtCycle;
  }
  return Units;
}

Q7X2Subtarget::Q7X2Subtarget(const Triple &TT, StringRef CPU, StringRef FS,
                             const TargetMachine &TM)
    : Q7X2GenSubtargetInfo(TT, getCPUName(CPU), /*TuneCPU=*/getCPUName(CPU),
                           FS),
      InstrInfo(*this), TLInfo(TM, *this) {
  ParseSubtargetFeatures(getCPUName(CPU), getCPUName(CPU), FS);
  Units = tuneUnits(*this, InstrInfo);
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
