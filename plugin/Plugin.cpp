//===-- Plugin.cpp - Registers the target when it is loaded ---------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The distribution's tools initialize the targets that they were built with.
// This one registers itself as soon as the library is loaded, whether through
// LD_PRELOAD, llc's -load or because a tool links it.
//
// The distribution's libLLVM is built without assertions, so it has neither
// -debug-only nor printed statistics. The target's own code has both: the
// library provides the option and prints the statistics itself.
//
// llc and opt leave fatal errors to LLVM, which prints them and aborts. Those
// of instruction selection become ordinary errors; a tool's own handler
// replaces the one installed here.
//
//===----------------------------------------------------------------------===//

#include "ISel/Q7X2SelectionErrors.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Debug.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/ManagedStatic.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/Signals.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

extern "C" {
void LLVMInitializeQ7X2TargetInfo();
void LLVMInitializeQ7X2Target();
void LLVMInitializeQ7X2TargetMC();
void LLVMInitializeQ7X2AsmPrinter();
void LLVMInitializeQ7X2AsmParser();
void LLVMInitializeQ7X2Disassembler();
void LLVMInitializeQ7X2TargetMCA();
}

/// Returns for errors of other targets and passes, after which LLVM aborts.
static void handleFatalError(void *, const char *Reason, bool) {
  if (!Q7X2::diagnoseInSelection(Reason)) {
    errs() << "LLVM ERROR: " << Reason << '\n';
    return;
  }
  sys::RunInterruptHandlers();
  sys::Process::Exit(1);
}

namespace {

struct RegisterQ7X2 {
  RegisterQ7X2() {
    LLVMInitializeQ7X2TargetInfo();
    LLVMInitializeQ7X2Target();
    LLVMInitializeQ7X2TargetMC();
    LLVMInitializeQ7X2AsmPrinter();
    LLVMInitializeQ7X2AsmParser();
    LLVMInitializeQ7X2Disassembler();
    LLVMInitializeQ7X2TargetMCA();
    install_fatal_error_handler(handleFatalError);
  }
} Register;

} // namespace

#ifndef NDEBUG
namespace {

/// -debug-only=TYPE[,TYPE...], where libLLVM does not have it.
class DebugOnlyOption {
  std::optional<cl::list<std::string>> Types;

  void enable() {
    SmallVector<const char *, 4> Names;
    for (const std::string &Type : *Types)
      Names.push_back(Type.c_str());
    DebugFlag = true;
    setCurrentDebugTypes(Names.data(), Names.size());
  }

public:
  DebugOnlyOption() {
    if (!cl::getRegisteredOptions().contains("debug-only"))
      Types.emplace("debug-only", cl::Hidden, cl::CommaSeparated,
                    cl::value_desc("types"),
                    cl::desc("Enable debug output of the Q7X2 target's code"),
                    cl::callback([this](const std::string &) { enable(); }));
  }
} DebugOnly;

/// Prints the statistics in llvm_shutdown. Constructed after libLLVM's
/// container of them, it is destroyed before that, which would only say that
/// statistics are disabled.
struct StatisticsPrinter {
  ~StatisticsPrinter() {
    if (!AreStatisticsEnabled() || GetStatistics().empty())
      return;
    PrintStatistics(errs());
    if (cl::Option *Stats = cl::getRegisteredOptions().lookup("stats"))
      Stats->reset();
  }
};
ManagedStatic<StatisticsPrinter> Printer;

struct ConstructPrinter {
  ConstructPrinter() {
    (void)GetStatistics();
    (void)*Printer;
  }
} Construct;

} // namespace
#endif
