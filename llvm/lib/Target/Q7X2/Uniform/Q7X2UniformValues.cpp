//===-- Q7X2UniformValues.cpp - Choice of uniform values ------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Q7X2UniformValues.h"
#include "MCTargetDesc/Q7X2BaseInfo.h"
#include "Q7X2InstrInfo.h"
#include "llvm/ADT/DepthFirstIterator.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/CodeGen/MachineFunction.h"
#include <utility>

using namespace llvm;
using namespace llvm::Q7X2;

// Uniform registers are not spilled. So no schedule of a block may need more
// registers than there are, where the registers of all values that are live-in
// or defined in the block count. The remaining registers are for copies and for
// pairs, which must be aligned.
static constexpr unsigned MaxRegisters = 44, MaxPredicates = 5;
// A shorter loop waits for its induction variable: 6 cycles until the
// comparison, and 8 more until the branch.
static constexpr unsigned TightLoop = 16;

// ---- instructions ----------------------------------------------------------

bool Q7X2::isConstantLeaf(const MachineInstr &MI) {
  switch (MI.getOpcode()) {
  case Q7X2::MOV_I:
  case Q7X2::MOV_C:
  case Q7X2::MOV64_C:
    return true;
  default:
    return false;
  }
}

static bool isWarpsSpecialRegister(int64_t Reg) {
  return Reg == SReg_SR_CTAID_X || Reg == SReg_SR_CTAID_Y ||
         Reg == SReg_SR_CTAID_Z;
}

bool Q7X2::isWideProduct(const MachineInstr &MI) {
  return MI.getOpcode() == Q7X2::IMAD_WIDE_RRR ||
         MI.getOpcode() == Q7X2::IMAD_WIDE_RIR ||
         MI.getOpcode() == Q7X2::IMAD_WIDE_RCR;
}

// Returns the opcode for the lower half of a product; -1 if there is none. The
// factors and the addend must not have a sign, and the carry out of IMAD.WIDE
// must have no use.
static int findUniformProduct(const MachineInstr &MI) {
  const unsigned Opcode = MI.getOpcode();
  auto Value = [&](OpName Name, unsigned Part) {
    return MI.getOperand(getNamedOperandIdx(Opcode, Name) + Part).getImm();
  };
  const MachineRegisterInfo &MRI = MI.getMF()->getRegInfo();
  if (isWideProduct(MI)) {
    const Register Carry = MI.getOperand(1).getReg();
    const bool UsesCarry = Carry.isVirtual() && !MRI.use_nodbg_empty(Carry);
    return Value(OpName::c, 1) || UsesCarry
               ? -1
               : getUniformOpcode(getLowerHalfOpcode(Opcode));
  }
  const bool HasSign = Opcode != Q7X2::IMUL_RI &&
                       Value(OpName::b, Opcode == Q7X2::IMUL_RC ? 2 : 1);
  return HasSign || Value(OpName::lohi, 0) != LOHI_LO
             ? -1
             : getUniformOpcode(getMultiplyAddOpcode(Opcode));
}

std::optional<unsigned> Q7X2::findUniformOpcode(const MachineInstr &MI) {
  switch (MI.getOpcode()) {
  case TargetOpcode::PHI:
  case TargetOpcode::COPY:
  case TargetOpcode::REG_SEQUENCE:
  case TargetOpcode::IMPLICIT_DEF:
    return MI.getOpcode();
  case Q7X2::S2R_X:
    if (isWarpsSpecialRegister(MI.getOperand(1).getImm()))
      return Q7X2::S2UR_X;
    return std::nullopt;
  default:
    break;
  }
  const bool IsProduct =
      isWideProduct(MI) || getMultiplyAddOpcode(MI.getOpcode()) >= 0;
  const int Opcode =
      IsProduct ? findUniformProduct(MI) : getUniformOpcode(MI.getOpcode());
  return Opcode < 0 ? std::nullopt : std::optional<unsigned>(Opcode);
}

const TargetRegisterClass *
Q7X2::getUniformClass(const TargetRegisterClass *RC) {
  if (RC == &GPRRegClass)
    return &UGPRRegClass;
  if (RC == &GPR64RegClass)
    return &UGPR64RegClass;
  if (RC == &GPR64ZRegClass)
    return &UGPR64ZRegClass;
  return RC == &PPRRegClass ? &UPPRRegClass : nullptr;
}

