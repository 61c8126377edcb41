//===-- Q7X2ISelLowering.cpp - From IR to the selection DAG ---------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What is legal, and the lowering of integers, vectors, memory and addresses.
//
//===----------------------------------------------------------------------===//

#include "Q7X2ISelLowering.h"
#include "MCTargetDesc/Q7X2BaseInfo.h"
#include "Q7X2.h"
#include "Q7X2MachineFunctionInfo.h"
#include "Q7X2Subtarget.h"
#include "llvm/Analysis/UniformityAnalysis.h"
#include "llvm/CodeGen/FunctionLoweringInfo.h"
#include "llvm/CodeGen/MachineFrameInfo.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;

static const MVT Types32[] = {MVT::i32,  MVT::f32,   MVT::f16,
                              MVT::bf16, MVT::v2f16, MVT::v2bf16};
static const MVT Types64[] = {MVT::i64, MVT::f64, MVT::v2i32, MVT::v2f32};
static const MVT Types128[] = {MVT::v4i32, MVT::v4f32, MVT::v2i64, MVT::v2f64};
static const MVT WideVectors[] = {MVT::v2i32, MVT::v2f32, MVT::v4i32,
                                  MVT::v4f32, MVT::v2i64, MVT::v2f64};

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
  setSchedulingPreference(Sched::RegPressure);
  setMaxAtomicSizeInBitsSupported(64);
  setMinCmpXchgSizeInBits(32);
  // Wider ones are in the runtime.
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
  // A branch costs more than to compute both conditions.
  setJumpIsExpensive();
  // An entry comes from memory, in whose time many comparisons are made.
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
      {ISD::LOAD, ISD::STORE, ISD::EXTRACT_ELEMENT, ISD::TRUNCATE,
       ISD::BUILD_PAIR, ISD::BITCAST, ISD::SETCC, ISD::ANY_EXTEND_VECTOR_INREG,
       ISD::SIGN_EXTEND_VECTOR_INREG, ISD::ZERO_EXTEND_VECTOR_INREG});
}

void Q7X2TargetLowering::setIntegerActions() {
  setOperationAction(
      {ISD::BR_CC, ISD::SELECT_CC},
      {MVT::i1, MVT::i32, MVT::i64, MVT::f16, MVT::bf16, MVT::f32, MVT::f64},
      Expand);
  setOperationAction(ISD::BR_JT, MVT::Other, Expand);
  setOperationAction(ISD::SETCC, MVT::i1, Custom);
  setOperationAction({ISD::SIGN_EXTEND_INREG, ISD::MULHS, ISD::MULHU}, MVT::i1,
                     Expand);
  setOperationAction({ISD::ADD, ISD::SUB, ISD::MUL, ISD::SMIN, ISD::SMAX,
                      ISD::UMIN, ISD::UMAX},
                     MVT::i1, Promote);
  for (unsigned Op : {ISD::ADD, ISD::SUB, ISD::MUL, ISD::SMIN, ISD::SMAX,
                      ISD::UMIN, ISD::UMAX})
    AddPromotedToType(Op, MVT::i1, MVT::i32);

  for (MVT VT : {MVT::i32, MVT::i64}) {
    setOperationAction({ISD::SDIV, ISD::UDIV, ISD::SREM, ISD::UREM}, VT,
                       Expand);
    setOperationAction({ISD::SDIVREM, ISD::UDIVREM}, VT, Custom);
    setOperationAction({ISD::SMUL_LOHI, ISD::UMUL_LOHI}, VT, Expand);
    setOperationAction({ISD::SHL_PARTS, ISD::SRL_PARTS, ISD::SRA_PARTS}, VT,
                       Expand);
    setOperationAction({ISD::CTTZ, ISD::CTTZ_ZERO_UNDEF}, VT, Custom);
    setOperationAction(
        {ISD::UADDO, ISD::USUBO, ISD::UADDO_CARRY, ISD::USUBO_CARRY}, VT,
        Legal);
    setOperationAction({ISD::SMULO, ISD::UMULO, ISD::SADDO, ISD::SSUBO}, VT,
                       Expand);
  }
  setOperationAction({ISD::SMIN, ISD::SMAX, ISD::UMIN, ISD::UMAX, ISD::ABS,
                      ISD::MULHS, ISD::MULHU, ISD::ROTL, ISD::ROTR, ISD::FSHL,
                      ISD::FSHR, ISD::CTPOP, ISD::CTLZ, ISD::CTLZ_ZERO_UNDEF,
                      ISD::BSWAP, ISD::BITREVERSE},
                     MVT::i32, Legal);
  // By the type that is extended; what it is extended to decides.
  setOperationAction(ISD::SIGN_EXTEND_INREG, {MVT::i8, MVT::i16, MVT::i32},
                     Custom);
  // Comparisons of predicates become logic, and the combiner must not turn the
  // logic of a branch back into one.
  setCondCodeAction({ISD::SETEQ, ISD::SETNE}, MVT::i1, Expand);

  setOperationAction({ISD::AND, ISD::OR, ISD::XOR, ISD::SHL, ISD::SRL, ISD::SRA,
                      ISD::ROTL, ISD::ROTR, ISD::FSHL, ISD::FSHR, ISD::MUL,
                      ISD::MULHU, ISD::CTPOP, ISD::CTLZ, ISD::CTLZ_ZERO_UNDEF,
                      ISD::BSWAP, ISD::BITREVERSE, ISD::SELECT},
                     MVT::i64, Custom);
  setOperationAction(
      {ISD::SMIN, ISD::SMAX, ISD::UMIN, ISD::UMAX, ISD::ABS, ISD::MULHS},
      MVT::i64, Expand);
  // Legal, but the legalizer would take it apart if it were said to be.
  setOperationAction(ISD::EXTRACT_ELEMENT, MVT::i32, Custom);
  setOperationAction(ISD::BITCAST, MVT::i16, Custom);
}

