//===-- Timeline.cpp - The commands of a process in time ------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Timeline.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"
#include <cstdio>
#include <cstdlib>
#include <mutex>
#include <set>
#include <unistd.h>

using namespace q7x2::opencl;
using namespace llvm;

namespace {

/// The row of user events; those of queues are their numbers.
constexpr unsigned UserRow = 0;

class Timeline {
  std::mutex Lock;
  std::error_code Problem;
  raw_fd_ostream OS;
  json::OStream J;
  const pid_t Process = getpid();
  std::set<unsigned> Rows; // that have a name
  uint64_t Flows = 0;
  bool Closed = false;

  void nameRow(const _cl_event &E, unsigned Row);
  void flow(const _cl_event::Cause &From, unsigned Row, cl_ulong To);
  void launchArguments(const LaunchRecord &L);

public:
  explicit Timeline(const char *Path);
  bool isOpen() const { return !Problem; }
  void add(const _cl_event &E, const Execution &X, cl_int Status);
  void close();
};

} // namespace

/// The file's times are microseconds.
static double microseconds(cl_ulong Nanoseconds) {
  return double(Nanoseconds) / 1000;
}

static unsigned rowOf(const _cl_event &E) {
  return E.Queue ? E.Queue->Number : UserRow;
}

static const char *commandName(cl_command_type Type) {
  switch (Type) {
#define COMMAND(TYPE, NAME)                                                    \
  case CL_COMMAND_##TYPE:                                                      \
    return NAME;
#include "Commands.def"
#undef COMMAND
  default:
    return "command";
  }
}

Timeline::Timeline(const char *Path) : OS(Path, Problem), J(OS) {
  if (Problem) {
    std::fprintf(stderr, "q7x2-opencl: error: %s: %s\n", Path,
                 Problem.message().c_str());
    return;
  }
  J.objectBegin();
  J.attribute("displayTimeUnit", "ns");
  J.attributeBegin("traceEvents");
  J.arrayBegin();
}

void Timeline::nameRow(const _cl_event &E, unsigned Row) {
  if (!Rows.insert(Row).second)
    return;
  std::string Name = "user events";
  if (E.Queue)
    Name = "queue " + utostr(Row) +
           (E.Queue->inOrder() ? " (in order)" : " (out of order)");
  J.object([&] {
    J.attribute("ph", "M");
    J.attribute("name", "thread_name");
    J.attribute("pid", 0);
    J.attribute("tid", Row);
    J.attributeObject("args", [&] { J.attribute("name", Name); });
  });
}

/// An arrow from the last moment of one command to the first of another.
void Timeline::flow(const _cl_event::Cause &From, unsigned Row, cl_ulong To) {
  ++Flows;
  auto End = [&](const char *Phase, unsigned Tid, cl_ulong Time) {
    J.object([&] {
      J.attribute("ph", Phase);
      J.attribute("name", "wait list");
      J.attribute("cat", "dependence");
      J.attribute("id", Flows);
      J.attribute("pid", 0);
      J.attribute("tid", Tid);
      J.attribute("ts", microseconds(Time));
      if (*Phase == 'f')
        J.attribute("bp", "e");
    });
  };
  End("s", From.Row, From.Ended - 1);
  End("f", Row, To);
}

void Timeline::launchArguments(const LaunchRecord &L) {
  auto Size = [&](const char *Name, const uint32_t N[3]) {
    J.attributeArray(Name, [&] {
      for (unsigned I = 0; I != 3; ++I)
        J.value(N[I]);
    });
  };
  Size("grid", L.Grid);
  Size("block", L.Block);
  J.attribute("cycles", L.Statistics.cycles);
  J.attribute("warp_instructions", L.Statistics.warp_instructions);
  J.attributeObject("stalls", [&] {
    for (size_t I = 0; I != Q7X2_STALL_COUNT; ++I)
      if (L.Statistics.stalls[I])
        J.attribute(q7x2_stall_name(I), L.Statistics.stalls[I]);
  });
}

void Timeline::add(const _cl_event &E, const Execution &X, cl_int Status) {
  std::lock_guard<std::mutex> Guard(Lock);
  // A process that has been forked off has the file as well.
  if (Closed || getpid() != Process)
    return;
  const unsigned Row = rowOf(E);
  nameRow(E, Row);
  const Times &T = E.Times;
  J.object([&] {
    J.attribute("ph", "X");
    J.attribute("name", X.Launch ? json::fixUTF8(X.Launch->Kernel)
                                 : std::string(commandName(E.Type)));
    J.attribute("cat", X.Launch                       ? "launch"
                       : X.HostBytes || X.DeviceBytes ? "transfer"
                                                      : "other");
    J.attribute("pid", 0);
    J.attribute("tid", Row);
    J.attribute("ts", microseconds(T.Started));
    J.attribute("dur", microseconds(T.Ended - T.Started));
    J.attributeObject("args", [&] {
      if (E.Queue) {
        J.attribute("queued", T.Queued);
        J.attribute("submitted", T.Submitted);
      }
      J.attribute("status", Status);
      if (X.HostBytes)
        J.attribute("bytes_to_or_from_host", X.HostBytes);
      if (X.DeviceBytes)
        J.attribute("bytes_within_device", X.DeviceBytes);
      if (X.Launch)
        launchArguments(*X.Launch);
    });
  });
  for (const _cl_event::Cause &C : E.Causes)
    flow(C, Row, T.Started);
}

void Timeline::close() {
  std::lock_guard<std::mutex> Guard(Lock);
  if (Closed || getpid() != Process)
    return;
  Closed = true;
  J.arrayEnd();
  J.attributeEnd();
  J.objectEnd();
  OS << '\n';
  OS.close();
  if (OS.has_error())
    std::fprintf(stderr, "q7x2-opencl: error: the timeline: %s\n",
                 OS.error().message().c_str());
  OS.clear_error();
}

static Timeline *openTimeline() {
  const char *Path = std::getenv("Q7X2_CL_TIMELINE");
  if (!Path)
    return nullptr;
  static Timeline *TheTimeline;
  TheTimeline = new Timeline(Path);
  if (!TheTimeline->isOpen())
    return nullptr;
  std::atexit([] { TheTimeline->close(); });
  return TheTimeline;
}

static Timeline *timeline() {
  static Timeline *const TheTimeline = openTimeline();
  return TheTimeline;
}

void q7x2::opencl::noteCause(_cl_event &E, const _cl_event &Earlier) {
  if (timeline())
    E.Causes.push_back({rowOf(Earlier), Earlier.Times.Ended});
}

void q7x2::opencl::addToTimeline(const _cl_event &E, const Execution &X,
                                 cl_int Status) {
  if (Timeline *T = timeline())
    T->add(E, X, Status);
}