MachineBasicBlock *Q7X2::getUseBlock(const MachineOperand &Use) {
  MachineInstr &MI = const_cast<MachineInstr &>(*Use.getParent());
  return MI.isPHI() ? MI.getOperand(Use.getOperandNo() + 1).getMBB()
                    : MI.getParent();
}

// Returns whether the operand is the condition of a branch.
static bool isBranchCondition(const MachineOperand &Use) {
  const MachineInstr &MI = *Use.getParent();
  if (MI.getOpcode() != Q7X2::BRA_I)
    return false;
  // Without a predicate operand the condition is the guard.
  const int P = getNamedOperandIdx(Q7X2::BRA_I, OpName::p);
  return MI.getOperand(P).getReg() == Q7X2::PT &&
         MI.getOperand(P + 1).getImm() == Pred::Plain;
}

// ---- candidates ------------------------------------------------------------

UniformValues::UniformValues(MachineFunction &MF,
                             const MachineDominatorTree &Domination,
                             const MachineCycleInfo &Cycles,
                             const ConvergedBlocks &Blocks)
    : MF(MF), MRI(MF.getRegInfo()), Domination(Domination), Cycles(Cycles),
      Blocks(Blocks), LastConverged(MF.getNumBlockIDs()) {
  for (const MachineDomTreeNode *Node :
       depth_first(std::as_const(Domination).getRootNode())) {
    MachineBasicBlock &MBB = *Node->getBlock();
    const MachineDomTreeNode *Above = Node->getIDom();
    LastConverged[MBB.getNumber()] =
        Blocks.contains(MBB) ? &MBB
        : Above              ? LastConverged[Above->getBlock()->getNumber()]
                             : nullptr;
  }
}

// Returns whether one of the results is a predicate that has a use.
static bool definesPredicate(const MachineInstr &MI,
                             const MachineRegisterInfo &MRI) {
  return any_of(MI.defs(), [&](const MachineOperand &Def) {
    // A predicate without a use becomes PT.
    return Def.getReg().isVirtual() &&
           MRI.getRegClass(Def.getReg()) == &PPRRegClass &&
           !MRI.use_nodbg_empty(Def.getReg());
  });
}

// Constants are defined early, so that their latency overlaps with others', and
// outside of loops. Numbers can be computed before threads diverge, even if not
// all threads need them, so that they take no general registers. Branches of
// diverged threads should use predicates of the threads instead.
MachineBasicBlock *UniformValues::getDefBlock(MachineInstr &MI) const {
  MachineBasicBlock &MBB = isConstantLeaf(MI) ? MF.front() : *MI.getParent();
  MachineBasicBlock *Home = LastConverged[MBB.getNumber()];
  return Home == &MBB || !(MI.isPHI() || definesPredicate(MI, MRI)) ? Home
                                                                    : nullptr;
}

MachineBasicBlock *
UniformValues::getPlaceBeforeLoops(const MachineBasicBlock &User,
                                   Register Source) const {
  const MachineDomTreeNode *Node = Domination.getNode(&User);
  while (getDepth(*Node->getBlock()) > 0 || !Blocks.contains(*Node->getBlock()))
    Node = Node->getIDom();
  MachineBasicBlock *Place = Node->getBlock();
  return !Source || Domination.dominates(MRI.getVRegDef(Source)->getParent(),
                                         Place)
             ? Place
             : nullptr;
}

// The operands of phis are copied at the ends of the predecessors.
bool UniformValues::canHavePhi(const MachineBasicBlock &MBB) const {
  return Blocks.contains(MBB) &&
         all_of(MBB.predecessors(), [&](const MachineBasicBlock *Pred) {
           return Blocks.leaveTogether(*Pred);
         });
}

// Returns whether the innermost loop around the block is so short that its
// iterations wait for its induction variable.
bool UniformValues::isTight(const MachineBasicBlock &MBB) const {
  const MachineCycle *Cycle = Cycles.getCycle(&MBB);
  if (!Cycle)
    return false;
  auto [It, IsNew] = Tight.try_emplace(Cycle, false);
  if (!IsNew)
    return It->second;
  unsigned Count = 0;
  bool Waits = false; // For a result of variable latency.
  for (const MachineBasicBlock *In : Cycle->blocks())
    for (const MachineInstr &MI : *In) {
      Count += !MI.isMetaInstruction() && !MI.isCopyLike() && !MI.isPHI();
      Waits |= MI.mayLoad() || MI.isConvergent() ||
               (MI.getDesc().TSFlags & TSFlag::HasWsb);
    }
  return It->second = Count < TightLoop && !Waits;
}

