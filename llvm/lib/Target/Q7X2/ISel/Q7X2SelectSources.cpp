//===-- Q7X2SelectSources.cpp - Selection of sources and addresses --------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The complex patterns of Q7X2Patterns*.td: the operations that a source, a
// predicate or an address of an instruction can fold.
//
//   fadd a, (fneg (fabs b))             FADD R4, R4, -|R5|
//   add a, (cbank 0, 0x160)             IADD R4, R4, c[0x0][0x160]
//   fadd a, 0.1 (double)                DADD R[4:5], R[4:5], c[0x3][.Lconst]
//   load (add p, 16)                    LDG R4, [R[4:5].64+0x10]
//
//===----------------------------------------------------------------------===//

#include "Q7X2.h"
#include "Q7X2ISelDAGToDAG.h"
#include "Q7X2ISelLowering.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;

// ---- sources ----------------------------------------------------------------

static bool isAllZero(SDValue N) {
  return isNullConstant(N) || isNullFPConstant(N);
}

// Zero and undefined values of any width are RZ.
SDValue Q7X2DAGToDAGISel::getSourceReg(SDValue N) {
  if (!isAllZero(N) && !N.isUndef())
    return N;
  MVT VT = N.getSimpleValueType();
  switch (VT.getFixedSizeInBits()) {
  case 64:
    return getReg(Q7X2::RZ64, VT);
  case 128:
    return getReg(Q7X2::RZ128, VT);
  default:
    return getReg(Q7X2::RZ, VT);
  }
}

bool Q7X2DAGToDAGISel::isHalfOf(SDValue N, SDValue &Vec, unsigned &Index) {
  if (N.getOpcode() != ISD::EXTRACT_VECTOR_ELT ||
      N.getOperand(0).getValueSizeInBits() != 32)
    return false;
  auto *C = dyn_cast<ConstantSDNode>(N.getOperand(1));
  if (!C)
    return false;
  Vec = N.getOperand(0);
  Index = C->getZExtValue();
  return true;
}

unsigned Q7X2DAGToDAGISel::stripHalfSelect(SDValue &N) {
  SDValue Vec;
  unsigned Index;
  if (N.getOpcode() == ISD::BUILD_VECTOR &&
      N.getOperand(0) == N.getOperand(1)) { // one value in both halves
    N = N.getOperand(0);
    Index = 0;
    if (isHalfOf(N, Vec, Index))
      N = Vec;
    return Index ? Q7X2::HSel2_H1_H1 : Q7X2::HSel2_H0_H0;
  }
  if (isHalfOf(N, Vec, Index) && !N.getValueType().isVector()) {
    N = Vec;
    return Index ? Q7X2::HSel2_H1_H1 : Q7X2::HSel2_H1_H0;
  }
  return Q7X2::HSel2_H1_H0;
}

// Strips the operations that a source can fold from N, outermost first. A
// source is negated after its absolute value is taken, so signs inside FABS are
// dropped.
unsigned Q7X2DAGToDAGISel::stripMods(SDValue &N, unsigned Allowed) {
  using namespace Q7X2;
  unsigned Mods = 0;
  if (N.getValueType().isInteger()) {
    if ((Allowed & SrcMods::Neg) && N.getOpcode() == ISD::SUB &&
        isNullConstant(N.getOperand(0))) {
      N = N.getOperand(1);
      Mods = SrcMods::Neg;
    }
    return Mods;
  }
  while (true) {
    if (N.getOpcode() == ISD::FNEG && (Allowed & SrcMods::Neg)) {
      if (!(Mods & SrcMods::Abs))
        Mods ^= SrcMods::Neg;
    } else if (N.getOpcode() == ISD::FABS && (Allowed & SrcMods::Abs)) {
      Mods |= SrcMods::Abs;
    } else {
      break;
    }
    N = N.getOperand(0);
  }
  if (Allowed & SrcMods::HSel)
    Mods |= stripHalfSelect(N) << SrcMods::HSelShift;
  return Mods;
}

