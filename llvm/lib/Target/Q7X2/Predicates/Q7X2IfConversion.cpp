//===-- Q7X2IfConversion.cpp - Profitability of if-conversion -------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The hooks by which LLVM's if converter asks whether to predicate a block: a
// divergent branch costs BSSY, BRA, BSYNC and the branch latency.
//
//   BSSY B0, end; @P0 BRA end; IADD R4, ...; end: BSYNC B0
//       => @!P0 IADD R4, ...
//
// Requires physical registers.
//
//===----------------------------------------------------------------------===//

#include "MCTargetDesc/Q7X2BaseInfo.h"
#include "Q7X2InstrInfo.h"
#include "Q7X2Predication.h"
#include "llvm/ADT/DepthFirstIterator.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"

using namespace llvm;

#define DEBUG_TYPE "q7x2-if-conversion"

STATISTIC(NumPredicated, "Number of if-conversions accepted");
STATISTIC(NumNotPredicated, "Number of if-conversions declined");

// Instructions of the vector datapath cannot have uniform predicates as guards.
static bool followsUniformBranch(const MachineBasicBlock &MBB) {
  return any_of(MBB.predecessors(), [](const MachineBasicBlock *Pred) {
    auto Branch = Pred->getFirstTerminator();
    return Branch != Pred->end() && Branch->getOpcode() == Q7X2::BRA_U;
  });
}

/// The maximum number of predicated instructions where the threads that skip
/// them only exit, which takes one instruction.
static constexpr unsigned MaxPredicatedToExit = 7;
/// The same where few threads do not exit: most warps skip the instructions as
/// a whole, and would issue all of them.
static constexpr unsigned MaxFewToExit = 1;
/// The same where few threads exit: hardly any warp gains by a branch.
static constexpr unsigned MaxMostToExit = 24;

static unsigned countInstrs(const MachineBasicBlock &MBB) {
  return count_if(MBB, [](const MachineInstr &MI) {
    return !MI.isMetaInstruction() && !MI.isBranch();
  });
}

// Returns whether a block without successors can be reached from From on a path
// that avoids Avoided.
static bool reachesOtherExit(const MachineBasicBlock &From,
                             const MachineBasicBlock &Avoided) {
  df_iterator_default_set<const MachineBasicBlock *> Visited;
  Visited.insert(&Avoided);
  for (const MachineBasicBlock *MBB : depth_first_ext(&From, Visited))
    if (MBB->succ_empty())
      return true;
  return false;
}

// Returns whether MBB has no successors and is the last exit of a loop.
// Predication removes such a block, but a loop must keep its last exit edge,
// which determines the reconvergence point of its threads.
static bool isOnlyExit(const MachineBasicBlock &MBB) {
  return MBB.succ_empty() && any_of(MBB.predecessors(), [&](auto *Pred) {
           return !reachesOtherExit(*Pred, MBB);
         });
}

// Returns whether threads that skip the block only exit, for which one
// instruction suffices (Q7X2EarlyExits.cpp).
static bool isSkippedToExit(const MachineBasicBlock &MBB) {
  if (MBB.succ_size() != 1)
    return MBB.succ_empty();
  const MachineBasicBlock &Next = **MBB.succ_begin();
  auto First = Next.getFirstNonDebugInstr();
  return First != Next.end() && First->getOpcode() == Q7X2::EXIT_X;
}

// Returns the last def of a register before End, if it is in the block and is
// the first operand of its instruction.
static const MachineInstr *getLastDef(MachineBasicBlock::const_iterator End,
                                      Register Reg) {
  const MachineBasicBlock &MBB = *End->getParent();
  for (const MachineInstr &MI : reverse(make_range(MBB.begin(), End)))
    if (MI.modifiesRegister(Reg, /*TRI=*/nullptr)) {
      const MachineOperand &First = MI.getOperand(0);
      return First.isReg() && First.getReg() == Reg ? &MI : nullptr;
    }
  return nullptr;
}

static bool readsThreadNumber(const MachineInstr &MI) {
  return MI.getOpcode() == Q7X2::S2R_X &&
         is_contained(
             {Q7X2::SReg_SR_TID_X, Q7X2::SReg_SR_TID_Y, Q7X2::SReg_SR_TID_Z},
             named(MI, Q7X2::OpName::sr).getImm());
}

// Returns whether a comparison is of a thread's index in its block, as far as
// that is known after register allocation: if the register's def is in another
// block, any def of the register counts.
static bool comparesThreadNumber(const MachineInstr &Comparison) {
  const Register Reg = named(Comparison, Q7X2::OpName::a).getReg();
  if (const MachineInstr *Def = getLastDef(Comparison, Reg))
    return readsThreadNumber(*Def);
  return any_of(Comparison.getMF()->getRegInfo().def_instructions(Reg),
                readsThreadNumber);
}

namespace {
/// The comparison that decides whether a block is executed, and its result in
/// that case.
struct Decision {
  const MachineInstr *Comparison = nullptr;
  bool IsTrue = false;
};
} // namespace

