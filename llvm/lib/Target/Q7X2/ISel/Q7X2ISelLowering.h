//===-- Q7X2ISelLowering.h - DAG lowering -----------------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Q7X2ISelLowering.cpp           dispatch; costs and legality
// Q7X2LowerIntegers.cpp          integers, predicates, pairs of words
// Q7X2LowerFloats.cpp            rounding, signs, elementary functions
// Q7X2LowerFDiv.cpp              division of floats
// Q7X2LowerVectors.cpp           elements and words of vectors
// Q7X2CombineBytes.cpp           combines of byte selections
// Q7X2LowerMemory.cpp            memory, addresses, the stack
// Q7X2LowerAtomics.cpp           atomics and fences
// Q7X2LowerKernelArguments.cpp   kernel parameters
// Q7X2LowerCalls.cpp             arguments, calls, returns
// Q7X2LowerIntrinsics.cpp        llvm.nvvm.*
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_ISEL_Q7X2ISELLOWERING_H
#define LLVM_LIB_TARGET_Q7X2_ISEL_Q7X2ISELLOWERING_H

#include "Q7X2SelectionDAGInfo.h"
#include "llvm/CodeGen/MachineJumpTableInfo.h"
#include "llvm/CodeGen/SelectionDAG.h"
#include "llvm/CodeGen/TargetLowering.h"

namespace llvm {
class Q7X2Subtarget;

namespace Q7X2 {
/// A place in a constant bank.
struct BankPlace {
  const GlobalValue *Table; ///< In the module's bank; null: the launch's bank.
  uint64_t Offset;          ///< From the table, or in the bank; in bytes.
};
} // namespace Q7X2

class Q7X2TargetLowering : public TargetLowering {
  const Q7X2Subtarget &STI;

public:
  /// A memcpy, memmove or memset of more bytes becomes a loop.
  static constexpr unsigned MaxInlineMemBytes = 128;

  Q7X2TargetLowering(const TargetMachine &TM, const Q7X2Subtarget &STI);

  // Lowering.
  SDValue LowerOperation(SDValue Op, SelectionDAG &DAG) const override;
  void ReplaceNodeResults(SDNode *N, SmallVectorImpl<SDValue> &Results,
                          SelectionDAG &DAG) const override;
  SDValue PerformDAGCombine(SDNode *N, DAGCombinerInfo &DCI) const override;
  MachineBasicBlock *
  EmitInstrWithCustomInserter(MachineInstr &MI,
                              MachineBasicBlock *MBB) const override;
  void AdjustInstrPostInstrSelection(MachineInstr &MI,
                                     SDNode *Node) const override;

  // Calls.
  SDValue LowerFormalArguments(SDValue Chain, CallingConv::ID CC, bool IsVarArg,
                               const SmallVectorImpl<ISD::InputArg> &Ins,
                               const SDLoc &DL, SelectionDAG &DAG,
                               SmallVectorImpl<SDValue> &InVals) const override;
  SDValue LowerReturn(SDValue Chain, CallingConv::ID CC, bool IsVarArg,
                      const SmallVectorImpl<ISD::OutputArg> &Outs,
                      const SmallVectorImpl<SDValue> &OutVals, const SDLoc &DL,
                      SelectionDAG &DAG) const override;
  bool CanLowerReturn(CallingConv::ID CC, MachineFunction &MF, bool IsVarArg,
                      const SmallVectorImpl<ISD::OutputArg> &Outs,
                      LLVMContext &Ctx, const Type *RetTy) const override;
  SDValue LowerCall(CallLoweringInfo &CLI,
                    SmallVectorImpl<SDValue> &InVals) const override;
  MVT getRegisterTypeForCallingConv(LLVMContext &Ctx, CallingConv::ID CC,
                                    EVT VT) const override;
  unsigned getNumRegistersForCallingConv(LLVMContext &Ctx, CallingConv::ID CC,
                                         EVT VT) const override;
  unsigned getVectorTypeBreakdownForCallingConv(LLVMContext &Ctx,
                                                CallingConv::ID CC, EVT VT,
                                                EVT &IntermediateVT,
                                                unsigned &NumIntermediates,
                                                MVT &RegisterVT) const override;

