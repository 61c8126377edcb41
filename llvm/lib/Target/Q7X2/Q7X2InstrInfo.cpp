//===-- Q7X2InstrInfo.cpp - Machine instructions --------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Default operands, copies, spills, predication and branches for the
// target-independent code generator.
//
//===----------------------------------------------------------------------===//

#include "Q7X2InstrInfo.h"
#include "MCTargetDesc/Q7X2BaseInfo.h"
#include "Q7X2Subtarget.h"
#include "llvm/CodeGen/MachineFrameInfo.h"
#include "llvm/CodeGen/MachineInstrBundle.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/IR/DiagnosticInfo.h"

using namespace llvm;

#define GET_INSTRINFO_CTOR_DTOR
#define GET_INSTRMAP_INFO
#include "Q7X2GenInstrInfo.inc"

Q7X2InstrInfo::Q7X2InstrInfo(const Q7X2Subtarget &STI)
    : Q7X2GenInstrInfo(STI, RegInfo, Q7X2::ADJCALLSTACKDOWN,
                       Q7X2::ADJCALLSTACKUP) {}

// ---- operands --------------------------------------------------------------

static bool hasOperand(const MachineInstr &MI, Q7X2::OpName Name) {
  return Q7X2::getNamedOperandIdx(MI.getOpcode(), Name) >= 0;
}

void Q7X2::forEachDefaultOperand(const MCInstrDesc &Desc, unsigned Index,
                                 ArrayRef<NamedMod> Mods,
                                 function_ref<void(MCRegister)> AddReg,
                                 function_ref<void(int64_t)> AddImm) {
  ArrayRef<MCOperandInfo> Operands = Desc.operands();
  auto IsMod = [](const MCOperandInfo &Op) {
    return Op.OperandType == Q7X2::OPERAND_MOD;
  };
  assert(all_of(Mods,
                [&](const NamedMod &M) {
                  return getNamedOperandIdx(Desc.getOpcode(), M.Name) >=
                         int(Index);
                }) &&
         "the instruction does not have this modifier, or it is given twice");
  // The instruction's modifiers follow those of its sources.
  const InstrInfoRow *Row = lookupInstr(Desc.getOpcode());
  unsigned NumMods = Row ? Row->NumMods : 0;
  unsigned Mod = NumMods - count_if(Operands.drop_front(Index), IsMod);
  for (auto [I, Op] : enumerate(Operands.drop_front(Index))) {
    if (Op.RegClass == PPRRegClassID) {
      AddReg(PT);
    } else if (Op.RegClass == UPPRRegClassID) {
      AddReg(UPT);
    } else if (IsMod(Op)) {
      OpName Name = getOperandIdxName(Desc.getOpcode(), Index + I);
      const auto *Given =
          find_if(Mods, [&](const NamedMod &M) { return M.Name == Name; });
      unsigned Assumed = lookupMod(Row->mod(Mod++))->Assumed;
      AddImm(Given != Mods.end() ? Given->Value
             : Assumed == 0xff   ? 0
                                 : Assumed);
    } else {
      assert(Op.RegClass < 0 && "a register without a default");
      AddImm(0);
    }
  }
}

Q7X2InstrBuilder::~Q7X2InstrBuilder() {
  MachineInstr &MI = *Builder;
  // getNumExplicitOperands returns the expected number.
  unsigned Given = count_if(MI.operands(), [](const MachineOperand &MO) {
    return !MO.isReg() || !MO.isImplicit();
  });
  Q7X2::forEachDefaultOperand(
      MI.getDesc(), Given, Mods, [&](MCRegister Reg) { Builder.addReg(Reg); },
      [&](int64_t Value) { Builder.addImm(Value); });
}

// ---- copies ----------------------------------------------------------------

// SEL Rd, RZ, 1, !P: 1 if the predicate is true, 0 otherwise.
static void copyPredToWord(Q7X2InstrBuilder &&Sel, Register P, unsigned Kill) {
  Sel.addReg(Q7X2::RZ).addImm(1).addPred(P, Q7X2::Pred::Inverted, Kill);
}

