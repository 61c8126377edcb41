//===-- Q7X2Scheduler.cpp - Scheduling of machine instructions ------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Requires nothing. Guarantees nothing but dependences.
//
// Time and memory for a region grow quadratically with its memory accesses,
// each of which is compared to all others. So a region is scheduled in windows
// of at most MaxWindow instructions, bottom-up.
//
// Before register allocation, registers hide latencies, up to the budget that
// occupancy sets. Each region is first scheduled for latency alone, by LLVM's
// GenericScheduler. If that exceeds the budget, the region is scheduled again,
// bottom-up, by two rules that apply while registers are free: keep the order,
// but place loads as early as possible; or prefer the longest path. When no
// register is free, values are defined close to their uses. If none of these
// orders is within the budget, both rules get the registers that the best
// order's occupancy leaves a thread; if values would spill, the order before
// scheduling is considered as well. The scheduler keeps the order with the
// highest throughput, by its occupancy and its cycles. This is list scheduling
// in two stages, as in AMDGPU's GCNMaxOccupancySchedStrategy.
//
//     LDG a; LDG b; LDG c; ... ; use a; use b     many registers
//     LDG a; LDG b; use a; LDG c; use b; ...      within the budget, in order
//     LDG a; use a; LDG b; use b; ...             latency not hidden
//
//===----------------------------------------------------------------------===//

#include "Q7X2Scheduler.h"
#include "MCTargetDesc/Q7X2BaseInfo.h"
#include "Q7X2AliasCache.h"
#include "Q7X2MachineFunctionInfo.h"
#include "Q7X2Occupancy.h"
#include "Q7X2RegisterInfo.h"
#include "Q7X2Shuffle.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineScheduler.h"
#include "llvm/CodeGen/RegisterClassInfo.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Debug.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Target/TargetMachine.h"

using namespace llvm;

#define DEBUG_TYPE "q7x2-scheduler"

ALWAYS_ENABLED_STATISTIC(NumOverBudget,
                         "Number of regions that exceed the register budget");
ALWAYS_ENABLED_STATISTIC(NumBottomUp,
                         "Number of regions scheduled bottom-up for registers");
ALWAYS_ENABLED_STATISTIC(NumUnscheduled,
                         "Number of regions whose order is kept for registers");

static cl::opt<unsigned>
    MaxWindow("q7x2-scheduling-window", cl::Hidden, cl::init(1000),
              cl::desc("Instructions that are scheduled at a time"));

/// The maximum number of instructions of a region for which both rules are
/// tried with more registers: in larger ones the longest path alone is as good.
static constexpr unsigned MaxTwice = 250;

namespace {

/// Schedules regions in windows. \p Base is one of LLVM's DAGs.
template <typename Base> class WindowedDAG : public Base {
public:
  template <typename... Arguments>
  WindowedDAG(MachineSchedContext *C, Arguments &&...Others)
      : Base(C, std::forward<Arguments>(Others)...),
        Aliases(*C->AA, *C->MF->getInfo<Q7X2MachineFunctionInfo>(),
                C->MF->getTarget().getTargetTriple()) {
    Base::AA = &Aliases.getResults();
    Base::addMutation(Q7X2::createOrderedAccessEdges());
  }
  void schedule() final;

protected:
  virtual void scheduleWindow() { Base::schedule(); }

private:
  Q7X2::AliasCache Aliases;
  MachineBasicBlock::iterator enterWindow(MachineBasicBlock::iterator Top,
                                          MachineBasicBlock::iterator Bottom);
};

class Q7X2Strategy : public GenericScheduler {
public:
  using GenericScheduler::GenericScheduler;

  void initPolicy(MachineBasicBlock::iterator Begin,
                  MachineBasicBlock::iterator End,
                  unsigned NumRegionInstrs) override {
    GenericScheduler::initPolicy(Begin, End, NumRegionInstrs);
    IsBottomUp = false;
    MoreRegisters = 0;
  }
  /// Schedules the next region for the register budget plus \p More registers.
  void keepBudget(bool InOrder, unsigned More) {
    IsBottomUp = true;
    IsInOrder = InOrder;
    MoreRegisters = More;
    RegionPolicy.OnlyBottomUp = true;
  }
  void initialize(ScheduleDAGMI *DAG) override;

