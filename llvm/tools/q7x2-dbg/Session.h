//===- Session.h - A launch that is debugged --------------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A thread of its own runs the launch. When the launch stops, a filter decides
// in that thread whether the user is to see it; if so, the launch waits until
// it is resumed.
//
// Going back is to launch again: global memory is restored, and the launch,
// which is deterministic, stops at an earlier time. Which one is found by
// running up to now and looking at all stops on the way.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_TOOLS_Q7X2_DBG_SESSION_H
#define LLVM_TOOLS_Q7X2_DBG_SESSION_H

#include "Expression.h"
#include "LaunchTarget.h"
#include "q7x2/Disassembly.h"
#include <atomic>
#include <condition_variable>
#include <functional>
#include <map>
#include <mutex>
#include <thread>

namespace dbg {

struct Breakpoint {
  unsigned Number = 0;
  bool IsWatch = false;
  bool IsTemporary = false;
  bool IsEnabled = true;
  std::string Spec;          // as the user has said it: "k.cl:12", "p[4]"
  std::vector<uint64_t> PCs; // none: the place is not in the code
  SourceLine At;             // of the first one; line 0: unknown
  std::string Condition;     // empty: none
  std::string Log;           // text to print instead of stopping; empty: none
  uint64_t Hits = 0, Ignore = 0;
  std::optional<ThreadId> Only; // other threads do not stop
  // Of a watchpoint.
  uint64_t Address = 0;
  const Type *T = nullptr;
  ThreadId Watched; // the thread whose memory it is
};

/// The state of a launch that does not run.
struct Event {
  enum KindTy {
    None,    // it has not started
    Stopped, // Stop says why
    Ended,   // all threads have exited
    Failed   // with an error, in Message
  } Kind = None;
  q7x2_stop Stop = {};
  std::string Message;     // of a finding or failure
  unsigned Breakpoint = 0; // the number of the one that has stopped it, or 0
  Value Old, New;          // of a watchpoint
  bool IsAtStart = false;  // there is nothing earlier to go back to
  std::optional<Value> Returned; // by the function that has finished
};

/// How far to go.
enum class StepKind {
  Line,
  OverCalls,
  Instruction,
  InstructionOverCalls,
  Forward,
  Out
};

/// An instruction.
struct CodeText {
  std::string Place; // "f+0x10"; empty: there is no code
  std::string Text;

  llvm::StringRef function() const {
    return llvm::StringRef(Place).split('+').first;
  }
};
CodeText describeCode(const q7x2_module *Module, uint64_t PC);

class Session {
public:
  explicit Session(LaunchTarget T);
  ~Session();

  /// Called in the thread of the launch with the program's output.
  std::function<void(llvm::StringRef)> OnOutput;
  /// Called with the text of a breakpoint that prints one.
  std::function<void(llvm::StringRef)> OnLog;

  /// Called in the thread of the launch after interrupt(); whether it is to
  /// stop. Empty: it is.
  std::function<bool()> OnInterrupt;
  /// Whether the launch stops at its failure, and at findings of checks.
  bool StopsAtFailures = true, StopsAtFindings = true;
  /// Whether breakpoints may name places that later launches have.
  bool AllowsPending = false;

  llvm::Error load();
  const SourceInfo &source() const { return *Source; }
  Program &program() { return *Symbols; }
  const q7x2_module *module() const { return Target.Module; }
  q7x2_debugger *debugger() const { return Debugger; }
  bool isKernel() const { return Target.Kernel; }
  const std::string &kernelName() const { return Target.Name; }
  uint64_t entry() const;

  // Breakpoints.
  std::vector<Breakpoint> Breakpoints;
  /// Finds "FILE:LINE", "LINE", "FUNCTION" or "*ADDRESS".
  llvm::Expected<Breakpoint> resolve(llvm::StringRef Spec) const;
  llvm::Expected<Breakpoint> watchpoint(llvm::StringRef Expression);
  Breakpoint &add(Breakpoint B);
  Breakpoint *find(unsigned Number);
  void remove(unsigned Number);
  /// To be called when breakpoints have been changed.
  void updateBreakpoints();

  // Running. Each returns when the launch does not run any more.
  Event start(); // from the beginning
  Event resume();
  Event step(StepKind Kind);
  Event runTo(const Breakpoint &Temporary);
  Event reverseStep(StepKind Kind);
  Event reverseResume();
  void kill();
  /// Gives global memory the contents that the launch begins with.
  void restoreMemory();
  /// Lets the launch end without a stop, and returns its result.
  q7x2_error *finish();
  /// Stops the launch, if it runs, or the way back. May be called by any
  /// thread, and by a signal handler.
  void interrupt() {
    if (Runs)
      q7x2_debugger_interrupt(Debugger);
  }

