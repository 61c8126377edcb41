//===- MachineTiming.cpp - A launch on a machine --------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MachineTiming.h"
#include "Special.h"
#include "Target.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace q7x2;
namespace Unit = llvm::Q7X2Unit;

namespace {
/// The fields of a MACHINE_RATE.
struct Rate {
  uint64_t Interval, Latency;
};
} // namespace

#define RATE(Enumerator) {M.Enumerator##Interval, M.Enumerator##Latency}

static Rate rateOf(const MachineDescription &M, const DecodedInst &I,
                   unsigned UnitOfI) {
  switch (I.Op) {
  case op::FADD:
  case op::FMUL:
  case op::FFMA:
    return RATE(Float);
  case op::IMUL:
    if (I.mod(mod::MLOHI) == Q7X2::LOHI_HI)
      return RATE(HighProduct);
    break;
  case op::IMAD_HI_X:
    return RATE(HighProduct);
  case op::IMAD_WIDE:
  case op::IMAD_WIDE_X:
    return RATE(WideProduct);
  case op::F2F:
  case op::F2F_TO64:
  case op::F2F_FROM64:
  case op::FRND:
  case op::FRND64:
  case op::I2F_TO64:
  case op::I2F_FROM64:
  case op::I2F_64:
    return RATE(Conversion);
  case op::I2F:
    return RATE(IntegerToFloat);
  case op::SHFL:
    return RATE(Shuffle);
  case op::MATCH:
  case op::MATCH64:
    return RATE(Match);
  case op::REDUX:
    return RATE(Reduction);
  case op::ULDC:
  case op::ULDC64:
    return RATE(UniformLoad);
  default:
    break;
  }
  switch (UnitOfI) {
  case Unit::FMA:
    return RATE(Product);
  case Unit::ALU:
    return RATE(Integer);
  case Unit::HALU:
    return RATE(Half);
  case Unit::DALU:
    return RATE(Double);
  case Unit::XU:
    return RATE(Function);
  case Unit::LSU:
  case Unit::LSUShared:
  case Unit::LSUConst:
    return {M.MemoryInterval, 0};
  case Unit::WARPVote:
    return RATE(Vote);
  case Unit::WARPSReg:
    return RATE(SpecialRegister);
  case Unit::UDP:
    return RATE(Uniform);
  case Unit::CTRL:
    return RATE(Branch);
  default:
    return {0, 0};
  }
}

/// Applies a rate to an instruction. An instruction of variable latency keeps
/// its pipe busy for the compiler's interval. If \p MayIssueEarlier, its stall
/// ends with the machine's shorter interval.
static void apply(const Rate &R, InstTiming &T, bool MayIssueEarlier) {
  if (R.Interval) {
    if (MayIssueEarlier && T.IsVariable && !T.IsMemory &&
        R.Interval < T.Interval)
      T.Stall = std::min<unsigned>(T.Stall, R.Interval);
    T.Interval = R.Interval;
  }
  if (!R.Latency)
    return;
  if (T.IsVariable) // its scoreboard tracks completion
    T.Completion = R.Latency;
  else if (T.Unit == Unit::CTRL)
    T.ResultLatency = R.Latency;
  else if (R.Latency > T.ResultLatency)
    T.Excess = R.Latency - T.ResultLatency;
}

/// Returns true for what the address unit executes: LDC, and special registers
/// that are the same in all threads.
static bool usesAddressUnit(const DecodedInst &I, unsigned UnitOfI) {
  return UnitOfI == Unit::LSUConst || I.Op == op::S2UR ||
         (I.Op == op::S2R && isUniformSpecial(I.Amount));
}

/// Returns true if any interval or latency differs from the compiler's.
static bool hasRates(const MachineDescription &M) {
  if (M.MemoryInterval || M.BranchAlwaysWaits || M.AddressInterval)
    return true;
#define MACHINE_FIELD(...)
#define MACHINE_RATE(Enumerator, Key, Instructions)                            \
  if (M.Enumerator##Interval || M.Enumerator##Latency)                         \
    return true;
#include "MachineDescription.def"
  return false;
}

/// Returns true if the control words of all instructions exclude hazards.
static bool isProved(const LaunchState &L) {
  return llvm::all_of(llvm::ArrayRef(L.Timings, L.CodeSize),
                      [](const InstTiming &T) { return T.IsProved; });
}

TimedLaunch::TimedLaunch(const LaunchState &L, const MachineDescription &M)
    : Launch(L) {
  if (!hasRates(M))
    return;
  Timings.assign(L.Timings, L.Timings + L.CodeSize);
  Launch.IssuesEarlier = isProved(L);
  for (uint32_t PC = 0; PC != L.CodeSize; ++PC) {
    apply(rateOf(M, L.Code[PC], Timings[PC].Unit), Timings[PC],
          Launch.IssuesEarlier);
    Timings[PC].AlwaysResolves =
        M.BranchAlwaysWaits &&
        (L.Code[PC].Op == op::BRA || L.Code[PC].Op == op::BSYNC);
    Timings[PC].UsesAddressUnit =
        M.AddressInterval && usesAddressUnit(L.Code[PC], Timings[PC].Unit);
  }
  Launch.Timings = Timings.data();
}

uint64_t q7x2::sharedOfBlock(const MachineDescription &M,
                             const LaunchState &L) {
  return llvm::alignTo(L.SharedBytes + M.SharedReserved, M.SharedGranule);
}

MachineDescription q7x2::withoutShared(const MachineDescription &M,
                                       const LaunchState &L, uint64_t Blocks) {
  MachineDescription Result = M;
  if (!M.L1Carveout)
    return Result;
  const uint64_t Shared =
      llvm::alignTo(Blocks * sharedOfBlock(M, L), M.L1Carveout);
  const uint64_t Way = M.L1Ways * M.LineBytes;
  Result.L1Bytes = std::max(
      Way, M.L1Bytes - std::min(M.L1Bytes, llvm::alignTo(Shared, Way)));
  return Result;
}
