//===- Launch.cpp - Launches a kernel -------------------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Launch.h"
#include "Checker.h"
#include "Debugger.h"
#include "Functional.h"
#include "Grid.h"
#include "Output.h"
#include "Params.h"
#include "Profile.h"
#include "Report.h"
#include "SimError.h"
#include "Target.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MathExtras.h"

using namespace q7x2;
using namespace llvm;

namespace {
// The machine's limits.
constexpr uint64_t MaxSharedBytes = 164 * 1024;
constexpr uint64_t MaxLocalBytes = uint64_t(1) << 30;

// The register of the return address (docs/abi.md).
constexpr unsigned ReturnAddressReg = 20;

/// The data of a launch: the state that blocks share, and the constant banks
/// that differ from the module's.
struct Setup {
  LaunchState State;
  std::vector<uint8_t> Bank0;
  std::vector<uint8_t> Copied[2]; // banks 2 and 3, if they have copies
};
} // namespace

static void write32(std::vector<uint8_t> &Bank, unsigned Offset, uint64_t V) {
  support::endian::write32le(Bank.data() + Offset, uint32_t(V));
}
static void write64(std::vector<uint8_t> &Bank, unsigned Offset, uint64_t V) {
  support::endian::write64le(Bank.data() + Offset, V);
}

static uint32_t workDim(const q7x2_launch_options &O) {
  if (O.work_dim)
    return O.work_dim;
  return O.grid[2] * O.block[2] > 1 ? 3 : O.grid[1] * O.block[1] > 1 ? 2 : 1;
}

/// Fills in the part of constant bank 0 that describes the launch.
static void fillBank0(Setup &S, const q7x2_launch_options &O) {
  using namespace Q7X2::CBank0;
  for (unsigned I = 0; I != 3; ++I) {
    write32(S.Bank0, BlockSize + 4 * I, S.State.Block[I]);
    write32(S.Bank0, GridSize + 4 * I, S.State.Grid[I]);
    write32(S.Bank0, LastBlockSize + 4 * I, S.State.LastBlock[I]);
    write32(S.Bank0, GlobalOffset + 4 * I, O.global_offset[I]);
    write32(S.Bank0, GlobalOffsetHigh + 4 * I, O.global_offset[I] >> 32);
  }
  write32(S.Bank0, WorkDim, workDim(O));
  write32(S.Bank0, LocalBytes, S.State.LocalBytes);
  write32(S.Bank0, DynamicShared, S.State.SharedBytes - O.shared_bytes);
  write32(S.Bank0, DynamicShared + 4, O.shared_bytes);
  write64(S.Bank0, Q7X2::CBank0::SharedWindow, q7x2::SharedWindow);
  write64(S.Bank0, Q7X2::CBank0::LocalWindow, q7x2::LocalWindow);
  write64(S.Bank0, Q7X2::CBank0::OutputPort, OutputPortAddress);
}

/// Returns true if the pointers among a kernel's arguments, already stored in
/// constant bank 0, are null or point to different allocations.
static bool areDistinct(const Q7X2::KernelInfo &Kernel, ArrayRef<uint8_t> Bank0,
                        const GlobalMemory &Memory) {
  if (!Kernel.Params)
    return false;
  SmallPtrSet<const Allocation *, 8> Seen;
  for (const Q7X2::KernelParam &P : *Kernel.Params) {
    if (!isBuffer(P.Type))
      continue;
    const uint64_t Address = support::endian::read64le(Bank0.data() + P.Offset);
    if (!Address)
      continue;
    const Allocation *A = Memory.find(Address, 1);
    if (!A || !Seen.insert(A).second)
      return false;
  }
  return true;
}

static OutputPort::WriteFn outputFunction(const q7x2_launch_options &O) {
  if (!O.output)
    return nullptr;
  return [Fn = O.output, Data = O.output_context](const std::string &Text) {
    Fn(Data, Text.data(), Text.size());
  };
}

static void setBank(LaunchState &L, unsigned N, ArrayRef<uint8_t> Data) {
  L.Banks[N].Data = Data.data();
  L.Banks[N].Size = Data.size();
}

