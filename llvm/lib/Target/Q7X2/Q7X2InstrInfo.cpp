//===-- Q7X2InstrInfo.cpp - Instructions in code --------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Q7X2InstrInfo.h"
#include "MCTargetDesc/Q7X2BaseInfo.h"
#include "Q7X2Subtarget.h"
#include "llvm/ADT/DepthFirstIterator.h"
#include "llvm/CodeGen/MachineFrameInfo.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"

using namespace llvm;

#define GET_INSTRINFO_CTOR_DTOR
#define GET_INSTRMAP_INFO
#include "Q7X2GenInstrInfo.inc"

Q7X2InstrInfo::Q7X2InstrInfo(const Q7X2Subtarget &STI)
    : Q7X2GenInstrInfo(STI, RegInfo, Q7X2::ADJCALLSTACKDOWN,
                       Q7X2::ADJCALLSTACKUP) {}

// ---- default operands ------------------------------------------------------

void Q7X2::forEachDefaultOperand(const MCInstrDesc &Desc, unsigned Index,
                                 function_ref<void(MCRegister)> AddReg,
                                 function_ref<void(int64_t)> AddImm) {
  ArrayRef<MCOperandInfo> Operands = Desc.operands();
  auto IsMod = [](const MCOperandInfo &Op) {
    return Op.OperandType == Q7X2::OPERAND_MOD;
  };
  // Modifiers of the instruction stand behind those of its sources.
  const Q7X2::InstrInfoRow *Row = Q7X2::lookupInstr(Desc.getOpcode());
  unsigned NumMods = Row ? Row->NumMods : 0;
  unsigned Mod = NumMods - count_if(Operands.drop_front(Index), IsMod);
  for (const MCOperandInfo &Op : Operands.drop_front(Index)) {
    if (Op.RegClass == Q7X2::PPRRegClassID) {
      AddReg(Q7X2::PT);
    } else if (IsMod(Op)) {
      unsigned Assumed = Q7X2::lookupMod(Row->mod(Mod++))->Assumed;
      AddImm(Assumed == 0xff ? 0 : Assumed);
    } else {
      assert(Op.RegClass < 0 && "a register that must be named");
      AddImm(0);
    }
  }
}

Q7X2InstrBuilder::~Q7X2InstrBuilder() {
  MachineInstr &MI = *Builder;
  // getNumExplicitOperands says how many there should be.
  unsigned Given = count_if(MI.operands(), [](const MachineOperand &MO) {
    return !MO.isReg() || !MO.isImplicit();
  });
  Q7X2::forEachDefaultOperand(
      MI.getDesc(), Given, [&](MCRegister Reg) { Builder.addReg(Reg); },
      [&](int64_t Value) { Builder.addImm(Value); });
}

// ---- copies ----------------------------------------------------------------

void Q7X2InstrInfo::copyPhysReg(MachineBasicBlock &MBB,
                                MachineBasicBlock::iterator I,
                                const DebugLoc &DL, Register Dst, Register Src,
                                bool KillSrc, bool, bool) const {
  unsigned Kill = getKillRegState(KillSrc);
  if (Q7X2::GPRRegClass.contains(Dst, Src)) {
    build(MBB, I, DL, Q7X2::MOV_R, Dst).addReg(Src, Kill);
  } else if (Q7X2::GPR64ZRegClass.contains(Dst, Src)) {
    build(MBB, I, DL, Q7X2::MOV64_R, Dst).addReg(Src, Kill);
  } else if (Q7X2::GPR128RegClass.contains(Dst, Src)) {
    for (unsigned Half : {Q7X2::sub0_1, Q7X2::sub2_3})
      build(MBB, I, DL, Q7X2::MOV64_R, RegInfo.getSubReg(Dst, Half))
          .addReg(RegInfo.getSubReg(Src, Half), Kill);
  } else if (Q7X2::PPRRegClass.contains(Dst, Src)) {
    build(MBB, I, DL, Q7X2::PLOP3_X, Dst)
        .addReg(Src, Kill)
        .addImm(0)
        .addReg(Q7X2::PT)
        .addImm(0)
        .addReg(Q7X2::PT)
        .addImm(0)
        .addImm(0xf0);
  } else if (Q7X2::GPRRegClass.contains(Dst) &&
             Q7X2::PPRRegClass.contains(Src)) {
    // The predicate false selects the second source, 1.
    build(MBB, I, DL, Q7X2::SEL_RI, Dst)
        .addReg(Q7X2::RZ)
        .addImm(1)
        .addReg(Src, Kill)
        .addImm(1);
  } else if (Q7X2::PPRRegClass.contains(Dst) &&
             Q7X2::GPRRegClass.contains(Src)) {
    build(MBB, I, DL, Q7X2::ISETP_RI, Dst)
        .addReg(Q7X2::PT, RegState::Define | RegState::Dead)
        .addReg(Src, Kill)
        .addImm(0)
        .addReg(Q7X2::PT)
        .addImm(0)
        .addImm(Q7X2::CompOp_NE);
  } else {
    llvm_unreachable("no copy between these classes");
  }
}

