//===-- Q7X2ISelLowering.cpp - DAG lowering -------------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Defines register classes, dispatches custom lowering and combines to
// Q7X2Lower*.cpp, and answers generic code's queries about costs and legality.
// Guarantees that LLVM's legalizer reduces the DAG to nodes and types that can
// be selected.
//
//===----------------------------------------------------------------------===//

#include "Q7X2ISelLowering.h"
#include "MCTargetDesc/Q7X2BaseInfo.h"
#include "Q7X2.h"
#include "Q7X2MachineFunctionInfo.h"
#include "Q7X2Subtarget.h"
#include "llvm/Analysis/UniformityAnalysis.h"
#include "llvm/CodeGen/Analysis.h"
#include "llvm/CodeGen/FunctionLoweringInfo.h"
#include "llvm/CodeGen/MachineFrameInfo.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicsNVPTX.h"

using namespace llvm;

static const MVT Types32[] = {MVT::i32,  MVT::f32,   MVT::f16,
                              MVT::bf16, MVT::v2f16, MVT::v2bf16};
static const MVT Types64[] = {MVT::i64, MVT::f64, MVT::v2i32, MVT::v2f32};
static const MVT Types128[] = {MVT::v4i32, MVT::v4f32, MVT::v2i64, MVT::v2f64};

Q7X2TargetLowering::Q7X2TargetLowering(const TargetMachine &TM,
                                       const Q7X2Subtarget &STI)
    : TargetLowering(TM, STI), STI(STI) {
  addRegisterClass(MVT::i1, &Q7X2::PPRRegClass);
  for (MVT VT : Types32)
    addRegisterClass(VT, &Q7X2::GPRRegClass);
  for (MVT VT : Types64)
    addRegisterClass(VT, &Q7X2::GPR64RegClass);
  for (MVT VT : Types128)
    addRegisterClass(VT, &Q7X2::GPR128RegClass);
  computeRegisterProperties(STI.getRegisterInfo());

  setStackPointerRegisterToSaveRestore(Q7X2::R1);
  setBooleanContents(ZeroOrOneBooleanContent);
  setBooleanVectorContents(ZeroOrNegativeOneBooleanContent);
  setMinFunctionAlignment(Align(16));
  // The time per load or store grows exponentially with this limit, which is 18
  // by default.
  GatherAllAliasesMaxDepth = 6;
  setSchedulingPreference(Sched::RegPressure);
  setMaxAtomicSizeInBitsSupported(64);
  setMinCmpXchgSizeInBits(32);
  // Wider atomics are functions of the target runtime.
  setLibcallImpl(RTLIB::ATOMIC_LOAD, RTLIB::impl___atomic_load);
  setLibcallImpl(RTLIB::ATOMIC_STORE, RTLIB::impl___atomic_store);
  setLibcallImpl(RTLIB::ATOMIC_EXCHANGE, RTLIB::impl___atomic_exchange);
  setLibcallImpl(RTLIB::ATOMIC_COMPARE_EXCHANGE,
                 RTLIB::impl___atomic_compare_exchange);
  setLibcallImpl(RTLIB::ATOMIC_LOAD_16, RTLIB::impl___atomic_load_16);
  setLibcallImpl(RTLIB::ATOMIC_STORE_16, RTLIB::impl___atomic_store_16);
  setLibcallImpl(RTLIB::ATOMIC_EXCHANGE_16, RTLIB::impl___atomic_exchange_16);
  setLibcallImpl(RTLIB::ATOMIC_COMPARE_EXCHANGE_16,
                 RTLIB::impl___atomic_compare_exchange_16);
  setMaxDivRemBitWidthSupported(128);
  setMaxLargeFPConvertBitWidthSupported(64);
  // A branch costs more than evaluating both conditions.
  setJumpIsExpensive();
  // CodeGenPrepare turns a select of an expensive operation into a branch,
  // unless it is marked as unpredictable, as divergent ones are
  // (Q7X2DivergentBranches.cpp).
  PredictableSelectIsExpensive = true;
  // Loading an entry takes as long as many comparisons.
  setMinimumJumpTableEntries(32);
  MaxStoresPerMemset = MaxStoresPerMemsetOptSize = MaxInlineMemBytes;
  MaxStoresPerMemcpy = MaxStoresPerMemcpyOptSize = MaxInlineMemBytes;
  MaxStoresPerMemmove = MaxStoresPerMemmoveOptSize = MaxInlineMemBytes;

  setIntegerActions();
  setFloatActions();
  setVectorActions();
  setNarrowVectorActions();
  setMemoryActions();
  setTargetDAGCombine(
      {ISD::ADD, ISD::SUB, ISD::OR, ISD::LOAD, ISD::STORE, ISD::CopyFromReg,
       ISD::EXTRACT_ELEMENT, ISD::EXTRACT_VECTOR_ELT, ISD::TRUNCATE,
       ISD::BUILD_PAIR, ISD::BITCAST, ISD::SETCC, ISD::SELECT, ISD::VSELECT,
       ISD::ANY_EXTEND_VECTOR_INREG, ISD::SIGN_EXTEND_VECTOR_INREG,
       ISD::ZERO_EXTEND_VECTOR_INREG, ISD::FP_TO_SINT, ISD::FP_TO_UINT});
  setTargetDAGCombine({ISD::MUL, ISD::UADDO_CARRY});
}

