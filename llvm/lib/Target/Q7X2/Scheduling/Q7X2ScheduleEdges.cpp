//===-- Q7X2ScheduleEdges.cpp - Adjust LLVM's dependence graphs -----------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Adds edges that the dependence graph of a region lacks, and removes
// superfluous ones:
//
// - LLVM assumes that all live-ins of a region are available when the region
//   begins. The result of a load before the region may not be: its first user
//   would wait, and with it the loads that follow. An edge from the entry of
//   the region has the remaining latency.
//
//     LDG R0                        LDG R0
//     BRA                           BRA
//     FADD R1, R0, R0       =>      LDG R2
//     LDG R2                        FADD R1, R0, R0
//
// - The loads of a single-block loop for its next iteration are needed when
//   that begins. An edge to the exit of the region has the latency of the load.
//
// - Volatile and atomic accesses form a chain, which keeps their order.
//   Q7X2InstrInfo::isGlobalMemoryObject says that unordered (monotonic) ones
//   are no barrier for other accesses, which may cross them if they do not
//   alias. Stores do not cross atomic accesses: locks and flags without fences,
//   which are not portable, work nevertheless. The WARPSYNC of an exchange
//   within a warp is a part of the chain and, for stores, an atomic access: the
//   other threads may wait for a store before they take part. Loads cross it.
//
//     ATOMS.ADD RZ, [R4], R0        LDG R1
//     LDG R1                   =>   ATOMS.ADD RZ, [R4], R0
//     ATOMS.ADD RZ, [R5], R1        ATOMS.ADD RZ, [R5], R1
//
// - Loads of memory that does not change during a launch
//   (Q7X2KernelArguments.cpp) may cross barriers and stores. LLVM allows this
//   only for loads that can be speculated.
//
// - An operation waits for two loads, one of which must follow the store of a
//   previous result. The other one is issued while that result is awaited, by
//   an edge to it: bottom-up, it would be placed no earlier than its latency
//   requires, after the wait.
//
//     LDG R0; LDG R1                LDG R0; LDG R1; LDG R2
//     FFMA R1, R0, R5, R1           FFMA R1, R0, R5, R1
//     STG R1                   =>   STG R1
//     LDG R0; LDG R2                LDG R0
//     FFMA R2, R0, R6, R2           FFMA R2, R0, R6, R2
//
// Requires loop information. Guarantees the order of volatile and atomic
// accesses. To find results in flight, it times a bounded number of
// instructions on a few paths to a region, with allocated registers.
//
//===----------------------------------------------------------------------===//

#include "MCTargetDesc/Q7X2BaseInfo.h"
#include "Q7X2InstrInfo.h"
#include "Q7X2Scheduler.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/CodeGen/LiveIntervals.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineLoopInfo.h"
#include "llvm/CodeGen/MachineScheduler.h"
#include "llvm/CodeGen/ScheduleDAGInstrs.h"
#include "llvm/CodeGen/ScheduleDAGMutation.h"
#include "llvm/CodeGen/TargetSchedule.h"
#include "llvm/Support/CommandLine.h"

using namespace llvm;
using namespace llvm::Q7X2;

#define DEBUG_TYPE "q7x2-schedule-edges"

ALWAYS_ENABLED_STATISTIC(NumInFlight,
                         "Number of instructions that wait for other regions");

static cl::opt<unsigned>
    MaxDistance("q7x2-max-in-flight-distance", cl::Hidden, cl::init(48),
                cl::desc("How many instructions before a region are looked at "
                         "for results that are in flight when it begins"));

static constexpr unsigned MaxPaths = 4;

namespace {

/// The results that are in flight where a region begins.
class InFlight {
public:
  InFlight(const ScheduleDAGInstrs &DAG, const MachineLoopInfo &Loops)
      : TRI(*DAG.TRI), Model(*DAG.getSchedModel()), Loops(Loops),
        Latencies(TRI.getNumRegUnits()) {}

