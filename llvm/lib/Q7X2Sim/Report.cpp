//===- Report.cpp - Error messages of launches ----------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Report.h"
#include "llvm/Support/FormatVariadic.h"

using namespace q7x2;
using namespace llvm;

std::string q7x2::tripleText(const uint32_t V[3]) {
  return formatv("({0},{1},{2})", V[0], V[1], V[2]);
}

/// Returns a text such as "R[2:3]=0x0000001000000010".
static std::string registersText(const char *Prefix, unsigned First,
                                 unsigned Count,
                                 function_ref<uint32_t(unsigned)> Read) {
  std::string Name = formatv("{0}{1}", Prefix, First);
  if (Count > 1)
    Name = formatv("{0}[{1}:{2}]", Prefix, First, First + Count - 1);
  std::string Value;
  for (unsigned I = Count; I != 0; --I)
    Value += formatv("{0:x-8}", Read(First + I - 1));
  return Name + "=0x" + Value;
}

/// Returns the values of the registers that an instruction reads, for one
/// thread.
static std::string sourcesText(const DecodedInst &I, const Warp &W,
                               unsigned Lane) {
  std::string Text;
  auto Append = [&](const std::string &More) {
    if (Text.find(More) != std::string::npos)
      return;
    Text += Text.empty() ? "" : ", ";
    Text += More;
  };
  auto Uniform = [&](unsigned N) { return W.UR[N]; };
  for (const SrcOp *S : {&I.A, &I.B, &I.C}) {
    if (S->Kind == SrcKind::Reg && S->Row != ZeroRow)
      Append(registersText("R", S->Row, S->Regs,
                           [&](unsigned N) { return W.R[N][Lane]; }));
    else if (S->Kind == SrcKind::UReg && S->Row != ZeroUReg)
      Append(registersText("UR", S->Row, S->Regs, Uniform));
  }
  if (I.UBase != ZeroUReg)
    Append(registersText("UR", I.UBase, I.hasWideAddress() ? 2 : 1, Uniform));
  return Text;
}

static std::string threadText(const BlockState &Block, uint32_t Thread) {
  uint32_t T[3];
  T[0] = Thread % Block.Size[0];
  T[1] = Thread / Block.Size[0] % Block.Size[1];
  T[2] = Thread / Block.Size[0] / Block.Size[1];
  return tripleText(T);
}

static std::string placeText(const Module &M, uint32_t PC) {
  std::string Text = M.placeName(PC);
  std::string Source = M.sourcePlace(PC);
  if (!Source.empty())
    Text += " at " + Source;
  return Text;
}

std::string q7x2::describeFault(const Module &M, const LaunchState &Launch,
                                const BlockState &Block, const Engine &R,
                                StringRef Kernel) {
  const FaultInfo &F = R.fault();
  const Warp &W = R.faultWarp();
  uint32_t PC = R.faultPC();
  std::string Text =
      formatv("{0}; kernel {1}, block {2}, thread {3}, {4}", F.What, Kernel,
              tripleText(Block.Index),
              threadText(Block, W.FirstThread + F.Lane), placeText(M, PC));
  if (PC >= Launch.CodeSize)
    return Text;
  Text += ": " + M.instText(PC);
  std::string Sources = sourcesText(Launch.Code[PC], W, F.Lane);
  if (!Sources.empty())
    Text += " with " + Sources;
  if (F.OtherPC)
    Text += formatv("; the earlier instruction is at {0}: {1}",
                    placeText(M, *F.OtherPC), M.instText(*F.OtherPC));
  return Text;
}

static std::string waitsText(const Module &M, const BlockState &Block,
                             StringRef Kernel) {
  std::string Waits =
      Block.describeWaits([&](uint32_t PC) { return placeText(M, PC); });
  return formatv("kernel {0}, block {1}: {2}", Kernel, tripleText(Block.Index),
                 Waits);
}

std::string q7x2::describeDeadlock(const Module &M, const BlockState &Block,
                                   StringRef Kernel) {
  return "deadlock: no thread can run; " + waitsText(M, Block, Kernel);
}

std::string q7x2::describeSpin(const Module &M, const BlockState &Block,
                               StringRef Kernel) {
  return "deadlock: all threads wait or repeat loops that nothing ends; " +
         waitsText(M, Block, Kernel);
}

std::string q7x2::describePlaces(const Module &M, const BlockState *Block,
                                 StringRef Kernel) {
  return Block ? "; " + waitsText(M, *Block, Kernel) : "";
}