// ISETP.NE Pd, Ra, 0, PT: whether the word is not zero.
static void copyWordToPred(Q7X2InstrBuilder &&Setp, Register Word,
                           unsigned Kill) {
  Setp.addReg(Q7X2::PT, RegState::Define | RegState::Dead)
      .addReg(Word, Kill)
      .addImm(0)
      .addPred(Q7X2::PT)
      .addMod(Q7X2::OpName::compop, Q7X2::CompOp_NE);
}

// PLOP3 Pd, Ps, PT, PT: the first source.
static void copyPredicate(Q7X2InstrBuilder &&Plop3, Register Src,
                          MCRegister True, unsigned Kill) {
  Plop3.addPred(Src, Q7X2::Pred::Plain, Kill)
      .addPred(True)
      .addPred(True)
      .addImm(Q7X2::Lut::A);
}

/// Returns whether a part of a register that is copied before \p I has a value:
/// elements of vectors may be undefined.
static bool isDefined(const MachineBasicBlock &MBB,
                      MachineBasicBlock::const_iterator I, MCRegister Part,
                      const TargetRegisterInfo &TRI) {
  for (const MachineInstr &MI : reverse(make_range(MBB.begin(), I))) {
    const PhysRegInfo Info = AnalyzePhysRegInBundle(MI, Part, &TRI);
    // For example, a scratch register.
    if (Info.DeadDef)
      return false;
    if (Info.Defined || Info.Read)
      return true;
  }
  return any_of(MBB.liveins(), [&](const auto &LiveIn) {
    return TRI.regsOverlap(LiveIn.PhysReg, Part);
  });
}

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
    for (unsigned Half : {Q7X2::sub0_1, Q7X2::sub2_3}) {
      MCRegister From = RegInfo.getSubReg(Src, Half);
      unsigned Undef = getUndefRegState(!isDefined(MBB, I, From, RegInfo));
      build(MBB, I, DL, Q7X2::MOV64_R, RegInfo.getSubReg(Dst, Half))
          .addReg(From, Kill | Undef);
    }
  } else if (Q7X2::PPRRegClass.contains(Dst, Src)) {
    copyPredicate(build(MBB, I, DL, Q7X2::PLOP3_X, Dst), Src, Q7X2::PT, Kill);
  } else if (Q7X2::UPPRRegClass.contains(Dst, Src)) {
    copyPredicate(build(MBB, I, DL, Q7X2::UPLOP3_X, Dst), Src, Q7X2::UPT, Kill);
  } else if (Q7X2::UGPRRegClass.contains(Src)) {
    const bool ToUniform = Q7X2::UGPRRegClass.contains(Dst);
    build(MBB, I, DL, ToUniform ? Q7X2::UMOV_U : Q7X2::MOV_U, Dst)
        .addReg(Src, Kill);
  } else if (Q7X2::UGPR64ZRegClass.contains(Src)) {
    const bool ToUniform = Q7X2::UGPR64ZRegClass.contains(Dst);
    build(MBB, I, DL, ToUniform ? Q7X2::UMOV64_U : Q7X2::MOV64_U, Dst)
        .addReg(Src, Kill);
  } else if (Q7X2::GPRRegClass.contains(Dst) &&
             Q7X2::PPRRegClass.contains(Src)) {
    copyPredToWord(build(MBB, I, DL, Q7X2::SEL_RI, Dst), Src, Kill);
  } else if (Q7X2::PPRRegClass.contains(Dst) &&
             Q7X2::GPRRegClass.contains(Src)) {
    copyWordToPred(build(MBB, I, DL, Q7X2::ISETP_RI, Dst), Src, Kill);
  } else {
    // A copy of inline assembly whose operands do not fit their registers.
    const Function &F = MBB.getParent()->getFunction();
    F.getContext().diagnose(DiagnosticInfoUnsupported(
        F, "a copy between registers of different sizes is not supported", DL));
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
  // Q7X2Uniform.cpp bounds the number of values in uniform registers, since a
  // reload where threads have diverged would overwrite values that others read.
  if (!Q7X2::PPRRegClass.hasSubClassEq(RC))
    reportFatalInternalError("uniform registers cannot be spilled");
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
  const MachineOperand &P = named(MI, Q7X2::OpName::p);
  Register Base = named(MI, Q7X2::OpName::ra).getReg();
  int64_t Offset = named(MI, Q7X2::OpName::off).getImm();

  if (MI.getOpcode() == Q7X2::SPILL_P) {
    copyPredToWord(build(MBB, MI, DL, Q7X2::SEL_RI, Word), P.getReg(),
                   getKillRegState(P.isKill()));
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
    copyWordToPred(build(MBB, MI, DL, Q7X2::ISETP_RI, P.getReg()), Word,
                   RegState::Kill);
  }
  MI.eraseFromParent();
}