static void connect(Setup &S, const Module &M, const GlobalMemory &Memory) {
  LaunchState &L = S.State;
  L.Code = M.code().Insts.data();
  L.Timings = M.code().Timings.data();
  L.CodeSize = M.code().Insts.size();
  L.Memory = &Memory;
  setBank(L, 0, S.Bank0);
  for (unsigned Bank : {2, 3})
    setBank(L, Bank, M.bank(Bank));
  for (const BankCopy &Copy : M.bankCopies()) {
    std::vector<uint8_t> &Bytes = S.Copied[Copy.Bank - 2];
    if (Bytes.empty()) {
      Bytes = M.bank(Copy.Bank);
      setBank(L, Copy.Bank, Bytes);
    }
    std::copy_n(Memory.access(Copy.Address, Copy.Size), Copy.Size,
                Bytes.data() + Copy.Offset);
  }
}

/// Checks the options that select how a launch is executed.
static Error checkTiming(const q7x2_launch_options &O) {
  if (O.timing > Q7X2_TIMING_MACHINE)
    return simError(Q7X2_ERROR_ARGUMENT,
                    formatv("there is no timing {0}", unsigned(O.timing)));
  if (O.timing == Q7X2_TIMING_NONE && O.stall)
    return simError(Q7X2_ERROR_ARGUMENT,
                    "without timing there are no stalls to report");
  return Error::success();
}

static Error checkSizes(const q7x2_launch_options &O) {
  uint64_t Threads = 1;
  for (unsigned I = 0; I != 3; ++I) {
    if (O.grid[I] == 0 || O.block[I] == 0)
      return simError(Q7X2_ERROR_ARGUMENT,
                      "the sizes of grid and block must be at least 1");
    Threads *= O.block[I];
    if (Threads > MaxThreadsPerBlock)
      return simError(
          Q7X2_ERROR_ARGUMENT,
          formatv("a block has at most {0} threads", MaxThreadsPerBlock));
  }
  for (unsigned I = 0; I != 3; ++I)
    if (O.threads[I] && divideCeil(O.threads[I], O.block[I]) != O.grid[I])
      return simError(Q7X2_ERROR_ARGUMENT,
                      formatv("{0} threads are not {1} blocks of {2}",
                              O.threads[I], O.grid[I], O.block[I]));
  if (O.work_dim > 3)
    return simError(Q7X2_ERROR_ARGUMENT, "the work dimension is at most 3");
  return Error::success();
}

/// Returns the number of threads of the last block in a dimension.
static uint32_t lastBlock(const q7x2_launch_options &O, unsigned Dimension) {
  const uint64_t Threads = O.threads[Dimension];
  const uint32_t Block = O.block[Dimension];
  return Threads ? Threads - uint64_t(O.grid[Dimension] - 1) * Block : Block;
}

/// Checks the block size against the one that the kernel was compiled for.
static Error checkBlock(const Q7X2::KernelInfo &Info,
                        const q7x2_launch_options &O) {
  const uint32_t *B = O.block;
  if (const auto &R = Info.RequiredBlock;
      R && !std::equal(B, B + 3, R->begin()))
    return simError(
        Q7X2_ERROR_ARGUMENT,
        formatv("kernel '{0}' requires blocks of {1}x{2}x{3} threads, not of "
                "{4}x{5}x{6}",
                Info.Name, (*R)[0], (*R)[1], (*R)[2], B[0], B[1], B[2]));
  for (unsigned I = 0; I != 3; ++I)
    if (!Info.PartialBlocks && lastBlock(O, I) != B[I])
      return simError(Q7X2_ERROR_ARGUMENT,
                      formatv("kernel '{0}' does not allow partial blocks: {1} "
                              "threads are not a multiple of {2}",
                              Info.Name, O.threads[I], B[I]));
  const auto &Max = Info.MaxBlock;
  if (Max && B[0] * B[1] * B[2] > (*Max)[0] * (*Max)[1] * (*Max)[2])
    return simError(Q7X2_ERROR_ARGUMENT,
                    formatv("kernel '{0}' allows blocks of {1} threads at most",
                            Info.Name, (*Max)[0] * (*Max)[1] * (*Max)[2]));
  return Error::success();
}