  // Costs and legality.
  EVT getSetCCResultType(const DataLayout &DL, LLVMContext &Ctx,
                         EVT VT) const override;
  MVT getScalarShiftAmountTy(const DataLayout &, EVT) const override {
    return MVT::i32;
  }
  // Legal shuffles would make the combiner form shuffles of illegal types.
  bool isShuffleMaskLegal(ArrayRef<int>, EVT) const override { return false; }
  bool isTypeDesirableForOp(unsigned Opcode, EVT VT) const override;
  bool isTruncateFree(Type *From, Type *To) const override;
  bool isTruncateFree(EVT From, EVT To) const override;
  bool isZExtFree(Type *From, Type *To) const override;
  bool isZExtFree(EVT From, EVT To) const override;
  bool isFMAFasterThanFMulAndFAdd(const MachineFunction &MF,
                                  EVT VT) const override;
  // Elements of a vector that is built from registers are forwarded, so that
  // users see through to the word that a byte was unpacked from.
  bool aggressivelyPreferBuildVectorSources(EVT) const override { return true; }
  bool enableAggressiveFMAFusion(EVT VT) const override { return true; }
  bool isFPImmLegal(const APFloat &Imm, EVT VT,
                    bool ForCodeSize) const override {
    return true;
  }
  bool isFNegFree(EVT VT) const override { return VT.isFloatingPoint(); }
  bool isFAbsFree(EVT VT) const override { return VT.isFloatingPoint(); }
  bool isLegalAddressingMode(const DataLayout &DL, const AddrMode &AM, Type *Ty,
                             unsigned AS, Instruction *I) const override;
  bool hasMultipleConditionRegisters(EVT) const override { return true; }
  bool isLegalAddImmediate(int64_t Imm) const override;
  bool isLegalICmpImmediate(int64_t Imm) const override;
  bool isCheapToSpeculateCttz(Type *) const override { return true; }
  bool isCheapToSpeculateCtlz(Type *) const override { return true; }
  bool hasAndNot(SDValue) const override { return true; }
  // X + (C ? Y : 0): optimizeSelect guards the operation of C ? X + Y : X.
  bool shouldFoldSelectWithIdentityConstant(unsigned, EVT VT,
                                            unsigned SelectOpcode, SDValue,
                                            SDValue) const override {
    return SelectOpcode == ISD::SELECT && (VT == MVT::i32 || VT == MVT::f32);
  }
  bool shouldConvertConstantLoadToIntImm(const APInt &, Type *) const override {
    return true;
  }
  unsigned getJumpTableEncoding() const override {
    return MachineJumpTableInfo::EK_BlockAddress;
  }
  bool isOffsetFoldingLegal(const GlobalAddressSDNode *GA) const override;
  bool isSDNodeSourceOfDivergence(const SDNode *N, FunctionLoweringInfo *FLI,
                                  UniformityInfo *UA) const override;
  bool isSDNodeAlwaysUniform(const SDNode *N) const override;
  EVT getOptimalMemOpType(LLVMContext &Ctx, const MemOp &Op,
                          const AttributeList &Attrs) const override;

  bool isGuaranteedNotToBeUndefOrPoisonForTargetNode(
      SDValue Op, const APInt &DemandedElts, const SelectionDAG &DAG,
      bool PoisonOnly, unsigned Depth) const override;
  void computeKnownBitsForTargetNode(const SDValue Op, KnownBits &Known,
                                     const APInt &DemandedElts,
                                     const SelectionDAG &DAG,
                                     unsigned Depth) const override;