// ---- dispatch --------------------------------------------------------------

/// Returns whether a chain ends in an exit, after which nothing is executed.
static bool isExit(SDValue Chain) {
  return Chain.getOpcode() == Q7X2ISD::EXIT ||
         (Chain.getOpcode() == ISD::INTRINSIC_VOID &&
          Chain.getConstantOperandVal(1) == Intrinsic::nvvm_exit);
}

SDValue Q7X2TargetLowering::LowerOperation(SDValue Op,
                                           SelectionDAG &DAG) const {
  switch (Op.getOpcode()) {
  case ISD::AND:
  case ISD::OR:
  case ISD::XOR:
    return lowerLogic64(Op, DAG);
  case ISD::SHL:
  case ISD::SRL:
  case ISD::SRA:
    return lowerShift64(Op, DAG);
  case ISD::ROTL:
  case ISD::ROTR:
  case ISD::FSHL:
  case ISD::FSHR:
    return lowerRotate64(Op, DAG);
  case ISD::MUL:
    return lowerMul64(Op, DAG);
  case ISD::SMIN:
  case ISD::SMAX:
  case ISD::UMIN:
  case ISD::UMAX:
  case ISD::FMINIMUM:
  case ISD::FMAXIMUM:
    return DAG.UnrollVectorOp(Op.getNode());
  case ISD::SHL_PARTS:
  case ISD::SRL_PARTS:
  case ISD::SRA_PARTS:
    return lowerShiftParts(Op, DAG);
  case ISD::SMUL_LOHI:
  case ISD::UMUL_LOHI:
    return lowerMulLoHi64(Op, DAG);
  case ISD::MULHS:
  case ISD::MULHU:
    return lowerMulHigh64(Op, DAG);
  case ISD::TRUNCATE_SSAT_S:
    return lowerSaturatedTruncate(Op, DAG);
  case ISD::CTPOP:
  case ISD::PARITY:
  case ISD::CTLZ:
  case ISD::CTLZ_ZERO_UNDEF:
  case ISD::CTTZ:
  case ISD::CTTZ_ZERO_UNDEF:
    return lowerBitCount(Op, DAG);
  case ISD::AVGCEILS:
  case ISD::AVGCEILU:
    return lowerAverage(Op, DAG);
  case ISD::BSWAP:
  case ISD::BITREVERSE:
    return lowerByHalves(Op, DAG);
  case ISD::SIGN_EXTEND_INREG:
    if (Op.getValueType() == MVT::i64)
      return lowerSignExtendInReg64(Op, DAG);
    return cast<VTSDNode>(Op.getOperand(1))->getVT() == MVT::i1 ? SDValue()
                                                                : Op;
  case ISD::SELECT:
    return Op.getValueType().isVector() ? lowerVectorSelect(Op, DAG)
                                        : lowerSelect64(Op, DAG);
  case ISD::VSELECT:
    return lowerVectorSelect(Op, DAG);
  case ISD::SDIVREM:
  case ISD::UDIVREM:
    return lowerDivRem32(Op, DAG);
  case ISD::EXTRACT_ELEMENT:
    return Op;
  case ISD::BITCAST:
    return lowerBitcast(Op, DAG);
  case ISD::EXTRACT_VECTOR_ELT:
    return lowerExtractElement(Op, DAG);
  case ISD::INSERT_VECTOR_ELT:
    return lowerInsertElement(Op, DAG);
  case ISD::LOAD:
    return lowerLoad(Op, DAG);
  case ISD::STORE:
    return isTypeLegal(Op.getOperand(1).getValueType())
               ? lowerStore(Op, DAG)
               : lowerNarrowStore(Op.getNode(), DAG);
  case ISD::GlobalAddress:
  case ISD::ExternalSymbol:
  case ISD::BlockAddress:
  case ISD::ConstantPool:
  case ISD::JumpTable:
    return lowerGlobalAddress(Op, DAG);
  case ISD::GlobalTLSAddress:
    return Q7X2::reportUnsupported(DAG, SDLoc(Op), Op, "thread-local variable");
  case ISD::FrameIndex:
    return lowerFrameIndex(Op, DAG);
  case ISD::ADDRSPACECAST:
    return lowerAddrSpaceCast(Op, DAG);
  case ISD::DYNAMIC_STACKALLOC:
    return lowerDynamicStackAlloc(Op, DAG);
  case ISD::STACKSAVE:
  case ISD::STACKRESTORE:
    return lowerStackSaveRestore(Op, DAG);
  case ISD::ATOMIC_FENCE:
    return lowerFence(Op, DAG);
  case ISD::ATOMIC_LOAD_FSUB:
    return lowerAtomicFSub(Op, DAG);
  case ISD::READCYCLECOUNTER:
    return lowerClock(Op, DAG);
  case ISD::VASTART:
    return lowerVAStart(Op, DAG);
  case ISD::TRAP:
    return isExit(Op.getOperand(0)) ? Op.getOperand(0) : Op;
  case ISD::CLEAR_CACHE: // code is not writable
    return Op.getOperand(0);
  case ISD::FRAMEADDR:
    return lowerFrameAddress(Op, DAG);
  case ISD::RETURNADDR:
    return lowerReturnAddress(Op, DAG);
  case ISD::INTRINSIC_WO_CHAIN:
  case ISD::INTRINSIC_W_CHAIN:
  case ISD::INTRINSIC_VOID:
    return lowerIntrinsic(Op, DAG);
  default:
    return lowerFloat(Op, DAG);
  }
}

