//===-- Q7X2LowerMemory.cpp - Lowering of memory and addresses ------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Lowers loads, stores, addresses, address spaces, and the stack.
//
// An address in shared or thread-local memory has 32 bits. The windows in the
// generic address space begin at multiples of 4 GiB: a generic address consists
// of that number and the upper word of the window's base.
//
//   addrspacecast ptr addrspace(3) @s to ptr     MOV R4, s
//                                                MOV R5, c[0x0][0x34]
//
//===----------------------------------------------------------------------===//

#include "Lowering/Q7X2ConstantTables.h"
#include "Lowering/Q7X2NVVM.h"
#include "MCTargetDesc/Q7X2BaseInfo.h"
#include "Q7X2.h"
#include "Q7X2ISelLowering.h"
#include "Q7X2MachineFunctionInfo.h"
#include "Q7X2Subtarget.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/CodeGen/MachineFrameInfo.h"

using namespace llvm;

#define DEBUG_TYPE "q7x2-lower"

STATISTIC(NumCombinedConstantLoads,
          "Number of loads from constant addresses in constant banks folded");
STATISTIC(NumCombinedStackAccesses,
          "Number of generic accesses to thread-local memory");

void Q7X2TargetLowering::setMemoryActions() {
  for (MVT VT : MVT::integer_valuetypes())
    for (MVT Narrow : MVT::integer_valuetypes())
      if (Narrow.getScalarSizeInBits() < VT.getScalarSizeInBits()) {
        bool IsLegal =
            VT == MVT::i32 && (Narrow == MVT::i8 || Narrow == MVT::i16);
        for (auto Ext : {ISD::EXTLOAD, ISD::ZEXTLOAD, ISD::SEXTLOAD})
          setLoadExtAction(Ext, VT, Narrow,
                           Narrow == MVT::i1 ? Promote
                           : IsLegal         ? Legal
                                             : Expand);
        setTruncStoreAction(VT, Narrow, IsLegal ? Legal : Expand);
      }
  for (MVT VT : MVT::fp_valuetypes())
    for (MVT Narrow : MVT::fp_valuetypes()) {
      setLoadExtAction(ISD::EXTLOAD, VT, Narrow, Expand);
      setTruncStoreAction(VT, Narrow, Expand);
    }
  // Other pairs are never queried, and setting them takes time at start-up.
  for (MVT VT : MVT::fixedlen_vector_valuetypes())
    for (MVT Narrow : MVT::fixedlen_vector_valuetypes()) {
      if (Narrow.getVectorNumElements() != VT.getVectorNumElements())
        continue;
      for (auto Ext : {ISD::EXTLOAD, ISD::ZEXTLOAD, ISD::SEXTLOAD})
        setLoadExtAction(Ext, VT, Narrow, Expand);
      setTruncStoreAction(VT, Narrow, Expand);
    }
  setOperationAction({ISD::LOAD, ISD::STORE}, MVT::i1, Custom);

  setOperationAction({ISD::GlobalAddress, ISD::ExternalSymbol,
                      ISD::BlockAddress, ISD::FrameIndex, ISD::ConstantPool,
                      ISD::JumpTable, ISD::ADDRSPACECAST, ISD::GlobalTLSAddress,
                      ISD::FRAMEADDR, ISD::RETURNADDR},
                     MVT::i64, Custom);
  // Of shared and thread-local memory.
  setOperationAction({ISD::GlobalAddress, ISD::FrameIndex, ISD::ADDRSPACECAST},
                     MVT::i32, Custom);
  setOperationAction(ISD::DYNAMIC_STACKALLOC, MVT::i64, Custom);
  setOperationAction(
      {ISD::STACKSAVE, ISD::STACKRESTORE, ISD::ATOMIC_FENCE, ISD::VASTART},
      MVT::Other, Custom);
  setOperationAction({ISD::VAARG, ISD::VACOPY, ISD::VAEND, ISD::PREFETCH},
                     MVT::Other, Expand);
  setOperationAction(ISD::READCYCLECOUNTER, MVT::i64, Custom);
  setOperationAction(ISD::TRAP, MVT::Other, Custom);
  setOperationAction(ISD::DEBUGTRAP, MVT::Other, Legal);
  setOperationAction(ISD::CLEAR_CACHE, MVT::Other, Custom);
  setOperationAction({ISD::INTRINSIC_WO_CHAIN, ISD::INTRINSIC_W_CHAIN},
                     {MVT::i1, MVT::i32, MVT::i64, MVT::f16, MVT::bf16,
                      MVT::f32, MVT::f64, MVT::Other},
                     Custom);
  setOperationAction(ISD::INTRINSIC_VOID, MVT::Other, Custom);
  for (MVT VT : {MVT::i32, MVT::i64})
    setOperationAction(ISD::ATOMIC_LOAD_SUB, VT, Expand);
  for (MVT VT : {MVT::f32, MVT::f64, MVT::v2f16})
    setOperationAction(ISD::ATOMIC_LOAD_FSUB, VT, Custom);
}