  SUnit *pickNode(bool &IsTopNode) override;
  void schedNode(SUnit *SU, bool IsTopNode) override {
    if (!IsBottomUp)
      GenericScheduler::schedNode(SU, IsTopNode);
  }
  void releaseTopNode(SUnit *SU) override {
    if (!IsBottomUp)
      GenericScheduler::releaseTopNode(SU);
  }
  void releaseBottomNode(SUnit *SU) override {
    if (IsBottomUp)
      Ready.push_back(SU);
    else
      GenericScheduler::releaseBottomNode(SU);
  }

private:
  bool IsBottomUp = false;    // within the register budget
  bool IsInOrder = false;     // then keep the order, except for loads
  unsigned MoreRegisters = 0; // above the budget
  std::vector<SUnit *> Ready;

  bool isBetter(SchedCandidate &Try, SchedCandidate &Best) const;
};

class Q7X2ScheduleDAG : public WindowedDAG<ScheduleDAGMILive> {
public:
  using WindowedDAG::WindowedDAG;

protected:
  void scheduleWindow() override;

private:
  struct Order {
    std::vector<MachineInstr *> Instructions;
    unsigned Excess; // registers above the budget
    unsigned Cycles; // estimated
  };
  bool isBetter(const Order &A, const Order &B) const;
  uint64_t getCost(const Order &O, const Order &Other) const;
  bool isWorthFewerWarps(const Order &A, const Order &B) const;
  bool countsPredicates() const;
  unsigned estimateCycles(ArrayRef<MachineInstr *> Order) const;
  std::vector<MachineInstr *> getInstructions() const;
  Order getOrder(unsigned Excess) const;
  unsigned countExcess(bool WithPredicates) const;
  void restore(ArrayRef<MachineInstr *> Order);
};

} // namespace

/// Makes at most MaxWindow instructions above Bottom the region. Returns its
/// beginning.
template <typename Base>
MachineBasicBlock::iterator
WindowedDAG<Base>::enterWindow(MachineBasicBlock::iterator Top,
                               MachineBasicBlock::iterator Bottom) {
  MachineBasicBlock::iterator Begin = Bottom;
  unsigned Count = 0;
  while (Begin != Top && Count < MaxWindow)
    Count += !(--Begin)->isDebugOrPseudoInstr();
  Base::enterRegion(Base::BB, Begin, Bottom, Count);
  return Begin;
}

template <typename Base> void WindowedDAG<Base>::schedule() {
  if (Base::NumRegionInstrs <= MaxWindow)
    return scheduleWindow();
  const MachineBasicBlock::iterator Top = Base::RegionBegin;
  bool IsLast;
  do {
    // Scheduling changes RegionBegin, where the next window ends.
    IsLast = enterWindow(Top, Base::RegionEnd) == Top;
    scheduleWindow();
    if (!IsLast) {
      Base::RegionEnd = Base::RegionBegin;
      Base::exitRegion();
    }
  } while (!IsLast);
}

/// Raises the limits by \c MoreRegisters, by adding them to the registers that
/// the pressure tracker does not count.
void Q7X2Strategy::initialize(ScheduleDAGMI *Region) {
  GenericScheduler::initialize(Region);
  if (!MoreRegisters)
    return;
  auto &Tracker = const_cast<RegPressureTracker &>(DAG->getBotRPTracker());
  SmallVector<unsigned, 32> Uncounted(Tracker.getLiveThru());
  Uncounted.resize(TRI->getNumRegPressureSets());
  for (unsigned Set = 0; Set != Uncounted.size(); ++Set)
    if (static_cast<const Q7X2RegisterInfo *>(TRI)->isGeneralPressureSet(Set))
      Uncounted[Set] += MoreRegisters;
  Tracker.initLiveThru(Uncounted);
}

