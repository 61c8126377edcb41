//===-- Q7X2LowerKernelArguments.cpp - Lowering of kernel parameters ------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A kernel's parameters are words of constant bank 0, each at the alignment of
// its type. They are read without a chain, since nothing writes to them, so
// that selection folds them into sources. A structure passed by value that
// Q7X2KernelArguments.cpp has left is copied to the stack, because the kernel
// may write to it.
//
//   define ptx_kernel void @k(ptr %p, i32 %n)     MOV.64 R[2:3], c[0x0][0x160]
//     add i32 %i, %n                              IADD R0, R0, c[0x0][0x168]
//
//===----------------------------------------------------------------------===//

#include "Lowering/Q7X2ConstantTables.h"
#include "Lowering/Q7X2Intrinsics.h"
#include "MCTargetDesc/Q7X2BaseInfo.h"
#include "Q7X2.h"
#include "Q7X2ISelLowering.h"
#include "Q7X2MachineFunctionInfo.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/BinaryFormat/Dwarf.h"
#include "llvm/CodeGen/Analysis.h"
#include "llvm/CodeGen/MachineFrameInfo.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/DebugProgramInstruction.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Operator.h"
#include <optional>

using namespace llvm;

#define DEBUG_TYPE "q7x2-isel"

STATISTIC(NumReadAgain, "Number of copies from other blocks that became "
                        "operands in constant memory");

SmallVector<Q7X2::KernelArgument, 8>
Q7X2::getKernelArguments(const Function &F) {
  const DataLayout &Layout = F.getDataLayout();
  SmallVector<KernelArgument, 8> Params;
  uint64_t Offset = CBank0::Params;
  for (const Argument &Arg : F.args()) {
    Type *Ty = Arg.hasByValAttr() ? Arg.getParamByValType() : Arg.getType();
    Align Alignment = Layout.getABITypeAlign(Ty);
    if (Arg.hasByValAttr())
      Alignment = std::max(Alignment, Arg.getParamAlign().valueOrOne());
    Offset = alignTo(Offset, Alignment);
    Params.push_back({&Arg, Ty, Offset, Alignment});
    Offset += Layout.getTypeAllocSize(Ty);
  }
  return Params;
}

//===----------------------------------------------------------------------===//
// Debug records
//===----------------------------------------------------------------------===//

namespace {
/// The location of a debug record's value in constant bank 0.
struct ParameterPlace {
  uint64_t Offset;
  uint64_t Bits;
};
} // namespace

/// Returns the offset in constant bank 0 of a pointer that is constant.
static std::optional<uint64_t> getBankOffset(const Value *Pointer,
                                             const DataLayout &DL) {
  uint64_t Offset = 0;
  for (;;) {
    APInt Distance(DL.getIndexTypeSizeInBits(Pointer->getType()), 0);
    const Value *Base = Pointer->stripAndAccumulateConstantOffsets(
        DL, Distance, /*AllowNonInbounds=*/true);
    Offset += Distance.getSExtValue();
    const auto *Cast = dyn_cast<AddrSpaceCastOperator>(Base);
    if (!Cast) {
      Pointer = Base;
      break;
    }
    Pointer = Cast->getPointerOperand();
  }
  const auto *Address = dyn_cast<ConstantExpr>(Pointer);
  if (Pointer->getType()->getPointerAddressSpace() != Q7X2::AS_Param ||
      !Address || Address->getOpcode() != Instruction::IntToPtr ||
      !isa<ConstantInt>(Address->getOperand(0)))
    return std::nullopt;
  return cast<ConstantInt>(Address->getOperand(0))->getZExtValue() + Offset;
}

