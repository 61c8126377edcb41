//===-- Q7X2LowerCalls.cpp - Lowering of arguments, calls and returns -----===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Assigns arguments and results of functions as in Q7X2CallingConv.td. A call
// is the pseudo PCALL, which the custom inserter replaces by CALL with the
// register of the return address; a tail call is a return to the callee.
//
//   %r = call i32 @f(i32 %x)           MOV R4, R24; CALL R[20:21], f
//   %r = tail call i32 @f(i32 %x)      RET R[22:23]
//
//===----------------------------------------------------------------------===//

#include "MCTargetDesc/Q7X2BaseInfo.h"
#include "Q7X2.h"
#include "Q7X2ISelLowering.h"
#include "Q7X2MachineFunctionInfo.h"
#include "Q7X2Subtarget.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/CodeGen/CallingConvLower.h"
#include "llvm/CodeGen/MachineFrameInfo.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/Support/Debug.h"

using namespace llvm;

#define DEBUG_TYPE "q7x2-lower"

STATISTIC(NumCalls, "Number of calls lowered");
STATISTIC(NumTailCalls, "Number of tail calls lowered");

#include "Q7X2GenCallingConv.inc"

// ---- types of arguments ----------------------------------------------------

// Vectors of narrow integers are passed by element, as they are in registers.
static bool isPassedByElement(EVT VT) {
  return VT.isVector() && VT.isInteger() && VT.getScalarSizeInBits() < 32;
}

MVT Q7X2TargetLowering::getRegisterTypeForCallingConv(LLVMContext &Ctx,
                                                      CallingConv::ID CC,
                                                      EVT VT) const {
  if (isPassedByElement(VT))
    return MVT::i32;
  return TargetLowering::getRegisterTypeForCallingConv(Ctx, CC, VT);
}

unsigned Q7X2TargetLowering::getNumRegistersForCallingConv(LLVMContext &Ctx,
                                                           CallingConv::ID CC,
                                                           EVT VT) const {
  if (isPassedByElement(VT))
    return VT.getVectorNumElements();
  return TargetLowering::getNumRegistersForCallingConv(Ctx, CC, VT);
}

unsigned Q7X2TargetLowering::getVectorTypeBreakdownForCallingConv(
    LLVMContext &Ctx, CallingConv::ID CC, EVT VT, EVT &IntermediateVT,
    unsigned &NumIntermediates, MVT &RegisterVT) const {
  if (!isPassedByElement(VT))
    return TargetLowering::getVectorTypeBreakdownForCallingConv(
        Ctx, CC, VT, IntermediateVT, NumIntermediates, RegisterVT);
  IntermediateVT = VT.getVectorElementType();
  NumIntermediates = VT.getVectorNumElements();
  RegisterVT = MVT::i32;
  return NumIntermediates;
}

// ---- arguments -------------------------------------------------------------

static const TargetRegisterClass *classOf(MVT VT) {
  switch (VT.getFixedSizeInBits()) {
  case 64:
    return &Q7X2::GPR64RegClass;
  case 128:
    return &Q7X2::GPR128RegClass;
  default:
    return &Q7X2::GPRRegClass;
  }
}

// Converts an argument or result from the type of its location.
static SDValue fromLocation(SelectionDAG &DAG, const SDLoc &DL,
                            const CCValAssign &VA, SDValue V) {
  if (VA.getLocInfo() == CCValAssign::Full)
    return V;
  return DAG.getNode(ISD::TRUNCATE, DL, VA.getValVT(), V);
}

static SDValue toLocation(SelectionDAG &DAG, const SDLoc &DL,
                          const CCValAssign &VA, SDValue V) {
  switch (VA.getLocInfo()) {
  case CCValAssign::SExt:
    return DAG.getNode(ISD::SIGN_EXTEND, DL, VA.getLocVT(), V);
  case CCValAssign::ZExt:
  case CCValAssign::AExt:
    return DAG.getNode(ISD::ZERO_EXTEND, DL, VA.getLocVT(), V);
  default:
    return V;
  }
}

