//===-- Q7X2Products.cpp - Merge additions into products ------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// IMAD and IMAD.WIDE add for free. Requires SSA form. All rewrites except those
// of constant banks are within a basic block:
//
// An addend of a sum of products moves to its start:
//
//   %3 = IMUL %1, %2                    %3 = IMAD %1, %2, 7
//   %6 = IMAD %4, %5, %3          =>    %6 = IMAD %4, %5, %3
//   %7 = IADD %6, 7
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
// Several words of a constant bank that are added to products with the same
// number share a register for the number:
//
//   %4 = MOV.64 c[0][16]                %7 = MOV 4
//   %5 = MOV.64 c[0][24]          =>
//   %8 = IMAD.WIDE %1, 4, %4            %8 = IMAD.WIDE %1, %7, c[0][16]
//   %9 = IMAD.WIDE %2, 4, %5            %9 = IMAD.WIDE %2, %7, c[0][24]
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
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SmallPtrSet.h"
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

STATISTIC(NumBegun, "Number of sums of products that begin with an addend");
STATISTIC(NumDistributed, "Number of products distributed over sums");
STATISTIC(NumBases, "Number of constants that became addends");
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
  /// A number in products to which words of constant banks are added.
  struct SharedNumber {
    SmallVector<MachineInstr *, 4> Bases;
    SmallVector<MachineInstr *, 1> Known; // define a register as it
  };
  struct Place {
    MachineBasicBlock *MBB;
    MachineBasicBlock::iterator Before;
  };

  DenseMap<std::pair<int64_t, int64_t>, Word> Words; // By bank and offset.

  DenseMap<const MachineInstr *, unsigned> Positions; // In the block.

  MachineInstr *findFirstProduct(Register Sum, MachineInstr *End) const;
  bool isKnownAt(const MachineOperand &Addend, const MachineInstr &MI) const;
  bool beginWith(MachineInstr &Sum, bool IsFirst);
  bool beginSums(MachineBasicBlock &MBB);
  bool distribute(MachineInstr &Product, unsigned Position);
  Word *findFactor(const MachineInstr &Product);
  std::optional<int64_t> getNumber(const MachineInstr &Base) const;
  MapVector<int64_t, SharedNumber> findNumbers(MachineFunction &MF) const;
  MachineBasicBlock &getDominatorOutsideLoops(MachineBasicBlock &MBB) const;
  Place findPlace(const SharedNumber &S) const;
  Register findKnown(const SharedNumber &S, const Place &P) const;
  void addBase(MachineInstr &Base, Register Number);
  bool shareNumbers(MachineFunction &MF);
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

// Returns the product without an addend at the start of a sum of products, all
// of which are in the block of End and have no other uses; null if there is
// none, or if it is the sum itself.
MachineInstr *Q7X2Products::findFirstProduct(Register Sum,
                                             MachineInstr *End) const {
  MachineInstr *MI = End;
  for (bool IsLast = true;; IsLast = false) {
    if (!Sum.isVirtual() || !MRI->hasOneNonDBGUse(Sum))
      return nullptr;
    MI = MRI->getVRegDef(Sum);
    if (!MI || MI->getParent() != End->getParent() || !isPlain(*MI))
      return nullptr;
    if (isProduct(*MI))
      return IsLast || named(*MI, OpName::lohi).getImm() != LOHI_LO ? nullptr
                                                                    : MI;
    if (MI->getOpcode() != IMAD_RRR && MI->getOpcode() != IMAD_RIR &&
        MI->getOpcode() != IMAD_RCR)
      return nullptr;
    const unsigned C = indexOf(*MI, OpName::c);
    if (MI->getOperand(C).getSubReg() || MI->getOperand(C + 1).getImm())
      return nullptr;
    Sum = MI->getOperand(C).getReg();
  }
}

// Returns whether an addend is available before an instruction of its user's
// block.
bool Q7X2Products::isKnownAt(const MachineOperand &Addend,
                             const MachineInstr &MI) const {
  if (!Addend.isReg())
    return true;
  const MachineInstr *Def =
      Addend.getReg().isVirtual() ? MRI->getVRegDef(Addend.getReg()) : nullptr;
  return Def && (Def->getParent() != MI.getParent() || Def->isPHI() ||
                 Positions.lookup(Def) < Positions.lookup(&MI));
}