static bool isSupportedOperand(const MachineOperand &MO) {
  if (!MO.isReg())
    // Besides numbers, only addresses of symbols are supported.
    return MO.isImm() || MO.isMBB() || MO.isGlobal();
  if (MO.isImplicit())
    return false;
  const Register Reg = MO.getReg();
  if (Reg.isVirtual())
    return !(MO.isDef() && MO.getSubReg());
  return Reg == Q7X2::RZ || Reg == Q7X2::RZ64 || Reg == Q7X2::PT;
}

bool UniformValues::isSupported(MachineInstr &MI) const {
  if (!findUniformOpcode(MI))
    return false;
  const MachineBasicBlock *Home = getDefBlock(MI);
  if (!Home || isTight(*Home) || (isWideProduct(MI) && getDepth(*Home) > 0))
    return false;
  const TargetInstrInfo &TII = *MF.getSubtarget().getInstrInfo();
  if (TII.isPredicated(MI) || !all_of(MI.operands(), isSupportedOperand))
    return false;
  if (MI.isPHI() && !canHavePhi(*MI.getParent()))
    return false;
  return all_of(MI.defs(), [&](const MachineOperand &MO) {
    return MO.getReg().isVirtual() &&
           getUniformClass(MRI.getRegClass(MO.getReg()));
  });
}

bool UniformValues::hasUniformSources(const MachineInstr &MI) const {
  return all_of(MI.all_uses(), [&](const MachineOperand &MO) {
    return !MO.getReg().isVirtual() || isUniform(MO.getReg());
  });
}

void UniformValues::findPossible() {
  Order.clear();
  Uniform.clear();
  // Visit defs before uses.
  for (MachineBasicBlock *MBB : ReversePostOrderTraversal(&MF))
    for (MachineInstr &MI : *MBB)
      if (isSupported(MI)) {
        Order.push_back(&MI);
        Uniform.insert(&MI);
      }
  std::vector<MachineInstr *> Worklist;
  for (MachineInstr *MI : Order)
    if (!hasUniformSources(*MI))
      Worklist.push_back(MI);
  while (!Worklist.empty()) {
    MachineInstr *MI = Worklist.back();
    Worklist.pop_back();
    if (!Uniform.erase(MI))
      continue;
    for (const MachineOperand &Def : MI->defs())
      for (MachineInstr &User : MRI.use_nodbg_instructions(Def.getReg()))
        if (Uniform.contains(&User))
          Worklist.push_back(&User);
  }
  erase_if(Order, [&](MachineInstr *MI) { return !Uniform.contains(MI); });
}

// ---- users -----------------------------------------------------------------

// Returns whether the if converter may predicate the code that a branch skips,
// which requires a predicate of the threads.
static bool isShortBranch(const MachineBasicBlock &MBB) {
  constexpr unsigned MaxPredicated = 7;
  if (MBB.succ_size() != 2)
    return false;
  const MachineBasicBlock *A = *MBB.succ_begin(),
                          *B = *std::next(MBB.succ_begin());
  auto IsShort = [](const MachineBasicBlock &Then,
                    const MachineBasicBlock &Join) {
    if (Then.pred_size() != 1 || Then.succ_size() != 1 ||
        *Then.succ_begin() != &Join)
      return false;
    unsigned Count = 0;
    for (const MachineInstr &MI : Then) {
      if (MI.isConvergent() || MI.isInlineAsm())
        return false;
      Count += !MI.isMetaInstruction() && !MI.isCopyLike() && !MI.isBranch();
    }
    return Count <= MaxPredicated;
  };
  return IsShort(*A, *B) || IsShort(*B, *A);
}

// Returns whether the branch may become an EXIT, which requires a predicate of
// the threads.
static bool isBranchToExit(const MachineBasicBlock &MBB) {
  return any_of(MBB.successors(), [](const MachineBasicBlock *Succ) {
    auto First = Succ->getFirstNonDebugInstr();
    return First != Succ->end() && First->isReturn();
  });
}

bool UniformValues::canBranchOn(const MachineOperand &Use) const {
  const MachineBasicBlock &MBB = *Use.getParent()->getParent();
  return isBranchCondition(Use) && !isShortBranch(MBB) &&
         (getDepth(MBB) > 0 || !isBranchToExit(MBB));
}

