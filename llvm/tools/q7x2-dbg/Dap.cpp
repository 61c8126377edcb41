//===- Dap.cpp - The Debug Adapter Protocol -------------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The protocol's threads are warps: a launch has too many work-items to send.
// Each warp shows one of its work-items, that which has stopped or that the
// user has chosen with the command `thread`; the scope "Work-items" has all.
//
//===----------------------------------------------------------------------===//

#include "Dap.h"
#include "CommandText.h"
#include "Commands.h"
#include "DapConnection.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/Base64.h"
#include "llvm/Support/FormatVariadic.h"
#include <atomic>
#include <map>

using namespace llvm;
using namespace dbg;

// Elements of an array that are sent at once, unless the client asks for more.
static const uint64_t MaxChildren = 256;
static const size_t MaxWarps = 256;

namespace {

class DapServer {
public:
  int run();

private:
  using Body = Expected<json::Object>;
  using Handler = Body (DapServer::*)(const json::Object &Arguments);

  /// The variables of a variablesReference.
  struct Container {
    enum KindTy {
      Arguments,
      Locals,
      Shared,
      Registers,
      WorkItems,
      Parts // of a value
    } Kind;
    ThreadId Id;
    size_t FrameIndex;
    Value Of;         // Parts
    std::string Name; // Parts: the expression
  };

  DapConnection Connection;
  RunnerOptions Options;
  std::unique_ptr<Launcher> Work;
  std::unique_ptr<Session> S;
  std::string CommandText;
  raw_string_ostream CommandStream{CommandText};
  std::unique_ptr<Commands> C;
  /// The launch that a message interrupts.
  std::atomic<Session *> Running = nullptr;
  bool IsPauseWanted = false;
  bool IsEnding = false;
  bool StopsAtEntry = false;
  std::function<Event()> Next; // to be done after the response
  Event Stop;                  // the last one

  // Valid until the launch continues.
  std::vector<std::pair<ThreadId, size_t>> Frames; // by id - 1
  std::vector<Container> Containers;               // by reference - 1
  // Valid for the session.
  std::map<std::array<uint32_t, 4>, int64_t> WarpIds; // by block and warp
  std::vector<std::array<uint32_t, 4>> Warps;         // by id - 1
  std::map<int64_t, uint32_t> Lanes;                  // that warps show
  std::map<std::string, std::vector<unsigned>> LineBreakpoints; // by path
  std::vector<unsigned> FunctionBreakpoints, CodeBreakpoints, DataBreakpoints;
  std::vector<Breakpoint> DataPlaces; // by the number in the dataId

  void handle(const json::Value &Message);
  bool handleWhileRunning();
  void execute(std::function<Event()> Do);
  void announce(const Event &E);
  void forget();

  int64_t warpId(const uint32_t *Block, uint32_t Warp);
  Expected<ThreadId> threadOf(const json::Object &A) const;
  Expected<Frame> frameOf(int64_t Id) const;
  std::optional<Frame> frameAt(const ThreadId &Id, size_t Index) const;
  int64_t addContainer(Container C);
  static std::string expressionOf(const Container &In, const std::string &Name);
  json::Object variable(StringRef Name, const Value &V, StringRef Expression,
                        const Container &In, bool IsHex = false);
  json::Array parts(const Container &In, uint64_t First, uint64_t Count,
                    bool IsHex);
  json::Array variablesOf(const Container &In, bool IsHex);
  json::Array registersOf(const Container &In);
  json::Array workItemsOf(const Container &In);
  json::Object describe(const Breakpoint &B) const;
  json::Object source(const SourceLine &At) const;
  json::Object addBreakpoint(Expected<Breakpoint> B, const json::Object &From,
                             std::vector<unsigned> &To);
  Body resume(const json::Object &A, std::function<Event()> Do);
  Body stepBy(const json::Object &A, StepKind Line, StepKind Instruction,
              bool Back);

  Body onInitialize(const json::Object &A);
  Body onLaunch(const json::Object &A);
  Body onSetBreakpoints(const json::Object &A);
  Body onSetFunctionBreakpoints(const json::Object &A);
  Body onSetInstructionBreakpoints(const json::Object &A);
  Body onSetExceptionBreakpoints(const json::Object &A);
  Body onDataBreakpointInfo(const json::Object &A);
  Body onSetDataBreakpoints(const json::Object &A);
  Body onConfigurationDone(const json::Object &A);
  Body onThreads(const json::Object &A);
  Body onStackTrace(const json::Object &A);
  Body onScopes(const json::Object &A);
  Body onVariables(const json::Object &A);
  Body onSetVariable(const json::Object &A);
  Body onSetExpression(const json::Object &A);
  Body onEvaluate(const json::Object &A);
  Body onExceptionInfo(const json::Object &A);
  Body onContinue(const json::Object &A);
  Body onNext(const json::Object &A);
  Body onStepIn(const json::Object &A);
  Body onStepOut(const json::Object &A);
  Body onStepBack(const json::Object &A);
  Body onReverseContinue(const json::Object &A);
  Body onPause(const json::Object &A);
  Body onRestart(const json::Object &A);
  Body onDisassemble(const json::Object &A);
  Body onReadMemory(const json::Object &A);
  Body onWriteMemory(const json::Object &A);
  Body onCompletions(const json::Object &A);
  Body onEnd(const json::Object &A);
};

} // namespace

//===----------------------------------------------------------------------===//
// Running
//===----------------------------------------------------------------------===//

int DapServer::run() {
  Connection.OnMessage = [this] {
    // The launch may be about to begin.
    if (Session *Now = Running)
      q7x2_debugger_interrupt(Now->debugger());
  };
  Connection.start();
  while (!IsEnding) {
    std::optional<json::Value> Message = Connection.take();
    if (!Message)
      break;
    handle(*Message);
    while (Next && !IsEnding)
      execute(std::exchange(Next, nullptr));
  }
  if (S)
    S->kill();
  return 0;
}

/// In the thread of the launch. Answers the requests that have arrived; true if
/// the launch is to stop.
bool DapServer::handleWhileRunning() {
  while (std::optional<json::Value> Message = Connection.poll())
    handle(*Message);
  return std::exchange(IsPauseWanted, false) || IsEnding;
}

