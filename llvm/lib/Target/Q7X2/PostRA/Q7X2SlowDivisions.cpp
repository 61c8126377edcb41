//===-- Q7X2SlowDivisions.cpp - The slow path of divisions ----------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Expands the quotient of floats that FCHK reports as hard, which is computed
// with doubles. Hardly any thread has such operands, so the slow path is at the
// end of the function, and the common path falls through:
//
//                                                 @P0 BRA slow
//   FDIV_HARD_R R4, P0, R5, R6 (scratch)    =>    done:
//                                                 ...
//                                                 slow: F2F.F64.F32 ...
//                                                 BRA done
//
// Runs after the schedulers, so that other instructions, above all loads, can
// move across the division like across a single instruction.
//
//===----------------------------------------------------------------------===//

#include "MCTargetDesc/Q7X2BaseInfo.h"
#include "Q7X2.h"
#include "Q7X2InstrInfo.h"
#include "Q7X2Subtarget.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/CodeGen/LivePhysRegs.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/InitializePasses.h"
#include "llvm/Support/BranchProbability.h"
#include "llvm/Support/Debug.h"

using namespace llvm;
using namespace llvm::Q7X2;

#define DEBUG_TYPE "q7x2-slow-divisions"
#define PASS_NAME "Q7X2 slow divisions"

STATISTIC(NumExpanded, "Number of slow paths of divisions");

static constexpr uint32_t FloatInf = 0x7f800000;
static constexpr uint32_t DoubleOneHigh = 0x3ff00000;

namespace {

class Q7X2SlowDivisions : public MachineFunctionPass {
public:
  static char ID;
  Q7X2SlowDivisions() : MachineFunctionPass(ID) {}

  StringRef getPassName() const override { return PASS_NAME; }
  bool runOnMachineFunction(MachineFunction &MF) override;
};

/// Appends instructions to a block.
class Emitter {
  const Q7X2InstrInfo &TII;
  MachineBasicBlock &MBB;
  const DebugLoc DL;

public:
  /// A register with its SrcMods, or an immediate.
  struct Src {
    MCRegister Reg;
    unsigned Mods = SrcMods::None;
    int64_t Imm = 0;
  };
  static Src neg(MCRegister R) { return {R, SrcMods::Neg}; }
  static Src abs(MCRegister R) { return {R, SrcMods::Abs}; }
  static Src imm(int64_t V) { return {MCRegister(), SrcMods::None, V}; }

  Emitter(const Q7X2InstrInfo &TII, MachineBasicBlock &MBB, DebugLoc DL)
      : TII(TII), MBB(MBB), DL(std::move(DL)) {}

  void emit(unsigned Opcode, MCRegister Dst, ArrayRef<Src> Srcs,
            ArrayRef<NamedMod> Mods = {}) {
    Q7X2InstrBuilder B = TII.build(MBB, MBB.end(), DL, Opcode, Dst);
    for (const Src &S : Srcs) {
      if (S.Reg)
        B.addSrc(S.Reg, S.Mods);
      else
        B.addImm(S.Imm);
    }
    for (const NamedMod &M : Mods)
      B.addMod(M.Name, M.Value);
  }
  void mufu(unsigned Function, MCRegister Dst, Src S) {
    emit(MUFU_R, Dst, {S}, {{OpName::op, Function}});
  }
  void move(unsigned Opcode, MCRegister Dst,
            iterator_range<MachineInstr::const_mop_iterator> Source) {
    Q7X2InstrBuilder B = TII.build(MBB, MBB.end(), DL, Opcode, Dst);
    for (const MachineOperand &MO : Source)
      B.add(MO);
  }
  /// P = A Cmp Imm and Old.
  void compare(MCRegister P, Src A, uint32_t Imm, unsigned Cmp,
               MCRegister Old) {
    TII.build(MBB, MBB.end(), DL, FSETP_RI, P)
        .addReg(PT, RegState::Define | RegState::Dead)
        .addSrc(A.Reg, A.Mods)
        .addImm(Imm)
        .addPred(Old)
        .addMod(OpName::cmp, Cmp)
        .addMod(OpName::lop, LOPOp_AND);
  }
  void logic(MCRegister Dst, MCRegister A, uint32_t Imm, MCRegister C,
             unsigned Table) {
    TII.build(MBB, MBB.end(), DL, LOP3_RIR, Dst)
        .addReg(PT, RegState::Define | RegState::Dead)
        .addReg(A)
        .addImm(int32_t(Imm))
        .addReg(C)
        .addImm(Table)
        .addPred(PT, Pred::Inverted);
  }
  /// Guards the last instruction: only threads in which P is false execute it.
  void predicateLast(MCRegister P) {
    TII.PredicateInstruction(MBB.back(),
                             getBranchCond(P, Pred::Inverted, Uniform_None));
  }
};

} // namespace