// Returns whether the instruction only computes sums that are folded into
// addresses.
bool UniformValues::isDead(const MachineInstr &MI, unsigned Level) const {
  constexpr unsigned MaxLevel = 6;
  if (SumUsers.empty() || MI.isPHI() || Level == MaxLevel ||
      !MI.wouldBeTriviallyDead())
    return false;
  // Memoize, since common users would be visited repeatedly.
  auto [It, IsNew] = Dead.try_emplace({&MI, Level}, false);
  if (!IsNew)
    return It->second;
  const bool IsDead = hasOnlyDeadUsers(MI, Level);
  Dead[{&MI, Level}] = IsDead;
  return IsDead;
}

bool UniformValues::hasOnlyDeadUsers(const MachineInstr &MI,
                                     unsigned Level) const {
  const bool HasUser = any_of(MI.defs(), [&](const MachineOperand &Def) {
    return Def.getReg().isVirtual() && !MRI.use_nodbg_empty(Def.getReg());
  });
  return HasUser && all_of(MI.defs(), [&](const MachineOperand &Def) {
           return Def.getReg().isVirtual() &&
                  !SumParts.contains(Def.getReg()) &&
                  all_of(MRI.use_nodbg_operands(Def.getReg()),
                         [&](const MachineOperand &Use) {
                           return SumUsers.contains(&Use) ||
                                  isDead(*Use.getParent(), Level + 1);
                         });
         });
}

void UniformValues::noteUse(MachineOperand &Use, Needs &N) {
  MachineInstr &User = *Use.getParent();
  if (isDead(User))
    return;
  const unsigned Depth = getDepth(*getUseBlock(Use));
  auto NoteReader = [&](unsigned AtDepth) {
    N.HasUse = true;
    N.DeepestUse = std::max(N.DeepestUse, AtDepth);
  };
  if (Uniform.contains(&User)) {
    NoteReader(std::max(getDepth(*getDefBlock(User)), Reach.lookup(&User)));
    return;
  }
  if (isAddressWithoutUniform(Use) && !SumUsers.contains(&Use)) {
    NoteReader(Depth);
    return;
  }
  if (canBranchOn(Use)) {
    NoteReader(Depth);
    return;
  }
  if (!Forms.contains(&User))
    if (auto Form = findUniformForm(User, Use.getOperandNo())) {
      Forms.insert({&User, {&Use, *Form}});
      NoteReader(Depth);
      return;
    }
  N.NeedsCopy = true;
  N.DeepestCopy = std::max(N.DeepestCopy, Depth);
}

UniformValues::Needs UniformValues::findNeeds(MachineInstr &MI) {
  Needs N;
  for (const MachineOperand &Def : MI.defs()) {
    for (MachineOperand &Use : MRI.use_nodbg_operands(Def.getReg()))
      noteUse(Use, N);
    if (auto It = SumsOf.find(Def.getReg()); It != SumsOf.end())
      for (AddressSum *S : It->second)
        if (S->IsActive) {
          N.HasUse = true;
          // It saves instructions at any loop depth.
          N.DeepestUse = std::max(N.DeepestUse, getDepth(*MI.getParent()) + 1);
        }
  }
  Reach[&MI] = N.DeepestUse;
  return N;
}

// ---- choice ----------------------------------------------------------------

// Activates the sums whose uniform part is in a uniform register.
void UniformValues::updateSums() {
  bool Changed = SumUsers.empty();
  for (AddressSum &S : *Sums) {
    const bool IsActive = S.IsActive && isUniform(S.Uniform);
    Changed |= IsActive != S.IsActive;
    S.IsActive = IsActive;
  }
  if (!Changed)
    return;
  SumUsers.clear();
  SumParts.clear();
  Dead.clear();
  for (const AddressSum &S : *Sums) {
    if (!S.IsActive)
      continue;
    SumUsers.insert_range(S.Users);
    SumParts.insert(S.Divergent);
    SumParts.insert(S.Uniform);
  }
}

// Removes values with users that need a general register, users first.
bool UniformValues::removeUnfit() {
  bool Changed = false;
  updateSums();
  Forms.clear();
  for (MachineInstr *MI : reverse(Order)) {
    if (!Uniform.contains(MI))
      continue;
    const Needs N = findNeeds(*MI);
    const bool IsFit =
        !N.NeedsCopy ||
        (N.HasUse && (isConstantLeaf(*MI) || N.DeepestCopy < N.DeepestUse));
    if (IsFit && hasUniformSources(*MI))
      continue;
    Uniform.erase(MI);
    Changed = true;
  }
  return Changed;
}

