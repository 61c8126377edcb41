//===-- Q7X2Uniform.cpp - Use the uniform datapath ------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Moves values that are the same for all threads of a warp to the uniform
// datapath, which computes them once, if that saves registers or instructions.
// Only blocks that the whole warp executes together (Q7X2ConvergedBlocks.h)
// write uniform registers, possibly for other blocks; all blocks may read them.
// Q7X2UniformValues.h chooses the values, Q7X2UniformSources.h describes how
// vector instructions read them, and Q7X2UniformAddresses.cpp and
// Q7X2UniformStrides.cpp determine which additions are folded into addresses.
// Last of all, accesses extend 32-bit offsets (Q7X2OffsetAddresses.cpp).
// Requires SSA form.
//
//   %1:gpr64 = MOV64_C 0, 360             %1:ugpr64 = UMOV64_C 0, 360
//   %2:gpr = COPY %1.sub0             =>
//   %3:gpr, %4:ppr = IADD_X_RR %2, %0
//   ...                                   LDG_R %0, %1, 0
//   LDG_R %9, $urz64, 0
//
// -q7x2-uniform-datapath=0 leaves all values on the vector datapath.
//
//===----------------------------------------------------------------------===//

#include "MCTargetDesc/Q7X2BaseInfo.h"
#include "Q7X2.h"
#include "Q7X2Subtarget.h"
#include "Q7X2UniformValues.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/InitializePasses.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Debug.h"

using namespace llvm;
using namespace llvm::Q7X2;

#define DEBUG_TYPE "q7x2-uniform"
#define PASS_NAME "Q7X2 uniform datapath"

STATISTIC(NumValues, "Number of instructions moved to the uniform datapath");
STATISTIC(NumForms, "Number of uniform sources of vector instructions");
STATISTIC(NumAddresses, "Number of addresses with a uniform register");
STATISTIC(NumCopies, "Number of copies to general registers");

static cl::opt<bool> UseUniformDatapath(
    "q7x2-uniform-datapath", cl::init(true), cl::Hidden,
    cl::desc("Q7X2: compute values that are uniform on the uniform datapath"));

namespace {

class Q7X2Uniform : public MachineFunctionPass {
public:
  static char ID;
  Q7X2Uniform() : MachineFunctionPass(ID) {}

  StringRef getPassName() const override { return PASS_NAME; }
  bool runOnMachineFunction(MachineFunction &MF) override;
  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.addRequired<MachineCycleInfoWrapperPass>();
    AU.addRequired<MachineDominatorTreeWrapperPass>();
    AU.setPreservesCFG();
    MachineFunctionPass::getAnalysisUsage(AU);
  }

private:
  bool moveUniformValues(MachineFunction &MF);
};

/// Rewrites a function according to the choice.
class Rewriter {
  MachineFunction &MF;
  MachineRegisterInfo &MRI;
  const Q7X2InstrInfo &TII;
  const UniformValues &Values;
  DenseMap<Register, Register> UniformReg;
  DenseMap<std::pair<Register, MachineBasicBlock *>, Register> Copies;

public:
  Rewriter(MachineFunction &MF, const UniformValues &Values)
      : MF(MF), MRI(MF.getRegInfo()),
        TII(*MF.getSubtarget<Q7X2Subtarget>().getInstrInfo()), Values(Values) {}

  void run(ArrayRef<AddressSum> Sums);

private:
  void foldIntoAddresses(const AddressSum &S);
  void rewriteUsers(MachineInstr &MI);
  void rewriteUser(MachineOperand &Use, Register Uniform);
  void replaceBranch(MachineOperand &Use, Register Uniform);
  void useCopy(MachineOperand &Use, Register Uniform);
  Register getUniform(Register Reg) const;
  void expandProduct(MachineInstr &MI);
  void moveToDefBlock(MachineInstr &MI);
  void moveToUniform(MachineInstr &MI);
};

} // namespace

char Q7X2Uniform::ID = 0;

INITIALIZE_PASS_BEGIN(Q7X2Uniform, DEBUG_TYPE, PASS_NAME, false, false)
INITIALIZE_PASS_DEPENDENCY(MachineCycleInfoWrapperPass)
INITIALIZE_PASS_DEPENDENCY(MachineDominatorTreeWrapperPass)
INITIALIZE_PASS_END(Q7X2Uniform, DEBUG_TYPE, PASS_NAME, false, false)