/// Prefers copies of physical registers next to their uses, then lower excess
/// pressure, then the end of the longest path or the previous order.
bool Q7X2Strategy::isBetter(SchedCandidate &Try, SchedCandidate &Best) const {
  if (!Best.isValid())
    return true;
  if (tryGreater(biasPhysReg(Try.SU, /*isTop=*/false),
                 biasPhysReg(Best.SU, /*isTop=*/false), Try, Best, PhysReg))
    return Try.Reason != NoCand;
  const bool IsLoad = Try.SU->getInstr()->mayLoad(),
             BestIsLoad = Best.SU->getInstr()->mayLoad();
  // Loads are ordered like their uses: Ready has them in the order in which
  // their uses were scheduled.
  if (IsInOrder && IsLoad && BestIsLoad)
    return false;
  if (tryPressure(Try.RPDelta.Excess, Best.RPDelta.Excess, Try, Best, RegExcess,
                  TRI, DAG->MF))
    return Try.Reason != NoCand;
  // Loads are as early as the registers allow. If none is free, a load that
  // takes one for its address enables others that take none.
  if (IsInOrder && IsLoad != BestIsLoad)
    return IsLoad == (Try.RPDelta.Excess.getUnitInc() > 0);
  if (!IsInOrder && Try.SU->getDepth() != Best.SU->getDepth())
    return Try.SU->getDepth() > Best.SU->getDepth();
  return Try.SU->NodeNum > Best.SU->NodeNum;
}

SUnit *Q7X2Strategy::pickNode(bool &IsTopNode) {
  if (!IsBottomUp)
    return GenericScheduler::pickNode(IsTopNode);
  SchedCandidate Best;
  const RegPressureTracker &Tracker = DAG->getBotRPTracker();
  auto &Scratch = const_cast<RegPressureTracker &>(Tracker); // restored
  for (SUnit *SU : Ready) {
    SchedCandidate Try;
    initCandidate(Try, SU, /*AtTop=*/false, Tracker, Scratch);
    if (isBetter(Try, Best)) {
      Try.Reason = NodeOrder;
      Best.setBest(Try);
    }
  }
  IsTopNode = false;
  llvm::erase(Ready, Best.SU);
  return Best.SU;
}

/// Returns whether an instruction loads memory other than shared memory.
static bool isSlowLoad(const MachineInstr &MI) {
  const Q7X2::UnitInfo *Unit = Q7X2::lookupUnitOf(MI.getOpcode());
  return MI.mayLoad() && !(Unit && Unit->Self == Q7X2Unit::LSUShared);
}

/// Returns whether predicates count. Between several loads, moving predicates
/// to general registers is cheaper than making the loads wait for each other.
bool Q7X2ScheduleDAG::countsPredicates() const {
  constexpr unsigned MaxLoads = 2;
  unsigned Predicates = 0, Loads = 0;
  for (const MachineInstr &MI : make_range(RegionBegin, RegionEnd)) {
    Loads += isSlowLoad(MI);
    for (const MachineOperand &Def : MI.defs())
      Predicates += Def.getReg().isVirtual() &&
                    MRI.getRegClass(Def.getReg()) == &Q7X2::PPRRegClass;
  }
  return Loads <= MaxLoads && Predicates > Q7X2::PPRRegClass.getNumRegs();
}

