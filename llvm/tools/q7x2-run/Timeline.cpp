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

Timeline::Timeline(StringRef Path, std::error_code &EC)
    : Path(Path), OS(Path, EC), J(OS) {
  J.objectBegin();
  J.attributeBegin("traceEvents");
  J.arrayBegin();
}

Timeline::~Timeline() {
  if (!Closed)
    consumeError(close());
}

Expected<std::unique_ptr<Timeline>> Timeline::create(StringRef Path) {
  std::error_code EC;
  std::unique_ptr<Timeline> T(new Timeline(Path, EC));
  if (EC)
    return createStringError(Path + ": " + EC.message());
  return std::move(T);
}

/// Names a block or a warp.
void Timeline::name(const char *What, uint32_t Warp, const std::string &Name) {
  J.object([&] {
    J.attribute("ph", "M");
    J.attribute("name", What);
    J.attribute("pid", Number);
    J.attribute("tid", Warp);
    J.attributeObject("args", [&] { J.attribute("name", Name); });
  });
}

/// Starts the next block, after the previous one in time, if the event is the
/// first of a block.
void Timeline::enter(const uint32_t Next[3], uint32_t Warp, uint64_t Until) {
  if (!HasBlock || !std::equal(Block, Block + 3, Next)) {
    Number += HasBlock;
    Base += End;
    End = 0;
    Warps = 0;
    HasBlock = true;
    std::copy_n(Next, 3, Block);
    name("process_name", 0,
         formatv("block ({0},{1},{2})", Block[0], Block[1], Block[2]));
  }
  for (; Warps <= Warp; ++Warps)
    name("thread_name", Warps, formatv("warp {0}", Warps));
  End = std::max(End, Until);
}

void Timeline::slice(StringRef Name, const char *Category, uint32_t Warp,
                     uint64_t Begin, uint64_t Length,
                     function_ref<void()> Arguments) {
  J.object([&] {
    J.attribute("ph", "X");
    J.attribute("name", Name);
    J.attribute("cat", Category);
    J.attribute("pid", Number);
    J.attribute("tid", Warp);
    J.attribute("ts", Base + Begin);
    J.attribute("dur", Length);
    if (Arguments)
      J.attributeObject("args", Arguments);
  });
}

void Timeline::issue(const q7x2_trace_event &E) {
  enter(E.block, E.warp, E.cycle + 1);
  slice(E.text, "issue", E.warp, E.cycle, 1, [&] {
    J.attribute("place", json::fixUTF8(E.place));
    J.attribute("active", formatv("{0:x-8}", E.active).str());
    J.attribute("executing", formatv("{0:x-8}", E.executing).str());
  });
}

void Timeline::stall(const q7x2_stall_event &E) {
  enter(E.block, E.warp, E.end);
  slice(q7x2_stall_name(E.cause), "stall", E.warp, E.begin, E.end - E.begin,
        nullptr);
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
