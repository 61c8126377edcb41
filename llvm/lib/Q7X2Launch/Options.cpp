//===- Options.cpp - The command lines of launches ------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The options are those of Opts.td. OptTable is used, not CommandLine, because
// libLLVM has options of its own in the latter, --stats among them.
//
//===----------------------------------------------------------------------===//

#include "Options.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Option/ArgList.h"
#include "llvm/Option/OptTable.h"
#include "llvm/Option/Option.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/StringSaver.h"
#include <cstdlib>
#include <limits>

using namespace llvm;
using namespace llvm::opt;

namespace {

/// The tools that have an option, as Opts.td names them.
enum VisibilityFlag { RunOption = 1 << 1, DbgOption = 1 << 2 };

enum ID {
  OPT_INVALID = 0, // not an option
#define OPTION(...) LLVM_MAKE_OPT_ID(__VA_ARGS__),
#include "Opts.inc"
#undef OPTION
};

#define OPTTABLE_STR_TABLE_CODE
#include "Opts.inc"
#undef OPTTABLE_STR_TABLE_CODE

#define OPTTABLE_PREFIXES_TABLE_CODE
#include "Opts.inc"
#undef OPTTABLE_PREFIXES_TABLE_CODE

constexpr OptTable::Info InfoTable[] = {
#define OPTION(...) LLVM_CONSTRUCT_OPT_INFO(__VA_ARGS__),
#include "Opts.inc"
#undef OPTION
};

class RunOptTable : public GenericOptTable {
public:
  RunOptTable()
      : GenericOptTable(OptionStrTable, OptionPrefixesTable, InfoTable) {}
};

} // namespace

/// Parses a number from Least up that T can hold.
template <typename T>
static Error parseNumber(StringRef Option, StringRef Text, T &Number,
                         T Least = 1) {
  if (!Text.getAsInteger(10, Number) && Number >= Least)
    return Error::success();
  return createStringError(Option + ": '" + Text + "' is not a number from " +
                           Twine(Least) + " to " +
                           Twine(std::numeric_limits<T>::max()));
}

template <typename T>
static Error parseSizes(const InputArgList &Args, ID Option, T Sizes[3],
                        T Least = 1) {
  const Arg *A = Args.getLastArg(Option);
  if (!A)
    return Error::success();
  const StringRef Name = A->getOption().getPrefixedName();
  SmallVector<StringRef, 3> Texts;
  StringRef(A->getValue()).split(Texts, ',');
  if (Texts.size() > 3)
    return createStringError(Name + ": more than three sizes");
  for (size_t I = 0; I != Texts.size(); ++I)
    if (Error E = parseNumber(Name, Texts[I], Sizes[I], Least))
      return E;
  return Error::success();
}

template <typename T>
static Error parsePositive(const InputArgList &Args, ID Option, T &Number) {
  const Arg *A = Args.getLastArg(Option);
  if (!A)
    return Error::success();
  return parseNumber(A->getOption().getPrefixedName(), A->getValue(), Number);
}

static Error parseStats(const InputArgList &Args, StatsFormat &Format) {
  const Arg *A = Args.getLastArg(OPT_stats, OPT_stats_EQ);
  if (!A)
    return Error::success();
  const bool IsText = A->getOption().matches(OPT_stats);
  if (!IsText && StringRef(A->getValue()) != "json")
    return createStringError("--stats: '" + Twine(A->getValue()) +
                             "' is not a format; expected json");
  Format = IsText ? StatsFormat::Text : StatsFormat::Json;
  return Error::success();
}

static Error parseTiming(const InputArgList &Args, q7x2_timing &Timing) {
  const Arg *A = Args.getLastArg(OPT_timing);
  if (!A)
    return Error::success();
  using Result = std::optional<q7x2_timing>;
  const Result Found = StringSwitch<Result>(A->getValue())
                           .Case("none", Q7X2_TIMING_NONE)
                           .Case("warp", Q7X2_TIMING_WARP)
                           .Case("machine", Q7X2_TIMING_MACHINE)
                           .Default(std::nullopt);
  if (!Found)
    return createStringError("--timing: '" + Twine(A->getValue()) +
                             "' is not none, warp or machine");
  Timing = *Found;
  return Error::success();
}

/// The nearest option in the text of the error has at most this many letters
/// inserted, removed or replaced.
static const unsigned MaxEditDistance = 2;

static Visibility optionsOf(LaunchTool Tool) {
  return Visibility(DefaultVis |
                    (Tool == LaunchTool::Run ? RunOption : DbgOption));
}

static Error unknownOption(const OptTable &Table, Visibility Mask,
                           StringRef Text) {
  std::string Message = ("unknown option " + Text).str();
  std::string Nearest;
  if (Table.findNearest(Text, Nearest, Mask, /*MinimumLength=*/3) <=
      MaxEditDistance)
    Message += "; did you mean " + Nearest + "?";
  return createStringError(Message);
}

static Error checkOptions(const OptTable &Table, Visibility Mask,
                          const InputArgList &Args, unsigned MissingIndex,
                          unsigned MissingCount) {
  if (MissingCount)
    return createStringError(Twine(Args.getArgString(MissingIndex)) +
                             " needs a value");
  if (const Arg *A = Args.getLastArg(OPT_UNKNOWN))
    return unknownOption(Table, Mask, A->getAsString(Args));
  return Error::success();
}

