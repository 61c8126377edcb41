//===-- Q7X2ISelMemory.cpp - Lowering of memory and vectors ---------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Loads, stores, addresses and their spaces, stack objects, fences, and the
// elements of vectors.
//
// An address in shared or thread-local memory is a 32-bit number. The IR's
// pointers have 64 bits everywhere, so there it is that number, extended. The
// windows in the generic space begin at multiples of 4 GiB: an address there
// is that number and the upper word of the window's base.
//
//===----------------------------------------------------------------------===//

#include "MCTargetDesc/Q7X2BaseInfo.h"
#include "Q7X2.h"
#include "Q7X2ISelLowering.h"
#include "Q7X2MachineFunctionInfo.h"
#include "Q7X2Subtarget.h"
#include "llvm/CodeGen/MachineFrameInfo.h"
#include "llvm/IR/LLVMContext.h"

using namespace llvm;

static bool isShortSpace(unsigned AS) {
  return AS == Q7X2::AS_Shared || AS == Q7X2::AS_Local;
}

// ---- addresses -------------------------------------------------------------

static SDValue getFrameAddress(SelectionDAG &DAG, const SDLoc &DL, int Index) {
  return DAG.getNode(Q7X2ISD::FRAME_ADDR, DL, MVT::i32,
                     DAG.getTargetFrameIndex(Index, MVT::i32));
}

static SDValue narrow(SelectionDAG &DAG, const SDLoc &DL, SDValue V,
                      unsigned Depth) {
  auto Narrow = [&](unsigned I) {
    return narrow(DAG, DL, V.getOperand(I), Depth + 1);
  };
  constexpr unsigned MaxDepth = 8;
  if (Depth < MaxDepth)
    switch (V.getOpcode()) {
    case ISD::FrameIndex:
      return getFrameAddress(DAG, DL, cast<FrameIndexSDNode>(V)->getIndex());
    case ISD::BUILD_PAIR:
      return V.getOperand(0);
    case ISD::ADD:
    case ISD::SUB:
    case ISD::MUL:
    case ISD::OR:
    case ISD::AND:
      return DAG.getNode(V.getOpcode(), DL, MVT::i32, Narrow(0), Narrow(1));
    case ISD::SHL:
      if (auto *C = dyn_cast<ConstantSDNode>(V.getOperand(1)))
        if (C->getZExtValue() < 32)
          return DAG.getNode(ISD::SHL, DL, MVT::i32, Narrow(0),
                             DAG.getConstant(C->getZExtValue(), DL, MVT::i32));
      break;
    case ISD::ZERO_EXTEND:
    case ISD::SIGN_EXTEND:
    case ISD::ANY_EXTEND:
      return DAG.getZExtOrTrunc(V.getOperand(0), DL, MVT::i32);
    }
  return DAG.getNode(ISD::TRUNCATE, DL, MVT::i32, V);
}

SDValue Q7X2::narrowAddress(SelectionDAG &DAG, const SDLoc &DL,
                            SDValue Address) {
  return narrow(DAG, DL, Address, 0);
}

// Whether an address of the generic space points into a stack object: only
// what was computed from the object's address may.
static bool isFrameBased(SDValue Address) {
  switch (Address.getOpcode()) {
  case ISD::FrameIndex:
    return true;
  case ISD::ADD:
    return isFrameBased(Address.getOperand(0)) ||
           isFrameBased(Address.getOperand(1));
  case ISD::OR:
    return Address->getFlags().hasDisjoint() &&
           isFrameBased(Address.getOperand(0));
  default:
    return false;
  }
}

// What is known of such an address: the object and the offset in it, or only
// that it is on the stack, at an offset from something as aligned as MMO says.
// (An IR value would bring back its own space.)
static MachinePointerInfo getStackPointerInfo(MachineFunction &MF,
                                              const SelectionDAG &DAG,
                                              const MachineMemOperand &MMO,
                                              SDValue Address) {
  int64_t Offset = 0;
  while (DAG.isBaseWithConstantOffset(Address)) {
    Offset += cast<ConstantSDNode>(Address.getOperand(1))->getSExtValue();
    Address = Address.getOperand(0);
  }
  if (auto *Frame = dyn_cast<FrameIndexSDNode>(Address))
    return MachinePointerInfo::getFixedStack(MF, Frame->getIndex(), Offset);
  return MachinePointerInfo(Q7X2::AS_Local, MMO.getOffset());
}

