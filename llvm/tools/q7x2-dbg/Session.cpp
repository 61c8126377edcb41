//===- Session.cpp - A launch that is debugged ----------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Session.h"
#include "CommandText.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Demangle/Demangle.h"
#include "llvm/Support/FormatVariadic.h"
#include <cstring>

using namespace llvm;
using namespace dbg;

static const uint64_t NoTime = ~uint64_t(0);
// The register of a function's result (docs/abi.md).
static const uint32_t ResultRegister = 4;

CodeText dbg::describeCode(const q7x2_module *Module, uint64_t PC) {
  CodeText Result;
  q7x2_module_describe_code(
      Module, PC,
      [](void *To, const char *Place, const char *Text) {
        *static_cast<CodeText *>(To) = {Place, Text};
      },
      &Result);
  return Result;
}

Session::Session(LaunchTarget T)
    : Target(std::move(T)), Debugger(q7x2_debugger_create(onStop, this)) {}

Session::~Session() {
  kill();
  q7x2_checkpoint_destroy(Initial);
  q7x2_debugger_destroy(Debugger);
}

Error Session::load() {
  auto D = q7x2::Disassembly::create();
  if (!D)
    return D.takeError();
  Decoder = std::move(*D);
  Source = std::make_unique<SourceInfo>(Target.Module);
  Locations = std::make_unique<LocationReader>(*Source, Decoder->registers());
  Symbols.reset(new Program{*Source, Types, *Locations, Target.Options, {}});
  return Error::success();
}

uint64_t Session::entry() const {
  return Target.Kernel ? q7x2_kernel_entry(Target.Kernel) : 0;
}

//===----------------------------------------------------------------------===//
// The launch
//===----------------------------------------------------------------------===//

void Session::onText(void *Context, const char *Text, size_t Length) {
  Session &S = *static_cast<Session *>(Context);
  // The user has seen the output that a repeated launch prints again.
  if (++S.TextCount <= S.TextsShown)
    return;
  S.TextsShown = S.TextCount;
  if (S.OnOutput)
    S.OnOutput(StringRef(Text, Length));
}

void Session::onStop(void *Context, q7x2_debugger *, const q7x2_stop *Stop) {
  static_cast<Session *>(Context)->stopped(*Stop);
}

/// In the thread of the launch.
void Session::stopped(const q7x2_stop &Stop) {
  if (!Initial) // includes the changes of initializers
    if (q7x2_error *E = q7x2_checkpoint_create(Target.Device, &Initial))
      q7x2_error_free(E);
  if (Stop.reason == Q7X2_STOP_INTERRUPT && !IsKilled && OnInterrupt &&
      !OnInterrupt())
    return;
  Pending = Event();
  Chosen.reset();
  if (IsKilled || !Goal(Stop)) {
    if (IsKilled)
      q7x2_debugger_end(Debugger);
    return;
  }
  std::unique_lock<std::mutex> Guard(Lock);
  Last = std::move(Pending);
  Last.Kind = Event::Stopped;
  Last.Stop = Stop;
  if (Chosen)
    Last.Stop.thread = *Chosen;
  if (Stop.message)
    Last.Message = Stop.message;
  State = Waiting;
  Changed.notify_all();
  Changed.wait(Guard, [&] { return State != Waiting; });
  if (IsKilled)
    q7x2_debugger_end(Debugger);
}

/// The thread of the launch.
void Session::execute() {
  q7x2_launch_options L = Target.Options;
  L.debugger = Debugger;
  L.output = onText;
  L.output_context = this;
  int32_t Status = 0;
  q7x2_error *E = Target.Execute(L, Status);
  std::lock_guard<std::mutex> Guard(Lock);
  Last = Event();
  Last.Kind = E ? Event::Failed : Event::Ended;
  if (E)
    Last.Message = q7x2_error_message(E);
  else if (!Target.Kernel)
    Last.Message = std::to_string(Status & 0xff);
  Result.reset(E);
  State = Done;
  Changed.notify_all();
}

Event Session::wait(Filter F) {
  std::unique_lock<std::mutex> Guard(Lock);
  Goal = std::move(F);
  State = Running;
  Changed.notify_all();
  return await(Guard);
}

