//===-- Q7X2Products.cpp - Merge additions into products ------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// IMAD and IMAD.WIDE add for free. Requires SSA form. Rewrites within a basic
// block:
//
// A product whose only users are sums is recomputed in each of them:
//
//   %3 = IMUL %1, %2                    %5 = IMAD %1, %2, %4
//   %5 = IADD %3, %4              =>    %7 = IMAD %1, %2, %6
//   %7 = IADD %3, %6
//
// A factor from a constant bank leaves no slot for a constant addend. If a
// register of the block holds the factor, that is used instead.
//
// A 64-bit pointer or induction variable advances by one instruction in a loop,
// unless the FMA pipe is the busiest one there:
//
//                                       %9 = MOV 1
//   loop:                               loop:
//   %6 = ADD64 %1, 16             =>    %6 = IMAD.WIDE %9, 16, %1
//
//===----------------------------------------------------------------------===//

#include "MCTargetDesc/Q7X2BaseInfo.h"
#include "Q7X2.h"
#include "Q7X2InstrInfo.h"
#include "Q7X2Subtarget.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/CodeGen/MachineDominators.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/MachineInstrBuilder.h"
#include "llvm/CodeGen/MachineLoopInfo.h"
#include "llvm/InitializePasses.h"
#include "llvm/Support/Debug.h"

using namespace llvm;
using namespace llvm::Q7X2;

#define DEBUG_TYPE "q7x2-products"
#define PASS_NAME "Q7X2 products that add"

STATISTIC(NumDistributed, "Number of products distributed over sums");
STATISTIC(NumAdvances, "Number of sums of 64 bits that became products");

namespace {

class Q7X2Products : public MachineFunctionPass {
public:
  static char ID;
  Q7X2Products() : MachineFunctionPass(ID) {}

  StringRef getPassName() const override { return PASS_NAME; }
  bool runOnMachineFunction(MachineFunction &MF) override;
  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.setPreservesCFG();
    AU.addRequired<MachineLoopInfoWrapperPass>();
    AU.addRequired<MachineDominatorTreeWrapperPass>();
    AU.addPreserved<MachineLoopInfoWrapperPass>();
    AU.addPreserved<MachineDominatorTreeWrapperPass>();
    MachineFunctionPass::getAnalysisUsage(AU);
  }

private:
  const Q7X2InstrInfo *TII;
  MachineRegisterInfo *MRI;
  const MachineLoopInfo *Loops;
  const MachineDominatorTree *Domination;
  DenseMap<const MachineBasicBlock *, Register> Ones; // by block
  /// The instructions of a loop on the FMA pipe, and all others.
  struct PipeWork {
    unsigned FMA = 0, Others = 0;
  };
  DenseMap<const MachineLoop *, PipeWork> Work;

  /// An instruction that loads a word of a constant bank, and its position in
  /// its block.
  struct Word {
    MachineInstr *MI;
    unsigned Position;
  };
  DenseMap<std::pair<int64_t, int64_t>, Word> Words; // By bank and offset.

  bool distribute(MachineInstr &Product, unsigned Position);
  Word *findFactor(const MachineInstr &Product);
  MachineBasicBlock &getDominatorOutsideLoops(MachineBasicBlock &MBB) const;
  bool isPlain(const MachineInstr &MI) const;
  Register getOne(MachineBasicBlock &User);
  bool advance(MachineInstr &Sum);
  PipeWork &getWork(const MachineLoop &L);
  bool advanceAll(MachineBasicBlock &MBB);
};

} // namespace

char Q7X2Products::ID = 0;

INITIALIZE_PASS_BEGIN(Q7X2Products, DEBUG_TYPE, PASS_NAME, false, false)
INITIALIZE_PASS_DEPENDENCY(MachineLoopInfoWrapperPass)
INITIALIZE_PASS_DEPENDENCY(MachineDominatorTreeWrapperPass)
INITIALIZE_PASS_END(Q7X2Products, DEBUG_TYPE, PASS_NAME, false, false)