void DapServer::execute(std::function<Event()> Do) {
  forget();
  Running = S.get();
  if (Connection.hasMessages()) // one that has come before
    q7x2_debugger_interrupt(S->debugger());
  const Event E = Do();
  Running = nullptr;
  if (!IsEnding)
    announce(E);
}

/// Drops the references of the last stop.
void DapServer::forget() {
  Frames.clear();
  Containers.clear();
}

void DapServer::announce(const Event &E) {
  Stop = E;
  forget();
  if (E.Kind == Event::Ended || E.Kind == Event::Failed) {
    if (E.Kind == Event::Failed)
      Connection.sendEvent(
          "output", json::Object{{"category", "stderr"},
                                 {"output", json::fixUTF8(E.Message) + "\n"}});
    Connection.sendEvent(
        "exited", json::Object{{"exitCode", E.Kind == Event::Failed ? 1 : 0}});
    Connection.sendEvent("terminated");
    return;
  }
  if (E.Kind != Event::Stopped)
    return;
  const int64_t Warp =
      warpId(S->Selected.Block, S->Selected.Thread / WarpThreads);
  Lanes[Warp] = S->Selected.Thread % WarpThreads;
  json::Object Body{{"threadId", Warp}, {"allThreadsStopped", true}};
  const char *Reason = "step";
  switch (E.Stop.reason) {
  case Q7X2_STOP_FAILURE:
  case Q7X2_STOP_FINDING:
    Reason = "exception";
    Body["text"] = json::fixUTF8(E.Message);
    break;
  case Q7X2_STOP_INTERRUPT:
    Reason = "pause";
    break;
  default:
    if (E.Breakpoint) {
      const Breakpoint *B = S->find(E.Breakpoint);
      Reason = B && B->IsWatch ? "data breakpoint" : "breakpoint";
      Body["hitBreakpointIds"] = json::Array{int64_t(E.Breakpoint)};
      if (B && B->IsWatch && E.Old.T)
        Body["text"] =
            json::fixUTF8(B->Spec + ": " + formatValue(E.Old, 0, false) +
                          " -> " + formatValue(E.New, 0, false));
    }
    break;
  }
  if (E.IsAtStart)
    Reason = "entry";
  Body["reason"] = Reason;
  Body["description"] = C->threadText(S->Selected);
  Connection.sendEvent("stopped", std::move(Body));
}

//===----------------------------------------------------------------------===//
// Requests
//===----------------------------------------------------------------------===//

void DapServer::handle(const json::Value &Message) {
  const json::Object *Request = Message.getAsObject();
  const std::optional<StringRef> Type =
      Request ? Request->getString("type") : std::nullopt;
  const int64_t Number =
      Request ? Request->getInteger("seq").value_or(0) : int64_t(0);
  const std::optional<StringRef> Command =
      Request ? Request->getString("command") : std::nullopt;
  if (Type && *Type != "request") // of something that has not been asked for
    return;
  if (!Type || !Command) {
    Connection.respondError(Number, "", "the message is not a request");
    return;
  }
  struct Entry {
    Handler Do;
    bool NeedsLaunch;
    bool NeedsStop;
  };
  static const StringMap<Entry> Handlers = {
      {"initialize", {&DapServer::onInitialize, false, false}},
      {"launch", {&DapServer::onLaunch, false, false}},
      {"setBreakpoints", {&DapServer::onSetBreakpoints, true, false}},
      {"setFunctionBreakpoints",
       {&DapServer::onSetFunctionBreakpoints, true, false}},
      {"setInstructionBreakpoints",
       {&DapServer::onSetInstructionBreakpoints, true, false}},
      {"setExceptionBreakpoints",
       {&DapServer::onSetExceptionBreakpoints, true, false}},
      {"dataBreakpointInfo", {&DapServer::onDataBreakpointInfo, true, true}},
      {"setDataBreakpoints", {&DapServer::onSetDataBreakpoints, true, false}},
      {"configurationDone", {&DapServer::onConfigurationDone, true, false}},
      {"threads", {&DapServer::onThreads, true, false}},
      {"stackTrace", {&DapServer::onStackTrace, true, true}},
      {"scopes", {&DapServer::onScopes, true, true}},
      {"variables", {&DapServer::onVariables, true, true}},
      {"setVariable", {&DapServer::onSetVariable, true, true}},
      {"setExpression", {&DapServer::onSetExpression, true, true}},
      {"evaluate", {&DapServer::onEvaluate, true, false}},
      {"exceptionInfo", {&DapServer::onExceptionInfo, true, true}},
      {"continue", {&DapServer::onContinue, true, true}},
      {"next", {&DapServer::onNext, true, true}},
      {"stepIn", {&DapServer::onStepIn, true, true}},
      {"stepOut", {&DapServer::onStepOut, true, true}},
      {"stepBack", {&DapServer::onStepBack, true, true}},
      {"reverseContinue", {&DapServer::onReverseContinue, true, true}},
      {"pause", {&DapServer::onPause, true, false}},
      {"restart", {&DapServer::onRestart, true, false}},
      {"disassemble", {&DapServer::onDisassemble, true, false}},
      {"readMemory", {&DapServer::onReadMemory, true, true}},
      {"writeMemory", {&DapServer::onWriteMemory, true, true}},
      {"completions", {&DapServer::onCompletions, true, false}},
      {"disconnect", {&DapServer::onEnd, false, false}},
      {"terminate", {&DapServer::onEnd, false, false}},
  };
  auto It = Handlers.find(*Command);
  if (It == Handlers.end()) {
    Connection.respondError(Number, *Command,
                            ("unknown request '" + *Command + "'").str());
    return;
  }
  const Entry &E = It->second;
  if (E.NeedsLaunch && !S) {
    Connection.respondError(Number, *Command, "nothing has been launched");
    return;
  }
  if (E.NeedsStop && (Running || !S->hasThreads())) {
    Connection.respondError(Number, *Command, "the kernel has not stopped");
    return;
  }
  const json::Object *Arguments = Request->getObject("arguments");
  Body Result = (this->*E.Do)(Arguments ? *Arguments : json::Object());
  if (!Result) {
    Connection.respondError(Number, *Command, toString(Result.takeError()));
    return;
  }
  Connection.respond(Number, *Command, std::move(*Result));
  if (*Command == "launch")
    Connection.sendEvent("initialized");
}

