//===-- Q7X2LowerFDiv.cpp - Lowering of float and half division -----------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A quotient that need not be exact is a product with the reciprocal. The
// correctly rounded one is the pseudo FDIV32, which the custom inserter
// expands: Newton-Raphson by FFMA, and for the operands that FCHK reports,
// whose intermediate results would leave the range of floats, a branch to the
// same sequence on doubles.
//
//   fdiv float %a, %b      FCHK P0, Ra, Rb; MUFU.RCP Rr, Rb; FMUL Rq, Ra, Rr
//                          FFMA Re, -Rb, Rq, Ra; FFMA Rq, Rr, Re, Rq (twice)
//                          @!P0 BRA done; F2F.F64.F32 ...; done:
//
//===----------------------------------------------------------------------===//

#include "MCTargetDesc/Q7X2BaseInfo.h"
#include "Q7X2ISelLowering.h"
#include "Q7X2Subtarget.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"

using namespace llvm;

static SDValue getMUFU(SelectionDAG &DAG, const SDLoc &DL, unsigned Function,
                       SDValue V) {
  return DAG.getNode(Q7X2ISD::MUFU, DL, MVT::f32, V,
                     DAG.getTargetConstant(Function, DL, MVT::i32));
}

SDValue Q7X2TargetLowering::lowerFDiv(SDValue Op, SelectionDAG &DAG) const {
  SDLoc DL(Op);
  if (Op.getValueType() != MVT::f32)
    return Q7X2::reportUnsupported(DAG, DL, Op, "division of doubles");
  SDValue X = Op.getOperand(0), Y = Op.getOperand(1);
  // MUFU.RCP and MUFU.RSQ are correctly rounded. The reciprocal of a rounded
  // square root differs from RSQ, so that takes approximate functions.
  bool IsApproximate = Op->getFlags().hasApproximateFuncs() ||
                       Op->getFlags().hasAllowReciprocal();
  if (auto *C = dyn_cast<ConstantFPSDNode>(X);
      C && C->isExactlyValue(1.0) && IsApproximate &&
      Y.getOpcode() == ISD::FSQRT && Y->getFlags().hasApproximateFuncs())
    return getMUFU(DAG, DL, Q7X2::MUFUOp_RSQ, Y.getOperand(0));
  if (auto *C = dyn_cast<ConstantFPSDNode>(X); C && C->isExactlyValue(1.0))
    return getMUFU(DAG, DL, Q7X2::MUFUOp_RCP, Y);
  if (IsApproximate)
    return DAG.getNode(ISD::FMUL, DL, MVT::f32, X,
                       getMUFU(DAG, DL, Q7X2::MUFUOp_RCP, Y));
  return DAG.getNode(Q7X2ISD::FDIV32, DL, MVT::f32, X, Y);
}

// Of floats that are halves: no intermediate result leaves the range of floats,
// and one step of Newton-Raphson makes the error smaller than the distance of a
// quotient of 11-bit numbers to a number of 12 bits that it does not equal. The
// remainder is a NaN if the quotient is not finite, or the divisor infinite,
// and 0 if the first quotient is exact: both keep that, with the sign of a 0.
SDValue Q7X2TargetLowering::lowerFDiv16(SDValue Op, SelectionDAG &DAG) const {
  SDLoc DL(Op);
  auto Float = [&](unsigned Opcode, ArrayRef<SDValue> Operands) {
    return DAG.getNode(Opcode, DL, MVT::f32, Operands);
  };
  SDValue X = Float(ISD::FP_EXTEND, Op.getOperand(0));
  SDValue Y = Float(ISD::FP_EXTEND, Op.getOperand(1));
  SDValue Reciprocal = getMUFU(DAG, DL, Q7X2::MUFUOp_RCP, Y);
  SDValue Near = Float(ISD::FMUL, {X, Reciprocal});
  SDValue Remainder = Float(ISD::FMA, {Float(ISD::FNEG, Y), Near, X});
  SDValue Better = Float(ISD::FMA, {Remainder, Reciprocal, Near});
  SDValue Use = DAG.getSetCC(DL, MVT::i1, Remainder,
                             DAG.getConstantFP(0.0, DL, MVT::f32), ISD::SETONE);
  SDValue Quotient = DAG.getSelect(DL, MVT::f32, Use, Better, Near);
  return DAG.getNode(ISD::FP_ROUND, DL, MVT::f16, Quotient,
                     DAG.getTargetConstant(/*IsExact=*/0, DL, MVT::i32));
}

// ---- division of floats ----------------------------------------------------

namespace {

// Emits instructions with virtual registers as results.
struct Emitter {
  const Q7X2InstrInfo &TII;
  MachineRegisterInfo &MRI;
  MachineBasicBlock *MBB;
  MachineBasicBlock::iterator At;
  const DebugLoc &DL;

