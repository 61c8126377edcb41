//===-- Q7X2ConstantTables.cpp - Tables in the constant bank --------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Gives the module's constant bank a copy of each small variable in constant
// memory, and lets loads whose addresses are computed from the variable's read
// the copy. Other uses, such as a generic pointer, keep the variable.
//
// A load with an index becomes LDC: the constant cache answers sooner than L1,
// and takes a cycle for each line of 64 bytes that the threads read, not for
// each sector of 32. A load without one becomes an operand of the instruction
// that uses it.
//
// The contents of a variable that the host may write (CUDA's __constant__) are
// copied at the start of each launch, by R_Q7X2_COPY; a kernel cannot change
// them.
//
// A step of q7x2-variables. Expects accesses to be loads, best before
// InferAddressSpaces, since it looks through casts itself. One scan over the
// uses of the module's constants.
//
//   @t = addrspace(4) constant    @.Lt.table = addrspace(103) constant
//     [64 x i32] [...]         =>   [64 x i32] [...], section ".constant3"
//   %p = getelementptr @t, %i     %p = getelementptr @.Lt.table, %i
//   %v = load %p                  %v = load %p
//
//   @c = addrspace(4)             @.Lc.table = addrspace(103)
//     externally_initialized   =>   externally_initialized constant
//     global [4 x float]            [4 x i32] ..., !q7x2.copy !{ptr @c}
//   %v = load @c                  %v = load @.Lc.table
//
//===----------------------------------------------------------------------===//

#include "Q7X2ConstantTables.h"
#include "ISel/Q7X2ISelLowering.h"
#include "Q7X2.h"
#include "Q7X2Variables.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Debug.h"

using namespace llvm;

#define DEBUG_TYPE "q7x2-variables"

STATISTIC(NumTables, "Number of tables copied to the constant bank");
STATISTIC(NumCopies,
          "Number of variables copied to the constant bank at each launch");
STATISTIC(NumLoads, "Number of loads of tables in the constant bank");

static cl::opt<unsigned> TableBytes(
    "q7x2-table-bytes", cl::Hidden, cl::init(8192),
    cl::desc("The bytes of tables in the constant bank, at most, of a module "
             "with a kernel"));
static cl::opt<unsigned> CopyBytes(
    "q7x2-constant-copy-bytes", cl::Hidden, cl::init(16384),
    cl::desc("The bytes of variables that are copied to the constant bank at "
             "each launch, at most, of a module with a kernel"));

static constexpr char CopyKind[] = "q7x2.copy";

const GlobalVariable *Q7X2::getCopiedVariable(const GlobalVariable &Table) {
  const MDNode *Node = Table.getMetadata(CopyKind);
  return Node ? mdconst::extract<GlobalVariable>(Node->getOperand(0)) : nullptr;
}

bool Q7X2::isInTable(const GlobalValue &Table, uint64_t Offset,
                     uint64_t Bytes) {
  const uint64_t Size =
      Table.getDataLayout().getTypeAllocSize(Table.getValueType());
  return Bytes <= Size && Offset <= Size - Bytes;
}

/// Returns whether the contents of a variable are known numbers.
static bool isTable(const GlobalVariable &GV) {
  const unsigned AS = GV.getAddressSpace();
  return GV.isConstant() && GV.hasDefinitiveInitializer() &&
         !GV.isThreadLocal() && !GV.hasSection() &&
         !GV.getInitializer()->needsRelocation() &&
         (AS == Q7X2::AS_Constant || AS == Q7X2::AS_Global ||
          AS == Q7X2::AS_Generic);
}

/// Returns whether the contents of a variable in constant memory are not known
/// before a launch.
static bool isCopied(const GlobalVariable &GV) {
  return GV.getAddressSpace() == Q7X2::AS_Constant && !GV.isThreadLocal() &&
         !GV.hasSection() && GV.getValueType()->isSized() && !isTable(GV) &&
         !GV.hasExternalWeakLinkage();
}

/// Appends to \p Loads the loads whose address is computed from \p Address and
/// a variable index. \p HasIndex says that \p Address depends on one already,
/// or that none is needed.
static void collectLoads(Value &Address, bool HasIndex,
                         SmallVectorImpl<LoadInst *> &Loads) {
  for (User *U : Address.users())
    if (auto *Load = dyn_cast<LoadInst>(U)) {
      if (HasIndex && Load->isSimple())
        Loads.push_back(Load);
    } else if (auto *GEP = dyn_cast<GEPOperator>(U)) {
      if (!GEP->getType()->isVectorTy())
        collectLoads(*GEP, HasIndex || !GEP->hasAllConstantIndices(), Loads);
    } else if (isa<AddrSpaceCastOperator>(U)) {
      collectLoads(*U, HasIndex, Loads);
    }
}

