//===-- Q7X2SelectCompares.cpp - Selection of comparisons -----------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A comparison writes a predicate, combined with another by a boolean
// operation. That of 64-bit integers compares the lower words, then the upper
// ones with that result.
//
//   setult i64 a, b     ISETP.LT.AND.U32 P0, R4, R6, PT
//                       ISETP.LT.AND.U32.X P0, R5, R7, PT, P0
//
//===----------------------------------------------------------------------===//

#include "Q7X2ISelDAGToDAG.h"

using namespace llvm;

static unsigned getCompOp(ISD::CondCode CC) {
  switch (CC) {
  case ISD::SETEQ:
    return Q7X2::CompOp_EQ;
  case ISD::SETNE:
    return Q7X2::CompOp_NE;
  case ISD::SETLT:
  case ISD::SETULT:
    return Q7X2::CompOp_LT;
  case ISD::SETLE:
  case ISD::SETULE:
    return Q7X2::CompOp_LE;
  case ISD::SETGT:
  case ISD::SETUGT:
    return Q7X2::CompOp_GT;
  case ISD::SETGE:
  case ISD::SETUGE:
    return Q7X2::CompOp_GE;
  default:
    llvm_unreachable("not a comparison of integers");
  }
}

static unsigned getFCMPOp(ISD::CondCode CC) {
  switch (CC) {
  case ISD::SETEQ:
  case ISD::SETOEQ:
    return Q7X2::FCMPOp_EQ;
  case ISD::SETONE:
    return Q7X2::FCMPOp_NE;
  case ISD::SETLT:
  case ISD::SETOLT:
    return Q7X2::FCMPOp_LT;
  case ISD::SETLE:
  case ISD::SETOLE:
    return Q7X2::FCMPOp_LE;
  case ISD::SETGT:
  case ISD::SETOGT:
    return Q7X2::FCMPOp_GT;
  case ISD::SETGE:
  case ISD::SETOGE:
    return Q7X2::FCMPOp_GE;
  case ISD::SETUEQ:
    return Q7X2::FCMPOp_EQU;
  case ISD::SETNE:
  case ISD::SETUNE:
    return Q7X2::FCMPOp_NEU;
  case ISD::SETULT:
    return Q7X2::FCMPOp_LTU;
  case ISD::SETULE:
    return Q7X2::FCMPOp_LEU;
  case ISD::SETUGT:
    return Q7X2::FCMPOp_GTU;
  case ISD::SETUGE:
    return Q7X2::FCMPOp_GEU;
  case ISD::SETUO:
    return Q7X2::FCMPOp_NAN;
  case ISD::SETO:
    return Q7X2::FCMPOp_NUM;
  default:
    llvm_unreachable("not a comparison of floats");
  }
}

// The modifiers of ISETP.
static std::array<Q7X2::NamedMod, 3> getCompareMods(ISD::CondCode CC,
                                                    unsigned BoolOp) {
  unsigned Type =
      ISD::isUnsignedIntSetCC(CC) ? Q7X2::IType_U32 : Q7X2::IType_S32;
  return {{{Q7X2::OpName::compop, getCompOp(CC)},
           {Q7X2::OpName::boolop, BoolOp},
           {Q7X2::OpName::itype, Type}}};
}

/// Makes x < 1 the comparison x <= 0, and so on.
static void compareWithZero(SDValue &B, ISD::CondCode &CC, SelectionDAG &DAG) {
  const bool IsOne = isOneConstant(B);
  if (IsOne && (CC == ISD::SETLT || CC == ISD::SETGE))
    CC = CC == ISD::SETLT ? ISD::SETLE : ISD::SETGT;
  else if (IsOne && (CC == ISD::SETULT || CC == ISD::SETUGE))
    CC = CC == ISD::SETULT ? ISD::SETEQ : ISD::SETNE;
  else if (isAllOnesConstant(B) && (CC == ISD::SETGT || CC == ISD::SETLE))
    CC = CC == ISD::SETGT ? ISD::SETGE : ISD::SETLT;
  else
    return;
  B = DAG.getConstant(0, SDLoc(B), MVT::i32);
}

SDValue Q7X2DAGToDAGISel::emitCompare32(SDValue A, SDValue B, ISD::CondCode CC,
                                        SDValue P, unsigned BoolOp,
                                        const SDLoc &DL) {
  // The first source is a register, which zero is, too.
  if (A.getOpcode() == Q7X2ISD::CBANK)
    compareWithZero(B, CC, *CurDAG);
  if (A.getOpcode() == Q7X2ISD::CBANK && B.getOpcode() != Q7X2ISD::CBANK &&
      (!isa<ConstantSDNode>(B) || isNullConstant(B))) {
    std::swap(A, B);
    CC = ISD::getSetCCSwappedOperands(CC);
  }
  SDValue Reg, Not;
  matchPred(P, /*Invert=*/false, Reg, Not);
  SmallVector<SDValue, 9> Operands = {asReg(DL, getWord(A))};
  unsigned Opcode = addFlexible(
      Operands, getWord(B), {Q7X2::ISETP_RR, Q7X2::ISETP_RI, Q7X2::ISETP_RC});
  Operands.append({Reg, Not});
  const EVT Types[] = {MVT::i1, MVT::i1};
  return SDValue(build(Opcode, DL, Types, Operands, getCompareMods(CC, BoolOp)),
                 0);
}