// Returns a word pair of the module's bank. Each value has a private variable,
// which functions share. Returns none if the bank might overflow, since it
// holds other objects, too.
SDValue Q7X2DAGToDAGISel::getBankVariable(const Twine &Name, Constant *Value) {
  constexpr unsigned MaxConstants = 4096; // Half of the bank.
  Module &M = *CurDAG->getMachineFunction().getFunction().getParent();
  const std::string FullName = (".L" + Name).str();
  GlobalVariable *GV = M.getNamedGlobal(FullName);
  if (!GV) {
    if (NumBankConstants == MaxConstants)
      return SDValue();
    ++NumBankConstants;
    GV = new GlobalVariable(M, Value->getType(), /*isConstant=*/true,
                            GlobalValue::PrivateLinkage, Value, FullName);
    GV->setUnnamedAddr(GlobalValue::UnnamedAddr::Global);
    GV->setSection(Q7X2::ConstantSection);
    // Numbers and addresses are aligned separately (Q7X2ConstantPrefetch.cpp).
    bool &HasFirst = HasBankVariable[Value->getType()->isPointerTy()];
    GV->setAlignment(Align(HasFirst ? 8 : Q7X2::ConstantLineBytes));
    HasFirst = true;
  }
  return CurDAG->getTargetGlobalAddress(GV, SDLoc(), MVT::i32);
}

SDValue Q7X2DAGToDAGISel::getBankConstant(uint64_t Bits) {
  return getBankVariable(
      formatv("constant.{0:x-16}", Bits),
      ConstantInt::get(Type::getInt64Ty(*CurDAG->getContext()), Bits));
}

// Returns the address of a variable, whose halves N combines, in the bank. Not
// with data sections, since the linker keeps all variables that the bank refers
// to.
SDValue Q7X2DAGToDAGISel::getBankAddress(SDValue N) {
  if (TM.getDataSections() || N.getOpcode() != ISD::BUILD_PAIR ||
      N.getOperand(0).getOpcode() != Q7X2ISD::ADDR_LO ||
      N.getOperand(1).getOpcode() != Q7X2ISD::ADDR_HI)
    return SDValue();
  auto *Lo = dyn_cast<GlobalAddressSDNode>(N.getOperand(0).getOperand(0));
  auto *Hi = dyn_cast<GlobalAddressSDNode>(N.getOperand(1).getOperand(0));
  auto *GV = Lo ? dyn_cast<GlobalVariable>(Lo->getGlobal()) : nullptr;
  if (!GV || !GV->hasName() || !Hi || Hi->getGlobal() != GV ||
      Hi->getOffset() != Lo->getOffset())
    return SDValue();
  LLVMContext &Ctx = *CurDAG->getContext();
  auto *Base = const_cast<GlobalVariable *>(GV);
  return getBankVariable(
      "address." + GV->getName() + "." + Twine(Lo->getOffset()),
      ConstantExpr::getGetElementPtr(
          Type::getInt8Ty(Ctx), Base,
          ConstantInt::getSigned(Type::getInt64Ty(Ctx), Lo->getOffset())));
}

bool Q7X2DAGToDAGISel::matchCMem(SDValue N, SDValue &Bank, SDValue &Off) {
  if (auto *C = dyn_cast<ConstantFPSDNode>(N);
      C && N.getValueType() == MVT::f64) {
    const uint64_t Bits = C->getValueAPF().bitcastToAPInt().getZExtValue();
    Off = Lo_32(Bits) ? getBankConstant(Bits) : SDValue();
    Bank = getImm(Q7X2::ConstantBank);
    return bool(Off);
  }
  if ((Off = getBankAddress(N))) {
    Bank = getImm(Q7X2::ConstantBank);
    return true;
  }
  if (N.getOpcode() != Q7X2ISD::CBANK)
    return false;
  Bank = N.getOperand(0);
  Off = N.getOperand(1);
  return true;
}

bool Q7X2DAGToDAGISel::selectImm32(SDValue N, SDValue &Imm) {
  if (auto *C = dyn_cast<ConstantSDNode>(N)) {
    Imm = getImm(C->getSExtValue());
    return true;
  }
  if (N.getOpcode() != Q7X2ISD::ADDR32)
    return false;
  Imm = N.getOperand(0);
  return true;
}

