//===-- Q7X2AsmPrinter.cpp - Emit functions, kernels and variables --------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ISel/Q7X2ISelLowering.h"
#include "Lowering/Q7X2BlockSizes.h"
#include "Lowering/Q7X2ConstantTables.h"
#include "Lowering/Q7X2SharedLayout.h"
#include "MCTargetDesc/Q7X2BaseInfo.h"
#include "MCTargetDesc/Q7X2FixupKinds.h"
#include "MCTargetDesc/Q7X2InstPrinter.h"
#include "MCTargetDesc/Q7X2TargetStreamer.h"
#include "Q7X2.h"
#include "Q7X2FrameLowering.h"
#include "Q7X2MCInstLower.h"
#include "Q7X2MachineFunctionInfo.h"
#include "Q7X2TargetMachine.h"
#include "Scheduling/Q7X2RegisterRemarks.h"
#include "TargetInfo/Q7X2TargetInfo.h"
#include "llvm/BinaryFormat/ELF.h"
#include "llvm/CodeGen/AsmPrinter.h"
#include "llvm/CodeGen/MachineFrameInfo.h"
#include "llvm/CodeGen/TargetFrameLowering.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"
#include "llvm/MC/MCContext.h"
#include "llvm/MC/MCExpr.h"
#include "llvm/MC/MCInst.h"
#include "llvm/MC/MCSectionELF.h"
#include "llvm/MC/MCStreamer.h"
#include "llvm/MC/TargetRegistry.h"

using namespace llvm;

#define DEBUG_TYPE "q7x2-asm-printer"
#define PASS_NAME "Q7X2 assembly printer"

namespace {

class Q7X2AsmPrinter : public AsmPrinter {
  /// The stack sizes of the functions printed so far, including their callees.
  DenseMap<const Function *, uint64_t> StackBytes;
  std::optional<Q7X2::SharedLayout> Shared;
  /// The start of section .shared, and the size emitted so far.
  MCSymbol *SharedStart = nullptr;
  uint64_t SharedEnd = 0;

public:
  static char ID;
  Q7X2AsmPrinter(TargetMachine &TM, std::unique_ptr<MCStreamer> Streamer)
      : AsmPrinter(TM, std::move(Streamer), ID) {}

  StringRef getPassName() const override { return PASS_NAME; }
  bool doInitialization(Module &M) override;
  void emitInstruction(const MachineInstr *MI) override;
  void emitFunctionEntryLabel() override;
  void emitFunctionBodyEnd() override;
  void emitGlobalVariable(const GlobalVariable *GV) override;
  void emitStartOfAsmFile(Module &M) override;
  bool PrintAsmOperand(const MachineInstr *MI, unsigned OpNo,
                       const char *ExtraCode, raw_ostream &O) override;
  bool PrintAsmMemoryOperand(const MachineInstr *MI, unsigned OpNo,
                             const char *ExtraCode, raw_ostream &O) override;

private:
  bool isKernel() const {
    return Q7X2::isKernel(MF->getFunction().getCallingConv());
  }
  Q7X2TargetStreamer &getTargetStreamer() {
    return static_cast<Q7X2TargetStreamer &>(*OutStreamer->getTargetStreamer());
  }
  uint64_t getStackSize(const Function *Callee) const;
  uint64_t computeStackSize() const;
  const Q7X2::SharedLayout &getSharedLayout(const Module &M);
  void emitParams();
  void emitBlockSizes();
  void emitHints();
  void emitSharedVariable(const GlobalVariable *GV);
  void emitCopy(const GlobalVariable &Table);
};

} // namespace

char Q7X2AsmPrinter::ID = 0;

INITIALIZE_PASS(Q7X2AsmPrinter, DEBUG_TYPE, PASS_NAME, false, false)

extern "C" LLVM_ABI LLVM_EXTERNAL_VISIBILITY void
LLVMInitializeQ7X2AsmPrinter() {
  RegisterAsmPrinter<Q7X2AsmPrinter> X(getTheQ7X2Target());
}

