//===-- Q7X2UniformStrides.cpp - Strides as parts of addresses ------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The addresses of an unrolled loop are often the sum of a pointer and a
// multiple of a uniform stride. This code computes the multiples once before
// the loop, in uniform registers, and lets the memory instructions add them:
//   %10 = IMAD.WIDE %stride, 4, %pointer        %20 = IMAD.WIDE %stride, 4, RZ
//   LDG [%10]                            =>     loop:
//                                               LDG [%pointer + %20]
//
// From MinSplit multiples on, the upper half of them is relative to one
// multiple, which stays in the loop: half as many are computed before the loop.
//
// Strides of 64 bits make a chain of sums instead, each of which waits for the
// one before it; they become sums of the pointer and a multiple of the stride:
//   %11 = ADD64 %10, %stride             %20 = ADD64 %stride, %stride
//   %12 = ADD64 %11, %stride       =>    loop:
//                                        %11 = ADD64 %10, %stride
//                                        %12 = ADD64 %10, %20
// The sum with each MaxMultiple-th multiple is the base of the next ones.
//
//===----------------------------------------------------------------------===//

#include "MCTargetDesc/Q7X2BaseInfo.h"
#include "Q7X2InstrInfo.h"
#include "Q7X2Subtarget.h"
#include "Uniform/Q7X2UniformValues.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Debug.h"
#include <map>
#include <tuple>

using namespace llvm;
using namespace llvm::Q7X2;

#define DEBUG_TYPE "q7x2-uniform"

/// The fewest multiples of a stride of 32 bits that are split in two halves.
static constexpr unsigned MinSplit = 7;

/// The largest multiple of a stride of 64 bits. The sum with it is the base of
/// the next ones.
static constexpr unsigned MaxMultiple = 4;

namespace {

/// The IMAD.WIDEs of a block with the same stride and pointer, by multiple.
struct Stream {
  Register Pointer, Stride;
  int64_t Type;
  MachineInstr *First; // In the block.
  std::map<int64_t, SmallVector<MachineInstr *, 2>> Multiples;
};

/// The sums of a block that add the same stride of 64 bits, each to the result
/// of the one before it.
struct Chain {
  UniformSum First;                    // Of a pointer and the stride.
  SmallVector<MachineInstr *, 8> Sums; // By multiple, from 1.
};

/// Rewrites chains of sums.
class ChainSplitter {
  MachineFunction &MF;
  MachineRegisterInfo &MRI;
  const Q7X2InstrInfo &TII;
  const UniformValues &Values;
  /// The multiples of a stride that a block computes, from 1.
  struct StrideMultiples {
    const MachineBasicBlock *Home;
    UniformSum Stride;
    SmallVector<Register, 4> Known;
  };
  SmallVector<StrideMultiples, 4> Multiples;

public:
  ChainSplitter(MachineFunction &MF, const UniformValues &Values)
      : MF(MF), MRI(MF.getRegInfo()),
        TII(*MF.getSubtarget<Q7X2Subtarget>().getInstrInfo()), Values(Values) {}

  bool run();

private:
  Register addSum(MachineBasicBlock &MBB, MachineBasicBlock::iterator At,
                  Register Sum, Register A, Register B);
  Register getMultiple(const UniformSum &S, MachineBasicBlock &Home,
                       unsigned N);
  bool split(const Chain &C);
  bool runOnBlock(MachineBasicBlock &MBB);
};

class StrideFinder {
  MachineFunction &MF;
  MachineRegisterInfo &MRI;
  const Q7X2InstrInfo &TII;
  const UniformValues &Values;
  std::vector<AddressSum> &Sums;
  /// The inserted products, by stride, multiple and type.
  std::map<std::tuple<Register, int64_t, int64_t>,
           SmallVector<MachineInstr *, 1>>
      Products;

public:
  StrideFinder(MachineFunction &MF, const UniformValues &Values,
               std::vector<AddressSum> &Sums)
      : MF(MF), MRI(MF.getRegInfo()),
        TII(*MF.getSubtarget<Q7X2Subtarget>().getInstrInfo()), Values(Values),
        Sums(Sums) {}

  void run();

private:
  bool addsUniformStride(const MachineInstr &MI) const;
  Register getProduct(const Stream &S, int64_t Multiple);
  void addSum(MachineInstr &MI, Register Pointer, Register Product);
  void splitStream(Stream &S);
  void runOnBlock(MachineBasicBlock &MBB);
};

} // namespace

// ---- strides of 64 bits ----------------------------------------------------