bool Q7X2DAGToDAGISel::selectF32Imm(SDValue N, SDValue &Imm) {
  unsigned Mods = stripMods(N, Q7X2::SrcMods::Neg | Q7X2::SrcMods::Abs);
  auto *C = dyn_cast<ConstantFPSDNode>(N);
  if (!C)
    return false;
  APFloat V = C->getValueAPF();
  if (Mods & Q7X2::SrcMods::Abs)
    V.clearSign();
  if (Mods & Q7X2::SrcMods::Neg)
    V.changeSign();
  Imm = getImm(int32_t(V.bitcastToAPInt().getZExtValue()));
  return true;
}

// Matches a double whose lower word is zero; the immediate is its upper word.
bool Q7X2DAGToDAGISel::selectF64Imm(SDValue N, SDValue &Imm) {
  auto *C = dyn_cast<ConstantFPSDNode>(N);
  if (!C)
    return false;
  uint64_t Bits = C->getValueAPF().bitcastToAPInt().getZExtValue();
  if (Lo_32(Bits))
    return false;
  Imm = getImm(int32_t(Hi_32(Bits)));
  return true;
}

static std::optional<uint16_t> getHalfBits(SDValue N) {
  if (N.isUndef())
    return 0;
  if (auto *C = dyn_cast<ConstantFPSDNode>(N))
    return C->getValueAPF().bitcastToAPInt().getZExtValue();
  return std::nullopt;
}

// Matches two 16-bit floats; a scalar is in both halves.
bool Q7X2DAGToDAGISel::selectH2Imm(SDValue N, SDValue &Imm) {
  bool IsVector = N.getOpcode() == ISD::BUILD_VECTOR;
  auto Lo = getHalfBits(IsVector ? N.getOperand(0) : N);
  auto Hi = getHalfBits(IsVector ? N.getOperand(1) : N);
  if (!Lo || !Hi || N.isUndef())
    return false;
  Imm = getImm(int32_t(uint32_t(*Hi) << 16 | *Lo));
  return true;
}

static bool isCopied(const SDNode &N) {
  return any_of(N.users(), [](const SDNode *User) {
    return User->getOpcode() == ISD::CopyToReg;
  });
}

// Returns the inverse of a comparison if other blocks need only the inverse;
// otherwise null.
static SDNode *getOpposite(SDNode *N, SelectionDAG &DAG) {
  if (N->getOpcode() != ISD::SETCC || isCopied(*N))
    return nullptr;
  SDValue A = N->getOperand(0), B = N->getOperand(1);
  const ISD::CondCode Inverse = ISD::getSetCCInverse(
      cast<CondCodeSDNode>(N->getOperand(2))->get(), A.getValueType());
  SDNode *Other = DAG.getNodeIfExists(ISD::SETCC, N->getVTList(),
                                      {A, B, DAG.getCondCode(Inverse)});
  return Other && isCopied(*Other) ? Other : nullptr;
}

bool Q7X2DAGToDAGISel::matchPred(SDValue N, bool Invert, SDValue &Reg,
                                 SDValue &Not) {
  while (isBitwiseNot(N)) {
    N = N.getOperand(0);
    Invert = !Invert;
  }
  if (SDNode *Opposite = getOpposite(N.getNode(), *CurDAG)) {
    N = SDValue(Opposite, 0);
    Invert = !Invert;
  }
  if (auto *C = dyn_cast<ConstantSDNode>(N)) {
    Invert ^= C->isZero();
    N = getReg(Q7X2::PT, MVT::i1);
  }
  Reg = N;
  Not = CurDAG->getTargetConstant(Invert, SDLoc(), MVT::i1);
  return true;
}

// ---- addresses --------------------------------------------------------------

// Strips a constant offset from N if the sum fits the field.
static bool stripOffset(const SelectionDAG &DAG, SDValue &N, int64_t &Offset) {
  if (!DAG.isBaseWithConstantOffset(N))
    return false;
  int64_t Sum = Offset + cast<ConstantSDNode>(N.getOperand(1))->getSExtValue();
  if (!isInt<24>(Sum))
    return false;
  Offset = Sum;
  N = N.getOperand(0);
  return true;
}

bool Q7X2DAGToDAGISel::selectMem64(SDValue N, SDValue &Ra, SDValue &Ub,
                                   SDValue &Off) {
  int64_t Offset = 0;
  while (stripOffset(*CurDAG, N, Offset))
    ;
  Ra = getSourceReg(N);
  Ub = getReg(Q7X2::URZ64, MVT::i64);
  Off = getImm(Offset);
  return true;
}