DapServer::Body DapServer::onInitialize(const json::Object &) {
  auto Filter = [](const char *Name, const char *Label, const char *About) {
    return json::Object{{"filter", Name},
                        {"label", Label},
                        {"description", About},
                        {"default", true}};
  };
  return json::Object{
      {"supportsConfigurationDoneRequest", true},
      {"supportsFunctionBreakpoints", true},
      {"supportsConditionalBreakpoints", true},
      {"supportsHitConditionalBreakpoints", true},
      {"supportsLogPoints", true},
      {"supportsDataBreakpoints", true},
      {"supportsInstructionBreakpoints", true},
      {"supportsEvaluateForHovers", true},
      {"supportsStepBack", true},
      {"supportsSetVariable", true},
      {"supportsSetExpression", true},
      {"supportsCompletionsRequest", true},
      {"supportsRestartRequest", true},
      {"supportsExceptionInfoRequest", true},
      {"supportsValueFormattingOptions", true},
      {"supportsDisassembleRequest", true},
      {"supportsReadMemoryRequest", true},
      {"supportsWriteMemoryRequest", true},
      {"supportsSteppingGranularity", true},
      {"supportsTerminateRequest", true},
      {"exceptionBreakpointFilters",
       json::Array{Filter("failure", "Faults, traps and deadlocks",
                          "Stop where the launch is about to fail."),
                   Filter("finding", "Findings of the checks",
                          "Stop at a race, an undefined value or a barrier "
                          "that not all threads reach, with \"check\".")}}};
}

/// A number, a string, or an array of numbers: "64,1,1".
static std::optional<std::string> sizesText(const json::Value &V) {
  if (auto Text = V.getAsString())
    return Text->str();
  if (auto Number = V.getAsInteger())
    return std::to_string(*Number);
  const json::Array *List = V.getAsArray();
  if (!List)
    return std::nullopt;
  std::string Text;
  for (const json::Value &One : *List) {
    std::optional<std::string> Number = sizesText(One);
    if (!Number)
      return std::nullopt;
    Text += (Text.empty() ? "" : ",") + *Number;
  }
  return Text;
}

/// Adds an option for each element of a list of strings, or for one string.
static Error addStrings(std::vector<std::string> &To, const char *Option,
                        const json::Value *V, StringRef Name) {
  if (!V)
    return Error::success();
  json::Array One;
  const json::Array *List = V->getAsArray();
  if (!List) {
    One.push_back(*V);
    List = &One;
  }
  for (const json::Value &Element : *List) {
    auto Text = Element.getAsString();
    if (!Text)
      return createStringError("\"" + Name + "\" is not a list of strings");
    if (Option)
      To.push_back(Option);
    To.push_back(Text->str());
  }
  return Error::success();
}

DapServer::Body DapServer::onLaunch(const json::Object &A) {
  if (S) // and its kernel may be running
    return createStringError("a kernel has been launched already");
  std::vector<std::string> Line;
  if (!A.get("program"))
    return createStringError("\"program\" is missing: the object to debug");
  if (Error E = addStrings(Line, nullptr, A.get("program"), "program"))
    return std::move(E);
  // The options of the command line, by their names.
  static const char *const Single[] = {
      "kernel", "grid",  "block",  "threads", "offset",    "entry",
      "shared", "check", "timing", "machine", "max-cycles"};
  for (const char *Name : Single)
    if (const json::Value *V = A.get(Name)) {
      std::optional<std::string> Text = sizesText(*V);
      if (!Text)
        return createStringError("\"" + Twine(Name) +
                                 "\" is neither a string nor numbers");
      Line.push_back("--" + std::string(Name));
      Line.push_back(*Text);
    }
  if (Error E = addStrings(Line, "--arg", A.get("args"), "args"))
    return std::move(E);
  std::vector<const char *> Argv;
  for (const std::string &Word : Line)
    Argv.push_back(Word.c_str());
  Expected<RunnerOptions> O = parseOptions(Argv, LaunchTool::Debug);
  if (!O)
    return O.takeError();
  Options = std::move(*O);
  Work = std::make_unique<Launcher>(Options);
  Expected<LaunchTarget> Target = loadTarget(*Work, Options);
  if (!Target)
    return Target.takeError();
  auto New = std::make_unique<Session>(std::move(*Target));
  if (Error E = New->load())
    return std::move(E);
  S = std::move(New);
  C = std::make_unique<Commands>(*S, CommandStream);
  C->OnEvent = [this](const Event &E) { announce(E); };
  S->OnOutput = [this](StringRef Text) {
    Connection.sendEvent(
        "output",
        json::Object{{"category", "stdout"}, {"output", json::fixUTF8(Text)}});
  };
  S->OnLog = [this](StringRef Text) {
    Connection.sendEvent("output",
                         json::Object{{"category", "console"},
                                      {"output", json::fixUTF8(Text) + "\n"}});
  };
  S->OnInterrupt = [this] { return handleWhileRunning(); };
  StopsAtEntry = A.getBoolean("stopOnEntry").value_or(false);
  if (A.getBoolean("noDebug").value_or(false))
    S->StopsAtFailures = S->StopsAtFindings = false;
  return json::Object();
}

DapServer::Body DapServer::onConfigurationDone(const json::Object &) {
  if (StopsAtEntry) {
    Expected<Breakpoint> B = S->resolve(S->kernelName());
    if (!B)
      return B.takeError();
    B->IsTemporary = true;
    S->add(std::move(*B));
  }
  Next = [this] {
    Event E = S->start();
    if (const Breakpoint *B = S->find(E.Breakpoint); B && B->IsTemporary) {
      S->remove(B->Number);
      E.Breakpoint = 0;
      E.IsAtStart = true;
    }
    return E;
  };
  return json::Object();
}