// ---- spills ----------------------------------------------------------------

static unsigned spillOpcode(const TargetRegisterClass *RC, bool IsStore) {
  if (Q7X2::GPRRegClass.hasSubClassEq(RC))
    return IsStore ? Q7X2::STL_R : Q7X2::LDL_R;
  if (Q7X2::GPR64ZRegClass.hasSubClassEq(RC))
    return IsStore ? Q7X2::STL64_R : Q7X2::LDL64_R;
  if (Q7X2::GPR128ZRegClass.hasSubClassEq(RC))
    return IsStore ? Q7X2::STL128_R : Q7X2::LDL128_R;
  assert(Q7X2::PPRRegClass.hasSubClassEq(RC) && "class without a stack slot");
  return IsStore ? Q7X2::SPILL_P : Q7X2::RELOAD_P;
}

static MachineMemOperand *slotMemOperand(MachineFunction &MF, int FrameIndex,
                                         MachineMemOperand::Flags Flags) {
  const MachineFrameInfo &MFI = MF.getFrameInfo();
  return MF.getMachineMemOperand(
      MachinePointerInfo::getFixedStack(MF, FrameIndex), Flags,
      MFI.getObjectSize(FrameIndex), MFI.getObjectAlign(FrameIndex));
}

void Q7X2InstrInfo::storeRegToStackSlot(MachineBasicBlock &MBB,
                                        MachineBasicBlock::iterator I,
                                        Register Src, bool IsKill,
                                        int FrameIndex,
                                        const TargetRegisterClass *RC, Register,
                                        MachineInstr::MIFlag Flags) const {
  unsigned Opcode = spillOpcode(RC, /*IsStore=*/true);
  MachineMemOperand *MMO =
      slotMemOperand(*MBB.getParent(), FrameIndex, MachineMemOperand::MOStore);
  unsigned Kill = getKillRegState(IsKill);
  if (Opcode == Q7X2::SPILL_P)
    build(MBB, I, DebugLoc(), Opcode)
        .addReg(Src, Kill)
        .addFrameIndex(FrameIndex)
        .addImm(0)
        .addMemOperand(MMO)
        .setMIFlag(Flags);
  else
    build(MBB, I, DebugLoc(), Opcode)
        .addFrameIndex(FrameIndex)
        .addReg(Q7X2::URZ)
        .addImm(0)
        .addReg(Src, Kill)
        .addMemOperand(MMO)
        .setMIFlag(Flags);
}

void Q7X2InstrInfo::loadRegFromStackSlot(MachineBasicBlock &MBB,
                                         MachineBasicBlock::iterator I,
                                         Register Dst, int FrameIndex,
                                         const TargetRegisterClass *RC,
                                         Register, unsigned SubReg,
                                         MachineInstr::MIFlag Flags) const {
  unsigned Opcode = spillOpcode(RC, /*IsStore=*/false);
  MachineMemOperand *MMO =
      slotMemOperand(*MBB.getParent(), FrameIndex, MachineMemOperand::MOLoad);
  Q7X2InstrBuilder B = build(MBB, I, DebugLoc(), Opcode);
  B.addReg(Dst, RegState::Define, SubReg).addFrameIndex(FrameIndex);
  if (Opcode != Q7X2::RELOAD_P)
    B.addReg(Q7X2::URZ);
  B.addImm(0).addMemOperand(MMO).setMIFlag(Flags);
}

