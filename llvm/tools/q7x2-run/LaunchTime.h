//===- LaunchTime.h - How long a launch takes on the host -------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The output of --time: the time of the launch alone, without reading objects
// and the contents of buffers, and writing results.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_TOOLS_Q7X2_RUN_LAUNCHTIME_H
#define LLVM_TOOLS_Q7X2_RUN_LAUNCHTIME_H

#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/raw_ostream.h"
#include <chrono>

class LaunchTime {
  using Seconds = std::chrono::duration<double>;

  /// Of the host's clock, and of all threads of the process on its processors.
  struct Reading {
    std::chrono::steady_clock::time_point Now =
        std::chrono::steady_clock::now();
    std::chrono::nanoseconds User, System;

    Reading() {
      llvm::sys::TimePoint<> WallClock;
      llvm::sys::Process::GetTimeUsage(WallClock, User, System);
    }
  };
  const Reading Begin;

public:
  /// "launch: 0.501 s, 0.998 s of the host's processors"
  void print(llvm::raw_ostream &OS) const {
    const Reading End;
    const Seconds Elapsed = End.Now - Begin.Now;
    const Seconds Used = End.User + End.System - Begin.User - Begin.System;
    OS << llvm::formatv("launch: {0:F3} s, {1:F3} s of the host's processors\n",
                        Elapsed.count(), Used.count());
  }
};

#endif // LLVM_TOOLS_Q7X2_RUN_LAUNCHTIME_H
