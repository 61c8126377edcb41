//===- q7x2-run.cpp - Runs kernels on the simulated machine ---------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A client of the simulator's C interface: loads objects, passes arguments,
// launches a kernel, and writes the contents of its buffers.
//
//===----------------------------------------------------------------------===//

#include "KernelList.h"
#include "LaunchTime.h"
#include "Processes.h"
#include "Q7X2Launch/Launcher.h"
#include "ReportWriter.h"
#include "Timeline.h"
#include "q7x2/ProgressLine.h"
#include "q7x2/q7x2sim.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"
#include <atomic>
#include <csignal>
#include <memory>

using namespace llvm;

static const int TrapStatus = 134;
static const int InterruptStatus = 128 + SIGINT; // as that of a shell

namespace {
struct ProfileDeleter {
  void operator()(q7x2_profile *P) const { q7x2_profile_destroy(P); }
};

/// A run of the tool. Each step returns an error if it fails.
class Run {
public:
  Run(const RunnerOptions &O, const Processes &P) : O(O), Peers(P), Work(O) {}
  /// The exit status.
  int execute();

private:
  const RunnerOptions &O;
  const Processes &Peers;
  Launcher Work;
  std::vector<PrintRequest> Prints;
  std::vector<std::pair<size_t, std::string>> Outs;
  q7x2_statistics Stats = {};
  q7x2::ProgressLine Line;
  std::unique_ptr<Timeline> Events; // null without --timeline
  std::unique_ptr<q7x2_profile, ProfileDeleter> Profile; // for --report
  json::Array Findings;                                  // of the checks

  Error prepare();
  Error parseOuts();
  Error checkBuffer(const Twine &Option, size_t Index) const;
  static void onIssue(void *Context, const q7x2_trace_event *E);
  static void onOutput(void *Context, const char *Text, size_t Length);
  static void onProgress(void *Context, const q7x2_progress *P);
  static void onStall(void *Context, const q7x2_stall_event *E);
  static void onFinding(void *Context, const q7x2_finding *F);
  q7x2_launch_options withCallbacks(q7x2_launch_options L);
  q7x2_error *timed(StringRef Name, function_ref<q7x2_error *()> Call);
  q7x2_error *launch(const q7x2_kernel *Kernel);
  Error writeResults();
  Error readBack(const Argument &A, uint64_t Bytes,
                 function_ref<void(ArrayRef<uint8_t>)> Take);
  Error writeOut(const Argument &A, StringRef Path);
  Error print(const PrintRequest &P);
  void printStats() const;
  Error openTimeline();
  Error setUp();
  int runEntry();
  int runKernel();
};
} // namespace

static int fail(const Twine &Message) {
  outs().flush();
  SmallVector<StringRef> Lines;
  SmallString<128> Buffer;
  Message.toStringRef(Buffer).split(Lines, '\n');
  for (StringRef Line : Lines)
    errs() << "q7x2-run: error: " << Line << '\n';
  return 1;
}

static int finish(q7x2_error *E) {
  SimErrorPtr Owner(E);
  fail(q7x2_error_message(E));
  switch (q7x2_error_get_kind(E)) {
  case Q7X2_ERROR_TRAP:
    return TrapStatus;
  case Q7X2_ERROR_CANCELLED:
    return InterruptStatus;
  default:
    return 1;
  }
}

//===----------------------------------------------------------------------===//
// Before the launch
//===----------------------------------------------------------------------===//

Error Run::checkBuffer(const Twine &Option, size_t Index) const {
  if (Index >= Work.args().size())
    return createStringError(Option + ": there is no argument " + Twine(Index));
  if (Work.args()[Index].Kind != Argument::Buffer)
    return createStringError(Option + ": argument " + Twine(Index) +
                             " is not a buffer");
  return Error::success();
}

Error Run::parseOuts() {
  for (const std::string &Spec : O.Outs) {
    auto [Index, Path] = StringRef(Spec).split('=');
    size_t N;
    if (Index.getAsInteger(10, N) || Path.empty())
      return createStringError("--out " + Spec + ": expected N=FILE");
    if (Error E = checkBuffer("--out " + Spec, N))
      return E;
    Outs.push_back({N, Path.str()});
  }
  return Error::success();
}

Error Run::prepare() {
  if (Error E = Work.parseArguments())
    return E;
  for (const std::string &Spec : O.Prints) {
    Expected<PrintRequest> P = parsePrint(Spec);
    if (!P)
      return P.takeError();
    if (Error E = checkBuffer("--print " + Spec, P->Index))
      return E;
    uint64_t Held = Work.args()[P->Index].BufferBytes / P->Type.Bytes;
    if (P->Count && *P->Count > Held)
      return createStringError("--print " + Spec + ": the buffer holds only " +
                               Twine(Held) + " values");
    Prints.push_back(*P);
  }
  return parseOuts();
}