DapServer::Body DapServer::onRestart(const json::Object &) {
  if (Running)
    return createStringError("the kernel is running: pause it first");
  Next = [this] { return S->start(); };
  return json::Object();
}

DapServer::Body DapServer::onEnd(const json::Object &) {
  IsEnding = true;
  return json::Object();
}

DapServer::Body DapServer::onPause(const json::Object &) {
  IsPauseWanted = Running.load() != nullptr;
  return json::Object();
}

/// The client chooses the thread by the request.
DapServer::Body DapServer::resume(const json::Object &A,
                                  std::function<Event()> Do) {
  if (Expected<ThreadId> Id = threadOf(A)) {
    if (!(*Id == S->Selected))
      S->FrameIndex = 0;
    S->Selected = *Id;
  } else {
    return Id.takeError();
  }
  Next = std::move(Do);
  return json::Object();
}

DapServer::Body DapServer::onContinue(const json::Object &) {
  Next = [this] { return S->resume(); };
  return json::Object{{"allThreadsContinued", true}};
}

DapServer::Body DapServer::stepBy(const json::Object &A, StepKind Line,
                                  StepKind Instruction, bool Back) {
  const bool ByInstruction =
      A.getString("granularity").value_or("") == "instruction";
  const StepKind Kind = ByInstruction ? Instruction : Line;
  S->FrameIndex = 0;
  return resume(A, [this, Kind, Back] {
    return Back ? S->reverseStep(Kind) : S->step(Kind);
  });
}

DapServer::Body DapServer::onNext(const json::Object &A) {
  return stepBy(A, StepKind::OverCalls, StepKind::InstructionOverCalls, false);
}
DapServer::Body DapServer::onStepIn(const json::Object &A) {
  return stepBy(A, StepKind::Line, StepKind::Instruction, false);
}
DapServer::Body DapServer::onStepOut(const json::Object &A) {
  return stepBy(A, StepKind::Out, StepKind::Out, false);
}
DapServer::Body DapServer::onStepBack(const json::Object &A) {
  return stepBy(A, StepKind::OverCalls, StepKind::InstructionOverCalls, true);
}
DapServer::Body DapServer::onReverseContinue(const json::Object &) {
  Next = [this] { return S->reverseResume(); };
  return json::Object();
}

//===----------------------------------------------------------------------===//
// Breakpoints
//===----------------------------------------------------------------------===//

json::Object DapServer::source(const SourceLine &At) const {
  return json::Object{{"name", json::fixUTF8(baseName(At.File))},
                      {"path", json::fixUTF8(At.File)}};
}

json::Object DapServer::describe(const Breakpoint &B) const {
  json::Object Result{{"id", int64_t(B.Number)}, {"verified", true}};
  if (B.At.Line) {
    Result["line"] = int64_t(B.At.Line);
    Result["source"] = source(B.At);
  }
  if (!B.PCs.empty())
    Result["instructionReference"] = formatv("{0:x}", B.PCs[0]).str();
  return Result;
}

/// Adds a breakpoint with the conditions of a request.
json::Object DapServer::addBreakpoint(Expected<Breakpoint> B,
                                      const json::Object &From,
                                      std::vector<unsigned> &To) {
  auto Fail = [](Error E) {
    return json::Object{{"verified", false},
                        {"message", json::fixUTF8(toString(std::move(E)))}};
  };
  if (!B)
    return Fail(B.takeError());
  B->Condition = From.getString("condition").value_or("").str();
  B->Log = From.getString("logMessage").value_or("").str();
  if (!B->Condition.empty())
    if (Error E = checkSyntax(B->Condition))
      return Fail(std::move(E));
  const StringRef Hits = From.getString("hitCondition").value_or("").trim();
  uint64_t Count = 1;
  if (!Hits.empty() &&
      (Hits.ltrim(">= ").getAsInteger(10, Count) || Count == 0))
    return Fail(createStringError("\"" + Hits + "\" is not a number of hits"));
  B->Ignore = Count - 1;
  const Breakpoint &Added = S->add(std::move(*B));
  To.push_back(Added.Number);
  return describe(Added);
}

static std::vector<json::Object> requested(const json::Object &A) {
  std::vector<json::Object> Result;
  if (const json::Array *List = A.getArray("breakpoints"))
    for (const json::Value &V : *List)
      Result.push_back(V.getAsObject() ? *V.getAsObject() : json::Object());
  return Result;
}

DapServer::Body DapServer::onSetBreakpoints(const json::Object &A) {
  const json::Object *From = A.getObject("source");
  const std::string Path =
      From ? From->getString("path")
                 .value_or(From->getString("name").value_or(""))
                 .str()
           : "";
  std::vector<unsigned> &Own = LineBreakpoints[Path];
  for (unsigned N : std::exchange(Own, {}))
    S->remove(N);
  std::string File = S->source().findFile(Path);
  if (File.empty())
    File = S->source().findFile(baseName(Path));
  json::Array Result;
  for (const json::Object &B : requested(A)) {
    const int64_t Line = B.getInteger("line").value_or(0);
    Result.push_back(addBreakpoint(
        File.empty()
            ? Expected<Breakpoint>(createStringError(
                  "no code comes from " + Path + "; was it compiled with -g?"))
            : S->resolve(File + ":" + std::to_string(Line)),
        B, Own));
  }
  return json::Object{{"breakpoints", std::move(Result)}};
}

DapServer::Body DapServer::onSetFunctionBreakpoints(const json::Object &A) {
  for (unsigned N : std::exchange(FunctionBreakpoints, {}))
    S->remove(N);
  json::Array Result;
  for (const json::Object &B : requested(A))
    Result.push_back(addBreakpoint(S->resolve(B.getString("name").value_or("")),
                                   B, FunctionBreakpoints));
  return json::Object{{"breakpoints", std::move(Result)}};
}

DapServer::Body DapServer::onSetInstructionBreakpoints(const json::Object &A) {
  for (unsigned N : std::exchange(CodeBreakpoints, {}))
    S->remove(N);
  json::Array Result;
  for (const json::Object &B : requested(A)) {
    uint64_t PC = 0;
    B.getString("instructionReference").value_or("").getAsInteger(0, PC);
    PC += B.getInteger("offset").value_or(0);
    Result.push_back(addBreakpoint(S->resolve("*" + std::to_string(PC)), B,
                                   CodeBreakpoints));
  }
  return json::Object{{"breakpoints", std::move(Result)}};
}

