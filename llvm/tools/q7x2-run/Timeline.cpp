//===- Timeline.cpp - A trace for Perfetto --------------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Timeline.h"
#include "llvm/Support/FormatVariadic.h"
#include <algorithm>

using namespace llvm;

Timeline::Timeline(StringRef Path, bool OneClock, std::error_code &EC)
    : Path(Path), OneClock(OneClock), OS(Path, EC), J(OS) {
  J.objectBegin();
  J.attributeBegin("traceEvents");
  J.arrayBegin();
}

Timeline::~Timeline() {
  if (!Closed)
    consumeError(close());
}

Expected<std::unique_ptr<Timeline>> Timeline::create(StringRef Path,
                                                     bool OneClock) {
  std::error_code EC;
  std::unique_ptr<Timeline> T(new Timeline(Path, OneClock, EC));
  if (EC)
    return createStringError(Path + ": " + EC.message());
  return std::move(T);
}

/// Names a block or a warp.
void Timeline::name(const char *What, const Process &P, uint32_t Warp,
                    const std::string &Name) {
  J.object([&] {
    J.attribute("ph", "M");
    J.attribute("name", What);
    J.attribute("pid", P.Number);
    J.attribute("tid", Warp);
    J.attributeObject("args", [&] { J.attribute("name", Name); });
  });
}

/// Returns the process of a block, which has a row for the warp. Blocks that do
/// not share a clock follow each other.
const Timeline::Process &Timeline::processOf(const uint32_t Block[3],
                                             uint32_t Warp) {
  const auto [It, IsNew] =
      Processes.try_emplace({Block[0], Block[1], Block[2]},
                            Process{Processes.size(), OneClock ? 0 : End});
  Process &P = It->second;
  if (IsNew)
    name("process_name", P, 0,
         formatv("block ({0},{1},{2})", Block[0], Block[1], Block[2]));
  for (; P.Warps <= Warp; ++P.Warps)
    name("thread_name", P, P.Warps, formatv("warp {0}", P.Warps));
  return P;
}

void Timeline::slice(StringRef Name, const char *Category, const Process &P,
                     uint32_t Warp, uint64_t Begin, uint64_t Length,
                     function_ref<void()> Arguments) {
  End = std::max(End, P.Base + Begin + Length);
  J.object([&] {
    J.attribute("ph", "X");
    J.attribute("name", Name);
    J.attribute("cat", Category);
    J.attribute("pid", P.Number);
    J.attribute("tid", Warp);
    J.attribute("ts", P.Base + Begin);
    J.attribute("dur", Length);
    if (Arguments)
      J.attributeObject("args", Arguments);
  });
}

void Timeline::issue(const q7x2_trace_event &E) {
  slice(E.text, "issue", processOf(E.block, E.warp), E.warp, E.cycle, 1, [&] {
    J.attribute("place", json::fixUTF8(E.place));
    J.attribute("active", formatv("{0:x-8}", E.active).str());
    J.attribute("executing", formatv("{0:x-8}", E.executing).str());
  });
}

void Timeline::stall(const q7x2_stall_event &E) {
  slice(q7x2_stall_name(E.cause), "stall", processOf(E.block, E.warp), E.warp,
        E.begin, E.end - E.begin, nullptr);
}

Error Timeline::close() {
  Closed = true;
  J.arrayEnd();
  J.attributeEnd();
  J.objectEnd();
  OS << '\n';
  OS.close();
  if (!OS.has_error())
    return Error::success();
  std::error_code EC = OS.error();
  OS.clear_error();
  return createStringError(Path + ": " + EC.message());
}