//===----------------------------------------------------------------------===//
// The launch
//===----------------------------------------------------------------------===//

/// A line of --trace.
static void printIssue(const q7x2_trace_event *E) {
  errs() << formatv("{0,8} block ({1},{2},{3}) warp {4} {5:x-8} {6:x-8} "
                    "{7,-24} {8}\n",
                    E->cycle, E->block[0], E->block[1], E->block[2], E->warp,
                    E->active, E->executing, E->place, E->text);
}

void Run::onOutput(void *Context, const char *Text, size_t Length) {
  static_cast<Run *>(Context)->Line.erase();
  outs().write(Text, Length);
}

void Run::onProgress(void *Context, const q7x2_progress *P) {
  static_cast<Run *>(Context)->Line.show(*P);
}

void Run::onIssue(void *Context, const q7x2_trace_event *E) {
  Run *R = static_cast<Run *>(Context);
  if (R->O.Trace)
    printIssue(E);
  if (R->Events)
    R->Events->issue(*E);
}

void Run::onStall(void *Context, const q7x2_stall_event *E) {
  static_cast<Run *>(Context)->Events->stall(*E);
}

// Names in objects can be any bytes.
static json::Object partyObject(const q7x2_finding_party &P) {
  return json::Object{
      {"place", json::fixUTF8(P.place)},
      {"line", json::fixUTF8(P.line)},
      {"instruction", std::string(P.text)},
      {"block", json::Array{P.block[0], P.block[1], P.block[2]}},
      {"thread", json::Array{P.thread[0], P.thread[1], P.thread[2]}}};
}

void Run::onFinding(void *Context, const q7x2_finding *F) {
  outs().flush();
  errs() << "q7x2-run: " << F->message << '\n';
  json::Object Object{{"check", std::string(F->check)},
                      {"message", json::fixUTF8(F->message)},
                      {"count", F->count},
                      {"address", F->address},
                      {"variable", json::fixUTF8(F->variable)},
                      {"first", partyObject(F->first)}};
  if (F->has_second)
    Object["second"] = partyObject(F->second);
  static_cast<Run *>(Context)->Findings.push_back(std::move(Object));
}

/// Ends with an error if the checks have found anything.
static int withFindings(int Status, size_t Count) {
  if (!Count)
    return Status;
  const int Failed =
      fail(Twine(Count) + (Count == 1 ? " finding" : " findings"));
  return Status ? Status : Failed;
}

q7x2_launch_options Run::withCallbacks(q7x2_launch_options L) {
  L.trace = O.Trace || Events ? onIssue : nullptr;
  L.trace_context = this;
  L.stall = Events ? onStall : nullptr;
  L.stall_context = this;
  // Events are those of all blocks, so each process runs all.
  if (!O.Trace && O.Timeline.empty())
    L.ranks = Peers.ranks();
  L.output = onOutput;
  L.output_context = this;
  // Lines of --trace would be between it and its end.
  if (q7x2::ProgressLine::isVisible() && !O.Trace) {
    L.progress = onProgress;
    L.progress_context = this;
  }
  L.profile = Profile.get();
  L.finding = onFinding;
  L.finding_context = this;
  return L;
}

/// Calls the simulator, with the time for --time and the line of progress.
q7x2_error *Run::timed(StringRef Name, function_ref<q7x2_error *()> Call) {
  Line.begin(Name.str());
  const LaunchTime Time;
  q7x2_error *Problem = Call();
  Line.erase();
  if (O.Time)
    Time.print(errs());
  return Problem;
}

q7x2_error *Run::launch(const q7x2_kernel *Kernel) {
  const q7x2_launch_options L = withCallbacks(Work.launchOptions(Kernel));
  q7x2_kernel_info Info;
  q7x2_kernel_get_info(Kernel, &Info);
  return timed(Info.name,
               [&] { return q7x2_launch(Work.device(), Kernel, &L, &Stats); });
}

//===----------------------------------------------------------------------===//
// After the launch
//===----------------------------------------------------------------------===//

/// Reads a buffer's first bytes from the device, piece by piece: it may be
/// larger than the host's memory.
Error Run::readBack(const Argument &A, uint64_t Bytes,
                    function_ref<void(ArrayRef<uint8_t>)> Take) {
  constexpr uint64_t PieceBytes = 1 << 20; // a multiple of each value's size
  std::vector<uint8_t> Piece;
  for (uint64_t Done = 0; Done != Bytes; Done += Piece.size()) {
    Piece.resize(std::min(PieceBytes, Bytes - Done));
    if (Error E = toError(q7x2_read(Work.device(), A.Address + Done,
                                    Piece.data(), Piece.size())))
      return E;
    Take(Piece);
  }
  return Error::success();
}