char Q7X2SlowDivisions::ID = 0;

INITIALIZE_PASS(Q7X2SlowDivisions, DEBUG_TYPE, PASS_NAME, false, false)

FunctionPass *llvm::createQ7X2SlowDivisionsPass() {
  return new Q7X2SlowDivisions();
}

static bool isHardDivision(const MachineInstr &MI) {
  return MI.getOpcode() == FDIV_HARD_R || MI.getOpcode() == FDIV_HARD_I ||
         MI.getOpcode() == FDIV_HARD_C;
}

// Emits the quotient of the magnitudes X and Y as doubles, in Q. Its range and
// precision suffice: the reciprocal has 20 correct bits, then 40; the quotient
// first 40, then 53. It is exact if it is a float, or the midpoint of two.
static void emitQuotient(Emitter &E, MCRegister Y, MCRegister Recip,
                         MCRegister X, MCRegister Q,
                         const TargetRegisterInfo &TRI) {
  using Src = Emitter::Src;
  E.emit(MOV_I, TRI.getSubReg(Recip, sub0), {Emitter::imm(0)});
  E.mufu(MUFUOp_RCP64H, TRI.getSubReg(Recip, sub1),
         Src{TRI.getSubReg(Y, sub1)});
  E.emit(DFMA_RRI, Q,
         {Emitter::neg(Y), Src{Recip}, Emitter::imm(DoubleOneHigh)});
  E.emit(DFMA_RRR, Recip, {Src{Recip}, Src{Q}, Src{Recip}});
  E.emit(DMUL_RR, Q, {Src{X}, Src{Recip}});
  E.emit(DFMA_RRR, X, {Emitter::neg(Y), Src{Q}, Src{X}});
  E.emit(DFMA_RRR, Q, {Src{X}, Src{Recip}, Src{Q}});
}

// If an operand is zero, infinite or NaN, the result is A * (1/B). The sign is
// set last.
static void emitSlowPath(Emitter &E, const MachineInstr &MI) {
  using Src = Emitter::Src;
  const TargetRegisterInfo &TRI =
      *MI.getMF()->getSubtarget<Q7X2Subtarget>().getRegisterInfo();
  auto Reg = [&](OpName Name) { return named(MI, Name).getReg().asMCReg(); };
  const MCRegister Dst = Reg(OpName::rd), P = Reg(OpName::hard),
                   A = Reg(OpName::a), B = Reg(OpName::b), Y = Reg(OpName::y),
                   X = Reg(OpName::x), Q = Reg(OpName::q);
  const MCRegister Word = TRI.getSubReg(Y, sub0);
  if (MI.getOpcode() != FDIV_HARD_R)
    E.move(MI.getOpcode() == FDIV_HARD_I ? MOV_I : MOV_C, B,
           drop_begin(MI.explicit_operands(), indexOf(MI, OpName::a) + 1));

  const NamedMod ToDouble[] = {{OpName::dst, FFmt64_F64},
                               {OpName::src, FFmt32_F32}};
  E.emit(F2F_TO64_R, Y, {Emitter::abs(B)}, ToDouble);
  E.emit(F2F_TO64_R, X, {Emitter::abs(A)}, ToDouble);
  emitQuotient(E, Y, Reg(OpName::recip), X, Q, TRI);
  E.emit(F2F_FROM64_R, Dst, {Src{Q}},
         {{OpName::dst, FFmt32_F32}, {OpName::src, FFmt64_F64}});

  E.mufu(MUFUOp_RCP, Word, Emitter::abs(B));
  E.compare(P, Emitter::abs(A), FloatInf, FCMPOp_LT, PT);
  E.compare(P, Emitter::abs(B), FloatInf, FCMPOp_LT, P);
  E.compare(P, Emitter::abs(B), 0, FCMPOp_GT, P);
  E.emit(FMUL_RR, Dst, {Emitter::abs(A), Src{Word}});
  E.predicateLast(P);
  // Dst | ((A ^ B) & sign bit).
  E.logic(Word, A, 0x80000000, B, (Lut::A ^ Lut::C) & Lut::B);
  E.logic(Dst, Dst, 0, Word, Lut::A | Lut::C);
}