Register ChainSplitter::addSum(MachineBasicBlock &MBB,
                               MachineBasicBlock::iterator At, Register Sum,
                               Register A, Register B) {
  MRI.clearKillFlags(A);
  MRI.clearKillFlags(B);
  const DebugLoc DL = At == MBB.end() ? DebugLoc() : At->getDebugLoc();
  TII.build(MBB, At, DL, ADD64_RR, Sum).addReg(A).addReg(B);
  return Sum;
}

// Returns a multiple of the stride that a sum adds, computed at the end of a
// block.
Register ChainSplitter::getMultiple(const UniformSum &S,
                                    MachineBasicBlock &Home, unsigned N) {
  auto NewPair = [&] { return MRI.createVirtualRegister(&GPR64RegClass); };
  const auto End = Home.getFirstTerminator();
  auto Found = find_if(Multiples, [&](const StrideMultiples &M) {
    return M.Home == &Home && M.Stride.hasSameAddend(S);
  });
  if (Found == Multiples.end()) {
    Register Stride = S.getUniform();
    if (!Stride) {
      Stride = NewPair();
      TII.build(Home, End, DebugLoc(), MOV64_C, Stride)
          .add(S.Addend[0])
          .add(S.Addend[1]);
    }
    Multiples.push_back({&Home, S, {Stride}});
    Found = std::prev(Multiples.end());
  }
  SmallVector<Register, 4> &Known = Found->Known;
  while (Known.size() < N)
    Known.push_back(addSum(Home, End, NewPair(), Known.back(), Known.front()));
  return Known[N - 1];
}

bool ChainSplitter::split(const Chain &C) {
  if (C.Sums.size() < 2)
    return false;
  MachineInstr *First = C.Sums.front();
  MachineBasicBlock &MBB = *First->getParent();
  MachineBasicBlock *Home =
      Values.getPlaceBeforeLoops(MBB, C.First.getUniform());
  if (!Home)
    return false;
  LLVM_DEBUG(dbgs() << "Splitting " << C.Sums.size() << " sums from "
                    << *First);
  Register Base = C.First.Divergent;
  for (auto [Index, Sum] : enumerate(C.Sums)) {
    const unsigned Multiple = Index % MaxMultiple + 1;
    const bool IsBase = Multiple == MaxMultiple;
    const Register Result = Sum->getOperand(0).getReg();
    addSum(MBB, IsBase ? First : Sum, Result, Base,
           getMultiple(C.First, *Home, Multiple));
    if (IsBase)
      Base = Result;
  }
  for (MachineInstr *Sum : C.Sums)
    Sum->eraseFromParent();
  return true;
}

bool ChainSplitter::runOnBlock(MachineBasicBlock &MBB) {
  MapVector<Register, Chain> Chains; // By the last sum.
  for (MachineInstr &MI : MBB) {
    std::optional<UniformSum> Sum = readUniformSum(MI, Values);
    if (!Sum || Sum->isImmediate())
      continue;
    Chain C;
    auto Before = Chains.find(Sum->Divergent);
    if (Before != Chains.end() && Before->second.First.hasSameAddend(*Sum)) {
      C = std::move(Before->second);
      Chains.erase(Before);
    } else {
      C.First = std::move(*Sum);
    }
    C.Sums.push_back(&MI);
    Chains.insert({MI.getOperand(0).getReg(), std::move(C)});
  }
  bool Changed = false;
  for (const auto &[Last, C] : Chains)
    Changed |= split(C);
  return Changed;
}

bool ChainSplitter::run() {
  bool Changed = false;
  for (MachineBasicBlock &MBB : MF)
    if (Values.getDepth(MBB) > 0)
      Changed |= runOnBlock(MBB);
  return Changed;
}

bool Q7X2::splitChains(MachineFunction &MF, const UniformValues &Values) {
  return ChainSplitter(MF, Values).run();
}

// ---- strides of 32 bits ----------------------------------------------------

// Returns whether the instruction adds a multiple of a uniform stride to a
// pointer, and only addresses use the sum.
bool StrideFinder::addsUniformStride(const MachineInstr &MI) const {
  if ((MI.getOpcode() != IMAD_WIDE_RIR && MI.getOpcode() != IMAD_WIDE_RRR) ||
      TII.isPredicated(MI) ||
      (MI.getOperand(1).getReg().isVirtual() &&
       !MRI.use_nodbg_empty(MI.getOperand(1).getReg())))
    return false;
  const MachineOperand &A = MI.getOperand(indexOf(MI, OpName::a));
  const unsigned C = indexOf(MI, OpName::c);
  const MachineOperand &Pointer = MI.getOperand(C);
  if (!Values.isUniform(A.getReg()) || A.getSubReg() ||
      !Pointer.getReg().isVirtual() || Pointer.getSubReg() ||
      MI.getOperand(C + 1).getImm() || Values.isUniform(Pointer.getReg()))
    return false;
  return onlyFeedsAddresses(MI.getOperand(0).getReg(), MRI);
}