  // Atomics.
  bool shouldInsertFencesForAtomic(const Instruction *I) const override;
  Instruction *emitLeadingFence(IRBuilderBase &B, Instruction *I,
                                AtomicOrdering Order) const override;
  Instruction *emitTrailingFence(IRBuilderBase &B, Instruction *I,
                                 AtomicOrdering Order) const override;
  AtomicExpansionKind
  shouldExpandAtomicRMWInIR(AtomicRMWInst *RMW) const override;
  AtomicExpansionKind
  shouldExpandAtomicCmpXchgInIR(AtomicCmpXchgInst *CmpXchg) const override;
  AtomicExpansionKind shouldExpandAtomicLoadInIR(LoadInst *Load) const override;
  AtomicExpansionKind
  shouldExpandAtomicStoreInIR(StoreInst *Store) const override;
  AtomicExpansionKind shouldCastAtomicLoadInIR(LoadInst *Load) const override;
  AtomicExpansionKind
  shouldCastAtomicStoreInIR(StoreInst *Store) const override;

  // Inline assembly.
  ConstraintType getConstraintType(StringRef Constraint) const override;
  std::pair<unsigned, const TargetRegisterClass *>
  getRegForInlineAsmConstraint(const TargetRegisterInfo *TRI,
                               StringRef Constraint, MVT VT) const override;

private:
  void setIntegerActions();
  void setFloatActions();
  void setVectorActions();
  void setNarrowVectorActions();
  void setMemoryActions();

  // Q7X2LowerIntegers.cpp
  SDValue lowerLogic64(SDValue Op, SelectionDAG &DAG) const;
  SDValue lowerShift64(SDValue Op, SelectionDAG &DAG) const;
  SDValue lowerRotate64(SDValue Op, SelectionDAG &DAG) const;
  SDValue lowerMul64(SDValue Op, SelectionDAG &DAG) const;
  SDValue lowerMulHigh64(SDValue Op, SelectionDAG &DAG) const;
  SDValue lowerSaturatedTruncate(SDValue Op, SelectionDAG &DAG) const;
  SDValue lowerMulLoHi64(SDValue Op, SelectionDAG &DAG) const;
  SDValue lowerShiftParts(SDValue Op, SelectionDAG &DAG) const;
  SDValue lowerBitCount(SDValue Op, SelectionDAG &DAG) const;
  SDValue lowerAverage(SDValue Op, SelectionDAG &DAG) const;
  SDValue lowerByHalves(SDValue Op, SelectionDAG &DAG) const;
  SDValue lowerSignExtendInReg64(SDValue Op, SelectionDAG &DAG) const;
  SDValue lowerSelect64(SDValue Op, SelectionDAG &DAG) const;
  SDValue lowerDivRem32(SDValue Op, SelectionDAG &DAG) const;
  SDValue combineHalf(SDNode *N, SelectionDAG &DAG) const;
  SDValue combineElement(SDNode *N, SelectionDAG &DAG) const;
  SDValue combineCarry(SDNode *N, DAGCombinerInfo &DCI) const;
  SDValue combineAdd(SDNode *N, DAGCombinerInfo &DCI) const;
  SDValue combinePair(SDNode *N, DAGCombinerInfo &DCI) const;
  SDValue combineBitcast(SDNode *N, SelectionDAG &DAG) const;
  SDValue combineSetCC(SDNode *N, SelectionDAG &DAG) const;

  // Q7X2LowerVectors.cpp
  SDValue lowerBitcast(SDValue Op, SelectionDAG &DAG) const;
  SDValue lowerBitcast16(SDValue Op, SelectionDAG &DAG) const;
  SDValue lowerNarrowLoad(SDNode *N, SelectionDAG &DAG) const;
  SDValue lowerNarrowStore(SDNode *N, SelectionDAG &DAG) const;
  SDValue lowerExtractElement(SDValue Op, SelectionDAG &DAG) const;
  SDValue lowerInsertElement(SDValue Op, SelectionDAG &DAG) const;
  SDValue lowerVectorSelect(SDValue Op, SelectionDAG &DAG) const;
  SDValue combineExtendInReg(SDNode *N, SelectionDAG &DAG) const;