bool Q7X2AsmPrinter::doInitialization(Module &M) {
  const auto &STI = *static_cast<Q7X2TargetMachine &>(TM).getSubtargetImpl();
  if (STI.isFermi())
    M.getContext().emitError("code generation for the CPU 'fermi' is not "
                             "supported: it has an assembler only");
  return AsmPrinter::doInitialization(M);
}

void Q7X2AsmPrinter::emitInstruction(const MachineInstr *MI) {
  MCInst Inst;
  lowerQ7X2Instr(*MI, Inst, *this);
  EmitToStreamer(*OutStreamer, Inst);
}

// ---- kernels ---------------------------------------------------------------

/// Returns the name of a scalar type in .param; empty if it has none.
static std::string getScalarName(Type *Ty) {
  if (Ty->isIntegerTy(1)) // A bool takes a byte.
    return "i8";
  if (Ty->isIntegerTy())
    return "i" + utostr(Ty->getIntegerBitWidth());
  if (Ty->isHalfTy())
    return "f16";
  if (Ty->isBFloatTy())
    return "bf16";
  if (Ty->isFloatTy())
    return "f32";
  if (Ty->isDoubleTy())
    return "f64";
  return "";
}

/// Returns the name of a type in .param: "bytesN" if it has none of its own.
static std::string getParamName(Type *Ty, const DataLayout &Layout) {
  if (auto *Ptr = dyn_cast<PointerType>(Ty)) {
    switch (Ptr->getAddressSpace()) {
    case Q7X2::AS_Global:
      return "ptr.global";
    case Q7X2::AS_Shared:
      return "ptr.shared";
    case Q7X2::AS_Constant:
      return "ptr.constant";
    default:
      return "ptr";
    }
  }
  std::string Name;
  if (auto *Vector = dyn_cast<FixedVectorType>(Ty)) {
    Name = getScalarName(Vector->getElementType());
    if (!Name.empty())
      Name = "v" + utostr(Vector->getNumElements()) + Name;
  } else {
    Name = getScalarName(Ty);
  }
  if (Q7X2::parseParamType(Name))
    return Name;
  return "bytes" + utostr(Layout.getTypeAllocSize(Ty));
}

void Q7X2AsmPrinter::emitBlockSizes() {
  const Function &F = MF->getFunction();
  if (auto Required = Q7X2::getRequiredBlock(F))
    getTargetStreamer().emitRequiredBlock(*Required);
  if (auto Max = Q7X2::getMaxBlock(F))
    getTargetStreamer().emitMaxBlock(*Max);
  if (Q7X2::allowsPartialBlocks(F))
    getTargetStreamer().emitPartialBlocks();
}

/// Returns an element of OpenCL's parameter metadata; empty if it is no string.
static StringRef readParamString(const Function &F, StringRef Kind,
                                 unsigned Index) {
  const MDNode *Node = F.getMetadata(Kind);
  if (!Node || Index >= Node->getNumOperands())
    return StringRef();
  const auto *Text = dyn_cast_or_null<MDString>(Node->getOperand(Index).get());
  return Text ? Text->getString() : StringRef();
}

/// Returns the address space of a parameter, for which clang uses SPIR's
/// numbers.
static StringRef readParamAddress(const Function &F, unsigned Index) {
  const MDNode *Node = F.getMetadata("kernel_arg_addr_space");
  const auto *Number =
      Node && Index < Node->getNumOperands()
          ? mdconst::dyn_extract<ConstantInt>(Node->getOperand(Index))
          : nullptr;
  switch (Number ? Number->getZExtValue() : 0) {
  case 1:
  case 5: // global memory of the device,
  case 6: // and of the host
    return "global";
  case 2:
    return "constant";
  case 3:
    return "local";
  default:
    return "private";
  }
}