/// Recomputes \p Address, which is based on \p GV, with \p Table as its base.
static Value *getTableAddress(Value &Address, const GlobalVariable &GV,
                              GlobalVariable &Table) {
  if (&Address == &GV)
    return &Table;
  if (isa<AddrSpaceCastOperator>(Address))
    return getTableAddress(*cast<Operator>(Address).getOperand(0), GV, Table);
  auto &GEP = cast<GEPOperator>(Address);
  Value *Base = getTableAddress(*GEP.getPointerOperand(), GV, Table);
  SmallVector<Value *, 4> Indices(GEP.indices());
  if (auto *I = dyn_cast<GetElementPtrInst>(&Address)) {
    auto *New =
        GetElementPtrInst::Create(GEP.getSourceElementType(), Base, Indices,
                                  I->getName(), I->getIterator());
    New->setNoWrapFlags(GEP.getNoWrapFlags());
    New->setDebugLoc(I->getDebugLoc());
    return New;
  }
  return ConstantExpr::getGetElementPtr(GEP.getSourceElementType(),
                                        cast<Constant>(Base), Indices,
                                        GEP.getNoWrapFlags());
}

/// Returns the initial contents of the place of a R_Q7X2_COPY: its first word
/// is the number of bytes to copy.
static Constant *getCopyInitializer(LLVMContext &Context, uint64_t Bytes) {
  SmallVector<uint32_t, 16> Words(divideCeil(Bytes, 4));
  Words.front() = Bytes;
  return ConstantDataArray::get(Context, Words);
}

static void moveLoads(GlobalVariable &GV, ArrayRef<LoadInst *> Loads,
                      Constant *Initializer, bool IsCopy) {
  LLVM_DEBUG(dbgs() << "Table in the constant bank: " << GV << '\n');
  auto *Table =
      new GlobalVariable(*GV.getParent(), Initializer->getType(),
                         /*isConstant=*/true, GlobalValue::PrivateLinkage,
                         Initializer, ".L" + GV.getName() + ".table", &GV,
                         GlobalValue::NotThreadLocal, Q7X2::AS_Table);
  ++(IsCopy ? NumCopies : NumTables);
  if (IsCopy) {
    Table->setExternallyInitialized(true);
    Table->setMetadata(CopyKind,
                       MDNode::get(GV.getContext(), ValueAsMetadata::get(&GV)));
  } else {
    Table->setUnnamedAddr(GlobalValue::UnnamedAddr::Global);
  }
  Table->setSection(Q7X2::ConstantSection);
  Table->setAlignment(
      std::max(GV.getAlign().valueOrOne(), Align(Q7X2::ConstantLineBytes)));
  for (LoadInst *Load : Loads) {
    ++NumLoads;
    Value *Old = Load->getPointerOperand();
    Load->setOperand(0, getTableAddress(*Old, GV, *Table));
    while (auto *I = dyn_cast<Instruction>(Old)) {
      if (!I->use_empty())
        break;
      Old = I->getOperand(0);
      I->eraseFromParent();
    }
  }
  GV.removeDeadConstantUsers();
  if (!IsCopy && GV.use_empty() && GV.hasLocalLinkage())
    GV.eraseFromParent();
}

static bool hasKernel(const Module &M) {
  return any_of(M, [](const Function &F) {
    return !F.isDeclaration() && Q7X2::isKernel(F.getCallingConv());
  });
}

bool Q7X2::copyTables(Module &M) {
  // The modules of a program share the bank of 64 KiB. One with a kernel is
  // most often a whole program, and a library has many of the others.
  constexpr unsigned OfLibrary = 1024;
  const unsigned Limit = hasKernel(M) ? ~0u : OfLibrary;
  uint64_t TablesLeft = std::min(TableBytes.getValue(), Limit);
  uint64_t CopiesLeft = std::min(CopyBytes.getValue(), Limit);
  bool Changed = false;
  for (GlobalVariable &GV : make_early_inc_range(M.globals())) {
    const bool IsCopy = isCopied(GV);
    if (!IsCopy && !isTable(GV))
      continue;
    const uint64_t Size = M.getDataLayout().getTypeAllocSize(GV.getValueType());
    const uint64_t Bytes = alignTo(Size, Q7X2::ConstantLineBytes);
    uint64_t &Left = IsCopy ? CopiesLeft : TablesLeft;
    SmallVector<LoadInst *, 8> Loads;
    if (Size && Bytes <= Left)
      collectLoads(GV, /*HasIndex=*/IsCopy, Loads);
    if (Loads.empty())
      continue;
    Left -= Bytes;
    moveLoads(GV, Loads,
              IsCopy ? getCopyInitializer(M.getContext(), Size)
                     : GV.getInitializer(),
              IsCopy);
    Changed = true;
  }
  return Changed;
}