MachineInstr &Q7X2InstrInfo::buildPredicateMove(MachineInstr &MI,
                                                Register Word) const {
  MachineBasicBlock &MBB = *MI.getParent();
  const DebugLoc &DL = MI.getDebugLoc();
  const MachineOperand &P = named(MI, Q7X2::OpName::p);
  if (MI.getOpcode() == Q7X2::SPILL_P)
    copyPredToWord(build(MBB, MI, DL, Q7X2::SEL_RI, Word), P.getReg(),
                   getKillRegState(P.isKill()));
  else
    copyWordToPred(build(MBB, MI, DL, Q7X2::ISETP_RI, P.getReg()), Word, 0);
  return *std::prev(MI.getIterator());
}

// Returns the stack slot that an access reads or writes as a whole.
static std::optional<int> getStackSlot(const MachineInstr &MI) {
  // A narrower load defines more bits than it reads.
  if (hasOperand(MI, Q7X2::OpName::size) &&
      named(MI, Q7X2::OpName::size).getImm() != Q7X2::MemSize_32)
    return std::nullopt;
  const MachineOperand &Base = named(MI, Q7X2::OpName::addr, Q7X2::Mem::Base);
  if (!Base.isFI() ||
      named(MI, Q7X2::OpName::addr, Q7X2::Mem::Offset).getImm() != 0)
    return std::nullopt;
  return Base.getIndex();
}

Register Q7X2InstrInfo::isLoadFromStackSlot(const MachineInstr &MI,
                                            int &FrameIndex) const {
  return getSpilled(MI, {Q7X2::LDL_R, Q7X2::LDL64_R, Q7X2::LDL128_R},
                    Q7X2::OpName::rd, FrameIndex);
}

Register Q7X2InstrInfo::isStoreToStackSlot(const MachineInstr &MI,
                                           int &FrameIndex) const {
  return getSpilled(MI, {Q7X2::STL_R, Q7X2::STL64_R, Q7X2::STL128_R},
                    Q7X2::OpName::b, FrameIndex);
}

Register Q7X2InstrInfo::getSpilled(const MachineInstr &MI,
                                   ArrayRef<unsigned> Opcodes,
                                   Q7X2::OpName Value, int &FrameIndex) const {
  if (!is_contained(Opcodes, MI.getOpcode()) || isPredicated(MI))
    return Register();
  std::optional<int> Slot = getStackSlot(MI);
  if (!Slot)
    return Register();
  FrameIndex = *Slot;
  return named(MI, Value).getReg();
}

// ---- symbol operands in MIR ------------------------------------------------

std::pair<unsigned, unsigned>
Q7X2InstrInfo::decomposeMachineOperandsTargetFlags(unsigned Flags) const {
  return {Flags, 0};
}

ArrayRef<std::pair<unsigned, const char *>>
Q7X2InstrInfo::getSerializableDirectMachineOperandTargetFlags() const {
  static const std::pair<unsigned, const char *> Flags[] = {
      {Q7X2::S_LO, "q7x2-lo"}, {Q7X2::S_HI, "q7x2-hi"}};
  return Flags;
}

// ---- rematerialization -----------------------------------------------------

