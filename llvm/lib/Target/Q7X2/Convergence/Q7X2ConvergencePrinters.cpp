//===-- Q7X2ConvergencePrinters.cpp - Print convergence analyses ----------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Printer passes for tests. Each prints the result of one part of the
// convergence pass for a function: -run-pass=q7x2-print-iterations,
// q7x2-print-divergence or q7x2-print-regions. The last two prepare the CFG as
// that pass does.
//
//===----------------------------------------------------------------------===//

#include "Q7X2.h"
#include "Q7X2ConvergenceRegions.h"
#include "llvm/CodeGen/MachineFunctionPass.h"

using namespace llvm;
using namespace llvm::Q7X2;

namespace {

class Q7X2IterationPrinter : public MachineFunctionPass {
public:
  static char ID;
  Q7X2IterationPrinter() : MachineFunctionPass(ID) {}

  bool runOnMachineFunction(MachineFunction &MF) override {
    errs() << "Iterations of " << MF.getName() << ":\n";
    IterationInfo(MF).print(errs());
    return false;
  }
};

class Q7X2DivergencePrinter : public MachineFunctionPass {
  ReleaseInfo Releases;

public:
  static char ID;
  Q7X2DivergencePrinter() : MachineFunctionPass(ID) {}

  bool runOnMachineFunction(MachineFunction &MF) override {
    FunctionDivergence Divergence(MF, Releases);
    errs() << "Divergence in " << MF.getName() << ":\n";
    for (const DivergentBranch &B : Divergence.Branches)
      B.print(errs());
    return true;
  }
};

class Q7X2RegionPrinter : public MachineFunctionPass {
  BarrierUse Use;
  ReleaseInfo Releases;

public:
  static char ID;
  Q7X2RegionPrinter() : MachineFunctionPass(ID) {}

  bool runOnMachineFunction(MachineFunction &MF) override {
    FunctionDivergence Divergence(MF, Releases);
    errs() << "Regions of " << MF.getName() << ":\n";
    findRegions(MF, Divergence.Branches, Use).print(errs());
    return true;
  }
};

} // namespace

char Q7X2IterationPrinter::ID = 0;
char Q7X2DivergencePrinter::ID = 0;
char Q7X2RegionPrinter::ID = 0;

INITIALIZE_PASS(Q7X2IterationPrinter, "q7x2-print-iterations",
                "Q7X2 iteration printer", false, true)
INITIALIZE_PASS(Q7X2DivergencePrinter, "q7x2-print-divergence",
                "Q7X2 divergence printer", false, true)
INITIALIZE_PASS(Q7X2RegionPrinter, "q7x2-print-regions",
                "Q7X2 convergence region printer", false, true)
