//===-- Q7X2ISelFloat.cpp - Lowering of float operations ------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Division, rounding, elementary functions.
//
//===----------------------------------------------------------------------===//

#include "MCTargetDesc/Q7X2BaseInfo.h"
#include "Q7X2ISelLowering.h"
#include "Q7X2Subtarget.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/Support/MathExtras.h"
#include <cmath>

using namespace llvm;

static SDValue getMUFU(SelectionDAG &DAG, const SDLoc &DL, unsigned Function,
                       SDValue V) {
  return DAG.getNode(Q7X2ISD::MUFU, DL, MVT::f32, V,
                     DAG.getTargetConstant(Function, DL, MVT::i32));
}

// A 16-bit operation by way of 32 bits: with 24 bits of precision for 11, the
// two roundings of a quotient or a root give what one would.
static SDValue lowerBy32(SDValue Op, SelectionDAG &DAG) {
  SDLoc DL(Op);
  SmallVector<SDValue, 3> Operands;
  for (SDValue V : Op->op_values())
    Operands.push_back(DAG.getNode(ISD::FP_EXTEND, DL, MVT::f32, V));
  SDValue Wide =
      DAG.getNode(Op.getOpcode(), DL, MVT::f32, Operands, Op->getFlags());
  return DAG.getNode(ISD::FP_ROUND, DL, Op.getValueType(), Wide,
                     DAG.getTargetConstant(/*IsExact=*/0, DL, MVT::i32));
}

