//===- Commands.h - The commands of the debugger ----------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// gdb's commands, as far as they make sense for kernels: the same words, the
// same abbreviations, and answers in the same form.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_TOOLS_Q7X2_DBG_COMMANDS_H
#define LLVM_TOOLS_Q7X2_DBG_COMMANDS_H

#include "Session.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

namespace dbg {

class Commands {
public:
  Commands(Session &S, llvm::raw_ostream &OS) : S(S), OS(OS) {}

  enum class Result { Done, Failed, Quit };
  Result execute(llvm::StringRef Line);
  /// The commands in a file, until one fails.
  Result executeFile(llvm::StringRef Path);
  /// Whether the launch has ended with an error.
  bool hasLaunchFailed() const { return LaunchFailed; }
  /// The possible continuations of a line.
  std::vector<std::string> complete(llvm::StringRef Line) const;
  /// Called with each event, instead of printing it.
  std::function<void(const Event &)> OnEvent;

  /// "(1,0,0)"
  static std::string tripleText(const uint32_t V[3]);
  std::string threadText(const ThreadId &Id) const;
  /// "sum (n=64) at r.cl:13", or the place in a function without source.
  std::string frameText(const Frame &F, bool HasArguments = true);

private:
  Session &S;
  llvm::raw_ostream &OS;
  llvm::StringMap<std::unique_ptr<llvm::MemoryBuffer>> Files;
  struct Display {
    unsigned Number;
    std::string Expression;
    char Format;
  };
  std::vector<Display> Displays;
  unsigned NextDisplay = 1;
  std::optional<ThreadId> Shown; // the thread that the user knows about
  std::string ShownFunction;
  SourceLine Listed; // the last line of `list`
  unsigned ListedEnd = 0;
  uint64_t NextExamined = 0;
  bool LaunchFailed = false;
  unsigned Nesting = 0; // of command files

  using Handler = llvm::Error (Commands::*)(llvm::StringRef Arguments);
  struct Entry;
  static llvm::ArrayRef<Entry> entries();
  static llvm::Expected<const Entry *> findEntry(llvm::StringRef Name);

  // Each takes the text after the command.
  llvm::Error doBreak(llvm::StringRef A);
  llvm::Error doTemporaryBreak(llvm::StringRef A);
  llvm::Error doWatch(llvm::StringRef A);
  llvm::Error doDelete(llvm::StringRef A);
  llvm::Error doEnable(llvm::StringRef A);
  llvm::Error doDisable(llvm::StringRef A);
  llvm::Error doCondition(llvm::StringRef A);
  llvm::Error doIgnore(llvm::StringRef A);
  llvm::Error doRun(llvm::StringRef A);
  llvm::Error doStart(llvm::StringRef A);
  llvm::Error doContinue(llvm::StringRef A);
  llvm::Error doStep(llvm::StringRef A);
  llvm::Error doNext(llvm::StringRef A);
  llvm::Error doStepInstruction(llvm::StringRef A);
  llvm::Error doNextInstruction(llvm::StringRef A);
  llvm::Error doFinish(llvm::StringRef A);
  llvm::Error doUntil(llvm::StringRef A);
  llvm::Error doAdvance(llvm::StringRef A);
  llvm::Error doReverseStep(llvm::StringRef A);
  llvm::Error doReverseNext(llvm::StringRef A);
  llvm::Error doReverseStepInstruction(llvm::StringRef A);
  llvm::Error doReverseNextInstruction(llvm::StringRef A);
  llvm::Error doReverseContinue(llvm::StringRef A);
  llvm::Error doReverseFinish(llvm::StringRef A);
  llvm::Error doKill(llvm::StringRef A);
  llvm::Error doBacktrace(llvm::StringRef A);
  llvm::Error doFrame(llvm::StringRef A);
  llvm::Error doUp(llvm::StringRef A);
  llvm::Error doDown(llvm::StringRef A);
  llvm::Error doThread(llvm::StringRef A);
  llvm::Error doPrint(llvm::StringRef A);
  llvm::Error doOutput(llvm::StringRef A);
  llvm::Error doWhatis(llvm::StringRef A);
  llvm::Error doPtype(llvm::StringRef A);
  llvm::Error doSet(llvm::StringRef A);
  llvm::Error doExamine(llvm::StringRef A);
  llvm::Error doDisassemble(llvm::StringRef A);
  llvm::Error doList(llvm::StringRef A);
  llvm::Error doDisplay(llvm::StringRef A);
  llvm::Error doUndisplay(llvm::StringRef A);
  llvm::Error doInfo(llvm::StringRef A);
  llvm::Error doSource(llvm::StringRef A);
  llvm::Error doEcho(llvm::StringRef A);
  llvm::Error doHelp(llvm::StringRef A);

  llvm::Error infoBreakpoints();
  llvm::Error infoThreads();
  llvm::Error infoWarps();
  llvm::Error infoBlocks();
  llvm::Error infoBarriers();
  llvm::Error infoShared();
  llvm::Error infoVariables(bool Parameters);
  llvm::Error infoRegisters(llvm::StringRef Names);
  llvm::Error infoFrame();
  llvm::Error infoLine(llvm::StringRef A);

  llvm::Error addBreak(llvm::StringRef A, bool IsTemporary);
  llvm::Error forNumbers(llvm::StringRef A,
                         llvm::function_ref<void(Breakpoint &)> Do);
  llvm::Error steps(llvm::StringRef A, StepKind Kind, bool Back);
  llvm::Error report(const Event &E);
  void reportStop(const Event &E);
  void showPlace(bool Always);
  void showDisplays();
  void showDisplay(const Display &D);
  llvm::Error needThreads() const;
  /// A value in the selected frame.
  struct Evaluated {
    Frame F;
    Value V;
  };
  llvm::Expected<Evaluated> evaluateHere(llvm::StringRef Expression);
  llvm::Expected<ThreadId> parseThread(llvm::StringRef A) const;
  llvm::Error printLanes(llvm::StringRef Expression, char Format);
  llvm::Expected<const Type *> typeOf(llvm::StringRef A);
  std::string argumentsText(const Frame &F);
  std::optional<std::string> sourceText(const SourceLine &At);
  void printSource(const SourceLine &At);
  llvm::Error listLines(const std::string &File, unsigned First, unsigned End);
  void printInstruction(uint64_t PC, bool IsCurrent);
};

} // namespace dbg

#endif // LLVM_TOOLS_Q7X2_DBG_COMMANDS_H