/// Returns the registers above the budget in the current order of the region,
/// plus the predicates above the number of their registers.
unsigned Q7X2ScheduleDAG::countExcess(bool WithPredicates) const {
  IntervalPressure Total;
  RegPressureTracker Tracker(Total);
  Tracker.init(&MF, RegClassInfo, LIS, BB, LiveRegionEnd,
               /*TrackLaneMasks=*/false, /*TrackUntiedDefs=*/true);
  // The tracker skips debug instructions, including those at the beginning of
  // the region.
  const MachineBasicBlock::const_iterator Begin =
      skipDebugInstructionsForward(RegionBegin, RegionEnd);
  while (Tracker.getPos() != Begin)
    Tracker.recede();
  auto ExcessOf = [&](const TargetRegisterClass &RC) {
    unsigned Excess = 0;
    for (const int *Set = TRI->getRegClassPressureSets(&RC); *Set != -1;
         ++Set) {
      const unsigned Pressure = Total.MaxSetPressure[*Set];
      const unsigned Limit = RegClassInfo->getRegPressureSetLimit(*Set);
      Excess = std::max(Excess, Pressure - std::min(Pressure, Limit));
    }
    return Excess;
  };
  // Moving a few predicates to general registers is cheaper than another order.
  constexpr unsigned FewPredicates = 4;
  const unsigned Predicates = WithPredicates ? ExcessOf(Q7X2::PPRRegClass) : 0;
  return ExcessOf(Q7X2::GPRRegClass) +
         (Predicates > FewPredicates ? Predicates : 0);
}

/// Restores an order. Debug instructions, which have no slot indexes, follow
/// the others.
void Q7X2ScheduleDAG::restore(ArrayRef<MachineInstr *> Order) {
  MachineBasicBlock::iterator Next = RegionBegin;
  for (MachineInstr *MI : Order) {
    Next = skipDebugInstructionsForward(Next, RegionEnd);
    if (&*Next == MI)
      ++Next;
    else
      moveInstruction(MI, Next);
  }
  placeDebugValues();
}

std::vector<MachineInstr *> Q7X2ScheduleDAG::getInstructions() const {
  std::vector<MachineInstr *> Instructions;
  for (MachineInstr &MI : make_range(RegionBegin, RegionEnd))
    if (!MI.isDebugOrPseudoInstr())
      Instructions.push_back(&MI);
  return Instructions;
}

/// Returns the region's current order, whose excess is known.
Q7X2ScheduleDAG::Order Q7X2ScheduleDAG::getOrder(unsigned Excess) const {
  Order O;
  O.Excess = Excess;
  O.Instructions = getInstructions();
  O.Cycles = estimateCycles(O.Instructions);
  return O;
}

/// Estimates the cycles of a lone warp that issues one instruction per cycle.
unsigned Q7X2ScheduleDAG::estimateCycles(ArrayRef<MachineInstr *> Order) const {
  DenseMap<const SUnit *, unsigned> Issued;
  unsigned Cycle = 0;
  for (MachineInstr *MI : Order) {
    const SUnit *SU = getSUnit(MI);
    ++Cycle;
    for (const SDep &Pred : SU->Preds)
      if (const auto It = Issued.find(Pred.getSUnit()); It != Issued.end())
        Cycle = std::max(Cycle, It->second + Pred.getLatency());
    Issued[SU] = Cycle;
  }
  for (const SDep &Pred : ExitSU.Preds)
    Cycle = std::max(Cycle, Issued.lookup(Pred.getSUnit()) + Pred.getLatency());
  return Cycle;
}

/// Returns whether \p A is better: if excess registers cannot be had, it takes
/// fewer of them; if they cost occupancy, its throughput is higher.
bool Q7X2ScheduleDAG::isBetter(const Order &A, const Order &B) const {
  const unsigned Budget = Q7X2::getRegisterBudget(MF.getFunction());
  if (Budget == Q7X2::getMaxRegisters(MF.getFunction()))
    return std::tie(A.Excess, A.Cycles) < std::tie(B.Excess, B.Cycles);
  return getCost(A, B) < getCost(B, A);
}

/// Returns the cycles of an order times the warps that the other one leaves.
uint64_t Q7X2ScheduleDAG::getCost(const Order &O, const Order &Other) const {
  const unsigned Budget = Q7X2::getRegisterBudget(MF.getFunction());
  return uint64_t(O.Cycles) * Q7X2::getOccupancy(Budget + Other.Excess);
}

/// Returns whether an order is worth a lower occupancy. The allocator may need
/// more registers than there are values, so a marginally better order does not
/// qualify.
bool Q7X2ScheduleDAG::isWorthFewerWarps(const Order &A, const Order &B) const {
  return 10 * getCost(A, B) <= 9 * getCost(B, A);
}

