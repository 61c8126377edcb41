//===- Commands.cpp - The commands of the debugger ------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Commands.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/LineIterator.h"
#include <map>

using namespace llvm;
using namespace dbg;

static const unsigned WarpThreads = 32;
static const unsigned InstBytes = 16;
static const unsigned ListLines = 10;

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

struct Commands::Entry {
  const char *Name;
  const char *Aliases; // with spaces between them
  Handler Do;
  const char *Group;
  const char *Usage;
  const char *Help;
  bool Repeats; // by an empty line
};

ArrayRef<Commands::Entry> Commands::entries() {
  static const Entry List[] = {
#define COMMAND(NAME, ALIASES, METHOD, GROUP, REPEATS, USAGE, HELP)            \
  {NAME, ALIASES, &Commands::METHOD, GROUP, USAGE, HELP, REPEATS},
#include "Commands.def"
  };
  return List;
}

/// By name, alias, or the beginning of one name.
Expected<const Commands::Entry *> Commands::findEntry(StringRef Name) {
  std::vector<const Entry *> Found;
  for (const Entry &E : entries()) {
    if (Name == E.Name)
      return &E;
    SmallVector<StringRef> Aliases;
    StringRef(E.Aliases).split(Aliases, ' ');
    if (is_contained(Aliases, Name))
      return &E;
    if (StringRef(E.Name).starts_with(Name))
      Found.push_back(&E);
  }
  if (Found.size() == 1)
    return Found[0];
  if (Found.empty())
    return createStringError("Undefined command: \"" + Name +
                             "\".  Try \"help\".");
  std::string Names;
  for (const Entry *E : Found)
    Names += (Names.empty() ? "" : ", ") + std::string(E->Name);
  return createStringError("Ambiguous command \"" + Name + "\": " + Names +
                           ".");
}

static StringRef takeWord(StringRef &Rest) {
  Rest = Rest.ltrim();
  const StringRef Word = Rest.take_while(
      [](char C) { return isAlnum(C) || C == '-' || C == '_'; });
  Rest = Rest.drop_front(Word.size());
  return Word;
}

Commands::Result Commands::execute(StringRef Line) {
  StringRef Rest = Line.trim();
  if (Rest.empty() || Rest.starts_with("#"))
    return Result::Done;
  const StringRef Word = takeWord(Rest);
  if (Word == "quit" || Word == "q" || Word == "exit")
    return Result::Quit;
  Expected<const Entry *> E = findEntry(Word);
  Error Problem = Word.empty() ? createStringError("Undefined command: \"" +
                                                   Rest + "\".  Try \"help\".")
                  : E          ? (this->*(*E)->Do)(Rest.trim())
                               : E.takeError();
  if (Word.empty() && !E)
    consumeError(E.takeError());
  if (!Problem)
    return Result::Done;
  OS << toString(std::move(Problem)) << '\n';
  return Result::Failed;
}

Commands::Result Commands::executeFile(StringRef Path) {
  auto Buffer = MemoryBuffer::getFile(Path);
  if (std::error_code EC = Buffer.getError()) {
    OS << Path << ": " << EC.message() << ".\n";
    return Result::Failed;
  }
  constexpr unsigned MaxNesting = 16;
  if (Nesting == MaxNesting) {
    OS << Path << ": more than " << MaxNesting
       << " command files inside each other.\n";
    return Result::Failed;
  }
  ++Nesting;
  Result R = Result::Done;
  for (line_iterator I(**Buffer); !I.is_at_end() && R == Result::Done; ++I) {
    R = execute(*I);
    if (R == Result::Failed)
      OS << Path << ":" << I.line_number() << ": Error in sourced command "
         << "file.\n";
  }
  --Nesting;
  return R;
}

static void addMatches(std::vector<std::string> &To, StringRef Prefix,
                       StringRef Name) {
  if (Name.starts_with(Prefix))
    To.push_back(Name.str());
}

static const char *const InfoNames[] = {
    "args", "barriers", "blocks",    "breakpoints", "display", "frame",
    "line", "locals",   "registers", "shared",      "threads", "warps"};

std::vector<std::string> Commands::complete(StringRef Line) const {
  std::vector<std::string> Result;
  StringRef Rest = Line.ltrim();
  const StringRef Word = takeWord(Rest);
  if (Rest.empty()) {
    for (const Entry &E : entries())
      addMatches(Result, Word, E.Name);
    return Result;
  }
  Expected<const Entry *> E = findEntry(Word);
  if (!E) {
    consumeError(E.takeError());
    return Result;
  }
  const StringRef Name = (*E)->Name;
  const size_t At = Rest.find_last_of(" (*&[+-,=<>!/.");
  const StringRef Last = Rest.drop_front(At == StringRef::npos ? 0 : At + 1);
  if (Name == "info") {
    for (const char *Info : InfoNames)
      addMatches(Result, Last, Info);
  } else if (Name == "help") {
    for (const Entry &Other : entries())
      addMatches(Result, Last, Other.Name);
  } else if (Name == "break" || Name == "tbreak" || Name == "list" ||
             Name == "advance" || Name == "until") {
    for (const std::string &F : S.source().functionNames())
      addMatches(Result, Last, F);
    for (const std::string &F : S.source().fileNames())
      addMatches(Result, Last, baseName(F));
  } else if (Expected<Frame> F = S.frame()) {
    for (const Variable &V : S.source().variables(F->In, F->LookUp))
      addMatches(Result, Last, V.Name);
    for (const Variable &V : S.source().globals(F->In))
      addMatches(Result, Last, V.Name);
  } else {
    consumeError(F.takeError());
  }
  return Result;
}

//===----------------------------------------------------------------------===//
// Texts
//===----------------------------------------------------------------------===//

std::string Commands::tripleText(const uint32_t V[3]) {
  return formatv("({0},{1},{2})", V[0], V[1], V[2]);
}

static void coordinates(const uint32_t Size[3], uint32_t Thread,
                        uint32_t To[3]) {
  To[0] = Thread % Size[0];
  To[1] = Thread / Size[0] % Size[1];
  To[2] = Thread / Size[0] / Size[1];
}

std::string Commands::threadText(const ThreadId &Id) const {
  for (const q7x2_debug_block &B : S.blocks())
    if (std::equal(B.index, B.index + 3, Id.Block)) {
      uint32_t T[3];
      coordinates(B.size, Id.Thread, T);
      return "block " + tripleText(Id.Block) + ", thread " + tripleText(T);
    }
  return "block " + tripleText(Id.Block) + ", thread number " +
         std::to_string(Id.Thread);
}

std::string Commands::argumentsText(const Frame &F) {
  std::string Text;
  for (const Variable &V : S.source().variables(F.In, F.LookUp)) {
    if (!V.IsParameter)
      continue;
    Expected<Value> Of = readVariable(V, F, S.program());
    const bool IsLong = Of && Of->T->isAggregate() && Of->T->Size > 16;
    Text += (Text.empty() ? "" : ", ") + V.Name + "=" +
            (!Of      ? "<" + toString(Of.takeError()) + ">"
             : IsLong ? "..."
                      : describeValue(*Of, F, 0, false));
  }
  return "(" + Text + ")";
}