SDValue Q7X2TargetLowering::lowerFDiv(SDValue Op, SelectionDAG &DAG) const {
  SDLoc DL(Op);
  if (Op.getValueType() != MVT::f32)
    return Q7X2::reportUnsupported(DAG, DL, Op, "division of doubles");
  SDValue X = Op.getOperand(0), Y = Op.getOperand(1);
  // MUFU.RCP and RSQ are correctly rounded; a root that is rounded by itself
  // first would differ from RSQ.
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

// Half away from zero: truncated, and one more where half or more was cut off.
SDValue Q7X2TargetLowering::lowerFRound(SDValue Op, SelectionDAG &DAG) const {
  SDLoc DL(Op);
  EVT VT = Op.getValueType();
  SDValue X = Op.getOperand(0);
  SDValue Whole = DAG.getNode(ISD::FTRUNC, DL, VT, X);
  SDValue Rest =
      DAG.getNode(ISD::FABS, DL, VT, DAG.getNode(ISD::FSUB, DL, VT, X, Whole));
  SDValue IsHalf = DAG.getSetCC(DL, MVT::i1, Rest,
                                DAG.getConstantFP(0.5, DL, VT), ISD::SETOGE);
  SDValue More = DAG.getSelect(DL, VT, IsHalf, DAG.getConstantFP(1.0, DL, VT),
                               DAG.getConstantFP(0.0, DL, VT));
  More = DAG.getNode(ISD::FCOPYSIGN, DL, VT, More, X);
  return DAG.getNode(ISD::FADD, DL, VT, Whole, More);
}

// Times 1, which makes a signaling NaN quiet. An ordinary multiplication by 1
// would be dropped.
static SDValue lowerFCanonicalize(SDValue Op, SelectionDAG &DAG) {
  SDLoc DL(Op);
  EVT VT = Op.getValueType();
  SmallVector<SDValue, 5> Operands = {Op.getOperand(0),
                                      DAG.getConstantFP(1.0, DL, VT)};
  for (unsigned Mod : {Q7X2::FPFtz_None, Q7X2::FPSat_None, Q7X2::FPRound_RN})
    Operands.push_back(DAG.getTargetConstant(Mod, DL, MVT::i32));
  return DAG.getNode(Q7X2ISD::MUL_R, DL, VT, Operands);
}

// The word of V that holds its sign, as an integer, and the sign's bit in it.
static std::pair<SDValue, unsigned> getSignWord(SelectionDAG &DAG,
                                                const SDLoc &DL, SDValue V) {
  switch (V.getSimpleValueType().SimpleTy) {
  case MVT::f64:
    return {Q7X2::splitPair(DAG, DL, V).second, 31};
  case MVT::f32:
    return {DAG.getBitcast(MVT::i32, V), 31};
  default:
    return {DAG.getNode(Q7X2ISD::HALF_BITS, DL, MVT::i32, V), 15};
  }
}

// ((Mag ^ Sign) & ~bit) ^ Sign: one LOP3.
SDValue Q7X2TargetLowering::lowerFCopySign(SDValue Op,
                                           SelectionDAG &DAG) const {
  SDLoc DL(Op);
  EVT VT = Op.getValueType();
  SDValue Mag = Op.getOperand(0);
  auto [Word, Bit] = getSignWord(DAG, DL, Mag);
  auto [Sign, SignBit] = getSignWord(DAG, DL, Op.getOperand(1));
  auto Int = [&](unsigned Opcode, SDValue A, SDValue B) {
    return DAG.getNode(Opcode, DL, MVT::i32, A, B);
  };
  auto Const = [&](uint32_t V) { return DAG.getConstant(V, DL, MVT::i32); };
  if (Bit > SignBit)
    Sign = Int(ISD::SHL, Sign, Const(Bit - SignBit));
  if (Bit < SignBit)
    Sign = Int(ISD::SRL, Sign, Const(SignBit - Bit));
  SDValue Result =
      Int(ISD::AND, Int(ISD::XOR, Word, Sign), Const(~(1u << Bit)));
  Result = Int(ISD::XOR, Result, Sign);
  if (VT == MVT::f64)
    return Q7X2::getPair(DAG, DL, Q7X2::splitPair(DAG, DL, Mag).first, Result,
                         VT);
  if (VT == MVT::f32)
    return DAG.getBitcast(VT, Result);
  return DAG.getNode(Q7X2ISD::BITS_HALF, DL, VT, Result);
}

SDValue Q7X2TargetLowering::lowerFPToIntSat(SDValue Op,
                                            SelectionDAG &DAG) const {
  SDLoc DL(Op);
  EVT VT = Op.getValueType();
  unsigned Bits = VT.getScalarSizeInBits();
  unsigned SatBits =
      cast<VTSDNode>(Op.getOperand(1))->getVT().getScalarSizeInBits();
  bool IsSigned = Op.getOpcode() == ISD::FP_TO_SINT_SAT;
  SDValue Result = DAG.getNode(IsSigned ? Q7X2ISD::F2I_S : Q7X2ISD::F2I_U, DL,
                               VT, Op.getOperand(0));
  if (SatBits == Bits)
    return Result;
  APInt Max = IsSigned ? APInt::getSignedMaxValue(SatBits).sext(Bits)
                       : APInt::getMaxValue(SatBits).zext(Bits);
  Result = DAG.getNode(IsSigned ? ISD::SMIN : ISD::UMIN, DL, VT, Result,
                       DAG.getConstant(Max, DL, VT));
  if (!IsSigned)
    return Result;
  APInt Min = APInt::getSignedMinValue(SatBits).sext(Bits);
  return DAG.getNode(ISD::SMAX, DL, VT, Result, DAG.getConstant(Min, DL, VT));
}

// Base^X = 2^(X * log2(Base)). Without leave to approximate, the product is
// taken to twice the precision: its integer N goes into the exponent in two
// halves, so that none is out of range, and 2^rest is near 1.
SDValue Q7X2TargetLowering::lowerExp(SDValue Op, SelectionDAG &DAG) const {
  SDLoc DL(Op);
  bool IsTen = Op.getOpcode() == ISD::FEXP10;
  double Log2 = IsTen ? 3.32192809488736234787 : 1.44269504088896340736;
  auto Const = [&](double V) { return DAG.getConstantFP(V, DL, MVT::f32); };
  auto F = [&](unsigned Opcode, SDValue A, SDValue B) {
    return DAG.getNode(Opcode, DL, MVT::f32, A, B);
  };
  auto Exp2 = [&](SDValue V) {
    return DAG.getNode(ISD::FEXP2, DL, MVT::f32, V);
  };
  auto Fma = [&](SDValue A, SDValue B, SDValue C) {
    return DAG.getNode(ISD::FMA, DL, MVT::f32, A, B, C);
  };
  SDValue X = Op.getOperand(0);
  float High = Log2;
  if (Op->getFlags().hasApproximateFuncs())
    return Exp2(F(ISD::FMUL, X, Const(High)));

  double Limit = 160 / Log2; // beyond it the result is infinite, or zero
  X = F(ISD::FMAXIMUM, F(ISD::FMINIMUM, X, Const(Limit)), Const(-Limit));
  SDValue Product = F(ISD::FMUL, X, Const(High));
  SDValue Error =
      Fma(X, Const(High), DAG.getNode(ISD::FNEG, DL, MVT::f32, Product));
  Error = Fma(X, Const(float(Log2 - High)), Error);
  SDValue N = DAG.getNode(ISD::FROUNDEVEN, DL, MVT::f32, Product);
  SDValue Rest = F(ISD::FADD, F(ISD::FSUB, Product, N), Error);
  SDValue Half =
      DAG.getNode(ISD::FTRUNC, DL, MVT::f32, F(ISD::FMUL, N, Const(0.5)));
  SDValue Result = F(ISD::FMUL, Exp2(Rest), Exp2(Half));
  return F(ISD::FMUL, Result, Exp2(F(ISD::FSUB, N, Half)));
}

// |X|^Y with the sign that an odd Y gives it; NaN where X < 0 and Y is not an
// integer; 1 where Y is 0.
SDValue Q7X2TargetLowering::lowerPow(SDValue Op, SelectionDAG &DAG) const {
  SDLoc DL(Op);
  SDValue X = Op.getOperand(0), Y = Op.getOperand(1);
  auto Const = [&](double V) { return DAG.getConstantFP(V, DL, MVT::f32); };
  auto Compare = [&](SDValue A, double B, ISD::CondCode CC) {
    return DAG.getSetCC(DL, MVT::i1, A, Const(B), CC);
  };
  auto Select = [&](SDValue P, SDValue A, SDValue B) {
    return DAG.getSelect(DL, MVT::f32, P, A, B);
  };
  auto Unary = [&](unsigned Opcode, SDValue V) {
    return DAG.getNode(Opcode, DL, MVT::f32, V);
  };
  auto IsInteger = [&](SDValue V) {
    return DAG.getSetCC(DL, MVT::i1, Unary(ISD::FTRUNC, V), V, ISD::SETOEQ);
  };
  SDValue Log = Unary(ISD::FLOG2, Unary(ISD::FABS, X));
  SDValue Power =
      Unary(ISD::FEXP2, DAG.getNode(ISD::FMUL, DL, MVT::f32, Y, Log));
  SDValue HalfY = DAG.getNode(ISD::FMUL, DL, MVT::f32, Y, Const(0.5));
  SDValue IsOdd = DAG.getNode(ISD::AND, DL, MVT::i1, IsInteger(Y),
                              DAG.getNOT(DL, IsInteger(HalfY), MVT::i1));
  SDValue Signed = DAG.getNode(ISD::FCOPYSIGN, DL, MVT::f32, Power, X);
  SDValue Result = Select(IsOdd, Signed, Power);
  SDValue IsBad =
      DAG.getNode(ISD::AND, DL, MVT::i1, Compare(X, 0.0, ISD::SETOLT),
                  DAG.getNOT(DL, IsInteger(Y), MVT::i1));
  Result = Select(IsBad, Const(std::nan("")), Result);
  return Select(Compare(Y, 0.0, ISD::SETOEQ), Const(1.0), Result);
}

SDValue Q7X2TargetLowering::lowerFloat(SDValue Op, SelectionDAG &DAG) const {
  SDLoc DL(Op);
  EVT VT = Op.getValueType();
  bool IsShort = VT == MVT::f16 || VT == MVT::bf16;
  auto TimesConstant = [&](SDValue V, double C) {
    return DAG.getNode(ISD::FMUL, DL, VT, V, DAG.getConstantFP(C, DL, VT),
                       Op->getFlags());
  };
  auto Log2 = [&] {
    return DAG.getNode(ISD::FLOG2, DL, VT, Op.getOperand(0), Op->getFlags());
  };
  switch (Op.getOpcode()) {
  case ISD::FROUND:
    return lowerFRound(Op, DAG);
  case ISD::FCOPYSIGN:
    return lowerFCopySign(Op, DAG);
  case ISD::LRINT:
  case ISD::LLRINT: {
    SDValue X = Op.getOperand(0);
    return DAG.getNode(ISD::FP_TO_SINT, DL, VT,
                       DAG.getNode(ISD::FRINT, DL, X.getValueType(), X));
  }
  case ISD::FP_TO_SINT_SAT:
  case ISD::FP_TO_UINT_SAT:
    return lowerFPToIntSat(Op, DAG);
  case ISD::FMINIMUM:
  case ISD::FMAXIMUM:
    return DAG.UnrollVectorOp(Op.getNode());
  default:
    break;
  }
  if (IsShort)
    return lowerBy32(Op, DAG);
  switch (Op.getOpcode()) {
  case ISD::FCANONICALIZE:
    return lowerFCanonicalize(Op, DAG);
  case ISD::FDIV:
    return lowerFDiv(Op, DAG);
  case ISD::FSQRT:
    return Q7X2::reportUnsupported(DAG, DL, Op, "square root of a double");
  case ISD::FEXP:
  case ISD::FEXP10:
    return lowerExp(Op, DAG);
  case ISD::FLOG:
    return TimesConstant(Log2(), 0.693147180559945309417);
  case ISD::FLOG10:
    return TimesConstant(Log2(), 0.301029995663981195214);
  case ISD::FTAN:
    return DAG.getNode(ISD::FDIV, DL, VT,
                       DAG.getNode(ISD::FSIN, DL, VT, Op.getOperand(0)),
                       DAG.getNode(ISD::FCOS, DL, VT, Op.getOperand(0)));
  case ISD::FPOW:
    return lowerPow(Op, DAG);
  default:
    return SDValue();
  }
}

// ---- division of floats ----------------------------------------------------

namespace {

// Emits instructions whose results are new registers.
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
  // Ra cmp SrcB, and P: a predicate.
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

// A's and B's quotient where FCHK finds that the sequence on floats may leave
// their range: on doubles, which have room enough. Zero, infinity and NaN are
// what A * (1/B) makes of them. Returns |A/B| and the sign put to it.
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
  // 20 bits, then 40, then all.
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
  // (A ^ B) & sign, then Magnitude | that.
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

  // The reciprocal is rounded correctly, the first quotient is off by two
  // units at most, the second by one, so that the third is the one wanted.
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