Event Session::await(std::unique_lock<std::mutex> &Guard) {
  Runs = true;
  Changed.wait(Guard, [&] { return State == Waiting || State == Done; });
  Runs = false;
  const bool IsDone = State == Done;
  Guard.unlock();
  if (IsDone) {
    Worker.join();
    State = Idle;
  }
  return Last;
}

void Session::kill() {
  q7x2_debugger_step_thread(Debugger, nullptr, 0);
  q7x2_debugger_set_stop_time(Debugger, NoTime);
  if (State == Idle)
    return;
  IsKilled = true;
  wait([](const q7x2_stop &) { return false; });
  IsKilled = false;
  Last = Event();
}

q7x2_error *Session::finish() {
  for (Breakpoint &B : Breakpoints)
    B.IsEnabled = false;
  updateBreakpoints();
  wait([](const q7x2_stop &) { return false; });
  return takeResult();
}

void Session::restoreMemory() {
  if (Initial)
    q7x2_checkpoint_restore(Initial, Target.Device);
}

/// To before the launch, with the memory that it began with.
void Session::rewind() {
  kill();
  restoreMemory();
  if (!Initial) // stop once before anything happens
    q7x2_debugger_set_stop_time(Debugger, 0);
  TextCount = 0;
}

/// After that, runs until the filter says so.
Event Session::begin(Filter F) {
  std::unique_lock<std::mutex> Guard(Lock);
  Goal = std::move(F);
  State = Running;
  Worker = std::thread([this] { execute(); });
  return await(Guard);
}

/// The user looks at the thread that has stopped.
void Session::select(const Event &E) {
  if (E.Kind != Event::Stopped)
    return;
  Selected = threadOf(E.Stop);
  FrameIndex = 0;
}

ThreadId Session::threadOf(const q7x2_stop &Stop) const {
  ThreadId Id;
  std::copy_n(Stop.block, 3, Id.Block);
  Id.Thread = Stop.thread;
  return Id;
}

Event Session::start() {
  TextsShown = 0;
  for (Breakpoint &B : Breakpoints)
    B.Hits = 0;
  rewind();
  updateBreakpoints();
  Event E = begin([this](const q7x2_stop &S) { return mustStop(S); });
  select(E);
  return E;
}

Event Session::resume() {
  if (!hasThreads())
    return Last;
  Event E = wait([this](const q7x2_stop &S) { return mustStop(S); });
  select(E);
  return E;
}

Event Session::runTo(const Breakpoint &Temporary) {
  Breakpoint &B = add(Temporary);
  B.IsTemporary = true;
  const unsigned Number = B.Number;
  Event E = resume();
  remove(Number);
  if (E.Breakpoint == Number)
    E.Breakpoint = 0;
  return E;
}

//===----------------------------------------------------------------------===//
// Breakpoints
//===----------------------------------------------------------------------===//

/// The first instruction of a function without debug information.
static std::vector<uint64_t> findSymbol(const q7x2_module *M, StringRef Name) {
  const std::string Place = (Name + "+0x0").str();
  for (uint64_t PC = 0; PC < q7x2_module_code_size(M); PC += InstBytes) {
    if (describeCode(M, PC).Place == Place)
      return {PC};
  }
  return {};
}