  // Q7X2CombineBytes.cpp
  SDValue combineBytes(SDNode *N, DAGCombinerInfo &DCI) const;
  SDValue combineSpreadSigns(SDNode *N, DAGCombinerInfo &DCI) const;
  SDValue combinePRMT(SDNode *N, DAGCombinerInfo &DCI) const;

  // Q7X2SaturatingConversions.cpp
  SDValue lowerFPToIntSat(SDValue Op, SelectionDAG &DAG) const;
  SDValue combineFPToInt(SDNode *N, DAGCombinerInfo &DCI) const;
  SDValue combineSaturation(SDNode *N, DAGCombinerInfo &DCI) const;
  SDValue combineGuardedShift(SDNode *N, SelectionDAG &DAG) const;

  // Q7X2LowerMemory.cpp
  SDValue lowerLoad(SDValue Op, SelectionDAG &DAG) const;
  SDValue lowerStore(SDValue Op, SelectionDAG &DAG) const;
  SDValue lowerGlobalAddress(SDValue Op, SelectionDAG &DAG) const;
  SDValue lowerFrameIndex(SDValue Op, SelectionDAG &DAG) const;
  SDValue lowerAddrSpaceCast(SDValue Op, SelectionDAG &DAG) const;
  SDValue lowerDynamicStackAlloc(SDValue Op, SelectionDAG &DAG) const;
  SDValue lowerStackSaveRestore(SDValue Op, SelectionDAG &DAG) const;
  SDValue lowerVAStart(SDValue Op, SelectionDAG &DAG) const;
  SDValue lowerFrameAddress(SDValue Op, SelectionDAG &DAG) const;
  SDValue lowerReturnAddress(SDValue Op, SelectionDAG &DAG) const;
  SDValue combineMemory(SDNode *N, DAGCombinerInfo &DCI) const;
  SDValue combineConstantLoad(SDNode *N, DAGCombinerInfo &DCI) const;
  /// Reads a value of a legal type, of which \p Bytes are in memory, from a
  /// constant bank.
  SDValue readConstantBank(SelectionDAG &DAG, const SDLoc &DL, MVT VT,
                           const Q7X2::BankPlace &Place, unsigned Bytes,
                           bool IsSigned) const;

  // Q7X2LowerAtomics.cpp
  SDValue lowerFence(SDValue Op, SelectionDAG &DAG) const;
  SDValue lowerAtomicFSub(SDValue Op, SelectionDAG &DAG) const;

  // Q7X2LowerFloats.cpp
  SDValue lowerFloat(SDValue Op, SelectionDAG &DAG) const;
  SDValue lowerFCopySign(SDValue Op, SelectionDAG &DAG) const;
  SDValue lowerExp(SDValue Op, SelectionDAG &DAG) const;
  SDValue lowerPow(SDValue Op, SelectionDAG &DAG) const;
  SDValue combineMinMax(SDNode *N, SelectionDAG &DAG) const;

  // Q7X2LowerFDiv.cpp
  SDValue lowerFDiv(SDValue Op, SelectionDAG &DAG) const;
  SDValue lowerFDiv16(SDValue Op, SelectionDAG &DAG) const;

  // Q7X2LowerKernelArguments.cpp
  SDValue lowerKernelArguments(SDValue Chain, const SDLoc &DL,
                               SelectionDAG &DAG,
                               const SmallVectorImpl<ISD::InputArg> &Ins,
                               SmallVectorImpl<SDValue> &InVals) const;
  SDValue combineCopy(SDNode *N, DAGCombinerInfo &DCI) const;

  // Q7X2LowerCalls.cpp
  SDValue lowerTailCall(CallLoweringInfo &CLI,
                        ArrayRef<CCValAssign> Locs) const;
  MachineBasicBlock *emitCall(MachineInstr &MI, MachineBasicBlock *MBB) const;