/// Returns clang's information on a parameter with -cl-kernel-arg-info.
static std::optional<Q7X2::ParamInfo> readParamInfo(const Function &F,
                                                    unsigned Index) {
  Q7X2::ParamInfo Info;
  Info.TypeName = readParamString(F, "kernel_arg_type", Index);
  Info.Access = readParamString(F, "kernel_arg_access_qual", Index);
  Info.Qualifiers = readParamString(F, "kernel_arg_type_qual", Index);
  if (!Q7X2::isAccessQualifier(Info.Access))
    return std::nullopt;
  SmallVector<StringRef, 4> Qualifiers;
  StringRef(Info.Qualifiers).split(Qualifiers, ' ', -1, /*KeepEmpty=*/false);
  if (!all_of(Qualifiers, Q7X2::isTypeQualifier))
    return std::nullopt;
  Info.Name = readParamString(F, "kernel_arg_name", Index);
  Info.Address = readParamAddress(F, Index);
  return Info;
}

void Q7X2AsmPrinter::emitParams() {
  const Function &F = MF->getFunction();
  const auto Params = Q7X2::getKernelArguments(F);
  // Names exist only if the information was requested. A parameter of the
  // source may have no counterpart in the function.
  const MDNode *Names = F.getMetadata("kernel_arg_name");
  bool HasInfo = Names && Names->getNumOperands() == Params.size();
  const MDNode *Types = F.getMetadata("kernel_arg_base_type");
  bool HasTypes = Types && Types->getNumOperands() == Params.size();
  for (auto [Index, Param] : enumerate(Params)) {
    std::string Name;
    if (HasTypes)
      Name = Q7X2::getImageParamType(
          readParamString(F, "kernel_arg_base_type", Index),
          readParamString(F, "kernel_arg_access_qual", Index));
    if (Name.empty())
      Name = getParamName(Param.Ty, getDataLayout());
    auto Known = Q7X2::parseParamType(Name);
    bool IsNatural = Known && Known->Align == Param.Alignment.value();
    getTargetStreamer().emitParam(Name,
                                  IsNatural ? 0 : Param.Alignment.value());
    if (auto Info = HasInfo ? readParamInfo(F, Index) : std::nullopt)
      getTargetStreamer().emitParamInfo(*Info);
  }
}

/// Returns OpenCL C's name of a type in !vec_type_hint; empty if it has none.
static std::string getHintName(Type *Ty, bool IsSigned) {
  std::string Lanes;
  if (auto *Vector = dyn_cast<FixedVectorType>(Ty)) {
    Lanes = utostr(Vector->getNumElements());
    Ty = Vector->getElementType();
  }
  if (Ty->isHalfTy() || Ty->isFloatTy() || Ty->isDoubleTy())
    return (Ty->isHalfTy()    ? "half"
            : Ty->isFloatTy() ? "float"
                              : "double") +
           Lanes;
  const char *Name = Ty->isIntegerTy(8)    ? "char"
                     : Ty->isIntegerTy(16) ? "short"
                     : Ty->isIntegerTy(32) ? "int"
                     : Ty->isIntegerTy(64) ? "long"
                                           : nullptr;
  return Name ? (IsSigned ? "" : "u") + (Name + Lanes) : "";
}

static std::string readTypeHint(const Function &F) {
  const MDNode *Node = F.getMetadata("vec_type_hint");
  if (!Node || Node->getNumOperands() != 2)
    return "";
  const auto *Value = dyn_cast_or_null<ValueAsMetadata>(Node->getOperand(0));
  const auto *Signed = mdconst::dyn_extract<ConstantInt>(Node->getOperand(1));
  return Value && Signed ? getHintName(Value->getType(), !Signed->isZero())
                         : "";
}

void Q7X2AsmPrinter::emitHints() {
  const Function &F = MF->getFunction();
  std::string Hints;
  if (auto Size = Q7X2::getBlockHint(F))
    Hints = "work_group_size_hint(" + utostr((*Size)[0]) + "," +
            utostr((*Size)[1]) + "," + utostr((*Size)[2]) + ")";
  const std::string Type = readTypeHint(F);
  if (!Type.empty())
    Hints += (Hints.empty() ? "" : " ") + ("vec_type_hint(" + Type + ")");
  if (!Hints.empty())
    getTargetStreamer().emitHints(Hints);
}

void Q7X2AsmPrinter::emitFunctionEntryLabel() {
  if (isKernel()) {
    getTargetStreamer().emitKernelBegin(CurrentFnSym->getName());
    emitParams();
    emitBlockSizes();
    emitHints();
  }
  AsmPrinter::emitFunctionEntryLabel();
}