DapServer::Body DapServer::onSetExceptionBreakpoints(const json::Object &A) {
  S->StopsAtFailures = S->StopsAtFindings = false;
  if (const json::Array *Filters = A.getArray("filters"))
    for (const json::Value &V : *Filters) {
      S->StopsAtFailures |= V.getAsString().value_or("") == "failure";
      S->StopsAtFindings |= V.getAsString().value_or("") == "finding";
    }
  return json::Object();
}

/// The expression for a variable of a container.
std::string DapServer::expressionOf(const Container &In,
                                    const std::string &Name) {
  if (In.Kind == Container::Registers)
    return "$" + Name;
  if (In.Kind != Container::Parts)
    return Name;
  if (StringRef(Name).starts_with("["))
    return In.Name + Name;
  return StringRef(Name).starts_with("*") ? "*(" + In.Name + ")"
                                          : In.Name + "." + Name;
}

/// A value that can be watched becomes a place with a number.
DapServer::Body DapServer::onDataBreakpointInfo(const json::Object &A) {
  std::string Name = A.getString("name").value_or("").str();
  const int64_t Reference = A.getInteger("variablesReference").value_or(0);
  if (Reference > 0 && size_t(Reference) <= Containers.size()) {
    const Container &In = Containers[Reference - 1];
    S->Selected = In.Id;
    S->FrameIndex = In.FrameIndex;
    Name = expressionOf(In, Name);
  } else if (Expected<Frame> F = frameOf(A.getInteger("frameId").value_or(0))) {
    S->Selected = F->View.Id;
  } else {
    consumeError(F.takeError());
  }
  Expected<Breakpoint> B = S->watchpoint(Name);
  if (!B)
    return json::Object{
        {"dataId", nullptr},
        {"description", json::fixUTF8(toString(B.takeError()))}};
  DataPlaces.push_back(std::move(*B));
  return json::Object{{"dataId", std::to_string(DataPlaces.size() - 1)},
                      {"description", json::fixUTF8(Name)},
                      {"accessTypes", json::Array{"write"}},
                      {"canPersist", false}};
}

DapServer::Body DapServer::onSetDataBreakpoints(const json::Object &A) {
  for (unsigned N : std::exchange(DataBreakpoints, {}))
    S->remove(N);
  json::Array Result;
  for (const json::Object &B : requested(A)) {
    size_t Number = 0;
    const StringRef Id = B.getString("dataId").value_or("");
    const bool Known =
        !Id.getAsInteger(10, Number) && Number < DataPlaces.size();
    Result.push_back(addBreakpoint(
        Known ? Expected<Breakpoint>(DataPlaces[Number])
              : createStringError("there is no data '" + Id + "'"),
        B, DataBreakpoints));
  }
  return json::Object{{"breakpoints", std::move(Result)}};
}

//===----------------------------------------------------------------------===//
// Threads and frames
//===----------------------------------------------------------------------===//

int64_t DapServer::warpId(const uint32_t *Block, uint32_t Warp) {
  const std::array<uint32_t, 4> Key = {Block[0], Block[1], Block[2], Warp};
  auto [It, IsNew] = WarpIds.try_emplace(Key, int64_t(Warps.size()) + 1);
  if (IsNew)
    Warps.push_back(Key);
  return It->second;
}

/// The work-item that the warp of a request shows.
Expected<ThreadId> DapServer::threadOf(const json::Object &A) const {
  const int64_t Warp = A.getInteger("threadId").value_or(0);
  if (Warp < 1 || size_t(Warp) > Warps.size())
    return createStringError("there is no thread " + Twine(Warp));
  const std::array<uint32_t, 4> &Key = Warps[Warp - 1];
  ThreadId Id;
  std::copy_n(Key.begin(), 3, Id.Block);
  auto Chosen = Lanes.find(Warp);
  if (Chosen != Lanes.end()) {
    Id.Thread = Key[3] * WarpThreads + Chosen->second;
    return Id;
  }
  // The first one that is left.
  for (unsigned Lane = 0; Lane != WarpThreads; ++Lane) {
    Id.Thread = Key[3] * WarpThreads + Lane;
    Expected<q7x2_debug_thread> T = S->thread(Id);
    if (!T) {
      consumeError(T.takeError());
      break;
    }
    if (T->state != Q7X2_THREAD_EXITED)
      return Id;
  }
  Id.Thread = Key[3] * WarpThreads;
  return Id;
}

DapServer::Body DapServer::onThreads(const json::Object &) {
  json::Array Result;
  auto Add = [&](const uint32_t *Block, uint32_t Warp, uint32_t Threads) {
    Result.push_back(json::Object{
        {"id", warpId(Block, Warp)},
        {"name", formatv("block {0}, warp {1} ({2} work-items)",
                         Commands::tripleText(Block), Warp, Threads)
                     .str()}});
  };
  if (S->hasThreads() || Running)
    for (const q7x2_debug_block &B : S->blocks()) {
      const uint32_t Threads = threadCount(B);
      for (uint32_t W = 0; W != B.warps; ++W) {
        const bool IsSelected =
            isIn(S->Selected, B) && W == S->Selected.Thread / WarpThreads;
        if (Result.size() < MaxWarps || IsSelected)
          Add(B.index, W, std::min(WarpThreads, Threads - W * WarpThreads));
      }
    }
  // A client needs one.
  if (Result.empty()) {
    const uint32_t First[3] = {0, 0, 0};
    Add(First, 0, 0);
  }
  return json::Object{{"threads", std::move(Result)}};
}

std::optional<Frame> DapServer::frameAt(const ThreadId &Id,
                                        size_t Index) const {
  std::vector<Frame> All = S->frames(Id);
  if (Index >= All.size())
    return std::nullopt;
  return All[Index];
}