  /// Follows the paths to the instruction before \p I.
  void follow(const MachineBasicBlock &MBB,
              MachineBasicBlock::const_reverse_iterator I);
  bool empty() const { return IsEmpty; }
  /// Returns how long an instruction waits for its registers. Later
  /// instructions do not wait for its defs.
  unsigned wait(const MachineInstr &MI);

private:
  const TargetRegisterInfo &TRI;
  const TargetSchedModel &Model;
  const MachineLoopInfo &Loops;
  unsigned Paths = 0;
  bool IsEmpty = true;
  SmallVector<const MachineInstr *, 64> Path; // last one first
  std::vector<unsigned> Latencies;            // of register units

  template <typename Function>
  void forEachUnit(const MachineInstr &MI, Function F) const;
  void time();
};

/// Adds edges from the entry of a region to users of results in flight.
class InFlightEdges : public ScheduleDAGMutation {
  const MachineLoopInfo &Loops;

public:
  InFlightEdges(const MachineLoopInfo &Loops) : Loops(Loops) {}
  void apply(ScheduleDAGInstrs *DAG) override;
};

/// Adds edges from loads for the next iteration to the exit of a region.
class NextIterationEdges : public ScheduleDAGMutation {
  void apply(ScheduleDAGInstrs *DAG) override;
};

/// Adds edges from loads to the results before a store that they may cross.
class IndependentLoadEdges : public ScheduleDAGMutation {
  void apply(ScheduleDAGInstrs *DAG) override;
};

/// Adds edges between volatile or atomic accesses, and exchanges.
class OrderedAccessEdges : public ScheduleDAGMutation {
  void apply(ScheduleDAGInstrs *DAG) override;
};

/// Removes edges between invariant loads and other accesses.
class InvariantLoadEdges : public ScheduleDAGMutation {
  void apply(ScheduleDAGInstrs *DAG) override;
};

} // namespace

static bool hasVariableLatency(const MachineInstr &MI) {
  return MI.getDesc().TSFlags & TSFlag::HasWsb;
}

template <typename Function>
void InFlight::forEachUnit(const MachineInstr &MI, Function F) const {
  for (const MachineOperand &MO : MI.operands())
    if (MO.isReg() && MO.getReg() && !MO.isUndef())
      for (MCRegUnit Unit : TRI.regunits(MO.getReg().asMCReg()))
        F(MO, static_cast<unsigned>(Unit));
}

/// Times the instructions of the path. None issues before its uses and defs are
/// available.
void InFlight::time() {
  ++Paths;
  if (none_of(Path,
              [](const MachineInstr *MI) { return hasVariableLatency(*MI); }))
    return;
  std::vector<unsigned> Ready(Latencies.size());
  unsigned Now = 0;
  for (const MachineInstr *MI : reverse(Path)) {
    forEachUnit(*MI, [&](const MachineOperand &, unsigned Unit) {
      Now = std::max(Now, Ready[Unit]);
    });
    if (hasVariableLatency(*MI)) {
      const unsigned End = Now + Model.computeInstrLatency(MI);
      forEachUnit(*MI, [&](const MachineOperand &MO, unsigned Unit) {
        if (MO.isDef())
          Ready[Unit] = End;
      });
    }
    ++Now;
  }
  for (auto [Latency, Time] : zip(Latencies, Ready))
    if (Time > Now) {
      Latency = std::max(Latency, Time - Now);
      IsEmpty = false;
    }
}

void InFlight::follow(const MachineBasicBlock &MBB,
                      MachineBasicBlock::const_reverse_iterator I) {
  const size_t Size = Path.size();
  bool IsEnd = false;
  for (; I != MBB.rend() && !IsEnd; ++I) {
    if (I->isDebugOrPseudoInstr())
      continue;
    // A call waits for all results.
    IsEnd = Path.size() >= MaxDistance || I->isCall();
    if (!IsEnd)
      Path.push_back(&*I);
  }
  // A loop is entered less often than it is repeated.
  const MachineLoop *Loop =
      Loops.isLoopHeader(&MBB) ? Loops.getLoopFor(&MBB) : nullptr;
  if (!IsEnd)
    for (const MachineBasicBlock *Pred : MBB.predecessors())
      if (Paths < MaxPaths && (!Loop || Loop->contains(Pred)))
        follow(*Pred, Pred->rbegin());
  if (IsEnd || MBB.pred_empty())
    time();
  Path.truncate(Size);
}