void Q7X2TargetLowering::setFloatActions() {
  for (MVT VT : {MVT::f32, MVT::f64, MVT::f16, MVT::bf16}) {
    setOperationAction({ISD::FADD, ISD::FMUL, ISD::FMA, ISD::FNEG, ISD::FABS,
                        ISD::FMINNUM_IEEE, ISD::FMAXNUM_IEEE, ISD::FMINIMUMNUM,
                        ISD::FMAXIMUMNUM, ISD::FFLOOR, ISD::FCEIL, ISD::FTRUNC,
                        ISD::FROUNDEVEN, ISD::FRINT, ISD::FNEARBYINT},
                       VT, Legal);
    setOperationAction(
        {ISD::STRICT_FADD, ISD::STRICT_FMUL, ISD::STRICT_FMA,
         ISD::STRICT_FFLOOR, ISD::STRICT_FCEIL, ISD::STRICT_FTRUNC,
         ISD::STRICT_FRINT, ISD::STRICT_FNEARBYINT, ISD::STRICT_FROUNDEVEN,
         ISD::STRICT_FMINNUM, ISD::STRICT_FMAXNUM, ISD::STRICT_FP_ROUND,
         ISD::STRICT_FP_EXTEND, ISD::STRICT_FSETCC, ISD::STRICT_FSETCCS},
        VT, Legal);
    // Q7X2ExpandOperations.cpp says why.
    setOperationAction({ISD::FMINNUM, ISD::FMAXNUM}, VT, Expand);
    setOperationAction({ISD::FSUB, ISD::STRICT_FSUB, ISD::FREM, ISD::FPOWI,
                        ISD::FSINCOS, ISD::FMAD},
                       VT, Expand);
    setOperationAction({ISD::FMINIMUM, ISD::FMAXIMUM}, VT,
                       VT == MVT::f64 ? Expand : Legal);
    setOperationAction({ISD::LROUND, ISD::LLROUND}, VT, Expand);
    setOperationAction({ISD::FDIV, ISD::FROUND, ISD::FCOPYSIGN, ISD::LRINT,
                        ISD::LLRINT, ISD::FCANONICALIZE},
                       VT, Custom);
    setOperationAction({ISD::FSQRT, ISD::FSIN, ISD::FCOS, ISD::FEXP2,
                        ISD::FLOG2, ISD::FEXP, ISD::FEXP10, ISD::FLOG,
                        ISD::FLOG10, ISD::FPOW, ISD::FTAN},
                       VT, Custom);
  }
  setOperationAction({ISD::FSQRT, ISD::FSIN, ISD::FCOS, ISD::FEXP2, ISD::FLOG2},
                     MVT::f32, Legal);
  setOperationAction({ISD::FSIN, ISD::FCOS, ISD::FEXP2, ISD::FLOG2, ISD::FEXP,
                      ISD::FEXP10, ISD::FLOG, ISD::FLOG10, ISD::FPOW,
                      ISD::FTAN},
                     MVT::f64, Expand);
  setOperationAction(ISD::SELECT, MVT::f64, Custom);
  // Their expansion wants integers of the same width.
  for (MVT VT : {MVT::f16, MVT::bf16})
    for (unsigned Op : {ISD::FLDEXP, ISD::FFREXP})
      setOperationPromotedToType(Op, VT, MVT::f32);
  for (MVT VT : {MVT::v2f16, MVT::v2bf16}) {
    setOperationAction({ISD::FADD, ISD::FMUL, ISD::FMA, ISD::FNEG, ISD::FABS,
                        ISD::FMINNUM_IEEE, ISD::FMAXNUM_IEEE, ISD::FMINIMUMNUM,
                        ISD::FMAXIMUMNUM, ISD::FMINIMUM, ISD::FMAXIMUM},
                       VT, Legal);
    setOperationAction({ISD::FSUB, ISD::FMINNUM, ISD::FMAXNUM}, VT, Expand);
  }

  for (MVT VT : {MVT::i32, MVT::i64}) {
    setOperationAction({ISD::FP_TO_SINT, ISD::FP_TO_UINT, ISD::SINT_TO_FP,
                        ISD::UINT_TO_FP, ISD::STRICT_FP_TO_SINT,
                        ISD::STRICT_FP_TO_UINT, ISD::STRICT_SINT_TO_FP,
                        ISD::STRICT_UINT_TO_FP},
                       VT, Legal);
    // The machine's conversions saturate, and make 0 of a NaN.
    setOperationAction({ISD::FP_TO_SINT_SAT, ISD::FP_TO_UINT_SAT}, VT, Custom);
  }
  for (unsigned Op :
       {ISD::FP_TO_SINT, ISD::FP_TO_UINT, ISD::SINT_TO_FP, ISD::UINT_TO_FP})
    setOperationPromotedToType(Op, MVT::i1, MVT::i32);
}