/// Returns the location of a record's value, or of its pointee if the record
/// describes memory.
static std::optional<ParameterPlace>
findPlace(const DbgVariableRecord &R, bool IsMemory,
          ArrayRef<Q7X2::KernelArgument> Params) {
  const Value *V = R.getVariableLocationOp(0);
  const auto *Arg = dyn_cast<Argument>(V);
  const Q7X2::KernelArgument *Param = Arg ? &Params[Arg->getArgNo()] : nullptr;
  const DataLayout &DL = R.getFunction()->getDataLayout();
  const uint64_t Bits = IsMemory ? R.getFragmentSizeInBits().value_or(0)
                                 : DL.getTypeSizeInBits(V->getType());
  if (Param && Param->Arg->hasByValAttr() == IsMemory)
    return ParameterPlace{Param->Offset, Bits};
  const auto *Load = dyn_cast<LoadInst>(V);
  const Value *Pointer =
      IsMemory
          ? V
          : (Load && Load->isSimple() ? Load->getPointerOperand() : nullptr);
  if (Param || !Pointer || !Pointer->getType()->isPointerTy())
    return std::nullopt;
  if (std::optional<uint64_t> Offset = getBankOffset(Pointer, DL))
    return ParameterPlace{*Offset, Bits};
  return std::nullopt;
}

/// Returns the operations of \p E without its fragment and the first \p Skip
/// ones.
static SmallVector<uint64_t, 8> getOperations(const DIExpression &E,
                                              unsigned Skip) {
  SmallVector<uint64_t, 8> Ops;
  for (const DIExpression::ExprOperand &Op : E.expr_ops())
    if (Skip)
      --Skip;
    else if (Op.getOp() != dwarf::DW_OP_LLVM_fragment)
      Op.appendToVector(Ops);
  return Ops;
}

static void describe(DbgVariableRecord &R,
                     ArrayRef<Q7X2::KernelArgument> Params) {
  constexpr uint64_t WordBits = 64; // the width of DWARF's operations
  if (R.getNumVariableLocationOps() != 1 || R.isKillLocation() ||
      R.isDbgAssign())
    return;
  const DIExpression &E = *R.getExpression();
  const bool IsDeclare = R.isDbgDeclare(),
             IsMemory = IsDeclare || E.startsWithDeref();
  std::optional<ParameterPlace> Place = findPlace(R, IsMemory, Params);
  if (!Place || !Place->Bits)
    return;
  const SmallVector<uint64_t, 8> Ops =
      getOperations(E, IsMemory && !IsDeclare ? 1 : 0);
  if (!Ops.empty() && (IsMemory || Place->Bits > WordBits))
    return;
  const std::optional<DIExpression::FragmentInfo> Fragment =
      E.getFragmentInfo();
  const uint64_t First = Fragment ? Fragment->OffsetInBits : 0;
  const std::optional<uint64_t> All = R.getVariable()->getSizeInBits();
  const uint64_t Bits =
      Ops.empty() ? std::min(Place->Bits, Fragment ? Fragment->SizeInBits
                                                   : All.value_or(Place->Bits))
                  : WordBits;
  LLVMContext &Context = R.getFunction()->getContext();
  for (uint64_t Done = 0; Done < Bits; Done += WordBits) {
    SmallVector<uint64_t, 16> New = {dwarf::DW_OP_constu, Q7X2::AS_Param,
                                     dwarf::DW_OP_swap, dwarf::DW_OP_xderef};
    if (!Ops.empty() && Place->Bits < WordBits)
      New.append({dwarf::DW_OP_constu, maskTrailingOnes<uint64_t>(Place->Bits),
                  dwarf::DW_OP_and});
    append_range(New, Ops);
    if (Fragment || Bits > WordBits)
      New.append({dwarf::DW_OP_LLVM_fragment, First + Done,
                  Ops.empty() ? std::min(WordBits, Bits - Done)
                              : Fragment->SizeInBits});
    DbgVariableRecord::createDbgVariableRecord(
        ConstantInt::get(Type::getInt64Ty(Context), Place->Offset + Done / 8),
        R.getVariable(), DIExpression::get(Context, New), R.getDebugLoc().get(),
        R);
  }
  R.eraseFromParent();
}

void Q7X2::describeParameters(Function &F, const Argument *Only) {
  if (!F.getSubprogram())
    return;
  const SmallVector<KernelArgument, 8> Params = getKernelArguments(F);
  for (Instruction &I : instructions(F))
    for (DbgVariableRecord &R :
         make_early_inc_range(filterDbgVars(I.getDbgRecordRange()))) {
      const auto *Arg = R.getNumVariableLocationOps() == 1
                            ? dyn_cast<Argument>(R.getVariableLocationOp(0))
                            : nullptr;
      if (Only ? Arg == Only : !Arg || !Arg->hasByValAttr())
        describe(R, Params);
    }
}