Expected<Breakpoint> Session::resolve(StringRef Spec) const {
  Breakpoint B;
  B.Spec = Spec.str();
  uint64_t Number;
  if (StringRef Rest = Spec; Rest.consume_front("*")) {
    if (Rest.trim().getAsInteger(0, Number) || Number % InstBytes ||
        Number >= q7x2_module_code_size(Target.Module))
      return createStringError("\"" + Rest.trim() +
                               "\" is not the address of an instruction.");
    B.PCs = {Number};
    B.At = Source->line(Number).value_or(SourceLine());
    return B;
  }
  StringRef File, LineText = Spec;
  if (Spec.contains(':') && !Spec.contains("::"))
    std::tie(File, LineText) = Spec.rsplit(':');
  uint32_t Line;
  if (LineText.getAsInteger(10, Line)) {
    if (!File.empty())
      return createStringError("\"" + LineText + "\" is not a line number.");
    B.PCs = Source->findFunction(Spec);
    if (B.PCs.empty())
      B.PCs = findSymbol(Target.Module, Spec);
    if (B.PCs.empty())
      return createStringError("Function \"" + Spec + "\" not defined.");
  } else {
    std::string Path = File.empty() ? std::string() : Source->findFile(File);
    if (File.empty()) {
      const std::vector<uint64_t> Start = Source->findFunction(Target.Name);
      const uint64_t PC = Start.empty() ? entry() : Start[0];
      Path = Source->line(PC).value_or(SourceLine()).File;
      if (Expected<Frame> F = frame(); !F)
        consumeError(F.takeError());
      else if (F->In.At.Line)
        Path = F->In.At.File;
      if (Path.empty())
        return createStringError("No symbol table is loaded: compile with -g.");
    } else if (Path.empty()) {
      return createStringError("No source file named " + File + ".");
    }
    B.Spec = (baseName(Path) + ":" + Twine(Line)).str();
    const uint32_t Asked = Line;
    B.PCs = Source->findLine(Path, Line);
    if (B.PCs.empty())
      return createStringError("No line " + Twine(Asked) + " in file \"" +
                               baseName(Path) + "\".");
  }
  B.At = Source->line(B.PCs[0]).value_or(SourceLine());
  return B;
}

Expected<Breakpoint> Session::watchpoint(StringRef Expression) {
  Expected<Frame> F = frame();
  if (!F)
    return createStringError("The kernel is not being run: a watchpoint needs "
                             "a thread whose variables it names.");
  Expected<Value> V = evaluate(Expression, *F, *Symbols);
  if (!V)
    return V.takeError();
  const std::optional<uint64_t> Address = V->address();
  if (!Address)
    return createStringError(
        "Cannot watch a value that is not in memory; watch what it points to.");
  if (Windows().isLocal(*Address))
    return createStringError("Cannot watch a thread's own memory; only global "
                             "and shared memory can be watched.");
  Breakpoint B;
  B.IsWatch = true;
  B.Spec = Expression.str();
  B.Address = *Address;
  B.T = V->T;
  B.Watched = Selected;
  return B;
}

Breakpoint &Session::add(Breakpoint B) {
  B.Number = NextNumber++;
  Breakpoints.push_back(std::move(B));
  updateBreakpoints();
  return Breakpoints.back();
}

Breakpoint *Session::find(unsigned Number) {
  for (Breakpoint &B : Breakpoints)
    if (B.Number == Number)
      return &B;
  return nullptr;
}

void Session::remove(unsigned Number) {
  for (const Breakpoint &B : Breakpoints)
    if (B.Number == Number)
      for (uint64_t PC : B.PCs)
        q7x2_debugger_set_break(Debugger, PC, false);
  erase_if(Breakpoints,
           [&](const Breakpoint &B) { return B.Number == Number; });
  updateBreakpoints();
}

void Session::updateBreakpoints() {
  q7x2_debugger_unwatch_all(Debugger);
  WatchNumbers.clear();
  for (const Breakpoint &B : Breakpoints)
    for (uint64_t PC : B.PCs)
      q7x2_debugger_set_break(Debugger, PC, false);
  for (const Breakpoint &B : Breakpoints) {
    if (!B.IsEnabled)
      continue;
    for (uint64_t PC : B.PCs)
      q7x2_debugger_set_break(Debugger, PC, true);
    if (B.IsWatch)
      WatchNumbers.push_back(
          {q7x2_debugger_watch(Debugger, B.Address, B.T->Size, B.Watched.Block),
           B.Number});
  }
}

/// Prints the text, with the values of the expressions in braces.
void Session::log(const Breakpoint &B, const ThreadId &Id) {
  std::string Text;
  StringRef Rest = B.Log;
  const std::vector<Frame> All = frames(Id);
  while (!Rest.empty()) {
    const size_t Open = Rest.find('{');
    Text += Rest.substr(0, Open).str();
    const size_t Close = Rest.find('}', Open);
    if (Open == StringRef::npos || Close == StringRef::npos || All.empty())
      break;
    Expected<Value> V = evaluate(Rest.slice(Open + 1, Close), All[0], *Symbols);
    Text += V ? formatValue(*V, 0, false) : "<" + toString(V.takeError()) + ">";
    Rest = Rest.drop_front(Close + 1);
  }
  if (OnLog)
    OnLog(Text);
}