void Q7X2TargetLowering::setVectorActions() {
  // Vectors of 64 and 128 bits are loaded, stored, taken apart and put
  // together; all else is done by element.
  for (MVT VT : WideVectors) {
    for (unsigned Op = 0; Op < ISD::BUILTIN_OP_END; ++Op)
      setOperationAction(Op, VT, Expand);
    setOperationAction(
        {ISD::BUILD_VECTOR, ISD::BITCAST, ISD::UNDEF, ISD::POISON, ISD::FREEZE},
        VT, Legal);
    setOperationAction({ISD::LOAD, ISD::STORE}, VT, Custom);
    // LLVM would expand these as a vector, by comparisons that are not legal.
    setOperationAction({ISD::FMINIMUM, ISD::FMAXIMUM}, VT, Custom);
  }
  for (MVT VT : {MVT::v4i32, MVT::v4f32})
    setOperationAction(ISD::CONCAT_VECTORS, VT, Legal);
  for (MVT VT : {MVT::v2i32, MVT::v2f32})
    setOperationAction(ISD::EXTRACT_SUBVECTOR, VT, Legal);
  for (MVT VT : {MVT::v2i32, MVT::v2f32, MVT::v4i32, MVT::v4f32, MVT::v2i64,
                 MVT::v2f64, MVT::v2f16, MVT::v2bf16}) {
    setOperationAction({ISD::EXTRACT_VECTOR_ELT, ISD::INSERT_VECTOR_ELT}, VT,
                       Custom);
    setOperationAction({ISD::VECTOR_SHUFFLE, ISD::SCALAR_TO_VECTOR,
                        ISD::INSERT_SUBVECTOR, ISD::SETCC, ISD::SELECT_CC},
                       VT, Expand);
    setOperationAction({ISD::VSELECT, ISD::SELECT}, VT, Custom);
  }
  for (MVT VT : {MVT::v2f16, MVT::v2bf16}) {
    setOperationAction(ISD::SELECT, VT, Legal);
    setOperationAction(ISD::BUILD_VECTOR, VT, Legal);
    setOperationAction({ISD::FDIV,          ISD::FREM,       ISD::FSQRT,
                        ISD::FFLOOR,        ISD::FCEIL,      ISD::FTRUNC,
                        ISD::FROUND,        ISD::FROUNDEVEN, ISD::FRINT,
                        ISD::FNEARBYINT,    ISD::FCOPYSIGN,  ISD::FSIN,
                        ISD::FCOS,          ISD::FEXP,       ISD::FEXP2,
                        ISD::FLOG,          ISD::FLOG2,      ISD::FPOW,
                        ISD::FCANONICALIZE, ISD::FP_ROUND,   ISD::FP_EXTEND},
                       VT, Expand);
  }
}

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
  for (MVT VT : MVT::fixedlen_vector_valuetypes())
    for (MVT Narrow : MVT::fixedlen_vector_valuetypes()) {
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
  setOperationAction(ISD::DYNAMIC_STACKALLOC, MVT::i64, Custom);
  setOperationAction(
      {ISD::STACKSAVE, ISD::STACKRESTORE, ISD::ATOMIC_FENCE, ISD::VASTART},
      MVT::Other, Custom);
  setOperationAction({ISD::VAARG, ISD::VACOPY, ISD::VAEND, ISD::PREFETCH},
                     MVT::Other, Expand);
  setOperationAction(ISD::READCYCLECOUNTER, MVT::i64, Custom);
  setOperationAction({ISD::TRAP, ISD::DEBUGTRAP}, MVT::Other, Legal);
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

// ---- dispatch --------------------------------------------------------------

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
  case ISD::MULHU:
    return lowerMulHigh64(Op, DAG);
  case ISD::CTPOP:
  case ISD::CTLZ:
  case ISD::CTLZ_ZERO_UNDEF:
  case ISD::CTTZ:
  case ISD::CTTZ_ZERO_UNDEF:
    return lowerBitCount(Op, DAG);
  case ISD::BSWAP:
  case ISD::BITREVERSE:
    return lowerByHalves(Op, DAG);
  case ISD::SIGN_EXTEND_INREG:
    return Op.getValueType() == MVT::i64 ? lowerSignExtendInReg64(Op, DAG) : Op;
  case ISD::SELECT:
    return Op.getValueType().isVector() ? lowerVectorSelect(Op, DAG)
                                        : lowerSelect64(Op, DAG);
  case ISD::VSELECT:
    return lowerVectorSelect(Op, DAG);
  case ISD::SETCC:
    return lowerSetCCOfPredicates(Op, DAG);
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
  case ISD::CLEAR_CACHE: // nothing writes code
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

// Only results of types that are not legal come here.
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
                               const Twine &What) {
  const Function &F = DAG.getMachineFunction().getFunction();
  F.getContext().diagnose(DiagnosticInfoUnsupported(
      F, What + " is not supported on q7x2", DL.getDebugLoc()));
}

SDValue Q7X2::reportUnsupported(SelectionDAG &DAG, const SDLoc &DL, SDValue Op,
                                const Twine &What) {
  diagnoseUnsupported(DAG, DL, What);
  SmallVector<SDValue, 4> Results;
  for (EVT VT : Op->values())
    Results.push_back(VT == MVT::Other ? Op.getOperand(0) : DAG.getUNDEF(VT));
  return Results.size() == 1 ? Results[0] : DAG.getMergeValues(Results, DL);
}

// ---- pairs -----------------------------------------------------------------

SDValue Q7X2::getCBank0(SelectionDAG &DAG, const SDLoc &DL, EVT VT,
                        unsigned Offset) {
  return DAG.getNode(Q7X2ISD::CBANK, DL, VT,
                     DAG.getTargetConstant(0, DL, MVT::i32),
                     DAG.getTargetConstant(Offset, DL, MVT::i32));
}

static SDValue getHalf(SelectionDAG &DAG, const SDLoc &DL, SDValue Value,
                       unsigned Half) {
  return DAG.getNode(ISD::EXTRACT_ELEMENT, DL, MVT::i32, Value,
                     DAG.getConstant(Half, DL, MVT::i32));
}

std::pair<SDValue, SDValue> Q7X2::splitPair(SelectionDAG &DAG, const SDLoc &DL,
                                            SDValue Value) {
  Value = DAG.getBitcast(MVT::i64, Value);
  return {getHalf(DAG, DL, Value, 0), getHalf(DAG, DL, Value, 1)};
}

SDValue Q7X2::getPair(SelectionDAG &DAG, const SDLoc &DL, SDValue Lo,
                      SDValue Hi, EVT VT) {
  SDValue Pair = DAG.getNode(ISD::BUILD_PAIR, DL, MVT::i64, Lo, Hi);
  return DAG.getBitcast(VT, Pair);
}

SDValue Q7X2TargetLowering::lowerLogic64(SDValue Op, SelectionDAG &DAG) const {
  SDLoc DL(Op);
  auto [ALo, AHi] = Q7X2::splitPair(DAG, DL, Op.getOperand(0));
  auto [BLo, BHi] = Q7X2::splitPair(DAG, DL, Op.getOperand(1));
  return Q7X2::getPair(DAG, DL,
                       DAG.getNode(Op.getOpcode(), DL, MVT::i32, ALo, BLo),
                       DAG.getNode(Op.getOpcode(), DL, MVT::i32, AHi, BHi));
}

// Halves of what SHF makes of two words and an amount.
static SDValue getSHF(SelectionDAG &DAG, const SDLoc &DL, SDValue Lo,
                      SDValue Hi, SDValue Amount, unsigned Direction,
                      unsigned Half, unsigned Type) {
  auto Imm = [&](unsigned V) { return DAG.getTargetConstant(V, DL, MVT::i32); };
  return DAG.getNode(Q7X2ISD::SHF, DL, MVT::i32,
                     {Lo, Amount, Hi, Imm(Direction), Imm(Half), Imm(Type)});
}

