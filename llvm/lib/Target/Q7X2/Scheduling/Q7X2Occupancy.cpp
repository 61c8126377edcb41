//===-- Q7X2Occupancy.cpp - Registers and occupancy -----------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Q7X2Occupancy.h"
#include "MCTargetDesc/Q7X2BaseInfo.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/Function.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/MathExtras.h"
#include <algorithm>

using namespace llvm;

using Q7X2::RegisterGranule, Q7X2::RegistersPerScheduler,
    Q7X2::WarpsPerScheduler;
static constexpr unsigned Schedulers = Q7X2::NumSchedulers;
static constexpr unsigned Lanes = Q7X2::WarpSize;
static constexpr unsigned AllRegisters = 255;
// The calling convention uses the first 24 registers.
static constexpr unsigned FewestRegisters = 24;

static cl::opt<unsigned>
    MaxRegistersOpt("q7x2-max-registers", cl::Hidden, cl::init(AllRegisters),
                    cl::desc("Limit for the registers of a function"));
static cl::opt<unsigned> MinWarpsOpt(
    "q7x2-min-warps", cl::Hidden, cl::init(36),
    cl::desc("Occupancy in warps that the scheduler's register budget is "
             "for"));

unsigned Q7X2::registersOf(const Type *T, const DataLayout &DL) {
  return divideCeil(DL.getTypeSizeInBits(const_cast<Type *>(T)).getFixedValue(),
                    32);
}

unsigned Q7X2::getOccupancy(unsigned Registers, unsigned MaxWarps) {
  const unsigned PerWarp =
      alignTo(std::max(Registers, 1u), RegisterGranule) * Lanes;
  return Schedulers * std::min(MaxWarps, RegistersPerScheduler / PerWarp);
}

unsigned Q7X2::getRegistersFor(unsigned Warps, unsigned MaxWarps) {
  const unsigned PerScheduler =
      std::clamp<unsigned>(divideCeil(Warps, Schedulers), 1, MaxWarps);
  return std::min<unsigned>(
      AllRegisters, alignDown(RegistersPerScheduler / (Lanes * PerScheduler),
                              RegisterGranule));
}

unsigned Q7X2::getNextOccupancy(unsigned Warps, unsigned MaxWarps) {
  return getOccupancy(getRegistersFor(Warps + Schedulers, MaxWarps), MaxWarps);
}

unsigned Q7X2::getMaxRegisters(const Function &F) {
  const uint64_t Wanted =
      F.getFnAttributeAsParsedInteger("nvvm.maxnreg", AllRegisters);
  return std::clamp<uint64_t>(std::min<uint64_t>(Wanted, MaxRegistersOpt),
                              FewestRegisters, AllRegisters);
}

unsigned Q7X2::getRegisterBudget(const Function &F) {
  return std::min(getMaxRegisters(F), getRegistersFor(MinWarpsOpt));
}