// ---- addresses --------------------------------------------------------------

static SDValue getFrameAddress(SelectionDAG &DAG, const SDLoc &DL, int Index) {
  return DAG.getNode(Q7X2ISD::FRAME_ADDR, DL, MVT::i32,
                     DAG.getTargetFrameIndex(Index, MVT::i32));
}

/// Returns the lower 32 bits of an address or a size, computed in 32 bits.
static SDValue narrow(SelectionDAG &DAG, const SDLoc &DL, SDValue V,
                      unsigned Depth = 0) {
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

// Returns whether a generic address points into a stack object: only addresses
// that are computed from the object's do.
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

// Returns the pointer info of such an address: the object and the offset in it;
// or only that it is on the stack, at an offset from a base aligned like MMO.
// (An IR value would bring its address space back.)
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

/// Returns the place of a constant address in a constant bank.
static std::optional<Q7X2::BankPlace> matchBankPlace(SDValue Address,
                                                     const SelectionDAG &DAG) {
  if (auto *C = dyn_cast<ConstantSDNode>(Address))
    return Q7X2::BankPlace{nullptr, C->getZExtValue()};
  uint64_t Offset = 0;
  while (DAG.isBaseWithConstantOffset(Address)) {
    Offset += Address.getConstantOperandVal(1);
    Address = Address.getOperand(0);
  }
  if (Address.getOpcode() == Q7X2ISD::ADDR32)
    Address = Address.getOperand(0);
  if (auto *G = dyn_cast<GlobalAddressSDNode>(Address))
    return Q7X2::BankPlace{G->getGlobal(), Offset + G->getOffset()};
  return std::nullopt;
}

// Folds a load from a constant address in a constant bank into an operand.
SDValue Q7X2TargetLowering::combineConstantLoad(SDNode *N,
                                                DAGCombinerInfo &DCI) const {
  auto *Load = dyn_cast<LoadSDNode>(N);
  if (!Load || !Load->isSimple() || DCI.isBeforeLegalize() ||
      !isTypeLegal(N->getValueType(0)))
    return SDValue();
  const unsigned Bytes = Load->getMemoryVT().getStoreSize();
  const auto Place = matchBankPlace(Load->getBasePtr(), DCI.DAG);
  if (!Place ||
      (Place->Table && !Q7X2::isInTable(*Place->Table, Place->Offset, Bytes)))
    return SDValue();
  ++NumCombinedConstantLoads;
  SDValue Value =
      readConstantBank(DCI.DAG, SDLoc(N), Load->getSimpleValueType(0), *Place,
                       Bytes, Load->getExtensionType() == ISD::SEXTLOAD);
  return DCI.DAG.getMergeValues({Value, Load->getChain()}, SDLoc(N));
}

// Turns generic accesses to stack objects into accesses to thread-local memory,
// whose addresses have 32 bits.
SDValue Q7X2TargetLowering::combineMemory(SDNode *N,
                                          DAGCombinerInfo &DCI) const {
  SelectionDAG &DAG = DCI.DAG;
  auto *Mem = cast<LSBaseSDNode>(N);
  SDValue Address = Mem->getBasePtr();
  unsigned AS = Mem->getAddressSpace();
  if (AS == Q7X2::AS_Param || AS == Q7X2::AS_Table)
    if (SDValue V = combineConstantLoad(N, DCI))
      return V;
  // LLVM accesses its own stack objects by their generic addresses.
  if (Mem->isIndexed() || Address.getValueType() != MVT::i64 ||
      (AS != Q7X2::AS_Local &&
       (AS != Q7X2::AS_Generic || !isFrameBased(Address))))
    return SDValue();

  SDLoc DL(N);
  MachineFunction &MF = DAG.getMachineFunction();
  MachineMemOperand *MMO = Mem->getMemOperand();
  MachinePointerInfo Info = getStackPointerInfo(MF, DAG, *MMO, Address);
  MMO = MF.getMachineMemOperand(Info, MMO->getFlags(), MMO->getMemoryType(),
                                MMO->getBaseAlign(), MMO->getAAInfo(),
                                MMO->getRanges());
  SDValue Narrow = narrow(DAG, DL, Address);
  ++NumCombinedStackAccesses;
  if (auto *Load = dyn_cast<LoadSDNode>(N))
    return DAG.getLoad(ISD::UNINDEXED, Load->getExtensionType(),
                       Load->getValueType(0), DL, Load->getChain(), Narrow,
                       Load->getOffset(), Load->getMemoryVT(), MMO);
  auto *Store = cast<StoreSDNode>(N);
  if (Store->isTruncatingStore())
    return DAG.getTruncStore(Store->getChain(), DL, Store->getValue(), Narrow,
                             Store->getMemoryVT(), MMO);
  return DAG.getStore(Store->getChain(), DL, Store->getValue(), Narrow, MMO);
}

// Returns the operand for a symbol, or for a word of its address.
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

// An offset from an address of 64 bits remains one of the accesses, which then
// share the address.
bool Q7X2TargetLowering::isOffsetFoldingLegal(
    const GlobalAddressSDNode *GA) const {
  return GA->getAddressSpace() == Q7X2::AS_Shared ||
         GA->getAddressSpace() == Q7X2::AS_Table;
}

SDValue Q7X2TargetLowering::lowerGlobalAddress(SDValue Op,
                                               SelectionDAG &DAG) const {
  SDLoc DL(Op);
  auto AddressNode = [&](unsigned Opcode, unsigned Specifier) {
    return DAG.getNode(Opcode, DL, MVT::i32, getSymbol(Op, DAG, Specifier));
  };
  if (auto *G = dyn_cast<GlobalAddressSDNode>(Op)) {
    if (G->getAddressSpace() == Q7X2::AS_Local)
      return Q7X2::reportUnsupported(DAG, DL, Op,
                                     "variable in thread-local memory");
    if (G->getAddressSpace() == Q7X2::AS_Shared ||
        G->getAddressSpace() == Q7X2::AS_Table)
      return AddressNode(Q7X2ISD::ADDR32, Q7X2::S_None);
  }
  return Q7X2::getPair(DAG, DL, AddressNode(Q7X2ISD::ADDR_LO, Q7X2::S_LO),
                       AddressNode(Q7X2ISD::ADDR_HI, Q7X2::S_HI));
}

// Returns the generic address of Address in a window.
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
  SDValue Address =
      getFrameAddress(DAG, DL, cast<FrameIndexSDNode>(Op)->getIndex());
  return Op.getValueType() == MVT::i32 ? Address
                                       : localToGeneric(DAG, DL, Address);
}