static bool isNarrow(SDValue Address) {
  return Address.getOpcode() == ISD::ZERO_EXTEND &&
         Address.getOperand(0).getValueType() == MVT::i32;
}

// A generic access to a stack object becomes one to thread-local memory; and
// addresses of 32 bits are computed in 32 bits.
SDValue Q7X2TargetLowering::combineMemory(SDNode *N,
                                          DAGCombinerInfo &DCI) const {
  SelectionDAG &DAG = DCI.DAG;
  auto *Mem = cast<LSBaseSDNode>(N);
  SDValue Address = Mem->getBasePtr();
  unsigned AS = Mem->getAddressSpace();
  bool OnStack = AS == Q7X2::AS_Generic && isFrameBased(Address);
  if (Mem->isIndexed() ||
      (!OnStack && (!isShortSpace(AS) || isNarrow(Address))))
    return SDValue();

  SDLoc DL(N);
  MachineFunction &MF = DAG.getMachineFunction();
  MachineMemOperand *MMO = Mem->getMemOperand();
  if (OnStack) {
    MachinePointerInfo Info = getStackPointerInfo(MF, DAG, *MMO, Address);
    MMO = MF.getMachineMemOperand(Info, MMO->getFlags(), MMO->getMemoryType(),
                                  MMO->getBaseAlign(), MMO->getAAInfo(),
                                  MMO->getRanges());
  }
  SDValue Narrow = Q7X2::narrowAddress(DAG, DL, Address);
  if (Narrow.getOpcode() == ISD::TRUNCATE) // nothing gained
    return SDValue();
  SDValue Wide = DAG.getNode(ISD::ZERO_EXTEND, DL, MVT::i64, Narrow);
  if (auto *Load = dyn_cast<LoadSDNode>(N))
    return DAG.getLoad(ISD::UNINDEXED, Load->getExtensionType(),
                       Load->getValueType(0), DL, Load->getChain(), Wide,
                       Load->getOffset(), Load->getMemoryVT(), MMO);
  auto *Store = cast<StoreSDNode>(N);
  if (Store->isTruncatingStore())
    return DAG.getTruncStore(Store->getChain(), DL, Store->getValue(), Wide,
                             Store->getMemoryVT(), MMO);
  return DAG.getStore(Store->getChain(), DL, Store->getValue(), Wide, MMO);
}

// The operand of an instruction for a symbol, or for a half of its address.
static SDValue getSymbol(SDValue Op, SelectionDAG &DAG, unsigned Specifier) {
  SDLoc DL(Op);
  if (auto *G = dyn_cast<GlobalAddressSDNode>(Op))
    return DAG.getTargetGlobalAddress(G->getGlobal(), DL, MVT::i32,
                                      G->getOffset(), Specifier);
  if (auto *E = dyn_cast<ExternalSymbolSDNode>(Op))
    return DAG.getTargetExternalSymbol(E->getSymbol(), MVT::i32, Specifier);
  if (auto *B = dyn_cast<BlockAddressSDNode>(Op))
    return DAG.getTargetBlockAddress(B->getBlockAddress(), MVT::i32,
                                     B->getOffset(), Specifier);
  if (auto *J = dyn_cast<JumpTableSDNode>(Op))
    return DAG.getTargetJumpTable(J->getIndex(), MVT::i32, Specifier);
  auto *C = cast<ConstantPoolSDNode>(Op);
  return DAG.getTargetConstantPool(C->getConstVal(), MVT::i32, C->getAlign(),
                                   C->getOffset(), Specifier);
}