// Rematerializes a comparison whose second result is unused, which is cheaper
// than keeping its first one. LLVM's rule excludes it because it writes PT.
bool Q7X2InstrInfo::isReMaterializableImpl(const MachineInstr &MI) const {
  const Register Second = MI.getOperand(1).isReg() && MI.getOperand(1).isDef()
                              ? MI.getOperand(1).getReg()
                              : Register();
  if (Second != Q7X2::PT)
    return Q7X2GenInstrInfo::isReMaterializableImpl(MI);
  const MachineRegisterInfo &MRI = MI.getMF()->getRegInfo();
  return all_of(MI.all_uses(), [&](const MachineOperand &MO) {
    return MO.getReg().isVirtual() || MRI.isConstantPhysReg(MO.getReg());
  });
}

// ---- scheduling ------------------------------------------------------------

// After register allocation, nothing moves across barriers, inline assembly,
// and other instructions with unmodeled side effects. Before it, LLVM's rules
// suffice: memory accesses keep their order, and arithmetic may move across
// barriers.
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

/// Returns whether an access is ordered with other accesses only because it is
/// volatile, or atomic with monotonic order.
static bool isUnorderedWithOthers(const MachineInstr &MI) {
  return MI.mayLoadOrStore() && !MI.isCall() && !MI.hasUnmodeledSideEffects() &&
         !MI.memoperands_empty() &&
         none_of(MI.memoperands(), [](const MachineMemOperand *MMO) {
           return isStrongerThanMonotonic(MMO->getMergedOrdering());
         });
}

void Q7X2::clearKillFlags(const MachineInstr &MI, MachineRegisterInfo &MRI) {
  for (const MachineOperand &Use : MI.all_uses())
    if (Use.getReg().isVirtual())
      MRI.clearKillFlags(Use.getReg());
}

void Q7X2::tieResult(MachineInstr &MI, Register Other,
                     MachineRegisterInfo &MRI) {
  MI.addOperand(MachineOperand::CreateReg(Other, /*isDef=*/false,
                                          /*isImp=*/true));
  MI.tieOperands(0, MI.getNumOperands() - 1);
  MRI.clearKillFlags(Other);
}

void Q7X2::eraseDead(MachineInstr &MI, MachineRegisterInfo &MRI) {
  if (!MI.isDead(MRI))
    return;
  SmallVector<Register, 4> Sources;
  for (const MachineOperand &Use : MI.all_uses())
    if (Use.getReg().isVirtual())
      Sources.push_back(Use.getReg());
  for (const MachineOperand &Def : MI.defs())
    MRI.markUsesInDebugValueAsUndef(Def.getReg());
  MI.eraseFromParent();
  for (Register Reg : Sources)
    if (MachineInstr *Def = MRI.getVRegDef(Reg))
      eraseDead(*Def, MRI);
}

std::optional<int64_t> Q7X2::getConstant(const MachineOperand &MO,
                                         const MachineRegisterInfo &MRI) {
  if (MO.isImm())
    return MO.getImm();
  const MachineInstr *Def =
      MO.isReg() && MO.getReg().isVirtual() && !MO.getSubReg()
          ? MRI.getVRegDef(MO.getReg())
          : nullptr;
  return Def && Def->getOpcode() == MOV_I && Def->getOperand(1).isImm()
             ? std::optional<int64_t>(Def->getOperand(1).getImm())
             : std::nullopt;
}

bool Q7X2::isInvariantLoad(const MachineInstr &MI) {
  return MI.mayLoad() && !MI.mayStore() && !MI.memoperands_empty() &&
         all_of(MI.memoperands(), [](const MachineMemOperand *MMO) {
           return MMO->isInvariant() && MMO->isUnordered();
         });
}

bool Q7X2::isWarpSync(const MachineInstr &MI) {
  return MI.getOpcode() == WARPSYNC_I || MI.getOpcode() == WARPSYNC_R;
}

bool Q7X2::isSyncOfExchange(const MachineInstr &MI) {
  return isWarpSync(MI) && MI.getFlag(MachineInstr::NoMerge);
}

// Volatile and monotonic accesses keep only their relative order, for which the
// schedulers add edges (Q7X2ScheduleEdges.cpp). An exchange within a warp
// orders no accesses, as the PTX ISA has it; only bar.warp.sync does.
bool Q7X2InstrInfo::isGlobalMemoryObject(const MachineInstr *MI) const {
  return TargetInstrInfo::isGlobalMemoryObject(MI) &&
         !isUnorderedWithOthers(*MI) && !Q7X2::isSyncOfExchange(*MI);
}

