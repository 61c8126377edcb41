//===-- Q7X2ISelDAGToDAG.cpp - Instruction selection ----------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The instruction selection pass, and the selection of nodes that patterns
// cannot express: constants, subregisters, and operations with several results.
// Q7X2Patterns*.td and Q7X2Select*.cpp select all other nodes. Guarantees that
// every node is a machine node.
//
//   i64 0x100000002             MOV R4, 0x2; MOV R5, 0x1
//   and (srl a, 8), 0xff        PRMT R4, R4, RZ, 0x4441
//
//===----------------------------------------------------------------------===//

#include "Q7X2ISelDAGToDAG.h"
#include "Q7X2.h"
#include "Q7X2ISelLowering.h"
#include "Q7X2SelectionErrors.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/Analysis/UniformityAnalysis.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/InitializePasses.h"

using namespace llvm;

#define DEBUG_TYPE "q7x2-isel"
#define PASS_NAME "Q7X2 instruction selection"

#define GET_DAGISEL_BODY Q7X2DAGToDAGISel
#include "Q7X2GenDAGISel.inc"

char Q7X2DAGToDAGISelLegacy::ID;

INITIALIZE_PASS_BEGIN(Q7X2DAGToDAGISelLegacy, DEBUG_TYPE, PASS_NAME, false,
                      false)
INITIALIZE_PASS_DEPENDENCY(UniformityInfoWrapperPass)
INITIALIZE_PASS_END(Q7X2DAGToDAGISelLegacy, DEBUG_TYPE, PASS_NAME, false, false)

Q7X2DAGToDAGISelLegacy::Q7X2DAGToDAGISelLegacy(Q7X2TargetMachine &TM,
                                               CodeGenOptLevel OL)
    : SelectionDAGISelLegacy(ID, std::make_unique<Q7X2DAGToDAGISel>(TM, OL)) {}

void Q7X2DAGToDAGISelLegacy::getAnalysisUsage(AnalysisUsage &AU) const {
  AU.addRequired<UniformityInfoWrapperPass>();
  SelectionDAGISelLegacy::getAnalysisUsage(AU);
}

FunctionPass *llvm::createQ7X2ISelDag(Q7X2TargetMachine &TM,
                                      CodeGenOptLevel OL) {
  return new Q7X2DAGToDAGISelLegacy(TM, OL);
}

// ---- errors ----------------------------------------------------------------

/// The function and node that are being selected, for fatal errors.
static thread_local struct {
  const Function *F = nullptr;
  DebugLoc Loc; ///< of the node; none in the legalizer
} Selected;

bool Q7X2::diagnoseInSelection(const char *Reason) {
  const Function *F = std::exchange(Selected.F, nullptr);
  if (!F)
    return false;
  // The first line names the node. The rest, the node's number and its operands
  // are a dump of nodes.
  StringRef Construct = StringRef(Reason).split('\n').first.split(" # ").first;
  if (Construct.consume_front("Cannot select: "))
    Construct = Construct.split(": ").second;
  std::string Message = ("cannot compile: " + Construct).str();
  DiagnosticLocation Loc = Selected.Loc
                               ? DiagnosticLocation(Selected.Loc)
                               : DiagnosticLocation(F->getSubprogram());
  F->getContext().diagnose(DiagnosticInfoUnsupported(*F, Message, Loc));
  return true;
}

/// Returns the register, or subregister, from which a subregister is copied.
static std::pair<Register, unsigned>
getSourceOfSubregister(const MachineOperand &MO,
                       const MachineRegisterInfo &MRI) {
  Register Reg = MO.getReg();
  for (;;) {
    const MachineInstr &Def = *MRI.getVRegDef(Reg);
    if (Def.isRegSequence())
      for (unsigned I = 1; I < Def.getNumOperands(); I += 2)
        if (Def.getOperand(I + 1).getImm() == MO.getSubReg())
          return {Def.getOperand(I).getReg(), Def.getOperand(I).getSubReg()};
    if (!Def.isFullCopy() || !Def.getOperand(1).getReg().isVirtual())
      return {Reg, MO.getSubReg()};
    Reg = Def.getOperand(1).getReg();
  }
}

