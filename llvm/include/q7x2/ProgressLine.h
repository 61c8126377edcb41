//===- q7x2/ProgressLine.h - A launch's progress on a terminal --*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// For clients of the simulator: a line on standard error, if that is a
// terminal, as
//
//   matmul: 12 of 64 blocks, 8.1 M instructions/s, 20 s left
//
// It appears when a launch has taken a second, and is erased at its end.
//
//===----------------------------------------------------------------------===//

#ifndef Q7X2_PROGRESSLINE_H
#define Q7X2_PROGRESSLINE_H

#include "q7x2/q7x2sim.h"
#include <chrono>
#include <cstdio>
#include <string>
#include <sys/ioctl.h>
#include <unistd.h>

namespace q7x2 {

class ProgressLine {
  using Clock = std::chrono::steady_clock;
  using Seconds = std::chrono::duration<double>;
  static constexpr Seconds Delay{1.0};

  std::string Kernel;
  Clock::time_point Begin, Last;
  q7x2_progress Before = {}; // as of Last
  bool Shown = false;

  static std::string number(double Value, const char *Unit) {
    char Text[64];
    std::snprintf(Text, sizeof(Text), Value < 10 ? "%.1f%s" : "%.0f%s", Value,
                  Unit);
    return Text;
  }

  static std::string rateText(double PerSecond) {
    return PerSecond < 1e6 ? number(PerSecond / 1e3, " k")
                           : number(PerSecond / 1e6, " M");
  }

  static std::string timeText(double Left) {
    return Left < 100    ? number(Left, " s")
           : Left < 6000 ? number(Left / 60, " min")
                         : number(Left / 3600, " h");
  }

  static size_t columns() {
    winsize Size = {};
    return ioctl(STDERR_FILENO, TIOCGWINSZ, &Size) == 0 && Size.ws_col
               ? Size.ws_col
               : 80;
  }

  std::string text(const q7x2_progress &P, Clock::time_point Now) const {
    std::string Text = Kernel + ": " + std::to_string(P.blocks_done) + " of " +
                       std::to_string(P.blocks) + " blocks";
    if (P.warp_instructions > Before.warp_instructions)
      Text += ", " +
              rateText(double(P.warp_instructions - Before.warp_instructions) /
                       Seconds(Now - Last).count()) +
              " instructions/s";
    if (P.blocks_done)
      Text +=
          ", " +
          timeText(Seconds(Now - Begin).count() *
                   double(P.blocks - P.blocks_done) / double(P.blocks_done)) +
          " left";
    return Text;
  }

public:
  /// Whether there is a terminal to show anything on.
  static bool isVisible() { return isatty(STDERR_FILENO); }

  /// A launch of a kernel begins.
  void begin(std::string Name) {
    Kernel = std::move(Name);
    Begin = Last = Clock::now();
    Before = {};
  }

  void show(const q7x2_progress &P) {
    const Clock::time_point Now = Clock::now();
    if (P.blocks_done < Before.blocks_done)
      Begin = Now; // it has started again
    if (Shown || Now - Begin >= Delay) {
      const std::string Text = text(P, Now).substr(0, columns() - 1);
      std::fprintf(stderr, "\r%s\x1b[K", Text.c_str());
      std::fflush(stderr);
      Shown = true;
    }
    Before = P;
    Last = Now;
  }

  /// Before anything else is printed, and at the end of the launch.
  void erase() {
    if (!Shown)
      return;
    std::fputs("\r\x1b[K", stderr);
    std::fflush(stderr);
    Shown = false;
  }
};

} // namespace q7x2

#endif // Q7X2_PROGRESSLINE_H