// Whether a 64-bit value is a 32-bit one, extended; and which.
static SDValue getExtended(SelectionDAG &DAG, const SDLoc &DL, SDValue V,
                           bool IsSigned) {
  if (IsSigned ? DAG.ComputeNumSignBits(V) > 32
               : DAG.computeKnownBits(V).countMinLeadingZeros() >= 32)
    return getHalf(DAG, DL, V, 0);
  return SDValue();
}

// By a constant, the halves are 32-bit shifts that others can fold; otherwise
// a funnel shift for each.
SDValue Q7X2TargetLowering::lowerShift64(SDValue Op, SelectionDAG &DAG) const {
  SDLoc DL(Op);
  bool IsLeft = Op.getOpcode() == ISD::SHL;
  bool IsSigned = Op.getOpcode() == ISD::SRA;
  auto [Lo, Hi] = Q7X2::splitPair(DAG, DL, Op.getOperand(0));
  SDValue Amount = DAG.getZExtOrTrunc(Op.getOperand(1), DL, MVT::i32);

  auto *Const = dyn_cast<ConstantSDNode>(Amount);
  if (!Const) {
    unsigned Direction = IsLeft ? Q7X2::SHFDir_L : Q7X2::SHFDir_R;
    unsigned Type = IsSigned ? Q7X2::SHFDType_S64 : Q7X2::SHFDType_U64;
    return Q7X2::getPair(
        DAG, DL,
        getSHF(DAG, DL, Lo, Hi, Amount, Direction, Q7X2::LOHI_LO, Type),
        getSHF(DAG, DL, Lo, Hi, Amount, Direction, Q7X2::LOHI_HI, Type));
  }
  uint64_t N = Const->getZExtValue();
  if (N >= 64)
    return DAG.getUNDEF(MVT::i64);
  auto Shift = [&](unsigned Opcode, SDValue V, unsigned By) {
    return DAG.getNode(Opcode, DL, MVT::i32, V,
                       DAG.getConstant(By, DL, MVT::i32));
  };
  SDValue Fill =
      IsSigned ? Shift(ISD::SRA, Hi, 31) : DAG.getConstant(0, DL, MVT::i32);
  if (N >= 32)
    return IsLeft ? Q7X2::getPair(DAG, DL, Fill, Shift(ISD::SHL, Lo, N - 32))
                  : Q7X2::getPair(DAG, DL, Shift(Op.getOpcode(), Hi, N - 32),
                                  Fill);
  // Of an extended word it is a product, to which IMAD.WIDE can add.
  if (IsLeft && N < 31)
    for (bool Signed : {false, true})
      if (SDValue Word = getExtended(DAG, DL, Op.getOperand(0), Signed))
        return DAG.getNode(Signed ? Q7X2ISD::MULWIDE_S : Q7X2ISD::MULWIDE_U, DL,
                           MVT::i64, Word,
                           DAG.getConstant(1u << N, DL, MVT::i32));
  SDValue By = DAG.getConstant(N, DL, MVT::i32);
  if (IsLeft)
    return Q7X2::getPair(DAG, DL, Shift(ISD::SHL, Lo, N),
                         DAG.getNode(ISD::FSHL, DL, MVT::i32, Hi, Lo, By));
  return Q7X2::getPair(DAG, DL,
                       DAG.getNode(ISD::FSHR, DL, MVT::i32, Hi, Lo, By),
                       Shift(Op.getOpcode(), Hi, N));
}

SDValue Q7X2TargetLowering::lowerRotate64(SDValue Op, SelectionDAG &DAG) const {
  SDLoc DL(Op);
  bool IsFunnel = Op.getOpcode() == ISD::FSHL || Op.getOpcode() == ISD::FSHR;
  SDValue High = Op.getOperand(0);
  SDValue Low = IsFunnel ? Op.getOperand(1) : High;
  SDValue Amount = Op.getOperand(IsFunnel ? 2 : 1);
  bool IsLeft = Op.getOpcode() == ISD::FSHL || Op.getOpcode() == ISD::ROTL;

  auto *Const = dyn_cast<ConstantSDNode>(Amount);
  if (!Const)
    return IsFunnel ? expandFunnelShift(Op.getNode(), DAG)
                    : expandROT(Op.getNode(), /*AllowVectorOps=*/false, DAG);
  // Words 0 to 3 of {High, Low}; the result begins N bits up in them.
  auto [W0, W1] = Q7X2::splitPair(DAG, DL, Low);
  auto [W2, W3] = Q7X2::splitPair(DAG, DL, High);
  SDValue Words[] = {W0, W1, W2, W3};
  unsigned N = Const->getAPIntValue().urem(64);
  if (IsLeft)
    N = 64 - N;
  unsigned First = N / 32;
  if (N % 32 == 0)
    return Q7X2::getPair(DAG, DL, Words[First], Words[First + 1]);
  SDValue By = DAG.getConstant(N % 32, DL, MVT::i32);
  auto Funnel = [&](unsigned I) {
    return DAG.getNode(ISD::FSHR, DL, MVT::i32, Words[I + 1], Words[I], By);
  };
  return Q7X2::getPair(DAG, DL, Funnel(First), Funnel(First + 1));
}

SDValue Q7X2TargetLowering::lowerMul64(SDValue Op, SelectionDAG &DAG) const {
  SDLoc DL(Op);
  SDValue A = Op.getOperand(0), B = Op.getOperand(1);
  for (bool IsSigned : {false, true}) {
    SDValue A32 = getExtended(DAG, DL, A, IsSigned);
    SDValue B32 = A32 ? getExtended(DAG, DL, B, IsSigned) : SDValue();
    if (B32)
      return DAG.getNode(IsSigned ? Q7X2ISD::MULWIDE_S : Q7X2ISD::MULWIDE_U, DL,
                         MVT::i64, A32, B32);
  }
  auto [ALo, AHi] = Q7X2::splitPair(DAG, DL, A);
  auto [BLo, BHi] = Q7X2::splitPair(DAG, DL, B);
  SDValue Wide = DAG.getNode(Q7X2ISD::MULWIDE_U, DL, MVT::i64, ALo, BLo);
  auto [Lo, Hi] = Q7X2::splitPair(DAG, DL, Wide);
  auto MulAdd = [&](SDValue X, SDValue Y, SDValue Sum) {
    return DAG.getNode(ISD::ADD, DL, MVT::i32,
                       DAG.getNode(ISD::MUL, DL, MVT::i32, X, Y), Sum);
  };
  Hi = MulAdd(AHi, BLo, MulAdd(ALo, BHi, Hi));
  return Q7X2::getPair(DAG, DL, Lo, Hi);
}