/// Whether a breakpoint stops one of the threads that reach it.
bool Session::isHit(Breakpoint &B, const q7x2_stop &Stop, bool Counts,
                    const ThreadId *Own, uint32_t &Thread) {
  if (!B.IsEnabled || !is_contained(B.PCs, Stop.pc))
    return false;
  for (unsigned Lane = 0; Lane != 32; ++Lane) {
    if (!(Stop.executing >> Lane & 1))
      continue;
    ThreadId Id = threadOf(Stop);
    Id.Thread = Stop.warp * 32 + Lane;
    if ((B.Only && !(*B.Only == Id)) || (Own && !(*Own == Id)))
      continue;
    if (!B.Condition.empty()) {
      const std::vector<Frame> All = frames(Id);
      if (All.empty())
        continue;
      Expected<bool> Holds = evaluateCondition(B.Condition, All[0], *Symbols);
      if (!Holds) { // the user has to see that
        Pending.Message = "Error in testing condition for breakpoint " +
                          std::to_string(B.Number) + ": " +
                          toString(Holds.takeError());
      } else if (!*Holds) {
        continue;
      }
    }
    if (!B.Log.empty()) {
      if (Counts)
        log(B, Id);
      continue;
    }
    Thread = Id.Thread;
    if (!Counts)
      return true;
    ++B.Hits;
    if (!B.Ignore)
      return true;
    --B.Ignore;
    return false;
  }
  return false;
}

bool Session::isWritten(Breakpoint &B, const q7x2_stop &Stop, bool Counts) {
  const ThreadId Id = threadOf(Stop);
  Piece Memory;
  Memory.Kind = Piece::Memory;
  Memory.Size = B.T->Size;
  Memory.Address = B.Address;
  ThreadId Of = B.Watched; // whose shared memory it may be
  if (std::equal(Of.Block, Of.Block + 3, Id.Block))
    Of = Id;
  Expected<Value> New = readValue(B.T, {Memory}, ThreadView(Debugger, Of));
  if (!New) { // the block has ended
    consumeError(New.takeError());
    return false;
  }
  Pending.New = Pending.Old = *New;
  std::memcpy(Pending.Old.Bytes.data(), Stop.old, B.T->Size);
  if (!B.Condition.empty()) {
    const std::vector<Frame> All = frames(Id);
    Expected<bool> Holds =
        All.empty() ? Expected<bool>(true)
                    : evaluateCondition(B.Condition, All[0], *Symbols);
    if (!Holds)
      consumeError(Holds.takeError());
    else if (!*Holds)
      return false;
  }
  if (Counts)
    ++B.Hits;
  return true;
}

/// Whether the user is to see a stop of a launch that runs freely. \p Own: of
/// breakpoints those that this thread reaches.
bool Session::mustStop(const q7x2_stop &Stop, bool Counts,
                       const ThreadId *Own) {
  switch (Stop.reason) {
  case Q7X2_STOP_BREAK:
  case Q7X2_STOP_STEP:
  case Q7X2_STOP_TIME:
    for (Breakpoint &B : Breakpoints) {
      uint32_t Thread = Stop.thread;
      if (B.IsWatch || !isHit(B, Stop, Counts, Own, Thread))
        continue;
      Pending.Breakpoint = B.Number;
      Chosen = Thread;
      return true;
    }
    return false;
  case Q7X2_STOP_WRITE:
    for (const auto &[Range, Number] : WatchNumbers)
      if (Range == Stop.watch)
        if (Breakpoint *B = find(Number); B && isWritten(*B, Stop, Counts)) {
          Pending.Breakpoint = Number;
          return true;
        }
    return false;
  case Q7X2_STOP_GONE:
    return false;
  case Q7X2_STOP_FAILURE:
    return StopsAtFailures;
  case Q7X2_STOP_FINDING:
    return StopsAtFindings;
  default:
    return true;
  }
}

//===----------------------------------------------------------------------===//
// Frames
//===----------------------------------------------------------------------===//

