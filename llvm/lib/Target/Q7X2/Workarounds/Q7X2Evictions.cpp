//===-- Q7X2Evictions.cpp - Bounded evictions in register allocation ------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An eviction advisor for LLVM's greedy register allocator. To find a register
// whose values are cheaper to spill than the current one, LLVM's own advisor
// examines all 251 registers. If many more values are live than there are
// registers, evictions cascade: a block of 1,500 operations takes half a
// minute. So this advisor bounds the number of searches; after that, a value
// without a register is split and spilled immediately. Values that cannot be
// spilled may always evict others.
//
//===----------------------------------------------------------------------===//

#include "Q7X2Evictions.h"
#include "Scheduling/Q7X2Shuffle.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/CodeGen/LiveInterval.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/CodeGen/RegAllocEvictionAdvisor.h"
#include "llvm/IR/Module.h"

using namespace llvm;

#define DEBUG_TYPE "q7x2-evictions"

STATISTIC(NumBounded, "Number of functions that reach the bound of searches");

namespace {

class BoundedAdvisor : public RegAllocEvictionAdvisor {
public:
  BoundedAdvisor(const MachineFunction &MF, const RAGreedy &RA)
      : RegAllocEvictionAdvisor(MF, RA), LLVMsOwn(MF, RA),
        Left(MinSearches + MF.getRegInfo().getNumVirtRegs() / RegsPerSearch),
        Random(MF) {}

  MCRegister tryFindEvictionCandidate(
      const LiveInterval &LI, const AllocationOrder &Order,
      uint8_t CostPerUseLimit,
      const SmallVirtRegSet &FixedRegisters) const override {
    if (LI.isSpillable() && !maySearch())
      return MCRegister::NoRegister;
    return getAdvisor().tryFindEvictionCandidate(LI, Order, CostPerUseLimit,
                                                 FixedRegisters);
  }

  bool canEvictHintInterference(
      const LiveInterval &LI, MCRegister PhysReg,
      const SmallVirtRegSet &FixedRegisters) const override {
    return getAdvisor().canEvictHintInterference(LI, PhysReg, FixedRegisters);
  }

private:
  // A search takes about a millisecond.
  static constexpr unsigned MinSearches = 200;
  static constexpr unsigned RegsPerSearch = 16;

  const DefaultEvictionAdvisor LLVMsOwn;
  mutable unsigned Left;
  mutable Q7X2::Shuffle Random;

  const RegAllocEvictionAdvisor &getAdvisor() const { return LLVMsOwn; }
  bool maySearch() const {
    if (Q7X2::isShuffling() && Random.below(4) == 0)
      return false;
    NumBounded += Left == 1;
    return Left && --Left;
  }
};

class Provider : public RegAllocEvictionAdvisorProvider {
public:
  Provider(LLVMContext &Context)
      : RegAllocEvictionAdvisorProvider(AdvisorMode::Default, Context) {}

  std::unique_ptr<RegAllocEvictionAdvisor>
  getAdvisor(const MachineFunction &MF, const RAGreedy &RA,
             MachineBlockFrequencyInfo *, MachineLoopInfo *) override {
    return std::make_unique<BoundedAdvisor>(MF, RA);
  }
};

/// Replaces LLVM's pass of this type.
class AdvisorPass : public RegAllocEvictionAdvisorAnalysisLegacy {
public:
  AdvisorPass() : RegAllocEvictionAdvisorAnalysisLegacy(AdvisorMode::Default) {}
  bool doInitialization(Module &M) override {
    Provider = std::make_unique<::Provider>(M.getContext());
    return false;
  }
};

} // namespace

ImmutablePass *llvm::createQ7X2EvictionAdvisorPass() {
  return new AdvisorPass();
}
