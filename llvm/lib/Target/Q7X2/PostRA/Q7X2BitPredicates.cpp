//===-- Q7X2BitPredicates.cpp - Predicates from the bits of a register ----===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Replaces tests of several bits of a register by R2P, which copies the lower
// seven bits of a byte of a register to the predicates P0 to P6. A mask selects
// the bits:
//
//   LOP3 P0, RZ, R4, 0x1, RZ, 0xc0, !PT         R2P PR, R4, 0x7
//   @P0 LDG R5, [R[8:9].64]                     @P0 LDG R5, [R[8:9].64]
//   LOP3 P0, RZ, R4, 0x2, RZ, 0xc0, !PT   =>    @P1 LDG R6, [R[8:9].64+0x4]
//   @P0 LDG R6, [R[8:9].64+0x4]                 @P2 LDG R7, [R[8:9].64+0x8]
//   LOP3 P0, RZ, R4, 0x4, RZ, 0xc0, !PT
//   @P0 LDG R7, [R[8:9].64+0x8]
//
// Each bit goes to the predicate of its number, which may be in use. An R2P is
// placed before the use of a bit that no predicate holds, and also sets the
// predicates of later uses that are free until then. A test remains if its
// predicate is not free where it is needed.
//
// Requires physical registers. Runs before the last scheduler, which separates
// the R2P from its users. Guarantees nothing. One walk over each block with
// several tests, and another one for each register whose tests are replaced, of
// which there are few.
//
//===----------------------------------------------------------------------===//

#include "MCTargetDesc/Q7X2BaseInfo.h"
#include "Q7X2.h"
#include "Q7X2InstrInfo.h"
#include "Q7X2Subtarget.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/InitializePasses.h"
#include "llvm/Support/Debug.h"
#include <limits>
#include <optional>

using namespace llvm;

#define DEBUG_TYPE "q7x2-bit-predicates"
#define PASS_NAME "Q7X2 bit predicates"

STATISTIC(NumReplaced, "Number of tests of bits replaced");
STATISTIC(NumCopies, "Number of copies of bits to predicates");

namespace {

constexpr unsigned NumPredicates = 7;
/// The minimum number of tests to replace and of instructions to save: an R2P
/// delays its first user as much as a test does.
constexpr unsigned MinTests = 3, MinSaved = 2;

/// A value of a predicate register in a block, from its def to the next one.
struct PredicateValue {
  unsigned Begin = 0, End = 0; // the positions of the def and of the last use
  MachineInstr *Test =
      nullptr;                // the bit test that R2P may replace; null if none
  unsigned Group = 0;         // the group of the test
  unsigned Byte = 0, Bit = 0; // the tested byte, and the bit in it
  SmallVector<std::pair<unsigned, MachineOperand *>, 2> Uses; // by position
  SmallVector<MachineInstr *, 0> DebugUses;
  bool IsReplaced = false; // in the current plan
};

/// The tests of a register while it holds one value.
struct TestGroup {
  MCRegister Source;
  unsigned End = std::numeric_limits<unsigned>::max(); // where it changes
  SmallVector<PredicateValue *, 8> Tests;
};

/// A use of a bit.
struct BitUse {
  unsigned Position;
  MachineOperand *Operand;
  PredicateValue *Test;
};

/// An R2P before the instruction at \c Position.
struct BitCopy {
  unsigned Position, Byte, Mask;
};

class Q7X2BitPredicates : public MachineFunctionPass {
public:
  static char ID;
  Q7X2BitPredicates() : MachineFunctionPass(ID) {}

  StringRef getPassName() const override { return PASS_NAME; }
  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.setPreservesCFG();
    MachineFunctionPass::getAnalysisUsage(AU);
  }
  bool runOnMachineFunction(MachineFunction &MF) override;

private:
  const Q7X2InstrInfo *TII;
  const TargetRegisterInfo *TRI;
  SmallVector<MachineInstr *, 0> Instrs; // by position
  std::vector<PredicateValue> Values[NumPredicates];
  SmallVector<TestGroup, 4> Groups;
  SmallVector<unsigned, 4> Open; // the groups that have not ended