// The address of an object is never null, even if it is 0.
static bool isObjectAddress(SDValue V) {
  switch (V.getOpcode()) {
  case Q7X2ISD::ADDR32:
  case Q7X2ISD::FRAME_ADDR:
  case ISD::GlobalAddress:
  case ISD::FrameIndex:
    return true;
  case ISD::ADD:
    return isObjectAddress(V.getOperand(0)) || isObjectAddress(V.getOperand(1));
  default:
    return false;
  }
}

// Null is 0 in all address spaces, so the comparison is left out only if the
// address cannot be null.
static SDValue castToGeneric(SelectionDAG &DAG, const SDLoc &DL, SDValue Src,
                             bool IsShared) {
  unsigned Window =
      IsShared ? Q7X2::CBank0::SharedWindow : Q7X2::CBank0::LocalWindow;
  SDValue Address = narrow(DAG, DL, Src);
  if (isObjectAddress(Src))
    return toGeneric(DAG, DL, Address, Window);
  SDValue Zero = DAG.getConstant(0, DL, MVT::i32);
  SDValue IsNull = DAG.getSetCC(DL, MVT::i1, Address, Zero, ISD::SETEQ);
  SDValue High = Q7X2::getCBank0(DAG, DL, MVT::i32, Window + 4);
  return Q7X2::getPair(DAG, DL, Address,
                       DAG.getSelect(DL, MVT::i32, IsNull, Zero, High));
}