static Error checkMemory(const Twine &Subject, uint64_t Shared, uint64_t Local,
                         uint64_t Threads) {
  if (Shared > MaxSharedBytes)
    return simError(Q7X2_ERROR_ARGUMENT,
                    formatv("{0} needs {1} bytes of shared memory, a block has "
                            "at most {2}",
                            Subject.str(), Shared, MaxSharedBytes));
  if (Local > MaxLocalBytes / Threads)
    return simError(Q7X2_ERROR_ARGUMENT,
                    formatv("{0} needs {1} bytes of thread-local memory for "
                            "each of {2} threads, a block has at most {3}",
                            Subject.str(), Local, Threads, MaxLocalBytes));
  return Error::success();
}

static RunOptions runOptions(const Module &M, const q7x2_launch_options &O,
                             const CancelScope &Cancel,
                             const MachineDescription &Machine,
                             ProgressMeter &Progress) {
  RunOptions R;
  R.Machine = &Machine;
  R.Cancel = &Cancel;
  R.Progress = &Progress;
  R.MaxCycles = O.max_cycles;
  R.Debug = O.debugger ? &O.debugger->Impl : nullptr;
  if (O.timing != Q7X2_TIMING_DEFAULT)
    R.Timing = O.timing;
  // The checks need the blocks to run one after another.
  if (O.checks && R.Timing != Q7X2_TIMING_NONE)
    R.Timing = Q7X2_TIMING_WARP;
  if (O.trace)
    R.Trace = [&M, O](const IssueEvent &E) {
      std::string Place = M.placeName(E.PC), Text = M.instText(E.PC);
      q7x2_trace_event Event;
      Event.cycle = E.Cycle;
      std::copy_n(E.Block.Index, 3, Event.block);
      Event.warp = E.W.Index;
      Event.active = E.Active;
      Event.executing = E.Mask;
      Event.place = Place.c_str();
      Event.text = Text.c_str();
      O.trace(O.trace_context, &Event);
    };
  if (O.stall)
    R.Stall = [O](const StallEvent &E) {
      q7x2_stall_event Event;
      Event.begin = E.Begin;
      Event.end = E.End;
      std::copy_n(E.Block.Index, 3, Event.block);
      Event.warp = E.W.Index;
      Event.cause = unsigned(E.Cause);
      O.stall(O.stall_context, &Event);
    };
  return R;
}

namespace {
/// The checks of a launch and their findings.
class Checks {
  const Module &M;
  const q7x2_launch_options &O;
  FindingList Findings;
  std::optional<Checker> Check;

public:
  Checks(const Module &M, const q7x2_launch_options &O) : M(M), O(O) {}
  /// Called when the rest of the launch's state is complete.
  void start(LaunchState &L, StringRef Kernel) {
    if (!O.checks)
      return;
    Check.emplace(O.checks, L, M, Findings);
    L.Check = &*Check;
    if (O.debugger)
      Findings.OnNew = [this, Name = Kernel.str()](const Finding &F) {
        O.debugger->Impl.found(F, describeFinding(F, M, Name));
      };
  }
  /// Reports the findings, even if the launch has failed.
  Error finish(StringRef Kernel) {
    reportFindings(Findings, M, Kernel, O);
    if (const char *Problem = Check ? Check->problem() : nullptr)
      return simError(Q7X2_ERROR_OUT_OF_MEMORY, Problem);
    return Error::success();
  }
};
} // namespace

/// Describes why a block did not complete.
static Failure failureOf(Outcome Result, const Module &M, const Setup &S,
                         const BlockState *Block, const Engine *E,
                         StringRef Name, const q7x2_launch_options &O) {
  switch (Result) {
  case Outcome::Fault:
    return {Q7X2_ERROR_FAULT, describeFault(M, S.State, *Block, *E, Name)};
  case Outcome::Trap:
    return {Q7X2_ERROR_TRAP, describeFault(M, S.State, *Block, *E, Name)};
  case Outcome::Deadlock:
    return {Q7X2_ERROR_DEADLOCK, describeDeadlock(M, *Block, Name)};
  case Outcome::Spin:
    return {Q7X2_ERROR_DEADLOCK, describeSpin(M, *Block, Name)};
  case Outcome::Cancelled:
    return {Q7X2_ERROR_CANCELLED,
            formatv("kernel {0} has been cancelled{1}", Name,
                    describePlaces(M, Block, Name))};
  case Outcome::Done:
  case Outcome::CycleLimit:
    break;
  }
  return {
      Q7X2_ERROR_CYCLE_LIMIT,
      formatv("kernel {0} takes more than {1} {2}{3}", Name, O.max_cycles,
              O.timing == Q7X2_TIMING_NONE ? "instructions of warps" : "cycles",
              describePlaces(M, Block, Name))};
}