Expected<Frame> DapServer::frameOf(int64_t Id) const {
  if (Id < 1 || size_t(Id) > Frames.size())
    return createStringError("there is no frame " + Twine(Id));
  const auto &[Thread, Index] = Frames[Id - 1];
  std::optional<Frame> F = frameAt(Thread, Index);
  if (!F)
    return createStringError("the frame has gone");
  return *F;
}

DapServer::Body DapServer::onStackTrace(const json::Object &A) {
  Expected<ThreadId> Id = threadOf(A);
  if (!Id)
    return Id.takeError();
  const std::vector<Frame> All = S->frames(*Id);
  const size_t First = A.getInteger("startFrame").value_or(0);
  const size_t Levels = A.getInteger("levels").value_or(0);
  json::Array Result;
  for (size_t I = First; I < All.size() && (!Levels || I - First < Levels);
       ++I) {
    const Frame &F = All[I];
    Frames.push_back({*Id, I});
    json::Object One{
        {"id", int64_t(Frames.size())},
        {"name", json::fixUTF8(F.In.Function.empty() ? "??" : F.In.Function)},
        {"line", int64_t(F.In.At.Line)},
        {"column", int64_t(F.In.At.Column)},
        {"instructionPointerReference", formatv("{0:x}", F.PC).str()}};
    if (F.In.At.Line)
      One["source"] = source(F.In.At);
    else
      One["presentationHint"] = "subtle";
    Result.push_back(std::move(One));
  }
  return json::Object{{"stackFrames", std::move(Result)},
                      {"totalFrames", int64_t(All.size())}};
}

int64_t DapServer::addContainer(Container New) {
  Containers.push_back(std::move(New));
  return Containers.size();
}

DapServer::Body DapServer::onScopes(const json::Object &A) {
  const int64_t Id = A.getInteger("frameId").value_or(0);
  if (Expected<Frame> F = frameOf(Id); !F)
    return F.takeError();
  const ThreadId Thread = Frames[Id - 1].first;
  const size_t Index = Frames[Id - 1].second;
  json::Array Result;
  auto Add = [&](const char *Name, Container::KindTy Kind, const char *Hint,
                 bool Expensive) {
    json::Object One{
        {"name", Name},
        {"expensive", Expensive},
        {"variablesReference",
         addContainer({Kind, Thread, Index, Value(), std::string()})}};
    if (Hint)
      One["presentationHint"] = Hint;
    Result.push_back(std::move(One));
  };
  Add("Locals", Container::Locals, "locals", false);
  Add("Arguments", Container::Arguments, "arguments", false);
  Add("Shared memory", Container::Shared, nullptr, false);
  Add("Registers", Container::Registers, "registers", true);
  Add("Work-items", Container::WorkItems, nullptr, true);
  return json::Object{{"scopes", std::move(Result)}};
}

//===----------------------------------------------------------------------===//
// Variables
//===----------------------------------------------------------------------===//

json::Object DapServer::variable(StringRef Name, const Value &V,
                                 StringRef Expression, const Container &In,
                                 bool IsHex) {
  const bool Opens =
      V.isKnown() &&
      (V.T->isAggregate() || (V.T->Kind == Type::Pointer && V.T->Element &&
                              V.T->Element->Kind != Type::Void));
  json::Object Result{
      {"name", json::fixUTF8(Name)},
      {"value", json::fixUTF8(formatValue(V, IsHex ? 'x' : 0, false))},
      {"type", json::fixUTF8(V.T->Name)},
      {"variablesReference",
       Opens || (!V.isKnown() && V.T->isAggregate())
           ? addContainer(
                 {Container::Parts, In.Id, In.FrameIndex, V, Expression.str()})
           : int64_t(0)}};
  if (!Expression.empty())
    Result["evaluateName"] = json::fixUTF8(Expression);
  if (V.T->Kind == Type::Array || V.T->Kind == Type::Vector)
    Result["indexedVariables"] = int64_t(V.T->Count);
  if (V.T->Kind == Type::Pointer && V.isKnown())
    Result["memoryReference"] = formatv("{0:x}", genericAddress(V)).str();
  else if (const std::optional<uint64_t> At = V.address())
    Result["memoryReference"] = formatv("{0:x}", *At).str();
  return Result;
}

json::Array DapServer::parts(const Container &In, uint64_t First,
                             uint64_t Count, bool IsHex) {
  json::Array Result;
  const Value Of = In.Of; // the container may move
  const Container Here = In;
  const Type &T = *Of.T;
  if (T.Kind == Type::Pointer) {
    if (std::optional<Frame> F = frameAt(Here.Id, Here.FrameIndex)) {
      Expected<Value> To = evaluate("*(" + Here.Name + ")", *F, S->program());
      if (To)
        Result.push_back(variable("*" + Here.Name, *To, "*(" + Here.Name + ")",
                                  Here, IsHex));
      else
        Result.push_back(
            json::Object{{"name", "*" + Here.Name},
                         {"value", json::fixUTF8(toString(To.takeError()))},
                         {"variablesReference", 0}});
    }
    return Result;
  }
  if (T.Kind == Type::Struct) {
    for (const Member &M : T.Members) {
      Value Part = subValue(Of, M.T, M.Offset);
      Part.BitSize = M.BitSize;
      Part.BitOffset = M.BitOffset;
      Result.push_back(variable(M.Name, Part,
                                M.Name.empty() ? "" : Here.Name + "." + M.Name,
                                Here, IsHex));
    }
    return Result;
  }
  const uint64_t End = std::min(T.Count, First + (Count ? Count : MaxChildren));
  for (uint64_t I = First; I < End; ++I) {
    const std::string Name = "[" + std::to_string(I) + "]";
    Result.push_back(variable(Name,
                              subValue(Of, T.Element, I * T.Element->Size),
                              Here.Name + Name, Here, IsHex));
  }
  return Result;
}