/// Returns the size of an instruction's only memory operand in bytes, if known.
static std::optional<int64_t> getAccessSize(const MachineInstr &MI) {
  if (!MI.hasOneMemOperand())
    return std::nullopt;
  const LocationSize Size = (*MI.memoperands_begin())->getSize();
  if (!Size.hasValue() || Size.isScalable())
    return std::nullopt;
  return Size.getValue().getFixedValue();
}

// Compares accesses with the same base. If the base is redefined between them,
// its def and uses keep their order. Alias analysis finds most of these cases
// too, but takes twenty times as long.
bool Q7X2InstrInfo::areMemAccessesTriviallyDisjoint(
    const MachineInstr &A, const MachineInstr &B) const {
  const int AddrA = Q7X2::getNamedOperandIdx(A.getOpcode(), Q7X2::OpName::addr);
  const int AddrB = Q7X2::getNamedOperandIdx(B.getOpcode(), Q7X2::OpName::addr);
  if (AddrA < 0 || AddrB < 0)
    return false;
  for (unsigned Part : {Q7X2::Mem::Base, Q7X2::Mem::UniformBase})
    if (!A.getOperand(AddrA + Part).isIdenticalTo(B.getOperand(AddrB + Part)))
      return false;
  const MachineOperand &From = A.getOperand(AddrA + Q7X2::Mem::Offset),
                       &To = B.getOperand(AddrB + Q7X2::Mem::Offset);
  if (!From.isImm() || !To.isImm())
    return false;
  const int64_t Distance = To.getImm() - From.getImm();
  const auto Size = getAccessSize(Distance < 0 ? B : A);
  return Size && *Size <= std::abs(Distance);
}

// ---- conditions ------------------------------------------------------------
// A conditional branch is a BRA with a guard, or on a uniform predicate:
//
//   @!P0 BRA.U target   ->   Cond = {P0, Pred::Inverted, Uniform_U}
//   BRA.U !UP0, target  ->   Cond = {UP0, Pred::Inverted, Uniform_U}

namespace BranchCond {
enum : unsigned { Guard, Not, Uniform };
} // namespace BranchCond

// ---- predication -----------------------------------------------------------
// Predicates/Q7X2IfConversion.cpp decides which blocks are predicated.

bool Q7X2InstrInfo::isPredicated(const MachineInstr &MI) const {
  if (!hasOperand(MI, Q7X2::OpName::guard))
    return false;
  const Register Guard = named(MI, Q7X2::OpName::guard).getReg();
  return (Guard != Q7X2::PT && Guard != Q7X2::UPT) ||
         named(MI, Q7X2::OpName::guard, /*Part=*/1).getImm() !=
             Q7X2::Pred::Plain;
}

/// Returns whether sinking an instruction would extend the live ranges of
/// several loaded values in place of its result's. Sums of a completely
/// unrolled loop would keep all their terms alive.
static bool combinesLoads(const MachineInstr &MI) {
  const MachineRegisterInfo &MRI = MI.getMF()->getRegInfo();
  unsigned LastUses = 0, Loads = 0;
  for (const MachineOperand &Use : MI.all_uses())
    if (Use.getReg().isVirtual() && MRI.hasOneNonDBGUse(Use.getReg())) {
      ++LastUses;
      const MachineInstr *Def = MRI.getVRegDef(Use.getReg());
      Loads += Def && Def->mayLoad();
    }
  return Loads > 0 && LastUses > 1;
}

/// Returns whether an instruction loads from global memory for the join of a
/// branch: the sooner it is executed, the more of its latency is hidden.
static bool loadsForJoin(const MachineInstr &MI) {
  const MachineRegisterInfo &MRI = MI.getMF()->getRegInfo();
  return MI.mayLoad() &&
         any_of(MI.memoperands(),
                [](const auto *MMO) {
                  return MMO->getAddrSpace() == Q7X2::AS_Global;
                }) &&
         any_of(MRI.use_nodbg_instructions(MI.getOperand(0).getReg()),
                [&](const MachineInstr &Use) {
                  return Use.getParent() != MI.getParent() &&
                         Use.getParent()->pred_size() > 1;
                });
}