std::string Commands::frameText(const Frame &F, bool HasArguments) {
  std::string Text = F.In.Function.empty() ? "??" : F.In.Function;
  if (F.In.Die && HasArguments)
    Text += " " + argumentsText(F);
  if (F.In.At.Line)
    Text += formatv(" at {0}:{1}", baseName(F.In.At.File), F.In.At.Line);
  return Text;
}

std::optional<std::string> Commands::sourceText(const SourceLine &At) {
  auto &Buffer = Files[At.File];
  if (!Buffer)
    if (auto Read = MemoryBuffer::getFile(At.File))
      Buffer = std::move(*Read);
  if (!Buffer)
    return std::nullopt;
  for (line_iterator I(*Buffer, /*SkipBlanks=*/false); !I.is_at_end(); ++I)
    if (I.line_number() == int64_t(At.Line))
      return I->rtrim('\r').str();
  return std::nullopt;
}

void Commands::printSource(const SourceLine &At) {
  if (!At.Line)
    return;
  if (std::optional<std::string> Text = sourceText(At))
    OS << At.Line << '\t' << *Text << '\n';
  else
    OS << At.Line << "\tin " << At.File << '\n';
  Listed = At;
  ListedEnd = 0;
}

void Commands::printInstruction(uint64_t PC, bool IsCurrent) {
  struct Texts {
    std::string Place, Text;
  } T;
  q7x2_module_describe_code(
      S.module(), PC,
      [](void *To, const char *Place, const char *Text) {
        *static_cast<Texts *>(To) = {Place, Text};
      },
      &T);
  OS << formatv("{0} {1:x-8} <{2}>:\t{3}\n", IsCurrent ? "=>" : "  ", PC,
                T.Place, T.Text);
}

Error Commands::needThreads() const {
  return S.hasThreads() ? Error::success()
                        : createStringError("The kernel is not being run.");
}

//===----------------------------------------------------------------------===//
// Stops
//===----------------------------------------------------------------------===//

/// Where the selected thread is, after a stop: the function if it is another
/// one than before, and the line.
void Commands::showPlace(bool Always) {
  Expected<Frame> F = S.frame();
  if (!F) {
    consumeError(F.takeError());
    return;
  }
  bool Begins = false;
  S.source().line(F->PC, &Begins);
  const bool IsMiddle = !Begins || S.FrameIndex;
  if (Always || F->In.Function != ShownFunction || !F->In.At.Line) {
    if (IsMiddle)
      OS << formatv("{0:x-8} in ", F->PC);
    OS << frameText(*F) << '\n';
  } else if (IsMiddle) {
    OS << formatv("{0:x-8}\t", F->PC);
  }
  if (F->In.At.Line)
    printSource(F->In.At);
  else
    printInstruction(F->PC, /*IsCurrent=*/true);
  ShownFunction = F->In.Function;
}

void Commands::reportStop(const Event &E) {
  bool Always = false;
  if (!Shown || !(*Shown == S.Selected)) {
    OS << "[Switching to " << threadText(S.Selected) << "]\n";
    Shown = S.Selected;
    Always = true;
  }
  if (E.IsAtStart) {
    OS << "\nNo more reverse-execution history.\n";
    Always = true;
  }
  if (!E.Message.empty() && E.Stop.reason == Q7X2_STOP_FAILURE) {
    OS << "\nThe launch is about to fail: " << E.Message << "\n";
    Always = true;
  } else if (!E.Message.empty()) {
    OS << '\n' << E.Message << '\n';
    Always = true;
  }
  if (E.Stop.reason == Q7X2_STOP_INTERRUPT) {
    OS << "\nInterrupted.\n";
    Always = true;
  }
  const Breakpoint *B = E.Breakpoint ? S.find(E.Breakpoint) : nullptr;
  if (B && B->IsWatch) {
    OS << "\nWatchpoint " << B->Number << ": " << B->Spec << "\n\n";
    if (E.Old.T)
      OS << "Old value = " << formatValue(E.Old, 0, false) << '\n';
    if (E.New.T)
      OS << "New value = " << formatValue(E.New, 0, false) << '\n';
    Always = true;
  } else if (B) {
    OS << (B->IsTemporary ? "\nTemporary breakpoint " : "\nBreakpoint ")
       << B->Number << ", ";
    Always = true;
  }
  if (E.Stop.reason == Q7X2_STOP_GONE)
    OS << "[The thread has exited]\n";
  if (E.Returned)
    OS << "Run till exit\n";
  showPlace(Always || E.Returned);
  if (E.Returned) {
    S.program().History.push_back(*E.Returned);
    OS << "Value returned is $" << S.program().History.size() << " = "
       << formatValue(*E.Returned) << '\n';
  }
  if (B && B->IsTemporary)
    S.remove(B->Number);
  showDisplays();
}