/// Lets the users of a copy of a subregister read its source: MachineCSE does
/// not merge copies, and thus not the users of the halves of equal results.
static bool foldSubregisterCopy(MachineInstr &Copy, MachineRegisterInfo &MRI) {
  const Register Old = Copy.getOperand(0).getReg();
  const auto [New, Sub] = getSourceOfSubregister(Copy.getOperand(1), MRI);
  if (!New.isVirtual())
    return false;
  const MachineInstr &Def = *MRI.getVRegDef(New);
  if (Sub && (Def.isCopy() || Def.isPHI() || Def.mayLoad()))
    return false; // which MachineCSE does not merge
  if (any_of(MRI.use_nodbg_operands(Old), [](const MachineOperand &Use) {
        return Use.getSubReg() || Use.isTied() || Use.getParent()->isPHI();
      }))
    return false;
  const TargetRegisterClass *RC = MRI.getRegClass(Old);
  if (Sub)
    RC = MRI.getTargetRegisterInfo()->getMatchingSuperRegClass(
        MRI.getRegClass(New), RC, Sub);
  if (!RC || !MRI.constrainRegClass(New, RC))
    return false;
  for (MachineOperand &Use : make_early_inc_range(MRI.use_operands(Old))) {
    Use.setReg(New);
    Use.setSubReg(Sub);
  }
  MRI.clearKillFlags(New);
  Copy.eraseFromParent();
  return true;
}

bool Q7X2DAGToDAGISel::runOnMachineFunction(MachineFunction &MF) {
  Selected = {&MF.getFunction(), DebugLoc()};
  llvm::scope_exit Clear([] { Selected = {}; });
  bool Changed = SelectionDAGISel::runOnMachineFunction(MF);
  if (OptLevel == CodeGenOptLevel::None)
    return Changed;
  MachineRegisterInfo &MRI = MF.getRegInfo();
  for (MachineBasicBlock &MBB : MF)
    for (MachineInstr &MI : make_early_inc_range(MBB))
      if (MI.isCopy() && MI.getOperand(0).getReg().isVirtual() &&
          MI.getOperand(1).getReg().isVirtual() && MI.getOperand(1).getSubReg())
        Changed |= foldSubregisterCopy(MI, MRI);
  return Changed;
}

// ---- building --------------------------------------------------------------

SDNode *Q7X2DAGToDAGISel::build(unsigned Opcode, const SDLoc &DL,
                                ArrayRef<EVT> Types, ArrayRef<SDValue> Operands,
                                ArrayRef<Q7X2::NamedMod> Mods) {
  SmallVector<SDValue, 16> All(Operands);
  SmallVector<SDValue, 2> Last; // chain and glue
  while (!All.empty() &&
         (All.back().getValueType() == MVT::Other ||
          All.back().getValueType() == MVT::Glue) &&
         All.back().getOpcode() != ISD::BasicBlock)
    Last.push_back(All.pop_back_val());
  const MCInstrDesc &Desc = CurDAG->getTarget().getMCInstrInfo()->get(Opcode);
  Q7X2::forEachDefaultOperand(
      Desc, Desc.getNumDefs() + All.size(), Mods,
      [&](MCRegister Reg) { All.push_back(getReg(Reg, MVT::i1)); },
      [&](int64_t Value) { All.push_back(getImm(Value)); });
  All.append(Last.rbegin(), Last.rend());
  return CurDAG->getMachineNode(Opcode, DL, CurDAG->getVTList(Types), All);
}

Q7X2DAGToDAGISel::Word Q7X2DAGToDAGISel::getWord(SDValue N) {
  Word W;
  if (!selectImm32(N, W.Imm) && !matchCMem(N, W.Bank, W.Off))
    W.Reg = getSourceReg(N);
  return W;
}

Q7X2DAGToDAGISel::Word Q7X2DAGToDAGISel::getHalf(const SDLoc &DL, SDValue N,
                                                 unsigned Half) {
  Word W;
  if (auto *C = dyn_cast<ConstantSDNode>(N)) {
    W.Imm = getImm(int32_t(C->getZExtValue() >> (32 * Half)));
    return W;
  }
  if (N.getOpcode() == Q7X2ISD::CBANK && matchCMem(N, W.Bank, W.Off)) {
    W.Off = Q7X2::getCBankOffset(*CurDAG, DL, N, Half);
    return W;
  }
  switch (N.getOpcode()) {
  case ISD::BUILD_PAIR:
    return getWord(N.getOperand(Half));
  case ISD::ZERO_EXTEND:
  case ISD::SIGN_EXTEND:
    if (N.getOperand(0).getValueType() != MVT::i32)
      break;
    if (Half == 0)
      return getWord(N.getOperand(0));
    if (N.getOpcode() == ISD::ZERO_EXTEND) {
      W.Imm = getImm(0);
      return W;
    }
    break;
  default:
    break;
  }
  if (N.isUndef()) {
    W.Reg = getReg(Q7X2::RZ, MVT::i32);
    return W;
  }
  W.Reg = CurDAG->getTargetExtractSubreg(Half ? Q7X2::sub1 : Q7X2::sub0, DL,
                                         MVT::i32, N);
  return W;
}

