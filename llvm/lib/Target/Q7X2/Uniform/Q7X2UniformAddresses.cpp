//===-- Q7X2UniformAddresses.cpp - Sums in addresses ----------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds the sums that a memory instruction can compute itself, in the address
// [R+UR+offset]:
//
// - the IADD of a uniform and a divergent value, for 32-bit addresses, and the
//   ADD64 of such values for 64-bit ones;
// - the IMAD.WIDE with a uniform addend, if the addend is defined outside of
//   the loop or several of them have the same product, in the same loop and
//   where one dominates the others: they are split into the product and the
//   addends, which several products may share.
//
//===----------------------------------------------------------------------===//

#include "MCTargetDesc/Q7X2BaseInfo.h"
#include "Q7X2InstrInfo.h"
#include "Q7X2Subtarget.h"
#include "Q7X2UniformValues.h"
#include "llvm/ADT/PostOrderIterator.h"
#include <map>
#include <set>
#include <tuple>

using namespace llvm;
using namespace llvm::Q7X2;

bool UniformSum::hasSameAddend(const UniformSum &Other) const {
  return equal(Addend, Other.Addend,
               [](const MachineOperand &A, const MachineOperand &B) {
                 return A.isIdenticalTo(B);
               });
}

std::optional<UniformSum> Q7X2::readUniformSum(const MachineInstr &MI,
                                               const UniformValues &Values) {
  if (!isSum64(MI) ||
      MI.getMF()->getSubtarget().getInstrInfo()->isPredicated(MI))
    return std::nullopt;
  auto IsWhole = [](const MachineOperand &MO) {
    return MO.getReg().isVirtual() && !MO.getSubReg();
  };
  auto IsUniform = [&](const MachineOperand &MO) {
    return Values.isUniform(MO.getReg());
  };
  const MachineOperand *A = &named(MI, OpName::a), *B = &named(MI, OpName::b);
  if (!IsWhole(*A))
    return std::nullopt;
  if (B->isReg()) {
    if (!IsWhole(*B) || IsUniform(*A) == IsUniform(*B))
      return std::nullopt;
    if (IsUniform(*A))
      std::swap(A, B);
  } else if (IsUniform(*A)) {
    return std::nullopt;
  }
  UniformSum Sum{A->getReg(), {*B}};
  if (MI.getOpcode() == Q7X2::ADD64_RC)
    Sum.Addend.push_back(named(MI, OpName::b, /*Part=*/1));
  return Sum;
}

namespace {

class SumFinder {
  MachineFunction &MF;
  MachineRegisterInfo &MRI;
  const Q7X2InstrInfo &TII;
  const MachineCycleInfo &Cycles;
  const UniformValues &Values;
  std::vector<AddressSum> Sums;
  /// IMAD.WIDEs with the same product. The first one dominates the others.
  using Product = std::tuple<Register, unsigned, bool, int64_t, int64_t>;
  using Group = SmallVector<MachineInstr *, 4>;
  std::vector<std::pair<Product, Group>> Groups;
  std::map<Product, SmallVector<unsigned, 1>> GroupsOf;
  /// The factors of IMAD.WIDEs that add a word of a constant bank and stay as
  /// they are: Q7X2Products.cpp makes the word an operand if another one needs
  /// the number in a register.
  std::set<int64_t> FactorsInRegisters;

public:
  SumFinder(MachineFunction &MF, const MachineCycleInfo &Cycles,
            const UniformValues &Values)
      : MF(MF), MRI(MF.getRegInfo()),
        TII(*MF.getSubtarget<Q7X2Subtarget>().getInstrInfo()), Cycles(Cycles),
        Values(Values) {}