// Replaces nodes whose results have illegal types.
void Q7X2TargetLowering::ReplaceNodeResults(SDNode *N,
                                            SmallVectorImpl<SDValue> &Results,
                                            SelectionDAG &DAG) const {
  switch (N->getOpcode()) {
  case ISD::BITCAST:
    if (SDValue V = lowerBitcast(SDValue(N, 0), DAG))
      Results.push_back(V);
    return;
  case ISD::LOAD:
    if (SDValue V = lowerNarrowLoad(N, DAG))
      Results.append({V, V.getValue(1)});
    return;
  case ISD::INTRINSIC_WO_CHAIN:
  case ISD::INTRINSIC_W_CHAIN: {
    SDValue V = lowerIntrinsic(SDValue(N, 0), DAG);
    for (unsigned I = 0, E = N->getNumValues(); V && I != E; ++I)
      Results.push_back(V.getValue(I));
    return;
  }
  default:
    return;
  }
}

void Q7X2::diagnoseUnsupported(SelectionDAG &DAG, const SDLoc &DL,
                               const Twine &Feature) {
  const Function &F = DAG.getMachineFunction().getFunction();
  F.getContext().diagnose(DiagnosticInfoUnsupported(
      F, Feature + " is not supported on q7x2", DL.getDebugLoc()));
}