// The upper 64 bits of a product of 128, by four products of 32 bits.
SDValue Q7X2TargetLowering::lowerMulHigh64(SDValue Op,
                                           SelectionDAG &DAG) const {
  SDLoc DL(Op);
  auto [ALo, AHi] = Q7X2::splitPair(DAG, DL, Op.getOperand(0));
  auto [BLo, BHi] = Q7X2::splitPair(DAG, DL, Op.getOperand(1));
  auto Wide = [&](SDValue X, SDValue Y) {
    return DAG.getNode(Q7X2ISD::MULWIDE_U, DL, MVT::i64, X, Y);
  };
  auto Add = [&](SDValue X, SDValue Y) {
    return DAG.getNode(ISD::ADD, DL, MVT::i64, X, Y);
  };
  auto Word = [&](SDValue V, unsigned Half) {
    return DAG.getNode(ISD::ZERO_EXTEND, DL, MVT::i64,
                       getHalf(DAG, DL, V, Half));
  };
  // None of these sums can exceed 64 bits.
  SDValue Mid = Add(Wide(AHi, BLo), Word(Wide(ALo, BLo), 1));
  SDValue Mid2 = Add(Wide(ALo, BHi), Word(Mid, 0));
  return Add(Add(Wide(AHi, BHi), Word(Mid, 1)), Word(Mid2, 1));
}

SDValue Q7X2TargetLowering::lowerBitCount(SDValue Op, SelectionDAG &DAG) const {
  SDLoc DL(Op);
  SDValue V = Op.getOperand(0);
  unsigned Opcode = Op.getOpcode();
  if (Opcode == ISD::CTTZ || Opcode == ISD::CTTZ_ZERO_UNDEF) {
    bool OfZero = Opcode == ISD::CTTZ;
    SDValue Reversed = DAG.getNode(ISD::BITREVERSE, DL, V.getValueType(), V);
    return DAG.getNode(OfZero ? ISD::CTLZ : ISD::CTLZ_ZERO_UNDEF, DL,
                       V.getValueType(), Reversed);
  }
  auto [Lo, Hi] = Q7X2::splitPair(DAG, DL, V);
  auto Count = [&](unsigned Op, SDValue Word) {
    return DAG.getNode(Op, DL, MVT::i32, Word);
  };
  SDValue Result;
  if (Opcode == ISD::CTPOP) {
    Result = DAG.getNode(ISD::ADD, DL, MVT::i32, Count(ISD::CTPOP, Lo),
                         Count(ISD::CTPOP, Hi));
  } else {
    SDValue InLo = DAG.getNode(ISD::ADD, DL, MVT::i32, Count(Opcode, Lo),
                               DAG.getConstant(32, DL, MVT::i32));
    SDValue IsLow = DAG.getSetCC(DL, MVT::i1, Hi,
                                 DAG.getConstant(0, DL, MVT::i32), ISD::SETEQ);
    Result = DAG.getSelect(DL, MVT::i32, IsLow, InLo,
                           Count(ISD::CTLZ_ZERO_UNDEF, Hi));
  }
  return DAG.getNode(ISD::ZERO_EXTEND, DL, MVT::i64, Result);
}

// Reversals: each half reversed, and the halves exchanged.
SDValue Q7X2TargetLowering::lowerByHalves(SDValue Op, SelectionDAG &DAG) const {
  SDLoc DL(Op);
  auto [Lo, Hi] = Q7X2::splitPair(DAG, DL, Op.getOperand(0));
  return Q7X2::getPair(DAG, DL, DAG.getNode(Op.getOpcode(), DL, MVT::i32, Hi),
                       DAG.getNode(Op.getOpcode(), DL, MVT::i32, Lo));
}

SDValue Q7X2TargetLowering::lowerSignExtendInReg64(SDValue Op,
                                                   SelectionDAG &DAG) const {
  SDLoc DL(Op);
  EVT From = cast<VTSDNode>(Op.getOperand(1))->getVT();
  unsigned Bits = From.getScalarSizeInBits();
  SDValue Lo = getHalf(DAG, DL, Op.getOperand(0), 0);
  if (Bits > 32) {
    SDValue Hi = getHalf(DAG, DL, Op.getOperand(0), 1);
    EVT HighVT = EVT::getIntegerVT(*DAG.getContext(), Bits - 32);
    Hi = DAG.getNode(ISD::SIGN_EXTEND_INREG, DL, MVT::i32, Hi,
                     DAG.getValueType(HighVT));
    return Q7X2::getPair(DAG, DL, Lo, Hi);
  }
  if (Bits < 32)
    Lo =
        DAG.getNode(ISD::SIGN_EXTEND_INREG, DL, MVT::i32, Lo, Op.getOperand(1));
  return DAG.getNode(ISD::SIGN_EXTEND, DL, MVT::i64, Lo);
}

SDValue Q7X2TargetLowering::lowerSelect64(SDValue Op, SelectionDAG &DAG) const {
  SDLoc DL(Op);
  SDValue P = Op.getOperand(0);
  auto [ALo, AHi] = Q7X2::splitPair(DAG, DL, Op.getOperand(1));
  auto [BLo, BHi] = Q7X2::splitPair(DAG, DL, Op.getOperand(2));
  return Q7X2::getPair(DAG, DL, DAG.getSelect(DL, MVT::i32, P, ALo, BLo),
                       DAG.getSelect(DL, MVT::i32, P, AHi, BHi),
                       Op.getValueType());
}