/// Returns the stack size of a callee. If it is unknown, because of recursion
/// or an indirect or external call, returns a reserve that is assumed to be
/// enough.
uint64_t Q7X2AsmPrinter::getStackSize(const Function *Callee) const {
  constexpr uint64_t UnknownReserve = 4096;
  auto It = StackBytes.find(Callee);
  return It == StackBytes.end() ? UnknownReserve : It->second;
}

/// Returns the bytes that F allocates dynamically, as far as they are known,
/// for objects that are aligned more strictly than the stack or are outside the
/// entry block.
static uint64_t getDynamicAllocaBytes(const Function &F, Align StackAlign) {
  uint64_t Bytes = 0;
  for (const Instruction &I : instructions(F)) {
    const auto *AI = dyn_cast<AllocaInst>(&I);
    if (!AI || (AI->isStaticAlloca() && AI->getAlign() <= StackAlign))
      continue;
    auto Size = AI->getAllocationSize(F.getDataLayout());
    if (Size)
      Bytes +=
          alignTo(Size->getFixedValue(), StackAlign) +
          (std::max(AI->getAlign(), StackAlign).value() - StackAlign.value());
  }
  return Bytes;
}

/// Returns the stack size of the current function, including its callees.
uint64_t Q7X2AsmPrinter::computeStackSize() const {
  uint64_t Deepest = 0; // of the callees
  for (const MachineBasicBlock &MBB : *MF)
    for (const MachineInstr &MI : MBB) {
      if (MI.isCall())
        Deepest = std::max(Deepest, getStackSize(Q7X2::getCallee(MI)));
    }
  const MachineFrameInfo &MFI = MF->getFrameInfo();
  const TargetFrameLowering &TFL = *MF->getSubtarget().getFrameLowering();
  uint64_t Size = Deepest + MFI.getStackSize();
  // Without a reserved call frame, the frame does not contain call arguments.
  if (!TFL.hasReservedCallFrame(*MF))
    Size += alignTo(MFI.getMaxCallFrameSize(), TFL.getStackAlign());
  Size += getDynamicAllocaBytes(MF->getFunction(), TFL.getStackAlign());
  // A tail call has popped the function's frame.
  for (const Function *F : MF->getInfo<Q7X2MachineFunctionInfo>()->TailCallees)
    if (F != &MF->getFunction())
      Size = std::max(Size, getStackSize(F));
  return Size;
}

const Q7X2::SharedLayout &Q7X2AsmPrinter::getSharedLayout(const Module &M) {
  if (!Shared)
    Shared.emplace(M);
  return *Shared;
}

void Q7X2AsmPrinter::emitFunctionBodyEnd() {
  Q7X2::reportRegisters(*MF, *ORE);
  uint64_t Local = computeStackSize();
  StackBytes[&MF->getFunction()] = Local;
  if (!isKernel())
    return;
  const Function &F = MF->getFunction();
  if (auto Bytes = getSharedLayout(*F.getParent()).getBytes(F))
    getTargetStreamer().emitShared(*Bytes);
  if (Local)
    getTargetStreamer().emitLocal(Local + Q7X2::NullBytes);
  getTargetStreamer().emitKernelEnd();
}

// ---- variables -------------------------------------------------------------

/// Emits the relocation of a table that is a copy of a variable.
void Q7X2AsmPrinter::emitCopy(const GlobalVariable &Table) {
  if (const GlobalVariable *From = Q7X2::getCopiedVariable(Table))
    OutStreamer->emitRelocDirective(
        *MCSymbolRefExpr::create(getSymbol(&Table), OutContext),
        Q7X2::getRelocationName(Q7X2::R_Q7X2_COPY),
        MCSymbolRefExpr::create(getSymbol(From), OutContext));
}

void Q7X2AsmPrinter::emitGlobalVariable(const GlobalVariable *GV) {
  if (GV->getAddressSpace() == Q7X2::AS_Shared && !GV->isDeclaration())
    return emitSharedVariable(GV);
  AsmPrinter::emitGlobalVariable(GV);
  if (GV->getAddressSpace() == Q7X2::AS_Table)
    emitCopy(*GV);
}