// Returns the multiple of a stride, computed before the loops around the
// stream; no register if there is no place for it.
Register StrideFinder::getProduct(const Stream &S, int64_t Multiple) {
  SmallVector<MachineInstr *, 1> &Known =
      Products[{S.Stride, Multiple, S.Type}];
  const MachineBasicBlock &User = *S.First->getParent();
  for (const MachineInstr *MI : Known)
    if (Values.dominates(*MI->getParent(), User))
      return MI->getOperand(0).getReg();
  MachineBasicBlock *Home = Values.getPlaceBeforeLoops(User, S.Stride);
  if (!Home)
    return Register();
  const Register Product = MRI.createVirtualRegister(&GPR64RegClass),
                 Carry = MRI.createVirtualRegister(&PPRRegClass);
  MRI.clearKillFlags(S.Stride);
  auto At = Home->getFirstTerminator();
  TII.build(*Home, At, DebugLoc(), IMAD_WIDE_RIR, Product)
      .addReg(Carry, RegState::Define)
      .addReg(S.Stride)
      .addImm(Multiple)
      .addReg(RZ64)
      .addImm(/*rc_mods=*/0)
      .addMod(OpName::itype, S.Type);
  Known.push_back(&*std::prev(At));
  return Product;
}

void StrideFinder::addSum(MachineInstr &MI, Register Pointer,
                          Register Product) {
  AddressSum Sum{&MI, Pointer, Product, {}};
  Sum.IsStride = true;
  for (MachineOperand &Use : MRI.use_nodbg_operands(MI.getOperand(0).getReg()))
    Sum.Users.push_back(&Use);
  Sums.push_back(std::move(Sum));
}

void StrideFinder::splitStream(Stream &S) {
  // The address that others are relative to.
  MachineInstr *Middle = nullptr;
  int64_t Start = 0;
  auto It = std::next(S.Multiples.begin(), S.Multiples.size() / 2);
  if (S.Multiples.size() >= MinSplit &&
      It->second.front()->getOpcode() == IMAD_WIDE_RIR) {
    Start = It->first;
    Middle = It->second.front();
    if (Middle != S.First)
      Middle->moveBefore(S.First);
    MRI.clearKillFlags(S.Pointer);
    MRI.clearKillFlags(S.Stride);
  }
  for (auto &[Multiple, Members] : S.Multiples) {
    const bool IsRelative =
        Middle && Multiple > Start && S.Multiples.count(Multiple - Start);
    if (Middle && Multiple == Start)
      continue;
    const Register Product =
        getProduct(S, IsRelative ? Multiple - Start : Multiple);
    if (!Product)
      return;
    for (MachineInstr *MI : Members)
      addSum(*MI, IsRelative ? Middle->getOperand(0).getReg() : S.Pointer,
             Product);
  }
}

void StrideFinder::runOnBlock(MachineBasicBlock &MBB) {
  MapVector<std::tuple<Register, Register, int64_t>, Stream> Streams;
  for (MachineInstr &MI : MBB) {
    if (!addsUniformStride(MI))
      continue;
    const std::optional<int64_t> Multiple =
        getConstant(named(MI, OpName::b), MRI);
    if (!Multiple || *Multiple == 0)
      continue;
    const Register Stride = MI.getOperand(indexOf(MI, OpName::a)).getReg(),
                   Pointer = MI.getOperand(indexOf(MI, OpName::c)).getReg();
    const int64_t Type = MI.getOperand(indexOf(MI, OpName::itype)).getImm();
    auto [It, IsNew] = Streams.insert(
        {{Stride, Pointer, Type}, {Pointer, Stride, Type, &MI, {}}});
    It->second.Multiples[*Multiple].push_back(&MI);
  }
  for (auto &[Key, S] : Streams)
    splitStream(S);
}

void StrideFinder::run() {
  for (MachineBasicBlock &MBB : MF)
    if (Values.getDepth(MBB) > 0)
      runOnBlock(MBB);
}

void Q7X2::findStrides(MachineFunction &MF, const UniformValues &Values,
                       std::vector<AddressSum> &Sums) {
  StrideFinder(MF, Values, Sums).run();
}
