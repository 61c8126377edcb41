//===-- Q7X2EarlyReconvergence.cpp - Before a post-dominator --------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Q7X2EarlyReconvergence.h"
#include "Q7X2Divergence.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/CommandLine.h"

using namespace llvm;
using namespace llvm::Q7X2;

static cl::opt<unsigned> MinSize(
    "q7x2-early-reconvergence", cl::Hidden, cl::init(12),
    cl::desc("Instructions that threads execute together at least after they "
             "reconverge before a post-dominator"));

/// The search walks from each block for each candidate.
static constexpr unsigned MaxBlocks = 128;

namespace {

/// The paths from a branch to its reconvergence point, without those on which
/// threads skip blocks.
class Paths {
  const LoopIteration &Iteration;
  MachineBasicBlock &Branch, &End;
  BlockSet Blocks;

public:
  explicit Paths(const DivergentBranch &B)
      : Iteration(*B.Iteration), Branch(*B.Block),
        End(*B.getReconvergencePoint()),
        Blocks(Iteration.findReachable({&Branch}, &End)) {}

  MachineBasicBlock *findPoint() const;

private:
  bool contains(const MachineBasicBlock &From,
                const MachineBasicBlock &To) const {
    return Blocks.contains(&To) && Iteration.containsEdge(From, To);
  }
  unsigned countSuccessors(const MachineBasicBlock &MBB) const {
    return count_if(MBB.successors(),
                    [&](auto *Succ) { return contains(MBB, *Succ); });
  }
  /// Returns the blocks reached from the end of From without passing Around.
  BlockSet walk(const MachineBasicBlock &From,
                const MachineBasicBlock *Around) const {
    return Iteration.findReachable(&From, {&End, Around});
  }
  bool isLast(const MachineBasicBlock &MBB) const {
    return MBB.isSuccessor(&End) && countSuccessors(MBB) == 0;
  }
  bool isWorthwhile(MachineBasicBlock &Point) const;
};

} // namespace

bool Paths::isWorthwhile(MachineBasicBlock &Point) const {
  BlockSet After = walk(Point, nullptr);
  After.insert(&Point);
  unsigned Size = 0;
  for (const MachineBasicBlock *MBB : After)
    Size += count_if(*MBB, [](auto &MI) { return !MI.isMetaInstruction(); });
  return Size >= MinSize;
}

MachineBasicBlock *Paths::findPoint() const {
  if (Blocks.size() > MaxBlocks || Blocks.contains(&Branch) ||
      countSuccessors(Branch) < 2 ||
      none_of(Blocks, [&](const MachineBasicBlock *MBB) {
        return MBB->isSuccessor(&End) && countSuccessors(*MBB) != 0;
      }))
    return nullptr;
  MachineBasicBlock *Point = nullptr;
  unsigned Fewest = MaxBlocks + 1;
  for (const MachineBasicBlock *MBB : Blocks) {
    if (MBB->pred_size() < 2)
      continue;
    BlockSet Before = walk(Branch, MBB);
    if (Before.size() >= Fewest || any_of(Before, [&](const auto *Other) {
          return isLast(*Other) || walk(*Other, MBB).contains(Other);
        }))
      continue;
    Point = const_cast<MachineBasicBlock *>(MBB);
    Fewest = Before.size();
  }
  // In a nested loop, threads may reach it in different iterations.
  return Point && Iteration.findCycleBefore(Point, &End).empty() &&
                 isWorthwhile(*Point)
             ? Point
             : nullptr;
}

MachineBasicBlock *Q7X2::findEarlyPoint(const DivergentBranch &B) {
  return !B.Inner && B.Target.Why == Reconvergence::PostDominator
             ? Paths(B).findPoint()
             : nullptr;
}