namespace {
/// Notifies the debugger, if any, of the launch's start and end.
class DebuggedLaunch {
  q7x2_debugger *Debugger;

public:
  DebuggedLaunch(const LaunchState &L, const q7x2_launch_options &O)
      : Debugger(O.debugger) {
    if (Debugger)
      Debugger->Impl.launchStarts(L, outputFunction(O));
  }
  DebuggedLaunch(const DebuggedLaunch &) = delete;
  ~DebuggedLaunch() {
    if (Debugger)
      Debugger->Impl.launchEnds();
  }
};
} // namespace

/// Describes an outcome after a debugger has seen the block.
static Failure describeOutcome(Outcome Result, const Module &M, const Setup &S,
                               const BlockState *Block, const Engine *E,
                               StringRef Name, const q7x2_launch_options &O) {
  Failure F = failureOf(Result, M, S, Block, E, Name, O);
  if (O.debugger)
    O.debugger->Impl.failed(F.Kind, F.What, Block, E,
                            Result == Outcome::Fault ||
                                Result == Outcome::Trap);
  return F;
}

q7x2_limits q7x2::machineLimits(const MachineDescription &Machine) {
  q7x2_limits L;
  L.warp_threads = WarpSize;
  L.block_threads = MaxThreadsPerBlock;
  L.multiprocessors = Machine.Multiprocessors;
  L.clock_mhz = Machine.ClockMHz;
  L.global_bytes = GlobalEnd - GlobalBase;
  L.shared_bytes = MaxSharedBytes - SharedAlign;
  L.local_bytes = MaxLocalBytes;
  L.parameter_bytes = ConstBankBytes - Q7X2::CBank0::Params;
  return L;
}

Error q7x2::launchKernel(const Module &M, const GlobalMemory &Memory,
                         const Kernel &K, const q7x2_launch_options &O,
                         const CancelScope &Cancel,
                         const MachineDescription &Machine, Statistics &Stats) {
  if (Error E = checkTiming(O))
    return E;
  if (Error E = checkSizes(O))
    return E;
  if (Error E = checkBlock(K.Info, O))
    return E;
  Setup S;
  LaunchState &L = S.State;
  std::copy_n(O.grid, 3, L.Grid);
  std::copy_n(O.block, 3, L.Block);
  for (unsigned I = 0; I != 3; ++I)
    L.LastBlock[I] = lastBlock(O, I);
  L.ThreadsPerBlock = O.block[0] * O.block[1] * O.block[2];
  L.Registers = K.Info.Registers;
  L.RegistersInCode = std::max(L.Registers, M.registerCount());
  L.Barriers = K.Info.Barriers;
  L.Entry = K.Entry;
  S.Bank0.resize(Q7X2::CBank0::Params);
  uint64_t Shared = K.Info.Shared.value_or(M.sharedBytes());
  L.StaticShared = Shared;
  if (Error E = placeArguments(K.Info, ArrayRef(O.args, O.arg_count), S.Bank0,
                               Shared))
    return E;
  S.Bank0.resize(alignTo(S.Bank0.size(), Q7X2::BankEndAlign));
  // Dynamic shared memory comes last, since kernels find its start in constant
  // bank 0.
  if (O.shared_bytes)
    Shared = alignTo(std::max<uint64_t>(Shared, 1), SharedAlign) +
             std::min(O.shared_bytes, GlobalEnd);
  if (Error E = checkMemory("kernel '" + K.Info.Name + "'", Shared,
                            K.Info.Local, L.ThreadsPerBlock))
    return E;
  L.SharedBytes = Shared;
  L.LocalBytes = K.Info.Local;
  fillBank0(S, O);
  write32(S.Bank0, Q7X2::CBank0::DistinctBuffers,
          areDistinct(K.Info, S.Bank0, Memory));
  connect(S, M, Memory);
  ProgressMeter Progress(O, uint64_t(O.grid[0]) * O.grid[1] * O.grid[2]);
  RunOptions Options = runOptions(M, O, Cancel, Machine, Progress);
  if (Options.Timing == Q7X2_TIMING_MACHINE)
    L.ClockMHz = Machine.ClockMHz;
  if (O.profile) {
    Options.Counters = &O.profile->Impl;
    Options.Counters->start(L, Options.Timing);
  }
  auto Describe = [&](Outcome Result, const BlockState *Block,
                      const Engine *E) {
    return describeOutcome(Result, M, S, Block, E, K.Info.Name, O);
  };
  Checks Check(M, O);
  Check.start(L, K.Info.Name);
  const DebuggedLaunch Debugged(L, O);
  Grid G(L, Options, outputFunction(O), Describe,
         O.ranks && O.ranks->count > 1 ? O.ranks : nullptr);
  std::optional<Failure> F = G.run(O.host_threads, Stats);
  Error Unchecked = Check.finish(K.Info.Name);
  if (F) {
    consumeError(std::move(Unchecked));
    return simError(F->Kind, F->What);
  }
  if (Unchecked)
    return Unchecked;
  if (Options.Counters)
    Options.Counters->finish(M, K.Info.Name);
  return Error::success();
}