SDValue Q7X2DAGToDAGISel::asReg(const SDLoc &DL, const Word &W) {
  if (W.isCMem())
    return build(Q7X2::MOV_C, DL, MVT::i32, {W.Bank, W.Off});
  if (!W.isImm())
    return W.Reg;
  if (isNullConstant(W.Imm))
    return getReg(Q7X2::RZ, MVT::i32);
  return build(Q7X2::MOV_I, DL, MVT::i32, {W.Imm});
}

unsigned Q7X2DAGToDAGISel::addFlexible(SmallVectorImpl<SDValue> &Operands,
                                       const Word &W, unsigned Opcode,
                                       int Mods) {
  if (W.isImm()) {
    Operands.push_back(W.Imm);
    return Q7X2::getImmSlotOpcode(Opcode);
  }
  if (W.isCMem())
    Operands.append({W.Bank, W.Off});
  else
    Operands.push_back(W.Reg);
  if (Mods >= 0)
    Operands.push_back(getImm(Mods));
  return W.isCMem() ? Q7X2::getConstantSlotOpcode(Opcode) : Opcode;
}

SDValue Q7X2DAGToDAGISel::getMovI(const SDLoc &DL, EVT VT, uint32_t Bits) {
  return build(Q7X2::MOV_I, DL, VT, {getImm(int32_t(Bits))});
}

SDValue Q7X2DAGToDAGISel::getSequence(const SDLoc &DL, EVT VT,
                                      ArrayRef<SDValue> Elements) {
  static const unsigned Words[] = {Q7X2::sub0, Q7X2::sub1, Q7X2::sub2,
                                   Q7X2::sub3};
  static const unsigned Pairs[] = {Q7X2::sub0_1, Q7X2::sub2_3};
  bool Is128 = VT.getSizeInBits() == 128;
  const unsigned *Index = Is128 && Elements.size() == 2 ? Pairs : Words;
  unsigned Class = Is128 ? Q7X2::GPR128RegClassID : Q7X2::GPR64RegClassID;
  SmallVector<SDValue, 9> Operands = {getImm(Class)};
  for (SDValue Element : Elements)
    Operands.append({Element, getImm(*Index++)});
  return SDValue(
      CurDAG->getMachineNode(TargetOpcode::REG_SEQUENCE, DL, VT, Operands), 0);
}

SDValue Q7X2DAGToDAGISel::getLop(const SDLoc &DL, EVT VT, SDValue A,
                                 uint32_t Imm, unsigned Lut) {
  const EVT Types[] = {VT, MVT::i1};
  auto [PT, Not] = getPT(Q7X2::Pred::Inverted);
  return SDValue(build(Q7X2::LOP3_RIR, DL, Types,
                       {A, getImm(int32_t(Imm)), getReg(Q7X2::RZ, MVT::i32),
                        getImm(Lut), PT, Not}),
                 0);
}

// ---- constants -------------------------------------------------------------

bool Q7X2DAGToDAGISel::selectConstant(SDNode *N) {
  SDLoc DL(N);
  uint64_t V = cast<ConstantSDNode>(N)->getZExtValue();
  switch (N->getSimpleValueType(0).SimpleTy) {
  case MVT::i1: {
    auto [PT, Plain] = getPT();
    ReplaceNode(N, build(Q7X2::PLOP3_X, DL, ArrayRef<EVT>(MVT::i1),
                         {PT, Plain, PT, Plain, PT, Plain,
                          getImm(V ? Q7X2::Lut::True : Q7X2::Lut::False)}));
    return true;
  }
  case MVT::i32:
    ReplaceNode(N, getMovI(DL, MVT::i32, V).getNode());
    return true;
  case MVT::i64: {
    ReplaceNode(N, getConstant64(DL, MVT::i64, V).getNode());
    return true;
  }
  default:
    return false;
  }
}