SDValue Q7X2::reportUnsupported(SelectionDAG &DAG, const SDLoc &DL, SDValue Op,
                                const Twine &Feature) {
  diagnoseUnsupported(DAG, DL, Feature);
  SmallVector<SDValue, 4> Results;
  for (EVT VT : Op->values())
    Results.push_back(VT == MVT::Other ? Op.getOperand(0) : DAG.getUNDEF(VT));
  return Results.size() == 1 ? Results[0] : DAG.getMergeValues(Results, DL);
}

// ---- combines --------------------------------------------------------------

SDValue Q7X2TargetLowering::PerformDAGCombine(SDNode *N,
                                              DAGCombinerInfo &DCI) const {
  switch (N->getOpcode()) {
  case ISD::ADD:
  case ISD::SUB:
    return combineAdd(N, DCI);
  case ISD::UADDO_CARRY:
    return combineCarry(N, DCI);
  case ISD::LOAD:
  case ISD::STORE:
    return combineMemory(N, DCI);
  case ISD::CopyFromReg:
    return combineCopy(N, DCI);
  case ISD::OR:
    return combineBytes(N, DCI);
  case ISD::MUL:
    return combineSpreadSigns(N, DCI);
  case Q7X2ISD::PRMT:
    return combinePRMT(N, DCI);
  case ISD::SETCC:
    return combineSetCC(N, DCI.DAG);
  case ISD::SELECT:
  case ISD::VSELECT:
    if (N->getValueType(0).isFloatingPoint())
      return combineMinMax(N, DCI.DAG);
    if (SDValue Shift = combineGuardedShift(N, DCI.DAG))
      return Shift;
    return combineSaturation(N, DCI);
  case ISD::ANY_EXTEND_VECTOR_INREG:
  case ISD::SIGN_EXTEND_VECTOR_INREG:
  case ISD::ZERO_EXTEND_VECTOR_INREG:
    return DCI.isBeforeLegalize() ? combineExtendInReg(N, DCI.DAG) : SDValue();
  case ISD::EXTRACT_ELEMENT:
  case ISD::TRUNCATE:
    return combineHalf(N, DCI.DAG);
  case ISD::EXTRACT_VECTOR_ELT:
    return combineElement(N, DCI.DAG);
  case ISD::BUILD_PAIR:
    return combinePair(N, DCI);
  case ISD::BITCAST:
    return combineBitcast(N, DCI.DAG);
  case ISD::FP_TO_SINT:
  case ISD::FP_TO_UINT:
    return combineFPToInt(N, DCI);
  default:
    return SDValue();
  }
}

// ---- costs and legality ----------------------------------------------------

EVT Q7X2TargetLowering::getSetCCResultType(const DataLayout &, LLVMContext &Ctx,
                                           EVT VT) const {
  if (!VT.isVector())
    return MVT::i1;
  // Comparisons of bits have bit results: with a wider result the combiner
  // would extend the result and drop the extension forever.
  if (VT.getVectorElementType() == MVT::i1)
    return VT;
  // No legal vector has elements of less than 32 bits.
  unsigned Bits = std::max<unsigned>(VT.getScalarSizeInBits(), 32);
  return VT.changeVectorElementType(Ctx, EVT::getIntegerVT(Ctx, Bits));
}

bool Q7X2TargetLowering::isTruncateFree(EVT From, EVT To) const {
  // Truncations from types that become 64 bits or several registers are free,
  // too: otherwise the combiner would narrow one and widen the other forever.
  return From.isScalarInteger() && From.getFixedSizeInBits() > 32 &&
         To == MVT::i32;
}
// A saturated truncation of words becomes a minimum and a maximum.
bool Q7X2TargetLowering::isTypeDesirableForOp(unsigned Opcode, EVT VT) const {
  return Opcode == ISD::TRUNCATE_SSAT_S ? VT == MVT::i32 : isTypeLegal(VT);
}