Error Run::writeOut(const Argument &A, StringRef Path) {
  std::error_code EC;
  raw_fd_ostream OS(Path, EC);
  if (EC)
    return createStringError(Path + ": " + EC.message());
  Error Unread = readBack(A, A.BufferBytes, [&](ArrayRef<uint8_t> Piece) {
    OS.write(reinterpret_cast<const char *>(Piece.data()), Piece.size());
  });
  OS.close();
  if (OS.has_error()) {
    EC = OS.error();
    OS.clear_error();
    return joinErrors(std::move(Unread),
                      createStringError(Path + ": " + EC.message()));
  }
  return Unread;
}

Error Run::print(const PrintRequest &P) {
  const Argument &A = Work.args()[P.Index];
  const uint64_t Count = P.Count.value_or(A.BufferBytes / P.Type.Bytes);
  return readBack(A, Count * P.Type.Bytes, [&](ArrayRef<uint8_t> Piece) {
    for (size_t At = 0; At != Piece.size(); At += P.Type.Bytes)
      printValue(outs(), P.Type, Piece.data() + At);
  });
}

Error Run::writeResults() {
  for (const auto &[Index, Path] : Outs) {
    if (!Peers.isFirst())
      break;
    if (Error E = writeOut(Work.args()[Index], Path))
      return E;
  }
  for (const PrintRequest &P : Prints)
    if (Error E = print(P))
      return E;
  return Error::success();
}

/// The warps that are resident on a multiprocessor, on average.
static double achievedWarps(const q7x2_statistics &S) {
  return double(S.warp_cycles) / double(S.active_cycles);
}

/// Of a launch with the timing of the machine.
static void addMachine(const q7x2_statistics &S, json::Object &Result) {
  json::Object Hierarchy;
  for (size_t I = 0; I != Q7X2_MEMORY_COUNT; ++I)
    Hierarchy[q7x2_memory_name(I)] = S.memory[I];
  Result["hierarchy"] = std::move(Hierarchy);
  Result["occupancy"] =
      json::Object{{"resident_blocks", S.resident_blocks},
                   {"resident_warps", S.resident_warps},
                   {"machine_warps", S.machine_warps},
                   {"limit", q7x2_occupancy_limit_name(S.occupancy_limit)},
                   {"warp_cycles", S.warp_cycles},
                   {"active_cycles", S.active_cycles},
                   {"achieved_warps", achievedWarps(S)}};
}

/// Without cycles and stalls if there is no timing.
static json::Object statsObject(const q7x2_statistics &S) {
  json::Object Groups;
  for (size_t I = 0; I != Q7X2_GROUP_COUNT; ++I)
    Groups[q7x2_group_name(I)] =
        json::Object{{"warp_instructions", S.group_warp_instructions[I]},
                     {"thread_instructions", S.group_thread_instructions[I]}};
  json::Object Result{
      {"warp_instructions", S.warp_instructions},
      {"thread_instructions", S.thread_instructions},
      {"groups", std::move(Groups)},
      {"memory",
       json::Object{{"global_transactions", S.global_transactions},
                    {"shared_transactions", S.shared_transactions},
                    {"shared_bank_conflicts", S.shared_bank_conflicts}}},
      {"branches", json::Object{{"executed", S.branches},
                                {"divergent", S.divergent_branches}}}};
  if (S.cycles == 0)
    return Result;
  json::Object Stalls;
  for (size_t I = 0; I != Q7X2_STALL_COUNT; ++I)
    Stalls[q7x2_stall_name(I)] = S.stalls[I];
  Result["cycles"] = S.cycles;
  Result["stalls"] = std::move(Stalls);
  if (S.active_cycles)
    addMachine(S, Result);
  return Result;
}

static void printStatsText(const q7x2_statistics &S) {
  auto Line = [](StringRef Name, uint64_t Value) {
    outs() << formatv("{0,-28}{1,16}\n", Name, Value);
  };
  if (S.cycles)
    Line("cycles", S.cycles);
  Line("warp instructions", S.warp_instructions);
  Line("thread instructions", S.thread_instructions);
  for (size_t I = 0; I != Q7X2_GROUP_COUNT; ++I)
    if (S.group_warp_instructions[I])
      Line(formatv("  {0} warp instructions", q7x2_group_name(I)).str(),
           S.group_warp_instructions[I]);
  for (size_t I = 0; I != Q7X2_STALL_COUNT; ++I)
    if (S.stalls[I])
      Line(formatv("  stalled: {0}", q7x2_stall_name(I)).str(), S.stalls[I]);
  if (!S.active_cycles)
    return;
  auto Words = [](const char *Name) {
    std::string Text = Name;
    std::replace(Text.begin(), Text.end(), '_', ' ');
    return Text;
  };
  for (size_t I = 0; I != Q7X2_MEMORY_COUNT; ++I)
    if (S.memory[I])
      Line("  memory: " + Words(q7x2_memory_name(I)), S.memory[I]);
  outs() << formatv("{0,-28}{1,16:F1}\n", "warps of a multiprocessor",
                    achievedWarps(S))
         << formatv("{0,-28}{1,16}\n", "  at most", S.resident_warps)
         << formatv("{0,-28}{1,16}\n", "  limited by",
                    Words(q7x2_occupancy_limit_name(S.occupancy_limit)));
}