  // A register with its SrcMods, or an immediate.
  struct Src {
    Register Reg;
    unsigned Mods = Q7X2::SrcMods::None;
    int64_t Imm = 0;
  };
  static Src neg(Register R) { return {R, Q7X2::SrcMods::Neg}; }
  static Src abs(Register R) { return {R, Q7X2::SrcMods::Abs}; }
  static Src imm(int64_t V) { return {Register(), Q7X2::SrcMods::None, V}; }

  Register emit(unsigned Opcode, ArrayRef<Src> Srcs,
                ArrayRef<Q7X2::NamedMod> Mods = {},
                const TargetRegisterClass *RC = &Q7X2::GPRRegClass) {
    Register Dst = MRI.createVirtualRegister(RC);
    Q7X2InstrBuilder B = TII.build(*MBB, At, DL, Opcode, Dst);
    for (const Src &S : Srcs) {
      if (S.Reg)
        B.addSrc(S.Reg, S.Mods);
      else
        B.addImm(S.Imm);
    }
    for (const Q7X2::NamedMod &M : Mods)
      B.addMod(M.Name, M.Value);
    return Dst;
  }
  Register emit64(unsigned Opcode, ArrayRef<Src> Srcs,
                  ArrayRef<Q7X2::NamedMod> Mods = {}) {
    return emit(Opcode, Srcs, Mods, &Q7X2::GPR64RegClass);
  }
  Register mufu(unsigned Function, Src S) {
    return emit(Q7X2::MUFU_R, {S}, {{Q7X2::OpName::op, Function}});
  }
  // FSETP: the predicate `A Cmp Imm and P`.
  Register compare(Src A, uint32_t Imm, unsigned Cmp, Register P) {
    Register Dst = MRI.createVirtualRegister(&Q7X2::PPRRegClass);
    TII.build(*MBB, At, DL, Q7X2::FSETP_RI, Dst)
        .addReg(Q7X2::PT, RegState::Define | RegState::Dead)
        .addSrc(A.Reg, A.Mods)
        .addImm(Imm)
        .addPred(P)
        .addMod(Q7X2::OpName::cmp, Cmp)
        .addMod(Q7X2::OpName::lop, Q7X2::LOPOp_AND);
    return Dst;
  }
  Register logic(Register A, Register B, uint32_t Imm, unsigned Lut) {
    Register Dst = MRI.createVirtualRegister(&Q7X2::GPRRegClass);
    TII.build(*MBB, At, DL, Q7X2::LOP3_RIR, Dst)
        .addReg(Q7X2::PT, RegState::Define | RegState::Dead)
        .addReg(A)
        .addImm(int32_t(Imm))
        .addReg(B)
        .addImm(Lut)
        .addPred(Q7X2::PT, Q7X2::Pred::Inverted);
    return Dst;
  }
  Register copy(Register Src, unsigned SubReg) {
    Register Dst = MRI.createVirtualRegister(&Q7X2::GPRRegClass);
    BuildMI(*MBB, At, DL, TII.get(TargetOpcode::COPY), Dst)
        .addReg(Src, 0, SubReg);
    return Dst;
  }
};

} // namespace

static constexpr uint32_t FloatInf = 0x7f800000;
static constexpr uint32_t DoubleOneHigh = 0x3ff00000;