static bool hasMustTailCall(const Function &F) {
  return any_of(F, [](const BasicBlock &BB) {
    return BB.getTerminatingMustTailCall() != nullptr;
  });
}

/// Returns the register of the return address. LowerFormalArguments, which also
/// calls this, is not called for naked functions.
static Register getReturnAddress(MachineFunction &MF) {
  auto *Info = MF.getInfo<Q7X2MachineFunctionInfo>();
  if (!Info->ReturnAddress)
    Info->ReturnAddress = MF.addLiveIn(Q7X2::R20_64, &Q7X2::GPR64RegClass);
  return Info->ReturnAddress;
}

SDValue Q7X2TargetLowering::LowerFormalArguments(
    SDValue Chain, CallingConv::ID CC, bool IsVarArg,
    const SmallVectorImpl<ISD::InputArg> &Ins, const SDLoc &DL,
    SelectionDAG &DAG, SmallVectorImpl<SDValue> &InVals) const {
  if (Q7X2::isKernel(CC))
    return lowerKernelArguments(Chain, DL, DAG, Ins, InVals);

  MachineFunction &MF = DAG.getMachineFunction();
  MachineFrameInfo &MFI = MF.getFrameInfo();
  auto *Info = MF.getInfo<Q7X2MachineFunctionInfo>();
  getReturnAddress(MF);

  SmallVector<CCValAssign, 16> Locs;
  CCState State(CC, IsVarArg, MF, Locs, *DAG.getContext());
  State.AnalyzeFormalArguments(Ins, CC_Q7X2);
  bool MayChange = hasMustTailCall(MF.getFunction());
  for (auto [VA, In] : zip(Locs, Ins)) {
    if (VA.isRegLoc()) {
      Register Reg = MF.addLiveIn(VA.getLocReg(), classOf(VA.getLocVT()));
      SDValue V = DAG.getCopyFromReg(Chain, DL, Reg, VA.getLocVT());
      InVals.push_back(fromLocation(DAG, DL, VA, V));
      continue;
    }
    bool IsByVal = In.Flags.isByVal();
    uint64_t Size = IsByVal ? std::max(In.Flags.getByValSize(), 1u)
                            : VA.getLocVT().getStoreSize().getFixedValue();
    int Index = MFI.CreateFixedObject(Size, VA.getLocMemOffset(),
                                      /*IsImmutable=*/!MayChange && !IsByVal);
    SDValue Address = DAG.getFrameIndex(Index, MVT::i64);
    if (IsByVal) {
      InVals.push_back(Address);
      continue;
    }
    SDValue V = DAG.getLoad(VA.getLocVT(), DL, Chain, Address,
                            MachinePointerInfo::getFixedStack(MF, Index));
    // The slot of a vector element may be wider than the element. LLVM takes a
    // load of the first slot for the address of the whole vector, and describes
    // a variable by it; a freeze prevents this.
    if (In.ArgVT.isVector() &&
        In.ArgVT.getScalarSizeInBits() < VA.getLocVT().getScalarSizeInBits())
      V = DAG.getFreeze(V);
    InVals.push_back(fromLocation(DAG, DL, VA, V));
  }
  if (IsVarArg)
    Info->VarArgsIndex = MFI.CreateFixedObject(
        4, alignTo(State.getStackSize(), 4), /*IsImmutable=*/true);
  return Chain;
}

// ---- returns ---------------------------------------------------------------

bool Q7X2TargetLowering::CanLowerReturn(
    CallingConv::ID CC, MachineFunction &MF, bool IsVarArg,
    const SmallVectorImpl<ISD::OutputArg> &Outs, LLVMContext &Ctx,
    const Type *) const {
  SmallVector<CCValAssign, 16> Locs;
  CCState State(CC, IsVarArg, MF, Locs, Ctx);
  return State.CheckReturn(Outs, RetCC_Q7X2);
}