void Run::printStats() const {
  if (Stats.warp_instructions == 0) // the launch was refused
    return;
  if (O.Stats == StatsFormat::Json) {
    json::Object Object = statsObject(Stats);
    if (O.Checks)
      Object["findings"] = json::Array(Findings);
    outs() << formatv("{0:2}\n", json::Value(std::move(Object)));
  }
  if (O.Stats == StatsFormat::Text)
    printStatsText(Stats);
}

int Run::runEntry() {
  int32_t Value = 0;
  const q7x2_launch_options L = withCallbacks(Work.callOptions());
  q7x2_error *Problem = timed(O.Entry, [&] {
    return q7x2_call(Work.device(), Work.module(), O.Entry.c_str(),
                     EntryLocalBytes, &L, &Value, &Stats);
  });
  printStats();
  return withFindings(Problem ? finish(Problem) : Value & 0xff,
                      Findings.size());
}

int Run::runKernel() {
  Expected<const q7x2_kernel *> Kernel = Work.chooseKernel();
  if (!Kernel)
    return fail(toString(Kernel.takeError()));
  if (Error E = Work.allocateBuffers())
    return fail(toString(std::move(E)));
  if (q7x2_error *Problem = launch(*Kernel)) {
    printStats();
    return withFindings(finish(Problem), Findings.size());
  }
  if (Error E = writeResults())
    return fail(toString(std::move(E)));
  if (Profile && Peers.isFirst())
    if (Error E = writeReport(O.Report, Profile.get(), Stats, O.Objects))
      return fail(toString(std::move(E)));
  printStats();
  return withFindings(0, Findings.size());
}

Error Run::openTimeline() {
  if (O.Timeline.empty() || !Peers.isFirst())
    return Error::success();
  // Each block has its own clock with checks as well.
  const bool OneClock = O.Timing != Q7X2_TIMING_WARP && !O.Checks;
  Expected<std::unique_ptr<Timeline>> T =
      Timeline::create(O.Timeline, OneClock);
  if (!T)
    return T.takeError();
  Events = std::move(*T);
  return Error::success();
}

Error Run::setUp() {
  if (!O.Report.empty() && !isReportPath(O.Report))
    return createStringError("--report " + O.Report +
                             ": expected a name that ends with .html or .json");
  if (Error E = prepare())
    return E;
  if (Error E = Work.load())
    return E;
  return openTimeline();
}

/// For Ctrl-C: the launch ends with an error that says where the threads are. A
/// second one ends the program.
static std::atomic<q7x2_device *> Interruptible;

static void onInterrupt(int) {
  std::signal(SIGINT, SIG_DFL);
  if (q7x2_device *D = Interruptible)
    q7x2_cancel(D);
}

int Run::execute() {
  if (Error E = Peers.agree(setUp()))
    return fail(toString(std::move(E)));
  if (O.List) {
    printKernels(outs(), Work.module());
    return 0;
  }
  if (!O.Report.empty())
    Profile.reset(q7x2_profile_create());
  Interruptible = Work.device();
  std::signal(SIGINT, onInterrupt);
  int Status = O.Entry.empty() ? runKernel() : runEntry();
  Interruptible = nullptr;
  if (Events)
    if (Error E = Events->close())
      return fail(toString(std::move(E)));
  return Status;
}

int main(int Argc, char **Argv) {
  Processes Peers;
  if (Error E = Peers.join(Argv[0]))
    return fail(toString(std::move(E)));
  Expected<RunnerOptions> O =
      parseOptions(ArrayRef<const char *>(Argv + 1, Argc - 1), LaunchTool::Run);
  if (!O)
    return fail(toString(O.takeError()));
  if (O->Help) {
    printHelp(outs(), LaunchTool::Run);
    return 0;
  }
  if (O->MachineHelp) {
    outs() << q7x2_machine_help();
    return 0;
  }
  if (O->Version) {
    outs() << "q7x2-run, LLVM " LLVM_VERSION_STRING "\n";
    return 0;
  }
  return Run(*O, Peers).execute();
}