  // Q7X2LowerIntrinsics.cpp
  SDValue lowerIntrinsic(SDValue Op, SelectionDAG &DAG) const;
  SDValue lowerClock(SDValue Op, SelectionDAG &DAG) const;
};

namespace Q7X2 {

/// The constant bank of kernel parameters and launch sizes (CBank0).
constexpr unsigned LaunchBank = 0;
/// The constant bank of the module's constants, and the section of its
/// contents.
constexpr unsigned ConstantBank = 3;
constexpr char ConstantSection[] = ".constant3";
/// The line size of the machine's constant cache.
constexpr unsigned ConstantLineBytes = 64;

/// Returns a word, pair or quadruple of constant bank 0.
SDValue getCBank0(SelectionDAG &DAG, const SDLoc &DL, EVT VT, unsigned Offset);
/// Returns the offset operand of a CBANK node for the word with number \p Word.
SDValue getCBankOffset(SelectionDAG &DAG, const SDLoc &DL, SDValue CBank,
                       unsigned Word);
/// Returns a word of a CBANK node's value as a CBANK node.
SDValue getCBankWord(SelectionDAG &DAG, const SDLoc &DL, EVT VT, SDValue CBank,
                     unsigned Word);

/// Splits a 64-bit value into its words, as integers.
std::pair<SDValue, SDValue> splitPair(SelectionDAG &DAG, const SDLoc &DL,
                                      SDValue Value);
SDValue getPair(SelectionDAG &DAG, const SDLoc &DL, SDValue Lo, SDValue Hi,
                EVT VT = MVT::i64);
/// Shifts \p Value, of 64 bits, by ISD::SHL, SRL or SRA. An unsigned \p Amount
/// above 64 counts as 64.
SDValue getClampedShift(SelectionDAG &DAG, const SDLoc &DL, unsigned Opcode,
                        SDValue Value, SDValue Amount);

/// PRMT.IDX: selects four bytes of \p A and \p B.
SDValue getPRMT(SelectionDAG &DAG, const SDLoc &DL, SDValue A, SDValue B,
                unsigned Selector);

/// A select by a comparison of a float, or of vectors of floats, with a
/// constant that is no NaN.
struct FloatChoice {
  SDValue X, Constant;
  APFloat Bound;                    // the value of Constant
  SDValue IfLess, IfGreater;        // the results for X < Bound and X > Bound
  bool IsLessIfNaN, IsGreaterIfNaN; // the results for NaN; may be both
};
/// Matches \p Select as a float choice; none if it is something else.
std::optional<FloatChoice> matchFloatChoice(SDValue Select);

/// Returns the MemScope of a synchronization scope; none for the threads of a
/// warp.
std::optional<unsigned> getMemScope(const LLVMContext &Ctx, SyncScope::ID ID);

/// Reports at \p DL that \p Feature is not supported.
void diagnoseUnsupported(SelectionDAG &DAG, const SDLoc &DL,
                         const Twine &Feature);

/// Reports that \p Feature is not supported, and returns undefined values for
/// the results of \p Op, so that further errors can be reported.
SDValue reportUnsupported(SelectionDAG &DAG, const SDLoc &DL, SDValue Op,
                          const Twine &Feature);

/// A parameter of a kernel in constant bank 0.
struct KernelArgument {
  const Argument *Arg;
  Type *Ty; ///< The pointee for byval.
  uint64_t Offset;
  Align Alignment;
};
SmallVector<KernelArgument, 8> getKernelArguments(const Function &F);

/// Rewrites debug records of values that a kernel reads from constant bank 0 to
/// refer to that location instead of a value, which selection may fold into
/// instructions: parameters and their parts have a location wherever they have
/// that value. Changes no code. With \p Only, a structure passed by value that
/// the kernel does not write, rewrites only its records, otherwise only those
/// of other arguments.
void describeParameters(Function &F, const Argument *Only = nullptr);

} // namespace Q7X2
} // namespace llvm

#endif