unsigned InFlight::wait(const MachineInstr &MI) {
  unsigned Latency = 0;
  forEachUnit(MI, [&](const MachineOperand &, unsigned Unit) {
    Latency = std::max(Latency, Latencies[Unit]);
  });
  forEachUnit(MI, [&](const MachineOperand &MO, unsigned Unit) {
    if (MO.isDef())
      Latencies[Unit] = 0;
  });
  return Latency;
}

void InFlightEdges::apply(ScheduleDAGInstrs *DAG) {
  // Only loads are worth being issued before the wait.
  if (none_of(DAG->SUnits,
              [](const SUnit &SU) { return SU.getInstr()->mayLoad(); }))
    return;
  const MachineInstr &First = *DAG->SUnits.front().getInstr();
  InFlight Results(*DAG, Loops);
  Results.follow(*First.getParent(),
                 std::next(MachineBasicBlock::const_reverse_iterator(First)));
  if (Results.empty())
    return;
  for (SUnit &SU : DAG->SUnits)
    if (const unsigned Latency = Results.wait(*SU.getInstr())) {
      SDep Edge(&DAG->EntrySU, SDep::Artificial);
      Edge.setLatency(Latency);
      SU.addPred(Edge);
      ++NumInFlight;
    }
}

/// Returns whether a load in a single-block loop produces a value for the next
/// iteration.
static bool isForNextIteration(const SUnit &SU, const MachineBasicBlock &MBB,
                               const LiveIntervals &LIS) {
  const Register Result = SU.getInstr()->getOperand(0).getReg();
  return Result.isVirtual() &&
         none_of(SU.Succs,
                 [](const SDep &Succ) {
                   return Succ.getKind() == SDep::Data &&
                          !Succ.getSUnit()->isBoundaryNode();
                 }) &&
         LIS.isLiveInToMBB(LIS.getInterval(Result), &MBB);
}

void NextIterationEdges::apply(ScheduleDAGInstrs *DAG) {
  const MachineBasicBlock &MBB = *DAG->SUnits.front().getInstr()->getParent();
  if (!MBB.isSuccessor(&MBB))
    return;
  const LiveIntervals &LIS = *static_cast<ScheduleDAGMILive *>(DAG)->getLIS();
  for (SUnit &SU : DAG->SUnits) {
    const MachineInstr &MI = *SU.getInstr();
    if (!MI.mayLoad() || MI.getNumExplicitDefs() == 0 ||
        !isForNextIteration(SU, MBB, LIS))
      continue;
    SDep Edge(&SU, SDep::Artificial);
    Edge.setLatency(DAG->getSchedModel()->computeInstrLatency(&MI));
    DAG->ExitSU.addPred(Edge);
  }
}

static bool isLoad(const SUnit &SU) {
  return !SU.isBoundaryNode() && SU.getInstr()->mayLoad() &&
         !SU.getInstr()->mayStore();
}

static bool isLoaded(const SDep &Edge) {
  return Edge.getKind() == SDep::Data && isLoad(*Edge.getSUnit());
}

static bool followsStore(const SUnit &SU) {
  return any_of(SU.Preds, [](const SDep &Pred) {
    return Pred.isNormalMemoryOrBarrier() &&
           Pred.getSUnit()->getInstr()->mayStore();
  });
}

/// Returns the loads that need not follow a store and whose users also use one
/// that does.
static SmallSetVector<SUnit *, 4> findIndependentLoads(const SUnit &Store) {
  SmallSetVector<SUnit *, 4> Loads;
  for (const SDep &Next : Store.Succs)
    if (Next.isNormalMemoryOrBarrier() && isLoad(*Next.getSUnit()))
      for (const SDep &Use : Next.getSUnit()->Succs)
        if (Use.getKind() == SDep::Data)
          for (const SDep &Operand : Use.getSUnit()->Preds)
            if (isLoaded(Operand) && !followsStore(*Operand.getSUnit()))
              Loads.insert(Operand.getSUnit());
  return Loads;
}