// The lower words decide if the upper ones are equal.
SDValue Q7X2DAGToDAGISel::emitCompare64(SDValue A, SDValue B, ISD::CondCode CC,
                                        SDValue P, unsigned BoolOp,
                                        const SDLoc &DL) {
  if (isa<ConstantSDNode>(A)) {
    std::swap(A, B);
    CC = ISD::getSetCCSwappedOperands(CC);
  }
  const EVT Types[] = {MVT::i1, MVT::i1};
  auto [PT, Plain] = getPT();
  SmallVector<SDValue, 9> Lower = {asReg(DL, getHalf(DL, A, 0))};
  unsigned Opcode =
      addFlexible(Lower, getHalf(DL, B, 0),
                  {Q7X2::ISETP_RR, Q7X2::ISETP_RI, Q7X2::ISETP_RC});
  Lower.append({PT, Plain});
  SDValue Below(build(Opcode, DL, Types, Lower,
                      {{Q7X2::OpName::compop, getCompOp(CC)},
                       {Q7X2::OpName::boolop, Q7X2::BoolOp_AND},
                       {Q7X2::OpName::itype, Q7X2::IType_U32}}),
                0);

  SDValue Reg, Not;
  matchPred(P, /*Invert=*/false, Reg, Not);
  SmallVector<SDValue, 11> Upper = {asReg(DL, getHalf(DL, A, 1))};
  Opcode = addFlexible(Upper, getHalf(DL, B, 1),
                       {Q7X2::ISETP_X_RR, Q7X2::ISETP_X_RI, Q7X2::ISETP_X_RC});
  Upper.append({Reg, Not, Below, Plain});
  return SDValue(build(Opcode, DL, Types, Upper, getCompareMods(CC, BoolOp)),
                 0);
}

SDValue Q7X2DAGToDAGISel::emitCompareFloat(SDValue A, SDValue B,
                                           ISD::CondCode CC, SDValue P,
                                           unsigned BoolOp, const SDLoc &DL) {
  MVT VT = A.getSimpleValueType();
  bool IsHalf = VT == MVT::f16 || VT == MVT::bf16;
  unsigned Allowed = Q7X2::SrcMods::Neg | Q7X2::SrcMods::Abs;
  if (IsHalf)
    Allowed |= Q7X2::SrcMods::HSel;
  Forms F = IsHalf ? Forms{Q7X2::HSETP2_RR, Q7X2::HSETP2_RI, Q7X2::HSETP2_RC}
            : VT == MVT::f64
                ? Forms{Q7X2::DSETP_RR, Q7X2::DSETP_RI, Q7X2::DSETP_RC}
                : Forms{Q7X2::FSETP_RR, Q7X2::FSETP_RI, Q7X2::FSETP_RC};

  SDValue Bare = A;
  stripMods(Bare, Allowed);
  if (Bare.getOpcode() == Q7X2ISD::CBANK || isa<ConstantFPSDNode>(Bare)) {
    std::swap(A, B);
    CC = ISD::getSetCCSwappedOperands(CC);
  }
  unsigned ModsA = stripMods(A, Allowed);
  SmallVector<SDValue, 11> Operands = {getSourceReg(A), getImm(ModsA)};
  Word W;
  bool IsImm = IsHalf           ? selectH2Imm(B, W.Imm)
               : VT == MVT::f64 ? selectF64Imm(B, W.Imm)
                                : selectF32Imm(B, W.Imm);
  unsigned ModsB = Q7X2::SrcMods::None;
  if (!IsImm) {
    ModsB = stripMods(B, Allowed);
    if (!matchCMem(B, W.Bank, W.Off))
      W.Reg = getSourceReg(B);
  }
  unsigned Opcode = addFlexible(Operands, W, F, ModsB);
  SDValue Reg, Not;
  matchPred(P, /*Invert=*/false, Reg, Not);
  Operands.append({Reg, Not});
  SmallVector<Q7X2::NamedMod, 3> Mods = {{Q7X2::OpName::cmp, getFCMPOp(CC)},
                                         {Q7X2::OpName::lop, BoolOp}};
  if (VT == MVT::bf16)
    Mods.push_back({Q7X2::OpName::hfmt_v2, Q7X2::HFmtV2_BF16_V2});
  const EVT Types[] = {MVT::i1, MVT::i1};
  return SDValue(build(Opcode, DL, Types, Operands, Mods), 0);
}

SDValue Q7X2DAGToDAGISel::emitCompare(SDNode *N, SDValue P, unsigned BoolOp) {
  SDLoc DL(N);
  unsigned First = N->isStrictFPOpcode() ? 1 : 0;
  SDValue A = N->getOperand(First), B = N->getOperand(First + 1);
  auto CC = cast<CondCodeSDNode>(N->getOperand(First + 2))->get();
  if (A.getValueType().isFloatingPoint())
    return emitCompareFloat(A, B, CC, P, BoolOp, DL);
  if (A.getValueType() == MVT::i64)
    return emitCompare64(A, B, CC, P, BoolOp, DL);
  return emitCompare32(A, B, CC, P, BoolOp, DL);
}

bool Q7X2DAGToDAGISel::selectSetCC(SDNode *N) {
  if (N->getValueType(0) != MVT::i1)
    return false;
  SDValue R = emitCompare(N, getReg(Q7X2::PT, MVT::i1), Q7X2::BoolOp_AND);
  ReplaceUses(SDValue(N, 0), R);
  if (N->isStrictFPOpcode())
    ReplaceUses(SDValue(N, 1), N->getOperand(0));
  CurDAG->RemoveDeadNode(N);
  return true;
}