FunctionPass *llvm::createQ7X2UniformPass() { return new Q7X2Uniform(); }

// ---- users -----------------------------------------------------------------

static bool is64(const MachineOperand &Base, const MachineRegisterInfo &MRI) {
  return getNamedOperandIdx(Base.getParent()->getOpcode(), OpName::addr) >= 0 &&
         Base.getParent()
                 ->getOperand(Base.getOperandNo() + Mem::UniformBase)
                 .getReg() == Q7X2::URZ64;
}

void Rewriter::foldIntoAddresses(const AddressSum &S) {
  MRI.clearKillFlags(S.Divergent);
  LLVM_DEBUG(dbgs() << "Added by " << S.Users.size()
                    << " addresses: " << *S.Sum);
  for (MachineOperand *Use : S.Users)
    setAddress(*Use, S.Divergent, UniformReg.lookup(S.Uniform), 0);
  NumAddresses += S.Users.size();
}

// @!P0 BRA.U target  ->  BRA.U !UP0, target
void Rewriter::replaceBranch(MachineOperand &Use, Register Uniform) {
  MachineInstr &Branch = *Use.getParent();
  const unsigned Not = Branch.getOperand(Use.getOperandNo() + 1).getImm();
  const int Target = getNamedOperandIdx(Q7X2::BRA_I, OpName::target);
  TII.build(*Branch.getParent(), Branch, Branch.getDebugLoc(), Q7X2::BRA_U)
      .addReg(Uniform)
      .addImm(Not)
      .add(Branch.getOperand(Target))
      .addMod(OpName::uniform, Uniform_U);
  Branch.eraseFromParent();
}

// Makes a use read a copy, which all users in a block share.
void Rewriter::useCopy(MachineOperand &Use, Register Uniform) {
  MachineBasicBlock &MBB = *getUseBlock(Use);
  const Register Old = Use.getReg();
  Register &Copy = Copies[{Old, &MBB}];
  if (!Copy) {
    Copy = MRI.createVirtualRegister(MRI.getRegClass(Old));
    // At the beginning of the block, or after the def.
    MachineInstr &Def = *MRI.getVRegDef(Old);
    auto At = Def.getParent() == &MBB && !Def.isPHI()
                  ? std::next(Def.getIterator())
                  : MBB.getFirstNonPHI();
    if (MRI.getRegClass(Old) == &PPRRegClass)
      TII.build(MBB, At, DebugLoc(), Q7X2::PLOP3_U, Copy)
          .addPred(Q7X2::PT)
          .addPred(Q7X2::PT)
          .addPred(Uniform)
          .addImm(Lut::C);
    else
      BuildMI(MBB, At, DebugLoc(), TII.get(TargetOpcode::COPY), Copy)
          .addReg(Uniform);
    ++NumCopies;
  }
  Use.setReg(Copy);
  Use.setIsKill(false);
}

void Rewriter::rewriteUser(MachineOperand &Use, Register Uniform) {
  MachineInstr &User = *Use.getParent();
  if (isAddressWithoutUniform(Use)) {
    setAddress(Use, is64(Use, MRI) ? Q7X2::RZ64 : Q7X2::RZ, Uniform,
               Use.getSubReg());
    ++NumAddresses;
  } else if (Values.canBranchOn(Use)) {
    replaceBranch(Use, Uniform);
  } else if (const UniformForm *Form = Values.getForm(Use)) {
    useUniformForm(User, *Form, Uniform, Use.getSubReg());
    ++NumForms;
  } else if (!isConstantLeaf(*MRI.getVRegDef(Use.getReg()))) {
    useCopy(Use, Uniform);
  }
}

void Rewriter::rewriteUsers(MachineInstr &MI) {
  for (const MachineOperand &Def : MI.defs()) {
    const Register Uniform = UniformReg.lookup(Def.getReg());
    SmallVector<MachineOperand *, 8> Uses;
    for (MachineOperand &Use : MRI.use_operands(Def.getReg()))
      if (!Values.isChosen(*Use.getParent()))
        Uses.push_back(&Use);
    for (MachineOperand *Use : Uses)
      if (!Use->isDebug())
        rewriteUser(*Use, Uniform);
      else if (!isConstantLeaf(MI))
        Use->setReg(Uniform);
  }
}