void IndependentLoadEdges::apply(ScheduleDAGInstrs *DAG) {
  for (SUnit &Store : DAG->SUnits) {
    if (!Store.getInstr()->mayStore())
      continue;
    const SmallSetVector<SUnit *, 4> Loads = findIndependentLoads(Store);
    for (const SDep &Pred : Store.Preds)
      if (Pred.getKind() == SDep::Data &&
          any_of(Pred.getSUnit()->Preds, isLoaded))
        for (SUnit *Load : Loads)
          DAG->addEdge(Pred.getSUnit(), SDep(Load, SDep::Artificial));
  }
}

static bool isOrdered(const MachineInstr &MI) {
  return MI.hasUnmodeledSideEffects() ||
         (MI.mayLoadOrStore() &&
          any_of(MI.memoperands(), [](const MachineMemOperand *MMO) {
            return !MMO->isUnordered();
          }));
}

/// Returns whether stores do not cross an instruction.
static bool separatesStores(const MachineInstr &MI) {
  return isSyncOfExchange(MI) ||
         any_of(MI.memoperands(),
                [](const MachineMemOperand *MMO) { return MMO->isAtomic(); });
}

void OrderedAccessEdges::apply(ScheduleDAGInstrs *DAG) {
  SUnit *Last = nullptr, *LastSeparator = nullptr;
  SmallVector<SUnit *> Stores; // since the last separator
  for (SUnit &SU : DAG->SUnits) {
    const MachineInstr &MI = *SU.getInstr();
    if (isOrdered(MI)) {
      if (Last)
        DAG->addEdge(&SU, SDep(Last, SDep::Barrier));
      Last = &SU;
    }
    if (separatesStores(MI)) {
      for (SUnit *Store : Stores)
        DAG->addEdge(&SU, SDep(Store, SDep::Barrier));
      Stores.clear();
      LastSeparator = &SU;
    } else if (MI.mayStore()) {
      if (LastSeparator)
        DAG->addEdge(&SU, SDep(LastSeparator, SDep::Barrier));
      Stores.push_back(&SU);
    }
  }
}

static SmallVector<SDep, 8> getMemoryEdges(ArrayRef<SDep> Edges) {
  SmallVector<SDep, 8> Found;
  copy_if(Edges, std::back_inserter(Found),
          [](const SDep &Edge) { return Edge.isNormalMemoryOrBarrier(); });
  return Found;
}

void InvariantLoadEdges::apply(ScheduleDAGInstrs *DAG) {
  for (SUnit &SU : DAG->SUnits) {
    if (!Q7X2::isInvariantLoad(*SU.getInstr()))
      continue;
    const SmallVector<SDep, 8> Preds = getMemoryEdges(SU.Preds),
                               Succs = getMemoryEdges(SU.Succs);
    for (const SDep &Pred : Preds)
      SU.removePred(Pred);
    for (SDep Succ : Succs) {
      SUnit &Other = *Succ.getSUnit();
      Succ.setSUnit(&SU);
      Other.removePred(Succ);
      // The predecessors and successors keep their order.
      for (const SDep &Pred : Preds)
        DAG->addEdge(&Other, SDep(Pred.getSUnit(), SDep::Barrier));
    }
  }
}

std::unique_ptr<ScheduleDAGMutation>
Q7X2::createInFlightEdges(const MachineLoopInfo &Loops) {
  return std::make_unique<InFlightEdges>(Loops);
}

std::unique_ptr<ScheduleDAGMutation> Q7X2::createIndependentLoadEdges() {
  return std::make_unique<IndependentLoadEdges>();
}

std::unique_ptr<ScheduleDAGMutation> Q7X2::createNextIterationEdges() {
  return std::make_unique<NextIterationEdges>();
}

std::unique_ptr<ScheduleDAGMutation> Q7X2::createOrderedAccessEdges() {
  return std::make_unique<OrderedAccessEdges>();
}

std::unique_ptr<ScheduleDAGMutation> Q7X2::createInvariantLoadEdges() {
  return std::make_unique<InvariantLoadEdges>();
}