  std::vector<AddressSum> find();

private:
  bool isUniform(const MachineOperand &MO) const {
    return MO.isReg() && Values.isUniform(MO.getReg());
  }
  MachineInstr *getDef(Register Reg, unsigned Opcode) const;
  bool addSum(MachineInstr &Sum, Register Divergent, Register Uniform);
  bool findSum32(MachineInstr &MI);
  bool findSum64(MachineInstr &MI);
  Register loadConstant(MachineInstr &MI, OpName Source);
  Register getAddend(MachineInstr &MI);
  Group &getGroup(const Product &Key, const MachineInstr &MI);
  void addProduct(MachineInstr &MI);
  bool isFromOutside(const MachineInstr &MI) const;
  static bool isOffset(const Product &Key);
  using Constant = std::optional<std::pair<int64_t, int64_t>>;
  Constant getConstantAddend(const MachineInstr &MI) const;
  void removeSingleProducts();
  bool isFirstOfLine(const std::set<Constant> &Addends) const;
  void chooseProducts();
  void splitProduct(const Product &Key, const Group &Members);
};

} // namespace

MachineInstr *SumFinder::getDef(Register Reg, unsigned Opcode) const {
  MachineInstr *Def = Reg.isVirtual() ? MRI.getVRegDef(Reg) : nullptr;
  return Def && Def->getOpcode() == Opcode ? Def : nullptr;
}

// Adds a sum if its only users are addresses.
bool SumFinder::addSum(MachineInstr &Sum, Register Divergent,
                       Register Uniform) {
  AddressSum S{&Sum, Divergent, Uniform, {}};
  for (MachineOperand &Use :
       MRI.use_nodbg_operands(Sum.getOperand(0).getReg())) {
    if (!isAddressWithoutUniform(Use) || Use.getSubReg())
      return false;
    S.Users.push_back(&Use);
  }
  if (S.Users.empty())
    return false;
  Sums.push_back(std::move(S));
  return true;
}

// ---- 32 bits ---------------------------------------------------------------

bool SumFinder::findSum32(MachineInstr &MI) {
  if (MI.getOpcode() != Q7X2::IADD_RR || TII.isPredicated(MI))
    return false;
  const unsigned A = indexOf(MI, OpName::a), B = indexOf(MI, OpName::b);
  MachineOperand &X = MI.getOperand(A), &Y = MI.getOperand(B);
  if (MI.getOperand(A + 1).getImm() || MI.getOperand(B + 1).getImm() ||
      X.getSubReg() || Y.getSubReg() || isUniform(X) == isUniform(Y) ||
      !X.getReg().isVirtual() || !Y.getReg().isVirtual())
    return false;
  return isUniform(X) ? addSum(MI, Y.getReg(), X.getReg())
                      : addSum(MI, X.getReg(), Y.getReg());
}

// ---- 64 bits ---------------------------------------------------------------

// Loads a source that is in a constant bank into a register.
Register SumFinder::loadConstant(MachineInstr &MI, OpName Source) {
  const Register Reg = MRI.createVirtualRegister(&GPR64RegClass);
  TII.build(*MI.getParent(), MI, MI.getDebugLoc(), Q7X2::MOV64_C, Reg)
      .add(named(MI, Source))
      .add(named(MI, Source, /*Part=*/1));
  return Reg;
}

bool SumFinder::findSum64(MachineInstr &MI) {
  const std::optional<UniformSum> Sum = readUniformSum(MI, Values);
  if (!Sum || Sum->isImmediate() ||
      !onlyFeedsAddresses(MI.getOperand(0).getReg(), MRI))
    return false;
  const Register Uniform = Sum->getUniform();
  return addSum(MI, Sum->Divergent,
                Uniform ? Uniform : loadConstant(MI, OpName::b));
}

// ---- products --------------------------------------------------------------

// Returns the group that \p MI joins, a new one if there is none.
SumFinder::Group &SumFinder::getGroup(const Product &Key,
                                      const MachineInstr &MI) {
  const MachineBasicBlock *MBB = MI.getParent();
  SmallVectorImpl<unsigned> &Known = GroupsOf[Key];
  for (unsigned Index : Known) {
    Group &Members = Groups[Index].second;
    const MachineBasicBlock *First = Members.front()->getParent();
    if (Cycles.getCycle(First) == Cycles.getCycle(MBB) &&
        Values.dominates(*First, *MBB))
      return Members;
  }
  Known.push_back(Groups.size());
  return Groups.emplace_back(Key, Group()).second;
}