// Comparisons of predicates are logic. As signed numbers true is -1.
SDValue Q7X2TargetLowering::lowerSetCCOfPredicates(SDValue Op,
                                                   SelectionDAG &DAG) const {
  SDLoc DL(Op);
  SDValue A = Op.getOperand(0), B = Op.getOperand(1);
  auto Logic = [&](unsigned Opcode, SDValue X, SDValue Y) {
    return DAG.getNode(Opcode, DL, MVT::i1, X, Y);
  };
  auto Not = [&](SDValue X) { return DAG.getNOT(DL, X, MVT::i1); };
  switch (cast<CondCodeSDNode>(Op.getOperand(2))->get()) {
  case ISD::SETEQ:
    return Not(Logic(ISD::XOR, A, B));
  case ISD::SETNE:
    return Logic(ISD::XOR, A, B);
  case ISD::SETUGT:
  case ISD::SETLT:
    return Logic(ISD::AND, A, Not(B));
  case ISD::SETULT:
  case ISD::SETGT:
    return Logic(ISD::AND, Not(A), B);
  case ISD::SETUGE:
  case ISD::SETLE:
    return Logic(ISD::OR, A, Not(B));
  case ISD::SETULE:
  case ISD::SETGE:
    return Logic(ISD::OR, Not(A), B);
  default:
    llvm_unreachable("not a comparison of integers");
  }
}

// ---- division --------------------------------------------------------------

// An estimate Z <= 2^32/Y of the reciprocal, from a float's: four units in the
// last place make up for the roundings on the way. One step of Newton brings
// Z, an integer, within 2 of 2^32/Y, and the quotient that it gives is too
// small by 2 at most.
static std::pair<SDValue, SDValue>
getUDivRem32(SelectionDAG &DAG, const SDLoc &DL, SDValue X, SDValue Y) {
  auto Const = [&](uint32_t C) { return DAG.getConstant(C, DL, MVT::i32); };
  auto Int = [&](unsigned Opcode, SDValue A, SDValue B) {
    return DAG.getNode(Opcode, DL, MVT::i32, A, B);
  };
  SDValue F = DAG.getNode(ISD::UINT_TO_FP, DL, MVT::f32, Y);
  F = DAG.getNode(Q7X2ISD::MUFU, DL, MVT::f32,
                  DAG.getTargetConstant(Q7X2::MUFUOp_RCP, DL, MVT::i32), F);
  SDValue Scaled =
      Int(ISD::ADD, DAG.getBitcast(MVT::i32, F), Const((32 << 23) - 4));
  SDValue Z = DAG.getNode(ISD::FP_TO_UINT, DL, MVT::i32,
                          DAG.getBitcast(MVT::f32, Scaled));
  SDValue NegY = Int(ISD::SUB, Const(0), Y);
  Z = Int(ISD::ADD, Z, Int(ISD::MULHU, Z, Int(ISD::MUL, NegY, Z)));
  SDValue Q = Int(ISD::MULHU, X, Z);
  SDValue R = Int(ISD::SUB, X, Int(ISD::MUL, Q, Y));
  for (int Step = 0; Step < 2; ++Step) {
    SDValue Fits = DAG.getSetCC(DL, MVT::i1, R, Y, ISD::SETUGE);
    Q = DAG.getSelect(DL, MVT::i32, Fits, Int(ISD::ADD, Q, Const(1)), Q);
    R = DAG.getSelect(DL, MVT::i32, Fits, Int(ISD::SUB, R, Y), R);
  }
  return {Q, R};
}

SDValue Q7X2TargetLowering::lowerDivRem32(SDValue Op, SelectionDAG &DAG) const {
  SDLoc DL(Op);
  SDValue X = Op.getOperand(0), Y = Op.getOperand(1);
  if (Op.getValueType() != MVT::i32)
    return Q7X2::reportUnsupported(DAG, DL, Op, "64-bit division");
  if (Op.getOpcode() == ISD::UDIVREM) {
    auto [Q, R] = getUDivRem32(DAG, DL, X, Y);
    return DAG.getMergeValues({Q, R}, DL);
  }
  // By magnitudes; the quotient has the product of the signs, the remainder
  // the sign of X.
  auto Sign = [&](SDValue V) {
    return DAG.getNode(ISD::SRA, DL, MVT::i32, V,
                       DAG.getConstant(31, DL, MVT::i32));
  };
  auto Apply = [&](SDValue V, SDValue S) {
    V = DAG.getNode(ISD::XOR, DL, MVT::i32, V, S);
    return DAG.getNode(ISD::SUB, DL, MVT::i32, V, S);
  };
  SDValue SignX = Sign(X);
  SDValue SignQ = DAG.getNode(ISD::XOR, DL, MVT::i32, SignX, Sign(Y));
  auto [Q, R] = getUDivRem32(DAG, DL, DAG.getNode(ISD::ABS, DL, MVT::i32, X),
                             DAG.getNode(ISD::ABS, DL, MVT::i32, Y));
  return DAG.getMergeValues({Apply(Q, SignQ), Apply(R, SignX)}, DL);
}

// ---- combines --------------------------------------------------------------

// A half of what was put together, extended or read from constant memory.
static SDValue combineHalf(SelectionDAG &DAG, const SDLoc &DL, SDValue V,
                           unsigned Half) {
  switch (V.getOpcode()) {
  case ISD::BUILD_PAIR:
    return V.getOperand(Half);
  case ISD::ZERO_EXTEND:
  case ISD::SIGN_EXTEND:
  case ISD::ANY_EXTEND: {
    SDValue Src = V.getOperand(0);
    if (Src.getValueSizeInBits() > 32) // 33, say, before types are legal
      return SDValue();
    if (Src.getValueType() != MVT::i32)
      return Half == 0 ? DAG.getNode(V.getOpcode(), DL, MVT::i32, Src)
                       : SDValue();
    if (Half == 0)
      return Src;
    if (V.getOpcode() == ISD::SIGN_EXTEND)
      return DAG.getNode(ISD::SRA, DL, MVT::i32, Src,
                         DAG.getConstant(31, DL, MVT::i32));
    return DAG.getConstant(0, DL, MVT::i32);
  }
  case ISD::BITCAST:
    return combineHalf(DAG, DL, V.getOperand(0), Half);
  case Q7X2ISD::CBANK: {
    unsigned Offset = V.getConstantOperandVal(1) + 4 * Half;
    return DAG.getNode(Q7X2ISD::CBANK, DL, MVT::i32, V.getOperand(0),
                       DAG.getTargetConstant(Offset, DL, MVT::i32));
  }
  default:
    return SDValue();
  }
}