// A/B for the operands that FCHK reports, computed on the magnitudes as
// doubles, whose range suffices. If an operand is zero, infinite or NaN the
// result is A * (1/B). The sign is set last.
static Register emitSlowQuotient(Emitter &E, Register A, Register B) {
  using Src = Emitter::Src;
  const Q7X2::NamedMod FromFloat[] = {{Q7X2::OpName::dst, Q7X2::FFmt64_F64},
                                      {Q7X2::OpName::src, Q7X2::FFmt32_F32}};
  Register X = E.emit64(Q7X2::F2F_TO64_R, {Emitter::abs(A)}, FromFloat);
  Register Y = E.emit64(Q7X2::F2F_TO64_R, {Emitter::abs(B)}, FromFloat);
  Register Zero = E.emit(Q7X2::MOV_I, {Emitter::imm(0)});
  Register RecipHigh = E.mufu(Q7X2::MUFUOp_RCP64H, Src{E.copy(Y, Q7X2::sub1)});
  Register Recip = E.MRI.createVirtualRegister(&Q7X2::GPR64RegClass);
  BuildMI(*E.MBB, E.At, E.DL, E.TII.get(TargetOpcode::REG_SEQUENCE), Recip)
      .addReg(Zero)
      .addImm(Q7X2::sub0)
      .addReg(RecipHigh)
      .addImm(Q7X2::sub1);
  // Precise to 20 bits, then 40, then 53.
  for (int Step = 0; Step < 2; ++Step) {
    Register Error = E.emit64(Q7X2::DFMA_RRI, {Emitter::neg(Y), Src{Recip},
                                               Emitter::imm(DoubleOneHigh)});
    Recip = E.emit64(Q7X2::DFMA_RRR, {Src{Recip}, Src{Error}, Src{Recip}});
  }
  Register Q = E.emit64(Q7X2::DMUL_RR, {Src{X}, Src{Recip}});
  Register Rest = E.emit64(Q7X2::DFMA_RRR, {Emitter::neg(Y), Src{Q}, Src{X}});
  Q = E.emit64(Q7X2::DFMA_RRR, {Src{Rest}, Src{Recip}, Src{Q}});
  Register Rounded = E.emit(Q7X2::F2F_FROM64_R, {Src{Q}},
                            {{Q7X2::OpName::dst, Q7X2::FFmt32_F32},
                             {Q7X2::OpName::src, Q7X2::FFmt64_F64}});

  Register Plain = E.mufu(Q7X2::MUFUOp_RCP, Emitter::abs(B));
  Plain = E.emit(Q7X2::FMUL_RR, {Emitter::abs(A), Src{Plain}});
  Register P = E.compare(Emitter::abs(A), FloatInf, Q7X2::FCMPOp_LT, Q7X2::PT);
  P = E.compare(Emitter::abs(B), FloatInf, Q7X2::FCMPOp_LT, P);
  P = E.compare(Emitter::abs(B), 0, Q7X2::FCMPOp_GT, P);
  Register Magnitude = E.MRI.createVirtualRegister(&Q7X2::GPRRegClass);
  E.TII.build(*E.MBB, E.At, E.DL, Q7X2::SEL_RR, Magnitude)
      .addReg(Rounded)
      .addReg(Plain)
      .addPred(P);
  // Magnitude | ((A ^ B) & sign bit).
  Register Sign =
      E.logic(A, B, 0x80000000, (Q7X2::Lut::A ^ Q7X2::Lut::C) & Q7X2::Lut::B);
  return E.logic(Magnitude, Sign, 0, Q7X2::Lut::A | Q7X2::Lut::C);
}

MachineBasicBlock *
Q7X2TargetLowering::emitFDiv32(MachineInstr &MI, MachineBasicBlock *MBB) const {
  using Src = Emitter::Src;
  MachineFunction *MF = MBB->getParent();
  const DebugLoc &DL = MI.getDebugLoc();
  Emitter E{*STI.getInstrInfo(), MF->getRegInfo(), MBB, MI, DL};
  auto Operand = [&](Q7X2::OpName Name) {
    return MI.getOperand(Q7X2::getNamedOperandIdx(MI.getOpcode(), Name))
        .getReg();
  };
  Register Dst = Operand(Q7X2::OpName::rd);
  Register A = Operand(Q7X2::OpName::a);
  Register B = Operand(Q7X2::OpName::b);

  // The reciprocal is correctly rounded. The first quotient is wrong by at most
  // two units in the last place, the second by one, the third is correct.
  Register IsHard =
      E.emit(Q7X2::FCHK_RR, {Src{A}, Src{B}}, {}, &Q7X2::PPRRegClass);
  Register Recip = E.mufu(Q7X2::MUFUOp_RCP, Src{B});
  Register Q = E.emit(Q7X2::FMUL_RR, {Src{A}, Src{Recip}});
  for (int Step = 0; Step < 2; ++Step) {
    Register Rest = E.emit(Q7X2::FFMA_RRR, {Emitter::neg(B), Src{Q}, Src{A}});
    Q = E.emit(Q7X2::FFMA_RRR, {Src{Recip}, Src{Rest}, Src{Q}});
  }

  MachineBasicBlock *Slow = MF->CreateMachineBasicBlock(MBB->getBasicBlock());
  MachineBasicBlock *Done = MBB->splitAt(MI, /*UpdateLiveIns=*/false);
  if (Done == MBB) { // MI is the last of its block
    Done = MF->CreateMachineBasicBlock(MBB->getBasicBlock());
    MF->insert(std::next(MBB->getIterator()), Done);
    Done->transferSuccessorsAndUpdatePHIs(MBB);
    MBB->addSuccessor(Done);
  }
  MF->insert(Done->getIterator(), Slow);
  MBB->addSuccessor(Slow);
  Slow->addSuccessor(Done);
  auto IsEasy =
      Q7X2::getBranchCond(IsHard, Q7X2::Pred::Inverted, Q7X2::Uniform_None);
  E.TII.insertBranch(*MBB, Done, nullptr, IsEasy, DL, nullptr);

  E.MBB = Slow;
  E.At = Slow->end();
  Register SlowQ = emitSlowQuotient(E, A, B);
  BuildMI(*Done, Done->begin(), DL, E.TII.get(TargetOpcode::PHI), Dst)
      .addReg(Q)
      .addMBB(MBB)
      .addReg(SlowQ)
      .addMBB(Slow);
  MI.eraseFromParent();
  return Done;
}