std::vector<q7x2_debug_block> Session::blocks() const {
  std::vector<q7x2_debug_block> Result(q7x2_debugger_block_count(Debugger));
  for (size_t I = 0; I != Result.size(); ++I)
    q7x2_debugger_get_block(Debugger, I, &Result[I]);
  return Result;
}

Session::RegisterCounts Session::registers() const {
  RegisterCounts Counts;
  if (!Target.Kernel)
    return Counts;
  q7x2_kernel_info Info;
  q7x2_kernel_get_info(Target.Kernel, &Info);
  Counts.General = Info.registers;
  Counts.Uniform = Info.uniform_registers;
  return Counts;
}

Expected<q7x2_debug_thread> Session::thread(const ThreadId &Id) const {
  q7x2_debug_thread T;
  if (Error E =
          toError(q7x2_debugger_get_thread(Debugger, Id.Block, Id.Thread, &T)))
    return std::move(E);
  return T;
}

std::vector<Frame> Session::frames(const ThreadId &Id) const {
  Expected<q7x2_debug_thread> T = thread(Id);
  if (!T) {
    consumeError(T.takeError());
    return {};
  }
  if (T->state == Q7X2_THREAD_EXITED)
    return {};
  std::vector<Frame> Result;
  for (uint32_t Call = 0; Call <= T->calls; ++Call) {
    uint64_t PC = T->pc;
    if (Call)
      if (q7x2_error *E = q7x2_debugger_get_return(Debugger, Id.Block,
                                                   Id.Thread, Call, &PC)) {
        q7x2_error_free(E);
        break;
      }
    const uint64_t LookUp = Call ? PC - InstBytes : PC;
    std::vector<Scope> Scopes = Source->scopes(LookUp);
    if (Scopes.empty()) {
      Scope Unknown;
      Unknown.Function =
          demangle(describeCode(Target.Module, LookUp).function());
      Scopes.push_back(Unknown);
    }
    for (Scope &S : Scopes)
      Result.push_back(
          {ThreadView(Debugger, Id, Call), std::move(S), PC, LookUp});
  }
  return Result;
}

Expected<Frame> Session::frame() const {
  if (!hasThreads())
    return createStringError("The kernel is not being run.");
  std::vector<Frame> All = frames(Selected);
  if (All.empty())
    return createStringError("The selected thread has exited.");
  return All[std::min(FrameIndex, All.size() - 1)];
}

//===----------------------------------------------------------------------===//
// Stepping
//===----------------------------------------------------------------------===//

bool Session::isExecuting(const q7x2_stop &Stop, const ThreadId &Id) const {
  return std::equal(Stop.block, Stop.block + 3, Id.Block) &&
         Stop.warp == Id.Thread / 32 &&
         (Stop.executing >> (Id.Thread % 32) & 1);
}

const Session::Position &Session::placeOf(uint64_t PC) const {
  auto [It, IsNew] = Places.try_emplace(PC);
  Position &P = It->second;
  if (!IsNew)
    return P;
  const std::vector<Scope> Scopes = Source->scopes(PC);
  for (const Scope &S : reverse(Scopes))
    P.Functions.push_back(S.Die ? S.Die.getOffset() : 0);
  if (std::optional<SourceLine> L = Source->line(PC, &P.Begins))
    P.Line = *L;
  P.Begins &= !Source->isPrologue(PC);
  return P;
}

Session::Position Session::positionAt(const ThreadId &Id, uint64_t PC) const {
  Position P = placeOf(PC);
  if (Expected<q7x2_debug_thread> T = thread(Id))
    P.Calls = T->calls;
  else
    consumeError(T.takeError());
  return P;
}

/// The position of a frame, without the instructions of its callees.
Session::Position Session::positionOf(const Frame &F, size_t Outer,
                                      const std::vector<Frame> &All) const {
  Position P = positionAt(F.View.Id, F.LookUp);
  P.Calls -= F.View.Call;
  size_t Inner = 0; // scopes of the same call that are inside
  for (size_t I = 0; I != Outer; ++I)
    Inner += All[I].View.Call == F.View.Call;
  P.Functions.resize(P.Functions.size() - std::min(Inner, P.Functions.size()));
  P.Line = F.In.At;
  return P;
}

