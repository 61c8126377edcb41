//===- Options.cpp - The command line of q7x2-run -------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Not LLVM's CommandLine: its options are one set for a whole process, and
// libLLVM has taken --stats and others already.
//
//===----------------------------------------------------------------------===//

#include "Options.h"
#include "llvm/ADT/SmallVector.h"

using namespace llvm;

const char HelpText[] =
    R"(usage: q7x2-run [options] OBJECT...

Loads objects, resolves their relocations among themselves, launches a kernel
and writes results.

  --kernel NAME         the kernel; may be left out if there is only one
  --grid X[,Y[,Z]]      blocks (default 1)
  --block X[,Y[,Z]]     threads of a block (default: as many as the kernel
                          requires, or 1)
  --arg SPEC            an argument; one option for each parameter, in order:
                          i8 ... i64, u8 ... u64, f16, bf16, f32, f64:VALUE
                            (several values, with commas, for a vector)
                          buf:BYTES           a buffer of zeros
                          buf:TYPE:V,V,...    a buffer of values
                          buf@FILE            a buffer with a file's contents
                          shared:BYTES        a pointer to shared memory
  --out N=FILE          write buffer argument N (from 0) to a file afterwards
  --print N:TYPE[:COUNT]
                        print buffer argument N, one value a line
  --entry NAME          call `int NAME(void)` in one thread instead of a kernel;
                        its value is the exit status
  --stats[=json]        print statistics
  --trace               print each instruction that issues, to standard error
  --timeline FILE       write a trace of the warps for Perfetto or
                        chrome://tracing
  --host-threads N      threads of the host that run blocks (default: as many
                        as it has cores); results do not depend on it
  --max-cycles N        end with an error after N cycles
  --help                print this text

Exit status: 0, or that of --entry; 134 after a trap; 1 after any other error.
)";

namespace {
/// Walks over the arguments.
class Parser {
public:
  explicit Parser(ArrayRef<const char *> Argv) : Argv(Argv) {}
  Error parse(RunnerOptions &O);

private:
  ArrayRef<const char *> Argv;
  size_t Next = 0;

  Error parseOption(StringRef Name, bool HasValue, StringRef Value,
                    RunnerOptions &O);
  Error parseWithValue(StringRef Name, StringRef Value, RunnerOptions &O);
};
} // namespace

static Error usageError(const Twine &What) { return createStringError(What); }

static Error parseSizes(StringRef Option, StringRef Value, uint32_t Sizes[3]) {
  SmallVector<StringRef, 3> Parts;
  Value.split(Parts, ',');
  if (Parts.size() > 3)
    return usageError("--" + Option + ": more than three sizes");
  for (size_t I = 0; I != Parts.size(); ++I)
    if (Parts[I].getAsInteger(10, Sizes[I]) || Sizes[I] == 0)
      return usageError("--" + Option + ": '" + Parts[I] +
                        "' is not a positive number");
  return Error::success();
}

template <typename T>
static Error parsePositive(StringRef Option, StringRef Value, T &Number) {
  if (Value.getAsInteger(10, Number) || Number == 0)
    return usageError("--" + Option + ": '" + Value +
                      "' is not a positive number");
  return Error::success();
}

Error Parser::parseWithValue(StringRef Name, StringRef Value,
                             RunnerOptions &O) {
  if (Name == "kernel")
    O.Kernel = Value.str();
  else if (Name == "entry")
    O.Entry = Value.str();
  else if (Name == "arg")
    O.Args.push_back(Value.str());
  else if (Name == "out")
    O.Outs.push_back(Value.str());
  else if (Name == "print")
    O.Prints.push_back(Value.str());
  else if (Name == "grid")
    return parseSizes(Name, Value, O.Grid);
  else if (Name == "block") {
    O.HasBlock = true;
    return parseSizes(Name, Value, O.Block);
  } else if (Name == "timeline")
    O.Timeline = Value.str();
  else if (Name == "host-threads")
    return parsePositive(Name, Value, O.HostThreads);
  else
    return parsePositive(Name, Value, O.MaxCycles);
  return Error::success();
}

Error Parser::parseOption(StringRef Name, bool HasValue, StringRef Value,
                          RunnerOptions &O) {
  if (Name == "stats") {
    if (HasValue && Value != "json")
      return usageError("--stats: the format is json, or left out");
    O.Stats = HasValue ? StatsFormat::Json : StatsFormat::Text;
    return Error::success();
  }
  if (Name == "trace" || Name == "help") {
    if (HasValue)
      return usageError("--" + Name + " has no value");
    (Name == "trace" ? O.Trace : O.Help) = true;
    return Error::success();
  }
  static const StringLiteral WithValue[] = {
      "kernel", "entry", "arg",      "out",          "print",
      "grid",   "block", "timeline", "host-threads", "max-cycles"};
  if (!is_contained(WithValue, Name))
    return usageError("unknown option --" + Name);
  if (!HasValue) {
    if (Next == Argv.size())
      return usageError("--" + Name + " needs a value");
    Value = Argv[Next++];
  }
  return parseWithValue(Name, Value, O);
}

Error Parser::parse(RunnerOptions &O) {
  while (Next != Argv.size()) {
    StringRef Arg = Argv[Next++];
    if (!Arg.consume_front("--")) {
      if (Arg.starts_with("-") && Arg.size() > 1)
        return usageError("unknown option " + Arg);
      O.Objects.push_back(Arg.str());
      continue;
    }
    auto [Name, Value] = Arg.split('=');
    if (Error E = parseOption(Name, Arg.contains('='), Value, O))
      return E;
  }
  return Error::success();
}

static Error checkTogether(const RunnerOptions &O) {
  if (O.Objects.empty())
    return usageError("no object given");
  if (O.Entry.empty())
    return Error::success();
  if (!O.Kernel.empty() || !O.Args.empty() || !O.Outs.empty() ||
      !O.Prints.empty())
    return usageError("--entry takes the place of --kernel and has no "
                      "arguments");
  return Error::success();
}

Expected<RunnerOptions> parseOptions(ArrayRef<const char *> Argv) {
  RunnerOptions O;
  if (Error E = Parser(Argv).parse(O))
    return std::move(E);
  if (O.Help)
    return O;
  if (Error E = checkTogether(O))
    return std::move(E);
  return O;
}