SDValue Q7X2TargetLowering::lowerGlobalAddress(SDValue Op,
                                               SelectionDAG &DAG) const {
  SDLoc DL(Op);
  auto Part = [&](unsigned Opcode, unsigned Specifier) {
    return DAG.getNode(Opcode, DL, MVT::i32, getSymbol(Op, DAG, Specifier));
  };
  if (auto *G = dyn_cast<GlobalAddressSDNode>(Op)) {
    if (G->getAddressSpace() == Q7X2::AS_Local)
      return Q7X2::reportUnsupported(DAG, DL, Op,
                                     "variable in thread-local memory");
    if (G->getAddressSpace() == Q7X2::AS_Shared)
      return DAG.getNode(ISD::ZERO_EXTEND, DL, MVT::i64,
                         Part(Q7X2ISD::ADDR32, Q7X2::S_None));
  }
  return Q7X2::getPair(DAG, DL, Part(Q7X2ISD::ADDR_LO, Q7X2::S_LO),
                       Part(Q7X2ISD::ADDR_HI, Q7X2::S_HI));
}

// The generic address of byte Address of a window.
static SDValue toGeneric(SelectionDAG &DAG, const SDLoc &DL, SDValue Address,
                         unsigned Window) {
  return Q7X2::getPair(DAG, DL, Address,
                       Q7X2::getCBank0(DAG, DL, MVT::i32, Window + 4));
}

static SDValue localToGeneric(SelectionDAG &DAG, const SDLoc &DL,
                              SDValue Address) {
  return toGeneric(DAG, DL, Address, Q7X2::CBank0::LocalWindow);
}

SDValue Q7X2TargetLowering::lowerFrameIndex(SDValue Op,
                                            SelectionDAG &DAG) const {
  SDLoc DL(Op);
  int Index = cast<FrameIndexSDNode>(Op)->getIndex();
  return localToGeneric(DAG, DL, getFrameAddress(DAG, DL, Index));
}

// The address of an object is not null, whatever number it is.
static bool isObjectAddress(SDValue V) {
  switch (V.getOpcode()) {
  case Q7X2ISD::ADDR32:
  case Q7X2ISD::FRAME_ADDR:
  case ISD::GlobalAddress:
  case ISD::FrameIndex:
    return true;
  case ISD::ADD:
    return isObjectAddress(V.getOperand(0)) || isObjectAddress(V.getOperand(1));
  case ISD::ZERO_EXTEND:
    return isObjectAddress(V.getOperand(0));
  default:
    return false;
  }
}

// Null is null in all spaces, which costs a comparison where it can be null.
SDValue Q7X2TargetLowering::lowerAddrSpaceCast(SDValue Op,
                                               SelectionDAG &DAG) const {
  SDLoc DL(Op);
  auto *Cast = cast<AddrSpaceCastSDNode>(Op);
  unsigned From = Cast->getSrcAddressSpace();
  unsigned To = Cast->getDestAddressSpace();
  SDValue Src = Op.getOperand(0);
  if (!isShortSpace(From) && !isShortSpace(To))
    return Src;
  if (From != Q7X2::AS_Generic && To != Q7X2::AS_Generic)
    return Q7X2::reportUnsupported(DAG, DL, Op,
                                   "cast from address space " + Twine(From) +
                                       " to " + Twine(To));

  SDValue Address = Q7X2::narrowAddress(DAG, DL, Src);
  if (To != Q7X2::AS_Generic) // null's lower half is null
    return DAG.getNode(ISD::ZERO_EXTEND, DL, MVT::i64, Address);
  unsigned Window = From == Q7X2::AS_Shared ? Q7X2::CBank0::SharedWindow
                                            : Q7X2::CBank0::LocalWindow;
  if (isObjectAddress(Src))
    return toGeneric(DAG, DL, Address, Window);
  SDValue Zero = DAG.getConstant(0, DL, MVT::i32);
  SDValue IsNull = DAG.getSetCC(DL, MVT::i1, Address, Zero, ISD::SETEQ);
  SDValue High = Q7X2::getCBank0(DAG, DL, MVT::i32, Window + 4);
  return Q7X2::getPair(DAG, DL, Address,
                       DAG.getSelect(DL, MVT::i32, IsNull, Zero, High));
}

// ---- loads and stores ------------------------------------------------------