//===----------------------------------------------------------------------===//
// Selection
//===----------------------------------------------------------------------===//

namespace {

// Reads values of the launch's bank at any offset, or of the module's bank at
// any offset from a table. An access must be aligned to its size, so unaligned
// values are assembled from smaller accesses. Tables are aligned to a line.
class BankReader {
  SelectionDAG &DAG;
  const SDLoc &DL;
  const GlobalValue *Table; // null: in the launch's bank

  SDValue getBank() const {
    return DAG.getTargetConstant(Table ? Q7X2::ConstantBank : Q7X2::LaunchBank,
                                 DL, MVT::i32);
  }
  SDValue getOffset(unsigned Offset) const {
    return Table ? DAG.getTargetGlobalAddress(Table, DL, MVT::i32, Offset)
                 : DAG.getTargetConstant(Offset, DL, MVT::i32);
  }

public:
  BankReader(SelectionDAG &DAG, const SDLoc &DL,
             const GlobalValue *Table = nullptr)
      : DAG(DAG), DL(DL), Table(Table) {}

  /// A word, pair or quadruple at a multiple of its size.
  SDValue readAligned(EVT VT, unsigned Offset) const {
    return DAG.getNode(Q7X2ISD::CBANK, DL, VT, getBank(), getOffset(Offset));
  }

  SDValue readNarrow(unsigned Offset, unsigned Bytes, bool IsSigned) {
    if (Offset % Bytes) { // by bytes
      SDValue Lo = readNarrow(Offset, 1, false);
      SDValue Hi = readNarrow(Offset + 1, 1, IsSigned);
      Hi = DAG.getNode(ISD::SHL, DL, MVT::i32, Hi,
                       DAG.getConstant(8, DL, MVT::i32));
      return DAG.getNode(ISD::OR, DL, MVT::i32, Lo, Hi);
    }
    unsigned Size = Bytes == 1
                        ? (IsSigned ? Q7X2::MemSize_S8 : Q7X2::MemSize_U8)
                        : (IsSigned ? Q7X2::MemSize_S16 : Q7X2::MemSize_U16);
    return DAG.getNode(Q7X2ISD::CBANK_SUB, DL, MVT::i32, getBank(),
                       getOffset(Offset),
                       DAG.getTargetConstant(Size, DL, MVT::i32));
  }

  SDValue readWord(unsigned Offset) {
    if (Offset % 4 == 0)
      return readAligned(MVT::i32, Offset);
    SDValue Lo = readNarrow(Offset, 2, false);
    SDValue Hi = readNarrow(Offset + 2, 2, false);
    Hi = DAG.getNode(ISD::SHL, DL, MVT::i32, Hi,
                     DAG.getConstant(16, DL, MVT::i32));
    return DAG.getNode(ISD::OR, DL, MVT::i32, Lo, Hi);
  }

  // Reads a value of a legal type, of which Bytes are in memory.
  SDValue read(MVT VT, unsigned Offset, unsigned Bytes, bool IsSigned) {
    if (VT == MVT::i1)
      return DAG.getNode(ISD::TRUNCATE, DL, VT, readNarrow(Offset, 1, false));
    if (VT == MVT::f16 || VT == MVT::bf16)
      return DAG.getNode(Q7X2ISD::BITS_HALF, DL, VT,
                         readNarrow(Offset, 2, false));
    switch (VT.getFixedSizeInBits()) {
    case 32:
      if (Bytes < 4 && Bytes != 3)
        return readNarrow(Offset, Bytes, IsSigned);
      return DAG.getBitcast(VT, readWord(Offset));
    case 64:
      if (Offset % 8 == 0)
        return readAligned(VT, Offset);
      return Q7X2::getPair(DAG, DL, readWord(Offset), readWord(Offset + 4), VT);
    default: {
      MVT EltVT = VT.getVectorElementType();
      unsigned EltBytes = EltVT.getStoreSize();
      SmallVector<SDValue, 4> Elements;
      for (unsigned I = 0; I != VT.getVectorNumElements(); ++I)
        Elements.push_back(
            read(EltVT, Offset + I * EltBytes, EltBytes, IsSigned));
      return DAG.getBuildVector(VT, DL, Elements);
    }
    }
  }
};

} // namespace

