//===- Flow.cpp - The control-flow graph of an object's code --------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Flow.h"
#include "llvm/ADT/BitVector.h"

using namespace llvm;
using namespace check;

/// Whether some thread may continue at the next instruction.
static bool fallsThrough(const Inst &I) {
  switch (I.Flow) {
  case FlowKind::Next:
  case FlowKind::Call:
    return true;
  case FlowKind::Branch:
    return I.IsConditional || !I.Taken.isAlways();
  case FlowKind::Invalid:
    return false;
  default:
    return I.IsConditional;
  }
}

/// The first instructions of basic blocks, and the end of the code.
static BitVector findLeaders(const Code &C) {
  ArrayRef<Inst> Insts = C.insts();
  BitVector Leaders(Insts.size() + 1);
  for (uint32_t I = 0; I != Insts.size(); ++I) {
    if (Insts[I].Flow == FlowKind::Branch && Insts[I].Target != NoTarget)
      Leaders.set(Insts[I].Target);
    if (Insts[I].Flow == FlowKind::Branch || !fallsThrough(Insts[I]) ||
        C.endsSection(I))
      Leaders.set(I + 1);
  }
  if (!Insts.empty())
    Leaders.set(0);
  Leaders.set(Insts.size());
  return Leaders;
}

std::vector<Block> check::buildFlow(const Code &C) {
  ArrayRef<Inst> Insts = C.insts();
  BitVector Leaders = findLeaders(C);
  std::vector<Block> Blocks;
  std::vector<uint32_t> BlockAt(Insts.size());
  for (uint32_t Begin = 0; Begin != Insts.size();) {
    uint32_t End = Leaders.find_next(Begin);
    BlockAt[Begin] = Blocks.size();
    Block B;
    B.Begin = Begin;
    B.End = End;
    Blocks.push_back(B);
    Begin = End;
  }
  for (uint32_t N = 0; N != Blocks.size(); ++N) {
    Block &B = Blocks[N];
    const Inst &Last = Insts[B.End - 1];
    if (Last.Flow == FlowKind::Branch && Last.Target != NoTarget)
      B.Taken = BlockAt[Last.Target];
    if (fallsThrough(Last) && !C.endsSection(B.End - 1))
      B.FallThrough = N + 1;
  }
  return Blocks;
}