// Too little alignment for one access: by halves, if that helps, or elements.
static bool isMisaligned(const LSBaseSDNode *Mem) {
  return Mem->getAlign() < Mem->getMemoryVT().getStoreSize();
}

SDValue Q7X2TargetLowering::lowerLoad(SDValue Op, SelectionDAG &DAG) const {
  SDLoc DL(Op);
  auto *Load = cast<LoadSDNode>(Op);
  if (Load->getMemoryVT() == MVT::i1) {
    SDValue Byte =
        DAG.getExtLoad(ISD::EXTLOAD, DL, MVT::i32, Load->getChain(),
                       Load->getBasePtr(), MVT::i8, Load->getMemOperand());
    SDValue Bit = DAG.getNode(ISD::TRUNCATE, DL, MVT::i1, Byte);
    return DAG.getMergeValues({Bit, Byte.getValue(1)}, DL);
  }
  if (Load->getExtensionType() == ISD::NON_EXTLOAD && !isMisaligned(Load))
    return Op;
  auto [Value, Chain] = scalarizeVectorLoad(Load, DAG);
  return DAG.getMergeValues({Value, Chain}, DL);
}

SDValue Q7X2TargetLowering::lowerStore(SDValue Op, SelectionDAG &DAG) const {
  SDLoc DL(Op);
  auto *Store = cast<StoreSDNode>(Op);
  if (Store->getMemoryVT() == MVT::i1) {
    SDValue Byte =
        DAG.getNode(ISD::ZERO_EXTEND, DL, MVT::i32, Store->getValue());
    return DAG.getTruncStore(Store->getChain(), DL, Byte, Store->getBasePtr(),
                             MVT::i8, Store->getMemOperand());
  }
  if (!Store->isTruncatingStore() && !isMisaligned(Store))
    return Op;
  return scalarizeVectorStore(Store, DAG);
}

// ---- the stack -------------------------------------------------------------

SDValue Q7X2TargetLowering::lowerDynamicStackAlloc(SDValue Op,
                                                   SelectionDAG &DAG) const {
  SDLoc DL(Op);
  SDValue Chain = Op.getOperand(0);
  SDValue Size = DAG.getNode(ISD::TRUNCATE, DL, MVT::i32, Op.getOperand(1));
  Align Alignment(std::max<uint64_t>(Op.getConstantOperandVal(2), 16));
  SDValue SP = DAG.getCopyFromReg(Chain, DL, Q7X2::R1, MVT::i32);
  SDValue Top = DAG.getNode(ISD::SUB, DL, MVT::i32, SP, Size);
  Top =
      DAG.getNode(ISD::AND, DL, MVT::i32, Top,
                  DAG.getConstant(-uint32_t(Alignment.value()), DL, MVT::i32));
  Chain = DAG.getCopyToReg(SP.getValue(1), DL, Q7X2::R1, Top);
  return DAG.getMergeValues({localToGeneric(DAG, DL, Top), Chain}, DL);
}

// The value saved is the stack pointer itself.
SDValue Q7X2TargetLowering::lowerStackSaveRestore(SDValue Op,
                                                  SelectionDAG &DAG) const {
  SDLoc DL(Op);
  if (Op.getOpcode() == ISD::STACKRESTORE)
    return DAG.getCopyToReg(
        Op.getOperand(0), DL, Q7X2::R1,
        DAG.getNode(ISD::TRUNCATE, DL, MVT::i32, Op.getOperand(1)));
  SDValue SP = DAG.getCopyFromReg(Op.getOperand(0), DL, Q7X2::R1, MVT::i32);
  SDValue Wide = DAG.getNode(ISD::ZERO_EXTEND, DL, MVT::i64, SP);
  return DAG.getMergeValues({Wide, SP.getValue(1)}, DL);
}