  bool isTest(const MachineInstr &MI) const;
  void readPredicates(MachineInstr &MI);
  void writePredicates(MachineInstr &MI);
  void endGroups(const MachineOperand &Changed);
  void beginTest(MachineInstr &MI);
  void scan(MachineBasicBlock &MBB);
  bool isFree(unsigned P, unsigned From, unsigned To) const;
  unsigned findMask(ArrayRef<BitUse> Uses) const;
  PredicateValue *place(ArrayRef<BitUse> Uses,
                        SmallVectorImpl<BitCopy> &Copies) const;
  bool plan(TestGroup &Group, SmallVectorImpl<BitCopy> &Copies) const;
  void insert(const BitCopy &Copy, MCRegister Source);
  void replace(const TestGroup &Group, ArrayRef<BitCopy> Copies);
  bool replaceOneGroup(MachineBasicBlock &MBB);
};

} // namespace

char Q7X2BitPredicates::ID = 0;

INITIALIZE_PASS(Q7X2BitPredicates, DEBUG_TYPE, PASS_NAME, false, false)

FunctionPass *llvm::createQ7X2BitPredicatesPass() {
  return new Q7X2BitPredicates();
}

static MCRegister getPredicate(unsigned P) { return Q7X2::P0 + P; }

/// Returns the number of a predicate register, if \p MO is one.
static std::optional<unsigned> getNumber(const MachineOperand &MO) {
  static_assert(Q7X2::P6 - Q7X2::P0 == NumPredicates - 1,
                "the registers are numbered in order");
  if (!MO.isReg() || MO.getReg() < Q7X2::P0 || MO.getReg() > Q7X2::P6)
    return std::nullopt;
  return MO.getReg() - Q7X2::P0;
}

/// Matches LOP3 Pu, RZ, Ra, 1 << n, RZ, A & B, !PT without a guard.
bool Q7X2BitPredicates::isTest(const MachineInstr &MI) const {
  using namespace Q7X2;
  return MI.getOpcode() == LOP3_RIR && !TII->isPredicated(MI) &&
         named(MI, OpName::rd).getReg() == RZ &&
         getNumber(named(MI, OpName::pu)) &&
         named(MI, OpName::a).getReg() != RZ && named(MI, OpName::b).isImm() &&
         isPowerOf2_32(uint32_t(named(MI, OpName::b).getImm())) &&
         named(MI, OpName::c).getReg() == RZ &&
         named(MI, OpName::lut).getImm() == (Lut::A & Lut::B) &&
         named(MI, OpName::p).getReg() == PT &&
         named(MI, OpName::p, 1).getImm() == Pred::Inverted &&
         named(MI, OpName::exbool).getImm() == EXBool_POR;
}

// ---- the values of a block's predicates ------------------------------------

void Q7X2BitPredicates::readPredicates(MachineInstr &MI) {
  for (MachineOperand &MO : MI.operands()) {
    const std::optional<unsigned> P = getNumber(MO);
    if (!P || !MO.isUse() || MO.isUndef() || Values[*P].empty())
      continue;
    PredicateValue &V = Values[*P].back();
    V.End = Instrs.size();
    V.Uses.push_back({V.End, &MO});
    // Instructions that write the predicates of only some threads read the
    // others' from the same register. Nothing may be inserted between
    // terminators.
    if (MO.isImplicit() || MO.isTied() || MI.isInlineAsm() ||
        (Instrs.back() && Instrs.back()->isTerminator()))
      V.Test = nullptr;
  }
}

void Q7X2BitPredicates::endGroups(const MachineOperand &Changed) {
  erase_if(Open, [&](unsigned Index) {
    TestGroup &G = Groups[Index];
    if (Changed.isRegMask() ? !Changed.clobbersPhysReg(G.Source)
                            : !TRI->regsOverlap(G.Source, Changed.getReg()))
      return false;
    G.End = Instrs.size();
    return true;
  });
}

void Q7X2BitPredicates::writePredicates(MachineInstr &MI) {
  const unsigned Position = Instrs.size();
  auto Begin = [&](unsigned P) {
    PredicateValue &V = Values[P].emplace_back();
    V.Begin = V.End = Position;
  };
  for (const MachineOperand &MO : MI.operands()) {
    if (MO.isRegMask()) {
      endGroups(MO);
      for (unsigned P = 0; P != NumPredicates; ++P)
        if (MO.clobbersPhysReg(getPredicate(P)))
          Begin(P);
    } else if (MO.isReg() && MO.isDef()) {
      endGroups(MO);
      if (const std::optional<unsigned> P = getNumber(MO))
        Begin(*P);
    }
  }
}