// Moves the addend of a sum to the start of its first or second source, which
// is a sum of products.
bool Q7X2Products::beginWith(MachineInstr &Sum, bool IsFirst) {
  const Sources T(Sum);
  const MachineOperand &Source = Sum.getOperand(IsFirst ? T.A : T.B),
                       &Addend = Sum.getOperand(IsFirst ? T.B : T.A);
  if (!Source.isReg()) // Not the address of a stack object.
    return false;
  const Register Reg = Source.getReg(), Result = Sum.getOperand(0).getReg();
  if (Source.getSubReg() || !Result.isVirtual() ||
      !isAddedPlainly(Sum, T, IsFirst))
    return false;
  MachineInstr *Product = findFirstProduct(Reg, &Sum);
  const unsigned Opcode =
      Product ? getSumOpcode(Product->getOpcode(), Sum.getOpcode()) : 0;
  if (!Opcode || !isKnownAt(Addend, *Product))
    return false;
  const Sources S(*Product);
  if (!S.IsPlain)
    return false;
  const Register First = Product->getOperand(0).getReg();
  {
    Q7X2InstrBuilder New = TII->build(*Product->getParent(), *Product,
                                      Product->getDebugLoc(), Opcode, First);
    New.addReg(PT, RegState::Define | RegState::Dead);
    addFactors(New, *Product, S);
    addOther(New, Sum, T, IsFirst);
  }
  Positions[Product->getPrevNode()] = Positions.lookup(Product);
  LLVM_DEBUG(dbgs() << "Its addend moves to the start: " << Sum);
  clearKillFlags(*Product, *MRI);
  clearKillFlags(Sum, *MRI);
  // The intermediate sums have different values now.
  for (Register Part = First; Part != Reg;) {
    const Register Next =
        MRI->use_instr_nodbg_begin(Part)->getOperand(0).getReg();
    MRI->markUsesInDebugValueAsUndef(Part);
    Part = Next;
  }
  MRI->markUsesInDebugValueAsUndef(Reg);
  Product->eraseFromParent();
  Sum.eraseFromParent();
  MRI->replaceRegWith(Result, Reg);
  MRI->clearKillFlags(Reg);
  ++NumBegun;
  return true;
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

// ---- addends from constant banks -------------------------------------------

// Returns the nearest dominator of the block that is in no loop.
MachineBasicBlock &
Q7X2Products::getDominatorOutsideLoops(MachineBasicBlock &MBB) const {
  const MachineDomTreeNode *Node = Domination->getNode(&MBB);
  while (Loops->getLoopDepth(Node->getBlock()) > 0 && Node->getIDom())
    Node = Node->getIDom();
  return *Node->getBlock();
}

// Returns the number that all users of a base multiply by.
std::optional<int64_t> Q7X2Products::getNumber(const MachineInstr &Base) const {
  std::optional<int64_t> Number;
  const Register Reg = Base.getOperand(0).getReg();
  if (!Reg.isVirtual() || MRI->use_nodbg_empty(Reg))
    return std::nullopt;
  for (MachineOperand &Use : MRI->use_nodbg_operands(Reg)) {
    MachineInstr &User = *Use.getParent();
    if (User.getOpcode() != IMAD_WIDE_RIR || TII->isPredicated(User) ||
        Use.getSubReg() || Use.getOperandNo() != indexOf(User, OpName::c) ||
        User.getOperand(Use.getOperandNo() + 1).getImm() ||
        !named(User, OpName::b).isImm())
      return std::nullopt;
    const int64_t N = named(User, OpName::b).getImm();
    if (Number && *Number != N)
      return std::nullopt;
    Number = N;
  }
  return Number;
}

MapVector<int64_t, Q7X2Products::SharedNumber>
Q7X2Products::findNumbers(MachineFunction &MF) const {
  MapVector<int64_t, SharedNumber> Numbers;
  for (MachineBasicBlock &MBB : MF)
    for (MachineInstr &MI : MBB) {
      if (TII->isPredicated(MI))
        continue;
      if (MI.getOpcode() == MOV64_C && MI.getOperand(2).isImm())
        if (std::optional<int64_t> N = getNumber(MI))
          Numbers[*N].Bases.push_back(&MI);
      if (MI.getOpcode() == MOV_I && MI.getOperand(1).isImm() &&
          MI.getOperand(0).getReg().isVirtual())
        Numbers[MI.getOperand(1).getImm()].Known.push_back(&MI);
    }
  return Numbers;
}

// Returns the block in which the number must be available for all users, and
// the first of the users there.
Q7X2Products::Place Q7X2Products::findPlace(const SharedNumber &S) const {
  SmallPtrSet<const MachineInstr *, 8> Users;
  MachineBasicBlock *Home = nullptr;
  for (const MachineInstr *Base : S.Bases)
    for (MachineInstr &User :
         MRI->use_nodbg_instructions(Base->getOperand(0).getReg())) {
      Users.insert(&User);
      MachineBasicBlock *MBB = User.getParent();
      Home = Home ? Domination->findNearestCommonDominator(Home, MBB) : MBB;
    }
  Home = &getDominatorOutsideLoops(*Home);
  return {Home,
          find_if(make_range(Home->begin(), Home->getFirstTerminator()),
                  [&](const MachineInstr &MI) { return Users.contains(&MI); })};
}

// Returns a register that already holds the number; none if none is available
// at the place.
Register Q7X2Products::findKnown(const SharedNumber &S, const Place &P) const {
  for (MachineInstr *MI : S.Known) {
    if (!Domination->dominates(MI->getParent(), P.MBB))
      continue;
    const Register Reg = MI->getOperand(0).getReg();
    if (any_of(make_range(P.Before, P.MBB->end()),
               [&](const MachineInstr &Later) { return &Later == MI; }))
      MI->moveBefore(&*P.Before);
    MRI->clearKillFlags(Reg);
    return Reg;
  }
  return Register();
}

// Makes the word of a constant bank the addend operand of its users.
void Q7X2Products::addBase(MachineInstr &Base, Register Number) {
  const Register Old = Base.getOperand(0).getReg();
  SmallVector<MachineInstr *, 4> Users;
  for (MachineInstr &User : MRI->use_nodbg_instructions(Old))
    Users.push_back(&User);
  for (MachineInstr *User : Users) {
    TII->build(*User->getParent(), *User, User->getDebugLoc(), IMAD_WIDE_RRC,
               User->getOperand(0).getReg())
        .add(User->getOperand(1))
        .add(named(*User, OpName::a))
        .addReg(Number)
        .add(Base.getOperand(1))
        .add(Base.getOperand(2))
        .addImm(SrcMods::None)
        .addMod(OpName::itype, named(*User, OpName::itype).getImm());
    User->eraseFromParent();
  }
  LLVM_DEBUG(dbgs() << "Added in place: " << Base);
  MRI->markUsesInDebugValueAsUndef(Old);
  Base.eraseFromParent();
  ++NumBases;
}

bool Q7X2Products::shareNumbers(MachineFunction &MF) {
  bool Changed = false;
  for (auto &[Number, S] : findNumbers(MF)) {
    if (S.Bases.empty())
      continue;
    const Place P = findPlace(S);
    Register Reg = findKnown(S, P);
    if (!Reg) {
      if (S.Bases.size() < 2)
        continue;
      Reg = MRI->createVirtualRegister(&GPRRegClass);
      TII->build(*P.MBB, P.Before, DebugLoc(), MOV_I, Reg).addImm(Number);
    }
    for (MachineInstr *Base : S.Bases)
      addBase(*Base, Reg);
    Changed = true;
  }
  return Changed;
}

// ---- sums of 64 bits -------------------------------------------------------

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

bool Q7X2Products::beginSums(MachineBasicBlock &MBB) {
  Positions.clear();
  SmallVector<MachineInstr *, 8> Sums;
  bool HasProducts = false;
  unsigned Position = 0;
  for (MachineInstr &MI : MBB) {
    Positions[&MI] = ++Position;
    HasProducts |= isProduct(MI);
    if (HasProducts && (MI.getOpcode() == IADD_RR ||
                        MI.getOpcode() == IADD_RI || MI.getOpcode() == IADD_RC))
      Sums.push_back(&MI);
  }
  bool Changed = false;
  for (MachineInstr *MI : Sums)
    if (isPlain(*MI))
      Changed |=
          beginWith(*MI, /*IsFirst=*/true) ||
          (MI->getOpcode() == IADD_RR && beginWith(*MI, /*IsFirst=*/false));
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
    Changed |= beginSums(MBB);
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
  Changed |= shareNumbers(MF);
  return Changed;
}