json::Array DapServer::variablesOf(const Container &In, bool IsHex) {
  json::Array Result;
  const Container Here = In;
  const std::optional<Frame> F = frameAt(Here.Id, Here.FrameIndex);
  if (!F)
    return Result;
  std::vector<Variable> All;
  if (F->In.Die)
    All = S->source().variables(F->In, F->LookUp);
  for (const Variable &V : All) {
    Expected<Value> Of = readVariable(V, *F, S->program());
    const std::optional<uint64_t> At = Of ? Of->address() : std::nullopt;
    const bool InShared = At && Windows().isShared(*At);
    const Container::KindTy Kind = V.IsParameter ? Container::Arguments
                                   : InShared    ? Container::Shared
                                                 : Container::Locals;
    if (!Of && Kind == Here.Kind)
      Result.push_back(
          json::Object{{"name", json::fixUTF8(V.Name)},
                       {"value", json::fixUTF8(toString(Of.takeError()))},
                       {"variablesReference", 0}});
    else if (!Of)
      consumeError(Of.takeError());
    else if (Kind == Here.Kind)
      Result.push_back(variable(V.Name, *Of, V.Name, Here, IsHex));
  }
  return Result;
}

json::Array DapServer::registersOf(const Container &In) {
  json::Array Result;
  const Container Here = In;
  const std::optional<Frame> F = frameAt(Here.Id, Here.FrameIndex);
  if (!F)
    return Result;
  auto Add = [&](const char *Prefix, unsigned Count) {
    for (unsigned N = 0; N != Count; ++N) {
      const std::string Name = Prefix + std::to_string(N);
      Expected<Value> V = evaluate("$" + Name, *F, S->program());
      if (V)
        Result.push_back(variable(Name, *V, "$" + Name, Here,
                                  /*IsHex=*/V->T->Kind != Type::Bool));
      else
        consumeError(V.takeError());
    }
  };
  const Session::RegisterCounts Counts = S->registers();
  Add("R", Counts.General);
  Add("P", Counts.Predicate);
  Add("UR", Counts.Uniform);
  return Result;
}

/// The work-items of the warp, and where they are.
json::Array DapServer::workItemsOf(const Container &In) {
  json::Array Result;
  const uint32_t First = In.Id.Thread / WarpThreads * WarpThreads;
  for (unsigned Lane = 0; Lane != WarpThreads; ++Lane) {
    ThreadId Id = In.Id;
    Id.Thread = First + Lane;
    Expected<q7x2_debug_thread> T = S->thread(Id);
    if (!T) {
      consumeError(T.takeError());
      break;
    }
    const std::optional<Frame> F = frameAt(Id, 0);
    Result.push_back(json::Object{
        {"name", "lane " + std::to_string(Lane)},
        {"value", json::fixUTF8(C->threadText(Id) + ": " +
                                (F ? C->frameText(*F, false) : "exited"))},
        {"variablesReference", 0}});
  }
  return Result;
}

static bool wantsHex(const json::Object &A) {
  const json::Object *Format = A.getObject("format");
  return Format && Format->getBoolean("hex").value_or(false);
}

DapServer::Body DapServer::onVariables(const json::Object &A) {
  const int64_t Reference = A.getInteger("variablesReference").value_or(0);
  if (Reference < 1 || size_t(Reference) > Containers.size())
    return createStringError("there are no variables " + Twine(Reference));
  const Container In = Containers[Reference - 1];
  const bool IsHex = wantsHex(A);
  json::Array Result;
  switch (In.Kind) {
  case Container::Parts:
    Result = parts(In, A.getInteger("start").value_or(0),
                   A.getInteger("count").value_or(0), IsHex);
    break;
  case Container::Registers:
    Result = registersOf(In);
    break;
  case Container::WorkItems:
    Result = workItemsOf(In);
    break;
  default:
    Result = variablesOf(In, IsHex);
    break;
  }
  return json::Object{{"variables", std::move(Result)}};
}

DapServer::Body DapServer::onSetVariable(const json::Object &A) {
  const int64_t Reference = A.getInteger("variablesReference").value_or(0);
  if (Reference < 1 || size_t(Reference) > Containers.size())
    return createStringError("there are no variables " + Twine(Reference));
  const Container In = Containers[Reference - 1];
  const std::string Name = A.getString("name").value_or("").str();
  const std::optional<Frame> F = frameAt(In.Id, In.FrameIndex);
  if (!F)
    return createStringError("the frame has gone");
  Expected<Value> V =
      evaluate(expressionOf(In, Name) + " = (" +
                   A.getString("value").value_or("").str() + ")",
               *F, S->program());
  if (!V)
    return V.takeError();
  return json::Object{{"value", json::fixUTF8(formatValue(*V, 0, false))},
                      {"type", json::fixUTF8(V->T->Name)}};
}

DapServer::Body DapServer::onSetExpression(const json::Object &A) {
  Expected<Frame> F = frameOf(A.getInteger("frameId").value_or(0));
  if (!F)
    return F.takeError();
  Expected<Value> V =
      evaluate(A.getString("expression").value_or("").str() + " = (" +
                   A.getString("value").value_or("").str() + ")",
               *F, S->program());
  if (!V)
    return V.takeError();
  return json::Object{{"value", json::fixUTF8(formatValue(*V, 0, false))}};
}

/// An expression, or in the console also a command.
DapServer::Body DapServer::onEvaluate(const json::Object &A) {
  StringRef Text = A.getString("expression").value_or("").trim();
  const bool IsConsole = A.getString("context").value_or("") == "repl";
  const bool IsCommand = IsConsole && Text.consume_front("`");
  if (Running || (!S->hasThreads() && !IsConsole))
    return createStringError("the kernel has not stopped");
  std::string Problem;
  if (!IsCommand && S->hasThreads()) {
    Expected<Frame> F = frameOf(A.getInteger("frameId").value_or(0));
    if (!F) {
      consumeError(F.takeError());
      F = S->frame();
    }
    Expected<Value> V =
        F ? evaluate(Text, *F, S->program()) : Expected<Value>(F.takeError());
    if (V) {
      Container In{Container::Parts, S->Selected, S->FrameIndex, Value(), ""};
      if (const int64_t Id = A.getInteger("frameId").value_or(0);
          Id >= 1 && size_t(Id) <= Frames.size())
        std::tie(In.Id, In.FrameIndex) = Frames[Id - 1];
      json::Object One = variable("", *V, Text, In, wantsHex(A));
      One["result"] = *One.get("value");
      One.erase("name");
      One.erase("value");
      One.erase("evaluateName");
      return One;
    }
    Problem = toString(V.takeError());
    if (!IsConsole)
      return createStringError(Problem);
  }
  // A command that steps announces the stop after this response.
  CommandText.clear();
  const Commands::Result R = C->execute(Text);
  if (R == Commands::Result::Failed && !Problem.empty() &&
      StringRef(CommandText).starts_with("Undefined command"))
    return createStringError(Problem);
  if (R == Commands::Result::Failed)
    return createStringError(StringRef(CommandText).rtrim());
  if (R == Commands::Result::Quit)
    IsEnding = true;
  // The command may have selected another work-item.
  if (S->hasThreads())
    Lanes[warpId(S->Selected.Block, S->Selected.Thread / WarpThreads)] =
        S->Selected.Thread % WarpThreads;
  return json::Object{{"result", json::fixUTF8(CommandText)},
                      {"variablesReference", 0}};
}