void Q7X2InstrInfo::expandPredicateSpill(MachineInstr &MI) const {
  MachineBasicBlock &MBB = *MI.getParent();
  MachineRegisterInfo &MRI = MBB.getParent()->getRegInfo();
  Register Word = MRI.createVirtualRegister(&Q7X2::GPRRegClass);
  const DebugLoc &DL = MI.getDebugLoc();
  const MachineOperand &P = MI.getOperand(0);
  Register Base = MI.getOperand(1).getReg();
  int64_t Offset = MI.getOperand(2).getImm();

  if (MI.getOpcode() == Q7X2::SPILL_P) {
    build(MBB, MI, DL, Q7X2::SEL_RI, Word)
        .addReg(Q7X2::RZ)
        .addImm(1)
        .addReg(P.getReg(), getKillRegState(P.isKill()))
        .addImm(1);
    build(MBB, MI, DL, Q7X2::STL_R)
        .addReg(Base)
        .addReg(Q7X2::URZ)
        .addImm(Offset)
        .addReg(Word, RegState::Kill)
        .addMemOperand(*MI.memoperands_begin());
  } else {
    build(MBB, MI, DL, Q7X2::LDL_R, Word)
        .addReg(Base)
        .addReg(Q7X2::URZ)
        .addImm(Offset)
        .addMemOperand(*MI.memoperands_begin());
    build(MBB, MI, DL, Q7X2::ISETP_RI, P.getReg())
        .addReg(Q7X2::PT, RegState::Define | RegState::Dead)
        .addReg(Word, RegState::Kill)
        .addImm(0)
        .addReg(Q7X2::PT)
        .addImm(0)
        .addImm(Q7X2::CompOp_NE);
  }
  MI.eraseFromParent();
}

Register Q7X2InstrInfo::isLoadFromStackSlot(const MachineInstr &MI,
                                            int &FrameIndex) const {
  switch (MI.getOpcode()) {
  default:
    return Register();
  case Q7X2::LDL_R:
    // A narrower load writes more than it reads.
    if (MI.getOperand(4).getImm() != Q7X2::MemSize_32)
      return Register();
    break;
  case Q7X2::LDL64_R:
  case Q7X2::LDL128_R:
    break;
  }
  const MachineOperand &Base = MI.getOperand(1);
  if (!Base.isFI() || MI.getOperand(3).getImm() != 0 || isPredicated(MI))
    return Register();
  FrameIndex = Base.getIndex();
  return MI.getOperand(0).getReg();
}

Register Q7X2InstrInfo::isStoreToStackSlot(const MachineInstr &MI,
                                           int &FrameIndex) const {
  switch (MI.getOpcode()) {
  default:
    return Register();
  case Q7X2::STL_R:
    if (MI.getOperand(4).getImm() != Q7X2::MemSize_32)
      return Register();
    break;
  case Q7X2::STL64_R:
  case Q7X2::STL128_R:
    break;
  }
  const MachineOperand &Base = MI.getOperand(0);
  if (!Base.isFI() || MI.getOperand(2).getImm() != 0 || isPredicated(MI))
    return Register();
  FrameIndex = Base.getIndex();
  return MI.getOperand(3).getReg();
}

// ---- scheduling ------------------------------------------------------------

// Behind register allocation nothing moves across what other threads take part
// in, what a programmer wrote as it should stay, and the rest of what has
// effects that no operand shows. Before it LLVM's own rules are enough: memory
// accesses stay where they are, and sums may be done while others are waited
// for.
bool Q7X2InstrInfo::isSchedulingBoundary(const MachineInstr &MI,
                                         const MachineBasicBlock *MBB,
                                         const MachineFunction &MF) const {
  if (TargetInstrInfo::isSchedulingBoundary(MI, MBB, MF))
    return true;
  if (!MF.getProperties().hasNoVRegs())
    return false;
  const Q7X2::UnitInfo *Unit = Q7X2::lookupUnitOf(MI.getOpcode());
  return MI.isInlineAsm() ||
         (Unit && Unit->Self == Q7X2Unit::CTRL && MI.hasUnmodeledSideEffects());
}

// ---- predication -----------------------------------------------------------
// Short pieces of code behind a branch do better under a guard: a branch on
// which threads part costs BSSY, BRA, BSYNC and the way to its target.

bool Q7X2InstrInfo::isPredicated(const MachineInstr &MI) const {
  int Guard = Q7X2::getNamedOperandIdx(MI.getOpcode(), Q7X2::OpName::guard);
  if (Guard < 0)
    return false;
  return MI.getOperand(Guard).getReg() != Q7X2::PT ||
         MI.getOperand(Guard + 1).getImm();
}