/// Whether a position is in something that the other's function has called.
bool Session::isInside(const Position &Inner, const Position &Outer) {
  if (Inner.Calls != Outer.Calls)
    return Inner.Calls > Outer.Calls;
  return Inner.Functions.size() > Outer.Functions.size() &&
         std::equal(Outer.Functions.begin(), Outer.Functions.end(),
                    Inner.Functions.begin());
}

bool Session::endsStep(StepKind Kind, const Position &From,
                       const Position &Now) {
  const bool Inside = isInside(Now, From);
  switch (Kind) {
  case StepKind::Instruction:
    return true;
  case StepKind::InstructionOverCalls:
    return Now.Calls <= From.Calls;
  case StepKind::Out:
    return Now.Calls < From.Calls || isInside(From, Now);
  case StepKind::Line:
    break;
  case StepKind::OverCalls:
  case StepKind::Forward:
    if (Inside)
      return false;
    break;
  }
  if (!Now.Line.Line)
    return false;
  if (Now.Calls < From.Calls)
    return true;
  const bool SameFunction =
      Now.Calls == From.Calls && Now.Functions == From.Functions;
  if (!Now.Begins || (SameFunction && Now.Line == From.Line))
    return false;
  return Kind != StepKind::Forward || !SameFunction ||
         Now.Line.Line >= From.Line.Line;
}

/// The value that the function of a frame has returned.
std::optional<Value> Session::returned(const Frame &From, const ThreadId &Id) {
  DWARFDie Function = From.In.Die;
  if (!Function || Function.getTag() != dwarf::DW_TAG_subprogram)
    return std::nullopt;
  if (!Function.find(dwarf::DW_AT_type))
    Function =
        Function.getAttributeValueAsReferencedDie(dwarf::DW_AT_specification);
  if (!Function || !Function.find(dwarf::DW_AT_type))
    return std::nullopt;
  const Type *T = Types.of(Function);
  constexpr uint64_t MaxBytes = 16;
  if (T->Kind == Type::Void || T->Kind == Type::Struct || T->Size > MaxBytes)
    return std::nullopt;
  Piece P;
  P.Kind = Piece::InRegister;
  P.Size = T->Size;
  P.Reg.Number = ResultRegister;
  Expected<Value> V = readValue(T, {P}, ThreadView(Debugger, Id));
  if (V)
    return std::move(*V);
  consumeError(V.takeError());
  return std::nullopt;
}

Event Session::step(StepKind Kind) {
  if (!hasThreads())
    return Last;
  const ThreadId Id = Selected;
  const std::vector<Frame> All = frames(Id);
  if (All.empty())
    return resume();
  const size_t Outer =
      Kind == StepKind::Out ? std::min(FrameIndex, All.size() - 1) : 0;
  const Position From = positionOf(All[Outer], Outer, All);
  q7x2_debugger_step_thread(Debugger, Id.Block, Id.Thread);
  bool Ends = false;
  Event E = wait([&](const q7x2_stop &S) {
    if (mustStop(S, /*Counts=*/true, &Id) || S.reason == Q7X2_STOP_GONE)
      return true;
    Ends = isExecuting(S, Id) && endsStep(Kind, From, positionAt(Id, S.pc));
    if (Ends)
      Chosen = Id.Thread;
    return Ends;
  });
  q7x2_debugger_step_thread(Debugger, nullptr, 0);
  if (Ends && E.Kind == Event::Stopped) {
    Last.Stop.reason = E.Stop.reason = Q7X2_STOP_STEP;
    if (Kind == StepKind::Out && !All[Outer].In.IsInlined)
      E.Returned = returned(All[Outer], Id);
  }
  select(E);
  return E;
}

//===----------------------------------------------------------------------===//
// Going back
//===----------------------------------------------------------------------===//

/// Runs from the beginning up to now, and shows all stops on the way, also
/// before each instruction of a thread. False if the user has interrupted it.
bool Session::scan(const ThreadId *Steps, Filter See) {
  const uint64_t Now = time();
  rewind();
  if (Steps)
    q7x2_debugger_step_thread(Debugger, Steps->Block, Steps->Thread);
  q7x2_debugger_set_stop_time(Debugger, Now);
  begin([&](const q7x2_stop &S) {
    // A write has happened before its stop.
    const bool Writes = S.reason == Q7X2_STOP_WRITE;
    if (S.time >= Now + Writes || S.reason == Q7X2_STOP_INTERRUPT)
      return true;
    return See(S);
  });
  return Last.Stop.reason != Q7X2_STOP_INTERRUPT;
}