SDValue Q7X2TargetLowering::readConstantBank(SelectionDAG &DAG, const SDLoc &DL,
                                             MVT VT,
                                             const Q7X2::BankPlace &Place,
                                             unsigned Bytes,
                                             bool IsSigned) const {
  return BankReader(DAG, DL, Place.Table)
      .read(VT, Place.Offset, Bytes, IsSigned);
}

// Copies a structure passed by value to the stack, where it can be written.
static SDValue copyByValParam(SelectionDAG &DAG, const SDLoc &DL,
                              const Q7X2::KernelArgument &Param,
                              SmallVectorImpl<SDValue> &Chains) {
  MachineFunction &MF = DAG.getMachineFunction();
  uint64_t Size = DAG.getDataLayout().getTypeAllocSize(Param.Ty);
  int Index = MF.getFrameInfo().CreateStackObject(
      std::max<uint64_t>(Size, 1), Param.Alignment, /*isSpillSlot=*/false);
  SDValue Address = DAG.getFrameIndex(Index, MVT::i64);
  BankReader Reader(DAG, DL);
  for (uint64_t At = 0; At < Size;) {
    uint64_t Step =
        bit_floor(std::min<uint64_t>({Size - At, 4, Param.Alignment.value()}));
    SDValue V = Reader.read(MVT::i32, Param.Offset + At, Step, false);
    SDValue To = DAG.getMemBasePlusOffset(Address, TypeSize::getFixed(At), DL);
    MVT MemVT = MVT::getIntegerVT(8 * Step);
    Chains.push_back(DAG.getTruncStore(
        DAG.getEntryNode(), DL, V, To,
        MachinePointerInfo::getFixedStack(MF, Index, At), MemVT));
    At += Step;
  }
  return Address;
}

/// Returns the address of a structure passed by value. If its argument is in
/// the address space of parameters, that is its place there.
static SDValue getByValParam(SelectionDAG &DAG, const SDLoc &DL,
                             const Q7X2::KernelArgument &Param, MVT VT,
                             SmallVectorImpl<SDValue> &Chains) {
  if (Param.Arg->use_empty())
    return DAG.getUNDEF(VT);
  if (Param.Arg->getType()->getPointerAddressSpace() == Q7X2::AS_Param)
    return DAG.getConstant(Param.Offset, DL, VT);
  return copyByValParam(DAG, DL, Param, Chains);
}

SDValue Q7X2TargetLowering::lowerKernelArguments(
    SDValue Chain, const SDLoc &DL, SelectionDAG &DAG,
    const SmallVectorImpl<ISD::InputArg> &Ins,
    SmallVectorImpl<SDValue> &InVals) const {
  const Function &F = DAG.getMachineFunction().getFunction();
  LLVMContext &Ctx = *DAG.getContext();
  BankReader Reader(DAG, DL);
  SmallVector<SDValue, 8> Chains = {Chain};
  unsigned Next = 0; // of Ins
  for (const Q7X2::KernelArgument &Param : Q7X2::getKernelArguments(F)) {
    if (Param.Arg->hasByValAttr()) {
      InVals.push_back(getByValParam(DAG, DL, Param, Ins[Next].VT, Chains));
      ++Next;
      continue;
    }
    SmallVector<EVT, 4> ValueVTs;
    SmallVector<uint64_t, 4> Offsets;
    ComputeValueVTs(*this, DAG.getDataLayout(), Param.Ty, ValueVTs,
                    /*MemVTs=*/nullptr, &Offsets, /*StartingOffset=*/0);
    for (auto [VT, Offset] : zip(ValueVTs, Offsets)) {
      MVT RegVT = getRegisterTypeForCallingConv(Ctx, F.getCallingConv(), VT);
      unsigned NumRegs =
          getNumRegistersForCallingConv(Ctx, F.getCallingConv(), VT);
      EVT MemVT = RegVT.getScalarSizeInBits() < VT.getScalarSizeInBits()
                      ? EVT(RegVT)
                  : NumRegs > 1 && !RegVT.isVector() ? VT.getScalarType()
                  : RegVT.isVector()                 ? EVT(RegVT)
                                                     : VT;
      unsigned Bytes = MemVT.getStoreSize();
      for (unsigned I = 0; I != NumRegs; ++I, ++Next)
        InVals.push_back(Reader.read(RegVT, Param.Offset + Offset + I * Bytes,
                                     Bytes, Ins[Next].Flags.isSExt()));
    }
  }
  return DAG.getNode(ISD::TokenFactor, DL, MVT::Other, Chains);
}