SDValue
Q7X2TargetLowering::LowerReturn(SDValue Chain, CallingConv::ID CC,
                                bool IsVarArg,
                                const SmallVectorImpl<ISD::OutputArg> &Outs,
                                const SmallVectorImpl<SDValue> &OutVals,
                                const SDLoc &DL, SelectionDAG &DAG) const {
  if (Q7X2::isKernel(CC))
    return DAG.getNode(Q7X2ISD::EXIT, DL, MVT::Other, Chain);

  MachineFunction &MF = DAG.getMachineFunction();
  SmallVector<CCValAssign, 16> Locs;
  CCState State(CC, IsVarArg, MF, Locs, *DAG.getContext());
  State.AnalyzeReturn(Outs, RetCC_Q7X2);

  SDValue Address =
      DAG.getCopyFromReg(Chain, DL, getReturnAddress(MF), MVT::i64);
  // Copy it back to R20:R21: its register may be callee-saved, and the epilogue
  // restores that before the return.
  Chain = DAG.getCopyToReg(Address.getValue(1), DL, Q7X2::R20_64, Address,
                           SDValue());
  SDValue Glue = Chain.getValue(1);
  SmallVector<SDValue, 8> Operands = {Chain,
                                      DAG.getRegister(Q7X2::R20_64, MVT::i64)};
  for (auto [VA, V] : zip(Locs, OutVals)) {
    Chain = DAG.getCopyToReg(Chain, DL, VA.getLocReg(),
                             toLocation(DAG, DL, VA, V), Glue);
    Glue = Chain.getValue(1);
    Operands.push_back(DAG.getRegister(VA.getLocReg(), VA.getLocVT()));
  }
  Operands[0] = Chain;
  Operands.push_back(Glue);
  return DAG.getNode(Q7X2ISD::RET, DL, MVT::Other, Operands);
}

// ---- calls -----------------------------------------------------------------

// Stores an argument relative to the stack pointer, where the callee expects
// it.
static SDValue storeArgument(SelectionDAG &DAG, const SDLoc &DL, SDValue Chain,
                             SDValue SP, const CCValAssign &VA, SDValue V,
                             ISD::ArgFlagsTy Flags) {
  SDValue To = DAG.getNode(ISD::ADD, DL, MVT::i32, SP,
                           DAG.getConstant(VA.getLocMemOffset(), DL, MVT::i32));
  MachinePointerInfo Info(Q7X2::AS_Local);
  if (!Flags.isByVal())
    return DAG.getStore(Chain, DL, toLocation(DAG, DL, VA, V), To, Info);
  if (!Flags.getByValSize())
    return Chain;
  SDValue Size = DAG.getConstant(Flags.getByValSize(), DL, MVT::i64);
  return DAG.getMemcpy(Chain, DL, To, V, Size, Flags.getNonZeroByValAlign(),
                       /*isVol=*/false, /*AlwaysInline=*/true, /*CI=*/nullptr,
                       std::nullopt, Info, MachinePointerInfo());
}

static SDValue lowerCallee(SelectionDAG &DAG, const SDLoc &DL, SDValue Callee) {
  if (auto *G = dyn_cast<GlobalAddressSDNode>(Callee))
    return DAG.getTargetGlobalAddress(G->getGlobal(), DL, MVT::i64,
                                      G->getOffset());
  if (auto *E = dyn_cast<ExternalSymbolSDNode>(Callee))
    return DAG.getTargetExternalSymbol(E->getSymbol(), MVT::i64);
  return Callee;
}

// Returns whether a call can be a tail call, which is a return to the callee. A
// kernel has none, since it has no caller. Stack arguments replace the caller's
// own, whose slots suffice if the prototypes agree, as musttail requires.
static bool canBeTailCall(const TargetLowering::CallLoweringInfo &CLI,
                          const CCState &State) {
  const Function &Caller = CLI.DAG.getMachineFunction().getFunction();
  bool IsRequired = CLI.CB && CLI.CB->isMustTailCall();
  return !CLI.IsVarArg && (IsRequired || State.getStackSize() == 0) &&
         !Q7X2::isKernel(Caller.getCallingConv()) &&
         !isa<ExternalSymbolSDNode>(CLI.Callee) &&
         (IsRequired || none_of(CLI.Outs, [](const ISD::OutputArg &Out) {
            return Out.Flags.isByVal();
          }));
}