void SumFinder::addProduct(MachineInstr &MI) {
  const bool IsConst = MI.getOpcode() == Q7X2::IMAD_WIDE_RRC;
  if ((MI.getOpcode() != Q7X2::IMAD_WIDE_RIR &&
       MI.getOpcode() != Q7X2::IMAD_WIDE_RRR && !IsConst) ||
      TII.isPredicated(MI))
    return;
  const MachineOperand &A = MI.getOperand(indexOf(MI, OpName::a));
  const MachineOperand &B = MI.getOperand(indexOf(MI, OpName::b));
  const unsigned C = indexOf(MI, OpName::c);
  const std::optional<int64_t> Factor = Q7X2::getConstant(B, MRI);
  if (IsConst ? MI.getOperand(C + 2).getImm() != 0
              : !isUniform(MI.getOperand(C)) || MI.getOperand(C).getSubReg() ||
                    MI.getOperand(C + 1).getImm() != 0)
    return;
  if (!Factor && !B.isReg())
    return;
  const Register Carry = MI.getOperand(1).getReg();
  if (!onlyFeedsAddresses(MI.getOperand(0).getReg(), MRI) ||
      (Carry.isVirtual() && !MRI.use_nodbg_empty(Carry))) {
    if (Factor && getConstantAddend(MI))
      FactorsInRegisters.insert(*Factor);
    return;
  }
  const Product Key = {A.getReg(), A.getSubReg(), Factor.has_value(),
                       Factor ? *Factor
                              : int64_t(B.getReg().id()) << 8 | B.getSubReg(),
                       MI.getOperand(indexOf(MI, OpName::itype)).getImm()};
  getGroup(Key, MI).push_back(&MI);
}

// Returns the addend of a product as a register.
Register SumFinder::getAddend(MachineInstr &MI) {
  const MachineOperand &C = named(MI, OpName::c);
  return C.isReg() ? C.getReg() : loadConstant(MI, OpName::c);
}

// Returns whether the addend is defined in a shallower loop than the sum.
bool SumFinder::isFromOutside(const MachineInstr &MI) const {
  const MachineOperand &C = MI.getOperand(indexOf(MI, OpName::c));
  return C.isReg() &&
         Cycles.getCycleDepth(Values.getDefBlock(*MRI.getVRegDef(C.getReg()))) <
             Cycles.getCycleDepth(MI.getParent());
}

// Returns whether a product is an offset that memory instructions extend
// themselves (Q7X2OffsetAddresses.cpp).
bool SumFinder::isOffset(const Product &Key) {
  return std::get<2>(Key) && std::get<3>(Key) == 1;
}

// Removes the products that are not to be split.
void SumFinder::removeSingleProducts() {
  erase_if(Groups, [&](const std::pair<Product, Group> &Entry) {
    const auto &[Key, Members] = Entry;
    if (Members.size() > 1 || isFromOutside(*Members.front()) || isOffset(Key))
      return false;
    if (std::get<2>(Key) && getConstantAddend(*Members.front()))
      FactorsInRegisters.insert(std::get<3>(Key));
    return true;
  });
}

// Returns the bank and offset of a product's addend, if that is a word of a
// constant bank.
SumFinder::Constant SumFinder::getConstantAddend(const MachineInstr &MI) const {
  const MachineOperand *C = &MI.getOperand(indexOf(MI, OpName::c));
  if (C->isReg()) {
    const MachineInstr *Def = getDef(C->getReg(), Q7X2::MOV64_C);
    if (!Def)
      return std::nullopt;
    C = &Def->getOperand(1);
  }
  if (!std::next(C)->isImm())
    return std::nullopt;
  return std::pair(C->getImm(), std::next(C)->getImm());
}

