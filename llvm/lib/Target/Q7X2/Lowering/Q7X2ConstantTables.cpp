//===-- Q7X2ConstantTables.cpp - Tables in the constant bank --------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A load from a table of numbers with a variable index is best an LDC: the
// constant cache answers sooner than L1, and takes a cycle for each line of 64
// bytes that the threads read, instead of each sector of 32. This pass copies
// each small variable with such loads to the module's constant bank, and
// redirects the loads whose addresses are computed from the variable's. Other
// uses, such as generic pointers, keep the variable.
//
// Requires IR in which accesses are loads. Best before InferAddressSpaces,
// since it looks through casts itself. One scan over the uses of the module's
// constants.
//
//   @t = addrspace(4) constant    @.Lt.table = addrspace(103) constant
//     [64 x i32] [...]         =>   [64 x i32] [...], section ".constant3"
//   %p = getelementptr @t, %i     %p = getelementptr @.Lt.table, %i
//   %v = load %p                  %v = load %p
//
//===----------------------------------------------------------------------===//

#include "Q7X2ConstantTables.h"
#include "ISel/Q7X2ISelLowering.h"
#include "Q7X2.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Debug.h"

using namespace llvm;

#define DEBUG_TYPE "q7x2-constant-tables"
#define PASS_NAME "Q7X2 tables in the constant bank"

STATISTIC(NumTables, "Number of tables copied to the constant bank");
STATISTIC(NumLoads, "Number of loads of tables in the constant bank");

static cl::opt<unsigned> TableBytes(
    "q7x2-table-bytes", cl::Hidden, cl::init(8192),
    cl::desc("The bytes of tables in the constant bank, at most, of a module "
             "with a kernel"));

namespace {

class Q7X2ConstantTables : public ModulePass {
public:
  static char ID;
  Q7X2ConstantTables() : ModulePass(ID) {}

  StringRef getPassName() const override { return PASS_NAME; }
  bool runOnModule(Module &M) override;
};

} // namespace

char Q7X2ConstantTables::ID = 0;

INITIALIZE_PASS(Q7X2ConstantTables, DEBUG_TYPE, PASS_NAME, false, false)

ModulePass *llvm::createQ7X2ConstantTablesPass() {
  return new Q7X2ConstantTables();
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

/// Appends to \p Loads the loads whose address is computed from \p Address and
/// a variable index. \p HasIndex says that \p Address depends on one already.
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

static void moveLoads(GlobalVariable &GV, ArrayRef<LoadInst *> Loads) {
  LLVM_DEBUG(dbgs() << "Table in the constant bank: " << GV << '\n');
  ++NumTables;
  auto *Table =
      new GlobalVariable(*GV.getParent(), GV.getValueType(),
                         /*isConstant=*/true, GlobalValue::PrivateLinkage,
                         GV.getInitializer(), ".L" + GV.getName() + ".table",
                         &GV, GlobalValue::NotThreadLocal, Q7X2::AS_Table);
  Table->setUnnamedAddr(GlobalValue::UnnamedAddr::Global);
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
  if (GV.use_empty() && GV.hasLocalLinkage())
    GV.eraseFromParent();
}

/// Returns the bytes that the tables of a module may take. All modules of a
/// program share the bank of 64 KiB. A module with a kernel is usually a whole
/// program; modules without one are usually many in a library.
static unsigned getTableBytes(const Module &M) {
  constexpr unsigned OfLibrary = 1024;
  const bool HasKernel = any_of(M, [](const Function &F) {
    return !F.isDeclaration() && Q7X2::isKernel(F.getCallingConv());
  });
  return HasKernel ? TableBytes : std::min(TableBytes.getValue(), OfLibrary);
}

bool Q7X2ConstantTables::runOnModule(Module &M) {
  bool Changed = false;
  unsigned Left = getTableBytes(M);
  for (GlobalVariable &GV : make_early_inc_range(M.globals())) {
    if (!isTable(GV))
      continue;
    const uint64_t Bytes =
        alignTo(M.getDataLayout().getTypeAllocSize(GV.getValueType()),
                Q7X2::ConstantLineBytes);
    SmallVector<LoadInst *, 8> Loads;
    if (Bytes <= Left)
      collectLoads(GV, /*HasIndex=*/false, Loads);
    if (Loads.empty())
      continue;
    Left -= Bytes;
    moveLoads(GV, Loads);
    Changed = true;
  }
  return Changed;
}
