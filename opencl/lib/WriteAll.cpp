//===-- WriteAll.cpp - Writing to a file ----------------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "WriteAll.h"
#include <cerrno>
#include <signal.h>
#include <time.h>
#include <unistd.h>

using namespace q7x2::opencl;

static bool writeLoop(int Descriptor, const std::string &Content) {
  for (size_t Done = 0; Done != Content.size();) {
    const ssize_t Now =
        write(Descriptor, Content.data() + Done, Content.size() - Done);
    if (Now == 0 || (Now < 0 && errno != EINTR))
      return false;
    Done += Now < 0 ? 0 : size_t(Now);
  }
  return true;
}

bool q7x2::opencl::writeAll(int Descriptor, const std::string &Content) {
  sigset_t Limit, Old, Before;
  sigemptyset(&Limit);
  sigaddset(&Limit, SIGXFSZ);
  sigpending(&Before);
  pthread_sigmask(SIG_BLOCK, &Limit, &Old);
  const bool Good = writeLoop(Descriptor, Content);
  // Of this thread; one that has been pending before stays.
  const timespec Now = {0, 0};
  if (!Good && !sigismember(&Before, SIGXFSZ))
    sigtimedwait(&Limit, nullptr, &Now);
  pthread_sigmask(SIG_SETMASK, &Old, nullptr);
  return Good;
}