Error Commands::report(const Event &E) {
  LaunchFailed |=
      E.Kind == Event::Failed ||
      (E.Kind == Event::Stopped && (E.Stop.reason == Q7X2_STOP_FAILURE ||
                                    E.Stop.reason == Q7X2_STOP_FINDING));
  if (OnEvent)
    OnEvent(E);
  switch (E.Kind) {
  case Event::None:
    break;
  case Event::Stopped:
    reportStop(E);
    break;
  case Event::Ended:
    Shown.reset();
    OS << "[" << S.kernelName()
       << (E.Message.empty() || E.Message == "0"
               ? std::string(" has ended normally")
               : " has ended with status " + E.Message)
       << "]\n";
    break;
  case Event::Failed:
    Shown.reset();
    OS << "[" << S.kernelName() << " has ended with an error: " << E.Message
       << "]\n";
    break;
  }
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Breakpoints
//===----------------------------------------------------------------------===//

/// Splits "k.cl:12 if x == 3".
static std::pair<StringRef, StringRef> splitCondition(StringRef A) {
  for (size_t At = A.find("if"); At != StringRef::npos;
       At = A.find("if", At + 1)) {
    const bool Before = At == 0 || isSpace(A[At - 1]);
    const bool After =
        At + 2 == A.size() || isSpace(A[At + 2]) || A[At + 2] == '(';
    if (Before && After)
      return {A.take_front(At).trim(), A.drop_front(At + 2).trim()};
  }
  return {A.trim(), ""};
}

Error Commands::addBreak(StringRef A, bool IsTemporary) {
  auto [Spec, Condition] = splitCondition(A);
  std::string Here;
  if (Spec.empty()) {
    Expected<Frame> F = S.frame();
    if (!F)
      return createStringError("No default breakpoint location: say where, as "
                               "in break k.cl:12.");
    Here = "*" + std::to_string(F->PC);
    consumeError(F.takeError());
  }
  Expected<Breakpoint> B = S.resolve(Spec.empty() ? StringRef(Here) : Spec);
  if (!B && S.AllowsPending) {
    OS << toString(B.takeError()) << " Later launches may have it.\n";
    B = Breakpoint();
    B->Spec = Spec.str();
  }
  if (!B)
    return B.takeError();
  if (!Condition.empty())
    if (Error E = checkSyntax(Condition))
      return E;
  B->Condition = Condition.str();
  B->IsTemporary = IsTemporary;
  const Breakpoint &Added = S.add(std::move(*B));
  OS << (IsTemporary ? "Temporary breakpoint " : "Breakpoint ") << Added.Number;
  if (Added.PCs.empty()) {
    OS << " (" << Added.Spec << ") pending.\n";
    return Error::success();
  }
  OS << " at " << formatv("{0:x}", Added.PCs[0]);
  if (Added.At.Line)
    OS << formatv(": file {0}, line {1}.", baseName(Added.At.File),
                  Added.At.Line);
  if (Added.PCs.size() > 1)
    OS << formatv(" ({0} locations)", Added.PCs.size());
  OS << '\n';
  return Error::success();
}

Error Commands::doBreak(StringRef A) { return addBreak(A, false); }
Error Commands::doTemporaryBreak(StringRef A) { return addBreak(A, true); }

Error Commands::doWatch(StringRef A) {
  auto [Spec, Condition] = splitCondition(A);
  if (!Condition.empty())
    if (Error E = checkSyntax(Condition))
      return E;
  Expected<Breakpoint> B = S.watchpoint(Spec);
  if (!B)
    return B.takeError();
  B->Condition = Condition.str();
  const Breakpoint &Added = S.add(std::move(*B));
  OS << "Watchpoint " << Added.Number << ": " << Added.Spec << '\n';
  return Error::success();
}

/// Does something with the breakpoints whose numbers are given, or with all.
Error Commands::forNumbers(StringRef A, function_ref<void(Breakpoint &)> Do) {
  A.consume_front("breakpoints");
  SmallVector<StringRef> Words;
  A.split(Words, ' ', -1, /*KeepEmpty=*/false);
  std::vector<unsigned> Numbers;
  for (StringRef Word : Words) {
    unsigned N;
    if (Word.getAsInteger(10, N))
      return createStringError("Bad breakpoint number '" + Word + "'");
    if (!S.find(N))
      return createStringError("No breakpoint number " + Word + ".");
    Numbers.push_back(N);
  }
  if (Words.empty())
    for (const Breakpoint &B : S.Breakpoints)
      Numbers.push_back(B.Number);
  for (unsigned N : Numbers)
    if (Breakpoint *B = S.find(N))
      Do(*B);
  S.updateBreakpoints();
  return Error::success();
}

Error Commands::doDelete(StringRef A) {
  std::vector<unsigned> Numbers;
  if (Error E =
          forNumbers(A, [&](Breakpoint &B) { Numbers.push_back(B.Number); }))
    return E;
  for (unsigned N : Numbers)
    S.remove(N);
  return Error::success();
}
Error Commands::doEnable(StringRef A) {
  return forNumbers(A, [](Breakpoint &B) { B.IsEnabled = true; });
}
Error Commands::doDisable(StringRef A) {
  return forNumbers(A, [](Breakpoint &B) { B.IsEnabled = false; });
}

Error Commands::doCondition(StringRef A) {
  const StringRef Number = takeWord(A);
  const StringRef Condition = A.trim();
  if (Number.empty())
    return createStringError("Argument required (breakpoint number).");
  if (!Condition.empty())
    if (Error E = checkSyntax(Condition))
      return E;
  if (Error E = forNumbers(
          Number, [&](Breakpoint &B) { B.Condition = Condition.str(); }))
    return E;
  if (Condition.empty())
    OS << "Breakpoint " << Number << " now unconditional.\n";
  return Error::success();
}

Error Commands::doIgnore(StringRef A) {
  const StringRef Number = takeWord(A);
  uint64_t Count;
  if (Number.empty() || A.trim().getAsInteger(10, Count))
    return createStringError("Arguments required (breakpoint number and "
                             "count).");
  if (Error E = forNumbers(Number, [&](Breakpoint &B) { B.Ignore = Count; }))
    return E;
  OS << "Will ignore next " << Count << " crossings of breakpoint " << Number
     << ".\n";
  return Error::success();
}

Error Commands::infoBreakpoints() {
  if (S.Breakpoints.empty()) {
    OS << "No breakpoints or watchpoints.\n";
    return Error::success();
  }
  OS << "Num     Type           Disp Enb Address    What\n";
  for (const Breakpoint &B : S.Breakpoints) {
    OS << formatv("{0,-7} {1,-14} {2,-4} {3,-3} ", B.Number,
                  B.IsWatch ? "watchpoint" : "breakpoint",
                  B.IsTemporary ? "del" : "keep", B.IsEnabled ? "y" : "n");
    if (B.IsWatch || B.PCs.empty()) {
      OS << formatv("{0,-10} {1}\n", B.IsWatch ? "" : "<PENDING>", B.Spec);
    } else {
      const std::vector<Scope> In = S.source().scopes(B.PCs[0]);
      OS << formatv("{0:x-8} ", B.PCs[0]);
      if (B.At.Line)
        OS << "in " << (In.empty() ? "??" : In[0].Function) << " at "
           << baseName(B.At.File) << ":" << B.At.Line;
      else
        OS << B.Spec;
      OS << '\n';
      for (uint64_t PC : ArrayRef(B.PCs).drop_front())
        OS << formatv("{0,32}{1:x-8}\n", "", PC);
    }
    if (!B.Condition.empty())
      OS << "        stop only if " << B.Condition << '\n';
    if (B.Hits)
      OS << "        breakpoint already hit " << B.Hits
         << (B.Hits == 1 ? " time\n" : " times\n");
    if (B.Ignore)
      OS << "        ignore next " << B.Ignore << " hits\n";
  }
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Running
//===----------------------------------------------------------------------===//

Error Commands::doRun(StringRef) {
  Shown.reset();
  OS << (S.isKernel() ? "Starting kernel: " : "Starting function: ")
     << S.kernelName() << '\n';
  OS.flush();
  return report(S.start());
}

Error Commands::doStart(StringRef) {
  Expected<Breakpoint> B = S.resolve(S.kernelName());
  if (!B)
    return B.takeError();
  B->IsTemporary = true;
  S.add(std::move(*B));
  return doRun("");
}

/// A number of times; without one: once.
static Expected<uint64_t> parseCount(StringRef A) {
  uint64_t N = 1;
  if (!A.empty() && (A.getAsInteger(10, N) || N == 0))
    return createStringError("\"" + A + "\" is not a number of times.");
  return N;
}

Error Commands::doContinue(StringRef A) {
  if (Error E = needThreads())
    return E;
  Expected<uint64_t> N = parseCount(A);
  if (!N)
    return N.takeError();
  if (Breakpoint *B = *N > 1 ? S.find(S.last().Breakpoint) : nullptr) {
    B->Ignore = *N - 1;
    OS << "Will ignore next " << B->Ignore << " crossings of breakpoint "
       << B->Number << ".  Continuing.\n";
  } else {
    OS << "Continuing.\n";
  }
  OS.flush();
  return report(S.resume());
}

Error Commands::steps(StringRef A, StepKind Kind, bool Back) {
  if (Error E = needThreads())
    return E;
  Expected<uint64_t> N = parseCount(A);
  if (!N)
    return N.takeError();
  Event E;
  for (uint64_t I = 0; I != *N; ++I) {
    E = Back ? S.reverseStep(Kind) : S.step(Kind);
    // Something else has stopped it.
    if (E.Kind != Event::Stopped || E.IsAtStart ||
        (!Back && E.Stop.reason != Q7X2_STOP_STEP))
      break;
  }
  return report(E);
}

Error Commands::doStep(StringRef A) { return steps(A, StepKind::Line, false); }
Error Commands::doNext(StringRef A) {
  return steps(A, StepKind::OverCalls, false);
}
Error Commands::doStepInstruction(StringRef A) {
  return steps(A, StepKind::Instruction, false);
}
Error Commands::doNextInstruction(StringRef A) {
  return steps(A, StepKind::InstructionOverCalls, false);
}
Error Commands::doReverseStep(StringRef A) {
  return steps(A, StepKind::Line, true);
}
Error Commands::doReverseNext(StringRef A) {
  return steps(A, StepKind::OverCalls, true);
}
Error Commands::doReverseStepInstruction(StringRef A) {
  return steps(A, StepKind::Instruction, true);
}
Error Commands::doReverseNextInstruction(StringRef A) {
  return steps(A, StepKind::InstructionOverCalls, true);
}

static Error checkNotOutermost(const Session &S, StringRef Command) {
  const std::vector<Frame> All = S.frames(S.Selected);
  if (S.FrameIndex + 1 < All.size())
    return Error::success();
  return createStringError("\"" + Command +
                           "\" not meaningful in the outermost frame.");
}

Error Commands::doFinish(StringRef) {
  if (Error E = needThreads())
    return E;
  if (Error E = checkNotOutermost(S, "finish"))
    return E;
  ShownFunction.clear(); // another frame, also of the same function
  return report(S.step(StepKind::Out));
}

Error Commands::doReverseFinish(StringRef) {
  if (Error E = needThreads())
    return E;
  if (Error E = checkNotOutermost(S, "reverse-finish"))
    return E;
  ShownFunction.clear();
  return report(S.reverseStep(StepKind::Out));
}

Error Commands::doAdvance(StringRef A) {
  if (Error E = needThreads())
    return E;
  if (A.empty())
    return createStringError("Argument required (a location).");
  Expected<Breakpoint> B = S.resolve(A);
  if (!B)
    return B.takeError();
  B->Only = S.Selected;
  return report(S.runTo(*B));
}

Error Commands::doUntil(StringRef A) {
  if (!A.empty())
    return doAdvance(A);
  return steps("", StepKind::Forward, false);
}

Error Commands::doReverseContinue(StringRef) {
  if (Error E = needThreads())
    return E;
  return report(S.reverseResume());
}

Error Commands::doKill(StringRef) {
  if (Error E = needThreads())
    return E;
  S.kill();
  Shown.reset();
  OS << "[" << S.kernelName() << " has been killed]\n";
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Frames and threads
//===----------------------------------------------------------------------===//

Error Commands::doBacktrace(StringRef A) {
  if (Error E = needThreads())
    return E;
  uint64_t Limit = UINT64_MAX;
  if (!A.empty() && A.getAsInteger(10, Limit))
    return createStringError("\"" + A + "\" is not a number of frames.");
  const std::vector<Frame> All = S.frames(S.Selected);
  if (All.empty())
    return createStringError("The selected thread has exited.");
  for (size_t I = 0; I != All.size() && I != Limit; ++I) {
    OS << formatv("#{0,-3}", I);
    // In the middle of a call.
    if (All[I].View.Call &&
        (I == 0 || All[I - 1].View.Call != All[I].View.Call))
      OS << formatv("{0:x-8} in ", All[I].PC);
    OS << frameText(All[I]) << '\n';
  }
  if (Limit < All.size())
    OS << "(More stack frames follow...)\n";
  return Error::success();
}

Error Commands::doFrame(StringRef A) {
  if (Error E = needThreads())
    return E;
  const std::vector<Frame> All = S.frames(S.Selected);
  if (All.empty())
    return createStringError("The selected thread has exited.");
  size_t N = std::min(S.FrameIndex, All.size() - 1);
  if (!A.empty() && (A.getAsInteger(10, N) || N >= All.size()))
    return createStringError("No frame at level " + A + ".");
  S.FrameIndex = N;
  OS << formatv("#{0,-3}", N);
  if (All[N].View.Call)
    OS << formatv("{0:x-8} in ", All[N].PC);
  OS << frameText(All[N]) << '\n';
  printSource(All[N].In.At);
  return Error::success();
}

Error Commands::doUp(StringRef A) {
  if (Error E = needThreads())
    return E;
  Expected<uint64_t> N = parseCount(A);
  if (!N)
    return N.takeError();
  const size_t Count = S.frames(S.Selected).size();
  if (S.FrameIndex + 1 >= Count)
    return createStringError("Initial frame selected; you can't go up.");
  S.FrameIndex = std::min<size_t>(S.FrameIndex + *N, Count - 1);
  return doFrame("");
}

Error Commands::doDown(StringRef A) {
  if (Error E = needThreads())
    return E;
  Expected<uint64_t> N = parseCount(A);
  if (!N)
    return N.takeError();
  if (S.FrameIndex == 0)
    return createStringError("Bottom (innermost) frame selected; you can't go "
                             "down.");
  S.FrameIndex -= std::min<uint64_t>(*N, S.FrameIndex);
  return doFrame("");
}

/// "(1,2,3)", "1,2", "7"; what is missing is 0.
static bool parseTriple(StringRef &Rest, uint32_t To[3]) {
  Rest = Rest.ltrim();
  const bool Closes = Rest.consume_front("(");
  for (unsigned I = 0; I != 3; ++I) {
    To[I] = 0;
    if (I && !Rest.ltrim().starts_with(","))
      continue;
    if (I)
      Rest = Rest.ltrim().drop_front();
    Rest = Rest.ltrim();
    const StringRef Digits = Rest.take_while(isDigit);
    if (Digits.getAsInteger(10, To[I]))
      return false;
    Rest = Rest.drop_front(Digits.size());
  }
  Rest = Rest.ltrim();
  return !Closes || Rest.consume_front(")");
}

/// A thread of the selected block, or of the block before it.
Expected<ThreadId> Commands::parseThread(StringRef A) const {
  uint32_t First[3], Second[3];
  ThreadId Id = S.Selected;
  StringRef Rest = A;
  auto Bad = [&] {
    return createStringError("Expected a thread as in thread (1,0,0), or with "
                             "its block, thread (0,0,0) (1,0,0), not \"" +
                             A + "\".");
  };
  if (!parseTriple(Rest, First))
    return Bad();
  const bool HasBlock = !Rest.trim().empty();
  if (HasBlock && (!parseTriple(Rest, Second) || !Rest.trim().empty()))
    return Bad();
  if (HasBlock)
    std::copy_n(First, 3, Id.Block);
  const uint32_t *T = HasBlock ? Second : First;
  for (const q7x2_debug_block &B : S.blocks())
    if (std::equal(B.index, B.index + 3, Id.Block)) {
      if (T[0] >= B.size[0] || T[1] >= B.size[1] || T[2] >= B.size[2])
        return createStringError(
            formatv("There is no thread {0}: the block has {1}x{2}x{3}.",
                    tripleText(T), B.size[0], B.size[1], B.size[2]));
      Id.Thread = (T[2] * B.size[1] + T[1]) * B.size[0] + T[0];
      return Id;
    }
  return createStringError("Block " + tripleText(Id.Block) +
                           " has not started, or has ended; see info blocks.");
}

Error Commands::doThread(StringRef A) {
  if (Error E = needThreads())
    return E;
  if (A.empty()) {
    OS << "[Current thread is " << threadText(S.Selected) << "]\n";
    return Error::success();
  }
  Expected<ThreadId> Id = parseThread(A);
  if (!Id)
    return Id.takeError();
  S.Selected = *Id;
  S.FrameIndex = 0;
  Shown = *Id;
  OS << "[Switching to " << threadText(*Id) << "]\n";
  if (S.frames(*Id).empty()) {
    OS << "The thread has exited.\n";
    return Error::success();
  }
  return doFrame("");
}

static std::string stateText(const q7x2_debug_thread &T) {
  switch (T.state) {
  case Q7X2_THREAD_READY:
    return "ready";
  case Q7X2_THREAD_CONVERGENCE:
    return "converging";
  case Q7X2_THREAD_WARPSYNC:
    return "warpsync";
  case Q7X2_THREAD_BARRIER:
    return "barrier " + std::to_string(T.barrier);
  case Q7X2_THREAD_SLEEPING:
    return "sleeping";
  case Q7X2_THREAD_EXITED:
    return "exited";
  }
  return "";
}

namespace {
/// Consecutive threads of a block that are in the same state and place.
struct ThreadGroup {
  uint32_t First, Last;
  q7x2_debug_thread State;
};
} // namespace

static std::vector<ThreadGroup> groupThreads(const Session &S,
                                             const q7x2_debug_block &B,
                                             uint32_t From, uint32_t To) {
  std::vector<ThreadGroup> Groups;
  for (uint32_t T = From; T != To; ++T) {
    ThreadId Id;
    std::copy_n(B.index, 3, Id.Block);
    Id.Thread = T;
    Expected<q7x2_debug_thread> State = S.thread(Id);
    if (!State) {
      consumeError(State.takeError());
      continue;
    }
    if (!Groups.empty() && Groups.back().State.pc == State->pc &&
        Groups.back().State.state == State->state &&
        Groups.back().State.barrier == State->barrier)
      Groups.back().Last = T;
    else
      Groups.push_back({T, T, *State});
  }
  return Groups;
}

Error Commands::infoThreads() {
  if (Error E = needThreads())
    return E;
  OS << "  Block        Threads                    Count State       Frame\n";
  for (const q7x2_debug_block &B : S.blocks())
    for (const ThreadGroup &G :
         groupThreads(S, B, 0, B.size[0] * B.size[1] * B.size[2])) {
      uint32_t First[3], Last[3];
      coordinates(B.size, G.First, First);
      coordinates(B.size, G.Last, Last);
      const bool IsCurrent =
          std::equal(B.index, B.index + 3, S.Selected.Block) &&
          S.Selected.Thread >= G.First && S.Selected.Thread <= G.Last;
      std::string Range = tripleText(First);
      if (G.First != G.Last)
        Range += "-" + tripleText(Last);
      ThreadId Id;
      std::copy_n(B.index, 3, Id.Block);
      Id.Thread = G.First;
      const std::vector<Frame> All = S.frames(Id);
      OS << formatv("{0} {1,-12} {2,-26} {3,5} {4,-11} {5}\n",
                    IsCurrent ? "*" : " ", tripleText(B.index), Range,
                    G.Last - G.First + 1, stateText(G.State),
                    All.empty() ? "" : frameText(All[0], false));
    }
  return Error::success();
}

Error Commands::infoWarps() {
  if (Error E = needThreads())
    return E;
  OS << "  Block        Warp Lanes    State       PC         Frame\n";
  for (const q7x2_debug_block &B : S.blocks()) {
    const uint32_t Threads = B.size[0] * B.size[1] * B.size[2];
    for (uint32_t W = 0; W != B.warps; ++W) {
      // The threads that execute together, by their first one.
      std::map<uint32_t, ThreadId> Fragments;
      for (uint32_t T = W * WarpThreads;
           T != std::min((W + 1) * WarpThreads, Threads); ++T) {
        ThreadId Id;
        std::copy_n(B.index, 3, Id.Block);
        Id.Thread = T;
        Expected<q7x2_debug_thread> State = S.thread(Id);
        if (!State)
          return State.takeError();
        if (State->state != Q7X2_THREAD_EXITED)
          Fragments.try_emplace(State->mask, Id);
      }
      const bool IsCurrent =
          std::equal(B.index, B.index + 3, S.Selected.Block) &&
          S.Selected.Thread / WarpThreads == W;
      for (const auto &[Mask, Id] : Fragments) {
        Expected<q7x2_debug_thread> State = S.thread(Id);
        if (!State)
          return State.takeError();
        const std::vector<Frame> All = S.frames(Id);
        OS << formatv("{0} {1,-12} {2,4} {3:x-8} {4,-11} {5:x-8} {6}\n",
                      IsCurrent ? "*" : " ", tripleText(B.index), W,
                      format_hex_no_prefix(Mask, 8), stateText(*State),
                      State->pc, All.empty() ? "" : frameText(All[0], false));
      }
      if (Fragments.empty())
        OS << formatv("{0} {1,-12} {2,4} {3,8} exited\n", IsCurrent ? "*" : " ",
                      tripleText(B.index), W, "");
    }
  }
  return Error::success();
}

Error Commands::infoBlocks() {
  if (Error E = needThreads())
    return E;
  const q7x2_launch_options &L = S.program().Launch;
  OS << formatv("Grid of {0}x{1}x{2} blocks. Those that have started and not "
                "ended:\n",
                L.grid[0], L.grid[1], L.grid[2]);
  for (const q7x2_debug_block &B : S.blocks())
    OS << formatv("{0} {1,-12} {2}x{3}x{4} threads, {5} {6}\n",
                  std::equal(B.index, B.index + 3, S.Selected.Block) ? "*"
                                                                     : " ",
                  tripleText(B.index), B.size[0], B.size[1], B.size[2], B.warps,
                  B.warps == 1 ? "warp" : "warps");
  return Error::success();
}

Error Commands::infoBarriers() {
  if (Error E = needThreads())
    return E;
  bool Any = false;
  for (const q7x2_debug_block &B : S.blocks()) {
    std::map<uint32_t, std::vector<ThreadGroup>> Waiting;
    std::vector<ThreadGroup> Left;
    for (const ThreadGroup &G :
         groupThreads(S, B, 0, B.size[0] * B.size[1] * B.size[2]))
      if (G.State.state != Q7X2_THREAD_EXITED) {
        Left.push_back(G);
        if (G.State.state == Q7X2_THREAD_BARRIER)
          Waiting[G.State.barrier].push_back(G);
      }
    auto Line = [&](const char *What, const ThreadGroup &G,
                    const std::string &After) {
      uint32_t First[3], Last[3];
      coordinates(B.size, G.First, First);
      coordinates(B.size, G.Last, Last);
      ThreadId Id;
      std::copy_n(B.index, 3, Id.Block);
      Id.Thread = G.First;
      const std::vector<Frame> All = S.frames(Id);
      OS << formatv("  {0,-8} {1}-{2}: {3}{4}\n", What, tripleText(First),
                    tripleText(Last),
                    All.empty() ? "" : frameText(All[0], false), After);
    };
    for (const auto &[Number, Groups] : Waiting) {
      Any = true;
      uint32_t Count = 0;
      for (const ThreadGroup &G : Groups)
        Count += G.Last - G.First + 1;
      OS << formatv("Block {0}, barrier {1}: {2} of {3} threads wait\n",
                    tripleText(B.index), Number, Count,
                    B.size[0] * B.size[1] * B.size[2]);
      auto Waits = [N = Number](const ThreadGroup &G) {
        return G.State.state == Q7X2_THREAD_BARRIER && G.State.barrier == N;
      };
      for (const ThreadGroup &G : Groups)
        Line("waiting", G, "");
      for (const ThreadGroup &G : Left)
        if (!Waits(G))
          Line("missing", G,
               G.State.state == Q7X2_THREAD_READY ? ""
                                                  : ", " + stateText(G.State));
    }
  }
  if (!Any)
    OS << "No thread waits at a barrier.\n";
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

/// "/x" at the start of the arguments; 0: none.
static Expected<char> takeFormat(StringRef &A) {
  if (!A.consume_front("/"))
    return char(0);
  const StringRef Letters = A.take_while(isAlnum);
  A = A.drop_front(Letters.size()).ltrim();
  if (Letters.size() != 1 || !StringRef("duxotcfa").contains(Letters[0]))
    return createStringError("Undefined output format \"" + Letters +
                             "\": there are d, u, x, o, t, c, f and a.");
  return Letters[0];
}

/// The value of an expression for each lane of the warp.
Error Commands::printLanes(StringRef Expression, char Format) {
  if (Error E = needThreads())
    return E;
  const uint32_t First = S.Selected.Thread / WarpThreads * WarpThreads;
  std::vector<std::string> Texts(WarpThreads);
  size_t Width = 0;
  for (unsigned Lane = 0; Lane != WarpThreads; ++Lane) {
    ThreadId Id = S.Selected;
    Id.Thread = First + Lane;
    const std::vector<Frame> All = S.frames(Id);
    Texts[Lane] = "-"; // no thread, or it has exited
    if (!All.empty()) {
      Expected<Value> V = evaluate(
          Expression, All[std::min(S.FrameIndex, All.size() - 1)], S.program());
      if (!V && Id == S.Selected)
        return V.takeError();
      Texts[Lane] = V ? formatValue(*V, Format, false) : "?";
      if (!V)
        consumeError(V.takeError());
    }
    Width = std::max(Width, Texts[Lane].size());
  }
  constexpr size_t LineWidth = 72;
  unsigned Columns = WarpThreads;
  while (Columns > 1 && Columns * (Width + 2) > LineWidth)
    Columns /= 2;
  for (unsigned Lane = 0; Lane != WarpThreads; Lane += Columns) {
    OS << formatv("{0,2}:", Lane);
    for (unsigned I = 0; I != Columns; ++I)
      OS << std::string(Width + 2 - Texts[Lane + I].size(), ' ')
         << Texts[Lane + I];
    OS << '\n';
  }
  return Error::success();
}

Error Commands::doPrint(StringRef A) {
  bool Lanes = A.consume_front("-warp");
  A = A.ltrim();
  Expected<char> Format = takeFormat(A);
  if (!Format)
    return Format.takeError();
  Lanes |= A.consume_front("-warp ");
  if (Lanes)
    return printLanes(A.trim(), *Format);
  Expected<Frame> F = S.frame();
  if (!F)
    return F.takeError();
  Expected<Value> V = evaluate(A, *F, S.program());
  if (!V)
    return V.takeError();
  S.program().History.push_back(*V);
  OS << '$' << S.program().History.size() << " = "
     << describeValue(*V, *F, *Format) << '\n';
  return Error::success();
}

Error Commands::doOutput(StringRef A) {
  Expected<char> Format = takeFormat(A);
  if (!Format)
    return Format.takeError();
  Expected<Frame> F = S.frame();
  if (!F)
    return F.takeError();
  Expected<Value> V = evaluate(A, *F, S.program());
  if (!V)
    return V.takeError();
  OS << formatValue(*V, *Format, false);
  return Error::success();
}

Error Commands::doWhatis(StringRef A) {
  if (const Type *T = findType(A, S.program())) {
    OS << "type = " << T->Name << '\n';
    return Error::success();
  }
  Expected<Frame> F = S.frame();
  if (!F)
    return F.takeError();
  Expected<Value> V = evaluate(A, *F, S.program());
  if (!V)
    return V.takeError();
  OS << "type = " << V->T->Name << '\n';
  return Error::success();
}

Error Commands::doPtype(StringRef A) {
  const Type *T = findType(A, S.program());
  if (!T) {
    Expected<Frame> F = S.frame();
    if (!F)
      return F.takeError();
    Expected<Value> V = evaluate(A, *F, S.program());
    if (!V)
      return V.takeError();
    T = V->T;
  }
  OS << "type = " << describeType(*T) << '\n';
  return Error::success();
}

Error Commands::doSet(StringRef A) {
  A.consume_front("variable ") || A.consume_front("var ");
  if (!A.contains('='))
    return createStringError("Expected an assignment, as in set var x = 3.");
  Expected<Frame> F = S.frame();
  if (!F)
    return F.takeError();
  return evaluate(A, *F, S.program()).takeError();
}

Error Commands::doExamine(StringRef A) {
  uint64_t Count = 1;
  char Format = 'x';
  unsigned Size = 4;
  bool Instructions = false;
  if (A.consume_front("/")) {
    const StringRef Digits = A.take_while(isDigit);
    if (!Digits.empty() && (Digits.getAsInteger(10, Count) || Count == 0))
      return createStringError("Bad count \"" + Digits + "\".");
    A = A.drop_front(Digits.size());
    for (; !A.empty() && isAlpha(A[0]); A = A.drop_front())
      switch (A[0]) {
      case 'b':
        Size = 1;
        break;
      case 'h':
        Size = 2;
        break;
      case 'w':
        Size = 4;
        break;
      case 'g':
        Size = 8;
        break;
      case 'i':
        Instructions = true;
        break;
      default:
        if (!StringRef("duxotcfa").contains(A[0]))
          return createStringError("Undefined format \"" + A.take_front() +
                                   "\": there are d, u, x, o, t, c, f, a and "
                                   "i, and the sizes b, h, w and g.");
        Format = A[0];
      }
    A = A.ltrim();
  }
  constexpr uint64_t MaxCount = 1 << 20;
  if (Count > MaxCount)
    return createStringError("More than " + Twine(MaxCount) + " values.");
  Expected<Frame> F = S.frame();
  if (!F)
    return F.takeError();
  if (!A.empty()) {
    Expected<Value> V = evaluate(A, *F, S.program());
    if (!V)
      return V.takeError();
    if (V->T->Kind == Type::Array && V->address())
      NextExamined = *V->address();
    else if (V->T->Kind == Type::Pointer)
      NextExamined = genericAddress(*V);
    else
      NextExamined = toInteger(*V);
  }
  if (Instructions) {
    for (uint64_t I = 0; I != Count; ++I, NextExamined += InstBytes) {
      if (NextExamined >= q7x2_module_code_size(S.module()))
        return createStringError("There is no code at this address.");
      printInstruction(NextExamined, NextExamined == F->PC);
    }
    return Error::success();
  }
  Type T;
  T.Kind = Format == 'f' ? Type::Float : Type::Signed;
  T.Size = Format == 'c' ? 1 : Size;
  const unsigned PerLine = std::max(1u, 16u / unsigned(T.Size));
  for (uint64_t I = 0; I != Count; ++I, NextExamined += T.Size) {
    Value V;
    V.T = &T;
    V.Bytes.resize(T.Size);
    if (Error E = F->View.readMemory(NextExamined, V.Bytes)) {
      if (I % PerLine)
        OS << '\n';
      return E;
    }
    if (I % PerLine == 0)
      OS << formatv("{0:x}:", NextExamined);
    std::string Text = formatValue(V, Format, false);
    if (Format == 'x')
      Text = "0x" + std::string(2 * T.Size - (Text.size() - 2), '0') +
             Text.substr(2);
    OS << '\t' << Text;
    if ((I + 1) % PerLine == 0 || I + 1 == Count)
      OS << '\n';
  }
  return Error::success();
}

Error Commands::infoVariables(bool Parameters) {
  Expected<Frame> F = S.frame();
  if (!F)
    return F.takeError();
  if (!F->In.Die)
    return createStringError("No symbol table info available.");
  bool Any = false;
  for (const Variable &V : S.source().variables(F->In, F->LookUp)) {
    if (V.IsParameter != Parameters)
      continue;
    Any = true;
    Expected<Value> Of = readVariable(V, *F, S.program());
    OS << V.Name << " = "
       << (Of ? describeValue(*Of, *F, 0, false)
              : "<" + toString(Of.takeError()) + ">")
       << '\n';
  }
  if (!Any)
    OS << (Parameters ? "No arguments.\n" : "No locals.\n");
  return Error::success();
}

Error Commands::infoShared() {
  Expected<Frame> F = S.frame();
  if (!F)
    return F.takeError();
  uint64_t Shared, Local;
  q7x2_debugger_get_windows(&Shared, &Local);
  bool Any = false;
  std::vector<Variable> All;
  if (F->In.Die)
    All = S.source().variables(F->In, F->LookUp);
  append_range(All, S.source().globals(F->In));
  for (const Variable &V : All) {
    Expected<Value> Of = readVariable(V, *F, S.program());
    if (!Of) {
      consumeError(Of.takeError());
      continue;
    }
    const std::optional<uint64_t> At = Of->address();
    if (!At || *At < Shared || *At >= Local)
      continue;
    Any = true;
    OS << formatv("{0:x} {1} {2} = {3}\n", *At, Of->T->Name, V.Name,
                  formatValue(*Of, 0, false));
  }
  if (!Any)
    OS << "No variables in shared memory are visible here.\n";
  return Error::success();
}

Error Commands::infoRegisters(StringRef Names) {
  Expected<Frame> F = S.frame();
  if (!F)
    return F.takeError();
  auto Print = [&](const std::string &Name, Register R) -> Error {
    Expected<uint32_t> Word = F->View.readRegister(R);
    if (!Word)
      return Word.takeError();
    OS << formatv("{0,-8} {1,-12} {2}\n", Name,
                  "0x" + utohexstr(*Word, /*LowerCase=*/true), int32_t(*Word));
    return Error::success();
  };
  SmallVector<StringRef> Words;
  Names.split(Words, ' ', -1, /*KeepEmpty=*/false);
  for (StringRef Word : Words) {
    Word.consume_front("$");
    const std::optional<Register> R = parseRegister(Word);
    if (!R)
      return createStringError("Invalid register `" + Word + "'");
    if (Error E = Print(Word.upper(), *R))
      return E;
  }
  if (!Words.empty())
    return Error::success();
  const q7x2_kernel *K = q7x2_module_kernel(S.module(), S.kernelName().c_str());
  q7x2_kernel_info Info = {};
  if (K)
    q7x2_kernel_get_info(K, &Info);
  auto All = [&](const char *Prefix, q7x2_register_file File,
                 unsigned Count) -> Error {
    for (unsigned N = 0; N != Count; ++N) {
      Register R;
      R.File = File;
      R.Number = N;
      if (Error E = Print(Prefix + std::to_string(N), R))
        return E;
    }
    return Error::success();
  };
  OS << formatv("{0,-8} {1:x}\n", "pc", F->PC);
  constexpr unsigned Predicates = 7, Generals = 48, Uniforms = 16;
  if (Error E = All("R", Q7X2_REGISTER_GENERAL, K ? Info.registers : Generals))
    return E;
  if (Error E = All("P", Q7X2_REGISTER_PREDICATE, Predicates))
    return E;
  return All("UR", Q7X2_REGISTER_UNIFORM,
             K ? Info.uniform_registers : Uniforms);
}

//===----------------------------------------------------------------------===//
// Source and code
//===----------------------------------------------------------------------===//

Error Commands::listLines(const std::string &File, unsigned First,
                          unsigned End) {
  bool Any = false;
  for (unsigned Line = First; Line < End; ++Line) {
    const std::optional<std::string> Text = sourceText({File, Line, 0});
    if (!Text)
      break;
    OS << Line << '\t' << *Text << '\n';
    Any = true;
    ListedEnd = Line + 1;
  }
  Listed.File = File;
  if (Any)
    return Error::success();
  if (!Files[File])
    return createStringError(File + ": No such file or directory.");
  return createStringError("Line number " + Twine(First) + " out of range in " +
                           baseName(File) + ".");
}

Error Commands::doList(StringRef A) {
  if (A.empty() && ListedEnd)
    return listLines(Listed.File, ListedEnd, ListedEnd + ListLines);
  SourceLine At = Listed;
  if (!A.empty()) {
    const StringRef First = A.split(',').first.trim();
    Expected<Breakpoint> B = S.resolve(First);
    if (!B)
      return B.takeError();
    At = B->At;
    // A line without code is not moved to the next one.
    const StringRef Number =
        First.rsplit(':').second.empty() ? First : First.rsplit(':').second;
    uint32_t Line;
    if (!Number.getAsInteger(10, Line))
      At.Line = Line;
    unsigned Last;
    if (A.contains(',') && !A.split(',').second.trim().getAsInteger(10, Last))
      return listLines(At.File, At.Line, Last + 1);
  } else if (!At.Line) {
    Expected<Breakpoint> B = S.resolve(S.kernelName());
    if (!B)
      return B.takeError();
    At = B->At;
  }
  if (!At.Line)
    return createStringError("No symbol table is loaded: compile with -g.");
  const unsigned First = At.Line > ListLines / 2 ? At.Line - ListLines / 2 : 1;
  return listLines(At.File, First, First + ListLines);
}

Error Commands::doDisassemble(StringRef A) {
  const bool WithSource = A.consume_front("/s") || A.consume_front("/m");
  A = A.trim();
  uint64_t PC = 0, Here = ~uint64_t(0);
  if (Expected<Frame> F = S.frame())
    Here = PC = F->PC;
  else
    consumeError(F.takeError());
  if (!A.empty()) {
    Expected<Breakpoint> B = S.resolve(A);
    if (!B)
      return B.takeError();
    PC = B->PCs[0];
  } else if (!S.hasThreads()) {
    PC = S.entry();
  }
  auto FunctionOf = [&](uint64_t At) {
    std::string Name;
    q7x2_module_describe_code(
        S.module(), At,
        [](void *To, const char *Place, const char *) {
          *static_cast<std::string *>(To) = StringRef(Place).split('+').first;
        },
        &Name);
    return Name;
  };
  const std::string Function = FunctionOf(PC);
  uint64_t First = PC, End = PC;
  while (First >= InstBytes && FunctionOf(First - InstBytes) == Function)
    First -= InstBytes;
  while (End < q7x2_module_code_size(S.module()) && FunctionOf(End) == Function)
    End += InstBytes;
  OS << "Dump of assembler code for function " << Function << ":\n";
  SourceLine Before;
  for (uint64_t At = First; At != End; At += InstBytes) {
    const std::optional<SourceLine> Line = S.source().line(At);
    if (WithSource && Line && Line->Line && !(*Line == Before)) {
      OS << baseName(Line->File) << ":\n";
      printSource(*Line);
      Before = *Line;
    }
    printInstruction(At, At == Here);
  }
  OS << "End of assembler dump.\n";
  return Error::success();
}

Error Commands::infoFrame() {
  Expected<Frame> F = S.frame();
  if (!F)
    return F.takeError();
  OS << "Frame level " << S.FrameIndex << " of " << threadText(S.Selected)
     << ":\n pc = " << formatv("{0:x}", F->PC) << " in " << frameText(*F, false)
     << "\n " << (F->In.IsInlined ? "inlined into its caller" : "a function")
     << "; " << F->View.Call << " calls inside\n time " << S.time() << '\n';
  return Error::success();
}

Error Commands::infoLine(StringRef A) {
  Expected<Breakpoint> B = [&]() -> Expected<Breakpoint> {
    if (!A.empty())
      return S.resolve(A);
    Expected<Frame> F = S.frame();
    if (!F)
      return F.takeError();
    return S.resolve("*" + std::to_string(F->PC));
  }();
  if (!B)
    return B.takeError();
  OS << "Line " << B->At.Line << " of \"" << baseName(B->At.File)
     << "\" has code at";
  for (uint64_t PC : B->PCs)
    OS << formatv(" {0:x}", PC);
  OS << ".\n";
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Displays and the rest
//===----------------------------------------------------------------------===//

void Commands::showDisplay(const Display &D) {
  Expected<Frame> F = S.frame();
  if (!F) {
    consumeError(F.takeError());
    return;
  }
  Expected<Value> V = evaluate(D.Expression, *F, S.program());
  if (V)
    OS << D.Number << ": " << D.Expression << " = "
       << describeValue(*V, *F, D.Format) << '\n';
  else // not visible here
    consumeError(V.takeError());
}

void Commands::showDisplays() {
  for (const Display &D : Displays)
    showDisplay(D);
}

Error Commands::doDisplay(StringRef A) {
  if (A.empty()) {
    showDisplays();
    return Error::success();
  }
  Expected<char> Format = takeFormat(A);
  if (!Format)
    return Format.takeError();
  if (Error E = checkSyntax(A))
    return E;
  Displays.push_back({NextDisplay++, A.str(), *Format});
  showDisplay(Displays.back());
  return Error::success();
}

Error Commands::doUndisplay(StringRef A) {
  unsigned N;
  if (A.empty()) {
    Displays.clear();
    return Error::success();
  }
  if (A.getAsInteger(10, N))
    return createStringError("Bad display number '" + A + "'");
  const size_t Before = Displays.size();
  erase_if(Displays, [&](const Display &D) { return D.Number == N; });
  return Before != Displays.size()
             ? Error::success()
             : createStringError("There is no display " + A + ".");
}

Error Commands::doInfo(StringRef A) {
  const StringRef Word = takeWord(A);
  A = A.trim();
  std::vector<StringRef> Found;
  for (const char *Name : InfoNames)
    if (StringRef(Name).starts_with(Word))
      Found.push_back(Name);
  // The usual short forms of several.
  StringRef Name = Found.size() == 1       ? Found[0]
                   : Word == "b"           ? "breakpoints"
                   : Word == "r"           ? "registers"
                   : Word == "f"           ? "frame"
                   : Word == "watchpoints" ? "breakpoints"
                                           : "";
  if (Word == "reg")
    Name = "registers";
  if (Word == "watchpoints")
    Name = "breakpoints";
  if (Name.empty() || Word.empty()) {
    std::string All;
    for (const char *Other : InfoNames)
      All += (All.empty() ? "" : ", ") + std::string(Other);
    return createStringError(
        (Word.empty()
             ? "\"info\" needs the name of what to show: "
             : "Undefined info command: \"" + Word + "\". There are: ") +
        All + ".");
  }
  if (Name == "args" || Name == "locals")
    return infoVariables(Name == "args");
  if (Name == "registers")
    return infoRegisters(A);
  if (Name == "line")
    return infoLine(A);
  if (Name == "display") {
    for (const Display &D : Displays)
      OS << D.Number << ":   " << D.Expression << '\n';
    if (Displays.empty())
      OS << "There are no auto-display expressions now.\n";
    return Error::success();
  }
  using Simple = Error (Commands::*)();
  const Simple Do = StringSwitch<Simple>(Name)
                        .Case("barriers", &Commands::infoBarriers)
                        .Case("blocks", &Commands::infoBlocks)
                        .Case("breakpoints", &Commands::infoBreakpoints)
                        .Case("frame", &Commands::infoFrame)
                        .Case("shared", &Commands::infoShared)
                        .Case("threads", &Commands::infoThreads)
                        .Default(&Commands::infoWarps);
  return (this->*Do)();
}

Error Commands::doSource(StringRef A) {
  if (A.empty())
    return createStringError("source command requires file name of file to "
                             "source.");
  return executeFile(A) == Result::Done
             ? Error::success()
             : createStringError("The command file has been left.");
}

Error Commands::doEcho(StringRef A) {
  for (size_t I = 0; I != A.size(); ++I) {
    if (A[I] == '\\' && I + 1 != A.size()) {
      ++I;
      OS << (A[I] == 'n' ? '\n' : A[I] == 't' ? '\t' : A[I]);
    } else {
      OS << A[I];
    }
  }
  return Error::success();
}

Error Commands::doHelp(StringRef A) {
  if (!A.empty()) {
    Expected<const Entry *> E = findEntry(A);
    if (!E)
      return E.takeError();
    OS << (*E)->Usage << '\n' << (*E)->Help << '\n';
    if (*(*E)->Aliases)
      OS << "Short: " << (*E)->Aliases << '\n';
    return Error::success();
  }
  StringRef Group;
  for (const Entry &E : entries()) {
    if (Group != E.Group) {
      Group = E.Group;
      OS << Group << ":\n";
    }
    OS << formatv("  {0,-44} {1}\n", E.Usage,
                  StringRef(E.Help).split('\n').first);
  }
  OS << "  quit\nA command may be shortened as long as it is unambiguous; "
        "`help COMMAND` says more.\n";
  return Error::success();
}
