//===- Commands.cpp - The commands of the debugger ------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Commands.h"
#include "CommandText.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/LineIterator.h"
#include <map>

using namespace llvm;
using namespace dbg;

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
};

ArrayRef<Commands::Entry> Commands::entries() {
  static const Entry List[] = {
#define COMMAND(NAME, ALIASES, METHOD, GROUP, USAGE, HELP)                     \
  {NAME, ALIASES, &Commands::METHOD, GROUP, USAGE, HELP},
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

Commands::Result Commands::execute(StringRef Line) {
  StringRef Rest = Line.trim();
  if (Rest.empty() || Rest.starts_with("#"))
    return Result::Done;
  const StringRef Word = takeWord(Rest);
  if (Word == "quit" || Word == "q" || Word == "exit")
    return Result::Quit;
  Expected<const Entry *> E = findEntry(Word.empty() ? Rest : Word);
  Error Problem = E ? (this->*(*E)->Do)(Rest.trim()) : E.takeError();
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

std::string Commands::threadText(const ThreadId &Id) const {
  if (const auto B = findBlock(S.debugger(), Id.Block)) {
    uint32_t T[3];
    coordinates(B->size, Id.Thread, T);
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
  const CodeText T = describeCode(S.module(), PC);
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
// Displays and the rest
//===----------------------------------------------------------------------===//

void Commands::showDisplay(const Display &D) {
  Expected<Evaluated> E = evaluateHere(D.Expression);
  if (E)
    OS << D.Number << ": " << D.Expression << " = "
       << describeValue(E->V, E->F, D.Format) << '\n';
  else // not visible here
    consumeError(E.takeError());
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
  const StringRef Name = StringSwitch<StringRef>(Word)
                             .Cases({"b", "watchpoints"}, "breakpoints")
                             .Case("f", "frame")
                             .Cases({"r", "reg"}, "registers")
                             .Default(Found.size() == 1 ? Found[0] : "");
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