// Words that are zero, or that fit an immediate, are more likely to be shared.
SDValue Q7X2DAGToDAGISel::getConstant64(const SDLoc &DL, EVT VT,
                                        uint64_t Bits) {
  if (Lo_32(Bits) && Hi_32(Bits))
    if (SDValue Word = getBankConstant(Bits))
      return build(Q7X2::MOV64_C, DL, VT, {getImm(Q7X2::ConstantBank), Word});
  return getSequence(
      DL, VT,
      {getMovI(DL, MVT::i32, Lo_32(Bits)), getMovI(DL, MVT::i32, Hi_32(Bits))});
}

bool Q7X2DAGToDAGISel::selectConstantFP(SDNode *N) {
  SDLoc DL(N);
  EVT VT = N->getValueType(0);
  uint64_t Bits =
      cast<ConstantFPSDNode>(N)->getValueAPF().bitcastToAPInt().getZExtValue();
  if (VT != MVT::f64) {
    ReplaceNode(N, getMovI(DL, VT, Bits).getNode());
    return true;
  }
  ReplaceNode(N, getConstant64(DL, VT, Bits).getNode());
  return true;
}

// ---- signs -----------------------------------------------------------------

// Selects a sign operation that no instruction folds as a bitwise operation.
bool Q7X2DAGToDAGISel::selectSign(SDNode *N) {
  SDLoc DL(N);
  EVT VT = N->getValueType(0);
  SDValue Src(N, 0);
  unsigned Mods = stripMods(Src, Q7X2::SrcMods::Neg | Q7X2::SrcMods::Abs);
  uint32_t Sign = VT.isVector()              ? 0x80008000
                  : VT.getSizeInBits() == 16 ? 0x8000
                                             : 0x80000000;
  auto Apply = [&](EVT Type, SDValue V) {
    switch (Mods) {
    case Q7X2::SrcMods::Neg:
      return getLop(DL, Type, V, Sign, Q7X2::Lut::A ^ Q7X2::Lut::B);
    case Q7X2::SrcMods::Abs:
      return getLop(DL, Type, V, ~Sign, Q7X2::Lut::A & Q7X2::Lut::B);
    default: // -|x|
      return getLop(DL, Type, V, Sign, Q7X2::Lut::A | Q7X2::Lut::B);
    }
  };
  if (!Mods) { // -(-x)
    ReplaceUses(SDValue(N, 0), Src);
    CurDAG->RemoveDeadNode(N);
    return true;
  }
  if (VT != MVT::f64) {
    ReplaceNode(N, Apply(VT, Src).getNode());
    return true;
  }
  // An insertion, so that one instruction moves both halves where any does.
  SDValue Hi = CurDAG->getTargetExtractSubreg(Q7X2::sub1, DL, MVT::i32, Src);
  ReplaceNode(N, CurDAG
                     ->getTargetInsertSubreg(Q7X2::sub1, DL, VT, Src,
                                             Apply(MVT::i32, Hi))
                     .getNode());
  return true;
}

// ---- subregisters ----------------------------------------------------------

bool Q7X2DAGToDAGISel::selectExtension(SDNode *N) {
  SDLoc DL(N);
  SDValue Src = N->getOperand(0);
  if (N->getValueType(0) != MVT::i64)
    return false;
  bool IsSigned = N->getOpcode() == ISD::SIGN_EXTEND;
  SDValue Lo = Src, Hi;
  if (Src.getValueType() == MVT::i1) {
    SDValue Reg, Not;
    matchPred(Src, /*Invert=*/true, Reg, Not);
    Lo = build(
        Q7X2::SEL_RI, DL, MVT::i32,
        {getReg(Q7X2::RZ, MVT::i32), getImm(IsSigned ? -1 : 1), Reg, Not});
    Hi = IsSigned ? Lo : getMovI(DL, MVT::i32, 0);
  } else if (N->getOpcode() == ISD::ANY_EXTEND) {
    Hi = SDValue(
        CurDAG->getMachineNode(TargetOpcode::IMPLICIT_DEF, DL, MVT::i32), 0);
  } else if (IsSigned) {
    Hi = build(Q7X2::SHF_RIR, DL, MVT::i32,
               {getReg(Q7X2::RZ, MVT::i32), getImm(31), Src},
               {{Q7X2::OpName::direction, Q7X2::SHFDir_R},
                {Q7X2::OpName::lohi, Q7X2::LOHI_HI},
                {Q7X2::OpName::itype, Q7X2::SHFDType_S32}});
  } else {
    Hi = getMovI(DL, MVT::i32, 0);
  }
  ReplaceNode(N, getSequence(DL, MVT::i64, {Lo, Hi}).getNode());
  return true;
}