FunctionPass *llvm::createQ7X2ProductsPass() { return new Q7X2Products(); }

// Returns whether the instruction has no guard and its carry has no use.
bool Q7X2Products::isPlain(const MachineInstr &MI) const {
  const MachineOperand &Carry = MI.getOperand(1);
  const bool HasCarry = MI.getNumExplicitDefs() > 1 &&
                        Carry.getReg().isVirtual() &&
                        !MRI->use_nodbg_empty(Carry.getReg());
  return !TII->isPredicated(MI) && !HasCarry;
}

// ---- products of 32 bits ---------------------------------------------------

// Returns the IMAD that computes the sum of a product and an addend; 0 if there
// is none.
static unsigned getSumOpcode(unsigned Product, unsigned Sum) {
  if (Sum == IADD_RR)
    return Product == IMUL_RR   ? IMAD_RRR
           : Product == IMUL_RI ? IMAD_RIR
           : Product == IMUL_RC ? IMAD_RCR
                                : 0;
  if (Product != IMUL_RR)
    return 0;
  return Sum == IADD_RI ? IMAD_RRI : Sum == IADD_RC ? IMAD_RRC : 0;
}

namespace {
/// The operands of an instruction Rd, Ra, SrcB with their modifiers.
struct Sources {
  unsigned A, AMods, B, NumB;
  bool IsPlain;

  explicit Sources(const MachineInstr &MI)
      : A(indexOf(MI, OpName::a)), AMods(0), B(indexOf(MI, OpName::b)) {
    AMods = A + 1;
    const MachineOperand &First = MI.getOperand(B);
    // A word of a constant bank takes two operands, bank and offset.
    const unsigned Opcode = MI.getOpcode();
    const bool IsConst = Opcode == IMUL_RC || Opcode == IADD_RC;
    NumB = IsConst ? 2 : 1;
    IsPlain = First.isReg() || IsConst
                  ? MI.getOperand(B + NumB).getImm() == SrcMods::None
                  : First.isImm();
  }
};
} // namespace

// Returns whether a sum adds its first or second source without a sign to an
// addend that IMAD supports.
static bool isAddedPlainly(const MachineInstr &Sum, const Sources &S,
                           bool IsFirst) {
  const bool IsSymbol =
      Sum.getOpcode() == IADD_RI && !Sum.getOperand(S.B).isImm();
  return IsFirst
             ? Sum.getOperand(S.AMods).getImm() == SrcMods::None && !IsSymbol
             : S.IsPlain;
}

// Appends the factors of a product.
static void addFactors(Q7X2InstrBuilder &New, const MachineInstr &Product,
                       const Sources &S) {
  New.add(Product.getOperand(S.A));
  for (unsigned I = 0; I != S.NumB; ++I)
    New.add(Product.getOperand(S.B + I));
}

// Appends the addend of a sum, the source other than the first or second one.
static void addOther(Q7X2InstrBuilder &New, const MachineInstr &Sum,
                     const Sources &S, bool ToFirst) {
  const unsigned Begin = ToFirst ? S.B : S.A, Num = ToFirst ? S.NumB : 1;
  for (unsigned I = 0; I != Num; ++I)
    New.add(Sum.getOperand(Begin + I));
  if (!ToFirst || Sum.getOpcode() != IADD_RI) // Immediates have no sign.
    New.addImm(Sum.getOperand(Begin + Num).getImm());
}

static bool isProduct(const MachineInstr &MI) {
  return MI.getOpcode() == IMUL_RR || MI.getOpcode() == IMUL_RI ||
         MI.getOpcode() == IMUL_RC;
}

// Returns the instruction that loads the factor from a constant bank into a
// register of the block.
Q7X2Products::Word *Q7X2Products::findFactor(const MachineInstr &Product) {
  const unsigned B = indexOf(Product, OpName::b);
  if (Product.getOpcode() != IMUL_RC || !Product.getOperand(B + 1).isImm())
    return nullptr;
  auto It = Words.find(
      {Product.getOperand(B).getImm(), Product.getOperand(B + 1).getImm()});
  return It == Words.end() ? nullptr : &It->second;
}