// Returns why a call cannot be compiled; null if it can.
static const char *
getUnsupportedReason(const TargetLowering::CallLoweringInfo &CLI,
                     const CCState &State) {
  if (CLI.CB && CLI.CB->isMustTailCall() && !canBeTailCall(CLI, State))
    return "a tail call with unnamed arguments";
  const auto *Callee =
      CLI.CB ? dyn_cast<Function>(CLI.CB->getCalledOperand()) : nullptr;
  if (Callee && Q7X2::isKernel(Callee->getCallingConv()))
    return "a call of a kernel";
  return nullptr;
}

using RegArguments = SmallVector<std::pair<Register, SDValue>, 16>;

// Copies arguments to their registers, which become operands of the call.
static SDValue copyArguments(SelectionDAG &DAG, const SDLoc &DL, SDValue Chain,
                             const RegArguments &Regs,
                             SmallVectorImpl<SDValue> &Operands,
                             SDValue &Glue) {
  for (auto &[Reg, V] : Regs) {
    Chain = DAG.getCopyToReg(Chain, DL, Reg, V, Glue);
    Glue = Chain.getValue(1);
    Operands.push_back(DAG.getRegister(Reg, V.getValueType()));
  }
  return Chain;
}

// Stores an argument to the slot of the caller's own argument.
static SDValue replaceArgument(SelectionDAG &DAG, const SDLoc &DL,
                               SDValue Chain, const CCValAssign &VA,
                               SDValue V) {
  MachineFunction &MF = DAG.getMachineFunction();
  int Index = MF.getFrameInfo().CreateFixedObject(VA.getLocVT().getStoreSize(),
                                                  VA.getLocMemOffset(),
                                                  /*IsImmutable=*/false);
  return DAG.getStore(Chain, DL, V, DAG.getFrameIndex(Index, MVT::i64),
                      MachinePointerInfo::getFixedStack(MF, Index));
}

// Copies a structure passed by value.
static SDValue copyStructure(SelectionDAG &DAG, const SDLoc &DL, SDValue Chain,
                             SDValue To, SDValue From, ISD::ArgFlagsTy Flags) {
  return DAG.getMemcpy(
      Chain, DL, To, From, DAG.getConstant(Flags.getByValSize(), DL, MVT::i64),
      Flags.getNonZeroByValAlign(), /*isVol=*/false, /*AlwaysInline=*/true,
      /*CI=*/nullptr, std::nullopt, MachinePointerInfo(), MachinePointerInfo());
}

// Reads the structures passed by value. They replace the caller's own, any of
// which may be the source of another one, so all are read to stack objects
// before the first one is written. Returns the chain of the reads, and the
// copies to make.
static SDValue readStructures(SelectionDAG &DAG, const SDLoc &DL, SDValue Chain,
                              TargetLowering::CallLoweringInfo &CLI,
                              ArrayRef<CCValAssign> Locs,
                              SmallVectorImpl<std::array<SDValue, 2>> &Moves,
                              SmallVectorImpl<ISD::ArgFlagsTy> &Kinds) {
  MachineFrameInfo &MFI = DAG.getMachineFunction().getFrameInfo();
  SmallVector<SDValue, 4> Reads = {Chain};
  for (auto [VA, V, Out] : zip(Locs, CLI.OutVals, CLI.Outs)) {
    if (!Out.Flags.isByVal() || !Out.Flags.getByValSize())
      continue;
    auto *Frame = dyn_cast<FrameIndexSDNode>(V);
    if (Frame && MFI.isFixedObjectIndex(Frame->getIndex()) &&
        MFI.getObjectOffset(Frame->getIndex()) == VA.getLocMemOffset())
      continue; // in place already
    unsigned Size = Out.Flags.getByValSize();
    int Slot = MFI.CreateFixedObject(Size, VA.getLocMemOffset(),
                                     /*IsImmutable=*/false, /*isAliased=*/true);
    SDValue Copy = DAG.getFrameIndex(
        MFI.CreateStackObject(Size, Out.Flags.getNonZeroByValAlign(), false),
        MVT::i64);
    Reads.push_back(copyStructure(DAG, DL, Chain, Copy, V, Out.Flags));
    Moves.push_back({DAG.getFrameIndex(Slot, MVT::i64), Copy});
    Kinds.push_back(Out.Flags);
  }
  return DAG.getNode(ISD::TokenFactor, DL, MVT::Other, Reads);
}