void Q7X2BitPredicates::beginTest(MachineInstr &MI) {
  const MCRegister Source = Q7X2::named(MI, Q7X2::OpName::a).getReg().asMCReg();
  const auto *It = find_if(
      Open, [&](unsigned Index) { return Groups[Index].Source == Source; });
  unsigned Group = Groups.size();
  if (It != Open.end()) {
    Group = *It;
  } else {
    Open.push_back(Group);
    Groups.emplace_back().Source = Source;
  }
  const unsigned Number =
      Log2_32(uint32_t(Q7X2::named(MI, Q7X2::OpName::b).getImm()));
  PredicateValue &V =
      Values[*getNumber(Q7X2::named(MI, Q7X2::OpName::pu))].back();
  V.Group = Group;
  V.Byte = Number / 8;
  V.Bit = Number % 8;
  V.Test = V.Bit < NumPredicates ? &MI : nullptr;
}

/// Finds the values of the predicates and the groups of tests.
void Q7X2BitPredicates::scan(MachineBasicBlock &MBB) {
  Instrs.assign(1, nullptr); // for the live-ins
  Groups.clear();
  Open.clear();
  for (unsigned P = 0; P != NumPredicates; ++P) {
    Values[P].clear();
    if (MBB.isLiveIn(getPredicate(P)))
      Values[P].emplace_back();
  }
  for (MachineInstr &MI : MBB) {
    if (MI.isDebugInstr()) {
      for (const MachineOperand &MO : MI.operands())
        if (const auto P = getNumber(MO); P && !Values[*P].empty())
          Values[*P].back().DebugUses.push_back(&MI);
      continue;
    }
    readPredicates(MI);
    writePredicates(MI);
    if (isTest(MI))
      beginTest(MI);
    Instrs.push_back(&MI);
  }
  for (const MachineBasicBlock *Succ : MBB.successors())
    for (unsigned P = 0; P != NumPredicates; ++P)
      if (!Values[P].empty() && Succ->isLiveIn(getPredicate(P))) {
        Values[P].back().End = Instrs.size();
        Values[P].back().Test = nullptr;
      }
  for (std::vector<PredicateValue> &OfOne : Values)
    for (PredicateValue &V : OfOne)
      if (V.Test && V.End <= Groups[V.Group].End)
        Groups[V.Group].Tests.push_back(&V);
}

// ---- placement of R2P ------------------------------------------------------

/// Returns whether a predicate can be set before the instruction at \p From and
/// read by the instruction at \p To.
bool Q7X2BitPredicates::isFree(unsigned P, unsigned From, unsigned To) const {
  const ArrayRef<PredicateValue> OfOne = Values[P];
  const auto *It = partition_point(
      OfOne, [&](const PredicateValue &V) { return V.End < From; });
  for (; It != OfOne.end() && It->Begin < To; ++It)
    if (!It->IsReplaced)
      return false;
  return true;
}

/// Returns the mask of an R2P for the first use: those bits of its byte whose
/// predicates are used next for this byte, and free until then.
unsigned Q7X2BitPredicates::findMask(ArrayRef<BitUse> Uses) const {
  constexpr unsigned MaxUses = 32; // keeps the time linear
  unsigned Mask = 0, Seen = 0;
  for (const BitUse &U : Uses.take_front(MaxUses)) {
    const unsigned Flag = 1u << U.Test->Bit;
    if (!(Seen & Flag) && U.Test->Byte == Uses.front().Test->Byte &&
        isFree(U.Test->Bit, Uses.front().Position, U.Position))
      Mask |= Flag;
    Seen |= Flag;
  }
  return Mask;
}

/// Finds the R2Ps for all uses, in order. Returns a test that cannot be
/// replaced, if there is one.
PredicateValue *
Q7X2BitPredicates::place(ArrayRef<BitUse> Uses,
                         SmallVectorImpl<BitCopy> &Copies) const {
  Copies.clear();
  int Last[NumPredicates]; // the copies that set the predicates last
  std::fill(std::begin(Last), std::end(Last), -1);
  for (; !Uses.empty(); Uses = Uses.drop_front()) {
    const BitUse &U = Uses.front();
    const unsigned P = U.Test->Bit;
    if (Last[P] >= 0 && Copies[Last[P]].Byte == U.Test->Byte &&
        isFree(P, Copies[Last[P]].Position, U.Position))
      continue;
    const unsigned Mask = findMask(Uses);
    if (!(Mask >> P & 1))
      return U.Test;
    for (unsigned Q = 0; Q != NumPredicates; ++Q)
      if (Mask >> Q & 1)
        Last[Q] = Copies.size();
    Copies.push_back({U.Position, U.Test->Byte, Mask});
  }
  return nullptr;
}