static Error parseChecks(const InputArgList &Args, uint32_t &Checks) {
  const Arg *A = Args.getLastArg(OPT_check);
  const char *List = A ? A->getValue() : std::getenv("Q7X2_RUN_CHECK");
  if (!List || (!A && !*List))
    return Error::success();
  Checks = q7x2_parse_checks(List);
  if (Checks)
    return Error::success();
  return createStringError(Twine(A ? "--check" : "Q7X2_RUN_CHECK") + ": '" +
                           List +
                           "' is not a list of checks; expected race, init, "
                           "sync or all");
}

static Error readOptions(const InputArgList &Args, RunnerOptions &O) {
  O.Objects = Args.getAllArgValues(OPT_INPUT);
  O.Kernel = Args.getLastArgValue(OPT_kernel).str();
  O.Entry = Args.getLastArgValue(OPT_entry).str();
  O.Args = Args.getAllArgValues(OPT_arg);
  O.Outs = Args.getAllArgValues(OPT_out);
  O.Prints = Args.getAllArgValues(OPT_print);
  O.Machine = Args.getLastArgValue(OPT_machine).str();
  O.Timeline = Args.getLastArgValue(OPT_timeline).str();
  O.Report = Args.getLastArgValue(OPT_report).str();
  O.List = Args.hasArg(OPT_list_kernels);
  O.Time = Args.hasArg(OPT_time);
  O.Trace = Args.hasArg(OPT_trace);
  O.HasBlock = Args.hasArg(OPT_block);
  O.Batch = Args.hasArg(OPT_batch);
  O.Dap = Args.hasArg(OPT_dap);
  for (const Arg *A : Args.filtered(OPT_ex, OPT_command))
    O.Commands.push_back({A->getOption().matches(OPT_command), A->getValue()});
  if (Error E = parseSizes(Args, OPT_grid, O.Grid))
    return E;
  if (Error E = parseSizes(Args, OPT_block, O.Block))
    return E;
  if (Error E = parseSizes(Args, OPT_threads, O.Threads))
    return E;
  if (Error E = parseSizes<uint64_t>(Args, OPT_offset, O.Offset, 0))
    return E;
  if (Args.hasArg(OPT_threads) && Args.hasArg(OPT_grid))
    return createStringError("--threads replaces --grid");
  if (Error E = parsePositive(Args, OPT_host_threads, O.HostThreads))
    return E;
  if (Error E = parsePositive(Args, OPT_max_cycles, O.MaxCycles))
    return E;
  if (Error E = parsePositive(Args, OPT_shared, O.SharedBytes))
    return E;
  if (Error E = parseTiming(Args, O.Timing))
    return E;
  if (Error E = parseChecks(Args, O.Checks))
    return E;
  return parseStats(Args, O.Stats);
}

static Error checkCombination(const RunnerOptions &O) {
  if (O.Dap) // the client names the launch
    return Error::success();
  if (O.Objects.empty())
    return createStringError("no object given");
  if (!O.Entry.empty() && (!O.Kernel.empty() || !O.Args.empty() ||
                           !O.Outs.empty() || !O.Prints.empty()))
    return createStringError(
        "--entry replaces --kernel and takes no arguments");
  if (O.Timing == Q7X2_TIMING_NONE && !O.Timeline.empty())
    return createStringError("--timeline needs timing, not --timing=none");
  if (O.Timing == Q7X2_TIMING_NONE && !O.Report.empty())
    return createStringError("--report needs timing, not --timing=none");
  if (!O.Report.empty() && !O.Entry.empty())
    return createStringError("--report needs a kernel, not --entry");
  return Error::success();
}

Expected<RunnerOptions> parseOptions(ArrayRef<const char *> Argv,
                                     LaunchTool Tool) {
  const RunOptTable Table;
  unsigned MissingIndex, MissingCount;
  BumpPtrAllocator Storage;
  StringSaver Saver(Storage);
  SmallVector<const char *, 32> All;
  if (std::optional<std::string> Preset =
          sys::Process::GetEnv("Q7X2_RUN_OPTIONS"))
    cl::TokenizeGNUCommandLine(Saver.save(*Preset), Saver, All);
  append_range(All, Argv);
  const Visibility Mask = optionsOf(Tool);
  const InputArgList Args =
      Table.ParseArgs(All, MissingIndex, MissingCount, Mask);
  RunnerOptions O;
  O.Help = Args.hasArg(OPT_help);
  O.MachineHelp = Args.getLastArgValue(OPT_machine) == "help";
  O.Version = Args.hasArg(OPT_version);
  if (O.Help || O.MachineHelp || O.Version)
    return O;
  if (Error E = checkOptions(Table, Mask, Args, MissingIndex, MissingCount))
    return std::move(E);
  if (Error E = readOptions(Args, O))
    return std::move(E);
  if (Error E = checkCombination(O))
    return std::move(E);
  return O;
}

void printHelp(raw_ostream &OS, LaunchTool Tool) {
  const bool Runs = Tool == LaunchTool::Run;
  RunOptTable().printHelp(
      OS,
      Runs ? "q7x2-run [options] OBJECT..." : "q7x2-dbg [options] OBJECT...",
      Runs ? "Links objects, launches a kernel on the simulated machine and "
             "writes its results"
           : "Debugs a kernel on the simulated machine",
      /*ShowHidden=*/false, /*ShowAllAliases=*/false, optionsOf(Tool));
  if (Runs)
    OS << "\nExit status: 0, or that of --entry; 134 after a trap; 130 after "
          "Ctrl-C, 1 after any other error.\n";
  else
    OS << "\nThe command `help` lists those of the debugger. Exit status of "
          "--batch: 1 if a\ncommand or the launch has failed, or a check has "
          "found something; otherwise 0.\n";
  OS << "Options in the environment variable Q7X2_RUN_OPTIONS precede those "
        "of the command\nline.\n";
}