// The callee returns to the caller of this function. The callee's address is in
// R22:R23, which are neither arguments nor callee-saved.
SDValue Q7X2TargetLowering::lowerTailCall(CallLoweringInfo &CLI,
                                          ArrayRef<CCValAssign> Locs) const {
  SelectionDAG &DAG = CLI.DAG;
  const SDLoc &DL = CLI.DL;
  auto *Info = DAG.getMachineFunction().getInfo<Q7X2MachineFunctionInfo>();
  const auto *Known = dyn_cast<GlobalAddressSDNode>(CLI.Callee);
  Info->TailCallees.push_back(Known ? dyn_cast<Function>(Known->getGlobal())
                                    : nullptr);
  SDValue Chain = DAG.getStackArgumentTokenFactor(CLI.Chain);
  SmallVector<std::array<SDValue, 2>, 4> Moves;
  SmallVector<ISD::ArgFlagsTy, 4> Kinds;
  Chain = readStructures(DAG, DL, Chain, CLI, Locs, Moves, Kinds);
  SDValue Address = DAG.getCopyFromReg(
      Chain, DL, getReturnAddress(DAG.getMachineFunction()), MVT::i64);
  RegArguments Regs = {{Q7X2::R22_64, CLI.Callee}, {Q7X2::R20_64, Address}};
  SmallVector<SDValue, 8> Stores = {Address.getValue(1)};
  for (auto [Move, Flags] : zip(Moves, Kinds))
    Stores.push_back(copyStructure(DAG, DL, Chain, Move[0], Move[1], Flags));
  for (auto [VA, V, Out] : zip(Locs, CLI.OutVals, CLI.Outs)) {
    if (Out.Flags.isByVal())
      continue;
    SDValue Value = toLocation(DAG, DL, VA, V);
    if (VA.isRegLoc())
      Regs.push_back({VA.getLocReg(), Value});
    else
      Stores.push_back(replaceArgument(DAG, DL, Chain, VA, Value));
  }
  SmallVector<SDValue, 20> Operands = {SDValue()};
  SDValue Glue;
  Chain = DAG.getNode(ISD::TokenFactor, DL, MVT::Other, Stores);
  Operands[0] = copyArguments(DAG, DL, Chain, Regs, Operands, Glue);
  // Callers of this function must see the callee's clobbers.
  Operands.push_back(
      DAG.getRegisterMask(STI.getRegisterInfo()->getCallPreservedMask(
          DAG.getMachineFunction(), CLI.CallConv)));
  Operands.push_back(Glue);
  return DAG.getNode(Q7X2ISD::RET, DL, MVT::Other, Operands);
}