// ---- definitions -----------------------------------------------------------

static MCRegister getUniformConstant(Register Reg) {
  switch (Reg.id()) {
  case Q7X2::RZ:
    return Q7X2::URZ;
  case Q7X2::RZ64:
    return Q7X2::URZ64;
  case Q7X2::PT:
    return Q7X2::UPT;
  default:
    llvm_unreachable("not a constant register");
  }
}

Register Rewriter::getUniform(Register Reg) const {
  return Reg.isVirtual() ? UniformReg.lookup(Reg)
                         : Register(getUniformConstant(Reg));
}

// IMUL -> UIMAD; IMAD.WIDE -> UIMAD, UIMAD.HI.X.
void Rewriter::expandProduct(MachineInstr &MI) {
  MachineBasicBlock &MBB = *MI.getParent();
  const DebugLoc &DL = MI.getDebugLoc();
  auto IndexOf = [&](OpName Name) {
    return getNamedOperandIdx(MI.getOpcode(), Name);
  };
  const unsigned Opcode = *findUniformOpcode(MI);
  const int64_t Type = MI.getOperand(IndexOf(OpName::itype)).getImm();
  const MachineOperand &A = MI.getOperand(IndexOf(OpName::a));
  auto AddFactors = [&](Q7X2InstrBuilder &Builder) {
    Builder.addReg(getUniform(A.getReg()), 0, A.getSubReg());
    const MachineOperand &B = MI.getOperand(IndexOf(OpName::b));
    if (B.isReg()) {
      Builder.addReg(getUniform(B.getReg()), 0, B.getSubReg());
    } else {
      Builder.add(B);
      if (Opcode == Q7X2::UIMAD_UCU)
        Builder.add(MI.getOperand(IndexOf(OpName::b) + 1));
    }
  };
  const Register Result = getUniform(MI.getOperand(0).getReg());
  auto AddProduct = [&](unsigned Op, Register To, Register Carry,
                        Register Addend, unsigned Half, Register CarryIn,
                        unsigned Not = Pred::Plain) {
    Q7X2InstrBuilder Builder = TII.build(MBB, MI, DL, Op, To);
    Builder.addReg(Carry, RegState::Define);
    AddFactors(Builder);
    Builder.addReg(Addend, 0, Addend.isVirtual() ? Half : 0).addImm(0);
    if (CarryIn)
      Builder.addPred(CarryIn, Not);
    Builder.addMod(OpName::itype, Type);
  };
  if (!isWideProduct(MI)) {
    AddProduct(Opcode, Result, Q7X2::UPT, Q7X2::URZ, 0, Register());
    MI.eraseFromParent();
    return;
  }
  const MachineOperand &C = MI.getOperand(IndexOf(OpName::c));
  const Register Addend =
      C.getReg() == Q7X2::RZ64 ? Register(Q7X2::URZ) : getUniform(C.getReg());
  // Without an addend there is no carry, which would need a predicate.
  const bool HasCarry = Addend != Q7X2::URZ;
  const Register Lo = MRI.createVirtualRegister(&UGPRRegClass),
                 Hi = MRI.createVirtualRegister(&UGPRRegClass),
                 Carry = HasCarry ? MRI.createVirtualRegister(&UPPRRegClass)
                                  : Register(Q7X2::UPT);
  AddProduct(Opcode, Lo, Carry, Addend, Q7X2::sub0, Register());
  AddProduct(getUpperProductOpcode(Opcode), Hi, Q7X2::UPT, Addend, Q7X2::sub1,
             Carry, HasCarry ? Pred::Plain : Pred::Inverted);
  BuildMI(MBB, MI, DL, TII.get(TargetOpcode::REG_SEQUENCE), Result)
      .addReg(Lo)
      .addImm(Q7X2::sub0)
      .addReg(Hi)
      .addImm(Q7X2::sub1);
  MI.eraseFromParent();
}

