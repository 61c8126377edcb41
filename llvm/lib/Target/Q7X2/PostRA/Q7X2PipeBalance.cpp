//===-- Q7X2PipeBalance.cpp - Balance integer work between pipes ----------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Chooses the instructions of moves and sums. Moves to both registers of a pair
// become one (Q7X2PairMoves.h).
//
// A pipe accepts an instruction every other cycle, so code for one pipe alone
// issues at half the rate. This pass then turns a sum, shift or move into an
// IMAD if the block has had more instructions for the ALU than for the FMA pipe
// so far, unless a chain of dependences bounds the block's time.
//
//   IADD R0, R1, R2                    IADD R0, R1, R2
//   IADD R3, R4, R5              =>    IMAD R3, R4, 0x1, R5
//   MOV R6, R7                         IMAD.U32 R6, RZ, RZ, R7
//   SHF.L.U32 R8, R9, 0x2, RZ          IMAD.U32 R8, R9, 0x4, RZ
//
// Runs after register allocation and if-conversion, and before the last
// scheduler, which orders the chosen instructions. One scan.
//
//===----------------------------------------------------------------------===//

#include "MCTargetDesc/Q7X2BaseInfo.h"
#include "Q7X2.h"
#include "Q7X2InstrInfo.h"
#include "Q7X2PairMoves.h"
#include "Q7X2Subtarget.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/MachineInstrBuilder.h"
#include "llvm/InitializePasses.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Debug.h"
#include <optional>

using namespace llvm;

#define DEBUG_TYPE "q7x2-pipe-balance"
#define PASS_NAME "Q7X2 pipe balance"

STATISTIC(NumMoved, "Number of instructions moved to the FMA pipe");

static cl::opt<bool>
    EnablePairs("q7x2-pair-moves", cl::Hidden, cl::init(true),
                cl::desc("Moves to both registers of a pair by one "
                         "instruction"));
static cl::opt<bool>
    EnableProducts("q7x2-moves-as-products", cl::Hidden, cl::init(true),
                   cl::desc("Computes sums and moves as products where the "
                            "ALU has more work than the FMA pipe"));

namespace {

class Q7X2PipeBalance : public MachineFunctionPass {
public:
  static char ID;
  Q7X2PipeBalance() : MachineFunctionPass(ID) {}

  StringRef getPassName() const override { return PASS_NAME; }
  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.setPreservesCFG();
    MachineFunctionPass::getAnalysisUsage(AU);
  }
  bool runOnMachineFunction(MachineFunction &MF) override;

private:
  const Q7X2InstrInfo *TII;

  bool moveToFMA(MachineInstr &MI);
  bool runOnBlock(MachineBasicBlock &MBB);
};

/// The operands of an IMAD: two factors and an addend. The second factor or the
/// addend may be an immediate or a word of a constant bank.
struct Product {
  unsigned Opcode;
  const MachineOperand *Factor = nullptr; // RZ if null
  std::optional<int64_t> Immediate;       // the second factor; RZ if none
  SmallVector<const MachineOperand *, 2> Addend; // RZ if empty
};

} // namespace

char Q7X2PipeBalance::ID = 0;

INITIALIZE_PASS(Q7X2PipeBalance, DEBUG_TYPE, PASS_NAME, false, false)

FunctionPass *llvm::createQ7X2PipeBalancePass() {
  return new Q7X2PipeBalance();
}

/// Matches SHF.L.U32 Rd, Ra, count, RZ.
static bool isLeftShift(const MachineInstr &MI) {
  return MI.getOperand(2).isImm() && isUInt<5>(MI.getOperand(2).getImm()) &&
         MI.getOperand(3).getReg() == Q7X2::RZ &&
         MI.getOperand(4).getImm() == Q7X2::SHFDir_L &&
         MI.getOperand(5).getImm() == Q7X2::LOHI_LO;
}

/// Returns whether the sources of a sum have no modifiers.
static bool isPlainSum(const MachineInstr &MI) {
  return MI.getOperand(2).getImm() == 0 && MI.getOperand(4).getImm() == 0;
}

/// Returns the product that is equivalent to an instruction, if there is one.
static std::optional<Product> getProduct(const MachineInstr &MI) {
  Product P;
  switch (MI.getOpcode()) {
  case Q7X2::IADD_RR: // rd, ra, its modifiers, rb, its modifiers
    if (!isPlainSum(MI))
      return std::nullopt;
    P.Opcode = Q7X2::IMAD_RIR;
    P.Factor = &MI.getOperand(1);
    P.Immediate = 1;
    P.Addend = {&MI.getOperand(3)};
    return P;
  case Q7X2::MOV_R:
    P.Opcode = Q7X2::IMAD_RRR;
    P.Addend = {&MI.getOperand(1)};
    return P;
  case Q7X2::MOV_I:
    if (!MI.getOperand(1).isImm())
      return std::nullopt;
    P.Opcode = Q7X2::IMAD_RRI;
    P.Addend = {&MI.getOperand(1)};
    return P;
  case Q7X2::MOV_C: // rd, bank, offset
    P.Opcode = Q7X2::IMAD_RRC;
    P.Addend = {&MI.getOperand(1), &MI.getOperand(2)};
    return P;
  case Q7X2::SHF_RIR: // rd, ra, count, rc, and four modifiers
    if (!isLeftShift(MI))
      return std::nullopt;
    P.Opcode = Q7X2::IMAD_RIR;
    P.Factor = &MI.getOperand(1);
    P.Immediate = int32_t(1u << MI.getOperand(2).getImm());
    return P;
  default:
    return std::nullopt;
  }
}