// Matches c[bank][Ra+offset]: the offset is a multiple of a word, at which a
// table can begin, and the sum has 32 bits.
bool Q7X2DAGToDAGISel::selectOffsetInBank(SDValue N, SDValue &Ra,
                                          SDValue &Off) {
  SDValue Ub;
  selectMem32(N, Ra, Ub, Off);
  auto *Symbol = dyn_cast<GlobalAddressSDNode>(Off);
  int64_t Offset =
      Symbol ? Symbol->getOffset() : cast<ConstantSDNode>(Off)->getSExtValue();
  if (isUInt<16>(Offset) && Offset % 4 == 0)
    return true;
  Ra = N;
  Off = getImm(0);
  return true;
}

// Matches a 32-bit address. A symbol in shared memory can be the offset, a
// stack object the base.
bool Q7X2DAGToDAGISel::selectMem32(SDValue N, SDValue &Ra, SDValue &Ub,
                                   SDValue &Off) {
  SDLoc DL(N);
  int64_t Offset = 0;
  while (stripOffset(*CurDAG, N, Offset))
    ;
  Ub = getReg(Q7X2::URZ, MVT::i32);
  if (auto *C = dyn_cast<ConstantSDNode>(N)) {
    int64_t Sum = Offset + C->getSExtValue();
    if (isInt<24>(Sum)) {
      Ra = getReg(Q7X2::RZ, MVT::i32);
      Off = getImm(Sum);
      return true;
    }
  }
  Off = getImm(Offset);

  auto TakeSymbol = [&](SDValue V) {
    if (V.getOpcode() != Q7X2ISD::ADDR32)
      return false;
    auto *G = dyn_cast<GlobalAddressSDNode>(V.getOperand(0));
    if (!G)
      return false;
    Off = CurDAG->getTargetGlobalAddress(G->getGlobal(), DL, MVT::i32,
                                         G->getOffset() + Offset);
    return true;
  };
  if (N.getOpcode() == Q7X2ISD::FRAME_ADDR) {
    Ra = N.getOperand(0);
    return true;
  }
  if (TakeSymbol(N)) {
    Ra = getReg(Q7X2::RZ, MVT::i32);
    return true;
  }
  if (N.getOpcode() == ISD::ADD)
    for (unsigned I : {0, 1})
      if (TakeSymbol(N.getOperand(I))) {
        Ra = getSourceReg(N.getOperand(1 - I));
        return true;
      }
  Ra = getSourceReg(N);
  return true;
}

bool Q7X2DAGToDAGISel::SelectInlineAsmMemoryOperand(
    const SDValue &Op, InlineAsm::ConstraintCode,
    std::vector<SDValue> &OutOps) {
  SDValue Ra, Ub, Off;
  selectMem64(Op, Ra, Ub, Off);
  OutOps.insert(OutOps.end(), {Ra, Ub, Off});
  return false;
}

// Only the threads of a block access its shared memory, so CTA suffices there.
SDValue Q7X2DAGToDAGISel::getStrongSem(SDNode *N) {
  auto *Mem = cast<MemSDNode>(N);
  auto Scope = Q7X2::getMemScope(*CurDAG->getContext(), Mem->getSyncScopeID());
  if (!Scope || Mem->getAddressSpace() == Q7X2::AS_Shared)
    Scope = Q7X2::MemScope_CTA;
  switch (*Scope) {
  case Q7X2::MemScope_CTA:
    return getImm(Q7X2::MemSem_STRONG_CTA);
  case Q7X2::MemScope_GPU:
    return getImm(Q7X2::MemSem_STRONG_GPU);
  default:
    return getImm(Q7X2::MemSem_STRONG_SYS);
  }
}

bool Q7X2DAGToDAGISel::selectStrongMem64(SDNode *Root, SDValue N, SDValue &Ra,
                                         SDValue &Ub, SDValue &Off,
                                         SDValue &Sem) {
  Sem = getStrongSem(Root);
  return selectMem64(N, Ra, Ub, Off);
}

bool Q7X2DAGToDAGISel::selectStrongMem32(SDNode *Root, SDValue N, SDValue &Ra,
                                         SDValue &Ub, SDValue &Off,
                                         SDValue &Sem) {
  Sem = getStrongSem(Root);
  return selectMem32(N, Ra, Ub, Off);
}