/// Moves an instruction to the block where all threads execute it.
void Rewriter::moveToDefBlock(MachineInstr &MI) {
  MachineBasicBlock &Home = *Values.getDefBlock(MI);
  if (&Home == MI.getParent())
    return;
  Home.splice(Home.getFirstTerminator(), MI.getParent(), MI.getIterator());
  MI.setDebugLoc(DebugLoc());
}

// Moves an instruction to the uniform datapath. A constant leaf is copied,
// since some users may keep the original.
void Rewriter::moveToUniform(MachineInstr &MI) {
  LLVM_DEBUG(dbgs() << "To the uniform datapath: " << MI);
  ++NumValues;
  if (!isConstantLeaf(MI))
    moveToDefBlock(MI);
  if (getUniformOpcode(MI.getOpcode()) < 0 &&
      getNamedOperandIdx(MI.getOpcode(), OpName::itype) >= 0) {
    expandProduct(MI);
    return;
  }
  MachineInstr *New = &MI;
  if (isConstantLeaf(MI)) {
    New = MF.CloneMachineInstr(&MI);
    MachineBasicBlock &Home = *Values.getDefBlock(MI);
    const bool Stays = &Home == MI.getParent();
    Home.insert(Stays ? MI.getIterator() : Home.getFirstTerminator(), New);
  }
  New->setDesc(TII.get(*findUniformOpcode(MI)));
  for (MachineOperand &MO : New->operands()) {
    if (!MO.isReg())
      continue;
    if (MO.isUse())
      MO.setIsKill(false);
    MO.setReg(getUniform(MO.getReg()));
  }
}

void Rewriter::run(ArrayRef<AddressSum> Sums) {
  const std::vector<MachineInstr *> Chosen = Values.getChosen();
  const UniformValues::ConstantGroups Constants = Values.groupConstants();
  SmallPtrSet<const MachineInstr *, 8> Repeated;
  for (MachineInstr *MI : Chosen) {
    auto Equal = Constants.find(MI);
    const MachineInstr *First =
        Equal == Constants.end() ? MI : Equal->second.front();
    for (const auto &[Def, FirstDef] : zip(MI->defs(), First->defs()))
      UniformReg[Def.getReg()] =
          First == MI ? MRI.createVirtualRegister(
                            getUniformClass(MRI.getRegClass(Def.getReg())))
                      : UniformReg.lookup(FirstDef.getReg());
    if (First != MI)
      Repeated.insert(MI);
  }
  std::vector<Register> MaybeDead;
  for (const AddressSum &S : Sums) {
    MaybeDead.insert(MaybeDead.end(),
                     {S.Sum->getOperand(0).getReg(), S.Divergent, S.Uniform});
    if (S.IsActive)
      foldIntoAddresses(S);
  }
  for (MachineInstr *MI : Chosen)
    rewriteUsers(*MI);
  for (MachineInstr *MI : Chosen) {
    if (isConstantLeaf(*MI))
      MaybeDead.push_back(MI->getOperand(0).getReg());
    if (!Repeated.contains(MI))
      moveToUniform(*MI);
  }
  for (Register Reg : MaybeDead)
    if (MachineInstr *Def = MRI.getVRegDef(Reg))
      eraseDead(*Def, MRI);
}

bool Q7X2Uniform::runOnMachineFunction(MachineFunction &MF) {
  if (skipFunction(MF.getFunction()))
    return false;
  const bool Moved = UseUniformDatapath && moveUniformValues(MF);
  return foldExtensions(MF) || Moved;
}

bool Q7X2Uniform::moveUniformValues(MachineFunction &MF) {
  MachineCycleInfo &Cycles =
      getAnalysis<MachineCycleInfoWrapperPass>().getCycleInfo();
  const MachineDominatorTree &Domination =
      getAnalysis<MachineDominatorTreeWrapperPass>().getDomTree();
  ConvergedBlocks Blocks(MF, Cycles);
  if (!Blocks.any())
    return false;
  UniformValues Values(MF, Domination, Cycles, Blocks);
  Values.findPossible();
  if (splitChains(MF, Values))
    Values.findPossible();
  std::vector<AddressSum> Sums = findAddressSums(MF, Cycles, Values);
  findStrides(MF, Values, Sums);
  Values.findPossible();
  Values.choose(Sums);
  Rewriter(MF, Values).run(Sums);
  return true;
}