namespace {

/// A program: functions that are called one after another, each in a new thread
/// and with the same memory.
class Program {
  const Module &M;
  DeviceMemory &Memory;
  const q7x2_launch_options &O;
  ProgressMeter Progress;
  const RunOptions Options;
  Statistics &Stats;
  Checks Check;
  Setup S;
  BlockState Block;
  OutputPort Port;
  uint64_t Arguments;
  std::shared_ptr<const GlobalMemory> View;
  int32_t Status = 0;
  uint64_t HostTarget = 0;

public:
  Program(const Module &M, DeviceMemory &Memory, const q7x2_launch_options &O,
          const CancelScope &Cancel, const MachineDescription &Machine,
          Statistics &Stats)
      : M(M), Memory(Memory), O(O), Progress(O, 1),
        Options(runOptions(M, O, Cancel, Machine, Progress)), Stats(Stats),
        Check(M, O), Port(outputFunction(O)),
        Arguments(Memory.allocate(2 * sizeof(uint64_t), "argv")),
        View(Memory.view()) {}
  ~Program() { Memory.free(Arguments); }
  Error prepare(uint64_t LocalBytes);
  /// Calls functions one after another until one of them ends the program.
  Error callAll(ArrayRef<uint32_t> Functions);
  const LaunchState &state() const { return S.State; }
  /// Returns true if the last call has returned.
  bool hasReturned() const { return HostTarget == HostReturn; }
  int32_t status() const { return Status; }
  Expected<int32_t> run(uint32_t Entry);
  /// Reports the findings of the checks.
  Error finish(StringRef Name) { return Check.finish(Name); }

private:
  Error call(uint32_t Entry);
};

} // namespace

Error Program::prepare(uint64_t LocalBytes) {
  LaunchState &L = S.State;
  L.Registers = L.RegistersInCode = M.registerCount();
  L.SharedBytes = L.StaticShared = M.sharedBytes();
  L.LocalBytes = LocalBytes;
  L.CalledByHost = true;
  L.Output = &Port;
  S.Bank0.resize(Q7X2::CBank0::Params);
  q7x2_launch_options Single = O;
  std::fill_n(Single.grid, 3, 1);
  std::fill_n(Single.block, 3, 1);
  std::fill_n(Single.threads, 3, 0);
  fillBank0(S, Single);
  connect(S, M, *View);
  Check.start(L, "");
  if (!Block.prepare(L))
    return simError(Q7X2_ERROR_OUT_OF_MEMORY, "out of memory for the thread");
  return Error::success();
}