// ---- uses in other blocks ---------------------------------------------------

/// Returns the word of a table that a load from a constant address reads.
static std::optional<Q7X2::BankPlace> findTableWord(const LoadInst &Load) {
  if (Load.getPointerAddressSpace() != Q7X2::AS_Table || !Load.isSimple())
    return std::nullopt;
  const DataLayout &Layout = Load.getDataLayout();
  APInt Offset(Layout.getIndexTypeSizeInBits(Load.getPointerOperandType()), 0);
  const auto *Table = dyn_cast<GlobalValue>(
      Load.getPointerOperand()->stripAndAccumulateConstantOffsets(
          Layout, Offset, /*AllowNonInbounds=*/true));
  if (!Table || !Q7X2::isInTable(*Table, Offset.getZExtValue(),
                                 Layout.getTypeStoreSize(Load.getType())))
    return std::nullopt;
  return Q7X2::BankPlace{Table, Offset.getZExtValue()};
}

/// Returns the word of a constant bank that holds the value, if there is one.
static std::optional<Q7X2::BankPlace> findBankWord(const Value &V) {
  if (const auto *Load = dyn_cast<LoadInst>(&V))
    return findTableWord(*Load);
  if (const auto *II = dyn_cast<IntrinsicInst>(&V)) {
    const auto *Info = Q7X2Intrinsic::lookupNVVMIntrinsic(II->getIntrinsicID());
    if (Info && Info->Shape == Q7X2Intrinsic::CBankWord)
      return Q7X2::BankPlace{nullptr, uint64_t(Info->Value)};
  }
  const auto *Arg = dyn_cast<Argument>(&V);
  if (!Arg || !Q7X2::isKernel(Arg->getParent()->getCallingConv()))
    return std::nullopt;
  const Function &F = *Arg->getParent();
  return Q7X2::BankPlace{nullptr,
                         Q7X2::getKernelArguments(F)[Arg->getArgNo()].Offset};
}

// Selection sees one block at a time. Makes words of constant memory that
// another block has read operands in this one, too, instead of registers.
SDValue Q7X2TargetLowering::combineCopy(SDNode *N, DAGCombinerInfo &DCI) const {
  SelectionDAG &DAG = DCI.DAG;
  const EVT VT = N->getValueType(0);
  const Register Reg = cast<RegisterSDNode>(N->getOperand(1))->getReg();
  if (!Reg.isVirtual() || N->getNumValues() != 2 || VT.isVector() ||
      (VT.getSizeInBits() != 32 && VT.getSizeInBits() != 64))
    return SDValue();
  const auto &Info =
      *DAG.getMachineFunction().getInfo<Q7X2MachineFunctionInfo>();
  const Value *V = Info.SelectedValues.lookup(Reg);
  if (!V ||
      DAG.getDataLayout().getTypeSizeInBits(V->getType()) != VT.getSizeInBits())
    return SDValue();
  auto Word = findBankWord(*V);
  if (!Word || Word->Offset % VT.getStoreSize() != 0)
    return SDValue();
  ++NumReadAgain;
  const SDLoc DL(N);
  return DCI.CombineTo(
      N, BankReader(DAG, DL, Word->Table).readAligned(VT, Word->Offset),
      N->getOperand(0));
}