// A comparison of a number that a predicate has been made into: the predicate,
// its opposite, or neither.
static SDValue combineSetCC(SelectionDAG &DAG, SDNode *N) {
  SDLoc DL(N);
  SDValue Select = N->getOperand(0);
  auto *B = dyn_cast<ConstantSDNode>(N->getOperand(1));
  auto CC = cast<CondCodeSDNode>(N->getOperand(2))->get();
  if (!B || Select.getOpcode() != ISD::SELECT ||
      N->getValueType(0) != MVT::i1 || !ISD::isIntEqualitySetCC(CC))
    return SDValue();
  auto *True = dyn_cast<ConstantSDNode>(Select.getOperand(1));
  auto *False = dyn_cast<ConstantSDNode>(Select.getOperand(2));
  if (!True || !False)
    return SDValue();
  bool IfTrue =
      (True->getAPIntValue() == B->getAPIntValue()) == (CC == ISD::SETEQ);
  bool IfFalse =
      (False->getAPIntValue() == B->getAPIntValue()) == (CC == ISD::SETEQ);
  if (IfTrue == IfFalse)
    return DAG.getConstant(IfTrue, DL, MVT::i1);
  SDValue P = Select.getOperand(0);
  return IfTrue ? P : DAG.getNOT(DL, P, MVT::i1);
}

// An extension of a vector's first elements: LLVM cannot legalise the vector
// where its elements are narrow, but can those elements, taken out.
static SDValue combineExtendInReg(SelectionDAG &DAG, SDNode *N) {
  SDLoc DL(N);
  SDValue Vector = N->getOperand(0);
  EVT VT = N->getValueType(0);
  EVT LowVT = VT.changeVectorElementType(
      *DAG.getContext(), Vector.getValueType().getVectorElementType());
  return DAG.getNode(SelectionDAG::getOpcode_EXTEND(N->getOpcode()), DL, VT,
                     DAG.getExtractSubvector(DL, LowVT, Vector, 0));
}

SDValue Q7X2TargetLowering::PerformDAGCombine(SDNode *N,
                                              DAGCombinerInfo &DCI) const {
  SelectionDAG &DAG = DCI.DAG;
  SDLoc DL(N);
  switch (N->getOpcode()) {
  case ISD::LOAD:
  case ISD::STORE:
    return combineMemory(N, DCI);
  case Q7X2ISD::PRMT:
    return combinePRMT(N, DCI);
  case ISD::SETCC:
    return combineSetCC(DAG, N);
  case ISD::ANY_EXTEND_VECTOR_INREG:
  case ISD::SIGN_EXTEND_VECTOR_INREG:
  case ISD::ZERO_EXTEND_VECTOR_INREG:
    return DCI.isBeforeLegalize() ? combineExtendInReg(DAG, N) : SDValue();
  case ISD::EXTRACT_ELEMENT:
    if (N->getOperand(0).getScalarValueSizeInBits() != 64)
      return SDValue();
    return combineHalf(DAG, DL, N->getOperand(0), N->getConstantOperandVal(1));
  case ISD::TRUNCATE:
    if (N->getValueType(0) != MVT::i32 ||
        N->getOperand(0).getValueType() != MVT::i64)
      return SDValue();
    return combineHalf(DAG, DL, N->getOperand(0), 0);
  case ISD::BUILD_PAIR: {
    SDValue Lo = N->getOperand(0), Hi = N->getOperand(1);
    if (N->getValueType(0) != MVT::i64)
      return SDValue();
    if (Lo.getOpcode() == ISD::EXTRACT_ELEMENT &&
        Hi.getOpcode() == ISD::EXTRACT_ELEMENT &&
        Lo.getOperand(0) == Hi.getOperand(0) &&
        Lo.getOperand(0).getValueType() == MVT::i64 &&
        Lo.getConstantOperandVal(1) == 0 && Hi.getConstantOperandVal(1) == 1)
      return Lo.getOperand(0);
    auto *LoC = dyn_cast<ConstantSDNode>(Lo);
    auto *HiC = dyn_cast<ConstantSDNode>(Hi);
    if (LoC && HiC)
      return DAG.getConstant(HiC->getZExtValue() << 32 | LoC->getZExtValue(),
                             DL, MVT::i64);
    // Operations in 64 bits are made of an extension again, and lowered to
    // pairs: once they are, that would go on for ever.
    if (HiC && HiC->isZero() && DCI.isBeforeLegalizeOps())
      return DAG.getNode(ISD::ZERO_EXTEND, DL, MVT::i64, Lo);
    return SDValue();
  }
  case ISD::BITCAST: {
    SDValue Src = N->getOperand(0);
    if (Src.getOpcode() == Q7X2ISD::CBANK && isTypeLegal(N->getValueType(0)))
      return DAG.getNode(Q7X2ISD::CBANK, DL, N->getValueType(0),
                         Src.getOperand(0), Src.getOperand(1));
    return SDValue();
  }
  default:
    return SDValue();
  }
}

// ---- what is cheap, what is legal ------------------------------------------

EVT Q7X2TargetLowering::getSetCCResultType(const DataLayout &, LLVMContext &Ctx,
                                           EVT VT) const {
  if (!VT.isVector())
    return MVT::i1;
  // Bits are compared as bits: the combiner would extend a wider result, drop
  // the extension and begin again.
  if (VT.getVectorElementType() == MVT::i1)
    return VT;
  // There are no vectors of narrow integers: types that are legal, or soon are.
  unsigned Bits = std::max<unsigned>(VT.getScalarSizeInBits(), 32);
  return VT.changeVectorElementType(Ctx, EVT::getIntegerVT(Ctx, Bits));
}