bool Q7X2InstrInfo::isPredicable(const MachineInstr &MI) const {
  // The uniform datapath has guards of its own. A call would go under a guard,
  // but is long; what threads do together has to find them together.
  return MI.isPredicable() && !MI.isCall() && !MI.getDesc().isConvergent() &&
         !(MI.getDesc().TSFlags & Q7X2::TSFlag::Uniform);
}

bool Q7X2InstrInfo::PredicateInstruction(MachineInstr &MI,
                                         ArrayRef<MachineOperand> Pred) const {
  if (!TargetInstrInfo::PredicateInstruction(MI, Pred))
    return false;
  int Guard = Q7X2::getNamedOperandIdx(MI.getOpcode(), Q7X2::OpName::guard);
  if (Pred[0].isUndef())
    MI.getOperand(Guard).setIsUndef();
  return true;
}

bool Q7X2InstrInfo::SubsumesPredicate(ArrayRef<MachineOperand> Pred1,
                                      ArrayRef<MachineOperand> Pred2) const {
  // A branch on which all that come to it agree would be one for others, too.
  return Pred1[0].getReg() == Pred2[0].getReg() &&
         (Pred1[2].getImm() == Q7X2::Uniform_None ||
          Pred2[2].getImm() != Q7X2::Uniform_None) &&
         Pred1[1].getImm() == Pred2[1].getImm();
}

bool Q7X2InstrInfo::ClobbersPredicate(MachineInstr &MI,
                                      std::vector<MachineOperand> &Pred,
                                      bool SkipDead) const {
  bool Found = false;
  for (const MachineOperand &MO : MI.all_defs()) {
    if (!Q7X2::PPRRegClass.contains(MO.getReg()) || MO.getReg() == Q7X2::PT ||
        (SkipDead && MO.isDead()))
      continue;
    Pred.push_back(MO);
    Found = true;
  }
  return Found;
}

static constexpr unsigned MaxPredicated = 7;

static unsigned countCode(const MachineBasicBlock &MBB) {
  return count_if(MBB, [](const MachineInstr &MI) {
    return !MI.isMetaInstruction() && !MI.isBranch();
  });
}

// Whether an end of the function can be reached from From by other ways than
// through Avoided.
static bool reachesOtherEnd(const MachineBasicBlock &From,
                            const MachineBasicBlock &Avoided) {
  df_iterator_default_set<const MachineBasicBlock *> Visited;
  Visited.insert(&Avoided);
  for (const MachineBasicBlock *MBB : depth_first_ext(&From, Visited))
    if (MBB->succ_empty())
      return true;
  return false;
}

// Under a guard an end is no block any more. A loop must not lose its last one:
// nobody could tell where the threads in it meet.
static bool isOnlyEnd(const MachineBasicBlock &MBB) {
  return MBB.succ_empty() && any_of(MBB.predecessors(), [&](auto *Before) {
           return !reachesOtherEnd(*Before, MBB);
         });
}

bool Q7X2InstrInfo::isProfitableToIfCvt(MachineBasicBlock &MBB, unsigned,
                                        unsigned, BranchProbability) const {
  return countCode(MBB) <= MaxPredicated && !isOnlyEnd(MBB);
}

static bool hasConvergent(const MachineBasicBlock &MBB) {
  return any_of(MBB, [](const MachineInstr &MI) { return MI.isConvergent(); });
}

// Instructions that both blocks have become one. For what threads exchange,
// that would be with those of the other branch.
bool Q7X2InstrInfo::isProfitableToIfCvt(MachineBasicBlock &TMBB, unsigned,
                                        unsigned, MachineBasicBlock &FMBB,
                                        unsigned, unsigned,
                                        BranchProbability) const {
  return countCode(TMBB) + countCode(FMBB) <= MaxPredicated &&
         !(hasConvergent(TMBB) && hasConvergent(FMBB));
}

// ---- branches --------------------------------------------------------------
// A conditional branch is BRA under a guard. Cond holds the guard, whether it
// is negated, and whether all threads of a warp agree (.U).

static const MachineOperand &branchTarget(const MachineInstr &MI) {
  return MI.getOperand(
      Q7X2::getNamedOperandIdx(MI.getOpcode(), Q7X2::OpName::target));
}