  /// The result of the last launch; null: success. The caller owns it.
  q7x2_error *takeResult() { return Result.release(); }

  bool hasThreads() const { return Last.Kind == Event::Stopped; }
  const Event &last() const { return Last; }
  uint64_t time() const { return Last.Stop.time; }

  // The thread and the frame that the user looks at.
  ThreadId Selected;
  size_t FrameIndex = 0;
  /// The innermost first. None if the thread has exited.
  std::vector<Frame> frames(const ThreadId &Id) const;
  llvm::Expected<Frame> frame() const;
  llvm::Expected<q7x2_debug_thread> thread(const ThreadId &Id) const;
  std::vector<q7x2_debug_block> blocks() const;
  /// How many registers to show of a thread and its warp: those that the kernel
  /// uses; of a function, which does not say, the ones that it is likely to.
  struct RegisterCounts {
    unsigned General = 48, Predicate = 7, Uniform = 16;
  };
  RegisterCounts registers() const;

private:
  using Filter = std::function<bool(const q7x2_stop &)>;
  /// Where a thread is, for stepping.
  struct Position {
    uint32_t Calls = 0;
    std::vector<uint64_t> Functions; // the outermost first
    SourceLine Line;
    bool Begins = false;
  };

  const LaunchTarget Target;
  std::unique_ptr<q7x2::Disassembly> Decoder; // for the numbers of registers
  std::unique_ptr<SourceInfo> Source;
  TypeTable Types;
  std::unique_ptr<LocationReader> Locations;
  std::unique_ptr<Program> Symbols;
  q7x2_debugger *Debugger;
  q7x2_checkpoint *Initial = nullptr; // memory before the first instruction
  unsigned NextNumber = 1;
  /// Without the calls of a thread: steps ask for them at each instruction.
  mutable std::map<uint64_t, Position> Places;
  std::vector<std::pair<size_t, unsigned>> WatchNumbers; // of ranges

  std::thread Worker;
  std::atomic<bool> Runs = false;
  std::mutex Lock;
  std::condition_variable Changed;
  enum StateTy { Idle, Running, Waiting, Done } State = Idle;
  Filter Goal;
  Event Last;
  SimErrorPtr Result;
  Event Pending;                  // the filter's event for the stop
  std::optional<uint32_t> Chosen; // the thread that the stop is about
  bool IsKilled = false;
  uint64_t TextCount = 0, TextsShown = 0;

  static void onStop(void *Context, q7x2_debugger *, const q7x2_stop *Stop);
  static void onText(void *Context, const char *Text, size_t Length);
  void stopped(const q7x2_stop &Stop);
  void execute();
  void rewind();
  Event begin(Filter Goal);
  Event wait(Filter Goal);
  Event await(std::unique_lock<std::mutex> &Guard);
  Event goTo(uint64_t Time, const ThreadId &Id);
  bool scan(const ThreadId *Steps, Filter See);
  Event goBack(std::optional<uint64_t> Found, uint64_t Now, bool IsComplete,
               const ThreadId &Id);
  void select(const Event &E);

  bool mustStop(const q7x2_stop &Stop, bool Counts = true,
                const ThreadId *Own = nullptr);
  bool isHit(Breakpoint &B, const q7x2_stop &Stop, bool Counts,
             const ThreadId *Own, uint32_t &Thread);
  bool isWritten(Breakpoint &B, const q7x2_stop &Stop, bool Counts);
  void log(const Breakpoint &B, const ThreadId &Id);
  bool isExecuting(const q7x2_stop &Stop, const ThreadId &Id) const;
  Position positionOf(const Frame &F, size_t Outer,
                      const std::vector<Frame> &All) const;
  const Position &placeOf(uint64_t PC) const;
  Position positionAt(const ThreadId &Id, uint64_t PC) const;
  static bool isInside(const Position &Inner, const Position &Outer);
  static bool endsStep(StepKind Kind, const Position &From,
                       const Position &Now);
  std::optional<Value> returned(const Frame &From, const ThreadId &Id);
  ThreadId threadOf(const q7x2_stop &Stop) const;
};

} // namespace dbg

#endif // LLVM_TOOLS_Q7X2_DBG_SESSION_H