/// Returns whether an instruction loads what other threads may store after a
/// barrier or fence that follows in its block. Within a block, machine sinking
/// takes only stores and calls for obstacles to loads.
static bool isBeforeBarrier(const MachineInstr &MI) {
  const MachineBasicBlock &MBB = *MI.getParent();
  const TargetInstrInfo &TII = *MBB.getParent()->getSubtarget().getInstrInfo();
  return MI.mayLoad() && !MI.isDereferenceableInvariantLoad() &&
         any_of(make_range(std::next(MachineBasicBlock::const_iterator(MI)),
                           MBB.end()),
                [&](const MachineInstr &Later) {
                  return TII.isGlobalMemoryObject(&Later);
                });
}

// LLVM's if converter only predicates blocks without guards, so guarded
// instructions do not sink. Machine sinking asks this before it notes the
// stores that loads must not cross, so instructions that are unsafe to move are
// accepted here.
bool Q7X2InstrInfo::shouldSink(const MachineInstr &MI) const {
  bool SawStore = false;
  return !MI.isSafeToMove(SawStore) ||
         (!isPredicated(MI) && !combinesLoads(MI) && !loadsForJoin(MI) &&
          !isBeforeBarrier(MI));
}

bool Q7X2InstrInfo::isPredicable(const MachineInstr &MI) const {
  if (MI.isImplicitDef()) // undefined in all threads
    return true;
  // The uniform datapath has its own guards. A call can have a guard, but takes
  // long. Convergent operations require that the threads have reconverged.
  return MI.isPredicable() && !MI.isCall() && MI.getOpcode() != Q7X2::BRA_U &&
         !MI.getDesc().isConvergent() &&
         !(MI.getDesc().TSFlags & Q7X2::TSFlag::Uniform);
}

// LLVM's own implementation reads beyond the operand descriptions of
// instructions with implicit operands.
bool Q7X2InstrInfo::PredicateInstruction(MachineInstr &MI,
                                         ArrayRef<MachineOperand> Pred) const {
  if (MI.isImplicitDef())
    return true;
  if (!MI.isPredicable())
    return false;
  int Index = Q7X2::getNamedOperandIdx(MI.getOpcode(), Q7X2::OpName::guard);
  MachineOperand &Guard = MI.getOperand(Index);
  Guard.setReg(Pred[BranchCond::Guard].getReg());
  Guard.setIsUndef(Pred[BranchCond::Guard].isUndef());
  MI.getOperand(Index + 1).setImm(Pred[BranchCond::Not].getImm());
  return true;
}