// Truncation to a predicate tests bit 0.
bool Q7X2DAGToDAGISel::selectTruncate(SDNode *N) {
  SDLoc DL(N);
  SDValue Src = N->getOperand(0);
  EVT VT = N->getValueType(0);
  if (Src.getValueType() == MVT::i64)
    Src = asReg(DL, getHalf(DL, Src, 0));
  if (VT == MVT::i32) {
    ReplaceUses(SDValue(N, 0), Src);
    CurDAG->RemoveDeadNode(N);
    return true;
  }
  if (VT != MVT::i1)
    return false;
  SDValue Bit = getLop(DL, MVT::i32, Src, 1, Q7X2::Lut::A & Q7X2::Lut::B);
  ReplaceUses(SDValue(N, 0), Bit.getValue(1));
  CurDAG->RemoveDeadNode(N);
  return true;
}

// Selects the zero-extended byte of a register.
bool Q7X2DAGToDAGISel::selectByte(SDNode *N) {
  SDLoc DL(N);
  SDValue Shift = N->getOperand(0);
  auto *Mask = dyn_cast<ConstantSDNode>(N->getOperand(1));
  if (N->getValueType(0) != MVT::i32 || Shift.getOpcode() != ISD::SRL ||
      !Mask || Mask->getZExtValue() != 0xff)
    return false;
  auto *Amount = dyn_cast<ConstantSDNode>(Shift.getOperand(1));
  if (!Amount || Amount->getZExtValue() % 8)
    return false;
  // Byte 4, the first byte of RZ, fills the other bytes.
  unsigned Selector = 0x4440 | unsigned(Amount->getZExtValue() / 8);
  ReplaceNode(N, build(Q7X2::PRMT_RRI, DL, ArrayRef<EVT>(MVT::i32),
                       {getSourceReg(Shift.getOperand(0)),
                        getReg(Q7X2::RZ, MVT::i32), getImm(Selector)}));
  return true;
}

// Packs two 16-bit values, each from the half of a register that holds it.
bool Q7X2DAGToDAGISel::selectHalfVector(SDNode *N) {
  SDLoc DL(N);
  EVT VT = N->getValueType(0);
  SDValue Imm;
  if (selectH2Imm(SDValue(N, 0), Imm)) {
    ReplaceNode(N, build(Q7X2::MOV_I, DL, ArrayRef<EVT>(VT), {Imm}));
    return true;
  }
  SDValue Regs[2];
  unsigned Selector = 0;
  for (unsigned I : {0, 1}) {
    SDValue V = N->getOperand(I), Vec;
    unsigned Half = 0;
    if (isHalfOf(V, Vec, Half))
      V = Vec;
    Regs[I] = getSourceReg(V);
    // Bytes 0 to 3 are in the first register, bytes 4 to 7 in the second one.
    unsigned Byte = 4 * I + 2 * Half;
    Selector |= (Byte | (Byte + 1) << 4) << (8 * I);
  }
  ReplaceNode(N, build(Q7X2::PRMT_RRI, DL, ArrayRef<EVT>(VT),
                       {Regs[0], Regs[1], getImm(Selector)}));
  return true;
}

bool Q7X2DAGToDAGISel::selectBuildVector(SDNode *N) {
  SDLoc DL(N);
  EVT VT = N->getValueType(0);
  if (VT.getSizeInBits() == 32)
    return selectHalfVector(N);
  if (SDValue Address = getBankAddress(SDValue(N, 0))) {
    ReplaceNode(
        N, build(Q7X2::MOV64_C, DL, VT, {getImm(Q7X2::ConstantBank), Address})
               .getNode());
    return true;
  }
  // Elements of 32 and 64 bits are subregisters.
  SmallVector<SDValue, 4> Elements(N->op_values());
  ReplaceNode(N, getSequence(DL, VT, Elements).getNode());
  return true;
}