static SmallVector<BitUse, 16> getUses(const TestGroup &Group) {
  SmallVector<BitUse, 16> Uses;
  for (PredicateValue *Test : Group.Tests)
    for (const auto &[Position, Operand] : Test->Uses)
      Uses.push_back({Position, Operand, Test});
  llvm::sort(Uses, [](const BitUse &A, const BitUse &B) {
    return A.Position < B.Position;
  });
  return Uses;
}

/// Chooses the tests of a group to replace. Returns false if too few are left.
bool Q7X2BitPredicates::plan(TestGroup &Group,
                             SmallVectorImpl<BitCopy> &Copies) const {
  for (PredicateValue *Test : Group.Tests)
    Test->IsReplaced = true;
  constexpr unsigned MaxTries = 16; // keeps the time linear
  for (unsigned Try = 0; Try != MaxTries && Group.Tests.size() >= MinTests;
       ++Try) {
    PredicateValue *Failed = place(getUses(Group), Copies);
    if (!Failed && Group.Tests.size() >= Copies.size() + MinSaved)
      return true;
    if (!Failed)
      break;
    Failed->IsReplaced = false;
    erase(Group.Tests, Failed);
  }
  for (PredicateValue *Test : Group.Tests)
    Test->IsReplaced = false;
  return false;
}

// ---- the replacement -------------------------------------------------------

void Q7X2BitPredicates::insert(const BitCopy &Copy, MCRegister Source) {
  MachineInstr &Before = *Instrs[Copy.Position];
  TII->build(*Before.getParent(), Before, Before.getDebugLoc(), Q7X2::R2P_RI)
      .addReg(Source)
      .addImm(Q7X2::BSel_B0 + Copy.Byte)
      .addImm(Copy.Mask);
  MachineInstr &R2P = *std::prev(Before.getIterator());
  // The instruction description has all predicates as implicit operands.
  while (R2P.getNumOperands() != R2P.getNumExplicitOperands())
    R2P.removeOperand(R2P.getNumOperands() - 1);
  for (unsigned P = 0; P != NumPredicates; ++P)
    if (Copy.Mask >> P & 1)
      R2P.addOperand(MachineOperand::CreateReg(getPredicate(P), /*isDef=*/true,
                                               /*isImp=*/true));
}

void Q7X2BitPredicates::replace(const TestGroup &Group,
                                ArrayRef<BitCopy> Copies) {
  for (MachineInstr *MI : drop_begin(Instrs))
    for (MachineOperand &MO : MI->all_uses())
      if (getNumber(MO) || TRI->regsOverlap(MO.getReg(), Group.Source))
        MO.setIsKill(false);
  for (const BitCopy &Copy : Copies)
    insert(Copy, Group.Source);
  for (const BitUse &U : getUses(Group))
    U.Operand->setReg(getPredicate(U.Test->Bit));
  for (const PredicateValue *Test : Group.Tests) {
    for (MachineInstr *MI : Test->DebugUses)
      if (MI->isDebugValue())
        MI->setDebugValueUndef();
    LLVM_DEBUG(dbgs() << "Replaced by R2P: " << *Test->Test);
    Test->Test->eraseFromParent();
  }
  NumReplaced += Group.Tests.size();
  NumCopies += Copies.size();
}

bool Q7X2BitPredicates::replaceOneGroup(MachineBasicBlock &MBB) {
  if (count_if(MBB, [&](const MachineInstr &MI) { return isTest(MI); }) <
      MinTests)
    return false;
  scan(MBB);
  SmallVector<BitCopy, 8> Copies;
  for (TestGroup &Group : Groups)
    if (plan(Group, Copies)) {
      replace(Group, Copies);
      return true;
    }
  return false;
}

bool Q7X2BitPredicates::runOnMachineFunction(MachineFunction &MF) {
  if (skipFunction(MF.getFunction()))
    return false;
  TII = MF.getSubtarget<Q7X2Subtarget>().getInstrInfo();
  TRI = MF.getSubtarget().getRegisterInfo();
  constexpr unsigned MaxGroups = 8; // per block; keeps the time linear
  bool Changed = false;
  for (MachineBasicBlock &MBB : MF)
    for (unsigned I = 0; I != MaxGroups && replaceOneGroup(MBB); ++I)
      Changed = true;
  return Changed;
}