SDValue Q7X2TargetLowering::LowerCall(CallLoweringInfo &CLI,
                                      SmallVectorImpl<SDValue> &InVals) const {
  SelectionDAG &DAG = CLI.DAG;
  const SDLoc &DL = CLI.DL;
  MachineFunction &MF = DAG.getMachineFunction();
  SmallVector<CCValAssign, 16> Locs;
  CCState State(CLI.CallConv, CLI.IsVarArg, MF, Locs, *DAG.getContext());
  State.AnalyzeCallOperands(CLI.Outs, CC_Q7X2);
  if (const char *Reason = getUnsupportedReason(CLI, State)) {
    CLI.IsTailCall = false;
    Q7X2::diagnoseUnsupported(DAG, DL, Reason);
    for (const ISD::InputArg &In : CLI.Ins)
      InVals.push_back(DAG.getUNDEF(In.VT));
    return CLI.Chain;
  }
  CLI.IsTailCall &= canBeTailCall(CLI, State);
  LLVM_DEBUG(dbgs() << (CLI.IsTailCall ? "Tail call" : "Call") << " in "
                    << MF.getName() << ", " << State.getStackSize()
                    << " bytes of arguments on the stack\n");
  if (CLI.IsTailCall) {
    ++NumTailCalls;
    return lowerTailCall(CLI, Locs);
  }
  ++NumCalls;

  uint64_t Bytes = alignTo(State.getStackSize(), 16);

  SDValue Chain = DAG.getCALLSEQ_START(CLI.Chain, Bytes, 0, DL);
  SDValue SP = DAG.getCopyFromReg(Chain, DL, Q7X2::R1, MVT::i32);
  RegArguments Regs;
  SmallVector<SDValue, 8> Stores;
  for (unsigned I = 0; I != Locs.size(); ++I) {
    const CCValAssign &VA = Locs[I];
    SDValue V = CLI.OutVals[I];
    if (VA.isRegLoc())
      Regs.push_back({VA.getLocReg(), toLocation(DAG, DL, VA, V)});
    else
      Stores.push_back(
          storeArgument(DAG, DL, Chain, SP, VA, V, CLI.Outs[I].Flags));
  }
  if (!Stores.empty())
    Chain = DAG.getNode(ISD::TokenFactor, DL, MVT::Other, Stores);

  SmallVector<SDValue, 20> Operands = {Chain, lowerCallee(DAG, DL, CLI.Callee)};
  SDValue Glue;
  Chain = copyArguments(DAG, DL, Chain, Regs, Operands, Glue);
  Operands[0] = Chain;
  const uint32_t *Mask =
      STI.getRegisterInfo()->getCallPreservedMask(MF, CLI.CallConv);
  Operands.push_back(DAG.getRegisterMask(Mask));
  if (Glue)
    Operands.push_back(Glue);
  Chain = DAG.getNode(Q7X2ISD::CALL, DL, DAG.getVTList(MVT::Other, MVT::Glue),
                      Operands);
  Chain = DAG.getCALLSEQ_END(Chain, Bytes, 0, Chain.getValue(1), DL);
  Glue = Chain.getValue(1);

  SmallVector<CCValAssign, 16> ResultLocs;
  CCState Results(CLI.CallConv, CLI.IsVarArg, MF, ResultLocs,
                  *DAG.getContext());
  Results.AnalyzeCallResult(CLI.Ins, RetCC_Q7X2);
  for (const CCValAssign &VA : ResultLocs) {
    SDValue V =
        DAG.getCopyFromReg(Chain, DL, VA.getLocReg(), VA.getLocVT(), Glue);
    Chain = V.getValue(1);
    Glue = V.getValue(2);
    InVals.push_back(fromLocation(DAG, DL, VA, V));
  }
  return Chain;
}

// Replaces PCALL by CALL with the register of the return address.
MachineBasicBlock *Q7X2TargetLowering::emitCall(MachineInstr &MI,
                                                MachineBasicBlock *MBB) const {
  const Q7X2InstrInfo *TII = STI.getInstrInfo();
  unsigned Opcode =
      MI.getOpcode() == Q7X2::PCALL_I ? Q7X2::CALL_I : Q7X2::CALL_R;
  MachineInstr *Call =
      BuildMI(*MBB, MI, MI.getDebugLoc(), TII->get(Opcode), Q7X2::R20_64);
  {
    Q7X2InstrBuilder B(MachineInstrBuilder(*MBB->getParent(), Call));
    B.add(MI.getOperand(
        Q7X2::getNamedOperandIdx(MI.getOpcode(), Q7X2::OpName::target)));
  }
  for (const MachineOperand &MO : drop_begin(MI.operands())) {
    bool IsReturnAddress =
        MO.isReg() && MO.isDef() && MO.getReg() == Q7X2::R20_64;
    if (!IsReturnAddress)
      Call->addOperand(MO);
  }
  MI.eraseFromParent();
  return MBB;
}
