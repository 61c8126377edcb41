//===-- Q7X2PairMoves.cpp - Moves to two neighboring registers ------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One scan over each block tracks the latest moves that may find a partner. The
// first move sinks to the second one, or the second is hoisted to the first,
// unless an instruction in between accesses the destination that moves, or
// defines the source. A copy of a register that a move has set to zero counts
// as a move of zero.
//
//===----------------------------------------------------------------------===//

#include "Q7X2PairMoves.h"
#include "MCTargetDesc/Q7X2BaseInfo.h"
#include "Q7X2InstrInfo.h"
#include "Q7X2Subtarget.h"
#include "llvm/ADT/SmallSet.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineInstrBuilder.h"
#include "llvm/Support/Debug.h"
#include <optional>

using namespace llvm;

#define DEBUG_TYPE "q7x2-pipe-balance"

STATISTIC(NumPaired, "Number of pairs of moves made one");

namespace {

/// One half of a 64-bit move.
struct HalfMove {
  MachineInstr *MI = nullptr;
  unsigned Opcode = 0;          // of the 64-bit move
  MCRegister Pair;              // the 64-bit destination
  unsigned Half = 0;            // 0: the lower half
  MCRegister Source;            // the 64-bit source; none for a constant bank
  int64_t Bank = 0, Offset = 0; // of the 64-bit source
  bool CanSink = true;          // to the current instruction
  bool CanWait = true;          // for the other half, which is hoisted to it

  bool isOtherHalfOf(const HalfMove &M) const {
    return Opcode == M.Opcode && Pair == M.Pair && Half != M.Half &&
           Source == M.Source && Bank == M.Bank && Offset == M.Offset;
  }
};

class PairedMoves {
public:
  explicit PairedMoves(const Q7X2InstrInfo &TII)
      : TII(&TII), TRI(&TII.getRegisterInfo()) {}
  bool runOnBlock(MachineBasicBlock &MBB);

private:
  const Q7X2InstrInfo *TII;
  const TargetRegisterInfo *TRI;
  SmallSet<unsigned, 8> Zeros;         // registers known to be zero
  SmallVector<HalfMove, 8> Candidates; // oldest first

  std::optional<HalfMove> getHalfMove(MachineInstr &MI) const;
  MCRegister getPair(MCRegister Reg, unsigned &Half) const;
  void trackZeros(const MachineInstr &MI);
  void passOver(const MachineInstr &MI);
  MachineInstr *merge(const HalfMove &First, const HalfMove &Second);
};

} // namespace

static bool isZero(MCRegister Source) {
  return Source == Q7X2::RZ64 || Source == Q7X2::URZ64;
}

/// Keeps the time of the scan linear.
static constexpr unsigned MaxCandidates = 16;

/// Returns the pair of a general or uniform register, and the register's half.
MCRegister PairedMoves::getPair(MCRegister Reg, unsigned &Half) const {
  const bool IsUniform = Q7X2::UGPRRegClass.contains(Reg);
  const TargetRegisterClass *RC =
      IsUniform ? &Q7X2::UGPR64RegClass : &Q7X2::GPR64RegClass;
  Half = TRI->getEncodingValue(Reg) % 2;
  return TRI->getMatchingSuperReg(Reg, Half ? Q7X2::sub1 : Q7X2::sub0, RC);
}

std::optional<HalfMove> PairedMoves::getHalfMove(MachineInstr &MI) const {
  HalfMove M;
  M.MI = &MI;
  unsigned SourceHalf = 0;
  switch (MI.getOpcode()) {
  case Q7X2::MOV_I:
  case Q7X2::UMOV_I:
    if (!MI.getOperand(1).isImm() || MI.getOperand(1).getImm() != 0)
      return std::nullopt;
    M.Opcode = MI.getOpcode() == Q7X2::MOV_I ? Q7X2::MOV64_R : Q7X2::UMOV64_U;
    M.Source = MI.getOpcode() == Q7X2::MOV_I ? Q7X2::RZ64 : Q7X2::URZ64;
    break;
  case Q7X2::MOV_R:
  case Q7X2::MOV_U:
  case Q7X2::UMOV_U: {
    const MCRegister Reg = MI.getOperand(1).getReg();
    if (MI.getOperand(1).isUndef())
      return std::nullopt;
    const bool ToUniform = MI.getOpcode() == Q7X2::UMOV_U;
    if (Reg == Q7X2::RZ || Reg == Q7X2::URZ || Zeros.contains(Reg.id())) {
      M.Opcode = ToUniform ? Q7X2::UMOV64_U : Q7X2::MOV64_R;
      M.Source = ToUniform ? Q7X2::URZ64 : Q7X2::RZ64;
    } else {
      M.Opcode = MI.getOpcode() == Q7X2::MOV_R ? Q7X2::MOV64_R
                 : ToUniform                   ? Q7X2::UMOV64_U
                                               : Q7X2::MOV64_U;
      M.Source = getPair(Reg, SourceHalf);
    }
    break;
  }
  case Q7X2::MOV_C: // rd, bank, offset
  case Q7X2::UMOV_C:
    if (!MI.getOperand(2).isImm())
      return std::nullopt;
    M.Opcode = MI.getOpcode() == Q7X2::MOV_C ? Q7X2::MOV64_C : Q7X2::UMOV64_C;
    M.Bank = MI.getOperand(1).getImm();
    M.Offset = alignDown(MI.getOperand(2).getImm(), 8);
    SourceHalf = MI.getOperand(2).getImm() / 4 % 2;
    break;
  default:
    return std::nullopt;
  }
  M.Pair = getPair(MI.getOperand(0).getReg(), M.Half);
  const bool IsConstant =
      M.Opcode == Q7X2::MOV64_C || M.Opcode == Q7X2::UMOV64_C;
  if (!M.Pair || TII->isPredicated(MI) || (!IsConstant && !M.Source) ||
      (!isZero(M.Source) && SourceHalf != M.Half))
    return std::nullopt;
  return M;
}