bool Q7X2InstrInfo::SubsumesPredicate(ArrayRef<MachineOperand> Pred1,
                                      ArrayRef<MachineOperand> Pred2) const {
  // A uniform branch must not subsume the branch of divergent threads.
  return Pred1[BranchCond::Guard].getReg() ==
             Pred2[BranchCond::Guard].getReg() &&
         Pred1[BranchCond::Not].getImm() == Pred2[BranchCond::Not].getImm() &&
         (Pred1[BranchCond::Uniform].getImm() == Q7X2::Uniform_None ||
          Pred2[BranchCond::Uniform].getImm() != Q7X2::Uniform_None);
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

// ---- branches --------------------------------------------------------------

SmallVector<MachineOperand, 3> Q7X2::getBranchCond(Register Guard, unsigned Not,
                                                   unsigned Uniform) {
  return {MachineOperand::CreateReg(Guard, /*isDef=*/false),
          MachineOperand::CreateImm(Not), MachineOperand::CreateImm(Uniform)};
}

static bool isDirectBranch(const MachineInstr &MI) {
  return MI.getOpcode() == Q7X2::BRA_I || MI.getOpcode() == Q7X2::BRA_U ||
         MI.getOpcode() == Q7X2::BRA_ALWAYS;
}

static const MachineOperand &branchTarget(const MachineInstr &MI) {
  return named(MI, Q7X2::OpName::target);
}

static void readCondition(const MachineInstr &Branch,
                          SmallVectorImpl<MachineOperand> &Cond) {
  // The guard may be undefined.
  const auto Name =
      Branch.getOpcode() == Q7X2::BRA_U ? Q7X2::OpName::p : Q7X2::OpName::guard;
  const MachineOperand &P = named(Branch, Name);
  Cond =
      Q7X2::getBranchCond(P.getReg(), named(Branch, Name, /*Part=*/1).getImm(),
                          named(Branch, Q7X2::OpName::uniform).getImm());
  Cond[BranchCond::Guard].setIsUndef(P.isUndef());
}

bool Q7X2InstrInfo::analyzeBranch(MachineBasicBlock &MBB,
                                  MachineBasicBlock *&TBB,
                                  MachineBasicBlock *&FBB,
                                  SmallVectorImpl<MachineOperand> &Cond,
                                  bool AllowModify) const {
  SmallVector<MachineInstr *, 4> Branches;
  for (MachineInstr &MI : MBB.terminators()) {
    if (!isDirectBranch(MI))
      return true;
    Branches.push_back(&MI);
  }
  // Branches after the first unconditional one are unreachable.
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

static bool isUniformPredicate(Register Reg, const MachineRegisterInfo &MRI) {
  return Reg.isVirtual() ? MRI.getRegClass(Reg) == &Q7X2::UPPRRegClass
                         : Q7X2::UPPRRegClass.contains(Reg);
}

unsigned Q7X2InstrInfo::insertBranch(
    MachineBasicBlock &MBB, MachineBasicBlock *TBB, MachineBasicBlock *FBB,
    ArrayRef<MachineOperand> Cond, const DebugLoc &DL, int *BytesAdded) const {
  assert(TBB && "a branch must go somewhere");
  assert(!BytesAdded && "branches reach everything");
  unsigned Count = 0;
  auto Always = [&](MachineBasicBlock *To) {
    build(MBB, MBB.end(), DL, Q7X2::BRA_ALWAYS).addPred(Q7X2::PT).addMBB(To);
    ++Count;
  };
  if (Cond.empty()) {
    Always(TBB);
  } else if (isUniformPredicate(Cond[BranchCond::Guard].getReg(),
                                MBB.getParent()->getRegInfo())) {
    build(MBB, MBB.end(), DL, Q7X2::BRA_U)
        .add(Cond[BranchCond::Guard])
        .addImm(Cond[BranchCond::Not].getImm())
        .addMBB(TBB)
        .addImm(Cond[BranchCond::Uniform].getImm());
    ++Count;
    if (FBB)
      Always(FBB);
  } else {
    build(MBB, MBB.end(), DL, Q7X2::BRA_I)
        .addPred(Q7X2::PT)
        .addMBB(TBB)
        .addImm(Cond[BranchCond::Uniform].getImm())
        .add(Cond[BranchCond::Guard])
        .addImm(Cond[BranchCond::Not].getImm());
    ++Count;
    if (FBB)
      Always(FBB);
  }
  return Count;
}

unsigned Q7X2InstrInfo::removeBranch(MachineBasicBlock &MBB,
                                     int *BytesRemoved) const {
  assert(!BytesRemoved && "branches reach everything");
  unsigned Count = 0;
  while (true) {
    MachineBasicBlock::iterator I = MBB.getLastNonDebugInstr();
    if (I == MBB.end() || !isDirectBranch(*I))
      break;
    I->eraseFromParent();
    ++Count;
  }
  return Count;
}

bool Q7X2InstrInfo::reverseBranchCondition(
    SmallVectorImpl<MachineOperand> &Cond) const {
  MachineOperand &Not = Cond[BranchCond::Not];
  Not.setImm(Not.getImm() == Q7X2::Pred::Plain ? Q7X2::Pred::Inverted
                                               : Q7X2::Pred::Plain);
  return false;
}

const Function *Q7X2::getCallee(const MachineInstr &Call) {
  for (const MachineOperand &MO : Call.operands())
    if (MO.isGlobal())
      return dyn_cast<Function>(MO.getGlobal());
  return nullptr;
}