SDValue Q7X2TargetLowering::lowerVAStart(SDValue Op, SelectionDAG &DAG) const {
  SDLoc DL(Op);
  MachineFunction &MF = DAG.getMachineFunction();
  int Index = MF.getInfo<Q7X2MachineFunctionInfo>()->VarArgsIndex;
  const Value *List = cast<SrcValueSDNode>(Op.getOperand(2))->getValue();
  return DAG.getStore(Op.getOperand(0), DL, DAG.getFrameIndex(Index, MVT::i64),
                      Op.getOperand(1), MachinePointerInfo(List));
}

// Frames are not chained: only the function's own can be found.
SDValue Q7X2TargetLowering::lowerFrameAddress(SDValue Op,
                                              SelectionDAG &DAG) const {
  SDLoc DL(Op);
  if (Op.getConstantOperandVal(0) != 0)
    return DAG.getConstant(0, DL, MVT::i64);
  MachineFrameInfo &Frame = DAG.getMachineFunction().getFrameInfo();
  int Index = Frame.CreateFixedObject(/*Size=*/4, /*SPOffset=*/0,
                                      /*IsImmutable=*/true);
  return localToGeneric(DAG, DL, getFrameAddress(DAG, DL, Index));
}

SDValue Q7X2TargetLowering::lowerReturnAddress(SDValue Op,
                                               SelectionDAG &DAG) const {
  SDLoc DL(Op);
  Register RA = DAG.getMachineFunction()
                    .getInfo<Q7X2MachineFunctionInfo>()
                    ->ReturnAddress;
  if (Op.getConstantOperandVal(0) != 0 || !RA) // nobody called a kernel
    return DAG.getConstant(0, DL, MVT::i64);
  return DAG.getCopyFromReg(DAG.getEntryNode(), DL, RA, MVT::i64);
}

// ---- fences and the clock --------------------------------------------------

// No scope for threads of one warp: they see each other's accesses in order.
std::optional<unsigned> Q7X2::getMemScope(const LLVMContext &Ctx,
                                          SyncScope::ID ID) {
  constexpr std::nullopt_t MemScope_Warp = std::nullopt;
  StringRef Scope = Ctx.getSyncScopeName(ID).value_or("");
#define Q7X2_MEMORY_SCOPE(IR, MACHINE, OPENCL, C)                              \
  if (Scope == IR)                                                             \
    return MemScope_##MACHINE;
#include "llvm/TargetParser/Q7X2MemoryScopes.def"
  return MemScope_SYS;
}

SDValue Q7X2TargetLowering::lowerFence(SDValue Op, SelectionDAG &DAG) const {
  auto ID = static_cast<SyncScope::ID>(Op.getConstantOperandVal(2));
  auto Scope = Q7X2::getMemScope(*DAG.getContext(), ID);
  if (!Scope)
    return Op.getOperand(0);
  SDLoc DL(Op);
  return DAG.getNode(Q7X2ISD::MEMBAR, DL, MVT::Other, Op.getOperand(0),
                     DAG.getTargetConstant(*Scope, DL, MVT::i32));
}

// There is an addition only.
SDValue Q7X2TargetLowering::lowerAtomicFSub(SDValue Op,
                                            SelectionDAG &DAG) const {
  auto *N = cast<AtomicSDNode>(Op);
  SDLoc DL(N);
  SDValue Minus = DAG.getNode(ISD::FNEG, DL, N->getMemoryVT(), N->getVal());
  return DAG.getAtomic(ISD::ATOMIC_LOAD_FADD, DL, N->getMemoryVT(),
                       N->getChain(), N->getBasePtr(), Minus,
                       N->getMemOperand());
}

SDValue Q7X2TargetLowering::lowerClock(SDValue Op, SelectionDAG &DAG) const {
  return DAG.getNode(Q7X2ISD::CS2R_NOW, SDLoc(Op),
                     DAG.getVTList(MVT::i64, MVT::Other), Op.getOperand(0));
}

// ---- elements of vectors ---------------------------------------------------

static SDValue getElement(SelectionDAG &DAG, const SDLoc &DL, SDValue Vec,
                          unsigned I) {
  EVT EltVT = Vec.getValueType().getVectorElementType();
  return DAG.getNode(ISD::EXTRACT_VECTOR_ELT, DL, EltVT, Vec,
                     DAG.getVectorIdxConstant(I, DL));
}