/// Goes to the time found, to the start if there is none, or back to where the
/// search began.
Event Session::goBack(std::optional<uint64_t> Found, uint64_t Now,
                      bool IsComplete, const ThreadId &Id) {
  if (!IsComplete)
    Found = Now;
  Event E = goTo(Found.value_or(0), Id);
  if (!IsComplete)
    Last.Stop.reason = E.Stop.reason = Q7X2_STOP_INTERRUPT;
  E.IsAtStart = !Found;
  if (!Found)
    select(E);
  return E;
}

/// Launches again up to a time, with the view of a thread.
Event Session::goTo(uint64_t Time, const ThreadId &Id) {
  rewind();
  q7x2_debugger_set_stop_time(Debugger, Time);
  Event E = begin([&](const q7x2_stop &S) {
    return S.reason == Q7X2_STOP_TIME || S.time > Time ||
           S.reason == Q7X2_STOP_FAILURE;
  });
  q7x2_debugger_set_stop_time(Debugger, NoTime);
  Last.IsAtStart = E.IsAtStart = Time == 0;
  Selected = Id;
  FrameIndex = 0;
  return E;
}

Event Session::reverseResume() {
  if (!hasThreads())
    return Last;
  std::optional<uint64_t> Found;
  ThreadId Id = Selected;
  unsigned Number = 0;
  Value Old, New;
  const uint64_t Now = time();
  const bool IsComplete = scan(nullptr, [&](const q7x2_stop &S) {
    const bool Writes = S.reason == Q7X2_STOP_WRITE;
    // Before the instruction that writes.
    const uint64_t At = S.time - Writes;
    if (At >= Now || (S.reason != Q7X2_STOP_BREAK && !Writes) ||
        !mustStop(S, /*Counts=*/false))
      return false;
    Found = At;
    Id = threadOf(S);
    if (Chosen)
      Id.Thread = *Chosen;
    Number = Pending.Breakpoint;
    Old = Pending.New; // going back, the other way round
    New = Pending.Old;
    return false;
  });
  Event E = goBack(Found, Now, IsComplete, IsComplete ? Id : Selected);
  if (IsComplete) {
    E.Breakpoint = Number;
    E.Old = std::move(Old);
    E.New = std::move(New);
  }
  return E;
}

Event Session::reverseStep(StepKind Kind) {
  if (!hasThreads())
    return Last;
  const ThreadId Id = Selected;
  const std::vector<Frame> All = frames(Id);
  if (All.empty())
    return reverseResume();
  const size_t Outer =
      Kind == StepKind::Out ? std::min(FrameIndex, All.size() - 1) : 0;
  const Position From = positionOf(All[Outer], Outer, All);
  std::optional<uint64_t> Found;
  std::optional<Position> Previous;
  const uint64_t Now = time();
  const bool IsComplete = scan(&Id, [&](const q7x2_stop &S) {
    if (S.reason == Q7X2_STOP_WRITE || S.reason == Q7X2_STOP_FINDING ||
        !isExecuting(S, Id))
      return false;
    Position Here = positionAt(Id, S.pc);
    const bool Outside = !isInside(Here, From);
    bool Ends = false;
    switch (Kind) {
    case StepKind::Instruction:
      Ends = true;
      break;
    case StepKind::InstructionOverCalls:
      Ends = Here.Calls <= From.Calls;
      break;
    case StepKind::Out:
      Ends = Here.Calls < From.Calls || isInside(From, Here);
      break;
    default:
      // Where a step forward would have ended.
      Ends = (Kind == StepKind::Line || Outside) && Here.Begins &&
             Here.Line.Line &&
             (!Previous || Previous->Calls != Here.Calls ||
              Previous->Functions != Here.Functions ||
              !(Previous->Line == Here.Line));
      break;
    }
    if (Ends)
      Found = S.time;
    if (Kind == StepKind::Line || Outside)
      Previous = std::move(Here);
    return false;
  });
  return goBack(Found, Now, IsComplete, Id);
}
