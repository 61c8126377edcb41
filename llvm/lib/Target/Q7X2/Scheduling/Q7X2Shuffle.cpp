//===-- Q7X2Shuffle.cpp - Random choices, for tests -----------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Q7X2Shuffle.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineScheduler.h"
#include "llvm/CodeGen/RegAllocPriorityAdvisor.h"
#include "llvm/CodeGen/SlotIndexes.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/xxhash.h"

using namespace llvm;
using namespace llvm::Q7X2;

static cl::opt<unsigned> ShuffleSeed(
    "q7x2-shuffle", cl::Hidden, cl::init(0),
    cl::desc("Schedule and allocate registers at random, beginning the random "
             "numbers with this one; 0: do not"));

bool Q7X2::isShuffling() { return ShuffleSeed; }

// Hash the seeds, since successive seeds yield successive first numbers.
static unsigned makeSeed(const MachineFunction &MF, unsigned Salt) {
  const uint64_t Parts[] = {ShuffleSeed, xxh3_64bits(MF.getName()), Salt};
  return xxh3_64bits(
      ArrayRef(reinterpret_cast<const uint8_t *>(Parts), sizeof(Parts)));
}

Shuffle::Shuffle(const MachineFunction &MF, unsigned Salt)
    : Numbers(makeSeed(MF, Salt)) {}

namespace {

class RandomStrategy : public MachineSchedStrategy {
public:
  explicit RandomStrategy(const MachineFunction &MF) : Random(MF) {}

  MachineSchedPolicy getPolicy() const override {
    MachineSchedPolicy Policy;
    Policy.OnlyBottomUp = true;
    return Policy;
  }
  bool shouldTrackPressure() const override { return false; }
  void initialize(ScheduleDAGMI *) override { Ready.clear(); }
  void releaseTopNode(SUnit *) override {}
  void releaseBottomNode(SUnit *SU) override { Ready.push_back(SU); }
  void schedNode(SUnit *, bool) override {}
  SUnit *pickNode(bool &IsTopNode) override {
    IsTopNode = false;
    if (Ready.empty())
      return nullptr;
    std::swap(Ready[Random.below(Ready.size())], Ready.back());
    SUnit *SU = Ready.back();
    Ready.pop_back();
    return SU;
  }

private:
  Shuffle Random;
  std::vector<SUnit *> Ready;
};

class RandomPriority : public RegAllocPriorityAdvisor {
public:
  RandomPriority(const MachineFunction &MF, const RAGreedy &RA, SlotIndexes &SI)
      : RegAllocPriorityAdvisor(MF, RA, &SI), Random(MF) {}
  unsigned getPriority(const LiveInterval &) const override {
    return Random.below(1 << 20);
  }

private:
  mutable Shuffle Random;
};

class PriorityProvider : public RegAllocPriorityAdvisorProvider {
public:
  PriorityProvider() : RegAllocPriorityAdvisorProvider(AdvisorMode::Default) {}
  std::unique_ptr<RegAllocPriorityAdvisor>
  getAdvisor(const MachineFunction &MF, const RAGreedy &RA,
             SlotIndexes &SI) override {
    if (isShuffling())
      return std::make_unique<RandomPriority>(MF, RA, SI);
    return std::make_unique<DefaultPriorityAdvisor>(MF, RA, &SI);
  }
};

/// Replaces LLVM's pass of this type.
class PriorityPass : public RegAllocPriorityAdvisorAnalysisLegacy {
public:
  PriorityPass()
      : RegAllocPriorityAdvisorAnalysisLegacy(AdvisorMode::Default) {}
  bool doInitialization(Module &) override {
    Provider = std::make_unique<PriorityProvider>();
    return false;
  }
};

} // namespace

std::unique_ptr<MachineSchedStrategy>
Q7X2::createRandomStrategy(const MachineFunction &MF) {
  return std::make_unique<RandomStrategy>(MF);
}

ImmutablePass *Q7X2::createPriorityAdvisorPass() { return new PriorityPass(); }