// A cast between two address spaces other than generic goes through a generic
// address: InstCombine makes one cast of the two in to_local(p), for a p that
// is global. The result is not used, since the address is not local.
SDValue Q7X2TargetLowering::lowerAddrSpaceCast(SDValue Op,
                                               SelectionDAG &DAG) const {
  SDLoc DL(Op);
  auto *Cast = cast<AddrSpaceCastSDNode>(Op);
  unsigned From = Cast->getSrcAddressSpace();
  unsigned To = Cast->getDestAddressSpace();
  SDValue Src = Op.getOperand(0);
  const bool FromWide = Src.getValueType() == MVT::i64;
  const bool ToWide = Op.getValueType() == MVT::i64;
  if (FromWide && ToWide)
    return Src; // global, constant or generic
  auto AsShared = [](unsigned AS) {
    return AS == Q7X2::AS_SharedCluster ? unsigned(Q7X2::AS_Shared) : AS;
  };
  From = AsShared(From);
  To = AsShared(To);
  if (From == To)
    return Src;
  // Parameters have no generic address.
  if (From == Q7X2::AS_Param || To == Q7X2::AS_Param)
    return Q7X2::reportUnsupported(DAG, DL, Op,
                                   "cast from address space " + Twine(From) +
                                       " to " + Twine(To));
  // The lower word of a generic address is the one in its window, and of null
  // 0.
  return ToWide ? castToGeneric(DAG, DL, Src, From == Q7X2::AS_Shared)
                : narrow(DAG, DL, Src);
}

bool Q7X2TargetLowering::isLegalAddressingMode(const DataLayout &,
                                               const AddrMode &AM, Type *,
                                               unsigned AS,
                                               Instruction *) const {
  // A symbol can only be the offset of a 32-bit address.
  if (AM.BaseGV)
    return AS == Q7X2::AS_Shared && !AM.HasBaseReg && AM.Scale == 0;
  return isInt<24>(AM.BaseOffs) && AM.ScalableOffset == 0 &&
         (AM.Scale == 0 || (AM.Scale == 1 && !AM.HasBaseReg));
}

EVT Q7X2TargetLowering::getOptimalMemOpType(LLVMContext &, const MemOp &Op,
                                            const AttributeList &) const {
  if (Op.size() >= 16 && Op.isAligned(Align(16)))
    return MVT::v4i32;
  if (Op.size() >= 8 && Op.isAligned(Align(8)))
    return MVT::i64;
  if (Op.size() >= 4 && Op.isAligned(Align(4)))
    return MVT::i32;
  if (Op.size() >= 2 && Op.isAligned(Align(2)))
    return MVT::i16;
  return MVT::i8;
}

// ---- loads and stores -------------------------------------------------------

// Misaligned accesses are split into halves or elements.
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
  EVT VT = Op.getValueType();
  if (VT.getSizeInBits() == 128 && Load->getMemoryVT() == VT &&
      Load->getAlign() >= Align(8)) // By pairs.
    Load = cast<LoadSDNode>(DAG.getLoad(MVT::v2i64, DL, Load->getChain(),
                                        Load->getBasePtr(),
                                        Load->getMemOperand()));
  auto [Value, Chain] = scalarizeVectorLoad(Load, DAG);
  return DAG.getMergeValues({DAG.getBitcast(VT, Value), Chain}, DL);
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

// ---- the stack --------------------------------------------------------------

SDValue Q7X2TargetLowering::lowerDynamicStackAlloc(SDValue Op,
                                                   SelectionDAG &DAG) const {
  SDLoc DL(Op);
  SDValue Chain = Op.getOperand(0);
  SDValue Size = narrow(DAG, DL, Op.getOperand(1));
  Align Alignment(std::max<uint64_t>(Op.getConstantOperandVal(2), 16));
  SDValue SP = DAG.getCopyFromReg(Chain, DL, Q7X2::R1, MVT::i32);
  SDValue Top = DAG.getNode(ISD::SUB, DL, MVT::i32, SP, Size);
  if (Alignment > Align(16)) // Size and R1 are multiples of 16.
    Top = DAG.getNode(
        ISD::AND, DL, MVT::i32, Top,
        DAG.getConstant(-uint32_t(Alignment.value()), DL, MVT::i32));
  Chain = DAG.getCopyToReg(SP.getValue(1), DL, Q7X2::R1, Top);
  return DAG.getMergeValues({localToGeneric(DAG, DL, Top), Chain}, DL);
}

// The saved value is the stack pointer.
SDValue Q7X2TargetLowering::lowerStackSaveRestore(SDValue Op,
                                                  SelectionDAG &DAG) const {
  SDLoc DL(Op);
  DAG.getMachineFunction().getFrameInfo().setHasOpaqueSPAdjustment(true);
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

// Frames are not linked: only the function's own frame is known.
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
  if (Op.getConstantOperandVal(0) != 0 || !RA) // a kernel has no caller
    return DAG.getConstant(0, DL, MVT::i64);
  return DAG.getCopyFromReg(DAG.getEntryNode(), DL, RA, MVT::i64);
}