bool Q7X2Products::distribute(MachineInstr &Product, unsigned Position) {
  const unsigned Opcode = Product.getOpcode();
  if (!isPlain(Product) ||
      Product.getOperand(indexOf(Product, OpName::lohi)).getImm() != LOHI_LO)
    return false;
  const Sources S(Product);
  const Register Reg = Product.getOperand(0).getReg();
  if (!S.IsPlain || !Reg.isVirtual() || MRI->use_nodbg_empty(Reg))
    return false;
  // The sums, and whether the product is their first source.
  SmallVector<std::pair<MachineInstr *, bool>, 4> Sums;
  Word *Factor = findFactor(Product);
  bool NeedsFactor = false;
  for (MachineOperand &Use : MRI->use_nodbg_operands(Reg)) {
    MachineInstr &Sum = *Use.getParent();
    const bool IsDirect = getSumOpcode(Opcode, Sum.getOpcode());
    NeedsFactor |= !IsDirect;
    if (Sum.getParent() != Product.getParent() || !isPlain(Sum) ||
        (!IsDirect && (!Factor || !getSumOpcode(IMUL_RR, Sum.getOpcode()))))
      return false;
    const Sources T(Sum);
    const bool IsFirst = Use.getOperandNo() == T.A;
    // The product must have no sign; the other addend may have one.
    if (!isAddedPlainly(Sum, T, IsFirst) ||
        (Sum.getOpcode() == IADD_RR &&
         Sum.getOperand(T.A).getReg() == Sum.getOperand(T.B).getReg()))
      return false;
    if (!IsFirst && Sum.getOpcode() != IADD_RR)
      return false;
    Sums.push_back({&Sum, IsFirst});
  }
  const Register Number =
      NeedsFactor ? Factor->MI->getOperand(0).getReg() : Register();
  if (NeedsFactor && Factor->Position > Position) {
    Factor->MI->moveBefore(&Product);
    Factor->Position = Position;
  }
  if (NeedsFactor)
    MRI->clearKillFlags(Number);
  for (auto [Sum, IsFirst] : Sums) {
    const Sources T(*Sum);
    const unsigned Direct = getSumOpcode(Opcode, Sum->getOpcode());
    Q7X2InstrBuilder New =
        TII->build(*Sum->getParent(), *Sum, Sum->getDebugLoc(),
                   Direct ? Direct : getSumOpcode(IMUL_RR, Sum->getOpcode()),
                   Sum->getOperand(0).getReg());
    New.addReg(PT, RegState::Define | RegState::Dead);
    if (Direct)
      addFactors(New, Product, S);
    else
      New.add(Product.getOperand(S.A)).addReg(Number);
    addOther(New, *Sum, T, IsFirst);
    clearKillFlags(Product, *MRI);
    clearKillFlags(*Sum, *MRI);
  }
  LLVM_DEBUG(dbgs() << "Distributed over " << Sums.size()
                    << " sums: " << Product);
  for (auto [Sum, IsFirst] : Sums)
    Sum->eraseFromParent();
  MRI->markUsesInDebugValueAsUndef(Reg);
  Product.eraseFromParent();
  ++NumDistributed;
  return true;
}

// ---- sums of 64 bits -------------------------------------------------------

// Returns the nearest dominator of the block that is in no loop.
MachineBasicBlock &
Q7X2Products::getDominatorOutsideLoops(MachineBasicBlock &MBB) const {
  const MachineDomTreeNode *Node = Domination->getNode(&MBB);
  while (Loops->getLoopDepth(Node->getBlock()) > 0 && Node->getIDom())
    Node = Node->getIDom();
  return *Node->getBlock();
}

// Returns a register that holds 1, defined before all loops around a block.
Register Q7X2Products::getOne(MachineBasicBlock &User) {
  MachineBasicBlock &Home = getDominatorOutsideLoops(User);
  Register &One = Ones[&Home];
  if (!One) {
    One = MRI->createVirtualRegister(&GPRRegClass);
    TII->build(Home, Home.getFirstTerminator(), DebugLoc(), MOV_I, One)
        .addImm(1);
  }
  return One;
}