static void readCondition(const MachineInstr &Branch,
                          SmallVectorImpl<MachineOperand> &Cond) {
  int Guard = Q7X2::getNamedOperandIdx(Q7X2::BRA_I, Q7X2::OpName::guard);
  int Uniform = Q7X2::getNamedOperandIdx(Q7X2::BRA_I, Q7X2::OpName::uniform);
  // The guard may be undefined, for all that the branch cares.
  const MachineOperand &P = Branch.getOperand(Guard);
  Cond.push_back(MachineOperand::CreateReg(P.getReg(), /*isDef=*/false,
                                           /*isImp=*/false, /*isKill=*/false,
                                           /*isDead=*/false, P.isUndef()));
  Cond.push_back(
      MachineOperand::CreateImm(Branch.getOperand(Guard + 1).getImm()));
  Cond.push_back(
      MachineOperand::CreateImm(Branch.getOperand(Uniform).getImm()));
}

bool Q7X2InstrInfo::analyzeBranch(MachineBasicBlock &MBB,
                                  MachineBasicBlock *&TBB,
                                  MachineBasicBlock *&FBB,
                                  SmallVectorImpl<MachineOperand> &Cond,
                                  bool AllowModify) const {
  SmallVector<MachineInstr *, 4> Branches;
  for (MachineInstr &MI : MBB.terminators()) {
    if (MI.getOpcode() != Q7X2::BRA_I && MI.getOpcode() != Q7X2::BRA_ALWAYS)
      return true;
    Branches.push_back(&MI);
  }
  // Nothing is reached behind the first that is always taken.
  auto Always = find_if(Branches, [](const MachineInstr *MI) {
    return MI->getOpcode() == Q7X2::BRA_ALWAYS;
  });
  if (Always != Branches.end()) {
    auto Dead = std::next(Always);
    if (Dead != Branches.end() && !AllowModify)
      return true;
    for (auto It = Dead; It != Branches.end(); ++It)
      (*It)->eraseFromParent();
    Branches.erase(Dead, Branches.end());
  }
  if (Branches.empty())
    return false;
  if (Branches.size() > 2)
    return true;

  MachineInstr *First = Branches.front();
  TBB = branchTarget(*First).getMBB();
  if (First->getOpcode() == Q7X2::BRA_ALWAYS)
    return false;
  if (Branches.size() == 2) {
    if (Branches.back()->getOpcode() != Q7X2::BRA_ALWAYS)
      return true;
    FBB = branchTarget(*Branches.back()).getMBB();
  }
  readCondition(*First, Cond);
  return false;
}

unsigned Q7X2InstrInfo::insertBranch(
    MachineBasicBlock &MBB, MachineBasicBlock *TBB, MachineBasicBlock *FBB,
    ArrayRef<MachineOperand> Cond, const DebugLoc &DL, int *BytesAdded) const {
  assert(TBB && "a branch must go somewhere");
  unsigned Count = 0;
  auto Always = [&](MachineBasicBlock *To) {
    build(MBB, MBB.end(), DL, Q7X2::BRA_ALWAYS)
        .addReg(Q7X2::PT)
        .addImm(0)
        .addMBB(To);
    ++Count;
  };
  if (Cond.empty()) {
    Always(TBB);
  } else {
    build(MBB, MBB.end(), DL, Q7X2::BRA_I)
        .addReg(Q7X2::PT)
        .addImm(0)
        .addMBB(TBB)
        .addImm(Cond[2].getImm())
        .add(Cond[0])
        .addImm(Cond[1].getImm());
    ++Count;
    if (FBB)
      Always(FBB);
  }
  if (BytesAdded)
    *BytesAdded = Count * get(Q7X2::BRA_I).getSize();
  return Count;
}

unsigned Q7X2InstrInfo::removeBranch(MachineBasicBlock &MBB,
                                     int *BytesRemoved) const {
  unsigned Count = 0;
  while (true) {
    MachineBasicBlock::iterator I = MBB.getLastNonDebugInstr();
    if (I == MBB.end() ||
        (I->getOpcode() != Q7X2::BRA_I && I->getOpcode() != Q7X2::BRA_ALWAYS))
      break;
    I->eraseFromParent();
    ++Count;
  }
  if (BytesRemoved)
    *BytesRemoved = Count * get(Q7X2::BRA_I).getSize();
  return Count;
}

bool Q7X2InstrInfo::reverseBranchCondition(
    SmallVectorImpl<MachineOperand> &Cond) const {
  Cond[1].setImm(!Cond[1].getImm());
  return false;
}

const Function *Q7X2::getCallee(const MachineInstr &Call) {
  for (const MachineOperand &MO : Call.operands())
    if (MO.isGlobal())
      return dyn_cast<Function>(MO.getGlobal());
  return nullptr;
}