// Returns whether a product replaces products in a loop.
bool UniformValues::hasStrides(const MachineInstr &Product) const {
  auto It = SumsOf.find(Product.getOperand(0).getReg());
  return It != SumsOf.end() && any_of(It->second, [](const AddressSum *S) {
           return S->IsActive && S->IsStride;
         });
}

bool UniformValues::isWorthwhile(MachineInstr &MI, const Needs &N) const {
  if (!N.HasUse)
    return false;
  const unsigned Depth = getDepth(*getDefBlock(MI));
  // A constant that is also in a general register saves nothing.
  if (isConstantLeaf(MI))
    return N.DeepestUse > Depth &&
           (!N.NeedsCopy || N.DeepestCopy < N.DeepestUse);
  // It takes two instructions instead of one.
  if (isWideProduct(MI))
    return hasStrides(MI);
  // Hoisted within a loop, it would be computed for threads that do not need
  // it, too.
  const bool Stays = getDefBlock(MI) == MI.getParent();
  return (Stays && Depth > 0) || N.DeepestUse > Depth;
}

// Returns whether \p MI is a comparison that is only used by branches and whose
// operands are in uniform registers anyway, but could not all be read from
// there in place.
bool UniformValues::savesCopies(MachineInstr &MI,
                                function_ref<bool(Register)> IsThere) {
  const Register Pred = MI.getOperand(0).getReg();
  if (MI.isCopyLike() || MI.isPHI() || MRI.getRegClass(Pred) != &PPRRegClass ||
      !all_of(MRI.use_nodbg_operands(Pred),
              [&](const MachineOperand &Use) { return canBranchOn(Use); }))
    return false;
  unsigned Count = 0;
  bool HasForm = false;
  for (const MachineOperand &MO : MI.all_uses()) {
    if (!MO.getReg().isVirtual())
      continue;
    if (!IsThere(MO.getReg()))
      return false;
    ++Count;
    HasForm |= findUniformForm(MI, MO.getOperandNo()).has_value();
  }
  return Count > unsigned(HasForm);
}

// Removes values that save nothing, neither themselves nor through others.
bool UniformValues::removeUseless() {
  DenseSet<const MachineInstr *> Useful;
  std::vector<const MachineInstr *> Worklist;
  Forms.clear();
  for (MachineInstr *MI : reverse(Order))
    if (Uniform.contains(MI) && isWorthwhile(*MI, findNeeds(*MI)))
      Worklist.push_back(MI);
  while (!Worklist.empty()) {
    const MachineInstr *MI = Worklist.back();
    Worklist.pop_back();
    if (!Useful.insert(MI).second)
      continue;
    for (const MachineOperand &MO : MI->all_uses())
      if (isUniform(MO.getReg()))
        Worklist.push_back(MRI.getVRegDef(MO.getReg()));
  }
  const ConstantGroups Constants = groupConstants();
  auto IsThere = [&](Register Reg) {
    MachineInstr *Def = MRI.getVRegDef(Reg);
    auto Equal = Constants.find(Def);
    return Equal == Constants.end()
               ? Useful.contains(Def)
               : any_of(Equal->second, [&](const MachineInstr *Constant) {
                   return Useful.contains(Constant);
                 });
  };
  for (MachineInstr *MI : Order)
    if (Uniform.contains(MI) && !Useful.contains(MI) &&
        savesCopies(*MI, IsThere)) {
      Useful.insert(MI);
      for (const MachineOperand &MO : MI->all_uses())
        if (MO.getReg().isVirtual())
          Useful.insert(MRI.getVRegDef(MO.getReg()));
    }
  const bool Changed = Useful.size() != Uniform.size();
  Uniform = std::move(Useful);
  return Changed;
}

namespace {
/// The uniform registers that a block may need at the same time.
struct Pressure {
  unsigned Registers = 0, Predicates = 0;

  void add(const TargetRegisterClass *RC) {
    if (RC == &PPRRegClass)
      ++Predicates;
    else
      Registers += RC == &GPRRegClass ? 1 : 2;
  }
  bool hasExcessRegisters() const { return Registers > MaxRegisters; }
  bool isExcessive() const {
    return hasExcessRegisters() || Predicates > MaxPredicates;
  }
};
} // namespace