bool Q7X2TargetLowering::isTruncateFree(Type *From, Type *To) const {
  return From->isIntegerTy(64) && To->isIntegerTy(32);
}
bool Q7X2TargetLowering::isZExtFree(EVT From, EVT To) const {
  return From == MVT::i32 && To == MVT::i64;
}
bool Q7X2TargetLowering::isZExtFree(Type *From, Type *To) const {
  return From->isIntegerTy(32) && To->isIntegerTy(64);
}
bool Q7X2TargetLowering::isFMAFasterThanFMulAndFAdd(const MachineFunction &,
                                                    EVT VT) const {
  return VT.getScalarType() != MVT::f128;
}

bool Q7X2TargetLowering::isLegalAddImmediate(int64_t Imm) const {
  return isInt<32>(Imm) || isUInt<32>(Imm);
}
bool Q7X2TargetLowering::isLegalICmpImmediate(int64_t Imm) const {
  return isInt<32>(Imm) || isUInt<32>(Imm);
}

// Returns whether V can differ between threads that execute MBB together.
// Threads that leave a loop in different iterations observe different values
// outside of it even if the value is uniform in each iteration (temporal
// divergence).
static bool isDivergentIn(const Value &V, const MachineBasicBlock &MBB,
                          const UniformityInfo &UA) {
  if (UA.isDivergent(&V))
    return true;
  return isa<Instruction>(V) && any_of(V.uses(), [&](const Use &U) {
           const auto *User = cast<Instruction>(U.getUser());
           return User->getParent() == MBB.getBasicBlock() &&
                  UA.isDivergentUse(U);
         });
}

/// Returns the IR value in a virtual register, or null. FunctionLoweringInfo's
/// own map is built once, after which no value may get a register; but switches
/// assign some in the middle of selection.
static const Value *getSelectedValue(const FunctionLoweringInfo &FLI,
                                     Register Reg) {
  auto &Info = *FLI.MF->getInfo<Q7X2MachineFunctionInfo>();
  if (Info.NumSelectedValues != FLI.ValueMap.size()) {
    Info.NumSelectedValues = FLI.ValueMap.size();
    for (auto [V, First] : FLI.ValueMap) {
      SmallVector<EVT, 4> Types;
      ComputeValueVTs(*FLI.TLI, FLI.MF->getDataLayout(), V->getType(), Types);
      Register R = First;
      for (EVT VT : Types)
        for (unsigned N = FLI.TLI->getNumRegisters(V->getContext(), VT); N;
             --N) {
          Info.SelectedValues[R] = V;
          R = R.id() + 1;
        }
    }
  }
  return Info.SelectedValues.lookup(Reg);
}

// Gives the same answers as Q7X2TargetTransformInfo.cpp gives IR passes, for
// nodes without an IR value.
bool Q7X2TargetLowering::isSDNodeSourceOfDivergence(const SDNode *N,
                                                    FunctionLoweringInfo *FLI,
                                                    UniformityInfo *UA) const {
  switch (N->getOpcode()) {
  case ISD::CopyFromReg: {
    Register Reg = cast<RegisterSDNode>(N->getOperand(1))->getReg();
    if (!FLI || !UA || !Reg.isVirtual() || FLI->RegInfo->isLiveIn(Reg))
      return true;
    const Value *V = getSelectedValue(*FLI, Reg);
    return !V || isDivergentIn(*V, *FLI->MBB, *UA);
  }
  case ISD::LOAD: {
    const auto *Load = cast<LoadSDNode>(N);
    unsigned AS = Load->getAddressSpace();
    return AS == Q7X2::AS_Generic || AS == Q7X2::AS_Local || Load->isVolatile();
  }
  case Q7X2ISD::S2R:
    switch (N->getConstantOperandVal(0)) {
    case Q7X2::SReg_SR_CTAID_X:
    case Q7X2::SReg_SR_CTAID_Y:
    case Q7X2::SReg_SR_CTAID_Z:
    case Q7X2::SReg_SR_WARPID:
    case Q7X2::SReg_SR_SMID:
      return false;
    default:
      return true;
    }
  case Q7X2ISD::CS2R_NOW:
  case ISD::INTRINSIC_WO_CHAIN:
  case ISD::INTRINSIC_W_CHAIN:
    return true;
  default:
    return isa<AtomicSDNode>(N);
  }
}