/// Updates the registers known to be zero after \p MI.
void PairedMoves::trackZeros(const MachineInstr &MI) {
  for (const MachineOperand &MO : MI.operands())
    if (MO.isRegMask())
      Zeros.clear();
    else if (MO.isReg() && MO.isDef() && !Zeros.empty())
      for (MCRegAliasIterator A(MO.getReg(), TRI, /*IncludeSelf=*/true);
           A.isValid(); ++A)
        Zeros.erase((*A).id());
  if ((MI.getOpcode() == Q7X2::MOV_I || MI.getOpcode() == Q7X2::UMOV_I) &&
      !TII->isPredicated(MI) && MI.getOperand(1).isImm() &&
      MI.getOperand(1).getImm() == 0)
    Zeros.insert(MI.getOperand(0).getReg().id());
}

/// Updates the candidates that can no longer sink past \p MI, and those to
/// which the other half can no longer be hoisted.
void PairedMoves::passOver(const MachineInstr &MI) {
  for (HalfMove &M : Candidates) {
    auto Own = M.MI->getOperand(0).getReg();
    auto Other = TRI->getSubReg(M.Pair, M.Half ? Q7X2::sub0 : Q7X2::sub1);
    if (MI.modifiesRegister(Own, TRI) || MI.readsRegister(Own, TRI))
      M.CanSink = false;
    if (MI.modifiesRegister(Other, TRI) || MI.readsRegister(Other, TRI))
      M.CanWait = false;
    if (M.Source && !isZero(M.Source) && MI.modifiesRegister(M.Source, TRI))
      M.CanSink = M.CanWait = false;
  }
  erase_if(Candidates,
           [](const HalfMove &M) { return !M.CanSink && !M.CanWait; });
}

/// Replaces both halves by a 64-bit move in the place of one of them.
MachineInstr *PairedMoves::merge(const HalfMove &First,
                                 const HalfMove &Second) {
  MachineInstr &Place = First.CanSink ? *Second.MI : *First.MI;
  MachineBasicBlock &MBB = *Place.getParent();
  // The source may be used later than before: clear kills in between.
  if (First.Source && !isZero(First.Source))
    for (MachineInstr &MI :
         make_range(First.MI->getIterator(), Second.MI->getIterator()))
      MI.clearRegisterKills(First.Source, TRI);
  MachineInstr *Whole;
  {
    Q7X2InstrBuilder B =
        TII->build(MBB, Place, Place.getDebugLoc(), First.Opcode, First.Pair);
    if (!First.Source)
      B.addImm(First.Bank).addImm(First.Offset);
    else
      B.addReg(First.Source);
  }
  Whole = &*std::prev(Place.getIterator());
  LLVM_DEBUG(dbgs() << "Paired: " << *First.MI << "   and: " << *Second.MI);
  First.MI->eraseFromParent();
  Second.MI->eraseFromParent();
  ++NumPaired;
  return Whole;
}

bool PairedMoves::runOnBlock(MachineBasicBlock &MBB) {
  bool Changed = false;
  Zeros.clear();
  Candidates.clear();
  for (MachineInstr &MI : make_early_inc_range(MBB)) {
    if (MI.isDebugInstr())
      continue;
    std::optional<HalfMove> M = getHalfMove(MI);
    auto *Partner = M ? find_if(Candidates,
                                [&](const HalfMove &Other) {
                                  return M->isOtherHalfOf(Other);
                                })
                      : Candidates.end();
    trackZeros(MI);
    if (Partner != Candidates.end()) {
      const HalfMove First = *Partner;
      Candidates.erase(Partner);
      const MachineInstr *Whole = merge(First, *M);
      if (First.CanSink)
        passOver(*Whole);
      Changed = true;
      continue;
    }
    passOver(MI);
    if (!M)
      continue;
    if (Candidates.size() == MaxCandidates)
      Candidates.erase(Candidates.begin());
    Candidates.push_back(*M);
  }
  return Changed;
}

bool Q7X2::pairMoves(MachineBasicBlock &MBB, const Q7X2InstrInfo &TII) {
  return PairedMoves(TII).runOnBlock(MBB);
}