static Decision getDecision(const MachineBasicBlock &MBB) {
  if (MBB.pred_size() != 1)
    return {};
  const MachineBasicBlock &Pred = **MBB.pred_begin();
  auto Branch = Pred.getFirstTerminator();
  if (Branch == Pred.end() || Branch->getOpcode() != Q7X2::BRA_I)
    return {};
  const bool IsTaken = named(*Branch, Q7X2::OpName::target).getMBB() == &MBB,
             IsInverted =
                 named(*Branch, Q7X2::OpName::guard, /*Part=*/1).getImm();
  return {getLastDef(Branch, named(*Branch, Q7X2::OpName::guard).getReg()),
          IsTaken != IsInverted};
}

// Returns whether a block is for the first threads of a thread block, so that
// most warps skip it as a whole.
static bool isForFewThreads(const MachineBasicBlock &MBB) {
  const auto [Def, IsTrue] = getDecision(MBB);
  if (!Def || Def->getOpcode() != Q7X2::ISETP_RI ||
      named(*Def, Q7X2::OpName::p).getReg() != Q7X2::PT ||
      !comparesThreadNumber(*Def))
    return false;
  const unsigned Compares = named(*Def, Q7X2::OpName::compop).getImm();
  return IsTrue
             ? is_contained({Q7X2::CompOp_EQ, Q7X2::CompOp_LT, Q7X2::CompOp_LE},
                            Compares)
             : is_contained({Q7X2::CompOp_NE, Q7X2::CompOp_GE, Q7X2::CompOp_GT},
                            Compares);
}

// Returns whether an instruction has general registers as sources.
static bool readsRegisters(const MachineInstr &MI) {
  return any_of(MI.explicit_uses(), [](const MachineOperand &MO) {
    return MO.isReg() && MO.getReg() != Q7X2::RZ &&
           Q7X2::GPRRegClass.contains(MO.getReg());
  });
}

// Returns whether the only path from the entry block to a block accesses no
// memory up to the block's end: only arguments and the indices of threads and
// blocks are known there.
static bool isBeforeMemory(const MachineBasicBlock &MBB) {
  constexpr unsigned MaxBlocks = 4;
  const MachineBasicBlock *Block = &MBB;
  for (unsigned I = 0; I != MaxBlocks; ++I) {
    if (any_of(*Block,
               [](const MachineInstr &MI) { return MI.mayLoadOrStore(); }))
      return false;
    if (Block->pred_size() != 1)
      return Block->isEntryBlock() && Block->pred_empty();
    Block = *Block->pred_begin();
  }
  return false;
}

// Returns whether a block is for the threads whose index in the launch is in a
// range: few warps skip it as a whole.
static bool isForMostThreads(const MachineBasicBlock &MBB) {
  const MachineInstr *Def = getDecision(MBB).Comparison;
  if (!Def ||
      !is_contained(
          {Q7X2::ISETP_RR, Q7X2::ISETP_RU, Q7X2::ISETP_RI, Q7X2::ISETP_RC},
          Def->getOpcode()) ||
      !is_contained(
          {Q7X2::CompOp_LT, Q7X2::CompOp_LE, Q7X2::CompOp_GE, Q7X2::CompOp_GT},
          named(*Def, Q7X2::OpName::compop).getImm()) ||
      !isBeforeMemory(*Def->getParent()))
    return false;
  auto IsComputed = [&](const MachineOperand &MO) {
    const MachineInstr *Value =
        MO.isReg() ? getLastDef(*Def, MO.getReg()) : nullptr;
    return Value && readsRegisters(*Value);
  };
  return IsComputed(named(*Def, Q7X2::OpName::a)) ||
         IsComputed(named(*Def, Q7X2::OpName::b));
}

static bool countIfConversion(bool IsProfitable) {
  ++(IsProfitable ? NumPredicated : NumNotPredicated);
  return IsProfitable;
}

bool Q7X2InstrInfo::isProfitableToIfCvt(MachineBasicBlock &MBB, unsigned,
                                        unsigned, BranchProbability) const {
  const unsigned Most = !isSkippedToExit(MBB)   ? Q7X2::MaxPredicated
                        : isForFewThreads(MBB)  ? MaxFewToExit
                        : isForMostThreads(MBB) ? MaxMostToExit
                                                : MaxPredicatedToExit;
  return countIfConversion(!followsUniformBranch(MBB) &&
                           countInstrs(MBB) <= Most && !isOnlyExit(MBB));
}

static bool hasConvergent(const MachineBasicBlock &MBB) {
  return any_of(MBB, [](const MachineInstr &MI) { return MI.isConvergent(); });
}

// The if converter merges equal instructions of both blocks. Convergent ones
// must stay separate, since each is executed by the threads of its own side.
bool Q7X2InstrInfo::isProfitableToIfCvt(MachineBasicBlock &TMBB, unsigned,
                                        unsigned, MachineBasicBlock &FMBB,
                                        unsigned, unsigned,
                                        BranchProbability) const {
  return countIfConversion(!followsUniformBranch(TMBB) &&
                           countInstrs(TMBB) + countInstrs(FMBB) <=
                               Q7X2::MaxPredicated &&
                           !(hasConvergent(TMBB) && hasConvergent(FMBB)));
}