bool Q7X2PipeBalance::moveToFMA(MachineInstr &MI) {
  std::optional<Product> P = getProduct(MI);
  if (!P)
    return false;
  MachineBasicBlock &MBB = *MI.getParent();
  {
    Q7X2InstrBuilder New(
        BuildMI(MBB, MI, MI.getDebugLoc(), TII->get(P->Opcode)));
    New.add(MI.getOperand(0));
    New.addReg(Q7X2::PT, RegState::Define | RegState::Dead);
    P->Factor ? New.add(*P->Factor) : New.addReg(Q7X2::RZ);
    P->Immediate ? New.addImm(*P->Immediate) : New.addReg(Q7X2::RZ);
    if (P->Addend.empty())
      New.addReg(Q7X2::RZ);
    for (const MachineOperand *MO : P->Addend)
      New.add(*MO);
  }
  MachineInstr &New = *std::prev(MI.getIterator());
  // Copy the guard and the implicit operands.
  int Guard = Q7X2::getNamedOperandIdx(P->Opcode, Q7X2::OpName::guard);
  const MachineOperand &Old = named(MI, Q7X2::OpName::guard);
  New.getOperand(Guard).setReg(Old.getReg());
  New.getOperand(Guard).setIsKill(Old.isKill());
  New.getOperand(Guard).setIsUndef(Old.isUndef());
  New.getOperand(Guard + 1).setImm(named(MI, Q7X2::OpName::guard, 1).getImm());
  New.copyImplicitOps(*MBB.getParent(), MI);
  LLVM_DEBUG(dbgs() << "To the FMA pipe: " << MI);
  MI.eraseFromParent();
  ++NumMoved;
  return true;
}

/// Returns whether the ALU takes longer to issue a block's instructions than
/// their longest chain of arithmetic takes. Otherwise the extra latency of
/// results that change pipes would only harm.
static bool isIssueBound(const MachineBasicBlock &MBB,
                         const TargetRegisterInfo &TRI) {
  const Q7X2::UnitInfo &ALU =
      MBB.getParent()->getSubtarget<Q7X2Subtarget>().getUnit(Q7X2Unit::ALU);
  DenseMap<MCRegUnit, unsigned> Ready;
  unsigned Chain = 0, Issue = 0;
  for (const MachineInstr &MI : MBB) {
    const bool IsALU = Q7X2::isOnUnit(MI.getOpcode(), Q7X2Unit::ALU);
    Issue += IsALU ? ALU.Interval : 0;
    unsigned Depth = 0;
    for (const MachineOperand &MO : MI.all_uses())
      if (MO.getReg().isPhysical())
        for (MCRegUnit Unit : TRI.regunits(MO.getReg().asMCReg()))
          Depth = std::max(Depth, Ready.lookup(Unit));
    if (IsALU || Q7X2::isOnUnit(MI.getOpcode(), Q7X2Unit::FMA))
      Depth += ALU.ResultLatency;
    else
      Depth = 0; // there is time while it waits for memory
    Chain = std::max(Chain, Depth);
    for (const MachineOperand &MO : MI.all_defs())
      if (!MO.isDead() && MO.getReg().isPhysical())
        for (MCRegUnit Unit : TRI.regunits(MO.getReg().asMCReg()))
          Ready[Unit] = Depth;
  }
  return Issue > Chain;
}

bool Q7X2PipeBalance::runOnBlock(MachineBasicBlock &MBB) {
  if (!isIssueBound(MBB, TII->getRegisterInfo()))
    return false;
  bool Changed = false;
  // The surplus of ALU instructions so far.
  int Excess = 0;
  for (MachineInstr &MI : make_early_inc_range(MBB)) {
    if (Q7X2::isOnUnit(MI.getOpcode(), Q7X2Unit::FMA)) {
      --Excess;
    } else if (Q7X2::isOnUnit(MI.getOpcode(), Q7X2Unit::ALU)) {
      if (Excess > 0 && moveToFMA(MI)) {
        --Excess;
        Changed = true;
      } else {
        ++Excess;
      }
    }
  }
  return Changed;
}

bool Q7X2PipeBalance::runOnMachineFunction(MachineFunction &MF) {
  if (skipFunction(MF.getFunction()))
    return false;
  TII = MF.getSubtarget<Q7X2Subtarget>().getInstrInfo();
  bool Changed = false;
  for (MachineBasicBlock &MBB : MF) {
    if (EnablePairs)
      Changed |= Q7X2::pairMoves(MBB, *TII);
    if (EnableProducts)
      Changed |= runOnBlock(MBB);
  }
  return Changed;
}