// The result of a vote is the same for all threads that vote together.
bool Q7X2TargetLowering::isSDNodeAlwaysUniform(const SDNode *N) const {
  return N->getOpcode() == Q7X2ISD::VOTE;
}

// Values that never change need no freeze, which would keep them from being
// operands.
bool Q7X2TargetLowering::isGuaranteedNotToBeUndefOrPoisonForTargetNode(
    SDValue Op, const APInt &DemandedElts, const SelectionDAG &DAG,
    bool PoisonOnly, unsigned Depth) const {
  switch (Op.getOpcode()) {
  case Q7X2ISD::CBANK:
  case Q7X2ISD::CBANK_SUB:
  case Q7X2ISD::S2R:
    return true;
  case ISD::INTRINSIC_WO_CHAIN: // Without arguments: a special register.
    return Op.getNumOperands() == 1;
  default:
    return TargetLowering::isGuaranteedNotToBeUndefOrPoisonForTargetNode(
        Op, DemandedElts, DAG, PoisonOnly, Depth);
  }
}

// ---- inline assembly -------------------------------------------------------

namespace {
struct AsmConstraint {
  char Letter;
  unsigned Bits;
  const TargetRegisterClass *Class;
};
} // namespace

static ArrayRef<AsmConstraint> getAsmConstraints() {
  static const AsmConstraint Constraints[] = {
#define Q7X2_ASM_CONSTRAINT(LETTER, BITS, REGCLASS, MEANING)                   \
  {LETTER, BITS, &Q7X2::REGCLASS##RegClass},
#include "llvm/TargetParser/Q7X2AsmConstraints.def"
  };
  return Constraints;
}

TargetLowering::ConstraintType
Q7X2TargetLowering::getConstraintType(StringRef Constraint) const {
  if (Constraint.size() == 1 &&
      any_of(getAsmConstraints(),
             [=](const AsmConstraint &C) { return C.Letter == Constraint[0]; }))
    return C_RegisterClass;
  return TargetLowering::getConstraintType(Constraint);
}

std::pair<unsigned, const TargetRegisterClass *>
Q7X2TargetLowering::getRegForInlineAsmConstraint(const TargetRegisterInfo *TRI,
                                                 StringRef Constraint,
                                                 MVT VT) const {
  unsigned Bits = VT == MVT::Other ? 0 : VT.getFixedSizeInBits();
  if (getConstraintType(Constraint) != C_RegisterClass) {
    // LLVM's search by name does not compare sizes.
    auto [Reg, RC] =
        TargetLowering::getRegForInlineAsmConstraint(TRI, Constraint, VT);
    if (RC && Bits > TRI->getRegSizeInBits(*RC))
      return {0, nullptr};
    return {Reg, RC};
  }
  for (const AsmConstraint &C : getAsmConstraints())
    if (C.Letter == Constraint[0] && Bits <= C.Bits)
      return {0, C.Class};
  return {0, nullptr};
}

MachineBasicBlock *
Q7X2TargetLowering::EmitInstrWithCustomInserter(MachineInstr &MI,
                                                MachineBasicBlock *MBB) const {
  switch (MI.getOpcode()) {
  case Q7X2::PCALL_I:
  case Q7X2::PCALL_R:
    return emitCall(MI, MBB);
  default:
    llvm_unreachable("instruction without a custom inserter");
  }
}

/// Keeps the group that a WARPSYNC defines alive: its users are not nodes.
void Q7X2TargetLowering::AdjustInstrPostInstrSelection(MachineInstr &MI,
                                                       SDNode *Node) const {
  for (MachineOperand &Def : MI.all_defs())
    if (Def.getReg() == Q7X2::GROUP)
      Def.setIsDead(false);
}