// Returns whether no other instruction of the function's entry block reads a
// word in the same constant line as one of these.
bool SumFinder::isFirstOfLine(const std::set<Constant> &Addends) const {
  std::set<std::pair<int64_t, int64_t>> Lines;
  for (const Constant &Addend : Addends)
    Lines.insert({Addend->first, Addend->second / ConstantLineBytes});
  auto IsInLine = [&](const MachineInstr &MI) {
    if (MI.getOpcode() == Q7X2::IMAD_WIDE_RRC ||
        MI.getOpcode() == Q7X2::MOV64_C)
      return false;
    for (auto [I, Op] : enumerate(MI.getDesc().operands()))
      if (Op.OperandType == OPERAND_CMEM32)
        return MI.getOperand(I + 1).isImm() &&
               Lines.count(
                   {MI.getOperand(I).getImm(),
                    MI.getOperand(I + 1).getImm() / ConstantLineBytes}) != 0;
    return false;
  };
  return !Lines.empty() && none_of(MF.front(), IsInLine);
}

// Splits the products in loops, and the others if products and addends take
// fewer instructions than sums.
void SumFinder::chooseProducts() {
  std::set<Constant> InLoops, Addends;
  std::set<int64_t> Numbers; // They would need registers.
  auto IsInLoop = [&](const Group &Members) {
    return Cycles.getCycleDepth(Members.front()->getParent()) > 0;
  };
  unsigned Together = 0, Apart = 0;
  for (const auto &[Key, Members] : Groups)
    if (IsInLoop(Members))
      for (const MachineInstr *MI : Members)
        InLoops.insert(getConstantAddend(*MI));
  for (const auto &[Key, Members] : Groups) {
    if (IsInLoop(Members))
      continue;
    Together += Members.size();
    Apart += !isOffset(Key);
    for (const MachineInstr *MI : Members) {
      const Constant Addend = getConstantAddend(*MI);
      if (Addend && !InLoops.count(Addend))
        Apart += Addends.insert(Addend).second;
      if ((Addend || MI->getOpcode() == Q7X2::IMAD_WIDE_RRC) &&
          std::get<2>(Key))
        Numbers.insert(std::get<3>(Key));
    }
  }
  for (int64_t Number : Numbers)
    Together += !FactorsInRegisters.count(Number);
  // The first addend also serves as the request of its constant line.
  Together += InLoops.empty() && isFirstOfLine(Addends);
  for (const auto &[Key, Members] : Groups)
    if (IsInLoop(Members) || Apart <= Together)
      splitProduct(Key, Members);
}

void SumFinder::splitProduct(const Product &Key, const Group &Members) {
  MachineInstr &First = *Members.front();
  const auto [A, ASubReg, IsNumber, Factor, Type] = Key;
  const MachineOperand &B = First.getOperand(indexOf(First, OpName::b));
  const Register Product = MRI.createVirtualRegister(&GPR64RegClass),
                 Carry = MRI.createVirtualRegister(&PPRRegClass);
  Q7X2InstrBuilder Builder =
      TII.build(*First.getParent(), First, First.getDebugLoc(),
                IsNumber ? Q7X2::IMAD_WIDE_RIR : Q7X2::IMAD_WIDE_RRR, Product);
  Builder.addReg(Carry, RegState::Define).addReg(A, 0, ASubReg);
  if (IsNumber)
    Builder.addImm(Factor);
  else
    Builder.addReg(B.getReg(), 0, B.getSubReg());
  Builder.addReg(Q7X2::RZ64).addImm(/*rc_mods=*/0).addMod(OpName::itype, Type);
  clearKillFlags(First, MRI);
  for (MachineInstr *MI : Members)
    addSum(*MI, Product, getAddend(*MI));
}

std::vector<AddressSum> SumFinder::find() {
  // Dominators come first.
  for (MachineBasicBlock *MBB : ReversePostOrderTraversal(&MF))
    for (MachineInstr &MI : make_early_inc_range(*MBB))
      if (!findSum32(MI) && !findSum64(MI))
        addProduct(MI);
  removeSingleProducts();
  chooseProducts();
  return std::move(Sums);
}

std::vector<AddressSum> Q7X2::findAddressSums(MachineFunction &MF,
                                              const MachineCycleInfo &Cycles,
                                              const UniformValues &Values) {
  return SumFinder(MF, Cycles, Values).find();
}