UniformValues::ConstantGroups UniformValues::groupConstants() const {
  ConstantGroups Groups;
  for (MachineInstr *MI : Order)
    if (Uniform.contains(MI) && isConstantLeaf(*MI))
      Groups[MI].push_back(MI);
  return Groups;
}

// Appends the blocks that use a value or a copy of it.
void UniformValues::addUseBlocks(
    Register Reg, SmallVectorImpl<MachineBasicBlock *> &Users) const {
  for (const MachineOperand &Use : MRI.use_nodbg_operands(Reg)) {
    Users.push_back(getUseBlock(Use));
    const MachineInstr &User = *Use.getParent();
    if (User.isCopy() && Uniform.contains(&User))
      addUseBlocks(User.getOperand(0).getReg(), Users);
  }
  if (auto It = SumsOf.find(Reg); It != SumsOf.end())
    for (const AddressSum *S : It->second)
      for (const MachineOperand *Use : S->Users)
        Users.push_back(getUseBlock(*Use));
}

// Removes values that are live in blocks that may need too many registers.
bool UniformValues::removeExcess() {
  const ConstantGroups Constants = groupConstants();
  std::vector<Pressure> Need(MF.getNumBlockIDs());
  std::vector<SmallVector<MachineInstr *, 4>> In(MF.getNumBlockIDs());
  for (MachineInstr *MI : Order) {
    if (!Uniform.contains(MI) || MI->isCopy()) // A copy shares the register.
      continue;
    auto Equal = Constants.find(MI);
    if (Equal != Constants.end() && Equal->second.front() != MI)
      continue;
    MachineBasicBlock *Home = getDefBlock(*MI);
    if (isSum64(*MI)) // The carry between its halves.
      Need[Home->getNumber()].add(&PPRRegClass);
    for (const MachineOperand &Def : MI->defs()) {
      const Register Reg = Def.getReg();
      SmallVector<MachineBasicBlock *, 8> Worklist;
      if (Equal == Constants.end())
        addUseBlocks(Reg, Worklist);
      else
        for (const MachineInstr *Constant : Equal->second)
          addUseBlocks(Constant->getOperand(0).getReg(), Worklist);
      if (Worklist.empty())
        continue;
      SmallPtrSet<MachineBasicBlock *, 8> LiveIn;
      while (!Worklist.empty()) {
        MachineBasicBlock *MBB = Worklist.pop_back_val();
        if (MBB != Home && LiveIn.insert(MBB).second)
          append_range(Worklist, MBB->predecessors());
      }
      LiveIn.insert(Home);
      for (const MachineBasicBlock *MBB : LiveIn) {
        Need[MBB->getNumber()].add(MRI.getRegClass(Reg));
        In[MBB->getNumber()].push_back(MI);
      }
    }
  }
  for (unsigned N = 0; N != Need.size(); ++N) {
    const Pressure &P = Need[N];
    if (!P.isExcessive())
      continue;
    // Remove constants first, and the later half, on which fewer others depend.
    SmallVector<MachineInstr *, 4> Values, Leaves;
    copy_if(In[N], std::back_inserter(Values), [&](const MachineInstr *MI) {
      return P.hasExcessRegisters() || definesPredicate(*MI, MRI) ||
             isSum64(*MI);
    });
    copy_if(Values, std::back_inserter(Leaves),
            [](const MachineInstr *MI) { return isConstantLeaf(*MI); });
    if (Leaves.size() > 1)
      Values = std::move(Leaves);
    for (MachineInstr *MI : ArrayRef(Values).drop_front(Values.size() / 2))
      Uniform.erase(MI);
    return true;
  }
  return false;
}

void UniformValues::choose(std::vector<AddressSum> &TheSums) {
  Sums = &TheSums;
  for (AddressSum &S : TheSums)
    SumsOf[S.Uniform].push_back(&S);
  while (removeUnfit() || removeUseless() || removeExcess())
    ;
}

std::vector<MachineInstr *> UniformValues::getChosen() const {
  std::vector<MachineInstr *> Chosen;
  copy_if(Order, std::back_inserter(Chosen),
          [&](MachineInstr *MI) { return Uniform.contains(MI); });
  return Chosen;
}

const UniformForm *UniformValues::getForm(const MachineOperand &Use) const {
  auto It = Forms.find(Use.getParent());
  return It != Forms.end() && It->second.first == &Use ? &It->second.second
                                                       : nullptr;
}