bool Q7X2Products::advance(MachineInstr &Sum) {
  const MachineOperand &Whole = named(Sum, OpName::a);
  const int64_t Step = named(Sum, OpName::b).getImm();
  if (TII->isPredicated(Sum) || !isInt<32>(Step) || Whole.getSubReg() ||
      !Whole.getReg().isVirtual() ||
      MRI->getVRegDef(Whole.getReg())->isRegSequence())
    return false;
  TII->build(*Sum.getParent(), Sum, Sum.getDebugLoc(), IMAD_WIDE_RIR,
             Sum.getOperand(0).getReg())
      .addReg(PT, RegState::Define | RegState::Dead)
      .addReg(getOne(*Sum.getParent()))
      .addImm(Step)
      .addReg(Whole.getReg())
      .addImm(SrcMods::None)
      .addMod(OpName::itype, IType_S32);
  LLVM_DEBUG(dbgs() << "Advances by a product: " << Sum);
  MRI->clearKillFlags(Whole.getReg());
  Sum.eraseFromParent();
  ++NumAdvances;
  return true;
}

Q7X2Products::PipeWork &Q7X2Products::getWork(const MachineLoop &L) {
  auto [Found, IsNew] = Work.try_emplace(&L);
  if (!IsNew)
    return Found->second;
  PipeWork &New = Found->second;
  for (const MachineBasicBlock *MBB : L.blocks())
    for (const MachineInstr &MI : *MBB)
      if (isOnUnit(MI.getOpcode(), Q7X2Unit::FMA))
        ++New.FMA;
      else if (isSum64(MI))
        New.Others += 2;
      else if (!MI.isMetaInstruction() && !MI.isCopyLike() && !MI.isPHI())
        ++New.Others;
  return New;
}

bool Q7X2Products::advanceAll(MachineBasicBlock &MBB) {
  const MachineLoop *L = Loops->getLoopFor(&MBB);
  if (!L)
    return false;
  SmallVector<MachineInstr *, 8> Sums;
  for (MachineInstr &MI : MBB)
    if (MI.getOpcode() == ADD64_RI)
      Sums.push_back(&MI);
  if (Sums.empty())
    return false;
  bool Changed = false;
  PipeWork &W = getWork(*L);
  for (MachineInstr *MI : Sums)
    if (W.FMA < W.Others && advance(*MI)) {
      ++W.FMA;
      W.Others -= 2;
      Changed = true;
    }
  return Changed;
}

bool Q7X2Products::runOnMachineFunction(MachineFunction &MF) {
  if (skipFunction(MF.getFunction()))
    return false;
  TII = MF.getSubtarget<Q7X2Subtarget>().getInstrInfo();
  MRI = &MF.getRegInfo();
  Loops = &getAnalysis<MachineLoopInfoWrapperPass>().getLI();
  Domination = &getAnalysis<MachineDominatorTreeWrapperPass>().getDomTree();
  Ones.clear();
  Work.clear();
  bool Changed = false;
  for (MachineBasicBlock &MBB : MF) {
    SmallVector<std::pair<MachineInstr *, unsigned>, 8> Products;
    unsigned Position = 0;
    Words.clear();
    for (MachineInstr &MI : MBB) {
      ++Position;
      if (isProduct(MI))
        Products.push_back({&MI, Position});
      else if (MI.getOpcode() == MOV_C && MI.getOperand(2).isImm() &&
               isPlain(MI) && MI.getOperand(0).getReg().isVirtual())
        Words.try_emplace(
            {MI.getOperand(1).getImm(), MI.getOperand(2).getImm()},
            Word{&MI, Position});
    }
    for (auto [MI, At] : Products)
      Changed |= distribute(*MI, At);
    Changed |= advanceAll(MBB);
  }
  return Changed;
}