Error Program::call(uint32_t Entry) {
  S.State.Entry = Entry;
  Block.start(S.State, 0, 0, 0);
  Warp &W = *Block.Warps[0];
  W.R[ReturnAddressReg][0] = uint32_t(HostReturn);
  W.R[ReturnAddressReg + 1][0] = uint32_t(HostReturn >> 32);
  // Set argc and argv of a program without arguments.
  W.R[ResultReg][0] = 1;
  W.R[ResultReg + 2][0] = uint32_t(Arguments);
  W.R[ResultReg + 3][0] = uint32_t(Arguments >> 32);
  std::unique_ptr<Engine> R = createEngine(S.State, Block, Options, Stats);
  if (Options.Debug)
    Options.Debug->blockStarts(Block);
  const Outcome Ended = R->run();
  const llvm::scope_exit End([&] {
    if (Options.Debug)
      Options.Debug->blockEnds(Block);
  });
  if (Ended != Outcome::Done) {
    const std::string Place = M.placeName(Entry);
    Failure F = describeOutcome(Ended, M, S, &Block, R.get(),
                                StringRef(Place).split('+').first, O);
    return simError(F.Kind, F.What);
  }
  HostTarget = R->hostTarget();
  Status = HostTarget ? int32_t(W.R[ResultReg][0]) : 0;
  return Error::success();
}

Error Program::callAll(ArrayRef<uint32_t> Functions) {
  for (uint32_t Function : Functions) {
    if (Error E = call(Function))
      return E;
    if (!hasReturned())
      break;
  }
  return Error::success();
}

Expected<int32_t> Program::run(uint32_t Entry) {
  std::vector<uint32_t> Calls = M.initializers();
  Calls.push_back(Entry);
  if (Error E = callAll(Calls))
    return std::move(E);
  // The program's status stands unless a finalizer exits with another one.
  int32_t Result = Status;
  for (uint32_t Function : M.finalizers()) {
    if (HostTarget != HostReturn && HostTarget != HostExit)
      break;
    if (Error E = call(Function))
      return std::move(E);
    if (HostTarget != HostReturn)
      Result = Status;
  }
  return Result;
}

Expected<int32_t> q7x2::callFunction(const Module &M, DeviceMemory &Memory,
                                     StringRef Name, uint64_t LocalBytes,
                                     const q7x2_launch_options &O,
                                     const CancelScope &Cancel,
                                     const MachineDescription &Machine,
                                     Statistics &Stats) {
  if (Error E = checkTiming(O))
    return std::move(E);
  const SymbolPlace *Function = M.findSymbol(Name);
  if (!Function)
    return simError(Q7X2_ERROR_ARGUMENT,
                    formatv("there is no function '{0}'", Name));
  if (!Function->IsCode)
    return simError(Q7X2_ERROR_ARGUMENT,
                    formatv("'{0}' is not a function", Name));
  if (Error E = checkMemory("'" + Name + "'", M.sharedBytes(), LocalBytes, 1))
    return std::move(E);
  Program P(M, Memory, O, Cancel, Machine, Stats);
  if (Error E = P.prepare(LocalBytes))
    return std::move(E);
  const DebuggedLaunch Debugged(P.state(), O);
  Expected<int32_t> Result =
      P.run((Function->Address - CodeWindow) / InstBytes);
  if (Error E = P.finish(Name)) {
    consumeError(Result.takeError());
    return std::move(E);
  }
  return Result;
}

Error q7x2::initializeModule(const Module &M, DeviceMemory &Memory,
                             const q7x2_launch_options &O,
                             const CancelScope &Cancel,
                             const MachineDescription &Machine) {
  constexpr uint64_t LocalBytes = 1 << 20;
  if (Error E = checkTiming(O))
    return E;
  if (Error E = checkMemory("an initializer", M.sharedBytes(), LocalBytes, 1))
    return E;
  Statistics Stats; // excluded from the launch's
  Program P(M, Memory, O, Cancel, Machine, Stats);
  if (Error E = P.prepare(LocalBytes))
    return E;
  Error Called = P.callAll(M.initializers());
  if (Error E = P.finish("an initializer")) {
    consumeError(std::move(Called));
    return E;
  }
  if (!Called && !P.hasReturned())
    return simError(Q7X2_ERROR_FAULT,
                    formatv("an initializer has ended the program with status "
                            "{0} before the launch",
                            P.status()));
  return Called;
}