bool Q7X2TargetLowering::isTruncateFree(EVT From, EVT To) const {
  // Also from what 64 bits will be: the combiner narrows the one, and would
  // widen the other again, for ever.
  return From.isScalarInteger() && From.getFixedSizeInBits() > 32 &&
         From.getFixedSizeInBits() <= 64 && To == MVT::i32;
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

bool Q7X2TargetLowering::isLegalAddressingMode(const DataLayout &,
                                               const AddrMode &AM, Type *,
                                               unsigned AS,
                                               Instruction *) const {
  // A symbol can be the offset of a 32-bit address alone.
  if (AM.BaseGV)
    return AS == Q7X2::AS_Shared && !AM.HasBaseReg && AM.Scale == 0;
  return isInt<24>(AM.BaseOffs) && AM.ScalableOffset == 0 &&
         (AM.Scale == 0 || (AM.Scale == 1 && !AM.HasBaseReg));
}

bool Q7X2TargetLowering::isLegalAddImmediate(int64_t Imm) const {
  return isInt<32>(Imm) || isUInt<32>(Imm);
}
bool Q7X2TargetLowering::isLegalICmpImmediate(int64_t Imm) const {
  return isInt<32>(Imm) || isUInt<32>(Imm);
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

// Mirrors the answers that IR passes get (Q7X2TargetTransformInfo.cpp), for
// nodes that have no IR value.
bool Q7X2TargetLowering::isSDNodeSourceOfDivergence(const SDNode *N,
                                                    FunctionLoweringInfo *FLI,
                                                    UniformityInfo *UA) const {
  switch (N->getOpcode()) {
  case ISD::CopyFromReg: {
    Register Reg = cast<RegisterSDNode>(N->getOperand(1))->getReg();
    const Value *V =
        FLI && Reg.isVirtual() ? FLI->getValueFromVirtualReg(Reg) : nullptr;
    return !V || !UA || UA->isDivergent(V);
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

// Only one thread sees its local memory.
static TargetLowering::AtomicExpansionKind expandUnlessShared(unsigned AS) {
  return AS == Q7X2::AS_Local ? TargetLowering::AtomicExpansionKind::NotAtomic
                              : TargetLowering::AtomicExpansionKind::None;
}

TargetLowering::AtomicExpansionKind
Q7X2TargetLowering::shouldExpandAtomicCmpXchgInIR(
    AtomicCmpXchgInst *CmpXchg) const {
  return expandUnlessShared(CmpXchg->getPointerAddressSpace());
}

TargetLowering::AtomicExpansionKind
Q7X2TargetLowering::shouldExpandAtomicLoadInIR(LoadInst *Load) const {
  return expandUnlessShared(Load->getPointerAddressSpace());
}

TargetLowering::AtomicExpansionKind
Q7X2TargetLowering::shouldExpandAtomicStoreInIR(StoreInst *Store) const {
  return expandUnlessShared(Store->getPointerAddressSpace());
}

// Whether ATOM does it. Its MIN and MAX of floats are minnum and maxnum.
static bool hasInstruction(const AtomicRMWInst &RMW) {
  Type *Ty = RMW.getType();
  switch (RMW.getOperation()) {
  case AtomicRMWInst::FAdd:
  case AtomicRMWInst::FSub:
  case AtomicRMWInst::FMin:
  case AtomicRMWInst::FMax:
    return Ty->isFloatTy() || Ty->isDoubleTy() ||
           Ty == FixedVectorType::get(Type::getHalfTy(Ty->getContext()), 2);
  case AtomicRMWInst::Xchg: // of a pointer or a float has become an integer's
  case AtomicRMWInst::Add:
  case AtomicRMWInst::Sub:
  case AtomicRMWInst::And:
  case AtomicRMWInst::Or:
  case AtomicRMWInst::Xor:
  case AtomicRMWInst::Max:
  case AtomicRMWInst::Min:
  case AtomicRMWInst::UMax:
  case AtomicRMWInst::UMin:
  case AtomicRMWInst::UIncWrap:
  case AtomicRMWInst::UDecWrap:
    return Ty->isIntegerTy(32) || Ty->isIntegerTy(64);
  default:
    return false;
  }
}

TargetLowering::AtomicExpansionKind
Q7X2TargetLowering::shouldExpandAtomicRMWInIR(AtomicRMWInst *RMW) const {
  if (RMW->getPointerAddressSpace() == Q7X2::AS_Local)
    return AtomicExpansionKind::NotAtomic;
  return hasInstruction(*RMW) ? AtomicExpansionKind::None
                              : AtomicExpansionKind::CmpXChg;
}

// Nobody else comes by an address there to synchronize with this thread.
bool Q7X2TargetLowering::shouldInsertFencesForAtomic(
    const Instruction *I) const {
  const Value *Pointer = getLoadStorePointerOperand(I);
  if (auto *RMW = dyn_cast<AtomicRMWInst>(I))
    Pointer = RMW->getPointerOperand();
  else if (auto *CmpXchg = dyn_cast<AtomicCmpXchgInst>(I))
    Pointer = CmpXchg->getPointerOperand();
  return !Pointer ||
         Pointer->getType()->getPointerAddressSpace() != Q7X2::AS_Local;
}

static Instruction *giveScopeOf(const Instruction *Atomic, Instruction *Fence) {
  auto Scope = getAtomicSyncScopeID(Atomic);
  if (Fence && Scope)
    cast<FenceInst>(Fence)->setSyncScopeID(*Scope);
  return Fence;
}

Instruction *Q7X2TargetLowering::emitLeadingFence(IRBuilderBase &B,
                                                  Instruction *I,
                                                  AtomicOrdering Order) const {
  return giveScopeOf(I, TargetLowering::emitLeadingFence(B, I, Order));
}

Instruction *Q7X2TargetLowering::emitTrailingFence(IRBuilderBase &B,
                                                   Instruction *I,
                                                   AtomicOrdering Order) const {
  return giveScopeOf(I, TargetLowering::emitTrailingFence(B, I, Order));
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
  if (getConstraintType(Constraint) != C_RegisterClass)
    return TargetLowering::getRegForInlineAsmConstraint(TRI, Constraint, VT);
  unsigned Bits = VT == MVT::Other ? 0 : VT.getFixedSizeInBits();
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
  case Q7X2::FDIV32:
    return emitFDiv32(MI, MBB);
  default:
    llvm_unreachable("an instruction without an inserter");
  }
}