bool Q7X2DAGToDAGISel::selectExtractElement(SDNode *N) {
  SDLoc DL(N);
  SDValue Src = N->getOperand(0);
  EVT VT = N->getValueType(0);
  auto *C = dyn_cast<ConstantSDNode>(N->getOperand(1));
  if (!C)
    return false;
  unsigned Index = C->getZExtValue();
  if (Src.getValueSizeInBits() == 32) { // a half of a register
    SDNode *R =
        Index ? build(Q7X2::PRMT_RRI, DL, ArrayRef<EVT>(VT),
                      {Src, getReg(Q7X2::RZ, MVT::i32), getImm(0x4432)})
              : CurDAG->getMachineNode(TargetOpcode::COPY_TO_REGCLASS, DL, VT,
                                       Src, getImm(Q7X2::GPRRegClassID));
    ReplaceNode(N, R);
    return true;
  }
  static const unsigned Words[] = {Q7X2::sub0, Q7X2::sub1, Q7X2::sub2,
                                   Q7X2::sub3};
  static const unsigned Pairs[] = {Q7X2::sub0_1, Q7X2::sub2_3};
  // The index of a subvector counts elements, which have 32 bits here.
  if (N->getOpcode() == ISD::EXTRACT_SUBVECTOR)
    Index /= 2;
  unsigned Sub = VT.getSizeInBits() == 64 ? Pairs[Index] : Words[Index];
  SDValue R = CurDAG->getTargetExtractSubreg(Sub, DL, VT, Src);
  ReplaceNode(N, R.getNode());
  return true;
}

bool Q7X2DAGToDAGISel::selectFrameAddress(SDNode *N) {
  SDLoc DL(N);
  ReplaceNode(
      N, build(Q7X2::IADD_RI, DL, ArrayRef<EVT>(MVT::i32),
               {N->getOperand(0), getImm(Q7X2::SrcMods::None), getImm(0)}));
  return true;
}

// ---- dispatch --------------------------------------------------------------

bool Q7X2DAGToDAGISel::trySelect(SDNode *N) {
  EVT VT = N->getValueType(0);
  switch (N->getOpcode()) {
  case ISD::Constant:
    return selectConstant(N);
  case ISD::ConstantFP:
    return selectConstantFP(N);
  case ISD::FNEG:
  case ISD::FABS:
    return selectSign(N);
  case ISD::SIGN_EXTEND:
    if (selectSet(N))
      return true;
    [[fallthrough]];
  case ISD::ZERO_EXTEND:
  case ISD::ANY_EXTEND:
    return selectExtension(N);
  case ISD::TRUNCATE:
    return selectTruncate(N);
  case ISD::BUILD_PAIR:
  case ISD::BUILD_VECTOR:
  case ISD::CONCAT_VECTORS:
    return selectBuildVector(N);
  case ISD::EXTRACT_ELEMENT:
  case ISD::EXTRACT_VECTOR_ELT:
  case ISD::EXTRACT_SUBVECTOR:
    return selectExtractElement(N);
  case ISD::AND:
    if (selectByte(N))
      return true;
    return VT == MVT::i32 ? selectLogic32(N) : VT == MVT::i1 && selectLogic1(N);
  case ISD::OR:
    if (VT == MVT::i32 && selectShiftedOr(N))
      return true;
    [[fallthrough]];
  case ISD::XOR:
    return VT == MVT::i32 ? selectLogic32(N) : VT == MVT::i1 && selectLogic1(N);
  case ISD::SELECT:
    return VT == MVT::i1 ? selectLogic1(N) : selectSet(N);
  case ISD::SETCC:
  case ISD::STRICT_FSETCC:
  case ISD::STRICT_FSETCCS:
    return selectSetCC(N);
  case ISD::ADD:
  case ISD::SUB:
    return VT == MVT::i64
               ? selectAdd64(N)
               : VT == MVT::i32 && (selectCount(N) || selectCarryingAdd(N) ||
                                    selectUpperAdd(N));
  case ISD::UADDO:
  case ISD::USUBO:
  case ISD::UADDO_CARRY:
  case ISD::USUBO_CARRY:
    return selectCarry(N);
  case Q7X2ISD::FRAME_ADDR:
    return selectFrameAddress(N);
  default:
    return false;
  }
}

void Q7X2DAGToDAGISel::Select(SDNode *N) {
  if (N->isMachineOpcode()) {
    N->setNodeId(-1);
    return;
  }
  Selected.Loc = N->getDebugLoc();
  if (!trySelect(N))
    SelectCode(N);
  Selected.Loc = DebugLoc();
}