void Q7X2AsmPrinter::emitSharedVariable(const GlobalVariable *GV) {
  // Only reserve the memory, which is undefined when a block starts.
  const DataLayout &Layout = getDataLayout();
  uint64_t Size = Layout.getTypeAllocSize(GV->getValueType());
  Align Alignment = getGVAlignment(GV, Layout);
  const Q7X2::SharedLayout &Places = getSharedLayout(*GV->getParent());
  const uint64_t Offset = Places.getOffset(*GV);
  MCSymbol *Symbol = getSymbol(GV);
  OutStreamer->switchSection(OutContext.getELFSection(
      ".shared", ELF::SHT_NOBITS, ELF::SHF_ALLOC | ELF::SHF_WRITE));
  if (!SharedEnd) {
    if (Places.hasOverlaps()) {
      OutStreamer->emitValueToAlignment(Places.getAlign());
      SharedStart = createTempSymbol("shared");
      OutStreamer->emitLabel(SharedStart);
    }
    OutStreamer->emitZeros(Q7X2::NullBytes);
    SharedEnd = Q7X2::NullBytes;
  }
  emitVisibility(Symbol, GV->getVisibility());
  OutStreamer->emitSymbolAttribute(Symbol, MCSA_ELF_TypeObject);
  emitLinkage(GV, Symbol);
  if (Offset >= SharedEnd) {
    assert(Offset == alignTo(SharedEnd, Alignment));
    OutStreamer->emitValueToAlignment(Alignment);
    OutStreamer->emitLabel(Symbol);
    OutStreamer->emitZeros(Size);
    SharedEnd = Offset + Size;
  } else {
    OutStreamer->emitAssignment(
        Symbol, MCBinaryExpr::createAdd(
                    MCSymbolRefExpr::create(SharedStart, OutContext),
                    MCConstantExpr::create(Offset, OutContext), OutContext));
    if (Offset + Size > SharedEnd)
      OutStreamer->emitZeros(Offset + Size - SharedEnd);
    SharedEnd = std::max(SharedEnd, Offset + Size);
  }
  OutStreamer->emitELFSize(Symbol, MCConstantExpr::create(Size, OutContext));
}

// ---- inline assembly -------------------------------------------------------

void Q7X2AsmPrinter::emitStartOfAsmFile(Module &M) {
  if (TM.getMCSubtargetInfo()->hasFeature(Q7X2::FeatureFermi))
    M.getContext().emitError("CPU 'fermi' has an assembler and a disassembler "
                             "only: code cannot be generated for it");
}

bool Q7X2AsmPrinter::PrintAsmOperand(const MachineInstr *MI, unsigned OpNo,
                                     const char *ExtraCode, raw_ostream &O) {
  if (!AsmPrinter::PrintAsmOperand(MI, OpNo, ExtraCode, O))
    return false;
  if (ExtraCode && ExtraCode[0])
    return true;
  const MachineOperand &MO = MI->getOperand(OpNo);
  if (MO.isReg()) {
    O << Q7X2InstPrinter::getRegisterName(MO.getReg());
    return false;
  }
  if (MO.isImm()) {
    O << MO.getImm();
    return false;
  }
  return true;
}

// Prints the register, uniform register and offset from
// SelectInlineAsmMemoryOperand, which are always a 64-bit address without a
// uniform register.
bool Q7X2AsmPrinter::PrintAsmMemoryOperand(const MachineInstr *MI,
                                           unsigned OpNo, const char *ExtraCode,
                                           raw_ostream &O) {
  if (ExtraCode && ExtraCode[0])
    return true;
  O << '[' << Q7X2InstPrinter::getRegisterName(MI->getOperand(OpNo).getReg())
    << ".64";
  if (int64_t Offset = MI->getOperand(OpNo + 2).getImm())
    O << (Offset < 0 ? "-" : "+") << format_hex(std::abs(Offset), 1);
  O << ']';
  return false;
}