static SDValue isIndex(SelectionDAG &DAG, const SDLoc &DL, SDValue Index,
                       unsigned I) {
  EVT VT = Index.getValueType();
  return DAG.getSetCC(DL, MVT::i1, Index, DAG.getConstant(I, DL, VT),
                      ISD::SETEQ);
}

SDValue Q7X2TargetLowering::lowerExtractElement(SDValue Op,
                                                SelectionDAG &DAG) const {
  SDLoc DL(Op);
  SDValue Vec = Op.getOperand(0);
  SDValue Index = Op.getOperand(1);
  if (isa<ConstantSDNode>(Index))
    return Op;
  Index = DAG.getZExtOrTrunc(Index, DL, MVT::i32);
  EVT VT = Vec.getValueType();
  SDValue Result = getElement(DAG, DL, Vec, 0);
  for (unsigned I = 1, E = VT.getVectorNumElements(); I != E; ++I)
    Result =
        DAG.getSelect(DL, VT.getVectorElementType(), isIndex(DAG, DL, Index, I),
                      getElement(DAG, DL, Vec, I), Result);
  return Result;
}

SDValue Q7X2TargetLowering::lowerInsertElement(SDValue Op,
                                               SelectionDAG &DAG) const {
  SDLoc DL(Op);
  SDValue Vec = Op.getOperand(0), Value = Op.getOperand(1);
  SDValue Index = DAG.getZExtOrTrunc(Op.getOperand(2), DL, MVT::i32);
  EVT VT = Vec.getValueType();
  SmallVector<SDValue, 4> Elements;
  for (unsigned I = 0, E = VT.getVectorNumElements(); I != E; ++I) {
    SDValue Old = getElement(DAG, DL, Vec, I);
    if (auto *C = dyn_cast<ConstantSDNode>(Index))
      Elements.push_back(C->getZExtValue() == I ? Value : Old);
    else
      Elements.push_back(DAG.getSelect(DL, VT.getVectorElementType(),
                                       isIndex(DAG, DL, Index, I), Value, Old));
  }
  return DAG.getBuildVector(VT, DL, Elements);
}

// Element by element, each by its part of the mask or all by one predicate.
SDValue Q7X2TargetLowering::lowerVectorSelect(SDValue Op,
                                              SelectionDAG &DAG) const {
  SDLoc DL(Op);
  SDValue Mask = Op.getOperand(0);
  EVT VT = Op.getValueType();
  SmallVector<SDValue, 4> Elements;
  for (unsigned I = 0, E = VT.getVectorNumElements(); I != E; ++I) {
    SDValue P = Mask;
    if (Mask.getValueType().isVector()) {
      SDValue Word = getElement(DAG, DL, Mask, I);
      P = DAG.getSetCC(DL, MVT::i1, Word,
                       DAG.getConstant(0, DL, Word.getValueType()), ISD::SETNE);
    }
    Elements.push_back(DAG.getSelect(DL, VT.getVectorElementType(), P,
                                     getElement(DAG, DL, Op.getOperand(1), I),
                                     getElement(DAG, DL, Op.getOperand(2), I)));
  }
  return DAG.getBuildVector(VT, DL, Elements);
}

// A 16-bit integer is the lower half of a 32-bit one.
SDValue Q7X2TargetLowering::lowerBitcast16(SDValue Op,
                                           SelectionDAG &DAG) const {
  SDLoc DL(Op);
  EVT To = Op.getValueType();
  SDValue Src = Op.getOperand(0);
  EVT From = Src.getValueType();
  if (To == MVT::i16 && (From == MVT::f16 || From == MVT::bf16))
    return DAG.getNode(ISD::TRUNCATE, DL, To,
                       DAG.getNode(Q7X2ISD::HALF_BITS, DL, MVT::i32, Src));
  if (From == MVT::i16 && (To == MVT::f16 || To == MVT::bf16))
    return DAG.getNode(Q7X2ISD::BITS_HALF, DL, To,
                       DAG.getNode(ISD::ANY_EXTEND, DL, MVT::i32, Src));
  return SDValue();
}