DapServer::Body DapServer::onExceptionInfo(const json::Object &) {
  const bool IsFinding = Stop.Stop.reason == Q7X2_STOP_FINDING;
  if (!IsFinding && Stop.Stop.reason != Q7X2_STOP_FAILURE)
    return createStringError("the kernel has not stopped for a fault");
  return json::Object{{"exceptionId", IsFinding ? "finding" : "failure"},
                      {"description", json::fixUTF8(Stop.Message)},
                      {"breakMode", "always"}};
}

//===----------------------------------------------------------------------===//
// Code and memory
//===----------------------------------------------------------------------===//

static Expected<uint64_t> addressOf(const json::Object &A) {
  uint64_t Address;
  const StringRef Text = A.getString("memoryReference").value_or("");
  if (Text.getAsInteger(0, Address))
    return createStringError("\"" + Text + "\" is not an address");
  return Address + A.getInteger("offset").value_or(0);
}

DapServer::Body DapServer::onDisassemble(const json::Object &A) {
  Expected<uint64_t> Address = addressOf(A);
  if (!Address)
    return Address.takeError();
  constexpr int64_t MaxCount = 1 << 16;
  const int64_t Count =
      std::min(A.getInteger("instructionCount").value_or(0), MaxCount);
  int64_t Index = int64_t(*Address / InstBytes) +
                  A.getInteger("instructionOffset").value_or(0);
  json::Array Result;
  SourceLine Before;
  for (int64_t I = 0; I < Count; ++I, ++Index) {
    const uint64_t PC = uint64_t(Index) * InstBytes;
    json::Object One{{"address", formatv("{0:x}", PC).str()}};
    if (Index < 0 || PC >= q7x2_module_code_size(S->module())) {
      One["instruction"] = "";
      One["presentationHint"] = "invalid";
      Result.push_back(std::move(One));
      continue;
    }
    const CodeText T = describeCode(S->module(), PC);
    One["symbol"] = json::fixUTF8(T.Place);
    One["instruction"] = json::fixUTF8(T.Text);
    if (std::optional<SourceLine> At = S->source().line(PC);
        At && At->Line && !(*At == Before)) {
      One["location"] = source(*At);
      One["line"] = int64_t(At->Line);
      Before = *At;
    }
    Result.push_back(std::move(One));
  }
  return json::Object{{"instructions", std::move(Result)}};
}

DapServer::Body DapServer::onReadMemory(const json::Object &A) {
  Expected<uint64_t> Address = addressOf(A);
  if (!Address)
    return Address.takeError();
  constexpr int64_t MaxCount = 1 << 24;
  const int64_t Count =
      std::clamp<int64_t>(A.getInteger("count").value_or(0), 0, MaxCount);
  const ThreadView View(S->debugger(), S->Selected);
  // As much as there is.
  std::vector<uint8_t> Bytes(Count);
  auto IsReadable = [&](uint64_t Size) {
    Error E = View.readMemory(*Address,
                              MutableArrayRef<uint8_t>(Bytes).take_front(Size));
    const bool Fails = bool(E);
    consumeError(std::move(E));
    return !Fails;
  };
  uint64_t Known = 0, Unknown = Count + 1;
  while (Known + 1 < Unknown) {
    const uint64_t Middle = Known + (Unknown - Known) / 2;
    (IsReadable(Middle) ? Known : Unknown) = Middle;
  }
  if (Known)
    IsReadable(Known);
  json::Object Result{{"address", formatv("{0:x}", *Address).str()},
                      {"unreadableBytes", int64_t(Count - Known)}};
  if (Known)
    Result["data"] = encodeBase64(ArrayRef(Bytes).take_front(Known));
  return Result;
}

DapServer::Body DapServer::onWriteMemory(const json::Object &A) {
  Expected<uint64_t> Address = addressOf(A);
  if (!Address)
    return Address.takeError();
  std::vector<char> Bytes;
  if (Error E = decodeBase64(A.getString("data").value_or(""), Bytes))
    return std::move(E);
  const ThreadView View(S->debugger(), S->Selected);
  if (Error E = View.writeMemory(
          *Address, ArrayRef(reinterpret_cast<const uint8_t *>(Bytes.data()),
                             Bytes.size())))
    return std::move(E);
  return json::Object{{"bytesWritten", int64_t(Bytes.size())}};
}

DapServer::Body DapServer::onCompletions(const json::Object &A) {
  StringRef Text = A.getString("text").value_or("");
  const int64_t Column = A.getInteger("column").value_or(Text.size() + 1);
  Text = Text.take_front(Column > 0 ? Column - 1 : 0);
  const size_t Word = Text.find_last_of(" (*&[+-,=<>!/.`");
  const size_t Start = Word == StringRef::npos ? 0 : Word + 1;
  json::Array Targets;
  if (!Running)
    for (const std::string &Name : C->complete(Text.ltrim("`")))
      Targets.push_back(json::Object{{"label", json::fixUTF8(Name)},
                                     {"start", int64_t(Start)},
                                     {"length", int64_t(Text.size() - Start)}});
  return json::Object{{"targets", std::move(Targets)}};
}

int dbg::serveDap() { return DapServer().run(); }