void Q7X2ScheduleDAG::scheduleWindow() {
  const std::vector<MachineInstr *> Source = getInstructions();
  ScheduleDAGMILive::schedule();
  const bool WithPredicates = countsPredicates();
  // No instruction defines more than four registers.
  if (!WithPredicates &&
      4 * NumRegionInstrs < Q7X2::getRegisterBudget(MF.getFunction()))
    return;
  const unsigned Excess = countExcess(WithPredicates);
  if (!Excess)
    return;
  ++NumOverBudget;
  // LLVM's strategy does not track pressure in small regions.
  ShouldTrackPressure = true;
  Order Best = getOrder(Excess);
  bool IsBest = true, IsBottomUp = false;
  auto tryCurrent = [&](const char *Name, unsigned MoreRegisters) {
    Order Next = getOrder(countExcess(WithPredicates));
    LLVM_DEBUG(dbgs() << printMBBReference(*BB) << ": " << Best.Excess
                      << " registers above the budget, " << Best.Cycles
                      << " cycles; " << Name << ' ' << Next.Excess << ", "
                      << Next.Cycles << '\n');
    IsBest = isBetter(Next, Best) &&
             (Next.Excess <= std::max(MoreRegisters, Best.Excess) ||
              isWorthFewerWarps(Next, Best));
    if (IsBest)
      Best = std::move(Next);
  };
  auto tryBottomUp = [&](bool InOrder, unsigned MoreRegisters) {
    static_cast<Q7X2Strategy &>(*SchedImpl).keepBudget(InOrder, MoreRegisters);
    ScheduleDAGMILive::schedule();
    tryCurrent("bottom-up", MoreRegisters);
    IsBottomUp |= IsBest;
  };
  for (bool InOrder : {true, false})
    tryBottomUp(InOrder, 0);
  // More registers cost nothing while the occupancy stays the same.
  const Function &F = MF.getFunction();
  const unsigned Budget = Q7X2::getRegisterBudget(F);
  const unsigned Free =
      std::min(Q7X2::getRegistersFor(Q7X2::getOccupancy(Budget + Best.Excess)),
               Q7X2::getMaxRegisters(F));
  if (Best.Excess && Free > Budget)
    for (bool InOrder : {true, false})
      if (!InOrder || NumRegionInstrs < MaxTwice)
        tryBottomUp(InOrder, Free - Budget);
  if (Budget + Best.Excess > Q7X2::getMaxRegisters(F)) {
    restore(Source);
    tryCurrent("as before scheduling", 0);
    NumUnscheduled += IsBest;
    IsBottomUp &= !IsBest;
  }
  NumBottomUp += IsBottomUp;
  if (!IsBest)
    restore(Best.Instructions);
}

ScheduleDAGInstrs *llvm::createQ7X2Scheduler(MachineSchedContext *C) {
  if (Q7X2::isShuffling())
    return new WindowedDAG<ScheduleDAGMILive>(
        C, Q7X2::createRandomStrategy(*C->MF));
  auto *DAG = new Q7X2ScheduleDAG(C, std::make_unique<Q7X2Strategy>(C));
  DAG->addMutation(createCopyConstrainDAGMutation(DAG->TII, DAG->TRI));
  DAG->addMutation(Q7X2::createInvariantLoadEdges());
  DAG->addMutation(Q7X2::createIndependentLoadEdges());
  DAG->addMutation(Q7X2::createNextIterationEdges());
  return DAG;
}

ScheduleDAGInstrs *llvm::createQ7X2PostRAScheduler(MachineSchedContext *C) {
  std::unique_ptr<MachineSchedStrategy> Strategy;
  if (Q7X2::isShuffling())
    Strategy = Q7X2::createRandomStrategy(*C->MF);
  else
    Strategy = std::make_unique<PostGenericScheduler>(C);
  auto *DAG = new WindowedDAG<ScheduleDAGMI>(C, std::move(Strategy),
                                             /*RemoveKillFlags=*/true);
  DAG->addMutation(Q7X2::createInFlightEdges(*C->MLI));
  return DAG;
}