// Returns the block that begins with the instruction after MI.
static MachineBasicBlock &splitAfter(MachineInstr &MI) {
  MachineBasicBlock &MBB = *MI.getParent();
  MachineBasicBlock *Rest = MBB.splitAt(MI, /*UpdateLiveIns=*/true);
  if (Rest != &MBB)
    return *Rest;
  // MI is the last instruction of its block.
  MachineFunction &MF = *MBB.getParent();
  Rest = MF.CreateMachineBasicBlock(MBB.getBasicBlock());
  MF.insert(std::next(MBB.getIterator()), Rest);
  Rest->transferSuccessors(&MBB);
  MBB.addSuccessor(Rest);
  LivePhysRegs LiveRegs;
  computeAndAddLiveIns(LiveRegs, *Rest);
  return *Rest;
}

static void expand(MachineInstr &MI) {
  MachineBasicBlock &MBB = *MI.getParent();
  MachineFunction &MF = *MBB.getParent();
  const Q7X2InstrInfo &TII = *MF.getSubtarget<Q7X2Subtarget>().getInstrInfo();
  const DebugLoc DL = MI.getDebugLoc();
  MachineBasicBlock &Done = splitAfter(MI);
  MachineBasicBlock *Slow = MF.CreateMachineBasicBlock(MBB.getBasicBlock());
  MF.insert(MF.end(), Slow);
  MBB.addSuccessor(Slow, BranchProbability(1, 1 << 20));
  MBB.normalizeSuccProbs();
  Slow->addSuccessor(&Done);

  Emitter E(TII, *Slow, DL);
  emitSlowPath(E, MI);
  const MachineOperand &IsHard = named(MI, OpName::hard);
  // The predicate was true in all threads that take the slow path.
  if (const MCRegister P = IsHard.getReg().asMCReg(); Done.isLiveIn(P))
    E.compare(P, Emitter::abs(named(MI, OpName::a).getReg()), 0, FCMPOp_GEU,
              PT);
  TII.insertBranch(*Slow, &Done, nullptr, {}, DL, nullptr);
  TII.insertBranch(MBB, Slow, nullptr,
                   getBranchCond(IsHard.getReg(), Pred::Plain, Uniform_None),
                   DL, nullptr);
  LLVM_DEBUG(dbgs() << "Slow path in " << printMBBReference(*Slow) << " of "
                    << MI);
  MI.eraseFromParent();
  LivePhysRegs LiveRegs;
  computeAndAddLiveIns(LiveRegs, *Slow);
  ++NumExpanded;
}

bool Q7X2SlowDivisions::runOnMachineFunction(MachineFunction &MF) {
  SmallVector<MachineInstr *, 8> Divisions;
  for (MachineBasicBlock &MBB : MF)
    for (MachineInstr &MI : MBB)
      if (isHardDivision(MI))
        Divisions.push_back(&MI);
  for (MachineInstr *MI : Divisions)
    expand(*MI);
  return !Divisions.empty();
}
